// clause: kernel of hdl/src/front/clause.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module clause (
  input wire clock,
  input wire reset,
  input wire granted,
  input wire [2:0] class_,
  input wire starts,
  input wire [5:0] length,
  input wire legal,
  input wire exec_none,
  output reg [2:0] reserved
);

  wire inside_;
  wire opens;
  reg [5:0] left;
  reg [5:0] left_next;
  reg [2:0] open_class;
  reg [2:0] open_class_next;

  always @* begin
    reserved = 3'd0;
    if (inside_ & (left != 6'd0)) begin
      reserved = open_class;
    end
  end

  assign inside_ = (class_ == open_class) | legal;
  assign opens = (open_class == 3'd0) & (class_ != 3'd1) & (~((class_ == 3'd4) & exec_none));

  always @* begin
    left_next = left;
    if (granted) begin
      left_next = 6'd0;
      if ((6'd1 < left) & (opens | inside_)) begin
        left_next = left - 6'd1;
      end
      if (starts & (length != 6'd0) & (length != 6'h3f)) begin
        left_next = length + 6'd1;
      end
    end
    if (reset) begin
      left_next = 6'd0;
    end
  end

  always @* begin
    open_class_next = open_class;
    if (granted) begin
      open_class_next = 3'd0;
      if ((6'd1 < left) & (opens | inside_)) begin
        open_class_next = open_class;
        if (opens) begin
          open_class_next = class_;
        end
      end
    end
    if (reset) begin
      open_class_next = 3'd0;
    end
  end

  initial begin
    left = 6'd0;
    open_class = 3'd0;
  end
  always @(posedge clock) begin
    left <= left_next;
    open_class <= open_class_next;
  end

endmodule

`default_nettype wire
