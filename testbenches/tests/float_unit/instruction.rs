//! Instructions of the float unit: their words for the model, and what the lane's source preparation makes of operands.

use tombolo_hdl::arith::float::control::{self, Field, Function, control_word};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_model::mode::Mode;
use tombolo_model::wave::{Vgpr, Wave, WaveSize};
use tombolo_sim::random::SplitMix64;

/// Operand sets that one execution of the model takes.
pub const LANES: usize = 64;
const SOURCES: [usize; 3] = [0, 4, 8];
const DESTINATION: usize = 16;
const MASK_RESULT: u8 = 22;
const EXEC: u8 = 126;

/// MODE, modifiers and selections of an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting {
    /// MODE[7:0].
    pub mode: u32,
    /// MODE[23].
    pub saturate: bool,
    /// OMOD.
    pub omod: u64,
    /// CLAMP.
    pub clamp: bool,
    /// OPSEL_HI of V_FMA_MIX, byte of V_CVT_F32_FP8.
    pub select: u64,
}

impl Setting {
    /// Any.
    pub fn random(random: &mut SplitMix64) -> Self {
        let bits = random.next_u64();
        let omod = if bits >> 40 & 3 == 0 { bits >> 8 & 3 } else { 0 };
        Self {
            mode: bits as u32 & 0xff,
            saturate: bits >> 12 & 3 == 0,
            omod,
            clamp: bits >> 16 & 7 == 0,
            select: bits >> 20 & 7,
        }
    }
}

/// An opcode with its function, in an encoding that the model executes.
pub struct Instruction {
    row: &'static Opcode,
    function: Function,
}

/// What goes into the unit for one lane, and what must come out.
pub struct Case {
    /// The control word.
    pub control: u128,
    /// s0, s1, s2, mask
    pub inputs: [u64; 4],
    /// The result under its mask, and the flag.
    pub expected: (u64, bool),
    /// Bits of the result that count.
    pub ones: u64,
    /// The flag counts.
    pub has_flag: bool,
}

impl Instruction {
    /// The widest encoding of an opcode; none of those that only VOP2 has.
    pub fn new(mnemonic: &str, function: Function) -> Option<Self> {
        let formats = [Format::Vop3, Format::Vop3sd, Format::Vop3p, Format::Vinterp];
        let row = table::by_mnemonic(mnemonic).find(|row| formats.contains(&row.format))?;
        Some(Self { row, function })
    }

    fn is(&self, start: &str) -> bool {
        self.row.mnemonic.starts_with(start)
    }

    fn compares(&self) -> bool {
        self.is("v_cmp")
    }

    fn words(&self, setting: Setting) -> [u32; 2] {
        let format = self.row.format;
        let mut bits = u64::from(format.layout().value);
        let mut set = |name: FieldName, value: u64| {
            if let Some(field) = format.field(name) {
                bits |= value << field.lsb;
            }
        };
        set(FieldName::Op, self.row.opcode.into());
        for (at, name) in [FieldName::Src0, FieldName::Src1, FieldName::Src2].into_iter().enumerate() {
            set(name, 256 + SOURCES[at] as u64);
        }
        let mask = if self.is("v_cmpx") { EXEC } else { MASK_RESULT };
        set(FieldName::Vdst, if self.compares() { mask.into() } else { DESTINATION as u64 });
        set(FieldName::Sdst, MASK_RESULT.into());
        set(FieldName::Clamp, setting.clamp.into());
        if self.row.modifiers.flags.contains(tombolo_isa::opcode::Flags::OMOD) {
            set(FieldName::Omod, setting.omod);
        }
        let upper = if self.is("v_fma_mix") { setting.select } else { 7 };
        if format == Format::Vop3p {
            set(FieldName::OpSelHi, upper & 3);
            set(FieldName::OpSelHi2, upper >> 2);
        }
        if self.is("v_cvt_f32_fp8") || self.is("v_cvt_f32_bf8") {
            // The document's byte select has its two bits the other way round.
            set(FieldName::OpSel, (setting.select & 1) << 1 | setting.select >> 1 & 1);
        }
        [bits as u32, (bits >> 32) as u32]
    }

    pub fn control(&self, setting: Setting) -> u128 {
        let at = |field: Field, value: u64| u128::from(value & ((1 << field.width) - 1)) << field.at;
        let has_omod = self.row.modifiers.flags.contains(tombolo_isa::opcode::Flags::OMOD);
        control_word(self.function)
            // Dot products ignore it (7.2.3.1).
            | at(control::CLAMP, (setting.clamp && !self.is_dot()).into())
            | at(control::OMOD, if has_omod { setting.omod } else { 0 })
            | at(control::MODE, setting.mode.into())
            | at(control::FP16_OVFL, setting.saturate.into())
            | at(control::MIX, if self.is("v_fma_mix") { setting.select } else { 0 })
            | at(control::BYTE, self.byte(setting))
    }

