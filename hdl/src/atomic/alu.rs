//! The ALU of atomic operations: what a location holds after one (16.15, 16.18, 16.20), for global memory and LDS.
//!
//! One clock from inputs to output. One adder and one comparison serve every integer operation; float additions are rounded
//! to nearest even, their denormals are kept or flushed as the caller says (13.2).
//!
//! `synth_ecp5`: 3486 LUT and 387 carry cells with everything, with 32-bit integers alone 422 and 33.

use crate::arith::float_format::FloatFormat;
use crate::atomic::float_add::{Sum, add, flush_denormal, is_nan, quiet};
use crate::config::{Atomics, InstructionSet};
use rust_hdl::prelude::*;
use tombolo_isa::memory::Atomic;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block};

choice! {
/// An atomic operation on memory `m` with data `d`.
pub enum AtomicOperation {
    /// `d`
    Swap,
    /// `d` where `m` equals the comparand
    CompareSwap,
    /// `m + d`
    Add,
    /// `m - d`
    Subtract,
    /// `d - m`
    ReverseSubtract,
    /// `m - d`, not below 0
    SubtractClamp,
    /// `m - d` if that is not below 0, else `m`
    ConditionalSubtract,
    /// Smaller one, signed.
    MinSigned,
    /// Smaller one, unsigned.
    MinUnsigned,
    /// Larger one, signed.
    MaxSigned,
    /// Larger one, unsigned.
    MaxUnsigned,
    /// `m & d`
    And,
    /// `m | d`
    Or,
    /// `m ^ d`
    Xor,
    /// `m + 1`, 0 after `d`
    Increment,
    /// `m - 1`, `d` after 0 and from above `d`
    Decrement,
    /// `m + d`, f32
    AddF32,
    /// minimumNumber of f32
    MinF32,
    /// maximumNumber of f32
    MaxF32,
    /// `d + m` of two f16
    AddPairF16,
    /// `d + m` of two bf16
    AddPairBf16,
    /// minimumNumber of f64
    MinF64,
    /// maximumNumber of f64
    MaxF64,
    /// `(m & ~d) | comparand`
    MaskedOr,
    /// `d` where `m` equals the comparand as a float
    CompareSwapFloat,
    /// `m - d` where that is not below 0, else `m + comparand`
    Wrap,
    /// `m + d`, f64: CDNA4's
    AddF64,
    /// Where the low halves of 64 bits are equal `{m + d, (m + 1) mod 4096}` of high and low halves, else `m`: RDNA4's
    OrderedAdd,
}
}

impl AtomicOperation {
    /// It has a second operand beside its data: a comparand, or bits.
    pub fn has_comparand(self) -> bool {
        matches!(self, Self::CompareSwap | Self::CompareSwapFloat | Self::MaskedOr | Self::Wrap)
    }

    /// It computes with floats.
    fn is_float(self) -> bool {
        use AtomicOperation as Op;
        matches!(
            self,
            Op::AddF32
                | Op::MinF32
                | Op::MaxF32
                | Op::AddPairF16
                | Op::AddPairBf16
                | Op::MinF64
                | Op::MaxF64
                | Op::CompareSwapFloat
                | Op::AddF64
        )
    }

    /// That of an atomic operation of `bits` bits; none if the ALU does not have it.
    pub fn new(operation: Atomic, bits: u8) -> Option<Self> {
        Some(match (operation, bits) {
            (Atomic::Swap, _) => Self::Swap,
            (Atomic::CompareSwap, _) => Self::CompareSwap,
            (Atomic::Add, _) => Self::Add,
            (Atomic::Subtract, _) => Self::Subtract,
            (Atomic::ReverseSubtract, _) => Self::ReverseSubtract,
            (Atomic::SubtractClamp, _) => Self::SubtractClamp,
            (Atomic::ConditionalSubtract, _) => Self::ConditionalSubtract,
            (Atomic::MinSigned, _) => Self::MinSigned,
            (Atomic::MinUnsigned, _) => Self::MinUnsigned,
            (Atomic::MaxSigned, _) => Self::MaxSigned,
            (Atomic::MaxUnsigned, _) => Self::MaxUnsigned,
            (Atomic::And, _) => Self::And,
            (Atomic::Or, _) => Self::Or,
            (Atomic::Xor, _) => Self::Xor,
            (Atomic::Increment, _) => Self::Increment,
            (Atomic::Decrement, _) => Self::Decrement,
            (Atomic::MaskedOr, _) => Self::MaskedOr,
            (Atomic::AddFloat, 32) => Self::AddF32,
            (Atomic::MinNumber, 32) => Self::MinF32,
            (Atomic::MaxNumber, 32) => Self::MaxF32,
            (Atomic::MinNumber, _) => Self::MinF64,
            (Atomic::MaxNumber, _) => Self::MaxF64,
            (Atomic::AddPackedF16, _) => Self::AddPairF16,
            (Atomic::AddPackedBf16, _) => Self::AddPairBf16,
            (Atomic::AddFloat, 64) => Self::AddF64,
            (Atomic::OrderedAdd, 64) => Self::OrderedAdd,
            (Atomic::AddFloat | Atomic::OrderedAdd, _) => return None,
        })
    }

