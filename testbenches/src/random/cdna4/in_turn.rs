//! Programs of CDNA4 in which every opcode has its turn, whatever the seeds of random ones draw.

use super::super::gcn::{self, Program};
use super::{Material, buffer, flat, form, global, lds, line, program, scalar_change, scalar_load, scratch};
use tombolo_isa::opcode::Opcode;
use tombolo_sim::random::SplitMix64;

/// What only costs time in a wave alone, or tells the time: program control, caches, the clock, a message that nobody waits for.
const QUIET: [&str; 22] = [
    "s_sleep 1",
    "s_setprio 2",
    "s_wakeup",
    "s_sethalt 0",
    "s_setkill 0",
    "s_icache_inv",
    "s_incperflevel 1",
    "s_decperflevel 1",
    "s_ttracedata",
    "s_dcache_inv",
    "s_dcache_wb",
    "s_dcache_inv_vol",
    "s_dcache_wb_vol",
    "s_dcache_discard s[6:7], 0x40",
    "s_dcache_discard_x2 s[6:7], 0x80",
    "s_atc_probe 0, s[4:5], 0x40",
    "s_atc_probe_buffer 0, s[84:87], 0x40",
    "s_memtime s[50:51]",
    "s_memrealtime s[52:53]",
    "ds_nop",
    "s_sendmsg sendmsg(MSG_INTERRUPT)",
    "s_barrier",
];

/// Ends of programs other than the one that the others have.
const ENDS: [&str; 2] = ["s_endpgm_saved", "s_endpgm_ordered_ps_done"];

/// What a wave alone does not get beyond, and what is said of it: no host lets it go on, and there is no trap handler.
const STOPS: [(&str, &str); 2] =
    [("s_sendmsghalt sendmsg(MSG_INTERRUPT)", "waits for: S_SETHALT"), ("s_trap 2", "trap id 2")];

/// An instruction of the row, with what it needs before it; nothing if no form of it is found.
fn of_row(row: &'static Opcode, material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let among = |rows: &[&'static Opcode]| rows.iter().any(|other| std::ptr::eq(*other, row));
    match row {
        row if among(&material.flat) => flat(row, random),
        row if among(&material.global) => global(row, random),
        row if among(&material.scratch) => scratch::scratch(row, random),
        row if among(&material.buffers) => buffer(row, random),
        row if among(&material.lds) => lds(row, random),
        row if among(&material.scalar_loads) => scalar_load(row, random),
        row if among(&material.scalar_changes) => scalar_change(row, random),
        row => (0..64).find_map(|_| form(row, material, random)).unwrap_or_default(),
    }
}

/// A program of these lines.
fn of_lines(lines: &[&str], material: &Material) -> Program {
    Program { parts: lines.iter().map(|text| line(text)).collect(), ..program(1, 0, material) }
}

/// Programs that do not come to their end, and what is said of each.
pub fn stopping(material: &Material) -> Vec<(Program, &'static str)> {
    STOPS.iter().map(|(text, what)| (of_lines(&[text], material), *what)).collect()
}

/// Programs in which every opcode comes once, `length` of them in each; the ends of programs in one each, with a store still under way.
pub fn in_turn(length: usize, material: &Material) -> Vec<Program> {
    let rows: Vec<_> = material.opcodes().collect();
    let part = |row, random: &mut SplitMix64| of_row(row, material, random);
    let mut programs = gcn::in_turn(length, &rows, &QUIET, |seed| program(seed, 0, material), part);
    programs.extend(ENDS.map(|end| of_lines(&["scratch_store_dword off, v4, off", end], material)));
    programs
}
