//! `tombolo status`: where every opcode stands.

use super::{Verdict, print, print_json};
use crate::status::{Row, STATES, left_out, markdown, rows, totals};
use serde_json::{Map, Value, json};

/// Arguments of `tombolo status`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Print every opcode and the totals as one JSON object
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print the table of docs/status.md
    #[arg(long)]
    markdown: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let rows = rows();
    if arguments.json {
        print_json(&json!({"opcodes": rows, "totals": sums(&rows)}))?;
    } else if arguments.markdown {
        print(&markdown(&rows).trim_end())?;
    } else {
        print(&table(&rows))?;
    }
    Ok(Verdict::Pass)
}

/// Totals by instruction set: opcodes, and how many are in each state.
fn sums(rows: &[Row]) -> Value {
    let mut sums: Map<String, Value> = Map::new();
    for ((isa, _), count) in totals(rows) {
        let entry = sums.entry(isa).or_insert_with(|| json!({}));
        let counts = std::iter::once(count.opcodes).chain(count.states);
        for (name, more) in std::iter::once("opcodes").chain(STATES).zip(counts) {
            let key = name.replace([' ', '-'], "_").to_lowercase();
            let before = entry.get(&key).and_then(Value::as_u64).unwrap_or(0);
            entry[key] = json!(before + more as u64);
        }
    }
    Value::Object(sums)
}

/// A line a group, for terminals.
fn table(rows: &[Row]) -> String {
    let mut text = format!("{:<12} {:<30} {:>7}", "isa", "group", "opcodes");
    for state in STATES {
        text.push_str(&format!(" {state:>12}"));
    }
    for ((isa, group), count) in totals(rows) {
        text.push_str(&format!("\n{isa:<12} {group:<30} {:>7}", count.opcodes));
        for state in count.states {
            text.push_str(&format!(" {state:>12}"));
        }
    }
    for sentence in left_out() {
        text.push_str(&format!("\n{sentence}"));
    }
    text
}
