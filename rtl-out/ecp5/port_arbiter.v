// port_arbiter: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_arbiter (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire write_0,
  input wire [511:0] data_0,
  input wire [63:0] mask_0,
  input wire [63:0] mask_1,
  input wire [63:0] mask_2,
  input wire [5:0] tag_0,
  input wire [5:0] tag_1,
  input wire [5:0] tag_2,
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
  output wire atomic_taken,
  output wire written,
  output wire written_by_simd,
  output wire [15:0] granted
);

  wire [3:0] grant;
  wire [1:0] grant_writer;

  wire [3:0] conjunction_1 = {atomic_want, want_2 & (~(locked & write_0 & (line_2 == atomic_line))), want_1, want_0}
      & (~(last[3:0] | (last[3:0] + 4'hf))) & {4{|last[3:0]}};
  wire [3:0] conjunction_2 = {atomic_want, want_2 & (~(locked & write_0 & (line_2 == atomic_line))), want_1, want_0}
      & (-{atomic_want, want_2 & (~(locked & write_0 & (line_2 == atomic_line))), want_1, want_0});

  assign grant = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : conjunction_2;
  assign grant_writer = {grant[3], grant[2]};
  assign valid = |{atomic_want, want_2 & (~(locked & write_0 & (line_2 == atomic_line))), want_1, want_0};
  assign port_line = (line_0 & {42{grant[0]}}) | (line_1 & {42{grant[1]}}) | (line_2 & {42{grant[2]}}) | (atomic_line
      & {42{grant[3]}});
  assign port_write = (write_0 & grant_writer[0]) | (atomic_write & grant_writer[1]);
  assign port_data = (data_0 & {512{grant_writer[0]}}) | (atomic_data & {512{grant_writer[1]}});
  assign port_mask = (mask_0 & {64{grant[0]}}) | (mask_1 & {64{grant[1]}}) | (mask_2 & {64{grant[2]}}) | (atomic_mask
      & {64{grant[3]}});
  wire [5:0] disjunction_1 = (tag_0 & {6{grant[0]}}) | (tag_1 & {6{grant[1]}}) | (tag_2 & {6{grant[2]}}) |
      (atomic_tag & {6{grant[3]}});
  assign id = {(4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd3 & {4{grant[3]}}), disjunction_1};
  assign granted = {12'd0, grant};
  wire [3:0] conjunction_3 = grant & {4{ready}};
  assign taken_0 = conjunction_3[0];
  assign taken_1 = conjunction_3[1];
  assign taken_2 = conjunction_3[2];
  assign atomic_taken = conjunction_3[3];
  assign written = port_write & ready;
  assign written_by_simd = written & (~grant[3]);

endmodule

`default_nettype wire
