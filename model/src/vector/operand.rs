//! Source operands of one instruction: what each field means, which is worked out once for an instruction, and its value in every
//! lane after half selection and the ABS and NEG modifiers (7.2.2, 7.4, 7.7).

use super::dpp::LaneMap;
use super::rows::{RowOperand, RowSource};
use crate::fault::Fault;
use crate::operand::Source as Scalar;
use crate::wave::{Vgpr, Wave, WaveSize};
use tombolo_isa::arch::rdna4::dpp::Dpp;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Opcode, Properties};
use tombolo_isa::operand::{DataType, Element, OperandKind, OperandShape};
use tombolo_isa::source::Source;

/// One value for each lane, in the low bits.
pub type Lanes = [u64; 64];

/// Where a source comes from.
#[derive(Clone, Copy, Debug)]
enum Fetch {
    /// VGPR `register`, and for 64-bit data the next one.
    Vector { register: usize },
    /// The same value in every lane; `repeats`: its low half is both halves.
    Uniform { source: Scalar, repeats: bool },
}

/// A source operand with its modifiers.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    fetch: Fetch,
    /// Significant bits after the half selection: 16, 32 or 64.
    bits: u32,
    /// Take the upper 16 bits.
    high: bool,
    /// Sign bits that ABS clears and NEG flips.
    signs: u64,
    abs: bool,
    neg: bool,
}

impl Operand {
    /// Resolves source number `index` (0, 1, 2) of `row`, whose shape is `shape`. `None` if the field holds what no
    /// source can be: [`unreadable`].
    pub fn new(instruction: &Instruction, row: &Opcode, shape: &OperandShape, index: u32) -> Option<Self> {
        let source = match shape.kind {
            OperandKind::Literal => Source::Literal,
            _ => instruction.source(row, shape)?,
        };
        let half = half_select(instruction, row, shape, source, index);
        let (fetch, high) = match source {
            Source::Vgpr(register) => {
                let (register, high) = half.unwrap_or((register, false));
                let register = usize::from(register);
                (Fetch::Vector { register }, high)
            }
            scalar => {
                // What V_FMA_MIX reads as a binary16 number is one, constants too (7.7).
                let data = if reads_half(instruction, row, index) { HALF } else { shape.data };
                (uniform(instruction, row, scalar, data)?, half.is_some_and(|(_, high)| high))
            }
        };
        let (abs, neg) = modifiers(instruction, row, index);
        let bits = u32::from(shape.data.bits().next_power_of_two().clamp(16, 64));
        let pair = shape.data.bits() == 32 && shape.data.count == 2;
        Some(Self { fetch, bits, high, signs: 1 << (bits - 1) | if pair { 1 << 15 } else { 0 }, abs, neg })
    }

    /// The same operand `registers` VGPRs further; scalars are not moved.
    pub fn offset(mut self, registers: usize) -> Self {
        if let Fetch::Vector { register } = &mut self.fetch {
            *register += registers;
        }
        self
    }

    /// The 32-bit words of an operand of `count` registers, without modifiers; a scalar is in the first, zero above.
    pub fn words(
        wave: &Wave,
        instruction: &Instruction,
        row: &Opcode,
        shape: &OperandShape,
        count: usize,
    ) -> Option<Vec<Vgpr>> {
        let source = instruction.source(row, shape)?;
        let first = match source {
            Source::Vgpr(register) => Some(usize::from(register)),
            _ => None,
        };
        let word = |index: usize| match first {
            Some(first) => Some(*wave.vgpr(first + index)),
            None if index < 2 => {
                let Fetch::Uniform { source, repeats } = uniform(instruction, row, source, shape.data)? else {
                    return None;
                };
                Some([(uniform_value(source, repeats, wave) >> (32 * index)) as u32; 64])
            }
            None => Some([0; 64]),
        };
        (0..count).map(word).collect()
    }

    /// The value in every lane; `map` gives the lane each lane reads.
    pub fn gather(&self, wave: &Wave, map: Option<&LaneMap>, into: &mut Lanes) {
        let lanes = wave.size().lanes();
        match self.fetch {
            Fetch::Uniform { source, repeats } => {
                into[..lanes].fill(self.modified(uniform_value(source, repeats, wave)))
            }
            Fetch::Vector { register } => {
                // A pair that is not wholly owned acts as V[0:1] (7.2.7).
                let pair = self.bits == 64;
                let register = if pair && !wave.owns_vgprs(register, 2) { 0 } else { register };
                let low = wave.vgpr(register);
                let high = pair.then(|| wave.vgpr(register + 1));
                if map.is_none() {
                    self.gather_own(&low[..lanes], high, into);
                    return;
                }
                for (lane, value) in into[..lanes].iter_mut().enumerate() {
                    let Some(from) = map.map_or(Some(lane), |map| map.from(lane)) else {
                        *value = self.modified(0);
                        continue;
                    };
                    let upper = high.map_or(0, |high| u64::from(high[from]) << 32);
                    *value = self.modified(u64::from(low[from]) | upper);
                }
            }
        }
    }

    /// Every lane's own value.
    fn gather_own(&self, low: &[u32], high: Option<&Vgpr>, into: &mut Lanes) {
        match high {
            None if self.is_plain() => into.iter_mut().zip(low).for_each(|(value, &low)| *value = low.into()),
            None => into.iter_mut().zip(low).for_each(|(value, &low)| *value = self.modified(low.into())),
            Some(high) => {
                for ((value, &low), &high) in into.iter_mut().zip(low).zip(high) {
                    *value = self.modified(u64::from(low) | u64::from(high) << 32);
                }
            }
        }
    }

