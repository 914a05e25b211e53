// choices: generator of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module choices (
  input wire [15:0] grant,
  input wire [15:0] next_grant,
  input wire [159:0] rows,
  input wire [511:0] words,
  input wire [511:0] masks,
  output wire [9:0] row,
  output wire [9:0] next_row,
  output wire [9:0] turned_row,
  output wire [3:0] number,
  output wire [3:0] next_number,
  output wire [31:0] word,
  output wire [31:0] last_word,
  output wire [29:0] mirrored,
  output wire [9:0] linear
);

  // The bits in the opposite order.
  function [29:0] reversed_30;
    input [29:0] bits; integer at;
    for (at = 0; at < 30; at = at + 1) reversed_30[at] = bits[29 - at];
  endfunction

  // Of 16 bits the number of the one that is set, or those of several or-ed.
  function [3:0] number_of_16_4;
    input [15:0] selected; integer at;
    begin
      number_of_16_4 = 4'd0;
      for (at = 1; at < 16; at = at + 1) number_of_16_4 = number_of_16_4 | (at[3:0] & {4{selected[at]}});
    end
  endfunction

  // Of 16 elements of 10 bits the one that is selected, or several or-ed.
  function [9:0] selected_16_10;
    input [159:0] elements; input [15:0] selected; integer at;
    begin
      selected_16_10 = 10'd0;
      for (at = 0; at < 16; at = at + 1)
        selected_16_10 = selected_16_10 | (elements[at*10 +: 10] & {10{selected[at]}});
    end
  endfunction

  // Of 16 elements of 32 bits all, or-ed.
  function [31:0] any_of_16_32;
    input [511:0] elements; integer at;
    begin
      any_of_16_32 = 32'd0;
      for (at = 0; at < 16; at = at + 1) any_of_16_32 = any_of_16_32 | elements[at*32 +: 32];
    end
  endfunction

  assign row = selected_16_10(rows, grant);
  assign next_row = selected_16_10(rows, next_grant);
  assign number = number_of_16_4(grant);
  assign next_number = number_of_16_4(next_grant);
  wire [15:0] grant_xor_next_grant = grant ^ next_grant;
  wire [9:0] turned_row_any = (rows[9:0] & {10{grant_xor_next_grant[5]}}) | (rows[19:10] &
      {10{grant_xor_next_grant[6]}}) | (rows[29:20] & {10{grant_xor_next_grant[7]}}) | (rows[39:30] &
      {10{grant_xor_next_grant[8]}}) | (rows[49:40] & {10{grant_xor_next_grant[9]}}) | (rows[59:50] &
      {10{grant_xor_next_grant[10]}}) | (rows[69:60] & {10{grant_xor_next_grant[11]}}) | (rows[79:70] &
      {10{grant_xor_next_grant[12]}}) | (rows[89:80] & {10{grant_xor_next_grant[13]}}) | (rows[99:90] &
      {10{grant_xor_next_grant[14]}}) | (rows[109:100] & {10{grant_xor_next_grant[15]}}) | (rows[119:110] &
      {10{grant_xor_next_grant[0]}}) | (rows[129:120] & {10{grant_xor_next_grant[1]}}) | (rows[139:130] &
      {10{grant_xor_next_grant[2]}}) | (rows[149:140] & {10{grant_xor_next_grant[3]}});
  assign turned_row = turned_row_any | (rows[159:150] & {10{grant_xor_next_grant[4]}});
  assign word = any_of_16_32(words & masks);
  assign last_word = any_of_16_32(words & (masks + 512'd1));
  assign mirrored = reversed_30(words[30:1]);
  (* no_rw_check *)
  reg [9:0] table_ [0:39];
  localparam [399:0] TABLE_WORDS = {
    10'h3d2, 10'h3b9, 10'h3a0, 10'h387, 10'h36e, 10'h355, 10'h33c, 10'h323, 10'h30a, 10'h2f1, 10'h2d8, 10'h2bf,
    10'h2a6, 10'h28d, 10'h274, 10'h25b, 10'h242, 10'h229, 10'h210, 10'h1f7, 10'h1de, 10'h1c5, 10'h1ac, 10'h193,
    10'h17a, 10'h161, 10'h148, 10'h12f, 10'h116, 10'hfd, 10'he4, 10'hcb, 10'hb2, 10'h99, 10'h80, 10'h67, 10'h4e,
    10'h35, 10'h1c, 10'd3};
  integer table_word;
  initial begin
    for (table_word = 0; table_word < 40; table_word = table_word + 1)
      table_[table_word] = TABLE_WORDS[table_word*10 +: 10];
  end

  assign linear = (grant[5:0] < 6'h28) ? table_[grant[5:0]] : 10'd0;
endmodule
`default_nettype wire
