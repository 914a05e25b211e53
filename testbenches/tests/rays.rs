//! Rays against nodes of bounding volume hierarchies on the hardware, in lock-step with the model: nodes and rays of every kind, also those that
//! are no sensible ones.

use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::run::{ErrorKind, Report};
use tombolo_testbenches::rays::{RAY, RAYS, Random, refusal, run_alike, run_seed};

/// Units of 64 bytes of the hierarchy.
const NODES: usize = 24;
/// Instructions of a program.
const TRACES: usize = 12;

/// What is random of these kernels.
trait Scene {
    fn pointer(&mut self) -> u32;
    fn nodes(&mut self) -> Vec<u32>;
    fn ray(&mut self, narrow: bool, kind: usize) -> Vec<u32>;
}

impl Scene for Random {
    /// A word that is a node pointer: mostly to a triangle or to boxes.
    fn pointer(&mut self) -> u32 {
        match self.below(8) {
            0 => u32::MAX,
            _ => (self.below(NODES) as u32) << 3 | self.pick(&[0, 1, 2, 3, 4, 5]),
        }
    }

    /// A hierarchy: pairs of units are boxes of 32 bits, boxes of 16 bits, triangles.
    fn nodes(&mut self) -> Vec<u32> {
        let mut words = vec![];
        for _ in 0..NODES / 4 {
            // Boxes of 32 bits, two units.
            words.extend([0; 4].map(|_| self.pointer()));
            for _ in 0..4 {
                let corners: [[f32; 2]; 3] = [0; 3].map(|_| {
                    let (a, b) = (self.number(), self.number());
                    // Mostly the lower one first; now and then without extent.
                    if self.once_in(8) {
                        [a, a]
                    } else if self.once_in(16) || a < b {
                        [a, b]
                    } else {
                        [b, a]
                    }
                });
                words.extend([0, 1].iter().flat_map(|side| corners.map(|corner| corner[*side].to_bits())));
            }
            words.extend([0; 4]);
            // Boxes of 16 bits.
            words.extend([0; 4].map(|_| self.pointer()));
            words.extend([0; 12].map(|_| self.half() << 16 | self.half()));
            // Triangles; now and then vertices are the same.
            let mut vertices = [0.0f32; 15].map(|_| self.number());
            if self.once_in(4) {
                vertices.copy_within(0..3, 3);
            }
            words.extend(vertices.map(f32::to_bits));
            words.push(self.0.next_u64() as u32);
        }
        words
    }

    /// A ray: node pointer, extent, origin, direction, reciprocals. Those of 16 bits are in the same places.
    fn ray(&mut self, narrow: bool, kind: usize) -> Vec<u32> {
        let unit = match kind {
            5 => 4 * self.below(NODES / 4),
            4 => 4 * self.below(NODES / 4) + 2,
            _ => 4 * self.below(NODES / 4) + 3,
        };
        // Now and then beyond the hierarchy, or of another kind than the node is.
        let unit = if self.once_in(12) { self.below(2 * NODES) } else { unit };
        let kind = if self.once_in(12) { self.below(6) } else { kind };
        let extent = self.pick(&[100.0, 1.0, 4.0, f32::INFINITY, 0.0, -1.0, f32::NAN]);
        let high = if self.once_in(20) { 1 } else { 0 };
        let mut words = vec![(unit as u32) << 3 | kind as u32, high, f32::to_bits(extent)];
        let origin = [0; 3].map(|_| self.number());
        words.extend(origin.map(f32::to_bits));
        if narrow {
            words.extend([0; 9].map(|_| self.half() << 16 | self.half()));
            words.truncate(12);
        } else {
            // Along an axis now and then.
            let direction = [0; 3].map(|_| if self.once_in(4) { 0.0 } else { self.number() });
            words.extend(direction.map(f32::to_bits));
            words.extend(direction.map(|along| (1.0 / along).to_bits()));
        }
        words.resize(RAY, 0);
        words
    }
}

