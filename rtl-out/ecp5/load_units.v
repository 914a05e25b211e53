// load_units: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module load_units (
  input wire idle_0,
  input wire idle_1,
  input wire issue,
  input wire reading_0,
  input wire reading_1,
  input wire wants_0,
  input wire wants_1,
  input wire port_ready,
  input wire writes_0,
  input wire writes_1,
  input wire file_ready,
  input wire finishes_0,
  input wire finishes_1,
  input wire [3:0] wave_0,
  input wire [3:0] wave_1,
  input wire [6:0] base_0,
  input wire [6:0] base_1,
  input wire [6:0] offset_0,
  input wire [6:0] offset_1,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [63:0] mask_0,
  input wire [63:0] mask_1,
  input wire [5:0] pair_0,
  input wire [5:0] pair_1,
  input wire [63:0] data_0,
  input wire [63:0] data_1,
  input wire [1:0] halves_0,
  input wire [1:0] halves_1,
  output wire ready,
  output wire issues_0,
  output wire issues_1,
  output wire [3:0] read_wave,
  output wire [6:0] read_base,
  output wire [6:0] read_offset,
  output wire request,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire taken_0,
  output wire taken_1,
  output wire write,
  output wire [3:0] write_wave,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire written_0,
  output wire written_1,
  output wire done
);

  wire [1:0] first_idle;
  wire [1:0] first_reading;
  wire [1:0] first_wants;
  wire [1:0] first_writes;

  assign first_idle = {idle_1, idle_0} & (-{idle_1, idle_0});
  assign ready = |first_idle;
  wire [1:0] conjunction_1 = first_idle & {2{issue}};
  assign issues_0 = conjunction_1[0];
  assign issues_1 = conjunction_1[1];
  assign first_reading = {reading_1, reading_0} & (-{reading_1, reading_0});
  assign read_wave = (wave_0 & {4{first_reading[0]}}) | (wave_1 & {4{first_reading[1]}});
  assign read_base = (base_0 & {7{first_reading[0]}}) | (base_1 & {7{first_reading[1]}});
  assign read_offset = (offset_0 & {7{first_reading[0]}}) | (offset_1 & {7{first_reading[1]}});
  assign first_wants = {wants_1, wants_0} & (-{wants_1, wants_0});
  assign request = |first_wants;
  assign request_line = (line_0 & {42{first_wants[0]}}) | (line_1 & {42{first_wants[1]}});
  assign request_mask = (mask_0 & {64{first_wants[0]}}) | (mask_1 & {64{first_wants[1]}});
  assign request_tag = 4'd1 & {4{first_wants[1]}};
  wire [1:0] conjunction_2 = first_wants & {2{port_ready}};
  assign taken_0 = conjunction_2[0];
  assign taken_1 = conjunction_2[1];
  assign first_writes = {writes_1, writes_0} & (-{writes_1, writes_0});
  assign write = |first_writes;
  assign write_wave = (wave_0 & {4{first_writes[0]}}) | (wave_1 & {4{first_writes[1]}});
  assign write_pair = (pair_0 & {6{first_writes[0]}}) | (pair_1 & {6{first_writes[1]}});
  assign write_data = (data_0 & {64{first_writes[0]}}) | (data_1 & {64{first_writes[1]}});
  assign write_halves = (halves_0 & {2{first_writes[0]}}) | (halves_1 & {2{first_writes[1]}});
  wire [1:0] conjunction_3 = first_writes & {2{file_ready}};
  assign written_0 = conjunction_3[0];
  assign written_1 = conjunction_3[1];
  assign done = |{finishes_1, finishes_0};

endmodule
