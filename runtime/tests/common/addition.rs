//! A launch that tests repeat: `vecadd`, on vectors of its own.

use super::{arguments, buffer, kernel, values};
use pretty_assertions::assert_eq;
use tombolo::{Device, Error, Kernel, Launch, Statistics};

/// Adds two vectors of floats with one element a work-item.
pub struct Addition {
    pub kernel: Kernel,
    /// Both vectors, and their sum.
    pub buffers: [u64; 3],
}

impl Addition {
    /// Elements of a vector.
    pub const COUNT: u32 = 100;

    pub fn new(device: &Device) -> Self {
        let floats = |scale: f32| (0..Self::COUNT).map(|i| (i as f32 * scale).to_bits()).collect::<Vec<_>>();
        let buffers =
            [buffer(device, &floats(1.0)), buffer(device, &floats(0.5)), buffer(device, &[0; Self::COUNT as usize])];
        Self { kernel: kernel(device, "vecadd"), buffers }
    }

    /// Launches it with these buffers, four waves.
    pub fn launch(&self, device: &Device, buffers: [u64; 3]) -> Result<Statistics, Error> {
        let arguments = arguments(&buffers, Self::COUNT);
        let launch = Launch { grid: [128, 1, 1], block: [64, 1, 1], arguments: &arguments, ..Launch::default() };
        device.launch(&self.kernel, &launch)
    }

    /// Clears the sum, launches it, and looks at the sum.
    pub fn run(&self, device: &Device) -> Statistics {
        device.write(self.buffers[2], &[0xff; 4 * Self::COUNT as usize]).unwrap();
        let done = self.launch(device, self.buffers).unwrap();
        self.check(device);
        done
    }

    /// Whether the sum is right.
    pub fn check(&self, device: &Device) {
        let expected: Vec<u32> = (0..Self::COUNT).map(|i| (i as f32 * 1.5).to_bits()).collect();
        assert_eq!(values(device, self.buffers[2], Self::COUNT as usize), expected);
    }
}
