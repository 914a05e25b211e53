//! Who goes first among the waves of a SIMD: the one that has waited too long ([`super::patience`]), then the higher user priority, then the older wave
//! (5.2, S_SETPRIO).
//!
//! A vector for each wave of those that are older, and one for each priority of those that have it.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// User priorities (S_SETPRIO).
const PRIORITIES: usize = 4;

generator_block! {
    /// Who goes before each of `waves` waves.
    pub struct Precedence(waves: usize) {
        /// Waves that are older than this one.
        in older: [Bits<16>; waves],
        /// Priorities, 3 the highest.
        in priority: [Bits<2>; waves],
        /// The wave has waited too long.
        in starves: [Bit; waves],
        /// The waves that go before this one.
        out before: [Bits<16>; waves],
    }
    |g| {
        let priority = g.inputs("priority", waves);
        let of = |level: usize| {
            let alike: Vec<Wire> = priority.iter().map(|own| own.is(level as u128)).collect();
            g.name(&format!("of_priority_{level}"), &vector_of(g, &alike).resize(16))
        };
        let alike: Vec<Wire> = (0..PRIORITIES).map(of).collect();
        let above: Vec<Wire> = (0..PRIORITIES).map(|level| g.or_all(16, &alike[level + 1..])).collect();
        let starves = g.inputs("starves", waves);
        let starving = g.name("starving", &vector_of(g, &starves).resize(16));
        let before: Vec<Wire> = (0..waves)
            .map(|wave| {
                let of_all = g.choose(&priority[wave], &above) | g.choose(&priority[wave], &alike) & g.input(&format!("older_{wave}"));
                starves[wave].select(&(&starving & &of_all), &(&starving | of_all))
            })
            .collect();
        g.outputs("before", &before);
    }
}

hardware_block! {
    /// See the module's description.
    pub struct WaveOrder(waves: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave starts in the slot, at most one: it is the youngest.
        pub launch: Signal<In, Bits<16>>,
        /// Priorities, 3 the highest.
        pub priority: Vec<Signal<In, Bits<2>>> = signals(waves),
        /// The wave has waited too long.
        pub starves: Vec<Signal<In, Bit>> = signals(waves),
        /// The waves that go before this one.
        pub before: Vec<Signal<Out, Bits<16>>> = signals(waves),

        others: Vec<Constant<Bits<16>>> = (0..waves).map(|wave| Constant::new((0xffff & !(1u64 << wave)).into())).collect(),
        older: Vec<DFF<Bits<16>>> = signals(waves),
        precedence: Precedence = Precedence::new(waves),
    }
}

impl Logic for WaveOrder {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..self.older.len() {
            self.older[i].clock.next = self.clock.val();
            self.older[i].d.next = self.older[i].q.val() & !self.launch.val();
            if self.launch.val().get_bit(i) {
                self.older[i].d.next = self.others[i].val();
            }
            self.precedence.older[i].next = self.older[i].q.val();
            self.precedence.priority[i].next = self.priority[i].val();
            self.precedence.starves[i].next = self.starves[i].val();
            self.before[i].next = self.precedence.before[i].val();
        }
    }
}

/// The requests that no other request goes before; `before` as in [`WaveOrder`].
pub fn first_in_order(requests: &Wire, before: &[Wire]) -> Vec<Wire> {
    let first =
        |(at, before): (usize, &Wire)| requests.bit(at as u32) & (requests & &before.slice(0, requests.width())).none();
    before.iter().enumerate().map(first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The order of four waves, first one first, after launches in this sequence.
    fn order(launches: &[u32], priorities: [u64; 4], starving: Option<usize>) -> Vec<usize> {
        let mut block = WaveOrder::new(4);
        for (wave, input) in block.starves.iter_mut().enumerate() {
            input.next = Some(wave) == starving;
        }
        for (input, priority) in block.priority.iter_mut().zip(priorities) {
            input.next = priority.into();
        }
        for slot in launches {
            block.launch.next = (1u64 << slot).into();
            block.clock.next = false.into();
            simulate(&mut block, 10);
            block.clock.next = true.into();
            simulate(&mut block, 10);
        }
        let before: Vec<u32> = block.before.iter().map(|set| set.val().to_u64().count_ones()).collect();
        let mut waves: Vec<usize> = (0..4).collect();
        waves.sort_by_key(|wave| before[*wave]);
        waves
    }

    #[test]
    fn the_older_wave_goes_first_whatever_its_slot() {
        assert_eq!(order(&[2, 0, 3, 1], [0; 4], None), [2, 0, 3, 1]);
        assert_eq!(order(&[2, 0, 3, 1, 0], [0; 4], None), [2, 3, 1, 0]);
    }

    #[test]
    fn priority_goes_before_age() {
        assert_eq!(order(&[0, 1, 2, 3], [0, 3, 1, 3], None), [1, 3, 2, 0]);
    }

    #[test]
    fn a_wave_that_has_waited_too_long_goes_before_priority() {
        assert_eq!(order(&[0, 1, 2, 3], [0, 3, 1, 3], Some(2)), [2, 1, 3, 0]);
    }
}
