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
  input wire [5:0] hazard_late,
  input wire [5:0] hazard_writes_scalar,
  input wire [23:0] hazard_wave,
  input wire [41:0] hazard_register,
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

  wire [63:0] chosen_2 = head_kind_0[3] ? looked_up_4 : ((head_kind_0 == SOURCE_KIND_HALF) | (head_kind_0 ==
      SOURCE_KIND_PACKED) | equal_2) ? looked_up_3 : equal_1 ? {48'd0, looked_up_2[31:16]} : looked_up_2;
  wire [63:0] chosen_3 = (head_code_0 == 8'hfd) ? {63'd0, scc} : (~(head_code_0 < 8'hf0)) ? chosen_2 : looked_up_1;
  wire [63:0] chosen_4 = (head_kind_0 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} : {{32{head_literal[31] &
      (head_kind_0 == SOURCE_KIND_SIGNED64)}}, head_literal};

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

  wire [63:0] chosen_6 = head_kind_1[3] ? looked_up_8 : ((head_kind_1 == SOURCE_KIND_HALF) | (head_kind_1 ==
      SOURCE_KIND_PACKED) | equal_4) ? looked_up_7 : equal_3 ? {48'd0, looked_up_6[31:16]} : looked_up_6;
  wire [63:0] chosen_7 = (head_code_1 == 8'hfd) ? {63'd0, scc} : (~(head_code_1 < 8'hf0)) ? chosen_6 : looked_up_5;
  wire [63:0] chosen_8 = (head_kind_1 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} : {{32{head_literal[31] &
      (head_kind_1 == SOURCE_KIND_SIGNED64)}}, head_literal};

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

  wire [63:0] chosen_10 = head_kind_2[3] ? looked_up_12 : ((head_kind_2 == SOURCE_KIND_HALF) | (head_kind_2 ==
      SOURCE_KIND_PACKED) | equal_6) ? looked_up_11 : equal_5 ? {48'd0, looked_up_10[31:16]} : looked_up_10;
  wire [63:0] chosen_11 = (head_code_2 == 8'hfd) ? {63'd0, scc} : (~(head_code_2 < 8'hf0)) ? chosen_10 : looked_up_9;
  wire [63:0] chosen_12 = (head_kind_2 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} : {{32{head_literal[31] &
      (head_kind_2 == SOURCE_KIND_SIGNED64)}}, head_literal};

  assign constant_2 =
      (head_code_2 == 8'hff) ? chosen_12 :
      (equal_6 | equal_5) ? {32'd0, {2{chosen_11[15:0]}}} :
      chosen_11;

  wire conjunction_1 = (|head_cross) & (~(head_cross == CROSS_LANE_DPP16)) & (~(head_cross == CROSS_LANE_DPP8));
  wire conjunction_2 = is_register_2 & (~head_reuses);
  wire conjunction_3 = is_register_1 & (~head_reuses);
  wire conjunction_4 = is_register_0 & (~head_reuses);
  wire disjunction_1 = (conjunction_4 & (hazard_register[5*7 + 1 +: 6] == head_code_0[6:1])) | (conjunction_3 &
      (hazard_register[5*7 + 1 +: 6] == head_code_1[6:1])) | (conjunction_2 & (hazard_register[5*7 + 1 +: 6] ==
      head_code_2[6:1])) | (head_has_mask_source & (hazard_register[5*7 +: 7] == head_mask_source)) |
      ((&hazard_register[5*7 + 1 +: 6]) & (conjunction_1 | (~(hazard_register[5*7] ^ head_high))));
  wire disjunction_2 = (conjunction_4 & (hazard_register[4*7 + 1 +: 6] == head_code_0[6:1])) | (conjunction_3 &
      (hazard_register[4*7 + 1 +: 6] == head_code_1[6:1])) | (conjunction_2 & (hazard_register[4*7 + 1 +: 6] ==
      head_code_2[6:1])) | (head_has_mask_source & (hazard_register[4*7 +: 7] == head_mask_source)) |
      ((&hazard_register[4*7 + 1 +: 6]) & (conjunction_1 | (~(hazard_register[4*7] ^ head_high))));
  wire disjunction_3 = (conjunction_4 & (hazard_register[3*7 + 1 +: 6] == head_code_0[6:1])) | (conjunction_3 &
      (hazard_register[3*7 + 1 +: 6] == head_code_1[6:1])) | (conjunction_2 & (hazard_register[3*7 + 1 +: 6] ==
      head_code_2[6:1])) | (head_has_mask_source & (hazard_register[3*7 +: 7] == head_mask_source)) |
      ((&hazard_register[3*7 + 1 +: 6]) & (conjunction_1 | (~(hazard_register[3*7] ^ head_high))));
  wire disjunction_4 = (conjunction_4 & (hazard_register[2*7 + 1 +: 6] == head_code_0[6:1])) | (conjunction_3 &
      (hazard_register[2*7 + 1 +: 6] == head_code_1[6:1])) | (conjunction_2 & (hazard_register[2*7 + 1 +: 6] ==
      head_code_2[6:1])) | (head_has_mask_source & (hazard_register[2*7 +: 7] == head_mask_source)) |
      ((&hazard_register[2*7 + 1 +: 6]) & (conjunction_1 | (~(hazard_register[2*7] ^ head_high))));
  wire disjunction_5 = (conjunction_4 & (hazard_register[1*7 + 1 +: 6] == head_code_0[6:1])) | (conjunction_3 &
      (hazard_register[1*7 + 1 +: 6] == head_code_1[6:1])) | (conjunction_2 & (hazard_register[1*7 + 1 +: 6] ==
      head_code_2[6:1])) | (head_has_mask_source & (hazard_register[1*7 +: 7] == head_mask_source)) |
      ((&hazard_register[1*7 + 1 +: 6]) & (conjunction_1 | (~(hazard_register[1*7] ^ head_high))));
  wire disjunction_6 = (conjunction_4 & (hazard_register[1 +: 6] == head_code_0[6:1])) | (conjunction_3 &
      (hazard_register[1 +: 6] == head_code_1[6:1])) | (conjunction_2 & (hazard_register[1 +: 6] ==
      head_code_2[6:1])) | (head_has_mask_source & (hazard_register[0 +: 7] == head_mask_source)) |
      ((&hazard_register[1 +: 6]) & (conjunction_1 | (~(hazard_register[0] ^ head_high))));

  assign pending = (hazard_writes_scalar[0] & (hazard_wave[0 +: 4] == head_wave) & disjunction_6) |
      (hazard_writes_scalar[1] & (hazard_wave[1*4 +: 4] == head_wave) & disjunction_5) | (hazard_writes_scalar[2] &
      (hazard_wave[2*4 +: 4] == head_wave) & disjunction_4) | (hazard_writes_scalar[3] & (hazard_wave[3*4 +: 4] ==
      head_wave) & disjunction_3) | (hazard_writes_scalar[4] & (hazard_wave[4*4 +: 4] == head_wave) & disjunction_2)
      | (hazard_writes_scalar[5] & (hazard_wave[5*4 +: 4] == head_wave) & disjunction_1);

endmodule

`default_nettype wire
