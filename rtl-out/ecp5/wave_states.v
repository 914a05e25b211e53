// wave_states: generator of hdl/src/front/select.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_states (
  input wire [255:0] state_exec, // Of all waves.
  input wire [255:0] state_vcc, input wire [3:0] state_scc, input wire [127:0] state_m0,
  input wire [127:0] state_mode, input wire [127:0] state_status, input wire [127:0] state_state_priv,
  input wire [191:0] state_pc, input wire [43:0] state_place_vgpr_base, input wire [71:0] state_place_lds_base,
  input wire [191:0] state_place_scratch_base, input wire [3:0] state_shape_wave64,
  input wire [19:0] state_shape_group, input wire [23:0] state_shape_group_waves,
  input wire [71:0] state_shape_lds_size, input wire [3:0] state_scalars_settled,
  input wire [3:0] salu_decode, // The wave that the scalar ALU decodes for.
  input wire [3:0] salu_execute, // The wave that the scalar ALU executes for.
  input wire [3:0] smem_read, // The wave that scalar memory reads registers of.
  input wire [3:0] valu_issue, // The wave that issues to the vector ALU.
  input wire [3:0] valu_head, // The wave at the head of the vector ALU's queue.
  input wire [3:0] lds_issue, // The wave that issues to the local data share.
  output reg salu_decode_state_scc, output reg [31:0] salu_decode_state_m0, output reg salu_execute_state_scc,
  output reg [31:0] salu_execute_state_mode, output reg [31:0] salu_execute_state_status,
  output reg [31:0] salu_execute_state_state_priv, output reg [47:0] salu_execute_state_place_scratch_base,
  output reg [4:0] salu_execute_state_shape_group, output reg [47:0] smem_read_state_pc,
  output reg [4:0] smem_read_state_shape_group, output reg [5:0] smem_read_state_shape_group_waves,
  output reg [31:0] valu_issue_state_m0, output reg [10:0] valu_issue_state_place_vgpr_base,
  output reg valu_issue_state_shape_wave64, output reg valu_issue_state_scalars_settled,
  output reg [63:0] valu_head_state_exec, // State of that wave.
  output reg [63:0] valu_head_state_vcc, output reg valu_head_state_scc, output reg [31:0] valu_head_state_mode,
  output reg valu_head_state_scalars_settled,
  output reg [63:0] vmem_issue_state_exec, // State of that wave.
  output wire [31:0] vmem_issue_state_m0, output wire [10:0] vmem_issue_state_place_vgpr_base,
  output reg [47:0] vmem_issue_state_place_scratch_base, output wire vmem_issue_state_shape_wave64,
  output reg [63:0] lds_issue_state_exec, // State of that wave.
  output reg [31:0] lds_issue_state_m0, output reg [10:0] lds_issue_state_place_vgpr_base,
  output reg [17:0] lds_issue_state_place_lds_base, output reg lds_issue_state_shape_wave64,
  output reg [17:0] lds_issue_state_shape_lds_size
);

  always @*
    case (salu_decode[1:0])
      2'd1: salu_decode_state_scc = state_scc[1];
      2'd2: salu_decode_state_scc = state_scc[2];
      2'd3: salu_decode_state_scc = state_scc[3];
      default: salu_decode_state_scc = state_scc[0];
    endcase

  always @*
    case (salu_decode[1:0])
      2'd1: salu_decode_state_m0 = state_m0[1*32 +: 32];
      2'd2: salu_decode_state_m0 = state_m0[2*32 +: 32];
      2'd3: salu_decode_state_m0 = state_m0[3*32 +: 32];
      default: salu_decode_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_scc = state_scc[1];
      2'd2: salu_execute_state_scc = state_scc[2];
      2'd3: salu_execute_state_scc = state_scc[3];
      default: salu_execute_state_scc = state_scc[0];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_mode = state_mode[1*32 +: 32];
      2'd2: salu_execute_state_mode = state_mode[2*32 +: 32];
      2'd3: salu_execute_state_mode = state_mode[3*32 +: 32];
      default: salu_execute_state_mode = state_mode[0 +: 32];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_status = state_status[1*32 +: 32];
      2'd2: salu_execute_state_status = state_status[2*32 +: 32];
      2'd3: salu_execute_state_status = state_status[3*32 +: 32];
      default: salu_execute_state_status = state_status[0 +: 32];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_state_priv = state_state_priv[1*32 +: 32];
      2'd2: salu_execute_state_state_priv = state_state_priv[2*32 +: 32];
      2'd3: salu_execute_state_state_priv = state_state_priv[3*32 +: 32];
      default: salu_execute_state_state_priv = state_state_priv[0 +: 32];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_place_scratch_base = state_place_scratch_base[1*48 +: 48];
      2'd2: salu_execute_state_place_scratch_base = state_place_scratch_base[2*48 +: 48];
      2'd3: salu_execute_state_place_scratch_base = state_place_scratch_base[3*48 +: 48];
      default: salu_execute_state_place_scratch_base = state_place_scratch_base[0 +: 48];
    endcase

  always @*
    case (salu_execute[1:0])
      2'd1: salu_execute_state_shape_group = state_shape_group[1*5 +: 5];
      2'd2: salu_execute_state_shape_group = state_shape_group[2*5 +: 5];
      2'd3: salu_execute_state_shape_group = state_shape_group[3*5 +: 5];
      default: salu_execute_state_shape_group = state_shape_group[0 +: 5];
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_pc = state_pc[1*48 +: 48];
      2'd2: smem_read_state_pc = state_pc[2*48 +: 48];
      2'd3: smem_read_state_pc = state_pc[3*48 +: 48];
      default: smem_read_state_pc = state_pc[0 +: 48];
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_shape_group = state_shape_group[1*5 +: 5];
      2'd2: smem_read_state_shape_group = state_shape_group[2*5 +: 5];
      2'd3: smem_read_state_shape_group = state_shape_group[3*5 +: 5];
      default: smem_read_state_shape_group = state_shape_group[0 +: 5];
    endcase

  always @*
    case (smem_read[1:0])
      2'd1: smem_read_state_shape_group_waves = state_shape_group_waves[1*6 +: 6];
      2'd2: smem_read_state_shape_group_waves = state_shape_group_waves[2*6 +: 6];
      2'd3: smem_read_state_shape_group_waves = state_shape_group_waves[3*6 +: 6];
      default: smem_read_state_shape_group_waves = state_shape_group_waves[0 +: 6];
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_m0 = state_m0[1*32 +: 32];
      2'd2: valu_issue_state_m0 = state_m0[2*32 +: 32];
      2'd3: valu_issue_state_m0 = state_m0[3*32 +: 32];
      default: valu_issue_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_place_vgpr_base = state_place_vgpr_base[1*11 +: 11];
      2'd2: valu_issue_state_place_vgpr_base = state_place_vgpr_base[2*11 +: 11];
      2'd3: valu_issue_state_place_vgpr_base = state_place_vgpr_base[3*11 +: 11];
      default: valu_issue_state_place_vgpr_base = state_place_vgpr_base[0 +: 11];
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_shape_wave64 = state_shape_wave64[1];
      2'd2: valu_issue_state_shape_wave64 = state_shape_wave64[2];
      2'd3: valu_issue_state_shape_wave64 = state_shape_wave64[3];
      default: valu_issue_state_shape_wave64 = state_shape_wave64[0];
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: valu_issue_state_scalars_settled = state_scalars_settled[1];
      2'd2: valu_issue_state_scalars_settled = state_scalars_settled[2];
      2'd3: valu_issue_state_scalars_settled = state_scalars_settled[3];
      default: valu_issue_state_scalars_settled = state_scalars_settled[0];
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_exec = state_exec[1*64 +: 64];
      2'd2: valu_head_state_exec = state_exec[2*64 +: 64];
      2'd3: valu_head_state_exec = state_exec[3*64 +: 64];
      default: valu_head_state_exec = state_exec[0 +: 64];
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_vcc = state_vcc[1*64 +: 64];
      2'd2: valu_head_state_vcc = state_vcc[2*64 +: 64];
      2'd3: valu_head_state_vcc = state_vcc[3*64 +: 64];
      default: valu_head_state_vcc = state_vcc[0 +: 64];
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_scc = state_scc[1];
      2'd2: valu_head_state_scc = state_scc[2];
      2'd3: valu_head_state_scc = state_scc[3];
      default: valu_head_state_scc = state_scc[0];
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_mode = state_mode[1*32 +: 32];
      2'd2: valu_head_state_mode = state_mode[2*32 +: 32];
      2'd3: valu_head_state_mode = state_mode[3*32 +: 32];
      default: valu_head_state_mode = state_mode[0 +: 32];
    endcase

  always @*
    case (valu_head[1:0])
      2'd1: valu_head_state_scalars_settled = state_scalars_settled[1];
      2'd2: valu_head_state_scalars_settled = state_scalars_settled[2];
      2'd3: valu_head_state_scalars_settled = state_scalars_settled[3];
      default: valu_head_state_scalars_settled = state_scalars_settled[0];
    endcase

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_state_exec = state_exec[1*64 +: 64];
      2'd2: vmem_issue_state_exec = state_exec[2*64 +: 64];
      2'd3: vmem_issue_state_exec = state_exec[3*64 +: 64];
      default: vmem_issue_state_exec = state_exec[0 +: 64];
    endcase

  assign vmem_issue_state_m0 = valu_issue_state_m0;
  assign vmem_issue_state_place_vgpr_base = valu_issue_state_place_vgpr_base;

  always @*
    case (valu_issue[1:0])
      2'd1: vmem_issue_state_place_scratch_base = state_place_scratch_base[1*48 +: 48];
      2'd2: vmem_issue_state_place_scratch_base = state_place_scratch_base[2*48 +: 48];
      2'd3: vmem_issue_state_place_scratch_base = state_place_scratch_base[3*48 +: 48];
      default: vmem_issue_state_place_scratch_base = state_place_scratch_base[0 +: 48];
    endcase

  assign vmem_issue_state_shape_wave64 = valu_issue_state_shape_wave64;

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_exec = state_exec[1*64 +: 64];
      2'd2: lds_issue_state_exec = state_exec[2*64 +: 64];
      2'd3: lds_issue_state_exec = state_exec[3*64 +: 64];
      default: lds_issue_state_exec = state_exec[0 +: 64];
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_m0 = state_m0[1*32 +: 32];
      2'd2: lds_issue_state_m0 = state_m0[2*32 +: 32];
      2'd3: lds_issue_state_m0 = state_m0[3*32 +: 32];
      default: lds_issue_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_place_vgpr_base = state_place_vgpr_base[1*11 +: 11];
      2'd2: lds_issue_state_place_vgpr_base = state_place_vgpr_base[2*11 +: 11];
      2'd3: lds_issue_state_place_vgpr_base = state_place_vgpr_base[3*11 +: 11];
      default: lds_issue_state_place_vgpr_base = state_place_vgpr_base[0 +: 11];
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_place_lds_base = state_place_lds_base[1*18 +: 18];
      2'd2: lds_issue_state_place_lds_base = state_place_lds_base[2*18 +: 18];
      2'd3: lds_issue_state_place_lds_base = state_place_lds_base[3*18 +: 18];
      default: lds_issue_state_place_lds_base = state_place_lds_base[0 +: 18];
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_shape_wave64 = state_shape_wave64[1];
      2'd2: lds_issue_state_shape_wave64 = state_shape_wave64[2];
      2'd3: lds_issue_state_shape_wave64 = state_shape_wave64[3];
      default: lds_issue_state_shape_wave64 = state_shape_wave64[0];
    endcase

  always @*
    case (lds_issue[1:0])
      2'd1: lds_issue_state_shape_lds_size = state_shape_lds_size[1*18 +: 18];
      2'd2: lds_issue_state_shape_lds_size = state_shape_lds_size[2*18 +: 18];
      2'd3: lds_issue_state_shape_lds_size = state_shape_lds_size[3*18 +: 18];
      default: lds_issue_state_shape_lds_size = state_shape_lds_size[0 +: 18];
    endcase

endmodule

`default_nettype wire
