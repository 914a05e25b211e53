//! A compute unit that is not in this process: on a board at the end of a serial line, or on the same board simulated, behind a
//! socket. Both speak one protocol (docs/integration.md, "On a board"):
//!
//! | Module | |
//! |---|---|
//! | [`line`] | bytes to the board and back |
//! | [`bridge`] | words of its bus |
//! | [`board`] | what is on the bus: memory, the compute unit's registers |
//! | [`mirror`] | what a host knows of that memory, and need not send again |
//! | [`run`] | a launch |

pub mod board;
pub mod bridge;
pub mod line;
pub mod mirror;
pub mod run;

pub use board::{Board, BoardError};
pub use bridge::{Bridge, BridgeError};
pub use line::{Address, LineError};
