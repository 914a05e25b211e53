//! Dual issue: operation Y of a dual instruction (7.8) launches with operation X, in one entry of the queue and one clock of the lanes.
//!
//! All operands of both have 32 bits. So Y uses what an operation of 64 bits has beside one of 32: the high halves of the operand registers,
//! with the bypasses in front of them, and the high half of the result, with its way to the banks. What it has for itself is rows and codes
//! of its own, the pipeline of control words that is here, and in each lane a second integer and float unit
//! ([`crate::vector::lane::second`]).
//!
//! Both read before either writes, whichever reads what the other writes. Dot products, which are several operations, follow one after the
//! other ([`crate::front::decode`]).

use crate::arith::{float, integer};
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::constants::FIRST_CONSTANT;
use crate::scalar::constant::constant;
use crate::scalar::source::SourceKind;
use crate::vector::gather::STAGES;
use crate::vector::pending::Hazard;
use crate::vector::record::{Modifiers, QueuedOperation, UnitName};
use crate::vector::unit_control::{FUNCTION_WIDTH, UnitControl};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// Operation Y, in the queue. What the entry says of halves and rows that the operation needs or writes, and of its lane mask, is said of
    /// both.
    pub struct DualOperation {
        /// There is one.
        pub valid: Bit,
        /// Code of its first source; of a VGPR or of none the constant 0.
        pub code: Bits<8>,
        /// Row of the first source, if it is a VGPR.
        pub row_0: Bits<11>,
        /// Of the second.
        pub row_1: Bits<11>,
        /// Of the third.
        pub row_2: Bits<11>,
        /// Its second source is the literal, its third one is.
        pub literal: Bits<2>,
        /// It reads its first source by the port of the third one: a move beside a move.
        pub third: Bit,
        /// The unit that computes the result: integer or float.
        pub unit: UnitName,
        /// What the unit does.
        pub function: Bits<{ FUNCTION_WIDTH as usize }>,
        /// Row of the destination.
        pub destination: Bits<11>,
    }
}

record! {
    /// What every lane gets for operation Y.
    pub struct DualControl {
        /// Stage 1: its first source comes by the port of the third one.
        pub third: Bit,
        /// Stage 2: the second integer unit begins.
        pub integer_start: Bit,
        /// The second float unit does.
        pub float_start: Bit,
        /// Its control word.
        pub float: Bits<{ float::CONTROL_WIDTH as usize }>,
        /// That of the integer unit.
        pub integer: integer::Control,
        /// Stage 6: the high half of the result is that of operation Y.
        pub valid: Bit,
        /// The unit whose result it is.
        pub unit: UnitName,
    }
}

generator_block! {
    /// What is known of operation Y in each stage.
    pub struct DualStages(units: Units) clocked {
        /// An operation launches.
        in launch: (Bit),
        /// It.
        in head: (QueuedOperation),
        /// SCC of its wave.
        in scc: (Bit),
        /// MODE.
        in mode: (Bits<32>),
        /// Stage 1: what was read by the scalar port of the third source.
        in read: (Bits<64>),
        /// Stage 1: the scalars and constants of operation X, or of an operation that is alone.
        in first: [Bits<64>; 3],
        /// What the stages write.
        in hazard: [Hazard; STAGES],
        /// Stage 1: the scalars and constants of both.
        out scalar: [Bits<64>; 3],
        /// Stage 1: see [`DualControl`].
        out third: (Bit),
        /// Stage 1: the unit, what it does, and MODE.
        out unit_1: (UnitName),
        /// What it does.
        out function_1: (Bits<{ FUNCTION_WIDTH as usize }>),
        /// MODE.
        out mode_1: (Bits<32>),
        /// Stage 2: the integer unit begins.
        out integer_start: (Bit),
        /// Stage 2: the float unit begins.
        out float_start: (Bit),
        /// Stage 6: there is an operation Y.
        out valid_6: (Bit),
        /// Stage 6: its unit.
        out unit_6: (UnitName),
        /// The row that the high half of the result of stage `i + 1` goes to.
        out row_high: [Bits<11>; STAGES],
    }
    |g| {
        let head = g.input_of::<QueuedOperation>("head");
        let dual = &head.dual;
        let launches = g.name("launches", &(g.input("launch") & &dual.valid));
        // What is held changes for no other operation, so that simulation skips the second units of the lanes.
        let held = |name: &str, value: &Wire| g.register_enabled(&format!("{name}_stage_1"), value, &launches);
        let pipe = |name: &str, first: Wire| {
            let next = |before: &Wire, stage: usize| g.register(&format!("{name}_stage_{stage}"), before);
            (2..=STAGES).fold(vec![first], |mut stages, stage| {
                stages.push(next(&stages[stage - 2], stage));
                stages
            })
        };
        let valid = pipe("valid", g.register("valid_stage_1", &launches));
        let unit = pipe("unit", held("unit", &dual.unit));
        let destination = pipe("destination", held("destination", &dual.destination));
        for (at, hazard) in g.inputs_of::<Hazard>("hazard", STAGES).iter().enumerate() {
            g.output(&format!("row_high_{at}"), &valid[at].select(&destination[at], &hazard.row.plus(1)));
        }
        g.output("integer_start", &(&valid[1] & unit[1].is_a(UnitName::Integer)));
        g.output("float_start", &(&valid[1] & unit[1].is_a(UnitName::Float)));
        g.output("valid_6", &valid[STAGES - 1]);
        g.output("unit_6", &unit[STAGES - 1]);
        g.output("unit_1", &unit[0]);
        g.output("function_1", &held("function", &dual.function));
        g.output("mode_1", &held("mode", &g.input("mode")));
        g.output("third", &(held("third", &dual.third) & &valid[0]));

        let word = g.constant_of(SourceKind::Word);
        let constant = constant(g, &dual.code, &word, &head.literal, &g.input("scc"), units.set, false).slice(0, 32);
        let constant = held("constant", &constant);
        let is_register = held("is_register", &dual.code.less(&dual.code.same_width(FIRST_CONSTANT)));
        let literal = |at: u32| held(&format!("literal_{at}"), &head.literal.when(&dual.literal.bit(at)));
        let seconds = [is_register.select(&g.input("read").slice(0, 32), &constant), literal(0), literal(1)];
        let both = g.inputs("first", 3).into_iter().zip(&seconds).map(|(first, second)| {
            valid[0].select(&second.concat(&first.slice(0, 32)), &first)
        });
        g.outputs("scalar", &both.collect::<Vec<_>>());
    }
}

