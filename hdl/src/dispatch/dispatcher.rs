//! The work-group dispatcher: walks a grid of work-items, forms waves, places them on the SIMDs and writes their initial
//! state (3.5, and what compilers rely on).
//!
//! ```text
//!   group    a number and a share of the LDS for the next work-group
//!   items    once for each size of a work-group: which work-items the lanes begin with
//!   place    a free slot, SIMDs in turn
//!   lanes    v0 of a beat of lanes a cycle; then the wave waits in the queue of its SIMD
//! ```
//!
//! A wave is placed every second cycle, with as many lanes as a wave has. Meanwhile the SIMDs fetch its instructions and write its scalar
//! registers ([`super::wave_scalars`]): user data, TTMP7-9, VCC, M0, EXEC as register pairs, thirteen cycles a wave. With a quick launch the waves of a
//! work-group are placed every cycle, the first of them as the group gets its number, and their registers are written in two.
//!
//! A dispatch that is stopped goes to its end from wherever it is, and takes no more of the grid.
//!
//! Groups are visited with X innermost. The last group of a dimension may be smaller. A wave64 takes twice the rows: those
//! of lanes 32 to 63 lie behind those of lanes 0 to 31.

use super::control::{own, spreads};
use super::grid::{GridStart, GroupExtent, GroupSize, GroupWaves, Item, NextItem};
use super::items::{LaneWalk, WaveBeats};
use super::placement::{GroupShare, ScratchPlace, SlotPick};
use super::wave_scalars::{WaveScalars, WaveStart};
use crate::config::Config;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::registers::compute_registers::USER_DATA;
use crate::wave::InitialRow;
use rust_hdl::prelude::*;

/// Progress of a dispatch.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum DispatchState {
    /// None in progress.
    Idle,
    /// Finds a number and LDS for the next work-group.
    Group,
    /// Finds the items that the lanes begin with.
    Items,
    /// Finds a slot for the next wave.
    Place,
    /// Writes v0.
    Lanes,
    /// Every wave is placed: waits for the last to end.
    Drain,
}

