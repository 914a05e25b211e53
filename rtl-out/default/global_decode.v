// global_decode: generator of hdl/src/memory/decode.rs
// Written by Tombolo; change the source.

module global_decode (
  input wire [31:0] word_0,
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire is_store,
  output wire [2:0] dwords,
  output wire [7:0] address,
  output wire [7:0] source,
  output wire [7:0] destination,
  output wire has_base,
  output wire [6:0] base,
  output wire [47:0] offset
);

  reg [3:0] looked_up_1;
  always @*
    case (word_0[21:14])
      8'h14: looked_up_1 = 4'd1;
      8'h15: looked_up_1 = 4'd2;
      8'h16: looked_up_1 = 4'd3;
      8'h17: looked_up_1 = 4'd4;
      8'h1a: looked_up_1 = 4'd9;
      8'h1b: looked_up_1 = 4'ha;
      8'h1c: looked_up_1 = 4'hb;
      8'h1d: looked_up_1 = 4'hc;
      default: looked_up_1 = 4'd0;
    endcase

  assign is_store = looked_up_1[3];
  assign dwords = looked_up_1[2:0];
  assign address = word_2[7:0];
  assign source = word_1[30:23];
  assign destination = word_1[7:0];
  assign has_base = base != 7'h7c;
  assign base = word_0[6:0];
  assign offset = {{24{word_2[31]}}, word_2[31:8]};

endmodule
