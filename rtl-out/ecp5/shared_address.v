// shared_address: generator of hdl/src/memory/address.rs:65
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module shared_address (
  input wire [1:0] space, // space.
  input wire [19:0] control, // super::operations::Access::control.
  input wire [63:0] scalar, // Scalar base or offset; zero without one.
  input wire [127:0] resource, // Buffer resource (9.6).
  input wire [23:0] offset, // Signed byte offset of the instruction.
  input wire [2:0] group, // Which four VGPRs of a block.
  input wire [47:0] scratch_base, // Scratch memory of the wave.
  input wire wide, // The second address VGPR is the high half of an address.
  input wire has_index, // There is an index.
  input wire has_offset, // There is an offset.
  input wire wave64, // The wave has 64 lanes.
  input wire returns, // VGPRs receive something.
  input wire [3:0] wanted, // Dwords that are moved.
  output wire [206:0] shared, // Everything, for LaneAddress and super::lane::LaneSteps.
  output wire mismatch // The resource is none of a buffer: nothing is done.
);

  wire [47:0] constant;

  assign constant = {{24{offset[23]}}, offset} + {41'd0, group, 4'd0};

  reg [47:0] by_space;
  always @*
    case (space)
      2'd1: by_space = constant;
      2'd3: by_space = resource[47:0] + {16'd0, scalar[31:0]} + constant;
      default: by_space = scalar[47:0] + constant;
    endcase

  wire [35:0] shared_choice = (space == 2'd3) ? ({4'd0, scalar[31:0]} & {36{resource[125:124] == 2'd3}}) :
      {{4{scalar[31]}}, scalar[31:0]};

  reg [2:0] by_resource_115_114;
  always @*
    case (resource[115:114])
      2'd1: by_resource_115_114 = 3'd2;
      2'd2: by_resource_115_114 = 3'd3;
      2'd3: by_resource_115_114 = 3'd5;
      default: by_resource_115_114 = 3'd0;
    endcase

  assign shared = {wanted, returns, wave64, {control[3:2], 2'd0} & {4{control[1:0] == 2'd2}}, 3'd1 << control[6:5],
      has_offset, has_index, control[10], wide, space, scratch_base, (~|resource[113:108]) & ~resource[119] & (space
      == 2'd3), (|resource[63:62]) & (space == 2'd3), resource[119] & (space == 2'd3), resource[125:124],
      resource[95:64], {5'd0, resource[61:48]} << by_resource_115_114, shared_choice + constant[35:0], by_space};
  assign mismatch = (|resource[127:126]) & (space == 2'd3);

endmodule

`default_nettype wire
