// dword_address: generator of hdl/src/memory/lane.rs
// Written by Tombolo; change the source.

module dword_address (
  input wire [47:0] address,
  input wire [1:0] dword,
  input wire upper_part,
  output wire [41:0] line,
  output wire [5:0] offset,
  output wire crosses
);

  wire [47:0] dword_address_2;

  assign dword_address_2 = address + {44'd0, {dword, 2'd0}};
  assign line = dword_address_2[47:6] + {41'd0, upper_part};
  assign offset = dword_address_2[5:0];
  assign crosses = 6'h3c < offset;

endmodule
