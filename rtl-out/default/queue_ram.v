// queue_ram: generator of hdl/src/parts/ram.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module queue_ram (
  input wire clock,
  input wire write,
  input wire [3:0] write_address,
  input wire [255:0] write_data,
  input wire [3:0] read_address,
  output wire [255:0] read_data
);

  wire [255:0] word;

  assign read_data = word;

  (* no_rw_check *)
  reg [255:0] words [0:7];
  integer words_word;
  initial begin
    for (words_word = 0; words_word < 8; words_word = words_word + 1) words[words_word] = 256'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      words[write_address[2:0]] <= write_data;
    end
  end
  assign word = words[read_address[2:0]];

endmodule

`default_nettype wire
