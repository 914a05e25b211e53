//! Decoding: the only place that sees instruction words. Each instruction set has a folder.

pub mod rdna4;
