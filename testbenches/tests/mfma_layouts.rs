//! Where the elements of the matrices of CDNA4 lie, by the rules of the document alone (7.1.4, 7.1.5.1, 7.5.1): in A one element is 1 and all others are zero, so
//! that one row of D is a row of B, and every other row is zero. Neither the model's layouts nor the hardware's are asked.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_isa::arch::cdna4::small_format_registers;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::Element;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::VectorTarget;
use tombolo_sim::vectors::format::Vector;
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::multiply::{multiplies, range, vector};
use tombolo_testbenches::random::{below, pick};

/// First registers of A, B and D, and that of sparse indices.
const PLACES: [usize; 4] = [0, 8, 32, 24];
/// Numbers that every format has.
const NUMBERS: [i32; 9] = [1, 2, 3, 4, 6, -1, -2, -3, -6];

/// Elements: bits of exponent and of fraction; integers have no exponent.
type Kind = (u32, u32);
const FORMATS: [Kind; 5] = [(4, 3), (5, 2), (2, 3), (3, 2), (2, 1)];

fn kind(element: Element) -> Kind {
    match element {
        Element::F64 => (11, 52),
        Element::F16 => (5, 10),
        Element::Bf16 => (8, 7),
        Element::I8 => (0, 7),
        Element::Fp8 => FORMATS[0],
        Element::Bf8 => FORMATS[1],
        _ => (8, 23),
    }
}

const fn bits((exponent, fraction): Kind) -> usize {
    (1 + exponent + fraction) as usize
}

/// One of [`NUMBERS`], or zero.
fn encoded(kind: Kind, number: i32) -> u64 {
    let (exponent, fraction) = kind;
    if exponent == 0 {
        return u64::from(number as u8);
    }
    let Some(log) = number.unsigned_abs().checked_ilog2() else { return 0 };
    let field = u64::from((1 << (exponent - 1)) - 1 + log);
    let odd = u64::from(number.unsigned_abs() == 3 << (log.max(1) - 1) && log > 0);
    u64::from(number < 0) << (exponent + fraction) | field << fraction | odd << (fraction - 1)
}

/// Rows, columns along K, and blocks, as the mnemonic has them.
fn sizes(name: &str) -> [usize; 3] {
    let size = name.split('_').find(|part| part.contains('x')).unwrap();
    let mut numbers = size.split('x').skip(1).map(|number| number.parse().unwrap());
    let (size, depth) = (numbers.next().unwrap(), numbers.next().unwrap());
    let blocks = name.split('_').filter_map(|part| part.strip_suffix('b')).find_map(|count| count.parse().ok());
    [size, depth, blocks.unwrap_or(1)]
}

/// Lane, and number of the element in the lane, of row or column `i` of A or B at `k` of so many along K, in so many runs.
fn input([size, depth, blocks]: [usize; 3], runs: usize, block: usize, i: usize, k: usize) -> (usize, usize) {
    let of_lane = size * depth * blocks / 64 / runs;
    let (run, k) = (k / (depth / runs), k % (depth / runs));
    (i + size * (block + blocks * (k / of_lane)), run * of_lane + k % of_lane)
}

/// The same of D.
fn output([size, _, blocks]: [usize; 3], wide: bool, block: usize, i: usize, j: usize) -> (usize, usize) {
    let height = if wide { 1 } else { 4 };
    let blocks_of_item = 64usize.div_ceil(size * size / height).min(blocks);
    let rows = 64 / blocks_of_item / size;
    let groups = size / (height * rows);
    let lane = j + size * (block % blocks_of_item + blocks_of_item * (i / height % rows));
    (lane, i % height + height * (i / height / rows + groups * (block / blocks_of_item)))
}

/// A multiply with one 1 in A, and what D is then, by register and lane.
struct Case {
    vector: Vector,
    d: BTreeMap<(usize, usize), u32>,
    registers: usize,
}

/// Registers of a matrix.
#[derive(Default)]
struct Registers(BTreeMap<usize, Vec<u32>>);

impl Registers {
    fn set(&mut self, first: usize, width: usize, (lane, item): (usize, usize), value: u64) {
        for bit in 0..width {
            let at = item * width + bit;
            let word = &mut self.0.entry(first + at / 32).or_insert_with(|| vec![0; 64])[lane];
            *word |= ((value >> bit & 1) as u32) << (at % 32);
        }
    }
}

