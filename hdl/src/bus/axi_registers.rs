//! The registers of the compute unit as an AXI4-Lite slave, with an interrupt.
//!
//! Byte addresses up to 0x3ffff are those of the register bus; a write of COMPUTE_DISPATCH_INITIATOR is the doorbell. Behind them lie
//! the bridge's own ([`BridgeRegisters`]). An access takes three cycles, one at a time; reads and writes take turns. What the
//! register bus refuses is answered with SLVERR.
//!
//! An error of memory ends the dispatch: the bridge writes COMPUTE_CONTROL.ABORT between two accesses of the host.

use super::BusError;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::generator_block;

/// Byte address of COMPUTE_CONTROL.
const CONTROL: u64 = 0xb8bc;
/// What IDENTITY reads: `Tom`, and the version of these registers.
const IDENTITY: u128 = 0x546f_6d01;

generator_block! {
    /// Reads of the bridge's registers, by dword:
    ///
    /// | address | register | |
    /// |---|---|---|
    /// | 0x40000 | INTERRUPT_STATUS | bit 0 a dispatch has ended, 1 a wave has sent a message, 2 an error of memory; writing ones clears them |
    /// | 0x40004 | INTERRUPT_ENABLE | the interrupt is set while a bit is set here and there |
    /// | 0x40008 | MESSAGE | M0 of the last message |
    /// | 0x4000c | ERROR_INFO | of the first error since its bit was cleared: bit 0 it was a write, 25:16 identifier of the request |
    /// | 0x40010, 0x40014 | ERROR_ADDRESS_LO, _HI | byte address of its line |
    /// | 0x40018 | IDENTITY | 0x546f6d01 |
    pub struct BridgeRegisters() {
        /// Address within the bridge.
        in address: (Bits<18>),
        /// INTERRUPT_STATUS.
        in status: (Bits<3>),
        /// INTERRUPT_ENABLE.
        in enable: (Bits<3>),
        /// MESSAGE.
        in message: (Bits<32>),
        /// The first error.
        in error: (BusError),
        /// The register.
        out data: (Bits<32>),
        /// There is one.
        out exists: (Bit),
        /// It is INTERRUPT_STATUS.
        out is_status: (Bit),
        /// It is INTERRUPT_ENABLE.
        out is_enable: (Bit),
    }
    |g| {
        let address = g.input("address");
        let error = g.input_of::<BusError>("error");
        let info = error.id.zero_extend(16).concat(&error.write.zero_extend(16));
        let rows: Vec<Wire> = vec![
            g.input("status").zero_extend(32),
            g.input("enable").zero_extend(32),
            g.input("message"),
            info,
            error.line.slice(0, 26).concat(&g.zero(6)),
            error.line.slice(26, 16).zero_extend(32),
            g.constant(32, IDENTITY),
        ];
        let dword = address.slice(2, 16);
        let arms: Vec<(u128, Wire)> = (0..).zip(rows.iter().cloned()).collect();
        g.output("data", &g.lookup(&dword, &arms, &g.zero(32)));
        let aligned = address.slice(0, 2).none();
        g.output("exists", &(&aligned & dword.less(&dword.same_width(rows.len() as u128))));
        g.output("is_status", &(&aligned & dword.is(0)));
        g.output("is_enable", &(&aligned & dword.is(1)));
    }
}

/// Progress of an access.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum AccessState {
    /// There is none.
    Idle,
    /// The register bus answers a read.
    Reads,
    /// It answers a write.
    Writes,
    /// It answers the bridge's own abort.
    Aborts,
    /// The host takes what was read.
    Data,
    /// The host takes the answer to its write.
    Answer,
}

