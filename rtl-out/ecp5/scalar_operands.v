// scalar_operands: generator of hdl/src/vector/scalar_operands.rs:26. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scalar_operands (
  input wire [3:0] head_wave, // The operation.
  input wire head_high, head_reuses, input wire [7:0] head_code_0, head_code_1, head_code_2,
  input wire [31:0] head_literal, input wire [3:0] head_kind_0, head_kind_1, head_kind_2,
  input wire head_has_mask_source, input wire [6:0] head_mask_source, input wire head_mask_from_vcc,
  head_has_mask_destination, input wire [6:0] head_mask_destination, input wire [3:0] head_cross,
  input wire scc, // SCC of the wave.
  input wire [5:0] hazard_late, // What stage i + 1, and behind the stages the shared units, will write.
  input wire [5:0] hazard_writes_scalar, hazard_early_mask, input wire [23:0] hazard_wave,
  input wire [41:0] hazard_register,
  output wire [6:0] index_0, // Registers read.
  output wire [6:0] index_1,
  output wire [6:0] index_2,
  output wire is_register_0, // The port's register is an operand.
  output wire is_register_1,
  output wire is_register_2,
  output wire [63:0] constant_0, // Constants.
  output wire [63:0] constant_1,
  output wire [63:0] constant_2,
  output wire pending // A register that the operation reads is still to be written, or EXEC is.
);
  localparam [3:0] CROSS_LANE_DPP16 = 4'd1, CROSS_LANE_DPP8 = 4'd2, SOURCE_KIND_HALF = 4'd2;
  localparam [3:0] SOURCE_KIND_PACKED = 4'd3, SOURCE_KIND_PAIR_F16 = 4'd4, SOURCE_KIND_PAIR_BF16 = 4'd5;
  localparam [3:0] SOURCE_KIND_SIGNED64 = 4'd9, SOURCE_KIND_FLOAT64 = 4'ha;

  wire [5:0] writes_mask, pending_equal;

  assign index_0 = head_code_0[6:0];
  assign is_register_0 = head_code_0 < 8'h80;
  wire [8:0] constant_0_choice = (head_code_0 < 8'hc1) ? ({1'b0, head_code_0} - 9'h80) : (9'hc0 - {1'b0,
      head_code_0});
  wire [63:0] constant_2_value = 64'h20000ffffffff;
  wire [63:0] constant_2_value_2 = 64'h2000000000000;
  wire [63:0] constant_2_value_3 = 64'h10000ffffffff;
  wire [63:0] constant_2_value_4 = 64'h1000000000000;
  reg [63:0] constant_0_entry;
  always @* case (head_code_0)
    8'hf0: constant_0_entry = 64'h3f000000; 8'hf1: constant_0_entry = 64'hbf000000;
    8'hf2: constant_0_entry = 64'h3f800000; 8'hf3: constant_0_entry = 64'hbf800000;
    8'hf4: constant_0_entry = 64'h40000000; 8'hf5: constant_0_entry = 64'hc0000000;
    8'hf6: constant_0_entry = 64'h40800000; 8'hf7: constant_0_entry = 64'hc0800000;
    8'hf8: constant_0_entry = 64'h3e22f983;
    default: constant_0_entry = 64'd0;
  endcase

  wire constant_0_equal = head_kind_0 == SOURCE_KIND_PAIR_BF16;
  reg [63:0] constant_0_entry_by_head_code_0;
  always @* case (head_code_0)
    8'hf0: constant_0_entry_by_head_code_0 = 64'h3800; 8'hf1: constant_0_entry_by_head_code_0 = 64'hb800;
    8'hf2: constant_0_entry_by_head_code_0 = 64'h3c00; 8'hf3: constant_0_entry_by_head_code_0 = 64'hbc00;
    8'hf4: constant_0_entry_by_head_code_0 = 64'h4000; 8'hf5: constant_0_entry_by_head_code_0 = 64'hc000;
    8'hf6: constant_0_entry_by_head_code_0 = 64'h4400; 8'hf7: constant_0_entry_by_head_code_0 = 64'hc400;
    8'hf8: constant_0_entry_by_head_code_0 = 64'h3118;
    default: constant_0_entry_by_head_code_0 = 64'd0;
  endcase

  wire constant_0_equal_head_kind_0 = head_kind_0 == SOURCE_KIND_PAIR_F16;
  wire constant_0_any = (head_kind_0 == SOURCE_KIND_HALF) | (head_kind_0 == SOURCE_KIND_PACKED) |
      constant_0_equal_head_kind_0;
  wire [63:0] constant_2_value_5 = 64'h3fc45f306dc9c882;
  wire [63:0] constant_2_value_6 = 64'hc010000000000000;
  wire [63:0] constant_2_value_7 = 64'h4010000000000000;
  wire [63:0] constant_2_value_8 = 64'hc000000000000000;
  wire [63:0] constant_2_value_9 = 64'h4000000000000000;
  wire [63:0] constant_2_value_10 = 64'hbff0000000000000;
  wire [63:0] constant_2_value_11 = 64'h3ff0000000000000;
  wire [63:0] constant_2_value_12 = 64'hbfe0000000000000;
  wire [63:0] constant_2_value_13 = 64'h3fe0000000000000;
  reg [63:0] constant_0_entry_head_code_0;
  always @* case (head_code_0)
    8'hf0: constant_0_entry_head_code_0 = constant_2_value_13;
    8'hf1: constant_0_entry_head_code_0 = constant_2_value_12;
    8'hf2: constant_0_entry_head_code_0 = constant_2_value_11;
    8'hf3: constant_0_entry_head_code_0 = constant_2_value_10;
    8'hf4: constant_0_entry_head_code_0 = constant_2_value_9;
    8'hf5: constant_0_entry_head_code_0 = constant_2_value_8;
    8'hf6: constant_0_entry_head_code_0 = constant_2_value_7;
    8'hf7: constant_0_entry_head_code_0 = constant_2_value_6;
    8'hf8: constant_0_entry_head_code_0 = constant_2_value_5;
    default: constant_0_entry_head_code_0 = 64'd0;
  endcase

  wire [63:0] constant_0_choice_head_code_0_is_235 = (head_code_0 == 8'heb) ? (head_kind_0[3] ? constant_2_value_4 :
      64'd0) : (head_code_0 == 8'hec) ? (head_kind_0[3] ? constant_2_value_3 : 64'hffffffff) : (head_code_0 == 8'hed)
      ? (head_kind_0[3] ? constant_2_value_2 : 64'd0) : (head_code_0 == 8'hee) ? (head_kind_0[3] ? constant_2_value :
      64'hffffffff) : {{55{constant_0_choice[8]}}, constant_0_choice};
  wire [63:0] constant_0_choice_head_code_0_is_253 = (head_code_0 == 8'hfd) ? {63'd0, scc} : (head_code_0 < 8'hf0) ?
      constant_0_choice_head_code_0_is_235 : head_kind_0[3] ? constant_0_entry_head_code_0 : constant_0_any ?
      constant_0_entry_by_head_code_0 : constant_0_equal ? {48'd0, constant_0_entry[31:16]} : constant_0_entry;
  wire [63:0] constant_0_wide = {32'd0, {constant_0_choice_head_code_0_is_253[15:0],
      constant_0_choice_head_code_0_is_253[15:0]}};
  wire [63:0] constant_0_choice_head_kind_0 = (head_kind_0 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} :
      {{32{head_literal[31] & (head_kind_0 == SOURCE_KIND_SIGNED64)}}, head_literal};
  assign constant_0 = (head_code_0 == 8'hff) ? constant_0_choice_head_kind_0 :
      (constant_0_equal_head_kind_0 | constant_0_equal) ? constant_0_wide : constant_0_choice_head_code_0_is_253;
  assign index_1 = head_code_1[6:0];
  assign is_register_1 = head_code_1 < 8'h80;
  wire [8:0] constant_1_choice = (head_code_1 < 8'hc1) ? ({1'b0, head_code_1} - 9'h80) : (9'hc0 - {1'b0,
      head_code_1});
  reg [63:0] constant_1_entry;
  always @* case (head_code_1)
    8'hf0: constant_1_entry = 64'h3f000000; 8'hf1: constant_1_entry = 64'hbf000000;
    8'hf2: constant_1_entry = 64'h3f800000; 8'hf3: constant_1_entry = 64'hbf800000;
    8'hf4: constant_1_entry = 64'h40000000; 8'hf5: constant_1_entry = 64'hc0000000;
    8'hf6: constant_1_entry = 64'h40800000; 8'hf7: constant_1_entry = 64'hc0800000;
    8'hf8: constant_1_entry = 64'h3e22f983;
    default: constant_1_entry = 64'd0;
  endcase

  wire constant_1_equal = head_kind_1 == SOURCE_KIND_PAIR_BF16;
  reg [63:0] constant_1_entry_by_head_code_1;
  always @* case (head_code_1)
    8'hf0: constant_1_entry_by_head_code_1 = 64'h3800; 8'hf1: constant_1_entry_by_head_code_1 = 64'hb800;
    8'hf2: constant_1_entry_by_head_code_1 = 64'h3c00; 8'hf3: constant_1_entry_by_head_code_1 = 64'hbc00;
    8'hf4: constant_1_entry_by_head_code_1 = 64'h4000; 8'hf5: constant_1_entry_by_head_code_1 = 64'hc000;
    8'hf6: constant_1_entry_by_head_code_1 = 64'h4400; 8'hf7: constant_1_entry_by_head_code_1 = 64'hc400;
    8'hf8: constant_1_entry_by_head_code_1 = 64'h3118;
    default: constant_1_entry_by_head_code_1 = 64'd0;
  endcase

  wire constant_1_equal_head_kind_1 = head_kind_1 == SOURCE_KIND_PAIR_F16;
  wire constant_1_any = (head_kind_1 == SOURCE_KIND_HALF) | (head_kind_1 == SOURCE_KIND_PACKED) |
      constant_1_equal_head_kind_1;
  reg [63:0] constant_1_entry_head_code_1;
  always @* case (head_code_1)
    8'hf0: constant_1_entry_head_code_1 = constant_2_value_13;
    8'hf1: constant_1_entry_head_code_1 = constant_2_value_12;
    8'hf2: constant_1_entry_head_code_1 = constant_2_value_11;
    8'hf3: constant_1_entry_head_code_1 = constant_2_value_10;
    8'hf4: constant_1_entry_head_code_1 = constant_2_value_9;
    8'hf5: constant_1_entry_head_code_1 = constant_2_value_8;
    8'hf6: constant_1_entry_head_code_1 = constant_2_value_7;
    8'hf7: constant_1_entry_head_code_1 = constant_2_value_6;
    8'hf8: constant_1_entry_head_code_1 = constant_2_value_5;
    default: constant_1_entry_head_code_1 = 64'd0;
  endcase

  wire [63:0] constant_1_choice_head_code_1_is_235 = (head_code_1 == 8'heb) ? (head_kind_1[3] ? constant_2_value_4 :
      64'd0) : (head_code_1 == 8'hec) ? (head_kind_1[3] ? constant_2_value_3 : 64'hffffffff) : (head_code_1 == 8'hed)
      ? (head_kind_1[3] ? constant_2_value_2 : 64'd0) : (head_code_1 == 8'hee) ? (head_kind_1[3] ? constant_2_value :
      64'hffffffff) : {{55{constant_1_choice[8]}}, constant_1_choice};
  wire [63:0] constant_1_choice_head_code_1_is_253 = (head_code_1 == 8'hfd) ? {63'd0, scc} : (head_code_1 < 8'hf0) ?
      constant_1_choice_head_code_1_is_235 : head_kind_1[3] ? constant_1_entry_head_code_1 : constant_1_any ?
      constant_1_entry_by_head_code_1 : constant_1_equal ? {48'd0, constant_1_entry[31:16]} : constant_1_entry;
  wire [63:0] constant_1_wide = {32'd0, {constant_1_choice_head_code_1_is_253[15:0],
      constant_1_choice_head_code_1_is_253[15:0]}};
  wire [63:0] constant_1_choice_head_kind_1 = (head_kind_1 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} :
      {{32{head_literal[31] & (head_kind_1 == SOURCE_KIND_SIGNED64)}}, head_literal};
  assign constant_1 = (head_code_1 == 8'hff) ? constant_1_choice_head_kind_1 :
      (constant_1_equal_head_kind_1 | constant_1_equal) ? constant_1_wide : constant_1_choice_head_code_1_is_253;
  assign index_2 = (head_has_mask_source & ~head_mask_from_vcc) ? head_mask_source : head_code_2[6:0];
  assign is_register_2 = head_code_2 < 8'h80;
  wire [8:0] constant_2_choice = (head_code_2 < 8'hc1) ? ({1'b0, head_code_2} - 9'h80) : (9'hc0 - {1'b0,
      head_code_2});
  reg [63:0] constant_2_entry;
  always @* case (head_code_2)
    8'hf0: constant_2_entry = 64'h3f000000; 8'hf1: constant_2_entry = 64'hbf000000;
    8'hf2: constant_2_entry = 64'h3f800000; 8'hf3: constant_2_entry = 64'hbf800000;
    8'hf4: constant_2_entry = 64'h40000000; 8'hf5: constant_2_entry = 64'hc0000000;
    8'hf6: constant_2_entry = 64'h40800000; 8'hf7: constant_2_entry = 64'hc0800000;
    8'hf8: constant_2_entry = 64'h3e22f983;
    default: constant_2_entry = 64'd0;
  endcase

  wire constant_2_equal = head_kind_2 == SOURCE_KIND_PAIR_BF16;
  reg [63:0] constant_2_entry_by_head_code_2;
  always @* case (head_code_2)
    8'hf0: constant_2_entry_by_head_code_2 = 64'h3800; 8'hf1: constant_2_entry_by_head_code_2 = 64'hb800;
    8'hf2: constant_2_entry_by_head_code_2 = 64'h3c00; 8'hf3: constant_2_entry_by_head_code_2 = 64'hbc00;
    8'hf4: constant_2_entry_by_head_code_2 = 64'h4000; 8'hf5: constant_2_entry_by_head_code_2 = 64'hc000;
    8'hf6: constant_2_entry_by_head_code_2 = 64'h4400; 8'hf7: constant_2_entry_by_head_code_2 = 64'hc400;
    8'hf8: constant_2_entry_by_head_code_2 = 64'h3118;
    default: constant_2_entry_by_head_code_2 = 64'd0;
  endcase

  wire constant_2_equal_head_kind_2 = head_kind_2 == SOURCE_KIND_PAIR_F16;
  wire constant_2_any = (head_kind_2 == SOURCE_KIND_HALF) | (head_kind_2 == SOURCE_KIND_PACKED) |
      constant_2_equal_head_kind_2;
  reg [63:0] constant_2_entry_head_code_2;
  always @* case (head_code_2)
    8'hf0: constant_2_entry_head_code_2 = constant_2_value_13;
    8'hf1: constant_2_entry_head_code_2 = constant_2_value_12;
    8'hf2: constant_2_entry_head_code_2 = constant_2_value_11;
    8'hf3: constant_2_entry_head_code_2 = constant_2_value_10;
    8'hf4: constant_2_entry_head_code_2 = constant_2_value_9;
    8'hf5: constant_2_entry_head_code_2 = constant_2_value_8;
    8'hf6: constant_2_entry_head_code_2 = constant_2_value_7;
    8'hf7: constant_2_entry_head_code_2 = constant_2_value_6;
    8'hf8: constant_2_entry_head_code_2 = constant_2_value_5;
    default: constant_2_entry_head_code_2 = 64'd0;
  endcase

  wire [63:0] constant_2_choice_head_code_2_is_235 = (head_code_2 == 8'heb) ? (head_kind_2[3] ? constant_2_value_4 :
      64'd0) : (head_code_2 == 8'hec) ? (head_kind_2[3] ? constant_2_value_3 : 64'hffffffff) : (head_code_2 == 8'hed)
      ? (head_kind_2[3] ? constant_2_value_2 : 64'd0) : (head_code_2 == 8'hee) ? (head_kind_2[3] ? constant_2_value :
      64'hffffffff) : {{55{constant_2_choice[8]}}, constant_2_choice};
  wire [63:0] constant_2_choice_head_code_2_is_253 = (head_code_2 == 8'hfd) ? {63'd0, scc} : (head_code_2 < 8'hf0) ?
      constant_2_choice_head_code_2_is_235 : head_kind_2[3] ? constant_2_entry_head_code_2 : constant_2_any ?
      constant_2_entry_by_head_code_2 : constant_2_equal ? {48'd0, constant_2_entry[31:16]} : constant_2_entry;
  wire [63:0] constant_2_wide = {32'd0, {constant_2_choice_head_code_2_is_253[15:0],
      constant_2_choice_head_code_2_is_253[15:0]}};
  wire [63:0] constant_2_choice_head_kind_2 = (head_kind_2 == SOURCE_KIND_FLOAT64) ? {head_literal, 32'd0} :
      {{32{head_literal[31] & (head_kind_2 == SOURCE_KIND_SIGNED64)}}, head_literal};
  assign constant_2 = (head_code_2 == 8'hff) ? constant_2_choice_head_kind_2 :
      (constant_2_equal_head_kind_2 | constant_2_equal) ? constant_2_wide : constant_2_choice_head_code_2_is_253;
  wire pending_any = writes_mask[0] | writes_mask[1];
  wire pending_any_pending_any = pending_any | writes_mask[2];
  wire pending_any_pending_any_pending_any = pending_any_pending_any | writes_mask[3];
  wire pending_all = (|head_cross) & (head_cross != CROSS_LANE_DPP16) & (head_cross != CROSS_LANE_DPP8);
  wire pending_all_is_register_2 = is_register_2 & ~head_reuses;
  wire pending_all_is_register_1 = is_register_1 & ~head_reuses;
  wire pending_all_is_register_0 = is_register_0 & ~head_reuses;
  wire pending_any_hazard_register_5 = (pending_all_is_register_0 & (hazard_register[41:36] == head_code_0[6:1])) |
      (pending_all_is_register_1 & (hazard_register[41:36] == head_code_1[6:1])) | (pending_all_is_register_2 &
      (hazard_register[41:36] == head_code_2[6:1])) | ((&hazard_register[41:36]) & (pending_all |
      ~(hazard_register[35] ^ head_high)));
  wire pending_any_hazard_register_4 = (pending_all_is_register_0 & (hazard_register[34:29] == head_code_0[6:1])) |
      (pending_all_is_register_1 & (hazard_register[34:29] == head_code_1[6:1])) | (pending_all_is_register_2 &
      (hazard_register[34:29] == head_code_2[6:1])) | ((&hazard_register[34:29]) & (pending_all |
      ~(hazard_register[28] ^ head_high)));
  wire pending_any_hazard_register_3 = (pending_all_is_register_0 & (hazard_register[27:22] == head_code_0[6:1])) |
      (pending_all_is_register_1 & (hazard_register[27:22] == head_code_1[6:1])) | (pending_all_is_register_2 &
      (hazard_register[27:22] == head_code_2[6:1])) | ((&hazard_register[27:22]) & (pending_all |
      ~(hazard_register[21] ^ head_high)));
  wire pending_any_hazard_register_2 = (pending_all_is_register_0 & (hazard_register[20:15] == head_code_0[6:1])) |
      (pending_all_is_register_1 & (hazard_register[20:15] == head_code_1[6:1])) | (pending_all_is_register_2 &
      (hazard_register[20:15] == head_code_2[6:1])) | ((&hazard_register[20:15]) & (pending_all |
      ~(hazard_register[14] ^ head_high)));
  wire pending_any_hazard_register_1 = (pending_all_is_register_0 & (hazard_register[13:8] == head_code_0[6:1])) |
      (pending_all_is_register_1 & (hazard_register[13:8] == head_code_1[6:1])) | (pending_all_is_register_2 &
      (hazard_register[13:8] == head_code_2[6:1])) | ((&hazard_register[13:8]) & (pending_all | ~(hazard_register[7]
      ^ head_high)));
  wire pending_any_hazard_register_0 = (pending_all_is_register_0 & (hazard_register[6:1] == head_code_0[6:1])) |
      (pending_all_is_register_1 & (hazard_register[6:1] == head_code_1[6:1])) | (pending_all_is_register_2 &
      (hazard_register[6:1] == head_code_2[6:1])) | ((&hazard_register[6:1]) & (pending_all | ~(hazard_register[0] ^
      head_high)));
  assign pending = (hazard_writes_scalar[0] & pending_equal[0] & pending_any_hazard_register_0) |
      (hazard_writes_scalar[1] & pending_equal[1] & pending_any_hazard_register_1) | (hazard_writes_scalar[2] &
      pending_equal[2] & pending_any_hazard_register_2) | (hazard_writes_scalar[3] & pending_equal[3] &
      pending_any_hazard_register_3) | (hazard_writes_scalar[4] & pending_equal[4] & pending_any_hazard_register_4) |
      (hazard_writes_scalar[5] & pending_equal[5] & pending_any_hazard_register_5) | writes_mask[0] | (writes_mask[1]
      & ~writes_mask[0]) | (writes_mask[2] & ~pending_any) | (writes_mask[3] & ~pending_any_pending_any) |
      (writes_mask[4] & ~pending_any_pending_any_pending_any) | (writes_mask[5] &
      ~(pending_any_pending_any_pending_any | writes_mask[4]));
  genvar i;
  for (i = 0; i < 6; i = i + 1) begin : each_pending_equal
    assign writes_mask[i] = head_has_mask_source & (head_mask_source != 7'h7c) & hazard_writes_scalar[i] &
        pending_equal[i] & (hazard_register[i*7 +: 7] == head_mask_source);
    assign pending_equal[i] = hazard_wave[i*4 +: 4] == head_wave;
  end
endmodule
`default_nettype wire
