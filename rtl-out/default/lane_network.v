// lane_network: generator of hdl/src/vector/cross_lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_network (
  input wire clock,
  input wire collect,
  input wire [2:0] collect_beat,
  input wire [1023:0] value,
  input wire [127:0] choice,
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
  output wire [1023:0] crossed,
  output wire [31:0] active,
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

  wire [1023:0] word;
  wire [127:0] chosen_lane;
  wire swaps_rows;
  wire [4:0] read_lane;
  wire reads;
  wire [127:0] select;

  wire equal_1 = kind == CROSS_LANE_PERMLANEX16_VAR;
  assign swaps_rows = (kind == CROSS_LANE_PERMLANEX16) | equal_1;

  wire [31:0] chosen_1 = high ? exec[63:32] : exec[31:0];
  wire [31:0] conjunction_1 = chosen_1 & (-chosen_1);
  wire [4:0] disjunction_1 = (5'd1 & {5{conjunction_1[1]}}) | (5'd2 & {5{conjunction_1[2]}}) | (5'd3 &
      {5{conjunction_1[3]}}) | (5'd4 & {5{conjunction_1[4]}}) | (5'd5 & {5{conjunction_1[5]}}) | (5'd6 &
      {5{conjunction_1[6]}}) | (5'd7 & {5{conjunction_1[7]}}) | (5'd8 & {5{conjunction_1[8]}}) | (5'd9 &
      {5{conjunction_1[9]}}) | (5'ha & {5{conjunction_1[10]}}) | (5'hb & {5{conjunction_1[11]}}) | (5'hc &
      {5{conjunction_1[12]}}) | (5'hd & {5{conjunction_1[13]}}) | (5'he & {5{conjunction_1[14]}}) | (5'hf &
      {5{conjunction_1[15]}}) | (5'h10 & {5{conjunction_1[16]}}) | (5'h11 & {5{conjunction_1[17]}}) | (5'h12 &
      {5{conjunction_1[18]}}) | (5'h13 & {5{conjunction_1[19]}}) | (5'h14 & {5{conjunction_1[20]}}) | (5'h15 &
      {5{conjunction_1[21]}});
  wire equal_2 = kind == CROSS_LANE_READ_FIRST_LANE;
  wire [4:0] disjunction_2 = disjunction_1 | (5'h16 & {5{conjunction_1[22]}}) | (5'h17 & {5{conjunction_1[23]}}) |
      (5'h18 & {5{conjunction_1[24]}}) | (5'h19 & {5{conjunction_1[25]}}) | (5'h1a & {5{conjunction_1[26]}}) | (5'h1b
      & {5{conjunction_1[27]}}) | (5'h1c & {5{conjunction_1[28]}}) | (5'h1d & {5{conjunction_1[29]}}) | (5'h1e &
      {5{conjunction_1[30]}}) | {5{conjunction_1[31]}};

  assign read_lane = equal_2 ? disjunction_2 : scalar_1[4:0];
  wire equal_3 = kind == CROSS_LANE_READ_LANE;
  assign reads = equal_2 | equal_3;

  reg [3:0] looked_up_1;
  always @*
    case (beat)
      default: looked_up_1 = chosen_lane[0 +: 4];
    endcase

  wire disjunction_3 = (kind == CROSS_LANE_PERMLANE16_VAR) | equal_1;

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
  wire [4:0] sum_1 = {1'b0, dword[11:8]};

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

  assign select[0 +: 4] = reads ? read_lane[3:0] : equal_5 ? chosen_2[4:1] : equal_4 ? {1'b0, looked_up_2} :
      disjunction_3 ? looked_up_1 : scalar_1[3:0];
  wire disjunction_4 = (~wave64) | (~(scalar_1[5] ^ high));
  assign chosen = (equal_3 ? disjunction_4 : (~((wave64 & (~(|exec[31:0])) & (|exec[63:32])) ^ high))) | (~reads);

  wire chosen_3 = reads ? read_lane[4] : swaps_rows;
  wire [15:0] chosen_4 = chosen_3 ? chosen_1[31:16] : chosen_1[15:0];
  wire conjunction_2 = (chosen_2[0] | (~equal_5)) & (chosen_4[select[0 +: 4]] | fetch_inactive);
  wire [31:0] chosen_5 = chosen_3 ? word[16*32 +: 32] : word[0 +: 32];
  wire [31:0] chosen_6 = chosen_3 ? word[31*32 +: 32] : word[15*32 +: 32];
  wire [31:0] chosen_7 = chosen_3 ? word[30*32 +: 32] : word[14*32 +: 32];
  wire [31:0] chosen_8 = chosen_3 ? word[29*32 +: 32] : word[13*32 +: 32];
  wire [31:0] chosen_9 = chosen_3 ? word[28*32 +: 32] : word[12*32 +: 32];
  wire [31:0] chosen_10 = chosen_3 ? word[27*32 +: 32] : word[11*32 +: 32];
  wire [31:0] chosen_11 = chosen_3 ? word[26*32 +: 32] : word[10*32 +: 32];
  wire [31:0] chosen_12 = chosen_3 ? word[25*32 +: 32] : word[9*32 +: 32];
  wire [31:0] chosen_13 = chosen_3 ? word[24*32 +: 32] : word[8*32 +: 32];
  wire [31:0] chosen_14 = chosen_3 ? word[23*32 +: 32] : word[7*32 +: 32];
  wire [31:0] chosen_15 = chosen_3 ? word[22*32 +: 32] : word[6*32 +: 32];
  wire [31:0] chosen_16 = chosen_3 ? word[21*32 +: 32] : word[5*32 +: 32];
  wire [31:0] chosen_17 = chosen_3 ? word[20*32 +: 32] : word[4*32 +: 32];
  wire [31:0] chosen_18 = chosen_3 ? word[19*32 +: 32] : word[3*32 +: 32];
  wire [31:0] chosen_19 = chosen_3 ? word[18*32 +: 32] : word[2*32 +: 32];
  wire [31:0] chosen_20 = chosen_3 ? word[17*32 +: 32] : word[1*32 +: 32];

  reg [31:0] looked_up_4;
  always @*
    case (select[0 +: 4])
      4'd1: looked_up_4 = chosen_20;
      4'd2: looked_up_4 = chosen_19;
      4'd3: looked_up_4 = chosen_18;
      4'd4: looked_up_4 = chosen_17;
      4'd5: looked_up_4 = chosen_16;
      4'd6: looked_up_4 = chosen_15;
      4'd7: looked_up_4 = chosen_14;
      4'd8: looked_up_4 = chosen_13;
      4'd9: looked_up_4 = chosen_12;
      4'ha: looked_up_4 = chosen_11;
      4'hb: looked_up_4 = chosen_10;
      4'hc: looked_up_4 = chosen_9;
      4'hd: looked_up_4 = chosen_8;
      4'he: looked_up_4 = chosen_7;
      4'hf: looked_up_4 = chosen_6;
      default: looked_up_4 = chosen_5;
    endcase

  assign crossed[0 +: 32] = looked_up_4 & {32{conjunction_2 | reads}};

  wire [4:0] difference_2 = 5'd1 - {1'b0, dword[11:8]};
  wire [4:0] sum_2 = 5'd1 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_5;
  always @*
    case (dword[15:12])
      4'd0: looked_up_5 = {sum_2[3:0], (|dword[11:8]) & (~sum_2[4])};
      4'd1: looked_up_5 = {difference_2[3:0], (|dword[11:8]) & (~difference_2[4])};
      4'd2: looked_up_5 = {difference_2[3:0], |dword[11:8]};
      4'd4: looked_up_5 = {dword[8] ? 4'd6 : 4'he, ~(|dword[11:9])};
      4'd5: looked_up_5 = {dword[11:8], 1'b1};
      4'd6: looked_up_5 = {4'd1 ^ dword[11:8], 1'b1};
      default: looked_up_5 = 5'd0;
    endcase

  wire [4:0] chosen_21 = dword[16] ? looked_up_5 : {{2'd0, dword[11:10]}, 1'b1};
  wire conjunction_3 = (chosen_21[0] | (~equal_5)) & (chosen_4[select[1*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_6;
  always @*
    case (select[1*4 +: 4])
      4'd1: looked_up_6 = chosen_20;
      4'd2: looked_up_6 = chosen_19;
      4'd3: looked_up_6 = chosen_18;
      4'd4: looked_up_6 = chosen_17;
      4'd5: looked_up_6 = chosen_16;
      4'd6: looked_up_6 = chosen_15;
      4'd7: looked_up_6 = chosen_14;
      4'd8: looked_up_6 = chosen_13;
      4'd9: looked_up_6 = chosen_12;
      4'ha: looked_up_6 = chosen_11;
      4'hb: looked_up_6 = chosen_10;
      4'hc: looked_up_6 = chosen_9;
      4'hd: looked_up_6 = chosen_8;
      4'he: looked_up_6 = chosen_7;
      4'hf: looked_up_6 = chosen_6;
      default: looked_up_6 = chosen_5;
    endcase

  assign crossed[1*32 +: 32] = looked_up_6 & {32{conjunction_3}};

  wire [4:0] difference_3 = 5'd2 - {1'b0, dword[11:8]};
  wire [4:0] sum_3 = 5'd2 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_7;
  always @*
    case (dword[15:12])
      4'd0: looked_up_7 = {sum_3[3:0], (|dword[11:8]) & (~sum_3[4])};
      4'd1: looked_up_7 = {difference_3[3:0], (|dword[11:8]) & (~difference_3[4])};
      4'd2: looked_up_7 = {difference_3[3:0], |dword[11:8]};
      4'd4: looked_up_7 = {dword[8] ? 4'd5 : 4'hd, ~(|dword[11:9])};
      4'd5: looked_up_7 = {dword[11:8], 1'b1};
      4'd6: looked_up_7 = {4'd2 ^ dword[11:8], 1'b1};
      default: looked_up_7 = 5'd0;
    endcase

  wire [4:0] chosen_22 = dword[16] ? looked_up_7 : {{2'd0, dword[13:12]}, 1'b1};
  wire conjunction_4 = (chosen_22[0] | (~equal_5)) & (chosen_4[select[2*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_8;
  always @*
    case (select[2*4 +: 4])
      4'd1: looked_up_8 = chosen_20;
      4'd2: looked_up_8 = chosen_19;
      4'd3: looked_up_8 = chosen_18;
      4'd4: looked_up_8 = chosen_17;
      4'd5: looked_up_8 = chosen_16;
      4'd6: looked_up_8 = chosen_15;
      4'd7: looked_up_8 = chosen_14;
      4'd8: looked_up_8 = chosen_13;
      4'd9: looked_up_8 = chosen_12;
      4'ha: looked_up_8 = chosen_11;
      4'hb: looked_up_8 = chosen_10;
      4'hc: looked_up_8 = chosen_9;
      4'hd: looked_up_8 = chosen_8;
      4'he: looked_up_8 = chosen_7;
      4'hf: looked_up_8 = chosen_6;
      default: looked_up_8 = chosen_5;
    endcase

  assign crossed[2*32 +: 32] = looked_up_8 & {32{conjunction_4}};

  wire [4:0] difference_4 = 5'd3 - {1'b0, dword[11:8]};
  wire [4:0] sum_4 = 5'd3 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_9;
  always @*
    case (dword[15:12])
      4'd0: looked_up_9 = {sum_4[3:0], (|dword[11:8]) & (~sum_4[4])};
      4'd1: looked_up_9 = {difference_4[3:0], (|dword[11:8]) & (~difference_4[4])};
      4'd2: looked_up_9 = {difference_4[3:0], |dword[11:8]};
      4'd4: looked_up_9 = {dword[8] ? 4'd4 : 4'hc, ~(|dword[11:9])};
      4'd5: looked_up_9 = {dword[11:8], 1'b1};
      4'd6: looked_up_9 = {4'd3 ^ dword[11:8], 1'b1};
      default: looked_up_9 = 5'd0;
    endcase

  wire [4:0] chosen_23 = dword[16] ? looked_up_9 : {{2'd0, dword[15:14]}, 1'b1};
  wire conjunction_5 = (chosen_23[0] | (~equal_5)) & (chosen_4[select[3*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_10;
  always @*
    case (select[3*4 +: 4])
      4'd1: looked_up_10 = chosen_20;
      4'd2: looked_up_10 = chosen_19;
      4'd3: looked_up_10 = chosen_18;
      4'd4: looked_up_10 = chosen_17;
      4'd5: looked_up_10 = chosen_16;
      4'd6: looked_up_10 = chosen_15;
      4'd7: looked_up_10 = chosen_14;
      4'd8: looked_up_10 = chosen_13;
      4'd9: looked_up_10 = chosen_12;
      4'ha: looked_up_10 = chosen_11;
      4'hb: looked_up_10 = chosen_10;
      4'hc: looked_up_10 = chosen_9;
      4'hd: looked_up_10 = chosen_8;
      4'he: looked_up_10 = chosen_7;
      4'hf: looked_up_10 = chosen_6;
      default: looked_up_10 = chosen_5;
    endcase

  assign crossed[3*32 +: 32] = looked_up_10 & {32{conjunction_5}};

  wire [4:0] difference_5 = 5'd4 - {1'b0, dword[11:8]};
  wire [4:0] sum_5 = 5'd4 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_11;
  always @*
    case (dword[15:12])
      4'd0: looked_up_11 = {sum_5[3:0], (|dword[11:8]) & (~sum_5[4])};
      4'd1: looked_up_11 = {difference_5[3:0], (|dword[11:8]) & (~difference_5[4])};
      4'd2: looked_up_11 = {difference_5[3:0], |dword[11:8]};
      4'd4: looked_up_11 = {dword[8] ? 4'd3 : 4'hb, ~(|dword[11:9])};
      4'd5: looked_up_11 = {dword[11:8], 1'b1};
      4'd6: looked_up_11 = {4'd4 ^ dword[11:8], 1'b1};
      default: looked_up_11 = 5'd0;
    endcase

  wire [4:0] chosen_24 = dword[16] ? looked_up_11 : {{2'd1, dword[9:8]}, 1'b1};
  wire conjunction_6 = (chosen_24[0] | (~equal_5)) & (chosen_4[select[4*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_12;
  always @*
    case (select[4*4 +: 4])
      4'd1: looked_up_12 = chosen_20;
      4'd2: looked_up_12 = chosen_19;
      4'd3: looked_up_12 = chosen_18;
      4'd4: looked_up_12 = chosen_17;
      4'd5: looked_up_12 = chosen_16;
      4'd6: looked_up_12 = chosen_15;
      4'd7: looked_up_12 = chosen_14;
      4'd8: looked_up_12 = chosen_13;
      4'd9: looked_up_12 = chosen_12;
      4'ha: looked_up_12 = chosen_11;
      4'hb: looked_up_12 = chosen_10;
      4'hc: looked_up_12 = chosen_9;
      4'hd: looked_up_12 = chosen_8;
      4'he: looked_up_12 = chosen_7;
      4'hf: looked_up_12 = chosen_6;
      default: looked_up_12 = chosen_5;
    endcase

  assign crossed[4*32 +: 32] = looked_up_12 & {32{conjunction_6}};

  wire [4:0] difference_6 = 5'd5 - {1'b0, dword[11:8]};
  wire [4:0] sum_6 = 5'd5 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_13;
  always @*
    case (dword[15:12])
      4'd0: looked_up_13 = {sum_6[3:0], (|dword[11:8]) & (~sum_6[4])};
      4'd1: looked_up_13 = {difference_6[3:0], (|dword[11:8]) & (~difference_6[4])};
      4'd2: looked_up_13 = {difference_6[3:0], |dword[11:8]};
      4'd4: looked_up_13 = {dword[8] ? 4'd2 : 4'ha, ~(|dword[11:9])};
      4'd5: looked_up_13 = {dword[11:8], 1'b1};
      4'd6: looked_up_13 = {4'd5 ^ dword[11:8], 1'b1};
      default: looked_up_13 = 5'd0;
    endcase

  wire [4:0] chosen_25 = dword[16] ? looked_up_13 : {{2'd1, dword[11:10]}, 1'b1};
  wire conjunction_7 = (chosen_25[0] | (~equal_5)) & (chosen_4[select[5*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_14;
  always @*
    case (select[5*4 +: 4])
      4'd1: looked_up_14 = chosen_20;
      4'd2: looked_up_14 = chosen_19;
      4'd3: looked_up_14 = chosen_18;
      4'd4: looked_up_14 = chosen_17;
      4'd5: looked_up_14 = chosen_16;
      4'd6: looked_up_14 = chosen_15;
      4'd7: looked_up_14 = chosen_14;
      4'd8: looked_up_14 = chosen_13;
      4'd9: looked_up_14 = chosen_12;
      4'ha: looked_up_14 = chosen_11;
      4'hb: looked_up_14 = chosen_10;
      4'hc: looked_up_14 = chosen_9;
      4'hd: looked_up_14 = chosen_8;
      4'he: looked_up_14 = chosen_7;
      4'hf: looked_up_14 = chosen_6;
      default: looked_up_14 = chosen_5;
    endcase

  assign crossed[5*32 +: 32] = looked_up_14 & {32{conjunction_7}};

  wire [4:0] difference_7 = 5'd6 - {1'b0, dword[11:8]};
  wire [4:0] sum_7 = 5'd6 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_15;
  always @*
    case (dword[15:12])
      4'd0: looked_up_15 = {sum_7[3:0], (|dword[11:8]) & (~sum_7[4])};
      4'd1: looked_up_15 = {difference_7[3:0], (|dword[11:8]) & (~difference_7[4])};
      4'd2: looked_up_15 = {difference_7[3:0], |dword[11:8]};
      4'd4: looked_up_15 = {dword[8] ? 4'd1 : 4'd9, ~(|dword[11:9])};
      4'd5: looked_up_15 = {dword[11:8], 1'b1};
      4'd6: looked_up_15 = {4'd6 ^ dword[11:8], 1'b1};
      default: looked_up_15 = 5'd0;
    endcase

  wire [4:0] chosen_26 = dword[16] ? looked_up_15 : {{2'd1, dword[13:12]}, 1'b1};
  wire conjunction_8 = (chosen_26[0] | (~equal_5)) & (chosen_4[select[6*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_16;
  always @*
    case (select[6*4 +: 4])
      4'd1: looked_up_16 = chosen_20;
      4'd2: looked_up_16 = chosen_19;
      4'd3: looked_up_16 = chosen_18;
      4'd4: looked_up_16 = chosen_17;
      4'd5: looked_up_16 = chosen_16;
      4'd6: looked_up_16 = chosen_15;
      4'd7: looked_up_16 = chosen_14;
      4'd8: looked_up_16 = chosen_13;
      4'd9: looked_up_16 = chosen_12;
      4'ha: looked_up_16 = chosen_11;
      4'hb: looked_up_16 = chosen_10;
      4'hc: looked_up_16 = chosen_9;
      4'hd: looked_up_16 = chosen_8;
      4'he: looked_up_16 = chosen_7;
      4'hf: looked_up_16 = chosen_6;
      default: looked_up_16 = chosen_5;
    endcase

  assign crossed[6*32 +: 32] = looked_up_16 & {32{conjunction_8}};

  wire [4:0] difference_8 = 5'd7 - {1'b0, dword[11:8]};
  wire [4:0] sum_8 = 5'd7 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_17;
  always @*
    case (dword[15:12])
      4'd0: looked_up_17 = {sum_8[3:0], (|dword[11:8]) & (~sum_8[4])};
      4'd1: looked_up_17 = {difference_8[3:0], (|dword[11:8]) & (~difference_8[4])};
      4'd2: looked_up_17 = {difference_8[3:0], |dword[11:8]};
      4'd4: looked_up_17 = {dword[8] ? 4'd0 : 4'd8, ~(|dword[11:9])};
      4'd5: looked_up_17 = {dword[11:8], 1'b1};
      4'd6: looked_up_17 = {4'd7 ^ dword[11:8], 1'b1};
      default: looked_up_17 = 5'd0;
    endcase

  wire [4:0] chosen_27 = dword[16] ? looked_up_17 : {{2'd1, dword[15:14]}, 1'b1};
  wire conjunction_9 = (chosen_27[0] | (~equal_5)) & (chosen_4[select[7*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_18;
  always @*
    case (select[7*4 +: 4])
      4'd1: looked_up_18 = chosen_20;
      4'd2: looked_up_18 = chosen_19;
      4'd3: looked_up_18 = chosen_18;
      4'd4: looked_up_18 = chosen_17;
      4'd5: looked_up_18 = chosen_16;
      4'd6: looked_up_18 = chosen_15;
      4'd7: looked_up_18 = chosen_14;
      4'd8: looked_up_18 = chosen_13;
      4'd9: looked_up_18 = chosen_12;
      4'ha: looked_up_18 = chosen_11;
      4'hb: looked_up_18 = chosen_10;
      4'hc: looked_up_18 = chosen_9;
      4'hd: looked_up_18 = chosen_8;
      4'he: looked_up_18 = chosen_7;
      4'hf: looked_up_18 = chosen_6;
      default: looked_up_18 = chosen_5;
    endcase

  assign crossed[7*32 +: 32] = looked_up_18 & {32{conjunction_9}};

  wire [4:0] difference_9 = 5'd8 - {1'b0, dword[11:8]};
  wire [4:0] sum_9 = 5'd8 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_19;
  always @*
    case (dword[15:12])
      4'd0: looked_up_19 = {sum_9[3:0], (|dword[11:8]) & (~sum_9[4])};
      4'd1: looked_up_19 = {difference_9[3:0], (|dword[11:8]) & (~difference_9[4])};
      4'd2: looked_up_19 = {difference_9[3:0], |dword[11:8]};
      4'd4: looked_up_19 = {dword[8] ? 4'hf : 4'd7, ~(|dword[11:9])};
      4'd5: looked_up_19 = {dword[11:8], 1'b1};
      4'd6: looked_up_19 = {4'd8 ^ dword[11:8], 1'b1};
      default: looked_up_19 = 5'd0;
    endcase

  wire [4:0] chosen_28 = dword[16] ? looked_up_19 : {{2'd2, dword[9:8]}, 1'b1};
  wire conjunction_10 = (chosen_28[0] | (~equal_5)) & (chosen_4[select[8*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_20;
  always @*
    case (select[8*4 +: 4])
      4'd1: looked_up_20 = chosen_20;
      4'd2: looked_up_20 = chosen_19;
      4'd3: looked_up_20 = chosen_18;
      4'd4: looked_up_20 = chosen_17;
      4'd5: looked_up_20 = chosen_16;
      4'd6: looked_up_20 = chosen_15;
      4'd7: looked_up_20 = chosen_14;
      4'd8: looked_up_20 = chosen_13;
      4'd9: looked_up_20 = chosen_12;
      4'ha: looked_up_20 = chosen_11;
      4'hb: looked_up_20 = chosen_10;
      4'hc: looked_up_20 = chosen_9;
      4'hd: looked_up_20 = chosen_8;
      4'he: looked_up_20 = chosen_7;
      4'hf: looked_up_20 = chosen_6;
      default: looked_up_20 = chosen_5;
    endcase

  assign crossed[8*32 +: 32] = looked_up_20 & {32{conjunction_10}};

  wire [4:0] difference_10 = 5'd9 - {1'b0, dword[11:8]};
  wire [4:0] sum_10 = 5'd9 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_21;
  always @*
    case (dword[15:12])
      4'd0: looked_up_21 = {sum_10[3:0], (|dword[11:8]) & (~sum_10[4])};
      4'd1: looked_up_21 = {difference_10[3:0], (|dword[11:8]) & (~difference_10[4])};
      4'd2: looked_up_21 = {difference_10[3:0], |dword[11:8]};
      4'd4: looked_up_21 = {dword[8] ? 4'he : 4'd6, ~(|dword[11:9])};
      4'd5: looked_up_21 = {dword[11:8], 1'b1};
      4'd6: looked_up_21 = {4'd9 ^ dword[11:8], 1'b1};
      default: looked_up_21 = 5'd0;
    endcase

  wire [4:0] chosen_29 = dword[16] ? looked_up_21 : {{2'd2, dword[11:10]}, 1'b1};
  wire conjunction_11 = (chosen_29[0] | (~equal_5)) & (chosen_4[select[9*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_22;
  always @*
    case (select[9*4 +: 4])
      4'd1: looked_up_22 = chosen_20;
      4'd2: looked_up_22 = chosen_19;
      4'd3: looked_up_22 = chosen_18;
      4'd4: looked_up_22 = chosen_17;
      4'd5: looked_up_22 = chosen_16;
      4'd6: looked_up_22 = chosen_15;
      4'd7: looked_up_22 = chosen_14;
      4'd8: looked_up_22 = chosen_13;
      4'd9: looked_up_22 = chosen_12;
      4'ha: looked_up_22 = chosen_11;
      4'hb: looked_up_22 = chosen_10;
      4'hc: looked_up_22 = chosen_9;
      4'hd: looked_up_22 = chosen_8;
      4'he: looked_up_22 = chosen_7;
      4'hf: looked_up_22 = chosen_6;
      default: looked_up_22 = chosen_5;
    endcase

  assign crossed[9*32 +: 32] = looked_up_22 & {32{conjunction_11}};

  wire [4:0] difference_11 = 5'ha - {1'b0, dword[11:8]};
  wire [4:0] sum_11 = 5'ha + {1'b0, dword[11:8]};

  reg [4:0] looked_up_23;
  always @*
    case (dword[15:12])
      4'd0: looked_up_23 = {sum_11[3:0], (|dword[11:8]) & (~sum_11[4])};
      4'd1: looked_up_23 = {difference_11[3:0], (|dword[11:8]) & (~difference_11[4])};
      4'd2: looked_up_23 = {difference_11[3:0], |dword[11:8]};
      4'd4: looked_up_23 = {dword[8] ? 4'hd : 4'd5, ~(|dword[11:9])};
      4'd5: looked_up_23 = {dword[11:8], 1'b1};
      4'd6: looked_up_23 = {4'ha ^ dword[11:8], 1'b1};
      default: looked_up_23 = 5'd0;
    endcase

  wire [4:0] chosen_30 = dword[16] ? looked_up_23 : {{2'd2, dword[13:12]}, 1'b1};
  wire conjunction_12 = (chosen_30[0] | (~equal_5)) & (chosen_4[select[10*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_24;
  always @*
    case (select[10*4 +: 4])
      4'd1: looked_up_24 = chosen_20;
      4'd2: looked_up_24 = chosen_19;
      4'd3: looked_up_24 = chosen_18;
      4'd4: looked_up_24 = chosen_17;
      4'd5: looked_up_24 = chosen_16;
      4'd6: looked_up_24 = chosen_15;
      4'd7: looked_up_24 = chosen_14;
      4'd8: looked_up_24 = chosen_13;
      4'd9: looked_up_24 = chosen_12;
      4'ha: looked_up_24 = chosen_11;
      4'hb: looked_up_24 = chosen_10;
      4'hc: looked_up_24 = chosen_9;
      4'hd: looked_up_24 = chosen_8;
      4'he: looked_up_24 = chosen_7;
      4'hf: looked_up_24 = chosen_6;
      default: looked_up_24 = chosen_5;
    endcase

  assign crossed[10*32 +: 32] = looked_up_24 & {32{conjunction_12}};

  wire [4:0] difference_12 = 5'hb - {1'b0, dword[11:8]};
  wire [4:0] sum_12 = 5'hb + {1'b0, dword[11:8]};

  reg [4:0] looked_up_25;
  always @*
    case (dword[15:12])
      4'd0: looked_up_25 = {sum_12[3:0], (|dword[11:8]) & (~sum_12[4])};
      4'd1: looked_up_25 = {difference_12[3:0], (|dword[11:8]) & (~difference_12[4])};
      4'd2: looked_up_25 = {difference_12[3:0], |dword[11:8]};
      4'd4: looked_up_25 = {dword[8] ? 4'hc : 4'd4, ~(|dword[11:9])};
      4'd5: looked_up_25 = {dword[11:8], 1'b1};
      4'd6: looked_up_25 = {4'hb ^ dword[11:8], 1'b1};
      default: looked_up_25 = 5'd0;
    endcase

  wire [4:0] chosen_31 = dword[16] ? looked_up_25 : {{2'd2, dword[15:14]}, 1'b1};
  wire conjunction_13 = (chosen_31[0] | (~equal_5)) & (chosen_4[select[11*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_26;
  always @*
    case (select[11*4 +: 4])
      4'd1: looked_up_26 = chosen_20;
      4'd2: looked_up_26 = chosen_19;
      4'd3: looked_up_26 = chosen_18;
      4'd4: looked_up_26 = chosen_17;
      4'd5: looked_up_26 = chosen_16;
      4'd6: looked_up_26 = chosen_15;
      4'd7: looked_up_26 = chosen_14;
      4'd8: looked_up_26 = chosen_13;
      4'd9: looked_up_26 = chosen_12;
      4'ha: looked_up_26 = chosen_11;
      4'hb: looked_up_26 = chosen_10;
      4'hc: looked_up_26 = chosen_9;
      4'hd: looked_up_26 = chosen_8;
      4'he: looked_up_26 = chosen_7;
      4'hf: looked_up_26 = chosen_6;
      default: looked_up_26 = chosen_5;
    endcase

  assign crossed[11*32 +: 32] = looked_up_26 & {32{conjunction_13}};

  wire [4:0] difference_13 = 5'hc - {1'b0, dword[11:8]};
  wire [4:0] sum_13 = 5'hc + {1'b0, dword[11:8]};

  reg [4:0] looked_up_27;
  always @*
    case (dword[15:12])
      4'd0: looked_up_27 = {sum_13[3:0], (|dword[11:8]) & (~sum_13[4])};
      4'd1: looked_up_27 = {difference_13[3:0], (|dword[11:8]) & (~difference_13[4])};
      4'd2: looked_up_27 = {difference_13[3:0], |dword[11:8]};
      4'd4: looked_up_27 = {dword[8] ? 4'hb : 4'd3, ~(|dword[11:9])};
      4'd5: looked_up_27 = {dword[11:8], 1'b1};
      4'd6: looked_up_27 = {4'hc ^ dword[11:8], 1'b1};
      default: looked_up_27 = 5'd0;
    endcase

  wire [4:0] chosen_32 = dword[16] ? looked_up_27 : {{2'd3, dword[9:8]}, 1'b1};
  wire conjunction_14 = (chosen_32[0] | (~equal_5)) & (chosen_4[select[12*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_28;
  always @*
    case (select[12*4 +: 4])
      4'd1: looked_up_28 = chosen_20;
      4'd2: looked_up_28 = chosen_19;
      4'd3: looked_up_28 = chosen_18;
      4'd4: looked_up_28 = chosen_17;
      4'd5: looked_up_28 = chosen_16;
      4'd6: looked_up_28 = chosen_15;
      4'd7: looked_up_28 = chosen_14;
      4'd8: looked_up_28 = chosen_13;
      4'd9: looked_up_28 = chosen_12;
      4'ha: looked_up_28 = chosen_11;
      4'hb: looked_up_28 = chosen_10;
      4'hc: looked_up_28 = chosen_9;
      4'hd: looked_up_28 = chosen_8;
      4'he: looked_up_28 = chosen_7;
      4'hf: looked_up_28 = chosen_6;
      default: looked_up_28 = chosen_5;
    endcase

  assign crossed[12*32 +: 32] = looked_up_28 & {32{conjunction_14}};

  wire [4:0] difference_14 = 5'hd - {1'b0, dword[11:8]};
  wire [4:0] sum_14 = 5'hd + {1'b0, dword[11:8]};

  reg [4:0] looked_up_29;
  always @*
    case (dword[15:12])
      4'd0: looked_up_29 = {sum_14[3:0], (|dword[11:8]) & (~sum_14[4])};
      4'd1: looked_up_29 = {difference_14[3:0], (|dword[11:8]) & (~difference_14[4])};
      4'd2: looked_up_29 = {difference_14[3:0], |dword[11:8]};
      4'd4: looked_up_29 = {dword[8] ? 4'ha : 4'd2, ~(|dword[11:9])};
      4'd5: looked_up_29 = {dword[11:8], 1'b1};
      4'd6: looked_up_29 = {4'hd ^ dword[11:8], 1'b1};
      default: looked_up_29 = 5'd0;
    endcase

  wire [4:0] chosen_33 = dword[16] ? looked_up_29 : {{2'd3, dword[11:10]}, 1'b1};
  wire conjunction_15 = (chosen_33[0] | (~equal_5)) & (chosen_4[select[13*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_30;
  always @*
    case (select[13*4 +: 4])
      4'd1: looked_up_30 = chosen_20;
      4'd2: looked_up_30 = chosen_19;
      4'd3: looked_up_30 = chosen_18;
      4'd4: looked_up_30 = chosen_17;
      4'd5: looked_up_30 = chosen_16;
      4'd6: looked_up_30 = chosen_15;
      4'd7: looked_up_30 = chosen_14;
      4'd8: looked_up_30 = chosen_13;
      4'd9: looked_up_30 = chosen_12;
      4'ha: looked_up_30 = chosen_11;
      4'hb: looked_up_30 = chosen_10;
      4'hc: looked_up_30 = chosen_9;
      4'hd: looked_up_30 = chosen_8;
      4'he: looked_up_30 = chosen_7;
      4'hf: looked_up_30 = chosen_6;
      default: looked_up_30 = chosen_5;
    endcase

  assign crossed[13*32 +: 32] = looked_up_30 & {32{conjunction_15}};

  wire [4:0] difference_15 = 5'he - {1'b0, dword[11:8]};
  wire [4:0] sum_15 = 5'he + {1'b0, dword[11:8]};

  reg [4:0] looked_up_31;
  always @*
    case (dword[15:12])
      4'd0: looked_up_31 = {sum_15[3:0], (|dword[11:8]) & (~sum_15[4])};
      4'd1: looked_up_31 = {difference_15[3:0], (|dword[11:8]) & (~difference_15[4])};
      4'd2: looked_up_31 = {difference_15[3:0], |dword[11:8]};
      4'd4: looked_up_31 = {dword[8] ? 4'd9 : 4'd1, ~(|dword[11:9])};
      4'd5: looked_up_31 = {dword[11:8], 1'b1};
      4'd6: looked_up_31 = {4'he ^ dword[11:8], 1'b1};
      default: looked_up_31 = 5'd0;
    endcase

  wire [4:0] chosen_34 = dword[16] ? looked_up_31 : {{2'd3, dword[13:12]}, 1'b1};
  wire conjunction_16 = (chosen_34[0] | (~equal_5)) & (chosen_4[select[14*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_32;
  always @*
    case (select[14*4 +: 4])
      4'd1: looked_up_32 = chosen_20;
      4'd2: looked_up_32 = chosen_19;
      4'd3: looked_up_32 = chosen_18;
      4'd4: looked_up_32 = chosen_17;
      4'd5: looked_up_32 = chosen_16;
      4'd6: looked_up_32 = chosen_15;
      4'd7: looked_up_32 = chosen_14;
      4'd8: looked_up_32 = chosen_13;
      4'd9: looked_up_32 = chosen_12;
      4'ha: looked_up_32 = chosen_11;
      4'hb: looked_up_32 = chosen_10;
      4'hc: looked_up_32 = chosen_9;
      4'hd: looked_up_32 = chosen_8;
      4'he: looked_up_32 = chosen_7;
      4'hf: looked_up_32 = chosen_6;
      default: looked_up_32 = chosen_5;
    endcase

  assign crossed[14*32 +: 32] = looked_up_32 & {32{conjunction_16}};

  wire [4:0] difference_16 = 5'hf - {1'b0, dword[11:8]};
  wire [4:0] sum_16 = 5'hf + {1'b0, dword[11:8]};

  reg [4:0] looked_up_33;
  always @*
    case (dword[15:12])
      4'd0: looked_up_33 = {sum_16[3:0], (|dword[11:8]) & (~sum_16[4])};
      4'd1: looked_up_33 = {difference_16[3:0], (|dword[11:8]) & (~difference_16[4])};
      4'd2: looked_up_33 = {difference_16[3:0], |dword[11:8]};
      4'd4: looked_up_33 = {dword[8] ? 4'd8 : 4'd0, ~(|dword[11:9])};
      4'd5: looked_up_33 = {dword[11:8], 1'b1};
      4'd6: looked_up_33 = {4'hf ^ dword[11:8], 1'b1};
      default: looked_up_33 = 5'd0;
    endcase

  wire [4:0] chosen_35 = dword[16] ? looked_up_33 : {{2'd3, dword[15:14]}, 1'b1};
  wire conjunction_17 = (chosen_35[0] | (~equal_5)) & (chosen_4[select[15*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_34;
  always @*
    case (select[15*4 +: 4])
      4'd1: looked_up_34 = chosen_20;
      4'd2: looked_up_34 = chosen_19;
      4'd3: looked_up_34 = chosen_18;
      4'd4: looked_up_34 = chosen_17;
      4'd5: looked_up_34 = chosen_16;
      4'd6: looked_up_34 = chosen_15;
      4'd7: looked_up_34 = chosen_14;
      4'd8: looked_up_34 = chosen_13;
      4'd9: looked_up_34 = chosen_12;
      4'ha: looked_up_34 = chosen_11;
      4'hb: looked_up_34 = chosen_10;
      4'hc: looked_up_34 = chosen_9;
      4'hd: looked_up_34 = chosen_8;
      4'he: looked_up_34 = chosen_7;
      4'hf: looked_up_34 = chosen_6;
      default: looked_up_34 = chosen_5;
    endcase

  assign crossed[15*32 +: 32] = looked_up_34 & {32{conjunction_17}};

  wire [4:0] difference_17 = 5'd0 - {1'b0, dword[11:8]};
  wire [4:0] sum_17 = {1'b0, dword[11:8]};

  reg [4:0] looked_up_35;
  always @*
    case (dword[15:12])
      4'd0: looked_up_35 = {sum_17[3:0], (|dword[11:8]) & (~sum_17[4])};
      4'd1: looked_up_35 = {difference_17[3:0], (|dword[11:8]) & (~difference_17[4])};
      4'd2: looked_up_35 = {difference_17[3:0], |dword[11:8]};
      4'd4: looked_up_35 = {dword[8] ? 4'd7 : 4'hf, ~(|dword[11:9])};
      4'd5: looked_up_35 = {dword[11:8], 1'b1};
      4'd6: looked_up_35 = {dword[11:8], 1'b1};
      default: looked_up_35 = 5'd0;
    endcase

  wire chosen_36 = reads ? read_lane[4] : (1'b1 ^ swaps_rows);
  wire [15:0] chosen_37 = chosen_36 ? chosen_1[31:16] : chosen_1[15:0];
  wire [4:0] chosen_38 = dword[16] ? looked_up_35 : {{2'd0, dword[9:8]}, 1'b1};
  wire conjunction_18 = (chosen_38[0] | (~equal_5)) & (chosen_37[select[16*4 +: 4]] | fetch_inactive);
  wire [31:0] chosen_39 = chosen_36 ? word[16*32 +: 32] : word[0 +: 32];
  wire [31:0] chosen_40 = chosen_36 ? word[31*32 +: 32] : word[15*32 +: 32];
  wire [31:0] chosen_41 = chosen_36 ? word[30*32 +: 32] : word[14*32 +: 32];
  wire [31:0] chosen_42 = chosen_36 ? word[29*32 +: 32] : word[13*32 +: 32];
  wire [31:0] chosen_43 = chosen_36 ? word[28*32 +: 32] : word[12*32 +: 32];
  wire [31:0] chosen_44 = chosen_36 ? word[27*32 +: 32] : word[11*32 +: 32];
  wire [31:0] chosen_45 = chosen_36 ? word[26*32 +: 32] : word[10*32 +: 32];
  wire [31:0] chosen_46 = chosen_36 ? word[25*32 +: 32] : word[9*32 +: 32];
  wire [31:0] chosen_47 = chosen_36 ? word[24*32 +: 32] : word[8*32 +: 32];
  wire [31:0] chosen_48 = chosen_36 ? word[23*32 +: 32] : word[7*32 +: 32];
  wire [31:0] chosen_49 = chosen_36 ? word[22*32 +: 32] : word[6*32 +: 32];
  wire [31:0] chosen_50 = chosen_36 ? word[21*32 +: 32] : word[5*32 +: 32];
  wire [31:0] chosen_51 = chosen_36 ? word[20*32 +: 32] : word[4*32 +: 32];
  wire [31:0] chosen_52 = chosen_36 ? word[19*32 +: 32] : word[3*32 +: 32];
  wire [31:0] chosen_53 = chosen_36 ? word[18*32 +: 32] : word[2*32 +: 32];
  wire [31:0] chosen_54 = chosen_36 ? word[17*32 +: 32] : word[1*32 +: 32];

  reg [31:0] looked_up_36;
  always @*
    case (select[16*4 +: 4])
      4'd1: looked_up_36 = chosen_54;
      4'd2: looked_up_36 = chosen_53;
      4'd3: looked_up_36 = chosen_52;
      4'd4: looked_up_36 = chosen_51;
      4'd5: looked_up_36 = chosen_50;
      4'd6: looked_up_36 = chosen_49;
      4'd7: looked_up_36 = chosen_48;
      4'd8: looked_up_36 = chosen_47;
      4'd9: looked_up_36 = chosen_46;
      4'ha: looked_up_36 = chosen_45;
      4'hb: looked_up_36 = chosen_44;
      4'hc: looked_up_36 = chosen_43;
      4'hd: looked_up_36 = chosen_42;
      4'he: looked_up_36 = chosen_41;
      4'hf: looked_up_36 = chosen_40;
      default: looked_up_36 = chosen_39;
    endcase

  assign crossed[16*32 +: 32] = looked_up_36 & {32{conjunction_18}};

  wire [4:0] difference_18 = 5'd1 - {1'b0, dword[11:8]};
  wire [4:0] sum_18 = 5'd1 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_37;
  always @*
    case (dword[15:12])
      4'd0: looked_up_37 = {sum_18[3:0], (|dword[11:8]) & (~sum_18[4])};
      4'd1: looked_up_37 = {difference_18[3:0], (|dword[11:8]) & (~difference_18[4])};
      4'd2: looked_up_37 = {difference_18[3:0], |dword[11:8]};
      4'd4: looked_up_37 = {dword[8] ? 4'd6 : 4'he, ~(|dword[11:9])};
      4'd5: looked_up_37 = {dword[11:8], 1'b1};
      4'd6: looked_up_37 = {4'd1 ^ dword[11:8], 1'b1};
      default: looked_up_37 = 5'd0;
    endcase

  wire [4:0] chosen_55 = dword[16] ? looked_up_37 : {{2'd0, dword[11:10]}, 1'b1};
  wire conjunction_19 = (chosen_55[0] | (~equal_5)) & (chosen_37[select[17*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_38;
  always @*
    case (select[17*4 +: 4])
      4'd1: looked_up_38 = chosen_54;
      4'd2: looked_up_38 = chosen_53;
      4'd3: looked_up_38 = chosen_52;
      4'd4: looked_up_38 = chosen_51;
      4'd5: looked_up_38 = chosen_50;
      4'd6: looked_up_38 = chosen_49;
      4'd7: looked_up_38 = chosen_48;
      4'd8: looked_up_38 = chosen_47;
      4'd9: looked_up_38 = chosen_46;
      4'ha: looked_up_38 = chosen_45;
      4'hb: looked_up_38 = chosen_44;
      4'hc: looked_up_38 = chosen_43;
      4'hd: looked_up_38 = chosen_42;
      4'he: looked_up_38 = chosen_41;
      4'hf: looked_up_38 = chosen_40;
      default: looked_up_38 = chosen_39;
    endcase

  assign crossed[17*32 +: 32] = looked_up_38 & {32{conjunction_19}};

  wire [4:0] difference_19 = 5'd2 - {1'b0, dword[11:8]};
  wire [4:0] sum_19 = 5'd2 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_39;
  always @*
    case (dword[15:12])
      4'd0: looked_up_39 = {sum_19[3:0], (|dword[11:8]) & (~sum_19[4])};
      4'd1: looked_up_39 = {difference_19[3:0], (|dword[11:8]) & (~difference_19[4])};
      4'd2: looked_up_39 = {difference_19[3:0], |dword[11:8]};
      4'd4: looked_up_39 = {dword[8] ? 4'd5 : 4'hd, ~(|dword[11:9])};
      4'd5: looked_up_39 = {dword[11:8], 1'b1};
      4'd6: looked_up_39 = {4'd2 ^ dword[11:8], 1'b1};
      default: looked_up_39 = 5'd0;
    endcase

  wire [4:0] chosen_56 = dword[16] ? looked_up_39 : {{2'd0, dword[13:12]}, 1'b1};
  wire conjunction_20 = (chosen_56[0] | (~equal_5)) & (chosen_37[select[18*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_40;
  always @*
    case (select[18*4 +: 4])
      4'd1: looked_up_40 = chosen_54;
      4'd2: looked_up_40 = chosen_53;
      4'd3: looked_up_40 = chosen_52;
      4'd4: looked_up_40 = chosen_51;
      4'd5: looked_up_40 = chosen_50;
      4'd6: looked_up_40 = chosen_49;
      4'd7: looked_up_40 = chosen_48;
      4'd8: looked_up_40 = chosen_47;
      4'd9: looked_up_40 = chosen_46;
      4'ha: looked_up_40 = chosen_45;
      4'hb: looked_up_40 = chosen_44;
      4'hc: looked_up_40 = chosen_43;
      4'hd: looked_up_40 = chosen_42;
      4'he: looked_up_40 = chosen_41;
      4'hf: looked_up_40 = chosen_40;
      default: looked_up_40 = chosen_39;
    endcase

  assign crossed[18*32 +: 32] = looked_up_40 & {32{conjunction_20}};

  wire [4:0] difference_20 = 5'd3 - {1'b0, dword[11:8]};
  wire [4:0] sum_20 = 5'd3 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_41;
  always @*
    case (dword[15:12])
      4'd0: looked_up_41 = {sum_20[3:0], (|dword[11:8]) & (~sum_20[4])};
      4'd1: looked_up_41 = {difference_20[3:0], (|dword[11:8]) & (~difference_20[4])};
      4'd2: looked_up_41 = {difference_20[3:0], |dword[11:8]};
      4'd4: looked_up_41 = {dword[8] ? 4'd4 : 4'hc, ~(|dword[11:9])};
      4'd5: looked_up_41 = {dword[11:8], 1'b1};
      4'd6: looked_up_41 = {4'd3 ^ dword[11:8], 1'b1};
      default: looked_up_41 = 5'd0;
    endcase

  wire [4:0] chosen_57 = dword[16] ? looked_up_41 : {{2'd0, dword[15:14]}, 1'b1};
  wire conjunction_21 = (chosen_57[0] | (~equal_5)) & (chosen_37[select[19*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_42;
  always @*
    case (select[19*4 +: 4])
      4'd1: looked_up_42 = chosen_54;
      4'd2: looked_up_42 = chosen_53;
      4'd3: looked_up_42 = chosen_52;
      4'd4: looked_up_42 = chosen_51;
      4'd5: looked_up_42 = chosen_50;
      4'd6: looked_up_42 = chosen_49;
      4'd7: looked_up_42 = chosen_48;
      4'd8: looked_up_42 = chosen_47;
      4'd9: looked_up_42 = chosen_46;
      4'ha: looked_up_42 = chosen_45;
      4'hb: looked_up_42 = chosen_44;
      4'hc: looked_up_42 = chosen_43;
      4'hd: looked_up_42 = chosen_42;
      4'he: looked_up_42 = chosen_41;
      4'hf: looked_up_42 = chosen_40;
      default: looked_up_42 = chosen_39;
    endcase

  assign crossed[19*32 +: 32] = looked_up_42 & {32{conjunction_21}};

  wire [4:0] difference_21 = 5'd4 - {1'b0, dword[11:8]};
  wire [4:0] sum_21 = 5'd4 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_43;
  always @*
    case (dword[15:12])
      4'd0: looked_up_43 = {sum_21[3:0], (|dword[11:8]) & (~sum_21[4])};
      4'd1: looked_up_43 = {difference_21[3:0], (|dword[11:8]) & (~difference_21[4])};
      4'd2: looked_up_43 = {difference_21[3:0], |dword[11:8]};
      4'd4: looked_up_43 = {dword[8] ? 4'd3 : 4'hb, ~(|dword[11:9])};
      4'd5: looked_up_43 = {dword[11:8], 1'b1};
      4'd6: looked_up_43 = {4'd4 ^ dword[11:8], 1'b1};
      default: looked_up_43 = 5'd0;
    endcase

  wire [4:0] chosen_58 = dword[16] ? looked_up_43 : {{2'd1, dword[9:8]}, 1'b1};
  wire conjunction_22 = (chosen_58[0] | (~equal_5)) & (chosen_37[select[20*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_44;
  always @*
    case (select[20*4 +: 4])
      4'd1: looked_up_44 = chosen_54;
      4'd2: looked_up_44 = chosen_53;
      4'd3: looked_up_44 = chosen_52;
      4'd4: looked_up_44 = chosen_51;
      4'd5: looked_up_44 = chosen_50;
      4'd6: looked_up_44 = chosen_49;
      4'd7: looked_up_44 = chosen_48;
      4'd8: looked_up_44 = chosen_47;
      4'd9: looked_up_44 = chosen_46;
      4'ha: looked_up_44 = chosen_45;
      4'hb: looked_up_44 = chosen_44;
      4'hc: looked_up_44 = chosen_43;
      4'hd: looked_up_44 = chosen_42;
      4'he: looked_up_44 = chosen_41;
      4'hf: looked_up_44 = chosen_40;
      default: looked_up_44 = chosen_39;
    endcase

  assign crossed[20*32 +: 32] = looked_up_44 & {32{conjunction_22}};

  wire [4:0] difference_22 = 5'd5 - {1'b0, dword[11:8]};
  wire [4:0] sum_22 = 5'd5 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_45;
  always @*
    case (dword[15:12])
      4'd0: looked_up_45 = {sum_22[3:0], (|dword[11:8]) & (~sum_22[4])};
      4'd1: looked_up_45 = {difference_22[3:0], (|dword[11:8]) & (~difference_22[4])};
      4'd2: looked_up_45 = {difference_22[3:0], |dword[11:8]};
      4'd4: looked_up_45 = {dword[8] ? 4'd2 : 4'ha, ~(|dword[11:9])};
      4'd5: looked_up_45 = {dword[11:8], 1'b1};
      4'd6: looked_up_45 = {4'd5 ^ dword[11:8], 1'b1};
      default: looked_up_45 = 5'd0;
    endcase

  wire [4:0] chosen_59 = dword[16] ? looked_up_45 : {{2'd1, dword[11:10]}, 1'b1};
  wire conjunction_23 = (chosen_59[0] | (~equal_5)) & (chosen_37[select[21*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_46;
  always @*
    case (select[21*4 +: 4])
      4'd1: looked_up_46 = chosen_54;
      4'd2: looked_up_46 = chosen_53;
      4'd3: looked_up_46 = chosen_52;
      4'd4: looked_up_46 = chosen_51;
      4'd5: looked_up_46 = chosen_50;
      4'd6: looked_up_46 = chosen_49;
      4'd7: looked_up_46 = chosen_48;
      4'd8: looked_up_46 = chosen_47;
      4'd9: looked_up_46 = chosen_46;
      4'ha: looked_up_46 = chosen_45;
      4'hb: looked_up_46 = chosen_44;
      4'hc: looked_up_46 = chosen_43;
      4'hd: looked_up_46 = chosen_42;
      4'he: looked_up_46 = chosen_41;
      4'hf: looked_up_46 = chosen_40;
      default: looked_up_46 = chosen_39;
    endcase

  assign crossed[21*32 +: 32] = looked_up_46 & {32{conjunction_23}};

  wire [4:0] difference_23 = 5'd6 - {1'b0, dword[11:8]};
  wire [4:0] sum_23 = 5'd6 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_47;
  always @*
    case (dword[15:12])
      4'd0: looked_up_47 = {sum_23[3:0], (|dword[11:8]) & (~sum_23[4])};
      4'd1: looked_up_47 = {difference_23[3:0], (|dword[11:8]) & (~difference_23[4])};
      4'd2: looked_up_47 = {difference_23[3:0], |dword[11:8]};
      4'd4: looked_up_47 = {dword[8] ? 4'd1 : 4'd9, ~(|dword[11:9])};
      4'd5: looked_up_47 = {dword[11:8], 1'b1};
      4'd6: looked_up_47 = {4'd6 ^ dword[11:8], 1'b1};
      default: looked_up_47 = 5'd0;
    endcase

  wire [4:0] chosen_60 = dword[16] ? looked_up_47 : {{2'd1, dword[13:12]}, 1'b1};
  wire conjunction_24 = (chosen_60[0] | (~equal_5)) & (chosen_37[select[22*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_48;
  always @*
    case (select[22*4 +: 4])
      4'd1: looked_up_48 = chosen_54;
      4'd2: looked_up_48 = chosen_53;
      4'd3: looked_up_48 = chosen_52;
      4'd4: looked_up_48 = chosen_51;
      4'd5: looked_up_48 = chosen_50;
      4'd6: looked_up_48 = chosen_49;
      4'd7: looked_up_48 = chosen_48;
      4'd8: looked_up_48 = chosen_47;
      4'd9: looked_up_48 = chosen_46;
      4'ha: looked_up_48 = chosen_45;
      4'hb: looked_up_48 = chosen_44;
      4'hc: looked_up_48 = chosen_43;
      4'hd: looked_up_48 = chosen_42;
      4'he: looked_up_48 = chosen_41;
      4'hf: looked_up_48 = chosen_40;
      default: looked_up_48 = chosen_39;
    endcase

  assign crossed[22*32 +: 32] = looked_up_48 & {32{conjunction_24}};

  wire [4:0] difference_24 = 5'd7 - {1'b0, dword[11:8]};
  wire [4:0] sum_24 = 5'd7 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_49;
  always @*
    case (dword[15:12])
      4'd0: looked_up_49 = {sum_24[3:0], (|dword[11:8]) & (~sum_24[4])};
      4'd1: looked_up_49 = {difference_24[3:0], (|dword[11:8]) & (~difference_24[4])};
      4'd2: looked_up_49 = {difference_24[3:0], |dword[11:8]};
      4'd4: looked_up_49 = {dword[8] ? 4'd0 : 4'd8, ~(|dword[11:9])};
      4'd5: looked_up_49 = {dword[11:8], 1'b1};
      4'd6: looked_up_49 = {4'd7 ^ dword[11:8], 1'b1};
      default: looked_up_49 = 5'd0;
    endcase

  wire [4:0] chosen_61 = dword[16] ? looked_up_49 : {{2'd1, dword[15:14]}, 1'b1};
  wire conjunction_25 = (chosen_61[0] | (~equal_5)) & (chosen_37[select[23*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_50;
  always @*
    case (select[23*4 +: 4])
      4'd1: looked_up_50 = chosen_54;
      4'd2: looked_up_50 = chosen_53;
      4'd3: looked_up_50 = chosen_52;
      4'd4: looked_up_50 = chosen_51;
      4'd5: looked_up_50 = chosen_50;
      4'd6: looked_up_50 = chosen_49;
      4'd7: looked_up_50 = chosen_48;
      4'd8: looked_up_50 = chosen_47;
      4'd9: looked_up_50 = chosen_46;
      4'ha: looked_up_50 = chosen_45;
      4'hb: looked_up_50 = chosen_44;
      4'hc: looked_up_50 = chosen_43;
      4'hd: looked_up_50 = chosen_42;
      4'he: looked_up_50 = chosen_41;
      4'hf: looked_up_50 = chosen_40;
      default: looked_up_50 = chosen_39;
    endcase

  assign crossed[23*32 +: 32] = looked_up_50 & {32{conjunction_25}};

  wire [4:0] difference_25 = 5'd8 - {1'b0, dword[11:8]};
  wire [4:0] sum_25 = 5'd8 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_51;
  always @*
    case (dword[15:12])
      4'd0: looked_up_51 = {sum_25[3:0], (|dword[11:8]) & (~sum_25[4])};
      4'd1: looked_up_51 = {difference_25[3:0], (|dword[11:8]) & (~difference_25[4])};
      4'd2: looked_up_51 = {difference_25[3:0], |dword[11:8]};
      4'd4: looked_up_51 = {dword[8] ? 4'hf : 4'd7, ~(|dword[11:9])};
      4'd5: looked_up_51 = {dword[11:8], 1'b1};
      4'd6: looked_up_51 = {4'd8 ^ dword[11:8], 1'b1};
      default: looked_up_51 = 5'd0;
    endcase

  wire [4:0] chosen_62 = dword[16] ? looked_up_51 : {{2'd2, dword[9:8]}, 1'b1};
  wire conjunction_26 = (chosen_62[0] | (~equal_5)) & (chosen_37[select[24*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_52;
  always @*
    case (select[24*4 +: 4])
      4'd1: looked_up_52 = chosen_54;
      4'd2: looked_up_52 = chosen_53;
      4'd3: looked_up_52 = chosen_52;
      4'd4: looked_up_52 = chosen_51;
      4'd5: looked_up_52 = chosen_50;
      4'd6: looked_up_52 = chosen_49;
      4'd7: looked_up_52 = chosen_48;
      4'd8: looked_up_52 = chosen_47;
      4'd9: looked_up_52 = chosen_46;
      4'ha: looked_up_52 = chosen_45;
      4'hb: looked_up_52 = chosen_44;
      4'hc: looked_up_52 = chosen_43;
      4'hd: looked_up_52 = chosen_42;
      4'he: looked_up_52 = chosen_41;
      4'hf: looked_up_52 = chosen_40;
      default: looked_up_52 = chosen_39;
    endcase

  assign crossed[24*32 +: 32] = looked_up_52 & {32{conjunction_26}};

  wire [4:0] difference_26 = 5'd9 - {1'b0, dword[11:8]};
  wire [4:0] sum_26 = 5'd9 + {1'b0, dword[11:8]};

  reg [4:0] looked_up_53;
  always @*
    case (dword[15:12])
      4'd0: looked_up_53 = {sum_26[3:0], (|dword[11:8]) & (~sum_26[4])};
      4'd1: looked_up_53 = {difference_26[3:0], (|dword[11:8]) & (~difference_26[4])};
      4'd2: looked_up_53 = {difference_26[3:0], |dword[11:8]};
      4'd4: looked_up_53 = {dword[8] ? 4'he : 4'd6, ~(|dword[11:9])};
      4'd5: looked_up_53 = {dword[11:8], 1'b1};
      4'd6: looked_up_53 = {4'd9 ^ dword[11:8], 1'b1};
      default: looked_up_53 = 5'd0;
    endcase

  wire [4:0] chosen_63 = dword[16] ? looked_up_53 : {{2'd2, dword[11:10]}, 1'b1};
  wire conjunction_27 = (chosen_63[0] | (~equal_5)) & (chosen_37[select[25*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_54;
  always @*
    case (select[25*4 +: 4])
      4'd1: looked_up_54 = chosen_54;
      4'd2: looked_up_54 = chosen_53;
      4'd3: looked_up_54 = chosen_52;
      4'd4: looked_up_54 = chosen_51;
      4'd5: looked_up_54 = chosen_50;
      4'd6: looked_up_54 = chosen_49;
      4'd7: looked_up_54 = chosen_48;
      4'd8: looked_up_54 = chosen_47;
      4'd9: looked_up_54 = chosen_46;
      4'ha: looked_up_54 = chosen_45;
      4'hb: looked_up_54 = chosen_44;
      4'hc: looked_up_54 = chosen_43;
      4'hd: looked_up_54 = chosen_42;
      4'he: looked_up_54 = chosen_41;
      4'hf: looked_up_54 = chosen_40;
      default: looked_up_54 = chosen_39;
    endcase

  assign crossed[25*32 +: 32] = looked_up_54 & {32{conjunction_27}};

  wire [4:0] difference_27 = 5'ha - {1'b0, dword[11:8]};
  wire [4:0] sum_27 = 5'ha + {1'b0, dword[11:8]};

  reg [4:0] looked_up_55;
  always @*
    case (dword[15:12])
      4'd0: looked_up_55 = {sum_27[3:0], (|dword[11:8]) & (~sum_27[4])};
      4'd1: looked_up_55 = {difference_27[3:0], (|dword[11:8]) & (~difference_27[4])};
      4'd2: looked_up_55 = {difference_27[3:0], |dword[11:8]};
      4'd4: looked_up_55 = {dword[8] ? 4'hd : 4'd5, ~(|dword[11:9])};
      4'd5: looked_up_55 = {dword[11:8], 1'b1};
      4'd6: looked_up_55 = {4'ha ^ dword[11:8], 1'b1};
      default: looked_up_55 = 5'd0;
    endcase

  wire [4:0] chosen_64 = dword[16] ? looked_up_55 : {{2'd2, dword[13:12]}, 1'b1};
  wire conjunction_28 = (chosen_64[0] | (~equal_5)) & (chosen_37[select[26*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_56;
  always @*
    case (select[26*4 +: 4])
      4'd1: looked_up_56 = chosen_54;
      4'd2: looked_up_56 = chosen_53;
      4'd3: looked_up_56 = chosen_52;
      4'd4: looked_up_56 = chosen_51;
      4'd5: looked_up_56 = chosen_50;
      4'd6: looked_up_56 = chosen_49;
      4'd7: looked_up_56 = chosen_48;
      4'd8: looked_up_56 = chosen_47;
      4'd9: looked_up_56 = chosen_46;
      4'ha: looked_up_56 = chosen_45;
      4'hb: looked_up_56 = chosen_44;
      4'hc: looked_up_56 = chosen_43;
      4'hd: looked_up_56 = chosen_42;
      4'he: looked_up_56 = chosen_41;
      4'hf: looked_up_56 = chosen_40;
      default: looked_up_56 = chosen_39;
    endcase

  assign crossed[26*32 +: 32] = looked_up_56 & {32{conjunction_28}};

  wire [4:0] difference_28 = 5'hb - {1'b0, dword[11:8]};
  wire [4:0] sum_28 = 5'hb + {1'b0, dword[11:8]};

  reg [4:0] looked_up_57;
  always @*
    case (dword[15:12])
      4'd0: looked_up_57 = {sum_28[3:0], (|dword[11:8]) & (~sum_28[4])};
      4'd1: looked_up_57 = {difference_28[3:0], (|dword[11:8]) & (~difference_28[4])};
      4'd2: looked_up_57 = {difference_28[3:0], |dword[11:8]};
      4'd4: looked_up_57 = {dword[8] ? 4'hc : 4'd4, ~(|dword[11:9])};
      4'd5: looked_up_57 = {dword[11:8], 1'b1};
      4'd6: looked_up_57 = {4'hb ^ dword[11:8], 1'b1};
      default: looked_up_57 = 5'd0;
    endcase

  wire [4:0] chosen_65 = dword[16] ? looked_up_57 : {{2'd2, dword[15:14]}, 1'b1};
  wire conjunction_29 = (chosen_65[0] | (~equal_5)) & (chosen_37[select[27*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_58;
  always @*
    case (select[27*4 +: 4])
      4'd1: looked_up_58 = chosen_54;
      4'd2: looked_up_58 = chosen_53;
      4'd3: looked_up_58 = chosen_52;
      4'd4: looked_up_58 = chosen_51;
      4'd5: looked_up_58 = chosen_50;
      4'd6: looked_up_58 = chosen_49;
      4'd7: looked_up_58 = chosen_48;
      4'd8: looked_up_58 = chosen_47;
      4'd9: looked_up_58 = chosen_46;
      4'ha: looked_up_58 = chosen_45;
      4'hb: looked_up_58 = chosen_44;
      4'hc: looked_up_58 = chosen_43;
      4'hd: looked_up_58 = chosen_42;
      4'he: looked_up_58 = chosen_41;
      4'hf: looked_up_58 = chosen_40;
      default: looked_up_58 = chosen_39;
    endcase

  assign crossed[27*32 +: 32] = looked_up_58 & {32{conjunction_29}};

  wire [4:0] difference_29 = 5'hc - {1'b0, dword[11:8]};
  wire [4:0] sum_29 = 5'hc + {1'b0, dword[11:8]};

  reg [4:0] looked_up_59;
  always @*
    case (dword[15:12])
      4'd0: looked_up_59 = {sum_29[3:0], (|dword[11:8]) & (~sum_29[4])};
      4'd1: looked_up_59 = {difference_29[3:0], (|dword[11:8]) & (~difference_29[4])};
      4'd2: looked_up_59 = {difference_29[3:0], |dword[11:8]};
      4'd4: looked_up_59 = {dword[8] ? 4'hb : 4'd3, ~(|dword[11:9])};
      4'd5: looked_up_59 = {dword[11:8], 1'b1};
      4'd6: looked_up_59 = {4'hc ^ dword[11:8], 1'b1};
      default: looked_up_59 = 5'd0;
    endcase

  wire [4:0] chosen_66 = dword[16] ? looked_up_59 : {{2'd3, dword[9:8]}, 1'b1};
  wire conjunction_30 = (chosen_66[0] | (~equal_5)) & (chosen_37[select[28*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_60;
  always @*
    case (select[28*4 +: 4])
      4'd1: looked_up_60 = chosen_54;
      4'd2: looked_up_60 = chosen_53;
      4'd3: looked_up_60 = chosen_52;
      4'd4: looked_up_60 = chosen_51;
      4'd5: looked_up_60 = chosen_50;
      4'd6: looked_up_60 = chosen_49;
      4'd7: looked_up_60 = chosen_48;
      4'd8: looked_up_60 = chosen_47;
      4'd9: looked_up_60 = chosen_46;
      4'ha: looked_up_60 = chosen_45;
      4'hb: looked_up_60 = chosen_44;
      4'hc: looked_up_60 = chosen_43;
      4'hd: looked_up_60 = chosen_42;
      4'he: looked_up_60 = chosen_41;
      4'hf: looked_up_60 = chosen_40;
      default: looked_up_60 = chosen_39;
    endcase

  assign crossed[28*32 +: 32] = looked_up_60 & {32{conjunction_30}};

  wire [4:0] difference_30 = 5'hd - {1'b0, dword[11:8]};
  wire [4:0] sum_30 = 5'hd + {1'b0, dword[11:8]};

  reg [4:0] looked_up_61;
  always @*
    case (dword[15:12])
      4'd0: looked_up_61 = {sum_30[3:0], (|dword[11:8]) & (~sum_30[4])};
      4'd1: looked_up_61 = {difference_30[3:0], (|dword[11:8]) & (~difference_30[4])};
      4'd2: looked_up_61 = {difference_30[3:0], |dword[11:8]};
      4'd4: looked_up_61 = {dword[8] ? 4'ha : 4'd2, ~(|dword[11:9])};
      4'd5: looked_up_61 = {dword[11:8], 1'b1};
      4'd6: looked_up_61 = {4'hd ^ dword[11:8], 1'b1};
      default: looked_up_61 = 5'd0;
    endcase

  wire [4:0] chosen_67 = dword[16] ? looked_up_61 : {{2'd3, dword[11:10]}, 1'b1};
  wire conjunction_31 = (chosen_67[0] | (~equal_5)) & (chosen_37[select[29*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_62;
  always @*
    case (select[29*4 +: 4])
      4'd1: looked_up_62 = chosen_54;
      4'd2: looked_up_62 = chosen_53;
      4'd3: looked_up_62 = chosen_52;
      4'd4: looked_up_62 = chosen_51;
      4'd5: looked_up_62 = chosen_50;
      4'd6: looked_up_62 = chosen_49;
      4'd7: looked_up_62 = chosen_48;
      4'd8: looked_up_62 = chosen_47;
      4'd9: looked_up_62 = chosen_46;
      4'ha: looked_up_62 = chosen_45;
      4'hb: looked_up_62 = chosen_44;
      4'hc: looked_up_62 = chosen_43;
      4'hd: looked_up_62 = chosen_42;
      4'he: looked_up_62 = chosen_41;
      4'hf: looked_up_62 = chosen_40;
      default: looked_up_62 = chosen_39;
    endcase

  assign crossed[29*32 +: 32] = looked_up_62 & {32{conjunction_31}};

  wire [4:0] difference_31 = 5'he - {1'b0, dword[11:8]};
  wire [4:0] sum_31 = 5'he + {1'b0, dword[11:8]};

  reg [4:0] looked_up_63;
  always @*
    case (dword[15:12])
      4'd0: looked_up_63 = {sum_31[3:0], (|dword[11:8]) & (~sum_31[4])};
      4'd1: looked_up_63 = {difference_31[3:0], (|dword[11:8]) & (~difference_31[4])};
      4'd2: looked_up_63 = {difference_31[3:0], |dword[11:8]};
      4'd4: looked_up_63 = {dword[8] ? 4'd9 : 4'd1, ~(|dword[11:9])};
      4'd5: looked_up_63 = {dword[11:8], 1'b1};
      4'd6: looked_up_63 = {4'he ^ dword[11:8], 1'b1};
      default: looked_up_63 = 5'd0;
    endcase

  wire [4:0] chosen_68 = dword[16] ? looked_up_63 : {{2'd3, dword[13:12]}, 1'b1};
  wire conjunction_32 = (chosen_68[0] | (~equal_5)) & (chosen_37[select[30*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_64;
  always @*
    case (select[30*4 +: 4])
      4'd1: looked_up_64 = chosen_54;
      4'd2: looked_up_64 = chosen_53;
      4'd3: looked_up_64 = chosen_52;
      4'd4: looked_up_64 = chosen_51;
      4'd5: looked_up_64 = chosen_50;
      4'd6: looked_up_64 = chosen_49;
      4'd7: looked_up_64 = chosen_48;
      4'd8: looked_up_64 = chosen_47;
      4'd9: looked_up_64 = chosen_46;
      4'ha: looked_up_64 = chosen_45;
      4'hb: looked_up_64 = chosen_44;
      4'hc: looked_up_64 = chosen_43;
      4'hd: looked_up_64 = chosen_42;
      4'he: looked_up_64 = chosen_41;
      4'hf: looked_up_64 = chosen_40;
      default: looked_up_64 = chosen_39;
    endcase

  assign crossed[30*32 +: 32] = looked_up_64 & {32{conjunction_32}};

  wire [4:0] difference_32 = 5'hf - {1'b0, dword[11:8]};
  wire [4:0] sum_32 = 5'hf + {1'b0, dword[11:8]};

  reg [4:0] looked_up_65;
  always @*
    case (dword[15:12])
      4'd0: looked_up_65 = {sum_32[3:0], (|dword[11:8]) & (~sum_32[4])};
      4'd1: looked_up_65 = {difference_32[3:0], (|dword[11:8]) & (~difference_32[4])};
      4'd2: looked_up_65 = {difference_32[3:0], |dword[11:8]};
      4'd4: looked_up_65 = {dword[8] ? 4'd8 : 4'd0, ~(|dword[11:9])};
      4'd5: looked_up_65 = {dword[11:8], 1'b1};
      4'd6: looked_up_65 = {4'hf ^ dword[11:8], 1'b1};
      default: looked_up_65 = 5'd0;
    endcase

  wire [4:0] chosen_69 = dword[16] ? looked_up_65 : {{2'd3, dword[15:14]}, 1'b1};
  wire conjunction_33 = (chosen_69[0] | (~equal_5)) & (chosen_37[select[31*4 +: 4]] | fetch_inactive);

  reg [31:0] looked_up_66;
  always @*
    case (select[31*4 +: 4])
      4'd1: looked_up_66 = chosen_54;
      4'd2: looked_up_66 = chosen_53;
      4'd3: looked_up_66 = chosen_52;
      4'd4: looked_up_66 = chosen_51;
      4'd5: looked_up_66 = chosen_50;
      4'd6: looked_up_66 = chosen_49;
      4'd7: looked_up_66 = chosen_48;
      4'd8: looked_up_66 = chosen_47;
      4'd9: looked_up_66 = chosen_46;
      4'ha: looked_up_66 = chosen_45;
      4'hb: looked_up_66 = chosen_44;
      4'hc: looked_up_66 = chosen_43;
      4'hd: looked_up_66 = chosen_42;
      4'he: looked_up_66 = chosen_41;
      4'hf: looked_up_66 = chosen_40;
      default: looked_up_66 = chosen_39;
    endcase

  assign crossed[31*32 +: 32] = looked_up_66 & {32{conjunction_33}};

  wire [3:0] slice_1 = dword[31:28];
  wire disjunction_5 = ((conjunction_2 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  wire equal_6 = kind == CROSS_LANE_WRITE_LANE;

  assign active[0] = equal_6 ? ((5'd0 == scalar_1[4:0]) & disjunction_4) : (chosen_1[0] & disjunction_5);
  wire disjunction_6 = ((conjunction_3 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[1] = equal_6 ? ((5'd1 == scalar_1[4:0]) & disjunction_4) : (chosen_1[1] & disjunction_6);
  wire disjunction_7 = ((conjunction_4 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[2] = equal_6 ? ((5'd2 == scalar_1[4:0]) & disjunction_4) : (chosen_1[2] & disjunction_7);
  wire disjunction_8 = ((conjunction_5 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[3] = equal_6 ? ((5'd3 == scalar_1[4:0]) & disjunction_4) : (chosen_1[3] & disjunction_8);
  wire disjunction_9 = ((conjunction_6 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[4] = equal_6 ? ((5'd4 == scalar_1[4:0]) & disjunction_4) : (chosen_1[4] & disjunction_9);
  wire disjunction_10 = ((conjunction_7 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[5] = equal_6 ? ((5'd5 == scalar_1[4:0]) & disjunction_4) : (chosen_1[5] & disjunction_10);
  wire disjunction_11 = ((conjunction_8 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[6] = equal_6 ? ((5'd6 == scalar_1[4:0]) & disjunction_4) : (chosen_1[6] & disjunction_11);
  wire disjunction_12 = ((conjunction_9 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[7] = equal_6 ? ((5'd7 == scalar_1[4:0]) & disjunction_4) : (chosen_1[7] & disjunction_12);
  wire disjunction_13 = ((conjunction_10 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[8] = equal_6 ? ((5'd8 == scalar_1[4:0]) & disjunction_4) : (chosen_1[8] & disjunction_13);
  wire disjunction_14 = ((conjunction_11 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[9] = equal_6 ? ((5'd9 == scalar_1[4:0]) & disjunction_4) : (chosen_1[9] & disjunction_14);
  wire disjunction_15 = ((conjunction_12 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[10] = equal_6 ? ((5'ha == scalar_1[4:0]) & disjunction_4) : (chosen_1[10] & disjunction_15);
  wire disjunction_16 = ((conjunction_13 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[11] = equal_6 ? ((5'hb == scalar_1[4:0]) & disjunction_4) : (chosen_1[11] & disjunction_16);
  wire disjunction_17 = ((conjunction_14 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[12] = equal_6 ? ((5'hc == scalar_1[4:0]) & disjunction_4) : (chosen_1[12] & disjunction_17);
  wire disjunction_18 = ((conjunction_15 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[13] = equal_6 ? ((5'hd == scalar_1[4:0]) & disjunction_4) : (chosen_1[13] & disjunction_18);
  wire disjunction_19 = ((conjunction_16 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[14] = equal_6 ? ((5'he == scalar_1[4:0]) & disjunction_4) : (chosen_1[14] & disjunction_19);
  wire disjunction_20 = ((conjunction_17 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b0}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[15] = equal_6 ? ((5'hf == scalar_1[4:0]) & disjunction_4) : (chosen_1[15] & disjunction_20);
  wire disjunction_21 = ((conjunction_18 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[16] = equal_6 ? ((5'h10 == scalar_1[4:0]) & disjunction_4) : (chosen_1[16] & disjunction_21);
  wire disjunction_22 = ((conjunction_19 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[17] = equal_6 ? ((5'h11 == scalar_1[4:0]) & disjunction_4) : (chosen_1[17] & disjunction_22);
  wire disjunction_23 = ((conjunction_20 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[18] = equal_6 ? ((5'h12 == scalar_1[4:0]) & disjunction_4) : (chosen_1[18] & disjunction_23);
  wire disjunction_24 = ((conjunction_21 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[24]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[19] = equal_6 ? ((5'h13 == scalar_1[4:0]) & disjunction_4) : (chosen_1[19] & disjunction_24);
  wire disjunction_25 = ((conjunction_22 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[20] = equal_6 ? ((5'h14 == scalar_1[4:0]) & disjunction_4) : (chosen_1[20] & disjunction_25);
  wire disjunction_26 = ((conjunction_23 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[21] = equal_6 ? ((5'h15 == scalar_1[4:0]) & disjunction_4) : (chosen_1[21] & disjunction_26);
  wire disjunction_27 = ((conjunction_24 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[22] = equal_6 ? ((5'h16 == scalar_1[4:0]) & disjunction_4) : (chosen_1[22] & disjunction_27);
  wire disjunction_28 = ((conjunction_25 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[25]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[23] = equal_6 ? ((5'h17 == scalar_1[4:0]) & disjunction_4) : (chosen_1[23] & disjunction_28);
  wire disjunction_29 = ((conjunction_26 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[24] = equal_6 ? ((5'h18 == scalar_1[4:0]) & disjunction_4) : (chosen_1[24] & disjunction_29);
  wire disjunction_30 = ((conjunction_27 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[25] = equal_6 ? ((5'h19 == scalar_1[4:0]) & disjunction_4) : (chosen_1[25] & disjunction_30);
  wire disjunction_31 = ((conjunction_28 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[26] = equal_6 ? ((5'h1a == scalar_1[4:0]) & disjunction_4) : (chosen_1[26] & disjunction_31);
  wire disjunction_32 = ((conjunction_29 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[26]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[27] = equal_6 ? ((5'h1b == scalar_1[4:0]) & disjunction_4) : (chosen_1[27] & disjunction_32);
  wire disjunction_33 = ((conjunction_30 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[28] = equal_6 ? ((5'h1c == scalar_1[4:0]) & disjunction_4) : (chosen_1[28] & disjunction_33);
  wire disjunction_34 = ((conjunction_31 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[29] = equal_6 ? ((5'h1d == scalar_1[4:0]) & disjunction_4) : (chosen_1[29] & disjunction_34);
  wire disjunction_35 = ((conjunction_32 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[30] = equal_6 ? ((5'h1e == scalar_1[4:0]) & disjunction_4) : (chosen_1[30] & disjunction_35);
  wire disjunction_36 = ((conjunction_33 | bound_control) & (~(equal_5 & (~(slice_1[{high, 1'b1}] & dword[27]))))) |
      (~((|kind) & (kind < 4'd7)));
  assign active[31] = equal_6 ? ((5'h1f == scalar_1[4:0]) & disjunction_4) : (chosen_1[31] & disjunction_36);
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_chosen_lane
    reg [31:0] word_i;
    reg [3:0] chosen_lane_i;
    assign word[i*32 +: 32] = word_i;
    assign chosen_lane[i*4 +: 4] = chosen_lane_i;

    initial begin
      word_i = 32'd0;
      chosen_lane_i = 4'd0;
    end
    always @(posedge clock) begin
      if (collect & (collect_beat == 3'd0)) begin
        word_i <= value[i*32 +: 32];
        chosen_lane_i <= choice[i*4 +: 4];
      end
    end
  end

  wire [7:0] slice_2 = dword[15:8];
  wire [63:0] joined_1 = {scalar_2, scalar_1};

  for (i = 1; i < 32; i = i + 1) begin : each_select
    localparam [4:0] INDEX = i;

    wire [4:0] sum_33 = {1'b0, INDEX[3:0]} + {1'b0, dword[11:8]};
    wire [4:0] difference_33 = {1'b0, INDEX[3:0]} - {1'b0, dword[11:8]};

    reg [4:0] looked_up_67;
    always @*
      case (dword[15:12])
        4'd0: looked_up_67 = {sum_33[3:0], (|dword[11:8]) & (~sum_33[4])};
        4'd1: looked_up_67 = {difference_33[3:0], (|dword[11:8]) & (~difference_33[4])};
        4'd2: looked_up_67 = {difference_33[3:0], |dword[11:8]};
        4'd4: looked_up_67 = {dword[8] ? {INDEX[3], ~INDEX[2:0]} : (~INDEX[3:0]), ~(|dword[11:9])};
        4'd5: looked_up_67 = {dword[11:8], 1'b1};
        4'd6: looked_up_67 = {INDEX[3:0] ^ dword[11:8], 1'b1};
        default: looked_up_67 = 5'd0;
      endcase

    wire [4:0] chosen_70 = dword[16] ? looked_up_67 : {{INDEX[3:2], slice_2[{INDEX[1:0], 1'b0} +: 2]}, 1'b1};

    reg [2:0] looked_up_68;
    always @*
      case (INDEX[2:0])
        3'd1: looked_up_68 = dword[13:11];
        3'd2: looked_up_68 = dword[16:14];
        3'd3: looked_up_68 = dword[19:17];
        3'd4: looked_up_68 = dword[22:20];
        3'd5: looked_up_68 = dword[25:23];
        3'd6: looked_up_68 = dword[28:26];
        3'd7: looked_up_68 = dword[31:29];
        default: looked_up_68 = dword[10:8];
      endcase

    reg [3:0] looked_up_69;
    always @*
      case (beat)
        default: looked_up_69 = chosen_lane[i*4 +: 4];
      endcase

    assign select[i*4 +: 4] = equal_5 ? chosen_70[4:1] : equal_4 ? {INDEX[3], looked_up_68} : disjunction_3 ?
        looked_up_69 : joined_1[{INDEX[3:0], 2'd0} +: 4];
  end

endmodule

`default_nettype wire
