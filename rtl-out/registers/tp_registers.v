// tp_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tp_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [31:0] ta_bc_base_addr_address,
  output wire [7:0] ta_bc_base_addr_hi_address,
  output wire [31:0] ta_cs_bc_base_addr_address,
  output wire [7:0] ta_cs_bc_base_addr_hi_address
);

  wire [31:0] ta_bc_base_addr_address_byte; reg [7:0] ta_bc_base_addr_hi_address_byte_0;
  wire [31:0] ta_cs_bc_base_addr_address_byte; reg [7:0] ta_cs_bc_base_addr_hi_address_byte_0; reg ready, error;
  reg [31:0] read_data;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire context_page_280 = bus_address[17:8] == 10'h280;
  wire writing_and_context_page_280 = writing & context_page_280;
  wire write_ta_bc_base_addr = writing_and_context_page_280 & (bus_address[7:2] == 6'h20);
  assign ta_bc_base_addr_address = ta_bc_base_addr_address_byte;
  wire write_ta_bc_base_addr_hi = writing_and_context_page_280 & (bus_address[7:2] == 6'h21);
  assign ta_bc_base_addr_hi_address = ta_bc_base_addr_hi_address_byte_0;
  wire userconfig_page_30e = bus_address[17:8] == 10'h30e;
  wire writing_and_userconfig_page_30e = writing & userconfig_page_30e;
  wire write_ta_cs_bc_base_addr = writing_and_userconfig_page_30e & (bus_address[7:2] == 6'd0);
  assign ta_cs_bc_base_addr_address = ta_cs_bc_base_addr_address_byte;
  wire write_ta_cs_bc_base_addr_hi = writing_and_userconfig_page_30e & (bus_address[7:2] == 6'd1);
  assign ta_cs_bc_base_addr_hi_address = ta_cs_bc_base_addr_hi_address_byte_0;

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2 = {1'b1, ta_cs_bc_base_addr_address_byte};
      6'd1: by_bus_address_7_2 = {1'b1, {24'd0, ta_cs_bc_base_addr_hi_address_byte_0}};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd1: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'h20: by_bus_address_7_2_bus_address = {1'b1, ta_bc_base_addr_address_byte};
      6'h21: by_bus_address_7_2_bus_address = {1'b1, {24'd0, ta_bc_base_addr_hi_address_byte_0}};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'h20: by_bus_address_7_2_2 = 1'b1; 6'h21: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_bus_address_7_2 : by_bus_address_7_2[32]) & userconfig_page_30e;
  wire found_any = ((bus_write ? by_bus_address_7_2_2 : by_bus_address_7_2_bus_address[32]) & context_page_280) |
      found_all;

  wire found = found_any & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_ta_bc_base_addr_address_byte
    reg [7:0] ta_bc_base_addr_address_byte_i;
    reg [7:0] ta_cs_bc_base_addr_address_byte_i;
    assign ta_bc_base_addr_address_byte[i*8 +: 8] = ta_bc_base_addr_address_byte_i;
    assign ta_cs_bc_base_addr_address_byte[i*8 +: 8] = ta_cs_bc_base_addr_address_byte_i;

    initial ta_bc_base_addr_address_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_ta_bc_base_addr & bus_bytes[i]) ta_bc_base_addr_address_byte_i <= bus_data[8*i +: 8];
    end

    initial ta_cs_bc_base_addr_address_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_ta_cs_bc_base_addr & bus_bytes[i]) ta_cs_bc_base_addr_address_byte_i <= bus_data[8*i +: 8];
    end
  end

  initial ta_bc_base_addr_hi_address_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_ta_bc_base_addr_hi & bus_bytes[0]) ta_bc_base_addr_hi_address_byte_0 <= bus_data[7:0];
  end

  initial ta_cs_bc_base_addr_hi_address_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_ta_cs_bc_base_addr_hi & bus_bytes[0]) ta_cs_bc_base_addr_hi_address_byte_0 <= bus_data[7:0];
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_bus_address[31:0] & {32{context_page_280}}) |
      (by_bus_address_7_2[31:0] & {32{userconfig_page_30e}});

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
