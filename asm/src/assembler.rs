//! The assembler's state, and what it does with one line: labels, assignments, directives, macro calls, instructions.

use std::collections::HashMap;

use super::conditional::Conditionals;
use super::cursor::{self, Cursor};
use super::diagnostic::{Diagnostic, Fault, Origin, Parsed};
use super::expansion::Macro;
use super::expression::Expression;
use super::kernel::KernelBlock;
use super::lexer::Kind;
use super::section::{Fixup, FixupKind, FixupSource, Section, SectionKind};
use super::source::{Line, Source};
use super::symbols::{Definition, Place, Symbols};
use super::{Options, directive, instruction};
use tombolo_code_object::Metadata;
use tombolo_isa::arch::rdna4::names;

/// Errors after which the assembler gives up.
const MAX_DIAGNOSTICS: usize = 100;
/// Largest section in bytes, far beyond any kernel: a mistyped `.fill` ends with an error, not without memory.
pub(super) const MAX_SECTION_BYTES: u64 = 1 << 28;

/// Everything known while a source is read.
#[derive(Debug)]
pub(super) struct Assembler<'a> {
    pub options: &'a Options,
    pub file: &'a str,
    pub source: Source<'a>,
    pub symbols: Symbols,
    pub sections: Vec<Section>,
    /// Index of the section before the last change, for `.previous`.
    pub previous: usize,
    /// Sections to return to, for `.popsection`.
    pub section_stack: Vec<usize>,
    pub conditionals: Conditionals,
    pub macros: HashMap<String, Macro>,
    /// Expansions so far, for `\@`.
    pub expansions: u64,
    /// The `.amdhsa_kernel` block that is open.
    pub kernel: Option<KernelBlock>,
    /// The `.amdgpu_metadata` block and its MessagePack form.
    pub metadata: Option<(Metadata, Vec<u8>)>,
    pub diagnostics: Vec<Diagnostic>,
    /// The line being assembled.
    pub line: Line,
}

impl<'a> Assembler<'a> {
    pub(super) fn new(text: &'a str, file: &'a str, options: &'a Options) -> Self {
        let mut assembler = Self {
            options,
            file,
            source: Source::new(text),
            symbols: Symbols::new(options.target),
            sections: vec![Section::new(".text", SectionKind::Text)],
            previous: 0,
            section_stack: Vec::new(),
            conditionals: Conditionals::default(),
            macros: HashMap::new(),
            expansions: 0,
            kernel: None,
            metadata: None,
            diagnostics: Vec::new(),
            line: Line { text: String::new(), origin: Origin { line: 0, expanded_from: std::sync::Arc::from([]) } },
        };
        assembler.define_target_symbols();
        assembler
    }

    /// Symbols that LLVM defines before the first line.
    fn define_target_symbols(&mut self) {
        let [generation, minor, stepping] = self.options.version();
        for (name, value) in [
            (".amdgcn.gfx_generation_number", generation),
            (".amdgcn.gfx_generation_minor", minor),
            (".amdgcn.gfx_generation_stepping", stepping),
            (NEXT_FREE_VGPR, 0),
            (NEXT_FREE_SGPR, 0),
        ] {
            self.set_constant(name, value);
        }
        for (code, name) in names::VERSIONS.iter().chain(&names::VERSION_FLAGS) {
            self.set_constant(name, i64::from(*code));
        }
    }

    /// Assembles every line.
    pub(super) fn run(&mut self) {
        while self.diagnostics.len() < MAX_DIAGNOSTICS {
            let Some(line) = self.source.next_line() else { break };
            self.line = line;
            let text = std::mem::take(&mut self.line.text);
            if let Err(fault) = self.statement(&text) {
                self.line.text = text;
                self.report(fault);
            }
        }
        self.finish();
    }

    /// Complains about blocks that were never closed.
    fn finish(&mut self) {
        if self.diagnostics.len() >= MAX_DIAGNOSTICS {
            return;
        }
        let open =
            [self.conditionals.is_open().then_some(".endif"), self.kernel.is_some().then_some(".end_amdhsa_kernel")];
        for end in open.into_iter().flatten() {
            self.line.text.clear();
            self.report(Fault { at: 0, token: String::new(), message: format!("expected `{end}`") });
        }
    }

    /// Enters an error in the current line.
    pub(super) fn report(&mut self, fault: Fault) {
        self.diagnostics.push(fault.at(self.file, &self.line.origin, &self.line.text));
    }

    /// Enters an error at the place that a fixup came from.
    pub(super) fn fixup_error(&self, source: &FixupSource, message: String) -> Diagnostic {
        let token = source.text.get(source.at..).unwrap_or_default().trim_end().to_owned();
        Fault { at: source.at, token, message }.at(self.file, &source.origin, &source.text)
    }

    fn statement(&mut self, text: &str) -> Parsed<()> {
        // Text that a false condition skips need not even be tokens.
        if self.conditionals.is_skipping() && !directive::is_conditional(text) {
            return Ok(());
        }
        // `#` starts a line that is the C preprocessor's.
        if text.trim_start().starts_with('#') {
            return Ok(());
        }
        cursor::read(text, |cursor| self.parts(text, cursor))
    }

