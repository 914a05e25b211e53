//! VGT itself: an index, the primitives that it completes, their corners, one after the other, until a batch is full.
//!
//! ```text
//!   Idle      takes a draw
//!   Index     takes an index; those that complete nothing follow each other every cycle; behind the last one a loop of lines is closed
//!   Corners   finds the three corners of a primitive, or gives them places, a cycle each
//!   Batch     waits until whoever takes batches is done with this one
//!   Next      the next instance
//! ```
//!
//! A list of triangles takes six cycles a triangle beside its memory. Batch and vertices stay as they are in `Batch`.

use super::assembly::{Assemble, HeldVertices};
use super::check::VgtCheck;
use super::index::IndexFetch;
use super::record::{Batch, BatchPrimitive, BatchPrimitiveWires, DrawRequest, NumberedPrimitive, VgtRefusal, VgtState};
use super::vertices::{VertexNumber, VertexTable};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineRequest;
use rust_hdl::prelude::*;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What VGT does.
    pub enum VgtPhase {
        /// Nothing.
        Idle,
        /// Waits for an index.
        Index,
        /// Finds the corners of a primitive.
        Corners,
        /// Waits until a batch is done.
        Batch,
        /// An instance has ended.
        Next,
    }
}

generator_block! {
    /// The primitives of a batch.
    pub struct PrimitiveStore() clocked {
        /// Another one.
        in write: (Bit),
        /// Its number.
        in write_number: (Bits<8>),
        /// It.
        in written: (BatchPrimitive),
        /// Number of the one that is read.
        in number: (Bits<8>),
        /// It, a cycle later.
        out primitive: (BatchPrimitive),
    }
    |g| {
        let word = g.input_of::<BatchPrimitive>("written").pack(g);
        let ram = g.ram("primitive_words", word.width(), 256);
        let write = g.input("write");
        let (write_number, number) = (g.input("write_number"), g.input("number"));
        g.ram_write(ram, &write, &write_number, &word, None);
        // While a batch is gathered nobody reads.
        let read = g.ram_read(ram, "primitive_word", &number, Some(&!(write & write_number.equals(&number))));
        g.output_of("primitive", &BatchPrimitiveWires::unpack(&read));
    }
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes: as many vertices are read at once.
    pub struct Vgt(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A draw begins; it and the state stay until it has ended.
        pub start: Signal<In, Bit>,
        /// The draw.
        pub draw: Signal<In, DrawRequest>,
        /// The state.
        pub state: Signal<In, VgtState>,
        /// The draw ends where it is.
        pub stop: Signal<In, Bit>,
        /// A draw is in progress.
        pub busy: Signal<Out, Bit>,
        /// One begins in this cycle, which is neither empty nor refused.
        pub starts: Signal<Out, Bit>,
        /// Why the last one ended before its time.
        pub refusal: Signal<Out, VgtRefusal>,

        /// A line of indices is asked for.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// The line is here.
        pub response: Signal<In, Bit>,
        /// It.
        pub response_data: Signal<In, Bits<512>>,
        /// Some of what was wanted is no memory.
        pub response_missing: Signal<In, Bit>,

        /// A batch.
        pub batch: Signal<Out, Batch>,
        /// It is done.
        pub batch_done: Signal<In, Bit>,
        /// Beat of the vertices that are read.
        pub beat: Signal<In, Bits<4>>,
        /// Their numbers.
        pub vertex: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Numbers of their primitives.
        pub primitive_of: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Number of the primitive that is read.
        pub primitive_number: Signal<In, Bits<8>>,
        /// It, a cycle later.
        pub primitive: Signal<Out, BatchPrimitive>,

        check: VgtCheck = VgtCheck::new(),
        fetch: IndexFetch = IndexFetch::new(),
        numbers: VertexNumber = VertexNumber::new(),
        assemble: Assemble = Assemble::new(),
        table: VertexTable = VertexTable::new(lanes),
        store: PrimitiveStore = PrimitiveStore::new(),

        phase: DFF<VgtPhase>,
        refused: DFF<VgtRefusal>,
        number: DFF<Bits<32>>,
        held: DFF<HeldVertices>,
        // Primitives whose corners are to be found; there is a second one of quads only.
        now: DFF<NumberedPrimitive>,
        then: DFF<NumberedPrimitive>,
        corner: DFF<Bits<2>>,
        first: DFF<Bits<6>>,
        second: DFF<Bits<6>>,
        used: DFF<Bits<7>>,
        own_from: DFF<Bits<7>>,
        primitives: DFF<Bits<9>>,
        // Number of the primitive in the instance.
        primitive_index: DFF<Bits<32>>,
        instance: DFF<Bits<32>>,
        step: DFF<Bits<32>>,
        instances_of_step: DFF<Bits<32>>,
        reuses: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
        full: Signal<Local, Bit>,
        place: Signal<Local, Bits<6>>,
        clears: Signal<Local, Bit>,
        closes: Signal<Local, Bit>,
    }
}

