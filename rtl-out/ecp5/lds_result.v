// lds_result: generator of hdl/src/lds/data.rs:88. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_result (
  input wire [127:0] results, // Loaded dwords.
  input wire [1:0] dword, // The one returned.
  input wire [1:0] format_size, // How it lies in the register.
  input wire format_signed, format_half, format_high,
  input wire active, // The lane takes it.
  output wire [31:0] data, // The register.
  output wire [3:0] bytes // Bytes of it.
);
  localparam [1:0] SIZE_BYTE = 2'd1, SIZE_HALF = 2'd2;

  wire [31:0] data_part = results[{dword, 5'd0} +: 32];
  wire [31:0] data_choice = (format_size == SIZE_BYTE) ? {{24{data_part[7] & format_signed}}, data_part[7:0]} :
      (format_size == SIZE_HALF) ? {{16{data_part[15] & format_signed}}, data_part[15:0]} : data_part;
  wire bytes_all = format_high & format_half;
  assign data = bytes_all ? {data_choice[15:0], 16'd0} : data_choice;
  assign bytes = {{2{~(format_half & ~bytes_all)}}, {2{~bytes_all}}} & {4{active}};
endmodule
`default_nettype wire
