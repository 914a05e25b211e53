//! How text is laid out in lines.

use std::fmt::Write;

/// Longer lines are broken.
pub(super) const LINE_LENGTH: usize = 118;

/// A condition and the assignments below it as a line, `None` where they have more than one or do not fit.
pub(super) fn one_line(before: &str, body: &str, indent: usize) -> Option<String> {
    let mut lines = body.lines();
    let (line, more) = (lines.next()?.trim_start(), lines.next());
    let text = match line.matches(';').count() {
        0 | 1 => format!("{before} {line}"),
        _ => format!("{before} begin {line} end"),
    };
    let is_plain = ["if ", "case "].iter().all(|word| !line.starts_with(word));
    (more.is_none() && is_plain && indent + text.len() <= LINE_LENGTH).then(|| text + "\n")
}

/// A head, `always` or `for`, and its one statement: below it where a line has no room for both.
pub(super) fn with_statement(head: &str, statement: &str) -> String {
    let indent = head.len() - head.trim_start().len() + 2;
    match head.len() + 1 + statement.len() <= LINE_LENGTH {
        true => format!("{head} {statement}\n"),
        false => format!("{head}\n{:indent$}{statement}\n", ""),
    }
}

/// The text of a body in which lines for nothing but copies, values without an operator, stand side by side.
pub(super) fn with_copies_filled(body: &str, indent: usize) -> String {
    let is_copy = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        matches!(words[..], [_, "<=" | "=", value] if value.ends_with(';'))
    };
    let lines: Vec<&str> = body.lines().collect();
    let mut text = String::new();
    for run in lines.chunk_by(|one, other| is_copy(one) && is_copy(other)) {
        let statements: Vec<String> = run.iter().map(|line| line.trim_start().to_owned()).collect();
        match run {
            [line] => text.extend([line, "\n"]),
            _ => text.push_str(&filled(&statements, indent)),
        }
    }
    text
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

/// The items of a module in paragraphs: wires stand before the block that uses them, and a blank line behind a block of several lines.
pub(super) fn paragraphs(body: &str) -> String {
    let is_item = |line: &str| line.starts_with("  ") && !line.starts_with("   ") && !line.starts_with("  end");
    let is_wire = |line: &str| ["wire ", "assign "].iter().any(|word| line[2..].starts_with(word));
    let mut text = String::new();
    let (mut first, mut length) = ("", 0);
    for line in body.lines() {
        if is_item(line) {
            let goes_on =
                first.starts_with("  initial ") && line.starts_with("  always ") || first.starts_with("  localparam ");
            if length > 1 && !is_wire(first) && !goes_on {
                text.push('\n');
            }
            (first, length) = (line, 0);
        }
        length += 1;
        text.extend([line, "\n"]);
    }
    text
}
