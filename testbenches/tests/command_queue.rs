//! The command processor in front of the compute unit: launches that are started by packets instead of by register writes, streams of
//! packets that must leave memory as the graphics model leaves it, and streams that must end in an error that names the packet.
//!
//! `TOMBOLO_ROUNDS` is the number of random streams.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::command::processor::CommandError;
use tombolo_model::graphics::Machine as Model;
use tombolo_model::memory::{Memory, Region, Regions};
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::program::Program;
use tombolo_sim::memory::{Access, AddressSpace, Order, PortTiming};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::queue::{Queue, QueueError, Ring};
use tombolo_sim::submit::{self, Recording, Stream};
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::recordings::{self, marked_words, recording};

/// Where the ring and the packets that it calls are, apart from every launch.
const RING: u64 = 0x7000_0000_0000;
const CALLED: u64 = 0x7000_0010_0000;
const RESULTS: u64 = 0x7000_0020_0000;
/// Cycles of a stream at most.
const LIMIT: u64 = 200_000;

const NOP: u8 = 0x10;
const SET_BASE: u8 = 0x11;
const DISPATCH_DIRECT: u8 = 0x15;
const DISPATCH_INDIRECT: u8 = 0x16;
const COND_EXEC: u8 = 0x22;
const DRAW_INDEX_AUTO: u8 = 0x2d;
const WRITE_DATA: u8 = 0x37;
const WAIT_REG_MEM: u8 = 0x3c;
const INDIRECT_BUFFER: u8 = 0x3f;
const COPY_DATA: u8 = 0x40;
const EVENT_WRITE: u8 = 0x46;
const EVENT_WRITE_EOP: u8 = 0x47;
const RELEASE_MEM: u8 = 0x49;
const DMA_DATA: u8 = 0x50;
const SET_CONTEXT_REG: u8 = 0x69;
const SET_SH_REG: u8 = 0x76;
const SET_UCONFIG_REG: u8 = 0x79;
const SET_SH_REG_PAIRS: u8 = 0xba;

/// CP_COHER_SIZE and CP_COHER_BASE, registers of 32 bits behind each other that change nothing here.
const REGISTER: u32 = 0x3_01f4;

fn packet(opcode: u8, body: &[u32]) -> Vec<u32> {
    let header = 3 << 30 | (body.len() as u32 - 1) << 16 | u32::from(opcode) << 8;
    [&[header], body].concat()
}

fn low(address: u64) -> u32 {
    address as u32
}

fn high(address: u64) -> u32 {
    (address >> 32) as u32
}

fn call(address: u64, words: usize) -> Vec<u32> {
    packet(INDIRECT_BUFFER, &[low(address), high(address), words as u32])
}

fn put(memory: &mut AddressSpace, address: u64, words: &[u32]) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    memory.write(address, &bytes).unwrap();
}

fn words_at(memory: &AddressSpace, address: u64, count: usize) -> Vec<u32> {
    let mut bytes = vec![0; 4 * count];
    memory.read(address, &mut bytes).unwrap();
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
}

/// The memory of packets beside what a launch has.
fn map(memory: &mut AddressSpace) {
    for (name, base) in [("ring", RING), ("called", CALLED), ("results", RESULTS)] {
        memory.insert(name, base, vec![0; 0x1_0000], Access::ReadWrite).unwrap();
    }
}

fn ring(log2_words: u32) -> Ring {
    Ring { address: RING, log2_words }
}

fn netlist(config: &str) -> Netlist {
    design::compute_queue(design::config(config).unwrap()).unwrap()
}

fn machine(config: &str) -> Machine {
    Machine::of(Arc::new(netlist(config))).unwrap()
}

/// Runs packets.
fn run(machine: &mut Machine, words: &[u32], memory: &mut AddressSpace) -> Result<(), QueueError> {
    // Slow in taking requests, and quick and in any order in answering them.
    let timing = PortTiming { latency: 3, cycles_per_line: 4, order: Order::Shuffled { spread: 9, seed: 1 } };
    let mut queue = Queue::start(machine.fresh(), timing, ring(12), memory)?;
    queue.push(words, memory)?;
    queue.wait(LIMIT, memory)?;
    Ok(())
}

