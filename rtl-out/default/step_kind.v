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

  assign first_need = collects ? (need & (((cross_ == 4'd5) | (cross_ == 4'd6)) ? 6'hf : 6'd3)) : need;
  assign second_need = need & 6'h3c & {6{collects}};
  assign collects = (|cross_) & (~(4'd8 < cross_));
  assign exchanges = (cross_ == 4'ha) | halves;
  assign halves = cross_ == 4'hb;
  assign reads_lane = (cross_ == 4'd7) | (cross_ == 4'd8);

endmodule

`default_nettype wire
