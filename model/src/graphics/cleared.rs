//! Tiles that a clear has only marked: CMASK of a colour surface, HTile of a depth surface.
//!
//! A driver clears a surface by filling its marks, which are far smaller. A tile of 8 by 8 elements that is marked has the value of the
//! clear registers, whatever is in memory. Its elements get that value, and the mark goes, before a pixel of the tile is tested or
//! written, or when the driver asks for it with a draw (CB_ELIMINATE_FAST_CLEAR, DEPTH_COMPRESS_DISABLE, STENCIL_COMPRESS_DISABLE).
//!
//! The reference has the registers and not what marks look like; those that count are what the public drivers fill in: four bits
//! a tile of colours, zero: cleared; a word a tile of depths, bits 3:0 zero: depths are cleared, bits 9:8 zero: stencils are. Drivers fill the
//! marks of all tiles alike and ask for more memory than they take, so where the mark of a tile lies is the machine's own affair: slice
//! by slice, row by row. What HTile tells of the range of depths is not used, and left as wide as it can be.

use super::error::Error;
use super::surface::Surface;
use crate::memory::Memory;

/// HTile of a tile whose depths are in memory: bits that change and their values, as drivers fill them in. A word without stencil has the range of
/// depths in bits 31:4, one with stencil in bits 31:12.
const DEPTHS_IN_MEMORY: [(u32, u32); 2] = [(u32::MAX, 0xfffc_000f), (0xffff_f00f, 0xffff_f00f)];
/// The same of stencils.
const STENCILS_IN_MEMORY: u32 = 0x300;

/// The number of a pixel's tile.
fn tile(surface: &Surface, [x, y, slice]: [u32; 3]) -> u64 {
    let row = u64::from(y / 8) * u64::from(surface.pitch / 8);
    u64::from(slice) * (surface.slice / 64) + row + u64::from(x / 8)
}

/// Gives all elements of a pixel's tile a value.
fn fill(
    memory: &mut dyn Memory,
    surface: &Surface,
    [x, y, slice]: [u32; 3],
    value: u64,
    block: &'static str,
) -> Result<(), Error> {
    let value = &value.to_le_bytes()[..surface.bytes as usize];
    for (column, row) in (0..8).flat_map(|row| (0..8).map(move |column| (column, row))) {
        // The last rows of tiles may be beyond a surface with rows of elements.
        if let Some(address) = surface.address(x & !7 | column, y & !7 | row, slice) {
            memory.write(address, value).map_err(Error::memory(block))?;
        }
    }
    Ok(())
}

/// CMASK of a colour target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColourClear {
    /// Byte address of the marks.
    pub base: u64,
    /// CB_COLOR*_CLEAR_WORD0 and 1: a cleared element, of 8 bytes or less.
    pub value: u64,
}

impl ColourClear {
    /// Where the mark of a pixel's tile is, the byte that has it, and the mark's lowest bit.
    fn mark(&self, memory: &mut dyn Memory, surface: &Surface, place: [u32; 3]) -> Result<(u64, u8, u64), Error> {
        let tile = tile(surface, place);
        let address = self.base.wrapping_add(tile / 2);
        let mut byte = [0];
        memory.read(address, &mut byte).map_err(Error::memory("colour block"))?;
        Ok((address, byte[0], tile % 2 * 4))
    }

    /// Whether a pixel (column, row, slice) is in a cleared tile.
    ///
    /// # Errors
    /// [`Error::Memory`]
    pub fn holds(&self, memory: &mut dyn Memory, surface: &Surface, place: [u32; 3]) -> Result<bool, Error> {
        let (_, byte, lsb) = self.mark(memory, surface, place)?;
        Ok(byte >> lsb & 15 == 0)
    }

    /// Puts the value of a pixel's tile into memory if it is cleared.
    ///
    /// # Errors
    /// [`Error::Memory`]
    pub fn eliminate(&self, memory: &mut dyn Memory, surface: &Surface, place: [u32; 3]) -> Result<(), Error> {
        let (address, byte, lsb) = self.mark(memory, surface, place)?;
        if byte >> lsb & 15 == 0 {
            fill(memory, surface, place, self.value, "colour block")?;
            memory.write(address, &[byte | 15 << lsb]).map_err(Error::memory("colour block"))?;
        }
        Ok(())
    }
}

/// HTile of a depth surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DepthClear {
    /// Byte address of the marks.
    pub base: u64,
    /// They tell of stencils, too (DB_STENCIL_INFO.TILE_STENCIL_DISABLE is not set).
    pub has_stencil: bool,
    /// A cleared depth, as it is kept.
    pub depth: u32,
    /// A cleared stencil.
    pub stencil: u8,
}