/// The packets that start a launch, as a driver of gfx12 sends them.
fn launch_packets(launch: &Launch, indirect: bool) -> Vec<u32> {
    let mut words = vec![];
    let (mut sizes, mut initiator) = ([0; 3], 0);
    for write in Program::of(&launch.dispatch).unwrap().into_writes() {
        // COMPUTE_SCRATCH_BASE is COMPUTE_DISPATCH_SCRATCH_BASE there, and WAVESIZE counts 256 bytes.
        let (address, value) = match write.address {
            0xb8b0 => (0xb840, write.value),
            0xb8b4 => (0xb844, write.value),
            0xb860 => (0xb860, write.value & 0xfff | (write.value >> 12 << 2) << 12),
            other => (other, write.value),
        };
        match address {
            0xb804 => sizes[0] = value,
            0xb808 => sizes[1] = value,
            0xb80c => sizes[2] = value,
            0xb800 => initiator = value,
            _ => words.extend(packet(SET_SH_REG, &[(address - 0xb000) / 4, value])),
        }
    }
    // What drivers write and this machine has no use for.
    words.extend(packet(SET_SH_REG_PAIRS, &[0x216, u32::MAX, 0x217, u32::MAX, 0x22f, 0x40]));
    words.extend(packet(SET_SH_REG, &[0x21b, 0, 0, 0]));
    words.extend(packet(0x58, &[0; 7]));
    if indirect {
        words.extend(packet(DISPATCH_INDIRECT, &[low(RESULTS + 0x100), high(RESULTS), initiator]));
    } else {
        words.extend(packet(DISPATCH_DIRECT, &[sizes[0], sizes[1], sizes[2], initiator]));
    }
    words.extend(packet(EVENT_WRITE, &[0x407]));
    let release = [0x14, 2 << 29 | 2 << 24, low(RESULTS), high(RESULTS), 0x5678, 0x1234, 42];
    words.extend(packet(RELEASE_MEM, &release));
    // The sizes of an indirect dispatch.
    [packet(WRITE_DATA, &[[5 << 8, low(RESULTS + 0x100), high(RESULTS)], sizes].concat()), words].concat()
}

fn launches_pass(config: &str, kernels: &[&str], folder: &str) {
    let mut machine = machine(config);
    for (at, kernel) in kernels.iter().enumerate() {
        let path = kernels_folder().parent().unwrap().join(folder).join(kernel);
        let mut launch = Launch::read(&path, None).unwrap();
        map(&mut launch.memory);
        let words = launch_packets(&launch, at % 2 == 1);
        put(&mut launch.memory, CALLED, &words);
        let mut queue = Queue::start(machine.fresh(), PortTiming::default(), ring(8), &mut launch.memory).unwrap();
        queue.push(&call(CALLED, words.len()), &mut launch.memory).unwrap();
        let cycles =
            queue.wait(LIMIT, &mut launch.memory).unwrap_or_else(|error| panic!("{config}, {kernel}: {error}"));
        println!("{config}, {kernel}: {cycles} cycles");
        assert_eq!(queue.interrupts, [42], "{config}, {kernel}");
        assert_eq!(launch.mismatches(), [], "{config}, {kernel}");
        assert_eq!(words_at(&launch.memory, RESULTS, 2), [0x5678, 0x1234]);
    }
}

#[test]
fn launches_of_gfx12_by_packets_leave_what_those_by_register_writes_do() {
    launches_pass(
        "default",
        &["vecadd", "reduction", "scan", "histogram", "matrix_multiply", "stack_array"],
        "kernels",
    );
}

#[test]
fn launches_of_gfx7_by_packets_leave_what_those_by_register_writes_do() {
    launches_pass("gfx7", &["add_u64", "reduction", "grid_of_three"], "kernels-gfx7");
}

