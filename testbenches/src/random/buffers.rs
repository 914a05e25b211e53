//! Programs of CDNA4 in assembler, with a buffer that they read and one that they write, as vectors.

use tombolo_asm::{Options, assemble};
use tombolo_isa::target::Target;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::{Segment, State, Vector};

/// Where programs and what they read are.
const CODE: u64 = 0x2_0000_0000;
const READ: u64 = 0x3_0000_0000;
/// Where what they write is.
pub const WRITTEN: u64 = 0x4_0000_0000;
/// What ends a program, with all that is under way.
pub const END: &str = "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_endpgm\n";
/// Bytes of each buffer.
pub const BYTES: u32 = 8192;

/// Sets EXEC of a wave of 64 lanes, in RDNA4's and CDNA4's syntax.
pub fn set_exec(lanes: u64) -> String {
    format!("s_mov_b32 exec_lo, {:#x}\ns_mov_b32 exec_hi, {:#x}", lanes as u32, lanes >> 32)
}

/// Random words.
pub fn words(random: &mut SplitMix64, count: u32) -> Vec<u32> {
    (0..count).map(|_| random.next_u32()).collect()
}

/// Random bytes, `count` dwords of them.
pub fn bytes(random: &mut SplitMix64, count: u32) -> Vec<u8> {
    words(random, count).iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The program as a vector: `s[4:5]` points to `read`, `s[6:7]` to [`BYTES`] that are written; `data` are VGPRs, by number and lane.
///
/// # Panics
/// Where the text is no program.
pub fn vector(text: &str, data: Vec<(usize, Vec<u32>)>, read: Vec<u8>) -> Vector {
    let assembled = assemble(text, "program", &Options::of(Target::Cdna4));
    let code = assembled.unwrap_or_else(|errors| panic!("{}\n{text}", errors[0])).text().unwrap().to_vec();
    let mut state = State { exec: u64::MAX, vectors: data.into_iter().collect(), ..State::default() };
    for (at, address) in [(4, READ), (6, WRITTEN)] {
        state.scalars.extend([(at, address as u32), (at + 1, (address >> 32) as u32)]);
    }
    let memory = [(READ, read), (WRITTEN, vec![0; BYTES as usize])];
    let memory = memory.map(|(address, data)| Segment { address, data }).to_vec();
    Vector { memory, ..Vector::of_program("program", Target::Cdna4, 64, CODE, code, state) }
}
