// port_arbiter: generator of hdl/src/memory/port.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_arbiter (
  input wire [5:0] want, // The client has a request.
  input wire [251:0] line, // Line number.
  input wire write_0, // Of vector memory: it writes.
  input wire write_1,
  input wire [511:0] data_0, // Bytes.
  input wire [511:0] data_1,
  input wire [383:0] mask, // Bytes wanted or written.
  input wire [35:0] tag, // Number of the record.
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
  output wire [5:0] taken, // The client's request is taken.
  output wire atomic_taken, // That of the atomic unit.
  output wire written, // A line is written.
  output wire written_by_simd, // Not by the atomic unit.
  output wire [15:0] granted // The choice, for last.
);

  wire [6:0] grant;
  wire [2:0] grant_writer;

  wire [6:0] valid_joined = {atomic_want, want[5] & ~(locked & write_1 & (line[5*42 +: 42] == atomic_line)), want[3
      +: 2], want[2] & ~(locked & write_0 & (line[2*42 +: 42] == atomic_line)), want[0 +: 2]};
  wire [6:0] grant_condition_all = valid_joined & ~(last[6:0] | (last[6:0] + 7'h7f)) & {7{|last[6:0]}};

  assign grant = (|grant_condition_all) ? (grant_condition_all & (-grant_condition_all)) : (valid_joined &
      (-valid_joined));
  assign grant_writer = {grant[6:5], grant[2]};
  assign valid = |valid_joined;
  assign port_line = (line[0 +: 42] & {42{grant[0]}}) | (line[1*42 +: 42] & {42{grant[1]}}) | (line[2*42 +: 42] &
      {42{grant[2]}}) | (line[3*42 +: 42] & {42{grant[3]}}) | (line[4*42 +: 42] & {42{grant[4]}}) | (line[5*42 +: 42]
      & {42{grant[5]}}) | (atomic_line & {42{grant[6]}});
  assign port_write = (write_0 & grant_writer[0]) | (write_1 & grant_writer[1]) | (atomic_write & grant_writer[2]);
  assign port_data = (data_0 & {512{grant_writer[0]}}) | (data_1 & {512{grant_writer[1]}}) | (atomic_data &
      {512{grant_writer[2]}});
  assign port_mask = (mask[0 +: 64] & {64{grant[0]}}) | (mask[1*64 +: 64] & {64{grant[1]}}) | (mask[2*64 +: 64] &
      {64{grant[2]}}) | (mask[3*64 +: 64] & {64{grant[3]}}) | (mask[4*64 +: 64] & {64{grant[4]}}) | (mask[5*64 +: 64]
      & {64{grant[5]}}) | (atomic_mask & {64{grant[6]}});

  wire [3:0] id_any = (4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd4 & {4{grant[3]}}) | (4'd5 &
      {4{grant[4]}}) | (4'd6 & {4{grant[5]}}) | (4'd3 & {4{grant[6]}});
  wire [5:0] id_any_tag_0 = (tag[0 +: 6] & {6{grant[0]}}) | (tag[1*6 +: 6] & {6{grant[1]}}) | (tag[2*6 +: 6] &
      {6{grant[2]}}) | (tag[3*6 +: 6] & {6{grant[3]}}) | (tag[4*6 +: 6] & {6{grant[4]}}) | (tag[5*6 +: 6] &
      {6{grant[5]}}) | (atomic_tag & {6{grant[6]}});

  assign id = {id_any, id_any_tag_0};
  assign granted = {9'd0, grant};
  wire [6:0] grant_and_ready_wide = grant & {7{ready}};
  assign atomic_taken = grant_and_ready_wide[6];
  assign written = port_write & ready;
  assign written_by_simd = written & ~grant[6];
  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_taken
    assign taken[i] = grant_and_ready_wide[i];
  end

endmodule

`default_nettype wire
