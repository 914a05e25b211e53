//! The address VGPRs of image instructions (sections 10.2 to 10.4): which register or half of one each part is in.

use crate::texture::{Lod, Position, Request, difference};
use crate::vmem::format::half_to_single;
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::ImageAddress;

/// What the coordinates of a dimension (DIM) are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Coordinate {
    /// Along x, y or z.
    Axis(usize),
    /// The slice of an array, or the face of a cube.
    Slice,
    /// The sample.
    Sample,
}

use Coordinate::{Axis, Sample, Slice};

/// The coordinates of each DIM, in order.
const COORDINATES: [&[Coordinate]; 8] = [
    &[Axis(0)],
    &[Axis(0), Axis(1)],
    &[Axis(0), Axis(1), Axis(2)],
    &[Axis(0), Axis(1), Slice],
    &[Axis(0), Slice],
    &[Axis(0), Axis(1), Slice],
    &[Axis(0), Axis(1), Sample],
    &[Axis(0), Axis(1), Slice, Sample],
];

/// The address of an instruction: its registers, and what lies in them.
#[derive(Debug, Clone)]
pub struct Address {
    registers: Vec<usize>,
    parts: ImageAddress,
    dimension: usize,
    /// Coordinates and what follows them have 16 bits, two a register.
    narrow: bool,
}

/// The parts of an address in the order in which they lie.
struct Reader<'a> {
    wave: &'a Wave,
    address: &'a Address,
    lane: usize,
    /// Registers read so far.
    next: usize,
    /// 16-bit values of the body read so far.
    halves: usize,
}

impl Reader<'_> {
    fn register(&self, index: usize) -> u32 {
        let register = self.address.registers.get(index).copied();
        register.map_or(0, |register| self.wave.vgpr_lane(register, self.lane))
    }

    /// A whole register.
    fn word(&mut self) -> u32 {
        self.next += 1;
        self.register(self.next - 1)
    }

    /// The next value of the body, as its 32 or 16 bits.
    fn bits(&mut self) -> u32 {
        if !self.address.narrow {
            return self.word();
        }
        let half = self.halves;
        self.halves += 1;
        self.register(self.next + half / 2) >> (16 * (half % 2)) & 0xffff
    }

    /// The next value of the body as a number.
    fn number(&mut self) -> f32 {
        let bits = self.bits();
        f32::from_bits(if self.address.narrow { half_to_single(bits) } else { bits })
    }
}

impl Address {
    /// The address of an instruction.
    pub fn of(instruction: &Instruction) -> Address {
        let registers = instruction
            .image_address()
            .flat_map(|(first, count)| (0..count).map(move |i| usize::from(first) + usize::from(i)));
        Address {
            registers: registers.collect(),
            parts: instruction.opcode.image_address,
            dimension: instruction.field(FieldName::Dim) as usize & 7,
            narrow: instruction.field(FieldName::A16) != 0,
        }
    }

    fn reader<'a>(&'a self, wave: &'a Wave, lane: usize) -> Reader<'a> {
        Reader { wave, address: self, lane, next: 0, halves: 0 }
    }

    /// The texel of an instruction without a sampler: whole numbers (section 10.2). Of GET_RESINFO only the level.
    pub fn position(&self, wave: &Wave, lane: usize) -> Position {
        let mut reader = self.reader(wave, lane);
        let mut position = Position::default();
        if self.parts.contains(ImageAddress::COORDINATES) {
            for coordinate in COORDINATES[self.dimension] {
                let value = reader.bits();
                match coordinate {
                    Axis(axis) => position.texel[*axis] = value,
                    Slice => (position.slice, position.texel[2]) = (value, value),
                    Sample => position.sample = value,
                }
            }
        }
        if self.parts.contains(ImageAddress::MIP) {
            position.level = reader.bits();
        }
        position
    }

    /// Whether the level of detail follows from the neighbours' coordinates.
    pub fn is_implicit(&self) -> bool {
        !self.parts.intersects(ImageAddress::LOD | ImageAddress::GRADIENTS | ImageAddress::GRADIENTS16)
    }

    /// The coordinates alone of a lane.
    fn coordinates(&self, wave: &Wave, lane: usize) -> [f32; 3] {
        let mut reader = self.reader(wave, lane);
        let one = |part| usize::from(self.parts.contains(part));
        reader.next = one(ImageAddress::OFFSET) + one(ImageAddress::BIAS) + one(ImageAddress::ZCOMPARE);
        let mut position = [0.0; 3];
        for coordinate in COORDINATES[self.dimension] {
            let value = reader.number();
            if let Axis(axis) = coordinate {
                position[*axis] = value;
            }
        }
        position
    }

    /// What a lane asks of the sampler (sections 10.3 and 10.4). `zero`: the base level, whatever the derivatives.
    pub fn request(&self, wave: &Wave, lane: usize, zero: bool, unnormalized: bool) -> Request {
        let mut reader = self.reader(wave, lane);
        let has = |part| self.parts.contains(part);
        let mut request = Request { unnormalized, ..Request::at([0.0; 3]) };
        if has(ImageAddress::OFFSET) {
            // Signed numbers of 6 bits.
            let word = reader.word();
            request.offset = [0, 8, 16].map(|lsb| (word << (26 - lsb)) as i32 >> 26);
        }
        let mut bias = 0.0;
        if has(ImageAddress::BIAS) {
            let word = reader.word();
            bias = f32::from_bits(if self.narrow { half_to_single(word & 0xffff) } else { word });
        }
        if has(ImageAddress::ZCOMPARE) {
            request.reference = Some(f32::from_bits(reader.word()));
        }
        let axes = COORDINATES[self.dimension].iter().filter(|coordinate| matches!(coordinate, Axis(_))).count();
        let mut gradients = [[0.0; 3]; 2];
        for gradient in &mut gradients {
            if has(ImageAddress::GRADIENTS) {
                gradient[..axes].fill_with(|| f32::from_bits(reader.word()));
            } else if has(ImageAddress::GRADIENTS16) {
                // Two a register; each direction begins with a new one.
                for pair in gradient[..axes].chunks_mut(2) {
                    let word = reader.word();
                    for (half, value) in pair.iter_mut().enumerate() {
                        *value = f32::from_bits(half_to_single(word >> (16 * half) & 0xffff));
                    }
                }
            }
        }
        for coordinate in COORDINATES[self.dimension] {
            let value = reader.number();
            match coordinate {
                Axis(axis) => request.position[*axis] = value,
                Slice | Sample => request.slice = value,
            }
        }
        if self.is_implicit() {
            gradients = self.differences(wave, lane);
        }
        request.lod = match () {
            () if zero => Lod::Zero,
            () if has(ImageAddress::LOD) => Lod::Explicit(reader.number()),
            () => {
                let clamp = has(ImageAddress::LOD_CLAMP).then(|| reader.number());
                let [horizontal, vertical] = gradients;
                Lod::Computed { horizontal, vertical, bias, clamp }
            }
        };
        request
    }

    /// How much the coordinates change from the first lane of the quad to the second and to the third one, which are the
    /// pixels to its right and below it.
    fn differences(&self, wave: &Wave, lane: usize) -> [[f32; 3]; 2] {
        let first = lane & !3;
        let [origin, right, below] = [first, first + 1, first + 2].map(|lane| self.coordinates(wave, lane));
        [right, below].map(|there| [0, 1, 2].map(|axis| difference(there[axis], origin[axis])))
    }
}
