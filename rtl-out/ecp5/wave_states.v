// wave_states: generator of hdl/src/front/select.rs:17. Written by Tombolo; change the source.
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
  output wire [47:0] salu_execute_state_place_scratch_base, output wire [4:0] salu_execute_state_shape_group,
  output wire [47:0] smem_read_state_pc, output wire [4:0] smem_read_state_shape_group,
  output wire [5:0] smem_read_state_shape_group_waves, output wire [31:0] valu_issue_state_m0,
  output wire [10:0] valu_issue_state_place_vgpr_base, output wire valu_issue_state_shape_wave64,
  valu_issue_state_scalars_settled,
  output wire [63:0] valu_head_state_exec, // State of that wave.
  output wire [63:0] valu_head_state_vcc, output wire valu_head_state_scc, output wire [31:0] valu_head_state_mode,
  output wire valu_head_state_scalars_settled,
  output wire [63:0] vmem_issue_state_exec, // State of that wave.
  output wire [31:0] vmem_issue_state_m0, output wire [10:0] vmem_issue_state_place_vgpr_base,
  output wire [47:0] vmem_issue_state_place_scratch_base, output wire vmem_issue_state_shape_wave64,
  output wire [63:0] lds_issue_state_exec, // State of that wave.
  output wire [31:0] lds_issue_state_m0, output wire [10:0] lds_issue_state_place_vgpr_base,
  output wire [17:0] lds_issue_state_place_lds_base, output wire lds_issue_state_shape_wave64,
  output wire [17:0] lds_issue_state_shape_lds_size
);

  assign salu_decode_state_scc = state_scc[salu_decode[1:0]];
  assign salu_decode_state_m0 = state_m0[{salu_decode[1:0], 5'd0} +: 32];
  assign salu_execute_state_scc = state_scc[salu_execute[1:0]];
  assign salu_execute_state_mode = state_mode[{salu_execute[1:0], 5'd0} +: 32];
  assign salu_execute_state_status = state_status[{salu_execute[1:0], 5'd0} +: 32];
  assign salu_execute_state_state_priv = state_state_priv[{salu_execute[1:0], 5'd0} +: 32];
  wire salu_execute_state_shape_group_equal = salu_execute[1:0] == 2'd3;
  wire salu_execute_state_shape_group_equal_2 = salu_execute[1:0] == 2'd2;
  wire salu_execute_state_shape_group_equal_3 = salu_execute[1:0] == 2'd1;
  assign salu_execute_state_place_scratch_base = salu_execute_state_shape_group_equal_3 ?
      state_place_scratch_base[95:48] :
      salu_execute_state_shape_group_equal_2 ? state_place_scratch_base[143:96] :
      salu_execute_state_shape_group_equal ? state_place_scratch_base[191:144] : state_place_scratch_base[47:0];
  assign salu_execute_state_shape_group = salu_execute_state_shape_group_equal_3 ? state_shape_group[9:5] :
      salu_execute_state_shape_group_equal_2 ? state_shape_group[14:10] :
      salu_execute_state_shape_group_equal ? state_shape_group[19:15] : state_shape_group[4:0];
  wire smem_read_1_0_is_3 = smem_read[1:0] == 2'd3;
  wire smem_read_1_0_is_2 = smem_read[1:0] == 2'd2;
  wire smem_read_1_0_is_1 = smem_read[1:0] == 2'd1;
  assign smem_read_state_pc = smem_read_1_0_is_1 ? state_pc[95:48] :
      smem_read_1_0_is_2 ? state_pc[143:96] :
      smem_read_1_0_is_3 ? state_pc[191:144] : state_pc[47:0];
  assign smem_read_state_shape_group = smem_read_1_0_is_1 ? state_shape_group[9:5] :
      smem_read_1_0_is_2 ? state_shape_group[14:10] :
      smem_read_1_0_is_3 ? state_shape_group[19:15] : state_shape_group[4:0];
  assign smem_read_state_shape_group_waves = smem_read_1_0_is_1 ? state_shape_group_waves[11:6] :
      smem_read_1_0_is_2 ? state_shape_group_waves[17:12] :
      smem_read_1_0_is_3 ? state_shape_group_waves[23:18] : state_shape_group_waves[5:0];
  assign valu_issue_state_m0 = state_m0[{valu_issue[1:0], 5'd0} +: 32];
  wire valu_issue_1_0_is_3 = valu_issue[1:0] == 2'd3;
  wire valu_issue_1_0_is_2 = valu_issue[1:0] == 2'd2;
  wire valu_issue_1_0_is_1 = valu_issue[1:0] == 2'd1;
  assign valu_issue_state_place_vgpr_base = valu_issue_1_0_is_1 ? state_place_vgpr_base[21:11] :
      valu_issue_1_0_is_2 ? state_place_vgpr_base[32:22] :
      valu_issue_1_0_is_3 ? state_place_vgpr_base[43:33] : state_place_vgpr_base[10:0];
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
  assign vmem_issue_state_place_scratch_base = valu_issue_1_0_is_1 ? state_place_scratch_base[95:48] :
      valu_issue_1_0_is_2 ? state_place_scratch_base[143:96] :
      valu_issue_1_0_is_3 ? state_place_scratch_base[191:144] : state_place_scratch_base[47:0];
  assign vmem_issue_state_shape_wave64 = valu_issue_state_shape_wave64;
  assign lds_issue_state_exec = vmem_issue_state_exec;
  assign lds_issue_state_m0 = valu_issue_state_m0;
  wire lds_issue_1_0_is_3 = lds_issue[1:0] == 2'd3;
  wire lds_issue_1_0_is_2 = lds_issue[1:0] == 2'd2;
  wire lds_issue_1_0_is_1 = lds_issue[1:0] == 2'd1;
  assign lds_issue_state_place_vgpr_base = lds_issue_1_0_is_1 ? state_place_vgpr_base[21:11] :
      lds_issue_1_0_is_2 ? state_place_vgpr_base[32:22] :
      lds_issue_1_0_is_3 ? state_place_vgpr_base[43:33] : state_place_vgpr_base[10:0];
  assign lds_issue_state_place_lds_base = lds_issue_1_0_is_1 ? state_place_lds_base[35:18] :
      lds_issue_1_0_is_2 ? state_place_lds_base[53:36] :
      lds_issue_1_0_is_3 ? state_place_lds_base[71:54] : state_place_lds_base[17:0];
  assign lds_issue_state_shape_wave64 = state_shape_wave64[lds_issue[1:0]];
  assign lds_issue_state_shape_lds_size = lds_issue_1_0_is_1 ? state_shape_lds_size[35:18] :
      lds_issue_1_0_is_2 ? state_shape_lds_size[53:36] :
      lds_issue_1_0_is_3 ? state_shape_lds_size[71:54] : state_shape_lds_size[17:0];
endmodule
`default_nettype wire
