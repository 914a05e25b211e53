//! The export unit of a SIMD: one instruction after another, row by row. A row takes two clocks: it is read through the port that all
//! but the vector ALU share, and is in registers in front of the port `row` when that has read.
//!
//! ```text
//!   Idle    takes an instruction
//!   Send    for each half of the wave, each beat, each source: reads, then holds the row until it is taken
//!   End     tells that it is done, in a cycle in which the local data share, with which it shares a class, tells nothing
//! ```
//!
//! EXEC and M0 are those at issue, the registers those that the document has when EXPcnt counts the export down (5.7.1.5): a program may
//! change none of them before that.

use super::record::{ExportOperation, ExportOperationWires, ExportRow};
use crate::events::InstructionEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::priority::first_set;
use crate::parts::round_robin::{bits_of, vector_of};
use crate::vector::masks::BeatMask;
use crate::vector::row_port::RowRead;
use crate::wave::{Issued, WaveState};
use rust_hdl::prelude::*;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::generator_block;

/// What the unit does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum ExportState {
    /// Nothing.
    Idle,
    /// Sends rows.
    Send,
    /// Has sent the last one.
    End,
}

generator_block! {
    /// The source that is next, of those that are left in a beat, and its register. A register beyond those of the wave is V0 (3.3.2.2).
    pub struct ExportSource() {
        /// The instruction.
        in operation: (ExportOperation),
        /// Sources that are left.
        in left: (Bits<4>),
        /// VGPRs of a wave.
        in vgprs: (Bits<11>),
        /// The source.
        out number: (Bits<2>),
        /// Its register.
        out register: (Bits<11>),
        /// Sources that are left behind it.
        out rest: (Bits<4>),
    }
    |g| {
        let ExportOperationWires { source_0, source_1, source_2, source_3, .. } = g.input_of::<ExportOperation>("operation");
        let (left, vgprs) = (g.input("left"), g.input("vgprs"));
        let first = first_set(g, &bits_of(&left));
        let registers = [source_0, source_1, source_2, source_3];
        let register = g.or_all(8, &first.iter().zip(&registers).map(|(here, register)| register.when(here)).collect::<Vec<_>>());
        let register = register.zero_extend(11);
        let number = g.or_all(2, &first.iter().zip(0..).map(|(here, number)| g.constant(2, number).when(here)).collect::<Vec<_>>());
        g.output("number", &number);
        g.output("register", &register.when(&register.less(&vgprs)));
        g.output("rest", &(&left & !vector_of(g, &first)));
    }
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct ExportUnit(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// State of its wave.
        pub issue_state: Signal<In, WaveState>,
        /// What it does; from the cycle behind its issue until another one issues.
        pub operation: Signal<In, ExportOperation>,
        /// An instruction is taken.
        pub ready: Signal<Out, Bit>,
        /// The wave of the instruction.
        pub wave: Signal<Out, Bits<4>>,
        /// VGPRs of that wave.
        pub vgprs: Signal<In, Bits<11>>,

        /// Reads a VGPR row.
        pub read: Signal<Out, RowRead>,
        /// It happens in this cycle.
        pub read_ready: Signal<In, Bit>,
        /// By lane, a clock later.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),

        /// The row that leaves.
        pub row: Signal<Out, ExportRow>,
        /// The lane exports: its bit in EXEC.
        pub row_active: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Its register.
        pub row_data: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// It is taken.
        pub row_ready: Signal<In, Bit>,

        /// The local data share tells of an instruction in this cycle.
        pub others_tell: Signal<In, Bit>,
        /// An instruction is finished: its registers are read, its last row is taken.
        pub retired: Signal<Out, InstructionEvent>,

        state: DFF<ExportState>,
        issued: DFF<Issued>,
        exec: DFF<Bits<64>>,
        row_number: DFF<Bits<8>>,
        wave64: DFF<Bit>,
        vgpr_base: DFF<Bits<11>>,
        half: DFF<Bit>,
        beat: DFF<Bits<3>>,
        left: DFF<Bits<4>>,
        // A beat begins: all of its sources are left.
        begins: DFF<Bit>,
        // A row was read in the cycle before.
        reading: DFF<Bit>,
        // The row in front of the port, which is there when it has been read.
        held: DFF<ExportRow>,
        active: Vec<DFF<Bit>> = signals(lanes),
        data: Vec<DFF<Bits<32>>> = signals(lanes),
        source: ExportSource = ExportSource::new(),
        exec_part: BeatMask = BeatMask::new(lanes),
        last_beat: Constant<Bits<3>> = Constant::new(((32 / lanes - 1) as u64).into()),

        has_sources: Signal<Local, Bit>,
        may_step: Signal<Local, Bit>,
        steps: Signal<Local, Bit>,
        ends_beat: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
        row_base: Signal<Local, Bits<11>>,
        leaves: Signal<Local, Bit>,
    }
}

