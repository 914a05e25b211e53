//! The instruction sets, a folder each: rows, bit layouts, decoder, names and text. What they have in common is above.

pub mod cdna4;
pub mod gcn;
pub mod rdna4;
