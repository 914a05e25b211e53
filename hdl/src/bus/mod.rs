//! What connects the compute unit with a system on a chip: its memory port as an AXI4 master, its registers as an AXI4-Lite
//! slave with an interrupt. [`crate::compute_unit_axi`] is the compute unit with both.

pub mod axi_memory;
pub mod axi_registers;
pub mod held_request;
pub mod request_queue;
pub mod slots;
pub mod write_beats;

use rust_hdl::prelude::*;
use tombolo_netlist::record;

/// Requests in flight, each with an AXI identifier of its own.
pub const SLOTS: usize = 16;
/// Bits of a word of the arrays of ports that are one AXI data port.
pub const WORD: usize = 64;

record! {
    /// What a request of the memory port asks for: see [`crate::compute_unit::ComputeUnit`].
    pub struct BusAccess {
        /// It writes.
        pub write: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Bytes wanted or written.
        pub mask: Bits<64>,
        /// Identifier that the answer carries.
        pub id: Bits<10>,
    }
}

record! {
    /// That, with what it writes.
    pub struct BusRequest {
        /// What is asked for.
        pub access: BusAccess,
        /// Bytes to write.
        pub data: Bits<512>,
    }
}

record! {
    /// An access to memory that a slave has answered with an error.
    pub struct BusError {
        /// There is one in this cycle.
        pub valid: Bit,
        /// It was a write.
        pub write: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Identifier of the request.
        pub id: Bits<10>,
    }
}

/// Whether an AXI data port may have so many bits: 64 to 512, a power of two.
pub fn is_data_width(width: usize) -> bool {
    (WORD..=512).contains(&width) && width.is_power_of_two()
}
