//! One wave in lock-step: its instructions in flight, and the comparison of the oldest with the model.

use super::clock;
use super::history::{History, OwnStores, PastMemory};
use super::instruction::{Effect, InFlight, LaneWrite};
use super::shared::SharedHistory;
use crate::memory::AddressSpace;
use crate::run::exports::{self, LeavingRow};
use crate::run::registers::VgprRows;
use std::collections::{BTreeMap, VecDeque};
use tombolo_hdl::front::decode::gcn;
use tombolo_hdl::vmem::operations::Kind;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::Format;
use tombolo_isa::memory::MemoryOperation;
use tombolo_isa::opcode::{Class, Flags, Implicit, Opcode};
use tombolo_isa::target::Target;
use tombolo_model::Wave;
use tombolo_model::export::Sent;
use tombolo_model::group::{Activity, Group};
use tombolo_model::journal::Write;
use tombolo_model::program::{Program, fetch};

/// Which lanes execute an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExecShape {
    /// None.
    None,
    /// One.
    One,
    /// Several, not all.
    Some,
    /// All.
    All,
}

impl ExecShape {
    fn of(wave: &Wave) -> Self {
        match wave.exec() {
            0 => Self::None,
            exec if exec == wave.size().mask() => Self::All,
            exec if exec.is_power_of_two() => Self::One,
            _ => Self::Some,
        }
    }
}

/// Addresses of instructions that are remembered.
const REMEMBERED: usize = 32;

/// What became of the oldest instruction.
pub enum Checked {
    /// There is none that has retired.
    Waiting,
    /// The model waits for another wave.
    Blocked,
    /// The model has executed it and agrees.
    Executed(ExecShape),
    /// ... and the wave has ended.
    Ended(ExecShape),
}

/// What the hardware's memories hold and held.
#[derive(Clone, Copy)]
pub struct Past<'a> {
    /// Instruction set.
    pub target: Target,
    /// Memory.
    pub memory: &'a AddressSpace,
    /// What memory held.
    pub history: &'a History,
    /// The local data share.
    pub shared: &'a SharedHistory,
}

/// The hardware's side of a wave.
pub struct Mirror {
    rows: VgprRows,
    /// First byte of its work-group's share of LDS.
    lds_base: u32,
    in_flight: VecDeque<InFlight>,
    recent: VecDeque<u64>,
    stores: OwnStores,
    /// What the wave has read of the clock last.
    clock: u64,
    /// It does not begin as the model's wave does: the difference.
    pub refusal: Option<String>,
}

impl Mirror {
    /// A wave that is about to issue its first instruction.
    pub fn new(rows: VgprRows, lds_base: u32) -> Self {
        Self {
            rows,
            lds_base,
            in_flight: VecDeque::new(),
            recent: VecDeque::new(),
            stores: OwnStores::default(),
            clock: 0,
            refusal: None,
        }
    }

    /// The oldest instruction that is not compared yet.
    pub fn next(&self) -> Option<&InFlight> {
        self.in_flight.front()
    }

    /// Addresses of the last `count` instructions, the next one included, oldest first.
    pub fn recent(&self, count: usize) -> impl Iterator<Item = u64> {
        let all = self.recent.iter().copied().chain(self.next().map(|next| next.pc));
        let known = self.recent.len() + usize::from(self.next().is_some());
        all.skip(known.saturating_sub(count))
    }

    /// An instruction issues.
    pub fn issue(&mut self, instruction: InFlight) {
        self.in_flight.push_back(instruction);
    }

    fn find(&mut self, sequence: u64) -> Option<&mut InFlight> {
        self.in_flight.iter_mut().find(|instruction| instruction.sequence == sequence)
    }

    /// An instruction writes something. What the dispatcher writes before the first one belongs to none.
    pub fn add(&mut self, sequence: u64, effect: Effect) {
        if let Some(instruction) = self.find(sequence) {
            instruction.add(effect);
        }
    }

    /// A row of an export leaves.
    pub fn export(&mut self, leaving: &LeavingRow) {
        if let Some(instruction) = self.find(leaving.row.sequence) {
            exports::collect(&mut instruction.export, leaving);
        }
    }

