//! Every address of every register block: reset values, all ones, zeros and random data through every pattern of byte
//! enables, access rules, reserved bits, holes, and that no write disturbs another register.

use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::sync::Arc;
use tombolo_hdl::registers::map::{Instance, instances};
use tombolo_registers::Block;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::{Engine, InputHandle, SignalHandle};
use tombolo_testbenches::skip;

/// One more than the highest address that is tried.
const ADDRESSES: u32 = 1 << 18;

/// What the bus answers.
#[derive(Debug, PartialEq)]
struct Answer {
    data: u32,
    error: bool,
}

const REFUSED: Answer = Answer { data: 0, error: true };

/// A register block, and what its registers should hold.
struct Bench {
    engine: Box<dyn Engine>,
    inputs: [InputHandle; 5],
    outputs: [SignalHandle; 3],
    registers: Vec<Register>,
}

struct Register {
    instance: Instance,
    value: u32,
    outputs: Vec<SignalHandle>,
    strobe: Option<SignalHandle>,
}

impl Bench {
    fn new(block: Block, kind: EngineKind) -> Self {
        let netlist = Arc::new(design::registers(block).unwrap());
        let engine = design::engine(kind, netlist).unwrap();
        let inputs = ["valid", "write", "address", "data", "bytes"];
        let register = |instance: Instance| Register {
            value: instance.reset(),
            outputs: instance.fields.iter().map(|named| engine.find(&named.signal).unwrap()).collect(),
            strobe: instance.initiator.then(|| engine.find(&instance.strobe()).unwrap()),
            instance,
        };
        Self {
            inputs: inputs.map(|name| engine.input(&format!("bus_{name}")).unwrap()),
            outputs: ["ready", "error", "read_data"].map(|name| engine.find(&format!("bus_{name}")).unwrap()),
            registers: instances(block).into_iter().map(register).collect(),
            engine,
        }
    }

    fn get(&self, signal: SignalHandle) -> u32 {
        self.engine.get(signal)[0] as u32
    }

    /// A request and its answer a cycle later.
    fn request(&mut self, write: bool, address: u32, data: u32, bytes: u32) -> Answer {
        for (input, value) in self.inputs.into_iter().zip([1, write.into(), address, data, bytes]) {
            self.engine.set(input, &[value.into()]);
        }
        self.engine.step();
        self.engine.set(self.inputs[0], &[0]);
        self.engine.settle_outputs();
        let [ready, error, data] = self.outputs.map(|output| self.get(output));
        assert_eq!(ready, 1, "no answer at {address:#x}");
        Answer { data, error: error != 0 }
    }

    /// Every signal of every register is what it should be.
    fn check(&self, after: &str) {
        for Register { instance, value, outputs, .. } in &self.registers {
            for (named, output) in instance.fields.iter().zip(outputs) {
                let wanted = (value & named.field.mask()) >> named.field.lsb;
                assert_eq!(self.get(*output), wanted, "{} after {after}", named.signal);
            }
        }
    }

    /// Reads register `at`, or sees the read refused.
    fn read(&mut self, at: usize) {
        let Register { instance, value, .. } = &self.registers[at];
        let (name, address) = (instance.name.clone(), instance.address);
        let wanted = if instance.access.reads() { Answer { data: *value, error: false } } else { REFUSED };
        assert_eq!(self.request(false, address, u32::MAX, 15), wanted, "reading {name}");
    }

    /// Writes register `at`, or sees the write refused; reads it back.
    fn write(&mut self, at: usize, data: u32, bytes: u32) {
        let Register { instance, value, strobe, .. } = &mut self.registers[at];
        let enabled = (0..4).filter(|byte| bytes >> byte & 1 == 1).fold(0, |mask, byte| mask | 0xff << (8 * byte));
        let writes = instance.access.writes();
        if writes {
            let mask = enabled & instance.mask();
            *value = *value & !mask | data & mask;
        }
        let (name, address, strobe) = (instance.name.clone(), instance.address, *strobe);
        let answer = self.request(true, address, data, bytes);
        assert_eq!(answer, Answer { data: 0, error: !writes }, "writing {name}");
        if let Some(strobe) = strobe {
            assert_eq!(self.get(strobe), u32::from(bytes != 0), "{name}");
        }
        self.read(at);
        if let Some(strobe) = strobe {
            assert_eq!(self.get(strobe), 0, "{name}");
        }
    }

    /// Gives the status registers, which are inputs, a value.
    fn set_status(&mut self, mut random: impl FnMut() -> u32) {
        let mut set = vec![];
        for register in self.registers.iter_mut().filter(|register| !register.instance.access.writes()) {
            register.value = random() & register.instance.mask();
            for named in &register.instance.fields {
                let value = (register.value & named.field.mask()) >> named.field.lsb;
                set.push((named.signal.clone(), value));
            }
        }
        for (signal, value) in set {
            let input = self.engine.input(&signal).unwrap();
            self.engine.set(input, &[value.into()]);
        }
    }
}

/// Walks a block.
fn walk(block: Block, kind: EngineKind) {
    let mut bench = Bench::new(block, kind);
    let mut seed = 0x1234_5678u32;
    let mut random = move || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        seed
    };
    bench.engine.settle_outputs();
    bench.check("reset");
    bench.set_status(&mut random);
    (0..bench.registers.len()).for_each(|at| bench.read(at));
    for at in 0..bench.registers.len() {
        for bytes in 0..16 {
            for data in [u32::MAX, 0, random()] {
                bench.write(at, data, bytes);
            }
        }
        bench.write(at, random(), 15);
        bench.check(&bench.registers[at].instance.name.clone());
    }
    (0..bench.registers.len()).for_each(|at| bench.read(at));
    let known: HashMap<u32, ()> = bench.registers.iter().map(|register| (register.instance.address, ())).collect();
    // Around registers byte by byte, elsewhere every dword.
    let step = |address: u32| if known.contains_key(&(address & !3)) { 1 } else { 4 };
    let mut address = 0;
    while address < ADDRESSES {
        if !known.contains_key(&address) {
            assert_eq!(bench.request(true, address, random(), 15), REFUSED, "writing {address:#x}");
            assert_eq!(bench.request(false, address, 0, 15), REFUSED, "reading {address:#x}");
        }
        address += step(address);
    }
    bench.check("the holes");
}

#[test]
fn every_address_of_every_block_follows_the_table() {
    for block in Block::ALL {
        walk(block, EngineKind::Compiled);
    }
}

#[test]
fn vgt_and_pa_follow_the_table_under_verilator() {
    if skip::without_tool("verilator") {
        return;
    }
    for block in [Block::Vgt, Block::Pa] {
        walk(block, EngineKind::Verilator);
    }
}
