//! Products of binary32 and binary64: a chain of fused multiply-adds along K, each rounded to nearest even
//! (docs/model-decisions.md). A lane's float units, one for each of the two registers of a pair, and its binary64 pipeline compute them; what is
//! around these is here.

use super::{MfmaControl, MfmaControlWires};
use crate::arith::float::{self, FloatUnit};
use crate::config::{InstructionSet, Units};
use crate::hardware_block;
use crate::vector::matrix::dot::{DotStep, DotStepWires};
use crate::vector::shared::binary64::{self, Binary64Unit};
use crate::vector::shared::{SharedControl, SharedControlWires, SharedFunction};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::{PortBits, Wires};

/// What the float unit needs for V_FMA_F32 alone.
const SINGLE: Units =
    Units { packed_float: false, narrow_float: false, pixel_float: false, division: false, ..Units::CDNA4 };
/// Clocks of the float unit.
const SINGLE_CLOCKS: usize = 4;
/// MODE with denormals of every format kept, rounding to nearest even.
const MODE: u128 = 0xf0;

/// The control word of the float unit.
fn single_control() -> u128 {
    let found = float::EXECUTES.iter().find(|(operation, _)| *operation == op::V_FMA_F32);
    let (_, function) = found.expect("the float unit has V_FMA_F32");
    float::control::control_word(*function) | MODE << float::control::MODE.at
}

/// The control word of the binary64 pipeline.
fn double_control() -> SharedControl {
    SharedControl {
        function: SharedFunction { binary64: binary64::Function::MultiplyAdd, ..SharedFunction::default() },
        keep_inputs: true,
        keep_outputs: true,
        ..SharedControl::default()
    }
}

generator_block! {
    /// Operands to the pipelines, and results to the sums. Of two words the even register's is the low one.
    pub struct MfmaLinks() clocked {
        /// What the datapaths do with the operands.
        in step: (DotStep),
        /// The multiply.
        in control: (MfmaControl),
        /// An element of A, for the even register.
        in even: (Bits<64>),
        /// For the odd one.
        in odd: (Bits<32>),
        /// Of B.
        in right: (Bits<64>),
        /// Of C: two of binary32, or one.
        in addend: (Bits<64>),
        /// From the float units.
        in single: [Bits<64>; 2],
        /// From the binary64 pipeline.
        in double: (Bits<64>),
        /// First factors, one clock behind the operands: of binary64 or the even register, and of the odd one.
        out s0: [Bits<64>; 2],
        /// The second factor.
        out s1: (Bits<64>),
        /// The addends.
        out s2: [Bits<64>; 2],
        /// The float units begin.
        out start_single: (Bit),
        /// Their control word.
        out single_control: (Bits<65>),
        /// That of the binary64 pipeline.
        out double_control: (SharedControl),
        /// The last element of binary64, or the last two, nine clocks behind the operands.
        out value: (Bits<64>),
        /// It is what the multiply makes.
        out chosen: (Bit),
    }
    |g| {
        let hold = |name: &str, wires: &DotStepWires| {
            DotStepWires::combine("", std::slice::from_ref(wires), &mut |field, of| g.register(&format!("{name}_{field}"), &of[0]))
        };
        let step = hold("step_1", &g.input_of::<DotStep>("step"));
        let control = g.input_of::<MfmaControl>("control");
        let control = MfmaControlWires::combine("", &[control], &mut |name, of| g.register(&format!("{name}_1"), &of[0]));
        let MfmaControlWires { function, keep_inputs, .. } = control;
        let (chain, wide) = (&function.chain, &function.wide);
        let [even, odd, right, addend] =
            ["even", "odd", "right", "addend"].map(|name| g.register(&format!("{name}_1"), &g.input(name)));
        // Binary32 follows MODE in its denormals, binary64 negates by BLGP (7.4, 7.1.6).
        let single = |value: &Wire| {
            let denormal = value.slice(23, 8).none() & !&keep_inputs;
            value.bit(31).concat(&value.slice(0, 31).when(&!denormal)).zero_extend(64)
        };
        let factor = |value: &Wire, at: u32| {
            let double = (value.msb() ^ function.blgp.bit(at)).concat(&value.slice(0, 63));
            wide.select(&double, &single(value))
        };
        let sums = g.ram("element_sums", 64, 8);
        let so_far = g.ram_read_now(sums, "link", &step.place.slice(0, 3));
        let negated = (addend.msb() ^ (wide & function.blgp.bit(2))).concat(&addend.slice(0, 63));
        let sum = step.first.select(&negated, &so_far);
        let here = &step.valid & chain;
        g.outputs("s0", &[factor(&even, 0).when(&here), single(&odd).when(&(&here & !wide))]);
        g.output("s1", &factor(&right, 1).when(&here));
        let low = wide.select(&sum, &sum.slice(0, 32).zero_extend(64));
        g.outputs("s2", &[low.when(&here), sum.slice(32, 32).zero_extend(64).when(&(&here & !wide))]);
        g.output("start_single", &(&here & !wide));
        g.output("single_control", &g.constant(65, single_control()));
        g.output_of("double_control", &SharedControlWires::unpack(&g.value(double_control().to_value())));

        // Binary32 comes back before binary64 does and waits for its place in the row.
        let [even, odd] = [0, 1].map(|at| g.input(&format!("single_{at}")).slice(0, 32));
        let mut single = odd.concat(&even);
        for at in SINGLE_CLOCKS..binary64::LATENCY {
            single = g.register(&format!("singles_{at}"), &single);
        }
        let mut steps = vec![step];
        for at in 0..binary64::LATENCY {
            steps.push(hold(&format!("step_{}", at + 2), &steps[at]));
        }
        let delayed = |name: &str, value: &Wire| {
            (0..binary64::LATENCY).fold(value.clone(), |value, at| g.register(&format!("{name}_{at}"), &value))
        };
        let (wide, chain) = (delayed("wide", wide), delayed("chain", chain));
        let step = &steps[binary64::LATENCY];
        let result = wide.select(&g.input("double"), &single);
        g.ram_write(sums, &(&step.valid & &chain), &step.place.slice(0, 3), &result, None);
        g.output("value", &g.register_enabled("last", &result, &(&step.valid & &step.last & &chain)));
        g.output("chosen", &g.register("chosen", &chain));
    }
}

