//! Vector memory and the memory port.

pub mod atomic_alu;
pub mod coalesce;
pub mod decode;
pub mod float_add;
pub mod lane;
pub mod port;
pub mod request_table;
pub mod vector_memory;
