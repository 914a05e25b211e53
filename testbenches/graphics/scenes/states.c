// Scenes with OpenGL for what drivers ask of a machine beside lit bodies: states, kinds of draws, textures and shaders.
//   states SCENE OUT.ppm [WIDTH HEIGHT]
#include "frame.h"

// The part of the picture with this number, of columns times rows.
static void part(int number, int columns, int rows) {
    glViewport(number % columns * width / columns, number / columns % rows * height / rows, width / columns, height / rows);
}

static void ball(int slices, int stacks) {
    for (int i = 0; i < stacks; i++) {
        glBegin(GL_TRIANGLE_STRIP);
        for (int j = 0; j <= slices; j++)
            for (int k = 0; k < 2; k++) {
                float a = (i + k) * 3.14159265f / stacks, b = j * 6.2831853f / slices;
                float n[] = {sinf(a) * cosf(b), cosf(a), sinf(a) * sinf(b)};
                glTexCoord2f((float)j / slices, (float)(i + k) / stacks);
                glNormal3fv(n);
                glVertex3fv(n);
            }
        glEnd();
    }
}

static GLuint program(const char *vertex, const char *fragment) {
    GLuint all = glCreateProgram();
    const char *source[] = {vertex, fragment};
    for (int k = 0; k < 2; k++) {
        GLuint shader = glCreateShader(k ? GL_FRAGMENT_SHADER : GL_VERTEX_SHADER);
        glShaderSource(shader, 1, source + k, NULL);
        glCompileShader(shader);
        glAttachShader(all, shader);
    }
    glLinkProgram(all);
    GLint linked;
    glGetProgramiv(all, GL_LINK_STATUS, &linked);
    if (!linked) {
        char log[2000];
        glGetProgramInfoLog(all, sizeof log, NULL, log);
        fprintf(stderr, "%s\n", log);
        exit(1);
    }
    glUseProgram(all);
    return all;
}

// Depth functions, writes, ranges, offsets; sides that are culled.
static void depth(void) {
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_ALWAYS);
    for (int i = 0; i < 8; i++) {
        part(i, 4, 4);
        glDepthMask(1);
        glColor3f(.2f, .4f, .6f);
        glDepthFunc(GL_ALWAYS);
        glBegin(GL_QUADS);
        glVertex3f(-1, -1, -.5f); glVertex3f(1, -1, -.5f); glVertex3f(1, 1, .5f); glVertex3f(-1, 1, .5f);
        glEnd();
        glDepthFunc(GL_NEVER + i);
        glDepthMask(i & 1);
        glColor3f(.8f, .2f, .4f);
        glBegin(GL_QUADS);
        glVertex3f(-.8f, -.9f, .5f); glVertex3f(.8f, -.9f, .5f); glVertex3f(.8f, .9f, -.5f); glVertex3f(-.8f, .9f, -.5f);
        glEnd();
        glDepthFunc(GL_LESS);
        glColor3f(.4f, .8f, .2f);
        quad(-.5f, -1, .5f, 1, 0);
    }
    glDepthMask(1);
    for (int i = 8; i < 16; i++) {
        part(i, 4, 4);
        glDepthRange(.1 * (i & 3), i & 4 ? .3 : .9);
        glDepthFunc(GL_LEQUAL);
        glEnable(GL_CULL_FACE);
        glCullFace(i & 2 ? GL_FRONT : GL_BACK);
        glFrontFace(i & 1 ? GL_CW : GL_CCW);
        glPolygonOffset(i & 4 ? 2 : -1, 3 * (i - 12));
        if (i & 8) glEnable(GL_POLYGON_OFFSET_FILL);
        for (int k = 0; k < 4; k++) {
            glColor3f(.2f * k, .9f - .1f * k, .2f * (i & 3));
            if (k & 1) quad(-.9f + .2f * k, -.8f, .3f + .2f * k, .6f, .2f * k - .3f);
            else quad(.3f + .2f * k, -.6f, -.9f + .2f * k, .8f, .3f - .2f * k);
        }
    }
}

