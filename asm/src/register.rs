//! Registers: names, ranges and lists, and what a processor allows of them.
//!
//! Syntax: LLVM's AMDGPU operand syntax: `v1`, `v[1]`, `v[1:2]`, `[v1,v2]`, `v1.h`, the same for `s` and `ttmp`, and the
//! named registers, alone or in lists.

mod names;

use names::{Bank, LDS_DIRECT, is_unavailable, named};

use super::cursor::Cursor;
use super::diagnostic::Parsed;
use super::expression::Expression;
use super::lexer::Kind;
use super::symbols::Symbols;
use tombolo_isa::source::Source;
use tombolo_isa::target::Target;

/// The part of a VGPR that a 16-bit operand names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    Low,
    High,
}

/// One or more consecutive registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Register {
    /// The first register.
    pub first: Source,
    /// How many registers of 32 bits; 0 for a source that is as wide as the operand wants (NULL, apertures).
    pub count: u8,
    /// `.l` or `.h`.
    pub half: Option<Half>,
    /// Accumulation VGPRs, which CDNA numbers like VGPRs.
    pub accumulation: bool,
}

/// A list of VGPRs, consecutive or not, in one image address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Registers {
    /// Consecutive registers.
    One(Register),
    /// Others, in the order of the text.
    List(Vec<Register>),
}

impl Register {
    /// Whether it is made of VGPRs.
    pub(super) fn is_vector(&self) -> bool {
        matches!(self.first, Source::Vgpr(_))
    }

    /// Whether it can be a scalar destination: SGPRs, VCC, TTMP, EXEC, M0, NULL.
    pub(super) fn is_scalar_register(&self) -> bool {
        self.first.code() < 128
    }

    /// Whether reading it costs a use of the constant bus.
    pub(super) fn uses_constant_bus(&self) -> bool {
        !self.is_vector() && self.first != Source::Null && !self.is_lds_direct()
    }

    /// Whether it is the dword of LDS that M0 points to, of GCN.
    pub(super) fn is_lds_direct(&self) -> bool {
        self.first.code() == u16::from(LDS_DIRECT)
    }

    /// Bank and index of a numbered register beyond the last: what `.amdgcn.next_free_*` counts.
    pub(super) fn end(&self) -> Option<(bool, u16)> {
        match self.first {
            Source::Vgpr(first) => Some((true, u16::from(first) + u16::from(self.count))),
            // Beyond the last are registers with names.
            Source::Sgpr(first) if first < 106 => Some((false, u16::from(first) + u16::from(self.count))),
            _ => None,
        }
    }
}

/// Whether the next token starts a register, as against a symbol or a number.
pub(super) fn is_next(cursor: &Cursor<'_>, symbols: &Symbols) -> bool {
    match cursor.peek() {
        Kind::Identifier(word) => {
            let (word, _) = split_half(word);
            if named(word, symbols.target).is_some() || is_unavailable(word) {
                return true;
            }
            match Bank::of_prefix(word, symbols.target) {
                Some((_, "")) => *cursor.peek_second() == Kind::Mark("["),
                Some((_, digits)) => digits.chars().all(|digit| digit.is_ascii_digit()),
                None => false,
            }
        }
        Kind::Mark("[") => true,
        _ => false,
    }
}

fn split_half(word: &str) -> (&str, Option<Half>) {
    if let Some(word) = word.strip_suffix(".l") {
        (word, Some(Half::Low))
    } else if let Some(word) = word.strip_suffix(".h") {
        (word, Some(Half::High))
    } else {
        (word, None)
    }
}

