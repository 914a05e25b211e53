//! Vector memory, atomic operations and the memory port.

pub mod address;
pub mod atomic;
pub mod atomic_alu;
pub mod cache;
pub mod coalesce;
pub mod decode;
pub mod float_add;
pub mod lane;
pub mod lds;
pub mod operations;
pub mod port;
pub mod reader;
pub mod request_table;
pub mod returns;
pub mod sender;
pub mod store_line;
pub mod transpose;
pub mod vector_memory;
