//! The assembler: LLVM's syntax, to the bytes of `.text` or, for gfx1200 and gfx1201, to a linked code object.
//!
//! ```
//! use tombolo_asm::{Options, assemble};
//!
//! let assembled = assemble("v_add_f32 v0, 1.0, v1\n s_endpgm", "example.s", &Options::default()).unwrap();
//! assert_eq!(assembled.text().unwrap(), [0xf2, 0x02, 0x00, 0x06, 0x00, 0x00, 0xb0, 0xbf]);
//! ```
//!
//! A source is read once, line by line (`assembler`); the encodings of an instruction follow from the rows of
//! [`tombolo_isa`] (`encode`); values that are not known yet wait as fix-ups until `link` has placed the sections.

mod alias;
mod assembler;
mod conditional;
mod cursor;
mod data;
mod diagnostic;
mod directive;
mod encode;
mod expansion;
mod expression;
mod global_offsets;
mod instruction;
mod kernel;
mod lexer;
mod link;
mod literal;
mod metadata;
mod modifier;
mod object_file;
mod operand;
mod register;
mod repetition;
mod section;
mod source;
pub mod status;
mod symbolic;
mod symbols;
mod vopd;

pub use diagnostic::Diagnostic;

use tombolo_code_object::Mcpu;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;

/// What a source is assembled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The instruction set. Of others than RDNA4, which are always in wave64, there is only raw code.
    pub target: Target,
    /// The processor that a code object of RDNA4 is for.
    pub mcpu: Mcpu,
    /// Wave64: lane masks are SGPR pairs, matrices take half as many registers.
    pub wave64: bool,
}

impl Default for Options {
    /// gfx1201 in wave32.
    fn default() -> Self {
        Self { target: Target::Rdna4, mcpu: Mcpu::Gfx1201, wave64: false }
    }
}

impl Options {
    /// For an instruction set, RDNA4 in wave32.
    pub fn of(target: Target) -> Self {
        Self { target, wave64: target != Target::Rdna4, ..Self::default() }
    }

    /// Name of the processor.
    fn processor(&self) -> &'static str {
        if self.target == Target::Rdna4 { self.mcpu.name() } else { self.target.mcpu() }
    }

    /// The target's name, as `.amdgcn_target` gives it.
    fn target_name(&self) -> String {
        format!("amdgcn-amd-amdhsa--{}", self.processor())
    }

    /// Generation, minor version and stepping.
    fn version(&self) -> [i64; 3] {
        match (self.target, self.mcpu) {
            (Target::Gcn(Generation::SouthernIslands), _) => [6, 0, 0],
            (Target::Gcn(Generation::SeaIslands), _) => [7, 0, 4],
            (Target::Gcn(Generation::VolcanicIslands), _) => [8, 0, 2],
            (Target::Gcn(Generation::Vega), _) => [9, 0, 0],
            (Target::Cdna4, _) => [9, 5, 0],
            (Target::Rdna4, Mcpu::Gfx1200 | Mcpu::Gfx12Generic) => [12, 0, 0],
            (Target::Rdna4, _) => [12, 0, 1],
        }
    }
}

/// An assembled source.
#[derive(Debug)]
pub struct Assembled {
    linked: link::Linked,
}

/// Assembles `source`; `file_name` is what errors call it.
///
/// # Errors
/// Every error of the source, in its order.
pub fn assemble(source: &str, file_name: &str, options: &Options) -> Result<Assembled, Vec<Diagnostic>> {
    let mut assembler = assembler::Assembler::new(source, file_name, options);
    assembler.run();
    if !assembler.diagnostics.is_empty() {
        return Err(assembler.diagnostics);
    }
    link::link(assembler).map(|linked| Assembled { linked })
}

impl Assembled {
    /// The bytes of `.text`.
    ///
    /// # Errors
    /// References from `.text` to symbols that the source does not define.
    pub fn text(&self) -> Result<&[u8], &[Diagnostic]> {
        self.linked.text()
    }

    /// A linked AMDHSA code object.
    ///
    /// # Errors
    /// References to symbols that the source does not define; code for another instruction set than RDNA4.
    pub fn code_object(&self) -> Result<Vec<u8>, Vec<Diagnostic>> {
        self.linked.code_object()
    }
}
