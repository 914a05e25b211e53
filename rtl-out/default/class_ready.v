// class_ready: generator of hdl/src/front/outstanding.rs:18
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module class_ready (
  input wire [2:0] class_, // Class of the instruction.
  input wire flow_ready, // If it is program flow: it may issue.
  input wire reads_m0, // It adds M0 to register numbers.
  input wire [5:0] salu, // Counts: results of the scalar ALU.
  input wire [5:0] valu, // Of the vector ALU.
  input wire [5:0] scalar_loads, // KMcnt.
  input wire [5:0] loads, // LOADcnt.
  input wire [5:0] stores, // STOREcnt.
  input wire [5:0] lds, // DScnt.
  input wire operands_read, // No vector operation still has to read scalars.
  input wire masks_written, // All scalar results of the vector ALU are written.
  input wire scalars_pending, // Scalar results of either ALU are outstanding.
  input wire memory_read, // No vector memory instruction still has to read VGPRs.
  input wire lds_read, // No LDS instruction does.
  output reg ready // The instruction may issue.
);

  wire ready_case_5_all = ~scalars_pending & (~|valu);

  always @*
    case (class_)
      3'd1: ready = flow_ready;
      3'd2: ready = masks_written & operands_read & (salu < 6'h3e);
      3'd3: ready = ~scalars_pending & operands_read & (scalar_loads < 6'h1f);
      3'd4: ready = memory_read & lds_read & (valu < 6'h3e) & ~(reads_m0 & scalars_pending);
      3'd5: ready = ready_case_5_all & lds_read & (loads < 6'h3e) & (stores < 6'h3e) & (lds < 6'h3e);
      3'd6: ready = ready_case_5_all & memory_read & (lds < 6'h3e);
      default: ready = 1'b0;
    endcase

endmodule

`default_nettype wire
