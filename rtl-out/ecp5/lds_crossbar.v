// lds_crossbar: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_crossbar (
  input wire store,
  input wire [3:0] valid,
  input wire [19:0] request_bank,
  input wire [39:0] request_row,
  input wire [127:0] request_data,
  input wire [15:0] request_bytes,
  output wire [3:0] served,
  output wire [3:0] enable,
  output wire [51:0] bank_row,
  output wire [127:0] bank_data,
  output wire [15:0] bank_bytes
);

  wire [15:0] winner;
  wire [51:0] row_of_bank;

  genvar i;

  wire [3:0] winner_0 = winner[0 +: 4];
  wire [3:0] winner_1 = winner[1*4 +: 4];
  wire [3:0] winner_2 = winner[2*4 +: 4];
  wire [3:0] winner_3 = winner[3*4 +: 4];
  wire [14:0] joined_2 = {request_row[3*10 +: 10], request_bank[3*5 +: 5]};
  wire [14:0] joined_3 = {request_row[2*10 +: 10], request_bank[2*5 +: 5]};
  wire [14:0] joined_4 = {request_row[1*10 +: 10], request_bank[1*5 +: 5]};
  wire [14:0] joined_5 = {request_row[0 +: 10], request_bank[0 +: 5]};

  for (i = 0; i < 4; i = i + 1) begin : each_bank_bytes
    localparam [1:0] INDEX = i;
    wire [3:0] wanted;

    reg [12:0] looked_up_1;
    always @*
      case (request_bank[i*5 +: 2])
        2'd1: looked_up_1 = row_of_bank[1*13 +: 13];
        2'd2: looked_up_1 = row_of_bank[2*13 +: 13];
        2'd3: looked_up_1 = row_of_bank[3*13 +: 13];
        default: looked_up_1 = row_of_bank[0 +: 13];
      endcase

    wire [14:0] joined_1 = {request_row[i*10 +: 10], request_bank[i*5 +: 5]};

    assign served[i] = store ? (winner_0[i] | winner_1[i] | winner_2[i] | winner_3[i]) : (valid[i] & (looked_up_1 ==
        joined_1[14:2]));
    assign enable[i] = |wanted;
    assign bank_row[i*13 +: 13] = row_of_bank[i*13 +: 13];
    assign bank_data[i*32 +: 32] = (request_data[0 +: 32] & {32{winner[i*4]}}) | (request_data[1*32 +: 32] &
        {32{winner[i*4 + 1]}}) | (request_data[2*32 +: 32] & {32{winner[i*4 + 2]}}) | (request_data[3*32 +: 32] &
        {32{winner[i*4 + 3]}});
    assign bank_bytes[i*4 +: 4] = (request_bytes[0 +: 4] & {4{winner[i*4]}}) | (request_bytes[1*4 +: 4] &
        {4{winner[i*4 + 1]}}) | (request_bytes[2*4 +: 4] & {4{winner[i*4 + 2]}}) | (request_bytes[3*4 +: 4] &
        {4{winner[i*4 + 3]}});
    assign wanted = {valid[3] & (request_bank[3*5 +: 2] == INDEX), valid[2] & (request_bank[2*5 +: 2] == INDEX),
        valid[1] & (request_bank[1*5 +: 2] == INDEX), valid[0] & (request_bank[0 +: 2] == INDEX)};
    assign winner[i*4 +: 4] = wanted & (-wanted);
    assign row_of_bank[i*13 +: 13] = (joined_5[14:2] & {13{winner[i*4]}}) | (joined_4[14:2] & {13{winner[i*4 + 1]}})
        | (joined_3[14:2] & {13{winner[i*4 + 2]}}) | (joined_2[14:2] & {13{winner[i*4 + 3]}});
  end

endmodule

`default_nettype wire
