//! Formatted access to buffers and images: what vector memory makes of [`crate::format`].
//!
//! ```text
//!   plan      resource and instruction  ->  format, and what each component selects; once an instruction
//!   image     the same of an image
//!   returns   the records of formatted loads: which component is written, from which dword
//! ```

mod image;
pub mod plan;
pub mod returns;
