// A 3x3 binomial blur: weights 1 2 1, the last texel beyond the edges.
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void blur(read_only image2d_t source, write_only image2d_t result) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    if (at.x >= get_image_width(result) || at.y >= get_image_height(result)) {
        return;
    }
    float4 sum = 0.0f;
    for (int y = -1; y <= 1; y++) {
        for (int x = -1; x <= 1; x++) {
            float weight = (x == 0 ? 2.0f : 1.0f) * (y == 0 ? 2.0f : 1.0f);
            sum += weight * read_imagef(source, nearest, at + (int2)(x, y));
        }
    }
    write_imagef(result, at, sum / 16.0f);
}
