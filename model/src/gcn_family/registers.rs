//! The hardware registers that S_GETREG and S_SETREG reach, by the ids that LLVM names.

use crate::hardware::Slice;
use crate::mode::Mode;
use crate::wave::Wave;

const MODE: u8 = 1;
const STATUS: u8 = 2;
pub const TRAPSTS: u8 = 3;
/// TRAPSTS.EXCP: the exceptions of the float unit; the address watch and memory violations are not a shader's.
pub const EXCEPTIONS: u32 = 0x7f;

/// What an instruction set decides of them.
pub struct Registers {
    /// Bits of MODE that a shader may write.
    pub mode_writable: u32,
    /// The value of a register other than MODE and STATUS.
    pub other: fn(&Wave, u8) -> u32,
}

impl Registers {
    /// Reads a slice.
    pub fn read(&self, wave: &Wave, slice: Slice) -> u32 {
        (self.register(wave, slice.index) & slice.mask()) >> slice.offset
    }

    /// Writes the bits of a slice that a shader may write.
    pub fn write(&self, wave: &mut Wave, slice: Slice, value: u32) {
        let writable = match slice.index {
            MODE => self.mode_writable,
            TRAPSTS => EXCEPTIONS,
            _ => return,
        };
        let mask = slice.mask() & writable;
        let new = value << slice.offset & mask | self.register(wave, slice.index) & !mask;
        match slice.index {
            MODE => wave.hardware.mode = Mode(new),
            _ => wave.hardware.excp_flag_user = new & EXCEPTIONS,
        }
        wave.record_hardware(slice.index, new);
    }

    fn register(&self, wave: &Wave, index: u8) -> u32 {
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
            other => (self.other)(wave, other),
        }
    }
}
