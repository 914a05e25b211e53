//! The memory port of the compute unit, shared with the command processor: its requests come first, as they are few, and what is offered
//! stays until it is taken. Responses go to whom their identifier names.

use crate::hardware_block;
use crate::port::LineRequest;
use rust_hdl::prelude::*;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::generator_block;

/// `{simd, client}` of the command processor: client 3 of SIMD 1. That of SIMD 0 is the atomic unit.
const CLIENT: u128 = 0b0111;

generator_block! {
    /// The identifiers of the command processor.
    pub struct CommandIdentifier() {
        /// Tag of a request.
        in tag: (Bits<6>),
        /// Its identifier.
        out request: (Bits<10>),
        /// Identifier of a response.
        in id: (Bits<10>),
        /// It is the command processor's,
        out own: (Bit),
        /// with this tag.
        out response: (Bits<6>),
    }
    |g| {
        let (tag, id) = (g.input("tag"), g.input("id"));
        g.output("request", &g.constant(4, CLIENT).concat(&tag));
        g.output("own", &id.slice(6, 4).is(CLIENT));
        g.output("response", &id.slice(0, 6));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct CommandPort() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the command processor.
        pub command: Signal<In, LineRequest>,
        /// Bytes it writes.
        pub command_data: Signal<In, Bits<512>>,
        /// It is taken.
        pub command_taken: Signal<Out, Bit>,
        /// A request of the compute unit.
        pub unit_valid: Signal<In, Bit>,
        /// It writes.
        pub unit_write: Signal<In, Bit>,
        /// Line number.
        pub unit_line: Signal<In, Bits<42>>,
        /// Bytes to write.
        pub unit_data: Signal<In, Bits<512>>,
        /// Bytes wanted or written.
        pub unit_mask: Signal<In, Bits<64>>,
        /// Its identifier.
        pub unit_id: Signal<In, Bits<10>>,
        /// It is taken.
        pub unit_taken: Signal<Out, Bit>,
        /// One of them.
        pub valid: Signal<Out, Bit>,
        /// The port takes it.
        pub ready: Signal<In, Bit>,
        /// It writes.
        pub write: Signal<Out, Bit>,
        /// Line number.
        pub line: Signal<Out, Bits<42>>,
        /// Bytes.
        pub data: Signal<Out, Bits<512>>,
        /// Bytes wanted or written.
        pub mask: Signal<Out, Bits<64>>,
        /// Identifier.
        pub id: Signal<Out, Bits<10>>,
        /// A response.
        pub response: Signal<In, Bit>,
        /// Its identifier.
        pub response_id: Signal<In, Bits<10>>,
        /// The compute unit takes one.
        pub unit_takes: Signal<In, Bit>,
        /// It is taken.
        pub response_taken: Signal<Out, Bit>,
        /// It is the compute unit's.
        pub unit_response: Signal<Out, Bit>,
        /// It is the command processor's,
        pub command_response: Signal<Out, Bit>,
        /// with this tag.
        pub command_tag: Signal<Out, Bits<6>>,

        identifier: CommandIdentifier = CommandIdentifier::new(),
        waits: DFF<Bit>,
        last: DFF<Bit>,
        commands: Signal<Local, Bit>,
        some: Signal<Local, Bit>,
    }
}

impl Logic for CommandPort {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waits, last);
        self.identifier.tag.next = self.command.val().tag;
        self.commands.next = self.command.val().valid;
        if self.waits.q.val() {
            self.commands.next = self.last.q.val();
        }
        self.some.next = self.unit_valid.val();
        self.write.next = self.unit_write.val();
        self.line.next = self.unit_line.val();
        self.data.next = self.unit_data.val();
        self.mask.next = self.unit_mask.val();
        self.id.next = self.unit_id.val();
        if self.commands.val() {
            self.some.next = self.command.val().valid;
            self.write.next = self.command.val().write;
            self.line.next = self.command.val().line;
            self.data.next = self.command_data.val();
            self.mask.next = self.command.val().mask;
            self.id.next = self.identifier.request.val();
        }
        self.valid.next = self.some.val();
        self.waits.d.next = self.some.val() & !self.ready.val();
        self.last.d.next = self.commands.val();
        self.command_taken.next = self.commands.val() & self.command.val().valid & self.ready.val();
        self.unit_taken.next = !self.commands.val() & self.ready.val();

        self.identifier.id.next = self.response_id.val();
        self.command_response.next = self.response.val() & self.identifier.own.val();
        self.command_tag.next = self.identifier.response.val();
        self.unit_response.next = self.response.val() & !self.identifier.own.val();
        self.response_taken.next = self.unit_takes.val() | self.identifier.own.val();
    }
}

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "command_port",
    block: || connected(CommandPort::new()),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "command_port", signal: "waits", fault: Fault::StuckAtZero(0) },
};

fn properties(p: &Properties) {
    let command = p.record::<LineRequest>("command");
    let command_taken = p.signal("command_taken");
    let [unit_valid, unit_write, unit_line, unit_mask, unit_id, unit_taken] =
        ["unit_valid", "unit_write", "unit_line", "unit_mask", "unit_id", "unit_taken"].map(|name| p.signal(name));
    // The bits of the data are alike: a byte stands for them.
    let byte = |name: &str| p.signal(name).slice(0, 8);
    let fields = [&command.write, &command.line, &command.mask, &command.tag, &byte("command_data")];
    p.assume("command_stays", &p.stays(&command.valid, &command_taken, &fields));
    let fields = [&unit_write, &unit_line, &unit_mask, &unit_id, &byte("unit_data")];
    p.assume("unit_stays", &p.stays(&unit_valid, &unit_taken, &fields));
    p.assume("unit_is_no_command", &!unit_id.slice(6, 4).is(CLIENT));

    let [valid, ready, write, line, mask, id] =
        ["valid", "ready", "write", "line", "mask", "id"].map(|name| p.signal(name));
    p.assert("request_stays", &p.stays(&valid, &ready, &[&write, &line, &byte("data"), &mask, &id]));
    let handed_over = &valid & &ready;
    let unit_hands = &unit_valid & &unit_taken;
    p.assert("one_is_taken", &!(&command_taken & &unit_hands));
    p.assert("taken_is_handed_over", &(&command_taken | &unit_hands).equals(&handed_over));
    let is_command = id.slice(6, 4).is(CLIENT);
    p.assert("identifiers_tell_whose", &implies(&handed_over, &is_command.equals(&command_taken)));
    let is_own = &line.equals(&command.line) & &write.equals(&command.write) & id.slice(0, 6).equals(&command.tag);
    p.assert("commands_are_handed_over_as_they_are", &implies(&command_taken, &is_own));
    let is_units = &line.equals(&unit_line) & &write.equals(&unit_write) & id.equals(&unit_id);
    p.assert("requests_of_the_unit_are_handed_over_as_they_are", &implies(&unit_hands, &is_units));
}
