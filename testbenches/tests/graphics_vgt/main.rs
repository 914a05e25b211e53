//! From a draw to shaded vertices on the hardware, block by block, against the reference model.

mod bench;
mod draws;
mod launch;
mod vgt;
