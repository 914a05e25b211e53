// tile_elements: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_elements (
  input wire [4:0] tile,
  input wire [2:0] pass,
  input wire source_present_0,
  input wire source_present_1,
  input wire source_present_2,
  input wire source_present_3,
  input wire source_present_4,
  input wire source_present_5,
  input wire source_present_6,
  input wire source_present_7,
  input wire source_present_8,
  input wire source_present_9,
  input wire source_present_10,
  input wire source_present_11,
  input wire source_present_12,
  input wire source_present_13,
  input wire source_present_14,
  input wire source_present_15,
  input wire source_present_16,
  input wire source_present_17,
  input wire source_present_18,
  input wire source_present_19,
  input wire source_present_20,
  input wire source_present_21,
  input wire source_present_22,
  input wire source_present_23,
  input wire source_present_24,
  input wire source_present_25,
  input wire source_present_26,
  input wire source_present_27,
  input wire source_present_28,
  input wire source_present_29,
  input wire source_present_30,
  input wire source_present_31,
  input wire [31:0] dword_0,
  input wire [31:0] dword_1,
  input wire [31:0] dword_2,
  input wire [31:0] dword_3,
  input wire [31:0] dword_4,
  input wire [31:0] dword_5,
  input wire [31:0] dword_6,
  input wire [31:0] dword_7,
  input wire [31:0] dword_8,
  input wire [31:0] dword_9,
  input wire [31:0] dword_10,
  input wire [31:0] dword_11,
  input wire [31:0] dword_12,
  input wire [31:0] dword_13,
  input wire [31:0] dword_14,
  input wire [31:0] dword_15,
  input wire [31:0] dword_16,
  input wire [31:0] dword_17,
  input wire [31:0] dword_18,
  input wire [31:0] dword_19,
  input wire [31:0] dword_20,
  input wire [31:0] dword_21,
  input wire [31:0] dword_22,
  input wire [31:0] dword_23,
  input wire [31:0] dword_24,
  input wire [31:0] dword_25,
  input wire [31:0] dword_26,
  input wire [31:0] dword_27,
  input wire [31:0] dword_28,
  input wire [31:0] dword_29,
  input wire [31:0] dword_30,
  input wire [31:0] dword_31,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  input wire [3:0] bytes_4,
  input wire [3:0] bytes_5,
  input wire [3:0] bytes_6,
  input wire [3:0] bytes_7,
  input wire [3:0] bytes_8,
  input wire [3:0] bytes_9,
  input wire [3:0] bytes_10,
  input wire [3:0] bytes_11,
  input wire [3:0] bytes_12,
  input wire [3:0] bytes_13,
  input wire [3:0] bytes_14,
  input wire [3:0] bytes_15,
  input wire [3:0] bytes_16,
  input wire [3:0] bytes_17,
  input wire [3:0] bytes_18,
  input wire [3:0] bytes_19,
  input wire [3:0] bytes_20,
  input wire [3:0] bytes_21,
  input wire [3:0] bytes_22,
  input wire [3:0] bytes_23,
  input wire [3:0] bytes_24,
  input wire [3:0] bytes_25,
  input wire [3:0] bytes_26,
  input wire [3:0] bytes_27,
  input wire [3:0] bytes_28,
  input wire [3:0] bytes_29,
  input wire [3:0] bytes_30,
  input wire [3:0] bytes_31,
  output wire [31:0] write_data_0,
  output wire [31:0] write_data_1,
  output wire [31:0] write_data_2,
  output wire [31:0] write_data_3,
  output wire [31:0] write_data_4,
  output wire [31:0] write_data_5,
  output wire [31:0] write_data_6,
  output wire [31:0] write_data_7,
  output wire [31:0] write_data_8,
  output wire [31:0] write_data_9,
  output wire [31:0] write_data_10,
  output wire [31:0] write_data_11,
  output wire [31:0] write_data_12,
  output wire [31:0] write_data_13,
  output wire [31:0] write_data_14,
  output wire [31:0] write_data_15,
  output wire [31:0] write_data_16,
  output wire [31:0] write_data_17,
  output wire [31:0] write_data_18,
  output wire [31:0] write_data_19,
  output wire [31:0] write_data_20,
  output wire [31:0] write_data_21,
  output wire [31:0] write_data_22,
  output wire [31:0] write_data_23,
  output wire [31:0] write_data_24,
  output wire [31:0] write_data_25,
  output wire [31:0] write_data_26,
  output wire [31:0] write_data_27,
  output wire [31:0] write_data_28,
  output wire [31:0] write_data_29,
  output wire [31:0] write_data_30,
  output wire [31:0] write_data_31,
  output wire [3:0] write_bytes_0,
  output wire [3:0] write_bytes_1,
  output wire [3:0] write_bytes_2,
  output wire [3:0] write_bytes_3,
  output wire [3:0] write_bytes_4,
  output wire [3:0] write_bytes_5,
  output wire [3:0] write_bytes_6,
  output wire [3:0] write_bytes_7,
  output wire [3:0] write_bytes_8,
  output wire [3:0] write_bytes_9,
  output wire [3:0] write_bytes_10,
  output wire [3:0] write_bytes_11,
  output wire [3:0] write_bytes_12,
  output wire [3:0] write_bytes_13,
  output wire [3:0] write_bytes_14,
  output wire [3:0] write_bytes_15,
  output wire [3:0] write_bytes_16,
  output wire [3:0] write_bytes_17,
  output wire [3:0] write_bytes_18,
  output wire [3:0] write_bytes_19,
  output wire [3:0] write_bytes_20,
  output wire [3:0] write_bytes_21,
  output wire [3:0] write_bytes_22,
  output wire [3:0] write_bytes_23,
  output wire [3:0] write_bytes_24,
  output wire [3:0] write_bytes_25,
  output wire [3:0] write_bytes_26,
  output wire [3:0] write_bytes_27,
  output wire [3:0] write_bytes_28,
  output wire [3:0] write_bytes_29,
  output wire [3:0] write_bytes_30,
  output wire [3:0] write_bytes_31
);

  wire [3:0] place;

  assign place = tile[1] ? (4'd1 << pass[1:0]) : {{2{pass[0]}}, ~{2{pass[0]}}};
  assign write_data_0 = tile[1] ? {4{dword_0[7:0]}} : {2{dword_0[15:0]}};
  assign write_data_1 = tile[1] ? {4{dword_1[15:8]}} : {2{dword_1[31:16]}};
  assign write_data_2 = tile[1] ? {4{dword_2[23:16]}} : {2{dword_2[15:0]}};
  assign write_data_3 = tile[1] ? {4{dword_3[31:24]}} : {2{dword_3[31:16]}};
  assign write_data_4 = tile[1] ? {4{dword_4[7:0]}} : {2{dword_4[15:0]}};
  assign write_data_5 = tile[1] ? {4{dword_5[15:8]}} : {2{dword_5[31:16]}};
  assign write_data_6 = tile[1] ? {4{dword_6[23:16]}} : {2{dword_6[15:0]}};
  assign write_data_7 = tile[1] ? {4{dword_7[31:24]}} : {2{dword_7[31:16]}};
  assign write_data_8 = tile[1] ? {4{dword_8[7:0]}} : {2{dword_8[15:0]}};
  assign write_data_9 = tile[1] ? {4{dword_9[15:8]}} : {2{dword_9[31:16]}};
  assign write_data_10 = tile[1] ? {4{dword_10[23:16]}} : {2{dword_10[15:0]}};
  assign write_data_11 = tile[1] ? {4{dword_11[31:24]}} : {2{dword_11[31:16]}};
  assign write_data_12 = tile[1] ? {4{dword_12[7:0]}} : {2{dword_12[15:0]}};
  assign write_data_13 = tile[1] ? {4{dword_13[15:8]}} : {2{dword_13[31:16]}};
  assign write_data_14 = tile[1] ? {4{dword_14[23:16]}} : {2{dword_14[15:0]}};
  assign write_data_15 = tile[1] ? {4{dword_15[31:24]}} : {2{dword_15[31:16]}};
  assign write_data_16 = tile[1] ? {4{dword_16[7:0]}} : {2{dword_16[15:0]}};
  assign write_data_17 = tile[1] ? {4{dword_17[15:8]}} : {2{dword_17[31:16]}};
  assign write_data_18 = tile[1] ? {4{dword_18[23:16]}} : {2{dword_18[15:0]}};
  assign write_data_19 = tile[1] ? {4{dword_19[31:24]}} : {2{dword_19[31:16]}};
  assign write_data_20 = tile[1] ? {4{dword_20[7:0]}} : {2{dword_20[15:0]}};
  assign write_data_21 = tile[1] ? {4{dword_21[15:8]}} : {2{dword_21[31:16]}};
  assign write_data_22 = tile[1] ? {4{dword_22[23:16]}} : {2{dword_22[15:0]}};
  assign write_data_23 = tile[1] ? {4{dword_23[31:24]}} : {2{dword_23[31:16]}};
  assign write_data_24 = tile[1] ? {4{dword_24[7:0]}} : {2{dword_24[15:0]}};
  assign write_data_25 = tile[1] ? {4{dword_25[15:8]}} : {2{dword_25[31:16]}};
  assign write_data_26 = tile[1] ? {4{dword_26[23:16]}} : {2{dword_26[15:0]}};
  assign write_data_27 = tile[1] ? {4{dword_27[31:24]}} : {2{dword_27[31:16]}};
  assign write_data_28 = tile[1] ? {4{dword_28[7:0]}} : {2{dword_28[15:0]}};
  assign write_data_29 = tile[1] ? {4{dword_29[15:8]}} : {2{dword_29[31:16]}};
  assign write_data_30 = tile[1] ? {4{dword_30[23:16]}} : {2{dword_30[15:0]}};
  assign write_data_31 = tile[1] ? {4{dword_31[31:24]}} : {2{dword_31[31:16]}};
  assign write_bytes_0 = (tile[1] ? {4{bytes_0[0]}} : {2{bytes_0[1:0]}}) & place & {4{source_present_0}};
  assign write_bytes_1 = (tile[1] ? {4{bytes_1[1]}} : {2{bytes_1[3:2]}}) & place & {4{source_present_1}};
  assign write_bytes_2 = (tile[1] ? {4{bytes_2[2]}} : {2{bytes_2[1:0]}}) & place & {4{source_present_2}};
  assign write_bytes_3 = (tile[1] ? {4{bytes_3[3]}} : {2{bytes_3[3:2]}}) & place & {4{source_present_3}};
  assign write_bytes_4 = (tile[1] ? {4{bytes_4[0]}} : {2{bytes_4[1:0]}}) & place & {4{source_present_4}};
  assign write_bytes_5 = (tile[1] ? {4{bytes_5[1]}} : {2{bytes_5[3:2]}}) & place & {4{source_present_5}};
  assign write_bytes_6 = (tile[1] ? {4{bytes_6[2]}} : {2{bytes_6[1:0]}}) & place & {4{source_present_6}};
  assign write_bytes_7 = (tile[1] ? {4{bytes_7[3]}} : {2{bytes_7[3:2]}}) & place & {4{source_present_7}};
  assign write_bytes_8 = (tile[1] ? {4{bytes_8[0]}} : {2{bytes_8[1:0]}}) & place & {4{source_present_8}};
  assign write_bytes_9 = (tile[1] ? {4{bytes_9[1]}} : {2{bytes_9[3:2]}}) & place & {4{source_present_9}};
  assign write_bytes_10 = (tile[1] ? {4{bytes_10[2]}} : {2{bytes_10[1:0]}}) & place & {4{source_present_10}};
  assign write_bytes_11 = (tile[1] ? {4{bytes_11[3]}} : {2{bytes_11[3:2]}}) & place & {4{source_present_11}};
  assign write_bytes_12 = (tile[1] ? {4{bytes_12[0]}} : {2{bytes_12[1:0]}}) & place & {4{source_present_12}};
  assign write_bytes_13 = (tile[1] ? {4{bytes_13[1]}} : {2{bytes_13[3:2]}}) & place & {4{source_present_13}};
  assign write_bytes_14 = (tile[1] ? {4{bytes_14[2]}} : {2{bytes_14[1:0]}}) & place & {4{source_present_14}};
  assign write_bytes_15 = (tile[1] ? {4{bytes_15[3]}} : {2{bytes_15[3:2]}}) & place & {4{source_present_15}};
  assign write_bytes_16 = (tile[1] ? {4{bytes_16[0]}} : {2{bytes_16[1:0]}}) & place & {4{source_present_16}};
  assign write_bytes_17 = (tile[1] ? {4{bytes_17[1]}} : {2{bytes_17[3:2]}}) & place & {4{source_present_17}};
  assign write_bytes_18 = (tile[1] ? {4{bytes_18[2]}} : {2{bytes_18[1:0]}}) & place & {4{source_present_18}};
  assign write_bytes_19 = (tile[1] ? {4{bytes_19[3]}} : {2{bytes_19[3:2]}}) & place & {4{source_present_19}};
  assign write_bytes_20 = (tile[1] ? {4{bytes_20[0]}} : {2{bytes_20[1:0]}}) & place & {4{source_present_20}};
  assign write_bytes_21 = (tile[1] ? {4{bytes_21[1]}} : {2{bytes_21[3:2]}}) & place & {4{source_present_21}};
  assign write_bytes_22 = (tile[1] ? {4{bytes_22[2]}} : {2{bytes_22[1:0]}}) & place & {4{source_present_22}};
  assign write_bytes_23 = (tile[1] ? {4{bytes_23[3]}} : {2{bytes_23[3:2]}}) & place & {4{source_present_23}};
  assign write_bytes_24 = (tile[1] ? {4{bytes_24[0]}} : {2{bytes_24[1:0]}}) & place & {4{source_present_24}};
  assign write_bytes_25 = (tile[1] ? {4{bytes_25[1]}} : {2{bytes_25[3:2]}}) & place & {4{source_present_25}};
  assign write_bytes_26 = (tile[1] ? {4{bytes_26[2]}} : {2{bytes_26[1:0]}}) & place & {4{source_present_26}};
  assign write_bytes_27 = (tile[1] ? {4{bytes_27[3]}} : {2{bytes_27[3:2]}}) & place & {4{source_present_27}};
  assign write_bytes_28 = (tile[1] ? {4{bytes_28[0]}} : {2{bytes_28[1:0]}}) & place & {4{source_present_28}};
  assign write_bytes_29 = (tile[1] ? {4{bytes_29[1]}} : {2{bytes_29[3:2]}}) & place & {4{source_present_29}};
  assign write_bytes_30 = (tile[1] ? {4{bytes_30[2]}} : {2{bytes_30[1:0]}}) & place & {4{source_present_30}};
  assign write_bytes_31 = (tile[1] ? {4{bytes_31[3]}} : {2{bytes_31[3:2]}}) & place & {4{source_present_31}};

endmodule

`default_nettype wire
