//! Which wave is where, and what it issued: made from the debug events, for statistics and messages.

use super::access;
use super::joined::JoinedStores;
use super::ports::SimdPorts;
use super::trace::{Event, Unit, What};
use crate::engine::{Engine, reader};
use crate::launch::Launch;
use crate::memory::AddressSpace;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::issue::CLASSES;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::target::Target;

/// Instructions that a wave may have issued since the oldest one that still has a request outstanding.
const REMEMBERED: usize = 256;

/// A wave that is, or was last, in a slot.
#[derive(Clone)]
struct Resident {
    /// In the order of the launch, from 0.
    number: u64,
    /// Address of the instruction issued last.
    pc: Option<u64>,
    /// Addresses by sequence number modulo [`REMEMBERED`].
    issued: Vec<u64>,
}

/// The waves of a run.
#[derive(Clone)]
pub struct Waves {
    slots: Vec<Vec<Option<Resident>>>,
    /// Waves launched.
    pub launched: u64,
    /// Instructions issued.
    pub instructions: u64,
    /// Whose bytes wait in lines that have not left.
    pub(super) joined: JoinedStores,
}

impl Waves {
    /// Before the launch.
    pub fn new(config: Config) -> Self {
        Self {
            slots: vec![vec![None; config.waves]; config.simds],
            launched: 0,
            instructions: 0,
            joined: JoinedStores::default(),
        }
    }

    /// Takes in the events of a cycle, and appends them to `trace` if there is one.
    pub fn observe(
        &mut self,
        engine: &dyn Engine,
        ports: &[SimdPorts],
        cycle: u64,
        mut trace: Option<&mut Vec<Event>>,
    ) {
        let (word, is_traced) = (reader(engine), trace.is_some());
        for (address, share) in access::joining(engine, ports) {
            self.joined.store(address, share);
        }
        for (simd, (slots, ports)) in self.slots.iter_mut().zip(ports).enumerate() {
            let launches = word(ports.launch);
            for (at, slot) in slots.iter_mut().enumerate().filter(|(at, _)| launches >> at & 1 == 1) {
                debug_assert!(at < 16);
                *slot = Some(Resident { number: self.launched, pc: None, issued: vec![0; REMEMBERED] });
                self.launched += 1;
            }
            let mut log = |slots: &[Option<Resident>], slot: u64, sequence, what| {
                if let (Some(trace), Some(Some(resident))) = (&mut trace, slots.get(slot as usize)) {
                    trace.push(Event { cycle, simd, slot: slot as usize, wave: resident.number, sequence, what });
                }
            };
            for (retire, unit) in ports.retire.iter().zip(Unit::ALL).filter(|_| is_traced) {
                if let Some(event) = retire.read_if(engine, |event| event.valid) {
                    log(slots, event.wave, event.sequence, What::Retire(unit));
                }
            }
            for (class, issue) in ports.issue.iter().enumerate() {
                let Some(event) = issue.read_if(engine, |event| event.valid) else { continue };
                self.instructions += 1;
                log(slots, event.wave, event.sequence, What::Issue { class: CLASSES[class], pc: event.pc });
                if let Some(Some(resident)) = slots.get_mut(event.wave as usize) {
                    resident.pc = Some(event.pc);
                    resident.issued[event.sequence as usize % REMEMBERED] = event.pc;
                }
                // An S_DELAY_ALU issues with the instruction in front of it.
                if event.behind != 0 {
                    let (sequence, pc) = ((event.sequence + 1) & 0xffff, event.pc + 4 * event.behind);
                    self.instructions += 1;
                    log(slots, event.wave, sequence, What::Issue { class: CLASSES[0], pc });
                    if let Some(Some(resident)) = slots.get_mut(event.wave as usize) {
                        resident.pc = Some(pc);
                        resident.issued[sequence as usize % REMEMBERED] = pc;
                    }
                }
            }
        }
    }

    /// Number in the launch of the wave in a slot.
    pub fn number(&self, simd: usize, slot: usize) -> Option<u64> {
        self.slots.get(simd)?.get(slot)?.as_ref().map(|resident| resident.number)
    }

    /// Address of the instruction that the wave in a slot issued with a sequence number.
    pub fn issued_at(&self, simd: usize, slot: usize, sequence: u64) -> Option<u64> {
        let resident = self.slots.get(simd)?.get(slot)?.as_ref()?;
        Some(resident.issued[sequence as usize % REMEMBERED])
    }

    /// A line for each slot's last wave: its number and what it issued last.
    pub fn describe(&self, launch: &Launch) -> Vec<String> {
        let mut lines = vec![];
        for (simd, slots) in self.slots.iter().enumerate() {
            for (at, resident) in slots.iter().enumerate().filter_map(|(at, slot)| Some((at, slot.as_ref()?))) {
                let what = match resident.pc {
                    Some(pc) => format!("last issued {} at {}", instruction_text(launch, pc), place(launch, pc)),
                    None => "has issued nothing".to_owned(),
                };
                lines.push(format!("wave {} (SIMD {simd}, slot {at}) {what}", resident.number));
            }
        }
        lines
    }
}

/// An address of code, with the line of the source if that is known.
pub fn place(launch: &Launch, pc: u64) -> String {
    match launch.line_at(pc) {
        Some(line) => format!("{pc:#x} ({line})"),
        None => format!("{pc:#x}"),
    }
}

/// The instruction at an address as text, or its words where it is none.
pub fn instruction_text(launch: &Launch, pc: u64) -> String {
    text_in(&launch.memory, launch.dispatch.target, pc)
}

/// The same of code in a memory.
pub fn text_in(memory: &AddressSpace, target: Target, pc: u64) -> String {
    let words = words_in(memory, pc);
    match target.decode(&words) {
        Ok(instruction) => {
            let mut text = String::new();
            target.write_instruction(&mut text, &instruction, Syntax::default());
            text.trim().to_owned()
        }
        Err(_) => match words.first() {
            Some(word) => format!(".long {word:#010x}"),
            None => "nothing (no memory there)".to_owned(),
        },
    }
}

/// The dwords of the longest instruction that may start at an address, as far as there is memory.
pub fn words_at(launch: &Launch, pc: u64) -> Vec<u32> {
    words_in(&launch.memory, pc)
}

/// The same of a memory.
pub fn words_in(memory: &AddressSpace, pc: u64) -> Vec<u32> {
    let dword = |at: u64| {
        let mut bytes = [0; 4];
        memory.read(pc + 4 * at, &mut bytes).ok().map(|()| u32::from_le_bytes(bytes))
    };
    (0..4).map_while(dword).collect()
}
