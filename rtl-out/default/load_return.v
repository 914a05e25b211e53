// load_return: generator of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.

module load_return (
  input wire valid,
  input wire [3:0] tag,
  output wire to_0,
  output wire to_1,
  output wire to_2,
  output wire to_3,
  output wire to_4,
  output wire to_5,
  output wire to_6,
  output wire to_7
);

  assign to_0 = valid & (tag == 4'd0);
  assign to_1 = valid & (tag == 4'd1);
  assign to_2 = valid & (tag == 4'd2);
  assign to_3 = valid & (tag == 4'd3);
  assign to_4 = valid & (tag == 4'd4);
  assign to_5 = valid & (tag == 4'd5);
  assign to_6 = valid & (tag == 4'd6);
  assign to_7 = valid & (tag == 4'd7);

endmodule
