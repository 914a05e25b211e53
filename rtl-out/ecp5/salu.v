// salu: kernel of hdl/src/scalar/salu.rs
// Written by Tombolo; change the source.

module salu (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word,
  input wire [31:0] issue_literal,
  output wire ready,
  input wire scc,
  input wire read_scc,
  output wire [3:0] read_wave,
  output wire [6:0] read_index_0,
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0,
  input wire [63:0] read_data_1,
  output wire write,
  input wire write_ready,
  output wire [3:0] write_wave,
  output reg [5:0] write_pair,
  output reg [63:0] write_data,
  output reg [1:0] write_halves,
  output wire scc_write,
  output wire scc_value,
  output wire done
);

  wire saves_exec;
  wire writes;
  reg depends;
  wire waits;
  wire wrote;
  wire finishes;
  wire executes_next;
  wire [5:0] destination_pair;
  wire to_trap;
  wire decode_reads_scc;
  wire decode_is_register_0;
  wire decode_is_register_1;
  wire [63:0] decode_constant_0;
  wire [63:0] decode_constant_1;
  wire [6:0] decode_destination;
  wire [15:0] decode_control;
  wire [63:0] execute_result;
  wire [63:0] execute_saved;
  wire execute_scc_write;
  reg decode_valid;
  reg decode_valid_next;
  reg [3:0] decode_wave;
  reg [3:0] decode_wave_next;
  reg [31:0] decode_word_q;
  reg [31:0] decode_word_next;
  reg [31:0] decode_literal_q;
  reg [31:0] decode_literal_next;
  reg execute_valid;
  reg execute_valid_next;
  reg [3:0] execute_wave;
  reg [3:0] execute_wave_next;
  reg [15:0] execute_control_q;
  reg [15:0] execute_control_next;
  reg [6:0] execute_destination;
  reg [6:0] execute_destination_next;
  reg execute_is_register_0_q;
  reg execute_is_register_0_next;
  reg execute_is_register_1_q;
  reg execute_is_register_1_next;
  reg [63:0] execute_constant_0_q;
  reg [63:0] execute_constant_0_next;
  reg [63:0] execute_constant_1_q;
  reg [63:0] execute_constant_1_next;
  reg execute_second;
  reg execute_second_next;

  assign ready = (~decode_valid) | executes_next;
  assign read_wave = decode_wave;
  assign write = execute_valid & writes;
  assign write_wave = execute_wave;

  always @* begin
    write_pair = destination_pair;
    if (saves_exec & execute_second) begin
      write_pair = 6'h3f;
    end
  end

  always @* begin
    write_data = execute_result;
    if (execute_destination[0]) begin
      write_data = execute_result << 6'h20;
    end
    if (saves_exec & (~execute_second)) begin
      write_data = execute_saved;
      if (execute_destination[0]) begin
        write_data = execute_saved << 6'h20;
      end
    end
    if (saves_exec & execute_second) begin
      write_data = execute_result;
    end
  end

  always @* begin
    write_halves = 2'd3;
    if (~execute_control_q[10]) begin
      write_halves = 2'd1;
      if (execute_destination[0]) begin
        write_halves = 2'd2;
      end
    end
    if (saves_exec & execute_second) begin
      write_halves = 2'd1;
    end
  end

  assign scc_write = finishes & execute_scc_write & (~to_trap);
  assign done = finishes;
  assign saves_exec = execute_control_q[12];
  assign writes = execute_control_q[13];

  always @* begin
    depends = 1'b0;
    if (decode_is_register_0 & (read_index_0[6:1] == destination_pair)) begin
      depends = 1'b1;
    end
    if (decode_is_register_1 & (read_index_1[6:1] == destination_pair)) begin
      depends = 1'b1;
    end
    if (saves_exec | (execute_scc_write & decode_reads_scc)) begin
      depends = 1'b1;
    end
  end

  assign waits = depends & execute_valid & (execute_wave == decode_wave);
  assign wrote = execute_valid & (write_ready | (~writes));
  assign finishes = wrote & ((~saves_exec) | execute_second);
  assign executes_next = decode_valid & (~waits) & ((~execute_valid) | finishes);
  assign destination_pair = execute_destination[6:1];
  assign to_trap = writes & (~(destination_pair < 6'h36)) & (destination_pair < 6'h3e);

  always @* begin
    decode_valid_next = decode_valid;
    if (executes_next) begin
      decode_valid_next = 1'b0;
    end
    if (issue_valid) begin
      decode_valid_next = 1'b1;
    end
  end

  always @* begin
    decode_wave_next = decode_wave;
    if (issue_valid) begin
      decode_wave_next = issue_wave;
    end
  end

  always @* begin
    decode_word_next = decode_word_q;
    if (issue_valid) begin
      decode_word_next = issue_word;
    end
  end

  always @* begin
    decode_literal_next = decode_literal_q;
    if (issue_valid) begin
      decode_literal_next = issue_literal;
    end
  end

  always @* begin
    execute_valid_next = execute_valid;
    if (finishes) begin
      execute_valid_next = 1'b0;
    end
    if (executes_next) begin
      execute_valid_next = 1'b1;
    end
  end

  always @* begin
    execute_wave_next = execute_wave;
    if (executes_next) begin
      execute_wave_next = decode_wave;
    end
  end

  always @* begin
    execute_control_next = execute_control_q;
    if (executes_next) begin
      execute_control_next = decode_control;
    end
  end

  always @* begin
    execute_destination_next = execute_destination;
    if (executes_next) begin
      execute_destination_next = decode_destination;
    end
  end

  always @* begin
    execute_is_register_0_next = decode_is_register_0;
    if (execute_valid & (~finishes)) begin
      execute_is_register_0_next = 1'b0;
    end
  end

  always @* begin
    execute_is_register_1_next = decode_is_register_1;
    if (execute_valid & (~finishes)) begin
      execute_is_register_1_next = 1'b0;
    end
  end

  always @* begin
    execute_constant_0_next = decode_constant_0;
    if (execute_valid & (~finishes)) begin
      execute_constant_0_next = execute_constant_0_q;
      if (execute_is_register_0_q) begin
        execute_constant_0_next = read_data_0;
      end
    end
  end

  always @* begin
    execute_constant_1_next = decode_constant_1;
    if (execute_valid & (~finishes)) begin
      execute_constant_1_next = execute_constant_1_q;
      if (execute_is_register_1_q) begin
        execute_constant_1_next = read_data_1;
      end
    end
  end

  always @* begin
    execute_second_next = execute_second;
    if (wrote) begin
      execute_second_next = saves_exec & (~execute_second);
    end
  end

  initial begin
    decode_valid = 1'b0;
    decode_wave = 4'd0;
    decode_word_q = 32'd0;
    decode_literal_q = 32'd0;
    execute_valid = 1'b0;
    execute_wave = 4'd0;
    execute_control_q = 16'd0;
    execute_destination = 7'd0;
    execute_is_register_0_q = 1'b0;
    execute_is_register_1_q = 1'b0;
    execute_constant_0_q = 64'd0;
    execute_constant_1_q = 64'd0;
    execute_second = 1'b0;
  end
  always @(posedge clock) begin
    decode_valid <= decode_valid_next;
    decode_wave <= decode_wave_next;
    decode_word_q <= decode_word_next;
    decode_literal_q <= decode_literal_next;
    execute_valid <= execute_valid_next;
    execute_wave <= execute_wave_next;
    execute_control_q <= execute_control_next;
    execute_destination <= execute_destination_next;
    execute_is_register_0_q <= execute_is_register_0_next;
    execute_is_register_1_q <= execute_is_register_1_next;
    execute_constant_0_q <= execute_constant_0_next;
    execute_constant_1_q <= execute_constant_1_next;
    execute_second <= execute_second_next;
  end

  salu_decode decode (
    .word(decode_word_q),
    .literal(decode_literal_q),
    .scc(read_scc),
    .reads_scc(decode_reads_scc),
    .index_0(read_index_0),
    .index_1(read_index_1),
    .is_register_0(decode_is_register_0),
    .is_register_1(decode_is_register_1),
    .constant_0(decode_constant_0),
    .constant_1(decode_constant_1),
    .destination(decode_destination),
    .control(decode_control)
  );

  salu_execute execute (
    .control(execute_control_q),
    .register_0(read_data_0),
    .register_1(read_data_1),
    .is_register_0(execute_is_register_0_q),
    .is_register_1(execute_is_register_1_q),
    .constant_0(execute_constant_0_q),
    .constant_1(execute_constant_1_q),
    .scc(scc),
    .result(execute_result),
    .saved(execute_saved),
    .scc_value(scc_value),
    .scc_write(execute_scc_write)
  );

endmodule
