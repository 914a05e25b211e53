// memory_decode: generator of hdl/src/memory/decode.rs
// Written by Tombolo; change the source.

module memory_decode (
  input wire [31:0] word_0,
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire [1:0] space,
  output wire [18:0] control,
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

  wire [21:0] facts;

  wire equal_1 = word_0[31:26] == 6'h31;
  wire equal_2 = word_0[31:24] == 8'hed;
  wire equal_3 = word_0[31:24] == 8'hec;

  assign space = (2'd1 & {2{equal_3}}) | (2'd2 & {2{equal_2}}) | {2{equal_1}};

  reg [21:0] looked_up_1;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_1 = 22'd4;
      8'h11: looked_up_1 = 22'h84;
      8'h12: looked_up_1 = 22'h24;
      8'h13: looked_up_1 = 22'ha4;
      8'h14: looked_up_1 = 22'h44;
      8'h15: looked_up_1 = 22'h48;
      8'h16: looked_up_1 = 22'h4c;
      8'h17: looked_up_1 = 22'h50;
      8'h18: looked_up_1 = 22'h80005;
      8'h19: looked_up_1 = 22'h80025;
      8'h1a: looked_up_1 = 22'h80045;
      8'h1b: looked_up_1 = 22'h100049;
      8'h1c: looked_up_1 = 22'h18004d;
      8'h1d: looked_up_1 = 22'h200051;
      8'h1e: looked_up_1 = 22'h104;
      8'h1f: looked_up_1 = 22'h184;
      8'h20: looked_up_1 = 22'h124;
      8'h21: looked_up_1 = 22'h304;
      8'h22: looked_up_1 = 22'h384;
      8'h23: looked_up_1 = 22'h324;
      8'h24: looked_up_1 = 22'h80305;
      8'h25: looked_up_1 = 22'h80325;
      8'h33: looked_up_1 = 22'h80046;
      8'h34: looked_up_1 = 22'h102046;
      8'h35: looked_up_1 = 22'h84046;
      8'h36: looked_up_1 = 22'h86046;
      8'h37: looked_up_1 = 22'h8a046;
      8'h38: looked_up_1 = 22'h8e046;
      8'h39: looked_up_1 = 22'h90046;
      8'h3a: looked_up_1 = 22'h92046;
      8'h3b: looked_up_1 = 22'h94046;
      8'h3c: looked_up_1 = 22'h96046;
      8'h3d: looked_up_1 = 22'h98046;
      8'h3e: looked_up_1 = 22'h9a046;
      8'h3f: looked_up_1 = 22'h9c046;
      8'h40: looked_up_1 = 22'h9e046;
      8'h41: looked_up_1 = 22'h10004a;
      8'h42: looked_up_1 = 22'h20204a;
      8'h43: looked_up_1 = 22'h10404a;
      8'h44: looked_up_1 = 22'h10604a;
      8'h45: looked_up_1 = 22'h10e04a;
      8'h46: looked_up_1 = 22'h11004a;
      8'h47: looked_up_1 = 22'h11204a;
      8'h48: looked_up_1 = 22'h11404a;
      8'h49: looked_up_1 = 22'h11604a;
      8'h4a: looked_up_1 = 22'h11804a;
      8'h4b: looked_up_1 = 22'h11a04a;
      8'h4c: looked_up_1 = 22'h11c04a;
      8'h4d: looked_up_1 = 22'h11e04a;
      8'h50: looked_up_1 = 22'h8c046;
      8'h51: looked_up_1 = 22'ha2046;
      8'h52: looked_up_1 = 22'ha4046;
      8'h56: looked_up_1 = 22'ha0046;
      8'h59: looked_up_1 = 22'ha6046;
      8'h5a: looked_up_1 = 22'ha8046;
      default: looked_up_1 = 22'd0;
    endcase

  reg [21:0] looked_up_2;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_2 = 22'd4;
      8'h11: looked_up_2 = 22'h84;
      8'h12: looked_up_2 = 22'h24;
      8'h13: looked_up_2 = 22'ha4;
      8'h14: looked_up_2 = 22'h44;
      8'h15: looked_up_2 = 22'h48;
      8'h16: looked_up_2 = 22'h4c;
      8'h17: looked_up_2 = 22'h50;
      8'h18: looked_up_2 = 22'h80005;
      8'h19: looked_up_2 = 22'h80025;
      8'h1a: looked_up_2 = 22'h80045;
      8'h1b: looked_up_2 = 22'h100049;
      8'h1c: looked_up_2 = 22'h18004d;
      8'h1d: looked_up_2 = 22'h200051;
      8'h1e: looked_up_2 = 22'h104;
      8'h1f: looked_up_2 = 22'h184;
      8'h20: looked_up_2 = 22'h124;
      8'h21: looked_up_2 = 22'h304;
      8'h22: looked_up_2 = 22'h384;
      8'h23: looked_up_2 = 22'h324;
      8'h24: looked_up_2 = 22'h80305;
      8'h25: looked_up_2 = 22'h80325;
      8'h53: looked_up_2 = 22'h850;
      8'h54: looked_up_2 = 22'h200851;
      default: looked_up_2 = 22'd0;
    endcase

  reg [21:0] looked_up_3;
  always @*
    case (word_0[21:14])
      8'h10: looked_up_3 = 22'd4;
      8'h11: looked_up_3 = 22'h84;
      8'h12: looked_up_3 = 22'h24;
      8'h13: looked_up_3 = 22'ha4;
      8'h14: looked_up_3 = 22'h44;
      8'h15: looked_up_3 = 22'h48;
      8'h16: looked_up_3 = 22'h4c;
      8'h17: looked_up_3 = 22'h50;
      8'h18: looked_up_3 = 22'h80005;
      8'h19: looked_up_3 = 22'h80025;
      8'h1a: looked_up_3 = 22'h80045;
      8'h1b: looked_up_3 = 22'h100049;
      8'h1c: looked_up_3 = 22'h18004d;
      8'h1d: looked_up_3 = 22'h200051;
      8'h1e: looked_up_3 = 22'h104;
      8'h1f: looked_up_3 = 22'h184;
      8'h20: looked_up_3 = 22'h124;
      8'h21: looked_up_3 = 22'h304;
      8'h22: looked_up_3 = 22'h384;
      8'h23: looked_up_3 = 22'h324;
      8'h24: looked_up_3 = 22'h80305;
      8'h25: looked_up_3 = 22'h80325;
      8'h28: looked_up_3 = 22'h444;
      8'h29: looked_up_3 = 22'h80445;
      8'h2b: looked_up_3 = 22'h41043;
      8'h2c: looked_up_3 = 22'h43;
      8'h33: looked_up_3 = 22'h80046;
      8'h34: looked_up_3 = 22'h102046;
      8'h35: looked_up_3 = 22'h84046;
      8'h36: looked_up_3 = 22'h86046;
      8'h37: looked_up_3 = 22'h8a046;
      8'h38: looked_up_3 = 22'h8e046;
      8'h39: looked_up_3 = 22'h90046;
      8'h3a: looked_up_3 = 22'h92046;
      8'h3b: looked_up_3 = 22'h94046;
      8'h3c: looked_up_3 = 22'h96046;
      8'h3d: looked_up_3 = 22'h98046;
      8'h3e: looked_up_3 = 22'h9a046;
      8'h3f: looked_up_3 = 22'h9c046;
      8'h40: looked_up_3 = 22'h9e046;
      8'h41: looked_up_3 = 22'h10004a;
      8'h42: looked_up_3 = 22'h20204a;
      8'h43: looked_up_3 = 22'h10404a;
      8'h44: looked_up_3 = 22'h10604a;
      8'h45: looked_up_3 = 22'h10e04a;
      8'h46: looked_up_3 = 22'h11004a;
      8'h47: looked_up_3 = 22'h11204a;
      8'h48: looked_up_3 = 22'h11404a;
      8'h49: looked_up_3 = 22'h11604a;
      8'h4a: looked_up_3 = 22'h11804a;
      8'h4b: looked_up_3 = 22'h11a04a;
      8'h4c: looked_up_3 = 22'h11c04a;
      8'h4d: looked_up_3 = 22'h11e04a;
      8'h4f: looked_up_3 = 22'h1043;
      8'h50: looked_up_3 = 22'h8c046;
      8'h51: looked_up_3 = 22'ha2046;
      8'h52: looked_up_3 = 22'ha4046;
      8'h53: looked_up_3 = 22'h850;
      8'h54: looked_up_3 = 22'h200851;
      8'h56: looked_up_3 = 22'ha0046;
      8'h59: looked_up_3 = 22'ha6046;
      8'h5a: looked_up_3 = 22'ha8046;
      default: looked_up_3 = 22'd0;
    endcase

  wire [21:0] disjunction_1 = (looked_up_3 & {22{word_0[31:24] == 8'hee}}) | (looked_up_1 & {22{equal_3}});

  assign facts = disjunction_1 | (looked_up_2 & {22{equal_2}}) | (looked_up_1 & {22{equal_1}});
  assign control = facts[18:0];
  assign returns = (control[1:0] == 2'd0) | ((control[1:0] == 2'd2) & word_1[20]);
  assign counts_load = returns | control[18];
  assign dwords = control[4:2];
  assign block = control[11];
  assign data_rows = facts[21:19];
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