impl Logic for Vgt {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, refused, number, held, now, then, corner, first, second, used, own_from);
        dff_setup!(self, clock, primitives, primitive_index, instance, step, instances_of_step);
        clock!(self, clock, fetch, table, store);
        self.check.state.next = self.state.val();
        self.check.draw.next = self.draw.val();
        self.busy.next = (self.phase.q.val() != VgtPhase::Idle) | self.fetch.asks.val();
        self.refusal.next = self.refused.q.val();

        // Indices.
        self.fetch.forget.next = self.start.val();
        self.fetch.draw.next = self.draw.val();
        self.fetch.reset_en.next = self.state.val().reset_en;
        self.fetch.reset_index.next = self.state.val().reset_index;
        self.fetch.number.next = self.number.q.val();
        self.ends.next = self.number.q.val() == self.draw.val().count;
        self.fetch.wants.next = (self.phase.q.val() == VgtPhase::Index) & !self.ends.val();
        self.request.next = self.fetch.request.val();
        self.fetch.request_taken.next = self.request_taken.val();
        self.fetch.response.next = self.response.val();
        self.fetch.response_data.next = self.response_data.val();
        self.fetch.response_missing.next = self.response_missing.val();
        self.numbers.index.next = self.fetch.index.val();
        self.numbers.offset.next = self.state.val().index_offset;
        self.numbers.least.next = self.state.val().min_index;
        self.numbers.greatest.next = self.state.val().max_index;
        self.assemble.prim_type.next = self.state.val().prim_type;
        self.assemble.provoking_vtx_last.next = self.state.val().provoking_vtx_last;
        self.assemble.held.next = self.held.q.val();
        self.assemble.vertex.next = self.numbers.number.val();

        // Corners.
        self.reuses.next = !self.state.val().reuse_off & !self.state.val().primitive_id_en;
        self.full.next = (self.used.q.val() > 61) | (self.primitives.q.val() == 256);
        self.table.number.next = self.now.q.val().first;
        if self.corner.q.val() == 1 {
            self.table.number.next = self.now.q.val().second;
        }
        if self.corner.q.val() == 2 {
            self.table.number.next = self.now.q.val().third;
        }
        self.table.primitive.next = self.primitive_index.q.val();
        self.table.used.next = self.used.q.val();
        self.table.from.next = self.own_from.q.val();
        if self.reuses.val() {
            self.table.from.next = 0.into();
        }
        self.table.write.next = false;
        self.place.next = self.used.q.val().get_bits::<6>(0);
        if self.table.found.val() {
            self.place.next = self.table.place.val();
        }
        self.store.write.next = false;
        self.store.write_number.next = self.primitives.q.val().get_bits::<8>(0);
        self.store.written.next.kind = self.now.q.val().kind;
        self.store.written.next.provoking = self.now.q.val().provoking;
        self.store.written.next.first = self.first.q.val();
        self.store.written.next.second = self.second.q.val();
        self.store.written.next.third = self.place.val();

        // The batch.
        self.batch.next.valid = self.phase.q.val() == VgtPhase::Batch;
        self.batch.next.vertices = self.used.q.val();
        self.batch.next.primitives = self.primitives.q.val();
        self.batch.next.instance = self.instance.q.val();
        self.batch.next.step = self.step.q.val();
        self.table.beat.next = self.beat.val();
        for i in 0..self.vertex.len() {
            self.vertex[i].next = self.table.vertex[i].val();
            self.primitive_of[i].next = self.table.primitive_of[i].val();
        }
        self.store.number.next = self.primitive_number.val();
        self.primitive.next = self.store.primitive.val();

        self.clears.next = false;
        self.closes.next = false;
        self.starts.next = false;
        match self.phase.q.val() {
            VgtPhase::Idle => {
                if self.start.val() {
                    self.refused.d.next = self.check.refusal.val();
                    self.number.d.next = 0.into();
                    self.held.d.next.count = 0.into();
                    self.held.d.next.odd = false;
                    self.primitive_index.d.next = 0.into();
                    self.instance.d.next = 0.into();
                    self.step.d.next = 0.into();
                    self.instances_of_step.d.next = 1.into();
                    self.now.d.next.valid = false;
                    self.then.d.next.valid = false;
                    self.clears.next = true;
                    if !self.check.empty.val() & (self.check.refusal.val() == VgtRefusal::None) {
                        self.starts.next = true;
                        self.phase.d.next = VgtPhase::Index;
                    }
                }
            }
            VgtPhase::Index => {
                if self.ends.val() {
                    self.phase.d.next = VgtPhase::Next;
                    if self.primitives.q.val() != 0 {
                        self.phase.d.next = VgtPhase::Batch;
                    }
                }
                self.closes.next = self.ends.val() | (self.fetch.valid.val() & self.fetch.restarts.val());
                if self.fetch.valid.val() {
                    self.number.d.next = self.number.q.val() + 1;
                    if self.fetch.restarts.val() {
                        self.held.d.next.count = 0.into();
                        self.held.d.next.odd = false;
                    } else {
                        self.held.d.next = self.assemble.following.val();
                        self.now.d.next = self.assemble.primitive.val();
                        self.then.d.next = self.assemble.other.val();
                        self.corner.d.next = 0.into();
                        if self.assemble.primitive.val().valid {
                            self.phase.d.next = VgtPhase::Corners;
                        }
                    }
                }
                if self.closes.val() & self.assemble.closing.val().valid {
                    self.held.d.next.count = 0.into();
                    self.now.d.next = self.assemble.closing.val();
                    self.corner.d.next = 0.into();
                    self.phase.d.next = VgtPhase::Corners;
                }
                if self.fetch.missing.val() {
                    self.refused.d.next = VgtRefusal::IndexMemory;
                    self.phase.d.next = VgtPhase::Idle;
                }
            }
            VgtPhase::Corners => {
                if (self.corner.q.val() == 0) & self.full.val() {
                    self.phase.d.next = VgtPhase::Batch;
                } else {
                    // What is shared within a primitive is what it brings itself.
                    if self.corner.q.val() == 0 {
                        self.own_from.d.next = self.used.q.val();
                        if !self.reuses.val() {
                            self.table.from.next = self.used.q.val();
                        }
                    }
                    if !self.table.found.val() {
                        self.table.write.next = true;
                        self.used.d.next = self.used.q.val() + 1;
                    }
                    self.corner.d.next = self.corner.q.val() + 1;
                    if self.corner.q.val() == 0 {
                        self.first.d.next = self.place.val();
                    }
                    if self.corner.q.val() == 1 {
                        self.second.d.next = self.place.val();
                    }
                    if self.corner.q.val() == 2 {
                        self.store.write.next = true;
                        self.primitives.d.next = self.primitives.q.val() + 1;
                        self.primitive_index.d.next = self.primitive_index.q.val() + 1;
                        self.corner.d.next = 0.into();
                        self.now.d.next = self.then.q.val();
                        self.then.d.next.valid = false;
                        if !self.then.q.val().valid {
                            self.phase.d.next = VgtPhase::Index;
                        }
                    }
                }
            }
            VgtPhase::Batch => {
                if self.batch_done.val() {
                    self.clears.next = true;
                    self.phase.d.next = VgtPhase::Next;
                    if self.now.q.val().valid {
                        self.phase.d.next = VgtPhase::Corners;
                    }
                }
            }
            VgtPhase::Next => {
                self.number.d.next = 0.into();
                self.held.d.next.count = 0.into();
                self.held.d.next.odd = false;
                self.primitive_index.d.next = 0.into();
                self.instance.d.next = self.instance.q.val() + 1;
                self.instances_of_step.d.next = self.instances_of_step.q.val() + 1;
                if self.instances_of_step.q.val() == self.state.val().step_rate {
                    self.instances_of_step.d.next = 1.into();
                    self.step.d.next = self.step.q.val() + 1;
                }
                self.phase.d.next = VgtPhase::Index;
                if self.instance.q.val() + 1 == self.draw.val().instances {
                    self.phase.d.next = VgtPhase::Idle;
                }
            }
        }
        if self.clears.val() {
            self.used.d.next = 0.into();
            self.own_from.d.next = 0.into();
            self.primitives.d.next = 0.into();
        }
        if self.stop.val() {
            self.phase.d.next = VgtPhase::Idle;
        }
    }
}