    fn byte(&self, setting: Setting) -> u64 {
        match self.row.mnemonic {
            "v_cvt_f32_fp8" | "v_cvt_f32_bf8" => setting.select,
            _ if self.is("v_dot4") => 3,
            _ => 0,
        }
    }

    /// Lane of the quad that source `at` of an interpolation comes from.
    fn lane(&self, at: usize, lane: usize) -> usize {
        match at {
            0 if self.is("v_interp_p10") => lane & !3 | 1,
            2 if self.is("v_interp_p10") => lane & !3,
            0 if self.is("v_interp_p2") => lane & !3 | 2,
            _ => lane,
        }
    }

    /// Bits of the result that count.
    fn ones(&self) -> u64 {
        let destination = self.row.operands.iter().find(|operand| operand.field == FieldName::Vdst);
        match destination.map_or(32, |operand| operand.data.bits()) {
            64 => u64::MAX,
            bits => (1 << bits) - 1,
        }
    }

    fn is_dot(&self) -> bool {
        self.is("v_dot")
    }

    /// The operands of an instruction, and those of the unit: of a dot product the last step, the one before which the sum
    /// is the addend. Its earlier factors are -0 and +0, its addend is a normal number, which they do not change.
    fn placed(&self, operands: [u32; 3]) -> [[u32; 3]; 2] {
        let [a, b, c] = operands;
        let normal = |c: u32, exponent: u32, one: u32| if c & exponent == 0 { one } else { c };
        let bytes = |c: u32| {
            let words = [a << 24 | 0x80_8080, b << 24, normal(c, 0x7f80_0000, 0x3f80_0000)];
            [words, words]
        };
        let halves = |c: u32, factor_shift: u32, addend_shift: u32| {
            let factor = |x: u32| (x & 0xffff) << factor_shift;
            [[a << 16 | 0x8000, b << 16, c], [factor(a), factor(b), c << addend_shift]]
        };
        match self.row.mnemonic {
            "v_dot2_f32_f16" => halves(normal(c, 0x7f80_0000, 0x3f80_0000), 0, 0),
            "v_dot2_f32_bf16" => halves(normal(c, 0x7f80_0000, 0x3f80_0000), 16, 0),
            "v_dot2_f16_f16" => halves(normal(c, 0x7c00, 0x3c00) & 0xffff, 0, 0),
            "v_dot2_bf16_bf16" => halves(normal(c, 0x7f80, 0x3f80) & 0xffff, 16, 16),
            _ if self.is_dot() => bytes(c),
            _ => [operands, operands],
        }
    }

    /// A wave of operands through the model.
    pub fn cases(&self, setting: Setting, operands: &[[u32; LANES]; 3], masks: u64) -> Vec<Case> {
        let of_lane = |lane: usize| self.placed([0, 1, 2].map(|at| operands[at][lane]));
        let [operands, inputs] =
            [0, 1].map(|which| [0, 1, 2].map(|at| -> Vgpr { std::array::from_fn(|lane| of_lane(lane)[which][at]) }));
        let mut wave = Wave::new(WaveSize::W64, 32);
        wave.set_exec(u64::MAX);
        wave.hardware.mode = Mode(setting.mode | u32::from(setting.saturate) << 23);
        wave.set_vcc(masks);
        for (first, values) in SOURCES.into_iter().zip(&operands) {
            wave.set_vgpr(first, u64::MAX, values);
        }
        // The accumulator of V_FMAC.
        wave.set_vgpr(DESTINATION, u64::MAX, &operands[2]);
        let instruction = decode(&self.words(setting)).unwrap();
        tombolo_model::vector::Prepared::new(&instruction)
            .and_then(|prepared| prepared.execute(&mut wave, &instruction))
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", self.row.mnemonic));
        let result = if self.is("v_cmpx") { EXEC } else { MASK_RESULT };
        let flags = u64::from(wave.scalar(result)) | u64::from(wave.scalar(result + 1)) << 32;
        let control = self.control(setting);
        let ones = if self.compares() { 0 } else { self.ones() };
        // V_FMA_MIXHI writes the upper half.
        let upper = if self.is("v_fma_mixhi") { 16 } else { 0 };
        (0..LANES)
            .map(|lane| {
                let source = |at: usize| u64::from(inputs[at][self.lane(at, lane)]);
                let part = |half: usize| u64::from(wave.vgpr_lane(DESTINATION + half, lane));
                Case {
                    control,
                    inputs: [source(0), source(1), source(2), masks >> lane & 1],
                    expected: ((part(0) | part(1) << 32) >> upper & ones, flags >> lane & 1 == 1),
                    ones,
                    has_flag: self.compares() || self.is("v_div_scale"),
                }
            })
            .collect()
    }
}
