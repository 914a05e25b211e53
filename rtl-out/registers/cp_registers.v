// cp_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module cp_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [7:0] cp_coher_base_hi_coher_base_hi_256b,
  output wire cp_coher_cntl_dest_base_0_ena,
  output wire cp_coher_cntl_dest_base_1_ena,
  output wire cp_coher_cntl_cb0_dest_base_ena,
  output wire cp_coher_cntl_cb1_dest_base_ena,
  output wire cp_coher_cntl_cb2_dest_base_ena,
  output wire cp_coher_cntl_cb3_dest_base_ena,
  output wire cp_coher_cntl_cb4_dest_base_ena,
  output wire cp_coher_cntl_cb5_dest_base_ena,
  output wire cp_coher_cntl_cb6_dest_base_ena,
  output wire cp_coher_cntl_cb7_dest_base_ena,
  output wire cp_coher_cntl_db_dest_base_ena,
  output wire cp_coher_cntl_tcl1_vol_action_ena,
  output wire cp_coher_cntl_tc_vol_action_ena,
  output wire cp_coher_cntl_tc_wb_action_ena,
  output wire cp_coher_cntl_dest_base_2_ena,
  output wire cp_coher_cntl_dest_base_3_ena,
  output wire cp_coher_cntl_tcl1_action_ena,
  output wire cp_coher_cntl_tc_action_ena,
  output wire cp_coher_cntl_cb_action_ena,
  output wire cp_coher_cntl_db_action_ena,
  output wire cp_coher_cntl_sh_kcache_action_ena,
  output wire cp_coher_cntl_sh_kcache_vol_action_ena,
  output wire cp_coher_cntl_sh_icache_action_ena,
  output wire [31:0] cp_coher_size_coher_size_256b,
  output wire [31:0] cp_coher_base_coher_base_256b,
  output wire [7:0] cp_coher_size_hi_coher_size_hi_256b
);

  reg [7:0] cp_coher_base_hi_coher_base_hi_256b_byte_0;
  reg cp_coher_cntl_dest_base_0_ena_byte_0;
  reg cp_coher_cntl_dest_base_1_ena_byte_0;
  reg cp_coher_cntl_cb0_dest_base_ena_byte_0;
  reg cp_coher_cntl_cb1_dest_base_ena_byte_0;
  reg cp_coher_cntl_cb2_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb3_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb4_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb5_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb6_dest_base_ena_byte_1;
  reg cp_coher_cntl_cb7_dest_base_ena_byte_1;
  reg cp_coher_cntl_db_dest_base_ena_byte_1;
  reg cp_coher_cntl_tcl1_vol_action_ena_byte_1;
  reg cp_coher_cntl_tc_vol_action_ena_byte_2;
  reg cp_coher_cntl_tc_wb_action_ena_byte_2;
  reg cp_coher_cntl_dest_base_2_ena_byte_2;
  reg cp_coher_cntl_dest_base_3_ena_byte_2;
  reg cp_coher_cntl_tcl1_action_ena_byte_2;
  reg cp_coher_cntl_tc_action_ena_byte_2;
  reg cp_coher_cntl_cb_action_ena_byte_3;
  reg cp_coher_cntl_db_action_ena_byte_3;
  reg cp_coher_cntl_sh_kcache_action_ena_byte_3;
  reg cp_coher_cntl_sh_kcache_vol_action_ena_byte_3;
  reg cp_coher_cntl_sh_icache_action_ena_byte_3;
  wire [31:0] cp_coher_size_coher_size_256b_byte;
  wire [31:0] cp_coher_base_coher_base_256b_byte;
  reg [7:0] cp_coher_size_hi_coher_size_hi_256b_byte_0;
  reg ready;
  reg error;
  reg [31:0] read_data;
  wire [3:0] cp_coher_cntl_dest_base_0_ena_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
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
      6'h39: by_bus_address_7_2_2 = 1'b1;
      6'h3c: by_bus_address_7_2_2 = 1'b1;
      6'h3d: by_bus_address_7_2_2 = 1'b1;
      6'h3e: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_2 : by_bus_address_7_2_bus_address[32]) & userconfig_page_301;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_bus_address_7_2 : by_bus_address_7_2[32]) &
      userconfig_page_302;

  wire found = (found_all | found_all_bus_write) & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_cp_coher_base_coher_base_256b_byte
    reg [7:0] cp_coher_size_coher_size_256b_byte_i;
    reg [7:0] cp_coher_base_coher_base_256b_byte_i;
    assign cp_coher_size_coher_size_256b_byte[i*8 +: 8] = cp_coher_size_coher_size_256b_byte_i;
    assign cp_coher_base_coher_base_256b_byte[i*8 +: 8] = cp_coher_base_coher_base_256b_byte_i;
    assign cp_coher_cntl_dest_base_0_ena_byte_0_enable_all[i] = write_cp_coher_cntl & bus_bytes[i];

    initial cp_coher_size_coher_size_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cp_coher_size & bus_bytes[i]) cp_coher_size_coher_size_256b_byte_i <= bus_data[8*i +: 8];
    end

    initial cp_coher_base_coher_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cp_coher_base & bus_bytes[i]) cp_coher_base_coher_base_256b_byte_i <= bus_data[8*i +: 8];
    end
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

  wire [31:0] read_data_next_any = (by_bus_address_7_2_bus_address[31:0] & {32{userconfig_page_301}}) |
      (by_bus_address_7_2[31:0] & {32{userconfig_page_302}});

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
