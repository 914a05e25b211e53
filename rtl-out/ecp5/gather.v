// gather: generator of hdl/src/vector/gather.rs:35
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module gather (
  input wire [5:0] need, // Halves that VGPRs hold.
  input wire [5:0] gathered, // Halves gathered in earlier cycles.
  input wire [10:0] head_row_0, input wire [10:0] head_row_1, input wire [10:0] head_row_2,
  input wire hold, // Nothing is gathered in this cycle.
  input wire [3:0] bank_busy, // Vector memory reads the bank, by its last port.
  output wire [5:0] load, // Halves that are loaded one cycle later.
  output wire [11:0] bank, // Their banks.
  output wire [11:0] origin, // Where they come from.
  output wire complete, // Every half is gathered after this cycle.
  output wire [3:0] bank_read, // The bank reads; all banks' first ports come first.
  output wire [43:0] bank_row // This row.
);

  wire stall = hold;

  reg by_head_row_0_1_0;
  always @*
    case (head_row_0[1:0])
      2'd1: by_head_row_0_1_0 = bank_busy[1];
      2'd2: by_head_row_0_1_0 = bank_busy[2];
      2'd3: by_head_row_0_1_0 = bank_busy[3];
      default: by_head_row_0_1_0 = bank_busy[0];
    endcase

  wire [5:0] need_and_not_gathered = need & ~gathered;

  wire grant_0 = need_and_not_gathered[0] & ~by_head_row_0_1_0 & ~stall;

  wire [10:0] head_row_0_plus_1 = head_row_0 + 11'd1;

  reg by_head_row_0_plus_1_1_0;
  always @*
    case (head_row_0_plus_1[1:0])
      2'd1: by_head_row_0_plus_1_1_0 = bank_busy[1];
      2'd2: by_head_row_0_plus_1_1_0 = bank_busy[2];
      2'd3: by_head_row_0_plus_1_1_0 = bank_busy[3];
      default: by_head_row_0_plus_1_1_0 = bank_busy[0];
    endcase

  wire grant_1 = need_and_not_gathered[1] & ~by_head_row_0_plus_1_1_0 & ~stall;

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

  wire grant_2 = need_and_not_gathered[2] & ~grant_any & ~stall;

  wire [10:0] head_row_1_plus_1 = head_row_1 + 11'd1;

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

  wire grant_3 = need_and_not_gathered[3] & ~grant_any_by_head_row_1_plus_1_1_0 & ~stall;

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

  wire grant_4 = need_and_not_gathered[4] & ~grant_any_by_head_row_2_1_0 & ~stall;

  wire [10:0] head_row_2_plus_1 = head_row_2 + 11'd1;

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

  wire grant_5 = need_and_not_gathered[5] & ~grant_any_by_head_row_2_plus_1_1_0 & ~stall;
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | (~need & {6{~stall}});
  assign bank = {head_row_2_plus_1[1:0], head_row_2[1:0], head_row_1_plus_1[1:0], head_row_1[1:0],
      head_row_0_plus_1[1:0], head_row_0[1:0]};
  assign origin = {need[5] ? 2'd0 : 2'd1, need[4] ? 2'd0 : 2'd1, need[3] ? 2'd0 : 2'd1, need[2] ? 2'd0 : 2'd1,
      need[1] ? 2'd0 : 2'd1, need[0] ? 2'd0 : 2'd1};
  assign complete = (~|(need_and_not_gathered & ~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0})) & ~stall;
  genvar i;

  wire [3:0] all = (4'd1 << head_row_0[1:0]) & {4{grant_0}};
  wire [3:0] all_head_row_0_plus_1_1_0 = (4'd1 << head_row_0_plus_1[1:0]) & {4{grant_1}};
  wire [3:0] all_head_row_1_1_0 = (4'd1 << head_row_1[1:0]) & {4{grant_2}};
  wire [3:0] all_head_row_1_plus_1_1_0 = (4'd1 << head_row_1_plus_1[1:0]) & {4{grant_3}};
  wire [3:0] all_head_row_2_1_0 = (4'd1 << head_row_2[1:0]) & {4{grant_4}};
  wire [3:0] all_head_row_2_plus_1_1_0 = (4'd1 << head_row_2_plus_1[1:0]) & {4{grant_5}};

  for (i = 0; i < 4; i = i + 1) begin : each_bank_read
    wire [5:0] bank_read_joined;
    assign bank_read[i] = |bank_read_joined;
    assign bank_row[i*11 +: 11] = (head_row_0 & {11{all[i]}}) | (head_row_0_plus_1 &
        {11{all_head_row_0_plus_1_1_0[i]}}) | (head_row_1 & {11{all_head_row_1_1_0[i]}}) | (head_row_1_plus_1 &
        {11{all_head_row_1_plus_1_1_0[i]}}) | (head_row_2 & {11{all_head_row_2_1_0[i]}}) | (head_row_2_plus_1 &
        {11{all_head_row_2_plus_1_1_0[i]}});
    assign bank_read_joined = {all_head_row_2_plus_1_1_0[i], all_head_row_2_1_0[i], all_head_row_1_plus_1_1_0[i],
        all_head_row_1_1_0[i], all_head_row_0_plus_1_1_0[i], all[i]};
  end

endmodule

`default_nettype wire
