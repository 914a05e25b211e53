// class_ready: generator of hdl/src/front/outstanding.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module class_ready (
  input wire [2:0] class_,
  input wire flow_ready,
  input wire reads_m0,
  input wire [5:0] salu,
  input wire [5:0] valu,
  input wire [5:0] scalar_loads,
  input wire [5:0] loads,
  input wire [5:0] stores,
  input wire [5:0] lds,
  input wire operands_read,
  input wire masks_written,
  input wire scalars_pending,
  input wire memory_read,
  input wire lds_read,
  output reg ready
);

  wire conjunction_1 = (~scalars_pending) & (~(|valu));

  always @*
    case (class_)
      3'd1: ready = flow_ready;
      3'd2: ready = masks_written & operands_read & (salu < 6'h3e);
      3'd3: ready = (~scalars_pending) & operands_read & (scalar_loads < 6'h1f);
      3'd4: ready = memory_read & lds_read & (valu < 6'h3e) & (~(reads_m0 & scalars_pending));
      3'd5: ready = conjunction_1 & lds_read & (loads < 6'h3e) & (stores < 6'h3e) & (lds < 6'h3e);
      3'd6: ready = conjunction_1 & memory_read & (lds < 6'h3e);
      default: ready = 1'b0;
    endcase

endmodule

`default_nettype wire
