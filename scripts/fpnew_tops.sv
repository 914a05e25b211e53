// FPnew's fused multiply-adds of binary32 and binary64 and its sum of two products of 8 or 16 bits, each with three registers, with
// plain ports: what scripts/fpnew.sh synthesises.

// Of binary32, or of binary64.
module fpnew_fma_top import fpnew_pkg::*; #(parameter int WIDTH = 32) (
    input  logic clk, rst_n, in_valid, out_ready, flush, op_mod,
    input  logic [2:0][WIDTH-1:0] operands,
    input  logic [2:0] rounding,
    input  logic [3:0] operation,
    output logic in_ready, out_valid, busy,
    output logic [WIDTH-1:0] result,
    output logic [4:0] status
);
    fpnew_fma #(.FpFormat(WIDTH == 64 ? FP64 : FP32), .NumPipeRegs(3), .PipeConfig(DISTRIBUTED)) fma (
        .clk_i(clk), .rst_ni(rst_n), .flush_i(flush), .in_valid_i(in_valid), .in_ready_o(in_ready),
        .operands_i(operands), .is_boxed_i('1), .rnd_mode_i(roundmode_e'(rounding)), .op_i(operation_e'(operation)),
        .op_mod_i(op_mod), .tag_i('0), .mask_i('1), .aux_i('0),
        .out_valid_o(out_valid), .out_ready_i(out_ready), .busy_o(busy), .result_o(result), .status_o(status),
        .extension_bit_o(), .tag_o(), .mask_o(), .aux_o()
    );
endmodule

// Sources FP16, FP8, FP16ALT, FP8ALT; sums in FP32, FP16, FP16ALT.
module fpnew_sdotp import fpnew_pkg::*; (
    input  logic clk, rst_n, in_valid, out_ready, flush, op_mod,
    input  logic [31:0] a, c, addend,
    input  logic [15:0] b, d,
    input  logic [2:0] rounding, source_format, result_format,
    input  logic [3:0] operation,
    output logic in_ready, out_valid, busy,
    output logic [31:0] result,
    output logic [4:0] status
);
    fpnew_sdotp_multi #(
        .SrcDotpFpFmtConfig(6'b001111), .DstDotpFpFmtConfig(6'b101010), .NumPipeRegs(3), .PipeConfig(DISTRIBUTED)
    ) sdotp (
        .clk_i(clk), .rst_ni(rst_n), .flush_i(flush), .in_valid_i(in_valid), .in_ready_o(in_ready), .sdotp_hart_id_i('0),
        .operand_a_i(a), .operand_b_i(b), .operand_c_i(c), .operand_d_i(d), .dst_operands_i(addend), .is_boxed_i('1),
        .rnd_mode_i(roundmode_e'(rounding)), .op_i(operation_e'(operation)), .op_mod_i(op_mod),
        .src_fmt_i(fp_format_e'(source_format)), .dst_fmt_i(fp_format_e'(result_format)),
        .tag_i('0), .mask_i('1), .aux_i('0),
        .out_valid_o(out_valid), .out_ready_i(out_ready), .busy_o(busy), .result_o(result), .status_o(status),
        .extension_bit_o(), .tag_o(), .mask_o(), .aux_o()
    );
endmodule
