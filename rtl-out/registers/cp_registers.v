// cp_registers: generator of hdl/src/registers/cp_registers.rs:10
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module cp_registers (
  input wire clock, // The one clock.
  input wire bus_valid, // A request.
  input wire bus_write, // It writes.
  input wire [17:0] bus_address, // Byte address.
  input wire [31:0] bus_data, // Data to write.
  input wire [3:0] bus_bytes, // Bytes to write.
  output wire bus_ready, // The answer to the request of the cycle before.
  output wire bus_error, // It was refused.
  output wire [31:0] bus_read_data, // Data read.
  output wire cp_hqd_active_active, // CP_HQD_ACTIVE 0.
  output wire [31:0] cp_hqd_pq_base_addr, // CP_HQD_PQ_BASE 31:0.
  output wire [7:0] cp_hqd_pq_base_hi_addr_hi, // CP_HQD_PQ_BASE_HI 7:0.
  input wire [31:0] cp_hqd_pq_rptr_consumed_offset, // CP_HQD_PQ_RPTR 31:0.
  output wire [31:0] cp_hqd_pq_wptr_offset, // CP_HQD_PQ_WPTR 31:0.
  // CP_HQD_PQ_WPTR is written: set for a cycle in which its fields have the new values.
  output wire cp_hqd_pq_wptr_strobe,
  output wire [5:0] cp_hqd_pq_control_queue_size, // CP_HQD_PQ_CONTROL 5:0.
  input wire cp_queue_status_busy, // CP_QUEUE_STATUS 0.
  input wire [3:0] cp_queue_status_error, // CP_QUEUE_STATUS 7:4.
  input wire [7:0] cp_queue_status_opcode, // CP_QUEUE_STATUS 15:8.
  input wire [31:0] cp_queue_address_lo_data, // CP_QUEUE_ADDRESS_LO 31:0.
  input wire [15:0] cp_queue_address_hi_data, // CP_QUEUE_ADDRESS_HI 15:0.
  input wire [31:0] cp_queue_value_data, // CP_QUEUE_VALUE 31:0.
  input wire [31:0] cp_queue_context_data, // CP_QUEUE_CONTEXT 31:0.
  output wire [7:0] cp_coher_base_hi_coher_base_hi_256b, // CP_COHER_BASE_HI 7:0.
  output wire cp_coher_cntl_dest_base_0_ena, // CP_COHER_CNTL 0.
  output wire cp_coher_cntl_dest_base_1_ena, // CP_COHER_CNTL 1.
  output wire cp_coher_cntl_cb0_dest_base_ena, // CP_COHER_CNTL 6.
  output wire cp_coher_cntl_cb1_dest_base_ena, // CP_COHER_CNTL 7.
  output wire cp_coher_cntl_cb2_dest_base_ena, // CP_COHER_CNTL 8.
  output wire cp_coher_cntl_cb3_dest_base_ena, // CP_COHER_CNTL 9.
  output wire cp_coher_cntl_cb4_dest_base_ena, // CP_COHER_CNTL 10.
  output wire cp_coher_cntl_cb5_dest_base_ena, // CP_COHER_CNTL 11.
  output wire cp_coher_cntl_cb6_dest_base_ena, // CP_COHER_CNTL 12.
  output wire cp_coher_cntl_cb7_dest_base_ena, // CP_COHER_CNTL 13.
  output wire cp_coher_cntl_db_dest_base_ena, // CP_COHER_CNTL 14.
  output wire cp_coher_cntl_tcl1_vol_action_ena, // CP_COHER_CNTL 15.
  output wire cp_coher_cntl_tc_vol_action_ena, // CP_COHER_CNTL 16.
  output wire cp_coher_cntl_tc_wb_action_ena, // CP_COHER_CNTL 18.
  output wire cp_coher_cntl_dest_base_2_ena, // CP_COHER_CNTL 19.
  output wire cp_coher_cntl_dest_base_3_ena, // CP_COHER_CNTL 21.
  output wire cp_coher_cntl_tcl1_action_ena, // CP_COHER_CNTL 22.
  output wire cp_coher_cntl_tc_action_ena, // CP_COHER_CNTL 23.
  output wire cp_coher_cntl_cb_action_ena, // CP_COHER_CNTL 25.
  output wire cp_coher_cntl_db_action_ena, // CP_COHER_CNTL 26.
  output wire cp_coher_cntl_sh_kcache_action_ena, // CP_COHER_CNTL 27.
  output wire cp_coher_cntl_sh_kcache_vol_action_ena, // CP_COHER_CNTL 28.
  output wire cp_coher_cntl_sh_icache_action_ena, // CP_COHER_CNTL 29.
  output wire [31:0] cp_coher_size_coher_size_256b, // CP_COHER_SIZE 31:0.
  output wire [31:0] cp_coher_base_coher_base_256b, // CP_COHER_BASE 31:0.
  output wire [7:0] cp_coher_size_hi_coher_size_hi_256b // CP_COHER_SIZE_HI 7:0.
);

  reg cp_hqd_active_active_byte_0; wire [31:0] cp_hqd_pq_base_addr_byte; reg [7:0] cp_hqd_pq_base_hi_addr_hi_byte_0;
  wire [31:0] cp_hqd_pq_wptr_offset_byte; reg cp_hqd_pq_wptr_written; reg [5:0] cp_hqd_pq_control_queue_size_byte_0;
  reg [7:0] cp_coher_base_hi_coher_base_hi_256b_byte_0;
  reg cp_coher_cntl_dest_base_0_ena_byte_0, cp_coher_cntl_dest_base_1_ena_byte_0;
  reg cp_coher_cntl_cb0_dest_base_ena_byte_0, cp_coher_cntl_cb1_dest_base_ena_byte_0;
  reg cp_coher_cntl_cb2_dest_base_ena_byte_1, cp_coher_cntl_cb3_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb4_dest_base_ena_byte_1, cp_coher_cntl_cb5_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb6_dest_base_ena_byte_1, cp_coher_cntl_cb7_dest_base_ena_byte_1;
  reg cp_coher_cntl_db_dest_base_ena_byte_1, cp_coher_cntl_tcl1_vol_action_ena_byte_1;
  reg cp_coher_cntl_tc_vol_action_ena_byte_2, cp_coher_cntl_tc_wb_action_ena_byte_2;
  reg cp_coher_cntl_dest_base_2_ena_byte_2, cp_coher_cntl_dest_base_3_ena_byte_2;
  reg cp_coher_cntl_tcl1_action_ena_byte_2, cp_coher_cntl_tc_action_ena_byte_2, cp_coher_cntl_cb_action_ena_byte_3;
  reg cp_coher_cntl_db_action_ena_byte_3, cp_coher_cntl_sh_kcache_action_ena_byte_3;
  reg cp_coher_cntl_sh_kcache_vol_action_ena_byte_3, cp_coher_cntl_sh_icache_action_ena_byte_3;
  wire [31:0] cp_coher_size_coher_size_256b_byte, cp_coher_base_coher_base_256b_byte;
  reg [7:0] cp_coher_size_hi_coher_size_hi_256b_byte_0; reg ready, error; reg [31:0] read_data;
  wire [3:0] cp_coher_cntl_dest_base_0_ena_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire shaderconfig_page_c9 = bus_address[17:8] == 10'hc9;
  wire writing_and_shaderconfig_page_c9 = writing & shaderconfig_page_c9;
  wire write_cp_hqd_active = writing_and_shaderconfig_page_c9 & (bus_address[7:2] == 6'd7);
  assign cp_hqd_active_active = cp_hqd_active_active_byte_0;
  wire write_cp_hqd_pq_base = writing_and_shaderconfig_page_c9 & (bus_address[7:2] == 6'hd);
  assign cp_hqd_pq_base_addr = cp_hqd_pq_base_addr_byte;
  wire write_cp_hqd_pq_base_hi = writing_and_shaderconfig_page_c9 & (bus_address[7:2] == 6'he);
  assign cp_hqd_pq_base_hi_addr_hi = cp_hqd_pq_base_hi_addr_hi_byte_0;
  wire write_cp_hqd_pq_rptr = writing_and_shaderconfig_page_c9 & (bus_address[7:2] == 6'hf);
  wire write_cp_hqd_pq_wptr = writing_and_shaderconfig_page_c9 & (bus_address[7:2] == 6'h15);
  assign cp_hqd_pq_wptr_offset = cp_hqd_pq_wptr_offset_byte;
  assign cp_hqd_pq_wptr_strobe = cp_hqd_pq_wptr_written;
  wire write_cp_hqd_pq_control = writing_and_shaderconfig_page_c9 & (bus_address[7:2] == 6'h16);
  assign cp_hqd_pq_control_queue_size = cp_hqd_pq_control_queue_size_byte_0;
  wire shaderconfig_page_cf = bus_address[17:8] == 10'hcf;
  wire writing_and_shaderconfig_page_cf = writing & shaderconfig_page_cf;
  wire write_cp_queue_status = writing_and_shaderconfig_page_cf & (bus_address[7:2] == 6'd0);
  wire write_cp_queue_address_lo = writing_and_shaderconfig_page_cf & (bus_address[7:2] == 6'd1);
  wire write_cp_queue_address_hi = writing_and_shaderconfig_page_cf & (bus_address[7:2] == 6'd2);
  wire write_cp_queue_value = writing_and_shaderconfig_page_cf & (bus_address[7:2] == 6'd3);
  wire write_cp_queue_context = writing_and_shaderconfig_page_cf & (bus_address[7:2] == 6'd4);
  wire userconfig_page_301 = bus_address[17:8] == 10'h301;
  wire writing_and_userconfig_page_301 = writing & userconfig_page_301;
  wire write_cp_coher_base_hi = writing_and_userconfig_page_301 & (bus_address[7:2] == 6'h39);
  assign cp_coher_base_hi_coher_base_hi_256b = cp_coher_base_hi_coher_base_hi_256b_byte_0;
  wire write_cp_coher_cntl = writing_and_userconfig_page_301 & (bus_address[7:2] == 6'h3c);
  assign cp_coher_cntl_dest_base_0_ena = cp_coher_cntl_dest_base_0_ena_byte_0;
  assign cp_coher_cntl_dest_base_1_ena = cp_coher_cntl_dest_base_1_ena_byte_0;
  assign cp_coher_cntl_cb0_dest_base_ena = cp_coher_cntl_cb0_dest_base_ena_byte_0;
  assign cp_coher_cntl_cb1_dest_base_ena = cp_coher_cntl_cb1_dest_base_ena_byte_0;
  assign cp_coher_cntl_cb2_dest_base_ena = cp_coher_cntl_cb2_dest_base_ena_byte_1;
  assign cp_coher_cntl_cb3_dest_base_ena = cp_coher_cntl_cb3_dest_base_ena_byte_1;
  assign cp_coher_cntl_cb4_dest_base_ena = cp_coher_cntl_cb4_dest_base_ena_byte_1;
  assign cp_coher_cntl_cb5_dest_base_ena = cp_coher_cntl_cb5_dest_base_ena_byte_1;
  assign cp_coher_cntl_cb6_dest_base_ena = cp_coher_cntl_cb6_dest_base_ena_byte_1;
  assign cp_coher_cntl_cb7_dest_base_ena = cp_coher_cntl_cb7_dest_base_ena_byte_1;
  assign cp_coher_cntl_db_dest_base_ena = cp_coher_cntl_db_dest_base_ena_byte_1;
  assign cp_coher_cntl_tcl1_vol_action_ena = cp_coher_cntl_tcl1_vol_action_ena_byte_1;
  assign cp_coher_cntl_tc_vol_action_ena = cp_coher_cntl_tc_vol_action_ena_byte_2;
  assign cp_coher_cntl_tc_wb_action_ena = cp_coher_cntl_tc_wb_action_ena_byte_2;
  assign cp_coher_cntl_dest_base_2_ena = cp_coher_cntl_dest_base_2_ena_byte_2;
  assign cp_coher_cntl_dest_base_3_ena = cp_coher_cntl_dest_base_3_ena_byte_2;
  assign cp_coher_cntl_tcl1_action_ena = cp_coher_cntl_tcl1_action_ena_byte_2;
  assign cp_coher_cntl_tc_action_ena = cp_coher_cntl_tc_action_ena_byte_2;
  assign cp_coher_cntl_cb_action_ena = cp_coher_cntl_cb_action_ena_byte_3;
  assign cp_coher_cntl_db_action_ena = cp_coher_cntl_db_action_ena_byte_3;
  assign cp_coher_cntl_sh_kcache_action_ena = cp_coher_cntl_sh_kcache_action_ena_byte_3;
  assign cp_coher_cntl_sh_kcache_vol_action_ena = cp_coher_cntl_sh_kcache_vol_action_ena_byte_3;
  assign cp_coher_cntl_sh_icache_action_ena = cp_coher_cntl_sh_icache_action_ena_byte_3;
  wire write_cp_coher_size = writing_and_userconfig_page_301 & (bus_address[7:2] == 6'h3d);
  assign cp_coher_size_coher_size_256b = cp_coher_size_coher_size_256b_byte;
  wire write_cp_coher_base = writing_and_userconfig_page_301 & (bus_address[7:2] == 6'h3e);
  assign cp_coher_base_coher_base_256b = cp_coher_base_coher_base_256b_byte;
  wire userconfig_page_302 = bus_address[17:8] == 10'h302;
  wire write_cp_coher_size_hi = writing & userconfig_page_302 & (bus_address[7:2] == 6'hc);
  assign cp_coher_size_hi_coher_size_hi_256b = cp_coher_size_hi_coher_size_hi_256b_byte_0;

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'hc: by_bus_address_7_2 = {1'b1, {24'd0, cp_coher_size_hi_coher_size_hi_256b_byte_0}};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'hc: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  wire [29:0] read_data_case_60_joined = {cp_coher_cntl_sh_icache_action_ena_byte_3,
      cp_coher_cntl_sh_kcache_vol_action_ena_byte_3, cp_coher_cntl_sh_kcache_action_ena_byte_3,
      cp_coher_cntl_db_action_ena_byte_3, cp_coher_cntl_cb_action_ena_byte_3, 1'b0,
      cp_coher_cntl_tc_action_ena_byte_2, cp_coher_cntl_tcl1_action_ena_byte_2, cp_coher_cntl_dest_base_3_ena_byte_2,
      1'b0, cp_coher_cntl_dest_base_2_ena_byte_2, cp_coher_cntl_tc_wb_action_ena_byte_2, 1'b0,
      cp_coher_cntl_tc_vol_action_ena_byte_2, cp_coher_cntl_tcl1_vol_action_ena_byte_1,
      cp_coher_cntl_db_dest_base_ena_byte_1, cp_coher_cntl_cb7_dest_base_ena_byte_1,
      cp_coher_cntl_cb6_dest_base_ena_byte_1, cp_coher_cntl_cb5_dest_base_ena_byte_1,
      cp_coher_cntl_cb4_dest_base_ena_byte_1, cp_coher_cntl_cb3_dest_base_ena_byte_1,
      cp_coher_cntl_cb2_dest_base_ena_byte_1, cp_coher_cntl_cb1_dest_base_ena_byte_0,
      cp_coher_cntl_cb0_dest_base_ena_byte_0, 4'd0, cp_coher_cntl_dest_base_1_ena_byte_0,
      cp_coher_cntl_dest_base_0_ena_byte_0};

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'h39: by_bus_address_7_2_bus_address = {1'b1, {24'd0, cp_coher_base_hi_coher_base_hi_256b_byte_0}};
      6'h3c: by_bus_address_7_2_bus_address = {1'b1, {2'd0, read_data_case_60_joined}};
      6'h3d: by_bus_address_7_2_bus_address = {1'b1, cp_coher_size_coher_size_256b_byte};
      6'h3e: by_bus_address_7_2_bus_address = {1'b1, cp_coher_base_coher_base_256b_byte};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'h39: by_bus_address_7_2_2 = 1'b1; 6'h3c: by_bus_address_7_2_2 = 1'b1; 6'h3d: by_bus_address_7_2_2 = 1'b1;
      6'h3e: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_cp_queue_status_opcode;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_cp_queue_status_opcode = {1'b1, {16'd0, cp_queue_status_opcode, cp_queue_status_error,
          3'd0, cp_queue_status_busy}};
      6'd1: by_bus_address_7_2_cp_queue_status_opcode = {1'b1, cp_queue_address_lo_data};
      6'd2: by_bus_address_7_2_cp_queue_status_opcode = {1'b1, {16'd0, cp_queue_address_hi_data}};
      6'd3: by_bus_address_7_2_cp_queue_status_opcode = {1'b1, cp_queue_value_data};
      6'd4: by_bus_address_7_2_cp_queue_status_opcode = {1'b1, cp_queue_context_data};
      default: by_bus_address_7_2_cp_queue_status_opcode = 33'd0;
    endcase

  reg [32:0] by_bus_address_7_2_3;
  always @*
    case (bus_address[7:2])
      6'd7: by_bus_address_7_2_3 = {1'b1, {31'd0, cp_hqd_active_active_byte_0}};
      6'hd: by_bus_address_7_2_3 = {1'b1, cp_hqd_pq_base_addr_byte};
      6'he: by_bus_address_7_2_3 = {1'b1, {24'd0, cp_hqd_pq_base_hi_addr_hi_byte_0}};
      6'hf: by_bus_address_7_2_3 = {1'b1, cp_hqd_pq_rptr_consumed_offset};
      6'h15: by_bus_address_7_2_3 = {1'b1, cp_hqd_pq_wptr_offset_byte};
      6'h16: by_bus_address_7_2_3 = {1'b1, {26'd0, cp_hqd_pq_control_queue_size_byte_0}};
      default: by_bus_address_7_2_3 = 33'd0;
    endcase

  reg by_bus_address_7_2_4;
  always @*
    case (bus_address[7:2])
      6'd7: by_bus_address_7_2_4 = 1'b1; 6'hd: by_bus_address_7_2_4 = 1'b1; 6'he: by_bus_address_7_2_4 = 1'b1;
      6'h15: by_bus_address_7_2_4 = 1'b1; 6'h16: by_bus_address_7_2_4 = 1'b1;
      default: by_bus_address_7_2_4 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_2 : by_bus_address_7_2_bus_address[32]) & userconfig_page_301;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_bus_address_7_2 : by_bus_address_7_2[32]) &
      userconfig_page_302;
  wire found_any = ((bus_write ? by_bus_address_7_2_4 : by_bus_address_7_2_3[32]) & shaderconfig_page_c9) |
      ((bus_write ? 1'b0 : by_bus_address_7_2_cp_queue_status_opcode[32]) & shaderconfig_page_cf) | found_all |
      found_all_bus_write;

  wire found = found_any & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_cp_coher_base_coher_base_256b_byte
    reg [7:0] cp_hqd_pq_base_addr_byte_i;
    reg [7:0] cp_hqd_pq_wptr_offset_byte_i;
    reg [7:0] cp_coher_size_coher_size_256b_byte_i;
    reg [7:0] cp_coher_base_coher_base_256b_byte_i;
    assign cp_hqd_pq_base_addr_byte[i*8 +: 8] = cp_hqd_pq_base_addr_byte_i;
    assign cp_hqd_pq_wptr_offset_byte[i*8 +: 8] = cp_hqd_pq_wptr_offset_byte_i;
    assign cp_coher_size_coher_size_256b_byte[i*8 +: 8] = cp_coher_size_coher_size_256b_byte_i;
    assign cp_coher_base_coher_base_256b_byte[i*8 +: 8] = cp_coher_base_coher_base_256b_byte_i;
    assign cp_coher_cntl_dest_base_0_ena_byte_0_enable_all[i] = write_cp_coher_cntl & bus_bytes[i];

    initial cp_hqd_pq_base_addr_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cp_hqd_pq_base & bus_bytes[i]) cp_hqd_pq_base_addr_byte_i <= bus_data[8*i +: 8];
    end

    initial cp_hqd_pq_wptr_offset_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cp_hqd_pq_wptr & bus_bytes[i]) cp_hqd_pq_wptr_offset_byte_i <= bus_data[8*i +: 8];
    end

    initial cp_coher_size_coher_size_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cp_coher_size & bus_bytes[i]) cp_coher_size_coher_size_256b_byte_i <= bus_data[8*i +: 8];
    end

    initial cp_coher_base_coher_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cp_coher_base & bus_bytes[i]) cp_coher_base_coher_base_256b_byte_i <= bus_data[8*i +: 8];
    end
  end

  initial cp_hqd_active_active_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_cp_hqd_active & bus_bytes[0]) cp_hqd_active_active_byte_0 <= bus_data[0];
  end

  initial cp_hqd_pq_base_hi_addr_hi_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_cp_hqd_pq_base_hi & bus_bytes[0]) cp_hqd_pq_base_hi_addr_hi_byte_0 <= bus_data[7:0];
  end

  initial cp_hqd_pq_wptr_written = 1'b0;
  always @(posedge clock) cp_hqd_pq_wptr_written <= write_cp_hqd_pq_wptr & (|bus_bytes);

  initial cp_hqd_pq_control_queue_size_byte_0 = 6'd0;
  always @(posedge clock) begin
    if (write_cp_hqd_pq_control & bus_bytes[0]) cp_hqd_pq_control_queue_size_byte_0 <= bus_data[5:0];
  end

  initial cp_coher_base_hi_coher_base_hi_256b_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_cp_coher_base_hi & bus_bytes[0]) cp_coher_base_hi_coher_base_hi_256b_byte_0 <= bus_data[7:0];
  end

  initial begin
    cp_coher_cntl_dest_base_0_ena_byte_0 = 1'b0; cp_coher_cntl_dest_base_1_ena_byte_0 = 1'b0;
    cp_coher_cntl_cb0_dest_base_ena_byte_0 = 1'b0; cp_coher_cntl_cb1_dest_base_ena_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (cp_coher_cntl_dest_base_0_ena_byte_0_enable_all[0]) begin
      cp_coher_cntl_dest_base_0_ena_byte_0 <= bus_data[0];
      cp_coher_cntl_dest_base_1_ena_byte_0 <= bus_data[1];
      cp_coher_cntl_cb0_dest_base_ena_byte_0 <= bus_data[6];
      cp_coher_cntl_cb1_dest_base_ena_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cp_coher_cntl_cb2_dest_base_ena_byte_1 = 1'b0; cp_coher_cntl_cb3_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb4_dest_base_ena_byte_1 = 1'b0; cp_coher_cntl_cb5_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb6_dest_base_ena_byte_1 = 1'b0; cp_coher_cntl_cb7_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_db_dest_base_ena_byte_1 = 1'b0; cp_coher_cntl_tcl1_vol_action_ena_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (cp_coher_cntl_dest_base_0_ena_byte_0_enable_all[1]) begin
      cp_coher_cntl_cb2_dest_base_ena_byte_1 <= bus_data[8];
      cp_coher_cntl_cb3_dest_base_ena_byte_1 <= bus_data[9];
      cp_coher_cntl_cb4_dest_base_ena_byte_1 <= bus_data[10];
      cp_coher_cntl_cb5_dest_base_ena_byte_1 <= bus_data[11];
      cp_coher_cntl_cb6_dest_base_ena_byte_1 <= bus_data[12];
      cp_coher_cntl_cb7_dest_base_ena_byte_1 <= bus_data[13];
      cp_coher_cntl_db_dest_base_ena_byte_1 <= bus_data[14];
      cp_coher_cntl_tcl1_vol_action_ena_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cp_coher_cntl_tc_vol_action_ena_byte_2 = 1'b0; cp_coher_cntl_tc_wb_action_ena_byte_2 = 1'b0;
    cp_coher_cntl_dest_base_2_ena_byte_2 = 1'b0; cp_coher_cntl_dest_base_3_ena_byte_2 = 1'b0;
    cp_coher_cntl_tcl1_action_ena_byte_2 = 1'b0; cp_coher_cntl_tc_action_ena_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (cp_coher_cntl_dest_base_0_ena_byte_0_enable_all[2]) begin
      cp_coher_cntl_tc_vol_action_ena_byte_2 <= bus_data[16];
      cp_coher_cntl_tc_wb_action_ena_byte_2 <= bus_data[18];
      cp_coher_cntl_dest_base_2_ena_byte_2 <= bus_data[19];
      cp_coher_cntl_dest_base_3_ena_byte_2 <= bus_data[21];
      cp_coher_cntl_tcl1_action_ena_byte_2 <= bus_data[22];
      cp_coher_cntl_tc_action_ena_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cp_coher_cntl_cb_action_ena_byte_3 = 1'b0; cp_coher_cntl_db_action_ena_byte_3 = 1'b0;
    cp_coher_cntl_sh_kcache_action_ena_byte_3 = 1'b0; cp_coher_cntl_sh_kcache_vol_action_ena_byte_3 = 1'b0;
    cp_coher_cntl_sh_icache_action_ena_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (cp_coher_cntl_dest_base_0_ena_byte_0_enable_all[3]) begin
      cp_coher_cntl_cb_action_ena_byte_3 <= bus_data[25];
      cp_coher_cntl_db_action_ena_byte_3 <= bus_data[26];
      cp_coher_cntl_sh_kcache_action_ena_byte_3 <= bus_data[27];
      cp_coher_cntl_sh_kcache_vol_action_ena_byte_3 <= bus_data[28];
      cp_coher_cntl_sh_icache_action_ena_byte_3 <= bus_data[29];
    end
  end

  initial cp_coher_size_hi_coher_size_hi_256b_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_cp_coher_size_hi & bus_bytes[0]) cp_coher_size_hi_coher_size_hi_256b_byte_0 <= bus_data[7:0];
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_3[31:0] & {32{shaderconfig_page_c9}}) |
      (by_bus_address_7_2_cp_queue_status_opcode[31:0] & {32{shaderconfig_page_cf}}) |
      (by_bus_address_7_2_bus_address[31:0] & {32{userconfig_page_301}}) | (by_bus_address_7_2[31:0] &
      {32{userconfig_page_302}});

  initial begin
    ready = 1'b0; error = 1'b0; read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & ~found;
    read_data <= read_data_next_any & {32{bus_valid & found & ~bus_write}};
  end

endmodule

`default_nettype wire
