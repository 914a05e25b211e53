// salu_decode: generator of hdl/src/scalar/salu/decode.rs:29
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module salu_decode (
  input wire [31:0] word, // The instruction.
  input wire [31:0] literal, // The dword after it.
  input wire scc, // SCC, which may be a source.
  input wire [31:0] m0, // M0, which relative moves add.
  output wire reads_scc, // SCC is a source.
  output wire reads_m0, // M0 is needed to know the registers.
  output wire [6:0] index_0, // Register numbers of the two sources.
  output wire [6:0] index_1,
  output wire [1:0] halves_0, // Which halves of its pair the source takes.
  output wire [1:0] halves_1,
  output wire is_register_0, // The source is a register.
  output wire is_register_1,
  output wire [63:0] constant_0, // Else its value.
  output wire [63:0] constant_1,
  output wire [6:0] destination, // Destination register.
  output wire reads_cycles, // The clock count may be read.
  output wire [2:0] cycles, // Cycles in the execute stage, less one.
  output wire [40:0] control // The control word.
);

  wire [40:0] control_word;

  reg [40:0] by_word_29_23;
  always @*
    case (word[29:23])
      7'd0: by_word_29_23 = 41'h2201200801;
      7'd1: by_word_29_23 = 41'h2201240801;
      7'd2: by_word_29_23 = 41'h2201220c01;
      7'd3: by_word_29_23 = 41'h2201260c01;
      7'd4: by_word_29_23 = 41'h2201200881;
      7'd5: by_word_29_23 = 41'h2201240881;
      7'd6: by_word_29_23 = 41'h2201260501;
      7'd8: by_word_29_23 = 41'h2201200402;
      7'd9: by_word_29_23 = 41'h3001214402;
      7'ha: by_word_29_23 = 41'h2201200412;
      7'hb: by_word_29_23 = 41'h3001214412;
      7'hc: by_word_29_23 = 41'h2201220412;
      7'hd: by_word_29_23 = 41'h3201234412;
      7'he: by_word_29_23 = 41'h2201200811;
      7'hf: by_word_29_23 = 41'h2201200821;
      7'h10: by_word_29_23 = 41'h2201200831;
      7'h11: by_word_29_23 = 41'h2201200841;
      7'h12: by_word_29_23 = 41'h2201261805;
      7'h13: by_word_29_23 = 41'h2201241805;
      7'h14: by_word_29_23 = 41'h2201262405;
      7'h15: by_word_29_23 = 41'h2201242405;
      7'h16: by_word_29_23 = 41'h2201200480;
      7'h17: by_word_29_23 = 41'h1100121c480;
      7'h18: by_word_29_23 = 41'h22012004e0;
      7'h19: by_word_29_23 = 41'h1100121c4e0;
      7'h1a: by_word_29_23 = 41'h2201200460;
      7'h1b: by_word_29_23 = 41'h1100121c460;
      7'h1c: by_word_29_23 = 41'h2201200470;
      7'h1d: by_word_29_23 = 41'h1100121c470;
      7'h1e: by_word_29_23 = 41'h2201200410;
      7'h1f: by_word_29_23 = 41'h1100121c410;
      7'h20: by_word_29_23 = 41'h2201200490;
      7'h21: by_word_29_23 = 41'h1100121c490;
      7'h22: by_word_29_23 = 41'h2201200440;
      7'h23: by_word_29_23 = 41'h1100121c440;
      7'h24: by_word_29_23 = 41'h22012004d0;
      7'h25: by_word_29_23 = 41'h1100121c4d0;
      7'h26: by_word_29_23 = 41'h2201200422;
      7'h27: by_word_29_23 = 41'h2201220422;
      7'h28: by_word_29_23 = 41'h3001214422;
      7'h29: by_word_29_23 = 41'h3201234422;
      7'h2a: by_word_29_23 = 41'h2201200032;
      7'h2b: by_word_29_23 = 41'h2201210032;
      7'h2c: by_word_29_23 = 41'h2241220004;
      7'h2d: by_word_29_23 = 41'h2241200014;
      7'h2e: by_word_29_23 = 41'h2241220024;
      7'h30: by_word_29_23 = 41'h2201200005;
      7'h31: by_word_29_23 = 41'h1100121c005;
      7'h32: by_word_29_23 = 41'h22012000b3;
      7'h33: by_word_29_23 = 41'h22012000c3;
      7'h34: by_word_29_23 = 41'h22012000d3;
      7'h35: by_word_29_23 = 41'h22012000e3;
      7'h40: by_word_29_23 = 41'h2301200007;
      7'h41: by_word_29_23 = 41'h2301200007;
      7'h42: by_word_29_23 = 41'h2301200007;
      7'h43: by_word_29_23 = 41'h2301200007;
      7'h44: by_word_29_23 = 41'h2301200007;
      7'h45: by_word_29_23 = 41'h2301200027;
      7'h46: by_word_29_23 = 41'h2301200037;
      7'h47: by_word_29_23 = 41'h2341200047;
      7'h48: by_word_29_23 = 41'h2301200007;
      7'h49: by_word_29_23 = 41'h4501200007;
      7'h4a: by_word_29_23 = 41'h4501200007;
      7'h4b: by_word_29_23 = 41'h4501200007;
      7'h4c: by_word_29_23 = 41'h4501200007;
      7'h4d: by_word_29_23 = 41'h4501200007;
      7'h4e: by_word_29_23 = 41'h4541200047;
      7'h4f: by_word_29_23 = 41'h2301200007;
      7'h50: by_word_29_23 = 41'h2301200007;
      7'h51: by_word_29_23 = 41'h4501200007;
      7'h52: by_word_29_23 = 41'h4501200007;
      7'h53: by_word_29_23 = 41'h1100121c001;
      7'h54: by_word_29_23 = 41'h1100125c001;
      7'h55: by_word_29_23 = 41'h1110121c034;
      default: by_word_29_23 = 41'd0;
    endcase

  reg [40:0] by_word_27_23;
  always @*
    case (word[27:23])
      5'd0: by_word_27_23 = 41'h2203a000c0;
      5'd1: by_word_27_23 = 41'h22038000c0;
      5'd2: by_word_27_23 = 41'h2202a20005;
      5'hf: by_word_27_23 = 41'h2203620c01;
      5'h10: by_word_27_23 = 41'h2243620004;
      5'h11: by_word_27_23 = 41'h2203a00006;
      5'h12: by_word_27_23 = 41'h2203400016;
      5'h13: by_word_27_23 = 41'h2203c00016;
      default: by_word_27_23 = 41'd0;
    endcase

  reg [40:0] by_word_15_8;
  always @*
    case (word[15:8])
      8'd0: by_word_15_8 = 41'h22002000c0;
      8'd1: by_word_15_8 = 41'h30002140c0;
      8'd2: by_word_15_8 = 41'h2202200005;
      8'd3: by_word_15_8 = 41'h300221c005;
      8'd4: by_word_15_8 = 41'h2200200003;
      8'd5: by_word_15_8 = 41'h3000214003;
      8'd8: by_word_15_8 = 41'h2200200013;
      8'd9: by_word_15_8 = 41'h3000204013;
      8'ha: by_word_15_8 = 41'h2200200023;
      8'hb: by_word_15_8 = 41'h3000204023;
      8'hc: by_word_15_8 = 41'h2200220033;
      8'hd: by_word_15_8 = 41'h3200224033;
      8'he: by_word_15_8 = 41'h2200200093;
      8'hf: by_word_15_8 = 41'h22002000a3;
      8'h10: by_word_15_8 = 41'h2202200042;
      8'h11: by_word_15_8 = 41'h2202218042;
      8'h12: by_word_15_8 = 41'h2202200052;
      8'h13: by_word_15_8 = 41'h2202218052;
      8'h14: by_word_15_8 = 41'h2200210083;
      8'h15: by_word_15_8 = 41'h2200220501;
      8'h16: by_word_15_8 = 41'h2200200443;
      8'h17: by_word_15_8 = 41'h3000204443;
      8'h18: by_word_15_8 = 41'h2200200453;
      8'h19: by_word_15_8 = 41'h3000204453;
      8'h1a: by_word_15_8 = 41'h2200200463;
      8'h1b: by_word_15_8 = 41'h3000214463;
      8'h1c: by_word_15_8 = 41'h2200200473;
      8'h1d: by_word_15_8 = 41'h3000214473;
      8'h1e: by_word_15_8 = 41'h2200200430;
      8'h1f: by_word_15_8 = 41'h3000214430;
      8'h20: by_word_15_8 = 41'h2204380480;
      8'h21: by_word_15_8 = 41'h300439c480;
      8'h22: by_word_15_8 = 41'h22043804e0;
      8'h23: by_word_15_8 = 41'h300439c4e0;
      8'h24: by_word_15_8 = 41'h2204380460;
      8'h25: by_word_15_8 = 41'h300439c460;
      8'h26: by_word_15_8 = 41'h2204380470;
      8'h27: by_word_15_8 = 41'h300439c470;
      8'h28: by_word_15_8 = 41'h2204380410;
      8'h29: by_word_15_8 = 41'h300439c410;
      8'h2a: by_word_15_8 = 41'h2204380490;
      8'h2b: by_word_15_8 = 41'h300439c490;
      8'h2c: by_word_15_8 = 41'h2204380420;
      8'h2d: by_word_15_8 = 41'h300439c420;
      8'h2e: by_word_15_8 = 41'h22043804b0;
      8'h2f: by_word_15_8 = 41'h300439c4b0;
      8'h30: by_word_15_8 = 41'h2204380440;
      8'h31: by_word_15_8 = 41'h300439c440;
      8'h32: by_word_15_8 = 41'h22043804d0;
      8'h33: by_word_15_8 = 41'h300439c4d0;
      8'h34: by_word_15_8 = 41'h2204280420;
      8'h35: by_word_15_8 = 41'h300429c420;
      8'h36: by_word_15_8 = 41'h2204280440;
      8'h37: by_word_15_8 = 41'h300429c440;
      8'h40: by_word_15_8 = 41'h22082000c0;
      8'h41: by_word_15_8 = 41'h30082140c0;
      8'h42: by_word_15_8 = 41'h22102000c0;
      8'h43: by_word_15_8 = 41'h30102140c0;
      8'h44: by_word_15_8 = 41'h22382000c0;
      8'h60: by_word_15_8 = 41'h2300200007;
      8'h61: by_word_15_8 = 41'h2300200007;
      8'h62: by_word_15_8 = 41'h2300200007;
      8'h63: by_word_15_8 = 41'h2300200007;
      8'h64: by_word_15_8 = 41'h2300220007;
      8'h65: by_word_15_8 = 41'h2300200007;
      8'h66: by_word_15_8 = 41'h2300200007;
      8'h67: by_word_15_8 = 41'h2300200007;
      8'h68: by_word_15_8 = 41'h2300200007;
      8'h69: by_word_15_8 = 41'h2500200007;
      8'h6a: by_word_15_8 = 41'h2300200017;
      8'h6b: by_word_15_8 = 41'h2500200007;
      8'h6c: by_word_15_8 = 41'h2500200007;
      8'h6d: by_word_15_8 = 41'h2500200007;
      8'h6e: by_word_15_8 = 41'h2500200007;
      default: by_word_15_8 = 41'd0;
    endcase

  reg [40:0] by_word_22_16;
  always @*
    case (word[22:16])
      7'd0: by_word_22_16 = 41'h2201061001;
      7'd1: by_word_22_16 = 41'h2201061401;
      7'd2: by_word_22_16 = 41'h2201062001;
      7'd3: by_word_22_16 = 41'h2201062401;
      7'd4: by_word_22_16 = 41'h2201061801;
      7'd5: by_word_22_16 = 41'h2201061c01;
      7'd6: by_word_22_16 = 41'h2201041001;
      7'd7: by_word_22_16 = 41'h2201041401;
      7'd8: by_word_22_16 = 41'h2201042001;
      7'd9: by_word_22_16 = 41'h2201042401;
      7'ha: by_word_22_16 = 41'h2201041801;
      7'hb: by_word_22_16 = 41'h2201041c01;
      7'hc: by_word_22_16 = 41'h2201002812;
      7'hd: by_word_22_16 = 41'h2201002c12;
      7'he: by_word_22_16 = 41'h3001016812;
      7'hf: by_word_22_16 = 41'h3001016c12;
      7'h10: by_word_22_16 = 41'h1100105d001;
      7'h11: by_word_22_16 = 41'h1100105d401;
      7'h41: by_word_22_16 = 41'h2301003007;
      7'h42: by_word_22_16 = 41'h2301003007;
      7'h43: by_word_22_16 = 41'h2301003007;
      7'h44: by_word_22_16 = 41'h2301003007;
      7'h45: by_word_22_16 = 41'h2301003007;
      7'h46: by_word_22_16 = 41'h2301003007;
      7'h47: by_word_22_16 = 41'h2301003007;
      7'h48: by_word_22_16 = 41'h2301003007;
      7'h49: by_word_22_16 = 41'h2301003007;
      7'h4a: by_word_22_16 = 41'h2301003007;
      7'h4b: by_word_22_16 = 41'h2301003007;
      7'h4c: by_word_22_16 = 41'h2301003007;
      7'h4d: by_word_22_16 = 41'h2301003007;
      7'h4e: by_word_22_16 = 41'h2301003007;
      7'h51: by_word_22_16 = 41'h4501003007;
      7'h52: by_word_22_16 = 41'h4501003007;
      7'h53: by_word_22_16 = 41'h4501003007;
      7'h54: by_word_22_16 = 41'h4501003007;
      7'h55: by_word_22_16 = 41'h4501003007;
      7'h56: by_word_22_16 = 41'h4501003007;
      7'h57: by_word_22_16 = 41'h4501003007;
      7'h58: by_word_22_16 = 41'h4501003007;
      7'h59: by_word_22_16 = 41'h4501003007;
      7'h5a: by_word_22_16 = 41'h4501003007;
      7'h5b: by_word_22_16 = 41'h4501003007;
      7'h5c: by_word_22_16 = 41'h4501003007;
      7'h5d: by_word_22_16 = 41'h4501003007;
      7'h5e: by_word_22_16 = 41'h4501003007;
      default: by_word_22_16 = 41'd0;
    endcase

  assign control_word =
      (word[31:23] == 9'h17f) ? 41'd0 :
      (word[31:23] == 9'h17e) ? by_word_22_16 :
      (word[31:23] == 9'h17d) ? by_word_15_8 :
      (word[31:28] == 4'hb) ? by_word_27_23 :
      by_word_29_23;

  reg [7:0] by_control_word_23_22;
  always @*
    case (control_word[23:22])
      2'd1: by_control_word_23_22 = {1'b0, word[22:16]};
      2'd3: by_control_word_23_22 = 8'hff;
      default: by_control_word_23_22 = word[7:0];
    endcase

  wire [6:0] n_124_if_word_7_else_word_6_0 = word[7] ? 7'h7c : word[6:0];
  wire [32:0] constant_0_compared_sum = {26'd0, n_124_if_word_7_else_word_6_0} + {1'b0, control_word[29] ? {22'd0,
      m0[9:0]} : m0};
  wire [32:0] constant_0_compared_sum_control_word_16 = constant_0_compared_sum + {32'd0, control_word[16]};
  wire constant_0_condition_choice = (7'h6b < n_124_if_word_7_else_word_6_0) ? (33'h7b <
      constant_0_compared_sum_control_word_16) : (33'h6b < constant_0_compared_sum_control_word_16);
  wire [6:0] constant_0_compared_choice = (~(7'h7b < n_124_if_word_7_else_word_6_0) & ~constant_0_condition_choice) ?
      constant_0_compared_sum[6:0] : 7'd0;
  wire [7:0] constant_0_compared_choice_control_word_27 = control_word[27] ? {1'b0, constant_0_compared_choice} :
      by_control_word_23_22;

  assign index_0 = constant_0_compared_choice_control_word_27[6:0];
  wire [1:0] halves_0_joined = {constant_0_compared_choice_control_word_27[0],
      ~constant_0_compared_choice_control_word_27[0]};
  assign halves_0 = halves_0_joined | {2{control_word[14]}};
  wire control_word_23_22_is_not_2 = control_word[23:22] != 2'd2;
  assign is_register_0 = (constant_0_compared_choice_control_word_27 < 8'h80) & control_word_23_22_is_not_2;

  wire [8:0] constant_0_otherwise_choice = (constant_0_compared_choice_control_word_27 < 8'hc1) ? ({1'b0,
      constant_0_compared_choice_control_word_27} - 9'h80) : (9'hc0 - {1'b0,
      constant_0_compared_choice_control_word_27});
  wire [63:0] constant_1_case_238_value = 64'h20000ffffffff;
  wire [63:0] constant_1_case_237_value = 64'h2000000000000;
  wire [63:0] constant_1_case_236_value = 64'h10000ffffffff;
  wire [63:0] constant_1_case_235_value = 64'h1000000000000;

  reg [63:0] constant_0_otherwise;
  always @*
    case (constant_0_compared_choice_control_word_27)
      8'heb: constant_0_otherwise = control_word[36] ? constant_1_case_235_value : 64'd0;
      8'hec: constant_0_otherwise = control_word[36] ? constant_1_case_236_value : 64'hffffffff;
      8'hed: constant_0_otherwise = control_word[36] ? constant_1_case_237_value : 64'd0;
      8'hee: constant_0_otherwise = control_word[36] ? constant_1_case_238_value : 64'hffffffff;
      default: constant_0_otherwise = {{55{constant_0_otherwise_choice[8]}}, constant_0_otherwise_choice};
    endcase

  reg [63:0] constant_0_otherwise_2;
  always @*
    case (constant_0_compared_choice_control_word_27)
      8'hf0: constant_0_otherwise_2 = 64'h3f000000;
      8'hf1: constant_0_otherwise_2 = 64'hbf000000;
      8'hf2: constant_0_otherwise_2 = 64'h3f800000;
      8'hf3: constant_0_otherwise_2 = 64'hbf800000;
      8'hf4: constant_0_otherwise_2 = 64'h40000000;
      8'hf5: constant_0_otherwise_2 = 64'hc0000000;
      8'hf6: constant_0_otherwise_2 = 64'h40800000;
      8'hf7: constant_0_otherwise_2 = 64'hc0800000;
      8'hf8: constant_0_otherwise_2 = 64'h3e22f983;
      default: constant_0_otherwise_2 = 64'd0;
    endcase

  wire control_word_36_33_is_5 = control_word[36:33] == 4'd5;

  reg [63:0] constant_0_otherwise_3;
  always @*
    case (constant_0_compared_choice_control_word_27)
      8'hf0: constant_0_otherwise_3 = 64'h3800;
      8'hf1: constant_0_otherwise_3 = 64'hb800;
      8'hf2: constant_0_otherwise_3 = 64'h3c00;
      8'hf3: constant_0_otherwise_3 = 64'hbc00;
      8'hf4: constant_0_otherwise_3 = 64'h4000;
      8'hf5: constant_0_otherwise_3 = 64'hc000;
      8'hf6: constant_0_otherwise_3 = 64'h4400;
      8'hf7: constant_0_otherwise_3 = 64'hc400;
      8'hf8: constant_0_otherwise_3 = 64'h3118;
      default: constant_0_otherwise_3 = 64'd0;
    endcase

  wire control_word_36_33_is_4 = control_word[36:33] == 4'd4;
  wire [63:0] constant_1_case_248_value = 64'h3fc45f306dc9c882;
  wire [63:0] constant_1_case_247_value = 64'hc010000000000000;
  wire [63:0] constant_1_case_246_value = 64'h4010000000000000;
  wire [63:0] constant_1_case_245_value = 64'hc000000000000000;
  wire [63:0] constant_1_case_244_value = 64'h4000000000000000;
  wire [63:0] constant_1_case_243_value = 64'hbff0000000000000;
  wire [63:0] constant_1_case_242_value = 64'h3ff0000000000000;
  wire [63:0] constant_1_case_241_value = 64'hbfe0000000000000;
  wire [63:0] constant_1_case_240_value = 64'h3fe0000000000000;

  reg [63:0] constant_0_otherwise_4;
  always @*
    case (constant_0_compared_choice_control_word_27)
      8'hf0: constant_0_otherwise_4 = constant_1_case_240_value;
      8'hf1: constant_0_otherwise_4 = constant_1_case_241_value;
      8'hf2: constant_0_otherwise_4 = constant_1_case_242_value;
      8'hf3: constant_0_otherwise_4 = constant_1_case_243_value;
      8'hf4: constant_0_otherwise_4 = constant_1_case_244_value;
      8'hf5: constant_0_otherwise_4 = constant_1_case_245_value;
      8'hf6: constant_0_otherwise_4 = constant_1_case_246_value;
      8'hf7: constant_0_otherwise_4 = constant_1_case_247_value;
      8'hf8: constant_0_otherwise_4 = constant_1_case_248_value;
      default: constant_0_otherwise_4 = 64'd0;
    endcase

  wire reads_scc_equal = constant_0_compared_choice_control_word_27 == 8'hfd;
  wire [63:0] constant_0_otherwise_choice_reads_scc_equal = reads_scc_equal ? {63'd0, scc} :
      (constant_0_compared_choice_control_word_27 < 8'hf0) ? constant_0_otherwise : control_word[36] ?
      constant_0_otherwise_4 : ((control_word[36:33] == 4'd2) | (control_word[36:33] == 4'd3) |
      control_word_36_33_is_4) ? constant_0_otherwise_3 : control_word_36_33_is_5 ? {48'd0,
      constant_0_otherwise_2[31:16]} : constant_0_otherwise_2;
  wire [31:0] constant_0_otherwise_joined = {constant_0_otherwise_choice_reads_scc_equal[15:0],
      constant_0_otherwise_choice_reads_scc_equal[15:0]};
  wire [63:0] constant_0_otherwise_choice_control_word = (control_word[36:33] == 4'ha) ? {literal, 32'd0} :
      {{32{literal[31] & (control_word[36:33] == 4'd9)}}, literal};

  assign constant_0 =
      (control_word[23:22] == 2'd2) ? {{48{word[15]}}, word[15:0]} :
      (constant_0_compared_choice_control_word_27 == 8'hff) ? constant_0_otherwise_choice_control_word :
      (control_word_36_33_is_4 | control_word_36_33_is_5) ? {32'd0, constant_0_otherwise_joined} :
      constant_0_otherwise_choice_reads_scc_equal;

  reg [7:0] by_control_word_26_24;
  always @*
    case (control_word[26:24])
      3'd2: by_control_word_26_24 = {1'b0, word[22:16]};
      3'd4: by_control_word_26_24 = 8'h7e;
      default: by_control_word_26_24 = word[15:8];
    endcase

  assign index_1 = by_control_word_26_24[6:0];
  assign halves_1 = {by_control_word_26_24[0], ~by_control_word_26_24[0]} | {2{control_word[15]}};

  wire control_word_26_24_is_3 = control_word[26:24] == 3'd3;
  wire constant_1_condition_any = (control_word[26:24] == 3'd0) | control_word_26_24_is_3;

  assign is_register_1 = (by_control_word_26_24 < 8'h80) & ~constant_1_condition_any;

  wire [8:0] constant_1_otherwise_choice = (by_control_word_26_24 < 8'hc1) ? ({1'b0, by_control_word_26_24} - 9'h80)
      : (9'hc0 - {1'b0, by_control_word_26_24});

  reg [63:0] by_by_control_word_26_24;
  always @*
    case (by_control_word_26_24)
      8'heb: by_by_control_word_26_24 = control_word[40] ? constant_1_case_235_value : 64'd0;
      8'hec: by_by_control_word_26_24 = control_word[40] ? constant_1_case_236_value : 64'hffffffff;
      8'hed: by_by_control_word_26_24 = control_word[40] ? constant_1_case_237_value : 64'd0;
      8'hee: by_by_control_word_26_24 = control_word[40] ? constant_1_case_238_value : 64'hffffffff;
      default: by_by_control_word_26_24 = {{55{constant_1_otherwise_choice[8]}}, constant_1_otherwise_choice};
    endcase

  reg [63:0] by_by_control_word_26_24_2;
  always @*
    case (by_control_word_26_24)
      8'hf0: by_by_control_word_26_24_2 = 64'h3f000000;
      8'hf1: by_by_control_word_26_24_2 = 64'hbf000000;
      8'hf2: by_by_control_word_26_24_2 = 64'h3f800000;
      8'hf3: by_by_control_word_26_24_2 = 64'hbf800000;
      8'hf4: by_by_control_word_26_24_2 = 64'h40000000;
      8'hf5: by_by_control_word_26_24_2 = 64'hc0000000;
      8'hf6: by_by_control_word_26_24_2 = 64'h40800000;
      8'hf7: by_by_control_word_26_24_2 = 64'hc0800000;
      8'hf8: by_by_control_word_26_24_2 = 64'h3e22f983;
      default: by_by_control_word_26_24_2 = 64'd0;
    endcase

  wire control_word_40_37_is_5 = control_word[40:37] == 4'd5;

  reg [63:0] by_by_control_word_26_24_3;
  always @*
    case (by_control_word_26_24)
      8'hf0: by_by_control_word_26_24_3 = 64'h3800;
      8'hf1: by_by_control_word_26_24_3 = 64'hb800;
      8'hf2: by_by_control_word_26_24_3 = 64'h3c00;
      8'hf3: by_by_control_word_26_24_3 = 64'hbc00;
      8'hf4: by_by_control_word_26_24_3 = 64'h4000;
      8'hf5: by_by_control_word_26_24_3 = 64'hc000;
      8'hf6: by_by_control_word_26_24_3 = 64'h4400;
      8'hf7: by_by_control_word_26_24_3 = 64'hc400;
      8'hf8: by_by_control_word_26_24_3 = 64'h3118;
      default: by_by_control_word_26_24_3 = 64'd0;
    endcase

  wire control_word_40_37_is_4 = control_word[40:37] == 4'd4;

  reg [63:0] by_by_control_word_26_24_4;
  always @*
    case (by_control_word_26_24)
      8'hf0: by_by_control_word_26_24_4 = constant_1_case_240_value;
      8'hf1: by_by_control_word_26_24_4 = constant_1_case_241_value;
      8'hf2: by_by_control_word_26_24_4 = constant_1_case_242_value;
      8'hf3: by_by_control_word_26_24_4 = constant_1_case_243_value;
      8'hf4: by_by_control_word_26_24_4 = constant_1_case_244_value;
      8'hf5: by_by_control_word_26_24_4 = constant_1_case_245_value;
      8'hf6: by_by_control_word_26_24_4 = constant_1_case_246_value;
      8'hf7: by_by_control_word_26_24_4 = constant_1_case_247_value;
      8'hf8: by_by_control_word_26_24_4 = constant_1_case_248_value;
      default: by_by_control_word_26_24_4 = 64'd0;
    endcase

  wire by_control_word_26_24_is_253 = by_control_word_26_24 == 8'hfd;
  wire [63:0] constant_1_otherwise_choice_scc_wide = by_control_word_26_24_is_253 ? {63'd0, scc} :
      (by_control_word_26_24 < 8'hf0) ? by_by_control_word_26_24 : control_word[40] ? by_by_control_word_26_24_4 :
      ((control_word[40:37] == 4'd2) | (control_word[40:37] == 4'd3) | control_word_40_37_is_4) ?
      by_by_control_word_26_24_3 : control_word_40_37_is_5 ? {48'd0, by_by_control_word_26_24_2[31:16]} :
      by_by_control_word_26_24_2;
  wire [63:0] constant_1_otherwise_wide = {32'd0, {constant_1_otherwise_choice_scc_wide[15:0],
      constant_1_otherwise_choice_scc_wide[15:0]}};
  wire [63:0] constant_1_otherwise_choice_control_word = (control_word[40:37] == 4'ha) ? {literal, 32'd0} :
      {{32{literal[31] & (control_word[40:37] == 4'd9)}}, literal};

  assign constant_1 =
      constant_1_condition_any ? ({{48{word[15]}}, word[15:0]} & {64{control_word_26_24_is_3}}) :
      (by_control_word_26_24 == 8'hff) ? constant_1_otherwise_choice_control_word :
      (control_word_40_37_is_4 | control_word_40_37_is_5) ? constant_1_otherwise_wide :
      constant_1_otherwise_choice_scc_wide;

  assign reads_scc = (reads_scc_equal & control_word_23_22_is_not_2) | (by_control_word_26_24_is_253 &
      ~constant_1_condition_any);
  assign reads_m0 = control_word[27] | control_word[28];

  wire [32:0] destination_compared_sum = {26'd0, word[22:16]} + {1'b0, control_word[29] ? {22'd0, m0[25:16]} : m0};
  wire [32:0] destination_compared_sum_control_word_16 = destination_compared_sum + {32'd0, control_word[16]};
  wire destination_condition_choice = (7'h6b < word[22:16]) ? (33'h7b < destination_compared_sum_control_word_16) :
      (33'h6b < destination_compared_sum_control_word_16);
  wire [6:0] destination_choice = (~(7'h7b < word[22:16]) & ~destination_condition_choice) ?
      destination_compared_sum[6:0] : 7'h7c;

  assign destination = control_word[28] ? destination_choice : word[22:16];
  assign reads_cycles = control_word[3:0] == 4'd6;
  assign cycles = control_word[32:30];
  assign control = control_word;

endmodule

`default_nettype wire
