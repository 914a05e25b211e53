// scalar_loads: kernel of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module scalar_loads (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word0,
  input wire [31:0] issue_word1,
  output wire ready,
  output wire [3:0] read_wave,
  output wire [6:0] read_index_0,
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0,
  input wire [63:0] read_data_1,
  output wire write,
  input wire write_ready,
  output wire [3:0] write_wave,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire done,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  input wire response_valid,
  input wire [3:0] response_tag,
  input wire [511:0] response_data
);

  wire unit_0_ready;
  wire [3:0] unit_0_wave;
  wire unit_0_reading;
  wire [6:0] unit_0_read_index_0;
  wire [6:0] unit_0_read_index_1;
  wire unit_0_write;
  wire [5:0] unit_0_write_pair;
  wire [63:0] unit_0_write_data;
  wire [1:0] unit_0_write_halves;
  wire unit_0_done;
  wire unit_0_request_valid;
  wire [41:0] unit_0_request_line;
  wire [63:0] unit_0_request_mask;
  wire unit_1_ready;
  wire [3:0] unit_1_wave;
  wire unit_1_reading;
  wire [6:0] unit_1_read_index_0;
  wire [6:0] unit_1_read_index_1;
  wire unit_1_write;
  wire [5:0] unit_1_write_pair;
  wire [63:0] unit_1_write_data;
  wire [1:0] unit_1_write_halves;
  wire unit_1_done;
  wire unit_1_request_valid;
  wire [41:0] unit_1_request_line;
  wire [63:0] unit_1_request_mask;
  wire choose_issues_0;
  wire choose_issues_1;
  wire choose_taken_0;
  wire choose_taken_1;
  wire choose_written_0;
  wire choose_written_1;
  wire answers_to_0;
  wire answers_to_1;

  scalar_memory unit_0 (
    .clock(clock),
    .issue_valid(choose_issues_0),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .ready(unit_0_ready),
    .wave(unit_0_wave),
    .reading(unit_0_reading),
    .read_index_0(unit_0_read_index_0),
    .read_index_1(unit_0_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_0_write),
    .write_ready(choose_written_0),
    .write_pair(unit_0_write_pair),
    .write_data(unit_0_write_data),
    .write_halves(unit_0_write_halves),
    .done(unit_0_done),
    .request_valid(unit_0_request_valid),
    .request_ready(choose_taken_0),
    .request_line(unit_0_request_line),
    .request_mask(unit_0_request_mask),
    .response_valid(answers_to_0),
    .response_data(response_data)
  );

  scalar_memory unit_1 (
    .clock(clock),
    .issue_valid(choose_issues_1),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .ready(unit_1_ready),
    .wave(unit_1_wave),
    .reading(unit_1_reading),
    .read_index_0(unit_1_read_index_0),
    .read_index_1(unit_1_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_1_write),
    .write_ready(choose_written_1),
    .write_pair(unit_1_write_pair),
    .write_data(unit_1_write_data),
    .write_halves(unit_1_write_halves),
    .done(unit_1_done),
    .request_valid(unit_1_request_valid),
    .request_ready(choose_taken_1),
    .request_line(unit_1_request_line),
    .request_mask(unit_1_request_mask),
    .response_valid(answers_to_1),
    .response_data(response_data)
  );

  load_units choose (
    .idle_0(unit_0_ready),
    .idle_1(unit_1_ready),
    .issue(issue_valid),
    .reading_0(unit_0_reading),
    .reading_1(unit_1_reading),
    .wants_0(unit_0_request_valid),
    .wants_1(unit_1_request_valid),
    .port_ready(request_ready),
    .writes_0(unit_0_write),
    .writes_1(unit_1_write),
    .file_ready(write_ready),
    .finishes_0(unit_0_done),
    .finishes_1(unit_1_done),
    .wave_0(unit_0_wave),
    .wave_1(unit_1_wave),
    .base_0(unit_0_read_index_0),
    .base_1(unit_1_read_index_0),
    .offset_0(unit_0_read_index_1),
    .offset_1(unit_1_read_index_1),
    .line_0(unit_0_request_line),
    .line_1(unit_1_request_line),
    .mask_0(unit_0_request_mask),
    .mask_1(unit_1_request_mask),
    .pair_0(unit_0_write_pair),
    .pair_1(unit_1_write_pair),
    .data_0(unit_0_write_data),
    .data_1(unit_1_write_data),
    .halves_0(unit_0_write_halves),
    .halves_1(unit_1_write_halves),
    .ready(ready),
    .issues_0(choose_issues_0),
    .issues_1(choose_issues_1),
    .read_wave(read_wave),
    .read_base(read_index_0),
    .read_offset(read_index_1),
    .request(request_valid),
    .request_line(request_line),
    .request_mask(request_mask),
    .request_tag(request_tag),
    .taken_0(choose_taken_0),
    .taken_1(choose_taken_1),
    .write(write),
    .write_wave(write_wave),
    .write_pair(write_pair),
    .write_data(write_data),
    .write_halves(write_halves),
    .written_0(choose_written_0),
    .written_1(choose_written_1),
    .done(done)
  );

  load_return answers (
    .valid(response_valid),
    .tag(response_tag),
    .to_0(answers_to_0),
    .to_1(answers_to_1)
  );

endmodule
