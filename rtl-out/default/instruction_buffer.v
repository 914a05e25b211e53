// instruction_buffer: generator of hdl/src/front/instruction_buffer.rs
// Written by Tombolo; change the source.

module instruction_buffer (
  input wire [31:0] words_0,
  input wire [31:0] words_1,
  input wire [31:0] words_2,
  input wire [31:0] words_3,
  input wire [31:0] words_4,
  input wire [31:0] words_5,
  input wire [31:0] words_6,
  input wire [31:0] words_7,
  input wire [31:0] words_8,
  input wire [31:0] words_9,
  input wire [31:0] words_10,
  input wire [31:0] words_11,
  input wire [3:0] count,
  input wire [2:0] consume,
  input wire append,
  input wire [31:0] chunk_0,
  input wire [31:0] chunk_1,
  input wire [31:0] chunk_2,
  input wire [31:0] chunk_3,
  input wire [31:0] chunk_4,
  input wire [31:0] chunk_5,
  input wire [31:0] chunk_6,
  input wire [31:0] chunk_7,
  input wire [2:0] skip,
  input wire flush,
  output wire [31:0] next_words_0,
  output wire [31:0] next_words_1,
  output wire [31:0] next_words_2,
  output wire [31:0] next_words_3,
  output wire [31:0] next_words_4,
  output wire [31:0] next_words_5,
  output wire [31:0] next_words_6,
  output wire [31:0] next_words_7,
  output wire [31:0] next_words_8,
  output wire [31:0] next_words_9,
  output wire [31:0] next_words_10,
  output wire [31:0] next_words_11,
  output wire [3:0] next_count
);

  wire [3:0] kept_count;

  assign kept_count = count - {1'b0, consume};

  wire [383:0] joined_1 = {words_11, words_10, words_9, words_8, words_7, words_6, words_5, words_4, words_3,
      words_2, words_1, words_0};
  wire [255:0] joined_2 = {chunk_7, chunk_6, chunk_5, chunk_4, chunk_3, chunk_2, chunk_1, chunk_0};
  wire [383:0] conjunction_1 = ({128'd0, joined_2 >> {skip, 5'd0}} << {kept_count, 5'd0}) & {384{append}};
  wire [383:0] conjunction_2 = ((joined_1 >> {consume, 5'd0}) | conjunction_1) & {384{~flush}};

  assign next_words_0 = conjunction_2[31:0];
  assign next_words_1 = conjunction_2[63:32];
  assign next_words_2 = conjunction_2[95:64];
  assign next_words_3 = conjunction_2[127:96];
  assign next_words_4 = conjunction_2[159:128];
  assign next_words_5 = conjunction_2[191:160];
  assign next_words_6 = conjunction_2[223:192];
  assign next_words_7 = conjunction_2[255:224];
  assign next_words_8 = conjunction_2[287:256];
  assign next_words_9 = conjunction_2[319:288];
  assign next_words_10 = conjunction_2[351:320];
  assign next_words_11 = conjunction_2[383:352];
  assign next_count = (kept_count + ((4'd8 - {1'b0, skip}) & {4{append}})) & {4{~flush}};

endmodule
