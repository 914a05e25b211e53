//! What buffers start with and what they are expected to hold: raw files, `.npy` files, generated elements.

use super::argument::{Buffer, bytes_of, is_npy};
use super::npy::{Array, Elements};
use super::{Dtype, Expectation, Expected, LaunchError};
use std::path::Path;

/// The content of a buffer, and what its elements are as far as that is known.
#[derive(Debug, PartialEq)]
pub(super) struct Content {
    pub bytes: Vec<u8>,
    pub dtype: Option<Dtype>,
    pub shape: Option<Vec<u64>>,
}

/// The content that a buffer starts with, of argument `index`.
pub(super) fn of_buffer(index: usize, buffer: &Buffer, folder: &Path) -> Result<Content, LaunchError> {
    let Buffer { dtype, shape, .. } = buffer;
    // The manifest has been checked: there is a size for everything but `.npy` files.
    let size = buffer.size().ok().flatten();
    let plain = |bytes| Content { bytes, dtype: *dtype, shape: shape.clone() };
    let Some(file) = &buffer.file else {
        let bytes = buffer.fill.map(|fill| fill.content(*dtype, size.unwrap_or(0)));
        return Ok(plain(bytes.unwrap_or_default()));
    };
    let path = folder.join(file);
    if is_npy(file) {
        let content = of_npy(&path, &format!("args[{index}]"), *dtype, shape.as_deref())?;
        return match size {
            Some(size) if size != content.bytes.len() as u64 => {
                let (file, actual) = (path, content.bytes.len() as u64);
                Err(LaunchError::FileSize { file, actual, what: format!("args[{index}]"), wanted: size })
            }
            _ => Ok(content),
        };
    }
    read_sized(&path, || format!("args[{index}]"), size.unwrap_or(0)).map(plain)
}

/// The elements of expectation `index`.
pub(super) fn of_expectation(index: usize, expect: &Expectation, folder: &Path) -> Result<Expected, LaunchError> {
    let Expectation { arg, file, dtype, shape, compare } = expect;
    let path = folder.join(file);
    let (bytes, dtype) = match (dtype, shape) {
        _ if is_npy(file) => {
            let content = of_npy(&path, &format!("expect[{index}]"), *dtype, shape.as_deref())?;
            // A type is what `of_npy` finds or refuses.
            (content.bytes, content.dtype.unwrap_or(Dtype::Uint8))
        }
        (Some(dtype), Some(shape)) => {
            let what = || format!("expect[{index}] (shape {shape:?})");
            (read_sized(&path, what, bytes_of(shape, *dtype).unwrap_or(u64::MAX))?, *dtype)
        }
        // Refused with the manifest.
        _ => (read_file(&path)?, Dtype::Uint8),
    };
    Ok(Expected { arg: *arg, dtype, compare: *compare, bytes })
}

/// The array in a `.npy` file, which must be what the manifest says in `place`, if that says anything.
fn of_npy(path: &Path, place: &str, dtype: Option<Dtype>, shape: Option<&[u64]>) -> Result<Content, LaunchError> {
    let mut bytes = read_file(path)?;
    let array = Array::find(&bytes).map_err(|what| LaunchError::Npy { file: path.to_path_buf(), what })?;
    let disagrees = |what: String| Err(LaunchError::Disagrees { file: path.to_path_buf(), what });
    let dtype = match (array.elements, dtype) {
        (elements, Some(dtype)) if elements.may_be(dtype) => dtype,
        (Elements::Of(own), Some(dtype)) => {
            return disagrees(format!("holds {}, but {place} says {}", own.name(), dtype.name()));
        }
        (Elements::Raw(size), Some(dtype)) => {
            return disagrees(format!(
                "holds {size} bytes an element without a type, but {place} says {}",
                dtype.name()
            ));
        }
        (Elements::Of(own), None) => own,
        (Elements::Raw(size), None) => {
            return disagrees(format!("holds {size} bytes an element without a type; {place} must say which `dtype`"));
        }
    };
    if let Some(shape) = shape.filter(|shape| *shape != array.shape) {
        return disagrees(format!("has the shape {:?}, but {place} says {shape:?}", array.shape));
    }
    bytes.drain(..array.data.start);
    Ok(Content { bytes, dtype: Some(dtype), shape: Some(array.shape) })
}

