//! Where a request goes: the cache, memory, the atomic unit, or nowhere; and the cache's lines.

use super::VectorMemory;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Requests;

impl Section<Requests> for VectorMemory {
    #[hdl_gen]
    fn update(&mut self) {
        // Where a request goes: the cache, memory, the atomic unit, or nowhere. An entry of the cache is not used anew while
        // an earlier request may still read it: then the line passes the cache by, in a place that belongs to the record.
        self.empty_first.next = self.emptying.q.val() | !self.swept.q.val() | (self.epoch.q.val() == 0);
        self.tags.line.next = self.sender.request.val().line;
        self.tags.epoch.next = self.epoch.q.val();
        self.tags.number.next = self.returns.serial.val();
        self.order.wave.next = self.sender.request.val().part.wave;
        self.order.number.next = self.returns.serial.val();
        self.returns.asked[0].next = self.tags.last.val();
        self.returns.asked[1].next = self.order.last.val();
        self.ordered.next = self.sender.is_atomic.val() | !self.returns.outstanding[1].val();
        // A request that memory has not taken stays, and the cache as it is.
        self.waits.d.next = self.request.val().valid & !self.request_ready.val() & !self.fetching.val();
        self.may_go.next = self.waits.q.val()
            | (self.sender.valid.val() & self.returns.free.val() & self.ordered.val() & !self.empty_first.val());
        for k in 0..self.joined.len() {
            self.joined[k].clock.next = self.clock.val();
            self.joined[k].wants.next =
                self.sender.valid.val() & (self.sender.is_read.val() | self.sender.is_atomic.val());
            self.leaving[k].next = self.joined[k].leaving.val() & !self.waits.q.val();
            if self.leaving[k].val() {
                self.waits.d.next = false;
            }
            // What is wanted is in a line that has not left.
            if self.joined[k].held.val() & !self.waits.q.val() {
                self.may_go.next = false;
            }
        }
        self.hits.next = self.sender.is_read.val() & self.tags.hit.val() & !self.sender.request.val().refetch;
        self.misses.next = self.sender.is_read.val() & !self.hits.val();
        self.passes.next = self.misses.val() & self.returns.outstanding[0].val();
        self.place.next = bit_cast::<9, 8>(self.tags.index.val());
        if self.passes.val() {
            self.place.next = self.places.val() + bit_cast::<9, 6>(self.returns.number.val());
        }
        self.asks_memory.next = self.sender.is_write.val() | self.misses.val();
        self.stays_here.next = !self.sender.is_write.val() & !self.misses.val() & !self.sender.is_atomic.val();
        self.request.next.valid = self.may_go.val() & self.asks_memory.val();
        self.request.next.write = self.sender.is_write.val();
        self.request.next.line = self.sender.request.val().line;
        self.request_data.next = self.sender.data.val();
        for k in 0..self.request_beat.len() {
            self.sender.beat[k].next = self.request_beat[k].val();
        }
        self.request.next.mask = self.sender.request.val().mask;
        self.request.next.tag = self.returns.number.val();
        self.line_part.next.valid = true;
        self.line_part.next.line = self.sender.request.val().line;
        self.line_part.next.mask = self.sender.request.val().mask;
        self.line_part.next.lane = self.sender.request.val().lane;
        for k in 0..self.joined.len() {
            self.joined[k].present.next = self.sender.valid.val() & self.sender.is_write.val();
            self.joined[k].stores.next = self.may_go.val() & self.sender.is_write.val();
            self.joined[k].part.next = self.line_part.val();
            self.joined[k].beside.next = self.sender.beside[k].val();
            self.joined[k].beside_data.next = self.sender.beside_data[k].val();
            self.joined[k].wave.next = self.sender.request.val().part.wave;
            self.joined[k].data.next = self.sender.data.val();
            self.joined[k].tag.next = self.returns.number.val();
            self.joined[k].ready.next = self.leaving[k].val() & self.request_ready.val();
            self.request.next.valid = self.leaving[k].val() | (self.may_go.val() & self.misses.val());
            self.request.next.write = self.leaving[k].val();
            self.request_data.next = self.joined[k].left_data.val();
            if self.leaving[k].val() {
                self.request.next.line = self.joined[k].left_line.val();
                self.request.next.mask = self.joined[k].left_mask.val();
                self.request.next.tag = self.joined[k].left_tag.val();
            }
        }
        for k in 0..self.reader.fetch.len() {
            if self.fetching.val() {
                self.request.next.valid = true;
                self.request.next.write = false;
                self.request.next.line = self.reader.fetch_line[k].val();
                self.request.next.mask = self.reader.fetch_mask[k].val();
            }
        }
        self.atomic.next.valid = self.may_go.val() & self.sender.is_atomic.val();
        for k in 0..self.leaving.len() {
            // Its line and its record are those of the request.
            if self.leaving[k].val() {
                self.atomic.next.valid = false;
            }
        }
        self.atomic.next.operation = self.sender.request.val().part.control.operation;
        self.atomic.next.wide = self.sender.request.val().part.control.dwords == 2;
        self.atomic.next.word = self.sender.request.val().atomic_word;
        self.atomic.next.data = self.sender.request.val().atomic_data;
        self.atomic.next.origin = self.requester.val();
        self.taken.next = (self.request.val().valid & self.request_ready.val() & !self.fetching.val())
            | (self.atomic.val().valid & self.atomic_ready.val())
            | (self.may_go.val() & self.stays_here.val());
        for k in 0..self.joined.len() {
            if self.leaving[k].val() {
                self.taken.next = self.may_go.val() & self.stays_here.val();
            }
            if self.joined[k].taken.val() {
                self.taken.next = true;
            }
        }
        self.sender.taken.next = self.taken.val();
        self.fills.next = self.taken.val() & self.misses.val() & !self.passes.val();
        self.tags.allocate.next = self.fills.val();
        self.tags.touch.next = self.taken.val() & self.sender.is_read.val() & !self.passes.val();
        self.order.atomic.next = self.taken.val() & self.sender.is_atomic.val();
        self.served.next.line = self.sender.request.val().line;
        self.served.next.mask = self.sender.request.val().mask;
        self.served.next.valid = self.taken.val() & self.hits.val();
        self.debug_hit.next = self.served.val();
        for i in 0..self.debug_joined.len() {
            self.debug_joined[i].next = self.joined[0].debug_stored[i].val();
        }
        self.requester.next.wave = self.sender.request.val().part.wave;
        self.requester.next.sequence = self.sender.request.val().part.sequence;
        self.requester.next.lane = self.sender.request.val().lane;
        for k in 0..self.reader.fetch.len() {
            if self.fetching.val() & self.reader.fetch[k].val() {
                self.requester.next.wave = self.reader.part.val().wave;
                self.requester.next.sequence = self.reader.part.val().sequence;
                self.requester.next.lane = 0.into();
            }
        }

        self.access_now.next.valid = self.taken.val();
        self.access_now.next.reads = self.sender.is_read.val() | self.sender.is_atomic.val();
        self.access_now.next.writes = self.sender.is_write.val() | self.sender.is_atomic.val();
        self.access_now.next.wave = self.sender.request.val().part.wave;
        self.access_now.next.line = self.sender.request.val().line;
        self.access_now.next.mask = self.sender.request.val().mask;
        for k in 0..self.reader.fetch.len() {
            if self.fetching.val() {
                self.access_now.next.valid = self.request_ready.val();
                self.access_now.next.reads = true;
                self.access_now.next.writes = false;
                self.access_now.next.wave = self.reader.part.val().wave;
                self.access_now.next.line = self.reader.fetch_line[k].val();
                self.access_now.next.mask = self.reader.fetch_mask[k].val();
            }
        }
        for k in 0..self.line_access.len() {
            self.line_access[k].next = self.access_now.val();
        }

        // The cache: lines that are written leave it; a new epoch empties it.
        self.tags.written.next = self.written.val();
        for k in 0..self.tags.writes.len() {
            self.tags.writes[k].next = self.taken.val() & self.sender.is_write.val();
        }
        self.tags.written_line.next = self.written_line.val();
        self.empties.next = self.empty_first.val() & !self.written.val() & !self.waits.q.val();
        self.tags.clear.next = self.empties.val();
        // Behind power-up and a reset: what RAMs hold of requests means nothing.
        self.sweeps.next = self.empties.val() & !self.swept.q.val();
        self.tags.sweep.next = self.sweeps.val();
        self.order.sweep.next = self.sweeps.val();
        self.order.swept.next = self.epoch.q.val().get_bits::<4>(0);
        if self.sweeps.val() & (self.epoch.q.val() == self.last_sweep.val()) {
            self.swept.d.next = true;
        }
        if self.empties.val() {
            self.emptying.d.next = false;
            self.epoch.d.next = self.epoch.q.val() + 1;
        }
        if self.invalidate.val() | (self.taken.val() & self.sender.invalidates.val()) {
            self.emptying.d.next = true;
        }
        self.refused.next.valid = false;
        self.refused.next.wave = 0.into();
        self.refused.next.sequence = 0.into();
        // A line of which memory refused what was wanted is not kept: other accesses may want what there is of it.
        for k in 0..self.memory_violation.len() {
            self.returns.atomic_refused[k].next = self.atomic_refused[k].val();
            self.refused.next = self.returns.violation[k].val();
            if self.response.val().valid & self.response.val().missing.get_bit(1) {
                self.emptying.d.next = true;
            }
        }
        for k in 0..self.reader.fetching.len() {
            if self.reader.fetching[k].val()
                & self.returns.none_left[k].val()
                & self.response.val().valid
                & self.response.val().missing.get_bit(1)
            {
                self.refused.next.valid = true;
                self.refused.next.wave = self.reader.part.val().wave;
                self.refused.next.sequence = self.reader.part.val().sequence;
            }
        }
        for k in 0..self.memory_violation.len() {
            self.memory_violation[k].next = self.refused.val();
        }
    }
}
