// scalar_write_port: generator of hdl/src/scalar/write_port.rs:34. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scalar_write_port (
  input wire [3:0] write_valid, // What the writers have.
  input wire [15:0] write_wave, input wire [23:0] write_pair, input wire [255:0] write_data,
  input wire [7:0] write_halves,
  output wire taken_1,
  output wire taken_2,
  output wire taken_3,
  output wire written_valid, // What is written.
  output wire [3:0] written_wave, output wire [5:0] written_pair, output wire [63:0] written_data,
  output wire [1:0] written_halves
);

  assign taken_1 = write_valid[1] & ~write_valid[0];
  wire taken_3_any = write_valid[0] | write_valid[1];
  assign taken_2 = write_valid[2] & ~taken_3_any;
  assign taken_3 = write_valid[3] & ~(taken_3_any | write_valid[2]);
  assign written_valid = write_valid[0] ? (~(~(write_pair[5:0] < 6'h36) & (write_pair[5:0] < 6'h3e))) :
      write_valid[1] ? (~(~(write_pair[11:6] < 6'h36) & (write_pair[11:6] < 6'h3e))) :
      write_valid[2] ? (~(~(write_pair[17:12] < 6'h36) & (write_pair[17:12] < 6'h3e))) : write_valid[3];
  assign written_wave = write_valid[0] ? write_wave[3:0] :
      write_valid[1] ? write_wave[7:4] :
      write_valid[2] ? write_wave[11:8] : write_wave[15:12];
  assign written_pair = write_valid[0] ? write_pair[5:0] :
      write_valid[1] ? write_pair[11:6] :
      write_valid[2] ? write_pair[17:12] : write_pair[23:18];
  assign written_data = write_valid[0] ? write_data[63:0] :
      write_valid[1] ? write_data[127:64] :
      write_valid[2] ? write_data[191:128] : write_data[255:192];
  assign written_halves = write_valid[0] ? write_halves[1:0] :
      write_valid[1] ? write_halves[3:2] :
      write_valid[2] ? write_halves[5:4] : write_halves[7:6];
endmodule
`default_nettype wire
