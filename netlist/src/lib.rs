//! From rust-hdl blocks to a typed, deduplicated netlist; its checks and its Verilog.
