// Conversions between integers and floats of every size, with saturation and rounding modes.
__kernel void conversions(__global const double *in, __global const long *integers, __global long *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    double x = in[i];
    long a = integers[i];
    __global long *o = out + 16 * i;
    o[0] = (long)x;
    o[1] = (long)(ulong)fabs(x);
    o[2] = (int)(x * 1e-10);
    o[3] = (uint)fabs(x * 1e-10);
    o[4] = as_long((double)a);
    o[5] = as_long((double)(ulong)a);
    o[6] = as_int((float)a);
    o[7] = as_int((float)(ulong)a);
    o[8] = as_int((float)(int)a);
    o[9] = as_int((float)(uint)(a >> 16));
    o[10] = as_long((double)(int)a) ^ as_long((double)(uint)a);
    o[11] = as_int((float)x);
    o[12] = (long)rint(x * 1e-9) + (long)floor(x * 1e-9) * 3 + (long)ceil(x * 1e-9) * 5 + (long)trunc(x * 1e-9) * 7;
    o[13] = (short)(int)(x * 1e-15) ^ (uchar)(uint)fabs(x * 1e-16);
    o[14] = as_long((double)as_float((int)(a & 0x3fffffff) + 0x10000000));
    o[15] = (x < (double)a) + 2 * isnan(x - x) + 4 * (signbit(x) != 0);
}
