// load_units: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module load_units (
  input wire idle_0,
  input wire idle_1,
  input wire idle_2,
  input wire idle_3,
  input wire idle_4,
  input wire idle_5,
  input wire idle_6,
  input wire idle_7,
  input wire issue,
  input wire reading_0,
  input wire reading_1,
  input wire reading_2,
  input wire reading_3,
  input wire reading_4,
  input wire reading_5,
  input wire reading_6,
  input wire reading_7,
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
  input wire [6:0] base_0,
  input wire [6:0] base_1,
  input wire [6:0] base_2,
  input wire [6:0] base_3,
  input wire [6:0] base_4,
  input wire [6:0] base_5,
  input wire [6:0] base_6,
  input wire [6:0] base_7,
  input wire [6:0] offset_0,
  input wire [6:0] offset_1,
  input wire [6:0] offset_2,
  input wire [6:0] offset_3,
  input wire [6:0] offset_4,
  input wire [6:0] offset_5,
  input wire [6:0] offset_6,
  input wire [6:0] offset_7,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  input wire [41:0] line_4,
  input wire [41:0] line_5,
  input wire [41:0] line_6,
  input wire [41:0] line_7,
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
  output wire issues_0,
  output wire issues_1,
  output wire issues_2,
  output wire issues_3,
  output wire issues_4,
  output wire issues_5,
  output wire issues_6,
  output wire issues_7,
  output wire [3:0] read_wave,
  output wire [6:0] read_base,
  output wire [6:0] read_offset,
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
  output wire done
);

  wire [7:0] first_idle;
  wire [7:0] first_reading;
  wire [7:0] first_wants;
  wire [7:0] first_writes;

  wire [7:0] negated_1 = -{idle_7, idle_6, idle_5, idle_4, idle_3, idle_2, idle_1, idle_0};
  assign first_idle = {idle_7, idle_6, idle_5, idle_4, idle_3, idle_2, idle_1, idle_0} & negated_1;
  assign ready = |first_idle;
  wire [7:0] conjunction_1 = first_idle & {8{issue}};
  assign issues_0 = conjunction_1[0];
  assign issues_1 = conjunction_1[1];
  assign issues_2 = conjunction_1[2];
  assign issues_3 = conjunction_1[3];
  assign issues_4 = conjunction_1[4];
  assign issues_5 = conjunction_1[5];
  assign issues_6 = conjunction_1[6];
  assign issues_7 = conjunction_1[7];
  wire [7:0] joined_1 = {reading_7, reading_6, reading_5, reading_4, reading_3, reading_2, reading_1, reading_0};
  assign first_reading = joined_1 & (-joined_1);

  wire [3:0] disjunction_1 = (wave_0 & {4{first_reading[0]}}) | (wave_1 & {4{first_reading[1]}});
  wire [3:0] disjunction_2 = disjunction_1 | (wave_2 & {4{first_reading[2]}}) | (wave_3 & {4{first_reading[3]}});
  wire [3:0] disjunction_3 = disjunction_2 | (wave_4 & {4{first_reading[4]}}) | (wave_5 & {4{first_reading[5]}});

  assign read_wave = disjunction_3 | (wave_6 & {4{first_reading[6]}}) | (wave_7 & {4{first_reading[7]}});

  wire [6:0] disjunction_4 = (base_0 & {7{first_reading[0]}}) | (base_1 & {7{first_reading[1]}});
  wire [6:0] disjunction_5 = disjunction_4 | (base_2 & {7{first_reading[2]}}) | (base_3 & {7{first_reading[3]}});
  wire [6:0] disjunction_6 = disjunction_5 | (base_4 & {7{first_reading[4]}}) | (base_5 & {7{first_reading[5]}});

  assign read_base = disjunction_6 | (base_6 & {7{first_reading[6]}}) | (base_7 & {7{first_reading[7]}});

  wire [6:0] disjunction_7 = (offset_0 & {7{first_reading[0]}}) | (offset_1 & {7{first_reading[1]}});
  wire [6:0] disjunction_8 = disjunction_7 | (offset_2 & {7{first_reading[2]}}) | (offset_3 & {7{first_reading[3]}});
  wire [6:0] disjunction_9 = disjunction_8 | (offset_4 & {7{first_reading[4]}}) | (offset_5 & {7{first_reading[5]}});

  assign read_offset = disjunction_9 | (offset_6 & {7{first_reading[6]}}) | (offset_7 & {7{first_reading[7]}});
  wire [7:0] joined_2 = {wants_7, wants_6, wants_5, wants_4, wants_3, wants_2, wants_1, wants_0};
  assign first_wants = joined_2 & (-joined_2);
  assign request = |first_wants;

  wire [41:0] disjunction_10 = (line_0 & {42{first_wants[0]}}) | (line_1 & {42{first_wants[1]}});
  wire [41:0] disjunction_11 = disjunction_10 | (line_2 & {42{first_wants[2]}}) | (line_3 & {42{first_wants[3]}});
  wire [41:0] disjunction_12 = disjunction_11 | (line_4 & {42{first_wants[4]}}) | (line_5 & {42{first_wants[5]}});

  assign request_line = disjunction_12 | (line_6 & {42{first_wants[6]}}) | (line_7 & {42{first_wants[7]}});

  wire [63:0] disjunction_13 = (mask_0 & {64{first_wants[0]}}) | (mask_1 & {64{first_wants[1]}});
  wire [63:0] disjunction_14 = disjunction_13 | (mask_2 & {64{first_wants[2]}}) | (mask_3 & {64{first_wants[3]}});
  wire [63:0] disjunction_15 = disjunction_14 | (mask_4 & {64{first_wants[4]}}) | (mask_5 & {64{first_wants[5]}});

  assign request_mask = disjunction_15 | (mask_6 & {64{first_wants[6]}}) | (mask_7 & {64{first_wants[7]}});

  wire [3:0] disjunction_16 = (4'd1 & {4{first_wants[1]}}) | (4'd2 & {4{first_wants[2]}}) | (4'd3 &
      {4{first_wants[3]}});
  wire [3:0] disjunction_17 = disjunction_16 | (4'd4 & {4{first_wants[4]}}) | (4'd5 & {4{first_wants[5]}});

  assign request_tag = disjunction_17 | (4'd6 & {4{first_wants[6]}}) | (4'd7 & {4{first_wants[7]}});

  wire [3:0] disjunction_18 = (wave_0 & {4{first_wants[0]}}) | (wave_1 & {4{first_wants[1]}}) | (wave_2 &
      {4{first_wants[2]}});
  wire [3:0] disjunction_19 = disjunction_18 | (wave_3 & {4{first_wants[3]}}) | (wave_4 & {4{first_wants[4]}});
  wire [3:0] disjunction_20 = disjunction_19 | (wave_5 & {4{first_wants[5]}}) | (wave_6 & {4{first_wants[6]}});

  assign request_wave = disjunction_20 | (wave_7 & {4{first_wants[7]}});

  wire [15:0] disjunction_21 = (sequence_0 & {16{first_wants[0]}}) | (sequence_1 & {16{first_wants[1]}});
  wire [15:0] disjunction_22 = disjunction_21 | (sequence_2 & {16{first_wants[2]}}) | (sequence_3 &
      {16{first_wants[3]}});
  wire [15:0] disjunction_23 = disjunction_22 | (sequence_4 & {16{first_wants[4]}}) | (sequence_5 &
      {16{first_wants[5]}});

  assign request_sequence = disjunction_23 | (sequence_6 & {16{first_wants[6]}}) | (sequence_7 &
      {16{first_wants[7]}});
  wire [7:0] conjunction_2 = first_wants & {8{port_ready}};
  assign taken_0 = conjunction_2[0];
  assign taken_1 = conjunction_2[1];
  assign taken_2 = conjunction_2[2];
  assign taken_3 = conjunction_2[3];
  assign taken_4 = conjunction_2[4];
  assign taken_5 = conjunction_2[5];
  assign taken_6 = conjunction_2[6];
  assign taken_7 = conjunction_2[7];
  wire [7:0] joined_3 = {writes_7, writes_6, writes_5, writes_4, writes_3, writes_2, writes_1, writes_0};
  assign first_writes = joined_3 & (-joined_3);
  assign write = |first_writes;

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
  wire [7:0] conjunction_3 = first_writes & {8{file_ready}};
  assign written_0 = conjunction_3[0];
  assign written_1 = conjunction_3[1];
  assign written_2 = conjunction_3[2];
  assign written_3 = conjunction_3[3];
  assign written_4 = conjunction_3[4];
  assign written_5 = conjunction_3[5];
  assign written_6 = conjunction_3[6];
  assign written_7 = conjunction_3[7];
  wire [7:0] joined_4 = {finishes_7, finishes_6, finishes_5, finishes_4, finishes_3, finishes_2, finishes_1,
      finishes_0};
  assign done = |joined_4;

endmodule
