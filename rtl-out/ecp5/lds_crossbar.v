// lds_crossbar: generator of hdl/src/lds/crossbar.rs:38
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_crossbar (
  input wire store, // The lanes store.
  input wire [3:0] valid, // The lane wants a dword.
  input wire [19:0] request_bank, // It.
  input wire [43:0] request_row, input wire [127:0] request_data, input wire [15:0] request_bytes,
  output wire [3:0] served, // The lane is served.
  output wire [3:0] enable, // The bank works.
  output wire [55:0] bank_row, // On this row.
  output wire [127:0] bank_data, // With this data.
  output wire [15:0] bank_bytes // Which bytes.
);

  wire [15:0] winner; wire [55:0] row_of_bank;

  genvar i;

  wire [3:0] winner_0 = winner[3:0];
  wire [3:0] winner_1 = winner[7:4];
  wire [3:0] winner_2 = winner[11:8];
  wire [3:0] winner_3 = winner[15:12];

  for (i = 0; i < 4; i = i + 1) begin : each_bank_bytes
    localparam [1:0] INDEX = i;
    wire [3:0] wanted;
    reg [13:0] served_entry;
    wire served_equal;
    assign served[i] = store ? (winner_0[i] | winner_1[i] | winner_2[i] | winner_3[i]) : (valid[i] & served_equal);
    assign enable[i] = |wanted;
    assign bank_row[i*14 +: 14] = row_of_bank[i*14 +: 14];
    assign bank_data[i*32 +: 32] = (request_data[31:0] & {32{winner[i*4]}}) | (request_data[63:32] & {32{winner[i*4 +
        1]}}) | (request_data[95:64] & {32{winner[i*4 + 2]}}) | (request_data[127:96] & {32{winner[i*4 + 3]}});
    assign bank_bytes[i*4 +: 4] = (request_bytes[3:0] & {4{winner[i*4]}}) | (request_bytes[7:4] & {4{winner[i*4 +
        1]}}) | (request_bytes[11:8] & {4{winner[i*4 + 2]}}) | (request_bytes[15:12] & {4{winner[i*4 + 3]}});
    assign wanted = {valid[3] & (request_bank[16:15] == INDEX), valid[2] & (request_bank[11:10] == INDEX), valid[1] &
        (request_bank[6:5] == INDEX), valid[0] & (request_bank[1:0] == INDEX)};
    assign winner[i*4 +: 4] = wanted & (-wanted);
    assign row_of_bank[i*14 +: 14] = ({request_row[10:0], request_bank[4:2]} & {14{winner[i*4]}}) |
        ({request_row[21:11], request_bank[9:7]} & {14{winner[i*4 + 1]}}) | ({request_row[32:22],
        request_bank[14:12]} & {14{winner[i*4 + 2]}}) | ({request_row[43:33], request_bank[19:17]} & {14{winner[i*4 +
        3]}});

    always @*
      case (request_bank[i*5 +: 2])
        2'd1: served_entry = row_of_bank[27:14];
        2'd2: served_entry = row_of_bank[41:28];
        2'd3: served_entry = row_of_bank[55:42];
        default: served_entry = row_of_bank[13:0];
      endcase

    assign served_equal = served_entry == {request_row[i*11 +: 11], request_bank[i*5 + 2 +: 3]};
  end

endmodule

`default_nettype wire
