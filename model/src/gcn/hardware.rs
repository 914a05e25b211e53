//! The hardware registers of GCN that S_GETREG and S_SETREG reach (SQ_SOPK).

use crate::gcn_family::registers::{EXCEPTIONS, Registers, TRAPSTS};
use crate::wave::Wave;

/// TRAPSTS.EXCP: a memory violation.
const MEMORY_VIOLATION: u32 = 1 << 8;
/// EXCP_FLAG_PRIV.memviol, where a wave keeps it.
const KEPT_VIOLATION: u32 = 1 << 4;

/// Of MODE a shader may write FP_ROUND, FP_DENORM, DX10_CLAMP, IEEE, LOD_CLAMPED, DEBUG_EN, EXCP_EN, VSKIP and CSP.
pub const REGISTERS: Registers = Registers { mode_writable: 0xf007_ffff, other };

/// HW_ID, GPR_ALLOC, LDS_ALLOC and IB_STS read zero: the first wave of the first unit, everything arrived.
fn other(wave: &Wave, index: u8) -> u32 {
    let hardware = &wave.hardware;
    match index {
        TRAPSTS => {
            let violation = if hardware.excp_flag_priv & KEPT_VIOLATION != 0 { MEMORY_VIOLATION } else { 0 };
            hardware.excp_flag_user & EXCEPTIONS | violation
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hardware::Slice;
    use crate::mode::Mode;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_denormal_field_of_mode_is_written_alone() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.hardware.mode = Mode(0x3c0);
        // What compilers write around a division: hwreg(HW_REG_MODE, 4, 2), 3.
        let slice = Slice::from_simm16(1 << 11 | 4 << 6 | 1);
        REGISTERS.write(&mut wave, slice, 3);
        assert_eq!(wave.mode().0, 0x3f0);
        assert_eq!(REGISTERS.read(&wave, slice), 3);
    }

    #[test]
    fn status_shows_scc_and_empty_masks() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_scc(true);
        let slice = Slice::from_simm16(31 << 11 | 2);
        assert_eq!(REGISTERS.read(&wave, slice) & 0x601, 0x601);
        REGISTERS.write(&mut wave, slice, 0);
        assert!(wave.scc());
    }
}
