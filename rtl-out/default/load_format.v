// load_format: generator of hdl/src/memory/returns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_format (
  input wire [511:0] line,
  input wire [3:0] word,
  input wire [1:0] misaligned,
  input wire [53:0] facts,
  output wire [31:0] dword,
  output wire [3:0] bytes
);

  wire [511:0] joined_1 = {line[3*128 +: 128], line[2*128 +: 128], line[1*128 +: 128], line[0 +: 128]};
  wire [31:0] conjunction_1 = joined_1[{word, 5'd0} +: 32] & {32{~facts[37]}};
  wire [63:0] joined_2 = {2{conjunction_1}};
  wire [31:0] slice_1 = joined_2[{1'b0, {misaligned, 3'd0}} +: 32];
  wire equal_1 = facts[40:39] == 2'd0;
  wire conjunction_2 = (equal_1 ? slice_1[7] : slice_1[15]) & facts[41];
  wire disjunction_1 = equal_1 | (facts[40:39] == 2'd1);
  wire [23:0] joined_3 = {disjunction_1 ? {16{conjunction_2}} : slice_1[31:16], equal_1 ? {8{conjunction_2}} :
      slice_1[15:8]};
  wire [31:0] joined_4 = {joined_3, slice_1[7:0]};

  assign dword = facts[43] ? {joined_4[15:0], 16'd0} : joined_4;

  wire [7:0] shifted_1 = 8'hf << (3'd4 - {1'b0, misaligned});
  wire [3:0] disjunction_2 = (facts[44] ? (~shifted_1[7:4]) : shifted_1[7:4]) | {4{facts[37]}};
  wire chosen_1 = equal_1 ? disjunction_2[0] : disjunction_2[1];
  wire [3:0] joined_5 = {{disjunction_1 ? {2{chosen_1 & (~facts[42])}} : disjunction_2[3:2], chosen_1},
      disjunction_2[0]};

  assign bytes = facts[43] ? {joined_5[1:0], 2'd0} : joined_5;

endmodule

`default_nettype wire
