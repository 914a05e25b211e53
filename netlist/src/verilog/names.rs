//! Identifiers that Verilog, SystemVerilog and Verilator's C++ all accept, unique in their scope.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Words that cannot be names: Verilog-2005 (IEEE 1364-2005 annex B) and SystemVerilog (IEEE 1800-2017 annex B), because
/// tools read `.v` files as either, and the C++ and SystemC words that Verilator warns about (SYMRSVDWORD).
static RESERVED: LazyLock<HashSet<&str>> = LazyLock::new(|| RESERVED_WORDS.split_ascii_whitespace().collect());

const RESERVED_WORDS: &str = "
accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before begin bind bins
binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config const
constraint context continue cover covergroup coverpoint cross deassign default defparam design disable dist do edge
else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule
endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually expect
export extends extern final first_match for force foreach forever fork forkjoin function generate genvar global
highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import incdir include initial inout input
inside instance int integer interconnect interface intersect join join_any join_none large let liblist library local
localparam logic longint macromodule matches medium modport module nand negedge nettype new nexttime nmos nor
noshowcancelled not notif0 notif1 null or output package packed parameter pmos posedge primitive priority program
property protected pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase
randsequence rcmos real realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1
s_always s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal showcancelled signed small
soft solve specify specparam static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on
sync_reject_on table tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1
triand trior trireg type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual
void wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor
NULL alignas alignof and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bit_vector bitand bitor bool catch
cdecl char char16_t char32_t compl complex concept const_cast const_iterator constexpr decltype delete deque double
dynamic_cast errno explicit false far float friend goto huge inline interrupt iterator long main map mutable namespace
near noexcept not_eq nullptr operator or_eq override pascal private public queue reference register reinterpret_cast
requires sc_clock sc_in sc_inout sc_out sc_signal sensitive sensitive_neg sensitive_pos set short sizeof stack
static_assert static_cast switch synchronized template thread_local throw transaction_safe transaction_safe_dynamic true
try type_info typeid typename using vector volatile wchar_t xor_eq
";

/// The identifiers of one scope.
#[derive(Default)]
pub(super) struct Names {
    taken: HashSet<String>,
}

impl Names {
    /// The scope has not given out the name, and it is as `claim` would give it out.
    pub(super) fn is_free(&self, wanted: &str) -> bool {
        !self.taken.contains(wanted) && !RESERVED.contains(wanted)
    }

    /// A legal name as near to `wanted` as possible that the scope has not given out before.
    pub(super) fn claim(&mut self, wanted: &str) -> String {
        // Verilator respells two underscores in a row in the C++ that it generates.
        let mut base = String::new();
        for c in wanted.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }) {
            if c != '_' || !base.ends_with('_') {
                base.push(c);
            }
        }
        if !base.starts_with(|c: char| c.is_ascii_alphabetic()) {
            base.insert_str(0, "n_");
        }
        if RESERVED.contains(base.as_str()) {
            base.push('_');
        }
        let mut name = base.clone();
        let mut suffix = 2;
        while !self.taken.insert(name.clone()) {
            let joint = if base.ends_with('_') { "" } else { "_" };
            name = format!("{base}{joint}{suffix}");
            suffix += 1;
        }
        name
    }
}

/// `MemoryState` and `Idle` to `MEMORY_STATE_IDLE`: the usual spelling of a named constant.
pub(super) fn constant_name(type_name: &str, label: &str) -> String {
    let mut name = String::new();
    for part in [type_name, label] {
        // rust-hdl labels may repeat their type (`State::Idle`).
        let part = part.rsplit("::").next().unwrap_or(part);
        let mut previous_lower = false;
        if !name.is_empty() {
            name.push('_');
        }
        for c in part.chars() {
            if c.is_ascii_uppercase() && previous_lower {
                name.push('_');
            }
            previous_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
            name.push(c.to_ascii_uppercase());
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::{Names, constant_name};
    use pretty_assertions::assert_eq;

    #[test]
    fn reserved_words_illegal_characters_and_repeats_become_legal_unique_names() {
        let mut names = Names::default();
        let given: Vec<String> =
            ["reg", "small", "lane$3", "3d", "reg", "reg_", "bool"].iter().map(|wanted| names.claim(wanted)).collect();
        assert_eq!(given, ["reg_", "small_", "lane_3", "n_3d", "reg_2", "reg_3", "bool_"]);
    }

    #[test]
    fn enum_constants_are_spelled_in_capitals() {
        assert_eq!(constant_name("FetchState", "WaitLine"), "FETCH_STATE_WAIT_LINE");
        assert_eq!(constant_name("front::State", "State::Idle"), "STATE_IDLE");
    }
}
