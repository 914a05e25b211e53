// tile_returns: kernel of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_returns (
  input wire clock,
  input wire push,
  input wire [5:0] number,
  input wire [4:0] tile,
  input wire [5:0] oldest,
  input wire [127:0] oldest_window,
  input wire pops,
  input wire written,
  input wire [2:0] beat,
  input wire [10:0] vgprs,
  input wire [127:0] window,
  input wire [127:0] word,
  input wire [63:0] misaligned,
  output wire active,
  output wire last,
  output wire [10:0] away,
  output wire [2:0] write_beat,
  output wire [127:0] source_word,
  output wire [63:0] source_misaligned,
  input wire [1023:0] dword,
  input wire [127:0] bytes,
  output wire [1023:0] write_data,
  output wire [127:0] write_bytes
);

  wire [4:0] table_oldest_tile;
  wire [7:0] first_passes_passes;
  wire [2:0] next_pass;
  wire [7:0] next_after;
  wire [31:0] sources_source_present;
  reg [4:0] held;
  reg [4:0] held_next;
  reg [7:0] passes;
  reg [7:0] passes_next;

  assign active = held[0];

  always @* begin
    held_next = held;
    if (pops) begin
      held_next = table_oldest_tile;
    end
  end

  always @* begin
    passes_next = passes;
    if (written) begin
      passes_next = next_after;
    end
    if (pops) begin
      passes_next = first_passes_passes;
    end
  end

  initial begin
    held = 5'd0;
    passes = 8'd0;
  end
  always @(posedge clock) begin
    held <= held_next;
    passes <= passes_next;
  end

  tile_table table_ (
    .clock(clock),
    .write(push),
    .number(number),
    .tile(tile),
    .oldest(oldest),
    .oldest_tile(table_oldest_tile)
  );

  tile_passes first_passes (
    .tile(table_oldest_tile),
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
    .tile(held),
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
    .tile(held),
    .pass(next_pass),
    .source_present(sources_source_present),
    .dword(dword),
    .bytes(bytes),
    .write_data(write_data),
    .write_bytes(write_bytes)
  );

endmodule

`default_nettype wire
