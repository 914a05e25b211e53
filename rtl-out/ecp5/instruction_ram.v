// instruction_ram: generator of hdl/src/front/barrel.rs:23. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module instruction_ram (
  input wire clock, // The one clock.
  input wire [3:0] write_lower, // The chunk is the lower half of the wave's buffer.
  input wire [3:0] write_upper, // The upper half.
  input wire [127:0] chunk, // The chunk; for one wave at a time.
  input wire [3:0] wave, // The wave that reads.
  // Dword at which the head of each wave lies, in a line; the buffer holds all of it or half of it.
  input wire [15:0] position,
  output wire [31:0] head_0, // The dwords at its head; behind the end of the buffer comes its beginning.
  output wire [31:0] head_1,
  output wire [31:0] head_2
);

  wire [31:0] word_0, word_1, word_2, word_3;

  wire [3:0] writes = write_lower | write_upper;
  wire [2:0] written = {(2'd1 & {2{writes[1]}}) | (2'd2 & {2{writes[2]}}) | {2{writes[3]}}, |write_upper};
  wire [3:0] position_of_wave = position[{wave[1:0], 2'd0} +: 4];
  wire [127:0] head_0_joined = {word_3, word_2, word_1, word_0};
  assign head_0 = head_0_joined[{position_of_wave[1:0], 5'd0} +: 32];
  wire head_2_equal = position_of_wave[1:0] == 2'd3;
  wire head_2_equal_position_of_wave_1_0 = position_of_wave[1:0] == 2'd2;
  wire head_2_equal_position_of_wave = position_of_wave[1:0] == 2'd1;
  assign head_1 = head_2_equal_position_of_wave ? word_2 :
      head_2_equal_position_of_wave_1_0 ? word_3 :
      head_2_equal ? word_0 : word_1;
  assign head_2 = head_2_equal_position_of_wave ? word_3 :
      head_2_equal_position_of_wave_1_0 ? word_0 :
      head_2_equal ? word_1 : word_2;
  (* no_rw_check *)
  reg [31:0] dword_0 [0:7];
  integer dword_0_word;
  initial begin
    for (dword_0_word = 0; dword_0_word < 8; dword_0_word = dword_0_word + 1) dword_0[dword_0_word] = 32'd0;
  end
  always @(posedge clock) if (|writes) dword_0[written] <= chunk[31:0];
  assign word_0 = dword_0[{wave[1:0], position_of_wave[2] ^ (2'd0 < position_of_wave[1:0])}];
  (* no_rw_check *)
  reg [31:0] dword_1 [0:7];
  integer dword_1_word;
  initial begin
    for (dword_1_word = 0; dword_1_word < 8; dword_1_word = dword_1_word + 1) dword_1[dword_1_word] = 32'd0;
  end
  always @(posedge clock) if (|writes) dword_1[written] <= chunk[63:32];
  assign word_1 = dword_1[{wave[1:0], position_of_wave[2] ^ (2'd1 < position_of_wave[1:0])}];
  (* no_rw_check *)
  reg [31:0] dword_2 [0:7];
  integer dword_2_word;
  initial begin
    for (dword_2_word = 0; dword_2_word < 8; dword_2_word = dword_2_word + 1) dword_2[dword_2_word] = 32'd0;
  end
  always @(posedge clock) if (|writes) dword_2[written] <= chunk[95:64];
  assign word_2 = dword_2[{wave[1:0], position_of_wave[2] ^ (2'd2 < position_of_wave[1:0])}];
  (* no_rw_check *)
  reg [31:0] dword_3 [0:7];
  integer dword_3_word;
  initial begin
    for (dword_3_word = 0; dword_3_word < 8; dword_3_word = dword_3_word + 1) dword_3[dword_3_word] = 32'd0;
  end
  always @(posedge clock) if (|writes) dword_3[written] <= chunk[127:96];
  assign word_3 = dword_3[{wave[1:0], position_of_wave[2] ^ 1'b0}];
endmodule
`default_nettype wire
