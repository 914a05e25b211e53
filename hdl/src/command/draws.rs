//! Packets that draw, and those that only say how: where indices are, of which type they are, how many instances there are.

use super::packet::{BODY, PacketKind};
use crate::graphics::vgt::record::{DrawRequest, DrawRequestWires, IndexSource};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// What packets before a draw have said.
    pub struct DrawState {
        /// INDEX_BASE: byte address.
        pub base: Bits<48>,
        /// INDEX_TYPE: 0 16 bits, 1 32 bits, others swap bytes.
        pub kind: Bits<32>,
        /// NUM_INSTANCES less one, so that it is 1 at first.
        pub more_instances: Bits<32>,
    }
}

generator_block! {
    /// What a packet means for draws.
    pub struct DrawSetup() {
        /// What the packet is.
        in kind: (PacketKind),
        /// Its body.
        in body: [Bits<32>; BODY],
        /// What packets before it have said.
        in state: (DrawState),
        /// With what it says.
        out following: (DrawState),
        /// It draws.
        out draws: (Bit),
        /// What.
        out draw: (DrawRequest),
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
            kind: is(PacketKind::IndexType).select(&body[0], &state.kind),
            more_instances: is(PacketKind::Instances).select(&body[0].plus(u128::MAX), &state.more_instances),
        });
        let (counted, indexed, offset) =
            (is(PacketKind::DrawCounted), is(PacketKind::DrawIndexed), is(PacketKind::DrawOffset));
        let instances = state.more_instances.plus(1);

        // Indices are of 16 or of 32 bits.
        let short = state.kind.none();
        let first = &body[1];
        let distance: Wire = short.select(&first.concat(&g.zero(1)).zero_extend(34), &first.concat(&g.zero(2)));
        let behind = &state.base + distance.zero_extend(48);
        let left = body[0].less(first).select(&g.zero(32), &(&body[0] - first));
        let count = g.lookup(&kind, &[(PacketKind::DrawIndexed as u128, body[3].clone()), (PacketKind::DrawOffset as u128, body[2].clone())], &body[0]);
        let source = short.select(&g.constant_of(IndexSource::Short), &g.constant_of(IndexSource::Long));
        g.output_of("draw", &DrawRequestWires {
            source: counted.select(&g.constant_of(IndexSource::Counted), &source),
            base: offset.select(&behind, &address(1)),
            limit: offset.select(&left, &body[0]),
            count,
            instances,
        });
        g.output("draws", &(counted | &indexed | &offset));
        g.output("clears", &is(PacketKind::ClearState));
        g.output("refused", &((indexed | offset) & state.kind.slice(1, 31).any()));
    }
}
