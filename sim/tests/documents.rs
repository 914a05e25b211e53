//! What the documents show of commands is what the commands print and draw.
//!
//! A block ```` ```console ```` has commands after `$ ` and below each what it prints; a line `...` stands for any lines, and `...` at the
//! end of a line for the rest of it. With TOMBOLO_UPDATE=1 the tests write today's output and pictures into the documents; what is left out
//! stays left out. Then a reader has to look whether the text around them is still true.

mod tools;

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

/// A fenced block: its language and its lines.
struct Block<'a> {
    language: &'a str,
    lines: Vec<&'a str>,
}

/// The fenced blocks of a document.
fn blocks(document: &str) -> Vec<Block<'_>> {
    let (mut blocks, mut is_inside): (Vec<Block>, bool) = (vec![], false);
    for line in document.lines() {
        match (line.strip_prefix("```"), blocks.last_mut()) {
            (Some(_), _) if is_inside => is_inside = false,
            (Some(language), _) => {
                is_inside = true;
                blocks.push(Block { language, lines: vec![] });
            }
            (None, Some(block)) if is_inside => block.lines.push(line),
            _ => {}
        }
    }
    blocks
}

impl Block<'_> {
    /// The commands of a console block.
    fn examples(&self) -> Vec<Example> {
        let mut examples: Vec<Example> = vec![];
        for line in &self.lines {
            match (line.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push(Example { command: command.to_owned(), expected: vec![] }),
                (None, Some(Example { expected, .. })) => expected.push((*line).to_owned()),
                (None, None) => panic!("a console block begins with a command, not with: {line}"),
            }
        }
        examples
    }
}

impl Example {
    /// Runs the command in a folder, and fails unless it prints what the document says and succeeds, or fails where the
    /// document shows that it does.
    fn check(&self, folder: &Path, document: &str) {
        let Self { command, expected } = self;
        let program = Path::new(env!("CARGO_BIN_EXE_tombolo")).parent().unwrap();
        let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
        let output = Command::new("sh").args(["-c", command]).current_dir(folder).env("PATH", &path).output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        let fails = expected.iter().any(|line| line.contains(": FAIL"));
        assert_eq!(output.status.success(), !fails, "{command}: {}", String::from_utf8_lossy(&output.stderr));
        if let Some(line) = missing(expected, &printed) {
            if updates() {
                let path = repository().join(document);
                let text = fs::read_to_string(&path).unwrap();
                let [before, after] = [expected, &renewed(expected, &printed)].map(|lines| lines.join("\n"));
                let shown = |lines: &str| format!("$ {command}\n{lines}\n");
                assert!(text.contains(&shown(&before)), "{document}: {command} is there twice");
                return fs::write(path, text.replacen(&shown(&before), &shown(&after), 1)).unwrap();
            }
            panic!("{document}, {command}: not where the document has it: {line}\nprinted:\n{printed}");
        }
    }
}

/// The documents are to be made those of today.
fn updates() -> bool {
    env::var_os("TOMBOLO_UPDATE").is_some()
}

