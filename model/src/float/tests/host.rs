//! Sums, products and fused multiply-adds of F32 and F64 against the host's, which round to nearest even and keep denormals
//! as IEEE 754 asks for; which NaN an operation returns is not IEEE 754's matter. What the model takes from the host instead of
//! computing it, flags among it, against the soft float.

use super::super::engine::{Rounded, from_apfloat};
use super::super::native::Native;
use super::super::*;
use super::{Operands, SAMPLES, same};
use rustc_apfloat::Float as _;
use std::cell::Cell;

macro_rules! shortcut {
    ($name:ident, $format:ty, $share:expr) => {
        #[test]
        fn $name() {
            let mut operands = Operands { state: 9 };
            let round = Round::NearestTiesToEven;
            let mut taken = 0;
            for _ in 0..SAMPLES {
                let [a, b, c] = [(); 3].map(|()| operands.next::<$format>());
                if [a, b, c].into_iter().any(<$format>::is_nan) {
                    continue;
                }
                let [x, y, z] = [a, b, c].map(<$format>::soft);
                let results: [(&str, Option<Rounded>, Rounded); 3] = [
                    ("add", <$format as Native>::sum(a, b), from_apfloat::<$format>(x.add_r(y, round))),
                    ("mul", <$format as Native>::product(a, b), from_apfloat::<$format>(x.mul_r(y, round))),
                    ("fma", <$format as Native>::fused(a, b, c), from_apfloat::<$format>(x.mul_add_r(y, z, round))),
                ];
                for (name, native, soft) in results {
                    let Some(native) = native else { continue };
                    taken += 1;
                    assert_eq!(native, soft, "{name} {a:#x} {b:#x} {c:#x}");
                }
            }
            assert!(taken > (SAMPLES as f64 * $share) as usize, "the shortcut answers too seldom: {taken}");
        }
    };
}

shortcut!(half_precision_of_the_host_is_that_of_the_soft_float, F16, 0.5);
shortcut!(single_precision_of_the_host_is_that_of_the_soft_float, F32, 0.5);
shortcut!(double_precision_of_the_host_is_that_of_the_soft_float, F64, 0.25);

macro_rules! agree {
    ($name:ident, $format:ty, $host:ty, $bits:ty) => {
        #[test]
        fn $name() {
            let mut operands = Operands { state: 5 };
            let flags = Cell::new(Flags::NONE);
            let env = Env::new(FloatMode::IEEE, &flags);
            for _ in 0..SAMPLES {
                let [a, b, c] = [(); 3].map(|()| operands.next::<$format>());
                let [x, y, z] = [a, b, c].map(|bits| <$host>::from_bits(bits as $bits));
                let results = [
                    ("add", add::<$format>(a, b, env), x + y),
                    ("mul", mul::<$format>(a, b, env), x * y),
                    ("fma", fma::<$format>(a, b, c, env), x.mul_add(y, z)),
                ];
                for (name, ours, host) in results {
                    let host = u64::from(host.to_bits());
                    assert!(same::<$format>(ours, host), "{name} {a:#x} {b:#x} {c:#x}: {ours:#x}, host {host:#x}");
                }
            }
        }
    };
}

agree!(single_precision_rounds_to_nearest_even_as_the_host_does, F32, f32, u32);
agree!(double_precision_rounds_to_nearest_even_as_the_host_does, F64, f64, u64);
