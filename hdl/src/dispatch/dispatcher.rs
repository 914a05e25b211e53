//! The work-group dispatcher: walks a grid of work-items, forms waves, places them on the SIMDs and writes their initial
//! state (3.5, and what compilers rely on).
//!
//! ```text
//!   group    sizes of the next work-group      place   a free slot, SIMDs in turn
//!   lanes    v0 of one work-item a cycle       scalars user data, TTMP7-9, VCC, M0, EXEC as register pairs
//! ```
//!
//! Groups are visited with X innermost. The last group of a dimension holds what is left of the grid. VGPRs are allotted
//! in equal shares: slot `i` starts at row `i * vgprs`.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, encode, one_hot_select, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// User SGPRs that a dispatch can preload.
pub const USER_DATA: usize = 16;

generator_block! {
    /// A free slot with room for the wave's VGPRs, on a SIMD other than the last one if possible.
    pub struct SlotPick(simds: usize, waves: usize, rows: usize) {
        /// Slots that hold a wave, of each SIMD.
        in active: [Bits<16>; simds],
        /// Rows of VGPRs that a wave takes.
        in vgprs: (Bits<11>),
        /// SIMD used last, one-hot.
        in last_simd: (Bits<16>),
        /// There is one.
        out found: (Bit),
        /// It, one-hot on its SIMD.
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
        let vgprs = g.input("vgprs");
        // Slot w fits when (w + 1) * vgprs rows exist.
        let wide = vgprs.zero_extend(16);
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
        let picked: Vec<_> = (0..simds).map(|at| wave.when(&simd.bit(at as u32)).resize(16)).collect();
        g.output("found", &usable.any());
        g.outputs("slot", &picked);
        g.output("wave", &encode(g, &wave, 4));
        g.output("simd", &simd.resize(16));
        g.output("base", &one_hot_select(g, &wave, &bases).slice(0, 11));
    }
}

generator_block! {
    /// The work-item after this one, X innermost.
    pub struct NextItem() {
        /// Position in the group.
        in x: (Bits<10>),
        /// Position in the group.
        in y: (Bits<10>),
        /// Position in the group.
        in z: (Bits<10>),
        /// Size of the group, 1 to 1024.
        in size_x: (Bits<11>),
        /// Size of the group.
        in size_y: (Bits<11>),
        /// Size of the group.
        in size_z: (Bits<11>),
        /// The next position.
        out next_x: (Bits<10>),
        /// The next position.
        out next_y: (Bits<10>),
        /// The next position.
        out next_z: (Bits<10>),
        /// This is the last one.
        out last: (Bit),
    }
    |g| {
        let step = |axis: &str| {
            let next = g.input(axis).zero_extend(11).plus(1);
            let wraps = next.equals(&g.input(&format!("size_{axis}")));
            (next.slice(0, 10), wraps)
        };
        let ((x, wraps_x), (y, wraps_y), (z, wraps_z)) = (step("x"), step("y"), step("z"));
        g.output("next_x", &x.when(&!&wraps_x));
        let moved_y = y.when(&!&wraps_y);
        g.output("next_y", &wraps_x.select(&moved_y, &g.input("y")));
        let carry = &wraps_x & &wraps_y;
        g.output("next_z", &carry.select(&z, &g.input("z")));
        g.output("last", &(carry & wraps_z));
    }
}

generator_block! {
    /// The initial scalar registers of a wave, a pair a step.
    pub struct InitialScalars() {
        /// Step: 0 to 7 user data, 8 TTMP7, 9 TTMP8 and TTMP9, 10 VCC, 11 M0, 12 EXEC.
        in step: (Bits<4>),
        /// User SGPRs.
        in user_data: [Bits<32>; USER_DATA],
        /// Work-group position.
        in group_x: (Bits<32>),
        /// Work-group position.
        in group_y: (Bits<16>),
        /// Work-group position.
        in group_z: (Bits<16>),
        /// Wave of the group.
        in wave_in_group: (Bits<5>),
        /// Lanes that hold a work-item.
        in exec: (Bits<32>),
        /// Pair number.
        out pair: (Bits<6>),
        /// Data.
        out data: (Bits<64>),
        /// This is the last step.
        out last: (Bit),
    }
    |g| {
        let step = g.input("step");
        let user = g.inputs("user_data", USER_DATA);
        let mut arms: Vec<(u128, _)> = (0..USER_DATA / 2)
            .map(|at| (at as u128, g.constant(6, at as u128).concat(&user[2 * at + 1].concat(&user[2 * at]))))
            .collect();
        let pair = |number: u128, high: &Wire, low: &Wire| g.constant(6, number).concat(&high.concat(low));
        let none = g.zero(32);
        let ttmp7 = g.input("group_z").concat(&g.input("group_y"));
        let ttmp8 = g.concat(&[&g.zero(2), &g.input("wave_in_group"), &g.zero(25)]);
        arms.push((8, pair(57, &ttmp7, &none)));
        arms.push((9, pair(58, &g.input("group_x"), &ttmp8)));
        arms.push((10, pair(53, &none, &none)));
        arms.push((11, pair(62, &none, &none)));
        let exec = pair(63, &none, &g.input("exec"));
        let chosen = g.lookup(&step, &arms, &exec);
        g.output("pair", &chosen.slice(64, 6));
        g.output("data", &chosen.slice(0, 64));
        g.output("last", &step.is(12));
    }
}

