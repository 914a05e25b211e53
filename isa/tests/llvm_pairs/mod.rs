//! Committed pairs of LLVM for GCN and CDNA4: `bytes;text`, and `;source` where LLVM was given another text than it
//! writes. The pairs of bonaire are LLVM 19's, which is asked again where it is installed; those of gfx950 are LLVM 22's,
//! since LLVM 19 does not know it.

#![allow(dead_code, reason = "not every test binary uses all of this module")]

use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;

/// The pairs of each instruction set.
pub const PAIRS: [(Target, &str); 2] = [
    (Target::Gcn(Generation::SeaIslands), include_str!("../expected/bonaire.txt")),
    (Target::Cdna4, include_str!("../expected/gfx950.txt")),
];

/// What LLVM makes of a source.
pub struct Pair<'a> {
    /// The encoding.
    pub bytes: Vec<u8>,
    /// What it writes itself.
    pub text: &'a str,
    /// What it was given.
    pub source: &'a str,
}

impl Pair<'_> {
    /// The encoding in dwords.
    pub fn words(&self) -> Vec<u32> {
        self.bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    }
}

/// Takes a line apart.
pub fn pair(line: &str) -> Pair<'_> {
    let mut parts = line.split(';');
    let hex = parts.next().unwrap_or_default();
    let text = parts.next().expect("a line is `bytes;text`");
    let bytes = hex.as_bytes().chunks(2).map(|pair| {
        let pair = std::str::from_utf8(pair).expect("bytes are ASCII");
        u8::from_str_radix(pair, 16).expect("bytes are hexadecimal")
    });
    Pair { bytes: bytes.collect(), text, source: parts.next().unwrap_or(text) }
}
