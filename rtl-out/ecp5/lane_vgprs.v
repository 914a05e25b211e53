// lane_vgprs: generator of hdl/src/vector/lane/vgprs.rs:21. Written by Tombolo; change the source.
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

  wire [3:0] write; reg [127:0] word;

  wire [31:0] high_or_memory = (|write_high) ? result[63:32] : memory_data;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_data
    assign data[i*32 +: 32] = word[i*32 +: 32];
    assign write[i] = write_low[i] | write_high[i] | (write_memory[i] & (|memory_bytes));
  end

  initial word = 128'd0;
  wire [3:0] bank_0_choice = write_low[0] ? 4'hf : ({4{write_high[0]}} | memory_bytes);
  wire [31:0] bank_0_choice_write_low_0 = write_low[0] ? result[31:0] : high_or_memory;
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:511];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 512; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[0]) begin
      if (bank_0_choice[0]) bank_0[write_address[8:0]][7:0] <= bank_0_choice_write_low_0[7:0];
      if (bank_0_choice[1]) bank_0[write_address[8:0]][15:8] <= bank_0_choice_write_low_0[15:8];
      if (bank_0_choice[2]) bank_0[write_address[8:0]][23:16] <= bank_0_choice_write_low_0[23:16];
      if (bank_0_choice[3]) bank_0[write_address[8:0]][31:24] <= bank_0_choice_write_low_0[31:24];
    end
  end

  always @(posedge clock) if (read[0] & ~(write[0] & is_written[0])) word[31:0] <= bank_0[read_address[8:0]];
  wire [3:0] bank_1_choice = write_low[1] ? 4'hf : ({4{write_high[1]}} | memory_bytes);
  wire [31:0] bank_1_choice_write_low_1 = write_low[1] ? result[31:0] : high_or_memory;
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_1 [0:511];
  integer bank_1_word;
  initial begin
    for (bank_1_word = 0; bank_1_word < 512; bank_1_word = bank_1_word + 1) bank_1[bank_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[1]) begin
      if (bank_1_choice[0]) bank_1[write_address[20:12]][7:0] <= bank_1_choice_write_low_1[7:0];
      if (bank_1_choice[1]) bank_1[write_address[20:12]][15:8] <= bank_1_choice_write_low_1[15:8];
      if (bank_1_choice[2]) bank_1[write_address[20:12]][23:16] <= bank_1_choice_write_low_1[23:16];
      if (bank_1_choice[3]) bank_1[write_address[20:12]][31:24] <= bank_1_choice_write_low_1[31:24];
    end
  end

  always @(posedge clock) if (read[1] & ~(write[1] & is_written[1])) word[63:32] <= bank_1[read_address[20:12]];
  wire [3:0] bank_2_choice = write_low[2] ? 4'hf : ({4{write_high[2]}} | memory_bytes);
  wire [31:0] bank_2_choice_write_low_2 = write_low[2] ? result[31:0] : high_or_memory;
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_2 [0:511];
  integer bank_2_word;
  initial begin
    for (bank_2_word = 0; bank_2_word < 512; bank_2_word = bank_2_word + 1) bank_2[bank_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[2]) begin
      if (bank_2_choice[0]) bank_2[write_address[32:24]][7:0] <= bank_2_choice_write_low_2[7:0];
      if (bank_2_choice[1]) bank_2[write_address[32:24]][15:8] <= bank_2_choice_write_low_2[15:8];
      if (bank_2_choice[2]) bank_2[write_address[32:24]][23:16] <= bank_2_choice_write_low_2[23:16];
      if (bank_2_choice[3]) bank_2[write_address[32:24]][31:24] <= bank_2_choice_write_low_2[31:24];
    end
  end

  always @(posedge clock) if (read[2] & ~(write[2] & is_written[2])) word[95:64] <= bank_2[read_address[32:24]];
  wire [3:0] bank_3_choice = write_low[3] ? 4'hf : ({4{write_high[3]}} | memory_bytes);
  wire [31:0] bank_3_choice_write_low_3 = write_low[3] ? result[31:0] : high_or_memory;
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_3 [0:511];
  integer bank_3_word;
  initial begin
    for (bank_3_word = 0; bank_3_word < 512; bank_3_word = bank_3_word + 1) bank_3[bank_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write[3]) begin
      if (bank_3_choice[0]) bank_3[write_address[44:36]][7:0] <= bank_3_choice_write_low_3[7:0];
      if (bank_3_choice[1]) bank_3[write_address[44:36]][15:8] <= bank_3_choice_write_low_3[15:8];
      if (bank_3_choice[2]) bank_3[write_address[44:36]][23:16] <= bank_3_choice_write_low_3[23:16];
      if (bank_3_choice[3]) bank_3[write_address[44:36]][31:24] <= bank_3_choice_write_low_3[31:24];
    end
  end

  always @(posedge clock) if (read[3] & ~(write[3] & is_written[3])) word[127:96] <= bank_3[read_address[44:36]];
endmodule
`default_nettype wire
