// Comparisons of ECP5 designs as gates or as carry chains: techmap file of scripts/synthesis.sh and scripts/place-and-route.sh.

// Smaller or larger: as gates. A carry cell takes the place of two LUTs, and a carry that leaves its chain one more cell; as gates a comparison with
// a constant takes a LUT for three bits, one of two signals at most one for each bit. Comparisons of two signals with more than six bits are
// carry chains, as gates they would be a level for each bit: a difference whose borrow is the answer. What Yosys makes of them is a difference and,
// beside it, a tree of LUTs that finds equal signals.

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
  localparam AS_CHAIN = WIDTH > 6 && !IS_CONSTANT;
  wire _TECHMAP_FAIL_ = A_SIGNED || B_SIGNED || Y_WIDTH != 1;

  // A > B is B < A, A >= B is not A < B.
  localparam SWAPPED = _TECHMAP_CELLTYPE_ == "$gt" || _TECHMAP_CELLTYPE_ == "$le";
  localparam INVERTED = _TECHMAP_CELLTYPE_ == "$ge" || _TECHMAP_CELLTYPE_ == "$le";
  wire [WIDTH-1:0] a = A;
  wire [WIDTH-1:0] b = B;
  wire [WIDTH-1:0] left = SWAPPED ? b : a;
  wire [WIDTH-1:0] right = SWAPPED ? a : b;

  generate
    if (AS_CHAIN) begin : chain
      // No `-`: Yosys would join it with a sum in front of it, and add three numbers in LUTs.
      wire [WIDTH:0] difference, propagated, carries;
      \$alu #(.A_SIGNED(0), .B_SIGNED(0), .A_WIDTH(WIDTH + 1), .B_WIDTH(WIDTH + 1), .Y_WIDTH(WIDTH + 1)) subtract (
        .A({1'b0, left}), .B({1'b0, right}), .CI(1'b1), .BI(1'b1), .Y(difference), .X(propagated), .CO(carries)
      );
      assign Y = difference[WIDTH] ^ INVERTED;
    end else begin : gates
      wire [WIDTH:0] less;
      genvar at;
      assign less[0] = 1'b0;
      for (at = 0; at < WIDTH; at = at + 1) begin : bits
        assign less[at+1] = (~left[at] & right[at]) | ((~left[at] | right[at]) & less[at]);
      end
      assign Y = less[WIDTH] ^ INVERTED;
    end
  endgenerate
endmodule

// Whether two signals of many bits are equal, and whether all bits of one are clear or set, on a carry chain: each of its LUTs lets the carry
// pass if its bits say so. A tree of LUTs takes as much room, and three or four levels with the wires between them.

(* techmap_celltype = "$eq $ne $reduce_or $reduce_bool $logic_not $reduce_and" *)
module agreement_as_chain (A, B, Y);
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

  localparam COMPARES = _TECHMAP_CELLTYPE_ == "$eq" || _TECHMAP_CELLTYPE_ == "$ne";
  localparam ALL_SET = _TECHMAP_CELLTYPE_ == "$reduce_and";
  localparam INVERTED = _TECHMAP_CELLTYPE_ == "$ne" || _TECHMAP_CELLTYPE_ == "$reduce_or" || _TECHMAP_CELLTYPE_ == "$reduce_bool";
  localparam WIDTH = COMPARES && B_WIDTH > A_WIDTH ? B_WIDTH : A_WIDTH;
  localparam IS_CONSTANT = &_TECHMAP_CONSTMSK_A_ || &_TECHMAP_CONSTMSK_B_;
  wire _TECHMAP_FAIL_ = COMPARES ? A_SIGNED || B_SIGNED || WIDTH < 16 || IS_CONSTANT : WIDTH < 24;

  // Four bits a LUT: two of each signal, or four of the one.
  localparam EACH = COMPARES ? 2 : 4;
  localparam CELLS = ((WIDTH + EACH - 1) / EACH + 1) / 2;
  localparam [15:0] AGREE = COMPARES ? 16'h9009 : ALL_SET ? 16'h8000 : 16'h0001;
  wire [2*CELLS*EACH-1:0] a = ALL_SET ? ~{2*CELLS*EACH{1'b0}} << WIDTH | A : A;
  wire [2*CELLS*EACH-1:0] b = COMPARES ? B : 0;
  wire [CELLS:0] carry;
  // nextpnr wants the outputs of a carry cell connected.
  wire [2*CELLS-1:0] unused;

  assign carry[0] = 1'b1;
  genvar at;
  generate
    for (at = 0; at < CELLS; at = at + 1) begin : cells
      wire [7:0] bits;
      if (COMPARES)
        assign bits = {b[4*at+3], a[4*at+3], b[4*at+2], a[4*at+2], b[4*at+1], a[4*at+1], b[4*at], a[4*at]};
      else
        assign bits = a[8*at +: 8];
      CCU2C #(.INIT0(AGREE), .INIT1(AGREE), .INJECT1_0("YES"), .INJECT1_1("YES")) step (
        .CIN(carry[at]), .COUT(carry[at+1]), .S0(unused[2*at]), .S1(unused[2*at+1]),
        .A0(bits[0]), .B0(bits[1]), .C0(bits[2]), .D0(bits[3]), .A1(bits[4]), .B1(bits[5]), .C1(bits[6]), .D1(bits[7])
      );
    end
  endgenerate

  // nextpnr adds the cell in which a carry leaves its chain.
  assign Y = carry[CELLS] ^ INVERTED;
endmodule
