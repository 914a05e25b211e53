// lds_result: generator of hdl/src/lds/data.rs:87
// Written by Tombolo; change the source.
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

  reg [31:0] data_entry;
  always @*
    case (dword)
      2'd1: data_entry = results[63:32];
      2'd2: data_entry = results[95:64];
      2'd3: data_entry = results[127:96];
      default: data_entry = results[31:0];
    endcase

  reg [31:0] data_entry_by_format_size;
  always @*
    case (format_size)
      SIZE_BYTE: data_entry_by_format_size = {{24{data_entry[7] & format_signed}}, data_entry[7:0]};
      SIZE_HALF: data_entry_by_format_size = {{16{data_entry[15] & format_signed}}, data_entry[15:0]};
      default: data_entry_by_format_size = data_entry;
    endcase

  wire bytes_all = format_high & format_half;

  assign data = bytes_all ? {data_entry_by_format_size[15:0], 16'd0} : data_entry_by_format_size;
  assign bytes = {{2{~(format_half & ~bytes_all)}}, {2{~bytes_all}}} & {4{active}};

endmodule

`default_nettype wire
