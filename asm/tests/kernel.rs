//! Whole kernels by hand: descriptor, metadata and linked code object, read back by our own reader and by LLVM's.

use std::process::Command;

use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};
use tombolo_code_object::{CodeObject, RelocationKind, descriptor_field};

const ADD_ONE: &str = include_str!("../../code-object/tests/data/add_one.s");
const ADD_ONE_BY_LLVM: &[u8] = include_bytes!("../../code-object/tests/data/add_one.elf");

fn code_object(source: &str, options: &Options) -> Vec<u8> {
    let assembled = assemble(source, "kernel.s", options).unwrap_or_else(|errors| panic!("{}", errors[0]));
    assembled.code_object().unwrap_or_else(|errors| panic!("{}", errors[0]))
}

fn error(source: &str) -> String {
    assemble(source, "kernel.s", &Options::default()).map(|_| ()).unwrap_err()[0].to_string()
}

#[test]
fn a_kernel_is_the_one_that_llvm_makes() {
    let ours = CodeObject::parse(&code_object(ADD_ONE, &Options::default())).unwrap();
    let llvm = CodeObject::parse(ADD_ONE_BY_LLVM).unwrap();
    let (ours_kernel, llvm_kernel) = (ours.kernel("add_one").unwrap(), llvm.kernel("add_one").unwrap());
    let mut descriptor = ours_kernel.descriptor;
    // The linkers place code and descriptor differently.
    descriptor.entry_offset = llvm_kernel.descriptor.entry_offset;
    assert_eq!(descriptor, llvm_kernel.descriptor);
    assert_eq!(ours.metadata, llvm.metadata);
    let code = |object: &CodeObject, entry| object.read(entry, 60 + 48 * 4).unwrap().to_vec();
    assert_eq!(code(&ours, ours_kernel.entry), code(&llvm, llvm_kernel.entry));
    assert_eq!(ours.symbol("add_one").unwrap().size, 60);
}

#[test]
fn a_descriptor_has_llvms_defaults_and_every_field() {
    let source = "k: s_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr+33
.amdhsa_next_free_sgpr 8\n.amdhsa_user_sgpr_dispatch_ptr 1\n.amdhsa_user_sgpr_kernarg_segment_ptr 1
.amdhsa_system_sgpr_workgroup_id_y 1\n.amdhsa_float_round_mode_32 3\n.amdhsa_float_denorm_mode_32 3
.amdhsa_enable_private_segment 1\n.amdhsa_private_segment_fixed_size 40\n.amdhsa_exception_int_div_zero 1
.amdhsa_inst_pref_size 9\n.amdhsa_round_robin_scheduling 1\n.end_amdhsa_kernel";
    let object = CodeObject::parse(&code_object(source, &Options::default())).unwrap();
    let descriptor = object.kernel("k").unwrap().descriptor;
    assert_eq!(descriptor.vgprs(), 40);
    assert_eq!(descriptor.private_segment_fixed_size, 40);
    assert_eq!(descriptor.properties, 0x40a);
    assert_eq!(descriptor.rsrc1, 0x602f_3004);
    assert_eq!(descriptor.rsrc2, 1 | 4 << 1 | 3 << 7 | 1 << 30);
    assert_eq!(descriptor.instruction_prefetch_bytes(), 9 * 128);
    assert!(object.kernel("k").unwrap().metadata.is_none());
}

#[test]
fn a_wave64_kernel_counts_vgprs_in_fours() {
    let options = Options { wave64: true, ..Options::default() };
    let source = "k: v_cmp_eq_u32 vcc, v0, v1\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 9
.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel";
    let object = CodeObject::parse(&code_object(source, &options)).unwrap();
    let descriptor = object.kernel("k").unwrap().descriptor;
    assert_eq!((descriptor.wavefront_size(), descriptor.vgprs()), (64, 12));
    assert!(!descriptor.is_set(descriptor_field::WAVEFRONT_SIZE32));
}

#[test]
fn addresses_in_data_are_relocated() {
    let source =
        ".globl a\n.text\n s_endpgm\n.data\na: .quad 1\nb: .quad a+2, b-a\n.long b-a\n.section .rodata\nc: .quad b";
    let object = CodeObject::parse(&code_object(source, &Options::default())).unwrap();
    let a = object.symbol("a").unwrap().address;
    let relocations: Vec<_> =
        object.relocations.iter().map(|relocation| (relocation.kind, relocation.target)).collect();
    assert_eq!(relocations, [(RelocationKind::Absolute64, a + 2), (RelocationKind::Absolute64, a + 8)]);
    assert_eq!(object.read(a + 16, 12), Some(&[8, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0][..]));
}

