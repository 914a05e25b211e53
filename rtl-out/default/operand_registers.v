// operand_registers: generator of hdl/src/vector/lane/operands.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module operand_registers (
  input wire clock,
  input wire [31:0] data_0,
  input wire [31:0] data_1,
  input wire [31:0] data_2,
  input wire [31:0] data_3,
  input wire [5:0] load,
  input wire [11:0] bank,
  input wire [11:0] source,
  input wire [5:0] bypass_high,
  input wire [63:0] scalar_0,
  input wire [63:0] scalar_1,
  input wire [63:0] scalar_2,
  input wire uses_crossed,
  input wire [31:0] crossed,
  input wire [29:0] prepare,
  input wire [63:0] result,
  input wire [3:0] result_bytes,
  input wire active,
  input wire [3:0] memory_banks,
  output wire [63:0] operand_0,
  output wire [63:0] operand_1,
  output wire [63:0] operand_2,
  output wire [31:0] memory_read
);

  reg [63:0] held;
  reg held_active;
  reg [31:0] word_1;
  reg [31:0] half_1;
  reg [31:0] word_0;
  reg [31:0] half_0;
  reg [31:0] word_3;
  reg [31:0] half_3;
  reg [31:0] word_2;
  reg [31:0] half_2;
  reg [31:0] word_5;
  reg [31:0] half_5;
  reg [31:0] word_4;
  reg [31:0] half_4;

  always @*
    case (bank[3:2])
      2'd1: word_1 = data_1;
      2'd2: word_1 = data_2;
      2'd3: word_1 = data_3;
      default: word_1 = data_0;
    endcase

  always @*
    case (bank[1:0])
      2'd1: word_0 = data_1;
      2'd2: word_0 = data_2;
      2'd3: word_0 = data_3;
      default: word_0 = data_0;
    endcase

  always @*
    case (bank[7:6])
      2'd1: word_3 = data_1;
      2'd2: word_3 = data_2;
      2'd3: word_3 = data_3;
      default: word_3 = data_0;
    endcase

  always @*
    case (bank[5:4])
      2'd1: word_2 = data_1;
      2'd2: word_2 = data_2;
      2'd3: word_2 = data_3;
      default: word_2 = data_0;
    endcase

  always @*
    case (bank[11:10])
      2'd1: word_5 = data_1;
      2'd2: word_5 = data_2;
      2'd3: word_5 = data_3;
      default: word_5 = data_0;
    endcase

  always @*
    case (bank[9:8])
      2'd1: word_4 = data_1;
      2'd2: word_4 = data_2;
      2'd3: word_4 = data_3;
      default: word_4 = data_0;
    endcase

  assign operand_0 = {half_1, half_0};
  assign operand_1 = {half_3, half_2};
  assign operand_2 = {half_5, half_4};
  wire [31:0] disjunction_1 = (data_0 & {32{memory_banks[0]}}) | (data_1 & {32{memory_banks[1]}});
  assign memory_read = disjunction_1 | (data_2 & {32{memory_banks[2]}}) | (data_3 & {32{memory_banks[3]}});

  initial begin
    held = 64'd0;
    held_active = 1'b0;
  end
  always @(posedge clock) begin
    held <= result;
    held_active <= active;
  end

  wire [31:0] chosen_1 = (source[3:2] == 2'd1) ? scalar_0[63:32] : word_1;
  wire equal_1 = source[3:2] == 2'd3;

  reg [31:0] looked_up_1;
  always @*
    case ({equal_1, bypass_high[1]})
      2'd1: looked_up_1 = result[63:32];
      2'd2: looked_up_1 = held[31:0];
      2'd3: looked_up_1 = held[63:32];
      default: looked_up_1 = result[31:0];
    endcase

  wire conjunction_1 = (source[3:2] == 2'd2) & active;
  wire conjunction_2 = equal_1 & held_active;
  wire disjunction_2 = conjunction_2 | (conjunction_1 & (result_bytes[0] | bypass_high[1]));
  wire disjunction_3 = conjunction_2 | (conjunction_1 & (result_bytes[1] | bypass_high[1]));
  wire disjunction_4 = conjunction_2 | (conjunction_1 & (result_bytes[2] | bypass_high[1]));
  wire disjunction_5 = conjunction_2 | (conjunction_1 & (result_bytes[3] | bypass_high[1]));
  wire [31:0] joined_1 = {disjunction_5 ? looked_up_1[31:24] : chosen_1[31:24], disjunction_4 ? looked_up_1[23:16] :
      chosen_1[23:16], disjunction_3 ? looked_up_1[15:8] : chosen_1[15:8], disjunction_2 ? looked_up_1[7:0] :
      chosen_1[7:0]};
  wire [29:0] conjunction_3 = prepare;

  initial begin
    half_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[1]) begin
      half_1 <= {(joined_1[31] & (~conjunction_3[8])) ^ conjunction_3[7], joined_1[30:0]};
    end
  end

  wire [31:0] chosen_2 = (source[1:0] == 2'd1) ? (uses_crossed ? crossed : scalar_0[31:0]) : word_0;
  wire equal_2 = source[1:0] == 2'd3;

  reg [31:0] looked_up_2;
  always @*
    case ({equal_2, bypass_high[0]})
      2'd1: looked_up_2 = result[63:32];
      2'd2: looked_up_2 = held[31:0];
      2'd3: looked_up_2 = held[63:32];
      default: looked_up_2 = result[31:0];
    endcase

  wire conjunction_4 = (source[1:0] == 2'd2) & active;
  wire conjunction_5 = equal_2 & held_active;
  wire disjunction_6 = conjunction_5 | (conjunction_4 & (result_bytes[0] | bypass_high[0]));
  wire disjunction_7 = conjunction_5 | (conjunction_4 & (result_bytes[1] | bypass_high[0]));
  wire disjunction_8 = conjunction_5 | (conjunction_4 & (result_bytes[2] | bypass_high[0]));
  wire disjunction_9 = conjunction_5 | (conjunction_4 & (result_bytes[3] | bypass_high[0]));
  wire [31:0] joined_2 = {disjunction_9 ? looked_up_2[31:24] : chosen_2[31:24], disjunction_8 ? looked_up_2[23:16] :
      chosen_2[23:16], disjunction_7 ? looked_up_2[15:8] : chosen_2[15:8], disjunction_6 ? looked_up_2[7:0] :
      chosen_2[7:0]};
  wire [15:0] conjunction_6 = (conjunction_3[0] ? joined_2[31:16] : joined_2[15:0]) & {16{~conjunction_3[9]}};
  wire [15:0] conjunction_7 = (conjunction_3[1] ? joined_2[15:0] : joined_2[31:16]) & {16{~conjunction_3[2]}};
  wire [15:0] joined_3 = {(conjunction_7[15] & (~conjunction_3[6])) ^ conjunction_3[5], conjunction_7[14:0]};
  wire [15:0] joined_4 = {(conjunction_6[15] & (~conjunction_3[4])) ^ conjunction_3[3], conjunction_6[14:0]};

  initial begin
    half_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[0]) begin
      half_0 <= {joined_3, joined_4};
    end
  end

  wire [31:0] chosen_3 = (source[7:6] == 2'd1) ? scalar_1[63:32] : word_3;
  wire equal_3 = source[7:6] == 2'd3;

  reg [31:0] looked_up_3;
  always @*
    case ({equal_3, bypass_high[3]})
      2'd1: looked_up_3 = result[63:32];
      2'd2: looked_up_3 = held[31:0];
      2'd3: looked_up_3 = held[63:32];
      default: looked_up_3 = result[31:0];
    endcase

  wire conjunction_8 = (source[7:6] == 2'd2) & active;
  wire conjunction_9 = equal_3 & held_active;
  wire disjunction_10 = conjunction_9 | (conjunction_8 & (result_bytes[0] | bypass_high[3]));
  wire disjunction_11 = conjunction_9 | (conjunction_8 & (result_bytes[1] | bypass_high[3]));
  wire disjunction_12 = conjunction_9 | (conjunction_8 & (result_bytes[2] | bypass_high[3]));
  wire disjunction_13 = conjunction_9 | (conjunction_8 & (result_bytes[3] | bypass_high[3]));
  wire [31:0] joined_5 = {disjunction_13 ? looked_up_3[31:24] : chosen_3[31:24], disjunction_12 ? looked_up_3[23:16]
      : chosen_3[23:16], disjunction_11 ? looked_up_3[15:8] : chosen_3[15:8], disjunction_10 ? looked_up_3[7:0] :
      chosen_3[7:0]};

  initial begin
    half_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[3]) begin
      half_3 <= {(joined_5[31] & (~conjunction_3[18])) ^ conjunction_3[17], joined_5[30:0]};
    end
  end

  wire [31:0] chosen_4 = (source[5:4] == 2'd1) ? scalar_1[31:0] : word_2;
  wire equal_4 = source[5:4] == 2'd3;

  reg [31:0] looked_up_4;
  always @*
    case ({equal_4, bypass_high[2]})
      2'd1: looked_up_4 = result[63:32];
      2'd2: looked_up_4 = held[31:0];
      2'd3: looked_up_4 = held[63:32];
      default: looked_up_4 = result[31:0];
    endcase

  wire conjunction_10 = (source[5:4] == 2'd2) & active;
  wire conjunction_11 = equal_4 & held_active;
  wire disjunction_14 = conjunction_11 | (conjunction_10 & (result_bytes[0] | bypass_high[2]));
  wire disjunction_15 = conjunction_11 | (conjunction_10 & (result_bytes[1] | bypass_high[2]));
  wire disjunction_16 = conjunction_11 | (conjunction_10 & (result_bytes[2] | bypass_high[2]));
  wire disjunction_17 = conjunction_11 | (conjunction_10 & (result_bytes[3] | bypass_high[2]));
  wire [31:0] joined_6 = {disjunction_17 ? looked_up_4[31:24] : chosen_4[31:24], disjunction_16 ? looked_up_4[23:16]
      : chosen_4[23:16], disjunction_15 ? looked_up_4[15:8] : chosen_4[15:8], disjunction_14 ? looked_up_4[7:0] :
      chosen_4[7:0]};
  wire [15:0] conjunction_12 = (conjunction_3[10] ? joined_6[31:16] : joined_6[15:0]) & {16{~conjunction_3[19]}};
  wire [15:0] conjunction_13 = (conjunction_3[11] ? joined_6[15:0] : joined_6[31:16]) & {16{~conjunction_3[12]}};
  wire [15:0] joined_7 = {(conjunction_13[15] & (~conjunction_3[16])) ^ conjunction_3[15], conjunction_13[14:0]};
  wire [15:0] joined_8 = {(conjunction_12[15] & (~conjunction_3[14])) ^ conjunction_3[13], conjunction_12[14:0]};

  initial begin
    half_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[2]) begin
      half_2 <= {joined_7, joined_8};
    end
  end

  wire [31:0] chosen_5 = (source[11:10] == 2'd1) ? scalar_2[63:32] : word_5;
  wire equal_5 = source[11:10] == 2'd3;

  reg [31:0] looked_up_5;
  always @*
    case ({equal_5, bypass_high[5]})
      2'd1: looked_up_5 = result[63:32];
      2'd2: looked_up_5 = held[31:0];
      2'd3: looked_up_5 = held[63:32];
      default: looked_up_5 = result[31:0];
    endcase

  wire conjunction_14 = (source[11:10] == 2'd2) & active;
  wire conjunction_15 = equal_5 & held_active;
  wire disjunction_18 = conjunction_15 | (conjunction_14 & (result_bytes[0] | bypass_high[5]));
  wire disjunction_19 = conjunction_15 | (conjunction_14 & (result_bytes[1] | bypass_high[5]));
  wire disjunction_20 = conjunction_15 | (conjunction_14 & (result_bytes[2] | bypass_high[5]));
  wire disjunction_21 = conjunction_15 | (conjunction_14 & (result_bytes[3] | bypass_high[5]));
  wire [31:0] joined_9 = {disjunction_21 ? looked_up_5[31:24] : chosen_5[31:24], disjunction_20 ? looked_up_5[23:16]
      : chosen_5[23:16], disjunction_19 ? looked_up_5[15:8] : chosen_5[15:8], disjunction_18 ? looked_up_5[7:0] :
      chosen_5[7:0]};

  initial begin
    half_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[5]) begin
      half_5 <= {(joined_9[31] & (~conjunction_3[28])) ^ conjunction_3[27], joined_9[30:0]};
    end
  end

  wire [31:0] chosen_6 = (source[9:8] == 2'd1) ? scalar_2[31:0] : word_4;
  wire equal_6 = source[9:8] == 2'd3;

  reg [31:0] looked_up_6;
  always @*
    case ({equal_6, bypass_high[4]})
      2'd1: looked_up_6 = result[63:32];
      2'd2: looked_up_6 = held[31:0];
      2'd3: looked_up_6 = held[63:32];
      default: looked_up_6 = result[31:0];
    endcase

  wire conjunction_16 = (source[9:8] == 2'd2) & active;
  wire conjunction_17 = equal_6 & held_active;
  wire disjunction_22 = conjunction_17 | (conjunction_16 & (result_bytes[0] | bypass_high[4]));
  wire disjunction_23 = conjunction_17 | (conjunction_16 & (result_bytes[1] | bypass_high[4]));
  wire disjunction_24 = conjunction_17 | (conjunction_16 & (result_bytes[2] | bypass_high[4]));
  wire disjunction_25 = conjunction_17 | (conjunction_16 & (result_bytes[3] | bypass_high[4]));
  wire [31:0] joined_10 = {disjunction_25 ? looked_up_6[31:24] : chosen_6[31:24], disjunction_24 ? looked_up_6[23:16]
      : chosen_6[23:16], disjunction_23 ? looked_up_6[15:8] : chosen_6[15:8], disjunction_22 ? looked_up_6[7:0] :
      chosen_6[7:0]};
  wire [15:0] conjunction_18 = (conjunction_3[20] ? joined_10[31:16] : joined_10[15:0]) & {16{~conjunction_3[29]}};
  wire [15:0] conjunction_19 = (conjunction_3[21] ? joined_10[15:0] : joined_10[31:16]) & {16{~conjunction_3[22]}};
  wire [15:0] joined_11 = {(conjunction_19[15] & (~conjunction_3[26])) ^ conjunction_3[25], conjunction_19[14:0]};
  wire [15:0] joined_12 = {(conjunction_18[15] & (~conjunction_3[24])) ^ conjunction_3[23], conjunction_18[14:0]};

  initial begin
    half_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[4]) begin
      half_4 <= {joined_11, joined_12};
    end
  end

endmodule

`default_nettype wire
