//! What is at the two buses of the stand-in's compute unit: a host's accesses at the AXI4-Lite slave, memory at the AXI4 master.

use std::collections::VecDeque;
use tombolo_sim::engine::{Engine, InputHandle, SignalHandle, word};

/// Bits of the master's data, and their bytes.
pub const WIDTH: usize = 64;
const BYTES: u64 = WIDTH as u64 / 8;
/// Answers (AXI A3.4.5).
const OKAY: u64 = 0;
const DECERR: u64 = 3;
/// What memory outside of its range reads as: nothing that anybody should use.
const NOTHING: u64 = 0xdead_beef_dead_beef;

fn input(engine: &dyn Engine, name: &str) -> InputHandle {
    engine.input(name).expect("an input of compute_unit_axi")
}

fn output(engine: &dyn Engine, name: &str) -> SignalHandle {
    engine.find(name).expect("an output of compute_unit_axi")
}

/// The channels of an access: arrays have those of writes first.
const WRITE: usize = 0;
const READ: usize = 1;

/// The registers, for one access at a time.
pub struct Registers {
    address_valid: [InputHandle; 2],
    address_ready: [SignalHandle; 2],
    address: [InputHandle; 2],
    data_valid: InputHandle,
    data_ready: SignalHandle,
    data: InputHandle,
    strobes: InputHandle,
    answer_ready: [InputHandle; 2],
    answer_valid: [SignalHandle; 2],
    read_data: SignalHandle,
    /// An address, or data, that nobody has taken.
    waits: [bool; 2],
    data_waits: bool,
    answer: Option<u32>,
}

impl Registers {
    /// Their ports.
    pub fn find(engine: &dyn Engine) -> Self {
        let inputs = |names: [&str; 2]| names.map(|name| input(engine, &format!("s_axi_{name}")));
        let outputs = |names: [&str; 2]| names.map(|name| output(engine, &format!("s_axi_{name}")));
        Self {
            address_valid: inputs(["awvalid", "arvalid"]),
            address_ready: outputs(["awready", "arready"]),
            address: inputs(["awaddr", "araddr"]),
            data_valid: input(engine, "s_axi_wvalid"),
            data_ready: output(engine, "s_axi_wready"),
            data: input(engine, "s_axi_wdata"),
            strobes: input(engine, "s_axi_wstrb"),
            answer_ready: inputs(["bready", "rready"]),
            answer_valid: outputs(["bvalid", "rvalid"]),
            read_data: output(engine, "s_axi_rdata"),
            waits: [false; 2],
            data_waits: false,
            answer: None,
        }
    }

    /// Begins a read, or a write of a value.
    pub fn ask(&mut self, engine: &mut dyn Engine, address: u32, value: Option<u32>) {
        let side = if value.is_some() { WRITE } else { READ };
        engine.set(self.address[side], &[address.into()]);
        self.waits[side] = true;
        if let Some(value) = value {
            engine.set(self.data, &[value.into()]);
            engine.set(self.strobes, &[15]);
            self.data_waits = true;
        }
        self.answer = None;
    }

    /// The answer to the access, if it has come; 0 to a write.
    pub fn answer(&mut self) -> Option<u32> {
        self.answer.take()
    }

    /// Before a clock.
    pub fn present(&self, engine: &mut dyn Engine) {
        for side in [WRITE, READ] {
            engine.set(self.address_valid[side], &[self.waits[side].into()]);
            engine.set(self.answer_ready[side], &[1]);
        }
        engine.set(self.data_valid, &[self.data_waits.into()]);
    }

    /// What the clock will take.
    pub fn collect(&mut self, engine: &dyn Engine) {
        let bit = |signal| word(engine, signal) != 0;
        for side in [WRITE, READ] {
            self.waits[side] &= !bit(self.address_ready[side]);
            if bit(self.answer_valid[side]) {
                self.answer = Some(if side == READ { word(engine, self.read_data) as u32 } else { 0 });
            }
        }
        self.data_waits &= !bit(self.data_ready);
    }
}

/// A beat that goes back.
struct Beat {
    id: u64,
    data: u64,
    response: u64,
    last: bool,
}

/// Memory, which answers in the next clock and in the order of the addresses.
pub struct Memory {
    base: u64,
    bytes: Vec<u8>,
    read_valid: SignalHandle,
    read: [SignalHandle; 3],
    write_valid: SignalHandle,
    write: [SignalHandle; 3],
    data_valid: SignalHandle,
    data: [SignalHandle; 3],
    always: [InputHandle; 3],
    beat_valid: InputHandle,
    beat: [InputHandle; 4],
    done_valid: InputHandle,
    done: [InputHandle; 2],
    beats: VecDeque<Beat>,
    /// Writes that wait for their data: address of the next beat, identifier, whether all of it was memory.
    writes: VecDeque<(u64, u64, bool)>,
    /// Identifiers and answers of writes that are done.
    answers: VecDeque<(u64, u64)>,
}