    /// An instruction retires; `order` is that of the last memory write.
    pub fn retire(&mut self, sequence: u64, order: u64) {
        if let Some(instruction) = self.find(sequence) {
            instruction.retired.get_or_insert(order);
        }
    }

    /// Executes the oldest instruction on the model if it has retired, and compares.
    ///
    /// # Errors
    /// What differs.
    pub fn check(
        &mut self,
        group: &mut Group,
        place: usize,
        program: &mut Program,
        hardware: Past,
    ) -> Result<Checked, String> {
        let Past { target, memory, history, shared } = hardware;
        let Some((instruction, retired)) =
            self.in_flight.front().and_then(|instruction| Some((instruction, instruction.retired?)))
        else {
            return Ok(Checked::Waiting);
        };
        let Some(member) = group.members.get(place) else {
            return Err(format!("the model has no wave {place} in this work-group"));
        };
        if member.wave.pc() != instruction.pc {
            return Err(format!("the model is at {:#x}", member.wave.pc()));
        }
        let decoded = instruction_at(instruction.pc, memory, history, target);
        let opcode = decoded.as_ref().map(|decoded| decoded.opcode);
        // The trap that hardware generates stands before the instruction.
        let enters = member.wave.may_trap() && instruction.enters_handler();
        let opcode = opcode.filter(|_| !enters);
        let class = opcode.map(|opcode| opcode.class);
        let uses_lds = opcode.is_some_and(uses_lds);
        let lane_by_lane = opcode.is_some_and(works_lane_by_lane);
        let shape = ExecShape::of(&member.wave);
        let shows_barriers = opcode.is_some_and(shows_barriers);
        let before = (opcode.is_some_and(reads_memory) || shows_barriers).then(|| member.wave.clone());
        let own = &instruction.store_orders;
        let mut past = PastMemory::new(memory, history, retired, own);
        if uses_lds {
            shared.restore(&mut group.lds, self.lds_base, retired, &instruction.shared_orders);
        }
        let lds = if uses_lds { group.lds.bytes().to_vec() } else { vec![] };
        let reading = decoded.as_ref().filter(|_| opcode.is_some()).and_then(clock::reading);
        let clock = reading.and_then(|reading| Some((reading, instruction.scalar_number()?)));
        let clock = clock.map(|(reading, got)| {
            let before = self.clock;
            reading.time(before, got).ok_or_else(|| format!("the clock: got {got:#x}, it was {before:#x} before"))
        });
        let clock = clock.transpose()?;
        if let Some(clock) = clock {
            group.members[place].wave.hardware.cycles = clock;
        }
        let executed = if enters {
            // What the model does not know of is the host's wish.
            if group.trap_flags(place, program, &mut past).is_none() {
                group.members[place].wave.request_trap();
            }
            group.take_trap(place, program, &mut past);
            Ok(true)
        } else if group.members[place].wave.may_trap() && group.members[place].wave.due().at_once {
            return Err("the model enters its trap handler before it".to_owned());
        } else {
            group.execute(place, program, &mut past)
        };
        match executed {
            Ok(true) => {}
            Ok(false) => return Ok(Checked::Blocked),
            Err(error) => return Err(format!("the model refuses it: {error}")),
        }
        let written = std::mem::take(&mut past.written);
        let mut stored = group.lds.take_stored();
        // What a load brought to LDS depends on the moment, as what it brings to registers.
        let differs_in_lds = opcode.is_some_and(loads_to_lds)
            && instruction.shared.iter().any(|(address, got)| {
                stored.get(&address.wrapping_sub(self.lds_base)).is_none_or(|values| !values.contains(got))
            });
        let mut moments = past.moments.into_inner();
        let expected = Expected::of(&mut group.members[place].wave);
        let mut difference = self.compare(instruction, &group.members[place].wave, &expected, &[]);
        if let (Some(wave), Some(_), true) = (&before, &difference, shows_barriers) {
            let executed = std::mem::replace(&mut group.members[place].wave, wave.clone());
            let mut past = PastMemory::new(memory, history, retired, own);
            let unaware = group.execute_unaware(place, program, &mut past).is_ok();
            let others = unaware.then(|| Expected::of(&mut group.members[place].wave));
            group.members[place].wave = executed;
            difference = self.compare(instruction, &group.members[place].wave, &expected, others.as_slice());
        }
        // A load may have seen any moment of its flight, and what caches kept from before it, but for what its wave had written.
        if let (Some(wave), true, false) = (before, difference.is_some() || differs_in_lds, shows_barriers) {
            if uses_lds {
                moments.extend(shared.moments(instruction.issued, retired));
            }
            moments.extend(moments.clone().iter().map(|order| order - 1));
            moments.retain(|order| *order <= retired);
            moments.sort_unstable();
            moments.dedup();
            let mut others = vec![];
            for at in moments.into_iter().rev() {
                group.members[place].wave = wave.clone();
                if uses_lds {
                    shared.restore(&mut group.lds, self.lds_base, at, &instruction.shared_orders);
                }
                let mut past = PastMemory::new(memory, history, at, own);
                // The scalar cache knows nothing of what vector memory writes.
                if class == Some(Class::Vmem) {
                    past = past.behind(&self.stores, instruction.issued);
                }
                if group.execute(place, program, &mut past).is_ok() {
                    others.push(Expected::of(&mut group.members[place].wave));
                }
                // What these steps stored is what the first one did, or what it loaded at another moment.
                for (address, values) in group.lds.take_stored().into_iter().filter(|_| differs_in_lds) {
                    stored.entry(address).or_default().extend(values);
                }
            }
            difference = self.compare(instruction, &group.members[place].wave, &expected, &others);
        }
        let tells_of_others = opcode.is_some_and(tells_of_others);
        if let Some(difference) = difference.filter(|_| !tells_of_others) {
            return Err(difference);
        }
        let name = |address: &u64| format!("memory {address:#x} ({})", memory.place_of(*address));
        if let Some(difference) = compare_stores(&instruction.stores, &written, lane_by_lane, name) {
            return Err(difference);
        }
        // What leaves a byte as it is need not be stored.
        let changes = |address: u32, values: &[u8]| values.iter().any(|value| lds.get(address as usize) != Some(value));
        let stored: BTreeMap<u32, Vec<u8>> = stored
            .into_iter()
            .filter(|(address, values)| {
                instruction.shared.contains_key(&(address + self.lds_base)) || changes(*address, values)
            })
            .map(|(address, values)| (address + self.lds_base, values))
            .collect();
        let name = |address: &u32| format!("lds {:#x}", address.wrapping_sub(self.lds_base));
        if let Some(difference) = compare_stores(&instruction.shared, &stored, lane_by_lane, name) {
            return Err(difference);
        }
        // Values that depend on the moment are the hardware's from here on.
        let wave = &mut group.members[place].wave;
        if opcode.is_some_and(reads_memory) || tells_of_others || shows_barriers {
            if let Some(scc) = instruction.scc {
                wave.set_scc(scc);
            }
            for ((row, lane), write) in &instruction.vectors {
                let (register, lane) = self.rows.register(*row, *lane);
                let old = wave.vgpr_lane(register, lane);
                wave.set_vgpr_lane(register, lane, old & !write.mask | write.value);
            }
            for (code, value) in &instruction.scalars {
                wave.set_scalar(*code, *value);
            }
            wave.take_writes();
        }
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(instruction.pc);
        self.clock = clock.unwrap_or(self.clock);
        if let Some(checked) = self.in_flight.pop_front() {
            self.stores.add(&checked.store_orders);
        }
        let ended = group.members[place].activity == Activity::Ended;
        Ok(if ended { Checked::Ended(shape) } else { Checked::Executed(shape) })
    }

