//! Memories of a module as instructions: reads, and the clock edge with its checks.

use super::bits::Bits;
use super::layout::element_bytes;
use super::logic::Logic;
use crate::engine::MemoryFaultKind;
use cranelift::prelude::*;
use tombolo_netlist::ir::{Memory, SignalId};

/// A memory fault as compiled code reports it.
#[derive(Clone, Copy, Debug)]
pub struct RawFault {
    /// Address of the instance's block.
    pub state: u64,
    /// Index into the module's memories.
    pub memory: u64,
    /// Word.
    pub address: u64,
    /// What happened.
    pub kind: MemoryFaultKind,
}

/// Called by compiled code when a memory does what synthesis leaves undefined.
///
/// # Safety
/// `faults` is the address of the `Vec` that the code was compiled for, and nothing else holds a reference to it.
pub unsafe extern "C" fn report(faults: *mut Vec<RawFault>, state: u64, memory: u64, address: u64, twice: u64) {
    let kind = if twice != 0 { MemoryFaultKind::WrittenTwice } else { MemoryFaultKind::ReadDuringWrite };
    // SAFETY: the caller's promise.
    unsafe { (*faults).push(RawFault { state, memory, address, kind }) };
}

/// Emits memory accesses of one function.
pub struct Memories<'l, 'a, 'f> {
    /// The function's logic.
    pub logic: &'l mut Logic<'a, 'f>,
    /// Address of the instance's memory block.
    pub base: Value,
    /// Address of the fault record that [`report`] receives.
    pub faults: u64,
}

/// A word that an access goes to.
struct Place {
    /// The word number.
    address: Value,
    /// 8-bit flag: the memory has that word; `None`: always.
    inside: Option<Value>,
    /// Address of the element, of some element when the memory does not have the word.
    pointer: Value,
}

/// A write port at the clock edge.
struct Write {
    place: Place,
    /// 8-bit flag: something is written.
    active: Value,
    data: Bits,
    /// One bit for each bit of the word.
    mask: Option<Bits>,
}

