//! Traps and exceptions (sections 3.4.10 and 5.2): what makes a wave enter its trap handler, and when.
//!
//! An instruction notes what it raised. Behind it, what TRAP_CTRL enables becomes a trap that is due; so do a violation of memory, which
//! nothing masks, a host's request, and the end of an instruction where every one is to trap. A trap that is due is taken
//! before the next instruction, as an instruction of its own: the S_TRAP with ID zero that hardware generates.

use crate::memory::{Memory, Violation};
use crate::wave::{Wave, code};

/// Bits of TRAP_CTRL (section 3.4.10).
pub mod control {
    /// Exceptions of the ALUs, in the order of EXCP_FLAG_USER\[6:0\].
    pub const ALU: u32 = 0x7f;
    /// An access to a watched address.
    pub const ADDRESS_WATCH: u32 = 1 << 7;
    /// Before S_ENDPGM.
    pub const WAVE_END: u32 = 1 << 8;
    /// Behind every instruction but S_ENDPGM.
    pub const AFTER_INSTRUCTION: u32 = 1 << 9;
}

/// Bits of EXCP_FLAG_PRIV (section 3.4.10).
pub mod flag {
    /// Address watches 0 to 3.
    pub const ADDRESS_WATCH: u32 = 15;
    /// A memory violation.
    pub const MEMORY_VIOLATION: u32 = 1 << 4;
    /// The host asks the wave to save its context.
    pub const SAVE_CONTEXT: u32 = 1 << 5;
    /// An illegal instruction.
    pub const ILLEGAL_INSTRUCTION: u32 = 1 << 6;
    /// The handler was entered for the host.
    pub const HOST_TRAP: u32 = 1 << 7;
    /// ... before S_ENDPGM.
    pub const WAVE_END: u32 = 1 << 9;
    /// ... behind an instruction.
    pub const AFTER_INSTRUCTION: u32 = 1 << 11;
}

/// STATUS.TRAP: the wave enters the handler as soon as it can.
const STATUS_TRAP: u32 = 1 << 14;
/// STATUS.FATAL_HALT.
const FATAL_HALT: u32 = 1 << 23;
/// STATE_PRIV.HALT.
const HALT: u32 = 1 << 14;
/// TBA without the bit that tells of a handler, and what no program counter has.
const ADDRESS: u64 = 0x0000_ffff_ffff_fffc;

/// TBA of a handler at a byte address: bit 63 tells that there is one.
pub const fn trap_base(address: u64) -> u64 {
    1 << 63 | address & ADDRESS
}

/// What the instruction that executes has raised, whatever is enabled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Raised {
    /// Exceptions of the ALUs, as EXCP_FLAG_USER has them.
    pub alu: u32,
    /// Address watches 0 to 3.
    pub watches: u32,
    /// A violation of memory.
    pub violation: bool,
}

/// Traps that wait for the end of the instruction that caused them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Due {
    /// An enabled exception, or an instruction ended where each of them traps: hardware takes it before the next instruction.
    pub at_once: bool,
    /// A violation of memory or an access to a watched address, which hardware may notice some instructions later.
    pub of_memory: bool,
    /// Flags of EXCP_FLAG_PRIV that the entry sets.
    flags: u32,
}

impl Due {
    /// Whether there is one.
    pub const fn any(self) -> bool {
        self.at_once || self.of_memory
    }
}

impl Wave {
    /// A trap handler for the wave: `base` is its address (TBA), `memory` what TMA holds, `enables` the first TRAP_CTRL.
    pub fn install_handler(&mut self, base: u64, memory: u64, enables: u32) {
        const TRAP_EN: u32 = 1 << 6;
        self.hardware.status |= TRAP_EN;
        self.hardware.tba = trap_base(base);
        self.hardware.tma = memory;
        self.hardware.trap_ctrl = enables & 0x3ff;
    }

    /// The host wants the wave in its trap handler. Without one nothing happens (STATUS.TRAP_EN).
    pub fn request_trap(&mut self) {
        if self.trap_enabled() {
            self.hardware.status |= STATUS_TRAP;
        }
    }

    /// The host wants the wave to save its context: it enters its handler until that clears EXCP_FLAG_PRIV.SAVE_CONTEXT.
    pub fn request_save(&mut self) {
        self.hardware.excp_flag_priv |= flag::SAVE_CONTEXT;
    }

    /// Whether the wave issues nothing: HALT outside the trap handler, FATAL_HALT anywhere (section 5.2, S_SETHALT).
    pub const fn halted(&self) -> bool {
        self.hardware.status & FATAL_HALT != 0 || self.hardware.state_priv & HALT != 0 && !self.privileged()
    }

    /// The host halts the wave: STATE_PRIV.HALT.
    pub fn halt(&mut self) {
        self.hardware.state_priv |= HALT;
    }

    /// The host lets a halted wave go on.
    pub fn resume(&mut self) {
        self.hardware.state_priv &= !HALT;
        self.hardware.status &= !FATAL_HALT;
    }

    /// Whether the host has asked for the trap handler: then HALT does not hold the wave (section 3.4.2).
    pub const fn host_asks(&self) -> bool {
        let asked = self.hardware.status & STATUS_TRAP != 0 || self.hardware.excp_flag_priv & flag::SAVE_CONTEXT != 0;
        asked && self.may_trap() && self.hardware.status & FATAL_HALT == 0
    }

