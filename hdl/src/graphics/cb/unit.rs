//! The colour block: writes a quad of pixels to all targets, one after the other.
//!
//! ```text
//!   Survey   the targets of the draw, and whether one of them is refused
//!   Choose   the next target
//!   Ask      what the shader exported to it; to target 1 for the second colour
//!   Take     that is here: pixels of which a component is written
//!   Locate   where their elements lie
//!   Clear    puts what a clear has only marked into memory
//!   Read     elements, if something of them stays or counts
//!   Issue    components, through the pipeline
//!   Settle   the last one
//!   Write    elements
//! ```
//!
//! Of lines that are here a target takes 22 clocks a quad, one for each channel of a pixel and one more where it blends, and one for each element that is
//! read or written: 42 for four channels of four pixels, 50 where they blend. A tile that is cleared takes some 200 more, once.

use super::decode::{TARGETS, TILE_MODES, TargetDecode};
use super::format::{count, element_mask};
use super::pipeline::{ColourPipeline, STAGES};
use super::record::{ColourQuad, ColourRefusal, ColourState, ColourStateWires, Slot, Target, TargetState, TargetWires};
use crate::graphics::cleared::TileClears;
use crate::graphics::events::ColourWrite;
use crate::graphics::lines::SurfaceLines;
use crate::graphics::surface::{self, SurfaceElement};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What it does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum ColourUnitState {
    /// Nothing.
    Rest,
    /// Looks at a target's registers.
    Survey,
    /// Finds the next target.
    Choose,
    /// Asks for exports.
    Ask,
    /// Has them.
    Take,
    /// Finds addresses.
    Locate,
    /// Waits for the values of a cleared tile.
    Clear,
    /// Reads elements.
    Read,
    /// Sends components.
    Issue,
    /// Waits for the last one.
    Settle,
    /// Writes elements.
    Write,
    /// Has written the quad.
    Done,
}

generator_block! {
    /// The next target from `from` on, of those that the draw has.
    pub struct NextTarget() {
        /// Targets of the draw.
        in enabled: (Bits<{ TARGETS }>),
        /// The first one that counts.
        in from: (Bits<4>),
        /// There is one.
        out found: (Bit),
        /// It.
        out number: (Bits<3>),
    }
    |g| {
        let enabled = g.input("enabled");
        let left = g.constant(TARGETS as u32, 0xff).shift_left(&g.input("from")) & enabled;
        let lowest = &left & &-&left;
        let numbers: Vec<Wire> = (0..TARGETS as u32).map(|at| g.constant(3, at.into()).when(&lowest.bit(at))).collect();
        g.output("found", &left.any());
        g.output("number", &g.or_all(3, &numbers));
    }
}

generator_block! {
    /// The elements of a quad: where they are, what they were, and what comes out of the pipeline.
    pub struct QuadElements() clocked {
        /// An address is written,
        in locates: (Bit),
        /// of that pixel.
        in located: (Bits<2>),
        /// It.
        in address: (Bits<48>),
        /// An element was read, of `pixel`.
        in reads: (Bit),
        /// It.
        in element: (Bits<128>),
        /// Bits come out of the pipeline,
        in comes: (Bit),
        /// the first ones of their pixel,
        in first: (Bit),
        /// of that,
        in at: (Bits<2>),
        /// and these.
        in bits: (Bits<128>),
        /// A pixel.
        in pixel: (Bits<2>),
        /// Where its element is.
        out place: (Bits<48>),
        /// What it was.
        out old: (Bits<128>),
        /// What came out.
        out new: (Bits<128>),
    }
    |g| {
        let [pixel, at] = ["pixel", "at"].map(|name| g.input(name));
        let (places, elements, results) = (g.ram("places", 48, 4), g.ram("old_elements", 128, 4), g.ram("results", 128, 4));
        g.ram_write(places, &g.input("locates"), &g.input("located"), &g.input("address"), None);
        g.ram_write(elements, &g.input("reads"), &pixel, &g.input("element"), None);
        let before = g.ram_read_now(results, "result_before", &at);
        let sum = before.when(&!g.input("first")) | g.input("bits");
        g.ram_write(results, &g.input("comes"), &at, &sum, None);
        g.output("place", &g.ram_read_now(places, "place_of_pixel", &pixel));
        g.output("old", &g.ram_read_now(elements, "old_of_pixel", &pixel));
        g.output("new", &g.ram_read_now(results, "new_of_pixel", &pixel));
    }
}

