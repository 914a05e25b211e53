//! The sources of the hardware, for tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(below(&path)),
            false => found.push(path),
        }
    }
    found.sort();
    found
}

/// Every file below `src`, by its path there, with its text.
pub fn hardware() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let name = |path: &Path| path.strip_prefix(&src).unwrap().to_string_lossy().replace('\\', "/");
    below(&src).iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

/// A source without its comments and tests.
pub fn code_of(source: &str) -> String {
    let hardware = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code = hardware.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}
