// load_units: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module load_units (
  input wire idle_0,
  input wire idle_1,
  input wire start,
  input wire looks_0,
  input wire looks_1,
  input wire cache_ready,
  input wire wants_0,
  input wire wants_1,
  input wire port_ready,
  input wire writes_0,
  input wire writes_1,
  input wire file_ready,
  input wire finishes_0,
  input wire finishes_1,
  input wire answer,
  input wire [3:0] answer_tag,
  input wire answer_missing,
  input wire stale_0,
  input wire stale_1,
  input wire stops_0,
  input wire stops_1,
  input wire [3:0] wave_0,
  input wire [3:0] wave_1,
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
  output wire ready_twice,
  output wire starts_0,
  output wire starts_1,
  output wire lookup,
  output wire [41:0] lookup_line,
  output wire looked_0,
  output wire looked_1,
  output wire request,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire taken_0,
  output wire taken_1,
  output wire answered_0,
  output wire answered_1,
  output wire fill,
  output wire [41:0] fill_line,
  output wire write,
  output wire [3:0] write_wave,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire written_0,
  output wire written_1,
  output wire done,
  output wire resumes
);

  wire [1:0] first_idle;
  wire [1:0] first_looks;
  wire [1:0] first_wants;
  wire [1:0] first_writes;

  assign first_idle = {idle_1, idle_0} & (-{idle_1, idle_0});
  assign ready = |first_idle;
  assign ready_twice = |({idle_1, idle_0} & (~first_idle));
  wire [1:0] conjunction_1 = first_idle & {2{start}};
  assign starts_0 = conjunction_1[0];
  assign starts_1 = conjunction_1[1];
  assign first_looks = {looks_1, looks_0} & (-{looks_1, looks_0});
  assign lookup = |first_looks;
  assign lookup_line = (line_0 & {42{first_looks[0]}}) | (line_1 & {42{first_looks[1]}});
  wire [1:0] conjunction_2 = first_looks & {2{cache_ready}};
  assign looked_0 = conjunction_2[0];
  assign looked_1 = conjunction_2[1];
  assign first_wants = {wants_1, wants_0} & (-{wants_1, wants_0});
  assign request = |first_wants;
  assign request_line = (line_0 & {42{first_wants[0]}}) | (line_1 & {42{first_wants[1]}});
  assign request_mask = (mask_0 & {64{first_wants[0]}}) | (mask_1 & {64{first_wants[1]}});
  assign request_tag = 4'd1 & {4{first_wants[1]}};
  wire [1:0] conjunction_3 = first_wants & {2{port_ready}};
  assign taken_0 = conjunction_3[0];
  assign taken_1 = conjunction_3[1];
  assign answered_0 = answer & (answer_tag == 4'd0);
  assign answered_1 = answer & (answer_tag == 4'd1);
  assign fill = answer & (~answer_missing) & (~(|({answered_1, answered_0} & {stale_1, stale_0})));
  assign fill_line = (line_0 & {42{answered_0}}) | (line_1 & {42{answered_1}});
  assign first_writes = {writes_1, writes_0} & (-{writes_1, writes_0});
  assign write = |write_halves;
  assign write_wave = (wave_0 & {4{first_writes[0]}}) | (wave_1 & {4{first_writes[1]}});
  assign write_pair = (pair_0 & {6{first_writes[0]}}) | (pair_1 & {6{first_writes[1]}});
  assign write_data = (data_0 & {64{first_writes[0]}}) | (data_1 & {64{first_writes[1]}});
  assign write_halves = (halves_0 & {2{first_writes[0]}}) | (halves_1 & {2{first_writes[1]}});
  wire [1:0] conjunction_4 = first_writes & {2{file_ready | (~write)}};
  assign written_0 = conjunction_4[0];
  assign written_1 = conjunction_4[1];
  assign done = |{finishes_1, finishes_0};
  assign resumes = |({finishes_1, finishes_0} & {stops_1, stops_0});

endmodule
