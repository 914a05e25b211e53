//! The colour block: what a pixel shader exports becomes elements of the colour targets (CB_COLOR*, CB_TARGET_MASK,
//! CB_SHADER_MASK, SPI_SHADER_COL_FORMAT).

use super::blend::{Blend, Operands, raster_operation};
use super::cleared::ColourClear;
use super::drawn::{Element, Plane};
use super::error::Error;
use super::fields::{
    Field, cb_blend_alpha, cb_blend_blue, cb_blend_green, cb_blend_red, cb_blend0_control, cb_color_control,
    cb_color0_attrib as attrib, cb_color0_base, cb_color0_clear_word0, cb_color0_clear_word1, cb_color0_cmask,
    cb_color0_info as info, cb_color0_pitch, cb_color0_slice, cb_color0_view as view, cb_shader_mask, cb_target_mask,
    spi_shader_col_format,
};
use super::format::{Format, Numeric};
use super::half::from_half;
use super::registers::RegisterFile;
use super::surface::{Layout, Surface};
use crate::export::Exports;
use crate::memory::Memory;

/// Colour targets, and the bytes from the registers of one to those of the next.
const TARGETS: u32 = 8;
const STEP: u32 = 0x3c;
/// ROP3 that copies the source.
const COPY: u32 = 0xcc;

/// A colour target.
#[derive(Debug, Clone)]
pub struct ColourTarget {
    /// Where it is.
    pub surface: Surface,
    /// What an element holds.
    pub format: Format,
    /// The first slice that is drawn to.
    pub first_slice: u32,
    /// Tiles may be cleared.
    pub clear: Option<ColourClear>,
    number: u32,
    /// The export that it gets: exports go to the targets that CB_SHADER_MASK names, in their order.
    export: u32,
    mask: u32,
    blend: Option<Blend>,
    clamps: bool,
    opaque: bool,
    operation: Option<u32>,
}

/// The colour block's state of a draw.
#[derive(Debug, Clone)]
pub struct ColourStage {
    targets: Vec<ColourTarget>,
    export_formats: u32,
    /// Cleared tiles get their value, and nothing is drawn (CB_ELIMINATE_FAST_CLEAR).
    eliminates: bool,
}

