// scalar_operands: generator of hdl/src/vector/scalar_operands.rs
// Written by Tombolo; change the source.

module scalar_operands (
  input wire [7:0] code_0,
  input wire [7:0] code_1,
  input wire [7:0] code_2,
  input wire [31:0] literal,
  input wire [2:0] wide,
  input wire scc,
  input wire has_mask_source,
  input wire [6:0] mask_source,
  output wire [6:0] index_0,
  output wire [6:0] index_1,
  output wire [6:0] index_2,
  output wire is_register_0,
  output wire is_register_1,
  output wire is_register_2,
  output wire [63:0] constant_0,
  output wire [63:0] constant_1,
  output wire [63:0] constant_2,
  output wire any
);

  assign index_0 = code_0[6:0];
  assign is_register_0 = code_0 < 8'h80;

  wire [8:0] chosen_1 = (code_0 < 8'hc1) ? ({1'b0, code_0} - 9'h80) : (9'hc0 - {1'b0, code_0});
  wire [63:0] value_1 = 64'h3fe0000000000000;
  wire [63:0] value_2 = 64'hbfe0000000000000;
  wire [63:0] value_3 = 64'h3ff0000000000000;
  wire [63:0] value_4 = 64'hbff0000000000000;
  wire [63:0] value_5 = 64'h4000000000000000;
  wire [63:0] value_6 = 64'hc000000000000000;
  wire [63:0] value_7 = 64'h4010000000000000;
  wire [63:0] value_8 = 64'hc010000000000000;
  wire [63:0] value_9 = 64'h3fc45f306dc9c882;

  reg [63:0] looked_up_1;
  always @*
    case (code_0)
      8'hf0: looked_up_1 = wide[0] ? value_1 : 64'h3f000000;
      8'hf1: looked_up_1 = wide[0] ? value_2 : 64'hbf000000;
      8'hf2: looked_up_1 = wide[0] ? value_3 : 64'h3f800000;
      8'hf3: looked_up_1 = wide[0] ? value_4 : 64'hbf800000;
      8'hf4: looked_up_1 = wide[0] ? value_5 : 64'h40000000;
      8'hf5: looked_up_1 = wide[0] ? value_6 : 64'hc0000000;
      8'hf6: looked_up_1 = wide[0] ? value_7 : 64'h40800000;
      8'hf7: looked_up_1 = wide[0] ? value_8 : 64'hc0800000;
      8'hf8: looked_up_1 = wide[0] ? value_9 : 64'h3e22f983;
      default: looked_up_1 = 64'd0;
    endcase

  assign constant_0 =
      (code_0 == 8'hff) ? {32'd0, literal} :
      (code_0 == 8'hfd) ? {63'd0, scc} :
      (~(code_0 < 8'hf0)) ? looked_up_1 :
      {{55{chosen_1[8]}}, chosen_1};

  assign index_1 = code_1[6:0];
  assign is_register_1 = code_1 < 8'h80;

  wire [8:0] chosen_2 = (code_1 < 8'hc1) ? ({1'b0, code_1} - 9'h80) : (9'hc0 - {1'b0, code_1});

  reg [63:0] looked_up_2;
  always @*
    case (code_1)
      8'hf0: looked_up_2 = wide[1] ? value_1 : 64'h3f000000;
      8'hf1: looked_up_2 = wide[1] ? value_2 : 64'hbf000000;
      8'hf2: looked_up_2 = wide[1] ? value_3 : 64'h3f800000;
      8'hf3: looked_up_2 = wide[1] ? value_4 : 64'hbf800000;
      8'hf4: looked_up_2 = wide[1] ? value_5 : 64'h40000000;
      8'hf5: looked_up_2 = wide[1] ? value_6 : 64'hc0000000;
      8'hf6: looked_up_2 = wide[1] ? value_7 : 64'h40800000;
      8'hf7: looked_up_2 = wide[1] ? value_8 : 64'hc0800000;
      8'hf8: looked_up_2 = wide[1] ? value_9 : 64'h3e22f983;
      default: looked_up_2 = 64'd0;
    endcase

  assign constant_1 =
      (code_1 == 8'hff) ? {32'd0, literal} :
      (code_1 == 8'hfd) ? {63'd0, scc} :
      (~(code_1 < 8'hf0)) ? looked_up_2 :
      {{55{chosen_2[8]}}, chosen_2};

  assign index_2 = has_mask_source ? mask_source : code_2[6:0];
  assign is_register_2 = code_2 < 8'h80;

  wire [8:0] chosen_3 = (code_2 < 8'hc1) ? ({1'b0, code_2} - 9'h80) : (9'hc0 - {1'b0, code_2});

  reg [63:0] looked_up_3;
  always @*
    case (code_2)
      8'hf0: looked_up_3 = wide[2] ? value_1 : 64'h3f000000;
      8'hf1: looked_up_3 = wide[2] ? value_2 : 64'hbf000000;
      8'hf2: looked_up_3 = wide[2] ? value_3 : 64'h3f800000;
      8'hf3: looked_up_3 = wide[2] ? value_4 : 64'hbf800000;
      8'hf4: looked_up_3 = wide[2] ? value_5 : 64'h40000000;
      8'hf5: looked_up_3 = wide[2] ? value_6 : 64'hc0000000;
      8'hf6: looked_up_3 = wide[2] ? value_7 : 64'h40800000;
      8'hf7: looked_up_3 = wide[2] ? value_8 : 64'hc0800000;
      8'hf8: looked_up_3 = wide[2] ? value_9 : 64'h3e22f983;
      default: looked_up_3 = 64'd0;
    endcase

  assign constant_2 =
      (code_2 == 8'hff) ? {32'd0, literal} :
      (code_2 == 8'hfd) ? {63'd0, scc} :
      (~(code_2 < 8'hf0)) ? looked_up_3 :
      {{55{chosen_3[8]}}, chosen_3};

  assign any = has_mask_source | is_register_0 | is_register_1 | is_register_2;

endmodule
