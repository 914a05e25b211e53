//! LLVM as the oracle: what `llvm-mc-19` answers, and the bytes that it makes of each of many lines.

#![allow(dead_code, reason = "every test uses a part")]

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What llvm-mc-19 prints for the input; `None` if it is not installed.
pub fn answer(options: &[&str], input: String) -> Option<String> {
    let mut child = Command::new("llvm-mc-19")
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    String::from_utf8(output.stdout).ok()
}

/// The bytes of `0x12,0x34]`, what follows `encoding: [`.
pub fn encoded(list: &str) -> Vec<u8> {
    let bytes = list.trim_end_matches(']').split(',');
    bytes.filter_map(|byte| u8::from_str_radix(byte.trim_start_matches("0x"), 16).ok()).collect()
}

/// Bytes of each line; `None` where LLVM refuses it. `None` altogether if LLVM is not installed, which is an error in CI.
pub fn assemble(lines: &[String], attributes: &[&str]) -> Option<Vec<Option<Vec<u8>>>> {
    let mut results = Vec::with_capacity(lines.len());
    // The marker before each line carries its number in 16 bits.
    for chunk in lines.chunks(0x8000) {
        match assemble_chunk(chunk, attributes) {
            Some(bytes) => results.extend(bytes),
            None => {
                assert!(std::env::var_os("CI").is_none(), "llvm-mc-19 is required in CI");
                // Not `eprintln`, which the test harness swallows.
                let _ = std::io::Write::write_all(&mut std::io::stderr(), b"SKIPPED: llvm-mc-19 is not installed\n");
                return None;
            }
        }
    }
    Some(results)
}

fn assemble_chunk(lines: &[String], attributes: &[&str]) -> Option<Vec<Option<Vec<u8>>>> {
    let mut input = String::new();
    for (index, line) in lines.iter().enumerate() {
        input += &format!("s_decperflevel {index}\n{line}\n");
    }
    let options = ["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx1201", "-show-encoding"];
    let text = answer(&[&options, attributes].concat(), input)?;
    let mut results: Vec<Option<Vec<u8>>> = vec![None; lines.len()];
    let mut current = None;
    for line in text.lines() {
        let Some((instruction, encoding)) = line.split_once("; encoding: [") else { continue };
        let bytes = encoded(encoding);
        if instruction.trim_start().starts_with("s_decperflevel") {
            current = Some(usize::from(u16::from_le_bytes([bytes[0], bytes[1]])));
        } else if let Some(result) = current.and_then(|index| results.get_mut(index)) {
            result.get_or_insert_default().extend(bytes);
        }
    }
    Some(results)
}

/// What LLVM makes of a line: the bytes, and the text that it writes itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembled {
    pub bytes: Vec<u8>,
    pub text: String,
}

/// What LLVM makes of each line for a processor; `None` where it refuses it. `None` altogether if LLVM is not installed,
/// which is an error in CI.
pub fn assemble_for(mcpu: &str, lines: &[String]) -> Option<Vec<Option<Assembled>>> {
    // A label before every line tells which lines were refused.
    let input: String = lines.iter().enumerate().map(|(i, line)| format!("case{i}:\n{line}\n")).collect();
    let Some(text) = answer(&["-triple=amdgcn", "--show-encoding", &format!("-mcpu={mcpu}")], input) else {
        assert!(std::env::var_os("CI").is_none(), "llvm-mc-19 is required in CI");
        // Not `eprintln`, which the test harness swallows.
        let _ = std::io::Write::write_all(&mut std::io::stderr(), b"SKIPPED: llvm-mc-19 is not installed\n");
        return None;
    };
    let mut results = vec![None; lines.len()];
    let mut case = 0;
    for line in text.lines() {
        if let Some(number) = line.strip_prefix("case").and_then(|rest| rest.strip_suffix(':')) {
            case = number.parse().ok()?;
        } else if let Some((instruction, encoding)) = line.split_once("; encoding: [") {
            results[case] = Some(Assembled { bytes: encoded(encoding), text: instruction.trim().to_owned() });
        }
    }
    Some(results)
}
