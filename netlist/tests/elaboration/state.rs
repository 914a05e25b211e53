//! Flip-flops, enumerations and control flow.

use crate::native::{Clocked, compare};
use rust_hdl::prelude::*;

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum Phase {
    Idle,
    Load,
    Run,
    Drain,
    Done,
}

#[derive(LogicBlock, Default)]
struct Sequencer {
    clock: Signal<In, Clock>,
    start: Signal<In, Bit>,
    stall: Signal<In, Bit>,
    phase: Signal<Out, Phase>,
    busy: Signal<Out, Bit>,
    count: Signal<Out, Bits<6>>,
    state: DFF<Phase>,
    left: DFF<Bits<6>>,
}

impl Logic for Sequencer {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, left);
        self.busy.next = true;
        match self.state.q.val() {
            Phase::Idle => {
                self.busy.next = false;
                if self.start.val() {
                    self.state.d.next = Phase::Load;
                }
            }
            Phase::Load => {
                self.left.d.next = 37.into();
                self.state.d.next = Phase::Run;
            }
            Phase::Run => {
                if !self.stall.val() {
                    self.left.d.next = self.left.q.val() - 5;
                }
                if self.left.q.val() < 5 {
                    self.state.d.next = Phase::Drain;
                } else if self.stall.val() & self.start.val() {
                    self.state.d.next = Phase::Done;
                }
            }
            Phase::Drain => {
                self.state.d.next = Phase::Done;
            }
            Phase::Done => {
                self.state.d.next = Phase::Idle;
            }
        }
        self.phase.next = self.state.q.val();
        self.count.next = self.left.q.val();
    }
}

impl Clocked for Sequencer {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn a_state_machine_without_a_default_arm_runs_as_in_rust() {
    compare(Sequencer::default(), |block, random| {
        block.start.next = random.bit();
        block.stall.next = random.bit();
    });
}
