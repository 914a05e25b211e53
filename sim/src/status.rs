//! Where every opcode of every instruction set stands, found by asking the parts themselves.

use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use tombolo_asm::status::status as table_status;
use tombolo_hdl::config::{CONFIGS, Units};
use tombolo_hdl::front::decode::{IssueClass, cdna4, gcn, rdna4};
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::target::Target;
use tombolo_model::program::is_modelled;

/// The vectors that follow from the document, by hand or by the calculations of `scripts/vectors`, each with its section:
/// evidence that is neither the model's nor the hardware's.
const VECTORS: [&str; 23] = [
    include_str!("../../testbenches/vectors/buffer.jsonl"),
    include_str!("../../testbenches/vectors/constant.jsonl"),
    include_str!("../../testbenches/vectors/gfx7.jsonl"),
    include_str!("../../testbenches/vectors/cdna4.jsonl"),
    include_str!("../../testbenches/vectors/image.jsonl"),
    include_str!("../../testbenches/vectors/trap.jsonl"),
    include_str!("../../testbenches/vectors/lds.jsonl"),
    include_str!("../../testbenches/vectors/memory.jsonl"),
    include_str!("../../testbenches/vectors/scalar.jsonl"),
    include_str!("../../testbenches/vectors/vector.jsonl"),
    include_str!("../../testbenches/vectors/arithmetic.jsonl"),
    include_str!("../../testbenches/vectors/compare.jsonl"),
    include_str!("../../testbenches/vectors/conversions.jsonl"),
    include_str!("../../testbenches/vectors/hints.jsonl"),
    include_str!("../../testbenches/vectors/integers.jsonl"),
    include_str!("../../testbenches/vectors/matrix.jsonl"),
    include_str!("../../testbenches/vectors/modes.jsonl"),
    include_str!("../../testbenches/vectors/moves.jsonl"),
    include_str!("../../testbenches/vectors/nodes.jsonl"),
    include_str!("../../testbenches/vectors/packed.jsonl"),
    include_str!("../../testbenches/vectors/salu.jsonl"),
    include_str!("../../testbenches/vectors/samples.jsonl"),
    include_str!("../../testbenches/vectors/transfers.jsonl"),
];

/// Format and mnemonic of the opcodes that the regression has compared in lock-step (`regress --reached`).
const LOCK_STEP: &str = include_str!("../../testbenches/evidence/lockstep.txt");
/// Those of Sea Islands that its launches have compared (`testbenches/tests/lockstep.rs`).
const LOCK_STEP_OF_SEA_ISLANDS: &str = include_str!("../../testbenches/evidence/lockstep-gfx7.txt");
/// Those that shaders of recorded submissions have compared (`testbenches/tests/graphics_lockstep.rs`).
const LOCK_STEP_OF_DRAWS: &str = include_str!("../../testbenches/evidence/lockstep-gfx7-draws.txt");

/// The same of CDNA4.
const LOCK_STEP_OF_CDNA4: &str = include_str!("../../testbenches/evidence/lockstep-cdna4.txt");
/// Those of Sea Islands and of CDNA4 that random programs have compared (`testbenches/tests/lockstep_programs.rs`).
const LOCK_STEP_OF_PROGRAMS: [&str; 2] = [
    include_str!("../../testbenches/evidence/lockstep-gfx7-programs.txt"),
    include_str!("../../testbenches/evidence/lockstep-cdna4-programs.txt"),
];

/// One opcode.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Instruction set.
    pub isa: &'static str,
    /// Mnemonic.
    pub mnemonic: &'static str,
    /// Format.
    pub format: &'static str,
    /// Value of its opcode field.
    pub opcode: u16,
    /// What it is for.
    #[serde(skip)]
    pub group: &'static str,
    /// The assembler makes its canonical form.
    pub assembled: bool,
    /// The disassembler shows it.
    pub disassembled: bool,
    /// The decoder knows it.
    pub decoded: bool,
    /// The reference model executes it.
    pub modelled: bool,
    /// The hardware executes it, in some of its forms at least.
    pub in_rtl: bool,
    /// Model and hardware were compared on it write by write.
    pub lock_step: bool,
    /// A hand-derived vector has it.
    pub verified: bool,
}

