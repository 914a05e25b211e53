// lds_result: generator of hdl/src/lds/data.rs:87
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_result (
  input wire [127:0] results, // Loaded dwords.
  input wire [1:0] dword, // The one returned.
  input wire [1:0] format_size, // How it lies in the register.
  input wire format_signed, input wire format_half, input wire format_high,
  input wire active, // The lane takes it.
  output wire [31:0] data, // The register.
  output wire [3:0] bytes // Bytes of it.
);
  localparam [1:0] SIZE_BYTE = 2'd1, SIZE_HALF = 2'd2;

  reg [31:0] by_dword;
  always @*
    case (dword)
      2'd1: by_dword = results[1*32 +: 32];
      2'd2: by_dword = results[2*32 +: 32];
      2'd3: by_dword = results[3*32 +: 32];
      default: by_dword = results[0 +: 32];
    endcase

  reg [31:0] by_format_size;
  always @*
    case (format_size)
      SIZE_BYTE: by_format_size = {{24{by_dword[7] & format_signed}}, by_dword[7:0]};
      SIZE_HALF: by_format_size = {{16{by_dword[15] & format_signed}}, by_dword[15:0]};
      default: by_format_size = by_dword;
    endcase

  wire format_high_and_format_half = format_high & format_half;

  assign data = format_high_and_format_half ? {by_format_size[15:0], 16'd0} : by_format_size;
  assign bytes = {{2{~(format_half & ~format_high_and_format_half)}}, {2{~format_high_and_format_half}}} &
      {4{active}};

endmodule

`default_nettype wire
