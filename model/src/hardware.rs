//! The hardware registers that S_GETREG_B32 and S_SETREG_B32 reach by index (sections 3.4 and 6.9).

use crate::barrier::{Barriers, Which};
use crate::mode::Mode;
use crate::wave::{Wave, WaveSize};

/// Registers that only S_GETREG and S_SETREG reach (section 3.4), and what belongs to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HardwareState {
    /// MODE.
    pub mode: Mode,
    /// STATUS without EXECZ, VCCZ and WAVE64, which follow from other state.
    pub status: u32,
    /// STATE_PRIV without SCC.
    pub state_priv: u32,
    /// EXCP_FLAG_PRIV.
    pub excp_flag_priv: u32,
    /// EXCP_FLAG_USER.
    pub excp_flag_user: u32,
    /// TRAP_CTRL.
    pub trap_ctrl: u32,
    /// SCRATCH_BASE: byte address of this wave's scratch memory.
    pub scratch_base: u64,
    /// HW_ID1.
    pub hw_id1: u32,
    /// HW_ID2.
    pub hw_id2: u32,
    /// Trap base address; bit 63 tells that a trap handler is present.
    pub tba: u64,
    /// Trap memory address.
    pub tma: u64,
    /// SHADER_CYCLES: this model counts one an instruction.
    pub cycles: u64,
    /// SH_MEM_BASES: the upper 16 bits of the shared (LDS) aperture, section 6.10.
    pub shared_base: u16,
    /// SH_MEM_BASES: the upper 16 bits of the private (scratch) aperture.
    pub private_base: u16,
}

/// The apertures as the Linux driver sets SH_MEM_BASES up: LDS at 2^48, scratch at 2^49.
const SHARED_BASE: u16 = 0x0001;
const PRIVATE_BASE: u16 = 0x0002;

/// STATUS.VALID: the wave has been created and not yet ended.
const STATUS_VALID: u32 = 1 << 16;

impl HardwareState {
    /// The registers of a wave that has just been created, those that its launch sets still zero.
    pub const fn new() -> HardwareState {
        HardwareState {
            mode: Mode(0),
            status: STATUS_VALID,
            state_priv: 0,
            excp_flag_priv: 0,
            excp_flag_user: 0,
            trap_ctrl: 0,
            scratch_base: 0,
            hw_id1: 0,
            hw_id2: 0,
            tba: 0,
            tma: 0,
            cycles: 0,
            shared_base: SHARED_BASE,
            private_base: PRIVATE_BASE,
        }
    }
}

impl HardwareState {
    /// What STATE_PRIV and STATUS tell of the barriers that wave number `wave` has not waited for yet.
    pub(crate) const fn show_barriers(&mut self, barriers: &Barriers, wave: u32) {
        self.state_priv &= !BARRIER_COMPLETE;
        self.status &= !TRAP_BARRIER_COMPLETE;
        if barriers.has_completed(Which::WorkGroup, wave) {
            self.state_priv |= BARRIER_COMPLETE;
        }
        if barriers.has_completed(Which::Trap, wave) {
            self.status |= TRAP_BARRIER_COMPLETE;
        }
    }

    /// What the trap handler of the wave wrote there; STATUS is not written.
    pub(crate) const fn restore_barrier(&self, barriers: &mut Barriers, wave: u32) {
        barriers.restore(wave, self.state_priv & BARRIER_COMPLETE != 0);
    }
}

impl Default for HardwareState {
    fn default() -> HardwareState {
        HardwareState::new()
    }
}

/// Who may write a register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Writer {
    /// Any shader.
    User,
    /// The trap handler (STATUS.PRIV).
    Privileged,
    /// Nobody.
    None,
}

/// One register: its index, its name, who may write it and which bits exist for writing.
struct Row {
    index: u8,
    name: &'static str,
    writer: Writer,
    writable: u32,
}

const MODE: u8 = 1;
const STATUS: u8 = 2;
const STATE_PRIV: u8 = 4;
const EXCP_FLAG_PRIV: u8 = 17;
const EXCP_FLAG_USER: u8 = 18;
const TRAP_CTRL: u8 = 19;
const SCRATCH_BASE_LO: u8 = 20;
const SCRATCH_BASE_HI: u8 = 21;
const HW_ID1: u8 = 23;
const HW_ID2: u8 = 24;
const SHADER_CYCLES_LO: u8 = 29;
const SHADER_CYCLES_HI: u8 = 30;

