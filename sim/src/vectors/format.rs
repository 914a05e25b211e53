//! The text form of a vector: JSON with words as 8-digit hex and byte strings as hex.

use serde::Deserialize;
use std::collections::BTreeMap;
use thiserror::Error;
use tombolo_isa::target::Target;
use tombolo_model::wave::ACCUMULATION;

/// LDS bytes a vector has.
pub const LDS_BYTES: usize = 65536;

/// What is wrong with a line.
#[derive(Debug, Error)]
pub enum ParseError {
    /// Not the JSON that a vector is.
    #[error("not a vector: {0}")]
    Json(#[from] serde_json::Error),
    /// A value that is not what its key calls for.
    #[error("{key}: {text:?} is not {expected}")]
    Value {
        /// Where it stands.
        key: String,
        /// The text found.
        text: String,
        /// What should stand there.
        expected: &'static str,
    },
}

/// How a register's bits are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compare {
    /// Bit for bit.
    Bits,
    /// One f32.
    F32,
    /// One f16 in the low half; the high half bit for bit.
    F16,
    /// Two f16.
    PackedF16,
    /// One word of an f64.
    F64,
}

/// A segment of memory: its address, its size and its first bytes (the rest is zero).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    /// Byte address.
    pub address: u64,
    /// Contents, padded to the segment's size.
    pub data: Vec<u8>,
}

/// The state before a vector, or what is listed of the state after it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    /// EXEC.
    pub exec: u64,
    /// VCC.
    pub vcc: u64,
    /// The scalar condition code.
    pub scc: bool,
    /// M0.
    pub m0: u32,
    /// SGPRs listed, by number.
    pub scalars: BTreeMap<usize, u32>,
    /// VGPRs listed, by number, accumulation VGPRs from [`ACCUMULATION`] on; one word a lane.
    pub vectors: BTreeMap<usize, Vec<u32>>,
}

/// The trap handler of a vector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handler {
    /// Address of its first instruction, a multiple of 256.
    pub base: u64,
    /// What TMA holds, a multiple of 256.
    pub memory: u64,
    /// What TRAP_CTRL\[6:0\] starts with.
    pub enables: u32,
}

/// One vector.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vector {
    /// Name.
    pub id: String,
    /// Instruction set.
    pub target: Target,
    /// Lanes: 32 or 64.
    pub lanes: usize,
    /// MODE: of RDNA4 bits 7:0 (section 3.4.3), of GCN all of it.
    pub mode: u32,
    /// Instruction bytes.
    pub code: Vec<u8>,
    /// Byte address of the first instruction.
    pub pc: u64,
    /// Text of the instructions.
    pub asm: Vec<String>,
    /// The trap handler, part of `code` or of memory; none: there is none.
    pub handler: Option<Handler>,
    /// State before.
    pub input: State,
    /// LDS before, [`LDS_BYTES`] long.
    pub lds: Vec<u8>,
    /// Memory before.
    pub memory: Vec<Segment>,
    /// Bytes of scratch a lane, lane after lane from scratch base 0; zero: no scratch.
    pub scratch_stride: usize,
    /// State after.
    pub output: State,
    /// LDS after; none: unchanged.
    pub lds_after: Option<Vec<u8>>,
    /// Contents after of each segment; none: unchanged.
    pub memory_after: Vec<Option<Vec<u8>>>,
    /// How VGPRs are compared; those not listed by `default_compare`.
    pub compare_vectors: BTreeMap<usize, Compare>,
    /// How SGPRs are compared.
    pub compare_scalars: BTreeMap<usize, Compare>,
    /// Any NaN matches any other, of whatever format it may be.
    pub any_nan: bool,
    /// Allowed distance in units of the last place, for registers compared as floats.
    pub ulp: u64,
}

#[derive(Deserialize)]
struct RawSegment {
    addr: String,
    #[serde(default)]
    size: usize,
    #[serde(default)]
    data: String,
}

#[derive(Deserialize)]
struct RawState {
    exec: String,
    vcc: String,
    scc: u32,
    m0: String,
    #[serde(default)]
    s: BTreeMap<String, String>,
    #[serde(default)]
    v: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    a: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    lds: String,
    #[serde(default)]
    mem: Vec<RawSegment>,
    #[serde(default)]
    scratch_stride: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHandler {
    tba: String,
    #[serde(default)]
    tma: Option<String>,
    #[serde(default)]
    trap_ctrl: Option<String>,
}

#[derive(Deserialize)]
struct RawVector {
    id: String,
    #[serde(default)]
    isa: Option<String>,
    wave: usize,
    mode: String,
    code: String,
    pc: String,
    #[serde(default)]
    asm: Vec<String>,
    #[serde(default)]
    handler: Option<RawHandler>,
    #[serde(rename = "in")]
    input: RawState,
    out: RawState,
    #[serde(default)]
    nan: String,
    #[serde(default)]
    cmp: BTreeMap<String, String>,
    ulp: Option<u64>,
    #[serde(default)]
    tier: String,
}

impl Vector {
    /// A program that begins in a state, with MODE and LDS of zeros and without memory. What comes out of it is not known: it is run, not checked.
    pub fn of_program(
        id: impl Into<String>,
        target: Target,
        lanes: usize,
        pc: u64,
        code: Vec<u8>,
        input: State,
    ) -> Self {
        Self {
            id: id.into(),
            target,
            lanes,
            mode: 0,
            code,
            pc,
            asm: vec![],
            handler: None,
            input,
            lds: vec![0; LDS_BYTES],
            memory: vec![],
            scratch_stride: 0,
            output: State::default(),
            lds_after: None,
            memory_after: vec![],
            compare_vectors: BTreeMap::new(),
            compare_scalars: BTreeMap::new(),
            any_nan: false,
            ulp: 0,
        }
    }

