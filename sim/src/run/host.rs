//! What the host does while a launch runs: programs may leave a request in memory and wait for the answer.

use super::report::RunError;
use crate::memory::AddressSpace;

/// Bytes that the host writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostWrite {
    /// Device address of the first.
    pub address: u64,
    /// What is written, all into one region.
    pub bytes: Vec<u8>,
}

/// A host that answers requests. It is asked now and then, between two instructions of the model or two cycles of the hardware, and at
/// the end.
pub trait Host {
    /// Looks at memory, and answers what is to be written there. What a request asks for may be memory: its region is put there, or taken away, at once.
    ///
    /// # Errors
    /// A request that cannot be met ends the launch.
    fn serve(&mut self, memory: &mut AddressSpace) -> Result<Vec<HostWrite>, RunError>;
}

/// Performs the writes of a host. What lies in no region is left out: only a program that wrote to the host's own memory can ask
/// for it.
pub(super) fn perform(memory: &mut AddressSpace, writes: &[HostWrite]) {
    for HostWrite { address, bytes } in writes {
        if let Some(place) = memory.bytes_mut(*address).and_then(|place| place.get_mut(..bytes.len())) {
            place.copy_from_slice(bytes);
        }
    }
}

/// How long a launch goes on between two looks of the host: shortly after a request, since more will follow, and longer and longer
/// without one.
pub(super) struct Patience {
    interval: u64,
}

impl Patience {
    const SHORTEST: u64 = 256;
    const LONGEST: u64 = 8192;

    pub fn new() -> Self {
        Self { interval: Self::SHORTEST }
    }

    /// Instructions or cycles to the next look.
    pub fn interval(&self) -> u64 {
        self.interval
    }

    /// After a look that found something to do, or did not.
    pub fn after(&mut self, served: bool) {
        self.interval = if served { Self::SHORTEST } else { (self.interval * 2).min(Self::LONGEST) };
    }
}