// Indices of each size, restart, base vertices, instances, several draws in one call.
static void draws(void) {
    static const char *vertex = "#version 430 compatibility\n"
        "layout(location = 0) in vec2 place; layout(location = 1) in vec4 colour; layout(location = 2) in vec2 offset; layout(location = 3) in float scale;\n"
        "out vec4 shade; flat out int number;\n"
        "void main() { number = gl_VertexID + 3 * gl_InstanceID; shade = colour; gl_Position = vec4(place * scale + offset, 0, 1); }";
    static const char *fragment = "#version 430 compatibility\n"
        "in vec4 shade; flat in int number; out vec4 colour;\n"
        "void main() { colour = shade * (float(number % 5) / 8 + .5); }";
    static const GLfloat place[] = {-.9f, -.9f, -.6f, .3f, -.3f, -.8f, 0, .2f, .3f, -.9f, .5f, .3f, .9f, -.8f, .95f, .7f, -.2f, .9f};
    static const GLubyte colour[] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 0, 255, 255, 200, 200, 200, 255, 20, 200, 120, 255, 250, 120, 30, 255};
    static const GLfloat instance[] = {0, 0, 1, -.4f, .4f, .5f, .5f, .3f, .4f, .1f, -.3f, .3f};
    static const GLubyte bytes[] = {0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 4};
    static const GLushort restarted[] = {0, 1, 2, 3, 0xffff, 3, 4, 5, 6, 0xffff, 0xffff, 6, 7, 8};
    static const GLushort shorts[] = {0, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 7};
    static const GLuint words[] = {8, 7, 6, 5, 0xffffffff, 4, 3, 2, 1};
    program(vertex, fragment);
    GLuint buffer[5];
    glGenBuffers(5, buffer);
    const void *data[] = {place, colour, instance, shorts, words};
    GLsizei size[] = {sizeof place, sizeof colour, sizeof instance, sizeof shorts, sizeof words};
    for (int k = 0; k < 5; k++) {
        GLenum target = k < 3 ? GL_ARRAY_BUFFER : GL_ELEMENT_ARRAY_BUFFER;
        glBindBuffer(target, buffer[k]);
        glBufferData(target, size[k], data[k], GL_STATIC_DRAW);
    }
    for (int k = 0; k < 4; k++) glEnableVertexAttribArray(k);
    glBindBuffer(GL_ARRAY_BUFFER, buffer[0]);
    glVertexAttribPointer(0, 2, GL_FLOAT, 0, 0, NULL);
    glBindBuffer(GL_ARRAY_BUFFER, buffer[1]);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, 1, 0, NULL);
    glBindBuffer(GL_ARRAY_BUFFER, buffer[2]);
    glVertexAttribPointer(2, 2, GL_FLOAT, 0, 12, NULL);
    glVertexAttribPointer(3, 1, GL_FLOAT, 0, 12, (char *)8);
    glVertexAttribDivisor(2, 1);
    glVertexAttribDivisor(3, 2);

    // The driver makes other indices of bytes itself.
    part(0, 3, 3);
    glDrawElements(GL_TRIANGLE_STRIP, 7, GL_UNSIGNED_BYTE, bytes);
    glDrawElements(GL_TRIANGLE_FAN, 5, GL_UNSIGNED_BYTE, bytes + 7);
    part(1, 3, 3);
    glEnable(GL_PRIMITIVE_RESTART_FIXED_INDEX);
    glDrawElements(GL_TRIANGLE_STRIP, 14, GL_UNSIGNED_SHORT, restarted);
    part(2, 3, 3);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer[4]);
    glDrawElements(GL_TRIANGLE_STRIP, 9, GL_UNSIGNED_INT, NULL);
    glDisable(GL_PRIMITIVE_RESTART_FIXED_INDEX);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer[3]);
    part(3, 3, 3);
    glDrawElementsBaseVertex(GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, (char *)6, 1);
    part(4, 3, 3);
    glDrawElementsInstanced(GL_TRIANGLES, 12, GL_UNSIGNED_SHORT, NULL, 4);
    part(5, 3, 3);
    glDrawElementsInstancedBaseVertexBaseInstance(GL_TRIANGLE_STRIP, 6, GL_UNSIGNED_SHORT, NULL, 2, 1, 1);
    part(6, 3, 3);
    static const GLint first[] = {0, 3, 6};
    static const GLsizei count[] = {3, 3, 3}, counts[] = {3, 6};
    static const GLint base[] = {3, 0};
    static const GLvoid *const offset[] = {NULL, (char *)12};
    glMultiDrawArrays(GL_TRIANGLES, first, count, 3);
    part(7, 3, 3);
    glMultiDrawElementsBaseVertex(GL_TRIANGLES, counts, GL_UNSIGNED_SHORT, (const GLvoid *const *)offset, 2, base);
    part(8, 3, 3);
    static const GLuint indirect[] = {3, 1, 0, 1, 0, /**/ 6, 2, 6, 0, 1};
    GLuint commands;
    glGenBuffers(1, &commands);
    glBindBuffer(GL_DRAW_INDIRECT_BUFFER, commands);
    glBufferData(GL_DRAW_INDIRECT_BUFFER, sizeof indirect, indirect, GL_STATIC_DRAW);
    glMultiDrawElementsIndirect(GL_TRIANGLES, GL_UNSIGNED_SHORT, NULL, 2, 0);
}

