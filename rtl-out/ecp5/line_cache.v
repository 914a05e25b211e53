// line_cache: generator of hdl/src/parts/line_cache.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module line_cache (
  input wire clock, // The one clock.
  input wire read, // Looks a line up.
  input wire [41:0] read_line, // Its number.
  input wire [1:0] read_part, // The part of it that is read.
  input wire write, // Stores a part of a line; not in a cycle that looks one up.
  input wire [41:0] write_line, // The line's number.
  input wire [1:0] write_part, // The part's number.
  input wire write_last, // It is the last one: the line is complete.
  input wire [127:0] write_data_0, // Its quarters.
  input wire write_missing, // The line lies outside memory.
  input wire invalidate, // Forgets every line, that of this cycle, too.
  output wire hit, // One cycle after a lookup: the line is here.
  output wire missing, // It lies outside memory.
  output reg [127:0] data_0 // The quarters of the part, the lowest first.
);

  reg [37:0] tag; reg [41:0] asked; reg [31:0] valid;

  assign hit = (tag[36:0] == asked[41:5]) & valid[asked[4:0]];
  assign missing = tag[37];
  genvar i;
  wire write_and_write_last = write & write_last;
  for (i = 0; i < 32; i = i + 1) begin : each_valid
    localparam [4:0] INDEX = i;
    always @(posedge clock) begin
      if (invalidate | (write_and_write_last & (write_line[4:0] == INDEX))) valid[i] <= ~invalidate;
    end
  end

  initial begin
    asked = 42'd0; valid = 32'd0; data_0 = 128'd0; tag = 38'd0;
  end
  always @(posedge clock) begin
    if (read) asked <= read_line;
  end

  (* no_rw_check, ram_style = "block" *)
  reg [127:0] data [0:127];
  integer data_word;
  initial begin
    for (data_word = 0; data_word < 128; data_word = data_word + 1) data[data_word] = 128'd0;
  end
  always @(posedge clock) if (write) data[{write_line[4:0], write_part}] <= write_data_0;
  always @(posedge clock) if (read) data_0 <= data[{read_line[4:0], read_part}];
  (* no_rw_check *)
  reg [37:0] tags [0:31];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 32; tags_word = tags_word + 1) tags[tags_word] = 38'd0;
  end
  always @(posedge clock) if (write_and_write_last) tags[write_line[4:0]] <= {write_missing, write_line[41:5]};
  always @(posedge clock) if (read) tag <= tags[read_line[4:0]];
endmodule
`default_nettype wire
