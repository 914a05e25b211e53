//! One lane of the vector ALU: its units, and the lane that holds them.

pub mod fused_multiply_add;
