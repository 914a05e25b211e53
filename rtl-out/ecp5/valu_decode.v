// valu_decode: generator of hdl/src/vector/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu_decode (
  input wire [31:0] word0,
  input wire [31:0] word1,
  input wire [31:0] word2,
  input wire [2:0] step,
  input wire [3:0] wave,
  input wire [15:0] sequence_,
  input wire wave64,
  input wire [31:0] m0,
  input wire [10:0] vgpr_base,
  input wire [10:0] vgprs,
  output wire [255:0] record,
  output wire more,
  output wire [2:0] next_step
);

  wire is_vop1;
  wire is_vopc;
  wire is_vop3;
  wire is_vop3p;
  wire is_vinterp;
  wire is_vopd;
  wire [10:0] number;
  wire is_p10;
  wire passes;
  reg [42:0] control;
  wire is_dpp;
  wire writes_two;
  wire high;

  assign is_vop1 = word0[31:25] == 7'h3f;
  assign is_vopc = word0[31:25] == 7'h3e;
  assign is_vop3 = word0[31:26] == 6'h35;
  assign is_vop3p = word0[31:23] == 9'h198;
  assign is_vinterp = word0[31:23] == 9'h19a;
  assign is_vopd = word0[31:26] == 6'h32;

  wire [31:0] value_1 = 32'h73eff;
  wire [31:0] value_2 = 32'h73fff;
  wire disjunction_1 = ((word1[8:0] == {1'b1, word1[31:24]}) & value_2[word0[21:17]]) | ((word1[16:9] ==
      word1[31:24]) & value_1[word0[21:17]]);
  wire conjunction_1 = is_vopd & (step[2] ^ disjunction_1);
  wire [10:0] chosen_1 = conjunction_1 ? ({6'd0, word0[21:17]} | 11'h4a0) : ({7'd0, word0[25:22]} | 11'h4a0);

  assign number =
      is_vopd ? chosen_1 :
      is_vinterp ? ({4'd0, word0[22:16]} | 11'h480) :
      is_vop3p ? ({4'd0, word0[22:16]} | 11'h400) :
      is_vop3 ? {1'b0, word0[25:16]} :
      is_vopc ? {3'd0, word0[24:17]} :
      is_vop1 ? ({3'd0, word0[16:9]} | 11'h180) :
      ({5'd0, word0[30:25]} | 11'h100);

  assign is_p10 = is_vinterp & (~word0[16]);
  assign passes = number == 11'h23d;

  wire disjunction_2 = (is_p10 & (~(|step[1:0]))) | (passes & step[1]);
  wire [10:0] chosen_2 = disjunction_2 ? 11'h181 : number;

  always @*
    case (chosen_2)
      11'h12c: control = 43'h20801111;
      11'h12d: control = 43'h20c01111;
      11'h1e5: control = 43'h1421000110;
      11'h1e7: control = 43'h1620000110;
      11'h1e8: control = 43'hf421000110;
      11'h11: control = 43'h401b0111;
      11'h12: control = 43'h401b0111;
      11'h13: control = 43'h401b0111;
      11'h14: control = 43'h401b0111;
      11'h15: control = 43'h401b0111;
      11'h16: control = 43'h401b0111;
      11'h17: control = 43'h401b0111;
      11'h18: control = 43'h401b0111;
      11'h19: control = 43'h401b0111;
      11'h1a: control = 43'h401b0111;
      11'h1b: control = 43'h401b0111;
      11'h1c: control = 43'h401b0111;
      11'h1d: control = 43'h401b0111;
      11'h1e: control = 43'h401b0111;
      11'h41: control = 43'h40000110;
      11'h42: control = 43'h40000110;
      11'h43: control = 43'h40000110;
      11'h44: control = 43'h40000110;
      11'h45: control = 43'h40000110;
      11'h46: control = 43'h40000110;
      11'h49: control = 43'h40000110;
      11'h4a: control = 43'h40000110;
      11'h4b: control = 43'h40000110;
      11'h4c: control = 43'h40000110;
      11'h4d: control = 43'h40000110;
      11'h4e: control = 43'h40000110;
      11'h51: control = 43'h40000990;
      11'h52: control = 43'h40000990;
      11'h53: control = 43'h40000990;
      11'h54: control = 43'h40000990;
      11'h55: control = 43'h40000990;
      11'h56: control = 43'h40000990;
      11'h59: control = 43'h40000880;
      11'h5a: control = 43'h40000880;
      11'h5b: control = 43'h40000880;
      11'h5c: control = 43'h40000880;
      11'h5d: control = 43'h40000880;
      11'h5e: control = 43'h40000880;
      11'h7e: control = 43'h40090111;
      11'h91: control = 43'h801b0111;
      11'h92: control = 43'h801b0111;
      11'h93: control = 43'h801b0111;
      11'h94: control = 43'h801b0111;
      11'h95: control = 43'h801b0111;
      11'h96: control = 43'h801b0111;
      11'h97: control = 43'h801b0111;
      11'h98: control = 43'h801b0111;
      11'h99: control = 43'h801b0111;
      11'h9a: control = 43'h801b0111;
      11'h9b: control = 43'h801b0111;
      11'h9c: control = 43'h801b0111;
      11'h9d: control = 43'h801b0111;
      11'h9e: control = 43'h801b0111;
      11'hc1: control = 43'h80000110;
      11'hc2: control = 43'h80000110;
      11'hc3: control = 43'h80000110;
      11'hc4: control = 43'h80000110;
      11'hc5: control = 43'h80000110;
      11'hc6: control = 43'h80000110;
      11'hc9: control = 43'h80000110;
      11'hca: control = 43'h80000110;
      11'hcb: control = 43'h80000110;
      11'hcc: control = 43'h80000110;
      11'hcd: control = 43'h80000110;
      11'hce: control = 43'h80000110;
      11'hd1: control = 43'h80000990;
      11'hd2: control = 43'h80000990;
      11'hd3: control = 43'h80000990;
      11'hd4: control = 43'h80000990;
      11'hd5: control = 43'h80000990;
      11'hd6: control = 43'h80000990;
      11'hd9: control = 43'h80000880;
      11'hda: control = 43'h80000880;
      11'hdb: control = 43'h80000880;
      11'hdc: control = 43'h80000880;
      11'hdd: control = 43'h80000880;
      11'hde: control = 43'h80000880;
      11'hfe: control = 43'h80090111;
      11'h101: control = 43'h221b0110;
      11'h103: control = 43'h201b0111;
      11'h104: control = 43'h201b0111;
      11'h105: control = 43'h201b0111;
      11'h107: control = 43'h201b0111;
      11'h108: control = 43'h201b0111;
      11'h109: control = 43'h20000110;
      11'h10a: control = 43'h20000110;
      11'h10b: control = 43'h20000110;
      11'h10c: control = 43'h20000110;
      11'h111: control = 43'h20000110;
      11'h112: control = 43'h20000110;
      11'h113: control = 43'h20000110;
      11'h114: control = 43'h20000110;
      11'h115: control = 43'h201b0111;
      11'h116: control = 43'h201b0111;
      11'h118: control = 43'h20000110;
      11'h119: control = 43'h20000110;
      11'h11a: control = 43'h20000110;
      11'h11b: control = 43'h20000110;
      11'h11c: control = 43'h20000110;
      11'h11d: control = 43'h20000110;
      11'h11e: control = 43'h20000110;
      11'h11f: control = 43'h28000810;
      11'h125: control = 43'h20000110;
      11'h126: control = 43'h20000110;
      11'h127: control = 43'h20000110;
      11'h12b: control = 43'h205b1111;
      11'h180: control = 43'd0;
      11'h181: control = 43'h20090010;
      11'h182: control = 43'h1100000010;
      11'h185: control = 43'h20000011;
      11'h186: control = 43'h20000011;
      11'h187: control = 43'h20090011;
      11'h188: control = 43'h20090011;
      11'h18c: control = 43'h20090011;
      11'h18d: control = 43'h20090011;
      11'h191: control = 43'h20000011;
      11'h192: control = 43'h20000011;
      11'h193: control = 43'h20000011;
      11'h194: control = 43'h20000011;
      11'h19b: control = 43'd0;
      11'h1a0: control = 43'h20090011;
      11'h1a1: control = 43'h20090011;
      11'h1a2: control = 43'h20090011;
      11'h1a3: control = 43'h20090011;
      11'h1a4: control = 43'h20090011;
      11'h1a5: control = 43'h20090012;
      11'h1a7: control = 43'h20090012;
      11'h1aa: control = 43'h20090012;
      11'h1ab: control = 43'h20090012;
      11'h1ae: control = 43'h20090012;
      11'h1b3: control = 43'h20090012;
      11'h1b7: control = 43'h20000010;
      11'h1b8: control = 43'h20000010;
      11'h1b9: control = 43'h20000010;
      11'h1ba: control = 43'h20000010;
      11'h1bb: control = 43'h20000010;
      11'h1bf: control = 43'h20090011;
      11'h1c0: control = 43'h20090011;
      11'h1c2: control = 43'h4020090010;
      11'h1c3: control = 43'h2020090010;
      11'h1c4: control = 43'h6020090010;
      11'h1c8: control = 43'he020090010;
      11'h209: control = 43'h203f1111;
      11'h20a: control = 43'h20001110;
      11'h20b: control = 43'h20001110;
      11'h210: control = 43'h20001110;
      11'h211: control = 43'h20001110;
      11'h212: control = 43'h20001110;
      11'h213: control = 43'h203f1111;
      11'h216: control = 43'h20001110;
      11'h217: control = 43'h20001110;
      11'h218: control = 43'h203f1111;
      11'h21a: control = 43'h20001110;
      11'h21b: control = 43'h20001110;
      11'h21d: control = 43'h20001110;
      11'h21e: control = 43'h20001110;
      11'h220: control = 43'h20001110;
      11'h221: control = 43'h20001110;
      11'h225: control = 43'h20001110;
      11'h229: control = 43'h203f1111;
      11'h22a: control = 43'h203f1111;
      11'h22d: control = 43'h203f1111;
      11'h22e: control = 43'h203f1111;
      11'h231: control = 43'h203f1111;
      11'h240: control = 43'h20001110;
      11'h245: control = 43'h20001110;
      11'h246: control = 43'h20001110;
      11'h247: control = 43'h20001110;
      11'h255: control = 43'h20001110;
      11'h256: control = 43'h20001110;
      11'h257: control = 43'h20001110;
      11'h258: control = 43'h20001110;
      11'h262: control = 43'h20001110;
      11'h263: control = 43'h20001110;
      11'h264: control = 43'h20001110;
      11'h265: control = 43'h20001110;
      11'h268: control = 43'h203f1111;
      11'h269: control = 43'h203f1111;
      11'h26c: control = 43'h203f1111;
      11'h26d: control = 43'h203f1111;
      11'h280: control = 43'h100090012;
      11'h282: control = 43'h100090012;
      11'h284: control = 43'h100090012;
      11'h286: control = 43'h100090012;
      11'h288: control = 43'h100090012;
      11'h31c: control = 43'h20090111;
      11'h31d: control = 43'h20000110;
      11'h31e: control = 43'h20000110;
      11'h31f: control = 43'h20000110;
      11'h320: control = 43'h20000110;
      11'h325: control = 43'h20000110;
      11'h326: control = 43'h20000110;
      11'h32c: control = 43'h20000110;
      11'h32d: control = 43'h20000110;
      11'h32e: control = 43'h20000110;
      11'h33d: control = 43'h28000810;
      11'h33e: control = 43'h28000910;
      11'h360: control = 43'hf00000110;
      11'h361: control = 43'h1220000110;
      11'h365: control = 43'h201b0111;
      11'h366: control = 43'h201b0111;
      11'h120: control = 43'h100e2000110;
      11'h121: control = 43'h100e2000110;
      11'h122: control = 43'h100e2000110;
      11'h2fe: control = 43'h100e8008110;
      11'h2ff: control = 43'h100e8009110;
      11'h300: control = 43'h100e0000110;
      11'h301: control = 43'h100e0000110;
      11'h302: control = 43'h100e0000110;
      11'h4a0: control = 43'h20401111;
      11'h4a1: control = 43'h20c01111;
      11'h4a2: control = 43'h20801111;
      11'h4a3: control = 43'h20000111;
      11'h4a4: control = 43'h20000111;
      11'h4a5: control = 43'h20000111;
      11'h4a6: control = 43'h20000111;
      11'h4a7: control = 43'h20000111;
      11'h4a8: control = 43'h20000010;
      11'h4a9: control = 43'h24000110;
      11'h4aa: control = 43'h20000111;
      11'h4ab: control = 43'h20000111;
      11'h4b0: control = 43'h20000110;
      11'h4b1: control = 43'h20000110;
      11'h4b2: control = 43'h20000110;
      default: control = 43'd0;
    endcase

  assign is_dpp = 1'b0;
  wire equal_1 = control[32:30] == 3'd2;
  assign writes_two = equal_1 & is_vop3 & (~(word0[7:0] == 8'h7e));
  assign high = step[2] & (~is_vopd);

  wire equal_2 = control[42:41] == 2'd1;
  wire equal_3 = control[42:41] == 2'd2;
  wire equal_4 = step[1:0] == ({2{equal_3 | passes}} | {1'b0, equal_2 | is_p10 | writes_two});
  wire equal_5 = control[32:30] == 3'd4;
  wire equal_6 = control[36:33] == 4'hb;
  wire conjunction_2 = wave64 & (~equal_6) & (~(equal_5 & (~(|control[36:33])))) & (~is_vopd);

  assign more = ((is_vopd | conjunction_2) & (~step[2])) | (~equal_4);
  assign next_step = equal_4 ? 3'd4 : {step[2], step[1:0] + 2'd1};

  wire disjunction_3 = is_vop3 | is_vop3p | is_vinterp;
  wire [31:0] chosen_3 = (disjunction_3 | is_vopd) ? word2 : word1;
  wire [8:0] chosen_4 = is_dpp ? {1'b1, chosen_3[7:0]} : conjunction_1 ? word1[8:0] : disjunction_3 ? word1[8:0] :
      word0[8:0];
  wire [7:0] chosen_5 = is_vopd ? (conjunction_1 ? {word1[23:17], ~word1[24]} : word1[31:24]) : disjunction_3 ?
      word0[7:0] : word0[24:17];
  wire equal_7 = control[24:22] == 3'd1;
  wire equal_8 = control[24:22] == 3'd2;
  wire [8:0] chosen_6 = equal_8 ? {1'b1, conjunction_1 ? word1[16:9] : word0[16:9]} : (control[24:22] == 3'd3) ?
      9'hff : equal_7 ? {1'b1, chosen_5} : word1[26:18];
  wire [8:0] chosen_7 = disjunction_2 ? chosen_6 : chosen_4;
  wire equal_9 = control[24:22] == 3'd4;
  wire [8:0] chosen_8 = equal_6 ? chosen_4 : equal_9 ? {1'b1, chosen_5} : equal_8 ? 9'hff : disjunction_3 ?
      word1[17:9] : {1'b1, conjunction_1 ? word1[16:9] : word0[16:9]};
  wire disjunction_4 = equal_2 | equal_3;
  wire disjunction_5 = disjunction_4 | is_p10;
  wire conjunction_3 = disjunction_5 & (~(~(|step[1:0])));
  wire disjunction_6 = chosen_6[8] | conjunction_3;
  wire [31:0] conjunction_4 = (control[39] ? {22'd0, m0[9:0]} : m0) & {32{control[37]}};
  wire conjunction_5 = (~disjunction_3) & (~is_vopd);
  wire equal_10 = control[7:4] == 4'd2;
  wire conjunction_6 = equal_10 & conjunction_5 & chosen_7[8];
  wire [10:0] sum_1 = {3'd0, {chosen_7[7] & (~conjunction_6), chosen_7[6:0]}} + {3'd0, conjunction_4[7:0]};
  wire disjunction_7 = (~((sum_1 + {9'd0, {1'b0, control[7]}}) < vgprs)) | (|conjunction_4[31:8]);
  wire [10:0] conjunction_7 = sum_1 & {11{~disjunction_7}};
  wire [10:0] sum_2 = vgpr_base + vgprs;
  wire [10:0] chosen_9 = high ? sum_2 : vgpr_base;
  wire [10:0] sum_3 = chosen_9 + conjunction_7;
  wire conjunction_8 = passes & (step[1:0] == 2'd3);
  wire [31:0] conjunction_9 = (control[39] ? {22'd0, m0[25:16]} : m0) & {32{control[38]}};
  wire [31:0] conjunction_10 = conjunction_9 & {32{equal_9}};
  wire equal_11 = control[11:8] == 4'd2;
  wire conjunction_11 = equal_11 & conjunction_5 & chosen_8[8];
  wire [10:0] sum_4 = {3'd0, {chosen_8[7] & (~conjunction_11), chosen_8[6:0]}} + {3'd0, conjunction_10[7:0]};
  wire disjunction_8 = (~((sum_4 + {9'd0, {1'b0, control[11]}}) < vgprs)) | (|conjunction_10[31:8]);
  wire equal_12 = control[15:12] == 4'd2;
  wire conjunction_12 = equal_12 & conjunction_5 & chosen_6[8];
  wire [10:0] sum_5 = {3'd0, {chosen_6[7] & (~conjunction_12), chosen_6[6:0]}} + 11'd0;
  wire [10:0] extended_1 = {11{~(~((sum_5 + {9'd0, {passes, control[15] | passes}}) < vgprs))}};
  wire equal_13 = control[36:33] == 4'ha;
  wire conjunction_13 = (control[29:27] == 3'd2) & conjunction_5;
  wire [10:0] sum_6 = {3'd0, {chosen_5[7] & (~conjunction_13), chosen_5[6:0]}} + {3'd0, conjunction_9[7:0]};
  wire [10:0] chosen_10 = equal_6 ? (sum_2 + sum_6) : equal_13 ? sum_3 : (chosen_9 + (sum_5 & extended_1));
  wire [1:0] conjunction_14 = (is_p10 ? 2'd1 : 2'd2) & {2{~disjunction_2}};
  wire [31:0] joined_1 = {{{4{{1'b1, conjunction_14}}}, {4{{1'b0, conjunction_14}}}}, 8'd0};
  wire conjunction_15 = (|control[7:4]) & chosen_7[8];
  wire conjunction_16 = (|control[11:8]) & chosen_8[8];
  wire conjunction_17 = (|control[15:12]) & disjunction_6;
  wire equal_14 = control[7:4] == 4'd3;
  wire equal_15 = control[1:0] == 2'd1;
  wire [2:0] disjunction_9 = {word0[14], word1[28:27]} | {3{~is_vop3p}};
  wire equal_16 = control[7:4] == 4'd7;
  wire equal_17 = control[11:8] == 4'd3;
  wire equal_18 = control[11:8] == 4'd7;
  wire equal_19 = control[15:12] == 4'd3;
  wire equal_20 = control[15:12] == 4'd7;
  wire conjunction_18 = disjunction_3 & (~(is_vop3 & control[40]));
  wire [3:0] conjunction_19 = word0[14:11] & {4{conjunction_18}};
  wire conjunction_20 = equal_16 & disjunction_9[0];
  wire conjunction_21 = (control[7:4] == 4'd6) & (~((~chosen_7[8]) & chosen_7[7] & (~(&chosen_7[7:0]))));
  wire conjunction_22 = (equal_14 | conjunction_21) & is_vop3p;
  wire conjunction_23 = equal_2 & (~(|step[1:0]));
  wire chosen_11 = conjunction_6 ? chosen_7[7] : (conjunction_19[0] & (~conjunction_5));
  wire chosen_12 = equal_10 ? chosen_11 : conjunction_23 ? (conjunction_19[0] & is_vop3p) : disjunction_9[0];
  wire disjunction_10 = control[7:4] == 4'd4;
  wire disjunction_11 = equal_10 | disjunction_10;
  wire disjunction_12 = control[7:4] == 4'd5;
  wire disjunction_13 = disjunction_11 | conjunction_20;
  wire [2:0] conjunction_24 = (disjunction_3 ? word1[31:29] : 3'd0) & {3{~disjunction_2}};
  wire conjunction_25 = conjunction_24[0] & control[19];
  wire [2:0] conjunction_26 = (is_vop3p ? word0[10:8] : word1[31:29]) & {3{disjunction_3}};
  wire conjunction_27 = conjunction_26[0] & control[19];
  wire chosen_13 = ((disjunction_10 | disjunction_12) & (~conjunction_23)) ? conjunction_27 : conjunction_25;
  wire [2:0] chosen_14 = is_vop3p ? word0[10:8] : (word0[10:8] & {3{conjunction_18 & is_vop3}});
  wire [2:0] chosen_15 = disjunction_3 ? chosen_14 : 3'd0;
  wire conjunction_28 = chosen_15[0] & control[16];
  wire disjunction_14 = (chosen_13 & (~(equal_14 | disjunction_13 | control[7]))) | (conjunction_27 & equal_14);
  wire disjunction_15 = (conjunction_25 & (equal_10 | conjunction_20 | equal_14)) | (chosen_13 & disjunction_10);
  wire disjunction_16 = (conjunction_22 & (~disjunction_9[0])) | (disjunction_12 & (~chosen_12));
  wire disjunction_17 = (disjunction_11 & chosen_12) | ((conjunction_22 | conjunction_20) & conjunction_19[0]);
  wire conjunction_29 = equal_18 & disjunction_9[1];
  wire conjunction_30 = (control[11:8] == 4'd6) & (~((~chosen_8[8]) & chosen_8[7] & (~(&chosen_8[7:0]))));
  wire conjunction_31 = (equal_17 | conjunction_30) & is_vop3p;
  wire chosen_16 = conjunction_13 ? chosen_5[7] : (conjunction_19[3] & (~is_vop3p));
  wire chosen_17 = equal_9 ? chosen_16 : conjunction_11 ? chosen_8[7] : (conjunction_19[1] & (~conjunction_5));
  wire chosen_18 = equal_11 ? chosen_17 : conjunction_23 ? (conjunction_19[1] & is_vop3p) : disjunction_9[1];
  wire disjunction_18 = control[11:8] == 4'd4;
  wire disjunction_19 = equal_11 | disjunction_18;
  wire disjunction_20 = control[11:8] == 4'd5;
  wire disjunction_21 = disjunction_19 | conjunction_29;
  wire conjunction_32 = conjunction_24[1] & control[20];
  wire conjunction_33 = conjunction_26[1] & control[20];
  wire chosen_19 = ((disjunction_18 | disjunction_20) & (~conjunction_23)) ? conjunction_33 : conjunction_32;
  wire conjunction_34 = chosen_15[1] & control[17];
  wire disjunction_22 = (chosen_19 & (~(equal_17 | disjunction_21 | control[11]))) | (conjunction_33 & equal_17);
  wire disjunction_23 = (conjunction_32 & (equal_11 | conjunction_29 | equal_17)) | (chosen_19 & disjunction_18);
  wire disjunction_24 = (conjunction_31 & (~disjunction_9[1])) | (disjunction_20 & (~chosen_18));
  wire disjunction_25 = (disjunction_19 & chosen_18) | ((conjunction_31 | conjunction_29) & conjunction_19[1]);
  wire conjunction_35 = equal_20 & disjunction_9[2];
  wire conjunction_36 = (control[15:12] == 4'd6) & (~((~chosen_6[8]) & chosen_6[7] & (~(&chosen_6[7:0]))));
  wire conjunction_37 = (equal_19 | conjunction_36) & is_vop3p;
  wire chosen_20 = equal_7 ? chosen_16 : conjunction_12 ? chosen_6[7] : (conjunction_19[2] & (~conjunction_5));
  wire conjunction_38 = (equal_12 ? chosen_20 : chosen_20) & (~(disjunction_4 & (~(~(|step[1:0])))));
  wire disjunction_26 = control[15:12] == 4'd4;
  wire disjunction_27 = equal_12 | disjunction_26;
  wire disjunction_28 = control[15:12] == 4'd5;
  wire disjunction_29 = disjunction_27 | conjunction_35;
  wire conjunction_39 = control[21] & (~(disjunction_4 & (~(~(|step[1:0])))));
  wire conjunction_40 = conjunction_24[2] & conjunction_39;
  wire conjunction_41 = chosen_15[2] & control[18] & (~(disjunction_4 & (~(~(|step[1:0])))));
  wire disjunction_30 = (conjunction_40 & (~(equal_19 | disjunction_29 | control[15]))) | (conjunction_26[2] &
      conjunction_39 & equal_19);
  wire disjunction_31 = (conjunction_40 & (equal_12 | conjunction_35 | equal_19)) | (conjunction_40 & disjunction_26);
  wire disjunction_32 = (conjunction_37 & (~disjunction_9[2])) | (disjunction_28 & (~conjunction_38));
  wire disjunction_33 = (disjunction_27 & conjunction_38) | ((conjunction_37 | conjunction_35) & conjunction_19[2]);
  wire [9:0] joined_2 = {disjunction_28, conjunction_41 & control[15], conjunction_40 & control[15], conjunction_41 &
      (~(equal_19 | disjunction_29 | control[15])), disjunction_30, conjunction_41 & disjunction_29, disjunction_31,
      disjunction_29, disjunction_32, disjunction_33};
  wire [9:0] joined_3 = {disjunction_20, conjunction_34 & control[11], conjunction_32 & control[11], conjunction_34 &
      (~(equal_17 | disjunction_21 | control[11])), disjunction_22, conjunction_34 & disjunction_21, disjunction_23,
      disjunction_21, disjunction_24, disjunction_25};
  wire [9:0] joined_4 = {disjunction_12, conjunction_28 & control[7], conjunction_25 & control[7], conjunction_28 &
      (~(equal_14 | disjunction_13 | control[7])), disjunction_14, conjunction_28 & disjunction_13, disjunction_15,
      disjunction_13, disjunction_16, disjunction_17};
  wire [1:0] conjunction_42 = {conjunction_19[0], conjunction_19[1]} & {2{(control[7:4] == 4'd1) & equal_15}};
  wire [1:0] conjunction_43 = word1[28:27] & {2{is_vop3}} & {2{~(disjunction_2 | disjunction_4)}};
  wire disjunction_34 = (disjunction_5 & (~equal_4)) | (passes & (~(|step[1:0])));
  wire [10:0] sum_7 = chosen_9 + sum_6 + {9'd0, {passes & (step[1:0] == 2'd1), 1'b0}} + {10'd0, conjunction_8};
  wire equal_21 = control[29:27] == 3'd5;

  reg [3:0] looked_up_1;
  always @*
    case (control[29:27])
      3'd1: looked_up_1 = 4'd1 << conjunction_19[3:2];
      3'd2: looked_up_1 = chosen_16 ? 4'hc : 4'd3;
      3'd3: looked_up_1 = 4'hc;
      default: looked_up_1 = 4'hf;
    endcase

  wire conjunction_44 = (control[26:25] == 2'd1) & is_vop3;
  wire [6:0] chosen_21 = conjunction_44 ? word1[24:18] : 7'h6a;
  wire [6:0] chosen_22 = (equal_1 & (~(writes_two & (~(|step[1:0]))))) ? 7'h7e : (equal_5 & (~is_vop3)) ?
      word0[23:17] : is_vop3 ? ((control[32:30] == 3'd3) ? word0[14:8] : word0[6:0]) : 7'h6a;
  wire disjunction_35 = (~((sum_6 + {9'd0, {passes, equal_21 | passes}}) < vgprs)) | (|conjunction_9[31:8]);
  wire disjunction_36 = ((|control[29:27]) & disjunction_35) | (equal_13 & disjunction_7);
  wire chosen_23 = is_vinterp ? is_vinterp : 1'b0 ? chosen_3[18] : conjunction_19[0];
  wire [1:0] joined_5 = {(1'b0 ? chosen_3[19] : conjunction_19[1]) | is_vinterp, chosen_23};
  wire [3:0] chosen_24 = is_vinterp ? 4'd2 : 1'b0 ? 4'd1 : control[36:33];
  wire [6:0] chosen_25 = ((~(chosen_22 < 7'h6c)) & (~(7'h7c < chosen_22))) ? 7'h7c : (chosen_22 + {6'd0, high &
      (~equal_5)});
  wire [9:0] joined_6 = {(control[42:41] == 2'd0) ? conjunction_42 : step[1:0], disjunction_9 & {3{equal_16}},
      conjunction_24[1:0], conjunction_43, word0[15] & disjunction_3 & (~(disjunction_2 | disjunction_4))};
  wire [3:0] chosen_26 = (equal_20 & disjunction_9[2]) ? 4'd2 : (equal_19 & (~equal_15)) ? 4'd1 : (equal_19 &
      (~is_vop3p)) ? 4'd4 : control[15:12];
  wire [3:0] chosen_27 = (equal_18 & disjunction_9[1]) ? 4'd2 : (equal_17 & (~equal_15)) ? 4'd1 : (equal_17 &
      (~is_vop3p)) ? 4'd4 : control[11:8];
  wire [3:0] chosen_28 = (equal_16 & disjunction_9[0]) ? 4'd2 : (equal_14 & (~equal_15)) ? 4'd1 : (equal_14 &
      (~is_vop3p)) ? 4'd4 : control[7:4];
  wire [5:0] joined_7 = {conjunction_17 & control[15], conjunction_17, conjunction_16 & control[11], conjunction_16,
      conjunction_15 & control[7], conjunction_15};
  wire [10:0] chosen_29 = conjunction_3 ? 11'h100 : (chosen_10 + {9'd0, {passes & (step[1:0] == 2'd1), 1'b0}});
  wire [10:0] chosen_30 = (passes & (step[1:0] == 2'd2)) ? 11'h100 : conjunction_8 ? 11'h101 : equal_6 ? (sum_2 +
      conjunction_7) : sum_3;
  wire [231:0] joined_8 = {joined_5, chosen_24, disjunction_36 | (equal_6 & (~wave64)), equal_5, chosen_25,
      |control[32:30], (|control[26:25]) & (~conjunction_44), chosen_21 + {6'd0, high & (~(chosen_21 == 7'h7c))},
      |control[26:25], equal_10 ? (chosen_11 ? 4'hc : 4'd3) : 4'hf, looked_up_1 | {4{disjunction_34}}, equal_21,
      |control[29:27], disjunction_34 ? 11'h100 : sum_7, joined_6, control[3:2], control[1:0], chosen_2, {joined_2,
      joined_3, joined_4}, chosen_26, chosen_27, chosen_28, joined_7, is_vinterp ? joined_1 : chosen_3, chosen_29,
      chosen_9 + (sum_4 & {11{~disjunction_8}}), chosen_30, ((|control[15:12]) & (~disjunction_6)) ? chosen_6[7:0] :
      8'h80, ((|control[11:8]) & (~chosen_8[8])) ? chosen_8[7:0] : 8'h80, ((|control[7:4]) & (~chosen_7[8])) ?
      chosen_7[7:0] : 8'h80, (~(~(|step[1:0]))) | high, ~more, high, wave64, sequence_, wave};

  assign record = {24'd0, joined_8};

endmodule

`default_nettype wire
