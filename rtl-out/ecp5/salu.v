// salu: kernel of hdl/src/scalar/salu/mod.rs:44. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module salu (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [2:0] operation_control_part, // What it does; from the cycle behind its issue until another one issues.
  input wire [5:0] operation_control_form, input wire [3:0] operation_control_condition,
  input wire operation_control_wide_a, operation_control_wide_b, operation_control_wide_result,
  operation_control_signed, operation_control_subtract, operation_control_writes_exec, operation_control_saves_exec,
  operation_control_writes, operation_control_relative_source, operation_control_relative_destination,
  operation_control_relative_both, input wire [2:0] operation_control_cycles,
  input wire [3:0] operation_control_kind_a, operation_control_kind_b, input wire [7:0] operation_code_a,
  operation_code_b, input wire operation_immediate_a, operation_immediate_b, input wire [15:0] operation_immediate,
  input wire [31:0] operation_literal, input wire [6:0] operation_destination,
  output wire ready, // It is taken.
  input wire read_state_scc, input wire [31:0] read_state_m0, input wire write_state_scc,
  input wire [31:0] write_state_mode, write_state_status, write_state_state_priv,
  input wire [47:0] write_state_place_scratch_base, input wire [4:0] write_state_shape_group,
  output reg [3:0] read_wave, // The wave whose registers are read.
  output wire [6:0] read_index_0, // Which registers.
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0, // Their values one cycle later.
  input wire [63:0] read_data_1,
  input wire [1:0] simd, // The SIMD's number.
  output wire mode_write, // MODE of write_wave is written.
  output wire [31:0] mode_value, // Its value.
  output wire write_valid, // A pair of scalar registers is written.
  output reg [3:0] write_wave, output wire [5:0] write_pair, output wire [63:0] write_data,
  output wire [1:0] write_halves,
  input wire write_ready, // It happens in this cycle.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output reg reads_cycles, // It is read.
  output wire [3:0] write_wave_2, // The wave whose instruction executes.
  output wire scc_write, // SCC of the wave is written.
  output wire scc_value, // Its value.
  output wire retired_valid // An instruction is finished.
);
  localparam [3:0] CONDITION_KEEP = 4'd0; localparam [2:0] PART_LOGIC = 3'd0;

  wire sources_reads_scc, sources_reads_m0; wire [1:0] sources_halves_0, sources_halves_1;
  wire sources_is_register_0, sources_is_register_1; wire [63:0] sources_constant_0, sources_constant_1;
  wire [6:0] sources_destination; wire sources_reads_cycles;
  wire [63:0] operands_prepared_a, operands_prepared_b, operands_prepared_subject; wire operands_prepared_fill;
  wire [5:0] operands_prepared_amount; wire [6:0] operands_prepared_width; wire operands_prepared_sign;
  wire [63:0] operands_prepared_zeros_of; wire [31:0] operands_prepared_ones; wire [1:0] execute_product_form;
  wire [63:0] execute_factor_0, execute_factor_1; wire execute_write, execute_writes_exec, execute_scc_write;
  wire [63:0] multiplier_product; reg read_valid, execute_valid; reg [2:0] execute_control_q_part /* Part */;
  reg [5:0] execute_control_q_form; reg [3:0] execute_control_q_condition /* Condition */;
  reg execute_control_q_wide_a, execute_control_q_wide_b, execute_control_q_wide_result, execute_control_q_signed;
  reg execute_control_q_subtract, execute_control_q_writes_exec, execute_control_q_saves_exec;
  reg execute_control_q_writes; reg [6:0] execute_destination_q; reg execute_is_register_0, execute_is_register_1;
  reg [63:0] execute_constant_0, execute_constant_1; reg [2:0] execute_remaining;
  reg [63:0] prepared_0_a, prepared_0_b, prepared_0_subject; reg prepared_0_fill; reg [5:0] prepared_0_amount;
  reg [6:0] prepared_0_width; reg prepared_0_sign; reg [63:0] prepared_0_zeros_of; reg [31:0] prepared_0_ones;
  reg execute_second_q;

  wire depends_all = sources_is_register_0 & execute_write & (read_index_0[6:1] == write_pair) & (|(sources_halves_0
      & write_halves));
  wire depends_all_sources_is_register_1 = sources_is_register_1 & execute_write & (read_index_1[6:1] == write_pair)
      & (|(sources_halves_1 & write_halves));
  wire depends_any = execute_writes_exec | (execute_scc_write & sources_reads_scc) | (sources_reads_m0 &
      execute_write & (write_pair == 6'h3e));
  wire depends = depends_any ? 1'b1 :
      depends_all_sources_is_register_1 ? 1'b1 :
      depends_all ? 1'b1 : 1'b0;
  wire waits = depends & execute_valid & (write_wave == read_wave);
  wire at_end = execute_valid & (execute_remaining == 3'd0);
  wire wrote = at_end & (write_ready | ~execute_write);
  assign retired_valid = wrote & (~execute_writes_exec | execute_second_q);
  wire executes_next = read_valid & ~waits & (~execute_valid | retired_valid);
  assign ready = ~read_valid | executes_next;
  assign mode_write = retired_valid & (mode_value != write_state_mode);
  assign write_valid = at_end & execute_write;
  assign write_wave_2 = write_wave;
  assign scc_write = retired_valid & execute_scc_write;
  wire [63:0] execute_float_value = 64'd0;
  wire execute_float_flag = 1'b0;
  wire execute_constant_0_all = execute_valid & ~retired_valid;
  initial begin
    read_valid = 1'b0; read_wave = 4'd0; execute_valid = 1'b0; write_wave = 4'd0;
    execute_control_q_part = PART_LOGIC; execute_control_q_form = 6'd0;
    execute_control_q_condition = CONDITION_KEEP; execute_control_q_wide_a = 1'b0; execute_control_q_wide_b = 1'b0;
    execute_control_q_wide_result = 1'b0; execute_control_q_signed = 1'b0; execute_control_q_subtract = 1'b0;
    execute_control_q_writes_exec = 1'b0; execute_control_q_saves_exec = 1'b0; execute_control_q_writes = 1'b0;
    execute_destination_q = 7'd0; execute_is_register_0 = 1'b0; execute_is_register_1 = 1'b0;
    execute_constant_0 = 64'd0; execute_constant_1 = 64'd0; execute_remaining = 3'd0; prepared_0_a = 64'd0;
    prepared_0_b = 64'd0; prepared_0_subject = 64'd0; prepared_0_fill = 1'b0; prepared_0_amount = 6'd0;
    prepared_0_width = 7'd0; prepared_0_sign = 1'b0; prepared_0_zeros_of = 64'd0; prepared_0_ones = 32'd0;
    reads_cycles = 1'b0; execute_second_q = 1'b0;
  end
  always @(posedge clock) begin
    if (executes_next) begin
      read_valid <= 1'b0; write_wave <= read_wave; execute_control_q_part <= operation_control_part;
      execute_control_q_form <= operation_control_form; execute_control_q_condition <= operation_control_condition;
      execute_control_q_wide_a <= operation_control_wide_a; execute_control_q_wide_b <= operation_control_wide_b;
    execute_control_q_wide_result <= operation_control_wide_result;
    execute_control_q_signed <= operation_control_signed; execute_control_q_subtract <= operation_control_subtract;
    execute_control_q_writes_exec <= operation_control_writes_exec;
    execute_control_q_saves_exec <= operation_control_saves_exec;
      execute_control_q_writes <= operation_control_writes; execute_destination_q <= sources_destination;
      reads_cycles <= sources_reads_cycles;
    end
    if (issue_valid) begin read_valid <= 1'b1; read_wave <= issue_wave; end
    if (retired_valid) execute_valid <= 1'b0;
    if (executes_next) execute_valid <= 1'b1;
    execute_is_register_0 <= execute_constant_0_all ? 1'b0 : sources_is_register_0;
    execute_is_register_1 <= execute_constant_0_all ? 1'b0 : sources_is_register_1;
    execute_constant_0 <= sources_constant_0;
    if (execute_constant_0_all) begin
      execute_constant_0 <= execute_constant_0;
      if (execute_is_register_0) execute_constant_0 <= read_data_0;
    end
    execute_constant_1 <= sources_constant_1;
    if (execute_constant_0_all) begin
      execute_constant_1 <= execute_constant_1;
      if (execute_is_register_1) execute_constant_1 <= read_data_1;
    end
    if (execute_remaining != 3'd0) execute_remaining <= execute_remaining - 3'd1;
    if (executes_next) begin
      execute_remaining <= operation_control_cycles;
      execute_remaining <= operation_control_cycles + 3'd1;
    end
    prepared_0_a <= operands_prepared_a; prepared_0_b <= operands_prepared_b;
    prepared_0_subject <= operands_prepared_subject; prepared_0_fill <= operands_prepared_fill;
    prepared_0_amount <= operands_prepared_amount; prepared_0_width <= operands_prepared_width;
    prepared_0_sign <= operands_prepared_sign; prepared_0_zeros_of <= operands_prepared_zeros_of;
    prepared_0_ones <= operands_prepared_ones;
    if (wrote) execute_second_q <= execute_writes_exec & ~execute_second_q;
  end

  salu_sources sources (
    .operation_control_part(operation_control_part), .operation_control_wide_a(operation_control_wide_a),
    .operation_control_wide_b(operation_control_wide_b),
    .operation_control_wide_result(operation_control_wide_result),
    .operation_control_relative_source(operation_control_relative_source),
    .operation_control_relative_destination(operation_control_relative_destination),
    .operation_control_relative_both(operation_control_relative_both),
    .operation_control_kind_a(operation_control_kind_a), .operation_control_kind_b(operation_control_kind_b),
    .operation_code_a(operation_code_a), .operation_code_b(operation_code_b),
    .operation_immediate_a(operation_immediate_a), .operation_immediate_b(operation_immediate_b),
    .operation_immediate(operation_immediate), .operation_literal(operation_literal),
    .operation_destination(operation_destination), .scc(read_state_scc), .m0(read_state_m0),
    .reads_scc(sources_reads_scc), .reads_m0(sources_reads_m0), .index_0(read_index_0), .index_1(read_index_1),
    .halves_0(sources_halves_0), .halves_1(sources_halves_1), .is_register_0(sources_is_register_0),
    .is_register_1(sources_is_register_1), .constant_0(sources_constant_0), .constant_1(sources_constant_1),
    .destination(sources_destination), .reads_cycles(sources_reads_cycles));

  salu_operands operands (
    .control_part(execute_control_q_part), .control_form(execute_control_q_form),
    .control_wide_a(execute_control_q_wide_a), .control_wide_b(execute_control_q_wide_b),
    .control_wide_result(execute_control_q_wide_result), .control_signed(execute_control_q_signed),
    .register_0(read_data_0), .register_1(read_data_1), .is_register_0(execute_is_register_0),
    .is_register_1(execute_is_register_1), .constant_0(execute_constant_0), .constant_1(execute_constant_1),
    .mode(write_state_mode), .status(write_state_status), .state_priv(write_state_state_priv),
    .group(write_state_shape_group), .scratch_base(write_state_place_scratch_base), .wave(write_wave), .simd(simd),
    .cycles(cycles), .prepared_a(operands_prepared_a), .prepared_b(operands_prepared_b),
    .prepared_subject(operands_prepared_subject), .prepared_fill(operands_prepared_fill),
    .prepared_amount(operands_prepared_amount), .prepared_width(operands_prepared_width),
    .prepared_sign(operands_prepared_sign), .prepared_zeros_of(operands_prepared_zeros_of),
    .prepared_ones(operands_prepared_ones));

  salu_execute execute (
    .control_part(execute_control_q_part), .control_form(execute_control_q_form),
    .control_condition(execute_control_q_condition), .control_wide_a(execute_control_q_wide_a),
    .control_wide_result(execute_control_q_wide_result), .control_signed(execute_control_q_signed),
    .control_subtract(execute_control_q_subtract), .control_writes_exec(execute_control_q_writes_exec),
    .control_saves_exec(execute_control_q_saves_exec), .control_writes(execute_control_q_writes),
    .prepared_a(prepared_0_a), .prepared_b(prepared_0_b), .prepared_subject(prepared_0_subject),
    .prepared_fill(prepared_0_fill), .prepared_amount(prepared_0_amount), .prepared_width(prepared_0_width),
    .prepared_sign(prepared_0_sign), .prepared_zeros_of(prepared_0_zeros_of), .prepared_ones(prepared_0_ones),
    .scc(write_state_scc), .product(multiplier_product), .float_value(execute_float_value),
    .float_flag(execute_float_flag), .mode(write_state_mode), .destination(execute_destination_q),
    .second(execute_second_q), .product_form(execute_product_form), .factor_0(execute_factor_0),
    .factor_1(execute_factor_1), .mode_value(mode_value), .write(execute_write), .writes_exec(execute_writes_exec),
    .write_pair(write_pair), .write_data(write_data), .write_halves(write_halves), .scc_value(scc_value),
    .scc_write(execute_scc_write));

  salu_multiplier multiplier (
    .clock(clock), .form(execute_product_form), .step(execute_remaining), .a(execute_factor_0),
    .b(execute_factor_1), .product(multiplier_product));
endmodule
`default_nettype wire
