//! What a run counts beside its cycles and instructions.

use super::ports::SimdPorts;
use crate::engine::Engine;
use crate::memory::{LINE_BYTES, Request};
use serde::Serialize;

/// What went through the memory port.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Traffic {
    /// Lines read.
    pub lines_read: u64,
    /// Bytes of them that were wanted; of instruction fetch all.
    pub bytes_read: u64,
    /// Lines written.
    pub lines_written: u64,
    /// Bytes written.
    pub bytes_written: u64,
}

impl Traffic {
    /// A request is handed to memory.
    pub fn count(&mut self, request: &Request) {
        let bytes = match request.mask {
            0 => LINE_BYTES as u64,
            mask => mask.count_ones().into(),
        };
        let (lines, moved) = match request.write {
            None => (&mut self.lines_read, &mut self.bytes_read),
            Some(_) => (&mut self.lines_written, &mut self.bytes_written),
        };
        *lines += 1;
        *moved += bytes;
    }
}

/// Counts of a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// What went through the memory port.
    pub memory: Traffic,
    /// Cycles in which the local data share left lanes of an instruction for the next one: bank conflicts.
    pub lds_conflicts: u64,
}

impl Counters {
    /// A cycle with what it hands to memory.
    pub(super) fn count(&mut self, engine: &dyn Engine, simds: &[SimdPorts], request: Option<&Request>) {
        if let Some(request) = request {
            self.memory.count(request);
        }
        self.lds_conflicts += simds.iter().map(|simd| simd.shared.field(engine, |event| event.conflict)).sum::<u64>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_line_without_a_mask_is_wanted_whole() {
        let mut traffic = Traffic::default();
        let request = |mask, write| Request { id: 0, address: 0, mask, write, scalar: false };
        traffic.count(&request(0, None));
        traffic.count(&request(0xf, None));
        traffic.count(&request(0x3, Some([0; LINE_BYTES])));
        assert_eq!(traffic, Traffic { lines_read: 2, bytes_read: 68, lines_written: 1, bytes_written: 2 });
    }
}
