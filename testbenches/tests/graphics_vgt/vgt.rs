//! VGT: batches of vertices and their primitives are those of the model, for every type of primitive, with restarts, limits, offsets
//! and instances. `TOMBOLO_ROUNDS` draws of each type.

use super::bench::Bench;
use pretty_assertions::assert_eq;
use tombolo_hdl::graphics::vgt::record::{DrawRequest, IndexSource, VgtRefusal, VgtState};
use tombolo_hdl::graphics::vgt::unit::Vgt;
use tombolo_model::graphics::reference::{BatchPrimitive, DrawCall, VertexBatch, batches};
use tombolo_model::memory::{Memory, Region, Regions};
use tombolo_sim::random::SplitMix64;

/// Lanes of the machine.
const LANES: usize = 16;
/// Cycles after which a draw hangs.
const LIMIT: usize = 200_000;
/// Where indices are, and their bytes.
const BASE: u64 = 0x12_3456_7000;
const BYTES: usize = 2048;
/// VGT_PRIMITIVE_TYPE: points, line list and strip, triangle list, fan, strip, rectangles, line loop, quads, quad strip, polygon.
const TYPES: [u32; 11] = [1, 2, 3, 4, 5, 6, 17, 18, 19, 20, 21];

/// A draw and its state.
#[derive(Debug, Clone)]
struct Case {
    kind: u32,
    provoking_last: bool,
    call: DrawCall,
    restart: Option<u32>,
    offset: u32,
    range: [u32; 2],
    reuse_off: bool,
    primitive_id: bool,
    step_rate: u32,
    line_cntl: u32,
    memory: Vec<u8>,
}

impl Case {
    fn random(random: &mut SplitMix64, kind: u32) -> Self {
        let mut below = |end: u64| (random.next_u64() >> 32) % end;
        let size = [0, 2, 4][below(3) as usize];
        // Few numbers, so that vertices are shared; or many, so that batches fill.
        let numbers = [3, 20, 400, 70_000][below(4) as usize];
        let restart = (below(2) == 0).then(|| [0xffff_ffff, 0xffff, 7, 0][below(4) as usize]);
        let mut memory = vec![0; BYTES];
        for bytes in memory.chunks_exact_mut(if size == 2 { 2 } else { 4 }) {
            let mut index = below(numbers) as u32;
            if let Some(restart) = restart.filter(|_| below(9) == 0) {
                index = restart;
            }
            let width = bytes.len();
            bytes.copy_from_slice(&index.to_le_bytes()[..width]);
        }
        let first = below(40) * size;
        let room = (BYTES as u64 - first).checked_div(size).unwrap_or(900);
        let count = [below(7), below(30), below(room), room][below(4) as usize] as u32;
        let limit = if below(3) == 0 { below(u64::from(count) + 1) as u32 } else { count + below(9) as u32 };
        Self {
            kind,
            provoking_last: below(2) == 0,
            call: DrawCall {
                indices: (size != 0).then_some((BASE + first, size, limit.min(room as u32))),
                count,
                instances: [1, 1, 2, 5][below(4) as usize],
            },
            restart,
            offset: [0, 0, 1000, u32::MAX - 5][below(4) as usize],
            range: [[0, u32::MAX], [0, u32::MAX], [5, 60], [9, 3]][below(4) as usize],
            reuse_off: below(5) == 0,
            primitive_id: below(5) == 0,
            step_rate: below(4) as u32,
            line_cntl: 0,
            memory,
        }
    }

    fn registers(&self) -> Vec<(u32, u32)> {
        vec![
            (0x30908, self.kind),
            (0x28814, u32::from(self.provoking_last) << 19),
            (0x28a94, u32::from(self.restart.is_some())),
            (0x2840c, self.restart.unwrap_or(0)),
            (0x28408, self.offset),
            (0x28404, self.range[0]),
            (0x28400, self.range[1]),
            (0x28ab4, u32::from(self.reuse_off)),
            (0x28a84, u32::from(self.primitive_id)),
        ]
    }

    fn state(&self) -> VgtState {
        VgtState {
            prim_type: u64::from(self.kind).into(),
            provoking_vtx_last: self.provoking_last,
            reset_en: self.restart.is_some(),
            reset_index: u64::from(self.restart.unwrap_or(0)).into(),
            index_offset: u64::from(self.offset).into(),
            min_index: u64::from(self.range[0]).into(),
            max_index: u64::from(self.range[1]).into(),
            reuse_off: self.reuse_off,
            primitive_id_en: self.primitive_id,
            step_rate: u64::from(self.step_rate).into(),
            line_cntl: u64::from(self.line_cntl).into(),
            ..VgtState::default()
        }
    }

