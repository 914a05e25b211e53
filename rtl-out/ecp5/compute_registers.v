// compute_registers: generator of hdl/src/registers/compute_registers.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module compute_registers (
  input wire clock, // The one clock.
  input wire bus_valid, // A request.
  input wire bus_write, // It writes.
  input wire [17:0] bus_address, // Byte address.
  input wire [31:0] bus_data, // Data to write.
  input wire [3:0] bus_bytes, // Bytes to write.
  output reg bus_ready, // The answer to the request of the cycle before.
  output reg bus_error, // It was refused.
  output reg [31:0] bus_read_data, // Data read.
  output reg compute_dispatch_initiator_compute_shader_en, // COMPUTE_DISPATCH_INITIATOR 0.
  output reg compute_dispatch_initiator_partial_tg_en, // COMPUTE_DISPATCH_INITIATOR 1.
  output reg compute_dispatch_initiator_force_start_at_000, // COMPUTE_DISPATCH_INITIATOR 2.
  output reg compute_dispatch_initiator_ordered_append_enbl, // COMPUTE_DISPATCH_INITIATOR 3.
  output reg compute_dispatch_initiator_use_thread_dimensions, // COMPUTE_DISPATCH_INITIATOR 5.
  output reg compute_dispatch_initiator_restore, // COMPUTE_DISPATCH_INITIATOR 14.
  output reg compute_dispatch_initiator_cs_w32_en, // COMPUTE_DISPATCH_INITIATOR 15.
  // COMPUTE_DISPATCH_INITIATOR is written: set for a cycle in which its fields have the new values.
  output reg compute_dispatch_initiator_strobe,
  output wire [31:0] compute_dim_x_size, // COMPUTE_DIM_X 31:0.
  output wire [31:0] compute_dim_y_size, // COMPUTE_DIM_Y 31:0.
  output wire [31:0] compute_dim_z_size, // COMPUTE_DIM_Z 31:0.
  output wire [31:0] compute_start_x_start, // COMPUTE_START_X 31:0.
  output wire [31:0] compute_start_y_start, // COMPUTE_START_Y 31:0.
  output wire [31:0] compute_start_z_start, // COMPUTE_START_Z 31:0.
  output wire [15:0] compute_num_thread_x_num_thread_full, // COMPUTE_NUM_THREAD_X 15:0.
  output wire [15:0] compute_num_thread_x_num_thread_partial, // COMPUTE_NUM_THREAD_X 31:16.
  output wire [15:0] compute_num_thread_y_num_thread_full, // COMPUTE_NUM_THREAD_Y 15:0.
  output wire [15:0] compute_num_thread_y_num_thread_partial, // COMPUTE_NUM_THREAD_Y 31:16.
  output wire [15:0] compute_num_thread_z_num_thread_full, // COMPUTE_NUM_THREAD_Z 15:0.
  output wire [15:0] compute_num_thread_z_num_thread_partial, // COMPUTE_NUM_THREAD_Z 31:16.
  output wire [31:0] compute_pgm_lo_data, // COMPUTE_PGM_LO 31:0.
  output reg [7:0] compute_pgm_hi_data, // COMPUTE_PGM_HI 7:0.
  output reg [5:0] compute_pgm_rsrc1_vgprs, // COMPUTE_PGM_RSRC1 5:0.
  output wire [7:0] compute_pgm_rsrc1_float_mode, // COMPUTE_PGM_RSRC1 19:12.
  output reg compute_pgm_rsrc1_priv, // COMPUTE_PGM_RSRC1 20.
  output reg compute_pgm_rsrc1_debug_mode, // COMPUTE_PGM_RSRC1 22.
  output reg compute_pgm_rsrc1_bulky, // COMPUTE_PGM_RSRC1 24.
  output reg compute_pgm_rsrc1_fp16_ovfl, // COMPUTE_PGM_RSRC1 26.
  output reg compute_pgm_rsrc2_scratch_en, // COMPUTE_PGM_RSRC2 0.
  output reg [4:0] compute_pgm_rsrc2_user_sgpr, // COMPUTE_PGM_RSRC2 5:1.
  output reg compute_pgm_rsrc2_trap_present, // COMPUTE_PGM_RSRC2 6.
  output reg [1:0] compute_pgm_rsrc2_tidig_comp_cnt, // COMPUTE_PGM_RSRC2 12:11.
  output wire [8:0] compute_pgm_rsrc2_lds_size, // COMPUTE_PGM_RSRC2 23:15.
  output wire [9:0] compute_resource_limits_waves_per_sh, // COMPUTE_RESOURCE_LIMITS 9:0.
  output reg [3:0] compute_resource_limits_tg_per_cu, // COMPUTE_RESOURCE_LIMITS 15:12.
  output wire [11:0] compute_tmpring_size_waves, // COMPUTE_TMPRING_SIZE 11:0.
  output wire [12:0] compute_tmpring_size_wavesize, // COMPUTE_TMPRING_SIZE 24:12.
  output reg compute_pgm_rsrc3_dynamic_vgpr, // COMPUTE_PGM_RSRC3 17:17.
  output wire [31:0] compute_scratch_base_lo_data, // COMPUTE_SCRATCH_BASE_LO 31:0.
  output reg [7:0] compute_scratch_base_hi_data, // COMPUTE_SCRATCH_BASE_HI 7:0.
  input wire compute_status_busy, // COMPUTE_STATUS 0.
  input wire compute_status_fault, // COMPUTE_STATUS 1.
  input wire compute_status_stopped, // COMPUTE_STATUS 2.
  input wire [3:0] compute_status_error, // COMPUTE_STATUS 7:4.
  output reg compute_control_abort, // COMPUTE_CONTROL 0.
  output reg compute_control_clear_fault, // COMPUTE_CONTROL 1.
  // COMPUTE_CONTROL is written: set for a cycle in which its fields have the new values.
  output reg compute_control_strobe,
  input wire [3:0] compute_fault_kind, // COMPUTE_FAULT 3:0.
  input wire [3:0] compute_fault_reason, // COMPUTE_FAULT 7:4.
  input wire [1:0] compute_fault_simd, // COMPUTE_FAULT 9:8.
  input wire [3:0] compute_fault_slot, // COMPUTE_FAULT 15:12.
  input wire [5:0] compute_fault_lane, // COMPUTE_FAULT 21:16.
  input wire [31:0] compute_fault_pc_lo_data, // COMPUTE_FAULT_PC_LO 31:0.
  input wire [15:0] compute_fault_pc_hi_data, // COMPUTE_FAULT_PC_HI 15:0.
  input wire [31:0] compute_fault_group_x_group, // COMPUTE_FAULT_GROUP_X 31:0.
  input wire [15:0] compute_fault_group_yz_y, // COMPUTE_FAULT_GROUP_YZ 15:0.
  input wire [15:0] compute_fault_group_yz_z, // COMPUTE_FAULT_GROUP_YZ 31:16.
  output wire [511:0] compute_user_data_data // COMPUTE_USER_DATA_0-15 31:0.
);
  localparam COMPUTE_DISPATCH_INITIATOR_CS_W32_EN_WAVE64 = 1'b0;

  reg [31:0] compute_dim_x_size_byte, compute_dim_y_size_byte, compute_dim_z_size_byte, compute_start_x_start_byte;
  reg [31:0] compute_start_y_start_byte, compute_start_z_start_byte;
  reg [7:0] compute_num_thread_x_num_thread_full_byte_0, compute_num_thread_x_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_x_num_thread_partial_byte_2, compute_num_thread_x_num_thread_partial_byte_3;
  reg [7:0] compute_num_thread_y_num_thread_full_byte_0, compute_num_thread_y_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_y_num_thread_partial_byte_2, compute_num_thread_y_num_thread_partial_byte_3;
  reg [7:0] compute_num_thread_z_num_thread_full_byte_0, compute_num_thread_z_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_z_num_thread_partial_byte_2, compute_num_thread_z_num_thread_partial_byte_3;
  reg [31:0] compute_pgm_lo_data_byte;
  reg [3:0] compute_pgm_rsrc1_float_mode_byte_1, compute_pgm_rsrc1_float_mode_byte_2;
  reg compute_pgm_rsrc2_lds_size_byte_1;
  reg [7:0] compute_pgm_rsrc2_lds_size_byte_2, compute_resource_limits_waves_per_sh_byte_0;
  reg [1:0] compute_resource_limits_waves_per_sh_byte_1; reg [7:0] compute_tmpring_size_waves_byte_0;
  reg [3:0] compute_tmpring_size_waves_byte_1, compute_tmpring_size_wavesize_byte_1;
  reg [7:0] compute_tmpring_size_wavesize_byte_2; reg compute_tmpring_size_wavesize_byte_3;
  reg [31:0] compute_scratch_base_lo_data_byte; wire [15:0] write_compute_user_data;
  wire [9:0] write_compute_user_data_equal;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire shader_page_b8 = bus_address[17:8] == 10'hb8;
  wire write_compute_control_all = writing & shader_page_b8;
  wire write_compute_dispatch_initiator = write_compute_control_all & write_compute_user_data_equal[0];
  wire write_compute_dim_x = write_compute_control_all & write_compute_user_data_equal[1];
  assign compute_dim_x_size = compute_dim_x_size_byte;
  wire write_compute_dim_y = write_compute_control_all & write_compute_user_data_equal[2];
  assign compute_dim_y_size = compute_dim_y_size_byte;
  wire write_compute_dim_z = write_compute_control_all & write_compute_user_data_equal[3];
  assign compute_dim_z_size = compute_dim_z_size_byte;
  wire write_compute_start_x = write_compute_control_all & write_compute_user_data_equal[4];
  assign compute_start_x_start = compute_start_x_start_byte;
  wire write_compute_start_y = write_compute_control_all & write_compute_user_data_equal[5];
  assign compute_start_y_start = compute_start_y_start_byte;
  wire write_compute_start_z = write_compute_control_all & write_compute_user_data_equal[6];
  assign compute_start_z_start = compute_start_z_start_byte;
  wire write_compute_num_thread_x = write_compute_control_all & write_compute_user_data_equal[7];
  assign compute_num_thread_x_num_thread_full = {compute_num_thread_x_num_thread_full_byte_1,
      compute_num_thread_x_num_thread_full_byte_0};
  assign compute_num_thread_x_num_thread_partial = {compute_num_thread_x_num_thread_partial_byte_3,
      compute_num_thread_x_num_thread_partial_byte_2};
  wire write_compute_num_thread_y = write_compute_control_all & write_compute_user_data_equal[8];
  assign compute_num_thread_y_num_thread_full = {compute_num_thread_y_num_thread_full_byte_1,
      compute_num_thread_y_num_thread_full_byte_0};
  assign compute_num_thread_y_num_thread_partial = {compute_num_thread_y_num_thread_partial_byte_3,
      compute_num_thread_y_num_thread_partial_byte_2};
  wire write_compute_num_thread_z = write_compute_control_all & write_compute_user_data_equal[9];
  assign compute_num_thread_z_num_thread_full = {compute_num_thread_z_num_thread_full_byte_1,
      compute_num_thread_z_num_thread_full_byte_0};
  assign compute_num_thread_z_num_thread_partial = {compute_num_thread_z_num_thread_partial_byte_3,
      compute_num_thread_z_num_thread_partial_byte_2};
  wire write_compute_pgm_lo = write_compute_control_all & (bus_address[7:2] == 6'hc);
  assign compute_pgm_lo_data = compute_pgm_lo_data_byte;
  wire write_compute_pgm_hi = write_compute_control_all & (bus_address[7:2] == 6'hd);
  wire write_compute_pgm_rsrc1 = write_compute_control_all & (bus_address[7:2] == 6'h12);
  assign compute_pgm_rsrc1_float_mode = {compute_pgm_rsrc1_float_mode_byte_2, compute_pgm_rsrc1_float_mode_byte_1};
  wire write_compute_pgm_rsrc2 = write_compute_control_all & (bus_address[7:2] == 6'h13);
  assign compute_pgm_rsrc2_lds_size = {compute_pgm_rsrc2_lds_size_byte_2, compute_pgm_rsrc2_lds_size_byte_1};
  wire write_compute_resource_limits = write_compute_control_all & (bus_address[7:2] == 6'h15);
  assign compute_resource_limits_waves_per_sh = {compute_resource_limits_waves_per_sh_byte_1,
      compute_resource_limits_waves_per_sh_byte_0};
  wire write_compute_tmpring_size = write_compute_control_all & (bus_address[7:2] == 6'h18);
  assign compute_tmpring_size_waves = {compute_tmpring_size_waves_byte_1, compute_tmpring_size_waves_byte_0};
  assign compute_tmpring_size_wavesize = {compute_tmpring_size_wavesize_byte_3, compute_tmpring_size_wavesize_byte_2,
      compute_tmpring_size_wavesize_byte_1};
  wire write_compute_pgm_rsrc3 = write_compute_control_all & (bus_address[7:2] == 6'h28);
  wire write_compute_scratch_base_lo = write_compute_control_all & (bus_address[7:2] == 6'h2c);
  assign compute_scratch_base_lo_data = compute_scratch_base_lo_data_byte;
  wire write_compute_scratch_base_hi = write_compute_control_all & (bus_address[7:2] == 6'h2d);
  wire write_compute_control = write_compute_control_all & (bus_address[7:2] == 6'h2f);
  wire shader_page_b9 = bus_address[17:8] == 10'hb9;
  reg found_entry;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf: found_entry =
        1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [21:0] bus_read_data_joined = {compute_fault_lane, compute_fault_slot, 2'd0, compute_fault_simd,
      compute_fault_reason, compute_fault_kind};
  wire [7:0] bus_read_data_joined_2 = {compute_status_error, 1'b0, compute_status_stopped, compute_status_fault,
      compute_status_busy};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'h2e: bus_read_data_entry = {1'b1, {24'd0, bus_read_data_joined_2}};
    6'h30: bus_read_data_entry = {1'b1, {10'd0, bus_read_data_joined}};
    6'h31: bus_read_data_entry = {1'b1, compute_fault_pc_lo_data};
    6'h32: bus_read_data_entry = {1'b1, {16'd0, compute_fault_pc_hi_data}};
    6'h33: bus_read_data_entry = {1'b1, compute_fault_group_x_group};
    6'h34: bus_read_data_entry = {1'b1, compute_fault_group_yz_z, compute_fault_group_yz_y};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11, 6'h12, 6'h13,
        6'h15, 6'h18, 6'h28, 6'h2c, 6'h2d, 6'h2f, 6'h35, 6'h36, 6'h37: found_entry_bus_address_7_2 = 1'b1;
    default: found_entry_bus_address_7_2 = 1'b0;
  endcase

  wire found_any = ((bus_write ? found_entry_bus_address_7_2 : bus_read_data_entry[32]) & shader_page_b8) |
      (bus_write & found_entry & shader_page_b9);
  wire found = found_any & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_compute_dim_x_size_byte
    always @(posedge clock) begin
      if (write_compute_dim_x & bus_bytes[i]) compute_dim_x_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_dim_y & bus_bytes[i]) compute_dim_y_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_dim_z & bus_bytes[i]) compute_dim_z_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_start_x & bus_bytes[i]) compute_start_x_start_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_start_y & bus_bytes[i]) compute_start_y_start_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_start_z & bus_bytes[i]) compute_start_z_start_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_pgm_lo & bus_bytes[i]) compute_pgm_lo_data_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_compute_scratch_base_lo & bus_bytes[i]) begin
        compute_scratch_base_lo_data_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
    end
  end

  wire write_compute_user_data_all = writing & shader_page_b9;
  for (i = 0; i < 6; i = i + 1) begin : each_write_compute_user_data
    localparam [5:0] INDEX = i + 10;
    assign write_compute_user_data[i + 10] = write_compute_user_data_all & (bus_address[7:2] == INDEX);
  end

  for (i = 0; i < 10; i = i + 1) begin : each_write_compute_user_data_2
    localparam [5:0] INDEX_2 = i;
    assign write_compute_user_data[i] = write_compute_user_data_all & write_compute_user_data_equal[i];
    assign write_compute_user_data_equal[i] = bus_address[7:2] == INDEX_2;
  end

  for (i = 0; i < 16; i = i + 1) begin : each_compute_user_data_data
    reg [7:0] compute_user_data_data_byte_0;
    reg [7:0] compute_user_data_data_byte_1;
    reg [7:0] compute_user_data_data_byte_2;
    reg [7:0] compute_user_data_data_byte_3;
    assign compute_user_data_data[i*32 +: 32] = {compute_user_data_data_byte_3, compute_user_data_data_byte_2,
        compute_user_data_data_byte_1, compute_user_data_data_byte_0};
    initial begin
      compute_user_data_data_byte_0 = 8'd0; compute_user_data_data_byte_1 = 8'd0;
      compute_user_data_data_byte_2 = 8'd0; compute_user_data_data_byte_3 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_user_data[i] & bus_bytes[0]) compute_user_data_data_byte_0 <= bus_data[7:0];
      if (write_compute_user_data[i] & bus_bytes[1]) compute_user_data_data_byte_1 <= bus_data[15:8];
      if (write_compute_user_data[i] & bus_bytes[2]) compute_user_data_data_byte_2 <= bus_data[23:16];
      if (write_compute_user_data[i] & bus_bytes[3]) compute_user_data_data_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    compute_dispatch_initiator_compute_shader_en = 1'b0; compute_dispatch_initiator_partial_tg_en = 1'b0;
    compute_dispatch_initiator_force_start_at_000 = 1'b0; compute_dispatch_initiator_ordered_append_enbl = 1'b0;
    compute_dispatch_initiator_use_thread_dimensions = 1'b0; compute_dispatch_initiator_restore = 1'b0;
    compute_dispatch_initiator_cs_w32_en = COMPUTE_DISPATCH_INITIATOR_CS_W32_EN_WAVE64;
    compute_dispatch_initiator_strobe = 1'b0; compute_num_thread_x_num_thread_full_byte_0 = 8'd0;
    compute_num_thread_x_num_thread_full_byte_1 = 8'd0; compute_num_thread_x_num_thread_partial_byte_2 = 8'd0;
    compute_num_thread_x_num_thread_partial_byte_3 = 8'd0; compute_num_thread_y_num_thread_full_byte_0 = 8'd0;
    compute_num_thread_y_num_thread_full_byte_1 = 8'd0; compute_num_thread_y_num_thread_partial_byte_2 = 8'd0;
    compute_num_thread_y_num_thread_partial_byte_3 = 8'd0; compute_num_thread_z_num_thread_full_byte_0 = 8'd0;
    compute_num_thread_z_num_thread_full_byte_1 = 8'd0; compute_num_thread_z_num_thread_partial_byte_2 = 8'd0;
    compute_num_thread_z_num_thread_partial_byte_3 = 8'd0; compute_pgm_hi_data = 8'd0;
    compute_pgm_rsrc1_vgprs = 6'd0; compute_pgm_rsrc1_float_mode_byte_1 = 4'd0;
    compute_pgm_rsrc1_float_mode_byte_2 = 4'd0; compute_pgm_rsrc1_priv = 1'b0; compute_pgm_rsrc1_debug_mode = 1'b0;
    compute_pgm_rsrc1_bulky = 1'b0; compute_pgm_rsrc1_fp16_ovfl = 1'b0; compute_pgm_rsrc2_scratch_en = 1'b0;
    compute_pgm_rsrc2_user_sgpr = 5'd0; compute_pgm_rsrc2_trap_present = 1'b0;
    compute_pgm_rsrc2_tidig_comp_cnt = 2'd0; compute_pgm_rsrc2_lds_size_byte_1 = 1'b0;
    compute_pgm_rsrc2_lds_size_byte_2 = 8'd0; compute_resource_limits_waves_per_sh_byte_0 = 8'd0;
    compute_resource_limits_waves_per_sh_byte_1 = 2'd0; compute_resource_limits_tg_per_cu = 4'd0;
    compute_tmpring_size_waves_byte_0 = 8'd0; compute_tmpring_size_waves_byte_1 = 4'd0;
    compute_tmpring_size_wavesize_byte_1 = 4'd0; compute_tmpring_size_wavesize_byte_2 = 8'd0;
    compute_tmpring_size_wavesize_byte_3 = 1'b0; compute_pgm_rsrc3_dynamic_vgpr = 1'b0;
    compute_scratch_base_hi_data = 8'd0; compute_control_abort = 1'b0; compute_control_clear_fault = 1'b0;
    compute_control_strobe = 1'b0; bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0;
    compute_dim_x_size_byte = 32'd0; compute_dim_y_size_byte = 32'd0; compute_dim_z_size_byte = 32'd0;
    compute_start_x_start_byte = 32'd0; compute_start_y_start_byte = 32'd0; compute_start_z_start_byte = 32'd0;
    compute_pgm_lo_data_byte = 32'd0; compute_scratch_base_lo_data_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_compute_dispatch_initiator & bus_bytes[0]) begin
    compute_dispatch_initiator_compute_shader_en <= bus_data[0];
    compute_dispatch_initiator_partial_tg_en <= bus_data[1];
    compute_dispatch_initiator_force_start_at_000 <= bus_data[2];
    compute_dispatch_initiator_ordered_append_enbl <= bus_data[3];
    compute_dispatch_initiator_use_thread_dimensions <= bus_data[5];
    end
    if (write_compute_dispatch_initiator & bus_bytes[1]) begin
      compute_dispatch_initiator_restore <= bus_data[14]; compute_dispatch_initiator_cs_w32_en <= bus_data[15];
    end
    compute_dispatch_initiator_strobe <= write_compute_dispatch_initiator & (|bus_bytes);
    if (write_compute_num_thread_x & bus_bytes[0]) compute_num_thread_x_num_thread_full_byte_0 <= bus_data[7:0];
    if (write_compute_num_thread_x & bus_bytes[1]) compute_num_thread_x_num_thread_full_byte_1 <= bus_data[15:8];
    if (write_compute_num_thread_x & bus_bytes[2]) compute_num_thread_x_num_thread_partial_byte_2 <= bus_data[23:16];
    if (write_compute_num_thread_x & bus_bytes[3]) compute_num_thread_x_num_thread_partial_byte_3 <= bus_data[31:24];
    if (write_compute_num_thread_y & bus_bytes[0]) compute_num_thread_y_num_thread_full_byte_0 <= bus_data[7:0];
    if (write_compute_num_thread_y & bus_bytes[1]) compute_num_thread_y_num_thread_full_byte_1 <= bus_data[15:8];
    if (write_compute_num_thread_y & bus_bytes[2]) compute_num_thread_y_num_thread_partial_byte_2 <= bus_data[23:16];
    if (write_compute_num_thread_y & bus_bytes[3]) compute_num_thread_y_num_thread_partial_byte_3 <= bus_data[31:24];
    if (write_compute_num_thread_z & bus_bytes[0]) compute_num_thread_z_num_thread_full_byte_0 <= bus_data[7:0];
    if (write_compute_num_thread_z & bus_bytes[1]) compute_num_thread_z_num_thread_full_byte_1 <= bus_data[15:8];
    if (write_compute_num_thread_z & bus_bytes[2]) compute_num_thread_z_num_thread_partial_byte_2 <= bus_data[23:16];
    if (write_compute_num_thread_z & bus_bytes[3]) compute_num_thread_z_num_thread_partial_byte_3 <= bus_data[31:24];
    if (write_compute_pgm_hi & bus_bytes[0]) compute_pgm_hi_data <= bus_data[7:0];
    if (write_compute_pgm_rsrc1 & bus_bytes[0]) compute_pgm_rsrc1_vgprs <= bus_data[5:0];
    if (write_compute_pgm_rsrc1 & bus_bytes[1]) compute_pgm_rsrc1_float_mode_byte_1 <= bus_data[15:12];
    if (write_compute_pgm_rsrc1 & bus_bytes[2]) begin
      compute_pgm_rsrc1_float_mode_byte_2 <= bus_data[19:16]; compute_pgm_rsrc1_priv <= bus_data[20];
      compute_pgm_rsrc1_debug_mode <= bus_data[22];
    end
    if (write_compute_pgm_rsrc1 & bus_bytes[3]) begin
      compute_pgm_rsrc1_bulky <= bus_data[24]; compute_pgm_rsrc1_fp16_ovfl <= bus_data[26];
    end
    if (write_compute_pgm_rsrc2 & bus_bytes[0]) begin
      compute_pgm_rsrc2_scratch_en <= bus_data[0]; compute_pgm_rsrc2_user_sgpr <= bus_data[5:1];
      compute_pgm_rsrc2_trap_present <= bus_data[6];
    end
    if (write_compute_pgm_rsrc2 & bus_bytes[1]) begin
      compute_pgm_rsrc2_tidig_comp_cnt <= bus_data[12:11]; compute_pgm_rsrc2_lds_size_byte_1 <= bus_data[15];
    end
    if (write_compute_pgm_rsrc2 & bus_bytes[2]) compute_pgm_rsrc2_lds_size_byte_2 <= bus_data[23:16];
    if (write_compute_resource_limits & bus_bytes[0]) compute_resource_limits_waves_per_sh_byte_0 <= bus_data[7:0];
    if (write_compute_resource_limits & bus_bytes[1]) begin
    compute_resource_limits_waves_per_sh_byte_1 <= bus_data[9:8];
    compute_resource_limits_tg_per_cu <= bus_data[15:12];
    end
    if (write_compute_tmpring_size & bus_bytes[0]) compute_tmpring_size_waves_byte_0 <= bus_data[7:0];
    if (write_compute_tmpring_size & bus_bytes[1]) begin
      compute_tmpring_size_waves_byte_1 <= bus_data[11:8]; compute_tmpring_size_wavesize_byte_1 <= bus_data[15:12];
    end
    if (write_compute_tmpring_size & bus_bytes[2]) compute_tmpring_size_wavesize_byte_2 <= bus_data[23:16];
    if (write_compute_tmpring_size & bus_bytes[3]) compute_tmpring_size_wavesize_byte_3 <= bus_data[24];
    if (write_compute_pgm_rsrc3 & bus_bytes[2]) compute_pgm_rsrc3_dynamic_vgpr <= bus_data[17];
    if (write_compute_scratch_base_hi & bus_bytes[0]) compute_scratch_base_hi_data <= bus_data[7:0];
    if (write_compute_control & bus_bytes[0]) begin
      compute_control_abort <= bus_data[0]; compute_control_clear_fault <= bus_data[1];
    end
    compute_control_strobe <= write_compute_control & (|bus_bytes);
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_entry[31:0] & {32{shader_page_b8}} & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
