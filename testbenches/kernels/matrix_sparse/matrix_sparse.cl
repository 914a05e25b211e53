// A sparse 16 x 32 matrix of bytes times a dense one, with sums that saturate: of every four elements along K, A keeps two, and an
// index tells which. A work-group of 64 makes two tiles: a wave of 32 one, a wave of 64 both.
// A has rows of 16 kept bytes, its index rows of eight nibbles (first place | second place << 2), B columns of 32 bytes.
#if __AMDGCN_WAVEFRONT_SIZE__ == 32
typedef int kept __attribute__((ext_vector_type(2)));
typedef int dense __attribute__((ext_vector_type(4)));
typedef int tile __attribute__((ext_vector_type(8)));
typedef ushort places;
#define MULTIPLY __builtin_amdgcn_swmmac_i32_16x16x32_iu8_w32
#else
typedef int kept;
typedef int dense __attribute__((ext_vector_type(2)));
typedef int tile __attribute__((ext_vector_type(4)));
typedef uchar places;
#define MULTIPLY __builtin_amdgcn_swmmac_i32_16x16x32_iu8_w64
#endif
enum { LANES = __AMDGCN_WAVEFRONT_SIZE__, ROWS = 256 / LANES };

__attribute__((reqd_work_group_size(64, 1, 1)))
kernel void matrix_sparse(global const uchar *a, global const uchar *index, global const uchar *b, global const int *c,
                          global int *d, uint steps) {
    uint lane = get_local_id(0) % LANES, line = lane % 16;
    // Which part of K a lane has: bit 4 of its number is the highest bit, bit 5 the next one.
    uint part = lane / 16 % 2 * (LANES / 32) + lane / 32;
    uint first_row = lane / 16 % 2 * 8 + lane / 32 * 4;
    for (uint of_wave = 0; of_wave < LANES / 32; of_wave++) {
        uint at = get_group_id(0) * 2 + get_local_id(0) / LANES + of_wave;
        tile sum;
        for (int i = 0; i < ROWS; i++) sum[i] = c[at * 256 + (first_row + i) * 16 + line];
        for (uint step = 0; step < steps; step++) {
            uint number = (at * steps + step) * 16 + line;
            kept left = *(global const kept *)(a + number * 16 + part * sizeof(kept));
            dense right = *(global const dense *)(b + number * 32 + part * sizeof(dense));
            places which = *(global const places *)(index + number * 4 + part * sizeof(places));
            sum = MULTIPLY(true, left, true, right, sum, which, true);
        }
        for (int i = 0; i < ROWS; i++) d[at * 256 + (first_row + i) * 16 + line] = sum[i];
    }
}
