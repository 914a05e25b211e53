//! Packets that draw, and those that only say how: where indices are, of which type they are, how many instances there are.
//!
//! The arguments of an indirect draw are in memory: vertices or indices, instances, the first index if there are any, the first vertex, the
//! first instance. The last two go to shader registers that the packet names, then the draw begins. Of several draws each has arguments of its own, a
//! stride apart, and its number may go to a register too; how many there are may be in memory.

use super::packet::{BODY, PacketKind};
use crate::graphics::vgt::record::{DrawRequest, DrawRequestWires, IndexSource};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block, record};

/// Byte address of the first shader register.
const SHADER_SPACE: u128 = 0xb000;
/// Bits of the arguments of an indirect draw: five words.
const ARGUMENTS: usize = 160;

choice! {
    /// How far an indirect draw is.
    pub enum IndirectStep {
        /// There is none.
        None,
        /// How many there are is read.
        Count,
        /// Its arguments are.
        Arguments,
        /// The first vertex goes to its register.
        Vertex,
        /// The first instance does.
        Instance,
        /// Its number does.
        Number,
    }
}

record! {
    /// What packets before a draw have said.
    pub struct DrawState {
        /// INDEX_BASE: byte address.
        pub base: Bits<48>,
        /// INDEX_BUFFER_SIZE: indices, for indirect draws.
        pub size: Bits<32>,
        /// INDEX_TYPE: 0 16 bits, 1 32 bits, others swap bytes.
        pub kind: Bits<32>,
        /// NUM_INSTANCES less one, so that it is 1 at first.
        pub more_instances: Bits<32>,
    }
}

record! {
    /// An indirect draw, and those behind it: where its arguments are, and where two of them go.
    pub struct Indirect {
        /// It is one.
        pub valid: Bit,
        /// Byte address of the arguments.
        pub address: Bits<48>,
        /// Words of them.
        pub words: Bits<3>,
        /// Byte address of the register for the first vertex.
        pub vertex: Bits<18>,
        /// Of that for the first instance.
        pub instance: Bits<18>,
        /// Draws from this one on.
        pub left: Bits<32>,
        /// There are no more than memory says.
        pub counts: Bit,
        /// Byte address of what it says.
        pub count_address: Bits<48>,
        /// Bytes from the arguments of a draw to those of the next one.
        pub stride: Bits<32>,
        /// The number of a draw goes to a register.
        pub numbers: Bit,
        /// Byte address of that.
        pub number_register: Bits<18>,
        /// The number.
        pub number: Bits<32>,
    }
}

/// The indices from number `first` of the index buffer on, of `size` in all: byte address and how many.
fn indices_from(g: &Builder, state: &DrawStateWires, size: &Wire, first: &Wire) -> (Wire, Wire) {
    let distance = is_short(state).select(&first.concat(&g.zero(1)).zero_extend(34), &first.concat(&g.zero(2)));
    let left = size.less(first).select(&g.zero(32), &(size - first));
    (&state.base + distance.zero_extend(48), left)
}

/// Indices have 16 bits, else 32.
fn is_short(state: &DrawStateWires) -> Wire {
    state.kind.none()
}

/// Where indices in memory come from.
fn source(g: &Builder, state: &DrawStateWires) -> Wire {
    is_short(state).select(&g.constant_of(IndexSource::Short), &g.constant_of(IndexSource::Long))
}

