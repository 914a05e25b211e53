// data_cache: kernel of hdl/src/scalar/data_cache.rs
// Written by Tombolo; change the source.

module data_cache (
  input wire clock,
  input wire invalidate,
  input wire lookup,
  output wire lookup_ready,
  input wire [41:0] lookup_line,
  output wire hit,
  output wire [511:0] hit_data,
  input wire fill,
  input wire [41:0] fill_line,
  input wire [511:0] fill_data
);

  wire arrays_read;
  wire arrays_write_missing;
  wire arrays_missing;
  wire [31:0] arrays_low_0;
  wire [31:0] arrays_low_1;
  wire [31:0] arrays_low_2;
  wire [31:0] arrays_low_3;
  wire [31:0] arrays_low_4;
  wire [31:0] arrays_low_5;
  wire [31:0] arrays_low_6;
  wire [31:0] arrays_low_7;
  wire [31:0] arrays_high_0;
  wire [31:0] arrays_high_1;
  wire [31:0] arrays_high_2;
  wire [31:0] arrays_high_3;
  wire [31:0] arrays_high_4;
  wire [31:0] arrays_high_5;
  wire [31:0] arrays_high_6;
  wire [31:0] arrays_high_7;

  assign lookup_ready = ~fill;
  assign arrays_read = lookup & lookup_ready;
  assign arrays_write_missing = 1'b0;

  line_cache arrays (
    .clock(clock),
    .read(arrays_read),
    .read_line(lookup_line),
    .write(fill),
    .write_line(fill_line),
    .write_data(fill_data),
    .write_missing(arrays_write_missing),
    .invalidate(invalidate),
    .hit(hit),
    .missing(arrays_missing),
    .low_0(arrays_low_0),
    .low_1(arrays_low_1),
    .low_2(arrays_low_2),
    .low_3(arrays_low_3),
    .low_4(arrays_low_4),
    .low_5(arrays_low_5),
    .low_6(arrays_low_6),
    .low_7(arrays_low_7),
    .high_0(arrays_high_0),
    .high_1(arrays_high_1),
    .high_2(arrays_high_2),
    .high_3(arrays_high_3),
    .high_4(arrays_high_4),
    .high_5(arrays_high_5),
    .high_6(arrays_high_6),
    .high_7(arrays_high_7)
  );

  join_halves join_ (
    .low_0(arrays_low_0),
    .low_1(arrays_low_1),
    .low_2(arrays_low_2),
    .low_3(arrays_low_3),
    .low_4(arrays_low_4),
    .low_5(arrays_low_5),
    .low_6(arrays_low_6),
    .low_7(arrays_low_7),
    .high_0(arrays_high_0),
    .high_1(arrays_high_1),
    .high_2(arrays_high_2),
    .high_3(arrays_high_3),
    .high_4(arrays_high_4),
    .high_5(arrays_high_5),
    .high_6(arrays_high_6),
    .high_7(arrays_high_7),
    .line(hit_data)
  );

endmodule
