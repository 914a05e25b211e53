//! The datapath of a lane: for one element of D a clock, the sum of the products of a group and of what was there before.
//!
//! ```text
//!   0  which elements of B meet those of A, their significands and exponents       4  terms moved under the largest exponent
//!   1  sixteen products of 13 x 13 bits                                            5  their sum
//!   2  exponents of the products, what is no number                                6  rounded to binary32, or to 32 bits
//!   3  the largest exponent; what the products are added to                        7  rounded to 16 bits; kept, and handed out
//! ```
//!
//! A multiplier makes a product of 16-bit elements, one of 8-bit elements, or two of 4-bit elements, whose four partial products lie
//! side by side. So there are eight, sixteen or 32 products a clock, from sixteen multipliers, each as wide as one DSP block. MFMA has twice
//! as many multipliers in front of the same sum, half of which some of its multiplies leave alone, and adds two
//! sums of products from elsewhere ([`super::mfma::little`]).

use super::element::{APART, Operand, Reading, met, negated};
use super::mfma::little::FRACTION;
use super::round::{self, EXPONENT, SCALED_BIAS, SCALED_EXPONENT, SUM, Special, WIDE_SUM, WINDOW};
use super::{Element, MatrixControl, MatrixControlWires};
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

record! {
    /// What MFMA has beside what WMMA has.
    pub struct DotFormat {
        /// Floats of A that are narrower than their byte ([`super::element::LITTLE`]).
        pub left: Bits<2>,
        /// Of B.
        pub right: Bits<2>,
        /// Products are scaled.
        pub scaled: Bit,
        /// By two to the power of this (E8M0, 7.3), for A.
        pub left_scale: Bits<8>,
        /// For B.
        pub right_scale: Bits<8>,
        /// The first half of the multipliers makes products.
        pub lower: Bit,
        /// The second half.
        pub upper: Bit,
    }
}

record! {
    /// A number that is added to the products: their exact sum, of those that other multipliers make ([`super::mfma::little`]).
    pub struct DotTerm {
        /// Its sign.
        pub negative: Bit,
        /// Biased as that of a product; zero for a zero.
        pub exponent: Bits<11>,
        /// With [`super::mfma::little::FRACTION`] bits of fraction.
        pub magnitude: Bits<25>,
        /// It is the sum of other products than negative zeros.
        pub counts: Bit,
        /// It is a NaN.
        pub nan: Bit,
    }
}

record! {
    /// Which sum the datapath makes.
    pub struct DotStep {
        /// It makes one.
        pub valid: Bit,
        /// It is the first group of an element of D, which starts with C.
        pub first: Bit,
        /// It is the last one.
        pub last: Bit,
        /// Where the sum is kept: element of D and beat.
        pub place: Bits<6>,
    }
}

/// Clocks from the operands to where their sum is kept.
pub const STAGES: usize = 7;

generator_block! {
    /// Control and step, one clock later first, as the stages of every datapath need them.
    pub struct MatrixStages() clocked {
        /// Of the multiply.
        in control: (MatrixControl),
        /// Of this clock.
        in step: (DotStep),
        /// The control, one to seven clocks later.
        out controls: [MatrixControl; STAGES],
        /// The step.
        out steps: [DotStep; STAGES],
    }
    |g| {
        let mut control = g.input_of::<MatrixControl>("control");
        let mut step = g.input_of::<DotStep>("step");
        for at in 0..STAGES {
            control = MatrixControlWires::combine("control", &[control], &mut |name, field| g.register(&format!("{name}_{at}"), &field[0]));
            step = DotStepWires::combine("step", &[step], &mut |name, field| g.register(&format!("{name}_{at}"), &field[0]));
            g.output_of(&format!("controls_{at}"), &control);
            g.output_of(&format!("steps_{at}"), &step);
        }
    }
}

/// The value `clocks` clocks later.
fn delayed(g: &Builder, name: &str, value: &Wire, clocks: usize) -> Wire {
    (0..clocks).fold(value.clone(), |value, at| g.register(&format!("{name}_{}", at + 1), &value))
}

/// What a multiplier makes a term of.
struct Product {
    /// 26 bits.
    value: Wire,
    /// Of the product, of the upper one of two.
    signs: [Wire; 2],
    /// Nine bits, biased by 254, or what scales make of it; zero for a product of zero.
    exponent: Wire,
}

