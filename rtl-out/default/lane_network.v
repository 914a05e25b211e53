// lane_network: generator of hdl/src/vector/cross_lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_network (
  input wire clock,
  input wire collect,
  input wire [2:0] collect_beat,
  input wire [31:0] value_0,
  input wire [31:0] value_1,
  input wire [31:0] value_2,
  input wire [31:0] value_3,
  input wire [31:0] value_4,
  input wire [31:0] value_5,
  input wire [31:0] value_6,
  input wire [31:0] value_7,
  input wire [31:0] value_8,
  input wire [31:0] value_9,
  input wire [31:0] value_10,
  input wire [31:0] value_11,
  input wire [31:0] value_12,
  input wire [31:0] value_13,
  input wire [31:0] value_14,
  input wire [31:0] value_15,
  input wire [31:0] value_16,
  input wire [31:0] value_17,
  input wire [31:0] value_18,
  input wire [31:0] value_19,
  input wire [31:0] value_20,
  input wire [31:0] value_21,
  input wire [31:0] value_22,
  input wire [31:0] value_23,
  input wire [31:0] value_24,
  input wire [31:0] value_25,
  input wire [31:0] value_26,
  input wire [31:0] value_27,
  input wire [31:0] value_28,
  input wire [31:0] value_29,
  input wire [31:0] value_30,
  input wire [31:0] value_31,
  input wire [3:0] choice_0,
  input wire [3:0] choice_1,
  input wire [3:0] choice_2,
  input wire [3:0] choice_3,
  input wire [3:0] choice_4,
  input wire [3:0] choice_5,
  input wire [3:0] choice_6,
  input wire [3:0] choice_7,
  input wire [3:0] choice_8,
  input wire [3:0] choice_9,
  input wire [3:0] choice_10,
  input wire [3:0] choice_11,
  input wire [3:0] choice_12,
  input wire [3:0] choice_13,
  input wire [3:0] choice_14,
  input wire [3:0] choice_15,
  input wire [3:0] choice_16,
  input wire [3:0] choice_17,
  input wire [3:0] choice_18,
  input wire [3:0] choice_19,
  input wire [3:0] choice_20,
  input wire [3:0] choice_21,
  input wire [3:0] choice_22,
  input wire [3:0] choice_23,
  input wire [3:0] choice_24,
  input wire [3:0] choice_25,
  input wire [3:0] choice_26,
  input wire [3:0] choice_27,
  input wire [3:0] choice_28,
  input wire [3:0] choice_29,
  input wire [3:0] choice_30,
  input wire [3:0] choice_31,
  input wire [3:0] kind,
  input wire fetch_inactive,
  input wire bound_control,
  input wire [31:0] dword,
  input wire [2:0] beat,
  input wire [63:0] exec,
  input wire wave64,
  input wire high,
  input wire [31:0] scalar_1,
  input wire [31:0] scalar_2,
  output wire [31:0] crossed_0,
  output wire [31:0] crossed_1,
  output wire [31:0] crossed_2,
  output wire [31:0] crossed_3,
  output wire [31:0] crossed_4,
  output wire [31:0] crossed_5,
  output wire [31:0] crossed_6,
  output wire [31:0] crossed_7,
  output wire [31:0] crossed_8,
  output wire [31:0] crossed_9,
  output wire [31:0] crossed_10,
  output wire [31:0] crossed_11,
  output wire [31:0] crossed_12,
  output wire [31:0] crossed_13,
  output wire [31:0] crossed_14,
  output wire [31:0] crossed_15,
  output wire [31:0] crossed_16,
  output wire [31:0] crossed_17,
  output wire [31:0] crossed_18,
  output wire [31:0] crossed_19,
  output wire [31:0] crossed_20,
  output wire [31:0] crossed_21,
  output wire [31:0] crossed_22,
  output wire [31:0] crossed_23,
  output wire [31:0] crossed_24,
  output wire [31:0] crossed_25,
  output wire [31:0] crossed_26,
  output wire [31:0] crossed_27,
  output wire [31:0] crossed_28,
  output wire [31:0] crossed_29,
  output wire [31:0] crossed_30,
  output wire [31:0] crossed_31,
  output wire active_0,
  output wire active_1,
  output wire active_2,
  output wire active_3,
  output wire active_4,
  output wire active_5,
  output wire active_6,
  output wire active_7,
  output wire active_8,
  output wire active_9,
  output wire active_10,
  output wire active_11,
  output wire active_12,
  output wire active_13,
  output wire active_14,
  output wire active_15,
  output wire active_16,
  output wire active_17,
  output wire active_18,
  output wire active_19,
  output wire active_20,
  output wire active_21,
  output wire active_22,
  output wire active_23,
  output wire active_24,
  output wire active_25,
  output wire active_26,
  output wire active_27,
  output wire active_28,
  output wire active_29,
  output wire active_30,
  output wire active_31,
  output wire chosen
);
  localparam [3:0] CROSS_LANE_DPP16 = 4'd1;
  localparam [3:0] CROSS_LANE_DPP8 = 4'd2;
  localparam [3:0] CROSS_LANE_PERMLANEX16 = 4'd4;
  localparam [3:0] CROSS_LANE_PERMLANE16_VAR = 4'd5;
  localparam [3:0] CROSS_LANE_PERMLANEX16_VAR = 4'd6;
  localparam [3:0] CROSS_LANE_READ_LANE = 4'd7;
  localparam [3:0] CROSS_LANE_READ_FIRST_LANE = 4'd8;
  localparam [3:0] CROSS_LANE_WRITE_LANE = 4'd9;

  reg [31:0] word_0;
  reg [31:0] word_1;
  reg [31:0] word_2;
  reg [31:0] word_3;
  reg [31:0] word_4;
  reg [31:0] word_5;
  reg [31:0] word_6;
  reg [31:0] word_7;
  reg [31:0] word_8;
  reg [31:0] word_9;
  reg [31:0] word_10;
  reg [31:0] word_11;
  reg [31:0] word_12;
  reg [31:0] word_13;
  reg [31:0] word_14;
  reg [31:0] word_15;
  reg [31:0] word_16;
  reg [31:0] word_17;
  reg [31:0] word_18;
  reg [31:0] word_19;
  reg [31:0] word_20;
  reg [31:0] word_21;
  reg [31:0] word_22;
  reg [31:0] word_23;
  reg [31:0] word_24;
  reg [31:0] word_25;
  reg [31:0] word_26;
  reg [31:0] word_27;
  reg [31:0] word_28;
  reg [31:0] word_29;
  reg [31:0] word_30;
  reg [31:0] word_31;
  reg [3:0] chosen_lane_0;
  reg [3:0] chosen_lane_1;
  reg [3:0] chosen_lane_2;
  reg [3:0] chosen_lane_3;
  reg [3:0] chosen_lane_4;
  reg [3:0] chosen_lane_5;
  reg [3:0] chosen_lane_6;
  reg [3:0] chosen_lane_7;
  reg [3:0] chosen_lane_8;
  reg [3:0] chosen_lane_9;
  reg [3:0] chosen_lane_10;
  reg [3:0] chosen_lane_11;
  reg [3:0] chosen_lane_12;
  reg [3:0] chosen_lane_13;
  reg [3:0] chosen_lane_14;
  reg [3:0] chosen_lane_15;
  reg [3:0] chosen_lane_16;
  reg [3:0] chosen_lane_17;
  reg [3:0] chosen_lane_18;
  reg [3:0] chosen_lane_19;
  reg [3:0] chosen_lane_20;
  reg [3:0] chosen_lane_21;
  reg [3:0] chosen_lane_22;
  reg [3:0] chosen_lane_23;
  reg [3:0] chosen_lane_24;
  reg [3:0] chosen_lane_25;
  reg [3:0] chosen_lane_26;
  reg [3:0] chosen_lane_27;
  reg [3:0] chosen_lane_28;
  reg [3:0] chosen_lane_29;
  reg [3:0] chosen_lane_30;
  reg [3:0] chosen_lane_31;
  wire swaps_rows;
  wire [4:0] read_lane;
  wire reads;
  wire [3:0] select_0;
  wire [3:0] select_1;
  wire [3:0] select_2;
  wire [3:0] select_3;
  wire [3:0] select_4;
  wire [3:0] select_5;
  wire [3:0] select_6;
  wire [3:0] select_7;
  wire [3:0] select_8;
  wire [3:0] select_9;
  wire [3:0] select_10;
  wire [3:0] select_11;
  wire [3:0] select_12;
  wire [3:0] select_13;
  wire [3:0] select_14;
  wire [3:0] select_15;
  wire [3:0] select_16;
  wire [3:0] select_17;
  wire [3:0] select_18;
  wire [3:0] select_19;
  wire [3:0] select_20;
  wire [3:0] select_21;
  wire [3:0] select_22;
  wire [3:0] select_23;
  wire [3:0] select_24;
  wire [3:0] select_25;
  wire [3:0] select_26;
  wire [3:0] select_27;
  wire [3:0] select_28;
  wire [3:0] select_29;
  wire [3:0] select_30;
  wire [3:0] select_31;

  wire equal_1 = kind == CROSS_LANE_PERMLANEX16_VAR;
  assign swaps_rows = (kind == CROSS_LANE_PERMLANEX16) | equal_1;

  wire [31:0] chosen_1 = high ? exec[63:32] : exec[31:0];
  wire [31:0] conjunction_1 = chosen_1 & (-chosen_1);
  wire [4:0] disjunction_1 = (5'd1 & {5{conjunction_1[1]}}) | (5'd2 & {5{conjunction_1[2]}}) | (5'd3 &
      {5{conjunction_1[3]}});
  wire [4:0] disjunction_2 = disjunction_1 | (5'd4 & {5{conjunction_1[4]}}) | (5'd5 & {5{conjunction_1[5]}});
  wire [4:0] disjunction_3 = disjunction_2 | (5'd6 & {5{conjunction_1[6]}}) | (5'd7 & {5{conjunction_1[7]}});
  wire [4:0] disjunction_4 = disjunction_3 | (5'd8 & {5{conjunction_1[8]}}) | (5'd9 & {5{conjunction_1[9]}});
  wire [4:0] disjunction_5 = disjunction_4 | (5'ha & {5{conjunction_1[10]}}) | (5'hb & {5{conjunction_1[11]}});
  wire [4:0] disjunction_6 = disjunction_5 | (5'hc & {5{conjunction_1[12]}}) | (5'hd & {5{conjunction_1[13]}});
  wire [4:0] disjunction_7 = disjunction_6 | (5'he & {5{conjunction_1[14]}}) | (5'hf & {5{conjunction_1[15]}});
  wire [4:0] disjunction_8 = disjunction_7 | (5'h10 & {5{conjunction_1[16]}}) | (5'h11 & {5{conjunction_1[17]}});
  wire [4:0] disjunction_9 = disjunction_8 | (5'h12 & {5{conjunction_1[18]}}) | (5'h13 & {5{conjunction_1[19]}});
  wire [4:0] disjunction_10 = disjunction_9 | (5'h14 & {5{conjunction_1[20]}}) | (5'h15 & {5{conjunction_1[21]}});
  wire [4:0] disjunction_11 = disjunction_10 | (5'h16 & {5{conjunction_1[22]}}) | (5'h17 & {5{conjunction_1[23]}});
  wire [4:0] disjunction_12 = disjunction_11 | (5'h18 & {5{conjunction_1[24]}}) | (5'h19 & {5{conjunction_1[25]}});
  wire [4:0] disjunction_13 = disjunction_12 | (5'h1a & {5{conjunction_1[26]}}) | (5'h1b & {5{conjunction_1[27]}});
  wire [4:0] disjunction_14 = disjunction_13 | (5'h1c & {5{conjunction_1[28]}}) | (5'h1d & {5{conjunction_1[29]}});
  wire equal_2 = kind == CROSS_LANE_READ_FIRST_LANE;
  wire [4:0] disjunction_15 = disjunction_14 | (5'h1e & {5{conjunction_1[30]}}) | {5{conjunction_1[31]}};

  assign read_lane = equal_2 ? disjunction_15 : scalar_1[4:0];
  wire equal_3 = kind == CROSS_LANE_READ_LANE;
  assign reads = equal_2 | equal_3;

  reg [3:0] looked_up_1;
  always @*
    case (beat)
      default: looked_up_1 = chosen_lane_0;
    endcase

  wire disjunction_16 = (kind == CROSS_LANE_PERMLANE16_VAR) | equal_1;

  reg [2:0] looked_up_2;
  always @*
    case (3'd0)
      3'd1: looked_up_2 = dword[13:11];
      3'd2: looked_up_2 = dword[16:14];
      3'd3: looked_up_2 = dword[19:17];
      3'd4: looked_up_2 = dword[22:20];
      3'd5: looked_up_2 = dword[25:23];
      3'd6: looked_up_2 = dword[28:26];
      3'd7: looked_up_2 = dword[31:29];
      default: looked_up_2 = dword[10:8];
    endcase

  wire equal_4 = kind == CROSS_LANE_DPP8;
  wire [4:0] difference_1 = 5'd0 - {1'b0, dword[11:8]};
  wire [4:0] sum_1 = 5'd0 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_3;
  always @*
    case (dword[15:12])
      4'd0: looked_up_3 = {sum_1[3:0], (|dword[11:8]) & (~sum_1[4])};
      4'd1: looked_up_3 = {difference_1[3:0], (|dword[11:8]) & (~difference_1[4])};
      4'd2: looked_up_3 = {difference_1[3:0], |dword[11:8]};
      4'd4: looked_up_3 = {dword[8] ? 4'd7 : 4'hf, ~(|dword[11:9])};
      4'd5: looked_up_3 = {dword[11:8], 1'b1};
      4'd6: looked_up_3 = {dword[11:8], 1'b1};
      default: looked_up_3 = 5'd0;
    endcase

  wire [4:0] chosen_2 = dword[16] ? looked_up_3 : {{2'd0, dword[9:8]}, 1'b1};
  wire equal_5 = kind == CROSS_LANE_DPP16;

  assign select_0 =
      reads ? read_lane[3:0] :
      equal_5 ? chosen_2[4:1] :
      equal_4 ? {1'b0, looked_up_2} :
      disjunction_16 ? looked_up_1 :
      scalar_1[3:0];

  reg [3:0] looked_up_4;
  always @*
    case (beat)
      default: looked_up_4 = chosen_lane_1;
    endcase

  reg [2:0] looked_up_5;
  always @*
    case (3'd1)
      3'd1: looked_up_5 = dword[13:11];
      3'd2: looked_up_5 = dword[16:14];
      3'd3: looked_up_5 = dword[19:17];
      3'd4: looked_up_5 = dword[22:20];
      3'd5: looked_up_5 = dword[25:23];
      3'd6: looked_up_5 = dword[28:26];
      3'd7: looked_up_5 = dword[31:29];
      default: looked_up_5 = dword[10:8];
    endcase

  wire [4:0] difference_2 = 5'd1 - {1'b0, dword[11:8]};
  wire [4:0] sum_2 = 5'd1 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_6;
  always @*
    case (dword[15:12])
      4'd0: looked_up_6 = {sum_2[3:0], (|dword[11:8]) & (~sum_2[4])};
      4'd1: looked_up_6 = {difference_2[3:0], (|dword[11:8]) & (~difference_2[4])};
      4'd2: looked_up_6 = {difference_2[3:0], |dword[11:8]};
      4'd4: looked_up_6 = {dword[8] ? 4'd6 : 4'he, ~(|dword[11:9])};
      4'd5: looked_up_6 = {dword[11:8], 1'b1};
      4'd6: looked_up_6 = {4'd1 ^ dword[11:8], 1'b1};
      default: looked_up_6 = 5'd0;
    endcase

  wire [4:0] chosen_3 = dword[16] ? looked_up_6 : {{2'd0, dword[11:10]}, 1'b1};

  assign select_1 =
      equal_5 ? chosen_3[4:1] :
      equal_4 ? {1'b0, looked_up_5} :
      disjunction_16 ? looked_up_4 :
      scalar_1[7:4];

  reg [3:0] looked_up_7;
  always @*
    case (beat)
      default: looked_up_7 = chosen_lane_2;
    endcase

  reg [2:0] looked_up_8;
  always @*
    case (3'd2)
      3'd1: looked_up_8 = dword[13:11];
      3'd2: looked_up_8 = dword[16:14];
      3'd3: looked_up_8 = dword[19:17];
      3'd4: looked_up_8 = dword[22:20];
      3'd5: looked_up_8 = dword[25:23];
      3'd6: looked_up_8 = dword[28:26];
      3'd7: looked_up_8 = dword[31:29];
      default: looked_up_8 = dword[10:8];
    endcase

  wire [4:0] difference_3 = 5'd2 - {1'b0, dword[11:8]};
  wire [4:0] sum_3 = 5'd2 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_9;
  always @*
    case (dword[15:12])
      4'd0: looked_up_9 = {sum_3[3:0], (|dword[11:8]) & (~sum_3[4])};
      4'd1: looked_up_9 = {difference_3[3:0], (|dword[11:8]) & (~difference_3[4])};
      4'd2: looked_up_9 = {difference_3[3:0], |dword[11:8]};
      4'd4: looked_up_9 = {dword[8] ? 4'd5 : 4'hd, ~(|dword[11:9])};
      4'd5: looked_up_9 = {dword[11:8], 1'b1};
      4'd6: looked_up_9 = {4'd2 ^ dword[11:8], 1'b1};
      default: looked_up_9 = 5'd0;
    endcase

  wire [4:0] chosen_4 = dword[16] ? looked_up_9 : {{2'd0, dword[13:12]}, 1'b1};

  assign select_2 =
      equal_5 ? chosen_4[4:1] :
      equal_4 ? {1'b0, looked_up_8} :
      disjunction_16 ? looked_up_7 :
      scalar_1[11:8];

  reg [3:0] looked_up_10;
  always @*
    case (beat)
      default: looked_up_10 = chosen_lane_3;
    endcase

  reg [2:0] looked_up_11;
  always @*
    case (3'd3)
      3'd1: looked_up_11 = dword[13:11];
      3'd2: looked_up_11 = dword[16:14];
      3'd3: looked_up_11 = dword[19:17];
      3'd4: looked_up_11 = dword[22:20];
      3'd5: looked_up_11 = dword[25:23];
      3'd6: looked_up_11 = dword[28:26];
      3'd7: looked_up_11 = dword[31:29];
      default: looked_up_11 = dword[10:8];
    endcase

  wire [4:0] difference_4 = 5'd3 - {1'b0, dword[11:8]};
  wire [4:0] sum_4 = 5'd3 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_12;
  always @*
    case (dword[15:12])
      4'd0: looked_up_12 = {sum_4[3:0], (|dword[11:8]) & (~sum_4[4])};
      4'd1: looked_up_12 = {difference_4[3:0], (|dword[11:8]) & (~difference_4[4])};
      4'd2: looked_up_12 = {difference_4[3:0], |dword[11:8]};
      4'd4: looked_up_12 = {dword[8] ? 4'd4 : 4'hc, ~(|dword[11:9])};
      4'd5: looked_up_12 = {dword[11:8], 1'b1};
      4'd6: looked_up_12 = {4'd3 ^ dword[11:8], 1'b1};
      default: looked_up_12 = 5'd0;
    endcase

  wire [4:0] chosen_5 = dword[16] ? looked_up_12 : {{2'd0, dword[15:14]}, 1'b1};

  assign select_3 =
      equal_5 ? chosen_5[4:1] :
      equal_4 ? {1'b0, looked_up_11} :
      disjunction_16 ? looked_up_10 :
      scalar_1[15:12];

  reg [3:0] looked_up_13;
  always @*
    case (beat)
      default: looked_up_13 = chosen_lane_4;
    endcase

  reg [2:0] looked_up_14;
  always @*
    case (3'd4)
      3'd1: looked_up_14 = dword[13:11];
      3'd2: looked_up_14 = dword[16:14];
      3'd3: looked_up_14 = dword[19:17];
      3'd4: looked_up_14 = dword[22:20];
      3'd5: looked_up_14 = dword[25:23];
      3'd6: looked_up_14 = dword[28:26];
      3'd7: looked_up_14 = dword[31:29];
      default: looked_up_14 = dword[10:8];
    endcase

  wire [4:0] difference_5 = 5'd4 - {1'b0, dword[11:8]};
  wire [4:0] sum_5 = 5'd4 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_15;
  always @*
    case (dword[15:12])
      4'd0: looked_up_15 = {sum_5[3:0], (|dword[11:8]) & (~sum_5[4])};
      4'd1: looked_up_15 = {difference_5[3:0], (|dword[11:8]) & (~difference_5[4])};
      4'd2: looked_up_15 = {difference_5[3:0], |dword[11:8]};
      4'd4: looked_up_15 = {dword[8] ? 4'd3 : 4'hb, ~(|dword[11:9])};
      4'd5: looked_up_15 = {dword[11:8], 1'b1};
      4'd6: looked_up_15 = {4'd4 ^ dword[11:8], 1'b1};
      default: looked_up_15 = 5'd0;
    endcase

  wire [4:0] chosen_6 = dword[16] ? looked_up_15 : {{2'd1, dword[9:8]}, 1'b1};

  assign select_4 =
      equal_5 ? chosen_6[4:1] :
      equal_4 ? {1'b0, looked_up_14} :
      disjunction_16 ? looked_up_13 :
      scalar_1[19:16];

  reg [3:0] looked_up_16;
  always @*
    case (beat)
      default: looked_up_16 = chosen_lane_5;
    endcase

  reg [2:0] looked_up_17;
  always @*
    case (3'd5)
      3'd1: looked_up_17 = dword[13:11];
      3'd2: looked_up_17 = dword[16:14];
      3'd3: looked_up_17 = dword[19:17];
      3'd4: looked_up_17 = dword[22:20];
      3'd5: looked_up_17 = dword[25:23];
      3'd6: looked_up_17 = dword[28:26];
      3'd7: looked_up_17 = dword[31:29];
      default: looked_up_17 = dword[10:8];
    endcase

  wire [4:0] difference_6 = 5'd5 - {1'b0, dword[11:8]};
  wire [4:0] sum_6 = 5'd5 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_18;
  always @*
    case (dword[15:12])
      4'd0: looked_up_18 = {sum_6[3:0], (|dword[11:8]) & (~sum_6[4])};
      4'd1: looked_up_18 = {difference_6[3:0], (|dword[11:8]) & (~difference_6[4])};
      4'd2: looked_up_18 = {difference_6[3:0], |dword[11:8]};
      4'd4: looked_up_18 = {dword[8] ? 4'd2 : 4'ha, ~(|dword[11:9])};
      4'd5: looked_up_18 = {dword[11:8], 1'b1};
      4'd6: looked_up_18 = {4'd5 ^ dword[11:8], 1'b1};
      default: looked_up_18 = 5'd0;
    endcase

  wire [4:0] chosen_7 = dword[16] ? looked_up_18 : {{2'd1, dword[11:10]}, 1'b1};

  assign select_5 =
      equal_5 ? chosen_7[4:1] :
      equal_4 ? {1'b0, looked_up_17} :
      disjunction_16 ? looked_up_16 :
      scalar_1[23:20];

  reg [3:0] looked_up_19;
  always @*
    case (beat)
      default: looked_up_19 = chosen_lane_6;
    endcase

  reg [2:0] looked_up_20;
  always @*
    case (3'd6)
      3'd1: looked_up_20 = dword[13:11];
      3'd2: looked_up_20 = dword[16:14];
      3'd3: looked_up_20 = dword[19:17];
      3'd4: looked_up_20 = dword[22:20];
      3'd5: looked_up_20 = dword[25:23];
      3'd6: looked_up_20 = dword[28:26];
      3'd7: looked_up_20 = dword[31:29];
      default: looked_up_20 = dword[10:8];
    endcase

  wire [4:0] difference_7 = 5'd6 - {1'b0, dword[11:8]};
  wire [4:0] sum_7 = 5'd6 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_21;
  always @*
    case (dword[15:12])
      4'd0: looked_up_21 = {sum_7[3:0], (|dword[11:8]) & (~sum_7[4])};
      4'd1: looked_up_21 = {difference_7[3:0], (|dword[11:8]) & (~difference_7[4])};
      4'd2: looked_up_21 = {difference_7[3:0], |dword[11:8]};
      4'd4: looked_up_21 = {dword[8] ? 4'd1 : 4'd9, ~(|dword[11:9])};
      4'd5: looked_up_21 = {dword[11:8], 1'b1};
      4'd6: looked_up_21 = {4'd6 ^ dword[11:8], 1'b1};
      default: looked_up_21 = 5'd0;
    endcase

  wire [4:0] chosen_8 = dword[16] ? looked_up_21 : {{2'd1, dword[13:12]}, 1'b1};

  assign select_6 =
      equal_5 ? chosen_8[4:1] :
      equal_4 ? {1'b0, looked_up_20} :
      disjunction_16 ? looked_up_19 :
      scalar_1[27:24];

  reg [3:0] looked_up_22;
  always @*
    case (beat)
      default: looked_up_22 = chosen_lane_7;
    endcase

  reg [2:0] looked_up_23;
  always @*
    case (3'd7)
      3'd1: looked_up_23 = dword[13:11];
      3'd2: looked_up_23 = dword[16:14];
      3'd3: looked_up_23 = dword[19:17];
      3'd4: looked_up_23 = dword[22:20];
      3'd5: looked_up_23 = dword[25:23];
      3'd6: looked_up_23 = dword[28:26];
      3'd7: looked_up_23 = dword[31:29];
      default: looked_up_23 = dword[10:8];
    endcase

  wire [4:0] difference_8 = 5'd7 - {1'b0, dword[11:8]};
  wire [4:0] sum_8 = 5'd7 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_24;
  always @*
    case (dword[15:12])
      4'd0: looked_up_24 = {sum_8[3:0], (|dword[11:8]) & (~sum_8[4])};
      4'd1: looked_up_24 = {difference_8[3:0], (|dword[11:8]) & (~difference_8[4])};
      4'd2: looked_up_24 = {difference_8[3:0], |dword[11:8]};
      4'd4: looked_up_24 = {dword[8] ? 4'd0 : 4'd8, ~(|dword[11:9])};
      4'd5: looked_up_24 = {dword[11:8], 1'b1};
      4'd6: looked_up_24 = {4'd7 ^ dword[11:8], 1'b1};
      default: looked_up_24 = 5'd0;
    endcase

  wire [4:0] chosen_9 = dword[16] ? looked_up_24 : {{2'd1, dword[15:14]}, 1'b1};

  assign select_7 =
      equal_5 ? chosen_9[4:1] :
      equal_4 ? {1'b0, looked_up_23} :
      disjunction_16 ? looked_up_22 :
      scalar_1[31:28];

  reg [3:0] looked_up_25;
  always @*
    case (beat)
      default: looked_up_25 = chosen_lane_8;
    endcase

  reg [2:0] looked_up_26;
  always @*
    case (3'd0)
      3'd1: looked_up_26 = dword[13:11];
      3'd2: looked_up_26 = dword[16:14];
      3'd3: looked_up_26 = dword[19:17];
      3'd4: looked_up_26 = dword[22:20];
      3'd5: looked_up_26 = dword[25:23];
      3'd6: looked_up_26 = dword[28:26];
      3'd7: looked_up_26 = dword[31:29];
      default: looked_up_26 = dword[10:8];
    endcase

  wire [4:0] difference_9 = 5'd8 - {1'b0, dword[11:8]};
  wire [4:0] sum_9 = 5'd8 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_27;
  always @*
    case (dword[15:12])
      4'd0: looked_up_27 = {sum_9[3:0], (|dword[11:8]) & (~sum_9[4])};
      4'd1: looked_up_27 = {difference_9[3:0], (|dword[11:8]) & (~difference_9[4])};
      4'd2: looked_up_27 = {difference_9[3:0], |dword[11:8]};
      4'd4: looked_up_27 = {dword[8] ? 4'hf : 4'd7, ~(|dword[11:9])};
      4'd5: looked_up_27 = {dword[11:8], 1'b1};
      4'd6: looked_up_27 = {4'd8 ^ dword[11:8], 1'b1};
      default: looked_up_27 = 5'd0;
    endcase

  wire [4:0] chosen_10 = dword[16] ? looked_up_27 : {{2'd2, dword[9:8]}, 1'b1};

  assign select_8 =
      equal_5 ? chosen_10[4:1] :
      equal_4 ? {1'b1, looked_up_26} :
      disjunction_16 ? looked_up_25 :
      scalar_2[3:0];

  reg [3:0] looked_up_28;
  always @*
    case (beat)
      default: looked_up_28 = chosen_lane_9;
    endcase

  reg [2:0] looked_up_29;
  always @*
    case (3'd1)
      3'd1: looked_up_29 = dword[13:11];
      3'd2: looked_up_29 = dword[16:14];
      3'd3: looked_up_29 = dword[19:17];
      3'd4: looked_up_29 = dword[22:20];
      3'd5: looked_up_29 = dword[25:23];
      3'd6: looked_up_29 = dword[28:26];
      3'd7: looked_up_29 = dword[31:29];
      default: looked_up_29 = dword[10:8];
    endcase

  wire [4:0] difference_10 = 5'd9 - {1'b0, dword[11:8]};
  wire [4:0] sum_10 = 5'd9 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_30;
  always @*
    case (dword[15:12])
      4'd0: looked_up_30 = {sum_10[3:0], (|dword[11:8]) & (~sum_10[4])};
      4'd1: looked_up_30 = {difference_10[3:0], (|dword[11:8]) & (~difference_10[4])};
      4'd2: looked_up_30 = {difference_10[3:0], |dword[11:8]};
      4'd4: looked_up_30 = {dword[8] ? 4'he : 4'd6, ~(|dword[11:9])};
      4'd5: looked_up_30 = {dword[11:8], 1'b1};
      4'd6: looked_up_30 = {4'd9 ^ dword[11:8], 1'b1};
      default: looked_up_30 = 5'd0;
    endcase

  wire [4:0] chosen_11 = dword[16] ? looked_up_30 : {{2'd2, dword[11:10]}, 1'b1};

  assign select_9 =
      equal_5 ? chosen_11[4:1] :
      equal_4 ? {1'b1, looked_up_29} :
      disjunction_16 ? looked_up_28 :
      scalar_2[7:4];

  reg [3:0] looked_up_31;
  always @*
    case (beat)
      default: looked_up_31 = chosen_lane_10;
    endcase

  reg [2:0] looked_up_32;
  always @*
    case (3'd2)
      3'd1: looked_up_32 = dword[13:11];
      3'd2: looked_up_32 = dword[16:14];
      3'd3: looked_up_32 = dword[19:17];
      3'd4: looked_up_32 = dword[22:20];
      3'd5: looked_up_32 = dword[25:23];
      3'd6: looked_up_32 = dword[28:26];
      3'd7: looked_up_32 = dword[31:29];
      default: looked_up_32 = dword[10:8];
    endcase

  wire [4:0] difference_11 = 5'ha - {1'b0, dword[11:8]};
  wire [4:0] sum_11 = 5'ha + {1'b0, dword[11:8]};

  reg [4:0] looked_up_33;
  always @*
    case (dword[15:12])
      4'd0: looked_up_33 = {sum_11[3:0], (|dword[11:8]) & (~sum_11[4])};
      4'd1: looked_up_33 = {difference_11[3:0], (|dword[11:8]) & (~difference_11[4])};
      4'd2: looked_up_33 = {difference_11[3:0], |dword[11:8]};
      4'd4: looked_up_33 = {dword[8] ? 4'hd : 4'd5, ~(|dword[11:9])};
      4'd5: looked_up_33 = {dword[11:8], 1'b1};
      4'd6: looked_up_33 = {4'ha ^ dword[11:8], 1'b1};
      default: looked_up_33 = 5'd0;
    endcase

  wire [4:0] chosen_12 = dword[16] ? looked_up_33 : {{2'd2, dword[13:12]}, 1'b1};

  assign select_10 =
      equal_5 ? chosen_12[4:1] :
      equal_4 ? {1'b1, looked_up_32} :
      disjunction_16 ? looked_up_31 :
      scalar_2[11:8];

  reg [3:0] looked_up_34;
  always @*
    case (beat)
      default: looked_up_34 = chosen_lane_11;
    endcase

  reg [2:0] looked_up_35;
  always @*
    case (3'd3)
      3'd1: looked_up_35 = dword[13:11];
      3'd2: looked_up_35 = dword[16:14];
      3'd3: looked_up_35 = dword[19:17];
      3'd4: looked_up_35 = dword[22:20];
      3'd5: looked_up_35 = dword[25:23];
      3'd6: looked_up_35 = dword[28:26];
      3'd7: looked_up_35 = dword[31:29];
      default: looked_up_35 = dword[10:8];
    endcase

  wire [4:0] difference_12 = 5'hb - {1'b0, dword[11:8]};
  wire [4:0] sum_12 = 5'hb + {1'b0, dword[11:8]};

  reg [4:0] looked_up_36;
  always @*
    case (dword[15:12])
      4'd0: looked_up_36 = {sum_12[3:0], (|dword[11:8]) & (~sum_12[4])};
      4'd1: looked_up_36 = {difference_12[3:0], (|dword[11:8]) & (~difference_12[4])};
      4'd2: looked_up_36 = {difference_12[3:0], |dword[11:8]};
      4'd4: looked_up_36 = {dword[8] ? 4'hc : 4'd4, ~(|dword[11:9])};
      4'd5: looked_up_36 = {dword[11:8], 1'b1};
      4'd6: looked_up_36 = {4'hb ^ dword[11:8], 1'b1};
      default: looked_up_36 = 5'd0;
    endcase

  wire [4:0] chosen_13 = dword[16] ? looked_up_36 : {{2'd2, dword[15:14]}, 1'b1};

  assign select_11 =
      equal_5 ? chosen_13[4:1] :
      equal_4 ? {1'b1, looked_up_35} :
      disjunction_16 ? looked_up_34 :
      scalar_2[15:12];

  reg [3:0] looked_up_37;
  always @*
    case (beat)
      default: looked_up_37 = chosen_lane_12;
    endcase

  reg [2:0] looked_up_38;
  always @*
    case (3'd4)
      3'd1: looked_up_38 = dword[13:11];
      3'd2: looked_up_38 = dword[16:14];
      3'd3: looked_up_38 = dword[19:17];
      3'd4: looked_up_38 = dword[22:20];
      3'd5: looked_up_38 = dword[25:23];
      3'd6: looked_up_38 = dword[28:26];
      3'd7: looked_up_38 = dword[31:29];
      default: looked_up_38 = dword[10:8];
    endcase

  wire [4:0] difference_13 = 5'hc - {1'b0, dword[11:8]};
  wire [4:0] sum_13 = 5'hc + {1'b0, dword[11:8]};

  reg [4:0] looked_up_39;
  always @*
    case (dword[15:12])
      4'd0: looked_up_39 = {sum_13[3:0], (|dword[11:8]) & (~sum_13[4])};
      4'd1: looked_up_39 = {difference_13[3:0], (|dword[11:8]) & (~difference_13[4])};
      4'd2: looked_up_39 = {difference_13[3:0], |dword[11:8]};
      4'd4: looked_up_39 = {dword[8] ? 4'hb : 4'd3, ~(|dword[11:9])};
      4'd5: looked_up_39 = {dword[11:8], 1'b1};
      4'd6: looked_up_39 = {4'hc ^ dword[11:8], 1'b1};
      default: looked_up_39 = 5'd0;
    endcase

  wire [4:0] chosen_14 = dword[16] ? looked_up_39 : {{2'd3, dword[9:8]}, 1'b1};

  assign select_12 =
      equal_5 ? chosen_14[4:1] :
      equal_4 ? {1'b1, looked_up_38} :
      disjunction_16 ? looked_up_37 :
      scalar_2[19:16];

  reg [3:0] looked_up_40;
  always @*
    case (beat)
      default: looked_up_40 = chosen_lane_13;
    endcase

  reg [2:0] looked_up_41;
  always @*
    case (3'd5)
      3'd1: looked_up_41 = dword[13:11];
      3'd2: looked_up_41 = dword[16:14];
      3'd3: looked_up_41 = dword[19:17];
      3'd4: looked_up_41 = dword[22:20];
      3'd5: looked_up_41 = dword[25:23];
      3'd6: looked_up_41 = dword[28:26];
      3'd7: looked_up_41 = dword[31:29];
      default: looked_up_41 = dword[10:8];
    endcase

  wire [4:0] difference_14 = 5'hd - {1'b0, dword[11:8]};
  wire [4:0] sum_14 = 5'hd + {1'b0, dword[11:8]};

  reg [4:0] looked_up_42;
  always @*
    case (dword[15:12])
      4'd0: looked_up_42 = {sum_14[3:0], (|dword[11:8]) & (~sum_14[4])};
      4'd1: looked_up_42 = {difference_14[3:0], (|dword[11:8]) & (~difference_14[4])};
      4'd2: looked_up_42 = {difference_14[3:0], |dword[11:8]};
      4'd4: looked_up_42 = {dword[8] ? 4'ha : 4'd2, ~(|dword[11:9])};
      4'd5: looked_up_42 = {dword[11:8], 1'b1};
      4'd6: looked_up_42 = {4'hd ^ dword[11:8], 1'b1};
      default: looked_up_42 = 5'd0;
    endcase

  wire [4:0] chosen_15 = dword[16] ? looked_up_42 : {{2'd3, dword[11:10]}, 1'b1};

  assign select_13 =
      equal_5 ? chosen_15[4:1] :
      equal_4 ? {1'b1, looked_up_41} :
      disjunction_16 ? looked_up_40 :
      scalar_2[23:20];

  reg [3:0] looked_up_43;
  always @*
    case (beat)
      default: looked_up_43 = chosen_lane_14;
    endcase

  reg [2:0] looked_up_44;
  always @*
    case (3'd6)
      3'd1: looked_up_44 = dword[13:11];
      3'd2: looked_up_44 = dword[16:14];
      3'd3: looked_up_44 = dword[19:17];
      3'd4: looked_up_44 = dword[22:20];
      3'd5: looked_up_44 = dword[25:23];
      3'd6: looked_up_44 = dword[28:26];
      3'd7: looked_up_44 = dword[31:29];
      default: looked_up_44 = dword[10:8];
    endcase

  wire [4:0] difference_15 = 5'he - {1'b0, dword[11:8]};
  wire [4:0] sum_15 = 5'he + {1'b0, dword[11:8]};

  reg [4:0] looked_up_45;
  always @*
    case (dword[15:12])
      4'd0: looked_up_45 = {sum_15[3:0], (|dword[11:8]) & (~sum_15[4])};
      4'd1: looked_up_45 = {difference_15[3:0], (|dword[11:8]) & (~difference_15[4])};
      4'd2: looked_up_45 = {difference_15[3:0], |dword[11:8]};
      4'd4: looked_up_45 = {dword[8] ? 4'd9 : 4'd1, ~(|dword[11:9])};
      4'd5: looked_up_45 = {dword[11:8], 1'b1};
      4'd6: looked_up_45 = {4'he ^ dword[11:8], 1'b1};
      default: looked_up_45 = 5'd0;
    endcase

  wire [4:0] chosen_16 = dword[16] ? looked_up_45 : {{2'd3, dword[13:12]}, 1'b1};

  assign select_14 =
      equal_5 ? chosen_16[4:1] :
      equal_4 ? {1'b1, looked_up_44} :
      disjunction_16 ? looked_up_43 :
      scalar_2[27:24];

  reg [3:0] looked_up_46;
  always @*
    case (beat)
      default: looked_up_46 = chosen_lane_15;
    endcase

  reg [2:0] looked_up_47;
  always @*
    case (3'd7)
      3'd1: looked_up_47 = dword[13:11];
      3'd2: looked_up_47 = dword[16:14];
      3'd3: looked_up_47 = dword[19:17];
      3'd4: looked_up_47 = dword[22:20];
      3'd5: looked_up_47 = dword[25:23];
      3'd6: looked_up_47 = dword[28:26];
      3'd7: looked_up_47 = dword[31:29];
      default: looked_up_47 = dword[10:8];
    endcase

  wire [4:0] difference_16 = 5'hf - {1'b0, dword[11:8]};
  wire [4:0] sum_16 = 5'hf + {1'b0, dword[11:8]};

  reg [4:0] looked_up_48;
  always @*
    case (dword[15:12])
      4'd0: looked_up_48 = {sum_16[3:0], (|dword[11:8]) & (~sum_16[4])};
      4'd1: looked_up_48 = {difference_16[3:0], (|dword[11:8]) & (~difference_16[4])};
      4'd2: looked_up_48 = {difference_16[3:0], |dword[11:8]};
      4'd4: looked_up_48 = {dword[8] ? 4'd8 : 4'd0, ~(|dword[11:9])};
      4'd5: looked_up_48 = {dword[11:8], 1'b1};
      4'd6: looked_up_48 = {4'hf ^ dword[11:8], 1'b1};
      default: looked_up_48 = 5'd0;
    endcase

  wire [4:0] chosen_17 = dword[16] ? looked_up_48 : {{2'd3, dword[15:14]}, 1'b1};

  assign select_15 =
      equal_5 ? chosen_17[4:1] :
      equal_4 ? {1'b1, looked_up_47} :
      disjunction_16 ? looked_up_46 :
      scalar_2[31:28];

  reg [3:0] looked_up_49;
  always @*
    case (beat)
      default: looked_up_49 = chosen_lane_16;
    endcase

  reg [2:0] looked_up_50;
  always @*
    case (3'd0)
      3'd1: looked_up_50 = dword[13:11];
      3'd2: looked_up_50 = dword[16:14];
      3'd3: looked_up_50 = dword[19:17];
      3'd4: looked_up_50 = dword[22:20];
      3'd5: looked_up_50 = dword[25:23];
      3'd6: looked_up_50 = dword[28:26];
      3'd7: looked_up_50 = dword[31:29];
      default: looked_up_50 = dword[10:8];
    endcase

  wire [4:0] difference_17 = 5'd0 - {1'b0, dword[11:8]};
  wire [4:0] sum_17 = 5'd0 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_51;
  always @*
    case (dword[15:12])
      4'd0: looked_up_51 = {sum_17[3:0], (|dword[11:8]) & (~sum_17[4])};
      4'd1: looked_up_51 = {difference_17[3:0], (|dword[11:8]) & (~difference_17[4])};
      4'd2: looked_up_51 = {difference_17[3:0], |dword[11:8]};
      4'd4: looked_up_51 = {dword[8] ? 4'd7 : 4'hf, ~(|dword[11:9])};
      4'd5: looked_up_51 = {dword[11:8], 1'b1};
      4'd6: looked_up_51 = {dword[11:8], 1'b1};
      default: looked_up_51 = 5'd0;
    endcase

  wire [4:0] chosen_18 = dword[16] ? looked_up_51 : {{2'd0, dword[9:8]}, 1'b1};

  assign select_16 =
      equal_5 ? chosen_18[4:1] :
      equal_4 ? {1'b0, looked_up_50} :
      disjunction_16 ? looked_up_49 :
      scalar_1[3:0];

  reg [3:0] looked_up_52;
  always @*
    case (beat)
      default: looked_up_52 = chosen_lane_17;
    endcase

  reg [2:0] looked_up_53;
  always @*
    case (3'd1)
      3'd1: looked_up_53 = dword[13:11];
      3'd2: looked_up_53 = dword[16:14];
      3'd3: looked_up_53 = dword[19:17];
      3'd4: looked_up_53 = dword[22:20];
      3'd5: looked_up_53 = dword[25:23];
      3'd6: looked_up_53 = dword[28:26];
      3'd7: looked_up_53 = dword[31:29];
      default: looked_up_53 = dword[10:8];
    endcase

  wire [4:0] difference_18 = 5'd1 - {1'b0, dword[11:8]};
  wire [4:0] sum_18 = 5'd1 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_54;
  always @*
    case (dword[15:12])
      4'd0: looked_up_54 = {sum_18[3:0], (|dword[11:8]) & (~sum_18[4])};
      4'd1: looked_up_54 = {difference_18[3:0], (|dword[11:8]) & (~difference_18[4])};
      4'd2: looked_up_54 = {difference_18[3:0], |dword[11:8]};
      4'd4: looked_up_54 = {dword[8] ? 4'd6 : 4'he, ~(|dword[11:9])};
      4'd5: looked_up_54 = {dword[11:8], 1'b1};
      4'd6: looked_up_54 = {4'd1 ^ dword[11:8], 1'b1};
      default: looked_up_54 = 5'd0;
    endcase

  wire [4:0] chosen_19 = dword[16] ? looked_up_54 : {{2'd0, dword[11:10]}, 1'b1};

  assign select_17 =
      equal_5 ? chosen_19[4:1] :
      equal_4 ? {1'b0, looked_up_53} :
      disjunction_16 ? looked_up_52 :
      scalar_1[7:4];

  reg [3:0] looked_up_55;
  always @*
    case (beat)
      default: looked_up_55 = chosen_lane_18;
    endcase

  reg [2:0] looked_up_56;
  always @*
    case (3'd2)
      3'd1: looked_up_56 = dword[13:11];
      3'd2: looked_up_56 = dword[16:14];
      3'd3: looked_up_56 = dword[19:17];
      3'd4: looked_up_56 = dword[22:20];
      3'd5: looked_up_56 = dword[25:23];
      3'd6: looked_up_56 = dword[28:26];
      3'd7: looked_up_56 = dword[31:29];
      default: looked_up_56 = dword[10:8];
    endcase

  wire [4:0] difference_19 = 5'd2 - {1'b0, dword[11:8]};
  wire [4:0] sum_19 = 5'd2 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_57;
  always @*
    case (dword[15:12])
      4'd0: looked_up_57 = {sum_19[3:0], (|dword[11:8]) & (~sum_19[4])};
      4'd1: looked_up_57 = {difference_19[3:0], (|dword[11:8]) & (~difference_19[4])};
      4'd2: looked_up_57 = {difference_19[3:0], |dword[11:8]};
      4'd4: looked_up_57 = {dword[8] ? 4'd5 : 4'hd, ~(|dword[11:9])};
      4'd5: looked_up_57 = {dword[11:8], 1'b1};
      4'd6: looked_up_57 = {4'd2 ^ dword[11:8], 1'b1};
      default: looked_up_57 = 5'd0;
    endcase

  wire [4:0] chosen_20 = dword[16] ? looked_up_57 : {{2'd0, dword[13:12]}, 1'b1};

  assign select_18 =
      equal_5 ? chosen_20[4:1] :
      equal_4 ? {1'b0, looked_up_56} :
      disjunction_16 ? looked_up_55 :
      scalar_1[11:8];

  reg [3:0] looked_up_58;
  always @*
    case (beat)
      default: looked_up_58 = chosen_lane_19;
    endcase

  reg [2:0] looked_up_59;
  always @*
    case (3'd3)
      3'd1: looked_up_59 = dword[13:11];
      3'd2: looked_up_59 = dword[16:14];
      3'd3: looked_up_59 = dword[19:17];
      3'd4: looked_up_59 = dword[22:20];
      3'd5: looked_up_59 = dword[25:23];
      3'd6: looked_up_59 = dword[28:26];
      3'd7: looked_up_59 = dword[31:29];
      default: looked_up_59 = dword[10:8];
    endcase

  wire [4:0] difference_20 = 5'd3 - {1'b0, dword[11:8]};
  wire [4:0] sum_20 = 5'd3 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_60;
  always @*
    case (dword[15:12])
      4'd0: looked_up_60 = {sum_20[3:0], (|dword[11:8]) & (~sum_20[4])};
      4'd1: looked_up_60 = {difference_20[3:0], (|dword[11:8]) & (~difference_20[4])};
      4'd2: looked_up_60 = {difference_20[3:0], |dword[11:8]};
      4'd4: looked_up_60 = {dword[8] ? 4'd4 : 4'hc, ~(|dword[11:9])};
      4'd5: looked_up_60 = {dword[11:8], 1'b1};
      4'd6: looked_up_60 = {4'd3 ^ dword[11:8], 1'b1};
      default: looked_up_60 = 5'd0;
    endcase

  wire [4:0] chosen_21 = dword[16] ? looked_up_60 : {{2'd0, dword[15:14]}, 1'b1};

  assign select_19 =
      equal_5 ? chosen_21[4:1] :
      equal_4 ? {1'b0, looked_up_59} :
      disjunction_16 ? looked_up_58 :
      scalar_1[15:12];

  reg [3:0] looked_up_61;
  always @*
    case (beat)
      default: looked_up_61 = chosen_lane_20;
    endcase

  reg [2:0] looked_up_62;
  always @*
    case (3'd4)
      3'd1: looked_up_62 = dword[13:11];
      3'd2: looked_up_62 = dword[16:14];
      3'd3: looked_up_62 = dword[19:17];
      3'd4: looked_up_62 = dword[22:20];
      3'd5: looked_up_62 = dword[25:23];
      3'd6: looked_up_62 = dword[28:26];
      3'd7: looked_up_62 = dword[31:29];
      default: looked_up_62 = dword[10:8];
    endcase

  wire [4:0] difference_21 = 5'd4 - {1'b0, dword[11:8]};
  wire [4:0] sum_21 = 5'd4 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_63;
  always @*
    case (dword[15:12])
      4'd0: looked_up_63 = {sum_21[3:0], (|dword[11:8]) & (~sum_21[4])};
      4'd1: looked_up_63 = {difference_21[3:0], (|dword[11:8]) & (~difference_21[4])};
      4'd2: looked_up_63 = {difference_21[3:0], |dword[11:8]};
      4'd4: looked_up_63 = {dword[8] ? 4'd3 : 4'hb, ~(|dword[11:9])};
      4'd5: looked_up_63 = {dword[11:8], 1'b1};
      4'd6: looked_up_63 = {4'd4 ^ dword[11:8], 1'b1};
      default: looked_up_63 = 5'd0;
    endcase

  wire [4:0] chosen_22 = dword[16] ? looked_up_63 : {{2'd1, dword[9:8]}, 1'b1};

  assign select_20 =
      equal_5 ? chosen_22[4:1] :
      equal_4 ? {1'b0, looked_up_62} :
      disjunction_16 ? looked_up_61 :
      scalar_1[19:16];

  reg [3:0] looked_up_64;
  always @*
    case (beat)
      default: looked_up_64 = chosen_lane_21;
    endcase

  reg [2:0] looked_up_65;
  always @*
    case (3'd5)
      3'd1: looked_up_65 = dword[13:11];
      3'd2: looked_up_65 = dword[16:14];
      3'd3: looked_up_65 = dword[19:17];
      3'd4: looked_up_65 = dword[22:20];
      3'd5: looked_up_65 = dword[25:23];
      3'd6: looked_up_65 = dword[28:26];
      3'd7: looked_up_65 = dword[31:29];
      default: looked_up_65 = dword[10:8];
    endcase

  wire [4:0] difference_22 = 5'd5 - {1'b0, dword[11:8]};
  wire [4:0] sum_22 = 5'd5 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_66;
  always @*
    case (dword[15:12])
      4'd0: looked_up_66 = {sum_22[3:0], (|dword[11:8]) & (~sum_22[4])};
      4'd1: looked_up_66 = {difference_22[3:0], (|dword[11:8]) & (~difference_22[4])};
      4'd2: looked_up_66 = {difference_22[3:0], |dword[11:8]};
      4'd4: looked_up_66 = {dword[8] ? 4'd2 : 4'ha, ~(|dword[11:9])};
      4'd5: looked_up_66 = {dword[11:8], 1'b1};
      4'd6: looked_up_66 = {4'd5 ^ dword[11:8], 1'b1};
      default: looked_up_66 = 5'd0;
    endcase

  wire [4:0] chosen_23 = dword[16] ? looked_up_66 : {{2'd1, dword[11:10]}, 1'b1};

  assign select_21 =
      equal_5 ? chosen_23[4:1] :
      equal_4 ? {1'b0, looked_up_65} :
      disjunction_16 ? looked_up_64 :
      scalar_1[23:20];

  reg [3:0] looked_up_67;
  always @*
    case (beat)
      default: looked_up_67 = chosen_lane_22;
    endcase

  reg [2:0] looked_up_68;
  always @*
    case (3'd6)
      3'd1: looked_up_68 = dword[13:11];
      3'd2: looked_up_68 = dword[16:14];
      3'd3: looked_up_68 = dword[19:17];
      3'd4: looked_up_68 = dword[22:20];
      3'd5: looked_up_68 = dword[25:23];
      3'd6: looked_up_68 = dword[28:26];
      3'd7: looked_up_68 = dword[31:29];
      default: looked_up_68 = dword[10:8];
    endcase

  wire [4:0] difference_23 = 5'd6 - {1'b0, dword[11:8]};
  wire [4:0] sum_23 = 5'd6 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_69;
  always @*
    case (dword[15:12])
      4'd0: looked_up_69 = {sum_23[3:0], (|dword[11:8]) & (~sum_23[4])};
      4'd1: looked_up_69 = {difference_23[3:0], (|dword[11:8]) & (~difference_23[4])};
      4'd2: looked_up_69 = {difference_23[3:0], |dword[11:8]};
      4'd4: looked_up_69 = {dword[8] ? 4'd1 : 4'd9, ~(|dword[11:9])};
      4'd5: looked_up_69 = {dword[11:8], 1'b1};
      4'd6: looked_up_69 = {4'd6 ^ dword[11:8], 1'b1};
      default: looked_up_69 = 5'd0;
    endcase

  wire [4:0] chosen_24 = dword[16] ? looked_up_69 : {{2'd1, dword[13:12]}, 1'b1};

  assign select_22 =
      equal_5 ? chosen_24[4:1] :
      equal_4 ? {1'b0, looked_up_68} :
      disjunction_16 ? looked_up_67 :
      scalar_1[27:24];

  reg [3:0] looked_up_70;
  always @*
    case (beat)
      default: looked_up_70 = chosen_lane_23;
    endcase

  reg [2:0] looked_up_71;
  always @*
    case (3'd7)
      3'd1: looked_up_71 = dword[13:11];
      3'd2: looked_up_71 = dword[16:14];
      3'd3: looked_up_71 = dword[19:17];
      3'd4: looked_up_71 = dword[22:20];
      3'd5: looked_up_71 = dword[25:23];
      3'd6: looked_up_71 = dword[28:26];
      3'd7: looked_up_71 = dword[31:29];
      default: looked_up_71 = dword[10:8];
    endcase

  wire [4:0] difference_24 = 5'd7 - {1'b0, dword[11:8]};
  wire [4:0] sum_24 = 5'd7 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_72;
  always @*
    case (dword[15:12])
      4'd0: looked_up_72 = {sum_24[3:0], (|dword[11:8]) & (~sum_24[4])};
      4'd1: looked_up_72 = {difference_24[3:0], (|dword[11:8]) & (~difference_24[4])};
      4'd2: looked_up_72 = {difference_24[3:0], |dword[11:8]};
      4'd4: looked_up_72 = {dword[8] ? 4'd0 : 4'd8, ~(|dword[11:9])};
      4'd5: looked_up_72 = {dword[11:8], 1'b1};
      4'd6: looked_up_72 = {4'd7 ^ dword[11:8], 1'b1};
      default: looked_up_72 = 5'd0;
    endcase

  wire [4:0] chosen_25 = dword[16] ? looked_up_72 : {{2'd1, dword[15:14]}, 1'b1};

  assign select_23 =
      equal_5 ? chosen_25[4:1] :
      equal_4 ? {1'b0, looked_up_71} :
      disjunction_16 ? looked_up_70 :
      scalar_1[31:28];

  reg [3:0] looked_up_73;
  always @*
    case (beat)
      default: looked_up_73 = chosen_lane_24;
    endcase

  reg [2:0] looked_up_74;
  always @*
    case (3'd0)
      3'd1: looked_up_74 = dword[13:11];
      3'd2: looked_up_74 = dword[16:14];
      3'd3: looked_up_74 = dword[19:17];
      3'd4: looked_up_74 = dword[22:20];
      3'd5: looked_up_74 = dword[25:23];
      3'd6: looked_up_74 = dword[28:26];
      3'd7: looked_up_74 = dword[31:29];
      default: looked_up_74 = dword[10:8];
    endcase

  wire [4:0] difference_25 = 5'd8 - {1'b0, dword[11:8]};
  wire [4:0] sum_25 = 5'd8 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_75;
  always @*
    case (dword[15:12])
      4'd0: looked_up_75 = {sum_25[3:0], (|dword[11:8]) & (~sum_25[4])};
      4'd1: looked_up_75 = {difference_25[3:0], (|dword[11:8]) & (~difference_25[4])};
      4'd2: looked_up_75 = {difference_25[3:0], |dword[11:8]};
      4'd4: looked_up_75 = {dword[8] ? 4'hf : 4'd7, ~(|dword[11:9])};
      4'd5: looked_up_75 = {dword[11:8], 1'b1};
      4'd6: looked_up_75 = {4'd8 ^ dword[11:8], 1'b1};
      default: looked_up_75 = 5'd0;
    endcase

  wire [4:0] chosen_26 = dword[16] ? looked_up_75 : {{2'd2, dword[9:8]}, 1'b1};

  assign select_24 =
      equal_5 ? chosen_26[4:1] :
      equal_4 ? {1'b1, looked_up_74} :
      disjunction_16 ? looked_up_73 :
      scalar_2[3:0];

  reg [3:0] looked_up_76;
  always @*
    case (beat)
      default: looked_up_76 = chosen_lane_25;
    endcase

  reg [2:0] looked_up_77;
  always @*
    case (3'd1)
      3'd1: looked_up_77 = dword[13:11];
      3'd2: looked_up_77 = dword[16:14];
      3'd3: looked_up_77 = dword[19:17];
      3'd4: looked_up_77 = dword[22:20];
      3'd5: looked_up_77 = dword[25:23];
      3'd6: looked_up_77 = dword[28:26];
      3'd7: looked_up_77 = dword[31:29];
      default: looked_up_77 = dword[10:8];
    endcase

  wire [4:0] difference_26 = 5'd9 - {1'b0, dword[11:8]};
  wire [4:0] sum_26 = 5'd9 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_78;
  always @*
    case (dword[15:12])
      4'd0: looked_up_78 = {sum_26[3:0], (|dword[11:8]) & (~sum_26[4])};
      4'd1: looked_up_78 = {difference_26[3:0], (|dword[11:8]) & (~difference_26[4])};
      4'd2: looked_up_78 = {difference_26[3:0], |dword[11:8]};
      4'd4: looked_up_78 = {dword[8] ? 4'he : 4'd6, ~(|dword[11:9])};
      4'd5: looked_up_78 = {dword[11:8], 1'b1};
      4'd6: looked_up_78 = {4'd9 ^ dword[11:8], 1'b1};
      default: looked_up_78 = 5'd0;
    endcase

  wire [4:0] chosen_27 = dword[16] ? looked_up_78 : {{2'd2, dword[11:10]}, 1'b1};

  assign select_25 =
      equal_5 ? chosen_27[4:1] :
      equal_4 ? {1'b1, looked_up_77} :
      disjunction_16 ? looked_up_76 :
      scalar_2[7:4];

  reg [3:0] looked_up_79;
  always @*
    case (beat)
      default: looked_up_79 = chosen_lane_26;
    endcase

  reg [2:0] looked_up_80;
  always @*
    case (3'd2)
      3'd1: looked_up_80 = dword[13:11];
      3'd2: looked_up_80 = dword[16:14];
      3'd3: looked_up_80 = dword[19:17];
      3'd4: looked_up_80 = dword[22:20];
      3'd5: looked_up_80 = dword[25:23];
      3'd6: looked_up_80 = dword[28:26];
      3'd7: looked_up_80 = dword[31:29];
      default: looked_up_80 = dword[10:8];
    endcase

  wire [4:0] difference_27 = 5'ha - {1'b0, dword[11:8]};
  wire [4:0] sum_27 = 5'ha + {1'b0, dword[11:8]};

  reg [4:0] looked_up_81;
  always @*
    case (dword[15:12])
      4'd0: looked_up_81 = {sum_27[3:0], (|dword[11:8]) & (~sum_27[4])};
      4'd1: looked_up_81 = {difference_27[3:0], (|dword[11:8]) & (~difference_27[4])};
      4'd2: looked_up_81 = {difference_27[3:0], |dword[11:8]};
      4'd4: looked_up_81 = {dword[8] ? 4'hd : 4'd5, ~(|dword[11:9])};
      4'd5: looked_up_81 = {dword[11:8], 1'b1};
      4'd6: looked_up_81 = {4'ha ^ dword[11:8], 1'b1};
      default: looked_up_81 = 5'd0;
    endcase

  wire [4:0] chosen_28 = dword[16] ? looked_up_81 : {{2'd2, dword[13:12]}, 1'b1};

  assign select_26 =
      equal_5 ? chosen_28[4:1] :
      equal_4 ? {1'b1, looked_up_80} :
      disjunction_16 ? looked_up_79 :
      scalar_2[11:8];

  reg [3:0] looked_up_82;
  always @*
    case (beat)
      default: looked_up_82 = chosen_lane_27;
    endcase

  reg [2:0] looked_up_83;
  always @*
    case (3'd3)
      3'd1: looked_up_83 = dword[13:11];
      3'd2: looked_up_83 = dword[16:14];
      3'd3: looked_up_83 = dword[19:17];
      3'd4: looked_up_83 = dword[22:20];
      3'd5: looked_up_83 = dword[25:23];
      3'd6: looked_up_83 = dword[28:26];
      3'd7: looked_up_83 = dword[31:29];
      default: looked_up_83 = dword[10:8];
    endcase

  wire [4:0] difference_28 = 5'hb - {1'b0, dword[11:8]};
  wire [4:0] sum_28 = 5'hb + {1'b0, dword[11:8]};

  reg [4:0] looked_up_84;
  always @*
    case (dword[15:12])
      4'd0: looked_up_84 = {sum_28[3:0], (|dword[11:8]) & (~sum_28[4])};
      4'd1: looked_up_84 = {difference_28[3:0], (|dword[11:8]) & (~difference_28[4])};
      4'd2: looked_up_84 = {difference_28[3:0], |dword[11:8]};
      4'd4: looked_up_84 = {dword[8] ? 4'hc : 4'd4, ~(|dword[11:9])};
      4'd5: looked_up_84 = {dword[11:8], 1'b1};
      4'd6: looked_up_84 = {4'hb ^ dword[11:8], 1'b1};
      default: looked_up_84 = 5'd0;
    endcase

  wire [4:0] chosen_29 = dword[16] ? looked_up_84 : {{2'd2, dword[15:14]}, 1'b1};

  assign select_27 =
      equal_5 ? chosen_29[4:1] :
      equal_4 ? {1'b1, looked_up_83} :
      disjunction_16 ? looked_up_82 :
      scalar_2[15:12];

  reg [3:0] looked_up_85;
  always @*
    case (beat)
      default: looked_up_85 = chosen_lane_28;
    endcase

  reg [2:0] looked_up_86;
  always @*
    case (3'd4)
      3'd1: looked_up_86 = dword[13:11];
      3'd2: looked_up_86 = dword[16:14];
      3'd3: looked_up_86 = dword[19:17];
      3'd4: looked_up_86 = dword[22:20];
      3'd5: looked_up_86 = dword[25:23];
      3'd6: looked_up_86 = dword[28:26];
      3'd7: looked_up_86 = dword[31:29];
      default: looked_up_86 = dword[10:8];
    endcase

  wire [4:0] difference_29 = 5'hc - {1'b0, dword[11:8]};
  wire [4:0] sum_29 = 5'hc + {1'b0, dword[11:8]};

  reg [4:0] looked_up_87;
  always @*
    case (dword[15:12])
      4'd0: looked_up_87 = {sum_29[3:0], (|dword[11:8]) & (~sum_29[4])};
      4'd1: looked_up_87 = {difference_29[3:0], (|dword[11:8]) & (~difference_29[4])};
      4'd2: looked_up_87 = {difference_29[3:0], |dword[11:8]};
      4'd4: looked_up_87 = {dword[8] ? 4'hb : 4'd3, ~(|dword[11:9])};
      4'd5: looked_up_87 = {dword[11:8], 1'b1};
      4'd6: looked_up_87 = {4'hc ^ dword[11:8], 1'b1};
      default: looked_up_87 = 5'd0;
    endcase

  wire [4:0] chosen_30 = dword[16] ? looked_up_87 : {{2'd3, dword[9:8]}, 1'b1};

  assign select_28 =
      equal_5 ? chosen_30[4:1] :
      equal_4 ? {1'b1, looked_up_86} :
      disjunction_16 ? looked_up_85 :
      scalar_2[19:16];

  reg [3:0] looked_up_88;
  always @*
    case (beat)
      default: looked_up_88 = chosen_lane_29;
    endcase

  reg [2:0] looked_up_89;
  always @*
    case (3'd5)
      3'd1: looked_up_89 = dword[13:11];
      3'd2: looked_up_89 = dword[16:14];
      3'd3: looked_up_89 = dword[19:17];
      3'd4: looked_up_89 = dword[22:20];
      3'd5: looked_up_89 = dword[25:23];
      3'd6: looked_up_89 = dword[28:26];
      3'd7: looked_up_89 = dword[31:29];
      default: looked_up_89 = dword[10:8];
    endcase

  wire [4:0] difference_30 = 5'hd - {1'b0, dword[11:8]};
  wire [4:0] sum_30 = 5'hd + {1'b0, dword[11:8]};

  reg [4:0] looked_up_90;
  always @*
    case (dword[15:12])
      4'd0: looked_up_90 = {sum_30[3:0], (|dword[11:8]) & (~sum_30[4])};
      4'd1: looked_up_90 = {difference_30[3:0], (|dword[11:8]) & (~difference_30[4])};
      4'd2: looked_up_90 = {difference_30[3:0], |dword[11:8]};
      4'd4: looked_up_90 = {dword[8] ? 4'ha : 4'd2, ~(|dword[11:9])};
      4'd5: looked_up_90 = {dword[11:8], 1'b1};
      4'd6: looked_up_90 = {4'hd ^ dword[11:8], 1'b1};
      default: looked_up_90 = 5'd0;
    endcase

  wire [4:0] chosen_31 = dword[16] ? looked_up_90 : {{2'd3, dword[11:10]}, 1'b1};

  assign select_29 =
      equal_5 ? chosen_31[4:1] :
      equal_4 ? {1'b1, looked_up_89} :
      disjunction_16 ? looked_up_88 :
      scalar_2[23:20];

  reg [3:0] looked_up_91;
  always @*
    case (beat)
      default: looked_up_91 = chosen_lane_30;
    endcase

  reg [2:0] looked_up_92;
  always @*
    case (3'd6)
      3'd1: looked_up_92 = dword[13:11];
      3'd2: looked_up_92 = dword[16:14];
      3'd3: looked_up_92 = dword[19:17];
      3'd4: looked_up_92 = dword[22:20];
      3'd5: looked_up_92 = dword[25:23];
      3'd6: looked_up_92 = dword[28:26];
      3'd7: looked_up_92 = dword[31:29];
      default: looked_up_92 = dword[10:8];
    endcase

  wire [4:0] difference_31 = 5'he - {1'b0, dword[11:8]};
  wire [4:0] sum_31 = 5'he + {1'b0, dword[11:8]};

  reg [4:0] looked_up_93;
  always @*
    case (dword[15:12])
      4'd0: looked_up_93 = {sum_31[3:0], (|dword[11:8]) & (~sum_31[4])};
      4'd1: looked_up_93 = {difference_31[3:0], (|dword[11:8]) & (~difference_31[4])};
      4'd2: looked_up_93 = {difference_31[3:0], |dword[11:8]};
      4'd4: looked_up_93 = {dword[8] ? 4'd9 : 4'd1, ~(|dword[11:9])};
      4'd5: looked_up_93 = {dword[11:8], 1'b1};
      4'd6: looked_up_93 = {4'he ^ dword[11:8], 1'b1};
      default: looked_up_93 = 5'd0;
    endcase

  wire [4:0] chosen_32 = dword[16] ? looked_up_93 : {{2'd3, dword[13:12]}, 1'b1};

  assign select_30 =
      equal_5 ? chosen_32[4:1] :
      equal_4 ? {1'b1, looked_up_92} :
      disjunction_16 ? looked_up_91 :
      scalar_2[27:24];

  reg [3:0] looked_up_94;
  always @*
    case (beat)
      default: looked_up_94 = chosen_lane_31;
    endcase

  reg [2:0] looked_up_95;
  always @*
    case (3'd7)
      3'd1: looked_up_95 = dword[13:11];
      3'd2: looked_up_95 = dword[16:14];
      3'd3: looked_up_95 = dword[19:17];
      3'd4: looked_up_95 = dword[22:20];
      3'd5: looked_up_95 = dword[25:23];
      3'd6: looked_up_95 = dword[28:26];
      3'd7: looked_up_95 = dword[31:29];
      default: looked_up_95 = dword[10:8];
    endcase

  wire [4:0] difference_32 = 5'hf - {1'b0, dword[11:8]};
  wire [4:0] sum_32 = 5'hf + {1'b0, dword[11:8]};

  reg [4:0] looked_up_96;
  always @*
    case (dword[15:12])
      4'd0: looked_up_96 = {sum_32[3:0], (|dword[11:8]) & (~sum_32[4])};
      4'd1: looked_up_96 = {difference_32[3:0], (|dword[11:8]) & (~difference_32[4])};
      4'd2: looked_up_96 = {difference_32[3:0], |dword[11:8]};
      4'd4: looked_up_96 = {dword[8] ? 4'd8 : 4'd0, ~(|dword[11:9])};
      4'd5: looked_up_96 = {dword[11:8], 1'b1};
      4'd6: looked_up_96 = {4'hf ^ dword[11:8], 1'b1};
      default: looked_up_96 = 5'd0;
    endcase

  wire [4:0] chosen_33 = dword[16] ? looked_up_96 : {{2'd3, dword[15:14]}, 1'b1};

  assign select_31 =
      equal_5 ? chosen_33[4:1] :
      equal_4 ? {1'b1, looked_up_95} :
      disjunction_16 ? looked_up_94 :
      scalar_2[31:28];

  wire disjunction_17 = (~wave64) | (~(scalar_1[5] ^ high));
  wire chosen_34 = equal_3 ? disjunction_17 : (~((wave64 & (~(|exec[31:0])) & (|exec[63:32])) ^ high));

  assign chosen = chosen_34 | (~reads);

  wire chosen_35 = reads ? read_lane[4] : swaps_rows;
  wire [15:0] chosen_36 = chosen_35 ? chosen_1[31:16] : chosen_1[15:0];
  wire conjunction_2 = (chosen_2[0] | (~equal_5)) & (chosen_36[select_0] | fetch_inactive);
  wire [31:0] chosen_37 = chosen_35 ? word_16 : word_0;
  wire [31:0] chosen_38 = chosen_35 ? word_31 : word_15;
  wire [31:0] chosen_39 = chosen_35 ? word_30 : word_14;
  wire [31:0] chosen_40 = chosen_35 ? word_29 : word_13;
  wire [31:0] chosen_41 = chosen_35 ? word_28 : word_12;
  wire [31:0] chosen_42 = chosen_35 ? word_27 : word_11;
  wire [31:0] chosen_43 = chosen_35 ? word_26 : word_10;
  wire [31:0] chosen_44 = chosen_35 ? word_25 : word_9;
  wire [31:0] chosen_45 = chosen_35 ? word_24 : word_8;
  wire [31:0] chosen_46 = chosen_35 ? word_23 : word_7;
  wire [31:0] chosen_47 = chosen_35 ? word_22 : word_6;
  wire [31:0] chosen_48 = chosen_35 ? word_21 : word_5;
  wire [31:0] chosen_49 = chosen_35 ? word_20 : word_4;
  wire [31:0] chosen_50 = chosen_35 ? word_19 : word_3;
  wire [31:0] chosen_51 = chosen_35 ? word_18 : word_2;
  wire [31:0] chosen_52 = chosen_35 ? word_17 : word_1;

  reg [31:0] looked_up_97;
  always @*
    case (select_0)
      4'd1: looked_up_97 = chosen_52;
      4'd2: looked_up_97 = chosen_51;
      4'd3: looked_up_97 = chosen_50;
      4'd4: looked_up_97 = chosen_49;
      4'd5: looked_up_97 = chosen_48;
      4'd6: looked_up_97 = chosen_47;
      4'd7: looked_up_97 = chosen_46;
      4'd8: looked_up_97 = chosen_45;
      4'd9: looked_up_97 = chosen_44;
      4'ha: looked_up_97 = chosen_43;
      4'hb: looked_up_97 = chosen_42;
      4'hc: looked_up_97 = chosen_41;
      4'hd: looked_up_97 = chosen_40;
      4'he: looked_up_97 = chosen_39;
      4'hf: looked_up_97 = chosen_38;
      default: looked_up_97 = chosen_37;
    endcase

  assign crossed_0 = looked_up_97 & {32{conjunction_2 | reads}};

  wire conjunction_3 = (chosen_3[0] | (~equal_5)) & (chosen_36[select_1] | fetch_inactive);

  reg [31:0] looked_up_98;
  always @*
    case (select_1)
      4'd1: looked_up_98 = chosen_52;
      4'd2: looked_up_98 = chosen_51;
      4'd3: looked_up_98 = chosen_50;
      4'd4: looked_up_98 = chosen_49;
      4'd5: looked_up_98 = chosen_48;
      4'd6: looked_up_98 = chosen_47;
      4'd7: looked_up_98 = chosen_46;
      4'd8: looked_up_98 = chosen_45;
      4'd9: looked_up_98 = chosen_44;
      4'ha: looked_up_98 = chosen_43;
      4'hb: looked_up_98 = chosen_42;
      4'hc: looked_up_98 = chosen_41;
      4'hd: looked_up_98 = chosen_40;
      4'he: looked_up_98 = chosen_39;
      4'hf: looked_up_98 = chosen_38;
      default: looked_up_98 = chosen_37;
    endcase

  assign crossed_1 = looked_up_98 & {32{conjunction_3}};

  wire conjunction_4 = (chosen_4[0] | (~equal_5)) & (chosen_36[select_2] | fetch_inactive);

  reg [31:0] looked_up_99;
  always @*
    case (select_2)
      4'd1: looked_up_99 = chosen_52;
      4'd2: looked_up_99 = chosen_51;
      4'd3: looked_up_99 = chosen_50;
      4'd4: looked_up_99 = chosen_49;
      4'd5: looked_up_99 = chosen_48;
      4'd6: looked_up_99 = chosen_47;
      4'd7: looked_up_99 = chosen_46;
      4'd8: looked_up_99 = chosen_45;
      4'd9: looked_up_99 = chosen_44;
      4'ha: looked_up_99 = chosen_43;
      4'hb: looked_up_99 = chosen_42;
      4'hc: looked_up_99 = chosen_41;
      4'hd: looked_up_99 = chosen_40;
      4'he: looked_up_99 = chosen_39;
      4'hf: looked_up_99 = chosen_38;
      default: looked_up_99 = chosen_37;
    endcase

  assign crossed_2 = looked_up_99 & {32{conjunction_4}};

  wire conjunction_5 = (chosen_5[0] | (~equal_5)) & (chosen_36[select_3] | fetch_inactive);

  reg [31:0] looked_up_100;
  always @*
    case (select_3)
      4'd1: looked_up_100 = chosen_52;
      4'd2: looked_up_100 = chosen_51;
      4'd3: looked_up_100 = chosen_50;
      4'd4: looked_up_100 = chosen_49;
      4'd5: looked_up_100 = chosen_48;
      4'd6: looked_up_100 = chosen_47;
      4'd7: looked_up_100 = chosen_46;
      4'd8: looked_up_100 = chosen_45;
      4'd9: looked_up_100 = chosen_44;
      4'ha: looked_up_100 = chosen_43;
      4'hb: looked_up_100 = chosen_42;
      4'hc: looked_up_100 = chosen_41;
      4'hd: looked_up_100 = chosen_40;
      4'he: looked_up_100 = chosen_39;
      4'hf: looked_up_100 = chosen_38;
      default: looked_up_100 = chosen_37;
    endcase

  assign crossed_3 = looked_up_100 & {32{conjunction_5}};

  wire conjunction_6 = (chosen_6[0] | (~equal_5)) & (chosen_36[select_4] | fetch_inactive);

  reg [31:0] looked_up_101;
  always @*
    case (select_4)
      4'd1: looked_up_101 = chosen_52;
      4'd2: looked_up_101 = chosen_51;
      4'd3: looked_up_101 = chosen_50;
      4'd4: looked_up_101 = chosen_49;
      4'd5: looked_up_101 = chosen_48;
      4'd6: looked_up_101 = chosen_47;
      4'd7: looked_up_101 = chosen_46;
      4'd8: looked_up_101 = chosen_45;
      4'd9: looked_up_101 = chosen_44;
      4'ha: looked_up_101 = chosen_43;
      4'hb: looked_up_101 = chosen_42;
      4'hc: looked_up_101 = chosen_41;
      4'hd: looked_up_101 = chosen_40;
      4'he: looked_up_101 = chosen_39;
      4'hf: looked_up_101 = chosen_38;
      default: looked_up_101 = chosen_37;
    endcase

  assign crossed_4 = looked_up_101 & {32{conjunction_6}};

  wire conjunction_7 = (chosen_7[0] | (~equal_5)) & (chosen_36[select_5] | fetch_inactive);

  reg [31:0] looked_up_102;
  always @*
    case (select_5)
      4'd1: looked_up_102 = chosen_52;
      4'd2: looked_up_102 = chosen_51;
      4'd3: looked_up_102 = chosen_50;
      4'd4: looked_up_102 = chosen_49;
      4'd5: looked_up_102 = chosen_48;
      4'd6: looked_up_102 = chosen_47;
      4'd7: looked_up_102 = chosen_46;
      4'd8: looked_up_102 = chosen_45;
      4'd9: looked_up_102 = chosen_44;
      4'ha: looked_up_102 = chosen_43;
      4'hb: looked_up_102 = chosen_42;
      4'hc: looked_up_102 = chosen_41;
      4'hd: looked_up_102 = chosen_40;
      4'he: looked_up_102 = chosen_39;
      4'hf: looked_up_102 = chosen_38;
      default: looked_up_102 = chosen_37;
    endcase

  assign crossed_5 = looked_up_102 & {32{conjunction_7}};

  wire conjunction_8 = (chosen_8[0] | (~equal_5)) & (chosen_36[select_6] | fetch_inactive);

  reg [31:0] looked_up_103;
  always @*
    case (select_6)
      4'd1: looked_up_103 = chosen_52;
      4'd2: looked_up_103 = chosen_51;
      4'd3: looked_up_103 = chosen_50;
      4'd4: looked_up_103 = chosen_49;
      4'd5: looked_up_103 = chosen_48;
      4'd6: looked_up_103 = chosen_47;
      4'd7: looked_up_103 = chosen_46;
      4'd8: looked_up_103 = chosen_45;
      4'd9: looked_up_103 = chosen_44;
      4'ha: looked_up_103 = chosen_43;
      4'hb: looked_up_103 = chosen_42;
      4'hc: looked_up_103 = chosen_41;
      4'hd: looked_up_103 = chosen_40;
      4'he: looked_up_103 = chosen_39;
      4'hf: looked_up_103 = chosen_38;
      default: looked_up_103 = chosen_37;
    endcase

  assign crossed_6 = looked_up_103 & {32{conjunction_8}};

  wire conjunction_9 = (chosen_9[0] | (~equal_5)) & (chosen_36[select_7] | fetch_inactive);

  reg [31:0] looked_up_104;
  always @*
    case (select_7)
      4'd1: looked_up_104 = chosen_52;
      4'd2: looked_up_104 = chosen_51;
      4'd3: looked_up_104 = chosen_50;
      4'd4: looked_up_104 = chosen_49;
      4'd5: looked_up_104 = chosen_48;
      4'd6: looked_up_104 = chosen_47;
      4'd7: looked_up_104 = chosen_46;
      4'd8: looked_up_104 = chosen_45;
      4'd9: looked_up_104 = chosen_44;
      4'ha: looked_up_104 = chosen_43;
      4'hb: looked_up_104 = chosen_42;
      4'hc: looked_up_104 = chosen_41;
      4'hd: looked_up_104 = chosen_40;
      4'he: looked_up_104 = chosen_39;
      4'hf: looked_up_104 = chosen_38;
      default: looked_up_104 = chosen_37;
    endcase

  assign crossed_7 = looked_up_104 & {32{conjunction_9}};

  wire conjunction_10 = (chosen_10[0] | (~equal_5)) & (chosen_36[select_8] | fetch_inactive);

  reg [31:0] looked_up_105;
  always @*
    case (select_8)
      4'd1: looked_up_105 = chosen_52;
      4'd2: looked_up_105 = chosen_51;
      4'd3: looked_up_105 = chosen_50;
      4'd4: looked_up_105 = chosen_49;
      4'd5: looked_up_105 = chosen_48;
      4'd6: looked_up_105 = chosen_47;
      4'd7: looked_up_105 = chosen_46;
      4'd8: looked_up_105 = chosen_45;
      4'd9: looked_up_105 = chosen_44;
      4'ha: looked_up_105 = chosen_43;
      4'hb: looked_up_105 = chosen_42;
      4'hc: looked_up_105 = chosen_41;
      4'hd: looked_up_105 = chosen_40;
      4'he: looked_up_105 = chosen_39;
      4'hf: looked_up_105 = chosen_38;
      default: looked_up_105 = chosen_37;
    endcase

  assign crossed_8 = looked_up_105 & {32{conjunction_10}};

  wire conjunction_11 = (chosen_11[0] | (~equal_5)) & (chosen_36[select_9] | fetch_inactive);

  reg [31:0] looked_up_106;
  always @*
    case (select_9)
      4'd1: looked_up_106 = chosen_52;
      4'd2: looked_up_106 = chosen_51;
      4'd3: looked_up_106 = chosen_50;
      4'd4: looked_up_106 = chosen_49;
      4'd5: looked_up_106 = chosen_48;
      4'd6: looked_up_106 = chosen_47;
      4'd7: looked_up_106 = chosen_46;
      4'd8: looked_up_106 = chosen_45;
      4'd9: looked_up_106 = chosen_44;
      4'ha: looked_up_106 = chosen_43;
      4'hb: looked_up_106 = chosen_42;
      4'hc: looked_up_106 = chosen_41;
      4'hd: looked_up_106 = chosen_40;
      4'he: looked_up_106 = chosen_39;
      4'hf: looked_up_106 = chosen_38;
      default: looked_up_106 = chosen_37;
    endcase

  assign crossed_9 = looked_up_106 & {32{conjunction_11}};

  wire conjunction_12 = (chosen_12[0] | (~equal_5)) & (chosen_36[select_10] | fetch_inactive);

  reg [31:0] looked_up_107;
  always @*
    case (select_10)
      4'd1: looked_up_107 = chosen_52;
      4'd2: looked_up_107 = chosen_51;
      4'd3: looked_up_107 = chosen_50;
      4'd4: looked_up_107 = chosen_49;
      4'd5: looked_up_107 = chosen_48;
      4'd6: looked_up_107 = chosen_47;
      4'd7: looked_up_107 = chosen_46;
      4'd8: looked_up_107 = chosen_45;
      4'd9: looked_up_107 = chosen_44;
      4'ha: looked_up_107 = chosen_43;
      4'hb: looked_up_107 = chosen_42;
      4'hc: looked_up_107 = chosen_41;
      4'hd: looked_up_107 = chosen_40;
      4'he: looked_up_107 = chosen_39;
      4'hf: looked_up_107 = chosen_38;
      default: looked_up_107 = chosen_37;
    endcase

  assign crossed_10 = looked_up_107 & {32{conjunction_12}};

  wire conjunction_13 = (chosen_13[0] | (~equal_5)) & (chosen_36[select_11] | fetch_inactive);

  reg [31:0] looked_up_108;
  always @*
    case (select_11)
      4'd1: looked_up_108 = chosen_52;
      4'd2: looked_up_108 = chosen_51;
      4'd3: looked_up_108 = chosen_50;
      4'd4: looked_up_108 = chosen_49;
      4'd5: looked_up_108 = chosen_48;
      4'd6: looked_up_108 = chosen_47;
      4'd7: looked_up_108 = chosen_46;
      4'd8: looked_up_108 = chosen_45;
      4'd9: looked_up_108 = chosen_44;
      4'ha: looked_up_108 = chosen_43;
      4'hb: looked_up_108 = chosen_42;
      4'hc: looked_up_108 = chosen_41;
      4'hd: looked_up_108 = chosen_40;
      4'he: looked_up_108 = chosen_39;
      4'hf: looked_up_108 = chosen_38;
      default: looked_up_108 = chosen_37;
    endcase

  assign crossed_11 = looked_up_108 & {32{conjunction_13}};

  wire conjunction_14 = (chosen_14[0] | (~equal_5)) & (chosen_36[select_12] | fetch_inactive);

  reg [31:0] looked_up_109;
  always @*
    case (select_12)
      4'd1: looked_up_109 = chosen_52;
      4'd2: looked_up_109 = chosen_51;
      4'd3: looked_up_109 = chosen_50;
      4'd4: looked_up_109 = chosen_49;
      4'd5: looked_up_109 = chosen_48;
      4'd6: looked_up_109 = chosen_47;
      4'd7: looked_up_109 = chosen_46;
      4'd8: looked_up_109 = chosen_45;
      4'd9: looked_up_109 = chosen_44;
      4'ha: looked_up_109 = chosen_43;
      4'hb: looked_up_109 = chosen_42;
      4'hc: looked_up_109 = chosen_41;
      4'hd: looked_up_109 = chosen_40;
      4'he: looked_up_109 = chosen_39;
      4'hf: looked_up_109 = chosen_38;
      default: looked_up_109 = chosen_37;
    endcase

  assign crossed_12 = looked_up_109 & {32{conjunction_14}};

  wire conjunction_15 = (chosen_15[0] | (~equal_5)) & (chosen_36[select_13] | fetch_inactive);

  reg [31:0] looked_up_110;
  always @*
    case (select_13)
      4'd1: looked_up_110 = chosen_52;
      4'd2: looked_up_110 = chosen_51;
      4'd3: looked_up_110 = chosen_50;
      4'd4: looked_up_110 = chosen_49;
      4'd5: looked_up_110 = chosen_48;
      4'd6: looked_up_110 = chosen_47;
      4'd7: looked_up_110 = chosen_46;
      4'd8: looked_up_110 = chosen_45;
      4'd9: looked_up_110 = chosen_44;
      4'ha: looked_up_110 = chosen_43;
      4'hb: looked_up_110 = chosen_42;
      4'hc: looked_up_110 = chosen_41;
      4'hd: looked_up_110 = chosen_40;
      4'he: looked_up_110 = chosen_39;
      4'hf: looked_up_110 = chosen_38;
      default: looked_up_110 = chosen_37;
    endcase

  assign crossed_13 = looked_up_110 & {32{conjunction_15}};

  wire conjunction_16 = (chosen_16[0] | (~equal_5)) & (chosen_36[select_14] | fetch_inactive);

  reg [31:0] looked_up_111;
  always @*
    case (select_14)
      4'd1: looked_up_111 = chosen_52;
      4'd2: looked_up_111 = chosen_51;
      4'd3: looked_up_111 = chosen_50;
      4'd4: looked_up_111 = chosen_49;
      4'd5: looked_up_111 = chosen_48;
      4'd6: looked_up_111 = chosen_47;
      4'd7: looked_up_111 = chosen_46;
      4'd8: looked_up_111 = chosen_45;
      4'd9: looked_up_111 = chosen_44;
      4'ha: looked_up_111 = chosen_43;
      4'hb: looked_up_111 = chosen_42;
      4'hc: looked_up_111 = chosen_41;
      4'hd: looked_up_111 = chosen_40;
      4'he: looked_up_111 = chosen_39;
      4'hf: looked_up_111 = chosen_38;
      default: looked_up_111 = chosen_37;
    endcase

  assign crossed_14 = looked_up_111 & {32{conjunction_16}};

  wire conjunction_17 = (chosen_17[0] | (~equal_5)) & (chosen_36[select_15] | fetch_inactive);

  reg [31:0] looked_up_112;
  always @*
    case (select_15)
      4'd1: looked_up_112 = chosen_52;
      4'd2: looked_up_112 = chosen_51;
      4'd3: looked_up_112 = chosen_50;
      4'd4: looked_up_112 = chosen_49;
      4'd5: looked_up_112 = chosen_48;
      4'd6: looked_up_112 = chosen_47;
      4'd7: looked_up_112 = chosen_46;
      4'd8: looked_up_112 = chosen_45;
      4'd9: looked_up_112 = chosen_44;
      4'ha: looked_up_112 = chosen_43;
      4'hb: looked_up_112 = chosen_42;
      4'hc: looked_up_112 = chosen_41;
      4'hd: looked_up_112 = chosen_40;
      4'he: looked_up_112 = chosen_39;
      4'hf: looked_up_112 = chosen_38;
      default: looked_up_112 = chosen_37;
    endcase

  assign crossed_15 = looked_up_112 & {32{conjunction_17}};

  wire chosen_53 = reads ? read_lane[4] : (1'b1 ^ swaps_rows);
  wire [15:0] chosen_54 = chosen_53 ? chosen_1[31:16] : chosen_1[15:0];
  wire conjunction_18 = (chosen_18[0] | (~equal_5)) & (chosen_54[select_16] | fetch_inactive);
  wire [31:0] chosen_55 = chosen_53 ? word_16 : word_0;
  wire [31:0] chosen_56 = chosen_53 ? word_31 : word_15;
  wire [31:0] chosen_57 = chosen_53 ? word_30 : word_14;
  wire [31:0] chosen_58 = chosen_53 ? word_29 : word_13;
  wire [31:0] chosen_59 = chosen_53 ? word_28 : word_12;
  wire [31:0] chosen_60 = chosen_53 ? word_27 : word_11;
  wire [31:0] chosen_61 = chosen_53 ? word_26 : word_10;
  wire [31:0] chosen_62 = chosen_53 ? word_25 : word_9;
  wire [31:0] chosen_63 = chosen_53 ? word_24 : word_8;
  wire [31:0] chosen_64 = chosen_53 ? word_23 : word_7;
  wire [31:0] chosen_65 = chosen_53 ? word_22 : word_6;
  wire [31:0] chosen_66 = chosen_53 ? word_21 : word_5;
  wire [31:0] chosen_67 = chosen_53 ? word_20 : word_4;
  wire [31:0] chosen_68 = chosen_53 ? word_19 : word_3;
  wire [31:0] chosen_69 = chosen_53 ? word_18 : word_2;
  wire [31:0] chosen_70 = chosen_53 ? word_17 : word_1;

  reg [31:0] looked_up_113;
  always @*
    case (select_16)
      4'd1: looked_up_113 = chosen_70;
      4'd2: looked_up_113 = chosen_69;
      4'd3: looked_up_113 = chosen_68;
      4'd4: looked_up_113 = chosen_67;
      4'd5: looked_up_113 = chosen_66;
      4'd6: looked_up_113 = chosen_65;
      4'd7: looked_up_113 = chosen_64;
      4'd8: looked_up_113 = chosen_63;
      4'd9: looked_up_113 = chosen_62;
      4'ha: looked_up_113 = chosen_61;
      4'hb: looked_up_113 = chosen_60;
      4'hc: looked_up_113 = chosen_59;
      4'hd: looked_up_113 = chosen_58;
      4'he: looked_up_113 = chosen_57;
      4'hf: looked_up_113 = chosen_56;
      default: looked_up_113 = chosen_55;
    endcase

  assign crossed_16 = looked_up_113 & {32{conjunction_18}};

  wire conjunction_19 = (chosen_19[0] | (~equal_5)) & (chosen_54[select_17] | fetch_inactive);

  reg [31:0] looked_up_114;
  always @*
    case (select_17)
      4'd1: looked_up_114 = chosen_70;
      4'd2: looked_up_114 = chosen_69;
      4'd3: looked_up_114 = chosen_68;
      4'd4: looked_up_114 = chosen_67;
      4'd5: looked_up_114 = chosen_66;
      4'd6: looked_up_114 = chosen_65;
      4'd7: looked_up_114 = chosen_64;
      4'd8: looked_up_114 = chosen_63;
      4'd9: looked_up_114 = chosen_62;
      4'ha: looked_up_114 = chosen_61;
      4'hb: looked_up_114 = chosen_60;
      4'hc: looked_up_114 = chosen_59;
      4'hd: looked_up_114 = chosen_58;
      4'he: looked_up_114 = chosen_57;
      4'hf: looked_up_114 = chosen_56;
      default: looked_up_114 = chosen_55;
    endcase

  assign crossed_17 = looked_up_114 & {32{conjunction_19}};

  wire conjunction_20 = (chosen_20[0] | (~equal_5)) & (chosen_54[select_18] | fetch_inactive);

  reg [31:0] looked_up_115;
  always @*
    case (select_18)
      4'd1: looked_up_115 = chosen_70;
      4'd2: looked_up_115 = chosen_69;
      4'd3: looked_up_115 = chosen_68;
      4'd4: looked_up_115 = chosen_67;
      4'd5: looked_up_115 = chosen_66;
      4'd6: looked_up_115 = chosen_65;
      4'd7: looked_up_115 = chosen_64;
      4'd8: looked_up_115 = chosen_63;
      4'd9: looked_up_115 = chosen_62;
      4'ha: looked_up_115 = chosen_61;
      4'hb: looked_up_115 = chosen_60;
      4'hc: looked_up_115 = chosen_59;
      4'hd: looked_up_115 = chosen_58;
      4'he: looked_up_115 = chosen_57;
      4'hf: looked_up_115 = chosen_56;
      default: looked_up_115 = chosen_55;
    endcase

  assign crossed_18 = looked_up_115 & {32{conjunction_20}};

  wire conjunction_21 = (chosen_21[0] | (~equal_5)) & (chosen_54[select_19] | fetch_inactive);

  reg [31:0] looked_up_116;
  always @*
    case (select_19)
      4'd1: looked_up_116 = chosen_70;
      4'd2: looked_up_116 = chosen_69;
      4'd3: looked_up_116 = chosen_68;
      4'd4: looked_up_116 = chosen_67;
      4'd5: looked_up_116 = chosen_66;
      4'd6: looked_up_116 = chosen_65;
      4'd7: looked_up_116 = chosen_64;
      4'd8: looked_up_116 = chosen_63;
      4'd9: looked_up_116 = chosen_62;
      4'ha: looked_up_116 = chosen_61;
      4'hb: looked_up_116 = chosen_60;
      4'hc: looked_up_116 = chosen_59;
      4'hd: looked_up_116 = chosen_58;
      4'he: looked_up_116 = chosen_57;
      4'hf: looked_up_116 = chosen_56;
      default: looked_up_116 = chosen_55;
    endcase

  assign crossed_19 = looked_up_116 & {32{conjunction_21}};

  wire conjunction_22 = (chosen_22[0] | (~equal_5)) & (chosen_54[select_20] | fetch_inactive);

  reg [31:0] looked_up_117;
  always @*
    case (select_20)
      4'd1: looked_up_117 = chosen_70;
      4'd2: looked_up_117 = chosen_69;
      4'd3: looked_up_117 = chosen_68;
      4'd4: looked_up_117 = chosen_67;
      4'd5: looked_up_117 = chosen_66;
      4'd6: looked_up_117 = chosen_65;
      4'd7: looked_up_117 = chosen_64;
      4'd8: looked_up_117 = chosen_63;
      4'd9: looked_up_117 = chosen_62;
      4'ha: looked_up_117 = chosen_61;
      4'hb: looked_up_117 = chosen_60;
      4'hc: looked_up_117 = chosen_59;
      4'hd: looked_up_117 = chosen_58;
      4'he: looked_up_117 = chosen_57;
      4'hf: looked_up_117 = chosen_56;
      default: looked_up_117 = chosen_55;
    endcase

  assign crossed_20 = looked_up_117 & {32{conjunction_22}};

  wire conjunction_23 = (chosen_23[0] | (~equal_5)) & (chosen_54[select_21] | fetch_inactive);

  reg [31:0] looked_up_118;
  always @*
    case (select_21)
      4'd1: looked_up_118 = chosen_70;
      4'd2: looked_up_118 = chosen_69;
      4'd3: looked_up_118 = chosen_68;
      4'd4: looked_up_118 = chosen_67;
      4'd5: looked_up_118 = chosen_66;
      4'd6: looked_up_118 = chosen_65;
      4'd7: looked_up_118 = chosen_64;
      4'd8: looked_up_118 = chosen_63;
      4'd9: looked_up_118 = chosen_62;
      4'ha: looked_up_118 = chosen_61;
      4'hb: looked_up_118 = chosen_60;
      4'hc: looked_up_118 = chosen_59;
      4'hd: looked_up_118 = chosen_58;
      4'he: looked_up_118 = chosen_57;
      4'hf: looked_up_118 = chosen_56;
      default: looked_up_118 = chosen_55;
    endcase

  assign crossed_21 = looked_up_118 & {32{conjunction_23}};

  wire conjunction_24 = (chosen_24[0] | (~equal_5)) & (chosen_54[select_22] | fetch_inactive);

  reg [31:0] looked_up_119;
  always @*
    case (select_22)
      4'd1: looked_up_119 = chosen_70;
      4'd2: looked_up_119 = chosen_69;
      4'd3: looked_up_119 = chosen_68;
      4'd4: looked_up_119 = chosen_67;
      4'd5: looked_up_119 = chosen_66;
      4'd6: looked_up_119 = chosen_65;
      4'd7: looked_up_119 = chosen_64;
      4'd8: looked_up_119 = chosen_63;
      4'd9: looked_up_119 = chosen_62;
      4'ha: looked_up_119 = chosen_61;
      4'hb: looked_up_119 = chosen_60;
      4'hc: looked_up_119 = chosen_59;
      4'hd: looked_up_119 = chosen_58;
      4'he: looked_up_119 = chosen_57;
      4'hf: looked_up_119 = chosen_56;
      default: looked_up_119 = chosen_55;
    endcase

  assign crossed_22 = looked_up_119 & {32{conjunction_24}};

  wire conjunction_25 = (chosen_25[0] | (~equal_5)) & (chosen_54[select_23] | fetch_inactive);

  reg [31:0] looked_up_120;
  always @*
    case (select_23)
      4'd1: looked_up_120 = chosen_70;
      4'd2: looked_up_120 = chosen_69;
      4'd3: looked_up_120 = chosen_68;
      4'd4: looked_up_120 = chosen_67;
      4'd5: looked_up_120 = chosen_66;
      4'd6: looked_up_120 = chosen_65;
      4'd7: looked_up_120 = chosen_64;
      4'd8: looked_up_120 = chosen_63;
      4'd9: looked_up_120 = chosen_62;
      4'ha: looked_up_120 = chosen_61;
      4'hb: looked_up_120 = chosen_60;
      4'hc: looked_up_120 = chosen_59;
      4'hd: looked_up_120 = chosen_58;
      4'he: looked_up_120 = chosen_57;
      4'hf: looked_up_120 = chosen_56;
      default: looked_up_120 = chosen_55;
    endcase

  assign crossed_23 = looked_up_120 & {32{conjunction_25}};

  wire conjunction_26 = (chosen_26[0] | (~equal_5)) & (chosen_54[select_24] | fetch_inactive);

  reg [31:0] looked_up_121;
  always @*
    case (select_24)
      4'd1: looked_up_121 = chosen_70;
      4'd2: looked_up_121 = chosen_69;
      4'd3: looked_up_121 = chosen_68;
      4'd4: looked_up_121 = chosen_67;
      4'd5: looked_up_121 = chosen_66;
      4'd6: looked_up_121 = chosen_65;
      4'd7: looked_up_121 = chosen_64;
      4'd8: looked_up_121 = chosen_63;
      4'd9: looked_up_121 = chosen_62;
      4'ha: looked_up_121 = chosen_61;
      4'hb: looked_up_121 = chosen_60;
      4'hc: looked_up_121 = chosen_59;
      4'hd: looked_up_121 = chosen_58;
      4'he: looked_up_121 = chosen_57;
      4'hf: looked_up_121 = chosen_56;
      default: looked_up_121 = chosen_55;
    endcase

  assign crossed_24 = looked_up_121 & {32{conjunction_26}};

  wire conjunction_27 = (chosen_27[0] | (~equal_5)) & (chosen_54[select_25] | fetch_inactive);

  reg [31:0] looked_up_122;
  always @*
    case (select_25)
      4'd1: looked_up_122 = chosen_70;
      4'd2: looked_up_122 = chosen_69;
      4'd3: looked_up_122 = chosen_68;
      4'd4: looked_up_122 = chosen_67;
      4'd5: looked_up_122 = chosen_66;
      4'd6: looked_up_122 = chosen_65;
      4'd7: looked_up_122 = chosen_64;
      4'd8: looked_up_122 = chosen_63;
      4'd9: looked_up_122 = chosen_62;
      4'ha: looked_up_122 = chosen_61;
      4'hb: looked_up_122 = chosen_60;
      4'hc: looked_up_122 = chosen_59;
      4'hd: looked_up_122 = chosen_58;
      4'he: looked_up_122 = chosen_57;
      4'hf: looked_up_122 = chosen_56;
      default: looked_up_122 = chosen_55;
    endcase

  assign crossed_25 = looked_up_122 & {32{conjunction_27}};

  wire conjunction_28 = (chosen_28[0] | (~equal_5)) & (chosen_54[select_26] | fetch_inactive);

  reg [31:0] looked_up_123;
  always @*
    case (select_26)
      4'd1: looked_up_123 = chosen_70;
      4'd2: looked_up_123 = chosen_69;
      4'd3: looked_up_123 = chosen_68;
      4'd4: looked_up_123 = chosen_67;
      4'd5: looked_up_123 = chosen_66;
      4'd6: looked_up_123 = chosen_65;
      4'd7: looked_up_123 = chosen_64;
      4'd8: looked_up_123 = chosen_63;
      4'd9: looked_up_123 = chosen_62;
      4'ha: looked_up_123 = chosen_61;
      4'hb: looked_up_123 = chosen_60;
      4'hc: looked_up_123 = chosen_59;
      4'hd: looked_up_123 = chosen_58;
      4'he: looked_up_123 = chosen_57;
      4'hf: looked_up_123 = chosen_56;
      default: looked_up_123 = chosen_55;
    endcase

  assign crossed_26 = looked_up_123 & {32{conjunction_28}};

  wire conjunction_29 = (chosen_29[0] | (~equal_5)) & (chosen_54[select_27] | fetch_inactive);

  reg [31:0] looked_up_124;
  always @*
    case (select_27)
      4'd1: looked_up_124 = chosen_70;
      4'd2: looked_up_124 = chosen_69;
      4'd3: looked_up_124 = chosen_68;
      4'd4: looked_up_124 = chosen_67;
      4'd5: looked_up_124 = chosen_66;
      4'd6: looked_up_124 = chosen_65;
      4'd7: looked_up_124 = chosen_64;
      4'd8: looked_up_124 = chosen_63;
      4'd9: looked_up_124 = chosen_62;
      4'ha: looked_up_124 = chosen_61;
      4'hb: looked_up_124 = chosen_60;
      4'hc: looked_up_124 = chosen_59;
      4'hd: looked_up_124 = chosen_58;
      4'he: looked_up_124 = chosen_57;
      4'hf: looked_up_124 = chosen_56;
      default: looked_up_124 = chosen_55;
    endcase

  assign crossed_27 = looked_up_124 & {32{conjunction_29}};

  wire conjunction_30 = (chosen_30[0] | (~equal_5)) & (chosen_54[select_28] | fetch_inactive);

  reg [31:0] looked_up_125;
  always @*
    case (select_28)
      4'd1: looked_up_125 = chosen_70;
      4'd2: looked_up_125 = chosen_69;
      4'd3: looked_up_125 = chosen_68;
      4'd4: looked_up_125 = chosen_67;
      4'd5: looked_up_125 = chosen_66;
      4'd6: looked_up_125 = chosen_65;
      4'd7: looked_up_125 = chosen_64;
      4'd8: looked_up_125 = chosen_63;
      4'd9: looked_up_125 = chosen_62;
      4'ha: looked_up_125 = chosen_61;
      4'hb: looked_up_125 = chosen_60;
      4'hc: looked_up_125 = chosen_59;
      4'hd: looked_up_125 = chosen_58;
      4'he: looked_up_125 = chosen_57;
      4'hf: looked_up_125 = chosen_56;
      default: looked_up_125 = chosen_55;
    endcase

  assign crossed_28 = looked_up_125 & {32{conjunction_30}};

  wire conjunction_31 = (chosen_31[0] | (~equal_5)) & (chosen_54[select_29] | fetch_inactive);

  reg [31:0] looked_up_126;
  always @*
    case (select_29)
      4'd1: looked_up_126 = chosen_70;
      4'd2: looked_up_126 = chosen_69;
      4'd3: looked_up_126 = chosen_68;
      4'd4: looked_up_126 = chosen_67;
      4'd5: looked_up_126 = chosen_66;
      4'd6: looked_up_126 = chosen_65;
      4'd7: looked_up_126 = chosen_64;
      4'd8: looked_up_126 = chosen_63;
      4'd9: looked_up_126 = chosen_62;
      4'ha: looked_up_126 = chosen_61;
      4'hb: looked_up_126 = chosen_60;
      4'hc: looked_up_126 = chosen_59;
      4'hd: looked_up_126 = chosen_58;
      4'he: looked_up_126 = chosen_57;
      4'hf: looked_up_126 = chosen_56;
      default: looked_up_126 = chosen_55;
    endcase

  assign crossed_29 = looked_up_126 & {32{conjunction_31}};

  wire conjunction_32 = (chosen_32[0] | (~equal_5)) & (chosen_54[select_30] | fetch_inactive);

  reg [31:0] looked_up_127;
  always @*
    case (select_30)
      4'd1: looked_up_127 = chosen_70;
      4'd2: looked_up_127 = chosen_69;
      4'd3: looked_up_127 = chosen_68;
      4'd4: looked_up_127 = chosen_67;
      4'd5: looked_up_127 = chosen_66;
      4'd6: looked_up_127 = chosen_65;
      4'd7: looked_up_127 = chosen_64;
      4'd8: looked_up_127 = chosen_63;
      4'd9: looked_up_127 = chosen_62;
      4'ha: looked_up_127 = chosen_61;
      4'hb: looked_up_127 = chosen_60;
      4'hc: looked_up_127 = chosen_59;
      4'hd: looked_up_127 = chosen_58;
      4'he: looked_up_127 = chosen_57;
      4'hf: looked_up_127 = chosen_56;
      default: looked_up_127 = chosen_55;
    endcase

  assign crossed_30 = looked_up_127 & {32{conjunction_32}};

  wire conjunction_33 = (chosen_33[0] | (~equal_5)) & (chosen_54[select_31] | fetch_inactive);

  reg [31:0] looked_up_128;
  always @*
    case (select_31)
      4'd1: looked_up_128 = chosen_70;
      4'd2: looked_up_128 = chosen_69;
      4'd3: looked_up_128 = chosen_68;
      4'd4: looked_up_128 = chosen_67;
      4'd5: looked_up_128 = chosen_66;
      4'd6: looked_up_128 = chosen_65;
      4'd7: looked_up_128 = chosen_64;
      4'd8: looked_up_128 = chosen_63;
      4'd9: looked_up_128 = chosen_62;
      4'ha: looked_up_128 = chosen_61;
      4'hb: looked_up_128 = chosen_60;
      4'hc: looked_up_128 = chosen_59;
      4'hd: looked_up_128 = chosen_58;
      4'he: looked_up_128 = chosen_57;
      4'hf: looked_up_128 = chosen_56;
      default: looked_up_128 = chosen_55;
    endcase

  assign crossed_31 = looked_up_128 & {32{conjunction_33}};

  wire [3:0] slice_1 = dword[31:28];
  wire conjunction_34 = (conjunction_2 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))));
  wire equal_6 = kind == CROSS_LANE_WRITE_LANE;

  assign active_0 = equal_6 ? ((5'd0 == scalar_1[4:0]) & disjunction_17) : (chosen_1[0] & (conjunction_34 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_35 = (conjunction_3 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))));
  assign active_1 = equal_6 ? ((5'd1 == scalar_1[4:0]) & disjunction_17) : (chosen_1[1] & (conjunction_35 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_36 = (conjunction_4 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))));
  assign active_2 = equal_6 ? ((5'd2 == scalar_1[4:0]) & disjunction_17) : (chosen_1[2] & (conjunction_36 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_37 = (conjunction_5 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))));
  assign active_3 = equal_6 ? ((5'd3 == scalar_1[4:0]) & disjunction_17) : (chosen_1[3] & (conjunction_37 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_38 = (conjunction_6 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))));
  assign active_4 = equal_6 ? ((5'd4 == scalar_1[4:0]) & disjunction_17) : (chosen_1[4] & (conjunction_38 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_39 = (conjunction_7 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))));
  assign active_5 = equal_6 ? ((5'd5 == scalar_1[4:0]) & disjunction_17) : (chosen_1[5] & (conjunction_39 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_40 = (conjunction_8 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))));
  assign active_6 = equal_6 ? ((5'd6 == scalar_1[4:0]) & disjunction_17) : (chosen_1[6] & (conjunction_40 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_41 = (conjunction_9 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))));
  assign active_7 = equal_6 ? ((5'd7 == scalar_1[4:0]) & disjunction_17) : (chosen_1[7] & (conjunction_41 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_42 = (conjunction_10 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))));
  assign active_8 = equal_6 ? ((5'd8 == scalar_1[4:0]) & disjunction_17) : (chosen_1[8] & (conjunction_42 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_43 = (conjunction_11 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))));
  assign active_9 = equal_6 ? ((5'd9 == scalar_1[4:0]) & disjunction_17) : (chosen_1[9] & (conjunction_43 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_44 = (conjunction_12 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))));
  assign active_10 = equal_6 ? ((5'ha == scalar_1[4:0]) & disjunction_17) : (chosen_1[10] & (conjunction_44 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_45 = (conjunction_13 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))));
  assign active_11 = equal_6 ? ((5'hb == scalar_1[4:0]) & disjunction_17) : (chosen_1[11] & (conjunction_45 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_46 = (conjunction_14 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))));
  assign active_12 = equal_6 ? ((5'hc == scalar_1[4:0]) & disjunction_17) : (chosen_1[12] & (conjunction_46 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_47 = (conjunction_15 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))));
  assign active_13 = equal_6 ? ((5'hd == scalar_1[4:0]) & disjunction_17) : (chosen_1[13] & (conjunction_47 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_48 = (conjunction_16 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))));
  assign active_14 = equal_6 ? ((5'he == scalar_1[4:0]) & disjunction_17) : (chosen_1[14] & (conjunction_48 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_49 = (conjunction_17 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))));
  assign active_15 = equal_6 ? ((5'hf == scalar_1[4:0]) & disjunction_17) : (chosen_1[15] & (conjunction_49 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_50 = (conjunction_18 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))));
  assign active_16 = equal_6 ? ((5'h10 == scalar_1[4:0]) & disjunction_17) : (chosen_1[16] & (conjunction_50 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_51 = (conjunction_19 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))));
  assign active_17 = equal_6 ? ((5'h11 == scalar_1[4:0]) & disjunction_17) : (chosen_1[17] & (conjunction_51 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_52 = (conjunction_20 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))));
  assign active_18 = equal_6 ? ((5'h12 == scalar_1[4:0]) & disjunction_17) : (chosen_1[18] & (conjunction_52 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_53 = (conjunction_21 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))));
  assign active_19 = equal_6 ? ((5'h13 == scalar_1[4:0]) & disjunction_17) : (chosen_1[19] & (conjunction_53 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_54 = (conjunction_22 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))));
  assign active_20 = equal_6 ? ((5'h14 == scalar_1[4:0]) & disjunction_17) : (chosen_1[20] & (conjunction_54 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_55 = (conjunction_23 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))));
  assign active_21 = equal_6 ? ((5'h15 == scalar_1[4:0]) & disjunction_17) : (chosen_1[21] & (conjunction_55 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_56 = (conjunction_24 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))));
  assign active_22 = equal_6 ? ((5'h16 == scalar_1[4:0]) & disjunction_17) : (chosen_1[22] & (conjunction_56 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_57 = (conjunction_25 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))));
  assign active_23 = equal_6 ? ((5'h17 == scalar_1[4:0]) & disjunction_17) : (chosen_1[23] & (conjunction_57 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_58 = (conjunction_26 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))));
  assign active_24 = equal_6 ? ((5'h18 == scalar_1[4:0]) & disjunction_17) : (chosen_1[24] & (conjunction_58 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_59 = (conjunction_27 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))));
  assign active_25 = equal_6 ? ((5'h19 == scalar_1[4:0]) & disjunction_17) : (chosen_1[25] & (conjunction_59 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_60 = (conjunction_28 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))));
  assign active_26 = equal_6 ? ((5'h1a == scalar_1[4:0]) & disjunction_17) : (chosen_1[26] & (conjunction_60 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_61 = (conjunction_29 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))));
  assign active_27 = equal_6 ? ((5'h1b == scalar_1[4:0]) & disjunction_17) : (chosen_1[27] & (conjunction_61 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_62 = (conjunction_30 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))));
  assign active_28 = equal_6 ? ((5'h1c == scalar_1[4:0]) & disjunction_17) : (chosen_1[28] & (conjunction_62 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_63 = (conjunction_31 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))));
  assign active_29 = equal_6 ? ((5'h1d == scalar_1[4:0]) & disjunction_17) : (chosen_1[29] & (conjunction_63 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_64 = (conjunction_32 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))));
  assign active_30 = equal_6 ? ((5'h1e == scalar_1[4:0]) & disjunction_17) : (chosen_1[30] & (conjunction_64 |
      (~((|kind) & (kind < 4'd7)))));
  wire conjunction_65 = (conjunction_33 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))));
  assign active_31 = equal_6 ? ((5'h1f == scalar_1[4:0]) & disjunction_17) : (chosen_1[31] & (conjunction_65 |
      (~((|kind) & (kind < 4'd7)))));

  initial begin
    word_0 = 32'd0;
    word_1 = 32'd0;
    word_2 = 32'd0;
    word_3 = 32'd0;
    word_4 = 32'd0;
    word_5 = 32'd0;
    word_6 = 32'd0;
    word_7 = 32'd0;
    word_8 = 32'd0;
    word_9 = 32'd0;
    word_10 = 32'd0;
    word_11 = 32'd0;
    word_12 = 32'd0;
    word_13 = 32'd0;
    word_14 = 32'd0;
    word_15 = 32'd0;
    word_16 = 32'd0;
    word_17 = 32'd0;
    word_18 = 32'd0;
    word_19 = 32'd0;
    word_20 = 32'd0;
    word_21 = 32'd0;
    word_22 = 32'd0;
    word_23 = 32'd0;
    word_24 = 32'd0;
    word_25 = 32'd0;
    word_26 = 32'd0;
    word_27 = 32'd0;
    word_28 = 32'd0;
    word_29 = 32'd0;
    word_30 = 32'd0;
    word_31 = 32'd0;
    chosen_lane_0 = 4'd0;
    chosen_lane_1 = 4'd0;
    chosen_lane_2 = 4'd0;
    chosen_lane_3 = 4'd0;
    chosen_lane_4 = 4'd0;
    chosen_lane_5 = 4'd0;
    chosen_lane_6 = 4'd0;
    chosen_lane_7 = 4'd0;
    chosen_lane_8 = 4'd0;
    chosen_lane_9 = 4'd0;
    chosen_lane_10 = 4'd0;
    chosen_lane_11 = 4'd0;
    chosen_lane_12 = 4'd0;
    chosen_lane_13 = 4'd0;
    chosen_lane_14 = 4'd0;
    chosen_lane_15 = 4'd0;
    chosen_lane_16 = 4'd0;
    chosen_lane_17 = 4'd0;
    chosen_lane_18 = 4'd0;
    chosen_lane_19 = 4'd0;
    chosen_lane_20 = 4'd0;
    chosen_lane_21 = 4'd0;
    chosen_lane_22 = 4'd0;
    chosen_lane_23 = 4'd0;
    chosen_lane_24 = 4'd0;
    chosen_lane_25 = 4'd0;
    chosen_lane_26 = 4'd0;
    chosen_lane_27 = 4'd0;
    chosen_lane_28 = 4'd0;
    chosen_lane_29 = 4'd0;
    chosen_lane_30 = 4'd0;
    chosen_lane_31 = 4'd0;
  end
  always @(posedge clock) begin
    if (collect & (collect_beat == 3'd0)) begin
      word_0 <= value_0;
      word_1 <= value_1;
      word_2 <= value_2;
      word_3 <= value_3;
      word_4 <= value_4;
      word_5 <= value_5;
      word_6 <= value_6;
      word_7 <= value_7;
      word_8 <= value_8;
      word_9 <= value_9;
      word_10 <= value_10;
      word_11 <= value_11;
      word_12 <= value_12;
      word_13 <= value_13;
      word_14 <= value_14;
      word_15 <= value_15;
      word_16 <= value_16;
      word_17 <= value_17;
      word_18 <= value_18;
      word_19 <= value_19;
      word_20 <= value_20;
      word_21 <= value_21;
      word_22 <= value_22;
      word_23 <= value_23;
      word_24 <= value_24;
      word_25 <= value_25;
      word_26 <= value_26;
      word_27 <= value_27;
      word_28 <= value_28;
      word_29 <= value_29;
      word_30 <= value_30;
      word_31 <= value_31;
      chosen_lane_0 <= choice_0;
      chosen_lane_1 <= choice_1;
      chosen_lane_2 <= choice_2;
      chosen_lane_3 <= choice_3;
      chosen_lane_4 <= choice_4;
      chosen_lane_5 <= choice_5;
      chosen_lane_6 <= choice_6;
      chosen_lane_7 <= choice_7;
      chosen_lane_8 <= choice_8;
      chosen_lane_9 <= choice_9;
      chosen_lane_10 <= choice_10;
      chosen_lane_11 <= choice_11;
      chosen_lane_12 <= choice_12;
      chosen_lane_13 <= choice_13;
      chosen_lane_14 <= choice_14;
      chosen_lane_15 <= choice_15;
      chosen_lane_16 <= choice_16;
      chosen_lane_17 <= choice_17;
      chosen_lane_18 <= choice_18;
      chosen_lane_19 <= choice_19;
      chosen_lane_20 <= choice_20;
      chosen_lane_21 <= choice_21;
      chosen_lane_22 <= choice_22;
      chosen_lane_23 <= choice_23;
      chosen_lane_24 <= choice_24;
      chosen_lane_25 <= choice_25;
      chosen_lane_26 <= choice_26;
      chosen_lane_27 <= choice_27;
      chosen_lane_28 <= choice_28;
      chosen_lane_29 <= choice_29;
      chosen_lane_30 <= choice_30;
      chosen_lane_31 <= choice_31;
    end
  end

endmodule

`default_nettype wire
