// valu_step: generator of hdl/src/front/decode/rdna4/valu.rs:81
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu_step (
  input wire [3:0] instruction_issued_wave, // An instruction.
  input wire [15:0] instruction_issued_sequence,
  input wire [31:0] instruction_words_word_0,
  input wire [31:0] instruction_words_word_1,
  input wire [31:0] instruction_words_word_2,
  input wire instruction_wave64,
  input wire [31:0] instruction_m0,
  input wire [10:0] instruction_vgpr_base,
  input wire [2:0] step, // The number of the operation in the instruction.
  input wire [10:0] vgprs, // VGPRs of the wave.
  output wire [3:0] operation_wave, // The operation.
  output wire [15:0] operation_sequence,
  output wire operation_wave64,
  output wire operation_high,
  output wire operation_last,
  output wire operation_reuses,
  output wire [7:0] operation_code_0,
  output wire [7:0] operation_code_1,
  output wire [7:0] operation_code_2,
  output wire [10:0] operation_row_0,
  output wire [10:0] operation_row_1,
  output wire [10:0] operation_row_2,
  output wire [31:0] operation_literal,
  output wire [5:0] operation_need,
  output wire [3:0] operation_kind_0,
  output wire [3:0] operation_kind_1,
  output wire [3:0] operation_kind_2,
  output wire [29:0] operation_prepare,
  output wire [1:0] operation_unit,
  output wire [47:0] operation_function,
  output wire [1:0] operation_shared_kind,
  output wire operation_modifiers_clamp,
  output wire [1:0] operation_modifiers_omod,
  output wire [1:0] operation_modifiers_neg,
  output wire [2:0] operation_modifiers_mix,
  output wire [1:0] operation_modifiers_byte,
  output wire [10:0] operation_destination,
  output wire operation_writes,
  output wire operation_writes_high,
  output wire [3:0] operation_bytes,
  output wire [3:0] operation_exchange_bytes,
  output wire operation_has_mask_source,
  output wire [6:0] operation_mask_source,
  output wire operation_mask_from_vcc,
  output wire operation_has_mask_destination,
  output wire [6:0] operation_mask_destination,
  output wire operation_scalar_result,
  output wire operation_ignored,
  output wire [3:0] operation_cross,
  output wire operation_fetch_inactive,
  output wire operation_bound_control,
  output wire more, // Another operation follows.
  output wire [2:0] next_step // Its number.
);
  localparam [3:0] CROSS_LANE_DPP16 = 4'd1;
  localparam [3:0] CROSS_LANE_DPP8 = 4'd2;
  localparam [3:0] SOURCE_KIND_WORD = 4'd1;
  localparam [3:0] SOURCE_KIND_HALF = 4'd2;
  localparam [3:0] SOURCE_KIND_PAIR_F16 = 4'd4;

  wire is_vop1;
  wire is_vopc;
  wire is_vop3;
  wire is_vop3p;
  wire is_vinterp;
  wire is_vopd;
  wire [10:0] number;
  wire is_p10;
  wire passes;
  reg [90:0] control;
  wire is_dpp;
  wire writes_two;
  wire high;

  assign is_vop1 = instruction_words_word_0[31:25] == 7'h3f;
  assign is_vopc = instruction_words_word_0[31:25] == 7'h3e;
  assign is_vop3 = instruction_words_word_0[31:26] == 6'h35;
  assign is_vop3p = instruction_words_word_0[31:23] == 9'h198;
  assign is_vinterp = instruction_words_word_0[31:23] == 9'h19a;
  assign is_vopd = instruction_words_word_0[31:26] == 6'h32;

  wire [31:0] operation_prepare_condition_value = 32'h73eff;
  wire [31:0] operation_prepare_condition_value_2 = 32'h73fff;
  wire operation_prepare_condition_all = (instruction_words_word_1[8:0] == {1'b1, instruction_words_word_1[31:24]}) &
      operation_prepare_condition_value_2[instruction_words_word_0[21:17]];
  wire operation_prepare_condition_all_2 = (instruction_words_word_1[16:9] == instruction_words_word_1[31:24]) &
      operation_prepare_condition_value[instruction_words_word_0[21:17]];
  wire operation_prepare_condition_all_is_vopd = is_vopd & (step[2] ^ (operation_prepare_condition_all |
      operation_prepare_condition_all_2));
  wire [10:0] number_choice = operation_prepare_condition_all_is_vopd ? ({6'd0, instruction_words_word_0[21:17]} |
      11'h4a0) : ({7'd0, instruction_words_word_0[25:22]} | 11'h4a0);

  assign number =
      is_vopd ? number_choice :
      is_vinterp ? ({4'd0, instruction_words_word_0[22:16]} | 11'h480) :
      is_vop3p ? ({4'd0, instruction_words_word_0[22:16]} | 11'h400) :
      is_vop3 ? {1'b0, instruction_words_word_0[25:16]} :
      is_vopc ? {3'd0, instruction_words_word_0[24:17]} :
      is_vop1 ? ({3'd0, instruction_words_word_0[16:9]} | 11'h180) :
      ({5'd0, instruction_words_word_0[30:25]} | 11'h100);

  assign is_p10 = is_vinterp & ~instruction_words_word_0[16];
  assign passes = number == 11'h23d;

  wire [90:0] control_case_1152_value = 91'h8380420381111;
  wire [90:0] control_case_280_value = 91'h24000000020000110;
  wire [90:0] control_case_293_value = 91'h400000000180020000110;
  wire [90:0] control_case_300_value = 91'h8380020801111;
  wire [90:0] control_case_301_value = 91'h8380020c01111;
  wire [90:0] control_case_426_value = 91'hc0000020090012;
  wire operation_modifiers_omod_any = (is_p10 & (~|step[1:0])) | (passes & step[1]);

  always @*
    case (operation_modifiers_omod_any ? 11'h181 : number)
      11'h12c: control = control_case_300_value;
      11'h12d: control = control_case_301_value;
      11'h137: control = 91'h1200000009f80010802221;
      11'h138: control = 91'h1200000009f80010c02221;
      11'h13c: control = 91'h41200000009f80020403331;
      11'h1e5: control = 91'h1081421000110;
      11'h1e6: control = 91'h1081411000220;
      11'h1e7: control = 91'h1081620000110;
      11'h1e8: control = 91'h108f421000110;
      11'd1: control = 91'h1280040001d800401b0221;
      11'd2: control = 91'h1280080001d800401b0221;
      11'd3: control = 91'h12800c0001d800401b0221;
      11'd4: control = 91'h1280100001d800401b0221;
      11'd5: control = 91'h1280140001d800401b0221;
      11'd6: control = 91'h1280180001d800401b0221;
      11'd7: control = 91'h12801c0001d800401b0221;
      11'd8: control = 91'h1280200001d800401b0221;
      11'd9: control = 91'h1280240001d800401b0221;
      11'ha: control = 91'h1280280001d800401b0221;
      11'hb: control = 91'h12802c0001d800401b0221;
      11'hc: control = 91'h1280300001d800401b0221;
      11'hd: control = 91'h1280340001d800401b0221;
      11'he: control = 91'h1280380001d800401b0221;
      11'h11: control = 91'h800400001800401b0111;
      11'h12: control = 91'h800800001800401b0111;
      11'h13: control = 91'h800c00001800401b0111;
      11'h14: control = 91'h801000001800401b0111;
      11'h15: control = 91'h801400001800401b0111;
      11'h16: control = 91'h801800001800401b0111;
      11'h17: control = 91'h801c00001800401b0111;
      11'h18: control = 91'h802000001800401b0111;
      11'h19: control = 91'h802400001800401b0111;
      11'h1a: control = 91'h802800001800401b0111;
      11'h1b: control = 91'h802c00001800401b0111;
      11'h1c: control = 91'h803000001800401b0111;
      11'h1d: control = 91'h803400001800401b0111;
      11'h1e: control = 91'h803800001800401b0111;
      11'h21: control = 91'h72800401b0aa6;
      11'h22: control = 91'hb2800401b0aa6;
      11'h23: control = 91'hf2800401b0aa6;
      11'h24: control = 91'h132800401b0aa6;
      11'h25: control = 91'h172800401b0aa6;
      11'h26: control = 91'h1b2800401b0aa6;
      11'h27: control = 91'h1f2800401b0aa6;
      11'h28: control = 91'h232800401b0aa6;
      11'h29: control = 91'h272800401b0aa6;
      11'h2a: control = 91'h2b2800401b0aa6;
      11'h2b: control = 91'h2f2800401b0aa6;
      11'h2c: control = 91'h332800401b0aa6;
      11'h2d: control = 91'h372800401b0aa6;
      11'h2e: control = 91'h3b2800401b0aa6;
      11'h31: control = 91'h1321180040000220;
      11'h32: control = 91'h1322180040000220;
      11'h33: control = 91'h1323180040000220;
      11'h34: control = 91'h1324180040000220;
      11'h35: control = 91'h1325180040000220;
      11'h36: control = 91'h1326180040000220;
      11'h39: control = 91'h1221180040000220;
      11'h3a: control = 91'h1222180040000220;
      11'h3b: control = 91'h1223180040000220;
      11'h3c: control = 91'h1224180040000220;
      11'h3d: control = 91'h1225180040000220;
      11'h3e: control = 91'h1226180040000220;
      11'h41: control = 91'h1301180040000110;
      11'h42: control = 91'h1302180040000110;
      11'h43: control = 91'h1303180040000110;
      11'h44: control = 91'h1304180040000110;
      11'h45: control = 91'h1305180040000110;
      11'h46: control = 91'h1306180040000110;
      11'h49: control = 91'h1201180040000110;
      11'h4a: control = 91'h1202180040000110;
      11'h4b: control = 91'h1203180040000110;
      11'h4c: control = 91'h1204180040000110;
      11'h4d: control = 91'h1205180040000110;
      11'h4e: control = 91'h1206180040000110;
      11'h51: control = 91'h1341180040000990;
      11'h52: control = 91'h1342180040000990;
      11'h53: control = 91'h1343180040000990;
      11'h54: control = 91'h1344180040000990;
      11'h55: control = 91'h1345180040000990;
      11'h56: control = 91'h1346180040000990;
      11'h59: control = 91'h1241180040000880;
      11'h5a: control = 91'h1242180040000880;
      11'h5b: control = 91'h1243180040000880;
      11'h5c: control = 91'h1244180040000880;
      11'h5d: control = 91'h1245180040000880;
      11'h5e: control = 91'h1246180040000880;
      11'h7d: control = 91'h1280400003c80040090221;
      11'h7e: control = 91'h80400002080040090111;
      11'h7f: control = 91'h30800400901a6;
      11'h81: control = 91'h1280040001d800801b0221;
      11'h82: control = 91'h1280080001d800801b0221;
      11'h83: control = 91'h12800c0001d800801b0221;
      11'h84: control = 91'h1280100001d800801b0221;
      11'h85: control = 91'h1280140001d800801b0221;
      11'h86: control = 91'h1280180001d800801b0221;
      11'h87: control = 91'h12801c0001d800801b0221;
      11'h88: control = 91'h1280200001d800801b0221;
      11'h89: control = 91'h1280240001d800801b0221;
      11'h8a: control = 91'h1280280001d800801b0221;
      11'h8b: control = 91'h12802c0001d800801b0221;
      11'h8c: control = 91'h1280300001d800801b0221;
      11'h8d: control = 91'h1280340001d800801b0221;
      11'h8e: control = 91'h1280380001d800801b0221;
      11'h91: control = 91'h800400001800801b0111;
      11'h92: control = 91'h800800001800801b0111;
      11'h93: control = 91'h800c00001800801b0111;
      11'h94: control = 91'h801000001800801b0111;
      11'h95: control = 91'h801400001800801b0111;
      11'h96: control = 91'h801800001800801b0111;
      11'h97: control = 91'h801c00001800801b0111;
      11'h98: control = 91'h802000001800801b0111;
      11'h99: control = 91'h802400001800801b0111;
      11'h9a: control = 91'h802800001800801b0111;
      11'h9b: control = 91'h802c00001800801b0111;
      11'h9c: control = 91'h803000001800801b0111;
      11'h9d: control = 91'h803400001800801b0111;
      11'h9e: control = 91'h803800001800801b0111;
      11'ha1: control = 91'h72800801b0aa6;
      11'ha2: control = 91'hb2800801b0aa6;
      11'ha3: control = 91'hf2800801b0aa6;
      11'ha4: control = 91'h132800801b0aa6;
      11'ha5: control = 91'h172800801b0aa6;
      11'ha6: control = 91'h1b2800801b0aa6;
      11'ha7: control = 91'h1f2800801b0aa6;
      11'ha8: control = 91'h232800801b0aa6;
      11'ha9: control = 91'h272800801b0aa6;
      11'haa: control = 91'h2b2800801b0aa6;
      11'hab: control = 91'h2f2800801b0aa6;
      11'hac: control = 91'h332800801b0aa6;
      11'had: control = 91'h372800801b0aa6;
      11'hae: control = 91'h3b2800801b0aa6;
      11'hb1: control = 91'h1321180080000220;
      11'hb2: control = 91'h1322180080000220;
      11'hb3: control = 91'h1323180080000220;
      11'hb4: control = 91'h1324180080000220;
      11'hb5: control = 91'h1325180080000220;
      11'hb6: control = 91'h1326180080000220;
      11'hb9: control = 91'h1221180080000220;
      11'hba: control = 91'h1222180080000220;
      11'hbb: control = 91'h1223180080000220;
      11'hbc: control = 91'h1224180080000220;
      11'hbd: control = 91'h1225180080000220;
      11'hbe: control = 91'h1226180080000220;
      11'hc1: control = 91'h1301180080000110;
      11'hc2: control = 91'h1302180080000110;
      11'hc3: control = 91'h1303180080000110;
      11'hc4: control = 91'h1304180080000110;
      11'hc5: control = 91'h1305180080000110;
      11'hc6: control = 91'h1306180080000110;
      11'hc9: control = 91'h1201180080000110;
      11'hca: control = 91'h1202180080000110;
      11'hcb: control = 91'h1203180080000110;
      11'hcc: control = 91'h1204180080000110;
      11'hcd: control = 91'h1205180080000110;
      11'hce: control = 91'h1206180080000110;
      11'hd1: control = 91'h1341180080000990;
      11'hd2: control = 91'h1342180080000990;
      11'hd3: control = 91'h1343180080000990;
      11'hd4: control = 91'h1344180080000990;
      11'hd5: control = 91'h1345180080000990;
      11'hd6: control = 91'h1346180080000990;
      11'hd9: control = 91'h1241180080000880;
      11'hda: control = 91'h1242180080000880;
      11'hdb: control = 91'h1243180080000880;
      11'hdc: control = 91'h1244180080000880;
      11'hdd: control = 91'h1245180080000880;
      11'hde: control = 91'h1246180080000880;
      11'hfd: control = 91'h1280400003c80080090221;
      11'hfe: control = 91'h80400002080080090111;
      11'hff: control = 91'h30800800901a6;
      11'h101: control = 91'h10800221b0110;
      11'h102: control = 91'h2800281b0aa6;
      11'h103: control = 91'h581800201b0111;
      11'h104: control = 91'h4581800201b0111;
      11'h105: control = 91'h781800201b0111;
      11'h106: control = 91'h4800281b0aa6;
      11'h107: control = 91'h8c81800201b0111;
      11'h108: control = 91'hc81800201b0111;
      11'h109: control = 91'h508000100000020000110;
      11'h10a: control = 91'h188000100000020000110;
      11'h10b: control = 91'h508000000000020000110;
      11'h10c: control = 91'h188000000000020000110;
      11'h10d: control = 91'h16800281b0aa6;
      11'h10e: control = 91'h18800281b0aa6;
      11'h111: control = 91'h302080020000110;
      11'h112: control = 91'h303080020000110;
      11'h113: control = 91'h202080020000110;
      11'h114: control = 91'h203080020000110;
      11'h115: control = 91'h40400080001800201b0111;
      11'h116: control = 91'h40400c80001800201b0111;
      11'h118: control = control_case_280_value;
      11'h119: control = 91'h4000000020000110;
      11'h11a: control = 91'h4100000020000110;
      11'h11b: control = 91'h100020000110;
      11'h11c: control = 91'h1100020000110;
      11'h11d: control = 91'h2100020000110;
      11'h11e: control = 91'h6100020000110;
      11'h11f: control = 91'h24040000028000810;
      11'h125: control = control_case_293_value;
      11'h126: control = 91'h400000200180020000110;
      11'h127: control = 91'h400000600180020000110;
      11'h12b: control = 91'h83800205b1111;
      11'h12f: control = 91'h422000000800800201b0111;
      11'h130: control = 91'h5240008001d800101b0221;
      11'h131: control = 91'h52400c8001d800101b0221;
      11'h132: control = 91'h1200000059d800101b0221;
      11'h133: control = 91'h1200000459d800101b0221;
      11'h134: control = 91'h1200000079d800101b0221;
      11'h135: control = 91'h12000000c9d800101b0221;
      11'h136: control = 91'h1200000009f800105b2221;
      11'h13b: control = 91'h1200004081c80010090221;
      11'h180: control = 91'h80000000000;
      11'h181: control = 91'h80020090010;
      11'h182: control = 91'h81100000010;
      11'h183: control = 91'h2a800200900a6;
      11'h184: control = 91'ha80028000016;
      11'h185: control = 91'h40100000020000011;
      11'h186: control = 91'h100000020000011;
      11'h187: control = 91'hc0800080080020090011;
      11'h188: control = 91'hd0800080080020090011;
      11'h18a: control = 91'h1200000080080010090011;
      11'h18b: control = 91'h80480020090021;
      11'h18c: control = 91'hd2800080080020090011;
      11'h18d: control = 91'hd1000080080020090011;
      11'h18e: control = 91'h40030000000020000011;
      11'h18f: control = 91'h810800200900a6;
      11'h190: control = 91'h40e80028090016;
      11'h191: control = 91'h100100000020000011;
      11'h192: control = 91'h300100000020000011;
      11'h193: control = 91'h500100000020000011;
      11'h194: control = 91'h700100000020000011;
      11'h195: control = 91'h2c800200900a6;
      11'h196: control = 91'hc80028000016;
      11'h197: control = 91'h24800280900a6;
      11'h198: control = 91'h20800280900a6;
      11'h199: control = 91'h1e800280900a6;
      11'h19a: control = 91'h22800280900a6;
      11'h19b: control = 91'h80000000000;
      11'h19c: control = 91'h80010090020;
      11'h1a0: control = 91'h3000080080020090011;
      11'h1a1: control = 91'h800080080020090011;
      11'h1a2: control = 91'h1800080080020090011;
      11'h1a3: control = 91'h2000080080020090011;
      11'h1a4: control = 91'h1000080080020090011;
      11'h1a5: control = 91'hc0800020090012;
      11'h1a7: control = 91'hc0600020090012;
      11'h1aa: control = control_case_426_value;
      11'h1ab: control = control_case_426_value;
      11'h1ae: control = 91'hc0200020090012;
      11'h1af: control = 91'h37000280900aa;
      11'h1b1: control = 91'h39000280900aa;
      11'h1b3: control = 91'hc0400020090012;
      11'h1b4: control = 91'h3b000280900aa;
      11'h1b5: control = 91'hc0a00020090012;
      11'h1b6: control = 91'hc0c00020090012;
      11'h1b7: control = 91'h7100020000010;
      11'h1b8: control = 91'h400020000010;
      11'h1b9: control = 91'h380020000010;
      11'h1ba: control = 91'h1380020000010;
      11'h1bb: control = 91'h2380020000010;
      11'h1bc: control = 91'h28800200900a6;
      11'h1bd: control = 91'h26800280900a6;
      11'h1be: control = 91'h8800280900a6;
      11'h1bf: control = 91'h140000080080020090011;
      11'h1c0: control = 91'h100000080080020090011;
      11'h1c2: control = 91'h84020090010;
      11'h1c3: control = 91'h82020090010;
      11'h1c4: control = 91'h86020090010;
      11'h1c8: control = 91'h8e020090010;
      11'h1d0: control = 91'h1200080100000010000021;
      11'h1d1: control = 91'h12000c0100000010000021;
      11'h1d2: control = 91'hc4800080480010090021;
      11'h1d3: control = 91'hd4800080480010090021;
      11'h1d4: control = 91'h1000010090022;
      11'h1d5: control = 91'h1400010090022;
      11'h1d6: control = 91'h1200010090022;
      11'h1d7: control = 91'h1600010090022;
      11'h1d8: control = 91'h1800010090022;
      11'h1d9: control = 91'h1300000081c80010090021;
      11'h1da: control = 91'h1344000081c80010090021;
      11'h1db: control = 91'h1201000081c80010090021;
      11'h1dc: control = 91'h1201800081c80010090021;
      11'h1dd: control = 91'h1200800081c80010090021;
      11'h1de: control = 91'h1202000081c80010090021;
      11'h1df: control = 91'h1203000081c80010090021;
      11'h1e0: control = 91'h1a00010090022;
      11'h1e1: control = 91'h1c00010090022;
      11'h1e2: control = 91'h80900010000010;
      11'h1e3: control = 91'hf6000200480010090021;
      11'h1e4: control = 91'hc6000200480010090021;
      11'h1e9: control = 91'h7100010000020;
      11'h1ea: control = 91'h2120000020000020;
      11'h1eb: control = 91'h2020000020000020;
      11'h1ec: control = 91'h80028000000020000011;
      11'h1ed: control = 91'h80068000000020000011;
      11'h1ee: control = 91'h800a8000000028000021;
      11'h1ef: control = 91'h800e8000000028000021;
      11'h209: control = 91'h800000080c3800203f1111;
      11'h20a: control = 91'h548000100000020001110;
      11'h20b: control = 91'h548000000000020001110;
      11'h20c: control = 91'h80400200040000203f1111;
      11'h20d: control = 91'h80400600040000203f1111;
      11'h20e: control = 91'h80400a00040000203f1111;
      11'h20f: control = 91'h80000052440000203f1111;
      11'h210: control = 91'h28a000000020001110;
      11'h211: control = 91'h28a100000020001110;
      11'h212: control = 91'h18100020001110;
      11'h213: control = 91'h83800203f1111;
      11'h214: control = 91'h800283faaa6;
      11'h215: control = 91'h880020001110;
      11'h216: control = 91'hc000200020001110;
      11'h217: control = 91'h10000200020001110;
      11'h218: control = 91'h408c81800203f1111;
      11'h21a: control = 91'h304080020001110;
      11'h21b: control = 91'h204080020001110;
      11'h21d: control = 91'h305080020001110;
      11'h21e: control = 91'h205080020001110;
      11'h220: control = 91'h306080020001110;
      11'h221: control = 91'h206080020001110;
      11'h222: control = 91'h2c0000040000020001110;
      11'h223: control = 91'h2c0000041000020001110;
      11'h224: control = 91'h4c2000200180020001110;
      11'h225: control = 91'h4c1000200180020001110;
      11'h226: control = 91'hc8838080080020091111;
      11'h227: control = 91'h400100020000203f1111;
      11'h228: control = 91'h2e800283faaa6;
      11'h229: control = 91'h40400080003800203f1111;
      11'h22a: control = 91'h40400c80003800203f1111;
      11'h22b: control = 91'h5240008001f800103f2221;
      11'h22c: control = 91'h52400c8001f800103f2221;
      11'h22d: control = 91'h40401080003800203f1111;
      11'h22e: control = 91'h40401c80003800203f1111;
      11'h22f: control = 91'h5240108001f800103f2221;
      11'h230: control = 91'h52401c8001f800103f2221;
      11'h231: control = 91'h40402080003800203f1111;
      11'h232: control = 91'h5240208001f800103f2221;
      11'h237: control = 91'h2000000000a3800243f1111;
      11'h238: control = 91'h348002c3faaa6;
      11'h239: control = 91'h2c0000044000020001110;
      11'h23a: control = 91'h2c0000042000028008180;
      11'h23b: control = 91'h2c0000046000028008180;
      11'h23d: control = 91'h2c0000047060028008180;
      11'h240: control = 91'h12100020001110;
      11'h241: control = 91'h54c000020000010002220;
      11'h244: control = 91'h800020001110;
      11'h245: control = 91'hc0000002100020001110;
      11'h246: control = 91'hc002a000000020001110;
      11'h247: control = 91'h2c000180020001110;
      11'h248: control = 91'h1200000009f800103f2221;
      11'h24a: control = 91'h324080010002220;
      11'h24b: control = 91'h224080010002220;
      11'h24d: control = 91'h325080010002220;
      11'h24e: control = 91'h225080010002220;
      11'h250: control = 91'h326080010002220;
      11'h251: control = 91'h226080010002220;
      11'h253: control = 91'h54c000120000010002220;
      11'h254: control = 91'h1240010003c000103f2221;
      11'h255: control = 91'hc0000000180020001110;
      11'h256: control = 91'h4082a000000020001110;
      11'h257: control = 91'h8100020001110;
      11'h258: control = 91'h9100020001110;
      11'h259: control = 91'h54c000000000020001220;
      11'h25a: control = 91'h54c000100000020001220;
      11'h25b: control = 91'h80620001110;
      11'h25c: control = 91'h80820001110;
      11'h25d: control = 91'h10800121b0220;
      11'h262: control = 91'h207080020001110;
      11'h263: control = 91'h208080020001110;
      11'h264: control = 91'h307080020001110;
      11'h265: control = 91'h308080020001110;
      11'h266: control = 91'h3200000009fa0010384441;
      11'h267: control = 91'hb80000000c3a0010385551;
      11'h268: control = 91'h40400880003800203f1111;
      11'h269: control = 91'h40400480003800203f1111;
      11'h26a: control = 91'h5240088001f800103f2221;
      11'h26b: control = 91'h5240048001f800103f2221;
      11'h26c: control = 91'h40401880003800203f1111;
      11'h26d: control = 91'h40401480003800203f1111;
      11'h26e: control = 91'h5240188001f800103f2221;
      11'h26f: control = 91'h5240148001f800103f2221;
      11'h280: control = 91'hc0800100090012;
      11'h281: control = 91'h1800100090022;
      11'h282: control = 91'hc0600100090012;
      11'h283: control = 91'h1600100090022;
      11'h284: control = 91'hc0000100090012;
      11'h285: control = 91'h1000100090022;
      11'h286: control = 91'hc0200100090012;
      11'h287: control = 91'h1200100090022;
      11'h288: control = 91'hc0400100090012;
      11'h289: control = 91'h1400100090022;
      11'h303: control = 91'h400000020180010000220;
      11'h304: control = 91'h400000220180010000220;
      11'h305: control = 91'h50c000020000010000220;
      11'h306: control = 91'h400d48000800800201b0111;
      11'h307: control = 91'h400c48000800800201b0111;
      11'h309: control = 91'h223080010000220;
      11'h30a: control = 91'h323080010000220;
      11'h30b: control = 91'h222080010000220;
      11'h30c: control = 91'h322080010000220;
      11'h30d: control = 91'h400000120180010000220;
      11'h30e: control = 91'h400000320180010000220;
      11'h30f: control = 91'h80a20000110;
      11'h310: control = 91'h80c20000110;
      11'h311: control = 91'h41240018003c000201b0221;
      11'h312: control = 91'h400f6000200c800201b0221;
      11'h313: control = 91'h400c6000200c800201b0221;
      11'h31c: control = 91'h1080080020090111;
      11'h31d: control = 91'h68000280020000110;
      11'h31e: control = 91'ha0400000300020000110;
      11'h31f: control = 91'ha04c0000300020000110;
      11'h320: control = 91'ha0500000300020000110;
      11'h321: control = 91'h400f60002000800201b0111;
      11'h322: control = 91'h400c60002000800201b0111;
      11'h323: control = 91'h900020000110;
      11'h324: control = 91'h100900020000110;
      11'h325: control = 91'h400000300180020000110;
      11'h326: control = 91'h400000100180020000110;
      11'h32b: control = 91'h6800280901a6;
      11'h32c: control = 91'h104000000000020000110;
      11'h32d: control = 91'h184000000000020000110;
      11'h32e: control = 91'h184000100000020000110;
      11'h32f: control = 91'h14800280901a6;
      11'h338: control = 91'h24020000010000220;
      11'h339: control = 91'h4020000010000220;
      11'h33a: control = 91'h4120000010000220;
      11'h33d: control = 91'h4040000028000810;
      11'h33e: control = 91'h4140000028000910;
      11'h341: control = 91'h1a800281b0aa6;
      11'h342: control = 91'h1c800281b0aa6;
      11'h360: control = 91'h80f00000110;
      11'h361: control = 91'h81220000110;
      11'h362: control = 91'h100010000220;
      11'h363: control = 91'h1100010000220;
      11'h364: control = 91'h2100010000220;
      11'h365: control = 91'h40401080001800201b0111;
      11'h366: control = 91'h40401c80001800201b0111;
      11'h367: control = 91'h5240108001d800101b0221;
      11'h368: control = 91'h52401c8001d800101b0221;
      11'h369: control = 91'h474000000800800101b0111;
      11'h36a: control = 91'h476000000800800101b0111;
      11'h36b: control = 91'h6400000280080008090111;
      11'h36c: control = 91'h6600000280080008090111;
      11'h120: control = 91'h4000008001900e2000110;
      11'h121: control = 91'h400000a001900e2000110;
      11'h122: control = 91'h400000e001900e2000110;
      11'h2fc: control = 91'h40000020800900e0381111;
      11'h2fd: control = 91'h12900e838aaa6;
      11'h2fe: control = 91'h5440000400100e8008110;
      11'h2ff: control = 91'h5440001400100e8009110;
      11'h300: control = 91'h4000000001900e0000110;
      11'h301: control = 91'h4000002001900e0000110;
      11'h302: control = 91'h4000006001900e0000110;
      11'h400: control = 91'h650000180000020003330;
      11'h401: control = 91'h610000080000020000330;
      11'h402: control = 91'h400000180180020000330;
      11'h403: control = 91'h400000380180020000330;
      11'h404: control = 91'h24080000020000330;
      11'h405: control = 91'h4080000020000330;
      11'h406: control = 91'h4180000020000330;
      11'h407: control = 91'h383080020000330;
      11'h408: control = 91'h382080020000330;
      11'h409: control = 91'h650000080000020003330;
      11'h40a: control = 91'h400000080180020000330;
      11'h40b: control = 91'h400000280180020000330;
      11'h40c: control = 91'h283080020000330;
      11'h40d: control = 91'h282080020000330;
      11'h40e: control = 91'h41200000009f80020383331;
      11'h40f: control = 91'h41200000059d80020180331;
      11'h410: control = 91'h412000000c9d80020180331;
      11'h413: control = 91'h8fa0020381441;
      11'h416: control = 91'h954000100000020001660;
      11'h417: control = 91'h154000000000020001660;
      11'h418: control = 91'hd58000100000020001660;
      11'h419: control = 91'h558000000000020001660;
      11'h41a: control = 91'h83a0020381551;
      11'h41b: control = 91'h45240008001d80020180331;
      11'h41c: control = 91'h452400c8001d80020180331;
      11'h41d: control = 91'h45240108001d80020180331;
      11'h41e: control = 91'h452401c8001d80020180331;
      11'h420: control = 91'h83800203f7771;
      11'h421: control = 91'h112000000083800103f7771;
      11'h422: control = 91'h112000000083800183f7771;
      11'h424: control = 91'h30004800083c0020241111;
      11'h425: control = 91'h30004400083c0020241111;
      11'h426: control = 91'h30004000083c0020241111;
      11'h427: control = 91'h30004c00083c0020241111;
      11'h4a0: control = 91'h8380020401111;
      11'h4a1: control = control_case_301_value;
      11'h4a2: control = control_case_300_value;
      11'h4a3: control = 91'hc8180020000111;
      11'h4a4: control = 91'h58180020000111;
      11'h4a5: control = 91'h458180020000111;
      11'h4a6: control = 91'h78180020000111;
      11'h4a7: control = 91'h8c8180020000111;
      11'h4a8: control = 91'h80020000010;
      11'h4a9: control = 91'h1080024000110;
      11'h4aa: control = 91'h40400c8000180020000111;
      11'h4ab: control = 91'h4040008000180020000111;
      11'h4ac: control = 91'h8fa0020401441;
      11'h4ad: control = 91'h83a0020401551;
      11'h4b0: control = control_case_293_value;
      11'h4b1: control = control_case_280_value;
      11'h4b2: control = 91'h100020000110;
      11'h480: control = control_case_1152_value;
      11'h481: control = control_case_1152_value;
      11'h482: control = 91'h9780420382121;
      11'h483: control = 91'h11200000008780410381121;
      11'h484: control = 91'h2000000009780420382121;
      11'h485: control = 91'h12200000008780410381121;
      default: control = 91'd0;
    endcase

  wire operation_modifiers_clamp_any = is_vop3 | is_vop3p | is_vinterp;
  wire [8:0] operation_prepare_otherwise_choice = operation_prepare_condition_all_is_vopd ?
      instruction_words_word_1[8:0] : operation_modifiers_clamp_any ? instruction_words_word_1[8:0] :
      instruction_words_word_0[8:0];
  wire operation_bound_control_condition_all = (operation_prepare_otherwise_choice == 9'hfa) & ~is_vopd & ~is_vinterp;
  wire operation_fetch_inactive_all = (operation_prepare_otherwise_choice == 9'hea) & ~is_vopd & ~is_vinterp;
  wire operation_bound_control_any = ((operation_prepare_otherwise_choice == 9'he9) & ~is_vopd & ~is_vinterp) |
      operation_fetch_inactive_all;

  assign is_dpp = operation_bound_control_any | operation_bound_control_condition_all;
  wire control_32_30_is_2 = control[32:30] == 3'd2;
  assign writes_two = control_32_30_is_2 & is_vop3 & (instruction_words_word_0[7:0] != 8'h7e);
  assign high = step[2] & ~is_vopd;

  wire control_42_41_is_1 = control[42:41] == 2'd1;
  wire control_42_41_is_2 = control[42:41] == 2'd2;
  wire [1:0] operation_bytes_compared_any = {2{control_42_41_is_2 | passes}} | {1'b0, control_42_41_is_1 | is_p10 |
      writes_two};
  wire operation_bytes_unequal = step[1:0] != operation_bytes_compared_any;
  wire more_all = instruction_wave64 & (control[36:33] != 4'hb) & ~(operation_scalar_result & (~|control[36:33])) &
      ~is_vopd;

  assign more = ((is_vopd | more_all) & ~step[2]) | operation_bytes_unequal;
  assign next_step = (step[1:0] == operation_bytes_compared_any) ? 3'd4 : {step[2], step[1:0] + 2'd1};
  assign operation_wave = instruction_issued_wave;
  assign operation_sequence = instruction_issued_sequence;
  assign operation_wave64 = instruction_wave64;
  assign operation_high = high;
  assign operation_last = ~more;
  assign operation_reuses = (|step[1:0]) | high;

  wire [31:0] operation_bound_control_choice = (operation_modifiers_clamp_any | is_vopd) ? instruction_words_word_2 :
      instruction_words_word_1;
  wire [8:0] operation_prepare_otherwise_choice_is_dpp = is_dpp ? {1'b1, operation_bound_control_choice[7:0]} :
      operation_prepare_otherwise_choice;
  wire [7:0] operation_bytes_condition_choice = operation_prepare_condition_all_is_vopd ?
      {instruction_words_word_1[23:17], ~instruction_words_word_1[24]} : instruction_words_word_1[31:24];
  wire [7:0] operation_bytes_condition_choice_is_vopd = is_vopd ? operation_bytes_condition_choice :
      operation_modifiers_clamp_any ? instruction_words_word_0[7:0] : instruction_words_word_0[24:17];
  wire control_24_22_is_1 = control[24:22] == 3'd1;
  wire [7:0] operation_prepare_otherwise_choice_2 = operation_prepare_condition_all_is_vopd ?
      instruction_words_word_1[16:9] : instruction_words_word_0[16:9];
  wire control_24_22_is_2 = control[24:22] == 3'd2;
  wire [8:0] operation_prepare_otherwise_choice_control = control_24_22_is_2 ? {1'b1,
      operation_prepare_otherwise_choice_2} : (control[24:22] == 3'd3) ? 9'hff : control_24_22_is_1 ? {1'b1,
      operation_bytes_condition_choice_is_vopd} : instruction_words_word_1[26:18];
  wire [8:0] operation_exchange_bytes_condition_choice = operation_modifiers_omod_any ?
      operation_prepare_otherwise_choice_control : operation_prepare_otherwise_choice_is_dpp;

  assign operation_code_0 = ((|control[7:4]) & ~operation_exchange_bytes_condition_choice[8]) ?
      operation_exchange_bytes_condition_choice[7:0] : 8'h80;

  wire control_36_33_is_11 = control[36:33] == 4'hb;
  wire control_24_22_is_4 = control[24:22] == 3'd4;
  wire [8:0] operation_prepare_otherwise_choice_3 = control_36_33_is_11 ? operation_prepare_otherwise_choice_is_dpp :
      control_24_22_is_4 ? {1'b1, operation_bytes_condition_choice_is_vopd} : control_24_22_is_2 ? 9'hff :
      operation_modifiers_clamp_any ? instruction_words_word_1[17:9] : {1'b1, operation_prepare_otherwise_choice_2};

  assign operation_code_1 = ((|control[11:8]) & ~operation_prepare_otherwise_choice_3[8]) ?
      operation_prepare_otherwise_choice_3[7:0] : 8'h80;

  wire operation_modifiers_omod_any_2 = control_42_41_is_1 | control_42_41_is_2;
  wire operation_bytes_any = operation_modifiers_omod_any_2 | is_p10;
  wire operation_row_2_condition_all = operation_bytes_any & (|step[1:0]);
  wire operation_need_any = operation_prepare_otherwise_choice_control[8] | operation_row_2_condition_all;

  assign operation_code_2 = ((|control[15:12]) & ~operation_need_any) ?
      operation_prepare_otherwise_choice_control[7:0] : 8'h80;

  wire [31:0] operation_row_0_otherwise_all = (control[39] ? {22'd0, instruction_m0[9:0]} : instruction_m0) &
      {32{control[37]}};
  wire operation_prepare_otherwise_all = ~operation_modifiers_clamp_any & ~is_vopd;
  wire control_7_4_is_2 = control[7:4] == 4'd2;
  wire operation_exchange_bytes_condition_all = control_7_4_is_2 & operation_prepare_otherwise_all &
      operation_exchange_bytes_condition_choice[8];
  wire [7:0] operation_row_0_otherwise_joined = {operation_exchange_bytes_condition_choice[7] &
      ~operation_exchange_bytes_condition_all, operation_exchange_bytes_condition_choice[6:0]};
  wire [10:0] operation_row_0_otherwise_sum = {3'd0, operation_row_0_otherwise_joined} + {3'd0,
      operation_row_0_otherwise_all[7:0]};
  wire operation_ignored_any = ~((operation_row_0_otherwise_sum + {10'd0, control[7]}) < vgprs) |
      (|operation_row_0_otherwise_all[31:8]);
  wire [10:0] operation_row_0_otherwise_all_2 = operation_row_0_otherwise_sum & {11{~operation_ignored_any}};
  wire [10:0] instruction_vgpr_base_plus_vgprs = instruction_vgpr_base + vgprs;
  wire [10:0] operation_destination_otherwise_choice = high ? instruction_vgpr_base_plus_vgprs :
      instruction_vgpr_base;
  wire [10:0] operation_row_2_otherwise_sum = operation_destination_otherwise_choice +
      operation_row_0_otherwise_all_2;
  wire passes_and_step_1_0_is_3 = passes & (step[1:0] == 2'd3);

  assign operation_row_0 =
      (passes & (step[1:0] == 2'd2)) ? 11'h600 :
      passes_and_step_1_0_is_3 ? 11'h601 :
      control_36_33_is_11 ? (instruction_vgpr_base_plus_vgprs + operation_row_0_otherwise_all_2) :
      operation_row_2_otherwise_sum;

  wire [31:0] operation_ignored_all = (control[39] ? {22'd0, instruction_m0[25:16]} : instruction_m0) &
      {32{control[38]}};
  wire [31:0] operation_row_1_all = operation_ignored_all & {32{control_24_22_is_4}};
  wire control_11_8_is_2 = control[11:8] == 4'd2;
  wire operation_prepare_condition_all_3 = control_11_8_is_2 & operation_prepare_otherwise_all &
      operation_prepare_otherwise_choice_3[8];
  wire [7:0] operation_row_1_joined = {operation_prepare_otherwise_choice_3[7] & ~operation_prepare_condition_all_3,
      operation_prepare_otherwise_choice_3[6:0]};
  wire [10:0] operation_row_1_sum = {3'd0, operation_row_1_joined} + {3'd0, operation_row_1_all[7:0]};
  wire [10:0] operation_row_1_wide = {11{~(~((operation_row_1_sum + {10'd0, control[11]}) < vgprs) |
      (|operation_row_1_all[31:8]))}};

  assign operation_row_1 = operation_destination_otherwise_choice + (operation_row_1_sum & operation_row_1_wide);

  wire control_15_12_is_2 = control[15:12] == 4'd2;
  wire operation_prepare_condition_all_4 = control_15_12_is_2 & operation_prepare_otherwise_all &
      operation_prepare_otherwise_choice_control[8];
  wire [7:0] operation_row_2_otherwise_joined = {operation_prepare_otherwise_choice_control[7] &
      ~operation_prepare_condition_all_4, operation_prepare_otherwise_choice_control[6:0]};
  wire operation_row_2_otherwise_not = ~(({3'd0, operation_row_2_otherwise_joined} + {9'd0, passes, control[15] |
      passes}) < vgprs);
  wire control_36_33_is_10 = control[36:33] == 4'ha;
  wire [10:0] operation_row_2_otherwise_sum_2 = operation_destination_otherwise_choice + ({3'd0,
      operation_row_2_otherwise_joined} & {11{~operation_row_2_otherwise_not}});
  wire operation_bytes_condition_all = (control[29:27] == 3'd2) & operation_prepare_otherwise_all;
  wire [7:0] operation_ignored_compared_joined = {operation_bytes_condition_choice_is_vopd[7] &
      ~operation_bytes_condition_all, operation_bytes_condition_choice_is_vopd[6:0]};
  wire [10:0] operation_ignored_compared_sum = {3'd0, operation_ignored_compared_joined} + {3'd0,
      operation_ignored_all[7:0]};
  wire [10:0] operation_row_2_otherwise_choice = control_36_33_is_11 ? (instruction_vgpr_base_plus_vgprs +
      operation_ignored_compared_sum) : control_36_33_is_10 ? operation_row_2_otherwise_sum :
      operation_row_2_otherwise_sum_2;

  assign operation_row_2 = operation_row_2_condition_all ? 11'h600 : (operation_row_2_otherwise_choice + {9'd0,
      passes & (step[1:0] == 2'd1), 1'b0});

  wire [1:0] operation_literal_all = (is_p10 ? 2'd1 : 2'd2) & {2{~operation_modifiers_omod_any}};
  wire [31:0] operation_literal_joined = {1'b1, operation_literal_all, 1'b1, operation_literal_all, 1'b1,
      operation_literal_all, 1'b1, operation_literal_all, {1'b0, operation_literal_all}, {1'b0,
      operation_literal_all}, {1'b0, operation_literal_all}, {1'b0, operation_literal_all}, 8'd0};

  assign operation_literal = is_vinterp ? operation_literal_joined : operation_bound_control_choice;

  wire operation_need_all = (|control[7:4]) & operation_exchange_bytes_condition_choice[8];
  wire operation_need_all_control_11_8 = (|control[11:8]) & operation_prepare_otherwise_choice_3[8];
  wire operation_need_all_control_15_12 = (|control[15:12]) & operation_need_any;

  assign operation_need = {operation_need_all_control_15_12 & control[15], operation_need_all_control_15_12,
      operation_need_all_control_11_8 & control[11], operation_need_all_control_11_8, operation_need_all &
      control[7], operation_need_all};

  wire control_7_4_is_3 = control[7:4] == 4'd3;
  wire operation_unit_is_not_1 = operation_unit != 2'd1;
  wire [2:0] operation_modifiers_mix_any = {instruction_words_word_0[14], instruction_words_word_1[28:27]} |
      {3{~is_vop3p}};
  wire control_7_4_is_7 = control[7:4] == 4'd7;
  wire operation_prepare_all = control_7_4_is_7 & operation_modifiers_mix_any[0];

  assign operation_kind_0 =
      operation_prepare_all ? SOURCE_KIND_HALF :
      (control_7_4_is_3 & operation_unit_is_not_1) ? SOURCE_KIND_WORD :
      (control_7_4_is_3 & ~is_vop3p) ? SOURCE_KIND_PAIR_F16 :
      control[7:4];

  wire control_11_8_is_3 = control[11:8] == 4'd3;
  wire operation_prepare_all_control_11_8 = (control[11:8] == 4'd7) & operation_modifiers_mix_any[1];

  assign operation_kind_1 =
      operation_prepare_all_control_11_8 ? SOURCE_KIND_HALF :
      (control_11_8_is_3 & operation_unit_is_not_1) ? SOURCE_KIND_WORD :
      (control_11_8_is_3 & ~is_vop3p) ? SOURCE_KIND_PAIR_F16 :
      control[11:8];

  wire control_15_12_is_3 = control[15:12] == 4'd3;
  wire operation_prepare_all_control_15_12 = (control[15:12] == 4'd7) & operation_modifiers_mix_any[2];

  assign operation_kind_2 =
      operation_prepare_all_control_15_12 ? SOURCE_KIND_HALF :
      (control_15_12_is_3 & operation_unit_is_not_1) ? SOURCE_KIND_WORD :
      (control_15_12_is_3 & ~is_vop3p) ? SOURCE_KIND_PAIR_F16 :
      control[15:12];

  wire operation_prepare_otherwise_all_is_vop3 = operation_modifiers_clamp_any & ~(is_vop3 & control[40]);
  wire [3:0] operation_bytes_shift_all = instruction_words_word_0[14:11] &
      {4{operation_prepare_otherwise_all_is_vop3}};
  wire operation_prepare_all_2 = ~operation_exchange_bytes_condition_choice[8] &
      operation_exchange_bytes_condition_choice[7] & (~&operation_exchange_bytes_condition_choice[7:0]);
  wire operation_prepare_all_control_7_4_is_3 = (control_7_4_is_3 | ((control[7:4] == 4'd6) &
      ~operation_prepare_all_2)) & is_vop3p;
  wire operation_prepare_condition_all_step_1_0 = control_42_41_is_1 & (~|step[1:0]);
  wire operation_exchange_bytes_condition_choice_2 = operation_exchange_bytes_condition_all ?
      operation_exchange_bytes_condition_choice[7] : (operation_bytes_shift_all[0] &
      ~operation_prepare_otherwise_all);
  wire operation_prepare_choice = control_7_4_is_2 ? operation_exchange_bytes_condition_choice_2 :
      operation_prepare_condition_all_step_1_0 ? (operation_bytes_shift_all[0] & is_vop3p) :
      operation_modifiers_mix_any[0];
  wire control_7_4_is_4 = control[7:4] == 4'd4;
  wire operation_prepare_any = control_7_4_is_2 | control_7_4_is_4;
  wire operation_prepare_all_operation_prepare_all = (operation_prepare_all_control_7_4_is_3 | operation_prepare_all)
      & operation_bytes_shift_all[0];
  wire control_7_4_is_5 = control[7:4] == 4'd5;
  wire operation_prepare_any_operation_prepare_any = operation_prepare_any | operation_prepare_all;
  wire [2:0] operation_modifiers_neg_otherwise_all = {1'b0, operation_bound_control_choice[22],
      operation_bound_control_choice[20]} & {3{operation_bound_control_condition_all}};
  wire [2:0] operation_modifiers_neg_choice = operation_modifiers_clamp_any ? instruction_words_word_1[31:29] :
      operation_modifiers_neg_otherwise_all;
  wire [2:0] operation_modifiers_neg_all = operation_modifiers_neg_choice & {3{~operation_modifiers_omod_any}};
  wire operation_prepare_all_control_19 = operation_modifiers_neg_all[0] & control[19];
  wire [2:0] operation_prepare_all_is_vop3p = (is_vop3p ? instruction_words_word_0[10:8] :
      instruction_words_word_1[31:29]) & {3{operation_modifiers_clamp_any}};
  wire operation_prepare_all_control = operation_prepare_all_is_vop3p[0] & control[19];
  wire operation_prepare_choice_control_7_4_is_4 = ((control_7_4_is_4 | control_7_4_is_5) &
      ~operation_prepare_condition_all_step_1_0) ? operation_prepare_all_control : operation_prepare_all_control_19;
  wire operation_prepare_all_control_7_4_is_2 = operation_prepare_all_control_19 & (control_7_4_is_2 |
      operation_prepare_all | control_7_4_is_3);
  wire [2:0] operation_prepare_choice_is_vop3p = is_vop3p ? instruction_words_word_0[10:8] :
      (instruction_words_word_0[10:8] & {3{operation_prepare_otherwise_all_is_vop3 & is_vop3}});
  wire [2:0] operation_prepare_otherwise_all_2 = {1'b0, operation_bound_control_choice[23],
      operation_bound_control_choice[21]} & {3{operation_bound_control_condition_all}};
  wire [2:0] operation_prepare_choice_2 = operation_modifiers_clamp_any ? operation_prepare_choice_is_vop3p :
      operation_prepare_otherwise_all_2;
  wire operation_prepare_all_control_16 = operation_prepare_choice_2[0] & control[16];
  wire operation_prepare_all_control_7 = operation_prepare_choice_control_7_4_is_4 & ~(control_7_4_is_3 |
      operation_prepare_any_operation_prepare_any | control[7]);
  wire operation_prepare_all_3 = ~operation_prepare_otherwise_choice_3[8] & operation_prepare_otherwise_choice_3[7] &
      (~&operation_prepare_otherwise_choice_3[7:0]);
  wire operation_prepare_all_control_11_8_is_3 = (control_11_8_is_3 | ((control[11:8] == 4'd6) &
      ~operation_prepare_all_3)) & is_vop3p;
  wire operation_bytes_condition_choice_is_vop3p = operation_bytes_condition_all ?
      operation_bytes_condition_choice_is_vopd[7] : (operation_bytes_shift_all[3] & ~is_vop3p);
  wire operation_prepare_choice_control_24_22_is_4 = control_24_22_is_4 ? operation_bytes_condition_choice_is_vop3p :
      operation_prepare_condition_all_3 ? operation_prepare_otherwise_choice_3[7] : (operation_bytes_shift_all[1] &
      ~operation_prepare_otherwise_all);
  wire operation_prepare_choice_control_11_8_is_2 = control_11_8_is_2 ? operation_prepare_choice_control_24_22_is_4 :
      operation_prepare_condition_all_step_1_0 ? (operation_bytes_shift_all[1] & is_vop3p) :
      operation_modifiers_mix_any[1];
  wire control_11_8_is_4 = control[11:8] == 4'd4;
  wire operation_prepare_any_control_11_8_is_2 = control_11_8_is_2 | control_11_8_is_4;
  wire operation_prepare_all_4 = (operation_prepare_all_control_11_8_is_3 | operation_prepare_all_control_11_8) &
      operation_bytes_shift_all[1];
  wire control_11_8_is_5 = control[11:8] == 4'd5;
  wire operation_prepare_any_2 = operation_prepare_any_control_11_8_is_2 | operation_prepare_all_control_11_8;
  wire operation_prepare_all_control_20 = operation_modifiers_neg_all[1] & control[20];
  wire operation_prepare_all_5 = operation_prepare_all_is_vop3p[1] & control[20];
  wire operation_prepare_choice_control_11_8_is_4 = ((control_11_8_is_4 | control_11_8_is_5) &
      ~operation_prepare_condition_all_step_1_0) ? operation_prepare_all_5 : operation_prepare_all_control_20;
  wire operation_prepare_all_control_11_8_is_2 = operation_prepare_all_control_20 & (control_11_8_is_2 |
      operation_prepare_all_control_11_8 | control_11_8_is_3);
  wire operation_prepare_all_control_17 = operation_prepare_choice_2[1] & control[17];
  wire operation_prepare_all_control_11 = operation_prepare_choice_control_11_8_is_4 & ~(control_11_8_is_3 |
      operation_prepare_any_2 | control[11]);
  wire operation_prepare_all_6 = ~operation_prepare_otherwise_choice_control[8] &
      operation_prepare_otherwise_choice_control[7] & (~&operation_prepare_otherwise_choice_control[7:0]);
  wire operation_prepare_all_control_15_12_is_3 = (control_15_12_is_3 | ((control[15:12] == 4'd6) &
      ~operation_prepare_all_6)) & is_vop3p;
  wire operation_prepare_choice_control_24_22_is_1 = control_24_22_is_1 ? operation_bytes_condition_choice_is_vop3p :
      operation_prepare_condition_all_4 ? operation_prepare_otherwise_choice_control[7] :
      (operation_bytes_shift_all[2] & ~operation_prepare_otherwise_all);
  wire operation_prepare_all_step_1_0 = operation_prepare_choice_control_24_22_is_1 &
      ~(operation_modifiers_omod_any_2 & (|step[1:0]));
  wire control_15_12_is_4 = control[15:12] == 4'd4;
  wire operation_prepare_any_control_15_12_is_2 = control_15_12_is_2 | control_15_12_is_4;
  wire operation_prepare_all_7 = (operation_prepare_all_control_15_12_is_3 | operation_prepare_all_control_15_12) &
      operation_bytes_shift_all[2];
  wire control_15_12_is_5 = control[15:12] == 4'd5;
  wire operation_prepare_any_3 = operation_prepare_any_control_15_12_is_2 | operation_prepare_all_control_15_12;
  wire operation_prepare_all_control_21 = control[21] & ~(operation_modifiers_omod_any_2 & (|step[1:0]));
  wire operation_prepare_all_8 = operation_modifiers_neg_all[2] & operation_prepare_all_control_21;
  wire operation_prepare_all_control_15_12_is_2 = operation_prepare_all_8 & (control_15_12_is_2 |
      operation_prepare_all_control_15_12 | control_15_12_is_3);
  wire operation_prepare_all_control_18 = operation_prepare_choice_2[2] & control[18] &
      ~(operation_modifiers_omod_any_2 & (|step[1:0]));
  wire operation_prepare_all_control_15 = operation_prepare_all_control_18 & ~(control_15_12_is_3 |
      operation_prepare_any_3 | control[15]);
  wire operation_prepare_any_control_15_12_is_3 = (operation_prepare_all_8 & ~(control_15_12_is_3 |
      operation_prepare_any_3 | control[15])) | (operation_prepare_all_is_vop3p[2] & operation_prepare_all_control_21
      & control_15_12_is_3);
  wire operation_prepare_any_control_15_12_is_5 = (operation_prepare_all_control_15_12_is_3 &
      ~operation_modifiers_mix_any[2]) | (control_15_12_is_5 & ~operation_prepare_all_step_1_0);
  wire operation_prepare_any_4 = (operation_prepare_any_control_15_12_is_2 & operation_prepare_all_step_1_0) |
      operation_prepare_all_7;
  wire operation_prepare_all_9 = operation_prepare_all_control_17 & ~(control_11_8_is_3 | operation_prepare_any_2 |
      control[11]);
  wire operation_prepare_any_control_11_8_is_4 = operation_prepare_all_control_11_8_is_2 |
      (operation_prepare_choice_control_11_8_is_4 & control_11_8_is_4);
  wire operation_prepare_any_control_11_8_is_5 = (operation_prepare_all_control_11_8_is_3 &
      ~operation_modifiers_mix_any[1]) | (control_11_8_is_5 & ~operation_prepare_choice_control_11_8_is_2);
  wire operation_prepare_any_5 = (operation_prepare_any_control_11_8_is_2 &
      operation_prepare_choice_control_11_8_is_2) | operation_prepare_all_4;
  wire operation_prepare_all_10 = operation_prepare_all_control_16 & ~(control_7_4_is_3 |
      operation_prepare_any_operation_prepare_any | control[7]);
  wire operation_prepare_any_control_7_4_is_4 = operation_prepare_all_control_7_4_is_2 |
      (operation_prepare_choice_control_7_4_is_4 & control_7_4_is_4);
  wire operation_prepare_any_control_7_4_is_5 = (operation_prepare_all_control_7_4_is_3 &
      ~operation_modifiers_mix_any[0]) | (control_7_4_is_5 & ~operation_prepare_choice);
  wire operation_prepare_any_6 = (operation_prepare_any & operation_prepare_choice) |
      operation_prepare_all_operation_prepare_all;

  assign operation_prepare = {control_15_12_is_5, operation_prepare_all_control_18 & control[15],
      operation_prepare_all_8 & control[15], operation_prepare_all_control_15,
      operation_prepare_any_control_15_12_is_3, operation_prepare_all_control_18 & operation_prepare_any_3,
      operation_prepare_all_control_15_12_is_2 | (operation_prepare_all_8 & control_15_12_is_4),
      operation_prepare_any_3, operation_prepare_any_control_15_12_is_5, operation_prepare_any_4, control_11_8_is_5,
      operation_prepare_all_control_17 & control[11], operation_prepare_all_control_20 & control[11],
      operation_prepare_all_9, operation_prepare_all_control_11 | (operation_prepare_all_5 & control_11_8_is_3),
      operation_prepare_all_control_17 & operation_prepare_any_2, operation_prepare_any_control_11_8_is_4,
      operation_prepare_any_2, operation_prepare_any_control_11_8_is_5, operation_prepare_any_5, control_7_4_is_5,
      operation_prepare_all_control_16 & control[7], operation_prepare_all_control_19 & control[7],
      operation_prepare_all_10, operation_prepare_all_control_7 | (operation_prepare_all_control & control_7_4_is_3),
      operation_prepare_all_control_16 & operation_prepare_any_operation_prepare_any,
      operation_prepare_any_control_7_4_is_4, operation_prepare_any_operation_prepare_any,
      operation_prepare_any_control_7_4_is_5, operation_prepare_any_6};
  assign operation_unit = control[1:0];
  assign operation_function = control[90:43];
  assign operation_shared_kind = control[3:2];
  assign operation_modifiers_clamp = instruction_words_word_0[15] & operation_modifiers_clamp_any &
      ~(operation_modifiers_omod_any | operation_modifiers_omod_any_2);
  assign operation_modifiers_omod = instruction_words_word_1[28:27] & {2{is_vop3}} &
      {2{~(operation_modifiers_omod_any | operation_modifiers_omod_any_2)}};
  assign operation_modifiers_neg = operation_modifiers_neg_all[1:0];
  assign operation_modifiers_mix = operation_modifiers_mix_any & {3{control_7_4_is_7}};
  wire [1:0] operation_modifiers_byte_all = {operation_bytes_shift_all[0], operation_bytes_shift_all[1]} &
      {2{(control[7:4] == 4'd1) & (operation_unit == 2'd1)}};
  assign operation_modifiers_byte = (control[42:41] == 2'd0) ? operation_modifiers_byte_all : step[1:0];

  wire operation_bytes_any_operation_bytes_any = (operation_bytes_any & operation_bytes_unequal) | (passes &
      (~|step[1:0]));
  wire [10:0] operation_destination_otherwise_sum = operation_destination_otherwise_choice +
      operation_ignored_compared_sum + {9'd0, passes & (step[1:0] == 2'd1), 1'b0} + {10'd0, passes_and_step_1_0_is_3};

  assign operation_destination = operation_bytes_any_operation_bytes_any ? 11'h600 :
      operation_destination_otherwise_sum;
  assign operation_writes = |control[29:27];
  assign operation_writes_high = control[29:27] == 3'd5;

  reg [3:0] by_control_29_27;
  always @*
    case (control[29:27])
      3'd1: by_control_29_27 = 4'd1 << operation_bytes_shift_all[3:2];
      3'd2: by_control_29_27 = operation_bytes_condition_choice_is_vop3p ? 4'hc : 4'd3;
      3'd3: by_control_29_27 = 4'hc;
      default: by_control_29_27 = 4'hf;
    endcase

  assign operation_bytes = by_control_29_27 | {4{operation_bytes_any_operation_bytes_any}};
  assign operation_exchange_bytes = control_7_4_is_2 ? (operation_exchange_bytes_condition_choice_2 ? 4'hc : 4'd3) :
      4'hf;
  assign operation_has_mask_source = |control[26:25];

  wire control_26_25_is_1_and_is_vop3 = (control[26:25] == 2'd1) & is_vop3;
  wire [6:0] operation_mask_source_choice = control_26_25_is_1_and_is_vop3 ? instruction_words_word_1[24:18] : 7'h6a;

  assign operation_mask_source = operation_mask_source_choice + {6'd0, high & (operation_mask_source_choice !=
      7'h7c)};
  assign operation_mask_from_vcc = operation_has_mask_source & ~control_26_25_is_1_and_is_vop3;
  assign operation_has_mask_destination = |control[32:30];

  wire [6:0] operation_mask_destination_compared_choice = (control_32_30_is_2 & ~(writes_two & (~|step[1:0]))) ?
      7'h7e : (operation_scalar_result & ~is_vop3) ? instruction_words_word_0[23:17] : is_vop3 ? ((control[32:30] ==
      3'd3) ? instruction_words_word_0[14:8] : instruction_words_word_0[6:0]) : 7'h6a;
  wire operation_mask_destination_condition_all = ~(operation_mask_destination_compared_choice < 7'h6c) & ~(7'h7c <
      operation_mask_destination_compared_choice);

  assign operation_mask_destination = operation_mask_destination_condition_all ? 7'h7c :
      (operation_mask_destination_compared_choice + {6'd0, high & (control[32:30] != 3'd4)});
  assign operation_scalar_result = control[32:30] == 3'd4;
  wire operation_ignored_not = ~((operation_ignored_compared_sum + {9'd0, passes, operation_writes_high | passes}) <
      vgprs);
  assign operation_ignored = (operation_writes & (operation_ignored_not | (|operation_ignored_all[31:8]))) |
      (control_36_33_is_10 & operation_ignored_any) | (control_36_33_is_11 & ~instruction_wave64);
  wire operation_bound_control_any_is_vinterp = operation_bound_control_any | is_vinterp;

  assign operation_cross =
      operation_bound_control_any_is_vinterp ? CROSS_LANE_DPP8 :
      operation_bound_control_condition_all ? CROSS_LANE_DPP16 :
      control[36:33];

  assign operation_fetch_inactive =
      operation_bound_control_any_is_vinterp ? (operation_fetch_inactive_all | is_vinterp) :
      operation_bound_control_condition_all ? operation_bound_control_choice[18] :
      operation_bytes_shift_all[0];

  wire operation_bound_control_choice_2 = operation_bound_control_condition_all ? operation_bound_control_choice[19]
      : operation_bytes_shift_all[1];
  assign operation_bound_control = operation_bound_control_choice_2 | operation_bound_control_any_is_vinterp;

endmodule

`default_nettype wire
