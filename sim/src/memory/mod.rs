//! The memory behind the compute unit's port: what it holds ([`AddressSpace`]) and how fast it answers ([`MemoryPort`]).

mod bytes;
mod port;
mod space;

pub use bytes::{Bytes, HostMemory};
pub use port::{MemoryPort, Order, PortTiming, PortViolation, Request, Response};
pub use space::{Access, AccessKind, AddressSpace, Bounds, Overlap, Region, Violation};

/// Bytes of a memory line, the unit of the compute unit's port.
pub const LINE_BYTES: usize = 64;

/// The content of one memory line.
pub type Line = [u8; LINE_BYTES];
