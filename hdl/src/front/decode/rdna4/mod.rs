//! RDNA4: 32-bit dwords, of which SOP2 and VOP2 have one and VOP3 with a literal three.
//!
//! [`predecode`] looks at the head of each wave, [`refusal`] says what it refuses, [`pace`] what it takes. A class has a decoder behind issue: [`salu`],
//! [`smem`], [`valu`], [`vmem`], [`lds`]; program flow is decoded at the head ([`flow`]).

pub mod delay_behind;
pub mod dual;
pub mod export;
pub mod flow;
pub mod image;
pub mod lds;
pub mod opcode_rom;
pub mod pace;
pub mod predecode;
pub mod refusal;
pub mod salu;
pub mod sequence;
pub mod smem;
pub mod source;
pub mod trap_words;
pub mod valu;
pub mod valu_control;
pub mod valu_fields;
pub mod valu_operation;
pub mod vmem;
