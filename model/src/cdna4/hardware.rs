//! The hardware registers that S_GETREG and S_SETREG reach (3.4, 3.5, 3.10, 3.12), by the ids that LLVM names.

use crate::hardware::Slice;
use crate::mode::Mode;
use crate::wave::Wave;

const MODE: u8 = 1;
const STATUS: u8 = 2;
const TRAPSTS: u8 = 3;
const SH_MEM_BASES: u8 = 15;

/// Bits of MODE that a shader may write: FP_ROUND, FP_DENORM, DX10_CLAMP, IEEE, DEBUG_EN, EXCP_EN, FP16_OVFL, GPR_IDX_EN,
/// VSKIP, CSP.
const MODE_WRITABLE: u32 = 0xf89f_fbff;
/// TRAPSTS.EXCP: the exceptions of the float unit.
const EXCEPTIONS: u32 = 0x7f;

/// Reads a slice. HW_ID, XCC_ID, GPR_ALLOC, LDS_ALLOC and IB_STS read zero: the first wave of the first unit, everything
/// arrived.
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
        TRAPSTS => hardware.excp_flag_user & EXCEPTIONS,
        SH_MEM_BASES => u32::from(hardware.private_base) | u32::from(hardware.shared_base) << 16,
        _ => 0,
    }
}
