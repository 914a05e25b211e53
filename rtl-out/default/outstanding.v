// outstanding: kernel of hdl/src/front/outstanding.rs:82
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module outstanding (
  input wire clock, // The one clock.
  input wire grant, // An instruction issues; the inputs up to reads_m0 are about the one at the head.
  input wire [2:0] class_, // Its class, super::predecode::IssueClass.
  input wire flow_ready, // If it is program flow: it may issue.
  input wire writes_scalar, // It writes scalars, if it is for the vector ALU.
  input wire is_store, // It is a store, if it is for vector memory.
  input wire is_flat, // It is FLAT, if it is for vector memory: the local data share executes it too (5.7.1.3).
  input wire reads_m0, // It adds M0 to register numbers.
  input wire salu_done, // The scalar ALU finished an instruction.
  input wire valu_read, // The vector ALU took the scalar operands of an instruction.
  input wire valu_done, // The vector ALU wrote the results of an instruction.
  input wire valu_scalar_done, // ... of one that writes scalars.
  input wire smem_done, // A scalar load finished.
  input wire vmem_read, // A vector memory instruction read its last VGPR.
  input wire lds_read, // An LDS instruction read its last VGPR.
  input wire lds_done, // An LDS instruction finished.
  input wire load_done, // A vector load finished.
  input wire store_done, // A vector store finished.
  output wire ready, // The head may issue, as far as this is concerned.
  output wire idle, // Nothing at all is outstanding.
  output wire scalars_settled, // All results of the scalar ALU are written.
  output wire [5:0] salu, // Results of the scalar ALU.
  output wire [5:0] valu_queued, // Vector operations that still have to read scalars.
  output wire [5:0] valu, // Results of the vector ALU.
  output wire [5:0] valu_scalars, // Its scalar results.
  output wire [5:0] scalar_loads, // KMcnt.
  output wire [5:0] memory_reads, // Vector memory instructions that still have to read VGPRs.
  output wire [5:0] loads, // LOADcnt.
  output wire [5:0] stores, // STOREcnt.
  output wire [5:0] lds_reads, // LDS instructions that still have to read VGPRs.
  output wire [5:0] lds // DScnt.
);

  wire salu_issues;
  wire smem_issues;
  wire valu_issues;
  wire vmem_issues;
  wire lds_issues;
  wire [4:0] salu_count_delay;
  wire salu_count_none;
  wire valu_queued_count_none;
  wire [4:0] valu_count_delay;
  wire valu_count_none;
  wire valu_count_written;
  wire valu_scalar_count_up;
  wire [4:0] valu_scalar_count_delay;
  wire valu_scalar_count_none;
  wire valu_scalar_count_written;
  wire smem_count_none;
  wire vmem_reading_none;
  wire load_count_up;
  wire load_count_none;
  wire store_count_up;
  wire store_count_none;
  wire lds_reading_none;
  wire [4:0] lds_count_delay;
  wire lds_count_none;
  wire lds_count_written;
  wire rules_scalars_pending;

  assign idle = salu_count_none & valu_queued_count_none & valu_count_none & valu_scalar_count_none & smem_count_none
      & vmem_reading_none & load_count_none & store_count_none & lds_reading_none & lds_count_none;
  assign salu_issues = grant & (class_ == 3'd2);
  assign smem_issues = grant & (class_ == 3'd3);
  assign valu_issues = grant & (class_ == 3'd4);
  assign vmem_issues = grant & (class_ == 3'd5);
  assign lds_issues = grant & ((class_ == 3'd6) | ((class_ == 3'd5) & is_flat));
  assign salu_count_delay = 5'd6;
  assign valu_count_delay = 5'd8;
  assign valu_scalar_count_up = valu_issues & writes_scalar;
  assign valu_scalar_count_delay = 5'd8;
  assign load_count_up = vmem_issues & ~is_store;
  assign store_count_up = vmem_issues & is_store;
  assign lds_count_delay = 5'h1b;
  assign rules_scalars_pending = ~salu_count_none | ~valu_scalar_count_none;

  result_counter salu_count (
    .clock(clock),
    .up(salu_issues),
    .down(salu_done),
    .delay(salu_count_delay),
    .count(salu),
    .none(salu_count_none),
    .written(scalars_settled)
  );

  outstanding_counter valu_queued_count (
    .clock(clock),
    .up(valu_issues),
    .down(valu_read),
    .count(valu_queued),
    .none(valu_queued_count_none)
  );

  result_counter valu_count (
    .clock(clock),
    .up(valu_issues),
    .down(valu_done),
    .delay(valu_count_delay),
    .count(valu),
    .none(valu_count_none),
    .written(valu_count_written)
  );

  result_counter valu_scalar_count (
    .clock(clock),
    .up(valu_scalar_count_up),
    .down(valu_scalar_done),
    .delay(valu_scalar_count_delay),
    .count(valu_scalars),
    .none(valu_scalar_count_none),
    .written(valu_scalar_count_written)
  );

  outstanding_counter smem_count (
    .clock(clock),
    .up(smem_issues),
    .down(smem_done),
    .count(scalar_loads),
    .none(smem_count_none)
  );

  outstanding_counter vmem_reading (
    .clock(clock),
    .up(vmem_issues),
    .down(vmem_read),
    .count(memory_reads),
    .none(vmem_reading_none)
  );

  outstanding_counter load_count (
    .clock(clock),
    .up(load_count_up),
    .down(load_done),
    .count(loads),
    .none(load_count_none)
  );

  outstanding_counter store_count (
    .clock(clock),
    .up(store_count_up),
    .down(store_done),
    .count(stores),
    .none(store_count_none)
  );

  outstanding_counter lds_reading (
    .clock(clock),
    .up(lds_issues),
    .down(lds_read),
    .count(lds_reads),
    .none(lds_reading_none)
  );

  result_counter lds_count (
    .clock(clock),
    .up(lds_issues),
    .down(lds_done),
    .delay(lds_count_delay),
    .count(lds),
    .none(lds_count_none),
    .written(lds_count_written)
  );

  class_ready rules (
    .class_(class_),
    .flow_ready(flow_ready),
    .reads_m0(reads_m0),
    .salu(salu),
    .valu(valu),
    .scalar_loads(scalar_loads),
    .loads(loads),
    .stores(stores),
    .lds(lds),
    .operands_read(valu_queued_count_none),
    .masks_written(valu_scalar_count_written),
    .scalars_pending(rules_scalars_pending),
    .memory_read(vmem_reading_none),
    .lds_read(lds_reading_none),
    .ready(ready)
  );

endmodule

`default_nettype wire
