//! Dispatch, faults and the host's abort.

use super::ComputeUnit;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Dispatch;

impl Section<Dispatch> for ComputeUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, cycles, forget, forget_data);
        clock!(self, clock, control, dispatcher, faults, barriers, requests, responses, atomic, lds);

        // Dispatch.
        self.control.bus_valid.next = self.bus_valid.val();
        self.control.bus_write.next = self.bus_write.val();
        self.control.bus_address.next = self.bus_address.val();
        self.control.bus_data.next = self.bus_data.val();
        self.control.bus_bytes.next = self.bus_bytes.val();
        self.bus_ready.next = self.control.bus_ready.val();
        // Also until memory has performed what atomic operations wrote, which their waves do not wait for.
        self.working.next = self.dispatcher.busy.val() | self.atomic.pending.val();
        self.bus_error.next = self.control.bus_error.val();
        self.bus_read_data.next = self.control.bus_read_data.val();
        for k in 0..self.launcher.len() {
            if self.drawing[k].val() {
                self.working.next = true;
            }
        }
        self.control.busy.next = self.working.val();
        self.dispatch_error.next = self.control.error.val();
        self.dispatcher.start.next = self.control.start.val();
        self.dispatcher.vgprs.next = self.control.vgprs.val();
        self.dispatcher.wave64.next = self.control.wave64.val();
        self.dispatcher.lds_bytes.next = self.control.lds_bytes.val();
        self.dispatcher.scratch.next = self.control.scratch.val();
        self.dispatcher.scratch_bytes.next = self.control.scratch_bytes.val();
        self.dispatcher.wave_limit.next = self.control.wave_limit.val();
        self.dispatcher.group_limit.next = self.control.group_limit.val();
        self.dispatcher.id_dimensions.next = self.control.id_dimensions.val();
        for i in 0..self.dispatcher.wanted_sgprs.len() {
            self.dispatcher.wanted_sgprs[i].next = self.control.wanted_sgprs[i].val();
        }
        self.dispatcher.partial_enable.next = self.control.partial_enable.val();
        self.dispatcher.in_items.next = self.control.in_items.val();
        for i in 0..self.control.user_data.len() {
            self.dispatcher.user_data[i].next = self.control.user_data[i].val();
        }
        for i in 0..self.control.grid.len() {
            self.dispatcher.grid[i].next = self.control.grid[i].val();
            self.dispatcher.first[i].next = self.control.first[i].val();
            self.dispatcher.block[i].next = self.control.block[i].val();
            self.dispatcher.partial[i].next = self.control.partial[i].val();
        }
        self.busy.next = self.working.val();

        // Faults and the host's abort.
        self.faults.busy.next = self.dispatcher.busy.val();
        self.faults.starts.next = self.control.start.val();
        self.faults.aborts.next = self.control.aborts.val();
        self.faults.clear.next = self.control.clear_fault.val();
        self.faults.launch_wave.next = self.dispatcher.launch_wave.val();
        self.faults.group_x.next = self.dispatcher.position_x.val();
        self.faults.group_y.next = self.dispatcher.position_y.val();
        self.faults.group_z.next = self.dispatcher.position_z.val();
        for k in 0..self.launcher.len() {
            if self.drawing[k].val() {
                self.faults.busy.next = true;
                self.faults.starts.next = self.draw_starts[k].val();
                self.faults.launch_wave.next = self.launcher[k].launch_wave.val();
                self.faults.group_x.next = 0.into();
                self.faults.group_y.next = 0.into();
                self.faults.group_z.next = 0.into();
            }
            self.draw_stop[k].next = self.faults.stop.val();
        }
        self.dispatcher.stop.next = self.faults.stop.val();
        self.barriers.clear.next = self.faults.stop.val();
        self.control.stopped.next = self.faults.stopped.val();
        self.control.fault.next = self.faults.told.val();
        self.control.fault_group.next = self.faults.group.val();
    }
}