impl ColourStage {
    /// Reads the registers of the colour block.
    ///
    /// # Errors
    /// [`Error::State`] for what is not modelled.
    pub fn decode(registers: &RegisterFile) -> Result<ColourStage, Error> {
        let state = |field: Field, reason| Error::State {
            address: field.address,
            value: registers.word_at(field.address),
            reason,
        };
        let export_formats = registers.get(spi_shader_col_format::WORD);
        let exported = registers.get(cb_shader_mask::WORD);
        let mut stage = ColourStage { targets: vec![], export_formats, eliminates: false };
        match registers.get(cb_color_control::MODE) {
            0 => return Ok(stage),
            1 => {}
            2 => stage.eliminates = true,
            _ => return Err(state(cb_color_control::MODE, "resolves and FMASK are not modelled")),
        }
        let mask = registers.get(cb_target_mask::WORD) & if stage.eliminates { u32::MAX } else { exported };
        let constant = [cb_blend_red::WORD, cb_blend_green::WORD, cb_blend_blue::WORD, cb_blend_alpha::WORD];
        let constant = constant.map(|field| registers.float(field));
        for number in 0..TARGETS {
            let mask = mask >> (4 * number) & 15;
            let at = |field: Field| field.at(number, STEP);
            let get = |field| registers.get(at(field));
            if mask == 0 || get(info::FORMAT) == 0 || stage.eliminates && get(info::FAST_CLEAR) == 0 {
                continue;
            }
            if get(info::COMPRESSION) != 0 {
                return Err(state(at(info::COMPRESSION), "compressed colour (FMASK) is not modelled"));
            }
            if get(attrib::NUM_SAMPLES) != 0 || get(attrib::NUM_FRAGMENTS) != 0 {
                return Err(state(at(attrib::WORD), "multisampling is not modelled"));
            }
            if get(info::ENDIAN) != 0 {
                return Err(state(at(info::ENDIAN), "swapped bytes are not modelled"));
            }
            let degamma = registers.is_set(cb_color_control::DEGAMMA_ENABLE);
            let number_type = match (degamma, get(info::FORMAT), get(info::NUMBER_TYPE)) {
                (true, 1 | 3 | 10, 0) => 6,
                (_, _, number_type) => number_type,
            };
            let format = Format::new(get(info::FORMAT), number_type, get(info::COMP_SWAP), get(info::ROUND_MODE) != 0)
                .ok_or_else(|| state(at(info::FORMAT), "the format of a colour target is not modelled"))?;
            let layout = if get(info::LINEAR_GENERAL) != 0 {
                Layout::Linear
            } else {
                Layout::of_table(registers, get(attrib::TILE_MODE_INDEX), at(attrib::TILE_MODE_INDEX))?
            };
            let clears = get(info::FAST_CLEAR) != 0;
            if clears && format.bytes() > 8 {
                return Err(state(at(info::FAST_CLEAR), "elements of 16 bytes have no clear value"));
            }
            let clear_words =
                [cb_color0_clear_word1::WORD, cb_color0_clear_word0::WORD].map(|word| u64::from(get(word)));
            let blends = get(info::BLEND_BYPASS) == 0 && !format.is_integer();
            let rop = registers.get(cb_color_control::ROP3);
            let disabled = registers.is_set(cb_blend0_control::DISABLE_ROP3.at(number, 4));
            stage.targets.push(ColourTarget {
                surface: Surface {
                    base: u64::from(get(cb_color0_base::WORD)) << 8,
                    pitch: 8 * (get(cb_color0_pitch::TILE_MAX) + 1),
                    slice: 64 * (u64::from(get(cb_color0_slice::TILE_MAX)) + 1),
                    bytes: format.bytes() as u32,
                    layout,
                },
                first_slice: get(view::SLICE_START),
                clear: clears.then(|| ColourClear {
                    base: u64::from(get(cb_color0_cmask::WORD)) << 8,
                    value: clear_words[0] << 32 | clear_words[1],
                }),
                number,
                export: (0..number).filter(|before| exported >> (4 * before) & 15 != 0).count() as u32,
                mask,
                blend: if blends { Blend::decode(registers, number, constant)? } else { None },
                clamps: get(info::BLEND_CLAMP) != 0,
                opaque: get(attrib::FORCE_DST_ALPHA_1) != 0,
                operation: (rop != COPY && !disabled && format.numeric != Numeric::Float).then_some(rop),
                format,
            });
        }
        Ok(stage)
    }

    /// The targets that are written, by number.
    pub fn targets(&self) -> &[ColourTarget] {
        &self.targets
    }

    /// Writes one pixel of a wave to all targets, which is noted in `written`.
    ///
    /// # Errors
    /// [`Error::Memory`], [`Error::State`] for a pixel outside its surface.
    pub fn write(
        &self,
        memory: &mut dyn Memory,
        [x, y, layer]: [u32; 3],
        exports: &Exports,
        lane: usize,
        mut written: Option<&mut Vec<Element>>,
    ) -> Result<(), Error> {
        for target in &self.targets {
            let slice = target.first_slice + layer;
            if self.eliminates {
                target.address(x, y, slice)?;
                if let Some(clear) = &target.clear {
                    clear.eliminate(memory, &target.surface, [x, y, slice])?;
                }
                continue;
            }
            let Some(colour) = self.exported(exports, target.export, lane) else { continue };
            let mask = target.mask & colour.mask;
            if mask == 0 {
                continue;
            }
            let address = target.address(x, y, slice)?;
            if let Some(clear) = &target.clear {
                clear.eliminate(memory, &target.surface, [x, y, slice])?;
            }
            let second = match &target.blend {
                Some(blend) if blend.uses_second() => self.exported(exports, 1, lane).map(|second| second.values),
                _ => None,
            };
            let value = target.write(memory, address, &colour, second.unwrap_or_default(), mask)?;
            if let Some(written) = &mut written {
                let (plane, bytes) = (Plane::Colour(target.number), target.surface.bytes);
                written.push(Element { plane, x, y, components: mask, bytes, value });
            }
        }
        Ok(())
    }

