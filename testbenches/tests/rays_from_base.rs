//! IMAGE_BVH_DUAL_INTERSECT_RAY and IMAGE_BVH8_INTERSECT_RAY on the hardware, in lock-step with the model: rays against nodes of every kind at
//! offsets from a base, also those that are no sensible ones.

use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::run::{ErrorKind, Report};
use tombolo_testbenches::rays::{RAY, RAYS, Random, refusal, run_alike, run_seed};

/// Units of 64 bytes of a group of nodes: four boxes of 32 bits, of 16 bits, triangles; eight boxes; pairs of triangles.
const GROUP: usize = 8;
/// Groups of the hierarchy.
const GROUPS: usize = 4;
/// Instructions of a program.
const TRACES: usize = 10;

/// Words of a node, of which bits are put.
struct Bits([u32; 32]);

impl Bits {
    /// Puts the low bits of a value one behind the other.
    fn put(&mut self, from: usize, bits: usize, value: u32) {
        for at in (0..bits).filter(|at| from + at < 1024) {
            let (word, bit) = ((from + at) / 32, (from + at) % 32);
            self.0[word] = self.0[word] & !(1 << bit) | (value >> at & 1) << bit;
        }
    }
}

/// What is random of these kernels.
trait Scene {
    fn word(&mut self) -> u32;
    fn near(&mut self) -> f32;
    fn four_boxes(&mut self) -> Vec<u32>;
    fn small_nodes(&mut self) -> Vec<u32>;
    fn eight_boxes(&mut self) -> Vec<u32>;
    fn pairs(&mut self) -> Vec<u32>;
    fn ray(&mut self, eight: bool, quantized: bool) -> Vec<u32>;
}

impl Scene for Random {
    fn word(&mut self) -> u32 {
        self.0.next_u64() as u32
    }

    /// A number from -2 to 2, mostly.
    fn near(&mut self) -> f32 {
        if self.once_in(10) { self.number() } else { self.below(1 << 12) as f32 / (1 << 10) as f32 - 2.0 }
    }

    fn four_boxes(&mut self) -> Vec<u32> {
        let mut words: Vec<u32> = [0; 4].map(|_| if self.once_in(8) { u32::MAX } else { self.word() }).into();
        for _ in 0..4 {
            let corners = [0; 3].map(|_| [self.near(), self.near()]);
            let corners = corners.map(|[a, b]| if a < b { [a, b] } else { [b, a] });
            words.extend([0, 1].iter().flat_map(|side| corners.map(|corner| corner[*side].to_bits())));
        }
        words.resize(32, 0);
        words
    }

    /// Boxes of 16 bits, then triangles.
    fn small_nodes(&mut self) -> Vec<u32> {
        let mut words: Vec<u32> = [0; 4].map(|_| self.word()).into();
        words.extend([0; 12].map(|_| self.half() << 16 | self.half()));
        words.extend([0; 15].map(|_| self.near().to_bits()));
        words.push(self.word());
        words
    }

    fn eight_boxes(&mut self) -> Vec<u32> {
        let mut words = vec![self.word() & !15, self.word() & !15, self.word()];
        words.extend([0; 3].map(|_| if self.once_in(6) { self.near() } else { -2.0 }).map(f32::to_bits));
        // Parts of four units, mostly.
        let exponents = [0; 3].map(|_| {
            if self.once_in(12) {
                self.pick(&[0, 1, 5, 12, 13, 14, 200, 254, 255])
            } else {
                self.pick(&[127, 128, 129, 129])
            }
        });
        let count = if self.once_in(3) { self.below(8) as u32 } else { 7 };
        words.push(exponents[0] | exponents[1] << 8 | exponents[2] << 16 | (self.word() & 15) << 24 | count << 28);
        let matrix = if self.once_in(3) { self.below(104) as u32 } else { 0x7f };
        words.push(matrix | self.word() << 7);
        for _ in 0..8 {
            let sides = [0; 3].map(|_| [self.below(4096) as u32, self.below(4096) as u32]);
            let [x, y, z] = sides.map(|[a, b]| if a < b || self.once_in(20) { [a, b] } else { [b, a] });
            let mask = if self.once_in(4) { self.word() & 0xff } else { 0xff };
            let kind = self.pick(&[5, 5, 5, 0, 1, 2, 3, 6, 8, 9, 11, 15]);
            let size = self.pick(&[0, 0, 1, 1, 2, 15]);
            words.extend([
                x[0] | y[0] << 12 | self.word() << 24,
                z[0] | x[1] << 12 | mask << 24,
                y[1] | z[1] << 12 | kind << 24 | size << 28,
            ]);
        }
        words
    }

