// store_line: generator of hdl/src/memory/store_line.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module store_line (
  input wire clock,
  input wire step,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [3:0] window_0,
  input wire [3:0] window_1,
  input wire [3:0] window_2,
  input wire [3:0] window_3,
  input wire [127:0] data_0,
  input wire [127:0] data_1,
  input wire [127:0] data_2,
  input wire [127:0] data_3,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
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
  wire [15:0] conjunction_2 = ({12'd0, window_3} << word_3) & {16{served_3}};
  wire [15:0] conjunction_3 = ({12'd0, window_2} << word_2) & {16{served_2}};
  wire [15:0] conjunction_4 = ({12'd0, window_1} << word_1) & {16{served_1}};
  wire [15:0] conjunction_5 = ({12'd0, window_0} << word_0) & {16{served_0}};
  wire [3:0] disjunction_1 = (bytes_0 & {4{conjunction_5[0]}}) | (bytes_1 & {4{conjunction_4[0]}});
  wire [3:0] disjunction_2 = disjunction_1 | (bytes_2 & {4{conjunction_3[0]}}) | (bytes_3 & {4{conjunction_2[0]}});
  wire [3:0] disjunction_3 = (bytes_0 & {4{conjunction_5[1]}}) | (bytes_1 & {4{conjunction_4[1]}});
  wire [3:0] disjunction_4 = disjunction_3 | (bytes_2 & {4{conjunction_3[1]}}) | (bytes_3 & {4{conjunction_2[1]}});
  wire [3:0] disjunction_5 = (bytes_0 & {4{conjunction_5[2]}}) | (bytes_1 & {4{conjunction_4[2]}});
  wire [3:0] disjunction_6 = disjunction_5 | (bytes_2 & {4{conjunction_3[2]}}) | (bytes_3 & {4{conjunction_2[2]}});
  wire [3:0] disjunction_7 = (bytes_0 & {4{conjunction_5[3]}}) | (bytes_1 & {4{conjunction_4[3]}});
  wire [3:0] disjunction_8 = disjunction_7 | (bytes_2 & {4{conjunction_3[3]}}) | (bytes_3 & {4{conjunction_2[3]}});
  wire [3:0] disjunction_9 = (bytes_0 & {4{conjunction_5[4]}}) | (bytes_1 & {4{conjunction_4[4]}});
  wire [3:0] disjunction_10 = disjunction_9 | (bytes_2 & {4{conjunction_3[4]}}) | (bytes_3 & {4{conjunction_2[4]}});
  wire [3:0] disjunction_11 = (bytes_0 & {4{conjunction_5[5]}}) | (bytes_1 & {4{conjunction_4[5]}});
  wire [3:0] disjunction_12 = disjunction_11 | (bytes_2 & {4{conjunction_3[5]}}) | (bytes_3 & {4{conjunction_2[5]}});
  wire [3:0] disjunction_13 = (bytes_0 & {4{conjunction_5[6]}}) | (bytes_1 & {4{conjunction_4[6]}});
  wire [3:0] disjunction_14 = disjunction_13 | (bytes_2 & {4{conjunction_3[6]}}) | (bytes_3 & {4{conjunction_2[6]}});
  wire [3:0] disjunction_15 = (bytes_0 & {4{conjunction_5[7]}}) | (bytes_1 & {4{conjunction_4[7]}});
  wire [3:0] disjunction_16 = disjunction_15 | (bytes_2 & {4{conjunction_3[7]}}) | (bytes_3 & {4{conjunction_2[7]}});
  wire [3:0] disjunction_17 = (bytes_0 & {4{conjunction_5[8]}}) | (bytes_1 & {4{conjunction_4[8]}});
  wire [3:0] disjunction_18 = disjunction_17 | (bytes_2 & {4{conjunction_3[8]}}) | (bytes_3 & {4{conjunction_2[8]}});
  wire [3:0] disjunction_19 = (bytes_0 & {4{conjunction_5[9]}}) | (bytes_1 & {4{conjunction_4[9]}});
  wire [3:0] disjunction_20 = disjunction_19 | (bytes_2 & {4{conjunction_3[9]}}) | (bytes_3 & {4{conjunction_2[9]}});
  wire [3:0] disjunction_21 = (bytes_0 & {4{conjunction_5[10]}}) | (bytes_1 & {4{conjunction_4[10]}});
  wire [3:0] disjunction_22 = disjunction_21 | (bytes_2 & {4{conjunction_3[10]}}) | (bytes_3 &
      {4{conjunction_2[10]}});
  wire [3:0] disjunction_23 = (bytes_0 & {4{conjunction_5[11]}}) | (bytes_1 & {4{conjunction_4[11]}});
  wire [3:0] disjunction_24 = disjunction_23 | (bytes_2 & {4{conjunction_3[11]}}) | (bytes_3 &
      {4{conjunction_2[11]}});
  wire [3:0] disjunction_25 = (bytes_0 & {4{conjunction_5[12]}}) | (bytes_1 & {4{conjunction_4[12]}});
  wire [3:0] disjunction_26 = disjunction_25 | (bytes_2 & {4{conjunction_3[12]}}) | (bytes_3 &
      {4{conjunction_2[12]}});
  wire [3:0] disjunction_27 = (bytes_0 & {4{conjunction_5[13]}}) | (bytes_1 & {4{conjunction_4[13]}});
  wire [3:0] disjunction_28 = disjunction_27 | (bytes_2 & {4{conjunction_3[13]}}) | (bytes_3 &
      {4{conjunction_2[13]}});
  wire [3:0] disjunction_29 = (bytes_0 & {4{conjunction_5[14]}}) | (bytes_1 & {4{conjunction_4[14]}});
  wire [3:0] disjunction_30 = disjunction_29 | (bytes_2 & {4{conjunction_3[14]}}) | (bytes_3 &
      {4{conjunction_2[14]}});
  wire [3:0] disjunction_31 = (bytes_0 & {4{conjunction_5[15]}}) | (bytes_1 & {4{conjunction_4[15]}});
  wire [3:0] disjunction_32 = disjunction_31 | (bytes_2 & {4{conjunction_3[15]}}) | (bytes_3 &
      {4{conjunction_2[15]}});

  assign mask = {disjunction_32 | conjunction_1[63:60], disjunction_30 | conjunction_1[59:56], disjunction_28 |
      conjunction_1[55:52], disjunction_26 | conjunction_1[51:48], disjunction_24 | conjunction_1[47:44],
      disjunction_22 | conjunction_1[43:40], disjunction_20 | conjunction_1[39:36], disjunction_18 |
      conjunction_1[35:32], disjunction_16 | conjunction_1[31:28], disjunction_14 | conjunction_1[27:24],
      disjunction_12 | conjunction_1[23:20], disjunction_10 | conjunction_1[19:16], disjunction_8 |
      conjunction_1[15:12], disjunction_6 | conjunction_1[11:8], disjunction_4 | conjunction_1[7:4], disjunction_2 |
      conjunction_1[3:0]};

  wire [3:0] disjunction_33 = conjunction_4[3:0] | conjunction_4[7:4] | conjunction_4[11:8] | conjunction_4[15:12];
  wire [3:0] conjunction_6 = bytes_1 & {4{disjunction_33[0]}};
  wire [3:0] disjunction_34 = conjunction_3[3:0] | conjunction_3[7:4] | conjunction_3[11:8] | conjunction_3[15:12];
  wire [3:0] conjunction_7 = bytes_2 & {4{disjunction_34[0]}};
  wire [3:0] disjunction_35 = conjunction_2[3:0] | conjunction_2[7:4] | conjunction_2[11:8] | conjunction_2[15:12];
  wire [3:0] conjunction_8 = bytes_3 & {4{disjunction_35[0]}};
  wire [3:0] disjunction_36 = conjunction_8 | conjunction_7;
  wire [3:0] disjunction_37 = conjunction_5[3:0] | conjunction_5[7:4] | conjunction_5[11:8] | conjunction_5[15:12];
  wire [3:0] conjunction_9 = bytes_0 & {4{disjunction_37[0]}} & (~(disjunction_36 | conjunction_6));
  wire [31:0] joined_1 = {{8{conjunction_9[3]}}, {8{conjunction_9[2]}}, {8{conjunction_9[1]}}, {8{conjunction_9[0]}}};
  wire [3:0] conjunction_10 = conjunction_6 & (~disjunction_36);
  wire [31:0] joined_2 = {{8{conjunction_10[3]}}, {8{conjunction_10[2]}}, {8{conjunction_10[1]}},
      {8{conjunction_10[0]}}};
  wire [3:0] conjunction_11 = conjunction_7 & (~conjunction_8);
  wire [31:0] joined_3 = {{8{conjunction_11[3]}}, {8{conjunction_11[2]}}, {8{conjunction_11[1]}},
      {8{conjunction_11[0]}}};
  wire [3:0] conjunction_12 = conjunction_8;
  wire [31:0] joined_4 = {{8{conjunction_12[3]}}, {8{conjunction_12[2]}}, {8{conjunction_12[1]}},
      {8{conjunction_12[0]}}};
  wire [31:0] disjunction_38 = (joined_4 & data_3[31:0]) | (joined_3 & data_2[31:0]) | (joined_2 & data_1[31:0]);
  wire [31:0] disjunction_39 = disjunction_38 | (joined_1 & data_0[31:0]);

  initial begin
    byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[0] & step) begin
      byte_0 <= disjunction_39[7:0];
    end
  end

  initial begin
    byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[1] & step) begin
      byte_1 <= disjunction_39[15:8];
    end
  end

  initial begin
    byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[2] & step) begin
      byte_2 <= disjunction_39[23:16];
    end
  end

  initial begin
    byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[3] & step) begin
      byte_3 <= disjunction_39[31:24];
    end
  end

  wire [3:0] conjunction_13 = bytes_1 & {4{disjunction_33[1]}};
  wire [3:0] conjunction_14 = bytes_2 & {4{disjunction_34[1]}};
  wire [3:0] conjunction_15 = bytes_3 & {4{disjunction_35[1]}};
  wire [3:0] disjunction_40 = conjunction_15 | conjunction_14;
  wire [3:0] conjunction_16 = bytes_0 & {4{disjunction_37[1]}} & (~(disjunction_40 | conjunction_13));
  wire [31:0] joined_5 = {{8{conjunction_16[3]}}, {8{conjunction_16[2]}}, {8{conjunction_16[1]}},
      {8{conjunction_16[0]}}};
  wire [3:0] conjunction_17 = conjunction_13 & (~disjunction_40);
  wire [31:0] joined_6 = {{8{conjunction_17[3]}}, {8{conjunction_17[2]}}, {8{conjunction_17[1]}},
      {8{conjunction_17[0]}}};
  wire [3:0] conjunction_18 = conjunction_14 & (~conjunction_15);
  wire [31:0] joined_7 = {{8{conjunction_18[3]}}, {8{conjunction_18[2]}}, {8{conjunction_18[1]}},
      {8{conjunction_18[0]}}};
  wire [3:0] conjunction_19 = conjunction_15;
  wire [31:0] joined_8 = {{8{conjunction_19[3]}}, {8{conjunction_19[2]}}, {8{conjunction_19[1]}},
      {8{conjunction_19[0]}}};
  wire [31:0] disjunction_41 = (joined_8 & data_3[63:32]) | (joined_7 & data_2[63:32]) | (joined_6 & data_1[63:32]);
  wire [31:0] disjunction_42 = disjunction_41 | (joined_5 & data_0[63:32]);

  initial begin
    byte_4 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[0] & step) begin
      byte_4 <= disjunction_42[7:0];
    end
  end

  initial begin
    byte_5 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[1] & step) begin
      byte_5 <= disjunction_42[15:8];
    end
  end

  initial begin
    byte_6 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[2] & step) begin
      byte_6 <= disjunction_42[23:16];
    end
  end

  initial begin
    byte_7 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[3] & step) begin
      byte_7 <= disjunction_42[31:24];
    end
  end

  wire [3:0] conjunction_20 = bytes_1 & {4{disjunction_33[2]}};
  wire [3:0] conjunction_21 = bytes_2 & {4{disjunction_34[2]}};
  wire [3:0] conjunction_22 = bytes_3 & {4{disjunction_35[2]}};
  wire [3:0] disjunction_43 = conjunction_22 | conjunction_21;
  wire [3:0] conjunction_23 = bytes_0 & {4{disjunction_37[2]}} & (~(disjunction_43 | conjunction_20));
  wire [31:0] joined_9 = {{8{conjunction_23[3]}}, {8{conjunction_23[2]}}, {8{conjunction_23[1]}},
      {8{conjunction_23[0]}}};
  wire [3:0] conjunction_24 = conjunction_20 & (~disjunction_43);
  wire [31:0] joined_10 = {{8{conjunction_24[3]}}, {8{conjunction_24[2]}}, {8{conjunction_24[1]}},
      {8{conjunction_24[0]}}};
  wire [3:0] conjunction_25 = conjunction_21 & (~conjunction_22);
  wire [31:0] joined_11 = {{8{conjunction_25[3]}}, {8{conjunction_25[2]}}, {8{conjunction_25[1]}},
      {8{conjunction_25[0]}}};
  wire [3:0] conjunction_26 = conjunction_22;
  wire [31:0] joined_12 = {{8{conjunction_26[3]}}, {8{conjunction_26[2]}}, {8{conjunction_26[1]}},
      {8{conjunction_26[0]}}};
  wire [31:0] disjunction_44 = (joined_12 & data_3[95:64]) | (joined_11 & data_2[95:64]) | (joined_10 &
      data_1[95:64]);
  wire [31:0] disjunction_45 = disjunction_44 | (joined_9 & data_0[95:64]);

  initial begin
    byte_8 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[0] & step) begin
      byte_8 <= disjunction_45[7:0];
    end
  end

  initial begin
    byte_9 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[1] & step) begin
      byte_9 <= disjunction_45[15:8];
    end
  end

  initial begin
    byte_10 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[2] & step) begin
      byte_10 <= disjunction_45[23:16];
    end
  end

  initial begin
    byte_11 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[3] & step) begin
      byte_11 <= disjunction_45[31:24];
    end
  end

  wire [3:0] conjunction_27 = bytes_1 & {4{disjunction_33[3]}};
  wire [3:0] conjunction_28 = bytes_2 & {4{disjunction_34[3]}};
  wire [3:0] conjunction_29 = bytes_3 & {4{disjunction_35[3]}};
  wire [3:0] disjunction_46 = conjunction_29 | conjunction_28;
  wire [3:0] conjunction_30 = bytes_0 & {4{disjunction_37[3]}} & (~(disjunction_46 | conjunction_27));
  wire [31:0] joined_13 = {{8{conjunction_30[3]}}, {8{conjunction_30[2]}}, {8{conjunction_30[1]}},
      {8{conjunction_30[0]}}};
  wire [3:0] conjunction_31 = conjunction_27 & (~disjunction_46);
  wire [31:0] joined_14 = {{8{conjunction_31[3]}}, {8{conjunction_31[2]}}, {8{conjunction_31[1]}},
      {8{conjunction_31[0]}}};
  wire [3:0] conjunction_32 = conjunction_28 & (~conjunction_29);
  wire [31:0] joined_15 = {{8{conjunction_32[3]}}, {8{conjunction_32[2]}}, {8{conjunction_32[1]}},
      {8{conjunction_32[0]}}};
  wire [3:0] conjunction_33 = conjunction_29;
  wire [31:0] joined_16 = {{8{conjunction_33[3]}}, {8{conjunction_33[2]}}, {8{conjunction_33[1]}},
      {8{conjunction_33[0]}}};
  wire [31:0] disjunction_47 = (joined_16 & data_3[127:96]) | (joined_15 & data_2[127:96]) | (joined_14 &
      data_1[127:96]);
  wire [31:0] disjunction_48 = disjunction_47 | (joined_13 & data_0[127:96]);

  initial begin
    byte_12 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[0] & step) begin
      byte_12 <= disjunction_48[7:0];
    end
  end

  initial begin
    byte_13 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[1] & step) begin
      byte_13 <= disjunction_48[15:8];
    end
  end

  initial begin
    byte_14 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[2] & step) begin
      byte_14 <= disjunction_48[23:16];
    end
  end

  initial begin
    byte_15 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[3] & step) begin
      byte_15 <= disjunction_48[31:24];
    end
  end

  initial begin
    byte_16 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[0] & step) begin
      byte_16 <= disjunction_39[7:0];
    end
  end

  initial begin
    byte_17 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[1] & step) begin
      byte_17 <= disjunction_39[15:8];
    end
  end

  initial begin
    byte_18 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[2] & step) begin
      byte_18 <= disjunction_39[23:16];
    end
  end

  initial begin
    byte_19 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[3] & step) begin
      byte_19 <= disjunction_39[31:24];
    end
  end

  initial begin
    byte_20 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[0] & step) begin
      byte_20 <= disjunction_42[7:0];
    end
  end

  initial begin
    byte_21 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[1] & step) begin
      byte_21 <= disjunction_42[15:8];
    end
  end

  initial begin
    byte_22 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[2] & step) begin
      byte_22 <= disjunction_42[23:16];
    end
  end

  initial begin
    byte_23 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[3] & step) begin
      byte_23 <= disjunction_42[31:24];
    end
  end

  initial begin
    byte_24 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[0] & step) begin
      byte_24 <= disjunction_45[7:0];
    end
  end

  initial begin
    byte_25 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[1] & step) begin
      byte_25 <= disjunction_45[15:8];
    end
  end

  initial begin
    byte_26 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[2] & step) begin
      byte_26 <= disjunction_45[23:16];
    end
  end

  initial begin
    byte_27 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[3] & step) begin
      byte_27 <= disjunction_45[31:24];
    end
  end

  initial begin
    byte_28 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[0] & step) begin
      byte_28 <= disjunction_48[7:0];
    end
  end

  initial begin
    byte_29 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[1] & step) begin
      byte_29 <= disjunction_48[15:8];
    end
  end

  initial begin
    byte_30 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[2] & step) begin
      byte_30 <= disjunction_48[23:16];
    end
  end

  initial begin
    byte_31 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[3] & step) begin
      byte_31 <= disjunction_48[31:24];
    end
  end

  initial begin
    byte_32 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_18[0] & step) begin
      byte_32 <= disjunction_39[7:0];
    end
  end

  initial begin
    byte_33 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_18[1] & step) begin
      byte_33 <= disjunction_39[15:8];
    end
  end

  initial begin
    byte_34 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_18[2] & step) begin
      byte_34 <= disjunction_39[23:16];
    end
  end

  initial begin
    byte_35 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_18[3] & step) begin
      byte_35 <= disjunction_39[31:24];
    end
  end

  initial begin
    byte_36 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_20[0] & step) begin
      byte_36 <= disjunction_42[7:0];
    end
  end

  initial begin
    byte_37 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_20[1] & step) begin
      byte_37 <= disjunction_42[15:8];
    end
  end

  initial begin
    byte_38 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_20[2] & step) begin
      byte_38 <= disjunction_42[23:16];
    end
  end

  initial begin
    byte_39 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_20[3] & step) begin
      byte_39 <= disjunction_42[31:24];
    end
  end

  initial begin
    byte_40 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_22[0] & step) begin
      byte_40 <= disjunction_45[7:0];
    end
  end

  initial begin
    byte_41 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_22[1] & step) begin
      byte_41 <= disjunction_45[15:8];
    end
  end

  initial begin
    byte_42 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_22[2] & step) begin
      byte_42 <= disjunction_45[23:16];
    end
  end

  initial begin
    byte_43 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_22[3] & step) begin
      byte_43 <= disjunction_45[31:24];
    end
  end

  initial begin
    byte_44 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_24[0] & step) begin
      byte_44 <= disjunction_48[7:0];
    end
  end

  initial begin
    byte_45 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_24[1] & step) begin
      byte_45 <= disjunction_48[15:8];
    end
  end

  initial begin
    byte_46 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_24[2] & step) begin
      byte_46 <= disjunction_48[23:16];
    end
  end

  initial begin
    byte_47 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_24[3] & step) begin
      byte_47 <= disjunction_48[31:24];
    end
  end

  initial begin
    byte_48 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_26[0] & step) begin
      byte_48 <= disjunction_39[7:0];
    end
  end

  initial begin
    byte_49 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_26[1] & step) begin
      byte_49 <= disjunction_39[15:8];
    end
  end

  initial begin
    byte_50 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_26[2] & step) begin
      byte_50 <= disjunction_39[23:16];
    end
  end

  initial begin
    byte_51 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_26[3] & step) begin
      byte_51 <= disjunction_39[31:24];
    end
  end

  initial begin
    byte_52 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_28[0] & step) begin
      byte_52 <= disjunction_42[7:0];
    end
  end

  initial begin
    byte_53 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_28[1] & step) begin
      byte_53 <= disjunction_42[15:8];
    end
  end

  initial begin
    byte_54 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_28[2] & step) begin
      byte_54 <= disjunction_42[23:16];
    end
  end

  initial begin
    byte_55 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_28[3] & step) begin
      byte_55 <= disjunction_42[31:24];
    end
  end

  initial begin
    byte_56 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_30[0] & step) begin
      byte_56 <= disjunction_45[7:0];
    end
  end

  initial begin
    byte_57 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_30[1] & step) begin
      byte_57 <= disjunction_45[15:8];
    end
  end

  initial begin
    byte_58 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_30[2] & step) begin
      byte_58 <= disjunction_45[23:16];
    end
  end

  initial begin
    byte_59 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_30[3] & step) begin
      byte_59 <= disjunction_45[31:24];
    end
  end

  initial begin
    byte_60 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_32[0] & step) begin
      byte_60 <= disjunction_48[7:0];
    end
  end

  initial begin
    byte_61 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_32[1] & step) begin
      byte_61 <= disjunction_48[15:8];
    end
  end

  initial begin
    byte_62 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_32[2] & step) begin
      byte_62 <= disjunction_48[23:16];
    end
  end

  initial begin
    byte_63 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_32[3] & step) begin
      byte_63 <= disjunction_48[31:24];
    end
  end

endmodule

`default_nettype wire
