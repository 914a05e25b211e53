// lds_registers: generator of hdl/src/memory/lds/pass.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_registers (
  input wire [3:0] step,
  input wire [7:0] address,
  input wire [7:0] data0,
  input wire [7:0] data1,
  input wire [2:0] data0_dwords,
  input wire [2:0] data1_dwords,
  input wire flat,
  input wire [7:0] destination,
  input wire [2:0] returns,
  input wire [10:0] vgprs,
  output wire [10:0] register_,
  output wire all,
  output wire high,
  output wire beyond
);

  wire [10:0] wanted;

  assign wanted =
      ((~(|step)) | high) ? ({3'd0, address} + {10'd0, high}) :
      (~((step + 4'hf) < {1'b0, data0_dwords})) ? ({3'd0, data1} + {7'd0, (step + 4'hf) - {1'b0, data0_dwords}}) :
      ({3'd0, data0} + {7'd0, step + 4'hf});

  assign register_ = wanted & {11{wanted < vgprs}};
  wire [3:0] sum_1 = {1'b0, data0_dwords} + {1'b0, data1_dwords};
  assign all = (sum_1 + {3'd0, flat}) < step;
  assign high = flat & (sum_1 < step);
  assign beyond = (|returns) & (vgprs < ({3'd0, destination} + {8'd0, returns}));

endmodule

`default_nettype wire
