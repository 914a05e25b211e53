// Scenes of bodies with a surface of their own: gears that mesh, and a teapot; lit, textured, with depth. OpenGL's fixed-function pipeline, indexed vertices.
//   bodies SCENE OUT.ppm [WIDTH HEIGHT]
#include "frame.h"

#define TURN 6.2831853f

// A mesh that is being made.
static struct vertex { float place[3], normal[3], texture[2]; } vertices[4096];
static unsigned short indices[16384];
static int made, used;

static int vertex(float x, float y, float z, float nx, float ny, float nz, float s, float t) {
    vertices[made] = (struct vertex){{x, y, z}, {nx, ny, nz}, {s, t}};
    return made++;
}

static void triangle(int a, int b, int c) {
    indices[used++] = a;
    indices[used++] = b;
    indices[used++] = c;
}

static void face(int a, int b, int c, int d) {
    triangle(a, b, c);
    triangle(a, c, d);
}

static void draw_mesh(void) {
    glEnableClientState(GL_VERTEX_ARRAY);
    glEnableClientState(GL_NORMAL_ARRAY);
    glEnableClientState(GL_TEXTURE_COORD_ARRAY);
    glVertexPointer(3, GL_FLOAT, sizeof *vertices, vertices->place);
    glNormalPointer(GL_FLOAT, sizeof *vertices, vertices->normal);
    glTexCoordPointer(2, GL_FLOAT, sizeof *vertices, vertices->texture);
    glDrawElements(GL_TRIANGLES, used, GL_UNSIGNED_SHORT, indices);
    made = used = 0;
}

// A texture of 32 by 32 texels: rings around its middle, or stripes with dots.
static void surface(int rings) {
    static unsigned char texel[32][32][4];
    for (int y = 0; y < 32; y++)
        for (int x = 0; x < 32; x++) {
            float u = x - 15.5f, v = y - 15.5f;
            float wave = rings ? cosf(sqrtf(u * u + v * v) * 1.1f) : cosf(x * TURN / 16) * cosf(y * TURN / 16);
            int light = 205 + (int)(50 * wave);
            texel[y][x][0] = light;
            texel[y][x][1] = rings ? light : 255 - (255 - light) / 3;
            texel[y][x][2] = rings ? light : 460 - light > 255 ? 255 : 460 - light;
            texel[y][x][3] = 255;
        }
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 32, 32, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glEnable(GL_TEXTURE_2D);
    glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_MODULATE);
}

// A view from that far, whose first row in memory is the upper one.
static void upright(float z) {
    perspective(z);
    glMatrixMode(GL_PROJECTION);
    glScalef(1, -1, 1);
    glMatrixMode(GL_MODELVIEW);
    glFrontFace(GL_CW);
}

static void light(void) {
    static const GLfloat place[] = {4, 6, 8, 0}, shine[] = {.5f, .5f, .5f, 1};
    glLightfv(GL_LIGHT0, GL_POSITION, place);
    glMaterialfv(GL_FRONT_AND_BACK, GL_SPECULAR, shine);
    glMaterialf(GL_FRONT_AND_BACK, GL_SHININESS, 24);
    glEnable(GL_LIGHTING);
    glEnable(GL_LIGHT0);
    glEnable(GL_NORMALIZE);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_CULL_FACE);
}

static void colour(float red, float green, float blue) {
    const GLfloat is[] = {red, green, blue, 1};
    glMaterialfv(GL_FRONT_AND_BACK, GL_AMBIENT_AND_DIFFUSE, is);
}

// A gear around the Z axis: its outline has four corners a tooth, of which two are at its tip.
static void gear(int teeth, float hole, float radius, float thick) {
    const float tip = .12f, half = thick / 2;
    int corners = 4 * teeth;
    float x[256], y[256], hx[256], hy[256];
    for (int k = 0; k <= corners; k++) {
        float angle = k * TURN / corners, far = radius + (k % 4 == 1 || k % 4 == 2 ? tip : -tip);
        // Teeth are narrower at the tip.
        float lean = (k % 4 == 1 ? 1 : k % 4 == 2 ? -1 : 0) * TURN / corners / 5;
        x[k] = far * cosf(angle + lean), y[k] = far * sinf(angle + lean);
        hx[k] = hole * cosf(angle), hy[k] = hole * sinf(angle);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int k = 0, before = 0; k <= corners; k++, before += 2) {
            int inner = vertex(hx[k], hy[k], side * half, 0, 0, side, .5f + hx[k] / 3, .5f + hy[k] / 3);
            vertex(x[k], y[k], side * half, 0, 0, side, .5f + x[k] / 3, .5f + y[k] / 3);
            if (k == 0) continue;
            int a = inner - 2, b = inner - 1, c = inner + 1, d = inner;
            if (side > 0) face(a, b, c, d);
            else face(a, d, c, b);
        }
    for (int k = 0; k < corners; k++) {
        float nx = y[k + 1] - y[k], ny = x[k] - x[k + 1], s = (float)k / 8;
        int a = vertex(x[k], y[k], half, nx, ny, 0, s, 0), b = vertex(x[k], y[k], -half, nx, ny, 0, s, .25f);
        int c = vertex(x[k + 1], y[k + 1], -half, nx, ny, 0, s + .125f, .25f), d = vertex(x[k + 1], y[k + 1], half, nx, ny, 0, s + .125f, 0);
        face(a, b, c, d);
    }
    for (int k = 0; k <= corners; k++) {
        int a = vertex(hx[k], hy[k], half, -hx[k], -hy[k], 0, (float)k / 8, 0);
        vertex(hx[k], hy[k], -half, -hx[k], -hy[k], 0, (float)k / 8, .25f);
        if (k) face(a - 2, a, a + 1, a - 1);
    }
    draw_mesh();
}

