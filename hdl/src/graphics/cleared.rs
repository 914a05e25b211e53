//! Tiles that a clear has only marked (CMASK, HTile): gives the elements of a pixel's tile their value before it is worked on.
//!
//! ```text
//!   Rest     no tile is wanted
//!   Find     where the tile's mark lies: two clocks
//!   Look     reads it
//!   Fill     writes an element of the first or second surface that is cleared, one after the other: three clocks each, of lines that are here
//!   Mark     writes the mark: this is in memory
//!   Done     tells that
//! ```
//!
//! A mark is four bits of colours (CMASK), zero: cleared; or a word of depths and stencils (HTile), bits 3:0 zero: depths are cleared, bits 9:8 zero: stencils are.
//! Marks lie slice by slice, row by row, as the model has them; drivers fill all alike (model decisions "Graphics of GFX7").

use super::lines::SurfaceAccess;
use super::surface::{Surface, SurfaceElement, SurfaceWires};
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_netlist::{generator_block, record};

record! {
    /// What may be cleared of a draw's surfaces.
    pub struct ClearPlan {
        /// Where marks begin, in 256 bytes.
        pub base: Bits<32>,
        /// Marks are words of HTile, not four bits of CMASK.
        pub of_words: Bit,
        /// They tell of stencils, too.
        pub has_second: Bit,
        /// Tiles of the first surface may be cleared, and are worked on: colours, or depths;
        pub first: Bit,
        /// and of the second one: stencils.
        pub second: Bit,
        /// A cleared element of the first surface.
        pub first_value: Bits<64>,
        /// Of the second one.
        pub second_value: Bits<8>,
    }
}

/// What it does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum TileClearsState {
    /// Nothing.
    Rest,
    /// Finds the mark.
    Find,
    /// Reads it.
    Look,
    /// Writes elements.
    Fill,
    /// Writes the mark.
    Mark,
    /// Is done.
    Done,
}

generator_block! {
    /// Where the mark of a pixel's tile lies: rows, columns and slices of tiles counted as their surface has them.
    pub struct TileMark() clocked {
        /// The surface; of depths and stencils either, as both have the same tiles.
        in surface: (Surface),
        /// The plan.
        in plan: (ClearPlan),
        /// Column of a pixel.
        in x: (Bits<16>),
        /// Its row.
        in y: (Bits<16>),
        /// Its slice behind the first one.
        in layer: (Bits<11>),
        /// Two clocks later: the byte address of the mark,
        out address: (Bits<48>),
        /// and its place there: it is in the upper half of a byte.
        out upper: (Bit),
    }
    |g| {
        let SurfaceWires { pitch, slice, first_slice, .. } = g.input_of::<Surface>("surface");
        let plan = g.input_of::<ClearPlan>("plan");
        let tiles = |of: &str| g.input(of).slice(3, 13).zero_extend(14);
        let number = g.input("layer").zero_extend(12) + first_slice.zero_extend(12);
        let rows = g.register("mark_rows", &(tiles("y") * pitch.zero_extend(12).plus(1)));
        let slices = g.register("mark_slices", &(number * slice.zero_extend(23).plus(1)));
        let column = g.register("mark_column", &tiles("x"));
        let tile = g.name("tile", &(rows.zero_extend(37) + slices.zero_extend(37) + column.zero_extend(37)));
        let bytes = plan.of_words.select(&tile.concat(&g.zero(2)), &tile.slice(1, 36).zero_extend(39));
        let address = plan.base.concat(&g.zero(8)).zero_extend(48) + bytes.zero_extend(48);
        g.output("address", &g.register("mark_address", &address));
        g.output("upper", &g.register("mark_upper", &(tile.bit(0) & !&plan.of_words)));
    }
}

generator_block! {
    /// What a mark says, and what it says when the elements are in memory.
    pub struct MarkBits() {
        /// The plan.
        in plan: (ClearPlan),
        /// The byte or the word that has the mark.
        in mark: (Bits<32>),
        /// The mark is in the upper half of the byte.
        in upper: (Bit),
        /// The elements are those of the second surface.
        in fills_second: (Bit),
        /// The first surface is worked on, and cleared here.
        out first: (Bit),
        /// The second one is.
        out second: (Bit),
        /// The mark when what is filled is in memory.
        out filled: (Bits<32>),
        /// An element of what is filled.
        out value: (Bits<128>),
    }
    |g| {
        let plan = g.input_of::<ClearPlan>("plan");
        let (mark, upper, second) = (g.input("mark"), g.input("upper"), g.input("fills_second"));
        let nibble = upper.select(&mark.slice(4, 4), &mark.slice(0, 4));
        g.output("first", &(&plan.first & nibble.none()));
        g.output("second", &(&plan.second & &plan.of_words & &plan.has_second & mark.slice(8, 2).none()));

        // As drivers fill them in: depths of any value are possible.
        let of_colours = &mark | upper.select(&g.constant(32, 0xf0), &g.constant(32, 0xf));
        let of_depths = (&mark & g.constant(32, 0xff0)) | g.constant(32, 0xffff_f00f);
        let of_depths = plan.has_second.select(&of_depths, &g.constant(32, 0xfffc_000f));
        let of_stencils = &mark | g.constant(32, 0x300);
        let of_first = plan.of_words.select(&of_depths, &of_colours);
        g.output("filled", &second.select(&of_stencils, &of_first));
        let value = second.select(&plan.second_value.zero_extend(64), &plan.first_value);
        g.output("value", &value.zero_extend(128));
    }
}

