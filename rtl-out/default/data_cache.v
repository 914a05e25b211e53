// data_cache: kernel of hdl/src/scalar/data_cache.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module data_cache (
  input wire clock,
  input wire invalidate,
  input wire lookup,
  output wire lookup_ready,
  input wire [41:0] lookup_line,
  input wire [1:0] lookup_part,
  output wire hit,
  output wire [511:0] hit_data,
  input wire fill,
  input wire [41:0] fill_line,
  input wire [1:0] fill_part,
  input wire fill_last,
  input wire [511:0] fill_data
);

  wire arrays_read;
  wire arrays_write_missing;
  wire arrays_missing;

  assign lookup_ready = ~fill;
  assign arrays_read = lookup & lookup_ready;
  assign arrays_write_missing = 1'b0;

  line_cache arrays (
    .clock(clock),
    .read(arrays_read),
    .read_line(lookup_line),
    .read_part(lookup_part),
    .write(fill),
    .write_line(fill_line),
    .write_part(fill_part),
    .write_last(fill_last),
    .write_data(fill_data),
    .write_missing(arrays_write_missing),
    .invalidate(invalidate),
    .hit(hit),
    .missing(arrays_missing),
    .data(hit_data)
  );

endmodule

`default_nettype wire
