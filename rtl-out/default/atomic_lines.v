// atomic_lines: generator of hdl/src/atomic/unit.rs:119
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_lines (
  input wire clock, // The one clock.
  input wire [41:0] line, // Line looked for.
  input wire [1:0] part, // Number of the part.
  input wire read, // Its data are read.
  input wire write, // The part is put there.
  input wire [63:0] bytes, // Bytes of it; all of them when it comes from memory.
  input wire [511:0] data, // Data.
  output wire same, // The entry holds this line, if it holds one.
  output wire [511:0] found // The part.
);

  wire [37:0] tag;
  reg [511:0] line_found;

  assign same = tag == line[41:4];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_found
    assign found[i*128 +: 128] = line_found[128*i +: 128];
  end

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
      if (bytes[0]) line_words[line[3:0]][7:0] <= data[0 +: 8];
      if (bytes[1]) line_words[line[3:0]][15:8] <= data[8 +: 8];
      if (bytes[2]) line_words[line[3:0]][23:16] <= data[16 +: 8];
      if (bytes[3]) line_words[line[3:0]][31:24] <= data[24 +: 8];
      if (bytes[4]) line_words[line[3:0]][39:32] <= data[32 +: 8];
      if (bytes[5]) line_words[line[3:0]][47:40] <= data[40 +: 8];
      if (bytes[6]) line_words[line[3:0]][55:48] <= data[48 +: 8];
      if (bytes[7]) line_words[line[3:0]][63:56] <= data[56 +: 8];
      if (bytes[8]) line_words[line[3:0]][71:64] <= data[64 +: 8];
      if (bytes[9]) line_words[line[3:0]][79:72] <= data[72 +: 8];
      if (bytes[10]) line_words[line[3:0]][87:80] <= data[80 +: 8];
      if (bytes[11]) line_words[line[3:0]][95:88] <= data[88 +: 8];
      if (bytes[12]) line_words[line[3:0]][103:96] <= data[96 +: 8];
      if (bytes[13]) line_words[line[3:0]][111:104] <= data[104 +: 8];
      if (bytes[14]) line_words[line[3:0]][119:112] <= data[112 +: 8];
      if (bytes[15]) line_words[line[3:0]][127:120] <= data[120 +: 8];
      if (bytes[1*16]) line_words[line[3:0]][135:128] <= data[1*128 +: 8];
      if (bytes[1*16 + 1]) line_words[line[3:0]][143:136] <= data[1*128 + 8 +: 8];
      if (bytes[1*16 + 2]) line_words[line[3:0]][151:144] <= data[1*128 + 16 +: 8];
      if (bytes[1*16 + 3]) line_words[line[3:0]][159:152] <= data[1*128 + 24 +: 8];
      if (bytes[1*16 + 4]) line_words[line[3:0]][167:160] <= data[1*128 + 32 +: 8];
      if (bytes[1*16 + 5]) line_words[line[3:0]][175:168] <= data[1*128 + 40 +: 8];
      if (bytes[1*16 + 6]) line_words[line[3:0]][183:176] <= data[1*128 + 48 +: 8];
      if (bytes[1*16 + 7]) line_words[line[3:0]][191:184] <= data[1*128 + 56 +: 8];
      if (bytes[1*16 + 8]) line_words[line[3:0]][199:192] <= data[1*128 + 64 +: 8];
      if (bytes[1*16 + 9]) line_words[line[3:0]][207:200] <= data[1*128 + 72 +: 8];
      if (bytes[1*16 + 10]) line_words[line[3:0]][215:208] <= data[1*128 + 80 +: 8];
      if (bytes[1*16 + 11]) line_words[line[3:0]][223:216] <= data[1*128 + 88 +: 8];
      if (bytes[1*16 + 12]) line_words[line[3:0]][231:224] <= data[1*128 + 96 +: 8];
      if (bytes[1*16 + 13]) line_words[line[3:0]][239:232] <= data[1*128 + 104 +: 8];
      if (bytes[1*16 + 14]) line_words[line[3:0]][247:240] <= data[1*128 + 112 +: 8];
      if (bytes[1*16 + 15]) line_words[line[3:0]][255:248] <= data[1*128 + 120 +: 8];
      if (bytes[2*16]) line_words[line[3:0]][263:256] <= data[2*128 +: 8];
      if (bytes[2*16 + 1]) line_words[line[3:0]][271:264] <= data[2*128 + 8 +: 8];
      if (bytes[2*16 + 2]) line_words[line[3:0]][279:272] <= data[2*128 + 16 +: 8];
      if (bytes[2*16 + 3]) line_words[line[3:0]][287:280] <= data[2*128 + 24 +: 8];
      if (bytes[2*16 + 4]) line_words[line[3:0]][295:288] <= data[2*128 + 32 +: 8];
      if (bytes[2*16 + 5]) line_words[line[3:0]][303:296] <= data[2*128 + 40 +: 8];
      if (bytes[2*16 + 6]) line_words[line[3:0]][311:304] <= data[2*128 + 48 +: 8];
      if (bytes[2*16 + 7]) line_words[line[3:0]][319:312] <= data[2*128 + 56 +: 8];
      if (bytes[2*16 + 8]) line_words[line[3:0]][327:320] <= data[2*128 + 64 +: 8];
      if (bytes[2*16 + 9]) line_words[line[3:0]][335:328] <= data[2*128 + 72 +: 8];
      if (bytes[2*16 + 10]) line_words[line[3:0]][343:336] <= data[2*128 + 80 +: 8];
      if (bytes[2*16 + 11]) line_words[line[3:0]][351:344] <= data[2*128 + 88 +: 8];
      if (bytes[2*16 + 12]) line_words[line[3:0]][359:352] <= data[2*128 + 96 +: 8];
      if (bytes[2*16 + 13]) line_words[line[3:0]][367:360] <= data[2*128 + 104 +: 8];
      if (bytes[2*16 + 14]) line_words[line[3:0]][375:368] <= data[2*128 + 112 +: 8];
      if (bytes[2*16 + 15]) line_words[line[3:0]][383:376] <= data[2*128 + 120 +: 8];
      if (bytes[3*16]) line_words[line[3:0]][391:384] <= data[3*128 +: 8];
      if (bytes[3*16 + 1]) line_words[line[3:0]][399:392] <= data[3*128 + 8 +: 8];
      if (bytes[3*16 + 2]) line_words[line[3:0]][407:400] <= data[3*128 + 16 +: 8];
      if (bytes[3*16 + 3]) line_words[line[3:0]][415:408] <= data[3*128 + 24 +: 8];
      if (bytes[3*16 + 4]) line_words[line[3:0]][423:416] <= data[3*128 + 32 +: 8];
      if (bytes[3*16 + 5]) line_words[line[3:0]][431:424] <= data[3*128 + 40 +: 8];
      if (bytes[3*16 + 6]) line_words[line[3:0]][439:432] <= data[3*128 + 48 +: 8];
      if (bytes[3*16 + 7]) line_words[line[3:0]][447:440] <= data[3*128 + 56 +: 8];
      if (bytes[3*16 + 8]) line_words[line[3:0]][455:448] <= data[3*128 + 64 +: 8];
      if (bytes[3*16 + 9]) line_words[line[3:0]][463:456] <= data[3*128 + 72 +: 8];
      if (bytes[3*16 + 10]) line_words[line[3:0]][471:464] <= data[3*128 + 80 +: 8];
      if (bytes[3*16 + 11]) line_words[line[3:0]][479:472] <= data[3*128 + 88 +: 8];
      if (bytes[3*16 + 12]) line_words[line[3:0]][487:480] <= data[3*128 + 96 +: 8];
      if (bytes[3*16 + 13]) line_words[line[3:0]][495:488] <= data[3*128 + 104 +: 8];
      if (bytes[3*16 + 14]) line_words[line[3:0]][503:496] <= data[3*128 + 112 +: 8];
      if (bytes[3*16 + 15]) line_words[line[3:0]][511:504] <= data[3*128 + 120 +: 8];
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