    /// What the shader exported as its colour `number`; none if it exported nothing there.
    fn exported(&self, exports: &Exports, number: u32, lane: usize) -> Option<Colour> {
        let export = exports.target(number as u8)?;
        let mut colour = Colour { values: [0.0; 4], bits: [0; 4], short: None, mask: 0 };
        let format = self.export_formats >> (4 * number) & 15;
        for channel in 0..4 {
            let Some(bits) = export.channel(channel, lane) else { continue };
            colour.mask |= 1 << channel;
            colour.bits[channel] = bits;
            colour.values[channel] = match format {
                4 => from_half(bits),
                5 => f32::from(bits as u16) / 65535.0,
                6 => (f32::from(bits as u16 as i16) / 32767.0).max(-1.0),
                _ => f32::from_bits(bits),
            };
        }
        colour.short = match format {
            7 => Some(false),
            8 => Some(true),
            _ => None,
        };
        (colour.mask != 0).then_some(colour)
    }
}

/// What a shader exported for a target.
#[derive(Debug, Clone, Copy)]
struct Colour {
    values: [f32; 4],
    bits: [u32; 4],
    /// Integers of 16 bits, and whether they have a sign.
    short: Option<bool>,
    /// Components that were exported.
    mask: u32,
}

impl Colour {
    /// The components as integers.
    fn integers(&self, signed: bool) -> [i64; 4] {
        self.bits.map(|bits| match (self.short, signed) {
            (Some(true), _) => i64::from(bits as u16 as i16),
            (Some(false), _) => i64::from(bits & 0xffff),
            (None, true) => i64::from(bits as i32),
            (None, false) => i64::from(bits),
        })
    }
}

impl ColourTarget {
    /// The byte address of a pixel's element.
    fn address(&self, x: u32, y: u32, slice: u32) -> Result<u64, Error> {
        let field = cb_color0_slice::WORD.at(self.number, STEP);
        let (value, reason) = (self.surface.slice as u32, "a pixel lies outside the colour surface");
        let outside = Error::State { address: field.address, value, reason };
        self.surface.address(x, y, slice).ok_or(outside)
    }

    /// Writes an element; answers what it is then.
    fn write(
        &self,
        memory: &mut dyn Memory,
        address: u64,
        colour: &Colour,
        second: [f32; 4],
        mask: u32,
    ) -> Result<u128, Error> {
        let width = self.format.bytes();
        let mut bytes = [0; 16];
        let written = self.format.mask(mask);
        let whole = self.format.mask(15);
        let old = if self.blend.is_some() || self.operation.is_some() || written != whole {
            memory.read(address, &mut bytes[..width]).map_err(Error::memory("colour block"))?;
            u128::from_le_bytes(bytes)
        } else {
            0
        };
        let clamp = |values: [f32; 4]| match self.format.range() {
            Some((least, greatest)) if self.clamps => {
                values.map(|value| if value.is_nan() { 0.0 } else { value.clamp(least, greatest) })
            }
            _ => values,
        };
        let new = if self.format.is_integer() {
            self.format.pack_integers(colour.integers(self.format.numeric == Numeric::Sint))
        } else if let Some(blend) = &self.blend {
            let mut destination = self.format.unpack(old);
            if self.opaque {
                destination[3] = 1.0;
            }
            let operands = Operands { source: clamp(colour.values), second: clamp(second), destination };
            self.format.pack(clamp(blend.apply(&operands)))
        } else {
            self.format.pack(clamp(colour.values))
        };
        let new = self.operation.map_or(new, |code| raster_operation(code, new, old));
        let element = new & written | old & !written;
        memory.write(address, &element.to_le_bytes()[..width]).map_err(Error::memory("colour block"))?;
        Ok(element)
    }
}
