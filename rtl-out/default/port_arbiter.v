// port_arbiter: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.

module port_arbiter (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire want_3,
  input wire want_4,
  input wire want_5,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  input wire [41:0] line_4,
  input wire [41:0] line_5,
  input wire write_0,
  input wire write_1,
  input wire [511:0] data_0,
  input wire [511:0] data_1,
  input wire [63:0] mask_0,
  input wire [63:0] mask_1,
  input wire [63:0] mask_2,
  input wire [63:0] mask_3,
  input wire [63:0] mask_4,
  input wire [63:0] mask_5,
  input wire [3:0] tag_0,
  input wire [3:0] tag_1,
  input wire [3:0] tag_2,
  input wire [3:0] tag_3,
  input wire [3:0] tag_4,
  input wire [3:0] tag_5,
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
  output wire taken_3,
  output wire taken_4,
  output wire taken_5,
  output wire [15:0] granted
);

  wire [5:0] grant;
  wire [1:0] grant_vector_memory;

  wire [5:0] conjunction_1 = {want_5, want_4, want_3, want_2, want_1, want_0} & (~(last[5:0] | (last[5:0] + 6'h3f)))
      & {6{|last[5:0]}};
  wire [5:0] conjunction_2 = {want_5, want_4, want_3, want_2, want_1, want_0} & (-{want_5, want_4, want_3, want_2,
      want_1, want_0});

  assign grant = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : conjunction_2;
  assign grant_vector_memory = {grant[5], grant[2]};
  assign valid = |{want_5, want_4, want_3, want_2, want_1, want_0};

  wire [41:0] disjunction_1 = (line_0 & {42{grant[0]}}) | (line_1 & {42{grant[1]}}) | (line_2 & {42{grant[2]}});
  wire [41:0] disjunction_2 = disjunction_1 | (line_3 & {42{grant[3]}}) | (line_4 & {42{grant[4]}});

  assign port_line = disjunction_2 | (line_5 & {42{grant[5]}});
  assign port_write = (write_0 & grant_vector_memory[0]) | (write_1 & grant_vector_memory[1]);
  assign port_data = (data_0 & {512{grant_vector_memory[0]}}) | (data_1 & {512{grant_vector_memory[1]}});

  wire [63:0] disjunction_3 = (mask_0 & {64{grant[0]}}) | (mask_1 & {64{grant[1]}}) | (mask_2 & {64{grant[2]}});
  wire [63:0] disjunction_4 = disjunction_3 | (mask_3 & {64{grant[3]}}) | (mask_4 & {64{grant[4]}});

  assign port_mask = disjunction_4 | (mask_5 & {64{grant[5]}});

  wire [3:0] disjunction_5 = (tag_0 & {4{grant[0]}}) | (tag_1 & {4{grant[1]}}) | (tag_2 & {4{grant[2]}});
  wire [3:0] disjunction_6 = disjunction_5 | (tag_3 & {4{grant[3]}}) | (tag_4 & {4{grant[4]}});
  wire [3:0] disjunction_7 = (4'd1 & {4{grant[1]}}) | (4'd2 & {4{grant[2]}}) | (4'd4 & {4{grant[3]}});

  assign id = {disjunction_7 | (4'd5 & {4{grant[4]}}) | (4'd6 & {4{grant[5]}}), disjunction_6 | (tag_5 &
      {4{grant[5]}})};
  assign granted = {10'd0, grant};
  wire [5:0] conjunction_3 = grant & {6{ready}};
  assign taken_0 = conjunction_3[0];
  assign taken_1 = conjunction_3[1];
  assign taken_2 = conjunction_3[2];
  assign taken_3 = conjunction_3[3];
  assign taken_4 = conjunction_3[4];
  assign taken_5 = conjunction_3[5];

endmodule