impl Row {
    /// The states in the order of [`STATES`].
    pub fn states(&self) -> [bool; STATES.len()] {
        [self.assembled, self.disassembled, self.decoded, self.modelled, self.in_rtl, self.lock_step, self.verified]
    }
}

/// Names of the states.
pub const STATES: [&str; 7] = ["assembled", "disassembled", "decoded", "modelled", "in RTL", "lock-step", "verified"];

/// How many opcodes of a group are in each state.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Count {
    /// Opcodes.
    pub opcodes: usize,
    /// Of those, in the order of [`STATES`].
    pub states: [usize; STATES.len()],
}

/// Name of an instruction set: its processor's, but the family's where all of it is known.
fn name(target: Target) -> &'static str {
    match target {
        Target::Rdna4 => "RDNA4",
        Target::Gcn(Generation::SeaIslands) => "GFX7",
        Target::Cdna4 => "CDNA4",
        other => other.mcpu(),
    }
}

/// An opcode in the lists of evidence: format and mnemonic.
pub fn evidence_name(opcode: &Opcode) -> String {
    format!("{} {}", opcode.format.layout().name, opcode.mnemonic)
}

/// Every opcode.
pub fn rows() -> Vec<Row> {
    let verified = verified();
    let mut lock_step =
        [LOCK_STEP, LOCK_STEP_OF_SEA_ISLANDS, LOCK_STEP_OF_CDNA4].map(|list| list.lines().collect::<HashSet<&str>>());
    lock_step[1].extend(LOCK_STEP_OF_DRAWS.lines().chain(LOCK_STEP_OF_PROGRAMS[0].lines()));
    lock_step[2].extend(LOCK_STEP_OF_PROGRAMS[1].lines());
    let row = |status: tombolo_asm::status::OpcodeStatus| {
        let opcode = status.opcode;
        let name_of_row = evidence_name(opcode);
        let (class, compared) = match status.target {
            Target::Rdna4 => (rdna4::predecode::class_of(opcode), lock_step[0].contains(name_of_row.as_str())),
            Target::Gcn(Generation::SeaIslands) => {
                (gcn::predecode::class_in(opcode, Units::SEA_ISLANDS), lock_step[1].contains(name_of_row.as_str()))
            }
            Target::Cdna4 => {
                (cdna4::predecode::class_in(opcode, Units::CDNA4), lock_step[2].contains(name_of_row.as_str()))
            }
            Target::Gcn(_) => (IssueClass::Illegal, false),
        };
        // S_CODE_END is an illegal instruction by definition (5.2), so that refusing it is all there is to do.
        let is_refusal = status.target == Target::Rdna4 && opcode.operation == op::S_CODE_END;
        Row {
            isa: name(status.target),
            mnemonic: opcode.mnemonic,
            format: opcode.format.layout().name,
            opcode: opcode.opcode,
            group: opcode.group,
            assembled: status.assembled,
            disassembled: status.disassembled,
            decoded: status.decoded,
            modelled: is_modelled(opcode, status.target),
            in_rtl: class != IssueClass::Illegal || is_refusal,
            lock_step: compared,
            verified: verified.contains(&(status.target, opcode.format, opcode.opcode)),
        }
    };
    table_status().into_iter().map(row).collect()
}