    /// The same operand for [`super::rows`]; none if it is not 32 bits in one register.
    pub fn row(&self) -> Option<RowOperand> {
        let source = match self.fetch {
            Fetch::Vector { register } => RowSource::Vector(register),
            Fetch::Uniform { source, repeats: false } => RowSource::Scalar(source),
            Fetch::Uniform { .. } => return None,
        };
        let signs = self.signs as u32;
        let and = if self.abs { !signs } else { u32::MAX };
        let xor = if self.neg { signs } else { 0 };
        (self.bits == 32).then_some(RowOperand { source, and, xor })
    }

    /// 32 bits without modifiers.
    fn is_plain(&self) -> bool {
        self.bits == 32 && !self.abs && !self.neg
    }

    #[inline]
    fn modified(&self, raw: u64) -> u64 {
        let mut value = raw;
        if self.bits == 16 {
            value = value >> if self.high { 16 } else { 0 } & 0xffff;
        }
        if self.abs {
            value &= !self.signs;
        }
        if self.neg {
            value ^= self.signs;
        }
        value
    }
}

/// The refusal of a source field that holds what no vector source can be; the decoder lets no such word pass.
pub fn unreadable(row: &Opcode) -> Fault {
    Fault::Illegal { reason: format!("{}: an operand that no vector instruction can read", row.mnemonic) }
}

/// One binary16 number.
const HALF: DataType = DataType { element: Element::F16, count: 1 };

/// Whether source `index` of a V_FMA_MIX is a binary16 number in one of its halves, as OPSEL_HI says (7.7).
fn reads_half(instruction: &Instruction, row: &Opcode, index: u32) -> bool {
    row.properties.contains(Properties::MIXED) && instruction.op_sel_hi() >> index & 1 != 0
}

/// Register and half of a 16-bit operand: by register bit 7 or by OPSEL (7.4); OPSEL also selects halves of scalars.
fn half_select(
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    source: Source,
    index: u32,
) -> Option<(u8, bool)> {
    if let Source::Vgpr(_) = source {
        return instruction.vgpr_half(row, shape);
    }
    let by_op_sel = matches!(row.format, Format::Vop3 | Format::Vinterp);
    (shape.data.bits() == 16 && by_op_sel).then(|| (0, instruction.field(FieldName::OpSel) >> index & 1 != 0))
}

/// A scalar source for an operand of data type `data`. Inline constants have 32 bits, of which a half or both are read:
/// integers with their sign, floats of 16 bits in the low half with zero above. A pair of 16-bit integers gets the float
/// of 32 bits.
fn uniform(instruction: &Instruction, row: &Opcode, source: Source, data: DataType) -> Option<Fetch> {
    let is_dot = row.dot == 2;
    let packed = is_dot || row.format == Format::Vop3p || row.operation == op::V_PK_FMAC_F16;
    let pair = data.count == 2 && matches!(data.element, Element::F16 | Element::Bf16);
    let data = if packed && pair && source.is_inline_constant() { DataType { count: 1, ..data } } else { data };
    // The two-element dot products repeat the constant in both halves (7.2.2), and so does what has no OPSEL.
    let repeats = is_dot || row.operation == op::V_PK_FMAC_F16;
    let repeats = repeats && data.bits() == 16 && source.is_inline_constant();
    Some(Fetch::Uniform { source: Scalar::new(source, data, instruction.literal())?, repeats })
}

fn uniform_value(source: Scalar, repeats: bool, wave: &Wave) -> u64 {
    let value = source.read(wave);
    if repeats { (value & 0xffff) << 16 | value & 0xffff } else { value }
}

/// ABS and NEG of source `index`, from the VOP3 or VINTERP word, or from the DPP16 dword of a short encoding (7.9.1).
fn modifiers(instruction: &Instruction, row: &Opcode, index: u32) -> (bool, bool) {
    let moves = row.properties.contains(Properties::MOVES);
    let allowed = |mask: u8| moves || mask >> index & 1 != 0;
    let field = |name| instruction.field(name) >> index & 1 != 0;
    let (abs, neg) = match (row.format, instruction.dpp()) {
        (Format::Vop3 | Format::Vop3sd | Format::Vinterp, _) => {
            let has_abs = row.format == Format::Vop3;
            (has_abs && field(FieldName::Abs), field(FieldName::Neg))
        }
        (Format::Vop1 | Format::Vop2 | Format::Vopc, Some(Dpp::Dpp16(dpp))) => match index {
            0 => (dpp.src0_abs, dpp.src0_neg),
            1 => (dpp.src1_abs, dpp.src1_neg),
            _ => (false, false),
        },
        _ => (false, false),
    };
    // The dot products of 16-bit floats have NEG only (7.2.2.1).
    let abs = abs && row.dot != 2;
    (abs && allowed(row.modifiers.abs), neg && allowed(row.modifiers.neg))
}

/// A lane mask operand (carry-in, condition): a scalar register pair, one register in a wave32, or a constant.
#[derive(Clone, Copy, Debug)]
pub struct LaneMask {
    narrow: Scalar,
    wide: Scalar,
}

impl LaneMask {
    /// The mask operand `shape` of `row`; `None` if the field holds what no scalar source can be.
    pub fn new(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> Option<Self> {
        let source = instruction.source(row, shape)?;
        let of = |element| Scalar::new(source, DataType { element, count: 1 }, instruction.literal());
        Some(Self { narrow: of(Element::B32)?, wide: of(Element::B64)? })
    }

    /// Its bits, those of lanes that there are.
    pub fn read(self, wave: &Wave) -> u64 {
        let source = match wave.size() {
            WaveSize::W32 => self.narrow,
            WaveSize::W64 => self.wide,
        };
        source.read(wave) & wave.size().mask()
    }
}
