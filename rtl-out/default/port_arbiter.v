// port_arbiter: generator of hdl/src/port/mod.rs:50
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_arbiter (
  input wire [5:0] request_valid, // Requests.
  input wire [251:0] request_line,
  input wire [383:0] request_mask,
  input wire [35:0] request_tag,
  input wire request_2_write,
  input wire request_5_write,
  input wire [511:0] data_0, // Bytes to write, of vector memory.
  input wire [511:0] data_1,
  input wire atomic_valid, // The request of the atomic unit; its tag is 1 of writes.
  input wire atomic_write,
  input wire [41:0] atomic_line,
  input wire [63:0] atomic_mask,
  input wire [5:0] atomic_tag,
  input wire [511:0] atomic_data, // Its bytes to write.
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

  wire [6:0] valid_joined = {atomic_valid, request_valid[5] & ~(locked & request_5_write & (request_line[5*42 +: 42]
      == atomic_line)), request_valid[3 +: 2], request_valid[2] & ~(locked & request_2_write & (request_line[2*42 +:
      42] == atomic_line)), request_valid[0 +: 2]};
  wire [6:0] grant_condition_all = valid_joined & ~(last[6:0] | (last[6:0] + 7'h7f)) & {7{|last[6:0]}};

  assign grant = (|grant_condition_all) ? (grant_condition_all & (-grant_condition_all)) : (valid_joined &
      (-valid_joined));
  assign grant_writer = {grant[6:5], grant[2]};
  assign valid = |valid_joined;
  assign port_line = (request_line[0 +: 42] & {42{grant[0]}}) | (request_line[1*42 +: 42] & {42{grant[1]}}) |
      (request_line[2*42 +: 42] & {42{grant[2]}}) | (request_line[3*42 +: 42] & {42{grant[3]}}) | (request_line[4*42
      +: 42] & {42{grant[4]}}) | (request_line[5*42 +: 42] & {42{grant[5]}}) | (atomic_line & {42{grant[6]}});
  assign port_write = (request_2_write & grant_writer[0]) | (request_5_write & grant_writer[1]) | (atomic_write &
      grant_writer[2]);
  assign port_data = (data_0 & {512{grant_writer[0]}}) | (data_1 & {512{grant_writer[1]}}) | (atomic_data &
      {512{grant_writer[2]}});
  assign port_mask = (request_mask[0 +: 64] & {64{grant[0]}}) | (request_mask[1*64 +: 64] & {64{grant[1]}}) |
      (request_mask[2*64 +: 64] & {64{grant[2]}}) | (request_mask[3*64 +: 64] & {64{grant[3]}}) | (request_mask[4*64
      +: 64] & {64{grant[4]}}) | (request_mask[5*64 +: 64] & {64{grant[5]}}) | (atomic_mask & {64{grant[6]}});

  wire [3:0] id_any = (4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd4 & {4{grant[3]}}) | (4'd5 &
      {4{grant[4]}}) | (4'd6 & {4{grant[5]}}) | (4'd3 & {4{grant[6]}});
  wire [5:0] id_any_request_tag_0 = (request_tag[0 +: 6] & {6{grant[0]}}) | (request_tag[1*6 +: 6] & {6{grant[1]}}) |
      (request_tag[2*6 +: 6] & {6{grant[2]}}) | (request_tag[3*6 +: 6] & {6{grant[3]}}) | (request_tag[4*6 +: 6] &
      {6{grant[4]}}) | (request_tag[5*6 +: 6] & {6{grant[5]}}) | (atomic_tag & {6{grant[6]}});

  assign id = {id_any, id_any_request_tag_0};
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
