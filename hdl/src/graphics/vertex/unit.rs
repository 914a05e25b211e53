//! The vertex stage: a batch becomes a wave; when that has ended its primitives leave, one after the other, each with its three vertices.
//!
//! ```text
//!   Idle      waits for a batch, and until nothing is left of what the one before exported
//!   Launch    asks for a wave, until it runs
//!   Wait      until the wave's slot is free: whatever it exports is there then
//!   Fetch     reads a primitive
//!   Vertices  reads the vectors of its vertices, one a cycle: twelve, of a point four
//!   Offer     until the primitive is taken
//!   Drain     until nobody needs the parameters of the batch
//! ```

use super::exports::ExportStore;
use super::fields::{VectorPlace, VertexFields};
use super::inputs::VertexInputs;
use super::record::{ShadedPrimitive, ShadedVertex, Vector, VertexRefusal, VertexState};
use crate::config::Config;
use crate::export::record::{ExportData, ExportRow};
use crate::graphics::launch::record::{StageRefusal, WavePlaced, WaveRequest};
use crate::graphics::launch::stage::StageWave;
use crate::graphics::vgt::record::{Batch, BatchPrimitive, PrimitiveKind};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What the vertex stage does.
    pub enum VertexPhase {
        /// Nothing.
        Idle,
        /// Asks for a wave.
        Launch,
        /// Waits for its end.
        Wait,
        /// Reads a primitive.
        Fetch,
        /// Reads its vertices.
        Vertices,
        /// Offers it.
        Offer,
        /// Waits until the batch is done with.
        Drain,
    }
}

generator_block! {
    /// What the vertex stage refuses of a state.
    pub struct VertexCheck() {
        /// The state.
        in state: (VertexState),
        /// What is refused of its waves.
        in stage: (StageRefusal),
        /// What is refused.
        out refusal: (VertexRefusal),
    }
    |g| {
        let (state, stage) = (g.input_of::<VertexState>("state"), g.input("stage"));
        let checks = [
            (state.so_en | state.oc_lds_en, VertexRefusal::Streamout),
            (stage.is_a(StageRefusal::TrapHandler), VertexRefusal::TrapHandler),
            (stage.is_a(StageRefusal::Vgprs), VertexRefusal::Vgprs),
        ];
        let none = g.constant_of(VertexRefusal::None);
        let first = checks.iter().rev().fold(none, |behind: Wire, (wrong, refusal)| {
            wrong.select(&g.constant_of(*refusal), &behind)
        });
        g.output("refusal", &first);
    }
}

