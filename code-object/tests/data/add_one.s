// A complete kernel by hand: every work-item adds 1 to its word of a buffer.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
.text
.globl add_one
.p2align 8
.type add_one,@function
add_one:
  s_load_b64 s[2:3], s[0:1], 0x0
  v_lshlrev_b32_e32 v0, 2, v0
  s_wait_kmcnt 0x0
  global_load_b32 v1, v0, s[2:3]
  s_wait_loadcnt 0x0
  v_add_nc_u32_e32 v1, 1, v1
  global_store_b32 v0, v1, s[2:3]
  s_nop 0
  s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
  s_endpgm
.Lend:
  .size add_one, .Lend-add_one
  .fill 48, 4, 0xbf9f0000

.rodata
.p2align 6
.amdhsa_kernel add_one
  .amdhsa_group_segment_fixed_size 16
  .amdhsa_kernarg_size 8
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 2
  .amdhsa_next_free_sgpr 4
  .amdhsa_system_vgpr_workitem_id 2
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1201
amdhsa.kernels:
  - .name: add_one
    .symbol: add_one.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 16
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 4
    .vgpr_count: 2
    .max_flat_workgroup_size: 64
    .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
...
.end_amdgpu_metadata
