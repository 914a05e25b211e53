// activity: generator of hdl/src/front/activity.rs:75
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module activity (
  input wire facts_active, // What the slot is in.
  input wire facts_grant,
  input wire facts_running,
  input wire facts_faulted,
  input wire facts_pause_holds,
  input wire facts_pause_asleep,
  input wire facts_pause_halted,
  input wire facts_pause_stopped,
  input wire facts_whole,
  input wire facts_turn,
  input wire [2:0] facts_class,
  input wire facts_class_ready,
  input wire [5:0] facts_unit_ready,
  input wire [5:0] facts_limits_loads,
  input wire [5:0] facts_limits_stores,
  input wire [5:0] facts_limits_scalar_loads,
  input wire [5:0] facts_limits_lds,
  input wire [5:0] facts_limits_salu,
  input wire [5:0] facts_limits_valu_queued,
  input wire [5:0] facts_limits_valu,
  input wire [5:0] facts_limits_valu_scalars,
  input wire [5:0] facts_limits_memory_reads,
  input wire [5:0] facts_limits_lds_reads,
  input wire [5:0] facts_counts_loads,
  input wire [5:0] facts_counts_stores,
  input wire [5:0] facts_counts_scalar_loads,
  input wire [5:0] facts_counts_lds,
  input wire [5:0] facts_counts_salu,
  input wire [5:0] facts_counts_valu_queued,
  input wire [5:0] facts_counts_valu,
  input wire [5:0] facts_counts_valu_scalars,
  input wire [5:0] facts_counts_memory_reads,
  input wire [5:0] facts_counts_lds_reads,
  output wire [4:0] activity_2 // What the wave does.
);
  localparam [2:0] ISSUE_CLASS_ILLEGAL = 3'd0;
  localparam [2:0] ISSUE_CLASS_FLOW = 3'd1;
  localparam [2:0] ISSUE_CLASS_SALU = 3'd2;
  localparam [2:0] ISSUE_CLASS_SMEM = 3'd3;
  localparam [2:0] ISSUE_CLASS_VALU = 3'd4;
  localparam [2:0] ISSUE_CLASS_VMEM = 3'd5;
  localparam [2:0] ISSUE_CLASS_LDS = 3'd6;

  wire any_facts_counts_memory_reads = |facts_counts_memory_reads;
  wire any_facts_counts_valu = |facts_counts_valu;
  wire any_facts_counts_valu_scalars = |facts_counts_valu_scalars;
  wire any_facts_counts_salu = |facts_counts_salu;
  wire any_facts_counts_lds_reads = |facts_counts_lds_reads;
  wire [4:0] activity_otherwise_choice = any_facts_counts_valu_scalars ? 5'd9 : 5'h13;
  wire any_facts_counts_valu_queued = |facts_counts_valu_queued;

  reg [4:0] by_facts_class;
  always @*
    case (facts_class)
      ISSUE_CLASS_FLOW: by_facts_class = (facts_limits_loads < facts_counts_loads) ? 5'he : (facts_limits_stores <
          facts_counts_stores) ? 5'hf : (facts_limits_lds < facts_counts_lds) ? 5'h10 : (facts_limits_scalar_loads <
          facts_counts_scalar_loads) ? 5'h11 : (facts_limits_memory_reads < facts_counts_memory_reads) ? 5'hc :
          (facts_limits_lds_reads < facts_counts_lds_reads) ? 5'hd : (facts_limits_valu < facts_counts_valu) ? 5'hb :
          (facts_limits_valu_scalars < facts_counts_valu_scalars) ? 5'd9 : (facts_limits_valu_queued <
          facts_counts_valu_queued) ? 5'ha : (facts_limits_salu < facts_counts_salu) ? 5'd8 : 5'h12;
      ISSUE_CLASS_SALU: by_facts_class = any_facts_counts_valu_queued ? 5'ha : activity_otherwise_choice;
      ISSUE_CLASS_SMEM: by_facts_class = any_facts_counts_salu ? 5'd8 : any_facts_counts_valu_scalars ? 5'd9 :
          any_facts_counts_valu_queued ? 5'ha : 5'h13;
      ISSUE_CLASS_VALU: by_facts_class = any_facts_counts_memory_reads ? 5'hc : any_facts_counts_lds_reads ? 5'hd :
          any_facts_counts_salu ? 5'd8 : activity_otherwise_choice;
      ISSUE_CLASS_VMEM: by_facts_class = any_facts_counts_salu ? 5'd8 : any_facts_counts_valu_scalars ? 5'd9 :
          any_facts_counts_valu ? 5'hb : any_facts_counts_lds_reads ? 5'hd : 5'h13;
      ISSUE_CLASS_LDS: by_facts_class = any_facts_counts_salu ? 5'd8 : any_facts_counts_valu_scalars ? 5'd9 :
          any_facts_counts_valu ? 5'hb : any_facts_counts_memory_reads ? 5'hc : 5'h13;
      default: by_facts_class = 5'h13;
    endcase

  wire activity_condition_any = ((facts_class == ISSUE_CLASS_FLOW) & facts_unit_ready[0]) | ((facts_class ==
      ISSUE_CLASS_SALU) & facts_unit_ready[1]) | ((facts_class == ISSUE_CLASS_SMEM) & facts_unit_ready[2]) |
      ((facts_class == ISSUE_CLASS_VALU) & facts_unit_ready[3]) | ((facts_class == ISSUE_CLASS_VMEM) &
      facts_unit_ready[4]) | ((facts_class == ISSUE_CLASS_LDS) & facts_unit_ready[5]);
  wire [4:0] activity_otherwise_choice_facts_class = (facts_class == ISSUE_CLASS_ILLEGAL) ? 5'h16 : facts_class_ready
      ? (activity_condition_any ? 5'h15 : 5'h14) : by_facts_class;
  wire [4:0] activity_otherwise_choice_facts_faulted = facts_faulted ? 5'h16 : facts_pause_halted ? 5'd6 :
      facts_pause_stopped ? 5'd7 : facts_pause_asleep ? 5'd5 : facts_pause_holds ? 5'd4 : facts_whole ? (facts_turn ?
      activity_otherwise_choice_facts_class : 5'h15) : 5'd3;
  wire [4:0] activity_choice = facts_grant ? 5'd1 : facts_running ? activity_otherwise_choice_facts_faulted : 5'd2;

  assign activity_2 = facts_active ? activity_choice : 5'd0;

endmodule

`default_nettype wire
