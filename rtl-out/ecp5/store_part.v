// store_part: generator of hdl/src/vmem/store_part.rs:17. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module store_part (
  input wire clock, // The one clock.
  input wire step, // A step of a store is done: its lanes are all in the same part.
  input wire [3:0] served, // Lanes served.
  input wire [15:0] word, // Dwords of the line that they write or want.
  input wire [15:0] window, // And which of the three behind that.
  input wire [511:0] data, // What they write, by the lowest two bits of the dword's number.
  input wire [15:0] bytes, // Which bytes of it.
  input wire keep, // What was gathered is kept; else the line starts empty.
  input wire [63:0] mask_before, // Its bytes so far.
  output wire [511:0] line, // The line after the step; or their quarter, lowest.
  output wire [63:0] mask // Its bytes, before that clock edge.
);

  reg [511:0] byte_; wire [63:0] byte_shifted, byte_any; wire [15:0] byte_all; wire [127:0] byte_choice;

  assign line = byte_;
  wire [63:0] mask_all = mask_before & {64{keep}};
  assign mask = {byte_any[63] | mask_all[63], byte_any[62] | mask_all[62], byte_any[61] | mask_all[61], byte_any[60]
      | mask_all[60], byte_any[59] | mask_all[59], byte_any[58] | mask_all[58], byte_any[57] | mask_all[57],
      byte_any[56] | mask_all[56], byte_any[55] | mask_all[55], byte_any[54] | mask_all[54], byte_any[53] |
      mask_all[53], byte_any[52] | mask_all[52], byte_any[51] | mask_all[51], byte_any[50] | mask_all[50],
      byte_any[49] | mask_all[49], byte_any[48] | mask_all[48], byte_any[47] | mask_all[47], byte_any[46] |
      mask_all[46], byte_any[45] | mask_all[45], byte_any[44] | mask_all[44], byte_any[43] | mask_all[43],
      byte_any[42] | mask_all[42], byte_any[41] | mask_all[41], byte_any[40] | mask_all[40], byte_any[39] |
      mask_all[39], byte_any[38] | mask_all[38], byte_any[37] | mask_all[37], byte_any[36] | mask_all[36],
      byte_any[35] | mask_all[35], byte_any[34] | mask_all[34], byte_any[33] | mask_all[33], byte_any[32] |
      mask_all[32], byte_any[31] | mask_all[31], byte_any[30] | mask_all[30], byte_any[29] | mask_all[29],
      byte_any[28] | mask_all[28], byte_any[27] | mask_all[27], byte_any[26] | mask_all[26], byte_any[25] |
      mask_all[25], byte_any[24] | mask_all[24], byte_any[23] | mask_all[23], byte_any[22] | mask_all[22],
      byte_any[21] | mask_all[21], byte_any[20] | mask_all[20], byte_any[19] | mask_all[19], byte_any[18] |
      mask_all[18], byte_any[17] | mask_all[17], byte_any[16] | mask_all[16], byte_any[15] | mask_all[15],
      byte_any[14] | mask_all[14], byte_any[13] | mask_all[13], byte_any[12] | mask_all[12], byte_any[11] |
      mask_all[11], byte_any[10] | mask_all[10], byte_any[9] | mask_all[9], byte_any[8] | mask_all[8], byte_any[7] |
      mask_all[7], byte_any[6] | mask_all[6], byte_any[5] | mask_all[5], byte_any[4] | mask_all[4], byte_any[3] |
      mask_all[3], byte_any[2] | mask_all[2], byte_any[1] | mask_all[1], byte_any[0] | mask_all[0]};
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
  for (i = 0; i < 4; i = i + 1) begin : each_byte_all
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
  end

  wire [15:0] byte_shifted_0 = byte_shifted[15:0];
  wire [15:0] byte_shifted_1 = byte_shifted[31:16];
  wire [15:0] byte_shifted_2 = byte_shifted[47:32];
  wire [15:0] byte_shifted_3 = byte_shifted[63:48];
  for (i = 0; i < 16; i = i + 1) begin : each_byte
    assign byte_any[4*i] = (bytes[0] & byte_shifted_0[i] & served[0]) | (bytes[4] & byte_shifted_1[i] & served[1]) |
        (bytes[8] & byte_shifted_2[i] & served[2]) | (bytes[12] & byte_shifted_3[i] & served[3]);
    assign byte_any[4*i + 1] = (bytes[1] & byte_shifted_0[i] & served[0]) | (bytes[5] & byte_shifted_1[i] &
        served[1]) | (bytes[9] & byte_shifted_2[i] & served[2]) | (bytes[13] & byte_shifted_3[i] & served[3]);
    assign byte_any[4*i + 2] = (bytes[2] & byte_shifted_0[i] & served[0]) | (bytes[6] & byte_shifted_1[i] &
        served[1]) | (bytes[10] & byte_shifted_2[i] & served[2]) | (bytes[14] & byte_shifted_3[i] & served[3]);
    assign byte_any[4*i + 3] = (bytes[3] & byte_shifted_0[i] & served[0]) | (bytes[7] & byte_shifted_1[i] &
        served[1]) | (bytes[11] & byte_shifted_2[i] & served[2]) | (bytes[15] & byte_shifted_3[i] & served[3]);
    always @(posedge clock) begin
      if (byte_any[i] & step) byte_[i*8 +: 8] <= byte_choice[i*8 +: 8];
      if (byte_any[i + 16] & step) byte_[(i + 16)*8 +: 8] <= byte_choice[i*8 +: 8];
      if (byte_any[i + 32] & step) byte_[(i + 32)*8 +: 8] <= byte_choice[i*8 +: 8];
      if (byte_any[i + 48] & step) byte_[(i + 48)*8 +: 8] <= byte_choice[i*8 +: 8];
    end
  end

  initial byte_ = 512'd0;
endmodule
`default_nettype wire
