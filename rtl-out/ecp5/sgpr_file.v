// sgpr_file: generator of hdl/src/scalar/sgpr_file.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module sgpr_file (
  input wire clock,
  input wire [31:0] read_wave,
  input wire [55:0] read_index,
  input wire write_valid,
  input wire [3:0] write_wave,
  input wire [5:0] write_pair,
  input wire [63:0] write_data,
  input wire [1:0] write_halves,
  output wire [511:0] read_data
);

  reg [31:0] even_written;
  wire [255:0] even_word;
  reg [31:0] even_word_0;
  reg [31:0] even_word_1;
  reg [31:0] even_word_2;
  reg [31:0] even_word_3;
  reg [31:0] even_word_4;
  reg [31:0] even_word_5;
  reg [31:0] even_word_6;
  reg [31:0] even_word_7;
  reg [31:0] odd_written;
  wire [255:0] odd_word;
  reg [31:0] odd_word_0;
  reg [31:0] odd_word_1;
  reg [31:0] odd_word_2;
  reg [31:0] odd_word_3;
  reg [31:0] odd_word_4;
  reg [31:0] odd_word_5;
  reg [31:0] odd_word_6;
  reg [31:0] odd_word_7;
  assign even_word = {even_word_7, even_word_6, even_word_5, even_word_4, even_word_3, even_word_2, even_word_1,
      even_word_0};
  assign odd_word = {odd_word_7, odd_word_6, odd_word_5, odd_word_4, odd_word_3, odd_word_2, odd_word_1, odd_word_0};

  genvar i;

  wire conjunction_1 = write_valid & write_halves[0] & (~(write_pair == 6'h3e));
  wire conjunction_2 = write_valid & write_halves[1];

  for (i = 0; i < 8; i = i + 1) begin : each_even_bypassed
    reg even_bypassed;
    reg odd_bypassed;
    reg is_odd;
    reg is_null;

    wire [31:0] chosen_1 = odd_bypassed ? odd_written : odd_word[i*32 +: 32];
    wire [31:0] chosen_2 = is_odd ? chosen_1 : even_bypassed ? even_written : even_word[i*32 +: 32];

    assign read_data[i*64 +: 64] = {chosen_1 & {32{~is_null}}, chosen_2};
    wire equal_1 = {write_wave, write_pair} == {read_wave[i*4 +: 4], read_index[i*7 + 1 +: 6]};

    initial begin
      even_bypassed = 1'b0;
      odd_bypassed = 1'b0;
      is_odd = 1'b0;
      is_null = 1'b0;
    end
    always @(posedge clock) begin
      even_bypassed <= conjunction_1 & equal_1;
      odd_bypassed <= conjunction_2 & equal_1;
      is_odd <= read_index[i*7];
      is_null <= read_index[i*7 +: 7] == 7'h7c;
    end
  end

  initial begin
    even_written = 32'd0;
    odd_written = 32'd0;
  end
  always @(posedge clock) begin
    even_written <= write_data[31:0];
    odd_written <= write_data[63:32];
  end

  wire [9:0] joined_1 = {write_wave, write_pair};
  wire [9:0] joined_2 = {read_wave[0 +: 4], read_index[1 +: 6]};
  wire equal_2 = joined_1 == joined_2;
  wire [9:0] joined_3 = {read_wave[1*4 +: 4], read_index[1*7 + 1 +: 6]};
  wire equal_3 = joined_1 == joined_3;
  wire [9:0] joined_4 = {read_wave[2*4 +: 4], read_index[2*7 + 1 +: 6]};
  wire equal_4 = joined_1 == joined_4;
  wire [9:0] joined_5 = {read_wave[3*4 +: 4], read_index[3*7 + 1 +: 6]};
  wire equal_5 = joined_1 == joined_5;
  wire [9:0] joined_6 = {read_wave[4*4 +: 4], read_index[4*7 + 1 +: 6]};
  wire equal_6 = joined_1 == joined_6;
  wire [9:0] joined_7 = {read_wave[5*4 +: 4], read_index[5*7 + 1 +: 6]};
  wire equal_7 = joined_1 == joined_7;
  wire [9:0] joined_8 = {read_wave[6*4 +: 4], read_index[6*7 + 1 +: 6]};
  wire equal_8 = joined_1 == joined_8;
  wire [9:0] joined_9 = {read_wave[7*4 +: 4], read_index[7*7 + 1 +: 6]};
  wire equal_9 = joined_1 == joined_9;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] even [0:255];
  integer even_word_8;
  initial begin
    for (even_word_8 = 0; even_word_8 < 256; even_word_8 = even_word_8 + 1) even[even_word_8] = 32'd0;
  end
  always @(posedge clock) begin
    if (conjunction_1 && ({write_wave, write_pair} < 10'h100)) begin
      even[joined_1[7:0]] <= write_data[31:0];
    end
  end
  initial even_word_0 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_2)) begin
      if ({read_wave[0 +: 4], read_index[1 +: 6]} < 10'h100) even_word_0 <= even[joined_2[7:0]];
      else even_word_0 <= 32'd0;
    end
  end
  initial even_word_1 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_3)) begin
      if ({read_wave[1*4 +: 4], read_index[1*7 + 1 +: 6]} < 10'h100) even_word_1 <= even[joined_3[7:0]];
      else even_word_1 <= 32'd0;
    end
  end
  initial even_word_2 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_4)) begin
      if ({read_wave[2*4 +: 4], read_index[2*7 + 1 +: 6]} < 10'h100) even_word_2 <= even[joined_4[7:0]];
      else even_word_2 <= 32'd0;
    end
  end
  initial even_word_3 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_5)) begin
      if ({read_wave[3*4 +: 4], read_index[3*7 + 1 +: 6]} < 10'h100) even_word_3 <= even[joined_5[7:0]];
      else even_word_3 <= 32'd0;
    end
  end
  initial even_word_4 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_6)) begin
      if ({read_wave[4*4 +: 4], read_index[4*7 + 1 +: 6]} < 10'h100) even_word_4 <= even[joined_6[7:0]];
      else even_word_4 <= 32'd0;
    end
  end
  initial even_word_5 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_7)) begin
      if ({read_wave[5*4 +: 4], read_index[5*7 + 1 +: 6]} < 10'h100) even_word_5 <= even[joined_7[7:0]];
      else even_word_5 <= 32'd0;
    end
  end
  initial even_word_6 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_8)) begin
      if ({read_wave[6*4 +: 4], read_index[6*7 + 1 +: 6]} < 10'h100) even_word_6 <= even[joined_8[7:0]];
      else even_word_6 <= 32'd0;
    end
  end
  initial even_word_7 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_1 & equal_9)) begin
      if ({read_wave[7*4 +: 4], read_index[7*7 + 1 +: 6]} < 10'h100) even_word_7 <= even[joined_9[7:0]];
      else even_word_7 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] odd [0:255];
  integer odd_word_8;
  initial begin
    for (odd_word_8 = 0; odd_word_8 < 256; odd_word_8 = odd_word_8 + 1) odd[odd_word_8] = 32'd0;
  end
  always @(posedge clock) begin
    if (conjunction_2 && (joined_1 < 10'h100)) begin
      odd[joined_1[7:0]] <= write_data[63:32];
    end
  end
  initial odd_word_0 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_2)) begin
      if (joined_2 < 10'h100) odd_word_0 <= odd[joined_2[7:0]];
      else odd_word_0 <= 32'd0;
    end
  end
  initial odd_word_1 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_3)) begin
      if (joined_3 < 10'h100) odd_word_1 <= odd[joined_3[7:0]];
      else odd_word_1 <= 32'd0;
    end
  end
  initial odd_word_2 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_4)) begin
      if (joined_4 < 10'h100) odd_word_2 <= odd[joined_4[7:0]];
      else odd_word_2 <= 32'd0;
    end
  end
  initial odd_word_3 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_5)) begin
      if (joined_5 < 10'h100) odd_word_3 <= odd[joined_5[7:0]];
      else odd_word_3 <= 32'd0;
    end
  end
  initial odd_word_4 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_6)) begin
      if (joined_6 < 10'h100) odd_word_4 <= odd[joined_6[7:0]];
      else odd_word_4 <= 32'd0;
    end
  end
  initial odd_word_5 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_7)) begin
      if (joined_7 < 10'h100) odd_word_5 <= odd[joined_7[7:0]];
      else odd_word_5 <= 32'd0;
    end
  end
  initial odd_word_6 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_8)) begin
      if (joined_8 < 10'h100) odd_word_6 <= odd[joined_8[7:0]];
      else odd_word_6 <= 32'd0;
    end
  end
  initial odd_word_7 = 32'd0;
  always @(posedge clock) begin
    if (~(conjunction_2 & equal_9)) begin
      if (joined_9 < 10'h100) odd_word_7 <= odd[joined_9[7:0]];
      else odd_word_7 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
