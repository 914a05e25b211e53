//! Gives the assembler one line after another: from the source, and from macros and repeats that it expands.
//!
//! Comments are blanked out here so that columns stay those of the source: `;` and `//` to the end of the line, and
//! `/* */`, which may span lines.

use std::sync::Arc;

use super::diagnostic::Origin;

/// A line without its comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub text: String,
    pub origin: Origin,
}

/// An expansion under way.
#[derive(Debug)]
struct Expansion {
    /// Lines to come, the next one last.
    lines: Vec<Line>,
    /// Conditional blocks that were open when it began.
    conditionals: usize,
}

/// Most nested macro calls and repeats.
const MAX_DEPTH: usize = 32;
/// Most lines that macros and repeats may give in all.
const MAX_EXPANDED: usize = 2_000_000;

/// The lines that are still to be assembled.
#[derive(Debug)]
pub(super) struct Source<'a> {
    lines: std::str::Lines<'a>,
    /// Lines taken from `lines`.
    taken: u32,
    in_comment: bool,
    /// Expansions under way, the innermost last.
    expansions: Vec<Expansion>,
    expanded: usize,
}

impl<'a> Source<'a> {
    /// All lines of `text`.
    pub(super) fn new(text: &'a str) -> Self {
        Self { lines: text.lines(), taken: 0, in_comment: false, expansions: Vec::new(), expanded: 0 }
    }

    /// The next line.
    pub(super) fn next_line(&mut self) -> Option<Line> {
        while let Some(expansion) = self.expansions.last_mut() {
            if let Some(line) = expansion.lines.pop() {
                return Some(line);
            }
            self.expansions.pop();
        }
        let (text, origin) = self.next_raw()?;
        Some(Line { text: strip_comments(text, &mut self.in_comment), origin })
    }

    /// The next line of the file itself, with its comments: for blocks in another language.
    pub(super) fn next_raw(&mut self) -> Option<(&'a str, Origin)> {
        let text = self.lines.next()?;
        self.taken += 1;
        Some((text, Origin { line: self.taken, expanded_from: Arc::from([]) }))
    }

    /// Whether lines now come from a macro or a repeat.
    pub(super) fn is_expanding(&self) -> bool {
        self.expansions.iter().any(|expansion| !expansion.lines.is_empty())
    }

    /// Puts the lines of an expansion before all others, while `conditionals` blocks are open. The error says which limit
    /// it would break.
    pub(super) fn expand(&mut self, mut lines: Vec<Line>, conditionals: usize) -> Result<(), &'static str> {
        if self.expansions.len() >= MAX_DEPTH {
            return Err("macros and repeats are nested too deeply");
        }
        self.expanded += lines.len();
        if self.expanded > MAX_EXPANDED {
            return Err("macros and repeats expand to too many lines");
        }
        lines.reverse();
        self.expansions.push(Expansion { lines, conditionals });
        Ok(())
    }

    /// Drops the rest of the innermost expansion and gives the number of conditional blocks that were open before it;
    /// `None` outside of expansions.
    pub(super) fn leave_expansion(&mut self) -> Option<usize> {
        self.expansions.pop().map(|expansion| expansion.conditionals)
    }
}

/// Replaces comments by spaces. `in_comment` carries an open `/*` from line to line.
fn strip_comments(line: &str, in_comment: &mut bool) -> String {
    let mut text = String::with_capacity(line.len());
    let mut quote = None;
    let mut characters = line.chars().peekable();
    while let Some(character) = characters.next() {
        let next = characters.peek().copied();
        if *in_comment {
            text.push(' ');
            if character == '*' && next == Some('/') {
                characters.next();
                text.push(' ');
                *in_comment = false;
            }
            continue;
        }
        match (quote, character, next) {
            (Some(_), '\\', Some(escaped)) => {
                characters.next();
                text.push(character);
                text.push(escaped);
                continue;
            }
            (Some(open), ..) if character == open => quote = None,
            (Some(_), ..) => {}
            (None, '"', _) => quote = Some('"'),
            (None, ';', _) | (None, '/', Some('/')) => break,
            (None, '/', Some('*')) => {
                characters.next();
                text.push_str("  ");
                *in_comment = true;
                continue;
            }
            _ => {}
        }
        text.push(character);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn texts(source: &str) -> Vec<String> {
        let mut source = Source::new(source);
        std::iter::from_fn(|| source.next_line()).map(|line| line.text).collect()
    }

    #[test]
    fn all_three_comment_styles_vanish_and_columns_stay() {
        let lines = texts("s_nop 1 ; one\ns_nop 2 // two\ns_nop /* 3 */ 3\na /* b\nc */ d");
        assert_eq!(lines, ["s_nop 1 ", "s_nop 2 ", "s_nop         3", "a     ", "     d"]);
    }

    #[test]
    fn comment_marks_in_strings_are_text() {
        assert_eq!(texts(r#".ascii "a;b//c\";" ; d"#), [r#".ascii "a;b//c\";" "#]);
    }

    #[test]
    fn runaway_expansions_are_refused() {
        let mut source = Source::new("");
        let origin = Origin { line: 1, expanded_from: Arc::from([]) };
        let lines = vec![Line { text: String::new(), origin }; 3];
        for _ in 0..MAX_DEPTH {
            assert_eq!(source.expand(lines.clone(), 0), Ok(()));
        }
        assert!(source.expand(lines, 0).is_err());
    }
}
