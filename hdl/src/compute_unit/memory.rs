//! The memory port and the atomic unit.

use super::ComputeUnit;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Memory;

impl Section<Memory> for ComputeUnit {
    #[hdl_gen]
    fn update(&mut self) {
        // Memory port.
        self.requests.ready.next = self.request_ready.val();
        self.request_valid.next = self.requests.valid.val();
        self.request_write.next = self.requests.write.val();
        self.request_line.next = self.requests.line.val();
        self.request_data.next = self.requests.bytes.val();
        for k in 0..self.request_beat.len() {
            self.requests.beat[k].next = self.request_beat[k].val();
        }
        self.request_mask.next = self.requests.mask.val();
        self.request_id.next = self.requests.id.val();
        self.responses.valid.next = self.response_valid.val();
        self.responses.id.next = self.response_id.val();
        self.responses.line.next = self.response_data.val();
        for k in 0..self.response_quarter.len() {
            self.responses.quarter[k].next = self.response_quarter[k].val();
        }
        self.responses.missing.next = self.response_missing.val();
        self.response_ready.next = self.responses.ready.val();

        // Atomic unit.
        self.empties.next = self.dispatcher.invalidate.val();
        for k in 0..self.started.len() {
            self.started[k].clock.next = self.clock.val();
            self.started[k].d.next = self.dispatcher.invalidate.val();
            self.empties.next = self.started[k].q.val();
        }
        self.atomic.invalidate.next = self.empties.val();
        self.requests.atomic.next = self.atomic.request.val();
        self.requests.atomic_data.next = self.atomic.request_data.val();
        self.requests.locked.next = self.atomic.locked.val();
        self.atomic.contends.next = self.requests.contends.val();
        self.atomic.request_ready.next = self.requests.atomic_taken.val();
        self.atomic.response.next = self.responses.to_atomic.val();
        for i in 0..self.responses.data.len() {
            self.atomic.response_data[i].next = self.responses.data[i].val();
        }
        self.atomic.written.next = self.requests.written_by_simd.val();
        self.atomic.written_line.next = self.requests.line.val();
        self.debug_atomic_origin.next = self.atomic.debug_origin.val();
    }
}
