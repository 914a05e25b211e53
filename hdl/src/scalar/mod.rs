//! The scalar side: SGPR file, scalar ALU, scalar memory.

pub mod access;
pub mod changes;
pub mod constant;
pub mod data_cache;
pub mod load_unit;
pub mod salu;
pub mod scalar_loads;
pub mod sgpr_file;
mod sgpr_rows;
pub mod source;
pub mod transfer;
pub mod write_port;
