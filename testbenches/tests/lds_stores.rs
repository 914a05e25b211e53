//! LDS stores of two and four dwords a lane in lock-step with the model: in groups of lanes and dword by dword, with lanes that
//! overlap, that are not aligned, inactive or out of range. In lock-step each stored dword is compared, and so is what is loaded behind.

use tombolo_hdl::config::{Config, Units};
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::random::program::{Material, Node, Program};
use tombolo_testbenches::random::run::{Outcome, Runner};
use tombolo_testbenches::random::{below, once_in, pick};

/// A store of the registers v4 to v7, which differ by lane, and loads of some of its bytes.
fn store(random: &mut SplitMix64) -> Vec<String> {
    let mut lines = vec!["s_mov_b64 exec, -1".to_owned(), "v_mbcnt_lo_u32_b32 v3, -1, 0".to_owned()];
    if once_in(random, 3) {
        // Few places: most lanes overlap others. Aligned to 16 or 8 bytes, or not.
        let mask = pick(random, &[0x30, 0xf0, 0x78, 0x7f, 0x7c]);
        lines.push(format!("v_and_b32_e32 v2, {mask:#x}, v{}", 4 + below(random, 4)));
    } else {
        let stride = pick(random, &[16, 16, 8, 8, 24, 32, 48, 20, 12, 4, 0, 17]);
        lines.push(format!("v_mul_u32_u24_e32 v2, {stride}, v3"));
        if once_in(random, 3) {
            lines.push("v_xor_b32_e32 v2, 0x50, v2".to_owned());
        }
        if once_in(random, 4) {
            // One lane is off.
            lines.extend([
                format!("v_xor_b32_e32 v12, {}, v3", below(random, 32)),
                "v_sub_nc_u32_e64 v12, 1, v12 clamp".to_owned(),
                "v_add_nc_u32_e32 v2, v2, v12".to_owned(),
            ]);
        }
    }
    lines.extend((0..4).map(|at| format!("v_mad_u32_u24 v{}, v3, {}, v{}", 4 + at, 3 + 2 * at, 4 + at)));
    let exec = pick(random, &[u64::MAX, u64::MAX, 0xffff_0000_00ff_ff01, 0x8000_0001_7fff_fffe]) >> below(random, 2);
    lines.push(format!("s_mov_b32 exec_lo, {:#x}", exec as u32));
    lines.push(format!("s_mov_b32 exec_hi, {:#x}", exec >> 32));
    let offset = pick(random, &[0, 0, 8, 16, 64, 4, 2]) + 16 * below(random, 8) + pick(random, &[0, 0, 0, 0xff00]);
    let short = below(random, 32);
    lines.push(match below(random, 5) {
        0 | 1 => format!("ds_store_b128 v2, v[4:7] offset:{offset}"),
        2 => format!("ds_store_b64 v2, v[5:6] offset:{offset}"),
        3 => format!("ds_store_2addr_b64 v2, v[4:5], v[6:7] offset0:{short} offset1:{}", below(random, 32)),
        _ => format!("ds_store_b96 v2, v[4:6] offset:{offset}"),
    });
    lines.push(format!("ds_load_b128 v[8:11], v2 offset:{}", offset & !15));
    if once_in(random, 2) {
        lines.push("s_wait_dscnt 0x0".to_owned());
    }
    lines
}

#[test]
fn wide_stores_leave_the_same_bytes_on_hardware_and_model() {
    let mut material = Material::new(Units::ALL).unwrap();
    for config in ["default", "lanes8"] {
        let mut runner = Runner::new(Config::by_name(config).unwrap()).unwrap();
        for seed in 0..12 {
            let wave64 = seed / 2 % 2 == 1;
            let mut program = Program::random(seed, 0, wave64, &mut material);
            let random = &mut SplitMix64::new(seed);
            program.nodes.extend((0..40).map(|_| Node::Code(store(random))));
            program.nodes.push(Node::Code(vec!["s_wait_dscnt 0x0".to_owned()]));
            match runner.run(&program).unwrap() {
                Outcome::Agree { .. } => {}
                Outcome::Refused(error) | Outcome::Differ(error) => {
                    panic!("{config}, seed {seed}: {}\n{}", error.message, program.source())
                }
            }
        }
    }
}
