// sgpr_file: generator of hdl/src/scalar/sgpr_file.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module sgpr_file (
  input wire clock, // The one clock.
  input wire [31:0] read_wave, // Wave of each read.
  input wire [55:0] read_index, // Register of each read.
  input wire write_valid, // What is written.
  input wire [3:0] write_wave, input wire [5:0] write_pair, input wire [63:0] write_data,
  input wire [1:0] write_halves,
  // One cycle later: the register in the low half, the odd register of its pair in the high half.
  output wire [511:0] read_data
);

  reg [31:0] even_written; wire [255:0] even_word;
  reg [31:0] even_word_0, even_word_1, even_word_2, even_word_3, even_word_4, even_word_5, even_word_6, even_word_7;
  reg [31:0] odd_written; wire [255:0] odd_word;
  reg [31:0] odd_word_0, odd_word_1, odd_word_2, odd_word_3, odd_word_4, odd_word_5, odd_word_6, odd_word_7;
  wire [7:0] even_bypassed_next_all, odd_bypassed_next_all;
  assign even_word = {even_word_7, even_word_6, even_word_5, even_word_4, even_word_3, even_word_2, even_word_1,
      even_word_0};
  assign odd_word = {odd_word_7, odd_word_6, odd_word_5, odd_word_4, odd_word_3, odd_word_2, odd_word_1, odd_word_0};

  genvar i;

  wire even_write_enable_all = write_valid & write_halves[0] & (write_pair != 6'h3e);
  wire write_valid_and_write_halves_1 = write_valid & write_halves[1];

  for (i = 0; i < 8; i = i + 1) begin : each_even_bypassed
    wire [31:0] read_data_choice;
    wire odd_bypassed_next_equal;
    reg even_bypassed;
    reg odd_bypassed;
    reg is_odd;
    reg is_null;
    wire [31:0] read_data_choice_is_odd = is_odd ? read_data_choice : even_bypassed ? even_written : even_word[i*32
        +: 32];
    assign read_data[i*64 +: 64] = {read_data_choice & {32{~is_null}}, read_data_choice_is_odd};
    assign read_data_choice = odd_bypassed ? odd_written : odd_word[i*32 +: 32];
    assign odd_bypassed_next_equal = {write_wave, write_pair} == {read_wave[i*4 +: 4], read_index[i*7 + 1 +: 6]};
    assign even_bypassed_next_all[i] = even_write_enable_all & odd_bypassed_next_equal;
    assign odd_bypassed_next_all[i] = write_valid_and_write_halves_1 & odd_bypassed_next_equal;

    initial begin
      even_bypassed = 1'b0; odd_bypassed = 1'b0; is_odd = 1'b0; is_null = 1'b0;
    end
    always @(posedge clock) begin
      even_bypassed <= even_bypassed_next_all[i];
      odd_bypassed <= odd_bypassed_next_all[i];
      is_odd <= read_index[i*7];
      is_null <= read_index[i*7 +: 7] == 7'h7c;
    end
  end

  initial begin
    even_written = 32'd0; odd_written = 32'd0;
  end
  always @(posedge clock) begin
    even_written <= write_data[31:0];
    odd_written <= write_data[63:32];
  end

  wire [9:0] even_write_address_joined = {write_wave, write_pair};
  wire [9:0] even_word_address_joined = {read_wave[0 +: 4], read_index[1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_1 = {read_wave[1*4 +: 4], read_index[1*7 + 1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_2 = {read_wave[2*4 +: 4], read_index[2*7 + 1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_3 = {read_wave[3*4 +: 4], read_index[3*7 + 1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_4 = {read_wave[4*4 +: 4], read_index[4*7 + 1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_5 = {read_wave[5*4 +: 4], read_index[5*7 + 1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_6 = {read_wave[6*4 +: 4], read_index[6*7 + 1 +: 6]};
  wire [9:0] even_word_address_joined_read_wave_7 = {read_wave[7*4 +: 4], read_index[7*7 + 1 +: 6]};

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] even [0:255];
  integer even_word_8;
  initial begin
    for (even_word_8 = 0; even_word_8 < 256; even_word_8 = even_word_8 + 1) even[even_word_8] = 32'd0;
  end
  always @(posedge clock) begin
    if (even_write_enable_all && ({write_wave, write_pair} < 10'h100)) begin
      even[even_write_address_joined[7:0]] <= write_data[31:0];
    end
  end
  initial even_word_0 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[0]) begin
      if ({read_wave[0 +: 4], read_index[1 +: 6]} < 10'h100) even_word_0 <= even[even_word_address_joined[7:0]];
      else even_word_0 <= 32'd0;
    end
  end
  initial even_word_1 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[1]) begin
      if ({read_wave[1*4 +: 4], read_index[1*7 + 1 +: 6]} < 10'h100) even_word_1 <=
          even[even_word_address_joined_read_wave_1[7:0]];
      else even_word_1 <= 32'd0;
    end
  end
  initial even_word_2 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[2]) begin
      if ({read_wave[2*4 +: 4], read_index[2*7 + 1 +: 6]} < 10'h100) even_word_2 <=
          even[even_word_address_joined_read_wave_2[7:0]];
      else even_word_2 <= 32'd0;
    end
  end
  initial even_word_3 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[3]) begin
      if ({read_wave[3*4 +: 4], read_index[3*7 + 1 +: 6]} < 10'h100) even_word_3 <=
          even[even_word_address_joined_read_wave_3[7:0]];
      else even_word_3 <= 32'd0;
    end
  end
  initial even_word_4 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[4]) begin
      if ({read_wave[4*4 +: 4], read_index[4*7 + 1 +: 6]} < 10'h100) even_word_4 <=
          even[even_word_address_joined_read_wave_4[7:0]];
      else even_word_4 <= 32'd0;
    end
  end
  initial even_word_5 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[5]) begin
      if ({read_wave[5*4 +: 4], read_index[5*7 + 1 +: 6]} < 10'h100) even_word_5 <=
          even[even_word_address_joined_read_wave_5[7:0]];
      else even_word_5 <= 32'd0;
    end
  end
  initial even_word_6 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[6]) begin
      if ({read_wave[6*4 +: 4], read_index[6*7 + 1 +: 6]} < 10'h100) even_word_6 <=
          even[even_word_address_joined_read_wave_6[7:0]];
      else even_word_6 <= 32'd0;
    end
  end
  initial even_word_7 = 32'd0;
  always @(posedge clock) begin
    if (~even_bypassed_next_all[7]) begin
      if ({read_wave[7*4 +: 4], read_index[7*7 + 1 +: 6]} < 10'h100) even_word_7 <=
          even[even_word_address_joined_read_wave_7[7:0]];
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
    if (write_valid_and_write_halves_1 && (even_write_address_joined < 10'h100)) begin
      odd[even_write_address_joined[7:0]] <= write_data[63:32];
    end
  end
  initial odd_word_0 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[0]) begin
      if (even_word_address_joined < 10'h100) odd_word_0 <= odd[even_word_address_joined[7:0]];
      else odd_word_0 <= 32'd0;
    end
  end
  initial odd_word_1 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[1]) begin
      if (even_word_address_joined_read_wave_1 < 10'h100) odd_word_1 <=
          odd[even_word_address_joined_read_wave_1[7:0]];
      else odd_word_1 <= 32'd0;
    end
  end
  initial odd_word_2 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[2]) begin
      if (even_word_address_joined_read_wave_2 < 10'h100) odd_word_2 <=
          odd[even_word_address_joined_read_wave_2[7:0]];
      else odd_word_2 <= 32'd0;
    end
  end
  initial odd_word_3 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[3]) begin
      if (even_word_address_joined_read_wave_3 < 10'h100) odd_word_3 <=
          odd[even_word_address_joined_read_wave_3[7:0]];
      else odd_word_3 <= 32'd0;
    end
  end
  initial odd_word_4 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[4]) begin
      if (even_word_address_joined_read_wave_4 < 10'h100) odd_word_4 <=
          odd[even_word_address_joined_read_wave_4[7:0]];
      else odd_word_4 <= 32'd0;
    end
  end
  initial odd_word_5 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[5]) begin
      if (even_word_address_joined_read_wave_5 < 10'h100) odd_word_5 <=
          odd[even_word_address_joined_read_wave_5[7:0]];
      else odd_word_5 <= 32'd0;
    end
  end
  initial odd_word_6 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[6]) begin
      if (even_word_address_joined_read_wave_6 < 10'h100) odd_word_6 <=
          odd[even_word_address_joined_read_wave_6[7:0]];
      else odd_word_6 <= 32'd0;
    end
  end
  initial odd_word_7 = 32'd0;
  always @(posedge clock) begin
    if (~odd_bypassed_next_all[7]) begin
      if (even_word_address_joined_read_wave_7 < 10'h100) odd_word_7 <=
          odd[even_word_address_joined_read_wave_7[7:0]];
      else odd_word_7 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
