//! Where a wave and its work-group go: a slot with its share of the VGPRs, a number and a share of the LDS for the group,
//! scratch memory.
//!
//! All waves of a dispatch are of one size, and the next dispatch starts when the last of them has ended. So equal shares
//! are all there is to allocate: slot `i` has rows `i * rows ..`, resident work-group `i` has LDS bytes `i * size ..`.
//! Nothing fragments; a share is free again when its slot is, or when no slot holds a wave of its group.

use crate::parts::round_robin::{bits_of, encode, one_hot_select, round_robin, vector_of};
use crate::wave::WaveState;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::ir::count_width;

/// Work-groups that are resident at most: what the five bits of their numbers tell apart.
pub const GROUPS: usize = 32;

generator_block! {
    /// A free slot with room for the wave's VGPRs, on a SIMD other than the last one if possible.
    pub struct SlotPick(simds: usize, waves: usize, rows: usize) {
        /// Slots that hold a wave, of each SIMD.
        in active: [Bits<16>; simds],
        /// Rows of VGPRs that a wave takes.
        in rows: (Bits<11>),
        /// Waves that may be there, 0: as many as fit.
        in limit: (Bits<10>),
        /// SIMD used last, one-hot.
        in last_simd: (Bits<16>),
        /// There is one.
        out found: (Bit),
        /// It, one-hot on its SIMD; none where no more waves may be there.
        out slot: [Bits<16>; simds],
        /// Its number in the SIMD.
        out wave: (Bits<4>),
        /// Its SIMD, one-hot.
        out simd: (Bits<16>),
        /// Its first row.
        out base: (Bits<11>),
    }
    |g| {
        let active = g.inputs("active", simds);
        let share = g.input("rows");
        // Slot w fits when (w + 1) * share rows exist.
        let wide = share.zero_extend(16);
        let bases: Vec<_> = (0..waves)
            .scan(g.zero(16), |base, _| {
                let here = base.clone();
                *base = &*base + &wide;
                Some(here)
            })
            .collect();
        let limit = g.constant(16, rows as u128);
        let fits: Vec<_> = bases.iter().map(|base| !limit.less(&(base + &wide))).collect();
        let free = |simd: usize| {
            let slots: Vec<_> = (0..waves).map(|wave| !active[simd].bit(wave as u32) & &fits[wave]).collect();
            vector_of(g, &slots)
        };
        let free: Vec<_> = (0..simds).map(free).collect();
        let usable = vector_of(g, &free.iter().map(|slots| slots.any()).collect::<Vec<_>>());
        let simd = g.name("simd_one_hot", &round_robin(&usable, &g.input("last_simd").slice(0, simds as u32)));
        let slots = one_hot_select(g, &simd, &free);
        let wave = g.name("wave_one_hot", &(&slots & &-&slots));
        let resident = bits_of(&g.concat(&active.iter().collect::<Vec<_>>()));
        let resident = resident.iter().fold(g.zero(10), |sum, bit| sum + bit.zero_extend(10));
        let limit = g.input("limit");
        let may = limit.none() | resident.less(&limit);
        g.output("found", &(usable.any() & &may));
        let picked: Vec<_> = (0..simds).map(|at| wave.when(&(simd.bit(at as u32) & &may)).resize(16)).collect();
        g.outputs("slot", &picked);
        g.output("wave", &encode(g, &wave, 4));
        g.output("simd", &simd.resize(16));
        g.output("base", &one_hot_select(g, &wave, &bases).slice(0, 11));
    }
}

generator_block! {
    /// Whether a number is free for a resident work-group, and with it a share of the LDS.
    pub struct GroupShare(simds: usize, waves: usize, lds_bytes: usize) {
        /// Slots that hold a wave, of each SIMD.
        in active: [Bits<16>; simds],
        /// Numbers of the work-groups of the slots' waves, 5 bits a slot.
        in groups: [Bits<80>; simds],
        /// The number.
        in number: (Bits<5>),
        /// First LDS byte of its share.
        in base: (Bits<18>),
        /// LDS bytes of a work-group.
        in size: (Bits<18>),
        /// Work-groups that may be there, 0: as many as fit.
        in limit: (Bits<4>),
        /// No resident work-group has the number, and the share is in the LDS.
        out free: (Bit),
        /// The next number to try.
        out following: (Bits<5>),
        /// First LDS byte of its share.
        out following_base: (Bits<18>),
    }
    |g| {
        let (number, base, size) = (g.input("number"), g.input("base"), g.input("size"));
        let active = g.inputs("active", simds);
        let groups = g.inputs("groups", simds);
        let taken = |at: usize| {
            let (simd, wave) = (at / waves, (at % waves) as u32);
            active[simd].bit(wave) & groups[simd].slice(5 * wave, 5).equals(&number)
        };
        let taken = vector_of(g, &(0..simds * waves).map(taken).collect::<Vec<Wire>>());
        let end = |base: &Wire| base.zero_extend(19) + size.zero_extend(19);
        let inside = |base: &Wire| !g.constant(19, lds_bytes as u128).less(&end(base));
        g.output("free", &(taken.none() & inside(&base)));
        let next_base = end(&base).slice(0, 18);
        let next = number.plus(1);
        let last = number.is((simds * waves).min(GROUPS) as u128 - 1)
            | next.equals(&g.input("limit").zero_extend(5))
            | !inside(&next_base)
            | !inside(&base);
        g.output("following", &next.when(&!&last));
        g.output("following_base", &next_base.when(&!&last));
    }
}

generator_block! {
    /// The numbers of the slots' work-groups as one vector, zeros above.
    pub struct GroupVector(waves: usize) {
        /// State of the slots' waves.
        in state: [WaveState; waves],
        /// 5 bits a slot.
        out vector: (Bits<80>),
    }
    |g| {
        let states = g.inputs_of::<WaveState>("state", waves);
        let parts: Vec<&Wire> = states.iter().rev().map(|state| &state.shape.group).collect();
        g.output("vector", &g.concat(&parts).resize(80));
    }
}

generator_block! {
    /// Scratch memory of a slot: areas of equal size, one a slot.
    pub struct ScratchPlace(simds: usize, waves: usize) {
        /// SIMD, one-hot.
        in simd: (Bits<16>),
        /// Slot in the SIMD.
        in wave: (Bits<4>),
        /// Address of the first area, bytes.
        in base: (Bits<48>),
        /// Bytes of an area.
        in size: (Bits<24>),
        /// Address of the slot's area.
        out address: (Bits<48>),
    }
    |g| {
        let width = count_width((simds * waves) as u32 - 1).max(5);
        let firsts: Vec<Wire> = (0..simds).map(|simd| g.constant(width, (simd * waves) as u128)).collect();
        let simd = g.input("simd").slice(0, simds as u32);
        let slot = g.name("slot", &(one_hot_select(g, &simd, &firsts) + g.input("wave").zero_extend(width)));
        let distance = g.name("distance", &(slot * g.input("size")));
        g.output("address", &(g.input("base") + distance.zero_extend(48)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_slot_that_a_limit_leaves_free_is_not_picked() {
        let mut block = SlotPick::new(1, 4, 64);
        block.rows.next = 16.into();
        block.active[0].next = 3.into();
        let mut slot_with = |limit: u64| {
            block.limit.next = limit.into();
            simulate(&mut block, 10);
            (block.found.val(), block.slot[0].val().to_u64())
        };
        assert_eq!([0, 2, 3].map(&mut slot_with), [(true, 4), (false, 0), (true, 4)]);
    }
}
