// lds_registers: generator of hdl/src/lds/pass.rs:61. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_registers (
  input wire [3:0] step, // The step.
  input wire [7:0] address, // ADDR.
  input wire [7:0] data0, // DATA0.
  input wire [7:0] data1, // DATA1.
  input wire [2:0] data0_dwords, // Dwords in DATA0.
  input wire [2:0] data1_dwords, // Dwords in DATA1.
  input wire flat, // Behind the data comes the second register of the address.
  input wire [7:0] destination, // VDST.
  input wire [2:0] returns, // Dwords returned.
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire [10:0] register_, // The register.
  output wire all, // Every register was read in the steps before.
  output wire high, // It is the second one of the address.
  output wire beyond // A destination lies beyond the registers.
);

  wire [3:0] all_sum = {1'b0, data0_dwords} + {1'b0, data1_dwords};
  assign high = flat & (all_sum < step);
  wire [10:0] wanted = ((~|step) | high) ? ({3'd0, address} + {10'd0, high}) :
      ((step + 4'hf) < {1'b0, data0_dwords}) ? ({3'd0, data0} + {7'd0, step + 4'hf}) :
      ({3'd0, data1} + {7'd0, (step + 4'hf) - {1'b0, data0_dwords}});
  assign register_ = wanted & {11{wanted < vgprs}};
  assign all = (all_sum + {3'd0, flat}) < step;
  assign beyond = (|returns) & (vgprs < ({3'd0, destination} + {8'd0, returns}));
endmodule
`default_nettype wire
