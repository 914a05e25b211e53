// D = A * B of binary64 matrices, 16 rows, 16 columns, a depth that is a multiple of 4: V_MFMA_F64_16X16X4_F64, one wave a launch.
typedef double double4_ __attribute__((ext_vector_type(4)));

__attribute__((amdgpu_flat_work_group_size(64, 64)))
kernel void matrix_f64(global const double *a, global const double *b, global double *d, uint depth) {
    uint lane = __builtin_amdgcn_workitem_id_x();
    uint column = lane % 16, row = lane / 16;
    double4_ sum = {0, 0, 0, 0};
    for (uint k = 0; k < depth; k += 4)
        sum = __builtin_amdgcn_mfma_f64_16x16x4f64(a[column * depth + k + row], b[(k + row) * 16 + column], sum, 0, 0, 0);
    for (uint item = 0; item < 4; item++)
        d[(row + 4 * item) * 16 + column] = sum[item];
}
