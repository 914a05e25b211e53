//! NumPy's file format `.npy`: an array's element type and shape, then its elements (NumPy reference, "numpy.lib.format").
//!
//! Only what a buffer can be is read: elements of one plain type, little-endian, last index fastest. The header is read here
//! and not by a crate, since those (npyz, ndarray-npy) panic on shapes that overflow and take exponential time for nested
//! brackets, and a manifest may name any file.

use super::Dtype;
use std::ops::Range;

const MAGIC: &[u8] = b"\x93NUMPY";
/// The elements start at a multiple of this.
const ALIGN: usize = 64;
/// Longer headers than this are refused, as NumPy does.
const MAX_HEADER: usize = 10_000;

/// Why a file is no array that a buffer can hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NpyError {
    /// Something else.
    #[error("is no .npy file")]
    NotNpy,
    /// A version of the format that is not known.
    #[error("is a .npy file of version {0}.{1}; 1.0, 2.0 and 3.0 are known")]
    Version(u8, u8),
    /// The header cannot be understood.
    #[error("has a .npy header that cannot be read: {0}")]
    Header(&'static str),
    /// The first index is fastest.
    #[error("is in Fortran order; save it in C order (numpy.ascontiguousarray)")]
    FortranOrder,
    /// The most significant byte comes first.
    #[error("has big-endian elements ('{0}'); save them little-endian (array.astype('{little}'))", little = .0.replace('>', "<"))]
    BigEndian(String),
    /// Elements that no buffer has.
    #[error("has elements of type {0}, which is no element type of a buffer")]
    Type(String),
    /// Elements are missing, or there are too many bytes.
    #[error("holds {actual} bytes of elements, but its shape {shape:?} takes {wanted}")]
    Size {
        /// Bytes behind the header.
        actual: u64,
        /// Bytes that the header announces, or the greatest number where that has too many digits.
        wanted: u64,
        /// The shape in the header.
        shape: Vec<u64>,
    },
}

/// What the header says of the elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Elements {
    /// One of NumPy's own types.
    Of(Dtype),
    /// So many bytes without a type: how NumPy saves the types of the package `ml_dtypes`.
    Raw(u64),
}

impl Elements {
    /// The elements may be taken for elements of `dtype`: they are; or they are the bits, as unsigned integers or without a
    /// type, of a type that NumPy does not have.
    pub fn may_be(self, dtype: Dtype) -> bool {
        let bits = match dtype {
            Dtype::Bfloat16 => Some(Dtype::Uint16),
            Dtype::Float8E4m3 | Dtype::Float8E5m2 => Some(Dtype::Uint8),
            _ => None,
        };
        match self {
            Self::Of(own) => own == dtype || bits == Some(own),
            Self::Raw(size) => bits.is_some() && size == dtype.size() as u64,
        }
    }
}

/// An array in a file's bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Array {
    /// Type of the elements.
    pub elements: Elements,
    /// Extents, outermost first; none of a single element.
    pub shape: Vec<u64>,
    /// Where the elements are.
    pub data: Range<usize>,
}

impl Array {
    /// Finds the array in the content of a file.
    ///
    /// # Errors
    /// [`NpyError`]
    pub fn find(file: &[u8]) -> Result<Self, NpyError> {
        let rest = file.strip_prefix(MAGIC).ok_or(NpyError::NotNpy)?;
        let (length, start) = match *rest {
            [1, 0, low, high, ..] => (usize::from(u16::from_le_bytes([low, high])), MAGIC.len() + 4),
            [2 | 3, 0, a, b, c, d, ..] => (u32::from_le_bytes([a, b, c, d]) as usize, MAGIC.len() + 6),
            [1..=3, 0, ..] | [] | [_] => return Err(NpyError::Header("it ends too early")),
            [major, minor, ..] => return Err(NpyError::Version(major, minor)),
        };
        if length > MAX_HEADER {
            return Err(NpyError::Header("it is too long"));
        }
        let end = start + length;
        let header = file.get(start..end).ok_or(NpyError::Header("it ends too early"))?;
        let header = std::str::from_utf8(header).map_err(|_| NpyError::Header("it is no text"))?;
        let Header { descr, fortran, shape } = Header::parse(header).map_err(NpyError::Header)?;
        let elements = elements(&descr)?;
        if fortran {
            return Err(NpyError::FortranOrder);
        }
        let size = match elements {
            Elements::Of(dtype) => dtype.size() as u64,
            Elements::Raw(size) => size,
        };
        let wanted = shape.iter().try_fold(size, |product, &extent| product.checked_mul(extent)).unwrap_or(u64::MAX);
        let actual = (file.len() - end) as u64;
        if wanted != actual {
            return Err(NpyError::Size { actual, wanted, shape });
        }
        Ok(Self { elements, shape, data: end..file.len() })
    }
}

