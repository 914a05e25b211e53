//! Registers that drivers of gfx12 write, and the compute unit has elsewhere or not at all.
//!
//! | Address | gfx12 | here |
//! |---|---|---|
//! | 0xb840, 0xb844 | COMPUTE_DISPATCH_SCRATCH_BASE (Sea Islands: TMA) | COMPUTE_SCRATCH_BASE |
//! | 0xb860 | COMPUTE_TMPRING_SIZE.WAVESIZE in 256 bytes, 18 bits | in KiB, 13 bits; what is no KiB is refused |
//! | 0xb84c | COMPUTE_PGM_RSRC2.DYNAMIC_VGPR, bit 6 (Sea Islands: TRAP_PRESENT) | COMPUTE_PGM_RSRC3.DYNAMIC_VGPR; a packet with it is refused |
//! | 0xb82c, 0xb86c to 0xb874, 0xb878, 0x30e00, 0x30e04 | counters, RESTART, THREAD_TRACE_ENABLE, the table of border colours | must be 0 |
//! | 0xb828 | PIPELINESTAT_ENABLE | taken and not looked at: packets that sample statistics are refused |
//! | 0xb858, 0xb85c, 0xb864, 0xb868, 0x30800 | STATIC_THREAD_MGMT, GRBM_GFX_INDEX: which of several parts | taken and not looked at: there is one |
//! | 0xb88c to 0xb89c, 0xb8ac to 0xb8bc, 0xb9f4 | gfx12: STATIC_THREAD_MGMT of further shader engines, how dispatches share a machine | the same |
//!
//! What must be 0 and what is not looked at is so for Sea Islands' drivers too, but for what is gfx12's alone, and the table of border colours where there is graphics. COMPUTE_SCRATCH_BASE and COMPUTE_CONTROL of
//! this machine lie among the last ones, so gfx12's packets cannot write them.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Registers that say which of several parts of a larger machine are meant, or that count what nobody asks for.
const PARTS: [u128; 6] = [0xb828, 0xb858, 0xb85c, 0xb864, 0xb868, 0x3_0800];
/// The same of gfx12 alone.
const PARTS_OF_GFX12: [u128; 11] =
    [0xb88c, 0xb890, 0xb894, 0xb898, 0xb89c, 0xb8ac, 0xb8b0, 0xb8b4, 0xb8b8, 0xb8bc, 0xb9f4];
/// Of graphics: CB_COLOR0_DCC_CONTROL to 7, which there are from GCN 1.2 on, PA_SC_SCREEN_EXTENT_MIN_0 and _MAX_0.
const PARTS_OF_GRAPHICS: [u128; 10] =
    [0x2_8c78, 0x2_8cb4, 0x2_8cf0, 0x2_8d2c, 0x2_8d68, 0x2_8da4, 0x2_8de0, 0x2_8e1c, 0x3_0a10, 0x3_0a14];
/// Registers of what there is not.
const ABSENT: [u128; 5] = [0xb82c, 0xb86c, 0xb870, 0xb874, 0xb878];
/// The table of border colours; with graphics it is a register.
const BORDER_COLOURS: [u128; 2] = [0x3_0e00, 0x3_0e04];
/// COMPUTE_DISPATCH_SCRATCH_BASE_LO, _HI, and where they are here.
const SCRATCH_BASE: [(u128, u128); 2] = [(0xb840, 0xb8b0), (0xb844, 0xb8b4)];
/// COMPUTE_TMPRING_SIZE.
const TMPRING_SIZE: u128 = 0xb860;
/// COMPUTE_PGM_RSRC2.
const RSRC2: u128 = 0xb84c;
/// Bit of it: DYNAMIC_VGPR of gfx12.
const DYNAMIC_VGPR: u32 = 6;

generator_block! {
    /// See the module's description. `gfx12`: the compute unit runs code of gfx12; `graphics`: it draws.
    pub struct RegisterTranslation(gfx12: bool, graphics: bool) {
        /// Byte address that a packet writes.
        in address: (Bits<18>),
        /// What it writes.
        in data: (Bits<32>),
        /// Where that is written.
        out place: (Bits<18>),
        /// What is.
        out value: (Bits<32>),
        /// Nothing is.
        out ignored: (Bit),
        /// It is something that there is not.
        out refused: (Bit),
    }
    |g| {
        let (address, data) = (g.input("address"), g.input("data"));
        let is_one_of = |all: &[u128]| g.or_all(1, &all.iter().map(|at| address.is(*at)).collect::<Vec<Wire>>());
        let absent = is_one_of(&ABSENT);
        let absent = if graphics { absent } else { absent | is_one_of(&BORDER_COLOURS) };
        let (mut place, mut value, mut refused) = (address.clone(), data.clone(), &absent & data.any());
        if gfx12 {
            let moved = SCRATCH_BASE.map(|(from, to)| (from, g.constant(18, to)));
            place = g.lookup(&address, &moved, &address);
            let is_size = address.is(TMPRING_SIZE);
            let size = data.slice(12, 18);
            let whole = size.slice(2, 13).concat(&data.slice(0, 12)).zero_extend(32);
            value = is_size.select(&whole, &data);
            refused = refused | (address.is(RSRC2) & data.bit(DYNAMIC_VGPR));
            refused = refused | (is_size & (size.slice(0, 2).any() | size.slice(15, 3).any()));
        }
        g.output("place", &place);
        g.output("value", &value);
        let of_gfx12 = if gfx12 { is_one_of(&PARTS_OF_GFX12) } else { g.zero(1) };
        let of_graphics = if graphics { is_one_of(&PARTS_OF_GRAPHICS) } else { g.zero(1) };
        g.output("ignored", &(is_one_of(&PARTS) | of_gfx12 | of_graphics | absent));
        g.output("refused", &refused);
    }
}
