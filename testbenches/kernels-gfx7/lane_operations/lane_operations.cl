// What lanes learn of each other: votes, counts of lanes below, first lanes, lanes by number, swizzles.
__kernel void lane_operations(__global const uint *in, __global uint *out) {
    uint i = get_global_id(0), x = in[i];
    ulong vote = __builtin_amdgcn_uicmp(x & 255, 100u, 36);
    uint lane = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
    uint below = __builtin_amdgcn_mbcnt_hi((uint)(vote >> 32), __builtin_amdgcn_mbcnt_lo((uint)vote, 0));
    uint first = __builtin_amdgcn_readfirstlane(x);
    uint seventh = __builtin_amdgcn_readlane(x, 7 + (first & 31));
    uint mirrored = __builtin_amdgcn_ds_swizzle(x, 0x7c1f);
    uint quad = __builtin_amdgcn_ds_swizzle(x, 0x801b);
    __global uint *o = out + 8 * i;
    o[0] = lane + 1000 * below;
    o[1] = (uint)vote;
    o[2] = (uint)(vote >> 32);
    o[3] = first;
    o[4] = seventh;
    o[5] = mirrored;
    o[6] = quad;
    uint odd = 0;
    if (x & 1) odd = __builtin_amdgcn_readfirstlane(x) ^ (uint)__builtin_amdgcn_uicmp(x, 0u, 33);
    o[7] = odd;
}
