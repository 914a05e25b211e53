//! Looks for what a kernel does wrong without anything failing: reads of VGPRs and LDS that nobody has written, LDS accesses
//! outside the allocation, races in LDS between waves without a barrier, and of CDNA4, whose VGPRs are not followed, waits that its
//! matrix instructions need.
//!
//! A [`Sanitizer`] follows one work-group. What it finds is a [`Finding`], once for each instruction and kind, with the first
//! lane and address. It never changes what is executed.
//!
//! A copy (V_MOV_B32) of a register that was not written is no use of it, but neither is its result written; storing a
//! register to scratch is none either, since functions save registers that may be unused.

mod lds;
mod vgprs;

use crate::cdna4::hazards::{Hazards, Violation};
use crate::lds::Access;
use crate::program::{Prepared, Unit};
use crate::wave::Wave;
use lds::{Shadow, Touch};
use std::collections::HashMap;
use std::fmt;
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::rdna4::op;
use vgprs::Written;

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    /// A lane reads a VGPR that was never written.
    Vgpr {
        /// The register.
        register: u16,
        /// The first lane.
        lane: u8,
    },
    /// An LDS access that does not lie in the allocation of the work-group.
    OutOfRange {
        /// The access.
        access: Access,
        /// Bytes of the allocation.
        allocated: u32,
    },
    /// An LDS load of bytes that were never stored.
    Unwritten {
        /// The access.
        access: Access,
        /// The first such byte.
        address: u32,
    },
    /// Two waves access a byte of LDS, one of them at least stores, and no barrier lies between.
    Race {
        /// The later access.
        access: Access,
        /// The first byte that both touch.
        address: u32,
        /// The other wave's place in the group.
        other: u32,
        /// Address of its instruction.
        other_pc: u64,
    },
    /// Of CDNA4: too few instructions between a matrix instruction and what depends on it (7.6).
    Wait(Violation),
}

impl Problem {
    /// Its kind, in a word.
    pub const fn kind(&self) -> &'static str {
        match self {
            Problem::Vgpr { .. } => "uninitialised-vgpr",
            Problem::OutOfRange { .. } => "lds-out-of-range",
            Problem::Unwritten { .. } => "uninitialised-lds",
            Problem::Race { .. } => "lds-race",
            Problem::Wait(_) => "matrix-wait",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Vgpr { register, lane } => write!(f, "lane {lane} reads v{register}, which was never written"),
            Problem::Wait(Violation { rule, register, required, found }) => {
                let (bank, number) = if *register < 256 { ('v', *register) } else { ('a', register - 256) };
                write!(f, "{rule} ({bank}{number}): {found} waits, table 38 requires {required}")
            }
            Problem::OutOfRange { access, allocated } => {
                write!(f, "{access}, outside the {allocated} bytes that the work-group has")
            }
            Problem::Unwritten { access, address } => {
                write!(f, "{access}, of which byte {address:#x} was never written")
            }
            Problem::Race { access, address, other, other_pc } => write!(
                f,
                "{access} races at byte {address:#x} with wave {other} of the work-group at {other_pc:#x}: \
                 no barrier lies between"
            ),
        }
    }
}

/// A problem, and the instruction that has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The wave's place in its group.
    pub wave: u32,
    /// Byte address of the instruction.
    pub pc: u64,
    /// What is wrong, the first time.
    pub problem: Problem,
    /// How often the instruction had a problem of this kind.
    pub count: u64,
}

/// Follows the instructions of a work-group.
#[derive(Debug, Clone)]
pub struct Sanitizer {
    shadow: Shadow,
    waves: Vec<State>,
    findings: Vec<Finding>,
    /// By address and kind, the place in `findings`.
    known: HashMap<(u64, &'static str), usize>,
}

#[derive(Debug, Clone)]
struct State {
    written: Written,
    hazards: Hazards,
    /// Barrier signals sent, and waits that came to their end.
    signals: u32,
    waits: u32,
}

impl Sanitizer {
    /// For a group whose waves have the state that the dispatcher gives them; `allocated` bytes of LDS are theirs.
    pub fn new(waves: usize, allocated: u32) -> Self {
        let start = State { written: Written::at_start(), hazards: Hazards::default(), signals: 0, waits: 0 };
        Self { shadow: Shadow::new(allocated), waves: vec![start; waves], findings: vec![], known: HashMap::new() }
    }

    /// What was found.
    pub fn into_findings(self) -> Vec<Finding> {
        self.findings
    }

    /// Before an instruction: looks at the VGPRs that it reads.
    pub(crate) fn before(&mut self, index: usize, wave: &Wave, prepared: &Prepared) {
        let pc = wave.pc();
        if matches!(prepared.unit, Unit::Cdna4(_)) {
            if let Some(violation) = self.waves[index].hazards.check(&prepared.instruction) {
                self.add(index, pc, Problem::Wait(violation));
            }
            return;
        }
        let (exec, wave64) = (wave.exec(), wave.size().lanes() == 64);
        let unwritten = self.waves[index].written.first_unwritten(&prepared.instruction, exec, wave64);
        if let Some((register, lane)) = unwritten {
            self.add(index, pc, Problem::Vgpr { register, lane });
        }
    }

    /// After an instruction at `pc` that has been executed: what it wrote, and its accesses to LDS.
    pub(crate) fn after(&mut self, index: usize, pc: u64, prepared: &Prepared, wave: &mut Wave, accesses: &[Access]) {
        let state = &mut self.waves[index];
        let writes = wave.take_writes();
        if !matches!(prepared.unit, Unit::Cdna4(_)) {
            state.written.note(&prepared.instruction, &writes);
        }
        match prepared.instruction.opcode.operation {
            op::S_BARRIER_SIGNAL | op::S_BARRIER_SIGNAL_ISFIRST => state.signals += 1,
            op::S_BARRIER_WAIT => state.waits += 1,
            // One instruction is both.
            cdna4::S_BARRIER => {
                state.signals += 1;
                state.waits += 1;
            }
            _ => {}
        }
        let (signals, waits) = (state.signals, state.waits);
        // An atomic operation loads and then stores one place.
        let atomic = accesses.iter().any(|access| access.store) && accesses.iter().any(|access| !access.store);
        let touch = Touch { wave: index as u32, pc, signals, atomic };
        for access in accesses {
            for problem in self.shadow.touch(*access, touch, waits) {
                self.add(index, pc, problem);
            }
        }
    }

    fn add(&mut self, index: usize, pc: u64, problem: Problem) {
        let at = *self.known.entry((pc, problem.kind())).or_insert_with(|| {
            self.findings.push(Finding { wave: index as u32, pc, problem, count: 0 });
            self.findings.len() - 1
        });
        self.findings[at].count += 1;
    }
}
