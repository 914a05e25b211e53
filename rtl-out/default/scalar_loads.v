// scalar_loads: kernel of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module scalar_loads (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word0,
  input wire [31:0] issue_word1,
  input wire [15:0] issue_sequence,
  output wire ready,
  output wire [3:0] read_wave,
  output wire [6:0] read_index_0,
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0,
  input wire [63:0] read_data_1,
  output wire write,
  input wire write_ready,
  output wire [3:0] write_wave,
  output wire [15:0] write_sequence,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire done,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
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
  wire [15:0] unit_0_sequence;
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
  wire [15:0] unit_1_sequence;
  wire unit_1_request_valid;
  wire [41:0] unit_1_request_line;
  wire [63:0] unit_1_request_mask;
  wire unit_2_ready;
  wire [3:0] unit_2_wave;
  wire unit_2_reading;
  wire [6:0] unit_2_read_index_0;
  wire [6:0] unit_2_read_index_1;
  wire unit_2_write;
  wire [5:0] unit_2_write_pair;
  wire [63:0] unit_2_write_data;
  wire [1:0] unit_2_write_halves;
  wire unit_2_done;
  wire [15:0] unit_2_sequence;
  wire unit_2_request_valid;
  wire [41:0] unit_2_request_line;
  wire [63:0] unit_2_request_mask;
  wire unit_3_ready;
  wire [3:0] unit_3_wave;
  wire unit_3_reading;
  wire [6:0] unit_3_read_index_0;
  wire [6:0] unit_3_read_index_1;
  wire unit_3_write;
  wire [5:0] unit_3_write_pair;
  wire [63:0] unit_3_write_data;
  wire [1:0] unit_3_write_halves;
  wire unit_3_done;
  wire [15:0] unit_3_sequence;
  wire unit_3_request_valid;
  wire [41:0] unit_3_request_line;
  wire [63:0] unit_3_request_mask;
  wire unit_4_ready;
  wire [3:0] unit_4_wave;
  wire unit_4_reading;
  wire [6:0] unit_4_read_index_0;
  wire [6:0] unit_4_read_index_1;
  wire unit_4_write;
  wire [5:0] unit_4_write_pair;
  wire [63:0] unit_4_write_data;
  wire [1:0] unit_4_write_halves;
  wire unit_4_done;
  wire [15:0] unit_4_sequence;
  wire unit_4_request_valid;
  wire [41:0] unit_4_request_line;
  wire [63:0] unit_4_request_mask;
  wire unit_5_ready;
  wire [3:0] unit_5_wave;
  wire unit_5_reading;
  wire [6:0] unit_5_read_index_0;
  wire [6:0] unit_5_read_index_1;
  wire unit_5_write;
  wire [5:0] unit_5_write_pair;
  wire [63:0] unit_5_write_data;
  wire [1:0] unit_5_write_halves;
  wire unit_5_done;
  wire [15:0] unit_5_sequence;
  wire unit_5_request_valid;
  wire [41:0] unit_5_request_line;
  wire [63:0] unit_5_request_mask;
  wire unit_6_ready;
  wire [3:0] unit_6_wave;
  wire unit_6_reading;
  wire [6:0] unit_6_read_index_0;
  wire [6:0] unit_6_read_index_1;
  wire unit_6_write;
  wire [5:0] unit_6_write_pair;
  wire [63:0] unit_6_write_data;
  wire [1:0] unit_6_write_halves;
  wire unit_6_done;
  wire [15:0] unit_6_sequence;
  wire unit_6_request_valid;
  wire [41:0] unit_6_request_line;
  wire [63:0] unit_6_request_mask;
  wire unit_7_ready;
  wire [3:0] unit_7_wave;
  wire unit_7_reading;
  wire [6:0] unit_7_read_index_0;
  wire [6:0] unit_7_read_index_1;
  wire unit_7_write;
  wire [5:0] unit_7_write_pair;
  wire [63:0] unit_7_write_data;
  wire [1:0] unit_7_write_halves;
  wire unit_7_done;
  wire [15:0] unit_7_sequence;
  wire unit_7_request_valid;
  wire [41:0] unit_7_request_line;
  wire [63:0] unit_7_request_mask;
  wire choose_issues_0;
  wire choose_issues_1;
  wire choose_issues_2;
  wire choose_issues_3;
  wire choose_issues_4;
  wire choose_issues_5;
  wire choose_issues_6;
  wire choose_issues_7;
  wire choose_taken_0;
  wire choose_taken_1;
  wire choose_taken_2;
  wire choose_taken_3;
  wire choose_taken_4;
  wire choose_taken_5;
  wire choose_taken_6;
  wire choose_taken_7;
  wire choose_written_0;
  wire choose_written_1;
  wire choose_written_2;
  wire choose_written_3;
  wire choose_written_4;
  wire choose_written_5;
  wire choose_written_6;
  wire choose_written_7;
  wire answers_to_0;
  wire answers_to_1;
  wire answers_to_2;
  wire answers_to_3;
  wire answers_to_4;
  wire answers_to_5;
  wire answers_to_6;
  wire answers_to_7;

  scalar_memory unit_0 (
    .clock(clock),
    .issue_valid(choose_issues_0),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
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
    .sequence_(unit_0_sequence),
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
    .issue_sequence(issue_sequence),
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
    .sequence_(unit_1_sequence),
    .request_valid(unit_1_request_valid),
    .request_ready(choose_taken_1),
    .request_line(unit_1_request_line),
    .request_mask(unit_1_request_mask),
    .response_valid(answers_to_1),
    .response_data(response_data)
  );

  scalar_memory unit_2 (
    .clock(clock),
    .issue_valid(choose_issues_2),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
    .ready(unit_2_ready),
    .wave(unit_2_wave),
    .reading(unit_2_reading),
    .read_index_0(unit_2_read_index_0),
    .read_index_1(unit_2_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_2_write),
    .write_ready(choose_written_2),
    .write_pair(unit_2_write_pair),
    .write_data(unit_2_write_data),
    .write_halves(unit_2_write_halves),
    .done(unit_2_done),
    .sequence_(unit_2_sequence),
    .request_valid(unit_2_request_valid),
    .request_ready(choose_taken_2),
    .request_line(unit_2_request_line),
    .request_mask(unit_2_request_mask),
    .response_valid(answers_to_2),
    .response_data(response_data)
  );

  scalar_memory unit_3 (
    .clock(clock),
    .issue_valid(choose_issues_3),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
    .ready(unit_3_ready),
    .wave(unit_3_wave),
    .reading(unit_3_reading),
    .read_index_0(unit_3_read_index_0),
    .read_index_1(unit_3_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_3_write),
    .write_ready(choose_written_3),
    .write_pair(unit_3_write_pair),
    .write_data(unit_3_write_data),
    .write_halves(unit_3_write_halves),
    .done(unit_3_done),
    .sequence_(unit_3_sequence),
    .request_valid(unit_3_request_valid),
    .request_ready(choose_taken_3),
    .request_line(unit_3_request_line),
    .request_mask(unit_3_request_mask),
    .response_valid(answers_to_3),
    .response_data(response_data)
  );

  scalar_memory unit_4 (
    .clock(clock),
    .issue_valid(choose_issues_4),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
    .ready(unit_4_ready),
    .wave(unit_4_wave),
    .reading(unit_4_reading),
    .read_index_0(unit_4_read_index_0),
    .read_index_1(unit_4_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_4_write),
    .write_ready(choose_written_4),
    .write_pair(unit_4_write_pair),
    .write_data(unit_4_write_data),
    .write_halves(unit_4_write_halves),
    .done(unit_4_done),
    .sequence_(unit_4_sequence),
    .request_valid(unit_4_request_valid),
    .request_ready(choose_taken_4),
    .request_line(unit_4_request_line),
    .request_mask(unit_4_request_mask),
    .response_valid(answers_to_4),
    .response_data(response_data)
  );

  scalar_memory unit_5 (
    .clock(clock),
    .issue_valid(choose_issues_5),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
    .ready(unit_5_ready),
    .wave(unit_5_wave),
    .reading(unit_5_reading),
    .read_index_0(unit_5_read_index_0),
    .read_index_1(unit_5_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_5_write),
    .write_ready(choose_written_5),
    .write_pair(unit_5_write_pair),
    .write_data(unit_5_write_data),
    .write_halves(unit_5_write_halves),
    .done(unit_5_done),
    .sequence_(unit_5_sequence),
    .request_valid(unit_5_request_valid),
    .request_ready(choose_taken_5),
    .request_line(unit_5_request_line),
    .request_mask(unit_5_request_mask),
    .response_valid(answers_to_5),
    .response_data(response_data)
  );

  scalar_memory unit_6 (
    .clock(clock),
    .issue_valid(choose_issues_6),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
    .ready(unit_6_ready),
    .wave(unit_6_wave),
    .reading(unit_6_reading),
    .read_index_0(unit_6_read_index_0),
    .read_index_1(unit_6_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_6_write),
    .write_ready(choose_written_6),
    .write_pair(unit_6_write_pair),
    .write_data(unit_6_write_data),
    .write_halves(unit_6_write_halves),
    .done(unit_6_done),
    .sequence_(unit_6_sequence),
    .request_valid(unit_6_request_valid),
    .request_ready(choose_taken_6),
    .request_line(unit_6_request_line),
    .request_mask(unit_6_request_mask),
    .response_valid(answers_to_6),
    .response_data(response_data)
  );

  scalar_memory unit_7 (
    .clock(clock),
    .issue_valid(choose_issues_7),
    .issue_wave(issue_wave),
    .issue_word0(issue_word0),
    .issue_word1(issue_word1),
    .issue_sequence(issue_sequence),
    .ready(unit_7_ready),
    .wave(unit_7_wave),
    .reading(unit_7_reading),
    .read_index_0(unit_7_read_index_0),
    .read_index_1(unit_7_read_index_1),
    .read_data_0(read_data_0),
    .read_data_1(read_data_1),
    .write(unit_7_write),
    .write_ready(choose_written_7),
    .write_pair(unit_7_write_pair),
    .write_data(unit_7_write_data),
    .write_halves(unit_7_write_halves),
    .done(unit_7_done),
    .sequence_(unit_7_sequence),
    .request_valid(unit_7_request_valid),
    .request_ready(choose_taken_7),
    .request_line(unit_7_request_line),
    .request_mask(unit_7_request_mask),
    .response_valid(answers_to_7),
    .response_data(response_data)
  );

  load_units choose (
    .idle_0(unit_0_ready),
    .idle_1(unit_1_ready),
    .idle_2(unit_2_ready),
    .idle_3(unit_3_ready),
    .idle_4(unit_4_ready),
    .idle_5(unit_5_ready),
    .idle_6(unit_6_ready),
    .idle_7(unit_7_ready),
    .issue(issue_valid),
    .reading_0(unit_0_reading),
    .reading_1(unit_1_reading),
    .reading_2(unit_2_reading),
    .reading_3(unit_3_reading),
    .reading_4(unit_4_reading),
    .reading_5(unit_5_reading),
    .reading_6(unit_6_reading),
    .reading_7(unit_7_reading),
    .wants_0(unit_0_request_valid),
    .wants_1(unit_1_request_valid),
    .wants_2(unit_2_request_valid),
    .wants_3(unit_3_request_valid),
    .wants_4(unit_4_request_valid),
    .wants_5(unit_5_request_valid),
    .wants_6(unit_6_request_valid),
    .wants_7(unit_7_request_valid),
    .port_ready(request_ready),
    .writes_0(unit_0_write),
    .writes_1(unit_1_write),
    .writes_2(unit_2_write),
    .writes_3(unit_3_write),
    .writes_4(unit_4_write),
    .writes_5(unit_5_write),
    .writes_6(unit_6_write),
    .writes_7(unit_7_write),
    .file_ready(write_ready),
    .finishes_0(unit_0_done),
    .finishes_1(unit_1_done),
    .finishes_2(unit_2_done),
    .finishes_3(unit_3_done),
    .finishes_4(unit_4_done),
    .finishes_5(unit_5_done),
    .finishes_6(unit_6_done),
    .finishes_7(unit_7_done),
    .wave_0(unit_0_wave),
    .wave_1(unit_1_wave),
    .wave_2(unit_2_wave),
    .wave_3(unit_3_wave),
    .wave_4(unit_4_wave),
    .wave_5(unit_5_wave),
    .wave_6(unit_6_wave),
    .wave_7(unit_7_wave),
    .sequence_0(unit_0_sequence),
    .sequence_1(unit_1_sequence),
    .sequence_2(unit_2_sequence),
    .sequence_3(unit_3_sequence),
    .sequence_4(unit_4_sequence),
    .sequence_5(unit_5_sequence),
    .sequence_6(unit_6_sequence),
    .sequence_7(unit_7_sequence),
    .base_0(unit_0_read_index_0),
    .base_1(unit_1_read_index_0),
    .base_2(unit_2_read_index_0),
    .base_3(unit_3_read_index_0),
    .base_4(unit_4_read_index_0),
    .base_5(unit_5_read_index_0),
    .base_6(unit_6_read_index_0),
    .base_7(unit_7_read_index_0),
    .offset_0(unit_0_read_index_1),
    .offset_1(unit_1_read_index_1),
    .offset_2(unit_2_read_index_1),
    .offset_3(unit_3_read_index_1),
    .offset_4(unit_4_read_index_1),
    .offset_5(unit_5_read_index_1),
    .offset_6(unit_6_read_index_1),
    .offset_7(unit_7_read_index_1),
    .line_0(unit_0_request_line),
    .line_1(unit_1_request_line),
    .line_2(unit_2_request_line),
    .line_3(unit_3_request_line),
    .line_4(unit_4_request_line),
    .line_5(unit_5_request_line),
    .line_6(unit_6_request_line),
    .line_7(unit_7_request_line),
    .mask_0(unit_0_request_mask),
    .mask_1(unit_1_request_mask),
    .mask_2(unit_2_request_mask),
    .mask_3(unit_3_request_mask),
    .mask_4(unit_4_request_mask),
    .mask_5(unit_5_request_mask),
    .mask_6(unit_6_request_mask),
    .mask_7(unit_7_request_mask),
    .pair_0(unit_0_write_pair),
    .pair_1(unit_1_write_pair),
    .pair_2(unit_2_write_pair),
    .pair_3(unit_3_write_pair),
    .pair_4(unit_4_write_pair),
    .pair_5(unit_5_write_pair),
    .pair_6(unit_6_write_pair),
    .pair_7(unit_7_write_pair),
    .data_0(unit_0_write_data),
    .data_1(unit_1_write_data),
    .data_2(unit_2_write_data),
    .data_3(unit_3_write_data),
    .data_4(unit_4_write_data),
    .data_5(unit_5_write_data),
    .data_6(unit_6_write_data),
    .data_7(unit_7_write_data),
    .halves_0(unit_0_write_halves),
    .halves_1(unit_1_write_halves),
    .halves_2(unit_2_write_halves),
    .halves_3(unit_3_write_halves),
    .halves_4(unit_4_write_halves),
    .halves_5(unit_5_write_halves),
    .halves_6(unit_6_write_halves),
    .halves_7(unit_7_write_halves),
    .ready(ready),
    .issues_0(choose_issues_0),
    .issues_1(choose_issues_1),
    .issues_2(choose_issues_2),
    .issues_3(choose_issues_3),
    .issues_4(choose_issues_4),
    .issues_5(choose_issues_5),
    .issues_6(choose_issues_6),
    .issues_7(choose_issues_7),
    .read_wave(read_wave),
    .read_base(read_index_0),
    .read_offset(read_index_1),
    .request(request_valid),
    .request_line(request_line),
    .request_mask(request_mask),
    .request_tag(request_tag),
    .request_wave(request_wave),
    .request_sequence(request_sequence),
    .taken_0(choose_taken_0),
    .taken_1(choose_taken_1),
    .taken_2(choose_taken_2),
    .taken_3(choose_taken_3),
    .taken_4(choose_taken_4),
    .taken_5(choose_taken_5),
    .taken_6(choose_taken_6),
    .taken_7(choose_taken_7),
    .write(write),
    .write_wave(write_wave),
    .write_sequence(write_sequence),
    .write_pair(write_pair),
    .write_data(write_data),
    .write_halves(write_halves),
    .written_0(choose_written_0),
    .written_1(choose_written_1),
    .written_2(choose_written_2),
    .written_3(choose_written_3),
    .written_4(choose_written_4),
    .written_5(choose_written_5),
    .written_6(choose_written_6),
    .written_7(choose_written_7),
    .done(done)
  );

  load_return answers (
    .valid(response_valid),
    .tag(response_tag),
    .to_0(answers_to_0),
    .to_1(answers_to_1),
    .to_2(answers_to_2),
    .to_3(answers_to_3),
    .to_4(answers_to_4),
    .to_5(answers_to_5),
    .to_6(answers_to_6),
    .to_7(answers_to_7)
  );

endmodule
