// Sixteen waves draw a ticket each, an atomic sum of scalar memory that returns, and store its square with scalar memory, which
// compilers do not use. What a wave stores it loads again.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.text
.globl tickets
.p2align 8
.type tickets,@function
tickets:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  s_mov_b32 s8, 1
  s_atomic_add s8, s[4:5], 0x0 glc
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v1, s8
  s_lshl_b32 s9, s8, 2
  s_add_u32 s10, s6, s9
  s_addc_u32 s11, s7, 0
  s_mul_i32 s12, s8, s8
  s_store_dword s12, s[10:11], 0x0
  s_waitcnt lgkmcnt(0)
  s_dcache_wb
  s_load_dword s13, s[10:11], 0x0
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v2, s13
  s_endpgm
.rodata
.p2align 6
.amdhsa_kernel tickets
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_user_sgpr_count 2
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 4
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: tickets
    .symbol: tickets.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
      - {.size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global}
...
.end_amdgpu_metadata
