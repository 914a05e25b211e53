//! The launcher of shader waves alone: slots and shares that do not overlap, every initial VGPR in its row, scalar registers in the order of
//! the stage, and no wave that runs before it may.

use super::bench::Bench;
use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_hdl::config::Config;
use tombolo_hdl::graphics::launch::launcher::Launcher;
use tombolo_hdl::graphics::launch::record::WaveRequest;
use tombolo_sim::random::SplitMix64;

/// SIMDs, slots of each and lanes of the configuration.
const SIMDS: usize = 4;
const SLOTS: usize = 10;
const LANES: usize = 16;
/// VGPR rows of a SIMD, LDS bytes.
const ROWS: u64 = 512;
const LDS: u64 = 65536;

/// What is the same for all waves of a draw.
#[derive(Debug, Clone)]
struct Draw {
    vgprs: u64,
    lds: u64,
    user: [u64; 16],
}

/// A wave as its registers were written.
#[derive(Debug, Clone, Default, PartialEq)]
struct Launched {
    simd: usize,
    slot: u64,
    base: u64,
    lds_base: u64,
    group: u64,
    /// By row and beat.
    rows: BTreeMap<(u64, u64), Vec<u64>>,
    /// By pair.
    scalars: BTreeMap<u64, u64>,
    /// Cycles in which it was ready and might not run yet.
    waited: usize,
}

/// The value of a lane of an initial VGPR in this bench.
fn value(seed: u64, register: u64, beat: u64, lane: usize) -> u64 {
    (seed ^ register << 20 ^ beat << 12 ^ lane as u64) & 0xffff_ffff
}

/// Launches a wave; `held` are the slots that hold one, with the number of their group, of each SIMD.
fn launch(
    bench: &mut Bench,
    random: &mut SplitMix64,
    draw: &Draw,
    request: WaveRequest,
    seed: u64,
    held: &[BTreeMap<u64, u64>],
) -> Launched {
    let mut wave = Launched::default();
    bench.set("vgprs", draw.vgprs);
    bench.set("lds_bytes", draw.lds);
    for (at, word) in draw.user.iter().enumerate() {
        bench.set(&format!("user_data_{at}"), *word);
    }
    for (simd, slots) in held.iter().enumerate() {
        bench.set(&format!("active_{simd}"), slots.keys().fold(0, |all, slot| all | 1 << slot));
        let groups = slots.iter().fold(0u128, |all, (slot, group)| all | u128::from(*group) << (5 * slot));
        bench.set_words(&format!("active_groups_{simd}"), &[groups as u64, (groups >> 64) as u64]);
    }
    let patience = random.next_u64() % 30;
    let mut ready_since = 0;
    for _ in 0..4000 {
        let may_run = ready_since > patience;
        bench.set_record("wave", WaveRequest { valid: true, may_run, ..request });
        let (vgpr_ready, scalar_ready, there) = (random.next_u64() % 3, random.next_u64() % 3, random.next_u64() % 4);
        for simd in 0..SIMDS {
            bench.set(&format!("vgpr_ready_{simd}"), u64::from(vgpr_ready != 0));
            bench.set(&format!("scalar_ready_{simd}"), u64::from(scalar_ready != 0));
        }
        bench.set("value_valid", u64::from(there != 0));
        bench.settle();
        let (register, beat) = (bench.get("register"), bench.get("beat"));
        for lane in 0..LANES {
            bench.set(&format!("value_{lane}"), value(seed, register, beat, lane));
        }
        bench.settle();
        for simd in 0..SIMDS {
            let slot = bench.get(&format!("launch_{simd}"));
            if slot != 0 {
                assert!(slot.is_power_of_two());
                (wave.simd, wave.slot) = (simd, bench.get("launch_wave"));
                assert_eq!(slot, 1 << wave.slot);
                wave.base = bench.get("vgpr_base");
                (wave.lds_base, wave.group) = (bench.get("lds_base"), bench.get("group"));
            }
            if bench.get(&format!("vgpr_write_{simd}")) == 1 && vgpr_ready != 0 {
                assert_eq!(simd, wave.simd);
                let data = (0..LANES).map(|lane| bench.get(&format!("vgpr_data_{lane}"))).collect();
                let place = (bench.get("vgpr_row"), bench.get("vgpr_beat"));
                assert_eq!(wave.rows.insert(place, data), None, "a row is written twice");
            }
            if bench.get(&format!("scalar_write_{simd}")) == 1 && scalar_ready != 0 {
                assert_eq!((simd, wave.slot), (wave.simd, bench.get("scalar_wave")));
                let pair = (bench.get("scalar_pair"), bench.get("scalar_data"));
                assert_eq!(wave.scalars.insert(pair.0, pair.1), None, "a pair is written twice");
            }
            let runs = bench.get(&format!("run_{simd}"));
            assert!(runs == 0 || may_run && simd == wave.simd && runs == 1 << wave.slot);
            if runs != 0 {
                assert_eq!(bench.get("started"), 1);
                bench.step();
                bench.set_record("wave", WaveRequest::default());
                bench.settle();
                assert_eq!(bench.get("busy"), 0);
                wave.waited = ready_since as usize;
                return wave;
            }
        }
        ready_since += u64::from(wave.scalars.len() == 13);
        bench.step();
    }
    panic!("the wave does not start: {request:?}");
}