    fn pairs(&mut self) -> Vec<u32> {
        let mut node = Bits([0; 32].map(|_| self.word()));
        // Bits of a coordinate of its own, and zeros behind them: whole numbers, the higher halves, numbers from 2 to 4, or anything.
        let form = self.below(10);
        let (own, zeros) = match form {
            0..4 => ([32; 3], 0),
            4..7 => ([16; 3], 16),
            7..9 => ([12; 3], 11),
            _ => ([0; 3].map(|_| 1 + self.below(32)), self.below(32)),
        };
        for (axis, own) in own.iter().enumerate() {
            node.put(5 * axis, 5, *own as u32 - 1);
        }
        node.put(15, 5, zeros as u32);
        node.put(31, 1, 0);
        let count = if form < 4 { 2 } else { 3 };
        if !self.once_in(4) {
            node.put(28, 3, count - 1);
        }
        let common = own.map(|own| 32usize.saturating_sub(own + zeros));
        let first = 52 + common.iter().sum::<usize>();
        let length = own.iter().sum::<usize>();
        if form < 9 {
            let mut at = 52;
            for common in common {
                node.put(at, common, 0x4000_0000u32.checked_shr(32 - common as u32).unwrap_or(0));
                at += common;
            }
            let mut at = first;
            for _ in 0..(900 - first) / length {
                for own in own {
                    node.put(at, own, self.near().to_bits() >> zeros);
                    at += own;
                }
            }
        }
        let vertices = (((900 - first) / length.max(1)).min(15)) as u32;
        for pair in 0..8 {
            let mut index = || if self.once_in(24) { 15 } else { self.below(vertices.max(1) as usize) as u32 };
            let mut indices = [0; 6].map(|_| index());
            if self.once_in(6) {
                indices[3..].fill(0);
            }
            if self.once_in(8) {
                indices[self.pick(&[0, 3])..][..2].fill(15);
            }
            let pair = 1024 - 29 * (pair + 1);
            for (at, value) in [25, 21, 17, 11, 7, 3].into_iter().zip([2, 1, 0, 5, 4, 3]) {
                node.put(pair + at, 4, indices[value]);
            }
            if pair < 900 && form < 4 {
                break;
            }
        }
        node.0.into()
    }

    /// A ray: base, extent, mask, origin, direction, two offsets.
    fn ray(&mut self, eight: bool, quantized: bool) -> Vec<u32> {
        let base = self.pick(&[0, 0, 8, 16]);
        let mut offset = || {
            // The kinds that are there, without those that end the launch.
            let kinds: &[(usize, u32)] = match (eight, quantized) {
                (false, _) => &[(0, 5), (0, 5), (2, 4), (3, 0), (3, 1), (3, 2), (3, 3), (0, 6), (0, 7)],
                (true, false) => &[(0, 5), (2, 4), (3, 0), (3, 1), (0, 2), (8, 2), (0, 6), (0, 7)],
                (true, true) => {
                    &[(4, 5), (4, 5), (4, 5), (6, 0), (6, 1), (6, 2), (6, 0), (6, 8), (6, 11), (4, 6), (4, 7)]
                }
            };
            let (unit, kind) = self.pick(kinds);
            let unit = GROUP * self.below(GROUPS) + unit;
            // Now and then beyond the hierarchy, or at its end.
            let unit = if self.once_in(16) { GROUP * GROUPS - 1 + self.below(40) } else { unit };
            ((unit as u32).wrapping_sub(base) << 3) + kind
        };
        let offsets = [offset(), offset()];
        let high = if self.once_in(24) { 1 } else { 0 };
        let extent = self.pick(&[100.0, 100.0, 1.0, 4.0, f32::INFINITY, 0.0, -1.0, f32::NAN]);
        let mask = if self.once_in(4) { self.word() } else { 0xff };
        let mut words = vec![base << 3 | self.word() & 7, high, f32::to_bits(extent), mask];
        let origin = [0; 3].map(|_| self.near());
        // Along an axis now and then.
        let direction = [0; 3].map(|_| if self.once_in(5) { 0.0 } else { self.near() });
        words.extend(origin.into_iter().chain(direction).map(f32::to_bits));
        words.extend(offsets);
        words.resize(RAY, 0);
        words
    }
}

fn nodes(random: &mut Random) -> Vec<u32> {
    (0..GROUPS)
        .flat_map(|_| [random.four_boxes(), random.small_nodes(), random.eight_boxes(), random.pairs()].concat())
        .collect()
}

