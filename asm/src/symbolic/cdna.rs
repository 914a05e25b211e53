//! Constants with names inside that CDNA4 alone has: wait counters of six bits, what VGPR indexing applies to.

use super::{counters, is_call, plain, position};
use crate::cursor::Cursor;
use crate::diagnostic::Parsed;
use crate::symbols::Symbols;
use tombolo_isa::arch::cdna4::names::{INDEXED, WAIT_COUNT};
use tombolo_isa::disasm::CounterField;

/// The counters side by side, as they are read; in the instruction one of them lies in two parts.
const FIELDS: [CounterField; 3] = [("vmcnt", 0, 6), ("expcnt", 6, 3), ("lgkmcnt", 9, 4)];

/// `vmcnt(1) lgkmcnt(0)`, or a number.
pub(crate) fn wait_count(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    let named =
        FIELDS.iter().any(|(name, ..)| cursor.word().is_some_and(|word| word.trim_end_matches("_sat") == *name));
    if !named {
        return plain(cursor, symbols);
    }
    let counts = u32::from(counters(cursor, symbols, &FIELDS)?);
    let mut value = 0;
    for ((_, parts), (_, lsb, width)) in WAIT_COUNT.iter().zip(FIELDS) {
        let mut count = counts >> lsb & ((1 << width) - 1);
        for &(lsb, width) in *parts {
            value |= (count & ((1 << width) - 1)) << lsb;
            count >>= width;
        }
    }
    Ok(value as u16)
}

/// `gpr_idx(SRC0,DST)`, or a number.
pub(crate) fn indexed(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    if !is_call(cursor, "gpr_idx") {
        return plain(cursor, symbols);
    }
    cursor.advance();
    cursor.advance();
    let mut value = 0;
    while !cursor.accept(")") {
        let start = cursor.clone();
        let expected = || start.expected("SRC0, SRC1, SRC2 or DST");
        let word = cursor.expect_word("SRC0, SRC1, SRC2 or DST")?;
        let bit = 1 << position(&INDEXED, word).ok_or_else(expected)?;
        if value & bit != 0 {
            return Err(start.fault("this is named twice"));
        }
        value |= bit;
        if !cursor.accept(",") {
            cursor.expect(")")?;
            break;
        }
    }
    Ok(value)
}
