//! The architectural state of one wave (chapter 3) and the only doors through which instructions change it.
//!
//! Scalar registers live in one file indexed by their 7-bit operand code, so that VCC, the TTMPs, M0 and EXEC need no
//! special case. Every write passes a method here and is recorded when a journal is attached.

use crate::export::{Exports, Sent};
use crate::hardware::HardwareState;
use crate::journal::{Journal, Write};
use crate::lane_bits::spread;
use crate::mode::Mode;
use crate::trap::{Due, Raised};
use crate::vector::Scratch;

/// Operand codes of the scalar registers that are not plain SGPRs (table 34).
pub mod code {
    /// VCC bits 31:0.
    pub const VCC_LO: u8 = 106;
    /// VCC bits 63:32.
    pub const VCC_HI: u8 = 107;
    /// The first trap temporary; there are sixteen.
    pub const TTMP0: u8 = 108;
    /// The last trap temporary.
    pub const TTMP15: u8 = 123;
    /// Reads zero, drops writes.
    pub const NULL: u8 = 124;
    /// The miscellaneous register.
    pub const M0: u8 = 125;
    /// EXEC bits 31:0.
    pub const EXEC_LO: u8 = 126;
    /// EXEC bits 63:32.
    pub const EXEC_HI: u8 = 127;
}

/// Work-items a wave: 32 or 64 (section 2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WaveSize {
    /// 32 lanes, one pass an instruction.
    W32,
    /// 64 lanes, two passes an instruction.
    W64,
}

impl WaveSize {
    /// Number of lanes.
    pub const fn lanes(self) -> usize {
        match self {
            WaveSize::W32 => 32,
            WaveSize::W64 => 64,
        }
    }

    /// One bit for each lane.
    pub const fn mask(self) -> u64 {
        match self {
            WaveSize::W32 => 0xffff_ffff,
            WaveSize::W64 => u64::MAX,
        }
    }
}

/// One vector register: 64 lanes of 32 bits; a wave32 uses the lower half.
pub type Vgpr = [u32; 64];

/// Most VGPRs a wave can own (section 3.3.2.1).
pub const MAX_VGPRS: usize = 256;
/// VGPRs that are allocated and given back together by S_ALLOC_VGPR (section 3.3.3).
pub const VGPR_BLOCK: usize = 32;
/// STATUS.DYN_VGPR_EN.
pub const DYNAMIC_VGPRS: u32 = 1 << 30;

/// The number of the first accumulation VGPR of CDNA: they are beside the others, not after the last that a wave owns.
pub const ACCUMULATION: usize = 256;

/// Who met the first memory violation (EXCP_FLAG_PRIV.first_memviol_source, section 3.4.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ViolationSource {
    /// Instruction fetch.
    Fetch = 0,
    /// Scalar memory.
    Smem = 1,
    /// LDS.
    Lds = 2,
    /// Vector memory.
    Vmem = 3,
}

/// EXCP_FLAG_PRIV.memviol.
const MEMORY_VIOLATION: u32 = 1 << 4;
/// STATUS.PRIV: the wave is in the trap handler.
const STATUS_PRIV: u32 = 1 << 5;
/// STATUS.TRAP_EN: a trap handler is present.
const STATUS_TRAP_EN: u32 = 1 << 6;
/// One wave.
#[derive(Debug, Clone)]
pub struct Wave {
    size: WaveSize,
    pc: u64,
    scc: bool,
    /// Indexed by operand code; NULL's entry stays zero.
    scalars: [u32; 128],
    vgprs: Vec<Vgpr>,
    /// Accumulation VGPRs of CDNA, whose numbers begin at [`ACCUMULATION`].
    accumulation: Vec<Vgpr>,
    /// Registers that S_GETREG reads.
    pub hardware: HardwareState,
    /// What it has exported.
    pub exports: Exports,
    /// Byte address of the table of border colours of samplers (TA_BC_BASE_ADDR of Sea Islands).
    pub border_colours: u64,
    /// What the instruction that executes has raised.
    pub(crate) raised: Raised,
    /// Traps that wait to be taken.
    pub(crate) due: Due,
    journal: Option<Journal>,
    /// Room for the vector ALU to work in.
    pub(crate) scratch: Option<Box<Scratch>>,
}

