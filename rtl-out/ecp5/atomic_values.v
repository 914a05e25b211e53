// atomic_values: generator of hdl/src/memory/returns.rs
// Written by Tombolo; change the source.

module atomic_values (
  input wire clock,
  input wire write,
  input wire [5:0] number,
  input wire [63:0] value,
  input wire [5:0] oldest,
  output wire [63:0] oldest_value
);

  wire [63:0] value_oldest;

  assign oldest_value = value_oldest;

  (* no_rw_check *)
  reg [63:0] values [0:15];
  integer values_word;
  initial begin
    for (values_word = 0; values_word < 16; values_word = values_word + 1) values[values_word] = 64'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      values[number[3:0]] <= value;
    end
  end
  assign value_oldest = values[oldest[3:0]];

endmodule
