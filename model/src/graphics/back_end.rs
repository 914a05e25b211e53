//! The pixel back end by itself: depth, stencil and colour of single pixels under the registers of a draw, without what shades them.

use super::colour::ColourStage;
use super::depth::DepthStage;
use super::error::Error;
use super::registers::RegisterFile;
use crate::export::Exports;
use crate::memory::Memory;

/// Export target of depth (SQ_EXP_0.TGT).
pub(super) const DEPTH_TARGET: u8 = 8;

/// The depth block and the colour block with the registers of a draw.
#[derive(Debug, Clone)]
pub struct PixelBackEnd {
    depth: DepthStage,
    colour: ColourStage,
}

impl PixelBackEnd {
    /// Under these registers, byte addresses and words; others are as they are after a reset.
    ///
    /// # Errors
    /// [`Error::Register`], [`Error::State`] for what is not modelled.
    pub fn new(words: &[(u32, u32)]) -> Result<PixelBackEnd, Error> {
        let mut registers = RegisterFile::default();
        for &(address, value) in words {
            registers.write(address, value)?;
        }
        let (depth, colour) = (DepthStage::decode(&registers)?, ColourStage::decode(&registers)?);
        Ok(PixelBackEnd { depth, colour })
    }

    /// Depth and stencil are tested before the shader runs.
    pub const fn is_early(&self) -> bool {
        self.depth.early
    }

    /// Tests the depth and stencil of a pixel (column, row, slice) that has `depth`, and writes what follows; what lane `lane` of `exports` has
    /// counts. Answers whether it passes.
    ///
    /// # Errors
    /// [`Error::Memory`], [`Error::State`] for a pixel outside its surface.
    pub fn test(
        &self,
        memory: &mut dyn Memory,
        place: [u32; 3],
        depth: f32,
        front: bool,
        exports: &Exports,
        lane: usize,
    ) -> Result<bool, Error> {
        let channel = |channel| exports.target(DEPTH_TARGET).and_then(|export| export.channel(channel, lane));
        let exported = self.depth.exported(channel(0), channel(1));
        self.depth.test(memory, place, depth, front, exported, None)
    }

    /// Writes what a lane exported to all colour targets.
    ///
    /// # Errors
    /// [`Error::Memory`], [`Error::State`] for a pixel outside its surface.
    pub fn write(&self, memory: &mut dyn Memory, place: [u32; 3], exports: &Exports, lane: usize) -> Result<(), Error> {
        self.colour.write(memory, place, exports, lane, None)
    }
}
