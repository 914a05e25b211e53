// lds_pass: generator of hdl/src/memory/lds/pass.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_pass (
  input wire [1:0] cross_,
  input wire serial,
  input wire [2:0] loads,
  input wire [2:0] stores,
  input wire [1:0] pass,
  input wire storing_result,
  output wire crosses,
  output wire last,
  output wire storing,
  output wire [2:0] dwords
);

  wire crosses_2;

  assign crosses_2 = |cross_;
  assign dwords = (storing & (~crosses_2)) ? stores : loads;
  assign crosses = crosses_2;
  assign last = (~crosses_2) | (pass == 2'd2) | ((pass == 2'd1) & (~(cross_ == 2'd1)));

  assign storing =
      crosses_2 ? (~last) :
      serial ? storing_result :
      (|stores);

endmodule

`default_nettype wire
