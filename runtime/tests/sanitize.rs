//! The sanitizer watches dispatches of a device: what it finds is printed once, or is an error.

mod common;

use common::code;
use pretty_assertions::assert_eq;
use std::sync::{Arc, Mutex};
use tombolo::{Device, EngineKind, Error, ErrorKind, Options, RawDispatch, Sanitize, Statistics, Stream};

/// Each of two waves stores its own half of 256 bytes of LDS, and loads the other's without a barrier.
const RACE: &str = "v_lshlrev_b32_e32 v1, 2, v0\n ds_store_b32 v1, v0\n v_xor_b32_e32 v1, 0x80, v1\n \
                    ds_load_b32 v2, v1\n s_wait_dscnt 0\n s_endpgm";
const LOAD: &str = "ds_load_b32 v2, v1";

fn device(sanitize: Sanitize) -> Device {
    Device::new(Options { sanitize, memory_bytes: 16 << 20, ..Options::default() }).unwrap()
}

/// One work-group of 64 work-items.
fn run(device: &Device, entry: u64) -> Result<Statistics, Error> {
    let rsrc = [0, 1 << 15, 0];
    device.dispatch(&RawDispatch {
        entry,
        groups: [1, 1, 1],
        block: [64, 1, 1],
        rsrc,
        wave32: true,
        ..RawDispatch::default()
    })
}

/// What is printed to standard error while `act` runs.
fn printed(device: &Device, act: impl FnOnce()) -> String {
    let text = Arc::new(Mutex::new(String::new()));
    let to = Arc::clone(&text);
    device.set_output(Some(Box::new(move |stream, bytes| {
        assert_eq!(stream, Stream::Error);
        to.lock().unwrap().push_str(std::str::from_utf8(bytes).unwrap());
    })));
    act();
    device.set_output(None);
    let text = text.lock().unwrap();
    text.clone()
}

#[test]
fn a_finding_is_told_once_and_the_dispatch_counts() {
    let device = device(Sanitize::Tell);
    let entry = code(&device, RACE);
    let both = printed(&device, || {
        for _ in 0..2 {
            assert_eq!(run(&device, entry).unwrap().waves, 2);
        }
    });
    let races: Vec<&str> = both.lines().filter(|line| line.contains("lds-race")).collect();
    let loads = races.iter().filter(|line| line.contains(LOAD)).count();
    assert_eq!(loads, 1, "{both}");
    assert!(races.iter().all(|line| line.starts_with(&format!("tombolo: code at {entry:#x}: "))), "{both}");
}

#[test]
fn a_finding_that_is_an_error_has_its_place_and_fails_each_time() {
    let device = device(Sanitize::Fail);
    let entry = code(&device, RACE);
    let text = printed(&device, || {
        for _ in 0..2 {
            let error = run(&device, entry).unwrap_err();
            assert_eq!(error.kind, ErrorKind::Finding);
            let place = error.pc.unwrap();
            assert!((entry..entry + 64).contains(&place), "{place:#x}");
            assert!(error.instruction.unwrap().starts_with("ds_"), "{}", error.message);
        }
    });
    assert!(text.contains("lds-race"), "{text}");
}

#[test]
fn a_sound_dispatch_prints_nothing() {
    let device = device(Sanitize::Fail);
    let sound = RACE.replace(" v_xor", " s_wait_dscnt 0\n s_barrier_signal -1\n s_barrier_wait -1\n v_xor");
    let entry = code(&device, &sound);
    assert_eq!(printed(&device, || assert_eq!(run(&device, entry).unwrap().waves, 2)), "");
}

#[test]
fn hardware_and_instruction_sets_that_it_does_not_know_are_refused() {
    for (engine, config, word) in [
        (EngineKind::Rtl, "ecp5", "engine model"),
        (EngineKind::Lockstep, "ecp5", "engine model"),
        (EngineKind::Model, "gfx7", "gfx701"),
    ] {
        let options = Options { engine, config: config.to_owned(), sanitize: Sanitize::Tell, ..Options::default() };
        let error = Device::new(options).err().unwrap();
        assert_eq!(error.kind, ErrorKind::Value);
        assert!(error.message.contains("sanitizer") && error.message.contains(word), "{}", error.message);
    }
}
