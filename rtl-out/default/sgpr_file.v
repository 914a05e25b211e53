// sgpr_file: generator of hdl/src/scalar/sgpr_file.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module sgpr_file (
  input wire clock,
  input wire [3:0] read_wave_0,
  input wire [3:0] read_wave_1,
  input wire [3:0] read_wave_2,
  input wire [3:0] read_wave_3,
  input wire [3:0] read_wave_4,
  input wire [3:0] read_wave_5,
  input wire [3:0] read_wave_6,
  input wire [3:0] read_wave_7,
  input wire [6:0] read_index_0,
  input wire [6:0] read_index_1,
  input wire [6:0] read_index_2,
  input wire [6:0] read_index_3,
  input wire [6:0] read_index_4,
  input wire [6:0] read_index_5,
  input wire [6:0] read_index_6,
  input wire [6:0] read_index_7,
  input wire write_valid,
  input wire [3:0] write_wave,
  input wire [5:0] write_pair,
  input wire [63:0] write_data,
  input wire [1:0] write_halves,
  output wire [63:0] read_data_0,
  output wire [63:0] read_data_1,
  output wire [63:0] read_data_2,
  output wire [63:0] read_data_3,
  output wire [63:0] read_data_4,
  output wire [63:0] read_data_5,
  output wire [63:0] read_data_6,
  output wire [63:0] read_data_7
);

  reg [31:0] even_written;
  reg [31:0] even_word_0;
  reg even_bypassed_0;
  reg [31:0] even_word_1;
  reg even_bypassed_1;
  reg [31:0] even_word_2;
  reg even_bypassed_2;
  reg [31:0] even_word_3;
  reg even_bypassed_3;
  reg [31:0] even_word_4;
  reg even_bypassed_4;
  reg [31:0] even_word_5;
  reg even_bypassed_5;
  reg [31:0] even_word_6;
  reg even_bypassed_6;
  reg [31:0] even_word_7;
  reg even_bypassed_7;
  reg [31:0] odd_written;
  reg [31:0] odd_word_0;
  reg odd_bypassed_0;
  reg [31:0] odd_word_1;
  reg odd_bypassed_1;
  reg [31:0] odd_word_2;
  reg odd_bypassed_2;
  reg [31:0] odd_word_3;
  reg odd_bypassed_3;
  reg [31:0] odd_word_4;
  reg odd_bypassed_4;
  reg [31:0] odd_word_5;
  reg odd_bypassed_5;
  reg [31:0] odd_word_6;
  reg odd_bypassed_6;
  reg [31:0] odd_word_7;
  reg odd_bypassed_7;
  reg is_odd_0;
  reg is_null_0;
  reg is_odd_1;
  reg is_null_1;
  reg is_odd_2;
  reg is_null_2;
  reg is_odd_3;
  reg is_null_3;
  reg is_odd_4;
  reg is_null_4;
  reg is_odd_5;
  reg is_null_5;
  reg is_odd_6;
  reg is_null_6;
  reg is_odd_7;
  reg is_null_7;

  wire [31:0] chosen_1 = odd_bypassed_0 ? odd_written : odd_word_0;
  wire [31:0] chosen_2 = is_odd_0 ? chosen_1 : even_bypassed_0 ? even_written : even_word_0;

  assign read_data_0 = {chosen_1 & {32{~is_null_0}}, chosen_2};

  wire [31:0] chosen_3 = odd_bypassed_1 ? odd_written : odd_word_1;
  wire [31:0] chosen_4 = is_odd_1 ? chosen_3 : even_bypassed_1 ? even_written : even_word_1;

  assign read_data_1 = {chosen_3 & {32{~is_null_1}}, chosen_4};

  wire [31:0] chosen_5 = odd_bypassed_2 ? odd_written : odd_word_2;
  wire [31:0] chosen_6 = is_odd_2 ? chosen_5 : even_bypassed_2 ? even_written : even_word_2;

  assign read_data_2 = {chosen_5 & {32{~is_null_2}}, chosen_6};

  wire [31:0] chosen_7 = odd_bypassed_3 ? odd_written : odd_word_3;
  wire [31:0] chosen_8 = is_odd_3 ? chosen_7 : even_bypassed_3 ? even_written : even_word_3;

  assign read_data_3 = {chosen_7 & {32{~is_null_3}}, chosen_8};

  wire [31:0] chosen_9 = odd_bypassed_4 ? odd_written : odd_word_4;
  wire [31:0] chosen_10 = is_odd_4 ? chosen_9 : even_bypassed_4 ? even_written : even_word_4;

  assign read_data_4 = {chosen_9 & {32{~is_null_4}}, chosen_10};

  wire [31:0] chosen_11 = odd_bypassed_5 ? odd_written : odd_word_5;
  wire [31:0] chosen_12 = is_odd_5 ? chosen_11 : even_bypassed_5 ? even_written : even_word_5;

  assign read_data_5 = {chosen_11 & {32{~is_null_5}}, chosen_12};

  wire [31:0] chosen_13 = odd_bypassed_6 ? odd_written : odd_word_6;
  wire [31:0] chosen_14 = is_odd_6 ? chosen_13 : even_bypassed_6 ? even_written : even_word_6;

  assign read_data_6 = {chosen_13 & {32{~is_null_6}}, chosen_14};

  wire [31:0] chosen_15 = odd_bypassed_7 ? odd_written : odd_word_7;
  wire [31:0] chosen_16 = is_odd_7 ? chosen_15 : even_bypassed_7 ? even_written : even_word_7;

  assign read_data_7 = {chosen_15 & {32{~is_null_7}}, chosen_16};

  wire equal_1 = {write_wave, write_pair} == {read_wave_0, read_index_0[6:1]};
  wire conjunction_1 = write_valid & write_halves[0] & (~(write_pair == 6'h3e));
  wire equal_2 = {write_wave, write_pair} == {read_wave_1, read_index_1[6:1]};
  wire equal_3 = {write_wave, write_pair} == {read_wave_2, read_index_2[6:1]};
  wire equal_4 = {write_wave, write_pair} == {read_wave_3, read_index_3[6:1]};
  wire equal_5 = {write_wave, write_pair} == {read_wave_4, read_index_4[6:1]};
  wire equal_6 = {write_wave, write_pair} == {read_wave_5, read_index_5[6:1]};
  wire equal_7 = {write_wave, write_pair} == {read_wave_6, read_index_6[6:1]};
  wire equal_8 = {write_wave, write_pair} == {read_wave_7, read_index_7[6:1]};
  wire conjunction_2 = write_valid & write_halves[1];

  initial begin
    even_written = 32'd0;
    even_bypassed_0 = 1'b0;
    even_bypassed_1 = 1'b0;
    even_bypassed_2 = 1'b0;
    even_bypassed_3 = 1'b0;
    even_bypassed_4 = 1'b0;
    even_bypassed_5 = 1'b0;
    even_bypassed_6 = 1'b0;
    even_bypassed_7 = 1'b0;
    odd_written = 32'd0;
    odd_bypassed_0 = 1'b0;
    odd_bypassed_1 = 1'b0;
    odd_bypassed_2 = 1'b0;
    odd_bypassed_3 = 1'b0;
    odd_bypassed_4 = 1'b0;
    odd_bypassed_5 = 1'b0;
    odd_bypassed_6 = 1'b0;
    odd_bypassed_7 = 1'b0;
    is_odd_0 = 1'b0;
    is_null_0 = 1'b0;
    is_odd_1 = 1'b0;
    is_null_1 = 1'b0;
    is_odd_2 = 1'b0;
    is_null_2 = 1'b0;
    is_odd_3 = 1'b0;
    is_null_3 = 1'b0;
    is_odd_4 = 1'b0;
    is_null_4 = 1'b0;
    is_odd_5 = 1'b0;
    is_null_5 = 1'b0;
    is_odd_6 = 1'b0;
    is_null_6 = 1'b0;
    is_odd_7 = 1'b0;
    is_null_7 = 1'b0;
  end
  always @(posedge clock) begin
    even_written <= write_data[31:0];
    even_bypassed_0 <= conjunction_1 & equal_1;
    even_bypassed_1 <= conjunction_1 & equal_2;
    even_bypassed_2 <= conjunction_1 & equal_3;
    even_bypassed_3 <= conjunction_1 & equal_4;
    even_bypassed_4 <= conjunction_1 & equal_5;
    even_bypassed_5 <= conjunction_1 & equal_6;
    even_bypassed_6 <= conjunction_1 & equal_7;
    even_bypassed_7 <= conjunction_1 & equal_8;
    odd_written <= write_data[63:32];
    odd_bypassed_0 <= conjunction_2 & equal_1;
    odd_bypassed_1 <= conjunction_2 & equal_2;
    odd_bypassed_2 <= conjunction_2 & equal_3;
    odd_bypassed_3 <= conjunction_2 & equal_4;
    odd_bypassed_4 <= conjunction_2 & equal_5;
    odd_bypassed_5 <= conjunction_2 & equal_6;
    odd_bypassed_6 <= conjunction_2 & equal_7;
    odd_bypassed_7 <= conjunction_2 & equal_8;
    is_odd_0 <= read_index_0[0];
    is_null_0 <= read_index_0 == 7'h7c;
    is_odd_1 <= read_index_1[0];
    is_null_1 <= read_index_1 == 7'h7c;
    is_odd_2 <= read_index_2[0];
    is_null_2 <= read_index_2 == 7'h7c;
    is_odd_3 <= read_index_3[0];
    is_null_3 <= read_index_3 == 7'h7c;
    is_odd_4 <= read_index_4[0];
    is_null_4 <= read_index_4 == 7'h7c;
    is_odd_5 <= read_index_5[0];
    is_null_5 <= read_index_5 == 7'h7c;
    is_odd_6 <= read_index_6[0];
    is_null_6 <= read_index_6 == 7'h7c;
    is_odd_7 <= read_index_7[0];
    is_null_7 <= read_index_7 == 7'h7c;
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] even [0:1023];
  integer even_word;
  initial begin
    for (even_word = 0; even_word < 1024; even_word = even_word + 1) even[even_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (conjunction_1) begin
      even[{write_wave, write_pair}] <= write_data[31:0];
    end
  end
  initial even_word_0 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_1)) begin
      even_word_0 <= even[{read_wave_0, read_index_0[6:1]}];
    end
  end
  initial even_word_1 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_2)) begin
      even_word_1 <= even[{read_wave_1, read_index_1[6:1]}];
    end
  end
  initial even_word_2 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_3)) begin
      even_word_2 <= even[{read_wave_2, read_index_2[6:1]}];
    end
  end
  initial even_word_3 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_4)) begin
      even_word_3 <= even[{read_wave_3, read_index_3[6:1]}];
    end
  end
  initial even_word_4 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_5)) begin
      even_word_4 <= even[{read_wave_4, read_index_4[6:1]}];
    end
  end
  initial even_word_5 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_6)) begin
      even_word_5 <= even[{read_wave_5, read_index_5[6:1]}];
    end
  end
  initial even_word_6 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_7)) begin
      even_word_6 <= even[{read_wave_6, read_index_6[6:1]}];
    end
  end
  initial even_word_7 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_8)) begin
      even_word_7 <= even[{read_wave_7, read_index_7[6:1]}];
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] odd [0:1023];
  integer odd_word;
  initial begin
    for (odd_word = 0; odd_word < 1024; odd_word = odd_word + 1) odd[odd_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (conjunction_2) begin
      odd[{write_wave, write_pair}] <= write_data[63:32];
    end
  end
  initial odd_word_0 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_1)) begin
      odd_word_0 <= odd[{read_wave_0, read_index_0[6:1]}];
    end
  end
  initial odd_word_1 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_2)) begin
      odd_word_1 <= odd[{read_wave_1, read_index_1[6:1]}];
    end
  end
  initial odd_word_2 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_3)) begin
      odd_word_2 <= odd[{read_wave_2, read_index_2[6:1]}];
    end
  end
  initial odd_word_3 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_4)) begin
      odd_word_3 <= odd[{read_wave_3, read_index_3[6:1]}];
    end
  end
  initial odd_word_4 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_5)) begin
      odd_word_4 <= odd[{read_wave_4, read_index_4[6:1]}];
    end
  end
  initial odd_word_5 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_6)) begin
      odd_word_5 <= odd[{read_wave_5, read_index_5[6:1]}];
    end
  end
  initial odd_word_6 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_7)) begin
      odd_word_6 <= odd[{read_wave_6, read_index_6[6:1]}];
    end
  end
  initial odd_word_7 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_8)) begin
      odd_word_7 <= odd[{read_wave_7, read_index_7[6:1]}];
    end
  end

endmodule

`default_nettype wire
