// Scenes with OpenGL's fixed-function pipeline.
//   opengl SCENE OUT.ppm [WIDTH HEIGHT]
#include "frame.h"

static void box(float size) {
    glBegin(GL_QUADS);
    for (int face = 0; face < 6; face++) {
        int axis = face / 2, sign = face % 2 ? 1 : -1;
        float normal[3] = {0};
        normal[axis] = sign;
        glNormal3fv(normal);
        for (int k = 0; k < 4; k++) {
            float v[3];
            int u = k == 1 || k == 2 ? 1 : -1, t = k >= 2 ? 1 : -1;
            v[axis] = size * sign;
            v[(axis + 1) % 3] = size * u * sign;
            v[(axis + 2) % 3] = size * t;
            glTexCoord2f((u + 1) / 2, (t + 1) / 2);
            glVertex3fv(v);
        }
    }
    glEnd();
}

static void tube(int parts) {
    glBegin(GL_QUAD_STRIP);
    for (int k = 0; k <= parts; k++) {
        float t = k * 6.2831853f / parts;
        glNormal3f(cosf(t), sinf(t), 0);
        glVertex3f(.5f * cosf(t), .5f * sinf(t), .4f);
        glVertex3f(.5f * cosf(t), .5f * sinf(t), -.4f);
    }
    glEnd();
}

static void cone(int parts) {
    glBegin(GL_TRIANGLE_FAN);
    glNormal3f(0, 0, 1);
    glVertex3f(0, 0, .3f);
    for (int k = 0; k <= parts; k++) {
        float t = k * 6.2831853f / parts;
        glNormal3f(cosf(t), sinf(t), .5f);
        glVertex3f(.6f * cosf(t), .6f * sinf(t), 0);
    }
    glEnd();
}

// 25 lit bodies, smooth and flat.
static void lit(void) {
    static const GLfloat light[] = {3, 5, 6, 1}, shine[] = {.6f, .6f, .6f, 1};
    perspective(0);
    glTranslatef(0, 0, -8);
    glRotatef(25, 1, .4f, 0);
    glLightfv(GL_LIGHT0, GL_POSITION, light);
    glEnable(GL_LIGHTING);
    glEnable(GL_LIGHT0);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_NORMALIZE);
    glEnable(GL_CULL_FACE);
    glMaterialfv(GL_FRONT, GL_SPECULAR, shine);
    glMaterialf(GL_FRONT, GL_SHININESS, 20);
    for (int i = 0; i < 25; i++) {
        GLfloat colour[] = {.2f + .15f * (i % 5), .3f + .1f * (i / 5), .9f - .03f * i, 1};
        glMaterialfv(GL_FRONT, GL_AMBIENT_AND_DIFFUSE, colour);
        glPushMatrix();
        glTranslatef((i % 5 - 2) * 1.5f, (i / 5 - 2) * 1.5f, 0);
        glRotatef(i * 20, 1, 1, 0);
        glShadeModel(i & 1 ? GL_FLAT : GL_SMOOTH);
        if (i % 3 == 0) box(.5f);
        else if (i % 3 == 1) tube(16);
        else cone(12);
        glPopMatrix();
    }
}

// Every pair of factors, then equations, constants and masks.
static void blend(void) {
    static const GLenum source[] = {GL_ZERO, GL_ONE, GL_SRC_COLOR, GL_ONE_MINUS_SRC_COLOR, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_DST_ALPHA, GL_ONE_MINUS_DST_ALPHA,
        GL_DST_COLOR, GL_ONE_MINUS_DST_COLOR, GL_SRC_ALPHA_SATURATE, GL_CONSTANT_COLOR, GL_ONE_MINUS_CONSTANT_COLOR, GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA};
    static const GLenum equation[] = {GL_FUNC_ADD, GL_FUNC_SUBTRACT, GL_FUNC_REVERSE_SUBTRACT, GL_MIN, GL_MAX};
    glBlendColor(.3f, .6f, .9f, .4f);
    glEnable(GL_BLEND);
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < 14; j++) {
            float x = -1 + i * 2.f / 16, y = -1 + j * 2.f / 16;
            glBlendEquation(equation[(i + 2 * j) % 3]);
            glBlendFuncSeparate(source[i], source[j == 10 ? 14 : j], source[(i + 3) % 15], source[(j + 5) % 10]);
            glColor4f(.2f + .05f * i, .9f - .04f * j, .1f * (i % 7), .15f + .05f * (j % 14));
            quad(x, y, x + 2.f / 16, y + 2.f / 16, 0);
        }
    for (int i = 0; i < 16; i++) {
        float x = -1 + i * 2.f / 16;
        glBlendFunc(GL_ONE, GL_ONE);
        glBlendEquationSeparate(equation[i % 5], equation[(i + 2) % 5]);
        glColorMask(i & 1, i >> 1 & 1, i >> 2 & 1, i >> 3 & 1);
        glColor4f(.9f, .5f, .1f, .3f);
        quad(x, .75f, x + 2.f / 16, 1, 0);
    }
    glColorMask(1, 1, 1, 1);
}

