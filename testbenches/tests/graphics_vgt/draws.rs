//! Draws of unmodified drivers on the hardware: what the command processor reads becomes primitives whose vertices are those of the model, bit for
//! bit. (What parameters become is seen in pictures.)

use pretty_assertions::assert_eq;
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::compute_queue::ComputeQueue;
use tombolo_hdl::config::Config;
use tombolo_model::graphics::Machine;
use tombolo_model::graphics::reference::{ShadedPrimitive, Vertex};
use tombolo_model::memory::Memory;
use tombolo_netlist::ir::SignalId;
use tombolo_netlist::value::Value;
use tombolo_netlist::without_debug::without_debug;
use tombolo_sim::engine::{
    CompiledEngine, Engine, EngineError, Hierarchy, InputHandle, MemoryFault, MemoryHandle, RegisterHandle, Saved,
    ScopeId, SignalHandle, word,
};
use tombolo_sim::submit::{Recording, Stream, hardware};

/// Steps of the model, cycles of the hardware.
const LIMIT: u64 = 1 << 26;
/// Where geometry is.
const GEOMETRY: &str = "graphics_0.geometry";

/// A vertex as the hardware hands it over.
#[derive(Debug, Clone, PartialEq, Default)]
struct Seen {
    position: [u32; 4],
    /// Zero where the shader gives none.
    point_size: u32,
    layer: u32,
    viewport: u32,
    kill: bool,
    distances: [u32; 8],
}

/// A primitive as the hardware hands it over.
#[derive(Debug, Clone, PartialEq, Default)]
struct Primitive {
    kind: u32,
    provoking: usize,
    vertices: [Seen; 3],
}

impl Primitive {
    fn of(primitive: &ShadedPrimitive) -> Self {
        let vertex = |vertex: &Vertex| Seen {
            position: vertex.position.map(f32::to_bits),
            point_size: vertex.point_size.map_or(0, f32::to_bits),
            layer: vertex.layer,
            viewport: vertex.viewport,
            kill: vertex.kill,
            distances: vertex.distances.map(f32::to_bits),
        };
        Self {
            kind: primitive.kind(),
            provoking: primitive.provoking(),
            vertices: primitive.vertices.each_ref().map(vertex),
        }
    }
}

/// The hardware with somebody who looks at its primitives.
struct Taker {
    engine: CompiledEngine,
    seen: Vec<Primitive>,
}

impl Taker {
    fn new(config: Config) -> Self {
        let build = move || {
            let mut queue = ComputeQueue::new(config);
            queue.connect_all();
            without_debug(
                &tombolo_netlist::elaborate(&queue, "compute_queue").unwrap_or_else(|errors| panic!("{}", errors[0])),
            )
        };
        let thread = std::thread::Builder::new().stack_size(512 << 20).spawn(build).unwrap();
        let engine = CompiledEngine::new(Arc::new(thread.join().unwrap())).unwrap();
        Self { engine, seen: vec![] }
    }

    fn out(&self, name: &str) -> u64 {
        word(&self.engine, self.engine.find(name).unwrap())
    }

    fn vertex(&self, corner: &str) -> Seen {
        let field = |name: &str| self.out(&format!("{GEOMETRY}.primitive_{corner}_{name}")) as u32;
        let vector = |name: &str| ["x", "y", "z", "w"].map(|channel| field(&format!("{name}_{channel}")));
        let [low, high] = ["low_distances", "high_distances"].map(vector);
        Seen {
            position: vector("position"),
            point_size: field("point_size"),
            layer: field("layer"),
            viewport: field("viewport"),
            kill: field("kill") == 1,
            distances: [low, high].concat().try_into().unwrap(),
        }
    }

    /// Looks whether a primitive is taken in this cycle.
    fn take(&mut self) {
        self.engine.settle();
        if self.out(&format!("{GEOMETRY}.primitive_taken")) == 0 {
            return;
        }
        let vertices = ["first", "second", "third"].map(|corner| self.vertex(corner));
        let of = |name: &str| self.out(&format!("{GEOMETRY}.primitive_{name}"));
        let (kind, provoking) = (of("kind") as u32, of("provoking") as usize);
        self.seen.push(Primitive { kind, provoking, vertices });
    }
}

