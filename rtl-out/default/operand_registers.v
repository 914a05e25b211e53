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
  input wire [63:0] result,
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

  reg [31:0] looked_up_1;
  always @*
    case (source[3:2])
      2'd1: looked_up_1 = scalar_0[63:32];
      2'd2: looked_up_1 = active ? (bypass_high[1] ? result[63:32] : result[31:0]) : word_1;
      2'd3: looked_up_1 = held_active ? (bypass_high[1] ? held[63:32] : held[31:0]) : word_1;
      default: looked_up_1 = word_1;
    endcase

  initial begin
    half_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[1]) begin
      half_1 <= looked_up_1;
    end
  end

  reg [31:0] looked_up_2;
  always @*
    case (source[1:0])
      2'd1: looked_up_2 = scalar_0[31:0];
      2'd2: looked_up_2 = active ? (bypass_high[0] ? result[63:32] : result[31:0]) : word_0;
      2'd3: looked_up_2 = held_active ? (bypass_high[0] ? held[63:32] : held[31:0]) : word_0;
      default: looked_up_2 = word_0;
    endcase

  initial begin
    half_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[0]) begin
      half_0 <= looked_up_2;
    end
  end

  reg [31:0] looked_up_3;
  always @*
    case (source[7:6])
      2'd1: looked_up_3 = scalar_1[63:32];
      2'd2: looked_up_3 = active ? (bypass_high[3] ? result[63:32] : result[31:0]) : word_3;
      2'd3: looked_up_3 = held_active ? (bypass_high[3] ? held[63:32] : held[31:0]) : word_3;
      default: looked_up_3 = word_3;
    endcase

  initial begin
    half_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[3]) begin
      half_3 <= looked_up_3;
    end
  end

  reg [31:0] looked_up_4;
  always @*
    case (source[5:4])
      2'd1: looked_up_4 = scalar_1[31:0];
      2'd2: looked_up_4 = active ? (bypass_high[2] ? result[63:32] : result[31:0]) : word_2;
      2'd3: looked_up_4 = held_active ? (bypass_high[2] ? held[63:32] : held[31:0]) : word_2;
      default: looked_up_4 = word_2;
    endcase

  initial begin
    half_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[2]) begin
      half_2 <= looked_up_4;
    end
  end

  reg [31:0] looked_up_5;
  always @*
    case (source[11:10])
      2'd1: looked_up_5 = scalar_2[63:32];
      2'd2: looked_up_5 = active ? (bypass_high[5] ? result[63:32] : result[31:0]) : word_5;
      2'd3: looked_up_5 = held_active ? (bypass_high[5] ? held[63:32] : held[31:0]) : word_5;
      default: looked_up_5 = word_5;
    endcase

  initial begin
    half_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[5]) begin
      half_5 <= looked_up_5;
    end
  end

  reg [31:0] looked_up_6;
  always @*
    case (source[9:8])
      2'd1: looked_up_6 = scalar_2[31:0];
      2'd2: looked_up_6 = active ? (bypass_high[4] ? result[63:32] : result[31:0]) : word_4;
      2'd3: looked_up_6 = held_active ? (bypass_high[4] ? held[63:32] : held[31:0]) : word_4;
      default: looked_up_6 = word_4;
    endcase

  initial begin
    half_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (load[4]) begin
      half_4 <= looked_up_6;
    end
  end

endmodule
