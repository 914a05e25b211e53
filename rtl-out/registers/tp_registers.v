// tp_registers: generator of hdl/src/graphics/register_block.rs
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

  wire writing;
  wire context_page_280;
  wire write_ta_bc_base_addr;
  wire [31:0] ta_bc_base_addr_address_byte;
  wire write_ta_bc_base_addr_hi;
  reg [7:0] ta_bc_base_addr_hi_address_byte_0;
  wire userconfig_page_30e;
  wire write_ta_cs_bc_base_addr;
  wire [31:0] ta_cs_bc_base_addr_address_byte;
  wire write_ta_cs_bc_base_addr_hi;
  reg [7:0] ta_cs_bc_base_addr_hi_address_byte_0;
  wire found;
  reg ready;
  reg error;
  reg [31:0] read_data;

  assign writing = bus_valid & bus_write & (~(|bus_address[1:0]));
  assign context_page_280 = bus_address[17:8] == 10'h280;
  wire conjunction_1 = writing & context_page_280;
  assign write_ta_bc_base_addr = conjunction_1 & (bus_address[7:2] == 6'h20);
  assign ta_bc_base_addr_address = {ta_bc_base_addr_address_byte[3*8 +: 8], ta_bc_base_addr_address_byte[2*8 +: 8],
      ta_bc_base_addr_address_byte[1*8 +: 8], ta_bc_base_addr_address_byte[0 +: 8]};
  assign write_ta_bc_base_addr_hi = conjunction_1 & (bus_address[7:2] == 6'h21);
  assign ta_bc_base_addr_hi_address = ta_bc_base_addr_hi_address_byte_0;
  assign userconfig_page_30e = bus_address[17:8] == 10'h30e;
  wire conjunction_2 = writing & userconfig_page_30e;
  assign write_ta_cs_bc_base_addr = conjunction_2 & (bus_address[7:2] == 6'd0);
  assign ta_cs_bc_base_addr_address = {ta_cs_bc_base_addr_address_byte[3*8 +: 8], ta_cs_bc_base_addr_address_byte[2*8
      +: 8], ta_cs_bc_base_addr_address_byte[1*8 +: 8], ta_cs_bc_base_addr_address_byte[0 +: 8]};
  assign write_ta_cs_bc_base_addr_hi = conjunction_2 & (bus_address[7:2] == 6'd1);
  assign ta_cs_bc_base_addr_hi_address = ta_cs_bc_base_addr_hi_address_byte_0;

  reg [32:0] looked_up_1;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_1 = {1'b1, ta_cs_bc_base_addr_address};
      6'd1: looked_up_1 = {1'b1, {24'd0, ta_cs_bc_base_addr_hi_address}};
      default: looked_up_1 = 33'd0;
    endcase

  reg looked_up_2;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_2 = 1'b1;
      6'd1: looked_up_2 = 1'b1;
      default: looked_up_2 = 1'b0;
    endcase

  reg [32:0] looked_up_3;
  always @*
    case (bus_address[7:2])
      6'h20: looked_up_3 = {1'b1, ta_bc_base_addr_address};
      6'h21: looked_up_3 = {1'b1, {24'd0, ta_bc_base_addr_hi_address}};
      default: looked_up_3 = 33'd0;
    endcase

  reg looked_up_4;
  always @*
    case (bus_address[7:2])
      6'h20: looked_up_4 = 1'b1;
      6'h21: looked_up_4 = 1'b1;
      default: looked_up_4 = 1'b0;
    endcase

  wire disjunction_1 = ((bus_write ? looked_up_4 : looked_up_3[32]) & context_page_280) | ((bus_write ? looked_up_2 :
      looked_up_1[32]) & userconfig_page_30e);

  assign found = disjunction_1 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_ta_bc_base_addr_address_byte
    reg [7:0] ta_bc_base_addr_address_byte_i;
    reg [7:0] ta_cs_bc_base_addr_address_byte_i;
    assign ta_bc_base_addr_address_byte[i*8 +: 8] = ta_bc_base_addr_address_byte_i;
    assign ta_cs_bc_base_addr_address_byte[i*8 +: 8] = ta_cs_bc_base_addr_address_byte_i;

    initial begin
      ta_bc_base_addr_address_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_ta_bc_base_addr & bus_bytes[i]) begin
        ta_bc_base_addr_address_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      ta_cs_bc_base_addr_address_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_ta_cs_bc_base_addr & bus_bytes[i]) begin
        ta_cs_bc_base_addr_address_byte_i <= bus_data[8*i +: 8];
      end
    end
  end

  initial begin
    ta_bc_base_addr_hi_address_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_ta_bc_base_addr_hi & bus_bytes[0]) begin
      ta_bc_base_addr_hi_address_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    ta_cs_bc_base_addr_hi_address_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_ta_cs_bc_base_addr_hi & bus_bytes[0]) begin
      ta_cs_bc_base_addr_hi_address_byte_0 <= bus_data[7:0];
    end
  end

  wire [31:0] disjunction_2 = (looked_up_3[31:0] & {32{context_page_280}}) | (looked_up_1[31:0] &
      {32{userconfig_page_30e}});

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
