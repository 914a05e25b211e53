//! Writes a linked source as an AMDHSA code object.
//!
//! Addresses are file offsets. First come the loaded sections on pages of their own, then what the loader reads: the
//! metadata note, dynamic symbols, their hash table and relocations, and the dynamic table.

use object::elf;
use object::write::elf::{FileHeader, ProgramHeader, Rel, SectionHeader, SinglePhase, Sym, Writer};
use object::{Endianness, write};

use super::link::{Linked, PAGE};
use super::section::SectionKind;
use super::symbols::{Binding, Definition, Symbol, SymbolType, Visibility};
use tombolo_code_object::{METADATA_NOTE_NAME, METADATA_NOTE_TYPE, OS_ABI_HSA};

/// `EI_ABIVERSION` of code object version 5, and of version 6, which generic processors have.
const ABI_VERSION: u8 = 3;
const GENERIC_ABI_VERSION: u8 = 4;
/// `R_AMDGPU_RELATIVE64`.
const RELATIVE64: elf::RelocationType = elf::RelocationType(13);

type File<'a> = Writer<'a, SinglePhase>;

/// A symbol of the file.
struct Entry<'a> {
    name: &'a str,
    address: u64,
    size: u64,
    /// Index of the section in the file.
    section: u32,
    symbol: &'a Symbol,
}

/// A part of the file that a header describes.
#[derive(Clone, Copy)]
struct Range {
    start: u64,
    end: u64,
}

/// The parts that the loader reads, behind the loaded sections.
struct Tail {
    note: Range,
    rela: Range,
    dynsym: u64,
    dynstr: u64,
    hash: u64,
    readable: Range,
    dynamic: Range,
}

/// Bytes of the file, or why the format cannot hold it.
pub(super) fn write(linked: &Linked) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut writer = Writer::new_single_phase(Endianness::Little, true, &mut bytes);
    let headers = file(linked, &mut writer).map_err(|error| error.to_string())?;
    drop(writer);
    bytes[..headers.len()].copy_from_slice(&headers);
    Ok(bytes)
}

/// Writes all but the headers at the start, which it returns.
fn file<'a>(linked: &'a Linked, writer: &mut File<'a>) -> write::Result<Vec<u8>> {
    let symbols = entries(linked);
    let (globals, locals): (Vec<&Entry<'_>>, Vec<_>) =
        symbols.iter().partition(|entry| entry.symbol.binding != Binding::Local);
    let segments = segments(linked);
    writer.write_file_header(&FileHeader {
        os_abi: elf::OsAbi(OS_ABI_HSA),
        abi_version: if linked.mcpu.is_generic() { GENERIC_ABI_VERSION } else { ABI_VERSION },
        e_type: elf::ET_DYN,
        e_machine: elf::EM_AMDGPU,
        e_entry: 0,
        e_flags: elf::FileFlags(linked.mcpu.flags()),
    })?;
    writer.write_program_headers_placeholder(segments.len() as u32 + TAIL_SEGMENTS);
    let offsets = write_sections(linked, writer);
    let tail = write_tail(linked, writer, &globals)?;

    writer.write_null_symbol();
    for entry in locals.iter().chain(&globals) {
        let name = writer.add_string(entry.name.as_bytes());
        let name = writer.string_offset(Some(name));
        writer.write_symbol(&symbol(entry, name));
    }
    writer.write_strtab()?;
    write_section_headers(linked, writer, &offsets, &tail, locals.len() as u32)?;
    let mut headers = Vec::new();
    writer.write_headers_to(&mut headers, &program_headers(segments, &tail))?;
    Ok(headers)
}

/// Sections in the order of the file: by address, those that are not loaded last.
fn order(linked: &Linked) -> Vec<usize> {
    let mut order: Vec<usize> = (0..linked.sections.len()).collect();
    order.sort_by_key(|index| (linked.sections[*index].kind == SectionKind::Unloaded, linked.addresses[*index]));
    order
}

/// Writes the sections of the source; offsets in their order.
fn write_sections(linked: &Linked, writer: &mut File<'_>) -> Vec<u64> {
    order(linked)
        .into_iter()
        .map(|index| {
            let section = &linked.sections[index];
            if section.kind == SectionKind::Unloaded {
                writer.write_align(section.align);
            } else {
                writer.pad_until(linked.addresses[index]);
            }
            let offset = writer.offset();
            writer.write(&section.bytes);
            offset
        })
        .collect()
}

