//! Random primitives and states, and the inputs of blocks that they are.

use crate::bench::{Bench, Random, word};
use tombolo_hdl::graphics::pa::record::{Kind as HardwareKind, PaState};
use tombolo_model::graphics::reference::{Kind, PARAMETERS, RegisterFile, Vertex};

/// Viewports that are set.
pub const VIEWPORTS: u32 = 4;

/// A primitive.
pub struct Primitive {
    /// What it is.
    pub kind: Kind,
    /// Its vertices.
    pub vertices: [Vertex; 3],
}

impl Primitive {
    /// A word of a vertex, as PA numbers them.
    pub fn word(&self, vertex: u64, word: u64) -> u32 {
        let Some(vertex) = self.vertices.get(vertex as usize) else { return 0 };
        let number = match word {
            0..4 => vertex.position[word as usize],
            4 => vertex.point_size.unwrap_or_default(),
            8.. => vertex.distances[word as usize - 8],
            _ => 0.0,
        };
        number.to_bits()
    }

    /// Gives a block the primitive and its state.
    pub fn write(&self, bench: &mut Bench, registers: &RegisterFile, viewport: u32) {
        bench.set("state", pa_state(registers, viewport));
        for at in 0..24 {
            bench.set(&format!("users_{at}"), word(registers.word_at(0x285bc + 4 * at)));
        }
        let kind = match self.kind {
            Kind::Point => HardwareKind::Point,
            Kind::Triangle => HardwareKind::Triangle,
            Kind::Rectangle => HardwareKind::Rectangle,
            Kind::Line => HardwareKind::Line,
        };
        bench.set("kind", kind);
        let kills = (0..3).fold(0u64, |kills, at| kills | u64::from(self.vertices[at].kill) << at);
        bench.set("kills", rust_hdl::prelude::Bits::<3>::from(kills));
    }

    /// Answers the block's question for a word of a vertex.
    pub fn answer(&self, bench: &mut Bench) {
        bench.settle();
        let data = self.word(bench.get("vertex"), bench.get("word"));
        bench.set("vertex_data", word(data));
        bench.settle();
    }
}

/// The registers of clipping and set-up.
pub fn pa_state(registers: &RegisterFile, viewport: u32) -> PaState {
    let of_viewport = |part: u32| word(registers.word_at(0x2843c + 24 * viewport + 4 * part));
    let word = |address: u32| word(registers.word_at(address));
    PaState {
        clip_cntl: word(0x28810),
        vs_out_cntl: word(0x2881c),
        gb_horz_clip_adj: word(0x28bf0),
        gb_vert_clip_adj: word(0x28be8),
        vte_cntl: word(0x28818),
        vport_xscale: of_viewport(0),
        vport_xoffset: of_viewport(1),
        vport_yscale: of_viewport(2),
        vport_yoffset: of_viewport(3),
        vport_zscale: of_viewport(4),
        vport_zoffset: of_viewport(5),
        vtx_cntl: word(0x28be4),
        window_offset: word(0x28200),
        sc_mode_cntl: word(0x28814),
        edgerule: word(0x28230),
        point_size: word(0x28a00),
        point_minmax: word(0x28a04),
        line_cntl: word(0x28a08),
        sc_line_cntl: word(0x28bdc),
        poly_offset_db_fmt_cntl: word(0x28b78),
        poly_offset_clamp: word(0x28b7c),
        poly_offset_front_scale: word(0x28b80),
        poly_offset_front_offset: word(0x28b84),
        poly_offset_back_scale: word(0x28b88),
        poly_offset_back_offset: word(0x28b8c),
    }
}

/// A float: mostly within `scale`, now and then a special one.
fn float(random: &mut Random, scale: f64) -> f32 {
    match random.below(48) {
        0 => random.pick(&[0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e-42, -1e-42, 3e38, 1e-30]),
        1 => f32::from_bits(random.0.next_u32()),
        2..8 => (random.unit() * 4.0).round() as f32 / 2.0,
        _ => (random.unit() * scale) as f32,
    }
}

