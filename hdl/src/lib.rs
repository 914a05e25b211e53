//! The hardware of the compute unit: rust-hdl blocks, one folder a pipeline block.
