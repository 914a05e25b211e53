// lds_crossbar: generator of hdl/src/lds/crossbar.rs:56. Written by Tombolo; change the source.
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

  assign served[0] = valid[0];
  wire served_any = store | ({request_row[10:0], request_bank[4:2]} != {request_row[21:11], request_bank[9:7]});
  assign served[1] = valid[1] & ~(valid[0] & (request_bank[1:0] == request_bank[6:5]) & served_any);
  wire served_any_store = store | ({request_row[21:11], request_bank[9:7]} != {request_row[32:22],
      request_bank[14:12]});
  wire served_any_request_row_0 = store | ({request_row[10:0], request_bank[4:2]} != {request_row[32:22],
      request_bank[14:12]});
  wire served_choice = (valid[0] & (request_bank[1:0] == request_bank[11:10])) ? served_any_request_row_0 : (valid[1]
      & (request_bank[6:5] == request_bank[11:10]) & served_any_store);
  assign served[2] = valid[2] & ~served_choice;
  wire served_any_request_row_2 = store | ({request_row[32:22], request_bank[14:12]} != {request_row[43:33],
      request_bank[19:17]});
  wire served_any_request_row_1 = store | ({request_row[21:11], request_bank[9:7]} != {request_row[43:33],
      request_bank[19:17]});
  wire served_any_request_bank_0_4_2 = store | ({request_row[10:0], request_bank[4:2]} != {request_row[43:33],
      request_bank[19:17]});
  wire served_choice_valid_0 = (valid[0] & (request_bank[1:0] == request_bank[16:15])) ?
      served_any_request_bank_0_4_2 : (valid[1] & (request_bank[6:5] == request_bank[16:15])) ?
      served_any_request_row_1 : (valid[2] & (request_bank[11:10] == request_bank[16:15]) & served_any_request_row_2);
  assign served[3] = valid[3] & ~served_choice_valid_0;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_bank_bytes
    localparam [1:0] INDEX = i;
    wire [3:0] wanted;
    wire [3:0] winner;
    wire [13:0] row_of_bank;
    assign enable[i] = |wanted;
    assign bank_row[i*14 +: 14] = row_of_bank;
    assign bank_data[i*32 +: 32] = (request_data[31:0] & {32{winner[0]}}) | (request_data[63:32] & {32{winner[1]}}) |
        (request_data[95:64] & {32{winner[2]}}) | (request_data[127:96] & {32{winner[3]}});
    assign bank_bytes[i*4 +: 4] = (request_bytes[3:0] & {4{winner[0]}}) | (request_bytes[7:4] & {4{winner[1]}}) |
        (request_bytes[11:8] & {4{winner[2]}}) | (request_bytes[15:12] & {4{winner[3]}});
    assign wanted = {valid[3] & (request_bank[16:15] == INDEX), valid[2] & (request_bank[11:10] == INDEX), valid[1] &
        (request_bank[6:5] == INDEX), valid[0] & (request_bank[1:0] == INDEX)};
    assign winner = wanted & (-wanted);
    assign row_of_bank = ({request_row[10:0], request_bank[4:2]} & {14{winner[0]}}) | ({request_row[21:11],
        request_bank[9:7]} & {14{winner[1]}}) | ({request_row[32:22], request_bank[14:12]} & {14{winner[2]}}) |
        ({request_row[43:33], request_bank[19:17]} & {14{winner[3]}});
  end
endmodule
`default_nettype wire
