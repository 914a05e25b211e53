//! Programs on a board: a device of the library whose compute unit is at the end of a line (`TOMBOLO_DEVICE`). The board is a stand-in in
//! this process; each test has one with memory elsewhere, since the library takes the same addresses of the process.
#![cfg(unix)]

mod common;

use common::addition::Addition;
use common::{buffer, code, kernel, values};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::PathBuf;
use tombolo::{
    Device, Error, ErrorKind, Launch, Options, Protection, RawDispatch, Recording, ScratchArea, Statistics, Wanted,
};
use tombolo_testbenches::board::{AtSocket, Page};

const COUNT: u32 = Addition::COUNT;

fn page(memory: u32) -> Page {
    Page { memory, ..Page::default() }
}

fn options(at: &AtSocket) -> Options {
    Options { device: Some(at.name().parse().unwrap()), max_cycles: 1_000_000, ..Options::default() }
}

fn device(at: &AtSocket) -> Device {
    Device::new(options(at)).unwrap()
}

fn failure(options: Options) -> Error {
    Device::new(options).map(drop).unwrap_err()
}

/// Runs code with a pointer in s[0:1], one wave.
fn dispatch(device: &Device, source: &str, pointer: u64) -> Result<Statistics, Error> {
    dispatch_with(device, source, pointer, None)
}

fn dispatch_with(
    device: &Device,
    source: &str,
    pointer: u64,
    scratch: Option<ScratchArea>,
) -> Result<Statistics, Error> {
    device.dispatch(&RawDispatch {
        entry: code(device, source),
        groups: [1; 3],
        block: [32, 1, 1],
        rsrc: [0, 2 << 1 | u32::from(scratch.is_some()), 0],
        wave32: true,
        scratch,
        user_sgprs: &[pointer as u32, (pointer >> 32) as u32],
    })
}

#[test]
fn kernels_run_on_the_board_and_what_it_has_already_is_not_sent_again() {
    let at = AtSocket::new(page(0x4000_0000));
    let device = device(&at);
    assert_eq!(device.options().config, "ecp5");
    assert_eq!((device.memory_bytes().1, device.board_memory()), (4 << 20, Some(0x4000_0000..0x4040_0000)));
    let addition = Addition::new(&device);
    let done = addition.launch(&device, addition.buffers).unwrap();
    assert!(done.cycles.unwrap() > 100, "{done:?}");
    addition.run(&device);
    let before = at.written();
    addition.run(&device);
    // The sum was overwritten, and in the packet the number of the dispatch has changed.
    let second = at.written() - before;
    assert!((1..COUNT.into()).contains(&second.saturating_sub(COUNT.into())), "{second}");
    let before = at.written();
    device.write(addition.buffers[0] + 40, &7f32.to_le_bytes()).unwrap();
    addition.launch(&device, addition.buffers).unwrap();
    assert_eq!(f32::from_bits(values(&device, addition.buffers[2], 11)[10]), 12.0);
    assert!(at.written() - before < u64::from(COUNT), "{}", at.written() - before);
    // A pointer of the host is one of the board: what a program writes through it arrives.
    // SAFETY: memory of the device, with so many bytes, while no dispatch runs.
    unsafe { (addition.buffers[0] as *mut f32).write(5.0) };
    addition.launch(&device, addition.buffers).unwrap();
    assert_eq!(f32::from_bits(values(&device, addition.buffers[2], 1)[0]), 5.0);
}

#[test]
fn pointers_in_memory_and_scratch_are_the_same_there() {
    let at = AtSocket::new(page(0x5000_0000));
    let device = device(&at);
    let out = buffer(&device, &[0; 2]);
    let pointer = buffer(&device, &[out as u32, (out >> 32) as u32]);
    let source = "s_load_b64 s[2:3], s[0:1], 0x0\nv_mov_b32 v0, 0\nv_mov_b32 v1, 42\ns_wait_kmcnt 0x0\n\
                  global_store_b32 v0, v1, s[2:3] offset:4\ns_endpgm";
    dispatch(&device, source, pointer).unwrap();
    assert_eq!(values(&device, out, 2), [0, 42]);
    // Each lane writes its number to scratch, and reads it back.
    let source = "v_mov_b32 v1, 0\nscratch_store_b32 v1, v0, off offset:4\ns_wait_storecnt 0x0\n\
                  scratch_load_b32 v3, v1, off offset:4\nv_lshlrev_b32 v2, 2, v0\ns_wait_loadcnt 0x0\n\
                  global_store_b32 v2, v3, s[0:1]\ns_endpgm";
    let (out, base) = (buffer(&device, &[7; 32]), device.allocate(8 << 10).unwrap());
    let scratch = ScratchArea { base, bytes: 8 << 10, bytes_per_wave: 1024 };
    dispatch_with(&device, source, out, Some(scratch)).unwrap();
    assert_eq!(values(&device, out, 32), (0..32).collect::<Vec<u32>>());
}

