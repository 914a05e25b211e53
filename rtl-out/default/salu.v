// salu: kernel of hdl/src/scalar/salu/mod.rs:33
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module salu (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  output wire ready, // It is taken.
  input wire read_state_scc,
  input wire [31:0] read_state_m0,
  input wire write_state_scc,
  input wire [31:0] write_state_mode,
  input wire [31:0] write_state_status,
  input wire [31:0] write_state_state_priv,
  input wire [4:0] write_state_group,
  input wire [47:0] write_state_scratch_base,
  output reg [3:0] read_wave, // The wave whose registers are read.
  output reg [6:0] read_index_0, // Which registers.
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0, // Their values one cycle later.
  input wire [63:0] read_data_1,
  input wire simd, // The SIMD's number.
  output wire mode_write, // MODE of write_wave is written.
  output wire [31:0] mode_value, // Its value.
  output wire write, // A register pair is written.
  input wire write_ready, // The write happens in this cycle.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output wire reads_cycles, // It is read.
  output wire [3:0] write_wave, // Of this wave.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire scc_write, // SCC of the wave is written.
  output wire scc_value, // Its value.
  output wire done, // An instruction finishes; its wave is write_wave.
  output wire [15:0] done_sequence // Its number.
);

  wire at_end;
  reg depends;
  wire waits;
  wire wrote;
  wire finishes;
  wire executes_next;
  wire decode_reads_scc;
  wire decode_reads_m0;
  wire [6:0] decode_index_0;
  wire [1:0] decode_halves_0;
  wire [1:0] decode_halves_1;
  wire decode_is_register_0;
  wire decode_is_register_1;
  wire [63:0] decode_constant_0;
  wire [63:0] decode_constant_1;
  wire [6:0] decode_destination;
  wire decode_reads_cycles;
  wire [2:0] decode_cycles;
  wire [40:0] decode_control;
  wire [64:0] decode_float_control;
  wire [31:0] execute_accumulator;
  wire [1:0] execute_product_form;
  wire [63:0] execute_factor_0;
  wire [63:0] execute_factor_1;
  wire [64:0] execute_unit_control;
  wire [63:0] execute_unit_source_0;
  wire [63:0] execute_unit_source_1;
  wire [63:0] execute_unit_source_2;
  wire execute_accumulates;
  wire execute_write;
  wire execute_writes_exec;
  wire execute_scc_write;
  wire [63:0] multiplier_product;
  wire float_unit_0_mask;
  wire [63:0] float_unit_0_value;
  wire float_unit_0_flag;
  reg decode_valid;
  reg decode_valid_next;
  reg [3:0] decode_wave;
  reg [3:0] decode_wave_next;
  reg [31:0] decode_word_q;
  reg [31:0] decode_word_next;
  reg [31:0] decode_literal_q;
  reg [31:0] decode_literal_next;
  reg [15:0] decode_sequence;
  reg [15:0] decode_sequence_next;
  reg execute_valid;
  reg execute_valid_next;
  reg [3:0] execute_wave_q;
  reg [3:0] execute_wave_next;
  reg [40:0] execute_control_q;
  reg [40:0] execute_control_next;
  reg [6:0] execute_destination_q;
  reg [6:0] execute_destination_next;
  reg [15:0] execute_sequence;
  reg [15:0] execute_sequence_next;
  reg execute_is_register_0_q;
  reg execute_is_register_0_next;
  reg execute_is_register_1_q;
  reg execute_is_register_1_next;
  reg [63:0] execute_constant_0_q;
  reg [63:0] execute_constant_0_next;
  reg [63:0] execute_constant_1_q;
  reg [63:0] execute_constant_1_next;
  reg [64:0] execute_float_control_q;
  reg [64:0] execute_float_control_next;
  reg [31:0] execute_literal_q;
  reg [31:0] execute_literal_next;
  reg [2:0] execute_remaining;
  reg [2:0] execute_remaining_next;
  reg execute_reads_cycles;
  reg execute_reads_cycles_next;
  reg execute_second_q;
  reg execute_second_next;

  assign ready = ~decode_valid | executes_next;
  wire execute_remaining_is_not_0 = execute_remaining != 3'd0;

  always @* begin
    read_wave = decode_wave;
    if (execute_valid & execute_accumulates & execute_remaining_is_not_0) read_wave = execute_wave_q;
  end

  always @* begin
    read_index_0 = decode_index_0;
    if (execute_valid & execute_accumulates & execute_remaining_is_not_0) read_index_0 = execute_destination_q;
  end

  assign mode_write = finishes & (mode_value != write_state_mode);
  assign write = at_end & execute_write;
  assign reads_cycles = execute_reads_cycles;
  assign write_wave = execute_wave_q;
  assign scc_write = finishes & execute_scc_write;
  assign done = finishes;
  assign done_sequence = execute_sequence;
  assign at_end = execute_valid & (execute_remaining == 3'd0);

  always @* begin
    depends = 1'b0;
    if (decode_is_register_0 & execute_write & (decode_index_0[6:1] == write_pair) & (|(decode_halves_0 &
        write_halves))) begin
      depends = 1'b1;
    end
    if (decode_is_register_1 & execute_write & (read_index_1[6:1] == write_pair) & (|(decode_halves_1 &
        write_halves))) begin
      depends = 1'b1;
    end
    if (execute_writes_exec | (execute_scc_write & decode_reads_scc) | (decode_reads_m0 & execute_write & (write_pair
        == 6'h3e))) begin
      depends = 1'b1;
    end
  end

  assign waits = depends & execute_valid & (execute_wave_q == decode_wave);
  assign wrote = at_end & (write_ready | ~execute_write);
  assign finishes = wrote & (~execute_writes_exec | execute_second_q);
  assign executes_next = decode_valid & ~waits & (~execute_valid | finishes);
  assign execute_accumulator = read_data_0[31:0];
  assign float_unit_0_mask = 1'b0;

  always @* begin
    decode_valid_next = decode_valid;
    if (executes_next) decode_valid_next = 1'b0;
    if (issue_valid) decode_valid_next = 1'b1;
  end

  always @* begin
    decode_wave_next = decode_wave;
    if (issue_valid) decode_wave_next = issue_wave;
  end

  always @* begin
    decode_word_next = decode_word_q;
    if (issue_valid) decode_word_next = issue_word_0;
  end

  always @* begin
    decode_literal_next = decode_literal_q;
    if (issue_valid) decode_literal_next = issue_word_1;
  end

  always @* begin
    decode_sequence_next = decode_sequence;
    if (issue_valid) decode_sequence_next = issue_sequence;
  end

  always @* begin
    execute_valid_next = execute_valid;
    if (finishes) execute_valid_next = 1'b0;
    if (executes_next) execute_valid_next = 1'b1;
  end

  always @* begin
    execute_wave_next = execute_wave_q;
    if (executes_next) execute_wave_next = decode_wave;
  end

  always @* begin
    execute_control_next = execute_control_q;
    if (executes_next) execute_control_next = decode_control;
  end

  always @* begin
    execute_destination_next = execute_destination_q;
    if (executes_next) execute_destination_next = decode_destination;
  end

  always @* begin
    execute_sequence_next = execute_sequence;
    if (executes_next) execute_sequence_next = decode_sequence;
  end

  always @* begin
    execute_is_register_0_next = decode_is_register_0;
    if (execute_valid & ~finishes) execute_is_register_0_next = 1'b0;
  end

  always @* begin
    execute_is_register_1_next = decode_is_register_1;
    if (execute_valid & ~finishes) execute_is_register_1_next = 1'b0;
  end

  always @* begin
    execute_constant_0_next = decode_constant_0;
    if (execute_valid & ~finishes) begin
      execute_constant_0_next = execute_constant_0_q;
      if (execute_is_register_0_q) execute_constant_0_next = read_data_0;
    end
  end

  always @* begin
    execute_constant_1_next = decode_constant_1;
    if (execute_valid & ~finishes) begin
      execute_constant_1_next = execute_constant_1_q;
      if (execute_is_register_1_q) execute_constant_1_next = read_data_1;
    end
  end

  always @* begin
    execute_float_control_next = execute_float_control_q;
    if (executes_next) execute_float_control_next = decode_float_control;
  end

  always @* begin
    execute_literal_next = execute_literal_q;
    if (executes_next) execute_literal_next = decode_literal_q;
  end

  always @* begin
    execute_remaining_next = execute_remaining;
    if (execute_remaining_is_not_0) execute_remaining_next = execute_remaining - 3'd1;
    if (executes_next) execute_remaining_next = decode_cycles;
  end

  always @* begin
    execute_reads_cycles_next = execute_reads_cycles;
    if (executes_next) execute_reads_cycles_next = decode_reads_cycles;
  end

  always @* begin
    execute_second_next = execute_second_q;
    if (wrote) execute_second_next = execute_writes_exec & ~execute_second_q;
  end

  initial begin
    decode_valid = 1'b0;
    decode_wave = 4'd0;
    decode_word_q = 32'd0;
    decode_literal_q = 32'd0;
    decode_sequence = 16'd0;
    execute_valid = 1'b0;
    execute_wave_q = 4'd0;
    execute_control_q = 41'd0;
    execute_destination_q = 7'd0;
    execute_sequence = 16'd0;
    execute_is_register_0_q = 1'b0;
    execute_is_register_1_q = 1'b0;
    execute_constant_0_q = 64'd0;
    execute_constant_1_q = 64'd0;
    execute_float_control_q = 65'd0;
    execute_literal_q = 32'd0;
    execute_remaining = 3'd0;
    execute_reads_cycles = 1'b0;
    execute_second_q = 1'b0;
  end
  always @(posedge clock) begin
    decode_valid <= decode_valid_next;
    decode_wave <= decode_wave_next;
    decode_word_q <= decode_word_next;
    decode_literal_q <= decode_literal_next;
    decode_sequence <= decode_sequence_next;
    execute_valid <= execute_valid_next;
    execute_wave_q <= execute_wave_next;
    execute_control_q <= execute_control_next;
    execute_destination_q <= execute_destination_next;
    execute_sequence <= execute_sequence_next;
    execute_is_register_0_q <= execute_is_register_0_next;
    execute_is_register_1_q <= execute_is_register_1_next;
    execute_constant_0_q <= execute_constant_0_next;
    execute_constant_1_q <= execute_constant_1_next;
    execute_float_control_q <= execute_float_control_next;
    execute_literal_q <= execute_literal_next;
    execute_remaining <= execute_remaining_next;
    execute_reads_cycles <= execute_reads_cycles_next;
    execute_second_q <= execute_second_next;
  end

  salu_decode decode (
    .word(decode_word_q),
    .literal(decode_literal_q),
    .scc(read_state_scc),
    .m0(read_state_m0),
    .reads_scc(decode_reads_scc),
    .reads_m0(decode_reads_m0),
    .index_0(decode_index_0),
    .index_1(read_index_1),
    .halves_0(decode_halves_0),
    .halves_1(decode_halves_1),
    .is_register_0(decode_is_register_0),
    .is_register_1(decode_is_register_1),
    .constant_0(decode_constant_0),
    .constant_1(decode_constant_1),
    .destination(decode_destination),
    .reads_cycles(decode_reads_cycles),
    .cycles(decode_cycles),
    .control(decode_control),
    .float_control(decode_float_control)
  );

  salu_execute execute (
    .control(execute_control_q),
    .register_0(read_data_0),
    .register_1(read_data_1),
    .is_register_0(execute_is_register_0_q),
    .is_register_1(execute_is_register_1_q),
    .constant_0(execute_constant_0_q),
    .constant_1(execute_constant_1_q),
    .scc(write_state_scc),
    .product(multiplier_product),
    .float_control(execute_float_control_q),
    .literal(execute_literal_q),
    .accumulator(execute_accumulator),
    .float_value(float_unit_0_value),
    .float_flag(float_unit_0_flag),
    .mode(write_state_mode),
    .status(write_state_status),
    .state_priv(write_state_state_priv),
    .group(write_state_group),
    .scratch_base(write_state_scratch_base),
    .wave(execute_wave_q),
    .simd(simd),
    .cycles(cycles),
    .destination(execute_destination_q),
    .second(execute_second_q),
    .product_form(execute_product_form),
    .factor_0(execute_factor_0),
    .factor_1(execute_factor_1),
    .unit_control(execute_unit_control),
    .unit_source_0(execute_unit_source_0),
    .unit_source_1(execute_unit_source_1),
    .unit_source_2(execute_unit_source_2),
    .accumulates(execute_accumulates),
    .mode_value(mode_value),
    .write(execute_write),
    .writes_exec(execute_writes_exec),
    .write_pair(write_pair),
    .write_data(write_data),
    .write_halves(write_halves),
    .scc_value(scc_value),
    .scc_write(execute_scc_write)
  );

  salu_multiplier multiplier (
    .clock(clock),
    .form(execute_product_form),
    .step(execute_remaining),
    .a(execute_factor_0),
    .b(execute_factor_1),
    .product(multiplier_product)
  );

  float_unit float_unit_0 (
    .clock(clock),
    .control(execute_unit_control),
    .start(execute_valid),
    .s0(execute_unit_source_0),
    .s1(execute_unit_source_1),
    .s2(execute_unit_source_2),
    .mask(float_unit_0_mask),
    .value(float_unit_0_value),
    .flag(float_unit_0_flag)
  );

endmodule

`default_nettype wire
