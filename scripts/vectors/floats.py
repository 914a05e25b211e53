"""Binary floating point of 16, 32 and 64 bits, fp8, bf8 and bf16, in plain integers and fractions.

Values are bit patterns. An operation takes the exact rational value of its operands and rounds once, so nothing here can share an
error with a host's or a simulator's arithmetic. Sections 7.2.2 to 7.2.4 (modifiers, denormals, rounding) and 7.5 (8 bits)."""
from fractions import Fraction

NEAREST, UP, DOWN, ZERO = range(4)  # MODE.FP_ROUND


class Format:
    """A binary format: `bits` wide with `mant` bits of fraction; fp8 (`finite`) has no infinity and one NaN a sign."""

    def __init__(self, bits, mant, finite=False):
        self.bits, self.mant, self.finite = bits, mant, finite
        self.exp = bits - 1 - mant
        self.bias = (1 << (self.exp - 1)) - 1
        self.sign = 1 << (bits - 1)
        self.inf = ((1 << self.exp) - 1) << mant
        self.quiet = 1 << (mant - 1)
        self.nan = self.inf | (self.quiet if not finite else (1 << mant) - 1)
        self.max = self.inf - 1 if not finite else self.nan - 1

    def mag(self, x):
        return x & (self.sign - 1)

    def neg(self, x):
        return x ^ self.sign

    def is_neg(self, x):
        return bool(x & self.sign)

    def is_nan(self, x):
        return self.mag(x) == self.nan if self.finite else self.mag(x) > self.inf

    def is_snan(self, x):
        return self.is_nan(x) and not x & self.quiet

    def is_inf(self, x):
        return not self.finite and self.mag(x) == self.inf

    def is_denormal(self, x):
        return 0 < self.mag(x) < (1 << self.mant)

    def is_zero(self, x):
        return self.mag(x) == 0

    def exponent(self, x):
        return self.mag(x) >> self.mant

    def flush(self, x):
        """A denormal becomes a zero of its sign."""
        return x & self.sign if self.is_denormal(x) else x

    def quieted(self, x):
        return x | self.quiet if self.is_nan(x) else x

    def value(self, x):
        """Exact value of a finite pattern."""
        e, m = self.exponent(x), x & ((1 << self.mant) - 1)
        m, e = (m, 1) if e == 0 else (m | 1 << self.mant, e)
        v = m * Fraction(2) ** (e - self.bias - self.mant)
        return -v if self.is_neg(x) else v

    def round(self, v, mode=NEAREST, negative_zero=False, out_denormals=True):
        """The pattern of a rational number; a zero result of a nonzero number keeps its sign."""
        v = Fraction(v)
        if v == 0:
            return self.sign if negative_zero else 0
        sign, a = (self.sign, -v) if v < 0 else (0, v)
        # 2**e <= a < 2**(e+1)
        e = a.numerator.bit_length() - a.denominator.bit_length()
        if Fraction(2) ** e > a:
            e -= 1
        e = max(e, 1 - self.bias)
        scaled = a / Fraction(2) ** (e - self.mant)
        whole = scaled.numerator // scaled.denominator
        rest = scaled - whole
        up = {NEAREST: rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole & 1),
              UP: rest > 0 and not sign, DOWN: rest > 0 and bool(sign), ZERO: False}[mode]
        whole += bool(up)
        pattern = whole + ((e + self.bias - 1) << self.mant)
        limit = self.max if self.finite else self.inf - 1
        if pattern > limit:
            if self.finite:
                return sign | self.nan
            to_inf = mode == NEAREST or (mode == UP and not sign) or (mode == DOWN and sign)
            return sign | (self.inf if to_inf else self.max)
        if not out_denormals and 0 < pattern < (1 << self.mant):
            pattern = 0
        return sign | pattern


F16, F32, F64 = Format(16, 10), Format(32, 23), Format(64, 52)
BF16, BF8, FP8 = Format(16, 7), Format(8, 2), Format(8, 3, True)


