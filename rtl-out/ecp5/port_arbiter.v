// port_arbiter: generator of hdl/src/port/mod.rs:72. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module port_arbiter (
  input wire request_0_valid, // Requests.
  input wire [41:0] request_0_line, input wire [63:0] request_0_mask, input wire [5:0] request_0_tag,
  input wire request_1_valid, input wire [41:0] request_1_line, input wire [63:0] request_1_mask,
  input wire [5:0] request_1_tag, input wire request_2_valid, request_2_write, input wire [41:0] request_2_line,
  input wire [63:0] request_2_mask, input wire [5:0] request_2_tag,
  input wire [511:0] data_0, // Bytes to write, of vector memory; of a narrow port the quarter of the beat, lowest.
  input wire atomic_valid, // The request of the atomic unit; its tag is 1 of writes.
  input wire atomic_write, input wire [41:0] atomic_line, input wire [63:0] atomic_mask,
  input wire [5:0] atomic_tag,
  input wire [511:0] atomic_data, // Its bytes to write.
  input wire locked, // The unit is between reading and writing its line: no one else writes it.
  input wire [15:0] last, // Granted last, one-hot.
  input wire waits, // That request was not taken: it stays.
  input wire ready, // The port takes the request.
  output wire valid, // Some request.
  output wire port_write, // It writes.
  output wire [41:0] port_line, // Line number.
  // Bytes; of a narrow port those of the beat, lowest, from the second cycle of the request on.
  output wire [511:0] port_data,
  output wire [63:0] port_mask, // Bytes wanted or written.
  output wire [9:0] id, // Identifier.
  output wire taken_0, // The client's request is taken.
  output wire taken_1,
  output wire taken_2,
  output wire atomic_taken, // That of the atomic unit.
  output wire written, // A line is written; where the only cache knows what its own stores write, by the atomic unit.
  output wire [41:0] written_line, // Which.
  output wire written_by_simd, // Not by the atomic unit.
  output wire [15:0] granted, // The choice, for last.
  // A write of the atomic unit's line was there before the unit began, and still is: the unit does not read the line
  // yet.
  output wire contends
);

  wire contends_all = locked & request_2_write & (request_2_line == atomic_line);
  wire [3:0] grant_all = {atomic_valid, request_2_valid & ~contends_all, request_1_valid, request_0_valid} &
      ~(last[3:0] | (last[3:0] + 4'hf)) & {4{|last[3:0]}};
  wire [3:0] grant_all_atomic_valid = {atomic_valid, request_2_valid & ~contends_all, request_1_valid,
      request_0_valid} & (-{atomic_valid, request_2_valid & ~contends_all, request_1_valid, request_0_valid});
  wire [3:0] grant = waits ? last[3:0] :
      (|grant_all) ? (grant_all & (-grant_all)) : grant_all_atomic_valid;
  assign contends = waits & last[2] & contends_all;
  wire [1:0] grant_writer = grant[3:2];
  assign valid = (|{atomic_valid, request_2_valid & ~contends_all, request_1_valid, request_0_valid}) | waits;
  assign port_line = (request_0_line & {42{grant[0]}}) | (request_1_line & {42{grant[1]}}) | (request_2_line &
      {42{grant[2]}}) | (atomic_line & {42{grant[3]}});
  assign written_line = atomic_line;
  assign port_write = (request_2_write & grant_writer[0]) | (atomic_write & grant_writer[1]);
  assign port_data = (data_0 & {512{grant_writer[0]}}) | (atomic_data & {512{grant_writer[1]}});
  assign port_mask = (request_0_mask & {64{grant[0]}}) | (request_1_mask & {64{grant[1]}}) | (request_2_mask &
      {64{grant[2]}}) | (atomic_mask & {64{grant[3]}});
  wire [5:0] id_any = (request_0_tag & {6{grant[0]}}) | (request_1_tag & {6{grant[1]}}) | (request_2_tag &
      {6{grant[2]}}) | (atomic_tag & {6{grant[3]}});
  assign id = {(4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd3 & {4{grant[3]}}), id_any};
  assign granted = {12'd0, grant};
  wire [3:0] grant_and_ready_wide = grant & {4{ready}};
  assign taken_0 = grant_and_ready_wide[0];
  assign taken_1 = grant_and_ready_wide[1];
  assign taken_2 = grant_and_ready_wide[2];
  assign atomic_taken = grant_and_ready_wide[3];
  wire port_write_and_ready = port_write & ready;
  assign written = port_write_and_ready & grant[3];
  assign written_by_simd = port_write_and_ready & ~grant[3];
endmodule
`default_nettype wire
