//! The hardware registers that S_GETREG and S_SETREG reach (3.4, 3.5, 3.10, 3.12).

use crate::gcn_family::registers::{EXCEPTIONS, Registers, TRAPSTS};
use crate::wave::Wave;

const SH_MEM_BASES: u8 = 15;

/// Of MODE a shader may write FP_ROUND, FP_DENORM, DX10_CLAMP, IEEE, DEBUG_EN, EXCP_EN, FP16_OVFL, GPR_IDX_EN, VSKIP and CSP.
pub const REGISTERS: Registers = Registers { mode_writable: 0xf89f_fbff, other };

/// HW_ID, XCC_ID, GPR_ALLOC, LDS_ALLOC and IB_STS read zero: the first wave of the first unit, everything arrived.
fn other(wave: &Wave, index: u8) -> u32 {
    let hardware = &wave.hardware;
    match index {
        TRAPSTS => hardware.excp_flag_user & EXCEPTIONS,
        SH_MEM_BASES => u32::from(hardware.private_base) | u32::from(hardware.shared_base) << 16,
        _ => 0,
    }
}
