//! Dispatches on every engine: results, hidden arguments, protection, errors with their place, and that one dispatch leaves nothing
//! for the next.

mod common;

use common::addition::Addition;
use common::{arguments, buffer, code, kernel, values};
use pretty_assertions::assert_eq;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use tombolo::{
    Bounds, Device, EngineKind, ErrorKind, Form, Launch, Options, Protection, RawDispatch, Recording, ScratchArea,
    Wanted,
};

const ENGINES: [EngineKind; 3] = [EngineKind::Model, EngineKind::Rtl, EngineKind::Lockstep];

fn device(engine: EngineKind) -> Device {
    let config = "ecp5".to_owned();
    Device::new(Options { engine, config, max_cycles: 200_000, memory_bytes: 64 << 20, ..Options::default() }).unwrap()
}

#[test]
fn a_kernel_runs_on_every_engine_again_and_again() {
    for engine in ENGINES {
        let device = device(engine);
        let addition = Addition::new(&device);
        for _ in 0..3 {
            let done = addition.run(&device);
            assert_eq!(done.waves, 4);
            assert_eq!(done.cycles.is_some(), engine != EngineKind::Model);
            assert!(done.instructions > 20, "{done:?}");
        }
    }
}

#[test]
fn what_the_host_changes_between_dispatches_is_seen_by_the_next() {
    for engine in ENGINES {
        let device = device(engine);
        let addition = Addition::new(&device);
        addition.launch(&device, addition.buffers).unwrap();
        let doubled: Vec<u8> = (0..100).flat_map(|i| (i as f32 * 2.0).to_bits().to_le_bytes()).collect();
        device.write(addition.buffers[1], &doubled).unwrap();
        addition.launch(&device, addition.buffers).unwrap();
        let expected: Vec<u32> = (0..100).map(|i| (i as f32 * 3.0).to_bits()).collect();
        assert_eq!(values(&device, addition.buffers[2], 100), expected, "{engine:?}");
    }
}

#[test]
fn a_dispatch_that_fails_tells_where_and_leaves_nothing_behind() {
    for engine in ENGINES {
        let device = device(engine);
        let addition = Addition::new(&device);
        let first = addition.launch(&device, addition.buffers).unwrap();
        let small = buffer(&device, &[0; 90]);
        let error = addition.launch(&device, [addition.buffers[0], addition.buffers[1], small]).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Memory, "{error}");
        assert!(error.wave.is_some() && error.pc.is_some(), "{error:?}");
        assert!(error.instruction.as_deref().is_some_and(|text| text.starts_with("global_store_b32")), "{error:?}");
        assert!(error.message.contains("behind the end of a buffer of 360 bytes"), "{error}");
        let again = addition.launch(&device, addition.buffers).unwrap();
        assert_eq!((again.cycles.is_some(), again.instructions), (first.cycles.is_some(), first.instructions));
        addition.check(&device);
    }
}

#[test]
fn another_thread_ends_a_dispatch_and_the_next_one_runs() {
    for engine in ENGINES {
        let device = device(engine);
        let addition = Addition::new(&device);
        let arguments = arguments(&addition.buffers, Addition::COUNT);
        // More than any engine does in the time that this test may take.
        let launch = Launch { grid: [1 << 31, 1, 1], block: [64, 1, 1], arguments: &arguments, ..Launch::default() };
        let ended = AtomicBool::new(false);
        let error = thread::scope(|scope| {
            scope.spawn(|| {
                while !ended.load(Ordering::Relaxed) {
                    thread::sleep(Duration::from_millis(20));
                    device.interrupt();
                }
            });
            let error = device.launch(&addition.kernel, &launch).unwrap_err();
            ended.store(true, Ordering::Relaxed);
            error
        });
        assert_eq!(error.kind, ErrorKind::Hang, "{error}");
        assert!(error.message.contains("interrupted"), "{error}");
        addition.launch(&device, addition.buffers).unwrap();
        addition.check(&device);
    }
}

