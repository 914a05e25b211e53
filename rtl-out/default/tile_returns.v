// tile_returns: kernel of hdl/src/vmem/transpose.rs:300
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_returns (
  input wire clock, // The one clock.
  input wire push, // A record is made.
  input wire [5:0] number, // Its number.
  input wire tile_transposed, // What it says.
  input wire tile_bytes,
  input wire tile_wave64,
  input wire [1:0] tile_step,
  input wire [5:0] oldest, // Number of the oldest record.
  input wire [127:0] oldest_window, // Dwords that its lanes have in the line.
  input wire pops, // It becomes the one that is written.
  input wire written, // A pass is written.
  input wire [2:0] beat, // Beat of the record that is written.
  input wire [10:0] vgprs, // VGPRs of a wave.
  input wire [127:0] window, // Dwords that its lanes have in the line.
  input wire [127:0] word, // The first of them in the line.
  input wire [63:0] misaligned, // Byte offsets of their data.
  output wire active, // The record is of a transposed load.
  output wire last, // The pass is the last one of the record.
  output wire [10:0] away, // Rows from that of the record to the one written.
  output wire [2:0] write_beat, // Beat written.
  output wire [127:0] source_word, // Dword of each lane's element in the line.
  output wire [63:0] source_misaligned, // Byte offset of the data there.
  input wire [1023:0] dword, // That dword, rotated by the offset.
  input wire [127:0] bytes, // Those of its bytes that are in this line.
  output wire [1023:0] write_data, // What is written.
  output wire [127:0] write_bytes // Bytes by lane.
);

  wire table_oldest_tile_transposed;
  wire table_oldest_tile_bytes;
  wire table_oldest_tile_wave64;
  wire [1:0] table_oldest_tile_step;
  wire [7:0] first_passes_passes;
  wire [2:0] next_pass;
  wire [7:0] next_after;
  wire [31:0] sources_source_present;
  reg held_transposed;
  reg held_bytes;
  reg held_wave64;
  reg [1:0] held_step;
  reg held_next_transposed;
  reg held_next_bytes;
  reg held_next_wave64;
  reg [1:0] held_next_step;
  reg [7:0] passes;
  reg [7:0] passes_next;

  assign active = held_transposed;

  always @* begin
    held_next_transposed = held_transposed;
    if (pops) held_next_transposed = table_oldest_tile_transposed;
  end

  always @* begin
    held_next_bytes = held_bytes;
    if (pops) held_next_bytes = table_oldest_tile_bytes;
  end

  always @* begin
    held_next_wave64 = held_wave64;
    if (pops) held_next_wave64 = table_oldest_tile_wave64;
  end

  always @* begin
    held_next_step = held_step;
    if (pops) held_next_step = table_oldest_tile_step;
  end

  always @* begin
    passes_next = passes;
    if (written) passes_next = next_after;
    if (pops) passes_next = first_passes_passes;
  end

  initial begin
    held_transposed = 1'b0;
    held_bytes = 1'b0;
    held_wave64 = 1'b0;
    held_step = 2'd0;
    passes = 8'd0;
  end
  always @(posedge clock) begin
    held_transposed <= held_next_transposed;
    held_bytes <= held_next_bytes;
    held_wave64 <= held_next_wave64;
    held_step <= held_next_step;
    passes <= passes_next;
  end

  tile_table table_ (
    .clock(clock),
    .write(push),
    .number(number),
    .tile_transposed(tile_transposed),
    .tile_bytes(tile_bytes),
    .tile_wave64(tile_wave64),
    .tile_step(tile_step),
    .oldest(oldest),
    .oldest_tile_transposed(table_oldest_tile_transposed),
    .oldest_tile_bytes(table_oldest_tile_bytes),
    .oldest_tile_wave64(table_oldest_tile_wave64),
    .oldest_tile_step(table_oldest_tile_step)
  );

  tile_passes first_passes (
    .tile_transposed(table_oldest_tile_transposed),
    .tile_bytes(table_oldest_tile_bytes),
    .tile_wave64(table_oldest_tile_wave64),
    .window(oldest_window),
    .passes(first_passes_passes)
  );

  next_pass next (
    .passes(passes),
    .pass(next_pass),
    .after(next_after),
    .last(last)
  );

  tile_sources sources (
    .tile_bytes(held_bytes),
    .tile_wave64(held_wave64),
    .tile_step(held_step),
    .pass(next_pass),
    .beat(beat),
    .vgprs(vgprs),
    .window(window),
    .word(word),
    .misaligned(misaligned),
    .source_word(source_word),
    .source_misaligned(source_misaligned),
    .source_present(sources_source_present),
    .away(away),
    .write_beat(write_beat)
  );

  tile_elements elements (
    .tile_bytes(held_bytes),
    .pass(next_pass),
    .source_present(sources_source_present),
    .dword(dword),
    .bytes(bytes),
    .write_data(write_data),
    .write_bytes(write_bytes)
  );

endmodule

`default_nettype wire
