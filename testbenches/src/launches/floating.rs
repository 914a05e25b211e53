//! Launches of floating-point code in half, single and double precision.

use super::{Half, OwnLaunch, blank, buffer, elements, scalar};
use rustc_apfloat::{Float, FloatConvert, ieee};
use std::f64::consts::TAU;
use tombolo_sim::random::SplitMix64;

/// The launches of this file.
pub(super) fn launches() -> Vec<OwnLaunch> {
    vec![stencil(), n_body(), mandelbrot(), black_scholes(), fft(), softmax(), layer_norm(), saxpy_f16(), saxpy_f64()]
}

/// Numbers evenly spread over a range.
fn uniform(seed: u64, n: usize, low: f32, high: f32) -> Vec<f32> {
    let mut random = SplitMix64::new(seed);
    let unit = |bits: u32| (bits >> 8) as f32 / (1 << 24) as f32;
    (0..n).map(|_| low + (high - low) * unit(random.next_u32())).collect()
}

fn stencil() -> OwnLaunch {
    let (width, height) = (45, 21);
    let field = uniform(300, width * height, -10.0, 10.0);
    let average = |i: usize| {
        let (x, y) = (i % width, i / width);
        if x == 0 || y == 0 || x + 1 == width || y + 1 == height {
            return field[i];
        }
        let around = (field[i - 1] + field[i + 1]) + (field[i - width] + field[i + width]);
        around * 0.125 + field[i] * 0.5
    };
    let out: Vec<f32> = (0..width * height).map(average).collect();
    OwnLaunch {
        name: "stencil",
        grid: [48, 24, 1],
        block: [16, 8, 1],
        args: vec![buffer(&field), blank(f32::NAN, width * height), scalar(width as u32), scalar(height as u32)],
        output: 1,
        expected: elements(&out),
        // The compiler may fuse the multiplication with the addition.
        tolerance: Some((1e-6, 1e-6)),
    }
}

fn n_body() -> OwnLaunch {
    let n = 60;
    let bodies: Vec<f32> = uniform(301, 4 * n, 0.0, 8.0);
    let body = |i: usize| -> [f64; 4] { std::array::from_fn(|k| f64::from(bodies[4 * i + k])) };
    let acceleration = |i: usize| {
        let own = body(i);
        let mut sum = [0.0; 4];
        for other in (0..n).map(body) {
            let away: [f64; 3] = std::array::from_fn(|k| other[k] - own[k]);
            let cube = (away.iter().map(|d| d * d).sum::<f64>() + f64::from(0.01f32)).powf(-1.5);
            (0..3).for_each(|k| sum[k] += away[k] * other[3] * cube);
        }
        sum.map(|s| s as f32)
    };
    let out: Vec<f32> = (0..n).flat_map(acceleration).collect();
    OwnLaunch {
        name: "n_body",
        grid: [64, 1, 1],
        block: [64, 1, 1],
        args: vec![buffer(&bodies), blank(f32::NAN, 4 * n), scalar(n as u32)],
        output: 1,
        expected: elements(&out),
        tolerance: Some((1e-4, 1e-4)),
    }
}

fn mandelbrot() -> OwnLaunch {
    let (width, height, limit) = (48u32, 32u32, 60u32);
    let (left, top, step) = (-2.1f32, -1.2f32, 0.07f32);
    let escape = |i: u32| {
        let (cr, ci) = (((i % width) as f32).mul_add(step, left), ((i / width) as f32).mul_add(step, top));
        let (mut zr, mut zi, mut count) = (0.0f32, 0.0f32, 0);
        while count < limit && zr * zr + zi * zi <= 4.0 {
            (zr, zi) = (zr * zr - zi * zi + cr, (2.0 * zr).mul_add(zi, ci));
            count += 1;
        }
        count
    };
    let counts: Vec<u32> = (0..width * height).map(escape).collect();
    OwnLaunch {
        name: "mandelbrot",
        grid: [width, height, 1],
        block: [16, 4, 1],
        args: vec![
            blank(u32::MAX, (width * height) as usize),
            scalar(left),
            scalar(top),
            scalar(step),
            scalar(width),
            scalar(limit),
        ],
        output: 0,
        expected: elements(&counts),
        tolerance: None,
    }
}

