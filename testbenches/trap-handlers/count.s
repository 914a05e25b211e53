// Counts the exceptions of the ALUs: TMA points to seven counts, in the order of EXCP_FLAG_USER, and to the number of entries behind them.
// The flags are cleared, so that each entry sees those of one instruction.
        s_getreg_b32 ttmp2, hwreg(HW_REG_STATE_PRIV, 9, 1)
        s_mov_b64 ttmp[10:11], exec
        s_mov_b64 exec, 1
        v_readfirstlane_b32 ttmp12, v0
        v_readfirstlane_b32 ttmp13, v1
        v_readfirstlane_b32 ttmp14, v2
        s_sendmsg_rtn_b64 ttmp[4:5], sendmsg(MSG_RTN_GET_TMA)
        s_wait_kmcnt 0x0
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_getreg_b32 ttmp6, hwreg(HW_REG_EXCP_FLAG_USER, 0, 7)
        s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_USER, 0, 7), 0
        s_or_b32 ttmp6, ttmp6, 0x80
        v_mov_b32_e32 v1, 1
next:   s_ctz_i32_b32 ttmp3, ttmp6
        s_bitset0_b32 ttmp6, ttmp3
        s_lshl_b32 ttmp3, ttmp3, 2
        v_mov_b32_e32 v0, ttmp3
        global_atomic_add_u32 v0, v1, ttmp[4:5]
        s_cmp_eq_u32 ttmp6, 0
        s_cbranch_scc0 next
        s_wait_storecnt 0x0
        v_mov_b32_e32 v0, ttmp12
        v_mov_b32_e32 v1, ttmp13
        v_mov_b32_e32 v2, ttmp14
        s_mov_b64 exec, ttmp[10:11]
        s_cmp_lg_u32 ttmp2, 0
        s_rfe_b64 ttmp[0:1]
