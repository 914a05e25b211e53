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
  input wire [3:0] bank_busy,
  output wire [5:0] load,
  output wire [11:0] bank,
  output wire [11:0] origin,
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

  assign stall = hold;

  wire [10:0] sum_1 = head_row_0;

  reg looked_up_1;
  always @*
    case (sum_1[1:0])
      2'd1: looked_up_1 = bank_busy[1];
      2'd2: looked_up_1 = bank_busy[2];
      2'd3: looked_up_1 = bank_busy[3];
      default: looked_up_1 = bank_busy[0];
    endcase

  wire [5:0] conjunction_1 = need & (~gathered);

  assign grant_0 = conjunction_1[0] & (~looked_up_1) & (~stall);

  wire [10:0] sum_2 = head_row_0 + 11'd1;

  reg looked_up_2;
  always @*
    case (sum_2[1:0])
      2'd1: looked_up_2 = bank_busy[1];
      2'd2: looked_up_2 = bank_busy[2];
      2'd3: looked_up_2 = bank_busy[3];
      default: looked_up_2 = bank_busy[0];
    endcase

  assign grant_1 = conjunction_1[1] & (~looked_up_2) & (~stall);

  wire [10:0] sum_3 = head_row_1;

  reg looked_up_3;
  always @*
    case (sum_3[1:0])
      2'd1: looked_up_3 = bank_busy[1];
      2'd2: looked_up_3 = bank_busy[2];
      2'd3: looked_up_3 = bank_busy[3];
      default: looked_up_3 = bank_busy[0];
    endcase

  wire disjunction_1 = looked_up_3 | (conjunction_1[0] & (sum_3[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_3[1:0] == sum_2[1:0]));

  assign grant_2 = conjunction_1[2] & (~disjunction_1) & (~stall);

  wire [10:0] sum_4 = head_row_1 + 11'd1;

  reg looked_up_4;
  always @*
    case (sum_4[1:0])
      2'd1: looked_up_4 = bank_busy[1];
      2'd2: looked_up_4 = bank_busy[2];
      2'd3: looked_up_4 = bank_busy[3];
      default: looked_up_4 = bank_busy[0];
    endcase

  wire disjunction_2 = looked_up_4 | (conjunction_1[0] & (sum_4[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_4[1:0] == sum_2[1:0]));

  assign grant_3 = conjunction_1[3] & (~disjunction_2) & (~stall);

  wire [10:0] sum_5 = head_row_2;

  reg looked_up_5;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_5 = bank_busy[1];
      2'd2: looked_up_5 = bank_busy[2];
      2'd3: looked_up_5 = bank_busy[3];
      default: looked_up_5 = bank_busy[0];
    endcase

  wire disjunction_3 = looked_up_5 | (conjunction_1[0] & (sum_5[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_5[1:0] == sum_2[1:0])) | (conjunction_1[2] & (sum_5[1:0] == sum_3[1:0])) | (conjunction_1[3] & (sum_5[1:0]
      == sum_4[1:0]));

  assign grant_4 = conjunction_1[4] & (~disjunction_3) & (~stall);

  wire [10:0] sum_6 = head_row_2 + 11'd1;

  reg looked_up_6;
  always @*
    case (sum_6[1:0])
      2'd1: looked_up_6 = bank_busy[1];
      2'd2: looked_up_6 = bank_busy[2];
      2'd3: looked_up_6 = bank_busy[3];
      default: looked_up_6 = bank_busy[0];
    endcase

  wire disjunction_4 = looked_up_6 | (conjunction_1[0] & (sum_6[1:0] == sum_1[1:0])) | (conjunction_1[1] &
      (sum_6[1:0] == sum_2[1:0])) | (conjunction_1[2] & (sum_6[1:0] == sum_3[1:0])) | (conjunction_1[3] & (sum_6[1:0]
      == sum_4[1:0]));

  assign grant_5 = conjunction_1[5] & (~disjunction_4) & (~stall);
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_6[1:0], sum_5[1:0], sum_4[1:0], sum_3[1:0], sum_2[1:0], sum_1[1:0]};
  assign origin = {need[5] ? 2'd0 : 2'd1, need[4] ? 2'd0 : 2'd1, need[3] ? 2'd0 : 2'd1, need[2] ? 2'd0 : 2'd1,
      need[1] ? 2'd0 : 2'd1, need[0] ? 2'd0 : 2'd1};
  assign complete = (~(|(conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0})))) & (~stall);
  genvar i;

  wire [3:0] conjunction_2 = (4'd1 << sum_6[1:0]) & {4{grant_5}};
  wire [3:0] conjunction_3 = (4'd1 << sum_5[1:0]) & {4{grant_4}};
  wire [3:0] conjunction_4 = (4'd1 << sum_4[1:0]) & {4{grant_3}};
  wire [3:0] conjunction_5 = (4'd1 << sum_3[1:0]) & {4{grant_2}};
  wire [3:0] conjunction_6 = (4'd1 << sum_2[1:0]) & {4{grant_1}};
  wire [3:0] conjunction_7 = (4'd1 << sum_1[1:0]) & {4{grant_0}};

  for (i = 0; i < 4; i = i + 1) begin : each_bank_read
    wire [5:0] joined_1 = {conjunction_2[i], conjunction_3[i], conjunction_4[i], conjunction_5[i], conjunction_6[i],
        conjunction_7[i]};
    assign bank_read[i] = |joined_1;
    assign bank_row[i*11 +: 11] = (sum_1 & {11{conjunction_7[i]}}) | (sum_2 & {11{conjunction_6[i]}}) | (sum_3 &
        {11{conjunction_5[i]}}) | (sum_4 & {11{conjunction_4[i]}}) | (sum_5 & {11{conjunction_3[i]}}) | (sum_6 &
        {11{conjunction_2[i]}});
  end

endmodule

`default_nettype wire
