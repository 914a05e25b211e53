//! Directives that emit data, and those that move the place counter.

use super::assembler::Assembler;
use super::diagnostic::Parsed;
use super::directive::Arguments;
use super::expression::Expression;
use super::lexer::Kind;
use super::section::{FixupKind, SectionKind};

/// `S_NOP 0`, which pads code.
const NOP: [u8; 4] = 0xbf80_0000_u32.to_le_bytes();

/// `.byte`, `.short`, `.long`, `.quad`: integers of `size` bytes, separated by commas.
pub(super) fn integers(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, size: u8) -> Parsed<()> {
    if args.cursor.at_end() {
        return Ok(());
    }
    loop {
        let start = args.cursor.clone();
        let value = Expression::parse(args.cursor, &asm.symbols)?;
        let bits = u32::from(size) * 8;
        let bytes = match value.constant() {
            Some(number) if fits(number, bits) => number.to_le_bytes(),
            Some(_) => return Err(start.expected(&format!("a number of at most {bits} bits"))),
            None => {
                asm.fix_up(0, FixupKind::Data(size), value, start.position(), args.text);
                [0; 8]
            }
        };
        asm.emit(&bytes[..usize::from(size)]).map_err(|message| start.fault(message))?;
        if !args.cursor.accept(",") {
            return args.cursor.expect_end();
        }
    }
}

/// Whether a number fits `bits` bits, read as signed or as unsigned.
pub(super) fn fits(value: i64, bits: u32) -> bool {
    bits >= 64 || (-(1_i64 << (bits - 1))..1_i64 << bits).contains(&value)
}

/// `.float`, `.double`.
pub(super) fn reals(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, double: bool) -> Parsed<()> {
    if args.cursor.at_end() {
        return Ok(());
    }
    loop {
        let start = args.cursor.clone();
        let negative = args.cursor.accept("-");
        if !negative {
            args.cursor.accept("+");
        }
        let magnitude = match args.cursor.peek() {
            Kind::Real(value) => *value,
            Kind::Integer(value) => *value as f64,
            Kind::Identifier(name) if matches!(name.to_ascii_lowercase().as_str(), "inf" | "infinity") => f64::INFINITY,
            Kind::Identifier(name) if name.eq_ignore_ascii_case("nan") => f64::from_bits(0x7fff_ffff_ffff_ffff),
            _ => return Err(args.cursor.expected("a floating-point number")),
        };
        args.cursor.advance();
        let value = if negative { -magnitude } else { magnitude };
        let bytes = if double { value.to_le_bytes().to_vec() } else { single(value).to_le_bytes().to_vec() };
        asm.emit(&bytes).map_err(|message| start.fault(message))?;
        if !args.cursor.accept(",") {
            return args.cursor.expect_end();
        }
    }
}

/// The bits of an f32; a NaN has all mantissa bits set, as LLVM writes it.
fn single(value: f64) -> u32 {
    if value.is_nan() { 0x7fff_ffff | u32::from(value.is_sign_negative()) << 31 } else { (value as f32).to_bits() }
}

/// `.ascii`, `.asciz`; strings without a comma between them are one.
pub(super) fn strings(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, terminated: bool) -> Parsed<()> {
    if args.cursor.at_end() {
        return Ok(());
    }
    loop {
        let start = args.cursor.clone();
        let mut any = false;
        while let Kind::Text(text) = args.cursor.peek() {
            asm.emit(text).map_err(|message| start.fault(message))?;
            args.cursor.advance();
            any = true;
        }
        if !any {
            return Err(args.cursor.expected("a string"));
        }
        if terminated {
            asm.emit(&[0]).map_err(|message| start.fault(message))?;
        }
        if !args.cursor.accept(",") {
            return args.cursor.expect_end();
        }
    }
}

