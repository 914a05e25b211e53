// LUTs of an ECP5 as Yosys' own cells, so that `opt_lut` joins those that meet where modules meet: techmap file of
// scripts/place-and-route.sh.

module LUT4 (A, B, C, D, Z);
  parameter [15:0] INIT = 16'h0;

  input A, B, C, D;
  output Z;

  \$lut #(.WIDTH(4), .LUT(INIT)) _TECHMAP_REPLACE_ (.A({D, C, B, A}), .Y(Z));
endmodule
