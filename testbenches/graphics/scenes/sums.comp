#version 450
// Sum, exclusive or and largest of all words: in shared memory, then by atomics.
layout(local_size_x = 256) in;
layout(set = 0, binding = 0) buffer Data { uint head[16]; uint word[]; };
shared uint local[256];
void main() {
    uint lane = gl_LocalInvocationID.x;
    uint x = word[gl_GlobalInvocationID.x];
    local[lane] = x;
    barrier();
    for (uint stride = 128u; stride > 0u; stride >>= 1) {
        if (lane < stride) local[lane] += local[lane + stride];
        barrier();
    }
    if (lane == 0u) atomicAdd(head[1], local[0]);
    atomicXor(head[2], x);
    atomicMax(head[3], x);
}