/// NumPy's description of an element type; of types that it does not have, of their bits.
fn descr(dtype: Dtype) -> &'static str {
    match dtype {
        Dtype::Bool => "|b1",
        Dtype::Uint8 | Dtype::Float8E4m3 | Dtype::Float8E5m2 => "|u1",
        Dtype::Int8 => "|i1",
        Dtype::Uint16 | Dtype::Bfloat16 => "<u2",
        Dtype::Int16 => "<i2",
        Dtype::Float16 => "<f2",
        Dtype::Uint32 => "<u4",
        Dtype::Int32 => "<i4",
        Dtype::Float32 => "<f4",
        Dtype::Uint64 => "<u8",
        Dtype::Int64 => "<i8",
        Dtype::Float64 => "<f8",
    }
}

/// What a description names.
fn elements(text: &str) -> Result<Elements, NpyError> {
    const OWN: [Dtype; 12] = [
        Dtype::Bool,
        Dtype::Uint8,
        Dtype::Int8,
        Dtype::Uint16,
        Dtype::Int16,
        Dtype::Float16,
        Dtype::Uint32,
        Dtype::Int32,
        Dtype::Float32,
        Dtype::Uint64,
        Dtype::Int64,
        Dtype::Float64,
    ];
    let order = text.get(..1).unwrap_or_default();
    let kind = text.get(1..).unwrap_or_default();
    if let Some(dtype) = OWN.into_iter().find(|dtype| descr(*dtype)[1..] == *kind) {
        // The order of the bytes of one byte does not matter.
        return match order {
            "<" | "|" | "=" => Ok(Elements::Of(dtype)),
            ">" if dtype.size() == 1 => Ok(Elements::Of(dtype)),
            ">" => Err(NpyError::BigEndian(text.to_owned())),
            _ => Err(NpyError::Type(format!("'{text}'"))),
        };
    }
    match kind {
        "V1" => Ok(Elements::Raw(1)),
        "V2" => Ok(Elements::Raw(2)),
        _ => Err(NpyError::Type(format!("'{text}'"))),
    }
}

/// The content of a file with an array of `dtype` whose elements are `data`. What NumPy has no type for is written as the
/// unsigned integers that are its bits.
pub fn file(dtype: Dtype, shape: &[u64], data: &[u8]) -> Vec<u8> {
    let extents: String = shape.iter().map(|extent| format!("{extent}, ")).collect();
    let extents = if shape.len() == 1 { extents.trim_end() } else { extents.trim_end_matches(", ") };
    let mut header = format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({extents}), }}", descr(dtype));
    // Magic, version, two bytes of length, and the newline at the end.
    let before = MAGIC.len() + 4;
    let unpadded = before + header.len() + 1;
    header.extend(std::iter::repeat_n(' ', unpadded.next_multiple_of(ALIGN) - unpadded));
    header.push('\n');
    let mut file = MAGIC.to_vec();
    file.extend([1, 0]);
    // Shapes have at most as many extents as those of NumPy (64), so the header is far shorter than 65,536.
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.bytes());
    file.extend(data);
    file
}

