//! The sections of `docs/timing.md`.

use pretty_assertions::assert_eq;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// Tests write their sections one at a time.
static WRITES: Mutex<()> = Mutex::new(());

/// The document, split behind the text in front of a section's heading, and in front of the next heading.
fn split<'a>(text: &'a str, title: &str) -> [&'a str; 3] {
    let heading = format!("## {title}\n");
    let start = text.find(&heading).unwrap_or(text.len());
    let behind = start + heading.len().min(text.len() - start);
    let end = text[behind..].find("\n## ").map_or(text.len(), |at| behind + at + 1);
    [&text[..start], &text[start..end], &text[end..]]
}

/// The section `title` of the document is `body`, or becomes it.
pub fn keep(title: &str, body: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/timing.md");
    let guard = WRITES.lock().unwrap_or_else(PoisonError::into_inner);
    let text = std::fs::read_to_string(&path).unwrap();
    let [before, section, behind] = split(&text, title);
    let wanted = format!("## {title}\n\n{body}{}", if behind.is_empty() { "" } else { "\n" });
    if std::env::var_os("TOMBOLO_UPDATE").is_some() {
        std::fs::write(&path, format!("{before}{wanted}{behind}")).unwrap();
        return;
    }
    drop(guard);
    assert_eq!(section, wanted);
}

#[test]
fn a_section_ends_where_the_next_one_begins() {
    let text = "# T\n\n## A\n\na\n\n## B\n\nb\n";
    assert_eq!(split(text, "A"), ["# T\n\n", "## A\n\na\n\n", "## B\n\nb\n"]);
    assert_eq!(split(text, "B"), ["# T\n\n## A\n\na\n\n", "## B\n\nb\n", ""]);
    assert_eq!(split(text, "C"), [text, "", ""]);
}