#[test]
fn a_dispatch_that_fails_on_the_board_tells_what_happened_and_the_next_one_runs() {
    let at = AtSocket::new(page(0x5100_0000));
    let device = Device::new(Options { max_cycles: 20_000, ..options(&at) }).unwrap();
    let addition = Addition::new(&device);
    let outside = device.board_memory().unwrap().end + 0x1000;
    let error = addition.launch(&device, [outside, addition.buffers[1], addition.buffers[2]]).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Memory, "{error}");
    assert!(error.message.contains("reads outside the board's memory, in the line at 0x51401"), "{error}");
    addition.run(&device);
    let store = "v_mov_b32 v0, 0\nglobal_store_b32 v0, v0, s[0:1]\ns_endpgm";
    let error = dispatch(&device, store, outside).unwrap_err();
    assert!(error.kind == ErrorKind::Memory && error.message.contains("writes outside"), "{error}");
    let error = dispatch(&device, "s_trap 2\ns_endpgm", 0).unwrap_err();
    assert!(error.kind == ErrorKind::Trap && error.pc.is_some(), "{error:?}");
    // `ecp5` has no sine.
    let error = dispatch(&device, "v_sin_f32 v0, v0\ns_endpgm", 0).unwrap_err();
    assert!(
        error.kind == ErrorKind::Illegal && error.instruction.as_ref().is_some_and(|text| text.starts_with("v_sin")),
        "{error:?}"
    );
    // What it wrote before it hung comes back.
    let out = buffer(&device, &[0]);
    let hang = "v_mov_b32 v0, 0\nv_mov_b32 v1, 9\nglobal_store_b32 v0, v1, s[0:1]\nL:\ns_branch L";
    let error = dispatch(&device, hang, out).unwrap_err();
    assert!(error.kind == ErrorKind::Hang && error.message.contains("clocks of the board"), "{error}");
    assert_eq!(values(&device, out, 1), [9]);
    addition.run(&device);
}

#[test]
fn a_line_that_breaks_is_an_error_of_its_own_and_the_board_is_looked_for_again() {
    let at = AtSocket::new(Page { breaks_after: Some(3001), ..page(0x5200_0000) });
    let device = device(&at);
    let addition = Addition::new(&device);
    let error = addition.launch(&device, addition.buffers).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Board, "{error}");
    assert!(error.message.starts_with(&at.name()) && error.message.contains("closed at its other end"), "{error}");
    addition.run(&device);
}

#[test]
fn memory_that_the_board_does_not_have_is_refused_with_sizes() {
    let at = AtSocket::new(page(0x5300_0000));
    let device = device(&at);
    let first = device.allocate(1 << 20).unwrap();
    assert_eq!(first, 0x5300_0000);
    device.allocate(1 << 20).unwrap();
    device.free(first).unwrap();
    // 3 MB are free, in pieces of 1 and 2.
    let error = device.allocate((2 << 20) + 1).unwrap_err();
    assert_eq!(error.kind, ErrorKind::OutOfMemory);
    for size in ["2097153 bytes", "4194304 bytes", "2097152 are free in one piece"] {
        assert!(error.message.contains(size), "{error}");
    }
    let error = device.allocate(5 << 20).unwrap_err();
    assert!(error.kind == ErrorKind::OutOfMemory && error.message.contains("3145728 of 4194304 are free"), "{error}");
    assert_eq!(device.allocate(1 << 20).unwrap(), first);
    let mut host = vec![1u8; 64];
    let mut map = |address| {
        // SAFETY: the bytes outlive the mapping, which no dispatch uses.
        unsafe { device.map(address, host.as_mut_ptr(), 64, Protection::ReadWrite) }
    };
    for address in [0x7000_0000_0000, 0x52ff_ffff, 0x5340_0000 - 32, 0x5330_0002] {
        let error = map(address).unwrap_err();
        assert!(error.kind == ErrorKind::Unsupported && error.message.contains("0x53000000 to 0x53400000"), "{error}");
    }
    // There it has room, and what is allocated goes elsewhere.
    map(0x5320_0000).unwrap();
    assert_eq!(device.allocate(1 << 20).unwrap(), 0x5320_1000);
}