/// STATE_PRIV.SCC.
const STATE_SCC: u32 = 1 << 9;
/// STATE_PRIV.BARRIER_COMPLETE.
const BARRIER_COMPLETE: u32 = 1 << 2;
/// STATUS.TRAP_BARRIER_COMPLETE.
const TRAP_BARRIER_COMPLETE: u32 = 1 << 15;

#[rustfmt::skip]
const REGISTERS: &[Row] = &[
    Row { index: MODE,             name: "MODE",                writer: Writer::User,       writable: Mode::WRITABLE },
    Row { index: STATUS,           name: "STATUS",              writer: Writer::None,       writable: 0 },
    Row { index: STATE_PRIV,       name: "STATE_PRIV",          writer: Writer::Privileged, writable: 0x0004_7e07 },
    Row { index: 10,               name: "PERF_SNAPSHOT_DATA",  writer: Writer::None,       writable: 0 },
    Row { index: 11,               name: "PERF_SNAPSHOT_PC_LO", writer: Writer::None,       writable: 0 },
    Row { index: 12,               name: "PERF_SNAPSHOT_PC_HI", writer: Writer::None,       writable: 0 },
    Row { index: 15,               name: "PERF_SNAPSHOT_DATA1", writer: Writer::None,       writable: 0 },
    Row { index: 16,               name: "PERF_SNAPSHOT_DATA2", writer: Writer::None,       writable: 0 },
    Row { index: EXCP_FLAG_PRIV,   name: "EXCP_FLAG_PRIV",      writer: Writer::Privileged, writable: 0xc000_0fff },
    Row { index: EXCP_FLAG_USER,   name: "EXCP_FLAG_USER",      writer: Writer::User,       writable: 0xc000_007f },
    Row { index: TRAP_CTRL,        name: "TRAP_CTRL",           writer: Writer::Privileged, writable: 0x0000_03ff },
    Row { index: SCRATCH_BASE_LO,  name: "SCRATCH_BASE_LO",     writer: Writer::Privileged, writable: 0xffff_ff00 },
    Row { index: SCRATCH_BASE_HI,  name: "SCRATCH_BASE_HI",     writer: Writer::Privileged, writable: u32::MAX },
    Row { index: HW_ID1,           name: "HW_ID1",              writer: Writer::None,       writable: 0 },
    Row { index: HW_ID2,           name: "HW_ID2",              writer: Writer::None,       writable: 0 },
    Row { index: 28,               name: "IB_STS2",             writer: Writer::None,       writable: 0 },
    Row { index: SHADER_CYCLES_LO, name: "SHADER_CYCLES_LO",    writer: Writer::None,       writable: 0 },
    Row { index: SHADER_CYCLES_HI, name: "SHADER_CYCLES_HI",    writer: Writer::None,       writable: 0 },
];

/// The operand of S_GETREG and S_SETREG: which bits of which register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slice {
    /// Register index, 0..=63.
    pub index: u8,
    /// First bit.
    pub offset: u32,
    /// Number of bits, 1..=32.
    pub size: u32,
}

impl Slice {
    /// From SIMM16: {size - 1 [15:11], offset [10:6], index [5:0]}.
    pub const fn from_simm16(simm16: u16) -> Slice {
        Slice { index: (simm16 & 63) as u8, offset: (simm16 >> 6 & 31) as u32, size: (simm16 >> 11) as u32 + 1 }
    }

    /// The bits in the register; those beyond bit 31 do not exist.
    pub(crate) const fn mask(self) -> u32 {
        (((1u64 << self.size) - 1) << self.offset) as u32
    }

    /// The name of the register, none when no register has this index.
    pub fn name(self) -> Option<&'static str> {
        row(self.index).map(|row| row.name)
    }

    /// Reads the bits; a register that does not exist reads zero.
    pub fn read(self, wave: &Wave) -> u32 {
        (register(wave, self.index) & self.mask()) >> self.offset
    }

    /// Writes the bits that may be written; the others keep their value.
    pub fn write(self, wave: &mut Wave, value: u32) {
        let Some(row) = row(self.index) else { return };
        let allowed = match row.writer {
            Writer::User => true,
            Writer::Privileged => wave.privileged(),
            Writer::None => false,
        };
        if !allowed {
            return;
        }
        let mask = self.mask() & row.writable;
        let value = value << self.offset & mask | register(wave, self.index) & !mask;
        set_register(wave, self.index, value);
        wave.record_hardware(self.index, value);
    }
}

fn row(index: u8) -> Option<&'static Row> {
    REGISTERS.iter().find(|row| row.index == index)
}

