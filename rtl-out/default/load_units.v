// load_units: generator of hdl/src/scalar/scalar_loads.rs:26
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_units (
  input wire [7:0] idle, // The unit is idle.
  input wire start, // A load starts.
  input wire [7:0] looks, // The unit looks a line up.
  input wire cache_ready, // The cache takes a lookup.
  input wire [7:0] wants, // The unit wants a line from memory.
  input wire port_ready, // The port takes a request.
  input wire [7:0] writes, // The unit writes a register, or finishes without.
  input wire file_ready, // The SGPR file takes a write.
  input wire [7:0] finishes, // The unit finishes.
  input wire answer, // An answer of memory is here, or a part of it.
  input wire [3:0] answer_tag, // For this unit.
  input wire answer_missing, // Some of the line lies outside memory.
  input wire [7:0] stale, // The unit asked before an invalidation.
  input wire [7:0] stops, // What the unit holds has stopped its wave.
  input wire [31:0] wave, // Wave of the unit's load.
  input wire [127:0] sequence_, // Number of its load.
  input wire [335:0] line, // Line number.
  input wire [15:0] part, // Number of the part of it that is looked up.
  input wire [511:0] mask, // Bytes of it.
  input wire [47:0] pair, // Pair number.
  input wire [511:0] data, // Data.
  input wire [15:0] halves, // Halves.
  output wire ready, // Some unit is idle.
  output wire ready_twice, // Another one is, too.
  output wire [7:0] starts, // The load starts in the unit.
  output wire lookup, // A line is looked up.
  output wire [41:0] lookup_line, // Which.
  output wire [1:0] lookup_part, // The part of it.
  output wire [7:0] looked, // The unit's lookup is taken.
  output wire request, // A line is wanted.
  output wire [41:0] request_line, // Which.
  output wire [63:0] request_mask, // Bytes of it.
  output wire [3:0] request_tag, // Number of the unit.
  output wire [3:0] request_wave, // Wave of the request.
  output wire [15:0] request_sequence, // Number of its load.
  output wire [7:0] taken, // The unit's request is taken.
  output wire [7:0] answered, // The answer is for the unit.
  output wire fill, // The line is kept in the cache.
  output wire [41:0] fill_line, // Its number.
  output wire write, // A register is written.
  output wire [3:0] write_wave, // Of this wave.
  output wire [15:0] write_sequence, // Number of the load.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire [7:0] written, // The unit's write is taken.
  output wire done, // The load that writes is finished.
  output wire resumes // It had stopped its wave.
);

  wire [7:0] first_idle;
  wire [7:0] first_looks;
  wire [7:0] first_wants;
  wire [7:0] first_writes;
  wire [27:0] request_wave_wide;
  wire [7:0] answered_all;

  assign first_idle = idle & (-idle);
  assign ready = |first_idle;
  assign ready_twice = |(idle & ~first_idle);
  assign first_looks = looks & (-looks);
  assign lookup = |first_looks;
  assign lookup_line = (line[0 +: 42] & {42{first_looks[0]}}) | (line[1*42 +: 42] & {42{first_looks[1]}}) |
      (line[2*42 +: 42] & {42{first_looks[2]}}) | (line[3*42 +: 42] & {42{first_looks[3]}}) | (line[4*42 +: 42] &
      {42{first_looks[4]}}) | (line[5*42 +: 42] & {42{first_looks[5]}}) | (line[6*42 +: 42] & {42{first_looks[6]}}) |
      (line[7*42 +: 42] & {42{first_looks[7]}});
  assign lookup_part = (part[0 +: 2] & {2{first_looks[0]}}) | (part[1*2 +: 2] & {2{first_looks[1]}}) | (part[2*2 +:
      2] & {2{first_looks[2]}}) | (part[3*2 +: 2] & {2{first_looks[3]}}) | (part[4*2 +: 2] & {2{first_looks[4]}}) |
      (part[5*2 +: 2] & {2{first_looks[5]}}) | (part[6*2 +: 2] & {2{first_looks[6]}}) | (part[7*2 +: 2] &
      {2{first_looks[7]}});
  assign first_wants = wants & (-wants);
  assign request = |first_wants;
  assign request_line = (line[0 +: 42] & {42{first_wants[0]}}) | (line[1*42 +: 42] & {42{first_wants[1]}}) |
      (line[2*42 +: 42] & {42{first_wants[2]}}) | (line[3*42 +: 42] & {42{first_wants[3]}}) | (line[4*42 +: 42] &
      {42{first_wants[4]}}) | (line[5*42 +: 42] & {42{first_wants[5]}}) | (line[6*42 +: 42] & {42{first_wants[6]}}) |
      (line[7*42 +: 42] & {42{first_wants[7]}});
  assign request_mask = (mask[0 +: 64] & {64{first_wants[0]}}) | (mask[1*64 +: 64] & {64{first_wants[1]}}) |
      (mask[2*64 +: 64] & {64{first_wants[2]}}) | (mask[3*64 +: 64] & {64{first_wants[3]}}) | (mask[4*64 +: 64] &
      {64{first_wants[4]}}) | (mask[5*64 +: 64] & {64{first_wants[5]}}) | (mask[6*64 +: 64] & {64{first_wants[6]}}) |
      (mask[7*64 +: 64] & {64{first_wants[7]}});
  assign request_tag = (4'd1 & request_wave_wide[0 +: 4]) | (4'd2 & request_wave_wide[1*4 +: 4]) | (4'd3 &
      request_wave_wide[2*4 +: 4]) | (4'd4 & request_wave_wide[3*4 +: 4]) | (4'd5 & request_wave_wide[4*4 +: 4]) |
      (4'd6 & request_wave_wide[5*4 +: 4]) | (4'd7 & request_wave_wide[6*4 +: 4]);
  assign request_wave = (wave[0 +: 4] & {4{first_wants[0]}}) | (wave[1*4 +: 4] & request_wave_wide[0 +: 4]) |
      (wave[2*4 +: 4] & request_wave_wide[1*4 +: 4]) | (wave[3*4 +: 4] & request_wave_wide[2*4 +: 4]) | (wave[4*4 +:
      4] & request_wave_wide[3*4 +: 4]) | (wave[5*4 +: 4] & request_wave_wide[4*4 +: 4]) | (wave[6*4 +: 4] &
      request_wave_wide[5*4 +: 4]) | (wave[7*4 +: 4] & request_wave_wide[6*4 +: 4]);
  assign request_sequence = (sequence_[0 +: 16] & {16{first_wants[0]}}) | (sequence_[1*16 +: 16] &
      {16{first_wants[1]}}) | (sequence_[2*16 +: 16] & {16{first_wants[2]}}) | (sequence_[3*16 +: 16] &
      {16{first_wants[3]}}) | (sequence_[4*16 +: 16] & {16{first_wants[4]}}) | (sequence_[5*16 +: 16] &
      {16{first_wants[5]}}) | (sequence_[6*16 +: 16] & {16{first_wants[6]}}) | (sequence_[7*16 +: 16] &
      {16{first_wants[7]}});
  assign fill = answer & ~answer_missing & (~|(answered_all & stale));
  assign fill_line = (line[0 +: 42] & {42{answered_all[0]}}) | (line[1*42 +: 42] & {42{answered_all[1]}}) |
      (line[2*42 +: 42] & {42{answered_all[2]}}) | (line[3*42 +: 42] & {42{answered_all[3]}}) | (line[4*42 +: 42] &
      {42{answered_all[4]}}) | (line[5*42 +: 42] & {42{answered_all[5]}}) | (line[6*42 +: 42] &
      {42{answered_all[6]}}) | (line[7*42 +: 42] & {42{answered_all[7]}});
  assign first_writes = writes & (-writes);
  assign write = |write_halves;
  assign write_wave = (wave[0 +: 4] & {4{first_writes[0]}}) | (wave[1*4 +: 4] & {4{first_writes[1]}}) | (wave[2*4 +:
      4] & {4{first_writes[2]}}) | (wave[3*4 +: 4] & {4{first_writes[3]}}) | (wave[4*4 +: 4] & {4{first_writes[4]}})
      | (wave[5*4 +: 4] & {4{first_writes[5]}}) | (wave[6*4 +: 4] & {4{first_writes[6]}}) | (wave[7*4 +: 4] &
      {4{first_writes[7]}});
  assign write_sequence = (sequence_[0 +: 16] & {16{first_writes[0]}}) | (sequence_[1*16 +: 16] &
      {16{first_writes[1]}}) | (sequence_[2*16 +: 16] & {16{first_writes[2]}}) | (sequence_[3*16 +: 16] &
      {16{first_writes[3]}}) | (sequence_[4*16 +: 16] & {16{first_writes[4]}}) | (sequence_[5*16 +: 16] &
      {16{first_writes[5]}}) | (sequence_[6*16 +: 16] & {16{first_writes[6]}}) | (sequence_[7*16 +: 16] &
      {16{first_writes[7]}});
  assign write_pair = (pair[0 +: 6] & {6{first_writes[0]}}) | (pair[1*6 +: 6] & {6{first_writes[1]}}) | (pair[2*6 +:
      6] & {6{first_writes[2]}}) | (pair[3*6 +: 6] & {6{first_writes[3]}}) | (pair[4*6 +: 6] & {6{first_writes[4]}})
      | (pair[5*6 +: 6] & {6{first_writes[5]}}) | (pair[6*6 +: 6] & {6{first_writes[6]}}) | (pair[7*6 +: 6] &
      {6{first_writes[7]}});
  assign write_data = (data[0 +: 64] & {64{first_writes[0]}}) | (data[1*64 +: 64] & {64{first_writes[1]}}) |
      (data[2*64 +: 64] & {64{first_writes[2]}}) | (data[3*64 +: 64] & {64{first_writes[3]}}) | (data[4*64 +: 64] &
      {64{first_writes[4]}}) | (data[5*64 +: 64] & {64{first_writes[5]}}) | (data[6*64 +: 64] &
      {64{first_writes[6]}}) | (data[7*64 +: 64] & {64{first_writes[7]}});
  assign write_halves = (halves[0 +: 2] & {2{first_writes[0]}}) | (halves[1*2 +: 2] & {2{first_writes[1]}}) |
      (halves[2*2 +: 2] & {2{first_writes[2]}}) | (halves[3*2 +: 2] & {2{first_writes[3]}}) | (halves[4*2 +: 2] &
      {2{first_writes[4]}}) | (halves[5*2 +: 2] & {2{first_writes[5]}}) | (halves[6*2 +: 2] & {2{first_writes[6]}}) |
      (halves[7*2 +: 2] & {2{first_writes[7]}});
  assign done = |finishes;
  assign resumes = |(finishes & stops);
  genvar i;

  for (i = 0; i < 7; i = i + 1) begin : each_request_wave_wide
    assign request_wave_wide[i*4 +: 4] = {4{first_wants[i + 1]}};
  end

  wire [7:0] first_idle_and_start_wide = first_idle & {8{start}};
  wire [7:0] first_looks_and_cache_ready_wide = first_looks & {8{cache_ready}};
  wire [7:0] first_wants_and_port_ready_wide = first_wants & {8{port_ready}};
  wire [7:0] all = first_writes & {8{file_ready | ~write}};

  for (i = 0; i < 8; i = i + 1) begin : each_answered
    localparam [3:0] INDEX = i;
    assign starts[i] = first_idle_and_start_wide[i];
    assign looked[i] = first_looks_and_cache_ready_wide[i];
    assign taken[i] = first_wants_and_port_ready_wide[i];
    assign answered[i] = answered_all[i];
    assign written[i] = all[i];
    assign answered_all[i] = answer & (answer_tag == INDEX);
  end

endmodule

`default_nettype wire
