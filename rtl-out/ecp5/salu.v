// salu: kernel of hdl/src/scalar/salu/mod.rs:38
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module salu (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [2:0] operation_control_part, // What it does; from the cycle behind its issue until another one issues.
  input wire [5:0] operation_control_form,
  input wire [3:0] operation_control_condition,
  input wire operation_control_wide_a,
  input wire operation_control_wide_b,
  input wire operation_control_wide_result,
  input wire operation_control_signed,
  input wire operation_control_subtract,
  input wire operation_control_writes_exec,
  input wire operation_control_saves_exec,
  input wire operation_control_writes,
  input wire operation_control_relative_source,
  input wire operation_control_relative_destination,
  input wire operation_control_relative_both,
  input wire [2:0] operation_control_cycles,
  input wire [3:0] operation_control_kind_a,
  input wire [3:0] operation_control_kind_b,
  input wire [7:0] operation_code_a,
  input wire [7:0] operation_code_b,
  input wire operation_immediate_a,
  input wire operation_immediate_b,
  input wire [15:0] operation_immediate,
  input wire [31:0] operation_literal,
  input wire [6:0] operation_destination,
  output wire ready, // It is taken.
  input wire read_state_scc,
  input wire [31:0] read_state_m0,
  input wire write_state_scc,
  input wire [31:0] write_state_mode,
  input wire [31:0] write_state_status,
  input wire [31:0] write_state_state_priv,
  input wire [47:0] write_state_place_scratch_base,
  input wire [4:0] write_state_shape_group,
  output reg [3:0] read_wave, // The wave whose registers are read.
  output reg [6:0] read_index_0, // Which registers.
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0, // Their values one cycle later.
  input wire [63:0] read_data_1,
  input wire [1:0] simd, // The SIMD's number.
  output wire mode_write, // MODE of write_wave is written.
  output wire [31:0] mode_value, // Its value.
  output wire write_valid, // A pair of scalar registers is written.
  output wire [3:0] write_wave,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  input wire write_ready, // It happens in this cycle.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output wire reads_cycles, // It is read.
  output wire [3:0] write_wave_2, // The wave whose instruction executes.
  output wire scc_write, // SCC of the wave is written.
  output wire scc_value, // Its value.
  output wire retired_valid // An instruction is finished.
);
  localparam [3:0] CONDITION_KEEP = 4'd0;
  localparam [2:0] PART_LOGIC = 3'd0;

  wire at_end;
  reg depends;
  wire waits;
  wire wrote;
  wire finishes;
  wire executes_next;
  wire sources_reads_scc;
  wire sources_reads_m0;
  wire [6:0] sources_index_0;
  wire [1:0] sources_halves_0;
  wire [1:0] sources_halves_1;
  wire sources_is_register_0;
  wire sources_is_register_1;
  wire [63:0] sources_constant_0;
  wire [63:0] sources_constant_1;
  wire [6:0] sources_destination;
  wire sources_reads_cycles;
  wire [63:0] execute_float_value;
  wire execute_float_flag;
  wire [1:0] execute_product_form;
  wire [63:0] execute_factor_0;
  wire [63:0] execute_factor_1;
  wire execute_accumulates;
  wire execute_write;
  wire execute_writes_exec;
  wire execute_scc_write;
  wire [63:0] multiplier_product;
  reg read_valid;
  reg read_valid_next;
  reg [3:0] reading_wave;
  reg [3:0] reading_next_wave;
  reg execute_valid;
  reg execute_valid_next;
  reg [3:0] executing_wave;
  reg [3:0] executing_next_wave;
  reg [2:0] execute_control_q_part; // Part
  reg [5:0] execute_control_q_form;
  reg [3:0] execute_control_q_condition; // Condition
  reg execute_control_q_wide_a;
  reg execute_control_q_wide_b;
  reg execute_control_q_wide_result;
  reg execute_control_q_signed;
  reg execute_control_q_subtract;
  reg execute_control_q_writes_exec;
  reg execute_control_q_saves_exec;
  reg execute_control_q_writes;
  reg [2:0] execute_control_next_part; // Part
  reg [5:0] execute_control_next_form;
  reg [3:0] execute_control_next_condition; // Condition
  reg execute_control_next_wide_a;
  reg execute_control_next_wide_b;
  reg execute_control_next_wide_result;
  reg execute_control_next_signed;
  reg execute_control_next_subtract;
  reg execute_control_next_writes_exec;
  reg execute_control_next_saves_exec;
  reg execute_control_next_writes;
  reg [6:0] execute_destination_q;
  reg [6:0] execute_destination_next;
  reg execute_is_register_0_q;
  reg execute_is_register_0_next;
  reg execute_is_register_1_q;
  reg execute_is_register_1_next;
  reg [63:0] execute_constant_0_q;
  reg [63:0] execute_constant_0_next;
  reg [63:0] execute_constant_1_q;
  reg [63:0] execute_constant_1_next;
  reg [2:0] execute_remaining;
  reg [2:0] execute_remaining_next;
  reg execute_reads_cycles;
  reg execute_reads_cycles_next;
  reg execute_second_q;
  reg execute_second_next;

  assign ready = ~read_valid | executes_next;
  wire execute_remaining_is_not_0 = execute_remaining != 3'd0;

  always @* begin
    read_wave = reading_wave;
    if (execute_valid & execute_accumulates & execute_remaining_is_not_0) read_wave = executing_wave;
  end

  always @* begin
    read_index_0 = sources_index_0;
    if (execute_valid & execute_accumulates & execute_remaining_is_not_0) read_index_0 = execute_destination_q;
  end

  assign mode_write = finishes & (mode_value != write_state_mode);
  assign write_valid = at_end & execute_write;
  assign write_wave = executing_wave;
  assign reads_cycles = execute_reads_cycles;
  assign write_wave_2 = executing_wave;
  assign scc_write = finishes & execute_scc_write;
  assign retired_valid = finishes;
  assign at_end = execute_valid & (execute_remaining == 3'd0);

  always @* begin
    depends = 1'b0;
    if (sources_is_register_0 & execute_write & (sources_index_0[6:1] == write_pair) & (|(sources_halves_0 &
        write_halves))) begin
      depends = 1'b1;
    end
    if (sources_is_register_1 & execute_write & (read_index_1[6:1] == write_pair) & (|(sources_halves_1 &
        write_halves))) begin
      depends = 1'b1;
    end
    if (execute_writes_exec | (execute_scc_write & sources_reads_scc) | (sources_reads_m0 & execute_write &
        (write_pair == 6'h3e))) begin
      depends = 1'b1;
    end
  end

  assign waits = depends & execute_valid & (executing_wave == reading_wave);
  assign wrote = at_end & (write_ready | ~execute_write);
  assign finishes = wrote & (~execute_writes_exec | execute_second_q);
  assign executes_next = read_valid & ~waits & (~execute_valid | finishes);
  assign execute_float_value = 64'd0;
  assign execute_float_flag = 1'b0;

  always @* begin
    read_valid_next = read_valid;
    if (executes_next) read_valid_next = 1'b0;
    if (issue_valid) read_valid_next = 1'b1;
  end

  always @* begin
    reading_next_wave = reading_wave;
    if (issue_valid) reading_next_wave = issue_wave;
  end

  always @* begin
    execute_valid_next = execute_valid;
    if (finishes) execute_valid_next = 1'b0;
    if (executes_next) execute_valid_next = 1'b1;
  end

  always @* begin
    executing_next_wave = executing_wave;
    if (executes_next) executing_next_wave = reading_wave;
  end

  always @* begin
    execute_control_next_part = execute_control_q_part;
    if (executes_next) execute_control_next_part = operation_control_part;
  end

  always @* begin
    execute_control_next_form = execute_control_q_form;
    if (executes_next) execute_control_next_form = operation_control_form;
  end

  always @* begin
    execute_control_next_condition = execute_control_q_condition;
    if (executes_next) execute_control_next_condition = operation_control_condition;
  end

  always @* begin
    execute_control_next_wide_a = execute_control_q_wide_a;
    if (executes_next) execute_control_next_wide_a = operation_control_wide_a;
  end

  always @* begin
    execute_control_next_wide_b = execute_control_q_wide_b;
    if (executes_next) execute_control_next_wide_b = operation_control_wide_b;
  end

  always @* begin
    execute_control_next_wide_result = execute_control_q_wide_result;
    if (executes_next) execute_control_next_wide_result = operation_control_wide_result;
  end

  always @* begin
    execute_control_next_signed = execute_control_q_signed;
    if (executes_next) execute_control_next_signed = operation_control_signed;
  end

  always @* begin
    execute_control_next_subtract = execute_control_q_subtract;
    if (executes_next) execute_control_next_subtract = operation_control_subtract;
  end

  always @* begin
    execute_control_next_writes_exec = execute_control_q_writes_exec;
    if (executes_next) execute_control_next_writes_exec = operation_control_writes_exec;
  end

  always @* begin
    execute_control_next_saves_exec = execute_control_q_saves_exec;
    if (executes_next) execute_control_next_saves_exec = operation_control_saves_exec;
  end

  always @* begin
    execute_control_next_writes = execute_control_q_writes;
    if (executes_next) execute_control_next_writes = operation_control_writes;
  end

  always @* begin
    execute_destination_next = execute_destination_q;
    if (executes_next) execute_destination_next = sources_destination;
  end

  always @* begin
    execute_is_register_0_next = sources_is_register_0;
    if (execute_valid & ~finishes) execute_is_register_0_next = 1'b0;
  end

  always @* begin
    execute_is_register_1_next = sources_is_register_1;
    if (execute_valid & ~finishes) execute_is_register_1_next = 1'b0;
  end

  always @* begin
    execute_constant_0_next = sources_constant_0;
    if (execute_valid & ~finishes) begin
      execute_constant_0_next = execute_constant_0_q;
      if (execute_is_register_0_q) execute_constant_0_next = read_data_0;
    end
  end

  always @* begin
    execute_constant_1_next = sources_constant_1;
    if (execute_valid & ~finishes) begin
      execute_constant_1_next = execute_constant_1_q;
      if (execute_is_register_1_q) execute_constant_1_next = read_data_1;
    end
  end

  always @* begin
    execute_remaining_next = execute_remaining;
    if (execute_remaining_is_not_0) execute_remaining_next = execute_remaining - 3'd1;
    if (executes_next) execute_remaining_next = operation_control_cycles;
  end

  always @* begin
    execute_reads_cycles_next = execute_reads_cycles;
    if (executes_next) execute_reads_cycles_next = sources_reads_cycles;
  end

  always @* begin
    execute_second_next = execute_second_q;
    if (wrote) execute_second_next = execute_writes_exec & ~execute_second_q;
  end

  initial begin
    read_valid = 1'b0;
    reading_wave = 4'd0;
    execute_valid = 1'b0;
    executing_wave = 4'd0;
    execute_control_q_part = PART_LOGIC;
    execute_control_q_form = 6'd0;
    execute_control_q_condition = CONDITION_KEEP;
    execute_control_q_wide_a = 1'b0;
    execute_control_q_wide_b = 1'b0;
    execute_control_q_wide_result = 1'b0;
    execute_control_q_signed = 1'b0;
    execute_control_q_subtract = 1'b0;
    execute_control_q_writes_exec = 1'b0;
    execute_control_q_saves_exec = 1'b0;
    execute_control_q_writes = 1'b0;
    execute_destination_q = 7'd0;
    execute_is_register_0_q = 1'b0;
    execute_is_register_1_q = 1'b0;
    execute_constant_0_q = 64'd0;
    execute_constant_1_q = 64'd0;
    execute_remaining = 3'd0;
    execute_reads_cycles = 1'b0;
    execute_second_q = 1'b0;
  end
  always @(posedge clock) begin
    read_valid <= read_valid_next;
    reading_wave <= reading_next_wave;
    execute_valid <= execute_valid_next;
    executing_wave <= executing_next_wave;
    execute_control_q_part <= execute_control_next_part;
    execute_control_q_form <= execute_control_next_form;
    execute_control_q_condition <= execute_control_next_condition;
    execute_control_q_wide_a <= execute_control_next_wide_a;
    execute_control_q_wide_b <= execute_control_next_wide_b;
    execute_control_q_wide_result <= execute_control_next_wide_result;
    execute_control_q_signed <= execute_control_next_signed;
    execute_control_q_subtract <= execute_control_next_subtract;
    execute_control_q_writes_exec <= execute_control_next_writes_exec;
    execute_control_q_saves_exec <= execute_control_next_saves_exec;
    execute_control_q_writes <= execute_control_next_writes;
    execute_destination_q <= execute_destination_next;
    execute_is_register_0_q <= execute_is_register_0_next;
    execute_is_register_1_q <= execute_is_register_1_next;
    execute_constant_0_q <= execute_constant_0_next;
    execute_constant_1_q <= execute_constant_1_next;
    execute_remaining <= execute_remaining_next;
    execute_reads_cycles <= execute_reads_cycles_next;
    execute_second_q <= execute_second_next;
  end

  salu_sources sources (
    .operation_control_part(operation_control_part),
    .operation_control_wide_a(operation_control_wide_a),
    .operation_control_wide_b(operation_control_wide_b),
    .operation_control_wide_result(operation_control_wide_result),
    .operation_control_relative_source(operation_control_relative_source),
    .operation_control_relative_destination(operation_control_relative_destination),
    .operation_control_relative_both(operation_control_relative_both),
    .operation_control_kind_a(operation_control_kind_a),
    .operation_control_kind_b(operation_control_kind_b),
    .operation_code_a(operation_code_a),
    .operation_code_b(operation_code_b),
    .operation_immediate_a(operation_immediate_a),
    .operation_immediate_b(operation_immediate_b),
    .operation_immediate(operation_immediate),
    .operation_literal(operation_literal),
    .operation_destination(operation_destination),
    .scc(read_state_scc),
    .m0(read_state_m0),
    .reads_scc(sources_reads_scc),
    .reads_m0(sources_reads_m0),
    .index_0(sources_index_0),
    .index_1(read_index_1),
    .halves_0(sources_halves_0),
    .halves_1(sources_halves_1),
    .is_register_0(sources_is_register_0),
    .is_register_1(sources_is_register_1),
    .constant_0(sources_constant_0),
    .constant_1(sources_constant_1),
    .destination(sources_destination),
    .reads_cycles(sources_reads_cycles)
  );

  salu_execute execute (
    .control_part(execute_control_q_part),
    .control_form(execute_control_q_form),
    .control_condition(execute_control_q_condition),
    .control_wide_a(execute_control_q_wide_a),
    .control_wide_b(execute_control_q_wide_b),
    .control_wide_result(execute_control_q_wide_result),
    .control_signed(execute_control_q_signed),
    .control_subtract(execute_control_q_subtract),
    .control_writes_exec(execute_control_q_writes_exec),
    .control_saves_exec(execute_control_q_saves_exec),
    .control_writes(execute_control_q_writes),
    .register_0(read_data_0),
    .register_1(read_data_1),
    .is_register_0(execute_is_register_0_q),
    .is_register_1(execute_is_register_1_q),
    .constant_0(execute_constant_0_q),
    .constant_1(execute_constant_1_q),
    .scc(write_state_scc),
    .product(multiplier_product),
    .float_value(execute_float_value),
    .float_flag(execute_float_flag),
    .mode(write_state_mode),
    .status(write_state_status),
    .state_priv(write_state_state_priv),
    .group(write_state_shape_group),
    .scratch_base(write_state_place_scratch_base),
    .wave(executing_wave),
    .simd(simd),
    .cycles(cycles),
    .destination(execute_destination_q),
    .second(execute_second_q),
    .product_form(execute_product_form),
    .factor_0(execute_factor_0),
    .factor_1(execute_factor_1),
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

endmodule

`default_nettype wire
