// scalar_operands: generator of hdl/src/vector/scalar_operands.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_operands (
  input wire [3:0] head_wave,
  input wire head_high,
  input wire head_reuses,
  input wire [7:0] head_code_0,
  input wire [7:0] head_code_1,
  input wire [7:0] head_code_2,
  input wire [31:0] head_literal,
  input wire [3:0] head_kind_0,
  input wire [3:0] head_kind_1,
  input wire [3:0] head_kind_2,
  input wire head_has_mask_source,
  input wire [6:0] head_mask_source,
  input wire head_mask_from_vcc,
  input wire head_has_mask_destination,
  input wire [6:0] head_mask_destination,
  input wire [3:0] head_cross,
  input wire scc,
  input wire hazard_0_late,
  input wire hazard_0_writes_scalar,
  input wire [3:0] hazard_0_wave,
  input wire [6:0] hazard_0_register,
  input wire hazard_1_late,
  input wire hazard_1_writes_scalar,
  input wire [3:0] hazard_1_wave,
  input wire [6:0] hazard_1_register,
  input wire hazard_2_late,
  input wire hazard_2_writes_scalar,
  input wire [3:0] hazard_2_wave,
  input wire [6:0] hazard_2_register,
  input wire hazard_3_late,
  input wire hazard_3_writes_scalar,
  input wire [3:0] hazard_3_wave,
  input wire [6:0] hazard_3_register,
  input wire hazard_4_late,
  input wire hazard_4_writes_scalar,
  input wire [3:0] hazard_4_wave,
  input wire [6:0] hazard_4_register,
  input wire hazard_5_late,
  input wire hazard_5_writes_scalar,
  input wire [3:0] hazard_5_wave,
  input wire [6:0] hazard_5_register,
  input wire hazard_6_late,
  input wire hazard_6_writes_scalar,
  input wire [3:0] hazard_6_wave,
  input wire [6:0] hazard_6_register,
  input wire hazard_7_late,
  input wire hazard_7_writes_scalar,
  input wire [3:0] hazard_7_wave,
  input wire [6:0] hazard_7_register,
  input wire hazard_8_late,
  input wire hazard_8_writes_scalar,
  input wire [3:0] hazard_8_wave,
  input wire [6:0] hazard_8_register,
  input wire hazard_9_late,
  input wire hazard_9_writes_scalar,
  input wire [3:0] hazard_9_wave,
  input wire [6:0] hazard_9_register,
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
  localparam [3:0] CROSS_LANE_DPP16 = 4'd1;
  localparam [3:0] CROSS_LANE_DPP8 = 4'd2;
  localparam [3:0] SOURCE_KIND_HALF = 4'd2;
  localparam [3:0] SOURCE_KIND_PACKED = 4'd3;
  localparam [3:0] SOURCE_KIND_PAIR_F16 = 4'd4;
  localparam [3:0] SOURCE_KIND_PAIR_BF16 = 4'd5;
  localparam [3:0] SOURCE_KIND_SIGNED64 = 4'd9;
  localparam [3:0] SOURCE_KIND_FLOAT64 = 4'ha;

  assign index_0 = head_code_0[6:0];
  assign is_register_0 = head_code_0 < 8'h80;

  wire [8:0] chosen_1 = (head_code_0 < 8'hc1) ? ({1'b0, head_code_0} - 9'h80) : (9'hc0 - {1'b0, head_code_0});
  wire [63:0] value_1 = 64'h20000ffffffff;
  wire [63:0] value_2 = 64'h2000000000000;
  wire [63:0] value_3 = 64'h10000ffffffff;
  wire [63:0] value_4 = 64'h1000000000000;

  reg [63:0] looked_up_1;
  always @*
    case (head_code_0)
      8'heb: looked_up_1 = head_kind_0[3] ? value_4 : 64'd0;
      8'hec: looked_up_1 = head_kind_0[3] ? value_3 : 64'hffffffff;
      8'hed: looked_up_1 = head_kind_0[3] ? value_2 : 64'd0;
      8'hee: looked_up_1 = head_kind_0[3] ? value_1 : 64'hffffffff;
      default: looked_up_1 = {{55{chosen_1[8]}}, chosen_1};
    endcase

  reg [63:0] looked_up_2;
  always @*
    case (head_code_0)
      8'hf0: looked_up_2 = 64'h3f000000;
      8'hf1: looked_up_2 = 64'hbf000000;
      8'hf2: looked_up_2 = 64'h3f800000;
      8'hf3: looked_up_2 = 64'hbf800000;
      8'hf4: looked_up_2 = 64'h40000000;
      8'hf5: looked_up_2 = 64'hc0000000;
      8'hf6: looked_up_2 = 64'h40800000;
      8'hf7: looked_up_2 = 64'hc0800000;
      8'hf8: looked_up_2 = 64'h3e22f983;
      default: looked_up_2 = 64'd0;
    endcase

  wire equal_1 = head_kind_0 == SOURCE_KIND_PAIR_BF16;

  reg [63:0] looked_up_3;
  always @*
    case (head_code_0)
      8'hf0: looked_up_3 = 64'h3800;
      8'hf1: looked_up_3 = 64'hb800;
      8'hf2: looked_up_3 = 64'h3c00;
      8'hf3: looked_up_3 = 64'hbc00;
      8'hf4: looked_up_3 = 64'h4000;
      8'hf5: looked_up_3 = 64'hc000;
      8'hf6: looked_up_3 = 64'h4400;
      8'hf7: looked_up_3 = 64'hc400;
      8'hf8: looked_up_3 = 64'h3118;
      default: looked_up_3 = 64'd0;
    endcase

  wire equal_2 = head_kind_0 == SOURCE_KIND_PAIR_F16;
  wire disjunction_1 = (head_kind_0 == SOURCE_KIND_HALF) | (head_kind_0 == SOURCE_KIND_PACKED);
  wire [63:0] value_5 = 64'h3fc45f306dc9c882;
  wire [63:0] value_6 = 64'hc010000000000000;
  wire [63:0] value_7 = 64'h4010000000000000;
  wire [63:0] value_8 = 64'hc000000000000000;
  wire [63:0] value_9 = 64'h4000000000000000;
  wire [63:0] value_10 = 64'hbff0000000000000;
  wire [63:0] value_11 = 64'h3ff0000000000000;
  wire [63:0] value_12 = 64'hbfe0000000000000;
  wire [63:0] value_13 = 64'h3fe0000000000000;

  reg [63:0] looked_up_4;
  always @*
    case (head_code_0)
      8'hf0: looked_up_4 = value_13;
      8'hf1: looked_up_4 = value_12;
      8'hf2: looked_up_4 = value_11;
      8'hf3: looked_up_4 = value_10;
      8'hf4: looked_up_4 = value_9;
      8'hf5: looked_up_4 = value_8;
      8'hf6: looked_up_4 = value_7;
      8'hf7: looked_up_4 = value_6;
      8'hf8: looked_up_4 = value_5;
      default: looked_up_4 = 64'd0;
    endcase

  wire [63:0] chosen_2 = head_kind_0[3] ? looked_up_4 : (disjunction_1 | equal_2) ? looked_up_3 : equal_1 ? {48'd0,
      looked_up_2[31:16]} : looked_up_2;
  wire [63:0] chosen_3 = (head_code_0 == 8'hfd) ? {63'd0, scc} : (~(head_code_0 < 8'hf0)) ? chosen_2 : looked_up_1;
  wire [63:0] joined_1 = {{32{head_literal[31] & (head_kind_0 == SOURCE_KIND_SIGNED64)}}, head_literal};
  wire [63:0] chosen_4 = (head_kind_0 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} : joined_1;

  assign constant_0 =
      (head_code_0 == 8'hff) ? chosen_4 :
      (equal_2 | equal_1) ? {32'd0, {2{chosen_3[15:0]}}} :
      chosen_3;

  assign index_1 = head_code_1[6:0];
  assign is_register_1 = head_code_1 < 8'h80;

  wire [8:0] chosen_5 = (head_code_1 < 8'hc1) ? ({1'b0, head_code_1} - 9'h80) : (9'hc0 - {1'b0, head_code_1});

  reg [63:0] looked_up_5;
  always @*
    case (head_code_1)
      8'heb: looked_up_5 = head_kind_1[3] ? value_4 : 64'd0;
      8'hec: looked_up_5 = head_kind_1[3] ? value_3 : 64'hffffffff;
      8'hed: looked_up_5 = head_kind_1[3] ? value_2 : 64'd0;
      8'hee: looked_up_5 = head_kind_1[3] ? value_1 : 64'hffffffff;
      default: looked_up_5 = {{55{chosen_5[8]}}, chosen_5};
    endcase

  reg [63:0] looked_up_6;
  always @*
    case (head_code_1)
      8'hf0: looked_up_6 = 64'h3f000000;
      8'hf1: looked_up_6 = 64'hbf000000;
      8'hf2: looked_up_6 = 64'h3f800000;
      8'hf3: looked_up_6 = 64'hbf800000;
      8'hf4: looked_up_6 = 64'h40000000;
      8'hf5: looked_up_6 = 64'hc0000000;
      8'hf6: looked_up_6 = 64'h40800000;
      8'hf7: looked_up_6 = 64'hc0800000;
      8'hf8: looked_up_6 = 64'h3e22f983;
      default: looked_up_6 = 64'd0;
    endcase

  wire equal_3 = head_kind_1 == SOURCE_KIND_PAIR_BF16;

  reg [63:0] looked_up_7;
  always @*
    case (head_code_1)
      8'hf0: looked_up_7 = 64'h3800;
      8'hf1: looked_up_7 = 64'hb800;
      8'hf2: looked_up_7 = 64'h3c00;
      8'hf3: looked_up_7 = 64'hbc00;
      8'hf4: looked_up_7 = 64'h4000;
      8'hf5: looked_up_7 = 64'hc000;
      8'hf6: looked_up_7 = 64'h4400;
      8'hf7: looked_up_7 = 64'hc400;
      8'hf8: looked_up_7 = 64'h3118;
      default: looked_up_7 = 64'd0;
    endcase

  wire equal_4 = head_kind_1 == SOURCE_KIND_PAIR_F16;
  wire disjunction_2 = (head_kind_1 == SOURCE_KIND_HALF) | (head_kind_1 == SOURCE_KIND_PACKED);

  reg [63:0] looked_up_8;
  always @*
    case (head_code_1)
      8'hf0: looked_up_8 = value_13;
      8'hf1: looked_up_8 = value_12;
      8'hf2: looked_up_8 = value_11;
      8'hf3: looked_up_8 = value_10;
      8'hf4: looked_up_8 = value_9;
      8'hf5: looked_up_8 = value_8;
      8'hf6: looked_up_8 = value_7;
      8'hf7: looked_up_8 = value_6;
      8'hf8: looked_up_8 = value_5;
      default: looked_up_8 = 64'd0;
    endcase

  wire [63:0] chosen_6 = head_kind_1[3] ? looked_up_8 : (disjunction_2 | equal_4) ? looked_up_7 : equal_3 ? {48'd0,
      looked_up_6[31:16]} : looked_up_6;
  wire [63:0] chosen_7 = (head_code_1 == 8'hfd) ? {63'd0, scc} : (~(head_code_1 < 8'hf0)) ? chosen_6 : looked_up_5;
  wire [63:0] joined_2 = {{32{head_literal[31] & (head_kind_1 == SOURCE_KIND_SIGNED64)}}, head_literal};
  wire [63:0] chosen_8 = (head_kind_1 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} : joined_2;

  assign constant_1 =
      (head_code_1 == 8'hff) ? chosen_8 :
      (equal_4 | equal_3) ? {32'd0, {2{chosen_7[15:0]}}} :
      chosen_7;

  assign index_2 = (head_has_mask_source & (~head_mask_from_vcc)) ? head_mask_source : head_code_2[6:0];
  assign is_register_2 = head_code_2 < 8'h80;

  wire [8:0] chosen_9 = (head_code_2 < 8'hc1) ? ({1'b0, head_code_2} - 9'h80) : (9'hc0 - {1'b0, head_code_2});

  reg [63:0] looked_up_9;
  always @*
    case (head_code_2)
      8'heb: looked_up_9 = head_kind_2[3] ? value_4 : 64'd0;
      8'hec: looked_up_9 = head_kind_2[3] ? value_3 : 64'hffffffff;
      8'hed: looked_up_9 = head_kind_2[3] ? value_2 : 64'd0;
      8'hee: looked_up_9 = head_kind_2[3] ? value_1 : 64'hffffffff;
      default: looked_up_9 = {{55{chosen_9[8]}}, chosen_9};
    endcase

  reg [63:0] looked_up_10;
  always @*
    case (head_code_2)
      8'hf0: looked_up_10 = 64'h3f000000;
      8'hf1: looked_up_10 = 64'hbf000000;
      8'hf2: looked_up_10 = 64'h3f800000;
      8'hf3: looked_up_10 = 64'hbf800000;
      8'hf4: looked_up_10 = 64'h40000000;
      8'hf5: looked_up_10 = 64'hc0000000;
      8'hf6: looked_up_10 = 64'h40800000;
      8'hf7: looked_up_10 = 64'hc0800000;
      8'hf8: looked_up_10 = 64'h3e22f983;
      default: looked_up_10 = 64'd0;
    endcase

  wire equal_5 = head_kind_2 == SOURCE_KIND_PAIR_BF16;

  reg [63:0] looked_up_11;
  always @*
    case (head_code_2)
      8'hf0: looked_up_11 = 64'h3800;
      8'hf1: looked_up_11 = 64'hb800;
      8'hf2: looked_up_11 = 64'h3c00;
      8'hf3: looked_up_11 = 64'hbc00;
      8'hf4: looked_up_11 = 64'h4000;
      8'hf5: looked_up_11 = 64'hc000;
      8'hf6: looked_up_11 = 64'h4400;
      8'hf7: looked_up_11 = 64'hc400;
      8'hf8: looked_up_11 = 64'h3118;
      default: looked_up_11 = 64'd0;
    endcase

  wire equal_6 = head_kind_2 == SOURCE_KIND_PAIR_F16;
  wire disjunction_3 = (head_kind_2 == SOURCE_KIND_HALF) | (head_kind_2 == SOURCE_KIND_PACKED);

  reg [63:0] looked_up_12;
  always @*
    case (head_code_2)
      8'hf0: looked_up_12 = value_13;
      8'hf1: looked_up_12 = value_12;
      8'hf2: looked_up_12 = value_11;
      8'hf3: looked_up_12 = value_10;
      8'hf4: looked_up_12 = value_9;
      8'hf5: looked_up_12 = value_8;
      8'hf6: looked_up_12 = value_7;
      8'hf7: looked_up_12 = value_6;
      8'hf8: looked_up_12 = value_5;
      default: looked_up_12 = 64'd0;
    endcase

  wire [63:0] chosen_10 = head_kind_2[3] ? looked_up_12 : (disjunction_3 | equal_6) ? looked_up_11 : equal_5 ?
      {48'd0, looked_up_10[31:16]} : looked_up_10;
  wire [63:0] chosen_11 = (head_code_2 == 8'hfd) ? {63'd0, scc} : (~(head_code_2 < 8'hf0)) ? chosen_10 : looked_up_9;
  wire [63:0] joined_3 = {{32{head_literal[31] & (head_kind_2 == SOURCE_KIND_SIGNED64)}}, head_literal};
  wire [63:0] chosen_12 = (head_kind_2 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} : joined_3;

  assign constant_2 =
      (head_code_2 == 8'hff) ? chosen_12 :
      (equal_6 | equal_5) ? {32'd0, {2{chosen_11[15:0]}}} :
      chosen_11;

  wire conjunction_1 = head_has_mask_destination & hazard_9_late & (hazard_9_register == head_mask_destination);
  wire conjunction_2 = (|head_cross) & (~(head_cross == CROSS_LANE_DPP16)) & (~(head_cross == CROSS_LANE_DPP8));
  wire conjunction_3 = is_register_2 & (~head_reuses);
  wire conjunction_4 = is_register_1 & (~head_reuses);
  wire conjunction_5 = is_register_0 & (~head_reuses);
  wire disjunction_4 = (conjunction_5 & (hazard_9_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_9_register[6:1] == head_code_1[6:1]));
  wire disjunction_5 = disjunction_4 | (conjunction_3 & (hazard_9_register[6:1] == head_code_2[6:1]));
  wire disjunction_6 = disjunction_5 | (head_has_mask_source & (hazard_9_register == head_mask_source));
  wire conjunction_6 = (&hazard_9_register[6:1]) & (conjunction_2 | (~(hazard_9_register[0] ^ head_high)));
  wire conjunction_7 = head_has_mask_destination & hazard_8_late & (hazard_8_register == head_mask_destination);
  wire disjunction_7 = (conjunction_5 & (hazard_8_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_8_register[6:1] == head_code_1[6:1]));
  wire disjunction_8 = disjunction_7 | (conjunction_3 & (hazard_8_register[6:1] == head_code_2[6:1]));
  wire disjunction_9 = disjunction_8 | (head_has_mask_source & (hazard_8_register == head_mask_source));
  wire conjunction_8 = (&hazard_8_register[6:1]) & (conjunction_2 | (~(hazard_8_register[0] ^ head_high)));
  wire conjunction_9 = head_has_mask_destination & hazard_7_late & (hazard_7_register == head_mask_destination);
  wire disjunction_10 = (conjunction_5 & (hazard_7_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_7_register[6:1] == head_code_1[6:1]));
  wire disjunction_11 = disjunction_10 | (conjunction_3 & (hazard_7_register[6:1] == head_code_2[6:1]));
  wire disjunction_12 = disjunction_11 | (head_has_mask_source & (hazard_7_register == head_mask_source));
  wire conjunction_10 = (&hazard_7_register[6:1]) & (conjunction_2 | (~(hazard_7_register[0] ^ head_high)));
  wire conjunction_11 = head_has_mask_destination & hazard_6_late & (hazard_6_register == head_mask_destination);
  wire disjunction_13 = (conjunction_5 & (hazard_6_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_6_register[6:1] == head_code_1[6:1]));
  wire disjunction_14 = disjunction_13 | (conjunction_3 & (hazard_6_register[6:1] == head_code_2[6:1]));
  wire disjunction_15 = disjunction_14 | (head_has_mask_source & (hazard_6_register == head_mask_source));
  wire conjunction_12 = (&hazard_6_register[6:1]) & (conjunction_2 | (~(hazard_6_register[0] ^ head_high)));
  wire conjunction_13 = head_has_mask_destination & hazard_5_late & (hazard_5_register == head_mask_destination);
  wire disjunction_16 = (conjunction_5 & (hazard_5_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_5_register[6:1] == head_code_1[6:1]));
  wire disjunction_17 = disjunction_16 | (conjunction_3 & (hazard_5_register[6:1] == head_code_2[6:1]));
  wire disjunction_18 = disjunction_17 | (head_has_mask_source & (hazard_5_register == head_mask_source));
  wire conjunction_14 = (&hazard_5_register[6:1]) & (conjunction_2 | (~(hazard_5_register[0] ^ head_high)));
  wire conjunction_15 = head_has_mask_destination & hazard_4_late & (hazard_4_register == head_mask_destination);
  wire disjunction_19 = (conjunction_5 & (hazard_4_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_4_register[6:1] == head_code_1[6:1]));
  wire disjunction_20 = disjunction_19 | (conjunction_3 & (hazard_4_register[6:1] == head_code_2[6:1]));
  wire disjunction_21 = disjunction_20 | (head_has_mask_source & (hazard_4_register == head_mask_source));
  wire conjunction_16 = (&hazard_4_register[6:1]) & (conjunction_2 | (~(hazard_4_register[0] ^ head_high)));
  wire conjunction_17 = head_has_mask_destination & hazard_3_late & (hazard_3_register == head_mask_destination);
  wire disjunction_22 = (conjunction_5 & (hazard_3_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_3_register[6:1] == head_code_1[6:1]));
  wire disjunction_23 = disjunction_22 | (conjunction_3 & (hazard_3_register[6:1] == head_code_2[6:1]));
  wire disjunction_24 = disjunction_23 | (head_has_mask_source & (hazard_3_register == head_mask_source));
  wire conjunction_18 = (&hazard_3_register[6:1]) & (conjunction_2 | (~(hazard_3_register[0] ^ head_high)));
  wire conjunction_19 = head_has_mask_destination & hazard_2_late & (hazard_2_register == head_mask_destination);
  wire disjunction_25 = (conjunction_5 & (hazard_2_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_2_register[6:1] == head_code_1[6:1]));
  wire disjunction_26 = disjunction_25 | (conjunction_3 & (hazard_2_register[6:1] == head_code_2[6:1]));
  wire disjunction_27 = disjunction_26 | (head_has_mask_source & (hazard_2_register == head_mask_source));
  wire conjunction_20 = (&hazard_2_register[6:1]) & (conjunction_2 | (~(hazard_2_register[0] ^ head_high)));
  wire conjunction_21 = head_has_mask_destination & hazard_1_late & (hazard_1_register == head_mask_destination);
  wire disjunction_28 = (conjunction_5 & (hazard_1_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_1_register[6:1] == head_code_1[6:1]));
  wire disjunction_29 = disjunction_28 | (conjunction_3 & (hazard_1_register[6:1] == head_code_2[6:1]));
  wire disjunction_30 = disjunction_29 | (head_has_mask_source & (hazard_1_register == head_mask_source));
  wire conjunction_22 = (&hazard_1_register[6:1]) & (conjunction_2 | (~(hazard_1_register[0] ^ head_high)));
  wire conjunction_23 = head_has_mask_destination & hazard_0_late & (hazard_0_register == head_mask_destination);
  wire disjunction_31 = (conjunction_5 & (hazard_0_register[6:1] == head_code_0[6:1])) | (conjunction_4 &
      (hazard_0_register[6:1] == head_code_1[6:1]));
  wire disjunction_32 = disjunction_31 | (conjunction_3 & (hazard_0_register[6:1] == head_code_2[6:1]));
  wire disjunction_33 = disjunction_32 | (head_has_mask_source & (hazard_0_register == head_mask_source));
  wire conjunction_24 = (&hazard_0_register[6:1]) & (conjunction_2 | (~(hazard_0_register[0] ^ head_high)));
  wire conjunction_25 = hazard_0_writes_scalar & (hazard_0_wave == head_wave) & (disjunction_33 | conjunction_24 |
      conjunction_23);
  wire conjunction_26 = hazard_1_writes_scalar & (hazard_1_wave == head_wave) & (disjunction_30 | conjunction_22 |
      conjunction_21);
  wire conjunction_27 = hazard_2_writes_scalar & (hazard_2_wave == head_wave) & (disjunction_27 | conjunction_20 |
      conjunction_19);
  wire conjunction_28 = hazard_3_writes_scalar & (hazard_3_wave == head_wave) & (disjunction_24 | conjunction_18 |
      conjunction_17);
  wire disjunction_34 = conjunction_25 | conjunction_26 | conjunction_27 | conjunction_28;
  wire conjunction_29 = hazard_4_writes_scalar & (hazard_4_wave == head_wave) & (disjunction_21 | conjunction_16 |
      conjunction_15);
  wire conjunction_30 = hazard_5_writes_scalar & (hazard_5_wave == head_wave) & (disjunction_18 | conjunction_14 |
      conjunction_13);
  wire conjunction_31 = hazard_6_writes_scalar & (hazard_6_wave == head_wave) & (disjunction_15 | conjunction_12 |
      conjunction_11);
  wire disjunction_35 = disjunction_34 | conjunction_29 | conjunction_30 | conjunction_31;
  wire conjunction_32 = hazard_7_writes_scalar & (hazard_7_wave == head_wave) & (disjunction_12 | conjunction_10 |
      conjunction_9);
  wire conjunction_33 = hazard_8_writes_scalar & (hazard_8_wave == head_wave) & (disjunction_9 | conjunction_8 |
      conjunction_7);
  wire conjunction_34 = hazard_9_writes_scalar & (hazard_9_wave == head_wave) & (disjunction_6 | conjunction_6 |
      conjunction_1);

  assign pending = disjunction_35 | conjunction_32 | conjunction_33 | conjunction_34;

endmodule

`default_nettype wire
