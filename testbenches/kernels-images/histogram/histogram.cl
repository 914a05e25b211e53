// How often each of 256 levels of brightness occurs in a picture.
__kernel void histogram(read_only image2d_t source, __global uint *bins) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    if (at.x >= get_image_width(source) || at.y >= get_image_height(source)) {
        return;
    }
    uint4 texel = read_imageui(source, at);
    uint brightness = (77 * texel.x + 150 * texel.y + 29 * texel.z) >> 8;
    atomic_inc(&bins[brightness]);
}
