//! User objects: things of the program with a count of references, some of which graphs have. The last one that goes calls a destructor.
//! As with ROCm, an object that has ended takes no references and has none to give up, which is no error.

use super::state::{World, world};
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::streams::HostFunction;
use std::collections::BTreeMap;
use std::ffi::c_void;

/// What ends an object.
#[derive(Clone, Copy)]
pub struct Destructor {
    function: HostFunction,
    object: *mut c_void,
}

// SAFETY: HIP lets any thread call it.
unsafe impl Send for Destructor {}

impl Destructor {
    pub fn call(self) {
        // SAFETY: `hipUserObjectCreate` says so.
        unsafe { (self.function)(self.object) }
    }
}

struct Object {
    destructor: Destructor,
    references: u32,
}

/// All objects.
pub struct Objects(BTreeMap<usize, Object>);

impl Objects {
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// More references to an object, which may have ended already.
    pub fn retain(&mut self, object: usize, count: u32) {
        if let Some(known) = self.0.get_mut(&object) {
            known.references = known.references.saturating_add(count);
        }
    }

    /// Fewer references to an object, which may have ended already; with the last it ends.
    pub fn release(&mut self, object: usize, count: u32) -> Option<Destructor> {
        let known = self.0.get_mut(&object)?;
        known.references = known.references.saturating_sub(count);
        if known.references > 0 {
            return None;
        }
        self.0.remove(&object).map(|object| object.destructor)
    }
}

/// `hipUserObjectNoDestructorSync`, without which there is no object.
const NO_SYNC: u32 = 1;
/// `hipGraphUserObjectMove`.
const MOVE: u32 = 1;

/// Refuses what was never an object, and no references.
fn check(world: &World, object: Handle, count: u32) -> Result<(), HipError> {
    if count > 0 && world.was_given(object) { Ok(()) } else { Err(error::INVALID_VALUE) }
}

/// An object with so many references.
///
/// # Safety
/// `made` is null or may be written; `destroy` may be called once with `object`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipUserObjectCreate(
    made: *mut Handle,
    object: *mut c_void,
    destroy: Option<HostFunction>,
    references: u32,
    flags: u32,
) -> HipError {
    call(|| {
        let function = destroy.ok_or(error::INVALID_VALUE)?;
        if made.is_null() || references == 0 || flags != NO_SYNC {
            return Err(error::INVALID_VALUE);
        }
        let mut world = world();
        let number = world.number();
        world.objects.0.insert(number, Object { destructor: Destructor { function, object }, references });
        // SAFETY: the caller's promise.
        unsafe { store(made, number as Handle) }
    })
}

/// More references to an object.
#[unsafe(no_mangle)]
pub extern "C" fn hipUserObjectRetain(object: Handle, count: u32) -> HipError {
    call(|| {
        let mut world = world();
        check(&world, object, count)?;
        world.objects.retain(object as usize, count);
        Ok(())
    })
}

/// Fewer references to an object; with the last it ends.
#[unsafe(no_mangle)]
pub extern "C" fn hipUserObjectRelease(object: Handle, count: u32) -> HipError {
    call(|| {
        let mut world = world();
        check(&world, object, count)?;
        let destructor = world.objects.release(object as usize, count);
        drop(world);
        destructor.into_iter().for_each(Destructor::call);
        Ok(())
    })
}

/// A graph has references to an object: new ones, or some of the caller's.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphRetainUserObject(graph: Handle, object: Handle, count: u32, flags: u32) -> HipError {
    call(|| {
        let mut world = world();
        world.graph(graph)?;
        check(&world, object, count)?;
        if flags > MOVE {
            return Err(error::INVALID_VALUE);
        }
        if flags != MOVE {
            world.objects.retain(object as usize, count);
        }
        let references = world.graph_mut(graph)?.objects.entry(object as usize).or_default();
        *references = references.saturating_add(count);
        Ok(())
    })
}

/// A graph gives up references to an object; with the last it ends.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphReleaseUserObject(graph: Handle, object: Handle, count: u32) -> HipError {
    call(|| {
        let mut world = world();
        check(&world, object, count)?;
        let objects = &mut world.graph_mut(graph)?.objects;
        let Some(references) = objects.get_mut(&(object as usize)) else { return Ok(()) };
        let released = count.min(*references);
        *references -= released;
        if *references == 0 {
            objects.remove(&(object as usize));
        }
        let destructor = world.objects.release(object as usize, released);
        drop(world);
        destructor.into_iter().for_each(Destructor::call);
        Ok(())
    })
}