/// A program that loads a ray for each lane again and again and traces it, with another resource each time.
fn program(random: &mut Random, wave64: bool) -> (String, Vec<u32>) {
    let mut rays = vec![];
    let mut body = String::new();
    for at in 0..TRACES {
        let narrow = random.once_in(3);
        let wide = random.once_in(2);
        let kind = random.pick(&[0, 1, 2, 3, 4, 5, 5, 6, 7]);
        let mixed = random.once_in(4);
        for _ in 0..RAYS {
            let kind = if mixed { random.below(8) } else { kind };
            rays.extend(random.ray(narrow, kind));
        }
        let order = random.pick(&[0, 1, 2]) << 21;
        let sorts = u32::from(!random.once_in(4)) << 31;
        let grow = random.pick(&[0, 0, 6, 7, 255]) << 23;
        let first = u32::from(random.once_in(2)) << 20;
        let weights = u32::from(random.once_in(2)) << 24;
        // Type 8 is a hierarchy; another one does nothing.
        let kind = if random.once_in(12) { 9u32 << 28 } else { 8 << 28 };
        let offset = at * RAYS * RAY * 4;
        body += &format!("  s_lshr_b64 s[8:9], s[6:7], 8\n  s_or_b32 s9, s9, {:#x}\n", order | sorts | grow | first);
        body += &format!("  s_mov_b32 s10, {:#x}\n  s_mov_b32 s11, {:#x}\n", NODES - 1, kind | weights);
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
        let (name, pointer) =
            if wide { ("image_bvh64_intersect_ray", "v[4:5]") } else { ("image_bvh_intersect_ray", "v4") };
        let rest = if narrow { "v[10:12]], s[8:11] a16" } else { "v[10:12], v[13:15]], s[8:11]" };
        body += &format!("  {name} v[16:19], [{pointer}, v6, v[7:9], {rest}\n  s_wait_bvhcnt 0x0\n");
        body += "  v_xor_b32_e32 v20, v16, v20\n  s_mov_b32 exec_lo, -1\n";
        if wave64 {
            body += "  s_mov_b32 exec_hi, -1\n";
        }
    }
    (body, rays)
}

/// Runs the program of a seed in lock-step.
fn run(netlist: &Arc<Netlist>, config: Config, seed: u64) -> (Report, String) {
    run_seed(netlist, config, seed, Scene::nodes, program)
}

#[test]
fn rays_are_alike_on_hardware_and_model() {
    run_alike(run);
}

/// What a lane asks for that the hardware does not have: words 1 and 3 of its resource, and the kind of its node.
#[test]
fn what_the_hardware_does_not_have_ends_the_launch() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let cases = [
        (0, 8 << 28, 0, None),
        // Nodes that programs define; instances.
        (0, 8 << 28, 6, None),
        (0, 8 << 28, 7, None),
        (0, 8 << 28 | 1 << 22, 7, None),
        (0, 8 << 28 | 1 << 22, 6, Some("format")),
        (0, 8 << 28 | 1 << 20, 0, Some("format")),
        (0, 8 << 28 | 1 << 23, 0, Some("format")),
        (3 << 21, 8 << 28, 0, Some("format")),
    ];
    for (low, high, kind, expected) in cases {
        let body = format!(
            "  s_lshr_b64 s[8:9], s[6:7], 8\n  s_or_b32 s9, s9, {low:#x}\n  s_mov_b32 s10, 0\n  s_mov_b32 s11, {high:#x}\n  \
             v_mov_b32_e32 v4, {kind}\n  image_bvh_intersect_ray v[16:19], [v4, v6, v[7:9], v[10:12], v[13:15]], s[8:11]\n  \
             s_wait_bvhcnt 0x0\n"
        );
        let message = refusal(&netlist, config, &body, &[0; 16]);
        let told = message.as_ref().is_some_and(|message| {
            message.contains("image_bvh_intersect_ray") && expected.is_some_and(|words| message.contains(words))
        });
        assert_eq!(told, expected.is_some(), "{body}: {message:?}");
        assert_eq!(message.is_some(), expected.is_some(), "{body}: {message:?}");
    }
}

#[test]
fn planted_bugs_of_rays_are_noticed() {
    let config = Config { simds: 1, waves: 4, ..Config::by_name("lanes8").unwrap() };
    let sound = design::compute_unit(config).unwrap();
    for (module, signal, fault) in [
        ("ray_arithmetic", "placed_product", Fault::StuckAtZero(24)),
        ("node_number", "side_number", Fault::StuckAtZero(3)),
        ("node_place", "node_line", Fault::StuckAtZero(2)),
        ("ray_values", "ray_word", Fault::StuckAtZero(22)),
    ] {
        let netlist = Arc::new(plant(&sound, module, signal, fault).unwrap());
        let differs =
            |seed| run(&netlist, config, seed).0.error.is_some_and(|error| error.kind == ErrorKind::Difference);
        assert!((0..6).any(differs), "{module}.{signal}");
    }
}
