//! Why a wave could not go on: every refusal and violation as a typed value.

use thiserror::Error;

/// What was being done to memory when an access failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Instruction fetch.
    Fetch,
    /// Load.
    Load,
    /// Store.
    Store,
    /// Atomic read-modify-write.
    Atomic,
}

impl std::fmt::Display for Access {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Access::Fetch => "fetch",
            Access::Load => "load",
            Access::Store => "store",
            Access::Atomic => "atomic",
        })
    }
}

/// Why one instruction could not be executed. The runner adds which wave and program counter it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// The words at the program counter are no instruction, or one whose operands the document forbids.
    #[error("illegal instruction: {reason}")]
    Illegal {
        /// What is wrong with it.
        reason: String,
    },
    /// A legal instruction, or a use of one, that this model refuses.
    #[error("{mnemonic} is not supported: {reason}")]
    Unsupported {
        /// The instruction.
        mnemonic: &'static str,
        /// What of it is not supported.
        reason: &'static str,
    },
    /// S_TRAP without a trap handler (section 5.2): the program asks to be stopped.
    #[error("kernel trapped (trap id {id})")]
    Trap {
        /// TrapID, SIMM16[3:0].
        id: u8,
    },
    /// An access outside every mapped region, or a misaligned atomic (section 3.3.4).
    #[error("memory violation: {access} of {bytes} bytes at {address:#x}{}: {reason}", lane_text(*.lane))]
    Memory {
        /// What was being done.
        access: Access,
        /// Byte address.
        address: u64,
        /// Size of the access in bytes.
        bytes: u32,
        /// The lane whose address it was; none for scalar accesses and fetches.
        lane: Option<u32>,
        /// Why it failed.
        reason: &'static str,
    },
}

impl Fault {
    /// The same violation as part of an atomic.
    pub(crate) fn into_atomic(self) -> Fault {
        match self {
            Fault::Memory { address, bytes, lane, reason, .. } => {
                Fault::Memory { access: Access::Atomic, address, bytes, lane, reason }
            }
            other => other,
        }
    }
}

fn lane_text(lane: Option<u32>) -> String {
    lane.map_or_else(String::new, |lane| format!(" by lane {lane}"))
}