/// Segments of the loaded sections, one for each kind, and the first page with the headers.
fn segments(linked: &Linked) -> Vec<(elf::ProgramFlags, Range)> {
    let rights = [
        (SectionKind::ReadOnly, elf::PF_R),
        (SectionKind::Text, elf::PF_R | elf::PF_X),
        (SectionKind::Data, elf::PF_R | elf::PF_W),
    ];
    let ranges = rights.into_iter().filter_map(|(kind, rights)| {
        let of_kind = linked.sections.iter().zip(&linked.addresses).filter(|(section, _)| section.kind == kind);
        let ends = of_kind.map(|(section, address)| (*address, address + section.size()));
        let range = ends.reduce(|(start, end), (a, b)| (start.min(a), end.max(b)))?;
        (range.0 < range.1).then_some((rights, Range { start: range.0, end: range.1 }))
    });
    std::iter::once((elf::PF_R, Range { start: 0, end: PAGE })).chain(ranges).collect()
}

/// Symbols with an address; names that start with `.L` and local number labels stay in the assembler.
fn entries(linked: &Linked) -> Vec<Entry<'_>> {
    let order = order(linked);
    let named = linked.symbols.iter().filter(|(name, symbol)| {
        !name.starts_with(".L") && !name.contains('#') && matches!(symbol.definition, Some(Definition::Label(_)))
    });
    named
        .filter_map(|(name, symbol)| {
            let Some(Definition::Label(place)) = symbol.definition else { return None };
            let index = order.iter().position(|section| *section == place.section)?;
            let size = symbol.size.as_ref();
            let size = size.and_then(|size| linked.symbols.evaluate(size, Some(&linked.addresses)).ok());
            Some(Entry {
                name,
                address: linked.addresses[place.section] + place.offset,
                size: size.map_or(0, |size| size.offset.cast_unsigned()),
                // Section 0 of the file is the null section.
                section: index as u32 + 1,
                symbol,
            })
        })
        .collect()
}

fn symbol(entry: &Entry<'_>, name: u32) -> Sym {
    let binding = match entry.symbol.binding {
        Binding::Local => elf::STB_LOCAL,
        Binding::Global => elf::STB_GLOBAL,
        Binding::Weak => elf::STB_WEAK,
    };
    let kind = match entry.symbol.kind {
        SymbolType::None => elf::STT_NOTYPE,
        SymbolType::Object => elf::STT_OBJECT,
        SymbolType::Function => elf::STT_FUNC,
    };
    let visibility = match entry.symbol.visibility {
        Visibility::Default => 0,
        Visibility::Internal => 1,
        Visibility::Hidden => 2,
        Visibility::Protected => 3,
    };
    Sym {
        section: Some(entry.section),
        st_name: name,
        st_info: elf::SymbolInfo::new(binding, kind),
        st_other: elf::SymbolOther(visibility),
        st_shndx: elf::SymbolSection(0),
        st_value: entry.address,
        st_size: entry.size,
    }
}

/// Segments of the tail: readable, dynamic (loaded and by type), note.
const TAIL_SEGMENTS: u32 = 4;

fn write_tail<'a>(linked: &'a Linked, writer: &mut File<'a>, globals: &[&Entry<'a>]) -> write::Result<Tail> {
    let page = writer.write_align(PAGE);
    let note = Range { start: page, end: page + write_note(linked, writer) };

    let dynsym = writer.write_null_dynamic_symbol();
    for entry in globals {
        let name = writer.add_dynamic_string(entry.name.as_bytes());
        let name = writer.dynamic_string_offset(Some(name));
        writer.write_dynamic_symbol(&symbol(entry, name));
    }
    // The null symbol is part of the chains.
    let count = globals.len() as u32 + 1;
    let name = |index: u32| index.checked_sub(1).and_then(|index| globals.get(index as usize));
    let hash = writer.write_hash(count, count, |index| name(index).map(|entry| elf::hash(entry.name.as_bytes())));
    let start = writer.write_align_relocation();
    for (address, target) in &linked.relocations {
        let relocation = Rel { r_offset: *address, r_sym: 0, r_type: RELATIVE64, r_addend: target.cast_signed() };
        writer.write_relocation(true, &relocation);
    }
    let rela = Range { start, end: writer.offset() };
    let (dynstr, dynstr_size) = writer.write_dynstr()?;
    let readable = Range { start: page, end: writer.offset() };

    writer.write_align(PAGE);
    let start = writer.write_align_dynamic();
    for (tag, value) in [
        (elf::DT_SYMTAB, dynsym),
        (elf::DT_SYMENT, 24),
        (elf::DT_STRTAB, dynstr),
        (elf::DT_STRSZ, u64::from(dynstr_size)),
        (elf::DT_HASH, hash),
    ] {
        writer.write_dynamic(tag, value)?;
    }
    if rela.start != rela.end {
        for (tag, value) in [(elf::DT_RELA, rela.start), (elf::DT_RELASZ, rela.end - rela.start), (elf::DT_RELAENT, 24)]
        {
            writer.write_dynamic(tag, value)?;
        }
    }
    writer.write_dynamic(elf::DT_NULL, 0)?;
    let dynamic = Range { start, end: writer.offset() };
    Ok(Tail { note, rela, dynsym, dynstr, hash, readable, dynamic })
}

