//! The work-group dispatcher: walks a grid of work-items, forms waves, places them on the SIMDs and writes their initial
//! state (3.5, and what compilers rely on).
//!
//! ```text
//!   group    a number and a share of the LDS for the next work-group
//!   place    a free slot, SIMDs in turn
//!   lanes    v0 of one work-item a cycle
//!   scalars  user data, TTMP7-9, VCC, M0, EXEC as register pairs
//! ```
//!
//! A dispatch that is stopped goes to its end from wherever it is, and takes no more of the grid.
//!
//! Groups are visited with X innermost. The last group of a dimension may be smaller. A wave64 takes twice the rows: those
//! of lanes 32 to 63 lie behind those of lanes 0 to 31. With its parts 1,360 LUTs, 340 flip-flops and 10 DSPs for 4 slots
//! (`ecp5`), a third of them the choice of the initial scalars.

use super::control::own;
use super::grid::{GridStart, GroupExtent, GroupWaves, NextItem};
use super::initial::{InitialScalars, LaneSelect};
use super::placement::{GroupShare, ScratchPlace, SlotPick};
use crate::config::Config;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::registers::compute_registers::USER_DATA;
use rust_hdl::prelude::*;

/// Progress of a dispatch.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum DispatchState {
    /// None in progress.
    Idle,
    /// Finds a number and LDS for the next work-group.
    Group,
    /// Finds a slot for the next wave.
    Place,
    /// Writes v0.
    Lanes,
    /// Writes scalar registers.
    Scalars,
    /// Starts the wave.
    Start,
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
        pub lds_bytes: Signal<In, Bits<17>>,
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
        /// Of Sea Islands: what waves want behind their user SGPRs ([`super::initial`]).
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
        pub lds_base: Signal<Out, Bits<17>>,
        /// Address of its scratch memory, bytes.
        pub scratch_base: Signal<Out, Bits<48>>,
        /// Number of the wave in its SIMD.
        pub wave: Signal<Out, Bits<4>>,
        /// Writes a scalar register pair on the SIMD.
        pub scalar_write: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// It happens in this cycle.
        pub scalar_ready: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Pair number.
        pub scalar_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub scalar_data: Signal<Out, Bits<64>>,
        /// Writes v0 on the SIMD.
        pub vgpr_write: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// It happens in this cycle.
        pub vgpr_ready: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Its row, which depends on the half of a wave64.
        pub vgpr_row: Signal<Out, Bits<11>>,
        /// Beat.
        pub vgpr_beat: Signal<Out, Bits<3>>,
        /// The lane.
        pub vgpr_lane: Vec<Signal<Out, Bit>> = signals(config.lanes),
        /// Its value.
        pub vgpr_data: Signal<Out, Bits<32>>,

        pick: SlotPick = SlotPick::new(config.simds, config.waves, config.vgpr_rows),
        share: GroupShare = GroupShare::new(config.simds, config.waves, config.lds_bytes),
        scratch_place: ScratchPlace = ScratchPlace::new(config.simds, config.waves),
        waves_of_group: GroupWaves = GroupWaves::new(),
        item: NextItem = NextItem::new(),
        scalars: InitialScalars = InitialScalars::new(own(config)),
        begin: Vec<GridStart> = (0..3).map(|_| GridStart::new()).collect(),
        extent: Vec<GroupExtent> = (0..3).map(|_| GroupExtent::new()).collect(),
        lane_select: LaneSelect = LaneSelect::new(config.lanes),
        state: DFF<DispatchState>,
        remaining: Vec<DFF<Bits<32>>> = signals(3),
        group_x: DFF<Bits<32>>,
        group_y: DFF<Bits<16>>,
        group_z: DFF<Bits<16>>,
        x: DFF<Bits<10>>,
        y: DFF<Bits<10>>,
        z: DFF<Bits<10>>,
        exhausted: DFF<Bit>,
        number: DFF<Bits<5>>,
        lds: DFF<Bits<17>>,
        lane: DFF<Bits<6>>,
        exec: DFF<Bits<64>>,
        wave_in_group: DFF<Bits<5>>,
        step: DFF<Bits<4>>,
        slot: Vec<DFF<Bits<16>>> = signals(config.simds),
        // Of Sea Islands: the position that is written, v0, v1 or v2; scratch memory of the wave.
        component: Vec<DFF<Bits<2>>> = signals(own(config)),
        wave_scratch: Vec<DFF<Bits<48>>> = signals(own(config)),
        slot_wave: DFF<Bits<4>>,
        slot_base: DFF<Bits<11>>,
        simd: Vec<DFF<Bit>> = signals(config.simds),
        last_simd: DFF<Bits<16>>,
        any_active: Signal<Local, Bit>,
        empty: Signal<Local, Bit>,
        id_x: Signal<Local, Bits<32>>,
        id_y: Signal<Local, Bits<32>>,
        id_z: Signal<Local, Bits<32>>,
        rows: Signal<Local, Bits<11>>,
        last_lane: Signal<Local, Bits<6>>,
        written: Signal<Local, Bit>,
        scalar_written: Signal<Local, Bit>,
    }
}

