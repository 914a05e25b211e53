//! Which waves of a SIMD have waited too long: the order of issue ([`super::order`]) serves the older wave first, and older waves that wait in a loop for
//! what a younger one does would keep it from ever doing it.
//!
//! Three flip-flops a wave. One that could issue and has not for [`PATIENCE`] to twice as many clocks goes first for at least the next [`PATIENCE`] clocks, in which it
//! comes on by hundreds of instructions. Those that starve at a look are a generation: each stays in it until it has issued, and only then are there new ones. Else the
//! older ones of many that starve would take turns and the youngest would never come. The compute unit's count of clocks says when a period begins, so that a SIMD
//! without work rests.

use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

/// Clocks between two looks at who waits. No kernel of the test benches keeps an instruction waiting for as long.
pub const PATIENCE: u64 = 1 << PATIENCE_BITS;
/// As a power of two.
pub const PATIENCE_BITS: usize = 12;

hardware_block! {
    /// See the module's description.
    pub struct Patience(waves: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A period begins.
        pub looks: Signal<In, Bit>,
        /// The instruction at the head of the wave may issue.
        pub ready: Vec<Signal<In, Bit>> = signals(waves),
        /// It does.
        pub grant: Vec<Signal<In, Bit>> = signals(waves),
        /// It has waited too long.
        pub starves: Vec<Signal<Out, Bit>> = signals(waves),

        // It could have issued since the last look, and has not since then.
        wants: Vec<DFF<Bit>> = signals(waves),
        // The same at the last look, and it has not issued since.
        waited: Vec<DFF<Bit>> = signals(waves),
        starved: Vec<DFF<Bit>> = signals(waves),
        // It could have issued since the last look, this cycle included.
        wanted: Vec<Signal<Local, Bit>> = signals(waves),
        // It is in need of a turn: of all waves, and of those that starve.
        needs: Vec<Signal<Local, Bit>> = signals(waves),
        left: Vec<Signal<Local, Bit>> = signals(waves),
        // Some wave of the generation has not issued yet.
        any_left: Signal<Local, Bit>,
    }
}

impl Logic for Patience {
    #[hdl_gen]
    fn update(&mut self) {
        self.any_left.next = false;
        for i in 0..self.waited.len() {
            self.wanted[i].next = self.wants[i].q.val() | self.ready[i].val();
            self.needs[i].next = self.waited[i].q.val() & self.wanted[i].val();
            self.left[i].next = self.starved[i].q.val() & self.needs[i].val();
            if self.left[i].val() {
                self.any_left.next = true;
            }
        }
        for i in 0..self.waited.len() {
            self.wants[i].clock.next = self.clock.val();
            self.waited[i].clock.next = self.clock.val();
            self.starved[i].clock.next = self.clock.val();
            self.wants[i].d.next = self.wanted[i].val();
            self.waited[i].d.next = self.waited[i].q.val();
            self.starved[i].d.next = self.starved[i].q.val();
            if self.looks.val() {
                self.wants[i].d.next = false;
                self.waited[i].d.next = self.wanted[i].val();
                self.starved[i].d.next = self.needs[i].val();
                if self.any_left.val() {
                    self.starved[i].d.next = self.left[i].val();
                }
            }
            if self.grant[i].val() {
                self.wants[i].d.next = false;
                self.waited[i].d.next = false;
            }
            self.starves[i].next = self.starved[i].q.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn who_has_waited_for_a_whole_period_goes_first_in_the_next_one() {
        let mut block = Patience::new(2);
        let mut told = vec![];
        block.ready[0].next = true;
        block.ready[1].next = true;
        for cycle in 0..4 * PATIENCE {
            block.looks.next = cycle % PATIENCE == 0;
            // One is served at last, the other now and then.
            block.grant[0].next = cycle > PATIENCE + 9;
            block.grant[1].next = cycle % 100 == 99;
            block.clock.next = false.into();
            simulate(&mut block, 10);
            if block.starves[0].val() {
                told.push(cycle);
            }
            assert!(!block.starves[1].val(), "clock {cycle}");
            block.clock.next = true.into();
            simulate(&mut block, 10);
        }
        assert_eq!((told.first(), told.last()), (Some(&(PATIENCE + 1)), Some(&(2 * PATIENCE))));
    }

    #[test]
    fn each_of_many_waves_that_never_rest_comes_to_its_turn() {
        const WAVES: usize = 6;
        let mut block = Patience::new(WAVES);
        let mut issued = [0; WAVES];
        block.ready.iter_mut().for_each(|ready| ready.next = true);
        for cycle in 0..3 * WAVES as u64 * PATIENCE {
            block.looks.next = cycle % PATIENCE == 0;
            // The oldest of those that starve, or of all.
            let first = block.starves.iter().position(|starves| starves.val()).unwrap_or(0);
            for (wave, grant) in block.grant.iter_mut().enumerate() {
                grant.next = wave == first;
            }
            issued[first] += 1;
            block.clock.next = false.into();
            simulate(&mut block, 10);
            block.clock.next = true.into();
            simulate(&mut block, 10);
        }
        assert!(issued.iter().all(|issued| *issued >= PATIENCE), "{issued:?}");
    }
}
