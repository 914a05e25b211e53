// salu_execute: generator of hdl/src/scalar/salu.rs
// Written by Tombolo; change the source.

module salu_execute (
  input wire [15:0] control,
  input wire [63:0] register_0,
  input wire [63:0] register_1,
  input wire is_register_0,
  input wire is_register_1,
  input wire [63:0] constant_0,
  input wire [63:0] constant_1,
  input wire scc,
  output wire [63:0] result,
  output wire [63:0] saved,
  output reg scc_value,
  output wire scc_write
);

  wire [63:0] a;
  wire [63:0] b;
  wire [64:0] sum;
  wire [63:0] full_result;

  wire [63:0] chosen_1 = is_register_0 ? register_0 : constant_0;
  assign a = control[8] ? chosen_1 : {{32{chosen_1[31] & control[11]}}, chosen_1[31:0]};
  wire [63:0] chosen_2 = is_register_1 ? register_1 : constant_1;
  assign b = control[9] ? chosen_2 : {{32{chosen_2[31] & control[11]}}, chosen_2[31:0]};

  wire equal_1 = control[3:0] == 4'd6;
  wire [63:0] chosen_3 = equal_1 ? (~b) : b;

  assign sum = {1'b0, a} + {1'b0, chosen_3} + {64'd0, equal_1};

  wire [63:0] product_1 = {32'd0, a[31:0]} * {32'd0, b[31:0]};
  wire [5:0] disjunction_1 = {1'b0, b[4:0]} | {b[5] & control[10], 5'd0};

  reg [63:0] looked_up_1;
  always @*
    case (control[3:0])
      4'd0: looked_up_1 = a;
      4'd1: looked_up_1 = a & b;
      4'd2: looked_up_1 = a & (~b);
      4'd3: looked_up_1 = a | b;
      4'd4: looked_up_1 = a ^ b;
      4'd7: looked_up_1 = a << disjunction_1;
      4'd8: looked_up_1 = a >> disjunction_1;
      4'd9: looked_up_1 = $unsigned($signed(a) >>> disjunction_1);
      4'ha: looked_up_1 = {32'd0, product_1[31:0]};
      4'hb: looked_up_1 = scc ? a : b;
      default: looked_up_1 = sum[63:0];
    endcase

  assign full_result = {looked_up_1[63:32] & {32{control[10]}}, looked_up_1[31:0]};
  assign result = full_result;
  assign saved = b;

  wire chosen_4 = control[11] ? ($signed(a) < $signed(b)) : (a < b);
  wire disjunction_2 = chosen_4 | (a == b);

  always @*
    case (control[7:4])
      4'd1: scc_value = |full_result;
      4'd2: scc_value = sum[32] ^ a[32] ^ chosen_3[32] ^ equal_1;
      4'd3: scc_value = (a[31] ^ sum[31]) & (chosen_3[31] ^ sum[31]);
      4'd4: scc_value = a == b;
      4'd5: scc_value = ~(a == b);
      4'd6: scc_value = chosen_4;
      4'd7: scc_value = disjunction_2;
      4'd8: scc_value = ~disjunction_2;
      4'd9: scc_value = ~chosen_4;
      default: scc_value = scc;
    endcase

  assign scc_write = |control[7:4];

endmodule
