//! Names in the code of what expressions of C++ name. Each expression becomes a variable with the address of what it names; the symbol there
//! has the name.

use std::ffi::CString;
use tombolo_code_object::{CodeObject, SymbolKind};

/// How the variables begin.
const PREFIX: &str = "__tombolo_name_";

/// What is written behind the source: a variable for each expression.
pub fn declarations(expressions: &[String]) -> String {
    let line = |(at, expression): (usize, &String)| {
        let of = expression.trim();
        let of = of.strip_prefix('&').unwrap_or(of);
        format!(
            "extern \"C\" __device__ const void* const {PREFIX}{at}[] __attribute__((used)) = {{(const void*)&{of}}};\n"
        )
    };
    std::iter::once("\n".to_owned()).chain(expressions.iter().enumerate().map(line)).collect()
}

/// The name of expression number `at`; none where the code has none.
pub fn lowered(code: &CodeObject, at: usize) -> Option<CString> {
    let variable = code.symbol(&format!("{PREFIX}{at}"))?;
    let target = code.relocations.iter().find(|relocation| relocation.address == variable.address)?.target;
    let named = |symbol: &&tombolo_code_object::Symbol| {
        symbol.address == target && symbol.kind != SymbolKind::Other && symbol.global
    };
    CString::new(code.symbols.iter().find(named)?.name.clone()).ok()
}
