// flow_unit: generator of hdl/src/front/flow.rs:184
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module flow_unit (
  input wire [31:0] word, // The instruction.
  input wire scc, // Scalar condition code.
  input wire vcc_any, // VCC has a one in the lanes of the wave.
  input wire exec_any, // EXEC has a one in the lanes of the wave.
  input wire [5:0] loads, // LOADcnt.
  input wire [5:0] stores, // STOREcnt.
  input wire [5:0] scalar_loads, // KMcnt.
  input wire [5:0] salu, // Results of the scalar ALU outstanding.
  input wire [5:0] valu_queued, // Operations of the vector ALU that still have to read scalars.
  input wire [5:0] valu, // Results of the vector ALU outstanding.
  input wire [5:0] valu_scalars, // Scalar results of the vector ALU outstanding.
  input wire [5:0] lds, // DScnt.
  input wire [5:0] lds_reads, // LDS instructions that still have to read VGPRs.
  input wire [5:0] memory_reads, // Vector memory instructions that still have to read VGPRs.
  input wire alone, // The work-group has one wave: its barriers do nothing.
  input wire barrier_complete, // The barrier has completed and the wave has not waited for it yet.
  output reg ready, // The instruction may issue.
  output wire taken, // It branches, or goes on with instructions fetched anew.
  output wire [16:0] step, // Dwords to the next instruction, signed.
  output reg [4:0] hold, // Cycles without issue after it.
  output wire [6:0] sleep, // Sleeps for so many times 64 cycles.
  output wire sleep_forever, // Sleeps until woken.
  output wire halts, // Stops for good.
  output wire wakes, // Wakes the other waves of the work-group.
  output wire sets_priority, // Sets the priority to the word's low bits.
  output wire sets_rounding, // Sets the rounding mode to them.
  output wire sets_denormals, // Sets the denormal mode to them.
  output wire starts_clause, // Starts a clause.
  output wire legal_in_clause, // May stand in one.
  output wire invalidates, // Forgets the instruction caches.
  output wire signals, // Signals the barrier.
  output wire asks_first, // SCC receives whether it was the first signal.
  output wire waited, // Has waited for the barrier.
  output wire interrupts, // Interrupts the host.
  output wire ends, // It ends the wave.
  output wire illegal, // This machine does not execute it, or it is a trap: the wave stops for good.
  output wire traps // It is a trap.
);

  wire [5:0] kind;
  wire is_branch;
  wire scalars_done;
  wire operands_read;
  wire idle;

  reg [5:0] by_word_15_8;
  always @*
    case (word[15:8])
      8'h4e: by_word_15_8 = 6'h1c;
      8'h4f: by_word_15_8 = 6'h1d;
      default: by_word_15_8 = 6'd0;
    endcase

  reg [5:0] by_word_22_16;
  always @*
    case (word[22:16])
      7'd0: by_word_22_16 = 6'd2;
      7'd7: by_word_22_16 = 6'd1;
      7'h38: by_word_22_16 = 6'd1;
      7'h39: by_word_22_16 = 6'd1;
      7'hb: by_word_22_16 = 6'd1;
      7'd5: by_word_22_16 = 6'h13;
      7'd8: by_word_22_16 = 6'h11;
      7'ha: by_word_22_16 = 6'h12;
      7'd9: by_word_22_16 = 6'h12;
      7'h20: by_word_22_16 = 6'd3;
      7'h21: by_word_22_16 = 6'd4;
      7'h22: by_word_22_16 = 6'd5;
      7'h23: by_word_22_16 = 6'd6;
      7'h24: by_word_22_16 = 6'd7;
      7'h25: by_word_22_16 = 6'd8;
      7'h26: by_word_22_16 = 6'd9;
      7'h40: by_word_22_16 = 6'ha;
      7'h41: by_word_22_16 = 6'hb;
      7'h47: by_word_22_16 = 6'hc;
      7'h42: by_word_22_16 = 6'he;
      7'h43: by_word_22_16 = 6'he;
      7'h44: by_word_22_16 = 6'he;
      7'h46: by_word_22_16 = 6'hd;
      7'h48: by_word_22_16 = 6'hf;
      7'h49: by_word_22_16 = 6'h10;
      7'd3: by_word_22_16 = 6'h14;
      7'h34: by_word_22_16 = 6'h15;
      7'h35: by_word_22_16 = 6'h16;
      7'h11: by_word_22_16 = 6'h17;
      7'h12: by_word_22_16 = 6'h18;
      7'd2: by_word_22_16 = 6'h19;
      7'd1: by_word_22_16 = 6'h1a;
      7'h3c: by_word_22_16 = 6'h1b;
      7'h14: by_word_22_16 = 6'h1e;
      7'h36: by_word_22_16 = 6'h1f;
      7'h37: by_word_22_16 = 6'h20;
      7'h10: by_word_22_16 = 6'h21;
      7'h30: by_word_22_16 = 6'h22;
      7'h31: by_word_22_16 = 6'h22;
      default: by_word_22_16 = 6'd0;
    endcase

  assign kind = (word[31:23] == 9'h17f) ? by_word_22_16 : by_word_15_8;
  assign is_branch = ~(kind < 6'd3) & (kind < 6'ha);

  reg by_kind;
  always @*
    case (kind)
      6'd3: by_kind = 1'b1;
      6'd4: by_kind = ~scc;
      6'd5: by_kind = scc;
      6'd6: by_kind = ~vcc_any;
      6'd7: by_kind = vcc_any;
      6'd8: by_kind = ~exec_any;
      6'd9: by_kind = exec_any;
      default: by_kind = 1'b0;
    endcase

  assign taken = by_kind | invalidates;
  assign step = ({{1{word[15]}}, word[15:0]} & {17{by_kind}}) + 17'd1;
  assign scalars_done = (~|salu) & (~|valu_scalars);
  assign operands_read = (~|salu) & (~|valu_queued);
  assign idle = scalars_done & (~|valu) & (~|loads) & (~|stores) & (~|lds) & (~|scalar_loads);
  wire waited_all = (word[15:0] == 16'hffff) & ~alone;

  always @*
    case (kind)
      6'ha: ready = ~(word[5:0] < loads);
      6'hb: ready = ~(word[5:0] < stores);
      6'hc: ready = ~({1'b0, word[4:0]} < scalar_loads);
      6'hd: ready = ~(word[5:0] < lds);
      6'hf: ready = ~(word[13:8] < loads) & ~(word[5:0] < lds);
      6'h10: ready = ~(word[13:8] < stores) & ~(word[5:0] < lds);
      6'h11: ready = (~({2'd0, word[15:12]} < valu) | (&word[15:12])) & (~({3'd0, word[11:9]} < valu_scalars) |
          (&word[11:9])) & (~({5'd0, word[8]} < valu_queued) | word[8]) & (~({3'd0, word[4:2]} < memory_reads) |
          (&word[4:2])) & (~({3'd0, word[4:2]} < lds_reads) | (&word[4:2])) & (~({5'd0, word[1]} < valu_scalars) |
          word[1]) & (~({5'd0, word[0]} < salu) | word[0]);
      6'h12: ready = idle;
      6'h1e: ready = ~waited_all | barrier_complete;
      6'h17: ready = operands_read;
      6'h18: ready = operands_read;
      6'h1d: ready = scalars_done;
      6'h1f: ready = scalars_done;
      6'h20: ready = scalars_done;
      6'h1a: ready = ~word[0] | idle;
      6'h21: ready = 1'b0;
      6'h22: ready = idle;
      default: ready = ~is_branch | scalars_done;
    endcase

  always @*
    case (kind)
      6'd2: hold = {1'b0, word[3:0]};
      6'h1b: hold = 5'd8;
      6'h1d: hold = 5'd3;
      6'h1e: hold = 5'd8 & {5{waited_all}};
      default: hold = (by_kind ? 5'd8 : 5'd2) & {5{is_branch}};
    endcase

  assign sleep = word[6:0] & {7{kind == 6'h14}};
  assign sleep_forever = word[15] & (kind == 6'h14);
  assign halts = ((kind == 6'h19) & word[0] & ~word[2]) | (kind == 6'h20);
  assign wakes = kind == 6'h15;
  assign sets_priority = kind == 6'h16;
  assign sets_rounding = kind == 6'h17;
  assign sets_denormals = kind == 6'h18;
  assign starts_clause = kind == 6'h13;
  assign legal_in_clause = (kind == 6'hd) | (kind == 6'd1) | (kind == 6'd2) | sets_priority | (kind == 6'ha) | (kind
      == 6'hb) | (kind == 6'hc) | (kind == 6'he) | (kind == 6'hf) | (kind == 6'h10) | (kind == 6'h12);
  assign invalidates = kind == 6'h1b;
  assign asks_first = kind == 6'h1d;
  wire kind_is_28_or_asks_first = (kind == 6'h1c) | asks_first;
  assign signals = kind_is_28_or_asks_first & (word[7:0] == 8'hc1) & ~alone;
  assign waited = (kind == 6'h1e) & waited_all;

  wire word_7_0_is_1 = word[7:0] == 8'd1;
  wire kind_is_31_or_kind_is_32 = (kind == 6'h1f) | (kind == 6'h20);

  assign interrupts = kind_is_31_or_kind_is_32 & word_7_0_is_1;
  assign ends = (kind == 6'h22) | ((kind == 6'h1a) & word[0]);
  assign traps = kind == 6'h21;
  wire illegal_all = kind_is_28_or_asks_first & ~((~(word[7:0] < 8'h80) & ~(8'hd0 < word[7:0])) | (word[7:0] ==
      8'h7d));
  assign illegal = (~|kind) | (kind_is_31_or_kind_is_32 & ~(word_7_0_is_1 | (word[7:0] == 8'd3))) | illegal_all |
      (traps & idle);

endmodule

`default_nettype wire
