//! Where every instance keeps its state.
//!
//! An instance is one contiguous block of 64-bit words, laid out alike for every instance of a module: the count of
//! evaluations that remain (see [`activity`](super::activity)), inputs, registers, other signals, then the children's
//! blocks. Compiled code reaches everything by a constant offset from the
//! instance's block, so one function serves every instance. Equal children of one parent lie next to each other at a
//! constant stride, which is what evaluating them as the elements of a vector needs.
//!
//! An output of a child is not copied: the parent's signal is the child's word. An input of a child is a copy of its
//! own, made when the parent's value is known; so a clock edge of the parent cannot disturb its children.
//!
//! Memories lie in a region of their own, by the same scheme in bytes, that keeps the words of signals close together.

use tombolo_netlist::ir::{Module, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::Driver;

/// Place of one module's things in the blocks of its instances.
#[derive(Clone, Debug, Default)]
pub struct ModuleLayout {
    /// First word of each signal; clocks have none and say 0.
    pub signals: Vec<u32>,
    /// First word of each instance's block.
    pub children: Vec<u32>,
    /// Words of a block.
    pub words: u32,
    /// First byte of each memory in the memory block.
    pub memories: Vec<u64>,
    /// First byte of each instance's memory block.
    pub child_memories: Vec<u64>,
    /// Bytes of a memory block, a multiple of 8.
    pub memory_bytes: u64,
}

/// 64-bit words of a value.
pub fn words_of(width: u32) -> u32 {
    width.div_ceil(64)
}

/// Bytes of a memory's word: 1, 2, 4, or a multiple of 8.
pub fn element_bytes(width: u32) -> u64 {
    match width {
        0..=8 => 1,
        9..=16 => 2,
        17..=32 => 4,
        _ => 8 * words_of(width) as u64,
    }
}

/// Layouts of all modules, in their order; `drivers` as the hierarchy has them.
pub fn layouts<'a>(netlist: &Netlist, drivers: impl Fn(usize) -> &'a [Driver]) -> Vec<ModuleLayout> {
    let mut layouts: Vec<ModuleLayout> = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let layout = layout(module, drivers(at), &layouts);
        layouts.push(layout);
    }
    layouts
}

fn layout(module: &Module, drivers: &[Driver], earlier: &[ModuleLayout]) -> ModuleLayout {
    let mut layout = ModuleLayout { signals: vec![0; module.signals.len()], words: 1, ..ModuleLayout::default() };
    let rank = |driver: &Driver| match driver {
        Driver::Input => 0,
        Driver::Register(_) | Driver::Read { .. } => 1,
        Driver::Process(_) => 2,
        Driver::Child { .. } => 3,
    };
    let mut order: Vec<usize> = (0..module.signals.len()).collect();
    order.sort_by_key(|signal| rank(&drivers[*signal]));
    for at in order {
        let signal = &module.signals[at];
        if signal.kind != SignalKind::Clock && !matches!(drivers[at], Driver::Child { .. }) {
            layout.signals[at] = layout.words;
            layout.words += words_of(signal.width);
        }
    }
    for memory in &module.memories {
        layout.memories.push(layout.memory_bytes);
        let bytes = element_bytes(memory.width) * memory.depth as u64;
        layout.memory_bytes += bytes.next_multiple_of(8);
    }
    layout.children = vec![0; module.instances.len()];
    layout.child_memories = vec![0; module.instances.len()];
    let mut order: Vec<usize> = (0..module.instances.len()).collect();
    order.sort_by_key(|instance| module.instances[*instance].module);
    for at in order {
        let child = &earlier[module.instances[at].module.index()];
        layout.children[at] = layout.words;
        layout.words += child.words;
        layout.child_memories[at] = layout.memory_bytes;
        layout.memory_bytes += child.memory_bytes;
    }
    for (at, driver) in drivers.iter().enumerate() {
        if let Driver::Child { instance, port } = driver {
            let child = &earlier[module.instances[*instance].module.index()];
            layout.signals[at] = layout.children[*instance] + child.signals[port.index()];
        }
    }
    layout
}

impl ModuleLayout {
    /// First word of a signal in its instance's block.
    pub fn signal(&self, signal: SignalId) -> u32 {
        self.signals[signal.index()]
    }
}