hardware_block! {
    /// See the module's description. `simds` that send messages.
    pub struct AxiRegisters(simds: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A write.
        pub aw_valid: Signal<In, Bit>,
        /// It is taken, with its data.
        pub aw_ready: Signal<Out, Bit>,
        /// Byte address.
        pub aw_address: Signal<In, Bits<19>>,
        /// Its data.
        pub w_valid: Signal<In, Bit>,
        /// They are taken.
        pub w_ready: Signal<Out, Bit>,
        /// Data to write.
        pub w_data: Signal<In, Bits<32>>,
        /// Bytes to write.
        pub w_strobes: Signal<In, Bits<4>>,
        /// A write is done, or refused.
        pub b_valid: Signal<Out, Bit>,
        /// That is known.
        pub b_ready: Signal<In, Bit>,
        /// 0, or 2 (SLVERR) if it is refused.
        pub b_response: Signal<Out, Bits<2>>,
        /// A read.
        pub ar_valid: Signal<In, Bit>,
        /// It is taken.
        pub ar_ready: Signal<Out, Bit>,
        /// Byte address.
        pub ar_address: Signal<In, Bits<19>>,
        /// Data read.
        pub r_valid: Signal<Out, Bit>,
        /// They are taken.
        pub r_ready: Signal<In, Bit>,
        /// They.
        pub r_data: Signal<Out, Bits<32>>,
        /// 0, or 2 (SLVERR) if the read is refused.
        pub r_response: Signal<Out, Bits<2>>,
        /// Something that INTERRUPT_ENABLE names has happened.
        pub interrupt: Signal<Out, Bit>,

        /// The register bus of the compute unit.
        pub bus_valid: Signal<Out, Bit>,
        /// It writes.
        pub bus_write: Signal<Out, Bit>,
        /// Byte address.
        pub bus_address: Signal<Out, Bits<18>>,
        /// Data to write.
        pub bus_data: Signal<Out, Bits<32>>,
        /// Bytes to write.
        pub bus_bytes: Signal<Out, Bits<4>>,
        /// The request of the cycle before was refused.
        pub bus_error: Signal<In, Bit>,
        /// Data read.
        pub bus_read_data: Signal<In, Bits<32>>,
        /// A dispatch is in progress.
        pub busy: Signal<In, Bit>,
        /// A wave of the SIMD sends a message.
        pub message: Vec<Signal<In, Bit>> = signals(simds),
        /// It.
        pub message_data: Vec<Signal<In, Bits<32>>> = signals(simds),
        /// An error of memory.
        pub error: Signal<In, BusError>,

        own: BridgeRegisters = BridgeRegisters::new(),
        control: Constant<Bits<18>> = Constant::new(CONTROL.into()),
        state: DFF<AccessState>,
        wrote_last: DFF<Bit>,
        is_own: DFF<Bit>,
        own_data: DFF<Bits<32>>,
        own_refused: DFF<Bit>,
        data: DFF<Bits<32>>,
        refused: DFF<Bit>,
        was_busy: DFF<Bit>,
        aborts: DFF<Bit>,
        status: DFF<Bits<3>>,
        enable: DFF<Bits<3>>,
        message_state: DFF<Bits<32>>,
        first_error: DFF<BusError>,
        reads: Signal<Local, Bit>,
        writes: Signal<Local, Bit>,
        address: Signal<Local, Bits<19>>,
        own_writes: Signal<Local, Bit>,
        kept: Signal<Local, Bits<3>>,
        ended: Signal<Local, Bits<3>>,
        sent: Signal<Local, Bits<3>>,
        erred: Signal<Local, Bits<3>>,
    }
}

