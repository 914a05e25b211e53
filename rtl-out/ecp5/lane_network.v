// lane_network: generator of hdl/src/vector/cross_lane.rs:210. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_network (
  input wire clock, // The one clock.
  input wire collect, // Takes a beat of the source.
  input wire [2:0] collect_beat, // Which.
  input wire [127:0] value, // First source of each lane.
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
  output wire [127:0] crossed, // What each lane gets in place of its first source.
  output wire [3:0] active, // The lane writes its result.
  output wire chosen // The lane that is read for a scalar register is among these 32.
);
  localparam [3:0] CROSS_LANE_DPP16 = 4'd1, CROSS_LANE_DPP8 = 4'd2, CROSS_LANE_PERMLANEX16 = 4'd4;
  localparam [3:0] CROSS_LANE_PERMLANE16_VAR = 4'd5, CROSS_LANE_PERMLANEX16_VAR = 4'd6, CROSS_LANE_READ_LANE = 4'd7;
  localparam [3:0] CROSS_LANE_READ_FIRST_LANE = 4'd8, CROSS_LANE_WRITE_LANE = 4'd9;

  // Of 32 bits the number of the one that is set, or those of several or-ed.
  function [4:0] number_of_32_5;
    input [31:0] selected; integer at;
    begin
      number_of_32_5 = 5'd0;
      for (at = 1; at < 32; at = at + 1) number_of_32_5 = number_of_32_5 | (at[4:0] & {5{selected[at]}});
    end
  endfunction

  wire [31:0] collected, collected_2, collected_3, collected_4; wire [11:0] select_entry; wire [19:0] select_entry2;

  wire select_equal = kind == CROSS_LANE_PERMLANEX16_VAR;
  wire swaps_rows = (kind == CROSS_LANE_PERMLANEX16) | select_equal;
  wire [31:0] active_choice = high ? exec[63:32] : exec[31:0];
  wire [31:0] read_lane_all = active_choice & (-active_choice);
  wire reads_equal = kind == CROSS_LANE_READ_FIRST_LANE;
  wire [4:0] read_lane = reads_equal ? number_of_32_5(read_lane_all) : scalar_1[4:0];
  wire kind_is_read_lane = kind == CROSS_LANE_READ_LANE;
  wire reads = reads_equal | kind_is_read_lane;
  wire [63:0] select_part_joined = {scalar_2, scalar_1};
  wire [3:0] select_part_0 = select_part_joined[{beat[1:0], 2'd0, 2'd0} +: 4];
  wire select_any = (kind == CROSS_LANE_PERMLANE16_VAR) | select_equal;
  wire kind_is_dpp8 = kind == CROSS_LANE_DPP8;
  wire [4:0] select_choice = dword[16] ? select_entry2[4:0] : {beat[1:0], dword[9:8], 1'b1};
  wire kind_is_dpp16 = kind == CROSS_LANE_DPP16;
  wire [3:0] select_0 = reads ? read_lane[3:0] :
      kind_is_dpp16 ? select_choice[4:1] :
      kind_is_dpp8 ? {beat[1], select_entry[2:0]} :
      select_any ? 4'd0 : select_part_0;
  wire [3:0] select_part_1 = select_part_joined[{beat[1:0], 2'd1, 2'd0} +: 4];
  wire [4:0] select_choice_dword_16 = dword[16] ? select_entry2[9:5] : {beat[1:0], dword[11:10], 1'b1};
  wire [3:0] select_1 = kind_is_dpp16 ? select_choice_dword_16[4:1] :
      kind_is_dpp8 ? {beat[1], select_entry[5:3]} :
      select_any ? 4'd0 : select_part_1;
  wire [3:0] select_part_2 = select_part_joined[{beat[1:0], 2'd2, 2'd0} +: 4];
  wire [4:0] select_choice_dword = dword[16] ? select_entry2[14:10] : {beat[1:0], dword[13:12], 1'b1};
  wire [3:0] select_2 = kind_is_dpp16 ? select_choice_dword[4:1] :
      kind_is_dpp8 ? {beat[1], select_entry[8:6]} :
      select_any ? 4'd0 : select_part_2;
  wire [3:0] select_part_3 = select_part_joined[{beat[1:0], 2'd3, 2'd0} +: 4];
  wire [4:0] select_choice_select_entry2_3 = dword[16] ? select_entry2[19:15] : {beat[1:0], dword[15:14], 1'b1};
  wire [3:0] select_3 = kind_is_dpp16 ? select_choice_select_entry2_3[4:1] :
      kind_is_dpp8 ? {beat[1], select_entry[11:9]} :
      select_any ? 4'd0 : select_part_3;
  wire active_any = ~wave64 | ~(scalar_1[5] ^ high);
  assign chosen = (kind_is_read_lane ? active_any : (~((wave64 & (~|exec[31:0]) & (|exec[63:32])) ^ high))) | ~reads;
  wire [127:0] crossed_joined = {collected_4, collected_3, collected_2, collected};
  assign crossed[31:0] = crossed_joined[{read_lane[1:0], 5'd0} +: 32];
  assign crossed[63:32] = 32'd0;
  assign crossed[95:64] = 32'd0;
  assign crossed[127:96] = 32'd0;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_active
    localparam [1:0] INDEX = i;
    reg [2:0] select_entry_i;
    wire [4:0] select_joined;
    wire [3:0] select_joined2;
    wire [4:0] select_joined3;
    wire [4:0] select_difference;
    wire [4:0] select_sum;
    reg [4:0] select_entry2_i;
    wire active_equal;
    assign select_entry[i*3 +: 3] = select_entry_i;
    assign select_entry2[i*5 +: 5] = select_entry2_i;
    assign active[i] = (kind == CROSS_LANE_WRITE_LANE) ? (active_equal & active_any) : active_choice[{beat, INDEX}];
    always @* case ({beat[0], INDEX})
      3'd1: select_entry_i = dword[13:11];
      3'd2: select_entry_i = dword[16:14];
      3'd3: select_entry_i = dword[19:17];
      3'd4: select_entry_i = dword[22:20];
      3'd5: select_entry_i = dword[25:23];
      3'd6: select_entry_i = dword[28:26];
      3'd7: select_entry_i = dword[31:29];
      default: select_entry_i = dword[10:8];
    endcase

    assign select_joined = {{beat[1:0], INDEX} ^ dword[11:8], 1'b1};
    assign select_joined2 = {beat[1], ~{beat[0], INDEX}};
    assign select_joined3 = {dword[8] ? select_joined2 : (~{beat[1:0], INDEX}), ~|dword[11:9]};
    assign select_difference = {1'b0, beat[1:0], INDEX} - {1'b0, dword[11:8]};
    assign select_sum = {1'b0, beat[1:0], INDEX} + {1'b0, dword[11:8]};
    always @* case (dword[15:12])
      4'd0: select_entry2_i = {select_sum[3:0], (|dword[11:8]) & ~select_sum[4]};
      4'd1: select_entry2_i = {select_difference[3:0], (|dword[11:8]) & ~select_difference[4]};
      4'd2: select_entry2_i = {select_difference[3:0], |dword[11:8]};
      4'd4: select_entry2_i = select_joined3;
      4'd5: select_entry2_i = {dword[11:8], 1'b1};
      4'd6: select_entry2_i = select_joined;
      default: select_entry2_i = 5'd0;
    endcase

    assign active_equal = {beat, INDEX} == scalar_1[4:0];
  end

  (* no_rw_check *)
  reg [31:0] words_0 [0:7];
  integer words_0_word;
  initial begin
    for (words_0_word = 0; words_0_word < 8; words_0_word = words_0_word + 1) words_0[words_0_word] = 32'd0;
  end
  always @(posedge clock) if (collect) words_0[collect_beat] <= value[31:0];
  assign collected = words_0[{reads ? read_lane[4] : (beat[2] ^ swaps_rows), read_lane[3:2]}];
  (* no_rw_check *)
  reg [31:0] words_1 [0:7];
  integer words_1_word;
  initial begin
    for (words_1_word = 0; words_1_word < 8; words_1_word = words_1_word + 1) words_1[words_1_word] = 32'd0;
  end
  always @(posedge clock) if (collect) words_1[collect_beat] <= value[63:32];
  assign collected_2 = words_1[{reads ? read_lane[4] : (beat[2] ^ swaps_rows), read_lane[3:2]}];
  (* no_rw_check *)
  reg [31:0] words_2 [0:7];
  integer words_2_word;
  initial begin
    for (words_2_word = 0; words_2_word < 8; words_2_word = words_2_word + 1) words_2[words_2_word] = 32'd0;
  end
  always @(posedge clock) if (collect) words_2[collect_beat] <= value[95:64];
  assign collected_3 = words_2[{reads ? read_lane[4] : (beat[2] ^ swaps_rows), read_lane[3:2]}];
  (* no_rw_check *)
  reg [31:0] words_3 [0:7];
  integer words_3_word;
  initial begin
    for (words_3_word = 0; words_3_word < 8; words_3_word = words_3_word + 1) words_3[words_3_word] = 32'd0;
  end
  always @(posedge clock) if (collect) words_3[collect_beat] <= value[127:96];
  assign collected_4 = words_3[{reads ? read_lane[4] : (beat[2] ^ swaps_rows), read_lane[3:2]}];
endmodule
`default_nettype wire
