//! Codes of scalar sources and destinations that are no general registers (4.1).

/// Source codes below this name a scalar register.
pub const FIRST_CONSTANT: u128 = 128;
/// Code of the first trap register, TTMP0; NULL follows the last.
pub const FIRST_TRAP: u128 = 108;
/// Code of NULL as a source or destination.
pub const NULL: u128 = 124;
/// Code of EXEC (its low half) as a source or destination.
pub const EXEC: u128 = 126;
/// Source code of a 32-bit literal after the instruction.
pub const LITERAL: u128 = 255;
/// Source code of SCC as an operand.
pub const SCC: u128 = 253;
