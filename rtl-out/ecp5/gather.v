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
  input wire hold,
  input wire bank_busy_0,
  input wire bank_busy_1,
  input wire bank_busy_2,
  input wire bank_busy_3,
  output wire [5:0] load,
  output wire [11:0] bank,
  output wire [11:0] origin,
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

  assign stall = hold;

  wire [10:0] sum_1 = head_row_0 + 11'd0;

  reg looked_up_1;
  always @*
    case (sum_1[1:0])
      2'd1: looked_up_1 = bank_busy_1;
      2'd2: looked_up_1 = bank_busy_2;
      2'd3: looked_up_1 = bank_busy_3;
      default: looked_up_1 = bank_busy_0;
    endcase

  wire [5:0] conjunction_1 = need & (~gathered);

  assign grant_0 = conjunction_1[0] & (~looked_up_1) & (~stall);

  wire [10:0] sum_2 = head_row_0 + 11'd1;

  reg looked_up_2;
  always @*
    case (sum_2[1:0])
      2'd1: looked_up_2 = bank_busy_1;
      2'd2: looked_up_2 = bank_busy_2;
      2'd3: looked_up_2 = bank_busy_3;
      default: looked_up_2 = bank_busy_0;
    endcase

  assign grant_1 = conjunction_1[1] & (~looked_up_2) & (~stall);

  wire [10:0] sum_3 = head_row_1 + 11'd0;

  reg looked_up_3;
  always @*
    case (sum_3[1:0])
      2'd1: looked_up_3 = bank_busy_1;
      2'd2: looked_up_3 = bank_busy_2;
      2'd3: looked_up_3 = bank_busy_3;
      default: looked_up_3 = bank_busy_0;
    endcase

  wire disjunction_1 = looked_up_3 | (conjunction_1[0] & (sum_3[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_3[1:0] == sum_2[1:0]));

  assign grant_2 = conjunction_1[2] & (~disjunction_1) & (~stall);

  wire [10:0] sum_4 = head_row_1 + 11'd1;

  reg looked_up_4;
  always @*
    case (sum_4[1:0])
      2'd1: looked_up_4 = bank_busy_1;
      2'd2: looked_up_4 = bank_busy_2;
      2'd3: looked_up_4 = bank_busy_3;
      default: looked_up_4 = bank_busy_0;
    endcase

  wire disjunction_2 = looked_up_4 | (conjunction_1[0] & (sum_4[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_4[1:0] == sum_2[1:0]));

  assign grant_3 = conjunction_1[3] & (~disjunction_2) & (~stall);

  wire [10:0] sum_5 = head_row_2 + 11'd0;

  reg looked_up_5;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_5 = bank_busy_1;
      2'd2: looked_up_5 = bank_busy_2;
      2'd3: looked_up_5 = bank_busy_3;
      default: looked_up_5 = bank_busy_0;
    endcase

  wire disjunction_3 = looked_up_5 | (conjunction_1[0] & (sum_5[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_5[1:0] == sum_2[1:0]));
  wire disjunction_4 = disjunction_3 | (conjunction_1[2] & (sum_5[1:0] == sum_3[1:0])) | (conjunction_1[3] &
      (sum_5[1:0] == sum_4[1:0]));

  assign grant_4 = conjunction_1[4] & (~disjunction_4) & (~stall);

  wire [10:0] sum_6 = head_row_2 + 11'd1;

  reg looked_up_6;
  always @*
    case (sum_6[1:0])
      2'd1: looked_up_6 = bank_busy_1;
      2'd2: looked_up_6 = bank_busy_2;
      2'd3: looked_up_6 = bank_busy_3;
      default: looked_up_6 = bank_busy_0;
    endcase

  wire disjunction_5 = looked_up_6 | (conjunction_1[0] & (sum_6[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_6[1:0] == sum_2[1:0]));
  wire disjunction_6 = disjunction_5 | (conjunction_1[2] & (sum_6[1:0] == sum_3[1:0])) | (conjunction_1[3] &
      (sum_6[1:0] == sum_4[1:0]));

  assign grant_5 = conjunction_1[5] & (~disjunction_6) & (~stall);

  wire [3:0] conjunction_2 = (4'd1 << sum_1[1:0]) & {4{grant_0}};
  wire [3:0] conjunction_3 = (4'd1 << sum_2[1:0]) & {4{grant_1}};
  wire [3:0] conjunction_4 = (4'd1 << sum_3[1:0]) & {4{grant_2}};
  wire [3:0] conjunction_5 = (4'd1 << sum_4[1:0]) & {4{grant_3}};
  wire [3:0] conjunction_6 = (4'd1 << sum_5[1:0]) & {4{grant_4}};
  wire [3:0] conjunction_7 = (4'd1 << sum_6[1:0]) & {4{grant_5}};
  wire [5:0] joined_1 = {conjunction_7[0], conjunction_6[0], conjunction_5[0], conjunction_4[0], conjunction_3[0],
      conjunction_2[0]};

  assign bank_read_0 = |joined_1;

  wire [10:0] disjunction_7 = (sum_1 & {11{conjunction_2[0]}}) | (sum_2 & {11{conjunction_3[0]}});
  wire [10:0] disjunction_8 = disjunction_7 | (sum_3 & {11{conjunction_4[0]}}) | (sum_4 & {11{conjunction_5[0]}});

  assign bank_row_0 = disjunction_8 | (sum_5 & {11{conjunction_6[0]}}) | (sum_6 & {11{conjunction_7[0]}});
  wire [5:0] joined_2 = {conjunction_7[1], conjunction_6[1], conjunction_5[1], conjunction_4[1], conjunction_3[1],
      conjunction_2[1]};
  assign bank_read_1 = |joined_2;

  wire [10:0] disjunction_9 = (sum_1 & {11{conjunction_2[1]}}) | (sum_2 & {11{conjunction_3[1]}});
  wire [10:0] disjunction_10 = disjunction_9 | (sum_3 & {11{conjunction_4[1]}}) | (sum_4 & {11{conjunction_5[1]}});

  assign bank_row_1 = disjunction_10 | (sum_5 & {11{conjunction_6[1]}}) | (sum_6 & {11{conjunction_7[1]}});
  wire [5:0] joined_3 = {conjunction_7[2], conjunction_6[2], conjunction_5[2], conjunction_4[2], conjunction_3[2],
      conjunction_2[2]};
  assign bank_read_2 = |joined_3;

  wire [10:0] disjunction_11 = (sum_1 & {11{conjunction_2[2]}}) | (sum_2 & {11{conjunction_3[2]}});
  wire [10:0] disjunction_12 = disjunction_11 | (sum_3 & {11{conjunction_4[2]}}) | (sum_4 & {11{conjunction_5[2]}});

  assign bank_row_2 = disjunction_12 | (sum_5 & {11{conjunction_6[2]}}) | (sum_6 & {11{conjunction_7[2]}});
  wire [5:0] joined_4 = {conjunction_7[3], conjunction_6[3], conjunction_5[3], conjunction_4[3], conjunction_3[3],
      conjunction_2[3]};
  assign bank_read_3 = |joined_4;

  wire [10:0] disjunction_13 = (sum_1 & {11{conjunction_2[3]}}) | (sum_2 & {11{conjunction_3[3]}});
  wire [10:0] disjunction_14 = disjunction_13 | (sum_3 & {11{conjunction_4[3]}}) | (sum_4 & {11{conjunction_5[3]}});

  assign bank_row_3 = disjunction_14 | (sum_5 & {11{conjunction_6[3]}}) | (sum_6 & {11{conjunction_7[3]}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_6[1:0], sum_5[1:0], sum_4[1:0], sum_3[1:0], sum_2[1:0], sum_1[1:0]};
  assign origin = {need[5] ? 2'd0 : 2'd1, need[4] ? 2'd0 : 2'd1, need[3] ? 2'd0 : 2'd1, need[2] ? 2'd0 : 2'd1,
      need[1] ? 2'd0 : 2'd1, need[0] ? 2'd0 : 2'd1};
  wire [5:0] conjunction_8 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_8)) & (~stall);

endmodule

`default_nettype wire
