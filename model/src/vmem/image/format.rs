//! The numbers of image formats (table 62).

use crate::texture::DataFormat::{self, *};
use crate::texture::{Format, NumberFormat};

use NumberFormat::*;

/// Data formats with the first number of each and the number formats that follow.
#[rustfmt::skip]
const FORMATS: &[(u32, DataFormat, &[NumberFormat])] = &[
    (1,   D8,           &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (7,   D16,          &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
    (14,  D8_8,         &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (20,  D32,          &[Uint, Sint, Float]),
    (23,  D16_16,       &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
    (30,  D10_11_11,    &[Float]),
    (31,  D11_11_10,    &[Float]),
    (32,  D10_10_10_2,  &[Unorm, Snorm, Uint, Sint]),
    (36,  D2_10_10_10,  &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (42,  D8_8_8_8,     &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
    (48,  D32_32,       &[Uint, Sint, Float]),
    (51,  D16_16_16_16, &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
    (58,  D32_32_32,    &[Uint, Sint, Float]),
    (61,  D32_32_32_32, &[Uint, Sint, Float]),
    (64,  D8,           &[Srgb]),
    (65,  D8_8,         &[Srgb]),
    (66,  D8_8_8_8,     &[Srgb]),
    (67,  D5_9_9_9,     &[Float]),
    (68,  D5_6_5,       &[Unorm]),
    (69,  D1_5_5_5,     &[Unorm]),
    (70,  D5_5_5_1,     &[Unorm]),
    (71,  D4_4_4_4,     &[Unorm]),
    (72,  D4_4,         &[Unorm]),
    (75,  D32,          &[FloatClamp]),
    (76,  D8_24,        &[Unorm, Uint]),
    (78,  D24_8,        &[Unorm, Uint]),
    (80,  DX24_8_32,    &[Uint, Float]),
    (82,  DGbGr,        &[Unorm, Snorm, Uint, Srgb]),
    (86,  DBgRg,        &[Unorm, Snorm, Uint, Srgb]),
    (109, Bc1,          &[Unorm, Srgb]),
    (111, Bc2,          &[Unorm, Srgb]),
    (113, Bc3,          &[Unorm, Srgb]),
    (115, Bc4,          &[Unorm, Snorm]),
    (117, Bc5,          &[Unorm, Snorm]),
    // Without a sign, and with one.
    (119, Bc6,          &[Unorm, Snorm]),
    (121, Bc7,          &[Unorm, Srgb]),
];

/// What a number stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbered {
    /// INVALID: the resource is unbound.
    Unbound,
    /// A format.
    Known(Format),
    /// A format that the table has and the model does not; why not.
    Refused(&'static str),
    /// A number that the table does not have.
    Reserved,
}

/// The format of a number.
pub fn numbered(number: u32) -> Numbered {
    let found = FORMATS.iter().find_map(|&(first, data, numbers)| {
        let number = *numbers.get(number.checked_sub(first)? as usize)?;
        Format::new(data, number)
    });
    match (found, number) {
        (Some(format), _) => Numbered::Known(format),
        (None, 0) => Numbered::Unbound,
        (None, 73 | 74) => Numbered::Refused("images of format 1_UNORM and 1_REVERSED_UNORM are not modelled"),
        (None, 205 | 206) => Numbered::Refused("images of YCBCR formats are not modelled"),
        (None, 227) => Numbered::Refused("images of format 6E4_FLOAT are not modelled"),
        (None, _) => Numbered::Reserved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vmem::format::Format as BufferFormat;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_number_of_table_62_is_known_or_refused_by_its_name() {
        let table = (0..=89).chain(109..=122).chain([205, 206, 227]);
        let reserved = |number: &u32| numbered(*number) == Numbered::Reserved;
        assert_eq!(table.clone().filter(reserved).collect::<Vec<_>>(), []);
        assert_eq!((0..=255).filter(|number| !reserved(number)).count(), table.count());
    }

    #[test]
    fn images_and_buffers_agree_on_the_sizes_of_their_common_formats() {
        for number in 1..=63 {
            let Numbered::Known(format) = numbered(number) else { panic!("format {number}") };
            let buffer = BufferFormat::from_number(number).unwrap();
            assert_eq!((format.bytes(), format.channels()), (buffer.bytes(), buffer.channels()), "format {number}");
        }
    }
}