static void checks(GLenum target, GLint internal, int size) {
    unsigned char texel[64 * 64 * 4];
    for (int i = 0; i < size * size; i++) {
        int x = i % size * 8 / size, y = i / size * 8 / size;
        texel[4 * i] = 30 * x; texel[4 * i + 1] = 30 * y; texel[4 * i + 2] = (x ^ y) & 1 ? 255 : 60; texel[4 * i + 3] = 100 + 20 * x;
    }
    glTexImage2D(target, 0, internal, size, size, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
}

// Formats of textures, and borders of theirs.
static void formats(void) {
    static const GLint format[] = {GL_RGB8, GL_RGB5, GL_RGBA4, GL_RGB10_A2, GL_LUMINANCE8, GL_ALPHA8, GL_INTENSITY8, GL_LUMINANCE8_ALPHA8, GL_RGBA16, GL_RGBA16F, GL_R11F_G11F_B10F, GL_RGB9_E5,
        GL_SRGB8_ALPHA8, GL_RGBA8_SNORM, GL_R32F, GL_COMPRESSED_RGBA_S3TC_DXT5_EXT};
    static const GLenum mode[] = {GL_CLAMP, GL_CLAMP_TO_BORDER, GL_MIRROR_CLAMP_EXT, GL_MIRROR_CLAMP_TO_EDGE_EXT, GL_MIRROR_CLAMP_TO_BORDER_EXT};
    static const GLfloat border[] = {.8f, .3f, .6f, .4f};
    glEnable(GL_TEXTURE_2D);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_MODULATE);
    glColor4f(1, .9f, .8f, .7f);
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, border);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    for (int i = 0; i < 16; i++) {
        part(i, 4, 4);
        checks(GL_TEXTURE_2D, format[i], 16);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, i % 3 ? GL_LINEAR : GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, i % 3 ? GL_LINEAR : GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, mode[i % 5]);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, mode[(i + i / 5) % 5]);
        glBegin(GL_QUADS);
        glTexCoord2f(-.6f, -.55f); glVertex2f(-1, -1);
        glTexCoord2f(1.7f, -.55f); glVertex2f(1, -1);
        glTexCoord2f(1.7f, 1.65f); glVertex2f(1, 1);
        glTexCoord2f(-.6f, 1.65f); glVertex2f(-1, 1);
        glEnd();
    }
}