    /// The first difference between what the hardware and the model wrote. A register is right when it has the value of
    /// the model, or the one that the model computes from memory at another moment (`others`).
    fn compare(&self, instruction: &InFlight, wave: &Wave, expected: &Expected, others: &[Expected]) -> Option<String> {
        for (code, got) in &instruction.scalars {
            let value = expected.scalars.get(code).copied().unwrap_or_else(|| wave.scalar(*code));
            let elsewhere = others.iter().any(|other| other.scalars.get(code) == Some(got));
            if value != *got && !elsewhere {
                return Some(format!("{}: got {got:#x}, expected {value:#x}", scalar_name(*code)));
            }
        }
        for (code, value) in &expected.scalars {
            if !instruction.scalars.contains_key(code) {
                return Some(format!("{}: not written, expected {value:#x}", scalar_name(*code)));
            }
        }
        match (instruction.scc, expected.scc) {
            (Some(got), _) if got != wave.scc() => {
                return Some(format!("scc: got {}, expected {}", u8::from(got), u8::from(wave.scc())));
            }
            (None, Some(value)) => {
                return Some(format!("scc: not written, expected {}", u8::from(value)));
            }
            _ => {}
        }
        for ((row, lane), LaneWrite { mask, value: got }) in &instruction.vectors {
            let (register, lane) = self.rows.register(*row, *lane);
            let value = expected.vectors.get(&(register, lane)).copied();
            let value = value.unwrap_or_else(|| wave.vgpr_lane(register, lane)) & mask;
            // Each byte by itself: what is not aligned comes in two pieces.
            let seen = |at: usize, byte: u8| {
                let elsewhere = others.iter().filter_map(|other| other.vectors.get(&(register, lane)));
                elsewhere.map(|other| other & mask).chain([value]).any(|value| value.to_le_bytes()[at] == byte)
            };
            if value != *got && !got.to_le_bytes().into_iter().enumerate().all(|(at, byte)| seen(at, byte)) {
                return Some(format!("v{register} lane {lane}: got {got:#010x}, expected {value:#010x}"));
            }
        }
        for (&(register, lane), value) in &expected.vectors {
            let (row, lane_of_row) = self.rows.row(register, lane);
            if !instruction.vectors.contains_key(&(row as u64, lane_of_row)) {
                return Some(format!("v{register} lane {lane}: not written, expected {value:#010x}"));
            }
        }
        compare_exports(instruction.export.as_ref(), expected.export.as_ref())
    }
}