    /// Reads one line.
    pub fn parse(line: &str) -> Result<Vector, ParseError> {
        let raw: RawVector = serde_json::from_str(line)?;
        if raw.wave != 32 && raw.wave != 64 {
            return Err(value("wave", &raw.wave.to_string(), "32 or 64"));
        }
        let target = match &raw.isa {
            None => Target::Rdna4,
            Some(name) => Target::from_mcpu(name).ok_or_else(|| value("isa", name, "a processor"))?,
        };
        if target != Target::Rdna4 && raw.wave != 64 {
            return Err(value("wave", &raw.wave.to_string(), "64, the lanes of a wave of this processor"));
        }
        let input = state("in", &raw.input, raw.wave)?;
        let mut output = state("out", &raw.out, raw.wave)?;
        // Registers that are not listed after the program are unchanged.
        for (&number, &word) in &input.scalars {
            output.scalars.entry(number).or_insert(word);
        }
        for (&number, words) in &input.vectors {
            output.vectors.entry(number).or_insert_with(|| words.clone());
        }
        let mut memory = Vec::new();
        for segment in &raw.input.mem {
            let address = hex("mem.addr", &segment.addr)?;
            memory.push(Segment { address, data: bytes("mem.data", &segment.data, Some(segment.size))? });
        }
        let mut memory_after = vec![None; memory.len()];
        for segment in &raw.out.mem {
            let address = hex("mem.addr", &segment.addr)?;
            let Some(index) = memory.iter().position(|before: &Segment| before.address == address) else {
                return Err(value("out.mem.addr", &segment.addr, "the address of a segment of in.mem"));
            };
            memory_after[index] = after("mem.data", &segment.data, memory[index].data.len())?;
        }
        let mut vector = Vector {
            target,
            lanes: raw.wave,
            mode: hex("mode", &raw.mode)? as u32,
            code: bytes("code", &raw.code, None)?,
            pc: hex("pc", &raw.pc)?,
            handler: raw.handler.as_ref().map(handler).transpose()?,
            input,
            lds: bytes("lds", &raw.input.lds, Some(LDS_BYTES))?,
            memory,
            scratch_stride: raw.input.scratch_stride,
            output,
            lds_after: after("lds", &raw.out.lds, LDS_BYTES)?,
            memory_after,
            compare_vectors: BTreeMap::new(),
            compare_scalars: BTreeMap::new(),
            any_nan: raw.nan == "any",
            ulp: raw.ulp.unwrap_or(u64::from(raw.tier == "approx")),
            id: raw.id,
            asm: raw.asm,
        };
        for (key, how) in &raw.cmp {
            let how = match how.as_str() {
                "bits" => Compare::Bits,
                "f32" => Compare::F32,
                "f16" => Compare::F16,
                "pkf16" => Compare::PackedF16,
                "f64" => Compare::F64,
                _ => return Err(value("cmp", how, "f32, f16, pkf16, f64 or bits")),
            };
            match (key.strip_prefix('s'), key.strip_prefix('a')) {
                (Some(number), _) => vector.compare_scalars.insert(register("cmp", number)?, how),
                (_, Some(number)) => vector.compare_vectors.insert(ACCUMULATION + register("cmp", number)?, how),
                (None, None) => vector.compare_vectors.insert(register("cmp", key)?, how),
            };
        }
        Ok(vector)
    }

