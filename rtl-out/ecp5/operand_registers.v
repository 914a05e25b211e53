// operand_registers: generator of hdl/src/vector/lane/operands.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module operand_registers (
  input wire clock,
  input wire [127:0] data,
  input wire [5:0] load,
  input wire [11:0] bank,
  input wire [11:0] source,
  input wire [63:0] scalar_0,
  input wire [63:0] scalar_1,
  input wire [63:0] scalar_2,
  input wire uses_crossed,
  input wire [31:0] crossed,
  input wire [29:0] prepare,
  input wire [3:0] memory_banks,
  output wire [63:0] operand_0,
  output wire [63:0] operand_1,
  output wire [63:0] operand_2,
  output wire [31:0] memory_read
);

  reg [31:0] half_1;
  wire [191:0] word;
  reg [31:0] half_0;
  reg [31:0] half_3;
  reg [31:0] half_2;
  reg [31:0] half_5;
  reg [31:0] half_4;

  assign operand_0 = {half_1, half_0};
  assign operand_1 = {half_3, half_2};
  assign operand_2 = {half_5, half_4};
  assign memory_read = (data[0 +: 32] & {32{memory_banks[0]}}) | (data[1*32 +: 32] & {32{memory_banks[1]}}) |
      (data[2*32 +: 32] & {32{memory_banks[2]}}) | (data[3*32 +: 32] & {32{memory_banks[3]}});
  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_word
    reg [31:0] word_i;
    assign word[i*32 +: 32] = word_i;

    always @*
      case (bank[2*i +: 2])
        2'd1: word_i = data[1*32 +: 32];
        2'd2: word_i = data[2*32 +: 32];
        2'd3: word_i = data[3*32 +: 32];
        default: word_i = data[0 +: 32];
      endcase
  end

  wire [31:0] chosen_1 = (source[3:2] == 2'd1) ? scalar_0[63:32] : word[1*32 +: 32];
  wire [29:0] conjunction_1 = prepare & 30'h6018060;

  initial begin
    half_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[1]) begin
      half_1 <= {(chosen_1[31] & (~conjunction_1[8])) ^ conjunction_1[7], chosen_1[30:0]};
    end
  end

  wire [31:0] chosen_2 = (source[1:0] == 2'd1) ? (uses_crossed ? crossed : scalar_0[31:0]) : word[0 +: 32];
  wire [15:0] conjunction_2 = (conjunction_1[0] ? chosen_2[31:16] : chosen_2[15:0]) & {16{~conjunction_1[9]}};
  wire [15:0] conjunction_3 = (conjunction_1[1] ? chosen_2[15:0] : chosen_2[31:16]) & {16{~conjunction_1[2]}};

  initial begin
    half_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[0]) begin
      half_0 <= {{(conjunction_3[15] & (~conjunction_1[6])) ^ conjunction_1[5], conjunction_3[14:0]},
          {(conjunction_2[15] & (~conjunction_1[4])) ^ conjunction_1[3], conjunction_2[14:0]}};
    end
  end

  wire [31:0] chosen_3 = (source[7:6] == 2'd1) ? scalar_1[63:32] : word[3*32 +: 32];

  initial begin
    half_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[3]) begin
      half_3 <= {(chosen_3[31] & (~conjunction_1[18])) ^ conjunction_1[17], chosen_3[30:0]};
    end
  end

  wire [31:0] chosen_4 = (source[5:4] == 2'd1) ? scalar_1[31:0] : word[2*32 +: 32];
  wire [15:0] conjunction_4 = (conjunction_1[10] ? chosen_4[31:16] : chosen_4[15:0]) & {16{~conjunction_1[19]}};
  wire [15:0] conjunction_5 = (conjunction_1[11] ? chosen_4[15:0] : chosen_4[31:16]) & {16{~conjunction_1[12]}};

  initial begin
    half_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[2]) begin
      half_2 <= {{(conjunction_5[15] & (~conjunction_1[16])) ^ conjunction_1[15], conjunction_5[14:0]},
          {(conjunction_4[15] & (~conjunction_1[14])) ^ conjunction_1[13], conjunction_4[14:0]}};
    end
  end

  wire [31:0] chosen_5 = (source[11:10] == 2'd1) ? scalar_2[63:32] : word[5*32 +: 32];

  initial begin
    half_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[5]) begin
      half_5 <= {(chosen_5[31] & (~conjunction_1[28])) ^ conjunction_1[27], chosen_5[30:0]};
    end
  end

  wire [31:0] chosen_6 = (source[9:8] == 2'd1) ? scalar_2[31:0] : word[4*32 +: 32];
  wire [15:0] conjunction_6 = (conjunction_1[20] ? chosen_6[31:16] : chosen_6[15:0]) & {16{~conjunction_1[29]}};
  wire [15:0] conjunction_7 = (conjunction_1[21] ? chosen_6[15:0] : chosen_6[31:16]) & {16{~conjunction_1[22]}};

  initial begin
    half_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[4]) begin
      half_4 <= {{(conjunction_7[15] & (~conjunction_1[26])) ^ conjunction_1[25], conjunction_7[14:0]},
          {(conjunction_6[15] & (~conjunction_1[24])) ^ conjunction_1[23], conjunction_6[14:0]}};
    end
  end

endmodule

`default_nettype wire
