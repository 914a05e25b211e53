//! What handles of programs, links, streams and events stand for. A handle is a number, so that one that was never given, or is gone, is found.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// `hiprtcProgram`, `hipStream_t` and their like have the size of a pointer; 0 is null.
pub type Handle = usize;

/// The first handle: smaller ones mean something else, such as a default stream.
const FIRST: Handle = 0x100;

/// Things that several threads may use, by their handles, and the last handle that was given.
type Things<T> = (Handle, HashMap<Handle, Arc<Mutex<T>>>);

/// What handles stand for.
pub struct Kept<T, E> {
    things: Mutex<Things<T>>,
    /// What a wrong handle is answered.
    wrong: E,
}

impl<T, E: Copy> Kept<T, E> {
    /// None yet; a wrong handle is answered `wrong`.
    pub fn new(wrong: E) -> Self {
        Self { things: Mutex::default(), wrong }
    }

    fn things(&self) -> MutexGuard<'_, Things<T>> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps one more.
    pub fn keep(&self, thing: T) -> Handle {
        let (last, things) = &mut *self.things();
        *last = (*last + 1).max(FIRST);
        things.insert(*last, Arc::new(Mutex::new(thing)));
        *last
    }

    /// Forgets one.
    ///
    /// # Errors
    /// The handle is wrong.
    pub fn forget(&self, handle: Handle) -> Result<(), E> {
        self.things().1.remove(&handle).map(drop).ok_or(self.wrong)
    }

    /// Takes one out. Nobody else uses it.
    ///
    /// # Errors
    /// The handle is wrong, or another thread uses it at the moment.
    pub fn take(&self, handle: Handle) -> Result<T, E> {
        let mut things = self.things();
        let thing = things.1.remove(&handle).ok_or(self.wrong)?;
        match Arc::try_unwrap(thing) {
            Ok(thing) => Ok(thing.into_inner().unwrap_or_else(PoisonError::into_inner)),
            Err(used) => {
                things.1.insert(handle, used);
                Err(self.wrong)
            }
        }
    }

    /// Does something with one. Others can be used meanwhile.
    ///
    /// # Errors
    /// The handle is wrong, or what `what` answers.
    pub fn with<R>(&self, handle: Handle, what: impl FnOnce(&mut T) -> Result<R, E>) -> Result<R, E> {
        let thing = self.things().1.get(&handle).cloned().ok_or(self.wrong)?;
        let mut thing = thing.lock().unwrap_or_else(PoisonError::into_inner);
        what(&mut thing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn handles_that_are_none_or_gone_are_found() {
        let kept = Kept::new("wrong");
        let handle = kept.keep(7);
        assert_eq!(kept.with(handle, |seven| Ok(*seven)), Ok(7));
        assert_eq!(kept.with(handle + 1, |_| Ok(())), Err("wrong"));
        assert_eq!(kept.with(0, |_| Ok(())), Err("wrong"));
        assert_eq!(kept.forget(handle), Ok(()));
        assert_eq!(kept.forget(handle), Err("wrong"));
    }
}