generator_block! {
    /// What a target asks of a quad, and the element that is written.
    pub struct TargetWork() {
        /// The target.
        in target: (Target),
        /// Pixels that are drawn.
        in mask: (Bits<4>),
        /// Components that each of them has exported, four bits a pixel.
        in channels: (Bits<16>),
        /// A pixel.
        in pixel: (Bits<2>),
        /// What its element was.
        in old: (Bits<128>),
        /// What came out of the pipeline.
        in new: (Bits<128>),
        /// Pixels of which a component is written, or whose tile gets its values.
        out live: (Bits<4>),
        /// Elements are read: they are blended, or something of them stays.
        out reads: (Bit),
        /// The last channel of an element.
        out last: (Bits<2>),
        /// The element.
        out element: (Bits<128>),
        /// Components of it that are written.
        out components: (Bits<4>),
    }
    |g| {
        let TargetWires { format, mask, blends, operates, rop, eliminates, .. } = g.input_of::<Target>("target");
        let [channels, pixel, old, new] = ["channels", "pixel", "old", "new"].map(|name| g.input(name));
        let written: Vec<Wire> = (0..4).map(|pixel| channels.slice(4 * pixel, 4) & &mask).collect();
        let live: Vec<Wire> = written.iter().rev().map(|written| written.any()).collect();
        let live = (g.concat(&live.iter().collect::<Vec<_>>()) | eliminates.repeat(4)) & g.input("mask");
        let whole = element_mask(g, &format, &g.constant(4, 15));
        let partial = (0..4).zip(&written).map(|(at, written)| {
            live.bit(at) & element_mask(g, &format, written).differs(&whole)
        });
        let partial = g.or_all(1, &partial.collect::<Vec<_>>());
        g.output("reads", &(blends | &operates | partial));
        g.output("live", &live);
        g.output("last", &(count(g, &format.channels) - g.constant(3, 1)).slice(0, 2));

        // Bit 4 pattern + 2 source + destination of the code; the pattern is the source.
        let term = |number: u32, bits: Wire| bits.when(&rop.bit(number));
        let combined = term(7, &new & &old) | term(6, &new & !&old) | term(1, !&new & &old) | term(0, !&new & !&old);
        let new = operates.select(&combined, &new);
        let components = g.choose(&pixel, &written);
        let bits = element_mask(g, &format, &components);
        g.output("components", &components);
        g.output("element", &((&new & &bits) | (&old & !&bits)));
    }
}

generator_block! {
    /// CB_BLEND_RED, GREEN, BLUE, ALPHA together.
    pub struct BlendConstant() {
        /// Registers of all targets.
        in state: (ColourState),
        /// They, red lowest.
        out constant: (Bits<128>),
    }
    |g| {
        let ColourStateWires { cb_blend_red, cb_blend_green, cb_blend_blue, cb_blend_alpha, .. } = g.input_of::<ColourState>("state");
        g.output("constant", &g.concat(&[&cb_blend_alpha, &cb_blend_blue, &cb_blend_green, &cb_blend_red]));
    }
}

