// is_flat: generator of hdl/src/memory/lds/flat.rs
// Written by Tombolo; change the source.

module is_flat (
  input wire [31:0] word,
  output wire flat
);

  assign flat = word[31:24] == 8'hec;

endmodule