hardware_block! {
    /// See the module's description. It works on the lines of the unit around it.
    pub struct TileClears() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What may be cleared; it stays as it is while a tile is wanted, and so do the surfaces and the pixel.
        pub plan: Signal<In, ClearPlan>,
        /// The surface of colours, or of depths.
        pub first: Signal<In, Surface>,
        /// That of stencils.
        pub second: Signal<In, Surface>,
        /// Column of a pixel.
        pub x: Signal<In, Bits<16>>,
        /// Its row.
        pub y: Signal<In, Bits<16>>,
        /// Its slice behind the first one.
        pub layer: Signal<In, Bits<11>>,
        /// The pixel's tile is wanted in memory. It stays until that is so.
        pub wanted: Signal<In, Bit>,
        /// It is so.
        pub done: Signal<Out, Bit>,
        /// An element or a mark is read or written.
        pub access: Signal<Out, SurfaceAccess>,
        /// The access is done.
        pub accessed: Signal<In, Bit>,
        /// What was read.
        pub value: Signal<In, Bits<32>>,

        phase: DFF<TileClearsState>,
        step: DFF<Bits<2>>,
        number: DFF<Bits<6>>,
        fills_second: DFF<Bit>,
        mark: DFF<Bits<32>>,

        place: TileMark = TileMark::new(),
        bits: MarkBits = MarkBits::new(),
        place_of_element: SurfaceElement = SurfaceElement::new(),
        surface: Signal<Local, Surface>,
        settled: Signal<Local, Bit>,
        column: Signal<Local, Bits<3>>,
        row: Signal<Local, Bits<3>>,
        tile_x: Signal<Local, Bits<16>>,
        tile_y: Signal<Local, Bits<16>>,
        moves: Signal<Local, Bit>,
    }
}

impl Logic for TileClears {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, step, number, fills_second, mark);
        clock!(self, clock, place, place_of_element);

        // The mark.
        self.place.surface.next = self.first.val();
        self.place.plan.next = self.plan.val();
        self.place.x.next = self.x.val();
        self.place.y.next = self.y.val();
        self.place.layer.next = self.layer.val();
        self.bits.plan.next = self.plan.val();
        self.bits.mark.next = self.mark.q.val();
        if self.phase.q.val() == TileClearsState::Look {
            self.bits.mark.next = self.value.val();
        }
        self.bits.upper.next = self.place.upper.val();
        self.bits.fills_second.next = self.fills_second.q.val();

        // An element of the tile.
        self.surface.next = self.first.val();
        if self.fills_second.q.val() {
            self.surface.next = self.second.val();
        }
        self.column.next = self.number.q.val().get_bits::<3>(0);
        self.row.next = self.number.q.val().get_bits::<3>(3);
        self.tile_x.next = self.x.val() >> 3;
        self.tile_y.next = self.y.val() >> 3;
        self.place_of_element.surface.next = self.surface.val();
        self.place_of_element.x.next = (self.tile_x.val() << 3) | bit_cast::<16, 3>(self.column.val());
        self.place_of_element.y.next = (self.tile_y.val() << 3) | bit_cast::<16, 3>(self.row.val());
        self.place_of_element.layer.next = self.layer.val();
        self.settled.next = self.step.q.val() == 2;

        self.access.next.valid = (self.phase.q.val() == TileClearsState::Look)
            | (self.phase.q.val() == TileClearsState::Mark)
            | ((self.phase.q.val() == TileClearsState::Fill) & self.settled.val() & self.place_of_element.inside.val());
        self.access.next.write = self.phase.q.val() != TileClearsState::Look;
        self.access.next.address = self.place.address.val();
        self.access.next.size = 0.into();
        if self.plan.val().of_words {
            self.access.next.size = 2.into();
        }
        self.access.next.element = bit_cast::<128, 32>(self.mark.q.val());
        if self.phase.q.val() == TileClearsState::Fill {
            self.access.next.address = self.place_of_element.address.val();
            self.access.next.size = self.surface.val().size;
            self.access.next.element = self.bits.value.val();
        }
        self.done.next = self.phase.q.val() == TileClearsState::Done;

        // The last rows of tiles may be beyond a surface with rows of elements.
        self.moves.next = self.settled.val() & (self.accessed.val() | !self.place_of_element.inside.val());
        match self.phase.q.val() {
            TileClearsState::Rest => {
                self.step.d.next = 0.into();
                self.number.d.next = 0.into();
                if self.wanted.val() {
                    self.phase.d.next = TileClearsState::Find;
                }
            }
            TileClearsState::Find => {
                self.step.d.next = self.step.q.val() + 1;
                if self.step.q.val() == 1 {
                    self.phase.d.next = TileClearsState::Look;
                }
            }
            TileClearsState::Look => {
                self.step.d.next = 0.into();
                self.mark.d.next = self.value.val();
                self.fills_second.d.next = !self.bits.first.val();
                if self.accessed.val() {
                    self.phase.d.next = TileClearsState::Done;
                    if self.bits.first.val() | self.bits.second.val() {
                        self.phase.d.next = TileClearsState::Fill;
                    }
                }
            }
            TileClearsState::Fill => {
                if !self.settled.val() {
                    self.step.d.next = self.step.q.val() + 1;
                }
                if self.moves.val() {
                    self.step.d.next = 0.into();
                    self.number.d.next = self.number.q.val() + 1;
                    if self.number.q.val() == 63 {
                        self.mark.d.next = self.bits.filled.val();
                        self.fills_second.d.next = true;
                        if self.fills_second.q.val() | !self.bits.second.val() {
                            self.phase.d.next = TileClearsState::Mark;
                        }
                    }
                }
            }
            TileClearsState::Mark => {
                if self.accessed.val() {
                    self.phase.d.next = TileClearsState::Done;
                }
            }
            TileClearsState::Done => {
                self.phase.d.next = TileClearsState::Rest;
            }
        }
    }
}
