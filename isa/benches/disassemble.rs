//! Decoder and disassembler speed: the committed forms of every opcode, repeated, in instructions a second on one core;
//! beside it llvm-mc-19 on the same bytes where it is installed (its time includes reading them as text).

use std::hint::black_box;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::disasm::Syntax;

/// The dwords of every committed form.
fn forms() -> Vec<Vec<u32>> {
    include_str!("../tests/expected/gfx1201.txt")
        .lines()
        .filter_map(|line| line.split_once('|'))
        .map(|(words, _)| words.split(' ').filter_map(|word| u32::from_str_radix(word, 16).ok()).collect())
        .collect()
}

fn disassemble(criterion: &mut Criterion) {
    let forms = forms();
    let dwords: Vec<u32> = forms.concat();
    let mut group = criterion.benchmark_group("isa");
    group.throughput(Throughput::Elements(forms.len() as u64));
    group.bench_function("decode", |bencher| {
        bencher.iter(|| {
            let mut at = 0;
            while let Ok(instruction) = decode(&dwords[at..]) {
                at += usize::from(black_box(instruction).dwords);
            }
            at
        });
    });
    let mut text = String::new();
    group.bench_function("disassemble", |bencher| {
        bencher.iter(|| {
            text.clear();
            let mut at = 0;
            while let Ok(instruction) = decode(&dwords[at..]) {
                write_instruction(&mut text, &instruction, Syntax::default());
                text.push('\n');
                at += usize::from(instruction.dwords);
            }
            black_box(text.len())
        });
    });

    const REPEATS: usize = 100;
    let mut input = String::new();
    for words in &forms {
        let bytes: Vec<String> = words.iter().flat_map(|w| w.to_le_bytes()).map(|b| format!("{b:#04x}")).collect();
        input += &format!("[{}]\n", bytes.join(" "));
    }
    let input = input.repeat(REPEATS);
    if Command::new("llvm-mc-19").arg("--version").stdout(Stdio::null()).status().is_err() {
        // Not `eprintln`, which the test harness swallows.
        let _ = std::io::Write::write_all(&mut std::io::stderr(), b"SKIPPED: llvm-mc-19 is not installed\n");
        return group.finish();
    }
    group.throughput(Throughput::Elements((forms.len() * REPEATS) as u64));
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    group.bench_function("llvm-mc-19", |bencher| {
        bencher.iter(|| {
            let mut child = Command::new("llvm-mc-19")
                .args(["--disassemble", "-triple=amdgcn", "-mcpu=gfx1201", "-o", "/dev/null"])
                .stdin(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("llvm-mc-19 starts");
            let mut stdin = child.stdin.take().expect("stdin is piped");
            stdin.write_all(input.as_bytes()).expect("llvm-mc-19 reads");
            drop(stdin);
            child.wait().expect("llvm-mc-19 ends")
        });
    });
    group.finish();
}

criterion_group!(benches, disassemble);
criterion_main!(benches);
