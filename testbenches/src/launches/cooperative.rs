//! Launches whose work-items work together: LDS, barriers, atomics.

use super::{Arg, OwnLaunch, blank, buffer, elements, scalar};
use tombolo_sim::random::SplitMix64;

/// The launches of this file.
pub(super) fn launches() -> Vec<OwnLaunch> {
    vec![reduction(), scan(), matrix_multiply(), tile_transpose(), histogram(), bitonic_sort()]
}

fn words(seed: u64, n: usize) -> Vec<u32> {
    let mut random = SplitMix64::new(seed);
    (0..n).map(|_| random.next_u32()).collect()
}

fn reduction() -> OwnLaunch {
    let n = 3000;
    let values = words(100, n);
    let sum = values.iter().fold(0u32, |sum, v| sum.wrapping_add(*v));
    OwnLaunch {
        name: "reduction",
        grid: [512, 1, 1],
        block: [128, 1, 1],
        args: vec![buffer(&values), blank(0u32, 1), scalar(n as u32)],
        output: 1,
        expected: elements(&[sum]),
        tolerance: None,
    }
}

fn scan() -> OwnLaunch {
    let (groups, size) = (3, 128);
    let values = words(101, groups * size);
    let prefix_sums = |group: &[u32]| -> Vec<u32> {
        let running = group.iter().scan(0u32, |sum, v| {
            *sum = sum.wrapping_add(*v);
            Some(*sum)
        });
        running.collect()
    };
    let sums: Vec<u32> = values.chunks(size).flat_map(prefix_sums).collect();
    OwnLaunch {
        name: "scan",
        grid: [(groups * size) as u32, 1, 1],
        block: [size as u32, 1, 1],
        args: vec![buffer(&values), blank(0u32, groups * size), Arg::Local(4 * size as u32)],
        output: 1,
        expected: elements(&sums),
        tolerance: None,
    }
}

fn matrix_multiply() -> OwnLaunch {
    let (m, n, k) = (20, 27, 19);
    let mut random = SplitMix64::new(102);
    let mut matrix = |size: usize| -> Vec<f32> { (0..size).map(|_| random.next_u32() as i32 as f32 / 1e9).collect() };
    let (a, b) = (matrix(m * k), matrix(k * n));
    let element = |row: usize, column: usize| (0..k).fold(0.0, |sum, i| a[row * k + i].mul_add(b[i * n + column], sum));
    let product: Vec<f32> = (0..m * n).map(|i| element(i / n, i % n)).collect();
    OwnLaunch {
        name: "matrix_multiply",
        grid: [32, 24, 1],
        block: [8, 8, 1],
        args: vec![
            buffer(&a),
            buffer(&b),
            blank(f32::NAN, m * n),
            scalar(m as u32),
            scalar(n as u32),
            scalar(k as u32),
        ],
        output: 2,
        expected: elements(&product),
        tolerance: None,
    }
}

fn tile_transpose() -> OwnLaunch {
    let (rows, columns) = (37, 50);
    let values = words(103, rows * columns);
    let transposed: Vec<u32> = (0..rows * columns).map(|i| values[(i % rows) * columns + i / rows]).collect();
    OwnLaunch {
        name: "tile_transpose",
        // A work-group of 16 x 8 work-items moves a tile of 16 x 16.
        grid: [64, 24, 1],
        block: [16, 8, 1],
        args: vec![buffer(&values), blank(0u32, rows * columns), scalar(rows as u32), scalar(columns as u32)],
        output: 1,
        expected: elements(&transposed),
        tolerance: None,
    }
}

fn histogram() -> OwnLaunch {
    let n = 2000;
    // The minimum of two bytes: small values are frequent, so that atomics collide.
    let bytes: Vec<u8> = words(104, n).iter().map(|v| (*v as u8).min((v >> 8) as u8)).collect();
    let mut counts = [0u32; 256];
    bytes.iter().for_each(|b| counts[usize::from(*b)] += 1);
    OwnLaunch {
        name: "histogram",
        grid: [384, 1, 1],
        block: [128, 1, 1],
        args: vec![buffer(&bytes), blank(0u32, 256), scalar(n as u32)],
        output: 1,
        expected: elements(&counts),
        tolerance: None,
    }
}

fn bitonic_sort() -> OwnLaunch {
    let values: Vec<i32> = words(105, 512).into_iter().map(|v| v as i32).collect();
    let mut sorted = values.clone();
    sorted.chunks_mut(256).for_each(<[i32]>::sort_unstable);
    OwnLaunch {
        name: "bitonic_sort",
        grid: [256, 1, 1],
        block: [128, 1, 1],
        args: vec![buffer(&values)],
        output: 0,
        expected: elements(&sorted),
        tolerance: None,
    }
}