impl Logic for AxiRegisters {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, wrote_last, is_own, own_data, own_refused, data, refused, was_busy, aborts);
        dff_setup!(self, clock, status, enable, message_state, first_error);

        // Which access begins.
        self.reads.next = false;
        self.writes.next = false;
        if (self.state.q.val() == AccessState::Idle) & !self.aborts.q.val() {
            self.writes.next =
                self.aw_valid.val() & self.w_valid.val() & (!self.ar_valid.val() | !self.wrote_last.q.val());
            self.reads.next =
                self.ar_valid.val() & (!self.aw_valid.val() | !self.w_valid.val() | self.wrote_last.q.val());
        }
        self.aw_ready.next = self.writes.val();
        self.w_ready.next = self.writes.val();
        self.ar_ready.next = self.reads.val();
        self.address.next = self.ar_address.val();
        if self.writes.val() {
            self.address.next = self.aw_address.val();
        }

        // The register bus, or the bridge's own registers.
        self.bus_valid.next = (self.reads.val() | self.writes.val()) & !self.address.val().get_bit(18);
        self.bus_write.next = self.writes.val();
        self.bus_address.next = self.address.val().get_bits::<18>(0);
        self.bus_data.next = self.w_data.val();
        self.bus_bytes.next = self.w_strobes.val();
        if (self.state.q.val() == AccessState::Idle) & self.aborts.q.val() {
            self.bus_valid.next = true;
            self.bus_write.next = true;
            self.bus_address.next = self.control.val();
            self.bus_data.next = 1.into();
            self.bus_bytes.next = 15.into();
            self.aborts.d.next = false;
        }
        self.own.address.next = self.address.val().get_bits::<18>(0);
        self.own.status.next = self.status.q.val();
        self.own.enable.next = self.enable.q.val();
        self.own.message.next = self.message_state.q.val();
        self.own.error.next = self.first_error.q.val();
        self.own_writes.next = self.writes.val() & self.address.val().get_bit(18) & self.w_strobes.val().get_bit(0);
        if self.reads.val() | self.writes.val() {
            self.is_own.d.next = self.address.val().get_bit(18);
            self.own_data.d.next = self.own.data.val();
            self.own_refused.d.next =
                !self.own.exists.val() | (self.writes.val() & !self.own.is_status.val() & !self.own.is_enable.val());
            self.wrote_last.d.next = self.writes.val();
        }

        // What happens.
        self.was_busy.d.next = self.busy.val();
        self.ended.next = 0.into();
        if self.was_busy.q.val() & !self.busy.val() {
            self.ended.next = 1.into();
        }
        self.sent.next = 0.into();
        for i in 0..self.message.len() {
            if self.message[i].val() {
                self.sent.next = 2.into();
                self.message_state.d.next = self.message_data[i].val();
            }
        }
        self.erred.next = 0.into();
        if self.error.val().valid {
            self.erred.next = 4.into();
            self.aborts.d.next = true;
            if !self.status.q.val().get_bit(2) {
                self.first_error.d.next = self.error.val();
            }
        }
        self.kept.next = self.status.q.val();
        if self.own_writes.val() & self.own.is_status.val() {
            self.kept.next = self.status.q.val() & !self.w_data.val().get_bits::<3>(0);
        }
        self.status.d.next = self.kept.val() | self.ended.val() | self.sent.val() | self.erred.val();
        if self.own_writes.val() & self.own.is_enable.val() {
            self.enable.d.next = self.w_data.val().get_bits::<3>(0);
        }
        self.interrupt.next = (self.status.q.val() & self.enable.q.val()) != 0;

        // The answer.
        self.b_valid.next = self.state.q.val() == AccessState::Answer;
        self.r_valid.next = self.state.q.val() == AccessState::Data;
        self.r_data.next = self.data.q.val();
        self.b_response.next = 0.into();
        self.r_response.next = 0.into();
        if self.refused.q.val() {
            self.b_response.next = 2.into();
            self.r_response.next = 2.into();
        }
        if (self.state.q.val() == AccessState::Reads) | (self.state.q.val() == AccessState::Writes) {
            self.data.d.next = self.bus_read_data.val();
            self.refused.d.next = self.bus_error.val();
            if self.is_own.q.val() {
                self.data.d.next = self.own_data.q.val();
                self.refused.d.next = self.own_refused.q.val();
            }
        }
        match self.state.q.val() {
            AccessState::Idle => {
                if self.aborts.q.val() {
                    self.state.d.next = AccessState::Aborts;
                }
                if self.reads.val() {
                    self.state.d.next = AccessState::Reads;
                }
                if self.writes.val() {
                    self.state.d.next = AccessState::Writes;
                }
            }
            AccessState::Reads => {
                self.state.d.next = AccessState::Data;
            }
            AccessState::Writes => {
                self.state.d.next = AccessState::Answer;
            }
            AccessState::Aborts => {
                self.state.d.next = AccessState::Idle;
            }
            AccessState::Data => {
                if self.r_ready.val() {
                    self.state.d.next = AccessState::Idle;
                }
            }
            AccessState::Answer => {
                if self.b_ready.val() {
                    self.state.d.next = AccessState::Idle;
                }
            }
        }
    }
}

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "axi_registers",
    block: || connected(AxiRegisters::new(2)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "axi_registers", signal: "b_valid", fault: Fault::StuckAtZero(0) },
};

