// scalar_access_decode: generator of hdl/src/scalar/scalar_memory.rs:106
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_access_decode (
  input wire [31:0] word0, // First dword.
  input wire [31:0] word1, // Second dword.
  output wire [6:0] base, // First register of the base.
  // The base is no SGPR, VCC or TTMP, or a buffer's four registers are not: it reads as zero (8.4.1).
  output wire base_missing,
  output wire [6:0] offset, // Offset register; NULL reads zero.
  output wire [47:0] immediate, // Signed byte offset.
  output wire [6:0] destination, // First destination register.
  output wire discard, // Nothing is written: the destination is NULL or not all of it can be written (8.4.1).
  output reg [4:0] dwords, // Dwords to load; 0 for what is no load.
  output reg [2:0] narrowing, // 0 dwords, 1 16 bits, 2 8 bits; plus 4: signed.
  output reg is_buffer, // The base is a buffer resource.
  output reg invalidates // Forgets the scalar data cache.
);

  assign base_missing = ~(base < 7'h7c) | (is_buffer & ((base == 7'h68) | (base == 7'h6a) | (base == 7'h7a)));
  assign base = {word0[5:0], 1'b0};
  assign offset = word1[31:25];
  assign immediate = {{24{word1[23]}}, word1[23:0]};
  wire [7:0] discard_compared_sum = {1'b0, destination} + {3'd0, dwords};
  assign discard = ~((discard_compared_sum < 8'h6b) | (~(destination < 7'h6a) & (discard_compared_sum < 8'h6d)));
  assign destination = word0[12:6];

  always @*
    case (word0[18:13])
      6'd0: dwords = 5'd1;
      6'd1: dwords = 5'd2;
      6'd5: dwords = 5'd3;
      6'd2: dwords = 5'd4;
      6'd3: dwords = 5'd8;
      6'd4: dwords = 5'h10;
      6'd8: dwords = 5'd1;
      6'd9: dwords = 5'd1;
      6'ha: dwords = 5'd1;
      6'hb: dwords = 5'd1;
      6'h10: dwords = 5'd1;
      6'h11: dwords = 5'd2;
      6'h15: dwords = 5'd3;
      6'h12: dwords = 5'd4;
      6'h13: dwords = 5'd8;
      6'h14: dwords = 5'h10;
      6'h18: dwords = 5'd1;
      6'h19: dwords = 5'd1;
      6'h1a: dwords = 5'd1;
      6'h1b: dwords = 5'd1;
      default: dwords = 5'd0;
    endcase

  always @*
    case (word0[18:13])
      6'd8: narrowing = 3'd6;
      6'd9: narrowing = 3'd2;
      6'ha: narrowing = 3'd5;
      6'hb: narrowing = 3'd1;
      6'h18: narrowing = 3'd6;
      6'h19: narrowing = 3'd2;
      6'h1a: narrowing = 3'd5;
      6'h1b: narrowing = 3'd1;
      default: narrowing = 3'd0;
    endcase

  always @*
    case (word0[18:13])
      6'h10: is_buffer = 1'b1;
      6'h11: is_buffer = 1'b1;
      6'h15: is_buffer = 1'b1;
      6'h12: is_buffer = 1'b1;
      6'h13: is_buffer = 1'b1;
      6'h14: is_buffer = 1'b1;
      6'h18: is_buffer = 1'b1;
      6'h19: is_buffer = 1'b1;
      6'h1a: is_buffer = 1'b1;
      6'h1b: is_buffer = 1'b1;
      default: is_buffer = 1'b0;
    endcase

  always @*
    case (word0[18:13])
      6'h21: invalidates = 1'b1;
      default: invalidates = 1'b0;
    endcase

endmodule

`default_nettype wire
