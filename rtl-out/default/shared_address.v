// shared_address: generator of hdl/src/memory/address.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module shared_address (
  input wire [1:0] space,
  input wire [19:0] control,
  input wire [63:0] scalar,
  input wire [127:0] resource,
  input wire [23:0] offset,
  input wire [2:0] group,
  input wire [47:0] scratch_base,
  input wire wide,
  input wire has_index,
  input wire has_offset,
  input wire wave64,
  input wire returns,
  input wire [3:0] wanted,
  output wire [206:0] shared,
  output wire mismatch
);

  wire [47:0] constant;

  assign constant = {{24{offset[23]}}, offset} + {41'd0, {group, 4'd0}};

  reg [47:0] looked_up_1;
  always @*
    case (space)
      2'd1: looked_up_1 = constant;
      2'd3: looked_up_1 = resource[47:0] + {16'd0, scalar[31:0]} + constant;
      default: looked_up_1 = scalar[47:0] + constant;
    endcase

  wire [35:0] chosen_1 = (space == 2'd3) ? ({4'd0, scalar[31:0]} & {36{resource[125:124] == 2'd3}}) :
      {{4{scalar[31]}}, scalar[31:0]};

  reg [2:0] looked_up_2;
  always @*
    case (resource[115:114])
      2'd1: looked_up_2 = 3'd2;
      2'd2: looked_up_2 = 3'd3;
      2'd3: looked_up_2 = 3'd5;
      default: looked_up_2 = 3'd0;
    endcase

  assign shared = {wanted, returns, wave64, {control[3:2], 2'd0} & {4{control[1:0] == 2'd2}}, 3'd1 << control[6:5],
      has_offset, has_index, control[10], wide, space, scratch_base, (~(|resource[113:108])) & (~resource[119]) &
      (space == 2'd3), (|resource[63:62]) & (space == 2'd3), resource[119] & (space == 2'd3), resource[125:124],
      resource[95:64], {5'd0, resource[61:48]} << looked_up_2, chosen_1 + constant[35:0], looked_up_1};
  assign mismatch = (|resource[127:126]) & (space == 2'd3);

endmodule

`default_nettype wire
