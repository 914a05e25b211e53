// Shapes without vertex buffers: a disc as a fan of `corners` parts, or a strip, from the number of the vertex.
#version 450
layout(push_constant) uniform Push { mat4 transform; vec4 colour; ivec4 shape; } push;
layout(location = 0) out vec4 shade;
layout(location = 1) flat out ivec2 number;
layout(location = 2) noperspective out vec2 place;
layout(location = 3) out vec2 uv;
void main() {
    int corners = push.shape.x, vertex = gl_VertexIndex;
    vec2 at;
    if (push.shape.y == 1) {
        at = vec2(float(vertex / 2) / float(corners) * 2.0 - 1.0, float(vertex % 2) * 0.4 - 0.2);
    } else {
        int part = vertex / 3, corner = vertex % 3;
        float turn = 6.2831853 * float(part + (corner == 2 ? 1 : 0)) / float(corners);
        at = corner == 0 ? vec2(0) : vec2(cos(turn), sin(turn));
    }
    gl_Position = push.transform * vec4(at + vec2(0.0, 0.45 * float(gl_InstanceIndex)), 0.1 * float(gl_InstanceIndex), 1.0);
    shade = push.colour * vec4(1.0, 0.5 + 0.5 * at.x, 0.5 + 0.5 * at.y, 1.0);
    number = ivec2(vertex, gl_InstanceIndex);
    place = at;
    uv = at * 2.0 + vec2(0.25);
}
