//! Blocks of every mode and of every partition against what another decoder made of them.

use super::{bc6, bc7};
use pretty_assertions::assert_eq;

#[test]
fn blocks_of_every_mode_are_decoded_as_another_decoder_does() {
    let lines = include_str!("blocks.txt").lines().filter(|line| !line.starts_with('#'));
    let mut modes = [0; 2];
    for line in lines {
        let mut words = line.split(' ');
        let (kind, block, texels) = (words.next().unwrap(), words.next().unwrap(), words.next().unwrap());
        let block = u128::from_str_radix(block, 16).unwrap().swap_bytes();
        let (format, digits) = if kind == "7" { (0, 8) } else { (1, 12) };
        modes[format] |= 1u64 << if format == 0 { u128::from(block.trailing_zeros()) } else { block & 31 };
        for (texel, at) in (0..16).zip((0..).step_by(digits)) {
            let got: String = match kind {
                "7" => bc7::texel(block, texel).iter().map(|channel| format!("{channel:02x}")).collect(),
                _ => bc6::texel(block, texel, kind == "s").iter().map(|channel| format!("{channel:04x}")).collect(),
            };
            assert_eq!(got, texels[at..at + digits], "{line}: texel {texel}");
        }
    }
    assert_eq!(modes[0], 0xff, "all modes of BC7");
    // Those of two bits are there by their low ones.
    let all = [2, 3, 6, 7, 10, 11, 14, 15, 18, 22, 26, 30].iter().fold(0, |all, mode| all | 1u64 << mode);
    assert_eq!(modes[1] & all, all, "all modes of BC6H");
    assert!(modes[1] & 0x1111_1111 != 0 && modes[1] & 0x2222_2222 != 0);
}
