//! Launches that stream through memory: every work-item loads, computes a little and stores.

use super::{OwnLaunch, blank, buffer, elements, scalar};
use tombolo_sim::random::SplitMix64;

/// The launches of this file.
pub(super) fn launches() -> Vec<OwnLaunch> {
    vec![vecadd(), saxpy(), fill(), copy(), polynomial(), add_u64(), saxpy_strided(), partial_groups()]
}

/// Floats of every magnitude, with zeros, denormals, the largest and infinities among them but no NaN, and so that no sum of
/// two is one: which NaN an invalid operation gives is the business of the instruction vectors.
fn floats(seed: u64, n: usize) -> Vec<f32> {
    const SPECIAL: [f32; 8] =
        [0.0, -0.0, f32::MIN_POSITIVE, f32::MAX, f32::INFINITY, f32::from_bits(1), f32::from_bits(0x807f_ffff), 1.0];
    let mut random = SplitMix64::new(seed);
    let mut float = |i: usize| match (i % 16, random.next_u32()) {
        (0, bits) => SPECIAL[(bits >> 29) as usize],
        // Neighbouring exponents, so that sums round and cancel.
        (1..8, bits) => f32::from_bits(bits & 0x83ff_ffff | 0x3c00_0000),
        (_, bits) => f32::from_bits(bits & 0xbfff_ffff),
    };
    (0..n).map(&mut float).collect()
}

fn vecadd() -> OwnLaunch {
    let n = 1000;
    let (a, b) = (floats(1, n), floats(2, n));
    let sum: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    OwnLaunch {
        name: "vecadd",
        grid: [1024, 1, 1],
        block: [256, 1, 1],
        args: vec![buffer(&a), buffer(&b), blank(0.0f32, n), scalar(n as u32)],
        output: 2,
        expected: elements(&sum),
        tolerance: None,
    }
}

/// alpha * x + y over all elements, by a launch of this shape; `n` counts what the kernel counts.
fn saxpy_of(name: &'static str, grid: u32, block: u32, seed: u64, elements_in_all: usize, n: u32) -> OwnLaunch {
    let alpha = 2.5f32;
    let (x, y) = (floats(seed, elements_in_all), floats(seed + 1, elements_in_all));
    let result: Vec<f32> = x.iter().zip(&y).map(|(x, y)| alpha.mul_add(*x, *y)).collect();
    OwnLaunch {
        name,
        grid: [grid, 1, 1],
        block: [block, 1, 1],
        args: vec![buffer(&x), buffer(&y), scalar(alpha), scalar(n)],
        output: 1,
        expected: elements(&result),
        tolerance: None,
    }
}

fn saxpy() -> OwnLaunch {
    saxpy_of("saxpy", 768, 64, 10, 700, 700)
}

fn saxpy_strided() -> OwnLaunch {
    saxpy_of("saxpy_strided", 128, 64, 20, 1220, 305)
}

fn fill() -> OwnLaunch {
    let (n, value) = (300, 0xdead_beefu32);
    OwnLaunch {
        name: "fill",
        grid: [320, 1, 1],
        block: [32, 1, 1],
        args: vec![blank(0u32, n), scalar(value), scalar(n as u32)],
        output: 0,
        expected: elements(&vec![value; n]),
        tolerance: None,
    }
}

fn copy() -> OwnLaunch {
    let n = 150;
    let content = floats(30, 4 * n);
    OwnLaunch {
        name: "copy",
        grid: [192, 1, 1],
        block: [96, 1, 1],
        args: vec![buffer(&content), blank(f32::NAN, 4 * n), scalar(n as u32)],
        output: 1,
        expected: elements(&content),
        tolerance: None,
    }
}

fn polynomial() -> OwnLaunch {
    let n = 500;
    let [c0, c1, c2] = [0.5f32, -0.25, 1.5];
    let x: Vec<f32> = floats(40, n).into_iter().map(|x| if x.is_infinite() { 3.0 } else { x }).collect();
    let y: Vec<f32> = x.iter().map(|&x| c2.mul_add(x, c1).mul_add(x, c0).mul_add(x, 1.0)).collect();
    OwnLaunch {
        name: "polynomial",
        grid: [512, 1, 1],
        block: [128, 1, 1],
        args: vec![buffer(&x), blank(0.0f32, n), scalar(c0), scalar(c1), scalar(c2), scalar(n as u32)],
        output: 1,
        expected: elements(&y),
        tolerance: None,
    }
}

fn add_u64() -> OwnLaunch {
    let n = 100;
    let mut random = SplitMix64::new(50);
    // Every other low word is all ones in one operand, so that carries run into the high word.
    let a: Vec<u64> = (0..2 * n).map(|i| random.next_u64() | if i % 2 == 0 { 0xffff_ffff } else { 0 }).collect();
    let b: Vec<u64> = (0..2 * n).map(|_| random.next_u64()).collect();
    let sum: Vec<u64> = a.iter().zip(&b).map(|(a, b)| a.wrapping_add(*b)).collect();
    OwnLaunch {
        name: "add_u64",
        grid: [128, 1, 1],
        block: [64, 1, 1],
        args: vec![buffer(&a), buffer(&b), blank(0u64, 2 * n), scalar(n as u32)],
        output: 2,
        expected: elements(&sum),
        tolerance: None,
    }
}

fn partial_groups() -> OwnLaunch {
    let n = 200;
    let ids: Vec<u32> = (0..n).collect();
    OwnLaunch {
        name: "partial_groups",
        grid: [n, 1, 1],
        block: [96, 1, 1],
        args: vec![blank(u32::MAX, n as usize)],
        output: 0,
        expected: elements(&ids),
        tolerance: None,
    }
}
