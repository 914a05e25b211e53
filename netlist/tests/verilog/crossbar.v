// crossbar: generator of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module crossbar (
  input wire [31:0] wants,
  input wire [127:0] data,
  output wire [3:0] taken,
  output wire [63:0] slots
);

  wire [31:0] taken_all; wire [27:0] slots_all; wire [23:0] taken_any /* verilator split_var */;
  wire [7:0] taken_any_set;

  wire [15:0] slots_any = (data[127:112] & {16{taken_all[24]}}) | (data[111:96] & {16{slots_all[21]}}) | (data[95:80]
      & {16{slots_all[22]}}) | (data[79:64] & {16{slots_all[23]}}) | (data[63:48] & {16{slots_all[24]}}) |
      (data[47:32] & {16{slots_all[25]}}) | (data[31:16] & {16{slots_all[26]}}) | (data[15:0] & {16{slots_all[27]}});
  wire [15:0] slots_any_data_127_112 = (data[127:112] & {16{taken_all[16]}}) | (data[111:96] & {16{slots_all[14]}}) |
      (data[95:80] & {16{slots_all[15]}}) | (data[79:64] & {16{slots_all[16]}}) | (data[63:48] & {16{slots_all[17]}})
      | (data[47:32] & {16{slots_all[18]}}) | (data[31:16] & {16{slots_all[19]}}) | (data[15:0] &
      {16{slots_all[20]}});
  wire [15:0] slots_any_data = (data[127:112] & {16{taken_all[8]}}) | (data[111:96] & {16{slots_all[7]}}) |
      (data[95:80] & {16{slots_all[8]}}) | (data[79:64] & {16{slots_all[9]}}) | (data[63:48] & {16{slots_all[10]}}) |
      (data[47:32] & {16{slots_all[11]}}) | (data[31:16] & {16{slots_all[12]}}) | (data[15:0] & {16{slots_all[13]}});
  wire [15:0] slots_any_taken_all_0_wide = (data[127:112] & {16{taken_all[0]}}) | (data[111:96] & {16{slots_all[0]}})
      | (data[95:80] & {16{slots_all[1]}}) | (data[79:64] & {16{slots_all[2]}}) | (data[63:48] & {16{slots_all[3]}})
      | (data[47:32] & {16{slots_all[4]}}) | (data[31:16] & {16{slots_all[5]}}) | (data[15:0] & {16{slots_all[6]}});
  assign slots = {slots_any, slots_any_data_127_112, slots_any_data, slots_any_taken_all_0_wide};
  assign taken = {taken_any[23] | taken_all[31], taken_any[17] | taken_all[23], taken_any[11] | taken_all[15],
      taken_any[5] | taken_all[7]};
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_slots_all
    assign slots_all[7*i] = taken_all[8*i + 1] & ~taken_all[8*i];
    assign taken_any[6*i] = taken_all[8*i] | taken_all[8*i + 1];
  end

  for (i = 0; i < 5; i = i + 1) begin : each_taken_any
    assign taken_any[i + 1] = taken_any[i] | taken_all[i + 2];
    assign taken_any[i + 7] = taken_any[i + 6] | taken_all[i + 10];
    assign taken_any[i + 13] = taken_any[i + 12] | taken_all[i + 18];
    assign taken_any[i + 19] = taken_any[i + 18] | taken_all[i + 26];
  end

  for (i = 0; i < 6; i = i + 1) begin : each_slots_all_2
    assign slots_all[i + 1] = taken_all[i + 2] & ~taken_any[i];
    assign slots_all[i + 8] = taken_all[i + 10] & ~taken_any[i + 6];
    assign slots_all[i + 15] = taken_all[i + 18] & ~taken_any[i + 12];
    assign slots_all[i + 22] = taken_all[i + 26] & ~taken_any[i + 18];
  end

  for (i = 0; i < 8; i = i + 1) begin : each_taken_all
    assign taken_all[i] = wants[28 - 4*i] & taken_any_set[7 - i];
    assign taken_all[i + 8] = wants[29 - 4*i] & taken_any_set[7 - i];
    assign taken_all[i + 16] = wants[30 - 4*i] & taken_any_set[7 - i];
    assign taken_all[i + 24] = wants[31 - 4*i] & taken_any_set[7 - i];
    assign taken_any_set[i] = |data[16*i +: 16];
  end
endmodule
`default_nettype wire
