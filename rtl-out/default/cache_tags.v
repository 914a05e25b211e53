// cache_tags: generator of hdl/src/vmem/cache.rs:31
// Written by Tombolo; change the source.
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
  input wire clear, // The entry of this epoch is cleared; never in the cycle of the other two.
  input wire sweep, // Beside that: it is forgotten which request looked at it last; never in the cycle of touch.
  output wire hit, // The line is there, or on its way for an earlier request.
  output wire [6:0] index, // Its entry.
  output wire [11:0] last // The request that looked at the entry last.
);

  wire [6:0] entry;
  wire [42:0] found;
  wire [11:0] last_request;

  assign entry = line[6:0] ^ line[13:7];
  assign hit = found == {epoch, line[41:7]};
  assign index = entry;
  assign last = last_request;
  wire [6:0] last_requests_write_address_choice = written ? (written_line[6:0] ^ written_line[13:7]) : epoch[6:0];

  (* no_rw_check *)
  reg [42:0] tag_words [0:127];
  integer tag_words_word;
  initial begin
    for (tag_words_word = 0; tag_words_word < 128; tag_words_word = tag_words_word + 1) tag_words[tag_words_word] =
        43'd0;
  end
  always @(posedge clock) begin
    if (allocate | written | clear) begin
      tag_words[(allocate ? entry : last_requests_write_address_choice)] <= {epoch, line[41:7]} & {43{allocate}};
    end
  end
  assign found = tag_words[entry];

  (* no_rw_check *)
  reg [11:0] last_requests [0:127];
  integer last_requests_word;
  initial begin
    for (last_requests_word = 0; last_requests_word < 128; last_requests_word = last_requests_word + 1)
        last_requests[last_requests_word] = 12'd0;
  end
  always @(posedge clock) begin
    if (touch | sweep) begin
      last_requests[(sweep ? last_requests_write_address_choice : entry)] <= number & {12{~sweep}};
    end
  end
  assign last_request = last_requests[entry];

endmodule

`default_nettype wire
