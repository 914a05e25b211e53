//! A program of `hiprtc`: a source with its headers, and what the compiler made of it.

use super::compiler::{self, Missing};
use super::{RtcError, names};
use std::collections::HashMap;
use std::ffi::{CStr, CString, OsString};
use std::path::{Component, Path};
use tombolo_code_object::CodeObject;

/// The option that asks for bitcode that is to be linked.
const RELOCATABLE: &str = "-fgpu-rdc";
/// The file of the source.
const SOURCE: &str = "source.hip";
/// What messages call a program without a name.
const UNNAMED: &str = "program";
/// Headers that programs of `hiprtc` do without including them.
const HEADERS: [&str; 6] = ["runtime", "cooperative_groups", "fp16", "bfloat16", "complex", "math_constants"];
/// What HIP's headers look at, and leave out then what they include themselves; so it comes behind them.
const MACRO: &str = "#define __HIPCC_RTC__ 1\n";

/// A program.
pub struct Program {
    name: String,
    source: String,
    /// Headers with their names.
    headers: Vec<(String, String)>,
    expressions: Vec<String>,
    made: Option<Made>,
}

/// What compiling gave.
#[derive(Default)]
struct Made {
    /// The code object, or bitcode if it is `relocatable`; none if the compiler refused the source.
    code: Option<Vec<u8>>,
    relocatable: bool,
    /// What the compiler said.
    log: CString,
    /// Names by expression.
    names: HashMap<String, CString>,
}

/// Whether a name of a file stays in the folder that it is in.
fn stays(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    !name.is_empty() && parts.all(|part| matches!(part, Component::Normal(_) | Component::CurDir))
}

fn write(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    let file = folder.join(name);
    std::fs::create_dir_all(file.parent().unwrap_or(folder))?;
    std::fs::write(file, text)
}

impl Program {
    /// A program that is not compiled yet.
    ///
    /// # Errors
    /// [`RtcError::InvalidInput`] where the name of a header leaves the folder.
    pub fn new(name: &str, source: &str, headers: Vec<(String, String)>) -> Result<Self, RtcError> {
        if headers.iter().any(|(name, _)| !stays(name)) {
            return Err(RtcError::InvalidInput);
        }
        let name = if name.is_empty() { UNNAMED } else { name };
        Ok(Self { name: name.to_owned(), source: source.to_owned(), headers, expressions: vec![], made: None })
    }

    /// Asks for the name of something.
    ///
    /// # Errors
    /// The program is compiled already.
    pub fn add_expression(&mut self, expression: &str) -> Result<(), RtcError> {
        if self.made.is_some() {
            return Err(RtcError::NoNameExpressionsAfterCompilation);
        }
        self.expressions.push(expression.to_owned());
        Ok(())
    }

    /// Compiles with options of clang, and `--gpu-architecture`.
    ///
    /// # Errors
    /// [`RtcError::Compilation`]; the log says why.
    pub fn compile(&mut self, options: &[String]) -> Result<(), RtcError> {
        let made = self.make(options).unwrap_or_else(|missing| Made {
            log: CString::new(missing.to_string()).unwrap_or_default(),
            ..Made::default()
        });
        let compiled = made.code.is_some();
        self.made = Some(made);
        if compiled { Ok(()) } else { Err(RtcError::Compilation) }
    }

    fn make(&self, options: &[String]) -> Result<Made, Missing> {
        let folder = tempfile::tempdir()?;
        let relocatable = options.iter().any(|option| option == RELOCATABLE);
        let mut arguments = compiler::arguments(folder.path(), relocatable)?;
        for (name, text) in &self.headers {
            write(&folder.path().join("headers"), name, text)?;
        }
        let prelude: String = HEADERS.iter().map(|name| format!("#include <hip/hip_{name}.h>\n")).collect();
        write(folder.path(), "prelude.h", &(prelude + MACRO))?;
        let declarations = names::declarations(&self.expressions);
        write(folder.path(), SOURCE, &format!("#line 1 {:?}\n{}{declarations}", self.name, self.source))?;
        arguments.extend(["-include".into(), folder.path().join("prelude.h").into()]);
        arguments.extend(["-I".into(), folder.path().join("headers").into()]);
        arguments.extend(translated(options, compiler::processor()?).into_iter().map(OsString::from));
        arguments.push(folder.path().join(SOURCE).into());
        let output = folder.path().join("code");
        let said = compiler::run(&arguments, &output)?;
        let code = if said.status.success() { Some(std::fs::read(&output)?) } else { None };
        // What is said has no zeros but those of a source.
        let text = said.stderr.into_iter().filter(|byte| *byte != 0).collect::<Vec<u8>>();
        Ok(Made { names: self.names(code.as_deref()), code, relocatable, log: CString::new(text).unwrap_or_default() })
    }

