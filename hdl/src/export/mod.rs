//! Exports (chapter 14; SQ_EXP of Sea Islands): registers of a shader's lanes on their way to whoever takes positions, colours and depth.
//!
//! What a register is exported to, nobody here knows: the rows leave through the port `export` of the compute unit, with the instruction's
//! target, channels and flags beside them. A pixel back end or a primitive assembly attaches there
//! (docs/integration.md, "Exports"); without one, traces and `tombolo run --dump` show them.

pub mod record;
pub mod unit;