/// Reads a register, a range or a list of consecutive registers.
pub(super) fn parse(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Register> {
    let start = cursor.clone();
    match parse_list(cursor, symbols)? {
        Registers::One(register) => Ok(register),
        Registers::List(_) => Err(start.fault("registers in a list must have consecutive indices")),
    }
}

/// Reads a register, a range or any list of registers.
pub(super) fn parse_list(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Registers> {
    let start = cursor.clone();
    if !cursor.is("[") {
        return single(cursor, symbols).map(Registers::One);
    }
    let registers = parse_elements(cursor, symbols)?;
    Ok(match joined(&registers) {
        Some(register) => {
            check_range(register, &start)?;
            Registers::One(register)
        }
        None => Registers::List(registers),
    })
}

/// Reads a list in brackets and gives its elements: single registers, or ranges of VGPRs.
pub(super) fn parse_elements(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Vec<Register>> {
    let start = cursor.clone();
    cursor.expect("[")?;
    let mut registers = Vec::new();
    loop {
        let register = single(cursor, symbols)?;
        let is_range = register.count > 1 && register.is_vector();
        // `[vcc]` is the pair itself.
        let is_alone = registers.is_empty() && cursor.is("]");
        if (register.count != 1 && !is_range && !is_alone) || register.half.is_some() {
            return Err(start.expected("single 32-bit registers in a list"));
        }
        registers.push(register);
        if registers.len() > MAX_LIST {
            return Err(start.fault("the list has too many registers"));
        }
        if !cursor.accept(",") {
            break;
        }
    }
    cursor.expect("]")?;
    Ok(registers)
}

/// Longest list: the address of a matrix operand has 32 registers.
const MAX_LIST: usize = 32;

/// The list as one range, if its registers are consecutive.
fn joined(registers: &[Register]) -> Option<Register> {
    let first = *registers.first()?;
    let consecutive = registers.windows(2).all(|pair| {
        pair[1].first.code() == pair[0].first.code() + u16::from(pair[0].count)
            && std::mem::discriminant(&pair[0].first) == std::mem::discriminant(&next_of(pair[1].first))
    });
    let count = registers.iter().map(|register| u16::from(register.count)).sum::<u16>();
    consecutive.then_some(Register { count: u8::try_from(count).ok()?, ..first })
}

/// A register's low half where it is a high half, so that `vcc_lo, vcc_hi` are of one kind.
fn next_of(source: Source) -> Source {
    match source {
        Source::VccHi => Source::VccLo,
        Source::ExecHi => Source::ExecLo,
        other => other,
    }
}

fn single(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Register> {
    let start = cursor.clone();
    let word = cursor.expect_word("a register")?;
    let target = symbols.target;
    if let Some((first, count)) = named(word, target) {
        return Ok(Register { first, count, half: None, accumulation: false });
    }
    if is_unavailable(word) {
        return Err(start.fault("this register does not exist on this processor"));
    }
    let (name, mut half) = split_half(word);
    let (bank, digits) = Bank::of_prefix(name, target).ok_or_else(|| start.expected("a register"))?;
    let (first, last) = if digits.is_empty() {
        let range = range(cursor, symbols)?;
        if let Some(suffix @ (".l" | ".h")) = cursor.word().filter(|_| cursor.touches_previous()) {
            half = if suffix == ".l" { Some(Half::Low) } else { Some(Half::High) };
            cursor.advance();
        }
        range
    } else {
        let index = digits.parse().map_err(|_| start.fault("register index is out of range"))?;
        (index, index)
    };
    let register = in_bank(bank, first, last, half, target).map_err(|message| start.fault(message))?;
    check_range(register, &start)?;
    Ok(register)
}

/// Reads `[first:last]` or `[index]`.
fn range(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<(i64, i64)> {
    cursor.expect("[")?;
    let first = index(cursor, symbols)?;
    let last = if cursor.accept(":") { index(cursor, symbols)? } else { first };
    cursor.expect("]")?;
    Ok((first, last))
}

fn index(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<i64> {
    let start = cursor.clone();
    let expression = Expression::parse(cursor, symbols)?;
    match symbols.evaluate(&expression, None) {
        Ok(value) if value.section.is_none() => Ok(value.offset),
        _ => Err(start.expected("an absolute expression")),
    }
}

fn in_bank(bank: Bank, first: i64, last: i64, half: Option<Half>, target: Target) -> Result<Register, &'static str> {
    if first > last {
        return Err("the first register index must not exceed the second one");
    }
    if first < 0 || last >= i64::from(bank.size(target)) {
        return Err("register index is out of range");
    }
    if half.is_some() && (bank != Bank::Vector || first != last) {
        return Err("only a single VGPR has halves");
    }
    // Both are below 256 now.
    Ok(Register {
        first: bank.source(first as u8, target),
        count: (last - first).min(254) as u8 + 1,
        half,
        accumulation: bank == Bank::Accumulation,
    })
}

/// Scalar registers are aligned to their size, at most to four; sizes are those that some operand has.
fn check_range(register: Register, start: &Cursor<'_>) -> Parsed<()> {
    if !matches!(register.count, 0..=12 | 16 | 32) {
        return Err(start.fault("no operand has this many registers"));
    }
    let index = match register.first {
        Source::Sgpr(index) | Source::Ttmp(index) => index,
        _ => return Ok(()),
    };
    let align = register.count.max(1).next_power_of_two().min(4);
    if index % align != 0 {
        return Err(start.fault("invalid register alignment"));
    }
    Ok(())
}