// Volumes, one dimension, rectangles, arrays of units, generated coordinates, comparisons, levels made by the driver.
static void textures(void) {
    unsigned char texel[8 * 8 * 8 * 4];
    for (int i = 0; i < 512; i++) { texel[4 * i] = i % 8 * 36; texel[4 * i + 1] = i / 8 % 8 * 36; texel[4 * i + 2] = i / 64 * 36; texel[4 * i + 3] = 255; }
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    glTexImage3D(GL_TEXTURE_3D, 0, GL_RGBA8, 8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    glTexParameteri(GL_TEXTURE_3D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glEnable(GL_TEXTURE_3D);
    part(0, 3, 3);
    glBegin(GL_QUADS);
    glTexCoord3f(0, 0, .1f); glVertex2f(-1, -1); glTexCoord3f(1.2f, .1f, .5f); glVertex2f(1, -1);
    glTexCoord3f(1.2f, 1.3f, 1); glVertex2f(1, 1); glTexCoord3f(0, 1.2f, .6f); glVertex2f(-1, 1);
    glEnd();
    glDisable(GL_TEXTURE_3D);
    glTexImage1D(GL_TEXTURE_1D, 0, GL_RGBA8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    glTexParameteri(GL_TEXTURE_1D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glEnable(GL_TEXTURE_1D);
    part(1, 3, 3);
    quad(-.9f, -.9f, .9f, .9f, 0);
    glDisable(GL_TEXTURE_1D);
    glTexImage2D(GL_TEXTURE_RECTANGLE, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel + 512);
    glEnable(GL_TEXTURE_RECTANGLE);
    part(2, 3, 3);
    glMatrixMode(GL_TEXTURE);
    glScalef(8, 8, 1);
    quad(-.9f, -.9f, .9f, .9f, 0);
    glLoadIdentity();
    glMatrixMode(GL_MODELVIEW);
    glDisable(GL_TEXTURE_RECTANGLE);

    // Levels, and anisotropy.
    glEnable(GL_TEXTURE_2D);
    checks(GL_TEXTURE_2D, GL_RGBA8, 64);
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_LOD_BIAS, .5f);
    part(3, 3, 3);
    quad(-.9f, -.9f, .9f, .9f, 0);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_LOD_BIAS, 0);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MIN_LOD, 2.25f);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 1);
    part(4, 3, 3);
    quad(-.9f, -.9f, .9f, .9f, 0);
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MIN_LOD, -1000);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 0);

    // Generated coordinates, on a ball, with two units.
    part(5, 3, 3);
    glTexGeni(GL_S, GL_TEXTURE_GEN_MODE, GL_SPHERE_MAP);
    glTexGeni(GL_T, GL_TEXTURE_GEN_MODE, GL_SPHERE_MAP);
    glEnable(GL_TEXTURE_GEN_S);
    glEnable(GL_TEXTURE_GEN_T);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, 1);
    checks(GL_TEXTURE_2D, GL_RGBA8, 8);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_ADD);
    glEnable(GL_TEXTURE_2D);
    glEnable(GL_DEPTH_TEST);
    perspective(-4);
    ball(12, 8);
    glDisable(GL_TEXTURE_2D);
    glActiveTexture(GL_TEXTURE0);
    glDisable(GL_TEXTURE_GEN_S);
    glDisable(GL_TEXTURE_GEN_T);
    glDisable(GL_DEPTH_TEST);
    glMatrixMode(GL_PROJECTION);
    glLoadIdentity();
    glMatrixMode(GL_MODELVIEW);
    glLoadIdentity();

    // A comparison.
    float heights[64];
    for (int i = 0; i < 64; i++) heights[i] = (i % 8 + i / 8) / 14.f;
    GLuint name;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, 8, 8, 0, GL_DEPTH_COMPONENT, GL_FLOAT, heights);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    part(6, 3, 3);
    glBegin(GL_QUADS);
    glTexCoord3f(0, 0, .2f); glVertex2f(-1, -1); glTexCoord3f(1, 0, .7f); glVertex2f(1, -1);
    glTexCoord3f(1, 1, .6f); glVertex2f(1, 1); glTexCoord3f(0, 1, .1f); glVertex2f(-1, 1);
    glEnd();
    glDisable(GL_TEXTURE_2D);

    // Pixels that the program brings and that it copies.
    glViewport(0, 0, width, height);
    glRasterPos2f(.37f, .37f);
    glPixelZoom(2, 2);
    glDrawPixels(8, 8, GL_RGBA, GL_UNSIGNED_BYTE, texel + 1024);
    static const GLubyte bits[] = {0x81, 0x42, 0x24, 0x18, 0x18, 0x24, 0x42, 0x81};
    glColor3f(1, 1, 0);
    glRasterPos2f(-.3f, .5f);
    glBitmap(8, 8, 0, 0, 0, 0, bits);
}

