//! Nodes that record events and wait for them.

use super::parameters::{add, set, set_in_executable};
use super::state::world;
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::events;

/// The functions of one kind of node with an event.
macro_rules! event_nodes {
    ($($work:ident: $what:literal => $add:ident, $get:ident, $set:ident, $set_in_executable:ident;)*) => {$(
        #[doc = concat!("Adds a node that ", $what, " an event.")]
        ///
        /// # Safety
        /// Pointers are as HIP says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $add(
            node: *mut Handle, graph: Handle, before: *const Handle, count: usize, event: Handle
        ) -> HipError {
            // SAFETY: the caller's promises.
            unsafe { add(node, graph, before, count, || events::check(event).map(|()| Work::$work(event))) }
        }

        #[doc = concat!("The event that a node ", $what, ".")]
        ///
        /// # Safety
        /// `event` is null or may be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $get(node: Handle, event: *mut Handle) -> HipError {
            call(|| match world().node(node)?.work {
                // SAFETY: the caller's promise.
                Work::$work(found) => unsafe { store(event, found) },
                _ => Err(error::INVALID_VALUE),
            })
        }

        #[doc = concat!("Changes the event that a node ", $what, ".")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $set(node: Handle, event: Handle) -> HipError {
            set(node, |old| match old {
                Work::$work(_) => events::check(event).map(|()| Work::$work(event)),
                _ => Err(error::INVALID_VALUE),
            })
        }

        #[doc = concat!("Changes the event that a node ", $what, " in an executable.")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $set_in_executable(executable: Handle, node: Handle, event: Handle) -> HipError {
            set_in_executable(executable, node, |old| match old {
                Work::$work(_) => events::check(event).map(|()| Work::$work(event)),
                _ => Err(error::INVALID_VALUE),
            })
        }
    )*};
}

event_nodes! {
    RecordEvent: "records" => hipGraphAddEventRecordNode, hipGraphEventRecordNodeGetEvent,
        hipGraphEventRecordNodeSetEvent, hipGraphExecEventRecordNodeSetEvent;
    WaitEvent: "waits for" => hipGraphAddEventWaitNode, hipGraphEventWaitNodeGetEvent, hipGraphEventWaitNodeSetEvent,
        hipGraphExecEventWaitNodeSetEvent;
}
