//! The launcher of shader waves. A wave of 64 lanes at a time goes through all of it; others may run meanwhile.
//!
//! ```text
//!   Idle      waits for a wave
//!   Share     a number and a share of the LDS, as a work-group of one wave
//!   Place     a free slot, SIMDs in turn
//!   Vgprs     its initial VGPRs: a beat of a register a cycle, values from the stage
//!   Scalars   its scalar registers: thirteen pairs
//!   Run       when the stage says so
//! ```
//!
//! Slots have equal shares of the VGPRs and numbers equal shares of the LDS, as those of a dispatch do ([`crate::dispatch::placement`]):
//! all stages of a draw ask for what the largest one needs. While a draw is in progress nothing is dispatched.

use super::record::{WavePlaced, WaveRequest};
use crate::config::Config;
use crate::dispatch::initial::InitialScalars;
use crate::dispatch::placement::{GroupShare, SlotPick};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::registers::compute_registers::USER_DATA;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, generator_block};

choice! {
    /// What the launcher does.
    pub enum LaunchPhase {
        /// Nothing.
        Idle,
        /// Finds a number and LDS.
        Share,
        /// Finds a slot.
        Place,
        /// Writes VGPRs.
        Vgprs,
        /// Writes scalar registers.
        Scalars,
        /// Starts the wave.
        Run,
    }
}

