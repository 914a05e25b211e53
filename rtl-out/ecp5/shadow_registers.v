// shadow_registers: kernel of hdl/src/front/shadow.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module shadow_registers (
  input wire clock,
  input wire write,
  input wire [5:0] pair,
  input wire [63:0] data,
  input wire [1:0] halves,
  input wire wave64,
  output wire [63:0] vcc,
  output wire [31:0] m0,
  output wire [63:0] exec,
  output wire vcc_any,
  output wire exec_any
);

  reg [31:0] vcc_low;
  reg [31:0] vcc_low_next;
  reg [31:0] vcc_high;
  reg [31:0] vcc_high_next;
  reg [31:0] m0_state;
  reg [31:0] m0_state_next;
  reg [31:0] exec_low;
  reg [31:0] exec_low_next;
  reg [31:0] exec_high;
  reg [31:0] exec_high_next;

  assign vcc = ({32'd0, vcc_high} << 6'h20) | {32'd0, vcc_low};
  assign m0 = m0_state;
  assign exec = ({32'd0, exec_high} << 6'h20) | {32'd0, exec_low};
  assign vcc_any = (|vcc_low) | (wave64 & (|vcc_high));
  assign exec_any = (|exec_low) | (wave64 & (|exec_high));

  always @* begin
    vcc_low_next = vcc_low;
    if (write & halves[0]) begin
      if (pair == 6'h35) begin
        vcc_low_next = data[31:0];
      end
    end
  end

  always @* begin
    vcc_high_next = vcc_high;
    if (write & halves[1]) begin
      if (pair == 6'h35) begin
        vcc_high_next = data[63:32];
      end
    end
  end

  always @* begin
    m0_state_next = m0_state;
    if (write & halves[1]) begin
      if (pair == 6'h3e) begin
        m0_state_next = data[63:32];
      end
    end
  end

  always @* begin
    exec_low_next = exec_low;
    if (write & halves[0]) begin
      if (pair == 6'h3f) begin
        exec_low_next = data[31:0];
      end
    end
  end

  always @* begin
    exec_high_next = exec_high;
    if (write & halves[1]) begin
      if (pair == 6'h3f) begin
        exec_high_next = data[63:32];
      end
    end
  end

  initial begin
    vcc_low = 32'd0;
    vcc_high = 32'd0;
    m0_state = 32'd0;
    exec_low = 32'd0;
    exec_high = 32'd0;
  end
  always @(posedge clock) begin
    vcc_low <= vcc_low_next;
    vcc_high <= vcc_high_next;
    m0_state <= m0_state_next;
    exec_low <= exec_low_next;
    exec_high <= exec_high_next;
  end

endmodule

`default_nettype wire
