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

  initial begin
    held = 64'd0;
    held_active = 1'b0;
  end
  always @(posedge clock) begin
    held <= result;
    held_active <= active;
  end

  wire [31:0] chosen_1 = (source[3:2] == 2'd1) ? scalar_0[63:32] : word[1*32 +: 32];
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
  wire [7:0] chosen_2 = (conjunction_2 | (conjunction_1 & (result_bytes[3] | bypass_high[1]))) ? looked_up_1[31:24] :
      chosen_1[31:24];
  wire [7:0] chosen_3 = (conjunction_2 | (conjunction_1 & (result_bytes[2] | bypass_high[1]))) ? looked_up_1[23:16] :
      chosen_1[23:16];
  wire [7:0] chosen_4 = (conjunction_2 | (conjunction_1 & (result_bytes[1] | bypass_high[1]))) ? looked_up_1[15:8] :
      chosen_1[15:8];
  wire [7:0] chosen_5 = (conjunction_2 | (conjunction_1 & (result_bytes[0] | bypass_high[1]))) ? looked_up_1[7:0] :
      chosen_1[7:0];
  wire [31:0] joined_1 = {chosen_2, chosen_3, chosen_4, chosen_5};
  wire [29:0] conjunction_3 = prepare;

  initial begin
    half_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[1]) begin
      half_1 <= {(joined_1[31] & (~conjunction_3[8])) ^ conjunction_3[7], joined_1[30:0]};
    end
  end

  wire [31:0] chosen_6 = (source[1:0] == 2'd1) ? (uses_crossed ? crossed : scalar_0[31:0]) : word[0 +: 32];
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
  wire [7:0] chosen_7 = (conjunction_5 | (conjunction_4 & (result_bytes[3] | bypass_high[0]))) ? looked_up_2[31:24] :
      chosen_6[31:24];
  wire [7:0] chosen_8 = (conjunction_5 | (conjunction_4 & (result_bytes[2] | bypass_high[0]))) ? looked_up_2[23:16] :
      chosen_6[23:16];
  wire [7:0] chosen_9 = (conjunction_5 | (conjunction_4 & (result_bytes[1] | bypass_high[0]))) ? looked_up_2[15:8] :
      chosen_6[15:8];
  wire [7:0] chosen_10 = (conjunction_5 | (conjunction_4 & (result_bytes[0] | bypass_high[0]))) ? looked_up_2[7:0] :
      chosen_6[7:0];
  wire [31:0] joined_2 = {chosen_7, chosen_8, chosen_9, chosen_10};
  wire [15:0] conjunction_6 = (conjunction_3[0] ? joined_2[31:16] : joined_2[15:0]) & {16{~conjunction_3[9]}};
  wire [15:0] conjunction_7 = (conjunction_3[1] ? joined_2[15:0] : joined_2[31:16]) & {16{~conjunction_3[2]}};

  initial begin
    half_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[0]) begin
      half_0 <= {{(conjunction_7[15] & (~conjunction_3[6])) ^ conjunction_3[5], conjunction_7[14:0]},
          {(conjunction_6[15] & (~conjunction_3[4])) ^ conjunction_3[3], conjunction_6[14:0]}};
    end
  end

  wire [31:0] chosen_11 = (source[7:6] == 2'd1) ? scalar_1[63:32] : word[3*32 +: 32];
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
  wire [7:0] chosen_12 = (conjunction_9 | (conjunction_8 & (result_bytes[3] | bypass_high[3]))) ? looked_up_3[31:24]
      : chosen_11[31:24];
  wire [7:0] chosen_13 = (conjunction_9 | (conjunction_8 & (result_bytes[2] | bypass_high[3]))) ? looked_up_3[23:16]
      : chosen_11[23:16];
  wire [7:0] chosen_14 = (conjunction_9 | (conjunction_8 & (result_bytes[1] | bypass_high[3]))) ? looked_up_3[15:8] :
      chosen_11[15:8];
  wire [7:0] chosen_15 = (conjunction_9 | (conjunction_8 & (result_bytes[0] | bypass_high[3]))) ? looked_up_3[7:0] :
      chosen_11[7:0];
  wire [31:0] joined_3 = {chosen_12, chosen_13, chosen_14, chosen_15};

  initial begin
    half_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[3]) begin
      half_3 <= {(joined_3[31] & (~conjunction_3[18])) ^ conjunction_3[17], joined_3[30:0]};
    end
  end

  wire [31:0] chosen_16 = (source[5:4] == 2'd1) ? scalar_1[31:0] : word[2*32 +: 32];
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
  wire [7:0] chosen_17 = (conjunction_11 | (conjunction_10 & (result_bytes[3] | bypass_high[2]))) ?
      looked_up_4[31:24] : chosen_16[31:24];
  wire [7:0] chosen_18 = (conjunction_11 | (conjunction_10 & (result_bytes[2] | bypass_high[2]))) ?
      looked_up_4[23:16] : chosen_16[23:16];
  wire [7:0] chosen_19 = (conjunction_11 | (conjunction_10 & (result_bytes[1] | bypass_high[2]))) ? looked_up_4[15:8]
      : chosen_16[15:8];
  wire [7:0] chosen_20 = (conjunction_11 | (conjunction_10 & (result_bytes[0] | bypass_high[2]))) ? looked_up_4[7:0]
      : chosen_16[7:0];
  wire [31:0] joined_4 = {chosen_17, chosen_18, chosen_19, chosen_20};
  wire [15:0] conjunction_12 = (conjunction_3[10] ? joined_4[31:16] : joined_4[15:0]) & {16{~conjunction_3[19]}};
  wire [15:0] conjunction_13 = (conjunction_3[11] ? joined_4[15:0] : joined_4[31:16]) & {16{~conjunction_3[12]}};

  initial begin
    half_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[2]) begin
      half_2 <= {{(conjunction_13[15] & (~conjunction_3[16])) ^ conjunction_3[15], conjunction_13[14:0]},
          {(conjunction_12[15] & (~conjunction_3[14])) ^ conjunction_3[13], conjunction_12[14:0]}};
    end
  end

  wire [31:0] chosen_21 = (source[11:10] == 2'd1) ? scalar_2[63:32] : word[5*32 +: 32];
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
  wire [7:0] chosen_22 = (conjunction_15 | (conjunction_14 & (result_bytes[3] | bypass_high[5]))) ?
      looked_up_5[31:24] : chosen_21[31:24];
  wire [7:0] chosen_23 = (conjunction_15 | (conjunction_14 & (result_bytes[2] | bypass_high[5]))) ?
      looked_up_5[23:16] : chosen_21[23:16];
  wire [7:0] chosen_24 = (conjunction_15 | (conjunction_14 & (result_bytes[1] | bypass_high[5]))) ? looked_up_5[15:8]
      : chosen_21[15:8];
  wire [7:0] chosen_25 = (conjunction_15 | (conjunction_14 & (result_bytes[0] | bypass_high[5]))) ? looked_up_5[7:0]
      : chosen_21[7:0];
  wire [31:0] joined_5 = {chosen_22, chosen_23, chosen_24, chosen_25};

  initial begin
    half_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[5]) begin
      half_5 <= {(joined_5[31] & (~conjunction_3[28])) ^ conjunction_3[27], joined_5[30:0]};
    end
  end

  wire [31:0] chosen_26 = (source[9:8] == 2'd1) ? scalar_2[31:0] : word[4*32 +: 32];
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
  wire [7:0] chosen_27 = (conjunction_17 | (conjunction_16 & (result_bytes[3] | bypass_high[4]))) ?
      looked_up_6[31:24] : chosen_26[31:24];
  wire [7:0] chosen_28 = (conjunction_17 | (conjunction_16 & (result_bytes[2] | bypass_high[4]))) ?
      looked_up_6[23:16] : chosen_26[23:16];
  wire [7:0] chosen_29 = (conjunction_17 | (conjunction_16 & (result_bytes[1] | bypass_high[4]))) ? looked_up_6[15:8]
      : chosen_26[15:8];
  wire [7:0] chosen_30 = (conjunction_17 | (conjunction_16 & (result_bytes[0] | bypass_high[4]))) ? looked_up_6[7:0]
      : chosen_26[7:0];
  wire [31:0] joined_6 = {chosen_27, chosen_28, chosen_29, chosen_30};
  wire [15:0] conjunction_18 = (conjunction_3[20] ? joined_6[31:16] : joined_6[15:0]) & {16{~conjunction_3[29]}};
  wire [15:0] conjunction_19 = (conjunction_3[21] ? joined_6[15:0] : joined_6[31:16]) & {16{~conjunction_3[22]}};

  initial begin
    half_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[4]) begin
      half_4 <= {{(conjunction_19[15] & (~conjunction_3[26])) ^ conjunction_3[25], conjunction_19[14:0]},
          {(conjunction_18[15] & (~conjunction_3[24])) ^ conjunction_3[23], conjunction_18[14:0]}};
    end
  end

endmodule

`default_nettype wire
