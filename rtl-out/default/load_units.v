// load_units: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_units (
  input wire [7:0] idle,
  input wire start,
  input wire [7:0] looks,
  input wire cache_ready,
  input wire [7:0] wants,
  input wire port_ready,
  input wire [7:0] writes,
  input wire file_ready,
  input wire [7:0] finishes,
  input wire answer,
  input wire [3:0] answer_tag,
  input wire answer_missing,
  input wire [7:0] stale,
  input wire [7:0] stops,
  input wire [31:0] wave,
  input wire [127:0] sequence_,
  input wire [335:0] line,
  input wire [15:0] part,
  input wire [511:0] mask,
  input wire [47:0] pair,
  input wire [511:0] data,
  input wire [15:0] halves,
  output wire ready,
  output wire ready_twice,
  output wire [7:0] starts,
  output wire lookup,
  output wire [41:0] lookup_line,
  output wire [1:0] lookup_part,
  output wire [7:0] looked,
  output wire request,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
  output wire [7:0] taken,
  output wire [7:0] answered,
  output wire fill,
  output wire [41:0] fill_line,
  output wire write,
  output wire [3:0] write_wave,
  output wire [15:0] write_sequence,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire [7:0] written,
  output wire done,
  output wire resumes
);

  wire [7:0] first_idle;
  wire [7:0] first_looks;
  wire [7:0] first_wants;
  wire [7:0] first_writes;

  assign first_idle = {idle[7], idle[6], idle[5], idle[4], idle[3], idle[2], idle[1], idle[0]} & (-{idle[7], idle[6],
      idle[5], idle[4], idle[3], idle[2], idle[1], idle[0]});
  assign ready = |first_idle;
  assign ready_twice = |({idle[7], idle[6], idle[5], idle[4], idle[3], idle[2], idle[1], idle[0]} & (~first_idle));
  assign first_looks = {looks[7], looks[6], looks[5], looks[4], looks[3], looks[2], looks[1], looks[0]} &
      (-{looks[7], looks[6], looks[5], looks[4], looks[3], looks[2], looks[1], looks[0]});
  assign lookup = |first_looks;
  assign lookup_line = (line[0 +: 42] & {42{first_looks[0]}}) | (line[1*42 +: 42] & {42{first_looks[1]}}) |
      (line[2*42 +: 42] & {42{first_looks[2]}}) | (line[3*42 +: 42] & {42{first_looks[3]}}) | (line[4*42 +: 42] &
      {42{first_looks[4]}}) | (line[5*42 +: 42] & {42{first_looks[5]}}) | (line[6*42 +: 42] & {42{first_looks[6]}}) |
      (line[7*42 +: 42] & {42{first_looks[7]}});
  assign lookup_part = (part[0 +: 2] & {2{first_looks[0]}}) | (part[1*2 +: 2] & {2{first_looks[1]}}) | (part[2*2 +:
      2] & {2{first_looks[2]}}) | (part[3*2 +: 2] & {2{first_looks[3]}}) | (part[4*2 +: 2] & {2{first_looks[4]}}) |
      (part[5*2 +: 2] & {2{first_looks[5]}}) | (part[6*2 +: 2] & {2{first_looks[6]}}) | (part[7*2 +: 2] &
      {2{first_looks[7]}});
  assign first_wants = {wants[7], wants[6], wants[5], wants[4], wants[3], wants[2], wants[1], wants[0]} &
      (-{wants[7], wants[6], wants[5], wants[4], wants[3], wants[2], wants[1], wants[0]});
  assign request = |first_wants;
  assign request_line = (line[0 +: 42] & {42{first_wants[0]}}) | (line[1*42 +: 42] & {42{first_wants[1]}}) |
      (line[2*42 +: 42] & {42{first_wants[2]}}) | (line[3*42 +: 42] & {42{first_wants[3]}}) | (line[4*42 +: 42] &
      {42{first_wants[4]}}) | (line[5*42 +: 42] & {42{first_wants[5]}}) | (line[6*42 +: 42] & {42{first_wants[6]}}) |
      (line[7*42 +: 42] & {42{first_wants[7]}});
  assign request_mask = (mask[0 +: 64] & {64{first_wants[0]}}) | (mask[1*64 +: 64] & {64{first_wants[1]}}) |
      (mask[2*64 +: 64] & {64{first_wants[2]}}) | (mask[3*64 +: 64] & {64{first_wants[3]}}) | (mask[4*64 +: 64] &
      {64{first_wants[4]}}) | (mask[5*64 +: 64] & {64{first_wants[5]}}) | (mask[6*64 +: 64] & {64{first_wants[6]}}) |
      (mask[7*64 +: 64] & {64{first_wants[7]}});
  assign request_tag = (4'd1 & {4{first_wants[1]}}) | (4'd2 & {4{first_wants[2]}}) | (4'd3 & {4{first_wants[3]}}) |
      (4'd4 & {4{first_wants[4]}}) | (4'd5 & {4{first_wants[5]}}) | (4'd6 & {4{first_wants[6]}}) | (4'd7 &
      {4{first_wants[7]}});
  assign request_wave = (wave[0 +: 4] & {4{first_wants[0]}}) | (wave[1*4 +: 4] & {4{first_wants[1]}}) | (wave[2*4 +:
      4] & {4{first_wants[2]}}) | (wave[3*4 +: 4] & {4{first_wants[3]}}) | (wave[4*4 +: 4] & {4{first_wants[4]}}) |
      (wave[5*4 +: 4] & {4{first_wants[5]}}) | (wave[6*4 +: 4] & {4{first_wants[6]}}) | (wave[7*4 +: 4] &
      {4{first_wants[7]}});
  assign request_sequence = (sequence_[0 +: 16] & {16{first_wants[0]}}) | (sequence_[1*16 +: 16] &
      {16{first_wants[1]}}) | (sequence_[2*16 +: 16] & {16{first_wants[2]}}) | (sequence_[3*16 +: 16] &
      {16{first_wants[3]}}) | (sequence_[4*16 +: 16] & {16{first_wants[4]}}) | (sequence_[5*16 +: 16] &
      {16{first_wants[5]}}) | (sequence_[6*16 +: 16] & {16{first_wants[6]}}) | (sequence_[7*16 +: 16] &
      {16{first_wants[7]}});

  wire conjunction_1 = answer & (answer_tag == 4'd0);
  wire conjunction_2 = answer & (answer_tag == 4'd1);
  wire conjunction_3 = answer & (answer_tag == 4'd2);
  wire conjunction_4 = answer & (answer_tag == 4'd3);
  wire conjunction_5 = answer & (answer_tag == 4'd4);
  wire conjunction_6 = answer & (answer_tag == 4'd5);
  wire conjunction_7 = answer & (answer_tag == 4'd6);
  wire conjunction_8 = answer & (answer_tag == 4'd7);
  wire [7:0] joined_1 = {conjunction_8, conjunction_7, conjunction_6, conjunction_5, conjunction_4, conjunction_3,
      conjunction_2, conjunction_1};
  wire [7:0] conjunction_9 = joined_1 & {stale[7], stale[6], stale[5], stale[4], stale[3], stale[2], stale[1],
      stale[0]};

  assign fill = answer & (~answer_missing) & (~(|conjunction_9));
  assign fill_line = (line[0 +: 42] & {42{conjunction_1}}) | (line[1*42 +: 42] & {42{conjunction_2}}) | (line[2*42 +:
      42] & {42{conjunction_3}}) | (line[3*42 +: 42] & {42{conjunction_4}}) | (line[4*42 +: 42] &
      {42{conjunction_5}}) | (line[5*42 +: 42] & {42{conjunction_6}}) | (line[6*42 +: 42] & {42{conjunction_7}}) |
      (line[7*42 +: 42] & {42{conjunction_8}});
  assign first_writes = {writes[7], writes[6], writes[5], writes[4], writes[3], writes[2], writes[1], writes[0]} &
      (-{writes[7], writes[6], writes[5], writes[4], writes[3], writes[2], writes[1], writes[0]});
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
  wire [7:0] joined_2 = {finishes[7], finishes[6], finishes[5], finishes[4], finishes[3], finishes[2], finishes[1],
      finishes[0]};
  assign done = |joined_2;
  wire [7:0] conjunction_10 = joined_2 & {stops[7], stops[6], stops[5], stops[4], stops[3], stops[2], stops[1],
      stops[0]};
  assign resumes = |conjunction_10;
  genvar i;

  wire [7:0] conjunction_11 = first_idle & {8{start}};
  wire [7:0] conjunction_12 = first_looks & {8{cache_ready}};
  wire [7:0] conjunction_13 = first_wants & {8{port_ready}};
  wire [7:0] conjunction_14 = first_writes & {8{file_ready | (~write)}};

  for (i = 0; i < 8; i = i + 1) begin : each_answered
    localparam [3:0] INDEX = i;
    assign starts[i] = conjunction_11[i];
    assign looked[i] = conjunction_12[i];
    assign taken[i] = conjunction_13[i];
    assign answered[i] = answer & (answer_tag == INDEX);
    assign written[i] = conjunction_14[i];
  end

endmodule

`default_nettype wire