impl Wave {
    /// A wave with every register zero, EXEC zero and `vgprs` (1..=256, clamped) vector registers.
    pub fn new(size: WaveSize, vgprs: usize) -> Wave {
        Wave {
            size,
            pc: 0,
            scc: false,
            scalars: [0; 128],
            vgprs: vec![[0; 64]; vgprs.clamp(1, MAX_VGPRS)],
            accumulation: Vec::new(),
            hardware: HardwareState::new(),
            exports: Exports::default(),
            border_colours: 0,
            raised: Raised::default(),
            due: Due::default(),
            journal: None,
            scratch: None,
        }
    }

    /// Number of lanes and what follows from it.
    pub const fn size(&self) -> WaveSize {
        self.size
    }

    /// Byte address of the instruction being executed, 48 bits; between instructions, of the next one.
    pub const fn pc(&self) -> u64 {
        self.pc
    }

    /// Moves the program counter; bits 1:0 and 63:48 are forced to zero (section 3.2.1).
    pub fn set_pc(&mut self, pc: u64) {
        self.pc = pc & 0x0000_ffff_ffff_fffc;
    }

    /// The scalar condition code.
    pub const fn scc(&self) -> bool {
        self.scc
    }

    /// Writes the scalar condition code.
    pub fn set_scc(&mut self, value: bool) {
        self.scc = value;
        if let Some(journal) = &mut self.journal {
            journal.push(Write::Scc(value));
        }
    }

    /// The MODE register.
    pub const fn mode(&self) -> Mode {
        self.hardware.mode
    }

    /// Whether the wave is in the trap handler (STATUS.PRIV).
    pub const fn privileged(&self) -> bool {
        self.hardware.status & STATUS_PRIV != 0
    }

    /// Whether a trap handler is present (STATUS.TRAP_EN).
    pub const fn trap_enabled(&self) -> bool {
        self.hardware.status & STATUS_TRAP_EN != 0
    }

    /// Enters or leaves the trap handler's privilege.
    pub fn set_privileged(&mut self, privileged: bool) {
        if privileged {
            self.hardware.status |= STATUS_PRIV;
        } else {
            self.hardware.status &= !STATUS_PRIV;
        }
    }

    /// A scalar register by operand code (`code & 0x7f`); NULL reads zero.
    pub const fn scalar(&self, code: u8) -> u32 {
        self.scalars[(code & 0x7f) as usize]
    }

    /// 64 bits from scalar registers `code` and `code + 1`; a half that lies in another region (section 3.3.1.3)
    /// reads zero.
    pub const fn scalar64(&self, code: u8) -> u64 {
        let low = self.scalar(code) as u64;
        if ends_region(code) { low } else { low | (self.scalar(code + 1) as u64) << 32 }
    }

    /// Writes a scalar register by operand code. NULL drops the write; so do the TTMPs outside the trap handler, and
    /// then the answer is false (section 3.3.1.3: such an SALU instruction does not update SCC either).
    pub fn set_scalar(&mut self, code: u8, value: u32) -> bool {
        let code = code & 0x7f;
        if code == code::NULL {
            return true;
        }
        if (code::TTMP0..=code::TTMP15).contains(&code) && !self.privileged() {
            return false;
        }
        self.scalars[code as usize] = value;
        if let Some(journal) = &mut self.journal {
            journal.push(Write::Scalar { code, value });
        }
        true
    }

    /// Writes scalar registers `code` (low word) and `code + 1`, by the rules of [`Wave::set_scalar`]; the half that
    /// would lie in another region (section 3.3.1.3) is dropped.
    pub fn set_scalar64(&mut self, code: u8, value: u64) -> bool {
        let low = self.set_scalar(code, value as u32);
        low && (ends_region(code) || self.set_scalar(code + 1, (value >> 32) as u32))
    }

    /// A lane mask from a scalar register: 32 bits in a wave32, a pair in a wave64.
    pub const fn lane_mask(&self, code: u8) -> u64 {
        match self.size {
            WaveSize::W32 => self.scalar(code) as u64,
            WaveSize::W64 => self.scalar64(code),
        }
    }

