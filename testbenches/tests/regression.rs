//! The command `regress`: names of cases, parts, and parts put together.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn regress(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_regress"));
    command.env_remove("TEST_TOTAL_SHARDS").env_remove("TEST_SHARD_INDEX").args(arguments).output().unwrap()
}

fn lines(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn error(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_list_names_every_case_once_and_parts_share_it_out() {
    let all = lines(&regress(&["--list", "--programs", "3"]));
    let names = ["kernels/vecadd/gfx1201", "kernels/vecadd/gfx1201_wave64", "random/3-of-200-wave64"];
    for name in names.into_iter().chain(["random/crowd-3-of-50"]) {
        assert!(all.iter().any(|line| line == name), "{name}");
    }
    assert!(all.iter().any(|line| line.starts_with("vectors/")));
    let mut parts: Vec<String> = (1..=3)
        .flat_map(|part| lines(&regress(&["--list", "--programs", "3", "--partition", &format!("slice:{part}/3")])))
        .collect();
    assert_eq!(parts.len(), all.len());
    let mut all = all;
    parts.sort();
    all.sort();
    assert_eq!(parts, all);
    parts.dedup();
    assert_eq!(parts.len(), all.len());
}

#[test]
fn bazel_chooses_a_part_and_sees_that_it_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("status");
    let output = Command::new(env!("CARGO_BIN_EXE_regress"))
        .args(["--list", "--programs", "1"])
        .env("TEST_TOTAL_SHARDS", "4")
        .env("TEST_SHARD_INDEX", "1")
        .env("TEST_SHARD_STATUS_FILE", &file)
        .output()
        .unwrap();
    assert_eq!(lines(&output), lines(&regress(&["--list", "--programs", "1", "--partition", "slice:2/4"])));
    assert!(file.is_file());
}

#[test]
fn a_reader_that_has_gone_is_no_error() {
    for arguments in [&["--list"][..], &["--programs", "1", "--length", "10", "--only", "random", "--threads", "1"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_regress"));
        let output = command.args(arguments).stdout(writer).output().unwrap();
        assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr)), (Some(0), "".into()));
    }
}

const CASES: [&str; 4] = ["--programs", "2", "--length", "30"];

fn run(out: &Path, more: &[&str]) {
    let out = out.to_str().unwrap();
    let arguments = [&CASES[..], &["--only", "random", "--threads", "1", "--out", out], more].concat();
    let output = regress(&arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn merged_parts_give_what_one_piece_gives_and_a_missing_or_foreign_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, parts, merged) =
        (folder.path().join("whole"), folder.path().join("parts"), folder.path().join("merged"));
    run(&whole, &[]);
    run(&parts, &["--partition", "slice:1/2"]);
    let merge = |folders: &[&Path]| {
        let mut arguments = vec!["merge", "--out", merged.to_str().unwrap()];
        arguments.extend(folders.iter().map(|folder| folder.to_str().unwrap()));
        regress(&arguments)
    };
    assert!(error(&merge(&[&parts])).contains("these parts of 2 are missing: 2"));
    run(&parts, &["--partition", "slice:2/2"]);
    let output = merge(&[&parts]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for name in ["coverage.json", "summary.md"] {
        let text = |folder: &Path| fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!(text(&merged), text(&whole), "{name}");
    }
    let junit = fs::read_to_string(merged.join("results.xml")).unwrap();
    assert!(junit.contains("tests=\"8\"") && junit.contains("random/2-of-30-wave64"), "{junit}");
    // The merged results are a whole of their own, which is no part of another one.
    assert!(merge(&[&merged]).status.success());
    assert!(error(&merge(&[&parts, &merged])).contains("not of the same regression"));
    let copy = folder.path().join("copy");
    fs::create_dir(&copy).unwrap();
    for name in ["results.json", "coverage.json"] {
        fs::copy(parts.join("shard-1-of-2").join(name), copy.join(name)).unwrap();
    }
    assert!(error(&merge(&[&parts, &copy])).contains("part 1 of 2 is there twice"));
    // A part that ended before its last case.
    let file = parts.join("shard-2-of-2/results.json");
    let mut results: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let gone = results["done"].as_array_mut().unwrap().pop().unwrap();
    fs::write(&file, results.to_string()).unwrap();
    let told = error(&merge(&[&parts]));
    assert!(told.contains("have not run") && told.contains(gone["name"].as_str().unwrap()), "{told}");
}

#[test]
fn a_failure_in_any_part_fails_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &[]);
    let file = folder.path().join("results.json");
    let mut results: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    results["done"][1]["verdict"] = "fail".into();
    results["done"][1]["why"] = "it differs".into();
    fs::write(&file, results.to_string()).unwrap();
    let output = regress(&["merge", folder.path().to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(lines(&output)[0].starts_with("FAIL    random/1-of-30-wave64: it differs"));
}

#[test]
fn what_is_no_part_and_no_folder_of_results_is_refused() {
    let output = regress(&["--list", "--partition", "slice:3/2"]);
    assert!(error(&output).contains("there is no part 3 of 2"));
    let folder = tempfile::tempdir().unwrap();
    assert!(error(&regress(&["merge", folder.path().to_str().unwrap()])).contains("no results.json"));
    fs::write(folder.path().join("results.json"), "{}").unwrap();
    assert!(error(&regress(&["merge", folder.path().to_str().unwrap()])).contains("results.json"));
}
