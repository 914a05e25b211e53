// unit_control: generator of hdl/src/vector/unit_control.rs:72. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module unit_control (
  input wire [54:0] function_, // What the unit does.
  input wire [1:0] unit, // The unit.
  input wire modifiers_clamp, // Modifiers of the instruction.
  input wire [1:0] modifiers_omod, input wire [2:0] modifiers_mix, input wire [1:0] modifiers_byte,
  input wire [31:0] mode, // MODE of the wave.
  output wire [1:0] integer_function_width, output wire integer_function_signed,
  output wire [1:0] integer_function_first, integer_function_second, integer_function_join,
  output wire integer_function_turns, output wire [3:0] integer_function_selection,
  output wire [1:0] integer_function_beside, output wire integer_function_low_ones,
  output wire [1:0] integer_function_upper, output wire integer_function_subtract, integer_function_reversed,
  integer_function_carry, integer_function_compares, integer_function_relation_less,
  integer_function_relation_equal, integer_function_relation_greater, integer_function_takes_first,
  output wire [2:0] integer_function_amount, output wire integer_function_left,
  output wire [1:0] integer_function_mask, output wire integer_function_cuts,
  output wire [1:0] integer_function_counts, output wire integer_function_ors,
  output wire [1:0] integer_function_magnitude, output wire [2:0] integer_function_factors,
  output wire [1:0] integer_function_addend, output wire [2:0] integer_function_outcome,
  output wire integer_function_saturates, integer_clamp,
  output wire [64:0] float_, // Of the float unit.
  output wire [2:0] shared_function_transcendental, // Of the shared units.
  output wire shared_function_of_one_lane, output wire [1:0] shared_round, output wire shared_keep_inputs,
  shared_keep_outputs, output wire [1:0] shared_omod, output wire shared_clamp, shared_saturate
);
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0, UNIT_NAME_FLOAT = 2'd1;

  wire unit_is_integer = unit == UNIT_NAME_INTEGER;
  assign integer_function_width = function_[4:3] & {2{unit_is_integer}};
  assign integer_function_signed = function_[5] & unit_is_integer;
  assign integer_function_first = function_[7:6] & {2{unit_is_integer}};
  assign integer_function_second = function_[9:8] & {2{unit_is_integer}};
  assign integer_function_join = function_[11:10] & {2{unit_is_integer}};
  assign integer_function_turns = function_[12] & unit_is_integer;
  assign integer_function_selection = function_[16:13] & {4{unit_is_integer}};
  assign integer_function_beside = function_[18:17] & {2{unit_is_integer}};
  assign integer_function_low_ones = function_[19] & unit_is_integer;
  assign integer_function_upper = function_[21:20] & {2{unit_is_integer}};
  assign integer_function_subtract = function_[22] & unit_is_integer;
  assign integer_function_reversed = function_[23] & unit_is_integer;
  assign integer_function_carry = function_[24] & unit_is_integer;
  assign integer_function_compares = function_[25] & unit_is_integer;
  assign integer_function_relation_less = function_[26] & unit_is_integer;
  assign integer_function_relation_equal = function_[27] & unit_is_integer;
  assign integer_function_relation_greater = function_[28] & unit_is_integer;
  assign integer_function_takes_first = function_[29] & unit_is_integer;
  assign integer_function_amount = function_[32:30] & {3{unit_is_integer}};
  assign integer_function_left = function_[33] & unit_is_integer;
  assign integer_function_mask = function_[35:34] & {2{unit_is_integer}};
  assign integer_function_cuts = function_[36] & unit_is_integer;
  assign integer_function_counts = function_[38:37] & {2{unit_is_integer}};
  assign integer_function_ors = function_[39] & unit_is_integer;
  assign integer_function_magnitude = function_[41:40] & {2{unit_is_integer}};
  assign integer_function_factors = function_[47:45] & {3{unit_is_integer}};
  assign integer_function_addend = function_[49:48] & {2{unit_is_integer}};
  assign integer_function_outcome = function_[52:50] & {3{unit_is_integer}};
  assign integer_function_saturates = function_[53] & unit_is_integer;
  assign integer_clamp = modifiers_clamp & unit_is_integer;
  assign shared_saturate = mode[23];
  wire [64:0] float_joined = {function_[47:0], modifiers_byte, modifiers_mix, shared_saturate, mode[7:0],
      modifiers_omod, modifiers_clamp};
  assign float_ = float_joined & {65{unit == UNIT_NAME_FLOAT}};
  assign shared_function_transcendental = function_[2:0];
  assign shared_function_of_one_lane = function_[4];
  assign shared_round = function_[15] ? mode[1:0] : mode[3:2];
  assign shared_keep_inputs = function_[14] ? mode[4] : mode[6];
  assign shared_keep_outputs = function_[15] ? mode[5] : mode[7];
  assign shared_omod = modifiers_omod;
  assign shared_clamp = modifiers_clamp;
endmodule
`default_nettype wire
