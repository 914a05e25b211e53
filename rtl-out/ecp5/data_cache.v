// data_cache: kernel of hdl/src/scalar/data_cache.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module data_cache (
  input wire clock, // The one clock.
  input wire invalidate, // Forgets every line.
  input wire lookup, // A line is looked up.
  output wire lookup_ready, // It is taken in this cycle.
  input wire [41:0] lookup_line, // Line number.
  input wire [1:0] lookup_part, // Number of the part that is wanted.
  output wire hit, // One cycle later: the line is here.
  output wire [127:0] hit_data_0, // The quarters of the part.
  input wire fill, // A part of a line comes from memory and may be kept.
  input wire [41:0] fill_line, // Line number.
  input wire [1:0] fill_part, // Number of the part.
  input wire fill_last, // It is the last one.
  input wire [127:0] fill_data_0 // Its quarters.
);

  wire arrays_missing;

  assign lookup_ready = ~fill;
  wire arrays_read = lookup & lookup_ready;
  wire arrays_write_missing = 1'b0;
  line_cache arrays (
    .clock(clock), .read(arrays_read), .read_line(lookup_line), .read_part(lookup_part), .write(fill),
    .write_line(fill_line), .write_part(fill_part), .write_last(fill_last), .write_data_0(fill_data_0),
    .write_missing(arrays_write_missing), .invalidate(invalidate), .hit(hit), .missing(arrays_missing),
    .data_0(hit_data_0));
endmodule
`default_nettype wire
