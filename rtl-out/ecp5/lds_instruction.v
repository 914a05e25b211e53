// lds_instruction: kernel of hdl/src/memory/lds/instruction.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_instruction (
  input wire clock,
  input wire load,
  input wire [3:0] take_wave,
  input wire [31:0] take_word_0,
  input wire [31:0] take_word_1,
  input wire [31:0] take_word_2,
  input wire [63:0] take_exec,
  input wire take_wave64,
  input wire [15:0] take_m0,
  input wire [16:0] take_lds_base,
  input wire [16:0] take_lds_size,
  input wire [10:0] take_vgpr_base,
  output wire [3:0] wave,
  output wire [31:0] word_0,
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [63:0] exec,
  output wire wave64,
  output wire [15:0] m0,
  output wire [16:0] lds_base,
  output wire [16:0] lds_size,
  output wire [10:0] vgpr_base
);

  reg [3:0] wave_state;
  reg [3:0] wave_state_next;
  reg [31:0] word_state_0;
  reg [31:0] word_state_0_next;
  reg [31:0] word_state_1;
  reg [31:0] word_state_1_next;
  reg [31:0] word_state_2;
  reg [31:0] word_state_2_next;
  reg [63:0] exec_state;
  reg [63:0] exec_state_next;
  reg wave64_state;
  reg wave64_state_next;
  reg [15:0] m0_state;
  reg [15:0] m0_state_next;
  reg [16:0] lds_base_state;
  reg [16:0] lds_base_state_next;
  reg [16:0] lds_size_state;
  reg [16:0] lds_size_state_next;
  reg [10:0] vgpr_base_state;
  reg [10:0] vgpr_base_state_next;

  assign wave = wave_state;
  assign word_0 = word_state_0;
  assign word_1 = word_state_1;
  assign word_2 = word_state_2;
  assign exec = exec_state;
  assign wave64 = wave64_state;
  assign m0 = m0_state;
  assign lds_base = lds_base_state;
  assign lds_size = lds_size_state;
  assign vgpr_base = vgpr_base_state;

  always @* begin
    wave_state_next = wave_state;
    if (load) begin
      wave_state_next = take_wave;
    end
  end

  always @* begin
    word_state_0_next = word_state_0;
    if (load) begin
      word_state_0_next = take_word_0;
    end
  end

  always @* begin
    word_state_1_next = word_state_1;
    if (load) begin
      word_state_1_next = take_word_1;
    end
  end

  always @* begin
    word_state_2_next = word_state_2;
    if (load) begin
      word_state_2_next = take_word_2;
    end
  end

  always @* begin
    exec_state_next = exec_state;
    if (load) begin
      exec_state_next = take_exec;
    end
  end

  always @* begin
    wave64_state_next = wave64_state;
    if (load) begin
      wave64_state_next = take_wave64;
    end
  end

  always @* begin
    m0_state_next = m0_state;
    if (load) begin
      m0_state_next = take_m0;
    end
  end

  always @* begin
    lds_base_state_next = lds_base_state;
    if (load) begin
      lds_base_state_next = take_lds_base;
    end
  end

  always @* begin
    lds_size_state_next = lds_size_state;
    if (load) begin
      lds_size_state_next = take_lds_size;
    end
  end

  always @* begin
    vgpr_base_state_next = vgpr_base_state;
    if (load) begin
      vgpr_base_state_next = take_vgpr_base;
    end
  end

  initial begin
    wave_state = 4'd0;
    word_state_0 = 32'd0;
    word_state_1 = 32'd0;
    word_state_2 = 32'd0;
    exec_state = 64'd0;
    wave64_state = 1'b0;
    m0_state = 16'd0;
    lds_base_state = 17'd0;
    lds_size_state = 17'd0;
    vgpr_base_state = 11'd0;
  end
  always @(posedge clock) begin
    wave_state <= wave_state_next;
    word_state_0 <= word_state_0_next;
    word_state_1 <= word_state_1_next;
    word_state_2 <= word_state_2_next;
    exec_state <= exec_state_next;
    wave64_state <= wave64_state_next;
    m0_state <= m0_state_next;
    lds_base_state <= lds_base_state_next;
    lds_size_state <= lds_size_state_next;
    vgpr_base_state <= vgpr_base_state_next;
  end

endmodule

`default_nettype wire
