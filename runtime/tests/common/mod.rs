//! What tests of a device share: buffers of dwords, code in memory, a kernel to launch.
#![allow(dead_code, reason = "a test uses what it needs of them")]

pub mod addition;

use std::fs;
use std::path::Path;
use tombolo::{Device, Kernel};
use tombolo_asm::{Options as AsmOptions, assemble};

/// A kernel of `testbenches/kernels`.
pub fn kernel(device: &Device, name: &str) -> Kernel {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels").join(name);
    let module = device.load(&fs::read(folder.join("kernel_gfx1201.elf")).unwrap()).unwrap();
    module.kernel(name).unwrap()
}

/// Memory of the device with these values.
pub fn buffer(device: &Device, values: &[u32]) -> u64 {
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let address = device.allocate(bytes.len() as u64).unwrap();
    device.write(address, &bytes).unwrap();
    address
}

/// The values there.
pub fn values(device: &Device, address: u64, count: usize) -> Vec<u32> {
    let mut bytes = vec![0; 4 * count];
    device.read(address, &mut bytes).unwrap();
    bytes.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()
}

/// Kernel arguments: pointers, then a count.
pub fn arguments(pointers: &[u64], count: u32) -> Vec<u8> {
    let mut bytes: Vec<u8> = pointers.iter().flat_map(|pointer| pointer.to_le_bytes()).collect();
    bytes.extend(count.to_le_bytes());
    bytes
}

/// Code in memory of its own, with room for what is fetched behind it.
pub fn code(device: &Device, source: &str) -> u64 {
    let text = assemble(source, "test", &AsmOptions::default()).unwrap().text().unwrap().to_vec();
    let address = device.allocate(text.len() as u64 + 1024).unwrap();
    device.write(address, &text).unwrap();
    address
}
