// atomic_lines: generator of hdl/src/atomic/unit.rs:121. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_lines (
  input wire clock, // The one clock.
  input wire [41:0] line, // Line looked for.
  input wire [1:0] part, // Number of the part.
  input wire read, // Its data are read.
  input wire write, // The part is put there.
  input wire [15:0] bytes_0, // Bytes of it; all of them when it comes from memory.
  input wire [127:0] data_0, // Data.
  output wire same, // The entry holds this line, if it holds one.
  output reg [127:0] found_0 // The part.
);

  wire [37:0] tag;

  assign same = tag == line[41:4];
  initial found_0 = 128'd0;
  (* no_rw_check *)
  reg [37:0] tags [0:15];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 16; tags_word = tags_word + 1) tags[tags_word] = 38'd0;
  end
  always @(posedge clock) if (write) tags[line[3:0]] <= line[41:4];
  assign tag = tags[line[3:0]];
  (* no_rw_check, ram_style = "block" *)
  reg [127:0] line_words [0:63];
  integer line_words_word;
  initial begin
    for (line_words_word = 0; line_words_word < 64; line_words_word = line_words_word + 1)
      line_words[line_words_word] = 128'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      if (bytes_0[0]) line_words[{line[3:0], part}][7:0] <= data_0[7:0];
      if (bytes_0[1]) line_words[{line[3:0], part}][15:8] <= data_0[15:8];
      if (bytes_0[2]) line_words[{line[3:0], part}][23:16] <= data_0[23:16];
      if (bytes_0[3]) line_words[{line[3:0], part}][31:24] <= data_0[31:24];
      if (bytes_0[4]) line_words[{line[3:0], part}][39:32] <= data_0[39:32];
      if (bytes_0[5]) line_words[{line[3:0], part}][47:40] <= data_0[47:40];
      if (bytes_0[6]) line_words[{line[3:0], part}][55:48] <= data_0[55:48];
      if (bytes_0[7]) line_words[{line[3:0], part}][63:56] <= data_0[63:56];
      if (bytes_0[8]) line_words[{line[3:0], part}][71:64] <= data_0[71:64];
      if (bytes_0[9]) line_words[{line[3:0], part}][79:72] <= data_0[79:72];
      if (bytes_0[10]) line_words[{line[3:0], part}][87:80] <= data_0[87:80];
      if (bytes_0[11]) line_words[{line[3:0], part}][95:88] <= data_0[95:88];
      if (bytes_0[12]) line_words[{line[3:0], part}][103:96] <= data_0[103:96];
      if (bytes_0[13]) line_words[{line[3:0], part}][111:104] <= data_0[111:104];
      if (bytes_0[14]) line_words[{line[3:0], part}][119:112] <= data_0[119:112];
      if (bytes_0[15]) line_words[{line[3:0], part}][127:120] <= data_0[127:120];
    end
  end

  always @(posedge clock) if (read) found_0 <= line_words[{line[3:0], part}];
endmodule
`default_nettype wire
