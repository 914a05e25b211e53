// gather: generator of hdl/src/vector/gather.rs:35. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module gather (
  input wire [5:0] need, // Halves that VGPRs hold.
  input wire [5:0] gathered, // Halves gathered in earlier cycles.
  input wire [10:0] head_row_0, head_row_1, head_row_2,
  input wire hold, // Nothing is gathered in this cycle.
  input wire [3:0] bank_busy, // Vector memory reads the bank, by its last port.
  output wire [5:0] load, // Halves that are loaded one cycle later.
  output wire [11:0] bank, // Their banks.
  output wire [11:0] origin, // Where they come from.
  output wire complete, // Every half is gathered after this cycle.
  output wire [3:0] bank_read, // The bank reads, unless vector memory takes it; all banks' first ports come first.
  output wire [43:0] bank_row // This row.
);

  wire stall = hold;
  wire [5:0] complete_all = need & ~gathered;
  wire asks_0 = complete_all[0] & ~stall;
  wire asks_1 = complete_all[1] & ~stall;
  wire [10:0] head_row_0_plus_1 = head_row_0 + 11'd1;
  wire asks_any = (complete_all[0] & (head_row_1[1:0] == head_row_0[1:0])) | (complete_all[1] & (head_row_1[1:0] ==
      head_row_0_plus_1[1:0]));
  wire asks_2 = complete_all[2] & ~asks_any & ~stall;
  wire [10:0] head_row_1_plus_1 = head_row_1 + 11'd1;
  wire asks_any_complete_all_0 = (complete_all[0] & (head_row_1_plus_1[1:0] == head_row_0[1:0])) | (complete_all[1] &
      (head_row_1_plus_1[1:0] == head_row_0_plus_1[1:0]));
  wire asks_3 = complete_all[3] & ~asks_any_complete_all_0 & ~stall;
  wire asks_any_complete_all = (complete_all[0] & (head_row_2[1:0] == head_row_0[1:0])) | (complete_all[1] &
      (head_row_2[1:0] == head_row_0_plus_1[1:0])) | (complete_all[2] & (head_row_2[1:0] == head_row_1[1:0])) |
      (complete_all[3] & (head_row_2[1:0] == head_row_1_plus_1[1:0]));
  wire asks_4 = complete_all[4] & ~asks_any_complete_all & ~stall;
  wire [10:0] head_row_2_plus_1 = head_row_2 + 11'd1;
  wire asks_any_head_row_2_plus_1 = (complete_all[0] & (head_row_2_plus_1[1:0] == head_row_0[1:0])) |
      (complete_all[1] & (head_row_2_plus_1[1:0] == head_row_0_plus_1[1:0])) | (complete_all[2] &
      (head_row_2_plus_1[1:0] == head_row_1[1:0])) | (complete_all[3] & (head_row_2_plus_1[1:0] ==
      head_row_1_plus_1[1:0]));
  wire asks_5 = complete_all[5] & ~asks_any_head_row_2_plus_1 & ~stall;
  wire [5:0] complete_joined = {asks_5 & ~bank_busy[head_row_2_plus_1[1:0]], asks_4 & ~bank_busy[head_row_2[1:0]],
      asks_3 & ~bank_busy[head_row_1_plus_1[1:0]], asks_2 & ~bank_busy[head_row_1[1:0]], asks_1 &
      ~bank_busy[head_row_0_plus_1[1:0]], asks_0 & ~bank_busy[head_row_0[1:0]]};
  assign load = complete_joined | (~need & {6{~stall}});
  assign bank = {head_row_2_plus_1[1:0], head_row_2[1:0], head_row_1_plus_1[1:0], head_row_1[1:0],
      head_row_0_plus_1[1:0], head_row_0[1:0]};
  assign origin = {need[5] ? 2'd0 : 2'd1, need[4] ? 2'd0 : 2'd1, need[3] ? 2'd0 : 2'd1, need[2] ? 2'd0 : 2'd1,
      need[1] ? 2'd0 : 2'd1, need[0] ? 2'd0 : 2'd1};
  assign complete = (~|(complete_all & ~complete_joined)) & ~stall;
  genvar i;
  wire [3:0] all = (4'd1 << head_row_0[1:0]) & {4{asks_0}};
  wire [3:0] all_head_row_0_plus_1 = (4'd1 << head_row_0_plus_1[1:0]) & {4{asks_1}};
  wire [3:0] all_head_row_1_1_0 = (4'd1 << head_row_1[1:0]) & {4{asks_2}};
  wire [3:0] all_head_row_1_plus_1 = (4'd1 << head_row_1_plus_1[1:0]) & {4{asks_3}};
  wire [3:0] all_head_row_2_1_0 = (4'd1 << head_row_2[1:0]) & {4{asks_4}};
  wire [3:0] all_head_row_2_plus_1 = (4'd1 << head_row_2_plus_1[1:0]) & {4{asks_5}};
  for (i = 0; i < 4; i = i + 1) begin : each_bank_read
    wire [5:0] bank_read_joined;
    assign bank_read[i] = |bank_read_joined;
    assign bank_row[i*11 +: 11] = (head_row_0 & {11{all[i]}}) | (head_row_0_plus_1 & {11{all_head_row_0_plus_1[i]}})
        | (head_row_1 & {11{all_head_row_1_1_0[i]}}) | (head_row_1_plus_1 & {11{all_head_row_1_plus_1[i]}}) |
        (head_row_2 & {11{all_head_row_2_1_0[i]}}) | (head_row_2_plus_1 & {11{all_head_row_2_plus_1[i]}});
    assign bank_read_joined = {all_head_row_2_plus_1[i], all_head_row_2_1_0[i], all_head_row_1_plus_1[i],
        all_head_row_1_1_0[i], all_head_row_0_plus_1[i], all[i]};
  end
endmodule
`default_nettype wire
