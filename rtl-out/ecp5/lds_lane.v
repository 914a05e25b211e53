// lds_lane: kernel of hdl/src/lds/lane.rs:16. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_lane (
  input wire clock, // The one clock.
  input wire [31:0] vgpr, // A VGPR of the lane.
  input wire load_address, // It is the address.
  input wire [3:0] load_data, // It is a dword of data.
  input wire load_high, // It is the high half of the address.
  input wire clear, // The results become zero.
  input wire load_count, // The first data register becomes count.
  input wire [31:0] count, // A number.
  input wire [1:0] source, // Source of the address.
  input wire [15:0] m0, // M0.
  input wire [5:0] number, // Number of the lane in its wave.
  input wire [17:0] offset, // Byte offset of the instruction.
  input wire [1:0] dword, // Dword behind that address.
  input wire [1:0] step, // Dword of the instruction.
  input wire [1:0] size, // Element size.
  input wire high, // The high half of a register is stored.
  input wire [1:0] result_dword, // Of the results that are written: the dword.
  input wire [1:0] result_format_size, // How elements lie in the result.
  input wire result_format_signed, result_format_half, result_format_high,
  input wire upper_part, // The part in the next word.
  // Where places are in registers: dword, offset and stores are of a part to come, which is in the next word,
  input wire place_upper_0,
  input wire places_0, // and the registers take its place.
  input wire stores, // The access stores.
  input wire [17:0] base, // First byte of the wave's share.
  input wire [17:0] limit, // Its bytes.
  input wire crosses_lanes, // Data goes between lanes.
  input wire named, // Through the dword of the lane named, as against the lane's own.
  input wire swizzles, // By the pattern.
  input wire [5:0] swizzle_source, // The lane of the pattern.
  input wire wave64, // The wave has 64 lanes.
  input wire [1:0] simd, // SIMD.
  input wire blank, // Zero is stored.
  input wire conditional, // Dwords with their top bit set are stored.
  input wire [63:0] computed, // What the atomic ALU computed.
  input wire computes, // It is stored.
  input wire active, // The lane takes results.
  input wire loads, // The crossbar serves a load of the lane.
  input wire [31:0] word, // The word loaded one clock ago.
  input wire flat, // A FLAT instruction: only lanes in the LDS aperture take part.
  output wire inside_, // This one does.
  output wire [4:0] request_bank, // The dword that it wants.
  output wire [10:0] request_row, output wire [31:0] request_data, output wire [3:0] request_bytes,
  output wire wants, // There are some.
  output wire has_upper, // There is a part in the next word.
  output wire [31:0] result, // The dword as the register takes it.
  output wire [3:0] result_bytes, // Bytes of it.
  output wire [63:0] memory, // Loaded: the first two dwords.
  output wire [63:0] operand_0, // The data registers.
  output wire [63:0] operand_1
);

  reg in_aperture_now; reg [31:0] register_; reg [127:0] words; wire [127:0] words_next;
  reg [31:0] words_0_next, words_1_next, words_2_next, words_3_next; reg [127:0] results; reg in_aperture, loaded;
  reg [1:0] loaded_step; reg [3:0] loaded_bytes; reg [1:0] loaded_shift; reg loaded_upper;
  wire [4:0] address_place_bank; wire [10:0] address_place_row; wire [3:0] address_place_bytes;
  wire address_place_wants; wire [1:0] address_place_shift; wire address_place_has_upper; reg [4:0] placed_0_bank;
  reg [10:0] placed_0_row; reg [3:0] placed_0_bytes; reg placed_0_wants; reg [1:0] placed_0_shift;
  reg placed_0_has_upper; wire [31:0] load_element;
  assign words_next = {words_3_next, words_2_next, words_1_next, words_0_next};

  always @* begin
    in_aperture_now = in_aperture;
    if (load_high) in_aperture_now = vgpr == 32'h10000;
  end

  assign inside_ = ~flat | in_aperture_now;
  assign memory = {results[63:32], 32'd0} | {32'd0, results[31:0]};
  assign operand_0 = {words[63:32], 32'd0} | {32'd0, words[31:0]};
  assign operand_1 = {words[127:96], 32'd0} | {32'd0, words[95:64]};
  assign request_bank = placed_0_bank;
  assign request_row = placed_0_row;
  wire [3:0] place_bytes = placed_0_bytes;
  assign wants = placed_0_wants;
  wire [1:0] place_shift = placed_0_shift;
  assign has_upper = placed_0_has_upper;
  always @* begin
    words_0_next = words[31:0];
    if (load_data[0]) words_0_next = vgpr;
    if (load_count) words_0_next = count;
  end

  always @* begin
    words_1_next = words[63:32];
    if (load_data[1]) words_1_next = vgpr;
  end

  always @* begin
    words_2_next = words[95:64];
    if (load_data[2]) words_2_next = vgpr;
  end

  always @* begin
    words_3_next = words[127:96];
    if (load_data[3]) words_3_next = vgpr;
  end

  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_results
    localparam [1:0] INDEX = i;
    always @(posedge clock) begin
      words[i*32 +: 32] <= words_next[i*32 +: 32];
      if (loaded) begin
        if (loaded_step == INDEX) results[i*32 +: 32] <= results[i*32 +: 32] | load_element;
      end
      if (clear) results[i*32 +: 32] <= 32'd0;
    end
  end

  initial begin
    register_ = 32'd0; in_aperture = 1'b0; loaded = 1'b0; loaded_step = 2'd0; loaded_bytes = 4'd0;
    loaded_shift = 2'd0; loaded_upper = 1'b0; placed_0_bank = 5'd0; placed_0_row = 11'd0; placed_0_bytes = 4'd0;
    placed_0_wants = 1'b0; placed_0_shift = 2'd0; placed_0_has_upper = 1'b0; words = 128'd0; results = 128'd0;
  end
  always @(posedge clock) begin
    if (load_address) register_ <= vgpr;
    in_aperture <= in_aperture_now; loaded <= loads; loaded_step <= step; loaded_bytes <= place_bytes;
    loaded_shift <= place_shift; loaded_upper <= upper_part;
    if (places_0) begin
      placed_0_bank <= address_place_bank; placed_0_row <= address_place_row; placed_0_bytes <= address_place_bytes;
      placed_0_wants <= address_place_wants; placed_0_shift <= address_place_shift;
      placed_0_has_upper <= address_place_has_upper;
    end
  end

  lds_address address_block (
    .register_(register_), .source(source), .m0(m0), .number(number), .offset(offset), .flat(flat), .dword(dword),
    .pair(conditional), .size(size), .upper_part(place_upper_0), .stores(stores), .base(base), .limit(limit),
    .crosses_lanes(crosses_lanes), .named(named), .swizzles(swizzles), .swizzle_source(swizzle_source),
    .wave64(wave64), .simd(simd), .place_bank(address_place_bank), .place_row(address_place_row),
    .place_bytes(address_place_bytes), .place_wants(address_place_wants), .place_shift(address_place_shift),
    .place_has_upper(address_place_has_upper));

  lds_store_data store (
    .words(words), .register_(register_), .computed(computed), .computes(computes), .dword(step), .high(high),
    .swizzles(swizzles), .blank(blank), .conditional(conditional), .shift(place_shift), .upper_part(upper_part),
    .bytes(place_bytes), .data(request_data), .mask(request_bytes));

  lds_load_data load (
    .word(word), .bytes(loaded_bytes), .shift(loaded_shift), .upper_part(loaded_upper), .element(load_element));

  lds_result format (
    .results(results), .dword(result_dword), .format_size(result_format_size), .format_signed(result_format_signed),
    .format_half(result_format_half), .format_high(result_format_high), .active(active), .data(result),
    .bytes(result_bytes));
endmodule
`default_nettype wire
