// tp_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module tp_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  output wire [31:0] ta_bc_base_addr_address,
  output reg [7:0] ta_bc_base_addr_hi_address,
  output wire [31:0] ta_cs_bc_base_addr_address,
  output reg [7:0] ta_cs_bc_base_addr_hi_address
);

  reg [31:0] ta_bc_base_addr_address_byte, ta_cs_bc_base_addr_address_byte;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire context_page_280 = bus_address[17:8] == 10'h280;
  wire found_equal = bus_address[7:2] == 6'h20;
  wire write_ta_bc_base_addr_hi_all = writing & context_page_280;
  wire write_ta_bc_base_addr = write_ta_bc_base_addr_hi_all & found_equal;
  assign ta_bc_base_addr_address = ta_bc_base_addr_address_byte;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'h21;
  wire write_ta_bc_base_addr_hi = write_ta_bc_base_addr_hi_all & found_equal_bus_address_7_2;
  wire userconfig_page_30e = bus_address[17:8] == 10'h30e;
  wire bus_address_7_2_is_0 = bus_address[7:2] == 6'd0;
  wire write_ta_cs_bc_base_addr_hi_all = writing & userconfig_page_30e;
  wire write_ta_cs_bc_base_addr = write_ta_cs_bc_base_addr_hi_all & bus_address_7_2_is_0;
  assign ta_cs_bc_base_addr_address = ta_cs_bc_base_addr_address_byte;
  wire bus_address_7_2_is_1 = bus_address[7:2] == 6'd1;
  wire write_ta_cs_bc_base_addr_hi = write_ta_cs_bc_base_addr_hi_all & bus_address_7_2_is_1;
  wire [32:0] bus_read_data_choice = bus_address_7_2_is_0 ? {1'b1, ta_cs_bc_base_addr_address_byte} :
      bus_address_7_2_is_1 ? {1'b1, {24'd0, ta_cs_bc_base_addr_hi_address}} : 33'd0;
  wire [32:0] bus_read_data_choice_found_equal = found_equal ? {1'b1, ta_bc_base_addr_address_byte} :
      found_equal_bus_address_7_2 ? {1'b1, {24'd0, ta_bc_base_addr_hi_address}} : 33'd0;
  wire found_choice = bus_write ? (found_equal | found_equal_bus_address_7_2) : bus_read_data_choice_found_equal[32];
  wire found_all = (bus_write ? (bus_address_7_2_is_0 | bus_address_7_2_is_1) : bus_read_data_choice[32]) &
      userconfig_page_30e;
  wire found = ((found_choice & context_page_280) | found_all) & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_ta_bc_base_addr_address_byte
    always @(posedge clock) begin
      if (write_ta_bc_base_addr & bus_bytes[i]) ta_bc_base_addr_address_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_ta_cs_bc_base_addr & bus_bytes[i]) ta_cs_bc_base_addr_address_byte[i*8 +: 8] <= bus_data[8*i +: 8];
    end
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice_found_equal[31:0] & {32{context_page_280}}) |
      (bus_read_data_choice[31:0] & {32{userconfig_page_30e}});
  initial begin
    ta_bc_base_addr_hi_address = 8'd0; ta_cs_bc_base_addr_hi_address = 8'd0; bus_ready = 1'b0; bus_error = 1'b0;
    bus_read_data = 32'd0; ta_bc_base_addr_address_byte = 32'd0; ta_cs_bc_base_addr_address_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_ta_bc_base_addr_hi & bus_bytes[0]) ta_bc_base_addr_hi_address <= bus_data[7:0];
    if (write_ta_cs_bc_base_addr_hi & bus_bytes[0]) ta_cs_bc_base_addr_hi_address <= bus_data[7:0];
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
