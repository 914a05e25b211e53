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
  input wire [3:0] salu_decode,
  input wire [3:0] salu_execute,
  input wire [3:0] smem_read,
  input wire [3:0] valu_issue,
  input wire [3:0] valu_head,
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
  output wire [31:0] vmem_issue_state_m0,
  output wire [10:0] vmem_issue_state_vgpr_base,
  output wire vmem_issue_state_wave64,
  output reg [47:0] vmem_issue_state_scratch_base,
  output reg [63:0] lds_issue_state_exec,
  output reg [31:0] lds_issue_state_m0,
  output reg [10:0] lds_issue_state_vgpr_base,
  output reg lds_issue_state_wave64,
  output reg [16:0] lds_issue_state_lds_base,
  output reg [16:0] lds_issue_state_lds_size
);

  always @*
    case (salu_decode[1:0])
      2'd1: salu_decode_state_scc = state_1_scc;
      2'd2: salu_decode_state_scc = state_2_scc;
      2'd3: salu_decode_state_scc = state_3_scc;
      default: salu_decode_state_scc = state_0_scc;
    endcase

  always @*
    case (salu_decode[1:0])
      2'd1: salu_decode_state_m0 = state_1_m0;
      2'd2: salu_decode_state_m0 = state_2_m0;
      2'd3: salu_decode_state_m0 = state_3_m0;
      default: salu_decode_state_m0 = state_0_m0;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_scc = state_1_scc;
      2'd2: salu_execute_state_scc = state_2_scc;
      2'd3: salu_execute_state_scc = state_3_scc;
      default: salu_execute_state_scc = state_0_scc;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_mode = state_1_mode;
      2'd2: salu_execute_state_mode = state_2_mode;
      2'd3: salu_execute_state_mode = state_3_mode;
      default: salu_execute_state_mode = state_0_mode;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_status = state_1_status;
      2'd2: salu_execute_state_status = state_2_status;
      2'd3: salu_execute_state_status = state_3_status;
      default: salu_execute_state_status = state_0_status;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_state_priv = state_1_state_priv;
      2'd2: salu_execute_state_state_priv = state_2_state_priv;
      2'd3: salu_execute_state_state_priv = state_3_state_priv;
      default: salu_execute_state_state_priv = state_0_state_priv;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_group = state_1_group;
      2'd2: salu_execute_state_group = state_2_group;
      2'd3: salu_execute_state_group = state_3_group;
      default: salu_execute_state_group = state_0_group;
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_scratch_base = state_1_scratch_base;
      2'd2: salu_execute_state_scratch_base = state_2_scratch_base;
      2'd3: salu_execute_state_scratch_base = state_3_scratch_base;
      default: salu_execute_state_scratch_base = state_0_scratch_base;
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_pc = state_1_pc;
      2'd2: smem_read_state_pc = state_2_pc;
      2'd3: smem_read_state_pc = state_3_pc;
      default: smem_read_state_pc = state_0_pc;
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_group = state_1_group;
      2'd2: smem_read_state_group = state_2_group;
      2'd3: smem_read_state_group = state_3_group;
      default: smem_read_state_group = state_0_group;
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_group_waves = state_1_group_waves;
      2'd2: smem_read_state_group_waves = state_2_group_waves;
      2'd3: smem_read_state_group_waves = state_3_group_waves;
      default: smem_read_state_group_waves = state_0_group_waves;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_m0 = state_1_m0;
      2'd2: valu_issue_state_m0 = state_2_m0;
      2'd3: valu_issue_state_m0 = state_3_m0;
      default: valu_issue_state_m0 = state_0_m0;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_vgpr_base = state_1_vgpr_base;
      2'd2: valu_issue_state_vgpr_base = state_2_vgpr_base;
      2'd3: valu_issue_state_vgpr_base = state_3_vgpr_base;
      default: valu_issue_state_vgpr_base = state_0_vgpr_base;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_wave64 = state_1_wave64;
      2'd2: valu_issue_state_wave64 = state_2_wave64;
      2'd3: valu_issue_state_wave64 = state_3_wave64;
      default: valu_issue_state_wave64 = state_0_wave64;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_exec = state_1_exec;
      2'd2: valu_head_state_exec = state_2_exec;
      2'd3: valu_head_state_exec = state_3_exec;
      default: valu_head_state_exec = state_0_exec;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_vcc = state_1_vcc;
      2'd2: valu_head_state_vcc = state_2_vcc;
      2'd3: valu_head_state_vcc = state_3_vcc;
      default: valu_head_state_vcc = state_0_vcc;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_scc = state_1_scc;
      2'd2: valu_head_state_scc = state_2_scc;
      2'd3: valu_head_state_scc = state_3_scc;
      default: valu_head_state_scc = state_0_scc;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_mode = state_1_mode;
      2'd2: valu_head_state_mode = state_2_mode;
      2'd3: valu_head_state_mode = state_3_mode;
      default: valu_head_state_mode = state_0_mode;
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_scalars_settled = state_1_scalars_settled;
      2'd2: valu_head_state_scalars_settled = state_2_scalars_settled;
      2'd3: valu_head_state_scalars_settled = state_3_scalars_settled;
      default: valu_head_state_scalars_settled = state_0_scalars_settled;
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_state_exec = state_1_exec;
      2'd2: vmem_issue_state_exec = state_2_exec;
      2'd3: vmem_issue_state_exec = state_3_exec;
      default: vmem_issue_state_exec = state_0_exec;
    endcase

  assign vmem_issue_state_m0 = valu_issue_state_m0;
  assign vmem_issue_state_vgpr_base = valu_issue_state_vgpr_base;
  assign vmem_issue_state_wave64 = valu_issue_state_wave64;

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_state_scratch_base = state_1_scratch_base;
      2'd2: vmem_issue_state_scratch_base = state_2_scratch_base;
      2'd3: vmem_issue_state_scratch_base = state_3_scratch_base;
      default: vmem_issue_state_scratch_base = state_0_scratch_base;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_exec = state_1_exec;
      2'd2: lds_issue_state_exec = state_2_exec;
      2'd3: lds_issue_state_exec = state_3_exec;
      default: lds_issue_state_exec = state_0_exec;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_m0 = state_1_m0;
      2'd2: lds_issue_state_m0 = state_2_m0;
      2'd3: lds_issue_state_m0 = state_3_m0;
      default: lds_issue_state_m0 = state_0_m0;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_vgpr_base = state_1_vgpr_base;
      2'd2: lds_issue_state_vgpr_base = state_2_vgpr_base;
      2'd3: lds_issue_state_vgpr_base = state_3_vgpr_base;
      default: lds_issue_state_vgpr_base = state_0_vgpr_base;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_wave64 = state_1_wave64;
      2'd2: lds_issue_state_wave64 = state_2_wave64;
      2'd3: lds_issue_state_wave64 = state_3_wave64;
      default: lds_issue_state_wave64 = state_0_wave64;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_lds_base = state_1_lds_base;
      2'd2: lds_issue_state_lds_base = state_2_lds_base;
      2'd3: lds_issue_state_lds_base = state_3_lds_base;
      default: lds_issue_state_lds_base = state_0_lds_base;
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_lds_size = state_1_lds_size;
      2'd2: lds_issue_state_lds_size = state_2_lds_size;
      2'd3: lds_issue_state_lds_size = state_3_lds_size;
      default: lds_issue_state_lds_size = state_0_lds_size;
    endcase

endmodule

`default_nettype wire