#[test]
fn waves_get_the_registers_of_their_stage_and_a_place_of_their_own() {
    let config = Config::by_name("gfx7").unwrap();
    let mut bench = Bench::new(move || Launcher::new(config));
    let mut random = SplitMix64::new(3);
    for _ in 0..12 {
        let mut below = |end: u64| (random.next_u64() >> 32) % end;
        let vgprs = 4 * (6 + below(59));
        // Of every kind: vertices without LDS, pixels with parameters.
        let lds = [0, 1024, 4096, 20480][below(4) as usize];
        let draw = Draw { vgprs, lds, user: std::array::from_fn(|_| below(1 << 32)) };
        let mut held = vec![BTreeMap::new(); SIMDS];
        let slots = (ROWS / (2 * vgprs)).min(SLOTS as u64) * SIMDS as u64;
        let shares = LDS.checked_div(lds).unwrap_or(32).min(32);
        for number in 0..slots.min(shares).min(9) {
            let mut below = |end: u64| (random.next_u64() >> 32) % end;
            let (initial, user, exec) = (below(25), below(17), below(u64::MAX >> 32) << 32 | below(1 << 32));
            let (has_system, system, scratch) = (below(2) == 1, below(1 << 32), below(2) == 1);
            let request = WaveRequest {
                pc: (below(1 << 30) << 8).into(),
                exec: exec.into(),
                initial_vgprs: initial.into(),
                user_sgprs: user.into(),
                has_system,
                system: system.into(),
                scratch,
                ..WaveRequest::default()
            };
            let wave = launch(&mut bench, &mut random, &draw, request, number, &held);
            // Its VGPRs: those of lanes 32 to 63 lie behind the others.
            let mut rows = BTreeMap::new();
            for (register, beat) in (0..initial).flat_map(|register| (0..4).map(move |beat| (register, beat))) {
                let data = (0..LANES).map(|lane| value(number, register, beat, lane)).collect();
                rows.insert((wave.base + register + beat / 2 * vgprs, beat % 2), data);
            }
            assert_eq!(wave.rows, rows);
            // User data, the SGPR behind it, the offset of scratch memory; VCC and M0 zero, EXEC.
            let mut words: Vec<u64> = draw.user[..user as usize].to_vec();
            words.extend(has_system.then_some(system));
            words.extend(scratch.then_some(0));
            words.resize(20, 0);
            let pairs = words.chunks_exact(2).map(|pair| pair[0] | pair[1] << 32);
            let mut scalars: BTreeMap<u64, u64> = (0..).zip(pairs).collect();
            scalars.extend([(53, 0), (62, 0), (63, exec)]);
            assert_eq!(wave.scalars, scalars, "{request:?}");
            // Its place.
            assert_eq!(wave.base, wave.slot * 2 * vgprs);
            assert!(wave.base + 2 * vgprs <= ROWS);
            assert!(held[wave.simd].insert(wave.slot, wave.group).is_none(), "the slot holds a wave");
            let groups: Vec<u64> = held.iter().flat_map(|slots| slots.values().copied()).collect();
            assert_eq!(groups.iter().filter(|group| **group == wave.group).count(), 1);
            assert_eq!(wave.lds_base, wave.group * lds);
            assert!(wave.lds_base + lds <= LDS);
        }
        // Neighbours go to different SIMDs.
        let sizes: Vec<usize> = held.iter().map(BTreeMap::len).collect();
        assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
    }
}
