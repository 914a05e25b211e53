// stack_lane: kernel of hdl/src/lds/stack.rs:223
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_lane (
  input wire clock, // The one clock.
  input wire [31:0] vgpr, // A VGPR of the lane.
  input wire load_address, // It is ADDR.
  input wire [4:0] size, // Entries of the stack, 0 meaning 32.
  input wire [1:0] kind, // kind.
  input wire second, // The step is about the second pop.
  input wire step_done, // The step ends.
  input wire [63:0] operand, // DATA0, and above it the item.
  input wire [63:0] loaded, // What the two pops have loaded.
  input wire [1:0] row, // The row of results that is written.
  input wire two, // The instruction returns two dwords.
  output wire wants, // The lane takes part in the step.
  output wire [31:0] address, // With this byte in LDS.
  output reg [31:0] result // The row.
);

  reg [31:0] description;
  reg [31:0] description_next;
  reg stopped;
  reg stopped_next;
  reg popping;
  reg popping_next;
  reg popped_0;
  reg popped_0_next;
  reg popped_1;
  reg popped_1_next;
  wire [31:0] step_item;
  wire [31:0] step_last_node;
  wire [31:0] step_loaded;
  wire [31:0] step_after;
  wire step_stops;
  wire step_is_node;

  always @* begin
    result = 32'hffffffff;
    if (popped_0) result = loaded[31:0];
    if (step_is_node) result = step_item;
    if (row == 2'd1) begin
      result = 32'hffffffff;
      if (popped_1) result = step_loaded;
    end
    if ((row == 2'd2) | ((row == 2'd1) & ~two)) result = description;
  end

  always @* begin
    description_next = description;
    if (step_done) description_next = step_after;
    if (load_address) description_next = vgpr;
  end

  always @* begin
    stopped_next = stopped;
    if (step_done) stopped_next = stopped | step_stops;
    if (load_address) stopped_next = 1'b0;
  end

  always @* begin
    popping_next = popping;
    if (step_done) popping_next = wants;
  end

  always @* begin
    popped_0_next = popped_0;
    if (step_done) begin
      if (kind == 2'd3) begin
        if (!second) popped_0_next = wants;
      end
    end
  end

  always @* begin
    popped_1_next = popped_1;
    if (step_done) begin
      if (kind == 2'd3) begin
        if (second) popped_1_next = wants;
      end
    end
  end

  assign step_item = operand[63:32];
  assign step_last_node = operand[31:0];
  assign step_loaded = loaded[63:32];

  initial begin
    description = 32'd0;
    stopped = 1'b0;
    popping = 1'b0;
    popped_0 = 1'b0;
    popped_1 = 1'b0;
  end
  always @(posedge clock) begin
    description <= description_next;
    stopped <= stopped_next;
    popping <= popping_next;
    popped_0 <= popped_0_next;
    popped_1 <= popped_1_next;
  end

  stack_step step (
    .description(description),
    .size(size),
    .kind(kind),
    .second(second),
    .item(step_item),
    .last_node(step_last_node),
    .loaded(step_loaded),
    .stopped(stopped),
    .popping(popping),
    .wants(wants),
    .address(address),
    .after(step_after),
    .stops(step_stops),
    .is_node(step_is_node)
  );

endmodule

`default_nettype wire
