// port_return: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.

module port_return (
  input wire valid,
  input wire [7:0] id,
  input wire vector_ready_0,
  output wire to_0,
  output wire to_1,
  output wire to_2,
  output wire [3:0] tag,
  output wire ready
);

  assign to_0 = valid & (id[7:4] == 4'd0);
  assign to_1 = valid & (id[7:4] == 4'd1);
  assign to_2 = valid & (id[7:4] == 4'd2);
  assign tag = id[3:0];
  assign ready = (id[7:4] == 4'd2) ? vector_ready_0 : 1'b1;

endmodule
