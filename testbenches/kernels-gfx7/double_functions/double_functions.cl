// Functions of double: roots, quotients, powers of two, exponentials, logarithms, angles small and huge.
__kernel void double_functions(__global const double *in, __global double *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    double x = in[i], y = in[(i + 1) % n], p = fabs(x);
    __global double *o = out + 16 * i;
    o[0] = sqrt(p);
    o[1] = x / y;
    o[2] = fma(x, y, -x * y);
    o[3] = ldexp(x, (int)(i % 41) - 20);
    o[4] = sin(x);
    o[5] = cos(x);
    o[6] = exp(-p * 0.01);
    o[7] = log(p);
    o[8] = fmod(x, y);
    o[9] = rint(x) + floor(y) * 0.5 + trunc(x) * 0.25 + ceil(y);
    int e;
    o[10] = frexp(x, &e);
    o[11] = e + ilogb(y);
    o[12] = fmax(x, y) - fmin(x, y) + copysign(3.0, x);
    o[13] = rsqrt(p);
    o[14] = cbrt(x);
    o[15] = atan2(x, y) + tanh(y * 0.01);
}
