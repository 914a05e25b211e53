// Serves a host that wants to look at a wave: counts the entry at TMA, halts the wave (it stands still once the handler has returned) and
// lets it go on when the host resumes it.
        s_getreg_b32 ttmp2, hwreg(HW_REG_STATE_PRIV, 9, 1)
        s_mov_b64 ttmp[10:11], exec
        s_mov_b64 exec, 1
        v_readfirstlane_b32 ttmp12, v0
        v_readfirstlane_b32 ttmp13, v1
        v_readfirstlane_b32 ttmp14, v2
        s_sendmsg_rtn_b64 ttmp[4:5], sendmsg(MSG_RTN_GET_TMA)
        s_wait_kmcnt 0x0
        s_getreg_b32 ttmp6, hwreg(HW_REG_EXCP_FLAG_PRIV, 7, 1)
        s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_PRIV, 7, 1), 0
        v_mov_b32_e32 v0, 0
        v_mov_b32_e32 v1, ttmp6
        global_atomic_add_u32 v0, v1, ttmp[4:5]
        s_wait_storecnt 0x0
        s_sethalt 1
        v_mov_b32_e32 v0, ttmp12
        v_mov_b32_e32 v1, ttmp13
        v_mov_b32_e32 v2, ttmp14
        s_mov_b64 exec, ttmp[10:11]
        s_cmp_lg_u32 ttmp2, 0
        s_rfe_b64 ttmp[0:1]
