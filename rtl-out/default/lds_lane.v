// lds_lane: kernel of hdl/src/memory/lds/lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_lane (
  input wire clock,
  input wire [31:0] vgpr,
  input wire load_address,
  input wire [3:0] load_data,
  input wire load_high,
  input wire clear,
  input wire load_count,
  input wire [31:0] count,
  input wire [1:0] source,
  input wire [15:0] m0,
  input wire [5:0] number,
  input wire [17:0] offset,
  input wire [1:0] dword,
  input wire [1:0] step,
  input wire [1:0] size,
  input wire high,
  input wire [1:0] result_dword,
  input wire [4:0] result_format,
  input wire upper_part,
  input wire stores,
  input wire [16:0] base,
  input wire [16:0] limit,
  input wire crosses_lanes,
  input wire named,
  input wire swizzles,
  input wire [5:0] swizzle_source,
  input wire wave64,
  input wire simd,
  input wire blank,
  input wire conditional,
  input wire [63:0] computed,
  input wire computes,
  input wire active,
  input wire loads,
  input wire [31:0] word,
  input wire stack_0,
  input wire [31:0] stack_address_0,
  input wire flat,
  output wire inside_,
  output wire [4:0] request_bank,
  output wire [9:0] request_row,
  output wire [31:0] request_data,
  output wire [3:0] request_bytes,
  output wire [3:0] bytes,
  output wire has_upper,
  output wire [31:0] result,
  output wire [3:0] result_bytes,
  output wire [63:0] memory,
  output wire [63:0] operand_0,
  output wire [63:0] operand_1
);

  reg in_aperture_now;
  reg [31:0] register_;
  reg [31:0] register_next;
  wire [127:0] words;
  wire [127:0] words_next;
  reg [31:0] words_0_next;
  reg [31:0] words_1_next;
  reg [31:0] words_2_next;
  reg [31:0] words_3_next;
  wire [127:0] results;
  reg in_aperture;
  reg loaded;
  reg [1:0] loaded_step;
  reg [3:0] loaded_bytes;
  reg [1:0] loaded_shift;
  reg loaded_upper;
  reg [31:0] address_register;
  wire [1:0] address_shift;
  wire [31:0] load_element;
  wire [1:0] format_size;
  wire format_signed;
  wire format_d16;
  wire format_high;
  assign words_next = {words_3_next, words_2_next, words_1_next, words_0_next};

  assign inside_ = (~flat) | in_aperture_now;
  assign memory = ({32'd0, results[1*32 +: 32]} << 6'h20) | {32'd0, results[0 +: 32]};
  assign operand_0 = ({32'd0, words[1*32 +: 32]} << 6'h20) | {32'd0, words[0 +: 32]};
  assign operand_1 = ({32'd0, words[3*32 +: 32]} << 6'h20) | {32'd0, words[2*32 +: 32]};

  always @* begin
    in_aperture_now = in_aperture;
    if (load_high) begin
      in_aperture_now = vgpr == 32'h10000;
    end
  end

  always @* begin
    register_next = register_;
    if (load_address) begin
      register_next = vgpr;
    end
  end

  always @* begin
    words_0_next = words[0 +: 32];
    if (load_data[0]) begin
      words_0_next = vgpr;
    end
    if (load_count) begin
      words_0_next = count;
    end
  end

  always @* begin
    words_1_next = words[1*32 +: 32];
    if (load_data[1]) begin
      words_1_next = vgpr;
    end
  end

  always @* begin
    words_2_next = words[2*32 +: 32];
    if (load_data[2]) begin
      words_2_next = vgpr;
    end
  end

  always @* begin
    words_3_next = words[3*32 +: 32];
    if (load_data[3]) begin
      words_3_next = vgpr;
    end
  end

  always @* begin
    address_register = register_;
    if (stack_0) begin
      address_register = stack_address_0;
    end
  end

  assign format_size = result_format[1:0];
  assign format_signed = result_format[2];
  assign format_d16 = result_format[3];
  assign format_high = result_format[4];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_results
    localparam [1:0] INDEX = i;
    reg [31:0] results_next;
    reg [31:0] words_i;
    reg [31:0] results_i;
    assign words[i*32 +: 32] = words_i;
    assign results[i*32 +: 32] = results_i;

    always @* begin
      results_next = results_i;
      if (loaded) begin
        if (loaded_step == INDEX) begin
          results_next = results_i | load_element;
        end
      end
      if (clear) begin
        results_next = 32'd0;
      end
    end

    initial begin
      words_i = 32'd0;
      results_i = 32'd0;
    end
    always @(posedge clock) begin
      words_i <= words_next[i*32 +: 32];
      results_i <= results_next;
    end
  end

  initial begin
    register_ = 32'd0;
    in_aperture = 1'b0;
    loaded = 1'b0;
    loaded_step = 2'd0;
    loaded_bytes = 4'd0;
    loaded_shift = 2'd0;
    loaded_upper = 1'b0;
  end
  always @(posedge clock) begin
    register_ <= register_next;
    in_aperture <= in_aperture_now;
    loaded <= loads;
    loaded_step <= step;
    loaded_bytes <= bytes;
    loaded_shift <= address_shift;
    loaded_upper <= upper_part;
  end

  lds_address address_block (
    .register_(address_register),
    .source(source),
    .m0(m0),
    .number(number),
    .offset(offset),
    .flat(flat),
    .dword(dword),
    .pair(conditional),
    .size(size),
    .upper_part(upper_part),
    .stores(stores),
    .base(base),
    .limit(limit),
    .crosses_lanes(crosses_lanes),
    .named(named),
    .swizzles(swizzles),
    .swizzle_source(swizzle_source),
    .wave64(wave64),
    .simd(simd),
    .bank(request_bank),
    .row(request_row),
    .bytes(bytes),
    .shift(address_shift),
    .has_upper(has_upper)
  );

  lds_store_data store (
    .words(words),
    .register_(register_),
    .computed(computed),
    .computes(computes),
    .dword(step),
    .high(high),
    .swizzles(swizzles),
    .blank(blank),
    .conditional(conditional),
    .shift(address_shift),
    .upper_part(upper_part),
    .bytes(bytes),
    .data(request_data),
    .mask(request_bytes)
  );

  lds_load_data load (
    .word(word),
    .bytes(loaded_bytes),
    .shift(loaded_shift),
    .upper_part(loaded_upper),
    .element(load_element)
  );

  lds_result format (
    .results(results),
    .dword(result_dword),
    .size(format_size),
    .signed_(format_signed),
    .d16(format_d16),
    .high(format_high),
    .active(active),
    .data(result),
    .bytes(result_bytes)
  );

endmodule

`default_nettype wire
