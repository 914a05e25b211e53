// salu_decode: generator of hdl/src/scalar/salu.rs
// Written by Tombolo; change the source.

module salu_decode (
  input wire [31:0] word,
  input wire [31:0] literal,
  input wire scc,
  output wire reads_scc,
  output wire [6:0] index_0,
  output wire [6:0] index_1,
  output wire is_register_0,
  output wire is_register_1,
  output wire [63:0] constant_0,
  output wire [63:0] constant_1,
  output wire [6:0] destination,
  output wire [15:0] control
);

  wire [15:0] control_word;

  reg [15:0] looked_up_1;
  always @*
    case (word[29:23])
      7'h16: looked_up_1 = 16'h2011;
      7'h17: looked_up_1 = 16'h2711;
      7'h18: looked_up_1 = 16'h2013;
      7'h19: looked_up_1 = 16'h2713;
      7'h1a: looked_up_1 = 16'h2014;
      7'h1b: looked_up_1 = 16'h2714;
      7'h22: looked_up_1 = 16'h2012;
      7'h23: looked_up_1 = 16'h2712;
      7'd0: looked_up_1 = 16'h2025;
      7'd2: looked_up_1 = 16'h2835;
      7'd1: looked_up_1 = 16'h2026;
      7'd3: looked_up_1 = 16'h2836;
      7'h53: looked_up_1 = 16'h2705;
      7'h54: looked_up_1 = 16'h2706;
      7'h2c: looked_up_1 = 16'h280a;
      7'd8: looked_up_1 = 16'h2017;
      7'd9: looked_up_1 = 16'h2517;
      7'ha: looked_up_1 = 16'h2018;
      7'hb: looked_up_1 = 16'h2518;
      7'hc: looked_up_1 = 16'h2819;
      7'h30: looked_up_1 = 16'h200b;
      7'h31: looked_up_1 = 16'h270b;
      default: looked_up_1 = 16'd0;
    endcase

  reg [15:0] looked_up_2;
  always @*
    case (word[15:8])
      8'd0: looked_up_2 = 16'h2000;
      8'd1: looked_up_2 = 16'h2500;
      8'h20: looked_up_2 = 16'h3011;
      8'h22: looked_up_2 = 16'h3013;
      default: looked_up_2 = 16'd0;
    endcase

  reg [15:0] looked_up_3;
  always @*
    case (destination)
      7'd0: looked_up_3 = 16'h846;
      7'd1: looked_up_3 = 16'h856;
      7'd2: looked_up_3 = 16'h886;
      7'd3: looked_up_3 = 16'h896;
      7'd4: looked_up_3 = 16'h866;
      7'd5: looked_up_3 = 16'h876;
      7'd6: looked_up_3 = 16'h46;
      7'd7: looked_up_3 = 16'h56;
      7'd8: looked_up_3 = 16'h86;
      7'd9: looked_up_3 = 16'h96;
      7'ha: looked_up_3 = 16'h66;
      7'hb: looked_up_3 = 16'h76;
      7'h10: looked_up_3 = 16'h346;
      7'h11: looked_up_3 = 16'h356;
      default: looked_up_3 = 16'd0;
    endcase

  assign control_word =
      (word[31:23] == 9'h17e) ? looked_up_3 :
      (word[31:23] == 9'h17d) ? looked_up_2 :
      looked_up_1;

  assign index_0 = word[6:0];
  assign is_register_0 = word[7:0] < 8'h80;

  wire [8:0] chosen_1 = (word[7:0] < 8'hc1) ? ({1'b0, word[7:0]} - 9'h80) : (9'hc0 - {1'b0, word[7:0]});
  wire [63:0] value_1 = 64'h3fe0000000000000;
  wire [63:0] value_2 = 64'hbfe0000000000000;
  wire [63:0] value_3 = 64'h3ff0000000000000;
  wire [63:0] value_4 = 64'hbff0000000000000;
  wire [63:0] value_5 = 64'h4000000000000000;
  wire [63:0] value_6 = 64'hc000000000000000;
  wire [63:0] value_7 = 64'h4010000000000000;
  wire [63:0] value_8 = 64'hc010000000000000;
  wire [63:0] value_9 = 64'h3fc45f306dc9c882;

  reg [63:0] looked_up_4;
  always @*
    case (word[7:0])
      8'hf0: looked_up_4 = control_word[8] ? value_1 : 64'h3f000000;
      8'hf1: looked_up_4 = control_word[8] ? value_2 : 64'hbf000000;
      8'hf2: looked_up_4 = control_word[8] ? value_3 : 64'h3f800000;
      8'hf3: looked_up_4 = control_word[8] ? value_4 : 64'hbf800000;
      8'hf4: looked_up_4 = control_word[8] ? value_5 : 64'h40000000;
      8'hf5: looked_up_4 = control_word[8] ? value_6 : 64'hc0000000;
      8'hf6: looked_up_4 = control_word[8] ? value_7 : 64'h40800000;
      8'hf7: looked_up_4 = control_word[8] ? value_8 : 64'hc0800000;
      8'hf8: looked_up_4 = control_word[8] ? value_9 : 64'h3e22f983;
      default: looked_up_4 = 64'd0;
    endcase

  wire equal_1 = word[7:0] == 8'hfd;

  assign constant_0 =
      (word[7:0] == 8'hff) ? {32'd0, literal} :
      equal_1 ? {63'd0, scc} :
      (~(word[7:0] < 8'hf0)) ? looked_up_4 :
      {{55{chosen_1[8]}}, chosen_1};

  wire [7:0] chosen_2 = control_word[12] ? 8'h7e : word[15:8];
  assign index_1 = chosen_2[6:0];
  assign is_register_1 = chosen_2 < 8'h80;

  wire [8:0] chosen_3 = (chosen_2 < 8'hc1) ? ({1'b0, chosen_2} - 9'h80) : (9'hc0 - {1'b0, chosen_2});

  reg [63:0] looked_up_5;
  always @*
    case (chosen_2)
      8'hf0: looked_up_5 = control_word[9] ? value_1 : 64'h3f000000;
      8'hf1: looked_up_5 = control_word[9] ? value_2 : 64'hbf000000;
      8'hf2: looked_up_5 = control_word[9] ? value_3 : 64'h3f800000;
      8'hf3: looked_up_5 = control_word[9] ? value_4 : 64'hbf800000;
      8'hf4: looked_up_5 = control_word[9] ? value_5 : 64'h40000000;
      8'hf5: looked_up_5 = control_word[9] ? value_6 : 64'hc0000000;
      8'hf6: looked_up_5 = control_word[9] ? value_7 : 64'h40800000;
      8'hf7: looked_up_5 = control_word[9] ? value_8 : 64'hc0800000;
      8'hf8: looked_up_5 = control_word[9] ? value_9 : 64'h3e22f983;
      default: looked_up_5 = 64'd0;
    endcase

  wire equal_2 = chosen_2 == 8'hfd;

  assign constant_1 =
      (chosen_2 == 8'hff) ? {32'd0, literal} :
      equal_2 ? {63'd0, scc} :
      (~(chosen_2 < 8'hf0)) ? looked_up_5 :
      {{55{chosen_3[8]}}, chosen_3};

  assign reads_scc = equal_1 | equal_2;
  assign destination = word[22:16];
  assign control = control_word;

endmodule
