// vmem_decode: generator of hdl/src/front/decode/rdna4/vmem.rs:85. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module vmem_decode (
  input wire [31:0] words_word_0, // The instruction.
  input wire [31:0] words_word_1, words_word_2,
  output wire [1:0] access_space, // What it does.
  output wire [1:0] access_control_kind, output wire [2:0] access_control_dwords, access_control_data_rows,
  output wire [1:0] access_control_format_size, output wire access_control_format_signed,
  access_control_format_half, access_control_format_high, access_control_lane_addressed, access_control_block,
  access_control_invalidates, access_control_flat, output wire [4:0] access_control_operation,
  output wire access_returns, access_counts_load, output wire [1:0] access_address_rows,
  output wire access_wide_address, output wire [7:0] access_address, access_source, access_destination,
  output wire access_has_scalar, output wire [6:0] access_resource, output wire [23:0] access_offset,
  output wire access_beyond_unit
);

  wire access_source_equal = words_word_0[31:26] == 6'h31;
  reg [29:0] control_entry;
  always @* case (words_word_0[21:14])
    8'h10: control_entry = 30'h8000104; 8'h11: control_entry = 30'h8000504; 8'h12: control_entry = 30'h8000204;
    8'h13: control_entry = 30'h8000604; 8'h14: control_entry = 30'h8000004; 8'h15: control_entry = 30'h8000008;
    8'h16: control_entry = 30'h800000c; 8'h17: control_entry = 30'h8000010; 8'h18: control_entry = 30'h8000125;
    8'h19: control_entry = 30'h8000225; 8'h1a: control_entry = 30'h8000025; 8'h1b: control_entry = 30'h8000049;
    8'h1c: control_entry = 30'h800006d; 8'h1d: control_entry = 30'h8000091; 8'h1e: control_entry = 30'h8000904;
    8'h1f: control_entry = 30'h8000d04; 8'h20: control_entry = 30'h8000a04; 8'h21: control_entry = 30'h8001904;
    8'h22: control_entry = 30'h8001d04; 8'h23: control_entry = 30'h8001a04; 8'h24: control_entry = 30'h8001925;
    8'h25: control_entry = 30'h8001a25; 8'h33: control_entry = 30'h8000026; 8'h34: control_entry = 30'h8080046;
    8'h35: control_entry = 30'h8100026; 8'h36: control_entry = 30'h8180026; 8'h37: control_entry = 30'h8280026;
    8'h38: control_entry = 30'h8380026; 8'h39: control_entry = 30'h8400026; 8'h3a: control_entry = 30'h8480026;
    8'h3b: control_entry = 30'h8500026; 8'h3c: control_entry = 30'h8580026; 8'h3d: control_entry = 30'h8600026;
    8'h3e: control_entry = 30'h8680026; 8'h3f: control_entry = 30'h8700026; 8'h40: control_entry = 30'h8780026;
    8'h41: control_entry = 30'h800004a; 8'h42: control_entry = 30'h808008a; 8'h43: control_entry = 30'h810004a;
    8'h44: control_entry = 30'h818004a; 8'h45: control_entry = 30'h838004a; 8'h46: control_entry = 30'h840004a;
    8'h47: control_entry = 30'h848004a; 8'h48: control_entry = 30'h850004a; 8'h49: control_entry = 30'h858004a;
    8'h4a: control_entry = 30'h860004a; 8'h4b: control_entry = 30'h868004a; 8'h4c: control_entry = 30'h870004a;
    8'h4d: control_entry = 30'h878004a; 8'h50: control_entry = 30'h8300026; 8'h51: control_entry = 30'h8880026;
    8'h52: control_entry = 30'h8900026; 8'h56: control_entry = 30'h8800026; 8'h59: control_entry = 30'h8980026;
    8'h5a: control_entry = 30'h8a00026;
    default: control_entry = 30'd0;
  endcase

  wire access_address_rows_equal = words_word_0[31:24] == 8'hed;
  reg [29:0] control_entry_words_word_0_21_14;
  always @* case (words_word_0[21:14])
    8'h10: control_entry_words_word_0_21_14 = 30'h8000104; 8'h11: control_entry_words_word_0_21_14 = 30'h8000504;
    8'h12: control_entry_words_word_0_21_14 = 30'h8000204; 8'h13: control_entry_words_word_0_21_14 = 30'h8000604;
    8'h14: control_entry_words_word_0_21_14 = 30'h8000004; 8'h15: control_entry_words_word_0_21_14 = 30'h8000008;
    8'h16: control_entry_words_word_0_21_14 = 30'h800000c; 8'h17: control_entry_words_word_0_21_14 = 30'h8000010;
    8'h18: control_entry_words_word_0_21_14 = 30'h8000125; 8'h19: control_entry_words_word_0_21_14 = 30'h8000225;
    8'h1a: control_entry_words_word_0_21_14 = 30'h8000025; 8'h1b: control_entry_words_word_0_21_14 = 30'h8000049;
    8'h1c: control_entry_words_word_0_21_14 = 30'h800006d; 8'h1d: control_entry_words_word_0_21_14 = 30'h8000091;
    8'h1e: control_entry_words_word_0_21_14 = 30'h8000904; 8'h1f: control_entry_words_word_0_21_14 = 30'h8000d04;
    8'h20: control_entry_words_word_0_21_14 = 30'h8000a04; 8'h21: control_entry_words_word_0_21_14 = 30'h8001904;
    8'h22: control_entry_words_word_0_21_14 = 30'h8001d04; 8'h23: control_entry_words_word_0_21_14 = 30'h8001a04;
    8'h24: control_entry_words_word_0_21_14 = 30'h8001925; 8'h25: control_entry_words_word_0_21_14 = 30'h8001a25;
    8'h53: control_entry_words_word_0_21_14 = 30'h8004010; 8'h54: control_entry_words_word_0_21_14 = 30'h8004091;
    default: control_entry_words_word_0_21_14 = 30'd0;
  endcase

  wire access_space_equal = words_word_0[31:24] == 8'hec;
  reg [29:0] control_entry_words_word_0;
  always @* case (words_word_0[21:14])
    8'h10: control_entry_words_word_0 = 30'h8040104; 8'h11: control_entry_words_word_0 = 30'h8040504;
    8'h12: control_entry_words_word_0 = 30'h8040204; 8'h13: control_entry_words_word_0 = 30'h8040604;
    8'h14: control_entry_words_word_0 = 30'h8040004; 8'h15: control_entry_words_word_0 = 30'h8040008;
    8'h16: control_entry_words_word_0 = 30'h804000c; 8'h17: control_entry_words_word_0 = 30'h8040010;
    8'h18: control_entry_words_word_0 = 30'h8040125; 8'h19: control_entry_words_word_0 = 30'h8040225;
    8'h1a: control_entry_words_word_0 = 30'h8040025; 8'h1b: control_entry_words_word_0 = 30'h8040049;
    8'h1c: control_entry_words_word_0 = 30'h804006d; 8'h1d: control_entry_words_word_0 = 30'h8040091;
    8'h1e: control_entry_words_word_0 = 30'h8040904; 8'h1f: control_entry_words_word_0 = 30'h8040d04;
    8'h20: control_entry_words_word_0 = 30'h8040a04; 8'h21: control_entry_words_word_0 = 30'h8041904;
    8'h22: control_entry_words_word_0 = 30'h8041d04; 8'h23: control_entry_words_word_0 = 30'h8041a04;
    8'h24: control_entry_words_word_0 = 30'h8041925; 8'h25: control_entry_words_word_0 = 30'h8041a25;
    8'h33: control_entry_words_word_0 = 30'h8040026; 8'h34: control_entry_words_word_0 = 30'h80c0046;
    8'h35: control_entry_words_word_0 = 30'h8140026; 8'h36: control_entry_words_word_0 = 30'h81c0026;
    8'h37: control_entry_words_word_0 = 30'h82c0026; 8'h38: control_entry_words_word_0 = 30'h83c0026;
    8'h39: control_entry_words_word_0 = 30'h8440026; 8'h3a: control_entry_words_word_0 = 30'h84c0026;
    8'h3b: control_entry_words_word_0 = 30'h8540026; 8'h3c: control_entry_words_word_0 = 30'h85c0026;
    8'h3d: control_entry_words_word_0 = 30'h8640026; 8'h3e: control_entry_words_word_0 = 30'h86c0026;
    8'h3f: control_entry_words_word_0 = 30'h8740026; 8'h40: control_entry_words_word_0 = 30'h87c0026;
    8'h41: control_entry_words_word_0 = 30'h804004a; 8'h42: control_entry_words_word_0 = 30'h80c008a;
    8'h43: control_entry_words_word_0 = 30'h814004a; 8'h44: control_entry_words_word_0 = 30'h81c004a;
    8'h45: control_entry_words_word_0 = 30'h83c004a; 8'h46: control_entry_words_word_0 = 30'h844004a;
    8'h47: control_entry_words_word_0 = 30'h84c004a; 8'h48: control_entry_words_word_0 = 30'h854004a;
    8'h49: control_entry_words_word_0 = 30'h85c004a; 8'h4a: control_entry_words_word_0 = 30'h864004a;
    8'h4b: control_entry_words_word_0 = 30'h86c004a; 8'h4c: control_entry_words_word_0 = 30'h874004a;
    8'h4d: control_entry_words_word_0 = 30'h87c004a; 8'h50: control_entry_words_word_0 = 30'h8340026;
    8'h51: control_entry_words_word_0 = 30'h88c0026; 8'h52: control_entry_words_word_0 = 30'h8940026;
    8'h56: control_entry_words_word_0 = 30'h8840026; 8'h59: control_entry_words_word_0 = 30'h89c0026;
    8'h5a: control_entry_words_word_0 = 30'h8a40026;
    default: control_entry_words_word_0 = 30'd0;
  endcase

  reg [29:0] control_entry_2;
  always @* case (words_word_0[21:14])
    8'h10: control_entry_2 = 30'h8000104; 8'h11: control_entry_2 = 30'h8000504;
    8'h12: control_entry_2 = 30'h8000204; 8'h13: control_entry_2 = 30'h8000604;
    8'h14: control_entry_2 = 30'h8000004; 8'h15: control_entry_2 = 30'h8000008;
    8'h16: control_entry_2 = 30'h800000c; 8'h17: control_entry_2 = 30'h8000010;
    8'h18: control_entry_2 = 30'h8000125; 8'h19: control_entry_2 = 30'h8000225;
    8'h1a: control_entry_2 = 30'h8000025; 8'h1b: control_entry_2 = 30'h8000049;
    8'h1c: control_entry_2 = 30'h800006d; 8'h1d: control_entry_2 = 30'h8000091;
    8'h1e: control_entry_2 = 30'h8000904; 8'h1f: control_entry_2 = 30'h8000d04;
    8'h20: control_entry_2 = 30'h8000a04; 8'h21: control_entry_2 = 30'h8001904;
    8'h22: control_entry_2 = 30'h8001d04; 8'h23: control_entry_2 = 30'h8001a04;
    8'h24: control_entry_2 = 30'h8001925; 8'h25: control_entry_2 = 30'h8001a25;
    8'h28: control_entry_2 = 30'h8002004; 8'h29: control_entry_2 = 30'h8002025;
    8'h2b: control_entry_2 = 30'h8030003; 8'h2c: control_entry_2 = 30'h8000003;
    8'h33: control_entry_2 = 30'h8000026; 8'h34: control_entry_2 = 30'h8080046;
    8'h35: control_entry_2 = 30'h8100026; 8'h36: control_entry_2 = 30'h8180026;
    8'h37: control_entry_2 = 30'h8280026; 8'h38: control_entry_2 = 30'h8380026;
    8'h39: control_entry_2 = 30'h8400026; 8'h3a: control_entry_2 = 30'h8480026;
    8'h3b: control_entry_2 = 30'h8500026; 8'h3c: control_entry_2 = 30'h8580026;
    8'h3d: control_entry_2 = 30'h8600026; 8'h3e: control_entry_2 = 30'h8680026;
    8'h3f: control_entry_2 = 30'h8700026; 8'h40: control_entry_2 = 30'h8780026;
    8'h41: control_entry_2 = 30'h800004a; 8'h42: control_entry_2 = 30'h808008a;
    8'h43: control_entry_2 = 30'h810004a; 8'h44: control_entry_2 = 30'h818004a;
    8'h45: control_entry_2 = 30'h838004a; 8'h46: control_entry_2 = 30'h840004a;
    8'h47: control_entry_2 = 30'h848004a; 8'h48: control_entry_2 = 30'h850004a;
    8'h49: control_entry_2 = 30'h858004a; 8'h4a: control_entry_2 = 30'h860004a;
    8'h4b: control_entry_2 = 30'h868004a; 8'h4c: control_entry_2 = 30'h870004a;
    8'h4d: control_entry_2 = 30'h878004a; 8'h4f: control_entry_2 = 30'h8010003;
    8'h50: control_entry_2 = 30'h8300026; 8'h51: control_entry_2 = 30'h8880026;
    8'h52: control_entry_2 = 30'h8900026; 8'h53: control_entry_2 = 30'h8004010;
    8'h54: control_entry_2 = 30'h8004091; 8'h56: control_entry_2 = 30'h8800026;
    8'h59: control_entry_2 = 30'h8980026; 8'h5a: control_entry_2 = 30'h8a00026;
    8'h73: control_entry_2 = 30'h8d8004a;
    default: control_entry_2 = 30'd0;
  endcase

  wire [29:0] control = (control_entry_2 & {30{words_word_0[31:24] == 8'hee}}) | (control_entry_words_word_0 &
      {30{access_space_equal}}) | (control_entry_words_word_0_21_14 & {30{access_address_rows_equal}}) |
      (control_entry & {30{access_source_equal}});
  assign access_space = (2'd1 & {2{access_space_equal}}) | (2'd2 & {2{access_address_rows_equal}}) |
      {2{access_source_equal}};
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
  assign access_has_scalar = (words_word_0[6:0] != 7'h7c) & (words_word_0[31:24] != 8'hec);
  wire [1:0] access_address_rows_choice = access_source_equal ? ({1'b0, words_word_1[31]} + {1'b0, words_word_1[30]})
      : access_address_rows_equal ? {1'b0, words_word_1[17]} : access_control_lane_addressed ? 2'd0 :
      access_has_scalar ? 2'd1 : 2'd2;
  assign access_address_rows = access_address_rows_choice & {2{access_control_kind != 2'd3}};
  assign access_wide_address = (access_address_rows == 2'd2) & (words_word_0[31:26] != 6'h31);
  assign access_address = words_word_2[7:0];
  assign access_destination = words_word_1[7:0];
  assign access_source = access_source_equal ? access_destination : words_word_1[30:23];
  assign access_resource = words_word_1[15:9];
  assign access_offset = words_word_2[31:8];
  assign access_beyond_unit = |words_word_1[19:18];
endmodule
`default_nettype wire
