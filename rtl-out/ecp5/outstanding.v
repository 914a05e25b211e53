// outstanding: kernel of hdl/src/front/outstanding.rs:137. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module outstanding (
  input wire clock, // The one clock.
  input wire grant, // The instruction at the head issues.
  input wire head_writes_scalar, head_reads_m0, head_reads_scalars, head_writes_masks,
  input wire [1:0] head_pace_clocks, input wire head_counts_load, head_counts_store, head_counts_lds,
  input wire [2:0] class_, // Its class; Illegal if it lies outside memory.
  input wire flow_ready, // If it is program flow: it may issue.
  input wire port_free, // If it is a vector operation: its port is free.
  input wire progress_salu_done, progress_valu_read, progress_valu_done, progress_valu_scalar_done,
  progress_smem_done, progress_vmem_read, progress_load_done, progress_store_done, progress_lds_read,
  progress_lds_done,
  output wire ready, // The head may issue, as far as this is concerned.
  output wire idle, // Nothing at all is outstanding.
  output wire scalars_settled, // All results of the scalar ALU are written.
  output wire [5:0] counts_loads, // What is.
  output wire [5:0] counts_stores, counts_scalar_loads, counts_lds, counts_salu, counts_valu_queued, counts_valu,
  counts_valu_scalars, counts_memory_reads, counts_lds_reads,
  // The same as S_WAIT_ALU sees it: registers are written a cycle sooner than for other instructions, since it takes
  // that cycle itself. On silicon it has no place among the instructions that issue, and costs none. Without
  // silicon's pace masks take that cycle.
  output wire [5:0] counts_of_wait_loads,
  output wire [5:0] counts_of_wait_stores, counts_of_wait_scalar_loads, counts_of_wait_lds, counts_of_wait_salu,
  counts_of_wait_valu_queued, counts_of_wait_valu, counts_of_wait_valu_scalars, counts_of_wait_memory_reads,
  counts_of_wait_lds_reads
);
  localparam [2:0] ISSUE_CLASS_SALU = 3'd2, ISSUE_CLASS_SMEM = 3'd3, ISSUE_CLASS_VALU = 3'd4;
  localparam [2:0] ISSUE_CLASS_VMEM = 3'd5;

  wire salu_count_none, valu_queued_count_none, valu_count_none, valu_count_written;
  wire [5:0] valu_scalar_count_soon;
  wire valu_scalar_count_none, valu_scalar_count_written, smem_count_none, vmem_reading_none, load_count_none;
  wire store_count_none, lds_reading_none; wire [5:0] lds_count_soon; wire lds_count_none, lds_count_written;
  reg [5:0] reading_scalars; reg [1:0] pace;

  assign idle = salu_count_none & valu_queued_count_none & valu_count_none & valu_scalar_count_none & smem_count_none
      & vmem_reading_none & load_count_none & store_count_none & lds_reading_none & lds_count_none;
  assign counts_of_wait_loads = counts_loads;
  assign counts_of_wait_stores = counts_stores;
  assign counts_of_wait_scalar_loads = counts_scalar_loads;
  assign counts_of_wait_lds = counts_lds;
  assign counts_of_wait_valu_queued = counts_valu_queued;
  assign counts_of_wait_valu_scalars = counts_valu_scalars;
  assign counts_of_wait_memory_reads = counts_memory_reads;
  assign counts_of_wait_lds_reads = counts_lds_reads;
  wire salu_issues = grant & (class_ == ISSUE_CLASS_SALU);
  wire smem_issues = grant & (class_ == ISSUE_CLASS_SMEM);
  wire valu_issues = grant & (class_ == ISSUE_CLASS_VALU);
  wire vmem_issues = grant & (class_ == ISSUE_CLASS_VMEM);
  wire lds_issues = grant & head_counts_lds;
  wire [4:0] salu_count_delay = 5'd6;
  wire [4:0] valu_count_delay = 5'd9;
  wire valu_scalar_count_up = valu_issues & head_writes_scalar;
  wire [4:0] valu_scalar_count_delay = 5'd8;
  wire load_count_up = grant & head_counts_load;
  wire store_count_up = grant & head_counts_store;
  wire [4:0] lds_count_delay = 5'h1b;
  wire rules_paced = (pace == 2'd0) & port_free;
  wire rules_scalars_read = reading_scalars == 6'd0;
  wire rules_scalars_pending = ~salu_count_none | ~valu_scalar_count_none;
  initial begin
    reading_scalars = 6'd0; pace = 2'd0;
  end
  always @(posedge clock) begin
    if (progress_valu_read & (reading_scalars != 6'd0)) reading_scalars <= reading_scalars - 6'd1;
    if (valu_issues) begin
      if (head_reads_scalars) begin
        reading_scalars <= counts_valu_queued + 6'd1;
        if (progress_valu_read) reading_scalars <= counts_valu_queued;
      end
    end
    if (pace != 2'd0) pace <= pace - 2'd1;
    if (valu_issues) pace <= head_pace_clocks;
  end

  result_counter salu_count (
    .clock(clock), .up(salu_issues), .down(progress_salu_done), .delay(salu_count_delay), .count(counts_salu),
    .soon(counts_of_wait_salu), .none(salu_count_none), .written(scalars_settled));

  outstanding_counter valu_queued_count (
    .clock(clock), .up(valu_issues), .down(progress_valu_read), .count(counts_valu_queued),
    .none(valu_queued_count_none));

  result_counter valu_count (
    .clock(clock), .up(valu_issues), .down(progress_valu_done), .delay(valu_count_delay), .count(counts_valu),
    .soon(counts_of_wait_valu), .none(valu_count_none), .written(valu_count_written));

  result_counter valu_scalar_count (
    .clock(clock), .up(valu_scalar_count_up), .down(progress_valu_scalar_done), .delay(valu_scalar_count_delay),
    .count(counts_valu_scalars), .soon(valu_scalar_count_soon), .none(valu_scalar_count_none),
    .written(valu_scalar_count_written));

  outstanding_counter smem_count (
    .clock(clock), .up(smem_issues), .down(progress_smem_done), .count(counts_scalar_loads),
    .none(smem_count_none));

  outstanding_counter vmem_reading (
    .clock(clock), .up(vmem_issues), .down(progress_vmem_read), .count(counts_memory_reads),
    .none(vmem_reading_none));

  outstanding_counter load_count (
    .clock(clock), .up(load_count_up), .down(progress_load_done), .count(counts_loads), .none(load_count_none));

  outstanding_counter store_count (
    .clock(clock), .up(store_count_up), .down(progress_store_done), .count(counts_stores), .none(store_count_none));

  outstanding_counter lds_reading (
    .clock(clock), .up(lds_issues), .down(progress_lds_read), .count(counts_lds_reads), .none(lds_reading_none));

  result_counter lds_count (
    .clock(clock), .up(lds_issues), .down(progress_lds_done), .delay(lds_count_delay), .count(counts_lds),
    .soon(lds_count_soon), .none(lds_count_none), .written(lds_count_written));

  class_ready rules (
    .class_(class_), .flow_ready(flow_ready), .reads_m0(head_reads_m0), .writes_masks(head_writes_masks),
    .paced(rules_paced), .counts_loads(counts_loads), .counts_stores(counts_stores),
    .counts_scalar_loads(counts_scalar_loads), .counts_lds(counts_lds), .counts_salu(counts_salu),
    .counts_valu(counts_valu), .masks_read(valu_queued_count_none), .scalars_read(rules_scalars_read),
    .masks_written(valu_scalar_count_written), .scalars_pending(rules_scalars_pending),
    .memory_read(vmem_reading_none), .lds_read(lds_reading_none), .ready(ready));
endmodule
`default_nettype wire
