// step_kind: generator of hdl/src/vector/steps.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module step_kind (
  input wire [3:0] cross_,
  input wire [5:0] need,
  output wire collects,
  output wire exchanges,
  output wire halves,
  output wire reads_lane,
  output wire [5:0] first_need,
  output wire [5:0] second_need
);
  localparam [3:0] CROSS_LANE_PERMLANE16_VAR = 4'd5;
  localparam [3:0] CROSS_LANE_PERMLANEX16_VAR = 4'd6;
  localparam [3:0] CROSS_LANE_READ_LANE = 4'd7;
  localparam [3:0] CROSS_LANE_READ_FIRST_LANE = 4'd8;
  localparam [3:0] CROSS_LANE_EXCHANGE = 4'ha;
  localparam [3:0] CROSS_LANE_HALVES = 4'hb;

  wire [5:0] chosen_1 = ((cross_ == CROSS_LANE_PERMLANE16_VAR) | (cross_ == CROSS_LANE_PERMLANEX16_VAR)) ? 6'hf :
      6'd3;
  assign first_need = collects ? (need & chosen_1) : need;
  assign second_need = need & 6'h3c & {6{collects}};
  assign collects = (|cross_) & (~(4'd8 < cross_));
  assign exchanges = (cross_ == CROSS_LANE_EXCHANGE) | halves;
  assign halves = cross_ == CROSS_LANE_HALVES;
  assign reads_lane = (cross_ == CROSS_LANE_READ_LANE) | (cross_ == CROSS_LANE_READ_FIRST_LANE);

endmodule

`default_nettype wire
