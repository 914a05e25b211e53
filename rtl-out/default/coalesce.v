// coalesce: generator of hdl/src/vmem/coalesce.rs:51
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module coalesce (
  input wire [31:0] pending, // The lane has the step to do.
  input wire [31:0] lingers, // A later step of the lane may lie in the same line.
  input wire [1343:0] line, // Its line number.
  input wire [127:0] word, // Its dword in the line.
  input wire one_part, // Lanes must be in the same part of the line, see parts.
  input wire stays, // The sender stays at its line.
  input wire [41:0] at_line, // That line.
  input wire all, // Lines do not matter: every pending lane is served.
  input wire single, // One lane at a time.
  output wire [41:0] request_line, // The line.
  output wire [4:0] first, // The first lane that is served.
  output wire any, // Some lane is served.
  output wire any_lingers, // One of which a later step may lie in the same line, or again.
  output wire again, // Lanes at the line are not served, since they are in other parts of it.
  output wire [31:0] served // Lanes served.
);

  wire [31:0] first_pending;
  wire [41:0] line_here;
  wire [31:0] served_choice;

  assign first_pending = pending & (-pending);

  wire [41:0] line_here_otherwise_any = (line[0 +: 42] & {42{first_pending[0]}}) | (line[1*42 +: 42] &
      {42{first_pending[1]}}) | (line[2*42 +: 42] & {42{first_pending[2]}}) | (line[3*42 +: 42] &
      {42{first_pending[3]}}) | (line[4*42 +: 42] & {42{first_pending[4]}}) | (line[5*42 +: 42] &
      {42{first_pending[5]}}) | (line[6*42 +: 42] & {42{first_pending[6]}}) | (line[7*42 +: 42] &
      {42{first_pending[7]}}) | (line[8*42 +: 42] & {42{first_pending[8]}}) | (line[9*42 +: 42] &
      {42{first_pending[9]}}) | (line[10*42 +: 42] & {42{first_pending[10]}}) | (line[11*42 +: 42] &
      {42{first_pending[11]}}) | (line[12*42 +: 42] & {42{first_pending[12]}}) | (line[13*42 +: 42] &
      {42{first_pending[13]}}) | (line[14*42 +: 42] & {42{first_pending[14]}}) | (line[15*42 +: 42] &
      {42{first_pending[15]}});
  wire [41:0] line_here_otherwise_any_line_16 = line_here_otherwise_any | (line[16*42 +: 42] &
      {42{first_pending[16]}}) | (line[17*42 +: 42] & {42{first_pending[17]}}) | (line[18*42 +: 42] &
      {42{first_pending[18]}}) | (line[19*42 +: 42] & {42{first_pending[19]}}) | (line[20*42 +: 42] &
      {42{first_pending[20]}}) | (line[21*42 +: 42] & {42{first_pending[21]}}) | (line[22*42 +: 42] &
      {42{first_pending[22]}}) | (line[23*42 +: 42] & {42{first_pending[23]}}) | (line[24*42 +: 42] &
      {42{first_pending[24]}}) | (line[25*42 +: 42] & {42{first_pending[25]}}) | (line[26*42 +: 42] &
      {42{first_pending[26]}}) | (line[27*42 +: 42] & {42{first_pending[27]}}) | (line[28*42 +: 42] &
      {42{first_pending[28]}}) | (line[29*42 +: 42] & {42{first_pending[29]}}) | (line[30*42 +: 42] &
      {42{first_pending[30]}});

  assign line_here = stays ? at_line : (line_here_otherwise_any_line_16 | (line[31*42 +: 42] &
      {42{first_pending[31]}}));
  assign request_line = line_here;
  assign any = |served_choice;
  assign again = 1'b0;
  assign any_lingers = |(served_choice & lingers);

  wire [31:0] first_all = served_choice & (-served_choice);
  wire [4:0] first_any = (5'd1 & {5{first_all[1]}}) | (5'd2 & {5{first_all[2]}}) | (5'd3 & {5{first_all[3]}}) | (5'd4
      & {5{first_all[4]}}) | (5'd5 & {5{first_all[5]}}) | (5'd6 & {5{first_all[6]}}) | (5'd7 & {5{first_all[7]}}) |
      (5'd8 & {5{first_all[8]}}) | (5'd9 & {5{first_all[9]}}) | (5'ha & {5{first_all[10]}}) | (5'hb &
      {5{first_all[11]}}) | (5'hc & {5{first_all[12]}}) | (5'hd & {5{first_all[13]}}) | (5'he & {5{first_all[14]}}) |
      (5'hf & {5{first_all[15]}}) | (5'h10 & {5{first_all[16]}}) | (5'h11 & {5{first_all[17]}}) | (5'h12 &
      {5{first_all[18]}}) | (5'h13 & {5{first_all[19]}}) | (5'h14 & {5{first_all[20]}}) | (5'h15 &
      {5{first_all[21]}}) | (5'h16 & {5{first_all[22]}}) | (5'h17 & {5{first_all[23]}}) | (5'h18 &
      {5{first_all[24]}});

  assign first = first_any | (5'h19 & {5{first_all[25]}}) | (5'h1a & {5{first_all[26]}}) | (5'h1b &
      {5{first_all[27]}}) | (5'h1c & {5{first_all[28]}}) | (5'h1d & {5{first_all[29]}}) | (5'h1e &
      {5{first_all[30]}}) | {5{first_all[31]}};
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_served
    assign served[i] = served_choice[i];
    assign served_choice[i] = single ? first_pending[i] : (pending[i] & ((line[i*42 +: 42] == line_here) | all));
  end

endmodule

`default_nettype wire
