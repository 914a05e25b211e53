// Colours by what a pixel knows of itself.
#version 450
layout(push_constant) uniform Push { mat4 transform; vec4 colour; ivec4 shape; } push;
layout(set = 0, binding = 0) uniform sampler2D image;
layout(location = 0) in vec4 shade;
layout(location = 1) flat in ivec2 number;
layout(location = 2) noperspective in vec2 place;
layout(location = 3) in vec2 uv;
layout(location = 0) out vec4 target;
void main() {
    int what = push.shape.z;
    vec4 colour = shade;
    if (what == 1) colour = vec4(fract(float(number.x) * 0.17), float(number.y) * 0.3, 0.5, shade.a);
    if (what == 2) colour = vec4(abs(place), gl_FrontFacing ? 0.9 : 0.2, shade.a);
    if (what == 3) {
        if (((int(gl_FragCoord.x) + int(gl_FragCoord.y)) & 3) == 0) discard;
        colour = vec4(gl_FragCoord.xy / 64.0, gl_FragCoord.z, shade.a);
    }
    if (what == 4) colour = vec4(abs(dFdx(place)) * 8.0, abs(dFdy(place.y)) * 8.0, shade.a);
    if (what == 5) colour = texture(image, uv) * shade;
    if (what == 6) colour = textureLod(image, uv, 1.5);
    if (what == 7) colour = texelFetch(image, ivec2(gl_FragCoord.xy) % 8, 1);
    if (what == 8) { colour = vec4(fwidth(uv) * 4.0, 1.0 / gl_FragCoord.w * 0.1, 1.0); gl_FragDepth = 0.5 + 0.4 * place.x; }
    else gl_FragDepth = gl_FragCoord.z;
    target = colour;
}
