//! Code objects as a stock toolchain links them, and what is left of them after damage.
//!
//! `data/add_one.elf` is `data/add_one.s`, assembled by LLVM 19 and linked by its lld; `data/two_objects.elf` is the
//! same, linked with a second object whose kernel is called `add_other`; `data/scale_debug.elf` is `data/scale_debug.cl`, compiled
//! by clang 19 with `-g`.

use pretty_assertions::assert_eq;
use tombolo_code_object::{
    AddressSpace, CodeObject, CodeObjectError, LineTable, ListingOptions, Mcpu, RelocationKind, SymbolKind, ValueKind,
    descriptor_field, disassemble_file,
};

const ADD_ONE: &[u8] = include_bytes!("data/add_one.elf");

const TWO_OBJECTS: &[u8] = include_bytes!("data/two_objects.elf");

const SCALE_DEBUG: &[u8] = include_bytes!("data/scale_debug.elf");

/// Offsets in the ELF header.
const E_TYPE: usize = 16;
const E_MACHINE: usize = 18;
const E_FLAGS: usize = 48;
const E_IDENT_OS_ABI: usize = 7;

fn damaged(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut file = ADD_ONE.to_vec();
    file[at..at + bytes.len()].copy_from_slice(bytes);
    file
}

fn xorshift(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

#[test]
fn a_linked_kernel_is_read_with_its_descriptor_and_arguments() {
    let object = CodeObject::parse(ADD_ONE).unwrap();
    assert_eq!(object.mcpu, Mcpu::Gfx1201);
    assert_eq!(object.relocations, []);

    let kernel = object.kernel("add_one").unwrap();
    let descriptor = kernel.descriptor;
    assert_eq!(descriptor.group_segment_fixed_size, 16);
    assert_eq!(descriptor.kernarg_size, 8);
    assert_eq!(descriptor.wavefront_size(), 32);
    assert_eq!(descriptor.vgprs(), 8);
    assert_eq!(descriptor.workitem_id_dimensions(), 3);
    assert_eq!(descriptor.get(descriptor_field::USER_SGPR_COUNT), 2);
    assert_eq!(descriptor.get(descriptor_field::FLOAT_DENORM_MODE_16_64), 3);
    assert!(descriptor.is_set(descriptor_field::KERNARG_SEGMENT_PTR));
    assert!(descriptor.is_set(descriptor_field::ENABLE_SGPR_WORKGROUP_ID_X));
    assert!(!descriptor.is_set(descriptor_field::ENABLE_PRIVATE_SEGMENT));

    let metadata = kernel.metadata.as_ref().unwrap();
    assert_eq!(metadata.kernarg_segment_align, 8);
    assert_eq!(metadata.vgpr_count, Some(2));
    let [argument] = metadata.args.as_slice() else { panic!("one argument, not {:?}", metadata.args) };
    assert_eq!(argument.name.as_deref(), Some("data"));
    assert_eq!((argument.offset, argument.size), (0, 8));
    assert_eq!(argument.value_kind, ValueKind::GlobalBuffer);
    assert_eq!(argument.address_space, Some(AddressSpace::Global));
}

#[test]
fn kernels_linked_of_several_objects_each_have_their_metadata() {
    let object = CodeObject::parse(TWO_OBJECTS).unwrap();
    let described = object.metadata.as_ref().unwrap();
    let names: Vec<&str> = described.kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    assert_eq!(names, ["add_one", "add_other"]);
    for name in names {
        let metadata = object.kernel(name).unwrap().metadata.as_ref().unwrap();
        assert_eq!((metadata.name.as_str(), metadata.kernarg_segment_size, metadata.args.len()), (name, 8, 1));
    }
}

#[test]
fn the_entry_is_the_function_symbol_in_an_executable_segment() {
    let object = CodeObject::parse(ADD_ONE).unwrap();
    let kernel = object.kernel("add_one.kd").unwrap();
    let symbol = object.symbol("add_one").unwrap();
    assert_eq!((symbol.kind, symbol.address), (SymbolKind::Function, kernel.entry));
    let code = object.segments.iter().find(|segment| segment.contains(kernel.entry)).unwrap();
    assert!(code.executable && code.readable && !code.writable);
    // s_load_b64 s[2:3], s[0:1], 0x0
    assert_eq!(object.read(kernel.entry, 4), Some(&[0x80, 0x20, 0x00, 0xf4][..]));
}

#[test]
fn a_descriptor_survives_the_way_to_bytes_and_back() {
    let object = CodeObject::parse(ADD_ONE).unwrap();
    let kernel = object.kernel("add_one").unwrap();
    let bytes = kernel.descriptor.to_bytes();
    assert_eq!(object.read(kernel.descriptor_address, bytes.len()), Some(&bytes[..]));
}

#[test]
fn a_missing_kernel_is_named_together_with_those_present() {
    let object = CodeObject::parse(ADD_ONE).unwrap();
    let error = object.kernel("add_two").unwrap_err();
    assert_eq!(error.to_string(), "no kernel `add_two`; the code object has: add_one");
}

#[test]
fn other_processors_are_refused_by_name() {
    for (flags, name) in [(0x41_u32, "gfx1100"), (0x54c, "gfx942"), (0x59, "gfx12-generic"), (0xfe, "machine 0xfe")] {
        let error = CodeObject::parse(&damaged(E_FLAGS, &flags.to_le_bytes())).unwrap_err();
        assert_eq!(error, CodeObjectError::Processor { name: name.to_owned(), flags });
    }
    let generic = [(0x0100_0059_u32, Mcpu::Gfx12Generic), (0x0200_055f, Mcpu::Gfx94Generic)];
    for (flags, mcpu) in generic {
        assert_eq!(CodeObject::parse(&damaged(E_FLAGS, &flags.to_le_bytes())).unwrap().mcpu, mcpu);
    }
    let gfx1200 = CodeObject::parse(&damaged(E_FLAGS, &0x48_u32.to_le_bytes())).unwrap();
    assert_eq!(gfx1200.mcpu, Mcpu::Gfx1200);
}

#[test]
fn foreign_and_unlinked_files_are_refused() {
    let refused = |bytes: &[u8]| CodeObject::parse(bytes).unwrap_err();
    assert!(matches!(refused(b""), CodeObjectError::Elf(_)));
    assert!(matches!(refused(b"#!/bin/sh\n"), CodeObjectError::Elf(_)));
    let x86 = damaged(E_MACHINE, &62_u16.to_le_bytes());
    assert!(matches!(refused(&x86), CodeObjectError::Foreign(_)));
    assert!(matches!(refused(&damaged(E_IDENT_OS_ABI, &[0])), CodeObjectError::Foreign(_)));
    let relocatable = damaged(E_TYPE, &1_u16.to_le_bytes());
    assert!(matches!(refused(&relocatable), CodeObjectError::NotLinked(_)));
}

#[test]
fn the_processor_is_known_of_files_that_are_not_linked_or_of_another_system() {
    let processor = CodeObject::parse(&damaged(0, &[])).unwrap().mcpu;
    // The system of AMD's PAL; a file of ET_REL.
    for (at, bytes) in [(E_IDENT_OS_ABI, &[65][..]), (E_TYPE, &[1, 0][..])] {
        let file = damaged(at, bytes);
        assert!(CodeObject::parse(&file).is_err());
        assert_eq!(CodeObject::processor(&file), Ok(processor));
    }
    assert!(matches!(CodeObject::processor(&damaged(E_FLAGS, &[0x2f])), Err(CodeObjectError::Processor { .. })));
}

#[test]
fn reserved_descriptor_bytes_are_refused() {
    let object = CodeObject::parse(ADD_ONE).unwrap();
    // The first segment is the file from offset 0, so addresses in it are file offsets.
    let at = object.kernel("add_one").unwrap().descriptor_address as usize;
    let error = CodeObject::parse(&damaged(at + 12, &[1])).unwrap_err();
    assert!(matches!(error, CodeObjectError::Kernel { ref kernel, .. } if kernel == "add_one"), "{error}");
}

#[test]
fn an_absolute_relocation_adds_the_load_base() {
    let relocation = |kind| tombolo_code_object::Relocation { address: 0, kind, target: 0x1_0000_0010 };
    let base = 0x7_0000_0000;
    assert_eq!(relocation(RelocationKind::Absolute64).bytes(base), 0x8_0000_0010_u64.to_le_bytes());
    assert_eq!(relocation(RelocationKind::AbsoluteLow32).bytes(base), 0x10_u32.to_le_bytes());
    assert_eq!(relocation(RelocationKind::AbsoluteHigh32).bytes(base), 8_u32.to_le_bytes());
}

#[test]
fn every_truncation_is_an_error_or_a_kernel_but_never_a_panic() {
    for length in 0..ADD_ONE.len() {
        // The section table stands at the end of the file, so nothing shorter is whole.
        assert!(CodeObject::parse(&ADD_ONE[..length]).is_err(), "{length} bytes were accepted");
    }
}

#[test]
fn random_damage_never_panics() {
    let mut state = 0x1234_5678_9abc_def1;
    for _ in 0..20_000 {
        let mut file = ADD_ONE.to_vec();
        for _ in 0..=xorshift(&mut state) % 8 {
            let at = xorshift(&mut state) as usize % file.len();
            file[at] = xorshift(&mut state) as u8;
        }
        let _ = CodeObject::parse(&file);
    }
}

#[test]
fn code_compiled_with_debug_information_has_lines() {
    let object = CodeObject::parse(SCALE_DEBUG).unwrap();
    let entry = object.kernel("scale").unwrap().entry;
    let at = |offset| object.lines.at(entry + offset).map(ToString::to_string);
    assert_eq!(at(0).as_deref(), Some("scale_debug.cl:4"));
    // The load and the store, by LLVM's listing.
    assert_eq!(at(0x38).as_deref(), Some("scale_debug.cl:5"));
    assert_eq!(at(0x64).as_deref(), Some("scale_debug.cl:9"));
    assert_eq!(object.lines.at(entry - 4), None);
    assert_eq!(object.lines.at(u64::MAX), None);
    assert_eq!(CodeObject::parse(ADD_ONE).unwrap().lines, LineTable::default());
}

#[test]
fn a_listing_has_the_lines_of_the_source() {
    let mut out = vec![];
    disassemble_file(SCALE_DEBUG, ListingOptions::default(), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what:?} is not in {text}"));
    assert!(
        place("; scale_debug.cl:5\n") < place("global_load_b32")
            && place("global_load_b32") < place("; scale_debug.cl:9\n")
    );
}

#[test]
fn damaged_debug_information_never_panics() {
    let mut state = 0x9e37_79b9_7f4a_7c15;
    for _ in 0..2000 {
        let mut bytes = SCALE_DEBUG.to_vec();
        for _ in 0..4 {
            let at = xorshift(&mut state) as usize % bytes.len();
            bytes[at] = xorshift(&mut state) as u8;
        }
        let _ = CodeObject::parse(&bytes);
    }
}
