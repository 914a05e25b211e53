//! A block of registers on the register bus.
//!
//! The bus takes a request a cycle: `bus_valid`, `bus_write`, a byte address, data and byte enables. `bus_ready` answers
//! one cycle later, with the data of a read, or with `bus_error` when no register of the block has the address, the
//! address is no multiple of 4, or the register may not be read or written; nothing happens then. Addresses are decoded by
//! range (configuration, shader, context ...), page of 256 bytes and register, the ranges apart from each other, since
//! context registers change with every draw and the others do not.
//!
//! Fields leave the block as signals, those of status registers enter it. Bits of no field read zero; byte enables beyond
//! the width of an 8- or 16-bit register do nothing. An initiator sets its strobe in the cycle in which its fields have the
//! values written. A flip-flop a bit, and for decoding and reading nearly a LUT a bit of what can be read: VGT 1,540 LUTs and
//! 1,780 flip-flops, PA 7,600 and 7,860, the write-only compute registers 190 and 1,100.

use super::map::{Instance, NamedField, instances};
use crate::registers::compute_registers::ComputeRegisters;
use crate::registers::cp_registers::CpRegisters;
use rust_hdl::prelude::Block as Hardware;
use tombolo_netlist::builder::{Builder, PortDeclaration, Wire};
use tombolo_netlist::ir::{EnumLabels, SignalKind};
use tombolo_netlist::open_ports::OpenBlock;
use tombolo_registers::{Block, Space};

/// Bits of an address on the bus.
pub const ADDRESS_BITS: u32 = 18;

/// Name of the module of a block's registers.
pub fn module_name(block: Block) -> String {
    match block {
        Block::Comp => "compute_registers".to_owned(),
        _ => format!("{}_registers", block.name().to_lowercase()),
    }
}

/// The registers of a block as hardware, ready to be elaborated.
pub fn hardware(block: Block) -> Box<dyn Hardware> {
    match block {
        Block::Comp => {
            let mut hardware = ComputeRegisters::new();
            hardware.connect_all();
            return Box::new(hardware);
        }
        Block::Cp => {
            let mut hardware = CpRegisters::new();
            hardware.connect_all();
            return Box::new(hardware);
        }
        _ => {}
    }
    let name = block.name();
    let camel = format!("{}{}Registers", &name[..1], name[1..].to_lowercase());
    let mut hardware = OpenBlock::new(&camel, file!(), &ports(block), |g| build(g, block));
    hardware.connect_all();
    Box::new(hardware)
}

/// The ports of a block beside its clock.
fn ports(block: Block) -> Vec<PortDeclaration> {
    let port = |name: &str, width, kind| PortDeclaration::bits(name, width, kind);
    let mut ports = vec![
        port("bus_valid", 1, SignalKind::Input),
        port("bus_write", 1, SignalKind::Input),
        port("bus_address", ADDRESS_BITS, SignalKind::Input),
        port("bus_data", 32, SignalKind::Input),
        port("bus_bytes", 4, SignalKind::Input),
        port("bus_ready", 1, SignalKind::Output),
        port("bus_error", 1, SignalKind::Output),
        port("bus_read_data", 32, SignalKind::Output),
    ];
    for instance in instances(block) {
        let kind = if instance.access.writes() { SignalKind::Output } else { SignalKind::Input };
        ports.extend(instance.fields.iter().map(|named| port(&named.signal, named.field.width(), kind)));
        if instance.initiator {
            ports.push(port(&instance.strobe(), 1, SignalKind::Output));
        }
    }
    ports
}

/// Bits that are compared in each step of the decoder.
const PAGE_BITS: u32 = 8;

/// The logic of a block: drives the ports of [`ports`].
pub fn build(g: &Builder, block: Block) {
    storage_of(g, &instances(block), None, &mut |signal, value, labels| {
        g.output(signal, value);
        if let Some(labels) = labels {
            g.label(signal, labels);
        }
    });
}

/// What sets registers to their defaults.
pub struct Clear<'a> {
    /// 1 bit.
    pub clears: &'a Wire,
    /// The value of a register then; none for those that keep theirs.
    pub value: &'a dyn Fn(&Instance) -> Option<u32>,
    /// Its value after reset.
    pub reset: &'a dyn Fn(&Instance) -> u32,
}

