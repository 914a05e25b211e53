//! Trap handlers for launches that tests make: a file of `testbenches/trap-handlers`, or a source, and a buffer that it finds at TMA.

use std::path::Path;
use tombolo_sim::launch::trap::handler_code;
use tombolo_sim::launch::{Launch, TrapHandler};
use tombolo_sim::memory::Access;

/// Where the handler is.
pub const HANDLER: u64 = 0x30_0000_0000;
/// What TMA holds.
pub const MEMORY: u64 = 0x40_0000_0000;
/// Words there, zero at the start.
const WORDS: usize = 64;

/// Gives a launch the handler of a file (`*.s`) or of a source; `enables` is the first TRAP_CTRL, and no address is watched.
///
/// # Panics
/// There is no such file, the assembler refuses it, or something else is in its place.
pub fn install(launch: &mut Launch, handler: &str, enables: u32) {
    let text = match handler.ends_with(".s") {
        true => {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("trap-handlers");
            std::fs::read_to_string(folder.join(handler)).expect("a handler of the repository")
        }
        false => handler.to_owned(),
    };
    let code = handler_code(&text, "handler").expect("a handler that can be assembled");
    launch.memory.insert("handler", HANDLER, code, Access::ReadOnly).expect("room for the handler");
    let memory = vec![0; 4 * WORDS];
    launch.memory.insert("handler's memory", MEMORY, memory, Access::ReadWrite).expect("room for its memory");
    launch.dispatch.trap_handler = Some(TrapHandler { base: HANDLER, memory: MEMORY, enables, watches: [None; 4] });
}

/// The words at TMA.
pub fn memory(launch: &Launch) -> Vec<u32> {
    let bytes = launch.memory.region_at(MEMORY).map(|region| region.bytes().as_chunks().0).unwrap_or_default();
    bytes.iter().map(|word| u32::from_le_bytes(*word)).collect()
}
