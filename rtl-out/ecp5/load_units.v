// load_units: generator of hdl/src/scalar/scalar_loads.rs:33. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module load_units (
  input wire idle_0, // The unit is idle.
  input wire start, // A load starts.
  input wire looks_0, // The unit looks a line up.
  input wire cache_ready, // The cache takes a lookup.
  input wire wants_0, // The unit wants a line from memory.
  input wire port_ready, // The port takes a request.
  input wire writes_0, // The unit writes a register, or finishes without.
  input wire file_ready, // The SGPR file takes a write.
  input wire finishes_0, // The unit finishes.
  input wire answer, // An answer of memory is here, or a part of it.
  input wire [3:0] answer_tag, // For this unit.
  input wire answer_missing, // Some of the line lies outside memory.
  input wire stale_0, // The unit asked before an invalidation.
  input wire stops_0, // What the unit holds has stopped its wave.
  input wire [3:0] wave_0, // Wave of the unit's load.
  input wire [41:0] line_0, // Line number.
  input wire [1:0] part_0, // Number of the part of it that is looked up.
  input wire [63:0] mask_0, // Bytes of it.
  input wire [5:0] pair_0, // Pair number.
  input wire [63:0] data_0, // Data.
  input wire [1:0] halves_0, // Halves.
  output wire ready, // Some unit is idle.
  output wire ready_twice, // Another one is, too.
  output wire starts_0, // The load starts in the unit.
  output wire lookup, // A line is looked up.
  output wire [41:0] lookup_line, // Which.
  output wire [1:0] lookup_part, // The part of it.
  output wire looked_0, // The unit's lookup is taken.
  output wire request, // A line is wanted.
  output wire [41:0] request_line, // Which.
  output wire [63:0] request_mask, // Bytes of it.
  output wire [3:0] request_tag, // Number of the unit.
  output wire taken_0, // The unit's request is taken.
  output wire answered_0, // The answer is for the unit.
  output wire fill, // The line is kept in the cache.
  output wire [41:0] fill_line, // Its number.
  output wire write, // A register is written.
  output wire [3:0] write_wave, // Of this wave.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire written_0, // The unit's write is taken.
  output wire done, // The load that writes is finished.
  output wire resumes // It had stopped its wave.
);

  assign ready = idle_0 & (-idle_0);
  assign ready_twice = idle_0 & ~ready;
  assign starts_0 = ready & start;
  assign lookup = looks_0 & (-looks_0);
  assign lookup_line = line_0 & {42{lookup}};
  assign lookup_part = part_0 & {2{lookup}};
  assign looked_0 = lookup & cache_ready;
  assign request = wants_0 & (-wants_0);
  assign request_line = line_0 & {42{request}};
  assign request_mask = mask_0 & {64{request}};
  assign request_tag = 4'd0;
  assign taken_0 = request & port_ready;
  assign answered_0 = answer & (answer_tag == 4'd0);
  assign fill = answer & ~answer_missing & ~(answered_0 & stale_0);
  assign fill_line = line_0 & {42{answered_0}};
  wire first_writes = writes_0 & (-writes_0);
  assign write_halves = halves_0 & {2{first_writes}};
  assign write = |write_halves;
  assign write_wave = wave_0 & {4{first_writes}};
  assign write_pair = pair_0 & {6{first_writes}};
  assign write_data = data_0 & {64{first_writes}};
  assign written_0 = first_writes & (file_ready | ~write);
  assign done = finishes_0;
  assign resumes = finishes_0 & stops_0;
endmodule
`default_nettype wire
