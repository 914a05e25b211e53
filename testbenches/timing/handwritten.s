; The loop of the trace in README.md: ten rounds of scalar and vector arithmetic, transcendental functions and matrix multiplies.
; It begins at 0x100 in the trace; what of a cache line it shares matters, so it is aligned as there.
    s_mov_b32 s1, 8
again:
    s_mov_b32 s20, 0
    s_min_i32 s30, 0, s0
    s_mov_b32 s40, 0
    s_mul_i32 s14, s12, 32
    s_mov_b32 s21, 1
    s_min_i32 s31, 1, s0
    s_mov_b32 s41, 1
    s_mul_i32 s15, s13, 32
    s_mov_b32 s22, 2
    s_min_i32 s32, 2, s0
    s_mov_b32 s42, 2
    s_mul_i32 s16, s14, 32
    s_mov_b32 s23, 3
    s_min_i32 s33, 3, s0
    s_mov_b32 s43, 3
    s_mul_i32 s17, s15, 32
    s_mov_b32 s24, 4
    s_min_i32 s34, 4, s0
    s_mov_b32 s44, 4
    s_mul_i32 s18, s16, 32
    v_mov_b32_e32 v20, 0
    v_lshlrev_b64_e32 v[30:31], 2, v[12:13]
    v_mad_co_u64_u32 v[40:41], null, v12, v13, v[14:15]
    v_mov_b32_e32 v21, 1
    v_lshlrev_b64_e32 v[32:33], 2, v[13:14]
    v_mad_co_u64_u32 v[42:43], null, v13, v14, v[15:16]
    v_mov_b32_e32 v22, 2
    v_lshlrev_b64_e32 v[34:35], 2, v[14:15]
    v_mad_co_u64_u32 v[44:45], null, v14, v15, v[16:17]
    v_mov_b32_e32 v23, 3
    v_lshlrev_b64_e32 v[36:37], 2, v[15:16]
    v_mad_co_u64_u32 v[46:47], null, v15, v16, v[17:18]
    v_mov_b32_e32 v24, 4
    v_lshlrev_b64_e32 v[38:39], 2, v[16:17]
    v_mad_co_u64_u32 v[48:49], null, v16, v17, v[18:19]
    v_mov_b32_e32 v20, 0
    v_s_rcp_f32 s20, s12
    v_rcp_f32_e32 v30, v12
    v_s_exp_f32 s30, s12
    v_mov_b32_e32 v21, 1
    v_s_rcp_f32 s21, s13
    v_rcp_f32_e32 v31, v13
    v_s_exp_f32 s31, s13
    v_mov_b32_e32 v22, 2
    v_s_rcp_f32 s22, s14
    v_rcp_f32_e32 v32, v14
    v_s_exp_f32 s32, s14
    v_mov_b32_e32 v23, 3
    v_s_rcp_f32 s23, s15
    v_rcp_f32_e32 v33, v15
    v_s_exp_f32 s33, s15
    v_mov_b32_e32 v24, 4
    v_s_rcp_f32 s24, s16
    v_rcp_f32_e32 v34, v16
    v_s_exp_f32 s34, s16
    v_wmma_f32_16x16x16_f16 v[38:45], v[30:33], v[34:37], v[38:45]
    v_wmma_i32_16x16x16_iu8 v[50:57], v[46:47], v[48:49], v[50:57]
    v_wmma_f32_16x16x16_f16 v[78:85], v[70:73], v[74:77], v[78:85]
    v_wmma_i32_16x16x16_iu8 v[90:97], v[86:87], v[88:89], v[90:97]
    v_wmma_f32_16x16x16_f16 v[118:125], v[110:113], v[114:117], v[118:125]
    v_wmma_i32_16x16x16_iu8 v[130:137], v[126:127], v[128:129], v[130:137]
    v_wmma_f32_16x16x16_f16 v[158:165], v[150:153], v[154:157], v[158:165]
    v_wmma_i32_16x16x16_iu8 v[170:177], v[166:167], v[168:169], v[170:177]
    v_wmma_f32_16x16x16_f16 v[198:205], v[190:193], v[194:197], v[198:205]
    v_wmma_i32_16x16x16_iu8 v[210:217], v[206:207], v[208:209], v[210:217]
    s_add_co_i32 s1, s1, -1
    s_cmp_eq_i32 s1, 0
    s_cbranch_scc0 again
    s_endpgm