generator_block! {
    /// The words of a pixel, of those of four.
    pub struct PixelWords() {
        /// The pixels.
        in pixels: [Bits<128>; 4],
        /// Which.
        in pixel: (Bits<2>),
        /// There are some.
        in valid: (Bit),
        /// Its.
        out words: (Bits<128>),
    }
    |g| {
        g.output("words", &g.choose(&g.input("pixel"), &g.inputs("pixels", 4)).when(&g.input("valid")));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct ColourUnit() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers of all targets; all state stays as it is from `start` to the end of the flush.
        pub state: Signal<In, ColourState>,
        /// Registers of each target.
        pub targets: Vec<Signal<In, TargetState>> = signals(TARGETS),
        /// GB_TILE_MODE.
        pub gb_tile_mode: Vec<Signal<In, Bits<32>>> = signals(TILE_MODES),
        /// A draw begins: the registers are looked at.
        pub start: Signal<In, Bit>,
        /// Nothing is under way.
        pub rests: Signal<Out, Bit>,
        /// A quad.
        pub quad: Signal<In, ColourQuad>,
        /// It is written to all targets, or the draw is refused.
        pub quad_taken: Signal<Out, Bit>,
        /// The export that is wanted.
        pub export_target: Signal<Out, Bits<3>>,
        /// A clock later: what each pixel of the quad has exported, red lowest; zeros where it has not.
        pub export: Vec<Signal<In, Bits<128>>> = signals(4),
        /// Components that each pixel has exported, four bits a pixel.
        pub export_channels: Signal<In, Bits<16>>,
        /// An element is written.
        pub written: Signal<Out, ColourWrite>,
        /// The draw has ended: all lines go to memory. It stays until that is so.
        pub flush: Signal<In, Bit>,
        /// It is so.
        pub flushed: Signal<Out, Bit>,
        /// Why the draw is not drawn, since `start`.
        pub refusal: Signal<Out, ColourRefusal>,
        /// The target of that.
        pub refused_target: Signal<Out, Bits<3>>,
        /// The draw has a target.
        pub draws: Signal<Out, Bit>,
        /// A request of memory.
        pub request: Signal<Out, LineRequest>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),

        phase: DFF<ColourUnitState>,
        number: DFF<Bits<4>>,
        enabled: DFF<Bits<8>>,
        refused: DFF<ColourRefusal>,
        culprit: DFF<Bits<3>>,
        target: DFF<Target>,
        sources: Vec<DFF<Bits<128>>> = signals(4),
        channels: DFF<Bits<16>>,
        live: DFF<Bits<4>>,
        pixel: DFF<Bits<2>>,
        step: DFF<Bits<4>>,
        is_alpha: DFF<Bit>,
        channel: DFF<Bits<2>>,

        decode: TargetDecode = TargetDecode::new(),
        next: NextTarget = NextTarget::new(),
        element: SurfaceElement = SurfaceElement::new(),
        elements: QuadElements = QuadElements::new(),
        work: TargetWork = TargetWork::new(),
        constant: BlendConstant = BlendConstant::new(),
        source: PixelWords = PixelWords::new(),
        second: PixelWords = PixelWords::new(),
        pipeline: ColourPipeline = ColourPipeline::new(),
        clears: TileClears = TileClears::new(),
        lines: SurfaceLines = SurfaceLines::new(),
        last_address: Constant<Bits<4>> = Constant::new((surface::STAGES + 3).into()),
        first_address: Constant<Bits<4>> = Constant::new(surface::STAGES.into()),
        settled: Constant<Bits<4>> = Constant::new(STAGES.into()),
        slot: Signal<Local, Slot>,
        is_live: Signal<Local, Bit>,
        moves: Signal<Local, Bit>,
        begins: Signal<Local, ColourUnitState>,
        sound: Signal<Local, Bit>,
        which: Signal<Local, Bits<3>>,
        behind: Signal<Local, Bits<4>>,
        located: Signal<Local, Bits<2>>,
    }
}

