// entry_queue: kernel of hdl/src/vector/pending.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module entry_queue (
  input wire clock,
  input wire enter,
  input wire [95:0] entering,
  input wire leave,
  output wire [95:0] oldest
);

  wire [3:0] ram_write_address;
  wire [255:0] ram_write_data;
  wire [3:0] ram_read_address;
  wire [255:0] ram_read_data;
  reg [1:0] head;
  reg [1:0] head_next;
  reg [1:0] tail;
  reg [1:0] tail_next;

  assign oldest = ram_read_data[95:0];
  assign ram_write_address = {2'd0, tail};
  assign ram_write_data = {160'd0, entering};
  assign ram_read_address = {2'd0, head};

  always @* begin
    head_next = head;
    if (leave) begin
      head_next = head + 2'd1;
    end
  end

  always @* begin
    tail_next = tail;
    if (enter) begin
      tail_next = tail + 2'd1;
    end
  end

  initial begin
    head = 2'd0;
    tail = 2'd0;
  end
  always @(posedge clock) begin
    head <= head_next;
    tail <= tail_next;
  end

  queue_ram_ram ram (
    .clock(clock),
    .write(enter),
    .write_address(ram_write_address),
    .write_data(ram_write_data),
    .read_address(ram_read_address),
    .read_data(ram_read_data)
  );

endmodule

`default_nettype wire
