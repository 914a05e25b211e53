//! RAMs, in the forms that Yosys' `memory_libmap` and the vendors' tools infer as block or distributed RAM.

use super::expressions::{literal, zeros};
use super::functions::range;
use super::lines::{filled, with_statement};
use super::module::ModuleWriter;
use super::operations::index_width;
use crate::ir::{ExprId, Memory, ReadPort, WritePort};
use crate::value::Value;
use std::fmt::Write;

/// More words than this that are not zero are one list.
const WORDS_ALONE: u32 = 8;

/// Bits from which on a RAM with registered reads is worth block RAM: 32 LUT RAMs of an ECP5, which take 192 of its 400 LUTs
/// for each block RAM.
const BLOCK_BITS: u32 = 2048;

impl ModuleWriter<'_> {
    /// Declaration, contents and ports of a memory.
    ///
    /// `no_rw_check` tells Yosys that the word read in the cycle that writes it does not matter, which is the netlist's
    /// rule; without it Yosys adds a bypass. `ram_style` asks for block RAM where Yosys would prefer the LUTs of distributed
    /// RAM for few rows. Every port has a block of its own, so that none of two writes has priority.
    pub(super) fn memory(&mut self, memory: &Memory) -> String {
        let name = self.names.claim(&memory.name);
        let loop_variable = self.names.claim(&format!("{}_word", memory.name));
        let (width, depth) = (memory.width, memory.depth);
        let is_block = memory.reads.iter().all(|port| port.registered) && width * depth >= BLOCK_BITS;
        let style = if is_block { ", ram_style = \"block\"" } else { "" };
        let mut text =
            format!("  (* no_rw_check{style} *)\n  reg {}{name} [0:{}];\n", range(width), depth.saturating_sub(1));
        let given = memory.init.iter().rposition(|word| !word.is_zero()).map_or(0, |last| last as u32 + 1).min(depth);
        let words = memory.init.iter().take(given as usize);
        let is_list = given > WORDS_ALONE;
        if is_list {
            // The first element of a list is the highest one.
            let words: Vec<String> = words.clone().rev().map(|word| format!("{},", literal(word))).collect();
            let list = self.names.claim(&format!("{}_WORDS", memory.name.to_uppercase()));
            let all = filled(&words, 4);
            let all = all.trim_end_matches(",\n");
            let _ = writeln!(text, "  localparam {}{list} = {{\n{all}}};", range(given * width));
            let _ = writeln!(text, "  integer {loop_variable};\n  initial begin");
            let part =
                if width == 1 { format!("[{loop_variable}]") } else { format!("[{loop_variable}*{width} +: {width}]") };
            text.push_str(&each_word(&loop_variable, 0, given, &format!("{name}[{loop_variable}] = {list}{part}")));
        } else {
            if given < depth {
                let _ = writeln!(text, "  integer {loop_variable};");
            }
            text.push_str("  initial begin\n");
            let words: Vec<String> =
                words.enumerate().map(|(at, word)| format!("{name}[{at}] = {};", literal(word))).collect();
            text.push_str(&filled(&words, 4));
        }
        if given < depth {
            let zero = format!("{name}[{loop_variable}] = {}", zeros(width));
            text.push_str(&each_word(&loop_variable, given, depth, &zero));
        }
        text.push_str("  end\n");
        for port in &memory.writes {
            text.push_str(&self.write_port(memory, &name, port));
        }
        for port in &memory.reads {
            text.push_str(&self.read_port(memory, &name, port));
        }
        text
    }

    /// The word that an address selects, and the condition that there is one, if it can fail.
    fn word(&mut self, memory: &Memory, name: &str, address: ExprId) -> (String, Option<String>) {
        let last = memory.depth.saturating_sub(1);
        self.prepare(address);
        let valid = (!self.stays_within(address, last)).then(|| {
            let width = self.module.width(address);
            // `<` takes far less logic than `<=` of the last word.
            format!("{} < {}", self.operand(address).enclosed(), literal(&Value::new(width, memory.depth as u128)))
        });
        let beyond = |address: &Value| address.to_u64().is_none_or(|address| address > last as u64);
        let index = match memory.depth {
            0 | 1 => zeros(index_width(1)),
            // Tools warn of a word that there is not, though the condition never holds.
            depth if self.is_constant(address, beyond) => zeros(index_width(depth)),
            depth => self.index(address, depth),
        };
        (format!("{name}[{index}]"), valid)
    }

    fn write_port(&mut self, memory: &Memory, name: &str, port: &WritePort) -> String {
        let clock = self.clock.clone();
        let (word, valid) = self.word(memory, name, port.address);
        self.prepare(port.data);
        let enable = self.root(port.enable, None);
        let condition = match valid {
            Some(valid) => format!("{} && ({valid})", enable.enclosed()),
            None => enable.text,
        };
        let always = format!("  always @(posedge {clock})");
        let mut text = format!("{always} begin\n    if ({condition}) begin\n");
        match port.mask {
            None => {
                let data = self.root(port.data, None).text;
                return with_statement(&always, &format!("if ({condition}) {word} <= {data};"));
            }
            Some(mask) => {
                self.prepare(mask);
                let lanes = self.module.width(mask);
                let lane = memory.width / lanes.max(1);
                for at in 0..lanes {
                    let bit = self.part(mask, at, 1);
                    let data = self.part(port.data, at * lane, lane);
                    let part = match (lanes, lane) {
                        (1, _) => word.clone(),
                        (_, 1) => format!("{word}[{at}]"),
                        _ => format!("{word}[{}:{}]", (at + 1) * lane - 1, at * lane),
                    };
                    let _ = writeln!(text, "      if ({bit}) {part} <= {data};");
                }
            }
        }
        text.push_str("    end\n  end\n");
        text
    }

    fn read_port(&mut self, memory: &Memory, name: &str, port: &ReadPort) -> String {
        let clock = self.clock.clone();
        let (word, valid) = self.word(memory, name, port.address);
        let data = self.places.signals[port.data.index()].clone();
        let zero = zeros(memory.width);
        if !port.registered {
            let value = valid.map_or(word.clone(), |valid| format!("({valid}) ? {word} : {zero}"));
            return format!("  assign {data} = {value};\n");
        }
        let enable = port.enable.map(|enable| self.root(enable, None).text);
        let enable = enable.map_or(String::new(), |enable| format!("if ({enable}) "));
        let always = format!("  always @(posedge {clock})");
        match valid {
            None => with_statement(&always, &format!("{enable}{data} <= {word};")),
            // A reset to zero beside the read is what block RAMs have.
            Some(valid) => format!(
                "{always} {enable}begin\n    if ({valid}) {data} <= {word};\n    else {data} <= {zero};\n  end\n"
            ),
        }
    }
}

/// A loop over the words of a memory.
fn each_word(variable: &str, first: u32, end: u32, statement: &str) -> String {
    let head = format!("    for ({variable} = {first}; {variable} < {end}; {variable} = {variable} + 1)");
    with_statement(&head, &format!("{statement};"))
}
