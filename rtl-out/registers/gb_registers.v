// gb_registers: generator of hdl/src/registers/register_block.rs
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

  wire [127:0] gb_tile_mode_array_mode_byte_0; wire [63:0] gb_tile_mode_pipe_config_byte_0;
  wire [95:0] gb_tile_mode_pipe_config_byte_1, gb_tile_mode_tile_split_byte_1;
  wire [63:0] gb_tile_mode_micro_tile_mode_new_byte_2; wire [31:0] gb_tile_mode_micro_tile_mode_new_byte_3;
  wire [63:0] gb_tile_mode_sample_split_byte_3;
  wire [31:0] gb_macrotile_mode_bank_width_byte_0, gb_macrotile_mode_bank_height_byte_0;
  wire [31:0] gb_macrotile_mode_macro_tile_aspect_byte_0, gb_macrotile_mode_num_banks_byte_0; reg ready, error;
  reg [31:0] read_data;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_99 = bus_address[17:8] == 10'h99;
  assign gb_tile_mode_array_mode_0 = gb_tile_mode_array_mode_byte_0[0 +: 4];
  assign gb_tile_mode_pipe_config_0 = {gb_tile_mode_pipe_config_byte_1[0 +: 3], gb_tile_mode_pipe_config_byte_0[0 +:
      2]};
  assign gb_tile_mode_tile_split_0 = gb_tile_mode_tile_split_byte_1[0 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_0 = {gb_tile_mode_micro_tile_mode_new_byte_3[0],
      gb_tile_mode_micro_tile_mode_new_byte_2[0 +: 2]};
  assign gb_tile_mode_sample_split_0 = gb_tile_mode_sample_split_byte_3[0 +: 2];
  assign gb_tile_mode_array_mode_1 = gb_tile_mode_array_mode_byte_0[1*4 +: 4];
  assign gb_tile_mode_pipe_config_1 = {gb_tile_mode_pipe_config_byte_1[1*3 +: 3], gb_tile_mode_pipe_config_byte_0[1*2
      +: 2]};
  assign gb_tile_mode_tile_split_1 = gb_tile_mode_tile_split_byte_1[1*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_1 = {gb_tile_mode_micro_tile_mode_new_byte_3[1],
      gb_tile_mode_micro_tile_mode_new_byte_2[1*2 +: 2]};
  assign gb_tile_mode_sample_split_1 = gb_tile_mode_sample_split_byte_3[1*2 +: 2];
  assign gb_tile_mode_array_mode_2 = gb_tile_mode_array_mode_byte_0[2*4 +: 4];
  assign gb_tile_mode_pipe_config_2 = {gb_tile_mode_pipe_config_byte_1[2*3 +: 3], gb_tile_mode_pipe_config_byte_0[2*2
      +: 2]};
  assign gb_tile_mode_tile_split_2 = gb_tile_mode_tile_split_byte_1[2*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_2 = {gb_tile_mode_micro_tile_mode_new_byte_3[2],
      gb_tile_mode_micro_tile_mode_new_byte_2[2*2 +: 2]};
  assign gb_tile_mode_sample_split_2 = gb_tile_mode_sample_split_byte_3[2*2 +: 2];
  assign gb_tile_mode_array_mode_3 = gb_tile_mode_array_mode_byte_0[3*4 +: 4];
  assign gb_tile_mode_pipe_config_3 = {gb_tile_mode_pipe_config_byte_1[3*3 +: 3], gb_tile_mode_pipe_config_byte_0[3*2
      +: 2]};
  assign gb_tile_mode_tile_split_3 = gb_tile_mode_tile_split_byte_1[3*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_3 = {gb_tile_mode_micro_tile_mode_new_byte_3[3],
      gb_tile_mode_micro_tile_mode_new_byte_2[3*2 +: 2]};
  assign gb_tile_mode_sample_split_3 = gb_tile_mode_sample_split_byte_3[3*2 +: 2];
  assign gb_tile_mode_array_mode_4 = gb_tile_mode_array_mode_byte_0[4*4 +: 4];
  assign gb_tile_mode_pipe_config_4 = {gb_tile_mode_pipe_config_byte_1[4*3 +: 3], gb_tile_mode_pipe_config_byte_0[4*2
      +: 2]};
  assign gb_tile_mode_tile_split_4 = gb_tile_mode_tile_split_byte_1[4*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_4 = {gb_tile_mode_micro_tile_mode_new_byte_3[4],
      gb_tile_mode_micro_tile_mode_new_byte_2[4*2 +: 2]};
  assign gb_tile_mode_sample_split_4 = gb_tile_mode_sample_split_byte_3[4*2 +: 2];
  assign gb_tile_mode_array_mode_5 = gb_tile_mode_array_mode_byte_0[5*4 +: 4];
  assign gb_tile_mode_pipe_config_5 = {gb_tile_mode_pipe_config_byte_1[5*3 +: 3], gb_tile_mode_pipe_config_byte_0[5*2
      +: 2]};
  assign gb_tile_mode_tile_split_5 = gb_tile_mode_tile_split_byte_1[5*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_5 = {gb_tile_mode_micro_tile_mode_new_byte_3[5],
      gb_tile_mode_micro_tile_mode_new_byte_2[5*2 +: 2]};
  assign gb_tile_mode_sample_split_5 = gb_tile_mode_sample_split_byte_3[5*2 +: 2];
  assign gb_tile_mode_array_mode_6 = gb_tile_mode_array_mode_byte_0[6*4 +: 4];
  assign gb_tile_mode_pipe_config_6 = {gb_tile_mode_pipe_config_byte_1[6*3 +: 3], gb_tile_mode_pipe_config_byte_0[6*2
      +: 2]};
  assign gb_tile_mode_tile_split_6 = gb_tile_mode_tile_split_byte_1[6*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_6 = {gb_tile_mode_micro_tile_mode_new_byte_3[6],
      gb_tile_mode_micro_tile_mode_new_byte_2[6*2 +: 2]};
  assign gb_tile_mode_sample_split_6 = gb_tile_mode_sample_split_byte_3[6*2 +: 2];
  assign gb_tile_mode_array_mode_7 = gb_tile_mode_array_mode_byte_0[7*4 +: 4];
  assign gb_tile_mode_pipe_config_7 = {gb_tile_mode_pipe_config_byte_1[7*3 +: 3], gb_tile_mode_pipe_config_byte_0[7*2
      +: 2]};
  assign gb_tile_mode_tile_split_7 = gb_tile_mode_tile_split_byte_1[7*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_7 = {gb_tile_mode_micro_tile_mode_new_byte_3[7],
      gb_tile_mode_micro_tile_mode_new_byte_2[7*2 +: 2]};
  assign gb_tile_mode_sample_split_7 = gb_tile_mode_sample_split_byte_3[7*2 +: 2];
  assign gb_tile_mode_array_mode_8 = gb_tile_mode_array_mode_byte_0[8*4 +: 4];
  assign gb_tile_mode_pipe_config_8 = {gb_tile_mode_pipe_config_byte_1[8*3 +: 3], gb_tile_mode_pipe_config_byte_0[8*2
      +: 2]};
  assign gb_tile_mode_tile_split_8 = gb_tile_mode_tile_split_byte_1[8*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_8 = {gb_tile_mode_micro_tile_mode_new_byte_3[8],
      gb_tile_mode_micro_tile_mode_new_byte_2[8*2 +: 2]};
  assign gb_tile_mode_sample_split_8 = gb_tile_mode_sample_split_byte_3[8*2 +: 2];
  assign gb_tile_mode_array_mode_9 = gb_tile_mode_array_mode_byte_0[9*4 +: 4];
  assign gb_tile_mode_pipe_config_9 = {gb_tile_mode_pipe_config_byte_1[9*3 +: 3], gb_tile_mode_pipe_config_byte_0[9*2
      +: 2]};
  assign gb_tile_mode_tile_split_9 = gb_tile_mode_tile_split_byte_1[9*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_9 = {gb_tile_mode_micro_tile_mode_new_byte_3[9],
      gb_tile_mode_micro_tile_mode_new_byte_2[9*2 +: 2]};
  assign gb_tile_mode_sample_split_9 = gb_tile_mode_sample_split_byte_3[9*2 +: 2];
  assign gb_tile_mode_array_mode_10 = gb_tile_mode_array_mode_byte_0[10*4 +: 4];
  assign gb_tile_mode_pipe_config_10 = {gb_tile_mode_pipe_config_byte_1[10*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[10*2 +: 2]};
  assign gb_tile_mode_tile_split_10 = gb_tile_mode_tile_split_byte_1[10*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_10 = {gb_tile_mode_micro_tile_mode_new_byte_3[10],
      gb_tile_mode_micro_tile_mode_new_byte_2[10*2 +: 2]};
  assign gb_tile_mode_sample_split_10 = gb_tile_mode_sample_split_byte_3[10*2 +: 2];
  assign gb_tile_mode_array_mode_11 = gb_tile_mode_array_mode_byte_0[11*4 +: 4];
  assign gb_tile_mode_pipe_config_11 = {gb_tile_mode_pipe_config_byte_1[11*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[11*2 +: 2]};
  assign gb_tile_mode_tile_split_11 = gb_tile_mode_tile_split_byte_1[11*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_11 = {gb_tile_mode_micro_tile_mode_new_byte_3[11],
      gb_tile_mode_micro_tile_mode_new_byte_2[11*2 +: 2]};
  assign gb_tile_mode_sample_split_11 = gb_tile_mode_sample_split_byte_3[11*2 +: 2];
  assign gb_tile_mode_array_mode_12 = gb_tile_mode_array_mode_byte_0[12*4 +: 4];
  assign gb_tile_mode_pipe_config_12 = {gb_tile_mode_pipe_config_byte_1[12*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[12*2 +: 2]};
  assign gb_tile_mode_tile_split_12 = gb_tile_mode_tile_split_byte_1[12*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_12 = {gb_tile_mode_micro_tile_mode_new_byte_3[12],
      gb_tile_mode_micro_tile_mode_new_byte_2[12*2 +: 2]};
  assign gb_tile_mode_sample_split_12 = gb_tile_mode_sample_split_byte_3[12*2 +: 2];
  assign gb_tile_mode_array_mode_13 = gb_tile_mode_array_mode_byte_0[13*4 +: 4];
  assign gb_tile_mode_pipe_config_13 = {gb_tile_mode_pipe_config_byte_1[13*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[13*2 +: 2]};
  assign gb_tile_mode_tile_split_13 = gb_tile_mode_tile_split_byte_1[13*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_13 = {gb_tile_mode_micro_tile_mode_new_byte_3[13],
      gb_tile_mode_micro_tile_mode_new_byte_2[13*2 +: 2]};
  assign gb_tile_mode_sample_split_13 = gb_tile_mode_sample_split_byte_3[13*2 +: 2];
  assign gb_tile_mode_array_mode_14 = gb_tile_mode_array_mode_byte_0[14*4 +: 4];
  assign gb_tile_mode_pipe_config_14 = {gb_tile_mode_pipe_config_byte_1[14*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[14*2 +: 2]};
  assign gb_tile_mode_tile_split_14 = gb_tile_mode_tile_split_byte_1[14*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_14 = {gb_tile_mode_micro_tile_mode_new_byte_3[14],
      gb_tile_mode_micro_tile_mode_new_byte_2[14*2 +: 2]};
  assign gb_tile_mode_sample_split_14 = gb_tile_mode_sample_split_byte_3[14*2 +: 2];
  assign gb_tile_mode_array_mode_15 = gb_tile_mode_array_mode_byte_0[15*4 +: 4];
  assign gb_tile_mode_pipe_config_15 = {gb_tile_mode_pipe_config_byte_1[15*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[15*2 +: 2]};
  assign gb_tile_mode_tile_split_15 = gb_tile_mode_tile_split_byte_1[15*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_15 = {gb_tile_mode_micro_tile_mode_new_byte_3[15],
      gb_tile_mode_micro_tile_mode_new_byte_2[15*2 +: 2]};
  assign gb_tile_mode_sample_split_15 = gb_tile_mode_sample_split_byte_3[15*2 +: 2];
  assign gb_tile_mode_array_mode_16 = gb_tile_mode_array_mode_byte_0[16*4 +: 4];
  assign gb_tile_mode_pipe_config_16 = {gb_tile_mode_pipe_config_byte_1[16*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[16*2 +: 2]};
  assign gb_tile_mode_tile_split_16 = gb_tile_mode_tile_split_byte_1[16*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_16 = {gb_tile_mode_micro_tile_mode_new_byte_3[16],
      gb_tile_mode_micro_tile_mode_new_byte_2[16*2 +: 2]};
  assign gb_tile_mode_sample_split_16 = gb_tile_mode_sample_split_byte_3[16*2 +: 2];
  assign gb_tile_mode_array_mode_17 = gb_tile_mode_array_mode_byte_0[17*4 +: 4];
  assign gb_tile_mode_pipe_config_17 = {gb_tile_mode_pipe_config_byte_1[17*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[17*2 +: 2]};
  assign gb_tile_mode_tile_split_17 = gb_tile_mode_tile_split_byte_1[17*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_17 = {gb_tile_mode_micro_tile_mode_new_byte_3[17],
      gb_tile_mode_micro_tile_mode_new_byte_2[17*2 +: 2]};
  assign gb_tile_mode_sample_split_17 = gb_tile_mode_sample_split_byte_3[17*2 +: 2];
  assign gb_tile_mode_array_mode_18 = gb_tile_mode_array_mode_byte_0[18*4 +: 4];
  assign gb_tile_mode_pipe_config_18 = {gb_tile_mode_pipe_config_byte_1[18*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[18*2 +: 2]};
  assign gb_tile_mode_tile_split_18 = gb_tile_mode_tile_split_byte_1[18*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_18 = {gb_tile_mode_micro_tile_mode_new_byte_3[18],
      gb_tile_mode_micro_tile_mode_new_byte_2[18*2 +: 2]};
  assign gb_tile_mode_sample_split_18 = gb_tile_mode_sample_split_byte_3[18*2 +: 2];
  assign gb_tile_mode_array_mode_19 = gb_tile_mode_array_mode_byte_0[19*4 +: 4];
  assign gb_tile_mode_pipe_config_19 = {gb_tile_mode_pipe_config_byte_1[19*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[19*2 +: 2]};
  assign gb_tile_mode_tile_split_19 = gb_tile_mode_tile_split_byte_1[19*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_19 = {gb_tile_mode_micro_tile_mode_new_byte_3[19],
      gb_tile_mode_micro_tile_mode_new_byte_2[19*2 +: 2]};
  assign gb_tile_mode_sample_split_19 = gb_tile_mode_sample_split_byte_3[19*2 +: 2];
  assign gb_tile_mode_array_mode_20 = gb_tile_mode_array_mode_byte_0[20*4 +: 4];
  assign gb_tile_mode_pipe_config_20 = {gb_tile_mode_pipe_config_byte_1[20*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[20*2 +: 2]};
  assign gb_tile_mode_tile_split_20 = gb_tile_mode_tile_split_byte_1[20*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_20 = {gb_tile_mode_micro_tile_mode_new_byte_3[20],
      gb_tile_mode_micro_tile_mode_new_byte_2[20*2 +: 2]};
  assign gb_tile_mode_sample_split_20 = gb_tile_mode_sample_split_byte_3[20*2 +: 2];
  assign gb_tile_mode_array_mode_21 = gb_tile_mode_array_mode_byte_0[21*4 +: 4];
  assign gb_tile_mode_pipe_config_21 = {gb_tile_mode_pipe_config_byte_1[21*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[21*2 +: 2]};
  assign gb_tile_mode_tile_split_21 = gb_tile_mode_tile_split_byte_1[21*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_21 = {gb_tile_mode_micro_tile_mode_new_byte_3[21],
      gb_tile_mode_micro_tile_mode_new_byte_2[21*2 +: 2]};
  assign gb_tile_mode_sample_split_21 = gb_tile_mode_sample_split_byte_3[21*2 +: 2];
  assign gb_tile_mode_array_mode_22 = gb_tile_mode_array_mode_byte_0[22*4 +: 4];
  assign gb_tile_mode_pipe_config_22 = {gb_tile_mode_pipe_config_byte_1[22*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[22*2 +: 2]};
  assign gb_tile_mode_tile_split_22 = gb_tile_mode_tile_split_byte_1[22*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_22 = {gb_tile_mode_micro_tile_mode_new_byte_3[22],
      gb_tile_mode_micro_tile_mode_new_byte_2[22*2 +: 2]};
  assign gb_tile_mode_sample_split_22 = gb_tile_mode_sample_split_byte_3[22*2 +: 2];
  assign gb_tile_mode_array_mode_23 = gb_tile_mode_array_mode_byte_0[23*4 +: 4];
  assign gb_tile_mode_pipe_config_23 = {gb_tile_mode_pipe_config_byte_1[23*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[23*2 +: 2]};
  assign gb_tile_mode_tile_split_23 = gb_tile_mode_tile_split_byte_1[23*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_23 = {gb_tile_mode_micro_tile_mode_new_byte_3[23],
      gb_tile_mode_micro_tile_mode_new_byte_2[23*2 +: 2]};
  assign gb_tile_mode_sample_split_23 = gb_tile_mode_sample_split_byte_3[23*2 +: 2];
  assign gb_tile_mode_array_mode_24 = gb_tile_mode_array_mode_byte_0[24*4 +: 4];
  assign gb_tile_mode_pipe_config_24 = {gb_tile_mode_pipe_config_byte_1[24*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[24*2 +: 2]};
  assign gb_tile_mode_tile_split_24 = gb_tile_mode_tile_split_byte_1[24*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_24 = {gb_tile_mode_micro_tile_mode_new_byte_3[24],
      gb_tile_mode_micro_tile_mode_new_byte_2[24*2 +: 2]};
  assign gb_tile_mode_sample_split_24 = gb_tile_mode_sample_split_byte_3[24*2 +: 2];
  assign gb_tile_mode_array_mode_25 = gb_tile_mode_array_mode_byte_0[25*4 +: 4];
  assign gb_tile_mode_pipe_config_25 = {gb_tile_mode_pipe_config_byte_1[25*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[25*2 +: 2]};
  assign gb_tile_mode_tile_split_25 = gb_tile_mode_tile_split_byte_1[25*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_25 = {gb_tile_mode_micro_tile_mode_new_byte_3[25],
      gb_tile_mode_micro_tile_mode_new_byte_2[25*2 +: 2]};
  assign gb_tile_mode_sample_split_25 = gb_tile_mode_sample_split_byte_3[25*2 +: 2];
  assign gb_tile_mode_array_mode_26 = gb_tile_mode_array_mode_byte_0[26*4 +: 4];
  assign gb_tile_mode_pipe_config_26 = {gb_tile_mode_pipe_config_byte_1[26*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[26*2 +: 2]};
  assign gb_tile_mode_tile_split_26 = gb_tile_mode_tile_split_byte_1[26*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_26 = {gb_tile_mode_micro_tile_mode_new_byte_3[26],
      gb_tile_mode_micro_tile_mode_new_byte_2[26*2 +: 2]};
  assign gb_tile_mode_sample_split_26 = gb_tile_mode_sample_split_byte_3[26*2 +: 2];
  assign gb_tile_mode_array_mode_27 = gb_tile_mode_array_mode_byte_0[27*4 +: 4];
  assign gb_tile_mode_pipe_config_27 = {gb_tile_mode_pipe_config_byte_1[27*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[27*2 +: 2]};
  assign gb_tile_mode_tile_split_27 = gb_tile_mode_tile_split_byte_1[27*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_27 = {gb_tile_mode_micro_tile_mode_new_byte_3[27],
      gb_tile_mode_micro_tile_mode_new_byte_2[27*2 +: 2]};
  assign gb_tile_mode_sample_split_27 = gb_tile_mode_sample_split_byte_3[27*2 +: 2];
  assign gb_tile_mode_array_mode_28 = gb_tile_mode_array_mode_byte_0[28*4 +: 4];
  assign gb_tile_mode_pipe_config_28 = {gb_tile_mode_pipe_config_byte_1[28*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[28*2 +: 2]};
  assign gb_tile_mode_tile_split_28 = gb_tile_mode_tile_split_byte_1[28*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_28 = {gb_tile_mode_micro_tile_mode_new_byte_3[28],
      gb_tile_mode_micro_tile_mode_new_byte_2[28*2 +: 2]};
  assign gb_tile_mode_sample_split_28 = gb_tile_mode_sample_split_byte_3[28*2 +: 2];
  assign gb_tile_mode_array_mode_29 = gb_tile_mode_array_mode_byte_0[29*4 +: 4];
  assign gb_tile_mode_pipe_config_29 = {gb_tile_mode_pipe_config_byte_1[29*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[29*2 +: 2]};
  assign gb_tile_mode_tile_split_29 = gb_tile_mode_tile_split_byte_1[29*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_29 = {gb_tile_mode_micro_tile_mode_new_byte_3[29],
      gb_tile_mode_micro_tile_mode_new_byte_2[29*2 +: 2]};
  assign gb_tile_mode_sample_split_29 = gb_tile_mode_sample_split_byte_3[29*2 +: 2];
  assign gb_tile_mode_array_mode_30 = gb_tile_mode_array_mode_byte_0[30*4 +: 4];
  assign gb_tile_mode_pipe_config_30 = {gb_tile_mode_pipe_config_byte_1[30*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[30*2 +: 2]};
  assign gb_tile_mode_tile_split_30 = gb_tile_mode_tile_split_byte_1[30*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_30 = {gb_tile_mode_micro_tile_mode_new_byte_3[30],
      gb_tile_mode_micro_tile_mode_new_byte_2[30*2 +: 2]};
  assign gb_tile_mode_sample_split_30 = gb_tile_mode_sample_split_byte_3[30*2 +: 2];
  assign gb_tile_mode_array_mode_31 = gb_tile_mode_array_mode_byte_0[31*4 +: 4];
  assign gb_tile_mode_pipe_config_31 = {gb_tile_mode_pipe_config_byte_1[31*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[31*2 +: 2]};
  assign gb_tile_mode_tile_split_31 = gb_tile_mode_tile_split_byte_1[31*3 +: 3];
  assign gb_tile_mode_micro_tile_mode_new_31 = {gb_tile_mode_micro_tile_mode_new_byte_3[31],
      gb_tile_mode_micro_tile_mode_new_byte_2[31*2 +: 2]};
  assign gb_tile_mode_sample_split_31 = gb_tile_mode_sample_split_byte_3[31*2 +: 2];
  assign gb_macrotile_mode_bank_width_0 = gb_macrotile_mode_bank_width_byte_0[0 +: 2];
  assign gb_macrotile_mode_bank_height_0 = gb_macrotile_mode_bank_height_byte_0[0 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_0 = gb_macrotile_mode_macro_tile_aspect_byte_0[0 +: 2];
  assign gb_macrotile_mode_num_banks_0 = gb_macrotile_mode_num_banks_byte_0[0 +: 2];
  assign gb_macrotile_mode_bank_width_1 = gb_macrotile_mode_bank_width_byte_0[1*2 +: 2];
  assign gb_macrotile_mode_bank_height_1 = gb_macrotile_mode_bank_height_byte_0[1*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_1 = gb_macrotile_mode_macro_tile_aspect_byte_0[1*2 +: 2];
  assign gb_macrotile_mode_num_banks_1 = gb_macrotile_mode_num_banks_byte_0[1*2 +: 2];
  assign gb_macrotile_mode_bank_width_2 = gb_macrotile_mode_bank_width_byte_0[2*2 +: 2];
  assign gb_macrotile_mode_bank_height_2 = gb_macrotile_mode_bank_height_byte_0[2*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_2 = gb_macrotile_mode_macro_tile_aspect_byte_0[2*2 +: 2];
  assign gb_macrotile_mode_num_banks_2 = gb_macrotile_mode_num_banks_byte_0[2*2 +: 2];
  assign gb_macrotile_mode_bank_width_3 = gb_macrotile_mode_bank_width_byte_0[3*2 +: 2];
  assign gb_macrotile_mode_bank_height_3 = gb_macrotile_mode_bank_height_byte_0[3*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_3 = gb_macrotile_mode_macro_tile_aspect_byte_0[3*2 +: 2];
  assign gb_macrotile_mode_num_banks_3 = gb_macrotile_mode_num_banks_byte_0[3*2 +: 2];
  assign gb_macrotile_mode_bank_width_4 = gb_macrotile_mode_bank_width_byte_0[4*2 +: 2];
  assign gb_macrotile_mode_bank_height_4 = gb_macrotile_mode_bank_height_byte_0[4*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_4 = gb_macrotile_mode_macro_tile_aspect_byte_0[4*2 +: 2];
  assign gb_macrotile_mode_num_banks_4 = gb_macrotile_mode_num_banks_byte_0[4*2 +: 2];
  assign gb_macrotile_mode_bank_width_5 = gb_macrotile_mode_bank_width_byte_0[5*2 +: 2];
  assign gb_macrotile_mode_bank_height_5 = gb_macrotile_mode_bank_height_byte_0[5*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_5 = gb_macrotile_mode_macro_tile_aspect_byte_0[5*2 +: 2];
  assign gb_macrotile_mode_num_banks_5 = gb_macrotile_mode_num_banks_byte_0[5*2 +: 2];
  assign gb_macrotile_mode_bank_width_6 = gb_macrotile_mode_bank_width_byte_0[6*2 +: 2];
  assign gb_macrotile_mode_bank_height_6 = gb_macrotile_mode_bank_height_byte_0[6*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_6 = gb_macrotile_mode_macro_tile_aspect_byte_0[6*2 +: 2];
  assign gb_macrotile_mode_num_banks_6 = gb_macrotile_mode_num_banks_byte_0[6*2 +: 2];
  assign gb_macrotile_mode_bank_width_7 = gb_macrotile_mode_bank_width_byte_0[7*2 +: 2];
  assign gb_macrotile_mode_bank_height_7 = gb_macrotile_mode_bank_height_byte_0[7*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_7 = gb_macrotile_mode_macro_tile_aspect_byte_0[7*2 +: 2];
  assign gb_macrotile_mode_num_banks_7 = gb_macrotile_mode_num_banks_byte_0[7*2 +: 2];
  assign gb_macrotile_mode_bank_width_8 = gb_macrotile_mode_bank_width_byte_0[8*2 +: 2];
  assign gb_macrotile_mode_bank_height_8 = gb_macrotile_mode_bank_height_byte_0[8*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_8 = gb_macrotile_mode_macro_tile_aspect_byte_0[8*2 +: 2];
  assign gb_macrotile_mode_num_banks_8 = gb_macrotile_mode_num_banks_byte_0[8*2 +: 2];
  assign gb_macrotile_mode_bank_width_9 = gb_macrotile_mode_bank_width_byte_0[9*2 +: 2];
  assign gb_macrotile_mode_bank_height_9 = gb_macrotile_mode_bank_height_byte_0[9*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_9 = gb_macrotile_mode_macro_tile_aspect_byte_0[9*2 +: 2];
  assign gb_macrotile_mode_num_banks_9 = gb_macrotile_mode_num_banks_byte_0[9*2 +: 2];
  assign gb_macrotile_mode_bank_width_10 = gb_macrotile_mode_bank_width_byte_0[10*2 +: 2];
  assign gb_macrotile_mode_bank_height_10 = gb_macrotile_mode_bank_height_byte_0[10*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_10 = gb_macrotile_mode_macro_tile_aspect_byte_0[10*2 +: 2];
  assign gb_macrotile_mode_num_banks_10 = gb_macrotile_mode_num_banks_byte_0[10*2 +: 2];
  assign gb_macrotile_mode_bank_width_11 = gb_macrotile_mode_bank_width_byte_0[11*2 +: 2];
  assign gb_macrotile_mode_bank_height_11 = gb_macrotile_mode_bank_height_byte_0[11*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_11 = gb_macrotile_mode_macro_tile_aspect_byte_0[11*2 +: 2];
  assign gb_macrotile_mode_num_banks_11 = gb_macrotile_mode_num_banks_byte_0[11*2 +: 2];
  assign gb_macrotile_mode_bank_width_12 = gb_macrotile_mode_bank_width_byte_0[12*2 +: 2];
  assign gb_macrotile_mode_bank_height_12 = gb_macrotile_mode_bank_height_byte_0[12*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_12 = gb_macrotile_mode_macro_tile_aspect_byte_0[12*2 +: 2];
  assign gb_macrotile_mode_num_banks_12 = gb_macrotile_mode_num_banks_byte_0[12*2 +: 2];
  assign gb_macrotile_mode_bank_width_13 = gb_macrotile_mode_bank_width_byte_0[13*2 +: 2];
  assign gb_macrotile_mode_bank_height_13 = gb_macrotile_mode_bank_height_byte_0[13*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_13 = gb_macrotile_mode_macro_tile_aspect_byte_0[13*2 +: 2];
  assign gb_macrotile_mode_num_banks_13 = gb_macrotile_mode_num_banks_byte_0[13*2 +: 2];
  assign gb_macrotile_mode_bank_width_14 = gb_macrotile_mode_bank_width_byte_0[14*2 +: 2];
  assign gb_macrotile_mode_bank_height_14 = gb_macrotile_mode_bank_height_byte_0[14*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_14 = gb_macrotile_mode_macro_tile_aspect_byte_0[14*2 +: 2];
  assign gb_macrotile_mode_num_banks_14 = gb_macrotile_mode_num_banks_byte_0[14*2 +: 2];
  assign gb_macrotile_mode_bank_width_15 = gb_macrotile_mode_bank_width_byte_0[15*2 +: 2];
  assign gb_macrotile_mode_bank_height_15 = gb_macrotile_mode_bank_height_byte_0[15*2 +: 2];
  assign gb_macrotile_mode_macro_tile_aspect_15 = gb_macrotile_mode_macro_tile_aspect_byte_0[15*2 +: 2];
  assign gb_macrotile_mode_num_banks_15 = gb_macrotile_mode_num_banks_byte_0[15*2 +: 2];

  wire [7:0] read_data_case_51_joined = {gb_macrotile_mode_num_banks_byte_0[15*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[15*2 +: 2], gb_macrotile_mode_bank_height_byte_0[15*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[15*2 +: 2]};
  wire [7:0] read_data_case_50_joined = {gb_macrotile_mode_num_banks_byte_0[14*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[14*2 +: 2], gb_macrotile_mode_bank_height_byte_0[14*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[14*2 +: 2]};
  wire [7:0] read_data_case_49_joined = {gb_macrotile_mode_num_banks_byte_0[13*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[13*2 +: 2], gb_macrotile_mode_bank_height_byte_0[13*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[13*2 +: 2]};
  wire [7:0] read_data_case_48_joined = {gb_macrotile_mode_num_banks_byte_0[12*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[12*2 +: 2], gb_macrotile_mode_bank_height_byte_0[12*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[12*2 +: 2]};
  wire [7:0] read_data_case_47_joined = {gb_macrotile_mode_num_banks_byte_0[11*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[11*2 +: 2], gb_macrotile_mode_bank_height_byte_0[11*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[11*2 +: 2]};
  wire [7:0] read_data_case_46_joined = {gb_macrotile_mode_num_banks_byte_0[10*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[10*2 +: 2], gb_macrotile_mode_bank_height_byte_0[10*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[10*2 +: 2]};
  wire [7:0] read_data_case_45_joined = {gb_macrotile_mode_num_banks_byte_0[9*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[9*2 +: 2], gb_macrotile_mode_bank_height_byte_0[9*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[9*2 +: 2]};
  wire [7:0] read_data_case_44_joined = {gb_macrotile_mode_num_banks_byte_0[8*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[8*2 +: 2], gb_macrotile_mode_bank_height_byte_0[8*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[8*2 +: 2]};
  wire [7:0] read_data_case_43_joined = {gb_macrotile_mode_num_banks_byte_0[7*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[7*2 +: 2], gb_macrotile_mode_bank_height_byte_0[7*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[7*2 +: 2]};
  wire [7:0] read_data_case_42_joined = {gb_macrotile_mode_num_banks_byte_0[6*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[6*2 +: 2], gb_macrotile_mode_bank_height_byte_0[6*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[6*2 +: 2]};
  wire [7:0] read_data_case_41_joined = {gb_macrotile_mode_num_banks_byte_0[5*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[5*2 +: 2], gb_macrotile_mode_bank_height_byte_0[5*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[5*2 +: 2]};
  wire [7:0] read_data_case_40_joined = {gb_macrotile_mode_num_banks_byte_0[4*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[4*2 +: 2], gb_macrotile_mode_bank_height_byte_0[4*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[4*2 +: 2]};
  wire [7:0] read_data_case_39_joined = {gb_macrotile_mode_num_banks_byte_0[3*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[3*2 +: 2], gb_macrotile_mode_bank_height_byte_0[3*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[3*2 +: 2]};
  wire [7:0] read_data_case_38_joined = {gb_macrotile_mode_num_banks_byte_0[2*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[2*2 +: 2], gb_macrotile_mode_bank_height_byte_0[2*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[2*2 +: 2]};
  wire [7:0] read_data_case_37_joined = {gb_macrotile_mode_num_banks_byte_0[1*2 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[1*2 +: 2], gb_macrotile_mode_bank_height_byte_0[1*2 +: 2],
      gb_macrotile_mode_bank_width_byte_0[1*2 +: 2]};
  wire [7:0] read_data_case_36_joined = {gb_macrotile_mode_num_banks_byte_0[0 +: 2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[0 +: 2], gb_macrotile_mode_bank_height_byte_0[0 +: 2],
      gb_macrotile_mode_bank_width_byte_0[0 +: 2]};
  wire [26:0] read_data_case_35_joined = {gb_tile_mode_sample_split_byte_3[31*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[31], gb_tile_mode_micro_tile_mode_new_byte_2[31*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[31*3 +: 3], gb_tile_mode_pipe_config_byte_1[31*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[31*2 +: 2], gb_tile_mode_array_mode_byte_0[31*4 +: 4], 2'd0};
  wire [26:0] read_data_case_34_joined = {gb_tile_mode_sample_split_byte_3[30*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[30], gb_tile_mode_micro_tile_mode_new_byte_2[30*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[30*3 +: 3], gb_tile_mode_pipe_config_byte_1[30*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[30*2 +: 2], gb_tile_mode_array_mode_byte_0[30*4 +: 4], 2'd0};
  wire [26:0] read_data_case_33_joined = {gb_tile_mode_sample_split_byte_3[29*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[29], gb_tile_mode_micro_tile_mode_new_byte_2[29*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[29*3 +: 3], gb_tile_mode_pipe_config_byte_1[29*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[29*2 +: 2], gb_tile_mode_array_mode_byte_0[29*4 +: 4], 2'd0};
  wire [26:0] read_data_case_32_joined = {gb_tile_mode_sample_split_byte_3[28*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[28], gb_tile_mode_micro_tile_mode_new_byte_2[28*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[28*3 +: 3], gb_tile_mode_pipe_config_byte_1[28*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[28*2 +: 2], gb_tile_mode_array_mode_byte_0[28*4 +: 4], 2'd0};
  wire [26:0] read_data_case_31_joined = {gb_tile_mode_sample_split_byte_3[27*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[27], gb_tile_mode_micro_tile_mode_new_byte_2[27*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[27*3 +: 3], gb_tile_mode_pipe_config_byte_1[27*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[27*2 +: 2], gb_tile_mode_array_mode_byte_0[27*4 +: 4], 2'd0};
  wire [26:0] read_data_case_30_joined = {gb_tile_mode_sample_split_byte_3[26*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[26], gb_tile_mode_micro_tile_mode_new_byte_2[26*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[26*3 +: 3], gb_tile_mode_pipe_config_byte_1[26*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[26*2 +: 2], gb_tile_mode_array_mode_byte_0[26*4 +: 4], 2'd0};
  wire [26:0] read_data_case_29_joined = {gb_tile_mode_sample_split_byte_3[25*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[25], gb_tile_mode_micro_tile_mode_new_byte_2[25*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[25*3 +: 3], gb_tile_mode_pipe_config_byte_1[25*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[25*2 +: 2], gb_tile_mode_array_mode_byte_0[25*4 +: 4], 2'd0};
  wire [26:0] read_data_case_28_joined = {gb_tile_mode_sample_split_byte_3[24*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[24], gb_tile_mode_micro_tile_mode_new_byte_2[24*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[24*3 +: 3], gb_tile_mode_pipe_config_byte_1[24*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[24*2 +: 2], gb_tile_mode_array_mode_byte_0[24*4 +: 4], 2'd0};
  wire [26:0] read_data_case_27_joined = {gb_tile_mode_sample_split_byte_3[23*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[23], gb_tile_mode_micro_tile_mode_new_byte_2[23*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[23*3 +: 3], gb_tile_mode_pipe_config_byte_1[23*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[23*2 +: 2], gb_tile_mode_array_mode_byte_0[23*4 +: 4], 2'd0};
  wire [26:0] read_data_case_26_joined = {gb_tile_mode_sample_split_byte_3[22*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[22], gb_tile_mode_micro_tile_mode_new_byte_2[22*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[22*3 +: 3], gb_tile_mode_pipe_config_byte_1[22*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[22*2 +: 2], gb_tile_mode_array_mode_byte_0[22*4 +: 4], 2'd0};
  wire [26:0] read_data_case_25_joined = {gb_tile_mode_sample_split_byte_3[21*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[21], gb_tile_mode_micro_tile_mode_new_byte_2[21*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[21*3 +: 3], gb_tile_mode_pipe_config_byte_1[21*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[21*2 +: 2], gb_tile_mode_array_mode_byte_0[21*4 +: 4], 2'd0};
  wire [26:0] read_data_case_24_joined = {gb_tile_mode_sample_split_byte_3[20*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[20], gb_tile_mode_micro_tile_mode_new_byte_2[20*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[20*3 +: 3], gb_tile_mode_pipe_config_byte_1[20*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[20*2 +: 2], gb_tile_mode_array_mode_byte_0[20*4 +: 4], 2'd0};
  wire [26:0] read_data_case_23_joined = {gb_tile_mode_sample_split_byte_3[19*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[19], gb_tile_mode_micro_tile_mode_new_byte_2[19*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[19*3 +: 3], gb_tile_mode_pipe_config_byte_1[19*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[19*2 +: 2], gb_tile_mode_array_mode_byte_0[19*4 +: 4], 2'd0};
  wire [26:0] read_data_case_22_joined = {gb_tile_mode_sample_split_byte_3[18*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[18], gb_tile_mode_micro_tile_mode_new_byte_2[18*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[18*3 +: 3], gb_tile_mode_pipe_config_byte_1[18*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[18*2 +: 2], gb_tile_mode_array_mode_byte_0[18*4 +: 4], 2'd0};
  wire [26:0] read_data_case_21_joined = {gb_tile_mode_sample_split_byte_3[17*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[17], gb_tile_mode_micro_tile_mode_new_byte_2[17*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[17*3 +: 3], gb_tile_mode_pipe_config_byte_1[17*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[17*2 +: 2], gb_tile_mode_array_mode_byte_0[17*4 +: 4], 2'd0};
  wire [26:0] read_data_case_20_joined = {gb_tile_mode_sample_split_byte_3[16*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[16], gb_tile_mode_micro_tile_mode_new_byte_2[16*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[16*3 +: 3], gb_tile_mode_pipe_config_byte_1[16*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[16*2 +: 2], gb_tile_mode_array_mode_byte_0[16*4 +: 4], 2'd0};
  wire [26:0] read_data_case_19_joined = {gb_tile_mode_sample_split_byte_3[15*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[15], gb_tile_mode_micro_tile_mode_new_byte_2[15*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[15*3 +: 3], gb_tile_mode_pipe_config_byte_1[15*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[15*2 +: 2], gb_tile_mode_array_mode_byte_0[15*4 +: 4], 2'd0};
  wire [26:0] read_data_case_18_joined = {gb_tile_mode_sample_split_byte_3[14*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[14], gb_tile_mode_micro_tile_mode_new_byte_2[14*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[14*3 +: 3], gb_tile_mode_pipe_config_byte_1[14*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[14*2 +: 2], gb_tile_mode_array_mode_byte_0[14*4 +: 4], 2'd0};
  wire [26:0] read_data_case_17_joined = {gb_tile_mode_sample_split_byte_3[13*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[13], gb_tile_mode_micro_tile_mode_new_byte_2[13*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[13*3 +: 3], gb_tile_mode_pipe_config_byte_1[13*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[13*2 +: 2], gb_tile_mode_array_mode_byte_0[13*4 +: 4], 2'd0};
  wire [26:0] read_data_case_16_joined = {gb_tile_mode_sample_split_byte_3[12*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[12], gb_tile_mode_micro_tile_mode_new_byte_2[12*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[12*3 +: 3], gb_tile_mode_pipe_config_byte_1[12*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[12*2 +: 2], gb_tile_mode_array_mode_byte_0[12*4 +: 4], 2'd0};
  wire [26:0] read_data_case_15_joined = {gb_tile_mode_sample_split_byte_3[11*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[11], gb_tile_mode_micro_tile_mode_new_byte_2[11*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[11*3 +: 3], gb_tile_mode_pipe_config_byte_1[11*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[11*2 +: 2], gb_tile_mode_array_mode_byte_0[11*4 +: 4], 2'd0};
  wire [26:0] read_data_case_14_joined = {gb_tile_mode_sample_split_byte_3[10*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[10], gb_tile_mode_micro_tile_mode_new_byte_2[10*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[10*3 +: 3], gb_tile_mode_pipe_config_byte_1[10*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[10*2 +: 2], gb_tile_mode_array_mode_byte_0[10*4 +: 4], 2'd0};
  wire [26:0] read_data_case_13_joined = {gb_tile_mode_sample_split_byte_3[9*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[9], gb_tile_mode_micro_tile_mode_new_byte_2[9*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[9*3 +: 3], gb_tile_mode_pipe_config_byte_1[9*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[9*2 +: 2], gb_tile_mode_array_mode_byte_0[9*4 +: 4], 2'd0};
  wire [26:0] read_data_case_12_joined = {gb_tile_mode_sample_split_byte_3[8*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[8], gb_tile_mode_micro_tile_mode_new_byte_2[8*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[8*3 +: 3], gb_tile_mode_pipe_config_byte_1[8*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[8*2 +: 2], gb_tile_mode_array_mode_byte_0[8*4 +: 4], 2'd0};
  wire [26:0] read_data_case_11_joined = {gb_tile_mode_sample_split_byte_3[7*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[7], gb_tile_mode_micro_tile_mode_new_byte_2[7*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[7*3 +: 3], gb_tile_mode_pipe_config_byte_1[7*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[7*2 +: 2], gb_tile_mode_array_mode_byte_0[7*4 +: 4], 2'd0};
  wire [26:0] read_data_case_10_joined = {gb_tile_mode_sample_split_byte_3[6*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[6], gb_tile_mode_micro_tile_mode_new_byte_2[6*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[6*3 +: 3], gb_tile_mode_pipe_config_byte_1[6*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[6*2 +: 2], gb_tile_mode_array_mode_byte_0[6*4 +: 4], 2'd0};
  wire [26:0] read_data_case_9_joined = {gb_tile_mode_sample_split_byte_3[5*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[5], gb_tile_mode_micro_tile_mode_new_byte_2[5*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[5*3 +: 3], gb_tile_mode_pipe_config_byte_1[5*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[5*2 +: 2], gb_tile_mode_array_mode_byte_0[5*4 +: 4], 2'd0};
  wire [26:0] read_data_case_8_joined = {gb_tile_mode_sample_split_byte_3[4*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[4], gb_tile_mode_micro_tile_mode_new_byte_2[4*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[4*3 +: 3], gb_tile_mode_pipe_config_byte_1[4*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[4*2 +: 2], gb_tile_mode_array_mode_byte_0[4*4 +: 4], 2'd0};
  wire [26:0] read_data_case_7_joined = {gb_tile_mode_sample_split_byte_3[3*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[3], gb_tile_mode_micro_tile_mode_new_byte_2[3*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[3*3 +: 3], gb_tile_mode_pipe_config_byte_1[3*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[3*2 +: 2], gb_tile_mode_array_mode_byte_0[3*4 +: 4], 2'd0};
  wire [26:0] read_data_case_6_joined = {gb_tile_mode_sample_split_byte_3[2*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[2], gb_tile_mode_micro_tile_mode_new_byte_2[2*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[2*3 +: 3], gb_tile_mode_pipe_config_byte_1[2*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[2*2 +: 2], gb_tile_mode_array_mode_byte_0[2*4 +: 4], 2'd0};
  wire [26:0] read_data_case_5_joined = {gb_tile_mode_sample_split_byte_3[1*2 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[1], gb_tile_mode_micro_tile_mode_new_byte_2[1*2 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[1*3 +: 3], gb_tile_mode_pipe_config_byte_1[1*3 +: 3],
      gb_tile_mode_pipe_config_byte_0[1*2 +: 2], gb_tile_mode_array_mode_byte_0[1*4 +: 4], 2'd0};
  wire [26:0] read_data_case_4_joined = {gb_tile_mode_sample_split_byte_3[0 +: 2],
      gb_tile_mode_micro_tile_mode_new_byte_3[0], gb_tile_mode_micro_tile_mode_new_byte_2[0 +: 2], 8'd0,
      gb_tile_mode_tile_split_byte_1[0 +: 3], gb_tile_mode_pipe_config_byte_1[0 +: 3],
      gb_tile_mode_pipe_config_byte_0[0 +: 2], gb_tile_mode_array_mode_byte_0[0 +: 4], 2'd0};

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_4_joined}};
      6'd5: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_5_joined}};
      6'd6: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_6_joined}};
      6'd7: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_7_joined}};
      6'd8: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_8_joined}};
      6'd9: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_9_joined}};
      6'ha: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_10_joined}};
      6'hb: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_11_joined}};
      6'hc: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_12_joined}};
      6'hd: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_13_joined}};
      6'he: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_14_joined}};
      6'hf: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_15_joined}};
      6'h10: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_16_joined}};
      6'h11: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_17_joined}};
      6'h12: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_18_joined}};
      6'h13: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_19_joined}};
      6'h14: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_20_joined}};
      6'h15: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_21_joined}};
      6'h16: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_22_joined}};
      6'h17: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_23_joined}};
      6'h18: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_24_joined}};
      6'h19: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_25_joined}};
      6'h1a: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_26_joined}};
      6'h1b: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_27_joined}};
      6'h1c: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_28_joined}};
      6'h1d: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_29_joined}};
      6'h1e: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_30_joined}};
      6'h1f: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_31_joined}};
      6'h20: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_32_joined}};
      6'h21: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_33_joined}};
      6'h22: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_34_joined}};
      6'h23: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_35_joined}};
      6'h24: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_36_joined}};
      6'h25: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_37_joined}};
      6'h26: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_38_joined}};
      6'h27: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_39_joined}};
      6'h28: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_40_joined}};
      6'h29: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_41_joined}};
      6'h2a: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_42_joined}};
      6'h2b: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_43_joined}};
      6'h2c: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_44_joined}};
      6'h2d: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_45_joined}};
      6'h2e: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_46_joined}};
      6'h2f: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_47_joined}};
      6'h30: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_48_joined}};
      6'h31: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_49_joined}};
      6'h32: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_50_joined}};
      6'h33: by_bus_address_7_2 = {1'b1, {24'd0, read_data_case_51_joined}};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd5: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd6: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd7: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd8: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd9: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'ha: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hb: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'hc: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hd: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'he: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hf: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h10: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h11: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h12: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h13: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h14: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h15: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h16: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h17: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h18: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h19: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h1a: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h1b: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h1c: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h1d: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h1e: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h1f: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h20: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h21: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h22: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h23: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h24: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h25: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h26: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h27: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h28: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h29: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h2a: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h2b: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h2c: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h2d: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h2e: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h2f: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h30: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h31: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h32: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'h33: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  wire found = (bus_write ? by_bus_address_7_2_bus_address_7_2 : by_bus_address_7_2[32]) & config_page_99 &
      (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;
  wire writing_and_config_page_99 = writing & config_page_99;

  for (i = 0; i < 16; i = i + 1) begin : each_gb_macrotile_mode_bank_height
    localparam [5:0] INDEX = i + 36;
    wire write_gb_macrotile_mode;
    wire gb_macrotile_mode_bank_width_byte_0_enable_all;
    reg [1:0] gb_macrotile_mode_bank_width_byte_0_i;
    reg [1:0] gb_macrotile_mode_bank_height_byte_0_i;
    reg [1:0] gb_macrotile_mode_macro_tile_aspect_byte_0_i;
    reg [1:0] gb_macrotile_mode_num_banks_byte_0_i;
    assign gb_macrotile_mode_bank_width_byte_0[i*2 +: 2] = gb_macrotile_mode_bank_width_byte_0_i;
    assign gb_macrotile_mode_bank_height_byte_0[i*2 +: 2] = gb_macrotile_mode_bank_height_byte_0_i;
    assign gb_macrotile_mode_macro_tile_aspect_byte_0[i*2 +: 2] = gb_macrotile_mode_macro_tile_aspect_byte_0_i;
    assign gb_macrotile_mode_num_banks_byte_0[i*2 +: 2] = gb_macrotile_mode_num_banks_byte_0_i;
    assign write_gb_macrotile_mode = writing_and_config_page_99 & (bus_address[7:2] == INDEX);
    assign gb_macrotile_mode_bank_width_byte_0_enable_all = write_gb_macrotile_mode & bus_bytes[0];

    initial begin
      gb_macrotile_mode_bank_width_byte_0_i = 2'd0; gb_macrotile_mode_bank_height_byte_0_i = 2'd0;
      gb_macrotile_mode_macro_tile_aspect_byte_0_i = 2'd0; gb_macrotile_mode_num_banks_byte_0_i = 2'd0;
    end
    always @(posedge clock) begin
      if (gb_macrotile_mode_bank_width_byte_0_enable_all) begin
        gb_macrotile_mode_bank_width_byte_0_i <= bus_data[1:0];
        gb_macrotile_mode_bank_height_byte_0_i <= bus_data[3:2];
        gb_macrotile_mode_macro_tile_aspect_byte_0_i <= bus_data[5:4];
        gb_macrotile_mode_num_banks_byte_0_i <= bus_data[7:6];
      end
    end
  end

  for (i = 0; i < 32; i = i + 1) begin : each_gb_tile_mode_micro_tile_mode_new
    localparam [5:0] INDEX_2 = i + 4;
    wire write_gb_tile_mode;
    reg [3:0] gb_tile_mode_array_mode_byte_0_i;
    reg [1:0] gb_tile_mode_pipe_config_byte_0_i;
    reg [2:0] gb_tile_mode_pipe_config_byte_1_i;
    reg [2:0] gb_tile_mode_tile_split_byte_1_i;
    reg [1:0] gb_tile_mode_micro_tile_mode_new_byte_2_i;
    reg gb_tile_mode_micro_tile_mode_new_byte_3_i;
    reg [1:0] gb_tile_mode_sample_split_byte_3_i;
    assign gb_tile_mode_array_mode_byte_0[i*4 +: 4] = gb_tile_mode_array_mode_byte_0_i;
    assign gb_tile_mode_pipe_config_byte_0[i*2 +: 2] = gb_tile_mode_pipe_config_byte_0_i;
    assign gb_tile_mode_pipe_config_byte_1[i*3 +: 3] = gb_tile_mode_pipe_config_byte_1_i;
    assign gb_tile_mode_tile_split_byte_1[i*3 +: 3] = gb_tile_mode_tile_split_byte_1_i;
    assign gb_tile_mode_micro_tile_mode_new_byte_2[i*2 +: 2] = gb_tile_mode_micro_tile_mode_new_byte_2_i;
    assign gb_tile_mode_micro_tile_mode_new_byte_3[i] = gb_tile_mode_micro_tile_mode_new_byte_3_i;
    assign gb_tile_mode_sample_split_byte_3[i*2 +: 2] = gb_tile_mode_sample_split_byte_3_i;
    assign write_gb_tile_mode = writing_and_config_page_99 & (bus_address[7:2] == INDEX_2);

    initial begin
      gb_tile_mode_array_mode_byte_0_i = 4'd0; gb_tile_mode_pipe_config_byte_0_i = 2'd0;
    end
    always @(posedge clock) begin
      if (write_gb_tile_mode & bus_bytes[0]) begin
        gb_tile_mode_array_mode_byte_0_i <= bus_data[5:2];
        gb_tile_mode_pipe_config_byte_0_i <= bus_data[7:6];
      end
    end

    initial begin
      gb_tile_mode_pipe_config_byte_1_i = 3'd0; gb_tile_mode_tile_split_byte_1_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_gb_tile_mode & bus_bytes[1]) begin
        gb_tile_mode_pipe_config_byte_1_i <= bus_data[10:8];
        gb_tile_mode_tile_split_byte_1_i <= bus_data[13:11];
      end
    end

    initial gb_tile_mode_micro_tile_mode_new_byte_2_i = 2'd0;
    always @(posedge clock) begin
      if (write_gb_tile_mode & bus_bytes[2]) gb_tile_mode_micro_tile_mode_new_byte_2_i <= bus_data[23:22];
    end

    initial begin
      gb_tile_mode_micro_tile_mode_new_byte_3_i = 1'b0; gb_tile_mode_sample_split_byte_3_i = 2'd0;
    end
    always @(posedge clock) begin
      if (write_gb_tile_mode & bus_bytes[3]) begin
        gb_tile_mode_micro_tile_mode_new_byte_3_i <= bus_data[24];
        gb_tile_mode_sample_split_byte_3_i <= bus_data[26:25];
      end
    end
  end

  initial begin
    ready = 1'b0; error = 1'b0; read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & ~found;
    read_data <= by_bus_address_7_2[31:0] & {32{config_page_99}} & {32{bus_valid & found & ~bus_write}};
  end

endmodule

`default_nettype wire
