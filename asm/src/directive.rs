//! Directives: one row a name.

use super::assembler::Assembler;
use super::cursor::Cursor;
use super::diagnostic::Parsed;
use super::expression::Expression;
use super::lexer::Kind;
use super::section::SectionKind;
use super::symbols::{Binding, SymbolType, Visibility};
use super::{data, kernel, metadata, repetition};

/// What stands after a directive's name, and the statement that it is part of.
pub(super) struct Arguments<'c, 'a> {
    pub cursor: &'c mut Cursor<'a>,
    pub text: &'c str,
}

type Handler = fn(&mut Assembler<'_>, &mut Arguments<'_, '_>) -> Parsed<()>;

/// Every directive outside of kernel descriptors, which have a table of their own.
const DIRECTIVES: &[(&str, Handler)] = &[
    (".set", |asm, args| set(asm, args, true)),
    (".equ", |asm, args| set(asm, args, true)),
    (".equiv", |asm, args| set(asm, args, false)),
    (".macro", repetition::define_macro),
    (".purgem", repetition::purge_macro),
    (".exitm", repetition::exit_macro),
    (".rept", repetition::repeat),
    (".rep", repetition::repeat),
    (".irp", |asm, args| repetition::repeat_over(asm, args, false)),
    (".irpc", |asm, args| repetition::repeat_over(asm, args, true)),
    (".p2align", |asm, args| data::align(asm, args, true, 1)),
    (".p2alignw", |asm, args| data::align(asm, args, true, 2)),
    (".p2alignl", |asm, args| data::align(asm, args, true, 4)),
    (".balign", |asm, args| data::align(asm, args, false, 1)),
    (".balignw", |asm, args| data::align(asm, args, false, 2)),
    (".balignl", |asm, args| data::align(asm, args, false, 4)),
    (".align", |asm, args| data::align(asm, args, false, 1)),
    (".org", data::origin),
    (".byte", |asm, args| data::integers(asm, args, 1)),
    (".2byte", |asm, args| data::integers(asm, args, 2)),
    (".short", |asm, args| data::integers(asm, args, 2)),
    (".hword", |asm, args| data::integers(asm, args, 2)),
    (".value", |asm, args| data::integers(asm, args, 2)),
    (".4byte", |asm, args| data::integers(asm, args, 4)),
    (".long", |asm, args| data::integers(asm, args, 4)),
    (".int", |asm, args| data::integers(asm, args, 4)),
    (".8byte", |asm, args| data::integers(asm, args, 8)),
    (".quad", |asm, args| data::integers(asm, args, 8)),
    (".float", |asm, args| data::reals(asm, args, false)),
    (".single", |asm, args| data::reals(asm, args, false)),
    (".double", |asm, args| data::reals(asm, args, true)),
    (".ascii", |asm, args| data::strings(asm, args, false)),
    (".asciz", |asm, args| data::strings(asm, args, true)),
    (".string", |asm, args| data::strings(asm, args, true)),
    (".fill", data::fill),
    (".zero", data::space),
    (".skip", data::space),
    (".space", data::space),
    (".globl", |asm, args| binding(asm, args, Binding::Global)),
    (".global", |asm, args| binding(asm, args, Binding::Global)),
    (".weak", |asm, args| binding(asm, args, Binding::Weak)),
    (".local", |asm, args| binding(asm, args, Binding::Local)),
    (".internal", |asm, args| visibility(asm, args, Visibility::Internal)),
    (".hidden", |asm, args| visibility(asm, args, Visibility::Hidden)),
    (".protected", |asm, args| visibility(asm, args, Visibility::Protected)),
    (".type", symbol_type),
    (".size", size),
    (".text", |asm, args| enter(asm, args, ".text")),
    (".rodata", |asm, args| enter(asm, args, ".rodata")),
    (".data", |asm, args| enter(asm, args, ".data")),
    (".bss", |asm, args| enter(asm, args, ".bss")),
    (".section", section),
    (".pushsection", push_section),
    (".popsection", pop_section),
    (".previous", previous_section),
    (".amdgcn_target", target),
    (".amdhsa_code_object_version", code_object_version),
    (".amdhsa_kernel", kernel::begin),
    (".end_amdhsa_kernel", kernel::end),
    (".amdgpu_metadata", metadata::read_block),
    (".error", |_, args| Err(args.cursor.fault("`.error` directive"))),
    // Notes for debuggers and linkers that say nothing about the code.
    (".file", |_, _| Ok(())),
    (".ident", |_, _| Ok(())),
    (".addrsig", |_, _| Ok(())),
    (".addrsig_sym", |_, _| Ok(())),
];

/// Directives that open a conditional block, and what they test.
const CONDITIONS: &[(&str, Condition)] = &[
    (".if", |asm, cursor| Ok(asm.absolute(cursor)? != 0)),
    (".ifne", |asm, cursor| Ok(asm.absolute(cursor)? != 0)),
    (".ifeq", |asm, cursor| Ok(asm.absolute(cursor)? == 0)),
    (".ifge", |asm, cursor| Ok(asm.absolute(cursor)? >= 0)),
    (".ifgt", |asm, cursor| Ok(asm.absolute(cursor)? > 0)),
    (".ifle", |asm, cursor| Ok(asm.absolute(cursor)? <= 0)),
    (".iflt", |asm, cursor| Ok(asm.absolute(cursor)? < 0)),
    (".ifdef", is_defined),
    (".ifndef", |asm, cursor| Ok(!is_defined(asm, cursor)?)),
    (".ifnotdef", |asm, cursor| Ok(!is_defined(asm, cursor)?)),
    (".ifb", |_, cursor| Ok(is_blank(cursor))),
    (".ifnb", |_, cursor| Ok(!is_blank(cursor))),
    (".ifc", same_text),
    (".ifnc", |asm, cursor| Ok(!same_text(asm, cursor)?)),
];

type Condition = fn(&Assembler<'_>, &mut Cursor<'_>) -> Parsed<bool>;

fn condition(name: &str) -> Option<Condition> {
    CONDITIONS.iter().find(|(known, _)| *known == name).map(|(_, condition)| *condition)
}

/// Whether the first word of a statement is a directive that opens, divides or closes a conditional block.
pub(super) fn is_conditional(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    matches!(word, ".else" | ".elseif" | ".endif") || condition(word).is_some()
}

/// Carries out the directive `name`, which is next.
pub(super) fn run(asm: &mut Assembler<'_>, name: &str, text: &str, cursor: &mut Cursor<'_>) -> Parsed<()> {
    let start = cursor.clone();
    cursor.advance();
    let misplaced = |message: &'static str| start.fault(message);
    if let Some(test) = condition(name) {
        // The condition of a block that is skipped anyway may refer to anything.
        let holds = !asm.conditionals.is_skipping() && test(asm, cursor)?;
        asm.conditionals.begin(holds);
        return Ok(());
    }
    match name {
        ".elseif" => {
            let holds = asm.conditionals.wants_condition() && asm.absolute(cursor)? != 0;
            return asm.conditionals.else_if(holds).map_err(misplaced);
        }
        ".else" => {
            cursor.expect_end()?;
            return asm.conditionals.begin_else().map_err(misplaced);
        }
        ".endif" => {
            cursor.expect_end()?;
            return asm.conditionals.end().map_err(misplaced);
        }
        _ => {}
    }
    if asm.kernel.is_some() && name != ".end_amdhsa_kernel" && !is_allowed_in_kernel(name) {
        return kernel::field(asm, name, cursor);
    }
    match DIRECTIVES.iter().find(|(known, _)| *known == name) {
        Some((_, handler)) => handler(asm, &mut Arguments { cursor, text }),
        None => Err(start.fault("this directive is not known")),
    }
}

/// Directives that only prepare others and may therefore stand between those of a kernel descriptor.
fn is_allowed_in_kernel(name: &str) -> bool {
    matches!(name, ".set" | ".equ" | ".equiv" | ".macro" | ".rept" | ".rep" | ".irp" | ".irpc" | ".exitm" | ".error")
}

fn is_defined(asm: &Assembler<'_>, cursor: &mut Cursor<'_>) -> Parsed<bool> {
    Ok(asm.symbols.is_defined(&name(cursor)?))
}

fn is_blank(cursor: &mut Cursor<'_>) -> bool {
    let blank = cursor.at_end();
    cursor.advance_to(usize::MAX);
    blank
}

/// `.ifc a, b`.
fn same_text(_: &Assembler<'_>, cursor: &mut Cursor<'_>) -> Parsed<bool> {
    let (left, right) = cursor.rest().split_once(',').ok_or_else(|| cursor.expected("two texts and a comma"))?;
    cursor.advance_to(usize::MAX);
    Ok(left.trim() == right.trim())
}

/// Reads a symbol's name.
pub(super) fn name(cursor: &mut Cursor<'_>) -> Parsed<String> {
    if let Kind::Text(name) = cursor.peek() {
        let name = String::from_utf8_lossy(name).into_owned();
        cursor.advance();
        return Ok(name);
    }
    cursor.expect_word("the name of a symbol").map(str::to_owned)
}

fn set(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, may_change: bool) -> Parsed<()> {
    let start = args.cursor.clone();
    let name = name(args.cursor)?;
    args.cursor.expect(",")?;
    let value = Expression::parse(args.cursor, &asm.symbols)?;
    args.cursor.expect_end()?;
    if !may_change && asm.symbols.is_defined(&name) {
        return Err(start.fault(format!("symbol `{name}` is already defined")));
    }
    asm.assign(&name, value).map_err(|message| start.fault(message))
}

fn names(args: &mut Arguments<'_, '_>, mut each: impl FnMut(String)) -> Parsed<()> {
    loop {
        each(name(args.cursor)?);
        if !args.cursor.accept(",") {
            return args.cursor.expect_end();
        }
    }
}

fn binding(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, binding: Binding) -> Parsed<()> {
    names(args, |name| asm.symbols.entry(&name).binding = binding)
}

fn visibility(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, visibility: Visibility) -> Parsed<()> {
    names(args, |name| asm.symbols.entry(&name).visibility = visibility)
}

/// `.type name, @function`; the mark may be left out or be `%`.
fn symbol_type(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let cursor = &mut *args.cursor;
    let symbol = name(cursor)?;
    cursor.accept(",");
    if !cursor.accept("@") {
        cursor.accept("%");
    }
    let start = cursor.clone();
    let kind = match name(cursor)?.as_str() {
        "function" | "STT_FUNC" => SymbolType::Function,
        "object" | "STT_OBJECT" => SymbolType::Object,
        "notype" | "STT_NOTYPE" => SymbolType::None,
        _ => return Err(start.expected("`function`, `object` or `notype`")),
    };
    cursor.expect_end()?;
    asm.symbols.entry(&symbol).kind = kind;
    Ok(())
}

fn size(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let symbol = name(args.cursor)?;
    args.cursor.expect(",")?;
    let value = Expression::parse(args.cursor, &asm.symbols)?;
    args.cursor.expect_end()?;
    asm.symbols.entry(&symbol).size = Some(value);
    Ok(())
}

fn enter(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, name: &str) -> Parsed<()> {
    args.cursor.expect_end()?;
    asm.enter_section(name, SectionKind::of_name(name));
    Ok(())
}

/// `.section name[, "flags"[, @type[, ...]]]`; `a` loads the section, `w` makes it writable, `x` makes it code.
fn section(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let cursor = &mut *args.cursor;
    let name = name(cursor)?;
    let mut kind = SectionKind::of_name(&name);
    if cursor.accept(",") {
        if let Kind::Text(flags) = cursor.peek() {
            let has = |flag: u8| flags.contains(&flag);
            kind = match (has(b'a'), has(b'x'), has(b'w')) {
                (true, true, _) => SectionKind::Text,
                (true, false, true) => SectionKind::Data,
                (true, false, false) => SectionKind::ReadOnly,
                (false, ..) => SectionKind::Unloaded,
            };
            cursor.advance();
        }
        // Type, entry size and group of the section do not matter here.
        cursor.advance_to(usize::MAX);
    }
    cursor.expect_end()?;
    asm.enter_section(&name, kind);
    Ok(())
}

fn push_section(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    asm.section_stack.push(asm.symbols.here.section);
    section(asm, args)
}

fn pop_section(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    args.cursor.expect_end()?;
    let section = asm.section_stack.pop();
    let section = section.ok_or_else(|| args.cursor.fault("`.popsection` without `.pushsection`"))?;
    asm.switch_section(section);
    Ok(())
}

fn previous_section(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    args.cursor.expect_end()?;
    asm.switch_section(asm.previous);
    Ok(())
}

/// `.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"`: must be the processor that is assembled for.
fn target(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let expected = asm.options.target_name();
    match args.cursor.peek() {
        Kind::Text(text) if *text == expected.as_bytes() => args.cursor.advance(),
        _ => return Err(args.cursor.expected(&format!("\"{expected}\""))),
    }
    args.cursor.expect_end()
}

/// `.amdhsa_code_object_version`: versions 5 and 6 lay kernels out alike.
fn code_object_version(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let start = args.cursor.clone();
    match asm.absolute(args.cursor)? {
        4..=6 => args.cursor.expect_end(),
        _ => Err(start.expected("code object version 4, 5 or 6")),
    }
}
