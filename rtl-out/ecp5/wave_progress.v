// wave_progress: generator of hdl/src/front/progress.rs:8. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_progress (
  input wire happens_scalar_write, // What happens.
  input wire happens_scc_write, happens_mode_write, happens_salu_done, happens_valu_read, happens_valu_done,
  happens_valu_scalar_done, happens_smem_done, happens_resume, happens_transfer, happens_vmem_read,
  happens_load_done, happens_store_done, happens_lds_read, happens_lds_done,
  input wire [3:0] workers_scalar_write, // To which waves.
  input wire [3:0] workers_salu, workers_valu_head, workers_valu, workers_smem_read, workers_smem,
  workers_vmem_read, workers_vmem, workers_lds_read, workers_lds,
  output wire [3:0] of_wave_scalar_write, // To each wave.
  output wire [3:0] of_wave_scc_write, of_wave_mode_write, of_wave_salu_done, of_wave_valu_read, of_wave_valu_done,
  of_wave_valu_scalar_done, of_wave_smem_done, of_wave_resume, of_wave_transfer, of_wave_vmem_read,
  of_wave_load_done, of_wave_store_done, of_wave_lds_read, of_wave_lds_done
);

  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_of_wave
    localparam [3:0] INDEX = i;
    assign of_wave_scalar_write[i] = happens_scalar_write & (workers_scalar_write == INDEX);
    wire of_wave_salu_done_equal = workers_salu == INDEX;
    assign of_wave_scc_write[i] = happens_scc_write & of_wave_salu_done_equal;
    assign of_wave_mode_write[i] = happens_mode_write & of_wave_salu_done_equal;
    assign of_wave_salu_done[i] = happens_salu_done & of_wave_salu_done_equal;
    assign of_wave_valu_read[i] = happens_valu_read & (workers_valu_head == INDEX);
    wire of_wave_valu_scalar_done_equal = workers_valu == INDEX;
    assign of_wave_valu_done[i] = happens_valu_done & of_wave_valu_scalar_done_equal;
    assign of_wave_valu_scalar_done[i] = happens_valu_scalar_done & of_wave_valu_scalar_done_equal;
    wire of_wave_resume_equal = workers_smem == INDEX;
    assign of_wave_smem_done[i] = happens_smem_done & of_wave_resume_equal;
    assign of_wave_resume[i] = happens_resume & of_wave_resume_equal;
    assign of_wave_transfer[i] = happens_transfer & (workers_smem_read == INDEX);
    assign of_wave_vmem_read[i] = happens_vmem_read & (workers_vmem_read == INDEX);
    wire of_wave_store_done_equal = workers_vmem == INDEX;
    assign of_wave_load_done[i] = happens_load_done & of_wave_store_done_equal;
    assign of_wave_store_done[i] = happens_store_done & of_wave_store_done_equal;
    assign of_wave_lds_read[i] = happens_lds_read & (workers_lds_read == INDEX);
    assign of_wave_lds_done[i] = happens_lds_done & (workers_lds == INDEX);
  end
endmodule
`default_nettype wire