    /// An ALU with these parts computes it, of 64 bits if `wide`.
    pub fn is_in(self, atomics: Atomics, wide: bool) -> bool {
        (atomics.wide || !wide)
            && (atomics.float || !self.is_float())
            && (atomics.set == InstructionSet::Cdna4 || self != Self::AddF64)
            && (atomics.set == InstructionSet::Rdna4 || self != Self::OrderedAdd)
    }
}

/// The smaller or larger number of two floats: a number wins over a NaN, the data's NaN over memory's, -0 is below +0.
fn choose_number(g: &Builder, format: FloatFormat, memory: &Wire, data: &Wire, keep: &Wire, largest: &Wire) -> Wire {
    let memory = flush_denormal(format, memory, keep);
    let data = flush_denormal(format, data, keep);
    // As integers that order like the floats.
    let key = |bits: &Wire| bits ^ &g.constant(1, 1).concat(&bits.msb().repeat(format.width() - 1));
    let below = key(&data).less(&key(&memory));
    let above = key(&memory).less(&key(&data));
    let take_data = largest.select(&above, &below);
    let (data_nan, memory_nan) = (is_nan(format, &data), is_nan(format, &memory));
    let number = (&memory_nan | (take_data & !&data_nan)).select(&data, &memory);
    g.name("chosen_number", &(memory_nan & data_nan).select(&quiet(format, &data), &number))
}

/// `memory` or `data` by a comparison of floats, as they are and denormals kept (SQ_DS, SQ_FLAT): the data if it is less, or with `largest`
/// greater, and with `swaps` if memory equals `comparand`. Zeros are equal, and a NaN is to nothing.
fn chosen_by_comparison(
    g: &Builder,
    format: FloatFormat,
    [memory, data, comparand]: [&Wire; 3],
    swaps: &Wire,
    largest: &Wire,
) -> Wire {
    let other = swaps.select(comparand, data);
    let key = |bits: &Wire| bits ^ &g.constant(1, 1).concat(&bits.msb().repeat(format.width() - 1));
    let below = key(&other).less(&key(memory));
    let zeros = (memory | &other).slice(0, format.width() - 1).none();
    let equal = memory.equals(&other) | &zeros;
    let differs = largest.select(&!&below, &below) & !&equal;
    let ordered = !(is_nan(format, memory) | is_nan(format, &other));
    (ordered & swaps.select(&equal, &differs)).select(data, memory)
}

/// The inputs of the ALU.
struct Inputs {
    operation: Wire,
    wide: Wire,
    memory: Wire,
    data: Wire,
    comparand: Wire,
    denormals: Wire,
}

impl Inputs {
    fn is_any(&self, g: &Builder, wanted: &[AtomicOperation]) -> Wire {
        let is: Vec<Wire> = wanted.iter().map(|operation| self.operation.is_a(*operation)).collect();
        g.or_all(1, &is)
    }
}

