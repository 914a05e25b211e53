//! The register blocks of the fixed-function hardware, made from the table of `tombolo_registers`.

pub mod compute_registers;
pub mod cp_registers;
pub mod map;
pub mod register_block;
