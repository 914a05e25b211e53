// initial_scalars: generator of hdl/src/dispatch/initial.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module initial_scalars (
  input wire [3:0] step, // Step: 0 to 7 user data, 8 TTMP7, 9 TTMP8 and TTMP9, 10 VCC, 11 M0, 12 EXEC.
  input wire [511:0] user_data, // User SGPRs.
  input wire [31:0] group_x, // Work-group position.
  input wire [15:0] group_y, // Work-group position.
  input wire [15:0] group_z, // Work-group position.
  input wire [4:0] wave_in_group, // Wave of the group.
  input wire [63:0] exec, // Lanes that hold a work-item.
  output wire [5:0] pair, // Pair number.
  output wire [63:0] data, // Data.
  output wire last // This is the last step.
);

  reg [69:0] data_entry;
  always @* case (step)
    4'd0: data_entry = {6'd0, user_data[63:0]};
    4'd1: data_entry = {6'd1, user_data[127:64]};
    4'd2: data_entry = {6'd2, user_data[191:128]};
    4'd3: data_entry = {6'd3, user_data[255:192]};
    4'd4: data_entry = {6'd4, user_data[319:256]};
    4'd5: data_entry = {6'd5, user_data[383:320]};
    4'd6: data_entry = {6'd6, user_data[447:384]};
    4'd7: data_entry = {6'd7, user_data[511:448]};
    4'd8: data_entry = {6'h39, group_z, group_y, 32'd0};
    4'd9: data_entry = {6'h3a, group_x, {2'd0, wave_in_group, 25'd0}};
    4'ha: data_entry = 70'h350000000000000000; 4'hb: data_entry = 70'h3e0000000000000000;
    default: data_entry = {6'h3f, exec};
  endcase

  assign pair = data_entry[69:64];
  assign data = data_entry[63:0];
  assign last = step == 4'hc;
endmodule
`default_nettype wire