/// Dwords of A that make a group.
pub const fn dwords(mfma: bool) -> usize {
    if mfma { 8 } else { 4 }
}

generator_block! {
    /// See the module's description, for `beats` beats. The value, of two elements of 32 bits or of four of 16 bits, is there eight clocks
    /// after the operands of the last one. `mfma`: the value is the last element alone, of 32 bits; scales, formats of 6 and 4 bits,
    /// indices without order, sums of integers that saturate behind the last group only.
    pub struct MatrixDot(beats: usize, mfma: bool) clocked {
        /// From [`MatrixStages`], the operands' clock plus one first.
        in controls: [MatrixControl; STAGES],
        /// From there too.
        in steps: [DotStep; STAGES],
        /// A, of two lanes.
        in left: [Bits<64>; dwords(mfma) / 2],
        /// The index beside it.
        in index: [Bits<32>; dwords(mfma) / 2],
        /// B, for each dword of A.
        in right: [Bits<64>; dwords(mfma)],
        /// C.
        in addend: (Bits<32>),
        /// Of A and B.
        in format: [DotFormat; usize::from(mfma)],
        /// Numbers that are added to the products, three clocks behind the first control.
        in terms: [DotTerm; 2 * usize::from(mfma)],
        /// The last elements of D, the latest one highest.
        out value: (Bits<64>),
    }
    |g| {
        let (lefts, indices) = (g.inputs("left", dwords(mfma) / 2), g.inputs("index", dwords(mfma) / 2));
        let rights = g.inputs("right", dwords(mfma));
        let hold = |name: &str, value: &Wire| g.register(name, value);
        let controls = g.inputs_of::<MatrixControl>("controls", STAGES);
        let steps = g.inputs_of::<DotStep>("steps", STAGES);
        let is_float = |at: usize| {
            let function = &controls[at].function;
            function.has_halves() | function.element.is_a(Element::F8)
        };
        let addend = hold("addend_0", &g.input("addend"));

        let sum_width = if mfma { WIDE_SUM } else { SUM };
        let exponent_width = if mfma { SCALED_EXPONENT } else { EXPONENT };
        let bias = g.constant(exponent_width, if mfma { SCALED_BIAS } else { 0 });
        let format = g.inputs_of::<DotFormat>("format", usize::from(mfma)).pop();
        let format = format.map(|format| DotFormatWires::combine("format", &[format], &mut |name, field| hold(name, &field[0])));
        // What the scales add to an exponent, that is biased twice, and whether one is a NaN.
        let scale = format.as_ref().map(|format| {
            let sum = format.left_scale.zero_extend(exponent_width) + format.right_scale.zero_extend(exponent_width);
            let by = (sum - g.constant(exponent_width, 254)).when(&format.scaled);
            let nan = &format.scaled & (format.left_scale.all() | format.right_scale.all());
            (hold("scale_1", &(by + &bias)), hold("scale_nan_1", &nan))
        });

        // Stage 0: four pairs of operands for each dword.
        let control = &controls[0];
        let function = &control.function;
        let element = &function.element;
        let halves = function.has_halves();
        let (neg, neg_hi) = (control.modifiers.neg.when(&halves), control.modifiers.neg_hi.when(&halves));
        let little = |of: fn(&DotFormatWires) -> &Wire| format.as_ref().map(|format| of(format).clone());
        let reading = |source: u32, bf8: &Wire, little: Option<Wire>| Reading {
            little,
            element: element.clone(),
            bf8: bf8.clone(),
            signed: control.modifiers.neg.bit(source),
            keep_denormals: control.keep_narrow_inputs.clone(),
        };
        let left_reading = reading(0, &function.left_bf8, little(|format| &format.left));
        let right_reading = reading(1, &function.right_bf8, little(|format| &format.right));
        let mut pairs = vec![];
        for (dword, right) in rights.iter().enumerate() {
            let (lane, at) = (dword / 2, dword as u32 % 2);
            let left = hold(&format!("left_dword_{dword}"), &lefts[lane].slice(32 * at, 32));
            let left = negated(g, &left, &neg.bit(0), &neg_hi.bit(0));
            let index = hold(&format!("index_dword_{dword}"), &indices[lane].slice(16 * at, 16));
            let columns = hold(&format!("columns_{dword}"), right);
            let columns = negated(g, &columns, &neg.bit(1), &neg_hi.bit(1));
            let mut met = met(g, element, &function.sparse, &columns, &index, mfma);
            if let Some(format) = &format {
                let takes_part = if dword < 4 { &format.lower } else { &format.upper };
                met.kept = met.kept.map(|kept| kept & takes_part);
            }
            for byte in 0..4 {
                let number = dword * 4 + byte;
                let a = Operand::of(g, &left, byte as u32, &left_reading);
                let b = Operand::of(g, &met.dword, byte as u32, &right_reading);
                // Of what is not kept nothing is left but a zero that says nothing of signs.
                let (kept, upper) = (&met.kept[byte], &met.kept_upper[byte]);
                let both = (upper.repeat(13 - APART)).concat(&kept.repeat(APART));
                let mask = element.is_a(Element::I4).select(&both, &kept.repeat(13));
                let name = |part: &str| format!("{part}_{number}_1");
                let used = if byte % 2 == 0 { kept.clone() } else { kept & !&halves };
                pairs.push((
                    hold(&name("left"), &(&a.value & &mask)),
                    hold(&name("right"), &b.value),
                    [0, 1].map(|at| hold(&name(&format!("sign_{at}")), &(&a.signs[at] ^ &b.signs[at]))),
                    [hold(&name("left_exponent"), &a.exponent), hold(&name("right_exponent"), &b.exponent)],
                    hold(&name("nan"), &(kept & (&a.nan | &b.nan))),
                    [hold(&name("left_infinite"), &(kept & &a.infinite)), hold(&name("right_infinite"), &(kept & &b.infinite))],
                    hold(&name("used"), &used),
                ));
            }
        }

        // Stages 1 and 2.
        let mut products = vec![];
        let (mut nans, mut positive, mut negative, mut all_negative) = (vec![], vec![], vec![], vec![]);
        for (number, (left, right, signs, exponents, nan, infinite, used)) in pairs.iter().enumerate() {
            let name = |part: &str| format!("{part}_{number}_2");
            let zeros = [left.none(), right.none()];
            let is_zero = &zeros[0] | &zeros[1];
            let exponent = exponents[0].zero_extend(exponent_width) + exponents[1].zero_extend(exponent_width);
            let (exponent, scale_nan) = match &scale {
                None => (exponent, g.zero(1)),
                Some((by, nan)) => (exponent + by, nan.clone()),
            };
            let any_infinite = &infinite[0] | &infinite[1];
            nans.push(nan | &any_infinite & &is_zero | scale_nan);
            positive.push(&any_infinite & !&signs[0]);
            negative.push(&any_infinite & &signs[0]);
            all_negative.push(!used | &signs[0] & &is_zero);
            products.push(Product {
                value: hold(&name("product"), &(left * right)),
                signs: [0, 1].map(|at| hold(&name(&format!("sign_{at}")), &signs[at])),
                exponent: hold(&name("exponent"), &exponent.when(&!is_zero)),
            });
        }
        let any = |flags: &[Wire]| vector_of(g, flags).any();
        let special = [
            hold("nan_2", &any(&nans)),
            hold("positive_2", &any(&positive)),
            hold("negative_2", &any(&negative)),
            hold("negative_zeros_2", &vector_of(g, &all_negative).all()),
        ];
        let is_nibbles = controls[2].function.element.is_a(Element::I4);

        // The largest exponent among the products, then the terms: magnitudes of floats, integers with their signs.
        let larger = |a: &Wire, b: &Wire| a.less(b).select(b, a);
        let mut exponents: Vec<Wire> = products.iter().map(|product| product.exponent.clone()).collect();
        while exponents.len() > 1 {
            exponents = exponents.chunks(2).map(|pair| larger(&pair[0], &pair[pair.len() - 1])).collect();
        }
        let largest = hold("largest_3", &exponents[0]);
        let mut terms = vec![];
        for (number, product) in products.iter().enumerate() {
            let name = |part: &str| format!("{part}_{number}_3");
            let signed = |value: Wire, sign: &Wire| sign.select(&-&value, &value);
            let low = signed(product.value.slice(0, 8).zero_extend(18), &product.signs[0]);
            let high = signed(product.value.slice(2 * APART, 8).zero_extend(18), &product.signs[1]);
            let whole = signed(product.value.slice(0, 16).zero_extend(18), &product.signs[0]);
            let integer = is_nibbles.select(&(low + high), &whole);
            let value = is_float(2).select(&product.value, &integer.sign_extend(26));
            terms.push((hold(&name("term"), &value), hold(&name("exponent"), &product.exponent), hold(&name("sign"), &product.signs[0])));
        }
        let special = ["nan_3", "positive_3", "negative_3", "negative_zeros_3"].iter().zip(&special).map(|(name, flag)| hold(name, flag));
        let special: Vec<Wire> = special.collect();

        // Stage 3: what the products are added to: C, or the sum so far.
        let (step, control) = (&steps[3], &controls[3]);
        let sums = g.ram("sums", if mfma { WIDE_SUM } else { 32 }, 8 * beats as u32);
        let place = |step: &DotStepWires| step.place.slice(0, 3 + beats.trailing_zeros());
        let addend = delayed(g, "addend", &addend, 3);
        let so_far = g.ram_read_now(sums, "so_far", &place(step));
        let takes_sum = !&step.first | &control.forwards;
        let whole = mfma.then(|| takes_sum.select(&so_far, &addend.sign_extend(sum_width)).slice(0, 36));
        let addend = takes_sum.select(&so_far.slice(0, 32), &addend);
        let mut addend = Addend::of(g, &addend, control, &step.first);
        if mfma {
            let biased = addend.exponent.zero_extend(exponent_width) + &bias;
            addend.exponent = biased.when(&addend.exponent.any());
        }
        let whole = whole.unwrap_or_else(|| addend.integer.sign_extend(36));

        // Stages 3 and 4: terms under the largest exponent.
        let extra = g.inputs_of::<DotTerm>("terms", 2 * usize::from(mfma));
        let largest = extra.iter().fold(largest, |largest, term| larger(&largest, &term.exponent));
        let largest = larger(&largest, &addend.exponent.when(&is_float(3)));
        let under = |value: &Wire, shift: u128, exponent: &Wire, sign: &Wire| {
            let value = value.concat(&g.zero(shift as u32));
            let width = value.width().max(35) + 1;
            let moved = value.shift_right(&(&largest - exponent)).zero_extend(width);
            sign.select(&-&moved, &moved)
        };
        let mut moved: Vec<Wire> = vec![];
        for (number, (term, exponent, sign)) in terms.iter().enumerate() {
            // Products have twenty bits of fraction.
            let float = under(&term.slice(0, 22), WINDOW - 20, exponent, sign);
            let value = is_float(3).select(&float, &term.sign_extend(36));
            moved.push(hold(&format!("moved_{number}_4"), &value));
        }
        let float = under(&addend.significand, WINDOW - 23, &addend.exponent, &addend.sign);
        let value = is_float(3).select(&float, &whole);
        moved.push(hold("moved_addend_4", &value));
        for (number, term) in extra.iter().enumerate() {
            let value = under(&term.magnitude, WINDOW - u128::from(FRACTION), &term.exponent, &term.negative);
            moved.push(hold(&format!("moved_term_{number}_4"), &value));
        }
        let exponent = hold("exponent_4", &largest);
        let (plus, minus) = (&special[1] | &addend.infinite & !&addend.sign, &special[2] | &addend.infinite & &addend.sign);
        let any_of = |of: fn(&DotTermWires) -> &Wire| extra.iter().fold(g.zero(1), |any, term| any | of(term));
        let nan = &special[0] | any_of(|term| &term.nan);
        let special = Special {
            nan: hold("nan_4", &(nan | &addend.nan | &plus & &minus)),
            infinite: hold("infinite_4", &(&plus | &minus)),
            negative: hold("negative_4", &minus),
            negative_zero: hold(
                "negative_zero_4",
                &(&special[3] & !any_of(|term| &term.counts) & &addend.sign & addend.significand.none()),
            ),
        };

        // Stage 5: their sum, in a tree.
        let mut tree: Vec<Wire> = moved.iter().map(|term| term.sign_extend(sum_width)).collect();
        while tree.len() > 1 {
            tree = tree.chunks(2).map(|pair| if let [a, b] = pair { a + b } else { pair[0].clone() }).collect();
        }
        let sum = hold("sum_5", &tree[0]);
        let exponent = hold("exponent_5", &exponent);
        let special = Special {
            nan: hold("nan_5", &special.nan),
            infinite: hold("infinite_5", &special.infinite),
            negative: hold("negative_5", &special.negative),
            negative_zero: hold("negative_zero_5", &special.negative_zero),
        };

        // Stage 6.
        let control = &controls[5];
        let saturates = mfma.then_some(&control.saturates);
        let single = round::single(g, &sum, &exponent, &special, &control.keep_outputs, saturates);
        let whole = round::integer(g, &sum, &control.clamp);
        let rounded = hold("rounded_6", &is_float(5).select(&single, &whole));

        let exact = mfma.then(|| hold("sum_6", &sum));

        // Stage 7.
        let (step, control) = (&steps[6], &controls[6]);
        let is_f16 = control.function.element.is_a(Element::F16);
        let half = round::narrow(g, &rounded, &is_f16, &control.keep_narrow_outputs, &control.saturates);
        let narrow = &control.function.narrow;
        let kept = (narrow & &step.last).select(&half.zero_extend(32), &rounded);
        let kept = match exact {
            None => kept,
            Some(exact) => is_float(6).select(&kept.zero_extend(sum_width), &exact),
        };
        g.ram_write(sums, &step.valid, &place(step), &kept, None);
        if mfma {
            let last = g.register_enabled("last", &rounded, &(&step.valid & &step.last));
            g.output("value", &last.zero_extend(64));
            return;
        }
        // From the top down in halves of a dword: elements of 32 bits move by two, those of 16 bits by one.
        let shift = &step.valid & &step.last;
        let quarter = |at: usize, wide: &Wire, half: &Wire| {
            g.register_enabled(&format!("value_{at}"), &narrow.select(half, wide), &shift)
        };
        let third = quarter(3, &rounded.slice(16, 16), &half);
        let second = quarter(2, &rounded.slice(0, 16), &third);
        let first = quarter(1, &third, &second);
        let value = g.concat(&[&third, &second, &first, &quarter(0, &second, &first)]);
        g.output("value", &value);
    }
}

