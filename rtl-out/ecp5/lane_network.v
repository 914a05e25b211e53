// lane_network: generator of hdl/src/vector/cross_lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_network (
  input wire clock,
  input wire collect,
  input wire [2:0] collect_beat,
  input wire [127:0] value,
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
  output wire [127:0] crossed,
  output wire [3:0] active,
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

  reg [31:0] crossed_0;
  wire swaps_rows;
  wire [4:0] read_lane;
  wire reads;
  wire [15:0] select;
  wire [31:0] collected;
  wire [31:0] collected_2;
  wire [31:0] collected_3;
  wire [31:0] collected_4;
  assign crossed[0 +: 32] = crossed_0;

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

  wire [4:0] joined_1 = {beat, 2'd0};
  wire [63:0] joined_2 = {scalar_2, scalar_1};
  wire disjunction_3 = (kind == CROSS_LANE_PERMLANE16_VAR) | equal_1;

  reg [2:0] looked_up_1;
  always @*
    case (joined_1[2:0])
      3'd1: looked_up_1 = dword[13:11];
      3'd2: looked_up_1 = dword[16:14];
      3'd3: looked_up_1 = dword[19:17];
      3'd4: looked_up_1 = dword[22:20];
      3'd5: looked_up_1 = dword[25:23];
      3'd6: looked_up_1 = dword[28:26];
      3'd7: looked_up_1 = dword[31:29];
      default: looked_up_1 = dword[10:8];
    endcase

  wire equal_4 = kind == CROSS_LANE_DPP8;
  wire [7:0] slice_1 = dword[15:8];
  wire [4:0] difference_1 = {1'b0, joined_1[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_1 = {1'b0, joined_1[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_2;
  always @*
    case (dword[15:12])
      4'd0: looked_up_2 = {sum_1[3:0], (|dword[11:8]) & (~sum_1[4])};
      4'd1: looked_up_2 = {difference_1[3:0], (|dword[11:8]) & (~difference_1[4])};
      4'd2: looked_up_2 = {difference_1[3:0], |dword[11:8]};
      4'd4: looked_up_2 = {dword[8] ? {joined_1[3], ~joined_1[2:0]} : (~joined_1[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_2 = {dword[11:8], 1'b1};
      4'd6: looked_up_2 = {joined_1[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_2 = 5'd0;
    endcase

  wire [4:0] chosen_2 = dword[16] ? looked_up_2 : {{joined_1[3:2], slice_1[{joined_1[1:0], 1'b0} +: 2]}, 1'b1};
  wire equal_5 = kind == CROSS_LANE_DPP16;

  assign select[0 +: 4] = reads ? read_lane[3:0] : equal_5 ? chosen_2[4:1] : equal_4 ? {joined_1[3], looked_up_1} :
      disjunction_3 ? 4'd0 : joined_2[{joined_1[3:0], 2'd0} +: 4];

  wire [4:0] joined_3 = {beat, 2'd1};

  reg [2:0] looked_up_3;
  always @*
    case (joined_3[2:0])
      3'd1: looked_up_3 = dword[13:11];
      3'd2: looked_up_3 = dword[16:14];
      3'd3: looked_up_3 = dword[19:17];
      3'd4: looked_up_3 = dword[22:20];
      3'd5: looked_up_3 = dword[25:23];
      3'd6: looked_up_3 = dword[28:26];
      3'd7: looked_up_3 = dword[31:29];
      default: looked_up_3 = dword[10:8];
    endcase

  wire [4:0] difference_2 = {1'b0, joined_3[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_2 = {1'b0, joined_3[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_4;
  always @*
    case (dword[15:12])
      4'd0: looked_up_4 = {sum_2[3:0], (|dword[11:8]) & (~sum_2[4])};
      4'd1: looked_up_4 = {difference_2[3:0], (|dword[11:8]) & (~difference_2[4])};
      4'd2: looked_up_4 = {difference_2[3:0], |dword[11:8]};
      4'd4: looked_up_4 = {dword[8] ? {joined_3[3], ~joined_3[2:0]} : (~joined_3[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_4 = {dword[11:8], 1'b1};
      4'd6: looked_up_4 = {joined_3[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_4 = 5'd0;
    endcase

  wire [4:0] chosen_3 = dword[16] ? looked_up_4 : {{joined_3[3:2], slice_1[{joined_3[1:0], 1'b0} +: 2]}, 1'b1};

  assign select[1*4 +: 4] = equal_5 ? chosen_3[4:1] : equal_4 ? {joined_3[3], looked_up_3} : disjunction_3 ? 4'd0 :
      joined_2[{joined_3[3:0], 2'd0} +: 4];

  wire [4:0] joined_4 = {beat, 2'd2};

  reg [2:0] looked_up_5;
  always @*
    case (joined_4[2:0])
      3'd1: looked_up_5 = dword[13:11];
      3'd2: looked_up_5 = dword[16:14];
      3'd3: looked_up_5 = dword[19:17];
      3'd4: looked_up_5 = dword[22:20];
      3'd5: looked_up_5 = dword[25:23];
      3'd6: looked_up_5 = dword[28:26];
      3'd7: looked_up_5 = dword[31:29];
      default: looked_up_5 = dword[10:8];
    endcase

  wire [4:0] difference_3 = {1'b0, joined_4[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_3 = {1'b0, joined_4[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_6;
  always @*
    case (dword[15:12])
      4'd0: looked_up_6 = {sum_3[3:0], (|dword[11:8]) & (~sum_3[4])};
      4'd1: looked_up_6 = {difference_3[3:0], (|dword[11:8]) & (~difference_3[4])};
      4'd2: looked_up_6 = {difference_3[3:0], |dword[11:8]};
      4'd4: looked_up_6 = {dword[8] ? {joined_4[3], ~joined_4[2:0]} : (~joined_4[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_6 = {dword[11:8], 1'b1};
      4'd6: looked_up_6 = {joined_4[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_6 = 5'd0;
    endcase

  wire [4:0] chosen_4 = dword[16] ? looked_up_6 : {{joined_4[3:2], slice_1[{joined_4[1:0], 1'b0} +: 2]}, 1'b1};

  assign select[2*4 +: 4] = equal_5 ? chosen_4[4:1] : equal_4 ? {joined_4[3], looked_up_5} : disjunction_3 ? 4'd0 :
      joined_2[{joined_4[3:0], 2'd0} +: 4];

  wire [4:0] joined_5 = {beat, 2'd3};

  reg [2:0] looked_up_7;
  always @*
    case (joined_5[2:0])
      3'd1: looked_up_7 = dword[13:11];
      3'd2: looked_up_7 = dword[16:14];
      3'd3: looked_up_7 = dword[19:17];
      3'd4: looked_up_7 = dword[22:20];
      3'd5: looked_up_7 = dword[25:23];
      3'd6: looked_up_7 = dword[28:26];
      3'd7: looked_up_7 = dword[31:29];
      default: looked_up_7 = dword[10:8];
    endcase

  wire [4:0] difference_4 = {1'b0, joined_5[3:0]} - {1'b0, dword[11:8]};
  wire [4:0] sum_4 = {1'b0, joined_5[3:0]} + {1'b0, dword[11:8]};

  reg [4:0] looked_up_8;
  always @*
    case (dword[15:12])
      4'd0: looked_up_8 = {sum_4[3:0], (|dword[11:8]) & (~sum_4[4])};
      4'd1: looked_up_8 = {difference_4[3:0], (|dword[11:8]) & (~difference_4[4])};
      4'd2: looked_up_8 = {difference_4[3:0], |dword[11:8]};
      4'd4: looked_up_8 = {dword[8] ? {joined_5[3], ~joined_5[2:0]} : (~joined_5[3:0]), ~(|dword[11:9])};
      4'd5: looked_up_8 = {dword[11:8], 1'b1};
      4'd6: looked_up_8 = {joined_5[3:0] ^ dword[11:8], 1'b1};
      default: looked_up_8 = 5'd0;
    endcase

  wire [4:0] chosen_5 = dword[16] ? looked_up_8 : {{joined_5[3:2], slice_1[{joined_5[1:0], 1'b0} +: 2]}, 1'b1};

  assign select[3*4 +: 4] = equal_5 ? chosen_5[4:1] : equal_4 ? {joined_5[3], looked_up_7} : disjunction_3 ? 4'd0 :
      joined_2[{joined_5[3:0], 2'd0} +: 4];
  wire disjunction_4 = (~wave64) | (~(scalar_1[5] ^ high));
  assign chosen = (equal_3 ? disjunction_4 : (~((wave64 & (~(|exec[31:0])) & (|exec[63:32])) ^ high))) | (~reads);

  always @*
    case (read_lane[1:0])
      2'd1: crossed_0 = collected_2;
      2'd2: crossed_0 = collected_3;
      2'd3: crossed_0 = collected_4;
      default: crossed_0 = collected;
    endcase

  assign crossed[1*32 +: 32] = 32'd0;
  assign crossed[2*32 +: 32] = 32'd0;
  assign crossed[3*32 +: 32] = 32'd0;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_active
    localparam [1:0] INDEX = i;
    assign active[i] = (kind == CROSS_LANE_WRITE_LANE) ? (({beat, INDEX} == scalar_1[4:0]) & disjunction_4) :
        chosen_1[{beat, INDEX}];
  end

  wire [4:0] joined_6 = {reads ? read_lane[4] : (beat[2] ^ swaps_rows), read_lane[3:0]};

  (* no_rw_check *)
  reg [31:0] words_0 [0:7];
  integer words_0_word;
  initial begin
    for (words_0_word = 0; words_0_word < 8; words_0_word = words_0_word + 1) words_0[words_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (collect) begin
      words_0[collect_beat] <= value[0 +: 32];
    end
  end
  assign collected = words_0[joined_6[4:2]];

  (* no_rw_check *)
  reg [31:0] words_1 [0:7];
  integer words_1_word;
  initial begin
    for (words_1_word = 0; words_1_word < 8; words_1_word = words_1_word + 1) words_1[words_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (collect) begin
      words_1[collect_beat] <= value[1*32 +: 32];
    end
  end
  assign collected_2 = words_1[joined_6[4:2]];

  (* no_rw_check *)
  reg [31:0] words_2 [0:7];
  integer words_2_word;
  initial begin
    for (words_2_word = 0; words_2_word < 8; words_2_word = words_2_word + 1) words_2[words_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (collect) begin
      words_2[collect_beat] <= value[2*32 +: 32];
    end
  end
  assign collected_3 = words_2[joined_6[4:2]];

  (* no_rw_check *)
  reg [31:0] words_3 [0:7];
  integer words_3_word;
  initial begin
    for (words_3_word = 0; words_3_word < 8; words_3_word = words_3_word + 1) words_3[words_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (collect) begin
      words_3[collect_beat] <= value[3*32 +: 32];
    end
  end
  assign collected_4 = words_3[joined_6[4:2]];

endmodule

`default_nettype wire
