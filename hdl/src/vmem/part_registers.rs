//! The VGPRs that a part of a vector memory instruction moves, and whether the wave has them.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Which VGPRs a part moves.
    /// `accumulates`: 1 where data may lie in accumulation VGPRs, which are behind the others, else 0.
    pub struct PartRegisters(accumulates: usize) {
        /// First VGPR moved in the instruction.
        in destination: (Bits<8>),
        /// VGPRs moved in a part.
        in dwords: (Bits<3>),
        /// A block of VGPRs.
        in block: (Bit),
        /// M0: VGPRs of a block that are moved.
        in m0: (Bits<32>),
        /// Which four of a block.
        in group: (Bits<3>),
        /// The instruction writes VGPRs.
        in returns: (Bit),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// Of CDNA4: the first VGPR that accumulates,
        in accumulation: [Bits<11>; accumulates],
        /// and that those moved do.
        in accumulated: [Bit; accumulates],
        /// VGPRs of the part that are moved.
        out wanted: (Bits<4>),
        /// Some VGPR to be written does not exist: nothing is done (3.3.4).
        out ignored: (Bit),
    }
    |g| {
        let (dwords, vgprs, returns) = (g.input("dwords"), g.input("vgprs"), g.input("returns"));
        let block = g.input("block");
        let first = g.input("destination").zero_extend(11);
        let accumulation = g.inputs("accumulation", accumulates).into_iter().zip(g.inputs("accumulated", accumulates));
        let (first, vgprs) = accumulation.fold((first, vgprs), |(first, vgprs), (from, here)| {
            (first + from.when(&here), here.select(&vgprs, &from))
        });
        let end = &first + dwords.zero_extend(11);
        g.output("ignored", &(&returns & !&block & vgprs.less(&end)));
        // Ones from the lowest: as many as there are dwords.
        let moved = g.constant(8, 0xf).shift_left(&dwords).slice(4, 4);
        let group = g.input("group");
        let chosen = g.input("m0").slice_at(&group.concat(&g.zero(2)), 4);
        // Of a block each VGPR is checked by itself (11.5.1).
        let exists: Vec<_> = (0..4u128)
            .rev()
            .map(|at| (&first + group.concat(&g.constant(2, at)).zero_extend(11)).less(&vgprs) | !&returns)
            .collect();
        let exists = g.concat(&exists.iter().collect::<Vec<_>>());
        g.output("wanted", &block.select(&(chosen & exists), &moved));
    }
}
