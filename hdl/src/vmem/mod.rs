//! Vector memory: GLOBAL, FLAT, SCRATCH and BUFFER instructions.

pub mod address;
pub mod atomic_values;
pub mod cache;
pub mod coalesce;
pub mod format;
pub mod gathered;
pub mod image_form;
pub mod image_registers;
pub mod joined_stores;
pub mod lane;
pub mod load_format;
pub mod next_row;
pub mod operations;
pub mod part_registers;
pub mod queue;
pub mod reader;
pub mod record;
pub mod refusals;
pub mod request_table;
pub mod returns;
pub mod sender;
pub mod shared_load;
pub mod store_line;
pub mod stored_lines;
pub mod transpose;
pub mod vector_memory;
