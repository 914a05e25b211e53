// lds_core: kernel of hdl/src/memory/lds/core.rs
// Written by Tombolo; change the source.

module lds_core (
  input wire clock,
  input wire want_0,
  input wire want_1,
  input wire store_0,
  input wire store_1,
  input wire hold_0,
  input wire hold_1,
  input wire valid_0_0,
  input wire valid_0_1,
  input wire valid_0_2,
  input wire valid_0_3,
  input wire [4:0] bank_0_0,
  input wire [4:0] bank_0_1,
  input wire [4:0] bank_0_2,
  input wire [4:0] bank_0_3,
  input wire [9:0] row_0_0,
  input wire [9:0] row_0_1,
  input wire [9:0] row_0_2,
  input wire [9:0] row_0_3,
  input wire [31:0] data_0_0,
  input wire [31:0] data_0_1,
  input wire [31:0] data_0_2,
  input wire [31:0] data_0_3,
  input wire [3:0] bytes_0_0,
  input wire [3:0] bytes_0_1,
  input wire [3:0] bytes_0_2,
  input wire [3:0] bytes_0_3,
  output wire granted_0,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3,
  output wire [31:0] word_0,
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [31:0] word_3
);

  wire free_0;
  wire free_1;
  wire second;
  reg crossbar_store;
  wire crossbar_enable_0;
  wire crossbar_enable_1;
  wire crossbar_enable_2;
  wire crossbar_enable_3;
  wire crossbar_enable_4;
  wire crossbar_enable_5;
  wire crossbar_enable_6;
  wire crossbar_enable_7;
  wire crossbar_enable_8;
  wire crossbar_enable_9;
  wire crossbar_enable_10;
  wire crossbar_enable_11;
  wire crossbar_enable_12;
  wire crossbar_enable_13;
  wire crossbar_enable_14;
  wire crossbar_enable_15;
  wire crossbar_enable_16;
  wire crossbar_enable_17;
  wire crossbar_enable_18;
  wire crossbar_enable_19;
  wire crossbar_enable_20;
  wire crossbar_enable_21;
  wire crossbar_enable_22;
  wire crossbar_enable_23;
  wire crossbar_enable_24;
  wire crossbar_enable_25;
  wire crossbar_enable_26;
  wire crossbar_enable_27;
  wire crossbar_enable_28;
  wire crossbar_enable_29;
  wire crossbar_enable_30;
  wire crossbar_enable_31;
  wire [9:0] crossbar_bank_row_0;
  wire [9:0] crossbar_bank_row_1;
  wire [9:0] crossbar_bank_row_2;
  wire [9:0] crossbar_bank_row_3;
  wire [9:0] crossbar_bank_row_4;
  wire [9:0] crossbar_bank_row_5;
  wire [9:0] crossbar_bank_row_6;
  wire [9:0] crossbar_bank_row_7;
  wire [9:0] crossbar_bank_row_8;
  wire [9:0] crossbar_bank_row_9;
  wire [9:0] crossbar_bank_row_10;
  wire [9:0] crossbar_bank_row_11;
  wire [9:0] crossbar_bank_row_12;
  wire [9:0] crossbar_bank_row_13;
  wire [9:0] crossbar_bank_row_14;
  wire [9:0] crossbar_bank_row_15;
  wire [9:0] crossbar_bank_row_16;
  wire [9:0] crossbar_bank_row_17;
  wire [9:0] crossbar_bank_row_18;
  wire [9:0] crossbar_bank_row_19;
  wire [9:0] crossbar_bank_row_20;
  wire [9:0] crossbar_bank_row_21;
  wire [9:0] crossbar_bank_row_22;
  wire [9:0] crossbar_bank_row_23;
  wire [9:0] crossbar_bank_row_24;
  wire [9:0] crossbar_bank_row_25;
  wire [9:0] crossbar_bank_row_26;
  wire [9:0] crossbar_bank_row_27;
  wire [9:0] crossbar_bank_row_28;
  wire [9:0] crossbar_bank_row_29;
  wire [9:0] crossbar_bank_row_30;
  wire [9:0] crossbar_bank_row_31;
  wire [31:0] crossbar_bank_data_0;
  wire [31:0] crossbar_bank_data_1;
  wire [31:0] crossbar_bank_data_2;
  wire [31:0] crossbar_bank_data_3;
  wire [31:0] crossbar_bank_data_4;
  wire [31:0] crossbar_bank_data_5;
  wire [31:0] crossbar_bank_data_6;
  wire [31:0] crossbar_bank_data_7;
  wire [31:0] crossbar_bank_data_8;
  wire [31:0] crossbar_bank_data_9;
  wire [31:0] crossbar_bank_data_10;
  wire [31:0] crossbar_bank_data_11;
  wire [31:0] crossbar_bank_data_12;
  wire [31:0] crossbar_bank_data_13;
  wire [31:0] crossbar_bank_data_14;
  wire [31:0] crossbar_bank_data_15;
  wire [31:0] crossbar_bank_data_16;
  wire [31:0] crossbar_bank_data_17;
  wire [31:0] crossbar_bank_data_18;
  wire [31:0] crossbar_bank_data_19;
  wire [31:0] crossbar_bank_data_20;
  wire [31:0] crossbar_bank_data_21;
  wire [31:0] crossbar_bank_data_22;
  wire [31:0] crossbar_bank_data_23;
  wire [31:0] crossbar_bank_data_24;
  wire [31:0] crossbar_bank_data_25;
  wire [31:0] crossbar_bank_data_26;
  wire [31:0] crossbar_bank_data_27;
  wire [31:0] crossbar_bank_data_28;
  wire [31:0] crossbar_bank_data_29;
  wire [31:0] crossbar_bank_data_30;
  wire [31:0] crossbar_bank_data_31;
  wire [3:0] crossbar_bank_bytes_0;
  wire [3:0] crossbar_bank_bytes_1;
  wire [3:0] crossbar_bank_bytes_2;
  wire [3:0] crossbar_bank_bytes_3;
  wire [3:0] crossbar_bank_bytes_4;
  wire [3:0] crossbar_bank_bytes_5;
  wire [3:0] crossbar_bank_bytes_6;
  wire [3:0] crossbar_bank_bytes_7;
  wire [3:0] crossbar_bank_bytes_8;
  wire [3:0] crossbar_bank_bytes_9;
  wire [3:0] crossbar_bank_bytes_10;
  wire [3:0] crossbar_bank_bytes_11;
  wire [3:0] crossbar_bank_bytes_12;
  wire [3:0] crossbar_bank_bytes_13;
  wire [3:0] crossbar_bank_bytes_14;
  wire [3:0] crossbar_bank_bytes_15;
  wire [3:0] crossbar_bank_bytes_16;
  wire [3:0] crossbar_bank_bytes_17;
  wire [3:0] crossbar_bank_bytes_18;
  wire [3:0] crossbar_bank_bytes_19;
  wire [3:0] crossbar_bank_bytes_20;
  wire [3:0] crossbar_bank_bytes_21;
  wire [3:0] crossbar_bank_bytes_22;
  wire [3:0] crossbar_bank_bytes_23;
  wire [3:0] crossbar_bank_bytes_24;
  wire [3:0] crossbar_bank_bytes_25;
  wire [3:0] crossbar_bank_bytes_26;
  wire [3:0] crossbar_bank_bytes_27;
  wire [3:0] crossbar_bank_bytes_28;
  wire [3:0] crossbar_bank_bytes_29;
  wire [3:0] crossbar_bank_bytes_30;
  wire [3:0] crossbar_bank_bytes_31;
  wire [31:0] banks_read_0;
  wire [31:0] banks_read_1;
  wire [31:0] banks_read_2;
  wire [31:0] banks_read_3;
  wire [31:0] banks_read_4;
  wire [31:0] banks_read_5;
  wire [31:0] banks_read_6;
  wire [31:0] banks_read_7;
  wire [31:0] banks_read_8;
  wire [31:0] banks_read_9;
  wire [31:0] banks_read_10;
  wire [31:0] banks_read_11;
  wire [31:0] banks_read_12;
  wire [31:0] banks_read_13;
  wire [31:0] banks_read_14;
  wire [31:0] banks_read_15;
  wire [31:0] banks_read_16;
  wire [31:0] banks_read_17;
  wire [31:0] banks_read_18;
  wire [31:0] banks_read_19;
  wire [31:0] banks_read_20;
  wire [31:0] banks_read_21;
  wire [31:0] banks_read_22;
  wire [31:0] banks_read_23;
  wire [31:0] banks_read_24;
  wire [31:0] banks_read_25;
  wire [31:0] banks_read_26;
  wire [31:0] banks_read_27;
  wire [31:0] banks_read_28;
  wire [31:0] banks_read_29;
  wire [31:0] banks_read_30;
  wire [31:0] banks_read_31;
  reg [4:0] asked_0;
  reg [4:0] asked_1;
  reg [4:0] asked_2;
  reg [4:0] asked_3;
  reg second_next;
  reg second_next_next;
  reg held_0;
  wire held_0_next;
  reg held_1;
  wire held_1_next;

  assign granted_0 = free_0 & (~second);
  assign free_0 = want_0 & (~held_1);
  assign free_1 = want_1 & (~held_0);
  assign second = free_1 & (second_next | (~free_0));

  always @* begin
    crossbar_store = store_0;
    if (second) begin
      crossbar_store = store_1;
    end
  end

  always @* begin
    second_next_next = second_next;
    if (free_0 | free_1) begin
      second_next_next = ~second;
    end
  end

  assign held_0_next = hold_0 & (held_0 | granted_0);
  assign held_1_next = hold_1 & (held_1 | second);

  initial begin
    asked_0 = 5'd0;
    asked_1 = 5'd0;
    asked_2 = 5'd0;
    asked_3 = 5'd0;
    second_next = 1'b0;
    held_0 = 1'b0;
    held_1 = 1'b0;
  end
  always @(posedge clock) begin
    asked_0 <= bank_0_0;
    asked_1 <= bank_0_1;
    asked_2 <= bank_0_2;
    asked_3 <= bank_0_3;
    second_next <= second_next_next;
    held_0 <= held_0_next;
    held_1 <= held_1_next;
  end

  lds_crossbar crossbar (
    .store(crossbar_store),
    .valid_0(valid_0_0),
    .valid_1(valid_0_1),
    .valid_2(valid_0_2),
    .valid_3(valid_0_3),
    .bank_0(bank_0_0),
    .bank_1(bank_0_1),
    .bank_2(bank_0_2),
    .bank_3(bank_0_3),
    .row_0(row_0_0),
    .row_1(row_0_1),
    .row_2(row_0_2),
    .row_3(row_0_3),
    .data_0(data_0_0),
    .data_1(data_0_1),
    .data_2(data_0_2),
    .data_3(data_0_3),
    .bytes_0(bytes_0_0),
    .bytes_1(bytes_0_1),
    .bytes_2(bytes_0_2),
    .bytes_3(bytes_0_3),
    .served_0(served_0),
    .served_1(served_1),
    .served_2(served_2),
    .served_3(served_3),
    .enable_0(crossbar_enable_0),
    .enable_1(crossbar_enable_1),
    .enable_2(crossbar_enable_2),
    .enable_3(crossbar_enable_3),
    .enable_4(crossbar_enable_4),
    .enable_5(crossbar_enable_5),
    .enable_6(crossbar_enable_6),
    .enable_7(crossbar_enable_7),
    .enable_8(crossbar_enable_8),
    .enable_9(crossbar_enable_9),
    .enable_10(crossbar_enable_10),
    .enable_11(crossbar_enable_11),
    .enable_12(crossbar_enable_12),
    .enable_13(crossbar_enable_13),
    .enable_14(crossbar_enable_14),
    .enable_15(crossbar_enable_15),
    .enable_16(crossbar_enable_16),
    .enable_17(crossbar_enable_17),
    .enable_18(crossbar_enable_18),
    .enable_19(crossbar_enable_19),
    .enable_20(crossbar_enable_20),
    .enable_21(crossbar_enable_21),
    .enable_22(crossbar_enable_22),
    .enable_23(crossbar_enable_23),
    .enable_24(crossbar_enable_24),
    .enable_25(crossbar_enable_25),
    .enable_26(crossbar_enable_26),
    .enable_27(crossbar_enable_27),
    .enable_28(crossbar_enable_28),
    .enable_29(crossbar_enable_29),
    .enable_30(crossbar_enable_30),
    .enable_31(crossbar_enable_31),
    .bank_row_0(crossbar_bank_row_0),
    .bank_row_1(crossbar_bank_row_1),
    .bank_row_2(crossbar_bank_row_2),
    .bank_row_3(crossbar_bank_row_3),
    .bank_row_4(crossbar_bank_row_4),
    .bank_row_5(crossbar_bank_row_5),
    .bank_row_6(crossbar_bank_row_6),
    .bank_row_7(crossbar_bank_row_7),
    .bank_row_8(crossbar_bank_row_8),
    .bank_row_9(crossbar_bank_row_9),
    .bank_row_10(crossbar_bank_row_10),
    .bank_row_11(crossbar_bank_row_11),
    .bank_row_12(crossbar_bank_row_12),
    .bank_row_13(crossbar_bank_row_13),
    .bank_row_14(crossbar_bank_row_14),
    .bank_row_15(crossbar_bank_row_15),
    .bank_row_16(crossbar_bank_row_16),
    .bank_row_17(crossbar_bank_row_17),
    .bank_row_18(crossbar_bank_row_18),
    .bank_row_19(crossbar_bank_row_19),
    .bank_row_20(crossbar_bank_row_20),
    .bank_row_21(crossbar_bank_row_21),
    .bank_row_22(crossbar_bank_row_22),
    .bank_row_23(crossbar_bank_row_23),
    .bank_row_24(crossbar_bank_row_24),
    .bank_row_25(crossbar_bank_row_25),
    .bank_row_26(crossbar_bank_row_26),
    .bank_row_27(crossbar_bank_row_27),
    .bank_row_28(crossbar_bank_row_28),
    .bank_row_29(crossbar_bank_row_29),
    .bank_row_30(crossbar_bank_row_30),
    .bank_row_31(crossbar_bank_row_31),
    .bank_data_0(crossbar_bank_data_0),
    .bank_data_1(crossbar_bank_data_1),
    .bank_data_2(crossbar_bank_data_2),
    .bank_data_3(crossbar_bank_data_3),
    .bank_data_4(crossbar_bank_data_4),
    .bank_data_5(crossbar_bank_data_5),
    .bank_data_6(crossbar_bank_data_6),
    .bank_data_7(crossbar_bank_data_7),
    .bank_data_8(crossbar_bank_data_8),
    .bank_data_9(crossbar_bank_data_9),
    .bank_data_10(crossbar_bank_data_10),
    .bank_data_11(crossbar_bank_data_11),
    .bank_data_12(crossbar_bank_data_12),
    .bank_data_13(crossbar_bank_data_13),
    .bank_data_14(crossbar_bank_data_14),
    .bank_data_15(crossbar_bank_data_15),
    .bank_data_16(crossbar_bank_data_16),
    .bank_data_17(crossbar_bank_data_17),
    .bank_data_18(crossbar_bank_data_18),
    .bank_data_19(crossbar_bank_data_19),
    .bank_data_20(crossbar_bank_data_20),
    .bank_data_21(crossbar_bank_data_21),
    .bank_data_22(crossbar_bank_data_22),
    .bank_data_23(crossbar_bank_data_23),
    .bank_data_24(crossbar_bank_data_24),
    .bank_data_25(crossbar_bank_data_25),
    .bank_data_26(crossbar_bank_data_26),
    .bank_data_27(crossbar_bank_data_27),
    .bank_data_28(crossbar_bank_data_28),
    .bank_data_29(crossbar_bank_data_29),
    .bank_data_30(crossbar_bank_data_30),
    .bank_data_31(crossbar_bank_data_31),
    .bank_bytes_0(crossbar_bank_bytes_0),
    .bank_bytes_1(crossbar_bank_bytes_1),
    .bank_bytes_2(crossbar_bank_bytes_2),
    .bank_bytes_3(crossbar_bank_bytes_3),
    .bank_bytes_4(crossbar_bank_bytes_4),
    .bank_bytes_5(crossbar_bank_bytes_5),
    .bank_bytes_6(crossbar_bank_bytes_6),
    .bank_bytes_7(crossbar_bank_bytes_7),
    .bank_bytes_8(crossbar_bank_bytes_8),
    .bank_bytes_9(crossbar_bank_bytes_9),
    .bank_bytes_10(crossbar_bank_bytes_10),
    .bank_bytes_11(crossbar_bank_bytes_11),
    .bank_bytes_12(crossbar_bank_bytes_12),
    .bank_bytes_13(crossbar_bank_bytes_13),
    .bank_bytes_14(crossbar_bank_bytes_14),
    .bank_bytes_15(crossbar_bank_bytes_15),
    .bank_bytes_16(crossbar_bank_bytes_16),
    .bank_bytes_17(crossbar_bank_bytes_17),
    .bank_bytes_18(crossbar_bank_bytes_18),
    .bank_bytes_19(crossbar_bank_bytes_19),
    .bank_bytes_20(crossbar_bank_bytes_20),
    .bank_bytes_21(crossbar_bank_bytes_21),
    .bank_bytes_22(crossbar_bank_bytes_22),
    .bank_bytes_23(crossbar_bank_bytes_23),
    .bank_bytes_24(crossbar_bank_bytes_24),
    .bank_bytes_25(crossbar_bank_bytes_25),
    .bank_bytes_26(crossbar_bank_bytes_26),
    .bank_bytes_27(crossbar_bank_bytes_27),
    .bank_bytes_28(crossbar_bank_bytes_28),
    .bank_bytes_29(crossbar_bank_bytes_29),
    .bank_bytes_30(crossbar_bank_bytes_30),
    .bank_bytes_31(crossbar_bank_bytes_31)
  );

  lds_banks banks (
    .clock(clock),
    .store(crossbar_store),
    .enable_0(crossbar_enable_0),
    .enable_1(crossbar_enable_1),
    .enable_2(crossbar_enable_2),
    .enable_3(crossbar_enable_3),
    .enable_4(crossbar_enable_4),
    .enable_5(crossbar_enable_5),
    .enable_6(crossbar_enable_6),
    .enable_7(crossbar_enable_7),
    .enable_8(crossbar_enable_8),
    .enable_9(crossbar_enable_9),
    .enable_10(crossbar_enable_10),
    .enable_11(crossbar_enable_11),
    .enable_12(crossbar_enable_12),
    .enable_13(crossbar_enable_13),
    .enable_14(crossbar_enable_14),
    .enable_15(crossbar_enable_15),
    .enable_16(crossbar_enable_16),
    .enable_17(crossbar_enable_17),
    .enable_18(crossbar_enable_18),
    .enable_19(crossbar_enable_19),
    .enable_20(crossbar_enable_20),
    .enable_21(crossbar_enable_21),
    .enable_22(crossbar_enable_22),
    .enable_23(crossbar_enable_23),
    .enable_24(crossbar_enable_24),
    .enable_25(crossbar_enable_25),
    .enable_26(crossbar_enable_26),
    .enable_27(crossbar_enable_27),
    .enable_28(crossbar_enable_28),
    .enable_29(crossbar_enable_29),
    .enable_30(crossbar_enable_30),
    .enable_31(crossbar_enable_31),
    .row_0(crossbar_bank_row_0),
    .row_1(crossbar_bank_row_1),
    .row_2(crossbar_bank_row_2),
    .row_3(crossbar_bank_row_3),
    .row_4(crossbar_bank_row_4),
    .row_5(crossbar_bank_row_5),
    .row_6(crossbar_bank_row_6),
    .row_7(crossbar_bank_row_7),
    .row_8(crossbar_bank_row_8),
    .row_9(crossbar_bank_row_9),
    .row_10(crossbar_bank_row_10),
    .row_11(crossbar_bank_row_11),
    .row_12(crossbar_bank_row_12),
    .row_13(crossbar_bank_row_13),
    .row_14(crossbar_bank_row_14),
    .row_15(crossbar_bank_row_15),
    .row_16(crossbar_bank_row_16),
    .row_17(crossbar_bank_row_17),
    .row_18(crossbar_bank_row_18),
    .row_19(crossbar_bank_row_19),
    .row_20(crossbar_bank_row_20),
    .row_21(crossbar_bank_row_21),
    .row_22(crossbar_bank_row_22),
    .row_23(crossbar_bank_row_23),
    .row_24(crossbar_bank_row_24),
    .row_25(crossbar_bank_row_25),
    .row_26(crossbar_bank_row_26),
    .row_27(crossbar_bank_row_27),
    .row_28(crossbar_bank_row_28),
    .row_29(crossbar_bank_row_29),
    .row_30(crossbar_bank_row_30),
    .row_31(crossbar_bank_row_31),
    .data_0(crossbar_bank_data_0),
    .data_1(crossbar_bank_data_1),
    .data_2(crossbar_bank_data_2),
    .data_3(crossbar_bank_data_3),
    .data_4(crossbar_bank_data_4),
    .data_5(crossbar_bank_data_5),
    .data_6(crossbar_bank_data_6),
    .data_7(crossbar_bank_data_7),
    .data_8(crossbar_bank_data_8),
    .data_9(crossbar_bank_data_9),
    .data_10(crossbar_bank_data_10),
    .data_11(crossbar_bank_data_11),
    .data_12(crossbar_bank_data_12),
    .data_13(crossbar_bank_data_13),
    .data_14(crossbar_bank_data_14),
    .data_15(crossbar_bank_data_15),
    .data_16(crossbar_bank_data_16),
    .data_17(crossbar_bank_data_17),
    .data_18(crossbar_bank_data_18),
    .data_19(crossbar_bank_data_19),
    .data_20(crossbar_bank_data_20),
    .data_21(crossbar_bank_data_21),
    .data_22(crossbar_bank_data_22),
    .data_23(crossbar_bank_data_23),
    .data_24(crossbar_bank_data_24),
    .data_25(crossbar_bank_data_25),
    .data_26(crossbar_bank_data_26),
    .data_27(crossbar_bank_data_27),
    .data_28(crossbar_bank_data_28),
    .data_29(crossbar_bank_data_29),
    .data_30(crossbar_bank_data_30),
    .data_31(crossbar_bank_data_31),
    .bytes_0(crossbar_bank_bytes_0),
    .bytes_1(crossbar_bank_bytes_1),
    .bytes_2(crossbar_bank_bytes_2),
    .bytes_3(crossbar_bank_bytes_3),
    .bytes_4(crossbar_bank_bytes_4),
    .bytes_5(crossbar_bank_bytes_5),
    .bytes_6(crossbar_bank_bytes_6),
    .bytes_7(crossbar_bank_bytes_7),
    .bytes_8(crossbar_bank_bytes_8),
    .bytes_9(crossbar_bank_bytes_9),
    .bytes_10(crossbar_bank_bytes_10),
    .bytes_11(crossbar_bank_bytes_11),
    .bytes_12(crossbar_bank_bytes_12),
    .bytes_13(crossbar_bank_bytes_13),
    .bytes_14(crossbar_bank_bytes_14),
    .bytes_15(crossbar_bank_bytes_15),
    .bytes_16(crossbar_bank_bytes_16),
    .bytes_17(crossbar_bank_bytes_17),
    .bytes_18(crossbar_bank_bytes_18),
    .bytes_19(crossbar_bank_bytes_19),
    .bytes_20(crossbar_bank_bytes_20),
    .bytes_21(crossbar_bank_bytes_21),
    .bytes_22(crossbar_bank_bytes_22),
    .bytes_23(crossbar_bank_bytes_23),
    .bytes_24(crossbar_bank_bytes_24),
    .bytes_25(crossbar_bank_bytes_25),
    .bytes_26(crossbar_bank_bytes_26),
    .bytes_27(crossbar_bank_bytes_27),
    .bytes_28(crossbar_bank_bytes_28),
    .bytes_29(crossbar_bank_bytes_29),
    .bytes_30(crossbar_bank_bytes_30),
    .bytes_31(crossbar_bank_bytes_31),
    .read_0(banks_read_0),
    .read_1(banks_read_1),
    .read_2(banks_read_2),
    .read_3(banks_read_3),
    .read_4(banks_read_4),
    .read_5(banks_read_5),
    .read_6(banks_read_6),
    .read_7(banks_read_7),
    .read_8(banks_read_8),
    .read_9(banks_read_9),
    .read_10(banks_read_10),
    .read_11(banks_read_11),
    .read_12(banks_read_12),
    .read_13(banks_read_13),
    .read_14(banks_read_14),
    .read_15(banks_read_15),
    .read_16(banks_read_16),
    .read_17(banks_read_17),
    .read_18(banks_read_18),
    .read_19(banks_read_19),
    .read_20(banks_read_20),
    .read_21(banks_read_21),
    .read_22(banks_read_22),
    .read_23(banks_read_23),
    .read_24(banks_read_24),
    .read_25(banks_read_25),
    .read_26(banks_read_26),
    .read_27(banks_read_27),
    .read_28(banks_read_28),
    .read_29(banks_read_29),
    .read_30(banks_read_30),
    .read_31(banks_read_31)
  );

  lds_return answer (
    .read_0(banks_read_0),
    .read_1(banks_read_1),
    .read_2(banks_read_2),
    .read_3(banks_read_3),
    .read_4(banks_read_4),
    .read_5(banks_read_5),
    .read_6(banks_read_6),
    .read_7(banks_read_7),
    .read_8(banks_read_8),
    .read_9(banks_read_9),
    .read_10(banks_read_10),
    .read_11(banks_read_11),
    .read_12(banks_read_12),
    .read_13(banks_read_13),
    .read_14(banks_read_14),
    .read_15(banks_read_15),
    .read_16(banks_read_16),
    .read_17(banks_read_17),
    .read_18(banks_read_18),
    .read_19(banks_read_19),
    .read_20(banks_read_20),
    .read_21(banks_read_21),
    .read_22(banks_read_22),
    .read_23(banks_read_23),
    .read_24(banks_read_24),
    .read_25(banks_read_25),
    .read_26(banks_read_26),
    .read_27(banks_read_27),
    .read_28(banks_read_28),
    .read_29(banks_read_29),
    .read_30(banks_read_30),
    .read_31(banks_read_31),
    .bank_0(asked_0),
    .bank_1(asked_1),
    .bank_2(asked_2),
    .bank_3(asked_3),
    .dword_0(word_0),
    .dword_1(word_1),
    .dword_2(word_2),
    .dword_3(word_3)
  );

endmodule
