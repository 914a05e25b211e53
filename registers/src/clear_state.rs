//! What CLEAR_STATE makes of the context registers. The reference does not tell it; the values are those that the public
//! drivers of Sea Islands give as the defaults of the command processor. Every register that is not listed becomes zero.

/// Byte addresses of the context registers.
pub const CONTEXT: std::ops::Range<u32> = 0x28000..0x29000;

/// Byte address, how many registers from there on every `step` bytes, and their value.
pub const DEFAULTS: &[(u32, u32, u32, u32)] = &[
    // PA_SC_SCREEN_SCISSOR_BR
    (0x28034, 1, 4, 0x4000_4000),
    // PA_SC_WINDOW_SCISSOR_TL, BR
    (0x28204, 1, 4, 0x8000_0000),
    (0x28208, 1, 4, 0x4000_4000),
    // PA_SC_CLIPRECT_RULE, PA_SC_CLIPRECT_0_BR to 3
    (0x2820c, 1, 4, 0x0000_ffff),
    (0x28214, 4, 8, 0x4000_4000),
    // PA_SC_EDGERULE
    (0x28230, 1, 4, 0xaa99_aaaa),
    // CB_TARGET_MASK, CB_SHADER_MASK
    (0x28238, 2, 4, 0xffff_ffff),
    // PA_SC_GENERIC_SCISSOR_TL, BR
    (0x28240, 1, 4, 0x8000_0000),
    (0x28244, 1, 4, 0x4000_4000),
    // PA_SC_VPORT_SCISSOR_0_TL, BR to 15
    (0x28250, 16, 8, 0x8000_0000),
    (0x28254, 16, 8, 0x4000_4000),
    // PA_SC_VPORT_ZMAX_0 to 15
    (0x282d4, 16, 8, 0x3f80_0000),
    // VGT_MAX_VTX_INDY
    (0x28400, 1, 4, 0xffff_ffff),
    // SPI_PS_IN_CONTROL
    (0x286d8, 1, 4, 0x0000_0002),
    // PA_CL_CLIP_CNTL, PA_SU_SC_MODE_CNTL
    (0x28810, 1, 4, 0x0009_0000),
    (0x28814, 1, 4, 0x0000_0004),
    // VGT_GS_PER_ES, VGT_ES_PER_GS, VGT_GS_PER_VS
    (0x28a54, 1, 4, 0x0000_0100),
    (0x28a58, 1, 4, 0x0000_0080),
    (0x28a5c, 1, 4, 0x0000_0002),
    // IA_MULTI_VGT_PARAM
    (0x28aa8, 1, 4, 0x0000_00ff),
    // PA_SC_LINE_CNTL
    (0x28bdc, 1, 4, 0x0000_1000),
    // PA_SU_VTX_CNTL
    (0x28be4, 1, 4, 0x0000_0005),
    // PA_CL_GB_VERT_CLIP_ADJ to PA_CL_GB_HORZ_DISC_ADJ
    (0x28be8, 4, 4, 0x3f80_0000),
    // PA_SC_AA_MASK_X0Y0_X1Y0, PA_SC_AA_MASK_X0Y1_X1Y1
    (0x28c38, 2, 4, 0xffff_ffff),
    // VGT_VERTEX_REUSE_BLOCK_CNTL, VGT_OUT_DEALLOC_CNTL
    (0x28c58, 1, 4, 0x0000_000e),
    (0x28c5c, 1, 4, 0x0000_0010),
];

/// What CLEAR_STATE makes of a register, by its byte address; none of one that it leaves alone.
pub fn default_of(address: u32) -> Option<u32> {
    let is_listed =
        |(first, count, step, _): &&(u32, u32, u32, u32)| (0..*count).any(|index| first + index * step == address);
    let listed = DEFAULTS.iter().find(is_listed).map(|(.., value)| *value);
    CONTEXT.contains(&address).then(|| listed.unwrap_or(0))
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registers;

    #[test]
    fn every_default_belongs_to_a_register_of_the_table() {
        for &(first, count, step, _) in DEFAULTS {
            for address in (0..count).map(|index| first + index * step) {
                let known = registers().iter().any(|register| {
                    (0..register.instances).any(|instance| register.instance_address(instance) == address)
                });
                assert!(known, "{address:#x}");
            }
        }
    }
}
