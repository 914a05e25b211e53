//! The order of statements: locals read before and between assignments, accumulation in loops, constants and generics.

use crate::native::{Clocked, compare, netlist_of};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;

#[derive(LogicBlock, Default)]
struct Reordered {
    clock: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    b: Signal<In, Bits<8>>,
    select: Signal<In, Bits<2>>,
    early: Signal<Out, Bits<8>>,
    between: Signal<Out, Bits<8>>,
    merged: Signal<Out, Bits<8>>,
    matched: Signal<Out, Bits<8>>,
    ones: Signal<Out, Bits<4>>,
    found: Signal<Out, Bits<3>>,
    settled: Signal<Local, Bits<8>>,
    work: Signal<Local, Bits<8>>,
}

impl Logic for Reordered {
    #[hdl_gen]
    fn update(&mut self) {
        // Read before it is written: the settled value.
        self.early.next = self.settled.val() + 1;
        self.settled.next = self.a.val() ^ self.b.val();
        // Read between assignments: the value of the moment.
        self.work.next = self.a.val();
        self.between.next = self.work.val() + 1;
        if self.select.val().get_bit(0) {
            self.work.next = self.work.val() + self.b.val();
            if self.select.val().get_bit(1) {
                self.work.next = self.work.val() ^ 0x0f;
            }
        } else {
            self.work.next = self.work.val() - self.b.val();
        }
        self.merged.next = self.work.val();
        match self.select.val().index() {
            0 => {
                self.work.next = self.work.val() << 1;
            }
            3 => {
                self.work.next = self.work.val() + self.merged.val();
            }
            _ => {}
        }
        self.matched.next = self.work.val();
        self.work.next = 7.into();
        self.ones.next = 0.into();
        self.found.next = 0.into();
        for i in 0..8 {
            if self.a.val().get_bit(i) {
                self.ones.next = self.ones.val() + 1;
                self.found.next = i.to_bits();
            }
        }
    }
}

impl Clocked for Reordered {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn reads_before_and_between_assignments_see_what_rust_sees() {
    compare(Reordered::default(), |block, random| {
        block.a.next = random.bits();
        block.b.next = random.bits();
        block.select.next = random.bits();
    });
}

/// A part whose widths and constants are parameters.
#[derive(LogicBlock)]
struct Scaled<const N: usize, const M: usize> {
    source: Signal<In, Bits<N>>,
    scale: Constant<Bits<N>>,
    enabled: Constant<Bit>,
    result: Signal<Out, Bits<N>>,
    low: Signal<Out, Bits<M>>,
}

impl<const N: usize, const M: usize> Scaled<N, M> {
    fn new(scale: u64, enabled: bool) -> Self {
        Self {
            source: Default::default(),
            scale: Constant::new(scale.into()),
            enabled: Constant::new(enabled),
            result: Default::default(),
            low: Default::default(),
        }
    }
}

impl<const N: usize, const M: usize> Logic for Scaled<N, M> {
    #[hdl_gen]
    fn update(&mut self) {
        if self.enabled.val() {
            self.result.next = self.source.val() ^ self.scale.val();
        } else {
            self.result.next = self.source.val() + self.scale.val();
        }
        self.low.next = self.source.val().get_bits::<M>(0);
        for i in 0..M {
            if self.source.val().get_bit(i + 2) {
                self.low.next = self.low.val() + 1;
            }
        }
    }
}

#[derive(LogicBlock)]
struct Parameters {
    clock: Signal<In, Clock>,
    source: Signal<In, Bits<20>>,
    outputs: Vec<Signal<Out, Bits<20>>>,
    lows: Vec<Signal<Out, Bits<3>>>,
    scaled: Vec<Scaled<20, 3>>,
    held: DFFWithInit<Bits<20>>,
}

impl Default for Parameters {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            source: Default::default(),
            outputs: (0..4).map(|_| Default::default()).collect(),
            lows: (0..4).map(|_| Default::default()).collect(),
            scaled: [(3, false), (3, true), (3, false), (5, false)].map(|(by, on)| Scaled::new(by, on)).into(),
            held: DFFWithInit::new(0xabcde.into()),
        }
    }
}

impl Logic for Parameters {
    #[hdl_gen]
    fn update(&mut self) {
        self.held.clock.next = self.clock.val();
        self.held.d.next = self.source.val();
        for i in 0..4 {
            self.scaled[i].source.next = self.held.q.val();
            self.outputs[i].next = self.scaled[i].result.val();
            self.lows[i].next = self.scaled[i].low.val();
        }
    }
}

impl Clocked for Parameters {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn constants_are_inlined_and_parameters_make_modules_of_their_own() {
    compare(Parameters::default(), |block, random| block.source.next = random.bits());
    let netlist = netlist_of(&Parameters::default());
    let names: Vec<&str> = netlist.modules.iter().map(|module| module.name.as_str()).collect();
    assert_eq!(names, ["scaled", "scaled_2", "scaled_3", "held", "top"]);
}
