// wave_states: generator of hdl/src/front/select.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_states (
  input wire [255:0] state_exec, // Of all waves.
  input wire [255:0] state_vcc, input wire [3:0] state_scc, input wire [127:0] state_m0, state_mode, state_status,
  state_state_priv, input wire [191:0] state_pc, input wire [43:0] state_place_vgpr_base,
  input wire [71:0] state_place_lds_base, input wire [191:0] state_place_scratch_base,
  input wire [3:0] state_shape_wave64, input wire [19:0] state_shape_group,
  input wire [23:0] state_shape_group_waves, input wire [71:0] state_shape_lds_size,
  input wire [3:0] state_scalars_settled,
  input wire [3:0] salu_decode, // The wave that the scalar ALU decodes for.
  input wire [3:0] salu_execute, // The wave that the scalar ALU executes for.
  input wire [3:0] smem_read, // The wave that scalar memory reads registers of.
  input wire [3:0] valu_issue, // The wave that issues to the vector ALU.
  input wire [3:0] valu_head, // The wave at the head of the vector ALU's queue.
  input wire [3:0] lds_issue, // The wave that issues to the local data share.
  output wire salu_decode_state_scc, output wire [31:0] salu_decode_state_m0, output wire salu_execute_state_scc,
  output wire [31:0] salu_execute_state_mode, salu_execute_state_status, salu_execute_state_state_priv,
  output reg [47:0] salu_execute_state_place_scratch_base, output reg [4:0] salu_execute_state_shape_group,
  output reg [47:0] smem_read_state_pc, output reg [4:0] smem_read_state_shape_group,
  output reg [5:0] smem_read_state_shape_group_waves, output wire [31:0] valu_issue_state_m0,
  output reg [10:0] valu_issue_state_place_vgpr_base, output wire valu_issue_state_shape_wave64,
  valu_issue_state_scalars_settled,
  output wire [63:0] valu_head_state_exec, // State of that wave.
  output wire [63:0] valu_head_state_vcc, output wire valu_head_state_scc, output wire [31:0] valu_head_state_mode,
  output wire valu_head_state_scalars_settled,
  output wire [63:0] vmem_issue_state_exec, // State of that wave.
  output wire [31:0] vmem_issue_state_m0, output wire [10:0] vmem_issue_state_place_vgpr_base,
  output reg [47:0] vmem_issue_state_place_scratch_base, output wire vmem_issue_state_shape_wave64,
  output wire [63:0] lds_issue_state_exec, // State of that wave.
  output wire [31:0] lds_issue_state_m0, output reg [10:0] lds_issue_state_place_vgpr_base,
  output reg [17:0] lds_issue_state_place_lds_base, output wire lds_issue_state_shape_wave64,
  output reg [17:0] lds_issue_state_shape_lds_size
);

  assign salu_decode_state_scc = state_scc[salu_decode[1:0]];
  assign salu_decode_state_m0 = state_m0[{salu_decode[1:0], 5'd0} +: 32];
  assign salu_execute_state_scc = state_scc[salu_execute[1:0]];
  assign salu_execute_state_mode = state_mode[{salu_execute[1:0], 5'd0} +: 32];
  assign salu_execute_state_status = state_status[{salu_execute[1:0], 5'd0} +: 32];
  assign salu_execute_state_state_priv = state_state_priv[{salu_execute[1:0], 5'd0} +: 32];

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_place_scratch_base = state_place_scratch_base[95:48];
      2'd2: salu_execute_state_place_scratch_base = state_place_scratch_base[143:96];
      2'd3: salu_execute_state_place_scratch_base = state_place_scratch_base[191:144];
      default: salu_execute_state_place_scratch_base = state_place_scratch_base[47:0];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_shape_group = state_shape_group[9:5];
      2'd2: salu_execute_state_shape_group = state_shape_group[14:10];
      2'd3: salu_execute_state_shape_group = state_shape_group[19:15];
      default: salu_execute_state_shape_group = state_shape_group[4:0];
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_pc = state_pc[95:48];
      2'd2: smem_read_state_pc = state_pc[143:96];
      2'd3: smem_read_state_pc = state_pc[191:144];
      default: smem_read_state_pc = state_pc[47:0];
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_shape_group = state_shape_group[9:5];
      2'd2: smem_read_state_shape_group = state_shape_group[14:10];
      2'd3: smem_read_state_shape_group = state_shape_group[19:15];
      default: smem_read_state_shape_group = state_shape_group[4:0];
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_shape_group_waves = state_shape_group_waves[11:6];
      2'd2: smem_read_state_shape_group_waves = state_shape_group_waves[17:12];
      2'd3: smem_read_state_shape_group_waves = state_shape_group_waves[23:18];
      default: smem_read_state_shape_group_waves = state_shape_group_waves[5:0];
    endcase

  assign valu_issue_state_m0 = state_m0[{valu_issue[1:0], 5'd0} +: 32];

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_place_vgpr_base = state_place_vgpr_base[21:11];
      2'd2: valu_issue_state_place_vgpr_base = state_place_vgpr_base[32:22];
      2'd3: valu_issue_state_place_vgpr_base = state_place_vgpr_base[43:33];
      default: valu_issue_state_place_vgpr_base = state_place_vgpr_base[10:0];
    endcase

  assign valu_issue_state_shape_wave64 = state_shape_wave64[valu_issue[1:0]];
  assign valu_issue_state_scalars_settled = state_scalars_settled[valu_issue[1:0]];
  assign valu_head_state_exec = state_exec[{valu_head[1:0], 6'd0} +: 64];
  assign valu_head_state_vcc = state_vcc[{valu_head[1:0], 6'd0} +: 64];
  assign valu_head_state_scc = state_scc[valu_head[1:0]];
  assign valu_head_state_mode = state_mode[{valu_head[1:0], 5'd0} +: 32];
  assign valu_head_state_scalars_settled = state_scalars_settled[valu_head[1:0]];
  assign vmem_issue_state_exec = state_exec[{valu_issue[1:0], 6'd0} +: 64];
  assign vmem_issue_state_m0 = valu_issue_state_m0;
  assign vmem_issue_state_place_vgpr_base = valu_issue_state_place_vgpr_base;

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_state_place_scratch_base = state_place_scratch_base[95:48];
      2'd2: vmem_issue_state_place_scratch_base = state_place_scratch_base[143:96];
      2'd3: vmem_issue_state_place_scratch_base = state_place_scratch_base[191:144];
      default: vmem_issue_state_place_scratch_base = state_place_scratch_base[47:0];
    endcase

  assign vmem_issue_state_shape_wave64 = valu_issue_state_shape_wave64;
  assign lds_issue_state_exec = vmem_issue_state_exec;
  assign lds_issue_state_m0 = valu_issue_state_m0;

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_place_vgpr_base = state_place_vgpr_base[21:11];
      2'd2: lds_issue_state_place_vgpr_base = state_place_vgpr_base[32:22];
      2'd3: lds_issue_state_place_vgpr_base = state_place_vgpr_base[43:33];
      default: lds_issue_state_place_vgpr_base = state_place_vgpr_base[10:0];
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_place_lds_base = state_place_lds_base[35:18];
      2'd2: lds_issue_state_place_lds_base = state_place_lds_base[53:36];
      2'd3: lds_issue_state_place_lds_base = state_place_lds_base[71:54];
      default: lds_issue_state_place_lds_base = state_place_lds_base[17:0];
    endcase

  assign lds_issue_state_shape_wave64 = state_shape_wave64[lds_issue[1:0]];

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_shape_lds_size = state_shape_lds_size[35:18];
      2'd2: lds_issue_state_shape_lds_size = state_shape_lds_size[53:36];
      2'd3: lds_issue_state_shape_lds_size = state_shape_lds_size[71:54];
      default: lds_issue_state_shape_lds_size = state_shape_lds_size[17:0];
    endcase

endmodule

`default_nettype wire
