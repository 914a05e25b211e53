//! The tiling table of the machine. What CLEAR_STATE makes of the context registers, the table of registers says.

/// The tiling table of the machine (GB_TILE_MODE 0 to 31, which the kernel driver sets before any stream): linear surfaces
/// and 8x8 tiles, as the recording library tells the drivers. Where an address library finds no entry for a surface, drivers
/// name the last one; its tiles are those of the levels behind, which they name by an entry of their own.
pub const TILE_MODES: [u32; 32] = tile_modes();

const fn tile_modes() -> [u32; 32] {
    const LINEAR_ALIGNED: u32 = 1;
    const TILED_1D: u32 = 2;
    const DISPLAY: u32 = 0;
    const THIN: u32 = 1;
    const DEPTH: u32 = 2;
    let mut modes = [0; 32];
    let mut index = 0;
    while index < 32 {
        let (array, micro) = match index {
            0..=7 => (TILED_1D, DEPTH),
            8 => (LINEAR_ALIGNED, DISPLAY),
            9..=12 => (TILED_1D, DISPLAY),
            _ => (TILED_1D, THIN),
        };
        modes[index] = array << 2 | micro << 22;
        index += 1;
    }
    modes
}
