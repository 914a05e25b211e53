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

  wire [511:0] byte_; wire [63:0] byte_next_all, byte_enable_any;

  assign line = byte_;
  wire [63:0] mask_before_and_keep_wide = mask_before & {64{keep}};
  assign mask = {byte_enable_any[15*4 +: 4] | mask_before_and_keep_wide[63:60], byte_enable_any[14*4 +: 4] |
      mask_before_and_keep_wide[59:56], byte_enable_any[13*4 +: 4] | mask_before_and_keep_wide[55:52],
      byte_enable_any[12*4 +: 4] | mask_before_and_keep_wide[51:48], byte_enable_any[11*4 +: 4] |
      mask_before_and_keep_wide[47:44], byte_enable_any[10*4 +: 4] | mask_before_and_keep_wide[43:40],
      byte_enable_any[9*4 +: 4] | mask_before_and_keep_wide[39:36], byte_enable_any[8*4 +: 4] |
      mask_before_and_keep_wide[35:32], byte_enable_any[7*4 +: 4] | mask_before_and_keep_wide[31:28],
      byte_enable_any[6*4 +: 4] | mask_before_and_keep_wide[27:24], byte_enable_any[5*4 +: 4] |
      mask_before_and_keep_wide[23:20], byte_enable_any[4*4 +: 4] | mask_before_and_keep_wide[19:16],
      byte_enable_any[3*4 +: 4] | mask_before_and_keep_wide[15:12], byte_enable_any[2*4 +: 4] |
      mask_before_and_keep_wide[11:8], byte_enable_any[1*4 +: 4] | mask_before_and_keep_wide[7:4], byte_enable_any[0
      +: 4] | mask_before_and_keep_wide[3:0]};
  genvar i;

  wire [3:0] any = byte_next_all[3*16 +: 4] | byte_next_all[3*16 + 4 +: 4] | byte_next_all[3*16 + 8 +: 4] |
      byte_next_all[3*16 + 12 +: 4];
  wire [3:0] any_byte_next_all_2_3_0 = byte_next_all[2*16 +: 4] | byte_next_all[2*16 + 4 +: 4] | byte_next_all[2*16 +
      8 +: 4] | byte_next_all[2*16 + 12 +: 4];
  wire [3:0] any_byte_next_all_0_3_0 = byte_next_all[0 +: 4] | byte_next_all[4 +: 4] | byte_next_all[8 +: 4] |
      byte_next_all[12 +: 4];
  wire [3:0] any_byte_next_all_1_3_0 = byte_next_all[1*16 +: 4] | byte_next_all[1*16 + 4 +: 4] | byte_next_all[1*16 +
      8 +: 4] | byte_next_all[1*16 + 12 +: 4];
  wire [127:0] data_3 = data[3*128 +: 128];
  wire [127:0] data_2 = data[2*128 +: 128];
  wire [127:0] data_1 = data[1*128 +: 128];
  wire [127:0] data_0 = data[0 +: 128];

  for (i = 0; i < 4; i = i + 1) begin : each_byte
    wire [3:0] byte_next_any;
    wire [3:0] byte_next_all2;
    wire [31:0] byte_next_any2;
    reg [7:0] byte_other;
    reg [7:0] byte_other_2;
    reg [7:0] byte_other_3;
    reg [7:0] byte_other_4;
    reg [7:0] byte_other_5;
    reg [7:0] byte_other_6;
    reg [7:0] byte_other_7;
    reg [7:0] byte_other_8;
    reg [7:0] byte_other_9;
    reg [7:0] byte_other_10;
    reg [7:0] byte_other_11;
    reg [7:0] byte_other_12;
    reg [7:0] byte_other_13;
    reg [7:0] byte_other_14;
    reg [7:0] byte_other_15;
    reg [7:0] byte_other_16;
    assign byte_[4*i*8 +: 8] = byte_other;
    assign byte_[(4*i + 1)*8 +: 8] = byte_other_2;
    assign byte_[(4*i + 2)*8 +: 8] = byte_other_3;
    assign byte_[(4*i + 3)*8 +: 8] = byte_other_4;
    assign byte_[(4*i + 16)*8 +: 8] = byte_other_5;
    assign byte_[(4*i + 17)*8 +: 8] = byte_other_6;
    assign byte_[(4*i + 18)*8 +: 8] = byte_other_7;
    assign byte_[(4*i + 19)*8 +: 8] = byte_other_8;
    assign byte_[(4*i + 32)*8 +: 8] = byte_other_9;
    assign byte_[(4*i + 33)*8 +: 8] = byte_other_10;
    assign byte_[(4*i + 34)*8 +: 8] = byte_other_11;
    assign byte_[(4*i + 35)*8 +: 8] = byte_other_12;
    assign byte_[(4*i + 48)*8 +: 8] = byte_other_13;
    assign byte_[(4*i + 49)*8 +: 8] = byte_other_14;
    assign byte_[(4*i + 50)*8 +: 8] = byte_other_15;
    assign byte_[(4*i + 51)*8 +: 8] = byte_other_16;
    assign byte_next_all[i*16 +: 16] = ({12'd0, window[i*4 +: 4]} << word[i*4 +: 4]) & {16{served[i]}};

    wire [3:0] byte_next_any2_all = bytes[3*4 +: 4] & {4{any[i]}};
    wire [3:0] byte_next_any2_all_bytes_2 = bytes[2*4 +: 4] & {4{any_byte_next_all_2_3_0[i]}};

    assign byte_next_any = byte_next_any2_all | byte_next_any2_all_bytes_2;
    wire [3:0] byte_next_any2_all_bytes_1 = bytes[1*4 +: 4] & {4{any_byte_next_all_1_3_0[i]}};
    assign byte_next_all2 = bytes[0 +: 4] & {4{any_byte_next_all_0_3_0[i]}} & ~(byte_next_any |
        byte_next_any2_all_bytes_1);

    wire [31:0] byte_next_any2_joined = {{8{byte_next_any2_all[3]}}, {8{byte_next_any2_all[2]}},
        {8{byte_next_any2_all[1]}}, {8{byte_next_any2_all[0]}}};
    wire [3:0] byte_next_any2_all_not_byte_next_any2_all = byte_next_any2_all_bytes_2 & ~byte_next_any2_all;
    wire [31:0] byte_next_any2_joined_2 = {{8{byte_next_any2_all_not_byte_next_any2_all[3]}},
        {8{byte_next_any2_all_not_byte_next_any2_all[2]}}, {8{byte_next_any2_all_not_byte_next_any2_all[1]}},
        {8{byte_next_any2_all_not_byte_next_any2_all[0]}}};
    wire [3:0] byte_next_any2_all_not_byte_next_any = byte_next_any2_all_bytes_1 & ~byte_next_any;
    wire [31:0] byte_next_any2_joined_3 = {{8{byte_next_any2_all_not_byte_next_any[3]}},
        {8{byte_next_any2_all_not_byte_next_any[2]}}, {8{byte_next_any2_all_not_byte_next_any[1]}},
        {8{byte_next_any2_all_not_byte_next_any[0]}}};
    wire [31:0] byte_next_any2_joined_byte_next_all2_3 = {{8{byte_next_all2[3]}}, {8{byte_next_all2[2]}},
        {8{byte_next_all2[1]}}, {8{byte_next_all2[0]}}};

    assign byte_next_any2 = (byte_next_any2_joined & data_3[32*i +: 32]) | (byte_next_any2_joined_2 & data_2[32*i +:
        32]) | (byte_next_any2_joined_3 & data_1[32*i +: 32]) | (byte_next_any2_joined_byte_next_all2_3 & data_0[32*i
        +: 32]);

    initial byte_other = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4] & step) byte_other <= byte_next_any2[7:0];
    end

    initial byte_other_2 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4 + 1] & step) byte_other_2 <= byte_next_any2[15:8];
    end

    initial byte_other_3 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4 + 2] & step) byte_other_3 <= byte_next_any2[23:16];
    end

    initial byte_other_4 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[i*4 + 3] & step) byte_other_4 <= byte_next_any2[31:24];
    end

    initial byte_other_5 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 4)*4] & step) byte_other_5 <= byte_next_any2[7:0];
    end

    initial byte_other_6 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 4)*4 + 1] & step) byte_other_6 <= byte_next_any2[15:8];
    end

    initial byte_other_7 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 4)*4 + 2] & step) byte_other_7 <= byte_next_any2[23:16];
    end

    initial byte_other_8 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 4)*4 + 3] & step) byte_other_8 <= byte_next_any2[31:24];
    end

    initial byte_other_9 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 8)*4] & step) byte_other_9 <= byte_next_any2[7:0];
    end

    initial byte_other_10 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 8)*4 + 1] & step) byte_other_10 <= byte_next_any2[15:8];
    end

    initial byte_other_11 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 8)*4 + 2] & step) byte_other_11 <= byte_next_any2[23:16];
    end

    initial byte_other_12 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 8)*4 + 3] & step) byte_other_12 <= byte_next_any2[31:24];
    end

    initial byte_other_13 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 12)*4] & step) byte_other_13 <= byte_next_any2[7:0];
    end

    initial byte_other_14 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 12)*4 + 1] & step) byte_other_14 <= byte_next_any2[15:8];
    end

    initial byte_other_15 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 12)*4 + 2] & step) byte_other_15 <= byte_next_any2[23:16];
    end

    initial byte_other_16 = 8'd0;
    always @(posedge clock) begin
      if (byte_enable_any[(i + 12)*4 + 3] & step) byte_other_16 <= byte_next_any2[31:24];
    end
  end

  wire [15:0] byte_next_all_0 = byte_next_all[0 +: 16];
  wire [15:0] byte_next_all_1 = byte_next_all[1*16 +: 16];
  wire [15:0] byte_next_all_2 = byte_next_all[2*16 +: 16];
  wire [15:0] byte_next_all_3 = byte_next_all[3*16 +: 16];

  for (i = 0; i < 16; i = i + 1) begin : each_byte_enable_any
    assign byte_enable_any[i*4 +: 4] = (bytes[0 +: 4] & {4{byte_next_all_0[i]}}) | (bytes[1*4 +: 4] &
        {4{byte_next_all_1[i]}}) | (bytes[2*4 +: 4] & {4{byte_next_all_2[i]}}) | (bytes[3*4 +: 4] &
        {4{byte_next_all_3[i]}});
  end

endmodule

`default_nettype wire
