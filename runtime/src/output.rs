//! Where kernels print: the streams of the C library, which the program around them uses too, or a function of the caller.

use std::ffi::c_int;

/// A stream that kernels print to. The numbers are those of file descriptors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum Stream {
    /// Standard output.
    Output = 1,
    /// Standard error.
    Error = 2,
}

/// Gets what kernels print, while a dispatch runs: it must not call the device.
pub type Sink = Box<dyn FnMut(Stream, &[u8]) + Send>;

unsafe extern "C" {
    // The libc crate does not declare the streams of every platform.
    #[cfg_attr(target_os = "macos", link_name = "__stdoutp")]
    static stdout: *mut libc::FILE;
    #[cfg_attr(target_os = "macos", link_name = "__stderrp")]
    static stderr: *mut libc::FILE;
}

/// Where kernels print.
#[derive(Default)]
pub(crate) struct Output {
    sink: Option<Sink>,
    /// Something has been printed that the C library may still hold.
    held: bool,
}

impl Output {
    /// Prints into a function from now on, or into the streams of the C library.
    pub fn set(&mut self, sink: Option<Sink>) {
        self.sink = sink;
    }

    /// Prints.
    pub fn write(&mut self, stream: Stream, text: &[u8]) {
        if let Some(sink) = &mut self.sink {
            return sink(stream, text);
        }
        self.held = true;
        // SAFETY: the streams exist as long as the process; the text has as many bytes as are written. What cannot be written, as to
        // a closed pipe, nobody wants.
        unsafe {
            let stream = match stream {
                Stream::Output => stdout,
                Stream::Error => stderr,
            };
            libc::fwrite(text.as_ptr().cast(), 1, text.len(), stream);
        }
    }

    /// The dispatch has ended: nothing is held back.
    pub fn flush(&mut self) {
        if std::mem::take(&mut self.held) {
            // SAFETY: a stream of the process.
            let _: c_int = unsafe { libc::fflush(stdout) };
        }
    }
}
