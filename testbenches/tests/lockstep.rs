//! Hardware and model write the same, instruction by instruction.

use std::sync::Arc;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::rtl;
use tombolo_testbenches::launches::{HARDWARE_LAUNCHES, kernels_folder};

#[test]
fn every_write_of_the_launches_is_the_models() {
    for config in ["default", "lanes4"] {
        let config = design::config(config).unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        for name in HARDWARE_LAUNCHES {
            let mut engine = design::engine(EngineKind::Compiled, Arc::clone(&netlist)).unwrap();
            let mut launch = Launch::read(&kernels_folder().join(name), None).unwrap();
            let mut lockstep = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
            let options = rtl::Options { lockstep: Some(&mut lockstep), ..rtl::Options::default() };
            let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
            assert!(report.pass, "{name} on {}: {:?}", config.name, report.error);
            assert_eq!(Some(lockstep.compared()), report.statistics.instructions, "{name}: instructions compared");
        }
    }
}
