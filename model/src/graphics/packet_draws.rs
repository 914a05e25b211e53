//! Packets that draw: with counted indices, with those of a buffer, with arguments in memory.

use super::Machine;
use super::draw::{Draw, Indices};
use super::error::Error;
use super::packet::{Packet, opcode, read};
use crate::memory::Memory;

/// Where shader registers begin: what indirect draws count from.
const SHADER_SPACE: u32 = 0xb000;

impl Machine {
    pub(super) fn draw_auto(&mut self, memory: &mut dyn Memory, count: u32) -> Result<(), Error> {
        let instances = self.state.instances;
        self.draw(memory, Draw { indices: Indices::Counted, count, instances })
    }

    /// A draw with the indices from `base` on, of which `limit` are in the buffer.
    pub(super) fn draw_indexed(
        &mut self,
        memory: &mut dyn Memory,
        packet: &Packet,
        base: u64,
        limit: u32,
        count: u32,
    ) -> Result<(), Error> {
        let bytes = match self.state.index_type {
            0 => 2,
            1 => 4,
            other => return Err(packet.refuse(format!("INDEX_TYPE {other:#x}: only 16 and 32 bits, not swapped, are"))),
        };
        let instances = self.state.instances;
        self.draw(memory, Draw { indices: Indices::Memory { base, limit, bytes }, count, instances })
    }

    /// A draw with the indices from number `first` of the index buffer on.
    pub(super) fn draw_from(
        &mut self,
        memory: &mut dyn Memory,
        packet: &Packet,
        first: u32,
        limit: u32,
        count: u32,
    ) -> Result<(), Error> {
        let bytes = if self.state.index_type == 0 { 2 } else { 4 };
        let base = self.state.index_base.wrapping_add(u64::from(first) * bytes);
        self.draw_indexed(memory, packet, base, limit.saturating_sub(first), count)
    }

    /// A draw whose arguments are in memory: vertices or indices, instances, first index, first vertex, first instance. The
    /// last two go to shader registers that the packet names.
    pub(super) fn draw_indirect(&mut self, memory: &mut dyn Memory, packet: &Packet, at: u64) -> Result<(), Error> {
        let argument = |memory: &mut dyn Memory, index: u64| read(memory, at.wrapping_add(4 * index));
        let indexed = matches!(packet.opcode, opcode::DRAW_INDEX_INDIRECT | opcode::DRAW_INDEX_INDIRECT_MULTI);
        let after = if indexed { 3 } else { 2 };
        let (count, instances) = (argument(memory, 0)?, argument(memory, 1)?);
        for (word, index) in [(1, after), (2, after + 1)] {
            let value = argument(memory, index)?;
            self.registers.write(SHADER_SPACE + 4 * (packet.word(word)? & 0x3ff), value)?;
        }
        let before = std::mem::replace(&mut self.state.instances, instances);
        let drawn = if indexed {
            let first = argument(memory, 2)?;
            self.draw_from(memory, packet, first, self.state.index_size, count)
        } else {
            self.draw_auto(memory, count)
        };
        self.state.instances = before;
        drawn
    }

    pub(super) fn draw_many(&mut self, memory: &mut dyn Memory, packet: &Packet) -> Result<(), Error> {
        const COUNT_INDIRECT: u32 = 1 << 30;
        const DRAW_INDEX: u32 = 1 << 31;
        let (control, mut count, stride) = (packet.word(3)?, packet.word(4)?, packet.word(7)?);
        if control & COUNT_INDIRECT != 0 {
            count = count.min(read(memory, packet.address_at(5, 16)? & !3)?);
        }
        let first = self.state.arguments.wrapping_add(packet.word(0)?.into());
        for index in 0..count {
            self.budget.spend(1)?;
            if control & DRAW_INDEX != 0 {
                self.registers.write(SHADER_SPACE + 4 * (control & 0x3ff), index)?;
            }
            self.draw_indirect(memory, packet, first.wrapping_add(u64::from(index) * u64::from(stride)))?;
        }
        Ok(())
    }
}