    /// Whether its name or its text contains `text`.
    pub fn matches(&self, text: &str) -> bool {
        self.id.contains(text) || self.asm.iter().any(|line| line.contains(text))
    }
}

fn value(key: &str, text: &str, expected: &'static str) -> ParseError {
    ParseError::Value { key: key.to_string(), text: text.chars().take(40).collect(), expected }
}

fn hex(key: &str, text: &str) -> Result<u64, ParseError> {
    u64::from_str_radix(text.trim_start_matches("0x"), 16).map_err(|_| value(key, text, "a hexadecimal number"))
}

fn register(key: &str, text: &str) -> Result<usize, ParseError> {
    let number = text.parse().ok().filter(|&number: &usize| number < 256);
    number.ok_or_else(|| value(key, text, "a register number"))
}

fn handler(raw: &RawHandler) -> Result<Handler, ParseError> {
    let optional = |key, text: &Option<String>| text.as_ref().map_or(Ok(0), |text| hex(key, text));
    Ok(Handler {
        base: hex("handler.tba", &raw.tba)?,
        memory: optional("handler.tma", &raw.tma)?,
        enables: optional("handler.trap_ctrl", &raw.trap_ctrl)? as u32,
    })
}

/// Hex digits as bytes, padded with zeros to `size`.
fn bytes(key: &str, text: &str, size: Option<usize>) -> Result<Vec<u8>, ParseError> {
    let wrong = || value(key, text, "a string of hexadecimal bytes that fits its segment");
    let digit = |c: u8| char::from(c).to_digit(16);
    let mut out = Vec::with_capacity(size.unwrap_or(text.len() / 2).min(1 << 24));
    for pair in text.as_bytes().chunks(2) {
        let &[high, low] = pair else { return Err(wrong()) };
        let (high, low) = (digit(high).ok_or_else(wrong)?, digit(low).ok_or_else(wrong)?);
        out.push((high << 4 | low) as u8);
    }
    match size {
        Some(size) if size < out.len() || size > 1 << 30 => Err(wrong()),
        Some(size) => {
            out.resize(size, 0);
            Ok(out)
        }
        None => Ok(out),
    }
}

/// Contents after: "=" means unchanged.
fn after(key: &str, text: &str, size: usize) -> Result<Option<Vec<u8>>, ParseError> {
    if text == "=" { Ok(None) } else { bytes(key, text, Some(size)).map(Some) }
}

fn state(key: &str, raw: &RawState, lanes: usize) -> Result<State, ParseError> {
    let mut state = State {
        exec: hex("exec", &raw.exec)?,
        vcc: hex("vcc", &raw.vcc)?,
        scc: raw.scc != 0,
        m0: hex("m0", &raw.m0)? as u32,
        ..State::default()
    };
    for (number, word) in &raw.s {
        state.scalars.insert(register(key, number)?, hex(key, word)? as u32);
    }
    let vgprs = raw.v.iter().map(|(number, words)| (0, number, words));
    let accumulation = raw.a.iter().map(|(number, words)| (ACCUMULATION, number, words));
    for (first, number, words) in vgprs.chain(accumulation) {
        if words.len() != lanes {
            return Err(value(key, &format!("{} words", words.len()), "one word a lane"));
        }
        let words = words.iter().map(|word| Ok(hex(key, word)? as u32)).collect::<Result<_, ParseError>>()?;
        state.vectors.insert(first + register(key, number)?, words);
    }
    Ok(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const LINE: &str = r#"{"id":"a","wave":32,"mode":"0xf0","code":"0000b0bf","pc":"0x100","asm":["s_endpgm"],
        "in":{"exec":"1","vcc":"0","scc":0,"m0":"0","s":{"4":"00000007"},"v":{},"lds":"01",
              "mem":[{"addr":"0x1000","size":4,"data":"0102"}]},
        "out":{"exec":"1","vcc":"0","scc":1,"m0":"0","s":{"5":"00000008"},"v":{},"lds":"=",
               "mem":[{"addr":"0x1000","data":"="}]},"cmp":{"s5":"f32"},"tier":"approx"}"#;

    #[test]
    fn registers_that_are_not_listed_after_are_unchanged_and_data_is_padded() {
        let vector = Vector::parse(LINE).unwrap();
        assert_eq!(vector.output.scalars, BTreeMap::from([(4, 7), (5, 8)]));
        assert_eq!(vector.memory, [Segment { address: 0x1000, data: vec![1, 2, 0, 0] }]);
        assert_eq!((vector.lds_after, vector.memory_after), (None, vec![None]));
        assert_eq!((vector.lds.len(), vector.ulp), (LDS_BYTES, 1));
        assert_eq!(vector.compare_scalars, BTreeMap::from([(5, Compare::F32)]));
    }

    #[test]
    fn a_value_that_is_not_what_its_key_calls_for_is_named() {
        let error = Vector::parse(&LINE.replace("\"0xf0\"", "\"zz\"")).unwrap_err();
        assert_eq!(error.to_string(), "mode: \"zz\" is not a hexadecimal number");
        let error = Vector::parse(&LINE.replace("\"0102\"", "\"010203040506\"")).unwrap_err();
        assert!(error.to_string().starts_with("mem.data:"), "{error}");
        assert!(Vector::parse("{}").is_err());
        let of_bonaire = LINE.replace("\"wave\":32", "\"isa\":\"bonaire\",\"wave\":32");
        assert!(Vector::parse(&of_bonaire).unwrap_err().to_string().starts_with("wave:"));
    }
}
