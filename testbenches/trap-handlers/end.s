// Ends a wave that meets a violation of memory, or an instruction that is none: TMA points to the flags (EXCP_FLAG_PRIV) that it leaves
// behind, and to the low half of the program counter.
        s_mov_b64 exec, 1
        s_sendmsg_rtn_b64 ttmp[4:5], sendmsg(MSG_RTN_GET_TMA)
        s_wait_kmcnt 0x0
        s_getreg_b32 ttmp6, hwreg(HW_REG_EXCP_FLAG_PRIV)
        v_mov_b32_e32 v0, 0
        v_mov_b32_e32 v1, ttmp6
        v_mov_b32_e32 v2, ttmp0
        global_store_b64 v0, v[1:2], ttmp[4:5]
        s_wait_storecnt 0x0
        s_endpgm
