//! The assembler for GCN and CDNA4 against committed pairs of LLVM.

#[path = "../../isa/tests/llvm_pairs/mod.rs"]
mod llvm_pairs;

use llvm_pairs::{PAIRS, pair};
use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};

#[test]
fn llvms_sources_assemble_to_its_bytes() {
    for (target, pairs) in PAIRS {
        let options = Options::of(target);
        let mut wrong = Vec::new();
        for pair in pairs.lines().map(pair) {
            let assembled = assemble(pair.source, "pair", &options).map_err(|errors| errors[0].to_string());
            match assembled.as_ref().map(|assembled| assembled.text()) {
                Ok(Ok(bytes)) if *bytes == pair.bytes => {}
                other => wrong.push(format!("{}: {other:02x?}, not {:02x?}", pair.source, pair.bytes)),
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
    }
}
