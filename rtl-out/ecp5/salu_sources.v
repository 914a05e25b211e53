// salu_sources: generator of hdl/src/scalar/salu/sources.rs:13. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module salu_sources (
  input wire [2:0] operation_control_part, // The operation.
  input wire operation_control_wide_a, operation_control_wide_b, operation_control_wide_result,
  operation_control_relative_source, operation_control_relative_destination, operation_control_relative_both,
  input wire [3:0] operation_control_kind_a, operation_control_kind_b, input wire [7:0] operation_code_a,
  operation_code_b, input wire operation_immediate_a, operation_immediate_b, input wire [15:0] operation_immediate,
  input wire [31:0] operation_literal, input wire [6:0] operation_destination,
  input wire scc, // SCC, which may be a source.
  input wire [31:0] m0, // M0, which relative moves add.
  output wire reads_scc, // SCC is a source.
  output wire reads_m0, // M0 is needed to know the registers.
  output wire [6:0] index_0, // Register numbers of the two sources.
  output wire [6:0] index_1,
  output wire [1:0] halves_0, // Which halves of its pair the source takes.
  output wire [1:0] halves_1,
  output wire is_register_0, // The source is a register.
  output wire is_register_1,
  output wire [63:0] constant_0, // Else its value.
  output wire [63:0] constant_1,
  output wire [6:0] destination, // Destination register.
  output wire reads_cycles // The clock count may be read.
);
  localparam [2:0] PART_STATE = 3'd6;
  localparam [3:0] SOURCE_KIND_HALF = 4'd2, SOURCE_KIND_PACKED = 4'd3, SOURCE_KIND_PAIR_F16 = 4'd4;
  localparam [3:0] SOURCE_KIND_PAIR_BF16 = 4'd5, SOURCE_KIND_SIGNED64 = 4'd9, SOURCE_KIND_FLOAT64 = 4'ha;

  wire [31:0] halves_0_choice = operation_control_relative_both ? {22'd0, m0[9:0]} : m0;
  wire [6:0] halves_0_choice_operation_code_a_7 = operation_code_a[7] ? 7'h7c : operation_code_a[6:0];
  wire [7:0] halves_0_difference = {1'b0, (7'h6b < halves_0_choice_operation_code_a_7) ? 7'h7b : 7'h6b} - {1'b0,
      halves_0_choice_operation_code_a_7};
  wire halves_0_all = ~(7'h7b < halves_0_choice_operation_code_a_7) & (halves_0_choice < {24'd0, halves_0_difference
      + {7'd0, ~operation_control_wide_result}});
  wire [7:0] halves_0_choice_halves_0_all = operation_control_relative_source ? {1'b0, halves_0_all ?
      (halves_0_choice_operation_code_a_7 + halves_0_choice[6:0]) : 7'd0} : operation_code_a;
  assign index_0 = halves_0_choice_halves_0_all[6:0];
  assign halves_0 = {halves_0_choice_halves_0_all[0], ~halves_0_choice_halves_0_all[0]} |
      {2{operation_control_wide_a}};
  assign is_register_0 = (operation_control_relative_source | (operation_code_a < 8'h80)) & ~operation_immediate_a;
  wire [8:0] constant_0_choice = (operation_code_a < 8'hc1) ? ({1'b0, operation_code_a} - 9'h80) : (9'hc0 - {1'b0,
      operation_code_a});
  wire [63:0] constant_1_value = 64'h20000ffffffff;
  wire [63:0] constant_1_value_2 = 64'h2000000000000;
  wire [63:0] constant_1_value_3 = 64'h10000ffffffff;
  wire [63:0] constant_1_value_4 = 64'h1000000000000;
  reg [63:0] constant_0_entry;
  always @* case (operation_code_a)
    8'hf0: constant_0_entry = 64'h3f000000; 8'hf1: constant_0_entry = 64'hbf000000;
    8'hf2: constant_0_entry = 64'h3f800000; 8'hf3: constant_0_entry = 64'hbf800000;
    8'hf4: constant_0_entry = 64'h40000000; 8'hf5: constant_0_entry = 64'hc0000000;
    8'hf6: constant_0_entry = 64'h40800000; 8'hf7: constant_0_entry = 64'hc0800000;
    8'hf8: constant_0_entry = 64'h3e22f983;
    default: constant_0_entry = 64'd0;
  endcase

  wire constant_0_equal = operation_control_kind_a == SOURCE_KIND_PAIR_BF16;
  reg [63:0] constant_0_entry_by_operation_code_a;
  always @* case (operation_code_a)
    8'hf0: constant_0_entry_by_operation_code_a = 64'h3800; 8'hf1: constant_0_entry_by_operation_code_a = 64'hb800;
    8'hf2: constant_0_entry_by_operation_code_a = 64'h3c00; 8'hf3: constant_0_entry_by_operation_code_a = 64'hbc00;
    8'hf4: constant_0_entry_by_operation_code_a = 64'h4000; 8'hf5: constant_0_entry_by_operation_code_a = 64'hc000;
    8'hf6: constant_0_entry_by_operation_code_a = 64'h4400; 8'hf7: constant_0_entry_by_operation_code_a = 64'hc400;
    8'hf8: constant_0_entry_by_operation_code_a = 64'h3118;
    default: constant_0_entry_by_operation_code_a = 64'd0;
  endcase

  wire constant_0_equal_2 = operation_control_kind_a == SOURCE_KIND_PAIR_F16;
  wire constant_0_any = (operation_control_kind_a == SOURCE_KIND_HALF) | (operation_control_kind_a ==
      SOURCE_KIND_PACKED) | constant_0_equal_2;
  wire [63:0] constant_1_value_5 = 64'h3fc45f306dc9c882;
  wire [63:0] constant_1_value_6 = 64'hc010000000000000;
  wire [63:0] constant_1_value_7 = 64'h4010000000000000;
  wire [63:0] constant_1_value_8 = 64'hc000000000000000;
  wire [63:0] constant_1_value_9 = 64'h4000000000000000;
  wire [63:0] constant_1_value_10 = 64'hbff0000000000000;
  wire [63:0] constant_1_value_11 = 64'h3ff0000000000000;
  wire [63:0] constant_1_value_12 = 64'hbfe0000000000000;
  wire [63:0] constant_1_value_13 = 64'h3fe0000000000000;
  reg [63:0] constant_0_entry_operation_code_a;
  always @* case (operation_code_a)
    8'hf0: constant_0_entry_operation_code_a = constant_1_value_13;
    8'hf1: constant_0_entry_operation_code_a = constant_1_value_12;
    8'hf2: constant_0_entry_operation_code_a = constant_1_value_11;
    8'hf3: constant_0_entry_operation_code_a = constant_1_value_10;
    8'hf4: constant_0_entry_operation_code_a = constant_1_value_9;
    8'hf5: constant_0_entry_operation_code_a = constant_1_value_8;
    8'hf6: constant_0_entry_operation_code_a = constant_1_value_7;
    8'hf7: constant_0_entry_operation_code_a = constant_1_value_6;
    8'hf8: constant_0_entry_operation_code_a = constant_1_value_5;
    default: constant_0_entry_operation_code_a = 64'd0;
  endcase

  wire [63:0] constant_0_choice_operation_code_a = (operation_code_a == 8'heb) ? (operation_control_kind_a[3] ?
      constant_1_value_4 : 64'd0) : (operation_code_a == 8'hec) ? (operation_control_kind_a[3] ? constant_1_value_3 :
      64'hffffffff) : (operation_code_a == 8'hed) ? (operation_control_kind_a[3] ? constant_1_value_2 : 64'd0) :
      (operation_code_a == 8'hee) ? (operation_control_kind_a[3] ? constant_1_value : 64'hffffffff) :
      {{55{constant_0_choice[8]}}, constant_0_choice};
  wire reads_scc_equal = operation_code_a == 8'hfd;
  wire [63:0] constant_0_choice_reads_scc_equal = reads_scc_equal ? {63'd0, scc} : (operation_code_a < 8'hf0) ?
      constant_0_choice_operation_code_a : operation_control_kind_a[3] ? constant_0_entry_operation_code_a :
      constant_0_any ? constant_0_entry_by_operation_code_a : constant_0_equal ? {48'd0, constant_0_entry[31:16]} :
      constant_0_entry;
  wire [63:0] constant_0_wide = {32'd0, {constant_0_choice_reads_scc_equal[15:0],
      constant_0_choice_reads_scc_equal[15:0]}};
  wire [63:0] constant_0_joined = {{32{operation_literal[31] & (operation_control_kind_a == SOURCE_KIND_SIGNED64)}},
      operation_literal};
  wire [63:0] constant_0_choice_operation_literal = (operation_control_kind_a == SOURCE_KIND_FLOAT64) ?
      {operation_literal, 32'd0} : constant_0_joined;
  assign constant_0 = operation_immediate_a ? {{48{operation_immediate[15]}}, operation_immediate} :
      (operation_code_a == 8'hff) ? constant_0_choice_operation_literal :
      (constant_0_equal_2 | constant_0_equal) ? constant_0_wide : constant_0_choice_reads_scc_equal;
  assign index_1 = operation_code_b[6:0];
  assign halves_1 = {operation_code_b[0], ~operation_code_b[0]} | {2{operation_control_wide_b}};
  assign is_register_1 = (operation_code_b < 8'h80) & ~operation_immediate_b;
  wire [8:0] constant_1_choice = (operation_code_b < 8'hc1) ? ({1'b0, operation_code_b} - 9'h80) : (9'hc0 - {1'b0,
      operation_code_b});
  reg [63:0] constant_1_entry;
  always @* case (operation_code_b)
    8'hf0: constant_1_entry = 64'h3f000000; 8'hf1: constant_1_entry = 64'hbf000000;
    8'hf2: constant_1_entry = 64'h3f800000; 8'hf3: constant_1_entry = 64'hbf800000;
    8'hf4: constant_1_entry = 64'h40000000; 8'hf5: constant_1_entry = 64'hc0000000;
    8'hf6: constant_1_entry = 64'h40800000; 8'hf7: constant_1_entry = 64'hc0800000;
    8'hf8: constant_1_entry = 64'h3e22f983;
    default: constant_1_entry = 64'd0;
  endcase

  wire constant_1_equal = operation_control_kind_b == SOURCE_KIND_PAIR_BF16;
  reg [63:0] constant_1_entry_by_operation_code_b;
  always @* case (operation_code_b)
    8'hf0: constant_1_entry_by_operation_code_b = 64'h3800; 8'hf1: constant_1_entry_by_operation_code_b = 64'hb800;
    8'hf2: constant_1_entry_by_operation_code_b = 64'h3c00; 8'hf3: constant_1_entry_by_operation_code_b = 64'hbc00;
    8'hf4: constant_1_entry_by_operation_code_b = 64'h4000; 8'hf5: constant_1_entry_by_operation_code_b = 64'hc000;
    8'hf6: constant_1_entry_by_operation_code_b = 64'h4400; 8'hf7: constant_1_entry_by_operation_code_b = 64'hc400;
    8'hf8: constant_1_entry_by_operation_code_b = 64'h3118;
    default: constant_1_entry_by_operation_code_b = 64'd0;
  endcase

  wire constant_1_equal_2 = operation_control_kind_b == SOURCE_KIND_PAIR_F16;
  wire constant_1_any = (operation_control_kind_b == SOURCE_KIND_HALF) | (operation_control_kind_b ==
      SOURCE_KIND_PACKED) | constant_1_equal_2;
  reg [63:0] constant_1_entry_operation_code_b;
  always @* case (operation_code_b)
    8'hf0: constant_1_entry_operation_code_b = constant_1_value_13;
    8'hf1: constant_1_entry_operation_code_b = constant_1_value_12;
    8'hf2: constant_1_entry_operation_code_b = constant_1_value_11;
    8'hf3: constant_1_entry_operation_code_b = constant_1_value_10;
    8'hf4: constant_1_entry_operation_code_b = constant_1_value_9;
    8'hf5: constant_1_entry_operation_code_b = constant_1_value_8;
    8'hf6: constant_1_entry_operation_code_b = constant_1_value_7;
    8'hf7: constant_1_entry_operation_code_b = constant_1_value_6;
    8'hf8: constant_1_entry_operation_code_b = constant_1_value_5;
    default: constant_1_entry_operation_code_b = 64'd0;
  endcase

  wire [63:0] constant_1_choice_operation_code_b = (operation_code_b == 8'heb) ? (operation_control_kind_b[3] ?
      constant_1_value_4 : 64'd0) : (operation_code_b == 8'hec) ? (operation_control_kind_b[3] ? constant_1_value_3 :
      64'hffffffff) : (operation_code_b == 8'hed) ? (operation_control_kind_b[3] ? constant_1_value_2 : 64'd0) :
      (operation_code_b == 8'hee) ? (operation_control_kind_b[3] ? constant_1_value : 64'hffffffff) :
      {{55{constant_1_choice[8]}}, constant_1_choice};
  wire reads_scc_equal_operation_code_b = operation_code_b == 8'hfd;
  wire [63:0] constant_1_choice_scc_wide = reads_scc_equal_operation_code_b ? {63'd0, scc} : (operation_code_b <
      8'hf0) ? constant_1_choice_operation_code_b : operation_control_kind_b[3] ? constant_1_entry_operation_code_b :
      constant_1_any ? constant_1_entry_by_operation_code_b : constant_1_equal ? {48'd0, constant_1_entry[31:16]} :
      constant_1_entry;
  wire [63:0] constant_1_joined = {{32{operation_literal[31] & (operation_control_kind_b == SOURCE_KIND_SIGNED64)}},
      operation_literal};
  wire [63:0] constant_1_choice_operation_literal = (operation_control_kind_b == SOURCE_KIND_FLOAT64) ?
      {operation_literal, 32'd0} : constant_1_joined;
  assign constant_1 = operation_immediate_b ? {{48{operation_immediate[15]}}, operation_immediate} :
      (operation_code_b == 8'hff) ? constant_1_choice_operation_literal :
      (constant_1_equal_2 | constant_1_equal) ? {32'd0, {constant_1_choice_scc_wide[15:0],
          constant_1_choice_scc_wide[15:0]}} :
      constant_1_choice_scc_wide;
  assign reads_scc = (reads_scc_equal & ~operation_immediate_a & ~operation_control_relative_source) |
      (reads_scc_equal_operation_code_b & ~operation_immediate_b);
  assign reads_m0 = operation_control_relative_source | operation_control_relative_destination;
  wire [31:0] destination_choice = operation_control_relative_both ? {22'd0, m0[25:16]} : m0;
  wire [7:0] destination_sum = ({1'b0, (7'h6b < operation_destination) ? 7'h7b : 7'h6b} - {1'b0,
      operation_destination}) + {7'd0, ~operation_control_wide_result};
  wire [6:0] destination_choice_destination_sum = (~(7'h7b < operation_destination) & (destination_choice < {24'd0,
      destination_sum})) ? (operation_destination + destination_choice[6:0]) : 7'h7c;
  assign destination = operation_control_relative_destination ? destination_choice_destination_sum :
      operation_destination;
  assign reads_cycles = operation_control_part == PART_STATE;
endmodule
`default_nettype wire
