//! Requests on their way from the memory port to the bus, in distributed RAM as wide as a line, so that the port's `ready` is a matter of
//! registers alone. Where the bus takes eight cycles for a line, [`super::held_request`] does without.

use super::{BusAccess, BusRequest};
use crate::hardware_block;
use crate::parts::ram::RecordRam;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};

/// Requests that it holds at most.
const DEPTH: u64 = 4;

hardware_block! {
    /// Holds requests until they leave, first in, first out.
    pub struct RequestQueue() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request.
        pub valid: Signal<In, Bit>,
        /// It.
        pub request: Signal<In, BusAccess>,
        /// What it writes.
        pub data: Signal<In, Bits<512>>,
        /// There is room for it.
        pub ready: Signal<Out, Bit>,
        /// There is one at the head.
        pub present: Signal<Out, Bit>,
        /// It.
        pub head: Signal<Out, BusAccess>,
        /// What it writes.
        pub head_data: Signal<Out, Bits<512>>,
        /// It leaves.
        pub leaves: Signal<In, Bit>,

        ram: RecordRam<BusRequest> = RecordRam::new(DEPTH as u32, BusRequest::BITS as u32),
        depth: Constant<Bits<3>> = Constant::new(DEPTH.into()),
        first: DFF<Bits<2>>,
        end: DFF<Bits<2>>,
        count: DFF<Bits<3>>,
        enters: Signal<Local, Bit>,
    }
}

impl Logic for RequestQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, count);
        clock!(self, clock, ram);
        self.ready.next = self.count.q.val() < self.depth.val();
        self.enters.next = self.valid.val() & (self.count.q.val() < self.depth.val());
        self.present.next = self.count.q.val() != 0;
        self.ram.write.next = self.enters.val();
        self.ram.write_address.next = bit_cast::<4, 2>(self.end.q.val());
        self.ram.write_data.next.access = self.request.val();
        self.ram.write_data.next.data = self.data.val();
        self.ram.read_address.next = bit_cast::<4, 2>(self.first.q.val());
        self.head.next = self.ram.read_data.val().access;
        self.head_data.next = self.ram.read_data.val().data;
        if self.enters.val() {
            self.end.d.next = self.end.q.val() + 1;
        }
        if self.leaves.val() {
            self.first.d.next = self.first.q.val() + 1;
        }
        if self.enters.val() & !self.leaves.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if !self.enters.val() & self.leaves.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
    }
}

/// None is lost and there is no room for a fifth: see [`Proof`].
pub const PROOF: Proof = Proof {
    name: "request_queue",
    block: || connected(RequestQueue::new()),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "request_queue", signal: "ready", fault: Fault::StuckAtOne(0) },
};

/// Their order. What the RAM holds is out of the induction's sight, so it is proved for as many cycles as turn the queue round
/// several times.
pub const ORDER_PROOF: Proof = Proof {
    name: "request_queue_order",
    block: || connected(RequestQueue::new()),
    properties: order,
    depth: 7,
    is_bounded: true,
    planted: Planted { module: "request_queue_order", signal: "first", fault: Fault::StuckAtZero(1) },
};

fn properties(p: &Properties) {
    let [valid, ready, present, leaves, count] =
        ["valid", "ready", "present", "leaves", "count"].map(|name| p.signal(name));
    p.assume("leaves_if_there", &implies(&leaves, &present));
    let enters = &valid & &ready;
    let model = p.state("held", 4, 0, |held| held + enters.zero_extend(4) - leaves.zero_extend(4));
    p.assert("none_is_lost", &model.slice(0, 3).equals(&count));
    p.assert("no_more_than_there_is_room_for", &!model.same_width(DEPTH.into()).less(&model));
    p.assert("present_if_held", &present.equals(&model.any()));
    p.assert("ready_if_room", &ready.equals(&model.less(&model.same_width(DEPTH.into()))));
    let used = p.signal("end") - p.signal("first");
    p.assert("places_are_used", &used.equals(&count.slice(0, 2)));
}

/// The request that enters as any one in the row leaves as the same one in the row.
fn order(p: &Properties) {
    let [valid, ready, present, leaves] = ["valid", "ready", "present", "leaves"].map(|name| p.signal(name));
    p.assume("leaves_if_there", &implies(&leaves, &present));
    let which = p.any_number("which", 5);
    let counted = |name: &str, event: &Wire| p.state(name, 5, 0, |count| count + event.zero_extend(5));
    let (entered, left) = (counted("entered", &(&valid & &ready)), counted("left", &leaves));
    // The bits of a request are alike: its identifier stands for them.
    let (request, head) = (p.signal("request_id"), p.signal("head_id"));
    let enters = &valid & &ready & entered.equals(&which);
    let marked = p.state("marked", request.width(), 0, |marked| enters.select(&request, marked));
    p.assert("order", &implies(&(&present & left.equals(&which)), &head.equals(&marked)));
}
