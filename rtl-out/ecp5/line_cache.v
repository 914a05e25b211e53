// line_cache: generator of hdl/src/parts/line_cache.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_cache (
  input wire clock,
  input wire read,
  input wire [41:0] read_line,
  input wire [1:0] read_part,
  input wire write,
  input wire [41:0] write_line,
  input wire [1:0] write_part,
  input wire write_last,
  input wire [127:0] write_data_0,
  input wire write_missing,
  input wire invalidate,
  output wire hit,
  output wire missing,
  output wire [127:0] data_0
);

  reg [127:0] part;
  reg [37:0] tag;
  reg [41:0] asked;
  reg valid_31;
  reg valid_30;
  reg valid_29;
  reg valid_28;
  reg valid_27;
  reg valid_26;
  reg valid_25;
  reg valid_24;
  reg valid_23;
  reg valid_22;
  reg valid_21;
  reg valid_20;
  reg valid_19;
  reg valid_18;
  reg valid_17;
  reg valid_16;
  reg valid_15;
  reg valid_14;
  reg valid_13;
  reg valid_12;
  reg valid_11;
  reg valid_10;
  reg valid_9;
  reg valid_8;
  reg valid_7;
  reg valid_6;
  reg valid_5;
  reg valid_4;
  reg valid_3;
  reg valid_2;
  reg valid_1;
  reg valid_0;

  wire [31:0] joined_1 = {valid_31, valid_30, valid_29, valid_28, valid_27, valid_26, valid_25, valid_24, valid_23,
      valid_22, valid_21, valid_20, valid_19, valid_18, valid_17, valid_16, valid_15, valid_14, valid_13, valid_12,
      valid_11, valid_10, valid_9, valid_8, valid_7, valid_6, valid_5, valid_4, valid_3, valid_2, valid_1, valid_0};
  assign hit = (tag[36:0] == asked[41:5]) & joined_1[asked[4:0]];
  assign missing = tag[37];
  assign data_0 = part;

  initial begin
    asked = 42'd0;
  end
  always @(posedge clock) begin
    if (read) begin
      asked <= read_line;
    end
  end

  wire conjunction_1 = write & write_last;

  initial begin
    valid_31 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h1f))) begin
      valid_31 <= ~invalidate;
    end
  end

  initial begin
    valid_30 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h1e))) begin
      valid_30 <= ~invalidate;
    end
  end

  initial begin
    valid_29 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h1d))) begin
      valid_29 <= ~invalidate;
    end
  end

  initial begin
    valid_28 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h1c))) begin
      valid_28 <= ~invalidate;
    end
  end

  initial begin
    valid_27 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h1b))) begin
      valid_27 <= ~invalidate;
    end
  end

  initial begin
    valid_26 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h1a))) begin
      valid_26 <= ~invalidate;
    end
  end

  initial begin
    valid_25 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h19))) begin
      valid_25 <= ~invalidate;
    end
  end

  initial begin
    valid_24 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h18))) begin
      valid_24 <= ~invalidate;
    end
  end

  initial begin
    valid_23 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h17))) begin
      valid_23 <= ~invalidate;
    end
  end

  initial begin
    valid_22 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h16))) begin
      valid_22 <= ~invalidate;
    end
  end

  initial begin
    valid_21 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h15))) begin
      valid_21 <= ~invalidate;
    end
  end

  initial begin
    valid_20 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h14))) begin
      valid_20 <= ~invalidate;
    end
  end

  initial begin
    valid_19 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h13))) begin
      valid_19 <= ~invalidate;
    end
  end

  initial begin
    valid_18 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h12))) begin
      valid_18 <= ~invalidate;
    end
  end

  initial begin
    valid_17 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h11))) begin
      valid_17 <= ~invalidate;
    end
  end

  initial begin
    valid_16 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'h10))) begin
      valid_16 <= ~invalidate;
    end
  end

  initial begin
    valid_15 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'hf))) begin
      valid_15 <= ~invalidate;
    end
  end

  initial begin
    valid_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'he))) begin
      valid_14 <= ~invalidate;
    end
  end

  initial begin
    valid_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'hd))) begin
      valid_13 <= ~invalidate;
    end
  end

  initial begin
    valid_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'hc))) begin
      valid_12 <= ~invalidate;
    end
  end

  initial begin
    valid_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'hb))) begin
      valid_11 <= ~invalidate;
    end
  end

  initial begin
    valid_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'ha))) begin
      valid_10 <= ~invalidate;
    end
  end

  initial begin
    valid_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd9))) begin
      valid_9 <= ~invalidate;
    end
  end

  initial begin
    valid_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd8))) begin
      valid_8 <= ~invalidate;
    end
  end

  initial begin
    valid_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd7))) begin
      valid_7 <= ~invalidate;
    end
  end

  initial begin
    valid_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd6))) begin
      valid_6 <= ~invalidate;
    end
  end

  initial begin
    valid_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd5))) begin
      valid_5 <= ~invalidate;
    end
  end

  initial begin
    valid_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd4))) begin
      valid_4 <= ~invalidate;
    end
  end

  initial begin
    valid_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd3))) begin
      valid_3 <= ~invalidate;
    end
  end

  initial begin
    valid_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd2))) begin
      valid_2 <= ~invalidate;
    end
  end

  initial begin
    valid_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd1))) begin
      valid_1 <= ~invalidate;
    end
  end

  initial begin
    valid_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[4:0] == 5'd0))) begin
      valid_0 <= ~invalidate;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [127:0] data [0:127];
  integer data_word;
  initial begin
    for (data_word = 0; data_word < 128; data_word = data_word + 1) data[data_word] = 128'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      data[{write_line[4:0], write_part}] <= write_data_0;
    end
  end
  initial part = 128'd0;
  always @(posedge clock) begin
    if (read) begin
      part <= data[{read_line[4:0], read_part}];
    end
  end

  (* no_rw_check *)
  reg [37:0] tags [0:31];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 32; tags_word = tags_word + 1) tags[tags_word] = 38'd0;
  end
  always @(posedge clock) begin
    if (conjunction_1) begin
      tags[write_line[4:0]] <= {write_missing, write_line[41:5]};
    end
  end
  initial tag = 38'd0;
  always @(posedge clock) begin
    if (read) begin
      tag <= tags[read_line[4:0]];
    end
  end

endmodule

`default_nettype wire
