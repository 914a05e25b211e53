//! Depth and stencil: tests and writes of a pixel (DB_DEPTH_CONTROL, DB_STENCIL_CONTROL, DB_STENCILREFMASK, DB_Z_INFO).

use super::cleared::DepthClear;
use super::drawn::{Element, Plane};
use super::error::Error;
use super::fields::{
    Field, db_alpha_to_mask, db_depth_bounds_max, db_depth_bounds_min, db_depth_clear, db_depth_control as control,
    db_depth_info, db_depth_size, db_depth_slice, db_depth_view, db_htile_data_base, db_render_control,
    db_shader_control as shader, db_stencil_clear, db_stencil_control as operations, db_stencil_info,
    db_stencil_read_base, db_stencil_write_base, db_stencilrefmask, db_stencilrefmask_bf, db_z_info, db_z_read_base,
    db_z_write_base,
};
use super::registers::RegisterFile;
use super::surface::{Layout, Surface};
use crate::memory::Memory;

/// The last entry of the tiling table.
const LAST_TILE_MODE: u32 = 31;

/// How depths are kept (DB_Z_INFO.FORMAT). The guide leaves the number between 16 bits and floats out; it is 24 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DepthFormat {
    Unorm16,
    Unorm24,
    Float32,
}

impl DepthFormat {
    const fn bytes(self) -> u32 {
        match self {
            DepthFormat::Unorm16 => 2,
            DepthFormat::Unorm24 | DepthFormat::Float32 => 4,
        }
    }

    /// The bits of a depth.
    fn pack(self, depth: f32) -> u32 {
        let scaled = |greatest: f64| (f64::from(depth.clamp(0.0, 1.0)) * greatest).round_ties_even() as u32;
        match self {
            DepthFormat::Unorm16 => scaled(65535.0),
            DepthFormat::Unorm24 => scaled(16_777_215.0),
            DepthFormat::Float32 => depth.to_bits(),
        }
    }

    /// Bits that compare as the depths that they stand for, by their value.
    fn order(self, bits: u32) -> f64 {
        match self {
            DepthFormat::Float32 => f64::from(f32::from_bits(bits)),
            DepthFormat::Unorm16 => f64::from(bits & 0xffff),
            DepthFormat::Unorm24 => f64::from(bits & 0xff_ffff),
        }
    }
}

/// The stencil test of one side.
#[derive(Debug, Clone, Copy)]
struct Stencil {
    function: u32,
    fail: u32,
    pass: u32,
    depth_fail: u32,
    reference: u8,
    mask: u8,
    write_mask: u8,
    operand: u8,
}

/// What a shader exports for the tests.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Exported {
    /// Depth.
    pub depth: Option<f32>,
    /// Stencil reference.
    pub reference: Option<u8>,
    /// Operand of stencil operations.
    pub operand: Option<u8>,
}

/// The depth block's state of a draw.
#[derive(Debug, Clone)]
pub struct DepthStage {
    depth: Option<(Surface, DepthFormat)>,
    stencil_surface: Option<Surface>,
    first_slice: u32,
    function: u32,
    writes_depth: bool,
    bounds: Option<(f32, f32)>,
    stencil: Option<[Stencil; 2]>,
    clear_depth: Option<f32>,
    clear_stencil: Option<u8>,
    /// Tiles may be cleared.
    clear: Option<DepthClear>,
    /// Cleared tiles get their depths and their stencils, whatever is tested.
    eliminates: [bool; 2],
    /// Tests come before the shader.
    pub early: bool,
    /// The shader's exports that replace values.
    exports: [bool; 3],
}

fn refuse(registers: &RegisterFile, field: Field, reason: &'static str) -> Result<(), Error> {
    if registers.is_set(field) {
        return Err(Error::State { address: field.address, value: registers.word_at(field.address), reason });
    }
    Ok(())
}

