// cache_tags: generator of hdl/src/vmem/cache.rs:31. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module cache_tags (
  input wire clock, // The one clock.
  input wire [41:0] line, // Line looked up.
  input wire [7:0] epoch, // The current epoch.
  input wire allocate, // The line is being read into its entry.
  input wire touch, // The request looks at the entry.
  input wire [11:0] number, // Number of the request.
  input wire written, // A line is written to memory.
  input wire [41:0] written_line, // Which; never in the cycle of allocate.
  input wire writes_0, // The line looked up is written; never in the cycle of allocate and of written.
  input wire clear, // The entry of this epoch is cleared; never in the cycle of the other two.
  input wire sweep, // Beside that: it is forgotten which request looked at it last; never in the cycle of touch.
  output wire hit, // The line is there, or on its way for an earlier request.
  output wire [7:0] index, // Its entry.
  output wire [11:0] last // The request that looked at the entry last.
);

  wire [44:0] there, found;

  wire [4:0] entry = line[4:0] ^ line[9:5];
  assign hit = found == {epoch, line[41:5]};
  wire stored = writes_0 & hit;
  assign index = {3'd0, entry};
  wire [4:0] there_differing = written_line[4:0] ^ written_line[9:5];
  wire [4:0] last_requests_choice = written ? there_differing : epoch[4:0];
  (* no_rw_check *)
  reg [44:0] tag_words [0:31];
  integer tag_words_word;
  initial begin
    for (tag_words_word = 0; tag_words_word < 32; tag_words_word = tag_words_word + 1)
      tag_words[tag_words_word] = 45'd0;
  end
  always @(posedge clock)
    if (allocate | (written & (there[36:0] == written_line[41:5])) | stored | clear) tag_words[((allocate | writes_0)
        ? entry : last_requests_choice)] <= {epoch, line[41:5]} & {45{allocate}};

  assign there = tag_words[there_differing];
  assign found = tag_words[entry];
  (* no_rw_check *)
  reg [11:0] last_requests [0:31];
  integer last_requests_word;
  initial begin
    for (last_requests_word = 0; last_requests_word < 32; last_requests_word = last_requests_word + 1)
      last_requests[last_requests_word] = 12'd0;
  end
  always @(posedge clock)
    if (touch | sweep) last_requests[(sweep ? last_requests_choice : entry)] <= number & {12{~sweep}};

  assign last = last_requests[entry];
endmodule
`default_nettype wire
