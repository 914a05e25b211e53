// lane_vgprs: generator of hdl/src/vector/lane/vgprs.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_vgprs (
  input wire clock,
  input wire read_0,
  input wire read_1,
  input wire read_2,
  input wire read_3,
  input wire [11:0] read_address_0,
  input wire [11:0] read_address_1,
  input wire [11:0] read_address_2,
  input wire [11:0] read_address_3,
  input wire [11:0] write_address_0,
  input wire [11:0] write_address_1,
  input wire [11:0] write_address_2,
  input wire [11:0] write_address_3,
  input wire write_low_0,
  input wire write_low_1,
  input wire write_low_2,
  input wire write_low_3,
  input wire write_high_0,
  input wire write_high_1,
  input wire write_high_2,
  input wire write_high_3,
  input wire write_memory_0,
  input wire write_memory_1,
  input wire write_memory_2,
  input wire write_memory_3,
  input wire [63:0] result,
  input wire [3:0] result_bytes,
  input wire [31:0] memory_data,
  input wire [3:0] memory_bytes,
  output wire [31:0] data_0,
  output wire [31:0] data_1,
  output wire [31:0] data_2,
  output wire [31:0] data_3
);

  wire write_0;
  reg [31:0] word_0;
  wire write_1;
  reg [31:0] word_1;
  wire write_2;
  reg [31:0] word_2;
  wire write_3;
  reg [31:0] word_3;

  wire disjunction_1 = write_low_0 | write_high_0;
  assign write_0 = disjunction_1 | (write_memory_0 & (|memory_bytes));
  assign data_0 = word_0;
  wire disjunction_2 = write_low_1 | write_high_1;
  assign write_1 = disjunction_2 | (write_memory_1 & (|memory_bytes));
  assign data_1 = word_1;
  wire disjunction_3 = write_low_2 | write_high_2;
  assign write_2 = disjunction_3 | (write_memory_2 & (|memory_bytes));
  assign data_2 = word_2;
  wire disjunction_4 = write_low_3 | write_high_3;
  assign write_3 = disjunction_4 | (write_memory_3 & (|memory_bytes));
  assign data_3 = word_3;

  wire [3:0] chosen_1 = write_low_0 ? result_bytes : ({4{write_high_0}} | memory_bytes);
  wire [31:0] chosen_2 = disjunction_1 ? (write_high_0 ? result[63:32] : result[31:0]) : memory_data;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:384];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 385; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write_0 && (write_address_0[8:0] < 9'h181)) begin
      if (chosen_1[0]) bank_0[write_address_0[8:0]][7:0] <= chosen_2[7:0];
      if (chosen_1[1]) bank_0[write_address_0[8:0]][15:8] <= chosen_2[15:8];
      if (chosen_1[2]) bank_0[write_address_0[8:0]][23:16] <= chosen_2[23:16];
      if (chosen_1[3]) bank_0[write_address_0[8:0]][31:24] <= chosen_2[31:24];
    end
  end
  initial word_0 = 32'd0;
  always @(posedge clock) begin
    if (read_0 & (~(write_0 & (read_address_0[8:0] == write_address_0[8:0])))) begin
      if (read_address_0[8:0] < 9'h181) word_0 <= bank_0[read_address_0[8:0]];
      else word_0 <= 32'd0;
    end
  end

  wire [3:0] chosen_3 = write_low_1 ? result_bytes : ({4{write_high_1}} | memory_bytes);
  wire [31:0] chosen_4 = disjunction_2 ? (write_high_1 ? result[63:32] : result[31:0]) : memory_data;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_1 [0:384];
  integer bank_1_word;
  initial begin
    for (bank_1_word = 0; bank_1_word < 385; bank_1_word = bank_1_word + 1) bank_1[bank_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write_1 && (write_address_1[8:0] < 9'h181)) begin
      if (chosen_3[0]) bank_1[write_address_1[8:0]][7:0] <= chosen_4[7:0];
      if (chosen_3[1]) bank_1[write_address_1[8:0]][15:8] <= chosen_4[15:8];
      if (chosen_3[2]) bank_1[write_address_1[8:0]][23:16] <= chosen_4[23:16];
      if (chosen_3[3]) bank_1[write_address_1[8:0]][31:24] <= chosen_4[31:24];
    end
  end
  initial word_1 = 32'd0;
  always @(posedge clock) begin
    if (read_1 & (~(write_1 & (read_address_1[8:0] == write_address_1[8:0])))) begin
      if (read_address_1[8:0] < 9'h181) word_1 <= bank_1[read_address_1[8:0]];
      else word_1 <= 32'd0;
    end
  end

  wire [3:0] chosen_5 = write_low_2 ? result_bytes : ({4{write_high_2}} | memory_bytes);
  wire [31:0] chosen_6 = disjunction_3 ? (write_high_2 ? result[63:32] : result[31:0]) : memory_data;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_2 [0:384];
  integer bank_2_word;
  initial begin
    for (bank_2_word = 0; bank_2_word < 385; bank_2_word = bank_2_word + 1) bank_2[bank_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write_2 && (write_address_2[8:0] < 9'h181)) begin
      if (chosen_5[0]) bank_2[write_address_2[8:0]][7:0] <= chosen_6[7:0];
      if (chosen_5[1]) bank_2[write_address_2[8:0]][15:8] <= chosen_6[15:8];
      if (chosen_5[2]) bank_2[write_address_2[8:0]][23:16] <= chosen_6[23:16];
      if (chosen_5[3]) bank_2[write_address_2[8:0]][31:24] <= chosen_6[31:24];
    end
  end
  initial word_2 = 32'd0;
  always @(posedge clock) begin
    if (read_2 & (~(write_2 & (read_address_2[8:0] == write_address_2[8:0])))) begin
      if (read_address_2[8:0] < 9'h181) word_2 <= bank_2[read_address_2[8:0]];
      else word_2 <= 32'd0;
    end
  end

  wire [3:0] chosen_7 = write_low_3 ? result_bytes : ({4{write_high_3}} | memory_bytes);
  wire [31:0] chosen_8 = disjunction_4 ? (write_high_3 ? result[63:32] : result[31:0]) : memory_data;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_3 [0:384];
  integer bank_3_word;
  initial begin
    for (bank_3_word = 0; bank_3_word < 385; bank_3_word = bank_3_word + 1) bank_3[bank_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write_3 && (write_address_3[8:0] < 9'h181)) begin
      if (chosen_7[0]) bank_3[write_address_3[8:0]][7:0] <= chosen_8[7:0];
      if (chosen_7[1]) bank_3[write_address_3[8:0]][15:8] <= chosen_8[15:8];
      if (chosen_7[2]) bank_3[write_address_3[8:0]][23:16] <= chosen_8[23:16];
      if (chosen_7[3]) bank_3[write_address_3[8:0]][31:24] <= chosen_8[31:24];
    end
  end
  initial word_3 = 32'd0;
  always @(posedge clock) begin
    if (read_3 & (~(write_3 & (read_address_3[8:0] == write_address_3[8:0])))) begin
      if (read_address_3[8:0] < 9'h181) word_3 <= bank_3[read_address_3[8:0]];
      else word_3 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