impl DepthStage {
    /// Reads the registers of the depth block.
    ///
    /// # Errors
    /// [`Error::State`] for what is not modelled.
    pub fn decode(registers: &RegisterFile) -> Result<DepthStage, Error> {
        let (get, set) = (|field| registers.get(field), |field| registers.is_set(field));
        let format = match get(db_z_info::FORMAT) {
            0 => None,
            1 => Some(DepthFormat::Unorm16),
            2 => Some(DepthFormat::Unorm24),
            _ => Some(DepthFormat::Float32),
        };
        let stencil = set(db_stencil_info::FORMAT);
        if format.is_some() || stencil {
            refuse(registers, db_z_info::NUM_SAMPLES, "multisampling is not modelled")?;
        }
        for (read, write) in
            [(db_z_read_base::WORD, db_z_write_base::WORD), (db_stencil_read_base::WORD, db_stencil_write_base::WORD)]
        {
            if get(read) != get(write) && (format.is_some() || stencil) {
                let reason = "a depth surface is read where it is written";
                return Err(Error::State { address: read.address, value: get(read), reason });
            }
        }
        for field in [db_render_control::DEPTH_COPY, db_render_control::STENCIL_COPY] {
            refuse(registers, field, "copies of depth to colour are not modelled")?;
        }
        refuse(registers, control::ENABLE_COLOR_WRITES_ON_DEPTH_FAIL, "colours follow the depth test")?;
        refuse(registers, control::DISABLE_COLOR_WRITES_ON_DEPTH_PASS, "colours follow the depth test")?;
        refuse(registers, db_alpha_to_mask::ALPHA_TO_MASK_ENABLE, "alpha to mask is not modelled")?;
        refuse(registers, shader::COVERAGE_TO_MASK_ENABLE, "coverage to mask is not modelled")?;
        let (view, exports) = (
            get(db_depth_view::WORD),
            [
                set(shader::Z_EXPORT_ENABLE),
                set(shader::STENCIL_TEST_VAL_EXPORT_ENABLE),
                set(shader::STENCIL_OP_VAL_EXPORT_ENABLE),
            ],
        );
        let read_only = |field: Field| view >> field.lsb & 1 != 0;
        let tested = stencil && set(control::STENCIL_ENABLE);
        let clears = (format.is_some() || stencil) && set(db_z_info::TILE_SURFACE_ENABLE);
        let side = |front: bool| {
            let word = get(if front { db_stencilrefmask::WORD } else { db_stencilrefmask_bf::WORD });
            let byte = |shift: u32| (word >> shift) as u8;
            let [function, fail, pass, depth_fail] = if front {
                [control::STENCILFUNC, operations::STENCILFAIL, operations::STENCILZPASS, operations::STENCILZFAIL]
            } else {
                [
                    control::STENCILFUNC_BF,
                    operations::STENCILFAIL_BF,
                    operations::STENCILZPASS_BF,
                    operations::STENCILZFAIL_BF,
                ]
            }
            .map(get);
            let write_mask = if read_only(db_depth_view::STENCIL_READ_ONLY) { 0 } else { byte(16) };
            let (reference, mask, operand) = (byte(0), byte(8), byte(24));
            Stencil { function, fail, pass, depth_fail, reference, mask, write_mask, operand }
        };
        let fronts = |front| if front || set(control::BACKFACE_ENABLE) { side(front) } else { side(true) };
        let kills = set(shader::KILL_ENABLE) || set(shader::MASK_EXPORT_ENABLE) || exports.contains(&true);
        // LATE_Z 0, EARLY_Z_THEN_LATE_Z 1, RE_Z 2, EARLY_Z_THEN_RE_Z 3.
        let prefers_early = matches!(get(shader::Z_ORDER), 1 | 3);
        Ok(DepthStage {
            depth: match format {
                Some(format) => Some((surface(registers, db_z_write_base::WORD, format.bytes())?, format)),
                None => None,
            },
            stencil_surface: if tested || clears && stencil {
                Some(surface(registers, db_stencil_write_base::WORD, 1)?)
            } else {
                None
            },
            first_slice: get(db_depth_view::SLICE_START),
            function: if set(control::Z_ENABLE) { get(control::ZFUNC) } else { 7 },
            writes_depth: set(control::Z_ENABLE)
                && set(control::Z_WRITE_ENABLE)
                && !read_only(db_depth_view::Z_READ_ONLY),
            bounds: set(control::DEPTH_BOUNDS_ENABLE)
                .then(|| (registers.float(db_depth_bounds_min::WORD), registers.float(db_depth_bounds_max::WORD))),
            stencil: tested.then(|| [fronts(true), fronts(false)]),
            clear_depth: set(db_render_control::DEPTH_CLEAR_ENABLE).then(|| registers.float(db_depth_clear::WORD)),
            clear_stencil: set(db_render_control::STENCIL_CLEAR_ENABLE).then(|| get(db_stencil_clear::CLEAR) as u8),
            clear: clears.then(|| DepthClear {
                base: u64::from(get(db_htile_data_base::WORD)) << 8,
                has_stencil: !set(db_stencil_info::TILE_STENCIL_DISABLE),
                depth: format.map_or(0, |format| format.pack(registers.float(db_depth_clear::WORD))),
                stencil: get(db_stencil_clear::CLEAR) as u8,
            }),
            eliminates: [db_render_control::DEPTH_COMPRESS_DISABLE, db_render_control::STENCIL_COMPRESS_DISABLE]
                .map(set),
            early: set(shader::DEPTH_BEFORE_SHADER) || (prefers_early && !kills),
            exports,
        })
    }

