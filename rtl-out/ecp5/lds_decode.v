// lds_decode: generator of hdl/src/front/decode/rdna4/lds.rs:32. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_decode (
  input wire [31:0] words_word_0, // The instruction.
  input wire [31:0] words_word_1, words_word_2,
  output wire operation_flat, // What it does.
  output wire [1:0] operation_control_address, output wire [2:0] operation_control_data0, operation_control_data1,
  operation_control_loads, operation_control_stores, operation_control_returns, output wire operation_control_two,
  output wire [3:0] operation_control_unit, output wire [1:0] operation_control_format_size,
  output wire operation_control_format_signed, operation_control_format_half, operation_control_format_high,
  operation_control_serial, operation_control_computes, output wire [4:0] operation_control_operation,
  output wire operation_control_wide, operation_control_counts, operation_control_conditional,
  output wire [1:0] operation_control_cross, output wire operation_control_fetch_inactive,
  output wire [7:0] operation_address_register, operation_data0_register, operation_data1_register,
  operation_destination, output wire [16:0] operation_offset
);

  assign operation_flat = words_word_0[31:24] == 8'hec;
  reg [45:0] control_entry;
  always @* case (words_word_0[25:18])
    8'd0: control_entry = 46'h58000904; 8'd1: control_entry = 46'h78000904; 8'd2: control_entry = 46'h98000904;
    8'd3: control_entry = 46'h1d8000904; 8'd4: control_entry = 46'h1f8000904; 8'd5: control_entry = 46'hf8000904;
    8'd6: control_entry = 46'h138000904; 8'd7: control_entry = 46'h118000904; 8'd8: control_entry = 46'h158000904;
    8'd9: control_entry = 46'h178000904; 8'ha: control_entry = 46'h198000904; 8'hb: control_entry = 46'h1b8000904;
    8'hc: control_entry = 46'h2f8000924; 8'hd: control_entry = 46'h804; 8'he: control_entry = 46'ha1024;
    8'hf: control_entry = 46'h221024; 8'h10: control_entry = 46'h38000924; 8'h1e: control_entry = 46'h400804;
    8'h1f: control_entry = 46'h800804; 8'h20: control_entry = 46'h58004904; 8'h21: control_entry = 46'h78004904;
    8'h22: control_entry = 46'h98004904; 8'h23: control_entry = 46'h1d8004904; 8'h24: control_entry = 46'h1f8004904;
    8'h25: control_entry = 46'hf8004904; 8'h26: control_entry = 46'h138004904; 8'h27: control_entry = 46'h118004904;
    8'h28: control_entry = 46'h158004904; 8'h29: control_entry = 46'h178004904;
    8'h2a: control_entry = 46'h198004904; 8'h2b: control_entry = 46'h1b8004904;
    8'h2c: control_entry = 46'h2f8004924; 8'h2d: control_entry = 46'h8004904; 8'h2e: control_entry = 46'h80a9224;
    8'h2f: control_entry = 46'h8229224; 8'h30: control_entry = 46'h38004924; 8'h35: control_entry = 46'hc000004100;
    8'h36: control_entry = 46'h4100; 8'h37: control_entry = 46'ha8200; 8'h38: control_entry = 46'h228200;
    8'h39: control_entry = 46'h1404100; 8'h3a: control_entry = 46'h404100; 8'h3b: control_entry = 46'h1804100;
    8'h3c: control_entry = 46'h804100; 8'h3d: control_entry = 46'h1078004902; 8'h3e: control_entry = 46'h1058004902;
    8'h4d: control_entry = 46'h1008; 8'h4e: control_entry = 46'he2048; 8'h4f: control_entry = 46'h262048;
    8'h6d: control_entry = 46'h8009208; 8'h6e: control_entry = 46'h80f2448; 8'h6f: control_entry = 46'h8272448;
    8'h76: control_entry = 46'h8200; 8'h77: control_entry = 46'hf0400; 8'h78: control_entry = 46'h270400;
    8'h7e: control_entry = 46'h2008009208; 8'h98: control_entry = 46'hd8000904; 8'h99: control_entry = 46'hb8000904;
    8'ha0: control_entry = 46'h4400804; 8'ha1: control_entry = 46'h4800804; 8'ha2: control_entry = 46'h2404100;
    8'ha3: control_entry = 46'h6404100; 8'ha4: control_entry = 46'h3404100; 8'ha5: control_entry = 46'h7404100;
    8'ha6: control_entry = 46'h2804100; 8'ha7: control_entry = 46'h6804100; 8'ha8: control_entry = 46'hd8004904;
    8'ha9: control_entry = 46'hb8004904; 8'hb0: control_entry = 46'h805; 8'hb1: control_entry = 46'h4101;
    8'hb2: control_entry = 46'h4000004104; 8'hb3: control_entry = 46'h8000004104;
    8'hcd: control_entry = 46'h18000004104; 8'hde: control_entry = 46'h180c; 8'hdf: control_entry = 46'h2010;
    8'hfe: control_entry = 46'hc300; 8'hff: control_entry = 46'h10400;
    default: control_entry = 46'd0;
  endcase

  reg [45:0] control_entry_words_word_0_21_14;
  always @* case (words_word_0[21:14])
    8'h10: control_entry_words_word_0_21_14 = 46'h404100; 8'h11: control_entry_words_word_0_21_14 = 46'h1404100;
    8'h12: control_entry_words_word_0_21_14 = 46'h804100; 8'h13: control_entry_words_word_0_21_14 = 46'h1804100;
    8'h14: control_entry_words_word_0_21_14 = 46'h4100; 8'h15: control_entry_words_word_0_21_14 = 46'h8200;
    8'h16: control_entry_words_word_0_21_14 = 46'hc300; 8'h17: control_entry_words_word_0_21_14 = 46'h10400;
    8'h18: control_entry_words_word_0_21_14 = 46'h400804; 8'h19: control_entry_words_word_0_21_14 = 46'h800804;
    8'h1a: control_entry_words_word_0_21_14 = 46'h804; 8'h1b: control_entry_words_word_0_21_14 = 46'h1008;
    8'h1c: control_entry_words_word_0_21_14 = 46'h180c; 8'h1d: control_entry_words_word_0_21_14 = 46'h2010;
    8'h1e: control_entry_words_word_0_21_14 = 46'h2404100; 8'h1f: control_entry_words_word_0_21_14 = 46'h3404100;
    8'h20: control_entry_words_word_0_21_14 = 46'h2804100; 8'h21: control_entry_words_word_0_21_14 = 46'h6404100;
    8'h22: control_entry_words_word_0_21_14 = 46'h7404100; 8'h23: control_entry_words_word_0_21_14 = 46'h6804100;
    8'h24: control_entry_words_word_0_21_14 = 46'h4400804; 8'h25: control_entry_words_word_0_21_14 = 46'h4800804;
    8'h33: control_entry_words_word_0_21_14 = 46'h18004904; 8'h34: control_entry_words_word_0_21_14 = 46'h38004908;
    8'h35: control_entry_words_word_0_21_14 = 46'h58004904; 8'h36: control_entry_words_word_0_21_14 = 46'h78004904;
    8'h37: control_entry_words_word_0_21_14 = 46'hb8004904; 8'h38: control_entry_words_word_0_21_14 = 46'hf8004904;
    8'h39: control_entry_words_word_0_21_14 = 46'h118004904;
    8'h3a: control_entry_words_word_0_21_14 = 46'h138004904;
    8'h3b: control_entry_words_word_0_21_14 = 46'h158004904;
    8'h3c: control_entry_words_word_0_21_14 = 46'h178004904;
    8'h3d: control_entry_words_word_0_21_14 = 46'h198004904;
    8'h3e: control_entry_words_word_0_21_14 = 46'h1b8004904;
    8'h3f: control_entry_words_word_0_21_14 = 46'h1d8004904;
    8'h40: control_entry_words_word_0_21_14 = 46'h1f8004904; 8'h50: control_entry_words_word_0_21_14 = 46'hd8004904;
    default: control_entry_words_word_0_21_14 = 46'd0;
  endcase

  wire [45:0] control = operation_flat ? control_entry_words_word_0_21_14 : control_entry;
  assign operation_control_address = control[1:0];
  assign operation_control_data0 = control[4:2];
  assign operation_control_data1 = control[7:5];
  assign operation_control_loads = control[10:8];
  assign operation_control_stores = control[13:11];
  assign operation_control_computes = control[28];
  assign operation_control_returns = control[16:14] & {3{~(operation_flat & operation_control_computes &
      ~words_word_1[20])}};
  assign operation_control_two = control[17];
  assign operation_control_unit = control[21:18];
  assign operation_control_format_size = control[23:22];
  assign operation_control_format_signed = control[24];
  assign operation_control_format_half = control[25];
  assign operation_control_format_high = control[26];
  assign operation_control_serial = control[27];
  assign operation_control_operation = control[33:29];
  assign operation_control_wide = control[35];
  assign operation_control_counts = control[36];
  assign operation_control_conditional = control[37];
  assign operation_control_cross = control[39:38];
  assign operation_control_fetch_inactive = control[40];
  assign operation_address_register = operation_flat ? words_word_2[7:0] : words_word_1[7:0];
  assign operation_data0_register = operation_flat ? words_word_1[30:23] : words_word_1[15:8];
  assign operation_data1_register = words_word_1[23:16];
  assign operation_destination = operation_flat ? words_word_1[7:0] : words_word_1[31:24];
  assign operation_offset = operation_flat ? words_word_2[24:8] : {1'b0, words_word_0[15:0]};
endmodule
`default_nettype wire
