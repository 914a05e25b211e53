//! What Sea Islands makes of the parameters of pixels (SQ_VINTRP; model decision "V_INTERP"): LDS interpolates, lane by lane.
//!
//! ```text
//!   load      the lane's one or two parameters, as any load; all lanes at once
//!   multiply  one lane after another: a parameter and the weight, four clocks in the float unit
//!   add       the other parameter, or what was in VDST, four clocks more
//! ```

use crate::arith::float::control::{CONTROL_WIDTH, Function, MODE, control_word};
use crate::arith::float::functions;
use crate::arith::float::{FloatUnit, STAGES};
use crate::config::Units;
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::generator_block;

/// A function of the float unit without denormals, as those of V_MAD_F32 are.
fn function(operation: op::Operation) -> Option<Function> {
    functions::EXECUTES.iter().find(|(known, _)| *known == operation).map(|(_, function)| function.flushing())
}

generator_block! {
    /// What the float unit does.
    pub struct ParameterControl() {
        /// MODE.
        in mode: (Bits<32>),
        /// It adds; else it multiplies.
        in adds: (Bit),
        /// The control word.
        out control: (Bits<65>),
    }
    |g| {
        let word = |operation| g.constant(CONTROL_WIDTH, function(operation).map_or(0, control_word));
        let mode = g.input("mode").slice(0, MODE.width).concat(&g.zero(MODE.at)).zero_extend(CONTROL_WIDTH);
        g.output("control", &(g.input("adds").select(&word(op::V_ADD_F32), &word(op::V_MUL_F32)) | mode));
    }
}

const _: () = assert!(CONTROL_WIDTH == 65);

hardware_block! {
    /// Product and sum of one lane after another.
    pub struct Interpolation(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A lane has its turn, for nine clocks.
        pub works: Signal<In, Bit>,
        /// What it loaded: the factor, and P0 behind it.
        pub memory: Signal<In, Bits<64>>,
        /// Its data: the weight, and what was in VDST behind it.
        pub data: Signal<In, Bits<64>>,
        /// P0 is added, not what was in VDST.
        pub first: Signal<In, Bit>,
        /// MODE.
        pub mode: Signal<In, Bits<32>>,
        /// The result is there: the lane's turn ends.
        pub done: Signal<Out, Bit>,
        /// It.
        pub value: Signal<Out, Bits<32>>,

        count: DFF<Bits<4>>,
        control: ParameterControl = ParameterControl::new(),
        float: FloatUnit = FloatUnit::new(units, STAGES),
    }
}

impl Logic for Interpolation {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count);
        clock!(self, clock, float);
        self.control.mode.next = self.mode.val();
        self.control.adds.next = self.count.q.val() == 4;
        self.float.control.next = self.control.control.val();
        self.float.start.next = self.works.val() & ((self.count.q.val() == 0) | (self.count.q.val() == 4));
        self.float.s0.next = bit_cast::<64, 32>(self.memory.val().get_bits::<32>(0));
        self.float.s1.next = bit_cast::<64, 32>(self.data.val().get_bits::<32>(0));
        self.float.s2.next = 0.into();
        self.float.mask.next = false;
        if self.count.q.val() == 4 {
            self.float.s0.next = self.float.value.val();
            self.float.s1.next = bit_cast::<64, 32>(self.data.val().get_bits::<32>(32));
            if self.first.val() {
                self.float.s1.next = bit_cast::<64, 32>(self.memory.val().get_bits::<32>(32));
            }
        }
        self.done.next = self.works.val() & (self.count.q.val() == 8);
        self.value.next = self.float.value.val().get_bits::<32>(0);
        if self.works.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.done.val() {
            self.count.d.next = 0.into();
        }
    }
}
