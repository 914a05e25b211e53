// lds_pass: generator of hdl/src/lds/pass.rs:23. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_pass (
  input wire [1:0] cross_, // Between lanes.
  input wire serial, // One lane after another.
  input wire [2:0] loads, // Dwords loaded.
  input wire [2:0] stores, // Dwords stored.
  input wire [1:0] pass, // Number of the pass.
  input wire storing_result, // A serial instruction stores what it has computed.
  output wire crosses, // Data goes between lanes.
  output wire last, // It is the last pass.
  output wire storing, // It stores.
  output wire [2:0] dwords // Dwords of an access.
);
  localparam [1:0] CROSS_FORWARD = 2'd1;

  assign crosses = |cross_;
  assign last = ~crosses | (pass == 2'd2) | ((pass == 2'd1) & (cross_ != CROSS_FORWARD));
  assign storing = crosses ? (~last) :
      serial ? storing_result : (|stores);
  assign dwords = (storing & ~crosses) ? stores : loads;
endmodule
`default_nettype wire