/// The result of an integer operation: 64 bits.
fn integer(g: &Builder, inputs: &Inputs, atomics: Atomics) -> Wire {
    let has_wide = atomics.wide;
    use AtomicOperation as Op;
    let low = |wire: &Wire| wire.slice(0, 32);
    // Beside wide operands narrow ones lie in the high half of the adder and of the comparison, above zeros.
    let placed = |wire: &Wire| match has_wide {
        true => inputs.wide.select(wire, &low(wire).concat(&g.zero(32))),
        false => low(wire),
    };
    let (m, d) = (placed(&inputs.memory), placed(&inputs.data));
    let bits = m.width();
    let one = placed(&g.constant(64, 1));
    let counts = inputs.is_any(g, &[Op::Increment, Op::Decrement]);
    let swaps_operands = inputs.operation.is_a(Op::ReverseSubtract);
    let adds = inputs.is_any(g, &[Op::Add, Op::Increment]);
    let minuend = swaps_operands.select(&d, &m);
    let subtrahend = counts.select(&one, &swaps_operands.select(&m, &d)) ^ (!&adds).repeat(bits);
    // One adder: the carry enters below the last bit.
    let sum = (minuend.concat(&g.constant(1, 1)) + subtrahend.concat(&!adds)).slice(1, bits);
    let sum = g.name("sum", &sum);
    let above = g.name("data_above_memory", &m.less(&d));
    let below = g.name("data_below_memory", &!(&above | m.equals(&d)));
    let signs_differ = m.msb() ^ d.msb();
    let is_zero = m.none();
    let equal = placed(&inputs.memory).equals(&placed(&inputs.comparand));
    let mut arms = vec![
        (Op::Swap, d.clone()),
        (Op::CompareSwap, equal.select(&d, &m)),
        (Op::Add, sum.clone()),
        (Op::Subtract, sum.clone()),
        (Op::ReverseSubtract, sum.clone()),
        (Op::SubtractClamp, sum.when(&!&above)),
        (Op::ConditionalSubtract, above.select(&m, &sum)),
        (Op::MinSigned, (&below ^ &signs_differ).select(&d, &m)),
        (Op::MinUnsigned, below.select(&d, &m)),
        (Op::MaxSigned, (&above ^ &signs_differ).select(&d, &m)),
        (Op::MaxUnsigned, above.select(&d, &m)),
        (Op::And, &m & &d),
        (Op::Or, &m | &d),
        (Op::Xor, &m ^ &d),
        (Op::Increment, sum.when(&above)),
        (Op::Decrement, (is_zero | &below).select(&d, &sum)),
        (Op::MaskedOr, (&m & !&d) | placed(&inputs.comparand)),
    ];
    if has_wide && !atomics.set.is_gcn() {
        // Waves add in the order of their numbers, of which VGT_GS_MAX_WAVE_ID has 12 bits.
        let half = |wire: &Wire, at| wire.slice(at, 32);
        let next = half(&m, 0).plus(1).slice(0, 12).zero_extend(32);
        let added = (half(&m, 32) + half(&d, 32)).concat(&next);
        arms.push((Op::OrderedAdd, half(&m, 0).equals(&half(&d, 0)).select(&added, &m)));
    }
    if atomics.set.is_gcn() {
        let wrapped = &m + placed(&inputs.comparand);
        arms.push((Op::Wrap, above.select(&wrapped, &sum)));
    }
    let arms: Vec<_> = arms.into_iter().map(|(operation, value)| (operation as u128, value)).collect();
    let result = g.lookup(&inputs.operation, &arms, &m);
    match has_wide {
        true => inputs.wide.select(&result, &result.slice(32, 32).zero_extend(64)),
        false => result.zero_extend(64),
    }
}

