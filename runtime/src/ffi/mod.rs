//! The library for C: `tombolo.h`, which cbindgen makes of these files.
//!
//! Functions that can fail answer a [`TomboloStatus`]; what went wrong is kept for the calling thread ([`tombolo_last_error`]).
//! Structs that a caller fills begin with their size, so that later versions can have more fields. A panic ends in
//! [`TomboloStatus::Internal`], never in the caller's frames.

mod call;
mod device;
mod dispatch;
mod memory;
mod module;
mod output;
mod queue;
mod status;

pub use device::{
    TomboloDevice, TomboloEngine, TomboloOptions, TomboloSanitize, tombolo_device_create, tombolo_device_destroy,
};
pub use dispatch::{
    TomboloDispatch, TomboloLaunch, TomboloStatistics, tombolo_dispatch, tombolo_kernel_argument_bytes, tombolo_launch,
};
pub use memory::{
    TomboloProtection, tombolo_allocate, tombolo_free, tombolo_map, tombolo_protect, tombolo_read, tombolo_region,
    tombolo_unmap, tombolo_write,
};
pub use module::{TomboloModule, tombolo_module_load, tombolo_module_symbol, tombolo_module_unload};
pub use output::{TomboloOutput, tombolo_set_output};
pub use queue::{
    TomboloProgress, TomboloQueue, tombolo_queue_create, tombolo_queue_destroy, tombolo_queue_execute,
    tombolo_queue_execute_aql,
};
pub use status::{TomboloError, TomboloStatus, tombolo_last_error};

/// Version of the interface: changes when something that was there changes or goes away.
pub const TOMBOLO_VERSION_MAJOR: u32 = 1;
/// Counts what was added.
pub const TOMBOLO_VERSION_MINOR: u32 = 2;

/// Version of the library that is loaded: TOMBOLO_VERSION_MAJOR << 16 | TOMBOLO_VERSION_MINOR of its header.
#[unsafe(no_mangle)]
pub extern "C" fn tombolo_version() -> u32 {
    TOMBOLO_VERSION_MAJOR << 16 | TOMBOLO_VERSION_MINOR
}