    /// Writes a lane mask to a scalar register: 32 bits in a wave32, a pair in a wave64 (section 3.4.7).
    pub fn set_lane_mask(&mut self, code: u8, mask: u64) {
        match self.size {
            WaveSize::W32 => self.set_scalar(code, mask as u32),
            WaveSize::W64 => self.set_scalar64(code, mask),
        };
    }

    /// The lanes that execute: EXEC limited to the wave's size.
    pub const fn exec(&self) -> u64 {
        self.scalar64(code::EXEC_LO) & self.size.mask()
    }

    /// Writes EXEC: the low word in a wave32, both in a wave64.
    pub fn set_exec(&mut self, mask: u64) {
        self.set_lane_mask(code::EXEC_LO, mask);
    }

    /// VCC limited to the wave's size.
    pub const fn vcc(&self) -> u64 {
        self.scalar64(code::VCC_LO) & self.size.mask()
    }

    /// Writes VCC: the low word in a wave32, both in a wave64.
    pub fn set_vcc(&mut self, mask: u64) {
        self.set_lane_mask(code::VCC_LO, mask);
    }

    /// M0.
    pub const fn m0(&self) -> u32 {
        self.scalar(code::M0)
    }

    /// Number of VGPRs the wave owns, without those that accumulate.
    pub fn vgpr_count(&self) -> usize {
        self.vgprs.len()
    }

    /// Launches the wave with dynamic VGPRs: it has one block of them (section 3.3.3).
    pub fn begin_dynamic_vgprs(&mut self) {
        self.hardware.status |= DYNAMIC_VGPRS;
        self.resize_vgprs(VGPR_BLOCK);
    }

    /// Changes how many VGPRs the wave owns (0..=256, clamped); new ones are zero.
    pub fn resize_vgprs(&mut self, count: usize) {
        self.vgprs.resize(count.min(MAX_VGPRS), [0; 64]);
    }

    /// Whether VGPRs `first .. first + count` all belong to the wave (section 3.3.2.2).
    pub fn owns_vgprs(&self, first: usize, count: usize) -> bool {
        match first.checked_sub(ACCUMULATION) {
            Some(first) => first + count <= self.accumulation.len(),
            None => first + count <= self.vgprs.len(),
        }
    }

    /// Gives the wave so many accumulation VGPRs (0..=256, clamped); new ones are zero.
    pub fn resize_accumulation(&mut self, count: usize) {
        self.accumulation.resize(count.min(MAX_VGPRS), [0; 64]);
    }

    fn row(&mut self, register: usize) -> Option<&mut Vgpr> {
        match register.checked_sub(ACCUMULATION) {
            Some(register) => self.accumulation.get_mut(register),
            None => self.vgprs.get_mut(register),
        }
    }

    /// All lanes of a source VGPR; one the wave does not own reads as V0 (section 3.3.2.2), zero if it owns none.
    pub fn vgpr(&self, register: usize) -> &Vgpr {
        static NONE: Vgpr = [0; 64];
        let found = match register.checked_sub(ACCUMULATION) {
            Some(register) => self.accumulation.get(register),
            None => self.vgprs.get(register),
        };
        found.or(self.vgprs.first()).unwrap_or(&NONE)
    }

    /// One lane (0..=63) of a source VGPR, by the rules of [`Wave::vgpr`].
    pub fn vgpr_lane(&self, register: usize, lane: usize) -> u32 {
        self.vgpr(register)[lane & 63]
    }

    /// Writes the lanes of `mask` of one VGPR; a register the wave does not own drops the write.
    pub fn set_vgpr(&mut self, register: usize, mask: u64, values: &Vgpr) {
        let Some(row) = self.row(register) else {
            return;
        };
        match mask {
            u64::MAX => *row = *values,
            0xffff_ffff => row[..32].copy_from_slice(&values[..32]),
            _ => {
                let mut written = [0; 64];
                spread(mask, &mut written);
                for ((lane, value), written) in row.iter_mut().zip(values).zip(written) {
                    *lane = *lane & !written | value & written;
                }
            }
        }
        if let Some(journal) = &mut self.journal {
            let mut kept = Box::new([0; 64]);
            for lane in (0..64).filter(|lane| mask >> lane & 1 != 0) {
                kept[lane] = values[lane];
            }
            journal.push(Write::Vector { register: register as u16, lanes: mask, values: kept });
        }
    }