#[test]
fn a_dispatch_that_ends_in_a_fault_tells_which_and_at_which_instruction() {
    let mut launch = Launch::read(&kernels_folder().join("vecadd"), None).unwrap();
    map(&mut launch.memory);
    // S_NOP 0, and what is no instruction.
    let entry = CALLED + 0x8000;
    put(&mut launch.memory, entry, &[0xbf80_0000, 0xffff_ffff, 0x1234_5678]);
    launch.dispatch.entry = entry;
    let words = launch_packets(&launch, false);
    let error = run(&mut machine("ecp5"), &words, &mut launch.memory).unwrap_err().to_string();
    let at = entry + 4;
    let expected =
        format!("the instruction at {at:#x} is not executed by the hardware, which is 0xffffffff 0x12345678");
    assert!(error.contains("packet DISPATCH_DIRECT") && error.contains(&expected), "{error}");
}

/// One random packet that both the model and the hardware execute, and that changes memory or registers.
fn random_packet(random: &mut SplitMix64, is_called: bool) -> Vec<u32> {
    let mut below = |limit: u64| random.next_u64() % limit;
    let place = RESULTS + 0x1000 + below(0x400);
    let other = RESULTS + 0x1000 + below(0x400);
    let [value, second] = [(); 2].map(|()| below(1 << 32) as u32);
    let register = REGISTER / 4 + below(2) as u32;
    match below(if is_called { 11 } else { 13 }) {
        0 => packet(NOP, &vec![value; 1 + below(20) as usize]),
        1 => {
            let one = (below(2) << 16) as u32;
            let words: Vec<u32> = (0..1 + below(9)).map(|_| below(1 << 32) as u32).collect();
            packet(WRITE_DATA, &[&[5 << 8 | one, low(place), high(place)], &words[..]].concat())
        }
        2 => packet(WRITE_DATA, &[0, register, 0, value]),
        3 => packet(SET_UCONFIG_REG, &[(REGISTER - 0x3_0000) / 4, value, second]),
        4 => packet(COPY_DATA, &[5 | 1 << 8 | (below(2) << 16) as u32, value, second, low(place), high(place)]),
        5 => {
            packet(COPY_DATA, &[1 | 5 << 8 | (below(2) << 16) as u32, low(other), high(other), low(place), high(place)])
        }
        6 => match below(2) {
            0 => packet(COPY_DATA, &[1 << 8 | 1 << 16, REGISTER / 4, 0, low(place), high(place)]),
            _ => packet(COPY_DATA, &[1 | 1 << 16, low(other), high(other), REGISTER / 4, 0]),
        },
        7 => {
            let aligned = if below(2) == 0 { !3 } else { !0 };
            let (fill, bytes) = (below(2) == 0, below(90) & aligned);
            let control = if fill { 2 << 29 } else { 0 } | ((below(2) * 3) << 20) as u32;
            let from = if fill { u64::from(value) | u64::from(second) << 32 } else { other & aligned };
            let to = place & aligned;
            packet(DMA_DATA, &[control, low(from), high(from), low(to), high(to), bytes as u32])
        }
        8 => {
            let select = (below(3) << 29) as u32;
            packet(EVENT_WRITE_EOP, &[0x514, low(place), high(place) | select, value, second])
        }
        9 => {
            let select = (below(3) << 29) as u32;
            packet(RELEASE_MEM, &[0x514, select, low(place), high(place), value, second, 0])
        }
        10 => {
            let all = [(0, value, second), (5, 0, second), (2, u32::MAX, second), (3, 0, 0)];
            let (function, reference, mask) = all[below(4) as usize];
            let (space, low, high) = match below(2) {
                0 => (0x10, low(other), high(other)),
                _ => (0, register, 0),
            };
            packet(WAIT_REG_MEM, &[function | space, low, high, reference, mask, 4])
        }
        11 => {
            let skipped = packet(WRITE_DATA, &[5 << 8, low(place), high(place), value]);
            let flag = if below(2) == 0 { other } else { RESULTS };
            [packet(COND_EXEC, &[low(flag), high(flag), 0, skipped.len() as u32]), skipped].concat()
        }
        // A call of nothing.
        _ => call(CALLED, 0),
    }
}

