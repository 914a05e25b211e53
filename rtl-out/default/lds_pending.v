// lds_pending: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_pending (
  input wire working,
  input wire fresh,
  input wire upper_part,
  input wire [31:0] active,
  input wire [31:0] acts,
  input wire [31:0] pending,
  input wire [127:0] bytes,
  input wire [31:0] has_upper,
  input wire granted,
  input wire [31:0] served,
  output wire [31:0] valid,
  output wire want,
  output wire [31:0] left,
  output wire taken,
  output wire finished,
  output wire more
);

  wire [31:0] valid_lanes;
  wire [31:0] left_lanes;

  wire [31:0] joined_1 = {acts[31], acts[30], acts[29], acts[28], acts[27], acts[26], acts[25], acts[24], acts[23],
      acts[22], acts[21], acts[20], acts[19], acts[18], acts[17], acts[16], acts[15], acts[14], acts[13], acts[12],
      acts[11], acts[10], acts[9], acts[8], acts[7], acts[6], acts[5], acts[4], acts[3], acts[2], acts[1], acts[0]};
  assign taken = |joined_1;

  wire [31:0] joined_2 = {active[31], active[30], active[29], active[28], active[27], active[26], active[25],
      active[24], active[23], active[22], active[21], active[20], active[19], active[18], active[17], active[16],
      active[15], active[14], active[13], active[12], active[11], active[10], active[9], active[8], active[7],
      active[6], active[5], active[4], active[3], active[2], active[1], active[0]};
  wire [31:0] joined_3 = {|bytes[31*4 +: 4], |bytes[30*4 +: 4], |bytes[29*4 +: 4], |bytes[28*4 +: 4], |bytes[27*4 +:
      4], |bytes[26*4 +: 4], |bytes[25*4 +: 4], |bytes[24*4 +: 4], |bytes[23*4 +: 4], |bytes[22*4 +: 4], |bytes[21*4
      +: 4], |bytes[20*4 +: 4], |bytes[19*4 +: 4], |bytes[18*4 +: 4], |bytes[17*4 +: 4], |bytes[16*4 +: 4],
      |bytes[15*4 +: 4], |bytes[14*4 +: 4], |bytes[13*4 +: 4], |bytes[12*4 +: 4], |bytes[11*4 +: 4], |bytes[10*4 +:
      4], |bytes[9*4 +: 4], |bytes[8*4 +: 4], |bytes[7*4 +: 4], |bytes[6*4 +: 4], |bytes[5*4 +: 4], |bytes[4*4 +: 4],
      |bytes[3*4 +: 4], |bytes[2*4 +: 4], |bytes[1*4 +: 4], |bytes[0 +: 4]};
  wire [31:0] joined_4 = {pending[31], pending[30], pending[29], pending[28], pending[27], pending[26], pending[25],
      pending[24], pending[23], pending[22], pending[21], pending[20], pending[19], pending[18], pending[17],
      pending[16], pending[15], pending[14], pending[13], pending[12], pending[11], pending[10], pending[9],
      pending[8], pending[7], pending[6], pending[5], pending[4], pending[3], pending[2], pending[1], pending[0]};

  assign valid_lanes = (fresh ? (joined_2 & joined_3) : joined_4) & {32{working}};
  wire [31:0] joined_5 = {served[31], served[30], served[29], served[28], served[27], served[26], served[25],
      served[24], served[23], served[22], served[21], served[20], served[19], served[18], served[17], served[16],
      served[15], served[14], served[13], served[12], served[11], served[10], served[9], served[8], served[7],
      served[6], served[5], served[4], served[3], served[2], served[1], served[0]};
  assign left_lanes = valid_lanes & (~(joined_5 & {32{granted}}));
  assign want = |valid_lanes;
  assign finished = working & (~(|left_lanes));
  wire [31:0] joined_6 = {has_upper[31], has_upper[30], has_upper[29], has_upper[28], has_upper[27], has_upper[26],
      has_upper[25], has_upper[24], has_upper[23], has_upper[22], has_upper[21], has_upper[20], has_upper[19],
      has_upper[18], has_upper[17], has_upper[16], has_upper[15], has_upper[14], has_upper[13], has_upper[12],
      has_upper[11], has_upper[10], has_upper[9], has_upper[8], has_upper[7], has_upper[6], has_upper[5],
      has_upper[4], has_upper[3], has_upper[2], has_upper[1], has_upper[0]};
  assign more = (|(joined_2 & joined_6)) & (~upper_part);
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_left
    assign valid[i] = valid_lanes[i];
    assign left[i] = left_lanes[i];
  end

endmodule

`default_nettype wire
