//! MFMA and SMFMAC of CDNA4 (7.1 to 7.5): the other operand walk of the matrix unit. Its multiplier array and accumulators are those of
//! WMMA ([`super::dot`]); products of binary32 and binary64 have a fused multiply-add of their own ([`chain`]).
//!
//! ```text
//!   queue head            stage 2               unit
//!   walk: two rows of     lanes' operand        store: A, B, C of    spread: a row     dot, chain
//!   A, B and C a step     registers             every lane, twice    of A for a quad   of each lane
//! ```
//!
//! A physical lane stands for four lanes of the wave, 16 apart, and every layout of the document leaves the columns of B and of D in the
//! lanes whose number modulo 16 is the column's. So the datapaths of a lane read B and C of its own lanes alone ([`store`]), and a
//! row of A goes to all lanes, or, of matrices of four rows, to the four lanes of its block ([`spread`]). Two registers of D that follow each
//! other have two rows of A and the same column of B: a lane has a datapath for each.
//!
//! An element of D is computed in groups along K, one a clock: eight products of 16 bits, sixteen of fewer, twice as many where a lane
//! has four registers of A or more, 64 where A and B have 6 or 4 bits an element ([`little`]), one of 32 or 64 bits. Two pairs of registers, in the four lanes of a physical lane, come before the
//! next group of the same elements ([`place`]), whose sum is there by then. So a multiply takes the passes of the document.

pub mod chain;
pub mod function;
pub mod little;
pub mod place;
pub mod spread;
pub mod store;
pub mod unit;
pub mod walk;

pub use function::{MfmaControl, MfmaControlWires, MfmaFunction, MfmaFunctionWires, function_of};