// Lights of all kinds, both sides, materials by colours, spots, fog by exponents, tests of alpha, clip planes.
static void lights(void) {
    static const GLfloat place[][4] = {{3, 4, 5, 1}, {-1, .5f, .3f, 0}, {0, 0, 4, 1}};
    static const GLfloat shine[][4] = {{.9f, .8f, .7f, 1}, {.2f, .3f, .7f, 1}, {.9f, .2f, .1f, 1}}, spot[] = {.1f, 0, -1};
    static const GLdouble plane[] = {-1, .3, .2, .5};
    perspective(-5);
    glEnable(GL_LIGHTING);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_NORMALIZE);
    for (int i = 0; i < 3; i++) {
        glEnable(GL_LIGHT0 + i);
        glLightfv(GL_LIGHT0 + i, GL_POSITION, place[i]);
        glLightfv(GL_LIGHT0 + i, GL_DIFFUSE, shine[i]);
        glLightfv(GL_LIGHT0 + i, GL_SPECULAR, shine[2 - i]);
    }
    glLightf(GL_LIGHT0, GL_LINEAR_ATTENUATION, .05f);
    glLightf(GL_LIGHT2, GL_SPOT_CUTOFF, 20);
    glLightf(GL_LIGHT2, GL_SPOT_EXPONENT, 8);
    glLightfv(GL_LIGHT2, GL_SPOT_DIRECTION, spot);
    glMaterialfv(GL_FRONT_AND_BACK, GL_SPECULAR, shine[0]);
    glMaterialf(GL_FRONT_AND_BACK, GL_SHININESS, 12);
    glColorMaterial(GL_FRONT_AND_BACK, GL_AMBIENT_AND_DIFFUSE);
    GLuint list = glGenLists(1);
    glNewList(list, GL_COMPILE);
    ball(10, 6);
    glEndList();
    for (int i = 0; i < 9; i++) {
        glLightModeli(GL_LIGHT_MODEL_TWO_SIDE, i & 1);
        glLightModeli(GL_LIGHT_MODEL_LOCAL_VIEWER, i >> 1 & 1);
        glLightModeli(GL_LIGHT_MODEL_COLOR_CONTROL, i & 4 ? GL_SEPARATE_SPECULAR_COLOR : GL_SINGLE_COLOR);
        if (i == 3) glEnable(GL_COLOR_MATERIAL);
        if (i == 4) { glClipPlane(GL_CLIP_PLANE0, plane); glEnable(GL_CLIP_PLANE0); }
        if (i == 6) { glEnable(GL_FOG); glFogi(GL_FOG_MODE, GL_EXP); glFogf(GL_FOG_DENSITY, .2f); }
        if (i == 7) glFogi(GL_FOG_MODE, GL_EXP2);
        if (i == 8) glFogi(GL_FOG_COORDINATE_SOURCE, GL_FOG_COORDINATE);
        glShadeModel(i == 2 ? GL_FLAT : GL_SMOOTH);
        glColor4f(.3f + .07f * i, .9f - .1f * i, .5f, 1);
        glPushMatrix();
        glTranslatef(1.6f * (i % 3 - 1), 1.6f * (i / 3 - 1), 0);
        glRotatef(40 * i, 1, 2, 3);
        glScalef(.75f, .6f, .7f);
        glCallList(list);
        glPopMatrix();
    }
}

