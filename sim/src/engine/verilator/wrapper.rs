//! The C++ that gives a Verilator model a C interface: make, settle, step, ports by index.

use std::fmt::Write;
use tombolo_netlist::ir::{Module, Signal, SignalKind};
use tombolo_netlist::verilog::Verilog;

/// Class that Verilator generates (`--prefix`).
pub(super) const CLASS: &str = "Vdesign";

/// Ports of the top with their Verilog names, in order; an index into them is what the C functions take.
pub(super) fn ports<'a>(top: &'a Module, verilog: &'a Verilog) -> Vec<(&'a Signal, &'a str)> {
    let ports = top.signals.iter().filter(|signal| signal.kind != SignalKind::Local);
    ports.zip(verilog.ports.iter().map(String::as_str)).collect()
}

/// The C++ text for these ports; `traced` for a model that can write a waveform.
pub(super) fn wrapper(ports: &[(&Signal, &str)], traced: bool) -> String {
    let mut text = interface(ports);
    if traced {
        text.push_str(TRACER);
    }
    text
}

/// Verilator's own FST tracer.
const TRACER: &str = r#"
#include "verilated_fst_c.h"

extern "C" {

VerilatedFstC* tombolo_record(Design* design, const char* path) {
    design->context.traceEverOn(true);
    VerilatedFstC* file = new VerilatedFstC;
    design->top.trace(file, 99);
    file->open(path);
    if (file->isOpen()) return file;
    delete file;
    return nullptr;
}

void tombolo_dump(VerilatedFstC* file, uint64_t time) { file->dump(time); }

void tombolo_finish(VerilatedFstC* file) {
    file->close();
    delete file;
}

}
"#;

fn interface(ports: &[(&Signal, &str)]) -> String {
    let mut set = String::new();
    let mut get = String::new();
    let mut clock = String::new();
    for (at, (signal, name)) in ports.iter().enumerate() {
        let width = signal.width;
        let _ = match signal.kind {
            SignalKind::Clock => writeln!(clock, "    design->top.{name} = level;"),
            SignalKind::Input => writeln!(set, "    case {at}: put(design->top.{name}, words, {width}); break;"),
            SignalKind::Output => writeln!(get, "    case {at}: take(design->top.{name}, words, {width}); break;"),
            SignalKind::Local | SignalKind::Reset => Ok(()),
        };
    }
    format!(
        r#"// A C interface to a Verilator model. Words are 64 bits, least significant first.
#include "{CLASS}.h"
#include "verilated.h"
#include <cstdint>

namespace {{

struct Design {{
    VerilatedContext context;
    {CLASS} top{{&context}};
}};

template <typename T> void put(T& port, const uint64_t* words, unsigned width) {{
    port = static_cast<T>(width < 64 ? words[0] & ((uint64_t{{1}} << width) - 1) : words[0]);
}}

template <std::size_t N> void put(VlWide<N>& port, const uint64_t* words, unsigned width) {{
    for (unsigned at = 0; at < N; ++at) port[at] = static_cast<EData>(words[at / 2] >> (at % 2 * 32));
    if (width % 32) port[N - 1] &= (uint32_t{{1}} << width % 32) - 1;
}}

template <typename T> void take(const T& port, uint64_t* words, unsigned) {{ words[0] = port; }}

template <std::size_t N> void take(const VlWide<N>& port, uint64_t* words, unsigned width) {{
    for (unsigned at = 0; at < (width + 63) / 64; ++at) {{
        uint64_t high = 2 * at + 1 < N ? port[2 * at + 1] : 0;
        words[at] = port[2 * at] | high << 32;
    }}
}}

void set_clock(Design* design, int level) {{
    (void)design;
    (void)level;
{clock}}}

}}  // namespace

extern "C" {{

Design* tombolo_make() {{ return new Design; }}

void tombolo_free(Design* design) {{ delete design; }}

void tombolo_settle(Design* design) {{ design->top.eval(); }}

// The rising edge; the clock is low again afterwards, which the next call shows to the model.
void tombolo_step(Design* design) {{
    set_clock(design, 1);
    design->top.eval();
    set_clock(design, 0);
}}

void tombolo_set(Design* design, uint32_t port, const uint64_t* words) {{
    switch (port) {{
{set}    default: break;
    }}
}}

void tombolo_get(Design* design, uint32_t port, uint64_t* words) {{
    switch (port) {{
{get}    default: break;
    }}
}}

}}
"#
    )
}
