//! Queues of a driver: packets as tinygrad's AMD device and ROCm's runtime send them, waiting, errors by name, and any bytes at all.

mod common;

use common::{buffer, values as dwords};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use tombolo::queue::{Packet, Queue};
use tombolo::{Device, EngineKind, ErrorKind, Options};
use tombolo_asm::{Options as AsmOptions, assemble};
use tombolo_sim::random::SplitMix64;

const ENGINES: [EngineKind; 3] = [EngineKind::Model, EngineKind::Rtl, EngineKind::Lockstep];

fn device(engine: EngineKind) -> Device {
    let config = "ecp5".to_owned();
    Device::new(Options { engine, config, max_cycles: 200_000, memory_bytes: 64 << 20, ..Options::default() }).unwrap()
}

fn packet(opcode: u32, body: &[u32]) -> Vec<u32> {
    [&[3 << 30 | (body.len() as u32 - 1) << 16 | opcode << 8], body].concat()
}

fn halves(value: u64) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}

const WAIT: u32 = 0x3c;
const RELEASE: u32 = 0x49;
const INDIRECT: u32 = 0x3f;

fn set(register: u32, values: &[u32]) -> Vec<u32> {
    packet(0x76, &[&[(register - 0xb000) / 4], values].concat())
}

/// Writes 32 bits when everything before is done.
fn signal(address: u64, value: u32) -> Vec<u32> {
    let [low, high] = halves(address);
    packet(RELEASE, &[0x514, 1 << 29, low, high, value, 0, 0])
}

fn wait(address: u64, value: u32) -> Vec<u32> {
    let [low, high] = halves(address);
    packet(WAIT, &[0x15, low, high, value, u32::MAX, 4])
}

/// Each work-item writes `s2 + 64 * work-group + item` to its element, with what it has kept in scratch memory meanwhile.
const SOURCE: &str = "v_lshl_add_u32 v1, ttmp9, 6, v0\nscratch_store_b32 off, v1, off\ns_wait_storecnt 0\n\
    scratch_load_b32 v2, off, off\ns_wait_loadcnt 0\nv_add_nc_u32 v2, s2, v2\nv_lshlrev_b32 v1, 2, v1\n\
    global_store_b32 v1, v2, s[0:1]\ns_endpgm";

/// The packets of a dispatch, in the order in which tinygrad sends them.
fn dispatch(device: &Device, out: u64, add: u32, groups: u32) -> Vec<u32> {
    let text = assemble(SOURCE, "test", &AsmOptions::default()).unwrap().text().unwrap().to_vec();
    let code = device.allocate(text.len() as u64 + 1024).unwrap();
    device.write(code, &text).unwrap();
    let scratch = device.allocate(32 * 1024).unwrap();
    let [low, high] = halves(out);
    // 3 user SGPRs, scratch.
    let rsrc2 = 3 << 1 | 1;
    // 32 areas of 1 KiB, in units of 256 bytes.
    let tmpring = 32 | 4 << 12;
    [
        packet(WAIT, &[0x45, 0xe26, 0xe27, u32::MAX, u32::MAX, 4]),
        packet(0x58, &[0, u32::MAX, u32::MAX, 0, 0, 0, 0x3f0]),
        set(0xb830, &halves(code >> 8)),
        set(0xb848, &[0, rsrc2]),
        set(0xb8a0, &[0]),
        set(0xb860, &[tmpring]),
        set(0xb840, &halves(scratch >> 8)),
        set(0xb86c, &[0, 0, 0]),
        set(0xb900, &[low, high, add]),
        set(0xb854, &[0]),
        set(0xb810, &[0, 0, 0, 64, 1, 1, 0, 0]),
        packet(0x15, &[groups, 1, 1, 0x8005]),
        packet(0x46, &[0x407]),
    ]
    .concat()
}

fn expected(add: u32, groups: u32) -> Vec<u32> {
    (0..64 * groups).map(|item| item + add).collect()
}

#[test]
fn packets_of_a_driver_dispatch_code_and_signal_its_end() {
    for engine in ENGINES {
        let device = device(engine);
        let (out, done) = (buffer(&device, &[0; 128]), buffer(&device, &[0; 4]));
        let mut queue = Queue::new();
        let packets = [dispatch(&device, out, 1000, 2), signal(done, 7)].concat();
        let progress = queue.execute(&device, &packets).unwrap();
        assert_eq!((progress.taken, progress.waits, progress.dispatches), (packets.len(), false, 1), "{engine:?}");
        assert_eq!((progress.statistics.waves, progress.statistics.cycles.is_some()), (4, engine != EngineKind::Model));
        assert_eq!(dwords(&device, out, 128), expected(1000, 2), "{engine:?}");
        assert_eq!(dwords(&device, done, 2), [7, 0]);
        // Registers stay: another value, another dispatch.
        let more = [set(0xb908, &[5]), packet(0x15, &[1, 1, 1, 0x8005])].concat();
        queue.execute(&device, &more).unwrap();
        assert_eq!(dwords(&device, out, 64), expected(5, 1), "{engine:?}");
    }
}