/// What products are added to.
struct Addend {
    sign: Wire,
    /// Nine bits, biased by 254; zero for a zero.
    exponent: Wire,
    /// 24 bits, 23 of them fraction.
    significand: Wire,
    nan: Wire,
    infinite: Wire,
    integer: Wire,
}

impl Addend {
    /// Of 32 bits: C, which may have 16 bits and modifiers, where the sum is the `first` one.
    fn of(g: &Builder, bits: &Wire, control: &MatrixControlWires, first: &Wire) -> Self {
        let is_half = &control.function.narrow & first;
        let is_f16 = &is_half & control.function.element.is_a(Element::F16);
        let modified = first & !&control.function.sparse;
        let single_sign = is_half.select(&bits.bit(15), &bits.msb());
        let sign = &single_sign & !(&modified & control.modifiers.neg_hi.bit(2));
        let sign = sign ^ g.name("addend_negated", &(&modified & control.modifiers.neg.bit(2)));
        let keeps = !first | is_half.select(&control.keep_narrow_inputs, &control.keep_inputs);
        // Field of the exponent, fraction, and what makes the bias 127.
        let field = is_half.select(&bits.slice(7, 8), &bits.slice(23, 8));
        let field = is_f16.select(&bits.slice(10, 5).zero_extend(8), &field);
        let fraction = is_half.select(&bits.slice(0, 7).concat(&g.zero(16)), &bits.slice(0, 23));
        let fraction = is_f16.select(&bits.slice(0, 10).concat(&g.zero(13)), &fraction);
        let normal = field.any();
        let top = is_f16.select(&field.slice(0, 5).all(), &field.all());
        let significand = normal.concat(&fraction).when(&(&normal | keeps));
        let exponent = field.zero_extend(9) + (!&normal).zero_extend(9);
        let exponent = exponent.plus(127) + g.constant(9, 112).when(&is_f16);
        Self {
            sign,
            exponent: exponent.when(&significand.any()),
            nan: &top & fraction.any(),
            infinite: &top & fraction.none(),
            significand,
            integer: bits.clone(),
        }
    }
}
