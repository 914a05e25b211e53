//! The local data share's instructions (chapter 12): indexed loads, stores and atomics, lane permutes, append and
//! consume, the ray tracing stack, parameter and direct loads.

pub(crate) mod lanes;
mod parameter;
mod stack;

use crate::atomic::Atomic;
use crate::fault::Fault;
use crate::vmem::window::Addresses;
use crate::vmem::{Load, Place, Ports, Transfer, lane_value, set_lane_value};
use crate::wave::{ViolationSource, Wave};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};

/// Two addresses in one instruction: what is done at each of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pair {
    Load,
    Store,
    Exchange,
}

#[derive(Debug, Clone, Copy)]
enum Action {
    Nothing,
    Transfer(Transfer),
    Atomic(Atomic),
    /// `bytes` at each of two addresses; the offsets count units of `unit` bytes.
    Pair {
        what: Pair,
        bytes: u32,
        unit: u32,
    },
    ConditionalExchange,
    AddThreadId {
        store: bool,
    },
    /// DS_APPEND adds the number of active lanes, DS_CONSUME subtracts it.
    Count {
        append: bool,
    },
    Swizzle,
    Permute,
    BackwardPermute {
        fetch_inactive: bool,
    },
    Stack(stack::Shape),
    Parameter {
        attribute: u32,
        channel: u32,
    },
    Direct,
}

/// An LDS instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    action: Action,
    /// First destination VGPR and how many there are.
    destination: usize,
    written: usize,
    address: usize,
    data0: usize,
    data1: usize,
    returns: bool,
    /// {OFFSET1, OFFSET0}.
    offset: u32,
}

/// What has two addresses: bytes at each, and bytes that a unit of the offsets counts.
const PAIRS: &[(op::Operation, Pair, u32, u32)] = &[
    (op::DS_LOAD_2ADDR_B32, Pair::Load, 4, 4),
    (op::DS_LOAD_2ADDR_B64, Pair::Load, 8, 8),
    (op::DS_LOAD_2ADDR_STRIDE64_B32, Pair::Load, 4, 256),
    (op::DS_LOAD_2ADDR_STRIDE64_B64, Pair::Load, 8, 512),
    (op::DS_STORE_2ADDR_B32, Pair::Store, 4, 4),
    (op::DS_STORE_2ADDR_B64, Pair::Store, 8, 8),
    (op::DS_STORE_2ADDR_STRIDE64_B32, Pair::Store, 4, 256),
    (op::DS_STORE_2ADDR_STRIDE64_B64, Pair::Store, 8, 512),
    (op::DS_STOREXCHG_2ADDR_RTN_B32, Pair::Exchange, 4, 4),
    (op::DS_STOREXCHG_2ADDR_RTN_B64, Pair::Exchange, 8, 8),
    (op::DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32, Pair::Exchange, 4, 256),
    (op::DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64, Pair::Exchange, 8, 512),
];

fn action(instruction: &Instruction) -> Option<Action> {
    let row = instruction.opcode;
    Some(match row.operation {
        op::DS_NOP => Action::Nothing,
        op::DS_CONDXCHG32_RTN_B64 => Action::ConditionalExchange,
        op::DS_STORE_ADDTID_B32 => Action::AddThreadId { store: true },
        op::DS_LOAD_ADDTID_B32 => Action::AddThreadId { store: false },
        op::DS_APPEND => Action::Count { append: true },
        op::DS_CONSUME => Action::Count { append: false },
        op::DS_SWIZZLE_B32 => Action::Swizzle,
        op::DS_PERMUTE_B32 => Action::Permute,
        op::DS_BPERMUTE_B32 => Action::BackwardPermute { fetch_inactive: false },
        op::DS_BPERMUTE_FI_B32 => Action::BackwardPermute { fetch_inactive: true },
        op::DS_BVH_STACK_PUSH4_POP1_RTN_B32 => Action::Stack(stack::Shape { pushed: 4, pops: 1 }),
        op::DS_BVH_STACK_PUSH8_POP1_RTN_B32 => Action::Stack(stack::Shape { pushed: 8, pops: 1 }),
        op::DS_BVH_STACK_PUSH8_POP2_RTN_B64 => Action::Stack(stack::Shape { pushed: 8, pops: 2 }),
        op::DS_PARAM_LOAD => Action::Parameter {
            attribute: instruction.field(FieldName::Attr),
            channel: instruction.field(FieldName::AttrChan),
        },
        op::DS_DIRECT_LOAD => Action::Direct,
        operation => match PAIRS.iter().find(|(known, ..)| *known == operation) {
            Some(&(_, what, bytes, unit)) => Action::Pair { what, bytes, unit },
            None => match Transfer::of(row)? {
                Transfer::Atomic(atomic) => Action::Atomic(atomic),
                transfer => Action::Transfer(transfer),
            },
        },
    })
}

