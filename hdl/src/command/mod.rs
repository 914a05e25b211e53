//! The command processor: reads packets (PM4) from a ring of memory and does what they say, one after the other.
//!
//! Drivers do not write registers themselves: they put packets into a ring and move its write pointer. The packets set registers,
//! start dispatches, move words between memory and registers, wait, and tell that everything before them is done. One queue; a packet
//! is finished before the next one is looked at, so what waits for or flushes what is done already has nothing to do.
//!
//! | Block | |
//! |---|---|
//! | [`stream::CommandStream`] | where the words come from: the ring, and up to three indirect buffers that call each other |
//! | [`packet::PacketDecode`] | what a header says |
//! | [`moves::MoveSetup`] | what a packet moves from where to where, and what follows |
//! | [`draws::DrawSetup`] | of a draw what indices, how many, how often |
//! | [`gfx12::RegisterTranslation`] | registers that gfx12's drivers write and the compute unit has elsewhere, or not |
//! | [`processor::CommandProcessor`] | the sequence: header, body, moves, end |
//! | [`port::CommandPort`] | the memory port, which it shares with the compute unit |
//! | [`crate::registers::cp_registers::CpRegisters`] | the ring and the first error, for the host |
//!
//! [`crate::compute_queue`] is the compute unit behind it. Packet formats are those of public drivers of Sea Islands and gfx12; the
//! reference has registers only.

pub mod draws;
pub mod gfx12;
pub mod moves;
pub mod packet;
pub mod port;
pub mod processor;
pub mod stream;
pub mod words;
