//! The register side of the dispatcher: its registers, what they mean, whether it makes sense, and when to start. Wiring and
//! the last error. With its parts 400 LUTs and 1,100 flip-flops, nearly all of them the registers.

use super::faults::{Fault, FaultKind, FaultNumbers};
use super::program::{DispatchCheck, DispatchSettings};
use crate::config::{Config, InstructionSet};
use crate::front::trap::HostCommand;
use crate::front::watch::{WatchWrite, WatchedAddress};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::registers::compute_registers::{ComputeRegisters, USER_DATA};
use crate::wave::TrapHandler;
use rust_hdl::prelude::*;

/// Whether a configuration has what waves of GCN's line ask for, registers behind their user SGPRs: 0 or 1 of a port.
pub(super) fn own(config: Config) -> usize {
    usize::from(config.units.set.is_gcn())
}

/// Whether waves start as those of Sea Islands alone: a VGPR for each position, the offset of their scratch memory in an SGPR.
pub(super) fn spreads(config: Config) -> usize {
    usize::from(config.units.set == InstructionSet::SeaIslands)
}

hardware_block! {
    /// Starts a dispatch when COMPUTE_DISPATCH_INITIATOR is written with COMPUTE_SHADER_EN, unless something is wrong: then
    /// COMPUTE_STATUS.ERROR tells what, until the next one starts.
    pub struct DispatchControl(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the register bus, see [`crate::registers::register_block`].
        pub bus_valid: Signal<In, Bit>,
        /// It writes.
        pub bus_write: Signal<In, Bit>,
        /// Byte address.
        pub bus_address: Signal<In, Bits<18>>,
        /// Data to write.
        pub bus_data: Signal<In, Bits<32>>,
        /// Bytes to write.
        pub bus_bytes: Signal<In, Bits<4>>,
        /// The answer to the request of the cycle before.
        pub bus_ready: Signal<Out, Bit>,
        /// It was refused.
        pub bus_error: Signal<Out, Bit>,
        /// Data read.
        pub bus_read_data: Signal<Out, Bits<32>>,
        /// A dispatch is in progress.
        pub busy: Signal<In, Bit>,
        /// COMPUTE_STATUS.ERROR.
        pub error: Signal<Out, Bits<4>>,
        /// COMPUTE_CONTROL.ABORT is written: the dispatch in progress ends.
        pub aborts: Signal<Out, Bit>,
        /// COMPUTE_CONTROL.CLEAR_FAULT is written.
        pub clear_fault: Signal<Out, Bit>,
        /// The last dispatch was stopped by a fault or an abort.
        pub stopped: Signal<In, Bit>,
        /// The fault that is told.
        pub fault: Signal<In, Fault>,
        /// Z, Y, X of the work-group.
        pub fault_group: Signal<In, Bits<64>>,

        /// A dispatch starts; what follows is stable until it ends, as long as no register is written.
        pub start: Signal<Out, Bit>,
        /// First instruction, bytes.
        pub entry: Signal<Out, Bits<48>>,
        /// User SGPRs.
        pub user_data: Vec<Signal<Out, Bits<32>>> = signals(USER_DATA),
        /// End of the grid in X, Y, Z.
        pub grid: Vec<Signal<Out, Bits<32>>> = signals(3),
        /// First work-group in X, Y, Z.
        pub first: Vec<Signal<Out, Bits<32>>> = signals(3),
        /// Work-items of a group in X, Y, Z.
        pub block: Vec<Signal<Out, Bits<11>>> = signals(3),
        /// Work-items of the last group in X, Y, Z.
        pub partial: Vec<Signal<Out, Bits<11>>> = signals(3),
        /// The last group has `partial` work-items.
        pub partial_enable: Signal<Out, Bit>,
        /// `grid` counts work-items.
        pub in_items: Signal<Out, Bit>,
        /// Positions that v0 holds beside X: none, Y, Y and Z.
        pub id_dimensions: Signal<Out, Bits<2>>,
        /// VGPRs of a wave.
        pub vgprs: Signal<Out, Bits<11>>,
        /// Initial MODE.
        pub mode: Signal<Out, Bits<32>>,
        /// Waves have 64 lanes.
        pub wave64: Signal<Out, Bit>,
        /// LDS bytes of a work-group.
        pub lds_bytes: Signal<Out, Bits<18>>,
        /// Address of the scratch memory, bytes.
        pub scratch: Signal<Out, Bits<48>>,
        /// Scratch bytes of a wave.
        pub scratch_bytes: Signal<Out, Bits<24>>,
        /// Waves that may be resident, 0: as many as fit.
        pub wave_limit: Signal<Out, Bits<10>>,
        /// Work-groups that may be resident, 0: as many as fit.
        pub group_limit: Signal<Out, Bits<4>>,

        /// Waves allocate their VGPRs, where they may.
        pub dynamic: Vec<Signal<Out, Bit>> = signals(usize::from(config.units.dynamic_vgprs)),
        /// The trap handler, where waves may have one.
        pub handler: Vec<Signal<Out, TrapHandler>> = signals(usize::from(config.units.traps)),
        /// What the host says of the addresses that it watches (COMPUTE_WATCH).
        pub watch: Vec<Signal<Out, WatchWrite>> = signals(usize::from(config.units.traps)),
        /// What the host wants of waves (COMPUTE_WAVE_CONTROL).
        pub command: Vec<Signal<Out, HostCommand>> = signals(usize::from(config.units.traps)),
        /// It wants it of all of them,
        pub command_all: Vec<Signal<Out, Bit>> = signals(usize::from(config.units.traps)),
        /// or of the one in this SIMD,
        pub command_simd: Vec<Signal<Out, Bits<2>>> = signals(usize::from(config.units.traps)),
        /// in this slot.
        pub command_slot: Vec<Signal<Out, Bits<4>>> = signals(usize::from(config.units.traps)),

        registers: ComputeRegisters = ComputeRegisters::new(),
        /// Of GCN's line: what waves want behind their user SGPRs ([`super::initial`]).
        pub wanted_sgprs: Vec<Signal<Out, Bits<10>>> = signals(own(config)),

        /// Of CDNA4: the first VGPR that accumulates.
        pub accumulation: Vec<Signal<Out, Bits<11>>> = signals(config.units.set.accumulates()),

        settings: DispatchSettings = DispatchSettings::new(own(config), config.units.set.accumulates(), usize::from(config.units.dynamic_vgprs)),
        check: DispatchCheck = DispatchCheck::new(config),
        fault_numbers: FaultNumbers = FaultNumbers::new(),
        last_error: DFF<Bits<4>>,
        wanted: Signal<Local, Bit>,
        // Waves are to allocate their VGPRs, and cannot: those of 64 lanes never can (3.3.3).
        rigid: Signal<Local, Bit>,
        handler_now: Signal<Local, TrapHandler>,
        raises: Constant<Bit> = Constant::new(config.units.exceptions),
        // COMPUTE_WAVE_CONTROL.COMMAND.
        halts: Constant<Bits<2>> = Constant::new(1u64.into()),
        resumes: Constant<Bits<2>> = Constant::new(2u64.into()),
        traps: Constant<Bits<2>> = Constant::new(3u64.into()),
        command_now: Signal<Local, HostCommand>,
        watch_now: Signal<Local, WatchWrite>,
        watched_now: Signal<Local, WatchedAddress>,
    }
}