hardware_block! {
    /// See the module's description.
    pub struct Dispatcher(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Starts a dispatch; what follows is stable until `busy` falls.
        pub start: Signal<In, Bit>,
        /// User SGPRs.
        pub user_data: Vec<Signal<In, Bits<32>>> = signals(USER_DATA),
        /// End of the grid in X, Y, Z: work-groups, or work-items if `in_items`.
        pub grid: Vec<Signal<In, Bits<32>>> = signals(3),
        /// First work-group in X, Y, Z.
        pub first: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Work-items of a group in X, Y, Z: 1 to 1024.
        pub block: Vec<Signal<In, Bits<11>>> = signals(3),
        /// Work-items of the last group in X, Y, Z.
        pub partial: Vec<Signal<In, Bits<11>>> = signals(3),
        /// The last group has `partial` work-items.
        pub partial_enable: Signal<In, Bit>,
        /// `grid` counts work-items; the last group has what is left.
        pub in_items: Signal<In, Bit>,
        /// VGPRs of a wave, a multiple of 4.
        pub vgprs: Signal<In, Bits<11>>,
        /// Waves have 64 lanes, as against 32.
        pub wave64: Signal<In, Bit>,
        /// LDS bytes of a work-group.
        pub lds_bytes: Signal<In, Bits<18>>,
        /// Address of the scratch memory, bytes.
        pub scratch: Signal<In, Bits<48>>,
        /// Scratch bytes of a wave.
        pub scratch_bytes: Signal<In, Bits<24>>,
        /// Positions that v0 holds beside X: none, Y, Y and Z.
        pub id_dimensions: Signal<In, Bits<2>>,
        /// Waves that may be resident, 0: as many as fit.
        pub wave_limit: Signal<In, Bits<10>>,
        /// Work-groups that may be resident, 0: as many as fit.
        pub group_limit: Signal<In, Bits<4>>,
        /// The dispatch ends with the waves that there are, see [`super::faults`].
        pub stop: Signal<In, Bit>,
        /// Of GCN's line: what waves want behind their user SGPRs ([`super::initial`]).
        pub wanted_sgprs: Vec<Signal<In, Bits<10>>> = signals(own(config)),
        /// A dispatch is in progress.
        pub busy: Signal<Out, Bit>,
        /// The instruction caches forget their lines.
        pub invalidate: Signal<Out, Bit>,

        /// Slots that hold a wave, of each SIMD.
        pub active: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// A wave is launched in the slot.
        pub launch: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// It starts.
        pub run: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// Numbers of the work-groups of the slots' waves, 5 bits a slot, of each SIMD.
        pub active_groups: Vec<Signal<In, Bits<80>>> = signals(config.simds),
        /// First VGPR row of the wave.
        pub vgpr_base: Signal<Out, Bits<11>>,
        /// Number of its work-group among the resident ones.
        pub group: Signal<Out, Bits<5>>,
        /// Position of its work-group in the grid.
        pub position_x: Signal<Out, Bits<32>>,
        /// Y.
        pub position_y: Signal<Out, Bits<16>>,
        /// Z.
        pub position_z: Signal<Out, Bits<16>>,
        /// Waves of its work-group.
        pub group_waves: Signal<Out, Bits<6>>,
        /// First LDS byte of its work-group.
        pub lds_base: Signal<Out, Bits<18>>,
        /// Address of its scratch memory, bytes.
        pub scratch_base: Signal<Out, Bits<48>>,
        /// Slot of the wave that is launched.
        pub launch_wave: Signal<Out, Bits<4>>,
        /// The wave whose scalar registers are written on the SIMD.
        pub wave: Vec<Signal<Out, Bits<4>>> = signals(config.simds),
        /// Writes a scalar register pair on the SIMD.
        pub scalar_write: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// It happens in this cycle.
        pub scalar_ready: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Pair number.
        pub scalar_pair: Vec<Signal<Out, Bits<6>>> = signals(config.simds),
        /// Data.
        pub scalar_data: Vec<Signal<Out, Bits<64>>> = signals(config.simds),
        /// With a quick launch: all that is written.
        pub scalar_row: Vec<Signal<Out, InitialRow>> = signals(config.simds * usize::from(config.units.quick_launch)),
        /// Writes v0 on the SIMD.
        pub vgpr_write: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// It happens in this cycle.
        pub vgpr_ready: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Its row, which depends on the half of a wave64.
        pub vgpr_row: Signal<Out, Bits<11>>,
        /// Beat.
        pub vgpr_beat: Signal<Out, Bits<3>>,
        /// The lanes' values.
        pub vgpr_data: Vec<Signal<Out, Bits<32>>> = signals(config.lanes),

        pick: SlotPick = SlotPick::new(config.simds, config.waves, config.vgpr_rows),
        share: GroupShare = GroupShare::new(config.simds, config.waves, config.lds_bytes),
        scratch_place: ScratchPlace = ScratchPlace::new(config.simds, config.waves),
        waves_of_group: GroupWaves = GroupWaves::new(),
        next_item: NextItem = NextItem::new(),
        lane: Vec<LaneWalk> = (0..config.lanes).map(|_| LaneWalk::new(spreads(config))).collect(),
        beats: WaveBeats = WaveBeats::new(config.lanes),
        scalars: Vec<WaveScalars> =
            (0..config.simds).map(|_| WaveScalars::new(config.waves, own(config), usize::from(config.units.quick_launch))).collect(),
        begin: Vec<GridStart> = (0..3).map(|_| GridStart::new()).collect(),
        extent: Vec<GroupExtent> = (0..3).map(|_| GroupExtent::new()).collect(),
        state: DFF<DispatchState>,
        remaining: Vec<DFF<Bits<32>>> = signals(3),
        group_x: DFF<Bits<32>>,
        group_y: DFF<Bits<16>>,
        group_z: DFF<Bits<16>>,
        // The item behind those that the lanes begin with, which is how far lanes move in a beat; for work-groups of this size.
        item: DFF<Item>,
        item_size: DFF<GroupSize>,
        items_left: DFF<Bits<6>>,
        number: DFF<Bits<5>>,
        lds: DFF<Bits<18>>,
        beat: DFF<Bits<4>>,
        exec: DFF<Bits<64>>,
        wave_in_group: DFF<Bits<5>>,
        lanes: Constant<Bits<6>> = Constant::new((config.lanes as u64).into()),
        // Of Sea Islands: the position that is written, v0, v1 or v2; scratch memory of the wave.
        component: Vec<DFF<Bits<2>>> = signals(spreads(config)),
        wave_scratch: Vec<DFF<Bits<48>>> = signals(spreads(config)),
        slot_wave: DFF<Bits<4>>,
        slot_base: DFF<Bits<11>>,
        simd: Vec<DFF<Bit>> = signals(config.simds),
        last_simd: DFF<Bits<16>>,
        any_active: Signal<Local, Bit>,
        empty: Signal<Local, Bit>,
        rows: Signal<Local, Bits<11>>,
        size: Signal<Local, GroupSize>,
        same_size: Signal<Local, Bit>,
        written: Signal<Local, Bit>,
        offset: Signal<Local, Bits<2>>,
        placed: Signal<Local, Bit>,
        ends_group: Signal<Local, Bit>,
        quick: Constant<Bit> = Constant::new(config.units.quick_launch),
        places: Signal<Local, Bit>,
        start_of_wave: Signal<Local, WaveStart>,
    }
}