impl Logic for ExportUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, state, issued, exec, row_number, wave64, vgpr_base, half, beat, left, begins, reading, held
        );
        self.ready.next = self.state.q.val() == ExportState::Idle;
        if self.issue_valid.val() {
            self.state.d.next = ExportState::Send;
            self.issued.d.next = self.issue.val();
            self.exec.d.next = self.issue_state.val().exec;
            self.row_number.d.next = self.issue_state.val().m0.get_bits::<8>(0);
            self.wave64.d.next = self.issue_state.val().shape.wave64;
            self.vgpr_base.d.next = self.issue_state.val().place.vgpr_base;
            self.half.d.next = false;
            self.beat.d.next = 0.into();
            self.begins.d.next = true;
        }

        // The next row.
        self.source.operation.next = self.operation.val();
        self.wave.next = self.issued.q.val().wave;
        self.source.vgprs.next = self.vgprs.val();
        self.source.left.next = self.left.q.val();
        if self.begins.q.val() {
            self.source.left.next = self.operation.val().sources;
        }
        self.row_base.next = self.vgpr_base.q.val();
        self.exec_part.mask.next = self.exec.q.val().get_bits::<32>(0);
        if self.half.q.val() {
            self.row_base.next = self.vgpr_base.q.val() + self.vgprs.val();
            self.exec_part.mask.next = self.exec.q.val().get_bits::<32>(32);
        }
        self.exec_part.beat.next = self.beat.q.val();
        self.has_sources.next = self.operation.val().sources != 0;
        self.leaves.next = self.held.q.val().valid & self.row_ready.val();
        self.may_step.next = (self.state.q.val() == ExportState::Send)
            & !self.reading.q.val()
            & (!self.held.q.val().valid | self.row_ready.val());
        self.read.next.valid = self.may_step.val() & self.has_sources.val();
        self.read.next.row = self.row_base.val() + self.source.register.val();
        self.read.next.beat = self.beat.q.val();
        self.steps.next = self.may_step.val() & (self.read_ready.val() | !self.has_sources.val());
        self.ends_beat.next = self.source.rest.val() == 0;
        self.ends.next = self.ends_beat.val()
            & (self.beat.q.val() == self.last_beat.val())
            & (self.half.q.val() | !self.wave64.q.val());
        self.reading.d.next = self.steps.val();
        if self.reading.q.val() {
            self.held.d.next.valid = true;
        }
        if self.leaves.val() {
            self.held.d.next.valid = false;
        }
        if self.steps.val() {
            self.left.d.next = self.source.rest.val();
            self.begins.d.next = self.ends_beat.val();
            if self.ends_beat.val() {
                self.beat.d.next = self.beat.q.val() + 1;
                if self.beat.q.val() == self.last_beat.val() {
                    self.beat.d.next = 0.into();
                    self.half.d.next = true;
                }
            }
            if self.ends.val() {
                self.state.d.next = ExportState::End;
            }
            self.held.d.next.wave = self.issued.q.val().wave;
            self.held.d.next.sequence = self.issued.q.val().sequence;
            self.held.d.next.target = self.operation.val().target;
            self.held.d.next.channels = self.operation.val().channels;
            self.held.d.next.compressed = self.operation.val().compressed;
            self.held.d.next.done = self.operation.val().done;
            self.held.d.next.valid_lanes = self.operation.val().valid_lanes;
            self.held.d.next.has_row = self.operation.val().has_row;
            self.held.d.next.row = self.row_number.q.val();
            self.held.d.next.source = self.source.number.val();
            self.held.d.next.has_data = self.has_sources.val();
            self.held.d.next.high = self.half.q.val();
            self.held.d.next.beat = self.beat.q.val();
            self.held.d.next.last = self.ends.val();
        }
        for i in 0..self.active.len() {
            self.active[i].clock.next = self.clock.val();
            self.active[i].d.next = self.active[i].q.val();
            if self.steps.val() {
                self.active[i].d.next = self.exec_part.lane[i].val();
            }
            self.row_active[i].next = self.active[i].q.val();
            self.data[i].clock.next = self.clock.val();
            self.data[i].d.next = self.data[i].q.val();
            if self.reading.q.val() {
                self.data[i].d.next = self.vgpr[i].val();
            }
            self.row_data[i].next = self.data[i].q.val();
        }
        self.row.next = self.held.q.val();

        self.retired.next.valid = false;
        self.retired.next.wave = self.issued.q.val().wave;
        self.retired.next.sequence = self.issued.q.val().sequence;
        if (self.state.q.val() == ExportState::End)
            & !self.reading.q.val()
            & (!self.held.q.val().valid | self.row_ready.val())
            & !self.others_tell.val()
        {
            self.retired.next.valid = true;
            self.state.d.next = ExportState::Idle;
        }
    }
}

/// See [`Proof`]: an instruction that is taken ends once, and a row stays until it is taken.
pub const PROOF: Proof = Proof {
    name: "export_unit",
    block: || connected(ExportUnit::new(4)),
    properties,
    depth: 2,
    is_bounded: false,
    planted: Planted { module: "export_unit", signal: "may_step", fault: Fault::StuckAtOne(0) },
};

fn properties(p: &Properties) {
    let [issues, ready] = ["issue_valid", "ready"].map(|name| p.signal(name));
    p.assume("issues_if_ready", &implies(&issues, &ready));
    let (row, retired) = (p.record::<ExportRow>("row"), p.record::<InstructionEvent>("retired"));
    let model = p.state("held", 2, 0, |held| held + issues.zero_extend(2) - retired.valid.zero_extend(2));
    p.assert("ready_if_done", &ready.equals(&model.none()));
    p.assert("one_at_a_time", &!model.msb());
    let waits = p.past(&(&row.valid & !p.signal("row_ready")));
    p.assert("row_stays", &implies(&waits, &row.valid));
    let parts = [&row.wave, &row.target, &row.channels, &row.source, &row.beat, &row.high, &row.last].map(Clone::clone);
    for (name, part) in ["wave", "target", "channels", "source", "beat", "high", "last"].into_iter().zip(parts) {
        p.assert(&format!("{name}_stays"), &implies(&waits, &part.equals(&p.past(&part))));
    }
    for lane in 0..4 {
        let [active, data] = ["active", "data"].map(|name| p.signal(&format!("row_{name}_{lane}")));
        p.assert(
            &format!("lane_{lane}_stays"),
            &implies(&waits, &(active.equals(&p.past(&active)) & data.equals(&p.past(&data)))),
        );
    }
}