generator_block! {
    /// Where a beat of an initial VGPR of a wave of 64 lanes goes.
    pub struct LaunchRow(lanes: usize) {
        /// The beat, of `lanes` lanes each.
        in beat: (Bits<4>),
        /// Number of the VGPR.
        in register: (Bits<5>),
        /// First row of the wave.
        in base: (Bits<11>),
        /// VGPRs of the wave: behind so many rows are those of lanes 32 to 63.
        in vgprs: (Bits<11>),
        /// The row.
        out row: (Bits<11>),
        /// The beat of the row.
        out row_beat: (Bits<3>),
        /// It is the last beat of the register.
        out last: (Bit),
    }
    |g| {
        let beat = g.input("beat");
        let beats = (32 / lanes) as u128;
        let bits = beats.trailing_zeros();
        let of_row = if bits == 0 { g.zero(3) } else { beat.slice(0, bits).zero_extend(3) };
        let above = g.input("vgprs").when(&beat.bit(bits));
        g.output("row", &(g.input("base") + g.input("register").zero_extend(11) + above));
        g.output("row_beat", &of_row);
        g.output("last", &beat.is(2 * beats - 1));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct Launcher(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave is wanted.
        pub wave: Signal<In, WaveRequest>,
        /// User SGPRs of its stage.
        pub user_data: Vec<Signal<In, Bits<32>>> = signals(USER_DATA),
        /// VGPRs of every wave of the draw, a multiple of 4.
        pub vgprs: Signal<In, Bits<11>>,
        /// LDS bytes of every one of them.
        pub lds_bytes: Signal<In, Bits<18>>,
        /// Nothing more is launched.
        pub stop: Signal<In, Bit>,
        /// A wave is under way from its request to its start.
        pub busy: Signal<Out, Bit>,
        /// It has its slot.
        pub placed: Signal<Out, WavePlaced>,
        /// It runs from now on; its request is done.
        pub started: Signal<Out, Bit>,
        /// The initial VGPR that is written,
        pub register: Signal<Out, Bits<5>>,
        /// in this beat of lanes.
        pub beat: Signal<Out, Bits<4>>,
        /// Its values, in the same cycle.
        pub value: Vec<Signal<In, Bits<32>>> = signals(config.lanes),
        /// They are there.
        pub value_valid: Signal<In, Bit>,

        /// Slots that hold a wave, of each SIMD.
        pub active: Vec<Signal<In, Bits<16>>> = signals(config.simds),
        /// Numbers of the work-groups of the slots' waves, 5 bits a slot, of each SIMD.
        pub active_groups: Vec<Signal<In, Bits<80>>> = signals(config.simds),
        /// A wave is launched in the slot.
        pub launch: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// It starts.
        pub run: Vec<Signal<Out, Bits<16>>> = signals(config.simds),
        /// First VGPR row of the wave.
        pub vgpr_base: Signal<Out, Bits<11>>,
        /// Its number among those that are resident.
        pub group: Signal<Out, Bits<5>>,
        /// First LDS byte of its share.
        pub lds_base: Signal<Out, Bits<18>>,
        /// Slot of the wave that is launched.
        pub launch_wave: Signal<Out, Bits<4>>,
        /// Slot of the wave whose registers are written.
        pub scalar_wave: Signal<Out, Bits<4>>,
        /// Writes a scalar register pair on the SIMD.
        pub scalar_write: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// It happens in this cycle.
        pub scalar_ready: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Pair number.
        pub scalar_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub scalar_data: Signal<Out, Bits<64>>,
        /// Writes a VGPR on the SIMD.
        pub vgpr_write: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// It happens in this cycle.
        pub vgpr_ready: Vec<Signal<In, Bit>> = signals(config.simds),
        /// Its row.
        pub vgpr_row: Signal<Out, Bits<11>>,
        /// Beat of the row.
        pub vgpr_beat: Signal<Out, Bits<3>>,
        /// The lanes' values.
        pub vgpr_data: Vec<Signal<Out, Bits<32>>> = signals(config.lanes),

        pick: SlotPick = SlotPick::new(config.simds, config.waves, config.vgpr_rows),
        share: GroupShare = GroupShare::new(config.simds, config.waves, config.lds_bytes),
        scalars: InitialScalars = InitialScalars::new(1),
        rows: LaunchRow = LaunchRow::new(config.lanes),
        none: Constant<Bits<16>> = Constant::new(0.into()),

        phase: DFF<LaunchPhase>,
        number: DFF<Bits<5>>,
        lds: DFF<Bits<18>>,
        slot: DFF<Bits<4>>,
        base: DFF<Bits<11>>,
        simd: DFF<Bits<16>>,
        last_simd: DFF<Bits<16>>,
        register_state: DFF<Bits<5>>,
        beat_state: DFF<Bits<4>>,
        step: DFF<Bits<4>>,
        written: Signal<Local, Bit>,
        pair_written: Signal<Local, Bit>,
        has_slot: Signal<Local, Bit>,
    }
}

impl Logic for Launcher {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, number, lds, slot, base, simd, last_simd, register_state, beat_state, step);
        self.busy.next = self.phase.q.val() != LaunchPhase::Idle;
        self.started.next = false;

        // Its share and its slot.
        self.share.number.next = self.number.q.val();
        self.share.base.next = self.lds.q.val();
        self.share.size.next = self.lds_bytes.val();
        self.share.limit.next = 0.into();
        self.pick.rows.next = self.vgprs.val() << 1;
        self.pick.limit.next = 0.into();
        self.pick.last_simd.next = self.last_simd.q.val();
        self.group.next = self.number.q.val();
        self.lds_base.next = self.lds.q.val();
        self.vgpr_base.next = self.pick.base.val();
        self.launch_wave.next = self.pick.wave.val();
        self.has_slot.next = (self.phase.q.val() == LaunchPhase::Vgprs)
            | (self.phase.q.val() == LaunchPhase::Scalars)
            | (self.phase.q.val() == LaunchPhase::Run);
        self.placed.next.valid = self.has_slot.val();
        self.placed.next.simd = self.simd.q.val();
        self.placed.next.wave = self.slot.q.val();
        self.placed.next.lds_base = self.lds.q.val();

        // Its registers.
        self.register.next = self.register_state.q.val();
        self.beat.next = self.beat_state.q.val();
        self.rows.beat.next = self.beat_state.q.val();
        self.rows.register.next = self.register_state.q.val();
        self.rows.base.next = self.base.q.val();
        self.rows.vgprs.next = self.vgprs.val();
        self.vgpr_row.next = self.rows.row.val();
        self.vgpr_beat.next = self.rows.row_beat.val();
        for i in 0..self.value.len() {
            self.vgpr_data[i].next = self.value[i].val();
        }
        for i in 0..self.user_data.len() {
            self.scalars.user_data[i].next = self.user_data[i].val();
        }
        self.scalars.step.next = self.step.q.val();
        self.scalars.group_x.next = self.wave.val().system;
        self.scalars.group_y.next = 0.into();
        self.scalars.group_z.next = 0.into();
        self.scalars.wave_in_group.next = 0.into();
        self.scalars.exec.next = self.wave.val().exec;
        for i in 0..self.scalars.wanted.len() {
            self.scalars.wanted[i].next = (bit_cast::<10, 5>(self.wave.val().user_sgprs) << 5)
                | bit_cast::<10, 1>(self.wave.val().has_system.into())
                | (bit_cast::<10, 1>(self.wave.val().scratch.into()) << 4);
            self.scalars.scratch_offset[i].next = 0.into();
            self.scalars.group_waves[i].next = 1.into();
        }
        self.scalar_wave.next = self.slot.q.val();
        self.scalar_pair.next = self.scalars.pair.val();
        self.scalar_data.next = self.scalars.data.val();

        self.written.next = false;
        self.pair_written.next = false;
        for i in 0..self.launch.len() {
            self.pick.active[i].next = self.active[i].val();
            self.share.active[i].next = self.active[i].val();
            self.share.groups[i].next = self.active_groups[i].val();
            self.launch[i].next = 0.into();
            if (self.phase.q.val() == LaunchPhase::Place) & self.pick.found.val() & !self.stop.val() {
                self.launch[i].next = self.pick.slot[i].val();
            }
            self.vgpr_write[i].next =
                (self.phase.q.val() == LaunchPhase::Vgprs) & self.value_valid.val() & self.simd.q.val().get_bit(i);
            if self.simd.q.val().get_bit(i) & self.vgpr_ready[i].val() & self.value_valid.val() {
                self.written.next = true;
            }
            self.scalar_write[i].next = (self.phase.q.val() == LaunchPhase::Scalars) & self.simd.q.val().get_bit(i);
            if self.simd.q.val().get_bit(i) & self.scalar_ready[i].val() {
                self.pair_written.next = true;
            }
            self.run[i].next = 0.into();
            if (self.phase.q.val() == LaunchPhase::Run)
                & self.wave.val().may_run
                & !self.stop.val()
                & self.simd.q.val().get_bit(i)
            {
                self.run[i].next = self.none.val().replace_bit(self.slot.q.val().index(), true);
            }
        }

        match self.phase.q.val() {
            LaunchPhase::Idle => {
                if self.wave.val().valid {
                    self.number.d.next = 0.into();
                    self.lds.d.next = 0.into();
                    self.phase.d.next = LaunchPhase::Share;
                }
            }
            LaunchPhase::Share => {
                if self.share.free.val() {
                    self.phase.d.next = LaunchPhase::Place;
                } else {
                    self.number.d.next = self.share.following.val();
                    self.lds.d.next = self.share.following_base.val();
                }
            }
            LaunchPhase::Place => {
                self.slot.d.next = self.pick.wave.val();
                self.base.d.next = self.pick.base.val();
                self.simd.d.next = self.pick.simd.val();
                self.register_state.d.next = 0.into();
                self.beat_state.d.next = 0.into();
                self.step.d.next = 0.into();
                if self.pick.found.val() {
                    self.last_simd.d.next = self.pick.simd.val();
                    self.phase.d.next = LaunchPhase::Vgprs;
                    if self.wave.val().initial_vgprs == 0 {
                        self.phase.d.next = LaunchPhase::Scalars;
                    }
                }
            }
            LaunchPhase::Vgprs => {
                if self.written.val() {
                    self.beat_state.d.next = self.beat_state.q.val() + 1;
                    if self.rows.last.val() {
                        self.beat_state.d.next = 0.into();
                        self.register_state.d.next = self.register_state.q.val() + 1;
                        if self.register_state.q.val() + 1 == self.wave.val().initial_vgprs {
                            self.phase.d.next = LaunchPhase::Scalars;
                        }
                    }
                }
            }
            LaunchPhase::Scalars => {
                if self.pair_written.val() {
                    self.step.d.next = self.step.q.val() + 1;
                    if self.scalars.last.val() {
                        self.phase.d.next = LaunchPhase::Run;
                    }
                }
            }
            LaunchPhase::Run => {
                if self.wave.val().may_run {
                    self.started.next = true;
                    self.phase.d.next = LaunchPhase::Idle;
                }
            }
        }
        if self.stop.val() {
            self.phase.d.next = LaunchPhase::Idle;
        }
    }
}
