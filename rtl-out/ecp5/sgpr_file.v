// sgpr_file: generator of hdl/src/scalar/sgpr_file.rs:19. Written by Tombolo; change the source.
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

  reg [31:0] even_written; reg [255:0] even_word; reg [31:0] odd_written; reg [255:0] odd_word;
  wire [7:0] even_bypassed_all, odd_bypassed_all;

  genvar i;
  wire even_all = write_valid & write_halves[0] & (write_pair != 6'h3e);
  wire odd_all = write_valid & write_halves[1];
  for (i = 0; i < 8; i = i + 1) begin : each_even_bypassed
    wire [31:0] read_data_choice;
    wire odd_bypassed_equal;
    reg even_bypassed;
    reg odd_bypassed;
    reg is_odd;
    reg is_null;
    wire [31:0] read_data_choice_is_odd = is_odd ? read_data_choice : even_bypassed ? even_written : even_word[i*32
        +: 32];
    assign read_data[i*64 +: 64] = {read_data_choice & {32{~is_null}}, read_data_choice_is_odd};
    assign read_data_choice = odd_bypassed ? odd_written : odd_word[i*32 +: 32];
    assign odd_bypassed_equal = {write_wave, write_pair} == {read_wave[i*4 +: 4], read_index[i*7 + 1 +: 6]};
    assign even_bypassed_all[i] = even_all & odd_bypassed_equal;
    assign odd_bypassed_all[i] = odd_all & odd_bypassed_equal;
    initial begin
      even_bypassed = 1'b0; odd_bypassed = 1'b0; is_odd = 1'b0; is_null = 1'b0;
    end
    always @(posedge clock) begin
      even_bypassed <= even_bypassed_all[i]; odd_bypassed <= odd_bypassed_all[i]; is_odd <= read_index[i*7];
      is_null <= read_index[i*7 +: 7] == 7'h7c;
    end
  end

  initial begin
    even_written = 32'd0; odd_written = 32'd0; even_word = 256'd0; odd_word = 256'd0;
  end
  always @(posedge clock) begin even_written <= write_data[31:0]; odd_written <= write_data[63:32]; end
  wire [9:0] even_joined = {write_wave, write_pair};
  wire [9:0] even_word_joined = {read_wave[3:0], read_index[6:1]};
  wire [9:0] even_word_joined_read_wave_1 = {read_wave[7:4], read_index[13:8]};
  wire [9:0] even_word_joined_read_wave_2 = {read_wave[11:8], read_index[20:15]};
  wire [9:0] even_word_joined_read_wave_3 = {read_wave[15:12], read_index[27:22]};
  wire [9:0] even_word_joined_read_wave_4 = {read_wave[19:16], read_index[34:29]};
  wire [9:0] even_word_joined_read_wave_5 = {read_wave[23:20], read_index[41:36]};
  wire [9:0] even_word_joined_read_wave_6 = {read_wave[27:24], read_index[48:43]};
  wire [9:0] even_word_joined_read_wave_7 = {read_wave[31:28], read_index[55:50]};
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] even [0:255];
  integer even_word_2;
  initial begin
    for (even_word_2 = 0; even_word_2 < 256; even_word_2 = even_word_2 + 1) even[even_word_2] = 32'd0;
  end
  always @(posedge clock)
    if (even_all && ({write_wave, write_pair} < 10'h100)) even[even_joined[7:0]] <= write_data[31:0];

  always @(posedge clock) if (~even_bypassed_all[0]) begin
    if ({read_wave[3:0], read_index[6:1]} < 10'h100) even_word[31:0] <= even[even_word_joined[7:0]];
    else even_word[31:0] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[1]) begin
    if ({read_wave[7:4], read_index[13:8]} < 10'h100) even_word[63:32] <= even[even_word_joined_read_wave_1[7:0]];
    else even_word[63:32] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[2]) begin
    if ({read_wave[11:8], read_index[20:15]} < 10'h100) even_word[95:64] <= even[even_word_joined_read_wave_2[7:0]];
    else even_word[95:64] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[3]) begin
    if ({read_wave[15:12], read_index[27:22]} < 10'h100) even_word[127:96] <= even[even_word_joined_read_wave_3[7:0]];
    else even_word[127:96] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[4]) begin
    if ({read_wave[19:16], read_index[34:29]} < 10'h100) even_word[159:128] <=
        even[even_word_joined_read_wave_4[7:0]];
    else even_word[159:128] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[5]) begin
    if ({read_wave[23:20], read_index[41:36]} < 10'h100) even_word[191:160] <=
        even[even_word_joined_read_wave_5[7:0]];
    else even_word[191:160] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[6]) begin
    if ({read_wave[27:24], read_index[48:43]} < 10'h100) even_word[223:192] <=
        even[even_word_joined_read_wave_6[7:0]];
    else even_word[223:192] <= 32'd0;
  end

  always @(posedge clock) if (~even_bypassed_all[7]) begin
    if ({read_wave[31:28], read_index[55:50]} < 10'h100) even_word[255:224] <=
        even[even_word_joined_read_wave_7[7:0]];
    else even_word[255:224] <= 32'd0;
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] odd [0:255];
  integer odd_word_2;
  initial begin
    for (odd_word_2 = 0; odd_word_2 < 256; odd_word_2 = odd_word_2 + 1) odd[odd_word_2] = 32'd0;
  end
  always @(posedge clock) if (odd_all && (even_joined < 10'h100)) odd[even_joined[7:0]] <= write_data[63:32];
  always @(posedge clock) if (~odd_bypassed_all[0]) begin
    if (even_word_joined < 10'h100) odd_word[31:0] <= odd[even_word_joined[7:0]];
    else odd_word[31:0] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[1]) begin
    if (even_word_joined_read_wave_1 < 10'h100) odd_word[63:32] <= odd[even_word_joined_read_wave_1[7:0]];
    else odd_word[63:32] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[2]) begin
    if (even_word_joined_read_wave_2 < 10'h100) odd_word[95:64] <= odd[even_word_joined_read_wave_2[7:0]];
    else odd_word[95:64] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[3]) begin
    if (even_word_joined_read_wave_3 < 10'h100) odd_word[127:96] <= odd[even_word_joined_read_wave_3[7:0]];
    else odd_word[127:96] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[4]) begin
    if (even_word_joined_read_wave_4 < 10'h100) odd_word[159:128] <= odd[even_word_joined_read_wave_4[7:0]];
    else odd_word[159:128] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[5]) begin
    if (even_word_joined_read_wave_5 < 10'h100) odd_word[191:160] <= odd[even_word_joined_read_wave_5[7:0]];
    else odd_word[191:160] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[6]) begin
    if (even_word_joined_read_wave_6 < 10'h100) odd_word[223:192] <= odd[even_word_joined_read_wave_6[7:0]];
    else odd_word[223:192] <= 32'd0;
  end

  always @(posedge clock) if (~odd_bypassed_all[7]) begin
    if (even_word_joined_read_wave_7 < 10'h100) odd_word[255:224] <= odd[even_word_joined_read_wave_7[7:0]];
    else odd_word[255:224] <= 32'd0;
  end
endmodule
`default_nettype wire
