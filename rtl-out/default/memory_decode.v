// memory_decode: generator of hdl/src/memory/decode.rs:26
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_decode (
  input wire [31:0] word_0, // Its dwords.
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire [1:0] space, // space.
  output wire [19:0] control, // crate::memory::operations::Access::control.
  output wire is_atomic, // Kind is Atomic.
  output wire returns, // VGPRs receive something.
  output wire counts_load, // LOADcnt counts it, as against STOREcnt.
  output wire [2:0] dwords, // VGPRs moved or returned.
  output wire block, // A block of VGPRs by M0.
  output wire [1:0] address_rows, // VGPRs of the address: 0 to 2.
  output wire [2:0] data_rows, // VGPRs of data to read.
  output wire wide_address, // The second address VGPR is the high half of an address.
  output wire [7:0] address, // Address VGPR.
  output wire [7:0] source, // VGPR stored.
  output wire [7:0] destination, // VGPR loaded.
  output wire has_scalar, // There is a scalar base or offset.
  output wire has_index, // A buffer takes an index from the first address VGPR.
  output wire has_offset, // A buffer takes an offset from the last address VGPR.
  output wire [6:0] resource, // First register of the buffer resource.
  output wire [23:0] offset, // Signed byte offset.
  output wire beyond_unit // The access is coherent beyond the compute unit (4.1.1).
);

  wire [22:0] facts;

  wire word_0_31_26_is_49 = word_0[31:26] == 6'h31;
  wire word_0_31_24_is_237 = word_0[31:24] == 8'hed;
  wire word_0_31_24_is_236 = word_0[31:24] == 8'hec;

  assign space = (2'd1 & {2{word_0_31_24_is_236}}) | (2'd2 & {2{word_0_31_24_is_237}}) | {2{word_0_31_26_is_49}};

  reg [22:0] by_word_0_21_14;
  always @*
    case (word_0[21:14])
      8'h10: by_word_0_21_14 = 23'd4;
      8'h11: by_word_0_21_14 = 23'h84;
      8'h12: by_word_0_21_14 = 23'h24;
      8'h13: by_word_0_21_14 = 23'ha4;
      8'h14: by_word_0_21_14 = 23'h44;
      8'h15: by_word_0_21_14 = 23'h48;
      8'h16: by_word_0_21_14 = 23'h4c;
      8'h17: by_word_0_21_14 = 23'h50;
      8'h18: by_word_0_21_14 = 23'h100005;
      8'h19: by_word_0_21_14 = 23'h100025;
      8'h1a: by_word_0_21_14 = 23'h100045;
      8'h1b: by_word_0_21_14 = 23'h200049;
      8'h1c: by_word_0_21_14 = 23'h30004d;
      8'h1d: by_word_0_21_14 = 23'h400051;
      8'h1e: by_word_0_21_14 = 23'h104;
      8'h1f: by_word_0_21_14 = 23'h184;
      8'h20: by_word_0_21_14 = 23'h124;
      8'h21: by_word_0_21_14 = 23'h304;
      8'h22: by_word_0_21_14 = 23'h384;
      8'h23: by_word_0_21_14 = 23'h324;
      8'h24: by_word_0_21_14 = 23'h100305;
      8'h25: by_word_0_21_14 = 23'h100325;
      8'h33: by_word_0_21_14 = 23'h100046;
      8'h34: by_word_0_21_14 = 23'h202046;
      8'h35: by_word_0_21_14 = 23'h104046;
      8'h36: by_word_0_21_14 = 23'h106046;
      8'h37: by_word_0_21_14 = 23'h10a046;
      8'h38: by_word_0_21_14 = 23'h10e046;
      8'h39: by_word_0_21_14 = 23'h110046;
      8'h3a: by_word_0_21_14 = 23'h112046;
      8'h3b: by_word_0_21_14 = 23'h114046;
      8'h3c: by_word_0_21_14 = 23'h116046;
      8'h3d: by_word_0_21_14 = 23'h118046;
      8'h3e: by_word_0_21_14 = 23'h11a046;
      8'h3f: by_word_0_21_14 = 23'h11c046;
      8'h40: by_word_0_21_14 = 23'h11e046;
      8'h41: by_word_0_21_14 = 23'h20004a;
      8'h42: by_word_0_21_14 = 23'h40204a;
      8'h43: by_word_0_21_14 = 23'h20404a;
      8'h44: by_word_0_21_14 = 23'h20604a;
      8'h45: by_word_0_21_14 = 23'h20e04a;
      8'h46: by_word_0_21_14 = 23'h21004a;
      8'h47: by_word_0_21_14 = 23'h21204a;
      8'h48: by_word_0_21_14 = 23'h21404a;
      8'h49: by_word_0_21_14 = 23'h21604a;
      8'h4a: by_word_0_21_14 = 23'h21804a;
      8'h4b: by_word_0_21_14 = 23'h21a04a;
      8'h4c: by_word_0_21_14 = 23'h21c04a;
      8'h4d: by_word_0_21_14 = 23'h21e04a;
      8'h50: by_word_0_21_14 = 23'h10c046;
      8'h51: by_word_0_21_14 = 23'h122046;
      8'h52: by_word_0_21_14 = 23'h124046;
      8'h56: by_word_0_21_14 = 23'h120046;
      8'h59: by_word_0_21_14 = 23'h126046;
      8'h5a: by_word_0_21_14 = 23'h128046;
      default: by_word_0_21_14 = 23'd0;
    endcase

  reg [22:0] by_word_0_21_14_word_0_21_14;
  always @*
    case (word_0[21:14])
      8'h10: by_word_0_21_14_word_0_21_14 = 23'd4;
      8'h11: by_word_0_21_14_word_0_21_14 = 23'h84;
      8'h12: by_word_0_21_14_word_0_21_14 = 23'h24;
      8'h13: by_word_0_21_14_word_0_21_14 = 23'ha4;
      8'h14: by_word_0_21_14_word_0_21_14 = 23'h44;
      8'h15: by_word_0_21_14_word_0_21_14 = 23'h48;
      8'h16: by_word_0_21_14_word_0_21_14 = 23'h4c;
      8'h17: by_word_0_21_14_word_0_21_14 = 23'h50;
      8'h18: by_word_0_21_14_word_0_21_14 = 23'h100005;
      8'h19: by_word_0_21_14_word_0_21_14 = 23'h100025;
      8'h1a: by_word_0_21_14_word_0_21_14 = 23'h100045;
      8'h1b: by_word_0_21_14_word_0_21_14 = 23'h200049;
      8'h1c: by_word_0_21_14_word_0_21_14 = 23'h30004d;
      8'h1d: by_word_0_21_14_word_0_21_14 = 23'h400051;
      8'h1e: by_word_0_21_14_word_0_21_14 = 23'h104;
      8'h1f: by_word_0_21_14_word_0_21_14 = 23'h184;
      8'h20: by_word_0_21_14_word_0_21_14 = 23'h124;
      8'h21: by_word_0_21_14_word_0_21_14 = 23'h304;
      8'h22: by_word_0_21_14_word_0_21_14 = 23'h384;
      8'h23: by_word_0_21_14_word_0_21_14 = 23'h324;
      8'h24: by_word_0_21_14_word_0_21_14 = 23'h100305;
      8'h25: by_word_0_21_14_word_0_21_14 = 23'h100325;
      8'h53: by_word_0_21_14_word_0_21_14 = 23'h850;
      8'h54: by_word_0_21_14_word_0_21_14 = 23'h400851;
      default: by_word_0_21_14_word_0_21_14 = 23'd0;
    endcase

  reg [22:0] by_word_0_21_14_word_0;
  always @*
    case (word_0[21:14])
      8'h10: by_word_0_21_14_word_0 = 23'h80004;
      8'h11: by_word_0_21_14_word_0 = 23'h80084;
      8'h12: by_word_0_21_14_word_0 = 23'h80024;
      8'h13: by_word_0_21_14_word_0 = 23'h800a4;
      8'h14: by_word_0_21_14_word_0 = 23'h80044;
      8'h15: by_word_0_21_14_word_0 = 23'h80048;
      8'h16: by_word_0_21_14_word_0 = 23'h8004c;
      8'h17: by_word_0_21_14_word_0 = 23'h80050;
      8'h18: by_word_0_21_14_word_0 = 23'h180005;
      8'h19: by_word_0_21_14_word_0 = 23'h180025;
      8'h1a: by_word_0_21_14_word_0 = 23'h180045;
      8'h1b: by_word_0_21_14_word_0 = 23'h280049;
      8'h1c: by_word_0_21_14_word_0 = 23'h38004d;
      8'h1d: by_word_0_21_14_word_0 = 23'h480051;
      8'h1e: by_word_0_21_14_word_0 = 23'h80104;
      8'h1f: by_word_0_21_14_word_0 = 23'h80184;
      8'h20: by_word_0_21_14_word_0 = 23'h80124;
      8'h21: by_word_0_21_14_word_0 = 23'h80304;
      8'h22: by_word_0_21_14_word_0 = 23'h80384;
      8'h23: by_word_0_21_14_word_0 = 23'h80324;
      8'h24: by_word_0_21_14_word_0 = 23'h180305;
      8'h25: by_word_0_21_14_word_0 = 23'h180325;
      8'h33: by_word_0_21_14_word_0 = 23'h180046;
      8'h34: by_word_0_21_14_word_0 = 23'h282046;
      8'h35: by_word_0_21_14_word_0 = 23'h184046;
      8'h36: by_word_0_21_14_word_0 = 23'h186046;
      8'h37: by_word_0_21_14_word_0 = 23'h18a046;
      8'h38: by_word_0_21_14_word_0 = 23'h18e046;
      8'h39: by_word_0_21_14_word_0 = 23'h190046;
      8'h3a: by_word_0_21_14_word_0 = 23'h192046;
      8'h3b: by_word_0_21_14_word_0 = 23'h194046;
      8'h3c: by_word_0_21_14_word_0 = 23'h196046;
      8'h3d: by_word_0_21_14_word_0 = 23'h198046;
      8'h3e: by_word_0_21_14_word_0 = 23'h19a046;
      8'h3f: by_word_0_21_14_word_0 = 23'h19c046;
      8'h40: by_word_0_21_14_word_0 = 23'h19e046;
      8'h41: by_word_0_21_14_word_0 = 23'h28004a;
      8'h42: by_word_0_21_14_word_0 = 23'h48204a;
      8'h43: by_word_0_21_14_word_0 = 23'h28404a;
      8'h44: by_word_0_21_14_word_0 = 23'h28604a;
      8'h45: by_word_0_21_14_word_0 = 23'h28e04a;
      8'h46: by_word_0_21_14_word_0 = 23'h29004a;
      8'h47: by_word_0_21_14_word_0 = 23'h29204a;
      8'h48: by_word_0_21_14_word_0 = 23'h29404a;
      8'h49: by_word_0_21_14_word_0 = 23'h29604a;
      8'h4a: by_word_0_21_14_word_0 = 23'h29804a;
      8'h4b: by_word_0_21_14_word_0 = 23'h29a04a;
      8'h4c: by_word_0_21_14_word_0 = 23'h29c04a;
      8'h4d: by_word_0_21_14_word_0 = 23'h29e04a;
      8'h50: by_word_0_21_14_word_0 = 23'h18c046;
      8'h51: by_word_0_21_14_word_0 = 23'h1a2046;
      8'h52: by_word_0_21_14_word_0 = 23'h1a4046;
      8'h56: by_word_0_21_14_word_0 = 23'h1a0046;
      8'h59: by_word_0_21_14_word_0 = 23'h1a6046;
      8'h5a: by_word_0_21_14_word_0 = 23'h1a8046;
      default: by_word_0_21_14_word_0 = 23'd0;
    endcase

  reg [22:0] by_word_0_21_14_2;
  always @*
    case (word_0[21:14])
      8'h10: by_word_0_21_14_2 = 23'd4;
      8'h11: by_word_0_21_14_2 = 23'h84;
      8'h12: by_word_0_21_14_2 = 23'h24;
      8'h13: by_word_0_21_14_2 = 23'ha4;
      8'h14: by_word_0_21_14_2 = 23'h44;
      8'h15: by_word_0_21_14_2 = 23'h48;
      8'h16: by_word_0_21_14_2 = 23'h4c;
      8'h17: by_word_0_21_14_2 = 23'h50;
      8'h18: by_word_0_21_14_2 = 23'h100005;
      8'h19: by_word_0_21_14_2 = 23'h100025;
      8'h1a: by_word_0_21_14_2 = 23'h100045;
      8'h1b: by_word_0_21_14_2 = 23'h200049;
      8'h1c: by_word_0_21_14_2 = 23'h30004d;
      8'h1d: by_word_0_21_14_2 = 23'h400051;
      8'h1e: by_word_0_21_14_2 = 23'h104;
      8'h1f: by_word_0_21_14_2 = 23'h184;
      8'h20: by_word_0_21_14_2 = 23'h124;
      8'h21: by_word_0_21_14_2 = 23'h304;
      8'h22: by_word_0_21_14_2 = 23'h384;
      8'h23: by_word_0_21_14_2 = 23'h324;
      8'h24: by_word_0_21_14_2 = 23'h100305;
      8'h25: by_word_0_21_14_2 = 23'h100325;
      8'h28: by_word_0_21_14_2 = 23'h444;
      8'h29: by_word_0_21_14_2 = 23'h100445;
      8'h2b: by_word_0_21_14_2 = 23'h41043;
      8'h2c: by_word_0_21_14_2 = 23'h43;
      8'h33: by_word_0_21_14_2 = 23'h100046;
      8'h34: by_word_0_21_14_2 = 23'h202046;
      8'h35: by_word_0_21_14_2 = 23'h104046;
      8'h36: by_word_0_21_14_2 = 23'h106046;
      8'h37: by_word_0_21_14_2 = 23'h10a046;
      8'h38: by_word_0_21_14_2 = 23'h10e046;
      8'h39: by_word_0_21_14_2 = 23'h110046;
      8'h3a: by_word_0_21_14_2 = 23'h112046;
      8'h3b: by_word_0_21_14_2 = 23'h114046;
      8'h3c: by_word_0_21_14_2 = 23'h116046;
      8'h3d: by_word_0_21_14_2 = 23'h118046;
      8'h3e: by_word_0_21_14_2 = 23'h11a046;
      8'h3f: by_word_0_21_14_2 = 23'h11c046;
      8'h40: by_word_0_21_14_2 = 23'h11e046;
      8'h41: by_word_0_21_14_2 = 23'h20004a;
      8'h42: by_word_0_21_14_2 = 23'h40204a;
      8'h43: by_word_0_21_14_2 = 23'h20404a;
      8'h44: by_word_0_21_14_2 = 23'h20604a;
      8'h45: by_word_0_21_14_2 = 23'h20e04a;
      8'h46: by_word_0_21_14_2 = 23'h21004a;
      8'h47: by_word_0_21_14_2 = 23'h21204a;
      8'h48: by_word_0_21_14_2 = 23'h21404a;
      8'h49: by_word_0_21_14_2 = 23'h21604a;
      8'h4a: by_word_0_21_14_2 = 23'h21804a;
      8'h4b: by_word_0_21_14_2 = 23'h21a04a;
      8'h4c: by_word_0_21_14_2 = 23'h21c04a;
      8'h4d: by_word_0_21_14_2 = 23'h21e04a;
      8'h4f: by_word_0_21_14_2 = 23'h1043;
      8'h50: by_word_0_21_14_2 = 23'h10c046;
      8'h51: by_word_0_21_14_2 = 23'h122046;
      8'h52: by_word_0_21_14_2 = 23'h124046;
      8'h53: by_word_0_21_14_2 = 23'h850;
      8'h54: by_word_0_21_14_2 = 23'h400851;
      8'h56: by_word_0_21_14_2 = 23'h120046;
      8'h57: by_word_0_21_14_2 = 23'h2050;
      8'h58: by_word_0_21_14_2 = 23'h2048;
      8'h59: by_word_0_21_14_2 = 23'h126046;
      8'h5a: by_word_0_21_14_2 = 23'h128046;
      default: by_word_0_21_14_2 = 23'd0;
    endcase

  assign facts = (by_word_0_21_14_2 & {23{word_0[31:24] == 8'hee}}) | (by_word_0_21_14_word_0 &
      {23{word_0_31_24_is_236}}) | (by_word_0_21_14_word_0_21_14 & {23{word_0_31_24_is_237}}) | (by_word_0_21_14 &
      {23{word_0_31_26_is_49}});
  assign control = facts[19:0];
  assign is_atomic = facts[1:0] == 2'd2;
  assign returns = (facts[1:0] == 2'd0) | (is_atomic & word_1[20]);
  assign counts_load = returns | facts[18];
  assign dwords = facts[4:2];
  assign block = facts[11];
  assign data_rows = facts[22:20];
  wire [1:0] address_rows_choice = word_0_31_26_is_49 ? ({1'b0, word_1[31]} + {1'b0, word_1[30]}) :
      word_0_31_24_is_237 ? {1'b0, word_1[17]} : facts[10] ? 2'd0 : has_scalar ? 2'd1 : 2'd2;
  assign address_rows = address_rows_choice & {2{facts[1:0] != 2'd3}};
  assign wide_address = (address_rows == 2'd2) & (word_0[31:26] != 6'h31);
  assign has_scalar = (word_0[6:0] != 7'h7c) & (word_0[31:24] != 8'hec);
  assign has_index = word_1[31] & word_0_31_26_is_49;
  assign has_offset = word_1[30] & word_0_31_26_is_49;
  assign resource = word_1[15:9];
  assign address = word_2[7:0];
  assign source = word_0_31_26_is_49 ? destination : word_1[30:23];
  assign destination = word_1[7:0];
  assign offset = word_2[31:8];
  assign beyond_unit = |word_1[19:18];

endmodule

`default_nettype wire
