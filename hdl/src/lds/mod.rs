//! The local data share: 32 banks of dwords for the work-groups of a compute unit, an access unit in each SIMD.
//!
//! ```text
//!   LdsUnit (a SIMD)   instruction, operands of a beat of lanes, one dword or part of it after another, results
//!   LdsInstruction     in it, twice: what it executes, and what comes next
//!   LdsAhead           in it: the address of what comes next, read early
//!   LdsRotation        in it: which dword each lane loads, so that wide loads have no conflicts of their own
//!   LdsGroups          in it: which lane's dword each port carries, so that wide stores have none either
//!   LdsRound           in it: which lanes of an atomic operation compute at once
//!   LdsTiles           in it: the columns of tiles, for loads that transpose
//!   PixelParameters    in it: where the parameters of pixels are, and what M0 says of loads of them
//!   Interpolation      in it: what Sea Islands makes of them, one lane after another
//!   LdsReach           in it: how far M0 lets an instruction of Sea Islands reach
//!   LdsViolations      in it: accesses that a trap handler is told of
//!   StackLane          in it: the stack of a lane, for ray tracing
//!   FlatQueue          before it: a FLAT instruction, which both it and vector memory execute
//!   LdsAccess          behind it: loads that vector memory brings to LDS, in turn with the unit
//!   LdsCore (shared)   crossbar: for each bank the first lane that wants it, and who else wants that row; RAMs; return.
//!                      On CDNA4 banks work in fours, too, for up to four dwords of a lane at once
//! ```

pub mod access;
pub mod address;
pub mod ahead;
pub mod bank;
pub mod compute;
pub mod core;
pub mod crossbar;
pub mod data;
pub mod distance;
pub mod flat;
pub mod grouping;
pub mod instruction;
pub mod interpolation;
pub mod lane;
pub mod operations;
pub mod parameters;
pub mod pass;
pub mod reach;
pub mod rotation;
pub mod round;
pub mod stack;
pub mod swizzle;
pub mod tile;
pub mod turns;
pub mod unit;
pub mod violations;
pub mod writer;
