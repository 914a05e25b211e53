// unit_control: generator of hdl/src/vector/unit_control.rs:35
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module unit_control (
  input wire [47:0] function_, // What the unit does.
  input wire [1:0] unit, // The unit.
  input wire modifiers_clamp, // Modifiers of the instruction.
  input wire [1:0] modifiers_omod,
  input wire [1:0] modifiers_neg,
  input wire [2:0] modifiers_mix,
  input wire [1:0] modifiers_byte,
  input wire [31:0] mode, // MODE of the wave.
  output wire [44:0] integer_, // Of the integer unit.
  output wire [64:0] float_, // Of the float unit.
  output wire [18:0] shared // Of the shared units.
);
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  wire [44:0] integer_any = function_[44:0] | {{3'd0, modifiers_clamp}, 41'd0} | {{1'b0, modifiers_neg}, 42'd0} |
      {modifiers_byte[0], 44'd0};
  assign integer_ = integer_any & {45{unit == UNIT_NAME_INTEGER}};
  wire [64:0] float_joined = {function_, modifiers_byte, modifiers_mix, mode[23], mode[7:0], modifiers_omod,
      modifiers_clamp};
  assign float_ = float_joined & {65{unit == UNIT_NAME_FLOAT}};
  assign shared = {mode[23], modifiers_clamp, modifiers_omod, function_[12] ? mode[5] : mode[7], function_[11] ?
      mode[4] : mode[6], function_[12] ? mode[1:0] : mode[3:2], function_[10:0]};

endmodule

`default_nettype wire