generator_block! {
    /// Size of the next work-group in a dimension, and what is left behind it.
    pub struct GroupExtent() {
        /// Work-items left.
        in remaining: (Bits<32>),
        /// Full size of a group.
        in block: (Bits<11>),
        /// Size of this one.
        out size: (Bits<11>),
        /// Left behind it.
        out after: (Bits<32>),
        /// Nothing is.
        out last: (Bit),
    }
    |g| {
        let remaining = g.input("remaining");
        let block = g.input("block");
        let full = block.zero_extend(32);
        let last = !full.less(&remaining);
        g.output("size", &last.select(&remaining.slice(0, 11), &block));
        g.output("after", &(&remaining - full));
        g.output("last", &last);
    }
}

/// Progress of a dispatch.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum DispatchState {
    /// None in progress.
    Idle,
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
    pub struct Dispatcher(simds: usize, waves: usize, rows: usize, lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Starts a dispatch; what follows is stable until `busy` falls.
        pub start: Signal<In, Bit>,
        /// First instruction of the kernel, bytes.
        pub entry: Signal<In, Bits<48>>,
        /// User SGPRs.
        pub user_data: Vec<Signal<In, Bits<32>>> = signals(USER_DATA),
        /// Work-items in X, Y, Z.
        pub grid: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Work-items of a group in X, Y, Z: 1 to 1024.
        pub block: Vec<Signal<In, Bits<11>>> = signals(3),
        /// VGPRs of a wave, a multiple of 4.
        pub vgprs: Signal<In, Bits<11>>,
        /// Initial MODE.
        pub mode: Signal<In, Bits<32>>,
        /// Positions that v0 holds beside X: none, Y, Y and Z.
        pub id_dimensions: Signal<In, Bits<2>>,
        /// A dispatch is in progress.
        pub busy: Signal<Out, Bit>,
        /// The instruction caches forget their lines.
        pub invalidate: Signal<Out, Bit>,

        /// Slots that hold a wave, of each SIMD.
        pub active: Vec<Signal<In, Bits<16>>> = signals(simds),
        /// A wave is launched in the slot.
        pub launch: Vec<Signal<Out, Bits<16>>> = signals(simds),
        /// It starts.
        pub run: Vec<Signal<Out, Bits<16>>> = signals(simds),
        /// First VGPR row of the wave.
        pub vgpr_base: Signal<Out, Bits<11>>,
        /// Number of the wave in its SIMD.
        pub wave: Signal<Out, Bits<4>>,
        /// Writes a scalar register pair on the SIMD.
        pub scalar_write: Vec<Signal<Out, Bit>> = signals(simds),
        /// It happens in this cycle.
        pub scalar_ready: Vec<Signal<In, Bit>> = signals(simds),
        /// Pair number.
        pub scalar_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub scalar_data: Signal<Out, Bits<64>>,
        /// Writes v0 on the SIMD.
        pub vgpr_write: Vec<Signal<Out, Bit>> = signals(simds),
        /// It happens in this cycle.
        pub vgpr_ready: Vec<Signal<In, Bit>> = signals(simds),
        /// Beat.
        pub vgpr_beat: Signal<Out, Bits<3>>,
        /// The lane.
        pub vgpr_lane: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Its value.
        pub vgpr_data: Signal<Out, Bits<32>>,

        pick: SlotPick = SlotPick::new(simds, waves, rows),
        item: NextItem = NextItem::new(),
        scalars: InitialScalars = InitialScalars::new(),
        extent: Vec<GroupExtent> = (0..3).map(|_| GroupExtent::new()).collect(),
        lane_select: LaneSelect = LaneSelect::new(lanes),
        state: DFF<DispatchState>,
        remaining: Vec<DFF<Bits<32>>> = signals(3),
        group_x: DFF<Bits<32>>,
        group_y: DFF<Bits<16>>,
        group_z: DFF<Bits<16>>,
        x: DFF<Bits<10>>,
        y: DFF<Bits<10>>,
        z: DFF<Bits<10>>,
        exhausted: DFF<Bit>,
        lane: DFF<Bits<5>>,
        exec: DFF<Bits<32>>,
        wave_in_group: DFF<Bits<5>>,
        step: DFF<Bits<4>>,
        slot: Vec<DFF<Bits<16>>> = signals(simds),
        slot_wave: DFF<Bits<4>>,
        slot_base: DFF<Bits<11>>,
        simd: Vec<DFF<Bit>> = signals(simds),
        last_simd: DFF<Bits<16>>,
        any_active: Signal<Local, Bit>,
        id_x: Signal<Local, Bits<32>>,
        id_y: Signal<Local, Bits<32>>,
        id_z: Signal<Local, Bits<32>>,
        written: Signal<Local, Bit>,
        scalar_written: Signal<Local, Bit>,
    }
}

