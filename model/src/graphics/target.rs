//! The picture in a colour target.

use super::cleared::ColourClear;
use super::colour::{ColourStage, ColourTarget};
use super::error::Error;
use super::fields::{pa_sc_screen_scissor_br, pa_sc_window_scissor_br};
use super::format::{Numeric, to_srgb};
use super::registers::RegisterFile;
use super::surface::Surface;
use crate::memory::Memory;

/// A colour target that was drawn to. Its width and height are those of the window scissor, as drivers set it to the size
/// of the frame buffer; the surface itself may be larger.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    surface: Surface,
    format: super::format::Format,
    slice: u32,
    clear: Option<ColourClear>,
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

/// Red, green, blue and alpha of every pixel, 8 bits each, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a pixel.
    pub pixels: Vec<u8>,
}

impl Target {
    /// The target of a draw.
    pub(super) fn new(registers: &RegisterFile, colour: &ColourTarget) -> Target {
        let rows = (colour.surface.slice / u64::from(colour.surface.pitch)) as u32;
        let (window, screen) = (pa_sc_window_scissor_br::WORD.address, pa_sc_screen_scissor_br::WORD.address);
        let least = |shift: u32, most: u32| {
            let side = |address: u32| registers.word_at(address) >> shift & 0x7fff;
            side(window).min(side(screen)).min(most)
        };
        Target {
            surface: colour.surface,
            format: colour.format,
            slice: colour.first_slice,
            clear: colour.clear,
            width: least(0, colour.surface.pitch),
            height: least(16, rows),
        }
    }

    /// The first target of a state of registers; none if nothing is drawn to one. `word` reads a register by its byte address.
    ///
    /// # Errors
    /// [`Error::State`] for a state that draws nothing that is modelled.
    pub fn of(mut word: impl FnMut(u32) -> u32) -> Result<Option<Target>, Error> {
        let mut registers = RegisterFile::default();
        for register in tombolo_registers::registers().iter().filter(|register| !register.initiator) {
            for address in (0..register.instances).map(|instance| register.instance_address(instance)) {
                registers.write(address, word(address))?;
            }
        }
        let colour = ColourStage::decode(&registers)?;
        Ok(colour.targets().first().map(|target| Target::new(&registers, target)))
    }

    /// The format in words: the bits of each component and what they mean.
    pub fn format(&self) -> String {
        self.format.to_string()
    }

    /// Byte address of the surface.
    pub const fn address(&self) -> u64 {
        self.surface.base
    }

    /// The picture as it is in memory now. Floats are clamped to 0 to 1, integers to 0 to 255.
    ///
    /// # Errors
    /// [`Error::Memory`]
    pub fn picture(&self, memory: &mut dyn Memory) -> Result<Picture, Error> {
        let mut pixels = Vec::with_capacity(4 * self.width as usize * self.height as usize);
        for y in 0..self.height {
            for x in 0..self.width {
                let mut bytes = [0; 16];
                if let Some(address) = self.surface.address(x, y, self.slice) {
                    let bytes = &mut bytes[..self.format.bytes()];
                    match &self.clear {
                        Some(clear) if clear.holds(memory, &self.surface, [x, y, self.slice])? => {
                            bytes.copy_from_slice(&clear.value.to_le_bytes()[..bytes.len()]);
                        }
                        _ => memory.read(address, bytes).map_err(Error::memory("picture"))?,
                    }
                }
                let colour = self.format.unpack(u128::from_le_bytes(bytes));
                pixels.extend((0..4).map(|component| match self.format.numeric {
                    Numeric::Uint | Numeric::Sint => colour[component].clamp(0.0, 255.0) as u8,
                    Numeric::Srgb if component < 3 => (to_srgb(colour[component]) * 255.0 + 0.5) as u8,
                    _ => (colour[component].clamp(0.0, 1.0) * 255.0 + 0.5) as u8,
                }));
            }
        }
        Ok(Picture { width: self.width, height: self.height, pixels })
    }
}
