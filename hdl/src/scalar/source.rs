//! What a source of an operation is, as far as constants and operand preparation have to know: its width, and which halves of
//! a register OPSEL and OPSEL_HI choose.

use rust_hdl::prelude::*;
use tombolo_netlist::choice;

choice! {
    /// The kind of a source. The number is how the control of an operation carries it; bit 3 says 64 bits.
    pub enum SourceKind {
        /// Not read.
        None,
        /// 32 bits, or several smaller elements taken as they lie.
        Word,
        /// 16 bits: OPSEL, or bit 7 of a short encoding's register, chooses the half (7.4).
        Half,
        /// A pair of 16-bit elements of packed math: OPSEL and OPSEL_HI choose each. Inline constants of floats are in the low half
        /// only (7.7.2), or in both in a short encoding; integers have 32 bits (4.1), and so do floats for a pair of integers.
        Packed,
        /// A pair of binary16 numbers of a dot product: inline constants are in both halves (7.2.2).
        PairF16,
        /// The same of bfloat16: inline constants are the upper half of binary32 (7.7.2).
        PairBf16,
        /// 8- or 4-bit integers of a dot product: OPSEL and OPSEL_HI, but not for inline constants (7.7.2).
        Integers,
        /// A source of V_FMA_MIX: OPSEL_HI says binary16, OPSEL which half of the register or constant (7.7).
        Mixed,
        /// 64 bits; literals are extended with zeros (4.1).
        Unsigned64,
        /// A 64-bit signed integer; literals are extended with the sign.
        Signed64,
        /// Binary64; literals are its upper half.
        Float64,
    }
}
