//! The lanes: what each is given and asks the banks for, the parts of dwords that are left, and the data of results.

use super::LdsUnit;
use crate::lds::operations::Cross;
use crate::lds::pass::LdsState;
use crate::lds::stack::StackAction;
use crate::lds::tile::Tile;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Lanes;

impl Section<Lanes> for LdsUnit {
    #[hdl_gen]
    fn update(&mut self) {
        // The lanes.
        self.place_dword.next = self.dword.q.val();
        self.place_upper.next = self.upper_part.q.val();
        self.some_upper.next = false;
        for k in 0..self.placed.len() {
            // Whether a lane that has one takes part is known later.
            for i in 0..self.lane.len() {
                if self.lane[i].has_upper.val() {
                    self.some_upper.next = true;
                }
            }
            if self.placed[k].q.val() {
                self.place_upper.next = self.some_upper.val() & !self.upper_part.q.val();
                if !self.some_upper.val() | self.upper_part.q.val() {
                    self.place_dword.next = self.dword.q.val() + 1;
                }
            }
        }
        self.second_address.next =
            self.operation.q.val().control.two & (self.dword.q.val() >= self.offsets.split.val());
        for _k in 0..self.placed.len() {
            self.second_address.next =
                self.operation.q.val().control.two & (self.place_dword.val() >= self.offsets.split.val());
        }
        self.rotation.dword.next = self.dword.q.val();
        self.rotation.dwords.next = self.work.dwords.val();
        self.rotation.two.next = self.operation.q.val().control.two;
        self.rotation.second.next = self.second_address.val();
        self.rotation.split.next = self.offsets.split.val();
        self.rotation.loads.next = self.loads_alone.val();
        for k in 0..self.place_rotation.len() {
            self.place_rotation[k].dword.next = self.place_dword.val();
            self.place_rotation[k].dwords.next = self.work.dwords.val();
            self.place_rotation[k].two.next = self.operation.q.val().control.two;
            self.place_rotation[k].second.next = self.second_address.val();
            self.place_rotation[k].split.next = self.offsets.split.val();
            self.place_rotation[k].loads.next = self.loads_alone.val();
        }
        for i in 0..self.groups.len() {
            self.groups[i].dword.next = self.dword.q.val();
            self.groups[i].dwords.next = self.work.dwords.val();
            self.groups[i].two.next = self.operation.q.val().control.two;
            self.groups[i].second.next = self.second_address.val();
            self.groups[i].split.next = self.offsets.split.val();
            self.groups[i].stores.next = self.stores_alone.val();
        }
        // A beat begins when the results of the one before it are written: its own come into the same registers.
        self.waits_for_writer.next = self.starts.q.val() & self.writer.occupied.val();
        self.pending.working.next = (self.state.q.val() == LdsState::Access) & !self.waits_for_writer.val();
        for k in 0..self.placed.len() {
            if !self.placed[k].q.val() {
                self.pending.working.next = false;
            }
        }
        self.pending.fresh.next = self.fresh.q.val();
        self.pending.upper_part.next = self.upper_part.q.val();
        self.pending.granted.next = self.granted.val();
        self.pending.serial.next = self.operation.q.val().control.serial;
        self.pending.all.next = self.work.crosses.val() & (self.pass.q.val() == 0);
        for k in 0..self.stack.len() {
            self.pending.stack[k].next = self.stack[k].stack.val();
        }
        for k in 0..self.rounds.len() {
            self.rounds[k].serial.next = self.operation.q.val().control.serial;
            self.rounds[k].counts.next = self.operation.q.val().control.counts;
            self.rounds[k].conditional.next = self.operation.q.val().control.conditional;
            self.rounds[k].two.next = self.operation.q.val().control.two;
            self.rounds[k].storing.next = self.work.storing.val();
            self.rounds[k].dword.next = self.dword.q.val();
            self.pending.opens[k].next = self.rounds[k].opens.val();
            self.single[k].next = self.rounds[k].opens.val();
        }
        for k in 0..self.groups.len() {
            self.pending.grouped[k].next = self.groups[k].grouped.val();
        }
        for k in 0..self.violations.len() {
            self.violations[k].working.next = self.pending.working.val();
            self.violations[k].crosses.next = self.work.crosses.val();
            self.violations[k].control.next = self.operation.q.val().control;
            self.violation[k].next = self.violations[k].violation.val();
        }
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].vgpr.next = self.vgpr[i].val();
            self.lane[i].load_address.next = self.capturing.q.val() & (self.captured_step.q.val() == 0);
            for k in 0..self.ahead.len() {
                // Nothing else arrives while the address of what comes next is here.
                if self.ahead[k].has_address.val() {
                    self.lane[i].vgpr.next = self.ahead[k].address[i].val();
                }
                if self.takes_address.val() {
                    self.lane[i].load_address.next = true;
                }
            }
            self.lane[i].load_data[0].next = self.capturing.q.val() & (self.captured_step.q.val() == 1);
            self.lane[i].load_data[1].next = self.capturing.q.val() & (self.captured_step.q.val() == 2);
            self.lane[i].load_data[2].next = self.capturing.q.val() & (self.captured_step.q.val() == 3);
            self.lane[i].load_data[3].next = self.capturing.q.val() & (self.captured_step.q.val() == 4);
            self.lane[i].load_high.next = self.capturing.q.val() & self.captured_high.q.val();
            self.lane[i].flat.next = self.operation.q.val().flat;
            self.lane[i].clear.next = self.pending.working.val() & self.starts.q.val();
            self.lane[i].load_count.next = self.captured.val() & self.operation.q.val().control.counts;
            self.lane[i].count.next = self.count.count.val();
            self.lane[i].source.next = self.operation.q.val().control.address;
            self.lane[i].m0.next = self.current.q.val().m0;
            self.lane[i].number.next = self.numbers.number[i].val();
            self.lane[i].offset.next = self.offsets.byte_offset[0].val();
            if self.second_address.val() {
                self.lane[i].offset.next = self.offsets.byte_offset[1].val();
            }
            for j in 0..self.reach.len() {
                self.lane[i].from_lds[j].next = self.operation.q.val().from_lds;
                self.lane[i].second_address[j].next = self.second_address.val();
                self.lane[i].offsets[j].next = self.operation.q.val().offset.get_bits::<16>(0);
                self.lane[i].wide[j].next = self.operation.q.val().control.wide;
                self.lane[i].of_four[j].next = self.operation.q.val().control.loads == 4;
                self.lane[i].put[j].next = self.interpolation[j].done.val() & self.turn.turn[i].val();
                self.lane[i].interpolated[j].next = self.interpolation[j].value.val();
            }
            for j in 0..self.parameters.len() {
                self.parameters[j].number[i].next = self.numbers.number[i].val();
                self.lane[i].parameter[j].next = self.parameters[j].address[i].val();
            }
            self.lane[i].dword.next = self.rotation.behind[i].val();
            self.lane[i].step.next = self.rotation.step[i].val();
            self.lane[i].size.next = self.operation.q.val().control.format.size;
            self.lane[i].result_dword.next = self.writer.dword.val();
            self.lane[i].result_format.next = self.writer.format.val();
            self.lane[i].high.next = self.operation.q.val().control.format.high;
            self.lane[i].upper_part.next = self.upper_part.q.val();
            self.lane[i].stores.next = self.work.storing.val();
            for k in 0..self.placed.len() {
                self.lane[i].dword.next = self.place_rotation[k].behind[i].val();
                self.lane[i].place_upper[k].next = self.place_upper.val();
                self.lane[i].places[k].next = !self.placed[k].q.val() | self.pending.finished.val();
                // What is computed is stored next.
                self.lane[i].stores.next = self.work.storing.val() | (self.state.q.val() == LdsState::Compute);
            }
            self.lane[i].base.next = self.current.q.val().lds_base;
            self.lane[i].limit.next = self.current.q.val().lds_size;
            self.lane[i].crosses_lanes.next = self.work.crosses.val();
            self.lane[i].named.next = self.pass.q.val() == 1;
            self.lane[i].swizzles.next = self.operation.q.val().control.cross == Cross::Swizzle;
            self.lane[i].swizzle_source.next = self.numbers.source[i].val();
            self.lane[i].wave64.next = self.current.q.val().wave64;
            self.lane[i].simd.next = self.simd.val();
            self.lane[i].blank.next = self.work.crosses.val()
                & (self.pass.q.val() == 0)
                & ((self.operation.q.val().control.cross == Cross::Forward)
                    | !(self.exec_part.lane[i].val() | self.operation.q.val().control.fetch_inactive));
            self.lane[i].conditional.next = self.operation.q.val().control.conditional;
            for k in 0..self.turn.result.len() {
                self.lane[i].computed.next = self.turn.result[k].val();
            }
            for k in 0..self.rounds.len() {
                self.lane[i].operation[k].next = self.operation.q.val().control.operation;
                self.lane[i].on_wide[k].next = self.operation.q.val().control.wide;
                self.lane[i].denormals[k].next = self.turn.denormals.val();
                self.lane[i].computed.next = self.lane[i].atomic[k].val();
            }
            self.lane[i].computes.next = self.operation.q.val().control.computes;
            self.lane[i].active.next = self.writer.lane[i].val();
            self.writer.take_lane[i].next = self.acts[i].val();
            self.lane[i].loads.next =
                self.granted.val() & self.served[i].val() & self.pending.valid[i].val() & !self.work.storing.val();
            self.lane[i].word.next = self.loaded[i].val();

