"""Programs of VALU instructions that share their sources: one destination an instruction, some lanes off.

Destinations of 16 bits are filled before, because the other half of the register has to stay (section 7.4)."""
from build import Vector

EXEC = 0xfdfffbff
FILL = 0xbeefcafe


class Program:
    """Sources are put with `source`; `op` adds an instruction and works out its destination."""

    def __init__(self, name, section, exec_=EXEC, mode=0xf0, vcc=0):
        self.vec = Vector(name, section, exec_=exec_, mode=mode, vcc=vcc)
        self.next, self.values = 0, []

    def source(self, values, bits=32):
        """A VGPR, a pair or four; returns its name. The values go to the functions of the instructions that follow."""
        width = max(1, bits // 32)
        n, self.next = self.next, self.next + width
        values = (list(values) * 32)[:32]
        for i in range(width):
            self.vec.v[n + i] = [x >> 32 * i & 0xffffffff for x in values]
        self.values.append(values)
        return f"v{n}" if width == 1 else f"v[{n}:{n + width - 1}]"

    def op(self, text, f, out=32, cmp=None, old=None, use=None):
        """`text` with {d} for the destination; `f` of the sources' values of a lane (of those in `use`), of the old destination
        too if `old` is its value. `out`: 16 (low half), "hi" (upper half), 32, 64 or 128."""
        v = self.vec
        width = out // 32 if out in (32, 64, 128) else 1
        n, self.next = self.next, self.next + width
        name = f"v{n}" if width == 1 else f"v[{n}:{n + width - 1}]"
        v.asm.append(text.format(d=name))
        if old is None and out in (16, "hi"):
            old = FILL
            given = False
        else:
            given = old is not None
        olds = ((old if isinstance(old, list) else [old or 0]) * 32)[:32]
        result = []
        for lane in range(32):
            if not v.active(lane):
                result.append(olds[lane])
                continue
            args = [values[lane] for i, values in enumerate(self.values) if use is None or i in use]
            r = f(*args, olds[lane]) if given else f(*args)
            if out == 16:
                r = r & 0xffff | olds[lane] & 0xffff0000
            elif out == "hi":
                r = (r & 0xffff) << 16 | olds[lane] & 0xffff
            result.append(r)
        for i in range(width):
            words = [x >> 32 * i & 0xffffffff for x in result]
            v.v_out[n + i] = words
            if old is not None:
                v.v[n + i] = [x >> 32 * i & 0xffffffff for x in olds]
            if cmp:
                v.cmp[n + i] = cmp
        return name
