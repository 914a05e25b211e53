//! The directives of macros and repeats: they collect lines and hand back expansions.

use super::assembler::Assembler;
use super::diagnostic::{Fault, Parsed};
use super::directive::{Arguments, name};
use super::expansion::{self, Macro};
use super::source::Line;

/// `.macro NAME parameters` to `.endm`.
pub(super) fn define_macro(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let start = args.cursor.clone();
    let name = args.cursor.expect_word("the name of a macro")?.to_owned();
    args.cursor.accept(",");
    let parameters = expansion::parameters(args.cursor.rest()).map_err(|message| args.cursor.fault(message))?;
    args.cursor.advance_to(usize::MAX);
    let body = body(asm, &[".macro"], &[".endm", ".endmacro"]).ok_or_else(|| start.fault("expected `.endm`"))?;
    if asm.macros.contains_key(&name) {
        return Err(start.fault(format!("macro `{name}` is already defined")));
    }
    asm.macros.insert(name.clone(), Macro { name, parameters, body });
    Ok(())
}

/// `.purgem NAME`.
pub(super) fn purge_macro(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let start = args.cursor.clone();
    let name = name(args.cursor)?;
    match asm.macros.remove(&name) {
        Some(_) => args.cursor.expect_end(),
        None => Err(start.expected("the name of a macro")),
    }
}

/// `.exitm`: leaves the macro.
pub(super) fn exit_macro(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    args.cursor.expect_end()?;
    let depth = asm.source.leave_expansion();
    let depth = depth.ok_or_else(|| args.cursor.fault("`.exitm` outside of a macro"))?;
    asm.conditionals.close_to(depth);
    Ok(())
}

const REPEATS: &[&str] = &[".rept", ".rep", ".irp", ".irpc"];

/// `.rept COUNT` to `.endr`.
pub(super) fn repeat(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    let start = args.cursor.clone();
    let count = asm.absolute(args.cursor)?;
    args.cursor.expect_end()?;
    let body = body(asm, REPEATS, &[".endr"]).ok_or_else(|| start.fault("expected `.endr`"))?;
    let count = usize::try_from(count).map_err(|_| start.expected("a count that is not negative"))?;
    // Anything longer is refused below; do not build it first.
    let limit = MAX_REPEATED_LINES / body.len().max(1) + 1;
    let values = std::iter::repeat_n(String::new(), count.min(limit));
    expand(asm, &start.fault(""), |count, origin| expansion::repeat(&body, "", values, count, origin))
}

/// Lines of one repeat beyond which it is refused.
const MAX_REPEATED_LINES: usize = 2_000_000;

/// `.irp PARAMETER, values` and, for each character of a text, `.irpc PARAMETER, text`.
pub(super) fn repeat_over(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>, characters: bool) -> Parsed<()> {
    let start = args.cursor.clone();
    let parameter = args.cursor.expect_word("the name of a parameter")?.to_owned();
    args.cursor.expect(",")?;
    let mut values = expansion::arguments(args.cursor.rest());
    if characters {
        values = values.concat().chars().map(String::from).collect();
    }
    args.cursor.advance_to(usize::MAX);
    let body = body(asm, REPEATS, &[".endr"]).ok_or_else(|| start.fault("expected `.endr`"))?;
    let values = values.into_iter();
    expand(asm, &start.fault(""), |count, origin| expansion::repeat(&body, &parameter, values, count, origin))
}

fn expand(
    asm: &mut Assembler<'_>,
    place: &Fault,
    lines: impl FnOnce(u64, &super::diagnostic::Origin) -> Vec<Line>,
) -> Parsed<()> {
    let lines = lines(asm.expansions, &asm.line.origin);
    asm.expansions += 1;
    asm.source
        .expand(lines, asm.conditionals.depth())
        .map_err(|message| Fault { message: message.to_owned(), ..place.clone() })
}

/// The lines up to the directive that closes the block, nested blocks included; `None` if the source ends first.
fn body(asm: &mut Assembler<'_>, opens: &[&str], closes: &[&str]) -> Option<Vec<Line>> {
    let mut lines = Vec::new();
    let mut depth = 0;
    loop {
        let line = asm.source.next_line()?;
        let word = line.text.split_whitespace().next().unwrap_or_default();
        if opens.contains(&word) {
            depth += 1;
        } else if closes.contains(&word) {
            if depth == 0 {
                return Some(lines);
            }
            depth -= 1;
        }
        lines.push(line);
    }
}
