//! Kernels that allocate and free memory, compiled by clang from `testbenches/hip/device_memory.hip`: what they are given, how long it stays, and
//! what is refused, on every engine, with the device libraries of ROCm 6 and of ROCm 5.2.3 (Debian 12).

use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use tombolo::{Device, EngineKind, Error, ErrorKind, Launch, Module, Options, Statistics};

const ENGINES: [EngineKind; 3] = [EngineKind::Model, EngineKind::Rtl, EngineKind::Lockstep];
const MEMORY: u64 = 32 << 20;

/// What was linked to the program, and what pieces of slabs lie in: the first slabs are one region, which the older library does not know.
#[derive(Debug, Clone, Copy)]
struct Library {
    file: &'static str,
    region: u64,
}

const NEWER: Library = Library { file: "device_memory.elf", region: 8 << 20 };
const OLDER: Library = Library { file: "device_memory_rocm5.elf", region: 2 << 20 };

/// Every engine with every library.
fn cases() -> impl Iterator<Item = (EngineKind, Library)> {
    ENGINES.into_iter().flat_map(|engine| [(engine, NEWER), (engine, OLDER)])
}

/// A device with the program.
struct Program {
    device: Device,
    module: Module,
}

impl Program {
    fn new(engine: EngineKind, library: Library) -> Self {
        let options = Options {
            engine,
            config: "lanes8".to_owned(),
            max_cycles: 4_000_000,
            memory_bytes: MEMORY,
            ..Options::default()
        };
        let device = Device::new(options).unwrap();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip").join(library.file);
        let module = device.load(&fs::read(file).unwrap()).unwrap();
        Self { device, module }
    }

    fn launch(&self, kernel: &str, groups: u32, block: u32, arguments: &[u64]) -> Result<Statistics, Error> {
        let kernel = self.module.kernel(kernel).unwrap();
        let arguments: Vec<u8> = arguments.iter().flat_map(|word| word.to_le_bytes()).collect();
        let (grid, block) = ([groups * block, 1, 1], [block, 1, 1]);
        self.device.launch(&kernel, &Launch { grid, block, arguments: &arguments, ..Launch::default() })
    }

    /// Takes a piece for each work-item.
    fn take(&self, groups: u32, block: u32, bytes: u64) -> Vec<u64> {
        let place = self.device.allocate(u64::from(groups * block) * 8).unwrap();
        self.launch("_Z4takePPhm", groups, block, &[place, bytes]).unwrap();
        let pieces = self.words(place, (groups * block) as usize);
        self.device.free(place).unwrap();
        pieces
    }

    fn give(&self, pieces: &[u64]) -> Result<Statistics, Error> {
        let bytes: Vec<u8> = pieces.iter().flat_map(|piece| piece.to_le_bytes()).collect();
        let place = self.device.allocate(bytes.len() as u64).unwrap();
        self.device.write(place, &bytes).unwrap();
        let done = self.launch("_Z4givePPh", 1, pieces.len() as u32, &[place]);
        self.device.free(place).unwrap();
        done
    }

    fn words(&self, address: u64, count: usize) -> Vec<u64> {
        let mut bytes = vec![0; 8 * count];
        self.device.read(address, &mut bytes).unwrap();
        bytes.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect()
    }

    /// Device memory that is left.
    fn free_bytes(&self) -> u64 {
        self.device.memory_bytes().0
    }
}

/// Each piece has what its work-item wrote, and lies apart from the others.
fn check(program: &Program, pieces: &[u64], bytes: u64) {
    let mut sorted = pieces.to_vec();
    sorted.sort_unstable();
    assert!(sorted.windows(2).all(|pair| pair[0] + bytes <= pair[1]) && sorted[0] != 0, "{sorted:x?}");
    for (item, piece) in pieces.iter().enumerate() {
        let (mut first, mut last) = ([0], [0]);
        program.device.read(*piece, &mut first).unwrap();
        program.device.read(piece + bytes - 1, &mut last).unwrap();
        assert_eq!((first, last), ([item as u8], [item as u8]));
    }
}

