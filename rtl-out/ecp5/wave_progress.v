// wave_progress: generator of hdl/src/front/progress.rs:8
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_progress (
  input wire happens_scalar_write, // What happens.
  input wire happens_scc_write, input wire happens_mode_write, input wire happens_salu_done,
  input wire happens_valu_read, input wire happens_valu_done, input wire happens_valu_scalar_done,
  input wire happens_smem_done, input wire happens_resume, input wire happens_transfer,
  input wire happens_vmem_read, input wire happens_load_done, input wire happens_store_done,
  input wire happens_lds_read, input wire happens_lds_done,
  input wire [3:0] workers_scalar_write, // To which waves.
  input wire [3:0] workers_salu, input wire [3:0] workers_valu_head, input wire [3:0] workers_valu,
  input wire [3:0] workers_smem_read, input wire [3:0] workers_smem, input wire [3:0] workers_vmem_read,
  input wire [3:0] workers_vmem, input wire [3:0] workers_lds_read, input wire [3:0] workers_lds,
  output wire [3:0] of_wave_scalar_write, // To each wave.
  output wire [3:0] of_wave_scc_write, output wire [3:0] of_wave_mode_write, output wire [3:0] of_wave_salu_done,
  output wire [3:0] of_wave_valu_read, output wire [3:0] of_wave_valu_done,
  output wire [3:0] of_wave_valu_scalar_done, output wire [3:0] of_wave_smem_done, output wire [3:0] of_wave_resume,
  output wire [3:0] of_wave_transfer, output wire [3:0] of_wave_vmem_read, output wire [3:0] of_wave_load_done,
  output wire [3:0] of_wave_store_done, output wire [3:0] of_wave_lds_read, output wire [3:0] of_wave_lds_done
);

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_of_wave
    localparam [3:0] INDEX = i;
    assign of_wave_scalar_write[i] = happens_scalar_write & (workers_scalar_write == INDEX);
    wire workers_salu_is_INDEX = workers_salu == INDEX;
    assign of_wave_scc_write[i] = happens_scc_write & workers_salu_is_INDEX;
    assign of_wave_mode_write[i] = happens_mode_write & workers_salu_is_INDEX;
    assign of_wave_salu_done[i] = happens_salu_done & workers_salu_is_INDEX;
    assign of_wave_valu_read[i] = happens_valu_read & (workers_valu_head == INDEX);
    wire workers_valu_is_INDEX = workers_valu == INDEX;
    assign of_wave_valu_done[i] = happens_valu_done & workers_valu_is_INDEX;
    assign of_wave_valu_scalar_done[i] = happens_valu_scalar_done & workers_valu_is_INDEX;
    wire workers_smem_is_INDEX = workers_smem == INDEX;
    assign of_wave_smem_done[i] = happens_smem_done & workers_smem_is_INDEX;
    assign of_wave_resume[i] = happens_resume & workers_smem_is_INDEX;
    assign of_wave_transfer[i] = happens_transfer & (workers_smem_read == INDEX);
    assign of_wave_vmem_read[i] = happens_vmem_read & (workers_vmem_read == INDEX);
    wire workers_vmem_is_INDEX = workers_vmem == INDEX;
    assign of_wave_load_done[i] = happens_load_done & workers_vmem_is_INDEX;
    assign of_wave_store_done[i] = happens_store_done & workers_vmem_is_INDEX;
    assign of_wave_lds_read[i] = happens_lds_read & (workers_lds_read == INDEX);
    assign of_wave_lds_done[i] = happens_lds_done & (workers_lds == INDEX);
  end

endmodule

`default_nettype wire
