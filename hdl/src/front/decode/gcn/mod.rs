//! Sea Islands (GCN 1.1): 32-bit dwords, of which an instruction has one or two, and a literal only behind one ("Radeon Sea Islands
//! 3D/Compute Register Reference Guide", chapter 4, SQ_SOP1 to SQ_MUBUF_1). A wave has 64 lanes.
//!
//! [`predecode`] looks at the head of each wave, [`refusal`] says what it refuses. A class has a decoder behind issue: [`salu`],
//! [`smem`], [`valu`], [`vmem`] with [`image`], [`lds`]; program flow is decoded at the head ([`flow`]). What an opcode does is said by the RDNA4 opcode that
//! does the same ([`alike`]), which the units execute; what no such opcode does is decoded into steps of them ([`vector`]).

pub mod alike;
pub mod export;
pub mod flow;
pub mod image;
pub mod lds;
pub mod opcode_rom;
pub mod predecode;
pub mod refusal;
pub mod salu;
pub mod smem;
pub mod valu;
pub mod vector;
pub mod vmem;
