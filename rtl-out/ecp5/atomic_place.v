// atomic_place: generator of hdl/src/memory/atomic.rs
// Written by Tombolo; change the source.

module atomic_place (
  input wire [511:0] line,
  input wire [3:0] word,
  input wire [63:0] result,
  output wire [63:0] value,
  output wire [511:0] data,
  output wire [63:0] mask
);

  wire [63:0] slice_1 = line[{word[3:1], 6'd0} +: 64];
  assign value = word[0] ? {32'd0, slice_1[63:32]} : {32'd0, slice_1[31:0]};
  wire [63:0] chosen_1 = 1'b0 ? result : {2{result[31:0]}};
  assign data = {8{chosen_1}};
  assign mask = 64'hf << {word, 2'd0};

endmodule
