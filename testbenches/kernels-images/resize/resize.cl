// Another size of a picture: the sampler of the caller does the work.
__kernel void resize(read_only image2d_t source, sampler_t sampler, write_only image2d_t result) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    int2 size = get_image_dim(result);
    if (at.x >= size.x || at.y >= size.y) {
        return;
    }
    float2 place = (convert_float2(at) + 0.5f) / convert_float2(size);
    write_imagef(result, at, read_imagef(source, sampler, place));
}
