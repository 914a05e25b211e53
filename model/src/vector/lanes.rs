//! The lane loop: gathers the operands that a [`Plan`] names, runs an opcode's function in every active lane, and holds the
//! results until they are written.

use super::dpp::LaneMap;
use super::operand::{LaneMask, Lanes, Operand};
use super::operations::Operation;
use super::outcome::{Destination, Outcome};
use super::packed::Halves;
use super::rows::{RowPlan, Scratch};
use crate::float::{Env, F16, F32, F64, Flags, Omod, clamp_unit, output_modifiers, reported};
use crate::wave::{Wave, code};
use std::cell::Cell;
use tombolo_isa::arch::rdna4::dpp::Dpp;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_isa::operand::{Element, OperandShape};

/// What an opcode's function sees of one lane.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    /// Sources in operand order, zero-extended; an accumulator that is also the destination comes last.
    pub s: [u64; 3],
    /// Lane number.
    pub lane: u32,
    /// This lane's bit of the carry-in or condition mask.
    pub mask: bool,
    /// The CLAMP bit, for integer saturation and signaling compares.
    pub clamp: bool,
    /// The OPSEL field.
    pub op_sel: u32,
    /// The NEG field, which the integer dot products read as signedness.
    pub neg: u32,
}

/// An instruction's opcode with its operands, worked out when the instruction is decoded.
pub struct Plan {
    operation: &'static Operation,
    sources: [Option<Operand>; 3],
    destination: Destination,
    result: ResultKind,
    mask_in: MaskIn,
    mask_out: Option<u8>,
    mask_copy: Option<u8>,
    dpp: Option<Dpp>,
    modifiers: Modifiers,
    halves: Halves,
    /// The same for whole registers.
    rows: Option<RowPlan>,
}

/// The lane mask that an opcode reads.
#[derive(Clone, Copy)]
enum MaskIn {
    None,
    Vcc,
    Operand(LaneMask),
}

/// The SGPR that a 64-bit V_CMPX also writes: 16.9 demands EXEC_LO in the destination field; another register there
/// receives the mask too.
fn copied_mask(instruction: &Instruction, row: &Opcode) -> Option<u8> {
    let named = instruction.field(FieldName::Vdst) as u8;
    (row.format == Format::Vop3 && named != code::EXEC_LO).then_some(named)
}

impl Plan {
    /// The plan of `row`, one of the instruction's; `None` if a field holds what its operand cannot be.
    pub fn new(instruction: &Instruction, row: &Opcode, operation: &'static Operation) -> Option<Plan> {
        let mut plan = Plan {
            operation,
            sources: [None; 3],
            destination: Destination::None,
            result: ResultKind::Other,
            mask_in: if row.reads.contains(Implicit::VCC) { MaskIn::Vcc } else { MaskIn::None },
            mask_out: None,
            mask_copy: None,
            dpp: instruction.dpp(),
            modifiers: Modifiers::new(instruction, row),
            halves: Halves::new(instruction, row),
            rows: None,
        };
        if row.writes.contains(Implicit::EXEC) {
            plan.mask_out = Some(code::EXEC_LO);
            plan.mask_copy = copied_mask(instruction, row);
        }
        let mut accumulator = None;
        let mut index = 0;
        for shape in row.operands {
            if shape.data.element == Element::Mask {
                if shape.access.writes() {
                    let register = instruction.source(row, shape)?;
                    plan.mask_out = Some(register.code() as u8);
                } else {
                    plan.mask_in = MaskIn::Operand(LaneMask::new(instruction, row, shape)?);
                }
                continue;
            }
            if shape.access.writes() {
                plan.destination = Destination::new(instruction, row, shape);
                plan.result = ResultKind::new(shape);
                if shape.access.reads() {
                    accumulator = Some(shape);
                }
                continue;
            }
            let slot = plan.sources.get_mut(index)?;
            *slot = Some(Operand::new(instruction, row, shape, index as u32)?);
            index += 1;
        }
        if let Some(shape) = accumulator {
            let slot = plan.sources.get_mut(index)?;
            // Index 3 is the destination's OPSEL bit and has no ABS or NEG.
            *slot = Some(Operand::new(instruction, row, shape, 3)?);
        }
        plan.rows = RowPlan::new(&plan, row.single_operation());
        Some(plan)
    }

