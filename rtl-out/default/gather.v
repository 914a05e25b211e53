// gather: generator of hdl/src/vector/gather.rs:31
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module gather (
  input wire [5:0] need, // Halves that VGPRs hold.
  input wire [5:0] gathered, // Halves gathered in earlier cycles.
  input wire [10:0] head_row_0,
  input wire [10:0] head_row_1,
  input wire [10:0] head_row_2,
  input wire [10:0] head_destination,
  input wire head_writes,
  input wire head_writes_high,
  input wire [2:0] beat, // Beat of the wave that is being gathered.
  input wire hold, // Nothing is gathered in this cycle.
  input wire [3:0] bank_busy, // Vector memory reads the bank.
  input wire [9:0] hazard_late, // What stage i + 1, and behind the stages the shared units, will write.
  input wire [9:0] hazard_writes,
  input wire [9:0] hazard_writes_high,
  input wire [109:0] hazard_row,
  input wire [29:0] hazard_beat,
  input wire hazard_4_partial,
  input wire hazard_5_partial,
  output wire [5:0] load, // Halves that are loaded one cycle later.
  output wire [11:0] bank, // Their banks.
  output wire [11:0] origin, // Where they come from.
  output wire [5:0] bypass_high, // A bypass takes the high half.
  output wire debug_stalls, // An operand is not there yet, for the debug ports.
  output wire complete, // Every half is gathered after this cycle.
  output wire [3:0] bank_read, // The bank reads.
  output wire [43:0] bank_row // This row.
);

  wire stall;
  wire grant_0;
  wire grant_1;
  wire grant_2;
  wire grant_3;
  wire grant_4;
  wire grant_5;
  wire [9:0] stall_equal;
  wire [9:0] stall_equal5;
  wire [7:0] stall_equal2;
  wire [7:0] stall_equal3;
  wire [7:0] stall_equal4;

  wire stall_all = hazard_writes_high[9] & stall_equal5[9];
  wire [10:0] head_destination_plus_1 = head_destination + 11'd1;
  wire stall_all_hazard_writes_9 = hazard_writes[9] & stall_equal5[9];
  wire stall_any = (stall_all_hazard_writes_9 & (head_destination_plus_1 == hazard_row[9*11 +: 11])) | (stall_all &
      stall_equal[9]);
  wire [10:0] stall_compared_sum = head_destination + 11'h7ff;
  wire stall_any_stall_all_hazard_writes_9 = (stall_all_hazard_writes_9 & stall_equal[9]) | (stall_all &
      (stall_compared_sum == hazard_row[9*11 +: 11]));
  wire stall_all_hazard_writes_high_8 = hazard_writes_high[8] & stall_equal5[8];
  wire stall_all_hazard_writes_8 = hazard_writes[8] & stall_equal5[8];
  wire stall_any_stall_all_hazard_writes_8 = (stall_all_hazard_writes_8 & (head_destination_plus_1 == hazard_row[8*11
      +: 11])) | (stall_all_hazard_writes_high_8 & stall_equal[8]);
  wire stall_any_stall_equal_8 = (stall_all_hazard_writes_8 & stall_equal[8]) | (stall_all_hazard_writes_high_8 &
      (stall_compared_sum == hazard_row[8*11 +: 11]));
  wire stall_any_head_writes = (head_writes & stall_any_stall_equal_8) | (head_writes_high &
      stall_any_stall_all_hazard_writes_8);
  wire stall_all_hazard_writes_high_7 = hazard_writes_high[7] & stall_equal5[7];
  wire stall_all_hazard_writes_7 = hazard_writes[7] & stall_equal5[7];
  wire stall_any_stall_all_hazard_writes_7 = (stall_all_hazard_writes_7 & (head_destination_plus_1 == hazard_row[7*11
      +: 11])) | (stall_all_hazard_writes_high_7 & stall_equal[7]);
  wire stall_any_stall_equal_7 = (stall_all_hazard_writes_7 & stall_equal[7]) | (stall_all_hazard_writes_high_7 &
      (stall_compared_sum == hazard_row[7*11 +: 11]));
  wire stall_any_stall_any_stall_equal_7 = (head_writes & stall_any_stall_equal_7) | (head_writes_high &
      stall_any_stall_all_hazard_writes_7);
  wire stall_all_hazard_writes_high_6 = hazard_writes_high[6] & stall_equal5[6];
  wire stall_all_hazard_writes_6 = hazard_writes[6] & stall_equal5[6];
  wire stall_any_stall_all_hazard_writes_6 = (stall_all_hazard_writes_6 & (head_destination_plus_1 == hazard_row[6*11
      +: 11])) | (stall_all_hazard_writes_high_6 & stall_equal[6]);
  wire stall_any_stall_equal_6 = (stall_all_hazard_writes_6 & stall_equal[6]) | (stall_all_hazard_writes_high_6 &
      (stall_compared_sum == hazard_row[6*11 +: 11]));
  wire stall_any_stall_any_stall_equal_6 = (head_writes & stall_any_stall_equal_6) | (head_writes_high &
      stall_any_stall_all_hazard_writes_6);
  wire bypass_high_otherwise_all = hazard_writes_high[5] & stall_equal5[5];
  wire origin_condition_all = hazard_writes[5] & stall_equal5[5];
  wire stall_any_origin_condition_all = (origin_condition_all & (head_destination_plus_1 == hazard_row[5*11 +: 11]))
      | (bypass_high_otherwise_all & stall_equal[5]);
  wire stall_any_stall_equal_5 = (origin_condition_all & stall_equal[5]) | (bypass_high_otherwise_all &
      (stall_compared_sum == hazard_row[5*11 +: 11]));
  wire stall_any_stall_any_stall_equal_5 = (head_writes & stall_any_stall_equal_5) | (head_writes_high &
      stall_any_origin_condition_all);
  wire bypass_high_all = hazard_writes_high[4] & stall_equal5[4];
  wire bypass_high_condition_all = hazard_writes[4] & stall_equal5[4];
  wire stall_any_bypass_high_condition_all = (bypass_high_condition_all & (head_destination_plus_1 == hazard_row[4*11
      +: 11])) | (bypass_high_all & stall_equal[4]);
  wire stall_any_stall_equal_4 = (bypass_high_condition_all & stall_equal[4]) | (bypass_high_all &
      (stall_compared_sum == hazard_row[4*11 +: 11]));
  wire stall_any_stall_any_stall_equal_4 = (head_writes & stall_any_stall_equal_4) | (head_writes_high &
      stall_any_bypass_high_condition_all);
  wire stall_all_hazard_writes_high_3 = hazard_writes_high[3] & stall_equal5[3];
  wire stall_all_hazard_writes_3 = hazard_writes[3] & stall_equal5[3];
  wire stall_any_stall_all_hazard_writes_3 = (stall_all_hazard_writes_3 & (head_destination_plus_1 == hazard_row[3*11
      +: 11])) | (stall_all_hazard_writes_high_3 & stall_equal[3]);
  wire stall_any_stall_equal_3 = (stall_all_hazard_writes_3 & stall_equal[3]) | (stall_all_hazard_writes_high_3 &
      (stall_compared_sum == hazard_row[3*11 +: 11]));
  wire stall_any_stall_any_stall_equal_3 = (head_writes & stall_any_stall_equal_3) | (head_writes_high &
      stall_any_stall_all_hazard_writes_3);
  wire stall_all_hazard_writes_high_2 = hazard_writes_high[2] & stall_equal5[2];
  wire stall_all_hazard_writes_2 = hazard_writes[2] & stall_equal5[2];
  wire stall_any_stall_all_hazard_writes_2 = (stall_all_hazard_writes_2 & (head_destination_plus_1 == hazard_row[2*11
      +: 11])) | (stall_all_hazard_writes_high_2 & stall_equal[2]);
  wire stall_any_stall_equal_2 = (stall_all_hazard_writes_2 & stall_equal[2]) | (stall_all_hazard_writes_high_2 &
      (stall_compared_sum == hazard_row[2*11 +: 11]));
  wire stall_any_stall_any_stall_equal_2 = (head_writes & stall_any_stall_equal_2) | (head_writes_high &
      stall_any_stall_all_hazard_writes_2);
  wire stall_all_hazard_writes_high_1 = hazard_writes_high[1] & stall_equal5[1];
  wire stall_all_hazard_writes_1 = hazard_writes[1] & stall_equal5[1];
  wire stall_any_stall_all_hazard_writes_1 = (stall_all_hazard_writes_1 & (head_destination_plus_1 == hazard_row[1*11
      +: 11])) | (stall_all_hazard_writes_high_1 & stall_equal[1]);
  wire stall_any_stall_equal_1 = (stall_all_hazard_writes_1 & stall_equal[1]) | (stall_all_hazard_writes_high_1 &
      (stall_compared_sum == hazard_row[1*11 +: 11]));
  wire stall_any_stall_any_stall_equal_1 = (head_writes & stall_any_stall_equal_1) | (head_writes_high &
      stall_any_stall_all_hazard_writes_1);
  wire stall_all_hazard_writes_high_0 = hazard_writes_high[0] & stall_equal5[0];
  wire stall_all_hazard_writes_0 = hazard_writes[0] & stall_equal5[0];
  wire stall_any_stall_all_hazard_writes_0 = (stall_all_hazard_writes_0 & (head_destination_plus_1 == hazard_row[0 +:
      11])) | (stall_all_hazard_writes_high_0 & stall_equal[0]);
  wire stall_any_stall_equal_0 = (stall_all_hazard_writes_0 & stall_equal[0]) | (stall_all_hazard_writes_high_0 &
      (stall_compared_sum == hazard_row[0 +: 11]));
  wire stall_any_stall_any_stall_equal_0 = (head_writes & stall_any_stall_equal_0) | (head_writes_high &
      stall_any_stall_all_hazard_writes_0);
  wire [5:0] need_and_not_gathered = need & ~gathered;
  wire head_row_2_is_hazard_row_4 = head_row_2 == hazard_row[4*11 +: 11];
  wire bypass_high_all_bypass_high_all = bypass_high_all & head_row_2_is_hazard_row_4;
  wire [10:0] head_row_2_plus_1 = head_row_2 + 11'd1;
  wire bypass_high_condition_any = (bypass_high_condition_all & (head_row_2_plus_1 == hazard_row[4*11 +: 11])) |
      bypass_high_all_bypass_high_all;
  wire head_row_2_is_hazard_row_5 = head_row_2 == hazard_row[5*11 +: 11];
  wire bypass_high_otherwise_all_2 = bypass_high_otherwise_all & head_row_2_is_hazard_row_5;
  wire origin_condition_any = (origin_condition_all & (head_row_2_plus_1 == hazard_row[5*11 +: 11])) |
      bypass_high_otherwise_all_2;
  wire stall_any_head_row_2_plus_1 = (stall_all_hazard_writes_0 & (head_row_2_plus_1 == hazard_row[0 +: 11])) |
      (stall_all_hazard_writes_high_0 & stall_equal2[7]) | (stall_all_hazard_writes_1 & (head_row_2_plus_1 ==
      hazard_row[1*11 +: 11])) | (stall_all_hazard_writes_high_1 & stall_equal2[6]) | (stall_all_hazard_writes_2 &
      (head_row_2_plus_1 == hazard_row[2*11 +: 11])) | (stall_all_hazard_writes_high_2 & stall_equal2[5]) |
      (stall_all_hazard_writes_3 & (head_row_2_plus_1 == hazard_row[3*11 +: 11])) | (stall_all_hazard_writes_high_3 &
      stall_equal2[4]) | (stall_all_hazard_writes_6 & (head_row_2_plus_1 == hazard_row[6*11 +: 11])) |
      (stall_all_hazard_writes_high_6 & stall_equal2[3]) | (stall_all_hazard_writes_7 & (head_row_2_plus_1 ==
      hazard_row[7*11 +: 11]));
  wire stall_any_stall_any_head_row_2_plus_1 = stall_any_head_row_2_plus_1 | (stall_all_hazard_writes_high_7 &
      stall_equal2[2]) | (stall_all_hazard_writes_8 & (head_row_2_plus_1 == hazard_row[8*11 +: 11])) |
      (stall_all_hazard_writes_high_8 & stall_equal2[1]) | (stall_all_hazard_writes_9 & (head_row_2_plus_1 ==
      hazard_row[9*11 +: 11])) | (stall_all & stall_equal2[0]) | (origin_condition_any & (hazard_5_partial |
      (bypass_high_condition_any & hazard_4_partial)));
  wire [10:0] stall_compared_sum_head_row_2 = head_row_2 + 11'h7ff;
  wire bypass_high_all_hazard_row_4 = bypass_high_all & (stall_compared_sum_head_row_2 == hazard_row[4*11 +: 11]);
  wire bypass_high_condition_any_2 = (bypass_high_condition_all & head_row_2_is_hazard_row_4) |
      bypass_high_all_hazard_row_4;
  wire bypass_high_otherwise_all_hazard_row_5 = bypass_high_otherwise_all & (stall_compared_sum_head_row_2 ==
      hazard_row[5*11 +: 11]);
  wire origin_condition_any_origin_condition_all = (origin_condition_all & head_row_2_is_hazard_row_5) |
      bypass_high_otherwise_all_hazard_row_5;
  wire stall_any_stall_equal2_7 = (stall_all_hazard_writes_0 & stall_equal2[7]) | (stall_all_hazard_writes_high_0 &
      (stall_compared_sum_head_row_2 == hazard_row[0 +: 11])) | (stall_all_hazard_writes_1 & stall_equal2[6]) |
      (stall_all_hazard_writes_high_1 & (stall_compared_sum_head_row_2 == hazard_row[1*11 +: 11])) |
      (stall_all_hazard_writes_2 & stall_equal2[5]) | (stall_all_hazard_writes_high_2 &
      (stall_compared_sum_head_row_2 == hazard_row[2*11 +: 11])) | (stall_all_hazard_writes_3 & stall_equal2[4]) |
      (stall_all_hazard_writes_high_3 & (stall_compared_sum_head_row_2 == hazard_row[3*11 +: 11])) |
      (stall_all_hazard_writes_6 & stall_equal2[3]) | (stall_all_hazard_writes_high_6 &
      (stall_compared_sum_head_row_2 == hazard_row[6*11 +: 11]));
  wire stall_all_hazard_5_partial = origin_condition_any_origin_condition_all & (hazard_5_partial |
      (bypass_high_condition_any_2 & hazard_4_partial));
  wire stall_any_stall_any_stall_equal2_7 = stall_any_stall_equal2_7 | (stall_all_hazard_writes_7 & stall_equal2[2])
      | (stall_all_hazard_writes_high_7 & (stall_compared_sum_head_row_2 == hazard_row[7*11 +: 11])) |
      (stall_all_hazard_writes_8 & stall_equal2[1]) | (stall_all_hazard_writes_high_8 &
      (stall_compared_sum_head_row_2 == hazard_row[8*11 +: 11])) | (stall_all_hazard_writes_9 & stall_equal2[0]) |
      (stall_all & (stall_compared_sum_head_row_2 == hazard_row[9*11 +: 11])) | stall_all_hazard_5_partial;
  wire head_row_1_is_hazard_row_4 = head_row_1 == hazard_row[4*11 +: 11];
  wire bypass_high_all_head_row_1_is_hazard_row_4 = bypass_high_all & head_row_1_is_hazard_row_4;
  wire [10:0] head_row_1_plus_1 = head_row_1 + 11'd1;
  wire bypass_high_condition_any_head_row_1_plus_1 = (bypass_high_condition_all & (head_row_1_plus_1 ==
      hazard_row[4*11 +: 11])) | bypass_high_all_head_row_1_is_hazard_row_4;
  wire head_row_1_is_hazard_row_5 = head_row_1 == hazard_row[5*11 +: 11];
  wire bypass_high_otherwise_all_3 = bypass_high_otherwise_all & head_row_1_is_hazard_row_5;
  wire origin_condition_any_head_row_1_plus_1 = (origin_condition_all & (head_row_1_plus_1 == hazard_row[5*11 +:
      11])) | bypass_high_otherwise_all_3;
  wire stall_any_head_row_1_plus_1 = (stall_all_hazard_writes_0 & (head_row_1_plus_1 == hazard_row[0 +: 11])) |
      (stall_all_hazard_writes_high_0 & stall_equal3[7]) | (stall_all_hazard_writes_1 & (head_row_1_plus_1 ==
      hazard_row[1*11 +: 11])) | (stall_all_hazard_writes_high_1 & stall_equal3[6]) | (stall_all_hazard_writes_2 &
      (head_row_1_plus_1 == hazard_row[2*11 +: 11])) | (stall_all_hazard_writes_high_2 & stall_equal3[5]) |
      (stall_all_hazard_writes_3 & (head_row_1_plus_1 == hazard_row[3*11 +: 11])) | (stall_all_hazard_writes_high_3 &
      stall_equal3[4]) | (stall_all_hazard_writes_6 & (head_row_1_plus_1 == hazard_row[6*11 +: 11])) |
      (stall_all_hazard_writes_high_6 & stall_equal3[3]) | (stall_all_hazard_writes_7 & (head_row_1_plus_1 ==
      hazard_row[7*11 +: 11]));
  wire stall_all_hazard_4_partial = origin_condition_any_head_row_1_plus_1 & (hazard_5_partial |
      (bypass_high_condition_any_head_row_1_plus_1 & hazard_4_partial));
  wire stall_any_stall_any_head_row_1_plus_1 = stall_any_head_row_1_plus_1 | (stall_all_hazard_writes_high_7 &
      stall_equal3[2]) | (stall_all_hazard_writes_8 & (head_row_1_plus_1 == hazard_row[8*11 +: 11])) |
      (stall_all_hazard_writes_high_8 & stall_equal3[1]) | (stall_all_hazard_writes_9 & (head_row_1_plus_1 ==
      hazard_row[9*11 +: 11])) | (stall_all & stall_equal3[0]) | stall_all_hazard_4_partial;
  wire [10:0] stall_compared_sum_head_row_1 = head_row_1 + 11'h7ff;
  wire bypass_high_all_2 = bypass_high_all & (stall_compared_sum_head_row_1 == hazard_row[4*11 +: 11]);
  wire bypass_high_condition_any_bypass_high_all_2 = (bypass_high_condition_all & head_row_1_is_hazard_row_4) |
      bypass_high_all_2;
  wire bypass_high_otherwise_all_4 = bypass_high_otherwise_all & (stall_compared_sum_head_row_1 == hazard_row[5*11 +:
      11]);
  wire origin_condition_any_2 = (origin_condition_all & head_row_1_is_hazard_row_5) | bypass_high_otherwise_all_4;
  wire stall_any_stall_equal3_7 = (stall_all_hazard_writes_0 & stall_equal3[7]) | (stall_all_hazard_writes_high_0 &
      (stall_compared_sum_head_row_1 == hazard_row[0 +: 11])) | (stall_all_hazard_writes_1 & stall_equal3[6]) |
      (stall_all_hazard_writes_high_1 & (stall_compared_sum_head_row_1 == hazard_row[1*11 +: 11])) |
      (stall_all_hazard_writes_2 & stall_equal3[5]) | (stall_all_hazard_writes_high_2 &
      (stall_compared_sum_head_row_1 == hazard_row[2*11 +: 11])) | (stall_all_hazard_writes_3 & stall_equal3[4]) |
      (stall_all_hazard_writes_high_3 & (stall_compared_sum_head_row_1 == hazard_row[3*11 +: 11])) |
      (stall_all_hazard_writes_6 & stall_equal3[3]) | (stall_all_hazard_writes_high_6 &
      (stall_compared_sum_head_row_1 == hazard_row[6*11 +: 11]));
  wire stall_all_origin_condition_any_2 = origin_condition_any_2 & (hazard_5_partial |
      (bypass_high_condition_any_bypass_high_all_2 & hazard_4_partial));
  wire stall_any_stall_any_stall_equal3_7 = stall_any_stall_equal3_7 | (stall_all_hazard_writes_7 & stall_equal3[2])
      | (stall_all_hazard_writes_high_7 & (stall_compared_sum_head_row_1 == hazard_row[7*11 +: 11])) |
      (stall_all_hazard_writes_8 & stall_equal3[1]) | (stall_all_hazard_writes_high_8 &
      (stall_compared_sum_head_row_1 == hazard_row[8*11 +: 11])) | (stall_all_hazard_writes_9 & stall_equal3[0]) |
      (stall_all & (stall_compared_sum_head_row_1 == hazard_row[9*11 +: 11])) | stall_all_origin_condition_any_2;
  wire head_row_0_is_hazard_row_4 = head_row_0 == hazard_row[4*11 +: 11];
  wire bypass_high_all_head_row_0_is_hazard_row_4 = bypass_high_all & head_row_0_is_hazard_row_4;
  wire [10:0] head_row_0_plus_1 = head_row_0 + 11'd1;
  wire bypass_high_condition_any_head_row_0_plus_1 = (bypass_high_condition_all & (head_row_0_plus_1 ==
      hazard_row[4*11 +: 11])) | bypass_high_all_head_row_0_is_hazard_row_4;
  wire head_row_0_is_hazard_row_5 = head_row_0 == hazard_row[5*11 +: 11];
  wire bypass_high_otherwise_all_5 = bypass_high_otherwise_all & head_row_0_is_hazard_row_5;
  wire origin_condition_any_head_row_0_plus_1 = (origin_condition_all & (head_row_0_plus_1 == hazard_row[5*11 +:
      11])) | bypass_high_otherwise_all_5;
  wire stall_any_head_row_0_plus_1 = (stall_all_hazard_writes_0 & (head_row_0_plus_1 == hazard_row[0 +: 11])) |
      (stall_all_hazard_writes_high_0 & stall_equal4[7]) | (stall_all_hazard_writes_1 & (head_row_0_plus_1 ==
      hazard_row[1*11 +: 11])) | (stall_all_hazard_writes_high_1 & stall_equal4[6]) | (stall_all_hazard_writes_2 &
      (head_row_0_plus_1 == hazard_row[2*11 +: 11])) | (stall_all_hazard_writes_high_2 & stall_equal4[5]) |
      (stall_all_hazard_writes_3 & (head_row_0_plus_1 == hazard_row[3*11 +: 11])) | (stall_all_hazard_writes_high_3 &
      stall_equal4[4]) | (stall_all_hazard_writes_6 & (head_row_0_plus_1 == hazard_row[6*11 +: 11])) |
      (stall_all_hazard_writes_high_6 & stall_equal4[3]) | (stall_all_hazard_writes_7 & (head_row_0_plus_1 ==
      hazard_row[7*11 +: 11]));
  wire stall_all_2 = origin_condition_any_head_row_0_plus_1 & (hazard_5_partial |
      (bypass_high_condition_any_head_row_0_plus_1 & hazard_4_partial));
  wire stall_any_stall_any_head_row_0_plus_1 = stall_any_head_row_0_plus_1 | (stall_all_hazard_writes_high_7 &
      stall_equal4[2]) | (stall_all_hazard_writes_8 & (head_row_0_plus_1 == hazard_row[8*11 +: 11])) |
      (stall_all_hazard_writes_high_8 & stall_equal4[1]) | (stall_all_hazard_writes_9 & (head_row_0_plus_1 ==
      hazard_row[9*11 +: 11])) | (stall_all & stall_equal4[0]) | stall_all_2;
  wire [10:0] stall_compared_sum_head_row_0 = head_row_0 + 11'h7ff;
  wire bypass_high_all_3 = bypass_high_all & (stall_compared_sum_head_row_0 == hazard_row[4*11 +: 11]);
  wire bypass_high_condition_any_bypass_high_all_3 = (bypass_high_condition_all & head_row_0_is_hazard_row_4) |
      bypass_high_all_3;
  wire bypass_high_otherwise_all_6 = bypass_high_otherwise_all & (stall_compared_sum_head_row_0 == hazard_row[5*11 +:
      11]);
  wire origin_condition_any_3 = (origin_condition_all & head_row_0_is_hazard_row_5) | bypass_high_otherwise_all_6;
  wire stall_any_stall_equal4_7 = (stall_all_hazard_writes_0 & stall_equal4[7]) | (stall_all_hazard_writes_high_0 &
      (stall_compared_sum_head_row_0 == hazard_row[0 +: 11])) | (stall_all_hazard_writes_1 & stall_equal4[6]) |
      (stall_all_hazard_writes_high_1 & (stall_compared_sum_head_row_0 == hazard_row[1*11 +: 11])) |
      (stall_all_hazard_writes_2 & stall_equal4[5]) | (stall_all_hazard_writes_high_2 &
      (stall_compared_sum_head_row_0 == hazard_row[2*11 +: 11])) | (stall_all_hazard_writes_3 & stall_equal4[4]) |
      (stall_all_hazard_writes_high_3 & (stall_compared_sum_head_row_0 == hazard_row[3*11 +: 11])) |
      (stall_all_hazard_writes_6 & stall_equal4[3]) | (stall_all_hazard_writes_high_6 &
      (stall_compared_sum_head_row_0 == hazard_row[6*11 +: 11]));
  wire stall_all_origin_condition_any_3 = origin_condition_any_3 & (hazard_5_partial |
      (bypass_high_condition_any_bypass_high_all_3 & hazard_4_partial));
  wire stall_any_stall_any_stall_equal4_7 = stall_any_stall_equal4_7 | (stall_all_hazard_writes_7 & stall_equal4[2])
      | (stall_all_hazard_writes_high_7 & (stall_compared_sum_head_row_0 == hazard_row[7*11 +: 11])) |
      (stall_all_hazard_writes_8 & stall_equal4[1]) | (stall_all_hazard_writes_high_8 &
      (stall_compared_sum_head_row_0 == hazard_row[8*11 +: 11])) | (stall_all_hazard_writes_9 & stall_equal4[0]) |
      (stall_all & (stall_compared_sum_head_row_0 == hazard_row[9*11 +: 11])) | stall_all_origin_condition_any_3;
  wire stall_any_hold = hold | (stall_any_stall_any_stall_equal4_7 & need_and_not_gathered[0]) |
      (stall_any_stall_any_head_row_0_plus_1 & need_and_not_gathered[1]) | (stall_any_stall_any_stall_equal3_7 &
      need_and_not_gathered[2]) | (stall_any_stall_any_head_row_1_plus_1 & need_and_not_gathered[3]) |
      (stall_any_stall_any_stall_equal2_7 & need_and_not_gathered[4]) | (stall_any_stall_any_head_row_2_plus_1 &
      need_and_not_gathered[5]) | (hazard_late[0] & stall_any_stall_any_stall_equal_0) | (hazard_late[1] &
      stall_any_stall_any_stall_equal_1) | (hazard_late[2] & stall_any_stall_any_stall_equal_2) | (hazard_late[3] &
      stall_any_stall_any_stall_equal_3) | (hazard_late[4] & stall_any_stall_any_stall_equal_4) | (hazard_late[5] &
      stall_any_stall_any_stall_equal_5);
  wire stall_all_hazard_late_9 = hazard_late[9] & ((head_writes & stall_any_stall_all_hazard_writes_9) |
      (head_writes_high & stall_any));

  assign stall = stall_any_hold | (hazard_late[6] & stall_any_stall_any_stall_equal_6) | (hazard_late[7] &
      stall_any_stall_any_stall_equal_7) | (hazard_late[8] & stall_any_head_writes) | stall_all_hazard_late_9;
  assign debug_stalls = stall;

  reg by_head_row_0_1_0;
  always @*
    case (head_row_0[1:0])
      2'd1: by_head_row_0_1_0 = bank_busy[1];
      2'd2: by_head_row_0_1_0 = bank_busy[2];
      2'd3: by_head_row_0_1_0 = bank_busy[3];
      default: by_head_row_0_1_0 = bank_busy[0];
    endcase

  assign grant_0 = need_and_not_gathered[0] & ~by_head_row_0_1_0 & ~stall;

  reg by_head_row_0_plus_1_1_0;
  always @*
    case (head_row_0_plus_1[1:0])
      2'd1: by_head_row_0_plus_1_1_0 = bank_busy[1];
      2'd2: by_head_row_0_plus_1_1_0 = bank_busy[2];
      2'd3: by_head_row_0_plus_1_1_0 = bank_busy[3];
      default: by_head_row_0_plus_1_1_0 = bank_busy[0];
    endcase

  assign grant_1 = need_and_not_gathered[1] & ~by_head_row_0_plus_1_1_0 & ~stall;

  reg by_head_row_1_1_0;
  always @*
    case (head_row_1[1:0])
      2'd1: by_head_row_1_1_0 = bank_busy[1];
      2'd2: by_head_row_1_1_0 = bank_busy[2];
      2'd3: by_head_row_1_1_0 = bank_busy[3];
      default: by_head_row_1_1_0 = bank_busy[0];
    endcase

  wire grant_any = by_head_row_1_1_0 | (need_and_not_gathered[0] & (head_row_1[1:0] == head_row_0[1:0])) |
      (need_and_not_gathered[1] & (head_row_1[1:0] == head_row_0_plus_1[1:0]));

  assign grant_2 = need_and_not_gathered[2] & ~grant_any & ~stall;

  reg by_head_row_1_plus_1_1_0;
  always @*
    case (head_row_1_plus_1[1:0])
      2'd1: by_head_row_1_plus_1_1_0 = bank_busy[1];
      2'd2: by_head_row_1_plus_1_1_0 = bank_busy[2];
      2'd3: by_head_row_1_plus_1_1_0 = bank_busy[3];
      default: by_head_row_1_plus_1_1_0 = bank_busy[0];
    endcase

  wire grant_any_by_head_row_1_plus_1_1_0 = by_head_row_1_plus_1_1_0 | (need_and_not_gathered[0] &
      (head_row_1_plus_1[1:0] == head_row_0[1:0])) | (need_and_not_gathered[1] & (head_row_1_plus_1[1:0] ==
      head_row_0_plus_1[1:0]));

  assign grant_3 = need_and_not_gathered[3] & ~grant_any_by_head_row_1_plus_1_1_0 & ~stall;

  reg by_head_row_2_1_0;
  always @*
    case (head_row_2[1:0])
      2'd1: by_head_row_2_1_0 = bank_busy[1];
      2'd2: by_head_row_2_1_0 = bank_busy[2];
      2'd3: by_head_row_2_1_0 = bank_busy[3];
      default: by_head_row_2_1_0 = bank_busy[0];
    endcase

  wire grant_any_by_head_row_2_1_0 = by_head_row_2_1_0 | (need_and_not_gathered[0] & (head_row_2[1:0] ==
      head_row_0[1:0])) | (need_and_not_gathered[1] & (head_row_2[1:0] == head_row_0_plus_1[1:0])) |
      (need_and_not_gathered[2] & (head_row_2[1:0] == head_row_1[1:0])) | (need_and_not_gathered[3] &
      (head_row_2[1:0] == head_row_1_plus_1[1:0]));

  assign grant_4 = need_and_not_gathered[4] & ~grant_any_by_head_row_2_1_0 & ~stall;

  reg by_head_row_2_plus_1_1_0;
  always @*
    case (head_row_2_plus_1[1:0])
      2'd1: by_head_row_2_plus_1_1_0 = bank_busy[1];
      2'd2: by_head_row_2_plus_1_1_0 = bank_busy[2];
      2'd3: by_head_row_2_plus_1_1_0 = bank_busy[3];
      default: by_head_row_2_plus_1_1_0 = bank_busy[0];
    endcase

  wire grant_any_by_head_row_2_plus_1_1_0 = by_head_row_2_plus_1_1_0 | (need_and_not_gathered[0] &
      (head_row_2_plus_1[1:0] == head_row_0[1:0])) | (need_and_not_gathered[1] & (head_row_2_plus_1[1:0] ==
      head_row_0_plus_1[1:0])) | (need_and_not_gathered[2] & (head_row_2_plus_1[1:0] == head_row_1[1:0])) |
      (need_and_not_gathered[3] & (head_row_2_plus_1[1:0] == head_row_1_plus_1[1:0]));

  assign grant_5 = need_and_not_gathered[5] & ~grant_any_by_head_row_2_plus_1_1_0 & ~stall;
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | (~need & {6{~stall}});
  assign bank = {head_row_2_plus_1[1:0], head_row_2[1:0], head_row_1_plus_1[1:0], head_row_1[1:0],
      head_row_0_plus_1[1:0], head_row_0[1:0]};

  wire [1:0] origin_choice = bypass_high_condition_any_bypass_high_all_3 ? 2'd2 : origin_condition_any_3 ? 2'd3 :
      2'd0;
  wire [1:0] origin_choice_2 = bypass_high_condition_any_head_row_0_plus_1 ? 2'd2 :
      origin_condition_any_head_row_0_plus_1 ? 2'd3 : 2'd0;
  wire [1:0] origin_choice_origin_condition_any_2 = bypass_high_condition_any_bypass_high_all_2 ? 2'd2 :
      origin_condition_any_2 ? 2'd3 : 2'd0;
  wire [1:0] origin_choice_3 = bypass_high_condition_any_head_row_1_plus_1 ? 2'd2 :
      origin_condition_any_head_row_1_plus_1 ? 2'd3 : 2'd0;
  wire [1:0] origin_choice_bypass_high_condition_any_2 = bypass_high_condition_any_2 ? 2'd2 :
      origin_condition_any_origin_condition_all ? 2'd3 : 2'd0;
  wire [1:0] origin_choice_bypass_high_condition_any = bypass_high_condition_any ? 2'd2 : origin_condition_any ? 2'd3
      : 2'd0;

  assign origin = {need[5] ? origin_choice_bypass_high_condition_any : 2'd1, need[4] ?
      origin_choice_bypass_high_condition_any_2 : 2'd1, need[3] ? origin_choice_3 : 2'd1, need[2] ?
      origin_choice_origin_condition_any_2 : 2'd1, need[1] ? origin_choice_2 : 2'd1, need[0] ? origin_choice : 2'd1};

  wire bypass_high_choice = bypass_high_condition_any_2 ? bypass_high_all_hazard_row_4 :
      bypass_high_otherwise_all_hazard_row_5;
  wire bypass_high_choice_2 = bypass_high_condition_any_head_row_1_plus_1 ?
      bypass_high_all_head_row_1_is_hazard_row_4 : bypass_high_otherwise_all_3;
  wire bypass_high_choice_bypass_high_all_2 = bypass_high_condition_any_bypass_high_all_2 ? bypass_high_all_2 :
      bypass_high_otherwise_all_4;
  wire bypass_high_choice_3 = bypass_high_condition_any_head_row_0_plus_1 ?
      bypass_high_all_head_row_0_is_hazard_row_4 : bypass_high_otherwise_all_5;
  wire bypass_high_choice_bypass_high_all_3 = bypass_high_condition_any_bypass_high_all_3 ? bypass_high_all_3 :
      bypass_high_otherwise_all_6;

  assign bypass_high = {bypass_high_condition_any ? bypass_high_all_bypass_high_all : bypass_high_otherwise_all_2,
      bypass_high_choice, bypass_high_choice_2, bypass_high_choice_bypass_high_all_2, bypass_high_choice_3,
      bypass_high_choice_bypass_high_all_3};
  assign complete = (~|(need_and_not_gathered & ~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0})) & ~stall;
  genvar i;

  wire [3:0] all = (4'd1 << head_row_0[1:0]) & {4{grant_0}};
  wire [3:0] all_head_row_0_plus_1_1_0 = (4'd1 << head_row_0_plus_1[1:0]) & {4{grant_1}};
  wire [3:0] all_head_row_1_1_0 = (4'd1 << head_row_1[1:0]) & {4{grant_2}};
  wire [3:0] all_head_row_1_plus_1_1_0 = (4'd1 << head_row_1_plus_1[1:0]) & {4{grant_3}};
  wire [3:0] all_head_row_2_1_0 = (4'd1 << head_row_2[1:0]) & {4{grant_4}};
  wire [3:0] all_head_row_2_plus_1_1_0 = (4'd1 << head_row_2_plus_1[1:0]) & {4{grant_5}};

  for (i = 0; i < 4; i = i + 1) begin : each_stall_equal2
    wire [5:0] bank_read_joined;
    assign bank_read[i] = |bank_read_joined;
    assign bank_row[i*11 +: 11] = (head_row_0 & {11{all[i]}}) | (head_row_0_plus_1 &
        {11{all_head_row_0_plus_1_1_0[i]}}) | (head_row_1 & {11{all_head_row_1_1_0[i]}}) | (head_row_1_plus_1 &
        {11{all_head_row_1_plus_1_1_0[i]}}) | (head_row_2 & {11{all_head_row_2_1_0[i]}}) | (head_row_2_plus_1 &
        {11{all_head_row_2_plus_1_1_0[i]}});
    assign stall_equal2[i] = head_row_2 == hazard_row[(9 - i)*11 +: 11];
    assign stall_equal2[i + 4] = head_row_2 == hazard_row[(3 - i)*11 +: 11];
    assign stall_equal3[i] = head_row_1 == hazard_row[(9 - i)*11 +: 11];
    assign stall_equal3[i + 4] = head_row_1 == hazard_row[(3 - i)*11 +: 11];
    assign stall_equal4[i] = head_row_0 == hazard_row[(9 - i)*11 +: 11];
    assign stall_equal4[i + 4] = head_row_0 == hazard_row[(3 - i)*11 +: 11];
    assign bank_read_joined = {all_head_row_2_plus_1_1_0[i], all_head_row_2_1_0[i], all_head_row_1_plus_1_1_0[i],
        all_head_row_1_1_0[i], all_head_row_0_plus_1_1_0[i], all[i]};
  end

  for (i = 0; i < 10; i = i + 1) begin : each_stall_equal
    assign stall_equal[i] = head_destination == hazard_row[i*11 +: 11];
    assign stall_equal5[i] = hazard_beat[i*3 +: 3] == beat;
  end

endmodule

`default_nettype wire
