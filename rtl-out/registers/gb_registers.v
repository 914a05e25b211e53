// gb_registers: generator of hdl/src/graphics/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module gb_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [3:0] gb_tile_mode_array_mode_0,
  output wire [4:0] gb_tile_mode_pipe_config_0,
  output wire [2:0] gb_tile_mode_tile_split_0,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_0,
  output wire [1:0] gb_tile_mode_sample_split_0,
  output wire [3:0] gb_tile_mode_array_mode_1,
  output wire [4:0] gb_tile_mode_pipe_config_1,
  output wire [2:0] gb_tile_mode_tile_split_1,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_1,
  output wire [1:0] gb_tile_mode_sample_split_1,
  output wire [3:0] gb_tile_mode_array_mode_2,
  output wire [4:0] gb_tile_mode_pipe_config_2,
  output wire [2:0] gb_tile_mode_tile_split_2,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_2,
  output wire [1:0] gb_tile_mode_sample_split_2,
  output wire [3:0] gb_tile_mode_array_mode_3,
  output wire [4:0] gb_tile_mode_pipe_config_3,
  output wire [2:0] gb_tile_mode_tile_split_3,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_3,
  output wire [1:0] gb_tile_mode_sample_split_3,
  output wire [3:0] gb_tile_mode_array_mode_4,
  output wire [4:0] gb_tile_mode_pipe_config_4,
  output wire [2:0] gb_tile_mode_tile_split_4,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_4,
  output wire [1:0] gb_tile_mode_sample_split_4,
  output wire [3:0] gb_tile_mode_array_mode_5,
  output wire [4:0] gb_tile_mode_pipe_config_5,
  output wire [2:0] gb_tile_mode_tile_split_5,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_5,
  output wire [1:0] gb_tile_mode_sample_split_5,
  output wire [3:0] gb_tile_mode_array_mode_6,
  output wire [4:0] gb_tile_mode_pipe_config_6,
  output wire [2:0] gb_tile_mode_tile_split_6,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_6,
  output wire [1:0] gb_tile_mode_sample_split_6,
  output wire [3:0] gb_tile_mode_array_mode_7,
  output wire [4:0] gb_tile_mode_pipe_config_7,
  output wire [2:0] gb_tile_mode_tile_split_7,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_7,
  output wire [1:0] gb_tile_mode_sample_split_7,
  output wire [3:0] gb_tile_mode_array_mode_8,
  output wire [4:0] gb_tile_mode_pipe_config_8,
  output wire [2:0] gb_tile_mode_tile_split_8,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_8,
  output wire [1:0] gb_tile_mode_sample_split_8,
  output wire [3:0] gb_tile_mode_array_mode_9,
  output wire [4:0] gb_tile_mode_pipe_config_9,
  output wire [2:0] gb_tile_mode_tile_split_9,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_9,
  output wire [1:0] gb_tile_mode_sample_split_9,
  output wire [3:0] gb_tile_mode_array_mode_10,
  output wire [4:0] gb_tile_mode_pipe_config_10,
  output wire [2:0] gb_tile_mode_tile_split_10,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_10,
  output wire [1:0] gb_tile_mode_sample_split_10,
  output wire [3:0] gb_tile_mode_array_mode_11,
  output wire [4:0] gb_tile_mode_pipe_config_11,
  output wire [2:0] gb_tile_mode_tile_split_11,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_11,
  output wire [1:0] gb_tile_mode_sample_split_11,
  output wire [3:0] gb_tile_mode_array_mode_12,
  output wire [4:0] gb_tile_mode_pipe_config_12,
  output wire [2:0] gb_tile_mode_tile_split_12,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_12,
  output wire [1:0] gb_tile_mode_sample_split_12,
  output wire [3:0] gb_tile_mode_array_mode_13,
  output wire [4:0] gb_tile_mode_pipe_config_13,
  output wire [2:0] gb_tile_mode_tile_split_13,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_13,
  output wire [1:0] gb_tile_mode_sample_split_13,
  output wire [3:0] gb_tile_mode_array_mode_14,
  output wire [4:0] gb_tile_mode_pipe_config_14,
  output wire [2:0] gb_tile_mode_tile_split_14,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_14,
  output wire [1:0] gb_tile_mode_sample_split_14,
  output wire [3:0] gb_tile_mode_array_mode_15,
  output wire [4:0] gb_tile_mode_pipe_config_15,
  output wire [2:0] gb_tile_mode_tile_split_15,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_15,
  output wire [1:0] gb_tile_mode_sample_split_15,
  output wire [3:0] gb_tile_mode_array_mode_16,
  output wire [4:0] gb_tile_mode_pipe_config_16,
  output wire [2:0] gb_tile_mode_tile_split_16,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_16,
  output wire [1:0] gb_tile_mode_sample_split_16,
  output wire [3:0] gb_tile_mode_array_mode_17,
  output wire [4:0] gb_tile_mode_pipe_config_17,
  output wire [2:0] gb_tile_mode_tile_split_17,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_17,
  output wire [1:0] gb_tile_mode_sample_split_17,
  output wire [3:0] gb_tile_mode_array_mode_18,
  output wire [4:0] gb_tile_mode_pipe_config_18,
  output wire [2:0] gb_tile_mode_tile_split_18,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_18,
  output wire [1:0] gb_tile_mode_sample_split_18,
  output wire [3:0] gb_tile_mode_array_mode_19,
  output wire [4:0] gb_tile_mode_pipe_config_19,
  output wire [2:0] gb_tile_mode_tile_split_19,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_19,
  output wire [1:0] gb_tile_mode_sample_split_19,
  output wire [3:0] gb_tile_mode_array_mode_20,
  output wire [4:0] gb_tile_mode_pipe_config_20,
  output wire [2:0] gb_tile_mode_tile_split_20,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_20,
  output wire [1:0] gb_tile_mode_sample_split_20,
  output wire [3:0] gb_tile_mode_array_mode_21,
  output wire [4:0] gb_tile_mode_pipe_config_21,
  output wire [2:0] gb_tile_mode_tile_split_21,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_21,
  output wire [1:0] gb_tile_mode_sample_split_21,
  output wire [3:0] gb_tile_mode_array_mode_22,
  output wire [4:0] gb_tile_mode_pipe_config_22,
  output wire [2:0] gb_tile_mode_tile_split_22,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_22,
  output wire [1:0] gb_tile_mode_sample_split_22,
  output wire [3:0] gb_tile_mode_array_mode_23,
  output wire [4:0] gb_tile_mode_pipe_config_23,
  output wire [2:0] gb_tile_mode_tile_split_23,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_23,
  output wire [1:0] gb_tile_mode_sample_split_23,
  output wire [3:0] gb_tile_mode_array_mode_24,
  output wire [4:0] gb_tile_mode_pipe_config_24,
  output wire [2:0] gb_tile_mode_tile_split_24,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_24,
  output wire [1:0] gb_tile_mode_sample_split_24,
  output wire [3:0] gb_tile_mode_array_mode_25,
  output wire [4:0] gb_tile_mode_pipe_config_25,
  output wire [2:0] gb_tile_mode_tile_split_25,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_25,
  output wire [1:0] gb_tile_mode_sample_split_25,
  output wire [3:0] gb_tile_mode_array_mode_26,
  output wire [4:0] gb_tile_mode_pipe_config_26,
  output wire [2:0] gb_tile_mode_tile_split_26,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_26,
  output wire [1:0] gb_tile_mode_sample_split_26,
  output wire [3:0] gb_tile_mode_array_mode_27,
  output wire [4:0] gb_tile_mode_pipe_config_27,
  output wire [2:0] gb_tile_mode_tile_split_27,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_27,
  output wire [1:0] gb_tile_mode_sample_split_27,
  output wire [3:0] gb_tile_mode_array_mode_28,
  output wire [4:0] gb_tile_mode_pipe_config_28,
  output wire [2:0] gb_tile_mode_tile_split_28,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_28,
  output wire [1:0] gb_tile_mode_sample_split_28,
  output wire [3:0] gb_tile_mode_array_mode_29,
  output wire [4:0] gb_tile_mode_pipe_config_29,
  output wire [2:0] gb_tile_mode_tile_split_29,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_29,
  output wire [1:0] gb_tile_mode_sample_split_29,
  output wire [3:0] gb_tile_mode_array_mode_30,
  output wire [4:0] gb_tile_mode_pipe_config_30,
  output wire [2:0] gb_tile_mode_tile_split_30,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_30,
  output wire [1:0] gb_tile_mode_sample_split_30,
  output wire [3:0] gb_tile_mode_array_mode_31,
  output wire [4:0] gb_tile_mode_pipe_config_31,
  output wire [2:0] gb_tile_mode_tile_split_31,
  output wire [2:0] gb_tile_mode_micro_tile_mode_new_31,
  output wire [1:0] gb_tile_mode_sample_split_31,
  output wire [1:0] gb_macrotile_mode_bank_width_0,
  output wire [1:0] gb_macrotile_mode_bank_height_0,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_0,
  output wire [1:0] gb_macrotile_mode_num_banks_0,
  output wire [1:0] gb_macrotile_mode_bank_width_1,
  output wire [1:0] gb_macrotile_mode_bank_height_1,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_1,
  output wire [1:0] gb_macrotile_mode_num_banks_1,
  output wire [1:0] gb_macrotile_mode_bank_width_2,
  output wire [1:0] gb_macrotile_mode_bank_height_2,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_2,
  output wire [1:0] gb_macrotile_mode_num_banks_2,
  output wire [1:0] gb_macrotile_mode_bank_width_3,
  output wire [1:0] gb_macrotile_mode_bank_height_3,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_3,
  output wire [1:0] gb_macrotile_mode_num_banks_3,
  output wire [1:0] gb_macrotile_mode_bank_width_4,
  output wire [1:0] gb_macrotile_mode_bank_height_4,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_4,
  output wire [1:0] gb_macrotile_mode_num_banks_4,
  output wire [1:0] gb_macrotile_mode_bank_width_5,
  output wire [1:0] gb_macrotile_mode_bank_height_5,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_5,
  output wire [1:0] gb_macrotile_mode_num_banks_5,
  output wire [1:0] gb_macrotile_mode_bank_width_6,
  output wire [1:0] gb_macrotile_mode_bank_height_6,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_6,
  output wire [1:0] gb_macrotile_mode_num_banks_6,
  output wire [1:0] gb_macrotile_mode_bank_width_7,
  output wire [1:0] gb_macrotile_mode_bank_height_7,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_7,
  output wire [1:0] gb_macrotile_mode_num_banks_7,
  output wire [1:0] gb_macrotile_mode_bank_width_8,
  output wire [1:0] gb_macrotile_mode_bank_height_8,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_8,
  output wire [1:0] gb_macrotile_mode_num_banks_8,
  output wire [1:0] gb_macrotile_mode_bank_width_9,
  output wire [1:0] gb_macrotile_mode_bank_height_9,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_9,
  output wire [1:0] gb_macrotile_mode_num_banks_9,
  output wire [1:0] gb_macrotile_mode_bank_width_10,
  output wire [1:0] gb_macrotile_mode_bank_height_10,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_10,
  output wire [1:0] gb_macrotile_mode_num_banks_10,
  output wire [1:0] gb_macrotile_mode_bank_width_11,
  output wire [1:0] gb_macrotile_mode_bank_height_11,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_11,
  output wire [1:0] gb_macrotile_mode_num_banks_11,
  output wire [1:0] gb_macrotile_mode_bank_width_12,
  output wire [1:0] gb_macrotile_mode_bank_height_12,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_12,
  output wire [1:0] gb_macrotile_mode_num_banks_12,
  output wire [1:0] gb_macrotile_mode_bank_width_13,
  output wire [1:0] gb_macrotile_mode_bank_height_13,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_13,
  output wire [1:0] gb_macrotile_mode_num_banks_13,
  output wire [1:0] gb_macrotile_mode_bank_width_14,
  output wire [1:0] gb_macrotile_mode_bank_height_14,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_14,
  output wire [1:0] gb_macrotile_mode_num_banks_14,
  output wire [1:0] gb_macrotile_mode_bank_width_15,
  output wire [1:0] gb_macrotile_mode_bank_height_15,
  output wire [1:0] gb_macrotile_mode_macro_tile_aspect_15,
  output wire [1:0] gb_macrotile_mode_num_banks_15
);

  wire writing;
  wire config_page_99;
  wire write_gb_tile_mode_0;
  reg [3:0] gb_tile_mode_array_mode_0_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_0_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_0_byte_1;
  reg [2:0] gb_tile_mode_tile_split_0_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_0_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_0_byte_3;
  reg [1:0] gb_tile_mode_sample_split_0_byte_3;
  wire write_gb_tile_mode_1;
  reg [3:0] gb_tile_mode_array_mode_1_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_1_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_1_byte_1;
  reg [2:0] gb_tile_mode_tile_split_1_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_1_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_1_byte_3;
  reg [1:0] gb_tile_mode_sample_split_1_byte_3;
  wire write_gb_tile_mode_2;
  reg [3:0] gb_tile_mode_array_mode_2_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_2_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_2_byte_1;
  reg [2:0] gb_tile_mode_tile_split_2_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_2_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_2_byte_3;
  reg [1:0] gb_tile_mode_sample_split_2_byte_3;
  wire write_gb_tile_mode_3;
  reg [3:0] gb_tile_mode_array_mode_3_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_3_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_3_byte_1;
  reg [2:0] gb_tile_mode_tile_split_3_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_3_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_3_byte_3;
  reg [1:0] gb_tile_mode_sample_split_3_byte_3;
  wire write_gb_tile_mode_4;
  reg [3:0] gb_tile_mode_array_mode_4_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_4_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_4_byte_1;
  reg [2:0] gb_tile_mode_tile_split_4_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_4_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_4_byte_3;
  reg [1:0] gb_tile_mode_sample_split_4_byte_3;
  wire write_gb_tile_mode_5;
  reg [3:0] gb_tile_mode_array_mode_5_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_5_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_5_byte_1;
  reg [2:0] gb_tile_mode_tile_split_5_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_5_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_5_byte_3;
  reg [1:0] gb_tile_mode_sample_split_5_byte_3;
  wire write_gb_tile_mode_6;
  reg [3:0] gb_tile_mode_array_mode_6_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_6_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_6_byte_1;
  reg [2:0] gb_tile_mode_tile_split_6_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_6_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_6_byte_3;
  reg [1:0] gb_tile_mode_sample_split_6_byte_3;
  wire write_gb_tile_mode_7;
  reg [3:0] gb_tile_mode_array_mode_7_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_7_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_7_byte_1;
  reg [2:0] gb_tile_mode_tile_split_7_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_7_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_7_byte_3;
  reg [1:0] gb_tile_mode_sample_split_7_byte_3;
  wire write_gb_tile_mode_8;
  reg [3:0] gb_tile_mode_array_mode_8_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_8_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_8_byte_1;
  reg [2:0] gb_tile_mode_tile_split_8_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_8_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_8_byte_3;
  reg [1:0] gb_tile_mode_sample_split_8_byte_3;
  wire write_gb_tile_mode_9;
  reg [3:0] gb_tile_mode_array_mode_9_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_9_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_9_byte_1;
  reg [2:0] gb_tile_mode_tile_split_9_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_9_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_9_byte_3;
  reg [1:0] gb_tile_mode_sample_split_9_byte_3;
  wire write_gb_tile_mode_10;
  reg [3:0] gb_tile_mode_array_mode_10_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_10_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_10_byte_1;
  reg [2:0] gb_tile_mode_tile_split_10_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_10_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_10_byte_3;
  reg [1:0] gb_tile_mode_sample_split_10_byte_3;
  wire write_gb_tile_mode_11;
  reg [3:0] gb_tile_mode_array_mode_11_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_11_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_11_byte_1;
  reg [2:0] gb_tile_mode_tile_split_11_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_11_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_11_byte_3;
  reg [1:0] gb_tile_mode_sample_split_11_byte_3;
  wire write_gb_tile_mode_12;
  reg [3:0] gb_tile_mode_array_mode_12_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_12_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_12_byte_1;
  reg [2:0] gb_tile_mode_tile_split_12_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_12_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_12_byte_3;
  reg [1:0] gb_tile_mode_sample_split_12_byte_3;
  wire write_gb_tile_mode_13;
  reg [3:0] gb_tile_mode_array_mode_13_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_13_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_13_byte_1;
  reg [2:0] gb_tile_mode_tile_split_13_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_13_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_13_byte_3;
  reg [1:0] gb_tile_mode_sample_split_13_byte_3;
  wire write_gb_tile_mode_14;
  reg [3:0] gb_tile_mode_array_mode_14_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_14_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_14_byte_1;
  reg [2:0] gb_tile_mode_tile_split_14_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_14_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_14_byte_3;
  reg [1:0] gb_tile_mode_sample_split_14_byte_3;
  wire write_gb_tile_mode_15;
  reg [3:0] gb_tile_mode_array_mode_15_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_15_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_15_byte_1;
  reg [2:0] gb_tile_mode_tile_split_15_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_15_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_15_byte_3;
  reg [1:0] gb_tile_mode_sample_split_15_byte_3;
  wire write_gb_tile_mode_16;
  reg [3:0] gb_tile_mode_array_mode_16_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_16_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_16_byte_1;
  reg [2:0] gb_tile_mode_tile_split_16_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_16_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_16_byte_3;
  reg [1:0] gb_tile_mode_sample_split_16_byte_3;
  wire write_gb_tile_mode_17;
  reg [3:0] gb_tile_mode_array_mode_17_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_17_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_17_byte_1;
  reg [2:0] gb_tile_mode_tile_split_17_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_17_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_17_byte_3;
  reg [1:0] gb_tile_mode_sample_split_17_byte_3;
  wire write_gb_tile_mode_18;
  reg [3:0] gb_tile_mode_array_mode_18_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_18_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_18_byte_1;
  reg [2:0] gb_tile_mode_tile_split_18_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_18_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_18_byte_3;
  reg [1:0] gb_tile_mode_sample_split_18_byte_3;
  wire write_gb_tile_mode_19;
  reg [3:0] gb_tile_mode_array_mode_19_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_19_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_19_byte_1;
  reg [2:0] gb_tile_mode_tile_split_19_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_19_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_19_byte_3;
  reg [1:0] gb_tile_mode_sample_split_19_byte_3;
  wire write_gb_tile_mode_20;
  reg [3:0] gb_tile_mode_array_mode_20_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_20_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_20_byte_1;
  reg [2:0] gb_tile_mode_tile_split_20_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_20_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_20_byte_3;
  reg [1:0] gb_tile_mode_sample_split_20_byte_3;
  wire write_gb_tile_mode_21;
  reg [3:0] gb_tile_mode_array_mode_21_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_21_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_21_byte_1;
  reg [2:0] gb_tile_mode_tile_split_21_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_21_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_21_byte_3;
  reg [1:0] gb_tile_mode_sample_split_21_byte_3;
  wire write_gb_tile_mode_22;
  reg [3:0] gb_tile_mode_array_mode_22_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_22_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_22_byte_1;
  reg [2:0] gb_tile_mode_tile_split_22_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_22_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_22_byte_3;
  reg [1:0] gb_tile_mode_sample_split_22_byte_3;
  wire write_gb_tile_mode_23;
  reg [3:0] gb_tile_mode_array_mode_23_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_23_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_23_byte_1;
  reg [2:0] gb_tile_mode_tile_split_23_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_23_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_23_byte_3;
  reg [1:0] gb_tile_mode_sample_split_23_byte_3;
  wire write_gb_tile_mode_24;
  reg [3:0] gb_tile_mode_array_mode_24_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_24_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_24_byte_1;
  reg [2:0] gb_tile_mode_tile_split_24_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_24_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_24_byte_3;
  reg [1:0] gb_tile_mode_sample_split_24_byte_3;
  wire write_gb_tile_mode_25;
  reg [3:0] gb_tile_mode_array_mode_25_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_25_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_25_byte_1;
  reg [2:0] gb_tile_mode_tile_split_25_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_25_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_25_byte_3;
  reg [1:0] gb_tile_mode_sample_split_25_byte_3;
  wire write_gb_tile_mode_26;
  reg [3:0] gb_tile_mode_array_mode_26_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_26_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_26_byte_1;
  reg [2:0] gb_tile_mode_tile_split_26_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_26_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_26_byte_3;
  reg [1:0] gb_tile_mode_sample_split_26_byte_3;
  wire write_gb_tile_mode_27;
  reg [3:0] gb_tile_mode_array_mode_27_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_27_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_27_byte_1;
  reg [2:0] gb_tile_mode_tile_split_27_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_27_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_27_byte_3;
  reg [1:0] gb_tile_mode_sample_split_27_byte_3;
  wire write_gb_tile_mode_28;
  reg [3:0] gb_tile_mode_array_mode_28_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_28_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_28_byte_1;
  reg [2:0] gb_tile_mode_tile_split_28_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_28_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_28_byte_3;
  reg [1:0] gb_tile_mode_sample_split_28_byte_3;
  wire write_gb_tile_mode_29;
  reg [3:0] gb_tile_mode_array_mode_29_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_29_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_29_byte_1;
  reg [2:0] gb_tile_mode_tile_split_29_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_29_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_29_byte_3;
  reg [1:0] gb_tile_mode_sample_split_29_byte_3;
  wire write_gb_tile_mode_30;
  reg [3:0] gb_tile_mode_array_mode_30_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_30_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_30_byte_1;
  reg [2:0] gb_tile_mode_tile_split_30_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_30_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_30_byte_3;
  reg [1:0] gb_tile_mode_sample_split_30_byte_3;
  wire write_gb_tile_mode_31;
  reg [3:0] gb_tile_mode_array_mode_31_byte_0;
  reg [1:0] gb_tile_mode_pipe_config_31_byte_0;
  reg [2:0] gb_tile_mode_pipe_config_31_byte_1;
  reg [2:0] gb_tile_mode_tile_split_31_byte_1;
  reg [1:0] gb_tile_mode_micro_tile_mode_new_31_byte_2;
  reg gb_tile_mode_micro_tile_mode_new_31_byte_3;
  reg [1:0] gb_tile_mode_sample_split_31_byte_3;
  wire write_gb_macrotile_mode_0;
  reg [1:0] gb_macrotile_mode_bank_width_0_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_0_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_0_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_0_byte_0;
  wire write_gb_macrotile_mode_1;
  reg [1:0] gb_macrotile_mode_bank_width_1_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_1_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_1_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_1_byte_0;
  wire write_gb_macrotile_mode_2;
  reg [1:0] gb_macrotile_mode_bank_width_2_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_2_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_2_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_2_byte_0;
  wire write_gb_macrotile_mode_3;
  reg [1:0] gb_macrotile_mode_bank_width_3_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_3_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_3_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_3_byte_0;
  wire write_gb_macrotile_mode_4;
  reg [1:0] gb_macrotile_mode_bank_width_4_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_4_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_4_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_4_byte_0;
  wire write_gb_macrotile_mode_5;
  reg [1:0] gb_macrotile_mode_bank_width_5_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_5_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_5_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_5_byte_0;
  wire write_gb_macrotile_mode_6;
  reg [1:0] gb_macrotile_mode_bank_width_6_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_6_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_6_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_6_byte_0;
  wire write_gb_macrotile_mode_7;
  reg [1:0] gb_macrotile_mode_bank_width_7_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_7_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_7_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_7_byte_0;
  wire write_gb_macrotile_mode_8;
  reg [1:0] gb_macrotile_mode_bank_width_8_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_8_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_8_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_8_byte_0;
  wire write_gb_macrotile_mode_9;
  reg [1:0] gb_macrotile_mode_bank_width_9_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_9_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_9_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_9_byte_0;
  wire write_gb_macrotile_mode_10;
  reg [1:0] gb_macrotile_mode_bank_width_10_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_10_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_10_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_10_byte_0;
  wire write_gb_macrotile_mode_11;
  reg [1:0] gb_macrotile_mode_bank_width_11_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_11_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_11_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_11_byte_0;
  wire write_gb_macrotile_mode_12;
  reg [1:0] gb_macrotile_mode_bank_width_12_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_12_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_12_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_12_byte_0;
  wire write_gb_macrotile_mode_13;
  reg [1:0] gb_macrotile_mode_bank_width_13_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_13_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_13_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_13_byte_0;
  wire write_gb_macrotile_mode_14;
  reg [1:0] gb_macrotile_mode_bank_width_14_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_14_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_14_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_14_byte_0;
  wire write_gb_macrotile_mode_15;
  reg [1:0] gb_macrotile_mode_bank_width_15_byte_0;
  reg [1:0] gb_macrotile_mode_bank_height_15_byte_0;
  reg [1:0] gb_macrotile_mode_macro_tile_aspect_15_byte_0;
  reg [1:0] gb_macrotile_mode_num_banks_15_byte_0;
  wire found;
  reg ready;
  reg error;
  reg [31:0] read_data;

  assign writing = bus_valid & bus_write & (~(|bus_address[1:0]));
  assign config_page_99 = bus_address[17:8] == 10'h99;
  wire conjunction_1 = writing & config_page_99;
  assign write_gb_tile_mode_0 = conjunction_1 & (bus_address[7:2] == 6'd4);
  assign gb_tile_mode_array_mode_0 = gb_tile_mode_array_mode_0_byte_0;
  assign gb_tile_mode_pipe_config_0 = {gb_tile_mode_pipe_config_0_byte_1, gb_tile_mode_pipe_config_0_byte_0};
  assign gb_tile_mode_tile_split_0 = gb_tile_mode_tile_split_0_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_0 = {gb_tile_mode_micro_tile_mode_new_0_byte_3,
      gb_tile_mode_micro_tile_mode_new_0_byte_2};
  assign gb_tile_mode_sample_split_0 = gb_tile_mode_sample_split_0_byte_3;
  assign write_gb_tile_mode_1 = conjunction_1 & (bus_address[7:2] == 6'd5);
  assign gb_tile_mode_array_mode_1 = gb_tile_mode_array_mode_1_byte_0;
  assign gb_tile_mode_pipe_config_1 = {gb_tile_mode_pipe_config_1_byte_1, gb_tile_mode_pipe_config_1_byte_0};
  assign gb_tile_mode_tile_split_1 = gb_tile_mode_tile_split_1_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_1 = {gb_tile_mode_micro_tile_mode_new_1_byte_3,
      gb_tile_mode_micro_tile_mode_new_1_byte_2};
  assign gb_tile_mode_sample_split_1 = gb_tile_mode_sample_split_1_byte_3;
  assign write_gb_tile_mode_2 = conjunction_1 & (bus_address[7:2] == 6'd6);
  assign gb_tile_mode_array_mode_2 = gb_tile_mode_array_mode_2_byte_0;
  assign gb_tile_mode_pipe_config_2 = {gb_tile_mode_pipe_config_2_byte_1, gb_tile_mode_pipe_config_2_byte_0};
  assign gb_tile_mode_tile_split_2 = gb_tile_mode_tile_split_2_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_2 = {gb_tile_mode_micro_tile_mode_new_2_byte_3,
      gb_tile_mode_micro_tile_mode_new_2_byte_2};
  assign gb_tile_mode_sample_split_2 = gb_tile_mode_sample_split_2_byte_3;
  assign write_gb_tile_mode_3 = conjunction_1 & (bus_address[7:2] == 6'd7);
  assign gb_tile_mode_array_mode_3 = gb_tile_mode_array_mode_3_byte_0;
  assign gb_tile_mode_pipe_config_3 = {gb_tile_mode_pipe_config_3_byte_1, gb_tile_mode_pipe_config_3_byte_0};
  assign gb_tile_mode_tile_split_3 = gb_tile_mode_tile_split_3_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_3 = {gb_tile_mode_micro_tile_mode_new_3_byte_3,
      gb_tile_mode_micro_tile_mode_new_3_byte_2};
  assign gb_tile_mode_sample_split_3 = gb_tile_mode_sample_split_3_byte_3;
  assign write_gb_tile_mode_4 = conjunction_1 & (bus_address[7:2] == 6'd8);
  assign gb_tile_mode_array_mode_4 = gb_tile_mode_array_mode_4_byte_0;
  assign gb_tile_mode_pipe_config_4 = {gb_tile_mode_pipe_config_4_byte_1, gb_tile_mode_pipe_config_4_byte_0};
  assign gb_tile_mode_tile_split_4 = gb_tile_mode_tile_split_4_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_4 = {gb_tile_mode_micro_tile_mode_new_4_byte_3,
      gb_tile_mode_micro_tile_mode_new_4_byte_2};
  assign gb_tile_mode_sample_split_4 = gb_tile_mode_sample_split_4_byte_3;
  assign write_gb_tile_mode_5 = conjunction_1 & (bus_address[7:2] == 6'd9);
  assign gb_tile_mode_array_mode_5 = gb_tile_mode_array_mode_5_byte_0;
  assign gb_tile_mode_pipe_config_5 = {gb_tile_mode_pipe_config_5_byte_1, gb_tile_mode_pipe_config_5_byte_0};
  assign gb_tile_mode_tile_split_5 = gb_tile_mode_tile_split_5_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_5 = {gb_tile_mode_micro_tile_mode_new_5_byte_3,
      gb_tile_mode_micro_tile_mode_new_5_byte_2};
  assign gb_tile_mode_sample_split_5 = gb_tile_mode_sample_split_5_byte_3;
  assign write_gb_tile_mode_6 = conjunction_1 & (bus_address[7:2] == 6'ha);
  assign gb_tile_mode_array_mode_6 = gb_tile_mode_array_mode_6_byte_0;
  assign gb_tile_mode_pipe_config_6 = {gb_tile_mode_pipe_config_6_byte_1, gb_tile_mode_pipe_config_6_byte_0};
  assign gb_tile_mode_tile_split_6 = gb_tile_mode_tile_split_6_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_6 = {gb_tile_mode_micro_tile_mode_new_6_byte_3,
      gb_tile_mode_micro_tile_mode_new_6_byte_2};
  assign gb_tile_mode_sample_split_6 = gb_tile_mode_sample_split_6_byte_3;
  assign write_gb_tile_mode_7 = conjunction_1 & (bus_address[7:2] == 6'hb);
  assign gb_tile_mode_array_mode_7 = gb_tile_mode_array_mode_7_byte_0;
  assign gb_tile_mode_pipe_config_7 = {gb_tile_mode_pipe_config_7_byte_1, gb_tile_mode_pipe_config_7_byte_0};
  assign gb_tile_mode_tile_split_7 = gb_tile_mode_tile_split_7_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_7 = {gb_tile_mode_micro_tile_mode_new_7_byte_3,
      gb_tile_mode_micro_tile_mode_new_7_byte_2};
  assign gb_tile_mode_sample_split_7 = gb_tile_mode_sample_split_7_byte_3;
  assign write_gb_tile_mode_8 = conjunction_1 & (bus_address[7:2] == 6'hc);
  assign gb_tile_mode_array_mode_8 = gb_tile_mode_array_mode_8_byte_0;
  assign gb_tile_mode_pipe_config_8 = {gb_tile_mode_pipe_config_8_byte_1, gb_tile_mode_pipe_config_8_byte_0};
  assign gb_tile_mode_tile_split_8 = gb_tile_mode_tile_split_8_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_8 = {gb_tile_mode_micro_tile_mode_new_8_byte_3,
      gb_tile_mode_micro_tile_mode_new_8_byte_2};
  assign gb_tile_mode_sample_split_8 = gb_tile_mode_sample_split_8_byte_3;
  assign write_gb_tile_mode_9 = conjunction_1 & (bus_address[7:2] == 6'hd);
  assign gb_tile_mode_array_mode_9 = gb_tile_mode_array_mode_9_byte_0;
  assign gb_tile_mode_pipe_config_9 = {gb_tile_mode_pipe_config_9_byte_1, gb_tile_mode_pipe_config_9_byte_0};
  assign gb_tile_mode_tile_split_9 = gb_tile_mode_tile_split_9_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_9 = {gb_tile_mode_micro_tile_mode_new_9_byte_3,
      gb_tile_mode_micro_tile_mode_new_9_byte_2};
  assign gb_tile_mode_sample_split_9 = gb_tile_mode_sample_split_9_byte_3;
  assign write_gb_tile_mode_10 = conjunction_1 & (bus_address[7:2] == 6'he);
  assign gb_tile_mode_array_mode_10 = gb_tile_mode_array_mode_10_byte_0;
  assign gb_tile_mode_pipe_config_10 = {gb_tile_mode_pipe_config_10_byte_1, gb_tile_mode_pipe_config_10_byte_0};
  assign gb_tile_mode_tile_split_10 = gb_tile_mode_tile_split_10_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_10 = {gb_tile_mode_micro_tile_mode_new_10_byte_3,
      gb_tile_mode_micro_tile_mode_new_10_byte_2};
  assign gb_tile_mode_sample_split_10 = gb_tile_mode_sample_split_10_byte_3;
  assign write_gb_tile_mode_11 = conjunction_1 & (bus_address[7:2] == 6'hf);
  assign gb_tile_mode_array_mode_11 = gb_tile_mode_array_mode_11_byte_0;
  assign gb_tile_mode_pipe_config_11 = {gb_tile_mode_pipe_config_11_byte_1, gb_tile_mode_pipe_config_11_byte_0};
  assign gb_tile_mode_tile_split_11 = gb_tile_mode_tile_split_11_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_11 = {gb_tile_mode_micro_tile_mode_new_11_byte_3,
      gb_tile_mode_micro_tile_mode_new_11_byte_2};
  assign gb_tile_mode_sample_split_11 = gb_tile_mode_sample_split_11_byte_3;
  assign write_gb_tile_mode_12 = conjunction_1 & (bus_address[7:2] == 6'h10);
  assign gb_tile_mode_array_mode_12 = gb_tile_mode_array_mode_12_byte_0;
  assign gb_tile_mode_pipe_config_12 = {gb_tile_mode_pipe_config_12_byte_1, gb_tile_mode_pipe_config_12_byte_0};
  assign gb_tile_mode_tile_split_12 = gb_tile_mode_tile_split_12_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_12 = {gb_tile_mode_micro_tile_mode_new_12_byte_3,
      gb_tile_mode_micro_tile_mode_new_12_byte_2};
  assign gb_tile_mode_sample_split_12 = gb_tile_mode_sample_split_12_byte_3;
  assign write_gb_tile_mode_13 = conjunction_1 & (bus_address[7:2] == 6'h11);
  assign gb_tile_mode_array_mode_13 = gb_tile_mode_array_mode_13_byte_0;
  assign gb_tile_mode_pipe_config_13 = {gb_tile_mode_pipe_config_13_byte_1, gb_tile_mode_pipe_config_13_byte_0};
  assign gb_tile_mode_tile_split_13 = gb_tile_mode_tile_split_13_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_13 = {gb_tile_mode_micro_tile_mode_new_13_byte_3,
      gb_tile_mode_micro_tile_mode_new_13_byte_2};
  assign gb_tile_mode_sample_split_13 = gb_tile_mode_sample_split_13_byte_3;
  assign write_gb_tile_mode_14 = conjunction_1 & (bus_address[7:2] == 6'h12);
  assign gb_tile_mode_array_mode_14 = gb_tile_mode_array_mode_14_byte_0;
  assign gb_tile_mode_pipe_config_14 = {gb_tile_mode_pipe_config_14_byte_1, gb_tile_mode_pipe_config_14_byte_0};
  assign gb_tile_mode_tile_split_14 = gb_tile_mode_tile_split_14_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_14 = {gb_tile_mode_micro_tile_mode_new_14_byte_3,
      gb_tile_mode_micro_tile_mode_new_14_byte_2};
  assign gb_tile_mode_sample_split_14 = gb_tile_mode_sample_split_14_byte_3;
  assign write_gb_tile_mode_15 = conjunction_1 & (bus_address[7:2] == 6'h13);
  assign gb_tile_mode_array_mode_15 = gb_tile_mode_array_mode_15_byte_0;
  assign gb_tile_mode_pipe_config_15 = {gb_tile_mode_pipe_config_15_byte_1, gb_tile_mode_pipe_config_15_byte_0};
  assign gb_tile_mode_tile_split_15 = gb_tile_mode_tile_split_15_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_15 = {gb_tile_mode_micro_tile_mode_new_15_byte_3,
      gb_tile_mode_micro_tile_mode_new_15_byte_2};
  assign gb_tile_mode_sample_split_15 = gb_tile_mode_sample_split_15_byte_3;
  assign write_gb_tile_mode_16 = conjunction_1 & (bus_address[7:2] == 6'h14);
  assign gb_tile_mode_array_mode_16 = gb_tile_mode_array_mode_16_byte_0;
  assign gb_tile_mode_pipe_config_16 = {gb_tile_mode_pipe_config_16_byte_1, gb_tile_mode_pipe_config_16_byte_0};
  assign gb_tile_mode_tile_split_16 = gb_tile_mode_tile_split_16_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_16 = {gb_tile_mode_micro_tile_mode_new_16_byte_3,
      gb_tile_mode_micro_tile_mode_new_16_byte_2};
  assign gb_tile_mode_sample_split_16 = gb_tile_mode_sample_split_16_byte_3;
  assign write_gb_tile_mode_17 = conjunction_1 & (bus_address[7:2] == 6'h15);
  assign gb_tile_mode_array_mode_17 = gb_tile_mode_array_mode_17_byte_0;
  assign gb_tile_mode_pipe_config_17 = {gb_tile_mode_pipe_config_17_byte_1, gb_tile_mode_pipe_config_17_byte_0};
  assign gb_tile_mode_tile_split_17 = gb_tile_mode_tile_split_17_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_17 = {gb_tile_mode_micro_tile_mode_new_17_byte_3,
      gb_tile_mode_micro_tile_mode_new_17_byte_2};
  assign gb_tile_mode_sample_split_17 = gb_tile_mode_sample_split_17_byte_3;
  assign write_gb_tile_mode_18 = conjunction_1 & (bus_address[7:2] == 6'h16);
  assign gb_tile_mode_array_mode_18 = gb_tile_mode_array_mode_18_byte_0;
  assign gb_tile_mode_pipe_config_18 = {gb_tile_mode_pipe_config_18_byte_1, gb_tile_mode_pipe_config_18_byte_0};
  assign gb_tile_mode_tile_split_18 = gb_tile_mode_tile_split_18_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_18 = {gb_tile_mode_micro_tile_mode_new_18_byte_3,
      gb_tile_mode_micro_tile_mode_new_18_byte_2};
  assign gb_tile_mode_sample_split_18 = gb_tile_mode_sample_split_18_byte_3;
  assign write_gb_tile_mode_19 = conjunction_1 & (bus_address[7:2] == 6'h17);
  assign gb_tile_mode_array_mode_19 = gb_tile_mode_array_mode_19_byte_0;
  assign gb_tile_mode_pipe_config_19 = {gb_tile_mode_pipe_config_19_byte_1, gb_tile_mode_pipe_config_19_byte_0};
  assign gb_tile_mode_tile_split_19 = gb_tile_mode_tile_split_19_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_19 = {gb_tile_mode_micro_tile_mode_new_19_byte_3,
      gb_tile_mode_micro_tile_mode_new_19_byte_2};
  assign gb_tile_mode_sample_split_19 = gb_tile_mode_sample_split_19_byte_3;
  assign write_gb_tile_mode_20 = conjunction_1 & (bus_address[7:2] == 6'h18);
  assign gb_tile_mode_array_mode_20 = gb_tile_mode_array_mode_20_byte_0;
  assign gb_tile_mode_pipe_config_20 = {gb_tile_mode_pipe_config_20_byte_1, gb_tile_mode_pipe_config_20_byte_0};
  assign gb_tile_mode_tile_split_20 = gb_tile_mode_tile_split_20_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_20 = {gb_tile_mode_micro_tile_mode_new_20_byte_3,
      gb_tile_mode_micro_tile_mode_new_20_byte_2};
  assign gb_tile_mode_sample_split_20 = gb_tile_mode_sample_split_20_byte_3;
  assign write_gb_tile_mode_21 = conjunction_1 & (bus_address[7:2] == 6'h19);
  assign gb_tile_mode_array_mode_21 = gb_tile_mode_array_mode_21_byte_0;
  assign gb_tile_mode_pipe_config_21 = {gb_tile_mode_pipe_config_21_byte_1, gb_tile_mode_pipe_config_21_byte_0};
  assign gb_tile_mode_tile_split_21 = gb_tile_mode_tile_split_21_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_21 = {gb_tile_mode_micro_tile_mode_new_21_byte_3,
      gb_tile_mode_micro_tile_mode_new_21_byte_2};
  assign gb_tile_mode_sample_split_21 = gb_tile_mode_sample_split_21_byte_3;
  assign write_gb_tile_mode_22 = conjunction_1 & (bus_address[7:2] == 6'h1a);
  assign gb_tile_mode_array_mode_22 = gb_tile_mode_array_mode_22_byte_0;
  assign gb_tile_mode_pipe_config_22 = {gb_tile_mode_pipe_config_22_byte_1, gb_tile_mode_pipe_config_22_byte_0};
  assign gb_tile_mode_tile_split_22 = gb_tile_mode_tile_split_22_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_22 = {gb_tile_mode_micro_tile_mode_new_22_byte_3,
      gb_tile_mode_micro_tile_mode_new_22_byte_2};
  assign gb_tile_mode_sample_split_22 = gb_tile_mode_sample_split_22_byte_3;
  assign write_gb_tile_mode_23 = conjunction_1 & (bus_address[7:2] == 6'h1b);
  assign gb_tile_mode_array_mode_23 = gb_tile_mode_array_mode_23_byte_0;
  assign gb_tile_mode_pipe_config_23 = {gb_tile_mode_pipe_config_23_byte_1, gb_tile_mode_pipe_config_23_byte_0};
  assign gb_tile_mode_tile_split_23 = gb_tile_mode_tile_split_23_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_23 = {gb_tile_mode_micro_tile_mode_new_23_byte_3,
      gb_tile_mode_micro_tile_mode_new_23_byte_2};
  assign gb_tile_mode_sample_split_23 = gb_tile_mode_sample_split_23_byte_3;
  assign write_gb_tile_mode_24 = conjunction_1 & (bus_address[7:2] == 6'h1c);
  assign gb_tile_mode_array_mode_24 = gb_tile_mode_array_mode_24_byte_0;
  assign gb_tile_mode_pipe_config_24 = {gb_tile_mode_pipe_config_24_byte_1, gb_tile_mode_pipe_config_24_byte_0};
  assign gb_tile_mode_tile_split_24 = gb_tile_mode_tile_split_24_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_24 = {gb_tile_mode_micro_tile_mode_new_24_byte_3,
      gb_tile_mode_micro_tile_mode_new_24_byte_2};
  assign gb_tile_mode_sample_split_24 = gb_tile_mode_sample_split_24_byte_3;
  assign write_gb_tile_mode_25 = conjunction_1 & (bus_address[7:2] == 6'h1d);
  assign gb_tile_mode_array_mode_25 = gb_tile_mode_array_mode_25_byte_0;
  assign gb_tile_mode_pipe_config_25 = {gb_tile_mode_pipe_config_25_byte_1, gb_tile_mode_pipe_config_25_byte_0};
  assign gb_tile_mode_tile_split_25 = gb_tile_mode_tile_split_25_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_25 = {gb_tile_mode_micro_tile_mode_new_25_byte_3,
      gb_tile_mode_micro_tile_mode_new_25_byte_2};
  assign gb_tile_mode_sample_split_25 = gb_tile_mode_sample_split_25_byte_3;
  assign write_gb_tile_mode_26 = conjunction_1 & (bus_address[7:2] == 6'h1e);
  assign gb_tile_mode_array_mode_26 = gb_tile_mode_array_mode_26_byte_0;
  assign gb_tile_mode_pipe_config_26 = {gb_tile_mode_pipe_config_26_byte_1, gb_tile_mode_pipe_config_26_byte_0};
  assign gb_tile_mode_tile_split_26 = gb_tile_mode_tile_split_26_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_26 = {gb_tile_mode_micro_tile_mode_new_26_byte_3,
      gb_tile_mode_micro_tile_mode_new_26_byte_2};
  assign gb_tile_mode_sample_split_26 = gb_tile_mode_sample_split_26_byte_3;
  assign write_gb_tile_mode_27 = conjunction_1 & (bus_address[7:2] == 6'h1f);
  assign gb_tile_mode_array_mode_27 = gb_tile_mode_array_mode_27_byte_0;
  assign gb_tile_mode_pipe_config_27 = {gb_tile_mode_pipe_config_27_byte_1, gb_tile_mode_pipe_config_27_byte_0};
  assign gb_tile_mode_tile_split_27 = gb_tile_mode_tile_split_27_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_27 = {gb_tile_mode_micro_tile_mode_new_27_byte_3,
      gb_tile_mode_micro_tile_mode_new_27_byte_2};
  assign gb_tile_mode_sample_split_27 = gb_tile_mode_sample_split_27_byte_3;
  assign write_gb_tile_mode_28 = conjunction_1 & (bus_address[7:2] == 6'h20);
  assign gb_tile_mode_array_mode_28 = gb_tile_mode_array_mode_28_byte_0;
  assign gb_tile_mode_pipe_config_28 = {gb_tile_mode_pipe_config_28_byte_1, gb_tile_mode_pipe_config_28_byte_0};
  assign gb_tile_mode_tile_split_28 = gb_tile_mode_tile_split_28_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_28 = {gb_tile_mode_micro_tile_mode_new_28_byte_3,
      gb_tile_mode_micro_tile_mode_new_28_byte_2};
  assign gb_tile_mode_sample_split_28 = gb_tile_mode_sample_split_28_byte_3;
  assign write_gb_tile_mode_29 = conjunction_1 & (bus_address[7:2] == 6'h21);
  assign gb_tile_mode_array_mode_29 = gb_tile_mode_array_mode_29_byte_0;
  assign gb_tile_mode_pipe_config_29 = {gb_tile_mode_pipe_config_29_byte_1, gb_tile_mode_pipe_config_29_byte_0};
  assign gb_tile_mode_tile_split_29 = gb_tile_mode_tile_split_29_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_29 = {gb_tile_mode_micro_tile_mode_new_29_byte_3,
      gb_tile_mode_micro_tile_mode_new_29_byte_2};
  assign gb_tile_mode_sample_split_29 = gb_tile_mode_sample_split_29_byte_3;
  assign write_gb_tile_mode_30 = conjunction_1 & (bus_address[7:2] == 6'h22);
  assign gb_tile_mode_array_mode_30 = gb_tile_mode_array_mode_30_byte_0;
  assign gb_tile_mode_pipe_config_30 = {gb_tile_mode_pipe_config_30_byte_1, gb_tile_mode_pipe_config_30_byte_0};
  assign gb_tile_mode_tile_split_30 = gb_tile_mode_tile_split_30_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_30 = {gb_tile_mode_micro_tile_mode_new_30_byte_3,
      gb_tile_mode_micro_tile_mode_new_30_byte_2};
  assign gb_tile_mode_sample_split_30 = gb_tile_mode_sample_split_30_byte_3;
  assign write_gb_tile_mode_31 = conjunction_1 & (bus_address[7:2] == 6'h23);
  assign gb_tile_mode_array_mode_31 = gb_tile_mode_array_mode_31_byte_0;
  assign gb_tile_mode_pipe_config_31 = {gb_tile_mode_pipe_config_31_byte_1, gb_tile_mode_pipe_config_31_byte_0};
  assign gb_tile_mode_tile_split_31 = gb_tile_mode_tile_split_31_byte_1;
  assign gb_tile_mode_micro_tile_mode_new_31 = {gb_tile_mode_micro_tile_mode_new_31_byte_3,
      gb_tile_mode_micro_tile_mode_new_31_byte_2};
  assign gb_tile_mode_sample_split_31 = gb_tile_mode_sample_split_31_byte_3;
  assign write_gb_macrotile_mode_0 = conjunction_1 & (bus_address[7:2] == 6'h24);
  assign gb_macrotile_mode_bank_width_0 = gb_macrotile_mode_bank_width_0_byte_0;
  assign gb_macrotile_mode_bank_height_0 = gb_macrotile_mode_bank_height_0_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_0 = gb_macrotile_mode_macro_tile_aspect_0_byte_0;
  assign gb_macrotile_mode_num_banks_0 = gb_macrotile_mode_num_banks_0_byte_0;
  assign write_gb_macrotile_mode_1 = conjunction_1 & (bus_address[7:2] == 6'h25);
  assign gb_macrotile_mode_bank_width_1 = gb_macrotile_mode_bank_width_1_byte_0;
  assign gb_macrotile_mode_bank_height_1 = gb_macrotile_mode_bank_height_1_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_1 = gb_macrotile_mode_macro_tile_aspect_1_byte_0;
  assign gb_macrotile_mode_num_banks_1 = gb_macrotile_mode_num_banks_1_byte_0;
  assign write_gb_macrotile_mode_2 = conjunction_1 & (bus_address[7:2] == 6'h26);
  assign gb_macrotile_mode_bank_width_2 = gb_macrotile_mode_bank_width_2_byte_0;
  assign gb_macrotile_mode_bank_height_2 = gb_macrotile_mode_bank_height_2_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_2 = gb_macrotile_mode_macro_tile_aspect_2_byte_0;
  assign gb_macrotile_mode_num_banks_2 = gb_macrotile_mode_num_banks_2_byte_0;
  assign write_gb_macrotile_mode_3 = conjunction_1 & (bus_address[7:2] == 6'h27);
  assign gb_macrotile_mode_bank_width_3 = gb_macrotile_mode_bank_width_3_byte_0;
  assign gb_macrotile_mode_bank_height_3 = gb_macrotile_mode_bank_height_3_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_3 = gb_macrotile_mode_macro_tile_aspect_3_byte_0;
  assign gb_macrotile_mode_num_banks_3 = gb_macrotile_mode_num_banks_3_byte_0;
  assign write_gb_macrotile_mode_4 = conjunction_1 & (bus_address[7:2] == 6'h28);
  assign gb_macrotile_mode_bank_width_4 = gb_macrotile_mode_bank_width_4_byte_0;
  assign gb_macrotile_mode_bank_height_4 = gb_macrotile_mode_bank_height_4_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_4 = gb_macrotile_mode_macro_tile_aspect_4_byte_0;
  assign gb_macrotile_mode_num_banks_4 = gb_macrotile_mode_num_banks_4_byte_0;
  assign write_gb_macrotile_mode_5 = conjunction_1 & (bus_address[7:2] == 6'h29);
  assign gb_macrotile_mode_bank_width_5 = gb_macrotile_mode_bank_width_5_byte_0;
  assign gb_macrotile_mode_bank_height_5 = gb_macrotile_mode_bank_height_5_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_5 = gb_macrotile_mode_macro_tile_aspect_5_byte_0;
  assign gb_macrotile_mode_num_banks_5 = gb_macrotile_mode_num_banks_5_byte_0;
  assign write_gb_macrotile_mode_6 = conjunction_1 & (bus_address[7:2] == 6'h2a);
  assign gb_macrotile_mode_bank_width_6 = gb_macrotile_mode_bank_width_6_byte_0;
  assign gb_macrotile_mode_bank_height_6 = gb_macrotile_mode_bank_height_6_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_6 = gb_macrotile_mode_macro_tile_aspect_6_byte_0;
  assign gb_macrotile_mode_num_banks_6 = gb_macrotile_mode_num_banks_6_byte_0;
  assign write_gb_macrotile_mode_7 = conjunction_1 & (bus_address[7:2] == 6'h2b);
  assign gb_macrotile_mode_bank_width_7 = gb_macrotile_mode_bank_width_7_byte_0;
  assign gb_macrotile_mode_bank_height_7 = gb_macrotile_mode_bank_height_7_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_7 = gb_macrotile_mode_macro_tile_aspect_7_byte_0;
  assign gb_macrotile_mode_num_banks_7 = gb_macrotile_mode_num_banks_7_byte_0;
  assign write_gb_macrotile_mode_8 = conjunction_1 & (bus_address[7:2] == 6'h2c);
  assign gb_macrotile_mode_bank_width_8 = gb_macrotile_mode_bank_width_8_byte_0;
  assign gb_macrotile_mode_bank_height_8 = gb_macrotile_mode_bank_height_8_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_8 = gb_macrotile_mode_macro_tile_aspect_8_byte_0;
  assign gb_macrotile_mode_num_banks_8 = gb_macrotile_mode_num_banks_8_byte_0;
  assign write_gb_macrotile_mode_9 = conjunction_1 & (bus_address[7:2] == 6'h2d);
  assign gb_macrotile_mode_bank_width_9 = gb_macrotile_mode_bank_width_9_byte_0;
  assign gb_macrotile_mode_bank_height_9 = gb_macrotile_mode_bank_height_9_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_9 = gb_macrotile_mode_macro_tile_aspect_9_byte_0;
  assign gb_macrotile_mode_num_banks_9 = gb_macrotile_mode_num_banks_9_byte_0;
  assign write_gb_macrotile_mode_10 = conjunction_1 & (bus_address[7:2] == 6'h2e);
  assign gb_macrotile_mode_bank_width_10 = gb_macrotile_mode_bank_width_10_byte_0;
  assign gb_macrotile_mode_bank_height_10 = gb_macrotile_mode_bank_height_10_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_10 = gb_macrotile_mode_macro_tile_aspect_10_byte_0;
  assign gb_macrotile_mode_num_banks_10 = gb_macrotile_mode_num_banks_10_byte_0;
  assign write_gb_macrotile_mode_11 = conjunction_1 & (bus_address[7:2] == 6'h2f);
  assign gb_macrotile_mode_bank_width_11 = gb_macrotile_mode_bank_width_11_byte_0;
  assign gb_macrotile_mode_bank_height_11 = gb_macrotile_mode_bank_height_11_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_11 = gb_macrotile_mode_macro_tile_aspect_11_byte_0;
  assign gb_macrotile_mode_num_banks_11 = gb_macrotile_mode_num_banks_11_byte_0;
  assign write_gb_macrotile_mode_12 = conjunction_1 & (bus_address[7:2] == 6'h30);
  assign gb_macrotile_mode_bank_width_12 = gb_macrotile_mode_bank_width_12_byte_0;
  assign gb_macrotile_mode_bank_height_12 = gb_macrotile_mode_bank_height_12_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_12 = gb_macrotile_mode_macro_tile_aspect_12_byte_0;
  assign gb_macrotile_mode_num_banks_12 = gb_macrotile_mode_num_banks_12_byte_0;
  assign write_gb_macrotile_mode_13 = conjunction_1 & (bus_address[7:2] == 6'h31);
  assign gb_macrotile_mode_bank_width_13 = gb_macrotile_mode_bank_width_13_byte_0;
  assign gb_macrotile_mode_bank_height_13 = gb_macrotile_mode_bank_height_13_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_13 = gb_macrotile_mode_macro_tile_aspect_13_byte_0;
  assign gb_macrotile_mode_num_banks_13 = gb_macrotile_mode_num_banks_13_byte_0;
  assign write_gb_macrotile_mode_14 = conjunction_1 & (bus_address[7:2] == 6'h32);
  assign gb_macrotile_mode_bank_width_14 = gb_macrotile_mode_bank_width_14_byte_0;
  assign gb_macrotile_mode_bank_height_14 = gb_macrotile_mode_bank_height_14_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_14 = gb_macrotile_mode_macro_tile_aspect_14_byte_0;
  assign gb_macrotile_mode_num_banks_14 = gb_macrotile_mode_num_banks_14_byte_0;
  assign write_gb_macrotile_mode_15 = conjunction_1 & (bus_address[7:2] == 6'h33);
  assign gb_macrotile_mode_bank_width_15 = gb_macrotile_mode_bank_width_15_byte_0;
  assign gb_macrotile_mode_bank_height_15 = gb_macrotile_mode_bank_height_15_byte_0;
  assign gb_macrotile_mode_macro_tile_aspect_15 = gb_macrotile_mode_macro_tile_aspect_15_byte_0;
  assign gb_macrotile_mode_num_banks_15 = gb_macrotile_mode_num_banks_15_byte_0;

  wire [3:0] joined_1 = {gb_macrotile_mode_bank_height_15, gb_macrotile_mode_bank_width_15};
  wire [7:0] joined_2 = {gb_macrotile_mode_num_banks_15, {gb_macrotile_mode_macro_tile_aspect_15, joined_1}};
  wire [3:0] joined_3 = {gb_macrotile_mode_bank_height_14, gb_macrotile_mode_bank_width_14};
  wire [7:0] joined_4 = {gb_macrotile_mode_num_banks_14, {gb_macrotile_mode_macro_tile_aspect_14, joined_3}};
  wire [3:0] joined_5 = {gb_macrotile_mode_bank_height_13, gb_macrotile_mode_bank_width_13};
  wire [7:0] joined_6 = {gb_macrotile_mode_num_banks_13, {gb_macrotile_mode_macro_tile_aspect_13, joined_5}};
  wire [3:0] joined_7 = {gb_macrotile_mode_bank_height_12, gb_macrotile_mode_bank_width_12};
  wire [7:0] joined_8 = {gb_macrotile_mode_num_banks_12, {gb_macrotile_mode_macro_tile_aspect_12, joined_7}};
  wire [3:0] joined_9 = {gb_macrotile_mode_bank_height_11, gb_macrotile_mode_bank_width_11};
  wire [7:0] joined_10 = {gb_macrotile_mode_num_banks_11, {gb_macrotile_mode_macro_tile_aspect_11, joined_9}};
  wire [3:0] joined_11 = {gb_macrotile_mode_bank_height_10, gb_macrotile_mode_bank_width_10};
  wire [7:0] joined_12 = {gb_macrotile_mode_num_banks_10, {gb_macrotile_mode_macro_tile_aspect_10, joined_11}};
  wire [3:0] joined_13 = {gb_macrotile_mode_bank_height_9, gb_macrotile_mode_bank_width_9};
  wire [7:0] joined_14 = {gb_macrotile_mode_num_banks_9, {gb_macrotile_mode_macro_tile_aspect_9, joined_13}};
  wire [3:0] joined_15 = {gb_macrotile_mode_bank_height_8, gb_macrotile_mode_bank_width_8};
  wire [7:0] joined_16 = {gb_macrotile_mode_num_banks_8, {gb_macrotile_mode_macro_tile_aspect_8, joined_15}};
  wire [3:0] joined_17 = {gb_macrotile_mode_bank_height_7, gb_macrotile_mode_bank_width_7};
  wire [7:0] joined_18 = {gb_macrotile_mode_num_banks_7, {gb_macrotile_mode_macro_tile_aspect_7, joined_17}};
  wire [3:0] joined_19 = {gb_macrotile_mode_bank_height_6, gb_macrotile_mode_bank_width_6};
  wire [7:0] joined_20 = {gb_macrotile_mode_num_banks_6, {gb_macrotile_mode_macro_tile_aspect_6, joined_19}};
  wire [3:0] joined_21 = {gb_macrotile_mode_bank_height_5, gb_macrotile_mode_bank_width_5};
  wire [7:0] joined_22 = {gb_macrotile_mode_num_banks_5, {gb_macrotile_mode_macro_tile_aspect_5, joined_21}};
  wire [3:0] joined_23 = {gb_macrotile_mode_bank_height_4, gb_macrotile_mode_bank_width_4};
  wire [7:0] joined_24 = {gb_macrotile_mode_num_banks_4, {gb_macrotile_mode_macro_tile_aspect_4, joined_23}};
  wire [3:0] joined_25 = {gb_macrotile_mode_bank_height_3, gb_macrotile_mode_bank_width_3};
  wire [7:0] joined_26 = {gb_macrotile_mode_num_banks_3, {gb_macrotile_mode_macro_tile_aspect_3, joined_25}};
  wire [3:0] joined_27 = {gb_macrotile_mode_bank_height_2, gb_macrotile_mode_bank_width_2};
  wire [7:0] joined_28 = {gb_macrotile_mode_num_banks_2, {gb_macrotile_mode_macro_tile_aspect_2, joined_27}};
  wire [3:0] joined_29 = {gb_macrotile_mode_bank_height_1, gb_macrotile_mode_bank_width_1};
  wire [7:0] joined_30 = {gb_macrotile_mode_num_banks_1, {gb_macrotile_mode_macro_tile_aspect_1, joined_29}};
  wire [3:0] joined_31 = {gb_macrotile_mode_bank_height_0, gb_macrotile_mode_bank_width_0};
  wire [7:0] joined_32 = {gb_macrotile_mode_num_banks_0, {gb_macrotile_mode_macro_tile_aspect_0, joined_31}};
  wire [10:0] joined_33 = {gb_tile_mode_pipe_config_31, {gb_tile_mode_array_mode_31, 2'd0}};
  wire [24:0] joined_34 = {{gb_tile_mode_micro_tile_mode_new_31, 8'd0}, {gb_tile_mode_tile_split_31, joined_33}};
  wire [10:0] joined_35 = {gb_tile_mode_pipe_config_30, {gb_tile_mode_array_mode_30, 2'd0}};
  wire [24:0] joined_36 = {{gb_tile_mode_micro_tile_mode_new_30, 8'd0}, {gb_tile_mode_tile_split_30, joined_35}};
  wire [10:0] joined_37 = {gb_tile_mode_pipe_config_29, {gb_tile_mode_array_mode_29, 2'd0}};
  wire [24:0] joined_38 = {{gb_tile_mode_micro_tile_mode_new_29, 8'd0}, {gb_tile_mode_tile_split_29, joined_37}};
  wire [10:0] joined_39 = {gb_tile_mode_pipe_config_28, {gb_tile_mode_array_mode_28, 2'd0}};
  wire [24:0] joined_40 = {{gb_tile_mode_micro_tile_mode_new_28, 8'd0}, {gb_tile_mode_tile_split_28, joined_39}};
  wire [10:0] joined_41 = {gb_tile_mode_pipe_config_27, {gb_tile_mode_array_mode_27, 2'd0}};
  wire [24:0] joined_42 = {{gb_tile_mode_micro_tile_mode_new_27, 8'd0}, {gb_tile_mode_tile_split_27, joined_41}};
  wire [10:0] joined_43 = {gb_tile_mode_pipe_config_26, {gb_tile_mode_array_mode_26, 2'd0}};
  wire [24:0] joined_44 = {{gb_tile_mode_micro_tile_mode_new_26, 8'd0}, {gb_tile_mode_tile_split_26, joined_43}};
  wire [10:0] joined_45 = {gb_tile_mode_pipe_config_25, {gb_tile_mode_array_mode_25, 2'd0}};
  wire [24:0] joined_46 = {{gb_tile_mode_micro_tile_mode_new_25, 8'd0}, {gb_tile_mode_tile_split_25, joined_45}};
  wire [10:0] joined_47 = {gb_tile_mode_pipe_config_24, {gb_tile_mode_array_mode_24, 2'd0}};
  wire [24:0] joined_48 = {{gb_tile_mode_micro_tile_mode_new_24, 8'd0}, {gb_tile_mode_tile_split_24, joined_47}};
  wire [10:0] joined_49 = {gb_tile_mode_pipe_config_23, {gb_tile_mode_array_mode_23, 2'd0}};
  wire [24:0] joined_50 = {{gb_tile_mode_micro_tile_mode_new_23, 8'd0}, {gb_tile_mode_tile_split_23, joined_49}};
  wire [10:0] joined_51 = {gb_tile_mode_pipe_config_22, {gb_tile_mode_array_mode_22, 2'd0}};
  wire [24:0] joined_52 = {{gb_tile_mode_micro_tile_mode_new_22, 8'd0}, {gb_tile_mode_tile_split_22, joined_51}};
  wire [10:0] joined_53 = {gb_tile_mode_pipe_config_21, {gb_tile_mode_array_mode_21, 2'd0}};
  wire [24:0] joined_54 = {{gb_tile_mode_micro_tile_mode_new_21, 8'd0}, {gb_tile_mode_tile_split_21, joined_53}};
  wire [10:0] joined_55 = {gb_tile_mode_pipe_config_20, {gb_tile_mode_array_mode_20, 2'd0}};
  wire [24:0] joined_56 = {{gb_tile_mode_micro_tile_mode_new_20, 8'd0}, {gb_tile_mode_tile_split_20, joined_55}};
  wire [10:0] joined_57 = {gb_tile_mode_pipe_config_19, {gb_tile_mode_array_mode_19, 2'd0}};
  wire [24:0] joined_58 = {{gb_tile_mode_micro_tile_mode_new_19, 8'd0}, {gb_tile_mode_tile_split_19, joined_57}};
  wire [10:0] joined_59 = {gb_tile_mode_pipe_config_18, {gb_tile_mode_array_mode_18, 2'd0}};
  wire [24:0] joined_60 = {{gb_tile_mode_micro_tile_mode_new_18, 8'd0}, {gb_tile_mode_tile_split_18, joined_59}};
  wire [10:0] joined_61 = {gb_tile_mode_pipe_config_17, {gb_tile_mode_array_mode_17, 2'd0}};
  wire [24:0] joined_62 = {{gb_tile_mode_micro_tile_mode_new_17, 8'd0}, {gb_tile_mode_tile_split_17, joined_61}};
  wire [10:0] joined_63 = {gb_tile_mode_pipe_config_16, {gb_tile_mode_array_mode_16, 2'd0}};
  wire [24:0] joined_64 = {{gb_tile_mode_micro_tile_mode_new_16, 8'd0}, {gb_tile_mode_tile_split_16, joined_63}};
  wire [10:0] joined_65 = {gb_tile_mode_pipe_config_15, {gb_tile_mode_array_mode_15, 2'd0}};
  wire [24:0] joined_66 = {{gb_tile_mode_micro_tile_mode_new_15, 8'd0}, {gb_tile_mode_tile_split_15, joined_65}};
  wire [10:0] joined_67 = {gb_tile_mode_pipe_config_14, {gb_tile_mode_array_mode_14, 2'd0}};
  wire [24:0] joined_68 = {{gb_tile_mode_micro_tile_mode_new_14, 8'd0}, {gb_tile_mode_tile_split_14, joined_67}};
  wire [10:0] joined_69 = {gb_tile_mode_pipe_config_13, {gb_tile_mode_array_mode_13, 2'd0}};
  wire [24:0] joined_70 = {{gb_tile_mode_micro_tile_mode_new_13, 8'd0}, {gb_tile_mode_tile_split_13, joined_69}};
  wire [10:0] joined_71 = {gb_tile_mode_pipe_config_12, {gb_tile_mode_array_mode_12, 2'd0}};
  wire [24:0] joined_72 = {{gb_tile_mode_micro_tile_mode_new_12, 8'd0}, {gb_tile_mode_tile_split_12, joined_71}};
  wire [10:0] joined_73 = {gb_tile_mode_pipe_config_11, {gb_tile_mode_array_mode_11, 2'd0}};
  wire [24:0] joined_74 = {{gb_tile_mode_micro_tile_mode_new_11, 8'd0}, {gb_tile_mode_tile_split_11, joined_73}};
  wire [10:0] joined_75 = {gb_tile_mode_pipe_config_10, {gb_tile_mode_array_mode_10, 2'd0}};
  wire [24:0] joined_76 = {{gb_tile_mode_micro_tile_mode_new_10, 8'd0}, {gb_tile_mode_tile_split_10, joined_75}};
  wire [13:0] joined_77 = {gb_tile_mode_tile_split_9, {gb_tile_mode_pipe_config_9, {gb_tile_mode_array_mode_9,
      2'd0}}};
  wire [26:0] joined_78 = {gb_tile_mode_sample_split_9, {{gb_tile_mode_micro_tile_mode_new_9, 8'd0}, joined_77}};
  wire [13:0] joined_79 = {gb_tile_mode_tile_split_8, {gb_tile_mode_pipe_config_8, {gb_tile_mode_array_mode_8,
      2'd0}}};
  wire [26:0] joined_80 = {gb_tile_mode_sample_split_8, {{gb_tile_mode_micro_tile_mode_new_8, 8'd0}, joined_79}};
  wire [13:0] joined_81 = {gb_tile_mode_tile_split_7, {gb_tile_mode_pipe_config_7, {gb_tile_mode_array_mode_7,
      2'd0}}};
  wire [26:0] joined_82 = {gb_tile_mode_sample_split_7, {{gb_tile_mode_micro_tile_mode_new_7, 8'd0}, joined_81}};
  wire [13:0] joined_83 = {gb_tile_mode_tile_split_6, {gb_tile_mode_pipe_config_6, {gb_tile_mode_array_mode_6,
      2'd0}}};
  wire [26:0] joined_84 = {gb_tile_mode_sample_split_6, {{gb_tile_mode_micro_tile_mode_new_6, 8'd0}, joined_83}};
  wire [13:0] joined_85 = {gb_tile_mode_tile_split_5, {gb_tile_mode_pipe_config_5, {gb_tile_mode_array_mode_5,
      2'd0}}};
  wire [26:0] joined_86 = {gb_tile_mode_sample_split_5, {{gb_tile_mode_micro_tile_mode_new_5, 8'd0}, joined_85}};
  wire [13:0] joined_87 = {gb_tile_mode_tile_split_4, {gb_tile_mode_pipe_config_4, {gb_tile_mode_array_mode_4,
      2'd0}}};
  wire [26:0] joined_88 = {gb_tile_mode_sample_split_4, {{gb_tile_mode_micro_tile_mode_new_4, 8'd0}, joined_87}};
  wire [13:0] joined_89 = {gb_tile_mode_tile_split_3, {gb_tile_mode_pipe_config_3, {gb_tile_mode_array_mode_3,
      2'd0}}};
  wire [26:0] joined_90 = {gb_tile_mode_sample_split_3, {{gb_tile_mode_micro_tile_mode_new_3, 8'd0}, joined_89}};
  wire [13:0] joined_91 = {gb_tile_mode_tile_split_2, {gb_tile_mode_pipe_config_2, {gb_tile_mode_array_mode_2,
      2'd0}}};
  wire [26:0] joined_92 = {gb_tile_mode_sample_split_2, {{gb_tile_mode_micro_tile_mode_new_2, 8'd0}, joined_91}};
  wire [13:0] joined_93 = {gb_tile_mode_tile_split_1, {gb_tile_mode_pipe_config_1, {gb_tile_mode_array_mode_1,
      2'd0}}};
  wire [26:0] joined_94 = {gb_tile_mode_sample_split_1, {{gb_tile_mode_micro_tile_mode_new_1, 8'd0}, joined_93}};
  wire [13:0] joined_95 = {gb_tile_mode_tile_split_0, {gb_tile_mode_pipe_config_0, {gb_tile_mode_array_mode_0,
      2'd0}}};
  wire [26:0] joined_96 = {gb_tile_mode_sample_split_0, {{gb_tile_mode_micro_tile_mode_new_0, 8'd0}, joined_95}};

  reg [32:0] looked_up_1;
  always @*
    case (bus_address[7:2])
      6'd4: looked_up_1 = {1'b1, {5'd0, joined_96}};
      6'd5: looked_up_1 = {1'b1, {5'd0, joined_94}};
      6'd6: looked_up_1 = {1'b1, {5'd0, joined_92}};
      6'd7: looked_up_1 = {1'b1, {5'd0, joined_90}};
      6'd8: looked_up_1 = {1'b1, {5'd0, joined_88}};
      6'd9: looked_up_1 = {1'b1, {5'd0, joined_86}};
      6'ha: looked_up_1 = {1'b1, {5'd0, joined_84}};
      6'hb: looked_up_1 = {1'b1, {5'd0, joined_82}};
      6'hc: looked_up_1 = {1'b1, {5'd0, joined_80}};
      6'hd: looked_up_1 = {1'b1, {5'd0, joined_78}};
      6'he: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_10, joined_76}}};
      6'hf: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_11, joined_74}}};
      6'h10: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_12, joined_72}}};
      6'h11: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_13, joined_70}}};
      6'h12: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_14, joined_68}}};
      6'h13: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_15, joined_66}}};
      6'h14: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_16, joined_64}}};
      6'h15: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_17, joined_62}}};
      6'h16: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_18, joined_60}}};
      6'h17: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_19, joined_58}}};
      6'h18: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_20, joined_56}}};
      6'h19: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_21, joined_54}}};
      6'h1a: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_22, joined_52}}};
      6'h1b: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_23, joined_50}}};
      6'h1c: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_24, joined_48}}};
      6'h1d: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_25, joined_46}}};
      6'h1e: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_26, joined_44}}};
      6'h1f: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_27, joined_42}}};
      6'h20: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_28, joined_40}}};
      6'h21: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_29, joined_38}}};
      6'h22: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_30, joined_36}}};
      6'h23: looked_up_1 = {1'b1, {5'd0, {gb_tile_mode_sample_split_31, joined_34}}};
      6'h24: looked_up_1 = {1'b1, {24'd0, joined_32}};
      6'h25: looked_up_1 = {1'b1, {24'd0, joined_30}};
      6'h26: looked_up_1 = {1'b1, {24'd0, joined_28}};
      6'h27: looked_up_1 = {1'b1, {24'd0, joined_26}};
      6'h28: looked_up_1 = {1'b1, {24'd0, joined_24}};
      6'h29: looked_up_1 = {1'b1, {24'd0, joined_22}};
      6'h2a: looked_up_1 = {1'b1, {24'd0, joined_20}};
      6'h2b: looked_up_1 = {1'b1, {24'd0, joined_18}};
      6'h2c: looked_up_1 = {1'b1, {24'd0, joined_16}};
      6'h2d: looked_up_1 = {1'b1, {24'd0, joined_14}};
      6'h2e: looked_up_1 = {1'b1, {24'd0, joined_12}};
      6'h2f: looked_up_1 = {1'b1, {24'd0, joined_10}};
      6'h30: looked_up_1 = {1'b1, {24'd0, joined_8}};
      6'h31: looked_up_1 = {1'b1, {24'd0, joined_6}};
      6'h32: looked_up_1 = {1'b1, {24'd0, joined_4}};
      6'h33: looked_up_1 = {1'b1, {24'd0, joined_2}};
      default: looked_up_1 = 33'd0;
    endcase

  reg looked_up_2;
  always @*
    case (bus_address[7:2])
      6'd4: looked_up_2 = 1'b1;
      6'd5: looked_up_2 = 1'b1;
      6'd6: looked_up_2 = 1'b1;
      6'd7: looked_up_2 = 1'b1;
      6'd8: looked_up_2 = 1'b1;
      6'd9: looked_up_2 = 1'b1;
      6'ha: looked_up_2 = 1'b1;
      6'hb: looked_up_2 = 1'b1;
      6'hc: looked_up_2 = 1'b1;
      6'hd: looked_up_2 = 1'b1;
      6'he: looked_up_2 = 1'b1;
      6'hf: looked_up_2 = 1'b1;
      6'h10: looked_up_2 = 1'b1;
      6'h11: looked_up_2 = 1'b1;
      6'h12: looked_up_2 = 1'b1;
      6'h13: looked_up_2 = 1'b1;
      6'h14: looked_up_2 = 1'b1;
      6'h15: looked_up_2 = 1'b1;
      6'h16: looked_up_2 = 1'b1;
      6'h17: looked_up_2 = 1'b1;
      6'h18: looked_up_2 = 1'b1;
      6'h19: looked_up_2 = 1'b1;
      6'h1a: looked_up_2 = 1'b1;
      6'h1b: looked_up_2 = 1'b1;
      6'h1c: looked_up_2 = 1'b1;
      6'h1d: looked_up_2 = 1'b1;
      6'h1e: looked_up_2 = 1'b1;
      6'h1f: looked_up_2 = 1'b1;
      6'h20: looked_up_2 = 1'b1;
      6'h21: looked_up_2 = 1'b1;
      6'h22: looked_up_2 = 1'b1;
      6'h23: looked_up_2 = 1'b1;
      6'h24: looked_up_2 = 1'b1;
      6'h25: looked_up_2 = 1'b1;
      6'h26: looked_up_2 = 1'b1;
      6'h27: looked_up_2 = 1'b1;
      6'h28: looked_up_2 = 1'b1;
      6'h29: looked_up_2 = 1'b1;
      6'h2a: looked_up_2 = 1'b1;
      6'h2b: looked_up_2 = 1'b1;
      6'h2c: looked_up_2 = 1'b1;
      6'h2d: looked_up_2 = 1'b1;
      6'h2e: looked_up_2 = 1'b1;
      6'h2f: looked_up_2 = 1'b1;
      6'h30: looked_up_2 = 1'b1;
      6'h31: looked_up_2 = 1'b1;
      6'h32: looked_up_2 = 1'b1;
      6'h33: looked_up_2 = 1'b1;
      default: looked_up_2 = 1'b0;
    endcase

  assign found = (bus_write ? looked_up_2 : looked_up_1[32]) & config_page_99 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;

  initial begin
    gb_tile_mode_array_mode_0_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_0_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_0 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_0_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_0_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_0_byte_1 = 3'd0;
    gb_tile_mode_tile_split_0_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_0 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_0_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_0_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_0_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_0 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_0_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_0_byte_3 = 1'b0;
    gb_tile_mode_sample_split_0_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_0 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_0_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_0_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_1_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_1_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_1 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_1_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_1_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_1_byte_1 = 3'd0;
    gb_tile_mode_tile_split_1_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_1 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_1_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_1_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_1_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_1 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_1_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_1_byte_3 = 1'b0;
    gb_tile_mode_sample_split_1_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_1 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_1_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_1_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_2_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_2_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_2 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_2_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_2_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_2_byte_1 = 3'd0;
    gb_tile_mode_tile_split_2_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_2 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_2_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_2_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_2_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_2 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_2_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_2_byte_3 = 1'b0;
    gb_tile_mode_sample_split_2_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_2 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_2_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_2_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_3_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_3_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_3 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_3_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_3_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_3_byte_1 = 3'd0;
    gb_tile_mode_tile_split_3_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_3 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_3_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_3_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_3_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_3 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_3_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_3_byte_3 = 1'b0;
    gb_tile_mode_sample_split_3_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_3 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_3_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_3_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_4_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_4_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_4 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_4_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_4_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_4_byte_1 = 3'd0;
    gb_tile_mode_tile_split_4_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_4 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_4_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_4_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_4_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_4 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_4_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_4_byte_3 = 1'b0;
    gb_tile_mode_sample_split_4_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_4 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_4_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_4_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_5_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_5_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_5 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_5_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_5_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_5_byte_1 = 3'd0;
    gb_tile_mode_tile_split_5_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_5 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_5_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_5_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_5_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_5 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_5_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_5_byte_3 = 1'b0;
    gb_tile_mode_sample_split_5_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_5 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_5_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_5_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_6_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_6_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_6 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_6_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_6_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_6_byte_1 = 3'd0;
    gb_tile_mode_tile_split_6_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_6 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_6_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_6_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_6_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_6 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_6_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_6_byte_3 = 1'b0;
    gb_tile_mode_sample_split_6_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_6 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_6_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_6_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_7_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_7_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_7 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_7_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_7_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_7_byte_1 = 3'd0;
    gb_tile_mode_tile_split_7_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_7 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_7_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_7_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_7_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_7 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_7_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_7_byte_3 = 1'b0;
    gb_tile_mode_sample_split_7_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_7 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_7_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_7_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_8_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_8_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_8 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_8_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_8_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_8_byte_1 = 3'd0;
    gb_tile_mode_tile_split_8_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_8 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_8_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_8_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_8_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_8 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_8_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_8_byte_3 = 1'b0;
    gb_tile_mode_sample_split_8_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_8 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_8_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_8_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_9_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_9_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_9 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_9_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_9_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_9_byte_1 = 3'd0;
    gb_tile_mode_tile_split_9_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_9 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_9_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_9_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_9_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_9 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_9_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_9_byte_3 = 1'b0;
    gb_tile_mode_sample_split_9_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_9 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_9_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_9_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_10_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_10_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_10 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_10_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_10_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_10_byte_1 = 3'd0;
    gb_tile_mode_tile_split_10_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_10 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_10_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_10_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_10_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_10 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_10_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_10_byte_3 = 1'b0;
    gb_tile_mode_sample_split_10_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_10 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_10_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_10_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_11_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_11_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_11 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_11_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_11_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_11_byte_1 = 3'd0;
    gb_tile_mode_tile_split_11_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_11 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_11_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_11_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_11_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_11 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_11_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_11_byte_3 = 1'b0;
    gb_tile_mode_sample_split_11_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_11 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_11_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_11_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_12_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_12_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_12 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_12_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_12_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_12_byte_1 = 3'd0;
    gb_tile_mode_tile_split_12_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_12 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_12_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_12_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_12_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_12 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_12_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_12_byte_3 = 1'b0;
    gb_tile_mode_sample_split_12_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_12 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_12_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_12_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_13_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_13_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_13 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_13_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_13_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_13_byte_1 = 3'd0;
    gb_tile_mode_tile_split_13_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_13 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_13_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_13_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_13_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_13 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_13_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_13_byte_3 = 1'b0;
    gb_tile_mode_sample_split_13_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_13 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_13_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_13_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_14_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_14_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_14 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_14_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_14_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_14_byte_1 = 3'd0;
    gb_tile_mode_tile_split_14_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_14 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_14_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_14_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_14_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_14 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_14_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_14_byte_3 = 1'b0;
    gb_tile_mode_sample_split_14_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_14 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_14_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_14_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_15_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_15_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_15 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_15_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_15_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_15_byte_1 = 3'd0;
    gb_tile_mode_tile_split_15_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_15 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_15_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_15_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_15_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_15 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_15_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_15_byte_3 = 1'b0;
    gb_tile_mode_sample_split_15_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_15 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_15_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_15_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_16_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_16_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_16 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_16_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_16_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_16_byte_1 = 3'd0;
    gb_tile_mode_tile_split_16_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_16 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_16_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_16_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_16_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_16 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_16_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_16_byte_3 = 1'b0;
    gb_tile_mode_sample_split_16_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_16 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_16_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_16_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_17_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_17_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_17 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_17_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_17_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_17_byte_1 = 3'd0;
    gb_tile_mode_tile_split_17_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_17 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_17_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_17_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_17_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_17 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_17_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_17_byte_3 = 1'b0;
    gb_tile_mode_sample_split_17_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_17 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_17_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_17_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_18_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_18_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_18 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_18_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_18_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_18_byte_1 = 3'd0;
    gb_tile_mode_tile_split_18_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_18 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_18_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_18_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_18_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_18 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_18_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_18_byte_3 = 1'b0;
    gb_tile_mode_sample_split_18_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_18 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_18_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_18_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_19_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_19_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_19 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_19_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_19_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_19_byte_1 = 3'd0;
    gb_tile_mode_tile_split_19_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_19 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_19_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_19_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_19_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_19 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_19_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_19_byte_3 = 1'b0;
    gb_tile_mode_sample_split_19_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_19 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_19_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_19_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_20_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_20_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_20 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_20_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_20_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_20_byte_1 = 3'd0;
    gb_tile_mode_tile_split_20_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_20 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_20_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_20_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_20_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_20 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_20_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_20_byte_3 = 1'b0;
    gb_tile_mode_sample_split_20_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_20 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_20_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_20_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_21_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_21_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_21 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_21_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_21_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_21_byte_1 = 3'd0;
    gb_tile_mode_tile_split_21_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_21 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_21_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_21_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_21_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_21 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_21_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_21_byte_3 = 1'b0;
    gb_tile_mode_sample_split_21_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_21 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_21_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_21_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_22_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_22_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_22 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_22_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_22_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_22_byte_1 = 3'd0;
    gb_tile_mode_tile_split_22_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_22 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_22_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_22_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_22_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_22 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_22_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_22_byte_3 = 1'b0;
    gb_tile_mode_sample_split_22_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_22 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_22_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_22_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_23_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_23_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_23 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_23_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_23_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_23_byte_1 = 3'd0;
    gb_tile_mode_tile_split_23_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_23 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_23_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_23_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_23_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_23 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_23_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_23_byte_3 = 1'b0;
    gb_tile_mode_sample_split_23_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_23 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_23_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_23_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_24_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_24_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_24 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_24_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_24_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_24_byte_1 = 3'd0;
    gb_tile_mode_tile_split_24_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_24 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_24_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_24_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_24_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_24 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_24_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_24_byte_3 = 1'b0;
    gb_tile_mode_sample_split_24_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_24 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_24_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_24_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_25_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_25_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_25 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_25_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_25_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_25_byte_1 = 3'd0;
    gb_tile_mode_tile_split_25_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_25 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_25_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_25_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_25_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_25 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_25_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_25_byte_3 = 1'b0;
    gb_tile_mode_sample_split_25_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_25 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_25_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_25_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_26_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_26_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_26 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_26_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_26_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_26_byte_1 = 3'd0;
    gb_tile_mode_tile_split_26_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_26 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_26_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_26_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_26_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_26 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_26_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_26_byte_3 = 1'b0;
    gb_tile_mode_sample_split_26_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_26 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_26_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_26_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_27_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_27_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_27 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_27_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_27_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_27_byte_1 = 3'd0;
    gb_tile_mode_tile_split_27_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_27 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_27_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_27_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_27_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_27 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_27_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_27_byte_3 = 1'b0;
    gb_tile_mode_sample_split_27_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_27 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_27_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_27_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_28_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_28_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_28 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_28_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_28_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_28_byte_1 = 3'd0;
    gb_tile_mode_tile_split_28_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_28 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_28_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_28_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_28_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_28 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_28_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_28_byte_3 = 1'b0;
    gb_tile_mode_sample_split_28_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_28 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_28_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_28_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_29_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_29_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_29 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_29_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_29_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_29_byte_1 = 3'd0;
    gb_tile_mode_tile_split_29_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_29 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_29_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_29_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_29_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_29 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_29_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_29_byte_3 = 1'b0;
    gb_tile_mode_sample_split_29_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_29 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_29_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_29_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_30_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_30_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_30 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_30_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_30_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_30_byte_1 = 3'd0;
    gb_tile_mode_tile_split_30_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_30 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_30_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_30_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_30_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_30 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_30_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_30_byte_3 = 1'b0;
    gb_tile_mode_sample_split_30_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_30 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_30_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_30_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_tile_mode_array_mode_31_byte_0 = 4'd0;
    gb_tile_mode_pipe_config_31_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_31 & bus_bytes[0]) begin
      gb_tile_mode_array_mode_31_byte_0 <= bus_data[5:2];
      gb_tile_mode_pipe_config_31_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_tile_mode_pipe_config_31_byte_1 = 3'd0;
    gb_tile_mode_tile_split_31_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_31 & bus_bytes[1]) begin
      gb_tile_mode_pipe_config_31_byte_1 <= bus_data[10:8];
      gb_tile_mode_tile_split_31_byte_1 <= bus_data[13:11];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_31_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_31 & bus_bytes[2]) begin
      gb_tile_mode_micro_tile_mode_new_31_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    gb_tile_mode_micro_tile_mode_new_31_byte_3 = 1'b0;
    gb_tile_mode_sample_split_31_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_tile_mode_31 & bus_bytes[3]) begin
      gb_tile_mode_micro_tile_mode_new_31_byte_3 <= bus_data[24];
      gb_tile_mode_sample_split_31_byte_3 <= bus_data[26:25];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_0_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_0_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_0_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_0_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_0 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_0_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_0_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_0_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_0_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_1_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_1_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_1_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_1_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_1 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_1_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_1_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_1_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_1_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_2_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_2_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_2_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_2_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_2 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_2_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_2_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_2_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_2_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_3_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_3_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_3_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_3_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_3 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_3_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_3_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_3_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_3_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_4_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_4_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_4_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_4_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_4 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_4_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_4_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_4_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_4_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_5_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_5_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_5_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_5_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_5 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_5_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_5_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_5_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_5_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_6_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_6_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_6_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_6_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_6 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_6_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_6_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_6_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_6_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_7_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_7_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_7_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_7_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_7 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_7_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_7_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_7_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_7_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_8_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_8_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_8_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_8_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_8 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_8_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_8_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_8_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_8_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_9_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_9_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_9_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_9_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_9 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_9_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_9_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_9_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_9_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_10_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_10_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_10_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_10_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_10 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_10_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_10_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_10_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_10_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_11_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_11_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_11_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_11_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_11 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_11_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_11_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_11_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_11_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_12_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_12_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_12_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_12_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_12 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_12_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_12_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_12_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_12_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_13_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_13_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_13_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_13_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_13 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_13_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_13_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_13_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_13_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_14_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_14_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_14_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_14_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_14 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_14_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_14_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_14_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_14_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    gb_macrotile_mode_bank_width_15_byte_0 = 2'd0;
    gb_macrotile_mode_bank_height_15_byte_0 = 2'd0;
    gb_macrotile_mode_macro_tile_aspect_15_byte_0 = 2'd0;
    gb_macrotile_mode_num_banks_15_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_gb_macrotile_mode_15 & bus_bytes[0]) begin
      gb_macrotile_mode_bank_width_15_byte_0 <= bus_data[1:0];
      gb_macrotile_mode_bank_height_15_byte_0 <= bus_data[3:2];
      gb_macrotile_mode_macro_tile_aspect_15_byte_0 <= bus_data[5:4];
      gb_macrotile_mode_num_banks_15_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    ready = 1'b0;
    error = 1'b0;
    read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & (~found);
    read_data <= looked_up_1[31:0] & {32{config_page_99}} & {32{bus_valid & found & (~bus_write)}};
  end

endmodule

`default_nettype wire
