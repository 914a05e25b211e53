// predecode: generator of hdl/src/front/decode/rdna4/predecode.rs:111. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module predecode (
  input wire [31:0] word0, // First dword.
  input wire [31:0] word1, // Second dword.
  input wire wave64, // The wave has 64 lanes.
  output wire [2:0] head_class, // What issue has to know.
  output wire [2:0] head_dwords, output wire head_writes_scalar, head_reads_m0, head_reads_scalars,
  head_writes_masks, output wire [1:0] head_pace_clocks, output wire head_pace_transcendental, head_stops_wave,
  head_counts_load, head_counts_store, head_counts_lds, output wire [4:0] head_flow_kind,
  output wire [15:0] head_flow_operand, output wire [5:0] head_flow_limits_loads, head_flow_limits_stores,
  head_flow_limits_scalar_loads, head_flow_limits_lds, head_flow_limits_salu, head_flow_limits_valu_queued,
  head_flow_limits_valu, head_flow_limits_valu_scalars, head_flow_limits_memory_reads, head_flow_limits_lds_reads,
  output wire head_flow_of_group
);
  localparam [4:0] FLOW_HALT = 5'h11, FLOW_INTERRUPT = 5'h16, FLOW_INTERRUPT_AND_HALT = 5'h17, FLOW_END = 5'h19;
  localparam [2:0] ISSUE_CLASS_ILLEGAL = 3'd0;

  wire [17:0] head_class_all;

  wire is_sopp = word0[31:23] == 9'h17f;
  reg [5:0] program_entry;
  always @* case (word0[22:16])
    7'd0: program_entry = 6'd2; 7'd7: program_entry = 6'd3; 7'h38, 7'h39, 7'hb: program_entry = 6'd1;
    7'd5: program_entry = 6'h15; 7'd8: program_entry = 6'h13; 7'ha, 7'd9: program_entry = 6'h14;
    7'h20: program_entry = 6'd4; 7'h21: program_entry = 6'd5; 7'h22: program_entry = 6'd6;
    7'h23: program_entry = 6'd7; 7'h24: program_entry = 6'd8; 7'h25: program_entry = 6'd9;
    7'h26: program_entry = 6'ha; 7'h40, 7'h42: program_entry = 6'hb; 7'h41: program_entry = 6'hc;
    7'h47: program_entry = 6'hd; 7'h43: program_entry = 6'h10; 7'h44: program_entry = 6'hf;
    7'h46: program_entry = 6'he; 7'h48: program_entry = 6'h11; 7'h49: program_entry = 6'h12;
    7'd3: program_entry = 6'h16; 7'h34: program_entry = 6'h17; 7'h35: program_entry = 6'h18;
    7'h11: program_entry = 6'h19; 7'h12: program_entry = 6'h1a; 7'd2: program_entry = 6'h1b;
    7'd1: program_entry = 6'h1c; 7'h3c: program_entry = 6'h1d; 7'h14: program_entry = 6'h20;
    7'h36: program_entry = 6'h21; 7'h37: program_entry = 6'h22; 7'h10: program_entry = 6'h23;
    7'h30, 7'h31: program_entry = 6'h24;
    default: program_entry = 6'd0;
  endcase

  wire [5:0] program_ = is_sopp ? program_entry :
      (word0[15:8] == 8'h4e) ? 6'h1e :
      (word0[15:8] == 8'h4f) ? 6'h1f : 6'd0;
  wire head_flow_kind_all = (program_ == 6'h1c) & word0[0];
  wire waits_for_all = (program_ == 6'h14) | (program_ == 6'h23) | (program_ == 6'h24) | head_flow_kind_all;
  wire program_is_34 = program_ == 6'h22;
  wire program_is_33 = program_ == 6'h21;
  wire program_is_31 = program_ == 6'h1f;
  wire waits_for_scalars = program_is_31 | program_is_33 | program_is_34 | (program_ == 6'd4) | (program_ == 6'd5) |
      (program_ == 6'd6) | (program_ == 6'd7) | (program_ == 6'd8) | (program_ == 6'd9) | (program_ == 6'ha);
  wire word0_7_0_is_not_1 = word0[7:0] != 8'd1;
  wire refused_program_all = ((program_ == 6'h1e) | program_is_31) & ~((~(word0[7:0] < 8'h80) & ~(8'hd0 <
      word0[7:0])) | (word0[7:0] == 8'h7d));
  wire refused_program = ((program_is_33 | program_is_34) & word0_7_0_is_not_1 & (word0[7:0] != 8'd3)) |
      refused_program_all;
  wire is_vbuffer = word0[31:26] == 6'h31;
  wire is_vscratch = word0[31:24] == 8'hed;
  wire is_vflat = word0[31:24] == 8'hec;
  wire is_vglobal = word0[31:24] == 8'hee;
  wire is_vds = word0[31:26] == 6'h36;
  wire is_vopd_x = word0[31:26] == 6'h32;
  wire is_vinterp = word0[31:23] == 9'h19a;
  wire is_vop3p = word0[31:23] == 9'h198;
  wire is_vop3 = word0[31:26] == 6'h35;
  wire is_vop2 = ~word0[31];
  wire is_vopc = word0[31:25] == 7'h3e;
  wire is_vop1 = word0[31:25] == 7'h3f;
  wire is_smem = word0[31:26] == 6'h3d;
  wire is_sop2 = word0[31:30] == 2'd2;
  wire is_sopk = word0[31:28] == 4'hb;
  wire is_sopc = word0[31:23] == 9'h17e;
  wire is_sop1 = word0[31:23] == 9'h17d;
  wire [2:0] head_class_any = head_class_all[2:0] | head_class_all[5:3];
  wire [2:0] head_class_any_0 = head_class_any | head_class_all[8:6];
  wire [2:0] head_class_any_1 = head_class_any_0 | head_class_all[11:9];
  wire [2:0] head_class_any_2 = head_class_any_1 | head_class_all[14:12];
  wire [2:0] head_class_any_3 = head_class_any_2 | head_class_all[17:15];
  wire [255:0] head_class_value = 256'h1800000000003fffff0000;
  wire [255:0] head_class_value_2 = 256'h10001fff8003fffff0000;
  wire [255:0] head_class_value_3 = 256'h198001fff81b3fffff0000;
  wire [255:0] head_class_value_4 = 256'hc0000000c0002000000f03ff0300000041c0e0000000e0007fe1ffffc011ffff;
  wire [31:0] head_class_value_5 = 32'h73eff;
  wire [31:0] head_reads_scalars_value = 32'h73fff;
  wire head_reads_scalars_part = head_reads_scalars_value[word0[21:17]];
  wire [15:0] head_class_value_6 = 16'h3eff;
  wire [15:0] head_reads_scalars_value_2 = 16'h3fff;
  wire head_reads_scalars_part_word0_25_22 = head_reads_scalars_value_2[word0[25:22]];
  wire head_class_any_word0_8_0 = ((word0[8:0] == {1'b1, word1[23:17], ~word1[24]}) &
      head_reads_scalars_part_word0_25_22) | ((word0[16:9] == {word1[23:17], ~word1[24]}) &
      head_class_value_6[word0[25:22]]);
  wire head_class_any_word1_8_0 = ((word1[8:0] == {1'b1, word1[31:24]}) & head_reads_scalars_part) | ((word1[16:9] ==
      word1[31:24]) & head_class_value_5[word0[21:17]]);
  wire head_class_any_word1_7_0 = (~(word1[7:0] < 8'hd1) & ~(8'hea < word1[7:0])) | (~(word1[7:0] < 8'hef) & ~(8'hef
      < word1[7:0])) | (~(word1[7:0] < 8'hf9) & ~(8'hfc < word1[7:0])) | (~(word1[7:0] < 8'hfe) & ~(8'hfe <
      word1[7:0]));
  wire head_class_all_word1_8 = head_class_any_word1_7_0 & ~word1[8];
  wire head_class_any_word0_7_0 = (~(word0[7:0] < 8'hd1) & ~(8'hea < word0[7:0])) | (~(word0[7:0] < 8'hef) & ~(8'hef
      < word0[7:0])) | (~(word0[7:0] < 8'hf9) & ~(8'hfc < word0[7:0])) | (~(word0[7:0] < 8'hfe) & ~(8'hfe <
      word0[7:0]));
  wire head_class_all_word0_8 = head_class_any_word0_7_0 & ~word0[8];
  wire head_class_any_wave64 = (head_class_all_word0_8 & head_reads_scalars_part_word0_25_22) |
      (head_class_all_word1_8 & head_reads_scalars_part) | (head_class_any_word0_8_0 & head_class_any_word1_8_0) |
      wave64;
  wire [31:0] head_class_value_7 = 32'h70fff;
  wire [15:0] head_class_value_8 = 16'hfff;
  wire head_class_all_word0_25_22 = head_class_value_8[word0[25:22]] & head_class_value_7[word0[21:17]] &
      ~head_class_any_wave64;
  wire [2:0] head_class_any_head_class_any_0 = head_class_any_0 | (3'd4 & {3{head_class_all_word0_25_22}}) |
      head_class_all[14:12] | head_class_all[17:15];
  wire head_class_any_word1_25_18 = (~(word1[25:18] < 8'hd1) & ~(8'hea < word1[25:18])) | (~(word1[25:18] < 8'hef) &
      ~(8'hef < word1[25:18])) | (~(word1[25:18] < 8'hf9) & ~(8'hfc < word1[25:18])) | (~(word1[25:18] < 8'hfe) &
      ~(8'hfe < word1[25:18]));
  wire head_class_any_word1_16_9 = (~(word1[16:9] < 8'hd1) & ~(8'hea < word1[16:9])) | (~(word1[16:9] < 8'hef) &
      ~(8'hef < word1[16:9])) | (~(word1[16:9] < 8'hf9) & ~(8'hfc < word1[16:9])) | (~(word1[16:9] < 8'hfe) & ~(8'hfe
      < word1[16:9]));
  wire head_dwords_any = (word1[8:0] == 9'he9) | (word1[8:0] == 9'hea) | (word1[8:0] == 9'hfa);
  wire [1023:0] head_class_value_9 =
      1024'h200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] head_class_value_10 =
      1024'h20000000000000000000000000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] head_class_value_11 =
      1024'h38000000000000000000000000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] head_reads_scalars_value_3 =
      1024'hf00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe0000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire head_reads_scalars_part_word0_25_16 = head_reads_scalars_value_3[word0[25:16]];
  wire [1023:0] head_class_value_12 =
      1024'h18000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] head_class_value_13 =
      1024'h3000000000000000000000000000000000000000000000000000000000000000018000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] head_reads_scalars_value_4 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe00000000000000000000000000000000000000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire head_reads_scalars_part_word0 = head_reads_scalars_value_4[word0[25:16]];
  wire [1023:0] head_reads_scalars_value_5 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000003ff0000fffc3ffb6df32f87ffff6dfffe000000fe1fffff011dfffaccbf17fffdfe0000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire head_reads_scalars_part_2 = head_reads_scalars_value_5[word0[25:16]];
  wire head_dwords_all = head_dwords_any & head_reads_scalars_part_2;
  wire [1023:0] head_class_value_14 =
      1024'h1000000000000000000018000000000000000000000000000000000000000000018000000000000000000000000000000000001180000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] head_class_value_15 =
      1024'h2000000000000000000000000000000000000000000000000000003ff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire head_class_any_word0_25_16 = (head_class_all_word1_8 & head_reads_scalars_part_2) |
      (head_class_value_15[word0[25:16]] & word1[8]) | (head_class_value_14[word0[25:16]] & ~word1[8] &
      ~head_dwords_all) | (head_class_any_word1_16_9 & ~word1[17] & head_reads_scalars_part_word0) |
      (head_class_value_13[word0[25:16]] & word1[17]) | (head_class_value_12[word0[25:16]] & ~word1[17]) |
      (head_class_any_word1_25_18 & ~word1[26] & head_reads_scalars_part_word0_25_16) |
      (head_class_value_11[word0[25:16]] & word1[26]) | (head_class_value_10[word0[25:16]] & word1[25]) |
      (head_class_value_9[word0[25:16]] & ~word1[26]);
  wire [1023:0] head_class_value_16 =
      1024'h630000000060007061f0000007c00000000000000000000000000001550000333c01e000e1000266236dcf0e00000000000000011d8f884cbf081e31e70000000000000000000008e7ff7e1fba400000007e7e7e7e000000007ffe0000400000007e7e7e7e000000007ffe0000;
  wire [2:0] head_class_any_word0 = head_class_any_0 | (3'd4 & {3{head_class_value_16[word0[25:16]] &
      ~head_class_any_word0_25_16}}) | head_class_all[14:12] | head_class_all[17:15];
  wire [63:0] head_reads_scalars_value_6 = 64'h19ffb8e7ff7e7ffe;
  wire head_reads_scalars_part_word0_30_25 = head_reads_scalars_value_6[word0[30:25]];
  wire head_dwords_any_word0_8_0 = (word0[8:0] == 9'he9) | (word0[8:0] == 9'hea) | (word0[8:0] == 9'hfa);
  wire [63:0] head_class_value_17 = 64'h38e7ff7e1fba;
  wire head_class_all_word0_30_25 = head_class_value_17[word0[30:25]] & ~(head_class_all_word0_8 &
      head_reads_scalars_part_word0_30_25);
  wire [2:0] head_class_any_head_class_all_4 = head_class_any_0 | (3'd4 & {3{head_class_all_word0_30_25}}) |
      head_class_all[14:12] | head_class_all[17:15];
  wire [255:0] head_reads_scalars_value_7 = 256'he00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire head_reads_scalars_part_word0_24_17 = head_reads_scalars_value_7[word0[24:17]];
  wire [255:0] head_class_value_18 = 256'h400000007e7e7e7e000000007ffe0000400000007e7e7e7e000000007ffe0000;
  wire head_class_all_word0_24_17 = head_class_value_18[word0[24:17]] & ~(head_class_all_word0_8 &
      head_reads_scalars_part_word0_24_17);
  wire [2:0] head_class_any_head_class_all_5 = head_class_any_0 | (3'd4 & {3{head_class_all_word0_24_17}}) |
      head_class_all[14:12] | head_class_all[17:15];
  wire [255:0] head_reads_scalars_value_8 = 256'hffffffff011dfffaccbf17fffdfe;
  wire head_reads_scalars_part_word0_16_9 = head_reads_scalars_value_8[word0[16:9]];
  wire head_dwords_all_2 = head_dwords_any_word0_8_0 & head_reads_scalars_part_word0_16_9;
  wire [255:0] head_class_value_19 = 256'h1e0000001180000000000000004;
  wire head_class_any_word0_16_9 = (head_class_all_word0_8 & head_reads_scalars_part_word0_16_9) |
      (head_class_value_19[word0[16:9]] & ~word0[8] & ~head_dwords_all_2);
  wire [255:0] head_class_value_20 = 256'h1a00000011d8f884cbf081e31e7;
  wire [2:0] head_class_any_4 = head_class_any_0 | (3'd4 & {3{head_class_value_20[word0[16:9]] &
      ~head_class_any_word0_16_9}}) | head_class_all[14:12] | head_class_all[17:15];
  wire [63:0] head_class_value_21 = 64'hf3f0000;
  wire [63:0] head_class_value_22 = 64'h1f20f3f0f3f;
  wire [2:0] head_class_all_word0_18_13 = 3'd3 & {3{head_class_value_22[word0[18:13]] & ~(word1[23] &
      head_class_value_21[word0[18:13]])}};
  wire [2:0] head_class_any_head_class_any = head_class_any | head_class_all_word0_18_13 | head_class_all[11:9] |
      head_class_all[14:12] | head_class_all[17:15];
  wire [127:0] head_writes_scalar_value = 128'h3fffff003f7fffffffff7f;
  wire head_writes_scalar_part = head_writes_scalar_value[word0[29:23]];
  wire head_class_any_word0_15_8 = (~(word0[15:8] < 8'hd1) & ~(8'hea < word0[15:8])) | (~(word0[15:8] < 8'hef) &
      ~(8'hef < word0[15:8])) | (~(word0[15:8] < 8'hf9) & ~(8'hfc < word0[15:8])) | (~(word0[15:8] < 8'hfe) & ~(8'hfe
      < word0[15:8]));
  wire head_class_any_5 = (head_class_any_word0_7_0 & head_writes_scalar_part) | (head_class_any_word0_15_8 &
      head_writes_scalar_part);
  wire [127:0] head_class_value_23 = 128'h380000003f7fffffffff7f;
  wire [2:0] head_class_any_head_class_all_0 = head_class_all[2:0] | (3'd2 & {3{head_class_value_23[word0[29:23]] &
      ~head_class_any_5}}) | head_class_all[8:6] | head_class_all[11:9] | head_class_all[14:12] |
      head_class_all[17:15];
  wire head_class_any_word0_5_0 = (word0[5:0] == 6'ha) | (word0[5:0] == 6'hb) | (word0[5:0] == 6'hc) | (word0[5:0] ==
      6'hf) | (word0[5:0] == 6'h10) | (word0[5:0] == 6'h13) | (word0[5:0] == 6'h1c) | (word0[5:0] == 6'd1) |
      (word0[5:0] == 6'd2) | (word0[5:0] == 6'd4) | (word0[5:0] == 6'h14) | (word0[5:0] == 6'h15) | (word0[5:0] ==
      6'h17) | (word0[5:0] == 6'h18) | (word0[5:0] == 6'h1d) | (word0[5:0] == 6'h1e);
  wire [31:0] head_class_value_24 = 32'he0000;
  wire [31:0] head_stops_wave_value = 32'h100000;
  wire head_stops_wave_part = head_stops_wave_value[word0[27:23]];
  wire [2:0] head_class_wide = {3{head_stops_wave_part & ~(head_class_value_24[word0[27:23]] &
      ~head_class_any_word0_5_0)}};
  wire [31:0] head_class_value_25 = 32'hf8007;
  wire head_class_all_word0_27_23 = head_class_value_25[word0[27:23]] & ~(head_class_value_24[word0[27:23]] &
      ~head_class_any_word0_5_0);
  wire [2:0] head_class_any_head_class_wide = head_class_all[2:0] | (3'd2 & {3{head_class_all_word0_27_23}}) | (3'd3
      & head_class_wide) | head_class_all[11:9] | head_class_all[14:12] | head_class_all[17:15];
  wire [127:0] head_class_value_26 = 128'h3df13f3007f00170faf;
  wire [2:0] head_class_any_word0_22_16 = (3'd1 & {3{head_class_value_26[word0[22:16]] & ~refused_program}}) |
      head_class_all[5:3] | head_class_all[8:6] | head_class_all[11:9] | head_class_all[14:12] |
      head_class_all[17:15];
  wire [127:0] head_dwords_value = 128'h7ffe7ffe000000000003ffff;
  wire head_dwords_part = head_dwords_value[word0[22:16]];
  wire head_class_any_head_dwords_part = (head_class_any_word0_7_0 & head_dwords_part) | (head_class_any_word0_15_8 &
      head_dwords_part);
  wire [127:0] head_class_value_27 = 128'h3ffff;
  wire [2:0] head_class_any_head_class_all_2 = head_class_all[2:0] | (3'd2 & {3{head_class_value_27[word0[22:16]] &
      ~head_class_any_head_dwords_part}}) | head_class_all[8:6] | head_class_all[11:9] | head_class_all[14:12] |
      head_class_all[17:15];
  wire [255:0] head_class_value_28 = 256'h100000000000000000000;
  wire head_class_any_6 = (word0[7:0] == 8'h83) | (word0[7:0] == 8'h80) | (word0[7:0] == 8'h81) | (word0[7:0] ==
      8'h87) | (word0[7:0] == 8'h82) | (word0[7:0] == 8'h85);
  wire [255:0] head_class_value_29 = 256'h30000000000000000000;
  wire [255:0] head_class_value_30 = 256'h10003000000000000000000;
  wire head_class_all_word0_15_8 = head_class_value_28[word0[15:8]] & ~((~(word0[7:0] < 8'h80) & ~(8'hd0 <
      word0[7:0])) | (word0[7:0] == 8'h7d));
  wire [255:0] head_class_value_31 = 256'h7130000000000000000;
  wire [255:0] head_dwords_value_2 = 256'h7fff0109f71f00ffffffffffff3f;
  wire head_dwords_part_word0_15_8 = head_dwords_value_2[word0[15:8]];
  wire head_class_any_word0_7 = (head_class_any_word0_7_0 & head_dwords_part_word0_15_8) |
      (head_class_value_31[word0[15:8]] & word0[7]) | (head_class_value_30[word0[15:8]] & ~(word0[7:0] < 8'h80)) |
      (head_class_value_29[word0[15:8]] & ~head_class_any_6) | head_class_all_word0_15_8;
  wire [255:0] head_class_value_32 = 256'h10133800000000000000000;
  wire [255:0] head_class_value_33 = 256'h1f00ffffffffffff3f;
  wire [255:0] head_class_value_34 = 256'hc0000000000000000000;
  wire [2:0] head_class_any_not_refused_program = (3'd1 & {3{head_class_value_34[word0[15:8]] &
      ~head_class_any_word0_7 & ~refused_program}}) | (3'd2 & {3{head_class_value_33[word0[15:8]] &
      ~head_class_any_word0_7}}) | (3'd3 & {3{head_class_value_32[word0[15:8]] & ~head_class_any_word0_7}}) |
      head_class_all[11:9] | head_class_all[14:12] | head_class_all[17:15];
  assign head_class = is_sop1 ? head_class_any_not_refused_program :
      is_sopc ? head_class_any_head_class_all_2 :
      is_sopp ? head_class_any_word0_22_16 :
      is_sopk ? head_class_any_head_class_wide :
      is_sop2 ? head_class_any_head_class_all_0 :
      is_smem ? head_class_any_head_class_any :
      is_vop1 ? head_class_any_4 :
      is_vopc ? head_class_any_head_class_all_5 :
      is_vop2 ? head_class_any_head_class_all_4 :
      is_vop3 ? head_class_any_word0 :
      is_vop3p ? head_class_any_3 :
      is_vinterp ? head_class_any_3 :
      is_vopd_x ? head_class_any_head_class_any_0 :
      is_vds ? (head_class_any_2 | (3'd6 & {3{head_class_value_4[word0[25:18]]}})) :
      is_vglobal ? (head_class_any_1 | (3'd5 & {3{head_class_value_3[word0[21:14]]}}) | head_class_all[17:15]) :
      is_vflat ? (head_class_any_1 | (3'd5 & {3{head_class_value_2[word0[21:14]]}}) | head_class_all[17:15]) :
      is_vscratch ? (head_class_any_1 | (3'd5 & {3{head_class_value[word0[21:14]]}}) | head_class_all[17:15]) :
      is_vbuffer ? head_class_any_3 : ISSUE_CLASS_ILLEGAL;
  wire [127:0] n_63 = 128'h3f;
  wire n_63_at_word0_22_16 = n_63[word0[22:16]];
  wire [127:0] head_reads_scalars_value_9 = 128'h7ff07ff000000f707c84201;
  wire head_reads_scalars_part_word0_22_16 = head_reads_scalars_value_9[word0[22:16]];
  wire [127:0] head_reads_scalars_value_10 = 128'h7ff07ff000000f77fc9ffff;
  wire head_reads_scalars_part_3 = head_reads_scalars_value_10[word0[22:16]];
  wire word1_8_0_is_255 = word1[8:0] == 9'hff;
  wire [31:0] n_6 = 32'd6;
  wire word0_8_0_is_255 = word0[8:0] == 9'hff;
  wire [15:0] n_6_2 = 16'd6;
  wire head_dwords_any_word0_25_22 = n_6_2[word0[25:22]] | (word0_8_0_is_255 & head_reads_scalars_part_word0_25_22) |
      n_6[word0[21:17]] | (word1_8_0_is_255 & head_reads_scalars_part);
  wire word1_26_18_is_255 = word1[26:18] == 9'hff;
  wire word1_17_9_is_255 = word1[17:9] == 9'hff;
  wire head_dwords_any_word1_8_0_is_255 = (word1_8_0_is_255 & n_63_at_word0_22_16) | (word1_17_9_is_255 &
      n_63_at_word0_22_16) | (word1_26_18_is_255 & n_63_at_word0_22_16);
  wire head_dwords_any_word1_17_9_is_255 = (word1_8_0_is_255 & head_reads_scalars_part_3) | (word1_17_9_is_255 &
      head_reads_scalars_part_3) | (word1_26_18_is_255 & head_reads_scalars_part_word0_22_16) | (head_dwords_any &
      head_reads_scalars_part_3);
  wire head_dwords_any_word1_26_18_is_255 = (word1_8_0_is_255 & head_reads_scalars_part_2) | (word1_17_9_is_255 &
      head_reads_scalars_part_word0) | (word1_26_18_is_255 & head_reads_scalars_part_word0_25_16) | head_dwords_all;
  wire [63:0] head_dwords_value_3 = 64'h180300000000000;
  wire head_dwords_any_word0_30_25 = head_dwords_value_3[word0[30:25]] | (word0_8_0_is_255 &
      head_reads_scalars_part_word0_30_25) | (head_dwords_any_word0_8_0 & head_reads_scalars_part_word0_30_25);
  wire head_dwords_any_word0_8_0_is_255 = (word0_8_0_is_255 & head_reads_scalars_part_word0_24_17) |
      (head_dwords_any_word0_8_0 & head_reads_scalars_part_word0_24_17);
  wire word0_15_8_is_255 = word0[15:8] == 8'hff;
  wire word0_7_0_is_255 = word0[7:0] == 8'hff;
  wire [127:0] head_dwords_value_4 = 128'h600000000000000000;
  wire head_dwords_any_word0_29_23 = head_dwords_value_4[word0[29:23]] | (word0_7_0_is_255 & head_writes_scalar_part)
      | (word0_15_8_is_255 & head_writes_scalar_part);
  wire [31:0] head_dwords_value_5 = 32'h80000;
  wire [2:0] head_dwords_sum = 3'd1 + {2'd0, (word0_7_0_is_255 & head_dwords_part) | (word0_15_8_is_255 &
      head_dwords_part)};
  assign head_dwords = is_sop1 ? (3'd1 + {2'd0, word0_7_0_is_255 & head_dwords_part_word0_15_8}) :
      is_sopc ? head_dwords_sum :
      is_sopp ? 3'd1 :
      is_sopk ? (3'd1 + {2'd0, head_dwords_value_5[word0[27:23]]}) :
      is_sop2 ? (3'd1 + {2'd0, head_dwords_any_word0_29_23}) :
      is_smem ? 3'd2 :
      is_vop1 ? (3'd1 + {2'd0, (word0_8_0_is_255 & head_reads_scalars_part_word0_16_9) | head_dwords_all_2}) :
      is_vopc ? (3'd1 + {2'd0, head_dwords_any_word0_8_0_is_255}) :
      is_vop2 ? (3'd1 + {2'd0, head_dwords_any_word0_30_25}) :
      is_vop3 ? (3'd2 + {2'd0, head_dwords_any_word1_26_18_is_255}) :
      is_vop3p ? (3'd2 + {2'd0, head_dwords_any_word1_17_9_is_255}) :
      is_vinterp ? (3'd2 + {2'd0, head_dwords_any_word1_8_0_is_255}) :
      is_vopd_x ? (3'd2 + {2'd0, head_dwords_any_word0_25_22}) :
      is_vds ? 3'd2 :
      is_vglobal ? 3'd3 :
      is_vflat ? 3'd3 :
      is_vscratch ? 3'd3 :
      is_vbuffer ? 3'd3 : 3'd1;
  wire [1023:0] head_writes_scalar_value_2 =
      1024'h1000000000000000000000007f00000000000000000000000000003ff000000000000000000000000000000000000000000000000000000000000000400000000000000000000000700000000e00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire [63:0] head_writes_scalar_value_3 = 64'h700000000;
  wire [255:0] n_4 = 256'd4;
  wire [63:0] head_writes_scalar_value_4 = 64'hf3f0f3f;
  wire [31:0] head_writes_scalar_value_5 = 32'h138005;
  wire [255:0] head_writes_scalar_value_6 = 256'h7fff0001329f00ffffffffffff3f;
  assign head_writes_scalar = is_sop1 ? head_writes_scalar_value_6[word0[15:8]] :
      is_sopc ? 1'b0 :
      is_sopp ? 1'b0 :
      is_sopk ? head_writes_scalar_value_5[word0[27:23]] :
      is_sop2 ? head_writes_scalar_part :
      is_smem ? head_writes_scalar_value_4[word0[18:13]] :
      is_vop1 ? n_4[word0[16:9]] :
      is_vopc ? head_reads_scalars_part_word0_24_17 :
      is_vop2 ? head_writes_scalar_value_3[word0[30:25]] : (is_vop3 & head_writes_scalar_value_2[word0[25:16]]);
  wire [1023:0] head_reads_m0_value =
      1024'h11c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [255:0] head_reads_m0_value_2 = 256'h1000000011c0000000000000000;
  assign head_reads_m0 = (is_vop1 & head_reads_m0_value_2[word0[16:9]]) | (is_vop3 &
      head_reads_m0_value[word0[25:16]]);
  wire head_reads_scalars_all = ~word1[8] & (~word1[7] | (word1[7:0] == 8'hfd));
  wire [31:0] n_512 = 32'h200;
  wire head_reads_scalars_all_word0_8 = ~word0[8] & (~word0[7] | (word0[7:0] == 8'hfd));
  wire [15:0] n_512_2 = 16'h200;
  wire head_reads_scalars_any = n_512_2[word0[25:22]] | (head_reads_scalars_all_word0_8 &
      head_reads_scalars_part_word0_25_22) | n_512[word0[21:17]] | (head_reads_scalars_all & head_reads_scalars_part);
  wire head_reads_scalars_all_word1_26 = ~word1[26] & (~word1[25] | (word1[25:18] == 8'hfd));
  wire head_reads_scalars_all_word1_17 = ~word1[17] & (~word1[16] | (word1[16:9] == 8'hfd));
  wire head_reads_scalars_any_2 = (head_reads_scalars_all & n_63_at_word0_22_16) | (head_reads_scalars_all_word1_17 &
      n_63_at_word0_22_16) | (head_reads_scalars_all_word1_26 & n_63_at_word0_22_16);
  wire head_reads_scalars_any_3 = (head_reads_scalars_all & head_reads_scalars_part_3) |
      (head_reads_scalars_all_word1_17 & head_reads_scalars_part_3) | (head_reads_scalars_all_word1_26 &
      head_reads_scalars_part_word0_22_16);
  wire [1023:0] head_reads_scalars_value_11 =
      1024'h18000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire head_reads_scalars_any_word0_25_16 = head_reads_scalars_value_11[word0[25:16]] | (head_reads_scalars_all &
      head_reads_scalars_part_2) | (head_reads_scalars_all_word1_17 & head_reads_scalars_part_word0) |
      (head_reads_scalars_all_word1_26 & head_reads_scalars_part_word0_25_16);
  wire [63:0] head_reads_scalars_value_12 = 64'h700000002;
  wire head_reads_scalars_any_word0_30_25 = head_reads_scalars_value_12[word0[30:25]] |
      (head_reads_scalars_all_word0_8 & head_reads_scalars_part_word0_30_25);
  assign head_reads_scalars = is_vop1 ? (head_reads_scalars_all_word0_8 & head_reads_scalars_part_word0_16_9) :
      is_vopc ? (head_reads_scalars_all_word0_8 & head_reads_scalars_part_word0_24_17) :
      is_vop2 ? head_reads_scalars_any_word0_30_25 :
      is_vop3 ? head_reads_scalars_any_word0_25_16 :
      is_vop3p ? head_reads_scalars_any_3 :
      is_vinterp ? head_reads_scalars_any_2 : (is_vopd_x & head_reads_scalars_any);
  wire [255:0] head_writes_masks_value = 256'h1800000000000000000000;
  wire [255:0] head_writes_masks_value_2 = 256'h80000001800000000000000000000;
  wire [255:0] head_writes_masks_value_3 = 256'h300000000000000000000000000006000000000000000;
  wire word0_22_17_is_63 = word0[22:17] == 6'h3f;
  wire [31:0] head_writes_masks_value_4 = 32'hc0000;
  wire [127:0] head_writes_masks_value_5 = 128'hc0000000060000;
  wire [255:0] head_writes_masks_value_6 = 256'h301f00ffffff00000000;
  assign head_writes_masks = is_sop1 ? (head_writes_masks_value_6[word0[15:8]] | word0_22_17_is_63) :
      is_sopc ? 1'b0 :
      is_sopp ? head_writes_masks_value_5[word0[22:16]] :
      is_sopk ? (head_writes_masks_value_4[word0[27:23]] | word0_22_17_is_63) :
      is_sop2 ? word0_22_17_is_63 :
      is_smem ? (word0[12:11] == 2'd3) :
      is_vds ? head_writes_masks_value_3[word0[25:18]] :
      is_vglobal ? head_writes_masks_value_2[word0[21:14]] :
      is_vflat ? 1'b0 : (is_vscratch & head_writes_masks_value[word0[21:14]]);
  assign head_pace_clocks = 2'd0;
  assign head_pace_transcendental = 1'b0;
  wire [255:0] head_stops_wave_value_2 = 256'h10003800000000000000000;
  assign head_stops_wave = (is_sop1 & head_stops_wave_value_2[word0[15:8]]) | (is_sopk & head_stops_wave_part);
  wire [255:0] head_counts_store_value = 256'h100000000000303f000000;
  wire [255:0] head_counts_store_value_2 = 256'h10001fff8000000000000;
  wire head_counts_store_all = head_counts_store_value_2[word0[21:14]] & ~word1[20];
  wire [255:0] head_counts_store_value_3 = 256'h303f000000;
  wire [255:0] head_counts_store_value_4 = 256'h108000000012303f000000;
  assign head_counts_store = (is_vglobal & (head_counts_store_value_4[word0[21:14]] | head_counts_store_all)) |
      (is_vflat & (head_counts_store_value_3[word0[21:14]] | head_counts_store_all)) | (is_vscratch &
      head_counts_store_value[word0[21:14]]);
  assign head_counts_load = (is_vglobal | is_vflat | is_vscratch | is_vbuffer) & ~head_counts_store;
  assign head_counts_lds = is_vflat | is_vds;
  wire word0_7_0_is_1 = word0[7:0] == 8'd1;
  reg [4:0] head_flow_kind_entry;
  always @* case (program_)
    6'd2: head_flow_kind_entry = 5'd1; 6'd3: head_flow_kind_entry = 5'd2; 6'h13: head_flow_kind_entry = 5'd3;
    6'd4: head_flow_kind_entry = 5'd4; 6'd5: head_flow_kind_entry = 5'd5; 6'd6: head_flow_kind_entry = 5'd6;
    6'd7: head_flow_kind_entry = 5'd7; 6'd8: head_flow_kind_entry = 5'd8; 6'd9: head_flow_kind_entry = 5'd9;
    6'ha: head_flow_kind_entry = 5'ha; 6'h15: head_flow_kind_entry = 5'hb; 6'h16: head_flow_kind_entry = 5'hc;
    6'h17: head_flow_kind_entry = 5'hd; 6'h18: head_flow_kind_entry = 5'he; 6'h19: head_flow_kind_entry = 5'hf;
    6'h1a: head_flow_kind_entry = 5'h10; 6'h1d: head_flow_kind_entry = 5'h12; 6'h1e: head_flow_kind_entry = 5'h13;
    6'h1f: head_flow_kind_entry = 5'h14; 6'h20: head_flow_kind_entry = 5'h15; 6'h23: head_flow_kind_entry = 5'h18;
    6'h24: head_flow_kind_entry = 5'h19;
    default: head_flow_kind_entry = 5'd0;
  endcase

  assign head_flow_kind = (program_is_34 & word0_7_0_is_1) ? FLOW_INTERRUPT_AND_HALT :
      (program_is_33 & word0_7_0_is_1) ? FLOW_INTERRUPT :
      head_flow_kind_all ? FLOW_END :
      (((program_ == 6'h1b) & word0[0] & ~word0[2]) | (program_is_34 & word0_7_0_is_not_1)) ? FLOW_HALT :
      head_flow_kind_entry;
  assign head_flow_operand = word0[15:0];
  wire program_is_17 = program_ == 6'h11;
  wire [5:0] head_flow_limits_loads_choice = program_is_17 ? word0[13:8] : (program_ == 6'hb) ? word0[5:0] : 6'h3f;
  assign head_flow_limits_loads = head_flow_limits_loads_choice & {6{~waits_for_all}};
  wire program_is_18 = program_ == 6'h12;
  wire [5:0] head_flow_limits_stores_choice = program_is_18 ? word0[13:8] : (program_ == 6'hc) ? word0[5:0] : 6'h3f;
  assign head_flow_limits_stores = head_flow_limits_stores_choice & {6{~waits_for_all}};
  assign head_flow_limits_scalar_loads = ((program_ == 6'hd) ? {1'b0, word0[4:0]} : 6'h3f) & {6{~waits_for_all}};
  assign head_flow_limits_lds = (((program_ == 6'he) | program_is_17 | program_is_18) ? word0[5:0] : 6'h3f) &
      {6{~waits_for_all}};
  wire head_flow_limits_valu_queued_any = (program_ == 6'h19) | (program_ == 6'h1a);
  wire head_flow_limits_valu_scalars_any = waits_for_all | waits_for_scalars;
  wire program_is_19 = program_ == 6'h13;
  assign head_flow_limits_salu = (program_is_19 ? ({5'd0, word0[0]} | {6{word0[0]}}) : 6'h3f) &
      {6{~(head_flow_limits_valu_scalars_any | head_flow_limits_valu_queued_any)}};
  assign head_flow_limits_valu_queued = (program_is_19 ? ({5'd0, word0[8]} | {6{word0[8]}}) : 6'h3f) &
      {6{~head_flow_limits_valu_queued_any}};
  assign head_flow_limits_valu = (program_is_19 ? ({2'd0, word0[15:12]} | {6{&word0[15:12]}}) : 6'h3f) &
      {6{~waits_for_all}};
  assign head_flow_limits_valu_scalars = (program_is_19 ? (({3'd0, word0[11:9]} | {6{&word0[11:9]}}) & {6{word0[1]}})
      : 6'h3f) & {6{~head_flow_limits_valu_scalars_any}};
  assign head_flow_limits_memory_reads = program_is_19 ? ({3'd0, word0[4:2]} | {6{&word0[4:2]}}) : 6'h3f;
  assign head_flow_limits_lds_reads = head_flow_limits_memory_reads;
  assign head_flow_of_group = (program_ == 6'h20) ? (head_flow_operand == 16'hffff) : (word0[7:0] == 8'hc1);
  genvar i;
  for (i = 0; i < 6; i = i + 1) begin : each_head_class_all
    assign head_class_all[i*3 +: 3] = 3'd0;
  end
endmodule
`default_nettype wire
