// atomic_lines: generator of hdl/src/memory/atomic.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_lines (
  input wire clock,
  input wire [41:0] line,
  input wire [1:0] part,
  input wire read,
  input wire write,
  input wire [15:0] bytes_0,
  input wire [15:0] bytes_1,
  input wire [15:0] bytes_2,
  input wire [15:0] bytes_3,
  input wire [127:0] data_0,
  input wire [127:0] data_1,
  input wire [127:0] data_2,
  input wire [127:0] data_3,
  output wire same,
  output wire [127:0] found_0,
  output wire [127:0] found_1,
  output wire [127:0] found_2,
  output wire [127:0] found_3
);

  wire [37:0] tag;
  reg [511:0] line_found;

  assign same = tag == line[41:4];
  assign found_0 = line_found[127:0];
  assign found_1 = line_found[255:128];
  assign found_2 = line_found[383:256];
  assign found_3 = line_found[511:384];

  (* no_rw_check *)
  reg [37:0] tags [0:15];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 16; tags_word = tags_word + 1) tags[tags_word] = 38'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      tags[line[3:0]] <= line[41:4];
    end
  end
  assign tag = tags[line[3:0]];

  (* no_rw_check, ram_style = "block" *)
  reg [511:0] line_words [0:15];
  integer line_words_word;
  initial begin
    for (line_words_word = 0; line_words_word < 16; line_words_word = line_words_word + 1)
        line_words[line_words_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      if (bytes_0[0]) line_words[line[3:0]][7:0] <= data_0[7:0];
      if (bytes_0[1]) line_words[line[3:0]][15:8] <= data_0[15:8];
      if (bytes_0[2]) line_words[line[3:0]][23:16] <= data_0[23:16];
      if (bytes_0[3]) line_words[line[3:0]][31:24] <= data_0[31:24];
      if (bytes_0[4]) line_words[line[3:0]][39:32] <= data_0[39:32];
      if (bytes_0[5]) line_words[line[3:0]][47:40] <= data_0[47:40];
      if (bytes_0[6]) line_words[line[3:0]][55:48] <= data_0[55:48];
      if (bytes_0[7]) line_words[line[3:0]][63:56] <= data_0[63:56];
      if (bytes_0[8]) line_words[line[3:0]][71:64] <= data_0[71:64];
      if (bytes_0[9]) line_words[line[3:0]][79:72] <= data_0[79:72];
      if (bytes_0[10]) line_words[line[3:0]][87:80] <= data_0[87:80];
      if (bytes_0[11]) line_words[line[3:0]][95:88] <= data_0[95:88];
      if (bytes_0[12]) line_words[line[3:0]][103:96] <= data_0[103:96];
      if (bytes_0[13]) line_words[line[3:0]][111:104] <= data_0[111:104];
      if (bytes_0[14]) line_words[line[3:0]][119:112] <= data_0[119:112];
      if (bytes_0[15]) line_words[line[3:0]][127:120] <= data_0[127:120];
      if (bytes_1[0]) line_words[line[3:0]][135:128] <= data_1[7:0];
      if (bytes_1[1]) line_words[line[3:0]][143:136] <= data_1[15:8];
      if (bytes_1[2]) line_words[line[3:0]][151:144] <= data_1[23:16];
      if (bytes_1[3]) line_words[line[3:0]][159:152] <= data_1[31:24];
      if (bytes_1[4]) line_words[line[3:0]][167:160] <= data_1[39:32];
      if (bytes_1[5]) line_words[line[3:0]][175:168] <= data_1[47:40];
      if (bytes_1[6]) line_words[line[3:0]][183:176] <= data_1[55:48];
      if (bytes_1[7]) line_words[line[3:0]][191:184] <= data_1[63:56];
      if (bytes_1[8]) line_words[line[3:0]][199:192] <= data_1[71:64];
      if (bytes_1[9]) line_words[line[3:0]][207:200] <= data_1[79:72];
      if (bytes_1[10]) line_words[line[3:0]][215:208] <= data_1[87:80];
      if (bytes_1[11]) line_words[line[3:0]][223:216] <= data_1[95:88];
      if (bytes_1[12]) line_words[line[3:0]][231:224] <= data_1[103:96];
      if (bytes_1[13]) line_words[line[3:0]][239:232] <= data_1[111:104];
      if (bytes_1[14]) line_words[line[3:0]][247:240] <= data_1[119:112];
      if (bytes_1[15]) line_words[line[3:0]][255:248] <= data_1[127:120];
      if (bytes_2[0]) line_words[line[3:0]][263:256] <= data_2[7:0];
      if (bytes_2[1]) line_words[line[3:0]][271:264] <= data_2[15:8];
      if (bytes_2[2]) line_words[line[3:0]][279:272] <= data_2[23:16];
      if (bytes_2[3]) line_words[line[3:0]][287:280] <= data_2[31:24];
      if (bytes_2[4]) line_words[line[3:0]][295:288] <= data_2[39:32];
      if (bytes_2[5]) line_words[line[3:0]][303:296] <= data_2[47:40];
      if (bytes_2[6]) line_words[line[3:0]][311:304] <= data_2[55:48];
      if (bytes_2[7]) line_words[line[3:0]][319:312] <= data_2[63:56];
      if (bytes_2[8]) line_words[line[3:0]][327:320] <= data_2[71:64];
      if (bytes_2[9]) line_words[line[3:0]][335:328] <= data_2[79:72];
      if (bytes_2[10]) line_words[line[3:0]][343:336] <= data_2[87:80];
      if (bytes_2[11]) line_words[line[3:0]][351:344] <= data_2[95:88];
      if (bytes_2[12]) line_words[line[3:0]][359:352] <= data_2[103:96];
      if (bytes_2[13]) line_words[line[3:0]][367:360] <= data_2[111:104];
      if (bytes_2[14]) line_words[line[3:0]][375:368] <= data_2[119:112];
      if (bytes_2[15]) line_words[line[3:0]][383:376] <= data_2[127:120];
      if (bytes_3[0]) line_words[line[3:0]][391:384] <= data_3[7:0];
      if (bytes_3[1]) line_words[line[3:0]][399:392] <= data_3[15:8];
      if (bytes_3[2]) line_words[line[3:0]][407:400] <= data_3[23:16];
      if (bytes_3[3]) line_words[line[3:0]][415:408] <= data_3[31:24];
      if (bytes_3[4]) line_words[line[3:0]][423:416] <= data_3[39:32];
      if (bytes_3[5]) line_words[line[3:0]][431:424] <= data_3[47:40];
      if (bytes_3[6]) line_words[line[3:0]][439:432] <= data_3[55:48];
      if (bytes_3[7]) line_words[line[3:0]][447:440] <= data_3[63:56];
      if (bytes_3[8]) line_words[line[3:0]][455:448] <= data_3[71:64];
      if (bytes_3[9]) line_words[line[3:0]][463:456] <= data_3[79:72];
      if (bytes_3[10]) line_words[line[3:0]][471:464] <= data_3[87:80];
      if (bytes_3[11]) line_words[line[3:0]][479:472] <= data_3[95:88];
      if (bytes_3[12]) line_words[line[3:0]][487:480] <= data_3[103:96];
      if (bytes_3[13]) line_words[line[3:0]][495:488] <= data_3[111:104];
      if (bytes_3[14]) line_words[line[3:0]][503:496] <= data_3[119:112];
      if (bytes_3[15]) line_words[line[3:0]][511:504] <= data_3[127:120];
    end
  end
  initial line_found = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      line_found <= line_words[line[3:0]];
    end
  end

endmodule

`default_nettype wire
