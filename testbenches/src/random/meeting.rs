//! Random programs of many waves that do different things and meet at barriers: some signal long before they wait, some end before the others have met
//! for the last time, and behind a barrier a wave may read what another one has left in LDS or in memory.

use super::form::data_vgprs;
use super::memory::{WAVE_LDS_BYTES, lds_bytes};
use super::program::{Material, Node, Program, SIGNALS, WAVE_BYTES};
use super::{below, once_in, pick};
use tombolo_sim::random::SplitMix64;

/// Work-groups at most.
const GROUPS: u32 = 16;
/// Times that waves meet at most.
const MEETINGS: u32 = 4;
/// All that a wave has begun is done.
const ALL_DONE: [&str; 3] = ["s_wait_dscnt 0x0", "s_wait_loadcnt 0x0", "s_wait_storecnt 0x0"];

/// What waves do where they meet.
#[derive(Debug, Clone, Copy)]
enum Meeting {
    /// They wait for each other.
    Barrier,
    /// They read the part of LDS of the wave before them, which nobody changes meanwhile.
    Lds,
    /// The same with its part of memory.
    Memory,
}

impl Program {
    /// The program of a seed whose waves run different parts of about `length` instructions, in pieces between which all of a work-group meet.
    pub fn meeting(seed: u64, length: u32, wave64: bool, material: &mut Material) -> Self {
        let mut program = Self::crowd(seed, 0, wave64, material);
        // All must be there at once, and how many VGPRs they take must be known for that.
        program.dynamic = false;
        program.waves = program.waves.min(material.at_once[usize::from(wave64)]);
        (material.dynamic, material.waves) = (program.dynamic, program.waves);
        let random = &mut SplitMix64::new(seed.rotate_left(32) ^ 0x6d65_6574);
        let possible: &[Meeting] = match (material.barriers, material.lds.is_empty()) {
            (false, _) => &[],
            (true, true) => &[Meeting::Barrier, Meeting::Memory],
            (true, false) => &[Meeting::Barrier, Meeting::Lds, Meeting::Memory],
        };
        // Half of the programs have many small work-groups: one begins where another one has ended.
        if once_in(random, 2) {
            program.groups = 2 + below(random, GROUPS - 1);
            program.waves = 1 + below(random, program.waves.min(3));
            material.waves = program.waves;
            let bytes = program.waves * WAVE_BYTES;
            let place = [format!("s_mul_i32 s9, ttmp9, {bytes:#x}"), "s_add_co_u32 s6, s6, s9".to_owned()];
            let last = program.nodes.len() - 1;
            program.nodes.insert(last, Node::Code(place.to_vec()));
        }
        let count = if possible.is_empty() { 0 } else { 1 + below(random, MEETINGS) };
        let meetings: Vec<Meeting> = (0..count).map(|_| pick(random, possible)).collect();
        if let Some(Node::Parts(parts)) = program.nodes.last_mut() {
            for part in parts {
                *part = material.part(&meetings, length, random);
            }
        }
        program
    }
}

impl Material {
    /// What some of the waves do.
    fn part(&mut self, meetings: &[Meeting], length: u32, random: &mut SplitMix64) -> Vec<Node> {
        let piece = length / (meetings.len() as u32 + 1);
        // One of six ends early.
        let comes_to =
            if once_in(random, 6) { below(random, meetings.len() as u32 + 1) as usize } else { meetings.len() };
        let mut nodes = vec![];
        for meeting in &meetings[..comes_to] {
            nodes.extend(self.apart(random, piece));
            nodes.extend(self.meet(*meeting, random));
        }
        if comes_to == meetings.len() {
            nodes.extend(self.apart(random, piece));
        } else {
            // Others may read what it has left: it writes nothing more.
            nodes.extend((0..below(random, 4)).map(|_| self.arithmetic(random)));
        }
        nodes
    }

    fn meet(&mut self, meeting: Meeting, random: &mut SplitMix64) -> Vec<Node> {
        let done = Node::Code(ALL_DONE.map(str::to_owned).to_vec());
        let read = match meeting {
            Meeting::Barrier => return self.barrier(random),
            Meeting::Lds => self.read_lds(random),
            Meeting::Memory => self.read_memory(random),
        };
        [vec![done], self.barrier(random), vec![read], self.barrier(random)].concat()
    }