    /// The opcode's function.
    pub fn operation(&self) -> &'static Operation {
        self.operation
    }

    /// Where the values go.
    pub fn destination(&self) -> Destination {
        self.destination
    }

    /// The sources, in order.
    pub fn sources(&self) -> &[Option<Operand>; 3] {
        &self.sources
    }

    /// Neither DPP nor OMOD.
    pub fn is_plain(&self) -> bool {
        self.dpp.is_none() && self.modifiers.omod == Omod::None
    }

    /// The CLAMP bit.
    pub fn clamps(&self) -> bool {
        self.modifiers.clamp
    }

    /// CLAMP limits a result of F32.
    pub fn clamps_float(&self) -> bool {
        self.modifiers.clamp && matches!(self.result, ResultKind::F32)
    }

    /// Whether there is the way of [`Self::compute_rows`] at all.
    #[cfg(test)]
    pub fn has_rows(&self) -> bool {
        self.rows.is_some()
    }

    /// Computes whole registers into `scratch`, as results `half`; answers the lanes to be written and the mask result. None where only
    /// [`Self::compute`] can.
    pub fn compute_rows(&self, wave: &mut Wave, scratch: &mut Scratch, half: usize) -> Option<(u64, u64)> {
        let (flags, mask) = self.rows.as_ref()?.compute(wave, self.mask_in(wave), scratch, half)?;
        wave.raise(flags.0);
        Some((wave.exec(), mask))
    }

    /// Writes what [`Self::compute_rows`] computed.
    pub fn commit_rows(&self, wave: &mut Wave, scratch: &Scratch, half: usize, (lanes, mask): (u64, u64)) {
        if let Destination::Vector { register, .. } = self.destination {
            // A destination that is not owned nullifies the instruction (7.2.7).
            if !wave.owns_vgprs(register, 1) {
                return;
            }
            wave.set_vgpr(register, lanes, scratch.values(half));
        }
        for register in [self.mask_out, self.mask_copy].into_iter().flatten() {
            wave.set_lane_mask(register, mask);
        }
    }

    /// OMOD, where the result obeys it (7.2.3.1).
    fn applied_omod(&self) -> Omod {
        match self.result {
            ResultKind::F16 | ResultKind::F32 | ResultKind::F64 => self.modifiers.omod,
            ResultKind::Other | ResultKind::PackedF16 => Omod::None,
        }
    }

    fn mask_in(&self, wave: &Wave) -> u64 {
        match self.mask_in {
            MaskIn::None => 0,
            MaskIn::Vcc => wave.vcc(),
            MaskIn::Operand(mask) => mask.read(wave),
        }
    }

    /// Computes every active lane; of the wave only sticky exceptions change.
    pub fn compute(&self, wave: &mut Wave) -> Outcome {
        let scalar = matches!(self.destination, Destination::Scalar(_));
        let exec = if scalar { 1 } else { wave.exec() };
        let map = self.dpp.map(|dpp| LaneMap::new(dpp, wave));
        let active = exec & map.as_ref().map_or(u64::MAX, |map| map.enabled);

        let mut sources = [[0; 64]; 3];
        for (index, (operand, into)) in self.sources.iter().zip(&mut sources).enumerate() {
            let Some(operand) = operand else { continue };
            let fixed = self.operation.quad_lane(index).map(LaneMap::quad);
            let map = if index == 0 { map.as_ref() } else { None };
            operand.gather(wave, fixed.as_ref().or(map), into);
        }

        let flags = Cell::new(Flags::NONE);
        let env = Env::new(wave.mode().into(), &flags);
        let mask_in = self.mask_in(wave);
        let mut batch = Batch { plan: self, sources: &sources, active, mask_in, values: [0; 64] };
        let mask = batch.run(env);
        let values = batch.values;
        // V_INTERP detects no exceptions (12.7).
        if !matches!(self.operation, Operation::Quad(..)) {
            wave.raise(reported(flags.get(), self.applied_omod()).0);
        }
        let masks = [self.mask_out, self.mask_copy].map(|register| register.map(|register| (register, mask)));
        Outcome { destination: self.destination, lanes: active, values, masks }
    }
}

/// The lanes of an instruction while they are computed.
pub struct Batch<'a> {
    plan: &'a Plan,
    sources: &'a [Lanes; 3],
    active: u64,
    mask_in: u64,
    values: Lanes,
}