/// A program that loads a ray for each lane again and again and traces it, with another resource each time.
fn program(random: &mut Random, wave64: bool) -> (String, Vec<u32>) {
    let mut rays = vec![];
    let mut body = String::new();
    for at in 0..TRACES {
        let eight = !random.once_in(3);
        let quantized = !random.once_in(4);
        for _ in 0..RAYS {
            rays.extend(random.ray(eight, quantized));
        }
        let order = random.pick(&[0, 1, 2]) << 21;
        let sorts = u32::from(!random.once_in(4)) << 31;
        let grow = random.pick(&[0, 0, 6, 7, 255]) << 23;
        let first = u32::from(random.once_in(2)) << 20;
        let weights = u32::from(random.once_in(2)) << 24;
        let wide = u32::from(random.once_in(2)) << 21;
        let kind = if random.once_in(16) { 9u32 << 28 } else { 8 << 28 };
        let high = kind | weights | wide | u32::from(quantized) << 19;
        let offset = at * RAYS * RAY * 4;
        body += &format!("  s_lshr_b64 s[8:9], s[6:7], 8\n  s_or_b32 s9, s9, {:#x}\n", order | sorts | grow | first);
        body += &format!("  s_mov_b32 s10, {:#x}\n  s_mov_b32 s11, {high:#x}\n", GROUP * GROUPS - 1);
        body += &format!("  v_add_nc_u32_e32 v21, {offset:#x}, v1\n");
        for part in 0..3 {
            let (from, to) = (4 + 4 * part, 7 + 4 * part);
            body += &format!("  global_load_b128 v[{from}:{to}], v21, s[4:5] offset:{}\n", 16 * part);
        }
        body += "  s_wait_loadcnt 0x0\n";
        let lanes = random.pick(&["-1", "-1", "0x5a0f3c17", "0x80000000", "0"]);
        body += &format!("  s_mov_b32 exec_lo, {lanes}\n");
        if wave64 {
            body += &format!("  s_mov_b32 exec_hi, {}\n", random.pick(&["-1", "0", "0x1f"]));
        }
        let (name, offsets) =
            if eight { ("image_bvh8_intersect_ray", "v14") } else { ("image_bvh_dual_intersect_ray", "v[14:15]") };
        // The answer may lie over the ray.
        let first = random.pick(&[24, 24, 8]);
        let last = first + 9;
        body += &format!(
            "  {name} v[{first}:{last}], [v[4:5], v[6:7], v[8:10], v[11:13], {offsets}], s[8:11]\n  s_wait_bvhcnt 0x0\n  \
             v_xor_b32_e32 v20, v{first}, v{last}\n  s_mov_b32 exec_lo, -1\n"
        );
        if wave64 {
            body += "  s_mov_b32 exec_hi, -1\n";
        }
    }
    (body, rays)
}

/// Runs the program of a seed in lock-step.
fn run(netlist: &Arc<Netlist>, config: Config, seed: u64) -> (Report, String) {
    run_seed(netlist, config, seed, nodes, program)
}

#[test]
fn rays_from_a_base_are_alike_on_hardware_and_model() {
    run_alike(run);
}

/// What a lane asks for that the hardware does not have: word 3 of its resource, the kind of its node, and a word of that.
#[test]
fn what_the_hardware_does_not_have_of_nodes_from_a_base_ends_the_launch() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let quantized = 8 << 28 | 1 << 19;
    let cases = [
        // Triangles; none; nodes that programs define; instances; boxes with high precision.
        (8u32 << 28, 0, (0, 0), false),
        (8 << 28, 7, (0, 0), false),
        (8 << 28, 6, (0, 0), false),
        (8 << 28 | 1 << 22, 6, (0, 0), true),
        (8 << 28, 3, (0, 0), true),
        // Pointer flags.
        (quantized | 1 << 23, 0, (0, 0), true),
        // Nodes that programs define; instances; another kind; boxes that are turned, by a matrix that there is not, and that are not; vertices of 16 bits.
        (quantized, 6, (7, 0x7f), false),
        (quantized | 1 << 22, 6, (7, 0x7f), true),
        (quantized, 4, (7, 0x7f), true),
        (quantized, 5, (7, 0x67), false),
        (quantized, 5, (7, 0x68), true),
        (quantized, 5, (7, 0x7e), true),
        (quantized, 5, (7, 0x7f), false),
        (quantized, 0, (0, 1 << 31), true),
    ];
    for (high, kind, (at, word), refused) in cases {
        let body = format!(
            "  s_lshr_b64 s[8:9], s[6:7], 8\n  s_mov_b32 s10, 1\n  s_mov_b32 s11, {high:#x}\n  v_mov_b32_e32 v4, 0\n  v_mov_b32_e32 v5, 0\n  \
             v_mov_b32_e32 v14, {kind}\n  image_bvh8_intersect_ray v[24:33], [v[4:5], v[6:7], v[8:10], v[11:13], v14], s[8:11]\n  \
             s_wait_bvhcnt 0x0\n"
        );
        let mut node = [0; 32];
        node[at] = word;
        let message = refusal(&netlist, config, &body, &node);
        let told = message
            .as_ref()
            .is_some_and(|message| message.contains("image_bvh8_intersect_ray") && message.contains("format"));
        assert_eq!((told, message.is_some()), (refused, refused), "{body}: {message:?}");
    }
}

#[test]
fn planted_bugs_of_rays_from_a_base_are_noticed() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let sound = design::compute_unit(config).unwrap();
    for (module, signal, fault) in [
        ("quantized_number", "plane", Fault::StuckAtZero(11)),
        ("pair_number", "vertex_place", Fault::StuckAtZero(3)),
        ("division_ends", "placed_quotient", Fault::StuckAtZero(12)),
        ("ray_kept", "ray_answer", Fault::StuckAtZero(2)),
        ("quantized_number", "matrix", Fault::StuckAtZero(26)),
    ] {
        let netlist = Arc::new(plant(&sound, module, signal, fault).unwrap());
        let differs =
            |seed| run(&netlist, config, seed).0.error.is_some_and(|error| error.kind == ErrorKind::Difference);
        assert!((0..32).any(differs), "{module}.{signal}");
    }
}