    fn draw(&self) -> DrawRequest {
        let (base, size, limit) = self.call.indices.unwrap_or((0, 0, 0));
        DrawRequest {
            source: match size {
                0 => IndexSource::Counted,
                2 => IndexSource::Short,
                _ => IndexSource::Long,
            },
            base: base.into(),
            limit: u64::from(limit).into(),
            count: u64::from(self.call.count).into(),
            instances: u64::from(self.call.instances).into(),
        }
    }

    fn memory(&self) -> Regions {
        let mut regions = Regions::new();
        assert!(regions.add(Region { base: BASE, data: self.memory.clone(), writable: false }));
        regions
    }
}

/// What the hardware made of a draw: its batches with the step of the instance, and why it ended.
fn run(bench: &mut Bench, case: &Case, latency: usize) -> (Vec<(VertexBatch, u32)>, u64, usize) {
    bench.reset();
    let mut memory = case.memory();
    bench.set_record("state", case.state());
    bench.set_record("draw", case.draw());
    bench.set("start", 1);
    bench.settle();
    bench.step();
    bench.set("start", 0);
    let mut found = vec![];
    let mut due: Option<(usize, u64, u64)> = None;
    for cycle in 0..LIMIT {
        let answers = due.filter(|(at, ..)| *at <= cycle);
        bench.set("response", u64::from(answers.is_some()));
        if let Some((_, line, mask)) = answers {
            let mut bytes = [0; 64];
            let read = |(at, byte): (usize, &mut u8)| {
                let mut one = [0];
                let there = memory.read(64 * line + at as u64, &mut one).is_ok();
                *byte = one[0];
                there || mask >> at & 1 == 0
            };
            let there = bytes.iter_mut().enumerate().map(read).fold(true, |all, there| all & there);
            let words =
                bytes.chunks_exact(8).map(|word| word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
            bench.set_words("response_data", &words.collect::<Vec<u64>>());
            bench.set("response_missing", u64::from(!there));
            due = None;
        }
        bench.settle();
        let asks = bench.get("request_valid") == 1;
        bench.set("request_taken", u64::from(asks));
        if asks {
            assert!(due.is_none(), "one line at a time");
            due = Some((cycle + latency, bench.get("request_line"), bench.get("request_mask")));
        }
        let full = bench.get("batch_valid") == 1;
        bench.set("batch_done", 0);
        if full {
            found.push(batch(bench));
            bench.set("batch_done", 1);
        }
        bench.settle();
        if bench.get("busy") == 0 {
            return (found, bench.get("refusal"), cycle);
        }
        bench.step();
    }
    panic!("{case:?} hangs");
}

/// Reads the batch that the hardware offers.
fn batch(bench: &mut Bench) -> (VertexBatch, u32) {
    let (vertices, primitives) = (bench.get("batch_vertices") as usize, bench.get("batch_primitives"));
    let (instance, step) = (bench.get("batch_instance") as u32, bench.get("batch_step") as u32);
    let mut all = vec![];
    for at in 0..vertices {
        bench.set("beat", (at / LANES) as u64);
        bench.settle();
        let word = |bench: &mut Bench, name: &str| bench.get(&format!("{name}_{}", at % LANES)) as u32;
        all.push((word(bench, "vertex"), word(bench, "primitive_of")));
    }
    let mut read = vec![];
    for number in 0..primitives {
        bench.set("primitive_number", number);
        bench.settle();
        bench.step();
        bench.settle();
        let mut field = |name: &str| bench.get(&format!("primitive_{name}")) as u32;
        read.push(BatchPrimitive {
            kind: field("kind"),
            corners: [field("first"), field("second"), field("third")],
            provoking: field("provoking"),
        });
    }
    (VertexBatch { instance, vertices: all, primitives: read }, step)
}

fn rounds(short: usize) -> usize {
    std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(short)
}

#[test]
fn batches_are_those_of_the_model_for_every_type_of_primitive() {
    let mut bench = Bench::new(|| Vgt::new(LANES));
    let mut random = SplitMix64::new(71);
    let mut shared = 0;
    for kind in TYPES {
        for _ in 0..rounds(40) {
            let case = Case::random(&mut random, kind);
            let expected = batches(&case.registers(), &mut case.memory(), case.call).unwrap();
            let latency = 1 + (random.next_u64() % 30) as usize;
            let (found, refusal, _) = run(&mut bench, &case, latency);
            let steps: Vec<u32> =
                expected.iter().map(|batch| batch.instance.checked_div(case.step_rate).unwrap_or(0)).collect();
            let expected: Vec<_> = expected.into_iter().zip(steps).collect();
            assert_eq!(refusal, VgtRefusal::None as u64, "{case:?}");
            assert_eq!(found, expected, "{case:?}");
            shared += expected.iter().filter(|(batch, _)| batch.vertices.len() < batch.primitives.len()).count();
        }
    }
    assert!(shared > 10, "vertices are shared in {shared} batches only");
    assert_eq!(bench.memory_faults(), 0);
}

#[test]
fn a_batch_ends_with_256_primitives_when_indices_repeat_themselves() {
    let mut bench = Bench::new(|| Vgt::new(LANES));
    let mut random = SplitMix64::new(5);
    let mut case = Case::random(&mut random, 6);
    case.memory.fill(3);
    case.call = DrawCall { indices: Some((BASE, 2, 1024)), count: 800, instances: 2 };
    (case.restart, case.reuse_off, case.primitive_id) = (None, false, false);
    let (found, ..) = run(&mut bench, &case, 5);
    let sizes: Vec<usize> = found.iter().map(|(batch, _)| batch.primitives.len()).collect();
    assert_eq!(sizes, [256, 256, 256, 30, 256, 256, 256, 30]);
}

#[test]
fn a_list_of_triangles_takes_six_cycles_a_triangle() {
    let mut bench = Bench::new(|| Vgt::new(LANES));
    let mut random = SplitMix64::new(6);
    let mut case = Case::random(&mut random, 4);
    case.call = DrawCall { indices: None, count: 60, instances: 1 };
    (case.offset, case.range) = (0, [0, u32::MAX]);
    let (found, _, cycles) = run(&mut bench, &case, 5);
    assert_eq!(found[0].0.primitives.len(), 20);
    assert!(cycles <= 20 * 6 + 4, "{cycles} cycles");
}

#[test]
fn what_is_not_drawn_is_refused_by_name() {
    let mut bench = Bench::new(|| Vgt::new(LANES));
    let mut random = SplitMix64::new(7);
    let mut plain = Case::random(&mut random, 4);
    plain.call = DrawCall { indices: Some((BASE, 4, 30)), count: 30, instances: 1 };
    let refusals = [
        (9, VgtRefusal::Patches),
        (10, VgtRefusal::Adjacency),
        (13, VgtRefusal::Adjacency),
        (0, VgtRefusal::PrimitiveType),
        (63, VgtRefusal::PrimitiveType),
    ];
    for (kind, refusal) in refusals {
        let case = Case { kind, ..plain.clone() };
        assert!(batches(&case.registers(), &mut case.memory(), case.call).is_err());
        assert_eq!(run(&mut bench, &case, 3), (vec![], refusal as u64, 0), "{kind}");
    }
    // EXPAND_LINE_WIDTH, PERPENDICULAR_ENDCAP_ENA; triangles do not mind.
    for line_cntl in [1 << 9, 1 << 11] {
        let case = Case { kind: 3, line_cntl, ..plain.clone() };
        assert_eq!(run(&mut bench, &case, 3), (vec![], VgtRefusal::Lines as u64, 0));
        assert_eq!(run(&mut bench, &Case { kind: 4, ..case }, 3).1, VgtRefusal::None as u64);
    }
    for (base, size, refusal) in [
        (BASE + 2, 4, VgtRefusal::IndexAddress),
        (BASE + 1, 2, VgtRefusal::IndexAddress),
        (BASE + BYTES as u64 - 8, 4, VgtRefusal::IndexMemory),
        (BASE - 4, 4, VgtRefusal::IndexMemory),
    ] {
        let call = DrawCall { indices: Some((base, size, 30)), count: 30, instances: 1 };
        let (_, found, _) = run(&mut bench, &Case { call, restart: None, ..plain.clone() }, 3);
        assert_eq!(found, refusal as u64, "{base:#x}");
    }
    // Nothing is refused of a draw of nothing.
    let call = DrawCall { indices: None, count: 0, instances: 1 };
    assert_eq!(run(&mut bench, &Case { kind: 9, call, ..plain.clone() }, 3), (vec![], VgtRefusal::None as u64, 0));
}
