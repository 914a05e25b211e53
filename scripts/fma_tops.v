// Our float units held to a multiply-add, with every rounding, treatment of denormals, OMOD and CLAMP that the instruction has: what
// scripts/fpnew.sh synthesises beside FPnew's units for that. Tests beside the units hold the constants against theirs.

// V_FMA_F32, by the unit of `ecp5`. MODE is in 10:3 of the modifiers, OMOD in 2:1, CLAMP in 0.
module fma32 (
    input wire clock, start,
    input wire [10:0] modifiers,
    input wire [31:0] a, b, c,
    output wire [31:0] result
);
    wire [63:0] value;
    float_unit unit (
        .clock(clock), .control(65'h20e0000 | modifiers), .start(start), .mask(1'b0),
        .s0({32'd0, a}), .s1({32'd0, b}), .s2({32'd0, c}), .value(value), .flag()
    );
    assign result = value[31:0];
endmodule

// V_FMA_F64.
module fma64 (
    input wire clock, keep_inputs, keep_outputs, clamp,
    input wire [1:0] round, omod,
    input wire [63:0] a, b, c,
    output wire [63:0] result
);
    binary64_unit unit (
        .clock(clock), .control_function_binary64(5'd0), .control_function_relation_less(1'b0),
        .control_function_relation_equal(1'b0), .control_function_relation_greater(1'b0),
        .control_function_relation_unordered(1'b0), .control_raises_others(1'b0), .control_round(round),
        .control_keep_inputs(keep_inputs), .control_keep_outputs(keep_outputs), .control_omod(omod), .control_clamp(clamp),
        .s0(a), .s1(b), .s2(c), .mask(1'b0), .root_a(53'd0), .root_b(53'd0), .root_addend(53'd0), .root_exponent(14'd0),
        .root_significand(), .root_power(), .root_product(), .value(result), .flag(), .exceptions_0()
    );
endmodule
