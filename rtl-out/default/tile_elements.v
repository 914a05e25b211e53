// tile_elements: generator of hdl/src/vmem/transpose.rs:263
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_elements (
  input wire tile_bytes,
  input wire [2:0] pass, // { z, y }.
  input wire [31:0] source_present, // The dword with the lane's element is in this line.
  input wire [1023:0] dword, // That dword.
  input wire [127:0] bytes, // Those of its bytes that are in this line.
  output wire [1023:0] write_data, // Its element, wherever the VGPR wants it.
  output wire [127:0] write_bytes // Bytes of the VGPR.
);

  wire [3:0] place;

  assign place = tile_bytes ? (4'd1 << pass[1:0]) : {{2{pass[0]}}, ~{2{pass[0]}}};
  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_write_bytes
    assign write_data[4*i*32 +: 32] = tile_bytes ? {dword[4*i*32 +: 8], dword[4*i*32 +: 8], dword[4*i*32 +: 8],
        dword[4*i*32 +: 8]} : {dword[4*i*32 +: 16], dword[4*i*32 +: 16]};
    wire [31:0] write_data_joined = {dword[(4*i + 1)*32 + 8 +: 8], dword[(4*i + 1)*32 + 8 +: 8], dword[(4*i + 1)*32 +
        8 +: 8], dword[(4*i + 1)*32 + 8 +: 8]};
    assign write_data[(4*i + 1)*32 +: 32] = tile_bytes ? write_data_joined : {dword[(4*i + 1)*32 + 16 +: 16],
        dword[(4*i + 1)*32 + 16 +: 16]};
    wire [31:0] write_data_joined_dword_other_23_16 = {dword[(4*i + 2)*32 + 16 +: 8], dword[(4*i + 2)*32 + 16 +: 8],
        dword[(4*i + 2)*32 + 16 +: 8], dword[(4*i + 2)*32 + 16 +: 8]};
    assign write_data[(4*i + 2)*32 +: 32] = tile_bytes ? write_data_joined_dword_other_23_16 : {dword[(4*i + 2)*32 +:
        16], dword[(4*i + 2)*32 +: 16]};
    wire [31:0] write_data_joined_dword_other_31_24 = {dword[(4*i + 3)*32 + 24 +: 8], dword[(4*i + 3)*32 + 24 +: 8],
        dword[(4*i + 3)*32 + 24 +: 8], dword[(4*i + 3)*32 + 24 +: 8]};
    assign write_data[(4*i + 3)*32 +: 32] = tile_bytes ? write_data_joined_dword_other_31_24 : {dword[(4*i + 3)*32 +
        16 +: 16], dword[(4*i + 3)*32 + 16 +: 16]};
    assign write_bytes[4*i*4 +: 4] = (tile_bytes ? {4{bytes[4*i*4]}} : {bytes[4*i*4 +: 2], bytes[4*i*4 +: 2]}) &
        place & {4{source_present[4*i]}};
    wire [3:0] write_bytes_choice = tile_bytes ? {4{bytes[(4*i + 1)*4 + 1]}} : {bytes[(4*i + 1)*4 + 2 +: 2],
        bytes[(4*i + 1)*4 + 2 +: 2]};
    assign write_bytes[(4*i + 1)*4 +: 4] = write_bytes_choice & place & {4{source_present[4*i + 1]}};
    wire [3:0] write_bytes_choice_tile_bytes = tile_bytes ? {4{bytes[(4*i + 2)*4 + 2]}} : {bytes[(4*i + 2)*4 +: 2],
        bytes[(4*i + 2)*4 +: 2]};
    assign write_bytes[(4*i + 2)*4 +: 4] = write_bytes_choice_tile_bytes & place & {4{source_present[4*i + 2]}};
    wire [3:0] write_bytes_choice_bytes_other_3 = tile_bytes ? {4{bytes[(4*i + 3)*4 + 3]}} : {bytes[(4*i + 3)*4 + 2
        +: 2], bytes[(4*i + 3)*4 + 2 +: 2]};
    assign write_bytes[(4*i + 3)*4 +: 4] = write_bytes_choice_bytes_other_3 & place & {4{source_present[4*i + 3]}};
  end

endmodule

`default_nettype wire
