// integer_unit: generator of hdl/src/vector/lane/integer.rs
// Written by Tombolo; change the source.

module integer_unit (
  input wire clock,
  input wire [9:0] control,
  input wire [63:0] s0,
  input wire [63:0] s1,
  input wire [63:0] s2,
  input wire mask,
  output wire [63:0] value,
  output wire flag
);

  wire [63:0] product;
  wire subtract;
  wire [32:0] sum;
  wire [63:0] left_shifted;
  wire equal;
  wire less;
  reg [63:0] value_1;
  reg flag_1;
  reg multiplies_1;
  reg [63:0] product_1;
  reg [63:0] addend_1;
  wire [64:0] total;
  reg [63:0] value_2;
  reg flag_2;
  reg [63:0] value_3;
  reg flag_3;
  reg [63:0] value_4;
  reg flag_4;

  assign product = {32'd0, s0[31:0]} * {32'd0, s1[31:0]};
  wire equal_1 = control[3:0] == 4'd7;
  assign subtract = (control[3:0] == 4'd6) | equal_1;

  wire [31:0] chosen_1 = equal_1 ? s0[31:0] : s1[31:0];
  wire [32:0] sum_1 = {1'b0, equal_1 ? s1[31:0] : s0[31:0]} + {1'b0, subtract ? (~chosen_1) : chosen_1};

  assign sum = sum_1 + {32'd0, (mask & control[9]) ^ subtract};
  wire [5:0] disjunction_1 = {1'b0, s0[4:0]} | {s0[5] & control[8], 5'd0};
  assign left_shifted = s1 << disjunction_1;

  wire [63:0] chosen_2 = control[8] ? s1 : {{32{s1[31] & control[7]}}, s1[31:0]};
  wire [63:0] chosen_3 = control[8] ? s0 : {{32{s0[31] & control[7]}}, s0[31:0]};

  assign equal = chosen_3 == chosen_2;
  assign less = control[7] ? ($signed(chosen_3) < $signed(chosen_2)) : (chosen_3 < chosen_2);
  assign total = {1'b0, product_1} + {1'b0, addend_1};
  assign value = value_4;
  assign flag = flag_4;

  wire [32:0] shifted_1 = $unsigned($signed({s1[31] & (control[3:0] == 4'ha), s1[31:0]}) >>> disjunction_1);

  reg [63:0] looked_up_1;
  always @*
    case (control[3:0])
      4'd0: looked_up_1 = {32'd0, s0[31:0]};
      4'd1: looked_up_1 = {32'd0, ~s0[31:0]};
      4'd2: looked_up_1 = {32'd0, s0[31:0] & s1[31:0]};
      4'd3: looked_up_1 = {32'd0, s0[31:0] | s1[31:0]};
      4'd4: looked_up_1 = {32'd0, s0[31:0] ^ s1[31:0]};
      4'd8: looked_up_1 = left_shifted;
      4'd9: looked_up_1 = {32'd0, shifted_1[31:0]};
      4'ha: looked_up_1 = {32'd0, shifted_1[31:0]};
      4'hc: looked_up_1 = {32'd0, mask ? s1[31:0] : s0[31:0]};
      default: looked_up_1 = {32'd0, sum[31:0]};
    endcase

  wire disjunction_2 = (less & control[4]) | (equal & control[5]) | ((~(less | equal)) & control[6]);

  initial begin
    value_1 = 64'd0;
    flag_1 = 1'b0;
    multiplies_1 = 1'b0;
    product_1 = 64'd0;
    addend_1 = 64'd0;
    value_2 = 64'd0;
    flag_2 = 1'b0;
    value_3 = 64'd0;
    flag_3 = 1'b0;
    value_4 = 64'd0;
    flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    value_1 <= looked_up_1;
    flag_1 <= (control[3:0] == 4'hd) ? disjunction_2 : (sum[32] ^ subtract);
    multiplies_1 <= control[3:0] == 4'hb;
    product_1 <= product;
    addend_1 <= s2;
    value_2 <= multiplies_1 ? total[63:0] : value_1;
    flag_2 <= multiplies_1 ? total[64] : flag_1;
    value_3 <= value_2;
    flag_3 <= flag_2;
    value_4 <= value_3;
    flag_4 <= flag_3;
  end

endmodule
