// gather: generator of hdl/src/vector/gather.rs
// Written by Tombolo; change the source.

module gather (
  input wire [5:0] need,
  input wire [5:0] gathered,
  input wire [10:0] row_0,
  input wire [10:0] row_1,
  input wire [10:0] row_2,
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
  wire [3:0] taken_banks;
  wire grant_0;
  wire [3:0] bank_of_0;
  wire grant_1;
  wire [3:0] bank_of_1;
  wire grant_2;
  wire [3:0] bank_of_2;
  wire grant_3;
  wire [3:0] bank_of_3;
  wire grant_4;
  wire [3:0] bank_of_4;
  wire grant_5;
  wire [3:0] bank_of_5;

  assign stall = hold;
  assign taken_banks = {bank_busy_3, bank_busy_2, bank_busy_1, bank_busy_0};

  wire [10:0] sum_1 = row_0 + 11'd0;
  wire [3:0] shifted_1 = 4'd1 << sum_1[1:0];
  wire [5:0] conjunction_1 = need & (~gathered);

  assign grant_0 = conjunction_1[0] & (~(|(shifted_1 & taken_banks))) & (~stall);
  assign bank_of_0 = shifted_1 & {4{grant_0}};

  wire [3:0] disjunction_1 = taken_banks | bank_of_0;
  wire [10:0] sum_2 = row_0 + 11'd1;
  wire [3:0] shifted_2 = 4'd1 << sum_2[1:0];

  assign grant_1 = conjunction_1[1] & (~(|(shifted_2 & disjunction_1))) & (~stall);
  assign bank_of_1 = shifted_2 & {4{grant_1}};

  wire [3:0] disjunction_2 = disjunction_1 | bank_of_1;
  wire [10:0] sum_3 = row_1 + 11'd0;
  wire [3:0] shifted_3 = 4'd1 << sum_3[1:0];

  assign grant_2 = conjunction_1[2] & (~(|(shifted_3 & disjunction_2))) & (~stall);
  assign bank_of_2 = shifted_3 & {4{grant_2}};

  wire [3:0] disjunction_3 = disjunction_2 | bank_of_2;
  wire [10:0] sum_4 = row_1 + 11'd1;
  wire [3:0] shifted_4 = 4'd1 << sum_4[1:0];

  assign grant_3 = conjunction_1[3] & (~(|(shifted_4 & disjunction_3))) & (~stall);
  assign bank_of_3 = shifted_4 & {4{grant_3}};

  wire [3:0] disjunction_4 = disjunction_3 | bank_of_3;
  wire [10:0] sum_5 = row_2 + 11'd0;
  wire [3:0] shifted_5 = 4'd1 << sum_5[1:0];

  assign grant_4 = conjunction_1[4] & (~(|(shifted_5 & disjunction_4))) & (~stall);
  assign bank_of_4 = shifted_5 & {4{grant_4}};

  wire [10:0] sum_6 = row_2 + 11'd1;
  wire [3:0] shifted_6 = 4'd1 << sum_6[1:0];
  wire conjunction_2 = conjunction_1[5] & (~(|(shifted_6 & (disjunction_4 | bank_of_4))));

  assign grant_5 = conjunction_2 & (~stall);
  assign bank_of_5 = shifted_6 & {4{grant_5}};
  wire [5:0] joined_1 = {bank_of_5[0], bank_of_4[0], bank_of_3[0], bank_of_2[0], bank_of_1[0], bank_of_0[0]};
  assign bank_read_0 = |joined_1;

  wire [10:0] disjunction_5 = (sum_1 & {11{bank_of_0[0]}}) | (sum_2 & {11{bank_of_1[0]}}) | (sum_3 &
      {11{bank_of_2[0]}});
  wire [10:0] disjunction_6 = disjunction_5 | (sum_4 & {11{bank_of_3[0]}}) | (sum_5 & {11{bank_of_4[0]}});

  assign bank_row_0 = disjunction_6 | (sum_6 & {11{bank_of_5[0]}});
  wire [5:0] joined_2 = {bank_of_5[1], bank_of_4[1], bank_of_3[1], bank_of_2[1], bank_of_1[1], bank_of_0[1]};
  assign bank_read_1 = |joined_2;

  wire [10:0] disjunction_7 = (sum_1 & {11{bank_of_0[1]}}) | (sum_2 & {11{bank_of_1[1]}}) | (sum_3 &
      {11{bank_of_2[1]}});
  wire [10:0] disjunction_8 = disjunction_7 | (sum_4 & {11{bank_of_3[1]}}) | (sum_5 & {11{bank_of_4[1]}});

  assign bank_row_1 = disjunction_8 | (sum_6 & {11{bank_of_5[1]}});
  wire [5:0] joined_3 = {bank_of_5[2], bank_of_4[2], bank_of_3[2], bank_of_2[2], bank_of_1[2], bank_of_0[2]};
  assign bank_read_2 = |joined_3;

  wire [10:0] disjunction_9 = (sum_1 & {11{bank_of_0[2]}}) | (sum_2 & {11{bank_of_1[2]}}) | (sum_3 &
      {11{bank_of_2[2]}});
  wire [10:0] disjunction_10 = disjunction_9 | (sum_4 & {11{bank_of_3[2]}}) | (sum_5 & {11{bank_of_4[2]}});

  assign bank_row_2 = disjunction_10 | (sum_6 & {11{bank_of_5[2]}});
  wire [5:0] joined_4 = {bank_of_5[3], bank_of_4[3], bank_of_3[3], bank_of_2[3], bank_of_1[3], bank_of_0[3]};
  assign bank_read_3 = |joined_4;

  wire [10:0] disjunction_11 = (sum_1 & {11{bank_of_0[3]}}) | (sum_2 & {11{bank_of_1[3]}}) | (sum_3 &
      {11{bank_of_2[3]}});
  wire [10:0] disjunction_12 = disjunction_11 | (sum_4 & {11{bank_of_3[3]}}) | (sum_5 & {11{bank_of_4[3]}});

  assign bank_row_3 = disjunction_12 | (sum_6 & {11{bank_of_5[3]}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_6[1:0], sum_5[1:0], sum_4[1:0], sum_3[1:0], sum_2[1:0], sum_1[1:0]};
  assign origin = {need[5] ? 2'd0 : 2'd1, need[4] ? 2'd0 : 2'd1, need[3] ? 2'd0 : 2'd1, need[2] ? 2'd0 : 2'd1,
      need[1] ? 2'd0 : 2'd1, need[0] ? 2'd0 : 2'd1};
  wire [5:0] conjunction_3 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_3)) & (~stall);

endmodule
