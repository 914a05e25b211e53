// scalar_operands: generator of hdl/src/vector/scalar_operands.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_operands (
  input wire [7:0] code_0,
  input wire [7:0] code_1,
  input wire [7:0] code_2,
  input wire [3:0] kind_0,
  input wire [3:0] kind_1,
  input wire [3:0] kind_2,
  input wire [31:0] literal,
  input wire scc,
  input wire reuses,
  input wire has_mask_source,
  input wire [6:0] mask_source,
  input wire mask_from_vcc,
  input wire [3:0] wave,
  input wire high,
  input wire [3:0] cross_,
  input wire has_mask_destination,
  input wire [6:0] mask_destination,
  input wire stage_writes_0,
  input wire stage_writes_1,
  input wire stage_writes_2,
  input wire stage_writes_3,
  input wire stage_writes_4,
  input wire stage_writes_5,
  input wire stage_writes_6,
  input wire stage_writes_7,
  input wire stage_writes_8,
  input wire stage_writes_9,
  input wire [3:0] stage_wave_0,
  input wire [3:0] stage_wave_1,
  input wire [3:0] stage_wave_2,
  input wire [3:0] stage_wave_3,
  input wire [3:0] stage_wave_4,
  input wire [3:0] stage_wave_5,
  input wire [3:0] stage_wave_6,
  input wire [3:0] stage_wave_7,
  input wire [3:0] stage_wave_8,
  input wire [3:0] stage_wave_9,
  input wire [6:0] stage_register_0,
  input wire [6:0] stage_register_1,
  input wire [6:0] stage_register_2,
  input wire [6:0] stage_register_3,
  input wire [6:0] stage_register_4,
  input wire [6:0] stage_register_5,
  input wire [6:0] stage_register_6,
  input wire [6:0] stage_register_7,
  input wire [6:0] stage_register_8,
  input wire [6:0] stage_register_9,
  input wire late_0,
  input wire late_1,
  input wire late_2,
  input wire late_3,
  input wire late_4,
  input wire late_5,
  input wire late_6,
  input wire late_7,
  input wire late_8,
  input wire late_9,
  output wire [6:0] index_0,
  output wire [6:0] index_1,
  output wire [6:0] index_2,
  output wire is_register_0,
  output wire is_register_1,
  output wire is_register_2,
  output wire [63:0] constant_0,
  output wire [63:0] constant_1,
  output wire [63:0] constant_2,
  output wire pending
);

  assign index_0 = code_0[6:0];
  assign is_register_0 = code_0 < 8'h80;

  wire [8:0] chosen_1 = (code_0 < 8'hc1) ? ({1'b0, code_0} - 9'h80) : (9'hc0 - {1'b0, code_0});
  wire [63:0] value_1 = 64'h1000000000000;
  wire [63:0] value_2 = 64'h10000ffffffff;
  wire [63:0] value_3 = 64'h2000000000000;
  wire [63:0] value_4 = 64'h20000ffffffff;

  reg [63:0] looked_up_1;
  always @*
    case (code_0)
      8'heb: looked_up_1 = kind_0[3] ? value_1 : 64'd0;
      8'hec: looked_up_1 = kind_0[3] ? value_2 : 64'hffffffff;
      8'hed: looked_up_1 = kind_0[3] ? value_3 : 64'd0;
      8'hee: looked_up_1 = kind_0[3] ? value_4 : 64'hffffffff;
      default: looked_up_1 = {{55{chosen_1[8]}}, chosen_1};
    endcase

  reg [63:0] looked_up_2;
  always @*
    case (code_0)
      8'hf0: looked_up_2 = 64'h3800;
      8'hf1: looked_up_2 = 64'hb800;
      8'hf2: looked_up_2 = 64'h3c00;
      8'hf3: looked_up_2 = 64'hbc00;
      8'hf4: looked_up_2 = 64'h4000;
      8'hf5: looked_up_2 = 64'hc000;
      8'hf6: looked_up_2 = 64'h4400;
      8'hf7: looked_up_2 = 64'hc400;
      8'hf8: looked_up_2 = 64'h3118;
      default: looked_up_2 = 64'd0;
    endcase

  reg [63:0] looked_up_3;
  always @*
    case (code_0)
      8'hf0: looked_up_3 = 64'h3f000000;
      8'hf1: looked_up_3 = 64'hbf000000;
      8'hf2: looked_up_3 = 64'h3f800000;
      8'hf3: looked_up_3 = 64'hbf800000;
      8'hf4: looked_up_3 = 64'h40000000;
      8'hf5: looked_up_3 = 64'hc0000000;
      8'hf6: looked_up_3 = 64'h40800000;
      8'hf7: looked_up_3 = 64'hc0800000;
      8'hf8: looked_up_3 = 64'h3e22f983;
      default: looked_up_3 = 64'd0;
    endcase

  wire [63:0] value_5 = 64'h3fe0000000000000;
  wire [63:0] value_6 = 64'hbfe0000000000000;
  wire [63:0] value_7 = 64'h3ff0000000000000;
  wire [63:0] value_8 = 64'hbff0000000000000;
  wire [63:0] value_9 = 64'h4000000000000000;
  wire [63:0] value_10 = 64'hc000000000000000;
  wire [63:0] value_11 = 64'h4010000000000000;
  wire [63:0] value_12 = 64'hc010000000000000;
  wire [63:0] value_13 = 64'h3fc45f306dc9c882;

  reg [63:0] looked_up_4;
  always @*
    case (code_0)
      8'hf0: looked_up_4 = value_5;
      8'hf1: looked_up_4 = value_6;
      8'hf2: looked_up_4 = value_7;
      8'hf3: looked_up_4 = value_8;
      8'hf4: looked_up_4 = value_9;
      8'hf5: looked_up_4 = value_10;
      8'hf6: looked_up_4 = value_11;
      8'hf7: looked_up_4 = value_12;
      8'hf8: looked_up_4 = value_13;
      default: looked_up_4 = 64'd0;
    endcase

  wire [63:0] chosen_2 = kind_0[3] ? looked_up_4 : ((kind_0 == 4'd2) | (kind_0 == 4'd3) | (kind_0 == 4'd4)) ?
      looked_up_2 : (kind_0 == 4'd5) ? {48'd0, looked_up_3[31:16]} : looked_up_3;
  wire [63:0] chosen_3 = (code_0 == 8'hfd) ? {63'd0, scc} : (~(code_0 < 8'hf0)) ? chosen_2 : looked_up_1;
  wire [63:0] chosen_4 = (kind_0 == 4'ha) ? {literal, 32'd0} : {{32{literal[31] & (kind_0 == 4'd9)}}, literal};

  assign constant_0 =
      (code_0 == 8'hff) ? chosen_4 :
      ((kind_0 == 4'd4) | (kind_0 == 4'd5)) ? {32'd0, {2{chosen_3[15:0]}}} :
      chosen_3;

  assign index_1 = code_1[6:0];
  assign is_register_1 = code_1 < 8'h80;

  wire [8:0] chosen_5 = (code_1 < 8'hc1) ? ({1'b0, code_1} - 9'h80) : (9'hc0 - {1'b0, code_1});

  reg [63:0] looked_up_5;
  always @*
    case (code_1)
      8'heb: looked_up_5 = kind_1[3] ? value_1 : 64'd0;
      8'hec: looked_up_5 = kind_1[3] ? value_2 : 64'hffffffff;
      8'hed: looked_up_5 = kind_1[3] ? value_3 : 64'd0;
      8'hee: looked_up_5 = kind_1[3] ? value_4 : 64'hffffffff;
      default: looked_up_5 = {{55{chosen_5[8]}}, chosen_5};
    endcase

  reg [63:0] looked_up_6;
  always @*
    case (code_1)
      8'hf0: looked_up_6 = 64'h3800;
      8'hf1: looked_up_6 = 64'hb800;
      8'hf2: looked_up_6 = 64'h3c00;
      8'hf3: looked_up_6 = 64'hbc00;
      8'hf4: looked_up_6 = 64'h4000;
      8'hf5: looked_up_6 = 64'hc000;
      8'hf6: looked_up_6 = 64'h4400;
      8'hf7: looked_up_6 = 64'hc400;
      8'hf8: looked_up_6 = 64'h3118;
      default: looked_up_6 = 64'd0;
    endcase

  reg [63:0] looked_up_7;
  always @*
    case (code_1)
      8'hf0: looked_up_7 = 64'h3f000000;
      8'hf1: looked_up_7 = 64'hbf000000;
      8'hf2: looked_up_7 = 64'h3f800000;
      8'hf3: looked_up_7 = 64'hbf800000;
      8'hf4: looked_up_7 = 64'h40000000;
      8'hf5: looked_up_7 = 64'hc0000000;
      8'hf6: looked_up_7 = 64'h40800000;
      8'hf7: looked_up_7 = 64'hc0800000;
      8'hf8: looked_up_7 = 64'h3e22f983;
      default: looked_up_7 = 64'd0;
    endcase

  reg [63:0] looked_up_8;
  always @*
    case (code_1)
      8'hf0: looked_up_8 = value_5;
      8'hf1: looked_up_8 = value_6;
      8'hf2: looked_up_8 = value_7;
      8'hf3: looked_up_8 = value_8;
      8'hf4: looked_up_8 = value_9;
      8'hf5: looked_up_8 = value_10;
      8'hf6: looked_up_8 = value_11;
      8'hf7: looked_up_8 = value_12;
      8'hf8: looked_up_8 = value_13;
      default: looked_up_8 = 64'd0;
    endcase

  wire [63:0] chosen_6 = kind_1[3] ? looked_up_8 : ((kind_1 == 4'd2) | (kind_1 == 4'd3) | (kind_1 == 4'd4)) ?
      looked_up_6 : (kind_1 == 4'd5) ? {48'd0, looked_up_7[31:16]} : looked_up_7;
  wire [63:0] chosen_7 = (code_1 == 8'hfd) ? {63'd0, scc} : (~(code_1 < 8'hf0)) ? chosen_6 : looked_up_5;
  wire [63:0] chosen_8 = (kind_1 == 4'ha) ? {literal, 32'd0} : {{32{literal[31] & (kind_1 == 4'd9)}}, literal};

  assign constant_1 =
      (code_1 == 8'hff) ? chosen_8 :
      ((kind_1 == 4'd4) | (kind_1 == 4'd5)) ? {32'd0, {2{chosen_7[15:0]}}} :
      chosen_7;

  assign index_2 = (has_mask_source & (~mask_from_vcc)) ? mask_source : code_2[6:0];
  assign is_register_2 = code_2 < 8'h80;

  wire [8:0] chosen_9 = (code_2 < 8'hc1) ? ({1'b0, code_2} - 9'h80) : (9'hc0 - {1'b0, code_2});

  reg [63:0] looked_up_9;
  always @*
    case (code_2)
      8'heb: looked_up_9 = kind_2[3] ? value_1 : 64'd0;
      8'hec: looked_up_9 = kind_2[3] ? value_2 : 64'hffffffff;
      8'hed: looked_up_9 = kind_2[3] ? value_3 : 64'd0;
      8'hee: looked_up_9 = kind_2[3] ? value_4 : 64'hffffffff;
      default: looked_up_9 = {{55{chosen_9[8]}}, chosen_9};
    endcase

  reg [63:0] looked_up_10;
  always @*
    case (code_2)
      8'hf0: looked_up_10 = 64'h3800;
      8'hf1: looked_up_10 = 64'hb800;
      8'hf2: looked_up_10 = 64'h3c00;
      8'hf3: looked_up_10 = 64'hbc00;
      8'hf4: looked_up_10 = 64'h4000;
      8'hf5: looked_up_10 = 64'hc000;
      8'hf6: looked_up_10 = 64'h4400;
      8'hf7: looked_up_10 = 64'hc400;
      8'hf8: looked_up_10 = 64'h3118;
      default: looked_up_10 = 64'd0;
    endcase

  reg [63:0] looked_up_11;
  always @*
    case (code_2)
      8'hf0: looked_up_11 = 64'h3f000000;
      8'hf1: looked_up_11 = 64'hbf000000;
      8'hf2: looked_up_11 = 64'h3f800000;
      8'hf3: looked_up_11 = 64'hbf800000;
      8'hf4: looked_up_11 = 64'h40000000;
      8'hf5: looked_up_11 = 64'hc0000000;
      8'hf6: looked_up_11 = 64'h40800000;
      8'hf7: looked_up_11 = 64'hc0800000;
      8'hf8: looked_up_11 = 64'h3e22f983;
      default: looked_up_11 = 64'd0;
    endcase

  reg [63:0] looked_up_12;
  always @*
    case (code_2)
      8'hf0: looked_up_12 = value_5;
      8'hf1: looked_up_12 = value_6;
      8'hf2: looked_up_12 = value_7;
      8'hf3: looked_up_12 = value_8;
      8'hf4: looked_up_12 = value_9;
      8'hf5: looked_up_12 = value_10;
      8'hf6: looked_up_12 = value_11;
      8'hf7: looked_up_12 = value_12;
      8'hf8: looked_up_12 = value_13;
      default: looked_up_12 = 64'd0;
    endcase

  wire [63:0] chosen_10 = kind_2[3] ? looked_up_12 : ((kind_2 == 4'd2) | (kind_2 == 4'd3) | (kind_2 == 4'd4)) ?
      looked_up_10 : (kind_2 == 4'd5) ? {48'd0, looked_up_11[31:16]} : looked_up_11;
  wire [63:0] chosen_11 = (code_2 == 8'hfd) ? {63'd0, scc} : (~(code_2 < 8'hf0)) ? chosen_10 : looked_up_9;
  wire [63:0] chosen_12 = (kind_2 == 4'ha) ? {literal, 32'd0} : {{32{literal[31] & (kind_2 == 4'd9)}}, literal};

  assign constant_2 =
      (code_2 == 8'hff) ? chosen_12 :
      ((kind_2 == 4'd4) | (kind_2 == 4'd5)) ? {32'd0, {2{chosen_11[15:0]}}} :
      chosen_11;

  wire conjunction_1 = is_register_0 & (~reuses);
  wire conjunction_2 = is_register_1 & (~reuses);
  wire conjunction_3 = is_register_2 & (~reuses);
  wire conjunction_4 = (|cross_) & (~(cross_ == 4'd1)) & (~(cross_ == 4'd2));
  wire disjunction_1 = (conjunction_1 & (stage_register_0[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_0[6:1] == code_1[6:1]));
  wire conjunction_5 = has_mask_destination & late_0 & (stage_register_0 == mask_destination);
  wire disjunction_2 = disjunction_1 | (conjunction_3 & (stage_register_0[6:1] == code_2[6:1]));
  wire disjunction_3 = disjunction_2 | (has_mask_source & (stage_register_0 == mask_source));
  wire conjunction_6 = (&stage_register_0[6:1]) & (conjunction_4 | (~(stage_register_0[0] ^ high)));
  wire conjunction_7 = stage_writes_0 & (stage_wave_0 == wave) & (disjunction_3 | conjunction_6 | conjunction_5);
  wire disjunction_4 = (conjunction_1 & (stage_register_1[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_1[6:1] == code_1[6:1]));
  wire conjunction_8 = has_mask_destination & late_1 & (stage_register_1 == mask_destination);
  wire disjunction_5 = disjunction_4 | (conjunction_3 & (stage_register_1[6:1] == code_2[6:1]));
  wire disjunction_6 = disjunction_5 | (has_mask_source & (stage_register_1 == mask_source));
  wire conjunction_9 = (&stage_register_1[6:1]) & (conjunction_4 | (~(stage_register_1[0] ^ high)));
  wire conjunction_10 = stage_writes_1 & (stage_wave_1 == wave) & (disjunction_6 | conjunction_9 | conjunction_8);
  wire disjunction_7 = (conjunction_1 & (stage_register_2[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_2[6:1] == code_1[6:1]));
  wire conjunction_11 = has_mask_destination & late_2 & (stage_register_2 == mask_destination);
  wire disjunction_8 = disjunction_7 | (conjunction_3 & (stage_register_2[6:1] == code_2[6:1]));
  wire disjunction_9 = disjunction_8 | (has_mask_source & (stage_register_2 == mask_source));
  wire conjunction_12 = (&stage_register_2[6:1]) & (conjunction_4 | (~(stage_register_2[0] ^ high)));
  wire conjunction_13 = stage_writes_2 & (stage_wave_2 == wave) & (disjunction_9 | conjunction_12 | conjunction_11);
  wire disjunction_10 = (conjunction_1 & (stage_register_3[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_3[6:1] == code_1[6:1]));
  wire conjunction_14 = has_mask_destination & late_3 & (stage_register_3 == mask_destination);
  wire disjunction_11 = disjunction_10 | (conjunction_3 & (stage_register_3[6:1] == code_2[6:1]));
  wire disjunction_12 = disjunction_11 | (has_mask_source & (stage_register_3 == mask_source));
  wire conjunction_15 = (&stage_register_3[6:1]) & (conjunction_4 | (~(stage_register_3[0] ^ high)));
  wire conjunction_16 = stage_writes_3 & (stage_wave_3 == wave) & (disjunction_12 | conjunction_15 | conjunction_14);
  wire disjunction_13 = (conjunction_1 & (stage_register_4[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_4[6:1] == code_1[6:1]));
  wire conjunction_17 = has_mask_destination & late_4 & (stage_register_4 == mask_destination);
  wire disjunction_14 = disjunction_13 | (conjunction_3 & (stage_register_4[6:1] == code_2[6:1]));
  wire disjunction_15 = disjunction_14 | (has_mask_source & (stage_register_4 == mask_source));
  wire conjunction_18 = (&stage_register_4[6:1]) & (conjunction_4 | (~(stage_register_4[0] ^ high)));
  wire conjunction_19 = stage_writes_4 & (stage_wave_4 == wave) & (disjunction_15 | conjunction_18 | conjunction_17);
  wire disjunction_16 = (conjunction_1 & (stage_register_5[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_5[6:1] == code_1[6:1]));
  wire conjunction_20 = has_mask_destination & late_5 & (stage_register_5 == mask_destination);
  wire disjunction_17 = disjunction_16 | (conjunction_3 & (stage_register_5[6:1] == code_2[6:1]));
  wire disjunction_18 = disjunction_17 | (has_mask_source & (stage_register_5 == mask_source));
  wire conjunction_21 = (&stage_register_5[6:1]) & (conjunction_4 | (~(stage_register_5[0] ^ high)));
  wire disjunction_19 = conjunction_7 | conjunction_10 | conjunction_13 | conjunction_16 | conjunction_19;
  wire conjunction_22 = stage_writes_5 & (stage_wave_5 == wave) & (disjunction_18 | conjunction_21 | conjunction_20);
  wire disjunction_20 = (conjunction_1 & (stage_register_6[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_6[6:1] == code_1[6:1]));
  wire conjunction_23 = has_mask_destination & late_6 & (stage_register_6 == mask_destination);
  wire disjunction_21 = disjunction_20 | (conjunction_3 & (stage_register_6[6:1] == code_2[6:1]));
  wire disjunction_22 = disjunction_21 | (has_mask_source & (stage_register_6 == mask_source));
  wire conjunction_24 = (&stage_register_6[6:1]) & (conjunction_4 | (~(stage_register_6[0] ^ high)));
  wire conjunction_25 = stage_writes_6 & (stage_wave_6 == wave) & (disjunction_22 | conjunction_24 | conjunction_23);
  wire disjunction_23 = (conjunction_1 & (stage_register_7[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_7[6:1] == code_1[6:1]));
  wire conjunction_26 = has_mask_destination & late_7 & (stage_register_7 == mask_destination);
  wire disjunction_24 = disjunction_23 | (conjunction_3 & (stage_register_7[6:1] == code_2[6:1]));
  wire disjunction_25 = disjunction_24 | (has_mask_source & (stage_register_7 == mask_source));
  wire conjunction_27 = (&stage_register_7[6:1]) & (conjunction_4 | (~(stage_register_7[0] ^ high)));
  wire conjunction_28 = stage_writes_7 & (stage_wave_7 == wave) & (disjunction_25 | conjunction_27 | conjunction_26);
  wire disjunction_26 = (conjunction_1 & (stage_register_8[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_8[6:1] == code_1[6:1]));
  wire conjunction_29 = has_mask_destination & late_8 & (stage_register_8 == mask_destination);
  wire disjunction_27 = disjunction_26 | (conjunction_3 & (stage_register_8[6:1] == code_2[6:1]));
  wire disjunction_28 = disjunction_27 | (has_mask_source & (stage_register_8 == mask_source));
  wire conjunction_30 = (&stage_register_8[6:1]) & (conjunction_4 | (~(stage_register_8[0] ^ high)));
  wire disjunction_29 = disjunction_19 | conjunction_22 | conjunction_25 | conjunction_28;
  wire conjunction_31 = stage_writes_8 & (stage_wave_8 == wave) & (disjunction_28 | conjunction_30 | conjunction_29);
  wire disjunction_30 = (conjunction_1 & (stage_register_9[6:1] == code_0[6:1])) | (conjunction_2 &
      (stage_register_9[6:1] == code_1[6:1]));
  wire conjunction_32 = has_mask_destination & late_9 & (stage_register_9 == mask_destination);
  wire disjunction_31 = disjunction_30 | (conjunction_3 & (stage_register_9[6:1] == code_2[6:1]));
  wire disjunction_32 = disjunction_31 | (has_mask_source & (stage_register_9 == mask_source));
  wire conjunction_33 = (&stage_register_9[6:1]) & (conjunction_4 | (~(stage_register_9[0] ^ high)));
  wire conjunction_34 = stage_writes_9 & (stage_wave_9 == wave) & (disjunction_32 | conjunction_33 | conjunction_32);

  assign pending = disjunction_29 | conjunction_31 | conjunction_34;

endmodule

`default_nettype wire
