// cycle_counter: kernel of hdl/src/parts/counter.rs
// Written by Tombolo; change the source.

module cycle_counter (
  input wire clock,
  input wire read,
  output reg [63:0] cycles
);

  reg [63:0] state;
  wire [63:0] state_next;

  always @* begin
    cycles = 64'd0;
    if (read) begin
      cycles = state;
    end
  end

  assign state_next = state + 64'd1;

  initial begin
    state = 64'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
  end

endmodule