generator_block! {
    /// What a packet means for draws.
    pub struct DrawSetup() {
        /// What the packet is.
        in kind: (PacketKind),
        /// Its body.
        in body: [Bits<32>; BODY],
        /// Byte address of indirect arguments (SET_BASE).
        in arguments: (Bits<48>),
        /// What packets before it have said.
        in state: (DrawState),
        /// With what it says.
        out following: (DrawState),
        /// It draws, with arguments of its own.
        out draws: (Bit),
        /// What.
        out draw: (DrawRequest),
        /// It draws with arguments in memory.
        out indirect: (Indirect),
        /// It clears the state of the context.
        out clears: (Bit),
        /// Its indices are of a type that there is not.
        out refused: (Bit),
    }
    |g| {
        let (kind, body) = (g.input("kind"), g.inputs("body", BODY));
        let state = g.input_of::<DrawState>("state");
        let address = |low: usize| body[low + 1].slice(0, 16).concat(&body[low]);
        let is = |wanted: PacketKind| kind.is_a(wanted);
        g.output_of("following", &DrawStateWires {
            base: is(PacketKind::IndexBase).select(&address(0), &state.base),
            size: is(PacketKind::IndexSize).select(&body[0], &state.size),
            kind: is(PacketKind::IndexType).select(&body[0], &state.kind),
            more_instances: is(PacketKind::Instances).select(&body[0].plus(u128::MAX), &state.more_instances),
        });
        let (counted, indexed, offset) =
            (is(PacketKind::DrawCounted), is(PacketKind::DrawIndexed), is(PacketKind::DrawOffset));
        let (behind, left) = indices_from(g, &state, &body[0], &body[1]);
        let counts = [(PacketKind::DrawIndexed as u128, body[3].clone()), (PacketKind::DrawOffset as u128, body[2].clone())];
        g.output_of("draw", &DrawRequestWires {
            source: counted.select(&g.constant_of(IndexSource::Counted), &source(g, &state)),
            base: offset.select(&behind, &address(1)),
            limit: offset.select(&left, &body[0]),
            count: g.lookup(&kind, &counts, &body[0]),
            instances: state.more_instances.plus(1),
        });
        let (many_auto, many_indexed) = (is(PacketKind::DrawManyIndirect), is(PacketKind::DrawManyIndexIndirect));
        let many = &many_auto | &many_indexed;
        let (auto, index_indirect) = (is(PacketKind::DrawIndirect) | many_auto, is(PacketKind::DrawIndexIndirect) | many_indexed);
        let register = |word: &Wire| word.slice(0, 10).concat(&g.zero(2)).zero_extend(18).plus(SHADER_SPACE);
        let place = g.input("arguments") + body[0].zero_extend(48);
        g.output_of("indirect", &IndirectWires {
            valid: &auto | &index_indirect,
            address: place.slice(2, 46).concat(&g.zero(2)),
            words: index_indirect.select(&g.constant(3, 5), &g.constant(3, 4)),
            vertex: register(&body[1]),
            instance: register(&body[2]),
            left: many.select(&body[4], &g.constant(32, 1)),
            counts: &many & body[3].bit(30),
            count_address: address(5).slice(2, 46).concat(&g.zero(2)),
            stride: body[7].clone(),
            numbers: &many & body[3].bit(31),
            number_register: register(&body[3]),
            number: g.zero(32),
        });
        g.output("draws", &(counted | &indexed | &offset));
        g.output("clears", &is(PacketKind::ClearState));
        g.output("refused", &((indexed | offset | index_indirect) & state.kind.slice(1, 31).any()));
    }
}

generator_block! {
    /// The draw that arguments describe.
    pub struct IndirectDraw() {
        /// They: the words in their order, the last one at the top.
        in arguments: (Bits<{ ARGUMENTS }>),
        /// There are five.
        in indexed: (Bit),
        /// What packets before have said.
        in state: (DrawState),
        /// The draw.
        out draw: (DrawRequest),
        /// The first vertex below the first instance.
        out firsts: (Bits<64>),
    }
    |g| {
        let (arguments, indexed) = (g.input("arguments"), g.input("indexed"));
        let state = g.input_of::<DrawState>("state");
        let word = |at: u32| arguments.slice(32 * at, 32);
        let (base, limit) = indices_from(g, &state, &state.size, &word(2));
        g.output_of("draw", &DrawRequestWires {
            source: indexed.select(&source(g, &state), &g.constant_of(IndexSource::Counted)),
            base,
            limit,
            count: indexed.select(&word(0), &word(1)),
            instances: indexed.select(&word(1), &word(2)),
        });
        g.output("firsts", &arguments.slice(96, 64));
    }
}

