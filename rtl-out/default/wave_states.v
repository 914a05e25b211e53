// wave_states: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_states (
  input wire [63:0] exec_0,
  input wire [63:0] exec_1,
  input wire [63:0] exec_2,
  input wire [63:0] exec_3,
  input wire [63:0] exec_4,
  input wire [63:0] exec_5,
  input wire [63:0] exec_6,
  input wire [63:0] exec_7,
  input wire [63:0] exec_8,
  input wire [63:0] exec_9,
  input wire [63:0] exec_10,
  input wire [63:0] exec_11,
  input wire [63:0] exec_12,
  input wire [63:0] exec_13,
  input wire [63:0] exec_14,
  input wire [63:0] exec_15,
  input wire [63:0] vcc_0,
  input wire [63:0] vcc_1,
  input wire [63:0] vcc_2,
  input wire [63:0] vcc_3,
  input wire [63:0] vcc_4,
  input wire [63:0] vcc_5,
  input wire [63:0] vcc_6,
  input wire [63:0] vcc_7,
  input wire [63:0] vcc_8,
  input wire [63:0] vcc_9,
  input wire [63:0] vcc_10,
  input wire [63:0] vcc_11,
  input wire [63:0] vcc_12,
  input wire [63:0] vcc_13,
  input wire [63:0] vcc_14,
  input wire [63:0] vcc_15,
  input wire [31:0] m0_0,
  input wire [31:0] m0_1,
  input wire [31:0] m0_2,
  input wire [31:0] m0_3,
  input wire [31:0] m0_4,
  input wire [31:0] m0_5,
  input wire [31:0] m0_6,
  input wire [31:0] m0_7,
  input wire [31:0] m0_8,
  input wire [31:0] m0_9,
  input wire [31:0] m0_10,
  input wire [31:0] m0_11,
  input wire [31:0] m0_12,
  input wire [31:0] m0_13,
  input wire [31:0] m0_14,
  input wire [31:0] m0_15,
  input wire wave64_0,
  input wire wave64_1,
  input wire wave64_2,
  input wire wave64_3,
  input wire wave64_4,
  input wire wave64_5,
  input wire wave64_6,
  input wire wave64_7,
  input wire wave64_8,
  input wire wave64_9,
  input wire wave64_10,
  input wire wave64_11,
  input wire wave64_12,
  input wire wave64_13,
  input wire wave64_14,
  input wire wave64_15,
  input wire [31:0] mode_0,
  input wire [31:0] mode_1,
  input wire [31:0] mode_2,
  input wire [31:0] mode_3,
  input wire [31:0] mode_4,
  input wire [31:0] mode_5,
  input wire [31:0] mode_6,
  input wire [31:0] mode_7,
  input wire [31:0] mode_8,
  input wire [31:0] mode_9,
  input wire [31:0] mode_10,
  input wire [31:0] mode_11,
  input wire [31:0] mode_12,
  input wire [31:0] mode_13,
  input wire [31:0] mode_14,
  input wire [31:0] mode_15,
  input wire [10:0] vgpr_base_0,
  input wire [10:0] vgpr_base_1,
  input wire [10:0] vgpr_base_2,
  input wire [10:0] vgpr_base_3,
  input wire [10:0] vgpr_base_4,
  input wire [10:0] vgpr_base_5,
  input wire [10:0] vgpr_base_6,
  input wire [10:0] vgpr_base_7,
  input wire [10:0] vgpr_base_8,
  input wire [10:0] vgpr_base_9,
  input wire [10:0] vgpr_base_10,
  input wire [10:0] vgpr_base_11,
  input wire [10:0] vgpr_base_12,
  input wire [10:0] vgpr_base_13,
  input wire [10:0] vgpr_base_14,
  input wire [10:0] vgpr_base_15,
  input wire [16:0] lds_base_0,
  input wire [16:0] lds_base_1,
  input wire [16:0] lds_base_2,
  input wire [16:0] lds_base_3,
  input wire [16:0] lds_base_4,
  input wire [16:0] lds_base_5,
  input wire [16:0] lds_base_6,
  input wire [16:0] lds_base_7,
  input wire [16:0] lds_base_8,
  input wire [16:0] lds_base_9,
  input wire [16:0] lds_base_10,
  input wire [16:0] lds_base_11,
  input wire [16:0] lds_base_12,
  input wire [16:0] lds_base_13,
  input wire [16:0] lds_base_14,
  input wire [16:0] lds_base_15,
  input wire [16:0] lds_size_0,
  input wire [16:0] lds_size_1,
  input wire [16:0] lds_size_2,
  input wire [16:0] lds_size_3,
  input wire [16:0] lds_size_4,
  input wire [16:0] lds_size_5,
  input wire [16:0] lds_size_6,
  input wire [16:0] lds_size_7,
  input wire [16:0] lds_size_8,
  input wire [16:0] lds_size_9,
  input wire [16:0] lds_size_10,
  input wire [16:0] lds_size_11,
  input wire [16:0] lds_size_12,
  input wire [16:0] lds_size_13,
  input wire [16:0] lds_size_14,
  input wire [16:0] lds_size_15,
  input wire scc_0,
  input wire scc_1,
  input wire scc_2,
  input wire scc_3,
  input wire scc_4,
  input wire scc_5,
  input wire scc_6,
  input wire scc_7,
  input wire scc_8,
  input wire scc_9,
  input wire scc_10,
  input wire scc_11,
  input wire scc_12,
  input wire scc_13,
  input wire scc_14,
  input wire scc_15,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire [47:0] pc_4,
  input wire [47:0] pc_5,
  input wire [47:0] pc_6,
  input wire [47:0] pc_7,
  input wire [47:0] pc_8,
  input wire [47:0] pc_9,
  input wire [47:0] pc_10,
  input wire [47:0] pc_11,
  input wire [47:0] pc_12,
  input wire [47:0] pc_13,
  input wire [47:0] pc_14,
  input wire [47:0] pc_15,
  input wire settled_0,
  input wire settled_1,
  input wire settled_2,
  input wire settled_3,
  input wire settled_4,
  input wire settled_5,
  input wire settled_6,
  input wire settled_7,
  input wire settled_8,
  input wire settled_9,
  input wire settled_10,
  input wire settled_11,
  input wire settled_12,
  input wire settled_13,
  input wire settled_14,
  input wire settled_15,
  input wire [31:0] status_0,
  input wire [31:0] status_1,
  input wire [31:0] status_2,
  input wire [31:0] status_3,
  input wire [31:0] status_4,
  input wire [31:0] status_5,
  input wire [31:0] status_6,
  input wire [31:0] status_7,
  input wire [31:0] status_8,
  input wire [31:0] status_9,
  input wire [31:0] status_10,
  input wire [31:0] status_11,
  input wire [31:0] status_12,
  input wire [31:0] status_13,
  input wire [31:0] status_14,
  input wire [31:0] status_15,
  input wire [31:0] state_priv_0,
  input wire [31:0] state_priv_1,
  input wire [31:0] state_priv_2,
  input wire [31:0] state_priv_3,
  input wire [31:0] state_priv_4,
  input wire [31:0] state_priv_5,
  input wire [31:0] state_priv_6,
  input wire [31:0] state_priv_7,
  input wire [31:0] state_priv_8,
  input wire [31:0] state_priv_9,
  input wire [31:0] state_priv_10,
  input wire [31:0] state_priv_11,
  input wire [31:0] state_priv_12,
  input wire [31:0] state_priv_13,
  input wire [31:0] state_priv_14,
  input wire [31:0] state_priv_15,
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] group_2,
  input wire [4:0] group_3,
  input wire [4:0] group_4,
  input wire [4:0] group_5,
  input wire [4:0] group_6,
  input wire [4:0] group_7,
  input wire [4:0] group_8,
  input wire [4:0] group_9,
  input wire [4:0] group_10,
  input wire [4:0] group_11,
  input wire [4:0] group_12,
  input wire [4:0] group_13,
  input wire [4:0] group_14,
  input wire [4:0] group_15,
  input wire [5:0] group_waves_0,
  input wire [5:0] group_waves_1,
  input wire [5:0] group_waves_2,
  input wire [5:0] group_waves_3,
  input wire [5:0] group_waves_4,
  input wire [5:0] group_waves_5,
  input wire [5:0] group_waves_6,
  input wire [5:0] group_waves_7,
  input wire [5:0] group_waves_8,
  input wire [5:0] group_waves_9,
  input wire [5:0] group_waves_10,
  input wire [5:0] group_waves_11,
  input wire [5:0] group_waves_12,
  input wire [5:0] group_waves_13,
  input wire [5:0] group_waves_14,
  input wire [5:0] group_waves_15,
  input wire [47:0] scratch_base_0,
  input wire [47:0] scratch_base_1,
  input wire [47:0] scratch_base_2,
  input wire [47:0] scratch_base_3,
  input wire [47:0] scratch_base_4,
  input wire [47:0] scratch_base_5,
  input wire [47:0] scratch_base_6,
  input wire [47:0] scratch_base_7,
  input wire [47:0] scratch_base_8,
  input wire [47:0] scratch_base_9,
  input wire [47:0] scratch_base_10,
  input wire [47:0] scratch_base_11,
  input wire [47:0] scratch_base_12,
  input wire [47:0] scratch_base_13,
  input wire [47:0] scratch_base_14,
  input wire [47:0] scratch_base_15,
  input wire [3:0] salu_decode,
  output reg salu_decode_scc,
  output reg [31:0] salu_decode_m0,
  input wire [3:0] salu_execute,
  output reg [31:0] salu_execute_mode,
  output reg salu_execute_scc,
  output reg [31:0] salu_execute_status,
  output reg [31:0] salu_execute_state_priv,
  output reg [4:0] salu_execute_group,
  output reg [47:0] salu_execute_scratch_base,
  input wire [3:0] smem_read,
  output reg [47:0] smem_read_pc,
  output reg [4:0] smem_read_group,
  output reg [5:0] smem_read_group_waves,
  input wire [3:0] valu_issue,
  output reg [10:0] valu_issue_vgpr_base,
  output reg valu_issue_wave64,
  output reg [31:0] valu_issue_m0,
  input wire [3:0] valu_head,
  output reg [63:0] valu_head_exec,
  output reg [63:0] valu_head_vcc,
  output reg [31:0] valu_head_mode,
  output reg valu_head_scc,
  output reg valu_head_settled,
  input wire [3:0] vmem_issue,
  output reg [63:0] vmem_issue_exec,
  output reg [10:0] vmem_issue_vgpr_base,
  output reg vmem_issue_wave64,
  output reg [31:0] vmem_issue_m0,
  output reg [47:0] vmem_issue_scratch_base,
  input wire [3:0] lds_issue,
  output reg [63:0] lds_issue_exec,
  output reg [10:0] lds_issue_vgpr_base,
  output reg lds_issue_wave64,
  output reg [31:0] lds_issue_m0,
  output reg [31:0] lds_issue_mode,
  output reg [16:0] lds_issue_lds_base,
  output reg [16:0] lds_issue_lds_size
);

  always @*
    case (salu_decode)
      4'd1: salu_decode_m0 = m0_1;
      4'd2: salu_decode_m0 = m0_2;
      4'd3: salu_decode_m0 = m0_3;
      4'd4: salu_decode_m0 = m0_4;
      4'd5: salu_decode_m0 = m0_5;
      4'd6: salu_decode_m0 = m0_6;
      4'd7: salu_decode_m0 = m0_7;
      4'd8: salu_decode_m0 = m0_8;
      4'd9: salu_decode_m0 = m0_9;
      4'ha: salu_decode_m0 = m0_10;
      4'hb: salu_decode_m0 = m0_11;
      4'hc: salu_decode_m0 = m0_12;
      4'hd: salu_decode_m0 = m0_13;
      4'he: salu_decode_m0 = m0_14;
      4'hf: salu_decode_m0 = m0_15;
      default: salu_decode_m0 = m0_0;
    endcase

  always @*
    case (salu_decode)
      4'd1: salu_decode_scc = scc_1;
      4'd2: salu_decode_scc = scc_2;
      4'd3: salu_decode_scc = scc_3;
      4'd4: salu_decode_scc = scc_4;
      4'd5: salu_decode_scc = scc_5;
      4'd6: salu_decode_scc = scc_6;
      4'd7: salu_decode_scc = scc_7;
      4'd8: salu_decode_scc = scc_8;
      4'd9: salu_decode_scc = scc_9;
      4'ha: salu_decode_scc = scc_10;
      4'hb: salu_decode_scc = scc_11;
      4'hc: salu_decode_scc = scc_12;
      4'hd: salu_decode_scc = scc_13;
      4'he: salu_decode_scc = scc_14;
      4'hf: salu_decode_scc = scc_15;
      default: salu_decode_scc = scc_0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_mode = mode_1;
      4'd2: salu_execute_mode = mode_2;
      4'd3: salu_execute_mode = mode_3;
      4'd4: salu_execute_mode = mode_4;
      4'd5: salu_execute_mode = mode_5;
      4'd6: salu_execute_mode = mode_6;
      4'd7: salu_execute_mode = mode_7;
      4'd8: salu_execute_mode = mode_8;
      4'd9: salu_execute_mode = mode_9;
      4'ha: salu_execute_mode = mode_10;
      4'hb: salu_execute_mode = mode_11;
      4'hc: salu_execute_mode = mode_12;
      4'hd: salu_execute_mode = mode_13;
      4'he: salu_execute_mode = mode_14;
      4'hf: salu_execute_mode = mode_15;
      default: salu_execute_mode = mode_0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_scc = scc_1;
      4'd2: salu_execute_scc = scc_2;
      4'd3: salu_execute_scc = scc_3;
      4'd4: salu_execute_scc = scc_4;
      4'd5: salu_execute_scc = scc_5;
      4'd6: salu_execute_scc = scc_6;
      4'd7: salu_execute_scc = scc_7;
      4'd8: salu_execute_scc = scc_8;
      4'd9: salu_execute_scc = scc_9;
      4'ha: salu_execute_scc = scc_10;
      4'hb: salu_execute_scc = scc_11;
      4'hc: salu_execute_scc = scc_12;
      4'hd: salu_execute_scc = scc_13;
      4'he: salu_execute_scc = scc_14;
      4'hf: salu_execute_scc = scc_15;
      default: salu_execute_scc = scc_0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_status = status_1;
      4'd2: salu_execute_status = status_2;
      4'd3: salu_execute_status = status_3;
      4'd4: salu_execute_status = status_4;
      4'd5: salu_execute_status = status_5;
      4'd6: salu_execute_status = status_6;
      4'd7: salu_execute_status = status_7;
      4'd8: salu_execute_status = status_8;
      4'd9: salu_execute_status = status_9;
      4'ha: salu_execute_status = status_10;
      4'hb: salu_execute_status = status_11;
      4'hc: salu_execute_status = status_12;
      4'hd: salu_execute_status = status_13;
      4'he: salu_execute_status = status_14;
      4'hf: salu_execute_status = status_15;
      default: salu_execute_status = status_0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_priv = state_priv_1;
      4'd2: salu_execute_state_priv = state_priv_2;
      4'd3: salu_execute_state_priv = state_priv_3;
      4'd4: salu_execute_state_priv = state_priv_4;
      4'd5: salu_execute_state_priv = state_priv_5;
      4'd6: salu_execute_state_priv = state_priv_6;
      4'd7: salu_execute_state_priv = state_priv_7;
      4'd8: salu_execute_state_priv = state_priv_8;
      4'd9: salu_execute_state_priv = state_priv_9;
      4'ha: salu_execute_state_priv = state_priv_10;
      4'hb: salu_execute_state_priv = state_priv_11;
      4'hc: salu_execute_state_priv = state_priv_12;
      4'hd: salu_execute_state_priv = state_priv_13;
      4'he: salu_execute_state_priv = state_priv_14;
      4'hf: salu_execute_state_priv = state_priv_15;
      default: salu_execute_state_priv = state_priv_0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_group = group_1;
      4'd2: salu_execute_group = group_2;
      4'd3: salu_execute_group = group_3;
      4'd4: salu_execute_group = group_4;
      4'd5: salu_execute_group = group_5;
      4'd6: salu_execute_group = group_6;
      4'd7: salu_execute_group = group_7;
      4'd8: salu_execute_group = group_8;
      4'd9: salu_execute_group = group_9;
      4'ha: salu_execute_group = group_10;
      4'hb: salu_execute_group = group_11;
      4'hc: salu_execute_group = group_12;
      4'hd: salu_execute_group = group_13;
      4'he: salu_execute_group = group_14;
      4'hf: salu_execute_group = group_15;
      default: salu_execute_group = group_0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_scratch_base = scratch_base_1;
      4'd2: salu_execute_scratch_base = scratch_base_2;
      4'd3: salu_execute_scratch_base = scratch_base_3;
      4'd4: salu_execute_scratch_base = scratch_base_4;
      4'd5: salu_execute_scratch_base = scratch_base_5;
      4'd6: salu_execute_scratch_base = scratch_base_6;
      4'd7: salu_execute_scratch_base = scratch_base_7;
      4'd8: salu_execute_scratch_base = scratch_base_8;
      4'd9: salu_execute_scratch_base = scratch_base_9;
      4'ha: salu_execute_scratch_base = scratch_base_10;
      4'hb: salu_execute_scratch_base = scratch_base_11;
      4'hc: salu_execute_scratch_base = scratch_base_12;
      4'hd: salu_execute_scratch_base = scratch_base_13;
      4'he: salu_execute_scratch_base = scratch_base_14;
      4'hf: salu_execute_scratch_base = scratch_base_15;
      default: salu_execute_scratch_base = scratch_base_0;
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_pc = pc_1;
      4'd2: smem_read_pc = pc_2;
      4'd3: smem_read_pc = pc_3;
      4'd4: smem_read_pc = pc_4;
      4'd5: smem_read_pc = pc_5;
      4'd6: smem_read_pc = pc_6;
      4'd7: smem_read_pc = pc_7;
      4'd8: smem_read_pc = pc_8;
      4'd9: smem_read_pc = pc_9;
      4'ha: smem_read_pc = pc_10;
      4'hb: smem_read_pc = pc_11;
      4'hc: smem_read_pc = pc_12;
      4'hd: smem_read_pc = pc_13;
      4'he: smem_read_pc = pc_14;
      4'hf: smem_read_pc = pc_15;
      default: smem_read_pc = pc_0;
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_group = group_1;
      4'd2: smem_read_group = group_2;
      4'd3: smem_read_group = group_3;
      4'd4: smem_read_group = group_4;
      4'd5: smem_read_group = group_5;
      4'd6: smem_read_group = group_6;
      4'd7: smem_read_group = group_7;
      4'd8: smem_read_group = group_8;
      4'd9: smem_read_group = group_9;
      4'ha: smem_read_group = group_10;
      4'hb: smem_read_group = group_11;
      4'hc: smem_read_group = group_12;
      4'hd: smem_read_group = group_13;
      4'he: smem_read_group = group_14;
      4'hf: smem_read_group = group_15;
      default: smem_read_group = group_0;
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_group_waves = group_waves_1;
      4'd2: smem_read_group_waves = group_waves_2;
      4'd3: smem_read_group_waves = group_waves_3;
      4'd4: smem_read_group_waves = group_waves_4;
      4'd5: smem_read_group_waves = group_waves_5;
      4'd6: smem_read_group_waves = group_waves_6;
      4'd7: smem_read_group_waves = group_waves_7;
      4'd8: smem_read_group_waves = group_waves_8;
      4'd9: smem_read_group_waves = group_waves_9;
      4'ha: smem_read_group_waves = group_waves_10;
      4'hb: smem_read_group_waves = group_waves_11;
      4'hc: smem_read_group_waves = group_waves_12;
      4'hd: smem_read_group_waves = group_waves_13;
      4'he: smem_read_group_waves = group_waves_14;
      4'hf: smem_read_group_waves = group_waves_15;
      default: smem_read_group_waves = group_waves_0;
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_vgpr_base = vgpr_base_1;
      4'd2: valu_issue_vgpr_base = vgpr_base_2;
      4'd3: valu_issue_vgpr_base = vgpr_base_3;
      4'd4: valu_issue_vgpr_base = vgpr_base_4;
      4'd5: valu_issue_vgpr_base = vgpr_base_5;
      4'd6: valu_issue_vgpr_base = vgpr_base_6;
      4'd7: valu_issue_vgpr_base = vgpr_base_7;
      4'd8: valu_issue_vgpr_base = vgpr_base_8;
      4'd9: valu_issue_vgpr_base = vgpr_base_9;
      4'ha: valu_issue_vgpr_base = vgpr_base_10;
      4'hb: valu_issue_vgpr_base = vgpr_base_11;
      4'hc: valu_issue_vgpr_base = vgpr_base_12;
      4'hd: valu_issue_vgpr_base = vgpr_base_13;
      4'he: valu_issue_vgpr_base = vgpr_base_14;
      4'hf: valu_issue_vgpr_base = vgpr_base_15;
      default: valu_issue_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_wave64 = wave64_1;
      4'd2: valu_issue_wave64 = wave64_2;
      4'd3: valu_issue_wave64 = wave64_3;
      4'd4: valu_issue_wave64 = wave64_4;
      4'd5: valu_issue_wave64 = wave64_5;
      4'd6: valu_issue_wave64 = wave64_6;
      4'd7: valu_issue_wave64 = wave64_7;
      4'd8: valu_issue_wave64 = wave64_8;
      4'd9: valu_issue_wave64 = wave64_9;
      4'ha: valu_issue_wave64 = wave64_10;
      4'hb: valu_issue_wave64 = wave64_11;
      4'hc: valu_issue_wave64 = wave64_12;
      4'hd: valu_issue_wave64 = wave64_13;
      4'he: valu_issue_wave64 = wave64_14;
      4'hf: valu_issue_wave64 = wave64_15;
      default: valu_issue_wave64 = wave64_0;
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_m0 = m0_1;
      4'd2: valu_issue_m0 = m0_2;
      4'd3: valu_issue_m0 = m0_3;
      4'd4: valu_issue_m0 = m0_4;
      4'd5: valu_issue_m0 = m0_5;
      4'd6: valu_issue_m0 = m0_6;
      4'd7: valu_issue_m0 = m0_7;
      4'd8: valu_issue_m0 = m0_8;
      4'd9: valu_issue_m0 = m0_9;
      4'ha: valu_issue_m0 = m0_10;
      4'hb: valu_issue_m0 = m0_11;
      4'hc: valu_issue_m0 = m0_12;
      4'hd: valu_issue_m0 = m0_13;
      4'he: valu_issue_m0 = m0_14;
      4'hf: valu_issue_m0 = m0_15;
      default: valu_issue_m0 = m0_0;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_exec = exec_1;
      4'd2: valu_head_exec = exec_2;
      4'd3: valu_head_exec = exec_3;
      4'd4: valu_head_exec = exec_4;
      4'd5: valu_head_exec = exec_5;
      4'd6: valu_head_exec = exec_6;
      4'd7: valu_head_exec = exec_7;
      4'd8: valu_head_exec = exec_8;
      4'd9: valu_head_exec = exec_9;
      4'ha: valu_head_exec = exec_10;
      4'hb: valu_head_exec = exec_11;
      4'hc: valu_head_exec = exec_12;
      4'hd: valu_head_exec = exec_13;
      4'he: valu_head_exec = exec_14;
      4'hf: valu_head_exec = exec_15;
      default: valu_head_exec = exec_0;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_vcc = vcc_1;
      4'd2: valu_head_vcc = vcc_2;
      4'd3: valu_head_vcc = vcc_3;
      4'd4: valu_head_vcc = vcc_4;
      4'd5: valu_head_vcc = vcc_5;
      4'd6: valu_head_vcc = vcc_6;
      4'd7: valu_head_vcc = vcc_7;
      4'd8: valu_head_vcc = vcc_8;
      4'd9: valu_head_vcc = vcc_9;
      4'ha: valu_head_vcc = vcc_10;
      4'hb: valu_head_vcc = vcc_11;
      4'hc: valu_head_vcc = vcc_12;
      4'hd: valu_head_vcc = vcc_13;
      4'he: valu_head_vcc = vcc_14;
      4'hf: valu_head_vcc = vcc_15;
      default: valu_head_vcc = vcc_0;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_mode = mode_1;
      4'd2: valu_head_mode = mode_2;
      4'd3: valu_head_mode = mode_3;
      4'd4: valu_head_mode = mode_4;
      4'd5: valu_head_mode = mode_5;
      4'd6: valu_head_mode = mode_6;
      4'd7: valu_head_mode = mode_7;
      4'd8: valu_head_mode = mode_8;
      4'd9: valu_head_mode = mode_9;
      4'ha: valu_head_mode = mode_10;
      4'hb: valu_head_mode = mode_11;
      4'hc: valu_head_mode = mode_12;
      4'hd: valu_head_mode = mode_13;
      4'he: valu_head_mode = mode_14;
      4'hf: valu_head_mode = mode_15;
      default: valu_head_mode = mode_0;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_scc = scc_1;
      4'd2: valu_head_scc = scc_2;
      4'd3: valu_head_scc = scc_3;
      4'd4: valu_head_scc = scc_4;
      4'd5: valu_head_scc = scc_5;
      4'd6: valu_head_scc = scc_6;
      4'd7: valu_head_scc = scc_7;
      4'd8: valu_head_scc = scc_8;
      4'd9: valu_head_scc = scc_9;
      4'ha: valu_head_scc = scc_10;
      4'hb: valu_head_scc = scc_11;
      4'hc: valu_head_scc = scc_12;
      4'hd: valu_head_scc = scc_13;
      4'he: valu_head_scc = scc_14;
      4'hf: valu_head_scc = scc_15;
      default: valu_head_scc = scc_0;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_settled = settled_1;
      4'd2: valu_head_settled = settled_2;
      4'd3: valu_head_settled = settled_3;
      4'd4: valu_head_settled = settled_4;
      4'd5: valu_head_settled = settled_5;
      4'd6: valu_head_settled = settled_6;
      4'd7: valu_head_settled = settled_7;
      4'd8: valu_head_settled = settled_8;
      4'd9: valu_head_settled = settled_9;
      4'ha: valu_head_settled = settled_10;
      4'hb: valu_head_settled = settled_11;
      4'hc: valu_head_settled = settled_12;
      4'hd: valu_head_settled = settled_13;
      4'he: valu_head_settled = settled_14;
      4'hf: valu_head_settled = settled_15;
      default: valu_head_settled = settled_0;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_exec = exec_1;
      4'd2: vmem_issue_exec = exec_2;
      4'd3: vmem_issue_exec = exec_3;
      4'd4: vmem_issue_exec = exec_4;
      4'd5: vmem_issue_exec = exec_5;
      4'd6: vmem_issue_exec = exec_6;
      4'd7: vmem_issue_exec = exec_7;
      4'd8: vmem_issue_exec = exec_8;
      4'd9: vmem_issue_exec = exec_9;
      4'ha: vmem_issue_exec = exec_10;
      4'hb: vmem_issue_exec = exec_11;
      4'hc: vmem_issue_exec = exec_12;
      4'hd: vmem_issue_exec = exec_13;
      4'he: vmem_issue_exec = exec_14;
      4'hf: vmem_issue_exec = exec_15;
      default: vmem_issue_exec = exec_0;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_vgpr_base = vgpr_base_1;
      4'd2: vmem_issue_vgpr_base = vgpr_base_2;
      4'd3: vmem_issue_vgpr_base = vgpr_base_3;
      4'd4: vmem_issue_vgpr_base = vgpr_base_4;
      4'd5: vmem_issue_vgpr_base = vgpr_base_5;
      4'd6: vmem_issue_vgpr_base = vgpr_base_6;
      4'd7: vmem_issue_vgpr_base = vgpr_base_7;
      4'd8: vmem_issue_vgpr_base = vgpr_base_8;
      4'd9: vmem_issue_vgpr_base = vgpr_base_9;
      4'ha: vmem_issue_vgpr_base = vgpr_base_10;
      4'hb: vmem_issue_vgpr_base = vgpr_base_11;
      4'hc: vmem_issue_vgpr_base = vgpr_base_12;
      4'hd: vmem_issue_vgpr_base = vgpr_base_13;
      4'he: vmem_issue_vgpr_base = vgpr_base_14;
      4'hf: vmem_issue_vgpr_base = vgpr_base_15;
      default: vmem_issue_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_wave64 = wave64_1;
      4'd2: vmem_issue_wave64 = wave64_2;
      4'd3: vmem_issue_wave64 = wave64_3;
      4'd4: vmem_issue_wave64 = wave64_4;
      4'd5: vmem_issue_wave64 = wave64_5;
      4'd6: vmem_issue_wave64 = wave64_6;
      4'd7: vmem_issue_wave64 = wave64_7;
      4'd8: vmem_issue_wave64 = wave64_8;
      4'd9: vmem_issue_wave64 = wave64_9;
      4'ha: vmem_issue_wave64 = wave64_10;
      4'hb: vmem_issue_wave64 = wave64_11;
      4'hc: vmem_issue_wave64 = wave64_12;
      4'hd: vmem_issue_wave64 = wave64_13;
      4'he: vmem_issue_wave64 = wave64_14;
      4'hf: vmem_issue_wave64 = wave64_15;
      default: vmem_issue_wave64 = wave64_0;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_m0 = m0_1;
      4'd2: vmem_issue_m0 = m0_2;
      4'd3: vmem_issue_m0 = m0_3;
      4'd4: vmem_issue_m0 = m0_4;
      4'd5: vmem_issue_m0 = m0_5;
      4'd6: vmem_issue_m0 = m0_6;
      4'd7: vmem_issue_m0 = m0_7;
      4'd8: vmem_issue_m0 = m0_8;
      4'd9: vmem_issue_m0 = m0_9;
      4'ha: vmem_issue_m0 = m0_10;
      4'hb: vmem_issue_m0 = m0_11;
      4'hc: vmem_issue_m0 = m0_12;
      4'hd: vmem_issue_m0 = m0_13;
      4'he: vmem_issue_m0 = m0_14;
      4'hf: vmem_issue_m0 = m0_15;
      default: vmem_issue_m0 = m0_0;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_scratch_base = scratch_base_1;
      4'd2: vmem_issue_scratch_base = scratch_base_2;
      4'd3: vmem_issue_scratch_base = scratch_base_3;
      4'd4: vmem_issue_scratch_base = scratch_base_4;
      4'd5: vmem_issue_scratch_base = scratch_base_5;
      4'd6: vmem_issue_scratch_base = scratch_base_6;
      4'd7: vmem_issue_scratch_base = scratch_base_7;
      4'd8: vmem_issue_scratch_base = scratch_base_8;
      4'd9: vmem_issue_scratch_base = scratch_base_9;
      4'ha: vmem_issue_scratch_base = scratch_base_10;
      4'hb: vmem_issue_scratch_base = scratch_base_11;
      4'hc: vmem_issue_scratch_base = scratch_base_12;
      4'hd: vmem_issue_scratch_base = scratch_base_13;
      4'he: vmem_issue_scratch_base = scratch_base_14;
      4'hf: vmem_issue_scratch_base = scratch_base_15;
      default: vmem_issue_scratch_base = scratch_base_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_exec = exec_1;
      4'd2: lds_issue_exec = exec_2;
      4'd3: lds_issue_exec = exec_3;
      4'd4: lds_issue_exec = exec_4;
      4'd5: lds_issue_exec = exec_5;
      4'd6: lds_issue_exec = exec_6;
      4'd7: lds_issue_exec = exec_7;
      4'd8: lds_issue_exec = exec_8;
      4'd9: lds_issue_exec = exec_9;
      4'ha: lds_issue_exec = exec_10;
      4'hb: lds_issue_exec = exec_11;
      4'hc: lds_issue_exec = exec_12;
      4'hd: lds_issue_exec = exec_13;
      4'he: lds_issue_exec = exec_14;
      4'hf: lds_issue_exec = exec_15;
      default: lds_issue_exec = exec_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_vgpr_base = vgpr_base_1;
      4'd2: lds_issue_vgpr_base = vgpr_base_2;
      4'd3: lds_issue_vgpr_base = vgpr_base_3;
      4'd4: lds_issue_vgpr_base = vgpr_base_4;
      4'd5: lds_issue_vgpr_base = vgpr_base_5;
      4'd6: lds_issue_vgpr_base = vgpr_base_6;
      4'd7: lds_issue_vgpr_base = vgpr_base_7;
      4'd8: lds_issue_vgpr_base = vgpr_base_8;
      4'd9: lds_issue_vgpr_base = vgpr_base_9;
      4'ha: lds_issue_vgpr_base = vgpr_base_10;
      4'hb: lds_issue_vgpr_base = vgpr_base_11;
      4'hc: lds_issue_vgpr_base = vgpr_base_12;
      4'hd: lds_issue_vgpr_base = vgpr_base_13;
      4'he: lds_issue_vgpr_base = vgpr_base_14;
      4'hf: lds_issue_vgpr_base = vgpr_base_15;
      default: lds_issue_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_wave64 = wave64_1;
      4'd2: lds_issue_wave64 = wave64_2;
      4'd3: lds_issue_wave64 = wave64_3;
      4'd4: lds_issue_wave64 = wave64_4;
      4'd5: lds_issue_wave64 = wave64_5;
      4'd6: lds_issue_wave64 = wave64_6;
      4'd7: lds_issue_wave64 = wave64_7;
      4'd8: lds_issue_wave64 = wave64_8;
      4'd9: lds_issue_wave64 = wave64_9;
      4'ha: lds_issue_wave64 = wave64_10;
      4'hb: lds_issue_wave64 = wave64_11;
      4'hc: lds_issue_wave64 = wave64_12;
      4'hd: lds_issue_wave64 = wave64_13;
      4'he: lds_issue_wave64 = wave64_14;
      4'hf: lds_issue_wave64 = wave64_15;
      default: lds_issue_wave64 = wave64_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_m0 = m0_1;
      4'd2: lds_issue_m0 = m0_2;
      4'd3: lds_issue_m0 = m0_3;
      4'd4: lds_issue_m0 = m0_4;
      4'd5: lds_issue_m0 = m0_5;
      4'd6: lds_issue_m0 = m0_6;
      4'd7: lds_issue_m0 = m0_7;
      4'd8: lds_issue_m0 = m0_8;
      4'd9: lds_issue_m0 = m0_9;
      4'ha: lds_issue_m0 = m0_10;
      4'hb: lds_issue_m0 = m0_11;
      4'hc: lds_issue_m0 = m0_12;
      4'hd: lds_issue_m0 = m0_13;
      4'he: lds_issue_m0 = m0_14;
      4'hf: lds_issue_m0 = m0_15;
      default: lds_issue_m0 = m0_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_mode = mode_1;
      4'd2: lds_issue_mode = mode_2;
      4'd3: lds_issue_mode = mode_3;
      4'd4: lds_issue_mode = mode_4;
      4'd5: lds_issue_mode = mode_5;
      4'd6: lds_issue_mode = mode_6;
      4'd7: lds_issue_mode = mode_7;
      4'd8: lds_issue_mode = mode_8;
      4'd9: lds_issue_mode = mode_9;
      4'ha: lds_issue_mode = mode_10;
      4'hb: lds_issue_mode = mode_11;
      4'hc: lds_issue_mode = mode_12;
      4'hd: lds_issue_mode = mode_13;
      4'he: lds_issue_mode = mode_14;
      4'hf: lds_issue_mode = mode_15;
      default: lds_issue_mode = mode_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_lds_base = lds_base_1;
      4'd2: lds_issue_lds_base = lds_base_2;
      4'd3: lds_issue_lds_base = lds_base_3;
      4'd4: lds_issue_lds_base = lds_base_4;
      4'd5: lds_issue_lds_base = lds_base_5;
      4'd6: lds_issue_lds_base = lds_base_6;
      4'd7: lds_issue_lds_base = lds_base_7;
      4'd8: lds_issue_lds_base = lds_base_8;
      4'd9: lds_issue_lds_base = lds_base_9;
      4'ha: lds_issue_lds_base = lds_base_10;
      4'hb: lds_issue_lds_base = lds_base_11;
      4'hc: lds_issue_lds_base = lds_base_12;
      4'hd: lds_issue_lds_base = lds_base_13;
      4'he: lds_issue_lds_base = lds_base_14;
      4'hf: lds_issue_lds_base = lds_base_15;
      default: lds_issue_lds_base = lds_base_0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_lds_size = lds_size_1;
      4'd2: lds_issue_lds_size = lds_size_2;
      4'd3: lds_issue_lds_size = lds_size_3;
      4'd4: lds_issue_lds_size = lds_size_4;
      4'd5: lds_issue_lds_size = lds_size_5;
      4'd6: lds_issue_lds_size = lds_size_6;
      4'd7: lds_issue_lds_size = lds_size_7;
      4'd8: lds_issue_lds_size = lds_size_8;
      4'd9: lds_issue_lds_size = lds_size_9;
      4'ha: lds_issue_lds_size = lds_size_10;
      4'hb: lds_issue_lds_size = lds_size_11;
      4'hc: lds_issue_lds_size = lds_size_12;
      4'hd: lds_issue_lds_size = lds_size_13;
      4'he: lds_issue_lds_size = lds_size_14;
      4'hf: lds_issue_lds_size = lds_size_15;
      default: lds_issue_lds_size = lds_size_0;
    endcase

endmodule

`default_nettype wire