static void logic(void) {
    glEnable(GL_COLOR_LOGIC_OP);
    for (int i = 0; i < 16; i++) {
        float x = -1 + i % 4 * .5f, y = -1 + i / 4 * .5f;
        glLogicOp(GL_CLEAR + i);
        glColor4ub(0x3c + i, 0xa5, 0x0f + 7 * i, 0xff);
        quad(x, y, x + .5f, y + .5f, 0);
    }
}

// Stencil operations and both sides.
static void stencil(void) {
    static const GLenum operation[] = {GL_KEEP, GL_ZERO, GL_REPLACE, GL_INCR, GL_DECR, GL_INVERT, GL_INCR_WRAP, GL_DECR_WRAP};
    static const GLenum function[] = {GL_NEVER, GL_LESS, GL_EQUAL, GL_LEQUAL, GL_GREATER, GL_NOTEQUAL, GL_GEQUAL, GL_ALWAYS};
    glClearStencil(3);
    glClear(GL_STENCIL_BUFFER_BIT);
    glEnable(GL_STENCIL_TEST);
    glEnable(GL_DEPTH_TEST);
    glColor4f(.2f, .3f, .8f, 1);
    glStencilFunc(GL_ALWAYS, 1, 0xff);
    glStencilOp(GL_KEEP, GL_INVERT, GL_REPLACE);
    quad(-.5f, -.9f, .4f, .9f, .3f);
    for (int i = 0; i < 8; i++) {
        glStencilMask(0xff >> (i & 3));
        glStencilFuncSeparate(GL_FRONT, function[i], 2, 0x7f);
        glStencilFuncSeparate(GL_BACK, function[(i + 3) % 8], 3, 0xff);
        glStencilOpSeparate(GL_FRONT, operation[i], operation[(i + 1) % 8], operation[(i + 2) % 8]);
        glStencilOpSeparate(GL_BACK, operation[(i + 5) % 8], operation[(i + 4) % 8], operation[(i + 3) % 8]);
        glColor4f(.1f * i, 1 - .1f * i, .5f, 1);
        float y = -1 + .25f * i;
        if (i & 1) quad(-1, y, 1, y + .4f, .1f * i - .3f);
        else quad(1, y, -1, y + .4f, .1f * i - .3f);
    }
    glStencilMask(0xff);
    glDisable(GL_DEPTH_TEST);
    glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
    for (int i = 0; i < 8; i++) {
        glStencilFunc(GL_EQUAL, i, 0xff);
        glColor4f(1, i / 8.f, .2f, 1);
        quad(.5f, -1, 1, 1, 0);
    }
}

static void texture(int size, int levels, GLenum target) {
    for (int level = 0; level < levels; level++) {
        int n = size >> level ? size >> level : 1;
        unsigned char *texel = malloc(n * n * 4);
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                unsigned char *t = texel + (y * n + x) * 4;
                int on = ((x * 8 / n) + (y * 8 / n)) & 1;
                t[0] = on ? 255 : x * 200 / n; t[1] = level * 40; t[2] = on ? 40 * level : 255 - y * 100 / n; t[3] = on ? 255 : 128;
            }
        glTexImage2D(target, level, GL_RGBA8, n, n, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
        free(texel);
    }
}

// A floor that runs to the horizon, with each filter of levels, and a bias.
static void mipmap(void) {
    static const GLenum filter[] = {GL_NEAREST_MIPMAP_NEAREST, GL_LINEAR_MIPMAP_NEAREST, GL_NEAREST_MIPMAP_LINEAR, GL_LINEAR_MIPMAP_LINEAR};
    texture(64, 7, GL_TEXTURE_2D);
    glEnable(GL_TEXTURE_2D);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    perspective(0);
    for (int i = 0; i < 4; i++) {
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter[i]);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, i & 1 ? GL_LINEAR : GL_NEAREST);
        float x0 = -1 + .5f * i, x1 = x0 + .45f;
        glBegin(GL_TRIANGLE_STRIP);
        glTexCoord2f(0, 0); glVertex3f(x0, -1, -2.1f);
        glTexCoord2f(1, 0); glVertex3f(x1, -1, -2.1f);
        glTexCoord2f(0, 8); glVertex3f(x0 * 6, .8f, -18);
        glTexCoord2f(1, 8); glVertex3f(x1 * 6, .8f, -18);
        glEnd();
    }
}

