//! Engines over a netlist, waveforms, memory, kernel launch and the command line.

pub mod bench;
pub mod cli;
pub mod debug;
pub mod design;
pub mod device;
pub mod engine;
pub mod launch;
pub mod lockstep;
pub mod memory;
pub mod output;
pub mod random;
pub mod run;
pub mod script;
pub mod status;
pub mod submit;
pub mod texture;
pub mod vectors;
pub mod views;
pub mod wave;
