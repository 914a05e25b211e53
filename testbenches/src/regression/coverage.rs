//! Functional coverage of lock-step runs: which opcodes were compared with the model, with which kinds of operands, modifiers
//! and lanes.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use tombolo_hdl::front::decode::{IssueClass, rdna4::predecode::class_of};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_isa::source::Source;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::{ExecShape, Lockstep};
use tombolo_sim::run::waves::words_at;
use tombolo_sim::status::evidence_name;

/// What was seen of one opcode.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// Executions compared.
    pub count: u64,
    /// `operand:kind`, for instance `src0:literal`.
    pub operands: BTreeSet<String>,
    /// Modifiers, for instance `clamp`; `none` where none was used.
    pub modifiers: BTreeSet<Cow<'static, str>>,
    /// Lanes: none, one, some, all.
    pub lanes: BTreeSet<Cow<'static, str>>,
    /// Combinations of the three.
    pub crosses: BTreeSet<String>,
}

/// What was seen, by the row of the opcode table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage {
    seen: BTreeMap<u16, Seen>,
}

impl Coverage {
    /// What a lock-step run compared.
    pub fn of(lockstep: &Lockstep, launch: &Launch) -> Self {
        let mut coverage = Self::default();
        for ((pc, shape), count) in lockstep.executed() {
            let Ok(instruction) = decode(&words_at(launch, *pc)) else { continue };
            for opcode in [Some(instruction.opcode), instruction.second].into_iter().flatten() {
                coverage.add(&instruction, opcode, *shape, *count);
            }
        }
        coverage
    }

    fn add(&mut self, instruction: &Instruction, opcode: &'static Opcode, shape: ExecShape, count: u64) {
        let seen = self.seen.entry(opcode.index).or_default();
        seen.count += count;
        let kinds: Vec<String> = opcode
            .operands
            .iter()
            .filter_map(|operand| {
                Some(format!("{:?}:{}", operand.field, kind(instruction.source(opcode, operand)?)).to_lowercase())
            })
            .collect();
        let modifiers = modifiers(instruction, opcode);
        let lanes = match shape {
            ExecShape::None => "none",
            ExecShape::One => "one",
            ExecShape::Some => "some",
            ExecShape::All => "all",
        };
        seen.crosses.insert(format!("{} {} {lanes}", kinds.join(","), modifiers.join(",")));
        seen.operands.extend(kinds);
        seen.modifiers.extend(modifiers.into_iter().map(Cow::Borrowed));
        seen.lanes.insert(Cow::Borrowed(lanes));
    }

    /// Adds what another run compared.
    pub fn merge(&mut self, other: Self) {
        for (index, more) in other.seen {
            let seen = self.seen.entry(index).or_default();
            seen.count += more.count;
            seen.operands.extend(more.operands);
            seen.modifiers.extend(more.modifiers);
            seen.lanes.extend(more.lanes);
            seen.crosses.extend(more.crosses);
        }
    }

    /// What `coverage.json` says.
    ///
    /// # Errors
    /// It is no such file, or has opcodes that there are not.
    pub fn from_json(text: &str) -> anyhow::Result<Self> {
        #[derive(Deserialize)]
        struct File {
            opcodes: Vec<Row>,
        }
        #[derive(Deserialize)]
        struct Row {
            format: String,
            mnemonic: String,
            #[serde(flatten)]
            seen: Seen,
        }
        let mut coverage = Self::default();
        for Row { format, mnemonic, seen } in serde_json::from_str::<File>(text)?.opcodes {
            let is_it = |opcode: &&Opcode| opcode.mnemonic == mnemonic && opcode.format.layout().name == format;
            let opcode = table::opcodes().iter().find(is_it);
            let opcode = opcode.ok_or_else(|| anyhow::anyhow!("there is no opcode {format} {mnemonic}"))?;
            coverage.seen.insert(opcode.index, seen);
        }
        Ok(coverage)
    }

    /// What was seen, with the opcodes.
    pub fn rows(&self) -> impl Iterator<Item = (&'static Opcode, &Seen)> {
        self.seen.iter().map(|(index, seen)| (&table::opcodes()[usize::from(*index)], seen))
    }

    /// The rows of `tombolo status` that lock-step has reached: format and mnemonic, sorted.
    pub fn reached(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.rows().map(|(opcode, _)| evidence_name(opcode)).collect();
        lines.sort();
        lines
    }