impl Logic for Dispatcher {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, group_x, group_y, group_z, x, y, z, exhausted, lane, exec, wave_in_group, step);
        dff_setup!(self, clock, number, lds);
        dff_setup!(self, clock, slot_wave, slot_base, last_simd);

        self.any_active.next = false;
        for i in 0..self.active.len() {
            self.pick.active[i].next = self.active[i].val();
            self.share.active[i].next = self.active[i].val();
            self.share.groups[i].next = self.active_groups[i].val();
            self.slot[i].clock.next = self.clock.val();
            self.slot[i].d.next = self.slot[i].q.val();
            self.launch[i].next = 0.into();
            if (self.state.q.val() == DispatchState::Place) & !self.stop.val() {
                self.launch[i].next = self.pick.slot[i].val();
            }
            self.run[i].next = 0.into();
            if (self.state.q.val() == DispatchState::Start) & !self.stop.val() {
                self.run[i].next = self.slot[i].q.val();
            }
            if self.active[i].val().any() {
                self.any_active.next = true;
            }
        }
        self.rows.next = self.vgprs.val();
        self.last_lane.next = 31.into();
        if self.wave64.val() {
            self.rows.next = self.vgprs.val() << 1;
            self.last_lane.next = 63.into();
        }
        self.pick.rows.next = self.rows.val();
        self.pick.last_simd.next = self.last_simd.q.val();
        // While the wave is launched its base comes from the choice, later from the register.
        self.vgpr_base.next = self.slot_base.q.val();
        if self.state.q.val() == DispatchState::Place {
            self.vgpr_base.next = self.pick.base.val();
        }
        self.wave.next = self.slot_wave.q.val();

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

        // Work-items of the group, one a cycle; lanes beyond the last one stay inactive.
        self.item.x.next = self.x.q.val();
        self.item.y.next = self.y.q.val();
        self.item.z.next = self.z.q.val();
        self.item.size_x.next = self.extent[0].size.val();
        self.item.size_y.next = self.extent[1].size.val();
        self.item.size_z.next = self.extent[2].size.val();
        self.lane_select.lane.next = self.lane.q.val();
        self.lane_select.base.next = self.slot_base.q.val();
        self.lane_select.vgprs.next = self.vgprs.val();
        self.vgpr_row.next = self.lane_select.row.val();
        self.vgpr_beat.next = self.lane_select.beat.val();
        self.id_x.next = bit_cast::<32, 10>(self.x.q.val());
        self.id_y.next = 0.into();
        self.id_z.next = 0.into();
        if self.id_dimensions.val() != 0 {
            self.id_y.next = bit_cast::<32, 10>(self.y.q.val()) << 10;
        }
        if self.id_dimensions.val() > 1 {
            self.id_z.next = bit_cast::<32, 10>(self.z.q.val()) << 20;
        }
        self.vgpr_data.next = self.id_x.val() | self.id_y.val() | self.id_z.val();
        for i in 0..self.vgpr_lane.len() {
            self.vgpr_lane[i].next = self.lane_select.physical[i].val();
        }
        self.written.next = false;
        self.scalar_written.next = false;
        for i in 0..self.vgpr_write.len() {
            self.simd[i].clock.next = self.clock.val();
            self.simd[i].d.next = self.simd[i].q.val();
            self.vgpr_write[i].next = (self.state.q.val() == DispatchState::Lanes) & self.simd[i].q.val();
            self.scalar_write[i].next = (self.state.q.val() == DispatchState::Scalars) & self.simd[i].q.val();
            if self.simd[i].q.val() & self.vgpr_ready[i].val() {
                self.written.next = true;
            }
            if self.simd[i].q.val() & self.scalar_ready[i].val() {
                self.scalar_written.next = true;
            }
        }

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
            self.vgpr_data.next = self.id_x.val();
            if self.component[i].q.val() == 1 {
                self.vgpr_data.next = bit_cast::<32, 10>(self.y.q.val());
                self.vgpr_row.next = self.lane_select.row.val() + 1;
            }
            if self.component[i].q.val() == 2 {
                self.vgpr_data.next = bit_cast::<32, 10>(self.z.q.val());
                self.vgpr_row.next = self.lane_select.row.val() + 2;
            }
            if (self.state.q.val() == DispatchState::Lanes) & self.written.val() {
                self.component[i].d.next = 0.into();
                if self.component[i].q.val() < self.id_dimensions.val() {
                    self.component[i].d.next = self.component[i].q.val() + 1;
                    self.written.next = false;
                }
            }
            self.scratch_base.next = self.scratch.val();
            self.scalars.wanted[i].next = self.wanted_sgprs[i].val();
            self.scalars.scratch_offset[i].next = self.wave_scratch[i].q.val().get_bits::<32>(0);
            self.scalars.group_waves[i].next = self.waves_of_group.waves.val();
        }

        // Scalars.
        self.scalars.step.next = self.step.q.val();
        for i in 0..self.user_data.len() {
            self.scalars.user_data[i].next = self.user_data[i].val();
        }
        self.scalars.group_x.next = self.group_x.q.val();
        self.scalars.group_y.next = self.group_y.q.val();
        self.scalars.group_z.next = self.group_z.q.val();
        self.scalars.wave_in_group.next = self.wave_in_group.q.val();
        self.scalars.exec.next = self.exec.q.val();
        self.scalar_pair.next = self.scalars.pair.val();
        self.scalar_data.next = self.scalars.data.val();

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
                    self.x.d.next = 0.into();
                    self.y.d.next = 0.into();
                    self.z.d.next = 0.into();
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
                if self.share.free.val() {
                    self.state.d.next = DispatchState::Place;
                } else {
                    self.number.d.next = self.share.following.val();
                    self.lds.d.next = self.share.following_base.val();
                }
            }
            DispatchState::Place => {
                self.lane.d.next = 0.into();
                self.exec.d.next = 0.into();
                self.step.d.next = 0.into();
                self.exhausted.d.next = false;
                self.slot_wave.d.next = self.pick.wave.val();
                self.slot_base.d.next = self.pick.base.val();
                for i in 0..self.slot.len() {
                    self.slot[i].d.next = self.pick.slot[i].val();
                }
                for i in 0..self.simd.len() {
                    self.simd[i].d.next = self.pick.simd.val().get_bit(i);
                }
                if self.pick.found.val() {
                    self.last_simd.d.next = self.pick.simd.val();
                    self.state.d.next = DispatchState::Lanes;
                }
            }
            DispatchState::Lanes => {
                if self.written.val() {
                    self.lane.d.next = self.lane.q.val() + 1;
                    if !self.exhausted.q.val() {
                        self.exec.d.next = self.exec.q.val().replace_bit(self.lane.q.val().index(), true);
                        self.x.d.next = self.item.next_x.val();
                        self.y.d.next = self.item.next_y.val();
                        self.z.d.next = self.item.next_z.val();
                        self.exhausted.d.next = self.item.last.val();
                    }
                    if self.lane.q.val() == self.last_lane.val() {
                        self.state.d.next = DispatchState::Scalars;
                    }
                }
            }
            DispatchState::Scalars => {
                if self.scalar_written.val() {
                    self.step.d.next = self.step.q.val() + 1;
                    if self.scalars.last.val() {
                        self.state.d.next = DispatchState::Start;
                    }
                }
            }
            DispatchState::Start => {
                self.state.d.next = DispatchState::Place;
                self.wave_in_group.d.next = self.wave_in_group.q.val() + 1;
                if self.exhausted.q.val() {
                    // On to the next group.
                    self.state.d.next = DispatchState::Group;
                    self.number.d.next = 0.into();
                    self.lds.d.next = 0.into();
                    self.wave_in_group.d.next = 0.into();
                    self.x.d.next = 0.into();
                    self.y.d.next = 0.into();
                    self.z.d.next = 0.into();
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
        if self.stop.val() & (self.state.q.val() != DispatchState::Idle) & (self.state.q.val() != DispatchState::Drain)
        {
            self.state.d.next = DispatchState::Drain;
        }
    }
}
