//! The blocks that are proved: each has its properties beside it.

use crate::{atomic, bus, command, export, front, parts, port, scalar, vector, vmem};
use tombolo_netlist::formal::Proof;

/// All of them.
pub const PROOFS: [Proof; 21] = [
    parts::round_robin::PROOF,
    command::port::PROOF,
    port::requests::PROOF,
    port::requests::NARROW_PROOF,
    port::RESPONSES_PROOF,
    atomic::unit::PROOF,
    scalar::scalar_loads::PROOF,
    vmem::returns::proof::PROOF,
    vmem::vector_memory::PROOF,
    vmem::reader::PROOF,
    vector::row_port::PROOF,
    export::unit::PROOF,
    front::fetch::PROOF,
    front::outstanding::PROOF,
    front::barrier::PROOF,
    bus::request_queue::PROOF,
    bus::request_queue::ORDER_PROOF,
    bus::held_request::PROOF,
    bus::axi_memory::PROOF,
    bus::axi_memory::NARROW_PROOF,
    bus::axi_registers::PROOF,
];