// What shaders may ask for: derivatives, depth of their own, discards, several targets, blocks of uniforms, clip distances, points.
static void shaders(void) {
    static const char *vertex = "#version 430 compatibility\n"
        "out vec3 shade; flat out ivec2 whole; noperspective out vec2 flatly; centroid out float middle; out float gl_ClipDistance[2];\n"
        "uniform float turn;\n"
        "void main() { gl_Position = gl_Vertex * vec4(1, 1, 1, 1); gl_Position.w = 1 + .5 * gl_Vertex.x; shade = gl_Color.rgb; whole = ivec2(gl_VertexID, -3);\n"
        " flatly = gl_Vertex.xy; middle = gl_Vertex.y; gl_ClipDistance[0] = gl_Vertex.x + turn; gl_ClipDistance[1] = 1.4 - length(gl_Vertex.xy); gl_PointSize = 7.5; }";
    static const char *fragment = "#version 430 compatibility\n"
        "in vec3 shade; flat in ivec2 whole; noperspective in vec2 flatly; centroid in float middle;\n"
        "layout(std140) uniform block { vec4 tint[4]; ivec4 way; };\n"
        "layout(location = 0) out vec4 colour; layout(location = 1) out vec4 second;\n"
        "void main() {\n"
        " vec3 sum = vec3(0);\n"
        " for (int i = 0; i < way.x; i++) sum += tint[(i + whole.x) & 3].rgb * (1.0 / (i + 2));\n"
        " if (fract(flatly.x * 4 + middle * 3) < .2) discard;\n"
        " float edge = fwidth(shade.r) * 16 + abs(dFdx(flatly.y)) + abs(dFdy(flatly.x));\n"
        " colour = vec4(sum * .5 + shade * .5, gl_FrontFacing ? 1 : .5);\n"
        " colour.b += edge * .25 + float(whole.y) * -.05; colour.r += gl_FragCoord.z * .2 + fract(gl_FragCoord.x * .25) * .1;\n"
        " second = colour.gbra;\n"
        " gl_FragDepth = gl_FragCoord.z + (way.y > 1 ? .2 * sin(flatly.x * 9) : 0.0);\n"
        "}";
    static const char *points = "#version 430 compatibility\n"
        "layout(location = 0) out vec4 colour; layout(location = 1) out vec4 second;\n"
        "void main() { if (length(gl_PointCoord - .5) > .5) discard; colour = vec4(gl_PointCoord, .4, 1); second = vec4(1); }";
    static const struct { float tint[4][4]; int way[4]; } values = {{{.9f, .1f, .2f, 1}, {.2f, .8f, .3f, 1}, {.1f, .3f, .9f, 1}, {.8f, .7f, .1f, 1}}, {3, 2, 0, 0}};
    GLuint extra, uniforms, first = program(vertex, fragment);
    glGenRenderbuffers(1, &extra);
    glBindRenderbuffer(GL_RENDERBUFFER, extra);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA16F, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_RENDERBUFFER, extra);
    static const GLenum both[] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1};
    glDrawBuffers(2, both);
    glClear(GL_COLOR_BUFFER_BIT);
    glGenBuffers(1, &uniforms);
    glBindBuffer(GL_UNIFORM_BUFFER, uniforms);
    glBufferData(GL_UNIFORM_BUFFER, sizeof values, &values, GL_STATIC_DRAW);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, uniforms);
    glUniform1f(glGetUniformLocation(first, "turn"), .7f);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_CLIP_DISTANCE0);
    glEnable(GL_CLIP_DISTANCE1);
    glEnablei(GL_BLEND, 1);
    glBlendFunci(1, GL_ONE, GL_ONE);
    glColor3f(.9f, .4f, .2f);
    quad(-1, -1, .8f, .7f, .1f);
    glBegin(GL_TRIANGLES);
    glColor3f(.1f, .9f, .2f); glVertex3f(-.9f, .9f, -.4f);
    glColor3f(.9f, .1f, .2f); glVertex3f(.9f, .8f, .6f);
    glColor3f(.3f, .2f, .8f); glVertex3f(.2f, -.9f, .0f);
    glEnd();
    // The second target joins the first one by a copy of a part of it.
    GLuint frame;
    glGenFramebuffers(1, &frame);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, frame);
    glFramebufferRenderbuffer(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, extra);
    glDrawBuffers(1, both);
    glBlitFramebuffer(0, 0, width, height, width / 2, 0, width, height / 2, GL_COLOR_BUFFER_BIT, GL_LINEAR);
    GLint drawn;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &drawn);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, drawn);
    glDisable(GL_CLIP_DISTANCE1);
    program(vertex, points);
    glEnable(GL_PROGRAM_POINT_SIZE);
    glEnable(GL_POINT_SPRITE);
    glBegin(GL_POINTS);
    for (int i = 0; i < 9; i++) glVertex3f(-.8f + .2f * i, .5f * sinf(i), -.5f);
    glEnd();
}

// Lines of all kinds: across, along, wide, in strips and loops, through the near plane.
static void lines(void) {
    for (int i = 0; i < 12; i++) {
        float a = i * 6.2831853f / 12 + .1f;
        glColor3f(.3f + .05f * i, 1 - .06f * i, .6f);
        glBegin(GL_LINES);
        glVertex2f(-.4f + .1f * cosf(a), -.4f + .1f * sinf(a));
        glVertex2f(-.4f + .53f * cosf(a), -.4f + .53f * sinf(a));
        glEnd();
    }
    glShadeModel(GL_FLAT);
    glBegin(GL_LINE_LOOP);
    for (int i = 0; i < 7; i++) { glColor3f(.1f * i, .9f, 1 - .1f * i); glVertex2f(.5f + .4f * cosf(i * .9f), -.45f + .4f * sinf(i * .9f)); }
    glEnd();
    glShadeModel(GL_SMOOTH);
    glLineWidth(3);
    glBegin(GL_LINE_STRIP);
    for (int i = 0; i < 7; i++) { glColor3f(1 - .1f * i, .2f, .1f * i); glVertex2f(-.9f + .3f * i, .5f + .3f * sinf(i * 2)); }
    glEnd();
    glLineWidth(1);
    perspective(0);
    glBegin(GL_LINES);
    glColor3f(1, 1, 1); glVertex3f(-.5f, .5f, -1); glColor3f(0, .5f, 0); glVertex3f(3, -1, -12);
    glEnd();
}

