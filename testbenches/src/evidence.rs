//! The lists of opcodes that lock-step has compared (`testbenches/evidence`), from which `tombolo status` has its column.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tombolo_isa::target::Target;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::waves::words_at;
use tombolo_sim::status::evidence_name;

/// The opcodes that lock-step has compared, of code whose dwords at an address `words` gives.
///
/// # Panics
/// What was executed there is no instruction.
pub fn compared(
    lockstep: &Lockstep,
    target: Target,
    mut words: impl FnMut(u64) -> Vec<u32>,
) -> impl Iterator<Item = String> {
    lockstep.executed().keys().map(move |(pc, _)| {
        let instruction = target.decode(&words(*pc)).expect("an instruction was executed");
        evidence_name(instruction.opcode)
    })
}

/// The same of a launch.
pub fn compared_of(lockstep: &Lockstep, launch: &Launch) -> impl Iterator<Item = String> {
    compared(lockstep, launch.dispatch.target, |pc| words_at(launch, pc))
}

/// Holds what was compared against `testbenches/evidence/NAME.txt`: the list has no less, and no more where everything was run (`is_all`) that it
/// stands for. Then `TOMBOLO_UPDATE=1` writes it first.
///
/// # Panics
/// The list is another one, or cannot be read or written.
pub fn check(name: &str, compared: &BTreeSet<String>, is_all: bool) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("evidence").join(format!("{name}.txt"));
    if is_all && std::env::var_os("TOMBOLO_UPDATE").is_some() {
        let lines: String = compared.iter().map(|row| format!("{row}\n")).collect();
        fs::write(&file, lines).expect("the list can be written");
    }
    let text = fs::read_to_string(&file).expect("the list can be read");
    let evidence: BTreeSet<String> = text.lines().map(str::to_owned).collect();
    let missing: Vec<_> = compared.difference(&evidence).collect();
    assert!(missing.is_empty(), "{} lacks {missing:?}", file.display());
    let more: Vec<_> = evidence.difference(compared).filter(|_| is_all).collect();
    assert!(more.is_empty(), "{} has {more:?}, which nothing compares", file.display());
}
