//! Launches of integer code: divergence, calls, scratch memory, wide arithmetic.

use super::{OwnLaunch, blank, buffer, elements, scalar};
use tombolo_sim::random::SplitMix64;

/// The launches of this file.
pub(super) fn launches() -> Vec<OwnLaunch> {
    vec![hash(), divergence(), stack_array(), calls(), multiply_u64(), integer_division(), sha256()]
}

/// A launch that maps inputs to outputs element by element, with a grid somewhat larger than the vectors.
fn map(
    name: &'static str,
    inputs: Vec<super::Arg>,
    blank: super::Arg,
    expected: super::Elements,
    n: usize,
) -> OwnLaunch {
    let output = inputs.len();
    let args = [inputs, vec![blank, scalar(n as u32)]].concat();
    let grid = [(n as u32 + 1).next_multiple_of(64), 1, 1];
    OwnLaunch { name, grid, block: [64, 1, 1], args, output, expected, tolerance: None }
}

fn words(seed: u64, n: usize) -> Vec<u32> {
    let mut random = SplitMix64::new(seed);
    (0..n).map(|_| random.next_u32()).collect()
}

/// 64-bit values of every magnitude.
fn long_words(seed: u64, n: usize) -> Vec<u64> {
    let mut random = SplitMix64::new(seed);
    (0..n).map(|_| random.next_u64() >> (random.next_u32() % 64)).collect()
}

fn hash() -> OwnLaunch {
    let n = 100;
    let text: Vec<u8> = words(200, 1000).into_iter().map(|v| v as u8).collect();
    let mut starts: Vec<u32> = words(201, n + 1).into_iter().map(|v| v % 1000).collect();
    starts.sort_unstable();
    let fnv = |s: &[u8]| s.iter().fold(2166136261u32, |h, b| (h ^ u32::from(*b)).wrapping_mul(16777619));
    let hashes: Vec<u32> = starts.windows(2).map(|w| fnv(&text[w[0] as usize..w[1] as usize])).collect();
    map("hash", vec![buffer(&text), buffer(&starts)], blank(0u32, n), elements(&hashes), n)
}

fn divergence() -> OwnLaunch {
    let n = 150;
    let small = |seed| -> Vec<u32> { words(seed, n).into_iter().map(|v| v % 1000).collect() };
    let (a, b) = (small(202), small(203));
    let walk = |(&x, &y): (&u32, &u32)| {
        let (mut x, mut y, mut steps) = (x, y, 0u32);
        while x != 0 && y != 0 && steps < 500 {
            if x > y {
                loop {
                    x -= y;
                    steps += 1;
                    if !(x > y && x & 1 == 1) {
                        break;
                    }
                }
            } else if y & 2 != 0 {
                y -= x;
                steps += 2;
            } else {
                match y & 12 {
                    0 => y >>= 1,
                    4 => y -= x,
                    8 => x ^= 1,
                    _ => y -= 1,
                }
                steps += 3;
            }
        }
        steps << 16 ^ x ^ y
    };
    let out: Vec<u32> = a.iter().zip(&b).map(walk).collect();
    map("divergence", vec![buffer(&a), buffer(&b)], blank(0u32, n), elements(&out), n)
}

fn stack_array() -> OwnLaunch {
    let n = 80;
    let seeds = words(204, n);
    let count = |&seed: &u32| {
        let mut seed = seed;
        let mut counts: [u32; 24] = std::array::from_fn(|k| k as u32);
        for _ in 0..40 {
            seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
            counts[(seed >> 16) as usize % 24] += seed & 15;
        }
        counts.iter().fold(0u32, |sum, c| sum.wrapping_mul(31).wrapping_add(*c))
    };
    let out: Vec<u32> = seeds.iter().map(count).collect();
    map("stack_array", vec![buffer(&seeds)], blank(0u32, n), elements(&out), n)
}

fn calls() -> OwnLaunch {
    let mix = |a: u32, b: u32| (a ^ b.rotate_left(7)).wrapping_mul(2654435761);
    let n = 90;
    let seeds = words(205, n);
    let each = |(i, &seed): (usize, &u32)| {
        let (mut values, mut seed) = ([0u32; 8], seed);
        for k in 0..8 {
            let value = &mut values[seed as usize & 7];
            *value = value.wrapping_add(seed.wrapping_add(k));
            seed = mix(seed, k);
        }
        let folded = values[..seed as usize & 7].iter().fold(0, |sum, v| mix(sum, *v));
        folded.wrapping_add(mix(i as u32, seed))
    };
    let out: Vec<u32> = seeds.iter().enumerate().map(each).collect();
    map("calls", vec![buffer(&seeds)], blank(0u32, n), elements(&out), n)
}