generator_block! {
    /// Whether the wave in a slot is still there.
    pub struct WaveThere(simds: usize) {
        /// Slots that hold a wave, of each SIMD.
        in active: [Bits<16>; simds],
        /// Its SIMD, one-hot.
        in simd: (Bits<16>),
        /// Its slot.
        in wave: (Bits<4>),
        /// It is.
        out there: (Bit),
    }
    |g| {
        let active = g.inputs("active", simds);
        let (simd, wave) = (g.input("simd"), g.input("wave"));
        let there: Vec<Wire> =
            (0..simds).map(|at| active[at].slice_at(&wave, 1) & simd.bit(at as u32)).collect();
        g.output("there", &g.or_all(1, &there));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct VertexStage(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The state, stable during a draw.
        pub state: Signal<In, VertexState>,
        /// The draw ends where it is.
        pub stop: Signal<In, Bit>,
        /// What of the state is refused.
        pub refusal: Signal<Out, VertexRefusal>,
        /// The shader of this batch has not exported a position of every vertex; the draw is to be stopped.
        pub misses: Signal<Out, Bit>,
        /// A batch is worked on.
        pub busy: Signal<Out, Bit>,
        /// All primitives of the batch are taken: it waits for `drained`.
        pub drains: Signal<Out, Bit>,

        /// A batch; it and what is read of it stay until it is done.
        pub batch: Signal<In, Batch>,
        /// It is done.
        pub batch_done: Signal<Out, Bit>,
        /// Beat of its vertices that is read.
        pub batch_beat: Signal<Out, Bits<4>>,
        /// Their numbers.
        pub vertex: Vec<Signal<In, Bits<32>>> = signals(config.lanes),
        /// Numbers of their primitives.
        pub primitive_of: Vec<Signal<In, Bits<32>>> = signals(config.lanes),
        /// Number of its primitive that is read.
        pub primitive_number: Signal<Out, Bits<8>>,
        /// It, a cycle later.
        pub batch_primitive: Signal<In, BatchPrimitive>,

        /// A wave for the launcher.
        pub wave: Signal<Out, WaveRequest>,
        /// It runs.
        pub runs: Signal<Out, Bit>,
        /// VGPRs that its waves need.
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

        /// A primitive for PA.
        pub primitive: Signal<Out, ShadedPrimitive>,
        /// It is taken.
        pub primitive_taken: Signal<In, Bit>,
        /// Nothing of the primitives that were taken is under way: their parameters are needed no more.
        pub drained: Signal<In, Bit>,
        /// A parameter that is read,
        pub parameter: Signal<In, Bits<5>>,
        /// of the vertex at this place of the batch.
        pub parameter_of: Signal<In, Bits<6>>,
        /// It, a cycle later.
        pub parameter_read: Signal<Out, Vector>,

        stage: StageWave = StageWave::new(config.vgpr_rows),
        check: VertexCheck = VertexCheck::new(),
        inputs: VertexInputs = VertexInputs::new(config.lanes),
        there: WaveThere = WaveThere::new(config.simds),
        store: ExportStore = ExportStore::new(config.lanes),
        vector_place: VectorPlace = VectorPlace::new(),
        fields: VertexFields = VertexFields::new(),

        phase: DFF<VertexPhase>,
        simd: DFF<Bits<16>>,
        slot: DFF<Bits<4>>,
        number: DFF<Bits<9>>,
        // The vector that is read in this cycle, and that of the cycle before.
        corner: DFF<Bits<2>>,
        vector: DFF<Bits<2>>,
        reading: DFF<Bit>,
        read_corner: DFF<Bits<2>>,
        read_vector: DFF<Bits<2>>,
        first: DFF<ShadedVertex>,
        second: DFF<ShadedVertex>,
        third: DFF<ShadedVertex>,
        // The row that leaves the SIMD of the wave.
        row_now: Signal<Local, ExportRow>,
        is_point: Signal<Local, Bit>,
        place: Signal<Local, Bits<6>>,
        read_place: Signal<Local, Bits<6>>,
        clears: Signal<Local, Bit>,
        asks: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
    }
}

impl Logic for VertexStage {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, simd, slot, number, corner, vector, reading, read_corner, read_vector);
        dff_setup!(self, clock, first, second, third);
        clock!(self, clock, store);
        self.stage.state.next = self.state.val().stage;
        self.check.state.next = self.state.val();
        self.check.stage.next = self.stage.refusal.val();
        self.refusal.next = self.check.refusal.val();
        self.vgprs.next = self.stage.vgprs.val();
        self.drains.next = self.phase.q.val() == VertexPhase::Drain;
        self.busy.next = self.phase.q.val() != VertexPhase::Idle;
        self.runs.next = self.phase.q.val() == VertexPhase::Wait;
        self.misses.next = false;
        self.batch_done.next = false;

        // The wave.
        self.inputs.batch.next = self.batch.val();
        self.inputs.register.next = self.register.val();
        self.inputs.beat.next = self.beat.val();
        self.batch_beat.next = self.beat.val();
        for i in 0..self.vertex.len() {
            self.inputs.vertex[i].next = self.vertex[i].val();
            self.inputs.primitive_of[i].next = self.primitive_of[i].val();
            self.value[i].next = self.inputs.value[i].val();
        }
        self.wave.next = self.stage.wave.val();
        self.wave.next.valid = self.phase.q.val() == VertexPhase::Launch;
        self.wave.next.exec = self.inputs.exec.val();
        self.wave.next.initial_vgprs = bit_cast::<5, 2>(self.state.val().comp_cnt) + 1;
        self.wave.next.may_run = true;
        for i in 0..self.active.len() {
            self.there.active[i].next = self.active[i].val();
        }
        self.there.simd.next = self.simd.q.val();
        self.there.wave.next = self.slot.q.val();

        // What it exports.
        self.row_now.next = self.export[0].val();
        for j in 0..self.value.len() {
            self.store.active[j].next = self.export_active[0][j].val();
            self.store.data[j].next = self.export_data[0][j].val();
        }
        for i in 1..self.export.len() {
            if self.simd.q.val().get_bit(i) {
                self.row_now.next = self.export[i].val();
                for j in 0..self.value.len() {
                    self.store.active[j].next = self.export_active[i][j].val();
                    self.store.data[j].next = self.export_data[i][j].val();
                }
            }
        }
        self.store.row.next = self.row_now.val();
        self.store.row.next.valid = self.row_now.val().valid
            & (self.phase.q.val() == VertexPhase::Wait)
            & (self.row_now.val().wave == self.slot.q.val());
        self.store.parameter.next = self.parameter.val();
        self.store.parameter_of.next = self.parameter_of.val();
        self.parameter_read.next = self.store.parameter_read.val();

        // Vertices of a primitive.
        self.primitive_number.next = self.number.q.val().get_bits::<8>(0);
        self.is_point.next = self.batch_primitive.val().kind == PrimitiveKind::Point;
        self.place.next = self.batch_primitive.val().first;
        if self.corner.q.val() == 1 {
            self.place.next = self.batch_primitive.val().second;
        }
        if self.corner.q.val() == 2 {
            self.place.next = self.batch_primitive.val().third;
        }
        self.vector_place.state.next = self.state.val();
        self.vector_place.vector.next = self.vector.q.val();
        self.store.position.next = self.vector_place.position.val();
        self.store.position_of.next = self.place.val();
        self.read_place.next = self.batch_primitive.val().first;
        self.fields.before.next = self.first.q.val();
        if self.read_corner.q.val() == 1 {
            self.read_place.next = self.batch_primitive.val().second;
            self.fields.before.next = self.second.q.val();
        }
        if self.read_corner.q.val() == 2 {
            self.read_place.next = self.batch_primitive.val().third;
            self.fields.before.next = self.third.q.val();
        }
        self.fields.state.next = self.state.val();
        self.fields.place.next = self.read_place.val();
        self.fields.vector.next = self.read_vector.q.val();
        self.fields.exported.next = self.store.position_read.val();
        if self.reading.q.val() {
            if self.read_corner.q.val() == 0 {
                self.first.d.next = self.fields.behind.val();
            }
            if self.read_corner.q.val() == 1 {
                self.second.d.next = self.fields.behind.val();
            }
            if self.read_corner.q.val() == 2 {
                self.third.d.next = self.fields.behind.val();
            }
        }
        self.primitive.next.valid = self.phase.q.val() == VertexPhase::Offer;
        self.primitive.next.kind = self.batch_primitive.val().kind;
        self.primitive.next.provoking = self.batch_primitive.val().provoking;
        self.primitive.next.first = self.first.q.val();
        self.primitive.next.second = self.second.q.val();
        self.primitive.next.third = self.third.q.val();
        if self.is_point.val() {
            self.primitive.next.second = self.first.q.val();
            self.primitive.next.third = self.first.q.val();
        }

        self.asks.next = false;
        self.clears.next = false;
        self.ends.next = self.number.q.val() + 1 == self.batch.val().primitives;
        match self.phase.q.val() {
            VertexPhase::Idle => {
                if self.batch.val().valid & self.store.ready.val() {
                    self.phase.d.next = VertexPhase::Launch;
                }
            }
            VertexPhase::Launch => {
                self.number.d.next = 0.into();
                self.simd.d.next = self.placed.val().simd;
                self.slot.d.next = self.placed.val().wave;
                if self.started.val() {
                    self.phase.d.next = VertexPhase::Wait;
                }
            }
            VertexPhase::Wait => {
                if !self.there.there.val() {
                    self.phase.d.next = VertexPhase::Fetch;
                    if self.state.val().rasterization_kill {
                        self.phase.d.next = VertexPhase::Drain;
                    }
                    if (self.store.positioned.val() & self.inputs.exec.val()) != self.inputs.exec.val() {
                        self.misses.next = true;
                        self.phase.d.next = VertexPhase::Drain;
                    }
                }
            }
            VertexPhase::Fetch => {
                self.corner.d.next = 0.into();
                self.vector.d.next = 0.into();
                self.phase.d.next = VertexPhase::Vertices;
            }
            VertexPhase::Vertices => {
                self.asks.next = true;
                self.vector.d.next = self.vector.q.val() + 1;
                if self.vector.q.val() == 3 {
                    self.corner.d.next = self.corner.q.val() + 1;
                    if (self.corner.q.val() == 2) | self.is_point.val() {
                        self.phase.d.next = VertexPhase::Offer;
                    }
                }
            }
            VertexPhase::Offer => {
                // The last vector is here in the second cycle.
                self.primitive.next.valid = !self.reading.q.val();
                if self.primitive_taken.val() & !self.reading.q.val() {
                    self.number.d.next = self.number.q.val() + 1;
                    self.phase.d.next = VertexPhase::Fetch;
                    if self.ends.val() {
                        self.phase.d.next = VertexPhase::Drain;
                    }
                }
            }
            VertexPhase::Drain => {
                if self.drained.val() {
                    self.batch_done.next = true;
                    self.clears.next = true;
                    self.phase.d.next = VertexPhase::Idle;
                }
            }
        }
        self.reading.d.next = self.asks.val();
        self.read_corner.d.next = self.corner.q.val();
        self.read_vector.d.next = self.vector.q.val();
        self.store.clear.next = self.clears.val();
        if self.stop.val() {
            self.store.clear.next = true;
            self.phase.d.next = VertexPhase::Idle;
        }
    }
}
