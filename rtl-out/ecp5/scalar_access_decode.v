// scalar_access_decode: generator of hdl/src/scalar/scalar_memory.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_access_decode (
  input wire [31:0] word0,
  input wire [31:0] word1,
  output wire [6:0] base,
  output wire base_missing,
  output wire [6:0] offset,
  output wire [47:0] immediate,
  output wire [6:0] destination,
  output wire discard,
  output reg [4:0] dwords,
  output reg [2:0] narrowing,
  output reg is_buffer,
  output reg invalidates
);

  assign base_missing = (~(base < 7'h7c)) | (is_buffer & ((base == 7'h68) | (base == 7'h6a) | (base == 7'h7a)));
  assign base = {word0[5:0], 1'b0};
  assign offset = word1[31:25];
  assign immediate = {{24{word1[23]}}, word1[23:0]};
  wire [7:0] sum_1 = {1'b0, destination} + {3'd0, dwords};
  assign discard = ~((sum_1 < 8'h6b) | ((~(destination < 7'h6a)) & (sum_1 < 8'h6d)));
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
      6'h21: dwords = 5'd0;
      6'h24: dwords = 5'd0;
      6'h25: dwords = 5'd0;
      6'h26: dwords = 5'd0;
      6'h28: dwords = 5'd0;
      6'h27: dwords = 5'd0;
      default: dwords = 5'd0;
    endcase

  always @*
    case (word0[18:13])
      6'd0: narrowing = 3'd0;
      6'd1: narrowing = 3'd0;
      6'd5: narrowing = 3'd0;
      6'd2: narrowing = 3'd0;
      6'd3: narrowing = 3'd0;
      6'd4: narrowing = 3'd0;
      6'd8: narrowing = 3'd6;
      6'd9: narrowing = 3'd2;
      6'ha: narrowing = 3'd5;
      6'hb: narrowing = 3'd1;
      6'h10: narrowing = 3'd0;
      6'h11: narrowing = 3'd0;
      6'h15: narrowing = 3'd0;
      6'h12: narrowing = 3'd0;
      6'h13: narrowing = 3'd0;
      6'h14: narrowing = 3'd0;
      6'h18: narrowing = 3'd6;
      6'h19: narrowing = 3'd2;
      6'h1a: narrowing = 3'd5;
      6'h1b: narrowing = 3'd1;
      6'h21: narrowing = 3'd0;
      6'h24: narrowing = 3'd0;
      6'h25: narrowing = 3'd0;
      6'h26: narrowing = 3'd0;
      6'h28: narrowing = 3'd0;
      6'h27: narrowing = 3'd0;
      default: narrowing = 3'd0;
    endcase

  always @*
    case (word0[18:13])
      6'd0: is_buffer = 1'b0;
      6'd1: is_buffer = 1'b0;
      6'd5: is_buffer = 1'b0;
      6'd2: is_buffer = 1'b0;
      6'd3: is_buffer = 1'b0;
      6'd4: is_buffer = 1'b0;
      6'd8: is_buffer = 1'b0;
      6'd9: is_buffer = 1'b0;
      6'ha: is_buffer = 1'b0;
      6'hb: is_buffer = 1'b0;
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
      6'h21: is_buffer = 1'b0;
      6'h24: is_buffer = 1'b0;
      6'h25: is_buffer = 1'b0;
      6'h26: is_buffer = 1'b0;
      6'h28: is_buffer = 1'b0;
      6'h27: is_buffer = 1'b0;
      default: is_buffer = 1'b0;
    endcase

  always @*
    case (word0[18:13])
      6'd0: invalidates = 1'b0;
      6'd1: invalidates = 1'b0;
      6'd5: invalidates = 1'b0;
      6'd2: invalidates = 1'b0;
      6'd3: invalidates = 1'b0;
      6'd4: invalidates = 1'b0;
      6'd8: invalidates = 1'b0;
      6'd9: invalidates = 1'b0;
      6'ha: invalidates = 1'b0;
      6'hb: invalidates = 1'b0;
      6'h10: invalidates = 1'b0;
      6'h11: invalidates = 1'b0;
      6'h15: invalidates = 1'b0;
      6'h12: invalidates = 1'b0;
      6'h13: invalidates = 1'b0;
      6'h14: invalidates = 1'b0;
      6'h18: invalidates = 1'b0;
      6'h19: invalidates = 1'b0;
      6'h1a: invalidates = 1'b0;
      6'h1b: invalidates = 1'b0;
      6'h21: invalidates = 1'b1;
      6'h24: invalidates = 1'b0;
      6'h25: invalidates = 1'b0;
      6'h26: invalidates = 1'b0;
      6'h28: invalidates = 1'b0;
      6'h27: invalidates = 1'b0;
      default: invalidates = 1'b0;
    endcase

endmodule

`default_nettype wire