    /// Whether depths or stencils can change.
    pub fn writes(&self) -> bool {
        (self.writes_depth && self.depth.is_some()) || self.stencil.is_some()
    }

    /// The exports of a shader that count: depth in the first channel, stencil in the second.
    pub fn exported(&self, depth: Option<u32>, stencil: Option<u32>) -> Exported {
        let [uses_depth, uses_reference, uses_operand] = self.exports;
        Exported {
            depth: depth.filter(|_| uses_depth).map(f32::from_bits),
            reference: stencil.filter(|_| uses_reference).map(|word| word as u8),
            operand: stencil.filter(|_| uses_operand).map(|word| (word >> 8) as u8),
        }
    }

    /// Tests a pixel and writes what follows, which is noted in `written`; answers whether it passes.
    ///
    /// # Errors
    /// [`Error::Memory`]
    pub fn test(
        &self,
        memory: &mut dyn Memory,
        [x, y, layer]: [u32; 3],
        depth: f32,
        front: bool,
        exported: Exported,
        mut written: Option<&mut Vec<Element>>,
    ) -> Result<bool, Error> {
        let slice = self.first_slice + layer;
        let outside = |surface: &Surface| {
            let address = db_depth_slice::WORD.address;
            Error::State { address, value: surface.slice as u32, reason: "a pixel lies outside the depth surface" }
        };
        let mut note = |plane, bytes, value: u32| {
            if let Some(written) = &mut written {
                written.push(Element { plane, x, y, components: 1, bytes, value: value.into() });
            }
        };
        let tests_depth = self.function != 7 || self.writes_depth || self.bounds.is_some();
        if let Some(clear) = &self.clear {
            let [depths, stencils] = [self.eliminates[0] || tests_depth, self.eliminates[1] || self.stencil.is_some()];
            let depths = self.depth.as_ref().map(|(surface, _)| surface).filter(|_| depths);
            let stencils = self.stencil_surface.as_ref().filter(|_| stencils);
            for surface in depths.iter().chain(&stencils) {
                surface.address(x, y, slice).ok_or_else(|| outside(surface))?;
            }
            clear.eliminate(memory, depths, stencils, [x, y, slice])?;
        }
        let fresh = self.clear_depth.or(exported.depth).unwrap_or(depth);
        let mut passes_depth = true;
        let mut passes_bounds = true;
        let mut place = None;
        if let Some((surface, format)) = self.depth
            && tests_depth
        {
            let address = surface.address(x, y, slice).ok_or_else(|| outside(&surface))?;
            let mut bytes = [0; 4];
            let width = surface.bytes as usize;
            memory.read(address, &mut bytes[..width]).map_err(Error::memory("depth block"))?;
            let old = u32::from_le_bytes(bytes);
            let packed = format.pack(fresh);
            passes_depth = compare(self.function, format.order(packed), format.order(old));
            if let Some((least, greatest)) = self.bounds {
                let [old, least, greatest] =
                    [old, format.pack(least), format.pack(greatest)].map(|bits| format.order(bits));
                passes_bounds = least <= old && old <= greatest;
            }
            place = Some((address, packed, width));
        }
        if !passes_bounds {
            return Ok(false);
        }
        if let (Some(sides), Some(surface)) = (&self.stencil, &self.stencil_surface) {
            let side = &sides[usize::from(!front)];
            let address = surface.address(x, y, slice).ok_or_else(|| outside(surface))?;
            let mut byte = [0];
            memory.read(address, &mut byte).map_err(Error::memory("depth block"))?;
            let old = byte[0];
            let reference = exported.reference.unwrap_or(side.reference);
            let operand = exported.operand.unwrap_or(side.operand);
            let passes = compare(side.function, f64::from(reference & side.mask), f64::from(old & side.mask));
            let operation = match (passes, passes_depth) {
                (false, _) => side.fail,
                (true, false) => side.depth_fail,
                (true, true) => side.pass,
            };
            let new = self.clear_stencil.unwrap_or_else(|| operate(operation, old, reference, operand));
            let new = new & side.write_mask | old & !side.write_mask;
            if new != old {
                memory.write(address, &[new]).map_err(Error::memory("depth block"))?;
                note(Plane::Stencil, 1, new.into());
            }
            if !passes {
                return Ok(false);
            }
        }
        if passes_depth
            && self.writes_depth
            && let Some((address, packed, width)) = place
        {
            memory.write(address, &packed.to_le_bytes()[..width]).map_err(Error::memory("depth block"))?;
            note(Plane::Depth, width as u32, packed);
        }
        Ok(passes_depth)
    }
}

