//! Engines over a netlist, waveforms, memory, kernel launch and the command line.

pub mod engine;