impl Memories<'_, '_, '_> {
    fn place(&mut self, memory: usize, address: &Bits, address_width: u32) -> Place {
        let module = self.logic.module;
        let ram = &module.memories[memory];
        let address = self.logic.saturated(address);
        let emit = &mut self.logic.emit;
        let covered = address_width < 32 && 1u64 << address_width <= ram.depth as u64;
        let (inside, index) = if covered {
            (None, address)
        } else {
            let depth = emit.word(ram.depth as u64);
            let inside = emit.builder.ins().icmp(IntCC::UnsignedLessThan, address, depth);
            let zero = emit.word(0);
            (Some(inside), emit.builder.ins().select(inside, address, zero))
        };
        let offset = emit.builder.ins().imul_imm_s(index, element_bytes(ram.width) as i64);
        let first = emit.builder.ins().iadd_imm_s(self.base, self.logic.layout.memories[memory] as i64);
        let pointer = emit.builder.ins().iadd(first, offset);
        Place { address, inside, pointer }
    }

    fn load(&mut self, ram: &Memory, pointer: Value) -> Bits {
        let ins = self.logic.emit.builder.ins();
        let flags = MemFlagsData::trusted();
        Bits::new(match element_bytes(ram.width) {
            1 => vec![ins.uload8(types::I64, flags, pointer, 0)],
            2 => vec![ins.uload16(types::I64, flags, pointer, 0)],
            4 => vec![ins.uload32(flags, pointer, 0)],
            bytes => (0..bytes as i32 / 8)
                .map(|at| self.logic.emit.builder.ins().load(types::I64, flags, pointer, 8 * at))
                .collect(),
        })
    }

    fn store(&mut self, ram: &Memory, pointer: Value, word: &Bits) {
        let flags = MemFlagsData::trusted();
        for (at, part) in word.words.iter().enumerate() {
            let ins = self.logic.emit.builder.ins();
            match element_bytes(ram.width) {
                1 => ins.istore8(flags, *part, pointer, 0),
                2 => ins.istore16(flags, *part, pointer, 0),
                4 => ins.istore32(flags, *part, pointer, 0),
                _ => ins.store(flags, *part, pointer, 8 * at as i32),
            };
        }
    }

    fn read(&mut self, memory: usize, place: &Place) -> Bits {
        let module = self.logic.module;
        let word = self.load(&module.memories[memory], place.pointer);
        let Some(inside) = place.inside else { return word };
        let zero = self.logic.emit.constant(&vec![0; word.words.len()]);
        self.logic.emit.select(inside, &word, &zero)
    }

    /// The word at an address; zero beyond the depth.
    pub fn word(&mut self, memory: usize, address: &Bits, address_width: u32) -> Bits {
        let place = self.place(memory, address, address_width);
        self.read(memory, &place)
    }

    /// All memories' clock edges; returns the new data of registered read ports, which is not stored yet, and 8-bit
    /// flags that tell of writes.
    pub fn edge(&mut self) -> (Vec<(SignalId, Bits)>, Vec<Value>) {
        let module = self.logic.module;
        let (mut data, mut written) = (vec![], vec![]);
        for (at, ram) in module.memories.iter().enumerate() {
            let writes: Vec<Write> = (0..ram.writes.len()).map(|port| self.write_port(at, port)).collect();
            for read in ram.reads.iter().filter(|read| read.registered) {
                let address = self.logic.expr(read.address);
                let place = self.place(at, &address, module.width(read.address));
                let enable = read.enable.map(|enable| self.logic.condition(enable));
                let word = self.read(at, &place);
                self.check(at, enable, &place, &writes, MemoryFaultKind::ReadDuringWrite);
                let word = match enable {
                    None => word,
                    Some(enable) => {
                        let old = self.logic.signal(read.data);
                        self.logic.emit.select(enable, &word, &old)
                    }
                };
                data.push((read.data, word));
            }
            for (later, write) in writes.iter().enumerate() {
                let (active, earlier) = (Some(write.active), &writes[..later]);
                self.check(at, active, &write.place, earlier, MemoryFaultKind::WrittenTwice);
            }
            for write in &writes {
                self.perform(ram, write);
                written.push(write.active);
            }
        }
        (data, written)
    }

    fn write_port(&mut self, memory: usize, port: usize) -> Write {
        let module = self.logic.module;
        let ram = &module.memories[memory];
        let write = &ram.writes[port];
        let address = self.logic.expr(write.address);
        let place = self.place(memory, &address, module.width(write.address));
        let data = self.logic.expr(write.data);
        let enable = self.logic.condition(write.enable);
        let mut active = self.logic.emit.builder.ins().icmp_imm_s(IntCC::NotEqual, enable, 0);
        if let Some(inside) = place.inside {
            active = self.logic.emit.builder.ins().band(active, inside);
        }
        let mask = write.mask.map(|mask| {
            let (bits, parts) = (self.logic.expr(mask), module.width(mask));
            let some = self.logic.emit.any(&bits).condition();
            active = self.logic.emit.builder.ins().band(active, some);
            self.spread(&bits, parts, ram.width)
        });
        Write { place, active, data, mask }
    }

    /// One bit a part of the word becomes one bit a bit.
    fn spread(&mut self, mask: &Bits, parts: u32, width: u32) -> Bits {
        let part = width / parts;
        let emit = &mut self.logic.emit;
        let bits: Vec<(Bits, u32)> = (0..parts)
            .map(|at| {
                let bit = emit.slice(mask, parts, at as u64, 1);
                (emit.sign_extend(&bit, 1, part.max(1)), part)
            })
            .collect();
        emit.concat(&bits)
    }

    /// Reports when an access meets one of these writes.
    fn check(&mut self, memory: usize, active: Option<Value>, place: &Place, writes: &[Write], kind: MemoryFaultKind) {
        let builder = &mut self.logic.emit.builder;
        let mut wrong: Option<Value> = None;
        for write in writes {
            let same = builder.ins().icmp(IntCC::Equal, place.address, write.place.address);
            let both = builder.ins().band(same, write.active);
            wrong = Some(wrong.map_or(both, |wrong| builder.ins().bor(wrong, both)));
        }
        let Some(mut wrong) = wrong else { return };
        if let Some(active) = active {
            let active = builder.ins().icmp_imm_s(IntCC::NotEqual, active, 0);
            wrong = builder.ins().band(wrong, active);
        }
        self.report_if(wrong, memory, place.address, kind);
    }

    fn report_if(&mut self, wrong: Value, memory: usize, address: Value, kind: MemoryFaultKind) {
        let state = self.logic.state;
        let faults = self.faults;
        self.logic.when(wrong, true, |logic| {
            let emit = &mut logic.emit;
            let mut signature = Signature::new(emit.builder.func.signature.call_conv);
            signature.params = vec![AbiParam::new(types::I64); 5];
            let signature = emit.builder.import_signature(signature);
            let callee = emit.word(report as *const () as u64);
            let twice = (kind == MemoryFaultKind::WrittenTwice) as u64;
            let arguments = [emit.word(faults), state, emit.word(memory as u64), address, emit.word(twice)];
            emit.builder.ins().call_indirect(signature, callee, &arguments);
        });
    }

    fn perform(&mut self, ram: &Memory, write: &Write) {
        let (base, faults) = (self.base, self.faults);
        self.logic.when(write.active, false, |logic| {
            let mut memories = Memories { logic, base, faults };
            let mut word = write.data.clone();
            if let Some(mask) = &write.mask {
                let old = memories.load(ram, write.place.pointer);
                let emit = &mut memories.logic.emit;
                let kept = emit.zip(&old, mask, |emit, old, mask| emit.builder.ins().band_not(old, mask));
                let new = emit.zip(&word, mask, |emit, word, mask| emit.builder.ins().band(word, mask));
                word = emit.zip(&kept, &new, |emit, kept, new| emit.builder.ins().bor(kept, new));
            }
            memories.store(ram, write.place.pointer, &word);
        });
    }
}
