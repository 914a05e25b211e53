//! One JSON line for every retired instruction: where and when it ran, and what it wrote (`tombolo run --trace`).
//!
//! ```text
//! {"cycle":421,"issued":389,"wave":0,"simd":0,"slot":0,"pc":"0x1000000128","words":["ee050080","00000003","00000001"],
//!  "text":"global_load_b32 v3, v[1:2], off","writes":[{"register":"v3","lanes":"ffffffff","values":[...]}]}
//! ```
//!
//! `cycle` is the cycle in which the instruction retires; lines are in that order. A vector register tells the lanes that are
//! written as a mask and their values from the lowest lane on, `bytes` which bytes of each of them if not all. Memory is
//! written as hexadecimal bytes from `address` on, LDS from the byte `lds` of its work-group on. An export names its target, channels and
//! lanes, and has the registers of these lanes, source by source.

use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError};
use crate::launch::Launch;
use crate::lockstep::events::WritePorts;
use crate::lockstep::instruction::{Effect, InFlight, LaneWrite, Store};
use crate::lockstep::scalar_name;
use crate::memory::LINE_BYTES;
use crate::run::access::Share;
use crate::run::exports;
use crate::run::registers::VgprRows;
use crate::run::trace::{Event, What};
use crate::run::waves::words_at;
use crate::run::{Listing, Moment, Observer, Pc, Sight};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::probe;
use tombolo_hdl::wave::WavePlace;
use tombolo_isa::target::Target;

/// SIMD, slot and number of an instruction in flight.
type Key = (usize, usize, u64);

/// Writes the lines.
pub struct Journal<W: Write> {
    out: W,
    ports: Vec<WritePorts>,
    /// Where the registers and the memory of the wave in each slot are, by SIMD.
    waves_at: Vec<Vec<Observed<WavePlace>>>,
    rows: VgprRows,
    open: HashMap<Key, (u64, InFlight)>,
    listing: Listing,
}

/// A line.
#[derive(Serialize)]
struct Line<'a> {
    cycle: u64,
    issued: u64,
    wave: u64,
    simd: usize,
    slot: usize,
    pc: Pc,
    words: Vec<String>,
    text: &'a str,
    /// Where it comes from in the source, when the code was compiled with `-g`.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    writes: Vec<Written>,
}

/// Something that an instruction wrote.
#[derive(Serialize)]
#[serde(untagged)]
enum Written {
    Scalar {
        register: String,
        value: u32,
    },
    Vector {
        register: String,
        lanes: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        bytes: Option<u8>,
        values: Vec<u32>,
    },
    Memory {
        address: u64,
        bytes: String,
    },
    Shared {
        lds: u64,
        bytes: String,
    },
    Export {
        export: String,
        channels: u32,
        lanes: String,
        done: bool,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        compressed: bool,
        sources: Vec<Option<Vec<u32>>>,
    },
}

impl<W: Write> Journal<W> {
    /// Writes the instructions of a launch on `engine` to `out`, which should be buffered.
    ///
    /// # Errors
    /// The engine does not show the debug ports or the wave slots.
    pub fn new(engine: &dyn Engine, config: Config, launch: &Launch, out: W) -> Result<Self, EngineError> {
        Ok(Self {
            out,
            ports: (0..config.simds).map(|simd| WritePorts::find(engine, config, simd)).collect::<Result<_, _>>()?,
            waves_at: (0..config.simds)
                .map(|simd| Observed::find_row(engine, &probe::PLACE, &[simd], 0..config.waves))
                .collect::<Result<_, _>>()?,
            rows: VgprRows::of(launch, 0),
            open: HashMap::new(),
            listing: Listing::default(),
        })
    }

    /// Writes what is still buffered.
    ///
    /// # Errors
    /// The output could not be written.
    pub fn finish(mut self) -> std::io::Result<()> {
        self.out.flush()
    }

