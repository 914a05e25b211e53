//! The hardware, the model and the simulator name opcodes by the constants of `op`, and ask the tables for
//! facts: their sources hold no mnemonic as a string, and look for nothing inside of one. A typing error in a constant
//! does not compile; one in a string would be an opcode that is silently left out. Tests and comments may say what they like.

use std::fs;
use std::path::{Path, PathBuf};
use tombolo_isa::arch::rdna4::table;

const CRATES: [&str; 3] = ["hdl", "model", "sim"];

/// What the names of a unit's opcodes start with.
const UNITS: [&str; 10] =
    ["s_", "v_", "ds_", "buffer_", "tbuffer_", "global_", "flat_", "scratch_", "image_", "export"];

/// Methods of strings that look at a part of them.
const PARTS: [&str; 12] = [
    "contains",
    "starts_with",
    "ends_with",
    "strip_prefix",
    "strip_suffix",
    "find",
    "split",
    "split_once",
    "rsplit_once",
    "replace",
    "trim_start_matches",
    "trim_end_matches",
];

fn is_mnemonic(text: &str) -> bool {
    table::by_mnemonic(text).next().is_some()
}

/// The Rust files of a folder, without those of tests.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.file_name().and_then(|name| name.to_str()) {
            Some("tests" | "tests.rs") => {}
            _ if path.is_dir() => sources(&path, found),
            Some(name) if name.ends_with(".rs") => found.push(path),
            _ => {}
        }
    }
}

/// A part of a source.
#[derive(Debug, PartialEq)]
enum Token {
    /// A string literal, without its quotes.
    Text(String),
    /// A character outside strings and comments that is no white space.
    Code(char),
}

/// The source without comments and white space, up to its tests.
fn tokens(source: &str) -> Vec<Token> {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
    let mut rest: Vec<char> = source.chars().rev().collect();
    let mut tokens = vec![];
    while let Some(next) = rest.pop() {
        match next {
            '/' if rest.last() == Some(&'/') => while rest.pop().is_some_and(|c| c != '\n') {},
            // A character, which may be a quote; a lifetime has no second apostrophe there.
            '\'' if rest.last() == Some(&'\\') => {
                rest.truncate(rest.len() - 2);
                while rest.pop().is_some_and(|c| c != '\'') {}
            }
            '\'' if rest.len() > 1 && rest[rest.len() - 2] == '\'' => rest.truncate(rest.len() - 2),
            '"' => {
                // As many as there are before the quote end a raw string.
                let hashes = tokens.iter().rev().take_while(|token| **token == Token::Code('#')).count();
                let is_raw = tokens.iter().rev().nth(hashes) == Some(&Token::Code('r'));
                let end: String = std::iter::once('"').chain("#".repeat(hashes).chars()).collect();
                let mut text = String::new();
                while let Some(c) = rest.pop() {
                    text.push(c);
                    match c {
                        '\\' if !is_raw => text.extend(rest.pop()),
                        _ if text.ends_with(if is_raw { &end } else { "\"" }) => break,
                        _ => {}
                    }
                }
                let length = text.len() - if is_raw { end.len() } else { 1 };
                text.truncate(length);
                tokens.push(Token::Text(text));
            }
            c if c.is_whitespace() => {}
            c => tokens.push(Token::Code(c)),
        }
    }
    tokens
}

/// What a source should not say.
fn findings(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let mut code = String::new();
    let mut found = vec![];
    for token in &tokens {
        match token {
            Token::Code(c) => {
                code.push(*c);
                for part in PARTS.into_iter().filter(|_| *c == '(') {
                    if ["mnemonic", "mnemonic()"].iter().any(|name| code.ends_with(&format!(".{name}.{part}("))) {
                        found.push(format!("{part} on a mnemonic"));
                    }
                }
            }
            Token::Text(text) => {
                if is_mnemonic(text) {
                    found.push(format!("\"{text}\""));
                }
                let asks_part = PARTS.iter().any(|part| code.ends_with(&format!(".{part}(")));
                let is_part = || table::opcodes().iter().any(|row| row.mnemonic.contains(text.as_str()));
                if asks_part && UNITS.iter().any(|unit| text.starts_with(unit)) && is_part() {
                    found.push(format!("a part of mnemonics, \"{text}\""));
                }
                code.push('"');
            }
        }
    }
    found
}

#[test]
fn no_source_names_an_opcode_by_a_string() {
    let mut wrong = vec![];
    let mut files = vec![];
    for name in CRATES {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut files);
    }
    assert!(files.len() > 200, "{} sources", files.len());
    for file in files {
        for finding in findings(&fs::read_to_string(&file).unwrap()) {
            wrong.push(format!("{}: {finding}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "use a constant of op, or a column of the tables:\n{}", wrong.join("\n"));
}

#[test]
fn strings_and_parts_are_found_and_comments_and_tests_are_not() {
    assert_eq!(findings("if row.mnemonic == \"v_add_f32\" {}"), ["\"v_add_f32\""]);
    assert_eq!(findings("row.mnemonic\n    .contains(\"dot2\")"), ["contains on a mnemonic"]);
    assert_eq!(findings("name.starts_with(\"ds_store_\")"), ["a part of mnemonics, \"ds_store_\""]);
    assert_eq!(findings("x('\"', r#\"a\"b\"#, '\\'', \"s_nop\")"), ["\"s_nop\""]);
    assert_eq!(findings("fn f<'a>(x: &'a str) { g(\"\\\"\", \"s_nop\") }"), ["\"s_nop\""]);
    let allowed = [
        "// \"v_add_f32\"",
        "format!(\"{} is not executed\", row.mnemonic)",
        "signal(\"valu_ready\").starts_with(\"slot_\")",
        "#[cfg(test)]\nmod tests { \"v_add_f32\" }",
    ];
    for source in allowed {
        assert_eq!(findings(source), [""; 0], "{source}");
    }
}
