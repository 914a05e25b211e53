//! The vector side: decoder, queue and control of the vector ALU, operand gather, lanes with their VGPRs.

pub mod banks;
pub mod decode;
pub mod gather;
pub mod lane;
pub mod masks;
pub mod operations;
pub mod scalar_operands;
pub mod shared;
pub mod valu;
