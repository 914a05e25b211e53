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

  wire [31:0] value_1 = 32'h73fff;
  wire [31:0] value_2 = 32'h73eff;
  wire disjunction_1 = ((word1[8:0] == {1'b1, word1[31:24]}) & value_1[word0[21:17]]) | ((word1[16:9] ==
      word1[31:24]) & value_2[word0[21:17]]);
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
      11'h137: control = 43'h10802221;
      11'h138: control = 43'h10c02221;
      11'h13c: control = 43'h20403331;
      11'h1e5: control = 43'h1421000110;
      11'h1e6: control = 43'h1411000220;
      11'h1e7: control = 43'h1620000110;
      11'h1e8: control = 43'hf421000110;
      11'd1: control = 43'h401b0221;
      11'd2: control = 43'h401b0221;
      11'd3: control = 43'h401b0221;
      11'd4: control = 43'h401b0221;
      11'd5: control = 43'h401b0221;
      11'd6: control = 43'h401b0221;
      11'd7: control = 43'h401b0221;
      11'd8: control = 43'h401b0221;
      11'd9: control = 43'h401b0221;
      11'ha: control = 43'h401b0221;
      11'hb: control = 43'h401b0221;
      11'hc: control = 43'h401b0221;
      11'hd: control = 43'h401b0221;
      11'he: control = 43'h401b0221;
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
      11'h21: control = 43'h401b0aa6;
      11'h22: control = 43'h401b0aa6;
      11'h23: control = 43'h401b0aa6;
      11'h24: control = 43'h401b0aa6;
      11'h25: control = 43'h401b0aa6;
      11'h26: control = 43'h401b0aa6;
      11'h27: control = 43'h401b0aa6;
      11'h28: control = 43'h401b0aa6;
      11'h29: control = 43'h401b0aa6;
      11'h2a: control = 43'h401b0aa6;
      11'h2b: control = 43'h401b0aa6;
      11'h2c: control = 43'h401b0aa6;
      11'h2d: control = 43'h401b0aa6;
      11'h2e: control = 43'h401b0aa6;
      11'h31: control = 43'h40000220;
      11'h32: control = 43'h40000220;
      11'h33: control = 43'h40000220;
      11'h34: control = 43'h40000220;
      11'h35: control = 43'h40000220;
      11'h36: control = 43'h40000220;
      11'h39: control = 43'h40000220;
      11'h3a: control = 43'h40000220;
      11'h3b: control = 43'h40000220;
      11'h3c: control = 43'h40000220;
      11'h3d: control = 43'h40000220;
      11'h3e: control = 43'h40000220;
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
      11'h7d: control = 43'h40090221;
      11'h7e: control = 43'h40090111;
      11'h7f: control = 43'h400901a6;
      11'h81: control = 43'h801b0221;
      11'h82: control = 43'h801b0221;
      11'h83: control = 43'h801b0221;
      11'h84: control = 43'h801b0221;
      11'h85: control = 43'h801b0221;
      11'h86: control = 43'h801b0221;
      11'h87: control = 43'h801b0221;
      11'h88: control = 43'h801b0221;
      11'h89: control = 43'h801b0221;
      11'h8a: control = 43'h801b0221;
      11'h8b: control = 43'h801b0221;
      11'h8c: control = 43'h801b0221;
      11'h8d: control = 43'h801b0221;
      11'h8e: control = 43'h801b0221;
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
      11'ha1: control = 43'h801b0aa6;
      11'ha2: control = 43'h801b0aa6;
      11'ha3: control = 43'h801b0aa6;
      11'ha4: control = 43'h801b0aa6;
      11'ha5: control = 43'h801b0aa6;
      11'ha6: control = 43'h801b0aa6;
      11'ha7: control = 43'h801b0aa6;
      11'ha8: control = 43'h801b0aa6;
      11'ha9: control = 43'h801b0aa6;
      11'haa: control = 43'h801b0aa6;
      11'hab: control = 43'h801b0aa6;
      11'hac: control = 43'h801b0aa6;
      11'had: control = 43'h801b0aa6;
      11'hae: control = 43'h801b0aa6;
      11'hb1: control = 43'h80000220;
      11'hb2: control = 43'h80000220;
      11'hb3: control = 43'h80000220;
      11'hb4: control = 43'h80000220;
      11'hb5: control = 43'h80000220;
      11'hb6: control = 43'h80000220;
      11'hb9: control = 43'h80000220;
      11'hba: control = 43'h80000220;
      11'hbb: control = 43'h80000220;
      11'hbc: control = 43'h80000220;
      11'hbd: control = 43'h80000220;
      11'hbe: control = 43'h80000220;
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
      11'hfd: control = 43'h80090221;
      11'hfe: control = 43'h80090111;
      11'hff: control = 43'h800901a6;
      11'h101: control = 43'h221b0110;
      11'h102: control = 43'h281b0aa6;
      11'h103: control = 43'h201b0111;
      11'h104: control = 43'h201b0111;
      11'h105: control = 43'h201b0111;
      11'h106: control = 43'h281b0aa6;
      11'h107: control = 43'h201b0111;
      11'h108: control = 43'h201b0111;
      11'h109: control = 43'h20000110;
      11'h10a: control = 43'h20000110;
      11'h10b: control = 43'h20000110;
      11'h10c: control = 43'h20000110;
      11'h10d: control = 43'h281b0aa6;
      11'h10e: control = 43'h281b0aa6;
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
      11'h12f: control = 43'h201b0111;
      11'h130: control = 43'h101b0221;
      11'h131: control = 43'h101b0221;
      11'h132: control = 43'h101b0221;
      11'h133: control = 43'h101b0221;
      11'h134: control = 43'h101b0221;
      11'h135: control = 43'h101b0221;
      11'h136: control = 43'h105b2221;
      11'h13b: control = 43'h10090221;
      11'h180: control = 43'd0;
      11'h181: control = 43'h20090010;
      11'h182: control = 43'h1100000010;
      11'h183: control = 43'h200900a6;
      11'h184: control = 43'h28000016;
      11'h185: control = 43'h20000011;
      11'h186: control = 43'h20000011;
      11'h187: control = 43'h20090011;
      11'h188: control = 43'h20090011;
      11'h18a: control = 43'h10090011;
      11'h18b: control = 43'h20090021;
      11'h18c: control = 43'h20090011;
      11'h18d: control = 43'h20090011;
      11'h18e: control = 43'h20000011;
      11'h18f: control = 43'h200900a6;
      11'h190: control = 43'h28090016;
      11'h191: control = 43'h20000011;
      11'h192: control = 43'h20000011;
      11'h193: control = 43'h20000011;
      11'h194: control = 43'h20000011;
      11'h195: control = 43'h200900a6;
      11'h196: control = 43'h28000016;
      11'h197: control = 43'h280900a6;
      11'h198: control = 43'h280900a6;
      11'h199: control = 43'h280900a6;
      11'h19a: control = 43'h280900a6;
      11'h19b: control = 43'd0;
      11'h19c: control = 43'h10090020;
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
      11'h1af: control = 43'h280900aa;
      11'h1b1: control = 43'h280900aa;
      11'h1b3: control = 43'h20090012;
      11'h1b4: control = 43'h280900aa;
      11'h1b5: control = 43'h20090012;
      11'h1b6: control = 43'h20090012;
      11'h1b7: control = 43'h20000010;
      11'h1b8: control = 43'h20000010;
      11'h1b9: control = 43'h20000010;
      11'h1ba: control = 43'h20000010;
      11'h1bb: control = 43'h20000010;
      11'h1bc: control = 43'h200900a6;
      11'h1bd: control = 43'h280900a6;
      11'h1be: control = 43'h280900a6;
      11'h1bf: control = 43'h20090011;
      11'h1c0: control = 43'h20090011;
      11'h1c2: control = 43'h4020090010;
      11'h1c3: control = 43'h2020090010;
      11'h1c4: control = 43'h6020090010;
      11'h1c8: control = 43'he020090010;
      11'h1d0: control = 43'h10000021;
      11'h1d1: control = 43'h10000021;
      11'h1d2: control = 43'h10090021;
      11'h1d3: control = 43'h10090021;
      11'h1d4: control = 43'h10090022;
      11'h1d5: control = 43'h10090022;
      11'h1d6: control = 43'h10090022;
      11'h1d7: control = 43'h10090022;
      11'h1d8: control = 43'h10090022;
      11'h1d9: control = 43'h10090021;
      11'h1da: control = 43'h10090021;
      11'h1db: control = 43'h10090021;
      11'h1dc: control = 43'h10090021;
      11'h1dd: control = 43'h10090021;
      11'h1de: control = 43'h10090021;
      11'h1df: control = 43'h10090021;
      11'h1e0: control = 43'h10090022;
      11'h1e1: control = 43'h10090022;
      11'h1e2: control = 43'h10000010;
      11'h1e3: control = 43'h10090021;
      11'h1e4: control = 43'h10090021;
      11'h1e9: control = 43'h10000020;
      11'h1ea: control = 43'h20000020;
      11'h1eb: control = 43'h20000020;
      11'h1ec: control = 43'h20000011;
      11'h1ed: control = 43'h20000011;
      11'h1ee: control = 43'h28000021;
      11'h1ef: control = 43'h28000021;
      11'h209: control = 43'h203f1111;
      11'h20a: control = 43'h20001110;
      11'h20b: control = 43'h20001110;
      11'h20c: control = 43'h203f1111;
      11'h20d: control = 43'h203f1111;
      11'h20e: control = 43'h203f1111;
      11'h20f: control = 43'h203f1111;
      11'h210: control = 43'h20001110;
      11'h211: control = 43'h20001110;
      11'h212: control = 43'h20001110;
      11'h213: control = 43'h203f1111;
      11'h214: control = 43'h283faaa6;
      11'h215: control = 43'h20001110;
      11'h216: control = 43'h20001110;
      11'h217: control = 43'h20001110;
      11'h218: control = 43'h203f1111;
      11'h21a: control = 43'h20001110;
      11'h21b: control = 43'h20001110;
      11'h21d: control = 43'h20001110;
      11'h21e: control = 43'h20001110;
      11'h220: control = 43'h20001110;
      11'h221: control = 43'h20001110;
      11'h222: control = 43'h20001110;
      11'h223: control = 43'h20001110;
      11'h224: control = 43'h20001110;
      11'h225: control = 43'h20001110;
      11'h226: control = 43'h20091111;
      11'h227: control = 43'h203f1111;
      11'h228: control = 43'h283faaa6;
      11'h229: control = 43'h203f1111;
      11'h22a: control = 43'h203f1111;
      11'h22b: control = 43'h103f2221;
      11'h22c: control = 43'h103f2221;
      11'h22d: control = 43'h203f1111;
      11'h22e: control = 43'h203f1111;
      11'h22f: control = 43'h103f2221;
      11'h230: control = 43'h103f2221;
      11'h231: control = 43'h203f1111;
      11'h232: control = 43'h103f2221;
      11'h237: control = 43'h243f1111;
      11'h238: control = 43'h2c3faaa6;
      11'h239: control = 43'h20001110;
      11'h23a: control = 43'h28008180;
      11'h23b: control = 43'h28008180;
      11'h23d: control = 43'h60028008180;
      11'h240: control = 43'h20001110;
      11'h241: control = 43'h10002220;
      11'h244: control = 43'h20001110;
      11'h245: control = 43'h20001110;
      11'h246: control = 43'h20001110;
      11'h247: control = 43'h20001110;
      11'h248: control = 43'h103f2221;
      11'h24a: control = 43'h10002220;
      11'h24b: control = 43'h10002220;
      11'h24d: control = 43'h10002220;
      11'h24e: control = 43'h10002220;
      11'h250: control = 43'h10002220;
      11'h251: control = 43'h10002220;
      11'h253: control = 43'h10002220;
      11'h254: control = 43'h103f2221;
      11'h255: control = 43'h20001110;
      11'h256: control = 43'h20001110;
      11'h257: control = 43'h20001110;
      11'h258: control = 43'h20001110;
      11'h259: control = 43'h20001220;
      11'h25a: control = 43'h20001220;
      11'h25b: control = 43'h620001110;
      11'h25c: control = 43'h820001110;
      11'h25d: control = 43'h121b0220;
      11'h262: control = 43'h20001110;
      11'h263: control = 43'h20001110;
      11'h264: control = 43'h20001110;
      11'h265: control = 43'h20001110;
      11'h266: control = 43'h20010384441;
      11'h267: control = 43'h20010385551;
      11'h268: control = 43'h203f1111;
      11'h269: control = 43'h203f1111;
      11'h26a: control = 43'h103f2221;
      11'h26b: control = 43'h103f2221;
      11'h26c: control = 43'h203f1111;
      11'h26d: control = 43'h203f1111;
      11'h26e: control = 43'h103f2221;
      11'h26f: control = 43'h103f2221;
      11'h280: control = 43'h100090012;
      11'h281: control = 43'h100090022;
      11'h282: control = 43'h100090012;
      11'h283: control = 43'h100090022;
      11'h284: control = 43'h100090012;
      11'h285: control = 43'h100090022;
      11'h286: control = 43'h100090012;
      11'h287: control = 43'h100090022;
      11'h288: control = 43'h100090012;
      11'h289: control = 43'h100090022;
      11'h303: control = 43'h10000220;
      11'h304: control = 43'h10000220;
      11'h305: control = 43'h10000220;
      11'h306: control = 43'h201b0111;
      11'h307: control = 43'h201b0111;
      11'h309: control = 43'h10000220;
      11'h30a: control = 43'h10000220;
      11'h30b: control = 43'h10000220;
      11'h30c: control = 43'h10000220;
      11'h30d: control = 43'h10000220;
      11'h30e: control = 43'h10000220;
      11'h30f: control = 43'ha20000110;
      11'h310: control = 43'hc20000110;
      11'h311: control = 43'h201b0221;
      11'h312: control = 43'h201b0221;
      11'h313: control = 43'h201b0221;
      11'h31c: control = 43'h20090111;
      11'h31d: control = 43'h20000110;
      11'h31e: control = 43'h20000110;
      11'h31f: control = 43'h20000110;
      11'h320: control = 43'h20000110;
      11'h321: control = 43'h201b0111;
      11'h322: control = 43'h201b0111;
      11'h323: control = 43'h20000110;
      11'h324: control = 43'h20000110;
      11'h325: control = 43'h20000110;
      11'h326: control = 43'h20000110;
      11'h32b: control = 43'h280901a6;
      11'h32c: control = 43'h20000110;
      11'h32d: control = 43'h20000110;
      11'h32e: control = 43'h20000110;
      11'h32f: control = 43'h280901a6;
      11'h338: control = 43'h10000220;
      11'h339: control = 43'h10000220;
      11'h33a: control = 43'h10000220;
      11'h33d: control = 43'h28000810;
      11'h33e: control = 43'h28000910;
      11'h341: control = 43'h281b0aa6;
      11'h342: control = 43'h281b0aa6;
      11'h360: control = 43'hf00000110;
      11'h361: control = 43'h1220000110;
      11'h362: control = 43'h10000220;
      11'h363: control = 43'h10000220;
      11'h364: control = 43'h10000220;
      11'h365: control = 43'h201b0111;
      11'h366: control = 43'h201b0111;
      11'h367: control = 43'h101b0221;
      11'h368: control = 43'h101b0221;
      11'h369: control = 43'h101b0111;
      11'h36a: control = 43'h101b0111;
      11'h36b: control = 43'h8090111;
      11'h36c: control = 43'h8090111;
      11'h120: control = 43'h100e2000110;
      11'h121: control = 43'h100e2000110;
      11'h122: control = 43'h100e2000110;
      11'h2fc: control = 43'h100e0381111;
      11'h2fd: control = 43'h100e838aaa6;
      11'h2fe: control = 43'h100e8008110;
      11'h2ff: control = 43'h100e8009110;
      11'h300: control = 43'h100e0000110;
      11'h301: control = 43'h100e0000110;
      11'h302: control = 43'h100e0000110;
      11'h400: control = 43'h20003330;
      11'h401: control = 43'h20000330;
      11'h402: control = 43'h20000330;
      11'h403: control = 43'h20000330;
      11'h404: control = 43'h20000330;
      11'h405: control = 43'h20000330;
      11'h406: control = 43'h20000330;
      11'h407: control = 43'h20000330;
      11'h408: control = 43'h20000330;
      11'h409: control = 43'h20003330;
      11'h40a: control = 43'h20000330;
      11'h40b: control = 43'h20000330;
      11'h40c: control = 43'h20000330;
      11'h40d: control = 43'h20000330;
      11'h40e: control = 43'h20383331;
      11'h40f: control = 43'h20180331;
      11'h410: control = 43'h20180331;
      11'h413: control = 43'h20020381441;
      11'h416: control = 43'h20001660;
      11'h417: control = 43'h20001660;
      11'h418: control = 43'h20001660;
      11'h419: control = 43'h20001660;
      11'h41a: control = 43'h20020381551;
      11'h41b: control = 43'h20180331;
      11'h41c: control = 43'h20180331;
      11'h41d: control = 43'h20180331;
      11'h41e: control = 43'h20180331;
      11'h420: control = 43'h203f7771;
      11'h421: control = 43'h103f7771;
      11'h422: control = 43'h183f7771;
      11'h424: control = 43'h40020241111;
      11'h425: control = 43'h40020241111;
      11'h426: control = 43'h40020241111;
      11'h427: control = 43'h40020241111;
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
      11'h4ac: control = 43'h20020401441;
      11'h4ad: control = 43'h20020401551;
      11'h4b0: control = 43'h20000110;
      11'h4b1: control = 43'h20000110;
      11'h4b2: control = 43'h20000110;
      11'h480: control = 43'h420381111;
      11'h481: control = 43'h420381111;
      11'h482: control = 43'h420382121;
      11'h483: control = 43'h410381121;
      11'h484: control = 43'h420382121;
      11'h485: control = 43'h410381121;
      default: control = 43'd0;
    endcase

  wire disjunction_3 = is_vop3 | is_vop3p | is_vinterp;
  wire [8:0] chosen_3 = conjunction_1 ? word1[8:0] : disjunction_3 ? word1[8:0] : word0[8:0];
  wire conjunction_2 = (chosen_3 == 9'hea) & (~is_vopd) & (~is_vinterp);
  wire conjunction_3 = (chosen_3 == 9'hfa) & (~is_vopd) & (~is_vinterp);
  wire disjunction_4 = ((chosen_3 == 9'he9) & (~is_vopd) & (~is_vinterp)) | conjunction_2;

  assign is_dpp = disjunction_4 | conjunction_3;
  wire equal_1 = control[32:30] == 3'd2;
  assign writes_two = equal_1 & is_vop3 & (~(word0[7:0] == 8'h7e));
  assign high = step[2] & (~is_vopd);

  wire equal_2 = control[36:33] == 4'hb;
  wire equal_3 = control[42:41] == 2'd2;
  wire equal_4 = control[42:41] == 2'd1;
  wire equal_5 = step[1:0] == ({2{equal_3 | passes}} | {1'b0, equal_4 | is_p10 | writes_two});
  wire equal_6 = control[32:30] == 3'd4;
  wire conjunction_4 = wave64 & (~equal_2) & (~(equal_6 & (~(|control[36:33])))) & (~is_vopd);

  assign more = ((is_vopd | conjunction_4) & (~step[2])) | (~equal_5);
  assign next_step = equal_5 ? 3'd4 : {step[2], step[1:0] + 2'd1};

  wire [31:0] chosen_4 = (disjunction_3 | is_vopd) ? word2 : word1;
  wire [7:0] chosen_5 = is_vopd ? (conjunction_1 ? {word1[23:17], ~word1[24]} : word1[31:24]) : disjunction_3 ?
      word0[7:0] : word0[24:17];
  wire [8:0] chosen_6 = is_dpp ? {1'b1, chosen_4[7:0]} : chosen_3;
  wire equal_7 = control[24:22] == 3'd2;
  wire equal_8 = control[24:22] == 3'd1;
  wire [8:0] chosen_7 = equal_7 ? {1'b1, conjunction_1 ? word1[16:9] : word0[16:9]} : (control[24:22] == 3'd3) ?
      9'hff : equal_8 ? {1'b1, chosen_5} : word1[26:18];
  wire equal_9 = control[24:22] == 3'd4;
  wire [8:0] chosen_8 = equal_2 ? chosen_6 : equal_9 ? {1'b1, chosen_5} : equal_7 ? 9'hff : disjunction_3 ?
      word1[17:9] : {1'b1, conjunction_1 ? word1[16:9] : word0[16:9]};
  wire conjunction_5 = disjunction_3 & (~(is_vop3 & control[40]));
  wire [3:0] conjunction_6 = word0[14:11] & {4{conjunction_5}};
  wire [2:0] disjunction_5 = {word0[14], word1[28:27]} | {3{~is_vop3p}};
  wire [2:0] chosen_9 = is_vop3p ? word0[10:8] : (word0[10:8] & {3{conjunction_5 & is_vop3}});
  wire [2:0] chosen_10 = disjunction_3 ? chosen_9 : ({1'b0, chosen_4[23], chosen_4[21]} & {3{conjunction_3}});
  wire [2:0] conjunction_7 = (is_vop3p ? word0[10:8] : word1[31:29]) & {3{disjunction_3}};
  wire [8:0] chosen_11 = disjunction_2 ? chosen_7 : chosen_6;
  wire [2:0] chosen_12 = disjunction_3 ? word1[31:29] : ({1'b0, chosen_4[22], chosen_4[20]} & {3{conjunction_3}});
  wire [2:0] conjunction_8 = chosen_12 & {3{~disjunction_2}};
  wire conjunction_9 = (~disjunction_3) & (~is_vopd);
  wire disjunction_6 = equal_4 | equal_3;
  wire disjunction_7 = disjunction_6 | is_p10;
  wire conjunction_10 = passes & (step[1:0] == 2'd3);
  wire disjunction_8 = (disjunction_7 & (~equal_5)) | (passes & (~(|step[1:0])));
  wire conjunction_11 = disjunction_7 & (~(~(|step[1:0])));
  wire [10:0] sum_1 = vgpr_base + vgprs;
  wire [10:0] chosen_13 = high ? sum_1 : vgpr_base;
  wire [31:0] conjunction_12 = (control[39] ? {22'd0, m0[9:0]} : m0) & {32{control[37]}};
  wire [31:0] conjunction_13 = (control[39] ? {22'd0, m0[25:16]} : m0) & {32{control[38]}};
  wire equal_10 = control[7:4] == 4'd2;
  wire conjunction_14 = equal_10 & conjunction_9 & chosen_11[8];
  wire chosen_14 = conjunction_14 ? chosen_11[7] : (conjunction_6[0] & (~conjunction_9));
  wire [10:0] sum_2 = {3'd0, {chosen_11[7] & (~conjunction_14), chosen_11[6:0]}} + {3'd0, conjunction_12[7:0]};
  wire disjunction_9 = (~((sum_2 + {9'd0, {1'b0, control[7]}}) < vgprs)) | (|conjunction_12[31:8]);
  wire equal_11 = control[11:8] == 4'd2;
  wire conjunction_15 = equal_11 & conjunction_9 & chosen_8[8];
  wire [31:0] conjunction_16 = conjunction_13 & {32{equal_9}};
  wire [10:0] sum_3 = {3'd0, {chosen_8[7] & (~conjunction_15), chosen_8[6:0]}} + {3'd0, conjunction_16[7:0]};
  wire equal_12 = control[15:12] == 4'd2;
  wire conjunction_17 = equal_12 & conjunction_9 & chosen_7[8];
  wire [10:0] sum_4 = {3'd0, {chosen_7[7] & (~conjunction_17), chosen_7[6:0]}} + 11'd0;
  wire conjunction_18 = (control[29:27] == 3'd2) & conjunction_9;
  wire equal_13 = control[29:27] == 3'd5;
  wire [10:0] sum_5 = {3'd0, {chosen_5[7] & (~conjunction_18), chosen_5[6:0]}} + {3'd0, conjunction_13[7:0]};
  wire chosen_15 = conjunction_18 ? chosen_5[7] : (conjunction_6[3] & (~is_vop3p));
  wire chosen_16 = equal_8 ? chosen_15 : conjunction_17 ? chosen_7[7] : (conjunction_6[2] & (~conjunction_9));
  wire equal_14 = control[36:33] == 4'ha;
  wire [10:0] conjunction_19 = sum_2 & {11{~disjunction_9}};
  wire [10:0] sum_6 = chosen_13 + conjunction_19;
  wire [10:0] extended_1 = {11{~(~((sum_4 + {9'd0, {passes, control[15] | passes}}) < vgprs))}};
  wire [10:0] chosen_17 = equal_2 ? (sum_1 + sum_5) : equal_14 ? sum_6 : (chosen_13 + (sum_4 & extended_1));
  wire disjunction_10 = (~((sum_3 + {9'd0, {1'b0, control[11]}}) < vgprs)) | (|conjunction_16[31:8]);
  wire disjunction_11 = (~((sum_5 + {9'd0, {passes, equal_13 | passes}}) < vgprs)) | (|conjunction_13[31:8]);
  wire disjunction_12 = ((|control[29:27]) & disjunction_11) | (equal_14 & disjunction_9);
  wire conjunction_20 = (|control[7:4]) & chosen_11[8];
  wire conjunction_21 = (|control[11:8]) & chosen_8[8];
  wire disjunction_13 = chosen_7[8] | conjunction_11;
  wire conjunction_22 = (|control[15:12]) & disjunction_13;

  reg [3:0] looked_up_1;
  always @*
    case (control[29:27])
      3'd1: looked_up_1 = 4'd1 << conjunction_6[3:2];
      3'd2: looked_up_1 = chosen_15 ? 4'hc : 4'd3;
      3'd3: looked_up_1 = 4'hc;
      default: looked_up_1 = 4'hf;
    endcase

  wire conjunction_23 = (control[26:25] == 2'd1) & is_vop3;
  wire [6:0] chosen_18 = conjunction_23 ? word1[24:18] : 7'h6a;
  wire [6:0] chosen_19 = (equal_1 & (~(writes_two & (~(|step[1:0]))))) ? 7'h7e : (equal_6 & (~is_vop3)) ?
      word0[23:17] : is_vop3 ? ((control[32:30] == 3'd3) ? word0[14:8] : word0[6:0]) : 7'h6a;
  wire disjunction_14 = disjunction_4 | is_vinterp;
  wire [1:0] conjunction_24 = (is_p10 ? 2'd1 : 2'd2) & {2{~disjunction_2}};
  wire [31:0] joined_1 = {{{4{{1'b1, conjunction_24}}}, {4{{1'b0, conjunction_24}}}}, 8'd0};
  wire disjunction_15 = (conjunction_3 ? chosen_4[19] : conjunction_6[1]) | disjunction_14;
  wire chosen_20 = disjunction_14 ? (conjunction_2 | is_vinterp) : conjunction_3 ? chosen_4[18] : conjunction_6[0];
  wire equal_15 = control[1:0] == 2'd1;
  wire [1:0] conjunction_25 = {conjunction_6[0], conjunction_6[1]} & {2{(control[7:4] == 4'd1) & equal_15}};
  wire equal_16 = control[7:4] == 4'd7;
  wire [1:0] conjunction_26 = word1[28:27] & {2{is_vop3}} & {2{~(disjunction_2 | disjunction_6)}};
  wire equal_17 = control[7:4] == 4'd3;
  wire equal_18 = control[11:8] == 4'd7;
  wire equal_19 = control[11:8] == 4'd3;
  wire equal_20 = control[15:12] == 4'd7;
  wire equal_21 = control[15:12] == 4'd3;
  wire conjunction_27 = (control[7:4] == 4'd6) & (~((~chosen_11[8]) & chosen_11[7] & (~(&chosen_11[7:0]))));
  wire conjunction_28 = (equal_17 | conjunction_27) & is_vop3p;
  wire conjunction_29 = equal_16 & disjunction_5[0];
  wire conjunction_30 = equal_4 & (~(|step[1:0]));
  wire disjunction_16 = control[7:4] == 4'd4;
  wire disjunction_17 = control[7:4] == 4'd5;
  wire chosen_21 = equal_10 ? chosen_14 : conjunction_30 ? (conjunction_6[0] & is_vop3p) : disjunction_5[0];
  wire disjunction_18 = equal_10 | disjunction_16;
  wire disjunction_19 = disjunction_18 | conjunction_29;
  wire conjunction_31 = conjunction_8[0] & control[19];
  wire conjunction_32 = conjunction_7[0] & control[19];
  wire chosen_22 = ((disjunction_16 | disjunction_17) & (~conjunction_30)) ? conjunction_32 : conjunction_31;
  wire conjunction_33 = chosen_10[0] & control[16];
  wire disjunction_20 = (chosen_22 & (~(equal_17 | disjunction_19 | control[7]))) | (conjunction_32 & equal_17);
  wire disjunction_21 = (conjunction_31 & (equal_10 | conjunction_29 | equal_17)) | (chosen_22 & disjunction_16);
  wire disjunction_22 = (conjunction_28 & (~disjunction_5[0])) | (disjunction_17 & (~chosen_21));
  wire disjunction_23 = (disjunction_18 & chosen_21) | ((conjunction_28 | conjunction_29) & conjunction_6[0]);
  wire conjunction_34 = (control[11:8] == 4'd6) & (~((~chosen_8[8]) & chosen_8[7] & (~(&chosen_8[7:0]))));
  wire conjunction_35 = (equal_19 | conjunction_34) & is_vop3p;
  wire conjunction_36 = equal_18 & disjunction_5[1];
  wire disjunction_24 = control[11:8] == 4'd4;
  wire disjunction_25 = control[11:8] == 4'd5;
  wire chosen_23 = equal_9 ? chosen_15 : conjunction_15 ? chosen_8[7] : (conjunction_6[1] & (~conjunction_9));
  wire chosen_24 = equal_11 ? chosen_23 : conjunction_30 ? (conjunction_6[1] & is_vop3p) : disjunction_5[1];
  wire disjunction_26 = equal_11 | disjunction_24;
  wire disjunction_27 = disjunction_26 | conjunction_36;
  wire conjunction_37 = conjunction_8[1] & control[20];
  wire conjunction_38 = conjunction_7[1] & control[20];
  wire chosen_25 = ((disjunction_24 | disjunction_25) & (~conjunction_30)) ? conjunction_38 : conjunction_37;
  wire conjunction_39 = chosen_10[1] & control[17];
  wire disjunction_28 = (chosen_25 & (~(equal_19 | disjunction_27 | control[11]))) | (conjunction_38 & equal_19);
  wire disjunction_29 = (conjunction_37 & (equal_11 | conjunction_36 | equal_19)) | (chosen_25 & disjunction_24);
  wire disjunction_30 = (conjunction_35 & (~disjunction_5[1])) | (disjunction_25 & (~chosen_24));
  wire disjunction_31 = (disjunction_26 & chosen_24) | ((conjunction_35 | conjunction_36) & conjunction_6[1]);
  wire conjunction_40 = (control[15:12] == 4'd6) & (~((~chosen_7[8]) & chosen_7[7] & (~(&chosen_7[7:0]))));
  wire conjunction_41 = (equal_21 | conjunction_40) & is_vop3p;
  wire conjunction_42 = equal_20 & disjunction_5[2];
  wire disjunction_32 = control[15:12] == 4'd4;
  wire disjunction_33 = control[15:12] == 4'd5;
  wire conjunction_43 = (equal_12 ? chosen_16 : chosen_16) & (~(disjunction_6 & (~(~(|step[1:0])))));
  wire disjunction_34 = equal_12 | disjunction_32;
  wire disjunction_35 = disjunction_34 | conjunction_42;
  wire conjunction_44 = control[21] & (~(disjunction_6 & (~(~(|step[1:0])))));
  wire conjunction_45 = conjunction_8[2] & conjunction_44;
  wire conjunction_46 = chosen_10[2] & control[18] & (~(disjunction_6 & (~(~(|step[1:0])))));
  wire disjunction_36 = (conjunction_45 & (~(equal_21 | disjunction_35 | control[15]))) | (conjunction_7[2] &
      conjunction_44 & equal_21);
  wire disjunction_37 = (conjunction_45 & (equal_12 | conjunction_42 | equal_21)) | (conjunction_45 & disjunction_32);
  wire disjunction_38 = (conjunction_41 & (~disjunction_5[2])) | (disjunction_33 & (~conjunction_43));
  wire disjunction_39 = (disjunction_34 & conjunction_43) | ((conjunction_41 | conjunction_42) & conjunction_6[2]);
  wire [9:0] joined_2 = {disjunction_33, conjunction_46 & control[15], conjunction_45 & control[15], conjunction_46 &
      (~(equal_21 | disjunction_35 | control[15])), disjunction_36, conjunction_46 & disjunction_35, disjunction_37,
      disjunction_35, disjunction_38, disjunction_39};
  wire [9:0] joined_3 = {disjunction_25, conjunction_39 & control[11], conjunction_37 & control[11], conjunction_39 &
      (~(equal_19 | disjunction_27 | control[11])), disjunction_28, conjunction_39 & disjunction_27, disjunction_29,
      disjunction_27, disjunction_30, disjunction_31};
  wire [9:0] joined_4 = {disjunction_17, conjunction_33 & control[7], conjunction_31 & control[7], conjunction_33 &
      (~(equal_17 | disjunction_19 | control[7])), disjunction_20, conjunction_33 & disjunction_19, disjunction_21,
      disjunction_19, disjunction_22, disjunction_23};
  wire [10:0] sum_7 = chosen_13 + sum_5 + {9'd0, {passes & (step[1:0] == 2'd1), 1'b0}} + {10'd0, conjunction_10};
  wire [3:0] chosen_26 = disjunction_14 ? 4'd2 : conjunction_3 ? 4'd1 : control[36:33];
  wire [6:0] chosen_27 = ((~(chosen_19 < 7'h6c)) & (~(7'h7c < chosen_19))) ? 7'h7c : (chosen_19 + {6'd0, high &
      (~equal_6)});
  wire [9:0] joined_5 = {(control[42:41] == 2'd0) ? conjunction_25 : step[1:0], disjunction_5 & {3{equal_16}},
      conjunction_8[1:0], conjunction_26, word0[15] & disjunction_3 & (~(disjunction_2 | disjunction_6))};
  wire [3:0] chosen_28 = (equal_20 & disjunction_5[2]) ? 4'd2 : (equal_21 & (~equal_15)) ? 4'd1 : (equal_21 &
      (~is_vop3p)) ? 4'd4 : control[15:12];
  wire [3:0] chosen_29 = (equal_18 & disjunction_5[1]) ? 4'd2 : (equal_19 & (~equal_15)) ? 4'd1 : (equal_19 &
      (~is_vop3p)) ? 4'd4 : control[11:8];
  wire [3:0] chosen_30 = (equal_16 & disjunction_5[0]) ? 4'd2 : (equal_17 & (~equal_15)) ? 4'd1 : (equal_17 &
      (~is_vop3p)) ? 4'd4 : control[7:4];
  wire [5:0] joined_6 = {conjunction_22 & control[15], conjunction_22, conjunction_21 & control[11], conjunction_21,
      conjunction_20 & control[7], conjunction_20};
  wire [10:0] chosen_31 = conjunction_11 ? 11'h600 : (chosen_17 + {9'd0, {passes & (step[1:0] == 2'd1), 1'b0}});
  wire [10:0] chosen_32 = (passes & (step[1:0] == 2'd2)) ? 11'h600 : conjunction_10 ? 11'h601 : equal_2 ? (sum_1 +
      conjunction_19) : sum_6;
  wire [231:0] joined_7 = {{disjunction_15, chosen_20}, chosen_26, disjunction_12 | (equal_2 & (~wave64)), equal_6,
      chosen_27, |control[32:30], (|control[26:25]) & (~conjunction_23), chosen_18 + {6'd0, high & (~(chosen_18 ==
      7'h7c))}, |control[26:25], equal_10 ? (chosen_14 ? 4'hc : 4'd3) : 4'hf, looked_up_1 | {4{disjunction_8}},
      equal_13, |control[29:27], disjunction_8 ? 11'h600 : sum_7, joined_5, control[3:2], control[1:0], chosen_2,
      {joined_2, joined_3, joined_4}, chosen_28, chosen_29, chosen_30, joined_6, is_vinterp ? joined_1 : chosen_4,
      chosen_31, chosen_13 + (sum_3 & {11{~disjunction_10}}), chosen_32, ((|control[15:12]) & (~disjunction_13)) ?
      chosen_7[7:0] : 8'h80, ((|control[11:8]) & (~chosen_8[8])) ? chosen_8[7:0] : 8'h80, ((|control[7:4]) &
      (~chosen_11[8])) ? chosen_11[7:0] : 8'h80, (~(~(|step[1:0]))) | high, ~more, high, wave64, sequence_, wave};

  assign record = {24'd0, joined_7};

endmodule

`default_nettype wire
