//! Debug ports of the hardware in an engine: found by what `tombolo_hdl::probe` says of them, read as their fields.

use super::{Engine, EngineError, SignalHandle, reader, word};
use std::ops::Range;
use tombolo_hdl::probe::Probe;
use tombolo_netlist::port::PortBits;

/// The signals of a debug port.
pub struct Observed<T: PortBits>(T::Fields<SignalHandle>);

impl<T: PortBits> Observed<T> {
    /// Element `at` of a port, see [`Probe`].
    ///
    /// # Errors
    /// [`EngineError::NoSignal`] where the netlist has no debug ports.
    pub fn find(engine: &dyn Engine, probe: &Probe<T>, at: &[usize]) -> Result<Self, EngineError> {
        Ok(Self(probe.find(at, &mut |name| engine.find(name))?))
    }

    /// The values of its fields in this cycle.
    pub fn read(&self, engine: &dyn Engine) -> T::Fields<u64> {
        let word = reader(engine);
        T::map_fields(&self.0, &mut |handle| word(*handle))
    }

    /// The value of one of them.
    pub fn field(&self, engine: &dyn Engine, field: impl FnOnce(&T::Fields<SignalHandle>) -> SignalHandle) -> u64 {
        word(engine, field(&self.0))
    }

    /// The values of all of them, in a cycle in which one is not zero: the one that says whether the port says anything.
    pub fn read_if(
        &self,
        engine: &dyn Engine,
        field: impl FnOnce(&T::Fields<SignalHandle>) -> SignalHandle,
    ) -> Option<T::Fields<u64>> {
        (self.field(engine, field) != 0).then(|| self.read(engine))
    }

    /// The elements of a port whose index begins with `first` and ends with one of `last`.
    ///
    /// # Errors
    /// As [`Self::find`].
    pub fn find_row(
        engine: &dyn Engine,
        probe: &Probe<T>,
        first: &[usize],
        last: Range<usize>,
    ) -> Result<Vec<Self>, EngineError> {
        last.map(|at| Self::find(engine, probe, &[first, &[at]].concat())).collect()
    }

    /// Its signals.
    pub fn handles(&self) -> &T::Fields<SignalHandle> {
        &self.0
    }
}