    fn retire(&mut self, now: &Moment, event: &Event) -> Result<(), String> {
        let Some((issued, instruction)) = self.open.remove(&(event.simd, event.slot, event.sequence)) else {
            return Ok(());
        };
        let pc = instruction.pc;
        let words = words_at(now.launch, pc);
        let dwords = now.launch.dispatch.target.decode(&words).map_or(1, |instruction| instruction.dwords.into());
        let at = self.waves_at[event.simd][event.slot].read(now.engine);
        let line = Line {
            cycle: now.cycle,
            issued,
            wave: event.wave,
            simd: event.simd,
            slot: event.slot,
            pc: Pc(pc),
            words: words.iter().take(dwords).map(|word| format!("{word:08x}")).collect(),
            text: &self.listing.text(now.launch, pc),
            line: now.launch.line_at(pc).map(ToString::to_string),
            writes: written(
                &instruction,
                VgprRows { base: at.vgpr_base, ..self.rows },
                at.lds_base,
                now.launch.dispatch.target,
            ),
        };
        serde_json::to_writer(&mut self.out, &line).map_err(|error| error.to_string())?;
        self.out.write_all(b"\n").map_err(|error| error.to_string())
    }
}

impl<W: Write> Observer for Journal<W> {
    fn sight(&self, _: u64) -> Sight<'_> {
        Sight::Ports
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        for event in now.events {
            if let What::Issue { pc, .. } = event.what {
                let key = (event.simd, event.slot, event.sequence);
                self.open.insert(key, (now.cycle, InFlight::new(event.sequence, pc)));
            }
        }
        for (simd, ports) in self.ports.iter().enumerate() {
            for (slot, sequence, effect) in ports.effects(now.engine) {
                if let Some((_, instruction)) = self.open.get_mut(&(simd, slot as usize, sequence)) {
                    instruction.add(effect);
                }
            }
        }
        if let Some((request, shares)) = now.request
            && let Some(line) = &request.write
        {
            for Share { bytes, origin } in shares {
                let key = (origin.simd, origin.slot, origin.sequence);
                let Some((_, instruction)) = self.open.get_mut(&key) else { continue };
                for at in (0..LINE_BYTES).filter(|at| bytes >> at & 1 != 0) {
                    let address = request.address + at as u64;
                    instruction.add(Effect::Store(Store { address, byte: line[at], order: now.cycle }));
                }
            }
        }
        for (simd, ports) in self.ports.iter().enumerate() {
            let Some(stores) = ports.shared_stores(now.engine) else { continue };
            if let Some((_, instruction)) = self.open.get_mut(&(simd, stores.slot as usize, stores.sequence)) {
                for (address, byte) in stores.bytes {
                    instruction.add(Effect::Shared(Store { address: address.into(), byte, order: now.cycle }));
                }
            }
        }
        for (simd, ports) in self.ports.iter().enumerate() {
            let Some(leaving) = ports.export(now.engine) else { continue };
            if let Some((_, instruction)) = self.open.get_mut(&(simd, leaving.row.wave as usize, leaving.row.sequence))
            {
                exports::collect(&mut instruction.export, &leaving);
            }
        }
        // Program flow retires as it issues.
        let retires =
            |event: &&Event| matches!(event.what, What::Retire(_) | What::Issue { class: IssueClass::Flow, .. });
        now.events.iter().filter(retires).try_for_each(|event| self.retire(now, event))
    }
}

