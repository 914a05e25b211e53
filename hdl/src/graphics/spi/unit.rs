//! The pixel stage: what gathers quads, launches their waves and hands them to the pixel back end. One wave at a time.
//!
//! ```text
//!   Gather    quads of the scan converter pass the back end's early tests and are kept, up to 16 of them
//!   Open      the back end forgets what the wave before exported
//!   Load      the wave gets its slot, its VGPRs and scalars; meanwhile its parameters go to LDS
//!   Wait      until the wave's slot is free: whatever it exports is there then
//!   Shade     its quads go to the back end, one after the other
//! ```
//!
//! A wave has the parameters of as many primitives as its quads are of; all shapes that clipping makes of one have the same. Nothing waits here beyond the batch of vertices whose
//! parameters it needs (`finish`).

use super::loader::ParameterLoader;
use super::planes::CHANNELS;
use super::quads::{QuadFacts, QuadStore};
use super::record::{PARAMETERS, PixelCheck, PixelPrimitive, PixelRefusal, PixelState};
use crate::config::Config;
use crate::graphics::db::record::{DepthQuad, DepthQuadWires};
use crate::graphics::launch::record::{WavePlaced, WaveRequest};
use crate::graphics::launch::stage::StageWave;
use crate::graphics::sc::record::{MARK, PixelValues, Quad};
use crate::graphics::vertex::record::Vector;
use crate::graphics::vertex::unit::WaveThere;
use crate::graphics::vgt::record::PrimitiveKind;
use crate::hardware_block;
use crate::lds::crossbar::LdsRequest;
use crate::parts::block::signals;
use crate::parts::ram::RecordRam;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What the pixel stage does.
    pub enum PixelPhase {
        /// Gathers quads.
        Gather,
        /// Begins a wave.
        Open,
        /// Launches it.
        Load,
        /// Waits for its end.
        Wait,
        /// Hands its quads over.
        Shade,
    }
}

