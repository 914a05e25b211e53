//! The vector side: VGPR file, operand gather, lanes.

pub mod lane;
