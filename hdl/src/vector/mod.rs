//! The vector side: decoder, queue and control of the vector ALU, operand gather, lanes with their VGPRs.

pub mod banks;
pub mod cross_lane;
pub mod dual;
pub mod gather;
pub mod lane;
pub mod masks;
pub mod matrix;
pub mod paired_float;
pub mod pending;
pub mod queue;
pub mod record;
pub mod row_port;
pub mod scalar_operands;
pub mod shared;
pub mod stages;
pub mod steps;
pub mod unit_control;
pub mod valu;
pub mod wave_vgprs;
