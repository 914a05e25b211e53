//! Debug ports of the hardware in an engine: found by what `tombolo_hdl::probe` says of them, read as their fields.

use super::{Engine, EngineError, SignalHandle, reader};
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

    /// All elements of a port with two dimensions.
    ///
    /// # Errors
    /// As [`Self::find`].
    pub fn find_all(
        engine: &dyn Engine,
        probe: &Probe<T>,
        [first, second]: [usize; 2],
    ) -> Result<Vec<Vec<Self>>, EngineError> {
        let row = |at: usize| (0..second).map(|of| Self::find(engine, probe, &[at, of])).collect();
        (0..first).map(row).collect()
    }

    /// Its signals.
    pub fn handles(&self) -> &T::Fields<SignalHandle> {
        &self.0
    }
}
