//! The register bus of a design: the compute unit's, or a register block's.

use crate::engine::{Engine, EngineError, InputHandle, SignalHandle, reader};
use crate::launch::program::RegisterWrite;

/// The bus.
pub struct RegisterBus {
    valid: InputHandle,
    write: InputHandle,
    address: InputHandle,
    data: InputHandle,
    bytes: InputHandle,
    error: SignalHandle,
    read_data: SignalHandle,
}

impl RegisterBus {
    /// The handles.
    ///
    /// # Errors
    /// [`EngineError`] when the design has no register bus.
    pub fn find(engine: &dyn Engine) -> Result<Self, EngineError> {
        Ok(Self {
            valid: engine.input("bus_valid")?,
            write: engine.input("bus_write")?,
            address: engine.input("bus_address")?,
            data: engine.input("bus_data")?,
            bytes: engine.input("bus_bytes")?,
            error: engine.find("bus_error")?,
            read_data: engine.find("bus_read_data")?,
        })
    }

    /// Puts a write on the bus, or nothing.
    pub fn present(&self, engine: &mut dyn Engine, write: Option<RegisterWrite>) {
        engine.set(self.valid, &[write.is_some().into()]);
        if let Some(RegisterWrite { address, value }) = write {
            for (input, word) in [(self.write, 1), (self.address, address), (self.data, value), (self.bytes, 15)] {
                engine.set(input, &[word.into()]);
            }
        }
    }

    /// Puts a read on the bus.
    pub fn present_read(&self, engine: &mut dyn Engine, address: u32) {
        for (input, word) in [(self.valid, 1), (self.write, 0), (self.address, address), (self.bytes, 15)] {
            engine.set(input, &[word.into()]);
        }
    }

    /// The answer to the request of the cycle before: the data, `None` where it was refused.
    pub fn answer(&self, engine: &dyn Engine) -> Option<u32> {
        let word = reader(engine);
        (word(self.error) == 0).then(|| word(self.read_data) as u32)
    }
}
