// cp_registers: generator of hdl/src/graphics/register_block.rs
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

  wire writing;
  wire userconfig_page_301;
  wire write_cp_coher_base_hi;
  reg [7:0] cp_coher_base_hi_coher_base_hi_256b_byte_0;
  wire write_cp_coher_cntl;
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
  wire write_cp_coher_size;
  wire [31:0] cp_coher_size_coher_size_256b_byte;
  wire write_cp_coher_base;
  wire [31:0] cp_coher_base_coher_base_256b_byte;
  wire userconfig_page_302;
  wire write_cp_coher_size_hi;
  reg [7:0] cp_coher_size_hi_coher_size_hi_256b_byte_0;
  wire found;
  reg ready;
  reg error;
  reg [31:0] read_data;

  assign writing = bus_valid & bus_write & (~(|bus_address[1:0]));
  assign userconfig_page_301 = bus_address[17:8] == 10'h301;
  wire conjunction_1 = writing & userconfig_page_301;
  assign write_cp_coher_base_hi = conjunction_1 & (bus_address[7:2] == 6'h39);
  assign cp_coher_base_hi_coher_base_hi_256b = cp_coher_base_hi_coher_base_hi_256b_byte_0;
  assign write_cp_coher_cntl = conjunction_1 & (bus_address[7:2] == 6'h3c);
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
  assign write_cp_coher_size = conjunction_1 & (bus_address[7:2] == 6'h3d);
  assign cp_coher_size_coher_size_256b = {cp_coher_size_coher_size_256b_byte[3*8 +: 8],
      cp_coher_size_coher_size_256b_byte[2*8 +: 8], cp_coher_size_coher_size_256b_byte[1*8 +: 8],
      cp_coher_size_coher_size_256b_byte[0 +: 8]};
  assign write_cp_coher_base = conjunction_1 & (bus_address[7:2] == 6'h3e);
  assign cp_coher_base_coher_base_256b = {cp_coher_base_coher_base_256b_byte[3*8 +: 8],
      cp_coher_base_coher_base_256b_byte[2*8 +: 8], cp_coher_base_coher_base_256b_byte[1*8 +: 8],
      cp_coher_base_coher_base_256b_byte[0 +: 8]};
  assign userconfig_page_302 = bus_address[17:8] == 10'h302;
  assign write_cp_coher_size_hi = writing & userconfig_page_302 & (bus_address[7:2] == 6'hc);
  assign cp_coher_size_hi_coher_size_hi_256b = cp_coher_size_hi_coher_size_hi_256b_byte_0;

  reg [32:0] looked_up_1;
  always @*
    case (bus_address[7:2])
      6'hc: looked_up_1 = {1'b1, {24'd0, cp_coher_size_hi_coher_size_hi_256b}};
      default: looked_up_1 = 33'd0;
    endcase

  reg looked_up_2;
  always @*
    case (bus_address[7:2])
      6'hc: looked_up_2 = 1'b1;
      default: looked_up_2 = 1'b0;
    endcase

  wire [6:0] joined_1 = {{cp_coher_cntl_cb0_dest_base_ena, 4'd0}, {cp_coher_cntl_dest_base_1_ena,
      cp_coher_cntl_dest_base_0_ena}};
  wire [9:0] joined_2 = {cp_coher_cntl_cb3_dest_base_ena, {cp_coher_cntl_cb2_dest_base_ena,
      {cp_coher_cntl_cb1_dest_base_ena, joined_1}}};
  wire [12:0] joined_3 = {cp_coher_cntl_cb6_dest_base_ena, {cp_coher_cntl_cb5_dest_base_ena,
      {cp_coher_cntl_cb4_dest_base_ena, joined_2}}};
  wire [15:0] joined_4 = {cp_coher_cntl_tcl1_vol_action_ena, {cp_coher_cntl_db_dest_base_ena,
      {cp_coher_cntl_cb7_dest_base_ena, joined_3}}};
  wire [19:0] joined_5 = {cp_coher_cntl_dest_base_2_ena, {{cp_coher_cntl_tc_wb_action_ena, 1'b0},
      {cp_coher_cntl_tc_vol_action_ena, joined_4}}};
  wire [23:0] joined_6 = {cp_coher_cntl_tc_action_ena, {cp_coher_cntl_tcl1_action_ena,
      {{cp_coher_cntl_dest_base_3_ena, 1'b0}, joined_5}}};
  wire [27:0] joined_7 = {cp_coher_cntl_sh_kcache_action_ena, {cp_coher_cntl_db_action_ena,
      {{cp_coher_cntl_cb_action_ena, 1'b0}, joined_6}}};
  wire [31:0] extended_1 = {2'd0, {cp_coher_cntl_sh_icache_action_ena, {cp_coher_cntl_sh_kcache_vol_action_ena,
      joined_7}}};

  reg [32:0] looked_up_3;
  always @*
    case (bus_address[7:2])
      6'h39: looked_up_3 = {1'b1, {24'd0, cp_coher_base_hi_coher_base_hi_256b}};
      6'h3c: looked_up_3 = {1'b1, extended_1};
      6'h3d: looked_up_3 = {1'b1, cp_coher_size_coher_size_256b};
      6'h3e: looked_up_3 = {1'b1, cp_coher_base_coher_base_256b};
      default: looked_up_3 = 33'd0;
    endcase

  reg looked_up_4;
  always @*
    case (bus_address[7:2])
      6'h39: looked_up_4 = 1'b1;
      6'h3c: looked_up_4 = 1'b1;
      6'h3d: looked_up_4 = 1'b1;
      6'h3e: looked_up_4 = 1'b1;
      default: looked_up_4 = 1'b0;
    endcase

  wire disjunction_1 = ((bus_write ? looked_up_4 : looked_up_3[32]) & userconfig_page_301) | ((bus_write ?
      looked_up_2 : looked_up_1[32]) & userconfig_page_302);

  assign found = disjunction_1 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_cp_coher_base_coher_base_256b_byte
    reg [7:0] cp_coher_size_coher_size_256b_byte_i;
    reg [7:0] cp_coher_base_coher_base_256b_byte_i;
    assign cp_coher_size_coher_size_256b_byte[i*8 +: 8] = cp_coher_size_coher_size_256b_byte_i;
    assign cp_coher_base_coher_base_256b_byte[i*8 +: 8] = cp_coher_base_coher_base_256b_byte_i;

    initial begin
      cp_coher_size_coher_size_256b_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cp_coher_size & bus_bytes[i]) begin
        cp_coher_size_coher_size_256b_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      cp_coher_base_coher_base_256b_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cp_coher_base & bus_bytes[i]) begin
        cp_coher_base_coher_base_256b_byte_i <= bus_data[8*i +: 8];
      end
    end
  end

  initial begin
    cp_coher_base_hi_coher_base_hi_256b_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cp_coher_base_hi & bus_bytes[0]) begin
      cp_coher_base_hi_coher_base_hi_256b_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cp_coher_cntl_dest_base_0_ena_byte_0 = 1'b0;
    cp_coher_cntl_dest_base_1_ena_byte_0 = 1'b0;
    cp_coher_cntl_cb0_dest_base_ena_byte_0 = 1'b0;
    cp_coher_cntl_cb1_dest_base_ena_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cp_coher_cntl & bus_bytes[0]) begin
      cp_coher_cntl_dest_base_0_ena_byte_0 <= bus_data[0];
      cp_coher_cntl_dest_base_1_ena_byte_0 <= bus_data[1];
      cp_coher_cntl_cb0_dest_base_ena_byte_0 <= bus_data[6];
      cp_coher_cntl_cb1_dest_base_ena_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cp_coher_cntl_cb2_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb3_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb4_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb5_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb6_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_cb7_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_db_dest_base_ena_byte_1 = 1'b0;
    cp_coher_cntl_tcl1_vol_action_ena_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cp_coher_cntl & bus_bytes[1]) begin
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
    cp_coher_cntl_tc_vol_action_ena_byte_2 = 1'b0;
    cp_coher_cntl_tc_wb_action_ena_byte_2 = 1'b0;
    cp_coher_cntl_dest_base_2_ena_byte_2 = 1'b0;
    cp_coher_cntl_dest_base_3_ena_byte_2 = 1'b0;
    cp_coher_cntl_tcl1_action_ena_byte_2 = 1'b0;
    cp_coher_cntl_tc_action_ena_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cp_coher_cntl & bus_bytes[2]) begin
      cp_coher_cntl_tc_vol_action_ena_byte_2 <= bus_data[16];
      cp_coher_cntl_tc_wb_action_ena_byte_2 <= bus_data[18];
      cp_coher_cntl_dest_base_2_ena_byte_2 <= bus_data[19];
      cp_coher_cntl_dest_base_3_ena_byte_2 <= bus_data[21];
      cp_coher_cntl_tcl1_action_ena_byte_2 <= bus_data[22];
      cp_coher_cntl_tc_action_ena_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cp_coher_cntl_cb_action_ena_byte_3 = 1'b0;
    cp_coher_cntl_db_action_ena_byte_3 = 1'b0;
    cp_coher_cntl_sh_kcache_action_ena_byte_3 = 1'b0;
    cp_coher_cntl_sh_kcache_vol_action_ena_byte_3 = 1'b0;
    cp_coher_cntl_sh_icache_action_ena_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cp_coher_cntl & bus_bytes[3]) begin
      cp_coher_cntl_cb_action_ena_byte_3 <= bus_data[25];
      cp_coher_cntl_db_action_ena_byte_3 <= bus_data[26];
      cp_coher_cntl_sh_kcache_action_ena_byte_3 <= bus_data[27];
      cp_coher_cntl_sh_kcache_vol_action_ena_byte_3 <= bus_data[28];
      cp_coher_cntl_sh_icache_action_ena_byte_3 <= bus_data[29];
    end
  end

  initial begin
    cp_coher_size_hi_coher_size_hi_256b_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cp_coher_size_hi & bus_bytes[0]) begin
      cp_coher_size_hi_coher_size_hi_256b_byte_0 <= bus_data[7:0];
    end
  end

  wire [31:0] disjunction_2 = (looked_up_3[31:0] & {32{userconfig_page_301}}) | (looked_up_1[31:0] &
      {32{userconfig_page_302}});

  initial begin
    ready = 1'b0;
    error = 1'b0;
    read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & (~found);
    read_data <= disjunction_2 & {32{bus_valid & found & (~bus_write)}};
  end

endmodule

`default_nettype wire
