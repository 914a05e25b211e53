//! LLVM's assembler as the oracle: the bytes that `llvm-mc-19` makes of each of many lines.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Bytes of each line; `None` where LLVM refuses it. `None` altogether if LLVM is not installed, which is an error in CI.
pub fn assemble(lines: &[String], attributes: &[&str]) -> Option<Vec<Option<Vec<u8>>>> {
    let mut results = Vec::with_capacity(lines.len());
    // The marker before each line carries its number in 16 bits.
    for chunk in lines.chunks(0x8000) {
        match assemble_chunk(chunk, attributes) {
            Some(bytes) => results.extend(bytes),
            None => {
                assert!(std::env::var_os("CI").is_none(), "llvm-mc-19 is required in CI");
                eprintln!("SKIPPED: llvm-mc-19 is not installed");
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
    let mut child = Command::new("llvm-mc-19")
        .args(["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx1201", "-show-encoding"])
        .args(attributes)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut results: Vec<Option<Vec<u8>>> = vec![None; lines.len()];
    let mut current = None;
    for line in text.lines() {
        let Some((instruction, encoding)) = line.split_once("; encoding: [") else { continue };
        let bytes: Vec<u8> = encoding
            .trim_end_matches(']')
            .split(',')
            .filter_map(|byte| u8::from_str_radix(byte.trim_start_matches("0x"), 16).ok())
            .collect();
        if instruction.trim_start().starts_with("s_decperflevel") {
            current = Some(usize::from(u16::from_le_bytes([bytes[0], bytes[1]])));
        } else if let Some(result) = current.and_then(|index| results.get_mut(index)) {
            result.get_or_insert_default().extend(bytes);
        }
    }
    Some(results)
}
