// flow_unit: generator of hdl/src/front/flow.rs:100. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module flow_unit (
  input wire [4:0] operation_kind, // The instruction.
  input wire [15:0] operation_operand, input wire [5:0] operation_limits_loads, operation_limits_stores,
  operation_limits_scalar_loads, operation_limits_lds, operation_limits_salu, operation_limits_valu_queued,
  operation_limits_valu, operation_limits_valu_scalars, operation_limits_memory_reads, operation_limits_lds_reads,
  input wire operation_of_group,
  input wire scc, // Scalar condition code.
  input wire vcc_any, // VCC has a one in the lanes of the wave.
  input wire exec_any, // EXEC has a one in the lanes of the wave.
  input wire [5:0] counts_loads, // What is outstanding.
  input wire [5:0] counts_stores, counts_scalar_loads, counts_lds, counts_salu, counts_valu_queued, counts_valu,
  counts_valu_scalars, counts_memory_reads, counts_lds_reads,
  input wire alone, // The work-group has one wave: its barriers do nothing.
  input wire barrier_complete, // The barrier has completed and the wave has not waited for it yet.
  output wire ready, // The instruction may issue.
  output wire taken, // It branches, or goes on with instructions fetched anew.
  output wire [16:0] step, // Dwords to the next instruction, signed.
  output wire [4:0] hold, // Cycles without issue after it.
  output wire [6:0] sleep, // Sleeps for so many times 64 cycles.
  output wire sleep_forever, // Sleeps until woken.
  output wire halts, // Stops for good.
  output wire wakes, // Wakes the other waves of the work-group.
  output wire sets_priority, // Sets the priority to the operand's low bits.
  output wire sets_rounding, // Sets the rounding mode to them.
  output wire sets_denormals, // Sets the denormal mode to them.
  output wire invalidates, // Forgets the instruction caches.
  output wire signals, // Signals the barrier.
  output wire asks_first, // SCC receives whether it was the first signal.
  output wire waited, // Has waited for the barrier.
  output wire interrupts, // Interrupts the host.
  output wire ends, // It ends the wave.
  output wire traps, // It is a trap.
  output wire faults // Nothing is outstanding before the trap: the wave stops as a fault.
);
  localparam [4:0] FLOW_NOP = 5'd1, FLOW_BRANCH = 5'd4, FLOW_BRANCH_SCC0 = 5'd5, FLOW_BRANCH_SCC1 = 5'd6;
  localparam [4:0] FLOW_BRANCH_VCCZ = 5'd7, FLOW_BRANCH_VCCNZ = 5'd8, FLOW_BRANCH_EXECZ = 5'd9;
  localparam [4:0] FLOW_BRANCH_EXECNZ = 5'ha, FLOW_SLEEP = 5'hc, FLOW_WAKEUP = 5'hd, FLOW_SET_PRIORITY = 5'he;
  localparam [4:0] FLOW_SET_ROUNDING = 5'hf, FLOW_SET_DENORMALS = 5'h10, FLOW_HALT = 5'h11;
  localparam [4:0] FLOW_INVALIDATE_INSTRUCTIONS = 5'h12, FLOW_BARRIER_SIGNAL = 5'h13;
  localparam [4:0] FLOW_BARRIER_SIGNAL_FIRST = 5'h14, FLOW_BARRIER_WAIT = 5'h15, FLOW_INTERRUPT = 5'h16;
  localparam [4:0] FLOW_INTERRUPT_AND_HALT = 5'h17, FLOW_TRAP = 5'h18, FLOW_END = 5'h19;

  wire is_branch = ~(operation_kind < 5'd4) & ~(5'ha < operation_kind);
  assign invalidates = operation_kind == FLOW_INVALIDATE_INSTRUCTIONS;
  reg hold_entry;
  always @* case (operation_kind)
    FLOW_BRANCH: hold_entry = 1'b1;
    FLOW_BRANCH_SCC0: hold_entry = ~scc;
    FLOW_BRANCH_SCC1: hold_entry = scc;
    FLOW_BRANCH_VCCZ: hold_entry = ~vcc_any;
    FLOW_BRANCH_VCCNZ: hold_entry = vcc_any;
    FLOW_BRANCH_EXECZ: hold_entry = ~exec_any;
    FLOW_BRANCH_EXECNZ: hold_entry = exec_any;
    default: hold_entry = 1'b0;
  endcase

  assign taken = hold_entry | invalidates;
  assign step = ({{1{operation_operand[15]}}, operation_operand} & {17{hold_entry}}) + 17'd1;
  wire limits_met = ~(operation_limits_loads < counts_loads) & ~(operation_limits_stores < counts_stores) &
      ~(operation_limits_scalar_loads < counts_scalar_loads) & ~(operation_limits_lds < counts_lds) &
      ~(operation_limits_salu < counts_salu) & ~(operation_limits_valu_queued < counts_valu_queued) &
      ~(operation_limits_valu < counts_valu) & ~(operation_limits_valu_scalars < counts_valu_scalars) &
      ~(operation_limits_memory_reads < counts_memory_reads) & ~(operation_limits_lds_reads < counts_lds_reads);
  wire hold_equal = operation_kind == FLOW_BARRIER_WAIT;
  assign waited = hold_equal & operation_of_group & ~alone;
  assign ready = limits_met & (~waited | barrier_complete) & (operation_kind != FLOW_TRAP);
  assign traps = operation_kind == FLOW_TRAP;
  assign faults = limits_met & traps;
  assign asks_first = operation_kind == FLOW_BARRIER_SIGNAL_FIRST;
  assign hold = (operation_kind == FLOW_NOP) ? {1'b0, operation_operand[3:0]} :
      invalidates ? 5'd8 :
      asks_first ? 5'd3 :
      hold_equal ? (5'd8 & {5{waited}}) : ((hold_entry ? 5'd8 : 5'd2) & {5{is_branch}});
  wire sleep_forever_equal = operation_kind == FLOW_SLEEP;
  assign sleep = operation_operand[6:0] & {7{sleep_forever_equal}};
  assign sleep_forever = operation_operand[15] & sleep_forever_equal;
  wire interrupts_equal = operation_kind == FLOW_INTERRUPT_AND_HALT;
  assign halts = (operation_kind == FLOW_HALT) | interrupts_equal;
  assign wakes = operation_kind == FLOW_WAKEUP;
  assign sets_priority = operation_kind == FLOW_SET_PRIORITY;
  assign sets_rounding = operation_kind == FLOW_SET_ROUNDING;
  assign sets_denormals = operation_kind == FLOW_SET_DENORMALS;
  assign signals = ((operation_kind == FLOW_BARRIER_SIGNAL) | asks_first) & operation_of_group & ~alone;
  assign interrupts = (operation_kind == FLOW_INTERRUPT) | interrupts_equal;
  assign ends = operation_kind == FLOW_END;
endmodule
`default_nettype wire
