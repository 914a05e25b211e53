// Slices of an array from a volume: trilinear filter, mirrored beyond the edges; a depth a slice.
__kernel void volume(read_only image3d_t source, sampler_t sampler, write_only image2d_array_t result, float step) {
    int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    if (at.x >= get_image_width(result) || at.y >= get_image_height(result)) {
        return;
    }
    float4 place = (float4)((at.x + 0.5f) / 8.0f - 0.25f, (at.y + 0.5f) / 8.0f, at.z * step, 0.0f);
    write_imagef(result, at, read_imagef(source, sampler, place));
}
