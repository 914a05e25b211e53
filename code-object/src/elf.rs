//! From ELF bytes to a [`CodeObject`]: segments, symbols, kernels, relocations and the metadata note.

use object::elf;
use object::read::elf::{ElfFile64, FileHeader, ProgramHeader};
use object::{LittleEndian, Object, ObjectSymbol, RelocationFlags, RelocationTarget};

use super::descriptor::{DESCRIPTOR_BYTES, Descriptor};
use super::error::CodeObjectError;
use super::lines::LineTable;
use super::mcpu::Mcpu;
use super::metadata::{METADATA_NOTE_NAME, METADATA_NOTE_TYPE, Metadata};
use super::relocation::{self, Relocation, RelocationKind};
use super::{CodeObject, Kernel, OS_ABI_HSA, Segment, Symbol, SymbolKind};

type File<'data> = ElfFile64<'data, LittleEndian>;
const LE: LittleEndian = LittleEndian;

pub(super) fn parse(bytes: &[u8]) -> Result<CodeObject, CodeObjectError> {
    let mcpu = check_header(bytes)?;
    let file = File::parse(bytes)?;
    let segments = segments(&file, bytes)?;
    let symbols = symbols(&file)?;
    let relocations = relocations(&file)?;
    let metadata = metadata(&file, bytes)?;
    let lines = LineTable::read(&file);
    let mut object = CodeObject { mcpu, kernels: Vec::new(), segments, symbols, relocations, metadata, lines };
    object.kernels = kernels(&object)?;
    Ok(object)
}

type Header = elf::FileHeader64<LittleEndian>;

fn amdgpu_header(bytes: &[u8]) -> Result<&Header, CodeObjectError> {
    if !bytes.starts_with(&elf::ELFMAG) {
        return Err(CodeObjectError::Elf("the file does not start with the ELF magic number".to_owned()));
    }
    let header = Header::parse(bytes)?;
    if header.e_machine(LE) != elf::EM_AMDGPU {
        return Err(CodeObjectError::Foreign(format!("machine {:?}, not EM_AMDGPU", header.e_machine(LE))));
    }
    Ok(header)
}

/// The processor that the ELF header names.
pub(super) fn processor(bytes: &[u8]) -> Result<Mcpu, CodeObjectError> {
    Mcpu::from_flags(amdgpu_header(bytes)?.e_flags(LE).0)
}

fn check_header(bytes: &[u8]) -> Result<Mcpu, CodeObjectError> {
    let foreign = |what: String| CodeObjectError::Foreign(what);
    let header = amdgpu_header(bytes)?;
    let os_abi = header.e_ident().os_abi.0;
    if os_abi != OS_ABI_HSA {
        return Err(foreign(format!("OS/ABI {os_abi}, not {OS_ABI_HSA} (AMDGPU_HSA)")));
    }
    let mcpu = Mcpu::from_flags(header.e_flags(LE).0)?;
    if header.e_type(LE) != elf::ET_DYN {
        return Err(CodeObjectError::NotLinked(format!("{:?}", header.e_type(LE))));
    }
    Ok(mcpu)
}

fn segments(file: &File<'_>, bytes: &[u8]) -> Result<Vec<Segment>, CodeObjectError> {
    let mut segments = Vec::new();
    for header in file.elf_program_headers().iter().filter(|header| header.p_type(LE) == elf::PT_LOAD) {
        let address = header.p_vaddr(LE);
        let memory_size = header.p_memsz(LE);
        let flags = header.p_flags(LE);
        let wrong = |reason| CodeObjectError::Segment { address, reason };
        let data = header.data(LE, bytes).map_err(|()| wrong("its bytes lie beyond the end of the file"))?;
        if (data.len() as u64) > memory_size {
            return Err(wrong("it has more bytes in the file than in memory"));
        }
        if address.checked_add(memory_size).is_none() {
            return Err(wrong("it wraps around the address space"));
        }
        segments.push(Segment {
            address,
            bytes: data.to_vec(),
            memory_size,
            align: header.p_align(LE),
            readable: flags.0 & elf::PF_R.0 != 0,
            writable: flags.0 & elf::PF_W.0 != 0,
            executable: flags.0 & elf::PF_X.0 != 0,
        });
    }
    segments.sort_by_key(|segment| segment.address);
    if let Some(pair) = segments.windows(2).find(|pair| pair[1].address - pair[0].address < pair[0].memory_size) {
        return Err(CodeObjectError::Segment { address: pair[1].address, reason: "it overlaps the one before it" });
    }
    Ok(segments)
}

