//! The scalar registers of a SIMD in rows of 32, so that all that a wave begins with is written in two clocks: its user data, and then VCC, TTMP7 to TTMP9, M0
//! and EXEC.
//!
//! A row that is partly written may be read in the same cycle, so rows are distributed RAM: for 16 waves eight copies of 64 words of 1024 bits, and a choice among
//! sixteen pairs behind each. What is written at a launch is not seen by a read in the same cycle; the wave does not run yet.

use crate::parts::constants::{EXEC, FIRST_TRAP, NULL, VCC};
use crate::scalar::write_port::ScalarWriteWires;
use crate::wave::InitialRowWires;
use tombolo_netlist::builder::{Builder, Wire};

/// Pairs of a row.
const PAIRS: u32 = 16;
/// Pairs of user data, in the first row.
const USER_PAIRS: u32 = 8;
/// Pairs of the last row that a wave begins with: VCC, TTMP6 and TTMP7, TTMP8 and TTMP9, M0 behind NULL, EXEC.
const LAST_PAIRS: [u128; 5] = [VCC / 2, FIRST_TRAP / 2 + 3, FIRST_TRAP / 2 + 4, NULL / 2, EXEC / 2];
/// What the third to the last of them have, by their place in the row's data. VCC and M0 are zero.
const GIVEN: [Option<u32>; 5] = [None, Some(0), Some(1), None, Some(2)];

/// The row of a wave that is launched, one `half` of its pairs, and which of them are written.
fn initial(g: &Builder, row: &InitialRowWires, half: u32) -> (Wire, Wire) {
    let given = |at: u32| row.data.slice(64 * at + 32 * half, 32);
    let (mut words, mut written) = (vec![], vec![]);
    for pair in 0..PAIRS {
        let first = if pair < USER_PAIRS { given(pair) } else { g.zero(32) };
        let begins_with = LAST_PAIRS.iter().position(|last| (last % u128::from(PAIRS)) as u32 == pair);
        let last = begins_with.and_then(|at| GIVEN[at]).map_or_else(|| g.zero(32), given);
        words.push(row.last.select(&last, &first));
        let is_null = half == 0 && begins_with.is_some_and(|at| LAST_PAIRS[at] == NULL / 2);
        let bit = |set: bool| g.constant(1, u128::from(set));
        written.push(row.last.select(&bit(begins_with.is_some() && !is_null), &bit(pair < USER_PAIRS)));
    }
    let joined = |wires: &[Wire]| g.concat(&wires.iter().rev().collect::<Vec<_>>());
    (joined(&words), joined(&written))
}

/// The reads of `waves` waves' registers, wave and register each: even and odd register of the pair, a cycle later. What is written is `write`, or what a
/// wave begins with if it `launches`.
pub(super) fn read_rows(
    g: &Builder,
    waves: usize,
    reads: &[(Wire, Wire)],
    write: &ScalarWriteWires,
    (launches, row): (&Wire, &InitialRowWires),
) -> Vec<[Wire; 2]> {
    let ScalarWriteWires { valid, wave, pair, data, halves, .. } = write;
    let address = wave.concat(&launches.select(&row.last.repeat(2), &pair.slice(4, 2)));
    let places: Vec<Wire> = (0..PAIRS).map(|at| pair.slice(0, 4).is(at.into())).collect();
    let place = g.concat(&places.iter().rev().collect::<Vec<_>>());
    let writes = [halves.bit(0) & !pair.is(NULL >> 1), halves.bit(1)];
    let rams = [0, 1].map(|half: usize| {
        let ram = g.ram(["even", "odd"][half], 32 * PAIRS, 4 * waves as u32);
        let (words, which) = initial(g, row, half as u32);
        let word = data.slice(32 * half as u32, 32);
        let mask = launches.select(&which, &place.when(&writes[half]));
        let words = launches.select(&words, &word.repeat(PAIRS));
        g.ram_write(ram, &(launches | valid), &address, &words, Some(&mask));
        (ram, word)
    });
    let read = |(at, (read_wave, index)): (usize, &(Wire, Wire))| {
        let same = valid & !launches & read_wave.equals(wave) & index.slice(1, 6).equals(pair);
        [0, 1].map(|half: usize| {
            let name = ["even", "odd"][half];
            let (ram, word) = &rams[half];
            let row = g.ram_read_now(*ram, &format!("{name}_row_{at}"), &read_wave.concat(&index.slice(5, 2)));
            let words: Vec<Wire> = (0..PAIRS).map(|pair| row.slice(32 * pair, 32)).collect();
            let kept = g.choose(&index.slice(1, 4), &words);
            g.register(&format!("{name}_{at}"), &(&same & &writes[half]).select(word, &kept))
        })
    };
    reads.iter().enumerate().map(read).collect()
}