/// The three entries of the header's dictionary.
#[derive(Debug, Default)]
struct Header {
    descr: String,
    fortran: bool,
    shape: Vec<u64>,
}

impl Header {
    fn parse(text: &str) -> Result<Self, &'static str> {
        let mut rest = Cursor(text);
        let (mut descr, mut fortran, mut shape) = (None, None, None);
        rest.expect("{", "it is no dictionary")?;
        while !rest.take("}") {
            let key = rest.string().ok_or("a key is no string")?;
            rest.expect(":", "a colon is missing")?;
            match key {
                "descr" => descr = Some(rest.string().ok_or("'descr' is no plain type")?.to_owned()),
                "fortran_order" => fortran = Some(rest.boolean().ok_or("'fortran_order' is no boolean")?),
                "shape" => shape = Some(rest.tuple()?),
                _ => return Err("it has an unknown key"),
            }
            if !rest.take(",") {
                rest.expect("}", "a brace is missing")?;
                break;
            }
        }
        if !rest.0.trim().is_empty() {
            return Err("text follows the dictionary");
        }
        match (descr, fortran, shape) {
            (Some(descr), Some(fortran), Some(shape)) => Ok(Self { descr, fortran, shape }),
            _ => Err("one of 'descr', 'fortran_order' and 'shape' is missing"),
        }
    }
}

/// Text that is still to be read.
struct Cursor<'a>(&'a str);

