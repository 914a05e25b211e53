// memory_lane: kernel of hdl/src/memory/lane.rs
// Written by Tombolo; change the source.

module memory_lane (
  input wire clock,
  input wire [31:0] vgpr,
  input wire load_low,
  input wire load_high,
  input wire load_data_0,
  input wire load_data_1,
  input wire load_data_2,
  input wire load_data_3,
  input wire [47:0] base,
  input wire [1:0] dword,
  input wire upper_part,
  output wire [41:0] line,
  output wire [5:0] offset,
  output wire crosses,
  output reg [31:0] data
);

  wire [47:0] dword_address;
  reg [31:0] low;
  reg [31:0] low_next;
  reg [15:0] high;
  reg [15:0] high_next;
  reg [31:0] words_0;
  reg [31:0] words_0_next;
  reg [31:0] words_1;
  reg [31:0] words_1_next;
  reg [31:0] words_2;
  reg [31:0] words_2_next;
  reg [31:0] words_3;
  reg [31:0] words_3_next;

  always @* begin
    data = words_0;
    if (dword == 2'd1) begin
      data = words_1;
    end
    if (dword == 2'd2) begin
      data = words_2;
    end
    if (dword == 2'd3) begin
      data = words_3;
    end
  end

  assign dword_address = (({32'd0, high} << 6'h20) | {16'd0, low}) + base;

  always @* begin
    low_next = low;
    if (load_low) begin
      low_next = vgpr;
    end
  end

  always @* begin
    high_next = high;
    if (load_low) begin
      high_next = 16'd0;
    end
    if (load_high) begin
      high_next = vgpr[15:0];
    end
  end

  always @* begin
    words_0_next = words_0;
    if (load_data_0) begin
      words_0_next = vgpr;
    end
  end

  always @* begin
    words_1_next = words_1;
    if (load_data_1) begin
      words_1_next = vgpr;
    end
  end

  always @* begin
    words_2_next = words_2;
    if (load_data_2) begin
      words_2_next = vgpr;
    end
  end

  always @* begin
    words_3_next = words_3;
    if (load_data_3) begin
      words_3_next = vgpr;
    end
  end

  initial begin
    low = 32'd0;
    high = 16'd0;
    words_0 = 32'd0;
    words_1 = 32'd0;
    words_2 = 32'd0;
    words_3 = 32'd0;
  end
  always @(posedge clock) begin
    low <= low_next;
    high <= high_next;
    words_0 <= words_0_next;
    words_1 <= words_1_next;
    words_2 <= words_2_next;
    words_3 <= words_3_next;
  end

  dword_address address_block (
    .address(dword_address),
    .dword(dword),
    .upper_part(upper_part),
    .line(line),
    .offset(offset),
    .crosses(crosses)
  );

endmodule
