//! RDNA4.

pub mod legality;
pub mod opcode_rom;
pub mod predecode;
