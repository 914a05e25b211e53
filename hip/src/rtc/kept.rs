//! What handles of programs and links stand for. A handle is a number, so that one that was never given, or is gone, is found.

use super::RtcError;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// `hiprtcProgram` and `hiprtcLinkState` have the size of a pointer; 0 is null.
pub type Handle = usize;

/// Things that several threads may use, by their handles, and the last handle that was given.
type Things<T> = (Handle, HashMap<Handle, Arc<Mutex<T>>>);

/// What handles stand for.
pub struct Kept<T> {
    things: Mutex<Things<T>>,
    /// What a wrong handle is answered.
    wrong: RtcError,
}

impl<T> Kept<T> {
    /// None yet; a wrong handle is answered `wrong`.
    pub fn new(wrong: RtcError) -> Self {
        Self { things: Mutex::default(), wrong }
    }

    fn things(&self) -> MutexGuard<'_, Things<T>> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps one more.
    pub fn keep(&self, thing: T) -> Handle {
        let (last, things) = &mut *self.things();
        *last += 1;
        things.insert(*last, Arc::new(Mutex::new(thing)));
        *last
    }

    /// Forgets one.
    ///
    /// # Errors
    /// The handle is wrong.
    pub fn forget(&self, handle: Handle) -> Result<(), RtcError> {
        self.things().1.remove(&handle).map(drop).ok_or(self.wrong)
    }

    /// Does something with one. Others can be used meanwhile.
    ///
    /// # Errors
    /// The handle is wrong, or what `what` answers.
    pub fn with<R>(&self, handle: Handle, what: impl FnOnce(&mut T) -> Result<R, RtcError>) -> Result<R, RtcError> {
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
        let kept = Kept::new(RtcError::InvalidProgram);
        let handle = kept.keep(7);
        assert_eq!(kept.with(handle, |seven| Ok(*seven)), Ok(7));
        assert_eq!(kept.with(handle + 1, |_| Ok(())), Err(RtcError::InvalidProgram));
        assert_eq!(kept.with(0, |_| Ok(())), Err(RtcError::InvalidProgram));
        assert_eq!(kept.forget(handle), Ok(()));
        assert_eq!(kept.forget(handle), Err(RtcError::InvalidProgram));
    }
}