impl Memory {
    /// So many bytes of zeros from an address on.
    pub fn find(engine: &dyn Engine, base: u64, bytes: usize) -> Self {
        let name = |name: &str| format!("m_axi_{name}");
        let inputs = |names: &[&str]| names.iter().map(|of| input(engine, &name(of))).collect::<Vec<_>>();
        let outputs = |names: [&str; 3]| names.map(|of| output(engine, &name(of)));
        let ([r_id, r_data, r_response, r_last], [b_id, b_response]) = (
            ["rid", "rdata", "rresp", "rlast"].map(|of| input(engine, &name(of))),
            ["bid", "bresp"].map(|of| input(engine, &name(of))),
        );
        let ready = inputs(&["arready", "awready", "wready"]);
        Self {
            base,
            bytes: vec![0; bytes],
            read_valid: output(engine, "m_axi_arvalid"),
            read: outputs(["araddr", "arid", "arlen"]),
            write_valid: output(engine, "m_axi_awvalid"),
            write: outputs(["awaddr", "awid", "awlen"]),
            data_valid: output(engine, "m_axi_wvalid"),
            data: outputs(["wdata", "wstrb", "wlast"]),
            always: [ready[0], ready[1], ready[2]],
            beat_valid: input(engine, "m_axi_rvalid"),
            beat: [r_id, r_data, r_response, r_last],
            done_valid: input(engine, "m_axi_bvalid"),
            done: [b_id, b_response],
            beats: VecDeque::new(),
            writes: VecDeque::new(),
            answers: VecDeque::new(),
        }
    }

    /// Nothing is under way any more; what it holds stays.
    pub fn reset(&mut self) {
        self.beats.clear();
        self.writes.clear();
        self.answers.clear();
    }

    fn place(&mut self, address: u64, bytes: u64) -> Option<&mut [u8]> {
        let start = usize::try_from(address.checked_sub(self.base)?).ok()?;
        self.bytes.get_mut(start..)?.get_mut(..bytes as usize)
    }

    /// A word of it, for a host; where there is none the bus answers with ones.
    pub fn word(&mut self, address: u64) -> u32 {
        let found =
            self.place(address, 4).map(|found| found.iter().rev().fold(0, |all, byte| all << 8 | u32::from(*byte)));
        found.unwrap_or(u32::MAX)
    }

    /// Writes one, if there is one.
    pub fn set_word(&mut self, address: u64, value: u32) {
        if let Some(place) = self.place(address, 4) {
            place.copy_from_slice(&value.to_le_bytes());
        }
    }

    /// Before a clock.
    pub fn present(&self, engine: &mut dyn Engine) {
        self.always.iter().for_each(|ready| engine.set(*ready, &[1]));
        engine.set(self.beat_valid, &[self.beats.front().is_some().into()]);
        if let Some(Beat { id, data, response, last }) = self.beats.front() {
            let [r_id, r_data, r_response, r_last] = self.beat;
            for (input, value) in [(r_id, *id), (r_data, *data), (r_response, *response), (r_last, (*last).into())] {
                engine.set(input, &[value]);
            }
        }
        engine.set(self.done_valid, &[self.answers.front().is_some().into()]);
        if let Some((id, response)) = self.answers.front() {
            engine.set(self.done[0], &[*id]);
            engine.set(self.done[1], &[*response]);
        }
    }

    /// What the clock will take. The compute unit takes answers in every clock.
    pub fn collect(&mut self, engine: &dyn Engine) {
        self.beats.pop_front();
        self.answers.pop_front();
        let of = |signals: [SignalHandle; 3]| signals.map(|signal| word(engine, signal));
        if word(engine, self.read_valid) != 0 {
            let [address, id, length] = of(self.read);
            for at in 0..=length {
                let found = self.place(address + at * BYTES, BYTES);
                let data = found.map(|found| found.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte)));
                let response = if data.is_some() { OKAY } else { DECERR };
                self.beats.push_back(Beat { id, data: data.unwrap_or(NOTHING), response, last: at == length });
            }
        }
        if word(engine, self.write_valid) != 0 {
            let [address, id, _] = of(self.write);
            self.writes.push_back((address, id, true));
        }
        if word(engine, self.data_valid) != 0 {
            let [data, strobes, last] = of(self.data);
            // Data follow their address, or come with it.
            let Some((address, id, whole)) = self.writes.pop_front() else { return };
            let place = self.place(address, BYTES);
            let whole = whole && place.is_some();
            for (at, byte) in place.into_iter().flatten().enumerate().filter(|(at, _)| strobes >> at & 1 != 0) {
                *byte = (data >> (8 * at)) as u8;
            }
            match last {
                0 => self.writes.push_front((address + BYTES, id, whole)),
                _ => self.answers.push_back((id, if whole { OKAY } else { DECERR })),
            }
        }
    }
}
