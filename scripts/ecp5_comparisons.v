// Comparisons of ECP5 designs as gates instead of carry chains: techmap file of scripts/synthesis.sh and
// scripts/place-and-route.sh. A carry cell takes the place of two LUTs, and a carry that leaves its chain one more cell; as gates
// a comparison with a constant takes a LUT for three bits, one of two signals at most one for each bit. Comparisons of
// two signals with more than six bits stay carry chains: as gates they would be a level for each bit, for as much room.

(* techmap_celltype = "$lt $le $gt $ge" *)
module comparison_as_gates (A, B, Y);
  parameter A_SIGNED = 0;
  parameter B_SIGNED = 0;
  parameter A_WIDTH = 1;
  parameter B_WIDTH = 1;
  parameter Y_WIDTH = 1;
  parameter _TECHMAP_CELLTYPE_ = "";
  parameter _TECHMAP_CONSTMSK_A_ = 0;
  parameter _TECHMAP_CONSTMSK_B_ = 0;

  (* force_downto *)
  input [A_WIDTH-1:0] A;
  (* force_downto *)
  input [B_WIDTH-1:0] B;
  (* force_downto *)
  output [Y_WIDTH-1:0] Y;

  localparam WIDTH = A_WIDTH > B_WIDTH ? A_WIDTH : B_WIDTH;
  localparam IS_CONSTANT = &_TECHMAP_CONSTMSK_A_ || &_TECHMAP_CONSTMSK_B_;
  wire _TECHMAP_FAIL_ = A_SIGNED || B_SIGNED || Y_WIDTH != 1 || (WIDTH > 6 && !IS_CONSTANT);

  // A > B is B < A, A >= B is not A < B.
  localparam SWAPPED = _TECHMAP_CELLTYPE_ == "$gt" || _TECHMAP_CELLTYPE_ == "$le";
  localparam INVERTED = _TECHMAP_CELLTYPE_ == "$ge" || _TECHMAP_CELLTYPE_ == "$le";
  wire [WIDTH-1:0] a = A;
  wire [WIDTH-1:0] b = B;
  wire [WIDTH-1:0] left = SWAPPED ? b : a;
  wire [WIDTH-1:0] right = SWAPPED ? a : b;
  wire [WIDTH:0] less;

  assign less[0] = 1'b0;
  genvar at;
  generate
    for (at = 0; at < WIDTH; at = at + 1) begin : bits
      assign less[at+1] = (~left[at] & right[at]) | ((~left[at] | right[at]) & less[at]);
    end
  endgenerate
  assign Y = less[WIDTH] ^ INVERTED;
endmodule