/// Instruction set, format and opcode of every instruction in the hand-derived vectors but the one that ends each program.
fn verified() -> HashSet<(Target, Format, u16)> {
    let mut found = HashSet::new();
    for line in VECTORS.iter().flat_map(|file| file.lines()) {
        let text = |key: &str| Some(line.split_once(key)?.1.split_once('"')?.0);
        let words = words(text("\"code\":\"").unwrap_or_default());
        let target = text("\"isa\":\"").and_then(Target::from_mcpu).unwrap_or_default();
        let mut at = 0;
        while let Some(Ok(instruction)) =
            words.get(at..).filter(|rest| !rest.is_empty()).map(|rest| target.decode(rest))
        {
            at += usize::from(instruction.dwords).max(1);
            for opcode in [Some(instruction.opcode), instruction.second].into_iter().flatten() {
                found.insert((target, opcode.format, opcode.opcode));
            }
        }
    }
    found
}

/// Little-endian dwords of a string of hexadecimal bytes.
fn words(hex: &str) -> Vec<u32> {
    let dword = |digits: &[u8]| {
        let text = std::str::from_utf8(digits).ok()?;
        u32::from_str_radix(text, 16).ok().map(u32::swap_bytes)
    };
    hex.as_bytes().chunks_exact(8).map_while(dword).collect()
}

/// Counts by instruction set and group, in the order of their names.
pub fn totals(rows: &[Row]) -> BTreeMap<(&'static str, &'static str), Count> {
    let mut totals: BTreeMap<(&'static str, &'static str), Count> = BTreeMap::new();
    for row in rows {
        let count = totals.entry((row.isa, row.group)).or_default();
        count.opcodes += 1;
        for (sum, state) in count.states.iter_mut().zip(row.states()) {
            *sum += usize::from(state);
        }
    }
    totals
}

/// The table of `docs/status.md`: a legend and a row a group.
pub fn markdown(rows: &[Row]) -> String {
    let mut text = String::from(
        "# Status of every opcode\n\nOutput of `tombolo status --markdown`; `tombolo status --json` has it opcode by \
         opcode.\n\n* **assembled, disassembled, decoded**: the canonical form makes the round trip.\n* **modelled**: the \
         reference model executes it.\n* **in RTL**: the hardware executes it in some of its forms; a form that it lacks \
         stops the run by name.\n* **lock-step**: model and hardware compared write by write.\n* **verified**: a vector derived \
         by hand from the document has it.\n\n",
    );
    text.push_str(&format!("| ISA | Group | Opcodes | {} |\n|---|---|---:|", STATES.join(" | ")));
    text.push_str(&"---:|".repeat(STATES.len()));
    text.push('\n');
    for ((isa, group), count) in totals(rows) {
        let states: Vec<String> = count.states.iter().map(usize::to_string).collect();
        text.push_str(&format!("| {isa} | {group} | {} | {} |\n", count.opcodes, states.join(" | ")));
    }
    for sentence in left_out() {
        text.push_str(&format!("\n{sentence}\n"));
    }
    text
}

/// Which configurations leave units out, a sentence each.
pub fn left_out() -> Vec<String> {
    let without =
        CONFIGS.iter().map(|config| (config.name, config.units.left_out())).filter(|(_, parts)| !parts.is_empty());
    without.map(|(name, parts)| format!("Configuration {name} refuses what needs: {}.", parts.join(", "))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_rdna4_opcode_has_a_row_and_the_parts_are_asked() {
        let rows = rows();
        assert_eq!(rows.iter().filter(|row| row.isa == name(Target::Rdna4)).count(), 1568);
        let find = |mnemonic: &str| rows.iter().find(|row| row.mnemonic == mnemonic).unwrap();
        assert!(find("v_add_f32").in_rtl && find("v_add_f32").modelled);
        assert!(find("v_wmma_f32_16x16x16_f16").in_rtl && !find("ds_gws_barrier").modelled);
        assert!(find("s_and_saveexec_b32").verified);
    }

    #[test]
    fn the_table_in_the_documents_is_current() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/status.md");
        let committed = std::fs::read_to_string(file).unwrap();
        assert_eq!(committed, markdown(&rows()), "run `tombolo status --markdown > docs/status.md`");
    }
}