fn black_scholes() -> OwnLaunch {
    let n = 200;
    let (price, strike) = (uniform(302, n, 5.0, 30.0), uniform(303, n, 1.0, 100.0));
    let years = uniform(304, n, 0.25, 10.0);
    let (rate, volatility) = (0.02f32, 0.3f32);
    let normal = |x: f64| {
        const C: [f64; 5] = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
        let k = 1.0 / (1.0 + 0.2316419 * x.abs());
        let tail = 0.39894228 * (-0.5 * x * x).exp() * C.iter().rev().fold(0.0, |sum, c| (sum + c) * k);
        if x < 0.0 { tail } else { 1.0 - tail }
    };
    let call = |i: usize| {
        let [s, k, t, r, v] = [price[i], strike[i], years[i], rate, volatility].map(f64::from);
        let d1 = ((s / k).ln() + (r + 0.5 * v * v) * t) / (v * t.sqrt());
        (s * normal(d1) - k * (-r * t).exp() * normal(d1 - v * t.sqrt())) as f32
    };
    let calls: Vec<f32> = (0..n).map(call).collect();
    OwnLaunch {
        name: "black_scholes",
        grid: [256, 1, 1],
        block: [64, 1, 1],
        args: vec![
            buffer(&price),
            buffer(&strike),
            buffer(&years),
            blank(f32::NAN, n),
            scalar(rate),
            scalar(volatility),
            scalar(n as u32),
        ],
        output: 3,
        expected: elements(&calls),
        // Differences of nearly equal terms: absolute error of a single-precision sum of about 30.
        tolerance: Some((1e-5, 1e-4)),
    }
}

fn fft() -> OwnLaunch {
    let (groups, size) = (3, 64);
    let points = uniform(305, 2 * groups * size, -1.0, 1.0);
    let twiddle = |i: usize| (-TAU * i as f64 / size as f64).sin_cos();
    let twiddles: Vec<f32> = (0..size / 2).map(twiddle).flat_map(|(sin, cos)| [cos as f32, sin as f32]).collect();
    let bin = |points: &[f32], k: usize| {
        let (mut re, mut im) = (0.0, 0.0);
        for (j, point) in points.as_chunks::<2>().0.iter().enumerate() {
            let ((sin, cos), [x, y]) = (twiddle(j * k % size), point.map(f64::from));
            (re, im) = (re + x * cos - y * sin, im + x * sin + y * cos);
        }
        [re as f32, im as f32]
    };
    let transform = |group: &[f32]| -> Vec<f32> { (0..size).flat_map(|k| bin(group, k)).collect() };
    let out: Vec<f32> = points.chunks(2 * size).flat_map(transform).collect();
    OwnLaunch {
        name: "fft",
        grid: [32 * groups as u32, 1, 1],
        block: [32, 1, 1],
        args: vec![buffer(&points), buffer(&twiddles), blank(f32::NAN, points.len())],
        output: 2,
        expected: elements(&out),
        tolerance: Some((1e-5, 1e-5)),
    }
}

fn softmax() -> OwnLaunch {
    let (rows, columns) = (3, 150);
    let values = uniform(306, rows * columns, -8.0, 8.0);
    let normalise = |row: &[f32]| -> Vec<f32> {
        let sum: f64 = row.iter().map(|v| f64::from(*v).exp()).sum();
        row.iter().map(|v| (f64::from(*v).exp() / sum) as f32).collect()
    };
    let out: Vec<f32> = values.chunks(columns).flat_map(normalise).collect();
    OwnLaunch {
        name: "softmax",
        grid: [64 * rows as u32, 1, 1],
        block: [64, 1, 1],
        args: vec![buffer(&values), blank(f32::NAN, rows * columns), scalar(columns as u32)],
        output: 1,
        expected: elements(&out),
        tolerance: Some((1e-5, 1e-9)),
    }
}

