//! CDNA4 (gfx950): GCN's formats of generation 1.4, with two dwords for what is long, packed math, flat segments and accumulation VGPRs
//! ("AMD Instinct CDNA4 Instruction Set Architecture", chapters 4 to 8; its tables are `tombolo_isa::arch::cdna4`). A wave has 64 lanes.
//!
//! [`predecode`] looks at the head of each wave, [`head_registers`] finds its VGPRs, [`refusal`] says what it refuses. Program flow and the scalar
//! ALU are decoded as those of [`super::gcn`]; scalar memory, vector ALU, vector memory and LDS have decoders of their own ([`smem`], [`valu`],
//! [`vmem`], [`lds`]). What an opcode does is said by the RDNA4 opcode that does the same ([`alike`]); what none does is decoded into steps of
//! them ([`vector`]).

pub mod alike;
pub mod head_registers;
pub mod lanes;
pub mod lds;
pub mod many;
pub mod opcode_rom;
pub mod pace;
pub mod position;
pub mod predecode;
pub mod refusal;
pub mod registers;
pub mod scaled;
pub mod sdwa;
pub mod smem;
pub mod valu;
pub mod vector;
pub mod vmem;
