// port_arbiter: generator of hdl/src/memory/port.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_arbiter (
  input wire want_0, // The client has a request.
  input wire want_1,
  input wire want_2,
  input wire [41:0] line_0, // Line number.
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire write_0, // Of vector memory: it writes.
  input wire [511:0] data_0, // Bytes.
  input wire [63:0] mask_0, // Bytes wanted or written.
  input wire [63:0] mask_1,
  input wire [63:0] mask_2,
  input wire [5:0] tag_0, // Number of the record.
  input wire [5:0] tag_1,
  input wire [5:0] tag_2,
  input wire atomic_want, // The atomic unit has a request.
  input wire [41:0] atomic_line, // Line number.
  input wire atomic_write, // It writes.
  input wire [511:0] atomic_data, // Bytes.
  input wire [63:0] atomic_mask, // Bytes wanted or written.
  input wire [5:0] atomic_tag, // 1 of writes.
  input wire locked, // The unit is between reading and writing its line: no one else writes it.
  input wire [15:0] last, // Granted last, one-hot.
  input wire ready, // The port takes the request.
  output wire valid, // Some request.
  output wire port_write, // It writes.
  output wire [41:0] port_line, // Line number.
  output wire [511:0] port_data, // Bytes.
  output wire [63:0] port_mask, // Bytes wanted or written.
  output wire [9:0] id, // Identifier.
  output wire taken_0, // The client's request is taken.
  output wire taken_1,
  output wire taken_2,
  output wire atomic_taken, // That of the atomic unit.
  output wire written, // A line is written.
  output wire written_by_simd, // Not by the atomic unit.
  output wire [15:0] granted // The choice, for last.
);

  wire [3:0] grant;
  wire [1:0] grant_writer;

  wire [3:0] grant_condition_all = {atomic_want, want_2 & ~(locked & write_0 & (line_2 == atomic_line)), want_1,
      want_0} & ~(last[3:0] | (last[3:0] + 4'hf)) & {4{|last[3:0]}};
  wire [3:0] grant_otherwise_all = {atomic_want, want_2 & ~(locked & write_0 & (line_2 == atomic_line)), want_1,
      want_0} & (-{atomic_want, want_2 & ~(locked & write_0 & (line_2 == atomic_line)), want_1, want_0});

  assign grant = (|grant_condition_all) ? (grant_condition_all & (-grant_condition_all)) : grant_otherwise_all;
  assign grant_writer = grant[3:2];
  assign valid = |{atomic_want, want_2 & ~(locked & write_0 & (line_2 == atomic_line)), want_1, want_0};
  assign port_line = (line_0 & {42{grant[0]}}) | (line_1 & {42{grant[1]}}) | (line_2 & {42{grant[2]}}) | (atomic_line
      & {42{grant[3]}});
  assign port_write = (write_0 & grant_writer[0]) | (atomic_write & grant_writer[1]);
  assign port_data = (data_0 & {512{grant_writer[0]}}) | (atomic_data & {512{grant_writer[1]}});
  assign port_mask = (mask_0 & {64{grant[0]}}) | (mask_1 & {64{grant[1]}}) | (mask_2 & {64{grant[2]}}) | (atomic_mask
      & {64{grant[3]}});
  wire [5:0] id_any = (tag_0 & {6{grant[0]}}) | (tag_1 & {6{grant[1]}}) | (tag_2 & {6{grant[2]}}) | (atomic_tag &
      {6{grant[3]}});
  assign id = {(4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd3 & {4{grant[3]}}), id_any};
  assign granted = {12'd0, grant};
  wire [3:0] grant_and_ready_wide = grant & {4{ready}};
  assign taken_0 = grant_and_ready_wide[0];
  assign taken_1 = grant_and_ready_wide[1];
  assign taken_2 = grant_and_ready_wide[2];
  assign atomic_taken = grant_and_ready_wide[3];
  assign written = port_write & ready;
  assign written_by_simd = written & ~grant[3];

endmodule

`default_nettype wire
