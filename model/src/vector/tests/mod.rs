//! Hand-derived cases of single instructions, each named after the rule of the document it protects.

mod lanes;
mod matrix;
mod modifiers;
mod operations;
mod rows;

use super::Prepared;
use crate::fault::Fault;
use crate::mode::Mode;
use crate::wave::{Vgpr, Wave, WaveSize};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::decode::Instruction;

/// Registers of the test waves.
const VGPRS: usize = 32;

/// 1.0 and 2.0 in F32.
const ONE: u32 = 0x3f80_0000;
const TWO: u32 = 0x4000_0000;

/// A wave with every lane active, all denormals kept, and zero everywhere.
fn wave(size: WaveSize) -> Wave {
    let mut wave = Wave::new(size, VGPRS);
    wave.hardware.mode = Mode(0xf0);
    wave.set_exec(u64::MAX);
    wave
}

/// A wave32 whose VGPRs hold the same value in every lane.
fn uniform(registers: &[(usize, u32)]) -> Wave {
    let mut wave = wave(WaveSize::W32);
    for &(register, value) in registers {
        fill(&mut wave, register, |_| value);
    }
    wave
}

/// Writes all lanes of a VGPR, active or not.
fn fill(wave: &mut Wave, register: usize, value: impl Fn(usize) -> u32) {
    let values: Vgpr = std::array::from_fn(value);
    wave.set_vgpr(register, u64::MAX, &values);
}

fn execute(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    Prepared::new(instruction)?.execute(wave, instruction)
}

/// Executes the instruction in `words`.
fn run(wave: &mut Wave, words: &[u32]) {
    let instruction = decode(words).expect("the words are an instruction");
    execute(wave, &instruction).expect("the instruction is supported");
}

/// Executes on uniform registers and reads lane 0 of `register`.
fn result(registers: &[(usize, u32)], words: &[u32], register: usize) -> u32 {
    let mut wave = uniform(registers);
    run(&mut wave, words);
    wave.vgpr_lane(register, 0)
}
