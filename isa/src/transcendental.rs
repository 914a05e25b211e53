//! Tables of the transcendental unit: one interpolator shared by RCP, RSQ, SQRT, LOG, EXP, SIN and COS.
//!
//! Every table approximates one smooth function by parabolas over equal segments. A row `[c0, c1, c2]` holds the
//! coefficients of its segment in units of 2^-[`FRACTION_BITS`]; with `t` in [0, 1) the position in the segment, as
//! [`POSITION_BITS`] bits, the value is `c0 + c1 t + c2 t^2`. What is done with the value (multiplied by the reduced
//! argument, added to an exponent, rounded) is in `docs/transcendentals.md`; model and hardware both follow it.
//!
//! The rows are made by one procedure, which a test repeats: interpolation at the three Chebyshev nodes of the segment,
//! each coefficient rounded to nearest. To print them again:
//! `cargo test -p tombolo-isa transcendental -- --ignored --nocapture`.

mod rows;

pub use rows::{EXP, LOG, RCP, RSQ, SIN};

/// Fraction bits of coefficients and of interpolated values.
pub const FRACTION_BITS: u32 = 30;

/// Bits of the position `t` within a segment.
pub const POSITION_BITS: u32 = 20;

/// The coefficients of one segment.
pub type Row = [i32; 3];

/// Segments of [`RCP`]: `1 / m` for `m` in [1, 2).
pub const RCP_SEGMENTS: usize = 128;

/// Segments of [`RSQ`]: `1 / sqrt(m)`, the first half for `m` in [1, 2), the second for `m` in [2, 4).
pub const RSQ_SEGMENTS: usize = 256;

/// Segments of [`LOG`]: `log2(1 + f) / f` for `f` in [-1/4, 1/2), 128 segments a unit.
pub const LOG_SEGMENTS: usize = 96;

/// Segments of [`EXP`]: `2^f` for `f` in [0, 1).
pub const EXP_SEGMENTS: usize = 128;

/// Segments of [`SIN`]: `sin(2 pi r) / (8 r)` for `r` in [0, 1/4] turns; the last one starts at 1/4 and holds the value there.
pub const SIN_SEGMENTS: usize = 129;

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::{LN_2, PI, SQRT_2};

    /// A table: its name, its rows, and the function of the segment-relative argument `index + t`.
    type Described = (&'static str, &'static [Row], fn(f64) -> f64);

    const TABLES: [Described; 5] = [
        ("RCP", &RCP, |x| 1.0 / (1.0 + x / 128.0)),
        ("RSQ", &RSQ, |x| if x < 128.0 { 1.0 / (1.0 + x / 128.0).sqrt() } else { 1.0 / (2.0 * (x / 128.0)).sqrt() }),
        ("LOG", &LOG, |x| {
            let f = x / 128.0 - 0.25;
            if f.abs() < 1e-12 { 1.0 / LN_2 } else { f.ln_1p() / (f * LN_2) }
        }),
        ("EXP", &EXP, |x| (x / 128.0).exp2()),
        ("SIN", &SIN, |x| {
            let r = x / 512.0;
            if r == 0.0 { PI / 4.0 } else { (2.0 * PI * r).sin() / (8.0 * r) }
        }),
    ];

    /// The parabola through the function at the Chebyshev nodes of segment `index`, in powers of `t`.
    fn chebyshev(index: usize, function: fn(f64) -> f64) -> Row {
        // Nodes on [0, 1]: 1/2 and 1/2 +- sqrt(3)/4.
        let offset = 3.0_f64.sqrt() / 4.0;
        let at = |t: f64| function(index as f64 + t);
        let (low, middle, high) = (at(0.5 - offset), at(0.5), at(0.5 + offset));
        let curvature = (low + high - 2.0 * middle) / (2.0 * offset * offset);
        let slope = (high - low) / (2.0 * offset);
        let unit = f64::from(1 << FRACTION_BITS);
        [middle - slope / 2.0 + curvature / 4.0, slope - curvature, curvature].map(|c| (c * unit).round() as i32)
    }

    #[test]
    fn rows_are_the_chebyshev_interpolants() {
        let counts = [RCP_SEGMENTS, RSQ_SEGMENTS, LOG_SEGMENTS, EXP_SEGMENTS, SIN_SEGMENTS];
        for ((name, rows, function), count) in TABLES.into_iter().zip(counts) {
            assert_eq!(rows.len(), count, "{name}");
            for (index, row) in rows.iter().enumerate() {
                let expected = chebyshev(index, function);
                // The host's logarithm, exponential and sine may differ from another host's in their last bit.
                let close = row.iter().zip(expected).all(|(a, b)| a.abs_diff(b) <= 1);
                assert!(close, "{name} {index}: {row:?} is not {expected:?}");
            }
        }
    }

    #[test]
    fn every_coefficient_fits_the_widths_the_document_gives() {
        for (name, rows, _) in TABLES {
            for row in rows {
                assert!(row[0] > 0, "{name}");
                assert!(row[1].unsigned_abs() < 1 << 24, "{name} {row:?}");
                assert!(row[2].unsigned_abs() < 1 << 17, "{name} {row:?}");
            }
        }
        assert!(f64::from(RSQ[128][0]) * SQRT_2 / f64::from(1 << FRACTION_BITS) < 1.000_001);
    }

    #[test]
    #[ignore = "prints the rows for rows.rs"]
    fn print_the_rows() {
        for (name, rows, function) in TABLES {
            println!("pub const {name}: [Row; {name}_SEGMENTS] = [");
            let count = rows.len();
            for index in 0..count {
                println!("    {:?},", chebyshev(index, function));
            }
            println!("];");
        }
    }
}