    /// A line for each group of opcodes that the hardware executes: opcodes, those compared, and the points of each dimension
    /// that were seen, of those there are.
    pub fn groups(&self) -> BTreeMap<&'static str, Group> {
        let mut groups: BTreeMap<&'static str, Group> = BTreeMap::new();
        let none = Seen::default();
        for opcode in table::opcodes().iter().filter(|opcode| class_of(opcode) != IssueClass::Illegal) {
            let seen = self.seen.get(&opcode.index).unwrap_or(&none);
            let group = groups.entry(opcode.group).or_default();
            let points = [
                (seen.operands.len(), opcode.operands.iter().map(possible_kinds).sum()),
                (seen.modifiers.len(), possible_modifiers(opcode)),
                (seen.lanes.len(), if opcode.format.is_valu() || is_memory(opcode.format) { 4 } else { 1 }),
            ];
            group.opcodes += 1;
            group.compared += usize::from(seen.count > 0);
            group.crosses += seen.crosses.len();
            for (sum, (seen, all)) in group.points.iter_mut().zip(points) {
                sum.0 += seen.min(all);
                sum.1 += all;
            }
        }
        groups
    }
}

/// Coverage of a group of opcodes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Group {
    /// Opcodes that the hardware executes.
    pub opcodes: usize,
    /// Of those, compared at least once.
    pub compared: usize,
    /// Points seen and points that there are: operand kinds, modifiers, lanes.
    pub points: [(usize, usize); 3],
    /// Combinations seen.
    pub crosses: usize,
}

fn is_memory(format: Format) -> bool {
    matches!(format, Format::Vds | Format::Vglobal | Format::Vflat | Format::Vscratch | Format::Vbuffer)
}

/// The kind of operand that a source names.
fn kind(source: Source) -> &'static str {
    match source {
        Source::Vgpr(_) => "vgpr",
        Source::Sgpr(_) => "sgpr",
        Source::VccLo | Source::VccHi => "vcc",
        Source::Null => "null",
        Source::M0 => "m0",
        Source::ExecLo | Source::ExecHi => "exec",
        Source::InlineInt(_) => "integer",
        Source::InlineFloat(_) => "float",
        Source::Literal => "literal",
        Source::Dpp8(_) => "dpp8",
        Source::Dpp16 => "dpp16",
        _ => "special",
    }
}

/// Kinds that an operand may have, apart from special ones.
fn possible_kinds(shape: &OperandShape) -> usize {
    let is_pair = shape.data.registers() > 1;
    match shape.kind {
        OperandKind::Vgpr => 1,
        // VGPR, SGPR, VCC, NULL, EXEC, two kinds of constants, literal; M0 is no pair.
        OperandKind::VectorSource => 8 + usize::from(!is_pair),
        OperandKind::ScalarSource => 7 + usize::from(!is_pair),
        OperandKind::ScalarOnlySource => 6 + usize::from(!is_pair),
        OperandKind::RegisterSource | OperandKind::Sgpr | OperandKind::SgprInVdst => 3 + usize::from(!is_pair),
        _ => 0,
    }
}

const MODIFIERS: [(Flags, &str, FieldName); 2] =
    [(Flags::CLAMP, "clamp", FieldName::Clamp), (Flags::OMOD, "omod", FieldName::Omod)];

fn modifiers(instruction: &Instruction, opcode: &Opcode) -> Vec<&'static str> {
    let mut used = vec![];
    let has = |name| opcode.format.field(name).is_some() && instruction.field(name) != 0;
    for (flag, name, field) in MODIFIERS {
        if opcode.modifiers.flags.contains(flag) && has(field) {
            used.push(name);
        }
    }
    for (mask, name, field) in [
        (opcode.modifiers.neg, "neg", FieldName::Neg),
        (opcode.modifiers.abs, "abs", FieldName::Abs),
        (opcode.modifiers.neg_hi, "neg_hi", FieldName::NegHi),
        (opcode.modifiers.op_sel, "op_sel", FieldName::OpSel),
    ] {
        if mask != 0 && has(field) {
            used.push(name);
        }
    }
    if instruction.dpp().is_some() {
        used.push("dpp");
    }
    if used.is_empty() {
        used.push("none");
    }
    used
}

fn possible_modifiers(opcode: &Opcode) -> usize {
    let modifiers = &opcode.modifiers;
    let masks = [modifiers.neg, modifiers.abs, modifiers.neg_hi, modifiers.op_sel];
    let flags = [Flags::CLAMP, Flags::OMOD, Flags::DPP];
    1 + masks.iter().filter(|mask| **mask != 0).count()
        + flags.iter().filter(|flag| modifiers.flags.contains(**flag)).count()
}