    /// The names that the code has for the expressions; bitcode has none.
    fn names(&self, code: Option<&[u8]>) -> HashMap<String, CString> {
        let Some(code) = code.and_then(|code| CodeObject::parse(code).ok()) else { return HashMap::new() };
        let named = |(at, expression): (usize, &String)| Some((expression.clone(), names::lowered(&code, at)?));
        self.expressions.iter().enumerate().filter_map(named).collect()
    }

    /// The name that an expression stands for.
    ///
    /// # Errors
    /// The program is not compiled, or nobody asked for it.
    pub fn lowered(&self, expression: &str) -> Result<&CStr, RtcError> {
        let made = self.made.as_ref().ok_or(RtcError::NoLoweredNamesBeforeCompilation)?;
        made.names.get(expression).map(CString::as_c_str).ok_or(RtcError::NameExpressionNotValid)
    }

    /// The code object.
    ///
    /// # Errors
    /// There is none.
    pub fn code(&self) -> Result<&[u8], RtcError> {
        self.made_as(false)
    }

    /// Bitcode.
    ///
    /// # Errors
    /// There is none.
    pub fn bitcode(&self) -> Result<&[u8], RtcError> {
        self.made_as(true)
    }

    fn made_as(&self, relocatable: bool) -> Result<&[u8], RtcError> {
        let made = self.made.as_ref().filter(|made| made.relocatable == relocatable);
        made.and_then(|made| made.code.as_deref()).ok_or(RtcError::InvalidProgram)
    }

    /// What the compiler said, with the zero at its end.
    ///
    /// # Errors
    /// The program is not compiled.
    pub fn log(&self) -> Result<&[u8], RtcError> {
        self.made.as_ref().map(|made| made.log.as_bytes_with_nul()).ok_or(RtcError::InvalidProgram)
    }
}

/// Options as clang has them: `--gpu-architecture=P` is `--offload-arch=P`, which is that of the device if there is none.
fn translated(options: &[String], device: &str) -> Vec<String> {
    let architecture = |option: &String| match option.strip_prefix("--gpu-architecture=") {
        Some(processor) => format!("--offload-arch={processor}"),
        None => option.clone(),
    };
    let mut translated: Vec<String> = options.iter().map(architecture).collect();
    if !translated.iter().any(|option| option.starts_with("--offload-arch=")) {
        translated.push(format!("--offload-arch={device}"));
    }
    translated
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn names_of_headers_stay_in_their_folder() {
        let names = ["a.h", "a/b.h", "./a.h", "../a.h", "/etc/passwd", ""];
        assert_eq!(names.map(stays), [true, true, true, false, false, false]);
        assert!(Program::new("p.cu", "", vec![("../a.h".to_owned(), String::new())]).is_err());
    }

    #[test]
    fn the_code_is_for_the_device_unless_an_option_names_another_processor() {
        assert_eq!(translated(&["-DA=1".to_owned()], "gfx1201"), ["-DA=1", "--offload-arch=gfx1201"]);
        assert_eq!(translated(&["--gpu-architecture=gfx1200".to_owned()], "gfx1201"), ["--offload-arch=gfx1200"]);
    }

    #[test]
    fn what_is_asked_for_too_early_or_too_late_has_its_own_error() {
        let mut program = Program::new("", "", vec![]).unwrap();
        assert_eq!(program.lowered("k"), Err(RtcError::NoLoweredNamesBeforeCompilation));
        assert_eq!(program.code(), Err(RtcError::InvalidProgram));
        assert_eq!(program.log(), Err(RtcError::InvalidProgram));
        program.made = Some(Made::default());
        assert_eq!(program.add_expression("k"), Err(RtcError::NoNameExpressionsAfterCompilation));
        assert_eq!(program.lowered("k"), Err(RtcError::NameExpressionNotValid));
    }
}
