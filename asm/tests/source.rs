//! What stands around instructions: labels, expressions, directives, macros, conditions, sections, and errors.

use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};

/// The bytes of `.text`, as dwords.
fn words(source: &str) -> Vec<u32> {
    let assembled = assemble(source, "test.s", &Options::default()).unwrap_or_else(|errors| panic!("{}", errors[0]));
    let bytes = assembled.text().unwrap_or_else(|errors| panic!("{}", errors[0]));
    bytes.chunks(4).map(|word| word.iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte))).collect()
}

/// The first error.
fn error(source: &str) -> String {
    match assemble(source, "test.s", &Options::default()) {
        Err(errors) => errors[0].to_string(),
        Ok(assembled) => match assembled.code_object() {
            Err(errors) => errors[0].to_string(),
            Ok(_) => panic!("{source:?} was accepted"),
        },
    }
}

#[test]
fn branches_count_dwords_from_the_next_instruction() {
    let source = "start: s_nop 0\n s_branch start\n s_cbranch_scc0 end\n s_nop 1\nend: s_endpgm\n s_branch .";
    assert_eq!(words(source)[1..3], [0xbfa0_fffe, 0xbfa1_0001]);
    assert_eq!(words(source)[5], 0xbfa0_ffff);
}

#[test]
fn number_labels_refer_to_the_nearest_one() {
    assert_eq!(words("1: s_branch 1f\n s_branch 1b\n1: s_branch 1b"), [0xbfa0_0001, 0xbfa0_fffe, 0xbfa0_ffff]);
    assert!(error("s_branch 1b").contains("no label `1:` above"));
}

#[test]
fn a_literal_label_is_relative_to_the_literal() {
    // s_getpc_b64, then the distance from the literals to the table, as compilers write it.
    let source =
        "s_getpc_b64 s[0:1]\n s_add_co_u32 s0, s0, table@rel32@lo+4\n s_add_co_ci_u32 s1, s1, table@rel32@hi+12
table: .long 7";
    assert_eq!(words(source), [0xbe80_4700, 0x8000_ff00, 16, 0x8201_ff01, 0, 7]);
    assert_eq!(words("a: s_nop 0\nb: s_mov_b32 s0, b-a\n s_mov_b32 s0, a")[2..], [4, 0xbe80_00ff, 0xffff_fff0]);
}

#[test]
fn symbols_take_their_value_where_they_are_used() {
    let source =
        ".set i, 1\n s_mov_b32 s0, i\n.set i, i+1\n s_mov_b32 s[i], i*i\n k = 70\n s_mov_b32 s0, k\n.equ m, k-7
 s_mov_b32 s0, m";
    assert_eq!(words(source), [0xbe80_0081, 0xbe82_0084, 0xbe80_00ff, 70, 0xbe80_00bf]);
}

#[test]
fn a_symbol_that_is_assigned_below_becomes_a_literal() {
    assert_eq!(words("s_mov_b32 s0, later\nlater = 5"), [0xbe80_00ff, 5]);
}

#[test]
fn data_directives_emit_little_endian_values() {
    let source = ".byte 1, -1, 0x7f, 'a'\n.short 0x1234, -2\n.long 5+6, -1\n.quad 0x1122334455667788\n.float 1.0, -2.5
.double 1.5\n.ascii \"ab\", \"c\"\n.asciz \"d\"\n.byte 0,0,0\n.fill 2, 4, 0x55\n.zero 4\n.fill 1, 8, -1\n.space 4, 0x11";
    let expected = [
        0x617f_ff01,
        0xfffe_1234,
        11,
        u32::MAX,
        0x5566_7788,
        0x1122_3344,
        0x3f80_0000,
        0xc020_0000,
        0,
        0x3ff8_0000,
        0x6463_6261,
        0x0000_0000,
        0x55,
        0x55,
        0,
        u32::MAX,
        0,
        0x1111_1111,
    ];
    assert_eq!(words(source), expected);
}

#[test]
fn code_is_aligned_with_nops_and_data_with_zeros() {
    assert_eq!(words("s_endpgm\n.p2align 4\ns_endpgm")[1..], [0xbf80_0000, 0xbf80_0000, 0xbf80_0000, 0xbfb0_0000]);
    assert_eq!(words("s_endpgm\n.p2alignl 3, 0xbf9f0000")[1..], [0xbf9f_0000]);
    assert_eq!(words(".byte 1\n.balign 4, 0xff"), [0xffff_ff01]);
    assert_eq!(words(".long 1\n.org 12\n.long 2"), [1, 0, 0, 2]);
}

#[test]
fn macros_take_named_default_and_variadic_arguments() {
    let source = ".macro add d, a, b=v9, rest:vararg\n v_add_f32 \\d, \\a, \\b \\rest\n.endm
add v0, v1\nadd v0, b=v2, a=v1\nadd v0, -v1, v2, clamp";
    assert_eq!(words(source), [0x0600_1301, 0x0600_0501, 0xd503_8000, 0x2002_0501]);
}

