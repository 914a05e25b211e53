//! What a wave of pixels exported, by quad: four channels of four lanes side by side for each of the colour targets and for depth.
//!
//! The rows of an export come source by source ([`crate::export`]); a bank has every so many quads, so that a row goes to all banks at once. Beside the
//! words lie the lanes and channels that were exported at all.

use crate::export::record::{ExportRow, ExportRowWires};
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

/// Targets that are kept: eight colours, and depth.
const TARGETS: u32 = 9;
/// The target of depth and stencil.
pub const DEPTH_TARGET: u64 = 8;
/// Quads of a wave.
const QUADS: u32 = 16;

record! {
    /// Whose exports are wanted.
    pub struct ExportPlace {
        /// The target: 0 to 8.
        pub target: Bits<4>,
        /// The quad of the wave.
        pub quad: Bits<4>,
    }
}

/// Places of a bank: targets, and its quads of each.
const fn places(lanes: usize) -> u32 {
    TARGETS * quads(lanes)
}

/// Quads of a bank.
const fn quads(lanes: usize) -> u32 {
    QUADS * 4 / lanes as u32
}

/// The last place that is forgotten.
pub const fn last_place(lanes: usize) -> u64 {
    places(lanes) as u64 - 1
}

generator_block! {
    /// See the module's description. `lanes` lanes of a row: 4, 8, 16 or 32.
    pub struct WaveExports(lanes: usize) clocked {
        /// A row.
        in row: (ExportRow),
        /// The lane exports.
        in active: [Bit; lanes],
        /// Its register.
        in data: [Bits<32>; lanes],
        /// It is taken.
        in takes: (Bit),
        /// A place of all banks is forgotten.
        in forgets: (Bit),
        /// Which.
        in forgotten: (Bits<8>),
        /// Exports are read.
        in reads: (Bit),
        /// Whose.
        in place: (ExportPlace),
        /// A clock later: the words of each pixel, channel 0 lowest; zeros where none was exported.
        out pixels: [Bits<128>; 4],
        /// Channels that each pixel has exported, four bits a pixel.
        out channels: (Bits<16>),
        /// The lanes of the wave that live, as they are now,
        in living: (Bits<64>),
        /// and behind this row.
        out next_living: (Bits<64>),
    }
    |g| {
        let ExportRowWires { valid, target, channels, compressed, valid_lanes, source, has_data, high, beat, .. } =
            g.input_of::<ExportRow>("row");
        let (active, data) = (g.inputs("active", lanes), g.inputs("data", lanes));
        let (forgets, place) = (g.input("forgets"), g.input_of::<ExportPlace>("place"));
        let takes = g.name("takes_row", &(valid & g.input("takes")));
        let banks = lanes as u32 / 4;
        let bits = quads(lanes).trailing_zeros();
        let width = 4 + bits;
        // Which quads a row has: half of the wave, and beat of it.
        let number = if bits == 1 { high.clone() } else { high.concat(&beat.slice(0, bits - 1)) };
        let is_kept = target.less(&target.same_width(TARGETS.into()));
        let written = target.slice(0, 4).concat(&number);
        let address = forgets.select(&g.input("forgotten").resize(width), &written);
        let keeps = &takes & is_kept & has_data;

        let parts = (0..4u32).map(|channel| {
            let of_source = compressed.select(&source.is((channel / 2).into()), &source.is(channel.into()));
            of_source & channels.bit(channel)
        });
        let parts: Vec<Wire> = parts.collect();
        let word = |register: &Wire, channel: u32| {
            let half = register.slice(16 * (channel % 2), 16).zero_extend(32);
            compressed.select(&half, register)
        };
        let read_at = place.target.concat(&place.quad.slice(4 - bits, bits));
        let bank_of = |bank: u32| {
            let own = |pixel: u32| (4 * bank + pixel) as usize;
            let mut words = vec![];
            let mut mask = vec![];
            for pixel in 0..4 {
                for channel in 0..4 {
                    words.push(word(&data[own(pixel)], channel));
                    mask.push(&parts[channel as usize] & &active[own(pixel)]);
                }
            }
            let (words, mask) = (vector_of(g, &words), vector_of(g, &mask));
            let ram = g.ram(&format!("words_{bank}"), 512, places(lanes));
            g.ram_write(ram, &keeps, &written, &words, Some(&mask));
            let marks = g.ram(&format!("present_{bank}"), 16, places(lanes));
            let before = g.ram_read_now(marks, &format!("present_before_{bank}"), &address);
            g.ram_write(marks, &(&keeps | &forgets), &address, &(before | mask).when(&!&forgets), None);
            let reads = g.input("reads");
            let words = g.ram_read(ram, &format!("pixels_{bank}"), &read_at, Some(&reads));
            let present = g.ram_read(marks, &format!("channels_{bank}"), &read_at, Some(&reads));
            present.concat(&words)
        };
        let read: Vec<Wire> = (0..banks).map(bank_of).collect();
        let asked = g.register_enabled("asked_quad", &place.quad, &g.input("reads"));
        let found = if banks > 1 { g.choose(&asked.slice(0, banks.trailing_zeros()), &read) } else { read[0].clone() };
        let present = found.slice(512, 16);
        let pixel_of = |pixel: u32| {
            let word = |channel: u32| {
                let at = 4 * pixel + channel;
                found.slice(32 * at, 32).when(&present.bit(at))
            };
            vector_of(g, &[0, 1, 2, 3].map(word))
        };
        g.outputs("pixels", &[0, 1, 2, 3].map(pixel_of));
        g.output("channels", &present);

        // The last export with VM tells which pixels live on.
        let living = g.input("living");
        let count = lanes as u32;
        let lanes_now = vector_of(g, &active);
        let part = high.concat(&beat);
        let next: Vec<Wire> = (0..64 / count)
            .map(|at| {
                let (half, beat) = (at * count / 32, at * count % 32 / count);
                let own = part.is((half << 3 | beat).into()) & &takes & &valid_lanes;
                own.select(&lanes_now, &living.slice(at * count, count))
            })
            .collect();
        g.output("next_living", &vector_of(g, &next));
    }
}