/// Streams that call each other: where each lies, and its words.
fn random_streams(random: &mut SplitMix64) -> Vec<(u64, Vec<u32>)> {
    let mut streams: Vec<(u64, Vec<u32>)> = vec![];
    for level in 0..3_u64 {
        let address = CALLED + 0x2000 * level;
        let mut words = vec![];
        for _ in 0..4 + random.next_u64() % 8 {
            words.extend(match random.next_u64() % 4 {
                // Calls one that was made before; the last one of a stream may go on there.
                0 if level > 0 => {
                    let (address, called) = &streams[level as usize - 1];
                    call(*address, called.len())
                }
                _ => random_packet(random, true),
            });
        }
        if level > 0 && random.next_u64().is_multiple_of(2) {
            let (address, called) = &streams[level as usize - 1];
            words.extend(packet(INDIRECT_BUFFER, &[low(*address), high(*address), called.len() as u32 | 1 << 20]));
        }
        streams.push((address, words));
    }
    streams
}

/// Runs random streams on model and hardware; the seed of the first that differs.
fn first_difference(machine: &mut Machine, rounds: u64) -> Option<String> {
    for seed in 0..rounds {
        let random = &mut SplitMix64::new(seed);
        let streams = random_streams(random);
        let mut words: Vec<u32> = (0..6).flat_map(|_| random_packet(random, true)).collect();
        for (address, called) in &streams {
            words.extend(call(*address, called.len()));
        }
        for _ in 0..6 {
            words.extend(random_packet(random, false));
        }
        let mut memory = AddressSpace::default();
        map(&mut memory);
        for word in 0..0x500 {
            put(&mut memory, RESULTS + 0x1000 + 4 * word, &[random.next_u64() as u32]);
        }
        for (address, called) in &streams {
            put(&mut memory, *address, called);
        }
        let mut regions = Regions::new();
        for region in memory.regions() {
            assert!(regions.add(Region { base: region.base(), data: region.bytes().to_vec(), writable: true }));
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        regions.write(RING, &bytes).unwrap();
        let mut model = Model::new(1 << 20);
        model
            .execute(&mut regions, RING, bytes.len() as u64)
            .unwrap_or_else(|error| panic!("model, seed {seed}: {error}"));
        if let Err(error) = run(machine, &words, &mut memory) {
            return Some(format!("seed {seed}: {error}"));
        }
        let mut expected = vec![0; 0x3000];
        regions.read(RESULTS, &mut expected).unwrap();
        let mut found = vec![0; 0x3000];
        memory.read(RESULTS, &mut found).unwrap();
        if let Some(at) = (0..found.len()).find(|at| found[*at] != expected[*at]) {
            return Some(format!("seed {seed}: byte {at:#x} is {:#x}, of the model {:#x}", found[at], expected[at]));
        }
    }
    None
}

#[test]
fn random_streams_leave_memory_as_the_model_does_and_planted_bugs_are_found() {
    let rounds = std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let netlist = netlist("ecp5");
    let mut machine = Machine::of(Arc::new(netlist.clone())).unwrap();
    assert_eq!(first_difference(&mut machine, rounds), None);
    for (module, signal, fault) in [
        ("line_place", "mask", Fault::StuckAtZero(5)),
        ("move_setup", "setup_count", Fault::StuckAtZero(1)),
        ("command_stream", "stale", Fault::StuckAtOne(0)),
        ("comparison", "holds", Fault::StuckAtZero(0)),
        ("ring_place", "buffer_words", Fault::StuckAtZero(2)),
    ] {
        let broken = plant(&netlist, module, signal, fault).unwrap();
        let mut machine = Machine::of(Arc::new(broken)).unwrap();
        let found = first_difference(&mut machine, rounds);
        println!("{module}.{signal}: {found:?}");
        assert!(found.is_some(), "a fault in {module}.{signal} is not found");
    }
}

#[test]
fn a_wait_goes_on_as_soon_as_its_comparison_holds() {
    let mut machine = machine("ecp5");
    let mut memory = AddressSpace::default();
    map(&mut memory);
    let holds = |function: u32, word: u32, reference: u32| match function {
        0 => true,
        1 => word < reference,
        2 => word <= reference,
        3 => word == reference,
        4 => word != reference,
        5 => word >= reference,
        _ => word > reference,
    };
    for function in 0..7 {
        let mut queue = Queue::start(machine.fresh(), PortTiming::default(), ring(8), &mut memory).unwrap();
        // Above the mask there is something that does not count.
        put(&mut memory, RESULTS, &[0xf000_0007]);
        let waits = packet(WAIT_REG_MEM, &[function | 0x10, low(RESULTS), high(RESULTS), 7, 0xff, 4]);
        let writes = packet(WRITE_DATA, &[5 << 8, low(RESULTS + 8), high(RESULTS), function]);
        for word in [7, 8, 6] {
            put(&mut memory, RESULTS, &[0xf000_0000 | word]);
            put(&mut memory, RESULTS + 8, &[99]);
            queue.push(&[&waits[..], &writes[..]].concat(), &mut memory).unwrap();
            let done = queue.advance(1000, &mut memory);
            assert_eq!(done, holds(function, word, 7), "function {function}, {word}");
            assert_eq!(words_at(&memory, RESULTS + 8, 1), [if done { function } else { 99 }]);
            for word in [5, 7, 9] {
                put(&mut memory, RESULTS, &[word]);
                queue.advance(500, &mut memory);
            }
            assert!(queue.wait(LIMIT, &mut memory).is_ok(), "function {function}");
        }
    }
}

#[test]
fn a_ring_goes_on_at_its_begin() {
    let mut machine = machine("ecp5");
    let mut memory = AddressSpace::default();
    map(&mut memory);
    let mut queue = Queue::start(machine.fresh(), PortTiming::default(), ring(4), &mut memory).unwrap();
    for number in 0..50_u32 {
        let place = RESULTS + 4 * u64::from(number);
        queue.push(&packet(WRITE_DATA, &[5 << 8, low(place), high(place), number]), &mut memory).unwrap();
        // The host does not always wait before it writes more.
        if number % 3 == 0 {
            queue.advance(3 * u64::from(number), &mut memory);
        } else {
            queue.wait(LIMIT, &mut memory).unwrap();
        }
    }
    queue.wait(LIMIT, &mut memory).unwrap();
    assert_eq!(words_at(&memory, RESULTS, 50), (0..50).collect::<Vec<u32>>());
    let too_many = queue.push(&[2 << 30; 16], &mut memory);
    assert_eq!(too_many, Err(QueueError::Full { words: 16 }));
}

#[test]
fn a_packet_may_change_the_next_one() {
    let mut machine = machine("ecp5");
    let mut memory = AddressSpace::default();
    map(&mut memory);
    // The first packet writes the last word of the second one.
    let value = RING + 4 * 9;
    let first = packet(WRITE_DATA, &[5 << 8, low(value), high(value), 0x55]);
    let second = packet(WRITE_DATA, &[5 << 8, low(RESULTS), high(RESULTS), 0x11]);
    run(&mut machine, &[first, second].concat(), &mut memory).unwrap();
    assert_eq!(words_at(&memory, RESULTS, 1), [0x55]);
}

#[test]
fn what_the_hardware_does_not_execute_ends_in_an_error_that_names_it_and_the_queue_can_begin_anew() {
    let mut machine = machine("ecp5");
    let mut memory = AddressSpace::default();
    map(&mut memory);
    let nested = |to: u64| call(to, 4);
    for level in 0..4 {
        put(&mut memory, CALLED + 0x100 * level, &nested(CALLED + 0x100 * (level + 1)));
    }
    put(&mut memory, CALLED + 0x800, &[packet(NOP, &[0; 4]), vec![3 << 30 | 9 << 16 | 0x1000]].concat());
    let unmapped = RESULTS + 0x10_0000;
    let cases: Vec<(Vec<u32>, CommandError, &str)> = vec![
        (packet(DRAW_INDEX_AUTO, &[3, 2]), CommandError::Packet, "packet DRAW_INDEX_AUTO (opcode 0x2d)"),
        (vec![0x1234], CommandError::Header, "0x00001234 is no header"),
        (packet(COPY_DATA, &[0; 3]), CommandError::Length, "it is shorter"),
        (call(CALLED + 0x800, 6), CommandError::Length, "longer than its buffer"),
        (packet(COPY_DATA, &[4 | 5 << 8, 0, 0, 0, 0]), CommandError::Field, "its first word is 0x00000504"),
        (packet(WRITE_DATA, &[3 << 8, 0, 0, 0]), CommandError::Field, "its first word is 0x00000300"),
        (packet(SET_BASE, &[0, 0, 0]), CommandError::Field, "packet SET_BASE"),
        (packet(EVENT_WRITE, &[0x115]), CommandError::Field, "packet EVENT_WRITE"),
        (packet(DMA_DATA, &[1 << 29, 0, 0, 0, 0, 4]), CommandError::Field, "packet DMA_DATA"),
        (packet(WAIT_REG_MEM, &[7, 0, 0, 0, 0, 4]), CommandError::Field, "packet WAIT_REG_MEM"),
        (packet(SET_CONTEXT_REG, &[0, 1]), CommandError::Register, "register 0x28000"),
        (packet(SET_SH_REG, &[0x21b, 1]), CommandError::Register, "register 0xb86c"),
        (packet(SET_SH_REG, &[0x218, 0x1001]), CommandError::Register, "register 0xb860"),
        (packet(DISPATCH_DIRECT, &[1, 1, 1, 1]), CommandError::Dispatch, "COMPUTE_STATUS is 0x10"),
        (call(unmapped, 4), CommandError::Memory, "outside memory"),
        (packet(WRITE_DATA, &[5 << 8, low(unmapped), high(unmapped), 1]), CommandError::Memory, "0x00300000"),
        (
            packet(COPY_DATA, &[1 | 5 << 8, low(unmapped), high(unmapped), low(RESULTS), high(RESULTS)]),
            CommandError::Memory,
            "0x00300000",
        ),
        (nested(CALLED), CommandError::Depth, "more than three"),
    ];
    let mut queue = Queue::start(machine.fresh(), PortTiming::default(), ring(8), &mut memory).unwrap();
    for (words, expected, text) in cases {
        let good = packet(WRITE_DATA, &[5 << 8, low(RESULTS), high(RESULTS), 0x77]);
        put(&mut memory, RESULTS, &[0]);
        queue.push(&[&good[..], &words[..], &good[..]].concat(), &mut memory).unwrap();
        let error = queue.wait(LIMIT, &mut memory).expect_err(text);
        let message = error.to_string();
        assert!(matches!(error, QueueError::Stopped { error, .. } if error == expected), "{text}: {message}");
        assert!(message.contains(text), "{text}: {message}");
        assert_eq!(words_at(&memory, RESULTS, 1), [0x77], "what was before {text} is done");
        queue.restart(&mut memory).unwrap();
        put(&mut memory, RESULTS, &[0]);
        queue.push(&good, &mut memory).unwrap();
        queue.wait(LIMIT, &mut memory).unwrap_or_else(|error| panic!("behind {text}: {error}"));
        assert_eq!(words_at(&memory, RESULTS, 1), [0x77], "behind {text}");
    }
}

/// Words of the buffer that the recorded program works on, behind those at its begin.
const HEAD: usize = 16;

/// The buffer of a recording.
fn buffer(recording: &Recording) -> Vec<u32> {
    marked_words(recording, *b"TMBO", HEAD + 4096)
}

/// What the shaders mix, sort and sums leave there.
fn expected(mut words: Vec<u32>) -> Vec<u32> {
    let (rounds, seed) = (7, 0x9e37_79b9);
    for word in &mut words[HEAD..] {
        let mut x = *word;
        for _ in 0..rounds {
            x = ((x ^ seed).wrapping_mul(0x85eb_ca6b)).wrapping_add(x >> 13);
            if x & 1 != 0 {
                x = x.rotate_left(7);
            }
        }
        let share = (x >> 8) as f32 * (1.0 / 16_777_216.0);
        let level = ((share * share * 3.0 + share) * 1024.0) as u32;
        *word = x & 0xffff_0000 | level & 0xffff;
    }
    for group in words[HEAD..].chunks_exact_mut(256) {
        group.sort_unstable();
    }
    words[1] = words[HEAD..].iter().fold(0, |sum, word| sum.wrapping_add(*word));
    words[2] = words[HEAD..].iter().fold(0, |sum, word| sum ^ word);
    words[3] = words[HEAD..].iter().copied().max().unwrap_or_default();
    words[4..6].fill(0x0102_0304);
    words[8..11].copy_from_slice(&[16, 1, 1]);
    words
}

/// Mesa's RADV, which knows nothing of this machine, has compiled three shaders and put packets into a compute queue: a buffer is updated
/// and filled, and shaders are dispatched, one of them indirectly.
#[test]
fn a_compute_queue_of_an_unmodified_vulkan_driver_runs_on_hardware_and_model() {
    let before = recording("compute");
    let expected = expected(buffer(&before));
    let mut on_model = before.clone();
    let outcome = submit::run(&mut on_model, 1 << 24).unwrap();
    assert!(outcome.passed(), "{:?}", outcome.error);
    assert_eq!(buffer(&on_model), expected);
    let mut on_hardware = before;
    let outcome = submit::hardware::run(&mut on_hardware, design::config("gfx7").unwrap(), 1 << 24).unwrap();
    assert_eq!(outcome.error, None);
    assert_eq!(buffer(&on_hardware), expected);
}

/// The same program by the same driver, for a gfx1201.
#[test]
fn a_compute_queue_of_an_unmodified_vulkan_driver_for_rdna4_runs_on_hardware() {
    let mut recording = recording("compute-gfx1201");
    let expected = expected(buffer(&recording));
    let outcome = submit::hardware::run(&mut recording, design::config("default").unwrap(), 1 << 24).unwrap();
    assert_eq!(outcome.error, None);
    assert_eq!(buffer(&recording), expected);
}

#[test]
fn a_draw_that_the_hardware_lacks_is_refused_by_the_name_of_what_it_lacks() {
    const BASE: u64 = 0x7_0000_0000;
    let mut recording = recording("triangle");
    // Behind the recording: SET_CONTEXT_REG of PA_SC_AA_CONFIG, two samples; DRAW_INDEX_AUTO.
    let words = [3 << 30 | 1 << 16 | 0x69 << 8, 0x2f8, 1, 3 << 30 | 1 << 16 | 0x2d << 8, 3, 2];
    let bytes: Vec<u8> = words.iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
    recording.memory.map(BASE, 0x1000);
    recording.memory.write(BASE, &bytes).unwrap();
    let engine = recording.streams[0].engine;
    recording.streams.push(Stream { engine, address: BASE, bytes: bytes.len() as u64 });
    let outcome = submit::hardware::run(&mut recording, design::config("gfx7").unwrap(), 1 << 24).unwrap();
    assert!(outcome.refused, "{outcome:?}");
    let error = outcome.error.unwrap();
    assert!(error.contains("packet DRAW_INDEX_AUTO") && error.contains("Samples"), "{error}");
}

#[test]
fn damaged_submissions_end_on_the_hardware_within_a_limit() {
    let path = recordings::folder().join("compute.txt");
    let file = std::fs::read(path.with_extension("mem")).unwrap();
    let mut machine = machine("gfx7");
    let mut random = SplitMix64::new(7);
    let mut below = |limit: usize| random.next_u64() as usize % limit;
    let mut failed = 0;
    for _ in 0..24 {
        let mut recording = Recording::read(&path).unwrap();
        let mut damaged = file.clone();
        // Behind the heads of pages, which say where they are.
        for _ in 0..40 {
            let place = below(damaged.len() / 4112) * 4112 + 16 + below(1024);
            damaged[place] ^= 1 << below(8);
        }
        recording.memory.load(&damaged).unwrap();
        let outcome = submit::hardware::run_on(machine.fresh(), &mut recording, 60_000).unwrap();
        failed += u32::from(!outcome.pass);
    }
    assert!(failed > 6, "{failed}");
}