/// Registers of clipping and set-up.
pub fn registers(random: &mut Random) -> RegisterFile {
    let mut registers = RegisterFile::default();
    let mut write = |address: u32, value: u32| registers.write(address, value).unwrap();
    let now_and_then = |random: &mut Random, times: u64, bits: u32| if random.once_in(times) { bits } else { 0 };
    let users = if random.once_in(4) { random.below(64) as u32 } else { 0 };
    let clip = users
        | now_and_then(random, 10, 1 << 16)
        | now_and_then(random, 6, 1 << 17)
        | now_and_then(random, 2, 1 << 19)
        | now_and_then(random, 2, 1 << 21)
        | now_and_then(random, 2, 1 << 24)
        | now_and_then(random, 5, 1 << 26)
        | now_and_then(random, 5, 1 << 27);
    write(0x28810, clip);
    let distances = if random.once_in(4) { random.below(1 << 16) as u32 & random.0.next_u32() } else { 0 };
    let sizes = if random.once_in(2) { 1 << 21 | 1 << 16 } else { 0 };
    write(0x2881c, distances | sizes);
    for address in [0x28be8, 0x28bf0] {
        write(address, random.pick(&[1.0f32, 1.5, 8.0, 100.0]).to_bits());
    }
    let format = match random.below(8) {
        0 => 0x33f | (random.below(2) as u32) << 10,
        1 => random.below(0x800) as u32 & 0x73f,
        _ => 0x43f,
    };
    write(0x28818, format);
    for viewport in 0..VIEWPORTS {
        for (at, value) in (0..).zip([32.0f32, 32.5, -32.0, 31.75, 0.5, 0.5]) {
            let value = if random.once_in(12) { float(random, 64.0) } else { value };
            write(0x2843c + 24 * viewport + 4 * at, value.to_bits());
        }
        for (at, value) in [(0x282d0, [0.0f32, 0.25]), (0x282d4, [1.0, 0.5])] {
            write(at + 8 * viewport, random.pick(&value).to_bits());
        }
    }
    write(0x28be4, random.below(64) as u32);
    let offset = random.0.next_u32() & 0x001f_000f | 0xffe0_fff0;
    let offset = now_and_then(random, 4, offset);
    write(0x28200, offset);
    let mode = (random.below(8) as u32 & random.0.next_u32())
        | (random.below(8) as u32) << 11
        | now_and_then(random, 2, 1 << 16)
        | now_and_then(random, 4, 1 << 20);
    write(0x28814, mode);
    write(0x28230, random.0.next_u32() & 0xfff);
    write(0x28a00, (random.below(200) as u32) << 16 | random.below(200) as u32);
    write(0x28a04, (random.below(400) as u32) << 16 | random.below(100) as u32);
    let width = random.below(200) as u32;
    write(0x28a08, random.pick(&[8, 8, 24, width, 0]));
    write(0x28bdc, random.below(2) as u32 * (1 << 10));
    write(0x28b78, random.pick(&[0xe8, 0xf0, 0x1e9, 0x1ff, 0x100, 0x180, 0x07f]));
    write(0x28b7c, random.pick(&[0.0f32, 0.0, 0.01, -0.01, f32::NAN, f32::INFINITY]).to_bits());
    for address in [0x28b80, 0x28b84, 0x28b88, 0x28b8c] {
        write(address, float(random, 4.0).to_bits());
    }
    for at in 0..24 {
        write(0x285bc + 4 * at, float(random, 1.0).to_bits());
    }
    registers
}

/// A primitive, mostly one of which something is seen.
pub fn primitive(random: &mut Random, registers: &RegisterFile) -> Primitive {
    let kind = random.pick(&[Kind::Triangle, Kind::Triangle, Kind::Triangle, Kind::Rectangle, Kind::Point, Kind::Line]);
    let scale = random.pick(&[0.3, 1.2, 1.2, 3.0, 50.0]);
    let has_sizes = registers.word_at(0x2881c) >> 16 & 0x21 == 0x21;
    let kills = random.once_in(12);
    let behind = random.once_in(4);
    let special = random.once_in(10);
    let mut vertices: [Vertex; 3] = std::array::from_fn(|_| {
        let w = if behind { random.unit() * 2.0 } else { 0.1 + (random.unit() + 1.0) * random.pick(&[0.5, 2.0, 0.0]) };
        let w = if random.once_in(3) { 1.0 } else { w };
        let mut part = |scale: f64| match special {
            true => float(random, scale * w),
            false => (random.unit() * scale * w) as f32,
        };
        let position = [part(scale), part(scale), part(1.2), 0.0];
        Vertex {
            position: [position[0], position[1], position[2], if special { float(random, 2.0) } else { w as f32 }],
            point_size: has_sizes.then(|| float(random, 20.0)),
            layer: 0,
            viewport: 0,
            kill: kills && random.once_in(2),
            distances: std::array::from_fn(|_| float(random, 1.0)),
            parameters: [[0; 4]; PARAMETERS],
        }
    });
    if kind == Kind::Line {
        vertices[2] = vertices[0].clone();
    }
    Primitive { kind, vertices }
}
