//! The depth block: tests a quad of pixels, one after the other, and writes what follows.
//!
//! ```text
//!   Locate    where depths and stencils lie
//!   Clear     puts what a clear has only marked into memory
//!   Depth     reads the pixel's depth
//!   Stencil   reads its stencil
//!   Test      what follows of both
//!   Update    writes its stencil
//!   Write     writes its depth
//! ```
//!
//! Of lines that are here a quad takes 8 clocks, one for each pixel more, and one for each element that is read or written: 28 at most. Without tests it
//! takes 2. A tile that is cleared takes some 200 more, once.

use super::decode::DepthDecode;
use super::pixel::PixelTest;
use super::record::{DepthExport, DepthQuad, DepthRefusal, DepthSetup, DepthState};
use crate::graphics::cleared::TileClears;
use crate::graphics::events::DepthWrite;
use crate::graphics::lines::SurfaceLines;
use crate::graphics::surface::{self, SurfaceElement};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// What it does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum DepthUnitState {
    /// Nothing.
    Rest,
    /// Looks at the registers.
    Survey,
    /// Finds addresses.
    Locate,
    /// Waits for the values of a cleared tile.
    Clear,
    /// Reads a depth.
    Depth,
    /// Reads a stencil.
    Stencil,
    /// Tests.
    Test,
    /// Writes a stencil.
    Update,
    /// Writes a depth.
    Write,
    /// Has tested the quad.
    Done,
}

generator_block! {
    /// Addresses of a quad's depths and stencils.
    pub struct QuadPlaces() clocked {
        /// They are written,
        in write: (Bit),
        /// of that pixel.
        in located: (Bits<2>),
        /// Of its depth.
        in depth: (Bits<48>),
        /// Of its stencil.
        in stencil: (Bits<48>),
        /// A pixel.
        in pixel: (Bits<2>),
        /// The stencil is wanted, not the depth.
        in takes_stencil: (Bit),
        /// The address.
        out address: (Bits<48>),
        /// Depths of the quad.
        in depths: (Bits<128>),
        /// That of the pixel.
        out own: (Bits<32>),
    }
    |g| {
        let pixel = g.input("pixel");
        let place = |name: &str, of: &str| {
            let ram = g.ram(name, 48, 4);
            g.ram_write(ram, &g.input("write"), &g.input("located"), &g.input(of), None);
            g.ram_read_now(ram, &format!("{of}_place"), &pixel)
        };
        let (depth, stencil) = (place("depth_places", "depth"), place("stencil_places", "stencil"));
        g.output("address", &g.input("takes_stencil").select(&stencil, &depth));
        g.output("own", &g.input("depths").slice_at(&pixel.concat(&g.zero(5)), 32));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct DepthUnit() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers; they stay as they are from `start` to the end of the flush.
        pub state: Signal<In, DepthState>,
        /// A draw begins: the registers are looked at.
        pub start: Signal<In, Bit>,
        /// Nothing is under way.
        pub rests: Signal<Out, Bit>,
        /// A quad.
        pub quad: Signal<In, DepthQuad>,
        /// What the shader exported for each of its pixels; nothing in the early test.
        pub export: Vec<Signal<In, DepthExport>> = signals(4),
        /// The quad is tested, or the draw is refused.
        pub quad_taken: Signal<Out, Bit>,
        /// In that clock: pixels that passed.
        pub passed: Signal<Out, Bits<4>>,
        /// Tests come before the shader.
        pub early: Signal<Out, Bit>,
        /// Depths or stencils can change.
        pub writes: Signal<Out, Bit>,
        /// A depth or a stencil is written.
        pub written: Signal<Out, DepthWrite>,
        /// The draw has ended: all lines go to memory. It stays until that is so.
        pub flush: Signal<In, Bit>,
        /// It is so.
        pub flushed: Signal<Out, Bit>,
        /// Why the draw is not drawn, since `start`.
        pub refusal: Signal<Out, DepthRefusal>,
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

        phase: DFF<DepthUnitState>,
        setup: DFF<DepthSetup>,
        refused: DFF<DepthRefusal>,
        step: DFF<Bits<4>>,
        pixel: DFF<Bits<2>>,
        passing: DFF<Bits<4>>,
        old_depth: DFF<Bits<32>>,
        old_stencil: DFF<Bits<8>>,

        decode: DepthDecode = DepthDecode::new(),
        depth_element: SurfaceElement = SurfaceElement::new(),
        stencil_element: SurfaceElement = SurfaceElement::new(),
        places: QuadPlaces = QuadPlaces::new(),
        test: PixelTest = PixelTest::new(),
        clears: TileClears = TileClears::new(),
        lines: SurfaceLines = SurfaceLines::new(),
        last_address: Constant<Bits<4>> = Constant::new((surface::STAGES + 3).into()),
        first_address: Constant<Bits<4>> = Constant::new(surface::STAGES.into()),
        x: Signal<Local, Bits<16>>,
        y: Signal<Local, Bits<16>>,
        behind: Signal<Local, Bits<4>>,
        located: Signal<Local, Bits<2>>,
        fills: Signal<Local, Bit>,
        tests: Signal<Local, Bit>,
        begins: Signal<Local, DepthUnitState>,
        sound: Signal<Local, Bit>,
        beyond: Signal<Local, Bit>,
        of_stencil: Signal<Local, Bit>,
        moves: Signal<Local, Bit>,
        next_pixel: Signal<Local, Bits<2>>,
    }
}

