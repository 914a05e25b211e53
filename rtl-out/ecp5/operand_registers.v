// operand_registers: generator of hdl/src/vector/lane/operands.rs:59. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module operand_registers (
  input wire clock, // The one clock.
  input wire [127:0] data, // What the banks read.
  input wire [5:0] load, // Halves that are loaded.
  input wire [11:0] bank, // Bank of each.
  input wire [11:0] source, // Source of each, source.
  input wire [63:0] scalar_0, // The three scalars.
  input wire [63:0] scalar_1,
  input wire [63:0] scalar_2,
  input wire uses_crossed, // The first source comes from another lane.
  input wire [31:0] crossed, // That lane's word.
  input wire [29:0] prepare, // Preparation of the sources, prepare.
  input wire [3:0] memory_banks, // The bank that vector memory or LDS reads, a bit each.
  output wire [63:0] operand_0, // The operands.
  output wire [63:0] operand_1,
  output wire [63:0] operand_2,
  output wire [31:0] memory_read // What it reads; zero when it reads nothing, so that the units behind it rest.
);

  reg [31:0] half_1; wire [191:0] word; reg [31:0] half_0, half_3, half_2, half_5, half_4;

  assign operand_0 = {half_1, half_0};
  assign operand_1 = {half_3, half_2};
  assign operand_2 = {half_5, half_4};
  assign memory_read = (data[31:0] & {32{memory_banks[0]}}) | (data[63:32] & {32{memory_banks[1]}}) | (data[95:64] &
      {32{memory_banks[2]}}) | (data[127:96] & {32{memory_banks[3]}});
  genvar i;
  for (i = 0; i < 6; i = i + 1) begin : each_word
    assign word[i*32 +: 32] = data[{bank[2*i +: 2], 5'd0} +: 32];
  end

  wire [31:0] half_choice = (source[3:2] == 2'd1) ? scalar_0[63:32] : word[63:32];
  wire [29:0] half_all = prepare & 30'h6018060;
  wire [31:0] half_choice_source_1_0 = (source[1:0] == 2'd1) ? (uses_crossed ? crossed : scalar_0[31:0]) : word[31:0];
  wire [15:0] half_all_half_all_0 = (half_all[0] ? half_choice_source_1_0[31:16] : half_choice_source_1_0[15:0]) &
      {16{~half_all[9]}};
  wire [15:0] half_all_half_all_1 = (half_all[1] ? half_choice_source_1_0[15:0] : half_choice_source_1_0[31:16]) &
      {16{~half_all[2]}};
  wire [31:0] half_choice_source_7_6 = (source[7:6] == 2'd1) ? scalar_1[63:32] : word[127:96];
  wire [31:0] half_choice_source_5_4 = (source[5:4] == 2'd1) ? scalar_1[31:0] : word[95:64];
  wire [15:0] half_all_half_all_10 = (half_all[10] ? half_choice_source_5_4[31:16] : half_choice_source_5_4[15:0]) &
      {16{~half_all[19]}};
  wire [15:0] half_all_half_all_11 = (half_all[11] ? half_choice_source_5_4[15:0] : half_choice_source_5_4[31:16]) &
      {16{~half_all[12]}};
  wire [31:0] half_choice_source_11_10 = (source[11:10] == 2'd1) ? scalar_2[63:32] : word[191:160];
  wire [31:0] half_choice_source_9_8 = (source[9:8] == 2'd1) ? scalar_2[31:0] : word[159:128];
  wire [15:0] half_all_half_all_20 = (half_all[20] ? half_choice_source_9_8[31:16] : half_choice_source_9_8[15:0]) &
      {16{~half_all[29]}};
  wire [15:0] half_all_half_all_21 = (half_all[21] ? half_choice_source_9_8[15:0] : half_choice_source_9_8[31:16]) &
      {16{~half_all[22]}};
  initial begin
    half_1 = 32'd0; half_0 = 32'd0; half_3 = 32'd0; half_2 = 32'd0; half_5 = 32'd0; half_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[1]) half_1 <= {(half_choice[31] & ~half_all[8]) ^ half_all[7], half_choice[30:0]};
    if (load[0]) begin
      half_0 <= {(half_all_half_all_1[15] & ~half_all[6]) ^ half_all[5], half_all_half_all_1[14:0],
          (half_all_half_all_0[15] & ~half_all[4]) ^ half_all[3], half_all_half_all_0[14:0]};
    end
    if (load[3]) begin
      half_3 <= {(half_choice_source_7_6[31] & ~half_all[18]) ^ half_all[17], half_choice_source_7_6[30:0]};
    end
    if (load[2]) begin
      half_2 <= {(half_all_half_all_11[15] & ~half_all[16]) ^ half_all[15], half_all_half_all_11[14:0],
          (half_all_half_all_10[15] & ~half_all[14]) ^ half_all[13], half_all_half_all_10[14:0]};
    end
    if (load[5]) begin
      half_5 <= {(half_choice_source_11_10[31] & ~half_all[28]) ^ half_all[27], half_choice_source_11_10[30:0]};
    end
    if (load[4]) begin
      half_4 <= {(half_all_half_all_21[15] & ~half_all[26]) ^ half_all[25], half_all_half_all_21[14:0],
          (half_all_half_all_20[15] & ~half_all[24]) ^ half_all[23], half_all_half_all_20[14:0]};
    end
  end
endmodule
`default_nettype wire
