//! The front half of a draw: VGT and the vertex stage. Wiring, and why a draw ends before its time.

use super::launch::record::{WavePlaced, WaveRequest};
use super::vertex::record::{ShadedPrimitive, Vector, VertexRefusal, VertexState};
use super::vertex::unit::VertexStage;
use super::vgt::record::{DrawRequest, VgtRefusal, VgtState};
use super::vgt::unit::Vgt;
use crate::config::Config;
use crate::export::record::{ExportData, ExportRow};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineRequest;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct Geometry(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A draw begins; it and the states stay until it has ended.
        pub start: Signal<In, Bit>,
        /// The draw.
        pub draw: Signal<In, DrawRequest>,
        /// VGT's state.
        pub vgt_state: Signal<In, VgtState>,
        /// The vertex stage's.
        pub vertex_state: Signal<In, VertexState>,
        /// The draw ends where it is: a wave has faulted, or the host wants it.
        pub stop: Signal<In, Bit>,
        /// A draw is in progress.
        pub busy: Signal<Out, Bit>,
        /// What VGT refused of the last draw.
        pub vgt_refusal: Signal<Out, VgtRefusal>,
        /// What the vertex stage did.
        pub vertex_refusal: Signal<Out, VertexRefusal>,

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

        /// A wave for the launcher.
        pub wave: Signal<Out, WaveRequest>,
        /// VGPRs that vertex waves need.
        pub vgprs: Signal<Out, Bits<11>>,
        /// Where the wave is.
        pub placed: Signal<In, WavePlaced>,
        /// It runs.
        pub started: Signal<In, Bit>,
        /// The VGPR that the launcher writes,
        pub register: Signal<In, Bits<5>>,
        /// in this beat.
        pub beat: Signal<In, Bits<4>>,
        /// Its values.
        pub value: Vec<Signal<Out, Bits<32>>> = signals(config.lanes),
        /// Slots that hold a wave, of each SIMD.
        pub active: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// Rows that leave the SIMDs, and are taken.
        pub export: Vec<Signal<In, ExportRow>> = signals(config.simds),
        /// The lane exports; lane `l` of SIMD `s` at `[s][l]`.
        pub export_active: Vec<Vec<Signal<In, Bit>>> = (0..config.simds).map(|_| signals(config.lanes)).collect(),
        /// Their registers.
        pub export_data: Vec<Vec<Signal<In, ExportData>>> =
            (0..config.simds).map(|_| signals(config.lanes)).collect(),

        /// VGT gathers a batch.
        pub assembles: Signal<Out, Bit>,
        /// A wave of vertices is launched or runs.
        pub shades: Signal<Out, Bit>,
        /// The vertex stage is done with a batch.
        pub batch_done: Signal<Out, Bit>,
        /// A primitive for PA.
        pub primitive: Signal<Out, ShadedPrimitive>,
        /// It is taken.
        pub primitive_taken: Signal<In, Bit>,
        /// All primitives of the batch are taken.
        pub drains: Signal<Out, Bit>,
        /// Nothing of the primitives that were taken is under way.
        pub drained: Signal<In, Bit>,
        /// A parameter that is read,
        pub parameter: Signal<In, Bits<5>>,
        /// of the vertex at this place of the batch.
        pub parameter_of: Signal<In, Bits<6>>,
        /// It, a cycle later.
        pub parameter_read: Signal<Out, Vector>,

        vgt: Vgt = Vgt::new(config.lanes),
        vertices: VertexStage = VertexStage::new(config),
        refused: DFF<VertexRefusal>,
        // A draw is in progress, or waves of one that has been stopped are still there.
        draws: DFF<Bit>,
        any_active: Signal<Local, Bit>,
        stops: Signal<Local, Bit>,
    }
}

impl Logic for Geometry {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, refused, draws);
        clock!(self, clock, vgt, vertices);
        self.busy.next = self.draws.q.val();
        self.any_active.next = false;
        for i in 0..self.active.len() {
            if self.active[i].val().any() {
                self.any_active.next = true;
            }
        }
        if !self.vgt.busy.val() & !self.vertices.busy.val() & !self.any_active.val() {
            self.draws.d.next = false;
        }
        if self.start.val() {
            self.draws.d.next = true;
        }
        self.vgt_refusal.next = self.vgt.refusal.val();
        self.vertex_refusal.next = self.refused.q.val();

        // What VGT refuses, it refuses first; a draw of nothing is refused by nobody.
        self.stops.next = self.stop.val() | self.vertices.misses.val();
        if self.start.val() {
            self.refused.d.next = VertexRefusal::None;
        }
        if self.vgt.starts.val() & (self.vertices.refusal.val() != VertexRefusal::None) {
            self.refused.d.next = self.vertices.refusal.val();
            self.stops.next = true;
        }
        if self.vertices.misses.val() {
            self.refused.d.next = VertexRefusal::Position;
        }
        self.vgt.start.next = self.start.val();
        self.vgt.draw.next = self.draw.val();
        self.vgt.state.next = self.vgt_state.val();
        self.vgt.stop.next = self.stops.val();
        self.vertices.stop.next = self.stops.val();
        self.vertices.state.next = self.vertex_state.val();

        self.request.next = self.vgt.request.val();
        self.vgt.request_taken.next = self.request_taken.val();
        self.vgt.response.next = self.response.val();
        self.vgt.response_data.next = self.response_data.val();
        self.vgt.response_missing.next = self.response_missing.val();

        self.vertices.batch.next = self.vgt.batch.val();
        self.vgt.batch_done.next = self.vertices.batch_done.val();
        self.batch_done.next = self.vertices.batch_done.val();
        self.assembles.next = self.vgt.busy.val() & !self.vgt.batch.val().valid;
        self.shades.next = self.vertices.wave.val().valid | self.vertices.runs.val();
        self.vgt.beat.next = self.vertices.batch_beat.val();
        self.vgt.primitive_number.next = self.vertices.primitive_number.val();
        self.vertices.batch_primitive.next = self.vgt.primitive.val();
        for i in 0..self.value.len() {
            self.vertices.vertex[i].next = self.vgt.vertex[i].val();
            self.vertices.primitive_of[i].next = self.vgt.primitive_of[i].val();
            self.value[i].next = self.vertices.value[i].val();
        }

        self.wave.next = self.vertices.wave.val();
        self.vgprs.next = self.vertices.vgprs.val();
        self.vertices.placed.next = self.placed.val();
        self.vertices.started.next = self.started.val();
        self.vertices.register.next = self.register.val();
        self.vertices.beat.next = self.beat.val();
        for i in 0..self.active.len() {
            self.vertices.active[i].next = self.active[i].val();
            self.vertices.export[i].next = self.export[i].val();
            for j in 0..self.value.len() {
                self.vertices.export_active[i][j].next = self.export_active[i][j].val();
                self.vertices.export_data[i][j].next = self.export_data[i][j].val();
            }
        }

        self.primitive.next = self.vertices.primitive.val();
        self.vertices.primitive_taken.next = self.primitive_taken.val();
        self.drains.next = self.vertices.drains.val();
        self.vertices.drained.next = self.drained.val();
        self.vertices.parameter.next = self.parameter.val();
        self.vertices.parameter_of.next = self.parameter_of.val();
        self.parameter_read.next = self.vertices.parameter_read.val();
    }
}
