// valu_lane: kernel of hdl/src/vector/lane/mod.rs:49. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module valu_lane (
  input wire clock, // The one clock.
  input wire [3:0] read, // Reads a bank, by its first port and so on.
  input wire [47:0] read_address, // At this address.
  input wire [3:0] is_written, // Which is where the bank is written.
  input wire [5:0] load, // Operand halves to load in stage 1 (s0 low, s0 high, s1 low ...).
  input wire [11:0] bank, // Bank of each half.
  input wire [11:0] source, // Source of each half, operands::source.
  input wire [63:0] scalar_0, // Scalars and constants, stage 1.
  input wire [63:0] scalar_1,
  input wire [63:0] scalar_2,
  input wire [29:0] prepare, // Preparation of the sources, stage 1.
  input wire uses_crossed, // The first source comes from another lane, stage 1.
  input wire [31:0] crossed, // What it is.
  input wire [1:0] integer_control_function_width, input wire integer_control_function_signed,
  input wire [1:0] integer_control_function_first, integer_control_function_second, integer_control_function_join,
  input wire integer_control_function_turns, input wire [3:0] integer_control_function_selection,
  input wire [1:0] integer_control_function_beside, input wire integer_control_function_low_ones,
  input wire [1:0] integer_control_function_upper, input wire integer_control_function_subtract,
  integer_control_function_reversed, integer_control_function_carry, integer_control_function_compares,
  integer_control_function_relation_less, integer_control_function_relation_equal,
  integer_control_function_relation_greater, integer_control_function_takes_first,
  input wire [2:0] integer_control_function_amount, input wire integer_control_function_left,
  input wire [1:0] integer_control_function_mask, input wire integer_control_function_cuts,
  input wire [1:0] integer_control_function_counts, input wire integer_control_function_ors,
  input wire [1:0] integer_control_function_magnitude, input wire [2:0] integer_control_function_factors,
  input wire [1:0] integer_control_function_addend, input wire [2:0] integer_control_function_outcome,
  input wire integer_control_function_saturates, integer_control_clamp,
  input wire integer_start, // An operation of it enters, stage 2.
  input wire mask, // The lane's bit of the mask source, stage 2.
  input wire [5:0] number, // Number of the lane in its wave, stage 2.
  input wire [1:0] unit, // The unit whose result it is, stage 6.
  input wire [63:0] shared_value, // The result of units outside of the lane, stage 6.
  input wire shared_flag, // Their comparison.
  input wire active, // The lane is active in the operation in stage 6.
  input wire [47:0] write_address, // Writes of each bank: address, and which of the results.
  input wire [3:0] write_low, // The low half of the result.
  input wire [3:0] write_high, // The high half of the result.
  input wire [3:0] write_memory, // Data from memory or the dispatcher.
  input wire [31:0] memory_data, // That data.
  input wire [3:0] memory_bytes, // Its bytes for this lane.
  input wire [3:0] memory_banks, // Bank that vector memory or LDS reads, stage 1: a bit each.
  output wire [31:0] memory_read, // The register it read.
  output wire flag, // Carry or comparison, stage 6.
  output wire [63:0] result, // The result, stage 6; one that is a part of its row is there in every place.
  output wire [63:0] operand_0, // The sources, stage 2.
  output wire [63:0] operand_1,
  output wire [63:0] operand_2
);
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;

  wire [3:0] vgprs_write_low, vgprs_write_high; wire [127:0] vgprs_data; wire [63:0] integer_value;
  wire integer_flag;

  wire unit_is_not_integer = unit != UNIT_NAME_INTEGER;
  assign flag = unit_is_not_integer ? shared_flag : integer_flag;
  wire [63:0] chosen = unit_is_not_integer ? shared_value : integer_value;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_vgprs_write_high
    assign vgprs_write_low[i] = write_low[i] & active;
    assign vgprs_write_high[i] = write_high[i] & active;
  end

  lane_vgprs vgprs (
    .clock(clock), .read(read), .read_address(read_address), .is_written(is_written), .write_address(write_address),
    .write_low(vgprs_write_low), .write_high(vgprs_write_high), .write_memory(write_memory), .result(result),
    .memory_data(memory_data), .memory_bytes(memory_bytes), .data(vgprs_data));

  operand_registers operands (
    .clock(clock), .data(vgprs_data), .load(load), .bank(bank), .source(source), .scalar_0(scalar_0),
    .scalar_1(scalar_1), .scalar_2(scalar_2), .uses_crossed(uses_crossed), .crossed(crossed), .prepare(prepare),
    .memory_banks(memory_banks), .operand_0(operand_0), .operand_1(operand_1), .operand_2(operand_2),
    .memory_read(memory_read));

  integer_unit integer_ (
    .clock(clock), .control_function_width(integer_control_function_width),
    .control_function_signed(integer_control_function_signed),
    .control_function_first(integer_control_function_first),
    .control_function_second(integer_control_function_second),
    .control_function_join(integer_control_function_join), .control_function_turns(integer_control_function_turns),
    .control_function_selection(integer_control_function_selection),
    .control_function_beside(integer_control_function_beside),
    .control_function_low_ones(integer_control_function_low_ones),
    .control_function_upper(integer_control_function_upper),
    .control_function_subtract(integer_control_function_subtract),
    .control_function_reversed(integer_control_function_reversed),
    .control_function_carry(integer_control_function_carry),
    .control_function_compares(integer_control_function_compares),
    .control_function_relation_less(integer_control_function_relation_less),
    .control_function_relation_equal(integer_control_function_relation_equal),
    .control_function_relation_greater(integer_control_function_relation_greater),
    .control_function_takes_first(integer_control_function_takes_first),
    .control_function_amount(integer_control_function_amount),
    .control_function_left(integer_control_function_left), .control_function_mask(integer_control_function_mask),
    .control_function_cuts(integer_control_function_cuts),
    .control_function_counts(integer_control_function_counts), .control_function_ors(integer_control_function_ors),
    .control_function_magnitude(integer_control_function_magnitude),
    .control_function_factors(integer_control_function_factors),
    .control_function_addend(integer_control_function_addend),
    .control_function_outcome(integer_control_function_outcome),
    .control_function_saturates(integer_control_function_saturates), .control_clamp(integer_control_clamp),
    .start(integer_start), .s0(operand_0), .s1(operand_1), .s2(operand_2), .mask(mask), .lane(number),
    .value(integer_value), .flag(integer_flag));

  result_place place (.value(chosen), .placed(result));
endmodule
`default_nettype wire