/// A surface of the depth block.
///
/// Drivers write ARRAY_MODE 0 where their address library found no entry of the tiling table for a surface; textures of the
/// same surface then name the last entry, and so it is what the surface has.
fn surface(registers: &RegisterFile, base: Field, bytes: u32) -> Result<Surface, Error> {
    let layout = match registers.get(db_depth_info::ARRAY_MODE) {
        0 => Layout::of_table(registers, LAST_TILE_MODE, db_depth_info::ARRAY_MODE)?,
        mode => {
            const DEPTH_MICRO_TILING: u32 = 2;
            let (address, value) = (db_depth_info::WORD.address, registers.get(db_depth_info::WORD));
            let refusal = Error::State { address, value, reason: "macro tiling is not modelled" };
            Layout::of(mode, DEPTH_MICRO_TILING).ok_or(refusal)?
        }
    };
    Ok(Surface {
        base: u64::from(registers.get(base)) << 8,
        pitch: 8 * (registers.get(db_depth_size::PITCH_TILE_MAX) + 1),
        slice: 64 * (u64::from(registers.get(db_depth_slice::SLICE_TILE_MAX)) + 1),
        bytes,
        layout,
    })
}

/// FRAG_* and REF_*: never, less, equal, at most, greater, not equal, at least, always.
fn compare(function: u32, left: f64, right: f64) -> bool {
    match function {
        0 => false,
        1 => left < right,
        2 => left == right,
        3 => left <= right,
        4 => left > right,
        5 => left != right,
        6 => left >= right,
        _ => true,
    }
}

/// STENCIL_*, by number.
fn operate(operation: u32, old: u8, reference: u8, operand: u8) -> u8 {
    match operation {
        0 => old,
        1 => 0,
        2 => 0xff,
        3 => reference,
        4 => operand,
        5 => old.saturating_add(operand),
        6 => old.saturating_sub(operand),
        7 => !old,
        8 => old.wrapping_add(operand),
        9 => old.wrapping_sub(operand),
        10 => old & operand,
        11 => old | operand,
        12 => old ^ operand,
        13 => !(old & operand),
        14 => !(old | operand),
        _ => !(old ^ operand),
    }
}
