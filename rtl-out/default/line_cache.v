// line_cache: generator of hdl/src/parts/line_cache.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_cache (
  input wire clock,
  input wire read,
  input wire [41:0] read_line,
  input wire [1:0] read_part,
  input wire write,
  input wire [41:0] write_line,
  input wire [1:0] write_part,
  input wire write_last,
  input wire [511:0] write_data,
  input wire write_missing,
  input wire invalidate,
  output wire hit,
  output wire missing,
  output wire [511:0] data
);

  reg [511:0] part;
  reg [36:0] tag;
  reg [41:0] asked;
  wire [63:0] valid;

  wire [63:0] joined_1 = {valid[63], valid[62], valid[61], valid[60], valid[59], valid[58], valid[57], valid[56],
      valid[55], valid[54], valid[53], valid[52], valid[51], valid[50], valid[49], valid[48], valid[47], valid[46],
      valid[45], valid[44], valid[43], valid[42], valid[41], valid[40], valid[39], valid[38], valid[37], valid[36],
      valid[35], valid[34], valid[33], valid[32], valid[31], valid[30], valid[29], valid[28], valid[27], valid[26],
      valid[25], valid[24], valid[23], valid[22], valid[21], valid[20], valid[19], valid[18], valid[17], valid[16],
      valid[15], valid[14], valid[13], valid[12], valid[11], valid[10], valid[9], valid[8], valid[7], valid[6],
      valid[5], valid[4], valid[3], valid[2], valid[1], valid[0]};
  assign hit = (tag[35:0] == asked[41:6]) & joined_1[asked[5:0]];
  assign missing = tag[36];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_data
    assign data[i*128 +: 128] = part[128*i +: 128];
  end

  wire conjunction_1 = write & write_last;

  for (i = 0; i < 64; i = i + 1) begin : each_valid
    localparam [5:0] INDEX = i;
    reg valid_i;
    assign valid[i] = valid_i;

    initial begin
      valid_i = 1'b0;
    end
    always @(posedge clock) begin
      if (invalidate | (conjunction_1 & (write_line[5:0] == INDEX))) begin
        valid_i <= ~invalidate;
      end
    end
  end

  initial begin
    asked = 42'd0;
  end
  always @(posedge clock) begin
    if (read) begin
      asked <= read_line;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [511:0] data_2 [0:63];
  integer data_word;
  initial begin
    for (data_word = 0; data_word < 64; data_word = data_word + 1) data_2[data_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      data_2[write_line[5:0]] <= {write_data[3*128 +: 128], write_data[2*128 +: 128], write_data[1*128 +: 128],
          write_data[0 +: 128]};
    end
  end
  initial part = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      part <= data_2[read_line[5:0]];
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [36:0] tags [0:63];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 64; tags_word = tags_word + 1) tags[tags_word] = 37'd0;
  end
  always @(posedge clock) begin
    if (conjunction_1) begin
      tags[write_line[5:0]] <= {write_missing, write_line[41:6]};
    end
  end
  initial tag = 37'd0;
  always @(posedge clock) begin
    if (read) begin
      tag <= tags[read_line[5:0]];
    end
  end

endmodule

`default_nettype wire
