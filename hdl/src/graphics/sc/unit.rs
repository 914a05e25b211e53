//! The scan converter with the values of its quads.

use super::converter::ScanConverter;
use super::record::{Bounds, Edge, MARK, PixelValues, Quad, ShapeTag};
use super::scissor::{ScissorRectangle, ScissorState};
use super::values::{DepthRange, NUMBER, QuadValues};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// Planes of a shape are written into one half of their memory while the other half's shape is under way. What the registers of its
    /// viewport say is held when a shape is taken; the other ones stay during a draw.
    pub struct ScanUnit() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers of the scissors.
        pub scissors: Signal<In, ScissorState>,
        /// What limits depth in the viewport of the shape.
        pub range: Signal<In, DepthRange>,
        /// A plane is written.
        pub plane_write: Signal<In, Bit>,
        /// Into which half of the memory.
        pub plane_bank: Signal<In, Bit>,
        /// Which number of it.
        pub plane_number: Signal<In, Bits<{ NUMBER }>>,
        /// The number, binary64.
        pub plane: Signal<In, Bits<64>>,
        /// A shape is there.
        pub shape: Signal<In, Bit>,
        /// It is taken.
        pub shape_taken: Signal<Out, Bit>,
        /// Its edges.
        pub edges: Vec<Signal<In, Edge>> = signals(3),
        /// Its box.
        pub bounds: Signal<In, Bounds>,
        /// What else goes with it.
        pub tag: Signal<In, ShapeTag>,
        /// A quad and its values are there.
        pub valid: Signal<Out, Bit>,
        /// The quad.
        pub quad: Signal<Out, Quad>,
        /// Its shape shows its front.
        pub front: Signal<Out, Bit>,
        /// What its primitive is known by.
        pub mark: Signal<Out, Bits<{ MARK }>>,
        /// What the shape has at its pixels: upper left, upper right, lower left, lower right.
        pub values: Vec<Signal<Out, PixelValues>> = signals(4),
        /// They are taken.
        pub taken: Signal<In, Bit>,
        /// A shape is under way.
        pub busy: Signal<Out, Bit>,

        held_tag: DFF<ShapeTag>,
        held_range: DFF<DepthRange>,
        rectangle: ScissorRectangle = ScissorRectangle::new(),
        converter: ScanConverter = ScanConverter::new(),
        pixels: QuadValues = QuadValues::new(),
    }
}

impl Logic for ScanUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held_tag, held_range);
        clock!(self, clock, converter, pixels);
        self.rectangle.state.next = self.scissors.val();
        self.converter.shape.next = self.shape.val();
        self.shape_taken.next = self.converter.shape_taken.val();
        self.converter.bounds.next = self.bounds.val();
        self.converter.area.next = self.rectangle.area.val();
        self.converter.scissors.next = self.scissors.val();
        self.converter.taken.next = self.taken.val();
        self.busy.next = self.converter.busy.val();
        if self.converter.shape_taken.val() {
            self.held_tag.d.next = self.tag.val();
            self.held_range.d.next = self.range.val();
        }
        self.pixels.plane_write.next = self.plane_write.val();
        self.pixels.plane_bank.next = self.plane_bank.val();
        self.pixels.plane_number.next = self.plane_number.val();
        self.pixels.plane.next = self.plane.val();
        self.pixels.quad.next = self.converter.valid.val();
        self.pixels.tag.next = self.held_tag.q.val();
        self.pixels.range.next = self.held_range.q.val();
        self.pixels.taken.next = self.taken.val();
        for i in 0..self.edges.len() {
            self.converter.edges[i].next = self.edges[i].val();
            self.pixels.edges[i].next = self.converter.held_edges[i].val();
            self.pixels.at[i].next = self.converter.at[i].val();
        }
        for i in 0..self.values.len() {
            self.values[i].next = self.pixels.values[i].val();
        }
        self.valid.next = self.pixels.valid.val();
        self.quad.next = self.converter.quad.val();
        self.front.next = self.held_tag.q.val().front;
        self.mark.next = self.held_tag.q.val().mark;
    }
}
