// load_return: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module load_return (
  input wire valid,
  input wire [3:0] tag,
  output wire to_0,
  output wire to_1
);

  assign to_0 = valid & (tag == 4'd0);
  assign to_1 = valid & (tag == 4'd1);

endmodule
