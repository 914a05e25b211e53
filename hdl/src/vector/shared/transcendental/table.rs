//! The tables and the interpolator, stages 3 to 5: `c0 + ((c1 t) >> 20) + ((c2 ((t t) >> 20)) >> 20)`.
//!
//! The rows of all tables lie in one block RAM of 1024 words of 74 bits. The multipliers are unsigned; a negative
//! coefficient takes its weight off the product afterwards, where it meets the sum anyway.

use super::Registers;
use tombolo_isa::transcendental::{EXP, LOG, POSITION_BITS, RCP, RSQ, Row, SIN};
use tombolo_netlist::builder::{Builder, Wire};

/// Where the tables begin, in rows.
pub mod base {
    /// 128 rows.
    pub const RCP: u128 = 0;
    /// 128 rows.
    pub const EXP: u128 = 128;
    /// 256 rows.
    pub const RSQ: u128 = 256;
    /// 96 rows.
    pub const LOG: u128 = 512;
    /// 129 rows.
    pub const SIN: u128 = 768;
}

/// Bits of the coefficients; the first is positive, the others are in two's complement.
const C0: u32 = 31;
const C1: u32 = 25;
const C2: u32 = 18;
const ROWS: usize = 1024;

fn words() -> Vec<u128> {
    let mut words = vec![0; ROWS];
    let tables: [(u128, &[Row]); 5] =
        [(base::RCP, &RCP), (base::EXP, &EXP), (base::RSQ, &RSQ), (base::LOG, &LOG), (base::SIN, &SIN)];
    for (base, rows) in tables {
        for (word, row) in words[base as usize..].iter_mut().zip(rows) {
            let [c0, c1, c2] = row.map(|coefficient| coefficient as u128);
            let field = |value: u128, width: u32| value & ((1 << width) - 1);
            *word = field(c0, C0) << (C1 + C2) | field(c1, C1) << C2 | field(c2, C2);
        }
    }
    words
}

/// The interpolated value, 31 bits in units of 2^-30, of the row at `address` (10 bits) and a position (20 bits) in it.
pub fn interpolated(g: &Builder, address: &Wire, position: &Wire, registers: Registers) -> Wire {
    let table = g.rom("table", C0 + C1 + C2, &words());
    let row = g.ram_read(table, "row", address, None);
    let t = g.register("position_2", position);
    let (c0, c1, c2) = (row.slice(C1 + C2, C0), row.slice(C2, C1), row.slice(0, C2));

    // The first product, and the square beside it.
    let kept = POSITION_BITS;
    let linear = (&c1 * &t).slice(kept, C1);
    let linear = linear - t.when(&c1.msb()).concat(&g.zero(C1 - kept));
    let linear = g.register("linear", &linear);
    let square = g.register("square", &(&t * &t).slice(kept, kept));
    let c0 = g.register("c0_3", &c0);
    let c2 = g.register("c2_3", &c2);

    let quadratic = (&c2 * &square).slice(C2, kept) - square.when(&c2.msb());
    let quadratic = registers.behind(g, 4, "quadratic", &quadratic.slice(kept - C2, C2));
    let partial = registers.behind(g, 4, "partial", &(c0 + linear.sign_extend(C0)));
    g.register("interpolated", &(partial + quadratic.sign_extend(C0)))
}
