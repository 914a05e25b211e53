//! Requests on their way from the memory port to the bus, so that the port's `ready` is a matter of registers alone. Four, in distributed RAM
//! as wide as a line, where the bus takes a line in a cycle or a few; one, in registers, where a line takes the bus eight cycles or more
//! ([`places`]). That saves 158 cells of distributed RAM, around 950 logic cells of an ECP5; what comes behind a write waits for its beats.

use super::BusRequest;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::RecordRam;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};

/// Requests that it holds at most.
const DEPTH: u64 = 4;

/// Requests to hold in front of a bus of `width` bits.
pub const fn places(width: usize) -> usize {
    if width > 64 { DEPTH as usize } else { 1 }
}

hardware_block! {
    /// Holds requests until they leave, first in, first out: `places` of them, 1 or 4.
    pub struct RequestQueue(places: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request.
        pub valid: Signal<In, Bit>,
        /// It.
        pub request: Signal<In, BusRequest>,
        /// There is room for it.
        pub ready: Signal<Out, Bit>,
        /// There is one at the head.
        pub present: Signal<Out, Bit>,
        /// It.
        pub head: Signal<Out, BusRequest>,
        /// It leaves.
        pub leaves: Signal<In, Bit>,

        ram: Vec<RecordRam<BusRequest>> =
            (0..usize::from(places > 1)).map(|_| RecordRam::new(DEPTH as u32, BusRequest::BITS as u32)).collect(),
        one: Vec<DFF<BusRequest>> = signals(usize::from(places == 1)),
        depth: Constant<Bits<3>> = Constant::new((places as u64).into()),
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
        self.ready.next = self.count.q.val() < self.depth.val();
        self.enters.next = self.valid.val() & (self.count.q.val() < self.depth.val());
        self.present.next = self.count.q.val() != 0;
        for k in 0..self.ram.len() {
            self.ram[k].clock.next = self.clock.val();
            self.ram[k].write.next = self.enters.val();
            self.ram[k].write_address.next = bit_cast::<4, 2>(self.end.q.val());
            self.ram[k].write_data.next = self.request.val();
            self.ram[k].read_address.next = bit_cast::<4, 2>(self.first.q.val());
            self.head.next = self.ram[k].read_data.val();
        }
        for k in 0..self.one.len() {
            self.one[k].clock.next = self.clock.val();
            self.one[k].d.next = self.one[k].q.val();
            if self.enters.val() {
                self.one[k].d.next = self.request.val();
            }
            self.head.next = self.one[k].q.val();
        }
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
    block: || connected(RequestQueue::new(DEPTH as usize)),
    properties: |p| properties(p, DEPTH.into()),
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "request_queue", signal: "ready", fault: Fault::StuckAtOne(0) },
};

/// The same of a queue of one, and its order.
pub const ONE_PROOF: Proof = Proof {
    name: "request_queue_of_one",
    block: || connected(RequestQueue::new(1)),
    properties: |p| {
        properties(p, 1);
        order(p);
    },
    depth: 7,
    is_bounded: true,
    planted: Planted { module: "request_queue_of_one", signal: "ready", fault: Fault::StuckAtOne(0) },
};

/// Their order. What the RAM holds is out of the induction's sight, so it is proved for as many cycles as turn the queue round
/// several times.
pub const ORDER_PROOF: Proof = Proof {
    name: "request_queue_order",
    block: || connected(RequestQueue::new(DEPTH as usize)),
    properties: order,
    depth: 7,
    is_bounded: true,
    planted: Planted { module: "request_queue_order", signal: "first", fault: Fault::StuckAtZero(1) },
};

fn properties(p: &Properties, depth: u128) {
    let [valid, ready, present, leaves, count] =
        ["valid", "ready", "present", "leaves", "count"].map(|name| p.signal(name));
    p.assume("leaves_if_there", &implies(&leaves, &present));
    let enters = &valid & &ready;
    let model = p.state("held", 4, 0, |held| held + enters.zero_extend(4) - leaves.zero_extend(4));
    p.assert("none_is_lost", &model.slice(0, 3).equals(&count));
    p.assert("no_more_than_there_is_room_for", &!model.same_width(depth).less(&model));
    p.assert("present_if_held", &present.equals(&model.any()));
    p.assert("ready_if_room", &ready.equals(&model.less(&model.same_width(depth))));
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