/// What a document shows of today's output if it showed `expected` of an earlier one: as many lines between what it leaves out. They
/// begin where a line has the same words but for its numbers.
fn renewed(expected: &[String], printed: &str) -> Vec<String> {
    let words = |line: &str| -> Vec<String> {
        let words = line.split(|letter: char| !letter.is_alphabetic());
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let printed: Vec<&str> = printed.lines().collect();
    let (mut at, mut lines) = (0, vec![]);
    let mut parts = expected.split(|line| line == "...").peekable();
    while let Some(part) = parts.next() {
        if !lines.is_empty() && !part.is_empty() {
            let alike = |begin: usize| {
                let shown = part.iter().zip(&printed[begin..]);
                shown.filter(|(line, shown)| words(line.trim_end_matches("...")) == words(shown)).count()
            };
            // A reader, and `missing`, take the first line of that text.
            let is_first = |begin: &usize| !printed.get(*begin).is_some_and(|line| printed[at..*begin].contains(line));
            let begins = (at..=printed.len().saturating_sub(part.len()).max(at)).rev().filter(is_first);
            at = begins.max_by_key(|begin| alike(*begin)).unwrap_or(at);
        }
        for (line, shown) in part.iter().zip(&printed[at..]) {
            let kept = line
                .strip_suffix("...")
                .map(|begin| shown.chars().take(begin.chars().count()).collect::<String>() + "...");
            lines.push(kept.unwrap_or_else(|| (*shown).to_owned()));
        }
        at = printed.len().min(at + part.len());
        if parts.peek().is_some() {
            lines.push("...".to_owned());
        }
    }
    lines
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
    let folder = tempfile::tempdir().unwrap();
    symlink(repository().join("testbenches"), folder.path().join("testbenches")).unwrap();
    for (name, least) in [("docs/views.md", 6), ("docs/debugging.md", 1), ("docs/graphics.md", 5)] {
        let document = fs::read_to_string(repository().join(name)).unwrap();
        let console = blocks(&document).into_iter().filter(|block| block.language == "console");
        let examples: Vec<Example> = console.flat_map(|block| block.examples()).collect();
        assert!(examples.len() >= least, "{} examples in {name}", examples.len());
        examples.iter().for_each(|example| example.check(folder.path(), name));
    }
}

/// Follows the tutorial: its source and its manifests are saved where the text says, its commands are run.
#[test]
fn the_first_hour_goes_as_the_document_says() {
    const LIBRARIES: &str = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";
    if tools::is_missing("clang-19") || tools::skips(!Path::new(LIBRARIES).exists(), "rocm-device-libs") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let [source, manifest] = ["transpose.cl", "transpose/manifest.json"].map(|name| folder.path().join(name));
    let document = fs::read_to_string(repository().join("docs/first-hour.md")).unwrap();
    let mut commands = 0;
    for block in blocks(&document) {
        let text = block.lines.join("\n");
        match block.language {
            // What is shown later of the source is changed by a command.
            "c" if !source.exists() => fs::write(&source, text).unwrap(),
            "json" if text.starts_with('{') => fs::write(&manifest, text).unwrap(),
            "json" => {
                let expected = folder.path().join("transpose/expected.npy");
                fs::copy(folder.path().join("results/arg1_out.npy"), expected).unwrap();
                let before = fs::read_to_string(&manifest).unwrap();
                let arguments = before.trim_end().strip_suffix('}').unwrap().trim_end();
                fs::write(&manifest, format!("{arguments},\n{text}\n}}")).unwrap();
            }
            "console" => {
                let examples = block.examples();
                commands += examples.len();
                examples.iter().for_each(|example| example.check(folder.path(), "docs/first-hour.md"));
            }
            _ => {}
        }
    }
    assert!(commands >= 10, "{commands} commands in docs/first-hour.md");
}

#[test]
fn the_pictures_show_the_runs_of_today() {
    let folder = tempfile::tempdir().unwrap();
    let images = repository().join("docs/images");
    for (run, name) in [
        ("testbenches/kernels/polynomial", "polynomial.svg"),
        ("testbenches/kernels/saxpy", "saxpy.svg"),
        ("testbenches/kernels/vecadd", "vecadd.svg"),
        ("testbenches/graphics/recordings/cube.txt", "frame-cube.svg"),
    ] {
        let mut view = Command::new(env!("CARGO_BIN_EXE_tombolo"));
        view.arg("view").arg(repository().join(run)).args(["-o", name]);
        let output = view.current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{run}: {}", String::from_utf8_lossy(&output.stderr));
        let [drawn, kept] =
            [folder.path(), &images].map(|folder| fs::read_to_string(folder.join(name)).unwrap_or_default());
        if updates() {
            fs::write(images.join(name), &drawn).unwrap();
            continue;
        }
        assert!(drawn == kept, "tombolo view {run} -o docs/images/{name} draws another picture");
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
