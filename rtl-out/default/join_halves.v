// join_halves: generator of hdl/src/scalar/data_cache.rs
// Written by Tombolo; change the source.

module join_halves (
  input wire [31:0] low_0,
  input wire [31:0] low_1,
  input wire [31:0] low_2,
  input wire [31:0] low_3,
  input wire [31:0] low_4,
  input wire [31:0] low_5,
  input wire [31:0] low_6,
  input wire [31:0] low_7,
  input wire [31:0] high_0,
  input wire [31:0] high_1,
  input wire [31:0] high_2,
  input wire [31:0] high_3,
  input wire [31:0] high_4,
  input wire [31:0] high_5,
  input wire [31:0] high_6,
  input wire [31:0] high_7,
  output wire [511:0] line
);

  assign line = {high_7, high_6, high_5, high_4, high_3, high_2, high_1, high_0, low_7, low_6, low_5, low_4, low_3,
      low_2, low_1, low_0};

endmodule