#[test]
fn a_queue_waits_in_the_ring_and_in_an_indirect_buffer_and_goes_on_there() {
    let device = device(EngineKind::Model);
    let (out, flag) = (buffer(&device, &[0; 64]), buffer(&device, &[0; 4]));
    let within = [signal(flag + 4, 1), wait(flag, 1), dispatch(&device, out, 3, 1)].concat();
    let indirect = buffer(&device, &within);
    let [low, high] = halves(indirect);
    let ring =
        [packet(INDIRECT, &[low, high, 1 << 23 | within.len() as u32]), wait(flag, 2), signal(flag + 8, 1)].concat();
    let mut queue = Queue::new();
    let first = queue.execute(&device, &ring).unwrap();
    assert_eq!((first.taken, first.waits, first.dispatches), (4, true, 0));
    assert_eq!(dwords(&device, flag, 4), [0, 1, 0, 0]);
    // Nothing has changed: nothing happens, and what was done is not done again.
    device.write(flag + 4, &[0; 4]).unwrap();
    assert_eq!(queue.execute(&device, &ring[first.taken..]).unwrap().taken, 0);
    assert_eq!(dwords(&device, flag, 4), [0; 4]);
    device.write(flag, &[1]).unwrap();
    let second = queue.execute(&device, &ring[first.taken..]).unwrap();
    assert_eq!((second.taken, second.waits, second.dispatches), (0, true, 1));
    assert_eq!(dwords(&device, out, 64), expected(3, 1));
    device.write(flag, &[2]).unwrap();
    let third = queue.execute(&device, &ring[first.taken..]).unwrap();
    assert_eq!((third.taken, third.waits), (ring.len() - 4, false));
    assert_eq!(dwords(&device, flag, 3), [2, 0, 1]);
}

