// vector_memory: kernel of hdl/src/memory/vector_memory.rs
// Written by Tombolo; change the source.

module vector_memory (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [15:0] issue_sequence,
  input wire [63:0] issue_exec,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs,
  output wire ready,
  output wire [3:0] wave,
  output wire [6:0] base_index,
  input wire [63:0] base_data,
  output wire read,
  output reg [10:0] read_row,
  output wire [2:0] read_beat,
  output wire [1:0] read_bank,
  input wire [31:0] vgpr_0,
  input wire [31:0] vgpr_1,
  input wire [31:0] vgpr_2,
  input wire [31:0] vgpr_3,
  input wire [31:0] vgpr_4,
  input wire [31:0] vgpr_5,
  input wire [31:0] vgpr_6,
  input wire [31:0] vgpr_7,
  input wire [31:0] vgpr_8,
  input wire [31:0] vgpr_9,
  input wire [31:0] vgpr_10,
  input wire [31:0] vgpr_11,
  input wire [31:0] vgpr_12,
  input wire [31:0] vgpr_13,
  input wire [31:0] vgpr_14,
  input wire [31:0] vgpr_15,
  input wire [31:0] vgpr_16,
  input wire [31:0] vgpr_17,
  input wire [31:0] vgpr_18,
  input wire [31:0] vgpr_19,
  input wire [31:0] vgpr_20,
  input wire [31:0] vgpr_21,
  input wire [31:0] vgpr_22,
  input wire [31:0] vgpr_23,
  input wire [31:0] vgpr_24,
  input wire [31:0] vgpr_25,
  input wire [31:0] vgpr_26,
  input wire [31:0] vgpr_27,
  input wire [31:0] vgpr_28,
  input wire [31:0] vgpr_29,
  input wire [31:0] vgpr_30,
  input wire [31:0] vgpr_31,
  output reg read_done,
  output wire write,
  input wire write_ready,
  output wire [10:0] write_row,
  output wire [2:0] write_beat,
  output wire [31:0] write_data_0,
  output wire [31:0] write_data_1,
  output wire [31:0] write_data_2,
  output wire [31:0] write_data_3,
  output wire [31:0] write_data_4,
  output wire [31:0] write_data_5,
  output wire [31:0] write_data_6,
  output wire [31:0] write_data_7,
  output wire [31:0] write_data_8,
  output wire [31:0] write_data_9,
  output wire [31:0] write_data_10,
  output wire [31:0] write_data_11,
  output wire [31:0] write_data_12,
  output wire [31:0] write_data_13,
  output wire [31:0] write_data_14,
  output wire [31:0] write_data_15,
  output wire [31:0] write_data_16,
  output wire [31:0] write_data_17,
  output wire [31:0] write_data_18,
  output wire [31:0] write_data_19,
  output wire [31:0] write_data_20,
  output wire [31:0] write_data_21,
  output wire [31:0] write_data_22,
  output wire [31:0] write_data_23,
  output wire [31:0] write_data_24,
  output wire [31:0] write_data_25,
  output wire [31:0] write_data_26,
  output wire [31:0] write_data_27,
  output wire [31:0] write_data_28,
  output wire [31:0] write_data_29,
  output wire [31:0] write_data_30,
  output wire [31:0] write_data_31,
  output reg [3:0] write_bytes_0,
  output reg [3:0] write_bytes_1,
  output reg [3:0] write_bytes_2,
  output reg [3:0] write_bytes_3,
  output reg [3:0] write_bytes_4,
  output reg [3:0] write_bytes_5,
  output reg [3:0] write_bytes_6,
  output reg [3:0] write_bytes_7,
  output reg [3:0] write_bytes_8,
  output reg [3:0] write_bytes_9,
  output reg [3:0] write_bytes_10,
  output reg [3:0] write_bytes_11,
  output reg [3:0] write_bytes_12,
  output reg [3:0] write_bytes_13,
  output reg [3:0] write_bytes_14,
  output reg [3:0] write_bytes_15,
  output reg [3:0] write_bytes_16,
  output reg [3:0] write_bytes_17,
  output reg [3:0] write_bytes_18,
  output reg [3:0] write_bytes_19,
  output reg [3:0] write_bytes_20,
  output reg [3:0] write_bytes_21,
  output reg [3:0] write_bytes_22,
  output reg [3:0] write_bytes_23,
  output reg [3:0] write_bytes_24,
  output reg [3:0] write_bytes_25,
  output reg [3:0] write_bytes_26,
  output reg [3:0] write_bytes_27,
  output reg [3:0] write_bytes_28,
  output reg [3:0] write_bytes_29,
  output reg [3:0] write_bytes_30,
  output reg [3:0] write_bytes_31,
  output wire [3:0] write_wave,
  output wire [15:0] write_sequence,
  output wire request_valid,
  input wire request_ready,
  output wire request_write,
  output wire [41:0] request_line,
  output wire [511:0] request_data,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire [4:0] request_lane,
  output wire [15:0] request_sequence,
  input wire response_valid,
  output wire response_ready,
  input wire [3:0] response_tag,
  input wire [511:0] response_data,
  output wire load_done,
  output wire store_done,
  output wire [3:0] done_wave,
  output wire [15:0] done_sequence
);
  localparam [2:0] VECTOR_MEMORY_STATE_IDLE = 3'd0;
  localparam [2:0] VECTOR_MEMORY_STATE_READ = 3'd1;
  localparam [2:0] VECTOR_MEMORY_STATE_CAPTURE = 3'd2;
  localparam [2:0] VECTOR_MEMORY_STATE_SEND = 3'd3;
  localparam [2:0] VECTOR_MEMORY_STATE_FINISH = 3'd4;

  reg is_last_step;
  reg [10:0] step_row;
  wire ignored;
  wire ring_free;
  wire sends;
  wire finishes;
  wire pushes;
  wire pops;
  wire dword_done;
  reg any_crosses;
  wire last_dword;
  wire [39:0] facts;
  wire [10:0] destination_row;
  wire returned_is_load;
  wire returns;
  reg [15:0] done_after_push;
  reg [15:0] done_after_return;
  wire [2:0] decode_dwords;
  wire [7:0] decode_address;
  wire [7:0] decode_source;
  wire [7:0] decode_destination;
  wire decode_has_base;
  wire [47:0] decode_offset;
  wire lane_0_load_low;
  wire lane_0_load_high;
  wire lane_0_load_data_0;
  wire lane_0_load_data_1;
  wire lane_0_load_data_2;
  wire lane_0_load_data_3;
  wire [41:0] lane_0_line;
  wire [5:0] lane_0_offset;
  wire lane_0_crosses;
  wire [31:0] lane_0_data;
  wire lane_1_load_low;
  wire lane_1_load_high;
  wire lane_1_load_data_0;
  wire lane_1_load_data_1;
  wire lane_1_load_data_2;
  wire lane_1_load_data_3;
  wire [41:0] lane_1_line;
  wire [5:0] lane_1_offset;
  wire lane_1_crosses;
  wire [31:0] lane_1_data;
  wire lane_2_load_low;
  wire lane_2_load_high;
  wire lane_2_load_data_0;
  wire lane_2_load_data_1;
  wire lane_2_load_data_2;
  wire lane_2_load_data_3;
  wire [41:0] lane_2_line;
  wire [5:0] lane_2_offset;
  wire lane_2_crosses;
  wire [31:0] lane_2_data;
  wire lane_3_load_low;
  wire lane_3_load_high;
  wire lane_3_load_data_0;
  wire lane_3_load_data_1;
  wire lane_3_load_data_2;
  wire lane_3_load_data_3;
  wire [41:0] lane_3_line;
  wire [5:0] lane_3_offset;
  wire lane_3_crosses;
  wire [31:0] lane_3_data;
  wire lane_4_load_low;
  wire lane_4_load_high;
  wire lane_4_load_data_0;
  wire lane_4_load_data_1;
  wire lane_4_load_data_2;
  wire lane_4_load_data_3;
  wire [41:0] lane_4_line;
  wire [5:0] lane_4_offset;
  wire lane_4_crosses;
  wire [31:0] lane_4_data;
  wire lane_5_load_low;
  wire lane_5_load_high;
  wire lane_5_load_data_0;
  wire lane_5_load_data_1;
  wire lane_5_load_data_2;
  wire lane_5_load_data_3;
  wire [41:0] lane_5_line;
  wire [5:0] lane_5_offset;
  wire lane_5_crosses;
  wire [31:0] lane_5_data;
  wire lane_6_load_low;
  wire lane_6_load_high;
  wire lane_6_load_data_0;
  wire lane_6_load_data_1;
  wire lane_6_load_data_2;
  wire lane_6_load_data_3;
  wire [41:0] lane_6_line;
  wire [5:0] lane_6_offset;
  wire lane_6_crosses;
  wire [31:0] lane_6_data;
  wire lane_7_load_low;
  wire lane_7_load_high;
  wire lane_7_load_data_0;
  wire lane_7_load_data_1;
  wire lane_7_load_data_2;
  wire lane_7_load_data_3;
  wire [41:0] lane_7_line;
  wire [5:0] lane_7_offset;
  wire lane_7_crosses;
  wire [31:0] lane_7_data;
  wire lane_8_load_low;
  wire lane_8_load_high;
  wire lane_8_load_data_0;
  wire lane_8_load_data_1;
  wire lane_8_load_data_2;
  wire lane_8_load_data_3;
  wire [41:0] lane_8_line;
  wire [5:0] lane_8_offset;
  wire lane_8_crosses;
  wire [31:0] lane_8_data;
  wire lane_9_load_low;
  wire lane_9_load_high;
  wire lane_9_load_data_0;
  wire lane_9_load_data_1;
  wire lane_9_load_data_2;
  wire lane_9_load_data_3;
  wire [41:0] lane_9_line;
  wire [5:0] lane_9_offset;
  wire lane_9_crosses;
  wire [31:0] lane_9_data;
  wire lane_10_load_low;
  wire lane_10_load_high;
  wire lane_10_load_data_0;
  wire lane_10_load_data_1;
  wire lane_10_load_data_2;
  wire lane_10_load_data_3;
  wire [41:0] lane_10_line;
  wire [5:0] lane_10_offset;
  wire lane_10_crosses;
  wire [31:0] lane_10_data;
  wire lane_11_load_low;
  wire lane_11_load_high;
  wire lane_11_load_data_0;
  wire lane_11_load_data_1;
  wire lane_11_load_data_2;
  wire lane_11_load_data_3;
  wire [41:0] lane_11_line;
  wire [5:0] lane_11_offset;
  wire lane_11_crosses;
  wire [31:0] lane_11_data;
  wire lane_12_load_low;
  wire lane_12_load_high;
  wire lane_12_load_data_0;
  wire lane_12_load_data_1;
  wire lane_12_load_data_2;
  wire lane_12_load_data_3;
  wire [41:0] lane_12_line;
  wire [5:0] lane_12_offset;
  wire lane_12_crosses;
  wire [31:0] lane_12_data;
  wire lane_13_load_low;
  wire lane_13_load_high;
  wire lane_13_load_data_0;
  wire lane_13_load_data_1;
  wire lane_13_load_data_2;
  wire lane_13_load_data_3;
  wire [41:0] lane_13_line;
  wire [5:0] lane_13_offset;
  wire lane_13_crosses;
  wire [31:0] lane_13_data;
  wire lane_14_load_low;
  wire lane_14_load_high;
  wire lane_14_load_data_0;
  wire lane_14_load_data_1;
  wire lane_14_load_data_2;
  wire lane_14_load_data_3;
  wire [41:0] lane_14_line;
  wire [5:0] lane_14_offset;
  wire lane_14_crosses;
  wire [31:0] lane_14_data;
  wire lane_15_load_low;
  wire lane_15_load_high;
  wire lane_15_load_data_0;
  wire lane_15_load_data_1;
  wire lane_15_load_data_2;
  wire lane_15_load_data_3;
  wire [41:0] lane_15_line;
  wire [5:0] lane_15_offset;
  wire lane_15_crosses;
  wire [31:0] lane_15_data;
  wire lane_16_load_low;
  wire lane_16_load_high;
  wire lane_16_load_data_0;
  wire lane_16_load_data_1;
  wire lane_16_load_data_2;
  wire lane_16_load_data_3;
  wire [41:0] lane_16_line;
  wire [5:0] lane_16_offset;
  wire lane_16_crosses;
  wire [31:0] lane_16_data;
  wire lane_17_load_low;
  wire lane_17_load_high;
  wire lane_17_load_data_0;
  wire lane_17_load_data_1;
  wire lane_17_load_data_2;
  wire lane_17_load_data_3;
  wire [41:0] lane_17_line;
  wire [5:0] lane_17_offset;
  wire lane_17_crosses;
  wire [31:0] lane_17_data;
  wire lane_18_load_low;
  wire lane_18_load_high;
  wire lane_18_load_data_0;
  wire lane_18_load_data_1;
  wire lane_18_load_data_2;
  wire lane_18_load_data_3;
  wire [41:0] lane_18_line;
  wire [5:0] lane_18_offset;
  wire lane_18_crosses;
  wire [31:0] lane_18_data;
  wire lane_19_load_low;
  wire lane_19_load_high;
  wire lane_19_load_data_0;
  wire lane_19_load_data_1;
  wire lane_19_load_data_2;
  wire lane_19_load_data_3;
  wire [41:0] lane_19_line;
  wire [5:0] lane_19_offset;
  wire lane_19_crosses;
  wire [31:0] lane_19_data;
  wire lane_20_load_low;
  wire lane_20_load_high;
  wire lane_20_load_data_0;
  wire lane_20_load_data_1;
  wire lane_20_load_data_2;
  wire lane_20_load_data_3;
  wire [41:0] lane_20_line;
  wire [5:0] lane_20_offset;
  wire lane_20_crosses;
  wire [31:0] lane_20_data;
  wire lane_21_load_low;
  wire lane_21_load_high;
  wire lane_21_load_data_0;
  wire lane_21_load_data_1;
  wire lane_21_load_data_2;
  wire lane_21_load_data_3;
  wire [41:0] lane_21_line;
  wire [5:0] lane_21_offset;
  wire lane_21_crosses;
  wire [31:0] lane_21_data;
  wire lane_22_load_low;
  wire lane_22_load_high;
  wire lane_22_load_data_0;
  wire lane_22_load_data_1;
  wire lane_22_load_data_2;
  wire lane_22_load_data_3;
  wire [41:0] lane_22_line;
  wire [5:0] lane_22_offset;
  wire lane_22_crosses;
  wire [31:0] lane_22_data;
  wire lane_23_load_low;
  wire lane_23_load_high;
  wire lane_23_load_data_0;
  wire lane_23_load_data_1;
  wire lane_23_load_data_2;
  wire lane_23_load_data_3;
  wire [41:0] lane_23_line;
  wire [5:0] lane_23_offset;
  wire lane_23_crosses;
  wire [31:0] lane_23_data;
  wire lane_24_load_low;
  wire lane_24_load_high;
  wire lane_24_load_data_0;
  wire lane_24_load_data_1;
  wire lane_24_load_data_2;
  wire lane_24_load_data_3;
  wire [41:0] lane_24_line;
  wire [5:0] lane_24_offset;
  wire lane_24_crosses;
  wire [31:0] lane_24_data;
  wire lane_25_load_low;
  wire lane_25_load_high;
  wire lane_25_load_data_0;
  wire lane_25_load_data_1;
  wire lane_25_load_data_2;
  wire lane_25_load_data_3;
  wire [41:0] lane_25_line;
  wire [5:0] lane_25_offset;
  wire lane_25_crosses;
  wire [31:0] lane_25_data;
  wire lane_26_load_low;
  wire lane_26_load_high;
  wire lane_26_load_data_0;
  wire lane_26_load_data_1;
  wire lane_26_load_data_2;
  wire lane_26_load_data_3;
  wire [41:0] lane_26_line;
  wire [5:0] lane_26_offset;
  wire lane_26_crosses;
  wire [31:0] lane_26_data;
  wire lane_27_load_low;
  wire lane_27_load_high;
  wire lane_27_load_data_0;
  wire lane_27_load_data_1;
  wire lane_27_load_data_2;
  wire lane_27_load_data_3;
  wire [41:0] lane_27_line;
  wire [5:0] lane_27_offset;
  wire lane_27_crosses;
  wire [31:0] lane_27_data;
  wire lane_28_load_low;
  wire lane_28_load_high;
  wire lane_28_load_data_0;
  wire lane_28_load_data_1;
  wire lane_28_load_data_2;
  wire lane_28_load_data_3;
  wire [41:0] lane_28_line;
  wire [5:0] lane_28_offset;
  wire lane_28_crosses;
  wire [31:0] lane_28_data;
  wire lane_29_load_low;
  wire lane_29_load_high;
  wire lane_29_load_data_0;
  wire lane_29_load_data_1;
  wire lane_29_load_data_2;
  wire lane_29_load_data_3;
  wire [41:0] lane_29_line;
  wire [5:0] lane_29_offset;
  wire lane_29_crosses;
  wire [31:0] lane_29_data;
  wire lane_30_load_low;
  wire lane_30_load_high;
  wire lane_30_load_data_0;
  wire lane_30_load_data_1;
  wire lane_30_load_data_2;
  wire lane_30_load_data_3;
  wire [41:0] lane_30_line;
  wire [5:0] lane_30_offset;
  wire lane_30_crosses;
  wire [31:0] lane_30_data;
  wire lane_31_load_low;
  wire lane_31_load_high;
  wire lane_31_load_data_0;
  wire lane_31_load_data_1;
  wire lane_31_load_data_2;
  wire lane_31_load_data_3;
  wire [41:0] lane_31_line;
  wire [5:0] lane_31_offset;
  wire lane_31_crosses;
  wire [31:0] lane_31_data;
  reg coalesce_pending_0;
  reg coalesce_pending_1;
  reg coalesce_pending_2;
  reg coalesce_pending_3;
  reg coalesce_pending_4;
  reg coalesce_pending_5;
  reg coalesce_pending_6;
  reg coalesce_pending_7;
  reg coalesce_pending_8;
  reg coalesce_pending_9;
  reg coalesce_pending_10;
  reg coalesce_pending_11;
  reg coalesce_pending_12;
  reg coalesce_pending_13;
  reg coalesce_pending_14;
  reg coalesce_pending_15;
  reg coalesce_pending_16;
  reg coalesce_pending_17;
  reg coalesce_pending_18;
  reg coalesce_pending_19;
  reg coalesce_pending_20;
  reg coalesce_pending_21;
  reg coalesce_pending_22;
  reg coalesce_pending_23;
  reg coalesce_pending_24;
  reg coalesce_pending_25;
  reg coalesce_pending_26;
  reg coalesce_pending_27;
  reg coalesce_pending_28;
  reg coalesce_pending_29;
  reg coalesce_pending_30;
  reg coalesce_pending_31;
  wire coalesce_any;
  wire [4:0] coalesce_first;
  wire coalesce_served_0;
  wire coalesce_served_1;
  wire coalesce_served_2;
  wire coalesce_served_3;
  wire coalesce_served_4;
  wire coalesce_served_5;
  wire coalesce_served_6;
  wire coalesce_served_7;
  wire coalesce_served_8;
  wire coalesce_served_9;
  wire coalesce_served_10;
  wire coalesce_served_11;
  wire coalesce_served_12;
  wire coalesce_served_13;
  wire coalesce_served_14;
  wire coalesce_served_15;
  wire coalesce_served_16;
  wire coalesce_served_17;
  wire coalesce_served_18;
  wire coalesce_served_19;
  wire coalesce_served_20;
  wire coalesce_served_21;
  wire coalesce_served_22;
  wire coalesce_served_23;
  wire coalesce_served_24;
  wire coalesce_served_25;
  wire coalesce_served_26;
  wire coalesce_served_27;
  wire coalesce_served_28;
  wire coalesce_served_29;
  wire coalesce_served_30;
  wire coalesce_served_31;
  wire [39:0] table_facts;
  wire [39:0] table_returned_facts;
  wire table_returned_served_0;
  wire table_returned_served_1;
  wire table_returned_served_2;
  wire table_returned_served_3;
  wire table_returned_served_4;
  wire table_returned_served_5;
  wire table_returned_served_6;
  wire table_returned_served_7;
  wire table_returned_served_8;
  wire table_returned_served_9;
  wire table_returned_served_10;
  wire table_returned_served_11;
  wire table_returned_served_12;
  wire table_returned_served_13;
  wire table_returned_served_14;
  wire table_returned_served_15;
  wire table_returned_served_16;
  wire table_returned_served_17;
  wire table_returned_served_18;
  wire table_returned_served_19;
  wire table_returned_served_20;
  wire table_returned_served_21;
  wire table_returned_served_22;
  wire table_returned_served_23;
  wire table_returned_served_24;
  wire table_returned_served_25;
  wire table_returned_served_26;
  wire table_returned_served_27;
  wire table_returned_served_28;
  wire table_returned_served_29;
  wire table_returned_served_30;
  wire table_returned_served_31;
  wire [5:0] table_returned_offset_0;
  wire [5:0] table_returned_offset_1;
  wire [5:0] table_returned_offset_2;
  wire [5:0] table_returned_offset_3;
  wire [5:0] table_returned_offset_4;
  wire [5:0] table_returned_offset_5;
  wire [5:0] table_returned_offset_6;
  wire [5:0] table_returned_offset_7;
  wire [5:0] table_returned_offset_8;
  wire [5:0] table_returned_offset_9;
  wire [5:0] table_returned_offset_10;
  wire [5:0] table_returned_offset_11;
  wire [5:0] table_returned_offset_12;
  wire [5:0] table_returned_offset_13;
  wire [5:0] table_returned_offset_14;
  wire [5:0] table_returned_offset_15;
  wire [5:0] table_returned_offset_16;
  wire [5:0] table_returned_offset_17;
  wire [5:0] table_returned_offset_18;
  wire [5:0] table_returned_offset_19;
  wire [5:0] table_returned_offset_20;
  wire [5:0] table_returned_offset_21;
  wire [5:0] table_returned_offset_22;
  wire [5:0] table_returned_offset_23;
  wire [5:0] table_returned_offset_24;
  wire [5:0] table_returned_offset_25;
  wire [5:0] table_returned_offset_26;
  wire [5:0] table_returned_offset_27;
  wire [5:0] table_returned_offset_28;
  wire [5:0] table_returned_offset_29;
  wire [5:0] table_returned_offset_30;
  wire [5:0] table_returned_offset_31;
  wire [39:0] table_oldest_facts;
  wire extract_0_upper_part;
  wire [3:0] extract_0_bytes;
  wire extract_1_upper_part;
  wire [3:0] extract_1_bytes;
  wire extract_2_upper_part;
  wire [3:0] extract_2_bytes;
  wire extract_3_upper_part;
  wire [3:0] extract_3_bytes;
  wire extract_4_upper_part;
  wire [3:0] extract_4_bytes;
  wire extract_5_upper_part;
  wire [3:0] extract_5_bytes;
  wire extract_6_upper_part;
  wire [3:0] extract_6_bytes;
  wire extract_7_upper_part;
  wire [3:0] extract_7_bytes;
  wire extract_8_upper_part;
  wire [3:0] extract_8_bytes;
  wire extract_9_upper_part;
  wire [3:0] extract_9_bytes;
  wire extract_10_upper_part;
  wire [3:0] extract_10_bytes;
  wire extract_11_upper_part;
  wire [3:0] extract_11_bytes;
  wire extract_12_upper_part;
  wire [3:0] extract_12_bytes;
  wire extract_13_upper_part;
  wire [3:0] extract_13_bytes;
  wire extract_14_upper_part;
  wire [3:0] extract_14_bytes;
  wire extract_15_upper_part;
  wire [3:0] extract_15_bytes;
  wire extract_16_upper_part;
  wire [3:0] extract_16_bytes;
  wire extract_17_upper_part;
  wire [3:0] extract_17_bytes;
  wire extract_18_upper_part;
  wire [3:0] extract_18_bytes;
  wire extract_19_upper_part;
  wire [3:0] extract_19_bytes;
  wire extract_20_upper_part;
  wire [3:0] extract_20_bytes;
  wire extract_21_upper_part;
  wire [3:0] extract_21_bytes;
  wire extract_22_upper_part;
  wire [3:0] extract_22_bytes;
  wire extract_23_upper_part;
  wire [3:0] extract_23_bytes;
  wire extract_24_upper_part;
  wire [3:0] extract_24_bytes;
  wire extract_25_upper_part;
  wire [3:0] extract_25_bytes;
  wire extract_26_upper_part;
  wire [3:0] extract_26_bytes;
  wire extract_27_upper_part;
  wire [3:0] extract_27_bytes;
  wire extract_28_upper_part;
  wire [3:0] extract_28_bytes;
  wire extract_29_upper_part;
  wire [3:0] extract_29_bytes;
  wire extract_30_upper_part;
  wire [3:0] extract_30_bytes;
  wire extract_31_upper_part;
  wire [3:0] extract_31_bytes;
  reg [31:0] exec_part_mask;
  wire exec_part_lane_0;
  wire exec_part_lane_1;
  wire exec_part_lane_2;
  wire exec_part_lane_3;
  wire exec_part_lane_4;
  wire exec_part_lane_5;
  wire exec_part_lane_6;
  wire exec_part_lane_7;
  wire exec_part_lane_8;
  wire exec_part_lane_9;
  wire exec_part_lane_10;
  wire exec_part_lane_11;
  wire exec_part_lane_12;
  wire exec_part_lane_13;
  wire exec_part_lane_14;
  wire exec_part_lane_15;
  wire exec_part_lane_16;
  wire exec_part_lane_17;
  wire exec_part_lane_18;
  wire exec_part_lane_19;
  wire exec_part_lane_20;
  wire exec_part_lane_21;
  wire exec_part_lane_22;
  wire exec_part_lane_23;
  wire exec_part_lane_24;
  wire exec_part_lane_25;
  wire exec_part_lane_26;
  wire exec_part_lane_27;
  wire exec_part_lane_28;
  wire exec_part_lane_29;
  wire exec_part_lane_30;
  wire exec_part_lane_31;
  reg [2:0] state; // VectorMemoryState
  reg [2:0] state_next; // VectorMemoryState
  reg [3:0] wave_state;
  reg [3:0] wave_state_next;
  reg [31:0] word_0;
  reg [31:0] word_0_next;
  reg [31:0] word_1;
  reg [31:0] word_1_next;
  reg [31:0] word_2;
  reg [31:0] word_2_next;
  reg [15:0] sequence_;
  reg [15:0] sequence_next;
  reg [31:0] exec;
  reg [31:0] exec_next;
  reg [10:0] vgpr_base;
  reg [10:0] vgpr_base_next;
  reg [2:0] beat;
  reg [2:0] beat_next;
  reg [2:0] step;
  reg [2:0] step_next;
  reg [2:0] captured_step;
  reg capturing;
  reg [1:0] captured_bank;
  wire [1:0] captured_bank_next;
  reg [47:0] base;
  reg [47:0] base_next;
  reg [1:0] dword;
  reg [1:0] dword_next;
  reg upper_part;
  reg upper_part_next;
  reg fresh;
  reg fresh_next;
  reg pending_0;
  reg pending_0_next;
  reg pending_1;
  reg pending_1_next;
  reg pending_2;
  reg pending_2_next;
  reg pending_3;
  reg pending_3_next;
  reg pending_4;
  reg pending_4_next;
  reg pending_5;
  reg pending_5_next;
  reg pending_6;
  reg pending_6_next;
  reg pending_7;
  reg pending_7_next;
  reg pending_8;
  reg pending_8_next;
  reg pending_9;
  reg pending_9_next;
  reg pending_10;
  reg pending_10_next;
  reg pending_11;
  reg pending_11_next;
  reg pending_12;
  reg pending_12_next;
  reg pending_13;
  reg pending_13_next;
  reg pending_14;
  reg pending_14_next;
  reg pending_15;
  reg pending_15_next;
  reg pending_16;
  reg pending_16_next;
  reg pending_17;
  reg pending_17_next;
  reg pending_18;
  reg pending_18_next;
  reg pending_19;
  reg pending_19_next;
  reg pending_20;
  reg pending_20_next;
  reg pending_21;
  reg pending_21_next;
  reg pending_22;
  reg pending_22_next;
  reg pending_23;
  reg pending_23_next;
  reg pending_24;
  reg pending_24_next;
  reg pending_25;
  reg pending_25_next;
  reg pending_26;
  reg pending_26_next;
  reg pending_27;
  reg pending_27_next;
  reg pending_28;
  reg pending_28_next;
  reg pending_29;
  reg pending_29_next;
  reg pending_30;
  reg pending_30_next;
  reg pending_31;
  reg pending_31_next;
  reg [3:0] ring_head;
  reg [3:0] ring_head_next;
  reg [3:0] ring_tail;
  reg [3:0] ring_tail_next;
  reg [4:0] ring_count;
  reg [4:0] ring_count_next;
  reg [15:0] ring_done;
  reg returned_valid;
  reg returned_valid_next;
  reg [3:0] returned_tag;
  reg [3:0] returned_tag_next;
  reg [511:0] returned_line;
  reg [511:0] returned_line_next;

  assign ready = state == VECTOR_MEMORY_STATE_IDLE;
  assign wave = wave_state;
  assign read = state == VECTOR_MEMORY_STATE_READ;

  always @* begin
    read_row = vgpr_base;
    if (step_row < vgprs) begin
      read_row = vgpr_base + step_row;
    end
  end

  assign read_beat = beat;
  assign read_bank = captured_bank;

  always @* begin
    read_done = 1'b0;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: read_done = beat == 3'd0;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  assign write = returned_valid & returned_is_load;
  assign write_row = table_returned_facts[10:0];
  assign write_beat = table_returned_facts[13:11];

  always @* begin
    write_bytes_0 = 4'd0;
    if (table_returned_served_0) begin
      write_bytes_0 = extract_0_bytes;
    end
  end

  always @* begin
    write_bytes_1 = 4'd0;
    if (table_returned_served_1) begin
      write_bytes_1 = extract_1_bytes;
    end
  end

  always @* begin
    write_bytes_2 = 4'd0;
    if (table_returned_served_2) begin
      write_bytes_2 = extract_2_bytes;
    end
  end

  always @* begin
    write_bytes_3 = 4'd0;
    if (table_returned_served_3) begin
      write_bytes_3 = extract_3_bytes;
    end
  end

  always @* begin
    write_bytes_4 = 4'd0;
    if (table_returned_served_4) begin
      write_bytes_4 = extract_4_bytes;
    end
  end

  always @* begin
    write_bytes_5 = 4'd0;
    if (table_returned_served_5) begin
      write_bytes_5 = extract_5_bytes;
    end
  end

  always @* begin
    write_bytes_6 = 4'd0;
    if (table_returned_served_6) begin
      write_bytes_6 = extract_6_bytes;
    end
  end

  always @* begin
    write_bytes_7 = 4'd0;
    if (table_returned_served_7) begin
      write_bytes_7 = extract_7_bytes;
    end
  end

  always @* begin
    write_bytes_8 = 4'd0;
    if (table_returned_served_8) begin
      write_bytes_8 = extract_8_bytes;
    end
  end

  always @* begin
    write_bytes_9 = 4'd0;
    if (table_returned_served_9) begin
      write_bytes_9 = extract_9_bytes;
    end
  end

  always @* begin
    write_bytes_10 = 4'd0;
    if (table_returned_served_10) begin
      write_bytes_10 = extract_10_bytes;
    end
  end

  always @* begin
    write_bytes_11 = 4'd0;
    if (table_returned_served_11) begin
      write_bytes_11 = extract_11_bytes;
    end
  end

  always @* begin
    write_bytes_12 = 4'd0;
    if (table_returned_served_12) begin
      write_bytes_12 = extract_12_bytes;
    end
  end

  always @* begin
    write_bytes_13 = 4'd0;
    if (table_returned_served_13) begin
      write_bytes_13 = extract_13_bytes;
    end
  end

  always @* begin
    write_bytes_14 = 4'd0;
    if (table_returned_served_14) begin
      write_bytes_14 = extract_14_bytes;
    end
  end

  always @* begin
    write_bytes_15 = 4'd0;
    if (table_returned_served_15) begin
      write_bytes_15 = extract_15_bytes;
    end
  end

  always @* begin
    write_bytes_16 = 4'd0;
    if (table_returned_served_16) begin
      write_bytes_16 = extract_16_bytes;
    end
  end

  always @* begin
    write_bytes_17 = 4'd0;
    if (table_returned_served_17) begin
      write_bytes_17 = extract_17_bytes;
    end
  end

  always @* begin
    write_bytes_18 = 4'd0;
    if (table_returned_served_18) begin
      write_bytes_18 = extract_18_bytes;
    end
  end

  always @* begin
    write_bytes_19 = 4'd0;
    if (table_returned_served_19) begin
      write_bytes_19 = extract_19_bytes;
    end
  end

  always @* begin
    write_bytes_20 = 4'd0;
    if (table_returned_served_20) begin
      write_bytes_20 = extract_20_bytes;
    end
  end

  always @* begin
    write_bytes_21 = 4'd0;
    if (table_returned_served_21) begin
      write_bytes_21 = extract_21_bytes;
    end
  end

  always @* begin
    write_bytes_22 = 4'd0;
    if (table_returned_served_22) begin
      write_bytes_22 = extract_22_bytes;
    end
  end

  always @* begin
    write_bytes_23 = 4'd0;
    if (table_returned_served_23) begin
      write_bytes_23 = extract_23_bytes;
    end
  end

  always @* begin
    write_bytes_24 = 4'd0;
    if (table_returned_served_24) begin
      write_bytes_24 = extract_24_bytes;
    end
  end

  always @* begin
    write_bytes_25 = 4'd0;
    if (table_returned_served_25) begin
      write_bytes_25 = extract_25_bytes;
    end
  end

  always @* begin
    write_bytes_26 = 4'd0;
    if (table_returned_served_26) begin
      write_bytes_26 = extract_26_bytes;
    end
  end

  always @* begin
    write_bytes_27 = 4'd0;
    if (table_returned_served_27) begin
      write_bytes_27 = extract_27_bytes;
    end
  end

  always @* begin
    write_bytes_28 = 4'd0;
    if (table_returned_served_28) begin
      write_bytes_28 = extract_28_bytes;
    end
  end

  always @* begin
    write_bytes_29 = 4'd0;
    if (table_returned_served_29) begin
      write_bytes_29 = extract_29_bytes;
    end
  end

  always @* begin
    write_bytes_30 = 4'd0;
    if (table_returned_served_30) begin
      write_bytes_30 = extract_30_bytes;
    end
  end

  always @* begin
    write_bytes_31 = 4'd0;
    if (table_returned_served_31) begin
      write_bytes_31 = extract_31_bytes;
    end
  end

  assign write_wave = table_returned_facts[17:14];
  assign write_sequence = table_returned_facts[36:21];
  wire equal_1 = state == VECTOR_MEMORY_STATE_SEND;
  assign request_valid = equal_1 & coalesce_any & ring_free;
  assign request_tag = ring_tail;
  assign request_lane = coalesce_first + ({2'd0, beat} << 3'd5);
  assign request_sequence = sequence_;
  assign response_ready = (~returned_valid) | returns;
  wire conjunction_1 = pops & table_oldest_facts[20];
  assign load_done = conjunction_1 & (~table_oldest_facts[19]);
  assign store_done = conjunction_1 & table_oldest_facts[19];
  assign done_wave = table_oldest_facts[17:14];
  assign done_sequence = table_oldest_facts[36:21];
  wire conjunction_2 = decode_has_base & (step == 3'd0);

  always @* begin
    is_last_step = (step == 3'd1) | conjunction_2;
    if (request_write) begin
      is_last_step = step == (decode_dwords + 3'd1);
    end
  end

  always @* begin
    step_row = {3'd0, decode_address} + {8'd0, step};
    if (3'd1 < step) begin
      step_row = ({3'd0, decode_source} + {8'd0, step}) - 11'd2;
    end
  end

  assign ignored = (~request_write) & (vgprs < ({3'd0, decode_destination} + {8'd0, decode_dwords}));
  assign ring_free = ring_count != 5'h10;
  assign sends = request_valid & request_ready;
  assign finishes = (state == VECTOR_MEMORY_STATE_FINISH) & ring_free;
  assign pushes = sends | finishes;
  assign pops = (ring_count != 5'd0) & ring_done[ring_head];
  assign dword_done = equal_1 & (~coalesce_any);

  always @* begin
    any_crosses = 1'b0;
    if (exec_part_lane_0 & lane_0_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_1 & lane_1_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_2 & lane_2_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_3 & lane_3_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_4 & lane_4_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_5 & lane_5_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_6 & lane_6_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_7 & lane_7_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_8 & lane_8_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_9 & lane_9_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_10 & lane_10_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_11 & lane_11_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_12 & lane_12_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_13 & lane_13_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_14 & lane_14_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_15 & lane_15_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_16 & lane_16_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_17 & lane_17_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_18 & lane_18_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_19 & lane_19_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_20 & lane_20_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_21 & lane_21_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_22 & lane_22_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_23 & lane_23_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_24 & lane_24_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_25 & lane_25_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_26 & lane_26_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_27 & lane_27_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_28 & lane_28_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_29 & lane_29_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_30 & lane_30_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_31 & lane_31_crosses) begin
      any_crosses = 1'b1;
    end
  end

  assign last_dword = ({1'b0, dword} + 3'd1) == decode_dwords;
  wire [39:0] disjunction_1 = {29'd0, destination_row} | ({37'd0, beat} << 4'hb) | ({36'd0, wave_state} << 4'he);
  assign facts = disjunction_1 | ({24'd0, sequence_} << 5'h15);
  assign destination_row = vgpr_base + {3'd0, decode_destination} + {9'd0, dword};
  assign returned_is_load = ~table_returned_facts[19];
  assign returns = returned_valid & ((~returned_is_load) | write_ready);

  always @* begin
    done_after_push = ring_done;
    if (pushes) begin
      done_after_push = (ring_done & (~(16'd1 << ring_tail))) | ({15'd0, finishes} << ring_tail);
    end
  end

  always @* begin
    done_after_return = done_after_push;
    if (returns) begin
      done_after_return = (done_after_push & (~(16'd1 << returned_tag))) | (16'd1 << returned_tag);
    end
  end

  assign lane_0_load_low = capturing & (captured_step == 3'd0);
  assign lane_0_load_high = capturing & (captured_step == 3'd1);
  assign lane_0_load_data_0 = capturing & (captured_step == 3'd2);
  assign lane_0_load_data_1 = capturing & (captured_step == 3'd3);
  assign lane_0_load_data_2 = capturing & (captured_step == 3'd4);
  assign lane_0_load_data_3 = capturing & (captured_step == 3'd5);
  assign lane_1_load_low = lane_0_load_low;
  assign lane_1_load_high = lane_0_load_high;
  assign lane_1_load_data_0 = lane_0_load_data_0;
  assign lane_1_load_data_1 = lane_0_load_data_1;
  assign lane_1_load_data_2 = lane_0_load_data_2;
  assign lane_1_load_data_3 = lane_0_load_data_3;
  assign lane_2_load_low = lane_0_load_low;
  assign lane_2_load_high = lane_0_load_high;
  assign lane_2_load_data_0 = lane_0_load_data_0;
  assign lane_2_load_data_1 = lane_0_load_data_1;
  assign lane_2_load_data_2 = lane_0_load_data_2;
  assign lane_2_load_data_3 = lane_0_load_data_3;
  assign lane_3_load_low = lane_0_load_low;
  assign lane_3_load_high = lane_0_load_high;
  assign lane_3_load_data_0 = lane_0_load_data_0;
  assign lane_3_load_data_1 = lane_0_load_data_1;
  assign lane_3_load_data_2 = lane_0_load_data_2;
  assign lane_3_load_data_3 = lane_0_load_data_3;
  assign lane_4_load_low = lane_0_load_low;
  assign lane_4_load_high = lane_0_load_high;
  assign lane_4_load_data_0 = lane_0_load_data_0;
  assign lane_4_load_data_1 = lane_0_load_data_1;
  assign lane_4_load_data_2 = lane_0_load_data_2;
  assign lane_4_load_data_3 = lane_0_load_data_3;
  assign lane_5_load_low = lane_0_load_low;
  assign lane_5_load_high = lane_0_load_high;
  assign lane_5_load_data_0 = lane_0_load_data_0;
  assign lane_5_load_data_1 = lane_0_load_data_1;
  assign lane_5_load_data_2 = lane_0_load_data_2;
  assign lane_5_load_data_3 = lane_0_load_data_3;
  assign lane_6_load_low = lane_0_load_low;
  assign lane_6_load_high = lane_0_load_high;
  assign lane_6_load_data_0 = lane_0_load_data_0;
  assign lane_6_load_data_1 = lane_0_load_data_1;
  assign lane_6_load_data_2 = lane_0_load_data_2;
  assign lane_6_load_data_3 = lane_0_load_data_3;
  assign lane_7_load_low = lane_0_load_low;
  assign lane_7_load_high = lane_0_load_high;
  assign lane_7_load_data_0 = lane_0_load_data_0;
  assign lane_7_load_data_1 = lane_0_load_data_1;
  assign lane_7_load_data_2 = lane_0_load_data_2;
  assign lane_7_load_data_3 = lane_0_load_data_3;
  assign lane_8_load_low = lane_0_load_low;
  assign lane_8_load_high = lane_0_load_high;
  assign lane_8_load_data_0 = lane_0_load_data_0;
  assign lane_8_load_data_1 = lane_0_load_data_1;
  assign lane_8_load_data_2 = lane_0_load_data_2;
  assign lane_8_load_data_3 = lane_0_load_data_3;
  assign lane_9_load_low = lane_0_load_low;
  assign lane_9_load_high = lane_0_load_high;
  assign lane_9_load_data_0 = lane_0_load_data_0;
  assign lane_9_load_data_1 = lane_0_load_data_1;
  assign lane_9_load_data_2 = lane_0_load_data_2;
  assign lane_9_load_data_3 = lane_0_load_data_3;
  assign lane_10_load_low = lane_0_load_low;
  assign lane_10_load_high = lane_0_load_high;
  assign lane_10_load_data_0 = lane_0_load_data_0;
  assign lane_10_load_data_1 = lane_0_load_data_1;
  assign lane_10_load_data_2 = lane_0_load_data_2;
  assign lane_10_load_data_3 = lane_0_load_data_3;
  assign lane_11_load_low = lane_0_load_low;
  assign lane_11_load_high = lane_0_load_high;
  assign lane_11_load_data_0 = lane_0_load_data_0;
  assign lane_11_load_data_1 = lane_0_load_data_1;
  assign lane_11_load_data_2 = lane_0_load_data_2;
  assign lane_11_load_data_3 = lane_0_load_data_3;
  assign lane_12_load_low = lane_0_load_low;
  assign lane_12_load_high = lane_0_load_high;
  assign lane_12_load_data_0 = lane_0_load_data_0;
  assign lane_12_load_data_1 = lane_0_load_data_1;
  assign lane_12_load_data_2 = lane_0_load_data_2;
  assign lane_12_load_data_3 = lane_0_load_data_3;
  assign lane_13_load_low = lane_0_load_low;
  assign lane_13_load_high = lane_0_load_high;
  assign lane_13_load_data_0 = lane_0_load_data_0;
  assign lane_13_load_data_1 = lane_0_load_data_1;
  assign lane_13_load_data_2 = lane_0_load_data_2;
  assign lane_13_load_data_3 = lane_0_load_data_3;
  assign lane_14_load_low = lane_0_load_low;
  assign lane_14_load_high = lane_0_load_high;
  assign lane_14_load_data_0 = lane_0_load_data_0;
  assign lane_14_load_data_1 = lane_0_load_data_1;
  assign lane_14_load_data_2 = lane_0_load_data_2;
  assign lane_14_load_data_3 = lane_0_load_data_3;
  assign lane_15_load_low = lane_0_load_low;
  assign lane_15_load_high = lane_0_load_high;
  assign lane_15_load_data_0 = lane_0_load_data_0;
  assign lane_15_load_data_1 = lane_0_load_data_1;
  assign lane_15_load_data_2 = lane_0_load_data_2;
  assign lane_15_load_data_3 = lane_0_load_data_3;
  assign lane_16_load_low = lane_0_load_low;
  assign lane_16_load_high = lane_0_load_high;
  assign lane_16_load_data_0 = lane_0_load_data_0;
  assign lane_16_load_data_1 = lane_0_load_data_1;
  assign lane_16_load_data_2 = lane_0_load_data_2;
  assign lane_16_load_data_3 = lane_0_load_data_3;
  assign lane_17_load_low = lane_0_load_low;
  assign lane_17_load_high = lane_0_load_high;
  assign lane_17_load_data_0 = lane_0_load_data_0;
  assign lane_17_load_data_1 = lane_0_load_data_1;
  assign lane_17_load_data_2 = lane_0_load_data_2;
  assign lane_17_load_data_3 = lane_0_load_data_3;
  assign lane_18_load_low = lane_0_load_low;
  assign lane_18_load_high = lane_0_load_high;
  assign lane_18_load_data_0 = lane_0_load_data_0;
  assign lane_18_load_data_1 = lane_0_load_data_1;
  assign lane_18_load_data_2 = lane_0_load_data_2;
  assign lane_18_load_data_3 = lane_0_load_data_3;
  assign lane_19_load_low = lane_0_load_low;
  assign lane_19_load_high = lane_0_load_high;
  assign lane_19_load_data_0 = lane_0_load_data_0;
  assign lane_19_load_data_1 = lane_0_load_data_1;
  assign lane_19_load_data_2 = lane_0_load_data_2;
  assign lane_19_load_data_3 = lane_0_load_data_3;
  assign lane_20_load_low = lane_0_load_low;
  assign lane_20_load_high = lane_0_load_high;
  assign lane_20_load_data_0 = lane_0_load_data_0;
  assign lane_20_load_data_1 = lane_0_load_data_1;
  assign lane_20_load_data_2 = lane_0_load_data_2;
  assign lane_20_load_data_3 = lane_0_load_data_3;
  assign lane_21_load_low = lane_0_load_low;
  assign lane_21_load_high = lane_0_load_high;
  assign lane_21_load_data_0 = lane_0_load_data_0;
  assign lane_21_load_data_1 = lane_0_load_data_1;
  assign lane_21_load_data_2 = lane_0_load_data_2;
  assign lane_21_load_data_3 = lane_0_load_data_3;
  assign lane_22_load_low = lane_0_load_low;
  assign lane_22_load_high = lane_0_load_high;
  assign lane_22_load_data_0 = lane_0_load_data_0;
  assign lane_22_load_data_1 = lane_0_load_data_1;
  assign lane_22_load_data_2 = lane_0_load_data_2;
  assign lane_22_load_data_3 = lane_0_load_data_3;
  assign lane_23_load_low = lane_0_load_low;
  assign lane_23_load_high = lane_0_load_high;
  assign lane_23_load_data_0 = lane_0_load_data_0;
  assign lane_23_load_data_1 = lane_0_load_data_1;
  assign lane_23_load_data_2 = lane_0_load_data_2;
  assign lane_23_load_data_3 = lane_0_load_data_3;
  assign lane_24_load_low = lane_0_load_low;
  assign lane_24_load_high = lane_0_load_high;
  assign lane_24_load_data_0 = lane_0_load_data_0;
  assign lane_24_load_data_1 = lane_0_load_data_1;
  assign lane_24_load_data_2 = lane_0_load_data_2;
  assign lane_24_load_data_3 = lane_0_load_data_3;
  assign lane_25_load_low = lane_0_load_low;
  assign lane_25_load_high = lane_0_load_high;
  assign lane_25_load_data_0 = lane_0_load_data_0;
  assign lane_25_load_data_1 = lane_0_load_data_1;
  assign lane_25_load_data_2 = lane_0_load_data_2;
  assign lane_25_load_data_3 = lane_0_load_data_3;
  assign lane_26_load_low = lane_0_load_low;
  assign lane_26_load_high = lane_0_load_high;
  assign lane_26_load_data_0 = lane_0_load_data_0;
  assign lane_26_load_data_1 = lane_0_load_data_1;
  assign lane_26_load_data_2 = lane_0_load_data_2;
  assign lane_26_load_data_3 = lane_0_load_data_3;
  assign lane_27_load_low = lane_0_load_low;
  assign lane_27_load_high = lane_0_load_high;
  assign lane_27_load_data_0 = lane_0_load_data_0;
  assign lane_27_load_data_1 = lane_0_load_data_1;
  assign lane_27_load_data_2 = lane_0_load_data_2;
  assign lane_27_load_data_3 = lane_0_load_data_3;
  assign lane_28_load_low = lane_0_load_low;
  assign lane_28_load_high = lane_0_load_high;
  assign lane_28_load_data_0 = lane_0_load_data_0;
  assign lane_28_load_data_1 = lane_0_load_data_1;
  assign lane_28_load_data_2 = lane_0_load_data_2;
  assign lane_28_load_data_3 = lane_0_load_data_3;
  assign lane_29_load_low = lane_0_load_low;
  assign lane_29_load_high = lane_0_load_high;
  assign lane_29_load_data_0 = lane_0_load_data_0;
  assign lane_29_load_data_1 = lane_0_load_data_1;
  assign lane_29_load_data_2 = lane_0_load_data_2;
  assign lane_29_load_data_3 = lane_0_load_data_3;
  assign lane_30_load_low = lane_0_load_low;
  assign lane_30_load_high = lane_0_load_high;
  assign lane_30_load_data_0 = lane_0_load_data_0;
  assign lane_30_load_data_1 = lane_0_load_data_1;
  assign lane_30_load_data_2 = lane_0_load_data_2;
  assign lane_30_load_data_3 = lane_0_load_data_3;
  assign lane_31_load_low = lane_0_load_low;
  assign lane_31_load_high = lane_0_load_high;
  assign lane_31_load_data_0 = lane_0_load_data_0;
  assign lane_31_load_data_1 = lane_0_load_data_1;
  assign lane_31_load_data_2 = lane_0_load_data_2;
  assign lane_31_load_data_3 = lane_0_load_data_3;

  always @* begin
    coalesce_pending_0 = pending_0;
    if (fresh) begin
      coalesce_pending_0 = exec_part_lane_0 & ((~upper_part) | lane_0_crosses);
    end
  end

  always @* begin
    coalesce_pending_1 = pending_1;
    if (fresh) begin
      coalesce_pending_1 = exec_part_lane_1 & ((~upper_part) | lane_1_crosses);
    end
  end

  always @* begin
    coalesce_pending_2 = pending_2;
    if (fresh) begin
      coalesce_pending_2 = exec_part_lane_2 & ((~upper_part) | lane_2_crosses);
    end
  end

  always @* begin
    coalesce_pending_3 = pending_3;
    if (fresh) begin
      coalesce_pending_3 = exec_part_lane_3 & ((~upper_part) | lane_3_crosses);
    end
  end

  always @* begin
    coalesce_pending_4 = pending_4;
    if (fresh) begin
      coalesce_pending_4 = exec_part_lane_4 & ((~upper_part) | lane_4_crosses);
    end
  end

  always @* begin
    coalesce_pending_5 = pending_5;
    if (fresh) begin
      coalesce_pending_5 = exec_part_lane_5 & ((~upper_part) | lane_5_crosses);
    end
  end

  always @* begin
    coalesce_pending_6 = pending_6;
    if (fresh) begin
      coalesce_pending_6 = exec_part_lane_6 & ((~upper_part) | lane_6_crosses);
    end
  end

  always @* begin
    coalesce_pending_7 = pending_7;
    if (fresh) begin
      coalesce_pending_7 = exec_part_lane_7 & ((~upper_part) | lane_7_crosses);
    end
  end

  always @* begin
    coalesce_pending_8 = pending_8;
    if (fresh) begin
      coalesce_pending_8 = exec_part_lane_8 & ((~upper_part) | lane_8_crosses);
    end
  end

  always @* begin
    coalesce_pending_9 = pending_9;
    if (fresh) begin
      coalesce_pending_9 = exec_part_lane_9 & ((~upper_part) | lane_9_crosses);
    end
  end

  always @* begin
    coalesce_pending_10 = pending_10;
    if (fresh) begin
      coalesce_pending_10 = exec_part_lane_10 & ((~upper_part) | lane_10_crosses);
    end
  end

  always @* begin
    coalesce_pending_11 = pending_11;
    if (fresh) begin
      coalesce_pending_11 = exec_part_lane_11 & ((~upper_part) | lane_11_crosses);
    end
  end

  always @* begin
    coalesce_pending_12 = pending_12;
    if (fresh) begin
      coalesce_pending_12 = exec_part_lane_12 & ((~upper_part) | lane_12_crosses);
    end
  end

  always @* begin
    coalesce_pending_13 = pending_13;
    if (fresh) begin
      coalesce_pending_13 = exec_part_lane_13 & ((~upper_part) | lane_13_crosses);
    end
  end

  always @* begin
    coalesce_pending_14 = pending_14;
    if (fresh) begin
      coalesce_pending_14 = exec_part_lane_14 & ((~upper_part) | lane_14_crosses);
    end
  end

  always @* begin
    coalesce_pending_15 = pending_15;
    if (fresh) begin
      coalesce_pending_15 = exec_part_lane_15 & ((~upper_part) | lane_15_crosses);
    end
  end

  always @* begin
    coalesce_pending_16 = pending_16;
    if (fresh) begin
      coalesce_pending_16 = exec_part_lane_16 & ((~upper_part) | lane_16_crosses);
    end
  end

  always @* begin
    coalesce_pending_17 = pending_17;
    if (fresh) begin
      coalesce_pending_17 = exec_part_lane_17 & ((~upper_part) | lane_17_crosses);
    end
  end

  always @* begin
    coalesce_pending_18 = pending_18;
    if (fresh) begin
      coalesce_pending_18 = exec_part_lane_18 & ((~upper_part) | lane_18_crosses);
    end
  end

  always @* begin
    coalesce_pending_19 = pending_19;
    if (fresh) begin
      coalesce_pending_19 = exec_part_lane_19 & ((~upper_part) | lane_19_crosses);
    end
  end

  always @* begin
    coalesce_pending_20 = pending_20;
    if (fresh) begin
      coalesce_pending_20 = exec_part_lane_20 & ((~upper_part) | lane_20_crosses);
    end
  end

  always @* begin
    coalesce_pending_21 = pending_21;
    if (fresh) begin
      coalesce_pending_21 = exec_part_lane_21 & ((~upper_part) | lane_21_crosses);
    end
  end

  always @* begin
    coalesce_pending_22 = pending_22;
    if (fresh) begin
      coalesce_pending_22 = exec_part_lane_22 & ((~upper_part) | lane_22_crosses);
    end
  end

  always @* begin
    coalesce_pending_23 = pending_23;
    if (fresh) begin
      coalesce_pending_23 = exec_part_lane_23 & ((~upper_part) | lane_23_crosses);
    end
  end

  always @* begin
    coalesce_pending_24 = pending_24;
    if (fresh) begin
      coalesce_pending_24 = exec_part_lane_24 & ((~upper_part) | lane_24_crosses);
    end
  end

  always @* begin
    coalesce_pending_25 = pending_25;
    if (fresh) begin
      coalesce_pending_25 = exec_part_lane_25 & ((~upper_part) | lane_25_crosses);
    end
  end

  always @* begin
    coalesce_pending_26 = pending_26;
    if (fresh) begin
      coalesce_pending_26 = exec_part_lane_26 & ((~upper_part) | lane_26_crosses);
    end
  end

  always @* begin
    coalesce_pending_27 = pending_27;
    if (fresh) begin
      coalesce_pending_27 = exec_part_lane_27 & ((~upper_part) | lane_27_crosses);
    end
  end

  always @* begin
    coalesce_pending_28 = pending_28;
    if (fresh) begin
      coalesce_pending_28 = exec_part_lane_28 & ((~upper_part) | lane_28_crosses);
    end
  end

  always @* begin
    coalesce_pending_29 = pending_29;
    if (fresh) begin
      coalesce_pending_29 = exec_part_lane_29 & ((~upper_part) | lane_29_crosses);
    end
  end

  always @* begin
    coalesce_pending_30 = pending_30;
    if (fresh) begin
      coalesce_pending_30 = exec_part_lane_30 & ((~upper_part) | lane_30_crosses);
    end
  end

  always @* begin
    coalesce_pending_31 = pending_31;
    if (fresh) begin
      coalesce_pending_31 = exec_part_lane_31 & ((~upper_part) | lane_31_crosses);
    end
  end

  wire [39:0] conjunction_3 = ((facts & 40'hfffffbffff) | ({39'd0, upper_part} << 5'h12)) & 40'hfffff7ffff;
  wire [39:0] conjunction_4 = (conjunction_3 | ({39'd0, request_write} << 5'h13)) & 40'hffffefffff;

  assign table_facts = conjunction_4 | ({39'd0, finishes} << 5'h14);
  assign extract_0_upper_part = table_returned_facts[18];
  assign extract_1_upper_part = extract_0_upper_part;
  assign extract_2_upper_part = extract_0_upper_part;
  assign extract_3_upper_part = extract_0_upper_part;
  assign extract_4_upper_part = extract_0_upper_part;
  assign extract_5_upper_part = extract_0_upper_part;
  assign extract_6_upper_part = extract_0_upper_part;
  assign extract_7_upper_part = extract_0_upper_part;
  assign extract_8_upper_part = extract_0_upper_part;
  assign extract_9_upper_part = extract_0_upper_part;
  assign extract_10_upper_part = extract_0_upper_part;
  assign extract_11_upper_part = extract_0_upper_part;
  assign extract_12_upper_part = extract_0_upper_part;
  assign extract_13_upper_part = extract_0_upper_part;
  assign extract_14_upper_part = extract_0_upper_part;
  assign extract_15_upper_part = extract_0_upper_part;
  assign extract_16_upper_part = extract_0_upper_part;
  assign extract_17_upper_part = extract_0_upper_part;
  assign extract_18_upper_part = extract_0_upper_part;
  assign extract_19_upper_part = extract_0_upper_part;
  assign extract_20_upper_part = extract_0_upper_part;
  assign extract_21_upper_part = extract_0_upper_part;
  assign extract_22_upper_part = extract_0_upper_part;
  assign extract_23_upper_part = extract_0_upper_part;
  assign extract_24_upper_part = extract_0_upper_part;
  assign extract_25_upper_part = extract_0_upper_part;
  assign extract_26_upper_part = extract_0_upper_part;
  assign extract_27_upper_part = extract_0_upper_part;
  assign extract_28_upper_part = extract_0_upper_part;
  assign extract_29_upper_part = extract_0_upper_part;
  assign extract_30_upper_part = extract_0_upper_part;
  assign extract_31_upper_part = extract_0_upper_part;

  always @* begin
    exec_part_mask = exec;
    if (ignored) begin
      exec_part_mask = 32'd0;
    end
  end

  always @* begin
    state_next = state;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          state_next = VECTOR_MEMORY_STATE_READ;
        end
      end
      VECTOR_MEMORY_STATE_READ: begin
        if (is_last_step) begin
          state_next = VECTOR_MEMORY_STATE_CAPTURE;
        end
      end
      VECTOR_MEMORY_STATE_CAPTURE: state_next = VECTOR_MEMORY_STATE_SEND;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (!(~last_dword)) begin
              if (beat != 3'd0) begin
                state_next = VECTOR_MEMORY_STATE_READ;
              end else begin
                state_next = VECTOR_MEMORY_STATE_FINISH;
              end
            end
          end
        end
      end
      default: begin
        if (ring_free) begin
          state_next = VECTOR_MEMORY_STATE_IDLE;
        end
      end
    endcase
  end

  always @* begin
    wave_state_next = wave_state;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          wave_state_next = issue_wave;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    word_0_next = word_0;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          word_0_next = issue_word_0;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    word_1_next = word_1;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          word_1_next = issue_word_1;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    word_2_next = word_2;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          word_2_next = issue_word_2;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    sequence_next = sequence_;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          sequence_next = issue_sequence;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    exec_next = exec;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          exec_next = issue_exec[31:0];
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    vgpr_base_next = vgpr_base;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          vgpr_base_next = issue_vgpr_base;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    beat_next = beat;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          beat_next = 3'd0;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (!(~last_dword)) begin
              if (beat != 3'd0) begin
                beat_next = beat + 3'd1;
              end
            end
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    step_next = step;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          step_next = 3'd0;
        end
      end
      VECTOR_MEMORY_STATE_READ: begin
        step_next = step + 3'd1;
        if (conjunction_2) begin
          step_next = 3'd2;
        end
      end
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (!(~last_dword)) begin
              if (beat != 3'd0) begin
                step_next = 3'd0;
              end
            end
          end
        end
      end
      default: ;
    endcase
  end

  assign captured_bank_next = read_row[1:0];

  always @* begin
    base_next = base;
    if (lane_0_load_low & (beat == 3'd0)) begin
      base_next = decode_offset;
      if (decode_has_base) begin
        base_next = decode_offset + base_data[47:0];
      end
    end
  end

  always @* begin
    dword_next = dword;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: dword_next = 2'd0;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (~last_dword) begin
              dword_next = dword + 2'd1;
            end
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    upper_part_next = upper_part;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: upper_part_next = 1'b0;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (any_crosses & (~upper_part)) begin
            upper_part_next = 1'b1;
          end else begin
            upper_part_next = 1'b0;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    fresh_next = 1'b0;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: fresh_next = 1'b1;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (any_crosses & (~upper_part)) begin
            fresh_next = 1'b1;
          end else if (~last_dword) begin
            fresh_next = 1'b1;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    pending_0_next = pending_0;
    if (fresh) begin
      pending_0_next = exec_part_lane_0 & ((~upper_part) | lane_0_crosses);
    end
    if (sends & coalesce_served_0) begin
      pending_0_next = 1'b0;
    end
  end

  always @* begin
    pending_1_next = pending_1;
    if (fresh) begin
      pending_1_next = exec_part_lane_1 & ((~upper_part) | lane_1_crosses);
    end
    if (sends & coalesce_served_1) begin
      pending_1_next = 1'b0;
    end
  end

  always @* begin
    pending_2_next = pending_2;
    if (fresh) begin
      pending_2_next = exec_part_lane_2 & ((~upper_part) | lane_2_crosses);
    end
    if (sends & coalesce_served_2) begin
      pending_2_next = 1'b0;
    end
  end

  always @* begin
    pending_3_next = pending_3;
    if (fresh) begin
      pending_3_next = exec_part_lane_3 & ((~upper_part) | lane_3_crosses);
    end
    if (sends & coalesce_served_3) begin
      pending_3_next = 1'b0;
    end
  end

  always @* begin
    pending_4_next = pending_4;
    if (fresh) begin
      pending_4_next = exec_part_lane_4 & ((~upper_part) | lane_4_crosses);
    end
    if (sends & coalesce_served_4) begin
      pending_4_next = 1'b0;
    end
  end

  always @* begin
    pending_5_next = pending_5;
    if (fresh) begin
      pending_5_next = exec_part_lane_5 & ((~upper_part) | lane_5_crosses);
    end
    if (sends & coalesce_served_5) begin
      pending_5_next = 1'b0;
    end
  end

  always @* begin
    pending_6_next = pending_6;
    if (fresh) begin
      pending_6_next = exec_part_lane_6 & ((~upper_part) | lane_6_crosses);
    end
    if (sends & coalesce_served_6) begin
      pending_6_next = 1'b0;
    end
  end

  always @* begin
    pending_7_next = pending_7;
    if (fresh) begin
      pending_7_next = exec_part_lane_7 & ((~upper_part) | lane_7_crosses);
    end
    if (sends & coalesce_served_7) begin
      pending_7_next = 1'b0;
    end
  end

  always @* begin
    pending_8_next = pending_8;
    if (fresh) begin
      pending_8_next = exec_part_lane_8 & ((~upper_part) | lane_8_crosses);
    end
    if (sends & coalesce_served_8) begin
      pending_8_next = 1'b0;
    end
  end

  always @* begin
    pending_9_next = pending_9;
    if (fresh) begin
      pending_9_next = exec_part_lane_9 & ((~upper_part) | lane_9_crosses);
    end
    if (sends & coalesce_served_9) begin
      pending_9_next = 1'b0;
    end
  end

  always @* begin
    pending_10_next = pending_10;
    if (fresh) begin
      pending_10_next = exec_part_lane_10 & ((~upper_part) | lane_10_crosses);
    end
    if (sends & coalesce_served_10) begin
      pending_10_next = 1'b0;
    end
  end

  always @* begin
    pending_11_next = pending_11;
    if (fresh) begin
      pending_11_next = exec_part_lane_11 & ((~upper_part) | lane_11_crosses);
    end
    if (sends & coalesce_served_11) begin
      pending_11_next = 1'b0;
    end
  end

  always @* begin
    pending_12_next = pending_12;
    if (fresh) begin
      pending_12_next = exec_part_lane_12 & ((~upper_part) | lane_12_crosses);
    end
    if (sends & coalesce_served_12) begin
      pending_12_next = 1'b0;
    end
  end

  always @* begin
    pending_13_next = pending_13;
    if (fresh) begin
      pending_13_next = exec_part_lane_13 & ((~upper_part) | lane_13_crosses);
    end
    if (sends & coalesce_served_13) begin
      pending_13_next = 1'b0;
    end
  end

  always @* begin
    pending_14_next = pending_14;
    if (fresh) begin
      pending_14_next = exec_part_lane_14 & ((~upper_part) | lane_14_crosses);
    end
    if (sends & coalesce_served_14) begin
      pending_14_next = 1'b0;
    end
  end

  always @* begin
    pending_15_next = pending_15;
    if (fresh) begin
      pending_15_next = exec_part_lane_15 & ((~upper_part) | lane_15_crosses);
    end
    if (sends & coalesce_served_15) begin
      pending_15_next = 1'b0;
    end
  end

  always @* begin
    pending_16_next = pending_16;
    if (fresh) begin
      pending_16_next = exec_part_lane_16 & ((~upper_part) | lane_16_crosses);
    end
    if (sends & coalesce_served_16) begin
      pending_16_next = 1'b0;
    end
  end

  always @* begin
    pending_17_next = pending_17;
    if (fresh) begin
      pending_17_next = exec_part_lane_17 & ((~upper_part) | lane_17_crosses);
    end
    if (sends & coalesce_served_17) begin
      pending_17_next = 1'b0;
    end
  end

  always @* begin
    pending_18_next = pending_18;
    if (fresh) begin
      pending_18_next = exec_part_lane_18 & ((~upper_part) | lane_18_crosses);
    end
    if (sends & coalesce_served_18) begin
      pending_18_next = 1'b0;
    end
  end

  always @* begin
    pending_19_next = pending_19;
    if (fresh) begin
      pending_19_next = exec_part_lane_19 & ((~upper_part) | lane_19_crosses);
    end
    if (sends & coalesce_served_19) begin
      pending_19_next = 1'b0;
    end
  end

  always @* begin
    pending_20_next = pending_20;
    if (fresh) begin
      pending_20_next = exec_part_lane_20 & ((~upper_part) | lane_20_crosses);
    end
    if (sends & coalesce_served_20) begin
      pending_20_next = 1'b0;
    end
  end

  always @* begin
    pending_21_next = pending_21;
    if (fresh) begin
      pending_21_next = exec_part_lane_21 & ((~upper_part) | lane_21_crosses);
    end
    if (sends & coalesce_served_21) begin
      pending_21_next = 1'b0;
    end
  end

  always @* begin
    pending_22_next = pending_22;
    if (fresh) begin
      pending_22_next = exec_part_lane_22 & ((~upper_part) | lane_22_crosses);
    end
    if (sends & coalesce_served_22) begin
      pending_22_next = 1'b0;
    end
  end

  always @* begin
    pending_23_next = pending_23;
    if (fresh) begin
      pending_23_next = exec_part_lane_23 & ((~upper_part) | lane_23_crosses);
    end
    if (sends & coalesce_served_23) begin
      pending_23_next = 1'b0;
    end
  end

  always @* begin
    pending_24_next = pending_24;
    if (fresh) begin
      pending_24_next = exec_part_lane_24 & ((~upper_part) | lane_24_crosses);
    end
    if (sends & coalesce_served_24) begin
      pending_24_next = 1'b0;
    end
  end

  always @* begin
    pending_25_next = pending_25;
    if (fresh) begin
      pending_25_next = exec_part_lane_25 & ((~upper_part) | lane_25_crosses);
    end
    if (sends & coalesce_served_25) begin
      pending_25_next = 1'b0;
    end
  end

  always @* begin
    pending_26_next = pending_26;
    if (fresh) begin
      pending_26_next = exec_part_lane_26 & ((~upper_part) | lane_26_crosses);
    end
    if (sends & coalesce_served_26) begin
      pending_26_next = 1'b0;
    end
  end

  always @* begin
    pending_27_next = pending_27;
    if (fresh) begin
      pending_27_next = exec_part_lane_27 & ((~upper_part) | lane_27_crosses);
    end
    if (sends & coalesce_served_27) begin
      pending_27_next = 1'b0;
    end
  end

  always @* begin
    pending_28_next = pending_28;
    if (fresh) begin
      pending_28_next = exec_part_lane_28 & ((~upper_part) | lane_28_crosses);
    end
    if (sends & coalesce_served_28) begin
      pending_28_next = 1'b0;
    end
  end

  always @* begin
    pending_29_next = pending_29;
    if (fresh) begin
      pending_29_next = exec_part_lane_29 & ((~upper_part) | lane_29_crosses);
    end
    if (sends & coalesce_served_29) begin
      pending_29_next = 1'b0;
    end
  end

  always @* begin
    pending_30_next = pending_30;
    if (fresh) begin
      pending_30_next = exec_part_lane_30 & ((~upper_part) | lane_30_crosses);
    end
    if (sends & coalesce_served_30) begin
      pending_30_next = 1'b0;
    end
  end

  always @* begin
    pending_31_next = pending_31;
    if (fresh) begin
      pending_31_next = exec_part_lane_31 & ((~upper_part) | lane_31_crosses);
    end
    if (sends & coalesce_served_31) begin
      pending_31_next = 1'b0;
    end
  end

  always @* begin
    ring_head_next = ring_head;
    if (pops) begin
      ring_head_next = ring_head + 4'd1;
    end
  end

  always @* begin
    ring_tail_next = ring_tail;
    if (pushes) begin
      ring_tail_next = ring_tail + 4'd1;
    end
  end

  always @* begin
    ring_count_next = ring_count;
    if (pushes & (~pops)) begin
      ring_count_next = ring_count + 5'd1;
    end else if ((~pushes) & pops) begin
      ring_count_next = ring_count - 5'd1;
    end
  end

  always @* begin
    returned_valid_next = returned_valid;
    if (returns) begin
      returned_valid_next = 1'b0;
    end
    if (response_valid & response_ready) begin
      returned_valid_next = 1'b1;
    end
  end

  always @* begin
    returned_tag_next = returned_tag;
    if (response_valid & response_ready) begin
      returned_tag_next = response_tag;
    end
  end

  always @* begin
    returned_line_next = returned_line;
    if (response_valid & response_ready) begin
      returned_line_next = response_data;
    end
  end

  initial begin
    state = VECTOR_MEMORY_STATE_IDLE;
    wave_state = 4'd0;
    word_0 = 32'd0;
    word_1 = 32'd0;
    word_2 = 32'd0;
    sequence_ = 16'd0;
    exec = 32'd0;
    vgpr_base = 11'd0;
    beat = 3'd0;
    step = 3'd0;
    captured_step = 3'd0;
    capturing = 1'b0;
    captured_bank = 2'd0;
    base = 48'd0;
    dword = 2'd0;
    upper_part = 1'b0;
    fresh = 1'b0;
    pending_0 = 1'b0;
    pending_1 = 1'b0;
    pending_2 = 1'b0;
    pending_3 = 1'b0;
    pending_4 = 1'b0;
    pending_5 = 1'b0;
    pending_6 = 1'b0;
    pending_7 = 1'b0;
    pending_8 = 1'b0;
    pending_9 = 1'b0;
    pending_10 = 1'b0;
    pending_11 = 1'b0;
    pending_12 = 1'b0;
    pending_13 = 1'b0;
    pending_14 = 1'b0;
    pending_15 = 1'b0;
    pending_16 = 1'b0;
    pending_17 = 1'b0;
    pending_18 = 1'b0;
    pending_19 = 1'b0;
    pending_20 = 1'b0;
    pending_21 = 1'b0;
    pending_22 = 1'b0;
    pending_23 = 1'b0;
    pending_24 = 1'b0;
    pending_25 = 1'b0;
    pending_26 = 1'b0;
    pending_27 = 1'b0;
    pending_28 = 1'b0;
    pending_29 = 1'b0;
    pending_30 = 1'b0;
    pending_31 = 1'b0;
    ring_head = 4'd0;
    ring_tail = 4'd0;
    ring_count = 5'd0;
    ring_done = 16'd0;
    returned_valid = 1'b0;
    returned_tag = 4'd0;
    returned_line = 512'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave_state <= wave_state_next;
    word_0 <= word_0_next;
    word_1 <= word_1_next;
    word_2 <= word_2_next;
    sequence_ <= sequence_next;
    exec <= exec_next;
    vgpr_base <= vgpr_base_next;
    beat <= beat_next;
    step <= step_next;
    captured_step <= step;
    capturing <= read;
    captured_bank <= captured_bank_next;
    base <= base_next;
    dword <= dword_next;
    upper_part <= upper_part_next;
    fresh <= fresh_next;
    pending_0 <= pending_0_next;
    pending_1 <= pending_1_next;
    pending_2 <= pending_2_next;
    pending_3 <= pending_3_next;
    pending_4 <= pending_4_next;
    pending_5 <= pending_5_next;
    pending_6 <= pending_6_next;
    pending_7 <= pending_7_next;
    pending_8 <= pending_8_next;
    pending_9 <= pending_9_next;
    pending_10 <= pending_10_next;
    pending_11 <= pending_11_next;
    pending_12 <= pending_12_next;
    pending_13 <= pending_13_next;
    pending_14 <= pending_14_next;
    pending_15 <= pending_15_next;
    pending_16 <= pending_16_next;
    pending_17 <= pending_17_next;
    pending_18 <= pending_18_next;
    pending_19 <= pending_19_next;
    pending_20 <= pending_20_next;
    pending_21 <= pending_21_next;
    pending_22 <= pending_22_next;
    pending_23 <= pending_23_next;
    pending_24 <= pending_24_next;
    pending_25 <= pending_25_next;
    pending_26 <= pending_26_next;
    pending_27 <= pending_27_next;
    pending_28 <= pending_28_next;
    pending_29 <= pending_29_next;
    pending_30 <= pending_30_next;
    pending_31 <= pending_31_next;
    ring_head <= ring_head_next;
    ring_tail <= ring_tail_next;
    ring_count <= ring_count_next;
    ring_done <= done_after_return;
    returned_valid <= returned_valid_next;
    returned_tag <= returned_tag_next;
    returned_line <= returned_line_next;
  end

  global_decode decode (
    .word_0(word_0),
    .word_1(word_1),
    .word_2(word_2),
    .is_store(request_write),
    .dwords(decode_dwords),
    .address(decode_address),
    .source(decode_source),
    .destination(decode_destination),
    .has_base(decode_has_base),
    .base(base_index),
    .offset(decode_offset)
  );

  memory_lane lane_0 (
    .clock(clock),
    .vgpr(vgpr_0),
    .load_low(lane_0_load_low),
    .load_high(lane_0_load_high),
    .load_data_0(lane_0_load_data_0),
    .load_data_1(lane_0_load_data_1),
    .load_data_2(lane_0_load_data_2),
    .load_data_3(lane_0_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_0_line),
    .offset(lane_0_offset),
    .crosses(lane_0_crosses),
    .data(lane_0_data)
  );

  memory_lane lane_1 (
    .clock(clock),
    .vgpr(vgpr_1),
    .load_low(lane_1_load_low),
    .load_high(lane_1_load_high),
    .load_data_0(lane_1_load_data_0),
    .load_data_1(lane_1_load_data_1),
    .load_data_2(lane_1_load_data_2),
    .load_data_3(lane_1_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_1_line),
    .offset(lane_1_offset),
    .crosses(lane_1_crosses),
    .data(lane_1_data)
  );

  memory_lane lane_2 (
    .clock(clock),
    .vgpr(vgpr_2),
    .load_low(lane_2_load_low),
    .load_high(lane_2_load_high),
    .load_data_0(lane_2_load_data_0),
    .load_data_1(lane_2_load_data_1),
    .load_data_2(lane_2_load_data_2),
    .load_data_3(lane_2_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_2_line),
    .offset(lane_2_offset),
    .crosses(lane_2_crosses),
    .data(lane_2_data)
  );

  memory_lane lane_3 (
    .clock(clock),
    .vgpr(vgpr_3),
    .load_low(lane_3_load_low),
    .load_high(lane_3_load_high),
    .load_data_0(lane_3_load_data_0),
    .load_data_1(lane_3_load_data_1),
    .load_data_2(lane_3_load_data_2),
    .load_data_3(lane_3_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_3_line),
    .offset(lane_3_offset),
    .crosses(lane_3_crosses),
    .data(lane_3_data)
  );

  memory_lane lane_4 (
    .clock(clock),
    .vgpr(vgpr_4),
    .load_low(lane_4_load_low),
    .load_high(lane_4_load_high),
    .load_data_0(lane_4_load_data_0),
    .load_data_1(lane_4_load_data_1),
    .load_data_2(lane_4_load_data_2),
    .load_data_3(lane_4_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_4_line),
    .offset(lane_4_offset),
    .crosses(lane_4_crosses),
    .data(lane_4_data)
  );

  memory_lane lane_5 (
    .clock(clock),
    .vgpr(vgpr_5),
    .load_low(lane_5_load_low),
    .load_high(lane_5_load_high),
    .load_data_0(lane_5_load_data_0),
    .load_data_1(lane_5_load_data_1),
    .load_data_2(lane_5_load_data_2),
    .load_data_3(lane_5_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_5_line),
    .offset(lane_5_offset),
    .crosses(lane_5_crosses),
    .data(lane_5_data)
  );

  memory_lane lane_6 (
    .clock(clock),
    .vgpr(vgpr_6),
    .load_low(lane_6_load_low),
    .load_high(lane_6_load_high),
    .load_data_0(lane_6_load_data_0),
    .load_data_1(lane_6_load_data_1),
    .load_data_2(lane_6_load_data_2),
    .load_data_3(lane_6_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_6_line),
    .offset(lane_6_offset),
    .crosses(lane_6_crosses),
    .data(lane_6_data)
  );

  memory_lane lane_7 (
    .clock(clock),
    .vgpr(vgpr_7),
    .load_low(lane_7_load_low),
    .load_high(lane_7_load_high),
    .load_data_0(lane_7_load_data_0),
    .load_data_1(lane_7_load_data_1),
    .load_data_2(lane_7_load_data_2),
    .load_data_3(lane_7_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_7_line),
    .offset(lane_7_offset),
    .crosses(lane_7_crosses),
    .data(lane_7_data)
  );

  memory_lane lane_8 (
    .clock(clock),
    .vgpr(vgpr_8),
    .load_low(lane_8_load_low),
    .load_high(lane_8_load_high),
    .load_data_0(lane_8_load_data_0),
    .load_data_1(lane_8_load_data_1),
    .load_data_2(lane_8_load_data_2),
    .load_data_3(lane_8_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_8_line),
    .offset(lane_8_offset),
    .crosses(lane_8_crosses),
    .data(lane_8_data)
  );

  memory_lane lane_9 (
    .clock(clock),
    .vgpr(vgpr_9),
    .load_low(lane_9_load_low),
    .load_high(lane_9_load_high),
    .load_data_0(lane_9_load_data_0),
    .load_data_1(lane_9_load_data_1),
    .load_data_2(lane_9_load_data_2),
    .load_data_3(lane_9_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_9_line),
    .offset(lane_9_offset),
    .crosses(lane_9_crosses),
    .data(lane_9_data)
  );

  memory_lane lane_10 (
    .clock(clock),
    .vgpr(vgpr_10),
    .load_low(lane_10_load_low),
    .load_high(lane_10_load_high),
    .load_data_0(lane_10_load_data_0),
    .load_data_1(lane_10_load_data_1),
    .load_data_2(lane_10_load_data_2),
    .load_data_3(lane_10_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_10_line),
    .offset(lane_10_offset),
    .crosses(lane_10_crosses),
    .data(lane_10_data)
  );

  memory_lane lane_11 (
    .clock(clock),
    .vgpr(vgpr_11),
    .load_low(lane_11_load_low),
    .load_high(lane_11_load_high),
    .load_data_0(lane_11_load_data_0),
    .load_data_1(lane_11_load_data_1),
    .load_data_2(lane_11_load_data_2),
    .load_data_3(lane_11_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_11_line),
    .offset(lane_11_offset),
    .crosses(lane_11_crosses),
    .data(lane_11_data)
  );

  memory_lane lane_12 (
    .clock(clock),
    .vgpr(vgpr_12),
    .load_low(lane_12_load_low),
    .load_high(lane_12_load_high),
    .load_data_0(lane_12_load_data_0),
    .load_data_1(lane_12_load_data_1),
    .load_data_2(lane_12_load_data_2),
    .load_data_3(lane_12_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_12_line),
    .offset(lane_12_offset),
    .crosses(lane_12_crosses),
    .data(lane_12_data)
  );

  memory_lane lane_13 (
    .clock(clock),
    .vgpr(vgpr_13),
    .load_low(lane_13_load_low),
    .load_high(lane_13_load_high),
    .load_data_0(lane_13_load_data_0),
    .load_data_1(lane_13_load_data_1),
    .load_data_2(lane_13_load_data_2),
    .load_data_3(lane_13_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_13_line),
    .offset(lane_13_offset),
    .crosses(lane_13_crosses),
    .data(lane_13_data)
  );

  memory_lane lane_14 (
    .clock(clock),
    .vgpr(vgpr_14),
    .load_low(lane_14_load_low),
    .load_high(lane_14_load_high),
    .load_data_0(lane_14_load_data_0),
    .load_data_1(lane_14_load_data_1),
    .load_data_2(lane_14_load_data_2),
    .load_data_3(lane_14_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_14_line),
    .offset(lane_14_offset),
    .crosses(lane_14_crosses),
    .data(lane_14_data)
  );

  memory_lane lane_15 (
    .clock(clock),
    .vgpr(vgpr_15),
    .load_low(lane_15_load_low),
    .load_high(lane_15_load_high),
    .load_data_0(lane_15_load_data_0),
    .load_data_1(lane_15_load_data_1),
    .load_data_2(lane_15_load_data_2),
    .load_data_3(lane_15_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_15_line),
    .offset(lane_15_offset),
    .crosses(lane_15_crosses),
    .data(lane_15_data)
  );

  memory_lane lane_16 (
    .clock(clock),
    .vgpr(vgpr_16),
    .load_low(lane_16_load_low),
    .load_high(lane_16_load_high),
    .load_data_0(lane_16_load_data_0),
    .load_data_1(lane_16_load_data_1),
    .load_data_2(lane_16_load_data_2),
    .load_data_3(lane_16_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_16_line),
    .offset(lane_16_offset),
    .crosses(lane_16_crosses),
    .data(lane_16_data)
  );

  memory_lane lane_17 (
    .clock(clock),
    .vgpr(vgpr_17),
    .load_low(lane_17_load_low),
    .load_high(lane_17_load_high),
    .load_data_0(lane_17_load_data_0),
    .load_data_1(lane_17_load_data_1),
    .load_data_2(lane_17_load_data_2),
    .load_data_3(lane_17_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_17_line),
    .offset(lane_17_offset),
    .crosses(lane_17_crosses),
    .data(lane_17_data)
  );

  memory_lane lane_18 (
    .clock(clock),
    .vgpr(vgpr_18),
    .load_low(lane_18_load_low),
    .load_high(lane_18_load_high),
    .load_data_0(lane_18_load_data_0),
    .load_data_1(lane_18_load_data_1),
    .load_data_2(lane_18_load_data_2),
    .load_data_3(lane_18_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_18_line),
    .offset(lane_18_offset),
    .crosses(lane_18_crosses),
    .data(lane_18_data)
  );

  memory_lane lane_19 (
    .clock(clock),
    .vgpr(vgpr_19),
    .load_low(lane_19_load_low),
    .load_high(lane_19_load_high),
    .load_data_0(lane_19_load_data_0),
    .load_data_1(lane_19_load_data_1),
    .load_data_2(lane_19_load_data_2),
    .load_data_3(lane_19_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_19_line),
    .offset(lane_19_offset),
    .crosses(lane_19_crosses),
    .data(lane_19_data)
  );

  memory_lane lane_20 (
    .clock(clock),
    .vgpr(vgpr_20),
    .load_low(lane_20_load_low),
    .load_high(lane_20_load_high),
    .load_data_0(lane_20_load_data_0),
    .load_data_1(lane_20_load_data_1),
    .load_data_2(lane_20_load_data_2),
    .load_data_3(lane_20_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_20_line),
    .offset(lane_20_offset),
    .crosses(lane_20_crosses),
    .data(lane_20_data)
  );

  memory_lane lane_21 (
    .clock(clock),
    .vgpr(vgpr_21),
    .load_low(lane_21_load_low),
    .load_high(lane_21_load_high),
    .load_data_0(lane_21_load_data_0),
    .load_data_1(lane_21_load_data_1),
    .load_data_2(lane_21_load_data_2),
    .load_data_3(lane_21_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_21_line),
    .offset(lane_21_offset),
    .crosses(lane_21_crosses),
    .data(lane_21_data)
  );

  memory_lane lane_22 (
    .clock(clock),
    .vgpr(vgpr_22),
    .load_low(lane_22_load_low),
    .load_high(lane_22_load_high),
    .load_data_0(lane_22_load_data_0),
    .load_data_1(lane_22_load_data_1),
    .load_data_2(lane_22_load_data_2),
    .load_data_3(lane_22_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_22_line),
    .offset(lane_22_offset),
    .crosses(lane_22_crosses),
    .data(lane_22_data)
  );

  memory_lane lane_23 (
    .clock(clock),
    .vgpr(vgpr_23),
    .load_low(lane_23_load_low),
    .load_high(lane_23_load_high),
    .load_data_0(lane_23_load_data_0),
    .load_data_1(lane_23_load_data_1),
    .load_data_2(lane_23_load_data_2),
    .load_data_3(lane_23_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_23_line),
    .offset(lane_23_offset),
    .crosses(lane_23_crosses),
    .data(lane_23_data)
  );

  memory_lane lane_24 (
    .clock(clock),
    .vgpr(vgpr_24),
    .load_low(lane_24_load_low),
    .load_high(lane_24_load_high),
    .load_data_0(lane_24_load_data_0),
    .load_data_1(lane_24_load_data_1),
    .load_data_2(lane_24_load_data_2),
    .load_data_3(lane_24_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_24_line),
    .offset(lane_24_offset),
    .crosses(lane_24_crosses),
    .data(lane_24_data)
  );

  memory_lane lane_25 (
    .clock(clock),
    .vgpr(vgpr_25),
    .load_low(lane_25_load_low),
    .load_high(lane_25_load_high),
    .load_data_0(lane_25_load_data_0),
    .load_data_1(lane_25_load_data_1),
    .load_data_2(lane_25_load_data_2),
    .load_data_3(lane_25_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_25_line),
    .offset(lane_25_offset),
    .crosses(lane_25_crosses),
    .data(lane_25_data)
  );

  memory_lane lane_26 (
    .clock(clock),
    .vgpr(vgpr_26),
    .load_low(lane_26_load_low),
    .load_high(lane_26_load_high),
    .load_data_0(lane_26_load_data_0),
    .load_data_1(lane_26_load_data_1),
    .load_data_2(lane_26_load_data_2),
    .load_data_3(lane_26_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_26_line),
    .offset(lane_26_offset),
    .crosses(lane_26_crosses),
    .data(lane_26_data)
  );

  memory_lane lane_27 (
    .clock(clock),
    .vgpr(vgpr_27),
    .load_low(lane_27_load_low),
    .load_high(lane_27_load_high),
    .load_data_0(lane_27_load_data_0),
    .load_data_1(lane_27_load_data_1),
    .load_data_2(lane_27_load_data_2),
    .load_data_3(lane_27_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_27_line),
    .offset(lane_27_offset),
    .crosses(lane_27_crosses),
    .data(lane_27_data)
  );

  memory_lane lane_28 (
    .clock(clock),
    .vgpr(vgpr_28),
    .load_low(lane_28_load_low),
    .load_high(lane_28_load_high),
    .load_data_0(lane_28_load_data_0),
    .load_data_1(lane_28_load_data_1),
    .load_data_2(lane_28_load_data_2),
    .load_data_3(lane_28_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_28_line),
    .offset(lane_28_offset),
    .crosses(lane_28_crosses),
    .data(lane_28_data)
  );

  memory_lane lane_29 (
    .clock(clock),
    .vgpr(vgpr_29),
    .load_low(lane_29_load_low),
    .load_high(lane_29_load_high),
    .load_data_0(lane_29_load_data_0),
    .load_data_1(lane_29_load_data_1),
    .load_data_2(lane_29_load_data_2),
    .load_data_3(lane_29_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_29_line),
    .offset(lane_29_offset),
    .crosses(lane_29_crosses),
    .data(lane_29_data)
  );

  memory_lane lane_30 (
    .clock(clock),
    .vgpr(vgpr_30),
    .load_low(lane_30_load_low),
    .load_high(lane_30_load_high),
    .load_data_0(lane_30_load_data_0),
    .load_data_1(lane_30_load_data_1),
    .load_data_2(lane_30_load_data_2),
    .load_data_3(lane_30_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_30_line),
    .offset(lane_30_offset),
    .crosses(lane_30_crosses),
    .data(lane_30_data)
  );

  memory_lane lane_31 (
    .clock(clock),
    .vgpr(vgpr_31),
    .load_low(lane_31_load_low),
    .load_high(lane_31_load_high),
    .load_data_0(lane_31_load_data_0),
    .load_data_1(lane_31_load_data_1),
    .load_data_2(lane_31_load_data_2),
    .load_data_3(lane_31_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_31_line),
    .offset(lane_31_offset),
    .crosses(lane_31_crosses),
    .data(lane_31_data)
  );

  coalesce coalesce (
    .pending_0(coalesce_pending_0),
    .pending_1(coalesce_pending_1),
    .pending_2(coalesce_pending_2),
    .pending_3(coalesce_pending_3),
    .pending_4(coalesce_pending_4),
    .pending_5(coalesce_pending_5),
    .pending_6(coalesce_pending_6),
    .pending_7(coalesce_pending_7),
    .pending_8(coalesce_pending_8),
    .pending_9(coalesce_pending_9),
    .pending_10(coalesce_pending_10),
    .pending_11(coalesce_pending_11),
    .pending_12(coalesce_pending_12),
    .pending_13(coalesce_pending_13),
    .pending_14(coalesce_pending_14),
    .pending_15(coalesce_pending_15),
    .pending_16(coalesce_pending_16),
    .pending_17(coalesce_pending_17),
    .pending_18(coalesce_pending_18),
    .pending_19(coalesce_pending_19),
    .pending_20(coalesce_pending_20),
    .pending_21(coalesce_pending_21),
    .pending_22(coalesce_pending_22),
    .pending_23(coalesce_pending_23),
    .pending_24(coalesce_pending_24),
    .pending_25(coalesce_pending_25),
    .pending_26(coalesce_pending_26),
    .pending_27(coalesce_pending_27),
    .pending_28(coalesce_pending_28),
    .pending_29(coalesce_pending_29),
    .pending_30(coalesce_pending_30),
    .pending_31(coalesce_pending_31),
    .line_0(lane_0_line),
    .line_1(lane_1_line),
    .line_2(lane_2_line),
    .line_3(lane_3_line),
    .line_4(lane_4_line),
    .line_5(lane_5_line),
    .line_6(lane_6_line),
    .line_7(lane_7_line),
    .line_8(lane_8_line),
    .line_9(lane_9_line),
    .line_10(lane_10_line),
    .line_11(lane_11_line),
    .line_12(lane_12_line),
    .line_13(lane_13_line),
    .line_14(lane_14_line),
    .line_15(lane_15_line),
    .line_16(lane_16_line),
    .line_17(lane_17_line),
    .line_18(lane_18_line),
    .line_19(lane_19_line),
    .line_20(lane_20_line),
    .line_21(lane_21_line),
    .line_22(lane_22_line),
    .line_23(lane_23_line),
    .line_24(lane_24_line),
    .line_25(lane_25_line),
    .line_26(lane_26_line),
    .line_27(lane_27_line),
    .line_28(lane_28_line),
    .line_29(lane_29_line),
    .line_30(lane_30_line),
    .line_31(lane_31_line),
    .any(coalesce_any),
    .request_line(request_line),
    .first(coalesce_first),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .served_4(coalesce_served_4),
    .served_5(coalesce_served_5),
    .served_6(coalesce_served_6),
    .served_7(coalesce_served_7),
    .served_8(coalesce_served_8),
    .served_9(coalesce_served_9),
    .served_10(coalesce_served_10),
    .served_11(coalesce_served_11),
    .served_12(coalesce_served_12),
    .served_13(coalesce_served_13),
    .served_14(coalesce_served_14),
    .served_15(coalesce_served_15),
    .served_16(coalesce_served_16),
    .served_17(coalesce_served_17),
    .served_18(coalesce_served_18),
    .served_19(coalesce_served_19),
    .served_20(coalesce_served_20),
    .served_21(coalesce_served_21),
    .served_22(coalesce_served_22),
    .served_23(coalesce_served_23),
    .served_24(coalesce_served_24),
    .served_25(coalesce_served_25),
    .served_26(coalesce_served_26),
    .served_27(coalesce_served_27),
    .served_28(coalesce_served_28),
    .served_29(coalesce_served_29),
    .served_30(coalesce_served_30),
    .served_31(coalesce_served_31)
  );

  store_line store (
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .served_4(coalesce_served_4),
    .served_5(coalesce_served_5),
    .served_6(coalesce_served_6),
    .served_7(coalesce_served_7),
    .served_8(coalesce_served_8),
    .served_9(coalesce_served_9),
    .served_10(coalesce_served_10),
    .served_11(coalesce_served_11),
    .served_12(coalesce_served_12),
    .served_13(coalesce_served_13),
    .served_14(coalesce_served_14),
    .served_15(coalesce_served_15),
    .served_16(coalesce_served_16),
    .served_17(coalesce_served_17),
    .served_18(coalesce_served_18),
    .served_19(coalesce_served_19),
    .served_20(coalesce_served_20),
    .served_21(coalesce_served_21),
    .served_22(coalesce_served_22),
    .served_23(coalesce_served_23),
    .served_24(coalesce_served_24),
    .served_25(coalesce_served_25),
    .served_26(coalesce_served_26),
    .served_27(coalesce_served_27),
    .served_28(coalesce_served_28),
    .served_29(coalesce_served_29),
    .served_30(coalesce_served_30),
    .served_31(coalesce_served_31),
    .offset_0(lane_0_offset),
    .offset_1(lane_1_offset),
    .offset_2(lane_2_offset),
    .offset_3(lane_3_offset),
    .offset_4(lane_4_offset),
    .offset_5(lane_5_offset),
    .offset_6(lane_6_offset),
    .offset_7(lane_7_offset),
    .offset_8(lane_8_offset),
    .offset_9(lane_9_offset),
    .offset_10(lane_10_offset),
    .offset_11(lane_11_offset),
    .offset_12(lane_12_offset),
    .offset_13(lane_13_offset),
    .offset_14(lane_14_offset),
    .offset_15(lane_15_offset),
    .offset_16(lane_16_offset),
    .offset_17(lane_17_offset),
    .offset_18(lane_18_offset),
    .offset_19(lane_19_offset),
    .offset_20(lane_20_offset),
    .offset_21(lane_21_offset),
    .offset_22(lane_22_offset),
    .offset_23(lane_23_offset),
    .offset_24(lane_24_offset),
    .offset_25(lane_25_offset),
    .offset_26(lane_26_offset),
    .offset_27(lane_27_offset),
    .offset_28(lane_28_offset),
    .offset_29(lane_29_offset),
    .offset_30(lane_30_offset),
    .offset_31(lane_31_offset),
    .data_0(lane_0_data),
    .data_1(lane_1_data),
    .data_2(lane_2_data),
    .data_3(lane_3_data),
    .data_4(lane_4_data),
    .data_5(lane_5_data),
    .data_6(lane_6_data),
    .data_7(lane_7_data),
    .data_8(lane_8_data),
    .data_9(lane_9_data),
    .data_10(lane_10_data),
    .data_11(lane_11_data),
    .data_12(lane_12_data),
    .data_13(lane_13_data),
    .data_14(lane_14_data),
    .data_15(lane_15_data),
    .data_16(lane_16_data),
    .data_17(lane_17_data),
    .data_18(lane_18_data),
    .data_19(lane_19_data),
    .data_20(lane_20_data),
    .data_21(lane_21_data),
    .data_22(lane_22_data),
    .data_23(lane_23_data),
    .data_24(lane_24_data),
    .data_25(lane_25_data),
    .data_26(lane_26_data),
    .data_27(lane_27_data),
    .data_28(lane_28_data),
    .data_29(lane_29_data),
    .data_30(lane_30_data),
    .data_31(lane_31_data),
    .upper_part(upper_part),
    .line(request_data),
    .mask(request_mask)
  );

  request_table table_ (
    .clock(clock),
    .write(pushes),
    .number(ring_tail),
    .facts(table_facts),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .served_4(coalesce_served_4),
    .served_5(coalesce_served_5),
    .served_6(coalesce_served_6),
    .served_7(coalesce_served_7),
    .served_8(coalesce_served_8),
    .served_9(coalesce_served_9),
    .served_10(coalesce_served_10),
    .served_11(coalesce_served_11),
    .served_12(coalesce_served_12),
    .served_13(coalesce_served_13),
    .served_14(coalesce_served_14),
    .served_15(coalesce_served_15),
    .served_16(coalesce_served_16),
    .served_17(coalesce_served_17),
    .served_18(coalesce_served_18),
    .served_19(coalesce_served_19),
    .served_20(coalesce_served_20),
    .served_21(coalesce_served_21),
    .served_22(coalesce_served_22),
    .served_23(coalesce_served_23),
    .served_24(coalesce_served_24),
    .served_25(coalesce_served_25),
    .served_26(coalesce_served_26),
    .served_27(coalesce_served_27),
    .served_28(coalesce_served_28),
    .served_29(coalesce_served_29),
    .served_30(coalesce_served_30),
    .served_31(coalesce_served_31),
    .offset_0(lane_0_offset),
    .offset_1(lane_1_offset),
    .offset_2(lane_2_offset),
    .offset_3(lane_3_offset),
    .offset_4(lane_4_offset),
    .offset_5(lane_5_offset),
    .offset_6(lane_6_offset),
    .offset_7(lane_7_offset),
    .offset_8(lane_8_offset),
    .offset_9(lane_9_offset),
    .offset_10(lane_10_offset),
    .offset_11(lane_11_offset),
    .offset_12(lane_12_offset),
    .offset_13(lane_13_offset),
    .offset_14(lane_14_offset),
    .offset_15(lane_15_offset),
    .offset_16(lane_16_offset),
    .offset_17(lane_17_offset),
    .offset_18(lane_18_offset),
    .offset_19(lane_19_offset),
    .offset_20(lane_20_offset),
    .offset_21(lane_21_offset),
    .offset_22(lane_22_offset),
    .offset_23(lane_23_offset),
    .offset_24(lane_24_offset),
    .offset_25(lane_25_offset),
    .offset_26(lane_26_offset),
    .offset_27(lane_27_offset),
    .offset_28(lane_28_offset),
    .offset_29(lane_29_offset),
    .offset_30(lane_30_offset),
    .offset_31(lane_31_offset),
    .returned(returned_tag),
    .oldest(ring_head),
    .returned_facts(table_returned_facts),
    .returned_served_0(table_returned_served_0),
    .returned_served_1(table_returned_served_1),
    .returned_served_2(table_returned_served_2),
    .returned_served_3(table_returned_served_3),
    .returned_served_4(table_returned_served_4),
    .returned_served_5(table_returned_served_5),
    .returned_served_6(table_returned_served_6),
    .returned_served_7(table_returned_served_7),
    .returned_served_8(table_returned_served_8),
    .returned_served_9(table_returned_served_9),
    .returned_served_10(table_returned_served_10),
    .returned_served_11(table_returned_served_11),
    .returned_served_12(table_returned_served_12),
    .returned_served_13(table_returned_served_13),
    .returned_served_14(table_returned_served_14),
    .returned_served_15(table_returned_served_15),
    .returned_served_16(table_returned_served_16),
    .returned_served_17(table_returned_served_17),
    .returned_served_18(table_returned_served_18),
    .returned_served_19(table_returned_served_19),
    .returned_served_20(table_returned_served_20),
    .returned_served_21(table_returned_served_21),
    .returned_served_22(table_returned_served_22),
    .returned_served_23(table_returned_served_23),
    .returned_served_24(table_returned_served_24),
    .returned_served_25(table_returned_served_25),
    .returned_served_26(table_returned_served_26),
    .returned_served_27(table_returned_served_27),
    .returned_served_28(table_returned_served_28),
    .returned_served_29(table_returned_served_29),
    .returned_served_30(table_returned_served_30),
    .returned_served_31(table_returned_served_31),
    .returned_offset_0(table_returned_offset_0),
    .returned_offset_1(table_returned_offset_1),
    .returned_offset_2(table_returned_offset_2),
    .returned_offset_3(table_returned_offset_3),
    .returned_offset_4(table_returned_offset_4),
    .returned_offset_5(table_returned_offset_5),
    .returned_offset_6(table_returned_offset_6),
    .returned_offset_7(table_returned_offset_7),
    .returned_offset_8(table_returned_offset_8),
    .returned_offset_9(table_returned_offset_9),
    .returned_offset_10(table_returned_offset_10),
    .returned_offset_11(table_returned_offset_11),
    .returned_offset_12(table_returned_offset_12),
    .returned_offset_13(table_returned_offset_13),
    .returned_offset_14(table_returned_offset_14),
    .returned_offset_15(table_returned_offset_15),
    .returned_offset_16(table_returned_offset_16),
    .returned_offset_17(table_returned_offset_17),
    .returned_offset_18(table_returned_offset_18),
    .returned_offset_19(table_returned_offset_19),
    .returned_offset_20(table_returned_offset_20),
    .returned_offset_21(table_returned_offset_21),
    .returned_offset_22(table_returned_offset_22),
    .returned_offset_23(table_returned_offset_23),
    .returned_offset_24(table_returned_offset_24),
    .returned_offset_25(table_returned_offset_25),
    .returned_offset_26(table_returned_offset_26),
    .returned_offset_27(table_returned_offset_27),
    .returned_offset_28(table_returned_offset_28),
    .returned_offset_29(table_returned_offset_29),
    .returned_offset_30(table_returned_offset_30),
    .returned_offset_31(table_returned_offset_31),
    .oldest_facts(table_oldest_facts)
  );

  dword_extract extract_0 (
    .line(returned_line),
    .offset(table_returned_offset_0),
    .upper_part(extract_0_upper_part),
    .dword(write_data_0),
    .bytes(extract_0_bytes)
  );

  dword_extract extract_1 (
    .line(returned_line),
    .offset(table_returned_offset_1),
    .upper_part(extract_1_upper_part),
    .dword(write_data_1),
    .bytes(extract_1_bytes)
  );

  dword_extract extract_2 (
    .line(returned_line),
    .offset(table_returned_offset_2),
    .upper_part(extract_2_upper_part),
    .dword(write_data_2),
    .bytes(extract_2_bytes)
  );

  dword_extract extract_3 (
    .line(returned_line),
    .offset(table_returned_offset_3),
    .upper_part(extract_3_upper_part),
    .dword(write_data_3),
    .bytes(extract_3_bytes)
  );

  dword_extract extract_4 (
    .line(returned_line),
    .offset(table_returned_offset_4),
    .upper_part(extract_4_upper_part),
    .dword(write_data_4),
    .bytes(extract_4_bytes)
  );

  dword_extract extract_5 (
    .line(returned_line),
    .offset(table_returned_offset_5),
    .upper_part(extract_5_upper_part),
    .dword(write_data_5),
    .bytes(extract_5_bytes)
  );

  dword_extract extract_6 (
    .line(returned_line),
    .offset(table_returned_offset_6),
    .upper_part(extract_6_upper_part),
    .dword(write_data_6),
    .bytes(extract_6_bytes)
  );

  dword_extract extract_7 (
    .line(returned_line),
    .offset(table_returned_offset_7),
    .upper_part(extract_7_upper_part),
    .dword(write_data_7),
    .bytes(extract_7_bytes)
  );

  dword_extract extract_8 (
    .line(returned_line),
    .offset(table_returned_offset_8),
    .upper_part(extract_8_upper_part),
    .dword(write_data_8),
    .bytes(extract_8_bytes)
  );

  dword_extract extract_9 (
    .line(returned_line),
    .offset(table_returned_offset_9),
    .upper_part(extract_9_upper_part),
    .dword(write_data_9),
    .bytes(extract_9_bytes)
  );

  dword_extract extract_10 (
    .line(returned_line),
    .offset(table_returned_offset_10),
    .upper_part(extract_10_upper_part),
    .dword(write_data_10),
    .bytes(extract_10_bytes)
  );

  dword_extract extract_11 (
    .line(returned_line),
    .offset(table_returned_offset_11),
    .upper_part(extract_11_upper_part),
    .dword(write_data_11),
    .bytes(extract_11_bytes)
  );

  dword_extract extract_12 (
    .line(returned_line),
    .offset(table_returned_offset_12),
    .upper_part(extract_12_upper_part),
    .dword(write_data_12),
    .bytes(extract_12_bytes)
  );

  dword_extract extract_13 (
    .line(returned_line),
    .offset(table_returned_offset_13),
    .upper_part(extract_13_upper_part),
    .dword(write_data_13),
    .bytes(extract_13_bytes)
  );

  dword_extract extract_14 (
    .line(returned_line),
    .offset(table_returned_offset_14),
    .upper_part(extract_14_upper_part),
    .dword(write_data_14),
    .bytes(extract_14_bytes)
  );

  dword_extract extract_15 (
    .line(returned_line),
    .offset(table_returned_offset_15),
    .upper_part(extract_15_upper_part),
    .dword(write_data_15),
    .bytes(extract_15_bytes)
  );

  dword_extract extract_16 (
    .line(returned_line),
    .offset(table_returned_offset_16),
    .upper_part(extract_16_upper_part),
    .dword(write_data_16),
    .bytes(extract_16_bytes)
  );

  dword_extract extract_17 (
    .line(returned_line),
    .offset(table_returned_offset_17),
    .upper_part(extract_17_upper_part),
    .dword(write_data_17),
    .bytes(extract_17_bytes)
  );

  dword_extract extract_18 (
    .line(returned_line),
    .offset(table_returned_offset_18),
    .upper_part(extract_18_upper_part),
    .dword(write_data_18),
    .bytes(extract_18_bytes)
  );

  dword_extract extract_19 (
    .line(returned_line),
    .offset(table_returned_offset_19),
    .upper_part(extract_19_upper_part),
    .dword(write_data_19),
    .bytes(extract_19_bytes)
  );

  dword_extract extract_20 (
    .line(returned_line),
    .offset(table_returned_offset_20),
    .upper_part(extract_20_upper_part),
    .dword(write_data_20),
    .bytes(extract_20_bytes)
  );

  dword_extract extract_21 (
    .line(returned_line),
    .offset(table_returned_offset_21),
    .upper_part(extract_21_upper_part),
    .dword(write_data_21),
    .bytes(extract_21_bytes)
  );

  dword_extract extract_22 (
    .line(returned_line),
    .offset(table_returned_offset_22),
    .upper_part(extract_22_upper_part),
    .dword(write_data_22),
    .bytes(extract_22_bytes)
  );

  dword_extract extract_23 (
    .line(returned_line),
    .offset(table_returned_offset_23),
    .upper_part(extract_23_upper_part),
    .dword(write_data_23),
    .bytes(extract_23_bytes)
  );

  dword_extract extract_24 (
    .line(returned_line),
    .offset(table_returned_offset_24),
    .upper_part(extract_24_upper_part),
    .dword(write_data_24),
    .bytes(extract_24_bytes)
  );

  dword_extract extract_25 (
    .line(returned_line),
    .offset(table_returned_offset_25),
    .upper_part(extract_25_upper_part),
    .dword(write_data_25),
    .bytes(extract_25_bytes)
  );

  dword_extract extract_26 (
    .line(returned_line),
    .offset(table_returned_offset_26),
    .upper_part(extract_26_upper_part),
    .dword(write_data_26),
    .bytes(extract_26_bytes)
  );

  dword_extract extract_27 (
    .line(returned_line),
    .offset(table_returned_offset_27),
    .upper_part(extract_27_upper_part),
    .dword(write_data_27),
    .bytes(extract_27_bytes)
  );

  dword_extract extract_28 (
    .line(returned_line),
    .offset(table_returned_offset_28),
    .upper_part(extract_28_upper_part),
    .dword(write_data_28),
    .bytes(extract_28_bytes)
  );

  dword_extract extract_29 (
    .line(returned_line),
    .offset(table_returned_offset_29),
    .upper_part(extract_29_upper_part),
    .dword(write_data_29),
    .bytes(extract_29_bytes)
  );

  dword_extract extract_30 (
    .line(returned_line),
    .offset(table_returned_offset_30),
    .upper_part(extract_30_upper_part),
    .dword(write_data_30),
    .bytes(extract_30_bytes)
  );

  dword_extract extract_31 (
    .line(returned_line),
    .offset(table_returned_offset_31),
    .upper_part(extract_31_upper_part),
    .dword(write_data_31),
    .bytes(extract_31_bytes)
  );

  beat_mask exec_part (
    .mask(exec_part_mask),
    .beat(beat),
    .lane_0(exec_part_lane_0),
    .lane_1(exec_part_lane_1),
    .lane_2(exec_part_lane_2),
    .lane_3(exec_part_lane_3),
    .lane_4(exec_part_lane_4),
    .lane_5(exec_part_lane_5),
    .lane_6(exec_part_lane_6),
    .lane_7(exec_part_lane_7),
    .lane_8(exec_part_lane_8),
    .lane_9(exec_part_lane_9),
    .lane_10(exec_part_lane_10),
    .lane_11(exec_part_lane_11),
    .lane_12(exec_part_lane_12),
    .lane_13(exec_part_lane_13),
    .lane_14(exec_part_lane_14),
    .lane_15(exec_part_lane_15),
    .lane_16(exec_part_lane_16),
    .lane_17(exec_part_lane_17),
    .lane_18(exec_part_lane_18),
    .lane_19(exec_part_lane_19),
    .lane_20(exec_part_lane_20),
    .lane_21(exec_part_lane_21),
    .lane_22(exec_part_lane_22),
    .lane_23(exec_part_lane_23),
    .lane_24(exec_part_lane_24),
    .lane_25(exec_part_lane_25),
    .lane_26(exec_part_lane_26),
    .lane_27(exec_part_lane_27),
    .lane_28(exec_part_lane_28),
    .lane_29(exec_part_lane_29),
    .lane_30(exec_part_lane_30),
    .lane_31(exec_part_lane_31)
  );

endmodule
