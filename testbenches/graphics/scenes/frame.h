// What the programs with OpenGL's scenes share: a frame buffer object without a window system, into which one of their scenes is drawn, and the file
// that the picture goes to.
//   PROGRAM SCENE OUT.ppm [WIDTH HEIGHT]
// The driver below is radeonsi on the recording library, or llvmpipe for a reference. The picture is in the order of memory: the lowest row first.
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int width = 64, height = 64;

// A scene: what it is called, what draws it, and the format of the frame buffer.
struct scene { const char *name; void (*draw)(void); GLenum format; };

static inline void quad(float x0, float y0, float x1, float y1, float z) {
    glBegin(GL_QUADS);
    glTexCoord2f(0, 0); glVertex3f(x0, y0, z);
    glTexCoord2f(1, 0); glVertex3f(x1, y0, z);
    glTexCoord2f(1, 1); glVertex3f(x1, y1, z);
    glTexCoord2f(0, 1); glVertex3f(x0, y1, z);
    glEnd();
}

static inline void perspective(float z) {
    glMatrixMode(GL_PROJECTION);
    glLoadIdentity();
    glFrustum(-1, 1, -1, 1, 2, 20);
    glMatrixMode(GL_MODELVIEW);
    glLoadIdentity();
    glTranslatef(0, 0, z);
}

// Draws the scene that the arguments name on a frame that is cleared to a colour; what main answers.
static int frame(int count, char **argument, const struct scene *scenes, unsigned number, const float *clear) {
    if (count < 3) { fprintf(stderr, "%s SCENE OUT.ppm [WIDTH HEIGHT]\n", argument[0]); return 2; }
    if (count > 4) width = atoi(argument[3]), height = atoi(argument[4]);
    const struct scene *scene = scenes;
    while (scene < scenes + number && strcmp(scene->name, argument[1])) scene++;
    if (scene == scenes + number) { fprintf(stderr, "no scene %s\n", argument[1]); return 2; }

    EGLDisplay display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL)) { fprintf(stderr, "no display\n"); return 1; }
    eglBindAPI(EGL_OPENGL_API);
    EGLint wanted[] = {EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE}, found = 0;
    EGLConfig config = NULL;
    eglChooseConfig(display, wanted, &config, 1, &found);
    EGLContext context = eglCreateContext(display, found ? config : NULL, EGL_NO_CONTEXT, NULL);
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) { fprintf(stderr, "no context\n"); return 1; }
    fprintf(stderr, "%s\n", glGetString(GL_RENDERER));

    GLuint frame, buffer[2];
    glGenFramebuffers(1, &frame);
    glGenRenderbuffers(2, buffer);
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    glBindRenderbuffer(GL_RENDERBUFFER, buffer[0]);
    glRenderbufferStorage(GL_RENDERBUFFER, scene->format, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffer[0]);
    glBindRenderbuffer(GL_RENDERBUFFER, buffer[1]);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, buffer[1]);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) { fprintf(stderr, "the frame buffer is incomplete\n"); return 1; }
    if (scene->format == GL_SRGB8_ALPHA8) glEnable(GL_FRAMEBUFFER_SRGB);
    glViewport(0, 0, width, height);
    glClearColor(clear[0], clear[1], clear[2], clear[3]);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    scene->draw();
    glFinish();

    unsigned char *pixel = malloc(width * height * 4);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    GLenum error = glGetError();
    if (error) { fprintf(stderr, "OpenGL's error %#x\n", error); return 1; }
    FILE *out = fopen(argument[2], "wb");
    if (!out) { perror(argument[2]); return 1; }
    fprintf(out, "P6\n%d %d\n255\n", width, height);
    for (int i = 0; i < width * height; i++) fwrite(pixel + i * 4, 1, 3, out);
    fclose(out);
    return 0;
}
