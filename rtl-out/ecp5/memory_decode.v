// memory_decode: generator of hdl/src/memory/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_decode (
  input wire [31:0] word_0,
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire [1:0] space,
  output wire [19:0] control,
  output wire returns,
  output wire counts_load,
  output wire [2:0] dwords,
  output wire block,
  output wire [1:0] address_rows,
  output wire [2:0] data_rows,
  output wire wide_address,
  output wire [7:0] address,
  output wire [7:0] source,
  output wire [7:0] destination,
  output wire has_scalar,
  output wire has_index,
  output wire has_offset,
  output wire [6:0] resource,
  output wire [23:0] offset,
  output wire beyond_unit
);

  wire [22:0] facts;

  wire equal_1 = word_0[31:26] == 6'h31;
  wire equal_2 = word_0[31:24] == 8'hed;
  wire equal_3 = word_0[31:24] == 8'hec;

  assign space = (2'd1 & {2{equal_3}}) | (2'd2 & {2{equal_2}}) | {2{equal_1}};

  reg [22:0] looked_up_1;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_1 = 23'd4;
      8'h11: looked_up_1 = 23'h84;
      8'h12: looked_up_1 = 23'h24;
      8'h13: looked_up_1 = 23'ha4;
      8'h14: looked_up_1 = 23'h44;
      8'h15: looked_up_1 = 23'h48;
      8'h16: looked_up_1 = 23'h4c;
      8'h17: looked_up_1 = 23'h50;
      8'h18: looked_up_1 = 23'h100005;
      8'h19: looked_up_1 = 23'h100025;
      8'h1a: looked_up_1 = 23'h100045;
      8'h1b: looked_up_1 = 23'h200049;
      8'h1c: looked_up_1 = 23'h30004d;
      8'h1d: looked_up_1 = 23'h400051;
      8'h1e: looked_up_1 = 23'h104;
      8'h1f: looked_up_1 = 23'h184;
      8'h20: looked_up_1 = 23'h124;
      8'h21: looked_up_1 = 23'h304;
      8'h22: looked_up_1 = 23'h384;
      8'h23: looked_up_1 = 23'h324;
      8'h24: looked_up_1 = 23'h100305;
      8'h25: looked_up_1 = 23'h100325;
      8'h33: looked_up_1 = 23'h100046;
      8'h34: looked_up_1 = 23'h202046;
      8'h35: looked_up_1 = 23'h104046;
      8'h36: looked_up_1 = 23'h106046;
      8'h37: looked_up_1 = 23'h10a046;
      8'h38: looked_up_1 = 23'h10e046;
      8'h39: looked_up_1 = 23'h110046;
      8'h3a: looked_up_1 = 23'h112046;
      8'h3b: looked_up_1 = 23'h114046;
      8'h3c: looked_up_1 = 23'h116046;
      8'h3d: looked_up_1 = 23'h118046;
      8'h3e: looked_up_1 = 23'h11a046;
      8'h3f: looked_up_1 = 23'h11c046;
      8'h40: looked_up_1 = 23'h11e046;
      8'h41: looked_up_1 = 23'h20004a;
      8'h42: looked_up_1 = 23'h40204a;
      8'h43: looked_up_1 = 23'h20404a;
      8'h44: looked_up_1 = 23'h20604a;
      8'h45: looked_up_1 = 23'h20e04a;
      8'h46: looked_up_1 = 23'h21004a;
      8'h47: looked_up_1 = 23'h21204a;
      8'h48: looked_up_1 = 23'h21404a;
      8'h49: looked_up_1 = 23'h21604a;
      8'h4a: looked_up_1 = 23'h21804a;
      8'h4b: looked_up_1 = 23'h21a04a;
      8'h4c: looked_up_1 = 23'h21c04a;
      8'h4d: looked_up_1 = 23'h21e04a;
      8'h50: looked_up_1 = 23'h10c046;
      8'h51: looked_up_1 = 23'h122046;
      8'h52: looked_up_1 = 23'h124046;
      8'h56: looked_up_1 = 23'h120046;
      8'h59: looked_up_1 = 23'h126046;
      8'h5a: looked_up_1 = 23'h128046;
      default: looked_up_1 = 23'd0;
    endcase

  reg [22:0] looked_up_2;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_2 = 23'd4;
      8'h11: looked_up_2 = 23'h84;
      8'h12: looked_up_2 = 23'h24;
      8'h13: looked_up_2 = 23'ha4;
      8'h14: looked_up_2 = 23'h44;
      8'h15: looked_up_2 = 23'h48;
      8'h16: looked_up_2 = 23'h4c;
      8'h17: looked_up_2 = 23'h50;
      8'h18: looked_up_2 = 23'h100005;
      8'h19: looked_up_2 = 23'h100025;
      8'h1a: looked_up_2 = 23'h100045;
      8'h1b: looked_up_2 = 23'h200049;
      8'h1c: looked_up_2 = 23'h30004d;
      8'h1d: looked_up_2 = 23'h400051;
      8'h1e: looked_up_2 = 23'h104;
      8'h1f: looked_up_2 = 23'h184;
      8'h20: looked_up_2 = 23'h124;
      8'h21: looked_up_2 = 23'h304;
      8'h22: looked_up_2 = 23'h384;
      8'h23: looked_up_2 = 23'h324;
      8'h24: looked_up_2 = 23'h100305;
      8'h25: looked_up_2 = 23'h100325;
      8'h53: looked_up_2 = 23'h850;
      8'h54: looked_up_2 = 23'h400851;
      default: looked_up_2 = 23'd0;
    endcase

  reg [22:0] looked_up_3;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_3 = 23'h80004;
      8'h11: looked_up_3 = 23'h80084;
      8'h12: looked_up_3 = 23'h80024;
      8'h13: looked_up_3 = 23'h800a4;
      8'h14: looked_up_3 = 23'h80044;
      8'h15: looked_up_3 = 23'h80048;
      8'h16: looked_up_3 = 23'h8004c;
      8'h17: looked_up_3 = 23'h80050;
      8'h18: looked_up_3 = 23'h180005;
      8'h19: looked_up_3 = 23'h180025;
      8'h1a: looked_up_3 = 23'h180045;
      8'h1b: looked_up_3 = 23'h280049;
      8'h1c: looked_up_3 = 23'h38004d;
      8'h1d: looked_up_3 = 23'h480051;
      8'h1e: looked_up_3 = 23'h80104;
      8'h1f: looked_up_3 = 23'h80184;
      8'h20: looked_up_3 = 23'h80124;
      8'h21: looked_up_3 = 23'h80304;
      8'h22: looked_up_3 = 23'h80384;
      8'h23: looked_up_3 = 23'h80324;
      8'h24: looked_up_3 = 23'h180305;
      8'h25: looked_up_3 = 23'h180325;
      8'h33: looked_up_3 = 23'h180046;
      8'h34: looked_up_3 = 23'h282046;
      8'h35: looked_up_3 = 23'h184046;
      8'h36: looked_up_3 = 23'h186046;
      8'h37: looked_up_3 = 23'h18a046;
      8'h38: looked_up_3 = 23'h18e046;
      8'h39: looked_up_3 = 23'h190046;
      8'h3a: looked_up_3 = 23'h192046;
      8'h3b: looked_up_3 = 23'h194046;
      8'h3c: looked_up_3 = 23'h196046;
      8'h3d: looked_up_3 = 23'h198046;
      8'h3e: looked_up_3 = 23'h19a046;
      8'h3f: looked_up_3 = 23'h19c046;
      8'h40: looked_up_3 = 23'h19e046;
      8'h41: looked_up_3 = 23'h28004a;
      8'h42: looked_up_3 = 23'h48204a;
      8'h43: looked_up_3 = 23'h28404a;
      8'h44: looked_up_3 = 23'h28604a;
      8'h45: looked_up_3 = 23'h28e04a;
      8'h46: looked_up_3 = 23'h29004a;
      8'h47: looked_up_3 = 23'h29204a;
      8'h48: looked_up_3 = 23'h29404a;
      8'h49: looked_up_3 = 23'h29604a;
      8'h4a: looked_up_3 = 23'h29804a;
      8'h4b: looked_up_3 = 23'h29a04a;
      8'h4c: looked_up_3 = 23'h29c04a;
      8'h4d: looked_up_3 = 23'h29e04a;
      8'h50: looked_up_3 = 23'h18c046;
      8'h51: looked_up_3 = 23'h1a2046;
      8'h52: looked_up_3 = 23'h1a4046;
      8'h56: looked_up_3 = 23'h1a0046;
      8'h59: looked_up_3 = 23'h1a6046;
      8'h5a: looked_up_3 = 23'h1a8046;
      default: looked_up_3 = 23'd0;
    endcase

  reg [22:0] looked_up_4;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_4 = 23'd4;
      8'h11: looked_up_4 = 23'h84;
      8'h12: looked_up_4 = 23'h24;
      8'h13: looked_up_4 = 23'ha4;
      8'h14: looked_up_4 = 23'h44;
      8'h15: looked_up_4 = 23'h48;
      8'h16: looked_up_4 = 23'h4c;
      8'h17: looked_up_4 = 23'h50;
      8'h18: looked_up_4 = 23'h100005;
      8'h19: looked_up_4 = 23'h100025;
      8'h1a: looked_up_4 = 23'h100045;
      8'h1b: looked_up_4 = 23'h200049;
      8'h1c: looked_up_4 = 23'h30004d;
      8'h1d: looked_up_4 = 23'h400051;
      8'h1e: looked_up_4 = 23'h104;
      8'h1f: looked_up_4 = 23'h184;
      8'h20: looked_up_4 = 23'h124;
      8'h21: looked_up_4 = 23'h304;
      8'h22: looked_up_4 = 23'h384;
      8'h23: looked_up_4 = 23'h324;
      8'h24: looked_up_4 = 23'h100305;
      8'h25: looked_up_4 = 23'h100325;
      8'h28: looked_up_4 = 23'h444;
      8'h29: looked_up_4 = 23'h100445;
      8'h2b: looked_up_4 = 23'h41043;
      8'h2c: looked_up_4 = 23'h43;
      8'h33: looked_up_4 = 23'h100046;
      8'h34: looked_up_4 = 23'h202046;
      8'h35: looked_up_4 = 23'h104046;
      8'h36: looked_up_4 = 23'h106046;
      8'h37: looked_up_4 = 23'h10a046;
      8'h38: looked_up_4 = 23'h10e046;
      8'h39: looked_up_4 = 23'h110046;
      8'h3a: looked_up_4 = 23'h112046;
      8'h3b: looked_up_4 = 23'h114046;
      8'h3c: looked_up_4 = 23'h116046;
      8'h3d: looked_up_4 = 23'h118046;
      8'h3e: looked_up_4 = 23'h11a046;
      8'h3f: looked_up_4 = 23'h11c046;
      8'h40: looked_up_4 = 23'h11e046;
      8'h41: looked_up_4 = 23'h20004a;
      8'h42: looked_up_4 = 23'h40204a;
      8'h43: looked_up_4 = 23'h20404a;
      8'h44: looked_up_4 = 23'h20604a;
      8'h45: looked_up_4 = 23'h20e04a;
      8'h46: looked_up_4 = 23'h21004a;
      8'h47: looked_up_4 = 23'h21204a;
      8'h48: looked_up_4 = 23'h21404a;
      8'h49: looked_up_4 = 23'h21604a;
      8'h4a: looked_up_4 = 23'h21804a;
      8'h4b: looked_up_4 = 23'h21a04a;
      8'h4c: looked_up_4 = 23'h21c04a;
      8'h4d: looked_up_4 = 23'h21e04a;
      8'h4f: looked_up_4 = 23'h1043;
      8'h50: looked_up_4 = 23'h10c046;
      8'h51: looked_up_4 = 23'h122046;
      8'h52: looked_up_4 = 23'h124046;
      8'h53: looked_up_4 = 23'h850;
      8'h54: looked_up_4 = 23'h400851;
      8'h56: looked_up_4 = 23'h120046;
      8'h59: looked_up_4 = 23'h126046;
      8'h5a: looked_up_4 = 23'h128046;
      default: looked_up_4 = 23'd0;
    endcase

  assign facts = (looked_up_4 & {23{word_0[31:24] == 8'hee}}) | (looked_up_3 & {23{equal_3}}) | (looked_up_2 &
      {23{equal_2}}) | (looked_up_1 & {23{equal_1}});
  assign control = facts[19:0];
  assign returns = (control[1:0] == 2'd0) | ((control[1:0] == 2'd2) & word_1[20]);
  assign counts_load = returns | control[18];
  assign dwords = control[4:2];
  assign block = control[11];
  assign data_rows = facts[22:20];
  wire [1:0] chosen_1 = equal_1 ? ({1'b0, word_1[31]} + {1'b0, word_1[30]}) : equal_2 ? {1'b0, word_1[17]} :
      control[10] ? 2'd0 : has_scalar ? 2'd1 : 2'd2;
  assign address_rows = chosen_1 & {2{~(control[1:0] == 2'd3)}};
  assign wide_address = (address_rows == 2'd2) & (~equal_1);
  assign has_scalar = (word_0[6:0] != 7'h7c) & (~equal_3);
  assign has_index = word_1[31] & equal_1;
  assign has_offset = word_1[30] & equal_1;
  assign resource = word_1[15:9];
  assign address = word_2[7:0];
  assign source = equal_1 ? destination : word_1[30:23];
  assign destination = word_1[7:0];
  assign offset = word_2[31:8];
  assign beyond_unit = |word_1[19:18];

endmodule

`default_nettype wire
