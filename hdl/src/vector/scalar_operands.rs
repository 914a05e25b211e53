//! The scalar operands of a vector operation.

use crate::parts::constants::{FIRST_CONSTANT, constant_source};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// What the head of the queue reads of the scalar registers, and its constants.
    pub struct ScalarOperands() {
        /// Source codes.
        in code: [Bits<8>; 3],
        /// Literal.
        in literal: (Bits<32>),
        /// 64-bit sources.
        in wide: (Bits<3>),
        /// SCC of the wave.
        in scc: (Bit),
        /// The operation reads a lane mask, through the third port.
        in has_mask_source: (Bit),
        /// From this register.
        in mask_source: (Bits<7>),
        /// Registers read.
        out index: [Bits<7>; 3],
        /// The port's register is an operand.
        out is_register: [Bit; 3],
        /// Constants.
        out constant: [Bits<64>; 3],
        /// Some scalar register is read.
        out any: (Bit),
    }
    |g| {
        let codes = g.inputs("code", 3);
        let (literal, wide, scc) = (g.input("literal"), g.input("wide"), g.input("scc"));
        let has_mask = g.input("has_mask_source");
        let mut any = has_mask.clone();
        for (at, code) in codes.iter().enumerate() {
            let is_register = code.less(&code.same_width(FIRST_CONSTANT));
            let index = code.slice(0, 7);
            let index = if at == 2 { has_mask.select(&g.input("mask_source"), &index) } else { index };
            g.output(&format!("index_{at}"), &index);
            g.output(&format!("is_register_{at}"), &is_register);
            let value = constant_source(g, code, &wide.bit(at as u32), &literal, &scc);
            g.output(&format!("constant_{at}"), &value);
            any = any | is_register;
        }
        g.output("any", &any);
    }
}
