// lds_result: generator of hdl/src/memory/lds/data.rs:87
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_result (
  input wire [127:0] results, // Loaded dwords.
  input wire [1:0] dword, // The one returned.
  input wire [1:0] size, // Element size.
  input wire signed_, // Signed elements.
  input wire d16, // Half a register.
  input wire high, // The high half.
  input wire active, // The lane takes it.
  output wire [31:0] data, // The register.
  output wire [3:0] bytes // Bytes of it.
);

  reg [31:0] by_dword;
  always @*
    case (dword)
      2'd1: by_dword = results[1*32 +: 32];
      2'd2: by_dword = results[2*32 +: 32];
      2'd3: by_dword = results[3*32 +: 32];
      default: by_dword = results[0 +: 32];
    endcase

  reg [31:0] by_size;
  always @*
    case (size)
      2'd1: by_size = {{24{by_dword[7] & signed_}}, by_dword[7:0]};
      2'd2: by_size = {{16{by_dword[15] & signed_}}, by_dword[15:0]};
      default: by_size = by_dword;
    endcase

  assign data = (high & d16) ? {by_size[15:0], 16'd0} : by_size;
  assign bytes = {{2{~(d16 & ~(high & d16))}}, {2{~(high & d16)}}} & {4{active}};

endmodule

`default_nettype wire
