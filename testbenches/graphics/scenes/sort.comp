#version 450
// 256 words of a work-group in order, by bitonic merges in shared memory.
layout(local_size_x = 256) in;
layout(set = 0, binding = 0) buffer Data { uint head[16]; uint word[]; };
shared uint local[256];
void main() {
    uint lane = gl_LocalInvocationID.x, at = gl_GlobalInvocationID.x;
    local[lane] = word[at];
    barrier();
    for (uint size = 2u; size <= 256u; size <<= 1)
        for (uint stride = size >> 1; stride > 0u; stride >>= 1) {
            uint other = lane ^ stride;
            uint mine = local[lane], theirs = local[other];
            bool ascending = (lane & size) == 0u, lower = lane < other;
            barrier();
            local[lane] = (lower == ascending) ? min(mine, theirs) : max(mine, theirs);
            barrier();
        }
    word[at] = local[lane];
}
