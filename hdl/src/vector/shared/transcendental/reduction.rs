//! From operand to table: address, position, the factor that multiplies the interpolated value, the exponent.
//!
//! One shifter cuts the fixed-point arguments of exponential and angles.

use super::Function;
use super::operand::Operand;
use super::table::base;
use tombolo_netlist::builder::{Builder, Wire};

/// What the later stages need. The result before rounding is `(whole 2^54 +- factor value) 2^(exponent - 63)`.
pub struct Reduction {
    /// Row, 10 bits.
    pub address: Wire,
    /// Position in the segment, 20 bits.
    pub position: Wire,
    /// 31 bits.
    pub factor: Wire,
    /// Exponent that a leading one in bit 63 has: two's complement, 12 bits.
    pub exponent: Wire,
    /// Sign of the result.
    pub sign: Wire,
    /// Magnitude of the logarithm's whole part, 8 bits.
    pub whole: Wire,
    /// The product is subtracted.
    pub subtract: Wire,
}

/// Bits of an exponent.
const EXPONENT: u32 = 12;
/// Fraction bits of a significand, and of a turn.
const FRACTION: u32 = 23;
const TURN: u32 = 32;

impl Reduction {
    /// The reduction of a finite nonzero operand, combinational; with `angles` also of one.
    pub fn new(g: &Builder, operand: &Operand, angles: bool) -> Self {
        let Operand { sign, exponent, significand: m, function, .. } = operand;
        let is_there = |which: Function| angles || !which.is_angle();
        let is = |wanted: Function| if is_there(wanted) { function.is_a(wanted) } else { g.zero(1) };
        let angle = g.name("is_angle", &(is(Function::Sin) | is(Function::Cos)));
        let e = exponent.sign_extend(EXPONENT);
        let odd = exponent.bit(0);
        let half_exponent = exponent.slice(1, 8).sign_extend(EXPONENT);

        // `m 2^e` with 24 whole and 32 fraction bits; e counts as 23 (angles) or 9 (exponential) at
        // most: from there on every result overflows or vanishes, as with the 10 of the definition.
        let above = |limit: u128| g.constant(EXPONENT, limit).less_signed(&e);
        let cap = angle.select(&g.constant(EXPONENT, FRACTION.into()), &g.constant(EXPONENT, 9));
        let capped = angle.select(&above(FRACTION.into()), &above(9)).select(&cap, &e);
        let amount = g.name("cut", &(g.constant(EXPONENT, FRACTION.into()) - capped));
        let fixed = g.name("fixed", &m.concat(&g.zero(TURN)).shift_right(&amount.slice(0, 8)));

        // Exponential: 27 fraction bits, negated if the operand is negative.
        let argument = fixed.slice(5, 38).zero_extend(39);
        let argument = g.name("argument", &((argument ^ &sign.repeat(39)) + sign.zero_extend(39)));

        // Angles: the fraction of a turn; beyond 2^23 there is none.
        let turn = fixed.slice(0, TURN).when(&!above(FRACTION.into()));
        let quarter = is(Function::Cos).zero_extend(2).concat(&g.zero(30));
        let turn = g.name("turn", &(turn + quarter));
        let within = turn.slice(0, 30).zero_extend(31);
        let mirrored = turn.bit(30);
        let r = mirrored.select(&(g.constant(31, 1 << 30) - &within), &within);
        let r = g.name("angle", &r);
        let tiny = g.name("is_tiny", &(is(Function::Sin) & e.less_signed(&g.constant(EXPONENT, (1 << EXPONENT) - 8))));

        // Logarithm: f = m - 1 or m / 2 - 1, 24 fraction bits.
        let upper = m.bit(FRACTION - 1);
        let doubled = m.concat(&g.zero(1));
        let shifted = upper.select(&m.zero_extend(25), &doubled);
        let from_quarter = shifted.plus((1 << 25) - (1 << 24) + (1 << 22));
        let f = upper.select(&(g.zero(23) - m.slice(0, 23)), &doubled.slice(0, 23));
        let whole = exponent + &upper.zero_extend(9);
        let whole_negative = whole.msb();
        let whole_zero = whole.none();
        let magnitude = (&whole ^ &whole_negative.repeat(9)) + whole_negative.zero_extend(9);
        let logarithm_sign = whole_negative | (whole_zero & &upper);

        let index = m.slice(16, 7);
        let m_position = m.slice(0, 16).concat(&g.zero(4));
        let table = |base: u128, index: &Wire| g.constant(10, base) | index.zero_extend(10);
        let roots = (table(base::RSQ, &odd.concat(&index)), m_position.clone());
        let of_angle = (table(base::SIN, &r.slice(23, 8)), r.slice(3, 20));
        let mut choices = vec![
            (Function::Rsq, roots.clone()),
            (Function::Sqrt, roots),
            (
                Function::Log,
                (table(base::LOG, &from_quarter.slice(17, 7)), from_quarter.slice(0, 17).concat(&g.zero(3))),
            ),
            (Function::Exp, (table(base::EXP, &argument.slice(20, 7)), argument.slice(0, 20))),
            (Function::Sin, of_angle.clone()),
            (Function::Cos, of_angle),
        ];
        choices.retain(|(which, _)| is_there(*which));
        let address: Vec<_> = choices.iter().map(|(which, (row, _))| (*which as u128, row.clone())).collect();
        let position: Vec<_> = choices.iter().map(|(which, (_, t))| (*which as u128, t.clone())).collect();

        let one = g.constant(31, 1 << 30);
        let root_factor = odd.select(&doubled, &m.zero_extend(25)).zero_extend(31);
        let angle_factor = tiny.select(&m.zero_extend(31), &r);
        let factors = [
            (Function::Sqrt, root_factor),
            (Function::Log, f.zero_extend(31)),
            (Function::Sin, angle_factor.clone()),
            (Function::Cos, angle_factor),
        ];
        let of_functions = |values: &[(Function, Wire)], default: &Wire| {
            let there = values.iter().filter(|(which, _)| is_there(*which));
            g.lookup(
                function,
                &there.map(|(which, value)| (*which as u128, value.clone())).collect::<Vec<_>>(),
                default,
            )
        };
        // The product has 30 fraction bits of the value, and the factor's.
        let exponents = [
            (Function::Rsq, (&g.zero(EXPONENT) - &half_exponent).plus(3)),
            (Function::Sqrt, half_exponent.plus(10)),
            (Function::Log, g.constant(EXPONENT, 9)),
            (Function::Exp, argument.slice(27, 12).plus(3)),
            (Function::Sin, tiny.select(&e.plus(13), &g.constant(EXPONENT, 4))),
            (Function::Cos, g.constant(EXPONENT, 4)),
        ];
        let rcp_exponent = (g.zero(EXPONENT) - &e).plus(3);

        // A zero angle is +0; the sign of a tiny one is the operand's.
        let angle_sign = (turn.bit(31) ^ (is(Function::Sin) & sign)) & r.any();
        let signs = [
            (Function::Rcp, sign.clone()),
            (Function::Log, logarithm_sign.clone()),
            (Function::Sin, tiny.select(sign, &angle_sign)),
            (Function::Cos, angle_sign),
        ];
        let logarithm = is(Function::Log);
        Self {
            address: g.lookup(function, &address, &table(base::RCP, &index)),
            position: g.lookup(function, &position, &m_position),
            factor: g.register("factor_2", &of_functions(&factors, &one)),
            exponent: g.register("exponent_2", &of_functions(&exponents, &rcp_exponent)),
            sign: g.register("sign_2", &of_functions(&signs, &g.zero(1))),
            whole: g.register("whole_2", &magnitude.slice(0, 8).when(&logarithm)),
            // Unlike signs; with a whole part of zero the sign is the product's.
            subtract: g.register("subtract_2", &(logarithm & (logarithm_sign ^ upper))),
        }
    }
}
