// queue_ram_ram: generator of hdl/src/parts/ram.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module queue_ram_ram (
  input wire clock,
  input wire write,
  input wire [3:0] write_address,
  input wire [255:0] write_data,
  input wire [3:0] read_address,
  output wire [255:0] read_data
);

  wire [55:0] word;

  assign read_data = {200'd0, word};

  (* no_rw_check *)
  reg [55:0] words [0:3];
  integer words_word;
  initial begin
    for (words_word = 0; words_word < 4; words_word = words_word + 1) words[words_word] = 56'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      words[write_address[1:0]] <= write_data[55:0];
    end
  end
  assign word = words[read_address[1:0]];

endmodule

`default_nettype wire