// Three gears of which each turns the next.
static void gears(void) {
    static const struct { float x, y, hole, radius, thick; int teeth; float turn, colour[3]; } all[] = {
        {-.85f, -.55f, .4f, 1.2f, .5f, 12, 8, {.9f, .25f, .2f}},
        {1.05f, -.6f, .25f, .65f, .8f, 7, 20, {.25f, .8f, .3f}},
        {-.8f, 1.4f, .45f, .75f, .35f, 8, 12, {.3f, .4f, .95f}},
    };
    upright(-5.4f);
    light();
    surface(1);
    glRotatef(22, 1, 0, 0);
    glRotatef(24, 0, 1, 0);
    glTranslatef(.1f, -.3f, 0);
    for (int k = 0; k < 3; k++) {
        glPushMatrix();
        glTranslatef(all[k].x, all[k].y, 0);
        glRotatef(all[k].turn, 0, 0, 1);
        colour(all[k].colour[0], all[k].colour[1], all[k].colour[2]);
        gear(all[k].teeth, all[k].hole, all[k].radius, all[k].thick);
        glPopMatrix();
    }
}

// A point of a smooth curve through points with `parts` numbers each: of the piece from point `at` on the fraction `t`; and its direction.
static void curve(const float *points, int count, int parts, int at, float t, float *place, float *along) {
    for (int n = 0; n < parts; n++) {
        float p[4];
        for (int k = 0; k < 4; k++) {
            int of = at - 1 + k;
            p[k] = points[(of < 0 ? 0 : of >= count ? count - 1 : of) * parts + n];
        }
        float b = (p[2] - p[0]) / 2, e = (p[3] - p[1]) / 2;
        float c = 3 * (p[2] - p[1]) - 2 * b - e, d = 2 * (p[1] - p[2]) + b + e;
        place[n] = p[1] + t * (b + t * (c + t * d));
        along[n] = b + t * (2 * c + t * 3 * d);
    }
}

// What a curve of radius and height around the Y axis runs over.
static void turned(const float *points, int count, int steps, int slices) {
    int row = slices + 1;
    for (int k = 0; k <= (count - 1) * steps; k++) {
        int at = k / steps < count - 1 ? k / steps : count - 2;
        float place[2], along[2];
        curve(points, count, 2, at, (k - at * steps) / (float)steps, place, along);
        for (int j = 0; j <= slices; j++) {
            float angle = j * TURN / slices, x = cosf(angle), z = sinf(angle);
            int v = vertex(place[0] * x, place[1], place[0] * z, along[1] * x, -along[0], along[1] * z, 2.f * j / slices, k / 12.f);
            if (k && j) face(v - row - 1, v - 1, v, v - row);
        }
    }
    draw_mesh();
}

// A tube in the plane of X and Y along a curve of X, Y and radius.
static void swept(const float *points, int count, int steps, int slices) {
    int row = slices + 1;
    for (int k = 0; k <= (count - 1) * steps; k++) {
        int at = k / steps < count - 1 ? k / steps : count - 2;
        float place[3], along[3];
        curve(points, count, 3, at, (k - at * steps) / (float)steps, place, along);
        float length = sqrtf(along[0] * along[0] + along[1] * along[1]), ux = -along[1] / length, uy = along[0] / length;
        for (int j = 0; j <= slices; j++) {
            float angle = j * TURN / slices, u = cosf(angle), z = sinf(angle), r = place[2];
            int v = vertex(place[0] + r * u * ux, place[1] + r * u * uy, r * z, u * ux, u * uy, z, (float)j / slices, k / 6.f);
            if (k && j) face(v - row - 1, v - row, v, v - 1);
        }
    }
    draw_mesh();
}

static void teapot(void) {
    // Radius and height of the body, from the foot to the rim, and of its lid with a knob.
    static const float body[] = {0, -.95f, .6f, -.93f, .9f, -.8f, 1.2f, -.4f, 1.25f, 0, 1.05f, .45f, .78f, .72f};
    static const float lid[] = {.78f, .68f, .55f, .88f, .22f, .98f, .1f, 1.08f, .2f, 1.2f, .14f, 1.3f, 0, 1.33f};
    static const float spout[] = {1.05f, -.45f, .34f, 1.5f, -.25f, .26f, 1.72f, .2f, .17f, 1.9f, .58f, .13f, 2.15f, .72f, .14f};
    static const float handle[] = {-.95f, .42f, .11f, -1.5f, .5f, .11f, -1.85f, .25f, .11f, -1.75f, -.25f, .11f, -1.1f, -.5f, .1f};
    upright(-4.7f);
    light();
    surface(0);
    glRotatef(24, 1, 0, 0);
    glRotatef(-22, 0, 1, 0);
    glTranslatef(-.2f, -.1f, 0);
    colour(.9f, .85f, .75f);
    turned(body, 7, 3, 24);
    colour(.95f, .6f, .4f);
    turned(lid, 7, 2, 16);
    // One sees into the end of the spout.
    glDisable(GL_CULL_FACE);
    glLightModeli(GL_LIGHT_MODEL_TWO_SIDE, 1);
    colour(.9f, .85f, .75f);
    swept(spout, 5, 3, 10);
    swept(handle, 5, 3, 8);
}

static const struct scene scenes[] = {{"gears", gears, GL_RGBA8}, {"teapot", teapot, GL_RGBA8}};

int main(int count, char **argument) {
    static const float clear[] = {.12f, .14f, .18f, 1};
    return frame(count, argument, scenes, sizeof scenes / sizeof *scenes, clear);
}
