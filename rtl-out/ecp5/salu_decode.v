// salu_decode: generator of hdl/src/scalar/salu/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module salu_decode (
  input wire [31:0] word,
  input wire [31:0] literal,
  input wire scc,
  input wire [31:0] m0,
  output wire reads_scc,
  output wire reads_m0,
  output wire [6:0] index_0,
  output wire [6:0] index_1,
  output wire [1:0] halves_0,
  output wire [1:0] halves_1,
  output wire is_register_0,
  output wire is_register_1,
  output wire [63:0] constant_0,
  output wire [63:0] constant_1,
  output wire [6:0] destination,
  output wire reads_cycles,
  output wire [2:0] cycles,
  output wire [40:0] control
);

  wire [40:0] control_word;

  reg [40:0] looked_up_1;
  always @*
    case (word[29:23])
      7'd0: looked_up_1 = 41'h2201200801;
      7'd1: looked_up_1 = 41'h2201240801;
      7'd2: looked_up_1 = 41'h2201220c01;
      7'd3: looked_up_1 = 41'h2201260c01;
      7'd4: looked_up_1 = 41'h2201200881;
      7'd5: looked_up_1 = 41'h2201240881;
      7'd6: looked_up_1 = 41'h2201260501;
      7'd8: looked_up_1 = 41'h2201200402;
      7'd9: looked_up_1 = 41'h3001214402;
      7'ha: looked_up_1 = 41'h2201200412;
      7'hb: looked_up_1 = 41'h3001214412;
      7'hc: looked_up_1 = 41'h2201220412;
      7'hd: looked_up_1 = 41'h3201234412;
      7'he: looked_up_1 = 41'h2201200811;
      7'hf: looked_up_1 = 41'h2201200821;
      7'h10: looked_up_1 = 41'h2201200831;
      7'h11: looked_up_1 = 41'h2201200841;
      7'h12: looked_up_1 = 41'h2201261805;
      7'h13: looked_up_1 = 41'h2201241805;
      7'h14: looked_up_1 = 41'h2201262405;
      7'h15: looked_up_1 = 41'h2201242405;
      7'h16: looked_up_1 = 41'h2201200480;
      7'h17: looked_up_1 = 41'h1100121c480;
      7'h18: looked_up_1 = 41'h22012004e0;
      7'h19: looked_up_1 = 41'h1100121c4e0;
      7'h1a: looked_up_1 = 41'h2201200460;
      7'h1b: looked_up_1 = 41'h1100121c460;
      7'h1c: looked_up_1 = 41'h2201200470;
      7'h1d: looked_up_1 = 41'h1100121c470;
      7'h1e: looked_up_1 = 41'h2201200410;
      7'h1f: looked_up_1 = 41'h1100121c410;
      7'h20: looked_up_1 = 41'h2201200490;
      7'h21: looked_up_1 = 41'h1100121c490;
      7'h22: looked_up_1 = 41'h2201200440;
      7'h23: looked_up_1 = 41'h1100121c440;
      7'h24: looked_up_1 = 41'h22012004d0;
      7'h25: looked_up_1 = 41'h1100121c4d0;
      7'h26: looked_up_1 = 41'h2201200422;
      7'h27: looked_up_1 = 41'h2201220422;
      7'h28: looked_up_1 = 41'h3001214422;
      7'h29: looked_up_1 = 41'h3201234422;
      7'h2a: looked_up_1 = 41'h2201200032;
      7'h2b: looked_up_1 = 41'h2201210032;
      7'h2c: looked_up_1 = 41'h2241220004;
      7'h2d: looked_up_1 = 41'h2241200014;
      7'h2e: looked_up_1 = 41'h2241220024;
      7'h30: looked_up_1 = 41'h2201200005;
      7'h31: looked_up_1 = 41'h1100121c005;
      7'h32: looked_up_1 = 41'h22012000b3;
      7'h33: looked_up_1 = 41'h22012000c3;
      7'h34: looked_up_1 = 41'h22012000d3;
      7'h35: looked_up_1 = 41'h22012000e3;
      7'h40: looked_up_1 = 41'h2301200007;
      7'h41: looked_up_1 = 41'h2301200007;
      7'h42: looked_up_1 = 41'h2301200007;
      7'h43: looked_up_1 = 41'h2301200007;
      7'h44: looked_up_1 = 41'h2301200007;
      7'h45: looked_up_1 = 41'h2301200027;
      7'h46: looked_up_1 = 41'h2301200037;
      7'h47: looked_up_1 = 41'h2341200047;
      7'h48: looked_up_1 = 41'h2301200007;
      7'h49: looked_up_1 = 41'h4501200007;
      7'h4a: looked_up_1 = 41'h4501200007;
      7'h4b: looked_up_1 = 41'h4501200007;
      7'h4c: looked_up_1 = 41'h4501200007;
      7'h4d: looked_up_1 = 41'h4501200007;
      7'h4e: looked_up_1 = 41'h4541200047;
      7'h4f: looked_up_1 = 41'h2301200007;
      7'h50: looked_up_1 = 41'h2301200007;
      7'h51: looked_up_1 = 41'h4501200007;
      7'h52: looked_up_1 = 41'h4501200007;
      7'h53: looked_up_1 = 41'h1100121c001;
      7'h54: looked_up_1 = 41'h1100125c001;
      7'h55: looked_up_1 = 41'h1110121c034;
      default: looked_up_1 = 41'd0;
    endcase

  reg [40:0] looked_up_2;
  always @*
    case (word[27:23])
      5'd0: looked_up_2 = 41'h2203a000c0;
      5'd1: looked_up_2 = 41'h22038000c0;
      5'd2: looked_up_2 = 41'h2202a20005;
      5'hf: looked_up_2 = 41'h2203620c01;
      5'h10: looked_up_2 = 41'h2243620004;
      5'h11: looked_up_2 = 41'h2203a00006;
      5'h12: looked_up_2 = 41'h2203400016;
      5'h13: looked_up_2 = 41'h2203c00016;
      default: looked_up_2 = 41'd0;
    endcase

  reg [40:0] looked_up_3;
  always @*
    case (word[15:8])
      8'd0: looked_up_3 = 41'h22002000c0;
      8'd1: looked_up_3 = 41'h30002140c0;
      8'd2: looked_up_3 = 41'h2202200005;
      8'd3: looked_up_3 = 41'h300221c005;
      8'd4: looked_up_3 = 41'h2200200003;
      8'd5: looked_up_3 = 41'h3000214003;
      8'd8: looked_up_3 = 41'h2200200013;
      8'd9: looked_up_3 = 41'h3000204013;
      8'ha: looked_up_3 = 41'h2200200023;
      8'hb: looked_up_3 = 41'h3000204023;
      8'hc: looked_up_3 = 41'h2200220033;
      8'hd: looked_up_3 = 41'h3200224033;
      8'he: looked_up_3 = 41'h2200200093;
      8'hf: looked_up_3 = 41'h22002000a3;
      8'h10: looked_up_3 = 41'h2202200042;
      8'h11: looked_up_3 = 41'h2202218042;
      8'h12: looked_up_3 = 41'h2202200052;
      8'h13: looked_up_3 = 41'h2202218052;
      8'h14: looked_up_3 = 41'h2200210083;
      8'h15: looked_up_3 = 41'h2200220501;
      8'h16: looked_up_3 = 41'h2200200443;
      8'h17: looked_up_3 = 41'h3000204443;
      8'h18: looked_up_3 = 41'h2200200453;
      8'h19: looked_up_3 = 41'h3000204453;
      8'h1a: looked_up_3 = 41'h2200200463;
      8'h1b: looked_up_3 = 41'h3000214463;
      8'h1c: looked_up_3 = 41'h2200200473;
      8'h1d: looked_up_3 = 41'h3000214473;
      8'h1e: looked_up_3 = 41'h2200200430;
      8'h1f: looked_up_3 = 41'h3000214430;
      8'h20: looked_up_3 = 41'h2204380480;
      8'h21: looked_up_3 = 41'h300439c480;
      8'h22: looked_up_3 = 41'h22043804e0;
      8'h23: looked_up_3 = 41'h300439c4e0;
      8'h24: looked_up_3 = 41'h2204380460;
      8'h25: looked_up_3 = 41'h300439c460;
      8'h26: looked_up_3 = 41'h2204380470;
      8'h27: looked_up_3 = 41'h300439c470;
      8'h28: looked_up_3 = 41'h2204380410;
      8'h29: looked_up_3 = 41'h300439c410;
      8'h2a: looked_up_3 = 41'h2204380490;
      8'h2b: looked_up_3 = 41'h300439c490;
      8'h2c: looked_up_3 = 41'h2204380420;
      8'h2d: looked_up_3 = 41'h300439c420;
      8'h2e: looked_up_3 = 41'h22043804b0;
      8'h2f: looked_up_3 = 41'h300439c4b0;
      8'h30: looked_up_3 = 41'h2204380440;
      8'h31: looked_up_3 = 41'h300439c440;
      8'h32: looked_up_3 = 41'h22043804d0;
      8'h33: looked_up_3 = 41'h300439c4d0;
      8'h34: looked_up_3 = 41'h2204280420;
      8'h35: looked_up_3 = 41'h300429c420;
      8'h36: looked_up_3 = 41'h2204280440;
      8'h37: looked_up_3 = 41'h300429c440;
      8'h40: looked_up_3 = 41'h22082000c0;
      8'h41: looked_up_3 = 41'h30082140c0;
      8'h42: looked_up_3 = 41'h22102000c0;
      8'h43: looked_up_3 = 41'h30102140c0;
      8'h44: looked_up_3 = 41'h22382000c0;
      8'h60: looked_up_3 = 41'h2300200007;
      8'h61: looked_up_3 = 41'h2300200007;
      8'h62: looked_up_3 = 41'h2300200007;
      8'h63: looked_up_3 = 41'h2300200007;
      8'h64: looked_up_3 = 41'h2300220007;
      8'h65: looked_up_3 = 41'h2300200007;
      8'h66: looked_up_3 = 41'h2300200007;
      8'h67: looked_up_3 = 41'h2300200007;
      8'h68: looked_up_3 = 41'h2300200007;
      8'h69: looked_up_3 = 41'h2500200007;
      8'h6a: looked_up_3 = 41'h2300200017;
      8'h6b: looked_up_3 = 41'h2500200007;
      8'h6c: looked_up_3 = 41'h2500200007;
      8'h6d: looked_up_3 = 41'h2500200007;
      8'h6e: looked_up_3 = 41'h2500200007;
      default: looked_up_3 = 41'd0;
    endcase

  reg [40:0] looked_up_4;
  always @*
    case (word[22:16])
      7'd0: looked_up_4 = 41'h2201061001;
      7'd1: looked_up_4 = 41'h2201061401;
      7'd2: looked_up_4 = 41'h2201062001;
      7'd3: looked_up_4 = 41'h2201062401;
      7'd4: looked_up_4 = 41'h2201061801;
      7'd5: looked_up_4 = 41'h2201061c01;
      7'd6: looked_up_4 = 41'h2201041001;
      7'd7: looked_up_4 = 41'h2201041401;
      7'd8: looked_up_4 = 41'h2201042001;
      7'd9: looked_up_4 = 41'h2201042401;
      7'ha: looked_up_4 = 41'h2201041801;
      7'hb: looked_up_4 = 41'h2201041c01;
      7'hc: looked_up_4 = 41'h2201002812;
      7'hd: looked_up_4 = 41'h2201002c12;
      7'he: looked_up_4 = 41'h3001016812;
      7'hf: looked_up_4 = 41'h3001016c12;
      7'h10: looked_up_4 = 41'h1100105d001;
      7'h11: looked_up_4 = 41'h1100105d401;
      7'h41: looked_up_4 = 41'h2301003007;
      7'h42: looked_up_4 = 41'h2301003007;
      7'h43: looked_up_4 = 41'h2301003007;
      7'h44: looked_up_4 = 41'h2301003007;
      7'h45: looked_up_4 = 41'h2301003007;
      7'h46: looked_up_4 = 41'h2301003007;
      7'h47: looked_up_4 = 41'h2301003007;
      7'h48: looked_up_4 = 41'h2301003007;
      7'h49: looked_up_4 = 41'h2301003007;
      7'h4a: looked_up_4 = 41'h2301003007;
      7'h4b: looked_up_4 = 41'h2301003007;
      7'h4c: looked_up_4 = 41'h2301003007;
      7'h4d: looked_up_4 = 41'h2301003007;
      7'h4e: looked_up_4 = 41'h2301003007;
      7'h51: looked_up_4 = 41'h4501003007;
      7'h52: looked_up_4 = 41'h4501003007;
      7'h53: looked_up_4 = 41'h4501003007;
      7'h54: looked_up_4 = 41'h4501003007;
      7'h55: looked_up_4 = 41'h4501003007;
      7'h56: looked_up_4 = 41'h4501003007;
      7'h57: looked_up_4 = 41'h4501003007;
      7'h58: looked_up_4 = 41'h4501003007;
      7'h59: looked_up_4 = 41'h4501003007;
      7'h5a: looked_up_4 = 41'h4501003007;
      7'h5b: looked_up_4 = 41'h4501003007;
      7'h5c: looked_up_4 = 41'h4501003007;
      7'h5d: looked_up_4 = 41'h4501003007;
      7'h5e: looked_up_4 = 41'h4501003007;
      default: looked_up_4 = 41'd0;
    endcase

  reg [40:0] looked_up_5;
  always @*
    case (word[22:16])
      default: looked_up_5 = 41'd0;
    endcase

  assign control_word =
      (word[31:23] == 9'h17f) ? looked_up_5 :
      (word[31:23] == 9'h17e) ? looked_up_4 :
      (word[31:23] == 9'h17d) ? looked_up_3 :
      (word[31:28] == 4'hb) ? looked_up_2 :
      looked_up_1;

  reg [7:0] looked_up_6;
  always @*
    case (control_word[23:22])
      2'd1: looked_up_6 = {1'b0, word[22:16]};
      2'd3: looked_up_6 = 8'hff;
      default: looked_up_6 = word[7:0];
    endcase

  wire [6:0] chosen_1 = word[7] ? 7'h7c : word[6:0];
  wire [32:0] sum_1 = {26'd0, chosen_1} + {1'b0, control_word[29] ? {22'd0, m0[9:0]} : m0};
  wire [32:0] sum_2 = sum_1 + {32'd0, control_word[16]};
  wire [6:0] chosen_2 = ((~(7'h7b < chosen_1)) & (~((~(7'h6b < chosen_1)) ? (33'h6b < sum_2) : (33'h7b < sum_2)))) ?
      sum_1[6:0] : 7'd0;
  wire [7:0] chosen_3 = control_word[27] ? {1'b0, chosen_2} : looked_up_6;

  assign index_0 = chosen_3[6:0];
  assign halves_0 = {chosen_3[0], ~chosen_3[0]} | {2{control_word[14]}};
  wire equal_1 = control_word[23:22] == 2'd2;
  assign is_register_0 = (chosen_3 < 8'h80) & (~equal_1);

  wire [8:0] chosen_4 = (chosen_3 < 8'hc1) ? ({1'b0, chosen_3} - 9'h80) : (9'hc0 - {1'b0, chosen_3});
  wire [63:0] value_1 = 64'h20000ffffffff;
  wire [63:0] value_2 = 64'h2000000000000;
  wire [63:0] value_3 = 64'h10000ffffffff;
  wire [63:0] value_4 = 64'h1000000000000;

  reg [63:0] looked_up_7;
  always @*
    case (chosen_3)
      8'heb: looked_up_7 = control_word[36] ? value_4 : 64'd0;
      8'hec: looked_up_7 = control_word[36] ? value_3 : 64'hffffffff;
      8'hed: looked_up_7 = control_word[36] ? value_2 : 64'd0;
      8'hee: looked_up_7 = control_word[36] ? value_1 : 64'hffffffff;
      default: looked_up_7 = {{55{chosen_4[8]}}, chosen_4};
    endcase

  reg [63:0] looked_up_8;
  always @*
    case (chosen_3)
      8'hf0: looked_up_8 = 64'h3f000000;
      8'hf1: looked_up_8 = 64'hbf000000;
      8'hf2: looked_up_8 = 64'h3f800000;
      8'hf3: looked_up_8 = 64'hbf800000;
      8'hf4: looked_up_8 = 64'h40000000;
      8'hf5: looked_up_8 = 64'hc0000000;
      8'hf6: looked_up_8 = 64'h40800000;
      8'hf7: looked_up_8 = 64'hc0800000;
      8'hf8: looked_up_8 = 64'h3e22f983;
      default: looked_up_8 = 64'd0;
    endcase

  wire equal_2 = control_word[36:33] == 4'd5;

  reg [63:0] looked_up_9;
  always @*
    case (chosen_3)
      8'hf0: looked_up_9 = 64'h3800;
      8'hf1: looked_up_9 = 64'hb800;
      8'hf2: looked_up_9 = 64'h3c00;
      8'hf3: looked_up_9 = 64'hbc00;
      8'hf4: looked_up_9 = 64'h4000;
      8'hf5: looked_up_9 = 64'hc000;
      8'hf6: looked_up_9 = 64'h4400;
      8'hf7: looked_up_9 = 64'hc400;
      8'hf8: looked_up_9 = 64'h3118;
      default: looked_up_9 = 64'd0;
    endcase

  wire equal_3 = control_word[36:33] == 4'd4;
  wire [63:0] value_5 = 64'h3fc45f306dc9c882;
  wire [63:0] value_6 = 64'hc010000000000000;
  wire [63:0] value_7 = 64'h4010000000000000;
  wire [63:0] value_8 = 64'hc000000000000000;
  wire [63:0] value_9 = 64'h4000000000000000;
  wire [63:0] value_10 = 64'hbff0000000000000;
  wire [63:0] value_11 = 64'h3ff0000000000000;
  wire [63:0] value_12 = 64'hbfe0000000000000;
  wire [63:0] value_13 = 64'h3fe0000000000000;

  reg [63:0] looked_up_10;
  always @*
    case (chosen_3)
      8'hf0: looked_up_10 = value_13;
      8'hf1: looked_up_10 = value_12;
      8'hf2: looked_up_10 = value_11;
      8'hf3: looked_up_10 = value_10;
      8'hf4: looked_up_10 = value_9;
      8'hf5: looked_up_10 = value_8;
      8'hf6: looked_up_10 = value_7;
      8'hf7: looked_up_10 = value_6;
      8'hf8: looked_up_10 = value_5;
      default: looked_up_10 = 64'd0;
    endcase

  wire [63:0] chosen_5 = control_word[36] ? looked_up_10 : ((control_word[36:33] == 4'd2) | (control_word[36:33] ==
      4'd3) | equal_3) ? looked_up_9 : equal_2 ? {48'd0, looked_up_8[31:16]} : looked_up_8;
  wire equal_4 = chosen_3 == 8'hfd;
  wire [63:0] chosen_6 = equal_4 ? {63'd0, scc} : (~(chosen_3 < 8'hf0)) ? chosen_5 : looked_up_7;
  wire [63:0] chosen_7 = (control_word[36:33] == 4'ha) ? {literal, 32'd0} : {{32{literal[31] & (control_word[36:33]
      == 4'd9)}}, literal};

  assign constant_0 =
      equal_1 ? {{48{word[15]}}, word[15:0]} :
      (chosen_3 == 8'hff) ? chosen_7 :
      (equal_3 | equal_2) ? {32'd0, {2{chosen_6[15:0]}}} :
      chosen_6;

  reg [7:0] looked_up_11;
  always @*
    case (control_word[26:24])
      3'd2: looked_up_11 = {1'b0, word[22:16]};
      3'd4: looked_up_11 = 8'h7e;
      default: looked_up_11 = word[15:8];
    endcase

  assign index_1 = looked_up_11[6:0];
  assign halves_1 = {looked_up_11[0], ~looked_up_11[0]} | {2{control_word[15]}};

  wire equal_5 = control_word[26:24] == 3'd3;
  wire disjunction_1 = (control_word[26:24] == 3'd0) | equal_5;

  assign is_register_1 = (looked_up_11 < 8'h80) & (~disjunction_1);

  wire [8:0] chosen_8 = (looked_up_11 < 8'hc1) ? ({1'b0, looked_up_11} - 9'h80) : (9'hc0 - {1'b0, looked_up_11});

  reg [63:0] looked_up_12;
  always @*
    case (looked_up_11)
      8'heb: looked_up_12 = control_word[40] ? value_4 : 64'd0;
      8'hec: looked_up_12 = control_word[40] ? value_3 : 64'hffffffff;
      8'hed: looked_up_12 = control_word[40] ? value_2 : 64'd0;
      8'hee: looked_up_12 = control_word[40] ? value_1 : 64'hffffffff;
      default: looked_up_12 = {{55{chosen_8[8]}}, chosen_8};
    endcase

  reg [63:0] looked_up_13;
  always @*
    case (looked_up_11)
      8'hf0: looked_up_13 = 64'h3f000000;
      8'hf1: looked_up_13 = 64'hbf000000;
      8'hf2: looked_up_13 = 64'h3f800000;
      8'hf3: looked_up_13 = 64'hbf800000;
      8'hf4: looked_up_13 = 64'h40000000;
      8'hf5: looked_up_13 = 64'hc0000000;
      8'hf6: looked_up_13 = 64'h40800000;
      8'hf7: looked_up_13 = 64'hc0800000;
      8'hf8: looked_up_13 = 64'h3e22f983;
      default: looked_up_13 = 64'd0;
    endcase

  wire equal_6 = control_word[40:37] == 4'd5;

  reg [63:0] looked_up_14;
  always @*
    case (looked_up_11)
      8'hf0: looked_up_14 = 64'h3800;
      8'hf1: looked_up_14 = 64'hb800;
      8'hf2: looked_up_14 = 64'h3c00;
      8'hf3: looked_up_14 = 64'hbc00;
      8'hf4: looked_up_14 = 64'h4000;
      8'hf5: looked_up_14 = 64'hc000;
      8'hf6: looked_up_14 = 64'h4400;
      8'hf7: looked_up_14 = 64'hc400;
      8'hf8: looked_up_14 = 64'h3118;
      default: looked_up_14 = 64'd0;
    endcase

  wire equal_7 = control_word[40:37] == 4'd4;

  reg [63:0] looked_up_15;
  always @*
    case (looked_up_11)
      8'hf0: looked_up_15 = value_13;
      8'hf1: looked_up_15 = value_12;
      8'hf2: looked_up_15 = value_11;
      8'hf3: looked_up_15 = value_10;
      8'hf4: looked_up_15 = value_9;
      8'hf5: looked_up_15 = value_8;
      8'hf6: looked_up_15 = value_7;
      8'hf7: looked_up_15 = value_6;
      8'hf8: looked_up_15 = value_5;
      default: looked_up_15 = 64'd0;
    endcase

  wire [63:0] chosen_9 = control_word[40] ? looked_up_15 : ((control_word[40:37] == 4'd2) | (control_word[40:37] ==
      4'd3) | equal_7) ? looked_up_14 : equal_6 ? {48'd0, looked_up_13[31:16]} : looked_up_13;
  wire equal_8 = looked_up_11 == 8'hfd;
  wire [63:0] chosen_10 = equal_8 ? {63'd0, scc} : (~(looked_up_11 < 8'hf0)) ? chosen_9 : looked_up_12;
  wire [63:0] chosen_11 = (control_word[40:37] == 4'ha) ? {literal, 32'd0} : {{32{literal[31] & (control_word[40:37]
      == 4'd9)}}, literal};

  assign constant_1 =
      disjunction_1 ? ({{48{word[15]}}, word[15:0]} & {64{equal_5}}) :
      (looked_up_11 == 8'hff) ? chosen_11 :
      (equal_7 | equal_6) ? {32'd0, {2{chosen_10[15:0]}}} :
      chosen_10;

  assign reads_scc = (equal_4 & (~equal_1)) | (equal_8 & (~disjunction_1));
  assign reads_m0 = control_word[27] | control_word[28];

  wire [32:0] sum_3 = {26'd0, word[22:16]} + {1'b0, control_word[29] ? {22'd0, m0[25:16]} : m0};
  wire [32:0] sum_4 = sum_3 + {32'd0, control_word[16]};
  wire conjunction_1 = (~(7'h7b < word[22:16])) & (~((~(7'h6b < word[22:16])) ? (33'h6b < sum_4) : (33'h7b < sum_4)));

  assign destination = control_word[28] ? (conjunction_1 ? sum_3[6:0] : 7'h7c) : word[22:16];
  assign reads_cycles = control_word[3:0] == 4'd6;
  assign cycles = control_word[32:30];
  assign control = control_word;

endmodule

`default_nettype wire
