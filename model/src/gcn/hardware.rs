//! The hardware registers of GCN that S_GETREG and S_SETREG reach (SQ_SOPK), by the ids that LLVM names.

use crate::hardware::Slice;
use crate::mode::Mode;
use crate::wave::Wave;

const MODE: u8 = 1;
const STATUS: u8 = 2;
const TRAPSTS: u8 = 3;

/// Bits of MODE that a shader may write: FP_ROUND, FP_DENORM, DX10_CLAMP, IEEE, LOD_CLAMPED, DEBUG_EN, EXCP_EN, VSKIP, CSP.
const MODE_WRITABLE: u32 = 0xf007_ffff;
/// TRAPSTS.EXCP: the exceptions of the float unit; the address watch and memory violations are not a shader's.
const EXCEPTIONS: u32 = 0x7f;
/// TRAPSTS.EXCP: a memory violation.
const MEMORY_VIOLATION: u32 = 1 << 8;
/// EXCP_FLAG_PRIV.memviol, where a wave keeps it.
const KEPT_VIOLATION: u32 = 1 << 4;

/// Reads a slice. HW_ID, GPR_ALLOC, LDS_ALLOC and IB_STS read zero: the first wave of the first unit, everything arrived.
pub fn read(wave: &Wave, slice: Slice) -> u32 {
    (register(wave, slice.index) & slice.mask()) >> slice.offset
}

/// Writes the bits of a slice that a shader may write.
pub fn write(wave: &mut Wave, slice: Slice, value: u32) {
    let writable = match slice.index {
        MODE => MODE_WRITABLE,
        TRAPSTS => EXCEPTIONS,
        _ => return,
    };
    let mask = slice.mask() & writable;
    let new = value << slice.offset & mask | register(wave, slice.index) & !mask;
    match slice.index {
        MODE => wave.hardware.mode = Mode(new),
        _ => wave.hardware.excp_flag_user = new & EXCEPTIONS,
    }
    wave.record_hardware(slice.index, new);
}

fn register(wave: &Wave, index: u8) -> u32 {
    let hardware = &wave.hardware;
    match index {
        MODE => hardware.mode.0,
        // SCC 0, EXECZ 9 and VCCZ 10 follow from other state.
        STATUS => {
            hardware.status & !(1 | 1 << 9 | 1 << 10)
                | u32::from(wave.scc())
                | u32::from(wave.exec() == 0) << 9
                | u32::from(wave.vcc() == 0) << 10
        }
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
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_denormal_field_of_mode_is_written_alone() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.hardware.mode = Mode(0x3c0);
        // What compilers write around a division: hwreg(HW_REG_MODE, 4, 2), 3.
        let slice = Slice::from_simm16(1 << 11 | 4 << 6 | 1);
        write(&mut wave, slice, 3);
        assert_eq!(wave.mode().0, 0x3f0);
        assert_eq!(read(&wave, slice), 3);
    }

    #[test]
    fn status_shows_scc_and_empty_masks() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_scc(true);
        let slice = Slice::from_simm16(31 << 11 | 2);
        assert_eq!(read(&wave, slice) & 0x601, 0x601);
        write(&mut wave, slice, 0);
        assert!(wave.scc());
    }
}
