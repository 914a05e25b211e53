//! Parameter and direct loads (sections 12.2 and 12.4): LDS data addressed through M0, written to whole quads.

use crate::lds::Lds;
use crate::scalar::whole_quads;
use crate::wave::Wave;

/// Bytes of one attribute of one primitive: P0, P10 and P20 with four channels each.
const ATTRIBUTE_BYTES: u32 = 48;
/// Bytes from P0 to P10 and from P10 to P20.
const PARAMETER_BYTES: u32 = 16;

/// DS_PARAM_LOAD: lanes 0 to 3 of every quad get P0, P10, P20 and zero of the quad's primitive.
pub fn load(wave: &mut Wave, lds: &Lds, destination: usize, attribute: u32, channel: u32) {
    let m0 = wave.m0();
    let quads = wave.size().lanes() / 4;
    // Bit n: quad n begins a new primitive; the first quad of a wave always does (section 12.2.1).
    let new_primitive = (m0 >> 15 & 0xfffe) & ((1 << quads) - 1);
    let primitives = 1 + new_primitive.count_ones();
    let base = (m0 & 0xffff) + 4 * channel + attribute * primitives * ATTRIBUTE_BYTES;
    let mut values = [0; 64];
    for quad in 0..quads {
        let primitive = (new_primitive & ((2 << quad) - 1)).count_ones();
        for parameter in 0..3 {
            let address = base + primitive * ATTRIBUTE_BYTES + parameter * PARAMETER_BYTES;
            values[4 * quad + parameter as usize] = lds.load_u32(address);
        }
    }
    let lanes = whole_quads(wave.exec());
    wave.set_vgpr(destination, lanes, &values);
}

/// DS_DIRECT_LOAD: one value for every lane of the quads that have an active one.
pub fn direct_load(wave: &mut Wave, lds: &Lds, destination: usize) {
    let m0 = wave.m0();
    let word = lds.load_u32(m0 & 0xfffc);
    let value = match m0 >> 16 & 7 {
        0 => word & 0xff,
        1 => word & 0xffff,
        4 => i32::from(word as i8) as u32,
        5 => i32::from(word as i16) as u32,
        // 2, and the reserved ones.
        _ => word,
    };
    let lanes = whole_quads(wave.exec());
    wave.set_vgpr(destination, lanes, &[value; 64]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::{WaveSize, code};
    use pretty_assertions::assert_eq;

    #[test]
    fn quads_read_the_parameters_of_their_primitive() {
        let mut lds = Lds::new(1024);
        for dword in 0..256 {
            lds.store_u32(4 * dword, dword);
        }
        let mut wave = Wave::new(WaveSize::W32, 8);
        // Quads 1 and 2 begin new primitives; parameters start at byte 128.
        wave.set_scalar(code::M0, 0b011 << 16 | 128);
        wave.set_exec(0x0101);
        load(&mut wave, &lds, 1, 1, 2);
        let base = 32 + 3 * 12 + 2;
        assert_eq!(wave.vgpr(1)[..4], [base, base + 4, base + 8, 0]);
        assert_eq!(wave.vgpr(1)[4..8], [0; 4]);
        assert_eq!(wave.vgpr(1)[8..12], [base + 24, base + 28, base + 32, 0]);
    }

    #[test]
    fn a_direct_load_extends_its_type_and_fills_quads() {
        let mut lds = Lds::new(16);
        lds.store_u32(4, 0x8081_82ff);
        let mut wave = Wave::new(WaveSize::W32, 8);
        wave.set_exec(0x20);
        wave.set_scalar(code::M0, 4 << 16 | 4);
        direct_load(&mut wave, &lds, 0);
        assert_eq!(wave.vgpr(0)[3..9], [0, u32::MAX, u32::MAX, u32::MAX, u32::MAX, 0]);
        wave.set_scalar(code::M0, 3 << 16 | 4);
        direct_load(&mut wave, &lds, 0);
        assert_eq!(wave.vgpr_lane(0, 5), 0x8081_82ff);
    }
}
