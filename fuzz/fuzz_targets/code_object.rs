//! Code objects of any bytes: loaded or refused, and their kernels end in order. Seeds: `testbenches/kernels/*/*.elf`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;
use tombolo::{Device, ErrorKind, Launch, Options};

fn device() -> &'static Device {
    static DEVICE: OnceLock<Device> = OnceLock::new();
    DEVICE.get_or_init(|| {
        let options = Options { max_cycles: 1000, memory_bytes: 8 << 20, ..Options::default() };
        let device = Device::new(options).expect("the model needs nothing");
        device.set_output(Some(Box::new(|_, _| {})));
        device
    })
}

fuzz_target!(|data: &[u8]| {
    let module = match device().load(data) {
        Ok(module) => module,
        Err(error) => return assert_ne!(error.kind, ErrorKind::Internal, "{error}"),
    };
    for info in module.code_object().kernels.iter().take(4) {
        let Ok(kernel) = module.kernel(&info.name) else { continue };
        let arguments = vec![0; kernel.explicit_bytes().min(4096) as usize];
        let launch = Launch { grid: [32, 1, 1], block: [32, 1, 1], arguments: &arguments, ..Launch::default() };
        if let Err(error) = device().launch(&kernel, &launch) {
            assert_ne!(error.kind, ErrorKind::Internal, "{error}");
        }
    }
    device().unload(&module).expect("it is loaded");
});