#[test]
fn copies_writes_clocks_and_interrupts_are_done() {
    let device = device(EngineKind::Model);
    let memory = buffer(&device, &[1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let [low, high] = halves(memory);
    let packets = [
        packet(0x40, &[1 << 16 | 2 << 8 | 1, low, high, low + 8, high]),
        packet(0x40, &[2 << 8 | 5, 99, 0, low + 16, high]),
        set(0xb900, &[77]),
        packet(0x40, &[2 << 8, 0xb900 / 4, 0, low + 20, high]),
        packet(0x37, &[5 << 8, low + 24, high, 11, 12]),
        packet(RELEASE, &[0x514, 3 << 29, low + 32, high, 0, 0, 0]),
        packet(RELEASE, &[0x514, 2 << 29 | 2 << 24, low + 40, high, 5, 6, 42]),
    ]
    .concat();
    let progress = Queue::new().execute(&device, &packets).unwrap();
    let found = dwords(&device, memory, 12);
    assert_eq!(found[..8], [1, 2, 1, 2, 99, 77, 11, 12]);
    assert!(found[8] != 0, "a clock");
    assert_eq!((&found[10..], &progress.interrupts[..]), (&[5, 6][..], &[42][..]));
}

#[test]
fn what_a_queue_cannot_do_is_refused_by_name() {
    let device = device(EngineKind::Model);
    let refused = |packets: Vec<u32>| {
        let error = Queue::new().execute(&device, &packets).unwrap_err();
        (error.kind, error.message)
    };
    for (packets, kind, text) in [
        (set(0xb82c, &[1]), ErrorKind::Unsupported, "PERFCOUNT_ENABLE"),
        (set(0xb888, &[1]), ErrorKind::Unsupported, "register 0xb888"),
        (packet(0x79, &[0x340, 1]), ErrorKind::Unsupported, "register 0x30d00"),
        (packet(0x15, &[1, 1, 1, 0x4001]), ErrorKind::Unsupported, "bits 0x4000"),
        (packet(0x27, &[0; 5]), ErrorKind::Unsupported, "DRAW_INDEX_2"),
        (signal(0x10, 1), ErrorKind::NotMapped, "0x10"),
        (packet(0x15, &[1, 1, 1, 5]), ErrorKind::Value, "no work-items"),
        (vec![0xc003_1500, 1], ErrorKind::Value, "DISPATCH_DIRECT"),
    ] {
        let (found, message) = refused(packets);
        assert_eq!(found, kind, "{message}");
        assert!(message.contains(text), "{message}");
    }
}

#[test]
fn aql_packets_dispatch_kernels_wait_and_complete_signals() {
    for engine in ENGINES {
        let device = device(engine);
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels/vecadd/kernel_gfx1201.elf");
        let module = device.load(&fs::read(file).unwrap()).unwrap();
        let object = module.symbol("vecadd.kd").unwrap().address;
        let floats = |scale: f32| (0..100).map(|i| (i as f32 * scale).to_bits()).collect::<Vec<_>>();
        let buffers = [buffer(&device, &floats(1.0)), buffer(&device, &floats(2.0)), buffer(&device, &[0; 100])];
        let segment = device.allocate(512).unwrap();
        let arguments: Vec<u8> = buffers.iter().flat_map(|address| address.to_le_bytes()).collect();
        device.write(segment, &arguments).unwrap();
        device.write(segment + 24, &100u32.to_le_bytes()).unwrap();
        // Hidden arguments of version 5: work-groups, and items of each.
        device.write(segment + 32, &[2u32, 1, 1].map(u32::to_le_bytes).concat()).unwrap();
        device.write(segment + 44, &[64u16, 1, 1].map(u16::to_le_bytes).concat()).unwrap();
        // Signals: kind, value, mailbox, event.
        let (first, last) = (buffer(&device, &[1, 0, 1, 0, 0, 0, 0, 0]), buffer(&device, &[1, 0, 1, 0, 0, 0, 0, 0]));
        let mailbox = buffer(&device, &[0, 0]);
        device.write(last + 16, &mailbox.to_le_bytes()).unwrap();
        device.write(last + 24, &9u32.to_le_bytes()).unwrap();
        let mut kernel = [0; 64];
        kernel[0] = 2;
        kernel[2] = 1;
        kernel[4..10].copy_from_slice(&[64u16, 1, 1].map(u16::to_le_bytes).concat());
        kernel[12..24].copy_from_slice(&[128u32, 1, 1].map(u32::to_le_bytes).concat());
        kernel[32..40].copy_from_slice(&object.to_le_bytes());
        kernel[40..48].copy_from_slice(&segment.to_le_bytes());
        let mut barrier = [0; 64];
        barrier[0] = 3;
        barrier[8..16].copy_from_slice(&first.to_le_bytes());
        barrier[56..].copy_from_slice(&last.to_le_bytes());
        let mut queue = Queue::new();
        let waiting = queue.execute_aql(&device, &[kernel, barrier]).unwrap();
        assert_eq!((waiting.taken, waiting.waits, waiting.dispatches), (1, true, 1), "{engine:?}");
        let expected: Vec<u32> = (0..100).map(|i| (i as f32 * 3.0).to_bits()).collect();
        assert_eq!(dwords(&device, buffers[2], 100), expected, "{engine:?}");
        kernel[56..].copy_from_slice(&first.to_le_bytes());
        assert!(queue.execute_aql(&device, &[kernel]).unwrap().interrupts.is_empty());
        let done = queue.execute_aql(&device, &[barrier]).unwrap();
        assert_eq!((done.taken, done.waits, &done.interrupts[..]), (1, false, &[9][..]));
        assert_eq!((dwords(&device, last, 4)[2], dwords(&device, mailbox, 1)[0]), (0, 9));
        let refused = queue.execute_aql(&device, &[[4; 64]]).unwrap_err();
        assert!(refused.message.contains("agent dispatch"), "{refused}");
    }
}

#[test]
fn any_dwords_are_executed_or_refused() {
    let device = Device::new(Options { max_cycles: 1000, memory_bytes: 4 << 20, ..Options::default() }).unwrap();
    let memory = buffer(&device, &[0; 256]);
    let [low, high] = halves(memory);
    let mut random = SplitMix64::new(1);
    let opcodes = [0x10, 0x15, 0x16, 0x37, 0x3c, 0x3f, 0x40, 0x46, 0x49, 0x58, 0x76, 0x79];
    let (mut executed, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let mut next = || random.next_u64() as u32;
        let length = 1 + next() % 8;
        let opcode = opcodes[next() as usize % opcodes.len()];
        let mut dwords = vec![3 << 30 | (length - 1) << 16 | opcode << 8];
        dwords.extend((0..length).map(|_| match next() % 4 {
            0 => low + next() % 1024,
            1 => high,
            2 => next() % 1024,
            _ => next(),
        }));
        if next().is_multiple_of(8) {
            let at = next() as usize % dwords.len();
            dwords[at] = next();
        }
        match Queue::new().execute(&device, &dwords) {
            Ok(_) => executed += 1,
            Err(error) => {
                assert_ne!(error.kind, ErrorKind::Internal, "{dwords:x?}: {error}");
                refused += 1;
            }
        }
        let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        let mut aql = [0; 64];
        aql[..bytes.len()].copy_from_slice(&bytes);
        aql[0] = (next() % 6) as u8;
        if let Err(error) = Queue::new().execute_aql(&device, &[aql]) {
            assert_ne!(error.kind, ErrorKind::Internal, "{aql:x?}: {error}");
        }
    }
    assert!(executed > 1000 && refused > 1000, "{executed} {refused}");
}

#[test]
fn every_dword_is_a_packet_or_is_refused() {
    let mut random = SplitMix64::new(2);
    for _ in 0..100_000 {
        let dwords: Vec<u32> = (0..random.next_u64() % 12).map(|_| random.next_u64() as u32).collect();
        if let Ok(Some((_, length))) = Packet::parse(&dwords) {
            assert!(length >= 1 && length <= dwords.len());
        }
    }
}
