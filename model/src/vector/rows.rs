//! Instructions on whole registers of 32 bits at once: what most instructions of most programs are, in loops that the compiler
//! makes vector code of.
//!
//! The loop of [`super::lanes`] serves every format and modifier; it remains what the results are. This one serves operands
//! of 32 bits without DPP and OMOD, and floats as [`crate::float::rows`] can; what it refuses, for the instruction or for
//! the values that it finds, goes the other way. Both ways compute integers by the same expression, and a test compares them
//! for everything else.

mod functions;

use super::lanes::Plan;
use super::operations::{LaneFunction, Operation, PerLane, Test};
use super::outcome::Destination;
#[cfg(not(feature = "softfloat"))]
use crate::float::rows as host;
use crate::float::{F32, Flags, clamp_unit};
use crate::lane_bits::{gathered, spread};
use crate::mode::Round;
use crate::operand::Source as Scalar;
use crate::wave::{Vgpr, Wave};
#[cfg(not(feature = "softfloat"))]
use functions::order_key;
use functions::{CARRY, FLOAT, Raised, SIGN, compare, find};
pub use functions::{RowFunction, Rows};
use tombolo_isa::arch::rdna4::op;
#[cfg(not(feature = "softfloat"))]
use tombolo_isa::operand::Element;

/// Where a source comes from.
#[derive(Clone, Copy, Debug)]
pub enum RowSource {
    /// The operation has none.
    None,
    /// A VGPR.
    Vector(usize),
    /// The same value in every lane.
    Scalar(Scalar),
}

/// A source of 32 bits with its modifiers.
#[derive(Clone, Copy, Debug)]
pub struct RowOperand {
    /// Where it comes from.
    pub source: RowSource,
    /// Bits that ABS leaves.
    pub and: u32,
    /// Bits that NEG flips.
    pub xor: u32,
}

impl RowOperand {
    /// Its lanes, where they are or in `room`; zero where `active` is.
    fn row<'a>(&self, wave: &'a Wave, lanes: usize, active: Option<&Vgpr>, room: &'a mut Vgpr) -> &'a Vgpr {
        static ZERO: Vgpr = [0; 64];
        let modified = |bits: u32| bits & self.and ^ self.xor;
        match self.source {
            RowSource::None => &ZERO,
            RowSource::Scalar(source) => {
                room[..lanes].fill(modified(source.read(wave) as u32));
                if let Some(active) = active {
                    room.iter_mut().zip(active).for_each(|(bits, active)| *bits &= active);
                }
                room
            }
            RowSource::Vector(register) => {
                let row = wave.vgpr(register);
                match active {
                    None if (self.and, self.xor) == (u32::MAX, 0) => return row,
                    None => room.iter_mut().zip(row).for_each(|(into, bits)| *into = modified(*bits)),
                    Some(active) => {
                        let both = row.iter().zip(active);
                        room.iter_mut().zip(both).for_each(|(into, (bits, active))| *into = modified(*bits) & active);
                    }
                }
                room
            }
        }
    }
}

/// What is computed.
#[derive(Clone, Copy, Debug)]
enum Work {
    /// Exact functions of integers.
    Exact(RowFunction),
    /// Functions of floats, whatever [`Raised::beyond`] names by the second.
    Float(RowFunction, LaneFunction),
    /// [`Test::Integer`] of 32 bits: signed, and the orderings that it accepts.
    Integers { signed: bool, accepts: [bool; 3] },
    /// [`Test::Float`] of 32 bits.
    #[cfg(not(feature = "softfloat"))]
    Floats { accepts: [bool; 3] },
}

impl Work {
    fn is_float(self) -> bool {
        !matches!(self, Self::Exact(_) | Self::Integers { .. })
    }
}

/// An instruction of whole registers.
#[derive(Clone, Copy, Debug)]
pub struct RowPlan {
    work: Work,
    sources: [RowOperand; 3],
    /// Of floats: lanes that are not active compute with zeros, so that they raise nothing.
    is_float: bool,
    /// CLAMP of a float.
    clamps: bool,
    /// There is a mask result.
    has_bits: bool,
}

/// Registers to work with, kept from one instruction to the next.
#[derive(Clone, Debug)]
pub struct Scratch {
    sources: [Vgpr; 3],
    /// The mask operand, all ones or zero.
    mask: Vgpr,
    /// Active lanes, all ones or zero, and for which EXEC that is so.
    active: (u64, Vgpr),
    results: [Results; 2],
}

/// What an instruction, or half of a dual one, computed.
#[derive(Clone, Debug)]
struct Results {
    out: Vgpr,
    bits: Vgpr,
}