// Clears of parts and of channels, copies between targets, counts that decide about draws.
static void copies(void) {
    glEnable(GL_SCISSOR_TEST);
    for (int i = 0; i < 6; i++) {
        glScissor(3 + 9 * i, 2 + 3 * i, 20, 17);
        glColorMask(i != 1, i != 2, i != 3, 1);
        glClearColor(.2f * i, 1 - .2f * i, .4f, 1);
        glClear(i & 1 ? GL_COLOR_BUFFER_BIT : GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    }
    glColorMask(1, 1, 1, 1);
    glDisable(GL_SCISSOR_TEST);
    GLuint query[2], name;
    glGenQueries(2, query);
    glEnable(GL_DEPTH_TEST);
    glBeginQuery(GL_SAMPLES_PASSED, query[0]);
    glColor3f(.9f, .6f, .1f);
    quad(-.5f, .2f, .3f, .9f, .3f);
    glEndQuery(GL_SAMPLES_PASSED);
    glBeginQuery(GL_ANY_SAMPLES_PASSED, query[1]);
    quad(-.4f, .3f, .1f, .8f, .5f);
    glEndQuery(GL_ANY_SAMPLES_PASSED);
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 5, 5, 32, 32, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glEnable(GL_TEXTURE_2D);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    glDisable(GL_DEPTH_TEST);
    quad(.1f, -.9f, .9f, -.1f, 0);
    glDisable(GL_TEXTURE_2D);
    glBlitFramebuffer(0, 0, width / 2, height / 2, width - 4, height - 4, width / 2 + 3, height / 2 + 9, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

// Draws to textures: levels, slices, faces, formats of all kinds, integers, depth that is then compared; what was drawn is shown.
static void targets(void) {
    static const GLint format[] = {GL_RGBA16F, GL_R11F_G11F_B10F, GL_RG16F, GL_RGBA16, GL_RGBA4, GL_RGB10_A2, GL_SRGB8_ALPHA8, GL_R8, GL_RG16, GL_RGBA8_SNORM, GL_R32F, GL_RGB565};
    static const char *through = "#version 430 compatibility\nout vec2 place; void main() { gl_Position = gl_Vertex; place = gl_MultiTexCoord0.xy; }";
    static const char *whole = "#version 430 compatibility\nin vec2 place; layout(location = 0) out uvec4 colour; layout(location = 1) out ivec2 other;\n"
        "void main() { colour = uvec4(place * 300, 7, 250); other = ivec2(place * 70000) - 30000; }";
    static const char *shown = "#version 430 compatibility\nin vec2 place; out vec4 colour; uniform usampler2D first; uniform isampler2D second;\n"
        "void main() { uvec4 a = texture(first, place); ivec4 b = texture(second, place); colour = vec4(vec2(a.xy) / 300, float(b.x + 30000) / 70000, 1); }";
    static const char *shadow = "#version 430 compatibility\nin vec2 place; out vec4 colour; uniform sampler2DShadow map;\n"
        "void main() { colour = vec4(texture(map, vec3(place, .4)), texture(map, vec3(place, .55)), .5, 1); }";
    GLint drawn;
    GLuint frame, name[16];
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &drawn);
    glGenFramebuffers(1, &frame);
    glGenTextures(16, name);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    for (int i = 0; i < 12; i++) {
        // Level 1 of two.
        glBindTexture(GL_TEXTURE_2D, name[i]);
        for (int level = 0; level < 2; level++) glTexImage2D(GL_TEXTURE_2D, level, format[i], 16 >> level, 16 >> level, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 1);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, i & 1);
        glBindFramebuffer(GL_FRAMEBUFFER, frame);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, name[i], i & 1);
        if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) { fprintf(stderr, "format %d is no target\n", i); exit(1); }
        glViewport(0, 0, 16 >> (i & 1), 16 >> (i & 1));
        glDisable(GL_TEXTURE_2D);
        if (format[i] == GL_SRGB8_ALPHA8) glEnable(GL_FRAMEBUFFER_SRGB);
        glClearColor(.5f, .25f, .125f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glEnable(GL_BLEND);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        glBegin(GL_TRIANGLES);
        glColor4f(.9f, .1f, .3f, .8f); glVertex2f(-.9f, -.8f); glColor4f(.2f, .8f, .4f, .9f); glVertex2f(.9f, -.6f); glColor4f(.1f, .3f, .9f, .5f); glVertex2f(0, .9f);
        glEnd();
        glDisable(GL_BLEND);
        glDisable(GL_FRAMEBUFFER_SRGB);
        glBindFramebuffer(GL_FRAMEBUFFER, drawn);
        part(i, 4, 4);
        glEnable(GL_TEXTURE_2D);
        quad(-.95f, -.95f, .95f, .95f, 0);
    }
    glDisable(GL_TEXTURE_2D);
    // Two targets of integers.
    for (int i = 12; i < 14; i++) {
        glBindTexture(GL_TEXTURE_2D, name[i]);
        if (i == 12) glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA16UI, 8, 8, 0, GL_RGBA_INTEGER, GL_UNSIGNED_INT, NULL);
        else glTexImage2D(GL_TEXTURE_2D, 0, GL_RG32I, 8, 8, 0, GL_RG_INTEGER, GL_INT, NULL);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
    static const GLenum both[] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1};
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, name[12], 0);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_TEXTURE_2D, name[13], 0);
    glDrawBuffers(2, both);
    glViewport(0, 0, 8, 8);
    program(through, whole);
    quad(-1, -1, 1, 1, 0);
    glDrawBuffers(1, both);
    glBindFramebuffer(GL_FRAMEBUFFER, drawn);
    GLuint show = program(through, shown);
    glUniform1i(glGetUniformLocation(show, "second"), 1);
    glBindTexture(GL_TEXTURE_2D, name[12]);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, name[13]);
    glActiveTexture(GL_TEXTURE0);
    part(12, 4, 4);
    quad(-1, -1, .8f, .8f, 0);
    // A slice of a volume, and a face of a cube.
    glUseProgram(0);
    glBindTexture(GL_TEXTURE_3D, name[14]);
    glTexImage3D(GL_TEXTURE_3D, 0, GL_RGBA8, 8, 8, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexParameteri(GL_TEXTURE_3D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_3D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_TEXTURE_2D, 0, 0);
    glViewport(0, 0, 8, 8);
    for (int slice = 0; slice < 4; slice++) {
        glFramebufferTextureLayer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, name[14], 0, slice);
        glClearColor(.25f * slice, 1 - .25f * slice, .5f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glColor3f(1, .25f * slice, 0);
        quad(-.5f, -.5f, .25f * slice, .5f, 0);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, drawn);
    part(13, 4, 4);
    glEnable(GL_TEXTURE_3D);
    glBegin(GL_QUADS);
    glTexCoord3f(.01f, .01f, .13f); glVertex2f(-1, -1); glTexCoord3f(.98f, .01f, .45f); glVertex2f(1, -1);
    glTexCoord3f(.98f, .99f, .9f); glVertex2f(1, 1); glTexCoord3f(.01f, .99f, .58f); glVertex2f(-1, 1);
    glEnd();
    glDisable(GL_TEXTURE_3D);
    // Depths that are compared.
    glBindTexture(GL_TEXTURE_2D, name[15]);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT32F, 16, 16, 0, GL_DEPTH_COMPONENT, GL_FLOAT, NULL);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 0, 0);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, name[15], 0);
    glDrawBuffer(GL_NONE);
    glViewport(0, 0, 16, 16);
    glClear(GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    quad(-.8f, -.7f, .5f, .6f, -.1f);
    quad(-.3f, -.4f, .9f, .8f, .05f);
    glDisable(GL_DEPTH_TEST);
    glBindFramebuffer(GL_FRAMEBUFFER, drawn);
    glDrawBuffers(1, both);
    part(14, 4, 4);
    program(through, shadow);
    quad(-1, -1, 1, 1, 0);
    glUseProgram(0);
}

static const struct scene scenes[] = {
    {"depth", depth, GL_RGBA8}, {"draws", draws, GL_RGBA8}, {"formats", formats, GL_RGBA8}, {"textures", textures, GL_RGBA8}, {"lights", lights, GL_RGBA8}, {"shaders", shaders, GL_RGBA8}, {"lines", lines, GL_RGBA8}, {"copies", copies, GL_RGBA8}, {"targets", targets, GL_RGBA8}};

int main(int count, char **argument) {
    static const float clear[] = {.2f, .4f, .6f, .8f};
    return frame(count, argument, scenes, sizeof scenes / sizeof *scenes, clear);
}
