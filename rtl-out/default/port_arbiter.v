// port_arbiter: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_arbiter (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire want_3,
  input wire want_4,
  input wire want_5,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  input wire [41:0] line_4,
  input wire [41:0] line_5,
  input wire write_0,
  input wire write_1,
  input wire [511:0] data_0,
  input wire [511:0] data_1,
  input wire [63:0] mask_0,
  input wire [63:0] mask_1,
  input wire [63:0] mask_2,
  input wire [63:0] mask_3,
  input wire [63:0] mask_4,
  input wire [63:0] mask_5,
  input wire [5:0] tag_0,
  input wire [5:0] tag_1,
  input wire [5:0] tag_2,
  input wire [5:0] tag_3,
  input wire [5:0] tag_4,
  input wire [5:0] tag_5,
  input wire atomic_want,
  input wire [41:0] atomic_line,
  input wire atomic_write,
  input wire [511:0] atomic_data,
  input wire [63:0] atomic_mask,
  input wire [5:0] atomic_tag,
  input wire locked,
  input wire [15:0] last,
  input wire ready,
  output wire valid,
  output wire port_write,
  output wire [41:0] port_line,
  output wire [511:0] port_data,
  output wire [63:0] port_mask,
  output wire [9:0] id,
  output wire taken_0,
  output wire taken_1,
  output wire taken_2,
  output wire taken_3,
  output wire taken_4,
  output wire taken_5,
  output wire atomic_taken,
  output wire written,
  output wire written_by_simd,
  output wire [15:0] granted
);

  wire [6:0] grant;
  wire [2:0] grant_writer;

  wire [6:0] joined_1 = {atomic_want, want_5 & (~(locked & write_1 & (line_5 == atomic_line))), want_4, want_3,
      want_2 & (~(locked & write_0 & (line_2 == atomic_line))), want_1, want_0};
  wire [6:0] conjunction_1 = joined_1 & (~(last[6:0] | (last[6:0] + 7'h7f))) & {7{|last[6:0]}};

  assign grant = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : (joined_1 & (-joined_1));
  assign grant_writer = {grant[6], grant[5], grant[2]};
  assign valid = |joined_1;

  wire [41:0] disjunction_1 = (line_0 & {42{grant[0]}}) | (line_1 & {42{grant[1]}}) | (line_2 & {42{grant[2]}});
  wire [41:0] disjunction_2 = disjunction_1 | (line_3 & {42{grant[3]}}) | (line_4 & {42{grant[4]}});

  assign port_line = disjunction_2 | (line_5 & {42{grant[5]}}) | (atomic_line & {42{grant[6]}});
  assign port_write = (write_0 & grant_writer[0]) | (write_1 & grant_writer[1]) | (atomic_write & grant_writer[2]);
  wire [511:0] disjunction_3 = (data_0 & {512{grant_writer[0]}}) | (data_1 & {512{grant_writer[1]}});
  assign port_data = disjunction_3 | (atomic_data & {512{grant_writer[2]}});

  wire [63:0] disjunction_4 = (mask_0 & {64{grant[0]}}) | (mask_1 & {64{grant[1]}}) | (mask_2 & {64{grant[2]}});
  wire [63:0] disjunction_5 = disjunction_4 | (mask_3 & {64{grant[3]}}) | (mask_4 & {64{grant[4]}});

  assign port_mask = disjunction_5 | (mask_5 & {64{grant[5]}}) | (atomic_mask & {64{grant[6]}});

  wire [5:0] disjunction_6 = (tag_0 & {6{grant[0]}}) | (tag_1 & {6{grant[1]}}) | (tag_2 & {6{grant[2]}});
  wire [5:0] disjunction_7 = disjunction_6 | (tag_3 & {6{grant[3]}}) | (tag_4 & {6{grant[4]}});
  wire [3:0] disjunction_8 = (4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd4 & {4{grant[3]}});
  wire [3:0] disjunction_9 = disjunction_8 | (4'd5 & {4{grant[4]}}) | (4'd6 & {4{grant[5]}}) | (4'd3 & {4{grant[6]}});
  wire [5:0] disjunction_10 = disjunction_7 | (tag_5 & {6{grant[5]}}) | (atomic_tag & {6{grant[6]}});

  assign id = {disjunction_9, disjunction_10};
  assign granted = {9'd0, grant};
  wire [6:0] conjunction_2 = grant & {7{ready}};
  assign taken_0 = conjunction_2[0];
  assign taken_1 = conjunction_2[1];
  assign taken_2 = conjunction_2[2];
  assign taken_3 = conjunction_2[3];
  assign taken_4 = conjunction_2[4];
  assign taken_5 = conjunction_2[5];
  assign atomic_taken = conjunction_2[6];
  assign written = port_write & ready;
  assign written_by_simd = written & (~grant[6]);

endmodule

`default_nettype wire
