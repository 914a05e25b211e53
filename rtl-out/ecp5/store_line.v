// store_line: generator of hdl/src/memory/store_line.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module store_line (
  input wire clock,
  input wire step,
  input wire [3:0] served,
  input wire [15:0] word,
  input wire [15:0] window,
  input wire [511:0] data,
  input wire [15:0] bytes,
  input wire keep,
  input wire [63:0] mask_before,
  output wire [511:0] line,
  output wire [63:0] mask
);

  reg [7:0] byte_0;
  reg [7:0] byte_1;
  reg [7:0] byte_2;
  reg [7:0] byte_3;
  reg [7:0] byte_4;
  reg [7:0] byte_5;
  reg [7:0] byte_6;
  reg [7:0] byte_7;
  reg [7:0] byte_8;
  reg [7:0] byte_9;
  reg [7:0] byte_10;
  reg [7:0] byte_11;
  reg [7:0] byte_12;
  reg [7:0] byte_13;
  reg [7:0] byte_14;
  reg [7:0] byte_15;
  reg [7:0] byte_16;
  reg [7:0] byte_17;
  reg [7:0] byte_18;
  reg [7:0] byte_19;
  reg [7:0] byte_20;
  reg [7:0] byte_21;
  reg [7:0] byte_22;
  reg [7:0] byte_23;
  reg [7:0] byte_24;
  reg [7:0] byte_25;
  reg [7:0] byte_26;
  reg [7:0] byte_27;
  reg [7:0] byte_28;
  reg [7:0] byte_29;
  reg [7:0] byte_30;
  reg [7:0] byte_31;
  reg [7:0] byte_32;
  reg [7:0] byte_33;
  reg [7:0] byte_34;
  reg [7:0] byte_35;
  reg [7:0] byte_36;
  reg [7:0] byte_37;
  reg [7:0] byte_38;
  reg [7:0] byte_39;
  reg [7:0] byte_40;
  reg [7:0] byte_41;
  reg [7:0] byte_42;
  reg [7:0] byte_43;
  reg [7:0] byte_44;
  reg [7:0] byte_45;
  reg [7:0] byte_46;
  reg [7:0] byte_47;
  reg [7:0] byte_48;
  reg [7:0] byte_49;
  reg [7:0] byte_50;
  reg [7:0] byte_51;
  reg [7:0] byte_52;
  reg [7:0] byte_53;
  reg [7:0] byte_54;
  reg [7:0] byte_55;
  reg [7:0] byte_56;
  reg [7:0] byte_57;
  reg [7:0] byte_58;
  reg [7:0] byte_59;
  reg [7:0] byte_60;
  reg [7:0] byte_61;
  reg [7:0] byte_62;
  reg [7:0] byte_63;

  assign line = {byte_63, byte_62, byte_61, byte_60, byte_59, byte_58, byte_57, byte_56, byte_55, byte_54, byte_53,
      byte_52, byte_51, byte_50, byte_49, byte_48, byte_47, byte_46, byte_45, byte_44, byte_43, byte_42, byte_41,
      byte_40, byte_39, byte_38, byte_37, byte_36, byte_35, byte_34, byte_33, byte_32, byte_31, byte_30, byte_29,
      byte_28, byte_27, byte_26, byte_25, byte_24, byte_23, byte_22, byte_21, byte_20, byte_19, byte_18, byte_17,
      byte_16, byte_15, byte_14, byte_13, byte_12, byte_11, byte_10, byte_9, byte_8, byte_7, byte_6, byte_5, byte_4,
      byte_3, byte_2, byte_1, byte_0};

  wire [63:0] conjunction_1 = mask_before & {64{keep}};
  wire [15:0] conjunction_2 = ({12'd0, window[3*4 +: 4]} << word[3*4 +: 4]) & {16{served[3]}};
  wire [15:0] conjunction_3 = ({12'd0, window[2*4 +: 4]} << word[2*4 +: 4]) & {16{served[2]}};
  wire [15:0] conjunction_4 = ({12'd0, window[1*4 +: 4]} << word[1*4 +: 4]) & {16{served[1]}};
  wire [15:0] conjunction_5 = ({12'd0, window[0 +: 4]} << word[0 +: 4]) & {16{served[0]}};
  wire [3:0] disjunction_1 = (bytes[0 +: 4] & {4{conjunction_5[0]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[0]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[0]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[0]}});
  wire [3:0] disjunction_2 = (bytes[0 +: 4] & {4{conjunction_5[1]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[1]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[1]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[1]}});
  wire [3:0] disjunction_3 = (bytes[0 +: 4] & {4{conjunction_5[2]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[2]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[2]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[2]}});
  wire [3:0] disjunction_4 = (bytes[0 +: 4] & {4{conjunction_5[3]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[3]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[3]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[3]}});
  wire [3:0] disjunction_5 = (bytes[0 +: 4] & {4{conjunction_5[4]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[4]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[4]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[4]}});
  wire [3:0] disjunction_6 = (bytes[0 +: 4] & {4{conjunction_5[5]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[5]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[5]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[5]}});
  wire [3:0] disjunction_7 = (bytes[0 +: 4] & {4{conjunction_5[6]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[6]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[6]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[6]}});
  wire [3:0] disjunction_8 = (bytes[0 +: 4] & {4{conjunction_5[7]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[7]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[7]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[7]}});
  wire [3:0] disjunction_9 = (bytes[0 +: 4] & {4{conjunction_5[8]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[8]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[8]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[8]}});
  wire [3:0] disjunction_10 = (bytes[0 +: 4] & {4{conjunction_5[9]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[9]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[9]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[9]}});
  wire [3:0] disjunction_11 = (bytes[0 +: 4] & {4{conjunction_5[10]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[10]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[10]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[10]}});
  wire [3:0] disjunction_12 = (bytes[0 +: 4] & {4{conjunction_5[11]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[11]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[11]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[11]}});
  wire [3:0] disjunction_13 = (bytes[0 +: 4] & {4{conjunction_5[12]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[12]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[12]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[12]}});
  wire [3:0] disjunction_14 = (bytes[0 +: 4] & {4{conjunction_5[13]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[13]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[13]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[13]}});
  wire [3:0] disjunction_15 = (bytes[0 +: 4] & {4{conjunction_5[14]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[14]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[14]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[14]}});
  wire [3:0] disjunction_16 = (bytes[0 +: 4] & {4{conjunction_5[15]}}) | (bytes[1*4 +: 4] & {4{conjunction_4[15]}}) |
      (bytes[2*4 +: 4] & {4{conjunction_3[15]}}) | (bytes[3*4 +: 4] & {4{conjunction_2[15]}});

  assign mask = {disjunction_16 | conjunction_1[63:60], disjunction_15 | conjunction_1[59:56], disjunction_14 |
      conjunction_1[55:52], disjunction_13 | conjunction_1[51:48], disjunction_12 | conjunction_1[47:44],
      disjunction_11 | conjunction_1[43:40], disjunction_10 | conjunction_1[39:36], disjunction_9 |
      conjunction_1[35:32], disjunction_8 | conjunction_1[31:28], disjunction_7 | conjunction_1[27:24], disjunction_6
      | conjunction_1[23:20], disjunction_5 | conjunction_1[19:16], disjunction_4 | conjunction_1[15:12],
      disjunction_3 | conjunction_1[11:8], disjunction_2 | conjunction_1[7:4], disjunction_1 | conjunction_1[3:0]};

  wire [3:0] disjunction_17 = conjunction_4[3:0] | conjunction_4[7:4] | conjunction_4[11:8] | conjunction_4[15:12];
  wire [3:0] conjunction_6 = bytes[1*4 +: 4] & {4{disjunction_17[0]}};
  wire [3:0] disjunction_18 = conjunction_3[3:0] | conjunction_3[7:4] | conjunction_3[11:8] | conjunction_3[15:12];
  wire [3:0] conjunction_7 = bytes[2*4 +: 4] & {4{disjunction_18[0]}};
  wire [3:0] disjunction_19 = conjunction_2[3:0] | conjunction_2[7:4] | conjunction_2[11:8] | conjunction_2[15:12];
  wire [3:0] conjunction_8 = bytes[3*4 +: 4] & {4{disjunction_19[0]}};
  wire [3:0] disjunction_20 = conjunction_8 | conjunction_7;
  wire [3:0] disjunction_21 = conjunction_5[3:0] | conjunction_5[7:4] | conjunction_5[11:8] | conjunction_5[15:12];
  wire [3:0] conjunction_9 = bytes[0 +: 4] & {4{disjunction_21[0]}} & (~(disjunction_20 | conjunction_6));
  wire [31:0] joined_1 = {{8{conjunction_9[3]}}, {8{conjunction_9[2]}}, {8{conjunction_9[1]}}, {8{conjunction_9[0]}}};
  wire [3:0] conjunction_10 = conjunction_6 & (~disjunction_20);
  wire [31:0] joined_2 = {{8{conjunction_10[3]}}, {8{conjunction_10[2]}}, {8{conjunction_10[1]}},
      {8{conjunction_10[0]}}};
  wire [3:0] conjunction_11 = conjunction_7 & (~conjunction_8);
  wire [31:0] joined_3 = {{8{conjunction_11[3]}}, {8{conjunction_11[2]}}, {8{conjunction_11[1]}},
      {8{conjunction_11[0]}}};
  wire [3:0] conjunction_12 = conjunction_8;
  wire [31:0] joined_4 = {{8{conjunction_12[3]}}, {8{conjunction_12[2]}}, {8{conjunction_12[1]}},
      {8{conjunction_12[0]}}};
  wire [31:0] disjunction_22 = (joined_4 & data[3*128 +: 32]) | (joined_3 & data[2*128 +: 32]) | (joined_2 &
      data[1*128 +: 32]) | (joined_1 & data[0 +: 32]);

  initial begin
    byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[0] & step) begin
      byte_0 <= disjunction_22[7:0];
    end
  end

  initial begin
    byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[1] & step) begin
      byte_1 <= disjunction_22[15:8];
    end
  end

  initial begin
    byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[2] & step) begin
      byte_2 <= disjunction_22[23:16];
    end
  end

  initial begin
    byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[3] & step) begin
      byte_3 <= disjunction_22[31:24];
    end
  end

  wire [3:0] conjunction_13 = bytes[1*4 +: 4] & {4{disjunction_17[1]}};
  wire [3:0] conjunction_14 = bytes[2*4 +: 4] & {4{disjunction_18[1]}};
  wire [3:0] conjunction_15 = bytes[3*4 +: 4] & {4{disjunction_19[1]}};
  wire [3:0] disjunction_23 = conjunction_15 | conjunction_14;
  wire [3:0] conjunction_16 = bytes[0 +: 4] & {4{disjunction_21[1]}} & (~(disjunction_23 | conjunction_13));
  wire [31:0] joined_5 = {{8{conjunction_16[3]}}, {8{conjunction_16[2]}}, {8{conjunction_16[1]}},
      {8{conjunction_16[0]}}};
  wire [3:0] conjunction_17 = conjunction_13 & (~disjunction_23);
  wire [31:0] joined_6 = {{8{conjunction_17[3]}}, {8{conjunction_17[2]}}, {8{conjunction_17[1]}},
      {8{conjunction_17[0]}}};
  wire [3:0] conjunction_18 = conjunction_14 & (~conjunction_15);
  wire [31:0] joined_7 = {{8{conjunction_18[3]}}, {8{conjunction_18[2]}}, {8{conjunction_18[1]}},
      {8{conjunction_18[0]}}};
  wire [3:0] conjunction_19 = conjunction_15;
  wire [31:0] joined_8 = {{8{conjunction_19[3]}}, {8{conjunction_19[2]}}, {8{conjunction_19[1]}},
      {8{conjunction_19[0]}}};
  wire [31:0] disjunction_24 = (joined_8 & data[3*128 + 32 +: 32]) | (joined_7 & data[2*128 + 32 +: 32]) | (joined_6
      & data[1*128 + 32 +: 32]) | (joined_5 & data[32 +: 32]);

  initial begin
    byte_4 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[0] & step) begin
      byte_4 <= disjunction_24[7:0];
    end
  end

  initial begin
    byte_5 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[1] & step) begin
      byte_5 <= disjunction_24[15:8];
    end
  end

  initial begin
    byte_6 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[2] & step) begin
      byte_6 <= disjunction_24[23:16];
    end
  end

  initial begin
    byte_7 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[3] & step) begin
      byte_7 <= disjunction_24[31:24];
    end
  end

  wire [3:0] conjunction_20 = bytes[1*4 +: 4] & {4{disjunction_17[2]}};
  wire [3:0] conjunction_21 = bytes[2*4 +: 4] & {4{disjunction_18[2]}};
  wire [3:0] conjunction_22 = bytes[3*4 +: 4] & {4{disjunction_19[2]}};
  wire [3:0] disjunction_25 = conjunction_22 | conjunction_21;
  wire [3:0] conjunction_23 = bytes[0 +: 4] & {4{disjunction_21[2]}} & (~(disjunction_25 | conjunction_20));
  wire [31:0] joined_9 = {{8{conjunction_23[3]}}, {8{conjunction_23[2]}}, {8{conjunction_23[1]}},
      {8{conjunction_23[0]}}};
  wire [3:0] conjunction_24 = conjunction_20 & (~disjunction_25);
  wire [31:0] joined_10 = {{8{conjunction_24[3]}}, {8{conjunction_24[2]}}, {8{conjunction_24[1]}},
      {8{conjunction_24[0]}}};
  wire [3:0] conjunction_25 = conjunction_21 & (~conjunction_22);
  wire [31:0] joined_11 = {{8{conjunction_25[3]}}, {8{conjunction_25[2]}}, {8{conjunction_25[1]}},
      {8{conjunction_25[0]}}};
  wire [3:0] conjunction_26 = conjunction_22;
  wire [31:0] joined_12 = {{8{conjunction_26[3]}}, {8{conjunction_26[2]}}, {8{conjunction_26[1]}},
      {8{conjunction_26[0]}}};
  wire [31:0] disjunction_26 = (joined_12 & data[3*128 + 64 +: 32]) | (joined_11 & data[2*128 + 64 +: 32]) |
      (joined_10 & data[1*128 + 64 +: 32]) | (joined_9 & data[64 +: 32]);

  initial begin
    byte_8 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[0] & step) begin
      byte_8 <= disjunction_26[7:0];
    end
  end

  initial begin
    byte_9 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[1] & step) begin
      byte_9 <= disjunction_26[15:8];
    end
  end

  initial begin
    byte_10 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[2] & step) begin
      byte_10 <= disjunction_26[23:16];
    end
  end

  initial begin
    byte_11 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[3] & step) begin
      byte_11 <= disjunction_26[31:24];
    end
  end

  wire [3:0] conjunction_27 = bytes[1*4 +: 4] & {4{disjunction_17[3]}};
  wire [3:0] conjunction_28 = bytes[2*4 +: 4] & {4{disjunction_18[3]}};
  wire [3:0] conjunction_29 = bytes[3*4 +: 4] & {4{disjunction_19[3]}};
  wire [3:0] disjunction_27 = conjunction_29 | conjunction_28;
  wire [3:0] conjunction_30 = bytes[0 +: 4] & {4{disjunction_21[3]}} & (~(disjunction_27 | conjunction_27));
  wire [31:0] joined_13 = {{8{conjunction_30[3]}}, {8{conjunction_30[2]}}, {8{conjunction_30[1]}},
      {8{conjunction_30[0]}}};
  wire [3:0] conjunction_31 = conjunction_27 & (~disjunction_27);
  wire [31:0] joined_14 = {{8{conjunction_31[3]}}, {8{conjunction_31[2]}}, {8{conjunction_31[1]}},
      {8{conjunction_31[0]}}};
  wire [3:0] conjunction_32 = conjunction_28 & (~conjunction_29);
  wire [31:0] joined_15 = {{8{conjunction_32[3]}}, {8{conjunction_32[2]}}, {8{conjunction_32[1]}},
      {8{conjunction_32[0]}}};
  wire [3:0] conjunction_33 = conjunction_29;
  wire [31:0] joined_16 = {{8{conjunction_33[3]}}, {8{conjunction_33[2]}}, {8{conjunction_33[1]}},
      {8{conjunction_33[0]}}};
  wire [31:0] disjunction_28 = (joined_16 & data[3*128 + 96 +: 32]) | (joined_15 & data[2*128 + 96 +: 32]) |
      (joined_14 & data[1*128 + 96 +: 32]) | (joined_13 & data[96 +: 32]);

  initial begin
    byte_12 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[0] & step) begin
      byte_12 <= disjunction_28[7:0];
    end
  end

  initial begin
    byte_13 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[1] & step) begin
      byte_13 <= disjunction_28[15:8];
    end
  end

  initial begin
    byte_14 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[2] & step) begin
      byte_14 <= disjunction_28[23:16];
    end
  end

  initial begin
    byte_15 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[3] & step) begin
      byte_15 <= disjunction_28[31:24];
    end
  end

  initial begin
    byte_16 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[0] & step) begin
      byte_16 <= disjunction_22[7:0];
    end
  end

  initial begin
    byte_17 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[1] & step) begin
      byte_17 <= disjunction_22[15:8];
    end
  end

  initial begin
    byte_18 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[2] & step) begin
      byte_18 <= disjunction_22[23:16];
    end
  end

  initial begin
    byte_19 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[3] & step) begin
      byte_19 <= disjunction_22[31:24];
    end
  end

  initial begin
    byte_20 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[0] & step) begin
      byte_20 <= disjunction_24[7:0];
    end
  end

  initial begin
    byte_21 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[1] & step) begin
      byte_21 <= disjunction_24[15:8];
    end
  end

  initial begin
    byte_22 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[2] & step) begin
      byte_22 <= disjunction_24[23:16];
    end
  end

  initial begin
    byte_23 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[3] & step) begin
      byte_23 <= disjunction_24[31:24];
    end
  end

  initial begin
    byte_24 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[0] & step) begin
      byte_24 <= disjunction_26[7:0];
    end
  end

  initial begin
    byte_25 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[1] & step) begin
      byte_25 <= disjunction_26[15:8];
    end
  end

  initial begin
    byte_26 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[2] & step) begin
      byte_26 <= disjunction_26[23:16];
    end
  end

  initial begin
    byte_27 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[3] & step) begin
      byte_27 <= disjunction_26[31:24];
    end
  end

  initial begin
    byte_28 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[0] & step) begin
      byte_28 <= disjunction_28[7:0];
    end
  end

  initial begin
    byte_29 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[1] & step) begin
      byte_29 <= disjunction_28[15:8];
    end
  end

  initial begin
    byte_30 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[2] & step) begin
      byte_30 <= disjunction_28[23:16];
    end
  end

  initial begin
    byte_31 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[3] & step) begin
      byte_31 <= disjunction_28[31:24];
    end
  end

  initial begin
    byte_32 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[0] & step) begin
      byte_32 <= disjunction_22[7:0];
    end
  end

  initial begin
    byte_33 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[1] & step) begin
      byte_33 <= disjunction_22[15:8];
    end
  end

  initial begin
    byte_34 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[2] & step) begin
      byte_34 <= disjunction_22[23:16];
    end
  end

  initial begin
    byte_35 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[3] & step) begin
      byte_35 <= disjunction_22[31:24];
    end
  end

  initial begin
    byte_36 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[0] & step) begin
      byte_36 <= disjunction_24[7:0];
    end
  end

  initial begin
    byte_37 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[1] & step) begin
      byte_37 <= disjunction_24[15:8];
    end
  end

  initial begin
    byte_38 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[2] & step) begin
      byte_38 <= disjunction_24[23:16];
    end
  end

  initial begin
    byte_39 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[3] & step) begin
      byte_39 <= disjunction_24[31:24];
    end
  end

  initial begin
    byte_40 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[0] & step) begin
      byte_40 <= disjunction_26[7:0];
    end
  end

  initial begin
    byte_41 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[1] & step) begin
      byte_41 <= disjunction_26[15:8];
    end
  end

  initial begin
    byte_42 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[2] & step) begin
      byte_42 <= disjunction_26[23:16];
    end
  end

  initial begin
    byte_43 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[3] & step) begin
      byte_43 <= disjunction_26[31:24];
    end
  end

  initial begin
    byte_44 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[0] & step) begin
      byte_44 <= disjunction_28[7:0];
    end
  end

  initial begin
    byte_45 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[1] & step) begin
      byte_45 <= disjunction_28[15:8];
    end
  end

  initial begin
    byte_46 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[2] & step) begin
      byte_46 <= disjunction_28[23:16];
    end
  end

  initial begin
    byte_47 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[3] & step) begin
      byte_47 <= disjunction_28[31:24];
    end
  end

  initial begin
    byte_48 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[0] & step) begin
      byte_48 <= disjunction_22[7:0];
    end
  end

  initial begin
    byte_49 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[1] & step) begin
      byte_49 <= disjunction_22[15:8];
    end
  end

  initial begin
    byte_50 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[2] & step) begin
      byte_50 <= disjunction_22[23:16];
    end
  end

  initial begin
    byte_51 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[3] & step) begin
      byte_51 <= disjunction_22[31:24];
    end
  end

  initial begin
    byte_52 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[0] & step) begin
      byte_52 <= disjunction_24[7:0];
    end
  end

  initial begin
    byte_53 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[1] & step) begin
      byte_53 <= disjunction_24[15:8];
    end
  end

  initial begin
    byte_54 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[2] & step) begin
      byte_54 <= disjunction_24[23:16];
    end
  end

  initial begin
    byte_55 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[3] & step) begin
      byte_55 <= disjunction_24[31:24];
    end
  end

  initial begin
    byte_56 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[0] & step) begin
      byte_56 <= disjunction_26[7:0];
    end
  end

  initial begin
    byte_57 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[1] & step) begin
      byte_57 <= disjunction_26[15:8];
    end
  end

  initial begin
    byte_58 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[2] & step) begin
      byte_58 <= disjunction_26[23:16];
    end
  end

  initial begin
    byte_59 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[3] & step) begin
      byte_59 <= disjunction_26[31:24];
    end
  end

  initial begin
    byte_60 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[0] & step) begin
      byte_60 <= disjunction_28[7:0];
    end
  end

  initial begin
    byte_61 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[1] & step) begin
      byte_61 <= disjunction_28[15:8];
    end
  end

  initial begin
    byte_62 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[2] & step) begin
      byte_62 <= disjunction_28[23:16];
    end
  end

  initial begin
    byte_63 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[3] & step) begin
      byte_63 <= disjunction_28[31:24];
    end
  end

endmodule

`default_nettype wire
