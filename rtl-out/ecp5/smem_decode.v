// smem_decode: generator of hdl/src/front/decode/rdna4/smem.rs:251. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module smem_decode (
  input wire [31:0] words_word_0, // The instruction.
  input wire [31:0] words_word_1,
  output wire [3:0] access_kind, // What it does.
  output wire access_transfers, access_stops_wave, output wire [6:0] access_base, output wire access_base_missing,
  output wire [6:0] access_offset, output wire [23:0] access_immediate, output wire [1:0] access_datum_size,
  output wire access_datum_signed, output wire [6:0] access_destination, output wire access_discard,
  output wire [4:0] access_dwords
);

  reg [3:0] transfer_entry;
  always @* case (words_word_0[15:8])
    8'h47: transfer_entry = 4'd1; 8'h48: transfer_entry = 4'd2; 8'h49: transfer_entry = 4'd3;
    8'h4c: transfer_entry = 4'd6; 8'h4d: transfer_entry = 4'd7; 8'h50: transfer_entry = 4'd8;
    8'h58: transfer_entry = 4'd5;
    default: transfer_entry = 4'd0;
  endcase

  wire [3:0] transfer = (transfer_entry & {4{words_word_0[31:23] == 9'h17d}}) | (((words_word_0[27:23] == 5'h14) ?
      4'd4 : 4'd0) & {4{words_word_0[31:28] == 4'hb}});
  reg [3:0] access_dwords_entry;
  always @* case (words_word_0[18:13])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd8, 6'd9, 6'ha, 6'hb: access_dwords_entry = 4'd1;
    6'h10, 6'h11, 6'h12, 6'h13, 6'h14, 6'h15, 6'h18, 6'h19, 6'h1a, 6'h1b: access_dwords_entry = 4'd2;
    6'h21: access_dwords_entry = 4'd3;
    default: access_dwords_entry = 4'd0;
  endcase

  wire access_dwords_all = (access_dwords_entry == 4'd2) & (({words_word_0[5:0], 1'b0} == 7'h6a) |
      ({words_word_0[5:0], 1'b0} == 7'h7a));
  reg [7:0] access_dwords_entry_words_word_0;
  always @* case (words_word_0[18:13])
    6'd0, 6'h10: access_dwords_entry_words_word_0 = 8'd8; 6'd1, 6'h11: access_dwords_entry_words_word_0 = 8'h10;
    6'd2, 6'h12: access_dwords_entry_words_word_0 = 8'h20; 6'd3, 6'h13: access_dwords_entry_words_word_0 = 8'h40;
    6'd4, 6'h14: access_dwords_entry_words_word_0 = 8'h80; 6'd5, 6'h15: access_dwords_entry_words_word_0 = 8'h18;
    6'd8, 6'h18: access_dwords_entry_words_word_0 = 8'he; 6'd9, 6'h19: access_dwords_entry_words_word_0 = 8'ha;
    6'ha, 6'h1a: access_dwords_entry_words_word_0 = 8'hd; 6'hb, 6'h1b: access_dwords_entry_words_word_0 = 8'd9;
    default: access_dwords_entry_words_word_0 = 8'd0;
  endcase

  wire access_dwords_any = (transfer == 4'd6) | (transfer == 4'd7);
  wire [4:0] access_dwords_all_transfer_is_6 = (((transfer == 4'd6) | (transfer == 4'd8)) ? 5'd1 : 5'd2) &
      {5{~((transfer == 4'd2) | (transfer == 4'd5))}};
  wire [3:0] access_dwords_choice = ((transfer == 4'd8) & (words_word_0[7:0] == 8'hc2)) ? 4'hc : ((transfer == 4'd8)
      & (words_word_0[7:0] == 8'hc1)) ? 4'hb : (access_dwords_any & (words_word_0[7:0] == 8'h83)) ? 4'ha : (transfer
      == 4'd5) ? 4'd8 : (transfer == 4'd4) ? 4'd7 : (transfer == 4'd3) ? 4'd6 : (transfer == 4'd2) ? 4'd5 : (transfer
      == 4'd1) ? 4'd4 : 4'd9;
  wire [60:0] access_dwords_joined = {access_dwords_all_transfer_is_6, words_word_0[22:16] == 7'h7c,
      words_word_0[22:16], 3'd0, {{6{words_word_0[15]}}, {words_word_0[15:0], 2'd0}}, 7'h7c, 1'b0, words_word_0[6:0],
      (|transfer) & ~access_dwords_any & (transfer != 4'd8), |transfer, access_dwords_choice};
  wire [60:0] access_dwords_joined_words_word_0 = {access_dwords_entry_words_word_0[7:3], 8'h6c < ({1'b0,
      words_word_0[12:6]} + {3'd0, access_dwords_entry_words_word_0[7:3]}), words_word_0[12:6],
      access_dwords_entry_words_word_0[2:0], words_word_1[23:0], words_word_1[31:25], ~({words_word_0[5:0], 1'b0} <
      7'h7c) | access_dwords_all, words_word_0[5:0], 1'b0, 1'b0, 1'b0, access_dwords_entry};
  wire [60:0] access_dwords_choice_any_transfer = (|transfer) ? access_dwords_joined :
      access_dwords_joined_words_word_0;
  assign access_kind = access_dwords_choice_any_transfer[3:0];
  assign access_transfers = access_dwords_choice_any_transfer[4];
  assign access_stops_wave = access_dwords_choice_any_transfer[5];
  assign access_base = access_dwords_choice_any_transfer[12:6];
  assign access_base_missing = access_dwords_choice_any_transfer[13];
  assign access_offset = access_dwords_choice_any_transfer[20:14];
  assign access_immediate = access_dwords_choice_any_transfer[44:21];
  assign access_datum_size = access_dwords_choice_any_transfer[46:45];
  assign access_datum_signed = access_dwords_choice_any_transfer[47];
  assign access_destination = access_dwords_choice_any_transfer[54:48];
  assign access_discard = access_dwords_choice_any_transfer[55];
  assign access_dwords = access_dwords_choice_any_transfer[60:56];
endmodule
`default_nettype wire
