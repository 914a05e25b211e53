//! Which instructions a launch may execute, found in its code before it runs: by following the program from its entry, with
//! conditional branches both taken and not, and with calls and jumps whose target the code itself computes.
//!
//! A target is known where S_GETPC_B64 and additions of constants lead to it in the scalar registers, as compilers address
//! functions. Values are followed along one path to each instruction: the first that reaches it.

use super::Launch;
use std::collections::BTreeMap;
use tombolo_code_object::SymbolKind;
use tombolo_isa::arch::cdna4::op as gfx950;
use tombolo_isa::arch::gcn::op::sea_islands as gfx7;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};
use tombolo_isa::source::Source;

/// Instructions by address.
pub(super) type Code = BTreeMap<u64, Instruction>;

/// The instructions of a launch.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// What a path from the entry reaches.
    pub reached: Code,
    /// The rest of the kernel's own code; and of all functions, where some call goes to an address that is not known.
    pub rest: Code,
}

/// Dwords of the longest instruction.
const LONGEST: u64 = 4;

impl Survey {
    /// Looks at the code of a launch.
    pub fn of(launch: &Launch) -> Self {
        let mut walk = Walk { launch, reached: Code::new(), open: vec![], all_calls_known: true };
        walk.open.push((launch.dispatch.entry, Scalars::default()));
        walk.open.extend(launch.dispatch.trap_handler.map(|handler| (handler.base, Scalars::default())));
        while let Some((address, scalars)) = walk.open.pop() {
            walk.follow(address, scalars);
        }
        let Walk { reached, all_calls_known, .. } = walk;
        let is_kernel = |address| launch.load_base.wrapping_add(address) == launch.dispatch.entry;
        let functions = launch.code_object.symbols.iter().filter(|symbol| symbol.kind == SymbolKind::Function);
        let mut rest = Code::new();
        for function in functions.filter(|function| is_kernel(function.address) || !all_calls_known) {
            let start = launch.load_base.wrapping_add(function.address);
            sweep(launch, start, start.saturating_add(function.size), &reached, &mut rest);
        }
        Self { reached, rest }
    }
}

/// The instruction at an address, as far as there is memory.
pub(crate) fn instruction_at(launch: &Launch, address: u64) -> Option<Instruction> {
    let region = launch.memory.region_at(address)?;
    let offset = usize::try_from(address - region.base()).ok()?;
    let dwords = region.bytes().get(offset..)?.as_chunks::<4>().0.iter().take(LONGEST as usize);
    let words: Vec<u32> = dwords.map(|bytes| u32::from_le_bytes(*bytes)).collect();
    launch.dispatch.target.decode(&words).ok()
}

/// Adds the instructions from `start` to `end` that are not `reached`; padding and data end the code.
fn sweep(launch: &Launch, start: u64, end: u64, reached: &Code, rest: &mut Code) {
    let mut address = start;
    while address < end {
        let known = reached.get(&address).copied();
        // Where data begin, nothing tells where code goes on.
        let Some(instruction) = known.or_else(|| instruction_at(launch, address)) else { return };
        if instruction.opcode.operation == op::S_CODE_END {
            return;
        }
        if known.is_none() {
            rest.insert(address, instruction);
        }
        address += 4 * u64::from(instruction.dwords);
    }
}

/// What is known of the scalar registers on a path.
#[derive(Debug, Clone, Default)]
struct Scalars {
    registers: BTreeMap<u16, u32>,
    carry: Option<bool>,
}

impl Scalars {
    fn word(&self, source: Option<Source>, literal: Option<u32>) -> Option<u32> {
        match source? {
            Source::InlineInt(value) => Some(i32::from(value) as u32),
            Source::Literal => literal,
            source if source.is_scalar_register() => self.registers.get(&source.code()).copied(),
            _ => None,
        }
    }

    fn pair(&self, source: Option<Source>, literal: Option<u32>) -> Option<u64> {
        match source? {
            Source::InlineInt(value) => Some(i64::from(value) as u64),
            Source::Literal => literal.map(u64::from),
            source if source.is_scalar_register() => {
                let half = |code| self.registers.get(&code).copied().map(u64::from);
                Some(half(source.code())? | half(source.code() + 1)? << 32)
            }
            _ => None,
        }
    }

    fn set_word(&mut self, code: u16, value: Option<u32>) {
        match value {
            Some(value) => self.registers.insert(code, value),
            None => self.registers.remove(&code),
        };
    }

    fn set_pair(&mut self, code: u16, value: Option<u64>) {
        self.set_word(code, value.map(|value| value as u32));
        self.set_word(code + 1, value.map(|value| (value >> 32) as u32));
    }

    /// Forgets what the instruction writes.
    fn forget(&mut self, instruction: &Instruction) {
        for row in std::iter::once(instruction.opcode).chain(instruction.second) {
            for shape in row.operands.iter().filter(|shape| shape.access.writes()) {
                if matches!(shape.kind, OperandKind::Sgpr | OperandKind::SgprInVdst | OperandKind::RegisterSource) {
                    // A mask is twice as wide in waves of 64 lanes.
                    let wide = u16::from(shape.data.element == Element::Mask);
                    let first = instruction.operand_code(row, shape);
                    let count = u16::from(shape.data.registers()).max(1) + wide;
                    (first..first.saturating_add(count)).for_each(|code| self.set_word(code, None));
                }
            }
            for (implicit, source) in [(Implicit::VCC, Source::VccLo), (Implicit::EXEC, Source::ExecLo)] {
                if row.writes.contains(implicit) {
                    self.set_pair(source.code(), None);
                }
            }
            if row.writes.contains(Implicit::SCC) {
                self.carry = None;
            }
        }
    }

