//! Who goes first among the waves of a SIMD: the higher user priority, then the older wave (5.2, S_SETPRIO).
//!
//! One flip-flop and a 2-bit comparison for each pair of waves.

use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// See the module's description.
    pub struct WaveOrder(waves: usize) clocked {
        /// A wave starts in the slot: it is the youngest.
        in launch: (Bits<16>),
        /// Priorities, 3 the highest.
        in priority: [Bits<2>; waves],
        /// The waves that go before this one.
        out before: [Bits<16>; waves],
    }
    |g| {
        let launch = bits_of(&g.input("launch"));
        let priority = g.inputs("priority", waves);
        let mut before: Vec<Vec<Wire>> = vec![vec![g.zero(1); waves]; waves];
        for low in 0..waves {
            for high in low + 1..waves {
                let changes = &launch[low] | &launch[high];
                let older = g.register_enabled(&format!("older_{low}_{high}"), &launch[high], &changes);
                let equal = priority[low].equals(&priority[high]);
                let first = priority[high].less(&priority[low]) | equal & older;
                let first = g.name(&format!("first_{low}_{high}"), &first);
                before[low][high] = !&first;
                before[high][low] = first;
            }
        }
        let vectors: Vec<Wire> = before.iter().map(|waves| vector_of(g, waves).resize(16)).collect();
        g.outputs("before", &vectors);
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
    fn order(launches: &[u32], priorities: [u64; 4]) -> Vec<usize> {
        let mut block = WaveOrder::new(4);
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
        assert_eq!(order(&[2, 0, 3, 1], [0; 4]), [2, 0, 3, 1]);
        assert_eq!(order(&[2, 0, 3, 1, 0], [0; 4]), [2, 3, 1, 0]);
    }

    #[test]
    fn priority_goes_before_age() {
        assert_eq!(order(&[0, 1, 2, 3], [0, 3, 1, 3]), [1, 3, 2, 0]);
    }
}
