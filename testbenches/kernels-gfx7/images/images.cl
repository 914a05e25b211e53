// Images through MIMG. The kernel makes resources and samplers itself, since clang has no images for this processor; what it does with them is in assembler.

typedef uint resource __attribute__((ext_vector_type(8)));

#define SIZE 16
#define UNORM 0
#define UINT 4
#define R32 4
#define RGBA8 10

// A linear image of two dimensions. `order`: what its components select.
static resource image(global void *base, uint format, uint number, uint width, uint height, uint order) {
    ulong address = (ulong)base;
    resource made = {
        (uint)(address >> 8), (uint)(address >> 40) | format << 20 | number << 26, (width - 1) | (height - 1) << 14,
        order | 8u << 20 | 9u << 28, (width - 1) << 13, 0, 0, 0,
    };
    // The assembler below wants it in scalar registers.
    for (int at = 0; at < 8; at++) {
        made[at] = __builtin_amdgcn_readfirstlane(made[at]);
    }
    return made;
}

// Mirrors an image from left to right in two channels, with the other two exchanged; counts its texels by their lowest four bits.
kernel void images(global uint *in, global uint *out, global uint *raw, global uint *counts, global uint *sizes) {
    uint2 at = {(uint)get_global_id(0), (uint)get_global_id(1)};
    // Blue, green, red, alpha.
    resource from = image(in, RGBA8, UNORM, SIZE, SIZE, 6 | 5 << 3 | 4 << 6 | 7 << 9);
    resource to = image(out, RGBA8, UNORM, SIZE, SIZE, 4 | 5 << 3 | 6 << 6 | 7 << 9);
    resource counters = image(counts, R32, UINT, SIZE, 1, 4);
    // The last texel is beyond the edges, no filter, no levels.
    uint4 sampler = {2 | 2 << 3, 0xfffu << 12, 0, 0};
    for (int at = 0; at < 4; at++) {
        sampler[at] = __builtin_amdgcn_readfirstlane(sampler[at]);
    }

    float4 texel, mirrored;
    uint4 size;
    uint word, one = 1;
    __asm__ volatile("image_load %0, %1, %2 dmask:0xf unorm\n\ts_waitcnt vmcnt(0)" : "=&v"(texel) : "v"(at), "s"(from));
    float2 opposite = {(SIZE - 0.5f - at.x) / SIZE, (at.y + 0.5f) / SIZE};
    __asm__ volatile("image_sample_lz %0, %1, %2, %3 dmask:0xf\n\ts_waitcnt vmcnt(0)"
                     : "=&v"(mirrored)
                     : "v"(opposite), "s"(from), "s"(sampler));
    float4 mixed = {texel.x, texel.y, mirrored.z, mirrored.w};
    __asm__ volatile("image_store %0, %1, %2 dmask:0xf unorm" : : "v"(mixed), "v"(at), "s"(to) : "memory");
    __asm__ volatile("image_load_pck %0, %1, %2 dmask:0x1 unorm\n\ts_waitcnt vmcnt(0)" : "=&v"(word) : "v"(at), "s"(from));
    raw[at.y * SIZE + at.x] = word;
    uint2 counter = {word & 15, 0};
    __asm__ volatile("image_atomic_add %0, %1, %2 dmask:0x1 unorm" : : "v"(one), "v"(counter), "s"(counters) : "memory");
    uint level = 0;
    __asm__ volatile("image_get_resinfo %0, %1, %2 dmask:0xf\n\ts_waitcnt vmcnt(0)" : "=&v"(size) : "v"(level), "s"(from));
    if (at.x == 0 && at.y == 0) {
        vstore4(size, 0, sizes);
    }
}