/// Reads a whole file.
pub(super) fn read_file(file: &Path) -> Result<Vec<u8>, LaunchError> {
    std::fs::read(file).map_err(|e| LaunchError::read(file, &e))
}

/// Reads a file that must have a given size; `what` names it in the manifest.
fn read_sized(file: &Path, what: impl FnOnce() -> String, wanted: u64) -> Result<Vec<u8>, LaunchError> {
    let bytes = read_file(file)?;
    let actual = bytes.len() as u64;
    if actual == wanted {
        return Ok(bytes);
    }
    Err(LaunchError::FileSize { file: file.to_path_buf(), actual, what: what(), wanted })
}

#[cfg(test)]
mod tests {
    use super::super::{Compare, npy};
    use super::*;
    use pretty_assertions::assert_eq;

    fn folder_with(dtype: Dtype, shape: &[u64], data: &[u8]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("x.npy"), npy::file(dtype, shape, data)).unwrap();
        folder
    }

    fn buffer() -> Buffer {
        Buffer { file: Some("x.npy".to_owned()), ..Buffer::default() }
    }

    #[test]
    fn type_and_shape_are_those_of_the_npy_file() {
        let folder = folder_with(Dtype::Int16, &[1, 2], &[1, 2, 3, 4]);
        let content = of_buffer(0, &buffer(), folder.path()).unwrap();
        let expected = Content { bytes: vec![1, 2, 3, 4], dtype: Some(Dtype::Int16), shape: Some(vec![1, 2]) };
        assert_eq!(content, expected);
        let says = Buffer { dtype: Some(Dtype::Int16), shape: Some(vec![1, 2]), bytes: Some(4), ..buffer() };
        assert_eq!(of_buffer(0, &says, folder.path()).unwrap(), expected);
    }

    #[test]
    fn a_manifest_that_disagrees_with_the_npy_file_is_refused() {
        let folder = folder_with(Dtype::Int16, &[1, 2], &[1, 2, 3, 4]);
        let error = |buffer| of_buffer(3, &buffer, folder.path()).unwrap_err().to_string();
        let other_type = error(Buffer { dtype: Some(Dtype::Float16), ..buffer() });
        assert!(other_type.contains("x.npy: holds int16, but args[3] says float16"), "{other_type}");
        let other_shape = error(Buffer { shape: Some(vec![2]), ..buffer() });
        assert!(other_shape.contains("[1, 2]") && other_shape.contains("[2]"), "{other_shape}");
        assert!(error(Buffer { bytes: Some(8), ..buffer() }).contains("is 8 bytes"));
    }

    #[test]
    fn bits_of_bfloat16_are_taken_as_such_where_the_manifest_says_so() {
        let folder = folder_with(Dtype::Bfloat16, &[1], &[0x80, 0x3f]);
        assert_eq!(of_buffer(0, &buffer(), folder.path()).unwrap().dtype, Some(Dtype::Uint16));
        let says = Buffer { dtype: Some(Dtype::Bfloat16), ..buffer() };
        assert_eq!(of_buffer(0, &says, folder.path()).unwrap().dtype, Some(Dtype::Bfloat16));
    }

    #[test]
    fn expectations_may_be_npy_files() {
        let folder = folder_with(Dtype::Float32, &[1], &[0, 0, 0x80, 0x3f]);
        let file = "x.npy".to_owned();
        let expect = Expectation { arg: 0, file, dtype: None, shape: None, compare: Compare::Exact };
        let expected = of_expectation(0, &expect, folder.path()).unwrap();
        assert_eq!((expected.dtype, expected.bytes), (Dtype::Float32, vec![0, 0, 0x80, 0x3f]));
        let other = Expectation { shape: Some(vec![2]), ..expect };
        assert!(of_expectation(1, &other, folder.path()).unwrap_err().to_string().contains("expect[1] says [2]"));
    }
}
