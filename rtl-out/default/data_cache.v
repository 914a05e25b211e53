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
  output wire [127:0] hit_data_0,
  output wire [127:0] hit_data_1,
  output wire [127:0] hit_data_2,
  output wire [127:0] hit_data_3,
  input wire fill,
  input wire [41:0] fill_line,
  input wire [1:0] fill_part,
  input wire fill_last,
  input wire [127:0] fill_data_0,
  input wire [127:0] fill_data_1,
  input wire [127:0] fill_data_2,
  input wire [127:0] fill_data_3
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
    .write_data_0(fill_data_0),
    .write_data_1(fill_data_1),
    .write_data_2(fill_data_2),
    .write_data_3(fill_data_3),
    .write_missing(arrays_write_missing),
    .invalidate(invalidate),
    .hit(hit),
    .missing(arrays_missing),
    .data_0(hit_data_0),
    .data_1(hit_data_1),
    .data_2(hit_data_2),
    .data_3(hit_data_3)
  );

endmodule

`default_nettype wire
