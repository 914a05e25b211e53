//! What the dispatcher gives a wave before its first instruction: registers, lanes, work-group, LDS, scratch.
//!
//! Memory answers nothing here, so that the waves stay where the dispatcher left them.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::engine::Engine;

const CONFIG: Config =
    Config { name: "test", simds: 2, waves: 4, lanes: 4, vgpr_rows: 64, lds_bytes: 8192, scalar_loads: 2 };
/// Cycles in which every wave of these launches is placed.
const CYCLES: usize = 1500;

/// The machine after the waves of a launch are in place.
struct Placed {
    engine: Box<dyn Engine>,
}

impl Placed {
    /// Starts a dispatch with inputs by name beside the defaults: one group of 32 work-items, 8 VGPRs.
    fn new(inputs: &[(&str, u64)]) -> Self {
        let netlist = Arc::new(design::compute_unit(CONFIG).unwrap());
        let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        let defaults = [
            ("dispatch_grid_0", 32),
            ("dispatch_grid_1", 1),
            ("dispatch_grid_2", 1),
            ("dispatch_block_0", 32),
            ("dispatch_block_1", 1),
            ("dispatch_block_2", 1),
            ("dispatch_vgprs", 8),
        ];
        for (name, value) in defaults.iter().chain(inputs) {
            let input = engine.input(name).unwrap();
            engine.set(input, &[*value]);
        }
        let start = engine.input("dispatch_start").unwrap();
        engine.set(start, &[1]);
        engine.step();
        engine.set(start, &[0]);
        for _ in 0..CYCLES {
            engine.step();
        }
        engine.settle();
        Self { engine }
    }

    /// A signal of a slot.
    fn slot(&self, simd: usize, slot: usize, name: &str) -> u64 {
        let path = format!("simd_{simd}.slot_{slot}.{name}");
        self.engine.get(self.engine.find(&path).unwrap())[0]
    }

    /// A row of the VGPRs, lanes 0 to 31.
    fn row(&self, simd: usize, row: u32) -> Vec<u64> {
        let word = |lane: u32| {
            let (physical, beat) = (lane % CONFIG.lanes as u32, lane / CONFIG.lanes as u32);
            let bank = format!("simd_{simd}.lane_{physical}.vgprs.bank_{}", row % 4);
            let memory = self.engine.find_memory(&bank).unwrap();
            let beats = 32 / CONFIG.lanes as u32;
            self.engine.read_memory(memory, row / 4 * beats + beat).unwrap().low_u64()
        };
        (0..32).map(word).collect()
    }
}

#[test]
fn a_wave64_has_64_lanes_in_twice_the_rows() {
    let machine = Placed::new(&[("dispatch_wave64", 1), ("dispatch_grid_0", 100), ("dispatch_block_0", 100)]);
    // 100 work-items are a full wave and one of 36, on the SIMDs in turn.
    for (simd, exec, first) in [(0, u64::MAX, 0), (1, (1 << 36) - 1, 64)] {
        assert_eq!(machine.slot(simd, 0, "active"), 1);
        assert_eq!(machine.slot(simd, 0, "wave64"), 1);
        assert_eq!(machine.slot(simd, 0, "group_waves"), 2);
        assert_eq!(machine.slot(simd, 0, "exec"), exec);
        let lanes = (exec.count_ones() - 32) as usize;
        assert_eq!(machine.row(simd, 0), (first..first + 32).collect::<Vec<u64>>());
        assert_eq!(machine.row(simd, 8)[..lanes], (first + 32..first + 32 + lanes as u64).collect::<Vec<u64>>());
    }
    assert_eq!(machine.slot(0, 1, "active"), 0);
}

#[test]
fn waves_of_both_sizes_have_shares_of_the_vgprs_that_do_not_overlap() {
    for (wave64, resident, rows) in [(0, 4, 16), (1, 2, 32)] {
        let inputs = [("dispatch_wave64", wave64), ("dispatch_grid_0", 1024), ("dispatch_vgprs", 16)];
        let machine = Placed::new(&inputs);
        for simd in 0..2 {
            for slot in 0..4 {
                assert_eq!(machine.slot(simd, slot, "active") != 0, slot < resident);
                if slot < resident {
                    assert_eq!(machine.slot(simd, slot, "vgpr_base"), rows * slot as u64);
                }
            }
        }
    }
}

#[test]
fn resident_work_groups_have_numbers_and_lds_of_their_own_as_far_as_it_reaches() {
    // Groups of two waves and 3 KiB: two fit into 8 KiB of LDS.
    let machine = Placed::new(&[("dispatch_grid_0", 320), ("dispatch_block_0", 64), ("dispatch_lds_bytes", 3072)]);
    let mut seen = vec![];
    for slot in 0..4 {
        for simd in 0..2 {
            if machine.slot(simd, slot, "active") != 0 {
                let state = |name| machine.slot(simd, slot, name);
                seen.push([state("group"), state("group_waves"), state("lds_base"), state("lds_size")]);
            }
        }
    }
    assert_eq!(seen, [[0, 2, 0, 3072], [0, 2, 0, 3072], [1, 2, 3072, 3072], [1, 2, 3072, 3072]]);
}

#[test]
fn every_slot_has_scratch_of_its_own() {
    let machine = Placed::new(&[
        ("dispatch_grid_0", 320),
        ("dispatch_scratch", 0x7f00_1234_0000),
        ("dispatch_scratch_bytes", 0x2_0100),
    ]);
    for slot in 0..8 {
        let address = 0x7f00_1234_0000 + slot as u64 * 0x2_0100;
        assert_eq!(machine.slot(slot / 4, slot % 4, "scratch_base"), address);
    }
}