impl Logic for ColourUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, phase, number, enabled, refused, culprit, target, channels, live, pixel, step, is_alpha
        );
        dff_setup!(self, clock, channel);
        clock!(self, clock, element, elements, pipeline, clears, lines);

        // Registers.
        self.which.next = self.number.q.val().get_bits::<3>(0);
        self.decode.number.next = self.which.val();
        self.decode.state.next = self.state.val();
        for i in 0..self.targets.len() {
            self.decode.targets[i].next = self.targets[i].val();
        }
        for i in 0..self.gb_tile_mode.len() {
            self.decode.gb_tile_mode[i].next = self.gb_tile_mode[i].val();
        }
        self.constant.state.next = self.state.val();
        self.next.enabled.next = self.enabled.q.val();
        self.next.from.next = self.number.q.val();
        self.sound.next = self.refused.q.val() == ColourRefusal::None;

        // Exports.
        self.export_target.next = self.decode.target.val().export;
        if (self.phase.q.val() != ColourUnitState::Ask) & self.target.q.val().uses_second {
            self.export_target.next = 1.into();
        }
        for i in 0..self.sources.len() {
            self.sources[i].clock.next = self.clock.val();
            self.sources[i].d.next = self.sources[i].q.val();
            if self.phase.q.val() == ColourUnitState::Take {
                self.sources[i].d.next = self.export[i].val();
            }
            self.source.pixels[i].next = self.sources[i].q.val();
            self.second.pixels[i].next = self.export[i].val();
        }
        self.source.pixel.next = self.pixel.q.val();
        self.source.valid.next = true;
        self.second.pixel.next = self.pixel.q.val();
        self.second.valid.next = self.target.q.val().uses_second;

        // Addresses.
        self.element.surface.next = self.target.q.val().surface;
        self.element.x.next = self.quad.val().x | bit_cast::<16, 1>(self.step.q.val().get_bits::<1>(0));
        self.element.y.next = self.quad.val().y | bit_cast::<16, 1>(self.step.q.val().get_bits::<1>(1));
        self.element.layer.next = self.quad.val().layer;
        self.elements.locates.next = self.phase.q.val() == ColourUnitState::Locate;
        self.behind.next = self.step.q.val() - self.first_address.val();
        self.located.next = self.behind.val().get_bits::<2>(0);
        self.elements.located.next = self.located.val();
        self.elements.address.next = self.element.address.val();

        // Elements.
        self.elements.pixel.next = self.pixel.q.val();
        self.elements.reads.next = (self.phase.q.val() == ColourUnitState::Read) & self.lines.done.val();
        self.elements.element.next = self.lines.value.val();
        self.elements.comes.next = self.pipeline.valid.val();
        self.elements.first.next = self.pipeline.first.val();
        self.elements.at.next = self.pipeline.pixel.val();
        self.elements.bits.next = self.pipeline.placed.val();
        self.work.target.next = self.target.q.val();
        self.work.mask.next = self.quad.val().mask;
        self.work.channels.next = self.channels.q.val();
        if self.phase.q.val() == ColourUnitState::Take {
            self.work.channels.next = self.export_channels.val();
        }
        self.work.pixel.next = self.pixel.q.val();
        self.work.old.next = self.elements.old.val();
        self.work.new.next = self.elements.new.val();
        self.is_live.next = self.live.q.val().get_bit(self.pixel.q.val().index());
        self.lines.access.next.valid = ((self.phase.q.val() == ColourUnitState::Read)
            | (self.phase.q.val() == ColourUnitState::Write))
            & self.is_live.val();
        self.lines.access.next.write = self.phase.q.val() == ColourUnitState::Write;
        self.lines.access.next.address = self.elements.place.val();
        self.lines.access.next.size = self.target.q.val().surface.size;
        self.lines.access.next.element = self.work.element.val();
        if self.phase.q.val() == ColourUnitState::Clear {
            self.lines.access.next = self.clears.access.val();
        }

        // Tiles that a clear has marked.
        self.clears.plan.next = self.target.q.val().clears;
        self.clears.first.next = self.target.q.val().surface;
        self.clears.second.next = self.target.q.val().surface;
        self.clears.x.next = self.quad.val().x;
        self.clears.y.next = self.quad.val().y;
        self.clears.layer.next = self.quad.val().layer;
        self.clears.wanted.next = self.phase.q.val() == ColourUnitState::Clear;
        self.clears.accessed.next = self.lines.done.val();
        self.clears.value.next = self.lines.value.val().get_bits::<32>(0);

        self.written.next.valid = self.lines.done.val() & (self.phase.q.val() == ColourUnitState::Write);
        self.written.next.target = self.which.val();
        self.written.next.x = self.quad.val().x | bit_cast::<16, 1>(self.pixel.q.val().get_bits::<1>(0));
        self.written.next.y = self.quad.val().y | bit_cast::<16, 1>(self.pixel.q.val().get_bits::<1>(1));
        self.written.next.components = self.work.components.val();
        self.written.next.size = self.target.q.val().surface.size;
        self.written.next.low = self.work.element.val().get_bits::<64>(0);
        self.written.next.high = self.work.element.val().get_bits::<64>(64);

        // Components.
        self.slot.next.valid = (self.phase.q.val() == ColourUnitState::Issue) & self.is_live.val();
        self.slot.next.is_alpha = self.is_alpha.q.val();
        self.slot.next.channel = self.channel.q.val();
        self.slot.next.pixel = self.pixel.q.val();
        self.pipeline.slot.next = self.slot.val();
        self.pipeline.target.next = self.target.q.val();
        self.pipeline.constant.next = self.constant.constant.val();
        self.pipeline.source.next = self.source.words.val();
        self.pipeline.second.next = self.second.words.val();
        self.pipeline.element.next = self.elements.old.val();

        // Memory.
        self.lines.flush.next = self.flush.val() & (self.phase.q.val() == ColourUnitState::Rest);
        self.flushed.next = self.lines.flushed.val();
        self.request.next = self.lines.request.val();
        self.request_data.next = self.lines.request_data.val();
        self.lines.request_taken.next = self.request_taken.val();
        self.lines.response.next = self.response.val();
        for i in 0..self.response_data.len() {
            self.lines.response_data[i].next = self.response_data[i].val();
        }
        if self.lines.failed.val() & self.sound.val() {
            self.refused.d.next = ColourRefusal::Memory;
        }
        self.refusal.next = self.refused.q.val();
        self.refused_target.next = self.culprit.q.val();
        self.draws.next = self.enabled.q.val() != 0;

        self.rests.next = self.phase.q.val() == ColourUnitState::Rest;
        self.quad_taken.next = self.phase.q.val() == ColourUnitState::Done;
        self.begins.next = ColourUnitState::Issue;
        if self.work.reads.val() {
            self.begins.next = ColourUnitState::Read;
        }
        // The next pixel.
        self.moves.next = false;
        match self.phase.q.val() {
            ColourUnitState::Rest => {
                self.number.d.next = 0.into();
                if self.start.val() {
                    self.refused.d.next = ColourRefusal::None;
                    self.enabled.d.next = 0.into();
                    self.phase.d.next = ColourUnitState::Survey;
                } else {
                    if self.quad.val().valid & !self.flush.val() {
                        self.phase.d.next = ColourUnitState::Choose;
                    }
                }
            }
            ColourUnitState::Survey => {
                if self.sound.val() {
                    self.refused.d.next = self.decode.refusal.val();
                    self.culprit.d.next = self.which.val();
                }
                if self.decode.target.val().mask != 0 {
                    self.enabled.d.next = self.enabled.q.val().replace_bit(self.which.val().index(), true);
                }
                self.number.d.next = self.number.q.val() + 1;
                if self.number.q.val() == 7 {
                    self.phase.d.next = ColourUnitState::Rest;
                }
            }
            ColourUnitState::Choose => {
                self.number.d.next = bit_cast::<4, 3>(self.next.number.val());
                self.phase.d.next = ColourUnitState::Ask;
                if !self.next.found.val() | !self.sound.val() {
                    self.phase.d.next = ColourUnitState::Done;
                }
            }
            ColourUnitState::Ask => {
                self.target.d.next = self.decode.target.val();
                self.phase.d.next = ColourUnitState::Take;
            }
            ColourUnitState::Take => {
                self.channels.d.next = self.export_channels.val();
                self.live.d.next = self.work.live.val();
                self.step.d.next = 0.into();
                self.pixel.d.next = 0.into();
                self.phase.d.next = ColourUnitState::Locate;
                if self.work.live.val() == 0 {
                    self.number.d.next = self.number.q.val() + 1;
                    self.phase.d.next = ColourUnitState::Choose;
                }
            }
            ColourUnitState::Locate => {
                self.step.d.next = self.step.q.val() + 1;
                if (self.step.q.val() >= self.first_address.val())
                    & !self.element.inside.val()
                    & self.live.q.val().get_bit(self.located.val().index())
                {
                    self.refused.d.next = ColourRefusal::Outside;
                    self.culprit.d.next = self.which.val();
                    self.phase.d.next = ColourUnitState::Done;
                } else {
                    if self.step.q.val() == self.last_address.val() {
                        self.phase.d.next = self.begins.val();
                        if self.target.q.val().clears.first {
                            self.phase.d.next = ColourUnitState::Clear;
                        }
                    }
                }
                self.is_alpha.d.next = self.target.q.val().blends;
                self.channel.d.next = 0.into();
            }
            ColourUnitState::Clear => {
                if self.clears.done.val() {
                    self.phase.d.next = self.begins.val();
                    if self.target.q.val().eliminates {
                        self.number.d.next = self.number.q.val() + 1;
                        self.phase.d.next = ColourUnitState::Choose;
                    }
                }
            }
            ColourUnitState::Read => {
                self.moves.next = self.lines.done.val() | !self.is_live.val();
                if self.moves.val() & (self.pixel.q.val() == 3) {
                    self.phase.d.next = ColourUnitState::Issue;
                }
            }
            ColourUnitState::Issue => {
                self.is_alpha.d.next = false;
                if !self.is_alpha.q.val() {
                    self.channel.d.next = self.channel.q.val() + 1;
                }
                self.moves.next =
                    (!self.is_alpha.q.val() & (self.channel.q.val() == self.work.last.val())) | !self.is_live.val();
                self.step.d.next = 0.into();
                if self.moves.val() {
                    self.is_alpha.d.next = self.target.q.val().blends;
                    self.channel.d.next = 0.into();
                    if self.pixel.q.val() == 3 {
                        self.phase.d.next = ColourUnitState::Settle;
                    }
                }
            }
            ColourUnitState::Settle => {
                self.step.d.next = self.step.q.val() + 1;
                if self.step.q.val() == self.settled.val() {
                    self.phase.d.next = ColourUnitState::Write;
                }
            }
            ColourUnitState::Write => {
                self.moves.next = self.lines.done.val() | !self.is_live.val();
                if self.moves.val() & (self.pixel.q.val() == 3) {
                    self.number.d.next = self.number.q.val() + 1;
                    self.phase.d.next = ColourUnitState::Choose;
                }
            }
            ColourUnitState::Done => {
                self.phase.d.next = ColourUnitState::Rest;
            }
        }
        if self.moves.val() {
            self.pixel.d.next = self.pixel.q.val() + 1;
        }
    }
}