impl Logic for DepthUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, setup, refused, step, pixel, passing, old_depth, old_stencil);
        clock!(self, clock, depth_element, stencil_element, places, clears, lines);
        self.decode.state.next = self.state.val();
        self.sound.next = self.refused.q.val() == DepthRefusal::None;

        // Addresses.
        self.depth_element.surface.next = self.setup.q.val().depth_surface;
        self.x.next = self.quad.val().x | bit_cast::<16, 1>(self.step.q.val().get_bits::<1>(0));
        self.y.next = self.quad.val().y | bit_cast::<16, 1>(self.step.q.val().get_bits::<1>(1));
        self.depth_element.x.next = self.x.val();
        self.depth_element.y.next = self.y.val();
        self.depth_element.layer.next = self.quad.val().layer;
        self.stencil_element.surface.next = self.setup.q.val().stencil_surface;
        self.stencil_element.x.next = self.x.val();
        self.stencil_element.y.next = self.y.val();
        self.stencil_element.layer.next = self.quad.val().layer;
        self.behind.next = self.step.q.val() - self.first_address.val();
        self.located.next = self.behind.val().get_bits::<2>(0);
        self.places.write.next = self.phase.q.val() == DepthUnitState::Locate;
        self.places.located.next = self.located.val();
        self.places.depth.next = self.depth_element.address.val();
        self.places.stencil.next = self.stencil_element.address.val();
        self.places.pixel.next = self.pixel.q.val();
        self.places.depths.next = self.quad.val().depths;
        self.beyond.next = ((self.setup.q.val().depth | self.setup.q.val().clears.first)
            & !self.depth_element.inside.val())
            | ((self.setup.q.val().stencil | self.setup.q.val().clears.second) & !self.stencil_element.inside.val());

        // Tiles that a clear has marked.
        self.fills.next = self.setup.q.val().clears.first | self.setup.q.val().clears.second;
        self.tests.next = self.setup.q.val().depth | self.setup.q.val().stencil;
        self.clears.plan.next = self.setup.q.val().clears;
        self.clears.first.next = self.setup.q.val().depth_surface;
        self.clears.second.next = self.setup.q.val().stencil_surface;
        self.clears.x.next = self.quad.val().x;
        self.clears.y.next = self.quad.val().y;
        self.clears.layer.next = self.quad.val().layer;
        self.clears.wanted.next = self.phase.q.val() == DepthUnitState::Clear;
        self.clears.accessed.next = self.lines.done.val();
        self.clears.value.next = self.lines.value.val().get_bits::<32>(0);

        // The pixel.
        self.test.setup.next = self.setup.q.val();
        self.test.depth.next = self.places.own.val();
        self.test.front.next = self.quad.val().front;
        self.test.exported.next = self.export[0].val();
        if self.pixel.q.val() == 1 {
            self.test.exported.next = self.export[1].val();
        }
        if self.pixel.q.val() == 2 {
            self.test.exported.next = self.export[2].val();
        }
        if self.pixel.q.val() == 3 {
            self.test.exported.next = self.export[3].val();
        }
        self.test.old_depth.next = self.old_depth.q.val();
        self.test.old_stencil.next = self.old_stencil.q.val();

        // Elements.
        self.of_stencil.next =
            (self.phase.q.val() == DepthUnitState::Stencil) | (self.phase.q.val() == DepthUnitState::Update);
        self.places.takes_stencil.next = self.of_stencil.val();
        self.lines.access.next.valid = (self.phase.q.val() == DepthUnitState::Depth)
            | (self.phase.q.val() == DepthUnitState::Write)
            | self.of_stencil.val();
        self.lines.access.next.write =
            (self.phase.q.val() == DepthUnitState::Write) | (self.phase.q.val() == DepthUnitState::Update);
        self.lines.access.next.address = self.places.address.val();
        self.lines.access.next.size = self.setup.q.val().depth_surface.size;
        self.lines.access.next.element = bit_cast::<128, 32>(self.test.new_depth.val());
        if self.of_stencil.val() {
            self.lines.access.next.size = 0.into();
            self.lines.access.next.element = bit_cast::<128, 8>(self.test.new_stencil.val());
        }
        if self.phase.q.val() == DepthUnitState::Clear {
            self.lines.access.next = self.clears.access.val();
        }
        self.written.next.valid = self.lines.done.val()
            & ((self.phase.q.val() == DepthUnitState::Write) | (self.phase.q.val() == DepthUnitState::Update));
        self.written.next.stencil = self.of_stencil.val();
        self.written.next.x = self.quad.val().x | bit_cast::<16, 1>(self.pixel.q.val().get_bits::<1>(0));
        self.written.next.y = self.quad.val().y | bit_cast::<16, 1>(self.pixel.q.val().get_bits::<1>(1));
        self.written.next.size = self.setup.q.val().depth_surface.size;
        self.written.next.value = self.test.new_depth.val();
        if self.of_stencil.val() {
            self.written.next.size = 0.into();
            self.written.next.value = bit_cast::<32, 8>(self.test.new_stencil.val());
        }

        // Memory.
        self.lines.flush.next = self.flush.val() & (self.phase.q.val() == DepthUnitState::Rest);
        self.flushed.next = self.lines.flushed.val();
        self.request.next = self.lines.request.val();
        self.request_data.next = self.lines.request_data.val();
        self.lines.request_taken.next = self.request_taken.val();
        self.lines.response.next = self.response.val();
        for i in 0..self.response_data.len() {
            self.lines.response_data[i].next = self.response_data[i].val();
        }
        if self.lines.failed.val() & self.sound.val() {
            self.refused.d.next = DepthRefusal::Memory;
        }
        self.refusal.next = self.refused.q.val();
        self.early.next = self.setup.q.val().early;
        self.writes.next = (self.setup.q.val().depth & self.setup.q.val().writes) | self.setup.q.val().stencil;

        self.rests.next = self.phase.q.val() == DepthUnitState::Rest;
        self.quad_taken.next = self.phase.q.val() == DepthUnitState::Done;
        self.passed.next = self.passing.q.val();
        self.begins.next = DepthUnitState::Depth;
        if !self.setup.q.val().depth {
            self.begins.next = DepthUnitState::Stencil;
        }
        if !self.quad.val().mask.get_bit(0) {
            self.begins.next = DepthUnitState::Test;
        }
        if !self.tests.val() {
            self.begins.next = DepthUnitState::Done;
        }
        self.moves.next = false;
        self.next_pixel.next = self.pixel.q.val() + 1;
        match self.phase.q.val() {
            DepthUnitState::Rest => {
                self.step.d.next = 0.into();
                self.pixel.d.next = 0.into();
                self.passing.d.next = self.quad.val().mask;
                if self.start.val() {
                    self.phase.d.next = DepthUnitState::Survey;
                } else {
                    if self.quad.val().valid & !self.flush.val() {
                        self.phase.d.next = DepthUnitState::Done;
                        if self.tests.val() | (self.fills.val() & (self.quad.val().mask != 0)) {
                            self.phase.d.next = DepthUnitState::Locate;
                        }
                        if !self.sound.val() {
                            self.passing.d.next = 0.into();
                            self.phase.d.next = DepthUnitState::Done;
                        }
                    }
                }
            }
            DepthUnitState::Survey => {
                self.setup.d.next = self.decode.setup.val();
                self.refused.d.next = self.decode.refusal.val();
                self.phase.d.next = DepthUnitState::Rest;
            }
            DepthUnitState::Locate => {
                self.step.d.next = self.step.q.val() + 1;
                if (self.step.q.val() >= self.first_address.val())
                    & self.beyond.val()
                    & self.quad.val().mask.get_bit(self.located.val().index())
                {
                    self.refused.d.next = DepthRefusal::Outside;
                    self.passing.d.next = 0.into();
                    self.phase.d.next = DepthUnitState::Done;
                } else {
                    if self.step.q.val() == self.last_address.val() {
                        self.phase.d.next = self.begins.val();
                        if self.fills.val() & (self.quad.val().mask != 0) {
                            self.phase.d.next = DepthUnitState::Clear;
                        }
                    }
                }
            }
            DepthUnitState::Clear => {
                if self.clears.done.val() {
                    self.phase.d.next = self.begins.val();
                }
            }
            DepthUnitState::Depth => {
                self.old_depth.d.next = self.lines.value.val().get_bits::<32>(0);
                if self.lines.done.val() {
                    self.phase.d.next = DepthUnitState::Test;
                    if self.setup.q.val().stencil {
                        self.phase.d.next = DepthUnitState::Stencil;
                    }
                }
            }
            DepthUnitState::Stencil => {
                self.old_stencil.d.next = self.lines.value.val().get_bits::<8>(0);
                if self.lines.done.val() {
                    self.phase.d.next = DepthUnitState::Test;
                }
            }
            DepthUnitState::Test => {
                self.moves.next = true;
                if self.quad.val().mask.get_bit(self.pixel.q.val().index()) {
                    if !self.test.passes.val() {
                        self.passing.d.next = self.passing.q.val().replace_bit(self.pixel.q.val().index(), false);
                    }
                    if self.test.writes_depth.val() {
                        self.moves.next = false;
                        self.phase.d.next = DepthUnitState::Write;
                    }
                    if self.test.writes_stencil.val() {
                        self.moves.next = false;
                        self.phase.d.next = DepthUnitState::Update;
                    }
                }
            }
            DepthUnitState::Update => {
                if self.lines.done.val() {
                    self.moves.next = true;
                    if self.test.writes_depth.val() {
                        self.moves.next = false;
                        self.phase.d.next = DepthUnitState::Write;
                    }
                }
            }
            DepthUnitState::Write => {
                self.moves.next = self.lines.done.val();
            }
            DepthUnitState::Done => {
                self.phase.d.next = DepthUnitState::Rest;
            }
        }
        if self.moves.val() {
            self.pixel.d.next = self.next_pixel.val();
            self.phase.d.next = DepthUnitState::Depth;
            if !self.setup.q.val().depth {
                self.phase.d.next = DepthUnitState::Stencil;
            }
            if !self.quad.val().mask.get_bit(self.next_pixel.val().index()) {
                self.phase.d.next = DepthUnitState::Test;
            }
            if self.pixel.q.val() == 3 {
                self.phase.d.next = DepthUnitState::Done;
            }
        }
    }
}
