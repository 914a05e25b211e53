// vmem_decode: generator of hdl/src/front/decode/rdna4/vmem.rs:64
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module vmem_decode (
  input wire [31:0] words_word_0, // The instruction.
  input wire [31:0] words_word_1,
  input wire [31:0] words_word_2,
  output wire [1:0] access_space, // What it does.
  output wire [1:0] access_control_kind,
  output wire [2:0] access_control_dwords,
  output wire [2:0] access_control_data_rows,
  output wire [1:0] access_control_format_size,
  output wire access_control_format_signed,
  output wire access_control_format_half,
  output wire access_control_format_high,
  output wire access_control_lane_addressed,
  output wire access_control_block,
  output wire access_control_invalidates,
  output wire access_control_flat,
  output wire [4:0] access_control_operation,
  output wire access_returns,
  output wire access_counts_load,
  output wire [1:0] access_address_rows,
  output wire access_wide_address,
  output wire [7:0] access_address,
  output wire [7:0] access_source,
  output wire [7:0] access_destination,
  output wire access_has_scalar,
  output wire [6:0] access_resource,
  output wire [23:0] access_offset,
  output wire access_beyond_unit
);

  wire [23:0] control;

  wire words_word_0_31_26_is_49 = words_word_0[31:26] == 6'h31;

  reg [23:0] by_words_word_0_21_14;
  always @*
    case (words_word_0[21:14])
      8'h10: by_words_word_0_21_14 = 24'h104;
      8'h11: by_words_word_0_21_14 = 24'h504;
      8'h12: by_words_word_0_21_14 = 24'h204;
      8'h13: by_words_word_0_21_14 = 24'h604;
      8'h14: by_words_word_0_21_14 = 24'd4;
      8'h15: by_words_word_0_21_14 = 24'd8;
      8'h16: by_words_word_0_21_14 = 24'hc;
      8'h17: by_words_word_0_21_14 = 24'h10;
      8'h18: by_words_word_0_21_14 = 24'h125;
      8'h19: by_words_word_0_21_14 = 24'h225;
      8'h1a: by_words_word_0_21_14 = 24'h25;
      8'h1b: by_words_word_0_21_14 = 24'h49;
      8'h1c: by_words_word_0_21_14 = 24'h6d;
      8'h1d: by_words_word_0_21_14 = 24'h91;
      8'h1e: by_words_word_0_21_14 = 24'h904;
      8'h1f: by_words_word_0_21_14 = 24'hd04;
      8'h20: by_words_word_0_21_14 = 24'ha04;
      8'h21: by_words_word_0_21_14 = 24'h1904;
      8'h22: by_words_word_0_21_14 = 24'h1d04;
      8'h23: by_words_word_0_21_14 = 24'h1a04;
      8'h24: by_words_word_0_21_14 = 24'h1925;
      8'h25: by_words_word_0_21_14 = 24'h1a25;
      8'h33: by_words_word_0_21_14 = 24'h26;
      8'h34: by_words_word_0_21_14 = 24'h80046;
      8'h35: by_words_word_0_21_14 = 24'h100026;
      8'h36: by_words_word_0_21_14 = 24'h180026;
      8'h37: by_words_word_0_21_14 = 24'h280026;
      8'h38: by_words_word_0_21_14 = 24'h380026;
      8'h39: by_words_word_0_21_14 = 24'h400026;
      8'h3a: by_words_word_0_21_14 = 24'h480026;
      8'h3b: by_words_word_0_21_14 = 24'h500026;
      8'h3c: by_words_word_0_21_14 = 24'h580026;
      8'h3d: by_words_word_0_21_14 = 24'h600026;
      8'h3e: by_words_word_0_21_14 = 24'h680026;
      8'h3f: by_words_word_0_21_14 = 24'h700026;
      8'h40: by_words_word_0_21_14 = 24'h780026;
      8'h41: by_words_word_0_21_14 = 24'h4a;
      8'h42: by_words_word_0_21_14 = 24'h8008a;
      8'h43: by_words_word_0_21_14 = 24'h10004a;
      8'h44: by_words_word_0_21_14 = 24'h18004a;
      8'h45: by_words_word_0_21_14 = 24'h38004a;
      8'h46: by_words_word_0_21_14 = 24'h40004a;
      8'h47: by_words_word_0_21_14 = 24'h48004a;
      8'h48: by_words_word_0_21_14 = 24'h50004a;
      8'h49: by_words_word_0_21_14 = 24'h58004a;
      8'h4a: by_words_word_0_21_14 = 24'h60004a;
      8'h4b: by_words_word_0_21_14 = 24'h68004a;
      8'h4c: by_words_word_0_21_14 = 24'h70004a;
      8'h4d: by_words_word_0_21_14 = 24'h78004a;
      8'h50: by_words_word_0_21_14 = 24'h300026;
      8'h51: by_words_word_0_21_14 = 24'h880026;
      8'h52: by_words_word_0_21_14 = 24'h900026;
      8'h56: by_words_word_0_21_14 = 24'h800026;
      8'h59: by_words_word_0_21_14 = 24'h980026;
      8'h5a: by_words_word_0_21_14 = 24'ha00026;
      default: by_words_word_0_21_14 = 24'd0;
    endcase

  wire words_word_0_31_24_is_237 = words_word_0[31:24] == 8'hed;

  reg [23:0] by_words_word_0_21_14_words_word_0_21_14;
  always @*
    case (words_word_0[21:14])
      8'h10: by_words_word_0_21_14_words_word_0_21_14 = 24'h104;
      8'h11: by_words_word_0_21_14_words_word_0_21_14 = 24'h504;
      8'h12: by_words_word_0_21_14_words_word_0_21_14 = 24'h204;
      8'h13: by_words_word_0_21_14_words_word_0_21_14 = 24'h604;
      8'h14: by_words_word_0_21_14_words_word_0_21_14 = 24'd4;
      8'h15: by_words_word_0_21_14_words_word_0_21_14 = 24'd8;
      8'h16: by_words_word_0_21_14_words_word_0_21_14 = 24'hc;
      8'h17: by_words_word_0_21_14_words_word_0_21_14 = 24'h10;
      8'h18: by_words_word_0_21_14_words_word_0_21_14 = 24'h125;
      8'h19: by_words_word_0_21_14_words_word_0_21_14 = 24'h225;
      8'h1a: by_words_word_0_21_14_words_word_0_21_14 = 24'h25;
      8'h1b: by_words_word_0_21_14_words_word_0_21_14 = 24'h49;
      8'h1c: by_words_word_0_21_14_words_word_0_21_14 = 24'h6d;
      8'h1d: by_words_word_0_21_14_words_word_0_21_14 = 24'h91;
      8'h1e: by_words_word_0_21_14_words_word_0_21_14 = 24'h904;
      8'h1f: by_words_word_0_21_14_words_word_0_21_14 = 24'hd04;
      8'h20: by_words_word_0_21_14_words_word_0_21_14 = 24'ha04;
      8'h21: by_words_word_0_21_14_words_word_0_21_14 = 24'h1904;
      8'h22: by_words_word_0_21_14_words_word_0_21_14 = 24'h1d04;
      8'h23: by_words_word_0_21_14_words_word_0_21_14 = 24'h1a04;
      8'h24: by_words_word_0_21_14_words_word_0_21_14 = 24'h1925;
      8'h25: by_words_word_0_21_14_words_word_0_21_14 = 24'h1a25;
      8'h53: by_words_word_0_21_14_words_word_0_21_14 = 24'h4010;
      8'h54: by_words_word_0_21_14_words_word_0_21_14 = 24'h4091;
      default: by_words_word_0_21_14_words_word_0_21_14 = 24'd0;
    endcase

  wire words_word_0_31_24_is_236 = words_word_0[31:24] == 8'hec;

  reg [23:0] by_words_word_0_21_14_words_word_0;
  always @*
    case (words_word_0[21:14])
      8'h10: by_words_word_0_21_14_words_word_0 = 24'h40104;
      8'h11: by_words_word_0_21_14_words_word_0 = 24'h40504;
      8'h12: by_words_word_0_21_14_words_word_0 = 24'h40204;
      8'h13: by_words_word_0_21_14_words_word_0 = 24'h40604;
      8'h14: by_words_word_0_21_14_words_word_0 = 24'h40004;
      8'h15: by_words_word_0_21_14_words_word_0 = 24'h40008;
      8'h16: by_words_word_0_21_14_words_word_0 = 24'h4000c;
      8'h17: by_words_word_0_21_14_words_word_0 = 24'h40010;
      8'h18: by_words_word_0_21_14_words_word_0 = 24'h40125;
      8'h19: by_words_word_0_21_14_words_word_0 = 24'h40225;
      8'h1a: by_words_word_0_21_14_words_word_0 = 24'h40025;
      8'h1b: by_words_word_0_21_14_words_word_0 = 24'h40049;
      8'h1c: by_words_word_0_21_14_words_word_0 = 24'h4006d;
      8'h1d: by_words_word_0_21_14_words_word_0 = 24'h40091;
      8'h1e: by_words_word_0_21_14_words_word_0 = 24'h40904;
      8'h1f: by_words_word_0_21_14_words_word_0 = 24'h40d04;
      8'h20: by_words_word_0_21_14_words_word_0 = 24'h40a04;
      8'h21: by_words_word_0_21_14_words_word_0 = 24'h41904;
      8'h22: by_words_word_0_21_14_words_word_0 = 24'h41d04;
      8'h23: by_words_word_0_21_14_words_word_0 = 24'h41a04;
      8'h24: by_words_word_0_21_14_words_word_0 = 24'h41925;
      8'h25: by_words_word_0_21_14_words_word_0 = 24'h41a25;
      8'h33: by_words_word_0_21_14_words_word_0 = 24'h40026;
      8'h34: by_words_word_0_21_14_words_word_0 = 24'hc0046;
      8'h35: by_words_word_0_21_14_words_word_0 = 24'h140026;
      8'h36: by_words_word_0_21_14_words_word_0 = 24'h1c0026;
      8'h37: by_words_word_0_21_14_words_word_0 = 24'h2c0026;
      8'h38: by_words_word_0_21_14_words_word_0 = 24'h3c0026;
      8'h39: by_words_word_0_21_14_words_word_0 = 24'h440026;
      8'h3a: by_words_word_0_21_14_words_word_0 = 24'h4c0026;
      8'h3b: by_words_word_0_21_14_words_word_0 = 24'h540026;
      8'h3c: by_words_word_0_21_14_words_word_0 = 24'h5c0026;
      8'h3d: by_words_word_0_21_14_words_word_0 = 24'h640026;
      8'h3e: by_words_word_0_21_14_words_word_0 = 24'h6c0026;
      8'h3f: by_words_word_0_21_14_words_word_0 = 24'h740026;
      8'h40: by_words_word_0_21_14_words_word_0 = 24'h7c0026;
      8'h41: by_words_word_0_21_14_words_word_0 = 24'h4004a;
      8'h42: by_words_word_0_21_14_words_word_0 = 24'hc008a;
      8'h43: by_words_word_0_21_14_words_word_0 = 24'h14004a;
      8'h44: by_words_word_0_21_14_words_word_0 = 24'h1c004a;
      8'h45: by_words_word_0_21_14_words_word_0 = 24'h3c004a;
      8'h46: by_words_word_0_21_14_words_word_0 = 24'h44004a;
      8'h47: by_words_word_0_21_14_words_word_0 = 24'h4c004a;
      8'h48: by_words_word_0_21_14_words_word_0 = 24'h54004a;
      8'h49: by_words_word_0_21_14_words_word_0 = 24'h5c004a;
      8'h4a: by_words_word_0_21_14_words_word_0 = 24'h64004a;
      8'h4b: by_words_word_0_21_14_words_word_0 = 24'h6c004a;
      8'h4c: by_words_word_0_21_14_words_word_0 = 24'h74004a;
      8'h4d: by_words_word_0_21_14_words_word_0 = 24'h7c004a;
      8'h50: by_words_word_0_21_14_words_word_0 = 24'h340026;
      8'h51: by_words_word_0_21_14_words_word_0 = 24'h8c0026;
      8'h52: by_words_word_0_21_14_words_word_0 = 24'h940026;
      8'h56: by_words_word_0_21_14_words_word_0 = 24'h840026;
      8'h59: by_words_word_0_21_14_words_word_0 = 24'h9c0026;
      8'h5a: by_words_word_0_21_14_words_word_0 = 24'ha40026;
      default: by_words_word_0_21_14_words_word_0 = 24'd0;
    endcase

  reg [23:0] by_words_word_0_21_14_2;
  always @*
    case (words_word_0[21:14])
      8'h10: by_words_word_0_21_14_2 = 24'h104;
      8'h11: by_words_word_0_21_14_2 = 24'h504;
      8'h12: by_words_word_0_21_14_2 = 24'h204;
      8'h13: by_words_word_0_21_14_2 = 24'h604;
      8'h14: by_words_word_0_21_14_2 = 24'd4;
      8'h15: by_words_word_0_21_14_2 = 24'd8;
      8'h16: by_words_word_0_21_14_2 = 24'hc;
      8'h17: by_words_word_0_21_14_2 = 24'h10;
      8'h18: by_words_word_0_21_14_2 = 24'h125;
      8'h19: by_words_word_0_21_14_2 = 24'h225;
      8'h1a: by_words_word_0_21_14_2 = 24'h25;
      8'h1b: by_words_word_0_21_14_2 = 24'h49;
      8'h1c: by_words_word_0_21_14_2 = 24'h6d;
      8'h1d: by_words_word_0_21_14_2 = 24'h91;
      8'h1e: by_words_word_0_21_14_2 = 24'h904;
      8'h1f: by_words_word_0_21_14_2 = 24'hd04;
      8'h20: by_words_word_0_21_14_2 = 24'ha04;
      8'h21: by_words_word_0_21_14_2 = 24'h1904;
      8'h22: by_words_word_0_21_14_2 = 24'h1d04;
      8'h23: by_words_word_0_21_14_2 = 24'h1a04;
      8'h24: by_words_word_0_21_14_2 = 24'h1925;
      8'h25: by_words_word_0_21_14_2 = 24'h1a25;
      8'h28: by_words_word_0_21_14_2 = 24'h2004;
      8'h29: by_words_word_0_21_14_2 = 24'h2025;
      8'h2b: by_words_word_0_21_14_2 = 24'h30003;
      8'h2c: by_words_word_0_21_14_2 = 24'd3;
      8'h33: by_words_word_0_21_14_2 = 24'h26;
      8'h34: by_words_word_0_21_14_2 = 24'h80046;
      8'h35: by_words_word_0_21_14_2 = 24'h100026;
      8'h36: by_words_word_0_21_14_2 = 24'h180026;
      8'h37: by_words_word_0_21_14_2 = 24'h280026;
      8'h38: by_words_word_0_21_14_2 = 24'h380026;
      8'h39: by_words_word_0_21_14_2 = 24'h400026;
      8'h3a: by_words_word_0_21_14_2 = 24'h480026;
      8'h3b: by_words_word_0_21_14_2 = 24'h500026;
      8'h3c: by_words_word_0_21_14_2 = 24'h580026;
      8'h3d: by_words_word_0_21_14_2 = 24'h600026;
      8'h3e: by_words_word_0_21_14_2 = 24'h680026;
      8'h3f: by_words_word_0_21_14_2 = 24'h700026;
      8'h40: by_words_word_0_21_14_2 = 24'h780026;
      8'h41: by_words_word_0_21_14_2 = 24'h4a;
      8'h42: by_words_word_0_21_14_2 = 24'h8008a;
      8'h43: by_words_word_0_21_14_2 = 24'h10004a;
      8'h44: by_words_word_0_21_14_2 = 24'h18004a;
      8'h45: by_words_word_0_21_14_2 = 24'h38004a;
      8'h46: by_words_word_0_21_14_2 = 24'h40004a;
      8'h47: by_words_word_0_21_14_2 = 24'h48004a;
      8'h48: by_words_word_0_21_14_2 = 24'h50004a;
      8'h49: by_words_word_0_21_14_2 = 24'h58004a;
      8'h4a: by_words_word_0_21_14_2 = 24'h60004a;
      8'h4b: by_words_word_0_21_14_2 = 24'h68004a;
      8'h4c: by_words_word_0_21_14_2 = 24'h70004a;
      8'h4d: by_words_word_0_21_14_2 = 24'h78004a;
      8'h4f: by_words_word_0_21_14_2 = 24'h10003;
      8'h50: by_words_word_0_21_14_2 = 24'h300026;
      8'h51: by_words_word_0_21_14_2 = 24'h880026;
      8'h52: by_words_word_0_21_14_2 = 24'h900026;
      8'h53: by_words_word_0_21_14_2 = 24'h4010;
      8'h54: by_words_word_0_21_14_2 = 24'h4091;
      8'h56: by_words_word_0_21_14_2 = 24'h800026;
      8'h59: by_words_word_0_21_14_2 = 24'h980026;
      8'h5a: by_words_word_0_21_14_2 = 24'ha00026;
      default: by_words_word_0_21_14_2 = 24'd0;
    endcase

  assign control = (by_words_word_0_21_14_2 & {24{words_word_0[31:24] == 8'hee}}) |
      (by_words_word_0_21_14_words_word_0 & {24{words_word_0_31_24_is_236}}) |
      (by_words_word_0_21_14_words_word_0_21_14 & {24{words_word_0_31_24_is_237}}) | (by_words_word_0_21_14 &
      {24{words_word_0_31_26_is_49}});
  assign access_space = (2'd1 & {2{words_word_0_31_24_is_236}}) | (2'd2 & {2{words_word_0_31_24_is_237}}) |
      {2{words_word_0_31_26_is_49}};
  assign access_control_kind = control[1:0];
  assign access_control_dwords = control[4:2];
  assign access_control_data_rows = control[7:5];
  assign access_control_format_size = control[9:8];
  assign access_control_format_signed = control[10];
  assign access_control_format_half = control[11];
  assign access_control_format_high = control[12];
  assign access_control_lane_addressed = control[13];
  assign access_control_block = control[14];
  assign access_control_invalidates = control[16];
  assign access_control_flat = control[18];
  assign access_control_operation = control[23:19];
  assign access_returns = (access_control_kind == 2'd0) | ((access_control_kind == 2'd2) & words_word_1[20]);
  assign access_counts_load = access_returns | control[17];
  wire [1:0] access_address_rows_choice = words_word_0_31_26_is_49 ? ({1'b0, words_word_1[31]} + {1'b0,
      words_word_1[30]}) : words_word_0_31_24_is_237 ? {1'b0, words_word_1[17]} : access_control_lane_addressed ?
      2'd0 : access_has_scalar ? 2'd1 : 2'd2;
  assign access_address_rows = access_address_rows_choice & {2{access_control_kind != 2'd3}};
  assign access_wide_address = (access_address_rows == 2'd2) & (words_word_0[31:26] != 6'h31);
  assign access_address = words_word_2[7:0];
  assign access_source = words_word_0_31_26_is_49 ? access_destination : words_word_1[30:23];
  assign access_destination = words_word_1[7:0];
  assign access_has_scalar = (words_word_0[6:0] != 7'h7c) & (words_word_0[31:24] != 8'hec);
  assign access_resource = words_word_1[15:9];
  assign access_offset = words_word_2[31:8];
  assign access_beyond_unit = |words_word_1[19:18];

endmodule

`default_nettype wire
