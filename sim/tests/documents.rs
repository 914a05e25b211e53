//! What the documents show of commands is what the commands print and draw.
//!
//! A block ```` ```console ```` has commands after `$ ` and below each what it prints; a line `...` stands for any lines, and `...` at the
//! end of a line for the rest of it.

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

/// A command and what a document says that it prints.
struct Example {
    command: String,
    expected: Vec<String>,
}

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The examples of a document.
fn examples(document: &str) -> Vec<Example> {
    let (mut examples, mut is_inside) = (vec![], false);
    for line in document.lines() {
        match line {
            "```console" => is_inside = true,
            "```" => is_inside = false,
            _ if !is_inside => {}
            _ => match (line.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push(Example { command: command.to_owned(), expected: vec![] }),
                (None, Some(Example { expected, .. })) => expected.push(line.to_owned()),
                (None, None) => panic!("a console block begins with a command, not with: {line}"),
            },
        }
    }
    examples
}

/// The first expected line that is not where it should be.
fn missing<'a>(expected: &'a [String], printed: &str) -> Option<&'a str> {
    let mut printed = printed.lines();
    let mut skips = false;
    for line in expected {
        if line == "..." {
            skips = true;
            continue;
        }
        let is_it = |shown: &str| match line.strip_suffix("...") {
            Some(begin) => shown.starts_with(begin),
            None => shown == line,
        };
        if !(if skips { printed.any(is_it) } else { printed.next().is_some_and(is_it) }) {
            return Some(line);
        }
        skips = false;
    }
    (!skips && printed.next().is_some()).then_some("the end")
}

#[test]
fn the_documents_show_what_the_commands_print() {
    let program = Path::new(env!("CARGO_BIN_EXE_tombolo")).parent().unwrap();
    let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
    let folder = tempfile::tempdir().unwrap();
    symlink(repository().join("testbenches"), folder.path().join("testbenches")).unwrap();
    let document = fs::read_to_string(repository().join("docs/views.md")).unwrap();
    let examples = examples(&document);
    assert!(examples.len() >= 6, "{} examples in docs/views.md", examples.len());
    for Example { command, expected } in examples {
        let mut shell = Command::new("sh");
        let output = shell.args(["-c", &command]).current_dir(&folder).env("PATH", &path).output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        if let Some(line) = missing(&expected, &printed) {
            panic!("docs/views.md, {command}: not where the document has it: {line}\nprinted:\n{printed}");
        }
    }
}

#[test]
fn the_pictures_show_the_runs_of_today() {
    let folder = tempfile::tempdir().unwrap();
    let images = repository().join("docs/images");
    for kernel in ["polynomial", "saxpy", "vecadd"] {
        let (launch, name) = (repository().join("testbenches/kernels").join(kernel), format!("{kernel}.svg"));
        let mut view = Command::new(env!("CARGO_BIN_EXE_tombolo"));
        let output = view.arg("view").arg(launch).args(["-o", &name]).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{kernel}: {}", String::from_utf8_lossy(&output.stderr));
        let [drawn, kept] = [folder.path(), &images].map(|folder| fs::read_to_string(folder.join(&name)).unwrap());
        assert!(drawn == kept, "tombolo view testbenches/kernels/{kernel} -o docs/images/{name} draws another picture");
    }
}

#[test]
fn a_line_that_is_not_printed_is_noticed() {
    let expected = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<String>>();
    let printed = "one\ntwo 2\nthree\n";
    for good in [&["one", "two 2", "three"][..], &["one", "..."], &["...", "three"], &["one", "two...", "three"]] {
        assert_eq!(missing(&expected(good), printed), None, "{good:?}");
    }
    for bad in [&["one", "three"][..], &["two 2", "..."], &["one", "two 2"], &["...", "four"], &["...", "three", "one"]]
    {
        assert!(missing(&expected(bad), printed).is_some(), "{bad:?}");
    }
}
