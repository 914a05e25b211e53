// operand_registers: generator of hdl/src/vector/lane/operands.rs
// Written by Tombolo; change the source.

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
  input wire [1:0] memory_bank,
  output wire [63:0] operand_0,
  output wire [63:0] operand_1,
  output wire [63:0] operand_2,
  output reg [31:0] memory_read
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

  always @*
    case (memory_bank)
      2'd1: memory_read = data_1;
      2'd2: memory_read = data_2;
      2'd3: memory_read = data_3;
      default: memory_read = data_0;
    endcase

  initial begin
    held = 64'd0;
    held_active = 1'b0;
  end
  always @(posedge clock) begin
    held <= result;
    held_active <= active;
  end

  wire [31:0] chosen_1 = bypass_high[1] ? result[63:32] : result[31:0];
  wire [7:0] chosen_2 = (active & (result_bytes[3] | bypass_high[1])) ? chosen_1[31:24] : word_1[31:24];
  wire [7:0] chosen_3 = (active & (result_bytes[2] | bypass_high[1])) ? chosen_1[23:16] : word_1[23:16];
  wire [7:0] chosen_4 = (active & (result_bytes[1] | bypass_high[1])) ? chosen_1[15:8] : word_1[15:8];
  wire [7:0] chosen_5 = (active & (result_bytes[0] | bypass_high[1])) ? chosen_1[7:0] : word_1[7:0];

  reg [31:0] looked_up_1;
  always @*
    case (source[3:2])
      2'd1: looked_up_1 = scalar_0[63:32];
      2'd2: looked_up_1 = {chosen_2, chosen_3, chosen_4, chosen_5};
      2'd3: looked_up_1 = held_active ? (bypass_high[1] ? held[63:32] : held[31:0]) : word_1;
      default: looked_up_1 = word_1;
    endcase

  initial begin
    half_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[1]) begin
      half_1 <= {(looked_up_1[31] & (~prepare[8])) ^ prepare[7], looked_up_1[30:0]};
    end
  end

  wire [31:0] chosen_6 = bypass_high[0] ? result[63:32] : result[31:0];
  wire [7:0] chosen_7 = (active & (result_bytes[3] | bypass_high[0])) ? chosen_6[31:24] : word_0[31:24];
  wire [7:0] chosen_8 = (active & (result_bytes[2] | bypass_high[0])) ? chosen_6[23:16] : word_0[23:16];
  wire [7:0] chosen_9 = (active & (result_bytes[1] | bypass_high[0])) ? chosen_6[15:8] : word_0[15:8];
  wire [7:0] chosen_10 = (active & (result_bytes[0] | bypass_high[0])) ? chosen_6[7:0] : word_0[7:0];

  reg [31:0] looked_up_2;
  always @*
    case (source[1:0])
      2'd1: looked_up_2 = uses_crossed ? crossed : scalar_0[31:0];
      2'd2: looked_up_2 = {chosen_7, chosen_8, chosen_9, chosen_10};
      2'd3: looked_up_2 = held_active ? (bypass_high[0] ? held[63:32] : held[31:0]) : word_0;
      default: looked_up_2 = word_0;
    endcase

  wire [15:0] conjunction_1 = (prepare[0] ? looked_up_2[31:16] : looked_up_2[15:0]) & {16{~prepare[9]}};
  wire [15:0] conjunction_2 = (prepare[1] ? looked_up_2[15:0] : looked_up_2[31:16]) & {16{~prepare[2]}};
  wire [15:0] joined_1 = {(conjunction_2[15] & (~prepare[6])) ^ prepare[5], conjunction_2[14:0]};
  wire [15:0] joined_2 = {(conjunction_1[15] & (~prepare[4])) ^ prepare[3], conjunction_1[14:0]};

  initial begin
    half_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[0]) begin
      half_0 <= {joined_1, joined_2};
    end
  end

  wire [31:0] chosen_11 = bypass_high[3] ? result[63:32] : result[31:0];
  wire [7:0] chosen_12 = (active & (result_bytes[3] | bypass_high[3])) ? chosen_11[31:24] : word_3[31:24];
  wire [7:0] chosen_13 = (active & (result_bytes[2] | bypass_high[3])) ? chosen_11[23:16] : word_3[23:16];
  wire [7:0] chosen_14 = (active & (result_bytes[1] | bypass_high[3])) ? chosen_11[15:8] : word_3[15:8];
  wire [7:0] chosen_15 = (active & (result_bytes[0] | bypass_high[3])) ? chosen_11[7:0] : word_3[7:0];

  reg [31:0] looked_up_3;
  always @*
    case (source[7:6])
      2'd1: looked_up_3 = scalar_1[63:32];
      2'd2: looked_up_3 = {chosen_12, chosen_13, chosen_14, chosen_15};
      2'd3: looked_up_3 = held_active ? (bypass_high[3] ? held[63:32] : held[31:0]) : word_3;
      default: looked_up_3 = word_3;
    endcase

  initial begin
    half_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[3]) begin
      half_3 <= {(looked_up_3[31] & (~prepare[18])) ^ prepare[17], looked_up_3[30:0]};
    end
  end

  wire [31:0] chosen_16 = bypass_high[2] ? result[63:32] : result[31:0];
  wire [7:0] chosen_17 = (active & (result_bytes[3] | bypass_high[2])) ? chosen_16[31:24] : word_2[31:24];
  wire [7:0] chosen_18 = (active & (result_bytes[2] | bypass_high[2])) ? chosen_16[23:16] : word_2[23:16];
  wire [7:0] chosen_19 = (active & (result_bytes[1] | bypass_high[2])) ? chosen_16[15:8] : word_2[15:8];
  wire [7:0] chosen_20 = (active & (result_bytes[0] | bypass_high[2])) ? chosen_16[7:0] : word_2[7:0];

  reg [31:0] looked_up_4;
  always @*
    case (source[5:4])
      2'd1: looked_up_4 = scalar_1[31:0];
      2'd2: looked_up_4 = {chosen_17, chosen_18, chosen_19, chosen_20};
      2'd3: looked_up_4 = held_active ? (bypass_high[2] ? held[63:32] : held[31:0]) : word_2;
      default: looked_up_4 = word_2;
    endcase

  wire [15:0] conjunction_3 = (prepare[10] ? looked_up_4[31:16] : looked_up_4[15:0]) & {16{~prepare[19]}};
  wire [15:0] conjunction_4 = (prepare[11] ? looked_up_4[15:0] : looked_up_4[31:16]) & {16{~prepare[12]}};
  wire [15:0] joined_3 = {(conjunction_4[15] & (~prepare[16])) ^ prepare[15], conjunction_4[14:0]};
  wire [15:0] joined_4 = {(conjunction_3[15] & (~prepare[14])) ^ prepare[13], conjunction_3[14:0]};

  initial begin
    half_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[2]) begin
      half_2 <= {joined_3, joined_4};
    end
  end

  wire [31:0] chosen_21 = bypass_high[5] ? result[63:32] : result[31:0];
  wire [7:0] chosen_22 = (active & (result_bytes[3] | bypass_high[5])) ? chosen_21[31:24] : word_5[31:24];
  wire [7:0] chosen_23 = (active & (result_bytes[2] | bypass_high[5])) ? chosen_21[23:16] : word_5[23:16];
  wire [7:0] chosen_24 = (active & (result_bytes[1] | bypass_high[5])) ? chosen_21[15:8] : word_5[15:8];
  wire [7:0] chosen_25 = (active & (result_bytes[0] | bypass_high[5])) ? chosen_21[7:0] : word_5[7:0];

  reg [31:0] looked_up_5;
  always @*
    case (source[11:10])
      2'd1: looked_up_5 = scalar_2[63:32];
      2'd2: looked_up_5 = {chosen_22, chosen_23, chosen_24, chosen_25};
      2'd3: looked_up_5 = held_active ? (bypass_high[5] ? held[63:32] : held[31:0]) : word_5;
      default: looked_up_5 = word_5;
    endcase

  initial begin
    half_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[5]) begin
      half_5 <= {(looked_up_5[31] & (~prepare[28])) ^ prepare[27], looked_up_5[30:0]};
    end
  end

  wire [31:0] chosen_26 = bypass_high[4] ? result[63:32] : result[31:0];
  wire [7:0] chosen_27 = (active & (result_bytes[3] | bypass_high[4])) ? chosen_26[31:24] : word_4[31:24];
  wire [7:0] chosen_28 = (active & (result_bytes[2] | bypass_high[4])) ? chosen_26[23:16] : word_4[23:16];
  wire [7:0] chosen_29 = (active & (result_bytes[1] | bypass_high[4])) ? chosen_26[15:8] : word_4[15:8];
  wire [7:0] chosen_30 = (active & (result_bytes[0] | bypass_high[4])) ? chosen_26[7:0] : word_4[7:0];

  reg [31:0] looked_up_6;
  always @*
    case (source[9:8])
      2'd1: looked_up_6 = scalar_2[31:0];
      2'd2: looked_up_6 = {chosen_27, chosen_28, chosen_29, chosen_30};
      2'd3: looked_up_6 = held_active ? (bypass_high[4] ? held[63:32] : held[31:0]) : word_4;
      default: looked_up_6 = word_4;
    endcase

  wire [15:0] conjunction_5 = (prepare[20] ? looked_up_6[31:16] : looked_up_6[15:0]) & {16{~prepare[29]}};
  wire [15:0] conjunction_6 = (prepare[21] ? looked_up_6[15:0] : looked_up_6[31:16]) & {16{~prepare[22]}};
  wire [15:0] joined_5 = {(conjunction_6[15] & (~prepare[26])) ^ prepare[25], conjunction_6[14:0]};
  wire [15:0] joined_6 = {(conjunction_5[15] & (~prepare[24])) ^ prepare[23], conjunction_5[14:0]};

  initial begin
    half_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[4]) begin
      half_4 <= {joined_5, joined_6};
    end
  end

endmodule
