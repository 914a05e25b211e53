//! Conversions of 32 numbers with a scale (V_CVT_SCALEF32_PK32_*) as operations on two of them. Sources and results have up to 32 registers, which may
//! overlap, so that the shorter of the two is in the running rows meanwhile:
//!
//! ```text
//!   widening    0 .. 5     a register of the source to its running row
//!               6          the scale to the one behind
//!               7 .. 22    two numbers of two running rows to one or two registers
//!   narrowing   0 .. 19    two numbers of a register into a running row, or its end and the next one's beginning
//!               20 .. 25   a running row to its register
//! ```

use tombolo_netlist::builder::{Builder, Wire};

/// Registers that have 32 numbers of 6 bits.
const SHORT: u128 = 6;
/// The running row of the scale.
const SCALE: u128 = SHORT;
/// The first operation that widens.
const FIRST_WIDE: u128 = SHORT + 1;
/// The first that moves what is narrowed.
const FIRST_MOVE: u128 = 20;

/// Operations that narrow 16 numbers, to three running rows: the register of two of them, the row, and where they begin there, in
/// fours of bits from eight bits below the row on.
const NARROWING: [(u128, u128, u128); 10] =
    [(0, 0, 2), (1, 0, 5), (2, 0, 8), (2, 1, 0), (3, 1, 3), (4, 1, 6), (5, 1, 9), (5, 2, 1), (6, 2, 4), (7, 2, 7)];

/// What an operation of such an instruction does.
pub struct Many {
    /// The instruction is one, 1 bit.
    pub here: Wire,
    /// The instruction ends.
    pub ends: Wire,
    /// It moves a register.
    pub moves: Wire,
    /// That is the scale.
    pub moves_scale: Wire,
    /// It converts from or to the running rows.
    pub converts: Wire,
    /// Its first source is a running row.
    pub from_running: Wire,
    /// Its third is: that which it writes.
    pub merges: Wire,
    /// Its result is.
    pub to_running: Wire,
    /// Which register of its first source, or which running row, 4 bits.
    pub source: Wire,
    /// Which register of its destination, or which running row, 5 bits.
    pub target: Wire,
    /// The place of the numbers ([`crate::arith::float::scaled::with_details`]), 4 bits.
    pub place: Wire,
    /// Widening: the scale is in a running row.
    pub staged_scale: Wire,
}

impl Many {
    /// Operation `number` (6 bits) of an instruction that is one if `here`, and `widens`, to binary32 if `to_words`.
    pub fn new(g: &Builder, number: &Wire, here: &Wire, widens: &Wire, to_words: &Wire) -> Self {
        let before = |first: u128| number.less(&number.same_width(first));
        let pair = number.plus(FIRST_WIDE.wrapping_neg()).slice(0, 4);
        // Two numbers have twelve bits, three fours.
        let bit = pair.zero_extend(6) + pair.concat(&g.zero(1)).zero_extend(6);
        let converts_wide = !before(FIRST_WIDE);
        let staged = number.slice(0, 4);
        let pair_target = to_words.select(&pair.concat(&g.zero(1)), &pair.zero_extend(5));
        let wide_source = converts_wide.select(&bit.slice(3, 3).zero_extend(4), &staged);
        let wide_target = converts_wide.select(&pair_target, &staged.zero_extend(5));

        let rows: Vec<(u128, Wire)> = (0..FIRST_MOVE)
            .map(|at| {
                let (half, step) = (at / NARROWING.len() as u128, (at % NARROWING.len() as u128) as usize);
                let (source, row, place) = NARROWING[step];
                let starts = step == 0 || NARROWING[step - 1].1 != row;
                let parts = [(4, source + 8 * half), (3, row + 3 * half), (4, place), (1, u128::from(!starts))];
                let parts = parts.map(|(width, value)| g.constant(width, value));
                (at, g.concat(&parts.iter().collect::<Vec<_>>()))
            })
            .collect();
        let narrow = g.lookup(number, &rows, &g.zero(12));
        let moved = number.plus(FIRST_MOVE.wrapping_neg()).slice(0, 4);
        let converts_narrow = before(FIRST_MOVE);
        let narrow_source = converts_narrow.select(&narrow.slice(8, 4), &moved);
        let narrow_target = converts_narrow.select(&narrow.slice(5, 3).zero_extend(5), &moved.zero_extend(5));

        let converts = here & widens.select(&converts_wide, &converts_narrow);
        Self {
            ends: widens.select(&number.is(FIRST_WIDE + 15), &number.is(FIRST_MOVE + SHORT - 1)),
            moves: here & !&converts,
            moves_scale: here & widens & number.is(SCALE),
            from_running: here & widens.select(&converts_wide, &!&converts_narrow),
            merges: here & !widens & &converts_narrow & narrow.bit(0),
            to_running: here & widens.select(&!&converts_wide, &converts_narrow),
            source: g.name("many_source", &widens.select(&wide_source, &narrow_source)),
            target: g.name("many_target", &widens.select(&wide_target, &narrow_target)),
            place: widens.select(&bit.slice(0, 3).zero_extend(4), &narrow.slice(1, 4)),
            staged_scale: &converts & widens,
            converts,
            here: here.clone(),
        }
    }
}

/// Number of the running row of the scale.
pub fn scale_row(running: &Wire) -> Wire {
    running.plus(SCALE)
}
