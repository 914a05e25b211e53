//! Blocks of 4x4 texels, BC6H and BC7: subsets of the texels with two ends each, and indices into what is between these.

pub mod bc6;
pub mod bc7;
mod partition;

#[cfg(test)]
mod tests;
