//! Data and number formats of buffers, which Sea Islands and CDNA4 number alike; the first data formats of colour surfaces too.

use crate::vmem::format::{Format, Numeric};

/// Channels of a data format, from the lowest bit on. The names list those of packed dwords from the highest bits down.
pub const WIDTHS: [&[u32]; 15] = [
    &[],
    &[8],
    &[16],
    &[8, 8],
    &[32],
    &[16, 16],
    &[11, 11, 10],
    &[10, 11, 11],
    &[2, 10, 10, 10],
    &[10, 10, 10, 2],
    &[8, 8, 8, 8],
    &[32, 32],
    &[16, 16, 16, 16],
    &[32, 32, 32],
    &[32, 32, 32, 32],
];

/// The format of a data and a number format; none: no buffer has it.
pub fn format(data: u32, number: u32) -> Option<Format> {
    let widths = *WIDTHS.get(data as usize)?;
    let numeric = match number {
        0 => Numeric::Unorm,
        1 => Numeric::Snorm,
        2 => Numeric::Uscaled,
        3 => Numeric::Sscaled,
        4 => Numeric::Uint,
        5 => Numeric::Sint,
        7 => Numeric::Float,
        // SNORM_OGL maps both ends differently.
        _ => return None,
    };
    let exists = match (widths.iter().max()?, numeric) {
        (8 | 10, numeric) => numeric != Numeric::Float,
        (11, numeric) => numeric == Numeric::Float,
        (32, numeric) => matches!(numeric, Numeric::Uint | Numeric::Sint | Numeric::Float),
        _ => true,
    };
    exists.then(|| Format::new(widths, numeric))
}