fn multiply_u64() -> OwnLaunch {
    let n = 120;
    let (a, b) = (long_words(206, n), long_words(207, n));
    let each = |(&x, &y): (&u64, &u64)| {
        let (low, high) = (x.wrapping_mul(y), ((u128::from(x) * u128::from(y)) >> 64) as u64);
        if low > high { low.wrapping_sub(high >> (y & 63)) } else { high ^ low << (x & 63) }
    };
    let out: Vec<u64> = a.iter().zip(&b).map(each).collect();
    map("multiply_u64", vec![buffer(&a), buffer(&b)], blank(0u64, n), elements(&out), n)
}

fn integer_division() -> OwnLaunch {
    let n = 110;
    let (a, b) = (long_words(208, n), long_words(209, n));
    let each = |(&x, &y): (&u64, &u64)| {
        let (x32, y32) = (x as u32, y as u32 | 1);
        let sum = (x / (y | 1)).wrapping_add(x % (y | 1)) ^ (x as i64).wrapping_div((y >> 1 | 1) as i64) as u64;
        let sum = sum.wrapping_add(u64::from((x32 / y32) ^ (x32 % y32)));
        sum.wrapping_add(i64::from((x32 as i32).wrapping_div((y32 >> 1 | 1) as i32)) as u64)
    };
    let out: Vec<u64> = a.iter().zip(&b).map(each).collect();
    map("integer_division", vec![buffer(&a), buffer(&b)], blank(0u64, n), elements(&out), n)
}

fn sha256() -> OwnLaunch {
    let n = 70;
    let blocks = words(210, 16 * n);
    let digests: Vec<u32> = blocks.as_chunks::<16>().0.iter().flat_map(sha256_block).collect();
    map("sha256", vec![buffer(&blocks)], blank(0u32, 8 * n), elements(&digests), n)
}

/// The first 32 bits of the fractional part of the `root`-th (square or cube) root of `n` (FIPS 180-4, sections 4.2.2 and
/// 5.3.3): the largest integer whose power does not exceed n * 2^(32 * root), without its whole part.
fn fraction_of_root(n: u32, root: u32) -> u32 {
    let target = u128::from(n) << (32 * root);
    let bit = |x: u128, bit: u32| if (x | 1 << bit).pow(root) <= target { x | 1 << bit } else { x };
    (0..37).rev().fold(0, bit) as u32
}

/// The hash value after one block that starts from the initial value.
fn sha256_block(block: &[u32; 16]) -> [u32; 8] {
    let primes: Vec<u32> = (2..=311).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
    let initial: [u32; 8] = std::array::from_fn(|i| fraction_of_root(primes[i], 2));
    let mut w = block.to_vec();
    for t in 16..64 {
        let (w15, w2) = (w[t - 15], w[t - 2]);
        let s0 = w15.rotate_right(7) ^ w15.rotate_right(18) ^ w15 >> 3;
        let s1 = w2.rotate_right(17) ^ w2.rotate_right(19) ^ w2 >> 10;
        w.push([w[t - 16], s0, w[t - 7], s1].into_iter().fold(0, u32::wrapping_add));
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = initial;
    for t in 0..64 {
        let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let t1 = [h, s1, e & f ^ !e & g, fraction_of_root(primes[t], 3), w[t]].into_iter().fold(0, u32::wrapping_add);
        let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let t2 = s0.wrapping_add(a & b ^ a & c ^ b & c);
        (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(t1), c, b, a, t1.wrapping_add(t2));
    }
    let last = [a, b, c, d, e, f, g, h];
    std::array::from_fn(|i| initial[i].wrapping_add(last[i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_hash_of_abc_is_the_published_one() {
        // FIPS 180-4's example "abc": one block, padded with a one bit and the length of 24 bits.
        let mut block = [0; 16];
        (block[0], block[15]) = (0x6162_6380, 24);
        let digest = sha256_block(&block);
        assert_eq!(digest[..4], [0xba78_16bf, 0x8f01_cfea, 0x4141_40de, 0x5dae_2223]);
        assert_eq!(digest[4..], [0xb003_61a3, 0x9617_7a9c, 0xb410_ff61, 0xf200_15ad]);
    }
}
