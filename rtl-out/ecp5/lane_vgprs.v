// lane_vgprs: generator of hdl/src/vector/lane/vgprs.rs:21
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_vgprs (
  input wire clock, // The one clock.
  input wire [3:0] read, // Reads the bank.
  input wire [47:0] read_address, // At this address.
  input wire [3:0] is_written, // It is the address where the bank is written.
  input wire [47:0] write_address, // Where the bank is written.
  input wire [3:0] write_low, // With the low half of the result.
  input wire [3:0] write_high, // With the high half of the result.
  input wire [3:0] write_memory, // With data from memory.
  input wire [63:0] result, // Result of the lane; one that is a part of its row is there in every place.
  input wire [31:0] memory_data, // Data from memory.
  input wire [3:0] memory_bytes, // The bytes of it that are written.
  output wire [127:0] data // What was read, one cycle later.
);

  wire [3:0] write; wire [127:0] word; reg [31:0] word_0, word_1, word_2, word_3;
  assign word = {word_3, word_2, word_1, word_0};

  wire [31:0] high_or_memory = (|write_high) ? result[63:32] : memory_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_data
    assign data[i*32 +: 32] = word[i*32 +: 32];
    assign write[i] = write_low[i] | write_high[i] | (write_memory[i] & (|memory_bytes));
  end

  wire [3:0] bank_0_write_mask_choice = write_low[0] ? 4'hf : ({4{write_high[0]}} | memory_bytes);
  wire [31:0] bank_0_write_data_choice = write_low[0] ? result[31:0] : high_or_memory;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:511];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 512; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[0]) begin
      if (bank_0_write_mask_choice[0]) bank_0[write_address[0 +: 9]][7:0] <= bank_0_write_data_choice[7:0];
      if (bank_0_write_mask_choice[1]) bank_0[write_address[0 +: 9]][15:8] <= bank_0_write_data_choice[15:8];
      if (bank_0_write_mask_choice[2]) bank_0[write_address[0 +: 9]][23:16] <= bank_0_write_data_choice[23:16];
      if (bank_0_write_mask_choice[3]) bank_0[write_address[0 +: 9]][31:24] <= bank_0_write_data_choice[31:24];
    end
  end
  initial word_0 = 32'd0;
  always @(posedge clock) begin
    if (read[0] & ~(write[0] & is_written[0])) begin
      word_0 <= bank_0[read_address[0 +: 9]];
    end
  end

  wire [3:0] bank_1_write_mask_choice = write_low[1] ? 4'hf : ({4{write_high[1]}} | memory_bytes);
  wire [31:0] bank_1_write_data_choice = write_low[1] ? result[31:0] : high_or_memory;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_1 [0:511];
  integer bank_1_word;
  initial begin
    for (bank_1_word = 0; bank_1_word < 512; bank_1_word = bank_1_word + 1) bank_1[bank_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[1]) begin
      if (bank_1_write_mask_choice[0]) bank_1[write_address[1*12 +: 9]][7:0] <= bank_1_write_data_choice[7:0];
      if (bank_1_write_mask_choice[1]) bank_1[write_address[1*12 +: 9]][15:8] <= bank_1_write_data_choice[15:8];
      if (bank_1_write_mask_choice[2]) bank_1[write_address[1*12 +: 9]][23:16] <= bank_1_write_data_choice[23:16];
      if (bank_1_write_mask_choice[3]) bank_1[write_address[1*12 +: 9]][31:24] <= bank_1_write_data_choice[31:24];
    end
  end
  initial word_1 = 32'd0;
  always @(posedge clock) begin
    if (read[1] & ~(write[1] & is_written[1])) begin
      word_1 <= bank_1[read_address[1*12 +: 9]];
    end
  end

  wire [3:0] bank_2_write_mask_choice = write_low[2] ? 4'hf : ({4{write_high[2]}} | memory_bytes);
  wire [31:0] bank_2_write_data_choice = write_low[2] ? result[31:0] : high_or_memory;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_2 [0:511];
  integer bank_2_word;
  initial begin
    for (bank_2_word = 0; bank_2_word < 512; bank_2_word = bank_2_word + 1) bank_2[bank_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[2]) begin
      if (bank_2_write_mask_choice[0]) bank_2[write_address[2*12 +: 9]][7:0] <= bank_2_write_data_choice[7:0];
      if (bank_2_write_mask_choice[1]) bank_2[write_address[2*12 +: 9]][15:8] <= bank_2_write_data_choice[15:8];
      if (bank_2_write_mask_choice[2]) bank_2[write_address[2*12 +: 9]][23:16] <= bank_2_write_data_choice[23:16];
      if (bank_2_write_mask_choice[3]) bank_2[write_address[2*12 +: 9]][31:24] <= bank_2_write_data_choice[31:24];
    end
  end
  initial word_2 = 32'd0;
  always @(posedge clock) begin
    if (read[2] & ~(write[2] & is_written[2])) begin
      word_2 <= bank_2[read_address[2*12 +: 9]];
    end
  end

  wire [3:0] bank_3_write_mask_choice = write_low[3] ? 4'hf : ({4{write_high[3]}} | memory_bytes);
  wire [31:0] bank_3_write_data_choice = write_low[3] ? result[31:0] : high_or_memory;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_3 [0:511];
  integer bank_3_word;
  initial begin
    for (bank_3_word = 0; bank_3_word < 512; bank_3_word = bank_3_word + 1) bank_3[bank_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[3]) begin
      if (bank_3_write_mask_choice[0]) bank_3[write_address[3*12 +: 9]][7:0] <= bank_3_write_data_choice[7:0];
      if (bank_3_write_mask_choice[1]) bank_3[write_address[3*12 +: 9]][15:8] <= bank_3_write_data_choice[15:8];
      if (bank_3_write_mask_choice[2]) bank_3[write_address[3*12 +: 9]][23:16] <= bank_3_write_data_choice[23:16];
      if (bank_3_write_mask_choice[3]) bank_3[write_address[3*12 +: 9]][31:24] <= bank_3_write_data_choice[31:24];
    end
  end
  initial word_3 = 32'd0;
  always @(posedge clock) begin
    if (read[3] & ~(write[3] & is_written[3])) begin
      word_3 <= bank_3[read_address[3*12 +: 9]];
    end
  end

endmodule

`default_nettype wire