impl Logic for DispatchControl {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last_error);
        clock!(self, clock, registers);

        self.registers.bus_valid.next = self.bus_valid.val();
        self.registers.bus_write.next = self.bus_write.val();
        self.registers.bus_address.next = self.bus_address.val();
        self.registers.bus_data.next = self.bus_data.val();
        self.registers.bus_bytes.next = self.bus_bytes.val();
        self.bus_ready.next = self.registers.bus_ready.val();
        self.bus_error.next = self.registers.bus_error.val();
        self.bus_read_data.next = self.registers.bus_read_data.val();
        self.registers.compute_status_busy.next = self.busy.val();
        self.registers.compute_status_error.next = self.last_error.q.val();
        self.error.next = self.last_error.q.val();

        // How a dispatch ended before its time.
        self.aborts.next = self.registers.compute_control_strobe.val() & self.registers.compute_control_abort.val();
        self.clear_fault.next =
            self.registers.compute_control_strobe.val() & self.registers.compute_control_clear_fault.val();
        self.registers.compute_status_fault.next = self.fault.val().kind != FaultKind::None;
        self.registers.compute_status_stopped.next = self.stopped.val();
        self.fault_numbers.fault.next = self.fault.val();
        self.registers.compute_fault_kind.next = self.fault_numbers.kind.val();
        self.registers.compute_fault_reason.next = self.fault_numbers.reason.val();
        self.registers.compute_fault_simd.next = self.fault.val().simd;
        self.registers.compute_fault_slot.next = self.fault.val().slot;
        self.registers.compute_fault_lane.next = self.fault.val().lane;
        self.registers.compute_fault_pc_lo_data.next = self.fault.val().pc.get_bits::<32>(0);
        self.registers.compute_fault_pc_hi_data.next = self.fault.val().pc.get_bits::<16>(32);
        self.registers.compute_fault_group_x_group.next = self.fault_group.val().get_bits::<32>(0);
        self.registers.compute_fault_group_yz_y.next = self.fault_group.val().get_bits::<16>(32);
        self.registers.compute_fault_group_yz_z.next = self.fault_group.val().get_bits::<16>(48);

        // What the dispatcher is told.
        for i in 0..self.wanted_sgprs.len() {
            self.settings.clamps[i].next = bit_cast::<2, 1>(self.registers.compute_pgm_rsrc1_dx10_clamp.val().into())
                | (bit_cast::<2, 1>(self.registers.compute_pgm_rsrc1_ieee_mode.val().into()) << 1);
            self.wanted_sgprs[i].next = (bit_cast::<10, 5>(self.registers.compute_pgm_rsrc2_user_sgpr.val()) << 5)
                | bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tgid_x_en.val().into())
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tgid_y_en.val().into()) << 1)
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tgid_z_en.val().into()) << 2)
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tg_size_en.val().into()) << 3)
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_scratch_en.val().into()) << 4);
        }
        // Waves of CDNA4 know their scratch memory, and have all positions in v0.
        for i in 0..self.accumulation.len() {
            self.wanted_sgprs[i].next = (bit_cast::<10, 5>(self.registers.compute_pgm_rsrc2_user_sgpr.val()) << 5)
                | bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tgid_x_en.val().into())
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tgid_y_en.val().into()) << 1)
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tgid_z_en.val().into()) << 2)
                | (bit_cast::<10, 1>(self.registers.compute_pgm_rsrc2_tg_size_en.val().into()) << 3);
            self.settings.accumulation_offset[i].next =
                (bit_cast::<6, 2>(self.registers.compute_pgm_rsrc3_inst_pref_size.val().get_bits::<2>(0)) << 4)
                    | bit_cast::<6, 4>(self.registers.compute_pgm_rsrc3_accum_offset_low.val());
        }
        self.settings.pgm_lo.next = self.registers.compute_pgm_lo_data.val();
        self.settings.pgm_hi.next = self.registers.compute_pgm_hi_data.val();
        self.settings.vgpr_granules.next = self.registers.compute_pgm_rsrc1_vgprs.val();
        self.settings.float_mode.next = self.registers.compute_pgm_rsrc1_float_mode.val();
        self.settings.fp16_overflow.next = self.registers.compute_pgm_rsrc1_fp16_ovfl.val();
        self.settings.wave32.next = self.registers.compute_dispatch_initiator_cs_w32_en.val();
        self.settings.lds_size.next = self.registers.compute_pgm_rsrc2_lds_size.val();
        self.settings.scratch_lo.next = self.registers.compute_scratch_base_lo_data.val();
        self.settings.scratch_hi.next = self.registers.compute_scratch_base_hi_data.val();
        self.settings.wave_size.next = self.registers.compute_tmpring_size_wavesize.val();
        self.settings.waves_per_sh.next = self.registers.compute_resource_limits_waves_per_sh.val();
        self.settings.groups_per_cu.next = self.registers.compute_resource_limits_tg_per_cu.val();
        self.settings.bulky.next = self.registers.compute_pgm_rsrc1_bulky.val();
        self.entry.next = self.settings.entry.val();
        self.vgprs.next = self.settings.vgprs.val();
        self.mode.next = self.settings.mode.val();
        self.wave64.next = self.settings.wave64.val();
        self.lds_bytes.next = self.settings.lds_bytes.val();
        self.scratch.next = self.settings.scratch.val();
        self.scratch_bytes.next = self.settings.scratch_bytes.val();
        self.wave_limit.next = self.settings.wave_limit.val();
        self.group_limit.next = self.settings.group_limit.val();
        self.id_dimensions.next = self.registers.compute_pgm_rsrc2_tidig_comp_cnt.val();
        for i in 0..self.accumulation.len() {
            self.id_dimensions.next = 2.into();
            self.accumulation[i].next = self.settings.accumulation[i].val();
        }
        self.partial_enable.next = self.registers.compute_dispatch_initiator_partial_tg_en.val();
        self.in_items.next = self.registers.compute_dispatch_initiator_use_thread_dimensions.val();
        for i in 0..self.user_data.len() {
            self.user_data[i].next = self.registers.compute_user_data_data[i].val();
        }
        self.grid[0].next = self.registers.compute_dim_x_size.val();
        self.grid[1].next = self.registers.compute_dim_y_size.val();
        self.grid[2].next = self.registers.compute_dim_z_size.val();
        self.first[0].next = self.registers.compute_start_x_start.val();
        self.first[1].next = self.registers.compute_start_y_start.val();
        self.first[2].next = self.registers.compute_start_z_start.val();
        if self.registers.compute_dispatch_initiator_force_start_at_000.val() {
            for i in 0..self.first.len() {
                self.first[i].next = 0.into();
            }
        }
        self.check.full[0].next = self.registers.compute_num_thread_x_num_thread_full.val();
        self.check.full[1].next = self.registers.compute_num_thread_y_num_thread_full.val();
        self.check.full[2].next = self.registers.compute_num_thread_z_num_thread_full.val();
        self.check.partial[0].next = self.registers.compute_num_thread_x_num_thread_partial.val();
        self.check.partial[1].next = self.registers.compute_num_thread_y_num_thread_partial.val();
        self.check.partial[2].next = self.registers.compute_num_thread_z_num_thread_partial.val();
        self.block[0].next = self.registers.compute_num_thread_x_num_thread_full.val().get_bits::<11>(0);
        self.block[1].next = self.registers.compute_num_thread_y_num_thread_full.val().get_bits::<11>(0);
        self.block[2].next = self.registers.compute_num_thread_z_num_thread_full.val().get_bits::<11>(0);
        self.partial[0].next = self.registers.compute_num_thread_x_num_thread_partial.val().get_bits::<11>(0);
        self.partial[1].next = self.registers.compute_num_thread_y_num_thread_partial.val().get_bits::<11>(0);
        self.partial[2].next = self.registers.compute_num_thread_z_num_thread_partial.val().get_bits::<11>(0);

        // Whether it makes sense.
        self.check.partial_enable.next = self.registers.compute_dispatch_initiator_partial_tg_en.val();
        self.check.dim[0].next = self.registers.compute_dim_x_size.val();
        self.check.dim[1].next = self.registers.compute_dim_y_size.val();
        self.check.dim[2].next = self.registers.compute_dim_z_size.val();
        self.check.in_items.next = self.registers.compute_dispatch_initiator_use_thread_dimensions.val();
        self.check.vgprs.next = self.settings.vgprs.val();
        self.check.wave64.next = self.settings.wave64.val();
        self.check.lds_size.next = self.registers.compute_pgm_rsrc2_lds_size.val();
        self.check.user_sgprs.next = self.registers.compute_pgm_rsrc2_user_sgpr.val();
        self.check.scratch.next = self.registers.compute_pgm_rsrc2_scratch_en.val();
        self.check.scratch_waves.next = self.registers.compute_tmpring_size_waves.val();
        self.rigid.next = self.registers.compute_pgm_rsrc3_dynamic_vgpr.val();
        for k in 0..self.dynamic.len() {
            self.rigid.next = self.registers.compute_pgm_rsrc3_dynamic_vgpr.val() & self.settings.wave64.val();
            self.settings.dynamic[k].next = self.registers.compute_pgm_rsrc3_dynamic_vgpr.val();
            self.dynamic[k].next = self.registers.compute_pgm_rsrc3_dynamic_vgpr.val();
        }
        self.check.unsupported.next = self.rigid.val()
            | self.registers.compute_dispatch_initiator_ordered_append_enbl.val()
            | self.registers.compute_dispatch_initiator_restore.val()
            | self.registers.compute_pgm_rsrc2_trap_present.val()
            | self.registers.compute_pgm_rsrc1_priv.val()
            | self.registers.compute_pgm_rsrc1_debug_mode.val();
        // Not every machine notices exceptions of the ALUs.
        self.handler_now.next.present = false;
        self.handler_now.next.base = 0.into();
        self.handler_now.next.memory = 0.into();
        self.handler_now.next.enables = 0.into();
        self.handler_now.next.enables_watches = self.registers.compute_pgm_rsrc2_excp_en_msb.val().get_bit(0);
        self.watch_now.next.valid = self.registers.compute_watch_hi_strobe.val();
        self.watch_now.next.index = self.registers.compute_watch_hi_index.val();
        self.watched_now.next.reads = self.registers.compute_watch_lo_reads.val();
        self.watched_now.next.writes = self.registers.compute_watch_lo_writes.val();
        self.watched_now.next.line = (bit_cast::<42, 16>(self.registers.compute_watch_hi_address.val()) << 26)
            | bit_cast::<42, 26>(self.registers.compute_watch_lo_address.val().get_bits::<26>(4));
        self.watched_now.next.first = self.registers.compute_watch_lo_address.val().get_bits::<4>(0);
        self.watched_now.next.more = self.registers.compute_watch_hi_dwords.val();
        self.watch_now.next.watched = self.watched_now.val();
        self.command_now.next.halt = false;
        self.command_now.next.resume = false;
        self.command_now.next.trap = false;
        for k in 0..self.handler.len() {
            self.check.unsupported.next = self.rigid.val()
                | self.registers.compute_dispatch_initiator_ordered_append_enbl.val()
                | self.registers.compute_dispatch_initiator_restore.val()
                | (self.registers.compute_pgm_rsrc2_trap_present.val()
                    & (self.registers.compute_pgm_rsrc2_excp_en.val()).any()
                    & !self.raises.val())
                | self.registers.compute_pgm_rsrc1_priv.val()
                | self.registers.compute_pgm_rsrc1_debug_mode.val();
            self.handler_now.next.present = self.registers.compute_pgm_rsrc2_trap_present.val();
            if self.raises.val() {
                self.handler_now.next.enables = self.registers.compute_pgm_rsrc2_excp_en.val();
            }
            // Messages ask for it also where there is none.
            if self.registers.compute_pgm_rsrc2_trap_present.val() {
                self.handler_now.next.base = (bit_cast::<48, 8>(self.registers.compute_tba_hi_data.val()) << 40)
                    | (bit_cast::<48, 32>(self.registers.compute_tba_lo_data.val()) << 8);
                self.handler_now.next.memory = (bit_cast::<48, 8>(self.registers.compute_tma_hi_data.val()) << 40)
                    | (bit_cast::<48, 32>(self.registers.compute_tma_lo_data.val()) << 8);
            }
            self.command_now.next.halt = self.registers.compute_wave_control_strobe.val()
                & (self.registers.compute_wave_control_command.val() == self.halts.val());
            self.command_now.next.resume = self.registers.compute_wave_control_strobe.val()
                & (self.registers.compute_wave_control_command.val() == self.resumes.val());
            self.command_now.next.trap = self.registers.compute_wave_control_strobe.val()
                & (self.registers.compute_wave_control_command.val() == self.traps.val());
            self.handler[k].next = self.handler_now.val();
            self.watch[k].next = self.watch_now.val();
            self.command[k].next = self.command_now.val();
            self.command_all[k].next = self.registers.compute_wave_control_all.val();
            self.command_simd[k].next = self.registers.compute_wave_control_simd.val();
            self.command_slot[k].next = self.registers.compute_wave_control_slot.val();
        }
        self.check.busy.next = self.busy.val();
        self.wanted.next = self.registers.compute_dispatch_initiator_strobe.val()
            & self.registers.compute_dispatch_initiator_compute_shader_en.val();
        self.start.next = self.wanted.val() & (self.check.error.val() == 0);
        if self.wanted.val() {
            self.last_error.d.next = self.check.error.val();
        }
    }
}