#[test]
fn what_a_board_cannot_do_is_refused_by_name() {
    let at = AtSocket::new(page(0x5400_0000));
    let device = device(&at);
    // Another board with memory at the same place.
    let other = AtSocket::new(page(0x5400_0000));
    let error = failure(options(&other));
    assert!(error.kind == ErrorKind::OutOfMemory && error.message.contains("0x54000000 to 0x54400000"), "{error}");
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip/device_print.elf");
    let module = device.load(&fs::read(file).unwrap()).unwrap();
    let names: Vec<String> = module.code_object().kernels.iter().map(|kernel| kernel.name.clone()).collect();
    // The last kernel traps, which a board can.
    let hosts: Vec<&String> = names.iter().filter(|name| !name.contains("stop")).collect();
    for name in &hosts {
        let kernel = module.kernel(name).unwrap();
        let arguments = vec![0; kernel.explicit_bytes() as usize];
        let launch = Launch { grid: [32, 1, 1], block: [32, 1, 1], arguments: &arguments, ..Launch::default() };
        let error = device.launch(&kernel, &launch).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Unsupported, "{error}");
        assert!(error.message.contains("printf") && error.message.contains(name.as_str()), "{error}");
    }
    assert_eq!(hosts.len(), 3, "{names:?}");
    // `ecp5` has no binary64.
    let kernel = kernel(&device, "saxpy_f64");
    let arguments = vec![0; kernel.explicit_bytes() as usize];
    let launch = Launch { grid: [32, 1, 1], block: [32, 1, 1], arguments: &arguments, ..Launch::default() };
    let error = device.launch(&kernel, &launch).unwrap_err();
    assert!(error.kind == ErrorKind::Unsupported && error.message.contains("f64"), "{error}");
    let addition = Addition::new(&device);
    let launch = Launch { grid: [32, 1, 1], block: [32, 1, 1], arguments: &[0; 28], ..Launch::default() };
    let wanted = Wanted { profile: true, ..Wanted::default() };
    let error = device.launch_with_views(&addition.kernel, &launch, wanted).map(drop).unwrap_err();
    assert!(error.kind == ErrorKind::Unsupported && error.message.contains("profiles"), "{error}");
    addition.run(&device);
}

#[test]
fn a_board_is_another_one_than_was_asked_for_or_none() {
    let at = AtSocket::new(page(0x5500_0000));
    let record = Some(Recording { folder: "nowhere".into(), dispatches: vec![], forms: vec![] });
    let error = failure(Options { record, ..options(&at) });
    assert!(error.kind == ErrorKind::Unsupported && error.message.contains("recordings"), "{error}");
    let error = failure(Options { bounds: tombolo::Bounds::Exact, ..options(&at) });
    assert!(error.kind == ErrorKind::Unsupported && error.message.contains("strict"), "{error}");
    let error = failure(Options { config: "lanes8".to_owned(), ..options(&at) });
    assert!(error.kind == ErrorKind::Value && error.message.contains("`ecp5`, not `lanes8`"), "{error}");
    let nobody = Options { device: Some("sim:/nonexistent/board".parse().unwrap()), ..Options::default() };
    let error = failure(nobody);
    assert!(error.kind == ErrorKind::Board && error.message.contains("cannot open sim:/nonexistent/board"), "{error}");
    let stranger = AtSocket::new(Page { identity: 7, ..page(0x5500_0000) });
    let error = failure(options(&stranger));
    assert!(error.kind == ErrorKind::Board && error.message.contains("no board of ours"), "{error}");
    // A device that is gone has given the addresses back.
    drop(device(&at));
    let device = device(&at);
    Addition::new(&device).run(&device);
}
