//! Where every instance keeps its state.
//!
//! An instance is one contiguous block of 64-bit words, laid out alike for every instance of a module: the count of
//! evaluations that remain (see [`activity`](super::activity)), inputs, registers, other signals, then the children's
//! blocks. Compiled code reaches everything by a constant offset from the
//! instance's block, so one function serves every instance.
//!
//! Equal children that are evaluated together (see [`groups`](super::groups)) share one block: that of one instance with
//! the words of every signal, and the elements of every memory, repeated for each instance, side by side. So everything
//! below them is laid out too.
//!
//! An output of a child is not copied: the parent's signal is the child's word. An input of a child is a copy of its
//! own, made when the parent's value is known; so a clock edge of the parent cannot disturb its children.
//!
//! Memories lie in a region of their own, by the same scheme in bytes, that keeps the words of signals close together.

use super::groups::ModuleGroups;
use tombolo_netlist::ir::{Module, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::Driver;

/// Place of one module's things in the blocks of its instances.
#[derive(Clone, Debug, Default)]
pub struct ModuleLayout {
    /// First word of each signal; clocks have none and say 0.
    pub signals: Vec<u32>,
    /// By signal: whether instances in a group keep it once for all of them, as the first one's.
    pub uniform: Vec<bool>,
    /// First word of each instance's block, or of the block of its group.
    pub children: Vec<u32>,
    /// Place of each instance in its group.
    pub members: Vec<Member>,
    /// Words of a block.
    pub words: u32,
    /// First byte of each memory in the memory block.
    pub memories: Vec<u64>,
    /// First byte of each instance's memory block.
    pub child_memories: Vec<u64>,
    /// Bytes of a memory block, a multiple of 8.
    pub memory_bytes: u64,
}

/// Place of an instance among those that share its block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Instances in the block.
    pub of: u32,
    /// Which one.
    pub index: u32,
}

impl Member {
    /// An instance with a block of its own.
    pub const ALONE: Self = Self { of: 1, index: 0 };

    /// Where in the block the words of a signal are for this instance, which in that of one instance begin at `first`.
    fn word(self, first: u32, words: u32) -> u32 {
        first * self.of + self.index * words
    }
}

/// 64-bit words of a value.
pub fn words_of(width: u32) -> u32 {
    width.div_ceil(64)
}

/// Bytes of a memory's word: 4, or a multiple of 8.
pub fn element_bytes(width: u32) -> u64 {
    match width {
        0..=32 => 4,
        _ => 8 * words_of(width) as u64,
    }
}

/// Layouts of all modules, in their order; `drivers` as the hierarchy has them.
pub fn layouts<'a>(
    netlist: &Netlist,
    drivers: impl Fn(usize) -> &'a [Driver],
    groups: &[ModuleGroups],
) -> Vec<ModuleLayout> {
    let mut layouts: Vec<ModuleLayout> = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let layout = layout(module, drivers(at), &groups[at], &layouts);
        layouts.push(layout);
    }
    layouts
}

fn layout(module: &Module, drivers: &[Driver], groups: &ModuleGroups, earlier: &[ModuleLayout]) -> ModuleLayout {
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
    layout.uniform = (0..module.signals.len()).map(|at| groups.is_uniform(SignalId(at as u32))).collect();
    layout.members = (0..module.instances.len()).map(|instance| groups.member(instance)).collect();
    for at in order {
        if layout.members[at].index != 0 {
            continue;
        }
        let (child, of) = (&earlier[module.instances[at].module.index()], layout.members[at].of);
        for member in groups.of(at) {
            layout.children[member] = layout.words;
            layout.child_memories[member] = layout.memory_bytes;
        }
        layout.words += child.words * of;
        layout.memory_bytes += child.memory_bytes * u64::from(of);
    }
    for (at, driver) in drivers.iter().enumerate() {
        if let Driver::Child { instance, port } = driver {
            let child = &earlier[module.instances[*instance].module.index()];
            layout.signals[at] = layout.child_word(*instance, child, *port, module.signals[at].width);
        }
    }
    layout
}

impl ModuleLayout {
    /// First word of a child's signal of this width.
    pub fn child_word(&self, instance: usize, child: &ModuleLayout, signal: SignalId, width: u32) -> u32 {
        self.children[instance] + child.member_word(self.members[instance], signal, width)
    }

    /// First word of a signal in the block that an instance shares.
    pub fn member_word(&self, member: Member, signal: SignalId, width: u32) -> u32 {
        let index = if self.uniform[signal.index()] { 0 } else { member.index };
        Member { index, ..member }.word(self.signal(signal), words_of(width))
    }

    /// First word of a signal in its instance's block.
    pub fn signal(&self, signal: SignalId) -> u32 {
        self.signals[signal.index()]
    }
}
