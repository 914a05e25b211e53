//! Whole registers at once ([`super::super::rows`]) against the loop over lanes, for every opcode that has both ways.

use super::super::Work;
use super::super::execute_each;
use super::super::lanes::Plan;
use super::*;
use std::collections::BTreeMap;
use tombolo_isa::arch::rdna4::table::opcodes;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.next() as usize % of.len()]
    }
}

/// Zeros, denormals, the ends of the format, infinities, NaNs; and what matters to integers.
const SPECIAL: [u32; 16] = [
    0,
    SIGN,
    1,
    0x807f_ffff,
    0x0080_0000,
    0x80ff_ffff,
    0x0100_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0001,
    0x7f80_0001,
    0xffff_ffff,
    0x3f80_0000,
    0xbf80_0000,
];
const SIGN: u32 = 1 << 31;

/// What the registers of a wave hold.
#[derive(Clone, Copy)]
enum Values {
    /// Floats between 2^-12 and 2^12, of few bits, so that sums are exact now and then, and zeros.
    Moderate,
    /// Any normal floats.
    Normal,
    /// Everything.
    Any,
}

impl Values {
    fn pick(self, random: &mut Random) -> u32 {
        let bits = random.next() as u32;
        match self {
            Self::Moderate if bits & 15 == 0 => bits & SIGN,
            Self::Moderate => {
                let fraction = if bits & 16 == 0 { 0x7f_ffff } else { 0x70_0000 };
                bits & SIGN | (115 + (random.next() as u32 % 24)) << 23 | bits >> 6 & fraction
            }
            Self::Normal => bits & (SIGN | 0x7f_ffff) | (1 + random.next() as u32 % 254) << 23,
            Self::Any if bits & 3 == 0 => random.one_of(&SPECIAL),
            Self::Any => random.next() as u32,
        }
    }
}

fn random_wave(random: &mut Random) -> Wave {
    let size = random.one_of(&[WaveSize::W32, WaveSize::W64]);
    let mut wave = Wave::new(size, 6);
    let values = random.one_of(&[Values::Moderate, Values::Moderate, Values::Normal, Values::Any]);
    for register in 0..6 {
        let row: Vgpr = std::array::from_fn(|_| values.pick(random));
        wave.set_vgpr(register, u64::MAX, &row);
    }
    for code in 0..crate::wave::code::TTMP0 {
        wave.set_scalar(code, values.pick(random));
    }
    let (any, some) = (random.next(), random.next());
    wave.set_exec(random.one_of(&[u64::MAX, u64::MAX, any, any & some, 0]));
    // To nearest with denormals kept is what most programs have.
    let mode = random.next() as u32 & 0xff;
    wave.hardware.mode = Mode(random.one_of(&[0xf0, 0xf0, 0xc0, mode]));
    wave.hardware.excp_flag_user = random.one_of(&[0, 1 << 5, 0x7f]);
    if random.next() & 3 == 0 {
        wave.install_handler(0x1000, 0, 0x7f);
    }
    wave
}

/// An instruction of `row` with everything else random; none if there is no such word.
fn random_instruction(random: &mut Random, row: &'static Opcode) -> Option<Instruction> {
    let layout = row.format.layout();
    let opcode = row.format.field(FieldName::Op)?;
    let fixed = u128::from(layout.mask) | ((1_u128 << (opcode.msb - opcode.lsb + 1)) - 1) << opcode.lsb;
    let any = u128::from(random.next()) << 64 | u128::from(random.next());
    let mut bits = any & !fixed | u128::from(layout.value) | u128::from(row.opcode) << opcode.lsb;
    // Mostly without OMOD and CLAMP, and with few registers, some of which the wave does not have.
    for (name, rarely) in [(FieldName::Omod, 7), (FieldName::Clamp, 3)] {
        if let Some(field) = row.format.field(name)
            && random.next() & rarely != 0
        {
            bits &= !(((1 << (field.msb - field.lsb + 1)) - 1) << field.lsb);
        }
    }
    for name in [FieldName::Vdst, FieldName::Src0, FieldName::Src1, FieldName::Src2, FieldName::Vsrc1] {
        if let Some(field) = row.format.field(name)
            && random.next() & 3 != 0
        {
            let width = field.msb - field.lsb + 1;
            bits &= !(((1 << width) - 1) << field.lsb);
            let vgprs = if width == 9 { 256 } else { 0 };
            bits |= u128::from(random.next() % 7 + vgprs) << field.lsb;
        }
    }
    let words = [0, 32, 64, 96].map(|shift| (bits >> shift) as u32);
    decode(&words).ok().filter(|instruction| instruction.opcode.index == row.index)
}

/// All that an instruction can change; what an instruction raised matters only where it may trap.
fn state(mut wave: Wave) -> String {
    wave.scratch = None;
    if !wave.may_trap() {
        wave.begin_instruction();
    }
    format!("{wave:?}")
}

fn slowly(mut wave: Wave, plan: &Plan) -> String {
    plan.compute(&mut wave).commit(&mut wave);
    state(wave)
}

#[test]
fn whole_registers_and_the_loop_over_lanes_give_the_same() {
    let mut random = Random(26);
    // By mnemonic: how often the quick way went to the end.
    let mut quick: BTreeMap<&str, u32> = BTreeMap::new();
    for row in opcodes().iter().filter(|row| row.format.is_valu()) {
        for _ in 0..150 {
            let Some(instruction) = random_instruction(&mut random, row) else { continue };
            let Ok(Prepared(Work::Single(plan))) = Prepared::new(&instruction) else { continue };
            if !plan.has_rows() {
                continue;
            }
            let wave = random_wave(&mut random);
            let mut scratch = Default::default();
            let went = plan.compute_rows(&mut wave.clone(), &mut scratch, 0).is_some();
            *quick.entry(row.mnemonic).or_default() += u32::from(went);
            let expected = slowly(wave.clone(), &plan);
            let mut quickly = wave.clone();
            execute_each(&mut quickly, [&plan]);
            assert_eq!(state(quickly), expected, "{} {:x} of {wave:?}", row.mnemonic, instruction.bits);
        }
    }
    let never: Vec<_> = quick.iter().filter(|(_, count)| **count == 0).map(|(name, _)| name).collect();
    assert!(never.is_empty(), "always refused: {never:?}");
    assert!(quick.len() > if cfg!(feature = "softfloat") { 80 } else { 100 }, "{}", quick.len());
}
