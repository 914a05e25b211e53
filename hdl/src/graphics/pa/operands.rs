//! Numbers of a step that are not kept: registers, planes, words of vertices.

use super::record::{PaState, PaStateWires};
use super::step::{Outside, Register};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block};

/// The planes: W, near, far, six of users, eight distances, four of the guard band.
pub const PLANES: u128 = 21;
/// The near plane.
pub const NEAR: u128 = 1;
/// The far plane.
pub const FAR: u128 = 2;
/// The first plane of users.
pub const USERS: u128 = 3;
/// The first distance of vertices.
pub const DISTANCES: u128 = 9;
/// The first plane of the guard band.
pub const GUARD: u128 = 17;
/// Words of a vertex: position, size of points, distances.
pub const VERTEX_DISTANCES: u128 = 8;
/// The smallest W that perspective division takes.
const SMALLEST_W: f32 = 1e-30;
const ONE: u32 = 1.0f32.to_bits();
const MINUS_ONE: u32 = (-1.0f32).to_bits();

choice! {
    /// What the 32 bits of a number are.
    pub enum Form {
        /// Binary32.
        Single,
        /// An integer with three fractional bits.
        Eighths,
    }
}

/// A part of a plane, as binary32.
fn plane_part(g: &Builder, state: &PaStateWires, users: &[Wire], plane: &Wire, part: &Wire) -> Wire {
    let word = |bits: u32| g.constant(32, bits.into());
    let none = || g.zero(32);
    let from_zero = state.clip_cntl.bit(19);
    let near = [none(), none(), word(ONE), word(ONE).when(&!from_zero)];
    let (horizontal, vertical) = (&state.gb_horz_clip_adj, &state.gb_vert_clip_adj);
    let mut planes = vec![
        (0, [none(), none(), none(), word(ONE)]),
        (NEAR, near),
        (FAR, [none(), none(), word(MINUS_ONE), word(ONE)]),
        (GUARD, [word(ONE), none(), none(), horizontal.clone()]),
        (GUARD + 1, [word(MINUS_ONE), none(), none(), horizontal.clone()]),
        (GUARD + 2, [none(), word(ONE), none(), vertical.clone()]),
        (GUARD + 3, [none(), word(MINUS_ONE), none(), vertical.clone()]),
    ];
    for (number, user) in (0..).zip(users.chunks_exact(4)) {
        planes.push((USERS + number, std::array::from_fn(|at| user[at].clone())));
    }
    let rows: Vec<_> = planes.into_iter().map(|(plane, parts)| (plane, g.choose(part, &parts))).collect();
    g.lookup(plane, &rows, &none())
}

/// A register's number and whether it is in eighths.
fn register(g: &Builder, state: &PaStateWires, front: &Wire, number: &Wire) -> (Wire, Wire) {
    let word = |number: f32| g.constant(32, number.to_bits().into());
    let enabled = |axis: u32| state.vte_cntl.bit(axis);
    let scale = |at: u32, own: &Wire| enabled(at).select(own, &word(1.0));
    let offset = |at: u32, own: &Wire| own.when(&enabled(at));
    let moves = state.sc_mode_cntl.bit(16);
    let window = |lsb: u32| state.window_offset.slice(lsb, 16).sign_extend(29).concat(&g.zero(3)).when(&moves);
    let size = |of: &Wire, lsb: u32| of.slice(lsb, 16).zero_extend(32);
    let (least, most) = (size(&state.point_minmax, 0), size(&state.point_minmax, 16));
    let most = most.less(&least).select(&least, &most);
    let side = |front_word: &Wire, back_word: &Wire| front.select(front_word, back_word);
    let viewport = Register::Viewport as u128;
    let singles = [
        (viewport, scale(0, &state.vport_xscale)),
        (viewport + 1, offset(1, &state.vport_xoffset)),
        (viewport + 2, scale(2, &state.vport_yscale)),
        (viewport + 3, offset(3, &state.vport_yoffset)),
        (viewport + 4, scale(4, &state.vport_zscale)),
        (viewport + 5, offset(5, &state.vport_zoffset)),
        (Register::Half as u128, word(0.5).when(&!state.vtx_cntl.bit(0))),
        (Register::OneHalf as u128, word(0.5)),
        (Register::OffsetScale as u128, side(&state.poly_offset_front_scale, &state.poly_offset_back_scale)),
        (Register::OffsetConstant as u128, side(&state.poly_offset_front_offset, &state.poly_offset_back_offset)),
        (Register::OffsetClamp as u128, state.poly_offset_clamp.clone()),
        (Register::Sixteenths as u128, word(256.0)),
    ];
    let eighths = [
        (Register::WindowX as u128, window(0)),
        (Register::WindowY as u128, window(16)),
        (Register::PointWidth as u128, size(&state.point_size, 16)),
        (Register::PointHeight as u128, size(&state.point_size, 0)),
        (Register::PointLeast as u128, least),
        (Register::PointMost as u128, most),
    ];
    let is_eighths: Vec<_> = eighths.iter().map(|(number, _)| (*number, g.constant(1, 1))).collect();
    let rows: Vec<_> = singles.into_iter().chain(eighths).collect();
    (g.lookup(number, &rows, &g.zero(32)), g.lookup(number, &is_eighths, &g.zero(1)))
}

