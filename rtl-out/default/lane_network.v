// lane_network: generator of hdl/src/vector/cross_lane.rs:151
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_network (
  input wire clock, // The one clock.
  input wire collect, // Takes a beat of the source.
  input wire [2:0] collect_beat, // Which.
  input wire [1023:0] value, // First source of each lane.
  input wire [127:0] choice, // The lane that each lane chooses: second source.
  input wire [3:0] kind, // CrossLane of the operation that runs.
  input wire fetch_inactive, // Inactive lanes are fetched.
  input wire bound_control, // What cannot be fetched is zero.
  input wire [31:0] dword, // DPP dword.
  input wire [2:0] beat, // Beat.
  input wire [63:0] exec, // Lane mask of the wave.
  input wire wave64, // The wave has 64 lanes.
  input wire high, // These are the upper 32.
  input wire [31:0] scalar_1, // Second scalar source: lane, or pattern of lanes 7:0 of a row.
  input wire [31:0] scalar_2, // Third scalar source: pattern of lanes 15:8.
  output wire [1023:0] crossed, // What each lane gets in place of its first source.
  output wire [31:0] active, // The lane writes its result.
  output wire chosen // The lane that is read for a scalar register is among these 32.
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
  wire [79:0] active_case_1_difference;
  wire [59:0] select_otherwise_part;
  wire [74:0] active_case_6_joined;
  wire [74:0] active_case_0_sum;
  wire [34:0] active_otherwise;
  wire [39:0] active_case_4_joined;
  wire [39:0] active_otherwise2;
  wire [39:0] active_case_4_joined2;
  wire [31:0] active_otherwise_all;
  wire [479:0] crossed_case_1_choice;
  wire [511:0] crossed_entry;
  wire [479:0] crossed_case_1_choice2;
  wire [511:0] crossed_entry2;
  wire [7:0] active_otherwise_not;

  wire kind_is_permlanex16_var = kind == CROSS_LANE_PERMLANEX16_VAR;
  assign swaps_rows = (kind == CROSS_LANE_PERMLANEX16) | kind_is_permlanex16_var;

  wire [31:0] active_otherwise_all_choice = high ? exec[63:32] : exec[31:0];
  wire [31:0] read_lane_all = active_otherwise_all_choice & (-active_otherwise_all_choice);
  wire [4:0] read_lane_any = (5'd1 & {5{read_lane_all[1]}}) | (5'd2 & {5{read_lane_all[2]}}) | (5'd3 &
      {5{read_lane_all[3]}}) | (5'd4 & {5{read_lane_all[4]}}) | (5'd5 & {5{read_lane_all[5]}}) | (5'd6 &
      {5{read_lane_all[6]}}) | (5'd7 & {5{read_lane_all[7]}}) | (5'd8 & {5{read_lane_all[8]}}) | (5'd9 &
      {5{read_lane_all[9]}}) | (5'ha & {5{read_lane_all[10]}}) | (5'hb & {5{read_lane_all[11]}}) | (5'hc &
      {5{read_lane_all[12]}}) | (5'hd & {5{read_lane_all[13]}}) | (5'he & {5{read_lane_all[14]}}) | (5'hf &
      {5{read_lane_all[15]}}) | (5'h10 & {5{read_lane_all[16]}}) | (5'h11 & {5{read_lane_all[17]}}) | (5'h12 &
      {5{read_lane_all[18]}}) | (5'h13 & {5{read_lane_all[19]}}) | (5'h14 & {5{read_lane_all[20]}}) | (5'h15 &
      {5{read_lane_all[21]}});
  wire kind_is_read_first_lane = kind == CROSS_LANE_READ_FIRST_LANE;
  wire [4:0] read_lane_any_read_lane_any = read_lane_any | (5'h16 & {5{read_lane_all[22]}}) | (5'h17 &
      {5{read_lane_all[23]}}) | (5'h18 & {5{read_lane_all[24]}}) | (5'h19 & {5{read_lane_all[25]}}) | (5'h1a &
      {5{read_lane_all[26]}}) | (5'h1b & {5{read_lane_all[27]}}) | (5'h1c & {5{read_lane_all[28]}}) | (5'h1d &
      {5{read_lane_all[29]}}) | (5'h1e & {5{read_lane_all[30]}}) | {5{read_lane_all[31]}};

  assign read_lane = kind_is_read_first_lane ? read_lane_any_read_lane_any : scalar_1[4:0];
  wire kind_is_read_lane = kind == CROSS_LANE_READ_LANE;
  assign reads = kind_is_read_first_lane | kind_is_read_lane;

  wire select_condition_any = (kind == CROSS_LANE_PERMLANE16_VAR) | kind_is_permlanex16_var;
  wire kind_is_dpp8 = kind == CROSS_LANE_DPP8;

  reg [4:0] by_dword_15_12;
  always @*
    case (dword[15:12])
      4'd0: by_dword_15_12 = {dword[11:8], |dword[11:8]};
      4'd1: by_dword_15_12 = {active_case_1_difference[0 +: 4], (|dword[11:8]) & ~active_case_1_difference[4]};
      4'd2: by_dword_15_12 = {active_case_1_difference[0 +: 4], |dword[11:8]};
      4'd4: by_dword_15_12 = active_case_4_joined[7*5 +: 5];
      4'd5: by_dword_15_12 = {dword[11:8], 1'b1};
      4'd6: by_dword_15_12 = {dword[11:8], 1'b1};
      default: by_dword_15_12 = 5'd0;
    endcase

  wire [4:0] active_otherwise_all_choice_dword_16 = dword[16] ? by_dword_15_12 : {{2'd0, dword[9:8]}, 1'b1};
  wire kind_is_dpp16 = kind == CROSS_LANE_DPP16;

  assign select[0 +: 4] = reads ? read_lane[3:0] : kind_is_dpp16 ? active_otherwise_all_choice_dword_16[4:1] :
      kind_is_dpp8 ? {1'b0, dword[10:8]} : select_condition_any ? chosen_lane[0 +: 4] : scalar_1[3:0];
  wire [4:0] active_otherwise_all_choice_dword = dword[16] ? active_otherwise[0 +: 5] : {{2'd0, dword[11:10]}, 1'b1};
  assign select[1*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword[4:1] : kind_is_dpp8 ? {1'b0,
      dword[13:11]} : select_condition_any ? chosen_lane[1*4 +: 4] : select_otherwise_part[0 +: 4];
  wire [4:0] active_otherwise_all_choice_dword_15_8 = dword[16] ? active_otherwise[1*5 +: 5] : {{2'd0, dword[13:12]},
      1'b1};
  assign select[2*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword_15_8[4:1] : kind_is_dpp8 ? {1'b0,
      dword[16:14]} : select_condition_any ? chosen_lane[2*4 +: 4] : select_otherwise_part[1*4 +: 4];
  wire [4:0] active_otherwise_all_choice_2 = dword[16] ? active_otherwise[2*5 +: 5] : {{2'd0, dword[15:14]}, 1'b1};
  assign select[3*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_2[4:1] : kind_is_dpp8 ? {1'b0, dword[19:17]}
      : select_condition_any ? chosen_lane[3*4 +: 4] : select_otherwise_part[2*4 +: 4];
  wire [4:0] active_otherwise_all_choice_dword_9_8 = dword[16] ? active_otherwise[3*5 +: 5] : {2'd1, dword[9:8],
      1'b1};
  assign select[4*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword_9_8[4:1] : kind_is_dpp8 ? {1'b0,
      dword[22:20]} : select_condition_any ? chosen_lane[4*4 +: 4] : select_otherwise_part[3*4 +: 4];
  wire [4:0] active_otherwise_all_choice_3 = dword[16] ? active_otherwise[4*5 +: 5] : {2'd1, dword[11:10], 1'b1};
  assign select[5*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_3[4:1] : kind_is_dpp8 ? {1'b0, dword[25:23]}
      : select_condition_any ? chosen_lane[5*4 +: 4] : select_otherwise_part[4*4 +: 4];
  wire [4:0] active_otherwise_all_choice_4 = dword[16] ? active_otherwise[5*5 +: 5] : {2'd1, dword[13:12], 1'b1};
  assign select[6*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_4[4:1] : kind_is_dpp8 ? {1'b0, dword[28:26]}
      : select_condition_any ? chosen_lane[6*4 +: 4] : select_otherwise_part[5*4 +: 4];
  wire [4:0] active_otherwise_all_choice_5 = dword[16] ? active_otherwise[6*5 +: 5] : {2'd1, dword[15:14], 1'b1};
  assign select[7*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_5[4:1] : kind_is_dpp8 ? {1'b0, dword[31:29]}
      : select_condition_any ? chosen_lane[7*4 +: 4] : select_otherwise_part[6*4 +: 4];
  wire [4:0] active_otherwise_all_choice_6 = dword[16] ? active_otherwise2[0 +: 5] : {2'd2, dword[9:8], 1'b1};
  assign select[8*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_6[4:1] : kind_is_dpp8 ? {1'b1, dword[10:8]} :
      select_condition_any ? chosen_lane[8*4 +: 4] : select_otherwise_part[7*4 +: 4];
  wire [4:0] active_otherwise_all_choice_7 = dword[16] ? active_otherwise2[1*5 +: 5] : {2'd2, dword[11:10], 1'b1};
  assign select[9*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_7[4:1] : kind_is_dpp8 ? {1'b1, dword[13:11]}
      : select_condition_any ? chosen_lane[9*4 +: 4] : select_otherwise_part[8*4 +: 4];
  wire [4:0] active_otherwise_all_choice_8 = dword[16] ? active_otherwise2[2*5 +: 5] : {2'd2, dword[13:12], 1'b1};
  assign select[10*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_8[4:1] : kind_is_dpp8 ? {1'b1, dword[16:14]}
      : select_condition_any ? chosen_lane[10*4 +: 4] : select_otherwise_part[9*4 +: 4];
  wire [4:0] active_otherwise_all_choice_9 = dword[16] ? active_otherwise2[3*5 +: 5] : {2'd2, dword[15:14], 1'b1};
  assign select[11*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_9[4:1] : kind_is_dpp8 ? {1'b1, dword[19:17]}
      : select_condition_any ? chosen_lane[11*4 +: 4] : select_otherwise_part[10*4 +: 4];
  wire [4:0] active_otherwise_all_choice_10 = dword[16] ? active_otherwise2[4*5 +: 5] : {2'd3, dword[9:8], 1'b1};
  assign select[12*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_10[4:1] : kind_is_dpp8 ? {1'b1,
      dword[22:20]} : select_condition_any ? chosen_lane[12*4 +: 4] : select_otherwise_part[11*4 +: 4];
  wire [4:0] active_otherwise_all_choice_11 = dword[16] ? active_otherwise2[5*5 +: 5] : {2'd3, dword[11:10], 1'b1};
  assign select[13*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_11[4:1] : kind_is_dpp8 ? {1'b1,
      dword[25:23]} : select_condition_any ? chosen_lane[13*4 +: 4] : select_otherwise_part[12*4 +: 4];
  wire [4:0] active_otherwise_all_choice_12 = dword[16] ? active_otherwise2[6*5 +: 5] : {2'd3, dword[13:12], 1'b1};
  assign select[14*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_12[4:1] : kind_is_dpp8 ? {1'b1,
      dword[28:26]} : select_condition_any ? chosen_lane[14*4 +: 4] : select_otherwise_part[13*4 +: 4];
  wire [4:0] active_otherwise_all_choice_13 = dword[16] ? active_otherwise2[7*5 +: 5] : {2'd3, dword[15:14], 1'b1};
  assign select[15*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_13[4:1] : kind_is_dpp8 ? {1'b1,
      dword[31:29]} : select_condition_any ? chosen_lane[15*4 +: 4] : select_otherwise_part[14*4 +: 4];
  assign select[16*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword_16[4:1] : kind_is_dpp8 ? {1'b0,
      dword[10:8]} : select_condition_any ? chosen_lane[16*4 +: 4] : scalar_1[3:0];
  assign select[17*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword[4:1] : kind_is_dpp8 ? {1'b0,
      dword[13:11]} : select_condition_any ? chosen_lane[17*4 +: 4] : select_otherwise_part[0 +: 4];
  assign select[18*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword_15_8[4:1] : kind_is_dpp8 ? {1'b0,
      dword[16:14]} : select_condition_any ? chosen_lane[18*4 +: 4] : select_otherwise_part[1*4 +: 4];
  assign select[19*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_2[4:1] : kind_is_dpp8 ? {1'b0, dword[19:17]}
      : select_condition_any ? chosen_lane[19*4 +: 4] : select_otherwise_part[2*4 +: 4];
  assign select[20*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_dword_9_8[4:1] : kind_is_dpp8 ? {1'b0,
      dword[22:20]} : select_condition_any ? chosen_lane[20*4 +: 4] : select_otherwise_part[3*4 +: 4];
  assign select[21*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_3[4:1] : kind_is_dpp8 ? {1'b0, dword[25:23]}
      : select_condition_any ? chosen_lane[21*4 +: 4] : select_otherwise_part[4*4 +: 4];
  assign select[22*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_4[4:1] : kind_is_dpp8 ? {1'b0, dword[28:26]}
      : select_condition_any ? chosen_lane[22*4 +: 4] : select_otherwise_part[5*4 +: 4];
  assign select[23*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_5[4:1] : kind_is_dpp8 ? {1'b0, dword[31:29]}
      : select_condition_any ? chosen_lane[23*4 +: 4] : select_otherwise_part[6*4 +: 4];
  assign select[24*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_6[4:1] : kind_is_dpp8 ? {1'b1, dword[10:8]}
      : select_condition_any ? chosen_lane[24*4 +: 4] : select_otherwise_part[7*4 +: 4];
  assign select[25*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_7[4:1] : kind_is_dpp8 ? {1'b1, dword[13:11]}
      : select_condition_any ? chosen_lane[25*4 +: 4] : select_otherwise_part[8*4 +: 4];
  assign select[26*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_8[4:1] : kind_is_dpp8 ? {1'b1, dword[16:14]}
      : select_condition_any ? chosen_lane[26*4 +: 4] : select_otherwise_part[9*4 +: 4];
  assign select[27*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_9[4:1] : kind_is_dpp8 ? {1'b1, dword[19:17]}
      : select_condition_any ? chosen_lane[27*4 +: 4] : select_otherwise_part[10*4 +: 4];
  assign select[28*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_10[4:1] : kind_is_dpp8 ? {1'b1,
      dword[22:20]} : select_condition_any ? chosen_lane[28*4 +: 4] : select_otherwise_part[11*4 +: 4];
  assign select[29*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_11[4:1] : kind_is_dpp8 ? {1'b1,
      dword[25:23]} : select_condition_any ? chosen_lane[29*4 +: 4] : select_otherwise_part[12*4 +: 4];
  assign select[30*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_12[4:1] : kind_is_dpp8 ? {1'b1,
      dword[28:26]} : select_condition_any ? chosen_lane[30*4 +: 4] : select_otherwise_part[13*4 +: 4];
  assign select[31*4 +: 4] = kind_is_dpp16 ? active_otherwise_all_choice_13[4:1] : kind_is_dpp8 ? {1'b1,
      dword[31:29]} : select_condition_any ? chosen_lane[31*4 +: 4] : select_otherwise_part[14*4 +: 4];
  wire active_any = ~wave64 | ~(scalar_1[5] ^ high);
  assign chosen = (kind_is_read_lane ? active_any : (~((wave64 & (~|exec[31:0]) & (|exec[63:32])) ^ high))) | ~reads;
  assign crossed[0 +: 32] = crossed_entry[0 +: 32] & {32{active_otherwise_all[0] | reads}};
  assign crossed[1*32 +: 32] = crossed_entry[1*32 +: 32] & {32{active_otherwise_all[1]}};
  assign crossed[2*32 +: 32] = crossed_entry[2*32 +: 32] & {32{active_otherwise_all[2]}};
  assign crossed[3*32 +: 32] = crossed_entry[3*32 +: 32] & {32{active_otherwise_all[3]}};
  assign crossed[4*32 +: 32] = crossed_entry[4*32 +: 32] & {32{active_otherwise_all[4]}};
  assign crossed[5*32 +: 32] = crossed_entry[5*32 +: 32] & {32{active_otherwise_all[5]}};
  assign crossed[6*32 +: 32] = crossed_entry[6*32 +: 32] & {32{active_otherwise_all[6]}};
  assign crossed[7*32 +: 32] = crossed_entry[7*32 +: 32] & {32{active_otherwise_all[7]}};
  assign crossed[8*32 +: 32] = crossed_entry[8*32 +: 32] & {32{active_otherwise_all[8]}};
  assign crossed[9*32 +: 32] = crossed_entry[9*32 +: 32] & {32{active_otherwise_all[9]}};
  assign crossed[10*32 +: 32] = crossed_entry[10*32 +: 32] & {32{active_otherwise_all[10]}};
  assign crossed[11*32 +: 32] = crossed_entry[11*32 +: 32] & {32{active_otherwise_all[11]}};
  assign crossed[12*32 +: 32] = crossed_entry[12*32 +: 32] & {32{active_otherwise_all[12]}};
  assign crossed[13*32 +: 32] = crossed_entry[13*32 +: 32] & {32{active_otherwise_all[13]}};
  assign crossed[14*32 +: 32] = crossed_entry[14*32 +: 32] & {32{active_otherwise_all[14]}};
  assign crossed[15*32 +: 32] = crossed_entry[15*32 +: 32] & {32{active_otherwise_all[15]}};
  assign crossed[16*32 +: 32] = crossed_entry2[0 +: 32] & {32{active_otherwise_all[16]}};
  assign crossed[17*32 +: 32] = crossed_entry2[1*32 +: 32] & {32{active_otherwise_all[17]}};
  assign crossed[18*32 +: 32] = crossed_entry2[2*32 +: 32] & {32{active_otherwise_all[18]}};
  assign crossed[19*32 +: 32] = crossed_entry2[3*32 +: 32] & {32{active_otherwise_all[19]}};
  assign crossed[20*32 +: 32] = crossed_entry2[4*32 +: 32] & {32{active_otherwise_all[20]}};
  assign crossed[21*32 +: 32] = crossed_entry2[5*32 +: 32] & {32{active_otherwise_all[21]}};
  assign crossed[22*32 +: 32] = crossed_entry2[6*32 +: 32] & {32{active_otherwise_all[22]}};
  assign crossed[23*32 +: 32] = crossed_entry2[7*32 +: 32] & {32{active_otherwise_all[23]}};
  assign crossed[24*32 +: 32] = crossed_entry2[8*32 +: 32] & {32{active_otherwise_all[24]}};
  assign crossed[25*32 +: 32] = crossed_entry2[9*32 +: 32] & {32{active_otherwise_all[25]}};
  assign crossed[26*32 +: 32] = crossed_entry2[10*32 +: 32] & {32{active_otherwise_all[26]}};
  assign crossed[27*32 +: 32] = crossed_entry2[11*32 +: 32] & {32{active_otherwise_all[27]}};
  assign crossed[28*32 +: 32] = crossed_entry2[12*32 +: 32] & {32{active_otherwise_all[28]}};
  assign crossed[29*32 +: 32] = crossed_entry2[13*32 +: 32] & {32{active_otherwise_all[29]}};
  assign crossed[30*32 +: 32] = crossed_entry2[14*32 +: 32] & {32{active_otherwise_all[30]}};
  assign crossed[31*32 +: 32] = crossed_entry2[15*32 +: 32] & {32{active_otherwise_all[31]}};

  wire crossed_case_1_choice_condition_choice = reads ? read_lane[4] : swaps_rows;
  wire [15:0] active_otherwise_all_choice_14 = crossed_case_1_choice_condition_choice ?
      active_otherwise_all_choice[31:16] : active_otherwise_all_choice[15:0];
  wire kind_is_not_dpp16 = kind != CROSS_LANE_DPP16;
  wire active_otherwise_all_any = active_otherwise_all_choice_dword_16[0] | kind_is_not_dpp16;

  assign active_otherwise_all[0] = active_otherwise_all_any & (active_otherwise_all_choice_14[select[0 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_kind_is_not_dpp16 = active_otherwise_all_choice_dword[0] | kind_is_not_dpp16;
  assign active_otherwise_all[1] = active_otherwise_all_any_kind_is_not_dpp16 &
      (active_otherwise_all_choice_14[select[1*4 +: 4]] | fetch_inactive);
  wire active_otherwise_all_any_2 = active_otherwise_all_choice_dword_15_8[0] | kind_is_not_dpp16;
  assign active_otherwise_all[2] = active_otherwise_all_any_2 & (active_otherwise_all_choice_14[select[2*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_3 = active_otherwise_all_choice_2[0] | kind_is_not_dpp16;
  assign active_otherwise_all[3] = active_otherwise_all_any_3 & (active_otherwise_all_choice_14[select[3*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_4 = active_otherwise_all_choice_dword_9_8[0] | kind_is_not_dpp16;
  assign active_otherwise_all[4] = active_otherwise_all_any_4 & (active_otherwise_all_choice_14[select[4*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_5 = active_otherwise_all_choice_3[0] | kind_is_not_dpp16;
  assign active_otherwise_all[5] = active_otherwise_all_any_5 & (active_otherwise_all_choice_14[select[5*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_6 = active_otherwise_all_choice_4[0] | kind_is_not_dpp16;
  assign active_otherwise_all[6] = active_otherwise_all_any_6 & (active_otherwise_all_choice_14[select[6*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_7 = active_otherwise_all_choice_5[0] | kind_is_not_dpp16;
  assign active_otherwise_all[7] = active_otherwise_all_any_7 & (active_otherwise_all_choice_14[select[7*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_8 = active_otherwise_all_choice_6[0] | kind_is_not_dpp16;
  assign active_otherwise_all[8] = active_otherwise_all_any_8 & (active_otherwise_all_choice_14[select[8*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_9 = active_otherwise_all_choice_7[0] | kind_is_not_dpp16;
  assign active_otherwise_all[9] = active_otherwise_all_any_9 & (active_otherwise_all_choice_14[select[9*4 +: 4]] |
      fetch_inactive);
  wire active_otherwise_all_any_10 = active_otherwise_all_choice_8[0] | kind_is_not_dpp16;
  assign active_otherwise_all[10] = active_otherwise_all_any_10 & (active_otherwise_all_choice_14[select[10*4 +: 4]]
      | fetch_inactive);
  wire active_otherwise_all_any_11 = active_otherwise_all_choice_9[0] | kind_is_not_dpp16;
  assign active_otherwise_all[11] = active_otherwise_all_any_11 & (active_otherwise_all_choice_14[select[11*4 +: 4]]
      | fetch_inactive);
  wire active_otherwise_all_any_12 = active_otherwise_all_choice_10[0] | kind_is_not_dpp16;
  assign active_otherwise_all[12] = active_otherwise_all_any_12 & (active_otherwise_all_choice_14[select[12*4 +: 4]]
      | fetch_inactive);
  wire active_otherwise_all_any_13 = active_otherwise_all_choice_11[0] | kind_is_not_dpp16;
  assign active_otherwise_all[13] = active_otherwise_all_any_13 & (active_otherwise_all_choice_14[select[13*4 +: 4]]
      | fetch_inactive);
  wire active_otherwise_all_any_14 = active_otherwise_all_choice_12[0] | kind_is_not_dpp16;
  assign active_otherwise_all[14] = active_otherwise_all_any_14 & (active_otherwise_all_choice_14[select[14*4 +: 4]]
      | fetch_inactive);
  wire active_otherwise_all_any_15 = active_otherwise_all_choice_13[0] | kind_is_not_dpp16;
  assign active_otherwise_all[15] = active_otherwise_all_any_15 & (active_otherwise_all_choice_14[select[15*4 +: 4]]
      | fetch_inactive);

  wire crossed_case_1_choice2_condition_choice = reads ? read_lane[4] : (1'b1 ^ swaps_rows);
  wire [15:0] active_otherwise_all_choice_15 = crossed_case_1_choice2_condition_choice ?
      active_otherwise_all_choice[31:16] : active_otherwise_all_choice[15:0];

  assign active_otherwise_all[16] = active_otherwise_all_any & (active_otherwise_all_choice_15[select[16*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[17] = active_otherwise_all_any_kind_is_not_dpp16 &
      (active_otherwise_all_choice_15[select[17*4 +: 4]] | fetch_inactive);
  assign active_otherwise_all[18] = active_otherwise_all_any_2 & (active_otherwise_all_choice_15[select[18*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[19] = active_otherwise_all_any_3 & (active_otherwise_all_choice_15[select[19*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[20] = active_otherwise_all_any_4 & (active_otherwise_all_choice_15[select[20*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[21] = active_otherwise_all_any_5 & (active_otherwise_all_choice_15[select[21*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[22] = active_otherwise_all_any_6 & (active_otherwise_all_choice_15[select[22*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[23] = active_otherwise_all_any_7 & (active_otherwise_all_choice_15[select[23*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[24] = active_otherwise_all_any_8 & (active_otherwise_all_choice_15[select[24*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[25] = active_otherwise_all_any_9 & (active_otherwise_all_choice_15[select[25*4 +: 4]] |
      fetch_inactive);
  assign active_otherwise_all[26] = active_otherwise_all_any_10 & (active_otherwise_all_choice_15[select[26*4 +: 4]]
      | fetch_inactive);
  assign active_otherwise_all[27] = active_otherwise_all_any_11 & (active_otherwise_all_choice_15[select[27*4 +: 4]]
      | fetch_inactive);
  assign active_otherwise_all[28] = active_otherwise_all_any_12 & (active_otherwise_all_choice_15[select[28*4 +: 4]]
      | fetch_inactive);
  assign active_otherwise_all[29] = active_otherwise_all_any_13 & (active_otherwise_all_choice_15[select[29*4 +: 4]]
      | fetch_inactive);
  assign active_otherwise_all[30] = active_otherwise_all_any_14 & (active_otherwise_all_choice_15[select[30*4 +: 4]]
      | fetch_inactive);
  assign active_otherwise_all[31] = active_otherwise_all_any_15 & (active_otherwise_all_choice_15[select[31*4 +: 4]]
      | fetch_inactive);
  genvar i;
  wire [3:0] dword_31_28 = dword[31:28];

  for (i = 0; i < 4; i = i + 1) begin : each_active_otherwise_not
    assign active_otherwise_not[i] = ~(kind_is_dpp16 & ~(dword_31_28[{high, 1'b0}] & dword[i + 24]));
    assign active_otherwise_not[i + 4] = ~(kind_is_dpp16 & ~(dword_31_28[{high, 1'b1}] & dword[i + 24]));
  end

  for (i = 0; i < 7; i = i + 1) begin : each_active_otherwise
    reg [4:0] active_otherwise_i;
    assign active_otherwise[i*5 +: 5] = active_otherwise_i;

    always @*
      case (dword[15:12])
        4'd0: active_otherwise_i = {active_case_0_sum[i*5 +: 4], (|dword[11:8]) & ~active_case_0_sum[i*5 + 4]};
        4'd1: active_otherwise_i = {active_case_1_difference[(i + 1)*5 +: 4], (|dword[11:8]) &
            ~active_case_1_difference[(i + 1)*5 + 4]};
        4'd2: active_otherwise_i = {active_case_1_difference[(i + 1)*5 +: 4], |dword[11:8]};
        4'd4: active_otherwise_i = active_case_4_joined[(6 - i)*5 +: 5];
        4'd5: active_otherwise_i = {dword[11:8], 1'b1};
        4'd6: active_otherwise_i = active_case_6_joined[i*5 +: 5];
        default: active_otherwise_i = 5'd0;
      endcase
  end

  wire kind_is_write_lane = kind == CROSS_LANE_WRITE_LANE;

  for (i = 0; i < 8; i = i + 1) begin : each_active
    localparam [4:0] INDEX = 4*i;
    localparam [4:0] INDEX_2 = 4*i + 1;
    localparam [4:0] INDEX_3 = 4*i + 2;
    localparam [4:0] INDEX_4 = 4*i + 3;
    localparam [3:0] INDEX_5 = i;
    localparam [3:0] INDEX_6 = i + 8;
    localparam [2:0] INDEX_7 = i;
    reg [4:0] active_otherwise2_i;
    assign active_otherwise2[i*5 +: 5] = active_otherwise2_i;
    wire active_otherwise_any = ((active_otherwise_all[4*i] | bound_control) & active_otherwise_not[i]) | ~((|kind) &
        (kind < 4'd7));
    assign active[4*i] = kind_is_write_lane ? ((INDEX == scalar_1[4:0]) & active_any) :
        (active_otherwise_all_choice[4*i] & active_otherwise_any);
    wire active_otherwise_any_bound_control = ((active_otherwise_all[4*i + 1] | bound_control) &
        active_otherwise_not[i]) | ~((|kind) & (kind < 4'd7));
    assign active[4*i + 1] = kind_is_write_lane ? ((INDEX_2 == scalar_1[4:0]) & active_any) :
        (active_otherwise_all_choice[4*i + 1] & active_otherwise_any_bound_control);
    wire active_otherwise_any_active_otherwise_not_i = ((active_otherwise_all[4*i + 2] | bound_control) &
        active_otherwise_not[i]) | ~((|kind) & (kind < 4'd7));
    assign active[4*i + 2] = kind_is_write_lane ? ((INDEX_3 == scalar_1[4:0]) & active_any) :
        (active_otherwise_all_choice[4*i + 2] & active_otherwise_any_active_otherwise_not_i);
    wire active_otherwise_any_any_kind = ((active_otherwise_all[4*i + 3] | bound_control) & active_otherwise_not[i])
        | ~((|kind) & (kind < 4'd7));
    assign active[4*i + 3] = kind_is_write_lane ? ((INDEX_4 == scalar_1[4:0]) & active_any) :
        (active_otherwise_all_choice[4*i + 3] & active_otherwise_any_any_kind);
    assign active_case_4_joined[i*5 +: 5] = {dword[8] ? INDEX_5 : INDEX_6, ~|dword[11:9]};

    always @*
      case (dword[15:12])
        4'd0: active_otherwise2_i = {active_case_0_sum[(i + 7)*5 +: 4], (|dword[11:8]) & ~active_case_0_sum[(i + 7)*5
            + 4]};
        4'd1: active_otherwise2_i = {active_case_1_difference[(i + 8)*5 +: 4], (|dword[11:8]) &
            ~active_case_1_difference[(i + 8)*5 + 4]};
        4'd2: active_otherwise2_i = {active_case_1_difference[(i + 8)*5 +: 4], |dword[11:8]};
        4'd4: active_otherwise2_i = active_case_4_joined2[(7 - i)*5 +: 5];
        4'd5: active_otherwise2_i = {dword[11:8], 1'b1};
        4'd6: active_otherwise2_i = active_case_6_joined[(i + 7)*5 +: 5];
        default: active_otherwise2_i = 5'd0;
      endcase

    assign active_case_4_joined2[i*5 +: 5] = {dword[8] ? {1'b1, INDEX_7} : INDEX_5, ~|dword[11:9]};
  end

  wire [63:0] select_otherwise_part_joined = {scalar_2, scalar_1};

  for (i = 0; i < 15; i = i + 1) begin : each_active_case_0_sum
    localparam [3:0] INDEX_8 = i + 1;
    localparam [4:0] INDEX_9 = i + 1;
    assign select_otherwise_part[i*4 +: 4] = select_otherwise_part_joined[{INDEX_8, 2'd0} +: 4];
    assign active_case_6_joined[i*5 +: 5] = {INDEX_8 ^ dword[11:8], 1'b1};
    assign active_case_0_sum[i*5 +: 5] = INDEX_9 + {1'b0, dword[11:8]};
    assign crossed_case_1_choice[i*32 +: 32] = crossed_case_1_choice_condition_choice ? word[(i + 17)*32 +: 32] :
        word[(i + 1)*32 +: 32];
    assign crossed_case_1_choice2[i*32 +: 32] = crossed_case_1_choice2_condition_choice ? word[(i + 17)*32 +: 32] :
        word[(i + 1)*32 +: 32];
  end

  for (i = 0; i < 16; i = i + 1) begin : each_active_case_1_difference
    localparam [4:0] INDEX_10 = i;
    reg [31:0] crossed_entry_i;
    reg [31:0] crossed_entry2_i;
    assign crossed_entry[i*32 +: 32] = crossed_entry_i;
    assign crossed_entry2[i*32 +: 32] = crossed_entry2_i;
    assign active_case_1_difference[i*5 +: 5] = INDEX_10 - {1'b0, dword[11:8]};

    always @*
      case (select[i*4 +: 4])
        4'd1: crossed_entry_i = crossed_case_1_choice[0 +: 32];
        4'd2: crossed_entry_i = crossed_case_1_choice[1*32 +: 32];
        4'd3: crossed_entry_i = crossed_case_1_choice[2*32 +: 32];
        4'd4: crossed_entry_i = crossed_case_1_choice[3*32 +: 32];
        4'd5: crossed_entry_i = crossed_case_1_choice[4*32 +: 32];
        4'd6: crossed_entry_i = crossed_case_1_choice[5*32 +: 32];
        4'd7: crossed_entry_i = crossed_case_1_choice[6*32 +: 32];
        4'd8: crossed_entry_i = crossed_case_1_choice[7*32 +: 32];
        4'd9: crossed_entry_i = crossed_case_1_choice[8*32 +: 32];
        4'ha: crossed_entry_i = crossed_case_1_choice[9*32 +: 32];
        4'hb: crossed_entry_i = crossed_case_1_choice[10*32 +: 32];
        4'hc: crossed_entry_i = crossed_case_1_choice[11*32 +: 32];
        4'hd: crossed_entry_i = crossed_case_1_choice[12*32 +: 32];
        4'he: crossed_entry_i = crossed_case_1_choice[13*32 +: 32];
        4'hf: crossed_entry_i = crossed_case_1_choice[14*32 +: 32];
        default: crossed_entry_i = crossed_case_1_choice_condition_choice ? word[16*32 +: 32] : word[0 +: 32];
      endcase

    always @*
      case (select[(i + 16)*4 +: 4])
        4'd1: crossed_entry2_i = crossed_case_1_choice2[0 +: 32];
        4'd2: crossed_entry2_i = crossed_case_1_choice2[1*32 +: 32];
        4'd3: crossed_entry2_i = crossed_case_1_choice2[2*32 +: 32];
        4'd4: crossed_entry2_i = crossed_case_1_choice2[3*32 +: 32];
        4'd5: crossed_entry2_i = crossed_case_1_choice2[4*32 +: 32];
        4'd6: crossed_entry2_i = crossed_case_1_choice2[5*32 +: 32];
        4'd7: crossed_entry2_i = crossed_case_1_choice2[6*32 +: 32];
        4'd8: crossed_entry2_i = crossed_case_1_choice2[7*32 +: 32];
        4'd9: crossed_entry2_i = crossed_case_1_choice2[8*32 +: 32];
        4'ha: crossed_entry2_i = crossed_case_1_choice2[9*32 +: 32];
        4'hb: crossed_entry2_i = crossed_case_1_choice2[10*32 +: 32];
        4'hc: crossed_entry2_i = crossed_case_1_choice2[11*32 +: 32];
        4'hd: crossed_entry2_i = crossed_case_1_choice2[12*32 +: 32];
        4'he: crossed_entry2_i = crossed_case_1_choice2[13*32 +: 32];
        4'hf: crossed_entry2_i = crossed_case_1_choice2[14*32 +: 32];
        default: crossed_entry2_i = crossed_case_1_choice2_condition_choice ? word[16*32 +: 32] : word[0 +: 32];
      endcase
  end

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

endmodule

`default_nettype wire
