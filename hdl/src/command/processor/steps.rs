//! A packet, step by step: what the processor does in each of its states.

use super::super::draws::IndirectStep;
use super::super::moves::{Destination, End, Source};
use super::super::packet::PacketKind;
use super::{CommandError, CommandProcessor, CommandState};
use rust_hdl::prelude::*;

impl Logic for CommandProcessor {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, header, packet_state, taken, left, moving, word, asked, cycles, clock_word);
        dff_setup!(self, clock, placed);
        dff_setup!(self, clock, indirect, skips, error_state, value_state, context_state);
        clock!(self, clock, stream, body);
        self.cycles.d.next = self.cycles.q.val() + 1;
        self.read_pointer.next = self.stream.read_pointer.val();
        self.busy.next = (self.state.q.val() != CommandState::Failed)
            & ((self.state.q.val() != CommandState::Header)
                | (self.stream.available.val() != 0)
                | !self.stream.in_ring.val());
        self.error.next = self.error_state.q.val();
        self.opcode.next = self.header.q.val().opcode;
        self.packet.next = bit_cast::<48, 46>(self.packet_state.q.val()) << 2;
        self.value.next = self.value_state.q.val();
        self.context.next = self.context_state.q.val();
        self.interrupt.next = false;

        // The stream.
        self.stream.active.next = self.active.val();
        self.stream.base.next = self.base.val();
        self.stream.size.next = self.size.val();
        self.stream.write_pointer.next = self.write_pointer.val();
        self.stream.forget.next = self.doorbell.val();
        self.stream.wants.next = false;
        self.stream.take.next = false;
        self.stream.skip.next = 0.into();
        self.stream.call.next = false;
        self.stream.callee.next.address = self.moving.q.val().from.get_bits::<46>(2);
        self.stream.callee.next.words = self.moving.q.val().value;
        self.stream.chain.next = self.moving.q.val().end == End::Chain;
        self.stream.between.next = self.state.q.val() == CommandState::Header;
        self.stream.response.next = self.response.val() & (self.response_tag.val() == 0);
        self.stream.response_data.next = self.response_data.val();
        self.stream.response_missing.next = self.response_missing.val();
        self.decode.word.next = self.stream.word.val();
        self.body.word.next = self.stream.word.val();
        self.body.index.next = self.taken.q.val();
        self.body.write.next = false;

        // What the packet moves.
        self.setup.kind.next = self.header.q.val().kind;
        self.setup.space.next = self.header.q.val().space;
        self.setup.words.next = self.header.q.val().words;
        self.setup.left.next = self.left.q.val();
        self.setup.base.next = self.indirect.q.val();
        for i in 0..self.body.body.len() {
            self.setup.body[i].next = self.body.body[i].val();
        }

        // Draws.
        self.indirect_packet.next = self.no_indirect.val();
        self.indirect_setup.next = self.no_indirect.val();
        self.indirect_following.next = self.no_indirect.val();
        self.begins_indirect.next = false;
        self.firsts.next = 0.into();
        self.samples_now.next = 0.into();
        for k in 0..self.draws.len() {
            self.draw_state[k].clock.next = self.clock.val();
            self.draw_state[k].d.next = self.draw_state[k].q.val();
            self.draw_now[k].clock.next = self.clock.val();
            self.draw_now[k].d.next = self.draw_now[k].q.val();
            self.drawn[k].clock.next = self.clock.val();
            self.drawn[k].d.next = self.drawn[k].q.val();
            self.indirect_now[k].clock.next = self.clock.val();
            self.indirect_now[k].d.next = self.indirect_now[k].q.val();
            self.indirect_step[k].clock.next = self.clock.val();
            self.indirect_step[k].d.next = self.indirect_step[k].q.val();
            self.arguments[k].clock.next = self.clock.val();
            self.arguments[k].d.next = self.arguments[k].q.val();
            self.indirect_packet.next = self.indirect_now[k].q.val();
            self.indirect_draw[k].arguments.next = self.arguments[k].q.val();
            self.indirect_draw[k].indexed.next = self.indirect_packet.val().words == 5;
            self.indirect_draw[k].state.next = self.draw_state[k].q.val();
            self.firsts.next = self.indirect_draw[k].firsts.val();
            self.samples_now.next = self.samples[k].val();
            self.indirect_walk[k].indirect.next = self.indirect_now[k].q.val();
            self.indirect_walk[k].word.next = self.word.q.val();
            self.indirect_following.next = self.indirect_walk[k].following.val();
            self.draws[k].arguments.next = self.indirect.q.val();
            self.draws[k].kind.next = self.header.q.val().kind;
            for i in 0..self.body.body.len() {
                self.draws[k].body[i].next = self.body.body[i].val();
            }
            self.draws[k].state.next = self.draw_state[k].q.val();
            self.draw[k].next = self.draw_now[k].q.val();
            self.draw_starts[k].next = (self.state.q.val() == CommandState::Start) & self.drawn[k].q.val();
            self.clear_state[k].next = (self.state.q.val() == CommandState::Setup) & self.draws[k].clears.val();
        }

        // Memory: the packets', or that of the word which is moved.
        self.place.from.next = self.moving.q.val().from;
        self.place.line.next = self.response_data.val();
        self.place.word.next = self.word.q.val();
        self.place.to.next = self.moving.q.val().to;
        self.place.byte.next = self.moving.q.val().bytes;
        self.request.next = self.stream.request.val();
        self.request_data.next = self.place.data.val();
        if (self.state.q.val() == CommandState::Get) & (self.moving.q.val().source == Source::Memory) {
            self.request.next.valid = true;
            self.request.next.write = false;
            self.request.next.line = self.moving.q.val().from.get_bits::<42>(6);
            self.request.next.mask = self.place.wanted.val();
            self.request.next.tag = 1.into();
        }
        if (self.state.q.val() == CommandState::Put) & (self.moving.q.val().destination == Destination::Memory) {
            self.request.next.valid = true;
            self.request.next.write = true;
            self.request.next.line = self.moving.q.val().to.get_bits::<42>(6);
            self.request.next.mask = self.place.mask.val();
            self.request.next.tag = 2.into();
        }
        self.stream.request_taken.next = self.request_taken.val() & self.stream.request.val().valid;

        // Registers.
        self.translate.address.next = self.moving.q.val().to.get_bits::<18>(0);
        self.translate.data.next = self.word.q.val();
        self.bus_valid.next = false;
        self.bus_write.next = false;
        self.bus_address.next = self.moving.q.val().from.get_bits::<18>(0);
        self.bus_data.next = self.word.q.val();

        self.compare.word.next = self.word.q.val();
        self.compare.mask.next = self.moving.q.val().mask;
        self.compare.reference.next = self.moving.q.val().value;
        self.compare.function.next = self.moving.q.val().function;

        self.fails.next = CommandError::None;
        self.fails_with.next = self.moving.q.val().to.get_bits::<32>(0);
        self.moved.next = false;
        self.complete.next = (self.taken.q.val() == 8)
            | (self.left.q.val() == 0)
            | (self.header.q.val().streams & (self.taken.q.val() == self.header.q.val().wanted));
        match self.state.q.val() {
            CommandState::Header => {
                self.stream.wants.next = self.active.val();
                if self.stream.valid.val() & self.active.val() {
                    self.stream.take.next = true;
                    self.packet_state.d.next = self.stream.address.val();
                    self.header.d.next = self.decode.header.val();
                    self.left.d.next = self.decode.header.val().words;
                    self.taken.d.next = 0.into();
                    self.skips.d.next = 0.into();
                    self.moving.d.next.end = End::Next;
                    self.state.d.next = CommandState::Body;
                    if self.decode.header.val().kind == PacketKind::Filler {
                        self.state.d.next = CommandState::Header;
                    }
                    if self.decode.header.val().kind == PacketKind::Nothing {
                        self.state.d.next = CommandState::Skip;
                    }
                    if self.decode.header.val().kind == PacketKind::Malformed {
                        self.fails.next = CommandError::Header;
                        self.fails_with.next = self.stream.word.val();
                    }
                    if self.decode.header.val().kind == PacketKind::Refused {
                        self.fails.next = CommandError::Packet;
                        self.fails_with.next = self.stream.word.val();
                    }
                    if bit_cast::<15, 4>(self.decode.header.val().wanted) > self.decode.header.val().words {
                        self.fails.next = CommandError::Length;
                        self.fails_with.next = self.stream.word.val();
                    }
                    // A buffer ends with a whole packet; the ring's end the host may still move on.
                    if !self.stream.in_ring.val()
                        & (bit_cast::<32, 15>(self.decode.header.val().words) >= self.stream.available.val())
                        & (self.decode.header.val().kind != PacketKind::Filler)
                    {
                        self.fails.next = CommandError::Length;
                        self.fails_with.next = self.stream.word.val();
                    }
                }
                if self.stream.missing.val() & self.active.val() {
                    self.packet_state.d.next = self.stream.address.val();
                    self.fails.next = CommandError::Memory;
                    self.fails_with.next = 0.into();
                }
            }
            CommandState::Body => {
                if self.complete.val() {
                    self.state.d.next = CommandState::Setup;
                } else {
                    self.stream.wants.next = true;
                    if self.stream.valid.val() {
                        self.stream.take.next = true;
                        self.body.write.next = true;
                        self.taken.d.next = self.taken.q.val() + 1;
                        self.left.d.next = self.left.q.val() - 1;
                    }
                    if self.stream.missing.val() {
                        self.fails.next = CommandError::Memory;
                    }
                }
            }
            CommandState::Setup => {
                self.moving.d.next = self.setup.setup.val();
                self.clock_word.d.next = false;
                self.placed.d.next = false;
                self.state.d.next = CommandState::Get;
                if self.setup.setup.val().count == 0 {
                    self.state.d.next = CommandState::End;
                }
                if self.setup.refused.val() {
                    self.fails.next = CommandError::Field;
                    self.fails_with.next = self.body.body[0].val();
                }
                for k in 0..self.draws.len() {
                    if self.header.q.val().kind == PacketKind::Event {
                        self.moving.d.next.itself = self.counted.val() | bit_cast::<96, 40>(self.samples_now.val());
                    }
                    self.draw_state[k].d.next = self.draws[k].following.val();
                    self.draw_now[k].d.next = self.draws[k].draw.val();
                    self.drawn[k].d.next = self.draws[k].draws.val();
                    if self.draws[k].draws.val() {
                        self.state.d.next = CommandState::Start;
                    }
                    self.indirect_now[k].d.next = self.draws[k].indirect.val();
                    self.indirect_step[k].d.next = IndirectStep::None;
                    self.indirect_setup.next = self.draws[k].indirect.val();
                    if self.indirect_setup.val().valid {
                        self.indirect_step[k].d.next = IndirectStep::Arguments;
                        self.moving.d.next.source = Source::Memory;
                        self.moving.d.next.from = self.indirect_setup.val().address;
                        self.moving.d.next.count = bit_cast::<26, 3>(self.indirect_setup.val().words);
                        self.state.d.next = CommandState::Get;
                        if self.indirect_setup.val().left == 0 {
                            self.indirect_step[k].d.next = IndirectStep::None;
                            self.state.d.next = CommandState::End;
                        } else if self.indirect_setup.val().counts {
                            self.indirect_step[k].d.next = IndirectStep::Count;
                            self.moving.d.next.from = self.indirect_setup.val().count_address;
                            self.moving.d.next.count = 1.into();
                        }
                    }
                    if self.draws[k].refused.val() {
                        self.fails.next = CommandError::Field;
                        self.fails_with.next = self.body.body[0].val();
                    }
                }
            }
            CommandState::Get => match self.moving.q.val().source {
                Source::Stream => {
                    self.stream.wants.next = true;
                    if self.stream.valid.val() {
                        self.stream.take.next = true;
                        self.left.d.next = self.left.q.val() - 1;
                        self.word.d.next = self.stream.word.val();
                        self.state.d.next = CommandState::Put;
                        if self.moving.q.val().pairs & !self.placed.q.val() {
                            self.moving.d.next.to = bit_cast::<48, 18>(self.header.q.val().space)
                                + (bit_cast::<48, 16>(self.stream.word.val().get_bits::<16>(0)) << 2);
                            self.state.d.next = CommandState::Get;
                        }
                        self.placed.d.next = !self.placed.q.val();
                    }
                    if self.stream.missing.val() {
                        self.fails.next = CommandError::Memory;
                    }
                }
                Source::Itself => {
                    self.word.d.next = self.moving.q.val().itself.get_bits::<32>(0);
                    if !self.moving.q.val().repeats {
                        self.moving.d.next.itself = self.moving.q.val().itself >> 32;
                    } else if self.moving.q.val().bytes {
                        self.moving.d.next.itself = (self.moving.q.val().itself >> 8)
                            | (bit_cast::<96, 8>(self.moving.q.val().itself.get_bits::<8>(0)) << 24);
                    }
                    self.state.d.next = CommandState::Put;
                }
                Source::Clock => {
                    self.word.d.next = self.cycles.q.val().get_bits::<32>(0);
                    if self.clock_word.q.val() {
                        self.word.d.next = self.cycles.q.val().get_bits::<32>(32);
                    }
                    self.clock_word.d.next = true;
                    self.state.d.next = CommandState::Put;
                }
                Source::Memory => {
                    if self.request_taken.val() {
                        self.state.d.next = CommandState::GetMemory;
                    }
                }
                Source::Register => {
                    self.bus_valid.next = true;
                    if self.bus_taken.val() {
                        self.state.d.next = CommandState::GetRegister;
                    }
                }
            },
            CommandState::GetMemory => {
                if self.response.val() {
                    self.word.d.next = self.place.found.val();
                    self.state.d.next = CommandState::Put;
                    if self.response_missing.val() {
                        self.fails.next = CommandError::Memory;
                        self.fails_with.next = self.moving.q.val().from.get_bits::<32>(0);
                    }
                }
            }
            CommandState::GetRegister => {
                self.word.d.next = self.bus_read_data.val();
                self.state.d.next = CommandState::Put;
                if self.bus_error.val() {
                    self.fails.next = CommandError::Register;
                    self.fails_with.next = self.moving.q.val().from.get_bits::<32>(0);
                }
            }
            CommandState::Put => match self.moving.q.val().destination {
                Destination::Nowhere => {
                    self.moved.next = true;
                }
                Destination::Memory => {
                    if self.request_taken.val() {
                        self.state.d.next = CommandState::PutMemory;
                    }
                }
                Destination::Register => {
                    self.bus_valid.next = !self.translate.ignored.val();
                    self.bus_write.next = true;
                    self.bus_address.next = self.translate.place.val();
                    self.bus_data.next = self.translate.value.val();
                    if self.translate.ignored.val() {
                        self.moved.next = true;
                    } else if self.bus_taken.val() {
                        self.state.d.next = CommandState::PutRegister;
                    }
                    if self.translate.refused.val() {
                        self.bus_valid.next = false;
                        self.fails.next = CommandError::Register;
                    }
                }
            },
            CommandState::PutMemory => {
                // It may have been a packet.
                self.stream.forget.next = true;
                if self.response.val() {
                    self.moved.next = true;
                    if self.response_missing.val() {
                        self.fails.next = CommandError::Memory;
                    }
                }
            }
            CommandState::PutRegister => {
                self.moved.next = true;
                if self.bus_error.val() {
                    self.fails.next = CommandError::Register;
                }
            }
            CommandState::End => {
                self.state.d.next = CommandState::Skip;
                match self.moving.q.val().end {
                    End::Next => {}
                    End::Dispatch => {
                        self.state.d.next = CommandState::End;
                        self.bus_valid.next = true;
                        self.bus_write.next = true;
                        self.bus_address.next = self.initiator.val();
                        self.bus_data.next = self.moving.q.val().value;
                        if self.bus_taken.val() {
                            self.state.d.next = CommandState::Start;
                        }
                    }
                    End::Compare => {
                        // A queue that is switched off waits no longer.
                        if !self.compare.holds.val() & self.active.val() {
                            self.moving.d.next.count = 1.into();
                            self.state.d.next = CommandState::Get;
                        }
                        self.stream.forget.next = true;
                    }
                    End::Condition => {
                        if self.word.q.val() == 0 {
                            self.skips.d.next = self.moving.q.val().value.get_bits::<15>(0);
                        }
                        self.stream.forget.next = true;
                    }
                    End::Interrupt => {
                        self.interrupt.next = true;
                        self.context_state.d.next = self.moving.q.val().value;
                    }
                    End::Base => {
                        self.indirect.d.next = self.moving.q.val().from;
                    }
                    End::Call => {}
                    End::Chain => {}
                }
                for k in 0..self.draws.len() {
                    if self.indirect_step[k].q.val() == IndirectStep::Count {
                        self.indirect_now[k].d.next = self.indirect_walk[k].counted.val();
                        self.indirect_step[k].d.next = IndirectStep::None;
                        if self.indirect_walk[k].any.val() {
                            self.indirect_step[k].d.next = IndirectStep::Arguments;
                            self.moving.d.next.from = self.indirect_packet.val().address;
                            self.moving.d.next.count = bit_cast::<26, 3>(self.indirect_packet.val().words);
                            self.state.d.next = CommandState::Get;
                        }
                    }
                    if self.indirect_step[k].q.val() == IndirectStep::Arguments {
                        self.draw_now[k].d.next = self.indirect_draw[k].draw.val();
                        self.indirect_step[k].d.next = IndirectStep::Vertex;
                        self.moving.d.next.source = Source::Itself;
                        self.moving.d.next.itself = bit_cast::<96, 64>(self.firsts.val());
                        self.moving.d.next.destination = Destination::Register;
                        self.moving.d.next.to = bit_cast::<48, 18>(self.indirect_packet.val().vertex);
                        self.moving.d.next.count = 1.into();
                        self.state.d.next = CommandState::Get;
                    }
                    if self.indirect_step[k].q.val() == IndirectStep::Vertex {
                        self.indirect_step[k].d.next = IndirectStep::Instance;
                        self.moving.d.next.to = bit_cast::<48, 18>(self.indirect_packet.val().instance);
                        self.moving.d.next.count = 1.into();
                        self.state.d.next = CommandState::Get;
                    }
                    self.begins_indirect.next = self.indirect_step[k].q.val() == IndirectStep::Number;
                    if self.indirect_step[k].q.val() == IndirectStep::Instance {
                        self.begins_indirect.next = true;
                        if self.indirect_packet.val().numbers {
                            self.begins_indirect.next = false;
                            self.indirect_step[k].d.next = IndirectStep::Number;
                            self.moving.d.next.itself = bit_cast::<96, 32>(self.indirect_packet.val().number);
                            self.moving.d.next.to = bit_cast::<48, 18>(self.indirect_packet.val().number_register);
                            self.moving.d.next.count = 1.into();
                            self.state.d.next = CommandState::Get;
                        }
                    }
                    if self.begins_indirect.val() {
                        self.indirect_step[k].d.next = IndirectStep::None;
                        self.drawn[k].d.next = true;
                        self.state.d.next = CommandState::Start;
                    }
                }
            }
            CommandState::Start => {
                self.state.d.next = CommandState::Run;
                self.asked.d.next = false;
            }
            CommandState::Run => {
                // BUSY is set in the second cycle behind the write.
                self.asked.d.next = true;
                if self.asked.q.val() & !self.running.val() {
                    self.state.d.next = CommandState::Ask;
                }
            }
            CommandState::Ask => {
                self.stream.forget.next = true;
                self.bus_valid.next = true;
                self.bus_address.next = self.status.val();
                if self.bus_taken.val() {
                    self.state.d.next = CommandState::Answer;
                }
            }
            CommandState::Answer => {
                self.state.d.next = CommandState::Skip;
                // STOPPED, and ERROR.
                if (self.bus_read_data.val() & 0xf4) != 0 {
                    self.fails.next = CommandError::Dispatch;
                    self.fails_with.next = self.bus_read_data.val();
                }
                for k in 0..self.draws.len() {
                    if self.indirect_packet.val().valid & self.indirect_walk[k].more.val() {
                        self.indirect_now[k].d.next = self.indirect_following.val();
                        self.indirect_step[k].d.next = IndirectStep::Arguments;
                        self.moving.d.next.source = Source::Memory;
                        self.moving.d.next.from = self.indirect_following.val().address;
                        self.moving.d.next.destination = Destination::Nowhere;
                        self.moving.d.next.count = bit_cast::<26, 3>(self.indirect_following.val().words);
                        self.state.d.next = CommandState::Get;
                    }
                    if self.drawn[k].q.val() & (self.draw_error[k].val() != 0) {
                        self.fails.next = CommandError::Draw;
                        self.fails_with.next = self.draw_error[k].val();
                    }
                }
            }
            CommandState::Skip => {
                if self.stream.available.val() >= bit_cast::<32, 15>(self.left.q.val()) {
                    self.stream.skip.next = self.left.q.val();
                    self.left.d.next = self.skips.q.val();
                    self.skips.d.next = 0.into();
                    if self.skips.q.val() == 0 {
                        self.state.d.next = CommandState::Header;
                        if (self.moving.q.val().end == End::Call) | (self.moving.q.val().end == End::Chain) {
                            self.stream.call.next = !self.stream.full.val() | self.stream.chain.val();
                            self.stream.skip.next = 0.into();
                            if self.left.q.val() != 0 {
                                self.stream.call.next = false;
                                self.stream.skip.next = self.left.q.val();
                                self.left.d.next = 0.into();
                                self.state.d.next = CommandState::Skip;
                            } else if self.stream.full.val() & !self.stream.chain.val() {
                                self.fails.next = CommandError::Depth;
                            }
                            self.stream.forget.next = true;
                        }
                    }
                } else if !self.stream.in_ring.val() {
                    // COND_EXEC passes over no more than there is.
                    self.stream.skip.next = self.stream.available.val().get_bits::<15>(0);
                    self.left.d.next = 0.into();
                    self.skips.d.next = 0.into();
                    self.state.d.next = CommandState::Header;
                }
            }
            CommandState::Failed => {
                if !self.active.val() {
                    self.state.d.next = CommandState::Header;
                    self.error_state.d.next = CommandError::None;
                }
            }
        }

        // The next word.
        self.step.next = 4.into();
        if self.moving.q.val().bytes {
            self.step.next = 1.into();
        }
        if self.moved.val() {
            for k in 0..self.draws.len() {
                if self.indirect_step[k].q.val() == IndirectStep::Arguments {
                    self.arguments[k].d.next =
                        (self.arguments[k].q.val() >> 32) | (bit_cast::<160, 32>(self.word.q.val()) << 128);
                }
            }
            self.placed.d.next = false;
            self.moving.d.next.count = self.moving.q.val().count - 1;
            self.moving.d.next.from = self.moving.q.val().from + self.step.val();
            if !self.moving.q.val().stays {
                self.moving.d.next.to = self.moving.q.val().to + self.step.val();
            }
            self.state.d.next = CommandState::Get;
            if self.moving.q.val().count == 1 {
                self.state.d.next = CommandState::End;
                // What is compared is read again.
                if self.moving.q.val().end == End::Compare {
                    self.moving.d.next.from = self.moving.q.val().from;
                }
            }
        }
        if self.fails.val() != CommandError::None {
            self.state.d.next = CommandState::Failed;
            self.error_state.d.next = self.fails.val();
            self.value_state.d.next = self.fails_with.val();
        }
    }
}