fn symbols(file: &File<'_>) -> Result<Vec<Symbol>, CodeObjectError> {
    let mut symbols: Vec<Symbol> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for symbol in file.dynamic_symbols().chain(file.symbols()).filter(|symbol| symbol.is_definition()) {
        let name = symbol.name()?;
        if name.is_empty() || !seen.insert((name, symbol.address())) {
            continue;
        }
        symbols.push(Symbol {
            name: name.to_owned(),
            address: symbol.address(),
            size: symbol.size(),
            kind: match symbol.kind() {
                object::SymbolKind::Text => SymbolKind::Function,
                object::SymbolKind::Data => SymbolKind::Object,
                _ => SymbolKind::Other,
            },
            global: symbol.is_global(),
        });
    }
    Ok(symbols)
}

fn kernels(object: &CodeObject) -> Result<Vec<Kernel>, CodeObjectError> {
    let described = object.symbols.iter().filter_map(|symbol| Some((symbol, symbol.name.strip_suffix(".kd")?)));
    described.map(|(symbol, name)| kernel(object, name, symbol.address)).collect()
}

fn kernel(object: &CodeObject, name: &str, descriptor_address: u64) -> Result<Kernel, CodeObjectError> {
    let wrong = |reason: String| CodeObjectError::Kernel { kernel: name.to_owned(), reason };
    let bytes = object
        .read(descriptor_address, DESCRIPTOR_BYTES)
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| wrong(format!("its descriptor at {descriptor_address:#x} lies outside of the segments")))?;
    let descriptor = Descriptor::from_bytes(bytes)
        .ok_or_else(|| wrong("its descriptor has reserved bytes that are not 0".into()))?;
    let entry = descriptor_address.wrapping_add_signed(descriptor.entry_offset);
    let in_code = object.segments.iter().any(|segment| segment.executable && segment.contains(entry));
    if !in_code || entry % 4 != 0 {
        return Err(wrong(format!("its entry {entry:#x} is not an instruction's address in an executable segment")));
    }
    let described = object.metadata.iter().flat_map(|metadata| &metadata.kernels);
    let metadata = described.into_iter().find(|kernel| kernel.symbol.strip_suffix(".kd") == Some(name)).cloned();
    Ok(Kernel { name: name.to_owned(), descriptor_address, descriptor, entry, metadata })
}

fn relocations(file: &File<'_>) -> Result<Vec<Relocation>, CodeObjectError> {
    let mut relocations = Vec::new();
    for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
        let RelocationFlags::Elf { r_type } = relocation.flags() else {
            continue;
        };
        if r_type.0 == relocation::NONE {
            continue;
        }
        let kind = RelocationKind::from_number(r_type.0, address)?;
        let symbol = match relocation.target() {
            RelocationTarget::Symbol(index) => {
                let table = file.dynamic_symbol_table().ok_or_else(|| {
                    CodeObjectError::Elf("relocations need a dynamic symbol table, and there is none".to_owned())
                })?;
                let symbol = object::ObjectSymbolTable::symbol_by_index(&table, index)?;
                if !symbol.is_definition() {
                    let symbol = symbol.name()?.to_owned();
                    return Err(CodeObjectError::UndefinedSymbol { address, symbol });
                }
                symbol.address()
            }
            _ => 0,
        };
        relocations.push(Relocation { address, kind, target: symbol.wrapping_add_signed(relocation.addend()) });
    }
    Ok(relocations)
}

/// The metadata of all notes: what is linked of several objects, as Tensile's libraries of a kernel each, has as many.
fn metadata(file: &File<'_>, bytes: &[u8]) -> Result<Option<Metadata>, CodeObjectError> {
    let mut metadata: Option<Metadata> = None;
    for header in file.elf_program_headers() {
        let Some(mut notes) = header.notes(LE, bytes)? else {
            continue;
        };
        while let Some(note) = notes.next()? {
            if note.name() == METADATA_NOTE_NAME && note.n_type(LE).0 == METADATA_NOTE_TYPE {
                let described = Metadata::from_message_pack(note.desc())?;
                match &mut metadata {
                    Some(metadata) => metadata.kernels.extend(described.kernels),
                    None => metadata = Some(described),
                }
            }
        }
    }
    Ok(metadata)
}
