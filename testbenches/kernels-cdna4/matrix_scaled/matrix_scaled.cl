// D = A * B, 16 rows, 16 columns, depth 128, of FP4 numbers with a scale for each 32 along the depth:
// V_MFMA_SCALE_F32_16X16X128_F8F6F4. A is by rows, B by columns, 64 bytes each; the scales are four bytes a row or column.
typedef int int8_ __attribute__((ext_vector_type(8)));
typedef float float4_ __attribute__((ext_vector_type(4)));

__attribute__((amdgpu_flat_work_group_size(64, 64)))
kernel void matrix_scaled(global const uint *a, global const uint *b, global const uchar *scale_a,
                          global const uchar *scale_b, global float *d) {
    uint lane = __builtin_amdgcn_workitem_id_x();
    uint row = lane % 16, block = lane / 16;
    int8_ x = {0, 0, 0, 0, 0, 0, 0, 0}, y = {0, 0, 0, 0, 0, 0, 0, 0};
    for (uint item = 0; item < 4; item++) {
        x[item] = a[row * 16 + block * 4 + item];
        y[item] = b[row * 16 + block * 4 + item];
    }
    float4_ sum = {0, 0, 0, 0};
    sum = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(x, y, sum, 4, 4, 0, scale_a[row * 4 + block], 0,
                                                           scale_b[row * 4 + block]);
    for (uint item = 0; item < 4; item++)
        d[(4 * block + item) * 16 + row] = sum[item];
}