#[test]
fn a_hang_ends_with_the_limit_and_the_next_dispatch_runs() {
    for engine in ENGINES {
        let device = device(engine);
        let addition = Addition::new(&device);
        let code = code(&device, "s_branch 0xffff\ns_endpgm");
        let raw =
            RawDispatch { entry: code, groups: [1; 3], block: [32, 1, 1], wave32: true, ..RawDispatch::default() };
        let error = device.dispatch(&raw).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Hang, "{error}");
        addition.launch(&device, addition.buffers).unwrap();
        addition.check(&device);
    }
}

#[test]
fn a_raw_dispatch_starts_with_the_registers_that_it_is_given() {
    let source = "v_mov_b32 v1, s2\nv_add_nc_u32 v1, v1, ttmp9\nv_mov_b32 v2, ttmp9\nv_lshl_add_u32 v2, v2, 5, v0\n\
                  v_lshlrev_b32 v2, 2, v2\nglobal_store_b32 v2, v1, s[0:1]\ns_endpgm";
    for engine in ENGINES {
        let device = device(engine);
        let out = buffer(&device, &[0; 64]);
        let entry = code(&device, source);
        let raw = RawDispatch {
            entry,
            groups: [2, 1, 1],
            block: [32, 1, 1],
            rsrc: [0, 3 << 1 | 1 << 7, 0],
            wave32: true,
            scratch: None,
            user_sgprs: &[out as u32, (out >> 32) as u32, 40],
        };
        device.dispatch(&raw).unwrap();
        let expected: Vec<u32> = (0..64).map(|i| 40 + i / 32).collect();
        assert_eq!(values(&device, out, 64), expected, "{engine:?}");
    }
}

#[test]
fn a_raw_dispatch_uses_the_scratch_memory_that_it_is_given() {
    // Each lane writes its number to its own scratch, and reads it back.
    let source = "v_mov_b32 v1, 0\nscratch_store_b32 v1, v0, off offset:4\ns_wait_storecnt 0x0\n\
                  scratch_load_b32 v3, v1, off offset:4\nv_lshlrev_b32 v2, 2, v0\ns_wait_loadcnt 0x0\n\
                  global_store_b32 v2, v3, s[0:1]\ns_endpgm";
    for engine in ENGINES {
        let device = device(engine);
        let (out, scratch) = (buffer(&device, &[7; 32]), device.allocate(64 << 10).unwrap());
        let entry = code(&device, source);
        let raw = RawDispatch {
            entry,
            groups: [1; 3],
            block: [32, 1, 1],
            rsrc: [0, 2 << 1 | 1, 0],
            wave32: true,
            scratch: Some(ScratchArea { base: scratch, bytes: 64 << 10, bytes_per_wave: 1024 }),
            user_sgprs: &[out as u32, (out >> 32) as u32],
        };
        device.dispatch(&raw).unwrap();
        assert_eq!(values(&device, out, 32), (0..32).collect::<Vec<u32>>(), "{engine:?}");
    }
}

#[test]
fn scratch_memory_of_a_kernel_is_the_devices_affair() {
    // The second one has twice the slots of the others.
    let processor = Options { engine: EngineKind::Rtl, config: "wgp".to_owned(), ..Options::default() };
    for device in [device(EngineKind::Model), Device::new(processor).unwrap()] {
        let kernel = kernel(&device, "stack_array");
        let (input, out) = (buffer(&device, &[1, 2, 3, 4]), buffer(&device, &[0; 4]));
        let arguments = arguments(&[input, out], 4);
        let launch = Launch { grid: [4, 1, 1], block: [4, 1, 1], arguments: &arguments, ..Launch::default() };
        device.launch(&kernel, &launch).unwrap();
        let expected = |mut seed: u32| {
            let mut counts: Vec<u32> = (0..24).collect();
            for _ in 0..40 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                counts[(seed >> 16) as usize % 24] += seed & 15;
            }
            counts.iter().fold(0u32, |sum, count| sum.wrapping_mul(31).wrapping_add(*count))
        };
        assert_eq!(values(&device, out, 4), [1, 2, 3, 4].map(expected));
    }
}

