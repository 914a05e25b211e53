//! The arithmetic of ray tracing by itself, against binary32 of the compiler.

use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_hdl::ray::arithmetic::{Function, RayArithmetic};

struct Bench(RayArithmetic);

impl Bench {
    fn new() -> Self {
        let mut block = RayArithmetic::new();
        block.connect_all();
        Self(block)
    }

    fn of(&mut self, function: Function, a: f32, b: f32) -> (u32, bool, bool) {
        self.0.a.next = u64::from(a.to_bits()).into();
        self.0.b.next = u64::from(b.to_bits()).into();
        self.0.function.next = function;
        for level in [false, true, false] {
            self.0.clock.next = Clock { clk: level };
            simulate(&mut self.0, 10);
        }
        (self.0.result.val().to_u64() as u32, self.0.at_most.val(), self.0.below.val())
    }
}

/// NaNs are one kind, and so are zeros where an extreme is taken.
fn same(got: u32, expected: f32) -> bool {
    let got = f32::from_bits(got);
    got.is_nan() && expected.is_nan() || got.to_bits() == expected.to_bits()
}

#[test]
fn numbers_are_those_of_binary32() {
    let mut bench = Bench::new();
    let mut seed = 1u64;
    let mut random = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 32) as u32
    };
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        1e-45,
        -1e-45,
        1e-39,
        1.175_494_4e-38,
        f32::MAX,
        f32::MIN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        0.5,
        1.5,
        2.3e-23,
        16_777_217.0,
        1.000_000_1,
    ];
    let mut pairs: Vec<(f32, f32)> = special.iter().flat_map(|a| special.map(|b| (*a, b))).collect();
    for _ in 0..600 {
        pairs.push((f32::from_bits(random()), f32::from_bits(random())));
        // Near each other, so that sums cancel; products near the denormal numbers.
        let a = random() & 0x81ff_ffff | 0x3e00_0000;
        pairs.push((f32::from_bits(a), f32::from_bits(a ^ random() & 0x8000_0fff)));
        pairs.push((
            f32::from_bits(random() & 0x87ff_ffff | 0x1800_0000),
            f32::from_bits(random() & 0x87ff_ffff | 0x2000_0000),
        ));
        pairs.push((f32::from_bits(random() & 0x807f_ffff), f32::from_bits(random() & 0x81ff_ffff | 0x3e00_0000)));
    }
    for (a, b) in pairs {
        let (sum, at_most, below) = bench.of(Function::Add, a, b);
        assert!(same(sum, a + b), "{a:e} + {b:e}: {sum:#x}");
        assert_eq!((at_most, below), (b <= a, b < a), "{a:e}, {b:e}");
        let (product, ..) = bench.of(Function::Multiply, a, b);
        assert!(same(product, a * b), "{a:e} * {b:e}: {product:#x}, not {:#x}", (a * b).to_bits());
        let (least, ..) = bench.of(Function::Least, a, b);
        assert!(same(least, a.min(b)) || a == b && a == 0.0, "least of {a:e}, {b:e}");
        let (most, ..) = bench.of(Function::Most, a, b);
        assert!(same(most, a.max(b)) || a == b && a == 0.0, "most of {a:e}, {b:e}");
        assert!(same(bench.of(Function::Move, a, b).0, a));
    }
}