/// What an instruction wrote: scalar registers, SCC, vector registers, memory, LDS.
fn written(instruction: &InFlight, rows: VgprRows, lds_base: u64, target: Target) -> Vec<Written> {
    let scalar = |(code, value): (&u8, &u32)| Written::Scalar { register: scalar_name(*code), value: *value };
    let mut all: Vec<Written> = instruction.scalars.iter().map(scalar).collect();
    all.extend(instruction.scc.map(|scc| Written::Scalar { register: "scc".to_owned(), value: scc.into() }));
    let mut registers: BTreeMap<(usize, u32), BTreeMap<usize, u32>> = BTreeMap::new();
    for ((row, lane), LaneWrite { mask, value }) in &instruction.vectors {
        let (register, lane) = rows.register(*row, *lane);
        registers.entry((register, *mask)).or_default().insert(lane, *value);
    }
    for ((register, mask), lanes) in registers {
        let bytes = (0..4).filter(|byte| mask >> (8 * byte) & 1 != 0).fold(0, |bytes, byte| bytes | 1 << byte);
        all.push(Written::Vector {
            register: format!("v{register}"),
            lanes: format!("{:08x}", lanes.keys().fold(0u64, |mask, lane| mask | 1 << (lane & 63))),
            bytes: (bytes != 0xf).then_some(bytes),
            values: lanes.into_values().collect(),
        });
    }
    let memory = runs(instruction.stores.iter().map(|(address, byte)| (*address, *byte)));
    all.extend(memory.into_iter().map(|(address, bytes)| Written::Memory { address, bytes }));
    let shared = instruction.shared.iter().map(|(address, byte)| (u64::from(*address).wrapping_sub(lds_base), *byte));
    all.extend(runs(shared).into_iter().map(|(lds, bytes)| Written::Shared { lds, bytes }));
    all.extend(instruction.export.as_ref().map(|sent| {
        let of_lanes = |register: &[u32; 64]| {
            (0..64).filter(|lane| sent.lanes >> lane & 1 != 0).map(|lane| register[lane]).collect()
        };
        Written::Export {
            export: exports::target_name(target, sent.target, sent.row),
            channels: sent.channels,
            lanes: format!("{:08x}", sent.lanes),
            done: sent.done,
            compressed: sent.compressed,
            sources: sent.sources.iter().map(|source| source.as_ref().map(|register| of_lanes(register))).collect(),
        }
    }));
    all
}

/// Bytes in the order of their addresses, as runs without a gap: address and hexadecimal digits.
fn runs(bytes: impl Iterator<Item = (u64, u8)>) -> Vec<(u64, String)> {
    let mut runs: Vec<(u64, String)> = vec![];
    for (address, byte) in bytes {
        let digits = format!("{byte:02x}");
        match runs.last_mut().filter(|(first, run)| first + run.len() as u64 / 2 == address) {
            Some((_, run)) => run.push_str(&digits),
            None => runs.push((address, digits)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    #[test]
    fn writes_name_registers_lanes_and_runs_of_bytes() {
        let mut instruction = InFlight::new(3, 0x100);
        instruction.add(Effect::Scalar { code: 106, value: 7 });
        instruction.add(Effect::Scc(true));
        // A wave of 64 lanes with eight registers: its upper lanes lie eight rows on.
        instruction.add(Effect::Vector { row: 18, lane: 0, bytes: 0xf, value: 5 });
        instruction.add(Effect::Vector { row: 26, lane: 3, bytes: 0xf, value: 6 });
        instruction.add(Effect::Vector { row: 19, lane: 1, bytes: 0x3, value: 0x1234 });
        for (address, byte) in [(0x40, 1), (0x41, 2), (0x50, 3)] {
            instruction.add(Effect::Store(Store { address, byte, order: 0 }));
        }
        instruction.add(Effect::Shared(Store { address: 0x1004, byte: 9, order: 0 }));
        assert_eq!(
            serde_json::to_value(written(
                &instruction,
                VgprRows { base: 16, vgprs: 8, accumulation: 8 },
                0x1000,
                Target::Rdna4
            ))
            .unwrap(),
            json!([
                {"register": "vcc_lo", "value": 7},
                {"register": "scc", "value": 1},
                {"register": "v2", "lanes": "800000001", "values": [5, 6]},
                {"register": "v3", "lanes": "00000002", "bytes": 3, "values": [0x1234]},
                {"address": 0x40, "bytes": "0102"},
                {"address": 0x50, "bytes": "03"},
                {"lds": 4, "bytes": "09"},
            ])
        );
    }
}