    fn parts(&mut self, text: &str, cursor: &mut Cursor<'_>) -> Parsed<()> {
        loop {
            if self.label(cursor)? {
                continue;
            }
            if cursor.at_end() {
                return Ok(());
            }
            let word = match cursor.peek() {
                Kind::Identifier(word) => *word,
                _ => return Err(cursor.expected("a label, a directive or an instruction")),
            };
            if matches!(cursor.peek_second(), Kind::Mark("=" | "==")) {
                return self.assignment(word, cursor);
            }
            if let Some(called) = self.macros.get(word) {
                let arguments = text[cursor.position() + word.len()..].to_owned();
                let lines = called.call(&arguments, self.expansions, &self.line.origin)?;
                self.expansions += 1;
                let depth = self.conditionals.depth();
                return self.source.expand(lines, depth).map_err(|message| cursor.fault(message));
            }
            if word.starts_with('.') {
                return directive::run(self, word, text, cursor);
            }
            if self.kernel.is_some() {
                return Err(cursor.expected("a directive of the kernel descriptor or `.end_amdhsa_kernel`"));
            }
            return instruction::assemble(self, cursor);
        }
    }

    /// Defines a label, if one is next.
    fn label(&mut self, cursor: &mut Cursor<'_>) -> Parsed<bool> {
        if *cursor.peek_second() != Kind::Mark(":") {
            return Ok(false);
        }
        let name = match cursor.peek() {
            Kind::Identifier(name) => (*name).to_owned(),
            Kind::Text(name) => String::from_utf8_lossy(name).into_owned(),
            Kind::Integer(number) => self.symbols.next_local_label(*number),
            _ => return Ok(false),
        };
        if self.symbols.is_defined(&name) {
            return Err(cursor.fault(format!("symbol `{name}` is already defined")));
        }
        let here = self.symbols.here;
        self.symbols.entry(&name).definition = Some(Definition::Label(here));
        cursor.advance();
        cursor.advance();
        Ok(true)
    }

    /// `NAME = EXPRESSION`.
    fn assignment(&mut self, name: &str, cursor: &mut Cursor<'_>) -> Parsed<()> {
        let start = cursor.clone();
        cursor.advance();
        cursor.advance();
        let value = Expression::parse(cursor, &self.symbols)?;
        cursor.expect_end()?;
        self.assign(name, value).map_err(|message| start.fault(message))
    }

    /// Gives a symbol a value; the error says why it cannot have it.
    pub(super) fn assign(&mut self, name: &str, value: Expression) -> Result<(), String> {
        if name == "." {
            return Err("the place counter cannot be assigned; use `.org`".to_owned());
        }
        let symbol = self.symbols.entry(name);
        if matches!(symbol.definition, Some(Definition::Label(_))) {
            return Err(format!("symbol `{name}` is already defined as a label"));
        }
        symbol.definition = Some(Definition::Assigned(value));
        Ok(())
    }

    fn set_constant(&mut self, name: &str, value: i64) {
        self.symbols.entry(name).definition = Some(Definition::Assigned(Expression::Constant(value)));
    }

    /// Notes that registers up to, not including, `end` are used: `.amdgcn.next_free_vgpr` and `_sgpr` follow.
    pub(super) fn note_registers(&mut self, vector: bool, end: u16) {
        let name = if vector { NEXT_FREE_VGPR } else { NEXT_FREE_SGPR };
        if self.symbols.constant(name).is_some_and(|used| used < i64::from(end)) {
            self.set_constant(name, i64::from(end));
        }
    }

    /// Reads an expression that must have a value now.
    pub(super) fn absolute(&self, cursor: &mut Cursor<'_>) -> Parsed<i64> {
        let start = cursor.clone();
        let expression = Expression::parse(cursor, &self.symbols)?;
        match self.symbols.evaluate(&expression, None) {
            Ok(value) if value.section.is_none() => Ok(value.offset),
            Ok(_) => Err(start.expected("an absolute expression")),
            Err(reason) => Err(start.fault(reason.message())),
        }
    }

    /// The section that bytes now go to.
    pub(super) fn section(&mut self) -> &mut Section {
        &mut self.sections[self.symbols.here.section]
    }

    /// Goes on in the section of that name, which is made if it is new.
    pub(super) fn enter_section(&mut self, name: &str, kind: SectionKind) {
        let found = self.sections.iter().position(|section| section.name == name);
        let index = found.unwrap_or_else(|| {
            self.sections.push(Section::new(name, kind));
            self.sections.len() - 1
        });
        self.switch_section(index);
    }

    /// Goes on at the end of the section of that index.
    pub(super) fn switch_section(&mut self, index: usize) {
        self.previous = self.symbols.here.section;
        self.symbols.here = Place { section: index, offset: self.sections[index].size() };
    }

    /// Appends bytes to the current section.
    pub(super) fn emit(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.reserve(bytes.len() as u64)?;
        let section = self.section();
        section.bytes.extend_from_slice(bytes);
        self.symbols.here.offset = self.sections[self.symbols.here.section].size();
        Ok(())
    }

    /// Checks that `count` more bytes fit into the current section.
    pub(super) fn reserve(&mut self, count: u64) -> Result<(), String> {
        if self.section().size().saturating_add(count) > MAX_SECTION_BYTES {
            return Err(format!("the section would be larger than {MAX_SECTION_BYTES} bytes"));
        }
        Ok(())
    }

    /// Has a value filled in later, `ahead` bytes beyond the end of the current section; `at` is its column.
    pub(super) fn fix_up(&mut self, ahead: u64, kind: FixupKind, expression: Expression, at: usize, text: &str) {
        let source = FixupSource { origin: self.line.origin.clone(), at, text: text.to_owned() };
        let offset = self.symbols.here.offset + ahead;
        self.section().fixups.push(Fixup { offset, kind, expression, source });
    }
}

/// Symbol for the number of VGPRs that the instructions so far name.
const NEXT_FREE_VGPR: &str = ".amdgcn.next_free_vgpr";
/// Symbol for the number of SGPRs that the instructions so far name.
const NEXT_FREE_SGPR: &str = ".amdgcn.next_free_sgpr";
