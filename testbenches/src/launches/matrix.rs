//! Launches that multiply matrices with the builtins of clang for the matrix unit: integers with CLAMP, and a sparse A with its index.

use super::{Arg, OwnLaunch, blank, buffer, elements, scalar};
use tombolo_sim::random::SplitMix64;

/// The launches of this file.
pub(super) fn launches() -> Vec<OwnLaunch> {
    vec![matrix_clamp(), matrix_sparse()]
}

/// Work-groups; each makes two tiles.
const GROUPS: usize = 3;
/// Tiles of 16 x 16.
const TILES: usize = 2 * GROUPS;
/// Multiplies one after the other into a tile.
const STEPS: usize = 3;

fn bytes(seed: u64, n: usize) -> Vec<u8> {
    let mut random = SplitMix64::new(seed);
    (0..n).map(|_| random.next_u32() as u8).collect()
}

/// Numbers to start from: small ones, and ones from which a few products lead out of the range of 32 bits.
fn addends(seed: u64) -> Vec<i32> {
    let mut random = SplitMix64::new(seed);
    let mut one = || match random.next_u32() % 3 {
        0 => i32::MAX - (random.next_u32() % 100_000) as i32,
        1 => i32::MIN + (random.next_u32() % 100_000) as i32,
        _ => (random.next_u32() % 2_000) as i32 - 1_000,
    };
    (0..256 * TILES).map(|_| one()).collect()
}

/// A tile of D: from C, `STEPS` times the sum of the products that `dot` gives for (step, row, column), each time saturated.
fn tile(c: &[i32], dot: impl Fn(usize, usize, usize) -> i64) -> Vec<i32> {
    let element = |at: usize| {
        let saturate = |sum: i32, step: usize| {
            let exact = i64::from(sum) + dot(step, at / 16, at % 16);
            exact.clamp(i32::MIN.into(), i32::MAX.into()) as i32
        };
        (0..STEPS).fold(c[at], saturate)
    };
    (0..256).map(element).collect()
}

fn launch(name: &'static str, inputs: Vec<Arg>, expected: &[i32]) -> OwnLaunch {
    let output = inputs.len();
    let args = [inputs, vec![blank(0x5555_5555_i32, expected.len()), scalar(STEPS as u32)]].concat();
    let grid = [64 * GROUPS as u32, 1, 1];
    OwnLaunch { name, grid, block: [64, 1, 1], args, output, expected: elements(expected), tolerance: None }
}

fn matrix_clamp() -> OwnLaunch {
    let (a, b) = (bytes(600, 256 * STEPS * TILES), bytes(601, 256 * STEPS * TILES));
    let c = addends(602);
    let mut out = vec![];
    for at in 0..TILES {
        let line = |step: usize, line: usize| ((at * STEPS + step) * 16 + line) * 16..;
        let start = &c[256 * at..];
        out.extend(tile(start, |step, row, column| {
            let (a, b) = (&a[line(step, row)], &b[line(step, column)]);
            (0..16).map(|k| i64::from(a[k] as i8) * i64::from(b[k])).sum()
        }));
        out.extend(tile(start, |step, row, column| {
            let nibble = |byte: u8, k: usize| byte >> (4 * (k % 2)) & 15;
            let (a, b) = (&a[line(step, row)], &b[line(step, column)]);
            let signed = |nibble: u8| i64::from((nibble << 4) as i8 >> 4);
            (0..32).map(|k| i64::from(nibble(a[k / 2], k)) * signed(nibble(b[k / 2], k))).sum()
        }));
    }
    launch("matrix_clamp", vec![buffer(&a), buffer(&b), buffer(&c)], &out)
}

fn matrix_sparse() -> OwnLaunch {
    let (a, b) = (bytes(610, 256 * STEPS * TILES), bytes(611, 512 * STEPS * TILES));
    // Two different places of four, the lower one first.
    const PLACES: [u8; 6] = [0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110];
    let mut random = SplitMix64::new(612);
    let mut place = || PLACES[random.next_u32() as usize % PLACES.len()];
    let index: Vec<u8> = (0..64 * STEPS * TILES).map(|_| place() | place() << 4).collect();
    let c = addends(613);
    let mut out = vec![];
    for at in 0..TILES {
        out.extend(tile(&c[256 * at..], |step, row, column| {
            let first = (at * STEPS + step) * 16;
            let (row, column) = (first + row, first + column);
            let kept = |k: usize| {
                let nibble = index[row * 4 + k / 4] >> (4 * (k / 2 % 2));
                let place = usize::from(nibble >> (2 * (k % 2)) & 3);
                i64::from(a[row * 16 + k] as i8) * i64::from(b[column * 32 + k / 2 * 4 + place] as i8)
            };
            (0..16).map(kept).sum()
        }));
    }
    launch("matrix_sparse", vec![buffer(&a), buffer(&index), buffer(&b), buffer(&c)], &out)
}
