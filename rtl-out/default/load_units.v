// load_units: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_units (
  input wire idle_0,
  input wire idle_1,
  input wire idle_2,
  input wire idle_3,
  input wire idle_4,
  input wire idle_5,
  input wire idle_6,
  input wire idle_7,
  input wire start,
  input wire looks_0,
  input wire looks_1,
  input wire looks_2,
  input wire looks_3,
  input wire looks_4,
  input wire looks_5,
  input wire looks_6,
  input wire looks_7,
  input wire cache_ready,
  input wire wants_0,
  input wire wants_1,
  input wire wants_2,
  input wire wants_3,
  input wire wants_4,
  input wire wants_5,
  input wire wants_6,
  input wire wants_7,
  input wire port_ready,
  input wire writes_0,
  input wire writes_1,
  input wire writes_2,
  input wire writes_3,
  input wire writes_4,
  input wire writes_5,
  input wire writes_6,
  input wire writes_7,
  input wire file_ready,
  input wire finishes_0,
  input wire finishes_1,
  input wire finishes_2,
  input wire finishes_3,
  input wire finishes_4,
  input wire finishes_5,
  input wire finishes_6,
  input wire finishes_7,
  input wire answer,
  input wire [3:0] answer_tag,
  input wire answer_missing,
  input wire stale_0,
  input wire stale_1,
  input wire stale_2,
  input wire stale_3,
  input wire stale_4,
  input wire stale_5,
  input wire stale_6,
  input wire stale_7,
  input wire stops_0,
  input wire stops_1,
  input wire stops_2,
  input wire stops_3,
  input wire stops_4,
  input wire stops_5,
  input wire stops_6,
  input wire stops_7,
  input wire [3:0] wave_0,
  input wire [3:0] wave_1,
  input wire [3:0] wave_2,
  input wire [3:0] wave_3,
  input wire [3:0] wave_4,
  input wire [3:0] wave_5,
  input wire [3:0] wave_6,
  input wire [3:0] wave_7,
  input wire [15:0] sequence_0,
  input wire [15:0] sequence_1,
  input wire [15:0] sequence_2,
  input wire [15:0] sequence_3,
  input wire [15:0] sequence_4,
  input wire [15:0] sequence_5,
  input wire [15:0] sequence_6,
  input wire [15:0] sequence_7,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  input wire [41:0] line_4,
  input wire [41:0] line_5,
  input wire [41:0] line_6,
  input wire [41:0] line_7,
  input wire [1:0] part_0,
  input wire [1:0] part_1,
  input wire [1:0] part_2,
  input wire [1:0] part_3,
  input wire [1:0] part_4,
  input wire [1:0] part_5,
  input wire [1:0] part_6,
  input wire [1:0] part_7,
  input wire [63:0] mask_0,
  input wire [63:0] mask_1,
  input wire [63:0] mask_2,
  input wire [63:0] mask_3,
  input wire [63:0] mask_4,
  input wire [63:0] mask_5,
  input wire [63:0] mask_6,
  input wire [63:0] mask_7,
  input wire [5:0] pair_0,
  input wire [5:0] pair_1,
  input wire [5:0] pair_2,
  input wire [5:0] pair_3,
  input wire [5:0] pair_4,
  input wire [5:0] pair_5,
  input wire [5:0] pair_6,
  input wire [5:0] pair_7,
  input wire [63:0] data_0,
  input wire [63:0] data_1,
  input wire [63:0] data_2,
  input wire [63:0] data_3,
  input wire [63:0] data_4,
  input wire [63:0] data_5,
  input wire [63:0] data_6,
  input wire [63:0] data_7,
  input wire [1:0] halves_0,
  input wire [1:0] halves_1,
  input wire [1:0] halves_2,
  input wire [1:0] halves_3,
  input wire [1:0] halves_4,
  input wire [1:0] halves_5,
  input wire [1:0] halves_6,
  input wire [1:0] halves_7,
  output wire ready,
  output wire ready_twice,
  output wire starts_0,
  output wire starts_1,
  output wire starts_2,
  output wire starts_3,
  output wire starts_4,
  output wire starts_5,
  output wire starts_6,
  output wire starts_7,
  output wire lookup,
  output wire [41:0] lookup_line,
  output wire [1:0] lookup_part,
  output wire looked_0,
  output wire looked_1,
  output wire looked_2,
  output wire looked_3,
  output wire looked_4,
  output wire looked_5,
  output wire looked_6,
  output wire looked_7,
  output wire request,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
  output wire taken_0,
  output wire taken_1,
  output wire taken_2,
  output wire taken_3,
  output wire taken_4,
  output wire taken_5,
  output wire taken_6,
  output wire taken_7,
  output wire answered_0,
  output wire answered_1,
  output wire answered_2,
  output wire answered_3,
  output wire answered_4,
  output wire answered_5,
  output wire answered_6,
  output wire answered_7,
  output wire fill,
  output wire [41:0] fill_line,
  output wire write,
  output wire [3:0] write_wave,
  output wire [15:0] write_sequence,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire written_0,
  output wire written_1,
  output wire written_2,
  output wire written_3,
  output wire written_4,
  output wire written_5,
  output wire written_6,
  output wire written_7,
  output wire done,
  output wire resumes
);

  wire [7:0] first_idle;
  wire [7:0] first_looks;
  wire [7:0] first_wants;
  wire [7:0] first_writes;

  wire [7:0] negated_1 = -{idle_7, idle_6, idle_5, idle_4, idle_3, idle_2, idle_1, idle_0};
  assign first_idle = {idle_7, idle_6, idle_5, idle_4, idle_3, idle_2, idle_1, idle_0} & negated_1;
  assign ready = |first_idle;
  wire [7:0] conjunction_1 = {idle_7, idle_6, idle_5, idle_4, idle_3, idle_2, idle_1, idle_0} & (~first_idle);
  assign ready_twice = |conjunction_1;
  wire [7:0] conjunction_2 = first_idle & {8{start}};
  assign starts_0 = conjunction_2[0];
  assign starts_1 = conjunction_2[1];
  assign starts_2 = conjunction_2[2];
  assign starts_3 = conjunction_2[3];
  assign starts_4 = conjunction_2[4];
  assign starts_5 = conjunction_2[5];
  assign starts_6 = conjunction_2[6];
  assign starts_7 = conjunction_2[7];
  wire [7:0] joined_1 = {looks_7, looks_6, looks_5, looks_4, looks_3, looks_2, looks_1, looks_0};
  assign first_looks = joined_1 & (-joined_1);
  assign lookup = |first_looks;

  wire [41:0] disjunction_1 = (line_0 & {42{first_looks[0]}}) | (line_1 & {42{first_looks[1]}});
  wire [41:0] disjunction_2 = disjunction_1 | (line_2 & {42{first_looks[2]}}) | (line_3 & {42{first_looks[3]}});
  wire [41:0] disjunction_3 = disjunction_2 | (line_4 & {42{first_looks[4]}}) | (line_5 & {42{first_looks[5]}});

  assign lookup_line = disjunction_3 | (line_6 & {42{first_looks[6]}}) | (line_7 & {42{first_looks[7]}});

  wire [1:0] disjunction_4 = (part_0 & {2{first_looks[0]}}) | (part_1 & {2{first_looks[1]}}) | (part_2 &
      {2{first_looks[2]}});
  wire [1:0] disjunction_5 = disjunction_4 | (part_3 & {2{first_looks[3]}}) | (part_4 & {2{first_looks[4]}});
  wire [1:0] disjunction_6 = disjunction_5 | (part_5 & {2{first_looks[5]}}) | (part_6 & {2{first_looks[6]}});

  assign lookup_part = disjunction_6 | (part_7 & {2{first_looks[7]}});
  wire [7:0] conjunction_3 = first_looks & {8{cache_ready}};
  assign looked_0 = conjunction_3[0];
  assign looked_1 = conjunction_3[1];
  assign looked_2 = conjunction_3[2];
  assign looked_3 = conjunction_3[3];
  assign looked_4 = conjunction_3[4];
  assign looked_5 = conjunction_3[5];
  assign looked_6 = conjunction_3[6];
  assign looked_7 = conjunction_3[7];
  wire [7:0] joined_2 = {wants_7, wants_6, wants_5, wants_4, wants_3, wants_2, wants_1, wants_0};
  assign first_wants = joined_2 & (-joined_2);
  assign request = |first_wants;

  wire [41:0] disjunction_7 = (line_0 & {42{first_wants[0]}}) | (line_1 & {42{first_wants[1]}});
  wire [41:0] disjunction_8 = disjunction_7 | (line_2 & {42{first_wants[2]}}) | (line_3 & {42{first_wants[3]}});
  wire [41:0] disjunction_9 = disjunction_8 | (line_4 & {42{first_wants[4]}}) | (line_5 & {42{first_wants[5]}});

  assign request_line = disjunction_9 | (line_6 & {42{first_wants[6]}}) | (line_7 & {42{first_wants[7]}});

  wire [63:0] disjunction_10 = (mask_0 & {64{first_wants[0]}}) | (mask_1 & {64{first_wants[1]}});
  wire [63:0] disjunction_11 = disjunction_10 | (mask_2 & {64{first_wants[2]}}) | (mask_3 & {64{first_wants[3]}});
  wire [63:0] disjunction_12 = disjunction_11 | (mask_4 & {64{first_wants[4]}}) | (mask_5 & {64{first_wants[5]}});

  assign request_mask = disjunction_12 | (mask_6 & {64{first_wants[6]}}) | (mask_7 & {64{first_wants[7]}});

  wire [3:0] disjunction_13 = (4'd1 & {4{first_wants[1]}}) | (4'd2 & {4{first_wants[2]}}) | (4'd3 &
      {4{first_wants[3]}});
  wire [3:0] disjunction_14 = disjunction_13 | (4'd4 & {4{first_wants[4]}}) | (4'd5 & {4{first_wants[5]}});

  assign request_tag = disjunction_14 | (4'd6 & {4{first_wants[6]}}) | (4'd7 & {4{first_wants[7]}});

  wire [3:0] disjunction_15 = (wave_0 & {4{first_wants[0]}}) | (wave_1 & {4{first_wants[1]}}) | (wave_2 &
      {4{first_wants[2]}});
  wire [3:0] disjunction_16 = disjunction_15 | (wave_3 & {4{first_wants[3]}}) | (wave_4 & {4{first_wants[4]}});
  wire [3:0] disjunction_17 = disjunction_16 | (wave_5 & {4{first_wants[5]}}) | (wave_6 & {4{first_wants[6]}});

  assign request_wave = disjunction_17 | (wave_7 & {4{first_wants[7]}});

  wire [15:0] disjunction_18 = (sequence_0 & {16{first_wants[0]}}) | (sequence_1 & {16{first_wants[1]}});
  wire [15:0] disjunction_19 = disjunction_18 | (sequence_2 & {16{first_wants[2]}}) | (sequence_3 &
      {16{first_wants[3]}});
  wire [15:0] disjunction_20 = disjunction_19 | (sequence_4 & {16{first_wants[4]}}) | (sequence_5 &
      {16{first_wants[5]}});

  assign request_sequence = disjunction_20 | (sequence_6 & {16{first_wants[6]}}) | (sequence_7 &
      {16{first_wants[7]}});
  wire [7:0] conjunction_4 = first_wants & {8{port_ready}};
  assign taken_0 = conjunction_4[0];
  assign taken_1 = conjunction_4[1];
  assign taken_2 = conjunction_4[2];
  assign taken_3 = conjunction_4[3];
  assign taken_4 = conjunction_4[4];
  assign taken_5 = conjunction_4[5];
  assign taken_6 = conjunction_4[6];
  assign taken_7 = conjunction_4[7];
  assign answered_0 = answer & (answer_tag == 4'd0);
  assign answered_1 = answer & (answer_tag == 4'd1);
  assign answered_2 = answer & (answer_tag == 4'd2);
  assign answered_3 = answer & (answer_tag == 4'd3);
  assign answered_4 = answer & (answer_tag == 4'd4);
  assign answered_5 = answer & (answer_tag == 4'd5);
  assign answered_6 = answer & (answer_tag == 4'd6);
  assign answered_7 = answer & (answer_tag == 4'd7);

  wire [7:0] joined_3 = {answered_7, answered_6, answered_5, answered_4, answered_3, answered_2, answered_1,
      answered_0};
  wire [7:0] joined_4 = {stale_7, stale_6, stale_5, stale_4, stale_3, stale_2, stale_1, stale_0};

  assign fill = answer & (~answer_missing) & (~(|(joined_3 & joined_4)));

  wire [41:0] disjunction_21 = (line_0 & {42{answered_0}}) | (line_1 & {42{answered_1}}) | (line_2 &
      {42{answered_2}});
  wire [41:0] disjunction_22 = disjunction_21 | (line_3 & {42{answered_3}}) | (line_4 & {42{answered_4}});
  wire [41:0] disjunction_23 = disjunction_22 | (line_5 & {42{answered_5}}) | (line_6 & {42{answered_6}});

  assign fill_line = disjunction_23 | (line_7 & {42{answered_7}});
  wire [7:0] joined_5 = {writes_7, writes_6, writes_5, writes_4, writes_3, writes_2, writes_1, writes_0};
  assign first_writes = joined_5 & (-joined_5);
  assign write = |write_halves;

  wire [3:0] disjunction_24 = (wave_0 & {4{first_writes[0]}}) | (wave_1 & {4{first_writes[1]}});
  wire [3:0] disjunction_25 = disjunction_24 | (wave_2 & {4{first_writes[2]}}) | (wave_3 & {4{first_writes[3]}});
  wire [3:0] disjunction_26 = disjunction_25 | (wave_4 & {4{first_writes[4]}}) | (wave_5 & {4{first_writes[5]}});

  assign write_wave = disjunction_26 | (wave_6 & {4{first_writes[6]}}) | (wave_7 & {4{first_writes[7]}});

  wire [15:0] disjunction_27 = (sequence_0 & {16{first_writes[0]}}) | (sequence_1 & {16{first_writes[1]}});
  wire [15:0] disjunction_28 = disjunction_27 | (sequence_2 & {16{first_writes[2]}}) | (sequence_3 &
      {16{first_writes[3]}});
  wire [15:0] disjunction_29 = disjunction_28 | (sequence_4 & {16{first_writes[4]}}) | (sequence_5 &
      {16{first_writes[5]}});

  assign write_sequence = disjunction_29 | (sequence_6 & {16{first_writes[6]}}) | (sequence_7 &
      {16{first_writes[7]}});

  wire [5:0] disjunction_30 = (pair_0 & {6{first_writes[0]}}) | (pair_1 & {6{first_writes[1]}});
  wire [5:0] disjunction_31 = disjunction_30 | (pair_2 & {6{first_writes[2]}}) | (pair_3 & {6{first_writes[3]}});
  wire [5:0] disjunction_32 = disjunction_31 | (pair_4 & {6{first_writes[4]}}) | (pair_5 & {6{first_writes[5]}});

  assign write_pair = disjunction_32 | (pair_6 & {6{first_writes[6]}}) | (pair_7 & {6{first_writes[7]}});

  wire [63:0] disjunction_33 = (data_0 & {64{first_writes[0]}}) | (data_1 & {64{first_writes[1]}});
  wire [63:0] disjunction_34 = disjunction_33 | (data_2 & {64{first_writes[2]}}) | (data_3 & {64{first_writes[3]}});
  wire [63:0] disjunction_35 = disjunction_34 | (data_4 & {64{first_writes[4]}}) | (data_5 & {64{first_writes[5]}});

  assign write_data = disjunction_35 | (data_6 & {64{first_writes[6]}}) | (data_7 & {64{first_writes[7]}});

  wire [1:0] disjunction_36 = (halves_0 & {2{first_writes[0]}}) | (halves_1 & {2{first_writes[1]}});
  wire [1:0] disjunction_37 = disjunction_36 | (halves_2 & {2{first_writes[2]}}) | (halves_3 & {2{first_writes[3]}});
  wire [1:0] disjunction_38 = disjunction_37 | (halves_4 & {2{first_writes[4]}}) | (halves_5 & {2{first_writes[5]}});

  assign write_halves = disjunction_38 | (halves_6 & {2{first_writes[6]}}) | (halves_7 & {2{first_writes[7]}});
  wire [7:0] conjunction_5 = first_writes & {8{file_ready | (~write)}};
  assign written_0 = conjunction_5[0];
  assign written_1 = conjunction_5[1];
  assign written_2 = conjunction_5[2];
  assign written_3 = conjunction_5[3];
  assign written_4 = conjunction_5[4];
  assign written_5 = conjunction_5[5];
  assign written_6 = conjunction_5[6];
  assign written_7 = conjunction_5[7];
  wire [7:0] joined_6 = {finishes_7, finishes_6, finishes_5, finishes_4, finishes_3, finishes_2, finishes_1,
      finishes_0};
  assign done = |joined_6;
  wire [7:0] joined_7 = {stops_7, stops_6, stops_5, stops_4, stops_3, stops_2, stops_1, stops_0};
  assign resumes = |(joined_6 & joined_7);

endmodule

`default_nettype wire
