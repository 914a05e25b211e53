// group_barrier: kernel of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_barrier (
  input wire clock,
  input wire clear,
  input wire launch,
  input wire [5:0] waves,
  input wire signal_0,
  input wire signal_1,
  input wire end_0,
  input wire end_1,
  output wire [5:0] signals,
  output wire complete,
  input wire told
);

  reg [5:0] created;
  reg [5:0] ended;
  wire [5:0] now_running;
  reg [5:0] now_signalled;
  reg [5:0] missing;
  reg [5:0] missing_next;
  reg [5:0] running;
  reg [5:0] running_next;
  reg [5:0] signalled;
  reg [5:0] signalled_next;
  reg complete_state;
  reg complete_state_next;

  assign signals = signalled;
  assign complete = complete_state;

  always @* begin
    created = 6'd0;
    if (launch) begin
      created = 6'd1;
    end
  end

  always @* begin
    ended = 6'd0;
    if (end_0 | end_1) begin
      ended = 6'd1;
    end
    if (end_0 & end_1) begin
      ended = 6'd2;
    end
  end

  assign now_running = (running + created) - ended;

  always @* begin
    now_signalled = signalled;
    if (signal_0 | signal_1) begin
      now_signalled = signalled + 6'd1;
    end
    if (signal_0 & signal_1) begin
      now_signalled = signalled + 6'd2;
    end
  end

  always @* begin
    missing_next = missing;
    if (launch) begin
      missing_next = missing - 6'd1;
      if ((running == 6'd0) & (missing == 6'd0)) begin
        missing_next = waves - 6'd1;
      end
    end
    if (clear) begin
      missing_next = 6'd0;
    end
  end

  always @* begin
    running_next = now_running;
    if (clear) begin
      running_next = 6'd0;
    end
  end

  always @* begin
    signalled_next = now_signalled;
    if ((missing == 6'd0) & (now_signalled != 6'd0) & (~(now_signalled < now_running))) begin
      signalled_next = 6'd0;
    end
    if (clear) begin
      signalled_next = 6'd0;
    end
  end

  always @* begin
    complete_state_next = complete_state;
    if (told) begin
      complete_state_next = 1'b0;
    end
    if ((missing == 6'd0) & (now_signalled != 6'd0) & (~(now_signalled < now_running))) begin
      complete_state_next = 1'b1;
    end
    if (clear) begin
      complete_state_next = 1'b0;
    end
  end

  initial begin
    missing = 6'd0;
    running = 6'd0;
    signalled = 6'd0;
    complete_state = 1'b0;
  end
  always @(posedge clock) begin
    missing <= missing_next;
    running <= running_next;
    signalled <= signalled_next;
    complete_state <= complete_state_next;
  end

endmodule

`default_nettype wire