    /// Writes one lane (0..=63) of one VGPR; a register the wave does not own drops the write.
    pub fn set_vgpr_lane(&mut self, register: usize, lane: usize, value: u32) {
        let Some(row) = self.row(register) else {
            return;
        };
        row[lane & 63] = value;
        if let Some(journal) = &mut self.journal {
            journal.push_lane(register as u16, lane & 63, value);
        }
    }

    /// Adds sticky exception flags to EXCP_FLAG_USER (section 3.4.10).
    pub fn raise(&mut self, flags: u32) {
        self.hardware.excp_flag_user |= flags;
        self.raised.alu |= flags;
    }

    /// Sets the sticky memory violation flag, and its source if it is the first one.
    pub fn note_violation(&mut self, source: ViolationSource) {
        self.raised.violation = true;
        let flags = &mut self.hardware.excp_flag_priv;
        if *flags & MEMORY_VIOLATION == 0 {
            *flags = *flags & 0x3fff_ffff | MEMORY_VIOLATION | (source as u32) << 30;
        }
    }

    /// Starts recording writes; what was recorded before is dropped.
    pub fn record(&mut self) {
        self.journal = Some(Journal::default());
    }

    /// Takes the writes since the last call; empty when nothing records.
    pub fn take_writes(&mut self) -> Vec<Write> {
        self.journal.as_mut().map(Journal::take).unwrap_or_default()
    }

    /// Exports: the sources are `registers`, in the lanes of EXEC.
    pub fn export(&mut self, sent: Sent, registers: [usize; 4]) {
        let sent = sent.with(registers.map(|register| self.vgpr(register)));
        self.exports.add(&sent);
        if let Some(journal) = &mut self.journal {
            journal.push(Write::Export(sent));
        }
    }

    /// Records the write of a hardware register, by its S_GETREG index and its whole new value.
    pub fn record_hardware(&mut self, index: u8, value: u32) {
        if let Some(journal) = &mut self.journal {
            journal.push(Write::Hardware { index, value });
        }
    }
}

/// Whether no pair of registers may begin at `code`: the last SGPR, the last TTMP, NULL, M0 and EXEC_HI.
const fn ends_region(code: u8) -> bool {
    matches!(code & 0x7f, code::VCC_HI | code::TTMP15 | code::NULL | code::M0 | code::EXEC_HI)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn null_reads_zero_and_drops_writes() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        assert!(wave.set_scalar(code::NULL, 7));
        assert!(wave.set_scalar64(code::NULL, u64::MAX));
        assert_eq!(wave.scalar(code::NULL), 0);
        assert_eq!(wave.m0(), 0);
    }

    #[test]
    fn trap_temporaries_are_written_only_in_the_trap_handler() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        assert!(!wave.set_scalar(code::TTMP0, 1));
        assert_eq!(wave.scalar(code::TTMP0), 0);
        wave.set_privileged(true);
        assert!(wave.set_scalar(code::TTMP0, 1));
        assert_eq!(wave.scalar(code::TTMP0), 1);
    }

    #[test]
    fn wave32_masks_leave_the_upper_words_alone() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.set_scalar(code::EXEC_HI, 5);
        wave.set_exec(u64::MAX);
        assert_eq!(wave.exec(), 0xffff_ffff);
        assert_eq!(wave.scalar(code::EXEC_HI), 5);
    }

    #[test]
    fn a_source_out_of_range_reads_v0_and_a_destination_is_dropped() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.set_vgpr_lane(0, 3, 9);
        assert_eq!(wave.vgpr_lane(8, 3), 9);
        wave.set_vgpr_lane(8, 3, 1);
        assert_eq!(wave.vgpr_lane(0, 3), 9);
    }

    #[test]
    fn lane_writes_of_one_register_are_one_journal_entry() {
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.record();
        wave.set_vgpr_lane(1, 0, 10);
        wave.set_vgpr_lane(1, 2, 12);
        let mut values = Box::new([0; 64]);
        values[0] = 10;
        values[2] = 12;
        assert_eq!(wave.take_writes(), vec![Write::Vector { register: 1, lanes: 5, values }]);
    }
}
