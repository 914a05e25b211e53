//! No input makes the model panic: random operands for every opcode, and random words, on random state.

use tombolo_isa::format::FieldName;
use tombolo_isa::target::Target;
use tombolo_model::group::Group;
use tombolo_model::hardware::Slice;
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Region, Regions};
use tombolo_model::mode::Mode;
use tombolo_model::program::Program;
use tombolo_model::wave::{Wave, WaveSize};

const CODE: u64 = 0x1000;
const DATA: u64 = 0x10_0000;
/// Instructions a case may take: random code can loop.
const LIMIT: u64 = 20;

/// xorshift64*.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn word(&mut self) -> u32 {
        // Small numbers, all ones and addresses are as likely as anything else.
        match self.next() % 6 {
            0 => (self.next() % 128) as u32,
            1 => u32::MAX,
            2 => DATA as u32 + (self.next() % 4096) as u32,
            3 => 0,
            _ => (self.next() >> 16) as u32,
        }
    }
}

fn wave(random: &mut Random, target: Target) -> Wave {
    let narrow = random.next() & 4 == 0 && target == Target::Rdna4;
    let size = if narrow { WaveSize::W32 } else { WaveSize::W64 };
    let vgprs = [256, 256, 24, 1][(random.next() >> 8) as usize % 4];
    let mut wave = Wave::new(size, vgprs);
    wave.set_privileged(random.next() & 12 == 0);
    for register in 0..128 {
        let word = random.word();
        wave.set_scalar(register, word);
    }
    for register in 0..vgprs.min(40) {
        for lane in 0..64 {
            let word = random.word();
            wave.set_vgpr_lane(register, lane, word);
        }
    }
    let writable = if target == Target::Rdna4 { Mode::WRITABLE } else { u32::MAX };
    wave.hardware.mode = Mode((random.next() >> 8) as u32 & writable);
    wave.hardware.scratch_base = DATA;
    wave.set_pc(CODE);
    wave
}

/// Runs `words` to whatever end they come to.
fn run(words: &[u32], random: &mut Random, target: Target) {
    let end = if target == Target::Rdna4 { 0xbfb0_0000 } else { 0xbf81_0000 };
    let mut memory = Regions::new();
    let code = words.iter().chain(&[end]).flat_map(|word| word.to_le_bytes()).collect();
    assert!(memory.add(Region { base: CODE, data: code, writable: false }));
    assert!(memory.add(Region { base: DATA, data: vec![0x5a; 8192], writable: true }));
    let waves = (0..1 + random.next() % 2).map(|_| wave(random, target)).collect();
    let lds = Lds::new([0, 1024, 65536][random.next() as usize % 3]);
    // The result does not matter; that there is one does.
    let _ = Group::new(waves, lds).run(&mut Program::of(target), &mut memory, LIMIT);
}

#[test]
fn every_opcode_runs_or_is_refused_whatever_its_operands() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for (target, row) in
        Target::ALL.into_iter().flat_map(|target| target.opcodes().into_iter().map(move |row| (target, row)))
    {
        let layout = row.format.layout();
        let Some(op) = row.format.field(FieldName::Op) else { continue };
        for _ in 0..12 {
            let first = random.word() & !layout.mask | layout.value;
            let words = [first, random.word(), random.word(), random.word()];
            let bits = words.iter().rev().fold(0, |bits, &word| bits << 32 | u128::from(word));
            let mask = ((1u128 << op.width()) - 1) << op.lsb;
            let bits = bits & !mask | u128::from(row.opcode) << op.lsb;
            let words: Vec<u32> = (0..4).map(|index| (bits >> (32 * index)) as u32).collect();
            run(&words, &mut random, target);
        }
    }
}

#[test]
fn random_words_run_or_are_refused() {
    let mut random = Random(42);
    for _ in 0..10_000 {
        let words: Vec<u32> = (0..4).map(|_| (random.next() >> 16) as u32).collect();
        for target in Target::ALL {
            run(&words, &mut random, target);
        }
    }
}

#[test]
fn every_slice_of_every_hardware_register_is_read_and_written() {
    let mut random = Random(7);
    let mut wave = wave(&mut random, Target::Rdna4);
    for simm16 in 0..=u16::MAX {
        let slice = Slice::from_simm16(simm16);
        let value = random.word();
        slice.write(&mut wave, value);
        let read = slice.read(&wave);
        assert!(slice.size == 32 || read >> slice.size == 0, "{slice:?} reads {read:#x}");
    }
}
