//! The texels that a sample reads along its axes: what [`super::sampling`] does in its states from `Fix` to `Place`, one axis after the other.
//! [`super::taps`] has the arithmetic.

use super::sampler::{SamplerFields, Wrap};
use super::scale::FIXED;
use super::state::SampleState;
use super::taps::{Axis, AxisTaps, INDEX, PERIOD, Place, Remainder};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct AxisWalk() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What the sample is at.
        pub state: Signal<In, SampleState>,
        /// The sampler.
        pub sampler: Signal<In, SamplerFields>,
        /// The coordinate in 1/256 texel, signed.
        pub coordinate: Signal<In, Bits<{ FIXED as usize }>>,
        /// Added to it: texels, signed.
        pub offset: Signal<In, Bits<6>>,
        /// Added to the first texel.
        pub along: Signal<In, Bits<2>>,
        /// Texels of the axis.
        pub size: Signal<In, Bits<17>>,
        /// Address mode.
        pub wrap: Signal<In, Wrap>,
        /// Two texels are blended.
        pub linear: Signal<In, Bit>,
        /// Which axis it is.
        pub at_axis: Vec<Signal<In, Bit>> = signals(3),
        /// Where the image repeats: the first texel has to be found by division.
        pub repeats: Signal<Out, Bit>,
        /// The division is at its last bit.
        pub last_bit: Signal<Out, Bit>,
        /// What is read along each axis.
        pub taps: Vec<Signal<Out, AxisTaps>> = signals(3),

        fixed: DFF<Bits<{ FIXED as usize }>>,
        index: DFF<Bits<{ INDEX as usize }>>,
        weight: DFF<Bits<8>>,
        reduced: DFF<Bit>,
        dividend: DFF<Bits<{ INDEX as usize }>>,
        left: DFF<Bits<{ PERIOD as usize }>>,
        period: DFF<Bits<{ PERIOD as usize }>>,
        bits_left: DFF<Bits<5>>,
        known: Vec<DFF<AxisTaps>> = signals(3),

        axis: Axis = Axis::new(),
        remainder: Remainder = Remainder::new(),
        place: Place = Place::new(),
    }
}

impl Logic for AxisWalk {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, fixed, index, weight, reduced, dividend, left, period, bits_left);
        self.axis.coordinate.next = self.fixed.q.val();
        self.axis.offset.next = self.offset.val();
        self.axis.along.next = self.along.val();
        self.axis.size.next = self.size.val();
        self.axis.wrap.next = self.wrap.val();
        self.axis.linear.next = self.linear.val();
        self.axis.half_weights.next = self.sampler.val().half_weights;
        self.remainder.left.next = self.left.q.val();
        self.remainder.dividend.next = self.dividend.q.val();
        self.remainder.period.next = self.period.q.val();
        self.place.index.next = self.index.q.val();
        self.place.left.next = self.left.q.val();
        self.place.reduced.next = self.reduced.q.val();
        self.place.size.next = self.size.val();
        self.place.period.next = self.period.q.val();
        self.place.wrap.next = self.wrap.val();
        self.place.weight.next = self.weight.q.val();
        self.repeats.next = self.axis.repeats.val();
        self.last_bit.next = self.bits_left.q.val() == 0;
        for i in 0..self.known.len() {
            self.known[i].clock.next = self.clock.val();
            self.known[i].d.next = self.known[i].q.val();
            if (self.state.val() == SampleState::Place) & self.at_axis[i].val() {
                self.known[i].d.next = self.place.taps.val();
            }
            self.taps[i].next = self.known[i].q.val();
        }
        if self.state.val() == SampleState::Fix {
            self.fixed.d.next = self.coordinate.val();
        }
        if self.state.val() == SampleState::Axis {
            self.index.d.next = self.axis.index.val();
            self.weight.d.next = self.axis.weight.val();
            self.reduced.d.next = self.axis.repeats.val();
            self.dividend.d.next = self.axis.magnitude.val();
            self.period.d.next = self.axis.period.val();
            self.left.d.next = 0.into();
            self.bits_left.d.next = 25.into();
        }
        if self.state.val() == SampleState::Divide {
            self.left.d.next = self.remainder.left_then.val();
            self.dividend.d.next = self.remainder.rest.val();
            self.bits_left.d.next = self.bits_left.q.val() - 1;
        }
    }
}
