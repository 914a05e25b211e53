//! The tree of blocks for `--scope help`: what a waveform can be limited to. Equal instances side by side share a line.

use crate::engine::{Hierarchy, ScopeId};
use std::fmt::Write;

/// The tree as text, a block a line: its name in the path, and what it is an instance of.
pub fn tree(hierarchy: &Hierarchy) -> String {
    let mut text = String::from("Blocks: join names by dots, for instance simd_0.slot_0.stream\n");
    add(hierarchy, ScopeId::TOP, 0, &mut text);
    text
}

fn add(hierarchy: &Hierarchy, parent: ScopeId, depth: usize, text: &mut String) {
    let children = &hierarchy.scope(parent).children;
    let stem = |at: usize| hierarchy.scope(children[at]).name.trim_end_matches(|c: char| c.is_ascii_digit());
    let mut at = 0;
    while at < children.len() {
        let first = hierarchy.scope(children[at]);
        let is_equal = |other: &usize| {
            hierarchy.scope(children[*other]).module == first.module
                && stem(*other) == stem(at)
                && stem(at).ends_with('_')
        };
        let count = 1 + (at + 1..children.len()).take_while(is_equal).count();
        let last = &hierarchy.scope(children[at + count - 1]).name;
        let name = if count == 1 { first.name.clone() } else { format!("{} to {last}", first.name) };
        let module = &hierarchy.module(children[at]).name;
        // Writing into a string does not fail.
        let _ = writeln!(text, "{:depth$}{name:<width$}  {module}", "", depth = 2 * depth, width = 32 - depth.min(12));
        add(hierarchy, children[at], depth + 1, text);
        at += count;
    }
}