/// `otherwise` (one clock later), or the result of a float operation.
fn with_floats(g: &Builder, inputs: &Inputs, otherwise: &Wire, set: InstructionSet) -> Wire {
    use AtomicOperation as Op;
    let Inputs { memory, data, comparand, .. } = inputs;
    let low = |wire: &Wire| wire.slice(0, 32);
    let keep = inputs.denormals.bit(0);
    let largest = inputs.is_any(g, &[Op::MaxF32, Op::MaxF64]);
    if set == InstructionSet::SeaIslands {
        let swaps = inputs.operation.is_a(Op::CompareSwapFloat);
        let values = [memory, data, comparand];
        let single = values.map(low);
        let single = chosen_by_comparison(g, FloatFormat::F32, single.each_ref(), &swaps, &largest).zero_extend(64);
        let double = chosen_by_comparison(g, FloatFormat::F64, values, &swaps, &largest);
        let chooses = inputs.is_any(g, &[Op::MinF32, Op::MaxF32, Op::MinF64, Op::MaxF64, Op::CompareSwapFloat]);
        return g.register("direct", &chooses.select(&inputs.wide.select(&double, &single), otherwise));
    }
    let single = choose_number(g, FloatFormat::F32, &low(memory), &low(data), &keep, &largest).zero_extend(64);
    let double = choose_number(g, FloatFormat::F64, memory, data, &keep, &largest);
    let chosen = inputs.wide.select(&double, &single);
    let chooses = inputs.is_any(g, &[Op::MinF32, Op::MaxF32, Op::MinF64, Op::MaxF64]);
    let chosen = chooses.select(&chosen, otherwise);
    let swapped = (set == InstructionSet::Cdna4).then(|| {
        let always = g.constant(1, 1);
        let values = [memory, data, comparand];
        let single = chosen_by_comparison(g, FloatFormat::F32, values.map(low).each_ref(), &always, &always);
        let double = chosen_by_comparison(g, FloatFormat::F64, values, &always, &always);
        let swapped = inputs.wide.select(&double, &single.zero_extend(64));
        inputs.operation.is_a(Op::CompareSwapFloat).select(&swapped, &chosen)
    });
    let direct = g.register("direct", &swapped.unwrap_or(chosen));

    let f32 = add(g, FloatFormat::F32, &low(memory), &low(data), &keep).registered(g, "f32");
    let half = |format, at: u32, name: &str| {
        add(g, format, &data.slice(16 * at, 16), &memory.slice(16 * at, 16), &keep).registered(g, name)
    };
    let f16 = [half(FloatFormat::F16, 0, "f16_low"), half(FloatFormat::F16, 1, "f16_high")];
    let bf16 = [half(FloatFormat::BF16, 0, "bf16_low"), half(FloatFormat::BF16, 1, "bf16_high")];
    let keep = g.register("keep_results", &inputs.denormals.bit(1));
    let pair = |sums: &[Sum; 2]| sums[1].rounded(g, &keep).concat(&sums[0].rounded(g, &keep)).zero_extend(64);
    let mut arms = vec![
        (Op::AddF32 as u128, f32.rounded(g, &keep).zero_extend(64)),
        (Op::AddPairF16 as u128, pair(&f16)),
        (Op::AddPairBf16 as u128, pair(&bf16)),
    ];
    if set == InstructionSet::Cdna4 {
        let f64 = add(g, FloatFormat::F64, memory, data, &inputs.denormals.bit(0)).registered(g, "f64");
        arms.push((Op::AddF64 as u128, f64.rounded(g, &keep)));
    }
    g.lookup(&g.register("operation_1", &inputs.operation), &arms, &direct)
}

generator_block! {
    /// See the module's description. Narrow operations use the low halves and leave the high half of the result zero; wide
    /// ones and those of floats are there as `atomics` says.
    pub struct AtomicAlu(atomics: Atomics) clocked {
        /// What is computed.
        in operation: (AtomicOperation),
        /// 64 bits instead of 32.
        in wide: (Bit),
        /// What the location holds.
        in memory: (Bits<64>),
        /// Data of the lane.
        in data: (Bits<64>),
        /// What CompareSwap compares with.
        in comparand: (Bits<64>),
        /// Of float operations: bit 0 keeps denormal inputs, bit 1 denormal results.
        in denormals: (Bits<2>),
        /// What the location holds then, one clock later.
        out result: (Bits<64>),
    }
    |g| {
        let [operation, wide, memory, data, comparand, denormals] =
            ["operation", "wide", "memory", "data", "comparand", "denormals"].map(|name| g.input(name));
        let inputs = Inputs { operation, wide, memory, data, comparand, denormals };
        let integer = integer(g, &inputs, atomics);
        let result = match atomics.float {
            true => with_floats(g, &inputs, &integer, atomics.set),
            false => g.register("direct", &integer),
        };
        g.output("result", &result);
    }
}

#[cfg(test)]
mod tests {
    use super::AtomicOperation as Op;
    use super::*;
    use pretty_assertions::assert_eq;

    /// What memory holds after the operation.
    fn run(operation: Op, wide: bool, memory: u64, data: u64, comparand: u64, denormals: u64) -> u64 {
        run_of(InstructionSet::Rdna4, operation, wide, memory, data, comparand, denormals)
    }