    /// Whether a trap would be taken: there is a handler, and the wave is not in it.
    pub const fn may_trap(&self) -> bool {
        self.trap_enabled() && !self.privileged()
    }

    /// Traps of earlier instructions that are still to be taken.
    pub const fn due(&self) -> Due {
        self.due
    }

    /// An instruction begins: it has raised nothing.
    pub(crate) fn begin_instruction(&mut self) {
        self.raised = Raised::default();
    }

    /// An instruction that began outside the trap handler is done: which traps are due.
    pub(crate) fn end_instruction(&mut self, may_trap: bool) {
        let Raised { alu, watches, violation } = self.raised;
        self.hardware.excp_flag_priv |= watches;
        if !may_trap || !self.may_trap() {
            return;
        }
        let enabled = self.hardware.trap_ctrl;
        let watched = watches != 0 && enabled & control::ADDRESS_WATCH != 0;
        self.due.at_once |= alu & enabled & control::ALU != 0;
        self.due.of_memory |= violation || watched;
        if enabled & control::AFTER_INSTRUCTION != 0 {
            self.due.at_once = true;
            self.due.flags |= flag::AFTER_INSTRUCTION;
        }
    }

    /// Whether the wave enters its handler instead of executing S_ENDPGM. It does so once: the flag that tells the handler also
    /// lets the wave end afterwards.
    pub(crate) const fn traps_at_end(&self) -> bool {
        self.may_trap()
            && self.hardware.trap_ctrl & control::WAVE_END != 0
            && self.hardware.excp_flag_priv & flag::WAVE_END == 0
    }

    /// Enters the trap handler: {TTMP1, TTMP0} = {id, zeros, PC of the next instruction}, PC = TBA, and the flags of what is due
    /// (sections 3.4.10 and 16.5, S_TRAP). What else is due is thereby served.
    pub(crate) fn enter_handler(&mut self, id: u8, flags: u32) {
        self.hardware.excp_flag_priv |= flags | self.due.flags;
        if id == 0 && self.hardware.status & STATUS_TRAP != 0 {
            self.hardware.excp_flag_priv |= flag::HOST_TRAP;
            self.hardware.status &= !STATUS_TRAP;
        }
        self.due = Due::default();
        self.set_privileged(true);
        self.set_scalar64(code::TTMP0, u64::from(id & 15) << 60 | self.pc());
        self.set_pc(self.hardware.tba);
    }
}

/// An address that the host watches: which accesses hit it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watch {
    /// First byte.
    pub first: u64,
    /// Bytes.
    pub bytes: u64,
    /// Loads and atomic operations hit.
    pub reads: bool,
    /// Stores and atomic operations hit.
    pub writes: bool,
}

impl Watch {
    const fn hit(&self, address: u64, bytes: u64, writes: bool) -> bool {
        let kind = if writes { self.writes } else { self.reads };
        kind && address < self.first.saturating_add(self.bytes) && self.first < address.saturating_add(bytes)
    }
}

/// How many addresses a wave is watched for (EXCP_FLAG_PRIV\[3:0\]).
pub const WATCHES: usize = 4;

/// Memory for a wave whose accesses are watched, or that has a trap handler: a bad access reads zero or stores nothing (section 11.3).
pub(crate) struct Guarded<'a> {
    /// What is behind it.
    pub memory: &'a mut dyn Memory,
    /// Watched addresses.
    pub watches: &'a [Option<Watch>; WATCHES],
    /// Bad accesses go on.
    pub forgives: bool,
    /// Watches that were hit.
    pub hit: u32,
    /// A bad access went on.
    pub violated: bool,
}

impl Guarded<'_> {
    fn look(&mut self, address: u64, bytes: usize, writes: bool) {
        for (at, watch) in self.watches.iter().enumerate() {
            if watch.is_some_and(|watch| watch.hit(address, bytes as u64, writes)) {
                self.hit |= 1 << at;
            }
        }
    }

    /// Bytes that are no memory read zero.
    fn read_what_is_there(&mut self, address: u64, bytes: &mut [u8]) {
        for (at, byte) in (address..).zip(bytes) {
            if self.memory.read(at, std::slice::from_mut(byte)).is_err() {
                *byte = 0;
            }
        }
    }

    fn forgive(&mut self, result: Result<(), Violation>) -> Result<(), Violation> {
        if result.is_err() && self.forgives {
            self.violated = true;
            return Ok(());
        }
        result
    }
}

impl Memory for Guarded<'_> {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        self.look(address, bytes.len(), false);
        let result = self.memory.read(address, bytes);
        if result.is_err() {
            self.read_what_is_there(address, bytes);
        }
        self.forgive(result)
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        self.look(address, bytes.len(), false);
        let result = self.memory.read_scalar(address, bytes);
        if result.is_err() {
            self.read_what_is_there(address, bytes);
        }
        self.forgive(result)
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        self.look(address, bytes.len(), true);
        let result = self.memory.write(address, bytes);
        if result.is_err() && self.forgives {
            for (at, byte) in (address..).zip(bytes) {
                // What is no memory stays what it is.
                let _ = self.memory.write(at, std::slice::from_ref(byte));
            }
        }
        self.forgive(result)
    }
}
