//! What the matrix units do, cycle by cycle; and when they do nothing, what keeps the waves that come to a multiply.
//!
//! A wave comes to a multiply when that is its next instruction but for waits, hints and LDS accesses: compilers put these in
//! front of the multiplies of an inner loop. Of several such waves those that LDS keeps are told first.

use crate::launch::{Launch, instruction_at};
use crate::run::Moment;
use crate::run::probe::{Doing, Probe};
use crate::run::stall::Stall;
use serde::Serialize;
use std::collections::HashMap;
use tombolo_hdl::events::MatrixActivity;
use tombolo_isa::opcode::Class;

/// Cycles of the matrix units, over all SIMDs; each is counted once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub(super) struct MatrixCounts {
    /// Elements enter the datapaths.
    pub busy: u64,
    /// A multiply reads its rows, or waits for what other operations write.
    pub operands: u64,
    /// There is none, and a wave that comes to one waits for LDS.
    pub lds: u64,
    /// The same, and it waits for something else.
    pub waits: u64,
    /// No wave comes to a multiply.
    pub elsewhere: u64,
}

/// What lies between an instruction and the next multiply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ahead {
    /// The instruction is a multiply, or a wait or hint in front of one.
    Multiply,
    /// It is an LDS access in front of one.
    Shared,
    /// Something else.
    Other,
}

/// What lies ahead, by address.
#[derive(Debug, Default)]
pub(super) struct Multiplies(HashMap<u64, Ahead>);

impl Multiplies {
    fn ahead(&mut self, launch: &Launch, pc: u64) -> Ahead {
        if let Some(known) = self.0.get(&pc) {
            return *known;
        }
        // A loop, since addresses go up and end with the memory.
        let (mut at, mut found) = (pc, Ahead::Other);
        while let Some(instruction) = instruction_at(launch, at) {
            match instruction.opcode.class {
                Class::Matrix => {
                    let shared = instruction_at(launch, pc).is_some_and(|first| first.opcode.class == Class::Lds);
                    found = if shared { Ahead::Shared } else { Ahead::Multiply };
                    break;
                }
                Class::Wait | Class::Control | Class::Lds => at += 4 * u64::from(instruction.dwords),
                _ => break,
            }
        }
        self.0.insert(pc, found);
        found
    }
}

impl MatrixCounts {
    /// Counts a cycle of the unit of a SIMD.
    pub fn count(&mut self, probe: &Probe, now: &Moment, simd: usize, multiplies: &mut Multiplies) {
        let counter = match probe.matrix_step(now.engine, simd) {
            MatrixActivity::Multiply => &mut self.busy,
            MatrixActivity::Operands => &mut self.operands,
            MatrixActivity::Idle => {
                let (mut lds, mut waits) = (false, false);
                for (_, slot) in probe.slots().filter(|(of, _)| *of == simd) {
                    let doing = probe.doing(now.engine, simd, slot);
                    if doing == Doing::Empty {
                        continue;
                    }
                    match multiplies.ahead(now.launch, probe.head(now.engine, simd, slot)) {
                        Ahead::Shared => lds = true,
                        Ahead::Multiply if doing == Doing::Waits(Stall::Shared) => lds = true,
                        Ahead::Multiply => waits = true,
                        Ahead::Other => {}
                    }
                }
                match (lds, waits) {
                    (true, _) => &mut self.lds,
                    (_, true) => &mut self.waits,
                    _ => &mut self.elsewhere,
                }
            }
        };
        *counter += 1;
    }
}
