// valu_decode: generator of hdl/src/vector/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu_decode (
  input wire [3:0] instruction_wave,
  input wire [15:0] instruction_sequence,
  input wire [31:0] instruction_word_0,
  input wire [31:0] instruction_word_1,
  input wire [31:0] instruction_word_2,
  input wire instruction_wave64,
  input wire [31:0] instruction_m0,
  input wire [10:0] instruction_vgpr_base,
  input wire [2:0] step,
  input wire [10:0] vgprs,
  output wire [3:0] operation_wave,
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
  output wire [10:0] operation_number,
  output wire [1:0] operation_unit,
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
  output wire more,
  output wire [2:0] next_step
);
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
  reg [42:0] control;
  wire is_dpp;
  wire writes_two;
  wire high;

  assign is_vop1 = instruction_word_0[31:25] == 7'h3f;
  assign is_vopc = instruction_word_0[31:25] == 7'h3e;
  assign is_vop3 = instruction_word_0[31:26] == 6'h35;
  assign is_vop3p = instruction_word_0[31:23] == 9'h198;
  assign is_vinterp = instruction_word_0[31:23] == 9'h19a;
  assign is_vopd = instruction_word_0[31:26] == 6'h32;

  wire [31:0] value_1 = 32'h73eff;
  wire [31:0] value_2 = 32'h73fff;
  wire conjunction_1 = (instruction_word_1[8:0] == {1'b1, instruction_word_1[31:24]}) &
      value_2[instruction_word_0[21:17]];
  wire conjunction_2 = (instruction_word_1[16:9] == instruction_word_1[31:24]) & value_1[instruction_word_0[21:17]];
  wire conjunction_3 = is_vopd & (step[2] ^ (conjunction_1 | conjunction_2));
  wire [10:0] chosen_1 = conjunction_3 ? ({6'd0, instruction_word_0[21:17]} | 11'h4a0) : ({7'd0,
      instruction_word_0[25:22]} | 11'h4a0);

  assign number =
      is_vopd ? chosen_1 :
      is_vinterp ? ({4'd0, instruction_word_0[22:16]} | 11'h480) :
      is_vop3p ? ({4'd0, instruction_word_0[22:16]} | 11'h400) :
      is_vop3 ? {1'b0, instruction_word_0[25:16]} :
      is_vopc ? {3'd0, instruction_word_0[24:17]} :
      is_vop1 ? ({3'd0, instruction_word_0[16:9]} | 11'h180) :
      ({5'd0, instruction_word_0[30:25]} | 11'h100);

  assign is_p10 = is_vinterp & (~instruction_word_0[16]);
  assign passes = number == 11'h23d;

  always @*
    case (operation_number)
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
  assign writes_two = equal_1 & is_vop3 & (~(instruction_word_0[7:0] == 8'h7e));
  assign high = step[2] & (~is_vopd);

  wire equal_2 = control[42:41] == 2'd1;
  wire equal_3 = control[42:41] == 2'd2;
  wire equal_4 = step[1:0] == ({2{equal_3 | passes}} | {1'b0, equal_2 | is_p10 | writes_two});
  wire equal_5 = control[36:33] == 4'hb;
  wire conjunction_4 = instruction_wave64 & (~equal_5) & (~(operation_scalar_result & (~(|control[36:33])))) &
      (~is_vopd);

  assign more = ((is_vopd | conjunction_4) & (~step[2])) | (~equal_4);
  assign next_step = equal_4 ? 3'd4 : {step[2], step[1:0] + 2'd1};
  assign operation_wave = instruction_wave;
  assign operation_sequence = instruction_sequence;
  assign operation_wave64 = instruction_wave64;
  assign operation_high = high;
  assign operation_last = ~more;
  assign operation_reuses = (~(~(|step[1:0]))) | high;

  wire disjunction_1 = (is_p10 & (~(|step[1:0]))) | (passes & step[1]);
  wire disjunction_2 = is_vop3 | is_vop3p | is_vinterp;
  wire [31:0] chosen_2 = (disjunction_2 | is_vopd) ? instruction_word_2 : instruction_word_1;
  wire [8:0] chosen_3 = is_dpp ? {1'b1, chosen_2[7:0]} : conjunction_3 ? instruction_word_1[8:0] : disjunction_2 ?
      instruction_word_1[8:0] : instruction_word_0[8:0];
  wire [7:0] chosen_4 = conjunction_3 ? {instruction_word_1[23:17], ~instruction_word_1[24]} :
      instruction_word_1[31:24];
  wire [7:0] chosen_5 = is_vopd ? chosen_4 : disjunction_2 ? instruction_word_0[7:0] : instruction_word_0[24:17];
  wire equal_6 = control[24:22] == 3'd1;
  wire equal_7 = control[24:22] == 3'd2;
  wire [8:0] chosen_6 = equal_7 ? {1'b1, conjunction_3 ? instruction_word_1[16:9] : instruction_word_0[16:9]} :
      (control[24:22] == 3'd3) ? 9'hff : equal_6 ? {1'b1, chosen_5} : instruction_word_1[26:18];
  wire [8:0] chosen_7 = disjunction_1 ? chosen_6 : chosen_3;

  assign operation_code_0 = ((|control[7:4]) & (~chosen_7[8])) ? chosen_7[7:0] : 8'h80;

  wire equal_8 = control[24:22] == 3'd4;
  wire [8:0] chosen_8 = equal_5 ? chosen_3 : equal_8 ? {1'b1, chosen_5} : equal_7 ? 9'hff : disjunction_2 ?
      instruction_word_1[17:9] : {1'b1, conjunction_3 ? instruction_word_1[16:9] : instruction_word_0[16:9]};

  assign operation_code_1 = ((|control[11:8]) & (~chosen_8[8])) ? chosen_8[7:0] : 8'h80;

  wire disjunction_3 = equal_2 | equal_3;
  wire disjunction_4 = disjunction_3 | is_p10;
  wire conjunction_5 = disjunction_4 & (~(~(|step[1:0])));
  wire disjunction_5 = chosen_6[8] | conjunction_5;

  assign operation_code_2 = ((|control[15:12]) & (~disjunction_5)) ? chosen_6[7:0] : 8'h80;

  wire [31:0] conjunction_6 = (control[39] ? {22'd0, instruction_m0[9:0]} : instruction_m0) & {32{control[37]}};
  wire conjunction_7 = (~disjunction_2) & (~is_vopd);
  wire equal_9 = control[7:4] == 4'd2;
  wire conjunction_8 = equal_9 & conjunction_7 & chosen_7[8];
  wire [10:0] sum_1 = {3'd0, {chosen_7[7] & (~conjunction_8), chosen_7[6:0]}} + {3'd0, conjunction_6[7:0]};
  wire disjunction_6 = (~((sum_1 + {9'd0, {1'b0, control[7]}}) < vgprs)) | (|conjunction_6[31:8]);
  wire [10:0] conjunction_9 = sum_1 & {11{~disjunction_6}};
  wire [10:0] sum_2 = instruction_vgpr_base + vgprs;
  wire [10:0] chosen_9 = high ? sum_2 : instruction_vgpr_base;
  wire [10:0] sum_3 = chosen_9 + conjunction_9;
  wire conjunction_10 = passes & (step[1:0] == 2'd3);

  assign operation_row_0 =
      (passes & (step[1:0] == 2'd2)) ? 11'h100 :
      conjunction_10 ? 11'h101 :
      equal_5 ? (sum_2 + conjunction_9) :
      sum_3;

  wire [31:0] conjunction_11 = (control[39] ? {22'd0, instruction_m0[25:16]} : instruction_m0) & {32{control[38]}};
  wire [31:0] conjunction_12 = conjunction_11 & {32{equal_8}};
  wire equal_10 = control[11:8] == 4'd2;
  wire conjunction_13 = equal_10 & conjunction_7 & chosen_8[8];
  wire [10:0] sum_4 = {3'd0, {chosen_8[7] & (~conjunction_13), chosen_8[6:0]}} + {3'd0, conjunction_12[7:0]};
  wire [10:0] conjunction_14 = sum_4 & {11{~((~((sum_4 + {9'd0, {1'b0, control[11]}}) < vgprs)) |
      (|conjunction_12[31:8]))}};

  assign operation_row_1 = chosen_9 + conjunction_14;

  wire equal_11 = control[15:12] == 4'd2;
  wire conjunction_15 = equal_11 & conjunction_7 & chosen_6[8];
  wire [10:0] sum_5 = {3'd0, {chosen_6[7] & (~conjunction_15), chosen_6[6:0]}};
  wire equal_12 = control[36:33] == 4'ha;
  wire conjunction_16 = (control[29:27] == 3'd2) & conjunction_7;
  wire [10:0] sum_6 = {3'd0, {chosen_5[7] & (~conjunction_16), chosen_5[6:0]}} + {3'd0, conjunction_11[7:0]};
  wire [10:0] chosen_10 = equal_5 ? (sum_2 + sum_6) : equal_12 ? sum_3 : (chosen_9 + (sum_5 & {11{~(~((sum_5 + {9'd0,
      {passes, control[15] | passes}}) < vgprs))}}));

  assign operation_row_2 = conjunction_5 ? 11'h100 : (chosen_10 + {9'd0, {passes & (step[1:0] == 2'd1), 1'b0}});
  wire [1:0] conjunction_17 = (is_p10 ? 2'd1 : 2'd2) & {2{~disjunction_1}};
  assign operation_literal = is_vinterp ? {{{4{{1'b1, conjunction_17}}}, {4{{1'b0, conjunction_17}}}}, 8'd0} :
      chosen_2;

  wire conjunction_18 = (|control[7:4]) & chosen_7[8];
  wire conjunction_19 = (|control[11:8]) & chosen_8[8];
  wire conjunction_20 = (|control[15:12]) & disjunction_5;

  assign operation_need = {conjunction_20 & control[15], conjunction_20, conjunction_19 & control[11],
      conjunction_19, conjunction_18 & control[7], conjunction_18};

  wire equal_13 = control[7:4] == 4'd3;
  wire equal_14 = operation_unit == 2'd1;
  wire [2:0] disjunction_7 = {instruction_word_0[14], instruction_word_1[28:27]} | {3{~is_vop3p}};
  wire equal_15 = control[7:4] == 4'd7;

  assign operation_kind_0 =
      (equal_15 & disjunction_7[0]) ? SOURCE_KIND_HALF :
      (equal_13 & (~equal_14)) ? SOURCE_KIND_WORD :
      (equal_13 & (~is_vop3p)) ? SOURCE_KIND_PAIR_F16 :
      control[7:4];

  wire equal_16 = control[11:8] == 4'd3;
  wire equal_17 = control[11:8] == 4'd7;

  assign operation_kind_1 =
      (equal_17 & disjunction_7[1]) ? SOURCE_KIND_HALF :
      (equal_16 & (~equal_14)) ? SOURCE_KIND_WORD :
      (equal_16 & (~is_vop3p)) ? SOURCE_KIND_PAIR_F16 :
      control[11:8];

  wire equal_18 = control[15:12] == 4'd3;
  wire equal_19 = control[15:12] == 4'd7;

  assign operation_kind_2 =
      (equal_19 & disjunction_7[2]) ? SOURCE_KIND_HALF :
      (equal_18 & (~equal_14)) ? SOURCE_KIND_WORD :
      (equal_18 & (~is_vop3p)) ? SOURCE_KIND_PAIR_F16 :
      control[15:12];

  wire conjunction_21 = disjunction_2 & (~(is_vop3 & control[40]));
  wire [3:0] conjunction_22 = instruction_word_0[14:11] & {4{conjunction_21}};
  wire conjunction_23 = equal_15 & disjunction_7[0];
  wire disjunction_8 = equal_13 | ((control[7:4] == 4'd6) & (~((~chosen_7[8]) & chosen_7[7] & (~(&chosen_7[7:0])))));
  wire conjunction_24 = disjunction_8 & is_vop3p;
  wire conjunction_25 = equal_2 & (~(|step[1:0]));
  wire chosen_11 = conjunction_8 ? chosen_7[7] : (conjunction_22[0] & (~conjunction_7));
  wire chosen_12 = equal_9 ? chosen_11 : conjunction_25 ? (conjunction_22[0] & is_vop3p) : disjunction_7[0];
  wire disjunction_9 = control[7:4] == 4'd4;
  wire disjunction_10 = equal_9 | disjunction_9;
  wire disjunction_11 = control[7:4] == 4'd5;
  wire disjunction_12 = disjunction_10 | conjunction_23;
  wire [2:0] conjunction_26 = (disjunction_2 ? instruction_word_1[31:29] : 3'd0) & {3{~disjunction_1}};
  wire conjunction_27 = conjunction_26[0] & control[19];
  wire [2:0] conjunction_28 = (is_vop3p ? instruction_word_0[10:8] : instruction_word_1[31:29]) & {3{disjunction_2}};
  wire conjunction_29 = conjunction_28[0] & control[19];
  wire chosen_13 = ((disjunction_9 | disjunction_11) & (~conjunction_25)) ? conjunction_29 : conjunction_27;
  wire [2:0] chosen_14 = is_vop3p ? instruction_word_0[10:8] : (instruction_word_0[10:8] & {3{conjunction_21 &
      is_vop3}});
  wire [2:0] chosen_15 = disjunction_2 ? chosen_14 : 3'd0;
  wire conjunction_30 = chosen_15[0] & control[16];
  wire conjunction_31 = equal_17 & disjunction_7[1];
  wire disjunction_13 = equal_16 | ((control[11:8] == 4'd6) & (~((~chosen_8[8]) & chosen_8[7] &
      (~(&chosen_8[7:0])))));
  wire conjunction_32 = disjunction_13 & is_vop3p;
  wire chosen_16 = conjunction_16 ? chosen_5[7] : (conjunction_22[3] & (~is_vop3p));
  wire chosen_17 = equal_8 ? chosen_16 : conjunction_13 ? chosen_8[7] : (conjunction_22[1] & (~conjunction_7));
  wire chosen_18 = equal_10 ? chosen_17 : conjunction_25 ? (conjunction_22[1] & is_vop3p) : disjunction_7[1];
  wire disjunction_14 = control[11:8] == 4'd4;
  wire disjunction_15 = equal_10 | disjunction_14;
  wire disjunction_16 = control[11:8] == 4'd5;
  wire disjunction_17 = disjunction_15 | conjunction_31;
  wire conjunction_33 = conjunction_26[1] & control[20];
  wire conjunction_34 = conjunction_28[1] & control[20];
  wire chosen_19 = ((disjunction_14 | disjunction_16) & (~conjunction_25)) ? conjunction_34 : conjunction_33;
  wire conjunction_35 = chosen_15[1] & control[17];
  wire conjunction_36 = equal_19 & disjunction_7[2];
  wire disjunction_18 = equal_18 | ((control[15:12] == 4'd6) & (~((~chosen_6[8]) & chosen_6[7] &
      (~(&chosen_6[7:0])))));
  wire conjunction_37 = disjunction_18 & is_vop3p;
  wire chosen_20 = equal_6 ? chosen_16 : conjunction_15 ? chosen_6[7] : (conjunction_22[2] & (~conjunction_7));
  wire conjunction_38 = chosen_20 & (~(disjunction_3 & (~(~(|step[1:0])))));
  wire disjunction_19 = control[15:12] == 4'd4;
  wire disjunction_20 = equal_11 | disjunction_19;
  wire disjunction_21 = control[15:12] == 4'd5;
  wire disjunction_22 = disjunction_20 | conjunction_36;
  wire conjunction_39 = control[21] & (~(disjunction_3 & (~(~(|step[1:0])))));
  wire conjunction_40 = conjunction_26[2] & conjunction_39;
  wire conjunction_41 = chosen_15[2] & control[18] & (~(disjunction_3 & (~(~(|step[1:0])))));
  wire disjunction_23 = (conjunction_40 & (~(equal_18 | disjunction_22 | control[15]))) | (conjunction_28[2] &
      conjunction_39 & equal_18);
  wire disjunction_24 = (conjunction_40 & (equal_11 | conjunction_36 | equal_18)) | (conjunction_40 & disjunction_19);
  wire disjunction_25 = (disjunction_20 & conjunction_38) | ((conjunction_37 | conjunction_36) & conjunction_22[2]);
  wire [9:0] joined_1 = {disjunction_21, conjunction_41 & control[15], conjunction_40 & control[15], conjunction_41 &
      (~(equal_18 | disjunction_22 | control[15])), disjunction_23, conjunction_41 & disjunction_22, disjunction_24,
      disjunction_22, (conjunction_37 & (~disjunction_7[2])) | (disjunction_21 & (~conjunction_38)), disjunction_25};
  wire [9:0] joined_2 = {disjunction_16, conjunction_35 & control[11], conjunction_33 & control[11], conjunction_35 &
      (~(equal_16 | disjunction_17 | control[11])), (chosen_19 & (~(equal_16 | disjunction_17 | control[11]))) |
      (conjunction_34 & equal_16), conjunction_35 & disjunction_17, (conjunction_33 & (equal_10 | conjunction_31 |
      equal_16)) | (chosen_19 & disjunction_14), disjunction_17, (conjunction_32 & (~disjunction_7[1])) |
      (disjunction_16 & (~chosen_18)), (disjunction_15 & chosen_18) | ((conjunction_32 | conjunction_31) &
      conjunction_22[1])};
  wire [9:0] joined_3 = {disjunction_11, conjunction_30 & control[7], conjunction_27 & control[7], conjunction_30 &
      (~(equal_13 | disjunction_12 | control[7])), (chosen_13 & (~(equal_13 | disjunction_12 | control[7]))) |
      (conjunction_29 & equal_13), conjunction_30 & disjunction_12, (conjunction_27 & (equal_9 | conjunction_23 |
      equal_13)) | (chosen_13 & disjunction_9), disjunction_12, (conjunction_24 & (~disjunction_7[0])) |
      (disjunction_11 & (~chosen_12)), (disjunction_10 & chosen_12) | ((conjunction_24 | conjunction_23) &
      conjunction_22[0])};

  assign operation_prepare = {joined_1, joined_2, joined_3};
  assign operation_number = disjunction_1 ? 11'h181 : number;
  assign operation_unit = control[1:0];
  assign operation_shared_kind = control[3:2];
  assign operation_modifiers_clamp = instruction_word_0[15] & disjunction_2 & (~(disjunction_1 | disjunction_3));
  assign operation_modifiers_omod = instruction_word_1[28:27] & {2{is_vop3}} & {2{~(disjunction_1 | disjunction_3)}};
  assign operation_modifiers_neg = conjunction_26[1:0];
  assign operation_modifiers_mix = disjunction_7 & {3{equal_15}};
  assign operation_modifiers_byte = (control[42:41] == 2'd0) ? ({conjunction_22[0], conjunction_22[1]} &
      {2{(control[7:4] == 4'd1) & equal_14}}) : step[1:0];
  wire disjunction_26 = (disjunction_4 & (~equal_4)) | (passes & (~(|step[1:0])));
  assign operation_destination = disjunction_26 ? 11'h100 : (chosen_9 + sum_6 + {9'd0, {passes & (step[1:0] == 2'd1),
      1'b0}} + {10'd0, conjunction_10});
  assign operation_writes = |control[29:27];
  assign operation_writes_high = control[29:27] == 3'd5;

  reg [3:0] looked_up_1;
  always @*
    case (control[29:27])
      3'd1: looked_up_1 = 4'd1 << conjunction_22[3:2];
      3'd2: looked_up_1 = chosen_16 ? 4'hc : 4'd3;
      3'd3: looked_up_1 = 4'hc;
      default: looked_up_1 = 4'hf;
    endcase

  assign operation_bytes = looked_up_1 | {4{disjunction_26}};
  assign operation_exchange_bytes = equal_9 ? (chosen_11 ? 4'hc : 4'd3) : 4'hf;
  assign operation_has_mask_source = |control[26:25];

  wire conjunction_42 = (control[26:25] == 2'd1) & is_vop3;
  wire [6:0] chosen_21 = conjunction_42 ? instruction_word_1[24:18] : 7'h6a;

  assign operation_mask_source = chosen_21 + {6'd0, high & (~(chosen_21 == 7'h7c))};
  assign operation_mask_from_vcc = operation_has_mask_source & (~conjunction_42);
  assign operation_has_mask_destination = |control[32:30];
  wire [6:0] chosen_22 = (equal_1 & (~(writes_two & (~(|step[1:0]))))) ? 7'h7e : (operation_scalar_result &
      (~is_vop3)) ? instruction_word_0[23:17] : is_vop3 ? ((control[32:30] == 3'd3) ? instruction_word_0[14:8] :
      instruction_word_0[6:0]) : 7'h6a;
  assign operation_mask_destination = ((~(chosen_22 < 7'h6c)) & (~(7'h7c < chosen_22))) ? 7'h7c : (chosen_22 + {6'd0,
      high & (~operation_scalar_result)});
  assign operation_scalar_result = control[32:30] == 3'd4;
  wire disjunction_27 = (~((sum_6 + {9'd0, {passes, operation_writes_high | passes}}) < vgprs)) |
      (|conjunction_11[31:8]);
  assign operation_ignored = (operation_writes & disjunction_27) | (equal_12 & disjunction_6) | (equal_5 &
      (~instruction_wave64));
  assign operation_cross = is_vinterp ? 4'd2 : control[36:33];
  assign operation_fetch_inactive = is_vinterp ? is_vinterp : conjunction_22[0];
  assign operation_bound_control = conjunction_22[1] | is_vinterp;

endmodule

`default_nettype wire
