//! Why a stream of commands could not be executed.

use super::registers::name;
use crate::group::RunError;
use crate::memory::Violation;
use thiserror::Error;

/// Why a stream of commands could not be executed. Nothing is drawn wrongly instead.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Error {
    /// A packet that the model does not know, or knows and refuses.
    #[error("packet {name} ({opcode:#04x}) at {address:#x} is not supported: {reason}")]
    Packet {
        /// Its name, or `OP_xx`.
        name: String,
        /// Its opcode.
        opcode: u8,
        /// Byte address of its header.
        address: u64,
        /// What of it is not supported.
        reason: String,
    },
    /// A packet that ends outside its stream, or is too short for what it says.
    #[error("damaged packet at {address:#x}: {reason}")]
    Damaged {
        /// Byte address of its header.
        address: u64,
        /// What is wrong.
        reason: &'static str,
    },
    /// A write to an address that is no register.
    #[error("{address:#x} is no register that the reference or the drivers name (written: {value:#010x})")]
    Register {
        /// Byte address.
        address: u32,
        /// What was written.
        value: u32,
    },
    /// A state that the model does not draw.
    #[error("{} = {value:#x} is not supported: {reason}", register_text(*.address))]
    State {
        /// Byte address of the register.
        address: u32,
        /// Its value.
        value: u32,
        /// What of it is not supported.
        reason: &'static str,
    },
    /// A shader did not run to its end.
    #[error("{stage}: {error}")]
    Shader {
        /// Which: vertex, pixel or compute shader.
        stage: &'static str,
        /// What went wrong.
        error: RunError,
    },
    /// An access of a fixed-function block outside memory.
    #[error("{block}: {violation}")]
    Memory {
        /// The block.
        block: &'static str,
        /// Where and why.
        violation: Violation,
    },
    /// A limit of the run is used up.
    #[error("the limit of {limit} {what} is used up")]
    Limit {
        /// What is counted.
        what: &'static str,
        /// How many there may be.
        limit: u64,
    },
    /// A vertex that setup cannot hold.
    #[error("a vertex at {x}, {y} pixels is farther than {pixels} pixels from the origin, the range that set-up has")]
    Range {
        /// Horizontal position.
        x: f32,
        /// Vertical position.
        y: f32,
        /// The range.
        pixels: u32,
    },
    /// A polygon that the clipper cannot hold.
    #[error("clipping makes a polygon of more than {most} corners, as only corners that are not finite do")]
    Corners {
        /// How many it holds.
        most: u32,
    },
    /// A wait that nothing in the stream ends.
    #[error("WAIT_REG_MEM at {address:#x} waits for {what}, which nothing will change")]
    Stuck {
        /// Byte address of the packet.
        address: u64,
        /// What it waits for.
        what: String,
    },
}

fn register_text(address: u32) -> String {
    name(address).unwrap_or_else(|| format!("register {address:#x}"))
}

impl Error {
    /// Turns a violation into an error of a block.
    pub(super) fn memory(block: &'static str) -> impl Fn(Violation) -> Error {
        move |violation| Error::Memory { block, violation }
    }
}
