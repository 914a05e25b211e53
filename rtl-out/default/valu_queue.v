// valu_queue: kernel of hdl/src/vector/queue.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

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

  wire has_room;
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
  wire decode_more;
  wire [2:0] decode_next_step;
  wire [3:0] ram_write_address;
  wire [3:0] ram_read_address;
  reg [2:0] head;
  reg [2:0] head_next;
  reg [2:0] tail;
  reg [2:0] tail_next;
  reg [3:0] count;
  reg [3:0] count_next;
  reg [2:0] step;
  reg [2:0] step_next;
  reg follows;
  reg follows_next;
  reg [3:0] kept_wave;
  reg [3:0] kept_wave_next;
  reg [31:0] kept_word_0;
  reg [31:0] kept_word_0_next;
  reg [31:0] kept_word_1;
  reg [31:0] kept_word_1_next;
  reg [31:0] kept_word_2;
  reg [31:0] kept_word_2_next;
  reg [15:0] kept_sequence;
  reg [15:0] kept_sequence_next;
  reg kept_wave64;
  reg kept_wave64_next;
  reg [31:0] kept_m0;
  reg [31:0] kept_m0_next;
  reg [10:0] kept_vgpr_base;
  reg [10:0] kept_vgpr_base_next;

  assign ready = has_room & (~follows);
  assign not_empty = count != 4'd0;
  assign has_room = count != 4'd8;
  assign enters = has_room & (issue_valid | follows);

  always @* begin
    decode_word0 = issue_word_0;
    if (follows) begin
      decode_word0 = kept_word_0;
    end
  end

  always @* begin
    decode_word1 = issue_word_1;
    if (follows) begin
      decode_word1 = kept_word_1;
    end
  end

  always @* begin
    decode_word2 = issue_word_2;
    if (follows) begin
      decode_word2 = kept_word_2;
    end
  end

  always @* begin
    decode_wave = issue_wave;
    if (follows) begin
      decode_wave = kept_wave;
    end
  end

  always @* begin
    decode_sequence = issue_sequence;
    if (follows) begin
      decode_sequence = kept_sequence;
    end
  end

  always @* begin
    decode_wave64 = issue_wave64;
    if (follows) begin
      decode_wave64 = kept_wave64;
    end
  end

  always @* begin
    decode_m0 = issue_m0;
    if (follows) begin
      decode_m0 = kept_m0;
    end
  end

  always @* begin
    decode_vgpr_base = issue_vgpr_base;
    if (follows) begin
      decode_vgpr_base = kept_vgpr_base;
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

  always @* begin
    step_next = step;
    if (enters) begin
      step_next = 3'd0;
      if (decode_more) begin
        step_next = decode_next_step;
      end
    end
  end

  always @* begin
    follows_next = follows;
    if (enters) begin
      follows_next = decode_more;
    end
  end

  always @* begin
    kept_wave_next = kept_wave;
    if (issue_valid) begin
      kept_wave_next = issue_wave;
    end
  end

  always @* begin
    kept_word_0_next = kept_word_0;
    if (issue_valid) begin
      kept_word_0_next = issue_word_0;
    end
  end

  always @* begin
    kept_word_1_next = kept_word_1;
    if (issue_valid) begin
      kept_word_1_next = issue_word_1;
    end
  end

  always @* begin
    kept_word_2_next = kept_word_2;
    if (issue_valid) begin
      kept_word_2_next = issue_word_2;
    end
  end

  always @* begin
    kept_sequence_next = kept_sequence;
    if (issue_valid) begin
      kept_sequence_next = issue_sequence;
    end
  end

  always @* begin
    kept_wave64_next = kept_wave64;
    if (issue_valid) begin
      kept_wave64_next = issue_wave64;
    end
  end

  always @* begin
    kept_m0_next = kept_m0;
    if (issue_valid) begin
      kept_m0_next = issue_m0;
    end
  end

  always @* begin
    kept_vgpr_base_next = kept_vgpr_base;
    if (issue_valid) begin
      kept_vgpr_base_next = issue_vgpr_base;
    end
  end

  initial begin
    head = 3'd0;
    tail = 3'd0;
    count = 4'd0;
    step = 3'd0;
    follows = 1'b0;
    kept_wave = 4'd0;
    kept_word_0 = 32'd0;
    kept_word_1 = 32'd0;
    kept_word_2 = 32'd0;
    kept_sequence = 16'd0;
    kept_wave64 = 1'b0;
    kept_m0 = 32'd0;
    kept_vgpr_base = 11'd0;
  end
  always @(posedge clock) begin
    head <= head_next;
    tail <= tail_next;
    count <= count_next;
    step <= step_next;
    follows <= follows_next;
    kept_wave <= kept_wave_next;
    kept_word_0 <= kept_word_0_next;
    kept_word_1 <= kept_word_1_next;
    kept_word_2 <= kept_word_2_next;
    kept_sequence <= kept_sequence_next;
    kept_wave64 <= kept_wave64_next;
    kept_m0 <= kept_m0_next;
    kept_vgpr_base <= kept_vgpr_base_next;
  end

  valu_decode decode (
    .word0(decode_word0),
    .word1(decode_word1),
    .word2(decode_word2),
    .step(step),
    .wave(decode_wave),
    .sequence_(decode_sequence),
    .wave64(decode_wave64),
    .m0(decode_m0),
    .vgpr_base(decode_vgpr_base),
    .vgprs(vgprs),
    .record(decode_record),
    .more(decode_more),
    .next_step(decode_next_step)
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

`default_nettype wire
