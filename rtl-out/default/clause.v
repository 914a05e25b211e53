// clause: kernel of hdl/src/front/clause.rs:9
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module clause (
  input wire clock, // The one clock.
  input wire reset, // No wave runs here.
  input wire granted, // The head issues.
  input wire [2:0] class_, // The head's class.
  input wire starts, // The head is S_CLAUSE.
  input wire [5:0] length, // Its SIMM165:0.
  input wire legal, // The head may stand in any clause.
  input wire exec_none, // EXEC is zero: a vector ALU clause does not start.
  output reg [2:0] reserved // The class that the wave has for itself; Illegal for none.
);
  localparam [2:0] ISSUE_CLASS_ILLEGAL = 3'd0;
  localparam [2:0] ISSUE_CLASS_FLOW = 3'd1;
  localparam [2:0] ISSUE_CLASS_VALU = 3'd4;

  wire inside_;
  wire opens;
  reg [5:0] left;
  reg [5:0] left_next;
  reg [2:0] open_class; // IssueClass
  reg [2:0] open_class_next; // IssueClass

  always @* begin
    reserved = ISSUE_CLASS_ILLEGAL;
    if (inside_ & (left != 6'd0)) reserved = open_class;
  end

  assign inside_ = (class_ == open_class) | legal;
  assign opens = (open_class == ISSUE_CLASS_ILLEGAL) & (class_ != ISSUE_CLASS_FLOW) & ~((class_ == ISSUE_CLASS_VALU)
      & exec_none);

  always @* begin
    left_next = left;
    if (granted) begin
      left_next = 6'd0;
      if ((6'd1 < left) & (opens | inside_)) left_next = left - 6'd1;
      if (starts & (length != 6'd0) & (length != 6'h3f)) left_next = length + 6'd1;
    end
    if (reset) left_next = 6'd0;
  end

  always @* begin
    open_class_next = open_class;
    if (granted) begin
      open_class_next = ISSUE_CLASS_ILLEGAL;
      if ((6'd1 < left) & (opens | inside_)) begin
        open_class_next = open_class;
        if (opens) open_class_next = class_;
      end
    end
    if (reset) open_class_next = ISSUE_CLASS_ILLEGAL;
  end

  initial begin
    left = 6'd0;
    open_class = ISSUE_CLASS_ILLEGAL;
  end
  always @(posedge clock) begin
    left <= left_next;
    open_class <= open_class_next;
  end

endmodule

`default_nettype wire
