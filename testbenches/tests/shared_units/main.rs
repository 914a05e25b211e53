//! The shared units at block level, through the compiled engine: every operand class and mode against the model, whose
//! arithmetic is the soft-float crates'.
//!
//! `TOMBOLO_OPERANDS=N` gives the number of random operands of each operation.

mod bench;
mod binary64;
mod transcendental;
mod wrapper;