generator_block! {
    /// The physical lane and the beat of a lane of a wave.
    pub struct LaneSelect(lanes: usize) {
        /// Lane of the wave.
        in lane: (Bits<5>),
        /// One-hot physical lane.
        out physical: [Bit; lanes],
        /// Beat.
        out beat: (Bits<3>),
    }
    |g| {
        let lane = g.input("lane");
        let bits = lanes.trailing_zeros();
        let one = g.constant(lanes as u32, 1);
        g.outputs("physical", &bits_of(&one.shift_left(&lane.slice(0, bits))));
        let beat = if bits == 5 { g.zero(3) } else { lane.slice(bits, 5 - bits).resize(3) };
        g.output("beat", &beat);
    }
}

impl Logic for Dispatcher {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, group_x, group_y, group_z, x, y, z, exhausted, lane, exec, wave_in_group, step);
        dff_setup!(self, clock, slot_wave, slot_base, last_simd);

        self.any_active.next = false;
        for i in 0..self.active.len() {
            self.pick.active[i].next = self.active[i].val();
            self.slot[i].clock.next = self.clock.val();
            self.slot[i].d.next = self.slot[i].q.val();
            self.launch[i].next = 0.into();
            if self.state.q.val() == DispatchState::Place {
                self.launch[i].next = self.pick.slot[i].val();
            }
            self.run[i].next = 0.into();
            if self.state.q.val() == DispatchState::Start {
                self.run[i].next = self.slot[i].q.val();
            }
            if self.active[i].val().any() {
                self.any_active.next = true;
            }
        }
        self.pick.vgprs.next = self.vgprs.val();
        self.pick.last_simd.next = self.last_simd.q.val();
        // While the wave is launched its base comes from the choice, later from the register.
        self.vgpr_base.next = self.slot_base.q.val();
        if self.state.q.val() == DispatchState::Place {
            self.vgpr_base.next = self.pick.base.val();
        }
        self.wave.next = self.slot_wave.q.val();

        // Groups.
        for i in 0..self.grid.len() {
            self.remaining[i].clock.next = self.clock.val();
            self.remaining[i].d.next = self.remaining[i].q.val();
            self.extent[i].remaining.next = self.remaining[i].q.val();
            self.extent[i].block.next = self.block[i].val();
        }

        // Work-items of the group, one a cycle; lanes beyond the last one stay inactive.
        self.item.x.next = self.x.q.val();
        self.item.y.next = self.y.q.val();
        self.item.z.next = self.z.q.val();
        self.item.size_x.next = self.extent[0].size.val();
        self.item.size_y.next = self.extent[1].size.val();
        self.item.size_z.next = self.extent[2].size.val();
        self.lane_select.lane.next = self.lane.q.val();
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
                        self.remaining[i].d.next = self.grid[i].val();
                    }
                    self.group_x.d.next = 0.into();
                    self.group_y.d.next = 0.into();
                    self.group_z.d.next = 0.into();
                    self.x.d.next = 0.into();
                    self.y.d.next = 0.into();
                    self.z.d.next = 0.into();
                    self.wave_in_group.d.next = 0.into();
                    self.state.d.next = DispatchState::Place;
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
                    if self.lane.q.val() == 31 {
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
                    self.wave_in_group.d.next = 0.into();
                    self.x.d.next = 0.into();
                    self.y.d.next = 0.into();
                    self.z.d.next = 0.into();
                    self.group_x.d.next = self.group_x.q.val() + 1;
                    self.remaining[0].d.next = self.extent[0].after.val();
                    if self.extent[0].last.val() {
                        self.group_x.d.next = 0.into();
                        self.remaining[0].d.next = self.grid[0].val();
                        self.group_y.d.next = self.group_y.q.val() + 1;
                        self.remaining[1].d.next = self.extent[1].after.val();
                        if self.extent[1].last.val() {
                            self.group_y.d.next = 0.into();
                            self.remaining[1].d.next = self.grid[1].val();
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
    }
}
