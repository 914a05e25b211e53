; A picture of a scene: the ray of each pixel through a hierarchy of boxes, to the nearest of its triangles. Whatever is not hit is black.
; The lanes of a wave walk each at its own node; what they have still to visit is in their stacks in LDS, 16 entries each.
;
;   rays    64 bytes each: first node (8 bytes), extent, origin, direction, reciprocals, 16 bytes unused
;   nodes   the hierarchy; the last word of a node of triangles is its colour
;   picture a word a ray
.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
.text
.globl trace
.p2align 8
.type trace,@function
trace:
  s_load_b128 s[4:7], s[0:1], 0x0
  s_load_b64 s[12:13], s[0:1], 0x10
  v_and_b32_e32 v1, 0x3ff, v0
  s_lshl_b32 s14, ttmp9, 6
  v_add_nc_u32_e32 v3, s14, v1
  v_lshlrev_b32_e32 v21, 6, v3
  s_wait_kmcnt 0x0
  ; The resource: children by entry, boxes reach 6 * 2^-24 further, 256 units.
  s_lshr_b64 s[8:9], s[6:7], 8
  s_or_b32 s9, s9, 0x83000000
  s_movk_i32 s10, 0xff
  s_brev_b32 s11, 1
  global_load_b128 v[4:7], v21, s[4:5]
  global_load_b128 v[8:11], v21, s[4:5] offset:16
  global_load_b128 v[12:15], v21, s[4:5] offset:32
  ; The stack of a lane: 16 dwords from its number times 16 on.
  v_lshlrev_b32_e32 v23, 19, v1
  v_mov_b32_e32 v24, -1
  v_mov_b32_e32 v22, 0
  s_wait_loadcnt 0x0
visit:
  image_bvh64_intersect_ray v[16:19], [v[4:5], v6, v[7:9], v[10:12], v[13:15]], s[8:11]
  v_and_b32_e32 v25, 4, v4
  v_cmp_eq_u32_e32 vcc_lo, 0, v25
  s_wait_bvhcnt 0x0
  s_and_saveexec_b32 s15, vcc_lo
  s_cbranch_execz boxes
  ; A triangle: no farther one counts any more.
  v_rcp_f32_e32 v26, v17
  v_mul_f32_e32 v26, v16, v26
  v_cmp_ne_u32_e32 vcc_lo, 0, v19
  v_cndmask_b32_e32 v6, v6, v26, vcc_lo
  v_cndmask_b32_e32 v22, v22, v18, vcc_lo
  v_mov_b32_e32 v16, -1
  v_mov_b32_e32 v17, -1
  v_mov_b32_e32 v18, -1
  v_mov_b32_e32 v19, -1
boxes:
  s_mov_b32 exec_lo, s15
  ds_bvh_stack_push4_pop1_rtn_b32 v4, v23, v24, v[16:19] offset:16
  s_wait_dscnt 0x0
  v_cmp_ne_u32_e32 vcc_lo, -1, v4
  s_and_b32 exec_lo, exec_lo, vcc_lo
  s_cbranch_execnz visit
  s_mov_b32 exec_lo, -1
  v_lshlrev_b32_e32 v3, 2, v3
  global_store_b32 v3, v22, s[12:13]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel trace
  .amdhsa_group_segment_fixed_size 4096
  .amdhsa_kernarg_size 24
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 28
  .amdhsa_next_free_sgpr 24
  .amdhsa_wavefront_size32 1
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1201
amdhsa.kernels:
  - .name: trace
    .symbol: trace.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 24
    .vgpr_count: 28
    .max_flat_workgroup_size: 64
    .args:
      - .name: rays
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: nodes
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: picture
        .offset: 16
        .size: 8
        .value_kind: global_buffer
        .address_space: global
...
.end_amdgpu_metadata
