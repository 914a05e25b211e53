//! Listings of whole programs: raw code or the executable sections of an ELF file, with symbols, labels at branch
//! targets and, if wanted, the offset and dwords of every line. What is no instruction comes out as `.long` with the
//! reason.

use std::collections::BTreeMap;
use std::io::{self, Write};

use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind, elf};
use thiserror::Error;

use tombolo_isa::decode::Instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::operand::OperandKind;
use tombolo_isa::target::Target;

use crate::lines::LineTable;

/// What a listing shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListingOptions {
    /// The instruction set.
    pub target: Target,
    /// Append `// offset: dwords` to every line.
    pub offsets: bool,
    /// Wave size of raw code, and of functions without a kernel descriptor.
    pub syntax: Syntax,
}

/// Why there is no listing.
#[derive(Debug, Error)]
pub enum ListingError {
    /// The file starts like an ELF file but cannot be read as one.
    #[error("not a readable ELF file: {0}")]
    Elf(#[from] object::Error),
    /// The output could not be written.
    #[error("writing the listing: {0}")]
    Write(#[from] io::Error),
}

/// A symbol inside code: where it is and in which wave size its code runs.
struct Label {
    name: String,
    wave64: Option<bool>,
}

/// Labels by address.
type Labels = BTreeMap<u64, Vec<Label>>;

/// Column of the comment, as in LLVM's listings.
const COMMENT_COLUMN: usize = 60;

/// Output is handed on in pieces of about this many bytes.
const CHUNK: usize = 1 << 16;

/// Lists a file: every executable section of an ELF file, anything else as raw code at offset 0.
///
/// # Errors
/// [`ListingError`]: a damaged ELF file, or a failing writer. Code is never an error.
pub fn disassemble_file(bytes: &[u8], options: ListingOptions, out: &mut impl Write) -> Result<(), ListingError> {
    if !bytes.starts_with(&elf::ELFMAG) {
        return Ok(disassemble_code(bytes, 0, Labels::new(), &LineTable::default(), options, out)?);
    }
    let file: ElfFile64<'_, Endianness> = ElfFile64::parse(bytes)?;
    let lines = LineTable::read(&file);
    for section in file.sections() {
        if section.kind() != SectionKind::Text {
            continue;
        }
        writeln!(out, "\t.section {}", section.name()?)?;
        let labels = labels_of(&file, &section)?;
        disassemble_code(section.data()?, section.address(), labels, &lines, options, out)?;
    }
    Ok(())
}

fn labels_of<'data>(
    file: &ElfFile64<'data, Endianness>,
    section: &impl ObjectSection<'data>,
) -> Result<Labels, object::Error> {
    let mut labels = Labels::new();
    for symbol in file.symbols().filter(|symbol| symbol.section_index() == Some(section.index())) {
        if matches!(symbol.kind(), SymbolKind::Section | SymbolKind::File) || symbol.name()?.is_empty() {
            continue;
        }
        let name = symbol.name()?.to_owned();
        let wave64 = wave64_of(file, &name);
        labels.entry(symbol.address()).or_default().push(Label { name, wave64 });
    }
    Ok(labels)
}

/// The wave size that the kernel descriptor `NAME.kd` demands: bit 10 of its properties is wave32.
fn wave64_of(file: &ElfFile64<'_, Endianness>, name: &str) -> Option<bool> {
    const PROPERTIES: usize = 56;
    let descriptor = format!("{name}.kd");
    let symbol = file.symbols().chain(file.dynamic_symbols()).find(|symbol| symbol.name() == Ok(&descriptor))?;
    let section = file.section_by_index(symbol.section_index()?).ok()?;
    let start = usize::try_from(symbol.address().checked_sub(section.address())?).ok()?;
    let data = section.data().ok()?;
    let properties = data.get(start.checked_add(PROPERTIES)?..)?.first_chunk::<2>()?;
    Some(u16::from_le_bytes(*properties) & 0x400 == 0)
}

fn disassemble_code(
    code: &[u8],
    base: u64,
    mut labels: Labels,
    lines: &LineTable,
    options: ListingOptions,
    out: &mut impl Write,
) -> io::Result<()> {
    let dwords: Vec<u32> = code.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    name_branch_targets(options.target, &dwords, base, &mut labels);
    let mut listing = Listing { text: String::with_capacity(CHUNK + 256), options, out };
    let mut syntax = options.syntax;
    let (mut at, mut shown) = (0, None);
    while at < dwords.len() {
        let address = base + 4 * at as u64;
        for label in labels.get(&address).into_iter().flatten() {
            if let Some(wave64) = label.wave64 {
                syntax.wave64 = wave64;
            }
            listing.text.push_str(&label.name);
            listing.text.push_str(":\n");
        }
        let line = lines.at(address);
        if let Some(line) = line.filter(|line| shown != Some(*line)) {
            listing.text.push_str(&format!("; {line}\n"));
        }
        shown = line.or(shown);
        at += listing.line(&dwords[at..], address, syntax, &labels)?;
    }
    for byte in code.chunks_exact(4).remainder() {
        listing.text.push_str("\t.byte ");
        listing.text.push_str(&format!("{byte:#x}\n"));
    }
    listing.flush()
}

/// Address that a branch goes to: dwords from the next instruction.
fn branch_target(instruction: &Instruction, address: u64) -> Option<u64> {
    let shape = instruction.opcode.operands.iter().find(|shape| shape.kind == OperandKind::Label)?;
    let distance = i64::from(instruction.operand_code(instruction.opcode, shape) as i16) * 4;
    Some(address.wrapping_add(4 * u64::from(instruction.dwords)).wrapping_add_signed(distance))
}

/// Gives every branch target inside the code a label, numbered in the order of the addresses.
fn name_branch_targets(target: Target, dwords: &[u32], base: u64, labels: &mut Labels) {
    let mut targets = Vec::new();
    let mut starts = Vec::new();
    let mut at = 0;
    while at < dwords.len() {
        let address = base + 4 * at as u64;
        starts.push(address);
        match target.decode(&dwords[at..]) {
            Ok(instruction) => {
                targets.extend(branch_target(&instruction, address));
                at += usize::from(instruction.dwords);
            }
            Err(_) => at += 1,
        }
    }
    targets.sort_unstable();
    targets.dedup();
    targets.retain(|target| starts.binary_search(target).is_ok() && !labels.contains_key(target));
    for (number, target) in targets.into_iter().enumerate() {
        labels.insert(target, vec![Label { name: format!("L{number}"), wave64: None }]);
    }
}

/// Lines on their way to the writer.
struct Listing<'a, W: Write> {
    text: String,
    options: ListingOptions,
    out: &'a mut W,
}