            self.waiting[i].clock.next = self.clock.val();
            self.waiting[i].d.next = self.pending.left[i].val();
            self.left[i].clock.next = self.clock.val();
            self.left[i].d.next = self.left[i].q.val();
            self.turn.left[i].next = self.left[i].q.val();
            self.turn.memory[i].next = self.lane[i].memory.val();
            self.turn.operand_0[i].next = self.lane[i].operand[0].val();
            self.turn.operand_1[i].next = self.lane[i].operand[1].val();
            self.pending.acts[i].next = self.acts[i].val();
            for _k in 0..self.was_beyond.len() {
                self.pending.acts[i].next = self.acted[i].q.val();
            }
            self.pending.turn[i].next = self.turn.turn[i].val();
            for k in 0..self.rounds.len() {
                self.rounds[k].acts[i].next = self.acts[i].val();
                self.rounds[k].unaligned[i].next = self.lane[i].low.val().get_bits::<2>(0).any()
                    | ((self.operation.q.val().control.loads == 2) & self.lane[i].low.val().get_bit(2));
                self.rounds[k].left[i].next = self.left[i].q.val();
                self.rounds[k].round[i].next = self.round[i].q.val();
                self.rounds[k].turn[i].next = self.turn.turn[i].val();
                self.rounds[k].wants[i].next = self.lane[i].wants.val();
                self.rounds[k].served[i].next = self.served[i].val();
                self.pending.turn[i].next = self.rounds[k].own[i].val();
                self.round[i].clock.next = self.clock.val();
                self.round[i].d.next = self.round[i].q.val();
                if self.rounds[k].opens.val() & self.pending.finished.val() {
                    self.round[i].d.next = self.rounds[k].joins[i].val();
                }
            }
            for j in 0..self.stack.len() {
                self.stack_lane[i].clock.next = self.clock.val();
                self.stack_lane[i].vgpr.next = self.vgpr[i].val();
                self.stack_lane[i].load_address.next = self.capturing.q.val() & (self.captured_step.q.val() == 0);
                self.stack_lane[i].size.next = self.stack[j].size.val();
                self.stack_lane[i].action.next = self.stack[j].action.val();
                self.stack_lane[i].second.next = self.stack[j].second.val();
                self.stack_lane[i].step_done.next = self.access_done.val() & self.stack[j].stack.val();
                self.stack_lane[i].operand.next = self.lane[i].operand[0].val();
                self.stack_lane[i].loaded.next = self.lane[i].memory.val();
                self.stack_lane[i].row.next = self.writer.dword.val();
                self.stack_lane[i].two.next = self.writer.two_nodes[j].val();
                self.pending.wants_entry[i].next = self.stack_lane[i].wants.val();
                self.lane[i].stack[j].next = self.stack[j].stack.val();
                self.lane[i].stack_address[j].next = self.stack_lane[i].address.val();
                if self.stack[j].stack.val() {
                    // The item is the second dword of data, and what the second pop loads the second one loaded. Entries
                    // are cleared to the invalid node.
                    self.lane[i].offset.next = 0.into();
                    self.lane[i].step.next = 1.into();
                    if self.stack[j].action.val() == StackAction::Pop {
                        self.lane[i].step.next = 0.into();
                    }
                    self.lane[i].computes.next = self.stack[j].action.val() == StackAction::Clear;
                    self.lane[i].computed.next = 0xffffffffffffffff_u64.into();
                }
            }
            for k in 0..self.violations.len() {
                self.violations[k].takes_part[i].next = self.pending.takes_part[i].val();
                self.violations[k].low[i].next = self.lane[i].low.val();
                self.violations[k].outside[i].next = self.lane[i].outside[k].val();
            }
            self.pending.pending[i].next = self.waiting[i].q.val();
            self.pending.wants[i].next = self.lane[i].wants.val();
            self.pending.has_upper[i].next = self.lane[i].has_upper.val();
            self.pending.served[i].next = self.served[i].val();
            self.valid[i].next = self.pending.valid[i].val();
            self.request[i].next = self.lane[i].request.val();
            for j in 0..self.groups.len() {
                self.groups[j].acts[i].next = self.acts[i].val();
                self.groups[j].low[i].next = self.lane[i].low.val();
                self.groups[j].bytes[i].next = self.lane[i].bytes.val();
                self.groups[j].request[i].next = self.lane[i].request.val();
                self.groups[j].operand_0[i].next = self.lane[i].operand[0].val();
                self.groups[j].operand_1[i].next = self.lane[i].operand[1].val();
                self.pending.port_acts[i].next = self.groups[j].port_acts[i].val();
                self.pending.port_wants[i].next = self.groups[j].port_wants[i].val();
                if self.groups[j].grouped.val() {
                    self.lane[i].dword.next = 0.into();
                    self.request[i].next = self.groups[j].port[i].val();
                }
            }
            self.write_data[i].next = self.lane[i].result.val();
            self.write_bytes[i].next = self.lane[i].result_bytes.val();
            if self.writer.counts.val() {
                self.write_data[i].next = self.counted_value.q.val();
            }
            for j in 0..self.tiles.len() {
                self.tiles[j].loaded[i].next = self.lane[i].memory.val();
                self.tiles[j].third[i].next = self.lane[i].third[j].val();
                if self.writer.tile[j].val() != Tile::None {
                    self.write_data[i].next = self.tiles[j].column[i].val();
                }
            }
            for j in 0..self.stack.len() {
                if self.writer.stack[j].val() {
                    self.write_data[i].next = self.stack_lane[i].result.val();
                }
            }
        }
        self.want.next = self.pending.want.val();
        self.store.next = self.work.storing.val();
        self.debug_conflict.next = self.granted.val() & !self.pending.finished.val();
        for k in 0..self.rounds.len() {
            if self.granted.val() & self.rounds[k].misses.val() {
                self.debug_conflict.next = true;
            }
        }
        self.debug_store.next = self.granted.val() & self.work.storing.val() & !self.work.crosses.val();
    }
}
