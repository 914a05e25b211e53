// load_units: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_units (
  input wire idle_0,
  input wire start,
  input wire looks_0,
  input wire cache_ready,
  input wire wants_0,
  input wire port_ready,
  input wire writes_0,
  input wire file_ready,
  input wire finishes_0,
  input wire answer,
  input wire [3:0] answer_tag,
  input wire answer_missing,
  input wire stale_0,
  input wire stops_0,
  input wire [3:0] wave_0,
  input wire [41:0] line_0,
  input wire [1:0] part_0,
  input wire [63:0] mask_0,
  input wire [5:0] pair_0,
  input wire [63:0] data_0,
  input wire [1:0] halves_0,
  output wire ready,
  output wire ready_twice,
  output wire starts_0,
  output wire lookup,
  output wire [41:0] lookup_line,
  output wire [1:0] lookup_part,
  output wire looked_0,
  output wire request,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire taken_0,
  output wire answered_0,
  output wire fill,
  output wire [41:0] fill_line,
  output wire write,
  output wire [3:0] write_wave,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire written_0,
  output wire done,
  output wire resumes
);

  wire first_idle;
  wire first_looks;
  wire first_wants;
  wire first_writes;

  assign first_idle = idle_0 & (-idle_0);
  assign ready = |first_idle;
  assign ready_twice = |(idle_0 & (~first_idle));
  assign starts_0 = first_idle & start;
  assign first_looks = looks_0 & (-looks_0);
  assign lookup = |first_looks;
  assign lookup_line = line_0 & {42{first_looks}};
  assign lookup_part = part_0 & {2{first_looks}};
  assign looked_0 = first_looks & cache_ready;
  assign first_wants = wants_0 & (-wants_0);
  assign request = |first_wants;
  assign request_line = line_0 & {42{first_wants}};
  assign request_mask = mask_0 & {64{first_wants}};
  assign request_tag = 4'd0;
  assign taken_0 = first_wants & port_ready;
  assign answered_0 = answer & (answer_tag == 4'd0);
  assign fill = answer & (~answer_missing) & (~(|(answered_0 & stale_0)));
  assign fill_line = line_0 & {42{answered_0}};
  assign first_writes = writes_0 & (-writes_0);
  assign write = |write_halves;
  assign write_wave = wave_0 & {4{first_writes}};
  assign write_pair = pair_0 & {6{first_writes}};
  assign write_data = data_0 & {64{first_writes}};
  assign write_halves = halves_0 & {2{first_writes}};
  assign written_0 = first_writes & (file_ready | (~write));
  assign done = |finishes_0;
  assign resumes = |(finishes_0 & stops_0);

endmodule

`default_nettype wire