#[test]
fn macros_may_call_macros_and_repeat() {
    let source = ".macro inner n\n.long \\n\n.endm\n.macro outer n\n.rept 2\ninner \\n\n.endr\n.endm\nouter 3\nouter 4
.irp x, 5, 6\n.long \\x\n.endr\n.irpc c, 78\n.long \\c\n.endr";
    assert_eq!(words(source), [3, 3, 4, 4, 5, 6, 7, 8]);
}

#[test]
fn a_macro_can_make_unique_labels_and_leave_early() {
    let source =
        ".macro loop n\nl\\@: s_nop \\n\n s_branch l\\@\n.if \\n > 1\n.exitm\n.endif\n s_nop 7\n.endm\nloop 1\nloop 2";
    assert_eq!(words(source), [0xbf80_0001, 0xbfa0_fffe, 0xbf80_0007, 0xbf80_0002, 0xbfa0_fffe]);
}

#[test]
fn conditions_choose_one_branch() {
    let source = "x = 2\n.if x == 1\n.long 1\n.elseif x == 2\n.long 2\n.elseif 1\n.long 3\n.else\n.long 4\n.endif
.ifdef x\n.ifndef y\n.long 5\n.endif\n.else\n.error \"no\"\n.endif\n.if 0\n.if 1\n not an instruction '\n.endif\n.endif
.ifc a b, a b\n.long 6\n.endif\n.ifb\n.long 7\n.endif";
    assert_eq!(words(source), [2, 5, 6, 7]);
}

#[test]
fn sections_are_assembled_apart() {
    let source =
        "s_nop 0\n.rodata\n.long 9\n.text\ns_nop 1\n.section .mine,\"a\",@progbits\n.long 8\n.previous\ns_nop 2
.pushsection .data\n.long 1\n.popsection\ns_nop 3";
    assert_eq!(words(source), [0xbf80_0000, 0xbf80_0001, 0xbf80_0002, 0xbf80_0003]);
}

#[test]
fn an_error_has_file_line_column_token_and_expectation() {
    let undefined = error("s_nop 0\n  v_add_f32 v0, s2x, v1");
    assert_eq!(undefined, "test.s:2:17: error: symbol `s2x` is not defined, at `s2x, v1`");
    let wide = error("s_mov_b64 s[0:1], s2");
    assert_eq!(wide, "test.s:1:19: error: expected 2 consecutive SGPRs, or a constant for `s_mov_b64`, at `s2`");
    let missing = error("s_add_co_u32 s0, s1");
    assert_eq!(missing, "test.s:1:20: error: expected SGPR, or a constant for `s_add_co_u32`, at the end of the line");
    assert_eq!(error("s_nope 1"), "test.s:1:1: error: this instruction is not known, at `s_nope`");
    assert_eq!(error("s_nop 1 2"), "test.s:1:9: error: expected the end of the statement, at `2`");
    assert!(error("v_mov_b32 v0, v256").starts_with("test.s:1:15: error: register index is out of range"));
}

#[test]
fn an_error_in_a_macro_names_the_call() {
    let source = ".macro bad\n s_nop q r\n.endm\n\nbad";
    assert!(error(source).ends_with("expanded from line 5"), "{}", error(source));
}

#[test]
fn every_error_is_reported() {
    let errors = assemble("s_nope\ns_nop 0\nv_nope", "test.s", &Options::default()).unwrap_err();
    assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [1, 3]);
}

#[test]
fn blocks_that_are_not_closed_are_errors() {
    assert!(error(".if 1\ns_nop 0").contains("expected `.endif`"));
    assert!(error(".macro m\ns_nop 0").contains("expected `.endm`"));
    assert!(error(".rept 2\ns_nop 0").contains("expected `.endr`"));
    assert!(error(".amdgpu_metadata\n---").contains("expected `.end_amdgpu_metadata`"));
    assert!(error(".else").contains("without `.if`"));
}

#[test]
fn what_would_be_silently_wrong_is_refused() {
    for (source, expected) in [
        ("a: s_nop 0\na: s_nop 0", "already defined"),
        ("s_nop 65536", "expected a number from -32768 to 65535"),
        (".byte 256", "at most 8 bits"),
        ("s_branch nowhere", "symbol `nowhere` is not defined"),
        (".long .", "an absolute address needs 8 bytes"),
        ("x = y\ny = x\n.long x", "defined by itself"),
        (".byte 1\ns_nop 0", "multiple of 4 bytes"),
        (".p2align 30", "alignment"),
        (".amdgcn_target \"amdgcn-amd-amdhsa--gfx1100\"", "gfx1201"),
        ("v_add_f32 v0, v1, v2 offset:4", "does not take this modifier"),
        ("v_mov_b32 v0, v1 clamp clamp", "given twice"),
        (".frobnicate", "this directive is not known"),
        ("m0 = 5 5", "end of the statement"),
        (".fill 0x7fffffff, 8, 1", "larger than"),
        (".rept 3000000\n.endr\n.rept 2000001\n\n.endr", "too many lines"),
        (".macro m\nm\n.endm\nm", "nested too deeply"),
        ("s_setprio @", "expected"),
        ("\u{e9}", "no meaning"),
    ] {
        let found = error(source);
        assert!(found.contains(expected), "{source:?}: {found}");
    }
}
