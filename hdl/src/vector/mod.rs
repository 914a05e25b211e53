//! The vector side: decoder, queue and control of the vector ALU, operand gather, lanes with their VGPRs.

pub mod decode;
pub mod gather;
pub mod lane;
pub mod operations;
pub mod valu;
