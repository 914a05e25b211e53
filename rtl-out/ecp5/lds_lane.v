// lds_lane: kernel of hdl/src/memory/lds/lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_lane (
  input wire clock,
  input wire [31:0] vgpr,
  input wire load_address,
  input wire load_data_0,
  input wire load_data_1,
  input wire load_data_2,
  input wire load_data_3,
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
  reg [31:0] words_0;
  reg [31:0] words_0_next;
  reg [31:0] words_1;
  reg [31:0] words_1_next;
  reg [31:0] words_2;
  reg [31:0] words_2_next;
  reg [31:0] words_3;
  reg [31:0] words_3_next;
  reg [31:0] results_0;
  reg [31:0] results_0_next;
  reg [31:0] results_1;
  reg [31:0] results_1_next;
  reg [31:0] results_2;
  reg [31:0] results_2_next;
  reg [31:0] results_3;
  reg [31:0] results_3_next;
  reg in_aperture;
  reg loaded;
  reg [1:0] loaded_step;
  reg [3:0] loaded_bytes;
  reg [1:0] loaded_shift;
  reg loaded_upper;
  wire [1:0] address_shift;
  wire [31:0] load_element;
  wire [1:0] format_size;
  wire format_signed;
  wire format_d16;
  wire format_high;

  assign inside_ = (~flat) | in_aperture_now;
  assign memory = ({32'd0, results_1} << 6'h20) | {32'd0, results_0};
  assign operand_0 = ({32'd0, words_1} << 6'h20) | {32'd0, words_0};
  assign operand_1 = ({32'd0, words_3} << 6'h20) | {32'd0, words_2};

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
    words_0_next = words_0;
    if (load_data_0) begin
      words_0_next = vgpr;
    end
    if (load_count) begin
      words_0_next = count;
    end
  end

  always @* begin
    words_1_next = words_1;
    if (load_data_1) begin
      words_1_next = vgpr;
    end
  end

  always @* begin
    words_2_next = words_2;
    if (load_data_2) begin
      words_2_next = vgpr;
    end
  end

  always @* begin
    words_3_next = words_3;
    if (load_data_3) begin
      words_3_next = vgpr;
    end
  end

  always @* begin
    results_0_next = results_0;
    if (loaded) begin
      if (loaded_step == 2'd0) begin
        results_0_next = results_0 | load_element;
      end
    end
    if (clear) begin
      results_0_next = 32'd0;
    end
  end

  always @* begin
    results_1_next = results_1;
    if (loaded) begin
      if (loaded_step == 2'd1) begin
        results_1_next = results_1 | load_element;
      end
    end
    if (clear) begin
      results_1_next = 32'd0;
    end
  end

  always @* begin
    results_2_next = results_2;
    if (loaded) begin
      if (loaded_step == 2'd2) begin
        results_2_next = results_2 | load_element;
      end
    end
    if (clear) begin
      results_2_next = 32'd0;
    end
  end

  always @* begin
    results_3_next = results_3;
    if (loaded) begin
      if (loaded_step == 2'd3) begin
        results_3_next = results_3 | load_element;
      end
    end
    if (clear) begin
      results_3_next = 32'd0;
    end
  end

  assign format_size = result_format[1:0];
  assign format_signed = result_format[2];
  assign format_d16 = result_format[3];
  assign format_high = result_format[4];

  initial begin
    register_ = 32'd0;
    words_0 = 32'd0;
    words_1 = 32'd0;
    words_2 = 32'd0;
    words_3 = 32'd0;
    results_0 = 32'd0;
    results_1 = 32'd0;
    results_2 = 32'd0;
    results_3 = 32'd0;
    in_aperture = 1'b0;
    loaded = 1'b0;
    loaded_step = 2'd0;
    loaded_bytes = 4'd0;
    loaded_shift = 2'd0;
    loaded_upper = 1'b0;
  end
  always @(posedge clock) begin
    register_ <= register_next;
    words_0 <= words_0_next;
    words_1 <= words_1_next;
    words_2 <= words_2_next;
    words_3 <= words_3_next;
    results_0 <= results_0_next;
    results_1 <= results_1_next;
    results_2 <= results_2_next;
    results_3 <= results_3_next;
    in_aperture <= in_aperture_now;
    loaded <= loads;
    loaded_step <= step;
    loaded_bytes <= bytes;
    loaded_shift <= address_shift;
    loaded_upper <= upper_part;
  end

  lds_address address_block (
    .register_(register_),
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
    .words_0(words_0),
    .words_1(words_1),
    .words_2(words_2),
    .words_3(words_3),
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
    .results_0(results_0),
    .results_1(results_1),
    .results_2(results_2),
    .results_3(results_3),
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
