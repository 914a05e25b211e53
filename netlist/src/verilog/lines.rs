//! How text is laid out in lines.

use std::fmt::Write;

/// Longer lines are broken.
pub(super) const LINE_LENGTH: usize = 118;

/// A condition and the one assignment below it as a line, `None` when there is more or it does not fit.
pub(super) fn one_line(before: &str, body: &str, indent: usize) -> Option<String> {
    let mut lines = body.lines();
    let (line, more) = (lines.next()?.trim_start(), lines.next());
    let fits = indent + before.len() + 1 + line.len() <= LINE_LENGTH;
    let is_plain = ["if ", "case "].iter().all(|word| !line.starts_with(word));
    (more.is_none() && fits && is_plain).then(|| format!("{before} {line}\n"))
}

/// Declarations, each of a kind with its width and a name: those that follow each other and are alike are one, and as many are side by side as a
/// line has room for.
pub(super) fn declared(all: impl Iterator<Item = (String, String)>, indent: usize) -> String {
    let mut declarations: Vec<(String, String)> = vec![];
    for (kind, name) in all {
        match declarations.last_mut() {
            Some((last, names))
                if *last == kind && indent + kind.len() + names.len() + name.len() + 5 <= LINE_LENGTH =>
            {
                let _ = write!(names, ", {name}");
            }
            _ => declarations.push((kind, name)),
        }
    }
    let statements: Vec<String> = declarations.into_iter().map(|(kind, names)| format!("{kind}{names};")).collect();
    filled(&statements, indent)
}

/// Statements side by side, as many as a line has room for inside a loop; nothing of none.
pub(super) fn filled(statements: &[String], indent: usize) -> String {
    let mut text = String::new();
    let mut length = 0;
    for statement in statements {
        if length > 0 && length + 1 + statement.len() + 2 <= LINE_LENGTH {
            let _ = write!(text, " {statement}");
            length += 1 + statement.len();
            continue;
        }
        if length > 0 {
            text.push('\n');
        }
        let _ = write!(text, "{:indent$}{statement}", "");
        length = indent + statement.len();
    }
    if length > 0 {
        text.push('\n');
    }
    text
}

/// Lines of a comment inside a module.
pub(super) fn comment(note: &str) -> String {
    let mut text = String::from("  //");
    let mut length = text.len();
    for word in note.split(' ') {
        if length + 1 + word.len() > LINE_LENGTH {
            text.push_str("\n  //");
            length = 4;
        }
        let _ = write!(text, " {word}");
        length += 1 + word.len();
    }
    text.push('\n');
    text
}

/// A line broken at blanks where it is too long.
pub(super) fn broken(line: &str) -> String {
    let indent = line.len() - line.trim_start().len();
    let mut text = String::new();
    let mut rest = line;
    let mut lead = 0;
    while lead + rest.len() > LINE_LENGTH && !line.trim_start().starts_with("//") {
        let room = LINE_LENGTH - lead;
        let first = rest.len() - rest.trim_start().len();
        let Some(at) = rest[..room].rfind(' ').filter(|at| *at > first) else { break };
        let _ = writeln!(text, "{:lead$}{}", "", rest[..at].trim_end());
        rest = rest[at..].trim_start();
        lead = indent + 4;
    }
    let _ = writeln!(text, "{:lead$}{rest}", "");
    text
}
