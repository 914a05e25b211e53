// scalar_load_decode: generator of hdl/src/scalar/scalar_memory.rs
// Written by Tombolo; change the source.

module scalar_load_decode (
  input wire [31:0] word0,
  input wire [31:0] word1,
  output wire [6:0] base,
  output wire [6:0] offset,
  output wire [47:0] immediate,
  output wire [6:0] destination,
  output reg [4:0] dwords,
  output reg [2:0] narrowing
);

  assign base = {word0[5:0], 1'b0};
  assign offset = word1[31:25];
  assign immediate = {{24{word1[23]}}, word1[23:0]};
  assign destination = word0[12:6];

  always @*
    case (word0[18:13])
      6'd0: dwords = 5'd1;
      6'd1: dwords = 5'd2;
      6'd5: dwords = 5'd3;
      6'd2: dwords = 5'd4;
      6'd3: dwords = 5'd8;
      6'd4: dwords = 5'h10;
      6'd8: dwords = 5'd1;
      6'd9: dwords = 5'd1;
      6'ha: dwords = 5'd1;
      6'hb: dwords = 5'd1;
      default: dwords = 5'd0;
    endcase

  always @*
    case (word0[18:13])
      6'd0: narrowing = 3'd0;
      6'd1: narrowing = 3'd0;
      6'd5: narrowing = 3'd0;
      6'd2: narrowing = 3'd0;
      6'd3: narrowing = 3'd0;
      6'd4: narrowing = 3'd0;
      6'd8: narrowing = 3'd6;
      6'd9: narrowing = 3'd2;
      6'ha: narrowing = 3'd5;
      6'hb: narrowing = 3'd1;
      default: narrowing = 3'd0;
    endcase

endmodule
