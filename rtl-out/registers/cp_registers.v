// cp_registers: generator of hdl/src/registers/cp_registers.rs:10. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module cp_registers (
  input wire clock, // The one clock.
  input wire bus_valid, // A request.
  input wire bus_write, // It writes.
  input wire [17:0] bus_address, // Byte address.
  input wire [31:0] bus_data, // Data to write.
  input wire [3:0] bus_bytes, // Bytes to write.
  output reg bus_ready, // The answer to the request of the cycle before.
  output reg bus_error, // It was refused.
  output reg [31:0] bus_read_data, // Data read.
  output reg cp_hqd_active_active, // CP_HQD_ACTIVE 0.
  output wire [31:0] cp_hqd_pq_base_addr, // CP_HQD_PQ_BASE 31:0.
  output reg [7:0] cp_hqd_pq_base_hi_addr_hi, // CP_HQD_PQ_BASE_HI 7:0.
  input wire [31:0] cp_hqd_pq_rptr_consumed_offset, // CP_HQD_PQ_RPTR 31:0.
  output wire [31:0] cp_hqd_pq_wptr_offset, // CP_HQD_PQ_WPTR 31:0.
  // CP_HQD_PQ_WPTR is written: set for a cycle in which its fields have the new values.
  output reg cp_hqd_pq_wptr_strobe,
  output reg [5:0] cp_hqd_pq_control_queue_size, // CP_HQD_PQ_CONTROL 5:0.
  input wire cp_queue_status_busy, // CP_QUEUE_STATUS 0.
  input wire [3:0] cp_queue_status_error, // CP_QUEUE_STATUS 7:4.
  input wire [7:0] cp_queue_status_opcode, // CP_QUEUE_STATUS 15:8.
  input wire [31:0] cp_queue_address_lo_data, // CP_QUEUE_ADDRESS_LO 31:0.
  input wire [15:0] cp_queue_address_hi_data, // CP_QUEUE_ADDRESS_HI 15:0.
  input wire [31:0] cp_queue_value_data, // CP_QUEUE_VALUE 31:0.
  input wire [31:0] cp_queue_context_data, // CP_QUEUE_CONTEXT 31:0.
  output reg [7:0] cp_coher_base_hi_coher_base_hi_256b, // CP_COHER_BASE_HI 7:0.
  output reg [3:0] cp_coher_cntl_dest_base_ena, // CP_COHER_CNTL 0.
  output reg cp_coher_cntl_cb0_dest_base_ena, // CP_COHER_CNTL 6.
  output reg cp_coher_cntl_cb1_dest_base_ena, // CP_COHER_CNTL 7.
  output reg cp_coher_cntl_cb2_dest_base_ena, // CP_COHER_CNTL 8.
  output reg cp_coher_cntl_cb3_dest_base_ena, // CP_COHER_CNTL 9.
  output reg cp_coher_cntl_cb4_dest_base_ena, // CP_COHER_CNTL 10.
  output reg cp_coher_cntl_cb5_dest_base_ena, // CP_COHER_CNTL 11.
  output reg cp_coher_cntl_cb6_dest_base_ena, // CP_COHER_CNTL 12.
  output reg cp_coher_cntl_cb7_dest_base_ena, // CP_COHER_CNTL 13.
  output reg cp_coher_cntl_db_dest_base_ena, // CP_COHER_CNTL 14.
  output reg cp_coher_cntl_tcl1_vol_action_ena, // CP_COHER_CNTL 15.
  output reg cp_coher_cntl_tc_vol_action_ena, // CP_COHER_CNTL 16.
  output reg cp_coher_cntl_tc_wb_action_ena, // CP_COHER_CNTL 18.
  output reg cp_coher_cntl_tcl1_action_ena, // CP_COHER_CNTL 22.
  output reg cp_coher_cntl_tc_action_ena, // CP_COHER_CNTL 23.
  output reg cp_coher_cntl_cb_action_ena, // CP_COHER_CNTL 25.
  output reg cp_coher_cntl_db_action_ena, // CP_COHER_CNTL 26.
  output reg cp_coher_cntl_sh_kcache_action_ena, // CP_COHER_CNTL 27.
  output reg cp_coher_cntl_sh_kcache_vol_action_ena, // CP_COHER_CNTL 28.
  output reg cp_coher_cntl_sh_icache_action_ena, // CP_COHER_CNTL 29.
  output wire [31:0] cp_coher_size_coher_size_256b, // CP_COHER_SIZE 31:0.
  output wire [31:0] cp_coher_base_coher_base_256b, // CP_COHER_BASE 31:0.
  output reg [7:0] cp_coher_size_hi_coher_size_hi_256b // CP_COHER_SIZE_HI 7:0.
);

  reg [31:0] cp_hqd_pq_base_addr_byte, cp_hqd_pq_wptr_offset_byte, cp_coher_size_coher_size_256b_byte;
  reg [31:0] cp_coher_base_coher_base_256b_byte; wire [3:0] cp_coher_cntl_dest_base_ena_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire shaderconfig_page_c9 = bus_address[17:8] == 10'hc9;
  wire write_cp_hqd_pq_control_all = writing & shaderconfig_page_c9;
  wire write_cp_hqd_active = write_cp_hqd_pq_control_all & (bus_address[7:2] == 6'd7);
  wire write_cp_hqd_pq_base = write_cp_hqd_pq_control_all & (bus_address[7:2] == 6'hd);
  assign cp_hqd_pq_base_addr = cp_hqd_pq_base_addr_byte;
  wire write_cp_hqd_pq_base_hi = write_cp_hqd_pq_control_all & (bus_address[7:2] == 6'he);
  wire write_cp_hqd_pq_rptr = write_cp_hqd_pq_control_all & (bus_address[7:2] == 6'hf);
  wire write_cp_hqd_pq_wptr = write_cp_hqd_pq_control_all & (bus_address[7:2] == 6'h15);
  assign cp_hqd_pq_wptr_offset = cp_hqd_pq_wptr_offset_byte;
  wire write_cp_hqd_pq_control = write_cp_hqd_pq_control_all & (bus_address[7:2] == 6'h16);
  wire shaderconfig_page_cf = bus_address[17:8] == 10'hcf;
  wire write_cp_queue_context_all = writing & shaderconfig_page_cf;
  wire write_cp_queue_status = write_cp_queue_context_all & (bus_address[7:2] == 6'd0);
  wire write_cp_queue_address_lo = write_cp_queue_context_all & (bus_address[7:2] == 6'd1);
  wire write_cp_queue_address_hi = write_cp_queue_context_all & (bus_address[7:2] == 6'd2);
  wire write_cp_queue_value = write_cp_queue_context_all & (bus_address[7:2] == 6'd3);
  wire write_cp_queue_context = write_cp_queue_context_all & (bus_address[7:2] == 6'd4);
  wire userconfig_page_301 = bus_address[17:8] == 10'h301;
  wire found_equal = bus_address[7:2] == 6'h39;
  wire write_cp_coher_base_all = writing & userconfig_page_301;
  wire write_cp_coher_base_hi = write_cp_coher_base_all & found_equal;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'h3c;
  wire write_cp_coher_cntl = write_cp_coher_base_all & found_equal_bus_address_7_2;
  wire found_equal_bus_address = bus_address[7:2] == 6'h3d;
  wire write_cp_coher_size = write_cp_coher_base_all & found_equal_bus_address;
  assign cp_coher_size_coher_size_256b = cp_coher_size_coher_size_256b_byte;
  wire found_equal_2 = bus_address[7:2] == 6'h3e;
  wire write_cp_coher_base = write_cp_coher_base_all & found_equal_2;
  assign cp_coher_base_coher_base_256b = cp_coher_base_coher_base_256b_byte;
  wire userconfig_page_302 = bus_address[17:8] == 10'h302;
  wire found_equal_3 = bus_address[7:2] == 6'hc;
  wire write_cp_coher_size_hi = writing & userconfig_page_302 & found_equal_3;
  wire [32:0] bus_read_data_choice = found_equal_3 ? {1'b1, {24'd0, cp_coher_size_hi_coher_size_hi_256b}} : 33'd0;
  wire [29:0] bus_read_data_joined = {cp_coher_cntl_sh_icache_action_ena, cp_coher_cntl_sh_kcache_vol_action_ena,
      cp_coher_cntl_sh_kcache_action_ena, cp_coher_cntl_db_action_ena, cp_coher_cntl_cb_action_ena, 1'b0,
      cp_coher_cntl_tc_action_ena, cp_coher_cntl_tcl1_action_ena, cp_coher_cntl_dest_base_ena[3], 1'b0,
      cp_coher_cntl_dest_base_ena[2], cp_coher_cntl_tc_wb_action_ena, 1'b0, cp_coher_cntl_tc_vol_action_ena,
      cp_coher_cntl_tcl1_vol_action_ena, cp_coher_cntl_db_dest_base_ena, cp_coher_cntl_cb7_dest_base_ena,
      cp_coher_cntl_cb6_dest_base_ena, cp_coher_cntl_cb5_dest_base_ena, cp_coher_cntl_cb4_dest_base_ena,
      cp_coher_cntl_cb3_dest_base_ena, cp_coher_cntl_cb2_dest_base_ena, cp_coher_cntl_cb1_dest_base_ena,
      cp_coher_cntl_cb0_dest_base_ena, 4'd0, cp_coher_cntl_dest_base_ena[1:0]};
  wire [32:0] bus_read_data_choice_found_equal = found_equal ? {1'b1, {24'd0, cp_coher_base_hi_coher_base_hi_256b}} :
      found_equal_bus_address_7_2 ? {1'b1, {2'd0, bus_read_data_joined}} : found_equal_bus_address ? {1'b1,
      cp_coher_size_coher_size_256b_byte} : found_equal_2 ? {1'b1, cp_coher_base_coher_base_256b_byte} : 33'd0;
  wire found_choice = bus_write ? (found_equal | found_equal_bus_address_7_2 | found_equal_bus_address |
      found_equal_2) : bus_read_data_choice_found_equal[32];
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry = {1'b1, {16'd0, cp_queue_status_opcode, cp_queue_status_error, 3'd0,
        cp_queue_status_busy}};
    6'd1: bus_read_data_entry = {1'b1, cp_queue_address_lo_data};
    6'd2: bus_read_data_entry = {1'b1, {16'd0, cp_queue_address_hi_data}};
    6'd3: bus_read_data_entry = {1'b1, cp_queue_value_data};
    6'd4: bus_read_data_entry = {1'b1, cp_queue_context_data};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg [32:0] bus_read_data_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd7: bus_read_data_entry_bus_address_7_2 = {1'b1, {31'd0, cp_hqd_active_active}};
    6'hd: bus_read_data_entry_bus_address_7_2 = {1'b1, cp_hqd_pq_base_addr_byte};
    6'he: bus_read_data_entry_bus_address_7_2 = {1'b1, {24'd0, cp_hqd_pq_base_hi_addr_hi}};
    6'hf: bus_read_data_entry_bus_address_7_2 = {1'b1, cp_hqd_pq_rptr_consumed_offset};
    6'h15: bus_read_data_entry_bus_address_7_2 = {1'b1, cp_hqd_pq_wptr_offset_byte};
    6'h16: bus_read_data_entry_bus_address_7_2 = {1'b1, {26'd0, cp_hqd_pq_control_queue_size}};
    default: bus_read_data_entry_bus_address_7_2 = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd7, 6'hd, 6'he, 6'h15, 6'h16: found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire found_any = ((bus_write ? found_entry : bus_read_data_entry_bus_address_7_2[32]) & shaderconfig_page_c9) |
      ((bus_write ? 1'b0 : bus_read_data_entry[32]) & shaderconfig_page_cf) | (found_choice & userconfig_page_301) |
      ((bus_write ? found_equal_3 : bus_read_data_choice[32]) & userconfig_page_302);
  wire found = found_any & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_cp_coher_base_coher_base_256b_byte
    assign cp_coher_cntl_dest_base_ena_all[i] = write_cp_coher_cntl & bus_bytes[i];
    always @(posedge clock) begin
      if (write_cp_hqd_pq_base & bus_bytes[i]) cp_hqd_pq_base_addr_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_cp_hqd_pq_wptr & bus_bytes[i]) cp_hqd_pq_wptr_offset_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_cp_coher_size & bus_bytes[i]) cp_coher_size_coher_size_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_cp_coher_base & bus_bytes[i]) cp_coher_base_coher_base_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
    end
  end

  wire [31:0] bus_read_data_any = (bus_read_data_entry_bus_address_7_2[31:0] & {32{shaderconfig_page_c9}}) |
      (bus_read_data_entry[31:0] & {32{shaderconfig_page_cf}}) | (bus_read_data_choice_found_equal[31:0] &
      {32{userconfig_page_301}}) | (bus_read_data_choice[31:0] & {32{userconfig_page_302}});
  initial begin
    cp_hqd_active_active = 1'b0; cp_hqd_pq_base_hi_addr_hi = 8'd0; cp_hqd_pq_wptr_strobe = 1'b0;
    cp_hqd_pq_control_queue_size = 6'd0; cp_coher_base_hi_coher_base_hi_256b = 8'd0;
    cp_coher_cntl_cb0_dest_base_ena = 1'b0; cp_coher_cntl_cb1_dest_base_ena = 1'b0;
    cp_coher_cntl_cb2_dest_base_ena = 1'b0; cp_coher_cntl_cb3_dest_base_ena = 1'b0;
    cp_coher_cntl_cb4_dest_base_ena = 1'b0; cp_coher_cntl_cb5_dest_base_ena = 1'b0;
    cp_coher_cntl_cb6_dest_base_ena = 1'b0; cp_coher_cntl_cb7_dest_base_ena = 1'b0;
    cp_coher_cntl_db_dest_base_ena = 1'b0; cp_coher_cntl_tcl1_vol_action_ena = 1'b0;
    cp_coher_cntl_tc_vol_action_ena = 1'b0; cp_coher_cntl_tc_wb_action_ena = 1'b0;
    cp_coher_cntl_tcl1_action_ena = 1'b0; cp_coher_cntl_tc_action_ena = 1'b0; cp_coher_cntl_cb_action_ena = 1'b0;
    cp_coher_cntl_db_action_ena = 1'b0; cp_coher_cntl_sh_kcache_action_ena = 1'b0;
    cp_coher_cntl_sh_kcache_vol_action_ena = 1'b0; cp_coher_cntl_sh_icache_action_ena = 1'b0;
    cp_coher_size_hi_coher_size_hi_256b = 8'd0; bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0;
    cp_coher_cntl_dest_base_ena = 4'd0; cp_hqd_pq_base_addr_byte = 32'd0; cp_hqd_pq_wptr_offset_byte = 32'd0;
    cp_coher_size_coher_size_256b_byte = 32'd0; cp_coher_base_coher_base_256b_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_cp_hqd_active & bus_bytes[0]) cp_hqd_active_active <= bus_data[0];
    if (write_cp_hqd_pq_base_hi & bus_bytes[0]) cp_hqd_pq_base_hi_addr_hi <= bus_data[7:0];
    cp_hqd_pq_wptr_strobe <= write_cp_hqd_pq_wptr & (|bus_bytes);
    if (write_cp_hqd_pq_control & bus_bytes[0]) cp_hqd_pq_control_queue_size <= bus_data[5:0];
    if (write_cp_coher_base_hi & bus_bytes[0]) cp_coher_base_hi_coher_base_hi_256b <= bus_data[7:0];
    if (cp_coher_cntl_dest_base_ena_all[0]) begin
      cp_coher_cntl_dest_base_ena[0] <= bus_data[0]; cp_coher_cntl_dest_base_ena[1] <= bus_data[1];
      cp_coher_cntl_cb0_dest_base_ena <= bus_data[6]; cp_coher_cntl_cb1_dest_base_ena <= bus_data[7];
    end
    if (cp_coher_cntl_dest_base_ena_all[1]) begin
      cp_coher_cntl_cb2_dest_base_ena <= bus_data[8]; cp_coher_cntl_cb3_dest_base_ena <= bus_data[9];
      cp_coher_cntl_cb4_dest_base_ena <= bus_data[10]; cp_coher_cntl_cb5_dest_base_ena <= bus_data[11];
      cp_coher_cntl_cb6_dest_base_ena <= bus_data[12]; cp_coher_cntl_cb7_dest_base_ena <= bus_data[13];
      cp_coher_cntl_db_dest_base_ena <= bus_data[14]; cp_coher_cntl_tcl1_vol_action_ena <= bus_data[15];
    end
    if (cp_coher_cntl_dest_base_ena_all[2]) begin
      cp_coher_cntl_tc_vol_action_ena <= bus_data[16]; cp_coher_cntl_tc_wb_action_ena <= bus_data[18];
      cp_coher_cntl_dest_base_ena[2] <= bus_data[19]; cp_coher_cntl_dest_base_ena[3] <= bus_data[21];
      cp_coher_cntl_tcl1_action_ena <= bus_data[22]; cp_coher_cntl_tc_action_ena <= bus_data[23];
    end
    if (cp_coher_cntl_dest_base_ena_all[3]) begin
      cp_coher_cntl_cb_action_ena <= bus_data[25]; cp_coher_cntl_db_action_ena <= bus_data[26];
      cp_coher_cntl_sh_kcache_action_ena <= bus_data[27]; cp_coher_cntl_sh_kcache_vol_action_ena <= bus_data[28];
      cp_coher_cntl_sh_icache_action_ena <= bus_data[29];
    end
    if (write_cp_coher_size_hi & bus_bytes[0]) cp_coher_size_hi_coher_size_hi_256b <= bus_data[7:0];
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
