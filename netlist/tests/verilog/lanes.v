// lane: generator of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane (
  input wire clock,
  input wire [7:0] a,
  output reg [7:0] sum
);

  initial sum = 8'd0;
  always @(posedge clock) sum <= a + 8'd1;
endmodule
`default_nettype wire

// row: generator of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module row (
  input wire clock,
  input wire [3:0] step,
  input wire [127:0] lane_data,
  output wire [127:0] lane_shown
);

  genvar i;
  for (i = 0; i < 16; i = i + 1) begin : each_adder
    localparam [3:0] INDEX = i;
    reg [7:0] held;
    wire [7:0] sum;
    assign lane_shown[i*8 +: 8] = held + lane_data[i*8 +: 8];
    initial held = 8'd0;
    always @(posedge clock) held <= (step == INDEX) ? lane_data[i*8 +: 8] : 8'd0;
    lane adder (.clock(clock), .a(held), .sum(sum));
  end
endmodule
`default_nettype wire

// rows: kernel of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module rows (
  input wire clock,
  input wire [3:0] step,
  input wire [7:0] lane_0_data,
  output wire [7:0] lane_0_shown,
  input wire [7:0] lane_1_data,
  output wire [7:0] lane_1_shown,
  input wire [7:0] lane_2_data,
  output wire [7:0] lane_2_shown,
  input wire [7:0] lane_3_data,
  output wire [7:0] lane_3_shown,
  input wire [7:0] lane_4_data,
  output wire [7:0] lane_4_shown,
  input wire [7:0] lane_5_data,
  output wire [7:0] lane_5_shown,
  input wire [7:0] lane_6_data,
  output wire [7:0] lane_6_shown,
  input wire [7:0] lane_7_data,
  output wire [7:0] lane_7_shown,
  input wire [7:0] lane_8_data,
  output wire [7:0] lane_8_shown,
  input wire [7:0] lane_9_data,
  output wire [7:0] lane_9_shown,
  input wire [7:0] lane_10_data,
  output wire [7:0] lane_10_shown,
  input wire [7:0] lane_11_data,
  output wire [7:0] lane_11_shown,
  input wire [7:0] lane_12_data,
  output wire [7:0] lane_12_shown,
  input wire [7:0] lane_13_data,
  output wire [7:0] lane_13_shown,
  input wire [7:0] lane_14_data,
  output wire [7:0] lane_14_shown,
  input wire [7:0] lane_15_data,
  output wire [7:0] lane_15_shown
);

  row row (
    .clock(clock), .step(step),
    .lane_data({lane_15_data, lane_14_data, lane_13_data, lane_12_data, lane_11_data, lane_10_data, lane_9_data,
        lane_8_data, lane_7_data, lane_6_data, lane_5_data, lane_4_data, lane_3_data, lane_2_data, lane_1_data,
        lane_0_data}),
    .lane_shown({lane_15_shown, lane_14_shown, lane_13_shown, lane_12_shown, lane_11_shown, lane_10_shown,
        lane_9_shown, lane_8_shown, lane_7_shown, lane_6_shown, lane_5_shown, lane_4_shown, lane_3_shown,
        lane_2_shown, lane_1_shown, lane_0_shown}));
endmodule
`default_nettype wire
