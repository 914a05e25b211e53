//! The pixel back end in hardware, depth block and colour block, against the graphics model: random registers, quads and exports on a memory.
//!
//! `TOMBOLO_ROUNDS` is the number of draws (default 120, of the whole back end 40).

mod back_end;
mod bench;
mod colour;
mod depth;
mod edges;
mod state;

/// How many draws a test makes.
fn rounds(default: u64) -> u64 {
    std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}
