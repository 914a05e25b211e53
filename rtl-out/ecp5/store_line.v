// store_line: generator of hdl/src/vmem/store_line.rs:18
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module store_line (
  input wire clock, // The one clock.
  input wire step, // A step of a store is done: its lanes are all in the same part.
  input wire [3:0] served, // Lanes served.
  input wire [15:0] word, // Dwords of the line that they write or want.
  input wire [15:0] window, // And which of the three behind that.
  input wire [511:0] data, // What they write, by the lowest two bits of the dword's number.
  input wire [15:0] bytes, // Which bytes of it.
  input wire keep, // What was gathered is kept; else the line starts empty.
  input wire [63:0] mask_before, // Its bytes so far.
  output wire [511:0] line, // The line after the step.
  output wire [63:0] mask // Its bytes, before that clock edge.
);

  reg [511:0] byte_; wire [63:0] byte_shifted, byte_any; wire [15:0] byte_all; wire [127:0] byte_choice;

  assign line = byte_;
  wire [63:0] mask_all = mask_before & {64{keep}};
  assign mask = {byte_any[63:60] | mask_all[63:60], byte_any[59:56] | mask_all[59:56], byte_any[55:52] |
      mask_all[55:52], byte_any[51:48] | mask_all[51:48], byte_any[47:44] | mask_all[47:44], byte_any[43:40] |
      mask_all[43:40], byte_any[39:36] | mask_all[39:36], byte_any[35:32] | mask_all[35:32], byte_any[31:28] |
      mask_all[31:28], byte_any[27:24] | mask_all[27:24], byte_any[23:20] | mask_all[23:20], byte_any[19:16] |
      mask_all[19:16], byte_any[15:12] | mask_all[15:12], byte_any[11:8] | mask_all[11:8], byte_any[7:4] |
      mask_all[7:4], byte_any[3:0] | mask_all[3:0]};
  genvar i;

  wire [3:0] any = byte_shifted[51:48] | byte_shifted[55:52] | byte_shifted[59:56] | byte_shifted[63:60];
  wire [3:0] any_byte_shifted_2_3_0 = byte_shifted[35:32] | byte_shifted[39:36] | byte_shifted[43:40] |
      byte_shifted[47:44];
  wire [127:0] data_3 = data[511:384];
  wire [127:0] data_2 = data[383:256];
  wire [3:0] any_byte_shifted_1_3_0 = byte_shifted[19:16] | byte_shifted[23:20] | byte_shifted[27:24] |
      byte_shifted[31:28];
  wire [127:0] data_1 = data[255:128];
  wire [127:0] data_0 = data[127:0];

  for (i = 0; i < 4; i = i + 1) begin : each_byte
    assign byte_shifted[i*16 +: 16] = {12'd0, window[i*4 +: 4]} << word[i*4 +: 4];
    assign byte_all[4*i] = bytes[12] & any[i] & served[3];
    assign byte_all[4*i + 1] = bytes[13] & any[i] & served[3];
    assign byte_all[4*i + 2] = bytes[14] & any[i] & served[3];
    assign byte_all[4*i + 3] = bytes[15] & any[i] & served[3];
    assign byte_choice[4*i*8 +: 8] = ((bytes[8] & any_byte_shifted_2_3_0[i] & served[2]) | byte_all[4*i]) ?
        (byte_all[4*i] ? data_3[32*i +: 8] : data_2[32*i +: 8]) : (bytes[4] & any_byte_shifted_1_3_0[i] & served[1])
        ? data_1[32*i +: 8] : data_0[32*i +: 8];
    assign byte_choice[(4*i + 1)*8 +: 8] = ((bytes[9] & any_byte_shifted_2_3_0[i] & served[2]) | byte_all[4*i + 1]) ?
        (byte_all[4*i + 1] ? data_3[32*i + 8 +: 8] : data_2[32*i + 8 +: 8]) : (bytes[5] & any_byte_shifted_1_3_0[i] &
        served[1]) ? data_1[32*i + 8 +: 8] : data_0[32*i + 8 +: 8];
    assign byte_choice[(4*i + 2)*8 +: 8] = ((bytes[10] & any_byte_shifted_2_3_0[i] & served[2]) | byte_all[4*i + 2])
        ? (byte_all[4*i + 2] ? data_3[32*i + 16 +: 8] : data_2[32*i + 16 +: 8]) : (bytes[6] &
        any_byte_shifted_1_3_0[i] & served[1]) ? data_1[32*i + 16 +: 8] : data_0[32*i + 16 +: 8];
    assign byte_choice[(4*i + 3)*8 +: 8] = ((bytes[11] & any_byte_shifted_2_3_0[i] & served[2]) | byte_all[4*i + 3])
        ? (byte_all[4*i + 3] ? data_3[32*i + 24 +: 8] : data_2[32*i + 24 +: 8]) : (bytes[7] &
        any_byte_shifted_1_3_0[i] & served[1]) ? data_1[32*i + 24 +: 8] : data_0[32*i + 24 +: 8];

    always @(posedge clock) begin
      if (byte_any[i*4] & step) byte_[4*i*8 +: 8] <= byte_choice[4*i*8 +: 8];
      if (byte_any[i*4 + 1] & step) byte_[(4*i + 1)*8 +: 8] <= byte_choice[(4*i + 1)*8 +: 8];
      if (byte_any[i*4 + 2] & step) byte_[(4*i + 2)*8 +: 8] <= byte_choice[(4*i + 2)*8 +: 8];
      if (byte_any[i*4 + 3] & step) byte_[(4*i + 3)*8 +: 8] <= byte_choice[(4*i + 3)*8 +: 8];
      if (byte_any[(i + 4)*4] & step) byte_[(4*i + 16)*8 +: 8] <= byte_choice[4*i*8 +: 8];
      if (byte_any[(i + 4)*4 + 1] & step) byte_[(4*i + 17)*8 +: 8] <= byte_choice[(4*i + 1)*8 +: 8];
      if (byte_any[(i + 4)*4 + 2] & step) byte_[(4*i + 18)*8 +: 8] <= byte_choice[(4*i + 2)*8 +: 8];
      if (byte_any[(i + 4)*4 + 3] & step) byte_[(4*i + 19)*8 +: 8] <= byte_choice[(4*i + 3)*8 +: 8];
      if (byte_any[(i + 8)*4] & step) byte_[(4*i + 32)*8 +: 8] <= byte_choice[4*i*8 +: 8];
      if (byte_any[(i + 8)*4 + 1] & step) byte_[(4*i + 33)*8 +: 8] <= byte_choice[(4*i + 1)*8 +: 8];
      if (byte_any[(i + 8)*4 + 2] & step) byte_[(4*i + 34)*8 +: 8] <= byte_choice[(4*i + 2)*8 +: 8];
      if (byte_any[(i + 8)*4 + 3] & step) byte_[(4*i + 35)*8 +: 8] <= byte_choice[(4*i + 3)*8 +: 8];
      if (byte_any[(i + 12)*4] & step) byte_[(4*i + 48)*8 +: 8] <= byte_choice[4*i*8 +: 8];
      if (byte_any[(i + 12)*4 + 1] & step) byte_[(4*i + 49)*8 +: 8] <= byte_choice[(4*i + 1)*8 +: 8];
      if (byte_any[(i + 12)*4 + 2] & step) byte_[(4*i + 50)*8 +: 8] <= byte_choice[(4*i + 2)*8 +: 8];
      if (byte_any[(i + 12)*4 + 3] & step) byte_[(4*i + 51)*8 +: 8] <= byte_choice[(4*i + 3)*8 +: 8];
    end
  end

  wire [15:0] byte_shifted_0 = byte_shifted[15:0];
  wire [15:0] byte_shifted_1 = byte_shifted[31:16];
  wire [15:0] byte_shifted_2 = byte_shifted[47:32];
  wire [15:0] byte_shifted_3 = byte_shifted[63:48];

  for (i = 0; i < 16; i = i + 1) begin : each_byte_any
    assign byte_any[i*4 +: 4] = (bytes[3:0] & {4{byte_shifted_0[i]}} & {4{served[0]}}) | (bytes[7:4] &
        {4{byte_shifted_1[i]}} & {4{served[1]}}) | (bytes[11:8] & {4{byte_shifted_2[i]}} & {4{served[2]}}) |
        (bytes[15:12] & {4{byte_shifted_3[i]}} & {4{served[3]}});
  end

  initial byte_ = 512'd0;

endmodule

`default_nettype wire
