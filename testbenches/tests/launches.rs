//! The committed launches are the generated ones and can be prepared with each of their code objects.

use pretty_assertions::assert_eq;
use tombolo_sim::launch::Launch;
use tombolo_testbenches::launches::{kernels_folder, launches};

#[test]
fn committed_launches_are_the_generated_ones() {
    for launch in launches() {
        for (name, content) in launch.files() {
            let file = kernels_folder().join(launch.name).join(name);
            let committed = std::fs::read(&file).unwrap();
            assert!(committed == content, "{} is stale: run the example write-launches", file.display());
        }
    }
}

#[test]
fn every_kernel_has_a_launch() {
    let mut folders: Vec<String> =
        kernels_folder().read_dir().unwrap().map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
    let mut names: Vec<&str> = launches().iter().map(|launch| launch.name).collect();
    folders.sort_unstable();
    names.sort_unstable();
    assert_eq!(names, folders);
}

#[test]
fn no_launch_expects_a_nan() {
    for launch in launches().into_iter().filter(|launch| launch.expected.dtype == "float32") {
        let bits = launch.expected.bytes.chunks_exact(4).map(|b| u32::from_le_bytes(b.try_into().unwrap()));
        assert!(bits.into_iter().all(|bits| !f32::from_bits(bits).is_nan()), "{}", launch.name);
    }
}

#[test]
fn every_code_object_of_every_launch_can_be_prepared() {
    for launch in launches() {
        for (elf, wave_size) in [(None, 32), (Some("gfx1200"), 32), (Some("gfx1201"), 32), (Some("gfx1201_wave64"), 64)]
        {
            let prepared = Launch::read(&kernels_folder().join(launch.name), elf).unwrap();
            assert_eq!(prepared.dispatch.wave_size(), wave_size, "{} {elf:?}", launch.name);
            assert!(!prepared.mismatches().is_empty(), "{} passes without running", launch.name);
        }
    }
}
