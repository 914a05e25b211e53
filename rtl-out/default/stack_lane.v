// stack_lane: kernel of hdl/src/memory/lds/stack.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_lane (
  input wire clock,
  input wire [31:0] vgpr,
  input wire load_address,
  input wire [4:0] size,
  input wire [1:0] kind,
  input wire second,
  input wire step_done,
  input wire [63:0] operand,
  input wire [63:0] loaded,
  input wire [1:0] row,
  input wire two,
  output wire wants,
  output wire [31:0] address,
  output reg [31:0] result
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
    if (popped_0) begin
      result = loaded[31:0];
    end
    if (step_is_node) begin
      result = step_item;
    end
    if (row == 2'd1) begin
      result = 32'hffffffff;
      if (popped_1) begin
        result = step_loaded;
      end
    end
    if ((row == 2'd2) | ((row == 2'd1) & (~two))) begin
      result = description;
    end
  end

  always @* begin
    description_next = description;
    if (step_done) begin
      description_next = step_after;
    end
    if (load_address) begin
      description_next = vgpr;
    end
  end

  always @* begin
    stopped_next = stopped;
    if (step_done) begin
      stopped_next = stopped | step_stops;
    end
    if (load_address) begin
      stopped_next = 1'b0;
    end
  end

  always @* begin
    popping_next = popping;
    if (step_done) begin
      popping_next = wants;
    end
  end

  always @* begin
    popped_0_next = popped_0;
    if (step_done) begin
      if (kind == 2'd3) begin
        if (!second) begin
          popped_0_next = wants;
        end
      end
    end
  end

  always @* begin
    popped_1_next = popped_1;
    if (step_done) begin
      if (kind == 2'd3) begin
        if (second) begin
          popped_1_next = wants;
        end
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
