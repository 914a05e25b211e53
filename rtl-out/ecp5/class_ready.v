// class_ready: generator of hdl/src/front/outstanding.rs:55. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module class_ready (
  input wire [2:0] class_, // Class of the instruction.
  input wire flow_ready, // If it is program flow: it may issue.
  input wire reads_m0, // It adds M0 to register numbers.
  input wire writes_masks, // It writes EXEC or MODE.
  input wire paced, // The vector operation before it has had its clocks.
  input wire [5:0] counts_loads, // What is outstanding.
  input wire [5:0] counts_stores, counts_scalar_loads, counts_lds, counts_salu, counts_valu,
  input wire masks_read, // No vector operation is queued.
  input wire scalars_read, // None that still has to read scalar registers.
  input wire masks_written, // All scalar results of the vector ALU are written.
  input wire scalars_pending, // Scalar results of either ALU are outstanding.
  input wire memory_read, // No vector memory instruction still has to read VGPRs.
  input wire lds_read, // No LDS instruction does.
  output reg ready // The instruction may issue.
);
  localparam [2:0] ISSUE_CLASS_FLOW = 3'd1, ISSUE_CLASS_SALU = 3'd2, ISSUE_CLASS_SMEM = 3'd3;
  localparam [2:0] ISSUE_CLASS_VALU = 3'd4, ISSUE_CLASS_VMEM = 3'd5, ISSUE_CLASS_LDS = 3'd6;

  wire operands_read = masks_read | (scalars_read & ~writes_masks);
  wire counts_lds_below_62 = counts_lds < 6'h3e;
  wire ready_all = ~scalars_pending & (~|counts_valu);
  always @* case (class_)
    ISSUE_CLASS_FLOW: ready = flow_ready;
    ISSUE_CLASS_SALU: ready = masks_written & operands_read & (counts_salu < 6'h3e);
    ISSUE_CLASS_SMEM: ready = ~scalars_pending & operands_read & (counts_scalar_loads < 6'h1f);
    ISSUE_CLASS_VALU: ready = memory_read & lds_read & paced & (counts_valu < 6'h3e) & ~(reads_m0 & scalars_pending);
    ISSUE_CLASS_VMEM: ready = ready_all & lds_read & (counts_loads < 6'h3e) & (counts_stores < 6'h3e) &
        counts_lds_below_62;
    ISSUE_CLASS_LDS: ready = ready_all & memory_read & counts_lds_below_62;
    default: ready = 1'b0;
  endcase
endmodule
`default_nettype wire
