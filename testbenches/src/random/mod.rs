//! Random programs: legal gfx1201 code that the hardware runs in lock-step with the reference model, and that shrinks to what
//! matters when they differ.

mod buffer;
pub mod buffers;
pub mod cdna4;
mod crowd;
pub mod decoder;
pub mod exceptions;
pub mod form;
pub mod gcn;
pub mod image;
pub mod launched;
mod meeting;
mod memory;
pub mod multiply;
pub mod program;
mod ray;
pub mod run;
pub mod sea_islands;
mod shader;
pub mod shrink;
mod special;

use tombolo_sim::random::SplitMix64;

/// A number below `end`.
pub fn below(random: &mut SplitMix64, end: u32) -> u32 {
    ((u64::from(random.next_u32()) * u64::from(end)) >> 32) as u32
}

/// The number in an environment variable, or another one without it.
pub fn variable(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// True once in `n`.
pub fn once_in(random: &mut SplitMix64, n: u32) -> bool {
    below(random, n) == 0
}

/// One of the choices, of which there must be one.
pub fn pick<T: Copy>(random: &mut SplitMix64, choices: &[T]) -> T {
    choices[below(random, choices.len() as u32) as usize]
}

/// A word that often is one at which arithmetic changes: limits of integers, and zeros, denormals, infinities and NaNs of
/// binary16, binary32 and the upper half of binary64.
pub fn word(random: &mut SplitMix64) -> u32 {
    const CORNERS: [u32; 24] = [
        0,
        1,
        2,
        31,
        32,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0xffff_fffe,
        0x0000_ffff,
        0xffff_0000,
        0x7fff_8000,
        0x3f80_0000,
        0xbf80_0000,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0001,
        0x7f80_0001,
        0x0000_0001,
        0x807f_ffff,
        0x3c00_7c00,
        0xfc01_0001,
        0x7ff0_0000,
        0x3ff0_0000,
    ];
    match below(random, 8) {
        0..=1 => pick(random, &CORNERS),
        2 => below(random, 256),
        3 => random.next_u32() & random.next_u32() & random.next_u32(),
        // A float of moderate size.
        4 => (0x3f00_0000 + below(random, 0x0200_0000)) | (random.next_u32() & 0x8000_0000),
        _ => random.next_u32(),
    }
}
