//! Output files that appear complete or not at all.

use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file being written. It takes its place, over an older one, when [`OutputFile::finish`] is called; dropped before that, it
/// leaves no trace. What is no regular file (a device, a pipe) is written directly.
#[derive(Debug)]
pub struct OutputFile {
    path: PathBuf,
    writer: Writer,
    /// Where the next byte goes. The system would be asked for it, after all that is buffered is written, and the writer of
    /// FST files wants to know for every signal.
    position: u64,
}

/// The name that stands for stdout, and of an input for stdin.
pub const STDOUT: &str = "-";

/// Bytes that are written at once.
const BUFFER: usize = 64 << 10;

#[derive(Debug)]
enum Writer {
    Temporary(BufWriter<NamedTempFile>),
    Direct(BufWriter<File>),
    Stdout(BufWriter<io::Stdout>),
}

/// An output file that cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("{}: cannot be written: {what}", path.display())]
pub struct OutputError {
    /// The file.
    pub path: PathBuf,
    /// The operating system's reason.
    pub what: String,
}

/// A folder that cannot be made.
#[derive(Debug, thiserror::Error)]
#[error("{}: cannot be made: {what}", path.display())]
pub struct FolderError {
    /// The folder.
    pub path: PathBuf,
    /// The operating system's reason.
    pub what: String,
}

impl OutputError {
    fn new(path: &Path, error: &io::Error) -> Self {
        Self { path: path.to_path_buf(), what: error.to_string() }
    }
}

impl OutputFile {
    /// Starts a file that will be at `path`; `-` is stdout.
    pub fn create(path: &Path) -> Result<Self, OutputError> {
        if path == Path::new(STDOUT) {
            let writer = Writer::Stdout(BufWriter::with_capacity(BUFFER, io::stdout()));
            return Ok(Self { path: path.to_path_buf(), writer, position: 0 });
        }
        let special = path.metadata().is_ok_and(|m| !m.is_file() && !m.is_dir());
        let writer = if special {
            File::create(path).map(|file| Writer::Direct(BufWriter::with_capacity(BUFFER, file)))
        } else {
            Self::temporary(path).map(|file| Writer::Temporary(BufWriter::with_capacity(BUFFER, file)))
        };
        let writer = writer.map_err(|e| OutputError::new(path, &e))?;
        Ok(Self { path: path.to_path_buf(), writer, position: 0 })
    }

    fn temporary(path: &Path) -> io::Result<NamedTempFile> {
        if path.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        // A rename needs the same file system: write beside the final place.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        // Temporary files are private by default; an output gets what the umask leaves of this.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        builder.prefix(".tombolo-").tempfile_in(folder)
    }

    /// Where the file will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it is stdout.
    pub fn is_stdout(&self) -> bool {
        matches!(self.writer, Writer::Stdout(_))
    }

    /// Puts the complete file in its place.
    pub fn finish(self) -> Result<(), OutputError> {
        let path = &self.path;
        let result = match self.writer {
            Writer::Temporary(writer) => writer
                .into_inner()
                .map_err(|e| e.into_error())
                .and_then(|file| file.persist(path).map(drop).map_err(|e| e.error)),
            Writer::Direct(mut writer) => writer.flush(),
            Writer::Stdout(mut writer) => writer.flush(),
        };
        result.map_err(|e| OutputError::new(path, &e))
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = match &mut self.writer {
            Writer::Temporary(writer) => writer.write(bytes),
            Writer::Direct(writer) => writer.write(bytes),
            Writer::Stdout(writer) => writer.write(bytes),
        }?;
        self.position += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.writer {
            Writer::Temporary(writer) => writer.flush(),
            Writer::Direct(writer) => writer.flush(),
            Writer::Stdout(writer) => writer.flush(),
        }
    }
}

impl Seek for OutputFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.position = match &mut self.writer {
            Writer::Temporary(writer) => writer.seek(to),
            Writer::Direct(writer) => writer.seek(to),
            Writer::Stdout(_) => return Err(io::Error::new(io::ErrorKind::NotSeekable, "stdout has no positions")),
        }?;
        Ok(self.position)
    }

    fn stream_position(&mut self) -> io::Result<u64> {
        Ok(self.position)
    }
}

/// Makes a folder, and those that it lies in.
pub fn make_folder(folder: &Path) -> Result<(), FolderError> {
    std::fs::create_dir_all(folder).map_err(|error| FolderError { path: folder.to_path_buf(), what: error.to_string() })
}

/// Writes a whole file.
pub fn write(path: &Path, content: &[u8]) -> Result<(), OutputError> {
    let mut file = OutputFile::create(path)?;
    file.write_all(content).map_err(|e| OutputError::new(path, &e))?;
    file.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_finished_file_replaces_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out");
        write(&path, b"old").unwrap();
        write(&path, b"new").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"new");
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }

    #[test]
    fn an_unfinished_file_leaves_the_old_one_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out");
        write(&path, b"old").unwrap();
        let mut file = OutputFile::create(&path).unwrap();
        file.write_all(b"half").unwrap();
        drop(file);
        assert_eq!(std::fs::read(&path).unwrap(), b"old");
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }

    #[test]
    fn the_position_is_that_of_the_next_byte() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out");
        let mut file = OutputFile::create(&path).unwrap();
        file.write_all(b"0123456789").unwrap();
        assert_eq!(file.stream_position().unwrap(), 10);
        assert_eq!(file.seek(SeekFrom::Start(4)).unwrap(), 4);
        file.write_all(b"xy").unwrap();
        assert_eq!(file.stream_position().unwrap(), 6);
        assert_eq!(file.seek(SeekFrom::Current(-1)).unwrap(), 5);
        file.write_all(b"z").unwrap();
        file.finish().unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"0123xz6789");
    }

    #[test]
    fn a_place_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let error = write(&folder.path().join("absent/out"), b"").unwrap_err().to_string();
        assert!(error.contains("absent/out"), "{error}");
        assert!(write(folder.path(), b"").is_err());
    }
}