generator_block! {
    /// A number of a step that is not kept.
    pub struct PaOperand() {
        /// Which.
        in outside: (Outside),
        /// Which of those.
        in number: (Bits<7>),
        /// Registers.
        in state: (PaState),
        /// PA_CL_UCP_0_X to PA_CL_UCP_5_W.
        in users: [Bits<32>; 24],
        /// The front is shown.
        in front: (Bit),
        /// The plane.
        in plane: (Bits<5>),
        /// The corner that the step is for.
        in corner: (Bits<2>),
        /// All corners are those of the first vertex.
        in is_point: (Bit),
        /// The vertex that a word is read of.
        out vertex: (Bits<2>),
        /// The word: 0 to 3 position, 4 size of points, 8 to 15 distances.
        out word: (Bits<4>),
        /// It.
        in vertex_data: (Bits<32>),
        /// The number.
        out value: (Bits<32>),
        /// What it is.
        out form: (Form),
    }
    |g| {
        let [outside, number, plane, corner] = ["outside", "number", "plane", "corner"].map(|name| g.input(name));
        let state = g.input_of::<PaState>("state");
        let users = g.inputs("users", 24);
        let is = |wanted: Outside| outside.is_a(wanted);
        let several = !g.input("is_point");
        let own = corner.when(&several);
        let vertices = [
            (Outside::Vertex as u128, own.clone()),
            (Outside::OwnDistance as u128, own),
            (Outside::Distance as u128, number.slice(0, 2).when(&several)),
        ];
        g.output("vertex", &g.lookup(&outside, &vertices, &number.slice(4, 2)));
        // The distances begin with plane 9 and with word 8.
        let distance = plane.slice(0, 4) - g.constant(4, DISTANCES - VERTEX_DISTANCES);
        let is_distance = is(Outside::Distance) | is(Outside::OwnDistance);
        g.output("word", &is_distance.select(&distance, &number.slice(0, 4)));
        let (of_register, eighths) = register(g, &state, &g.input("front"), &number);
        let identity = g.constant(32, ONE.into()).when(&number.slice(0, 2).equals(&corner));
        let smallest = g.constant(32, (-SMALLEST_W).to_bits().into()).when(&plane.none());
        let rows = [
            (Outside::Register as u128, of_register),
            (Outside::Plane as u128, plane_part(g, &state, &users, &plane, &number.slice(0, 2))),
            (Outside::Before as u128, smallest),
            (Outside::Identity as u128, identity),
            (Outside::Zero as u128, g.zero(32)),
            (Outside::MinusZero as u128, g.constant(32, 1 << 31)),
        ];
        g.output("value", &g.lookup(&outside, &rows, &g.input("vertex_data")));
        let form = (is(Outside::Register) & eighths).select(&g.constant_of(Form::Eighths), &g.constant_of(Form::Single));
        g.output("form", &form);
    }
}
