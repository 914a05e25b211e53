//! The children of a node, or of the two of a lane, that the ray hits, in their order: eight places of 66 bits, which a child more may move. Of
//! a node of eight boxes a child that has the pointer of the one before it is not there a second time.

use super::order::{ChildOrder, PLACE};
use super::resource::Hierarchy;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct HitChildren() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A lane begins: there are none.
        pub begins: Signal<In, Bit>,
        /// How its children are ordered.
        pub hierarchy: Signal<In, Hierarchy>,
        /// All eight places are sorted together; else those of each node by themselves.
        pub wide: Signal<In, Bit>,
        /// Kinds of triangles are the first two alone; else four.
        pub two_triangles: Signal<In, Bit>,
        /// The second node's turn.
        pub turn: Signal<In, Bit>,
        /// The node has eight boxes.
        pub eight: Signal<In, Bit>,
        /// A child is done.
        pub done: Signal<In, Bit>,
        /// Its number.
        pub child: Signal<In, Bits<3>>,
        /// Its pointer.
        pub pointer: Signal<In, Bits<32>>,
        /// What it is ordered by.
        pub key: Signal<In, Bits<32>>,
        /// The ray hits it.
        pub hit: Signal<In, Bit>,
        /// The places.
        pub places: Vec<Signal<Out, Bits<{ PLACE }>>> = signals(8),

        held: Vec<DFF<Bits<{ PLACE }>>> = signals(8),
        before: DFF<Bits<32>>,
        before_counts: DFF<Bit>,
        order: ChildOrder = ChildOrder::new(),
    }
}

impl Logic for HitChildren {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, before, before_counts);
        self.order.wide.next = self.wide.val();
        self.order.upper.next = self.turn.val();
        if self.eight.val() {
            self.order.upper.next = self.child.val().get_bit(2);
        }
        self.order.child.next = self.child.val().get_bits::<2>(0);
        self.order.pointer.next = self.pointer.val();
        self.order.key.next = self.key.val();
        self.order.hit.next = self.hit.val();
        self.order.two_triangles.next = self.two_triangles.val();
        self.order.repeats.next =
            self.eight.val() & self.before_counts.q.val() & (self.before.q.val() == self.pointer.val());
        self.order.sorts.next = self.hierarchy.val().sorts;
        self.order.triangles_first.next = self.hierarchy.val().triangles_first;
        if self.done.val() {
            self.before.d.next = self.pointer.val();
            self.before_counts.d.next = self.order.counts.val();
        }
        if self.begins.val() {
            self.before_counts.d.next = false;
        }
        for i in 0..self.places.len() {
            self.held[i].clock.next = self.clock.val();
            self.held[i].d.next = self.held[i].q.val();
            self.order.places[i].next = self.held[i].q.val();
            self.places[i].next = self.held[i].q.val();
            if self.done.val() {
                self.held[i].d.next = self.order.next[i].val();
            }
            if self.begins.val() {
                self.held[i].d.next = 0.into();
            }
        }
    }
}
