// port_arbiter: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.

module port_arbiter (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire write_0,
  input wire [511:0] data_0,
  input wire [63:0] mask_0,
  input wire [63:0] mask_1,
  input wire [63:0] mask_2,
  input wire [3:0] tag_0,
  input wire [3:0] tag_1,
  input wire [3:0] tag_2,
  input wire [15:0] last,
  input wire ready,
  output wire valid,
  output wire port_write,
  output wire [41:0] port_line,
  output wire [511:0] port_data,
  output wire [63:0] port_mask,
  output wire [7:0] id,
  output wire taken_0,
  output wire taken_1,
  output wire taken_2,
  output wire [15:0] granted
);

  wire [2:0] grant;
  wire grant_vector_memory;

  wire [2:0] conjunction_1 = {want_2, want_1, want_0} & (~(last[2:0] | (last[2:0] + 3'd7))) & {3{|last[2:0]}};
  assign grant = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : ({want_2, want_1, want_0} & (-{want_2,
      want_1, want_0}));
  assign grant_vector_memory = grant[2];
  assign valid = |{want_2, want_1, want_0};
  assign port_line = (line_0 & {42{grant[0]}}) | (line_1 & {42{grant[1]}}) | (line_2 & {42{grant[2]}});
  assign port_write = write_0 & grant_vector_memory;
  assign port_data = data_0 & {512{grant_vector_memory}};
  assign port_mask = (mask_0 & {64{grant[0]}}) | (mask_1 & {64{grant[1]}}) | (mask_2 & {64{grant[2]}});
  wire [3:0] disjunction_1 = (tag_0 & {4{grant[0]}}) | (tag_1 & {4{grant[1]}}) | (tag_2 & {4{grant[2]}});
  assign id = {(4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}), disjunction_1};
  assign granted = {13'd0, grant};
  wire [2:0] conjunction_2 = grant & {3{ready}};
  assign taken_0 = conjunction_2[0];
  assign taken_1 = conjunction_2[1];
  assign taken_2 = conjunction_2[2];

endmodule
