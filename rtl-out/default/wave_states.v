// wave_states: generator of hdl/src/front/select.rs:16
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_states (
  input wire [1023:0] state_exec, // Of all waves.
  input wire [1023:0] state_vcc,
  input wire [15:0] state_scc,
  input wire [511:0] state_m0,
  input wire [511:0] state_mode,
  input wire [511:0] state_status,
  input wire [511:0] state_state_priv,
  input wire [767:0] state_pc,
  input wire [175:0] state_place_vgpr_base,
  input wire [271:0] state_place_lds_base,
  input wire [767:0] state_place_scratch_base,
  input wire [15:0] state_shape_wave64,
  input wire [79:0] state_shape_group,
  input wire [95:0] state_shape_group_waves,
  input wire [271:0] state_shape_lds_size,
  input wire [15:0] state_scalars_settled,
  input wire [3:0] salu_decode, // The wave that the scalar ALU decodes for.
  input wire [3:0] salu_execute, // The wave that the scalar ALU executes for.
  input wire [3:0] smem_read, // The wave that scalar memory reads registers of.
  input wire [3:0] valu_issue, // The wave that issues to the vector ALU.
  input wire [3:0] valu_head, // The wave at the head of the vector ALU's queue.
  input wire [3:0] vmem_issue, // The wave that issues to vector memory.
  input wire [3:0] lds_issue, // The wave that issues to the local data share.
  output reg salu_decode_state_scc,
  output reg [31:0] salu_decode_state_m0,
  output reg salu_execute_state_scc,
  output reg [31:0] salu_execute_state_mode,
  output reg [31:0] salu_execute_state_status,
  output reg [31:0] salu_execute_state_state_priv,
  output reg [47:0] salu_execute_state_place_scratch_base,
  output reg [4:0] salu_execute_state_shape_group,
  output reg [47:0] smem_read_state_pc,
  output reg [4:0] smem_read_state_shape_group,
  output reg [5:0] smem_read_state_shape_group_waves,
  output reg [31:0] valu_issue_state_m0,
  output reg [10:0] valu_issue_state_place_vgpr_base,
  output reg valu_issue_state_shape_wave64,
  output reg [63:0] valu_head_state_exec, // State of that wave.
  output reg [63:0] valu_head_state_vcc,
  output reg valu_head_state_scc,
  output reg [31:0] valu_head_state_mode,
  output reg valu_head_state_scalars_settled,
  output reg [63:0] vmem_issue_state_exec, // State of that wave.
  output reg [31:0] vmem_issue_state_m0,
  output reg [10:0] vmem_issue_state_place_vgpr_base,
  output reg [47:0] vmem_issue_state_place_scratch_base,
  output reg vmem_issue_state_shape_wave64,
  output reg [63:0] lds_issue_state_exec, // State of that wave.
  output reg [31:0] lds_issue_state_m0,
  output reg [31:0] lds_issue_state_mode,
  output reg [10:0] lds_issue_state_place_vgpr_base,
  output reg [16:0] lds_issue_state_place_lds_base,
  output reg lds_issue_state_shape_wave64,
  output reg [16:0] lds_issue_state_shape_lds_size
);

  always @*
    case (salu_decode)
      4'd1: salu_decode_state_scc = state_scc[1];
      4'd2: salu_decode_state_scc = state_scc[2];
      4'd3: salu_decode_state_scc = state_scc[3];
      4'd4: salu_decode_state_scc = state_scc[4];
      4'd5: salu_decode_state_scc = state_scc[5];
      4'd6: salu_decode_state_scc = state_scc[6];
      4'd7: salu_decode_state_scc = state_scc[7];
      4'd8: salu_decode_state_scc = state_scc[8];
      4'd9: salu_decode_state_scc = state_scc[9];
      4'ha: salu_decode_state_scc = state_scc[10];
      4'hb: salu_decode_state_scc = state_scc[11];
      4'hc: salu_decode_state_scc = state_scc[12];
      4'hd: salu_decode_state_scc = state_scc[13];
      4'he: salu_decode_state_scc = state_scc[14];
      4'hf: salu_decode_state_scc = state_scc[15];
      default: salu_decode_state_scc = state_scc[0];
    endcase

  always @*
    case (salu_decode)
      4'd1: salu_decode_state_m0 = state_m0[1*32 +: 32];
      4'd2: salu_decode_state_m0 = state_m0[2*32 +: 32];
      4'd3: salu_decode_state_m0 = state_m0[3*32 +: 32];
      4'd4: salu_decode_state_m0 = state_m0[4*32 +: 32];
      4'd5: salu_decode_state_m0 = state_m0[5*32 +: 32];
      4'd6: salu_decode_state_m0 = state_m0[6*32 +: 32];
      4'd7: salu_decode_state_m0 = state_m0[7*32 +: 32];
      4'd8: salu_decode_state_m0 = state_m0[8*32 +: 32];
      4'd9: salu_decode_state_m0 = state_m0[9*32 +: 32];
      4'ha: salu_decode_state_m0 = state_m0[10*32 +: 32];
      4'hb: salu_decode_state_m0 = state_m0[11*32 +: 32];
      4'hc: salu_decode_state_m0 = state_m0[12*32 +: 32];
      4'hd: salu_decode_state_m0 = state_m0[13*32 +: 32];
      4'he: salu_decode_state_m0 = state_m0[14*32 +: 32];
      4'hf: salu_decode_state_m0 = state_m0[15*32 +: 32];
      default: salu_decode_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_scc = state_scc[1];
      4'd2: salu_execute_state_scc = state_scc[2];
      4'd3: salu_execute_state_scc = state_scc[3];
      4'd4: salu_execute_state_scc = state_scc[4];
      4'd5: salu_execute_state_scc = state_scc[5];
      4'd6: salu_execute_state_scc = state_scc[6];
      4'd7: salu_execute_state_scc = state_scc[7];
      4'd8: salu_execute_state_scc = state_scc[8];
      4'd9: salu_execute_state_scc = state_scc[9];
      4'ha: salu_execute_state_scc = state_scc[10];
      4'hb: salu_execute_state_scc = state_scc[11];
      4'hc: salu_execute_state_scc = state_scc[12];
      4'hd: salu_execute_state_scc = state_scc[13];
      4'he: salu_execute_state_scc = state_scc[14];
      4'hf: salu_execute_state_scc = state_scc[15];
      default: salu_execute_state_scc = state_scc[0];
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_mode = state_mode[1*32 +: 32];
      4'd2: salu_execute_state_mode = state_mode[2*32 +: 32];
      4'd3: salu_execute_state_mode = state_mode[3*32 +: 32];
      4'd4: salu_execute_state_mode = state_mode[4*32 +: 32];
      4'd5: salu_execute_state_mode = state_mode[5*32 +: 32];
      4'd6: salu_execute_state_mode = state_mode[6*32 +: 32];
      4'd7: salu_execute_state_mode = state_mode[7*32 +: 32];
      4'd8: salu_execute_state_mode = state_mode[8*32 +: 32];
      4'd9: salu_execute_state_mode = state_mode[9*32 +: 32];
      4'ha: salu_execute_state_mode = state_mode[10*32 +: 32];
      4'hb: salu_execute_state_mode = state_mode[11*32 +: 32];
      4'hc: salu_execute_state_mode = state_mode[12*32 +: 32];
      4'hd: salu_execute_state_mode = state_mode[13*32 +: 32];
      4'he: salu_execute_state_mode = state_mode[14*32 +: 32];
      4'hf: salu_execute_state_mode = state_mode[15*32 +: 32];
      default: salu_execute_state_mode = state_mode[0 +: 32];
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_status = state_status[1*32 +: 32];
      4'd2: salu_execute_state_status = state_status[2*32 +: 32];
      4'd3: salu_execute_state_status = state_status[3*32 +: 32];
      4'd4: salu_execute_state_status = state_status[4*32 +: 32];
      4'd5: salu_execute_state_status = state_status[5*32 +: 32];
      4'd6: salu_execute_state_status = state_status[6*32 +: 32];
      4'd7: salu_execute_state_status = state_status[7*32 +: 32];
      4'd8: salu_execute_state_status = state_status[8*32 +: 32];
      4'd9: salu_execute_state_status = state_status[9*32 +: 32];
      4'ha: salu_execute_state_status = state_status[10*32 +: 32];
      4'hb: salu_execute_state_status = state_status[11*32 +: 32];
      4'hc: salu_execute_state_status = state_status[12*32 +: 32];
      4'hd: salu_execute_state_status = state_status[13*32 +: 32];
      4'he: salu_execute_state_status = state_status[14*32 +: 32];
      4'hf: salu_execute_state_status = state_status[15*32 +: 32];
      default: salu_execute_state_status = state_status[0 +: 32];
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_state_priv = state_state_priv[1*32 +: 32];
      4'd2: salu_execute_state_state_priv = state_state_priv[2*32 +: 32];
      4'd3: salu_execute_state_state_priv = state_state_priv[3*32 +: 32];
      4'd4: salu_execute_state_state_priv = state_state_priv[4*32 +: 32];
      4'd5: salu_execute_state_state_priv = state_state_priv[5*32 +: 32];
      4'd6: salu_execute_state_state_priv = state_state_priv[6*32 +: 32];
      4'd7: salu_execute_state_state_priv = state_state_priv[7*32 +: 32];
      4'd8: salu_execute_state_state_priv = state_state_priv[8*32 +: 32];
      4'd9: salu_execute_state_state_priv = state_state_priv[9*32 +: 32];
      4'ha: salu_execute_state_state_priv = state_state_priv[10*32 +: 32];
      4'hb: salu_execute_state_state_priv = state_state_priv[11*32 +: 32];
      4'hc: salu_execute_state_state_priv = state_state_priv[12*32 +: 32];
      4'hd: salu_execute_state_state_priv = state_state_priv[13*32 +: 32];
      4'he: salu_execute_state_state_priv = state_state_priv[14*32 +: 32];
      4'hf: salu_execute_state_state_priv = state_state_priv[15*32 +: 32];
      default: salu_execute_state_state_priv = state_state_priv[0 +: 32];
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_place_scratch_base = state_place_scratch_base[1*48 +: 48];
      4'd2: salu_execute_state_place_scratch_base = state_place_scratch_base[2*48 +: 48];
      4'd3: salu_execute_state_place_scratch_base = state_place_scratch_base[3*48 +: 48];
      4'd4: salu_execute_state_place_scratch_base = state_place_scratch_base[4*48 +: 48];
      4'd5: salu_execute_state_place_scratch_base = state_place_scratch_base[5*48 +: 48];
      4'd6: salu_execute_state_place_scratch_base = state_place_scratch_base[6*48 +: 48];
      4'd7: salu_execute_state_place_scratch_base = state_place_scratch_base[7*48 +: 48];
      4'd8: salu_execute_state_place_scratch_base = state_place_scratch_base[8*48 +: 48];
      4'd9: salu_execute_state_place_scratch_base = state_place_scratch_base[9*48 +: 48];
      4'ha: salu_execute_state_place_scratch_base = state_place_scratch_base[10*48 +: 48];
      4'hb: salu_execute_state_place_scratch_base = state_place_scratch_base[11*48 +: 48];
      4'hc: salu_execute_state_place_scratch_base = state_place_scratch_base[12*48 +: 48];
      4'hd: salu_execute_state_place_scratch_base = state_place_scratch_base[13*48 +: 48];
      4'he: salu_execute_state_place_scratch_base = state_place_scratch_base[14*48 +: 48];
      4'hf: salu_execute_state_place_scratch_base = state_place_scratch_base[15*48 +: 48];
      default: salu_execute_state_place_scratch_base = state_place_scratch_base[0 +: 48];
    endcase

  always @*
    case (salu_execute)
      4'd1: salu_execute_state_shape_group = state_shape_group[1*5 +: 5];
      4'd2: salu_execute_state_shape_group = state_shape_group[2*5 +: 5];
      4'd3: salu_execute_state_shape_group = state_shape_group[3*5 +: 5];
      4'd4: salu_execute_state_shape_group = state_shape_group[4*5 +: 5];
      4'd5: salu_execute_state_shape_group = state_shape_group[5*5 +: 5];
      4'd6: salu_execute_state_shape_group = state_shape_group[6*5 +: 5];
      4'd7: salu_execute_state_shape_group = state_shape_group[7*5 +: 5];
      4'd8: salu_execute_state_shape_group = state_shape_group[8*5 +: 5];
      4'd9: salu_execute_state_shape_group = state_shape_group[9*5 +: 5];
      4'ha: salu_execute_state_shape_group = state_shape_group[10*5 +: 5];
      4'hb: salu_execute_state_shape_group = state_shape_group[11*5 +: 5];
      4'hc: salu_execute_state_shape_group = state_shape_group[12*5 +: 5];
      4'hd: salu_execute_state_shape_group = state_shape_group[13*5 +: 5];
      4'he: salu_execute_state_shape_group = state_shape_group[14*5 +: 5];
      4'hf: salu_execute_state_shape_group = state_shape_group[15*5 +: 5];
      default: salu_execute_state_shape_group = state_shape_group[0 +: 5];
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_state_pc = state_pc[1*48 +: 48];
      4'd2: smem_read_state_pc = state_pc[2*48 +: 48];
      4'd3: smem_read_state_pc = state_pc[3*48 +: 48];
      4'd4: smem_read_state_pc = state_pc[4*48 +: 48];
      4'd5: smem_read_state_pc = state_pc[5*48 +: 48];
      4'd6: smem_read_state_pc = state_pc[6*48 +: 48];
      4'd7: smem_read_state_pc = state_pc[7*48 +: 48];
      4'd8: smem_read_state_pc = state_pc[8*48 +: 48];
      4'd9: smem_read_state_pc = state_pc[9*48 +: 48];
      4'ha: smem_read_state_pc = state_pc[10*48 +: 48];
      4'hb: smem_read_state_pc = state_pc[11*48 +: 48];
      4'hc: smem_read_state_pc = state_pc[12*48 +: 48];
      4'hd: smem_read_state_pc = state_pc[13*48 +: 48];
      4'he: smem_read_state_pc = state_pc[14*48 +: 48];
      4'hf: smem_read_state_pc = state_pc[15*48 +: 48];
      default: smem_read_state_pc = state_pc[0 +: 48];
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_state_shape_group = state_shape_group[1*5 +: 5];
      4'd2: smem_read_state_shape_group = state_shape_group[2*5 +: 5];
      4'd3: smem_read_state_shape_group = state_shape_group[3*5 +: 5];
      4'd4: smem_read_state_shape_group = state_shape_group[4*5 +: 5];
      4'd5: smem_read_state_shape_group = state_shape_group[5*5 +: 5];
      4'd6: smem_read_state_shape_group = state_shape_group[6*5 +: 5];
      4'd7: smem_read_state_shape_group = state_shape_group[7*5 +: 5];
      4'd8: smem_read_state_shape_group = state_shape_group[8*5 +: 5];
      4'd9: smem_read_state_shape_group = state_shape_group[9*5 +: 5];
      4'ha: smem_read_state_shape_group = state_shape_group[10*5 +: 5];
      4'hb: smem_read_state_shape_group = state_shape_group[11*5 +: 5];
      4'hc: smem_read_state_shape_group = state_shape_group[12*5 +: 5];
      4'hd: smem_read_state_shape_group = state_shape_group[13*5 +: 5];
      4'he: smem_read_state_shape_group = state_shape_group[14*5 +: 5];
      4'hf: smem_read_state_shape_group = state_shape_group[15*5 +: 5];
      default: smem_read_state_shape_group = state_shape_group[0 +: 5];
    endcase

  always @*
    case (smem_read)
      4'd1: smem_read_state_shape_group_waves = state_shape_group_waves[1*6 +: 6];
      4'd2: smem_read_state_shape_group_waves = state_shape_group_waves[2*6 +: 6];
      4'd3: smem_read_state_shape_group_waves = state_shape_group_waves[3*6 +: 6];
      4'd4: smem_read_state_shape_group_waves = state_shape_group_waves[4*6 +: 6];
      4'd5: smem_read_state_shape_group_waves = state_shape_group_waves[5*6 +: 6];
      4'd6: smem_read_state_shape_group_waves = state_shape_group_waves[6*6 +: 6];
      4'd7: smem_read_state_shape_group_waves = state_shape_group_waves[7*6 +: 6];
      4'd8: smem_read_state_shape_group_waves = state_shape_group_waves[8*6 +: 6];
      4'd9: smem_read_state_shape_group_waves = state_shape_group_waves[9*6 +: 6];
      4'ha: smem_read_state_shape_group_waves = state_shape_group_waves[10*6 +: 6];
      4'hb: smem_read_state_shape_group_waves = state_shape_group_waves[11*6 +: 6];
      4'hc: smem_read_state_shape_group_waves = state_shape_group_waves[12*6 +: 6];
      4'hd: smem_read_state_shape_group_waves = state_shape_group_waves[13*6 +: 6];
      4'he: smem_read_state_shape_group_waves = state_shape_group_waves[14*6 +: 6];
      4'hf: smem_read_state_shape_group_waves = state_shape_group_waves[15*6 +: 6];
      default: smem_read_state_shape_group_waves = state_shape_group_waves[0 +: 6];
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_state_m0 = state_m0[1*32 +: 32];
      4'd2: valu_issue_state_m0 = state_m0[2*32 +: 32];
      4'd3: valu_issue_state_m0 = state_m0[3*32 +: 32];
      4'd4: valu_issue_state_m0 = state_m0[4*32 +: 32];
      4'd5: valu_issue_state_m0 = state_m0[5*32 +: 32];
      4'd6: valu_issue_state_m0 = state_m0[6*32 +: 32];
      4'd7: valu_issue_state_m0 = state_m0[7*32 +: 32];
      4'd8: valu_issue_state_m0 = state_m0[8*32 +: 32];
      4'd9: valu_issue_state_m0 = state_m0[9*32 +: 32];
      4'ha: valu_issue_state_m0 = state_m0[10*32 +: 32];
      4'hb: valu_issue_state_m0 = state_m0[11*32 +: 32];
      4'hc: valu_issue_state_m0 = state_m0[12*32 +: 32];
      4'hd: valu_issue_state_m0 = state_m0[13*32 +: 32];
      4'he: valu_issue_state_m0 = state_m0[14*32 +: 32];
      4'hf: valu_issue_state_m0 = state_m0[15*32 +: 32];
      default: valu_issue_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_state_place_vgpr_base = state_place_vgpr_base[1*11 +: 11];
      4'd2: valu_issue_state_place_vgpr_base = state_place_vgpr_base[2*11 +: 11];
      4'd3: valu_issue_state_place_vgpr_base = state_place_vgpr_base[3*11 +: 11];
      4'd4: valu_issue_state_place_vgpr_base = state_place_vgpr_base[4*11 +: 11];
      4'd5: valu_issue_state_place_vgpr_base = state_place_vgpr_base[5*11 +: 11];
      4'd6: valu_issue_state_place_vgpr_base = state_place_vgpr_base[6*11 +: 11];
      4'd7: valu_issue_state_place_vgpr_base = state_place_vgpr_base[7*11 +: 11];
      4'd8: valu_issue_state_place_vgpr_base = state_place_vgpr_base[8*11 +: 11];
      4'd9: valu_issue_state_place_vgpr_base = state_place_vgpr_base[9*11 +: 11];
      4'ha: valu_issue_state_place_vgpr_base = state_place_vgpr_base[10*11 +: 11];
      4'hb: valu_issue_state_place_vgpr_base = state_place_vgpr_base[11*11 +: 11];
      4'hc: valu_issue_state_place_vgpr_base = state_place_vgpr_base[12*11 +: 11];
      4'hd: valu_issue_state_place_vgpr_base = state_place_vgpr_base[13*11 +: 11];
      4'he: valu_issue_state_place_vgpr_base = state_place_vgpr_base[14*11 +: 11];
      4'hf: valu_issue_state_place_vgpr_base = state_place_vgpr_base[15*11 +: 11];
      default: valu_issue_state_place_vgpr_base = state_place_vgpr_base[0 +: 11];
    endcase

  always @*
    case (valu_issue)
      4'd1: valu_issue_state_shape_wave64 = state_shape_wave64[1];
      4'd2: valu_issue_state_shape_wave64 = state_shape_wave64[2];
      4'd3: valu_issue_state_shape_wave64 = state_shape_wave64[3];
      4'd4: valu_issue_state_shape_wave64 = state_shape_wave64[4];
      4'd5: valu_issue_state_shape_wave64 = state_shape_wave64[5];
      4'd6: valu_issue_state_shape_wave64 = state_shape_wave64[6];
      4'd7: valu_issue_state_shape_wave64 = state_shape_wave64[7];
      4'd8: valu_issue_state_shape_wave64 = state_shape_wave64[8];
      4'd9: valu_issue_state_shape_wave64 = state_shape_wave64[9];
      4'ha: valu_issue_state_shape_wave64 = state_shape_wave64[10];
      4'hb: valu_issue_state_shape_wave64 = state_shape_wave64[11];
      4'hc: valu_issue_state_shape_wave64 = state_shape_wave64[12];
      4'hd: valu_issue_state_shape_wave64 = state_shape_wave64[13];
      4'he: valu_issue_state_shape_wave64 = state_shape_wave64[14];
      4'hf: valu_issue_state_shape_wave64 = state_shape_wave64[15];
      default: valu_issue_state_shape_wave64 = state_shape_wave64[0];
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_exec = state_exec[1*64 +: 64];
      4'd2: valu_head_state_exec = state_exec[2*64 +: 64];
      4'd3: valu_head_state_exec = state_exec[3*64 +: 64];
      4'd4: valu_head_state_exec = state_exec[4*64 +: 64];
      4'd5: valu_head_state_exec = state_exec[5*64 +: 64];
      4'd6: valu_head_state_exec = state_exec[6*64 +: 64];
      4'd7: valu_head_state_exec = state_exec[7*64 +: 64];
      4'd8: valu_head_state_exec = state_exec[8*64 +: 64];
      4'd9: valu_head_state_exec = state_exec[9*64 +: 64];
      4'ha: valu_head_state_exec = state_exec[10*64 +: 64];
      4'hb: valu_head_state_exec = state_exec[11*64 +: 64];
      4'hc: valu_head_state_exec = state_exec[12*64 +: 64];
      4'hd: valu_head_state_exec = state_exec[13*64 +: 64];
      4'he: valu_head_state_exec = state_exec[14*64 +: 64];
      4'hf: valu_head_state_exec = state_exec[15*64 +: 64];
      default: valu_head_state_exec = state_exec[0 +: 64];
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_vcc = state_vcc[1*64 +: 64];
      4'd2: valu_head_state_vcc = state_vcc[2*64 +: 64];
      4'd3: valu_head_state_vcc = state_vcc[3*64 +: 64];
      4'd4: valu_head_state_vcc = state_vcc[4*64 +: 64];
      4'd5: valu_head_state_vcc = state_vcc[5*64 +: 64];
      4'd6: valu_head_state_vcc = state_vcc[6*64 +: 64];
      4'd7: valu_head_state_vcc = state_vcc[7*64 +: 64];
      4'd8: valu_head_state_vcc = state_vcc[8*64 +: 64];
      4'd9: valu_head_state_vcc = state_vcc[9*64 +: 64];
      4'ha: valu_head_state_vcc = state_vcc[10*64 +: 64];
      4'hb: valu_head_state_vcc = state_vcc[11*64 +: 64];
      4'hc: valu_head_state_vcc = state_vcc[12*64 +: 64];
      4'hd: valu_head_state_vcc = state_vcc[13*64 +: 64];
      4'he: valu_head_state_vcc = state_vcc[14*64 +: 64];
      4'hf: valu_head_state_vcc = state_vcc[15*64 +: 64];
      default: valu_head_state_vcc = state_vcc[0 +: 64];
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_scc = state_scc[1];
      4'd2: valu_head_state_scc = state_scc[2];
      4'd3: valu_head_state_scc = state_scc[3];
      4'd4: valu_head_state_scc = state_scc[4];
      4'd5: valu_head_state_scc = state_scc[5];
      4'd6: valu_head_state_scc = state_scc[6];
      4'd7: valu_head_state_scc = state_scc[7];
      4'd8: valu_head_state_scc = state_scc[8];
      4'd9: valu_head_state_scc = state_scc[9];
      4'ha: valu_head_state_scc = state_scc[10];
      4'hb: valu_head_state_scc = state_scc[11];
      4'hc: valu_head_state_scc = state_scc[12];
      4'hd: valu_head_state_scc = state_scc[13];
      4'he: valu_head_state_scc = state_scc[14];
      4'hf: valu_head_state_scc = state_scc[15];
      default: valu_head_state_scc = state_scc[0];
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_mode = state_mode[1*32 +: 32];
      4'd2: valu_head_state_mode = state_mode[2*32 +: 32];
      4'd3: valu_head_state_mode = state_mode[3*32 +: 32];
      4'd4: valu_head_state_mode = state_mode[4*32 +: 32];
      4'd5: valu_head_state_mode = state_mode[5*32 +: 32];
      4'd6: valu_head_state_mode = state_mode[6*32 +: 32];
      4'd7: valu_head_state_mode = state_mode[7*32 +: 32];
      4'd8: valu_head_state_mode = state_mode[8*32 +: 32];
      4'd9: valu_head_state_mode = state_mode[9*32 +: 32];
      4'ha: valu_head_state_mode = state_mode[10*32 +: 32];
      4'hb: valu_head_state_mode = state_mode[11*32 +: 32];
      4'hc: valu_head_state_mode = state_mode[12*32 +: 32];
      4'hd: valu_head_state_mode = state_mode[13*32 +: 32];
      4'he: valu_head_state_mode = state_mode[14*32 +: 32];
      4'hf: valu_head_state_mode = state_mode[15*32 +: 32];
      default: valu_head_state_mode = state_mode[0 +: 32];
    endcase

  always @*
    case (valu_head)
      4'd1: valu_head_state_scalars_settled = state_scalars_settled[1];
      4'd2: valu_head_state_scalars_settled = state_scalars_settled[2];
      4'd3: valu_head_state_scalars_settled = state_scalars_settled[3];
      4'd4: valu_head_state_scalars_settled = state_scalars_settled[4];
      4'd5: valu_head_state_scalars_settled = state_scalars_settled[5];
      4'd6: valu_head_state_scalars_settled = state_scalars_settled[6];
      4'd7: valu_head_state_scalars_settled = state_scalars_settled[7];
      4'd8: valu_head_state_scalars_settled = state_scalars_settled[8];
      4'd9: valu_head_state_scalars_settled = state_scalars_settled[9];
      4'ha: valu_head_state_scalars_settled = state_scalars_settled[10];
      4'hb: valu_head_state_scalars_settled = state_scalars_settled[11];
      4'hc: valu_head_state_scalars_settled = state_scalars_settled[12];
      4'hd: valu_head_state_scalars_settled = state_scalars_settled[13];
      4'he: valu_head_state_scalars_settled = state_scalars_settled[14];
      4'hf: valu_head_state_scalars_settled = state_scalars_settled[15];
      default: valu_head_state_scalars_settled = state_scalars_settled[0];
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_exec = state_exec[1*64 +: 64];
      4'd2: vmem_issue_state_exec = state_exec[2*64 +: 64];
      4'd3: vmem_issue_state_exec = state_exec[3*64 +: 64];
      4'd4: vmem_issue_state_exec = state_exec[4*64 +: 64];
      4'd5: vmem_issue_state_exec = state_exec[5*64 +: 64];
      4'd6: vmem_issue_state_exec = state_exec[6*64 +: 64];
      4'd7: vmem_issue_state_exec = state_exec[7*64 +: 64];
      4'd8: vmem_issue_state_exec = state_exec[8*64 +: 64];
      4'd9: vmem_issue_state_exec = state_exec[9*64 +: 64];
      4'ha: vmem_issue_state_exec = state_exec[10*64 +: 64];
      4'hb: vmem_issue_state_exec = state_exec[11*64 +: 64];
      4'hc: vmem_issue_state_exec = state_exec[12*64 +: 64];
      4'hd: vmem_issue_state_exec = state_exec[13*64 +: 64];
      4'he: vmem_issue_state_exec = state_exec[14*64 +: 64];
      4'hf: vmem_issue_state_exec = state_exec[15*64 +: 64];
      default: vmem_issue_state_exec = state_exec[0 +: 64];
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_m0 = state_m0[1*32 +: 32];
      4'd2: vmem_issue_state_m0 = state_m0[2*32 +: 32];
      4'd3: vmem_issue_state_m0 = state_m0[3*32 +: 32];
      4'd4: vmem_issue_state_m0 = state_m0[4*32 +: 32];
      4'd5: vmem_issue_state_m0 = state_m0[5*32 +: 32];
      4'd6: vmem_issue_state_m0 = state_m0[6*32 +: 32];
      4'd7: vmem_issue_state_m0 = state_m0[7*32 +: 32];
      4'd8: vmem_issue_state_m0 = state_m0[8*32 +: 32];
      4'd9: vmem_issue_state_m0 = state_m0[9*32 +: 32];
      4'ha: vmem_issue_state_m0 = state_m0[10*32 +: 32];
      4'hb: vmem_issue_state_m0 = state_m0[11*32 +: 32];
      4'hc: vmem_issue_state_m0 = state_m0[12*32 +: 32];
      4'hd: vmem_issue_state_m0 = state_m0[13*32 +: 32];
      4'he: vmem_issue_state_m0 = state_m0[14*32 +: 32];
      4'hf: vmem_issue_state_m0 = state_m0[15*32 +: 32];
      default: vmem_issue_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[1*11 +: 11];
      4'd2: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[2*11 +: 11];
      4'd3: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[3*11 +: 11];
      4'd4: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[4*11 +: 11];
      4'd5: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[5*11 +: 11];
      4'd6: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[6*11 +: 11];
      4'd7: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[7*11 +: 11];
      4'd8: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[8*11 +: 11];
      4'd9: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[9*11 +: 11];
      4'ha: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[10*11 +: 11];
      4'hb: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[11*11 +: 11];
      4'hc: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[12*11 +: 11];
      4'hd: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[13*11 +: 11];
      4'he: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[14*11 +: 11];
      4'hf: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[15*11 +: 11];
      default: vmem_issue_state_place_vgpr_base = state_place_vgpr_base[0 +: 11];
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_place_scratch_base = state_place_scratch_base[1*48 +: 48];
      4'd2: vmem_issue_state_place_scratch_base = state_place_scratch_base[2*48 +: 48];
      4'd3: vmem_issue_state_place_scratch_base = state_place_scratch_base[3*48 +: 48];
      4'd4: vmem_issue_state_place_scratch_base = state_place_scratch_base[4*48 +: 48];
      4'd5: vmem_issue_state_place_scratch_base = state_place_scratch_base[5*48 +: 48];
      4'd6: vmem_issue_state_place_scratch_base = state_place_scratch_base[6*48 +: 48];
      4'd7: vmem_issue_state_place_scratch_base = state_place_scratch_base[7*48 +: 48];
      4'd8: vmem_issue_state_place_scratch_base = state_place_scratch_base[8*48 +: 48];
      4'd9: vmem_issue_state_place_scratch_base = state_place_scratch_base[9*48 +: 48];
      4'ha: vmem_issue_state_place_scratch_base = state_place_scratch_base[10*48 +: 48];
      4'hb: vmem_issue_state_place_scratch_base = state_place_scratch_base[11*48 +: 48];
      4'hc: vmem_issue_state_place_scratch_base = state_place_scratch_base[12*48 +: 48];
      4'hd: vmem_issue_state_place_scratch_base = state_place_scratch_base[13*48 +: 48];
      4'he: vmem_issue_state_place_scratch_base = state_place_scratch_base[14*48 +: 48];
      4'hf: vmem_issue_state_place_scratch_base = state_place_scratch_base[15*48 +: 48];
      default: vmem_issue_state_place_scratch_base = state_place_scratch_base[0 +: 48];
    endcase

  always @*
    case (vmem_issue)
      4'd1: vmem_issue_state_shape_wave64 = state_shape_wave64[1];
      4'd2: vmem_issue_state_shape_wave64 = state_shape_wave64[2];
      4'd3: vmem_issue_state_shape_wave64 = state_shape_wave64[3];
      4'd4: vmem_issue_state_shape_wave64 = state_shape_wave64[4];
      4'd5: vmem_issue_state_shape_wave64 = state_shape_wave64[5];
      4'd6: vmem_issue_state_shape_wave64 = state_shape_wave64[6];
      4'd7: vmem_issue_state_shape_wave64 = state_shape_wave64[7];
      4'd8: vmem_issue_state_shape_wave64 = state_shape_wave64[8];
      4'd9: vmem_issue_state_shape_wave64 = state_shape_wave64[9];
      4'ha: vmem_issue_state_shape_wave64 = state_shape_wave64[10];
      4'hb: vmem_issue_state_shape_wave64 = state_shape_wave64[11];
      4'hc: vmem_issue_state_shape_wave64 = state_shape_wave64[12];
      4'hd: vmem_issue_state_shape_wave64 = state_shape_wave64[13];
      4'he: vmem_issue_state_shape_wave64 = state_shape_wave64[14];
      4'hf: vmem_issue_state_shape_wave64 = state_shape_wave64[15];
      default: vmem_issue_state_shape_wave64 = state_shape_wave64[0];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_exec = state_exec[1*64 +: 64];
      4'd2: lds_issue_state_exec = state_exec[2*64 +: 64];
      4'd3: lds_issue_state_exec = state_exec[3*64 +: 64];
      4'd4: lds_issue_state_exec = state_exec[4*64 +: 64];
      4'd5: lds_issue_state_exec = state_exec[5*64 +: 64];
      4'd6: lds_issue_state_exec = state_exec[6*64 +: 64];
      4'd7: lds_issue_state_exec = state_exec[7*64 +: 64];
      4'd8: lds_issue_state_exec = state_exec[8*64 +: 64];
      4'd9: lds_issue_state_exec = state_exec[9*64 +: 64];
      4'ha: lds_issue_state_exec = state_exec[10*64 +: 64];
      4'hb: lds_issue_state_exec = state_exec[11*64 +: 64];
      4'hc: lds_issue_state_exec = state_exec[12*64 +: 64];
      4'hd: lds_issue_state_exec = state_exec[13*64 +: 64];
      4'he: lds_issue_state_exec = state_exec[14*64 +: 64];
      4'hf: lds_issue_state_exec = state_exec[15*64 +: 64];
      default: lds_issue_state_exec = state_exec[0 +: 64];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_m0 = state_m0[1*32 +: 32];
      4'd2: lds_issue_state_m0 = state_m0[2*32 +: 32];
      4'd3: lds_issue_state_m0 = state_m0[3*32 +: 32];
      4'd4: lds_issue_state_m0 = state_m0[4*32 +: 32];
      4'd5: lds_issue_state_m0 = state_m0[5*32 +: 32];
      4'd6: lds_issue_state_m0 = state_m0[6*32 +: 32];
      4'd7: lds_issue_state_m0 = state_m0[7*32 +: 32];
      4'd8: lds_issue_state_m0 = state_m0[8*32 +: 32];
      4'd9: lds_issue_state_m0 = state_m0[9*32 +: 32];
      4'ha: lds_issue_state_m0 = state_m0[10*32 +: 32];
      4'hb: lds_issue_state_m0 = state_m0[11*32 +: 32];
      4'hc: lds_issue_state_m0 = state_m0[12*32 +: 32];
      4'hd: lds_issue_state_m0 = state_m0[13*32 +: 32];
      4'he: lds_issue_state_m0 = state_m0[14*32 +: 32];
      4'hf: lds_issue_state_m0 = state_m0[15*32 +: 32];
      default: lds_issue_state_m0 = state_m0[0 +: 32];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_mode = state_mode[1*32 +: 32];
      4'd2: lds_issue_state_mode = state_mode[2*32 +: 32];
      4'd3: lds_issue_state_mode = state_mode[3*32 +: 32];
      4'd4: lds_issue_state_mode = state_mode[4*32 +: 32];
      4'd5: lds_issue_state_mode = state_mode[5*32 +: 32];
      4'd6: lds_issue_state_mode = state_mode[6*32 +: 32];
      4'd7: lds_issue_state_mode = state_mode[7*32 +: 32];
      4'd8: lds_issue_state_mode = state_mode[8*32 +: 32];
      4'd9: lds_issue_state_mode = state_mode[9*32 +: 32];
      4'ha: lds_issue_state_mode = state_mode[10*32 +: 32];
      4'hb: lds_issue_state_mode = state_mode[11*32 +: 32];
      4'hc: lds_issue_state_mode = state_mode[12*32 +: 32];
      4'hd: lds_issue_state_mode = state_mode[13*32 +: 32];
      4'he: lds_issue_state_mode = state_mode[14*32 +: 32];
      4'hf: lds_issue_state_mode = state_mode[15*32 +: 32];
      default: lds_issue_state_mode = state_mode[0 +: 32];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_place_vgpr_base = state_place_vgpr_base[1*11 +: 11];
      4'd2: lds_issue_state_place_vgpr_base = state_place_vgpr_base[2*11 +: 11];
      4'd3: lds_issue_state_place_vgpr_base = state_place_vgpr_base[3*11 +: 11];
      4'd4: lds_issue_state_place_vgpr_base = state_place_vgpr_base[4*11 +: 11];
      4'd5: lds_issue_state_place_vgpr_base = state_place_vgpr_base[5*11 +: 11];
      4'd6: lds_issue_state_place_vgpr_base = state_place_vgpr_base[6*11 +: 11];
      4'd7: lds_issue_state_place_vgpr_base = state_place_vgpr_base[7*11 +: 11];
      4'd8: lds_issue_state_place_vgpr_base = state_place_vgpr_base[8*11 +: 11];
      4'd9: lds_issue_state_place_vgpr_base = state_place_vgpr_base[9*11 +: 11];
      4'ha: lds_issue_state_place_vgpr_base = state_place_vgpr_base[10*11 +: 11];
      4'hb: lds_issue_state_place_vgpr_base = state_place_vgpr_base[11*11 +: 11];
      4'hc: lds_issue_state_place_vgpr_base = state_place_vgpr_base[12*11 +: 11];
      4'hd: lds_issue_state_place_vgpr_base = state_place_vgpr_base[13*11 +: 11];
      4'he: lds_issue_state_place_vgpr_base = state_place_vgpr_base[14*11 +: 11];
      4'hf: lds_issue_state_place_vgpr_base = state_place_vgpr_base[15*11 +: 11];
      default: lds_issue_state_place_vgpr_base = state_place_vgpr_base[0 +: 11];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_place_lds_base = state_place_lds_base[1*17 +: 17];
      4'd2: lds_issue_state_place_lds_base = state_place_lds_base[2*17 +: 17];
      4'd3: lds_issue_state_place_lds_base = state_place_lds_base[3*17 +: 17];
      4'd4: lds_issue_state_place_lds_base = state_place_lds_base[4*17 +: 17];
      4'd5: lds_issue_state_place_lds_base = state_place_lds_base[5*17 +: 17];
      4'd6: lds_issue_state_place_lds_base = state_place_lds_base[6*17 +: 17];
      4'd7: lds_issue_state_place_lds_base = state_place_lds_base[7*17 +: 17];
      4'd8: lds_issue_state_place_lds_base = state_place_lds_base[8*17 +: 17];
      4'd9: lds_issue_state_place_lds_base = state_place_lds_base[9*17 +: 17];
      4'ha: lds_issue_state_place_lds_base = state_place_lds_base[10*17 +: 17];
      4'hb: lds_issue_state_place_lds_base = state_place_lds_base[11*17 +: 17];
      4'hc: lds_issue_state_place_lds_base = state_place_lds_base[12*17 +: 17];
      4'hd: lds_issue_state_place_lds_base = state_place_lds_base[13*17 +: 17];
      4'he: lds_issue_state_place_lds_base = state_place_lds_base[14*17 +: 17];
      4'hf: lds_issue_state_place_lds_base = state_place_lds_base[15*17 +: 17];
      default: lds_issue_state_place_lds_base = state_place_lds_base[0 +: 17];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_shape_wave64 = state_shape_wave64[1];
      4'd2: lds_issue_state_shape_wave64 = state_shape_wave64[2];
      4'd3: lds_issue_state_shape_wave64 = state_shape_wave64[3];
      4'd4: lds_issue_state_shape_wave64 = state_shape_wave64[4];
      4'd5: lds_issue_state_shape_wave64 = state_shape_wave64[5];
      4'd6: lds_issue_state_shape_wave64 = state_shape_wave64[6];
      4'd7: lds_issue_state_shape_wave64 = state_shape_wave64[7];
      4'd8: lds_issue_state_shape_wave64 = state_shape_wave64[8];
      4'd9: lds_issue_state_shape_wave64 = state_shape_wave64[9];
      4'ha: lds_issue_state_shape_wave64 = state_shape_wave64[10];
      4'hb: lds_issue_state_shape_wave64 = state_shape_wave64[11];
      4'hc: lds_issue_state_shape_wave64 = state_shape_wave64[12];
      4'hd: lds_issue_state_shape_wave64 = state_shape_wave64[13];
      4'he: lds_issue_state_shape_wave64 = state_shape_wave64[14];
      4'hf: lds_issue_state_shape_wave64 = state_shape_wave64[15];
      default: lds_issue_state_shape_wave64 = state_shape_wave64[0];
    endcase

  always @*
    case (lds_issue)
      4'd1: lds_issue_state_shape_lds_size = state_shape_lds_size[1*17 +: 17];
      4'd2: lds_issue_state_shape_lds_size = state_shape_lds_size[2*17 +: 17];
      4'd3: lds_issue_state_shape_lds_size = state_shape_lds_size[3*17 +: 17];
      4'd4: lds_issue_state_shape_lds_size = state_shape_lds_size[4*17 +: 17];
      4'd5: lds_issue_state_shape_lds_size = state_shape_lds_size[5*17 +: 17];
      4'd6: lds_issue_state_shape_lds_size = state_shape_lds_size[6*17 +: 17];
      4'd7: lds_issue_state_shape_lds_size = state_shape_lds_size[7*17 +: 17];
      4'd8: lds_issue_state_shape_lds_size = state_shape_lds_size[8*17 +: 17];
      4'd9: lds_issue_state_shape_lds_size = state_shape_lds_size[9*17 +: 17];
      4'ha: lds_issue_state_shape_lds_size = state_shape_lds_size[10*17 +: 17];
      4'hb: lds_issue_state_shape_lds_size = state_shape_lds_size[11*17 +: 17];
      4'hc: lds_issue_state_shape_lds_size = state_shape_lds_size[12*17 +: 17];
      4'hd: lds_issue_state_shape_lds_size = state_shape_lds_size[13*17 +: 17];
      4'he: lds_issue_state_shape_lds_size = state_shape_lds_size[14*17 +: 17];
      4'hf: lds_issue_state_shape_lds_size = state_shape_lds_size[15*17 +: 17];
      default: lds_issue_state_shape_lds_size = state_shape_lds_size[0 +: 17];
    endcase

endmodule

`default_nettype wire
