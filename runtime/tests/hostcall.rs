//! Kernels that call the host, compiled by clang from `testbenches/hip/device_print.hip`: what they print, in which order and where,
//! failed assertions and aborts, on every engine.

use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use tombolo::{Device, EngineKind, Error, ErrorKind, Launch, Module, Options, Statistics, Stream};

const ENGINES: [EngineKind; 3] = [EngineKind::Model, EngineKind::Rtl, EngineKind::Lockstep];

/// A device with the program, and what its kernels print.
struct Program {
    device: Device,
    module: Module,
    printed: Arc<Mutex<[String; 2]>>,
}

impl Program {
    fn new(engine: EngineKind) -> Self {
        let options = Options { engine, config: "lanes8".to_owned(), max_cycles: 4_000_000, ..Options::default() };
        let device = Device::new(options).unwrap();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip/device_print.elf");
        let module = device.load(&fs::read(file).unwrap()).unwrap();
        let printed = Arc::new(Mutex::new(<[String; 2]>::default()));
        let to = Arc::clone(&printed);
        device.set_output(Some(Box::new(move |stream, text| {
            let at = usize::from(stream == Stream::Error);
            to.lock().unwrap()[at].push_str(std::str::from_utf8(text).unwrap());
        })));
        Self { device, module, printed }
    }

    fn buffer(&self, bytes: &[u8]) -> u64 {
        let address = self.device.allocate(bytes.len() as u64).unwrap();
        self.device.write(address, bytes).unwrap();
        address
    }

    fn launch(&self, kernel: &str, groups: u32, block: u32, arguments: &[u64]) -> Result<Statistics, Error> {
        let kernel = self.module.kernel(kernel).unwrap();
        let arguments: Vec<u8> = arguments.iter().flat_map(|word| word.to_le_bytes()).collect();
        let (grid, block) = ([groups * block, 1, 1], [block, 1, 1]);
        self.device.launch(&kernel, &Launch { grid, block, arguments: &arguments, ..Launch::default() })
    }

    /// What was printed to standard output and standard error since the last call.
    fn printed(&self) -> [String; 2] {
        std::mem::take(&mut *self.printed.lock().unwrap())
    }
}

/// What the kernel `print` says.
fn expected() -> Vec<String> {
    let text = |lane| if lane == 1 { "a text that is longer than one packet of 56 bytes takes" } else { "" };
    let line = |group: u8, lane: u8| match lane % 2 {
        0 => format!("lane {lane} of group {group}: {:5.2}", 7.0 * 0.25 + f64::from(lane)),
        _ => format!("odd {lane}{} tombolo {}", char::from(b'a' + group), text(lane)),
    };
    (0..2).flat_map(|group| (0..4).map(move |lane| line(group, lane))).collect()
}

#[test]
fn kernels_print_each_line_once_and_lanes_in_order() {
    for engine in ENGINES {
        let program = Program::new(engine);
        let name = program.buffer(b"tombolo\0");
        for _ in 0..2 {
            program.launch("_Z5printiPKc", 2, 4, &[7, name]).unwrap();
            let [out, errors] = program.printed();
            let mut lines: Vec<&str> = out.lines().collect();
            // Lanes that print together do so in their order; groups and branches may come in any.
            let even: Vec<&&str> = lines.iter().filter(|line| line.contains("of group 0")).collect();
            assert_eq!(even[..], [&"lane 0 of group 0:  1.75", &"lane 2 of group 0:  3.75"], "{engine:?}");
            let mut expected = expected();
            expected.sort();
            lines.sort_unstable();
            assert_eq!(lines, expected, "{engine:?}");
            assert_eq!(errors, "");
        }
    }
}

#[test]
fn printf_answers_how_much_it_has_printed() {
    for engine in ENGINES {
        let program = Program::new(engine);
        let lengths = program.buffer(&[0; 256]);
        program.launch("_Z6repeatPi", 2, 32, &[lengths]).unwrap();
        let mut found = [0; 256];
        program.device.read(lengths, &mut found).unwrap();
        let lines = |lane: usize| {
            (0..=lane % 3).map(move |turn| format!("{lane}.{turn} -1 {:#x} -1\n", u64::MAX >> turn)).collect::<String>()
        };
        for (item, bytes) in found.as_chunks::<4>().0.iter().enumerate() {
            assert_eq!(u32::from_le_bytes(*bytes) as usize, lines(item % 32).len(), "{engine:?} {item}");
        }
        let [out, _] = program.printed();
        let mut printed: Vec<&str> = out.split_inclusive('\n').collect();
        let all: String = (0..64).map(|item| lines(item % 32)).collect();
        let mut expected: Vec<&str> = all.split_inclusive('\n').collect();
        printed.sort_unstable();
        expected.sort_unstable();
        assert_eq!(printed, expected, "{engine:?}");
    }
}

#[test]
fn a_failed_assertion_says_so_and_ends_the_dispatch() {
    for engine in ENGINES {
        let program = Program::new(engine);
        let values: Vec<u8> = (0..8u32).flat_map(|i| if i == 5 { [4, 0, 0, 0] } else { [3, 0, 0, 0] }).collect();
        let values = program.buffer(&values);
        let error = program.launch("_Z5checkPKi", 1, 8, &[values]).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Assertion, "{engine:?}: {error}");
        assert!(
            error.message.contains("Device-side assertion `values[threadIdx.x] == 3 && \"all are three\"' failed.")
        );
        assert_eq!((error.wave, error.instruction.as_deref()), (Some(0), Some("s_trap 2")), "{engine:?}");
        let [out, errors] = program.printed();
        assert_eq!((out.as_str(), errors.lines().count()), ("", 1), "{engine:?}");
        assert!(errors.contains("device_print.hip:") && errors.contains("void check(const int *)"), "{errors}");
        program.device.write(values, &[3, 0, 0, 0].repeat(8)).unwrap();
        program.launch("_Z5checkPKi", 1, 8, &[values]).unwrap();
        assert_eq!(program.printed(), ["", ""]);
    }
}

#[test]
fn abort_is_a_trap_with_its_place() {
    for engine in ENGINES {
        let program = Program::new(engine);
        let values = program.buffer(&[0; 32]);
        let error = program.launch("_Z4stopPi", 1, 8, &[values]).unwrap_err();
        assert_eq!((error.kind, error.wave), (ErrorKind::Trap, Some(0)), "{engine:?}: {error}");
        assert!(error.pc.is_some() && error.message.contains("trap"), "{error}");
    }
}