impl Engine for Taker {
    fn hierarchy(&self) -> &Hierarchy {
        self.engine.hierarchy()
    }

    fn handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle {
        self.engine.handle(scope, signal)
    }

    fn get(&self, signal: SignalHandle) -> &[u64] {
        self.engine.get(signal)
    }

    fn set(&mut self, input: InputHandle, value: &[u64]) {
        self.engine.set(input, value);
    }

    fn poke(&mut self, register: RegisterHandle, value: &[u64]) {
        self.engine.poke(register, value);
    }

    fn read_memory(&self, memory: MemoryHandle, index: u32) -> Result<Value, EngineError> {
        self.engine.read_memory(memory, index)
    }

    fn write_memory(&mut self, memory: MemoryHandle, index: u32, value: &[u64]) -> Result<(), EngineError> {
        self.engine.write_memory(memory, index, value)
    }

    fn settle_outputs(&mut self) {
        self.engine.settle_outputs();
    }

    fn settle(&mut self) {
        self.engine.settle();
    }

    fn step(&mut self) {
        self.take();
        self.engine.step();
    }

    fn save(&self) -> Option<Saved> {
        self.engine.save()
    }

    fn restore(&mut self, saved: &Saved) {
        self.engine.restore(saved);
    }

    fn cycles(&self) -> u64 {
        self.engine.cycles()
    }

    fn faults(&self) -> &[MemoryFault] {
        self.engine.faults()
    }
}

fn recording(name: &str) -> Recording {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("graphics/recordings");
    Recording::read(&folder.join(format!("{name}.txt"))).unwrap()
}

/// The primitives of a recording on the model.
fn expected(name: &str) -> Vec<Primitive> {
    primitives(&mut recording(name))
}

fn primitives(recording: &mut Recording) -> Vec<Primitive> {
    let mut machine = Machine::new(LIMIT);
    machine.keep_primitives();
    for stream in recording.graphics_streams().unwrap() {
        machine.execute(&mut recording.memory, stream.address, stream.bytes).unwrap();
    }
    machine.kept_primitives().iter().map(Primitive::of).collect()
}

#[test]
fn vertices_of_recorded_draws_are_those_of_the_model() {
    let mut taker = Taker::new(Config::by_name("gfx7").unwrap());
    let start = taker.save().unwrap();
    for name in RECORDINGS {
        taker.restore(&start);
        taker.seen.clear();
        let before = taker.cycles();
        let outcome = hardware::run_on(&mut taker, &mut recording(name), LIMIT).unwrap();
        let cycles = taker.cycles() - before;
        assert_eq!(outcome.error, None, "{name}");
        let expected = expected(name);
        assert!(!expected.is_empty(), "{name}");
        println!("{name}: {} primitives, {cycles} cycles", expected.len());
        assert_eq!(taker.seen.len(), expected.len(), "{name}");
        for (number, (seen, expected)) in taker.seen.iter().zip(&expected).enumerate() {
            assert_eq!(seen, expected, "primitive {number} of {name}");
        }
    }
    assert_eq!(taker.faults(), []);
}

/// Recordings of Vulkan and OpenGL drivers.
const RECORDINGS: [&str; 4] = ["triangle", "cube", "cube-25", "gl-clip"];

/// The recorded triangle with another first word in its vertex shader.
fn with_shader(taker: &mut Taker, word: u32) -> Option<String> {
    let start = taker.save().unwrap();
    let mut recording = recording("triangle");
    assert_eq!(hardware::run_on(taker, &mut recording, LIMIT).unwrap().error, None);
    let address = taker.out(&format!("{GEOMETRY}.vertex_state_stage_pgm_lo")) << 8;
    recording.memory.write(address, &word.to_le_bytes()).unwrap();
    taker.restore(&start);
    hardware::run_on(taker, &mut recording, LIMIT).unwrap().error
}

