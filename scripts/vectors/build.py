"""One vector: a program, the state before it and the state after it, as a line of testbenches/vectors/*.jsonl.

The assembler is LLVM's (LLVM_MC, llvm-mc-19 by default); forms that LLVM 19 has no text for go through TOMBOLO (`tombolo asm`).
Nothing is executed here."""
import json
import os
import re
import subprocess

LLVM = os.environ.get("LLVM_MC", "llvm-mc-19")
TOMBOLO = os.environ.get("TOMBOLO", "tombolo")
_cache = {}


def _llvm(lines, wave):
    size = ["-mattr=-wavefrontsize32,+wavefrontsize64"] if wave == 64 else ["-mattr=+wavefrontsize32,-wavefrontsize64"]
    run = subprocess.run([LLVM, "-arch=amdgcn", "-mcpu=gfx1201", "-show-encoding", *size],
                         input="\n".join(lines), capture_output=True, text=True)
    if run.returncode:
        return None
    return [bytes(int(b, 16) for b in found.split(",")) for found in re.findall(r"encoding: \[([^\]]*)\]", run.stdout)]


def _tombolo(line, wave):
    run = subprocess.run([TOMBOLO, "asm", "--raw", "-o", "-", *(["--wave64"] if wave == 64 else []), "-"],
                         input=(line + "\n").encode(), capture_output=True)
    if run.returncode:
        raise SystemExit(f"no assembler takes {line!r}: {run.stderr.decode()}")
    return run.stdout


def assemble(lines, wave):
    new = [line for line in lines if (line, wave) not in _cache]
    if new:
        codes = _llvm(new, wave)
        if codes is None or len(codes) != len(new):
            codes = []
            for line in new:
                one = _llvm([line], wave)
                codes.append(one[0] if one else _tombolo(line, wave))
        _cache.update(((line, wave), code) for line, code in zip(new, codes))
    return b"".join(_cache[line, wave] for line in lines)


class Vector:
    """State by register number; VGPRs are lists of one word a lane."""

    def __init__(self, name, section, wave=32, exec_=None, mode=0xf0, scc=0, vcc=0, m0=0):
        self.id, self.section, self.wave, self.mode = f"hand/{name}", section, wave, mode
        self.full = (1 << wave) - 1
        self.exec = self.full if exec_ is None else exec_
        self.after = {"exec": self.exec, "vcc": vcc, "scc": scc, "m0": m0}
        self.before = dict(self.after)
        self.s, self.v, self.s_out, self.v_out = {}, {}, {}, {}
        self.lds, self.lds_out, self.mem, self.mem_out = b"", None, [], {}
        self.asm, self.cmp, self.ulp, self.stride = [], {}, None, 0

    def active(self, lane):
        return bool(self.exec >> lane & 1)

    def s64(self, number, value):
        self.s[number], self.s[number + 1] = value & 0xffffffff, value >> 32 & 0xffffffff

    def s_out64(self, number, value):
        self.s_out[number], self.s_out[number + 1] = value & 0xffffffff, value >> 32 & 0xffffffff

    def _state(self, flags, s, v, lds, mem):
        word = lambda x: f"{x & 0xffffffff:08x}"
        mask = lambda x: f"{x & self.full:0{self.wave // 4}x}"
        state = {"exec": mask(flags["exec"]), "vcc": mask(flags["vcc"]), "scc": int(flags["scc"]), "m0": word(flags["m0"]),
                 "s": {str(n): word(x) for n, x in sorted(s.items())},
                 "v": {str(n): [word(x) for x in xs] for n, xs in sorted(v.items())}, "lds": lds}
        if mem:
            state["mem"] = mem
        return state

    def line(self):
        trim = lambda data: data.rstrip(b"\0").hex()
        before = [{"addr": hex(a), "size": len(d), "data": trim(d)} for a, d in self.mem]
        after = [{"addr": hex(a), "data": trim(d)} for a, d in sorted(self.mem_out.items())]
        text = self.asm + ["s_endpgm"]
        start = self._state(self.before, self.s, self.v, trim(self.lds), before)
        if self.stride:
            start["scratch_stride"] = self.stride
        lds = "=" if self.lds_out is None else trim(self.lds_out)
        row = {"id": self.id, "isa": "gfx1201", "wave": self.wave, "mode": hex(self.mode), "oracle": "hand",
               "section": self.section, "tier": "exact" if self.ulp is None else "approx", "asm": text,
               "code": assemble(text, self.wave).hex(), "pc": "0x200000000", "in": start,
               "out": self._state(self.after, self.s_out, self.v_out, lds, after)}
        if self.cmp:
            row["cmp"] = {str(k): how for k, how in self.cmp.items()}
        if self.ulp:
            row["ulp"] = self.ulp
        return json.dumps(row, separators=(",", ":"))


def signed(x, bits=32):
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


class Numbers:
    """Reproducible numbers without meaning, for lanes that no hard case needs (a multiplicative congruential sequence)."""

    def __init__(self, seed):
        self.x = seed * 2 + 1

    def next(self, bits=32):
        out = 0
        for _ in range((bits + 15) // 16):
            self.x = self.x * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            out = out << 16 | self.x >> 40 & 0xffff
        return out & (1 << bits) - 1
