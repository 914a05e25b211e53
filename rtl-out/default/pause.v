// pause: kernel of hdl/src/front/pause.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pause (
  input wire clock,
  input wire launch,
  input wire granted,
  input wire [4:0] hold,
  input wire [6:0] sleep,
  input wire sleep_forever,
  input wire halts,
  input wire stops,
  input wire resumes,
  input wire put_to_sleep,
  input wire [6:0] sleep_time,
  input wire woken,
  input wire tick,
  output wire counts,
  output wire awake,
  output wire has_credit
);

  wire asleep;
  wire sleeps;
  reg [4:0] hold_count;
  reg [4:0] hold_count_next;
  reg [6:0] sleep_count;
  reg [6:0] sleep_count_next;
  reg forever_;
  reg forever_next;
  reg halted;
  reg halted_next;
  reg credit;
  reg credit_next;
  reg stopped;
  reg stopped_next;

  assign counts = sleep_count != 7'd0;
  assign awake = (hold_count == 5'd0) & (~asleep) & (~halted) & (~stopped);
  assign has_credit = credit;
  assign asleep = counts | forever_;
  assign sleeps = (sleep != 7'd0) | sleep_forever;

  always @* begin
    hold_count_next = hold_count;
    if (hold_count != 5'd0) begin
      hold_count_next = hold_count - 5'd1;
    end
    if (granted) begin
      hold_count_next = hold;
    end
    if (launch) begin
      hold_count_next = 5'd0;
    end
  end

  always @* begin
    sleep_count_next = sleep_count;
    if (tick & counts) begin
      sleep_count_next = sleep_count - 7'd1;
    end
    if (woken) begin
      sleep_count_next = 7'd0;
    end
    if (granted) begin
      if (sleeps) begin
        if ((~credit) & (~woken)) begin
          sleep_count_next = sleep;
        end
      end
    end
    if (put_to_sleep) begin
      if ((~credit) & (~woken)) begin
        sleep_count_next = sleep_time;
      end
    end
    if (launch) begin
      sleep_count_next = 7'd0;
    end
  end

  always @* begin
    forever_next = forever_;
    if (woken) begin
      forever_next = 1'b0;
    end
    if (granted) begin
      if (sleeps) begin
        if ((~credit) & (~woken)) begin
          forever_next = sleep_forever;
        end
      end
    end
    if (launch) begin
      forever_next = 1'b0;
    end
  end

  always @* begin
    halted_next = halted;
    if (granted) begin
      if (halts) begin
        halted_next = 1'b1;
      end
    end
    if (launch) begin
      halted_next = 1'b0;
    end
  end

  always @* begin
    credit_next = credit;
    if (woken) begin
      credit_next = ~asleep;
    end
    if (granted) begin
      if (sleeps) begin
        credit_next = 1'b0;
      end
    end
    if (put_to_sleep) begin
      credit_next = 1'b0;
    end
    if (launch) begin
      credit_next = 1'b0;
    end
  end

  always @* begin
    stopped_next = stopped;
    if (resumes) begin
      stopped_next = 1'b0;
    end
    if (stops) begin
      stopped_next = 1'b1;
    end
    if (launch) begin
      stopped_next = 1'b0;
    end
  end

  initial begin
    hold_count = 5'd0;
    sleep_count = 7'd0;
    forever_ = 1'b0;
    halted = 1'b0;
    credit = 1'b0;
    stopped = 1'b0;
  end
  always @(posedge clock) begin
    hold_count <= hold_count_next;
    sleep_count <= sleep_count_next;
    forever_ <= forever_next;
    halted <= halted_next;
    credit <= credit_next;
    stopped <= stopped_next;
  end

endmodule

`default_nettype wire