fn properties(p: &Properties) {
    let [aw, w, b, ar, r] = ["aw", "w", "b", "ar", "r"]
        .map(|channel| [p.signal(&format!("{channel}_valid")), p.signal(&format!("{channel}_ready"))]);
    let taken = |[valid, ready]: &[Wire; 2]| valid & ready;
    // The host keeps to the handshakes, and so does the bridge.
    p.assume("aw_stays", &p.stays(&aw[0], &aw[1], &[&p.signal("aw_address")]));
    p.assume("w_stays", &p.stays(&w[0], &w[1], &[&p.signal("w_data"), &p.signal("w_strobes")]));
    p.assume("ar_stays", &p.stays(&ar[0], &ar[1], &[&p.signal("ar_address")]));
    p.assert("b_stays", &p.stays(&b[0], &b[1], &[&p.signal("b_response")]));
    p.assert("r_stays", &p.stays(&r[0], &r[1], &[&p.signal("r_data"), &p.signal("r_response")]));
    p.assert("data_come_with_the_address", &taken(&aw).equals(&taken(&w)));

    // Each access is answered once, and then the next one begins.
    let state = p.signal("state");
    let open = |name: &str, begins: &Wire, ends: &Wire| p.state(name, 1, 0, |open| begins | (open & !ends));
    let (open_write, open_read) =
        (open("open_write", &taken(&aw), &taken(&b)), open("open_read", &taken(&ar), &taken(&r)));
    p.assert("one_at_a_time", &!(&open_write & &open_read));
    p.assert("only_writes_are_answered", &implies(&b[0], &open_write));
    p.assert("only_reads_have_data", &implies(&r[0], &open_read));
    p.assert("none_begins_in_one", &implies(&(&open_write | &open_read), &!(taken(&aw) | taken(&ar))));
    let is = |value: AccessState| state.is(value as u128);
    p.assert("writes_are_open", &open_write.equals(&(is(AccessState::Writes) | is(AccessState::Answer))));
    p.assert("reads_are_open", &open_read.equals(&(is(AccessState::Reads) | is(AccessState::Data))));
    p.assert("writes_pass", &implies(&p.past(&taken(&aw)), &is(AccessState::Writes)));
    p.assert("reads_pass", &implies(&p.past(&taken(&ar)), &is(AccessState::Reads)));
    // An answer comes in the second cycle behind its access.
    p.assert("answers_come", &implies(&p.past(&p.past(&taken(&aw))), &b[0]));
    p.assert("data_come", &implies(&p.past(&p.past(&taken(&ar))), &r[0]));
    // The register bus sees every access to it, and the bridge's abort.
    let bus = p.signal("bus_valid");
    let abort = p.signal("bus_address").is(CONTROL.into()) & p.signal("bus_data").is(1) & p.signal("bus_write");
    p.assert("bus_sees_accesses_alone", &implies(&bus, &(taken(&aw) | taken(&ar) | (abort & p.signal("aborts")))));
    let outside = |name: &str| !p.signal(name).bit(18);
    p.assert("bus_sees_writes", &implies(&(taken(&aw) & outside("aw_address")), &(&bus & p.signal("bus_write"))));
    p.assert("bus_sees_reads", &implies(&(taken(&ar) & outside("ar_address")), &(&bus & !p.signal("bus_write"))));
    // An error of memory is not forgotten: it aborts.
    let erred = p.record::<BusError>("error").valid;
    p.assert("errors_abort", &implies(&p.past(&erred), &p.signal("aborts")));
}