    /// What is known behind an instruction that does not jump, at `address`.
    fn execute(&mut self, instruction: &Instruction, address: u64) {
        let row = instruction.opcode;
        let literal = instruction.literal();
        let source = |at| instruction.source(row, operands(row, true).nth(at)?);
        let word = |at| self.word(source(at), literal);
        let destination = operands(row, false).next().map(|shape| instruction.operand_code(row, shape));
        let behind = address.wrapping_add(4 * u64::from(instruction.dwords));
        let (mut value, mut carry) = (Value::Unknown, None);
        match row.operation {
            op::S_GETPC_B64 | gfx7::S_GETPC_B64 | gfx950::S_GETPC_B64 => value = Value::Pair(behind),
            op::S_MOV_B32 | gfx7::S_MOV_B32 | gfx950::S_MOV_B32 => value = word(0).into(),
            op::S_MOV_B64 | gfx7::S_MOV_B64 | gfx950::S_MOV_B64 => {
                value = self.pair(source(0), literal).map_or(Value::Unknown, Value::Pair)
            }
            op::S_SEXT_I32_I16 | gfx7::S_SEXT_I32_I16 | gfx950::S_SEXT_I32_I16 => {
                value = word(0).map(|word| i32::from(word as i16) as u32).into()
            }
            op::S_ADD_CO_U32 | gfx7::S_ADD_U32 | gfx950::S_ADD_U32 => {
                let sum = word(0).zip(word(1)).map(|(a, b)| a.overflowing_add(b));
                (value, carry) = (sum.map(|(sum, _)| sum).into(), sum.map(|(_, carry)| carry));
            }
            op::S_ADD_CO_CI_U32 | gfx7::S_ADDC_U32 | gfx950::S_ADDC_U32 => {
                let sum = word(0).zip(word(1)).zip(self.carry);
                value = sum.map(|((a, b), carry)| a.wrapping_add(b).wrapping_add(carry.into())).into();
            }
            op::S_ADD_NC_U64 => {
                let sum = self.pair(source(0), literal).zip(self.pair(source(1), literal));
                value = sum.map_or(Value::Unknown, |(a, b)| Value::Pair(a.wrapping_add(b)));
            }
            _ => {}
        }
        self.forget(instruction);
        self.carry = carry.or(self.carry);
        match (destination, value) {
            (Some(code), Value::Word(word)) => self.set_word(code, Some(word)),
            (Some(code), Value::Pair(pair)) => self.set_pair(code, Some(pair)),
            _ => {}
        }
    }
}

/// A result, as far as it is known.
enum Value {
    Unknown,
    Word(u32),
    Pair(u64),
}

impl From<Option<u32>> for Value {
    fn from(word: Option<u32>) -> Self {
        word.map_or(Self::Unknown, Self::Word)
    }
}

/// The operands that are read, or those that are written, in order.
fn operands(row: &Opcode, read: bool) -> impl Iterator<Item = &'static OperandShape> {
    row.operands.iter().filter(move |shape| if read { shape.access.reads() } else { shape.access.writes() })
}

/// A walk along all paths.
struct Walk<'a> {
    launch: &'a Launch,
    reached: Code,
    /// Where paths go on.
    open: Vec<(u64, Scalars)>,
    all_calls_known: bool,
}

impl Walk<'_> {
    /// Follows a path until it ends or meets another one.
    fn follow(&mut self, mut address: u64, mut scalars: Scalars) {
        while !self.reached.contains_key(&address) {
            // What is no instruction ends the run by itself.
            let Some(instruction) = instruction_at(self.launch, address) else { return };
            let row = instruction.opcode;
            self.reached.insert(address, instruction);
            let behind = address.wrapping_add(4 * u64::from(instruction.dwords));
            let label = operands(row, true).find(|shape| shape.kind == OperandKind::Label).map(|shape| {
                let distance = i64::from(instruction.operand_code(row, shape) as i16) * 4;
                behind.wrapping_add_signed(distance)
            });
            let register = || operands(row, true).find(|shape| shape.kind == OperandKind::RegisterSource);
            let known = |scalars: &Scalars| scalars.pair(instruction.source(row, register()?), None);
            match row.operation {
                op::S_ENDPGM | op::S_ENDPGM_SAVED | op::S_CODE_END | op::S_RFE_B64 => return,
                // A handler may return behind it.
                op::S_TRAP if self.launch.dispatch.trap_handler.is_none() => return,
                gfx7::S_ENDPGM
                | gfx950::S_ENDPGM
                | gfx7::S_RFE_B64
                | gfx950::S_RFE_B64
                | gfx7::S_TRAP
                | gfx950::S_TRAP => return,
                op::S_BRANCH | gfx7::S_BRANCH | gfx950::S_BRANCH => {
                    self.open.extend(label.map(|label| (label, scalars)));
                    return;
                }
                op::S_SETPC_B64 | gfx7::S_SETPC_B64 | gfx950::S_SETPC_B64 => {
                    self.open.extend(known(&scalars).map(|target| (target, scalars)));
                    return;
                }
                op::S_SWAPPC_B64 | op::S_CALL_B64 | gfx950::S_CALL_B64 | gfx7::S_SWAPPC_B64 | gfx950::S_SWAPPC_B64 => {
                    let target = label.or_else(|| known(&scalars));
                    self.all_calls_known &= target.is_some();
                    let mut inside = scalars.clone();
                    scalars.forget(&instruction);
                    if let Some(shape) = operands(row, false).next() {
                        inside.set_pair(instruction.operand_code(row, shape), Some(behind));
                    }
                    self.open.extend(target.map(|target| (target, inside)));
                }
                _ => {
                    scalars.execute(&instruction, address);
                    self.open.extend(label.map(|label| (label, scalars.clone())));
                }
            }
            address = behind;
        }
    }
}
