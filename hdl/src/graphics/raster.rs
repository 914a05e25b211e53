//! Primitives to quads: PA and SC, with the memory for planes between them. While the quads of a shape are taken, PA is at the next one.
//!
//! About 540 clocks a triangle that is not clipped, 90 a quad. Area (Yosys synth_xilinx): 29,300 LUT, 6,500 FF, 30 DSP and 6 block RAMs, of
//! which the two binary64 datapaths are two fifths and the five dividers a third.

use super::events::{ShapeEvent, ShapeSeen};
use super::pa::record::{Kind, PaError, PaState};
use super::pa::unit::PrimitiveAssembler;
use super::sc::record::{MARK, PixelValues, Quad};
use super::sc::scissor::ScissorState;
use super::sc::unit::ScanUnit;
use super::sc::values::DepthRange;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// A primitive with the registers of its viewport and its vertices stays until `done`; its last shape may be under way then, as `mark`
    /// tells. Registers that are no viewport's stay until `busy` is clear.
    pub struct Rasteriser() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers of PA.
        pub state: Signal<In, PaState>,
        /// PA_CL_UCP_0_X to PA_CL_UCP_5_W.
        pub users: Vec<Signal<In, Bits<32>>> = signals(24),
        /// Registers of the scissors.
        pub scissors: Signal<In, ScissorState>,
        /// What limits depth.
        pub range: Signal<In, DepthRange>,
        /// A primitive is there.
        pub primitive: Signal<In, Bit>,
        /// What it is.
        pub kind: Signal<In, Kind>,
        /// Its vertices say that it is not to be drawn, first vertex lowest.
        pub kills: Signal<In, Bits<3>>,
        /// What it is known by.
        pub mark: Signal<In, Bits<{ MARK }>>,
        /// The vertex that a word is read of.
        pub vertex: Signal<Out, Bits<2>>,
        /// The word: 0 to 3 position, 4 size of points, 8 to 15 distances.
        pub word: Signal<Out, Bits<4>>,
        /// It, in the same clock.
        pub vertex_data: Signal<In, Bits<32>>,
        /// The primitive is done.
        pub done: Signal<Out, Bit>,
        /// What is wrong with it then.
        pub error: Signal<Out, PaError>,
        /// A quad and its values are there.
        pub valid: Signal<Out, Bit>,
        /// The quad.
        pub quad: Signal<Out, Quad>,
        /// Its shape shows its front.
        pub front: Signal<Out, Bit>,
        /// What its primitive is known by.
        pub quad_mark: Signal<Out, Bits<{ MARK }>>,
        /// What the shape has at its pixels: upper left, upper right, lower left, lower right.
        pub values: Vec<Signal<Out, PixelValues>> = signals(4),
        /// They are taken.
        pub taken: Signal<In, Bit>,
        /// A shape is under way.
        pub busy: Signal<Out, Bit>,
        /// PA hands a shape to SC.
        pub shape: Signal<Out, ShapeEvent>,

        assembler: PrimitiveAssembler = PrimitiveAssembler::new(),
        scan: ScanUnit = ScanUnit::new(),
        seen: ShapeSeen = ShapeSeen::new(),
    }
}

impl Logic for Rasteriser {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, assembler, scan);
        self.assembler.state.next = self.state.val();
        for i in 0..self.users.len() {
            self.assembler.users[i].next = self.users[i].val();
        }
        self.assembler.primitive.next = self.primitive.val();
        self.assembler.kind.next = self.kind.val();
        self.assembler.kills.next = self.kills.val();
        self.assembler.mark.next = self.mark.val();
        self.vertex.next = self.assembler.vertex.val();
        self.word.next = self.assembler.word.val();
        self.assembler.vertex_data.next = self.vertex_data.val();
        self.done.next = self.assembler.done.val();
        self.error.next = self.assembler.error.val();
        self.scan.scissors.next = self.scissors.val();
        self.scan.range.next = self.range.val();
        self.scan.plane_write.next = self.assembler.plane_write.val();
        self.scan.plane_bank.next = self.assembler.plane_bank.val();
        self.scan.plane_number.next = self.assembler.plane_number.val();
        self.scan.plane.next = self.assembler.plane.val();
        self.scan.shape.next = self.assembler.shape.val();
        self.assembler.shape_taken.next = self.scan.shape_taken.val();
        self.scan.bounds.next = self.assembler.bounds.val();
        self.scan.tag.next = self.assembler.tag.val();
        self.scan.taken.next = self.taken.val();
        for i in 0..self.scan.edges.len() {
            self.scan.edges[i].next = self.assembler.edges[i].val();
        }
        for i in 0..self.values.len() {
            self.values[i].next = self.scan.values[i].val();
        }
        self.valid.next = self.scan.valid.val();
        self.quad.next = self.scan.quad.val();
        self.front.next = self.scan.front.val();
        self.quad_mark.next = self.scan.mark.val();
        self.busy.next = self.scan.busy.val();
        self.seen.taken.next = self.scan.shape_taken.val();
        self.seen.front.next = self.assembler.tag.val().front;
        self.seen.bounds.next = self.assembler.bounds.val();
        self.shape.next = self.seen.event.val();
    }
}
