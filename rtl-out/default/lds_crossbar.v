// lds_crossbar: generator of hdl/src/lds/crossbar.rs:37
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_crossbar (
  input wire store, // The lanes store.
  input wire [31:0] valid, // The lane wants a dword.
  input wire [159:0] request_bank, // It.
  input wire [319:0] request_row,
  input wire [1023:0] request_data,
  input wire [127:0] request_bytes,
  output wire [31:0] served, // The lane is served.
  output wire [31:0] enable, // The bank works.
  output wire [415:0] bank_row, // On this row.
  output wire [1023:0] bank_data, // With this data.
  output wire [127:0] bank_bytes // Which bytes.
);

  wire [1023:0] winner;
  wire [319:0] row_of_bank;

  genvar i;

  wire [31:0] winner_0 = winner[0 +: 32];
  wire [31:0] winner_1 = winner[1*32 +: 32];
  wire [31:0] winner_2 = winner[2*32 +: 32];
  wire [31:0] winner_3 = winner[3*32 +: 32];
  wire [31:0] winner_4 = winner[4*32 +: 32];
  wire [31:0] winner_5 = winner[5*32 +: 32];
  wire [31:0] winner_6 = winner[6*32 +: 32];
  wire [31:0] winner_7 = winner[7*32 +: 32];
  wire [31:0] winner_8 = winner[8*32 +: 32];
  wire [31:0] winner_9 = winner[9*32 +: 32];
  wire [31:0] winner_10 = winner[10*32 +: 32];
  wire [31:0] winner_11 = winner[11*32 +: 32];
  wire [31:0] winner_12 = winner[12*32 +: 32];
  wire [31:0] winner_13 = winner[13*32 +: 32];
  wire [31:0] winner_14 = winner[14*32 +: 32];
  wire [31:0] winner_15 = winner[15*32 +: 32];
  wire [31:0] winner_16 = winner[16*32 +: 32];
  wire [31:0] winner_17 = winner[17*32 +: 32];
  wire [31:0] winner_18 = winner[18*32 +: 32];
  wire [31:0] winner_19 = winner[19*32 +: 32];
  wire [31:0] winner_20 = winner[20*32 +: 32];
  wire [31:0] winner_21 = winner[21*32 +: 32];
  wire [31:0] winner_22 = winner[22*32 +: 32];
  wire [31:0] winner_23 = winner[23*32 +: 32];
  wire [31:0] winner_24 = winner[24*32 +: 32];
  wire [31:0] winner_25 = winner[25*32 +: 32];
  wire [31:0] winner_26 = winner[26*32 +: 32];
  wire [31:0] winner_27 = winner[27*32 +: 32];
  wire [31:0] winner_28 = winner[28*32 +: 32];
  wire [31:0] winner_29 = winner[29*32 +: 32];
  wire [31:0] winner_30 = winner[30*32 +: 32];
  wire [31:0] winner_31 = winner[31*32 +: 32];

  for (i = 0; i < 32; i = i + 1) begin : each_bank_bytes
    localparam [4:0] INDEX = i;
    wire [31:0] wanted;
    reg [9:0] served_compared;
    wire served_any = winner_0[i] | winner_1[i] | winner_2[i] | winner_3[i] | winner_4[i] | winner_5[i] | winner_6[i]
        | winner_7[i] | winner_8[i] | winner_9[i] | winner_10[i] | winner_11[i] | winner_12[i] | winner_13[i] |
        winner_14[i] | winner_15[i] | winner_16[i] | winner_17[i] | winner_18[i] | winner_19[i] | winner_20[i] |
        winner_21[i] | winner_22[i] | winner_23[i] | winner_24[i] | winner_25[i] | winner_26[i] | winner_27[i] |
        winner_28[i] | winner_29[i] | winner_30[i] | winner_31[i];
    assign served[i] = store ? served_any : (valid[i] & (served_compared == request_row[i*10 +: 10]));
    assign enable[i] = |wanted;
    assign bank_row[i*13 +: 13] = {3'd0, row_of_bank[i*10 +: 10]};

    wire [31:0] bank_data_any = (request_data[0 +: 32] & {32{winner[i*32]}}) | (request_data[1*32 +: 32] &
        {32{winner[i*32 + 1]}}) | (request_data[2*32 +: 32] & {32{winner[i*32 + 2]}}) | (request_data[3*32 +: 32] &
        {32{winner[i*32 + 3]}}) | (request_data[4*32 +: 32] & {32{winner[i*32 + 4]}}) | (request_data[5*32 +: 32] &
        {32{winner[i*32 + 5]}}) | (request_data[6*32 +: 32] & {32{winner[i*32 + 6]}}) | (request_data[7*32 +: 32] &
        {32{winner[i*32 + 7]}}) | (request_data[8*32 +: 32] & {32{winner[i*32 + 8]}}) | (request_data[9*32 +: 32] &
        {32{winner[i*32 + 9]}}) | (request_data[10*32 +: 32] & {32{winner[i*32 + 10]}}) | (request_data[11*32 +: 32]
        & {32{winner[i*32 + 11]}}) | (request_data[12*32 +: 32] & {32{winner[i*32 + 12]}}) | (request_data[13*32 +:
        32] & {32{winner[i*32 + 13]}});
    wire [31:0] bank_data_any_bank_data_any = bank_data_any | (request_data[14*32 +: 32] & {32{winner[i*32 + 14]}}) |
        (request_data[15*32 +: 32] & {32{winner[i*32 + 15]}}) | (request_data[16*32 +: 32] & {32{winner[i*32 + 16]}})
        | (request_data[17*32 +: 32] & {32{winner[i*32 + 17]}}) | (request_data[18*32 +: 32] & {32{winner[i*32 +
        18]}}) | (request_data[19*32 +: 32] & {32{winner[i*32 + 19]}}) | (request_data[20*32 +: 32] & {32{winner[i*32
        + 20]}}) | (request_data[21*32 +: 32] & {32{winner[i*32 + 21]}}) | (request_data[22*32 +: 32] &
        {32{winner[i*32 + 22]}}) | (request_data[23*32 +: 32] & {32{winner[i*32 + 23]}}) | (request_data[24*32 +: 32]
        & {32{winner[i*32 + 24]}}) | (request_data[25*32 +: 32] & {32{winner[i*32 + 25]}}) | (request_data[26*32 +:
        32] & {32{winner[i*32 + 26]}});

    assign bank_data[i*32 +: 32] = bank_data_any_bank_data_any | (request_data[27*32 +: 32] & {32{winner[i*32 +
        27]}}) | (request_data[28*32 +: 32] & {32{winner[i*32 + 28]}}) | (request_data[29*32 +: 32] & {32{winner[i*32
        + 29]}}) | (request_data[30*32 +: 32] & {32{winner[i*32 + 30]}}) | (request_data[31*32 +: 32] &
        {32{winner[i*32 + 31]}});

    wire [3:0] bank_bytes_any = (request_bytes[0 +: 4] & {4{winner[i*32]}}) | (request_bytes[1*4 +: 4] &
        {4{winner[i*32 + 1]}}) | (request_bytes[2*4 +: 4] & {4{winner[i*32 + 2]}}) | (request_bytes[3*4 +: 4] &
        {4{winner[i*32 + 3]}}) | (request_bytes[4*4 +: 4] & {4{winner[i*32 + 4]}}) | (request_bytes[5*4 +: 4] &
        {4{winner[i*32 + 5]}}) | (request_bytes[6*4 +: 4] & {4{winner[i*32 + 6]}}) | (request_bytes[7*4 +: 4] &
        {4{winner[i*32 + 7]}}) | (request_bytes[8*4 +: 4] & {4{winner[i*32 + 8]}}) | (request_bytes[9*4 +: 4] &
        {4{winner[i*32 + 9]}}) | (request_bytes[10*4 +: 4] & {4{winner[i*32 + 10]}}) | (request_bytes[11*4 +: 4] &
        {4{winner[i*32 + 11]}}) | (request_bytes[12*4 +: 4] & {4{winner[i*32 + 12]}}) | (request_bytes[13*4 +: 4] &
        {4{winner[i*32 + 13]}});
    wire [3:0] bank_bytes_any_bank_bytes_any = bank_bytes_any | (request_bytes[14*4 +: 4] & {4{winner[i*32 + 14]}}) |
        (request_bytes[15*4 +: 4] & {4{winner[i*32 + 15]}}) | (request_bytes[16*4 +: 4] & {4{winner[i*32 + 16]}}) |
        (request_bytes[17*4 +: 4] & {4{winner[i*32 + 17]}}) | (request_bytes[18*4 +: 4] & {4{winner[i*32 + 18]}}) |
        (request_bytes[19*4 +: 4] & {4{winner[i*32 + 19]}}) | (request_bytes[20*4 +: 4] & {4{winner[i*32 + 20]}}) |
        (request_bytes[21*4 +: 4] & {4{winner[i*32 + 21]}}) | (request_bytes[22*4 +: 4] & {4{winner[i*32 + 22]}}) |
        (request_bytes[23*4 +: 4] & {4{winner[i*32 + 23]}}) | (request_bytes[24*4 +: 4] & {4{winner[i*32 + 24]}}) |
        (request_bytes[25*4 +: 4] & {4{winner[i*32 + 25]}}) | (request_bytes[26*4 +: 4] & {4{winner[i*32 + 26]}});

    assign bank_bytes[i*4 +: 4] = bank_bytes_any_bank_bytes_any | (request_bytes[27*4 +: 4] & {4{winner[i*32 + 27]}})
        | (request_bytes[28*4 +: 4] & {4{winner[i*32 + 28]}}) | (request_bytes[29*4 +: 4] & {4{winner[i*32 + 29]}}) |
        (request_bytes[30*4 +: 4] & {4{winner[i*32 + 30]}}) | (request_bytes[31*4 +: 4] & {4{winner[i*32 + 31]}});
    assign wanted = {valid[31] & (request_bank[31*5 +: 5] == INDEX), valid[30] & (request_bank[30*5 +: 5] == INDEX),
        valid[29] & (request_bank[29*5 +: 5] == INDEX), valid[28] & (request_bank[28*5 +: 5] == INDEX), valid[27] &
        (request_bank[27*5 +: 5] == INDEX), valid[26] & (request_bank[26*5 +: 5] == INDEX), valid[25] &
        (request_bank[25*5 +: 5] == INDEX), valid[24] & (request_bank[24*5 +: 5] == INDEX), valid[23] &
        (request_bank[23*5 +: 5] == INDEX), valid[22] & (request_bank[22*5 +: 5] == INDEX), valid[21] &
        (request_bank[21*5 +: 5] == INDEX), valid[20] & (request_bank[20*5 +: 5] == INDEX), valid[19] &
        (request_bank[19*5 +: 5] == INDEX), valid[18] & (request_bank[18*5 +: 5] == INDEX), valid[17] &
        (request_bank[17*5 +: 5] == INDEX), valid[16] & (request_bank[16*5 +: 5] == INDEX), valid[15] &
        (request_bank[15*5 +: 5] == INDEX), valid[14] & (request_bank[14*5 +: 5] == INDEX), valid[13] &
        (request_bank[13*5 +: 5] == INDEX), valid[12] & (request_bank[12*5 +: 5] == INDEX), valid[11] &
        (request_bank[11*5 +: 5] == INDEX), valid[10] & (request_bank[10*5 +: 5] == INDEX), valid[9] &
        (request_bank[9*5 +: 5] == INDEX), valid[8] & (request_bank[8*5 +: 5] == INDEX), valid[7] & (request_bank[7*5
        +: 5] == INDEX), valid[6] & (request_bank[6*5 +: 5] == INDEX), valid[5] & (request_bank[5*5 +: 5] == INDEX),
        valid[4] & (request_bank[4*5 +: 5] == INDEX), valid[3] & (request_bank[3*5 +: 5] == INDEX), valid[2] &
        (request_bank[2*5 +: 5] == INDEX), valid[1] & (request_bank[1*5 +: 5] == INDEX), valid[0] & (request_bank[0
        +: 5] == INDEX)};
    assign winner[i*32 +: 32] = wanted & (-wanted);

    wire [9:0] row_of_bank_any = (request_row[0 +: 10] & {10{winner[i*32]}}) | (request_row[1*10 +: 10] &
        {10{winner[i*32 + 1]}}) | (request_row[2*10 +: 10] & {10{winner[i*32 + 2]}}) | (request_row[3*10 +: 10] &
        {10{winner[i*32 + 3]}}) | (request_row[4*10 +: 10] & {10{winner[i*32 + 4]}}) | (request_row[5*10 +: 10] &
        {10{winner[i*32 + 5]}}) | (request_row[6*10 +: 10] & {10{winner[i*32 + 6]}}) | (request_row[7*10 +: 10] &
        {10{winner[i*32 + 7]}}) | (request_row[8*10 +: 10] & {10{winner[i*32 + 8]}}) | (request_row[9*10 +: 10] &
        {10{winner[i*32 + 9]}}) | (request_row[10*10 +: 10] & {10{winner[i*32 + 10]}}) | (request_row[11*10 +: 10] &
        {10{winner[i*32 + 11]}}) | (request_row[12*10 +: 10] & {10{winner[i*32 + 12]}}) | (request_row[13*10 +: 10] &
        {10{winner[i*32 + 13]}});
    wire [9:0] row_of_bank_any_row_of_bank_any = row_of_bank_any | (request_row[14*10 +: 10] & {10{winner[i*32 +
        14]}}) | (request_row[15*10 +: 10] & {10{winner[i*32 + 15]}}) | (request_row[16*10 +: 10] & {10{winner[i*32 +
        16]}}) | (request_row[17*10 +: 10] & {10{winner[i*32 + 17]}}) | (request_row[18*10 +: 10] & {10{winner[i*32 +
        18]}}) | (request_row[19*10 +: 10] & {10{winner[i*32 + 19]}}) | (request_row[20*10 +: 10] & {10{winner[i*32 +
        20]}}) | (request_row[21*10 +: 10] & {10{winner[i*32 + 21]}}) | (request_row[22*10 +: 10] & {10{winner[i*32 +
        22]}}) | (request_row[23*10 +: 10] & {10{winner[i*32 + 23]}}) | (request_row[24*10 +: 10] & {10{winner[i*32 +
        24]}}) | (request_row[25*10 +: 10] & {10{winner[i*32 + 25]}}) | (request_row[26*10 +: 10] & {10{winner[i*32 +
        26]}});

    assign row_of_bank[i*10 +: 10] = row_of_bank_any_row_of_bank_any | (request_row[27*10 +: 10] & {10{winner[i*32 +
        27]}}) | (request_row[28*10 +: 10] & {10{winner[i*32 + 28]}}) | (request_row[29*10 +: 10] & {10{winner[i*32 +
        29]}}) | (request_row[30*10 +: 10] & {10{winner[i*32 + 30]}}) | (request_row[31*10 +: 10] & {10{winner[i*32 +
        31]}});

    always @*
      case (request_bank[i*5 +: 5])
        5'd1: served_compared = row_of_bank[1*10 +: 10];
        5'd2: served_compared = row_of_bank[2*10 +: 10];
        5'd3: served_compared = row_of_bank[3*10 +: 10];
        5'd4: served_compared = row_of_bank[4*10 +: 10];
        5'd5: served_compared = row_of_bank[5*10 +: 10];
        5'd6: served_compared = row_of_bank[6*10 +: 10];
        5'd7: served_compared = row_of_bank[7*10 +: 10];
        5'd8: served_compared = row_of_bank[8*10 +: 10];
        5'd9: served_compared = row_of_bank[9*10 +: 10];
        5'ha: served_compared = row_of_bank[10*10 +: 10];
        5'hb: served_compared = row_of_bank[11*10 +: 10];
        5'hc: served_compared = row_of_bank[12*10 +: 10];
        5'hd: served_compared = row_of_bank[13*10 +: 10];
        5'he: served_compared = row_of_bank[14*10 +: 10];
        5'hf: served_compared = row_of_bank[15*10 +: 10];
        5'h10: served_compared = row_of_bank[16*10 +: 10];
        5'h11: served_compared = row_of_bank[17*10 +: 10];
        5'h12: served_compared = row_of_bank[18*10 +: 10];
        5'h13: served_compared = row_of_bank[19*10 +: 10];
        5'h14: served_compared = row_of_bank[20*10 +: 10];
        5'h15: served_compared = row_of_bank[21*10 +: 10];
        5'h16: served_compared = row_of_bank[22*10 +: 10];
        5'h17: served_compared = row_of_bank[23*10 +: 10];
        5'h18: served_compared = row_of_bank[24*10 +: 10];
        5'h19: served_compared = row_of_bank[25*10 +: 10];
        5'h1a: served_compared = row_of_bank[26*10 +: 10];
        5'h1b: served_compared = row_of_bank[27*10 +: 10];
        5'h1c: served_compared = row_of_bank[28*10 +: 10];
        5'h1d: served_compared = row_of_bank[29*10 +: 10];
        5'h1e: served_compared = row_of_bank[30*10 +: 10];
        5'h1f: served_compared = row_of_bank[31*10 +: 10];
        default: served_compared = row_of_bank[0 +: 10];
      endcase
  end

endmodule

`default_nettype wire
