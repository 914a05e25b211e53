//! The request of the memory port that a bus of 64 bits is busy with: a copy of it in registers, but for what it writes. That stays at the
//! port, which keeps what is not taken, and leaves from there in eight beats. So a line needs no registers on its way: 512 flip-flops
//! less, and 512 wires less from who writes to the bus.
//!
//! ```text
//!              ____________ ____________________ _____
//!   port      <   write    |        read        |        a request stays until it is taken
//!   ready      __________/-\________/-\__________        a write when its last beat is taken, a read one cycle after its copy
//!   present    __/----------\__/---------------\_        the copy, until it is on the bus
//! ```

use super::BusAccess;
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::port::Wires;

hardware_block! {
    /// See the module's description.
    pub struct HeldRequest() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request is at the port; it stays until it is taken.
        pub valid: Signal<In, Bit>,
        /// It.
        pub request: Signal<In, BusAccess>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// There is a copy.
        pub present: Signal<Out, Bit>,
        /// It.
        pub head: Signal<Out, BusAccess>,
        /// It is done with: a read is on the bus, or a write's last beat is.
        pub leaves: Signal<In, Bit>,

        held: DFF<Bit>,
        at_port: DFF<Bit>,
        copy: DFF<BusAccess>,
        taken: Signal<Local, Bit>,
    }
}

impl Logic for HeldRequest {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held, at_port, copy);
        self.taken.next = self.at_port.q.val() & (!self.copy.q.val().write | self.leaves.val());
        self.ready.next = self.taken.val();
        self.present.next = self.held.q.val();
        self.head.next = self.copy.q.val();
        if self.taken.val() {
            self.at_port.d.next = false;
        }
        if self.leaves.val() {
            self.held.d.next = false;
        }
        if self.valid.val() & !self.held.q.val() {
            self.held.d.next = true;
            self.at_port.d.next = true;
            self.copy.d.next = self.request.val();
        }
    }
}

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "held_request",
    block: || connected(HeldRequest::new()),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "held_request", signal: "taken", fault: Fault::StuckAtOne(0) },
};

fn properties(p: &Properties) {
    let [valid, ready, present, leaves, at_port] =
        ["valid", "ready", "present", "leaves", "at_port"].map(|name| p.signal(name));
    let [request, head] = ["request", "head"].map(|name| p.record::<BusAccess>(name).pack(p.builder()));
    let writes = p.signal("head_write");
    p.assume("request_stays", &p.stays(&valid, &ready, &[&request]));
    p.assume("leaves_if_there", &implies(&leaves, &present));
    let taken = &valid & &ready;
    // Requests that the port has handed over and the bus does not have yet.
    let under_way = p.state("under_way", 2, 0, |under_way| under_way + taken.zero_extend(2) - leaves.zero_extend(2));
    p.assert("none_is_lost", &under_way.equals(&(&present & !&at_port).zero_extend(2)));
    p.assert("ready_only_for_the_copied", &implies(&ready, &(&valid & &present)));
    let at_the_port = &valid & request.equals(&head);
    p.assert("copy_is_the_ports", &implies(&at_port, &at_the_port));
    p.assert("held_write_is_at_the_port", &implies(&(&present & &writes), &at_the_port));
    p.assert("write_stays_to_its_end", &implies(&(&ready & &writes), &leaves));
    // What the induction needs.
    p.assert("copy_at_port_is_held", &implies(&at_port, &present));
    p.assert("write_is_at_the_port", &implies(&(&present & &writes), &at_port));
}
