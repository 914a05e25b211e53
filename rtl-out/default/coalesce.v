// coalesce: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module coalesce (
  input wire [31:0] pending,
  input wire [31:0] lingers,
  input wire [1343:0] line,
  input wire [127:0] word,
  input wire one_part,
  input wire stays,
  input wire [41:0] at_line,
  input wire all,
  input wire single,
  output wire [41:0] request_line,
  output wire [4:0] first,
  output wire any,
  output wire any_lingers,
  output wire again,
  output wire [31:0] served
);

  wire [31:0] first_pending;
  wire [41:0] line_here;

  wire [31:0] joined_1 = {pending[31], pending[30], pending[29], pending[28], pending[27], pending[26], pending[25],
      pending[24], pending[23], pending[22], pending[21], pending[20], pending[19], pending[18], pending[17],
      pending[16], pending[15], pending[14], pending[13], pending[12], pending[11], pending[10], pending[9],
      pending[8], pending[7], pending[6], pending[5], pending[4], pending[3], pending[2], pending[1], pending[0]};
  assign first_pending = joined_1 & (-joined_1);

  wire [41:0] disjunction_1 = (line[0 +: 42] & {42{first_pending[0]}}) | (line[1*42 +: 42] & {42{first_pending[1]}})
      | (line[2*42 +: 42] & {42{first_pending[2]}}) | (line[3*42 +: 42] & {42{first_pending[3]}}) | (line[4*42 +: 42]
      & {42{first_pending[4]}}) | (line[5*42 +: 42] & {42{first_pending[5]}}) | (line[6*42 +: 42] &
      {42{first_pending[6]}}) | (line[7*42 +: 42] & {42{first_pending[7]}}) | (line[8*42 +: 42] &
      {42{first_pending[8]}}) | (line[9*42 +: 42] & {42{first_pending[9]}}) | (line[10*42 +: 42] &
      {42{first_pending[10]}}) | (line[11*42 +: 42] & {42{first_pending[11]}}) | (line[12*42 +: 42] &
      {42{first_pending[12]}}) | (line[13*42 +: 42] & {42{first_pending[13]}}) | (line[14*42 +: 42] &
      {42{first_pending[14]}}) | (line[15*42 +: 42] & {42{first_pending[15]}});
  wire [41:0] disjunction_2 = disjunction_1 | (line[16*42 +: 42] & {42{first_pending[16]}}) | (line[17*42 +: 42] &
      {42{first_pending[17]}}) | (line[18*42 +: 42] & {42{first_pending[18]}}) | (line[19*42 +: 42] &
      {42{first_pending[19]}}) | (line[20*42 +: 42] & {42{first_pending[20]}}) | (line[21*42 +: 42] &
      {42{first_pending[21]}}) | (line[22*42 +: 42] & {42{first_pending[22]}}) | (line[23*42 +: 42] &
      {42{first_pending[23]}}) | (line[24*42 +: 42] & {42{first_pending[24]}}) | (line[25*42 +: 42] &
      {42{first_pending[25]}}) | (line[26*42 +: 42] & {42{first_pending[26]}}) | (line[27*42 +: 42] &
      {42{first_pending[27]}}) | (line[28*42 +: 42] & {42{first_pending[28]}}) | (line[29*42 +: 42] &
      {42{first_pending[29]}}) | (line[30*42 +: 42] & {42{first_pending[30]}});

  assign line_here = stays ? at_line : (disjunction_2 | (line[31*42 +: 42] & {42{first_pending[31]}}));
  assign request_line = line_here;
  wire [31:0] joined_2 = {single ? first_pending[31] : (pending[31] & ((line[31*42 +: 42] == line_here) | all)),
      single ? first_pending[30] : (pending[30] & ((line[30*42 +: 42] == line_here) | all)), single ?
      first_pending[29] : (pending[29] & ((line[29*42 +: 42] == line_here) | all)), single ? first_pending[28] :
      (pending[28] & ((line[28*42 +: 42] == line_here) | all)), single ? first_pending[27] : (pending[27] &
      ((line[27*42 +: 42] == line_here) | all)), single ? first_pending[26] : (pending[26] & ((line[26*42 +: 42] ==
      line_here) | all)), single ? first_pending[25] : (pending[25] & ((line[25*42 +: 42] == line_here) | all)),
      single ? first_pending[24] : (pending[24] & ((line[24*42 +: 42] == line_here) | all)), single ?
      first_pending[23] : (pending[23] & ((line[23*42 +: 42] == line_here) | all)), single ? first_pending[22] :
      (pending[22] & ((line[22*42 +: 42] == line_here) | all)), single ? first_pending[21] : (pending[21] &
      ((line[21*42 +: 42] == line_here) | all)), single ? first_pending[20] : (pending[20] & ((line[20*42 +: 42] ==
      line_here) | all)), single ? first_pending[19] : (pending[19] & ((line[19*42 +: 42] == line_here) | all)),
      single ? first_pending[18] : (pending[18] & ((line[18*42 +: 42] == line_here) | all)), single ?
      first_pending[17] : (pending[17] & ((line[17*42 +: 42] == line_here) | all)), single ? first_pending[16] :
      (pending[16] & ((line[16*42 +: 42] == line_here) | all)), single ? first_pending[15] : (pending[15] &
      ((line[15*42 +: 42] == line_here) | all)), single ? first_pending[14] : (pending[14] & ((line[14*42 +: 42] ==
      line_here) | all)), single ? first_pending[13] : (pending[13] & ((line[13*42 +: 42] == line_here) | all)),
      single ? first_pending[12] : (pending[12] & ((line[12*42 +: 42] == line_here) | all)), single ?
      first_pending[11] : (pending[11] & ((line[11*42 +: 42] == line_here) | all)), single ? first_pending[10] :
      (pending[10] & ((line[10*42 +: 42] == line_here) | all)), single ? first_pending[9] : (pending[9] & ((line[9*42
      +: 42] == line_here) | all)), single ? first_pending[8] : (pending[8] & ((line[8*42 +: 42] == line_here) |
      all)), single ? first_pending[7] : (pending[7] & ((line[7*42 +: 42] == line_here) | all)), single ?
      first_pending[6] : (pending[6] & ((line[6*42 +: 42] == line_here) | all)), single ? first_pending[5] :
      (pending[5] & ((line[5*42 +: 42] == line_here) | all)), single ? first_pending[4] : (pending[4] & ((line[4*42
      +: 42] == line_here) | all)), single ? first_pending[3] : (pending[3] & ((line[3*42 +: 42] == line_here) |
      all)), single ? first_pending[2] : (pending[2] & ((line[2*42 +: 42] == line_here) | all)), single ?
      first_pending[1] : (pending[1] & ((line[1*42 +: 42] == line_here) | all)), single ? first_pending[0] :
      (pending[0] & ((line[0 +: 42] == line_here) | all))};
  assign any = |joined_2;
  assign again = 1'b0;
  wire [31:0] joined_3 = {lingers[31], lingers[30], lingers[29], lingers[28], lingers[27], lingers[26], lingers[25],
      lingers[24], lingers[23], lingers[22], lingers[21], lingers[20], lingers[19], lingers[18], lingers[17],
      lingers[16], lingers[15], lingers[14], lingers[13], lingers[12], lingers[11], lingers[10], lingers[9],
      lingers[8], lingers[7], lingers[6], lingers[5], lingers[4], lingers[3], lingers[2], lingers[1], lingers[0]};
  assign any_lingers = |(joined_2 & joined_3);

  wire [31:0] conjunction_1 = joined_2 & (-joined_2);
  wire [4:0] disjunction_3 = (5'd1 & {5{conjunction_1[1]}}) | (5'd2 & {5{conjunction_1[2]}}) | (5'd3 &
      {5{conjunction_1[3]}}) | (5'd4 & {5{conjunction_1[4]}}) | (5'd5 & {5{conjunction_1[5]}}) | (5'd6 &
      {5{conjunction_1[6]}}) | (5'd7 & {5{conjunction_1[7]}}) | (5'd8 & {5{conjunction_1[8]}}) | (5'd9 &
      {5{conjunction_1[9]}}) | (5'ha & {5{conjunction_1[10]}}) | (5'hb & {5{conjunction_1[11]}}) | (5'hc &
      {5{conjunction_1[12]}}) | (5'hd & {5{conjunction_1[13]}}) | (5'he & {5{conjunction_1[14]}}) | (5'hf &
      {5{conjunction_1[15]}}) | (5'h10 & {5{conjunction_1[16]}}) | (5'h11 & {5{conjunction_1[17]}}) | (5'h12 &
      {5{conjunction_1[18]}}) | (5'h13 & {5{conjunction_1[19]}}) | (5'h14 & {5{conjunction_1[20]}}) | (5'h15 &
      {5{conjunction_1[21]}});

  assign first = disjunction_3 | (5'h16 & {5{conjunction_1[22]}}) | (5'h17 & {5{conjunction_1[23]}}) | (5'h18 &
      {5{conjunction_1[24]}}) | (5'h19 & {5{conjunction_1[25]}}) | (5'h1a & {5{conjunction_1[26]}}) | (5'h1b &
      {5{conjunction_1[27]}}) | (5'h1c & {5{conjunction_1[28]}}) | (5'h1d & {5{conjunction_1[29]}}) | (5'h1e &
      {5{conjunction_1[30]}}) | {5{conjunction_1[31]}};
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_served
    assign served[i] = single ? first_pending[i] : (pending[i] & ((line[i*42 +: 42] == line_here) | all));
  end

endmodule

`default_nettype wire
