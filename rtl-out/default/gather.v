// gather: generator of hdl/src/vector/gather.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module gather (
  input wire [5:0] need,
  input wire [5:0] gathered,
  input wire [10:0] head_row_0,
  input wire [10:0] head_row_1,
  input wire [10:0] head_row_2,
  input wire [10:0] head_destination,
  input wire head_writes,
  input wire head_writes_high,
  input wire [2:0] beat,
  input wire hold,
  input wire [3:0] bank_busy,
  input wire [9:0] hazard_late,
  input wire [9:0] hazard_writes,
  input wire [9:0] hazard_writes_high,
  input wire [109:0] hazard_row,
  input wire [29:0] hazard_beat,
  input wire hazard_4_partial,
  input wire hazard_5_partial,
  output wire [5:0] load,
  output wire [11:0] bank,
  output wire [11:0] origin,
  output wire [5:0] bypass_high,
  output wire complete,
  output wire [3:0] bank_read,
  output wire [43:0] bank_row
);

  wire stall;
  wire grant_0;
  wire grant_1;
  wire grant_2;
  wire grant_3;
  wire grant_4;
  wire grant_5;

  wire equal_1 = head_destination == hazard_row[9*11 +: 11];
  wire equal_2 = hazard_beat[9*3 +: 3] == beat;
  wire conjunction_1 = hazard_writes_high[9] & equal_2;
  wire [10:0] sum_1 = head_destination + 11'd1;
  wire conjunction_2 = hazard_writes[9] & equal_2;
  wire [10:0] sum_2 = head_destination + 11'h7ff;
  wire conjunction_3 = head_writes & ((conjunction_2 & equal_1) | (conjunction_1 & (sum_2 == hazard_row[9*11 +:
      11])));
  wire conjunction_4 = head_writes_high & ((conjunction_2 & (sum_1 == hazard_row[9*11 +: 11])) | (conjunction_1 &
      equal_1));
  wire equal_3 = head_destination == hazard_row[8*11 +: 11];
  wire equal_4 = hazard_beat[8*3 +: 3] == beat;
  wire conjunction_5 = hazard_writes_high[8] & equal_4;
  wire conjunction_6 = hazard_writes[8] & equal_4;
  wire conjunction_7 = head_writes & ((conjunction_6 & equal_3) | (conjunction_5 & (sum_2 == hazard_row[8*11 +:
      11])));
  wire conjunction_8 = head_writes_high & ((conjunction_6 & (sum_1 == hazard_row[8*11 +: 11])) | (conjunction_5 &
      equal_3));
  wire equal_5 = head_destination == hazard_row[7*11 +: 11];
  wire equal_6 = hazard_beat[7*3 +: 3] == beat;
  wire conjunction_9 = hazard_writes_high[7] & equal_6;
  wire conjunction_10 = hazard_writes[7] & equal_6;
  wire conjunction_11 = head_writes & ((conjunction_10 & equal_5) | (conjunction_9 & (sum_2 == hazard_row[7*11 +:
      11])));
  wire conjunction_12 = head_writes_high & ((conjunction_10 & (sum_1 == hazard_row[7*11 +: 11])) | (conjunction_9 &
      equal_5));
  wire equal_7 = head_destination == hazard_row[6*11 +: 11];
  wire equal_8 = hazard_beat[6*3 +: 3] == beat;
  wire conjunction_13 = hazard_writes_high[6] & equal_8;
  wire conjunction_14 = hazard_writes[6] & equal_8;
  wire conjunction_15 = head_writes & ((conjunction_14 & equal_7) | (conjunction_13 & (sum_2 == hazard_row[6*11 +:
      11])));
  wire conjunction_16 = head_writes_high & ((conjunction_14 & (sum_1 == hazard_row[6*11 +: 11])) | (conjunction_13 &
      equal_7));
  wire equal_9 = head_destination == hazard_row[5*11 +: 11];
  wire equal_10 = hazard_beat[5*3 +: 3] == beat;
  wire conjunction_17 = hazard_writes_high[5] & equal_10;
  wire conjunction_18 = hazard_writes[5] & equal_10;
  wire conjunction_19 = head_writes & ((conjunction_18 & equal_9) | (conjunction_17 & (sum_2 == hazard_row[5*11 +:
      11])));
  wire conjunction_20 = head_writes_high & ((conjunction_18 & (sum_1 == hazard_row[5*11 +: 11])) | (conjunction_17 &
      equal_9));
  wire equal_11 = head_destination == hazard_row[4*11 +: 11];
  wire equal_12 = hazard_beat[4*3 +: 3] == beat;
  wire conjunction_21 = hazard_writes_high[4] & equal_12;
  wire conjunction_22 = hazard_writes[4] & equal_12;
  wire conjunction_23 = head_writes & ((conjunction_22 & equal_11) | (conjunction_21 & (sum_2 == hazard_row[4*11 +:
      11])));
  wire conjunction_24 = head_writes_high & ((conjunction_22 & (sum_1 == hazard_row[4*11 +: 11])) | (conjunction_21 &
      equal_11));
  wire equal_13 = head_destination == hazard_row[3*11 +: 11];
  wire equal_14 = hazard_beat[3*3 +: 3] == beat;
  wire conjunction_25 = hazard_writes_high[3] & equal_14;
  wire conjunction_26 = hazard_writes[3] & equal_14;
  wire conjunction_27 = head_writes & ((conjunction_26 & equal_13) | (conjunction_25 & (sum_2 == hazard_row[3*11 +:
      11])));
  wire conjunction_28 = head_writes_high & ((conjunction_26 & (sum_1 == hazard_row[3*11 +: 11])) | (conjunction_25 &
      equal_13));
  wire equal_15 = head_destination == hazard_row[2*11 +: 11];
  wire equal_16 = hazard_beat[2*3 +: 3] == beat;
  wire conjunction_29 = hazard_writes_high[2] & equal_16;
  wire conjunction_30 = hazard_writes[2] & equal_16;
  wire conjunction_31 = head_writes & ((conjunction_30 & equal_15) | (conjunction_29 & (sum_2 == hazard_row[2*11 +:
      11])));
  wire conjunction_32 = head_writes_high & ((conjunction_30 & (sum_1 == hazard_row[2*11 +: 11])) | (conjunction_29 &
      equal_15));
  wire equal_17 = head_destination == hazard_row[1*11 +: 11];
  wire equal_18 = hazard_beat[1*3 +: 3] == beat;
  wire conjunction_33 = hazard_writes_high[1] & equal_18;
  wire conjunction_34 = hazard_writes[1] & equal_18;
  wire conjunction_35 = head_writes & ((conjunction_34 & equal_17) | (conjunction_33 & (sum_2 == hazard_row[1*11 +:
      11])));
  wire conjunction_36 = head_writes_high & ((conjunction_34 & (sum_1 == hazard_row[1*11 +: 11])) | (conjunction_33 &
      equal_17));
  wire equal_19 = head_destination == hazard_row[0 +: 11];
  wire equal_20 = hazard_beat[0 +: 3] == beat;
  wire conjunction_37 = hazard_writes_high[0] & equal_20;
  wire conjunction_38 = hazard_writes[0] & equal_20;
  wire conjunction_39 = head_writes & ((conjunction_38 & equal_19) | (conjunction_37 & (sum_2 == hazard_row[0 +:
      11])));
  wire conjunction_40 = head_writes_high & ((conjunction_38 & (sum_1 == hazard_row[0 +: 11])) | (conjunction_37 &
      equal_19));
  wire [5:0] conjunction_41 = need & (~gathered);
  wire equal_21 = head_row_2 == hazard_row[4*11 +: 11];
  wire conjunction_42 = conjunction_21 & equal_21;
  wire [10:0] sum_3 = head_row_2 + 11'd1;
  wire disjunction_1 = (conjunction_22 & (sum_3 == hazard_row[4*11 +: 11])) | conjunction_42;
  wire equal_22 = head_row_2 == hazard_row[5*11 +: 11];
  wire conjunction_43 = conjunction_17 & equal_22;
  wire disjunction_2 = (conjunction_18 & (sum_3 == hazard_row[5*11 +: 11])) | conjunction_43;
  wire equal_23 = head_row_2 == hazard_row[9*11 +: 11];
  wire equal_24 = head_row_2 == hazard_row[8*11 +: 11];
  wire equal_25 = head_row_2 == hazard_row[7*11 +: 11];
  wire equal_26 = head_row_2 == hazard_row[6*11 +: 11];
  wire equal_27 = head_row_2 == hazard_row[3*11 +: 11];
  wire equal_28 = head_row_2 == hazard_row[2*11 +: 11];
  wire equal_29 = head_row_2 == hazard_row[1*11 +: 11];
  wire equal_30 = head_row_2 == hazard_row[0 +: 11];
  wire disjunction_3 = (conjunction_38 & (sum_3 == hazard_row[0 +: 11])) | (conjunction_37 & equal_30) |
      (conjunction_34 & (sum_3 == hazard_row[1*11 +: 11])) | (conjunction_33 & equal_29) | (conjunction_30 & (sum_3
      == hazard_row[2*11 +: 11])) | (conjunction_29 & equal_28) | (conjunction_26 & (sum_3 == hazard_row[3*11 +:
      11])) | (conjunction_25 & equal_27) | (conjunction_14 & (sum_3 == hazard_row[6*11 +: 11])) | (conjunction_13 &
      equal_26) | (conjunction_10 & (sum_3 == hazard_row[7*11 +: 11])) | (conjunction_9 & equal_25) | (conjunction_6
      & (sum_3 == hazard_row[8*11 +: 11])) | (conjunction_5 & equal_24) | (conjunction_2 & (sum_3 == hazard_row[9*11
      +: 11])) | (conjunction_1 & equal_23) | (disjunction_2 & (hazard_5_partial | (disjunction_1 &
      hazard_4_partial)));
  wire [10:0] sum_4 = head_row_2 + 11'h7ff;
  wire conjunction_44 = conjunction_21 & (sum_4 == hazard_row[4*11 +: 11]);
  wire disjunction_4 = (conjunction_22 & equal_21) | conjunction_44;
  wire conjunction_45 = conjunction_17 & (sum_4 == hazard_row[5*11 +: 11]);
  wire disjunction_5 = (conjunction_18 & equal_22) | conjunction_45;
  wire disjunction_6 = (conjunction_38 & equal_30) | (conjunction_37 & (sum_4 == hazard_row[0 +: 11])) |
      (conjunction_34 & equal_29) | (conjunction_33 & (sum_4 == hazard_row[1*11 +: 11])) | (conjunction_30 &
      equal_28) | (conjunction_29 & (sum_4 == hazard_row[2*11 +: 11])) | (conjunction_26 & equal_27) |
      (conjunction_25 & (sum_4 == hazard_row[3*11 +: 11])) | (conjunction_14 & equal_26) | (conjunction_13 & (sum_4
      == hazard_row[6*11 +: 11])) | (conjunction_10 & equal_25) | (conjunction_9 & (sum_4 == hazard_row[7*11 +: 11]))
      | (conjunction_6 & equal_24) | (conjunction_5 & (sum_4 == hazard_row[8*11 +: 11])) | (conjunction_2 & equal_23)
      | (conjunction_1 & (sum_4 == hazard_row[9*11 +: 11])) | (disjunction_5 & (hazard_5_partial | (disjunction_4 &
      hazard_4_partial)));
  wire equal_31 = head_row_1 == hazard_row[4*11 +: 11];
  wire conjunction_46 = conjunction_21 & equal_31;
  wire [10:0] sum_5 = head_row_1 + 11'd1;
  wire disjunction_7 = (conjunction_22 & (sum_5 == hazard_row[4*11 +: 11])) | conjunction_46;
  wire equal_32 = head_row_1 == hazard_row[5*11 +: 11];
  wire conjunction_47 = conjunction_17 & equal_32;
  wire disjunction_8 = (conjunction_18 & (sum_5 == hazard_row[5*11 +: 11])) | conjunction_47;
  wire equal_33 = head_row_1 == hazard_row[9*11 +: 11];
  wire equal_34 = head_row_1 == hazard_row[8*11 +: 11];
  wire equal_35 = head_row_1 == hazard_row[7*11 +: 11];
  wire equal_36 = head_row_1 == hazard_row[6*11 +: 11];
  wire equal_37 = head_row_1 == hazard_row[3*11 +: 11];
  wire equal_38 = head_row_1 == hazard_row[2*11 +: 11];
  wire equal_39 = head_row_1 == hazard_row[1*11 +: 11];
  wire equal_40 = head_row_1 == hazard_row[0 +: 11];
  wire disjunction_9 = (conjunction_38 & (sum_5 == hazard_row[0 +: 11])) | (conjunction_37 & equal_40) |
      (conjunction_34 & (sum_5 == hazard_row[1*11 +: 11])) | (conjunction_33 & equal_39) | (conjunction_30 & (sum_5
      == hazard_row[2*11 +: 11])) | (conjunction_29 & equal_38) | (conjunction_26 & (sum_5 == hazard_row[3*11 +:
      11])) | (conjunction_25 & equal_37) | (conjunction_14 & (sum_5 == hazard_row[6*11 +: 11])) | (conjunction_13 &
      equal_36) | (conjunction_10 & (sum_5 == hazard_row[7*11 +: 11])) | (conjunction_9 & equal_35) | (conjunction_6
      & (sum_5 == hazard_row[8*11 +: 11])) | (conjunction_5 & equal_34) | (conjunction_2 & (sum_5 == hazard_row[9*11
      +: 11])) | (conjunction_1 & equal_33) | (disjunction_8 & (hazard_5_partial | (disjunction_7 &
      hazard_4_partial)));
  wire [10:0] sum_6 = head_row_1 + 11'h7ff;
  wire conjunction_48 = conjunction_21 & (sum_6 == hazard_row[4*11 +: 11]);
  wire disjunction_10 = (conjunction_22 & equal_31) | conjunction_48;
  wire conjunction_49 = conjunction_17 & (sum_6 == hazard_row[5*11 +: 11]);
  wire disjunction_11 = (conjunction_18 & equal_32) | conjunction_49;
  wire disjunction_12 = (conjunction_38 & equal_40) | (conjunction_37 & (sum_6 == hazard_row[0 +: 11])) |
      (conjunction_34 & equal_39) | (conjunction_33 & (sum_6 == hazard_row[1*11 +: 11])) | (conjunction_30 &
      equal_38) | (conjunction_29 & (sum_6 == hazard_row[2*11 +: 11])) | (conjunction_26 & equal_37) |
      (conjunction_25 & (sum_6 == hazard_row[3*11 +: 11])) | (conjunction_14 & equal_36) | (conjunction_13 & (sum_6
      == hazard_row[6*11 +: 11])) | (conjunction_10 & equal_35) | (conjunction_9 & (sum_6 == hazard_row[7*11 +: 11]))
      | (conjunction_6 & equal_34) | (conjunction_5 & (sum_6 == hazard_row[8*11 +: 11])) | (conjunction_2 & equal_33)
      | (conjunction_1 & (sum_6 == hazard_row[9*11 +: 11])) | (disjunction_11 & (hazard_5_partial | (disjunction_10 &
      hazard_4_partial)));
  wire equal_41 = head_row_0 == hazard_row[4*11 +: 11];
  wire conjunction_50 = conjunction_21 & equal_41;
  wire [10:0] sum_7 = head_row_0 + 11'd1;
  wire disjunction_13 = (conjunction_22 & (sum_7 == hazard_row[4*11 +: 11])) | conjunction_50;
  wire equal_42 = head_row_0 == hazard_row[5*11 +: 11];
  wire conjunction_51 = conjunction_17 & equal_42;
  wire disjunction_14 = (conjunction_18 & (sum_7 == hazard_row[5*11 +: 11])) | conjunction_51;
  wire equal_43 = head_row_0 == hazard_row[9*11 +: 11];
  wire equal_44 = head_row_0 == hazard_row[8*11 +: 11];
  wire equal_45 = head_row_0 == hazard_row[7*11 +: 11];
  wire equal_46 = head_row_0 == hazard_row[6*11 +: 11];
  wire equal_47 = head_row_0 == hazard_row[3*11 +: 11];
  wire equal_48 = head_row_0 == hazard_row[2*11 +: 11];
  wire equal_49 = head_row_0 == hazard_row[1*11 +: 11];
  wire equal_50 = head_row_0 == hazard_row[0 +: 11];
  wire disjunction_15 = (conjunction_38 & (sum_7 == hazard_row[0 +: 11])) | (conjunction_37 & equal_50) |
      (conjunction_34 & (sum_7 == hazard_row[1*11 +: 11])) | (conjunction_33 & equal_49) | (conjunction_30 & (sum_7
      == hazard_row[2*11 +: 11])) | (conjunction_29 & equal_48) | (conjunction_26 & (sum_7 == hazard_row[3*11 +:
      11])) | (conjunction_25 & equal_47) | (conjunction_14 & (sum_7 == hazard_row[6*11 +: 11])) | (conjunction_13 &
      equal_46) | (conjunction_10 & (sum_7 == hazard_row[7*11 +: 11])) | (conjunction_9 & equal_45) | (conjunction_6
      & (sum_7 == hazard_row[8*11 +: 11])) | (conjunction_5 & equal_44) | (conjunction_2 & (sum_7 == hazard_row[9*11
      +: 11])) | (conjunction_1 & equal_43) | (disjunction_14 & (hazard_5_partial | (disjunction_13 &
      hazard_4_partial)));
  wire [10:0] sum_8 = head_row_0 + 11'h7ff;
  wire conjunction_52 = conjunction_21 & (sum_8 == hazard_row[4*11 +: 11]);
  wire disjunction_16 = (conjunction_22 & equal_41) | conjunction_52;
  wire conjunction_53 = conjunction_17 & (sum_8 == hazard_row[5*11 +: 11]);
  wire disjunction_17 = (conjunction_18 & equal_42) | conjunction_53;
  wire disjunction_18 = (conjunction_38 & equal_50) | (conjunction_37 & (sum_8 == hazard_row[0 +: 11])) |
      (conjunction_34 & equal_49) | (conjunction_33 & (sum_8 == hazard_row[1*11 +: 11])) | (conjunction_30 &
      equal_48) | (conjunction_29 & (sum_8 == hazard_row[2*11 +: 11])) | (conjunction_26 & equal_47) |
      (conjunction_25 & (sum_8 == hazard_row[3*11 +: 11])) | (conjunction_14 & equal_46) | (conjunction_13 & (sum_8
      == hazard_row[6*11 +: 11])) | (conjunction_10 & equal_45) | (conjunction_9 & (sum_8 == hazard_row[7*11 +: 11]))
      | (conjunction_6 & equal_44) | (conjunction_5 & (sum_8 == hazard_row[8*11 +: 11])) | (conjunction_2 & equal_43)
      | (conjunction_1 & (sum_8 == hazard_row[9*11 +: 11])) | (disjunction_17 & (hazard_5_partial | (disjunction_16 &
      hazard_4_partial)));
  wire disjunction_19 = hold | (disjunction_18 & conjunction_41[0]) | (disjunction_15 & conjunction_41[1]) |
      (disjunction_12 & conjunction_41[2]) | (disjunction_9 & conjunction_41[3]) | (disjunction_6 &
      conjunction_41[4]) | (disjunction_3 & conjunction_41[5]) | (hazard_late[0] & (conjunction_39 | conjunction_40))
      | (hazard_late[1] & (conjunction_35 | conjunction_36)) | (hazard_late[2] & (conjunction_31 | conjunction_32)) |
      (hazard_late[3] & (conjunction_27 | conjunction_28)) | (hazard_late[4] & (conjunction_23 | conjunction_24)) |
      (hazard_late[5] & (conjunction_19 | conjunction_20)) | (hazard_late[6] & (conjunction_15 | conjunction_16)) |
      (hazard_late[7] & (conjunction_11 | conjunction_12)) | (hazard_late[8] & (conjunction_7 | conjunction_8));

  assign stall = disjunction_19 | (hazard_late[9] & (conjunction_3 | conjunction_4));

  wire [10:0] sum_9 = head_row_0;

  reg looked_up_1;
  always @*
    case (sum_9[1:0])
      2'd1: looked_up_1 = bank_busy[1];
      2'd2: looked_up_1 = bank_busy[2];
      2'd3: looked_up_1 = bank_busy[3];
      default: looked_up_1 = bank_busy[0];
    endcase

  assign grant_0 = conjunction_41[0] & (~looked_up_1) & (~stall);

  reg looked_up_2;
  always @*
    case (sum_7[1:0])
      2'd1: looked_up_2 = bank_busy[1];
      2'd2: looked_up_2 = bank_busy[2];
      2'd3: looked_up_2 = bank_busy[3];
      default: looked_up_2 = bank_busy[0];
    endcase

  assign grant_1 = conjunction_41[1] & (~looked_up_2) & (~stall);

  wire [10:0] sum_10 = head_row_1;

  reg looked_up_3;
  always @*
    case (sum_10[1:0])
      2'd1: looked_up_3 = bank_busy[1];
      2'd2: looked_up_3 = bank_busy[2];
      2'd3: looked_up_3 = bank_busy[3];
      default: looked_up_3 = bank_busy[0];
    endcase

  wire disjunction_20 = looked_up_3 | (conjunction_41[0] & (sum_10[1:0] == sum_9[1:0])) | (conjunction_41[1] &
      (sum_10[1:0] == sum_7[1:0]));

  assign grant_2 = conjunction_41[2] & (~disjunction_20) & (~stall);

  reg looked_up_4;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_4 = bank_busy[1];
      2'd2: looked_up_4 = bank_busy[2];
      2'd3: looked_up_4 = bank_busy[3];
      default: looked_up_4 = bank_busy[0];
    endcase

  wire disjunction_21 = looked_up_4 | (conjunction_41[0] & (sum_5[1:0] == sum_9[1:0])) | (conjunction_41[1] &
      (sum_5[1:0] == sum_7[1:0]));

  assign grant_3 = conjunction_41[3] & (~disjunction_21) & (~stall);

  wire [10:0] sum_11 = head_row_2;

  reg looked_up_5;
  always @*
    case (sum_11[1:0])
      2'd1: looked_up_5 = bank_busy[1];
      2'd2: looked_up_5 = bank_busy[2];
      2'd3: looked_up_5 = bank_busy[3];
      default: looked_up_5 = bank_busy[0];
    endcase

  wire disjunction_22 = looked_up_5 | (conjunction_41[0] & (sum_11[1:0] == sum_9[1:0])) | (conjunction_41[1] &
      (sum_11[1:0] == sum_7[1:0])) | (conjunction_41[2] & (sum_11[1:0] == sum_10[1:0])) | (conjunction_41[3] &
      (sum_11[1:0] == sum_5[1:0]));

  assign grant_4 = conjunction_41[4] & (~disjunction_22) & (~stall);

  reg looked_up_6;
  always @*
    case (sum_3[1:0])
      2'd1: looked_up_6 = bank_busy[1];
      2'd2: looked_up_6 = bank_busy[2];
      2'd3: looked_up_6 = bank_busy[3];
      default: looked_up_6 = bank_busy[0];
    endcase

  wire disjunction_23 = looked_up_6 | (conjunction_41[0] & (sum_3[1:0] == sum_9[1:0])) | (conjunction_41[1] &
      (sum_3[1:0] == sum_7[1:0])) | (conjunction_41[2] & (sum_3[1:0] == sum_10[1:0])) | (conjunction_41[3] &
      (sum_3[1:0] == sum_5[1:0]));

  assign grant_5 = conjunction_41[5] & (~disjunction_23) & (~stall);
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_3[1:0], sum_11[1:0], sum_5[1:0], sum_10[1:0], sum_7[1:0], sum_9[1:0]};

  wire [1:0] chosen_1 = disjunction_16 ? 2'd2 : disjunction_17 ? 2'd3 : 2'd0;
  wire [1:0] chosen_2 = disjunction_13 ? 2'd2 : disjunction_14 ? 2'd3 : 2'd0;
  wire [1:0] chosen_3 = disjunction_10 ? 2'd2 : disjunction_11 ? 2'd3 : 2'd0;
  wire [1:0] chosen_4 = disjunction_7 ? 2'd2 : disjunction_8 ? 2'd3 : 2'd0;
  wire [1:0] chosen_5 = disjunction_4 ? 2'd2 : disjunction_5 ? 2'd3 : 2'd0;
  wire [1:0] chosen_6 = disjunction_1 ? 2'd2 : disjunction_2 ? 2'd3 : 2'd0;

  assign origin = {need[5] ? chosen_6 : 2'd1, need[4] ? chosen_5 : 2'd1, need[3] ? chosen_4 : 2'd1, need[2] ?
      chosen_3 : 2'd1, need[1] ? chosen_2 : 2'd1, need[0] ? chosen_1 : 2'd1};
  assign bypass_high = {disjunction_1 ? conjunction_42 : conjunction_43, disjunction_4 ? conjunction_44 :
      conjunction_45, disjunction_7 ? conjunction_46 : conjunction_47, disjunction_10 ? conjunction_48 :
      conjunction_49, disjunction_13 ? conjunction_50 : conjunction_51, disjunction_16 ? conjunction_52 :
      conjunction_53};
  assign complete = (~(|(conjunction_41 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0})))) & (~stall);
  genvar i;

  wire [3:0] conjunction_54 = (4'd1 << sum_3[1:0]) & {4{grant_5}};
  wire [3:0] conjunction_55 = (4'd1 << sum_11[1:0]) & {4{grant_4}};
  wire [3:0] conjunction_56 = (4'd1 << sum_5[1:0]) & {4{grant_3}};
  wire [3:0] conjunction_57 = (4'd1 << sum_10[1:0]) & {4{grant_2}};
  wire [3:0] conjunction_58 = (4'd1 << sum_7[1:0]) & {4{grant_1}};
  wire [3:0] conjunction_59 = (4'd1 << sum_9[1:0]) & {4{grant_0}};

  for (i = 0; i < 4; i = i + 1) begin : each_bank_read
    wire [5:0] joined_1 = {conjunction_54[i], conjunction_55[i], conjunction_56[i], conjunction_57[i],
        conjunction_58[i], conjunction_59[i]};
    assign bank_read[i] = |joined_1;
    assign bank_row[i*11 +: 11] = (sum_9 & {11{conjunction_59[i]}}) | (sum_7 & {11{conjunction_58[i]}}) | (sum_10 &
        {11{conjunction_57[i]}}) | (sum_5 & {11{conjunction_56[i]}}) | (sum_11 & {11{conjunction_55[i]}}) | (sum_3 &
        {11{conjunction_54[i]}});
  end

endmodule

`default_nettype wire
