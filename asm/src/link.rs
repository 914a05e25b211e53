//! Places the sections, fills in the values that waited for it, and keeps what the object file needs.

use super::assembler::Assembler;
use super::diagnostic::Diagnostic;
use super::expression::Variant;
use super::global_offsets::GlobalOffsets;
use super::object_file;
use super::section::{Fixup, FixupKind, Section, SectionKind};
use super::symbols::{NoValue, Symbols, Value};
use tombolo_code_object::Mcpu;
use tombolo_isa::target::Target;

/// A page: segments with different rights do not share one.
pub(super) const PAGE: u64 = 0x1000;

/// A source whose sections have addresses and whose values are filled in.
#[derive(Debug)]
pub(super) struct Linked {
    pub mcpu: Mcpu,
    target: Target,
    pub sections: Vec<Section>,
    /// Address of each section relative to the load base; 0 for those that are not loaded.
    pub addresses: Vec<u64>,
    pub symbols: Symbols,
    /// The metadata note in MessagePack.
    pub metadata: Option<Vec<u8>>,
    /// Absolute addresses in loaded data: where and to what, both relative to the load base.
    pub relocations: Vec<(u64, u64)>,
    /// Name of the source.
    file: String,
    /// References that cannot be resolved without another object, by section.
    unresolved: Vec<(usize, Diagnostic)>,
    /// Those of `.text`.
    unresolved_in_text: Vec<Diagnostic>,
}

