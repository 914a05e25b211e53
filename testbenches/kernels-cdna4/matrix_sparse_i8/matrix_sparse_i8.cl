// D += A * B, 16 rows, 16 columns, depth 64, of bytes, of A two of every four along the depth: V_SMFMAC_I32_16X16X64_I8. A is by rows
// of 32 bytes, B by columns of 64; the index has two bits for each byte of A, 64 bits a row.
typedef int int2_ __attribute__((ext_vector_type(2)));
typedef int int4_ __attribute__((ext_vector_type(4)));

__attribute__((amdgpu_flat_work_group_size(64, 64)))
kernel void matrix_sparse_i8(global const int *a, global const int *b, global const ushort *index, global int *d) {
    uint lane = __builtin_amdgcn_workitem_id_x();
    uint row = lane % 16, part = lane / 16;
    int2_ x = {a[row * 8 + part * 2], a[row * 8 + part * 2 + 1]};
    int4_ y, sum;
    for (uint item = 0; item < 4; item++) {
        y[item] = b[row * 16 + part * 4 + item];
        sum[item] = d[(4 * part + item) * 16 + row];
    }
    sum = __builtin_amdgcn_smfmac_i32_16x16x64_i8(x, y, sum, index[row * 4 + part], 0, 0);
    for (uint item = 0; item < 4; item++)
        d[(4 * part + item) * 16 + row] = sum[item];
}