    /// A barrier; two of three waves do something else before they wait.
    fn barrier(&mut self, random: &mut SplitMix64) -> Vec<Node> {
        let signal = pick(random, &SIGNALS);
        let between = below(random, 3) * below(random, 8);
        let mut nodes = vec![Node::Code(vec![signal.to_owned()])];
        nodes.extend((0..between).map(|_| self.arithmetic(random)));
        nodes.push(Node::Code(vec!["s_barrier_wait 0xffff".to_owned()]));
        nodes
    }

    /// Lines that set a scalar register to `own` of the wave before this one; the first one comes behind the last.
    fn of_the_wave_before(&self, register: &str, own: &str, bytes: u32) -> [String; 5] {
        [
            "s_bfe_u32 s9, ttmp8, 0x50019".to_owned(),
            format!("s_sub_co_u32 {register}, {own}, {bytes:#x}"),
            format!("s_add_co_u32 s83, {own}, {:#x}", (self.waves - 1) * bytes),
            "s_cmp_eq_u32 s9, 0".to_owned(),
            format!("s_cselect_b32 {register}, s83, {register}"),
        ]
    }

    fn read_lds(&self, random: &mut SplitMix64) -> Node {
        debug_assert!(lds_bytes(self.waves) <= self.lds_bytes);
        let mut lines = self.of_the_wave_before("s94", "s8", WAVE_LDS_BYTES).to_vec();
        lines.push("v_and_b32_e32 v2, 0x7c, v1".to_owned());
        lines.push("v_add_nc_u32_e32 v2, s94, v2".to_owned());
        lines.extend(loads("ds_load", "v2", 400, random));
        lines.push("s_wait_dscnt 0x0".to_owned());
        Node::Code(lines)
    }

    fn read_memory(&self, random: &mut SplitMix64) -> Node {
        // The address carries no further: buffers begin at multiples of 64 KiB.
        let mut lines = self.of_the_wave_before("s94", "s6", WAVE_BYTES).to_vec();
        lines.extend(["s_mov_b32 s95, s7", "v_and_b32_e32 v2, 0x7c, v1"].map(str::to_owned));
        lines.extend(loads("global_load", "v2, s[94:95]", 900, random));
        lines.push("s_wait_loadcnt 0x0".to_owned());
        Node::Code(lines)
    }
}

/// One to three loads from an address with offsets below so many dwords.
fn loads(name: &str, address: &str, dwords: u32, random: &mut SplitMix64) -> Vec<String> {
    const SIZES: [(&str, u32); 6] = [("b32", 1), ("b64", 2), ("b96", 3), ("b128", 4), ("u8", 1), ("i16", 1)];
    let load = |random: &mut SplitMix64| {
        let (size, registers) = pick(random, &SIZES);
        let target = data_vgprs(registers, random);
        format!("{name}_{size} {target}, {address} offset:{}", 4 * below(random, dwords))
    };
    (0..1 + below(random, 3)).map(|_| load(random)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_hdl::config::Units;

    fn count(nodes: &[Node], start: &str) -> usize {
        let of = |node: &Node| match node {
            Node::Code(lines) => lines.iter().filter(|line| line.starts_with(start)).count(),
            Node::Skip { body, .. } | Node::Loop { body, .. } => count(body, start),
            Node::Parts(parts) => parts.iter().map(|part| count(part, start)).sum(),
        };
        nodes.iter().map(of).sum()
    }

    #[test]
    fn parts_meet_as_often_as_each_other_unless_they_end_early() {
        let mut material = Material::new(Units::ALL).unwrap();
        let mut early = 0;
        for seed in 0..40 {
            let program = Program::meeting(seed, 30, false, &mut material);
            let Some(Node::Parts(parts)) = program.nodes.last() else { panic!("no parts") };
            let counts: Vec<usize> = parts.iter().map(|part| count(part, "s_barrier_signal")).collect();
            let waits: Vec<usize> = parts.iter().map(|part| count(part, "s_barrier_wait")).collect();
            assert_eq!(counts, waits);
            let most = counts.iter().max().unwrap();
            early += counts.iter().filter(|count| *count < most).count();
        }
        assert!(early > 0, "every part comes to every barrier");
    }
}
