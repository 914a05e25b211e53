// issue_trace: generator of hdl/src/front/select.rs:78
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module issue_trace (
  input wire [5:0] valid, // An instruction issues.
  input wire [23:0] unit_wave, // It.
  input wire [95:0] unit_sequence,
  input wire [95:0] granted, // From this wave, one-hot.
  input wire [767:0] state_pc,
  output wire [5:0] event_valid, // The event.
  output wire [23:0] event_wave,
  output wire [95:0] event_sequence,
  output wire [287:0] event_pc
);

  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_event
    assign event_valid[i] = valid[i];
    assign event_wave[i*4 +: 4] = unit_wave[i*4 +: 4];
    assign event_sequence[i*16 +: 16] = unit_sequence[i*16 +: 16];
    wire [47:0] event_pc_any = (state_pc[0 +: 48] & {48{granted[i*16]}}) | (state_pc[1*48 +: 48] & {48{granted[i*16 +
        1]}}) | (state_pc[2*48 +: 48] & {48{granted[i*16 + 2]}}) | (state_pc[3*48 +: 48] & {48{granted[i*16 + 3]}}) |
        (state_pc[4*48 +: 48] & {48{granted[i*16 + 4]}}) | (state_pc[5*48 +: 48] & {48{granted[i*16 + 5]}}) |
        (state_pc[6*48 +: 48] & {48{granted[i*16 + 6]}}) | (state_pc[7*48 +: 48] & {48{granted[i*16 + 7]}}) |
        (state_pc[8*48 +: 48] & {48{granted[i*16 + 8]}}) | (state_pc[9*48 +: 48] & {48{granted[i*16 + 9]}}) |
        (state_pc[10*48 +: 48] & {48{granted[i*16 + 10]}}) | (state_pc[11*48 +: 48] & {48{granted[i*16 + 11]}}) |
        (state_pc[12*48 +: 48] & {48{granted[i*16 + 12]}}) | (state_pc[13*48 +: 48] & {48{granted[i*16 + 13]}});
    assign event_pc[i*48 +: 48] = event_pc_any | (state_pc[14*48 +: 48] & {48{granted[i*16 + 14]}}) | (state_pc[15*48
        +: 48] & {48{granted[i*16 + 15]}});
  end

endmodule

`default_nettype wire
