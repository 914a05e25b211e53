// scalar_transfer: generator of hdl/src/scalar/transfer.rs:9. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scalar_transfer (
  input wire [3:0] access_kind, // The instruction.
  input wire [23:0] access_immediate,
  input wire [63:0] source, // The source registers.
  input wire [47:0] next_pc, // Address of the next instruction.
  input wire [63:0] cycles, // Clock count.
  input wire [5:0] members, // Waves of the work-group.
  input wire [5:0] signalled, // Those that have signalled its barrier.
  output wire [63:0] value, // What is written.
  output wire jumps, // The program counter becomes target.
  output wire sleeps, // The wave sleeps for the low 7 bits of target.
  output wire [47:0] target // See there.
);
  localparam [3:0] ACCESS_KIND_SET_PC = 4'd5, ACCESS_KIND_SWAP_PC = 4'd6, ACCESS_KIND_CALL = 4'd7;
  localparam [3:0] ACCESS_KIND_SLEEP = 4'd8, ACCESS_KIND_ZERO = 4'd9, ACCESS_KIND_CLOCK = 4'ha;
  localparam [3:0] ACCESS_KIND_GROUP_BARRIER = 4'hb, ACCESS_KIND_HANDLERS_BARRIER = 4'hc;

  assign value = (access_kind == ACCESS_KIND_ZERO) ? 64'd0 :
      (access_kind == ACCESS_KIND_CLOCK) ? cycles :
      (access_kind == ACCESS_KIND_GROUP_BARRIER) ? {32'd0, {10'd0, signalled}, {6'd0, members}, 4'd1} :
      (access_kind == ACCESS_KIND_HANDLERS_BARRIER) ? {48'd0, {6'd0, members}, 4'd1} : {16'd0, next_pc};
  wire access_kind_is_call = access_kind == ACCESS_KIND_CALL;
  assign jumps = (access_kind == ACCESS_KIND_SET_PC) | (access_kind == ACCESS_KIND_SWAP_PC) | access_kind_is_call;
  assign sleeps = access_kind == ACCESS_KIND_SLEEP;
  wire [47:0] called = next_pc + {{24{access_immediate[23]}}, access_immediate};
  assign target = access_kind_is_call ? called : source[47:0];
endmodule
`default_nettype wire