impl Default for Scratch {
    fn default() -> Self {
        let none = Results { out: [0; 64], bits: [0; 64] };
        Self { sources: [[0; 64]; 3], mask: [0; 64], active: (0, [0; 64]), results: [none.clone(), none] }
    }
}

impl RowPlan {
    /// The plan of `operation`, whose sources and other properties `plan` has; none if only the loop over lanes can do it.
    pub fn new(plan: &Plan, operation: op::Operation) -> Option<RowPlan> {
        let accepts = |relation: crate::float::Relation| [relation.less, relation.equal, relation.greater];
        let is_carry = CARRY.iter().any(|row| row.0 == operation);
        let work = match *plan.operation() {
            Operation::Value(PerLane { rows: Some(function), .. }) => Work::Exact(function),
            Operation::Value(PerLane { one, .. }) => Work::Float(find(FLOAT, operation)?, one),
            Operation::Carry(_) => Work::Exact(find(CARRY, operation)?),
            Operation::Compare(Test::Integer { relation, signed, shift: 32 }) => {
                Work::Integers { signed, accepts: accepts(relation) }
            }
            #[cfg(not(feature = "softfloat"))]
            Operation::Compare(Test::Float(Element::F32, relation)) => Work::Floats { accepts: accepts(relation) },
            _ => return None,
        };
        let (is_float, is_compare) = (work.is_float(), matches!(plan.operation(), Operation::Compare(_)));
        let one_register = match plan.destination() {
            Destination::None => true,
            Destination::Vector { registers, .. } => registers == 1,
            Destination::Part { .. } | Destination::Scalar(_) => false,
        };
        if !one_register || !plan.is_plain() || plan.clamps() && !is_float {
            return None;
        }
        let mut sources = [RowOperand { source: RowSource::None, and: u32::MAX, xor: 0 }; 3];
        for (operand, source) in plan.sources().iter().zip(&mut sources) {
            if let Some(operand) = operand {
                *source = operand.row()?;
            }
        }
        let clamps = plan.clamps_float();
        Some(RowPlan { work, sources, is_float, clamps, has_bits: is_compare || is_carry })
    }

    /// Computes all lanes into the results `half` of `scratch`: the exceptions and the mask result; none if the values that it finds ask
    /// for the loop over lanes.
    pub fn compute(&self, wave: &Wave, mask_in: u64, scratch: &mut Scratch, half: usize) -> Option<(Flags, u64)> {
        let lanes = wave.size().lanes();
        let exec = wave.exec();
        if self.is_float && wave.mode().round_f32() != Round::NearestEven {
            return None;
        }
        let Scratch { sources, mask, active, results } = scratch;
        let Results { out, bits } = &mut results[half];
        let zeroes = self.is_float && exec != wave.size().mask();
        if zeroes && active.0 != exec {
            active.0 = exec;
            spread(exec, &mut active.1);
        }
        if mask_in != 0 {
            spread(mask_in, mask);
        } else {
            mask[..lanes].fill(0);
        }
        let [a, b, c] = sources;
        let [first, second, third] = &self.sources;
        let row = |operand: &RowOperand, room| operand.row(wave, lanes, zeroes.then_some(&active.1), room);
        let sources = [row(first, a), row(second, b), row(third, c)];
        let mut rows = Rows {
            lanes,
            sources,
            mask,
            #[cfg(not(feature = "softfloat"))]
            quiet: wave.hardware.excp_flag_user & Flags::INEXACT.0 != 0 && !wave.may_trap(),
            out: &mut *out,
            bits: &mut *bits,
        };
        let raised = match self.work {
            Work::Exact(function) => function(&mut rows)?,
            Work::Float(function, one) => {
                let raised = function(&mut rows)?;
                let flags = if raised.beyond { rows.each_beyond(one, exec, wave.mode()) } else { Flags::NONE };
                Raised { flags: raised.flags | flags, beyond: false }
            }
            Work::Integers { signed, accepts } => {
                let flip = if signed { 0 } else { SIGN };
                compare(&mut rows, accepts, |bits| (bits ^ flip) as i32)?
            }
            #[cfg(not(feature = "softfloat"))]
            Work::Floats { accepts } => {
                if rows.any(&[0, 1], host::is_unordered_or_denormal) {
                    return None;
                }
                // The two zeros are equal.
                compare(&mut rows, accepts, |bits| if bits == SIGN { 0 } else { order_key(bits) })?
            }
        };
        if self.clamps {
            out[..lanes].iter_mut().for_each(|bits| *bits = clamp_unit::<F32>((*bits).into()) as u32);
        }
        Some((raised.flags, if self.has_bits { gathered(lanes, bits) & exec } else { 0 }))
    }
}

impl Scratch {
    /// The value that was computed for each lane of results `half`.
    pub fn values(&self, half: usize) -> &Vgpr {
        &self.results[half].out
    }
}