#[test]
fn kernel_blocks_are_checked() {
    for (source, expected) in [
        (".amdhsa_kernel k\n.end_amdhsa_kernel", "lacks `.amdhsa_next_free_vgpr`"),
        (".amdhsa_kernel k\n.amdhsa_ieee_mode 1\n.end_amdhsa_kernel", "no directive of a GFX12 kernel descriptor"),
        (".amdhsa_kernel k\n.amdhsa_kernarg_size 8\n.amdhsa_kernarg_size 8", "given twice"),
        (".amdhsa_kernel k\n.amdhsa_float_round_mode_32 4", "a number from 0 to 3"),
        (".amdhsa_kernel k\n.amdhsa_wavefront_size32 0", "wave size"),
        (".amdhsa_kernel k\ns_nop 0", "expected a directive of the kernel descriptor"),
        (".amdhsa_kernel k\n.amdhsa_kernarg_size 8", "expected `.end_amdhsa_kernel`"),
        (".amdgpu_metadata\namdhsa.kernels:\n  - .name: k\n.end_amdgpu_metadata", ".symbol"),
        (".amdgpu_metadata\n[1, 2\n.end_amdgpu_metadata", "metadata"),
    ] {
        let found = error(source);
        assert!(found.contains(expected), "{source:?}: {found}");
    }
}

#[test]
fn llvm_reads_our_code_object() {
    let path = std::env::temp_dir().join(format!("tombolo-asm-{}.elf", std::process::id()));
    std::fs::write(&path, code_object(ADD_ONE, &Options::default())).unwrap();
    let run = |tool: &str, arguments: &[&str]| {
        let output = Command::new(tool).args(arguments).arg(&path).output().ok()?;
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && errors.is_empty(), "{tool}: {errors}");
        String::from_utf8(output.stdout).ok()
    };
    let headers = run("llvm-readelf-19", &["-a"]);
    let code = run("llvm-objdump-19", &["-d", "--no-show-raw-insn"]);
    let _ = std::fs::remove_file(&path);
    let (Some(headers), Some(code)) = (headers, code) else {
        assert!(std::env::var_os("CI").is_none(), "llvm-readelf-19 and llvm-objdump-19 are required in CI");
        // Not `eprintln`, which the test harness swallows.
        let _ = std::io::Write::write_all(
            &mut std::io::stderr(),
            b"SKIPPED: llvm-readelf-19 or llvm-objdump-19 is not installed\n",
        );
        return;
    };
    assert!(headers.contains("gfx1201") && headers.contains("add_one.kd") && headers.contains("global_buffer"));
    assert!(code.contains("<add_one>:") && code.contains("global_store_b32 v0, v1, s[2:3]"));
}

#[test]
fn symbols_reached_through_the_global_offset_table_have_one_slot_each() {
    let source = ".globl k\nk: s_getpc_b64 s[0:1]\n s_add_co_u32 s0, s0, b@gotpcrel32@lo+4
 s_add_co_ci_u32 s1, s1, b@gotpcrel32@hi+12\n s_add_co_u32 s2, s2, a@gotpcrel32@lo+4\n s_endpgm
.data\n.p2align 3\na: .quad 1\nb: .quad 2";
    let object = CodeObject::parse(&code_object(source, &Options::default())).unwrap();
    let address = |name: &str| object.symbol(name).unwrap().address;
    let slots: Vec<_> = object.relocations.iter().map(|slot| (slot.kind, slot.address, slot.target)).collect();
    let first = address("b") + 8;
    let absolute = RelocationKind::Absolute64;
    assert_eq!(slots, [(absolute, first, address("b")), (absolute, first + 8, address("a"))]);
    let k = address("k");
    let literal = |at| object.read(k + at, 4).map(|bytes| u64::from(u32::from_le_bytes(bytes.try_into().unwrap())));
    assert_eq!(literal(8), Some(first - (k + 4)), "from the end of s_getpc_b64");
    assert_eq!(literal(16), Some(0), "the high half of it");
    assert_eq!(literal(24), Some(first + 8 - (k + 20)), "from 4 bytes before the literal");
}
