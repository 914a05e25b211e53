//! Sums, products and fused multiply-adds of F32 and F64 against the host's, which round to nearest even and keep denormals
//! as IEEE 754 asks for; which NaN an operation returns is not IEEE 754's matter.

use super::super::*;
use super::{Operands, SAMPLES, same};
use std::cell::Cell;

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
