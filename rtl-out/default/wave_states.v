// wave_states: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_states (
  input wire [63:0] state_0_exec,
  input wire [63:0] state_0_vcc,
  input wire state_0_scc,
  input wire [31:0] state_0_m0,
  input wire [31:0] state_0_mode,
  input wire [31:0] state_0_status,
  input wire [31:0] state_0_state_priv,
  input wire [47:0] state_0_pc,
  input wire [10:0] state_0_vgpr_base,
  input wire state_0_wave64,
  input wire [4:0] state_0_group,
  input wire [5:0] state_0_group_waves,
  input wire [16:0] state_0_lds_base,
  input wire [16:0] state_0_lds_size,
  input wire [47:0] state_0_scratch_base,
  input wire state_0_scalars_settled,
  input wire [63:0] state_1_exec,
  input wire [63:0] state_1_vcc,
  input wire state_1_scc,
  input wire [31:0] state_1_m0,
  input wire [31:0] state_1_mode,
  input wire [31:0] state_1_status,
  input wire [31:0] state_1_state_priv,
  input wire [47:0] state_1_pc,
  input wire [10:0] state_1_vgpr_base,
  input wire state_1_wave64,
  input wire [4:0] state_1_group,
  input wire [5:0] state_1_group_waves,
  input wire [16:0] state_1_lds_base,
  input wire [16:0] state_1_lds_size,
  input wire [47:0] state_1_scratch_base,
  input wire state_1_scalars_settled,
  input wire [63:0] state_2_exec,
  input wire [63:0] state_2_vcc,
  input wire state_2_scc,
  input wire [31:0] state_2_m0,
  input wire [31:0] state_2_mode,
  input wire [31:0] state_2_status,
  input wire [31:0] state_2_state_priv,
  input wire [47:0] state_2_pc,
  input wire [10:0] state_2_vgpr_base,
  input wire state_2_wave64,
  input wire [4:0] state_2_group,
  input wire [5:0] state_2_group_waves,
  input wire [16:0] state_2_lds_base,
  input wire [16:0] state_2_lds_size,
  input wire [47:0] state_2_scratch_base,
  input wire state_2_scalars_settled,
  input wire [63:0] state_3_exec,
  input wire [63:0] state_3_vcc,
  input wire state_3_scc,
  input wire [31:0] state_3_m0,
  input wire [31:0] state_3_mode,
  input wire [31:0] state_3_status,
  input wire [31:0] state_3_state_priv,
  input wire [47:0] state_3_pc,
  input wire [10:0] state_3_vgpr_base,
  input wire state_3_wave64,
  input wire [4:0] state_3_group,
  input wire [5:0] state_3_group_waves,
  input wire [16:0] state_3_lds_base,
  input wire [16:0] state_3_lds_size,
  input wire [47:0] state_3_scratch_base,
  input wire state_3_scalars_settled,
  input wire [63:0] state_4_exec,
  input wire [63:0] state_4_vcc,
  input wire state_4_scc,
  input wire [31:0] state_4_m0,
  input wire [31:0] state_4_mode,
  input wire [31:0] state_4_status,
  input wire [31:0] state_4_state_priv,
  input wire [47:0] state_4_pc,
  input wire [10:0] state_4_vgpr_base,
  input wire state_4_wave64,
  input wire [4:0] state_4_group,
  input wire [5:0] state_4_group_waves,
  input wire [16:0] state_4_lds_base,
  input wire [16:0] state_4_lds_size,
  input wire [47:0] state_4_scratch_base,
  input wire state_4_scalars_settled,
  input wire [63:0] state_5_exec,
  input wire [63:0] state_5_vcc,
  input wire state_5_scc,
  input wire [31:0] state_5_m0,
  input wire [31:0] state_5_mode,
  input wire [31:0] state_5_status,
  input wire [31:0] state_5_state_priv,
  input wire [47:0] state_5_pc,
  input wire [10:0] state_5_vgpr_base,
  input wire state_5_wave64,
  input wire [4:0] state_5_group,
  input wire [5:0] state_5_group_waves,
  input wire [16:0] state_5_lds_base,
  input wire [16:0] state_5_lds_size,
  input wire [47:0] state_5_scratch_base,
  input wire state_5_scalars_settled,
  input wire [63:0] state_6_exec,
  input wire [63:0] state_6_vcc,
  input wire state_6_scc,
  input wire [31:0] state_6_m0,
  input wire [31:0] state_6_mode,
  input wire [31:0] state_6_status,
  input wire [31:0] state_6_state_priv,
  input wire [47:0] state_6_pc,
  input wire [10:0] state_6_vgpr_base,
  input wire state_6_wave64,
  input wire [4:0] state_6_group,
  input wire [5:0] state_6_group_waves,
  input wire [16:0] state_6_lds_base,
  input wire [16:0] state_6_lds_size,
  input wire [47:0] state_6_scratch_base,
  input wire state_6_scalars_settled,
  input wire [63:0] state_7_exec,
  input wire [63:0] state_7_vcc,
  input wire state_7_scc,
  input wire [31:0] state_7_m0,
  input wire [31:0] state_7_mode,
  input wire [31:0] state_7_status,
  input wire [31:0] state_7_state_priv,
  input wire [47:0] state_7_pc,
  input wire [10:0] state_7_vgpr_base,
  input wire state_7_wave64,
  input wire [4:0] state_7_group,
  input wire [5:0] state_7_group_waves,
  input wire [16:0] state_7_lds_base,
  input wire [16:0] state_7_lds_size,
  input wire [47:0] state_7_scratch_base,
  input wire state_7_scalars_settled,
  input wire [63:0] state_8_exec,
  input wire [63:0] state_8_vcc,
  input wire state_8_scc,
  input wire [31:0] state_8_m0,
  input wire [31:0] state_8_mode,
  input wire [31:0] state_8_status,
  input wire [31:0] state_8_state_priv,
  input wire [47:0] state_8_pc,
  input wire [10:0] state_8_vgpr_base,
  input wire state_8_wave64,
  input wire [4:0] state_8_group,
  input wire [5:0] state_8_group_waves,
  input wire [16:0] state_8_lds_base,
  input wire [16:0] state_8_lds_size,
  input wire [47:0] state_8_scratch_base,
  input wire state_8_scalars_settled,
  input wire [63:0] state_9_exec,
  input wire [63:0] state_9_vcc,
  input wire state_9_scc,
  input wire [31:0] state_9_m0,
  input wire [31:0] state_9_mode,
  input wire [31:0] state_9_status,
  input wire [31:0] state_9_state_priv,
  input wire [47:0] state_9_pc,
  input wire [10:0] state_9_vgpr_base,
  input wire state_9_wave64,
  input wire [4:0] state_9_group,
  input wire [5:0] state_9_group_waves,
  input wire [16:0] state_9_lds_base,
  input wire [16:0] state_9_lds_size,
  input wire [47:0] state_9_scratch_base,
  input wire state_9_scalars_settled,
  input wire [63:0] state_10_exec,
  input wire [63:0] state_10_vcc,
  input wire state_10_scc,
  input wire [31:0] state_10_m0,
  input wire [31:0] state_10_mode,
  input wire [31:0] state_10_status,
  input wire [31:0] state_10_state_priv,
  input wire [47:0] state_10_pc,
  input wire [10:0] state_10_vgpr_base,
  input wire state_10_wave64,
  input wire [4:0] state_10_group,
  input wire [5:0] state_10_group_waves,
  input wire [16:0] state_10_lds_base,
  input wire [16:0] state_10_lds_size,
  input wire [47:0] state_10_scratch_base,
  input wire state_10_scalars_settled,
  input wire [63:0] state_11_exec,
  input wire [63:0] state_11_vcc,
  input wire state_11_scc,
  input wire [31:0] state_11_m0,
  input wire [31:0] state_11_mode,
  input wire [31:0] state_11_status,
  input wire [31:0] state_11_state_priv,
  input wire [47:0] state_11_pc,
  input wire [10:0] state_11_vgpr_base,
  input wire state_11_wave64,
  input wire [4:0] state_11_group,
  input wire [5:0] state_11_group_waves,
  input wire [16:0] state_11_lds_base,
  input wire [16:0] state_11_lds_size,
  input wire [47:0] state_11_scratch_base,
  input wire state_11_scalars_settled,
  input wire [63:0] state_12_exec,
  input wire [63:0] state_12_vcc,
  input wire state_12_scc,
  input wire [31:0] state_12_m0,
  input wire [31:0] state_12_mode,
  input wire [31:0] state_12_status,
  input wire [31:0] state_12_state_priv,
  input wire [47:0] state_12_pc,
  input wire [10:0] state_12_vgpr_base,
  input wire state_12_wave64,
  input wire [4:0] state_12_group,
  input wire [5:0] state_12_group_waves,
  input wire [16:0] state_12_lds_base,
  input wire [16:0] state_12_lds_size,
  input wire [47:0] state_12_scratch_base,
  input wire state_12_scalars_settled,
  input wire [63:0] state_13_exec,
  input wire [63:0] state_13_vcc,
  input wire state_13_scc,
  input wire [31:0] state_13_m0,
  input wire [31:0] state_13_mode,
  input wire [31:0] state_13_status,
  input wire [31:0] state_13_state_priv,
  input wire [47:0] state_13_pc,
  input wire [10:0] state_13_vgpr_base,
  input wire state_13_wave64,
  input wire [4:0] state_13_group,
  input wire [5:0] state_13_group_waves,
  input wire [16:0] state_13_lds_base,
  input wire [16:0] state_13_lds_size,
  input wire [47:0] state_13_scratch_base,
  input wire state_13_scalars_settled,
  input wire [63:0] state_14_exec,
  input wire [63:0] state_14_vcc,
  input wire state_14_scc,
  input wire [31:0] state_14_m0,
  input wire [31:0] state_14_mode,
  input wire [31:0] state_14_status,
  input wire [31:0] state_14_state_priv,
  input wire [47:0] state_14_pc,
  input wire [10:0] state_14_vgpr_base,
  input wire state_14_wave64,
  input wire [4:0] state_14_group,
  input wire [5:0] state_14_group_waves,
  input wire [16:0] state_14_lds_base,
  input wire [16:0] state_14_lds_size,
  input wire [47:0] state_14_scratch_base,
  input wire state_14_scalars_settled,
  input wire [63:0] state_15_exec,
  input wire [63:0] state_15_vcc,
  input wire state_15_scc,
  input wire [31:0] state_15_m0,
  input wire [31:0] state_15_mode,
  input wire [31:0] state_15_status,
  input wire [31:0] state_15_state_priv,
  input wire [47:0] state_15_pc,
  input wire [10:0] state_15_vgpr_base,
  input wire state_15_wave64,
  input wire [4:0] state_15_group,
  input wire [5:0] state_15_group_waves,
  input wire [16:0] state_15_lds_base,
  input wire [16:0] state_15_lds_size,
  input wire [47:0] state_15_scratch_base,
  input wire state_15_scalars_settled,
  input wire [3:0] salu_decode,
  input wire [3:0] salu_execute,
  input wire [3:0] smem_read,
  input wire [3:0] valu_issue,
  input wire [3:0] valu_head,
  input wire [3:0] vmem_issue,
  input wire [3:0] lds_issue,
  output reg salu_decode_state_scc,
  output reg [31:0] salu_decode_state_m0,
  output reg salu_execute_state_scc,
  output reg [31:0] salu_execute_state_mode,
  output reg [31:0] salu_execute_state_status,
  output reg [31:0] salu_execute_state_state_priv,
  output reg [4:0] salu_execute_state_group,
  output reg [47:0] salu_execute_state_scratch_base,
  output reg [47:0] smem_read_state_pc,
  output reg [4:0] smem_read_state_group,
  output reg [5:0] smem_read_state_group_waves,
  output reg [31:0] valu_issue_state_m0,
  output reg [10:0] valu_issue_state_vgpr_base,
  output reg valu_issue_state_wave64,
  output reg [63:0] valu_head_state_exec,
  output reg [63:0] valu_head_state_vcc,
  output reg valu_head_state_scc,
  output reg [31:0] valu_head_state_mode,
  output reg valu_head_state_scalars_settled,
  output reg [63:0] vmem_issue_state_exec,
  output reg [31:0] vmem_issue_state_m0,
  output reg [10:0] vmem_issue_state_vgpr_base,
  output reg vmem_issue_state_wave64,
  output reg [47:0] vmem_issue_state_scratch_base,
  output reg [63:0] lds_issue_state_exec,
  output reg [31:0] lds_issue_state_m0,
  output reg [31:0] lds_issue_state_mode,
  output reg [10:0] lds_issue_state_vgpr_base,
  output reg lds_issue_state_wave64,
  output reg [16:0] lds_issue_state_lds_base,
  output reg [16:0] lds_issue_state_lds_size
);

  always @*
    case (salu_decode)
      4'd1: salu_decode_state_scc = state_1_scc;
      4'd2: salu_decode_state_scc = state_2_scc;
      4'd3: salu_decode_state_scc = state_3_scc;
      4'd4: salu_decode_state_scc = state_4_scc;
      4'd5: salu_decode_state_scc = state_5_scc;
      4'd6: salu_decode_state_scc = state_6_scc;
      4'd7: salu_decode_state_scc = state_7_scc;
      4'd8: salu_decode_state_scc = state_8_scc;
      4'd9: salu_decode_state_scc = state_9_scc;
      4'ha: salu_decode_state_scc = state_10_scc;
      4'hb: salu_decode_state_scc = state_11_scc;
      4'hc: salu_decode_state_scc = state_12_scc;
      4'hd: salu_decode_state_scc = state_13_scc;
      4'he: salu_decode_state_scc = state_14_scc;
      4'hf: salu_decode_state_scc = state_15_scc;
      default: salu_decode_state_scc = state_0_scc;
    endcase

  always @*
    case (salu_decode)
      4'd1: salu_decode_state_m0 = state_1_m0;
      4'd2: salu_decode_state_m0 = state_2_m0;
      4'd3: salu_decode_state_m0 = state_3_m0;
      4'd4: salu_decode_state_m0 = state_4_m0;
      4'd5: salu_decode_state_m0 = state_5_m0;
      4'd6: salu_decode_state_m0 = state_6_m0;
      4'd7: salu_decode_state_m0 = state_7_m0;
      4'd8: salu_decode_state_m0 = state_8_m0;
      4'd9: salu_decode_state_m0 = state_9_m0;
      4'ha: salu_decode_state_m0 = state_10_m0;
      4'hb: salu_decode_state_m0 = state_11_m0;
      4'hc: salu_decode_state_m0 = state_12_m0;
      4'hd: salu_decode_state_m0 = state_13_m0;
      4'he: salu_decode_state_m0 = state_14_m0;
      4'hf: salu_decode_state_m0 = state_15_m0;
      default: salu_decode_state_m0 = state_0_m0;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_scc = state_1_scc;
      4'd2: salu_execute_state_scc = state_2_scc;
      4'd3: salu_execute_state_scc = state_3_scc;
      4'd4: salu_execute_state_scc = state_4_scc;
      4'd5: salu_execute_state_scc = state_5_scc;
      4'd6: salu_execute_state_scc = state_6_scc;
      4'd7: salu_execute_state_scc = state_7_scc;
      4'd8: salu_execute_state_scc = state_8_scc;
      4'd9: salu_execute_state_scc = state_9_scc;
      4'ha: salu_execute_state_scc = state_10_scc;
      4'hb: salu_execute_state_scc = state_11_scc;
      4'hc: salu_execute_state_scc = state_12_scc;
      4'hd: salu_execute_state_scc = state_13_scc;
      4'he: salu_execute_state_scc = state_14_scc;
      4'hf: salu_execute_state_scc = state_15_scc;
      default: salu_execute_state_scc = state_0_scc;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_mode = state_1_mode;
      4'd2: salu_execute_state_mode = state_2_mode;
      4'd3: salu_execute_state_mode = state_3_mode;
      4'd4: salu_execute_state_mode = state_4_mode;
      4'd5: salu_execute_state_mode = state_5_mode;
      4'd6: salu_execute_state_mode = state_6_mode;
      4'd7: salu_execute_state_mode = state_7_mode;
      4'd8: salu_execute_state_mode = state_8_mode;
      4'd9: salu_execute_state_mode = state_9_mode;
      4'ha: salu_execute_state_mode = state_10_mode;
      4'hb: salu_execute_state_mode = state_11_mode;
      4'hc: salu_execute_state_mode = state_12_mode;
      4'hd: salu_execute_state_mode = state_13_mode;
      4'he: salu_execute_state_mode = state_14_mode;
      4'hf: salu_execute_state_mode = state_15_mode;
      default: salu_execute_state_mode = state_0_mode;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_status = state_1_status;
      4'd2: salu_execute_state_status = state_2_status;
      4'd3: salu_execute_state_status = state_3_status;
      4'd4: salu_execute_state_status = state_4_status;
      4'd5: salu_execute_state_status = state_5_status;
      4'd6: salu_execute_state_status = state_6_status;
      4'd7: salu_execute_state_status = state_7_status;
      4'd8: salu_execute_state_status = state_8_status;
      4'd9: salu_execute_state_status = state_9_status;
      4'ha: salu_execute_state_status = state_10_status;
      4'hb: salu_execute_state_status = state_11_status;
      4'hc: salu_execute_state_status = state_12_status;
      4'hd: salu_execute_state_status = state_13_status;
      4'he: salu_execute_state_status = state_14_status;
      4'hf: salu_execute_state_status = state_15_status;
      default: salu_execute_state_status = state_0_status;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_state_priv = state_1_state_priv;
      4'd2: salu_execute_state_state_priv = state_2_state_priv;
      4'd3: salu_execute_state_state_priv = state_3_state_priv;
      4'd4: salu_execute_state_state_priv = state_4_state_priv;
      4'd5: salu_execute_state_state_priv = state_5_state_priv;
      4'd6: salu_execute_state_state_priv = state_6_state_priv;
      4'd7: salu_execute_state_state_priv = state_7_state_priv;
      4'd8: salu_execute_state_state_priv = state_8_state_priv;
      4'd9: salu_execute_state_state_priv = state_9_state_priv;
      4'ha: salu_execute_state_state_priv = state_10_state_priv;
      4'hb: salu_execute_state_state_priv = state_11_state_priv;
      4'hc: salu_execute_state_state_priv = state_12_state_priv;
      4'hd: salu_execute_state_state_priv = state_13_state_priv;
      4'he: salu_execute_state_state_priv = state_14_state_priv;
      4'hf: salu_execute_state_state_priv = state_15_state_priv;
      default: salu_execute_state_state_priv = state_0_state_priv;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_group = state_1_group;
      4'd2: salu_execute_state_group = state_2_group;
      4'd3: salu_execute_state_group = state_3_group;
      4'd4: salu_execute_state_group = state_4_group;
      4'd5: salu_execute_state_group = state_5_group;
      4'd6: salu_execute_state_group = state_6_group;
      4'd7: salu_execute_state_group = state_7_group;
      4'd8: salu_execute_state_group = state_8_group;
      4'd9: salu_execute_state_group = state_9_group;
      4'ha: salu_execute_state_group = state_10_group;
      4'hb: salu_execute_state_group = state_11_group;
      4'hc: salu_execute_state_group = state_12_group;
      4'hd: salu_execute_state_group = state_13_group;
      4'he: salu_execute_state_group = state_14_group;
      4'hf: salu_execute_state_group = state_15_group;
      default: salu_execute_state_group = state_0_group;
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_scratch_base = state_1_scratch_base;
      4'd2: salu_execute_state_scratch_base = state_2_scratch_base;
      4'd3: salu_execute_state_scratch_base = state_3_scratch_base;
      4'd4: salu_execute_state_scratch_base = state_4_scratch_base;
      4'd5: salu_execute_state_scratch_base = state_5_scratch_base;
      4'd6: salu_execute_state_scratch_base = state_6_scratch_base;
      4'd7: salu_execute_state_scratch_base = state_7_scratch_base;
      4'd8: salu_execute_state_scratch_base = state_8_scratch_base;
      4'd9: salu_execute_state_scratch_base = state_9_scratch_base;
      4'ha: salu_execute_state_scratch_base = state_10_scratch_base;
      4'hb: salu_execute_state_scratch_base = state_11_scratch_base;
      4'hc: salu_execute_state_scratch_base = state_12_scratch_base;
      4'hd: salu_execute_state_scratch_base = state_13_scratch_base;
      4'he: salu_execute_state_scratch_base = state_14_scratch_base;
      4'hf: salu_execute_state_scratch_base = state_15_scratch_base;
      default: salu_execute_state_scratch_base = state_0_scratch_base;
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_state_pc = state_1_pc;
      4'd2: smem_read_state_pc = state_2_pc;
      4'd3: smem_read_state_pc = state_3_pc;
      4'd4: smem_read_state_pc = state_4_pc;
      4'd5: smem_read_state_pc = state_5_pc;
      4'd6: smem_read_state_pc = state_6_pc;
      4'd7: smem_read_state_pc = state_7_pc;
      4'd8: smem_read_state_pc = state_8_pc;
      4'd9: smem_read_state_pc = state_9_pc;
      4'ha: smem_read_state_pc = state_10_pc;
      4'hb: smem_read_state_pc = state_11_pc;
      4'hc: smem_read_state_pc = state_12_pc;
      4'hd: smem_read_state_pc = state_13_pc;
      4'he: smem_read_state_pc = state_14_pc;
      4'hf: smem_read_state_pc = state_15_pc;
      default: smem_read_state_pc = state_0_pc;
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_state_group = state_1_group;
      4'd2: smem_read_state_group = state_2_group;
      4'd3: smem_read_state_group = state_3_group;
      4'd4: smem_read_state_group = state_4_group;
      4'd5: smem_read_state_group = state_5_group;
      4'd6: smem_read_state_group = state_6_group;
      4'd7: smem_read_state_group = state_7_group;
      4'd8: smem_read_state_group = state_8_group;
      4'd9: smem_read_state_group = state_9_group;
      4'ha: smem_read_state_group = state_10_group;
      4'hb: smem_read_state_group = state_11_group;
      4'hc: smem_read_state_group = state_12_group;
      4'hd: smem_read_state_group = state_13_group;
      4'he: smem_read_state_group = state_14_group;
      4'hf: smem_read_state_group = state_15_group;
      default: smem_read_state_group = state_0_group;
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_state_group_waves = state_1_group_waves;
      4'd2: smem_read_state_group_waves = state_2_group_waves;
      4'd3: smem_read_state_group_waves = state_3_group_waves;
      4'd4: smem_read_state_group_waves = state_4_group_waves;
      4'd5: smem_read_state_group_waves = state_5_group_waves;
      4'd6: smem_read_state_group_waves = state_6_group_waves;
      4'd7: smem_read_state_group_waves = state_7_group_waves;
      4'd8: smem_read_state_group_waves = state_8_group_waves;
      4'd9: smem_read_state_group_waves = state_9_group_waves;
      4'ha: smem_read_state_group_waves = state_10_group_waves;
      4'hb: smem_read_state_group_waves = state_11_group_waves;
      4'hc: smem_read_state_group_waves = state_12_group_waves;
      4'hd: smem_read_state_group_waves = state_13_group_waves;
      4'he: smem_read_state_group_waves = state_14_group_waves;
      4'hf: smem_read_state_group_waves = state_15_group_waves;
      default: smem_read_state_group_waves = state_0_group_waves;
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_state_m0 = state_1_m0;
      4'd2: valu_issue_state_m0 = state_2_m0;
      4'd3: valu_issue_state_m0 = state_3_m0;
      4'd4: valu_issue_state_m0 = state_4_m0;
      4'd5: valu_issue_state_m0 = state_5_m0;
      4'd6: valu_issue_state_m0 = state_6_m0;
      4'd7: valu_issue_state_m0 = state_7_m0;
      4'd8: valu_issue_state_m0 = state_8_m0;
      4'd9: valu_issue_state_m0 = state_9_m0;
      4'ha: valu_issue_state_m0 = state_10_m0;
      4'hb: valu_issue_state_m0 = state_11_m0;
      4'hc: valu_issue_state_m0 = state_12_m0;
      4'hd: valu_issue_state_m0 = state_13_m0;
      4'he: valu_issue_state_m0 = state_14_m0;
      4'hf: valu_issue_state_m0 = state_15_m0;
      default: valu_issue_state_m0 = state_0_m0;
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_state_vgpr_base = state_1_vgpr_base;
      4'd2: valu_issue_state_vgpr_base = state_2_vgpr_base;
      4'd3: valu_issue_state_vgpr_base = state_3_vgpr_base;
      4'd4: valu_issue_state_vgpr_base = state_4_vgpr_base;
      4'd5: valu_issue_state_vgpr_base = state_5_vgpr_base;
      4'd6: valu_issue_state_vgpr_base = state_6_vgpr_base;
      4'd7: valu_issue_state_vgpr_base = state_7_vgpr_base;
      4'd8: valu_issue_state_vgpr_base = state_8_vgpr_base;
      4'd9: valu_issue_state_vgpr_base = state_9_vgpr_base;
      4'ha: valu_issue_state_vgpr_base = state_10_vgpr_base;
      4'hb: valu_issue_state_vgpr_base = state_11_vgpr_base;
      4'hc: valu_issue_state_vgpr_base = state_12_vgpr_base;
      4'hd: valu_issue_state_vgpr_base = state_13_vgpr_base;
      4'he: valu_issue_state_vgpr_base = state_14_vgpr_base;
      4'hf: valu_issue_state_vgpr_base = state_15_vgpr_base;
      default: valu_issue_state_vgpr_base = state_0_vgpr_base;
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_state_wave64 = state_1_wave64;
      4'd2: valu_issue_state_wave64 = state_2_wave64;
      4'd3: valu_issue_state_wave64 = state_3_wave64;
      4'd4: valu_issue_state_wave64 = state_4_wave64;
      4'd5: valu_issue_state_wave64 = state_5_wave64;
      4'd6: valu_issue_state_wave64 = state_6_wave64;
      4'd7: valu_issue_state_wave64 = state_7_wave64;
      4'd8: valu_issue_state_wave64 = state_8_wave64;
      4'd9: valu_issue_state_wave64 = state_9_wave64;
      4'ha: valu_issue_state_wave64 = state_10_wave64;
      4'hb: valu_issue_state_wave64 = state_11_wave64;
      4'hc: valu_issue_state_wave64 = state_12_wave64;
      4'hd: valu_issue_state_wave64 = state_13_wave64;
      4'he: valu_issue_state_wave64 = state_14_wave64;
      4'hf: valu_issue_state_wave64 = state_15_wave64;
      default: valu_issue_state_wave64 = state_0_wave64;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_exec = state_1_exec;
      4'd2: valu_head_state_exec = state_2_exec;
      4'd3: valu_head_state_exec = state_3_exec;
      4'd4: valu_head_state_exec = state_4_exec;
      4'd5: valu_head_state_exec = state_5_exec;
      4'd6: valu_head_state_exec = state_6_exec;
      4'd7: valu_head_state_exec = state_7_exec;
      4'd8: valu_head_state_exec = state_8_exec;
      4'd9: valu_head_state_exec = state_9_exec;
      4'ha: valu_head_state_exec = state_10_exec;
      4'hb: valu_head_state_exec = state_11_exec;
      4'hc: valu_head_state_exec = state_12_exec;
      4'hd: valu_head_state_exec = state_13_exec;
      4'he: valu_head_state_exec = state_14_exec;
      4'hf: valu_head_state_exec = state_15_exec;
      default: valu_head_state_exec = state_0_exec;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_vcc = state_1_vcc;
      4'd2: valu_head_state_vcc = state_2_vcc;
      4'd3: valu_head_state_vcc = state_3_vcc;
      4'd4: valu_head_state_vcc = state_4_vcc;
      4'd5: valu_head_state_vcc = state_5_vcc;
      4'd6: valu_head_state_vcc = state_6_vcc;
      4'd7: valu_head_state_vcc = state_7_vcc;
      4'd8: valu_head_state_vcc = state_8_vcc;
      4'd9: valu_head_state_vcc = state_9_vcc;
      4'ha: valu_head_state_vcc = state_10_vcc;
      4'hb: valu_head_state_vcc = state_11_vcc;
      4'hc: valu_head_state_vcc = state_12_vcc;
      4'hd: valu_head_state_vcc = state_13_vcc;
      4'he: valu_head_state_vcc = state_14_vcc;
      4'hf: valu_head_state_vcc = state_15_vcc;
      default: valu_head_state_vcc = state_0_vcc;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_scc = state_1_scc;
      4'd2: valu_head_state_scc = state_2_scc;
      4'd3: valu_head_state_scc = state_3_scc;
      4'd4: valu_head_state_scc = state_4_scc;
      4'd5: valu_head_state_scc = state_5_scc;
      4'd6: valu_head_state_scc = state_6_scc;
      4'd7: valu_head_state_scc = state_7_scc;
      4'd8: valu_head_state_scc = state_8_scc;
      4'd9: valu_head_state_scc = state_9_scc;
      4'ha: valu_head_state_scc = state_10_scc;
      4'hb: valu_head_state_scc = state_11_scc;
      4'hc: valu_head_state_scc = state_12_scc;
      4'hd: valu_head_state_scc = state_13_scc;
      4'he: valu_head_state_scc = state_14_scc;
      4'hf: valu_head_state_scc = state_15_scc;
      default: valu_head_state_scc = state_0_scc;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_mode = state_1_mode;
      4'd2: valu_head_state_mode = state_2_mode;
      4'd3: valu_head_state_mode = state_3_mode;
      4'd4: valu_head_state_mode = state_4_mode;
      4'd5: valu_head_state_mode = state_5_mode;
      4'd6: valu_head_state_mode = state_6_mode;
      4'd7: valu_head_state_mode = state_7_mode;
      4'd8: valu_head_state_mode = state_8_mode;
      4'd9: valu_head_state_mode = state_9_mode;
      4'ha: valu_head_state_mode = state_10_mode;
      4'hb: valu_head_state_mode = state_11_mode;
      4'hc: valu_head_state_mode = state_12_mode;
      4'hd: valu_head_state_mode = state_13_mode;
      4'he: valu_head_state_mode = state_14_mode;
      4'hf: valu_head_state_mode = state_15_mode;
      default: valu_head_state_mode = state_0_mode;
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_scalars_settled = state_1_scalars_settled;
      4'd2: valu_head_state_scalars_settled = state_2_scalars_settled;
      4'd3: valu_head_state_scalars_settled = state_3_scalars_settled;
      4'd4: valu_head_state_scalars_settled = state_4_scalars_settled;
      4'd5: valu_head_state_scalars_settled = state_5_scalars_settled;
      4'd6: valu_head_state_scalars_settled = state_6_scalars_settled;
      4'd7: valu_head_state_scalars_settled = state_7_scalars_settled;
      4'd8: valu_head_state_scalars_settled = state_8_scalars_settled;
      4'd9: valu_head_state_scalars_settled = state_9_scalars_settled;
      4'ha: valu_head_state_scalars_settled = state_10_scalars_settled;
      4'hb: valu_head_state_scalars_settled = state_11_scalars_settled;
      4'hc: valu_head_state_scalars_settled = state_12_scalars_settled;
      4'hd: valu_head_state_scalars_settled = state_13_scalars_settled;
      4'he: valu_head_state_scalars_settled = state_14_scalars_settled;
      4'hf: valu_head_state_scalars_settled = state_15_scalars_settled;
      default: valu_head_state_scalars_settled = state_0_scalars_settled;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_exec = state_1_exec;
      4'd2: vmem_issue_state_exec = state_2_exec;
      4'd3: vmem_issue_state_exec = state_3_exec;
      4'd4: vmem_issue_state_exec = state_4_exec;
      4'd5: vmem_issue_state_exec = state_5_exec;
      4'd6: vmem_issue_state_exec = state_6_exec;
      4'd7: vmem_issue_state_exec = state_7_exec;
      4'd8: vmem_issue_state_exec = state_8_exec;
      4'd9: vmem_issue_state_exec = state_9_exec;
      4'ha: vmem_issue_state_exec = state_10_exec;
      4'hb: vmem_issue_state_exec = state_11_exec;
      4'hc: vmem_issue_state_exec = state_12_exec;
      4'hd: vmem_issue_state_exec = state_13_exec;
      4'he: vmem_issue_state_exec = state_14_exec;
      4'hf: vmem_issue_state_exec = state_15_exec;
      default: vmem_issue_state_exec = state_0_exec;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_m0 = state_1_m0;
      4'd2: vmem_issue_state_m0 = state_2_m0;
      4'd3: vmem_issue_state_m0 = state_3_m0;
      4'd4: vmem_issue_state_m0 = state_4_m0;
      4'd5: vmem_issue_state_m0 = state_5_m0;
      4'd6: vmem_issue_state_m0 = state_6_m0;
      4'd7: vmem_issue_state_m0 = state_7_m0;
      4'd8: vmem_issue_state_m0 = state_8_m0;
      4'd9: vmem_issue_state_m0 = state_9_m0;
      4'ha: vmem_issue_state_m0 = state_10_m0;
      4'hb: vmem_issue_state_m0 = state_11_m0;
      4'hc: vmem_issue_state_m0 = state_12_m0;
      4'hd: vmem_issue_state_m0 = state_13_m0;
      4'he: vmem_issue_state_m0 = state_14_m0;
      4'hf: vmem_issue_state_m0 = state_15_m0;
      default: vmem_issue_state_m0 = state_0_m0;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_vgpr_base = state_1_vgpr_base;
      4'd2: vmem_issue_state_vgpr_base = state_2_vgpr_base;
      4'd3: vmem_issue_state_vgpr_base = state_3_vgpr_base;
      4'd4: vmem_issue_state_vgpr_base = state_4_vgpr_base;
      4'd5: vmem_issue_state_vgpr_base = state_5_vgpr_base;
      4'd6: vmem_issue_state_vgpr_base = state_6_vgpr_base;
      4'd7: vmem_issue_state_vgpr_base = state_7_vgpr_base;
      4'd8: vmem_issue_state_vgpr_base = state_8_vgpr_base;
      4'd9: vmem_issue_state_vgpr_base = state_9_vgpr_base;
      4'ha: vmem_issue_state_vgpr_base = state_10_vgpr_base;
      4'hb: vmem_issue_state_vgpr_base = state_11_vgpr_base;
      4'hc: vmem_issue_state_vgpr_base = state_12_vgpr_base;
      4'hd: vmem_issue_state_vgpr_base = state_13_vgpr_base;
      4'he: vmem_issue_state_vgpr_base = state_14_vgpr_base;
      4'hf: vmem_issue_state_vgpr_base = state_15_vgpr_base;
      default: vmem_issue_state_vgpr_base = state_0_vgpr_base;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_wave64 = state_1_wave64;
      4'd2: vmem_issue_state_wave64 = state_2_wave64;
      4'd3: vmem_issue_state_wave64 = state_3_wave64;
      4'd4: vmem_issue_state_wave64 = state_4_wave64;
      4'd5: vmem_issue_state_wave64 = state_5_wave64;
      4'd6: vmem_issue_state_wave64 = state_6_wave64;
      4'd7: vmem_issue_state_wave64 = state_7_wave64;
      4'd8: vmem_issue_state_wave64 = state_8_wave64;
      4'd9: vmem_issue_state_wave64 = state_9_wave64;
      4'ha: vmem_issue_state_wave64 = state_10_wave64;
      4'hb: vmem_issue_state_wave64 = state_11_wave64;
      4'hc: vmem_issue_state_wave64 = state_12_wave64;
      4'hd: vmem_issue_state_wave64 = state_13_wave64;
      4'he: vmem_issue_state_wave64 = state_14_wave64;
      4'hf: vmem_issue_state_wave64 = state_15_wave64;
      default: vmem_issue_state_wave64 = state_0_wave64;
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_scratch_base = state_1_scratch_base;
      4'd2: vmem_issue_state_scratch_base = state_2_scratch_base;
      4'd3: vmem_issue_state_scratch_base = state_3_scratch_base;
      4'd4: vmem_issue_state_scratch_base = state_4_scratch_base;
      4'd5: vmem_issue_state_scratch_base = state_5_scratch_base;
      4'd6: vmem_issue_state_scratch_base = state_6_scratch_base;
      4'd7: vmem_issue_state_scratch_base = state_7_scratch_base;
      4'd8: vmem_issue_state_scratch_base = state_8_scratch_base;
      4'd9: vmem_issue_state_scratch_base = state_9_scratch_base;
      4'ha: vmem_issue_state_scratch_base = state_10_scratch_base;
      4'hb: vmem_issue_state_scratch_base = state_11_scratch_base;
      4'hc: vmem_issue_state_scratch_base = state_12_scratch_base;
      4'hd: vmem_issue_state_scratch_base = state_13_scratch_base;
      4'he: vmem_issue_state_scratch_base = state_14_scratch_base;
      4'hf: vmem_issue_state_scratch_base = state_15_scratch_base;
      default: vmem_issue_state_scratch_base = state_0_scratch_base;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_exec = state_1_exec;
      4'd2: lds_issue_state_exec = state_2_exec;
      4'd3: lds_issue_state_exec = state_3_exec;
      4'd4: lds_issue_state_exec = state_4_exec;
      4'd5: lds_issue_state_exec = state_5_exec;
      4'd6: lds_issue_state_exec = state_6_exec;
      4'd7: lds_issue_state_exec = state_7_exec;
      4'd8: lds_issue_state_exec = state_8_exec;
      4'd9: lds_issue_state_exec = state_9_exec;
      4'ha: lds_issue_state_exec = state_10_exec;
      4'hb: lds_issue_state_exec = state_11_exec;
      4'hc: lds_issue_state_exec = state_12_exec;
      4'hd: lds_issue_state_exec = state_13_exec;
      4'he: lds_issue_state_exec = state_14_exec;
      4'hf: lds_issue_state_exec = state_15_exec;
      default: lds_issue_state_exec = state_0_exec;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_m0 = state_1_m0;
      4'd2: lds_issue_state_m0 = state_2_m0;
      4'd3: lds_issue_state_m0 = state_3_m0;
      4'd4: lds_issue_state_m0 = state_4_m0;
      4'd5: lds_issue_state_m0 = state_5_m0;
      4'd6: lds_issue_state_m0 = state_6_m0;
      4'd7: lds_issue_state_m0 = state_7_m0;
      4'd8: lds_issue_state_m0 = state_8_m0;
      4'd9: lds_issue_state_m0 = state_9_m0;
      4'ha: lds_issue_state_m0 = state_10_m0;
      4'hb: lds_issue_state_m0 = state_11_m0;
      4'hc: lds_issue_state_m0 = state_12_m0;
      4'hd: lds_issue_state_m0 = state_13_m0;
      4'he: lds_issue_state_m0 = state_14_m0;
      4'hf: lds_issue_state_m0 = state_15_m0;
      default: lds_issue_state_m0 = state_0_m0;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_mode = state_1_mode;
      4'd2: lds_issue_state_mode = state_2_mode;
      4'd3: lds_issue_state_mode = state_3_mode;
      4'd4: lds_issue_state_mode = state_4_mode;
      4'd5: lds_issue_state_mode = state_5_mode;
      4'd6: lds_issue_state_mode = state_6_mode;
      4'd7: lds_issue_state_mode = state_7_mode;
      4'd8: lds_issue_state_mode = state_8_mode;
      4'd9: lds_issue_state_mode = state_9_mode;
      4'ha: lds_issue_state_mode = state_10_mode;
      4'hb: lds_issue_state_mode = state_11_mode;
      4'hc: lds_issue_state_mode = state_12_mode;
      4'hd: lds_issue_state_mode = state_13_mode;
      4'he: lds_issue_state_mode = state_14_mode;
      4'hf: lds_issue_state_mode = state_15_mode;
      default: lds_issue_state_mode = state_0_mode;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_vgpr_base = state_1_vgpr_base;
      4'd2: lds_issue_state_vgpr_base = state_2_vgpr_base;
      4'd3: lds_issue_state_vgpr_base = state_3_vgpr_base;
      4'd4: lds_issue_state_vgpr_base = state_4_vgpr_base;
      4'd5: lds_issue_state_vgpr_base = state_5_vgpr_base;
      4'd6: lds_issue_state_vgpr_base = state_6_vgpr_base;
      4'd7: lds_issue_state_vgpr_base = state_7_vgpr_base;
      4'd8: lds_issue_state_vgpr_base = state_8_vgpr_base;
      4'd9: lds_issue_state_vgpr_base = state_9_vgpr_base;
      4'ha: lds_issue_state_vgpr_base = state_10_vgpr_base;
      4'hb: lds_issue_state_vgpr_base = state_11_vgpr_base;
      4'hc: lds_issue_state_vgpr_base = state_12_vgpr_base;
      4'hd: lds_issue_state_vgpr_base = state_13_vgpr_base;
      4'he: lds_issue_state_vgpr_base = state_14_vgpr_base;
      4'hf: lds_issue_state_vgpr_base = state_15_vgpr_base;
      default: lds_issue_state_vgpr_base = state_0_vgpr_base;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_wave64 = state_1_wave64;
      4'd2: lds_issue_state_wave64 = state_2_wave64;
      4'd3: lds_issue_state_wave64 = state_3_wave64;
      4'd4: lds_issue_state_wave64 = state_4_wave64;
      4'd5: lds_issue_state_wave64 = state_5_wave64;
      4'd6: lds_issue_state_wave64 = state_6_wave64;
      4'd7: lds_issue_state_wave64 = state_7_wave64;
      4'd8: lds_issue_state_wave64 = state_8_wave64;
      4'd9: lds_issue_state_wave64 = state_9_wave64;
      4'ha: lds_issue_state_wave64 = state_10_wave64;
      4'hb: lds_issue_state_wave64 = state_11_wave64;
      4'hc: lds_issue_state_wave64 = state_12_wave64;
      4'hd: lds_issue_state_wave64 = state_13_wave64;
      4'he: lds_issue_state_wave64 = state_14_wave64;
      4'hf: lds_issue_state_wave64 = state_15_wave64;
      default: lds_issue_state_wave64 = state_0_wave64;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_lds_base = state_1_lds_base;
      4'd2: lds_issue_state_lds_base = state_2_lds_base;
      4'd3: lds_issue_state_lds_base = state_3_lds_base;
      4'd4: lds_issue_state_lds_base = state_4_lds_base;
      4'd5: lds_issue_state_lds_base = state_5_lds_base;
      4'd6: lds_issue_state_lds_base = state_6_lds_base;
      4'd7: lds_issue_state_lds_base = state_7_lds_base;
      4'd8: lds_issue_state_lds_base = state_8_lds_base;
      4'd9: lds_issue_state_lds_base = state_9_lds_base;
      4'ha: lds_issue_state_lds_base = state_10_lds_base;
      4'hb: lds_issue_state_lds_base = state_11_lds_base;
      4'hc: lds_issue_state_lds_base = state_12_lds_base;
      4'hd: lds_issue_state_lds_base = state_13_lds_base;
      4'he: lds_issue_state_lds_base = state_14_lds_base;
      4'hf: lds_issue_state_lds_base = state_15_lds_base;
      default: lds_issue_state_lds_base = state_0_lds_base;
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_lds_size = state_1_lds_size;
      4'd2: lds_issue_state_lds_size = state_2_lds_size;
      4'd3: lds_issue_state_lds_size = state_3_lds_size;
      4'd4: lds_issue_state_lds_size = state_4_lds_size;
      4'd5: lds_issue_state_lds_size = state_5_lds_size;
      4'd6: lds_issue_state_lds_size = state_6_lds_size;
      4'd7: lds_issue_state_lds_size = state_7_lds_size;
      4'd8: lds_issue_state_lds_size = state_8_lds_size;
      4'd9: lds_issue_state_lds_size = state_9_lds_size;
      4'ha: lds_issue_state_lds_size = state_10_lds_size;
      4'hb: lds_issue_state_lds_size = state_11_lds_size;
      4'hc: lds_issue_state_lds_size = state_12_lds_size;
      4'hd: lds_issue_state_lds_size = state_13_lds_size;
      4'he: lds_issue_state_lds_size = state_14_lds_size;
      4'hf: lds_issue_state_lds_size = state_15_lds_size;
      default: lds_issue_state_lds_size = state_0_lds_size;
    endcase

endmodule

`default_nettype wire