impl Logic for Dispatcher {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            state,
            group_x,
            group_y,
            group_z,
            item,
            item_size,
            items_left,
            beat,
            exec,
            wave_in_group
        );
        dff_setup!(self, clock, number, lds);
        dff_setup!(self, clock, slot_wave, slot_base, last_simd);

        self.any_active.next = false;
        for i in 0..self.active.len() {
            self.pick.active[i].next = self.active[i].val();
            self.share.active[i].next = self.active[i].val();
            self.share.groups[i].next = self.active_groups[i].val();
            if self.active[i].val().any() {
                self.any_active.next = true;
            }
        }
        self.rows.next = self.vgprs.val();
        if self.wave64.val() {
            self.rows.next = self.vgprs.val() << 1;
        }
        self.pick.rows.next = self.rows.val();
        self.pick.last_simd.next = self.last_simd.q.val();
        self.vgpr_base.next = self.pick.base.val();
        self.launch_wave.next = self.pick.wave.val();

        // What the wave's work-group has, and its own scratch memory.
        self.share.number.next = self.number.q.val();
        self.share.base.next = self.lds.q.val();
        self.share.size.next = self.lds_bytes.val();
        self.group.next = self.number.q.val();
        self.position_x.next = self.group_x.q.val();
        self.position_y.next = self.group_y.q.val();
        self.position_z.next = self.group_z.q.val();
        self.lds_base.next = self.lds.q.val();
        self.waves_of_group.wave64.next = self.wave64.val();
        self.group_waves.next = self.waves_of_group.waves.val();
        self.scratch_place.simd.next = self.pick.simd.val();
        self.scratch_place.wave.next = self.pick.wave.val();
        self.scratch_place.base.next = self.scratch.val();
        self.scratch_place.size.next = self.scratch_bytes.val();
        self.scratch_base.next = self.scratch_place.address.val();

        // Groups.
        self.pick.limit.next = self.wave_limit.val();
        self.share.limit.next = self.group_limit.val();
        self.empty.next = false;
        for i in 0..self.grid.len() {
            self.begin[i].dim.next = self.grid[i].val();
            self.begin[i].start.next = self.first[i].val();
            self.begin[i].full.next = self.block[i].val();
            self.begin[i].in_items.next = self.in_items.val();
            if self.begin[i].empty.val() {
                self.empty.next = true;
            }
            self.extent[i].in_items.next = self.in_items.val();
            self.extent[i].partial.next = self.partial[i].val();
            self.extent[i].partial_enable.next = self.partial_enable.val();
            self.remaining[i].clock.next = self.clock.val();
            self.remaining[i].d.next = self.remaining[i].q.val();
            self.extent[i].remaining.next = self.remaining[i].q.val();
            self.extent[i].full.next = self.block[i].val();
            self.waves_of_group.size[i].next = self.extent[i].size.val();
        }

        // Work-items of the lanes; lanes behind the last one stay inactive.
        self.size.next.x = self.extent[0].size.val();
        self.size.next.y = self.extent[1].size.val();
        self.size.next.z = self.extent[2].size.val();
        self.same_size.next = (self.size.val().x == self.item_size.q.val().x)
            & (self.size.val().y == self.item_size.q.val().y)
            & (self.size.val().z == self.item_size.q.val().z);
        self.next_item.item.next = self.item.q.val();
        self.next_item.size.next = self.size.val();
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].shift.next = self.state.q.val() == DispatchState::Items;
            self.lane[i].neighbour.next = self.item.q.val();
            self.lane[i].restart.next = self.state.q.val() == DispatchState::Group;
            self.lane[i].distance.next = self.item.q.val();
            self.lane[i].size.next = self.size.val();
            self.lane[i].id_dimensions.next = self.id_dimensions.val();
            self.vgpr_data[i].next = self.lane[i].value.val();
            self.beats.active[i].next = self.lane[i].active.val();
        }
        for i in 1..self.lane.len() {
            self.lane[i - 1].neighbour.next = self.lane[i].first.val();
        }
        self.beats.beat.next = self.beat.q.val();
        self.beats.wave64.next = self.wave64.val();
        self.beats.base.next = self.slot_base.q.val();
        self.beats.vgprs.next = self.vgprs.val();
        self.beats.before.next = self.exec.q.val();
        self.vgpr_beat.next = self.beats.row_beat.val();
        self.written.next = false;
        for i in 0..self.vgpr_write.len() {
            self.simd[i].clock.next = self.clock.val();
            self.simd[i].d.next = self.simd[i].q.val();
            self.vgpr_write[i].next = (self.state.q.val() == DispatchState::Lanes) & self.simd[i].q.val();
            if self.simd[i].q.val() & self.vgpr_ready[i].val() {
                self.written.next = true;
            }
        }

        self.offset.next = 0.into();
        // Sea Islands: a register for each position, and scratch memory that starts where that of the dispatch does.
        for i in 0..self.component.len() {
            self.component[i].clock.next = self.clock.val();
            self.wave_scratch[i].clock.next = self.clock.val();
            self.component[i].d.next = self.component[i].q.val();
            self.wave_scratch[i].d.next = self.wave_scratch[i].q.val();
            if self.state.q.val() == DispatchState::Place {
                self.component[i].d.next = 0.into();
                self.wave_scratch[i].d.next = self.scratch_place.address.val() - self.scratch.val();
            }
            for j in 0..self.lane.len() {
                self.lane[j].component[i].next = self.component[i].q.val();
            }
            self.offset.next = self.component[i].q.val();
            if (self.state.q.val() == DispatchState::Lanes) & self.written.val() {
                self.component[i].d.next = 0.into();
                if self.component[i].q.val() < self.id_dimensions.val() {
                    self.component[i].d.next = self.component[i].q.val() + 1;
                    self.written.next = false;
                }
            }
            self.scratch_base.next = self.scratch.val();
        }
        self.vgpr_row.next = self.beats.row.val() + bit_cast::<11, 2>(self.offset.val());
        for i in 0..self.lane.len() {
            self.lane[i].advance.next = (self.state.q.val() == DispatchState::Lanes) & self.written.val();
        }

        // A wave whose v0 is written waits for its scalars. With a quick launch the next one is placed.
        self.ends_group.next = bit_cast::<6, 5>(self.wave_in_group.q.val()) + 1 == self.waves_of_group.waves.val();
        self.placed.next = (self.state.q.val() == DispatchState::Lanes) & self.written.val() & self.beats.last.val();
        self.places.next = (self.state.q.val() == DispatchState::Place)
            | (self.quick.val() & self.placed.val() & !self.ends_group.val())
            | (self.quick.val()
                & (self.state.q.val() == DispatchState::Group)
                & self.same_size.val()
                & self.share.free.val());
        for i in 0..self.launch.len() {
            self.launch[i].next = 0.into();
            if self.places.val() & !self.stop.val() {
                self.launch[i].next = self.pick.slot[i].val();
            }
        }
        self.start_of_wave.next.wave = self.slot_wave.q.val();
        self.start_of_wave.next.group_x = self.group_x.q.val();
        self.start_of_wave.next.group_y = self.group_y.q.val();
        self.start_of_wave.next.group_z = self.group_z.q.val();
        self.start_of_wave.next.wave_in_group = self.wave_in_group.q.val();
        self.start_of_wave.next.exec = self.beats.exec.val();
        self.start_of_wave.next.group_waves = self.waves_of_group.waves.val();
        self.start_of_wave.next.scratch_offset = 0.into();
        for i in 0..self.wave_scratch.len() {
            self.start_of_wave.next.scratch_offset = self.wave_scratch[i].q.val().get_bits::<32>(0);
        }
        for i in 0..self.scalars.len() {
            self.scalars[i].clock.next = self.clock.val();
            self.scalars[i].clear.next = self.stop.val();
            self.scalars[i].enter.next = self.placed.val() & self.simd[i].q.val() & !self.stop.val();
            self.scalars[i].entering.next = self.start_of_wave.val();
            for j in 0..self.user_data.len() {
                self.scalars[i].user_data[j].next = self.user_data[j].val();
            }
            for j in 0..self.wanted_sgprs.len() {
                self.scalars[i].wanted[j].next = self.wanted_sgprs[j].val();
            }
            self.scalar_write[i].next = self.scalars[i].write.val();
            self.scalars[i].ready.next = self.scalar_ready[i].val();
            self.wave[i].next = self.scalars[i].wave.val();
            self.scalar_pair[i].next = self.scalars[i].pair.val();
            self.scalar_data[i].next = self.scalars[i].data.val();
            self.run[i].next = self.scalars[i].run.val();
        }

        for i in 0..self.scalar_row.len() {
            self.scalar_row[i].next = self.scalars[i].row[0].val();
        }

        self.busy.next = self.state.q.val() != DispatchState::Idle;
        self.invalidate.next = false;
        match self.state.q.val() {
            DispatchState::Idle => {
                if self.start.val() {
                    self.invalidate.next = true;
                    for i in 0..self.grid.len() {
                        self.remaining[i].d.next = self.begin[i].remaining.val();
                    }
                    self.group_x.d.next = self.first[0].val();
                    self.group_y.d.next = self.first[1].val().get_bits::<16>(0);
                    self.group_z.d.next = self.first[2].val().get_bits::<16>(0);
                    self.wave_in_group.d.next = 0.into();
                    self.number.d.next = 0.into();
                    self.lds.d.next = 0.into();
                    self.state.d.next = DispatchState::Group;
                    if self.empty.val() {
                        self.state.d.next = DispatchState::Drain;
                    }
                }
            }
            DispatchState::Group => {
                self.item_size.d.next = self.size.val();
                self.items_left.d.next = self.lanes.val();
                if !self.same_size.val() {
                    self.item.d.next.x = 0.into();
                    self.item.d.next.y = 0.into();
                    self.item.d.next.z = 0.into();
                    self.state.d.next = DispatchState::Items;
                } else if self.share.free.val() {
                    self.state.d.next = DispatchState::Place;
                } else {
                    self.number.d.next = self.share.following.val();
                    self.lds.d.next = self.share.following_base.val();
                }
            }
            DispatchState::Items => {
                self.item.d.next = self.next_item.following.val();
                self.items_left.d.next = self.items_left.q.val() - 1;
                if self.items_left.q.val() == 1 {
                    self.state.d.next = DispatchState::Group;
                }
            }
            DispatchState::Place => {}
            DispatchState::Lanes => {
                if self.written.val() {
                    self.beat.d.next = self.beat.q.val() + 1;
                    self.exec.d.next = self.beats.exec.val();
                }
                if self.placed.val() {
                    self.state.d.next = DispatchState::Place;
                    self.wave_in_group.d.next = self.wave_in_group.q.val() + 1;
                }
                if self.placed.val() & self.ends_group.val() {
                    // On to the next group.
                    self.state.d.next = DispatchState::Group;
                    self.number.d.next = 0.into();
                    self.lds.d.next = 0.into();
                    // The number behind that of the last group is the one that has been free for longest.
                    if self.quick.val() {
                        self.number.d.next = self.share.following.val();
                        self.lds.d.next = self.share.following_base.val();
                    }
                    self.wave_in_group.d.next = 0.into();
                    self.group_x.d.next = self.group_x.q.val() + 1;
                    self.remaining[0].d.next = self.extent[0].after.val();
                    if self.extent[0].last.val() {
                        self.group_x.d.next = self.first[0].val();
                        self.remaining[0].d.next = self.begin[0].remaining.val();
                        self.group_y.d.next = self.group_y.q.val() + 1;
                        self.remaining[1].d.next = self.extent[1].after.val();
                        if self.extent[1].last.val() {
                            self.group_y.d.next = self.first[1].val().get_bits::<16>(0);
                            self.remaining[1].d.next = self.begin[1].remaining.val();
                            self.group_z.d.next = self.group_z.q.val() + 1;
                            self.remaining[2].d.next = self.extent[2].after.val();
                            if self.extent[2].last.val() {
                                self.state.d.next = DispatchState::Drain;
                            }
                        }
                    }
                }
            }
            DispatchState::Drain => {
                if !self.any_active.val() {
                    self.state.d.next = DispatchState::Idle;
                }
            }
        }
        if self.places.val() {
            self.beat.d.next = 0.into();
            self.exec.d.next = 0.into();
            self.slot_wave.d.next = self.pick.wave.val();
            self.slot_base.d.next = self.pick.base.val();
            for i in 0..self.simd.len() {
                self.simd[i].d.next = self.pick.simd.val().get_bit(i);
            }
            if self.pick.found.val() {
                self.last_simd.d.next = self.pick.simd.val();
                self.state.d.next = DispatchState::Lanes;
            }
        }
        if self.stop.val() & (self.state.q.val() != DispatchState::Idle) & (self.state.q.val() != DispatchState::Drain)
        {
            self.state.d.next = DispatchState::Drain;
        }
    }
}
