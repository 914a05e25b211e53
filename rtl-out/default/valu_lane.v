// valu_lane: kernel of hdl/src/vector/lane/mod.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu_lane (
  input wire clock,
  input wire [3:0] read,
  input wire [47:0] read_address,
  input wire [5:0] load,
  input wire [11:0] bank,
  input wire [11:0] source,
  input wire [5:0] bypass_high,
  input wire [63:0] scalar_0,
  input wire [63:0] scalar_1,
  input wire [63:0] scalar_2,
  input wire [29:0] prepare,
  input wire uses_crossed,
  input wire [31:0] crossed,
  input wire [44:0] integer_control,
  input wire [64:0] float_control,
  input wire integer_start,
  input wire float_start,
  input wire mask,
  input wire [5:0] number,
  input wire [1:0] unit,
  input wire [63:0] shared_value,
  input wire shared_flag,
  input wire [3:0] result_bytes,
  input wire active,
  input wire [47:0] write_address,
  input wire [3:0] write_low,
  input wire [3:0] write_high,
  input wire [3:0] write_memory,
  input wire [31:0] memory_data,
  input wire [3:0] memory_bytes,
  input wire [3:0] memory_banks,
  output wire [31:0] memory_read,
  output reg flag,
  output wire debug_valu_active,
  output wire [63:0] debug_valu_data,
  output wire [3:0] debug_load_bytes,
  output wire [31:0] debug_load_data,
  output wire [63:0] result,
  output wire [63:0] operand_0,
  output wire [63:0] operand_1,
  output wire [63:0] operand_2
);
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  reg [63:0] chosen;
  wire [3:0] vgprs_write_low;
  wire [3:0] vgprs_write_high;
  wire [127:0] vgprs_data;
  wire [63:0] integer_value;
  wire integer_flag;
  wire [63:0] float_0_value;
  wire float_0_flag;

  always @* begin
    flag = integer_flag;
    if (unit != UNIT_NAME_INTEGER) begin
      flag = shared_flag;
    end
    if (unit == UNIT_NAME_FLOAT) begin
      flag = float_0_flag;
    end
  end

  assign debug_valu_active = active;
  assign debug_valu_data = result;
  assign debug_load_bytes = memory_bytes;
  assign debug_load_data = memory_data;

  always @* begin
    chosen = integer_value;
    if (unit != UNIT_NAME_INTEGER) begin
      chosen = shared_value;
    end
    if (unit == UNIT_NAME_FLOAT) begin
      chosen = float_0_value;
    end
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_vgprs_write_high
    assign vgprs_write_low[i] = write_low[i] & active;
    assign vgprs_write_high[i] = write_high[i] & active;
  end

  lane_vgprs vgprs (
    .clock(clock),
    .read(read),
    .read_address(read_address),
    .write_address(write_address),
    .write_low(vgprs_write_low),
    .write_high(vgprs_write_high),
    .write_memory(write_memory),
    .result(result),
    .result_bytes(result_bytes),
    .memory_data(memory_data),
    .memory_bytes(memory_bytes),
    .data(vgprs_data)
  );

  operand_registers operands (
    .clock(clock),
    .data(vgprs_data),
    .load(load),
    .bank(bank),
    .source(source),
    .bypass_high(bypass_high),
    .scalar_0(scalar_0),
    .scalar_1(scalar_1),
    .scalar_2(scalar_2),
    .uses_crossed(uses_crossed),
    .crossed(crossed),
    .prepare(prepare),
    .result(result),
    .result_bytes(result_bytes),
    .active(active),
    .memory_banks(memory_banks),
    .operand_0(operand_0),
    .operand_1(operand_1),
    .operand_2(operand_2),
    .memory_read(memory_read)
  );

  integer_unit integer_ (
    .clock(clock),
    .control(integer_control),
    .start(integer_start),
    .s0(operand_0),
    .s1(operand_1),
    .s2(operand_2),
    .mask(mask),
    .lane(number),
    .value(integer_value),
    .flag(integer_flag)
  );

  float_unit float_0 (
    .clock(clock),
    .control(float_control),
    .start(float_start),
    .s0(operand_0),
    .s1(operand_1),
    .s2(operand_2),
    .mask(mask),
    .value(float_0_value),
    .flag(float_0_flag)
  );

  result_place place (
    .value(chosen),
    .bytes(result_bytes),
    .placed(result)
  );

endmodule

`default_nettype wire
