; A picture of a scene: the ray of each pixel through a hierarchy of nodes of eight boxes, to the nearest of its triangles. Whatever is not hit is
; black. The lanes of a wave walk each at its own node; what they have still to visit is in their stacks in LDS, 16 entries each.
;
;   rays    48 bytes each: base (8 bytes), extent, mask of instances, origin, direction, first node, 4 bytes unused
;   nodes   the hierarchy; the numbers of triangles are their colours but for the highest byte
;   picture a word a ray
.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
.text
.globl trace8
.p2align 8
.type trace8,@function
trace8:
  s_load_b128 s[4:7], s[0:1], 0x0
  s_load_b64 s[12:13], s[0:1], 0x10
  v_and_b32_e32 v1, 0x3ff, v0
  s_lshl_b32 s14, ttmp9, 6
  v_add_nc_u32_e32 v3, s14, v1
  v_mul_u32_u24_e32 v21, 48, v3
  s_wait_kmcnt 0x0
  ; The resource: children by entry, boxes reach 6 * 2^-24 further, eight boxes sorted together, nodes of RTIP 3.1, 256 units.
  s_lshr_b64 s[8:9], s[6:7], 8
  s_or_b32 s9, s9, 0x83000000
  s_movk_i32 s10, 0xff
  s_mov_b32 s11, 0x80280000
  global_load_b128 v[4:7], v21, s[4:5]
  global_load_b128 v[8:11], v21, s[4:5] offset:16
  global_load_b128 v[12:15], v21, s[4:5] offset:32
  ; The stack of a lane: 16 dwords from its number times 16 on.
  v_lshlrev_b32_e32 v23, 19, v1
  v_mov_b32_e32 v16, -1
  v_mov_b32_e32 v22, 0
  s_wait_loadcnt 0x0
visit:
  image_bvh8_intersect_ray v[24:33], [v[4:5], v[6:7], v[8:10], v[11:13], v14], s[8:11]
  v_and_b32_e32 v34, 4, v14
  v_cmp_eq_u32_e32 vcc_lo, 0, v34
  s_wait_bvhcnt 0x0
  s_and_saveexec_b32 s15, vcc_lo
  s_cbranch_execz boxes
  ; Two triangles: no farther one counts any more. Their numbers are above the bit of the side.
  v_cmp_gt_f32_e32 vcc_lo, v6, v24
  v_lshrrev_b32_e32 v35, 1, v27
  v_or_b32_e32 v35, 0xff000000, v35
  v_cndmask_b32_e32 v6, v6, v24, vcc_lo
  v_cndmask_b32_e32 v22, v22, v35, vcc_lo
  v_cmp_gt_f32_e32 vcc_lo, v6, v28
  v_lshrrev_b32_e32 v35, 1, v31
  v_or_b32_e32 v35, 0xff000000, v35
  v_cndmask_b32_e32 v6, v6, v28, vcc_lo
  v_cndmask_b32_e32 v22, v22, v35, vcc_lo
  v_mov_b32_e32 v24, -1
  v_mov_b32_e32 v25, -1
  v_mov_b32_e32 v26, -1
  v_mov_b32_e32 v27, -1
  v_mov_b32_e32 v28, -1
  v_mov_b32_e32 v29, -1
  v_mov_b32_e32 v30, -1
  v_mov_b32_e32 v31, -1
boxes:
  s_mov_b32 exec_lo, s15
  ds_bvh_stack_push8_pop1_rtn_b32 v14, v23, v16, v[24:31] offset:16
  s_wait_dscnt 0x0
  v_cmp_ne_u32_e32 vcc_lo, -1, v14
  s_and_b32 exec_lo, exec_lo, vcc_lo
  s_cbranch_execnz visit
  s_mov_b32 exec_lo, -1
  v_lshlrev_b32_e32 v3, 2, v3
  global_store_b32 v3, v22, s[12:13]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel trace8
  .amdhsa_group_segment_fixed_size 4096
  .amdhsa_kernarg_size 24
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 40
  .amdhsa_next_free_sgpr 24
  .amdhsa_wavefront_size32 1
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1201
amdhsa.kernels:
  - .name: trace8
    .symbol: trace8.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 24
    .vgpr_count: 40
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