impl<'a> Cursor<'a> {
    fn take(&mut self, token: &str) -> bool {
        match self.0.trim_start().strip_prefix(token) {
            Some(rest) => {
                self.0 = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str, otherwise: &'static str) -> Result<(), &'static str> {
        if self.take(token) { Ok(()) } else { Err(otherwise) }
    }

    /// A string without escapes.
    fn string(&mut self) -> Option<&'a str> {
        let rest = self.0.trim_start();
        let quote = rest.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
        let (text, rest) = rest[1..].split_once(quote)?;
        self.0 = rest;
        (!text.contains('\\')).then_some(text)
    }

    fn boolean(&mut self) -> Option<bool> {
        if self.take("True") { Some(true) } else { self.take("False").then_some(false) }
    }

    /// A tuple of extents; Python 2 wrote an L behind a long one.
    fn tuple(&mut self) -> Result<Vec<u64>, &'static str> {
        self.expect("(", "'shape' is no tuple")?;
        let mut extents = vec![];
        while !self.take(")") {
            let rest = self.0.trim_start();
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            let (digits, rest) = rest.split_at(end);
            extents.push(digits.parse().map_err(|_| "an extent is no number of 64 bits")?);
            self.0 = rest;
            self.take("L");
            if !self.take(",") {
                self.expect(")", "'shape' does not end")?;
                break;
            }
        }
        Ok(extents)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;
    use pretty_assertions::assert_eq;

    fn with_header(header: &str, data: &[u8]) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend([1, 0]);
        file.extend((header.len() as u16).to_le_bytes());
        file.extend(header.bytes());
        file.extend(data);
        file
    }

    fn find(descr: &str, fortran: &str, shape: &str, bytes: usize) -> Result<Array, NpyError> {
        let header = format!("{{'descr': {descr}, 'fortran_order': {fortran}, 'shape': {shape}, }}   \n");
        Array::find(&with_header(&header, &vec![0; bytes]))
    }

    #[test]
    fn what_is_written_is_what_numpy_writes() {
        // numpy.save of numpy.array([[1, 2, 3]], dtype='<u2').
        let mut expected =
            b"\x93NUMPY\x01\x00\x76\x00{'descr': '<u2', 'fortran_order': False, 'shape': (1, 3), }".to_vec();
        expected.resize(127, b' ');
        expected.extend(b"\n\x01\x00\x02\x00\x03\x00");
        assert_eq!(file(Dtype::Uint16, &[1, 3], &[1, 0, 2, 0, 3, 0]), expected);
        assert!(file(Dtype::Uint8, &[7], &[0; 7]).windows(4).any(|text| text == b"(7,)"));
        assert!(file(Dtype::Float64, &[], &[0; 8]).windows(2).any(|text| text == b"()"));
    }

    #[test]
    fn what_is_written_is_read_again() {
        for (dtype, shape) in [(Dtype::Float16, vec![2, 3]), (Dtype::Bool, vec![5]), (Dtype::Int64, vec![])] {
            let bytes = dtype.size() * shape.iter().product::<u64>() as usize;
            let data: Vec<u8> = (0..bytes as u8).collect();
            let file = file(dtype, &shape, &data);
            let array = Array::find(&file).unwrap();
            assert_eq!((array.elements, &array.shape), (Elements::Of(dtype), &shape));
            assert_eq!(&file[array.data], data);
        }
    }

    #[test]
    fn headers_of_other_writers_are_read() {
        let header = "{\"shape\":(2L,2L),'fortran_order':False,'descr':'=f4'}";
        assert_eq!(Array::find(&with_header(header, &[0; 16])).unwrap().shape, [2, 2]);
        assert_eq!(find("'|V2'", "False", "(3,)", 6).unwrap().elements, Elements::Raw(2));
        let mut second = MAGIC.to_vec();
        second.extend([2, 0]);
        second.extend((header.len() as u32).to_le_bytes());
        second.extend(header.bytes());
        second.extend([0; 16]);
        assert_eq!(Array::find(&second).unwrap().elements, Elements::Of(Dtype::Float32));
    }

    #[test]
    fn what_no_buffer_can_be_is_refused_by_name() {
        let error = |found: Result<Array, NpyError>| found.unwrap_err().to_string();
        assert!(error(find("'<f4'", "True", "(2, 2)", 16)).contains("Fortran order"));
        assert!(error(find("'>f4'", "False", "(2,)", 8)).contains("big-endian"));
        assert!(error(find("'<c8'", "False", "(2,)", 16)).contains("'<c8'"));
        assert!(error(find("[('a', '<f4')]", "False", "(2,)", 8)).contains("no plain type"));
        assert!(error(find("'<f4'", "False", "(2,)", 7)).contains("takes 8"));
        assert!(error(find("'<f4'", "False", "(9223372036854775807, 9)", 7)).contains("takes"));
        assert!(error(find("'<f4'", "False", "(99999999999999999999,)", 7)).contains("64 bits"));
        assert!(error(find("'<f4'", "False", "((((((((((((((((((((((((((((", 7)).contains("64 bits"));
        assert!(error(Array::find(b"PK\x03\x04")).contains("no .npy file"));
        assert_eq!(Array::find(b"\x93NUMPY\x04\x00\x00\x00"), Err(NpyError::Version(4, 0)));
    }

    #[test]
    fn bits_may_stand_for_the_types_that_numpy_lacks() {
        assert!(Elements::Of(Dtype::Uint16).may_be(Dtype::Bfloat16));
        assert!(Elements::Raw(1).may_be(Dtype::Float8E5m2));
        assert!(!Elements::Raw(2).may_be(Dtype::Uint16));
        assert!(!Elements::Of(Dtype::Uint16).may_be(Dtype::Float16));
        assert!(!Elements::Of(Dtype::Uint16).may_be(Dtype::Float8E5m2));
    }

    #[test]
    fn damaged_files_never_panic() {
        let whole = file(Dtype::Float32, &[2, 2], &[0; 16]);
        for length in 0..whole.len() {
            assert!(Array::find(&whole[..length]).is_err(), "{length}");
        }
        let mut random = SplitMix64::new(5);
        for _ in 0..20_000 {
            let mut damaged = whole.clone();
            for _ in 0..=random.next_u32() % 4 {
                let at = random.next_u32() as usize % 80;
                damaged[at] = random.next_u32() as u8;
            }
            // Damage may be harmless; only panics and endless loops are wrong.
            let _ = Array::find(&damaged);
        }
    }
}
