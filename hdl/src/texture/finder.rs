//! The level of a sample from its derivatives, and the probes that lie along the longer one: what [`super::sampling`] does in its states from `Derive`
//! to `Found`. [`super::detail`] and [`super::probes`] have the arithmetic.

use super::detail::{Digit, LEVEL, LevelOf, Major, Square, SquareSum};
use super::probes::{Derivatives, ProbeCount, ProbePlace};
use super::sampler::SamplerFields;
use super::scale::Float;
use super::state::SampleState;
use crate::hardware_block;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct LevelFinder() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What the sample is at.
        pub state: Signal<In, SampleState>,
        /// The sampler.
        pub sampler: Signal<In, SamplerFields>,
        /// Derivatives are differences of the quad's coordinates.
        pub implicit: Signal<In, Bit>,
        /// Axis of the derivative.
        pub axis: Signal<In, Bits<2>>,
        /// It is the last one.
        pub last_axis: Signal<In, Bit>,
        /// A value of the address: while it is read, the derivative.
        pub address_value: Signal<In, Bits<32>>,
        /// A difference, while there is one.
        pub difference: Signal<In, Bits<32>>,
        /// The derivative in texels.
        pub value: Signal<In, Float>,
        /// Number of the probe.
        pub probe: Signal<In, Bits<4>>,
        /// Derivatives are those downwards.
        pub vertical: Signal<Out, Bit>,
        /// The digit is the last one of its logarithm.
        pub last_digit: Signal<Out, Bit>,
        /// The level of the shorter derivative is wanted too.
        pub again: Signal<Out, Bit>,
        /// The level.
        pub level: Signal<Out, Bits<{ LEVEL as usize }>>,
        /// There are several probes.
        pub several: Signal<Out, Bit>,
        /// What the probe is away from the middle, in 1/256 of the derivative.
        pub away: Signal<Out, Bits<8>>,
        /// Its weight among those up to it.
        pub weight: Signal<Out, Bits<8>>,
        /// It is the last one.
        pub last_probe: Signal<Out, Bit>,
        /// The longer derivative on the axis, or its opposite, as the probe lies.
        pub derivative: Signal<Out, Bits<32>>,

        down_now: DFF<Bit>,
        sum: DFF<Square>,
        horizontal_sum: DFF<Square>,
        root: DFF<Bits<53>>,
        digits: DFF<Bits<20>>,
        digits_left: DFF<Bits<3>>,
        shorter: DFF<Bit>,
        down: DFF<Bit>,
        found: DFF<Bits<{ LEVEL as usize }>>,
        count: DFF<Bits<5>>,

        squares: SquareSum = SquareSum::new(),
        major: Major = Major::new(),
        digit: Digit = Digit::new(),
        level_of: LevelOf = LevelOf::new(),
        counts: ProbeCount = ProbeCount::new(),
        places: ProbePlace = ProbePlace::new(),
        derivatives: Derivatives = Derivatives::new(),
        no_square: Constant<Square> = Constant::new(Square {
            exponent: Bits::from(0u64),
            significand: Bits::from(0u64),
            infinite: false,
            nan: false,
        }),
        seeks: Signal<Local, Bit>,
    }
}

impl Logic for LevelFinder {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, down_now, sum, horizontal_sum, root, digits, digits_left, shorter, down, found, count);
        clock!(self, clock, derivatives);
        self.squares.sum.next = self.sum.q.val();
        self.squares.value.next = self.value.val();
        self.major.horizontal.next = self.horizontal_sum.q.val();
        self.major.vertical.next = self.sum.q.val();
        self.major.shorter.next = self.shorter.q.val();
        self.digit.fraction.next = self.root.q.val();
        self.level_of.digits.next = self.digits.q.val();
        self.level_of.square.next = self.major.major.val();
        self.counts.longer.next = self.found.q.val();
        self.counts.shorter.next = self.level_of.level.val();
        self.counts.most.next = self.sampler.val().most_probes;
        self.places.count.next = self.count.q.val();
        self.places.number.next = self.probe.val();
        self.derivatives.write.next = (self.state.val() == SampleState::Derive) & !self.implicit.val();
        self.derivatives.vertical.next = self.down_now.q.val();
        self.derivatives.axis.next = self.axis.val();
        self.derivatives.value.next = self.address_value.val();
        if self.state.val() == SampleState::Differed {
            self.derivatives.write.next = true;
            self.derivatives.value.next = self.difference.val();
        }
        self.derivatives.down.next = self.down.q.val();
        self.derivatives.negates.next = self.places.backwards.val();

        self.vertical.next = self.down_now.q.val();
        self.last_digit.next = self.digits_left.q.val() == 0;
        self.seeks.next = (self.sampler.val().magnify_probes | self.sampler.val().minify_probes)
            & (self.sampler.val().most_probes != 0)
            & !self.shorter.q.val();
        self.again.next = self.seeks.val();
        self.level.next = self.found.q.val();
        self.several.next = self.count.q.val() != 1;
        self.away.next = self.places.away.val();
        self.weight.next = self.places.weight.val();
        self.last_probe.next = self.places.last.val();
        self.derivative.next = self.derivatives.derivative.val();

        if self.state.val() == SampleState::Lane {
            self.down_now.d.next = false;
            self.shorter.d.next = false;
            self.sum.d.next = self.no_square.val();
        }
        if self.state.val() == SampleState::Square {
            self.sum.d.next = self.squares.both.val();
            if self.last_axis.val() {
                self.down_now.d.next = true;
                if !self.down_now.q.val() {
                    self.horizontal_sum.d.next = self.squares.both.val();
                    self.sum.d.next = self.no_square.val();
                }
            }
        }
        if self.state.val() == SampleState::Major {
            self.root.d.next = self.major.major.val().significand;
            self.digits.d.next = bit_cast::<20, 12>(self.major.major.val().exponent);
            self.digits_left.d.next = 7.into();
        }
        if self.state.val() == SampleState::Digit {
            self.root.d.next = self.digit.left.val();
            self.digits.d.next = self.digits.q.val() << 1;
            if self.digit.digit.val() {
                self.digits.d.next = (self.digits.q.val() << 1) + 1;
            }
            self.digits_left.d.next = self.digits_left.q.val() - 1;
        }
        if self.state.val() == SampleState::Found {
            if self.shorter.q.val() {
                self.found.d.next = self.counts.level.val();
                self.count.d.next = self.counts.count.val();
            } else {
                self.found.d.next = self.level_of.level.val();
                self.count.d.next = 1.into();
                self.down.d.next = self.major.down.val();
                self.shorter.d.next = self.seeks.val();
            }
        }
    }
}
