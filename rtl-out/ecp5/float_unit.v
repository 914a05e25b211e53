// float_unit: generator of hdl/src/vector/lane/float.rs
// Written by Tombolo; change the source.

module float_unit (
  input wire clock,
  input wire [12:0] control,
  input wire [31:0] s0,
  input wire [31:0] s1,
  input wire [31:0] s2,
  output wire [31:0] value
);

  // Zeros above the most significant one; 24 when there is none.
  function [4:0] leading_zeros_24;
    input [23:0] operand;
    reg [31:0] top_32;
    reg [15:0] top_16;
    reg [7:0] top_8;
    reg [3:0] top_4;
    reg [1:0] top_2;
    begin
      top_32 = {operand, 1'b1, {7{1'b0}}};
      leading_zeros_24[4] = ~|top_32[31:16];
      top_16 = leading_zeros_24[4] ? top_32[15:0] : top_32[31:16];
      leading_zeros_24[3] = ~|top_16[15:8];
      top_8 = leading_zeros_24[3] ? top_16[7:0] : top_16[15:8];
      leading_zeros_24[2] = ~|top_8[7:4];
      top_4 = leading_zeros_24[2] ? top_8[3:0] : top_8[7:4];
      leading_zeros_24[1] = ~|top_4[3:2];
      top_2 = leading_zeros_24[1] ? top_4[1:0] : top_4[3:2];
      leading_zeros_24[0] = ~|top_2[1];
    end
  endfunction

  // Zeros above the most significant one; 75 when there is none.
  function [6:0] leading_zeros_75;
    input [74:0] operand_2;
    reg [127:0] top_128;
    reg [63:0] top_64;
    reg [31:0] top_32_2;
    reg [15:0] top_16_2;
    reg [7:0] top_8_2;
    reg [3:0] top_4_2;
    reg [1:0] top_2_2;
    begin
      top_128 = {operand_2, 1'b1, {52{1'b0}}};
      leading_zeros_75[6] = ~|top_128[127:64];
      top_64 = leading_zeros_75[6] ? top_128[63:0] : top_128[127:64];
      leading_zeros_75[5] = ~|top_64[63:32];
      top_32_2 = leading_zeros_75[5] ? top_64[31:0] : top_64[63:32];
      leading_zeros_75[4] = ~|top_32_2[31:16];
      top_16_2 = leading_zeros_75[4] ? top_32_2[15:0] : top_32_2[31:16];
      leading_zeros_75[3] = ~|top_16_2[15:8];
      top_8_2 = leading_zeros_75[3] ? top_16_2[7:0] : top_16_2[15:8];
      leading_zeros_75[2] = ~|top_8_2[7:4];
      top_4_2 = leading_zeros_75[2] ? top_8_2[3:0] : top_8_2[7:4];
      leading_zeros_75[1] = ~|top_4_2[3:2];
      top_2_2 = leading_zeros_75[1] ? top_4_2[1:0] : top_4_2[3:2];
      leading_zeros_75[0] = ~|top_2_2[1];
    end
  endfunction

  wire [31:0] source_0;
  wire [31:0] source_1;
  wire [31:0] source_2;
  wire a_is_normal;
  wire [23:0] a_significand;
  wire a_is_infinite;
  wire a_is_nan;
  wire b_is_normal;
  wire [23:0] b_significand;
  wire b_is_infinite;
  wire b_is_nan;
  wire c_is_normal;
  wire [23:0] c_significand;
  wire c_is_infinite;
  wire c_is_nan;
  wire sign_product;
  wire invalid;
  wire [31:0] special;
  wire is_special;
  wire [4:0] factor_zeros;
  wire [47:0] product;
  wire [10:0] align_shift;
  wire addend_dominates;
  reg sign_product_1;
  reg [1:0] round_1;
  reg keep_denormals_1;
  reg [31:0] special_1;
  reg is_special_1;
  reg [47:0] product_1;
  reg [74:0] aligned_1;
  reg [10:0] top_exponent_1;
  reg sign_addend_1;
  wire subtract;
  wire [74:0] sum;
  reg [1:0] round_2;
  reg keep_denormals_2;
  reg [31:0] special_2;
  reg is_special_2;
  reg [74:0] sum_2;
  reg [10:0] top_exponent_2;
  reg sign_2;
  wire [10:0] leading_zeros;
  wire [74:0] normalised;
  reg [1:0] round_3;
  reg keep_denormals_3;
  reg [31:0] special_3;
  reg is_special_3;
  reg [10:0] exponent_3;
  reg sign_3;
  reg [23:0] significand_3;
  reg guard_3;
  reg sticky_3;
  reg round_up;
  wire overflow;
  reg [31:0] result_4;

  assign source_0 = {(s0[31] & (~control[6])) ^ control[3], s0[30:0]};
  assign source_1 = {(s1[31] & (~control[7])) ^ control[4], s1[30:0]};
  assign source_2 = {(s2[31] & (~control[8])) ^ control[5], s2[30:0]};

  wire [31:0] joined_1 = {source_0[31] ^ (~((&source_0[30:23]) & (|source_0[22:0]))), source_0[30:0]};
  wire [31:0] chosen_1 = (control[2:0] == 3'd3) ? joined_1 : source_0;

  assign a_is_normal = |chosen_1[30:23];
  assign a_significand = {a_is_normal, chosen_1[22:0] & {23{a_is_normal | control[11]}}};
  assign a_is_infinite = (&chosen_1[30:23]) & (~(|chosen_1[22:0]));
  assign a_is_nan = (&chosen_1[30:23]) & (|chosen_1[22:0]);

  wire equal_1 = control[2:0] == 3'd4;
  wire [31:0] chosen_2 = ((control[2:0] == 3'd0) | equal_1) ? source_1 : 32'h3f800000;

  assign b_is_normal = |chosen_2[30:23];
  assign b_significand = {b_is_normal, chosen_2[22:0] & {23{b_is_normal | control[11]}}};
  assign b_is_infinite = (&chosen_2[30:23]) & (~(|chosen_2[22:0]));
  assign b_is_nan = (&chosen_2[30:23]) & (|chosen_2[22:0]);

  reg [31:0] looked_up_1;
  always @*
    case (control[2:0])
      3'd1: looked_up_1 = source_1;
      3'd2: looked_up_1 = {source_1[31] ^ (~((&source_1[30:23]) & (|source_1[22:0]))), source_1[30:0]};
      3'd3: looked_up_1 = source_1;
      default: looked_up_1 = source_2;
    endcase

  wire [31:0] conjunction_1 = looked_up_1 & {32{~equal_1}};

  assign c_is_normal = |conjunction_1[30:23];
  assign c_significand = {c_is_normal, conjunction_1[22:0] & {23{c_is_normal | control[11]}}};

  wire reduced_1 = |conjunction_1[22:0];
  wire reduced_2 = &conjunction_1[30:23];

  assign c_is_infinite = reduced_2 & (~reduced_1);
  assign c_is_nan = reduced_2 & reduced_1;
  assign sign_product = chosen_1[31] ^ chosen_2[31];

  wire disjunction_1 = a_is_infinite | b_is_infinite;
  wire disjunction_2 = ((~(|a_significand)) & b_is_infinite) | (a_is_infinite & (~(|b_significand)));
  wire conjunction_2 = disjunction_1 & c_is_infinite & (sign_product ^ conjunction_1[31]);

  assign invalid = disjunction_2 | conjunction_2;

  assign special =
      a_is_nan ? (chosen_1 | 32'h400000) :
      b_is_nan ? (chosen_2 | 32'h400000) :
      c_is_nan ? (conjunction_1 | 32'h400000) :
      invalid ? 32'hffc00000 :
      disjunction_1 ? {sign_product, 31'h7f800000} :
      conjunction_1;

  assign is_special = a_is_nan | b_is_nan | c_is_nan | disjunction_1 | c_is_infinite;
  wire [23:0] chosen_3 = (~a_significand[23]) ? a_significand : b_significand;
  assign factor_zeros = leading_zeros_24(chosen_3);
  assign product = {24'd0, chosen_3 << factor_zeros} * {24'd0, (~a_significand[23]) ? b_significand : a_significand};

  wire [10:0] sum_1 = {3'd0, chosen_1[30:23] | {7'd0, ~a_is_normal}} + {3'd0, chosen_2[30:23] | {7'd0, ~b_is_normal}};
  wire [10:0] difference_1 = sum_1 - {6'd0, factor_zeros};
  wire [10:0] difference_2 = difference_1 - {3'd0, conjunction_1[30:23] | {7'd0, ~c_is_normal}};

  assign align_shift = difference_2 + 11'h79c;
  assign addend_dominates = align_shift[10] | (~(|a_significand)) | (~(|b_significand));
  assign subtract = sign_addend_1 ^ sign_product_1;

  wire [75:0] difference_3 = {1'b0, aligned_1} - {1'b0, {{26'd0, product_1}, 1'b0}};
  wire [75:0] chosen_4 = difference_3[75] ? (-difference_3) : difference_3;

  assign sum = subtract ? chosen_4[74:0] : (aligned_1 + {{26'd0, product_1}, 1'b0});
  assign leading_zeros = {4'd0, leading_zeros_75(sum_2)};

  wire [10:0] sum_3 = top_exponent_2 + 11'h7ff;
  wire [10:0] chosen_5 = (sum_3 < leading_zeros) ? sum_3 : leading_zeros;

  assign normalised = sum_2 << chosen_5[6:0];
  wire disjunction_3 = guard_3 | sticky_3;

  always @*
    case (round_3)
      2'd0: round_up = guard_3 & (sticky_3 | significand_3[0]);
      2'd1: round_up = (~sign_3) & disjunction_3;
      2'd2: round_up = sign_3 & disjunction_3;
      default: round_up = 1'b0;
    endcase

  wire [33:0] sum_4 = {exponent_3, significand_3[22:0]} + {33'd0, round_up};
  assign overflow = ~(sum_4[33:23] < 11'hff);
  assign value = result_4;

  wire [10:0] conjunction_3 = align_shift & {11{~addend_dominates}};
  wire [98:0] shifted_1 = (|conjunction_3[10:7]) ? 99'd0 : ({{c_significand, 51'd0}, 24'd0} >> conjunction_3[6:0]);
  wire disjunction_4 = (|shifted_1[23:0]) | ((~(conjunction_3 < 11'h63)) & (|c_significand));

  reg looked_up_2;
  always @*
    case (round_3)
      2'd0: looked_up_2 = 1'b1;
      2'd1: looked_up_2 = ~sign_3;
      2'd2: looked_up_2 = sign_3;
      default: looked_up_2 = 1'b0;
    endcase

  wire [30:0] chosen_6 = overflow ? (looked_up_2 ? 31'h7f800000 : 31'h7f7fffff) : (sum_4[30:0] &
      {31{~((~(|sum_4[33:23])) & (~keep_denormals_3))}});

  initial begin
    sign_product_1 = 1'b0;
    round_1 = 2'd0;
    keep_denormals_1 = 1'b0;
    special_1 = 32'd0;
    is_special_1 = 1'b0;
    product_1 = 48'd0;
    aligned_1 = 75'd0;
    top_exponent_1 = 11'd0;
    sign_addend_1 = 1'b0;
    round_2 = 2'd0;
    keep_denormals_2 = 1'b0;
    special_2 = 32'd0;
    is_special_2 = 1'b0;
    sum_2 = 75'd0;
    top_exponent_2 = 11'd0;
    sign_2 = 1'b0;
    round_3 = 2'd0;
    keep_denormals_3 = 1'b0;
    special_3 = 32'd0;
    is_special_3 = 1'b0;
    exponent_3 = 11'd0;
    sign_3 = 1'b0;
    significand_3 = 24'd0;
    guard_3 = 1'b0;
    sticky_3 = 1'b0;
    result_4 = 32'd0;
  end
  always @(posedge clock) begin
    sign_product_1 <= sign_product;
    round_1 <= control[10:9];
    keep_denormals_1 <= control[12];
    special_1 <= special;
    is_special_1 <= is_special;
    product_1 <= product;
    aligned_1 <= shifted_1[98:24] | {74'd0, disjunction_4};
    top_exponent_1 <= addend_dominates ? {3'd0, conjunction_1[30:23] | {7'd0, ~c_is_normal}} : (difference_1 +
        11'h79c);
    sign_addend_1 <= equal_1 ? sign_product : conjunction_1[31];
    round_2 <= round_1;
    keep_denormals_2 <= keep_denormals_1;
    special_2 <= special_1;
    is_special_2 <= is_special_1;
    sum_2 <= sum;
    top_exponent_2 <= top_exponent_1;
    sign_2 <= (subtract & (~(|sum))) ? (round_1 == 2'd2) : (subtract & difference_3[75]) ? sign_product_1 :
        sign_addend_1;
    round_3 <= round_2;
    keep_denormals_3 <= keep_denormals_2;
    special_3 <= special_2;
    is_special_3 <= is_special_2;
    exponent_3 <= (top_exponent_2 - chosen_5) & {11{normalised[74]}};
    sign_3 <= sign_2;
    significand_3 <= normalised[74:51];
    guard_3 <= normalised[50];
    sticky_3 <= |normalised[49:0];
    result_4 <= is_special_3 ? special_3 : {sign_3, chosen_6};
  end

endmodule
