// step_kind: generator of hdl/src/vector/steps.rs:19. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module step_kind (
  input wire [3:0] cross_, // The kind.
  input wire [5:0] need, // Halves of the sources that VGPRs hold.
  output wire collects, // It collects its first source.
  output wire exchanges, // It has an exchange's two steps.
  output wire halves, // The upper half of a wave64 in the second of them.
  output wire reads_lane, // Its second step has one beat.
  output wire [5:0] first_need, // Halves that the first step needs.
  output wire [5:0] second_need // Halves that the second step needs.
);
  localparam [3:0] CROSS_LANE_PERMLANE16_VAR = 4'd5, CROSS_LANE_PERMLANEX16_VAR = 4'd6, CROSS_LANE_READ_LANE = 4'd7;
  localparam [3:0] CROSS_LANE_READ_FIRST_LANE = 4'd8, CROSS_LANE_EXCHANGE = 4'ha, CROSS_LANE_HALVES = 4'hb;

  assign collects = (|cross_) & ~(4'd8 < cross_);
  wire [5:0] first_need_choice = ((cross_ == CROSS_LANE_PERMLANE16_VAR) | (cross_ == CROSS_LANE_PERMLANEX16_VAR)) ?
      6'hf : 6'd3;
  assign first_need = collects ? (need & first_need_choice) : need;
  assign second_need = need & 6'h3c & {6{collects}};
  assign halves = cross_ == CROSS_LANE_HALVES;
  assign exchanges = (cross_ == CROSS_LANE_EXCHANGE) | halves;
  assign reads_lane = (cross_ == CROSS_LANE_READ_LANE) | (cross_ == CROSS_LANE_READ_FIRST_LANE);
endmodule
`default_nettype wire
