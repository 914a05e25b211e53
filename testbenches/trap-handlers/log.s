// Logs what it is entered for, and returns behind S_TRAP. TMA points to the log: its length in bytes, then two words an entry, the trap ID
// and the low half of the program counter. TTMP7 to TTMP9 tell the wave where it is and stay as they are; so do SCC, EXEC and the VGPRs.
        s_getreg_b32 ttmp2, hwreg(HW_REG_STATE_PRIV, 9, 1)
        s_mov_b64 ttmp[10:11], exec
        s_mov_b64 exec, 1
        v_readfirstlane_b32 ttmp12, v0
        v_readfirstlane_b32 ttmp13, v1
        v_readfirstlane_b32 ttmp14, v2
        s_sendmsg_rtn_b64 ttmp[4:5], sendmsg(MSG_RTN_GET_TMA)
        s_wait_kmcnt 0x0
        s_lshr_b32 ttmp6, ttmp1, 28
        s_and_b32 ttmp1, ttmp1, 0xffff
        v_mov_b32_e32 v0, 0
        v_mov_b32_e32 v1, 8
        global_atomic_add_u32 v1, v0, v1, ttmp[4:5] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
        s_wait_loadcnt 0x0
        v_mov_b32_e32 v2, ttmp6
        global_store_b32 v1, v2, ttmp[4:5] offset:4
        v_mov_b32_e32 v2, ttmp0
        global_store_b32 v1, v2, ttmp[4:5] offset:8
        s_wait_storecnt 0x0
        s_cmp_eq_u32 ttmp6, 0
        s_cbranch_scc1 return
        s_add_co_u32 ttmp0, ttmp0, 4
        s_add_co_ci_u32 ttmp1, ttmp1, 0
return:
        v_mov_b32_e32 v0, ttmp12
        v_mov_b32_e32 v1, ttmp13
        v_mov_b32_e32 v2, ttmp14
        s_mov_b64 exec, ttmp[10:11]
        s_cmp_lg_u32 ttmp2, 0
        s_rfe_b64 ttmp[0:1]