hardware_block! {
    /// The chains of a lane.
    pub struct MfmaChain() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What the datapaths do with the operands.
        pub step: Signal<In, DotStep>,
        /// The multiply.
        pub control: Signal<In, MfmaControl>,
        /// An element of A, for the even register.
        pub even: Signal<In, Bits<64>>,
        /// For the odd one.
        pub odd: Signal<In, Bits<32>>,
        /// Of B.
        pub right: Signal<In, Bits<64>>,
        /// Of C: two of binary32, or one.
        pub addend: Signal<In, Bits<64>>,
        /// The last elements, nine clocks behind the operands.
        pub value: Signal<Out, Bits<64>>,
        /// They are what the multiply makes.
        pub chosen: Signal<Out, Bit>,

        links: MfmaLinks = MfmaLinks::new(),
        single: Vec<FloatUnit> = (0..2).map(|_| FloatUnit::new(SINGLE, float::STAGES)).collect(),
        double: Binary64Unit = Binary64Unit::new(InstructionSet::Cdna4, false),
    }
}

impl Logic for MfmaChain {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, links, double);
        self.links.step.next = self.step.val();
        self.links.control.next = self.control.val();
        self.links.even.next = self.even.val();
        self.links.odd.next = self.odd.val();
        self.links.right.next = self.right.val();
        self.links.addend.next = self.addend.val();
        self.links.double.next = self.double.value.val();
        for i in 0..self.single.len() {
            self.single[i].clock.next = self.clock.val();
            self.links.single[i].next = self.single[i].value.val();
            self.single[i].control.next = self.links.single_control.val();
            self.single[i].start.next = self.links.start_single.val();
            self.single[i].s0.next = self.links.s0[i].val();
            self.single[i].s1.next = self.links.s1.val();
            self.single[i].s2.next = self.links.s2[i].val();
            self.single[i].mask.next = false;
        }
        self.double.control.next = self.links.double_control.val();
        self.double.s0.next = self.links.s0[0].val();
        self.double.s1.next = self.links.s1.val();
        self.double.s2.next = self.links.s2[0].val();
        self.double.mask.next = false;
        self.double.root_a.next = 0.into();
        self.double.root_b.next = 0.into();
        self.double.root_addend.next = 0.into();
        self.double.root_exponent.next = 0.into();
        self.value.next = self.links.value.val();
        self.chosen.next = self.links.chosen.val();
    }
}
