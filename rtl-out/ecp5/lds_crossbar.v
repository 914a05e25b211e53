// lds_crossbar: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_crossbar (
  input wire store,
  input wire valid_0,
  input wire valid_1,
  input wire valid_2,
  input wire valid_3,
  input wire [4:0] request_0_bank,
  input wire [9:0] request_0_row,
  input wire [31:0] request_0_data,
  input wire [3:0] request_0_bytes,
  input wire [4:0] request_1_bank,
  input wire [9:0] request_1_row,
  input wire [31:0] request_1_data,
  input wire [3:0] request_1_bytes,
  input wire [4:0] request_2_bank,
  input wire [9:0] request_2_row,
  input wire [31:0] request_2_data,
  input wire [3:0] request_2_bytes,
  input wire [4:0] request_3_bank,
  input wire [9:0] request_3_row,
  input wire [31:0] request_3_data,
  input wire [3:0] request_3_bytes,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3,
  output wire enable_0,
  output wire enable_1,
  output wire enable_2,
  output wire enable_3,
  output wire [12:0] bank_row_0,
  output wire [12:0] bank_row_1,
  output wire [12:0] bank_row_2,
  output wire [12:0] bank_row_3,
  output wire [31:0] bank_data_0,
  output wire [31:0] bank_data_1,
  output wire [31:0] bank_data_2,
  output wire [31:0] bank_data_3,
  output wire [3:0] bank_bytes_0,
  output wire [3:0] bank_bytes_1,
  output wire [3:0] bank_bytes_2,
  output wire [3:0] bank_bytes_3
);

  wire [3:0] wanted;
  wire [3:0] winner;
  wire [12:0] row_of_bank;
  wire [3:0] wanted_2;
  wire [3:0] winner_2;
  wire [12:0] row_of_bank_2;
  wire [3:0] wanted_3;
  wire [3:0] winner_3;
  wire [12:0] row_of_bank_3;
  wire [3:0] wanted_4;
  wire [3:0] winner_4;
  wire [12:0] row_of_bank_4;

  assign wanted = {valid_3 & (request_3_bank[1:0] == 2'd0), valid_2 & (request_2_bank[1:0] == 2'd0), valid_1 &
      (request_1_bank[1:0] == 2'd0), valid_0 & (request_0_bank[1:0] == 2'd0)};
  assign winner = wanted & (-wanted);
  assign enable_0 = |wanted;

  wire [14:0] joined_1 = {request_3_row, request_3_bank};
  wire [14:0] joined_2 = {request_2_row, request_2_bank};
  wire [14:0] joined_3 = {request_1_row, request_1_bank};
  wire [14:0] joined_4 = {request_0_row, request_0_bank};
  wire [12:0] disjunction_1 = (joined_4[14:2] & {13{winner[0]}}) | (joined_3[14:2] & {13{winner[1]}});

  assign row_of_bank = disjunction_1 | (joined_2[14:2] & {13{winner[2]}}) | (joined_1[14:2] & {13{winner[3]}});
  wire [31:0] disjunction_2 = (request_0_data & {32{winner[0]}}) | (request_1_data & {32{winner[1]}});
  assign bank_data_0 = disjunction_2 | (request_2_data & {32{winner[2]}}) | (request_3_data & {32{winner[3]}});
  wire [3:0] disjunction_3 = (request_0_bytes & {4{winner[0]}}) | (request_1_bytes & {4{winner[1]}});
  assign bank_bytes_0 = disjunction_3 | (request_2_bytes & {4{winner[2]}}) | (request_3_bytes & {4{winner[3]}});
  assign wanted_2 = {valid_3 & (request_3_bank[1:0] == 2'd1), valid_2 & (request_2_bank[1:0] == 2'd1), valid_1 &
      (request_1_bank[1:0] == 2'd1), valid_0 & (request_0_bank[1:0] == 2'd1)};
  assign winner_2 = wanted_2 & (-wanted_2);
  assign enable_1 = |wanted_2;
  wire [12:0] disjunction_4 = (joined_4[14:2] & {13{winner_2[0]}}) | (joined_3[14:2] & {13{winner_2[1]}});
  assign row_of_bank_2 = disjunction_4 | (joined_2[14:2] & {13{winner_2[2]}}) | (joined_1[14:2] & {13{winner_2[3]}});
  wire [31:0] disjunction_5 = (request_0_data & {32{winner_2[0]}}) | (request_1_data & {32{winner_2[1]}});
  assign bank_data_1 = disjunction_5 | (request_2_data & {32{winner_2[2]}}) | (request_3_data & {32{winner_2[3]}});
  wire [3:0] disjunction_6 = (request_0_bytes & {4{winner_2[0]}}) | (request_1_bytes & {4{winner_2[1]}});
  assign bank_bytes_1 = disjunction_6 | (request_2_bytes & {4{winner_2[2]}}) | (request_3_bytes & {4{winner_2[3]}});
  assign wanted_3 = {valid_3 & (request_3_bank[1:0] == 2'd2), valid_2 & (request_2_bank[1:0] == 2'd2), valid_1 &
      (request_1_bank[1:0] == 2'd2), valid_0 & (request_0_bank[1:0] == 2'd2)};
  assign winner_3 = wanted_3 & (-wanted_3);
  assign enable_2 = |wanted_3;
  wire [12:0] disjunction_7 = (joined_4[14:2] & {13{winner_3[0]}}) | (joined_3[14:2] & {13{winner_3[1]}});
  assign row_of_bank_3 = disjunction_7 | (joined_2[14:2] & {13{winner_3[2]}}) | (joined_1[14:2] & {13{winner_3[3]}});
  wire [31:0] disjunction_8 = (request_0_data & {32{winner_3[0]}}) | (request_1_data & {32{winner_3[1]}});
  assign bank_data_2 = disjunction_8 | (request_2_data & {32{winner_3[2]}}) | (request_3_data & {32{winner_3[3]}});
  wire [3:0] disjunction_9 = (request_0_bytes & {4{winner_3[0]}}) | (request_1_bytes & {4{winner_3[1]}});
  assign bank_bytes_2 = disjunction_9 | (request_2_bytes & {4{winner_3[2]}}) | (request_3_bytes & {4{winner_3[3]}});
  assign wanted_4 = {valid_3 & (request_3_bank[1:0] == 2'd3), valid_2 & (request_2_bank[1:0] == 2'd3), valid_1 &
      (request_1_bank[1:0] == 2'd3), valid_0 & (request_0_bank[1:0] == 2'd3)};
  assign winner_4 = wanted_4 & (-wanted_4);
  assign enable_3 = |wanted_4;
  wire [12:0] disjunction_10 = (joined_4[14:2] & {13{winner_4[0]}}) | (joined_3[14:2] & {13{winner_4[1]}});
  assign row_of_bank_4 = disjunction_10 | (joined_2[14:2] & {13{winner_4[2]}}) | (joined_1[14:2] & {13{winner_4[3]}});
  wire [31:0] disjunction_11 = (request_0_data & {32{winner_4[0]}}) | (request_1_data & {32{winner_4[1]}});
  assign bank_data_3 = disjunction_11 | (request_2_data & {32{winner_4[2]}}) | (request_3_data & {32{winner_4[3]}});
  wire [3:0] disjunction_12 = (request_0_bytes & {4{winner_4[0]}}) | (request_1_bytes & {4{winner_4[1]}});
  assign bank_bytes_3 = disjunction_12 | (request_2_bytes & {4{winner_4[2]}}) | (request_3_bytes & {4{winner_4[3]}});
  assign bank_row_0 = row_of_bank;
  assign bank_row_1 = row_of_bank_2;
  assign bank_row_2 = row_of_bank_3;
  assign bank_row_3 = row_of_bank_4;

  reg [12:0] looked_up_1;
  always @*
    case (request_0_bank[1:0])
      2'd1: looked_up_1 = row_of_bank_2;
      2'd2: looked_up_1 = row_of_bank_3;
      2'd3: looked_up_1 = row_of_bank_4;
      default: looked_up_1 = row_of_bank;
    endcase

  assign served_0 = store ? (winner[0] | winner_2[0] | winner_3[0] | winner_4[0]) : (valid_0 & (looked_up_1 ==
      joined_4[14:2]));

  reg [12:0] looked_up_2;
  always @*
    case (request_1_bank[1:0])
      2'd1: looked_up_2 = row_of_bank_2;
      2'd2: looked_up_2 = row_of_bank_3;
      2'd3: looked_up_2 = row_of_bank_4;
      default: looked_up_2 = row_of_bank;
    endcase

  assign served_1 = store ? (winner[1] | winner_2[1] | winner_3[1] | winner_4[1]) : (valid_1 & (looked_up_2 ==
      joined_3[14:2]));

  reg [12:0] looked_up_3;
  always @*
    case (request_2_bank[1:0])
      2'd1: looked_up_3 = row_of_bank_2;
      2'd2: looked_up_3 = row_of_bank_3;
      2'd3: looked_up_3 = row_of_bank_4;
      default: looked_up_3 = row_of_bank;
    endcase

  assign served_2 = store ? (winner[2] | winner_2[2] | winner_3[2] | winner_4[2]) : (valid_2 & (looked_up_3 ==
      joined_2[14:2]));

  reg [12:0] looked_up_4;
  always @*
    case (request_3_bank[1:0])
      2'd1: looked_up_4 = row_of_bank_2;
      2'd2: looked_up_4 = row_of_bank_3;
      2'd3: looked_up_4 = row_of_bank_4;
      default: looked_up_4 = row_of_bank;
    endcase

  assign served_3 = store ? (winner[3] | winner_2[3] | winner_3[3] | winner_4[3]) : (valid_3 & (looked_up_4 ==
      joined_1[14:2]));

endmodule

`default_nettype wire
