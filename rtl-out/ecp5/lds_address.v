// lds_address: generator of hdl/src/memory/lds/address.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_address (
  input wire [31:0] register_,
  input wire [1:0] source,
  input wire [15:0] m0,
  input wire [5:0] number,
  input wire [17:0] offset,
  input wire flat,
  input wire [1:0] dword,
  input wire pair,
  input wire [1:0] size,
  input wire upper_part,
  input wire stores,
  input wire [16:0] base,
  input wire [16:0] limit,
  input wire crosses_lanes,
  input wire named,
  input wire swizzles,
  input wire [5:0] swizzle_source,
  input wire wave64,
  input wire simd,
  output wire [4:0] bank,
  output wire [9:0] row,
  output wire [3:0] bytes,
  output wire [1:0] shift,
  output wire has_upper
);

  wire [31:0] first_byte;
  wire [32:0] address;
  wire [18:0] room;
  wire [3:0] bytes_inside;
  wire [7:0] bytes_of_parts;
  wire [5:0] index;

  reg [31:0] looked_up_1;
  always @*
    case (source)
      2'd1: looked_up_1 = {16'd0, m0} + {24'd0, {number, 2'd0}};
      2'd2: looked_up_1 = 32'd0;
      default: looked_up_1 = register_;
    endcase

  wire [31:0] sum_1 = looked_up_1 + {14'd0, offset};

  assign first_byte = {sum_1[31:17] & {15{~flat}}, sum_1[16:0]};
  assign address = {1'b0, pair ? {16'd0, {first_byte[15:3], 3'd0}} : first_byte} + {29'd0, {dword, 2'd0}};
  assign room = {2'd0, limit} - {1'b0, address[17:0]};
  wire [3:0] joined_1 = {(|room[17:2]) & (~(room[18] | (|address[32:18]))), ((|room[17:2]) | (&room[1:0])) &
      (~(room[18] | (|address[32:18]))), ((|room[17:2]) | room[1]) & (~(room[18] | (|address[32:18]))),
      ((|room[17:2]) | (|room[1:0])) & (~(room[18] | (|address[32:18])))};
  assign bytes_inside = joined_1 & {{2{size == 2'd0}}, ~(size == 2'd1), 1'b1};
  wire [7:0] extended_1 = {4'd0, bytes_inside & {4{(bytes_inside == {{2{size == 2'd0}}, ~(size == 2'd1), 1'b1}) |
      stores}}};
  assign bytes_of_parts = extended_1 << address[1:0];
  wire [31:0] sum_2 = register_ + {14'd0, offset};
  assign index = sum_2[7:2];

  wire [14:0] sum_3 = address[16:2] + base[16:2] + {14'd0, upper_part};
  wire [5:0] chosen_1 = named ? (swizzles ? swizzle_source : {index[5] & wave64, index[4:0]}) : number;

  assign bank = crosses_lanes ? chosen_1[4:0] : sum_3[4:0];
  assign row = crosses_lanes ? ({8'd0, {simd, chosen_1[5]}} + 10'h40) : sum_3[14:5];
  assign bytes = (upper_part ? bytes_of_parts[7:4] : bytes_of_parts[3:0]) | {4{crosses_lanes}};
  assign shift = address[1:0] & {2{~crosses_lanes}};
  assign has_upper = (|bytes_of_parts[7:4]) & (~crosses_lanes);

endmodule

`default_nettype wire