/// Links; the errors are those that no other object could mend.
pub(super) fn link(assembler: Assembler<'_>) -> Result<Linked, Vec<Diagnostic>> {
    let offsets = GlobalOffsets::of(&assembler.sections);
    let mut sections = assembler.sections.clone();
    sections.extend(offsets.to_section());
    let addresses = layout(&sections);
    let mut wrong = Vec::new();
    let mut unresolved = Vec::new();
    let mut relocations = offsets.relocations(&assembler.symbols, &addresses);
    for (index, section) in assembler.sections.iter().enumerate() {
        for fixup in &section.fixups {
            let place = Place { address: addresses[index] + fixup.offset, kind: section.kind };
            match resolve(&assembler.symbols, fixup, &place, &addresses, &offsets) {
                Ok(Resolved { word, size, relocation }) => {
                    let start = fixup.offset as usize;
                    if let Some(bytes) = sections[index].bytes.get_mut(start..start + size) {
                        fill(bytes, fixup.kind, word);
                    }
                    relocations.extend(relocation);
                }
                Err(Failure::Undefined(message)) => {
                    unresolved.push((index, assembler.fixup_error(&fixup.source, message)));
                }
                Err(Failure::Wrong(message)) => wrong.push(assembler.fixup_error(&fixup.source, message)),
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let unresolved_in_text =
        unresolved.iter().filter(|(section, _)| *section == TEXT).map(|(_, error)| error.clone()).collect();
    Ok(Linked {
        mcpu: assembler.options.mcpu,
        target: assembler.options.target,
        sections,
        addresses,
        symbols: assembler.symbols,
        metadata: assembler.metadata.map(|(_, bytes)| bytes),
        relocations,
        file: assembler.file.to_owned(),
        unresolved,
        unresolved_in_text,
    })
}

/// Index of `.text`, which is always there.
const TEXT: usize = 0;

/// Gives each section an address: constants, code, variables, each kind on pages of its own.
fn layout(sections: &[Section]) -> Vec<u64> {
    let mut addresses = vec![0; sections.len()];
    // The first page holds the file's headers.
    let mut next = PAGE;
    for kind in [SectionKind::ReadOnly, SectionKind::Text, SectionKind::Data] {
        next = next.next_multiple_of(PAGE);
        for (section, address) in sections.iter().zip(&mut addresses).filter(|(section, _)| section.kind == kind) {
            next = next.next_multiple_of(section.align.max(1));
            *address = next;
            next += section.size();
        }
    }
    addresses
}

/// Where a value goes.
struct Place {
    address: u64,
    kind: SectionKind,
}

/// A value to be written, and the relocation that remains.
struct Resolved {
    word: u64,
    size: usize,
    relocation: Option<(u64, u64)>,
}

/// Why there is no value.
enum Failure {
    /// A symbol that another object may define.
    Undefined(String),
    Wrong(String),
}

fn fill(bytes: &mut [u8], kind: FixupKind, word: u64) {
    let word = word.to_le_bytes();
    // A branch shares its dword with the opcode, which stands in the high half.
    let size = if kind == FixupKind::Branch { 2 } else { bytes.len().min(8) };
    bytes[..size].copy_from_slice(&word[..size]);
}

fn resolve(
    symbols: &Symbols,
    fixup: &Fixup,
    place: &Place,
    addresses: &[u64],
    offsets: &GlobalOffsets,
) -> Result<Resolved, Failure> {
    let wrong = |message: &str| Failure::Wrong(message.to_owned());
    let value = symbols.evaluate(&fixup.expression, Some(addresses)).map_err(|reason| match reason {
        NoValue::Undefined(_) => Failure::Undefined(reason.message()),
        _ => Failure::Wrong(reason.message()),
    })?;
    // A reference to a slot of the global offset table is one to the table.
    let target = match offsets.target(&fixup.expression, symbols, addresses) {
        Some(slot) if value.section.is_some() => slot,
        _ => address(value, addresses),
    };
    let distance = target.wrapping_sub(place.address).cast_signed();
    let written = |word: i64, size| Ok(Resolved { word: word.cast_unsigned(), size, relocation: None });
    match fixup.kind {
        FixupKind::Branch => {
            if value.section.is_none() {
                return Err(wrong("expected a label"));
            }
            // The distance counts from the next instruction.
            let distance = distance.wrapping_sub(4);
            if distance % 4 != 0 {
                return Err(wrong("the target of a branch must be a multiple of 4 bytes away"));
            }
            match i16::try_from(distance / 4) {
                Ok(dwords) => written(i64::from(dwords), 4),
                Err(_) => Err(wrong("the target is too far away for a branch")),
            }
        }
        FixupKind::Literal => match (fixup.expression.variant(), value.section) {
            (Variant::RelativeHigh | Variant::SlotHigh, Some(_)) => written(distance >> 32, 4),
            (Variant::SlotLow | Variant::SlotHigh, None) => {
                Err(wrong("only a place has a slot in the global offset table"))
            }
            (Variant::AbsoluteLow | Variant::AbsoluteHigh, Some(_)) => {
                Err(wrong("absolute addresses are not known before the code is loaded; use @rel32"))
            }
            (Variant::AbsoluteHigh | Variant::RelativeHigh, None) => written(value.offset >> 32, 4),
            (Variant::AbsoluteLow, None) => written(value.offset, 4),
            (_, Some(_)) if fixup.expression.is_relative() => written(distance, 4),
            (_, Some(_)) => Err(wrong("expected an absolute expression")),
            (_, None) if (-(1_i64 << 31)..1 << 32).contains(&value.offset) => written(value.offset, 4),
            (_, None) => Err(wrong("the value does not fit a 32-bit literal")),
        },
        FixupKind::Data(size) => {
            let size = usize::from(size);
            let variant = fixup.expression.variant();
            match (value.section, variant) {
                (Some(_), Variant::RelativeLow | Variant::SlotLow) => written(distance, size),
                (Some(_), Variant::RelativeHigh | Variant::SlotHigh) => written(distance >> 32, size),
                // What is not loaded speaks of addresses before loading.
                (Some(_), _) if place.kind == SectionKind::Unloaded => written(target.cast_signed(), size),
                (Some(_), Variant::Plain) if size == 8 && place.kind == SectionKind::Text => {
                    Err(wrong("code cannot hold absolute addresses, which are not known before it is loaded"))
                }
                (Some(_), Variant::Plain) if size == 8 => {
                    Ok(Resolved { word: 0, size, relocation: Some((place.address, target)) })
                }
                (Some(_), _) => Err(wrong("an absolute address needs 8 bytes")),
                (None, _) if super::data::fits(value.offset, size as u32 * 8) => written(value.offset, size),
                (None, _) => Err(wrong("the value does not fit")),
            }
        }
    }
}

/// A value as an address, or as the number that it is.
fn address(value: Value, addresses: &[u64]) -> u64 {
    let base = value.section.and_then(|section| addresses.get(section)).copied().unwrap_or(0);
    base.wrapping_add_signed(value.offset)
}

impl Linked {
    /// The bytes of `.text`, or the references that keep them from being final.
    pub(super) fn text(&self) -> Result<&[u8], &[Diagnostic]> {
        if self.unresolved_in_text.is_empty() { Ok(&self.sections[TEXT].bytes) } else { Err(&self.unresolved_in_text) }
    }

    /// The ELF file.
    pub(super) fn code_object(&self) -> Result<Vec<u8>, Vec<Diagnostic>> {
        if !self.unresolved.is_empty() {
            return Err(self.unresolved.iter().map(|(_, error)| error.clone()).collect());
        }
        let written = match self.target {
            Target::Rdna4 => object_file::write(self),
            other => Err(format!("there are no code objects for {}, only raw code", other.mcpu())),
        };
        written.map_err(|message| {
            vec![Diagnostic {
                file: self.file.clone(),
                line: 1,
                column: 1,
                token: String::new(),
                message,
                expanded_from: Vec::new(),
            }]
        })
    }
}
