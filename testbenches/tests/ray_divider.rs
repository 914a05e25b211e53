//! The divider of ray tracing against division of binary32 numbers: pairs of special numbers, and random ones of all exponents, also such whose
//! quotients are denormal or too large.
//!
//! `TOMBOLO_ROUNDS` is the number of random pairs (default 4000).

use pretty_assertions::assert_eq;
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::ray::divider::RayDivider;
use tombolo_sim::engine::{CompiledEngine, Engine};
use tombolo_sim::random::SplitMix64;

/// Clocks that a division takes at most.
const PATIENCE: usize = 40;

fn quotient(a: u32, b: u32) -> u32 {
    let quotient = f32::from_bits(a) / f32::from_bits(b);
    if quotient.is_nan() { 0x7fc0_0000 } else { quotient.to_bits() }
}

#[test]
fn quotients_are_those_of_binary32() {
    let mut block = RayDivider::new();
    block.connect_all();
    let mut engine = CompiledEngine::new(Arc::new(tombolo_netlist::elaborate(&block, "top").unwrap())).unwrap();
    let inputs = ["divides", "a", "b"].map(|name| engine.input(name).unwrap());
    let [done, result] = ["done", "result"].map(|name| engine.find(name).unwrap());
    let special = [
        0,
        1,
        2,
        3,
        0x7f_ffff,
        0x80_0000,
        0x80_0001,
        0x3f80_0000,
        0x3f80_0001,
        0x3fff_ffff,
        0x4040_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0x7fc0_0000,
    ];
    let mut pairs: Vec<(u32, u32)> = special.iter().flat_map(|a| special.map(|b| (*a, b | 1 << 31))).collect();
    let random = &mut SplitMix64::new(3);
    let rounds = std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(4000);
    for round in 0..rounds {
        let [a, b] = [0; 2].map(|_| random.next_u64() as u32);
        // Every second quotient is near the smallest normal number.
        let near = a & 0x807f_ffff | ((b >> 23 & 0xff) / 2 + 1) << 23;
        let far = b & 0x807f_ffff | ((b >> 23 & 0xff) / 2 + 127) << 23;
        pairs.push(if round % 2 == 0 { (a, b) } else { (near, far) });
    }
    for (a, b) in pairs {
        for (input, value) in inputs.iter().zip([1, u64::from(a), b.into()]) {
            engine.set(*input, &[value]);
        }
        engine.settle();
        let mut clocks = 0;
        while engine.get(done)[0] == 0 {
            engine.step();
            engine.settle();
            clocks += 1;
            assert!(clocks < PATIENCE, "{a:#x} / {b:#x}");
        }
        assert_eq!(format!("{:#x}", engine.get(result)[0]), format!("{:#x}", quotient(a, b)), "{a:#x} / {b:#x}");
        engine.step();
    }
}