impl Operation {
    /// The operation of a decoded instruction; none if it does not belong to the LDS.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let row = instruction.opcode;
        if row.format != Format::Vds && row.format != Format::Vdsdir {
            return Ok(None);
        }
        let action = action(instruction)
            .ok_or(Fault::Unsupported { mnemonic: row.mnemonic, reason: "the model does not know it" })?;
        let written = row.operands.iter().find(|shape| shape.field == FieldName::Vdst);
        let operation = Operation {
            action,
            destination: instruction.field(FieldName::Vdst) as usize,
            written: written.map_or(0, |shape| shape.data.registers().into()),
            address: instruction.field(FieldName::Addr) as usize,
            data0: instruction.field(FieldName::Data0) as usize,
            data1: instruction.field(FieldName::Data1) as usize,
            returns: written.is_some(),
            offset: instruction.field(FieldName::Offset1) << 8 | instruction.field(FieldName::Offset0),
        };
        if matches!(action, Action::Stack(_)) && operation.offset >> 8 != 0 {
            return Err(Fault::Unsupported {
                mnemonic: row.mnemonic,
                reason: "the triangle pair and primitive range flags are not documented",
            });
        }
        Ok(Some(operation))
    }

    /// Executes it for every active lane, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        // A destination out of range nullifies the instruction (section 3.3.5.1).
        if !wave.owns_vgprs(self.destination, self.written) {
            return Ok(());
        }
        match self.action {
            Action::Nothing => {}
            Action::Count { append } => self.count(wave, ports, append),
            Action::Swizzle => {
                let offset = self.offset;
                let inactive = lanes::Inactive::Zero;
                lanes::gather(wave, self.destination, self.address, inactive, |_, lane| lanes::swizzle(offset, lane));
            }
            Action::Permute => lanes::scatter(wave, self.destination, self.data0, self.address, self.offset),
            Action::BackwardPermute { fetch_inactive } => {
                let inactive = if fetch_inactive { lanes::Inactive::Fetched } else { lanes::Inactive::Zero };
                let (address, offset) = (self.address, self.offset);
                lanes::gather(wave, self.destination, self.data0, inactive, |wave, lane| {
                    lanes::index(wave, address, offset, lane)
                });
            }
            Action::Parameter { attribute, channel } => {
                parameter::load(wave, ports.lds, self.destination, attribute, channel);
            }
            Action::Direct => parameter::direct_load(wave, ports.lds, self.destination),
            Action::Transfer(transfer) if self.at_once(wave, ports, transfer) => {}
            Action::Pair { what: Pair::Load, bytes, unit } if self.pair_at_once(wave, ports, bytes, unit) => {}
            _ => {
                let exec = wave.exec();
                for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
                    self.lane(wave, ports, lane)?;
                }
            }
        }
        Ok(())
    }

    /// Loads or stores all lanes at once; false, and nothing is done, where that goes lane by lane only.
    fn at_once(&self, wave: &mut Wave, ports: &mut Ports, transfer: Transfer) -> bool {
        let base = wave.vgpr(self.address);
        let addresses = std::array::from_fn(|lane| base[lane].wrapping_add(self.offset).into());
        let addresses = Addresses { lanes: wave.exec(), addresses };
        let Some((first, offsets)) = addresses.offsets() else { return false };
        match transfer {
            Transfer::Load(load) => {
                let window = ports.lds.window(first, offsets.span(load.bytes.into()));
                window.is_some_and(|window| load.read_window(wave, self.destination, &offsets, window))
            }
            Transfer::Store(store) => {
                let window = ports.lds.window(first, offsets.span(store.bytes.into()));
                window.map(|window| store.write_window(wave, self.data0, &offsets, window)).is_some()
            }
            Transfer::Atomic(_) => false,
        }
    }

    /// The same of a load from two addresses.
    fn pair_at_once(&self, wave: &mut Wave, ports: &mut Ports, bytes: u32, unit: u32) -> bool {
        let base = wave.vgpr(self.address);
        let addresses = Addresses { lanes: wave.exec(), addresses: base.map(u64::from) };
        let Some((first, offsets)) = addresses.offsets() else { return false };
        let displacements = [self.offset & 0xff, self.offset >> 8].map(|offset| u64::from(offset * unit));
        let span = offsets.span(bytes as usize);
        // LDS addresses do not wrap within what there is of it.
        if displacements.iter().any(|more| ports.lds.window(first + more, span).is_none()) {
            return false;
        }
        let load = Load { bytes: bytes as u8, signed: false, half: None };
        let registers = [self.destination, self.destination + bytes as usize / 4];
        for (more, register) in displacements.into_iter().zip(registers) {
            let window = ports.lds.window(first + more, span);
            window.map(|window| load.read_window(wave, register, &offsets, window));
        }
        true
    }

    /// What is done lane by lane.
    fn lane(&self, wave: &mut Wave, ports: &mut Ports, lane: usize) -> Result<(), Fault> {
        let base = wave.vgpr_lane(self.address, lane);
        let address = base.wrapping_add(self.offset);
        match self.action {
            Action::Transfer(Transfer::Load(load)) => {
                let mut bytes = [0; 16];
                ports.read(wave, lane, Place::Lds(address), &mut bytes[..load.bytes.into()])?;
                load.write_back(wave, self.destination, lane, &bytes);
            }
            Action::Transfer(Transfer::Store(store)) => {
                let bytes = store.bytes_of(wave, self.data0, lane);
                ports.write(wave, lane, Place::Lds(address), &bytes[..store.bytes.into()])?;
            }
            Action::Atomic(atomic) => {
                let data = lane_value(wave, self.data0, lane, atomic.bytes);
                let data2 = lane_value(wave, self.data1, lane, atomic.bytes);
                let mode = wave.mode();
                let modify = |old| atomic.apply(old, data, data2, mode);
                let old = ports.modify(wave, lane, Place::Lds(address), atomic.bytes, modify)?;
                if self.returns {
                    set_lane_value(wave, self.destination, lane, atomic.bytes, old);
                }
            }
            Action::Pair { what, bytes, unit } => self.pair(wave, ports, lane, what, bytes, unit)?,
            Action::ConditionalExchange => self.conditional_exchange(wave, ports, lane, address)?,
            Action::AddThreadId { store } => {
                let address = self.offset + (wave.m0() & 0xffff) + 4 * lane as u32;
                if store {
                    let word = wave.vgpr_lane(self.data0, lane).to_le_bytes();
                    ports.write(wave, lane, Place::Lds(address), &word)?;
                } else {
                    let mut word = [0; 4];
                    ports.read(wave, lane, Place::Lds(address), &mut word)?;
                    wave.set_vgpr_lane(self.destination, lane, u32::from_le_bytes(word));
                }
            }
            Action::Stack(shape) => {
                let registers = stack::Registers {
                    destination: self.destination,
                    address: self.address,
                    last: self.data0,
                    data: self.data1,
                };
                ports.lds.serve(Some(lane));
                stack::step(wave, ports.lds, shape, registers, self.offset & 31, lane);
            }
            _ => {}
        }
        Ok(())
    }

    fn pair(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        lane: usize,
        what: Pair,
        bytes: u32,
        unit: u32,
    ) -> Result<(), Fault> {
        let base = wave.vgpr_lane(self.address, lane);
        let offsets = [self.offset & 0xff, self.offset >> 8];
        let places = offsets.map(|offset| Place::Lds(base.wrapping_add(offset * unit)));
        let data = [self.data0, self.data1].map(|register| lane_value(wave, register, lane, bytes));
        let mut old = [0; 2];
        for (place, old) in places.into_iter().zip(&mut old) {
            *old = match what {
                Pair::Store => 0,
                Pair::Load => {
                    let mut raw = [0; 8];
                    ports.read(wave, lane, place, &mut raw[..bytes as usize])?;
                    u64::from_le_bytes(raw)
                }
                // Both old values are read before either is replaced.
                Pair::Exchange => ports.read_for_atomic(wave, lane, place, bytes)?,
            };
        }
        if what != Pair::Load {
            for (place, data) in places.into_iter().zip(data) {
                ports.write(wave, lane, place, &data.to_le_bytes()[..bytes as usize])?;
            }
        }
        if what != Pair::Store {
            set_lane_value(wave, self.destination, lane, bytes, old[0]);
            set_lane_value(wave, self.destination + bytes as usize / 4, lane, bytes, old[1]);
        }
        Ok(())
    }

    /// DS_CONDXCHG32_RTN_B64: each word is exchanged if the top bit of its data is set, and loses that bit.
    fn conditional_exchange(&self, wave: &mut Wave, ports: &mut Ports, lane: usize, address: u32) -> Result<(), Fault> {
        const EXCHANGE: u32 = 1 << 31;
        // All of the data first: VDST may be one of its registers.
        let data = [0, 1].map(|index| wave.vgpr_lane(self.data0 + index, lane));
        for (index, data) in data.into_iter().enumerate() {
            let place = Place::Lds((address & 0xfff8) + 4 * index as u32);
            let old = if data & EXCHANGE != 0 {
                ports.modify(wave, lane, place, 4, |_| u64::from(data & !EXCHANGE))?
            } else {
                ports.read_for_atomic(wave, lane, place, 4)?
            };
            wave.set_vgpr_lane(self.destination + index, lane, old as u32);
        }
        Ok(())
    }

    /// DS_APPEND and DS_CONSUME: one addition for the whole wave; every active lane gets the old value.
    fn count(&self, wave: &mut Wave, ports: &mut Ports, append: bool) {
        let exec = wave.exec();
        if exec == 0 {
            return;
        }
        // Only aligned counters exist: the two lowest bits of the offset are ignored.
        let address = self.offset & !3;
        let mut word = [0; 4];
        ports.lds.serve(None);
        if !ports.lds.load(address, &mut word) {
            wave.note_violation(ViolationSource::Lds);
        }
        let old = u32::from_le_bytes(word);
        let lanes = exec.count_ones();
        let new = if append { old.wrapping_add(lanes) } else { old.wrapping_sub(lanes) };
        ports.lds.store_u32(address, new);
        wave.set_vgpr(self.destination, exec, &[old; 64]);
    }
}