impl<W: Write> Listing<'_, W> {
    /// Writes the line at the start of `dwords`; returns how many dwords it took.
    fn line(&mut self, dwords: &[u32], address: u64, syntax: Syntax, labels: &Labels) -> io::Result<usize> {
        let start = self.text.len();
        self.text.push('\t');
        let count = match self.options.target.decode(dwords) {
            Ok(instruction) => {
                let target = branch_target(&instruction, address).and_then(|target| labels.get(&target)?.first());
                self.options.target.write_instruction(&mut self.text, &instruction, syntax);
                if let Some(label) = target {
                    let operand = self.text.rfind(' ').map_or(self.text.len(), |space| space + 1);
                    self.text.truncate(operand);
                    self.text.push_str(&label.name);
                }
                self.comment(start, address, &dwords[..usize::from(instruction.dwords)], None);
                usize::from(instruction.dwords)
            }
            Err(error) => {
                self.text.push_str(&format!(".long {:#x}", dwords[0]));
                self.comment(start, address, &dwords[..1], Some(&error));
                1
            }
        };
        self.text.push('\n');
        if self.text.len() >= CHUNK {
            self.flush()?;
        }
        Ok(count)
    }

    fn comment(&mut self, start: usize, address: u64, dwords: &[u32], reason: Option<&dyn std::fmt::Display>) {
        use std::fmt::Write as _;
        if !self.options.offsets && reason.is_none() {
            return;
        }
        let width = self.text.len() - start;
        self.text.extend(std::iter::repeat_n(' ', COMMENT_COLUMN.saturating_sub(width).max(1)));
        self.text.push_str("//");
        // Writing into a string does not fail.
        if self.options.offsets {
            let _ = write!(self.text, " {address:012X}:");
            for dword in dwords {
                let _ = write!(self.text, " {dword:08X}");
            }
        }
        if let Some(reason) = reason {
            let _ = write!(self.text, " {reason}");
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(self.text.as_bytes())?;
        self.text.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn listing(dwords: &[u32], offsets: bool) -> String {
        let code: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        let mut out = Vec::new();
        let options = ListingOptions { offsets, ..ListingOptions::default() };
        disassemble_file(&code, options, &mut out).expect("writing to memory succeeds");
        String::from_utf8(out).expect("listings are text")
    }

    #[test]
    fn branch_targets_get_labels() {
        // s_branch to itself, s_cbranch_scc0 over one instruction, a branch out of the code.
        let text = listing(&[0xbfa0_ffff, 0xbfa1_0001, 0xbf80_0000, 0xbfb0_0000, 0xbfa0_7fff], false);
        assert_eq!(text, "L0:\n\ts_branch L0\n\ts_cbranch_scc0 L1\n\ts_nop 0\nL1:\n\ts_endpgm\n\ts_branch 32767\n");
    }

    #[test]
    fn offsets_show_address_and_dwords() {
        let line = listing(&[0xbe80_00ff, 0x1234_5678], true);
        let start = format!("{:60}", "\ts_mov_b32 s0, 0x12345678");
        assert_eq!(line, format!("{start}// 000000000000: BE8000FF 12345678\n"));
    }

    #[test]
    fn what_is_no_instruction_is_data_with_the_reason() {
        let line = listing(&[0xffff_ffff], false);
        let start = format!("{:60}", "\t.long 0xffffffff");
        assert_eq!(line, format!("{start}// no instruction format has this encoding prefix\n"));
    }

    #[test]
    fn bytes_after_the_last_dword_are_listed() {
        let mut out = Vec::new();
        disassemble_file(&[0, 0, 0x80, 0xbf, 0xab], ListingOptions::default(), &mut out).expect("memory");
        assert_eq!(String::from_utf8_lossy(&out), "\ts_nop 0\n\t.byte 0xab\n");
    }

    #[test]
    fn a_damaged_elf_file_is_an_error() {
        let result = disassemble_file(b"\x7fELF rest", ListingOptions::default(), &mut Vec::new());
        assert!(matches!(result, Err(ListingError::Elf(_))));
    }

    #[test]
    fn any_bytes_are_listed() {
        // A linear congruential generator (Knuth's MMIX).
        let mut state = 8_u64;
        let bytes: Vec<u8> = std::iter::repeat_with(|| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        })
        .take(799_999)
        .collect();
        let mut out = Vec::new();
        disassemble_file(&bytes, ListingOptions::default(), &mut out).expect("writing to memory succeeds");
        assert!(out.len() > bytes.len());
    }
}