fn layer_norm() -> OwnLaunch {
    let (rows, columns) = (3, 128);
    let mut random = SplitMix64::new(310);
    let values: Vec<i16> = (0..rows * columns).map(|_| (random.next_u32() % 2000) as i16 - 900).collect();
    let gains: Vec<Half> = uniform(311, columns, -0.5, 0.5).iter().map(|gain| half(f64::from(*gain))).collect();
    let normalise = |row: &[i16]| -> Vec<Half> {
        let mean = row.iter().map(|v| f64::from(*v)).sum::<f64>() / columns as f64;
        let variance = row.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum::<f64>() / columns as f64;
        let normal = |value: &i16| (f64::from(*value) - mean) / (variance + 1e-5).sqrt();
        row.iter().zip(&gains).map(|(value, gain)| half(normal(value) * (1.0 + double(*gain)))).collect()
    };
    let out: Vec<Half> = values.chunks(columns).flat_map(normalise).collect();
    let stored = |value: i16| u32::from(value.wrapping_add(0x4000) as u16);
    let pairs: Vec<u32> = values.as_chunks::<2>().0.iter().map(|[a, b]| stored(*b) << 16 | stored(*a)).collect();
    OwnLaunch {
        name: "layer_norm",
        grid: [64 * rows as u32, 1, 1],
        block: [64, 1, 1],
        args: vec![buffer(&pairs), buffer(&gains), blank(Half(0x7e00), rows * columns)],
        output: 2,
        expected: elements(&out),
        // Three roundings to half precision.
        tolerance: Some((2e-3, 1e-5)),
    }
}

/// Rounded to half precision.
fn half(value: f64) -> Half {
    let rounded: ieee::Half = ieee::Double::from_bits(value.to_bits().into()).convert(&mut false).value;
    Half(rounded.to_bits() as u16)
}

fn double(value: Half) -> f64 {
    let exact: ieee::Double = ieee::Half::from_bits(value.0.into()).convert(&mut false).value;
    f64::from_bits(exact.to_bits() as u64)
}

/// Half-precision numbers of either sign between 2^-7 and 2^8 in magnitude.
fn halves(seed: u64, n: usize) -> Vec<Half> {
    let mut random = SplitMix64::new(seed);
    let mut half = || {
        let bits = random.next_u32();
        Half((((bits >> 16) % 0x3c00 + 0x2000) | (bits & 0x8000)) as u16)
    };
    (0..n).map(|_| half()).collect()
}

fn saxpy_f16() -> OwnLaunch {
    let n = 130;
    let alpha = Half(0xbd55);
    let (x, y) = (halves(307, 2 * n), halves(308, 2 * n));
    let fused = |(x, y): (&Half, &Half)| {
        let [a, x, y] = [alpha, *x, *y].map(|h| ieee::Half::from_bits(u128::from(h.0)));
        Half(a.mul_add(x, y).value.to_bits() as u16)
    };
    let out: Vec<Half> = x.iter().zip(&y).map(fused).collect();
    OwnLaunch {
        name: "saxpy_f16",
        grid: [192, 1, 1],
        block: [64, 1, 1],
        args: vec![buffer(&x), buffer(&y), scalar(alpha), scalar(n as u32)],
        output: 1,
        expected: elements(&out),
        tolerance: None,
    }
}

fn saxpy_f64() -> OwnLaunch {
    let n = 130;
    let alpha = -1.0 / 3.0;
    let mut random = SplitMix64::new(309);
    let mut doubles = || -> Vec<f64> { (0..n).map(|_| (random.next_u64() as i64 >> 3) as f64 / 1e17).collect() };
    let (x, y) = (doubles(), doubles());
    let out: Vec<f64> = x.iter().zip(&y).map(|(x, y)| f64::mul_add(alpha, *x, *y)).collect();
    OwnLaunch {
        name: "saxpy_f64",
        grid: [192, 1, 1],
        block: [64, 1, 1],
        args: vec![buffer(&x), buffer(&y), scalar(alpha), scalar(n as u32)],
        output: 1,
        expected: elements(&out),
        tolerance: None,
    }
}
