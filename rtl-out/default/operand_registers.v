// operand_registers: generator of hdl/src/vector/lane/operands.rs:59
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module operand_registers (
  input wire clock, // The one clock.
  input wire [127:0] data, // What the banks read.
  input wire [5:0] load, // Halves that are loaded.
  input wire [11:0] bank, // Bank of each.
  input wire [11:0] source, // Source of each, source.
  input wire [5:0] bypass_high, // A bypass takes the high half of the result.
  input wire [63:0] scalar_0, // The three scalars.
  input wire [63:0] scalar_1,
  input wire [63:0] scalar_2,
  input wire uses_crossed, // The first source comes from another lane.
  input wire [31:0] crossed, // That lane's word.
  input wire [29:0] prepare, // Preparation of the sources, prepare.
  input wire [63:0] result, // The result in stage 6; one that is a part of its row is there in every place.
  input wire [3:0] result_bytes, // Bytes of its low half that are written.
  input wire active, // The lane is active in it.
  input wire [3:0] memory_banks, // The bank that vector memory or LDS reads, a bit each.
  output wire [63:0] operand_0, // The operands.
  output wire [63:0] operand_1,
  output wire [63:0] operand_2,
  output wire [31:0] memory_read // What it reads; zero when it reads nothing, so that the units behind it rest.
);

  reg [63:0] held;
  reg held_active;
  reg [31:0] half_1;
  wire [191:0] word;
  reg [31:0] half_0;
  reg [31:0] half_3;
  reg [31:0] half_2;
  reg [31:0] half_5;
  reg [31:0] half_4;
  wire half_condition_all_0;
  wire half_condition_all_1;
  wire half_condition_all_2;
  wire half_condition_all_3;
  wire half_condition_all_4;
  wire half_condition_all_5;

  assign operand_0 = {half_1, half_0};
  assign operand_1 = {half_3, half_2};
  assign operand_2 = {half_5, half_4};
  assign memory_read = (data[0 +: 32] & {32{memory_banks[0]}}) | (data[1*32 +: 32] & {32{memory_banks[1]}}) |
      (data[2*32 +: 32] & {32{memory_banks[2]}}) | (data[3*32 +: 32] & {32{memory_banks[3]}});
  wire source_3_2_is_3 = source[3:2] == 2'd3;
  assign half_condition_all_0 = source_3_2_is_3 & held_active;
  wire source_1_0_is_3 = source[1:0] == 2'd3;
  assign half_condition_all_1 = source_1_0_is_3 & held_active;
  wire source_7_6_is_3 = source[7:6] == 2'd3;
  assign half_condition_all_2 = source_7_6_is_3 & held_active;
  wire source_5_4_is_3 = source[5:4] == 2'd3;
  assign half_condition_all_3 = source_5_4_is_3 & held_active;
  wire source_11_10_is_3 = source[11:10] == 2'd3;
  assign half_condition_all_4 = source_11_10_is_3 & held_active;
  wire source_9_8_is_3 = source[9:8] == 2'd3;
  assign half_condition_all_5 = source_9_8_is_3 & held_active;
  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_word
    reg [31:0] word_i;
    assign word[i*32 +: 32] = word_i;

    always @*
      case (bank[2*i +: 2])
        2'd1: word_i = data[1*32 +: 32];
        2'd2: word_i = data[2*32 +: 32];
        2'd3: word_i = data[3*32 +: 32];
        default: word_i = data[0 +: 32];
      endcase
  end

  initial begin
    held = 64'd0;
    held_active = 1'b0;
  end
  always @(posedge clock) begin
    held <= result;
    held_active <= active;
  end

  wire [31:0] half_otherwise_choice = (source[3:2] == 2'd1) ? scalar_0[63:32] : word[1*32 +: 32];

  reg [31:0] half_next;
  always @*
    case ({source_3_2_is_3, bypass_high[1]})
      2'd1: half_next = result[63:32];
      2'd2: half_next = held[31:0];
      2'd3: half_next = held[63:32];
      default: half_next = result[31:0];
    endcase

  wire source_3_2_is_2_and_active = (source[3:2] == 2'd2) & active;
  wire [7:0] half_next_choice = (half_condition_all_0 | (source_3_2_is_2_and_active & (result_bytes[3] |
      bypass_high[1]))) ? half_next[31:24] : half_otherwise_choice[31:24];
  wire [7:0] half_next_choice_half_condition_all_0 = (half_condition_all_0 | (source_3_2_is_2_and_active &
      (result_bytes[2] | bypass_high[1]))) ? half_next[23:16] : half_otherwise_choice[23:16];
  wire [7:0] half_next_choice_source_3_2_is_2_and_active = (half_condition_all_0 | (source_3_2_is_2_and_active &
      (result_bytes[1] | bypass_high[1]))) ? half_next[15:8] : half_otherwise_choice[15:8];
  wire [7:0] half_next_choice_result_bytes_0 = (half_condition_all_0 | (source_3_2_is_2_and_active & (result_bytes[0]
      | bypass_high[1]))) ? half_next[7:0] : half_otherwise_choice[7:0];

  initial half_1 = 32'd0;
  always @(posedge clock) begin
    if (load[1]) begin
      half_1 <= {(half_next_choice[7] & ~prepare[8]) ^ prepare[7], half_next_choice[6:0],
          half_next_choice_half_condition_all_0, half_next_choice_source_3_2_is_2_and_active,
          half_next_choice_result_bytes_0};
    end
  end

  wire [31:0] half_otherwise_choice_source_1_0 = (source[1:0] == 2'd1) ? (uses_crossed ? crossed : scalar_0[31:0]) :
      word[0 +: 32];

  reg [31:0] half_otherwise;
  always @*
    case ({source_1_0_is_3, bypass_high[0]})
      2'd1: half_otherwise = result[63:32];
      2'd2: half_otherwise = held[31:0];
      2'd3: half_otherwise = held[63:32];
      default: half_otherwise = result[31:0];
    endcase

  wire source_1_0_is_2_and_active = (source[1:0] == 2'd2) & active;
  wire [7:0] half_next_choice_half_condition_all_1 = (half_condition_all_1 | (source_1_0_is_2_and_active &
      (result_bytes[1] | bypass_high[0]))) ? half_otherwise[15:8] : half_otherwise_choice_source_1_0[15:8];
  wire [7:0] half_next_choice_source_1_0_is_2_and_active = (half_condition_all_1 | (source_1_0_is_2_and_active &
      (result_bytes[0] | bypass_high[0]))) ? half_otherwise[7:0] : half_otherwise_choice_source_1_0[7:0];
  wire [7:0] half_otherwise_choice_half_condition_all_1 = (half_condition_all_1 | (source_1_0_is_2_and_active &
      (result_bytes[3] | bypass_high[0]))) ? half_otherwise[31:24] : half_otherwise_choice_source_1_0[31:24];
  wire [7:0] half_otherwise_choice_result_bytes_2 = (half_condition_all_1 | (source_1_0_is_2_and_active &
      (result_bytes[2] | bypass_high[0]))) ? half_otherwise[23:16] : half_otherwise_choice_source_1_0[23:16];
  wire [15:0] half_next_choice_prepare_0 = prepare[0] ? {half_otherwise_choice_half_condition_all_1,
      half_otherwise_choice_result_bytes_2} : {half_next_choice_half_condition_all_1,
      half_next_choice_source_1_0_is_2_and_active};
  wire [15:0] half_next_all = half_next_choice_prepare_0 & {16{~prepare[9]}};
  wire [15:0] half_next_choice_prepare_1 = prepare[1] ? {half_next_choice_half_condition_all_1,
      half_next_choice_source_1_0_is_2_and_active} : {half_otherwise_choice_half_condition_all_1,
      half_otherwise_choice_result_bytes_2};
  wire [15:0] half_next_all_half_next_choice_prepare_1 = half_next_choice_prepare_1 & {16{~prepare[2]}};

  initial half_0 = 32'd0;
  always @(posedge clock) begin
    if (load[0]) begin
      half_0 <= {(half_next_all_half_next_choice_prepare_1[15] & ~prepare[6]) ^ prepare[5],
          half_next_all_half_next_choice_prepare_1[14:0], (half_next_all[15] & ~prepare[4]) ^ prepare[3],
          half_next_all[14:0]};
    end
  end

  wire [31:0] half_otherwise_choice_source_7_6 = (source[7:6] == 2'd1) ? scalar_1[63:32] : word[3*32 +: 32];

  reg [31:0] half_next_source_7_6_is_3;
  always @*
    case ({source_7_6_is_3, bypass_high[3]})
      2'd1: half_next_source_7_6_is_3 = result[63:32];
      2'd2: half_next_source_7_6_is_3 = held[31:0];
      2'd3: half_next_source_7_6_is_3 = held[63:32];
      default: half_next_source_7_6_is_3 = result[31:0];
    endcase

  wire source_7_6_is_2_and_active = (source[7:6] == 2'd2) & active;
  wire [7:0] half_next_choice_half_condition_all_2 = (half_condition_all_2 | (source_7_6_is_2_and_active &
      (result_bytes[3] | bypass_high[3]))) ? half_next_source_7_6_is_3[31:24] :
      half_otherwise_choice_source_7_6[31:24];
  wire [7:0] half_next_choice_source_7_6_is_2_and_active = (half_condition_all_2 | (source_7_6_is_2_and_active &
      (result_bytes[2] | bypass_high[3]))) ? half_next_source_7_6_is_3[23:16] :
      half_otherwise_choice_source_7_6[23:16];
  wire [7:0] half_next_choice_result_bytes_1 = (half_condition_all_2 | (source_7_6_is_2_and_active & (result_bytes[1]
      | bypass_high[3]))) ? half_next_source_7_6_is_3[15:8] : half_otherwise_choice_source_7_6[15:8];
  wire [7:0] half_next_choice_result_bytes = (half_condition_all_2 | (source_7_6_is_2_and_active & (result_bytes[0] |
      bypass_high[3]))) ? half_next_source_7_6_is_3[7:0] : half_otherwise_choice_source_7_6[7:0];

  initial half_3 = 32'd0;
  always @(posedge clock) begin
    if (load[3]) begin
      half_3 <= {(half_next_choice_half_condition_all_2[7] & ~prepare[18]) ^ prepare[17],
          half_next_choice_half_condition_all_2[6:0], half_next_choice_source_7_6_is_2_and_active,
          half_next_choice_result_bytes_1, half_next_choice_result_bytes};
    end
  end

  wire [31:0] half_otherwise_choice_source_5_4 = (source[5:4] == 2'd1) ? scalar_1[31:0] : word[2*32 +: 32];

  reg [31:0] half_otherwise_source_5_4_is_3;
  always @*
    case ({source_5_4_is_3, bypass_high[2]})
      2'd1: half_otherwise_source_5_4_is_3 = result[63:32];
      2'd2: half_otherwise_source_5_4_is_3 = held[31:0];
      2'd3: half_otherwise_source_5_4_is_3 = held[63:32];
      default: half_otherwise_source_5_4_is_3 = result[31:0];
    endcase

  wire source_5_4_is_2_and_active = (source[5:4] == 2'd2) & active;
  wire [7:0] half_next_choice_half_condition_all_3 = (half_condition_all_3 | (source_5_4_is_2_and_active &
      (result_bytes[1] | bypass_high[2]))) ? half_otherwise_source_5_4_is_3[15:8] :
      half_otherwise_choice_source_5_4[15:8];
  wire [7:0] half_next_choice_source_5_4_is_2_and_active = (half_condition_all_3 | (source_5_4_is_2_and_active &
      (result_bytes[0] | bypass_high[2]))) ? half_otherwise_source_5_4_is_3[7:0] :
      half_otherwise_choice_source_5_4[7:0];
  wire [7:0] half_otherwise_choice_half_condition_all_3 = (half_condition_all_3 | (source_5_4_is_2_and_active &
      (result_bytes[3] | bypass_high[2]))) ? half_otherwise_source_5_4_is_3[31:24] :
      half_otherwise_choice_source_5_4[31:24];
  wire [7:0] half_otherwise_choice_result_bytes = (half_condition_all_3 | (source_5_4_is_2_and_active &
      (result_bytes[2] | bypass_high[2]))) ? half_otherwise_source_5_4_is_3[23:16] :
      half_otherwise_choice_source_5_4[23:16];
  wire [15:0] half_next_choice_prepare_10 = prepare[10] ? {half_otherwise_choice_half_condition_all_3,
      half_otherwise_choice_result_bytes} : {half_next_choice_half_condition_all_3,
      half_next_choice_source_5_4_is_2_and_active};
  wire [15:0] half_next_all_half_next_choice_prepare_10 = half_next_choice_prepare_10 & {16{~prepare[19]}};
  wire [15:0] half_next_choice_prepare_11 = prepare[11] ? {half_next_choice_half_condition_all_3,
      half_next_choice_source_5_4_is_2_and_active} : {half_otherwise_choice_half_condition_all_3,
      half_otherwise_choice_result_bytes};
  wire [15:0] half_next_all_half_next_choice_prepare_11 = half_next_choice_prepare_11 & {16{~prepare[12]}};

  initial half_2 = 32'd0;
  always @(posedge clock) begin
    if (load[2]) begin
      half_2 <= {(half_next_all_half_next_choice_prepare_11[15] & ~prepare[16]) ^ prepare[15],
          half_next_all_half_next_choice_prepare_11[14:0], (half_next_all_half_next_choice_prepare_10[15] &
          ~prepare[14]) ^ prepare[13], half_next_all_half_next_choice_prepare_10[14:0]};
    end
  end

  wire [31:0] half_otherwise_choice_source_11_10 = (source[11:10] == 2'd1) ? scalar_2[63:32] : word[5*32 +: 32];

  reg [31:0] half_next_source_11_10_is_3;
  always @*
    case ({source_11_10_is_3, bypass_high[5]})
      2'd1: half_next_source_11_10_is_3 = result[63:32];
      2'd2: half_next_source_11_10_is_3 = held[31:0];
      2'd3: half_next_source_11_10_is_3 = held[63:32];
      default: half_next_source_11_10_is_3 = result[31:0];
    endcase

  wire source_11_10_is_2_and_active = (source[11:10] == 2'd2) & active;
  wire [7:0] half_next_choice_half_condition_all_4 = (half_condition_all_4 | (source_11_10_is_2_and_active &
      (result_bytes[3] | bypass_high[5]))) ? half_next_source_11_10_is_3[31:24] :
      half_otherwise_choice_source_11_10[31:24];
  wire [7:0] half_next_choice_result_bytes_2 = (half_condition_all_4 | (source_11_10_is_2_and_active &
      (result_bytes[2] | bypass_high[5]))) ? half_next_source_11_10_is_3[23:16] :
      half_otherwise_choice_source_11_10[23:16];
  wire [7:0] half_next_choice_bypass_high_5 = (half_condition_all_4 | (source_11_10_is_2_and_active &
      (result_bytes[1] | bypass_high[5]))) ? half_next_source_11_10_is_3[15:8] :
      half_otherwise_choice_source_11_10[15:8];
  wire [7:0] half_next_choice_bypass_high = (half_condition_all_4 | (source_11_10_is_2_and_active & (result_bytes[0]
      | bypass_high[5]))) ? half_next_source_11_10_is_3[7:0] : half_otherwise_choice_source_11_10[7:0];

  initial half_5 = 32'd0;
  always @(posedge clock) begin
    if (load[5]) begin
      half_5 <= {(half_next_choice_half_condition_all_4[7] & ~prepare[28]) ^ prepare[27],
          half_next_choice_half_condition_all_4[6:0], half_next_choice_result_bytes_2,
          half_next_choice_bypass_high_5, half_next_choice_bypass_high};
    end
  end

  wire [31:0] half_otherwise_choice_source_9_8 = (source[9:8] == 2'd1) ? scalar_2[31:0] : word[4*32 +: 32];

  reg [31:0] half_otherwise_source_9_8_is_3;
  always @*
    case ({source_9_8_is_3, bypass_high[4]})
      2'd1: half_otherwise_source_9_8_is_3 = result[63:32];
      2'd2: half_otherwise_source_9_8_is_3 = held[31:0];
      2'd3: half_otherwise_source_9_8_is_3 = held[63:32];
      default: half_otherwise_source_9_8_is_3 = result[31:0];
    endcase

  wire source_9_8_is_2_and_active = (source[9:8] == 2'd2) & active;
  wire [7:0] half_next_choice_half_condition_all_5 = (half_condition_all_5 | (source_9_8_is_2_and_active &
      (result_bytes[1] | bypass_high[4]))) ? half_otherwise_source_9_8_is_3[15:8] :
      half_otherwise_choice_source_9_8[15:8];
  wire [7:0] half_next_choice_source_9_8_is_2_and_active = (half_condition_all_5 | (source_9_8_is_2_and_active &
      (result_bytes[0] | bypass_high[4]))) ? half_otherwise_source_9_8_is_3[7:0] :
      half_otherwise_choice_source_9_8[7:0];
  wire [7:0] half_otherwise_choice_half_condition_all_5 = (half_condition_all_5 | (source_9_8_is_2_and_active &
      (result_bytes[3] | bypass_high[4]))) ? half_otherwise_source_9_8_is_3[31:24] :
      half_otherwise_choice_source_9_8[31:24];
  wire [7:0] half_otherwise_choice_bypass_high_4 = (half_condition_all_5 | (source_9_8_is_2_and_active &
      (result_bytes[2] | bypass_high[4]))) ? half_otherwise_source_9_8_is_3[23:16] :
      half_otherwise_choice_source_9_8[23:16];
  wire [15:0] half_next_choice_prepare_20 = prepare[20] ? {half_otherwise_choice_half_condition_all_5,
      half_otherwise_choice_bypass_high_4} : {half_next_choice_half_condition_all_5,
      half_next_choice_source_9_8_is_2_and_active};
  wire [15:0] half_next_all_half_next_choice_prepare_20 = half_next_choice_prepare_20 & {16{~prepare[29]}};
  wire [15:0] half_next_choice_prepare_21 = prepare[21] ? {half_next_choice_half_condition_all_5,
      half_next_choice_source_9_8_is_2_and_active} : {half_otherwise_choice_half_condition_all_5,
      half_otherwise_choice_bypass_high_4};
  wire [15:0] half_next_all_half_next_choice_prepare_21 = half_next_choice_prepare_21 & {16{~prepare[22]}};

  initial half_4 = 32'd0;
  always @(posedge clock) begin
    if (load[4]) begin
      half_4 <= {(half_next_all_half_next_choice_prepare_21[15] & ~prepare[26]) ^ prepare[25],
          half_next_all_half_next_choice_prepare_21[14:0], (half_next_all_half_next_choice_prepare_20[15] &
          ~prepare[24]) ^ prepare[23], half_next_all_half_next_choice_prepare_20[14:0]};
    end
  end

endmodule

`default_nettype wire
