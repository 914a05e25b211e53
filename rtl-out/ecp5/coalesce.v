// coalesce: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.

module coalesce (
  input wire pending_0,
  input wire pending_1,
  input wire pending_2,
  input wire pending_3,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  output wire any,
  output wire [41:0] request_line,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3
);

  wire [3:0] first_pending;
  wire [41:0] line_of_first;

  assign first_pending = {pending_3, pending_2, pending_1, pending_0} & (-{pending_3, pending_2, pending_1,
      pending_0});
  wire [41:0] disjunction_1 = (line_0 & {42{first_pending[0]}}) | (line_1 & {42{first_pending[1]}});
  assign line_of_first = disjunction_1 | (line_2 & {42{first_pending[2]}}) | (line_3 & {42{first_pending[3]}});
  assign any = |{pending_3, pending_2, pending_1, pending_0};
  assign request_line = line_of_first;
  assign served_0 = pending_0 & (line_0 == line_of_first);
  assign served_1 = pending_1 & (line_1 == line_of_first);
  assign served_2 = pending_2 & (line_2 == line_of_first);
  assign served_3 = pending_3 & (line_3 == line_of_first);

endmodule
