//! Links bitcode of several programs to a code object.

use super::RtcError;
use super::compiler::{self, Missing};
use crate::bundle;
use std::ffi::OsString;

/// What can be linked.
enum Kind {
    /// LLVM's bitcode.
    Bitcode,
    /// The same in an offload bundle.
    Bundled,
}

/// The kind with a number of `hiprtcJITInputType`.
fn known(kind: i32) -> Result<Kind, RtcError> {
    match kind {
        100 => Ok(Kind::Bitcode),
        101 => Ok(Kind::Bundled),
        _ => Err(refused(&format!(
            "input of kind {kind} is not linked; there are bitcode (100) and bundles of it (101)"
        ))),
    }
}

/// Bitcode to link, and what it became.
#[derive(Default)]
pub struct Link {
    inputs: Vec<Vec<u8>>,
    linked: Vec<u8>,
}

impl Link {
    /// Adds bitcode.
    ///
    /// # Errors
    /// [`RtcError::InvalidInput`] for other kinds of input (archives among them), and bundles without code for the device.
    pub fn add(&mut self, kind: i32, image: &[u8]) -> Result<(), RtcError> {
        let input = match known(kind)? {
            Kind::Bitcode => image.to_vec(),
            Kind::Bundled => {
                let processors = compiler::processors().map_err(|what| refused(&what))?;
                bundle::code_object(image, processors).map_err(|what| refused(&what))?.into_owned()
            }
        };
        self.inputs.push(input);
        Ok(())
    }

    /// Adds the bitcode in a file.
    ///
    /// # Errors
    /// Those of [`Link::add`]; [`RtcError::ProgramCreation`] if the file cannot be read.
    pub fn add_file(&mut self, kind: i32, file: &str) -> Result<(), RtcError> {
        known(kind)?;
        self.add(kind, &std::fs::read(file).map_err(|_| RtcError::ProgramCreation)?)
    }

    /// Links what was added.
    ///
    /// # Errors
    /// [`RtcError::Linking`]; the linker's reason goes to stderr.
    pub fn complete(&mut self) -> Result<&[u8], RtcError> {
        let failed = |what: &dyn std::fmt::Display| {
            eprintln!("libamdhip64 (tombolo): hiprtc does not link: {what}");
            RtcError::Linking
        };
        self.linked = self.link().map_err(|missing| failed(&missing))?.map_err(|said| failed(&said))?;
        Ok(&self.linked)
    }

    /// The code object, or what the linker said.
    fn link(&self) -> Result<Result<Vec<u8>, String>, Missing> {
        let folder = tempfile::tempdir()?;
        let mut arguments: Vec<OsString> =
            ["-target", "amdgcn-amd-amdhsa", "-nogpulib", "-O3"].map(OsString::from).into();
        arguments.push(format!("-mcpu={}", compiler::processor()?).into());
        for (at, input) in self.inputs.iter().enumerate() {
            let file = folder.path().join(format!("{at}.bc"));
            std::fs::write(&file, input)?;
            arguments.push(file.into());
        }
        let output = folder.path().join("code");
        let said = compiler::run(&arguments, &output)?;
        if said.status.success() {
            return Ok(Ok(std::fs::read(output)?));
        }
        Ok(Err(String::from_utf8_lossy(&said.stderr).into_owned()))
    }
}

fn refused(what: &dyn std::fmt::Display) -> RtcError {
    eprintln!("libamdhip64 (tombolo): hiprtc does not link: {what}");
    RtcError::InvalidInput
}