    fn run_of(
        set: InstructionSet,
        operation: Op,
        wide: bool,
        memory: u64,
        data: u64,
        comparand: u64,
        denormals: u64,
    ) -> u64 {
        let mut alu = AtomicAlu::new(Atomics { set, wide: true, float: true });
        alu.connect_all();
        alu.operation.next = operation;
        alu.wide.next = wide;
        alu.memory.next = memory.into();
        alu.data.next = data.into();
        alu.comparand.next = comparand.into();
        alu.denormals.next = denormals.into();
        for clock in [false, true, false] {
            alu.clock.next = Clock { clk: clock };
            simulate(&mut alu, 10);
        }
        alu.result.val().to_u64()
    }

    fn narrow(operation: Op, memory: u32, data: u32) -> u32 {
        run(operation, false, memory.into(), data.into(), 0, 3) as u32
    }

    #[test]
    fn integers_wrap_and_clamp_as_documented() {
        assert_eq!(narrow(Op::Add, u32::MAX, 2), 1);
        assert_eq!(narrow(Op::Subtract, 1, 2), u32::MAX);
        assert_eq!(narrow(Op::ReverseSubtract, 1, 3), 2);
        assert_eq!([narrow(Op::SubtractClamp, 5, 3), narrow(Op::SubtractClamp, 3, 5)], [2, 0]);
        assert_eq!([narrow(Op::ConditionalSubtract, 5, 5), narrow(Op::ConditionalSubtract, 3, 5)], [0, 3]);
        assert_eq!([narrow(Op::Increment, 4, 5), narrow(Op::Increment, 5, 5), narrow(Op::Increment, 9, 5)], [5, 0, 0]);
        assert_eq!([narrow(Op::Decrement, 0, 5), narrow(Op::Decrement, 9, 5), narrow(Op::Decrement, 5, 5)], [5, 5, 4]);
        assert_eq!([narrow(Op::MinSigned, 1, u32::MAX), narrow(Op::MinUnsigned, 1, u32::MAX)], [u32::MAX, 1]);
        assert_eq!([narrow(Op::MaxSigned, 1, u32::MAX), narrow(Op::MaxUnsigned, 1, u32::MAX)], [1, u32::MAX]);
        assert_eq!(run(Op::Add, true, u64::from(u32::MAX), 1, 0, 3), 1 << 32);
        assert_eq!(run(Op::MinSigned, true, 0, u64::MAX, 0, 3), u64::MAX);
        // Only the low half of a narrow operand counts.
        assert_eq!(run(Op::CompareSwap, false, 7 | 1 << 40, 9, 7 | 5 << 40, 3), 9);
        assert_eq!(run(Op::CompareSwap, true, 7 | 1 << 40, 9, 7, 3), 7 | 1 << 40);
        assert_eq!(run(Op::MaskedOr, false, 0xff, 0x3c, 0x10, 3), 0xd3);
    }

    #[test]
    fn waves_add_in_the_order_of_their_numbers() {
        let pair = |number: u64, value: u64| value << 32 | number;
        let add = |memory, data| run(Op::OrderedAdd, true, memory, data, 0, 3);
        assert_eq!(add(pair(7, 100), pair(7, 20)), pair(8, 120));
        assert_eq!(add(pair(7, 100), pair(6, 20)), pair(7, 100));
        assert_eq!(add(pair(0xfff, 1), pair(0xfff, u64::from(u32::MAX))), pair(0, 0));
    }

    #[test]
    fn floats_of_sea_islands_are_compared_and_moved_as_they_are() {
        let run = |operation, memory, data, comparand| {
            run_of(InstructionSet::SeaIslands, operation, false, memory, data, comparand, 0)
        };
        let (nan, one, two, minus) = (0x7f80_0001, 0x3f80_0000, 0x4000_0000, 0x8000_0000);
        assert_eq!([run(Op::MinF32, nan, one, 0), run(Op::MaxF32, one, nan, 0)], [nan, one]);
        assert_eq!([run(Op::MinF32, two, one, 0), run(Op::MaxF32, two, one, 0)], [one, two]);
        assert_eq!([run(Op::MinF32, 0, minus, 0), run(Op::MaxF32, minus, 0, 0)], [0, minus]);
        assert_eq!(run(Op::MinF32, 2, 1, 0), 1);
        assert_eq!([run(Op::CompareSwapFloat, minus, one, 0), run(Op::CompareSwapFloat, nan, one, nan)], [one, nan]);
        assert_eq!([run(Op::Wrap, 7, 5, 100), run(Op::Wrap, 4, 5, 100)], [2, 104]);
        let wide = |memory, data, comparand| {
            run_of(InstructionSet::SeaIslands, Op::CompareSwapFloat, true, memory, data, comparand, 0)
        };
        assert_eq!([wide(1 << 63, 7, 0), wide(1, 7, 0)], [7, 1]);
    }

