//! Products of binary32 and binary64: a chain of fused multiply-adds along K, each rounded to nearest even
//! (docs/model-decisions.md). A lane's float unit and the binary64 pipeline compute them; what is around these is here.

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
    /// Operands to the pipelines, and results to the sums.
    pub struct MfmaLinks() clocked {
        /// What the datapath does with the operands.
        in step: (DotStep),
        /// The multiply.
        in control: (MfmaControl),
        /// An element of A.
        in left: (Bits<64>),
        /// Of B.
        in right: (Bits<64>),
        /// Of C.
        in addend: (Bits<64>),
        /// From the float unit.
        in single: (Bits<64>),
        /// From the binary64 pipeline.
        in double: (Bits<64>),
        /// Factors and addend, one clock behind the operands.
        out s0: (Bits<64>),
        /// The second factor.
        out s1: (Bits<64>),
        /// The addend.
        out s2: (Bits<64>),
        /// The float unit begins.
        out start_single: (Bit),
        /// Its control word.
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
        let [left, right, addend] = ["left", "right", "addend"].map(|name| g.register(&format!("{name}_1"), &g.input(name)));
        // Binary32 follows MODE in its denormals, binary64 negates by BLGP (7.4, 7.1.6).
        let factor = |value: &Wire, at: u32| {
            let denormal = value.slice(23, 8).none() & !&keep_inputs;
            let single = value.bit(31).concat(&value.slice(0, 31).when(&!denormal)).zero_extend(64);
            let double = (value.msb() ^ function.blgp.bit(at)).concat(&value.slice(0, 63));
            wide.select(&double, &single)
        };
        let sums = g.ram("element_sums", 64, 8);
        let so_far = g.ram_read_now(sums, "link", &step.place.slice(0, 3));
        let negated = (addend.msb() ^ (wide & function.blgp.bit(2))).concat(&addend.slice(0, 63));
        let here = &step.valid & chain;
        g.output("s0", &factor(&left, 0).when(&here));
        g.output("s1", &factor(&right, 1).when(&here));
        g.output("s2", &step.first.select(&negated, &so_far).when(&here));
        g.output("start_single", &(&here & !wide));
        g.output("single_control", &g.constant(65, single_control()));
        g.output_of("double_control", &SharedControlWires::unpack(&g.value(double_control().to_value())));

        // Binary32 comes back before binary64 does and waits for its place in the row.
        let mut single = g.input("single").slice(0, 32);
        for at in SINGLE_CLOCKS..binary64::LATENCY {
            single = g.register(&format!("single_{at}"), &single);
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
        let result = wide.select(&g.input("double"), &single.zero_extend(64));
        g.ram_write(sums, &(&step.valid & &chain), &step.place.slice(0, 3), &result, None);
        let shift = &step.valid & &step.last & &chain;
        let upper = g.register_enabled("upper", &wide.select(&result.slice(32, 32), &result.slice(0, 32)), &shift);
        let lower = g.register_enabled("lower", &wide.select(&result.slice(0, 32), &upper), &shift);
        g.output("value", &upper.concat(&lower));
        g.output("chosen", &g.register("chosen", &chain));
    }
}

hardware_block! {
    /// The chain of a lane.
    pub struct MfmaChain() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What the datapath does with the operands.
        pub step: Signal<In, DotStep>,
        /// The multiply.
        pub control: Signal<In, MfmaControl>,
        /// An element of A.
        pub left: Signal<In, Bits<64>>,
        /// Of B.
        pub right: Signal<In, Bits<64>>,
        /// Of C.
        pub addend: Signal<In, Bits<64>>,
        /// The last elements, nine clocks behind the operands.
        pub value: Signal<Out, Bits<64>>,
        /// They are what the multiply makes.
        pub chosen: Signal<Out, Bit>,

        links: MfmaLinks = MfmaLinks::new(),
        single: FloatUnit = FloatUnit::new(SINGLE, float::STAGES),
        double: Binary64Unit = Binary64Unit::new(InstructionSet::Cdna4, false),
    }
}

impl Logic for MfmaChain {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, links, single, double);
        self.links.step.next = self.step.val();
        self.links.control.next = self.control.val();
        self.links.left.next = self.left.val();
        self.links.right.next = self.right.val();
        self.links.addend.next = self.addend.val();
        self.links.single.next = self.single.value.val();
        self.links.double.next = self.double.value.val();
        self.single.control.next = self.links.single_control.val();
        self.single.start.next = self.links.start_single.val();
        self.single.s0.next = self.links.s0.val();
        self.single.s1.next = self.links.s1.val();
        self.single.s2.next = self.links.s2.val();
        self.single.mask.next = false;
        self.double.control.next = self.links.double_control.val();
        self.double.s0.next = self.links.s0.val();
        self.double.s1.next = self.links.s1.val();
        self.double.s2.next = self.links.s2.val();
        self.double.mask.next = false;
        self.double.root_a.next = 0.into();
        self.double.root_b.next = 0.into();
        self.double.root_addend.next = 0.into();
        self.double.root_exponent.next = 0.into();
        self.value.next = self.links.value.val();
        self.chosen.next = self.links.chosen.val();
    }
}