/// Reads a size that is not negative.
fn count(asm: &Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<u64> {
    let start = args.cursor.clone();
    let value = asm.absolute(args.cursor)?;
    u64::try_from(value).map_err(|_| start.expected("a number that is not negative"))
}

/// An optional further argument, after a comma.
fn optional(asm: &Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<Option<i64>> {
    if !args.cursor.accept(",") || args.cursor.is(",") || args.cursor.at_end() {
        return Ok(None);
    }
    asm.absolute(args.cursor).map(Some)
}

/// Appends `pattern` `count` times.
fn emit_repeated(asm: &mut Assembler<'_>, args: &Arguments<'_, '_>, pattern: &[u8], count: u64) -> Parsed<()> {
    let total = (pattern.len() as u64).saturating_mul(count);
    asm.reserve(total).and_then(|()| asm.emit(&pattern.repeat(count as usize))).map_err(|text| args.cursor.fault(text))
}

/// `.fill COUNT[, SIZE[, VALUE]]`: of each SIZE bytes the first four hold VALUE.
pub(super) fn fill(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let count = count(asm, args)?;
    let start = args.cursor.clone();
    let size = optional(asm, args)?.unwrap_or(1);
    let size = usize::try_from(size).map_err(|_| start.expected("a size from 0 to 8"))?.min(8);
    let value = optional(asm, args)?.unwrap_or(0);
    args.cursor.expect_end()?;
    let value = if size > 4 { value & 0xffff_ffff } else { value };
    emit_repeated(asm, args, &value.to_le_bytes()[..size], count)
}

/// `.zero`, `.skip`, `.space`: COUNT[, VALUE].
pub(super) fn space(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let count = count(asm, args)?;
    let value = optional(asm, args)?.unwrap_or(0);
    args.cursor.expect_end()?;
    emit_repeated(asm, args, &value.to_le_bytes()[..1], count)
}

/// `.p2align POWER[, FILL[, MAX]]` and `.balign BYTES[, FILL[, MAX]]`, where FILL has `size` bytes. Code is padded with
/// S_NOP unless FILL is given.
pub(super) fn align(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, power: bool, size: usize) -> Parsed<()> {
    let start = args.cursor.clone();
    let number = count(asm, args)?;
    let align = if power { 1_u64.checked_shl(number.min(64) as u32).unwrap_or(0) } else { number.max(1) };
    if !align.is_power_of_two() || align > 1 << 16 {
        return Err(start.expected("an alignment that is a power of two and at most 65536"));
    }
    let filler = optional(asm, args)?;
    let most = optional(asm, args)?;
    args.cursor.expect_end()?;
    let padding = asm.symbols.here.offset.wrapping_neg() & (align - 1);
    let section = asm.section();
    section.align = section.align.max(align);
    if most.is_some_and(|most| padding.cast_signed() > most) {
        return Ok(());
    }
    match filler {
        Some(_) if !padding.is_multiple_of(size as u64) => {
            Err(start.fault(format!("{padding} bytes of padding are no multiple of {size}")))
        }
        Some(filler) => emit_repeated(asm, args, &filler.to_le_bytes()[..size], padding / size as u64),
        None if asm.section().kind == SectionKind::Text => {
            emit_repeated(asm, args, &[0], padding % 4)?;
            emit_repeated(asm, args, &NOP, padding / 4)
        }
        None => emit_repeated(asm, args, &[0], padding),
    }
}

/// `.org OFFSET[, FILL]`: goes on at an offset of the section, never backwards.
pub(super) fn origin(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let start = args.cursor.clone();
    let expression = Expression::parse(args.cursor, &asm.symbols)?;
    let value = asm.symbols.evaluate(&expression, None).map_err(|reason| start.fault(reason.message()))?;
    let filler = optional(asm, args)?.unwrap_or(0);
    args.cursor.expect_end()?;
    let here = asm.symbols.here;
    let in_this_section = value.section.is_none_or(|section| section == here.section);
    let offset = u64::try_from(value.offset).ok().filter(|offset| in_this_section && *offset >= here.offset);
    let offset = offset.ok_or_else(|| start.expected("a place further on in this section"))?;
    emit_repeated(asm, args, &filler.to_le_bytes()[..1], offset - here.offset)
}
