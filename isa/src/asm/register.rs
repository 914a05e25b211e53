//! Registers: names, ranges and lists, and what a processor allows of them.
//!
//! Syntax: LLVM's AMDGPU operand syntax: `v1`, `v[1]`, `v[1:2]`, `[v1,v2]`, `v1.h`, the same for `s` and `ttmp`, and the
//! named registers, alone or in lists.

use super::cursor::Cursor;
use super::diagnostic::Parsed;
use super::expression::Expression;
use super::lexer::Kind;
use super::symbols::Symbols;
use crate::source::Source;

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
}

/// A list of VGPRs, consecutive or not, in one image address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Registers {
    /// Consecutive registers.
    One(Register),
    /// Others, in the order of the text.
    List(Vec<Register>),
}

/// Names of registers that are not numbered: first register and count.
const NAMED: &[(&str, Source, u8)] = &[
    ("vcc", Source::VccLo, 2),
    ("vcc_lo", Source::VccLo, 1),
    ("vcc_hi", Source::VccHi, 1),
    ("exec", Source::ExecLo, 2),
    ("exec_lo", Source::ExecLo, 1),
    ("exec_hi", Source::ExecHi, 1),
    ("m0", Source::M0, 1),
    ("null", Source::Null, 0),
    ("scc", Source::Scc, 0),
    ("src_scc", Source::Scc, 0),
    ("shared_base", Source::SharedBase, 0),
    ("src_shared_base", Source::SharedBase, 0),
    ("shared_limit", Source::SharedLimit, 0),
    ("src_shared_limit", Source::SharedLimit, 0),
    ("private_base", Source::PrivateBase, 0),
    ("src_private_base", Source::PrivateBase, 0),
    ("private_limit", Source::PrivateLimit, 0),
    ("src_private_limit", Source::PrivateLimit, 0),
    ("pops_exiting_wave_id", Source::PopsExitingWaveId, 0),
    ("src_pops_exiting_wave_id", Source::PopsExitingWaveId, 0),
];

/// Names of registers that other processors have.
const UNAVAILABLE: &[&str] = &[
    "tba",
    "tba_lo",
    "tba_hi",
    "tma",
    "tma_lo",
    "tma_hi",
    "flat_scratch",
    "flat_scratch_lo",
    "flat_scratch_hi",
    "xnack_mask",
    "xnack_mask_lo",
    "xnack_mask_hi",
    "lds_direct",
    "src_lds_direct",
    "vccz",
    "src_vccz",
    "execz",
    "src_execz",
];

/// A kind of numbered registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bank {
    Vector,
    Scalar,
    Trap,
}

impl Bank {
    fn of_prefix(word: &str) -> Option<(Self, &str)> {
        [("ttmp", Self::Trap), ("v", Self::Vector), ("s", Self::Scalar)].into_iter().find_map(|(prefix, bank)| {
            let rest = word.strip_prefix(prefix)?;
            (rest.is_empty() || rest.starts_with(|digit: char| digit.is_ascii_digit())).then_some((bank, rest))
        })
    }

    /// How many registers there are.
    fn size(self) -> u16 {
        match self {
            Self::Vector => 256,
            Self::Scalar => 106,
            Self::Trap => 16,
        }
    }

    fn source(self, index: u8) -> Source {
        match self {
            Self::Vector => Source::Vgpr(index),
            Self::Scalar => Source::Sgpr(index),
            Self::Trap => Source::Ttmp(index),
        }
    }
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
        !self.is_vector() && self.first != Source::Null
    }

    /// Bank and index of a numbered register beyond the last: what `.amdgcn.next_free_*` counts.
    pub(super) fn end(&self) -> Option<(bool, u16)> {
        match self.first {
            Source::Vgpr(first) => Some((true, u16::from(first) + u16::from(self.count))),
            Source::Sgpr(first) => Some((false, u16::from(first) + u16::from(self.count))),
            _ => None,
        }
    }
}

/// Whether the next token starts a register, as against a symbol or a number.
pub(super) fn is_next(cursor: &Cursor<'_>) -> bool {
    match cursor.peek() {
        Kind::Identifier(word) => {
            let (word, _) = split_half(word);
            if NAMED.iter().any(|(name, ..)| *name == word) || UNAVAILABLE.contains(&word) {
                return true;
            }
            match Bank::of_prefix(word) {
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
    if let Some((_, first, count)) = NAMED.iter().find(|(name, ..)| *name == word) {
        return Ok(Register { first: *first, count: *count, half: None });
    }
    if UNAVAILABLE.contains(&word) {
        return Err(start.fault("this register does not exist on this processor"));
    }
    let (name, mut half) = split_half(word);
    let (bank, digits) = Bank::of_prefix(name).ok_or_else(|| start.expected("a register"))?;
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
    let register = in_bank(bank, first, last, half).map_err(|message| start.fault(message))?;
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

fn in_bank(bank: Bank, first: i64, last: i64, half: Option<Half>) -> Result<Register, &'static str> {
    if first > last {
        return Err("the first register index must not exceed the second one");
    }
    if first < 0 || last >= i64::from(bank.size()) {
        return Err("register index is out of range");
    }
    if half.is_some() && (bank != Bank::Vector || first != last) {
        return Err("only a single VGPR has halves");
    }
    // Both are below 256 now.
    Ok(Register { first: bank.source(first as u8), count: (last - first).min(254) as u8 + 1, half })
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