/// What the model wrote.
#[derive(Default)]
struct Expected {
    scalars: BTreeMap<u8, u32>,
    scc: Option<bool>,
    vectors: BTreeMap<(usize, usize), u32>,
    export: Option<Sent>,
}

impl Expected {
    /// Takes the writes of the last instruction out of the wave's journal.
    fn of(wave: &mut Wave) -> Self {
        let mut all = Self::default();
        for write in wave.take_writes() {
            match write {
                Write::Scalar { code, value } => {
                    all.scalars.insert(code, value);
                }
                Write::Scc(value) => all.scc = Some(value),
                Write::Vector { register, lanes, values } => {
                    let written = (0..64).filter(|lane| lanes >> lane & 1 != 0);
                    all.vectors.extend(written.map(|lane| ((usize::from(register), lane), values[lane])));
                }
                Write::Export(sent) => all.export = Some(sent),
                Write::Hardware { .. } => {}
            }
        }
        all
    }
}

/// What the two export differently.
fn compare_exports(got: Option<&Sent>, expected: Option<&Sent>) -> Option<String> {
    let (got, expected) = match (got, expected) {
        (None, None) => return None,
        (Some(got), Some(expected)) => (got, expected),
        (Some(got), None) => return Some(format!("export to target {}, expected none", got.target)),
        (None, Some(expected)) => return Some(format!("no export, expected one to target {}", expected.target)),
    };
    let told = |sent: &Sent| {
        let Sent { target, row, channels, compressed, done, valid, lanes, .. } = sent;
        format!(
            "target {target}, row {row:?}, channels {channels:#x}, compressed {compressed}, done {done}, valid {valid}, lanes {lanes:#x}"
        )
    };
    let heads = [told(got), told(expected)];
    if heads[0] != heads[1] {
        return Some(format!("export: got {}, expected {}", heads[0], heads[1]));
    }
    let lane_of =
        |sent: &Sent, source: usize, lane: usize| sent.sources[source].as_ref().map(|register| register[lane]);
    let lanes = (0..4).flat_map(|source| (0..64).map(move |lane| (source, lane)));
    lanes
        .map(|(source, lane)| (source, lane, lane_of(got, source, lane), lane_of(expected, source, lane)))
        .find(|(.., got, expected)| got != expected)
        .map(|(source, lane, got, expected)| {
            format!("export, source {source}, lane {lane}: got {got:x?}, expected {expected:x?}")
        })
}

