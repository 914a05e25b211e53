//! PM4 and AQL packets of any bytes: executed or refused. The first byte chooses; an address field may be that of memory.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;
use tombolo::queue::Queue;
use tombolo::{Device, ErrorKind, Options};

/// A device with memory at addresses that are easily found.
fn device() -> &'static Device {
    static DEVICE: OnceLock<Device> = OnceLock::new();
    DEVICE.get_or_init(|| {
        let options = Options { max_cycles: 1000, memory_bytes: 4 << 20, ..Options::default() };
        let device = Device::new(options).expect("the model needs nothing");
        let memory = Box::leak(vec![0u8; 4096].into_boxed_slice());
        // SAFETY: the memory is never given back.
        unsafe { device.map(0x1_0000, memory.as_mut_ptr(), 4096, tombolo::Protection::ReadWrite) }.expect("it is free");
        device
    })
}

fuzz_target!(|data: &[u8]| {
    let Some((kind, bytes)) = data.split_first() else { return };
    let result = if kind & 1 == 0 {
        let dwords: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        Queue::new().execute(device(), &dwords)
    } else {
        Queue::new().execute_aql(device(), bytes.as_chunks::<64>().0)
    };
    if let Err(error) = result {
        assert_ne!(error.kind, ErrorKind::Internal, "{error}");
    }
});