generator_block! {
    /// Of several indirect draws: how many there are, and the next one.
    pub struct IndirectWalk() {
        /// The draw.
        in indirect: (Indirect),
        /// The word that memory has.
        in word: (Bits<32>),
        /// It, with no more draws than the word says.
        out counted: (Indirect),
        /// There are any of them.
        out any: (Bit),
        /// The draw behind it.
        out following: (Indirect),
        /// There is one.
        out more: (Bit),
    }
    |g| {
        let (indirect, word) = (g.input_of::<Indirect>("indirect"), g.input("word"));
        let left = word.less(&indirect.left).select(&word, &indirect.left);
        g.output("any", &left.any());
        g.output("more", &indirect.left.slice(1, 31).any());
        g.output_of("following", &IndirectWires {
            address: &indirect.address + indirect.stride.zero_extend(48),
            left: indirect.left.plus(u128::MAX),
            number: indirect.number.plus(1),
            ..indirect.clone()
        });
        g.output_of("counted", &IndirectWires { left, ..indirect });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// What a packet of that kind says of indirect draws, with arguments from 0x1000 on.
    fn indirect(kind: PacketKind, body: [u64; BODY]) -> Indirect {
        let mut setup = DrawSetup::new();
        setup.connect_all();
        setup.kind.next = kind;
        setup.arguments.next = 0x1000.into();
        for (word, value) in setup.body.iter_mut().zip(body) {
            word.next = value.into();
        }
        simulate(&mut setup, 20);
        setup.indirect.val()
    }

    /// The draws that there are, by the address of their arguments and their number, with a word of memory for how many.
    fn walk(mut indirect: Indirect, word: u64) -> Vec<(u64, u64)> {
        let mut walk = IndirectWalk::new();
        walk.connect_all();
        let mut draws = vec![];
        let mut counts = indirect.counts;
        loop {
            walk.indirect.next = indirect;
            walk.word.next = word.into();
            simulate(&mut walk, 20);
            if counts {
                indirect = walk.counted.val();
                counts = false;
                if !walk.any.val() {
                    return draws;
                }
                continue;
            }
            draws.push((indirect.address.to_u64(), indirect.number.to_u64()));
            if !walk.more.val() {
                return draws;
            }
            indirect = walk.following.val();
        }
    }

    #[test]
    fn several_draws_have_arguments_a_stride_apart_and_no_more_than_memory_says() {
        let body = [0x20, 0x51, 0x53, 1 << 31 | 0x52, 3, 0, 0, 0x14];
        let three = indirect(PacketKind::DrawManyIndexIndirect, body);
        assert_eq!((three.words.to_u64(), three.number_register.to_u64(), three.numbers), (5, 0xb148, true));
        assert_eq!(walk(three, 0), [(0x1020, 0), (0x1034, 1), (0x1048, 2)]);
        let counted = [0x20, 0x51, 0x53, 1 << 30 | 0x52, 3, 0x4003, 0x12, 0x10];
        let counted = indirect(PacketKind::DrawManyIndirect, counted);
        assert_eq!(
            (counted.words.to_u64(), counted.count_address.to_u64(), counted.numbers),
            (4, 0x12_0000_4000, false)
        );
        assert_eq!(walk(counted, 2), [(0x1020, 0), (0x1030, 1)]);
        assert_eq!(walk(counted, 7).len(), 3);
        assert_eq!(walk(counted, 0), []);
        // One draw does not look at what only several have.
        assert_eq!(walk(indirect(PacketKind::DrawIndirect, body), 0), [(0x1020, 0)]);
    }
}
