//! The crates import what the code map allows (`docs/architecture.md`), and what the hardware is built with reads no files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Crates that read or write files of other programs.
const FILE_FORMATS: [&str; 6] = ["gimli", "object", "rmpv", "serde", "serde_json", "yaml-rust2"];

fn text(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

/// Names of the crates that a crate needs to be built.
fn dependencies(folder: &str) -> BTreeSet<String> {
    let manifest = text(&format!("{folder}/Cargo.toml"));
    let (_, rest) = manifest.split_once("[dependencies]\n").unwrap_or_default();
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| Some(line.split_once(['.', ' '])?.0.to_owned())).collect()
}

/// Those of this workspace, by folder.
fn imports(folder: &str) -> BTreeSet<String> {
    dependencies(folder).iter().filter_map(|name| Some(name.strip_prefix("tombolo-")?.to_owned())).collect()
}

/// The cell "Imports" of each crate in the code map.
fn code_map() -> BTreeMap<String, String> {
    let document = text("docs/architecture.md");
    let (_, map) = document.split_once("## Crates").unwrap();
    let (map, _) = map.split_once("\n## ").unwrap();
    let rows = map.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("/` |"));
    rows.map(|(folder, cells)| (folder.to_owned(), cells.split('|').nth(1).unwrap().trim().to_owned())).collect()
}

#[test]
fn crates_import_what_the_code_map_says() {
    let map = code_map();
    let members =
        text("Cargo.toml").lines().find_map(|line| line.strip_prefix("members = ").map(str::to_owned)).unwrap();
    assert_eq!(
        map.keys().cloned().collect::<BTreeSet<_>>(),
        members.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    );
    for (folder, allowed) in map.iter().filter(|(_, allowed)| !allowed.starts_with("all")) {
        let allowed: BTreeSet<String> = allowed.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        assert_eq!(imports(folder), allowed, "{folder}");
    }
}

#[test]
fn what_the_hardware_is_built_with_reads_no_files() {
    let mut seen = BTreeSet::new();
    let mut next = vec!["hdl".to_owned()];
    while let Some(folder) = next.pop() {
        let names = dependencies(&folder);
        assert!(FILE_FORMATS.iter().all(|name| !names.contains(*name)), "{folder}: {names:?}");
        next.extend(imports(&folder).into_iter().filter(|name| seen.insert(name.clone())));
    }
    assert_eq!(seen, ["isa", "netlist", "registers"].map(str::to_owned).into());
}
