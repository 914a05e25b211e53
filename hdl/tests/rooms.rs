//! The rooms of the hardware: which folder may use which.
//!
//! A room uses the rooms before it in [`ROOMS`] and the files beside them, never one behind it, so there are no circles: whoever
//! reads a room from the front of the list has read everything that it is made of.

mod sources;

use pretty_assertions::assert_eq;
use sources::{code_of, hardware};
use std::collections::BTreeSet;

/// The rooms, each behind those that it may use.
const ROOMS: [&str; 18] = [
    "parts",
    "port",
    "arith",
    "atomic",
    "scalar",
    "vector",
    "lds",
    "export",
    "format",
    "ray",
    "texture",
    "vmem",
    "front",
    "registers",
    "dispatch",
    "graphics",
    "command",
    "bus",
];
/// Files beside the rooms that every room may use: they say what the rooms give each other.
const SHARED: [&str; 5] = ["config", "events", "wave", "hardware_block", "kernel_in_sections"];

/// The rooms and files named behind `crate::` in code; comments may name what they like.
fn used(source: &str) -> Vec<String> {
    let code = code_of(source);
    let word = |path: &str| path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    code.split("crate::").skip(1).map(word).collect()
}

#[test]
fn rooms_use_only_the_rooms_before_them() {
    let mut wrong = vec![];
    for (file, source) in hardware() {
        let Some(at) = ROOMS.iter().position(|room| file.starts_with(&format!("{room}/"))) else { continue };
        let allowed = |other: &String| ROOMS[..=at].contains(&other.as_str()) || SHARED.contains(&other.as_str());
        wrong.extend(
            used(&source).into_iter().filter(|other| !allowed(other)).map(|other| format!("{file} uses {other}")),
        );
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_folder_is_a_room() {
    let files = hardware();
    let folders: BTreeSet<&str> = files.iter().filter_map(|(file, _)| Some(file.split_once('/')?.0)).collect();
    // Above the rooms blocks are connected, a SIMD's and those of the compute unit, and configurations list what they have.
    assert_eq!(folders, ROOMS.into_iter().chain(["compute_unit", "config", "simd"]).collect());
}