class Arith:
    """Arithmetic of one format under a rounding mode and FP_DENORM (bit 0: inputs kept, bit 1: outputs kept)."""

    def __init__(self, fmt, mode=NEAREST, denorm=3):
        self.f, self.mode, self.keep_in, self.keep_out = fmt, mode, bool(denorm & 1), bool(denorm & 2)

    def source(self, x):
        return x if self.keep_in else self.f.flush(x)

    def done(self, v, negative_zero=False):
        return self.f.round(v, self.mode, negative_zero, self.keep_out)

    def zero_sum(self, a_neg, b_neg):
        """Sign of an exact zero sum: that of both, else minus only when rounding down (IEEE 754, 6.3)."""
        return a_neg if a_neg == b_neg else self.mode == DOWN

    def fma(self, a, b, c):
        f = self.f
        a, b, c = map(self.source, (a, b, c))
        if any(map(f.is_nan, (a, b, c))):
            return f.nan
        sign = f.is_neg(a) != f.is_neg(b)
        if f.is_inf(a) or f.is_inf(b):
            if f.is_zero(a) or f.is_zero(b) or (f.is_inf(c) and f.is_neg(c) != sign):
                return f.nan
            return f.inf | (f.sign if sign else 0)
        if f.is_inf(c):
            return c
        product = f.value(a) * f.value(b)
        total = product + f.value(c)
        if total == 0:
            return self.done(0, self.zero_sum(sign, f.is_neg(c)) if product == 0 else self.mode == DOWN)
        return self.done(total)

    def add(self, a, b):
        return self.fma(a, self.f.round(1), b)

    def sub(self, a, b):
        return self.add(a, self.f.neg(b))

    def mul(self, a, b):
        f = self.f
        zero_of_sign = 0 if f.is_neg(a) == f.is_neg(b) else f.sign
        return self.fma(a, b, zero_of_sign)

    def order(self, a, b):
        """-1, 0 or 1; None when unordered."""
        f = self.f
        a, b = self.source(a), self.source(b)
        if f.is_nan(a) or f.is_nan(b):
            return None
        key = lambda x: (-f.mag(x) if f.is_neg(x) else f.mag(x))
        return (key(a) > key(b)) - (key(a) < key(b))

    def _select(self, a, b, want):
        f = self.f
        zeros = f.is_zero(a) and f.is_zero(b)
        first_zero = f.is_neg(a) and not f.is_neg(b) if want < 0 else f.is_neg(b) and not f.is_neg(a)
        return a if self.order(a, b) == want or (zeros and first_zero) else b

    def num(self, a, b, want):
        """minimumNumber (`want` -1) or maximumNumber (1)."""
        f, a, b = self.f, self.source(a), self.source(b)
        if f.is_nan(a) and f.is_nan(b):
            return f.quieted(a)
        if f.is_nan(a):
            return b
        return a if f.is_nan(b) else self._select(a, b, want)

    def imum(self, a, b, want):
        """minimum or maximum: NaNs are handed on, signalling ones first."""
        f, a, b = self.f, self.source(a), self.source(b)
        for test in (f.is_snan, f.is_nan):
            for x in (a, b):
                if test(x):
                    return f.quieted(x)
        return self._select(a, b, want)

    def ldexp(self, a, n):
        f, a = self.f, self.source(a)
        if f.is_nan(a):
            return f.nan
        if f.is_inf(a) or f.is_zero(a):
            return a
        return self.done(f.value(a) * Fraction(2) ** max(min(n, 3000), -3000))

    def integral(self, a, how):
        """trunc, ceil, floor or rndne."""
        f, a = self.f, self.source(a)
        if f.is_nan(a):
            return f.nan
        if f.is_inf(a) or f.is_zero(a):
            return a
        return f.round(integer(f.value(a), how), negative_zero=f.is_neg(a))

    def fract(self, a):
        """a - floor(a), at most the greatest number below one."""
        f, a = self.f, self.source(a)
        if f.is_nan(a) or f.is_inf(a):
            return f.nan
        v = f.value(a)
        return min(f.round(v - integer(v, "floor"), self.mode), f.round(1) - 1)


def integer(v, how):
    """A rational number as an integer."""
    low = v.numerator // v.denominator
    if how == "floor":
        return low
    if how == "ceil":
        return -((-v.numerator) // v.denominator)
    if how == "trunc":
        return low if v >= 0 else -((-v.numerator) // v.denominator)
    rest = v - low
    return low + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low & 1))


def to_int(fmt, x, low, high, how="trunc"):
    """A float as an integer that saturates; NaN gives 0."""
    if fmt.is_nan(x):
        return 0
    if fmt.is_inf(x):
        return low if fmt.is_neg(x) else high
    return max(low, min(high, integer(fmt.value(x), how)))


def convert(src, dst, x, mode=NEAREST, in_denormals=True, out_denormals=True):
    """From one format to another with one rounding."""
    if not in_denormals:
        x = src.flush(x)
    sign = dst.sign if src.is_neg(x) else 0
    if src.is_nan(x):
        return sign | dst.nan
    if src.is_inf(x):
        return sign | (dst.nan if dst.finite else dst.inf)
    return dst.round(src.value(x), mode, bool(sign), out_denormals)


def of(fmt, number):
    """Pattern nearest to a Python number."""
    return fmt.round(Fraction(number))
