//! From Cranelift's instructions to machine code, function by function on several processors, and into one piece of memory.

use cranelift::codegen::control::ControlPlane;
use cranelift::codegen::ir::Function;
use cranelift::codegen::{CodegenError, Context};
use cranelift::jit::JITModule;
use cranelift::module::{FuncId, Module as _, ModuleReloc};
use cranelift::prelude::isa::TargetIsa;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Functions for which another thread is worth its while.
const A_THREAD: usize = 16;

/// A function that was emitted.
pub struct Emitted {
    /// As declared.
    pub id: FuncId,
    /// The module that it is of.
    pub module: usize,
    /// What it does.
    pub function: Function,
}

/// Machine code of a function.
struct MachineCode {
    alignment: u64,
    bytes: Vec<u8>,
    relocations: Vec<ModuleReloc>,
}

impl Emitted {
    fn compile(self, isa: &dyn TargetIsa) -> Result<MachineCode, CodegenError> {
        let mut context = Context::for_function(self.function);
        context.compile(isa, &mut ControlPlane::default()).map_err(|error| error.inner)?;
        let code = context.compiled_code().expect("what was just compiled");
        let relocation = |it| ModuleReloc::from_mach_reloc(it, &context.func, self.id);
        Ok(MachineCode {
            alignment: code.buffer.alignment.into(),
            bytes: code.code_buffer().to_vec(),
            relocations: code.buffer.relocs().iter().map(relocation).collect(),
        })
    }
}

/// Compiles functions and defines them, in this order, whichever was compiled first.
///
/// # Errors
/// What the code generator refused, and of which module it was.
pub fn define(jit: &mut JITModule, emitted: Vec<Emitted>) -> Result<(), (usize, String)> {
    let isa = jit.isa();
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let others = (emitted.len() / A_THREAD).min(processors - 1);
    // Taken from the end: the largest ones first, so that no thread is left with one when the others are done.
    let mut open: Vec<(usize, Emitted)> = emitted.into_iter().enumerate().collect();
    open.sort_by_key(|(_, it)| it.function.dfg.num_insts());
    let (open, done) = (Mutex::new(open), Mutex::new(vec![]));
    let compile = || {
        let next = || open.lock().unwrap_or_else(PoisonError::into_inner).pop();
        while let Some((at, function)) = next() {
            let (id, module) = (function.id, function.module);
            let code = function.compile(isa);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((at, id, module, code));
        }
    };
    thread::scope(|threads| {
        (0..others).for_each(|_| drop(threads.spawn(compile)));
        compile();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, ..)| *at);
    for (_, id, module, code) in done {
        // Its Display hides what the verifier found.
        let MachineCode { alignment, bytes, relocations } = code.map_err(|error| (module, format!("{error:?}")))?;
        let defined = jit.define_function_bytes(id, alignment, &bytes, &relocations);
        defined.map_err(|error| (module, error.to_string()))?;
    }
    Ok(())
}