impl Batch<'_> {
    /// Computes the values of the active lanes; answers their bits of the mask result.
    fn run(&mut self, env: Env) -> u64 {
        let halves = self.plan.halves;
        match *self.plan.operation {
            Operation::Nothing | Operation::Whole(_) => {}
            // OMOD and CLAMP do not reach these.
            Operation::Raw(function) => (function.all)(self, env),
            Operation::Dot(function) => self.each(|lane| function(&halves.joined(lane), env)),
            Operation::Value(function) => {
                (function.all)(self, env);
                self.finish(env);
            }
            Operation::Quad(function, _) => {
                self.each(|lane| function(lane, env));
                self.finish(env);
            }
            Operation::Packed(function) => {
                self.each(|lane| {
                    let [low, high] = halves.split(lane).map(|half| function(&half, env));
                    low & 0xffff | high << 16
                });
                self.finish(env);
            }
            Operation::Mixed { half } => {
                self.each(|lane| halves.mixed(lane, half, env));
                self.finish(env);
            }
            Operation::Carry(function) => {
                let mask = self.each_with_mask(|lane| function(lane, env));
                self.finish(env);
                return mask;
            }
            Operation::Compare(test) => return self.each_with_mask(|lane| (0, test.holds(lane, env))),
        }
        0
    }

    /// Sets the value of each active lane. Inlined into every operation of the tables, so that the compiler sees the whole loop.
    #[inline(always)]
    pub fn each(&mut self, value: impl Fn(&Lane) -> u64) {
        // The two cases that matter for speed have loops without a test.
        match self.active {
            0xffff_ffff => (0..32).for_each(|lane| self.values[lane] = value(&self.lane(lane))),
            u64::MAX => (0..64).for_each(|lane| self.values[lane] = value(&self.lane(lane))),
            active => bits(active).for_each(|lane| self.values[lane] = value(&self.lane(lane))),
        }
    }

    fn each_with_mask(&mut self, value: impl Fn(&Lane) -> (u64, bool)) -> u64 {
        bits(self.active).fold(0, |mask, lane| {
            let (value, bit) = value(&self.lane(lane));
            self.values[lane] = value;
            mask | u64::from(bit) << lane
        })
    }

    #[inline(always)]
    fn lane(&self, lane: usize) -> Lane {
        let modifiers = &self.plan.modifiers;
        Lane {
            s: [self.sources[0][lane], self.sources[1][lane], self.sources[2][lane]],
            lane: lane as u32,
            mask: self.mask_in >> lane & 1 != 0,
            clamp: modifiers.clamp,
            op_sel: modifiers.op_sel,
            neg: modifiers.neg,
        }
    }

    /// OMOD and CLAMP.
    fn finish(&mut self, env: Env) {
        let Modifiers { clamp, omod, .. } = self.plan.modifiers;
        if omod == Omod::None && !clamp {
            return;
        }
        let result = self.plan.result;
        for lane in bits(self.active) {
            self.values[lane] = result.finish(self.values[lane], clamp, omod, env);
        }
    }
}

/// The numbers of the set bits.
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lowest = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            lowest
        })
    })
}

/// Modifier fields of the long encodings; the short ones have none.
struct Modifiers {
    clamp: bool,
    omod: Omod,
    op_sel: u32,
    neg: u32,
}

impl Modifiers {
    fn new(instruction: &Instruction, row: &Opcode) -> Self {
        let long = matches!(row.format, Format::Vop3 | Format::Vop3sd | Format::Vop3p | Format::Vinterp);
        let field = |name| if long { instruction.field(name) } else { 0 };
        Self {
            clamp: field(FieldName::Clamp) != 0,
            omod: Omod::from_field(field(FieldName::Omod)),
            op_sel: field(FieldName::OpSel),
            neg: field(FieldName::Neg),
        }
    }
}

/// The kind of result, as far as OMOD and CLAMP care: integer functions saturate themselves.
#[derive(Clone, Copy)]
enum ResultKind {
    Other,
    F16,
    F32,
    F64,
    PackedF16,
}

impl ResultKind {
    fn new(shape: &OperandShape) -> Self {
        match (shape.data.element, shape.data.count) {
            (Element::F16, 1) => Self::F16,
            (Element::F16, _) => Self::PackedF16,
            (Element::F32, 1) => Self::F32,
            (Element::F64, 1) => Self::F64,
            _ => Self::Other,
        }
    }

    fn finish(self, value: u64, clamp: bool, omod: Omod, env: Env) -> u64 {
        match self {
            Self::Other => value,
            Self::F16 => output_modifiers::<F16>(value, omod, clamp, env),
            Self::F32 => output_modifiers::<F32>(value, omod, clamp, env),
            Self::F64 => output_modifiers::<F64>(value, omod, clamp, env),
            // Packed results ignore OMOD (7.2.3.1).
            Self::PackedF16 if clamp => {
                let [low, high] = [value, value >> 16].map(|half| clamp_unit::<F16>(half & 0xffff));
                low | high << 16
            }
            Self::PackedF16 => value,
        }
    }
}