generator_block! {
    /// What a quad is for the back end, and the wave's M0 as far as quads say it: which of them begin another primitive.
    pub struct PixelWords() {
        /// A quad of the scan converter.
        in quad: (Quad),
        /// Its shape shows its front.
        in front: (Bit),
        /// Slice of the render target.
        in layer: (Bits<11>),
        /// What its shape has at its pixels.
        in values: [PixelValues; 4],
        /// It, for the early tests; `valid` is not said.
        out scanned: (DepthQuad),
        /// The quads that begin another primitive than the one before.
        in begins: (Bits<16>),
        /// This quad
        in number: (Bits<4>),
        /// does.
        in change: (Bit),
        /// The quads that do, with this one.
        out next_begins: (Bits<16>),
        /// Bytes of LDS in front of the parameters.
        in extra: (Bits<18>),
        /// What the wave's system SGPR holds.
        out system: (Bits<32>),
        /// VGPRs that the stage has for inputs,
        in inputs: (Bits<5>),
        /// and those of its waves.
        in vgprs: (Bits<11>),
        /// The fewer of them.
        out initial: (Bits<5>),
    }
    |g| {
        let quad = g.input_of::<Quad>("quad");
        let depths: Vec<Wire> = g.inputs_of::<PixelValues>("values", 4).into_iter().map(|values| values.depth).collect();
        g.output_of("scanned", &DepthQuadWires {
            valid: g.zero(1),
            x: quad.x,
            y: quad.y,
            layer: g.input("layer"),
            mask: quad.mask,
            front: g.input("front"),
            depths: vector_of(g, &depths),
        });
        let here = g.input("change").zero_extend(16).shift_left(&g.input("number"));
        g.output("next_begins", &(g.input("begins") | here));
        // Bits 30:16 are of quads 1 to 15, bits 15:0 the address.
        let of_others = g.input("begins").slice(1, 15);
        g.output("system", &g.concat(&[&g.zero(1), &of_others, &g.input("extra").slice(0, 16)]));
        let (inputs, vgprs) = (g.input("inputs"), g.input("vgprs"));
        let few = vgprs.less(&inputs.zero_extend(11));
        g.output("initial", &few.select(&vgprs.slice(0, 5), &inputs));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct PixelStage(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers; they stay as they are during a draw.
        pub state: Signal<In, PixelState>,
        /// SPI_PS_INPUT_CNTL_n.
        pub input_cntl: Vec<Signal<In, Bits<32>>> = signals(PARAMETERS),
        /// The draw ends where it is.
        pub stop: Signal<In, Bit>,
        /// What of the registers is refused.
        pub refusal: Signal<Out, PixelRefusal>,
        /// No more quads come of this batch: what waits is shaded.
        pub finish: Signal<In, Bit>,
        /// No quad is here.
        pub rests: Signal<Out, Bit>,

        /// A quad and its values.
        pub valid: Signal<In, Bit>,
        /// It.
        pub quad: Signal<In, Quad>,
        /// What its primitive is known by: it differs from that of the primitive before.
        pub mark: Signal<In, Bits<{ MARK }>>,
        /// Its shape shows its front.
        pub front: Signal<In, Bit>,
        /// What the shape has at its pixels.
        pub values: Vec<Signal<In, PixelValues>> = signals(4),
        /// Its primitive.
        pub primitive: Signal<In, PixelPrimitive>,
        /// Slice of the render target.
        pub layer: Signal<In, Bits<11>>,
        /// The quad is taken.
        pub taken: Signal<Out, Bit>,

        /// The quad before the shader, for the back end.
        pub scanned: Signal<Out, DepthQuad>,
        /// The back end is done with it:
        pub scanned_taken: Signal<In, Bit>,
        /// these of its pixels are left.
        pub scanned_left: Signal<In, Bits<4>>,
        /// A wave begins.
        pub wave_begins: Signal<Out, Bit>,
        /// The back end takes its exports.
        pub wave_ready: Signal<In, Bit>,
        /// A quad behind the shader.
        pub shaded: Signal<Out, DepthQuad>,
        /// Its number in the wave.
        pub shaded_number: Signal<Out, Bits<4>>,
        /// The back end is done with it.
        pub shaded_taken: Signal<In, Bit>,

        /// A wave for the launcher.
        pub wave: Signal<Out, WaveRequest>,
        /// VGPRs that waves need.
        pub vgprs: Signal<Out, Bits<11>>,
        /// Bytes of LDS that they need.
        pub lds_bytes: Signal<Out, Bits<18>>,
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
        /// The wave runs: its exports come
        pub runs: Signal<Out, Bit>,
        /// from this SIMD, one-hot,
        pub simd: Signal<Out, Bits<16>>,
        /// and this slot.
        pub slot: Signal<Out, Bits<4>>,
        /// Slots that hold a wave, of each SIMD.
        pub active: Vec<Signal<In, Bits<16>>> = signals(config.simds),

        /// A parameter that is read,
        pub parameter: Signal<Out, Bits<5>>,
        /// of the vertex at this place of the batch.
        pub parameter_of: Signal<Out, Bits<6>>,
        /// It, a cycle later.
        pub parameter_read: Signal<In, Vector>,
        /// Parameters are to be stored in LDS.
        pub lds_want: Signal<Out, Bit>,
        /// What.
        pub lds_request: Vec<Signal<Out, LdsRequest>> = signals(CHANNELS),
        /// It is, in this cycle.
        pub lds_granted: Signal<In, Bit>,

        phase: DFF<PixelPhase>,
        count: DFF<Bits<5>>,
        primitives: DFF<Bits<5>>,
        exec: DFF<Bits<64>>,
        kept_mark: DFF<Bits<{ MARK }>>,
        begin_bits: DFF<Bits<16>>,
        loading: DFF<Bit>,
        loaded: DFF<Bit>,
        shading: DFF<Bits<4>>,
        own_simd: DFF<Bits<16>>,
        own_slot: DFF<Bits<4>>,

        check: PixelCheck = PixelCheck::new(config.lds_bytes),
        stage: StageWave = StageWave::new(config.vgpr_rows),
        words: PixelWords = PixelWords::new(),
        store: QuadStore = QuadStore::new(config.lanes),
        shapes: RecordRam<PixelPrimitive> = RecordRam::new(16, PixelPrimitive::BITS as u32),
        loader: ParameterLoader = ParameterLoader::new(config.lds_banks),
        there: WaveThere = WaveThere::new(config.simds),
        keeps: Signal<Local, Bit>,
        changes: Signal<Local, Bit>,
        facts: Signal<Local, QuadFacts>,
        kept: Signal<Local, Quad>,
        is_point: Signal<Local, Bit>,
    }
}

impl Logic for PixelStage {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, phase, count, primitives, exec, kept_mark, begin_bits, loading, loaded, shading, own_simd,
            own_slot
        );
        clock!(self, clock, store, shapes, loader);

        // Registers.
        self.check.state.next = self.state.val();
        self.check.stage.next = self.stage.refusal.val();
        self.stage.state.next = self.state.val().stage;
        self.store.state.next = self.state.val();
        self.loader.state.next = self.state.val();
        for i in 0..self.input_cntl.len() {
            self.check.input_cntl[i].next = self.input_cntl[i].val();
            self.loader.input_cntl[i].next = self.input_cntl[i].val();
        }
        self.refusal.next = self.check.refusal.val();
        self.vgprs.next = self.stage.vgprs.val();
        self.lds_bytes.next = self.check.lds_bytes.val();
        self.rests.next = (self.phase.q.val() == PixelPhase::Gather) & (self.count.q.val() == 0);

        // A quad, before its shader.
        self.words.quad.next = self.quad.val();
        self.words.front.next = self.front.val();
        self.words.layer.next = self.layer.val();
        self.words.begins.next = self.begin_bits.q.val();
        self.words.number.next = self.count.q.val().get_bits::<4>(0);
        self.words.extra.next = self.check.extra_bytes.val();
        self.words.inputs.next = self.store.count.val();
        self.words.vgprs.next = self.stage.vgprs.val();
        for i in 0..self.values.len() {
            self.words.values[i].next = self.values[i].val();
            self.store.values[i].next = self.values[i].val();
        }
        self.scanned.next = self.words.scanned.val();
        self.scanned.next.valid = self.valid.val()
            & (self.phase.q.val() == PixelPhase::Gather)
            & (self.count.q.val() != 16)
            & !self.stop.val();
        self.taken.next = self.scanned_taken.val();
        self.keeps.next = self.scanned_taken.val() & (self.scanned_left.val() != 0);
        // The first quad that is kept of a primitive begins it in the wave, and so does the first one of the wave.
        self.changes.next = (self.mark.val() != self.kept_mark.q.val()) | (self.count.q.val() == 0);
        self.words.change.next = self.changes.val();
        self.is_point.next = self.primitive.val().kind == PrimitiveKind::Point;
        self.kept.next.x = self.quad.val().x;
        self.kept.next.y = self.quad.val().y;
        self.kept.next.mask = self.scanned_left.val();
        self.facts.next.quad = self.kept.val();
        self.facts.next.front = self.front.val();
        self.facts.next.is_point = self.is_point.val();
        self.facts.next.layer = self.layer.val();
        self.store.writes.next = self.keeps.val();
        self.store.number.next = self.count.q.val().get_bits::<4>(0);
        self.store.facts.next = self.facts.val();
        self.store.exec.next = self.exec.q.val();
        self.shapes.write.next = self.keeps.val() & self.changes.val();
        self.shapes.write_address.next = self.primitives.q.val().get_bits::<4>(0);
        self.shapes.write_data.next = self.primitive.val();
        if self.keeps.val() {
            self.kept_mark.d.next = self.mark.val();
            self.count.d.next = self.count.q.val() + 1;
            self.exec.d.next = self.store.next_exec.val();
            if self.changes.val() {
                self.begin_bits.d.next = self.words.next_begins.val();
                self.primitives.d.next = self.primitives.q.val() + 1;
            }
        }

        // The wave.
        self.wave_begins.next = false;
        self.wave.next = self.stage.wave.val();
        self.wave.next.valid = self.phase.q.val() == PixelPhase::Load;
        self.wave.next.exec = self.exec.q.val();
        self.wave.next.initial_vgprs = self.words.initial.val();
        self.wave.next.has_system = true;
        self.wave.next.system = self.words.system.val();
        self.wave.next.may_run = self.loaded.q.val() & self.wave_ready.val();
        self.store.register.next = self.register.val();
        self.store.beat.next = self.beat.val();
        for i in 0..self.value.len() {
            self.value[i].next = self.store.value[i].val();
        }
        self.there.simd.next = self.own_simd.q.val();
        self.there.wave.next = self.own_slot.q.val();
        self.runs.next = self.phase.q.val() == PixelPhase::Wait;
        self.simd.next = self.own_simd.q.val();
        self.slot.next = self.own_slot.q.val();
        for i in 0..self.active.len() {
            self.there.active[i].next = self.active[i].val();
        }

        // Its parameters.
        self.loader.start.next = false;
        self.loader.base.next = self.placed.val().lds_base;
        self.loader.extra.next = self.check.extra_bytes.val();
        self.loader.parameters.next = self.check.parameters.val();
        self.loader.primitives.next = self.primitives.q.val();
        self.shapes.read_address.next = self.loader.number.val();
        self.loader.primitive.next = self.shapes.read_data.val();
        self.loader.stop.next = self.stop.val();
        self.parameter.next = self.loader.parameter.val();
        self.parameter_of.next = self.loader.parameter_of.val();
        self.loader.parameter_read.next = self.parameter_read.val();
        self.lds_want.next = self.loader.want.val();
        self.loader.granted.next = self.lds_granted.val();
        for i in 0..self.lds_request.len() {
            self.lds_request[i].next = self.loader.request[i].val();
        }

        // Its quads, behind it.
        self.store.shaded.next = self.shading.q.val();
        self.shaded.next = self.store.quad.val();
        self.shaded.next.valid = self.phase.q.val() == PixelPhase::Shade;
        self.shaded_number.next = self.shading.q.val();

        match self.phase.q.val() {
            PixelPhase::Gather => {
                if (self.count.q.val() == 16) | (self.finish.val() & !self.valid.val() & (self.count.q.val() != 0)) {
                    self.phase.d.next = PixelPhase::Open;
                }
            }
            PixelPhase::Open => {
                self.wave_begins.next = true;
                self.loading.d.next = false;
                self.loaded.d.next = false;
                self.phase.d.next = PixelPhase::Load;
            }
            PixelPhase::Load => {
                if self.placed.val().valid & !self.loading.q.val() {
                    self.loading.d.next = true;
                    self.loader.start.next = true;
                    self.own_simd.d.next = self.placed.val().simd;
                    self.own_slot.d.next = self.placed.val().wave;
                }
                if self.loader.done.val() {
                    self.loaded.d.next = true;
                }
                if self.started.val() {
                    self.phase.d.next = PixelPhase::Wait;
                }
            }
            PixelPhase::Wait => {
                self.shading.d.next = 0.into();
                if !self.there.there.val() {
                    self.phase.d.next = PixelPhase::Shade;
                }
            }
            PixelPhase::Shade => {
                if self.shaded_taken.val() {
                    self.shading.d.next = self.shading.q.val() + 1;
                    if bit_cast::<5, 4>(self.shading.q.val()) + 1 == self.count.q.val() {
                        self.phase.d.next = PixelPhase::Gather;
                        self.count.d.next = 0.into();
                        self.primitives.d.next = 0.into();
                        self.exec.d.next = 0.into();
                        self.begin_bits.d.next = 0.into();
                    }
                }
            }
        }
        if self.stop.val() {
            self.phase.d.next = PixelPhase::Gather;
            self.count.d.next = 0.into();
            self.primitives.d.next = 0.into();
            self.exec.d.next = 0.into();
            self.begin_bits.d.next = 0.into();
        }
    }
}
