// request_table: generator of hdl/src/memory/request_table.rs
// Written by Tombolo; change the source.

module request_table (
  input wire clock,
  input wire write,
  input wire [5:0] number,
  input wire [52:0] facts,
  input wire fills,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [1:0] misaligned_0,
  input wire [1:0] misaligned_1,
  input wire [1:0] misaligned_2,
  input wire [1:0] misaligned_3,
  input wire [5:0] answered,
  input wire [5:0] oldest,
  output wire answered_fills,
  output wire [6:0] answered_index,
  output wire [52:0] oldest_facts,
  output wire oldest_served_0,
  output wire oldest_served_1,
  output wire oldest_served_2,
  output wire oldest_served_3,
  output wire [3:0] oldest_word_0,
  output wire [3:0] oldest_word_1,
  output wire [3:0] oldest_word_2,
  output wire [3:0] oldest_word_3,
  output wire [1:0] oldest_misaligned_0,
  output wire [1:0] oldest_misaligned_1,
  output wire [1:0] oldest_misaligned_2,
  output wire [1:0] oldest_misaligned_3
);

  wire [7:0] fill_answered;
  wire [52:0] facts_oldest;
  wire [27:0] lanes_oldest;

  assign answered_fills = fill_answered[7];
  assign answered_index = fill_answered[6:0];
  assign oldest_facts = facts_oldest;
  assign oldest_served_0 = lanes_oldest[24];
  assign oldest_served_1 = lanes_oldest[25];
  assign oldest_served_2 = lanes_oldest[26];
  assign oldest_served_3 = lanes_oldest[27];
  assign oldest_word_0 = lanes_oldest[5:2];
  assign oldest_word_1 = lanes_oldest[11:8];
  assign oldest_word_2 = lanes_oldest[17:14];
  assign oldest_word_3 = lanes_oldest[23:20];
  assign oldest_misaligned_0 = lanes_oldest[1:0];
  assign oldest_misaligned_1 = lanes_oldest[7:6];
  assign oldest_misaligned_2 = lanes_oldest[13:12];
  assign oldest_misaligned_3 = lanes_oldest[19:18];

  (* no_rw_check *)
  reg [52:0] facts_ram [0:15];
  integer facts_ram_word;
  initial begin
    for (facts_ram_word = 0; facts_ram_word < 16; facts_ram_word = facts_ram_word + 1) facts_ram[facts_ram_word] =
        53'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      facts_ram[number[3:0]] <= facts;
    end
  end
  assign facts_oldest = facts_ram[oldest[3:0]];

  (* no_rw_check *)
  reg [7:0] fills_ram [0:15];
  integer fills_ram_word;
  initial begin
    for (fills_ram_word = 0; fills_ram_word < 16; fills_ram_word = fills_ram_word + 1) fills_ram[fills_ram_word] =
        8'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      fills_ram[number[3:0]] <= {fills, facts[52:46]};
    end
  end
  assign fill_answered = fills_ram[answered[3:0]];

  wire [23:0] joined_1 = {{word_3, misaligned_3}, {word_2, misaligned_2}, {word_1, misaligned_1}, {word_0,
      misaligned_0}};

  (* no_rw_check *)
  reg [27:0] lanes_ram [0:15];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 16; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        28'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number[3:0]] <= {{served_3, served_2, served_1, served_0}, joined_1};
    end
  end
  assign lanes_oldest = lanes_ram[oldest[3:0]];

endmodule