/// The first byte that the two wrote differently. Which lane of a store is the last one at an address is open, unless the
/// instruction works lane by lane.
fn compare_stores<A: Ord>(
    stores: &BTreeMap<A, u8>,
    expected: &BTreeMap<A, Vec<u8>>,
    lane_by_lane: bool,
    name: impl Fn(&A) -> String,
) -> Option<String> {
    for (address, got) in stores {
        match expected.get(address).and_then(|values| Some((values, values.last()?))) {
            Some((_, last)) if last == got => {}
            Some((values, _)) if !lane_by_lane && values.contains(got) => {}
            Some((_, value)) => return Some(format!("{}: got {got:#04x}, expected {value:#04x}", name(address))),
            None => return Some(format!("{}: written with {got:#04x}, expected no write", name(address))),
        }
    }
    let missing = expected.keys().find(|address| !stores.contains_key(address));
    missing.map(|address| format!("{}: not written", name(address)))
}

/// The instruction at `pc`.
fn instruction_at(pc: u64, memory: &AddressSpace, history: &History, target: Target) -> Option<Instruction> {
    let own = Default::default();
    let words = fetch(pc, &mut PastMemory::new(memory, history, history.order(), &own)).ok()?;
    target.decode(&words).ok()
}

/// Its opcode.
pub fn opcode_at(pc: u64, memory: &AddressSpace, history: &History, target: Target) -> Option<&'static Opcode> {
    instruction_at(pc, memory, history, target).map(|instruction| instruction.opcode)
}

/// The opcode is a signal of a barrier that SCC answers, some cycles later.
pub fn is_answered(opcode: &Opcode) -> bool {
    opcode.operation == op::S_BARRIER_SIGNAL_ISFIRST
}

/// The result depends on what the other waves of the group have signalled at that moment: it is the hardware's.
fn tells_of_others(opcode: &Opcode) -> bool {
    is_answered(opcode) || opcode.operation == op::S_GET_BARRIER_STATE
}

/// The result may tell that a barrier has completed, which waves see some cycles after its last signal.
fn shows_barriers(opcode: &Opcode) -> bool {
    opcode.operation == op::S_GETREG_B32
}

/// Results depend on memory or LDS.
fn reads_memory(opcode: &Opcode) -> bool {
    matches!(opcode.class, Class::Smem | Class::Vmem) || uses_lds(opcode)
}

/// It may load from LDS or store to it.
fn uses_lds(opcode: &Opcode) -> bool {
    // Sea Islands interpolates with parameters that it loads from there itself.
    matches!(opcode.class, Class::Lds | Class::LdsDirect)
        || matches!(opcode.format, Format::Vflat | Format::FlatSi | Format::FlatCdna | Format::Vintrp)
        || loads_to_lds(opcode)
}

/// It brings memory to LDS: CDNA4 does from buffers and, with an address in M0, from global memory.
fn loads_to_lds(opcode: &Opcode) -> bool {
    matches!(opcode.class, Class::Vmem)
        && (opcode.modifiers.flags.contains(Flags::LDS) || opcode.reads.contains(Implicit::M0))
}

/// The order among the lanes is that of their numbers.
fn works_lane_by_lane(opcode: &Opcode) -> bool {
    let returns = opcode.operands.iter().any(|shape| shape.access.writes());
    let is_atomic = match opcode.format {
        Format::FlatSi | Format::Mubuf => gcn::vmem::access(opcode).is_some_and(|access| access.kind == Kind::Atomic),
        _ => opcode.memory.is_some_and(MemoryOperation::is_atomic),
    };
    is_atomic || (matches!(opcode.class, Class::Lds) && returns)
}

/// What the assembler calls a scalar register.
pub(crate) fn scalar_name(code: u8) -> String {
    match code {
        106 => "vcc_lo".to_owned(),
        107 => "vcc_hi".to_owned(),
        108..=123 => format!("ttmp{}", code - 108),
        125 => "m0".to_owned(),
        126 => "exec_lo".to_owned(),
        127 => "exec_hi".to_owned(),
        _ => format!("s{code}"),
    }
}
