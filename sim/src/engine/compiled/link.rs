//! From Cranelift's instructions to machine code, function by function on several processors or from the [`cache`], and into one
//! piece of memory.

use super::cache::{self, Cache, MachineCode, Relocation};
use cranelift::codegen::control::ControlPlane;
use cranelift::codegen::ir::{ExternalName, Function, UserExternalNameRef};
use cranelift::codegen::{CodegenError, Context, FinalizedMachReloc, FinalizedRelocTarget};
use cranelift::jit::JITModule;
use cranelift::module::{FuncId, Module as _, ModuleReloc, ModuleRelocTarget};
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

impl Emitted {
    /// Its code, from the cache if it is there.
    fn compile(&self, isa: &dyn TargetIsa, cache: &Cache) -> Result<Compiled, CodegenError> {
        let name = cache::name(&self.function, isa);
        if let Some(code) = cache.get(&name) {
            return Ok(Compiled { code, is_new: false });
        }
        let mut context = Context::for_function(self.function.clone());
        context.compile(isa, &mut ControlPlane::default()).map_err(|error| error.inner)?;
        let code = context.compiled_code().expect("what was just compiled");
        let relocations: Option<Vec<Relocation>> = code.buffer.relocs().iter().map(relocation).collect();
        let code = MachineCode {
            alignment: code.buffer.alignment,
            bytes: code.code_buffer().to_vec(),
            relocations: relocations
                .ok_or_else(|| CodegenError::Unsupported("a relocation of another kind".to_owned()))?,
        };
        cache.put(&name, &code);
        Ok(Compiled { code, is_new: true })
    }

    /// Relocations with what the function's symbols are in this process.
    fn relocations(&self, code: &MachineCode) -> Vec<ModuleReloc> {
        let symbols = self.function.params.user_named_funcs();
        let of = |&Relocation { offset, kind, symbol, addend }: &Relocation| {
            let symbol = &symbols[UserExternalNameRef::from_u32(symbol)];
            ModuleReloc { offset, kind, name: ModuleRelocTarget::user(symbol.namespace, symbol.index), addend }
        };
        code.relocations.iter().map(of).collect()
    }
}

/// A function's code.
struct Compiled {
    code: MachineCode,
    /// The cache did not have it.
    is_new: bool,
}

/// By the number of the symbol; functions refer to nothing else.
fn relocation(of: &FinalizedMachReloc) -> Option<Relocation> {
    let FinalizedMachReloc { offset, kind, ref target, addend } = *of;
    match target {
        FinalizedRelocTarget::ExternalName(ExternalName::User(symbol)) => {
            Some(Relocation { offset, kind, symbol: symbol.as_u32(), addend })
        }
        _ => None,
    }
}

/// Compiles functions and defines them, in this order, whichever was compiled first.
///
/// # Errors
/// What the code generator refused, and of which module it was.
pub fn define(jit: &mut JITModule, cache: &Cache, emitted: Vec<Emitted>) -> Result<(), (usize, String)> {
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
            let code = function.compile(isa, cache);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((at, function, code));
        }
    };
    thread::scope(|threads| {
        (0..others).for_each(|_| drop(threads.spawn(compile)));
        compile();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, ..)| *at);
    let mut is_new = false;
    for (_, function, code) in done {
        // Its Display hides what the verifier found.
        let compiled = code.map_err(|error| (function.module, format!("{error:?}")))?;
        is_new |= compiled.is_new;
        let (code, relocations) = (&compiled.code, function.relocations(&compiled.code));
        let defined = jit.define_function_bytes(function.id, code.alignment.into(), &code.bytes, &relocations);
        defined.map_err(|error| (function.module, error.to_string()))?;
    }
    if is_new {
        cache.tidy();
    }
    Ok(())
}
