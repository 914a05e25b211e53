//! Code objects are input that nobody has to trust: whatever is in one, it is loaded or refused, and what its code does ends in order.
//! `fuzz/` has the same as targets of cargo-fuzz.

use std::fs;
use std::path::{Path, PathBuf};
use tombolo::{Device, ErrorKind, Launch, Options};
use tombolo_sim::random::SplitMix64;

/// Code objects to begin with: from OpenCL, from HIP with calls to the host, with debug information.
fn seeds() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let names = [
        "testbenches/kernels/vecadd/kernel_gfx1201.elf",
        "testbenches/hip/device_print.elf",
        "code-object/tests/data/scale_debug.elf",
    ];
    names.map(|name| root.join(name)).into()
}

/// Loads a code object and launches its kernels; answers how many ran.
fn load_and_launch(device: &Device, code_object: &[u8]) -> usize {
    let module = match device.load(code_object) {
        Ok(module) => module,
        Err(error) => {
            assert_ne!(error.kind, ErrorKind::Internal, "{error}");
            return 0;
        }
    };
    let mut ran = 0;
    let names: Vec<String> = module.code_object().kernels.iter().map(|kernel| kernel.name.clone()).collect();
    for name in names.iter().take(4) {
        let Ok(kernel) = module.kernel(name) else { continue };
        let arguments = vec![0; kernel.explicit_bytes().min(4096) as usize];
        let launch = Launch { grid: [32, 1, 1], block: [32, 1, 1], arguments: &arguments, ..Launch::default() };
        match device.launch(&kernel, &launch) {
            Err(error) => assert_ne!(error.kind, ErrorKind::Internal, "{error}"),
            Ok(_) => ran += 1,
        }
    }
    device.unload(&module).unwrap();
    ran
}

#[test]
fn a_damaged_code_object_is_refused_or_runs_within_its_memory() {
    let options = Options { max_cycles: 2000, memory_bytes: 8 << 20, ..Options::default() };
    let device = Device::new(options).unwrap();
    device.set_output(Some(Box::new(|_, _| {})));
    let before = device.memory_bytes().0;
    let mut random = SplitMix64::new(3);
    let mut ran = 0;
    for file in seeds() {
        let sound = fs::read(&file).unwrap();
        for _ in 0..1000 {
            let mut bytes = sound.clone();
            for _ in 0..1 + random.next_u64() % 8 {
                // The header, tables and notes are in the first part; code and data behind it.
                let within = if random.next_u64().is_multiple_of(2) { bytes.len().min(1024) } else { bytes.len() };
                let at = random.next_u64() as usize % within;
                bytes[at] = match random.next_u64() % 3 {
                    0 => random.next_u64() as u8,
                    1 => bytes[at] ^ 1 << (random.next_u64() % 8),
                    _ => 0xff,
                };
            }
            if random.next_u64().is_multiple_of(16) {
                bytes.truncate(random.next_u64() as usize % bytes.len());
            }
            ran += load_and_launch(&device, &bytes);
        }
    }
    assert!(ran > 100, "most damage is harmless: {ran}");
    // Only the device's own memory for arguments, scratch and calls to the host is still there.
    assert!(before - device.memory_bytes().0 < 2 << 20, "{before} {:?}", device.memory_bytes());
}

#[test]
fn random_bytes_are_refused() {
    let device = Device::new(Options { max_cycles: 2000, ..Options::default() }).unwrap();
    let mut random = SplitMix64::new(4);
    for _ in 0..1000 {
        let mut bytes: Vec<u8> = (0..random.next_u64() % 4096).map(|_| random.next_u64() as u8).collect();
        if bytes.len() > 64 && random.next_u64().is_multiple_of(2) {
            bytes[..8].copy_from_slice(b"\x7fELF\x02\x01\x01\x40");
        }
        assert_eq!(load_and_launch(&device, &bytes), 0);
    }
}