hardware_block! {
    /// The way of operation Y from the queue to the lanes.
    pub struct DualIssue(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An operation launches.
        pub launch: Signal<In, Bit>,
        /// It.
        pub head: Signal<In, QueuedOperation>,
        /// SCC of its wave.
        pub scc: Signal<In, Bit>,
        /// MODE.
        pub mode: Signal<In, Bits<32>>,
        /// Stage 1: what was read by the scalar port of the third source.
        pub read: Signal<In, Bits<64>>,
        /// Stage 1: the scalars and constants of operation X, or of an operation that is alone.
        pub first: Vec<Signal<In, Bits<64>>> = signals(3),
        /// Those of both.
        pub scalar: Vec<Signal<Out, Bits<64>>> = signals(3),
        /// What the stages write.
        pub hazard: Vec<Signal<In, Hazard>> = signals(STAGES),
        /// The row that the high half of the result of stage `i + 1` goes to.
        pub row_high: Vec<Signal<Out, Bits<11>>> = signals(STAGES),
        /// To the lanes.
        pub lane: Signal<Out, DualControl>,

        stages: DualStages = DualStages::new(units),
        control: UnitControl = UnitControl::new(units.set),
        unmodified: Constant<Modifiers> = Constant::new(Modifiers::default()),
        integer: DFF<integer::Control>,
        float: DFF<Bits<{ float::CONTROL_WIDTH as usize }>>,
    }
}

impl Logic for DualIssue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, integer, float);
        clock!(self, clock, stages);
        self.stages.launch.next = self.launch.val();
        self.stages.head.next = self.head.val();
        self.stages.scc.next = self.scc.val();
        self.stages.mode.next = self.mode.val();
        self.stages.read.next = self.read.val();
        for i in 0..self.first.len() {
            self.stages.first[i].next = self.first[i].val();
            self.scalar[i].next = self.stages.scalar[i].val();
        }
        for i in 0..self.hazard.len() {
            self.stages.hazard[i].next = self.hazard[i].val();
            self.row_high[i].next = self.stages.row_high[i].val();
        }
        self.control.function.next = self.stages.function_1.val();
        self.control.unit.next = self.stages.unit_1.val();
        self.control.modifiers.next = self.unmodified.val();
        self.control.mode.next = self.stages.mode_1.val();
        self.integer.d.next = self.control.integer.val();
        self.float.d.next = self.control.float.val();
        self.lane.next.third = self.stages.third.val();
        self.lane.next.integer_start = self.stages.integer_start.val();
        self.lane.next.float_start = self.stages.float_start.val();
        self.lane.next.integer = self.integer.q.val();
        self.lane.next.float = self.float.q.val();
        self.lane.next.valid = self.stages.valid_6.val();
        self.lane.next.unit = self.stages.unit_6.val();
    }
}
