//! From a draw to shaded vertices on the hardware, block by block, against the reference model.

mod bench;
mod launch;
mod vgt;