fn case(row: &Opcode, formats: Option<[usize; 2]>, random: &mut SplitMix64) -> Case {
    let name = row.mnemonic;
    let sparse = name.starts_with("v_smfmac");
    let [size, depth, blocks] = sizes(name);
    let count = |at: usize| usize::from(row.registers(&row.operands[at], true));
    let own = |at: usize| kind(row.operands[at].data.element);
    let (kinds, counts) = match formats {
        Some(formats) => {
            (formats.map(|format| FORMATS[format]), formats.map(|format| small_format_registers(format as u32).into()))
        }
        None => ([own(1), own(2)], [count(1), count(2)]),
    };
    // Bytes of F8F6F4, and B of sparse multiplies with twice the depth, lie in two runs.
    let runs = match formats {
        Some(formats) => formats.map(|format| if format < 2 { 2 } else { 1 }),
        None => [1, if sparse && counts[1] == 8 { 2 } else { 1 }],
    };
    let kept = if sparse { depth / 2 } else { depth };
    let [of_a, of_b, of_d, of_index] = PLACES;
    let mut registers = Registers::default();
    let (block, i, at) = (
        below(random, blocks as u32) as usize,
        below(random, size as u32) as usize,
        below(random, kept as u32) as usize,
    );
    let a = input([size, kept, blocks], runs[0], block, i, at);
    registers.set(of_a, bits(kinds[0]), a, encoded(kinds[0], 1));
    let index: Vec<u32> = (0..64).map(|_| random.next_u32()).collect();
    let k = if sparse { 4 * (at / 2) + (index[a.0] >> (2 * a.1) & 3) as usize } else { at };
    let wide = row.operands[0].data.element == Element::F64;
    let is_integer = row.operands[0].data.element == Element::I32;
    let mut d = BTreeMap::new();
    for other in 0..blocks {
        for j in 0..size {
            for along in 0..depth {
                let number = pick(random, &NUMBERS);
                let place = input([size, depth, blocks], runs[1], other, j, along);
                registers.set(of_b, bits(kinds[1]), place, encoded(kinds[1], number));
                if other != block || along != k {
                    continue;
                }
                let (lane, item) = output([size, depth, blocks], wide, block, i, j);
                let result = match (wide, is_integer) {
                    (true, _) => f64::from(number).to_bits(),
                    (_, true) => u64::from(number as u32),
                    _ => u64::from((number as f32).to_bits()),
                };
                let words = if wide { 2 } else { 1 };
                for word in 0..words {
                    d.insert((of_d + words * item + word, lane), (result >> (32 * word)) as u32);
                }
            }
        }
    }
    registers.0.insert(of_index, index);
    let scales = if row.format == Format::MaiScale {
        registers.0.insert(of_index, vec![0x7f7f_7f7f; 64]);
        format!(", v{of_index}, v{of_index} op_sel_hi:[0,0,0]")
    } else {
        String::new()
    };
    let chosen = formats.map(|[a, b]| format!(" cbsz:{a} blgp:{b}")).unwrap_or_default();
    let last = if sparse { format!("v{of_index}") } else { "0".to_owned() };
    let text = format!(
        "{name} {}, {}, {}, {last}{scales}{}\ns_endpgm",
        range('v', of_d, count(0)),
        range('v', of_a, counts[0]),
        range('v', of_b, counts[1]),
        chosen.replace(" cbsz:0", "").replace(" blgp:0", "")
    );
    Case { vector: vector(&text, 0xf0, registers.0), d, registers: count(0) }
}

#[test]
fn one_element_of_a_puts_a_row_of_b_where_the_document_says() {
    let mut random = SplitMix64::new(3);
    let mut hardware = RtlTarget::new(None);
    let rows = multiplies();
    assert_eq!(rows.len(), 68);
    for row in rows {
        let formats: Vec<Option<[usize; 2]>> = match row.mnemonic.contains("f8f6f4") {
            true => (0..5).flat_map(|a| (0..5).map(move |b| Some([a, b]))).collect(),
            false => vec![None; 6],
        };
        for formats in formats {
            let case = case(row, formats, &mut random);
            let states = [hardware.run(&case.vector).unwrap(), ModelTarget.run(&case.vector).unwrap()];
            for (state, name) in states.iter().zip(["hardware", "model"]) {
                for register in PLACES[2]..PLACES[2] + case.registers {
                    for lane in 0..64 {
                        let expected = case.d.get(&(register, lane)).copied().unwrap_or(0);
                        let got = state.vectors.get(register).map_or(0, |lanes| lanes[lane]);
                        assert_eq!(got, expected, "{name}: v{register} of lane {lane}, {}", case.vector.asm[0]);
                    }
                }
            }
        }
    }
}