#[test]
fn mapped_memory_is_used_in_place_and_protected() {
    for engine in ENGINES {
        let device = device(engine);
        let addition = Addition::new(&device);
        let mut host = vec![0u32; 100];
        let (address, bytes) = (0x12_3456_7000, 400);
        // SAFETY: the vector outlives the mapping, and is not touched during a dispatch.
        unsafe { device.map(address, host.as_mut_ptr().cast(), bytes, Protection::ReadWrite) }.unwrap();
        let buffers = [addition.buffers[0], addition.buffers[1], address];
        addition.launch(&device, buffers).unwrap();
        assert_eq!(host[99], (99.0f32 * 1.5).to_bits());
        device.protect(address, Protection::ReadOnly).unwrap();
        let error = addition.launch(&device, buffers).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Memory);
        assert!(error.message.contains("read-only"), "{error}");
        // SAFETY: nothing is mapped by a call that fails.
        let overlap = unsafe { device.map(address + 8, host.as_mut_ptr().cast(), 4, Protection::ReadWrite) };
        assert_eq!(overlap.unwrap_err().kind, ErrorKind::Overlap);
        device.unmap(address).unwrap();
        assert_eq!(device.unmap(address).unwrap_err().kind, ErrorKind::NotMapped);
        assert!(addition.launch(&device, buffers).unwrap_err().message.contains("outside every buffer"));
    }
}