/// Writes the metadata note, if there is one; its size in bytes.
fn write_note(linked: &Linked, writer: &mut File<'_>) -> u64 {
    let Some(contents) = &linked.metadata else { return 0 };
    let start = writer.offset();
    // The name counts its terminating zero and is padded to 4 bytes.
    let name_size = METADATA_NOTE_NAME.len() as u32 + 1;
    for word in [name_size, contents.len() as u32, METADATA_NOTE_TYPE] {
        writer.write(&word.to_le_bytes());
    }
    writer.write(METADATA_NOTE_NAME);
    writer.write(&[0]);
    writer.write_align(4);
    writer.write(contents);
    writer.write_align(4);
    writer.offset() - start
}

fn program_headers(segments: Vec<(elf::ProgramFlags, Range)>, tail: &Tail) -> Vec<ProgramHeader> {
    let header = |kind, rights, range: Range, align| ProgramHeader {
        p_type: kind,
        p_flags: rights,
        p_offset: range.start,
        p_vaddr: range.start,
        p_paddr: range.start,
        p_filesz: range.end - range.start,
        p_memsz: range.end - range.start,
        p_align: align,
    };
    let loaded = segments.into_iter().map(|(rights, range)| header(elf::PT_LOAD, rights, range, PAGE));
    let tail = [
        header(elf::PT_LOAD, elf::PF_R, tail.readable, PAGE),
        header(elf::PT_LOAD, elf::PF_R | elf::PF_W, tail.dynamic, PAGE),
        header(elf::PT_DYNAMIC, elf::PF_R | elf::PF_W, tail.dynamic, 8),
        header(elf::PT_NOTE, elf::PF_R, tail.note, 4),
    ];
    loaded.chain(tail).collect()
}

fn write_section_headers<'a>(
    linked: &'a Linked,
    writer: &mut File<'a>,
    offsets: &[u64],
    tail: &Tail,
    locals: u32,
) -> write::Result<()> {
    let order = order(linked);
    let names: Vec<_> =
        order.iter().map(|index| writer.add_section_name(linked.sections[*index].name.as_bytes())).collect();
    let note_name = writer.add_section_name(b".note");
    let rela_name = writer.add_section_name(b".rela.dyn");
    writer.write_shstrtab()?;
    writer.write_null_section_header();
    for ((index, offset), name) in order.iter().zip(offsets).zip(names) {
        let section = &linked.sections[*index];
        let sh_flags = match section.kind {
            SectionKind::Text => elf::SHF_ALLOC | elf::SHF_EXECINSTR,
            SectionKind::ReadOnly => elf::SHF_ALLOC,
            SectionKind::Data => elf::SHF_ALLOC | elf::SHF_WRITE,
            SectionKind::Unloaded => elf::SectionFlags(0),
        };
        let header = SectionHeader {
            sh_name: writer.section_name_offset(Some(name)),
            sh_type: elf::SHT_PROGBITS,
            sh_flags,
            sh_addr: linked.addresses[*index],
            sh_offset: *offset,
            sh_size: section.size(),
            sh_link: 0,
            sh_info: 0,
            sh_addralign: section.align,
            sh_entsize: 0,
        };
        writer.write_section_header(&header);
    }
    let header = |sh_name, sh_type, range: Range, sh_addralign, sh_entsize, sh_link| SectionHeader {
        sh_name,
        sh_type,
        sh_flags: elf::SHF_ALLOC,
        sh_addr: range.start,
        sh_offset: range.start,
        sh_size: range.end - range.start,
        sh_link,
        sh_info: 0,
        sh_addralign,
        sh_entsize,
    };
    if tail.note.start != tail.note.end {
        let name = writer.section_name_offset(Some(note_name));
        writer.write_section_header(&header(name, elf::SHT_NOTE, tail.note, 4, 0, 0));
    }
    writer.write_dynstr_section_header(tail.dynstr);
    // No local symbols but the null symbol.
    writer.write_dynsym_section_header(tail.dynsym, 1);
    writer.write_hash_section_header(tail.hash);
    if tail.rela.start != tail.rela.end {
        let name = writer.section_name_offset(Some(rela_name));
        // After the null section, the source's, the note and .dynstr.
        let dynsym = 2 + order.len() as u32 + u32::from(tail.note.start != tail.note.end);
        writer.write_section_header(&header(name, elf::SHT_RELA, tail.rela, 8, 24, dynsym));
    }
    writer.write_dynamic_section_header(tail.dynamic.start);
    writer.write_strtab_section_header();
    writer.write_symtab_section_header(locals + 1);
    writer.write_shstrtab_section_header();
    Ok(())
}
