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
  input wire [127:0] write_data_0,
  input wire write_missing,
  input wire invalidate,
  output wire hit,
  output wire missing,
  output wire [127:0] data_0
);

  reg [127:0] part;
  reg [37:0] tag;
  reg [41:0] asked;
  wire [31:0] valid;

  wire [31:0] joined_1 = {valid[31], valid[30], valid[29], valid[28], valid[27], valid[26], valid[25], valid[24],
      valid[23], valid[22], valid[21], valid[20], valid[19], valid[18], valid[17], valid[16], valid[15], valid[14],
      valid[13], valid[12], valid[11], valid[10], valid[9], valid[8], valid[7], valid[6], valid[5], valid[4],
      valid[3], valid[2], valid[1], valid[0]};
  assign hit = (tag[36:0] == asked[41:5]) & joined_1[asked[4:0]];
  assign missing = tag[37];
  assign data_0 = part;
  genvar i;
  wire conjunction_1 = write & write_last;

  for (i = 0; i < 32; i = i + 1) begin : each_valid
    localparam [4:0] INDEX = i;
    reg valid_i;
    assign valid[i] = valid_i;

    initial begin
      valid_i = 1'b0;
    end
    always @(posedge clock) begin
      if (invalidate | (conjunction_1 & (write_line[4:0] == INDEX))) begin
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
  reg [127:0] data [0:127];
  integer data_word;
  initial begin
    for (data_word = 0; data_word < 128; data_word = data_word + 1) data[data_word] = 128'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      data[{write_line[4:0], write_part}] <= write_data_0;
    end
  end
  initial part = 128'd0;
  always @(posedge clock) begin
    if (read) begin
      part <= data[{read_line[4:0], read_part}];
    end
  end

  (* no_rw_check *)
  reg [37:0] tags [0:31];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 32; tags_word = tags_word + 1) tags[tags_word] = 38'd0;
  end
  always @(posedge clock) begin
    if (conjunction_1) begin
      tags[write_line[4:0]] <= {write_missing, write_line[41:5]};
    end
  end
  initial tag = 38'd0;
  always @(posedge clock) begin
    if (read) begin
      tag <= tags[read_line[4:0]];
    end
  end

endmodule

`default_nettype wire
