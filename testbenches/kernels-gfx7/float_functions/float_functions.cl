// Functions of float: quotients as exact as the language asks, roots, angles, powers, parts of numbers.
__kernel void float_functions(__global const float *in, __global float *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    float x = in[i], y = in[(i + 1) % n], p = fabs(x);
    __global float *o = out + 16 * i;
    o[0] = sqrt(p);
    o[1] = x / y;
    o[2] = sin(x);
    o[3] = cos(x * 1000.0f);
    o[4] = exp2(-p * 0.1f);
    o[5] = log(p);
    o[6] = pow(p, y * 0.02f);
    o[7] = ldexp(x, (int)(i % 21) - 10);
    int e;
    o[8] = frexp(x, &e);
    o[9] = e + ilogb(y);
    float whole;
    o[10] = modf(x, &whole);
    o[11] = whole + rint(y);
    o[12] = fmod(x, y);
    o[13] = fma(x, y, 1.0f) + mad(x, y, 2.0f);
    o[14] = fmin(x, y) + fmax(x, y) * 2 + clamp(x, -1.0f, 1.0f) + step(x, y) + sign(x);
    o[15] = atan(x) + cbrt(p) + rsqrt(p);
}
