//! Which work-item each lane holds. Lanes are neighbours in the order of the work-items, X innermost, so where they are after a beat
//! of lanes follows by one addition in the base of the work-group's size.
//!
//! Before the first work-group of a size the items of its first beat are found one a cycle and handed from lane to lane. A lane keeps its
//! first item for the work-groups that follow.

use super::grid::{GroupSize, Item, ItemWires};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// What a lane writes for its item, and the item of the next beat. `own`: 1 for waves of Sea Islands, else 0.
    pub struct LaneItem(own: usize) {
        /// Its item.
        in item: (Item),
        /// As many items on as there are lanes.
        in distance: (Item),
        /// Size of the work-group.
        in size: (GroupSize),
        /// Positions that v0 holds beside X: none, Y, Y and Z.
        in id_dimensions: (Bits<2>),
        /// Of Sea Islands: the position that is written.
        in component: [Bits<2>; own],
        /// The item of the next beat.
        out following: (Item),
        /// The work-group has the item.
        out active: (Bit),
        /// What is written.
        out value: (Bits<32>),
    }
    |g| {
        let (item, distance) = (g.input_of::<Item>("item"), g.input_of::<Item>("distance"));
        let size = g.input_of::<GroupSize>("size");
        let wrapped = |sum: Wire, size: &Wire| {
            let wraps = !sum.less(size);
            (wraps.select(&(&sum - size), &sum), wraps)
        };
        let (x, carry) = wrapped(&item.x + &distance.x, &size.x);
        let (y, carry) = wrapped(&item.y + &distance.y + carry.zero_extend(11), &size.y);
        let z = &item.z + &distance.z + carry.zero_extend(11);
        g.output_of("following", &ItemWires { x, y, z });
        let active = item.z.less(&size.z);
        g.output("active", &active);
        let [x, y, z] = [&item.x, &item.y, &item.z].map(|position| position.slice(0, 10));
        let value = if own == 0 {
            let dimensions = g.input("id_dimensions");
            g.concat(&[&g.zero(2), &z.when(&dimensions.bit(1)), &y.when(&dimensions.any()), &x])
        } else {
            let component = &g.inputs("component", own)[0];
            g.lookup(component, &[(1, y), (2, z)], &x).zero_extend(32)
        };
        g.output("value", &value.when(&active));
    }
}

hardware_block! {
    /// The items of a lane, one a beat.
    pub struct LaneWalk(own: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The lane's first item becomes that of its neighbour.
        pub shift: Signal<In, Bit>,
        /// That.
        pub neighbour: Signal<In, Item>,
        /// A work-group begins: back to the first item.
        pub restart: Signal<In, Bit>,
        /// On to the next beat.
        pub advance: Signal<In, Bit>,
        /// As many items on as there are lanes.
        pub distance: Signal<In, Item>,
        /// Size of the work-group.
        pub size: Signal<In, GroupSize>,
        /// Positions that v0 holds beside X: none, Y, Y and Z.
        pub id_dimensions: Signal<In, Bits<2>>,
        /// Of Sea Islands: the position that is written.
        pub component: Vec<Signal<In, Bits<2>>> = signals(own),
        /// The lane's first item.
        pub first: Signal<Out, Item>,
        /// The work-group has the lane's item.
        pub active: Signal<Out, Bit>,
        /// What is written to the lane.
        pub value: Signal<Out, Bits<32>>,

        item: LaneItem = LaneItem::new(own),
        first_item: DFF<Item>,
        now: DFF<Item>,
    }
}

impl Logic for LaneWalk {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first_item, now);
        self.first.next = self.first_item.q.val();
        if self.shift.val() {
            self.first_item.d.next = self.neighbour.val();
        }
        self.item.item.next = self.now.q.val();
        self.item.distance.next = self.distance.val();
        self.item.size.next = self.size.val();
        self.item.id_dimensions.next = self.id_dimensions.val();
        for i in 0..self.component.len() {
            self.item.component[i].next = self.component[i].val();
        }
        self.active.next = self.item.active.val();
        self.value.next = self.item.value.val();
        if self.advance.val() {
            self.now.d.next = self.item.following.val();
        }
        if self.restart.val() {
            self.now.d.next = self.first_item.q.val();
        }
    }
}

generator_block! {
    /// The beats of a wave: where v0 of the lanes lies, and which of them hold a work-item.
    pub struct WaveBeats(lanes: usize) {
        /// The beat: of a wave64 those of lanes 32 to 63 follow those of lanes 0 to 31.
        in beat: (Bits<4>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// First row of the wave.
        in base: (Bits<11>),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// Lanes of the beat that hold a work-item.
        in active: [Bit; lanes],
        /// Lanes of the beats before that do.
        in before: (Bits<64>),
        /// Those and the lanes of this beat.
        out exec: (Bits<64>),
        /// Beat of a row.
        out row_beat: (Bits<3>),
        /// Row of v0.
        out row: (Bits<11>),
        /// It is the last beat.
        out last: (Bit),
    }
    |g| {
        let (beat, wave64) = (g.input("beat"), g.input("wave64"));
        let beats = (32 / lanes) as u128;
        let active = vector_of(g, &g.inputs("active", lanes)).zero_extend(64);
        let shift = beat.slice(0, 5 - lanes.trailing_zeros() + 1).concat(&g.zero(lanes.trailing_zeros()));
        g.output("exec", &(g.input("before") | active.shift_left(&shift)));
        let is_high = beat.bit(beats.trailing_zeros());
        let of_half = if beats == 1 { g.zero(3) } else { beat.slice(0, beats.trailing_zeros()).resize(3) };
        g.output("row_beat", &of_half);
        g.output("row", &(g.input("base") + g.input("vgprs").when(&is_high)));
        g.output("last", &wave64.select(&beat.is(2 * beats - 1), &beat.is(beats - 1)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// What a lane holds in its first beats, X, Y, Z and whether it is active; lanes are `distance` items apart.
    fn walk(first: [u64; 3], distance: [u64; 3], size: [u64; 3], beats: usize) -> Vec<([u64; 3], bool)> {
        let item = |[x, y, z]: [u64; 3]| Item { x: x.into(), y: y.into(), z: z.into() };
        let mut block = LaneItem::new(0);
        block.distance.next = item(distance);
        block.size.next = GroupSize { x: size[0].into(), y: size[1].into(), z: size[2].into() };
        let mut now = first;
        let mut seen = vec![];
        for _ in 0..beats {
            block.item.next = item(now);
            simulate(&mut block, 10);
            seen.push((now, block.active.val()));
            let next = block.following.val();
            now = [next.x.to_u64(), next.y.to_u64(), next.z.to_u64()];
        }
        seen
    }

    #[test]
    fn a_beat_later_a_lane_is_as_many_items_further_in_the_groups_size() {
        // 5 x 3 x 4 items, 32 lanes: 32 = 2 + 5 * (0 + 3 * 2).
        assert_eq!(
            walk([4, 2, 0], [2, 0, 2], [5, 3, 4], 3),
            [([4, 2, 0], true), ([1, 0, 3], true), ([3, 0, 5], false)]
        );
    }

    #[test]
    fn lanes_behind_a_full_group_are_not_active() {
        assert_eq!(walk([1023, 0, 0], [32, 0, 0], [1024, 1, 1], 2), [([1023, 0, 0], true), ([31, 0, 1], false)]);
    }
}
