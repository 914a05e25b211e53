// valu_step: generator of hdl/src/front/decode/rdna4/valu.rs:97. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module valu_step (
  input wire [3:0] instruction_issued_wave, // An instruction.
  input wire [15:0] instruction_issued_sequence, input wire [31:0] instruction_words_word_0,
  instruction_words_word_1, instruction_words_word_2, input wire instruction_wave64,
  input wire [31:0] instruction_m0, input wire [10:0] instruction_vgpr_base, input wire instruction_settled,
  input wire [2:0] step, // The number of the operation in the instruction.
  input wire [10:0] vgprs, // VGPRs of the wave.
  output wire [3:0] operation_wave, // The operation.
  output wire [15:0] operation_sequence, output wire operation_wave64, operation_high, operation_last,
  operation_reuses, output wire [7:0] operation_code_0, operation_code_1, operation_code_2,
  output wire [10:0] operation_row_0, operation_row_1, operation_row_2, output wire [31:0] operation_literal,
  output wire [5:0] operation_need, output wire [3:0] operation_kind_0, operation_kind_1, operation_kind_2,
  output wire [29:0] operation_prepare, output wire [1:0] operation_unit, output wire [54:0] operation_function,
  output wire [1:0] operation_shared_kind, operation_clocks, output wire operation_settled,
  operation_modifiers_clamp, output wire [1:0] operation_modifiers_omod, operation_modifiers_neg,
  output wire [2:0] operation_modifiers_mix, output wire [1:0] operation_modifiers_byte,
  output wire [10:0] operation_destination, output wire operation_writes, operation_writes_high,
  output wire [3:0] operation_bytes, operation_exchange_bytes, output wire operation_has_mask_source,
  output wire [6:0] operation_mask_source, output wire operation_mask_from_vcc, operation_has_mask_destination,
  output wire [6:0] operation_mask_destination, output wire operation_scalar_result, operation_early_mask,
  operation_ignored, output wire [3:0] operation_cross, output wire operation_fetch_inactive,
  operation_bound_control, output wire [2:0] operation_matrix_neg, operation_matrix_neg_hi,
  output wire [1:0] operation_matrix_set, output wire operation_dual_valid, output wire [7:0] operation_dual_code,
  output wire [10:0] operation_dual_row_0, operation_dual_row_1, operation_dual_row_2,
  output wire [1:0] operation_dual_literal, output wire operation_dual_third, output wire [1:0] operation_dual_unit,
  output wire [54:0] operation_dual_function, output wire [10:0] operation_dual_destination,
  output wire more, // Another operation follows.
  output wire [2:0] next_step // Its number.
);
  localparam [3:0] SOURCE_KIND_WORD = 4'd1, SOURCE_KIND_HALF = 4'd2, SOURCE_KIND_PAIR_F16 = 4'd4;
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;

  reg [99:0] control;

  wire is_vop1 = instruction_words_word_0[31:25] == 7'h3f;
  wire is_vopc = instruction_words_word_0[31:25] == 7'h3e;
  wire is_vop3 = instruction_words_word_0[31:26] == 6'h35;
  wire is_vop3p = instruction_words_word_0[31:23] == 9'h198;
  wire is_vinterp = instruction_words_word_0[31:23] == 9'h19a;
  wire is_vopd = instruction_words_word_0[31:26] == 6'h32;
  wire [31:0] operation_prepare_value = 32'h73eff;
  wire [31:0] operation_prepare_value_2 = 32'h73fff;
  wire operation_prepare_all = (instruction_words_word_1[8:0] == {1'b1, instruction_words_word_1[31:24]}) &
      operation_prepare_value_2[instruction_words_word_0[21:17]];
  wire operation_prepare_all_2 = (instruction_words_word_1[16:9] == instruction_words_word_1[31:24]) &
      operation_prepare_value[instruction_words_word_0[21:17]];
  wire operation_prepare_all_is_vopd = is_vopd & (step[2] ^ (operation_prepare_all | operation_prepare_all_2));
  wire [10:0] number_choice = operation_prepare_all_is_vopd ? ({6'd0, instruction_words_word_0[21:17]} | 11'h4a0) :
      ({7'd0, instruction_words_word_0[25:22]} | 11'h4a0);
  wire [10:0] number = is_vopd ? number_choice :
      is_vinterp ? ({4'd0, instruction_words_word_0[22:16]} | 11'h480) :
      is_vop3p ? ({4'd0, instruction_words_word_0[22:16]} | 11'h400) :
      is_vop3 ? {1'b0, instruction_words_word_0[25:16]} :
      is_vopc ? {3'd0, instruction_words_word_0[24:17]} :
      is_vop1 ? ({3'd0, instruction_words_word_0[16:9]} | 11'h180) :
      ({5'd0, instruction_words_word_0[30:25]} | 11'h100);
  wire is_p10 = is_vinterp & ~instruction_words_word_0[16];
  wire passes = number == 11'h23d;
  wire [99:0] control_value = 100'h480000f0000020000110;
  wire [99:0] control_value_2 = 100'h4000000004190000020000110;
  wire [99:0] control_value_3 = 100'h20e00020801111;
  wire [99:0] control_value_4 = 100'h20e00020c01111;
  wire [99:0] control_value_5 = 100'h1800000020090012;
  wire [99:0] control_value_6 = 100'h4000018000000000000;
  wire operation_modifiers_omod_any = (is_p10 & (~|step[1:0])) | (passes & step[1]);
  always @* case (operation_modifiers_omod_any ? 11'h181 : number)
    11'h12c, 11'h4a2: control = control_value_3; 11'h12d, 11'h4a1: control = control_value_4;
    11'h1e5: control = 100'h4000418001421000110; 11'h1e7: control = 100'h4000418001620000110;
    11'h1e8: control = 100'h400041800f421000110; 11'h11: control = 100'h2001000006000401b0111;
    11'h12: control = 100'h2002000006000401b0111; 11'h13: control = 100'h2003000006000401b0111;
    11'h14: control = 100'h2004000006000401b0111; 11'h15: control = 100'h2005000006000401b0111;
    11'h16: control = 100'h2006000006000401b0111; 11'h17: control = 100'h2007000006000401b0111;
    11'h18: control = 100'h2008000006000401b0111; 11'h19: control = 100'h2009000006000401b0111;
    11'h1a: control = 100'h200a000006000401b0111; 11'h1b: control = 100'h200b000006000401b0111;
    11'h1c: control = 100'h200c000006000401b0111; 11'h1d: control = 100'h200d000006000401b0111;
    11'h1e: control = 100'h200e000006000401b0111; 11'h41: control = 100'hc84194000040000110;
    11'h42: control = 100'h1484194000040000110; 11'h43: control = 100'h1c84194000040000110;
    11'h44: control = 100'h2484194000040000110; 11'h45: control = 100'h2c84194000040000110;
    11'h46: control = 100'h3484194000040000110; 11'h49: control = 100'hc84190000040000110;
    11'h4a: control = 100'h1484190000040000110; 11'h4b: control = 100'h1c84190000040000110;
    11'h4c: control = 100'h2484190000040000110; 11'h4d: control = 100'h2c84190000040000110;
    11'h4e: control = 100'h3484190000040000110; 11'h51: control = 100'hce4196000040000990;
    11'h52: control = 100'h14e4196000040000990; 11'h53: control = 100'h1ce4196000040000990;
    11'h54: control = 100'h24e4196000040000990; 11'h55: control = 100'h2ce4196000040000990;
    11'h56: control = 100'h34e4196000040000990; 11'h59: control = 100'hce4192000040000880;
    11'h5a: control = 100'h14e4192000040000880; 11'h5b: control = 100'h1ce4192000040000880;
    11'h5c: control = 100'h24e4192000040000880; 11'h5d: control = 100'h2ce4192000040000880;
    11'h5e: control = 100'h34e4192000040000880; 11'h7e: control = 100'h201000008200040090111;
    11'h91: control = 100'h2001000006000801b0111; 11'h92: control = 100'h2002000006000801b0111;
    11'h93: control = 100'h2003000006000801b0111; 11'h94: control = 100'h2004000006000801b0111;
    11'h95: control = 100'h2005000006000801b0111; 11'h96: control = 100'h2006000006000801b0111;
    11'h97: control = 100'h2007000006000801b0111; 11'h98: control = 100'h2008000006000801b0111;
    11'h99: control = 100'h2009000006000801b0111; 11'h9a: control = 100'h200a000006000801b0111;
    11'h9b: control = 100'h200b000006000801b0111; 11'h9c: control = 100'h200c000006000801b0111;
    11'h9d: control = 100'h200d000006000801b0111; 11'h9e: control = 100'h200e000006000801b0111;
    11'hc1: control = 100'hc84194000080000110; 11'hc2: control = 100'h1484194000080000110;
    11'hc3: control = 100'h1c84194000080000110; 11'hc4: control = 100'h2484194000080000110;
    11'hc5: control = 100'h2c84194000080000110; 11'hc6: control = 100'h3484194000080000110;
    11'hc9: control = 100'hc84190000080000110; 11'hca: control = 100'h1484190000080000110;
    11'hcb: control = 100'h1c84190000080000110; 11'hcc: control = 100'h2484190000080000110;
    11'hcd: control = 100'h2c84190000080000110; 11'hce: control = 100'h3484190000080000110;
    11'hd1: control = 100'hce4196000080000990; 11'hd2: control = 100'h14e4196000080000990;
    11'hd3: control = 100'h1ce4196000080000990; 11'hd4: control = 100'h24e4196000080000990;
    11'hd5: control = 100'h2ce4196000080000990; 11'hd6: control = 100'h34e4196000080000990;
    11'hd9: control = 100'hce4192000080000880; 11'hda: control = 100'h14e4192000080000880;
    11'hdb: control = 100'h1ce4192000080000880; 11'hdc: control = 100'h24e4192000080000880;
    11'hdd: control = 100'h2ce4192000080000880; 11'hde: control = 100'h34e4192000080000880;
    11'hfe: control = 100'h201000008200080090111; 11'h101: control = 100'h40004180000221b0110;
    11'h103: control = 100'h1606000201b0111; 11'h104: control = 100'h11606000201b0111;
    11'h105: control = 100'h1e06000201b0111; 11'h107: control = 100'h23206000201b0111;
    11'h108: control = 100'h3206000201b0111; 11'h109: control = 100'h50800000000f4000020000110;
    11'h10a: control = 100'h18800000000f4000020000110; 11'h10b: control = 100'h50800000000f0000020000110;
    11'h10c: control = 100'h18800000000f0000020000110; 11'h111: control = 100'h408081c000020000110;
    11'h112: control = 100'h4080c1c000020000110; 11'h113: control = 100'h4080818000020000110;
    11'h114: control = 100'h4080c18000020000110; 11'h115: control = 100'h101000200006000201b0111;
    11'h116: control = 100'h101003200006000201b0111; 11'h118, 11'h4b1: control = control_value;
    11'h119: control = 100'h80000f0000020000110; 11'h11a: control = 100'h80000f4000020000110;
    11'h11b, 11'h4b2: control = 100'h20000110; 11'h11c: control = 100'h8000020000110;
    11'h11d: control = 100'h10000020000110; 11'h11e: control = 100'h110000020000110;
    11'h11f: control = 100'h480600f2000028000810; 11'h125, 11'h4b0: control = control_value_2;
    11'h126: control = 100'h4000000084190000020000110; 11'h127: control = 100'h4000000188190000020000110;
    11'h12b: control = 100'h20e000205b1111; 11'h180, 11'h19b: control = control_value_6;
    11'h181: control = 100'h4000018000020090010; 11'h182: control = 100'h4000018001100000010;
    11'h185: control = 100'h100400000020000011; 11'h186: control = 100'h400000020000011;
    11'h187: control = 100'h302000200200020090011; 11'h188: control = 100'h342000200200020090011;
    11'h18c: control = 100'h34a000200200020090011; 11'h18d: control = 100'h344000200200020090011;
    11'h191: control = 100'h400400000020000011; 11'h192: control = 100'hc00400000020000011;
    11'h193: control = 100'h1400400000020000011; 11'h194: control = 100'h1c00400000020000011;
    11'h1a0: control = 100'hc000200200020090011; 11'h1a1: control = 100'h2000200200020090011;
    11'h1a2: control = 100'h6000200200020090011; 11'h1a3: control = 100'h8000200200020090011;
    11'h1a4: control = 100'h4000200200020090011; 11'h1a5: control = 100'h1800800020090012;
    11'h1a7: control = 100'h1800600020090012; 11'h1aa, 11'h1ab: control = control_value_5;
    11'h1ae: control = 100'h1800200020090012; 11'h1b3: control = 100'h1800400020090012;
    11'h1b7: control = 100'h118000020000010; 11'h1b8: control = 100'hc190000020000010;
    11'h1b9: control = 100'h82c000018000020000010; 11'h1ba: control = 100'h82800c190000020000010;
    11'h1bb: control = 100'h82c000218000020000010; 11'h1bf: control = 100'h500000200200020090011;
    11'h1c0: control = 100'h400000200200020090011; 11'h1c2: control = 100'h4000018004020090010;
    11'h1c3: control = 100'h4000018002020090010; 11'h1c4: control = 100'h4000018006020090010;
    11'h1c8: control = 100'h400001800e020090010; 11'h209: control = 100'h20000002030e000203f1111;
    11'h20a: control = 100'h54800000000f4000020001110; 11'h20b: control = 100'h54800000000f0000020001110;
    11'h210: control = 100'h294000018000020001110; 11'h211: control = 100'h29400001c000020001110;
    11'h212: control = 100'h40000020001110; 11'h213: control = 100'h20e000203f1111;
    11'h216: control = 100'h180400f0000020001110; 11'h217: control = 100'h200400f0000020001110;
    11'h218: control = 100'h1023206000203f1111; 11'h21a: control = 100'h408101c000020001110;
    11'h21b: control = 100'h4081018000020001110; 11'h21d: control = 100'h408141c000020001110;
    11'h21e: control = 100'h4081418000020001110; 11'h220: control = 100'h408181c000020001110;
    11'h221: control = 100'h4081818000020001110; 11'h225: control = 100'h4c02000084190000020001110;
    11'h229: control = 100'h10100020000e000203f1111; 11'h22a: control = 100'h10100320000e000203f1111;
    11'h22d: control = 100'h10100420000e000203f1111; 11'h22e: control = 100'h10100720000e000203f1111;
    11'h231: control = 100'h10100820000e000203f1111; 11'h240: control = 100'hb0000020001110;
    11'h245: control = 100'hc00000000010000020001110; 11'h246: control = 100'hc00054000018000020001110;
    11'h247: control = 100'h58004190000020001110; 11'h255: control = 100'hc00000004190000020001110;
    11'h256: control = 100'h401054000018000020001110; 11'h257: control = 100'h20000020001110;
    11'h258: control = 100'h28000020001110; 11'h262: control = 100'h4081c18000020001110;
    11'h263: control = 100'h4082018000020001110; 11'h264: control = 100'h4081c1c000020001110;
    11'h265: control = 100'h408201c000020001110; 11'h268: control = 100'h10100220000e000203f1111;
    11'h269: control = 100'h10100120000e000203f1111; 11'h26c: control = 100'h10100620000e000203f1111;
    11'h26d: control = 100'h10100520000e000203f1111; 11'h280: control = 100'h1802800100090012;
    11'h282: control = 100'h1802600100090012; 11'h284: control = 100'h1802000100090012;
    11'h286: control = 100'h1802200100090012; 11'h288: control = 100'h1802400100090012;
    11'h31c: control = 100'h4200200020090111; 11'h31d: control = 100'h50010178000020000110;
    11'h31e: control = 100'ha0042c000018000020000110; 11'h31f: control = 100'ha0052c010018000020000110;
    11'h320: control = 100'ha005ac010018000020000110; 11'h325: control = 100'h4000000084194000020000110;
    11'h326: control = 100'h4000000004194000020000110; 11'h32c: control = 100'h10400000000f0000020000110;
    11'h32d: control = 100'h18400000000f0000020000110; 11'h32e: control = 100'h18400000000f4000020000110;
    11'h33d: control = 100'h80600f2000028000810; 11'h33e: control = 100'h80600f6000028000910;
    11'h360: control = 100'h4000018000f00000110; 11'h361: control = 100'h4000018001220000110;
    11'h365: control = 100'h101004200006000201b0111; 11'h366: control = 100'h101007200006000201b0111;
    11'h120: control = 100'h40000002041900100e2000110; 11'h121: control = 100'h40000002841900100e2000110;
    11'h122: control = 100'h40000003881900100e2000110; 11'h2fe: control = 100'h54400000600f20100e8008110;
    11'h2ff: control = 100'h54400000600f60100e8009110; 11'h300: control = 100'h40000000041900100e0000110;
    11'h301: control = 100'h40000000841900100e0000110; 11'h302: control = 100'h40000001881900100e0000110;
    11'h4a0: control = 100'h20e00020401111; 11'h4a3: control = 100'h320600020000111;
    11'h4a4: control = 100'h160600020000111; 11'h4a5: control = 100'h1160600020000111;
    11'h4a6: control = 100'h1e0600020000111; 11'h4a7: control = 100'h2320600020000111;
    11'h4a8: control = 100'h4000018000020000010; 11'h4a9: control = 100'h4000418000024000110;
    11'h4aa: control = 100'h10100320000600020000111; 11'h4ab: control = 100'h10100020000600020000111;
    default: control = 100'd0;
  endcase

  wire is_dpp = 1'b0;
  wire control_32_30_is_2 = control[32:30] == 3'd2;
  wire writes_two = control_32_30_is_2 & is_vop3 & (instruction_words_word_0[7:0] != 8'h7e);
  assign operation_high = step[2] & ~is_vopd;
  assign operation_scalar_result = control[32:30] == 3'd4;
  wire control_42_41_is_1 = control[42:41] == 2'd1;
  wire control_42_41_is_2 = control[42:41] == 2'd2;
  wire [1:0] operation_bytes_any = {2{control_42_41_is_2 | passes}} | {1'b0, control_42_41_is_1 | is_p10 |
      writes_two};
  wire operation_bytes_unequal = step[1:0] != operation_bytes_any;
  wire more_all = instruction_wave64 & (control[36:33] != 4'hb) & ~(operation_scalar_result & (~|control[36:33])) &
      ~is_vopd;
  assign more = ((is_vopd | more_all) & ~step[2]) | operation_bytes_unequal;
  assign next_step = (step[1:0] == operation_bytes_any) ? 3'd4 : {step[2], step[1:0] + 2'd1};
  assign operation_wave = instruction_issued_wave;
  assign operation_sequence = instruction_issued_sequence;
  assign operation_wave64 = instruction_wave64;
  assign operation_last = ~more;
  assign operation_reuses = (|step[1:0]) | operation_high;
  wire operation_modifiers_clamp_any = is_vop3 | is_vop3p | is_vinterp;
  wire [31:0] operation_prepare_choice = (operation_modifiers_clamp_any | is_vopd) ? instruction_words_word_2 :
      instruction_words_word_1;
  wire [8:0] operation_prepare_choice_is_dpp = is_dpp ? {1'b1, operation_prepare_choice[7:0]} :
      operation_prepare_all_is_vopd ? instruction_words_word_1[8:0] : operation_modifiers_clamp_any ?
      instruction_words_word_1[8:0] : instruction_words_word_0[8:0];
  wire [7:0] operation_bytes_choice = operation_prepare_all_is_vopd ? {instruction_words_word_1[23:17],
      ~instruction_words_word_1[24]} : instruction_words_word_1[31:24];
  wire [7:0] operation_bytes_choice_is_vopd = is_vopd ? operation_bytes_choice : operation_modifiers_clamp_any ?
      instruction_words_word_0[7:0] : instruction_words_word_0[24:17];
  wire control_24_22_is_1 = control[24:22] == 3'd1;
  wire [7:0] operation_prepare_choice_2 = operation_prepare_all_is_vopd ? instruction_words_word_1[16:9] :
      instruction_words_word_0[16:9];
  wire control_24_22_is_2 = control[24:22] == 3'd2;
  wire [8:0] operation_prepare_choice_control = control_24_22_is_2 ? {1'b1, operation_prepare_choice_2} :
      (control[24:22] == 3'd3) ? 9'hff : control_24_22_is_1 ? {1'b1, operation_bytes_choice_is_vopd} :
      instruction_words_word_1[26:18];
  wire [8:0] operation_exchange_bytes_choice = operation_modifiers_omod_any ? operation_prepare_choice_control :
      operation_prepare_choice_is_dpp;
  assign operation_code_0 = ((|control[7:4]) & ~operation_exchange_bytes_choice[8]) ?
      operation_exchange_bytes_choice[7:0] : 8'h80;
  wire control_36_33_is_11 = control[36:33] == 4'hb;
  wire control_24_22_is_4 = control[24:22] == 3'd4;
  wire [8:0] operation_prepare_choice_3 = control_36_33_is_11 ? operation_prepare_choice_is_dpp : control_24_22_is_4
      ? {1'b1, operation_bytes_choice_is_vopd} : control_24_22_is_2 ? 9'hff : operation_modifiers_clamp_any ?
      instruction_words_word_1[17:9] : {1'b1, operation_prepare_choice_2};
  assign operation_code_1 = ((|control[11:8]) & ~operation_prepare_choice_3[8]) ? operation_prepare_choice_3[7:0] :
      8'h80;
  wire operation_modifiers_omod_any_2 = control_42_41_is_1 | control_42_41_is_2;
  wire operation_bytes_any_is_p10 = operation_modifiers_omod_any_2 | is_p10;
  wire operation_row_2_all = operation_bytes_any_is_p10 & (|step[1:0]);
  wire operation_need_any = operation_prepare_choice_control[8] | operation_row_2_all;
  assign operation_code_2 = ((|control[15:12]) & ~operation_need_any) ? operation_prepare_choice_control[7:0] : 8'h80;
  wire [31:0] operation_ignored_all = (control[39] ? {22'd0, instruction_m0[9:0]} : instruction_m0) &
      {32{control[37]}};
  wire operation_prepare_all_not_is_vopd = ~operation_modifiers_clamp_any & ~is_vopd;
  wire control_7_4_is_2 = control[7:4] == 4'd2;
  wire operation_exchange_bytes_all = control_7_4_is_2 & operation_prepare_all_not_is_vopd &
      operation_exchange_bytes_choice[8];
  wire [7:0] operation_ignored_joined = {operation_exchange_bytes_choice[7] & ~operation_exchange_bytes_all,
      operation_exchange_bytes_choice[6:0]};
  wire [10:0] operation_row_0_sum = {3'd0, operation_ignored_joined} + {3'd0, operation_ignored_all[7:0]};
  wire [10:0] operation_row_2_sum = instruction_vgpr_base + vgprs;
  wire [10:0] operation_destination_choice = operation_high ? operation_row_2_sum : instruction_vgpr_base;
  wire [10:0] operation_ignored_sum = {3'd0, operation_ignored_joined} + {3'd0, operation_ignored_all[7:0]} + {10'd0,
      control[7]};
  wire operation_ignored_any = ~(operation_ignored_sum < vgprs) | (|operation_ignored_all[31:8]);
  wire [10:0] operation_row_2_choice = operation_ignored_any ? operation_destination_choice :
      (operation_destination_choice + operation_row_0_sum);
  wire operation_destination_all = passes & (step[1:0] == 2'd3);
  assign operation_row_0 = (passes & (step[1:0] == 2'd2)) ? 11'h100 :
      operation_destination_all ? 11'h101 :
      control_36_33_is_11 ? (operation_ignored_any ? operation_row_2_sum : (operation_row_2_sum +
          operation_row_0_sum)) :
      operation_row_2_choice;
  wire [31:0] operation_ignored_all_control_39 = (control[39] ? {22'd0, instruction_m0[25:16]} : instruction_m0) &
      {32{control[38]}};
  wire [31:0] operation_row_1_all = operation_ignored_all_control_39 & {32{control_24_22_is_4}};
  wire control_11_8_is_2 = control[11:8] == 4'd2;
  wire operation_prepare_all_3 = control_11_8_is_2 & operation_prepare_all_not_is_vopd &
      operation_prepare_choice_3[8];
  wire [7:0] operation_row_1_joined = {operation_prepare_choice_3[7] & ~operation_prepare_all_3,
      operation_prepare_choice_3[6:0]};
  wire operation_row_1_less = ({3'd0, operation_row_1_joined} + {3'd0, operation_row_1_all[7:0]} + {10'd0,
      control[11]}) < vgprs;
  wire [10:0] operation_row_1_sum = operation_destination_choice + {3'd0, operation_row_1_joined} + {3'd0,
      operation_row_1_all[7:0]};
  assign operation_row_1 = (~operation_row_1_less | (|operation_row_1_all[31:8])) ? operation_destination_choice :
      operation_row_1_sum;
  wire control_15_12_is_2 = control[15:12] == 4'd2;
  wire operation_prepare_all_4 = control_15_12_is_2 & operation_prepare_all_not_is_vopd &
      operation_prepare_choice_control[8];
  wire [7:0] operation_row_2_joined = {operation_prepare_choice_control[7] & ~operation_prepare_all_4,
      operation_prepare_choice_control[6:0]};
  wire [10:0] operation_row_2_sum_passes = operation_destination_choice + {9'd0, passes & (step[1:0] == 2'd1), 1'b0};
  wire control_36_33_is_10 = control[36:33] == 4'ha;
  wire control_29_27_is_2 = control[29:27] == 3'd2;
  wire operation_bytes_all = control_29_27_is_2 & operation_prepare_all_not_is_vopd;
  wire [7:0] operation_ignored_joined_2 = {operation_bytes_choice_is_vopd[7] & ~operation_bytes_all,
      operation_bytes_choice_is_vopd[6:0]};
  wire [10:0] operation_destination_sum = {3'd0, operation_ignored_joined_2} + {3'd0,
      operation_ignored_all_control_39[7:0]};
  assign operation_row_2 = operation_row_2_all ? 11'h100 :
      control_36_33_is_11 ? (operation_row_2_sum + operation_destination_sum) :
      control_36_33_is_10 ? operation_row_2_choice :
      (~(({3'd0, operation_row_2_joined} + {9'd0, passes, control[15] | passes}) < vgprs)) ?
          operation_row_2_sum_passes :
      (operation_row_2_sum_passes + {3'd0, operation_row_2_joined});
  wire [1:0] operation_literal_all = (is_p10 ? 2'd1 : 2'd2) & {2{~operation_modifiers_omod_any}};
  wire [31:0] operation_literal_joined = {1'b1, operation_literal_all, 1'b1, operation_literal_all, 1'b1,
      operation_literal_all, 1'b1, operation_literal_all, {1'b0, operation_literal_all}, {1'b0,
      operation_literal_all}, {1'b0, operation_literal_all}, {1'b0, operation_literal_all}, 8'd0};
  assign operation_literal = is_vinterp ? operation_literal_joined : operation_prepare_choice;
  wire operation_need_all = (|control[7:4]) & operation_exchange_bytes_choice[8];
  wire operation_need_all_control_11_8 = (|control[11:8]) & operation_prepare_choice_3[8];
  wire operation_need_all_control_15_12 = (|control[15:12]) & operation_need_any;
  assign operation_need = {operation_need_all_control_15_12 & control[15], operation_need_all_control_15_12,
      operation_need_all_control_11_8 & control[11], operation_need_all_control_11_8, operation_need_all &
      control[7], operation_need_all};
  assign operation_unit = control[1:0];
  wire control_7_4_is_3 = control[7:4] == 4'd3;
  wire operation_kind_2_unequal = operation_unit != 2'd1;
  wire [2:0] operation_modifiers_mix_any = {instruction_words_word_0[14], instruction_words_word_1[28:27]} |
      {3{~is_vop3p}};
  wire control_7_4_is_7 = control[7:4] == 4'd7;
  wire operation_prepare_all_5 = control_7_4_is_7 & operation_modifiers_mix_any[0];
  assign operation_kind_0 = operation_prepare_all_5 ? SOURCE_KIND_HALF :
      (control_7_4_is_3 & operation_kind_2_unequal) ? SOURCE_KIND_WORD :
      (control_7_4_is_3 & ~is_vop3p) ? SOURCE_KIND_PAIR_F16 : control[7:4];
  wire control_11_8_is_3 = control[11:8] == 4'd3;
  wire operation_prepare_all_control_11_8 = (control[11:8] == 4'd7) & operation_modifiers_mix_any[1];
  assign operation_kind_1 = operation_prepare_all_control_11_8 ? SOURCE_KIND_HALF :
      (control_11_8_is_3 & operation_kind_2_unequal) ? SOURCE_KIND_WORD :
      (control_11_8_is_3 & ~is_vop3p) ? SOURCE_KIND_PAIR_F16 : control[11:8];
  wire control_15_12_is_3 = control[15:12] == 4'd3;
  wire operation_prepare_all_control_15_12 = (control[15:12] == 4'd7) & operation_modifiers_mix_any[2];
  assign operation_kind_2 = operation_prepare_all_control_15_12 ? SOURCE_KIND_HALF :
      (control_15_12_is_3 & operation_kind_2_unequal) ? SOURCE_KIND_WORD :
      (control_15_12_is_3 & ~is_vop3p) ? SOURCE_KIND_PAIR_F16 : control[15:12];
  assign operation_matrix_neg = instruction_words_word_1[31:29];
  assign operation_matrix_neg_hi = instruction_words_word_0[10:8];
  wire operation_prepare_all_is_vop3 = operation_modifiers_clamp_any & ~(is_vop3 & control[40]);
  wire [3:0] operation_matrix_set_all = instruction_words_word_0[14:11] & {4{operation_prepare_all_is_vop3}};
  wire operation_prepare_all_6 = ~operation_exchange_bytes_choice[8] & operation_exchange_bytes_choice[7] &
      (~&operation_exchange_bytes_choice[7:0]);
  wire operation_prepare_all_control_7_4 = (control_7_4_is_3 | ((control[7:4] == 4'd6) & ~operation_prepare_all_6)) &
      is_vop3p;
  wire operation_prepare_all_step_1_0 = control_42_41_is_1 & (~|step[1:0]);
  wire operation_exchange_bytes_choice_2 = operation_exchange_bytes_all ? operation_exchange_bytes_choice[7] :
      (operation_matrix_set_all[0] & ~operation_prepare_all_not_is_vopd);
  wire operation_prepare_choice_is_vop3p = control_7_4_is_2 ? operation_exchange_bytes_choice_2 :
      operation_prepare_all_step_1_0 ? (operation_matrix_set_all[0] & is_vop3p) : operation_modifiers_mix_any[0];
  wire control_7_4_is_4 = control[7:4] == 4'd4;
  wire operation_prepare_any = control_7_4_is_2 | control_7_4_is_4;
  wire operation_prepare_all_7 = (operation_prepare_all_control_7_4 | operation_prepare_all_5) &
      operation_matrix_set_all[0];
  wire control_7_4_is_5 = control[7:4] == 4'd5;
  wire operation_prepare_any_2 = operation_prepare_any | operation_prepare_all_5;
  wire [2:0] operation_modifiers_neg_all = (operation_modifiers_clamp_any ? operation_matrix_neg : 3'd0) &
      {3{~operation_modifiers_omod_any}};
  wire operation_prepare_all_control_19 = operation_modifiers_neg_all[0] & control[19];
  wire [2:0] operation_prepare_all_is_vop3p = (is_vop3p ? operation_matrix_neg_hi : operation_matrix_neg) &
      {3{operation_modifiers_clamp_any}};
  wire operation_prepare_all_control = operation_prepare_all_is_vop3p[0] & control[19];
  wire operation_prepare_choice_4 = ((control_7_4_is_4 | control_7_4_is_5) & ~operation_prepare_all_step_1_0) ?
      operation_prepare_all_control : operation_prepare_all_control_19;
  wire operation_prepare_all_8 = operation_prepare_all_control_19 & (control_7_4_is_2 | operation_prepare_all_5 |
      control_7_4_is_3);
  wire [2:0] operation_prepare_choice_is_vop3 = is_vop3p ? operation_matrix_neg_hi : (operation_matrix_neg_hi &
      {3{operation_prepare_all_is_vop3 & is_vop3}});
  wire [2:0] operation_prepare_choice_5 = operation_modifiers_clamp_any ? operation_prepare_choice_is_vop3 : 3'd0;
  wire operation_prepare_all_control_16 = operation_prepare_choice_5[0] & control[16];
  wire operation_prepare_all_9 = ~operation_prepare_choice_3[8] & operation_prepare_choice_3[7] &
      (~&operation_prepare_choice_3[7:0]);
  wire operation_prepare_all_10 = (control_11_8_is_3 | ((control[11:8] == 4'd6) & ~operation_prepare_all_9)) &
      is_vop3p;
  wire operation_bytes_choice_not_is_vop3p = operation_bytes_all ? operation_bytes_choice_is_vopd[7] :
      (operation_matrix_set_all[3] & ~is_vop3p);
  wire operation_prepare_choice_6 = control_24_22_is_4 ? operation_bytes_choice_not_is_vop3p :
      operation_prepare_all_3 ? operation_prepare_choice_3[7] : (operation_matrix_set_all[1] &
      ~operation_prepare_all_not_is_vopd);
  wire operation_prepare_choice_7 = control_11_8_is_2 ? operation_prepare_choice_6 : operation_prepare_all_step_1_0 ?
      (operation_matrix_set_all[1] & is_vop3p) : operation_modifiers_mix_any[1];
  wire control_11_8_is_4 = control[11:8] == 4'd4;
  wire operation_prepare_any_3 = control_11_8_is_2 | control_11_8_is_4;
  wire operation_prepare_all_11 = (operation_prepare_all_10 | operation_prepare_all_control_11_8) &
      operation_matrix_set_all[1];
  wire control_11_8_is_5 = control[11:8] == 4'd5;
  wire operation_prepare_any_4 = operation_prepare_any_3 | operation_prepare_all_control_11_8;
  wire operation_prepare_all_control_20 = operation_modifiers_neg_all[1] & control[20];
  wire operation_prepare_all_12 = operation_prepare_all_is_vop3p[1] & control[20];
  wire operation_prepare_choice_8 = ((control_11_8_is_4 | control_11_8_is_5) & ~operation_prepare_all_step_1_0) ?
      operation_prepare_all_12 : operation_prepare_all_control_20;
  wire operation_prepare_all_13 = operation_prepare_all_control_20 & (control_11_8_is_2 |
      operation_prepare_all_control_11_8 | control_11_8_is_3);
  wire operation_prepare_all_control_17 = operation_prepare_choice_5[1] & control[17];
  wire operation_prepare_all_14 = ~operation_prepare_choice_control[8] & operation_prepare_choice_control[7] &
      (~&operation_prepare_choice_control[7:0]);
  wire operation_prepare_all_15 = (control_15_12_is_3 | ((control[15:12] == 4'd6) & ~operation_prepare_all_14)) &
      is_vop3p;
  wire operation_prepare_choice_9 = control_24_22_is_1 ? operation_bytes_choice_not_is_vop3p :
      operation_prepare_all_4 ? operation_prepare_choice_control[7] : (operation_matrix_set_all[2] &
      ~operation_prepare_all_not_is_vopd);
  wire operation_prepare_all_step = operation_prepare_choice_9 & ~(operation_modifiers_omod_any_2 & (|step[1:0]));
  wire control_15_12_is_4 = control[15:12] == 4'd4;
  wire operation_prepare_any_5 = control_15_12_is_2 | control_15_12_is_4;
  wire operation_prepare_all_16 = (operation_prepare_all_15 | operation_prepare_all_control_15_12) &
      operation_matrix_set_all[2];
  wire control_15_12_is_5 = control[15:12] == 4'd5;
  wire operation_prepare_any_6 = operation_prepare_any_5 | operation_prepare_all_control_15_12;
  wire operation_prepare_all_control_21 = control[21] & ~(operation_modifiers_omod_any_2 & (|step[1:0]));
  wire operation_prepare_all_17 = operation_modifiers_neg_all[2] & operation_prepare_all_control_21;
  wire operation_prepare_all_18 = operation_prepare_all_17 & (control_15_12_is_2 |
      operation_prepare_all_control_15_12 | control_15_12_is_3);
  wire operation_prepare_all_control_18 = operation_prepare_choice_5[2] & control[18] &
      ~(operation_modifiers_omod_any_2 & (|step[1:0]));
  wire operation_prepare_all_control_15 = operation_prepare_all_control_18 & ~(control_15_12_is_3 |
      operation_prepare_any_6 | control[15]);
  wire operation_prepare_any_control_15 = (operation_prepare_all_17 & ~(control_15_12_is_3 | operation_prepare_any_6
      | control[15])) | (operation_prepare_all_is_vop3p[2] & operation_prepare_all_control_21 & control_15_12_is_3);
  wire operation_prepare_any_7 = (operation_prepare_all_15 & ~operation_modifiers_mix_any[2]) | (control_15_12_is_5 &
      ~operation_prepare_all_step);
  wire operation_prepare_all_control_11 = operation_prepare_all_control_17 & ~(control_11_8_is_3 |
      operation_prepare_any_4 | control[11]);
  wire operation_prepare_any_control_11 = (operation_prepare_choice_8 & ~(control_11_8_is_3 | operation_prepare_any_4
      | control[11])) | (operation_prepare_all_12 & control_11_8_is_3);
  wire operation_prepare_any_8 = (operation_prepare_all_10 & ~operation_modifiers_mix_any[1]) | (control_11_8_is_5 &
      ~operation_prepare_choice_7);
  wire operation_prepare_all_control_7 = operation_prepare_all_control_16 & ~(control_7_4_is_3 |
      operation_prepare_any_2 | control[7]);
  wire operation_prepare_any_control_7 = (operation_prepare_choice_4 & ~(control_7_4_is_3 | operation_prepare_any_2 |
      control[7])) | (operation_prepare_all_control & control_7_4_is_3);
  wire operation_prepare_any_9 = (operation_prepare_all_control_7_4 & ~operation_modifiers_mix_any[0]) |
      (control_7_4_is_5 & ~operation_prepare_choice_is_vop3p);
  assign operation_prepare = {control_15_12_is_5, operation_prepare_all_control_18 & control[15],
      operation_prepare_all_17 & control[15], operation_prepare_all_control_15, operation_prepare_any_control_15,
      operation_prepare_all_control_18 & operation_prepare_any_6, operation_prepare_all_18 |
      (operation_prepare_all_17 & control_15_12_is_4), operation_prepare_any_6, operation_prepare_any_7,
      (operation_prepare_any_5 & operation_prepare_all_step) | operation_prepare_all_16, control_11_8_is_5,
      operation_prepare_all_control_17 & control[11], operation_prepare_all_control_20 & control[11],
      operation_prepare_all_control_11, operation_prepare_any_control_11, operation_prepare_all_control_17 &
      operation_prepare_any_4, operation_prepare_all_13 | (operation_prepare_choice_8 & control_11_8_is_4),
      operation_prepare_any_4, operation_prepare_any_8, (operation_prepare_any_3 & operation_prepare_choice_7) |
      operation_prepare_all_11, control_7_4_is_5, operation_prepare_all_control_16 & control[7],
      operation_prepare_all_control_19 & control[7], operation_prepare_all_control_7,
      operation_prepare_any_control_7, operation_prepare_all_control_16 & operation_prepare_any_2,
      operation_prepare_all_8 | (operation_prepare_choice_4 & control_7_4_is_4), operation_prepare_any_2,
      operation_prepare_any_9, (operation_prepare_any & operation_prepare_choice_is_vop3p) | operation_prepare_all_7};
  assign operation_function = control[99:45];
  assign operation_shared_kind = control[3:2];
  assign operation_clocks = control[44:43];
  assign operation_settled = instruction_settled;
  assign operation_modifiers_clamp = instruction_words_word_0[15] & operation_modifiers_clamp_any &
      ~(operation_modifiers_omod_any | operation_modifiers_omod_any_2);
  assign operation_modifiers_omod = instruction_words_word_1[28:27] & {2{is_vop3}} &
      {2{~(operation_modifiers_omod_any | operation_modifiers_omod_any_2)}};
  assign operation_modifiers_neg = operation_modifiers_neg_all[1:0];
  assign operation_modifiers_mix = operation_modifiers_mix_any & {3{control_7_4_is_7}};
  wire [1:0] operation_modifiers_byte_all = {operation_matrix_set_all[0], operation_matrix_set_all[1]} &
      {2{(control[7:4] == 4'd1) & (operation_unit == 2'd1)}};
  assign operation_modifiers_byte = (control[42:41] == 2'd0) ? operation_modifiers_byte_all : step[1:0];
  wire operation_bytes_any_passes = (operation_bytes_any_is_p10 & operation_bytes_unequal) | (passes & (~|step[1:0]));
  wire [10:0] operation_destination_sum_passes = operation_destination_choice + operation_destination_sum + {9'd0,
      passes & (step[1:0] == 2'd1), 1'b0} + {10'd0, operation_destination_all};
  assign operation_destination = operation_bytes_any_passes ? 11'h100 : operation_destination_sum_passes;
  assign operation_writes = |control[29:27];
  assign operation_writes_high = control[29:27] == 3'd5;
  wire [3:0] operation_bytes_choice_control_29_27 = (control[29:27] == 3'd1) ? (4'd1 <<
      operation_matrix_set_all[3:2]) : control_29_27_is_2 ? (operation_bytes_choice_not_is_vop3p ? 4'hc : 4'd3) :
      (control[29:27] == 3'd3) ? 4'hc : 4'hf;
  assign operation_bytes = operation_bytes_choice_control_29_27 | {4{operation_bytes_any_passes}};
  assign operation_exchange_bytes = control_7_4_is_2 ? (operation_exchange_bytes_choice_2 ? 4'hc : 4'd3) : 4'hf;
  assign operation_has_mask_source = |control[26:25];
  wire operation_mask_from_vcc_all = (control[26:25] == 2'd1) & is_vop3;
  wire [6:0] operation_mask_source_choice = operation_mask_from_vcc_all ? instruction_words_word_1[24:18] : 7'h6a;
  assign operation_mask_source = operation_mask_source_choice + {6'd0, operation_high & (operation_mask_source_choice
      != 7'h7c)};
  assign operation_mask_from_vcc = operation_has_mask_source & ~operation_mask_from_vcc_all;
  assign operation_has_mask_destination = |control[32:30];
  wire [6:0] operation_mask_destination_choice = (control_32_30_is_2 & ~(writes_two & (~|step[1:0]))) ? 7'h7e :
      (operation_scalar_result & ~is_vop3) ? instruction_words_word_0[23:17] : is_vop3 ? ((control[32:30] == 3'd3) ?
      instruction_words_word_0[14:8] : instruction_words_word_0[6:0]) : 7'h6a;
  wire operation_mask_destination_all = ~(operation_mask_destination_choice < 7'h6c) & ~(7'h7c <
      operation_mask_destination_choice);
  assign operation_mask_destination = operation_mask_destination_all ? 7'h7c : (operation_mask_destination_choice +
      {6'd0, operation_high & (control[32:30] != 3'd4)});
  assign operation_early_mask = 1'b0;
  wire [10:0] operation_ignored_sum_passes = {3'd0, operation_ignored_joined_2} + {3'd0,
      operation_ignored_all_control_39[7:0]} + {9'd0, passes, operation_writes_high | passes};
  wire operation_ignored_all_vgprs = operation_writes & (~(operation_ignored_sum_passes < vgprs) |
      (|operation_ignored_all_control_39[31:8]));
  assign operation_ignored = operation_ignored_all_vgprs | (control_36_33_is_10 & operation_ignored_any) |
      (control_36_33_is_11 & ~instruction_wave64);
  assign operation_cross = is_vinterp ? 4'd2 : control[36:33];
  assign operation_fetch_inactive = is_vinterp ? is_vinterp : operation_matrix_set_all[0];
  assign operation_bound_control = operation_matrix_set_all[1] | is_vinterp;
  assign operation_matrix_set = operation_matrix_set_all[1:0];
  assign operation_dual_valid = 1'b0;
  assign operation_dual_code = 8'd0;
  assign operation_dual_row_0 = 11'd0;
  assign operation_dual_row_1 = 11'd0;
  assign operation_dual_row_2 = 11'd0;
  assign operation_dual_literal = 2'd0;
  assign operation_dual_third = 1'b0;
  assign operation_dual_unit = UNIT_NAME_INTEGER;
  assign operation_dual_function = 55'd0;
  assign operation_dual_destination = 11'd0;
endmodule
`default_nettype wire
