//! The index of VGPRs (CDNA4, 6.6): M0[7:0], which the vector decoder adds to register numbers while MODE.GPR_IDX_EN is set, and M0[15:12], which
//! operands it is added to. Wires and a few multiplexers; no other instruction set has it.
//!
//! ```text
//!   S_SET_GPR_IDX_ON     both fields of M0, MODE.GPR_IDX_EN = 1
//!   S_SET_GPR_IDX_OFF    MODE.GPR_IDX_EN = 0
//!   S_SET_GPR_IDX_IDX    M0[7:0]
//!   S_SET_GPR_IDX_MODE   M0[15:12]
//! ```

use super::execute::Operands;
use super::state::Form;
use tombolo_netlist::builder::{Builder, Wire};

/// MODE.GPR_IDX_EN (3.5).
pub const GPR_INDEX: u32 = 27;

/// One of these `forms` executes.
fn is_one(g: &Builder, operands: &Operands, forms: &[Form]) -> Wire {
    g.or_all(1, &forms.iter().map(|form| operands.form.is(*form as u128)).collect::<Vec<_>>())
}

/// M0 (32 bits) after the instruction; it was `m0`. The first source is the index, the second which operands it is for.
pub fn m0(g: &Builder, operands: &Operands, m0: &Wire) -> Wire {
    let index = is_one(g, operands, &[Form::IndexOn, Form::Index]).select(&operands.a.slice(0, 8), &m0.slice(0, 8));
    let kept = m0.slice(12, 4);
    let applies = is_one(g, operands, &[Form::IndexOn, Form::IndexOperands]).select(&operands.b.slice(0, 4), &kept);
    g.concat(&[&m0.slice(16, 16), &applies, &m0.slice(8, 4), &index])
}

/// The instruction writes M0, 1 bit.
pub fn writes_m0(g: &Builder, operands: &Operands) -> Wire {
    is_one(g, operands, &[Form::IndexOn, Form::Index, Form::IndexOperands])
}

/// MODE (32 bits) after the instruction; it was `mode`.
pub fn mode(g: &Builder, operands: &Operands, mode: &Wire) -> Wire {
    let (on, off) = (is_one(g, operands, &[Form::IndexOn]), is_one(g, operands, &[Form::IndexOff]));
    let enabled = on | mode.bit(GPR_INDEX) & !off;
    g.concat(&[&mode.slice(GPR_INDEX + 1, 31 - GPR_INDEX), &enabled, &mode.slice(0, GPR_INDEX)])
}
