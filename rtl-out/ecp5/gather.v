// gather: generator of hdl/src/vector/gather.rs
// Written by Tombolo; change the source.

module gather (
  input wire [5:0] need,
  input wire [5:0] gathered,
  input wire [10:0] row_0,
  input wire [10:0] row_1,
  input wire [10:0] row_2,
  input wire [2:0] beat,
  input wire hold,
  input wire bank_busy_0,
  input wire bank_busy_1,
  input wire bank_busy_2,
  input wire bank_busy_3,
  input wire stage_writes_0,
  input wire stage_writes_1,
  input wire stage_writes_2,
  input wire stage_writes_3,
  input wire stage_writes_4,
  input wire stage_writes_5,
  input wire stage_writes_high_0,
  input wire stage_writes_high_1,
  input wire stage_writes_high_2,
  input wire stage_writes_high_3,
  input wire stage_writes_high_4,
  input wire stage_writes_high_5,
  input wire [10:0] stage_row_0,
  input wire [10:0] stage_row_1,
  input wire [10:0] stage_row_2,
  input wire [10:0] stage_row_3,
  input wire [10:0] stage_row_4,
  input wire [10:0] stage_row_5,
  input wire [2:0] stage_beat_0,
  input wire [2:0] stage_beat_1,
  input wire [2:0] stage_beat_2,
  input wire [2:0] stage_beat_3,
  input wire [2:0] stage_beat_4,
  input wire [2:0] stage_beat_5,
  output wire [5:0] load,
  output wire [11:0] bank,
  output wire [11:0] origin,
  output wire [5:0] bypass_high,
  output wire complete,
  output wire bank_read_0,
  output wire bank_read_1,
  output wire bank_read_2,
  output wire bank_read_3,
  output wire [10:0] bank_row_0,
  output wire [10:0] bank_row_1,
  output wire [10:0] bank_row_2,
  output wire [10:0] bank_row_3
);

  wire stall;
  wire grant_0;
  wire grant_1;
  wire grant_2;
  wire grant_3;
  wire grant_4;
  wire grant_5;

  wire [5:0] conjunction_1 = need & (~gathered);
  wire equal_1 = stage_beat_3 == beat;
  wire [10:0] sum_1 = stage_row_3 + 11'd1;
  wire equal_2 = stage_beat_2 == beat;
  wire [10:0] sum_2 = stage_row_2 + 11'd1;
  wire equal_3 = stage_beat_1 == beat;
  wire [10:0] sum_3 = stage_row_1 + 11'd1;
  wire equal_4 = stage_beat_0 == beat;
  wire [10:0] sum_4 = stage_row_0 + 11'd1;
  wire disjunction_1 = (stage_writes_0 & ((row_0 + 11'd0) == stage_row_0) & equal_4) | (stage_writes_high_0 & ((row_0
      + 11'd0) == sum_4) & equal_4);
  wire disjunction_2 = disjunction_1 | (stage_writes_1 & ((row_0 + 11'd0) == stage_row_1) & equal_3);
  wire disjunction_3 = disjunction_2 | (stage_writes_high_1 & ((row_0 + 11'd0) == sum_3) & equal_3);
  wire disjunction_4 = disjunction_3 | (stage_writes_2 & ((row_0 + 11'd0) == stage_row_2) & equal_2);
  wire disjunction_5 = disjunction_4 | (stage_writes_high_2 & ((row_0 + 11'd0) == sum_2) & equal_2);
  wire disjunction_6 = disjunction_5 | (stage_writes_3 & ((row_0 + 11'd0) == stage_row_3) & equal_1);
  wire disjunction_7 = disjunction_6 | (stage_writes_high_3 & ((row_0 + 11'd0) == sum_1) & equal_1);
  wire disjunction_8 = (stage_writes_0 & ((row_0 + 11'd1) == stage_row_0) & equal_4) | (stage_writes_high_0 & ((row_0
      + 11'd1) == sum_4) & equal_4);
  wire disjunction_9 = disjunction_8 | (stage_writes_1 & ((row_0 + 11'd1) == stage_row_1) & equal_3);
  wire disjunction_10 = disjunction_9 | (stage_writes_high_1 & ((row_0 + 11'd1) == sum_3) & equal_3);
  wire disjunction_11 = disjunction_10 | (stage_writes_2 & ((row_0 + 11'd1) == stage_row_2) & equal_2);
  wire disjunction_12 = disjunction_11 | (stage_writes_high_2 & ((row_0 + 11'd1) == sum_2) & equal_2);
  wire disjunction_13 = disjunction_12 | (stage_writes_3 & ((row_0 + 11'd1) == stage_row_3) & equal_1);
  wire disjunction_14 = disjunction_13 | (stage_writes_high_3 & ((row_0 + 11'd1) == sum_1) & equal_1);
  wire disjunction_15 = (stage_writes_0 & ((row_1 + 11'd0) == stage_row_0) & equal_4) | (stage_writes_high_0 &
      ((row_1 + 11'd0) == sum_4) & equal_4);
  wire disjunction_16 = disjunction_15 | (stage_writes_1 & ((row_1 + 11'd0) == stage_row_1) & equal_3);
  wire disjunction_17 = disjunction_16 | (stage_writes_high_1 & ((row_1 + 11'd0) == sum_3) & equal_3);
  wire disjunction_18 = disjunction_17 | (stage_writes_2 & ((row_1 + 11'd0) == stage_row_2) & equal_2);
  wire disjunction_19 = disjunction_18 | (stage_writes_high_2 & ((row_1 + 11'd0) == sum_2) & equal_2);
  wire disjunction_20 = disjunction_19 | (stage_writes_3 & ((row_1 + 11'd0) == stage_row_3) & equal_1);
  wire disjunction_21 = disjunction_20 | (stage_writes_high_3 & ((row_1 + 11'd0) == sum_1) & equal_1);
  wire disjunction_22 = (stage_writes_0 & ((row_1 + 11'd1) == stage_row_0) & equal_4) | (stage_writes_high_0 &
      ((row_1 + 11'd1) == sum_4) & equal_4);
  wire disjunction_23 = disjunction_22 | (stage_writes_1 & ((row_1 + 11'd1) == stage_row_1) & equal_3);
  wire disjunction_24 = disjunction_23 | (stage_writes_high_1 & ((row_1 + 11'd1) == sum_3) & equal_3);
  wire disjunction_25 = disjunction_24 | (stage_writes_2 & ((row_1 + 11'd1) == stage_row_2) & equal_2);
  wire disjunction_26 = disjunction_25 | (stage_writes_high_2 & ((row_1 + 11'd1) == sum_2) & equal_2);
  wire disjunction_27 = disjunction_26 | (stage_writes_3 & ((row_1 + 11'd1) == stage_row_3) & equal_1);
  wire disjunction_28 = disjunction_27 | (stage_writes_high_3 & ((row_1 + 11'd1) == sum_1) & equal_1);
  wire disjunction_29 = (stage_writes_0 & ((row_2 + 11'd0) == stage_row_0) & equal_4) | (stage_writes_high_0 &
      ((row_2 + 11'd0) == sum_4) & equal_4);
  wire disjunction_30 = disjunction_29 | (stage_writes_1 & ((row_2 + 11'd0) == stage_row_1) & equal_3);
  wire disjunction_31 = disjunction_30 | (stage_writes_high_1 & ((row_2 + 11'd0) == sum_3) & equal_3);
  wire disjunction_32 = disjunction_31 | (stage_writes_2 & ((row_2 + 11'd0) == stage_row_2) & equal_2);
  wire disjunction_33 = disjunction_32 | (stage_writes_high_2 & ((row_2 + 11'd0) == sum_2) & equal_2);
  wire disjunction_34 = disjunction_33 | (stage_writes_3 & ((row_2 + 11'd0) == stage_row_3) & equal_1);
  wire disjunction_35 = disjunction_34 | (stage_writes_high_3 & ((row_2 + 11'd0) == sum_1) & equal_1);
  wire disjunction_36 = (stage_writes_0 & ((row_2 + 11'd1) == stage_row_0) & equal_4) | (stage_writes_high_0 &
      ((row_2 + 11'd1) == sum_4) & equal_4);
  wire disjunction_37 = disjunction_36 | (stage_writes_1 & ((row_2 + 11'd1) == stage_row_1) & equal_3);
  wire disjunction_38 = disjunction_37 | (stage_writes_high_1 & ((row_2 + 11'd1) == sum_3) & equal_3);
  wire disjunction_39 = disjunction_38 | (stage_writes_2 & ((row_2 + 11'd1) == stage_row_2) & equal_2);
  wire disjunction_40 = disjunction_39 | (stage_writes_high_2 & ((row_2 + 11'd1) == sum_2) & equal_2);
  wire disjunction_41 = disjunction_40 | (stage_writes_3 & ((row_2 + 11'd1) == stage_row_3) & equal_1);
  wire disjunction_42 = disjunction_41 | (stage_writes_high_3 & ((row_2 + 11'd1) == sum_1) & equal_1);
  wire [5:0] joined_1 = {disjunction_42 & conjunction_1[5], disjunction_35 & conjunction_1[4], disjunction_28 &
      conjunction_1[3], disjunction_21 & conjunction_1[2], disjunction_14 & conjunction_1[1], disjunction_7 &
      conjunction_1[0]};

  assign stall = (|joined_1) | hold;

  wire [10:0] sum_5 = row_0 + 11'd0;

  reg looked_up_1;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_1 = bank_busy_1;
      2'd2: looked_up_1 = bank_busy_2;
      2'd3: looked_up_1 = bank_busy_3;
      default: looked_up_1 = bank_busy_0;
    endcase

  assign grant_0 = conjunction_1[0] & (~looked_up_1) & (~stall);

  wire conjunction_2 = grant_0 & (sum_5[1:0] == 2'd0);
  wire disjunction_43 = bank_busy_0 | conjunction_2;
  wire conjunction_3 = grant_0 & (sum_5[1:0] == 2'd3);
  wire disjunction_44 = bank_busy_3 | conjunction_3;
  wire conjunction_4 = grant_0 & (sum_5[1:0] == 2'd2);
  wire disjunction_45 = bank_busy_2 | conjunction_4;
  wire conjunction_5 = grant_0 & (sum_5[1:0] == 2'd1);
  wire disjunction_46 = bank_busy_1 | conjunction_5;
  wire [10:0] sum_6 = row_0 + 11'd1;

  reg looked_up_2;
  always @*
    case (sum_6[1:0])
      2'd1: looked_up_2 = disjunction_46;
      2'd2: looked_up_2 = disjunction_45;
      2'd3: looked_up_2 = disjunction_44;
      default: looked_up_2 = disjunction_43;
    endcase

  assign grant_1 = conjunction_1[1] & (~looked_up_2) & (~stall);

  wire conjunction_6 = grant_1 & (sum_6[1:0] == 2'd0);
  wire disjunction_47 = disjunction_43 | conjunction_6;
  wire conjunction_7 = grant_1 & (sum_6[1:0] == 2'd3);
  wire disjunction_48 = disjunction_44 | conjunction_7;
  wire conjunction_8 = grant_1 & (sum_6[1:0] == 2'd2);
  wire disjunction_49 = disjunction_45 | conjunction_8;
  wire conjunction_9 = grant_1 & (sum_6[1:0] == 2'd1);
  wire disjunction_50 = disjunction_46 | conjunction_9;
  wire [10:0] sum_7 = row_1 + 11'd0;

  reg looked_up_3;
  always @*
    case (sum_7[1:0])
      2'd1: looked_up_3 = disjunction_50;
      2'd2: looked_up_3 = disjunction_49;
      2'd3: looked_up_3 = disjunction_48;
      default: looked_up_3 = disjunction_47;
    endcase

  assign grant_2 = conjunction_1[2] & (~looked_up_3) & (~stall);

  wire conjunction_10 = grant_2 & (sum_7[1:0] == 2'd0);
  wire disjunction_51 = disjunction_47 | conjunction_10;
  wire conjunction_11 = grant_2 & (sum_7[1:0] == 2'd3);
  wire disjunction_52 = disjunction_48 | conjunction_11;
  wire conjunction_12 = grant_2 & (sum_7[1:0] == 2'd2);
  wire disjunction_53 = disjunction_49 | conjunction_12;
  wire conjunction_13 = grant_2 & (sum_7[1:0] == 2'd1);
  wire disjunction_54 = disjunction_50 | conjunction_13;
  wire [10:0] sum_8 = row_1 + 11'd1;

  reg looked_up_4;
  always @*
    case (sum_8[1:0])
      2'd1: looked_up_4 = disjunction_54;
      2'd2: looked_up_4 = disjunction_53;
      2'd3: looked_up_4 = disjunction_52;
      default: looked_up_4 = disjunction_51;
    endcase

  assign grant_3 = conjunction_1[3] & (~looked_up_4) & (~stall);

  wire conjunction_14 = grant_3 & (sum_8[1:0] == 2'd0);
  wire disjunction_55 = disjunction_51 | conjunction_14;
  wire conjunction_15 = grant_3 & (sum_8[1:0] == 2'd3);
  wire disjunction_56 = disjunction_52 | conjunction_15;
  wire conjunction_16 = grant_3 & (sum_8[1:0] == 2'd2);
  wire disjunction_57 = disjunction_53 | conjunction_16;
  wire conjunction_17 = grant_3 & (sum_8[1:0] == 2'd1);
  wire disjunction_58 = disjunction_54 | conjunction_17;
  wire [10:0] sum_9 = row_2 + 11'd0;

  reg looked_up_5;
  always @*
    case (sum_9[1:0])
      2'd1: looked_up_5 = disjunction_58;
      2'd2: looked_up_5 = disjunction_57;
      2'd3: looked_up_5 = disjunction_56;
      default: looked_up_5 = disjunction_55;
    endcase

  assign grant_4 = conjunction_1[4] & (~looked_up_5) & (~stall);

  wire conjunction_18 = grant_4 & (sum_9[1:0] == 2'd0);
  wire conjunction_19 = grant_4 & (sum_9[1:0] == 2'd3);
  wire conjunction_20 = grant_4 & (sum_9[1:0] == 2'd2);
  wire conjunction_21 = grant_4 & (sum_9[1:0] == 2'd1);
  wire [10:0] sum_10 = row_2 + 11'd1;

  reg looked_up_6;
  always @*
    case (sum_10[1:0])
      2'd1: looked_up_6 = disjunction_58 | conjunction_21;
      2'd2: looked_up_6 = disjunction_57 | conjunction_20;
      2'd3: looked_up_6 = disjunction_56 | conjunction_19;
      default: looked_up_6 = disjunction_55 | conjunction_18;
    endcase

  assign grant_5 = conjunction_1[5] & (~looked_up_6) & (~stall);

  wire conjunction_22 = grant_5 & (sum_10[1:0] == 2'd0);
  wire [5:0] joined_2 = {conjunction_22, conjunction_18, conjunction_14, conjunction_10, conjunction_6,
      conjunction_2};

  assign bank_read_0 = |joined_2;

  wire [10:0] disjunction_59 = (sum_5 & {11{conjunction_2}}) | (sum_6 & {11{conjunction_6}}) | (sum_7 &
      {11{conjunction_10}});
  wire [10:0] disjunction_60 = disjunction_59 | (sum_8 & {11{conjunction_14}}) | (sum_9 & {11{conjunction_18}});

  assign bank_row_0 = disjunction_60 | (sum_10 & {11{conjunction_22}});

  wire conjunction_23 = grant_5 & (sum_10[1:0] == 2'd1);
  wire [5:0] joined_3 = {conjunction_23, conjunction_21, conjunction_17, conjunction_13, conjunction_9,
      conjunction_5};

  assign bank_read_1 = |joined_3;

  wire [10:0] disjunction_61 = (sum_5 & {11{conjunction_5}}) | (sum_6 & {11{conjunction_9}}) | (sum_7 &
      {11{conjunction_13}});
  wire [10:0] disjunction_62 = disjunction_61 | (sum_8 & {11{conjunction_17}}) | (sum_9 & {11{conjunction_21}});

  assign bank_row_1 = disjunction_62 | (sum_10 & {11{conjunction_23}});

  wire conjunction_24 = grant_5 & (sum_10[1:0] == 2'd2);
  wire [5:0] joined_4 = {conjunction_24, conjunction_20, conjunction_16, conjunction_12, conjunction_8,
      conjunction_4};

  assign bank_read_2 = |joined_4;

  wire [10:0] disjunction_63 = (sum_5 & {11{conjunction_4}}) | (sum_6 & {11{conjunction_8}}) | (sum_7 &
      {11{conjunction_12}});
  wire [10:0] disjunction_64 = disjunction_63 | (sum_8 & {11{conjunction_16}}) | (sum_9 & {11{conjunction_20}});

  assign bank_row_2 = disjunction_64 | (sum_10 & {11{conjunction_24}});

  wire conjunction_25 = grant_5 & (sum_10[1:0] == 2'd3);
  wire [5:0] joined_5 = {conjunction_25, conjunction_19, conjunction_15, conjunction_11, conjunction_7,
      conjunction_3};

  assign bank_read_3 = |joined_5;

  wire [10:0] disjunction_65 = (sum_5 & {11{conjunction_3}}) | (sum_6 & {11{conjunction_7}}) | (sum_7 &
      {11{conjunction_11}});
  wire [10:0] disjunction_66 = disjunction_65 | (sum_8 & {11{conjunction_15}}) | (sum_9 & {11{conjunction_19}});

  assign bank_row_3 = disjunction_66 | (sum_10 & {11{conjunction_25}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_10[1:0], sum_9[1:0], sum_8[1:0], sum_7[1:0], sum_6[1:0], sum_5[1:0]};

  wire equal_5 = stage_beat_5 == beat;
  wire [10:0] sum_11 = stage_row_5 + 11'd1;
  wire conjunction_26 = stage_writes_high_5 & (sum_5 == sum_11) & equal_5;
  wire disjunction_67 = (stage_writes_5 & (sum_5 == stage_row_5) & equal_5) | conjunction_26;
  wire equal_6 = stage_beat_4 == beat;
  wire [10:0] sum_12 = stage_row_4 + 11'd1;
  wire conjunction_27 = stage_writes_high_4 & (sum_5 == sum_12) & equal_6;
  wire disjunction_68 = (stage_writes_4 & (sum_5 == stage_row_4) & equal_6) | conjunction_27;
  wire [1:0] chosen_1 = disjunction_68 ? 2'd2 : disjunction_67 ? 2'd3 : 2'd0;
  wire conjunction_28 = stage_writes_high_5 & (sum_6 == sum_11) & equal_5;
  wire disjunction_69 = (stage_writes_5 & (sum_6 == stage_row_5) & equal_5) | conjunction_28;
  wire conjunction_29 = stage_writes_high_4 & (sum_6 == sum_12) & equal_6;
  wire disjunction_70 = (stage_writes_4 & (sum_6 == stage_row_4) & equal_6) | conjunction_29;
  wire [1:0] chosen_2 = disjunction_70 ? 2'd2 : disjunction_69 ? 2'd3 : 2'd0;
  wire conjunction_30 = stage_writes_high_5 & (sum_7 == sum_11) & equal_5;
  wire disjunction_71 = (stage_writes_5 & (sum_7 == stage_row_5) & equal_5) | conjunction_30;
  wire conjunction_31 = stage_writes_high_4 & (sum_7 == sum_12) & equal_6;
  wire disjunction_72 = (stage_writes_4 & (sum_7 == stage_row_4) & equal_6) | conjunction_31;
  wire [1:0] chosen_3 = disjunction_72 ? 2'd2 : disjunction_71 ? 2'd3 : 2'd0;
  wire conjunction_32 = stage_writes_high_5 & (sum_8 == sum_11) & equal_5;
  wire disjunction_73 = (stage_writes_5 & (sum_8 == stage_row_5) & equal_5) | conjunction_32;
  wire conjunction_33 = stage_writes_high_4 & (sum_8 == sum_12) & equal_6;
  wire disjunction_74 = (stage_writes_4 & (sum_8 == stage_row_4) & equal_6) | conjunction_33;
  wire [1:0] chosen_4 = disjunction_74 ? 2'd2 : disjunction_73 ? 2'd3 : 2'd0;
  wire conjunction_34 = stage_writes_high_5 & (sum_9 == sum_11) & equal_5;
  wire disjunction_75 = (stage_writes_5 & (sum_9 == stage_row_5) & equal_5) | conjunction_34;
  wire conjunction_35 = stage_writes_high_4 & (sum_9 == sum_12) & equal_6;
  wire disjunction_76 = (stage_writes_4 & (sum_9 == stage_row_4) & equal_6) | conjunction_35;
  wire [1:0] chosen_5 = disjunction_76 ? 2'd2 : disjunction_75 ? 2'd3 : 2'd0;
  wire conjunction_36 = stage_writes_high_5 & (sum_10 == sum_11) & equal_5;
  wire disjunction_77 = (stage_writes_5 & (sum_10 == stage_row_5) & equal_5) | conjunction_36;
  wire conjunction_37 = stage_writes_high_4 & (sum_10 == sum_12) & equal_6;
  wire disjunction_78 = (stage_writes_4 & (sum_10 == stage_row_4) & equal_6) | conjunction_37;
  wire [1:0] chosen_6 = disjunction_78 ? 2'd2 : disjunction_77 ? 2'd3 : 2'd0;

  assign origin = {need[5] ? chosen_6 : 2'd1, need[4] ? chosen_5 : 2'd1, need[3] ? chosen_4 : 2'd1, need[2] ?
      chosen_3 : 2'd1, need[1] ? chosen_2 : 2'd1, need[0] ? chosen_1 : 2'd1};
  assign bypass_high = {disjunction_78 ? conjunction_37 : conjunction_36, disjunction_76 ? conjunction_35 :
      conjunction_34, disjunction_74 ? conjunction_33 : conjunction_32, disjunction_72 ? conjunction_31 :
      conjunction_30, disjunction_70 ? conjunction_29 : conjunction_28, disjunction_68 ? conjunction_27 :
      conjunction_26};
  wire [5:0] conjunction_38 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_38)) & (~stall);

endmodule
