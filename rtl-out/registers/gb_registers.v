// gb_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module gb_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
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

  reg [127:0] gb_tile_mode_array_mode_byte_0; reg [63:0] gb_tile_mode_pipe_config_byte_0;
  reg [95:0] gb_tile_mode_pipe_config_byte_1, gb_tile_mode_tile_split_byte_1;
  reg [63:0] gb_tile_mode_micro_tile_mode_new_byte_2; reg [31:0] gb_tile_mode_micro_tile_mode_new_byte_3;
  reg [63:0] gb_tile_mode_sample_split_byte_3;
  reg [31:0] gb_macrotile_mode_bank_width_byte_0, gb_macrotile_mode_bank_height_byte_0;
  reg [31:0] gb_macrotile_mode_macro_tile_aspect_byte_0, gb_macrotile_mode_num_banks_byte_0;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_99 = bus_address[17:8] == 10'h99;
  assign gb_tile_mode_array_mode_0 = gb_tile_mode_array_mode_byte_0[3:0];
  assign gb_tile_mode_pipe_config_0 = {gb_tile_mode_pipe_config_byte_1[2:0], gb_tile_mode_pipe_config_byte_0[1:0]};
  assign gb_tile_mode_tile_split_0 = gb_tile_mode_tile_split_byte_1[2:0];
  assign gb_tile_mode_micro_tile_mode_new_0 = {gb_tile_mode_micro_tile_mode_new_byte_3[0],
      gb_tile_mode_micro_tile_mode_new_byte_2[1:0]};
  assign gb_tile_mode_sample_split_0 = gb_tile_mode_sample_split_byte_3[1:0];
  assign gb_tile_mode_array_mode_1 = gb_tile_mode_array_mode_byte_0[7:4];
  assign gb_tile_mode_pipe_config_1 = {gb_tile_mode_pipe_config_byte_1[5:3], gb_tile_mode_pipe_config_byte_0[3:2]};
  assign gb_tile_mode_tile_split_1 = gb_tile_mode_tile_split_byte_1[5:3];
  assign gb_tile_mode_micro_tile_mode_new_1 = {gb_tile_mode_micro_tile_mode_new_byte_3[1],
      gb_tile_mode_micro_tile_mode_new_byte_2[3:2]};
  assign gb_tile_mode_sample_split_1 = gb_tile_mode_sample_split_byte_3[3:2];
  assign gb_tile_mode_array_mode_2 = gb_tile_mode_array_mode_byte_0[11:8];
  assign gb_tile_mode_pipe_config_2 = {gb_tile_mode_pipe_config_byte_1[8:6], gb_tile_mode_pipe_config_byte_0[5:4]};
  assign gb_tile_mode_tile_split_2 = gb_tile_mode_tile_split_byte_1[8:6];
  assign gb_tile_mode_micro_tile_mode_new_2 = {gb_tile_mode_micro_tile_mode_new_byte_3[2],
      gb_tile_mode_micro_tile_mode_new_byte_2[5:4]};
  assign gb_tile_mode_sample_split_2 = gb_tile_mode_sample_split_byte_3[5:4];
  assign gb_tile_mode_array_mode_3 = gb_tile_mode_array_mode_byte_0[15:12];
  assign gb_tile_mode_pipe_config_3 = {gb_tile_mode_pipe_config_byte_1[11:9], gb_tile_mode_pipe_config_byte_0[7:6]};
  assign gb_tile_mode_tile_split_3 = gb_tile_mode_tile_split_byte_1[11:9];
  assign gb_tile_mode_micro_tile_mode_new_3 = {gb_tile_mode_micro_tile_mode_new_byte_3[3],
      gb_tile_mode_micro_tile_mode_new_byte_2[7:6]};
  assign gb_tile_mode_sample_split_3 = gb_tile_mode_sample_split_byte_3[7:6];
  assign gb_tile_mode_array_mode_4 = gb_tile_mode_array_mode_byte_0[19:16];
  assign gb_tile_mode_pipe_config_4 = {gb_tile_mode_pipe_config_byte_1[14:12], gb_tile_mode_pipe_config_byte_0[9:8]};
  assign gb_tile_mode_tile_split_4 = gb_tile_mode_tile_split_byte_1[14:12];
  assign gb_tile_mode_micro_tile_mode_new_4 = {gb_tile_mode_micro_tile_mode_new_byte_3[4],
      gb_tile_mode_micro_tile_mode_new_byte_2[9:8]};
  assign gb_tile_mode_sample_split_4 = gb_tile_mode_sample_split_byte_3[9:8];
  assign gb_tile_mode_array_mode_5 = gb_tile_mode_array_mode_byte_0[23:20];
  assign gb_tile_mode_pipe_config_5 = {gb_tile_mode_pipe_config_byte_1[17:15],
      gb_tile_mode_pipe_config_byte_0[11:10]};
  assign gb_tile_mode_tile_split_5 = gb_tile_mode_tile_split_byte_1[17:15];
  assign gb_tile_mode_micro_tile_mode_new_5 = {gb_tile_mode_micro_tile_mode_new_byte_3[5],
      gb_tile_mode_micro_tile_mode_new_byte_2[11:10]};
  assign gb_tile_mode_sample_split_5 = gb_tile_mode_sample_split_byte_3[11:10];
  assign gb_tile_mode_array_mode_6 = gb_tile_mode_array_mode_byte_0[27:24];
  assign gb_tile_mode_pipe_config_6 = {gb_tile_mode_pipe_config_byte_1[20:18],
      gb_tile_mode_pipe_config_byte_0[13:12]};
  assign gb_tile_mode_tile_split_6 = gb_tile_mode_tile_split_byte_1[20:18];
  assign gb_tile_mode_micro_tile_mode_new_6 = {gb_tile_mode_micro_tile_mode_new_byte_3[6],
      gb_tile_mode_micro_tile_mode_new_byte_2[13:12]};
  assign gb_tile_mode_sample_split_6 = gb_tile_mode_sample_split_byte_3[13:12];
  assign gb_tile_mode_array_mode_7 = gb_tile_mode_array_mode_byte_0[31:28];
  assign gb_tile_mode_pipe_config_7 = {gb_tile_mode_pipe_config_byte_1[23:21],
      gb_tile_mode_pipe_config_byte_0[15:14]};
  assign gb_tile_mode_tile_split_7 = gb_tile_mode_tile_split_byte_1[23:21];
  assign gb_tile_mode_micro_tile_mode_new_7 = {gb_tile_mode_micro_tile_mode_new_byte_3[7],
      gb_tile_mode_micro_tile_mode_new_byte_2[15:14]};
  assign gb_tile_mode_sample_split_7 = gb_tile_mode_sample_split_byte_3[15:14];
  assign gb_tile_mode_array_mode_8 = gb_tile_mode_array_mode_byte_0[35:32];
  assign gb_tile_mode_pipe_config_8 = {gb_tile_mode_pipe_config_byte_1[26:24],
      gb_tile_mode_pipe_config_byte_0[17:16]};
  assign gb_tile_mode_tile_split_8 = gb_tile_mode_tile_split_byte_1[26:24];
  assign gb_tile_mode_micro_tile_mode_new_8 = {gb_tile_mode_micro_tile_mode_new_byte_3[8],
      gb_tile_mode_micro_tile_mode_new_byte_2[17:16]};
  assign gb_tile_mode_sample_split_8 = gb_tile_mode_sample_split_byte_3[17:16];
  assign gb_tile_mode_array_mode_9 = gb_tile_mode_array_mode_byte_0[39:36];
  assign gb_tile_mode_pipe_config_9 = {gb_tile_mode_pipe_config_byte_1[29:27],
      gb_tile_mode_pipe_config_byte_0[19:18]};
  assign gb_tile_mode_tile_split_9 = gb_tile_mode_tile_split_byte_1[29:27];
  assign gb_tile_mode_micro_tile_mode_new_9 = {gb_tile_mode_micro_tile_mode_new_byte_3[9],
      gb_tile_mode_micro_tile_mode_new_byte_2[19:18]};
  assign gb_tile_mode_sample_split_9 = gb_tile_mode_sample_split_byte_3[19:18];
  assign gb_tile_mode_array_mode_10 = gb_tile_mode_array_mode_byte_0[43:40];
  assign gb_tile_mode_pipe_config_10 = {gb_tile_mode_pipe_config_byte_1[32:30],
      gb_tile_mode_pipe_config_byte_0[21:20]};
  assign gb_tile_mode_tile_split_10 = gb_tile_mode_tile_split_byte_1[32:30];
  assign gb_tile_mode_micro_tile_mode_new_10 = {gb_tile_mode_micro_tile_mode_new_byte_3[10],
      gb_tile_mode_micro_tile_mode_new_byte_2[21:20]};
  assign gb_tile_mode_sample_split_10 = gb_tile_mode_sample_split_byte_3[21:20];
  assign gb_tile_mode_array_mode_11 = gb_tile_mode_array_mode_byte_0[47:44];
  assign gb_tile_mode_pipe_config_11 = {gb_tile_mode_pipe_config_byte_1[35:33],
      gb_tile_mode_pipe_config_byte_0[23:22]};
  assign gb_tile_mode_tile_split_11 = gb_tile_mode_tile_split_byte_1[35:33];
  assign gb_tile_mode_micro_tile_mode_new_11 = {gb_tile_mode_micro_tile_mode_new_byte_3[11],
      gb_tile_mode_micro_tile_mode_new_byte_2[23:22]};
  assign gb_tile_mode_sample_split_11 = gb_tile_mode_sample_split_byte_3[23:22];
  assign gb_tile_mode_array_mode_12 = gb_tile_mode_array_mode_byte_0[51:48];
  assign gb_tile_mode_pipe_config_12 = {gb_tile_mode_pipe_config_byte_1[38:36],
      gb_tile_mode_pipe_config_byte_0[25:24]};
  assign gb_tile_mode_tile_split_12 = gb_tile_mode_tile_split_byte_1[38:36];
  assign gb_tile_mode_micro_tile_mode_new_12 = {gb_tile_mode_micro_tile_mode_new_byte_3[12],
      gb_tile_mode_micro_tile_mode_new_byte_2[25:24]};
  assign gb_tile_mode_sample_split_12 = gb_tile_mode_sample_split_byte_3[25:24];
  assign gb_tile_mode_array_mode_13 = gb_tile_mode_array_mode_byte_0[55:52];
  assign gb_tile_mode_pipe_config_13 = {gb_tile_mode_pipe_config_byte_1[41:39],
      gb_tile_mode_pipe_config_byte_0[27:26]};
  assign gb_tile_mode_tile_split_13 = gb_tile_mode_tile_split_byte_1[41:39];
  assign gb_tile_mode_micro_tile_mode_new_13 = {gb_tile_mode_micro_tile_mode_new_byte_3[13],
      gb_tile_mode_micro_tile_mode_new_byte_2[27:26]};
  assign gb_tile_mode_sample_split_13 = gb_tile_mode_sample_split_byte_3[27:26];
  assign gb_tile_mode_array_mode_14 = gb_tile_mode_array_mode_byte_0[59:56];
  assign gb_tile_mode_pipe_config_14 = {gb_tile_mode_pipe_config_byte_1[44:42],
      gb_tile_mode_pipe_config_byte_0[29:28]};
  assign gb_tile_mode_tile_split_14 = gb_tile_mode_tile_split_byte_1[44:42];
  assign gb_tile_mode_micro_tile_mode_new_14 = {gb_tile_mode_micro_tile_mode_new_byte_3[14],
      gb_tile_mode_micro_tile_mode_new_byte_2[29:28]};
  assign gb_tile_mode_sample_split_14 = gb_tile_mode_sample_split_byte_3[29:28];
  assign gb_tile_mode_array_mode_15 = gb_tile_mode_array_mode_byte_0[63:60];
  assign gb_tile_mode_pipe_config_15 = {gb_tile_mode_pipe_config_byte_1[47:45],
      gb_tile_mode_pipe_config_byte_0[31:30]};
  assign gb_tile_mode_tile_split_15 = gb_tile_mode_tile_split_byte_1[47:45];
  assign gb_tile_mode_micro_tile_mode_new_15 = {gb_tile_mode_micro_tile_mode_new_byte_3[15],
      gb_tile_mode_micro_tile_mode_new_byte_2[31:30]};
  assign gb_tile_mode_sample_split_15 = gb_tile_mode_sample_split_byte_3[31:30];
  assign gb_tile_mode_array_mode_16 = gb_tile_mode_array_mode_byte_0[67:64];
  assign gb_tile_mode_pipe_config_16 = {gb_tile_mode_pipe_config_byte_1[50:48],
      gb_tile_mode_pipe_config_byte_0[33:32]};
  assign gb_tile_mode_tile_split_16 = gb_tile_mode_tile_split_byte_1[50:48];
  assign gb_tile_mode_micro_tile_mode_new_16 = {gb_tile_mode_micro_tile_mode_new_byte_3[16],
      gb_tile_mode_micro_tile_mode_new_byte_2[33:32]};
  assign gb_tile_mode_sample_split_16 = gb_tile_mode_sample_split_byte_3[33:32];
  assign gb_tile_mode_array_mode_17 = gb_tile_mode_array_mode_byte_0[71:68];
  assign gb_tile_mode_pipe_config_17 = {gb_tile_mode_pipe_config_byte_1[53:51],
      gb_tile_mode_pipe_config_byte_0[35:34]};
  assign gb_tile_mode_tile_split_17 = gb_tile_mode_tile_split_byte_1[53:51];
  assign gb_tile_mode_micro_tile_mode_new_17 = {gb_tile_mode_micro_tile_mode_new_byte_3[17],
      gb_tile_mode_micro_tile_mode_new_byte_2[35:34]};
  assign gb_tile_mode_sample_split_17 = gb_tile_mode_sample_split_byte_3[35:34];
  assign gb_tile_mode_array_mode_18 = gb_tile_mode_array_mode_byte_0[75:72];
  assign gb_tile_mode_pipe_config_18 = {gb_tile_mode_pipe_config_byte_1[56:54],
      gb_tile_mode_pipe_config_byte_0[37:36]};
  assign gb_tile_mode_tile_split_18 = gb_tile_mode_tile_split_byte_1[56:54];
  assign gb_tile_mode_micro_tile_mode_new_18 = {gb_tile_mode_micro_tile_mode_new_byte_3[18],
      gb_tile_mode_micro_tile_mode_new_byte_2[37:36]};
  assign gb_tile_mode_sample_split_18 = gb_tile_mode_sample_split_byte_3[37:36];
  assign gb_tile_mode_array_mode_19 = gb_tile_mode_array_mode_byte_0[79:76];
  assign gb_tile_mode_pipe_config_19 = {gb_tile_mode_pipe_config_byte_1[59:57],
      gb_tile_mode_pipe_config_byte_0[39:38]};
  assign gb_tile_mode_tile_split_19 = gb_tile_mode_tile_split_byte_1[59:57];
  assign gb_tile_mode_micro_tile_mode_new_19 = {gb_tile_mode_micro_tile_mode_new_byte_3[19],
      gb_tile_mode_micro_tile_mode_new_byte_2[39:38]};
  assign gb_tile_mode_sample_split_19 = gb_tile_mode_sample_split_byte_3[39:38];
  assign gb_tile_mode_array_mode_20 = gb_tile_mode_array_mode_byte_0[83:80];
  assign gb_tile_mode_pipe_config_20 = {gb_tile_mode_pipe_config_byte_1[62:60],
      gb_tile_mode_pipe_config_byte_0[41:40]};
  assign gb_tile_mode_tile_split_20 = gb_tile_mode_tile_split_byte_1[62:60];
  assign gb_tile_mode_micro_tile_mode_new_20 = {gb_tile_mode_micro_tile_mode_new_byte_3[20],
      gb_tile_mode_micro_tile_mode_new_byte_2[41:40]};
  assign gb_tile_mode_sample_split_20 = gb_tile_mode_sample_split_byte_3[41:40];
  assign gb_tile_mode_array_mode_21 = gb_tile_mode_array_mode_byte_0[87:84];
  assign gb_tile_mode_pipe_config_21 = {gb_tile_mode_pipe_config_byte_1[65:63],
      gb_tile_mode_pipe_config_byte_0[43:42]};
  assign gb_tile_mode_tile_split_21 = gb_tile_mode_tile_split_byte_1[65:63];
  assign gb_tile_mode_micro_tile_mode_new_21 = {gb_tile_mode_micro_tile_mode_new_byte_3[21],
      gb_tile_mode_micro_tile_mode_new_byte_2[43:42]};
  assign gb_tile_mode_sample_split_21 = gb_tile_mode_sample_split_byte_3[43:42];
  assign gb_tile_mode_array_mode_22 = gb_tile_mode_array_mode_byte_0[91:88];
  assign gb_tile_mode_pipe_config_22 = {gb_tile_mode_pipe_config_byte_1[68:66],
      gb_tile_mode_pipe_config_byte_0[45:44]};
  assign gb_tile_mode_tile_split_22 = gb_tile_mode_tile_split_byte_1[68:66];
  assign gb_tile_mode_micro_tile_mode_new_22 = {gb_tile_mode_micro_tile_mode_new_byte_3[22],
      gb_tile_mode_micro_tile_mode_new_byte_2[45:44]};
  assign gb_tile_mode_sample_split_22 = gb_tile_mode_sample_split_byte_3[45:44];
  assign gb_tile_mode_array_mode_23 = gb_tile_mode_array_mode_byte_0[95:92];
  assign gb_tile_mode_pipe_config_23 = {gb_tile_mode_pipe_config_byte_1[71:69],
      gb_tile_mode_pipe_config_byte_0[47:46]};
  assign gb_tile_mode_tile_split_23 = gb_tile_mode_tile_split_byte_1[71:69];
  assign gb_tile_mode_micro_tile_mode_new_23 = {gb_tile_mode_micro_tile_mode_new_byte_3[23],
      gb_tile_mode_micro_tile_mode_new_byte_2[47:46]};
  assign gb_tile_mode_sample_split_23 = gb_tile_mode_sample_split_byte_3[47:46];
  assign gb_tile_mode_array_mode_24 = gb_tile_mode_array_mode_byte_0[99:96];
  assign gb_tile_mode_pipe_config_24 = {gb_tile_mode_pipe_config_byte_1[74:72],
      gb_tile_mode_pipe_config_byte_0[49:48]};
  assign gb_tile_mode_tile_split_24 = gb_tile_mode_tile_split_byte_1[74:72];
  assign gb_tile_mode_micro_tile_mode_new_24 = {gb_tile_mode_micro_tile_mode_new_byte_3[24],
      gb_tile_mode_micro_tile_mode_new_byte_2[49:48]};
  assign gb_tile_mode_sample_split_24 = gb_tile_mode_sample_split_byte_3[49:48];
  assign gb_tile_mode_array_mode_25 = gb_tile_mode_array_mode_byte_0[103:100];
  assign gb_tile_mode_pipe_config_25 = {gb_tile_mode_pipe_config_byte_1[77:75],
      gb_tile_mode_pipe_config_byte_0[51:50]};
  assign gb_tile_mode_tile_split_25 = gb_tile_mode_tile_split_byte_1[77:75];
  assign gb_tile_mode_micro_tile_mode_new_25 = {gb_tile_mode_micro_tile_mode_new_byte_3[25],
      gb_tile_mode_micro_tile_mode_new_byte_2[51:50]};
  assign gb_tile_mode_sample_split_25 = gb_tile_mode_sample_split_byte_3[51:50];
  assign gb_tile_mode_array_mode_26 = gb_tile_mode_array_mode_byte_0[107:104];
  assign gb_tile_mode_pipe_config_26 = {gb_tile_mode_pipe_config_byte_1[80:78],
      gb_tile_mode_pipe_config_byte_0[53:52]};
  assign gb_tile_mode_tile_split_26 = gb_tile_mode_tile_split_byte_1[80:78];
  assign gb_tile_mode_micro_tile_mode_new_26 = {gb_tile_mode_micro_tile_mode_new_byte_3[26],
      gb_tile_mode_micro_tile_mode_new_byte_2[53:52]};
  assign gb_tile_mode_sample_split_26 = gb_tile_mode_sample_split_byte_3[53:52];
  assign gb_tile_mode_array_mode_27 = gb_tile_mode_array_mode_byte_0[111:108];
  assign gb_tile_mode_pipe_config_27 = {gb_tile_mode_pipe_config_byte_1[83:81],
      gb_tile_mode_pipe_config_byte_0[55:54]};
  assign gb_tile_mode_tile_split_27 = gb_tile_mode_tile_split_byte_1[83:81];
  assign gb_tile_mode_micro_tile_mode_new_27 = {gb_tile_mode_micro_tile_mode_new_byte_3[27],
      gb_tile_mode_micro_tile_mode_new_byte_2[55:54]};
  assign gb_tile_mode_sample_split_27 = gb_tile_mode_sample_split_byte_3[55:54];
  assign gb_tile_mode_array_mode_28 = gb_tile_mode_array_mode_byte_0[115:112];
  assign gb_tile_mode_pipe_config_28 = {gb_tile_mode_pipe_config_byte_1[86:84],
      gb_tile_mode_pipe_config_byte_0[57:56]};
  assign gb_tile_mode_tile_split_28 = gb_tile_mode_tile_split_byte_1[86:84];
  assign gb_tile_mode_micro_tile_mode_new_28 = {gb_tile_mode_micro_tile_mode_new_byte_3[28],
      gb_tile_mode_micro_tile_mode_new_byte_2[57:56]};
  assign gb_tile_mode_sample_split_28 = gb_tile_mode_sample_split_byte_3[57:56];
  assign gb_tile_mode_array_mode_29 = gb_tile_mode_array_mode_byte_0[119:116];
  assign gb_tile_mode_pipe_config_29 = {gb_tile_mode_pipe_config_byte_1[89:87],
      gb_tile_mode_pipe_config_byte_0[59:58]};
  assign gb_tile_mode_tile_split_29 = gb_tile_mode_tile_split_byte_1[89:87];
  assign gb_tile_mode_micro_tile_mode_new_29 = {gb_tile_mode_micro_tile_mode_new_byte_3[29],
      gb_tile_mode_micro_tile_mode_new_byte_2[59:58]};
  assign gb_tile_mode_sample_split_29 = gb_tile_mode_sample_split_byte_3[59:58];
  assign gb_tile_mode_array_mode_30 = gb_tile_mode_array_mode_byte_0[123:120];
  assign gb_tile_mode_pipe_config_30 = {gb_tile_mode_pipe_config_byte_1[92:90],
      gb_tile_mode_pipe_config_byte_0[61:60]};
  assign gb_tile_mode_tile_split_30 = gb_tile_mode_tile_split_byte_1[92:90];
  assign gb_tile_mode_micro_tile_mode_new_30 = {gb_tile_mode_micro_tile_mode_new_byte_3[30],
      gb_tile_mode_micro_tile_mode_new_byte_2[61:60]};
  assign gb_tile_mode_sample_split_30 = gb_tile_mode_sample_split_byte_3[61:60];
  assign gb_tile_mode_array_mode_31 = gb_tile_mode_array_mode_byte_0[127:124];
  assign gb_tile_mode_pipe_config_31 = {gb_tile_mode_pipe_config_byte_1[95:93],
      gb_tile_mode_pipe_config_byte_0[63:62]};
  assign gb_tile_mode_tile_split_31 = gb_tile_mode_tile_split_byte_1[95:93];
  assign gb_tile_mode_micro_tile_mode_new_31 = {gb_tile_mode_micro_tile_mode_new_byte_3[31],
      gb_tile_mode_micro_tile_mode_new_byte_2[63:62]};
  assign gb_tile_mode_sample_split_31 = gb_tile_mode_sample_split_byte_3[63:62];
  assign gb_macrotile_mode_bank_width_0 = gb_macrotile_mode_bank_width_byte_0[1:0];
  assign gb_macrotile_mode_bank_height_0 = gb_macrotile_mode_bank_height_byte_0[1:0];
  assign gb_macrotile_mode_macro_tile_aspect_0 = gb_macrotile_mode_macro_tile_aspect_byte_0[1:0];
  assign gb_macrotile_mode_num_banks_0 = gb_macrotile_mode_num_banks_byte_0[1:0];
  assign gb_macrotile_mode_bank_width_1 = gb_macrotile_mode_bank_width_byte_0[3:2];
  assign gb_macrotile_mode_bank_height_1 = gb_macrotile_mode_bank_height_byte_0[3:2];
  assign gb_macrotile_mode_macro_tile_aspect_1 = gb_macrotile_mode_macro_tile_aspect_byte_0[3:2];
  assign gb_macrotile_mode_num_banks_1 = gb_macrotile_mode_num_banks_byte_0[3:2];
  assign gb_macrotile_mode_bank_width_2 = gb_macrotile_mode_bank_width_byte_0[5:4];
  assign gb_macrotile_mode_bank_height_2 = gb_macrotile_mode_bank_height_byte_0[5:4];
  assign gb_macrotile_mode_macro_tile_aspect_2 = gb_macrotile_mode_macro_tile_aspect_byte_0[5:4];
  assign gb_macrotile_mode_num_banks_2 = gb_macrotile_mode_num_banks_byte_0[5:4];
  assign gb_macrotile_mode_bank_width_3 = gb_macrotile_mode_bank_width_byte_0[7:6];
  assign gb_macrotile_mode_bank_height_3 = gb_macrotile_mode_bank_height_byte_0[7:6];
  assign gb_macrotile_mode_macro_tile_aspect_3 = gb_macrotile_mode_macro_tile_aspect_byte_0[7:6];
  assign gb_macrotile_mode_num_banks_3 = gb_macrotile_mode_num_banks_byte_0[7:6];
  assign gb_macrotile_mode_bank_width_4 = gb_macrotile_mode_bank_width_byte_0[9:8];
  assign gb_macrotile_mode_bank_height_4 = gb_macrotile_mode_bank_height_byte_0[9:8];
  assign gb_macrotile_mode_macro_tile_aspect_4 = gb_macrotile_mode_macro_tile_aspect_byte_0[9:8];
  assign gb_macrotile_mode_num_banks_4 = gb_macrotile_mode_num_banks_byte_0[9:8];
  assign gb_macrotile_mode_bank_width_5 = gb_macrotile_mode_bank_width_byte_0[11:10];
  assign gb_macrotile_mode_bank_height_5 = gb_macrotile_mode_bank_height_byte_0[11:10];
  assign gb_macrotile_mode_macro_tile_aspect_5 = gb_macrotile_mode_macro_tile_aspect_byte_0[11:10];
  assign gb_macrotile_mode_num_banks_5 = gb_macrotile_mode_num_banks_byte_0[11:10];
  assign gb_macrotile_mode_bank_width_6 = gb_macrotile_mode_bank_width_byte_0[13:12];
  assign gb_macrotile_mode_bank_height_6 = gb_macrotile_mode_bank_height_byte_0[13:12];
  assign gb_macrotile_mode_macro_tile_aspect_6 = gb_macrotile_mode_macro_tile_aspect_byte_0[13:12];
  assign gb_macrotile_mode_num_banks_6 = gb_macrotile_mode_num_banks_byte_0[13:12];
  assign gb_macrotile_mode_bank_width_7 = gb_macrotile_mode_bank_width_byte_0[15:14];
  assign gb_macrotile_mode_bank_height_7 = gb_macrotile_mode_bank_height_byte_0[15:14];
  assign gb_macrotile_mode_macro_tile_aspect_7 = gb_macrotile_mode_macro_tile_aspect_byte_0[15:14];
  assign gb_macrotile_mode_num_banks_7 = gb_macrotile_mode_num_banks_byte_0[15:14];
  assign gb_macrotile_mode_bank_width_8 = gb_macrotile_mode_bank_width_byte_0[17:16];
  assign gb_macrotile_mode_bank_height_8 = gb_macrotile_mode_bank_height_byte_0[17:16];
  assign gb_macrotile_mode_macro_tile_aspect_8 = gb_macrotile_mode_macro_tile_aspect_byte_0[17:16];
  assign gb_macrotile_mode_num_banks_8 = gb_macrotile_mode_num_banks_byte_0[17:16];
  assign gb_macrotile_mode_bank_width_9 = gb_macrotile_mode_bank_width_byte_0[19:18];
  assign gb_macrotile_mode_bank_height_9 = gb_macrotile_mode_bank_height_byte_0[19:18];
  assign gb_macrotile_mode_macro_tile_aspect_9 = gb_macrotile_mode_macro_tile_aspect_byte_0[19:18];
  assign gb_macrotile_mode_num_banks_9 = gb_macrotile_mode_num_banks_byte_0[19:18];
  assign gb_macrotile_mode_bank_width_10 = gb_macrotile_mode_bank_width_byte_0[21:20];
  assign gb_macrotile_mode_bank_height_10 = gb_macrotile_mode_bank_height_byte_0[21:20];
  assign gb_macrotile_mode_macro_tile_aspect_10 = gb_macrotile_mode_macro_tile_aspect_byte_0[21:20];
  assign gb_macrotile_mode_num_banks_10 = gb_macrotile_mode_num_banks_byte_0[21:20];
  assign gb_macrotile_mode_bank_width_11 = gb_macrotile_mode_bank_width_byte_0[23:22];
  assign gb_macrotile_mode_bank_height_11 = gb_macrotile_mode_bank_height_byte_0[23:22];
  assign gb_macrotile_mode_macro_tile_aspect_11 = gb_macrotile_mode_macro_tile_aspect_byte_0[23:22];
  assign gb_macrotile_mode_num_banks_11 = gb_macrotile_mode_num_banks_byte_0[23:22];
  assign gb_macrotile_mode_bank_width_12 = gb_macrotile_mode_bank_width_byte_0[25:24];
  assign gb_macrotile_mode_bank_height_12 = gb_macrotile_mode_bank_height_byte_0[25:24];
  assign gb_macrotile_mode_macro_tile_aspect_12 = gb_macrotile_mode_macro_tile_aspect_byte_0[25:24];
  assign gb_macrotile_mode_num_banks_12 = gb_macrotile_mode_num_banks_byte_0[25:24];
  assign gb_macrotile_mode_bank_width_13 = gb_macrotile_mode_bank_width_byte_0[27:26];
  assign gb_macrotile_mode_bank_height_13 = gb_macrotile_mode_bank_height_byte_0[27:26];
  assign gb_macrotile_mode_macro_tile_aspect_13 = gb_macrotile_mode_macro_tile_aspect_byte_0[27:26];
  assign gb_macrotile_mode_num_banks_13 = gb_macrotile_mode_num_banks_byte_0[27:26];
  assign gb_macrotile_mode_bank_width_14 = gb_macrotile_mode_bank_width_byte_0[29:28];
  assign gb_macrotile_mode_bank_height_14 = gb_macrotile_mode_bank_height_byte_0[29:28];
  assign gb_macrotile_mode_macro_tile_aspect_14 = gb_macrotile_mode_macro_tile_aspect_byte_0[29:28];
  assign gb_macrotile_mode_num_banks_14 = gb_macrotile_mode_num_banks_byte_0[29:28];
  assign gb_macrotile_mode_bank_width_15 = gb_macrotile_mode_bank_width_byte_0[31:30];
  assign gb_macrotile_mode_bank_height_15 = gb_macrotile_mode_bank_height_byte_0[31:30];
  assign gb_macrotile_mode_macro_tile_aspect_15 = gb_macrotile_mode_macro_tile_aspect_byte_0[31:30];
  assign gb_macrotile_mode_num_banks_15 = gb_macrotile_mode_num_banks_byte_0[31:30];
  wire [7:0] bus_read_data_joined = {gb_macrotile_mode_num_banks_byte_0[31:30],
      gb_macrotile_mode_macro_tile_aspect_byte_0[31:30], gb_macrotile_mode_bank_height_byte_0[31:30],
      gb_macrotile_mode_bank_width_byte_0[31:30]};
  wire [7:0] bus_read_data_joined_2 = {gb_macrotile_mode_num_banks_byte_0[29:28],
      gb_macrotile_mode_macro_tile_aspect_byte_0[29:28], gb_macrotile_mode_bank_height_byte_0[29:28],
      gb_macrotile_mode_bank_width_byte_0[29:28]};
  wire [7:0] bus_read_data_joined_3 = {gb_macrotile_mode_num_banks_byte_0[27:26],
      gb_macrotile_mode_macro_tile_aspect_byte_0[27:26], gb_macrotile_mode_bank_height_byte_0[27:26],
      gb_macrotile_mode_bank_width_byte_0[27:26]};
  wire [7:0] bus_read_data_joined_4 = {gb_macrotile_mode_num_banks_byte_0[25:24],
      gb_macrotile_mode_macro_tile_aspect_byte_0[25:24], gb_macrotile_mode_bank_height_byte_0[25:24],
      gb_macrotile_mode_bank_width_byte_0[25:24]};
  wire [7:0] bus_read_data_joined_5 = {gb_macrotile_mode_num_banks_byte_0[23:22],
      gb_macrotile_mode_macro_tile_aspect_byte_0[23:22], gb_macrotile_mode_bank_height_byte_0[23:22],
      gb_macrotile_mode_bank_width_byte_0[23:22]};
  wire [7:0] bus_read_data_joined_6 = {gb_macrotile_mode_num_banks_byte_0[21:20],
      gb_macrotile_mode_macro_tile_aspect_byte_0[21:20], gb_macrotile_mode_bank_height_byte_0[21:20],
      gb_macrotile_mode_bank_width_byte_0[21:20]};
  wire [7:0] bus_read_data_joined_7 = {gb_macrotile_mode_num_banks_byte_0[19:18],
      gb_macrotile_mode_macro_tile_aspect_byte_0[19:18], gb_macrotile_mode_bank_height_byte_0[19:18],
      gb_macrotile_mode_bank_width_byte_0[19:18]};
  wire [7:0] bus_read_data_joined_8 = {gb_macrotile_mode_num_banks_byte_0[17:16],
      gb_macrotile_mode_macro_tile_aspect_byte_0[17:16], gb_macrotile_mode_bank_height_byte_0[17:16],
      gb_macrotile_mode_bank_width_byte_0[17:16]};
  wire [7:0] bus_read_data_joined_9 = {gb_macrotile_mode_num_banks_byte_0[15:14],
      gb_macrotile_mode_macro_tile_aspect_byte_0[15:14], gb_macrotile_mode_bank_height_byte_0[15:14],
      gb_macrotile_mode_bank_width_byte_0[15:14]};
  wire [7:0] bus_read_data_joined_10 = {gb_macrotile_mode_num_banks_byte_0[13:12],
      gb_macrotile_mode_macro_tile_aspect_byte_0[13:12], gb_macrotile_mode_bank_height_byte_0[13:12],
      gb_macrotile_mode_bank_width_byte_0[13:12]};
  wire [7:0] bus_read_data_joined_11 = {gb_macrotile_mode_num_banks_byte_0[11:10],
      gb_macrotile_mode_macro_tile_aspect_byte_0[11:10], gb_macrotile_mode_bank_height_byte_0[11:10],
      gb_macrotile_mode_bank_width_byte_0[11:10]};
  wire [7:0] bus_read_data_joined_12 = {gb_macrotile_mode_num_banks_byte_0[9:8],
      gb_macrotile_mode_macro_tile_aspect_byte_0[9:8], gb_macrotile_mode_bank_height_byte_0[9:8],
      gb_macrotile_mode_bank_width_byte_0[9:8]};
  wire [7:0] bus_read_data_joined_13 = {gb_macrotile_mode_num_banks_byte_0[7:6],
      gb_macrotile_mode_macro_tile_aspect_byte_0[7:6], gb_macrotile_mode_bank_height_byte_0[7:6],
      gb_macrotile_mode_bank_width_byte_0[7:6]};
  wire [7:0] bus_read_data_joined_14 = {gb_macrotile_mode_num_banks_byte_0[5:4],
      gb_macrotile_mode_macro_tile_aspect_byte_0[5:4], gb_macrotile_mode_bank_height_byte_0[5:4],
      gb_macrotile_mode_bank_width_byte_0[5:4]};
  wire [7:0] bus_read_data_joined_15 = {gb_macrotile_mode_num_banks_byte_0[3:2],
      gb_macrotile_mode_macro_tile_aspect_byte_0[3:2], gb_macrotile_mode_bank_height_byte_0[3:2],
      gb_macrotile_mode_bank_width_byte_0[3:2]};
  wire [7:0] bus_read_data_joined_16 = {gb_macrotile_mode_num_banks_byte_0[1:0],
      gb_macrotile_mode_macro_tile_aspect_byte_0[1:0], gb_macrotile_mode_bank_height_byte_0[1:0],
      gb_macrotile_mode_bank_width_byte_0[1:0]};
  wire [26:0] bus_read_data_joined_17 = {gb_tile_mode_sample_split_byte_3[63:62],
      gb_tile_mode_micro_tile_mode_new_byte_3[31], gb_tile_mode_micro_tile_mode_new_byte_2[63:62], 8'd0,
      gb_tile_mode_tile_split_byte_1[95:93], gb_tile_mode_pipe_config_byte_1[95:93],
      gb_tile_mode_pipe_config_byte_0[63:62], gb_tile_mode_array_mode_byte_0[127:124], 2'd0};
  wire [26:0] bus_read_data_joined_18 = {gb_tile_mode_sample_split_byte_3[61:60],
      gb_tile_mode_micro_tile_mode_new_byte_3[30], gb_tile_mode_micro_tile_mode_new_byte_2[61:60], 8'd0,
      gb_tile_mode_tile_split_byte_1[92:90], gb_tile_mode_pipe_config_byte_1[92:90],
      gb_tile_mode_pipe_config_byte_0[61:60], gb_tile_mode_array_mode_byte_0[123:120], 2'd0};
  wire [26:0] bus_read_data_joined_19 = {gb_tile_mode_sample_split_byte_3[59:58],
      gb_tile_mode_micro_tile_mode_new_byte_3[29], gb_tile_mode_micro_tile_mode_new_byte_2[59:58], 8'd0,
      gb_tile_mode_tile_split_byte_1[89:87], gb_tile_mode_pipe_config_byte_1[89:87],
      gb_tile_mode_pipe_config_byte_0[59:58], gb_tile_mode_array_mode_byte_0[119:116], 2'd0};
  wire [26:0] bus_read_data_joined_20 = {gb_tile_mode_sample_split_byte_3[57:56],
      gb_tile_mode_micro_tile_mode_new_byte_3[28], gb_tile_mode_micro_tile_mode_new_byte_2[57:56], 8'd0,
      gb_tile_mode_tile_split_byte_1[86:84], gb_tile_mode_pipe_config_byte_1[86:84],
      gb_tile_mode_pipe_config_byte_0[57:56], gb_tile_mode_array_mode_byte_0[115:112], 2'd0};
  wire [26:0] bus_read_data_joined_21 = {gb_tile_mode_sample_split_byte_3[55:54],
      gb_tile_mode_micro_tile_mode_new_byte_3[27], gb_tile_mode_micro_tile_mode_new_byte_2[55:54], 8'd0,
      gb_tile_mode_tile_split_byte_1[83:81], gb_tile_mode_pipe_config_byte_1[83:81],
      gb_tile_mode_pipe_config_byte_0[55:54], gb_tile_mode_array_mode_byte_0[111:108], 2'd0};
  wire [26:0] bus_read_data_joined_22 = {gb_tile_mode_sample_split_byte_3[53:52],
      gb_tile_mode_micro_tile_mode_new_byte_3[26], gb_tile_mode_micro_tile_mode_new_byte_2[53:52], 8'd0,
      gb_tile_mode_tile_split_byte_1[80:78], gb_tile_mode_pipe_config_byte_1[80:78],
      gb_tile_mode_pipe_config_byte_0[53:52], gb_tile_mode_array_mode_byte_0[107:104], 2'd0};
  wire [26:0] bus_read_data_joined_23 = {gb_tile_mode_sample_split_byte_3[51:50],
      gb_tile_mode_micro_tile_mode_new_byte_3[25], gb_tile_mode_micro_tile_mode_new_byte_2[51:50], 8'd0,
      gb_tile_mode_tile_split_byte_1[77:75], gb_tile_mode_pipe_config_byte_1[77:75],
      gb_tile_mode_pipe_config_byte_0[51:50], gb_tile_mode_array_mode_byte_0[103:100], 2'd0};
  wire [26:0] bus_read_data_joined_24 = {gb_tile_mode_sample_split_byte_3[49:48],
      gb_tile_mode_micro_tile_mode_new_byte_3[24], gb_tile_mode_micro_tile_mode_new_byte_2[49:48], 8'd0,
      gb_tile_mode_tile_split_byte_1[74:72], gb_tile_mode_pipe_config_byte_1[74:72],
      gb_tile_mode_pipe_config_byte_0[49:48], gb_tile_mode_array_mode_byte_0[99:96], 2'd0};
  wire [26:0] bus_read_data_joined_25 = {gb_tile_mode_sample_split_byte_3[47:46],
      gb_tile_mode_micro_tile_mode_new_byte_3[23], gb_tile_mode_micro_tile_mode_new_byte_2[47:46], 8'd0,
      gb_tile_mode_tile_split_byte_1[71:69], gb_tile_mode_pipe_config_byte_1[71:69],
      gb_tile_mode_pipe_config_byte_0[47:46], gb_tile_mode_array_mode_byte_0[95:92], 2'd0};
  wire [26:0] bus_read_data_joined_26 = {gb_tile_mode_sample_split_byte_3[45:44],
      gb_tile_mode_micro_tile_mode_new_byte_3[22], gb_tile_mode_micro_tile_mode_new_byte_2[45:44], 8'd0,
      gb_tile_mode_tile_split_byte_1[68:66], gb_tile_mode_pipe_config_byte_1[68:66],
      gb_tile_mode_pipe_config_byte_0[45:44], gb_tile_mode_array_mode_byte_0[91:88], 2'd0};
  wire [26:0] bus_read_data_joined_27 = {gb_tile_mode_sample_split_byte_3[43:42],
      gb_tile_mode_micro_tile_mode_new_byte_3[21], gb_tile_mode_micro_tile_mode_new_byte_2[43:42], 8'd0,
      gb_tile_mode_tile_split_byte_1[65:63], gb_tile_mode_pipe_config_byte_1[65:63],
      gb_tile_mode_pipe_config_byte_0[43:42], gb_tile_mode_array_mode_byte_0[87:84], 2'd0};
  wire [26:0] bus_read_data_joined_28 = {gb_tile_mode_sample_split_byte_3[41:40],
      gb_tile_mode_micro_tile_mode_new_byte_3[20], gb_tile_mode_micro_tile_mode_new_byte_2[41:40], 8'd0,
      gb_tile_mode_tile_split_byte_1[62:60], gb_tile_mode_pipe_config_byte_1[62:60],
      gb_tile_mode_pipe_config_byte_0[41:40], gb_tile_mode_array_mode_byte_0[83:80], 2'd0};
  wire [26:0] bus_read_data_joined_29 = {gb_tile_mode_sample_split_byte_3[39:38],
      gb_tile_mode_micro_tile_mode_new_byte_3[19], gb_tile_mode_micro_tile_mode_new_byte_2[39:38], 8'd0,
      gb_tile_mode_tile_split_byte_1[59:57], gb_tile_mode_pipe_config_byte_1[59:57],
      gb_tile_mode_pipe_config_byte_0[39:38], gb_tile_mode_array_mode_byte_0[79:76], 2'd0};
  wire [26:0] bus_read_data_joined_30 = {gb_tile_mode_sample_split_byte_3[37:36],
      gb_tile_mode_micro_tile_mode_new_byte_3[18], gb_tile_mode_micro_tile_mode_new_byte_2[37:36], 8'd0,
      gb_tile_mode_tile_split_byte_1[56:54], gb_tile_mode_pipe_config_byte_1[56:54],
      gb_tile_mode_pipe_config_byte_0[37:36], gb_tile_mode_array_mode_byte_0[75:72], 2'd0};
  wire [26:0] bus_read_data_joined_31 = {gb_tile_mode_sample_split_byte_3[35:34],
      gb_tile_mode_micro_tile_mode_new_byte_3[17], gb_tile_mode_micro_tile_mode_new_byte_2[35:34], 8'd0,
      gb_tile_mode_tile_split_byte_1[53:51], gb_tile_mode_pipe_config_byte_1[53:51],
      gb_tile_mode_pipe_config_byte_0[35:34], gb_tile_mode_array_mode_byte_0[71:68], 2'd0};
  wire [26:0] bus_read_data_joined_32 = {gb_tile_mode_sample_split_byte_3[33:32],
      gb_tile_mode_micro_tile_mode_new_byte_3[16], gb_tile_mode_micro_tile_mode_new_byte_2[33:32], 8'd0,
      gb_tile_mode_tile_split_byte_1[50:48], gb_tile_mode_pipe_config_byte_1[50:48],
      gb_tile_mode_pipe_config_byte_0[33:32], gb_tile_mode_array_mode_byte_0[67:64], 2'd0};
  wire [26:0] bus_read_data_joined_33 = {gb_tile_mode_sample_split_byte_3[31:30],
      gb_tile_mode_micro_tile_mode_new_byte_3[15], gb_tile_mode_micro_tile_mode_new_byte_2[31:30], 8'd0,
      gb_tile_mode_tile_split_byte_1[47:45], gb_tile_mode_pipe_config_byte_1[47:45],
      gb_tile_mode_pipe_config_byte_0[31:30], gb_tile_mode_array_mode_byte_0[63:60], 2'd0};
  wire [26:0] bus_read_data_joined_34 = {gb_tile_mode_sample_split_byte_3[29:28],
      gb_tile_mode_micro_tile_mode_new_byte_3[14], gb_tile_mode_micro_tile_mode_new_byte_2[29:28], 8'd0,
      gb_tile_mode_tile_split_byte_1[44:42], gb_tile_mode_pipe_config_byte_1[44:42],
      gb_tile_mode_pipe_config_byte_0[29:28], gb_tile_mode_array_mode_byte_0[59:56], 2'd0};
  wire [26:0] bus_read_data_joined_35 = {gb_tile_mode_sample_split_byte_3[27:26],
      gb_tile_mode_micro_tile_mode_new_byte_3[13], gb_tile_mode_micro_tile_mode_new_byte_2[27:26], 8'd0,
      gb_tile_mode_tile_split_byte_1[41:39], gb_tile_mode_pipe_config_byte_1[41:39],
      gb_tile_mode_pipe_config_byte_0[27:26], gb_tile_mode_array_mode_byte_0[55:52], 2'd0};
  wire [26:0] bus_read_data_joined_36 = {gb_tile_mode_sample_split_byte_3[25:24],
      gb_tile_mode_micro_tile_mode_new_byte_3[12], gb_tile_mode_micro_tile_mode_new_byte_2[25:24], 8'd0,
      gb_tile_mode_tile_split_byte_1[38:36], gb_tile_mode_pipe_config_byte_1[38:36],
      gb_tile_mode_pipe_config_byte_0[25:24], gb_tile_mode_array_mode_byte_0[51:48], 2'd0};
  wire [26:0] bus_read_data_joined_37 = {gb_tile_mode_sample_split_byte_3[23:22],
      gb_tile_mode_micro_tile_mode_new_byte_3[11], gb_tile_mode_micro_tile_mode_new_byte_2[23:22], 8'd0,
      gb_tile_mode_tile_split_byte_1[35:33], gb_tile_mode_pipe_config_byte_1[35:33],
      gb_tile_mode_pipe_config_byte_0[23:22], gb_tile_mode_array_mode_byte_0[47:44], 2'd0};
  wire [26:0] bus_read_data_joined_38 = {gb_tile_mode_sample_split_byte_3[21:20],
      gb_tile_mode_micro_tile_mode_new_byte_3[10], gb_tile_mode_micro_tile_mode_new_byte_2[21:20], 8'd0,
      gb_tile_mode_tile_split_byte_1[32:30], gb_tile_mode_pipe_config_byte_1[32:30],
      gb_tile_mode_pipe_config_byte_0[21:20], gb_tile_mode_array_mode_byte_0[43:40], 2'd0};
  wire [26:0] bus_read_data_joined_39 = {gb_tile_mode_sample_split_byte_3[19:18],
      gb_tile_mode_micro_tile_mode_new_byte_3[9], gb_tile_mode_micro_tile_mode_new_byte_2[19:18], 8'd0,
      gb_tile_mode_tile_split_byte_1[29:27], gb_tile_mode_pipe_config_byte_1[29:27],
      gb_tile_mode_pipe_config_byte_0[19:18], gb_tile_mode_array_mode_byte_0[39:36], 2'd0};
  wire [26:0] bus_read_data_joined_40 = {gb_tile_mode_sample_split_byte_3[17:16],
      gb_tile_mode_micro_tile_mode_new_byte_3[8], gb_tile_mode_micro_tile_mode_new_byte_2[17:16], 8'd0,
      gb_tile_mode_tile_split_byte_1[26:24], gb_tile_mode_pipe_config_byte_1[26:24],
      gb_tile_mode_pipe_config_byte_0[17:16], gb_tile_mode_array_mode_byte_0[35:32], 2'd0};
  wire [26:0] bus_read_data_joined_41 = {gb_tile_mode_sample_split_byte_3[15:14],
      gb_tile_mode_micro_tile_mode_new_byte_3[7], gb_tile_mode_micro_tile_mode_new_byte_2[15:14], 8'd0,
      gb_tile_mode_tile_split_byte_1[23:21], gb_tile_mode_pipe_config_byte_1[23:21],
      gb_tile_mode_pipe_config_byte_0[15:14], gb_tile_mode_array_mode_byte_0[31:28], 2'd0};
  wire [26:0] bus_read_data_joined_42 = {gb_tile_mode_sample_split_byte_3[13:12],
      gb_tile_mode_micro_tile_mode_new_byte_3[6], gb_tile_mode_micro_tile_mode_new_byte_2[13:12], 8'd0,
      gb_tile_mode_tile_split_byte_1[20:18], gb_tile_mode_pipe_config_byte_1[20:18],
      gb_tile_mode_pipe_config_byte_0[13:12], gb_tile_mode_array_mode_byte_0[27:24], 2'd0};
  wire [26:0] bus_read_data_joined_43 = {gb_tile_mode_sample_split_byte_3[11:10],
      gb_tile_mode_micro_tile_mode_new_byte_3[5], gb_tile_mode_micro_tile_mode_new_byte_2[11:10], 8'd0,
      gb_tile_mode_tile_split_byte_1[17:15], gb_tile_mode_pipe_config_byte_1[17:15],
      gb_tile_mode_pipe_config_byte_0[11:10], gb_tile_mode_array_mode_byte_0[23:20], 2'd0};
  wire [26:0] bus_read_data_joined_44 = {gb_tile_mode_sample_split_byte_3[9:8],
      gb_tile_mode_micro_tile_mode_new_byte_3[4], gb_tile_mode_micro_tile_mode_new_byte_2[9:8], 8'd0,
      gb_tile_mode_tile_split_byte_1[14:12], gb_tile_mode_pipe_config_byte_1[14:12],
      gb_tile_mode_pipe_config_byte_0[9:8], gb_tile_mode_array_mode_byte_0[19:16], 2'd0};
  wire [26:0] bus_read_data_joined_45 = {gb_tile_mode_sample_split_byte_3[7:6],
      gb_tile_mode_micro_tile_mode_new_byte_3[3], gb_tile_mode_micro_tile_mode_new_byte_2[7:6], 8'd0,
      gb_tile_mode_tile_split_byte_1[11:9], gb_tile_mode_pipe_config_byte_1[11:9],
      gb_tile_mode_pipe_config_byte_0[7:6], gb_tile_mode_array_mode_byte_0[15:12], 2'd0};
  wire [26:0] bus_read_data_joined_46 = {gb_tile_mode_sample_split_byte_3[5:4],
      gb_tile_mode_micro_tile_mode_new_byte_3[2], gb_tile_mode_micro_tile_mode_new_byte_2[5:4], 8'd0,
      gb_tile_mode_tile_split_byte_1[8:6], gb_tile_mode_pipe_config_byte_1[8:6],
      gb_tile_mode_pipe_config_byte_0[5:4], gb_tile_mode_array_mode_byte_0[11:8], 2'd0};
  wire [26:0] bus_read_data_joined_47 = {gb_tile_mode_sample_split_byte_3[3:2],
      gb_tile_mode_micro_tile_mode_new_byte_3[1], gb_tile_mode_micro_tile_mode_new_byte_2[3:2], 8'd0,
      gb_tile_mode_tile_split_byte_1[5:3], gb_tile_mode_pipe_config_byte_1[5:3],
      gb_tile_mode_pipe_config_byte_0[3:2], gb_tile_mode_array_mode_byte_0[7:4], 2'd0};
  wire [26:0] bus_read_data_joined_48 = {gb_tile_mode_sample_split_byte_3[1:0],
      gb_tile_mode_micro_tile_mode_new_byte_3[0], gb_tile_mode_micro_tile_mode_new_byte_2[1:0], 8'd0,
      gb_tile_mode_tile_split_byte_1[2:0], gb_tile_mode_pipe_config_byte_1[2:0],
      gb_tile_mode_pipe_config_byte_0[1:0], gb_tile_mode_array_mode_byte_0[3:0], 2'd0};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd4: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_48}};
    6'd5: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_47}};
    6'd6: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_46}};
    6'd7: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_45}};
    6'd8: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_44}};
    6'd9: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_43}};
    6'ha: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_42}};
    6'hb: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_41}};
    6'hc: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_40}};
    6'hd: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_39}};
    6'he: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_38}};
    6'hf: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_37}};
    6'h10: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_36}};
    6'h11: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_35}};
    6'h12: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_34}};
    6'h13: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_33}};
    6'h14: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_32}};
    6'h15: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_31}};
    6'h16: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_30}};
    6'h17: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_29}};
    6'h18: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_28}};
    6'h19: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_27}};
    6'h1a: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_26}};
    6'h1b: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_25}};
    6'h1c: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_24}};
    6'h1d: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_23}};
    6'h1e: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_22}};
    6'h1f: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_21}};
    6'h20: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_20}};
    6'h21: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_19}};
    6'h22: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_18}};
    6'h23: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_17}};
    6'h24: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_16}};
    6'h25: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_15}};
    6'h26: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_14}};
    6'h27: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_13}};
    6'h28: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_12}};
    6'h29: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_11}};
    6'h2a: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_10}};
    6'h2b: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_9}};
    6'h2c: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_8}};
    6'h2d: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_7}};
    6'h2e: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_6}};
    6'h2f: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_5}};
    6'h30: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_4}};
    6'h31: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_3}};
    6'h32: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_2}};
    6'h33: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined}};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11, 6'h12, 6'h13, 6'h14, 6'h15,
        6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1e, 6'h1f, 6'h20, 6'h21, 6'h22, 6'h23, 6'h24,
        6'h25, 6'h26, 6'h27, 6'h28, 6'h29, 6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h2e, 6'h2f, 6'h30, 6'h31, 6'h32, 6'h33:
        found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire found = (bus_write ? found_entry : bus_read_data_entry[32]) & config_page_99 & (~|bus_address[1:0]);
  genvar i;
  wire write_gb_macrotile_mode_all = writing & config_page_99;
  for (i = 0; i < 16; i = i + 1) begin : each_gb_macrotile_mode_bank_height
    localparam [5:0] INDEX = i + 36;
    wire write_gb_macrotile_mode;
    wire gb_macrotile_mode_bank_width_byte_0_all;
    assign write_gb_macrotile_mode = write_gb_macrotile_mode_all & (bus_address[7:2] == INDEX);
    assign gb_macrotile_mode_bank_width_byte_0_all = write_gb_macrotile_mode & bus_bytes[0];
    always @(posedge clock) begin
      if (gb_macrotile_mode_bank_width_byte_0_all) begin
        gb_macrotile_mode_bank_width_byte_0[i*2 +: 2] <= bus_data[1:0];
        gb_macrotile_mode_bank_height_byte_0[i*2 +: 2] <= bus_data[3:2];
        gb_macrotile_mode_macro_tile_aspect_byte_0[i*2 +: 2] <= bus_data[5:4];
        gb_macrotile_mode_num_banks_byte_0[i*2 +: 2] <= bus_data[7:6];
      end
    end
  end

  for (i = 0; i < 32; i = i + 1) begin : each_gb_tile_mode_micro_tile_mode_new
    localparam [5:0] INDEX_2 = i + 4;
    wire write_gb_tile_mode;
    assign write_gb_tile_mode = write_gb_macrotile_mode_all & (bus_address[7:2] == INDEX_2);
    always @(posedge clock) begin
      if (write_gb_tile_mode & bus_bytes[0]) begin
        gb_tile_mode_array_mode_byte_0[i*4 +: 4] <= bus_data[5:2];
        gb_tile_mode_pipe_config_byte_0[i*2 +: 2] <= bus_data[7:6];
      end
      if (write_gb_tile_mode & bus_bytes[1]) begin
        gb_tile_mode_pipe_config_byte_1[i*3 +: 3] <= bus_data[10:8];
        gb_tile_mode_tile_split_byte_1[i*3 +: 3] <= bus_data[13:11];
      end
      if (write_gb_tile_mode & bus_bytes[2]) gb_tile_mode_micro_tile_mode_new_byte_2[i*2 +: 2] <= bus_data[23:22];
      if (write_gb_tile_mode & bus_bytes[3]) begin
        gb_tile_mode_micro_tile_mode_new_byte_3[i] <= bus_data[24];
        gb_tile_mode_sample_split_byte_3[i*2 +: 2] <= bus_data[26:25];
      end
    end
  end

  initial begin
    bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0; gb_tile_mode_array_mode_byte_0 = 128'd0;
    gb_tile_mode_pipe_config_byte_0 = 64'd0; gb_tile_mode_pipe_config_byte_1 = 96'd0;
    gb_tile_mode_tile_split_byte_1 = 96'd0; gb_tile_mode_micro_tile_mode_new_byte_2 = 64'd0;
    gb_tile_mode_micro_tile_mode_new_byte_3 = 32'd0; gb_tile_mode_sample_split_byte_3 = 64'd0;
    gb_macrotile_mode_bank_width_byte_0 = 32'd0; gb_macrotile_mode_bank_height_byte_0 = 32'd0;
    gb_macrotile_mode_macro_tile_aspect_byte_0 = 32'd0; gb_macrotile_mode_num_banks_byte_0 = 32'd0;
  end
  always @(posedge clock) begin
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_entry[31:0] & {32{config_page_99}} & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
