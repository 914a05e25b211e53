// cache_arrays: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.

module cache_arrays (
  input wire clock,
  input wire read,
  input wire [41:0] read_line,
  input wire write,
  input wire [41:0] write_line,
  input wire [511:0] write_data,
  output wire matches_,
  output wire [31:0] low_0,
  output wire [31:0] low_1,
  output wire [31:0] low_2,
  output wire [31:0] low_3,
  output wire [31:0] low_4,
  output wire [31:0] low_5,
  output wire [31:0] low_6,
  output wire [31:0] low_7,
  output wire [31:0] high_0,
  output wire [31:0] high_1,
  output wire [31:0] high_2,
  output wire [31:0] high_3,
  output wire [31:0] high_4,
  output wire [31:0] high_5,
  output wire [31:0] high_6,
  output wire [31:0] high_7
);

  reg [511:0] line;
  reg [35:0] tag;
  reg [35:0] asked;

  assign matches_ = tag == asked;
  assign low_0 = line[31:0];
  assign low_1 = line[63:32];
  assign low_2 = line[95:64];
  assign low_3 = line[127:96];
  assign low_4 = line[159:128];
  assign low_5 = line[191:160];
  assign low_6 = line[223:192];
  assign low_7 = line[255:224];
  assign high_0 = line[287:256];
  assign high_1 = line[319:288];
  assign high_2 = line[351:320];
  assign high_3 = line[383:352];
  assign high_4 = line[415:384];
  assign high_5 = line[447:416];
  assign high_6 = line[479:448];
  assign high_7 = line[511:480];

  initial begin
    asked = 36'd0;
  end
  always @(posedge clock) begin
    if (read) begin
      asked <= read_line[41:6];
    end
  end

  (* no_rw_check *)
  reg [511:0] data [0:63];
  integer data_word;
  initial begin
    for (data_word = 0; data_word < 64; data_word = data_word + 1) data[data_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      data[write_line[5:0]] <= write_data;
    end
  end
  initial line = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      line <= data[read_line[5:0]];
    end
  end

  (* no_rw_check *)
  reg [35:0] tags [0:63];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 64; tags_word = tags_word + 1) tags[tags_word] = 36'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      tags[write_line[5:0]] <= write_line[41:6];
    end
  end
  initial tag = 36'd0;
  always @(posedge clock) begin
    if (read) begin
      tag <= tags[read_line[5:0]];
    end
  end

endmodule