/// A register's whole value; the performance snapshot never belongs to this wave and reads zero.
fn register(wave: &Wave, index: u8) -> u32 {
    let hardware = &wave.hardware;
    match index {
        MODE => hardware.mode.0,
        STATUS => status(wave),
        STATE_PRIV => hardware.state_priv & !STATE_SCC | u32::from(wave.scc()) << 9,
        EXCP_FLAG_PRIV => hardware.excp_flag_priv,
        EXCP_FLAG_USER => hardware.excp_flag_user,
        TRAP_CTRL => hardware.trap_ctrl,
        SCRATCH_BASE_LO => hardware.scratch_base as u32,
        SCRATCH_BASE_HI => (hardware.scratch_base >> 32) as u32,
        HW_ID1 => hardware.hw_id1,
        HW_ID2 => hardware.hw_id2,
        SHADER_CYCLES_LO => hardware.cycles as u32,
        SHADER_CYCLES_HI => (hardware.cycles >> 32) as u32,
        _ => 0,
    }
}

/// STATUS with the bits that follow from other state: EXECZ 9, VCCZ 10, WAVE64 29.
fn status(wave: &Wave) -> u32 {
    const DERIVED: u32 = 1 << 9 | 1 << 10 | 1 << 29;
    wave.hardware.status & !DERIVED
        | u32::from(wave.exec() == 0) << 9
        | u32::from(wave.vcc() == 0) << 10
        | u32::from(wave.size() == WaveSize::W64) << 29
}

fn set_register(wave: &mut Wave, index: u8, value: u32) {
    match index {
        MODE => wave.hardware.mode = Mode(value),
        STATE_PRIV => {
            wave.hardware.state_priv = value & !STATE_SCC;
            wave.set_scc(value & STATE_SCC != 0);
        }
        EXCP_FLAG_PRIV => wave.hardware.excp_flag_priv = value,
        EXCP_FLAG_USER => wave.hardware.excp_flag_user = value,
        TRAP_CTRL => wave.hardware.trap_ctrl = value,
        SCRATCH_BASE_LO => set_word(&mut wave.hardware.scratch_base, 0, value),
        SCRATCH_BASE_HI => set_word(&mut wave.hardware.scratch_base, 32, value),
        _ => {}
    }
}

fn set_word(register: &mut u64, shift: u32, value: u32) {
    *register = *register & !(0xffff_ffff << shift) | u64::from(value) << shift;
}

/// Writes MODE bits `shift + 3 : shift`, as S_ROUND_MODE (0) and S_DENORM_MODE (4) do.
pub fn set_mode_nibble(wave: &mut Wave, shift: u32, value: u32) {
    let mode = wave.hardware.mode.0 & !(15 << shift) | (value & 15) << shift;
    wave.hardware.mode = Mode(mode);
    wave.record_hardware(MODE, mode);
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn slice(index: u16, offset: u16, size: u16) -> Slice {
        Slice::from_simm16((size - 1) << 11 | offset << 6 | index)
    }

    #[test]
    fn a_field_of_mode_is_written_and_read_alone() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.hardware.mode = Mode(0xf0);
        slice(1, 2, 2).write(&mut wave, 0xffff_fffd);
        assert_eq!(wave.mode().0, 0xf4);
        assert_eq!(slice(1, 2, 2).read(&wave), 1);
        slice(1, 0, 32).write(&mut wave, u32::MAX);
        assert_eq!(slice(1, 0, 32).read(&wave), Mode::WRITABLE);
    }

    #[test]
    fn registers_of_the_trap_handler_are_not_written_by_a_user_shader() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        for _ in 0..2 {
            slice(20, 0, 32).write(&mut wave, 0x1234_56ff);
            slice(2, 0, 32).write(&mut wave, 0);
            assert_eq!(wave.hardware.scratch_base, if wave.privileged() { 0x1234_5600 } else { 0 });
            wave.set_privileged(true);
        }
    }

    #[test]
    fn status_and_state_show_what_follows_from_other_state() {
        let mut wave = Wave::new(WaveSize::W64, 8);
        assert_eq!(slice(2, 9, 2).read(&wave), 3);
        assert_eq!(slice(2, 29, 1).read(&wave), 1);
        wave.set_exec(1 << 40);
        wave.set_scc(true);
        assert_eq!(slice(2, 9, 2).read(&wave), 2);
        assert_eq!(slice(4, 9, 1).read(&wave), 1);
    }

    #[test]
    fn bits_beyond_the_register_and_unknown_registers_read_zero() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.raise(0x41);
        assert_eq!(slice(18, 6, 32).read(&wave), 1);
        assert_eq!(slice(63, 0, 32).read(&wave), 0);
        assert_eq!(slice(63, 0, 32).name(), None);
    }
}