// Wrap modes and borders.
static void wrap(void) {
    static const GLenum mode[] = {GL_REPEAT, GL_MIRRORED_REPEAT, GL_CLAMP_TO_EDGE, GL_CLAMP_TO_BORDER};
    static const GLfloat border[] = {.9f, .2f, .6f, 1};
    texture(16, 1, GL_TEXTURE_2D);
    glEnable(GL_TEXTURE_2D);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, border);
    for (int i = 0; i < 16; i++) {
        GLenum filter = i & 1 ? GL_LINEAR : GL_NEAREST;
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, mode[i % 4]);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, mode[i / 4]);
        float x = -1 + i % 4 * .5f, y = -1 + i / 4 * .5f;
        glBegin(GL_QUADS);
        glTexCoord2f(-.77f, -.62f); glVertex2f(x, y);
        glTexCoord2f(1.83f, -.62f); glVertex2f(x + .48f, y);
        glTexCoord2f(1.83f, 1.71f); glVertex2f(x + .48f, y + .48f);
        glTexCoord2f(-.77f, 1.71f); glVertex2f(x, y + .48f);
        glEnd();
    }
}

static void cubemap(void) {
    for (int face = 0; face < 6; face++) {
        unsigned char texel[8 * 8 * 4];
        for (int i = 0; i < 64; i++) {
            texel[i * 4] = face * 50; texel[i * 4 + 1] = i % 8 * 36; texel[i * 4 + 2] = i / 8 * 36; texel[i * 4 + 3] = 255;
        }
        glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    }
    glTexParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glEnable(GL_TEXTURE_CUBE_MAP);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
    for (int face = 0; face < 6; face++) {
        float x = -1 + face % 3 * .66f, y = -1 + face / 3 * 1.f;
        glBegin(GL_QUADS);
        for (int k = 0; k < 4; k++) {
            float d[3];
            int u = k == 1 || k == 2, t = k >= 2;
            d[face / 2] = face & 1 ? -1 : 1; d[(face / 2 + 1) % 3] = u * 1.8f - .9f; d[(face / 2 + 2) % 3] = t * 1.8f - .9f;
            glTexCoord3fv(d);
            glVertex2f(x + u * .6f, y + t * .9f);
        }
        glEnd();
    }
}

// Geometry through the near plane, outside the window, and cut by planes of the user.
static void clip(void) {
    static const GLdouble plane[] = {1, .5, 0, .4}, other[] = {-.2, 1, 0, 1.2};
    perspective(0);
    glEnable(GL_DEPTH_TEST);
    glBegin(GL_TRIANGLES);
    glColor4f(1, 0, 0, 1); glVertex3f(-3, -1, -1);
    glColor4f(0, 1, 0, 1); glVertex3f(3, -1, -1.5f);
    glColor4f(0, 0, 1, 1); glVertex3f(0, 2, -12);
    glColor4f(1, 1, 0, 1); glVertex3f(-8, -6, -6);
    glColor4f(0, 1, 1, 1); glVertex3f(-1, 1, -6);
    glColor4f(1, 0, 1, 1); glVertex3f(-2, 12, -6);
    glColor4f(1, 1, 1, 1); glVertex3f(2, 2, 4);
    glColor4f(.5f, .2f, 0, 1); glVertex3f(6, 1, -19);
    glColor4f(0, .2f, .5f, 1); glVertex3f(3, 5, -25);
    glEnd();
    glClipPlane(GL_CLIP_PLANE0, plane);
    glClipPlane(GL_CLIP_PLANE1, other);
    glEnable(GL_CLIP_PLANE0);
    glEnable(GL_CLIP_PLANE1);
    glTranslatef(0, 0, -3);
    glRotatef(30, 1, 1, 0);
    glColor4f(.9f, .8f, .2f, 1);
    box(.7f);
}

