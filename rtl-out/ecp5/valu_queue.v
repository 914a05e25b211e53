// valu_queue: kernel of hdl/src/vector/queue.rs
// Written by Tombolo; change the source.

module valu_queue (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [15:0] issue_sequence,
  input wire issue_wave64,
  input wire [31:0] issue_m0,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs,
  output wire ready,
  input wire leaves,
  output wire not_empty,
  output wire [255:0] record
);

  wire enters;
  reg [31:0] decode_word0;
  reg [31:0] decode_word1;
  reg [31:0] decode_word2;
  reg [3:0] decode_wave;
  reg [15:0] decode_sequence;
  reg decode_wave64;
  reg [31:0] decode_m0;
  reg [10:0] decode_vgpr_base;
  wire [255:0] decode_record;
  wire decode_has_second;
  wire [3:0] ram_write_address;
  wire [3:0] ram_read_address;
  reg [2:0] head;
  reg [2:0] head_next;
  reg [2:0] tail;
  reg [2:0] tail_next;
  reg [3:0] count;
  reg [3:0] count_next;
  reg second;
  wire second_next;
  reg [3:0] second_wave;
  reg [31:0] second_word_0;
  reg [31:0] second_word_1;
  reg [31:0] second_word_2;
  reg [15:0] second_sequence;
  reg second_wave64;
  reg [31:0] second_m0;
  reg [10:0] second_vgpr_base;

  assign ready = (~(4'd6 < count)) & (~second);
  assign not_empty = count != 4'd0;
  assign enters = issue_valid | second;

  always @* begin
    decode_word0 = issue_word_0;
    if (second) begin
      decode_word0 = second_word_0;
    end
  end

  always @* begin
    decode_word1 = issue_word_1;
    if (second) begin
      decode_word1 = second_word_1;
    end
  end

  always @* begin
    decode_word2 = issue_word_2;
    if (second) begin
      decode_word2 = second_word_2;
    end
  end

  always @* begin
    decode_wave = issue_wave;
    if (second) begin
      decode_wave = second_wave;
    end
  end

  always @* begin
    decode_sequence = issue_sequence;
    if (second) begin
      decode_sequence = second_sequence;
    end
  end

  always @* begin
    decode_wave64 = issue_wave64;
    if (second) begin
      decode_wave64 = second_wave64;
    end
  end

  always @* begin
    decode_m0 = issue_m0;
    if (second) begin
      decode_m0 = second_m0;
    end
  end

  always @* begin
    decode_vgpr_base = issue_vgpr_base;
    if (second) begin
      decode_vgpr_base = second_vgpr_base;
    end
  end

  assign ram_write_address = {1'b0, tail};
  assign ram_read_address = {1'b0, head};

  always @* begin
    head_next = head;
    if (leaves) begin
      head_next = head + 3'd1;
    end
  end

  always @* begin
    tail_next = tail;
    if (enters) begin
      tail_next = tail + 3'd1;
    end
  end

  always @* begin
    count_next = count;
    if (enters & (~leaves)) begin
      count_next = count + 4'd1;
    end else if ((~enters) & leaves) begin
      count_next = count - 4'd1;
    end
  end

  assign second_next = issue_valid & decode_has_second;

  initial begin
    head = 3'd0;
    tail = 3'd0;
    count = 4'd0;
    second = 1'b0;
    second_wave = 4'd0;
    second_word_0 = 32'd0;
    second_word_1 = 32'd0;
    second_word_2 = 32'd0;
    second_sequence = 16'd0;
    second_wave64 = 1'b0;
    second_m0 = 32'd0;
    second_vgpr_base = 11'd0;
  end
  always @(posedge clock) begin
    head <= head_next;
    tail <= tail_next;
    count <= count_next;
    second <= second_next;
    second_wave <= issue_wave;
    second_word_0 <= issue_word_0;
    second_word_1 <= issue_word_1;
    second_word_2 <= issue_word_2;
    second_sequence <= issue_sequence;
    second_wave64 <= issue_wave64;
    second_m0 <= issue_m0;
    second_vgpr_base <= issue_vgpr_base;
  end

  valu_decode decode (
    .word0(decode_word0),
    .word1(decode_word1),
    .word2(decode_word2),
    .second(second),
    .wave(decode_wave),
    .sequence_(decode_sequence),
    .wave64(decode_wave64),
    .m0(decode_m0),
    .vgpr_base(decode_vgpr_base),
    .vgprs(vgprs),
    .record(decode_record),
    .has_second(decode_has_second)
  );

  queue_ram ram (
    .clock(clock),
    .write(enters),
    .write_address(ram_write_address),
    .write_data(decode_record),
    .read_address(ram_read_address),
    .read_data(record)
  );

endmodule
