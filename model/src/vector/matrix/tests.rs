//! Whole tiles ([`super::tile`]) against one element after the other, for every opcode, with values of all kinds.

use super::*;
use crate::mode::Mode;
use crate::wave::WaveSize;
use std::collections::BTreeMap;
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table::opcodes;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, count: u64) -> u64 {
        self.next() % count
    }
}

/// What the registers of a wave hold.
#[derive(Clone, Copy, PartialEq)]
enum Values {
    /// Elements near one of the opcode's width, with zeros among them.
    Near,
    /// Elements whose exponents are spread over half of the format.
    Spread,
    /// Denormals and the smallest normal numbers.
    Small,
    /// Zeros of both signs, and few others.
    Zeros,
    /// Everything.
    Any,
}

const VALUES: [Values; 5] = [Values::Near, Values::Spread, Values::Small, Values::Zeros, Values::Any];

/// Bits of exponent and fraction.
fn fields(element: Element) -> (u32, u32) {
    match element {
        Element::F32 => (8, 23),
        Element::F16 => (5, 10),
        Element::Bf16 => (8, 7),
        Element::Fp8 => (4, 3),
        Element::Bf8 => (5, 2),
        // Integers: any bits.
        other => (0, u32::from(other.bits()) - 1),
    }
}

fn element(random: &mut Random, element: Element, values: Values) -> u32 {
    let (exponent_bits, fraction_bits) = fields(element);
    let bits = 1 + exponent_bits + fraction_bits;
    let any = random.next() as u32 & (u32::MAX >> (32 - bits));
    if exponent_bits == 0 || values == Values::Any {
        return any;
    }
    let top = 1_u32 << exponent_bits;
    let bias = u64::from(top / 2 - 1);
    let exponent = match values {
        Values::Near => bias - 1 + random.below(3),
        Values::Spread => bias / 2 + random.below(bias),
        Values::Small => random.below(3),
        _ if random.below(16) == 0 => bias,
        _ => 0,
    };
    let zero = values == Values::Zeros && exponent == 0 || random.below(24) == 0;
    let fraction = if zero { 0 } else { any & ((1 << fraction_bits) - 1) };
    let exponent = if zero { 0 } else { exponent as u32 };
    any & 1 << (bits - 1) | exponent << fraction_bits | fraction
}

/// Registers 0 to 15 hold elements of A and B, 16 to 23 those of C.
fn random_wave(random: &mut Random, [input, output]: [Element; 2]) -> Wave {
    let size = if random.below(2) == 0 { WaveSize::W32 } else { WaveSize::W64 };
    let mut wave = Wave::new(size, 24);
    let values = VALUES[random.below(5) as usize];
    for register in 0..24 {
        let of = if register < 16 { input } else { output };
        let bits = u32::from(of.bits());
        let row = std::array::from_fn(|_| {
            (0..32 / bits).fold(0, |dword, at| dword | element(random, of, values) << (at * bits))
        });
        wave.set_vgpr(register, u64::MAX, &row);
    }
    let mode = random.next() as u32;
    wave.hardware.mode = Mode([0xf0, mode & 0xff, mode & 0xff | 1 << 23][random.below(3) as usize]);
    wave
}

/// The multiply `opcode` with random registers, some beyond the wave's, and modifiers.
fn random_instruction(random: &mut Random, opcode: u32) -> Option<Instruction> {
    let (register, modifiers) = (random.next(), random.next() as u32);
    let (a, b) = ((register & 7) as u32, (register >> 8 & 15) as u32);
    let d = if register >> 16 & 7 == 0 { 40 } else { 16 };
    // C: registers, those of A, a constant, or beyond the wave.
    let c = [256 + 16, 256 + 16, 256 + 2, 128 + (register >> 20 & 63) as u32, 256 + 20][random.below(5) as usize];
    let high = c << 18 | (256 + b) << 9 | (256 + a) | modifiers & 7 << 29;
    let low = 0xcc00_0000 | opcode << 16 | d | modifiers & (7 << 8 | 3 << 11 | 1 << 15);
    // OP_SEL_HI is of no meaning to them, and all ones in what assemblers write.
    decode(&[low | 1 << 14, high | 3 << 27, 0, 0]).ok()
}

#[test]
fn whole_tiles_and_single_elements_give_the_same() {
    let mut random = Random(7);
    // By mnemonic: how often there was a whole tile, and how often it was refused.
    let mut seen: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    for row in opcodes().iter().filter(|row| ROWS.iter().any(|(operation, _)| row.operation == *operation)) {
        let sparse = row.mnemonic.starts_with("v_swmmac");
        let kind = if sparse { Kind::Sparse } else { Kind::Dense };
        let depth = match row.mnemonic.split_once("16x16x").map(|(_, rest)| &rest[..2]) {
            Some("16") => 16,
            Some("32") => 32,
            _ => 64,
        };
        let [input, output] = [row.operands[1], row.operands[0]].map(|shape| shape.data.element);
        for _ in 0..300 {
            let wave = random_wave(&mut random, [input, output]);
            let Some(instruction) = random_instruction(&mut random, row.opcode.into()) else { continue };
            let Ok(multiply) = Multiply::new(&wave, &instruction, depth, kind) else { continue };
            let quick = tile::product(&wave, &multiply);
            seen.entry(row.mnemonic).or_default()[usize::from(quick.is_none())] += 1;
            if let Some(quick) = quick {
                assert_eq!(quick, multiply.each_element(&wave), "{} {:x} of {wave:?}", row.mnemonic, instruction.bits);
            }
        }
    }
    assert_eq!(seen.len(), ROWS.len());
    for (mnemonic, [whole, refused]) in seen {
        let integers = mnemonic.contains("_i32_");
        assert!(whole > 50 && (refused > 0) != integers, "{mnemonic}: {whole} whole tiles, {refused} refused");
    }
}