// Strips, fans, polygons, primitive restart; front and back faces; scissor and viewport.
static void strips(void) {
    static const GLfloat place[] = {-.9f, -.9f, -.7f, -.3f, -.5f, -.8f, -.2f, -.2f, .1f, -.9f, .3f, -.3f, .6f, -.8f, .9f, -.1f, .7f, -.9f};
    static const GLushort index[] = {0, 1, 2, 3, 0xffff, 4, 5, 6, 7, 8};
    static const GLubyte colour[] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 0, 255, 255, 90, 90, 90, 255, 20, 200, 120, 255, 250, 120, 30, 255};
    glEnableClientState(GL_VERTEX_ARRAY);
    glEnableClientState(GL_COLOR_ARRAY);
    glVertexPointer(2, GL_FLOAT, 0, place);
    glColorPointer(4, GL_UNSIGNED_BYTE, 0, colour);
    glEnable(GL_PRIMITIVE_RESTART);
    glPrimitiveRestartIndex(0xffff);
    glDrawElements(GL_TRIANGLE_STRIP, 10, GL_UNSIGNED_SHORT, index);
    glDisable(GL_PRIMITIVE_RESTART);
    glTranslatef(0, .9f, 0);
    glShadeModel(GL_FLAT);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 9);
    glShadeModel(GL_SMOOTH);
    glEnable(GL_CULL_FACE);
    glTranslatef(0, .45f, 0);
    glCullFace(GL_FRONT);
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, index + 5);
    glCullFace(GL_BACK);
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, index);
    glDisable(GL_CULL_FACE);
    glEnable(GL_SCISSOR_TEST);
    glScissor(5, 7, width / 3, height / 2);
    glColor4f(1, 1, 1, 1);
    glDisableClientState(GL_COLOR_ARRAY);
    glLoadIdentity();
    glBegin(GL_POLYGON);
    for (int k = 0; k < 7; k++) glVertex2f(-.4f + .5f * cosf(k * .9f), .1f + .5f * sinf(k * .9f));
    glEnd();
    glDisable(GL_SCISSOR_TEST);
    glViewport(width / 2, height / 2, width / 2, height / 2);
    glColor4f(.3f, .9f, .6f, 1);
    cone(5);
}

// Points, fog, alpha test, polygon offset.
static void effects(void) {
    for (int i = 0; i < 6; i++) {
        glPointSize(1 + 2 * i);
        glColor4f(1, .1f * i, 0, 1);
        glBegin(GL_POINTS);
        glVertex2f(-.91f + .35f * i, .81f);
        glEnd();
    }
    static const GLfloat mist[] = {.7f, .7f, .8f, 1};
    glEnable(GL_FOG);
    glFogi(GL_FOG_MODE, GL_LINEAR);
    glFogf(GL_FOG_START, 3);
    glFogf(GL_FOG_END, 12);
    glFogfv(GL_FOG_COLOR, mist);
    perspective(0);
    glEnable(GL_DEPTH_TEST);
    glColor4f(.2f, .6f, .1f, 1);
    glBegin(GL_QUADS);
    glVertex3f(-2, -2, -3); glVertex3f(2, -2, -3); glVertex3f(4, 1, -14); glVertex3f(-4, 1, -14);
    glEnd();
    glDisable(GL_FOG);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(-1, -4);
    glColor4f(.9f, .2f, .1f, 1);
    glBegin(GL_TRIANGLES);
    glVertex3f(-2, -2, -3); glVertex3f(2, -2, -3); glVertex3f(4, 1, -14);
    glEnd();
    glDisable(GL_POLYGON_OFFSET_FILL);
    texture(16, 1, GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glEnable(GL_TEXTURE_2D);
    glEnable(GL_ALPHA_TEST);
    glAlphaFunc(GL_GREATER, .7f);
    glColor4f(1, 1, 1, 1);
    quad(-.8f, -.3f, .8f, .6f, -2.5f);
}

static const struct scene scenes[] = {
    {"lit", lit, GL_RGBA8}, {"blend", blend, GL_RGBA8}, {"logic", logic, GL_RGBA8}, {"stencil", stencil, GL_RGBA8}, {"mipmap", mipmap, GL_RGBA8}, {"wrap", wrap, GL_RGBA8},
    {"cubemap", cubemap, GL_RGBA8}, {"clip", clip, GL_RGBA8}, {"strips", strips, GL_RGBA8}, {"effects", effects, GL_RGBA8}, {"blend565", blend, GL_RGB565},
    {"blend1010102", blend, GL_RGB10_A2}, {"blend16f", blend, GL_RGBA16F}, {"blend32f", blend, GL_RGBA32F}, {"blendsrgb", blend, GL_SRGB8_ALPHA8}};

int main(int count, char **argument) {
    static const float clear[] = {.1f, .2f, .3f, .75f};
    return frame(count, argument, scenes, sizeof scenes / sizeof *scenes, clear);
}