impl DepthClear {
    /// Puts cleared depths and stencils of a pixel's tile into memory: of the surfaces that are given.
    ///
    /// # Errors
    /// [`Error::Memory`]
    pub fn eliminate(
        &self,
        memory: &mut dyn Memory,
        depths: Option<&Surface>,
        stencils: Option<&Surface>,
        place: [u32; 3],
    ) -> Result<(), Error> {
        let Some(of_both) = depths.or(stencils) else { return Ok(()) };
        let address = self.base.wrapping_add(4 * tile(of_both, place));
        let mut bytes = [0; 4];
        memory.read(address, &mut bytes).map_err(Error::memory("depth block"))?;
        let before = u32::from_le_bytes(bytes);
        let mut mark = before;
        if let Some(surface) = depths.filter(|_| before & 15 == 0) {
            fill(memory, surface, place, self.depth.into(), "depth block")?;
            let (changes, to) = DEPTHS_IN_MEMORY[usize::from(self.has_stencil)];
            mark = mark & !changes | to;
        }
        if let Some(surface) = stencils.filter(|_| self.has_stencil && before & STENCILS_IN_MEMORY == 0) {
            fill(memory, surface, place, self.stencil.into(), "depth block")?;
            mark |= STENCILS_IN_MEMORY;
        }
        if mark != before {
            memory.write(address, &mark.to_le_bytes()).map_err(Error::memory("depth block"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphics::surface::Layout;
    use crate::memory::{Region, Regions};
    use pretty_assertions::assert_eq;

    /// Two slices of 16 by 16 elements.
    fn surface(base: u64, bytes: u32) -> Surface {
        Surface { base, pitch: 16, slice: 256, bytes, layout: Layout::Linear }
    }

    /// Memory from 0x1000 on.
    fn memory() -> Regions {
        let mut memory = Regions::new();
        assert!(memory.add(Region { base: 0x1000, data: vec![0xee; 0x5000], writable: true }));
        memory
    }

    fn byte(memory: &mut Regions, address: u64) -> u8 {
        let mut byte = [0];
        memory.read(address, &mut byte).unwrap();
        byte[0]
    }

    #[test]
    fn a_cleared_tile_of_colours_gets_its_value_once() {
        let mut memory = memory();
        // Eight tiles: the last one of slice 1 is cleared.
        memory.write(0x2000, &[0xff, 0xff, 0xff, 0x0f]).unwrap();
        let (surface, clear) = (surface(0x1000, 1), ColourClear { base: 0x2000, value: 0x57 });
        for (place, cleared) in [([15, 15, 1], true), ([15, 15, 0], false), ([7, 15, 1], false)] {
            assert_eq!(clear.holds(&mut memory, &surface, place), Ok(cleared));
            clear.eliminate(&mut memory, &surface, place).unwrap();
        }
        assert_eq!(byte(&mut memory, 0x2003), 0xff);
        let last = 0x1000 + 256 + 8 * 16 + 8;
        assert_eq!([last - 1, last, last + 7, last + 16].map(|at| byte(&mut memory, at)), [0xee, 0x57, 0x57, 0x57]);
        memory.write(last, &[1]).unwrap();
        clear.eliminate(&mut memory, &surface, [8, 8, 1]).unwrap();
        assert_eq!(byte(&mut memory, last), 1);
    }

    #[test]
    fn depths_and_stencils_are_cleared_apart() {
        let (depths, stencils) = (surface(0x1000, 2), surface(0x3000, 1));
        let clear = DepthClear { base: 0x5000, has_stencil: true, depth: 0x1234, stencil: 0x56 };
        let word = |memory: &mut Regions| {
            let mut bytes = [0; 4];
            memory.read(0x5004, &mut bytes).unwrap();
            u32::from_le_bytes(bytes)
        };
        let mut memory = memory();
        memory.write(0x5000, &[0; 16]).unwrap();
        clear.eliminate(&mut memory, None, Some(&stencils), [9, 1, 0]).unwrap();
        assert_eq!((word(&mut memory), byte(&mut memory, 0x3008), byte(&mut memory, 0x1010)), (0x300, 0x56, 0xee));
        clear.eliminate(&mut memory, Some(&depths), Some(&stencils), [9, 1, 0]).unwrap();
        assert_eq!((word(&mut memory), byte(&mut memory, 0x1010)), (0xffff_f30f, 0x34));
        let alone = DepthClear { has_stencil: false, ..clear };
        memory.write(0x5004, &[0; 4]).unwrap();
        alone.eliminate(&mut memory, Some(&depths), Some(&stencils), [9, 1, 0]).unwrap();
        assert_eq!(word(&mut memory), 0xfffc_000f);
    }
}
