// record_ram_ram: generator of hdl/src/parts/ram.rs:33. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module record_ram_ram (
  input wire clock, // The one clock.
  input wire write, // Writes a value.
  input wire [3:0] write_address, // Where to.
  input wire [3:0] write_data_wave, // The value.
  input wire [15:0] write_data_sequence, input wire write_data_wave64, write_data_high, write_data_last,
  write_data_reuses, input wire [7:0] write_data_code_0, write_data_code_1, write_data_code_2,
  input wire [10:0] write_data_row_0, write_data_row_1, write_data_row_2, input wire [31:0] write_data_literal,
  input wire [5:0] write_data_need, input wire [3:0] write_data_kind_0, write_data_kind_1, write_data_kind_2,
  input wire [29:0] write_data_prepare, input wire [1:0] write_data_unit, input wire [54:0] write_data_function,
  input wire [1:0] write_data_shared_kind, write_data_clocks, input wire write_data_settled,
  write_data_modifiers_clamp, input wire [1:0] write_data_modifiers_omod, write_data_modifiers_neg,
  input wire [2:0] write_data_modifiers_mix, input wire [1:0] write_data_modifiers_byte,
  input wire [10:0] write_data_destination, input wire write_data_writes, write_data_writes_high,
  input wire [3:0] write_data_bytes, write_data_exchange_bytes, input wire write_data_has_mask_source,
  input wire [6:0] write_data_mask_source, input wire write_data_mask_from_vcc, write_data_has_mask_destination,
  input wire [6:0] write_data_mask_destination, input wire write_data_scalar_result, write_data_early_mask,
  write_data_ignored, input wire [3:0] write_data_cross, input wire write_data_fetch_inactive,
  write_data_bound_control, input wire [2:0] write_data_matrix_neg, write_data_matrix_neg_hi,
  input wire [1:0] write_data_matrix_set, input wire write_data_dual_valid, input wire [7:0] write_data_dual_code,
  input wire [10:0] write_data_dual_row_0, write_data_dual_row_1, write_data_dual_row_2,
  input wire [1:0] write_data_dual_literal, input wire write_data_dual_third, input wire [1:0] write_data_dual_unit,
  input wire [54:0] write_data_dual_function, input wire [10:0] write_data_dual_destination,
  input wire [3:0] read_address, // Where from.
  output wire [3:0] read_data_wave, // The value there, before this cycle's write.
  output wire [15:0] read_data_sequence, output wire read_data_wave64, read_data_high, read_data_last,
  read_data_reuses, output wire [7:0] read_data_code_0, read_data_code_1, read_data_code_2,
  output wire [10:0] read_data_row_0, read_data_row_1, read_data_row_2, output wire [31:0] read_data_literal,
  output wire [5:0] read_data_need, output wire [3:0] read_data_kind_0, read_data_kind_1, read_data_kind_2,
  output wire [29:0] read_data_prepare, output wire [1:0] read_data_unit, output wire [54:0] read_data_function,
  output wire [1:0] read_data_shared_kind, read_data_clocks, output wire read_data_settled,
  read_data_modifiers_clamp, output wire [1:0] read_data_modifiers_omod, output wire [2:0] read_data_modifiers_mix,
  output wire [1:0] read_data_modifiers_byte, output wire [10:0] read_data_destination,
  output wire read_data_writes, read_data_writes_high, output wire [3:0] read_data_bytes, read_data_exchange_bytes,
  output wire read_data_has_mask_source, output wire [6:0] read_data_mask_source,
  output wire read_data_mask_from_vcc, read_data_has_mask_destination, output wire [6:0] read_data_mask_destination,
  output wire read_data_scalar_result, read_data_early_mask, read_data_ignored, output wire [3:0] read_data_cross,
  output wire read_data_fetch_inactive, read_data_bound_control
);

  wire [279:0] word;

  assign read_data_wave = word[3:0];
  assign read_data_sequence = word[19:4];
  assign read_data_wave64 = word[20];
  assign read_data_high = word[21];
  assign read_data_last = word[22];
  assign read_data_reuses = word[23];
  assign read_data_code_0 = word[31:24];
  assign read_data_code_1 = word[39:32];
  assign read_data_code_2 = word[47:40];
  assign read_data_row_0 = word[58:48];
  assign read_data_row_1 = word[69:59];
  assign read_data_row_2 = word[80:70];
  assign read_data_literal = word[112:81];
  assign read_data_need = word[118:113];
  assign read_data_kind_0 = word[122:119];
  assign read_data_kind_1 = word[126:123];
  assign read_data_kind_2 = word[130:127];
  assign read_data_prepare = word[160:131];
  assign read_data_unit = word[162:161];
  assign read_data_function = word[217:163];
  assign read_data_shared_kind = word[219:218];
  assign read_data_clocks = word[221:220];
  assign read_data_settled = word[222];
  assign read_data_modifiers_clamp = word[223];
  assign read_data_modifiers_omod = word[225:224];
  assign read_data_modifiers_mix = word[230:228];
  assign read_data_modifiers_byte = word[232:231];
  assign read_data_destination = word[243:233];
  assign read_data_writes = word[244];
  assign read_data_writes_high = word[245];
  assign read_data_bytes = word[249:246];
  assign read_data_exchange_bytes = word[253:250];
  assign read_data_has_mask_source = word[254];
  assign read_data_mask_source = word[261:255];
  assign read_data_mask_from_vcc = word[262];
  assign read_data_has_mask_destination = word[263];
  assign read_data_mask_destination = word[270:264];
  assign read_data_scalar_result = word[271];
  assign read_data_early_mask = word[272];
  assign read_data_ignored = word[273];
  assign read_data_cross = word[277:274];
  assign read_data_fetch_inactive = word[278];
  assign read_data_bound_control = word[279];
  (* no_rw_check *)
  reg [279:0] words [0:7];
  integer words_word;
  initial begin
    for (words_word = 0; words_word < 8; words_word = words_word + 1) words[words_word] = 280'd0;
  end
  always @(posedge clock)
    if (write) words[write_address[2:0]] <= {write_data_bound_control, write_data_fetch_inactive, write_data_cross,
        write_data_ignored, write_data_early_mask, write_data_scalar_result, write_data_mask_destination,
        write_data_has_mask_destination, write_data_mask_from_vcc, write_data_mask_source,
        write_data_has_mask_source, write_data_exchange_bytes, write_data_bytes, write_data_writes_high,
        write_data_writes, write_data_destination, write_data_modifiers_byte, write_data_modifiers_mix,
        write_data_modifiers_neg, write_data_modifiers_omod, write_data_modifiers_clamp, write_data_settled,
        write_data_clocks, write_data_shared_kind, write_data_function, write_data_unit, write_data_prepare,
        write_data_kind_2, write_data_kind_1, write_data_kind_0, write_data_need, write_data_literal,
        write_data_row_2, write_data_row_1, write_data_row_0, write_data_code_2, write_data_code_1,
        write_data_code_0, write_data_reuses, write_data_last, write_data_high, write_data_wave64,
        write_data_sequence, write_data_wave};

  assign word = words[read_address[2:0]];
endmodule
`default_nettype wire
