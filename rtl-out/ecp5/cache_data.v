// cache_data: generator of hdl/src/memory/cache.rs
// Written by Tombolo; change the source.

module cache_data (
  input wire clock,
  input wire fill,
  input wire [7:0] fill_index,
  input wire [511:0] fill_data,
  input wire read,
  input wire [7:0] read_index,
  output wire [511:0] data
);

  reg [511:0] line;

  assign data = line;

  (* no_rw_check, ram_style = "block" *)
  reg [511:0] lines [0:47];
  integer lines_word;
  initial begin
    for (lines_word = 0; lines_word < 48; lines_word = lines_word + 1) lines[lines_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (fill && (fill_index[5:0] < 6'h30)) begin
      lines[fill_index[5:0]] <= fill_data;
    end
  end
  initial line = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      if (read_index[5:0] < 6'h30) line <= lines[read_index[5:0]];
      else line <= 512'd0;
    end
  end

endmodule
