// tile_elements: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_elements (
  input wire [4:0] tile,
  input wire [2:0] pass,
  input wire [31:0] source_present,
  input wire [1023:0] dword,
  input wire [127:0] bytes,
  output wire [1023:0] write_data,
  output wire [127:0] write_bytes
);

  wire [3:0] place;

  assign place = tile[1] ? (4'd1 << pass[1:0]) : {{2{pass[0]}}, ~{2{pass[0]}}};
  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_write_bytes
    assign write_data[4*i*32 +: 32] = tile[1] ? {4{dword[4*i*32 +: 8]}} : {2{dword[4*i*32 +: 16]}};
    assign write_data[(4*i + 1)*32 +: 32] = tile[1] ? {4{dword[(4*i + 1)*32 + 8 +: 8]}} : {2{dword[(4*i + 1)*32 + 16
        +: 16]}};
    assign write_data[(4*i + 2)*32 +: 32] = tile[1] ? {4{dword[(4*i + 2)*32 + 16 +: 8]}} : {2{dword[(4*i + 2)*32 +:
        16]}};
    assign write_data[(4*i + 3)*32 +: 32] = tile[1] ? {4{dword[(4*i + 3)*32 + 24 +: 8]}} : {2{dword[(4*i + 3)*32 + 16
        +: 16]}};
    assign write_bytes[4*i*4 +: 4] = (tile[1] ? {4{bytes[4*i*4]}} : {2{bytes[4*i*4 +: 2]}}) & place &
        {4{source_present[4*i]}};
    assign write_bytes[(4*i + 1)*4 +: 4] = (tile[1] ? {4{bytes[(4*i + 1)*4 + 1]}} : {2{bytes[(4*i + 1)*4 + 2 +: 2]}})
        & place & {4{source_present[4*i + 1]}};
    assign write_bytes[(4*i + 2)*4 +: 4] = (tile[1] ? {4{bytes[(4*i + 2)*4 + 2]}} : {2{bytes[(4*i + 2)*4 +: 2]}}) &
        place & {4{source_present[4*i + 2]}};
    assign write_bytes[(4*i + 3)*4 +: 4] = (tile[1] ? {4{bytes[(4*i + 3)*4 + 3]}} : {2{bytes[(4*i + 3)*4 + 2 +: 2]}})
        & place & {4{source_present[4*i + 3]}};
  end

endmodule

`default_nettype wire
