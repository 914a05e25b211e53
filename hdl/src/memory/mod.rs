//! Vector memory and the memory port.

pub mod lane;
pub mod port;
pub mod vector_memory;