#[test]
fn a_vertex_shader_that_exports_no_position_is_refused_and_one_that_faults_ends_the_draw() {
    const S_ENDPGM: u32 = 0xbf81_0000;
    const NO_INSTRUCTION: u32 = 0xbfff_0000;
    let mut taker = Taker::new(Config::by_name("gfx7").unwrap());
    let start = taker.save().unwrap();
    let error = with_shader(&mut taker, S_ENDPGM).unwrap();
    assert!(error.contains("the vertex stage refuses the draw: Position"), "{error}");
    taker.restore(&start);
    let error = with_shader(&mut taker, NO_INSTRUCTION).unwrap();
    assert!(error.contains("a wave has faulted"), "{error}");
    let active: Vec<u64> = (0..4).map(|simd| taker.out(&format!("unit.wave_active_{simd}"))).collect();
    assert_eq!(active, [0; 4], "a wave is left");
}

/// Packets behind a recording: indices in a buffer, counted ones, instances, arguments in memory.
fn with_more_draws(name: &str) -> Recording {
    const BASE: u64 = 0x7_0000_0000;
    const INDICES: u64 = BASE + 0x1000;
    const ARGUMENTS: u64 = BASE + 0x2000;
    let mut recording = recording(name);
    recording.memory.map(BASE, 0x4000);
    let packet = |opcode: u32, body: &[u32]| {
        let mut words = vec![3 << 30 | (body.len() as u32 - 1) << 16 | opcode << 8];
        words.extend(body);
        words
    };
    let low = |address: u64| address as u32;
    let high = |address: u64| (address >> 32) as u32;
    // SPI_SHADER_USER_DATA_VS_14 and 15, which these shaders do not have.
    let [vertex, instance] = [0x4c + 14, 0x4c + 15];
    // INDEX_TYPE, INDEX_BASE, INDEX_BUFFER_SIZE, NUM_INSTANCES, SET_BASE.
    let words = [
        packet(0x2a, &[1]),
        packet(0x26, &[low(INDICES), high(INDICES)]),
        packet(0x13, &[20]),
        packet(0x2f, &[2]),
        packet(0x11, &[1, low(ARGUMENTS), high(ARGUMENTS)]),
        // DRAW_INDEX_OFFSET_2, DRAW_INDIRECT, DRAW_INDEX_INDIRECT, DRAW_INDEX_2, DRAW_INDEX_AUTO.
        packet(0x35, &[17, 5, 14, 0]),
        packet(0x24, &[0x20, vertex, instance, 2]),
        packet(0x25, &[0x40, vertex, instance, 0]),
        packet(0x27, &[9, low(INDICES + 12), high(INDICES), 12, 0]),
        packet(0x2d, &[3, 2]),
    ]
    .concat();
    let mut put = |address: u64, words: &[u32]| {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        recording.memory.write(address, &bytes).unwrap();
    };
    put(BASE, &words);
    put(INDICES, &[0, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 7, 0, 2, 4, 1, 1, 3, 2, 0]);
    put(ARGUMENTS + 0x20, &[6, 3, 0, 77]);
    put(ARGUMENTS + 0x40, &[15, 2, 7, 5, 88]);
    let engine = recording.streams[0].engine;
    recording.streams.push(Stream { engine, address: BASE, bytes: 4 * words.len() as u64 });
    recording
}

#[test]
fn draws_with_indices_instances_and_arguments_in_memory_are_those_of_the_model() {
    let mut taker = Taker::new(Config::by_name("gfx7").unwrap());
    let start = taker.save().unwrap();
    for name in ["triangle", "cube"] {
        taker.restore(&start);
        taker.seen.clear();
        let mut on_model = with_more_draws(name);
        let expected = primitives(&mut on_model);
        let before = self::expected(name).len();
        // 14 indices less two beyond the limit, and so on: all of them are lists of triangles.
        assert_eq!(expected.len() - before, 2 * 4 + 3 * 2 + 2 * 5 + 2 * 4 + 2, "{name}");
        let outcome = hardware::run_on(&mut taker, &mut with_more_draws(name), LIMIT).unwrap();
        assert_eq!(outcome.error, None, "{name}");
        assert_eq!(taker.seen, expected, "{name}");
        let registers = [14, 15].map(|at| taker.out(&format!("graphics_0.registers.vertex_data_{at}")));
        assert_eq!(registers, [5, 88], "first vertex and first instance");
    }
}
