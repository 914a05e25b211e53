// cache_data: generator of hdl/src/memory/cache.rs
// Written by Tombolo; change the source.

module cache_data (
  input wire clock,
  input wire fill,
  input wire [6:0] fill_index,
  input wire [511:0] fill_data,
  input wire read,
  input wire [6:0] read_index,
  output wire [511:0] data
);

  reg [511:0] line;

  assign data = line;

  (* no_rw_check *)
  reg [511:0] lines [0:127];
  integer lines_word;
  initial begin
    for (lines_word = 0; lines_word < 128; lines_word = lines_word + 1) lines[lines_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (fill) begin
      lines[fill_index] <= fill_data;
    end
  end
  initial line = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      line <= lines[read_index];
    end
  end

endmodule