#[test]
fn scalar_loads_reach_beyond_a_buffer_within_its_page_unless_that_is_refused() {
    let source = "s_load_b256 s[4:11], s[0:1], 0x0\nv_lshlrev_b32 v2, 2, v0\ns_wait_kmcnt 0x0\nv_mov_b32 v1, s9\n\
                  v_add_nc_u32 v1, v1, s10\nglobal_store_b32 v2, v1, s[2:3]\ns_endpgm";
    for engine in ENGINES {
        for bounds in [Bounds::Rounded, Bounds::Paged, Bounds::Exact] {
            let strict = bounds == Bounds::Exact;
            let config = "ecp5".to_owned();
            let device = Device::new(Options { engine, config, bounds, ..Options::default() }).unwrap();
            let (six, out) = (buffer(&device, &[1, 2, 3, 4, 5, 6]), buffer(&device, &[9; 32]));
            let entry = code(&device, source);
            let user_sgprs = [six as u32, (six >> 32) as u32, out as u32, (out >> 32) as u32];
            let rsrc = [0, 4 << 1, 0];
            let (groups, block, scratch) = ([1; 3], [32, 1, 1], None);
            let raw = RawDispatch { entry, groups, block, rsrc, wave32: true, scratch, user_sgprs: &user_sgprs };
            match device.dispatch(&raw) {
                Ok(_) => assert!(!strict && values(&device, out, 32) == [6; 32], "{engine:?}"),
                Err(error) => assert!(strict && error.kind == ErrorKind::Memory, "{engine:?}: {error}"),
            }
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused_before_anything_runs() {
    let device = device(EngineKind::Model);
    let addition = Addition::new(&device);
    let launch = |grid, block, arguments: &[u8]| {
        device.launch(&addition.kernel, &Launch { grid, block, arguments, ..Launch::default() }).unwrap_err()
    };
    let arguments = arguments(&addition.buffers, 100);
    assert_eq!(launch([0, 1, 1], [64, 1, 1], &arguments).kind, ErrorKind::Value);
    assert_eq!(launch([2048, 1, 1], [2048, 1, 1], &arguments).kind, ErrorKind::Dispatch);
    let few = launch([64, 1, 1], [64, 1, 1], &arguments[..20]);
    assert!(few.kind == ErrorKind::Value && few.message.contains("28 bytes"), "{few}");
    assert_eq!(addition.kernel.module().kernel("nothing").unwrap_err().kind, ErrorKind::NotFound);
    assert_eq!(device.load(b"no ELF").unwrap_err().kind, ErrorKind::CodeObject);
    assert_eq!(device.allocate(0).unwrap_err().kind, ErrorKind::Value);
    assert_eq!(device.allocate(1 << 40).unwrap_err().kind, ErrorKind::OutOfMemory);
    assert_eq!(device.free(addition.buffers[0] + 4).unwrap_err().kind, ErrorKind::NotMapped);
    assert_eq!(device.free(addition.kernel.module().base()).unwrap_err().kind, ErrorKind::NotMapped);
    device.unload(addition.kernel.module()).unwrap();
    let gone = addition.launch(&device, addition.buffers).unwrap_err();
    assert_eq!(gone.kind, ErrorKind::NotFound);
    let huge = RawDispatch { groups: [u32::MAX; 3], block: [32, 1, 1], ..RawDispatch::default() };
    assert_eq!(device.dispatch(&huge).unwrap_err().kind, ErrorKind::Value);
}

#[test]
fn memory_that_is_freed_can_be_allocated_again() {
    let device = device(EngineKind::Model);
    for _ in 0..100 {
        let address = device.allocate(32 << 20).unwrap();
        device.free(address).unwrap();
    }
    assert_eq!(device.memory_bytes(), (64 << 20, 64 << 20));
}

#[test]
fn chosen_dispatches_are_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let forms = vec![Form::Fst, Form::Trace, Form::Konata, Form::Profile];
    let record = Some(Recording { folder: folder.path().join("waves"), dispatches: vec![1], forms });
    let options = Options { config: "ecp5".to_owned(), record, ..Options::default() };
    assert_eq!(Device::new(options.clone()).err().map(|error| error.kind), Some(ErrorKind::Value));
    let device = Device::new(Options { engine: EngineKind::Rtl, ..options }).unwrap();
    let addition = Addition::new(&device);
    for _ in 0..3 {
        addition.launch(&device, addition.buffers).unwrap();
    }
    addition.check(&device);
    let waves = folder.path().join("waves");
    assert_eq!(fs::read_dir(&waves).unwrap().count(), 4);
    assert!(fs::metadata(waves.join("dispatch_1.fst")).unwrap().len() > 10_000);
    let text = |ending: &str| fs::read_to_string(waves.join("dispatch_1").with_extension(ending)).unwrap();
    let trace = text("jsonl");
    // Every instruction of every wave, the last of each S_ENDPGM.
    assert_eq!(trace.lines().filter(|line| line.contains("s_endpgm")).count(), 4);
    assert!(text("konata").starts_with("Kanata"));
    assert!(text("json").contains("\"wave_cycles\""));
}

#[test]
fn views_of_a_dispatch_tell_its_cycles_and_draw_its_waves() {
    let wanted = Wanted { profile: true, picture: true };
    let launch = |device: &Device, addition: &Addition| {
        let arguments = arguments(&addition.buffers, Addition::COUNT);
        let launch = Launch { grid: [128, 1, 1], block: [64, 1, 1], arguments: &arguments, ..Launch::default() };
        device.launch_with_views(&addition.kernel, &launch, wanted)
    };
    let model = device(EngineKind::Model);
    assert_eq!(launch(&model, &Addition::new(&model)).unwrap_err().kind, ErrorKind::Value);
    for engine in [EngineKind::Rtl, EngineKind::Lockstep] {
        let device = device(engine);
        let addition = Addition::new(&device);
        // Before the hardware shows what is in it, and afterwards.
        addition.launch(&device, addition.buffers).unwrap();
        let (statistics, views) = launch(&device, &addition).unwrap();
        addition.check(&device);
        addition.launch(&device, addition.buffers).unwrap();
        let [_, issued, _] = views.profile.unwrap().wave_cycles();
        assert_eq!(issued, statistics.instructions);
        let picture = views.picture.unwrap();
        assert!(picture.starts_with("<svg") && picture.contains("vecadd"), "{}", &picture[..100]);
    }
}

#[test]
fn several_threads_may_use_a_device() {
    let device = device(EngineKind::Model);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let addition = Addition::new(&device);
                for _ in 0..20 {
                    addition.launch(&device, addition.buffers).unwrap();
                }
                addition.check(&device);
            });
        }
    });
}