/// The bus, the decoder and the storage of registers, which are sorted by their addresses: drives the ports `bus_ready`, `bus_error` and
/// `bus_read_data`, and hands each field and strobe to `leaves` with the name of its signal.
pub fn storage_of(
    g: &Builder,
    all: &[Instance],
    clear: Option<&Clear>,
    leaves: &mut dyn FnMut(&str, &Wire, Option<EnumLabels>),
) {
    let (valid, write) = (g.input("bus_valid"), g.input("bus_write"));
    let (address, data, bytes) = (g.input("bus_address"), g.input("bus_data"), g.input("bus_bytes"));
    let aligned = address.slice(0, 2).none();
    let writing = g.name("writing", &(&valid & &write & &aligned));
    let (mut found, mut results) = (vec![], vec![]);
    for space in Space::ALL {
        let here: Vec<&Instance> = all.iter().filter(|instance| instance.space() == space).collect();
        let Some((first, last)) = here.first().zip(here.last()) else { continue };
        let pages = first.address >> PAGE_BITS..=last.address >> PAGE_BITS;
        for page in pages {
            let here: Vec<&Instance> = here.iter().copied().filter(|at| at.address >> PAGE_BITS == page).collect();
            if here.is_empty() {
                continue;
            }
            let selected = address.slice(PAGE_BITS, ADDRESS_BITS - PAGE_BITS).is(page.into());
            let page_name = format!("{}_page_{page:x}", format!("{space:?}").to_lowercase());
            let selected = g.name(&page_name, &selected);
            let word = address.slice(2, PAGE_BITS - 2);
            let number = |instance: &Instance| u128::from(instance.address >> 2 & 63);
            let (mut readable, mut writable) = (vec![], vec![]);
            for instance in here {
                let write_here =
                    g.name(&format!("write_{}", instance.signal), &(&writing & &selected & word.is(number(instance))));
                let value =
                    register(g, instance, &Write { here: &write_here, data: &data, bytes: &bytes, clear }, leaves);
                if instance.access.reads() {
                    readable.push((number(instance), g.constant(1, 1).concat(&value)));
                }
                if instance.access.writes() {
                    writable.push((number(instance), g.constant(1, 1)));
                }
            }
            let choose = |arms: &[(u128, Wire)], width| match arms {
                [] => g.zero(width),
                _ => g.lookup(&word, arms, &g.zero(width)),
            };
            let answer = choose(&readable, 33);
            let may_write = choose(&writable, 1);
            found.push(write.select(&may_write, &answer.bit(32)) & &selected);
            results.push(answer.slice(0, 32).when(&selected));
        }
    }
    let found = g.name("found", &(g.or_all(1, &found) & aligned));
    let result = g.or_all(32, &results).when(&(&valid & &found & !&write));
    g.output("bus_ready", &g.register("ready", &valid));
    g.output("bus_error", &g.register("error", &(&valid & !&found)));
    g.output("bus_read_data", &g.register("read_data", &result));
}

/// What is written to a register.
struct Write<'a> {
    here: &'a Wire,
    data: &'a Wire,
    bytes: &'a Wire,
    clear: Option<&'a Clear<'a>>,
}

/// Storage, signals and value (32 bits) of a register.
fn register(
    g: &Builder,
    instance: &Instance,
    write: &Write,
    leaves: &mut dyn FnMut(&str, &Wire, Option<EnumLabels>),
) -> Wire {
    let cleared = write.clear.and_then(|clear| Some((clear.clears, (clear.value)(instance)?)));
    let reset = write.clear.map(|clear| (clear.reset)(instance));
    let mut value: Option<Wire> = None;
    let mut next_bit = 0;
    for named in &instance.fields {
        let field = if instance.access.writes() {
            let stored = storage(g, named, write, cleared, reset);
            leaves(&named.signal, &stored, named.labels());
            stored
        } else {
            g.input(&named.signal)
        };
        let below = u32::from(named.field.lsb) - next_bit;
        let padded = if below == 0 { field } else { field.concat(&g.zero(below)) };
        value = Some(value.map_or(padded.clone(), |low| padded.concat(&low)));
        next_bit = u32::from(named.field.msb) + 1;
    }
    if instance.initiator {
        let strobe = g.register(&format!("{}_written", instance.signal), &(write.here & write.bytes.any()));
        leaves(&instance.strobe(), &strobe, None);
    }
    value.map_or(g.zero(32), |value| value.resize(32))
}

/// The flip-flops of a field, written byte by byte, and cleared to bits of the register's value.
fn storage(g: &Builder, named: &NamedField, write: &Write, cleared: Option<(&Wire, u32)>, reset: Option<u32>) -> Wire {
    let (msb, lsb) = (u32::from(named.field.msb), u32::from(named.field.lsb));
    let reset = reset.map_or(named.field.reset.unwrap_or(0), |value| value >> lsb);
    let part = |byte: u32| {
        let (low, high) = (lsb.max(8 * byte), msb.min(8 * byte + 7));
        let width = high - low + 1;
        let part = |value: u32| u128::from(value >> (low - lsb)) & ((1 << width) - 1);
        let mut enable = write.here & write.bytes.bit(byte);
        let mut data = write.data.slice(low, width);
        if let Some((clears, value)) = cleared {
            enable = enable | clears;
            data = clears.select(&g.constant(width, part(value >> lsb)), &data);
        }
        g.register_from(&format!("{}_byte_{byte}", named.signal), &data, &enable, part(reset))
    };
    let parts: Vec<Wire> = (lsb / 8..=msb / 8).map(part).collect();
    let parts: Vec<&Wire> = parts.iter().rev().collect();
    g.concat(&parts)
}