#[test]
fn many_lanes_get_pieces_of_their_own_which_stay_until_another_launch_frees_them() {
    for (engine, library) in cases() {
        let program = Program::new(engine, library);
        let before = program.free_bytes();
        let small = program.take(2, 64, 100);
        let large = program.take(2, 32, 5000);
        check(&program, &small, 100);
        check(&program, &large, 5000);
        // Small pieces are of slabs, large ones regions.
        let regions = [small[0], large[0]].map(|piece| program.device.region(piece).unwrap().bytes);
        assert_eq!(regions, [library.region, 5000], "{engine:?} {library:?}");
        assert_eq!(program.device.free(large[0]).unwrap_err().kind, ErrorKind::NotMapped);
        for piece in [&small[..64], &small[64..], &large[..]] {
            program.give(piece).unwrap();
        }
        assert_eq!(program.device.region(large[0]), None);
        // The head, the first slabs, and a slab of the older library.
        assert!(before - program.free_bytes() < 11 << 20);
        // What was freed is there again.
        let again = program.take(1, 64, 100);
        check(&program, &again, 100);
        assert!(again.iter().all(|piece| program.device.region(*piece).unwrap().bytes == library.region));
    }
}

#[test]
fn where_there_is_no_memory_malloc_answers_null() {
    for (engine, library) in cases() {
        let program = Program::new(engine, library);
        let count = program.device.allocate(8).unwrap();
        // Of 32 MiB, 8 are the heap's from the beginning.
        for _ in 0..2 {
            program.launch("_Z7exhaustPjm", 1, 1, &[count, 5 << 20]).unwrap();
            assert_eq!(program.words(count, 1)[0] as u32, 4, "{engine:?}");
        }
        assert_eq!(program.take(1, 2, MEMORY), [0, 0]);
    }
}

#[test]
fn the_heap_grows_beyond_its_first_slabs_until_memory_is_used_up() {
    let program = Program::new(EngineKind::Model, NEWER);
    assert_eq!(program.device.heap_bytes(), 8 << 20);
    program.device.set_heap_bytes(2 << 20).unwrap();
    // A slab is as good as full with 435 pieces of 3 KiB, of 512 that fit. 32 MiB hold 15 slabs beside everything else.
    let pieces: Vec<u64> = (0..40).flat_map(|_| program.take(4, 64, 3072)).collect();
    let (given, none): (Vec<u64>, Vec<u64>) = pieces.iter().partition(|piece| **piece != 0);
    assert!((15 * 435..=15 * 512).contains(&given.len()) && !none.is_empty(), "{}", given.len());
    let mut sorted = given.clone();
    sorted.sort_unstable();
    assert!(sorted.windows(2).all(|pair| pair[0] + 3072 <= pair[1]));
    assert_eq!(program.device.region(given[0]).unwrap().bytes, 2 << 20);
    given.chunks(1024).for_each(|pieces| _ = program.give(pieces).unwrap());
    check(&program, &program.take(4, 64, 3072), 3072);
}

#[test]
fn a_library_that_cannot_answer_null_for_small_pieces_ends_the_launch() {
    let program = Program::new(EngineKind::Model, OLDER);
    let place = program.device.allocate(4 * 256 * 8).unwrap();
    let launched = || program.launch("_Z4takePPhm", 4, 256, &[place, 3072]);
    let refused = (0..12).find_map(|_| launched().err()).unwrap();
    assert_eq!(refused.kind, ErrorKind::Unsupported, "{refused}");
    assert!(refused.message.contains("ROCm 5"), "{refused}");
}

#[test]
fn accesses_beyond_a_piece_and_what_was_not_given_are_refused() {
    for (engine, library) in cases() {
        let program = Program::new(engine, library);
        let count = program.device.allocate(8).unwrap();
        let error = program.launch("_Z7overrunPjm", 1, 1, &[count, 5000]).unwrap_err();
        assert_eq!((error.kind, error.pc.is_some()), (ErrorKind::Memory, true), "{engine:?}: {error}");
        assert!(error.message.contains("what malloc gave: 5000 bytes"), "{error}");
        let [piece] = program.take(1, 1, 5000)[..] else { panic!("one piece") };
        let error = program.launch("_Z10give_twicePv", 1, 1, &[piece]).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Memory);
        assert!(error.message.contains("freed before"), "{error}");
    }
}