    #[test]
    fn floats_of_cdna4_are_compared_as_they_are_and_swapped() {
        let run = |operation, wide, memory, data, comparand| {
            run_of(InstructionSet::Cdna4, operation, wide, memory, data, comparand, 0)
        };
        let (nan, one, minus) = (0x7f80_0001, 0x3f80_0000, 0x8000_0000);
        assert_eq!(run(Op::CompareSwapFloat, false, minus, one, 0), one);
        assert_eq!(run(Op::CompareSwapFloat, false, nan, one, nan), nan);
        assert_eq!(run(Op::CompareSwapFloat, false, 1, one, 2), 1);
        assert_eq!([run(Op::CompareSwapFloat, true, 1 << 63, 7, 0), run(Op::CompareSwapFloat, true, 1, 7, 0)], [7, 1]);
        assert_eq!([run(Op::Wrap, false, 7, 5, 100), run(Op::Wrap, false, 4, 5, 100)], [2, 104]);
    }

    /// The host's addition is IEEE's in round to nearest even.
    #[test]
    fn f32_additions_are_rounded_to_nearest_even() {
        let corners =
            [0u32, 1, 0x007f_ffff, 0x0080_0000, 0x3f80_0000, 0x3f80_0001, 0x3380_0000, 0x7f7f_ffff, 0x7f80_0000];
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let bits = (state >> 32) as u32;
            let near = 0x3f80_0000 ^ bits & 0x87ff_ffff;
            [corners[bits as usize % corners.len()] | bits & 0x8000_0000, near, bits][(bits >> 9) as usize % 3]
        };
        for _ in 0..600 {
            let (m, d) = (next(), next());
            let expected = f32::from_bits(m) + f32::from_bits(d);
            let got = f32::from_bits(narrow(Op::AddF32, m, d));
            assert!(
                got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
                "{m:08x} + {d:08x}: {got}"
            );
        }
    }

    #[test]
    fn nans_and_denormals_follow_chapter_13() {
        let add = |m, d| narrow(Op::AddF32, m, d);
        assert_eq!(add(0x7f80_0000, 0xff80_0000), 0xffc0_0000);
        // The first NaN, made quiet: memory's of a sum, the data's of a packed sum.
        assert_eq!([add(0xff80_0001, 0x7fc0_0002), add(0x3f80_0000, 0x7f80_0002)], [0xffc0_0001, 0x7fc0_0002]);
        assert_eq!(narrow(Op::AddPairF16, 0x7c01_3c00, 0xfc02_3c00), 0xfe02_4000);
        assert_eq!(narrow(Op::AddPairBf16, 0x3f80_0001, 0x3f80_0001), 0x4000_0002);
        assert_eq!([add(1, 1), run(Op::AddF32, false, 1, 1, 0, 2) as u32], [2, 0]);
        assert_eq!(run(Op::AddF32, false, 0x0080_0000, 0x8000_0001, 0, 1) as u32, 0);
        let (nan, one) = (0x7fa0_0000, 0x3f80_0000);
        assert_eq!([narrow(Op::MinF32, nan, one), narrow(Op::MinF32, one, nan)], [one, one]);
        assert_eq!(narrow(Op::MaxF32, nan, nan | 1), 0x7fe0_0001);
        assert_eq!([narrow(Op::MinF32, 0, 1 << 31), narrow(Op::MaxF32, 1 << 31, 0)], [1 << 31, 0]);
        assert_eq!([narrow(Op::MaxF32, 1, 0), run(Op::MaxF32, false, 1, 0, 0, 0) as u32], [1, 0]);
        assert_eq!(run(Op::MinF64, true, 1.5f64.to_bits(), (-2.5f64).to_bits(), 0, 3), (-2.5f64).to_bits());
    }
}
