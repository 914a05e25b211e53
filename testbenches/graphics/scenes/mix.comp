#version 450
// Integers and floats of a word: a hash, its share of 2^32 as a float, a polynomial of that, and back.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { uint rounds, seed; };
layout(set = 0, binding = 0) buffer Data { uint head[16]; uint word[]; };
void main() {
    uint at = gl_GlobalInvocationID.x, x = word[at];
    for (uint i = 0; i < rounds; i++) {
        x = (x ^ seed) * 0x85ebca6bu + (x >> 13);
        if ((x & 1u) != 0u) x = (x << 7) | (x >> 25);
    }
    float share = float(x >> 8) * (1.0 / 16777216.0);
    uint level = uint((share * share * 3.0 + share) * 1024.0);
    word[at] = (x & 0xffff0000u) | (level & 0xffffu);
}
