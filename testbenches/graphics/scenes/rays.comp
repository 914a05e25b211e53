#version 460
// The nearest triangle that each ray hits, by a ray query. The words behind the rays are the answers: kind, distance, triangle, instance, two weights, side.
#extension GL_EXT_ray_query : require
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Words { uint words[]; };
layout(set = 0, binding = 1) uniform accelerationStructureEXT scene;
const uint HEAD = 16u, RAY = 16u;

vec3 at(uint word) {
    return vec3(uintBitsToFloat(words[word]), uintBitsToFloat(words[word + 1]), uintBitsToFloat(words[word + 2]));
}

void main() {
    uint ray = HEAD + RAY * gl_GlobalInvocationID.x, answer = ray + 8u;
    // Every fourth one takes the first triangle that it meets, every fourth one passes those that show their back.
    uint flags[4] = {0u, gl_RayFlagsCullBackFacingTrianglesEXT, 0u, gl_RayFlagsTerminateOnFirstHitEXT};
    rayQueryEXT query;
    rayQueryInitializeEXT(query, scene, flags[gl_GlobalInvocationID.x & 3u], 0xffu, at(ray), 0.0, at(ray + 3u), 100.0);
    while (rayQueryProceedEXT(query)) {
    }
    if (rayQueryGetIntersectionTypeEXT(query, true) == gl_RayQueryCommittedIntersectionNoneEXT) {
        words[answer] = 1u;
        return;
    }
    vec2 weights = rayQueryGetIntersectionBarycentricsEXT(query, true);
    words[answer] = 2u;
    words[answer + 1u] = floatBitsToUint(rayQueryGetIntersectionTEXT(query, true));
    words[answer + 2u] = rayQueryGetIntersectionPrimitiveIndexEXT(query, true);
    words[answer + 3u] = rayQueryGetIntersectionInstanceCustomIndexEXT(query, true);
    words[answer + 4u] = floatBitsToUint(weights.x);
    words[answer + 5u] = floatBitsToUint(weights.y);
    words[answer + 6u] = rayQueryGetIntersectionFrontFaceEXT(query, true) ? 1u : 0u;
}
