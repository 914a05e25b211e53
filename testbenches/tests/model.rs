//! Every launch of our own passes on the reference model, with each of its code objects.

use tombolo_sim::launch::Launch;
use tombolo_sim::run::model;
use tombolo_testbenches::launches::{kernels_folder, launches};

/// Far above what any of the launches takes.
const LIMIT: u64 = 10_000_000;

#[test]
fn every_launch_passes_on_the_model() {
    for own in launches() {
        for elf in ["gfx1200", "gfx1201", "gfx1201_wave64"] {
            let mut launch = Launch::read(&kernels_folder().join(own.name), Some(elf)).unwrap();
            let report =
                model::run(&mut launch, model::Options { limit: LIMIT, ..model::Options::default() }, |_, _| {});
            assert!(report.pass, "{} ({elf}): {report} {:?}", own.name, report.error);
        }
    }
}
