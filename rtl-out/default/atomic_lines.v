// atomic_lines: generator of hdl/src/memory/atomic.rs
// Written by Tombolo; change the source.

module atomic_lines (
  input wire clock,
  input wire [41:0] line,
  input wire read,
  input wire write,
  input wire [63:0] bytes,
  input wire [511:0] data,
  output wire same,
  output wire [511:0] found
);

  wire [37:0] tag;
  reg [511:0] line_found;

  assign same = tag == line[41:4];
  assign found = line_found;

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
      if (bytes[0]) line_words[line[3:0]][7:0] <= data[7:0];
      if (bytes[1]) line_words[line[3:0]][15:8] <= data[15:8];
      if (bytes[2]) line_words[line[3:0]][23:16] <= data[23:16];
      if (bytes[3]) line_words[line[3:0]][31:24] <= data[31:24];
      if (bytes[4]) line_words[line[3:0]][39:32] <= data[39:32];
      if (bytes[5]) line_words[line[3:0]][47:40] <= data[47:40];
      if (bytes[6]) line_words[line[3:0]][55:48] <= data[55:48];
      if (bytes[7]) line_words[line[3:0]][63:56] <= data[63:56];
      if (bytes[8]) line_words[line[3:0]][71:64] <= data[71:64];
      if (bytes[9]) line_words[line[3:0]][79:72] <= data[79:72];
      if (bytes[10]) line_words[line[3:0]][87:80] <= data[87:80];
      if (bytes[11]) line_words[line[3:0]][95:88] <= data[95:88];
      if (bytes[12]) line_words[line[3:0]][103:96] <= data[103:96];
      if (bytes[13]) line_words[line[3:0]][111:104] <= data[111:104];
      if (bytes[14]) line_words[line[3:0]][119:112] <= data[119:112];
      if (bytes[15]) line_words[line[3:0]][127:120] <= data[127:120];
      if (bytes[16]) line_words[line[3:0]][135:128] <= data[135:128];
      if (bytes[17]) line_words[line[3:0]][143:136] <= data[143:136];
      if (bytes[18]) line_words[line[3:0]][151:144] <= data[151:144];
      if (bytes[19]) line_words[line[3:0]][159:152] <= data[159:152];
      if (bytes[20]) line_words[line[3:0]][167:160] <= data[167:160];
      if (bytes[21]) line_words[line[3:0]][175:168] <= data[175:168];
      if (bytes[22]) line_words[line[3:0]][183:176] <= data[183:176];
      if (bytes[23]) line_words[line[3:0]][191:184] <= data[191:184];
      if (bytes[24]) line_words[line[3:0]][199:192] <= data[199:192];
      if (bytes[25]) line_words[line[3:0]][207:200] <= data[207:200];
      if (bytes[26]) line_words[line[3:0]][215:208] <= data[215:208];
      if (bytes[27]) line_words[line[3:0]][223:216] <= data[223:216];
      if (bytes[28]) line_words[line[3:0]][231:224] <= data[231:224];
      if (bytes[29]) line_words[line[3:0]][239:232] <= data[239:232];
      if (bytes[30]) line_words[line[3:0]][247:240] <= data[247:240];
      if (bytes[31]) line_words[line[3:0]][255:248] <= data[255:248];
      if (bytes[32]) line_words[line[3:0]][263:256] <= data[263:256];
      if (bytes[33]) line_words[line[3:0]][271:264] <= data[271:264];
      if (bytes[34]) line_words[line[3:0]][279:272] <= data[279:272];
      if (bytes[35]) line_words[line[3:0]][287:280] <= data[287:280];
      if (bytes[36]) line_words[line[3:0]][295:288] <= data[295:288];
      if (bytes[37]) line_words[line[3:0]][303:296] <= data[303:296];
      if (bytes[38]) line_words[line[3:0]][311:304] <= data[311:304];
      if (bytes[39]) line_words[line[3:0]][319:312] <= data[319:312];
      if (bytes[40]) line_words[line[3:0]][327:320] <= data[327:320];
      if (bytes[41]) line_words[line[3:0]][335:328] <= data[335:328];
      if (bytes[42]) line_words[line[3:0]][343:336] <= data[343:336];
      if (bytes[43]) line_words[line[3:0]][351:344] <= data[351:344];
      if (bytes[44]) line_words[line[3:0]][359:352] <= data[359:352];
      if (bytes[45]) line_words[line[3:0]][367:360] <= data[367:360];
      if (bytes[46]) line_words[line[3:0]][375:368] <= data[375:368];
      if (bytes[47]) line_words[line[3:0]][383:376] <= data[383:376];
      if (bytes[48]) line_words[line[3:0]][391:384] <= data[391:384];
      if (bytes[49]) line_words[line[3:0]][399:392] <= data[399:392];
      if (bytes[50]) line_words[line[3:0]][407:400] <= data[407:400];
      if (bytes[51]) line_words[line[3:0]][415:408] <= data[415:408];
      if (bytes[52]) line_words[line[3:0]][423:416] <= data[423:416];
      if (bytes[53]) line_words[line[3:0]][431:424] <= data[431:424];
      if (bytes[54]) line_words[line[3:0]][439:432] <= data[439:432];
      if (bytes[55]) line_words[line[3:0]][447:440] <= data[447:440];
      if (bytes[56]) line_words[line[3:0]][455:448] <= data[455:448];
      if (bytes[57]) line_words[line[3:0]][463:456] <= data[463:456];
      if (bytes[58]) line_words[line[3:0]][471:464] <= data[471:464];
      if (bytes[59]) line_words[line[3:0]][479:472] <= data[479:472];
      if (bytes[60]) line_words[line[3:0]][487:480] <= data[487:480];
      if (bytes[61]) line_words[line[3:0]][495:488] <= data[495:488];
      if (bytes[62]) line_words[line[3:0]][503:496] <= data[503:496];
      if (bytes[63]) line_words[line[3:0]][511:504] <= data[511:504];
    end
  end
  initial line_found = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      line_found <= line_words[line[3:0]];
    end
  end

endmodule
