// store_line: kernel of hdl/src/vmem/store_line.rs:25. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module store_line (
  input wire clock, // The one clock.
  input wire step, // A step of a store is done; of one that gathers a part, its lanes are all in the same.
  input wire [3:0] served, // Lanes served.
  input wire [15:0] word, // Their first dwords in the line.
  input wire [15:0] window, // Which of it and the three behind it they write.
  input wire [511:0] data, // What they write, by the lowest two bits of the dword's number.
  input wire [15:0] bytes, // Which bytes of it.
  input wire keep, // What was gathered is kept; else the line starts empty.
  input wire [63:0] mask_before, // Its bytes so far.
  output wire [511:0] line, // The line after the step, one clock later; or their quarter, lowest.
  output wire [63:0] mask // Its bytes, before that clock edge.
);

  store_part part_0 (
    .clock(clock), .step(step), .served(served), .word(word), .window(window), .data(data), .bytes(bytes),
    .keep(keep), .mask_before(mask_before), .line(line), .mask(mask));
endmodule
`default_nettype wire
