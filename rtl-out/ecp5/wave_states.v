// wave_states: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_states (
  input wire [63:0] exec_0,
  input wire [63:0] exec_1,
  input wire [63:0] exec_2,
  input wire [63:0] exec_3,
  input wire [63:0] vcc_0,
  input wire [63:0] vcc_1,
  input wire [63:0] vcc_2,
  input wire [63:0] vcc_3,
  input wire [31:0] m0_0,
  input wire [31:0] m0_1,
  input wire [31:0] m0_2,
  input wire [31:0] m0_3,
  input wire wave64_0,
  input wire wave64_1,
  input wire wave64_2,
  input wire wave64_3,
  input wire [31:0] mode_0,
  input wire [31:0] mode_1,
  input wire [31:0] mode_2,
  input wire [31:0] mode_3,
  input wire [10:0] vgpr_base_0,
  input wire [10:0] vgpr_base_1,
  input wire [10:0] vgpr_base_2,
  input wire [10:0] vgpr_base_3,
  input wire [16:0] lds_base_0,
  input wire [16:0] lds_base_1,
  input wire [16:0] lds_base_2,
  input wire [16:0] lds_base_3,
  input wire [16:0] lds_size_0,
  input wire [16:0] lds_size_1,
  input wire [16:0] lds_size_2,
  input wire [16:0] lds_size_3,
  input wire scc_0,
  input wire scc_1,
  input wire scc_2,
  input wire scc_3,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire settled_0,
  input wire settled_1,
  input wire settled_2,
  input wire settled_3,
  input wire [31:0] status_0,
  input wire [31:0] status_1,
  input wire [31:0] status_2,
  input wire [31:0] status_3,
  input wire [31:0] state_priv_0,
  input wire [31:0] state_priv_1,
  input wire [31:0] state_priv_2,
  input wire [31:0] state_priv_3,
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] group_2,
  input wire [4:0] group_3,
  input wire [5:0] group_waves_0,
  input wire [5:0] group_waves_1,
  input wire [5:0] group_waves_2,
  input wire [5:0] group_waves_3,
  input wire [47:0] scratch_base_0,
  input wire [47:0] scratch_base_1,
  input wire [47:0] scratch_base_2,
  input wire [47:0] scratch_base_3,
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
  output reg [63:0] vmem_issue_exec,
  output wire [10:0] vmem_issue_vgpr_base,
  output wire vmem_issue_wave64,
  output wire [31:0] vmem_issue_m0,
  output reg [47:0] vmem_issue_scratch_base,
  input wire [3:0] lds_issue,
  output reg [63:0] lds_issue_exec,
  output reg [10:0] lds_issue_vgpr_base,
  output reg lds_issue_wave64,
  output reg [31:0] lds_issue_m0,
  output reg [16:0] lds_issue_lds_base,
  output reg [16:0] lds_issue_lds_size
);

  always @*
    case (salu_decode[1:0])
      2'd1: salu_decode_m0 = m0_1;
      2'd2: salu_decode_m0 = m0_2;
      2'd3: salu_decode_m0 = m0_3;
      default: salu_decode_m0 = m0_0;
    endcase

  always @*
    case (salu_decode[1:0])
      2'd1: salu_decode_scc = scc_1;
      2'd2: salu_decode_scc = scc_2;
      2'd3: salu_decode_scc = scc_3;
      default: salu_decode_scc = scc_0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_mode = mode_1;
      2'd2: salu_execute_mode = mode_2;
      2'd3: salu_execute_mode = mode_3;
      default: salu_execute_mode = mode_0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_scc = scc_1;
      2'd2: salu_execute_scc = scc_2;
      2'd3: salu_execute_scc = scc_3;
      default: salu_execute_scc = scc_0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_status = status_1;
      2'd2: salu_execute_status = status_2;
      2'd3: salu_execute_status = status_3;
      default: salu_execute_status = status_0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_priv = state_priv_1;
      2'd2: salu_execute_state_priv = state_priv_2;
      2'd3: salu_execute_state_priv = state_priv_3;
      default: salu_execute_state_priv = state_priv_0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_group = group_1;
      2'd2: salu_execute_group = group_2;
      2'd3: salu_execute_group = group_3;
      default: salu_execute_group = group_0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_scratch_base = scratch_base_1;
      2'd2: salu_execute_scratch_base = scratch_base_2;
      2'd3: salu_execute_scratch_base = scratch_base_3;
      default: salu_execute_scratch_base = scratch_base_0;
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_pc = pc_1;
      2'd2: smem_read_pc = pc_2;
      2'd3: smem_read_pc = pc_3;
      default: smem_read_pc = pc_0;
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_group = group_1;
      2'd2: smem_read_group = group_2;
      2'd3: smem_read_group = group_3;
      default: smem_read_group = group_0;
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_group_waves = group_waves_1;
      2'd2: smem_read_group_waves = group_waves_2;
      2'd3: smem_read_group_waves = group_waves_3;
      default: smem_read_group_waves = group_waves_0;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_vgpr_base = vgpr_base_1;
      2'd2: valu_issue_vgpr_base = vgpr_base_2;
      2'd3: valu_issue_vgpr_base = vgpr_base_3;
      default: valu_issue_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_wave64 = wave64_1;
      2'd2: valu_issue_wave64 = wave64_2;
      2'd3: valu_issue_wave64 = wave64_3;
      default: valu_issue_wave64 = wave64_0;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_m0 = m0_1;
      2'd2: valu_issue_m0 = m0_2;
      2'd3: valu_issue_m0 = m0_3;
      default: valu_issue_m0 = m0_0;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_exec = exec_1;
      2'd2: valu_head_exec = exec_2;
      2'd3: valu_head_exec = exec_3;
      default: valu_head_exec = exec_0;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_vcc = vcc_1;
      2'd2: valu_head_vcc = vcc_2;
      2'd3: valu_head_vcc = vcc_3;
      default: valu_head_vcc = vcc_0;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_mode = mode_1;
      2'd2: valu_head_mode = mode_2;
      2'd3: valu_head_mode = mode_3;
      default: valu_head_mode = mode_0;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_scc = scc_1;
      2'd2: valu_head_scc = scc_2;
      2'd3: valu_head_scc = scc_3;
      default: valu_head_scc = scc_0;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_settled = settled_1;
      2'd2: valu_head_settled = settled_2;
      2'd3: valu_head_settled = settled_3;
      default: valu_head_settled = settled_0;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_exec = exec_1;
      2'd2: vmem_issue_exec = exec_2;
      2'd3: vmem_issue_exec = exec_3;
      default: vmem_issue_exec = exec_0;
    endcase

  assign vmem_issue_vgpr_base = valu_issue_vgpr_base;
  assign vmem_issue_wave64 = valu_issue_wave64;
  assign vmem_issue_m0 = valu_issue_m0;

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_scratch_base = scratch_base_1;
      2'd2: vmem_issue_scratch_base = scratch_base_2;
      2'd3: vmem_issue_scratch_base = scratch_base_3;
      default: vmem_issue_scratch_base = scratch_base_0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_exec = exec_1;
      2'd2: lds_issue_exec = exec_2;
      2'd3: lds_issue_exec = exec_3;
      default: lds_issue_exec = exec_0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_vgpr_base = vgpr_base_1;
      2'd2: lds_issue_vgpr_base = vgpr_base_2;
      2'd3: lds_issue_vgpr_base = vgpr_base_3;
      default: lds_issue_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_wave64 = wave64_1;
      2'd2: lds_issue_wave64 = wave64_2;
      2'd3: lds_issue_wave64 = wave64_3;
      default: lds_issue_wave64 = wave64_0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_m0 = m0_1;
      2'd2: lds_issue_m0 = m0_2;
      2'd3: lds_issue_m0 = m0_3;
      default: lds_issue_m0 = m0_0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_lds_base = lds_base_1;
      2'd2: lds_issue_lds_base = lds_base_2;
      2'd3: lds_issue_lds_base = lds_base_3;
      default: lds_issue_lds_base = lds_base_0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_lds_size = lds_size_1;
      2'd2: lds_issue_lds_size = lds_size_2;
      2'd3: lds_issue_lds_size = lds_size_3;
      default: lds_issue_lds_size = lds_size_0;
    endcase

endmodule

`default_nettype wire
