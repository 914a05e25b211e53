//! Packets that draw, and those that only say how: where indices are, of which type they are, how many instances there are.
//!
//! The arguments of an indirect draw are in memory: vertices or indices, instances, the first index if there are any, the first vertex, the
//! first instance. The last two go to shader registers that the packet names, then the draw begins.

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
        /// Its arguments are read.
        Arguments,
        /// The first vertex goes to its register.
        Vertex,
        /// The first instance does.
        Instance,
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
    /// An indirect draw: where its arguments are, and where two of them go.
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
        let (auto, index_indirect) = (is(PacketKind::DrawIndirect), is(PacketKind::DrawIndexIndirect));
        let register = |word: &Wire| word.slice(0, 10).concat(&g.zero(2)).zero_extend(18).plus(SHADER_SPACE);
        let place = g.input("arguments") + body[0].zero_extend(48);
        g.output_of("indirect", &IndirectWires {
            valid: &auto | &index_indirect,
            address: place.slice(2, 46).concat(&g.zero(2)),
            words: index_indirect.select(&g.constant(3, 5), &g.constant(3, 4)),
            vertex: register(&body[1]),
            instance: register(&body[2]),
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
