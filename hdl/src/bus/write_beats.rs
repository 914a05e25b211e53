//! A masked line as a burst of an AXI data port: only the beats from the first to the last byte that is written.

use super::WORD;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Which of the `beats` of a line (1, 2, 4 or 8) a write needs.
    pub struct WriteSpan(beats: usize) {
        /// Bytes that are written.
        in mask: (Bits<64>),
        /// The first beat; 0 when nothing is written.
        out first: (Bits<3>),
        /// The last one.
        out last: (Bits<3>),
    }
    |g| {
        let mask = g.input("mask");
        let bytes = (64 / beats) as u32;
        let wanted: Vec<Wire> = (0..beats as u32).map(|at| mask.slice(bytes * at, bytes).any()).collect();
        let chosen = |order: &mut dyn Iterator<Item = usize>| {
            order.fold(g.zero(3), |other, at| wanted[at].select(&g.constant(3, at as u128), &other))
        };
        g.output("first", &chosen(&mut (0..beats).rev()));
        g.output("last", &chosen(&mut (0..beats)));
    }
}

generator_block! {
    /// One of the `beats` of a line. `is_narrow`: its bytes are chosen already, see [`crate::config::Config::narrow_port`].
    pub struct WriteBeat(beats: usize, is_narrow: bool) {
        /// 64 bytes; or those of the beat, lowest.
        in line: (Bits<512>),
        /// Those that are written.
        in mask: (Bits<64>),
        /// Number of the beat.
        in beat: (Bits<3>),
        /// Its words.
        out data: [Bits<64>; 8 / beats],
        /// Their bytes that are written.
        out strobes: [Bits<8>; 8 / beats],
    }
    |g| {
        let (line, mask) = (g.input("line"), g.input("mask"));
        let words = 8 / beats as u32;
        let beat = g.input("beat");
        let part = |from: &Wire, width: u32| {
            let all: Vec<Wire> = (0..beats as u32).map(|at| from.slice(width * at, width)).collect();
            if beats == 1 { all[0].clone() } else { g.choose(&beat.slice(0, beats.ilog2()), &all) }
        };
        let data = if is_narrow { line.slice(0, WORD as u32 * words) } else { part(&line, WORD as u32 * words) };
        let strobes = part(&mask, 8 * words);
        g.outputs("data", &(0..words).map(|at| data.slice(WORD as u32 * at, WORD as u32)).collect::<Vec<_>>());
        g.outputs("strobes", &(0..words).map(|at| strobes.slice(8 * at, 8)).collect::<Vec<_>>());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_burst_has_the_beats_that_are_written_and_no_others() {
        let mut span = WriteSpan::new(8);
        span.connect_all();
        let mut of = |mask: u64| {
            span.mask.next = mask.into();
            simulate(&mut span, 10);
            (span.first.val().to_u64(), span.last.val().to_u64())
        };
        assert_eq!(of(0), (0, 0));
        assert_eq!(of(1), (0, 0));
        assert_eq!(of(0xf0 << 16), (2, 2));
        assert_eq!(of(1 << 63 | 1 << 9), (1, 7));
        assert_eq!(of(u64::MAX), (0, 7));
    }
}
