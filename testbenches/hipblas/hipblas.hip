// Matrix products in plain kernels, a thread an element: see hipblas/hipblas.h.
#include <hip/hip_fp16.h>
#include <hipblas/hipblas.h>

struct hipblasContext {
    hipStream_t stream;
};

namespace {

constexpr int THREADS = 64;

enum class Type { Half, Single, Brain };

struct Matrix {
    Type type;
    int leading;
    bool transposed;
};

struct Product {
    int m, n, k;
    float alpha, beta;
    Matrix a, b, c;
};

bool type_of(hipblasDatatype_t number, Type &type) {
    switch (number) {
    case HIPBLAS_R_32F: case HIP_R_32F: type = Type::Single; return true;
    case HIPBLAS_R_16F: case HIP_R_16F: type = Type::Half; return true;
    case HIPBLAS_R_16B: case HIP_R_16BF: type = Type::Brain; return true;
    default: return false;
    }
}

long long bytes(Type type) {
    return type == Type::Single ? 4 : 2;
}

// The older interface has a type of data here.
float scalar(const void *value, hipblasComputeType_t compute) {
    const bool half = compute == HIPBLAS_COMPUTE_16F || compute == HIPBLAS_R_16F;
    return half ? static_cast<float>(*static_cast<const _Float16 *>(value)) : *static_cast<const float *>(value);
}

__device__ float load(const void *matrix, Type type, long long at) {
    switch (type) {
    case Type::Single: return static_cast<const float *>(matrix)[at];
    case Type::Half: return __half2float(static_cast<const __half *>(matrix)[at]);
    default: return __uint_as_float(static_cast<unsigned>(static_cast<const unsigned short *>(matrix)[at]) << 16);
    }
}

__device__ void store(void *matrix, Type type, long long at, float value) {
    switch (type) {
    case Type::Single: static_cast<float *>(matrix)[at] = value; break;
    case Type::Half: static_cast<__half *>(matrix)[at] = __float2half(value); break;
    default: {
        const unsigned bits = __float_as_uint(value);
        const unsigned rounded = isnan(value) ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1);
        static_cast<unsigned short *>(matrix)[at] = rounded >> 16;
    }
    }
}

__device__ float element(const void *matrix, const Matrix &shape, int row, int column) {
    const int slow = shape.transposed ? row : column;
    const int fast = shape.transposed ? column : row;
    return load(matrix, shape.type, static_cast<long long>(slow) * shape.leading + fast);
}

__device__ void multiply(const Product &product, const void *a, const void *b, void *c) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x, column = blockIdx.y;
    if (row >= product.m) return;
    float sum = 0;
    for (int at = 0; at < product.k; at++)
        sum += element(a, product.a, row, at) * element(b, product.b, at, column);
    const long long place = static_cast<long long>(column) * product.c.leading + row;
    const float before = product.beta != 0 ? product.beta * load(c, product.c.type, place) : 0;
    store(c, product.c.type, place, product.alpha * sum + before);
}

// Strides are bytes.
__global__ void strided(
    Product product, const char *a, long long a_stride, const char *b, long long b_stride, char *c, long long c_stride) {
    const long long at = blockIdx.z;
    multiply(product, a + at * a_stride, b + at * b_stride, c + at * c_stride);
}

__global__ void batched(Product product, const void *const *a, const void *const *b, void *const *c) {
    multiply(product, a[blockIdx.z], b[blockIdx.z], c[blockIdx.z]);
}

// A thread a row of b.
__global__ void solve(int m, int n, float alpha, const float *const *triangles, int lda, float *const *sides, int ldb) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= m) return;
    const float *a = triangles[blockIdx.z];
    float *b = sides[blockIdx.z];
    for (long long column = 0; column < n; column++) {
        float rest = alpha * b[column * ldb + row];
        for (long long at = 0; at < column; at++) rest -= b[at * ldb + row] * a[column * lda + at];
        b[column * ldb + row] = rest / a[column * lda + column];
    }
}

dim3 grid(int m, int n, int count) {
    return dim3((m + THREADS - 1) / THREADS, n, count);
}

hipblasStatus_t launched() {
    return hipGetLastError() == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_EXECUTION_FAILED;
}

} // namespace

extern "C" {

hipblasStatus_t hipblasCreate(hipblasHandle_t *handle) {
    *handle = new hipblasContext{nullptr};
    return HIPBLAS_STATUS_SUCCESS;
}

hipblasStatus_t hipblasDestroy(hipblasHandle_t handle) {
    delete handle;
    return HIPBLAS_STATUS_SUCCESS;
}

hipblasStatus_t hipblasSetStream(hipblasHandle_t handle, hipStream_t stream) {
    handle->stream = stream;
    return HIPBLAS_STATUS_SUCCESS;
}

const char *hipblasStatusToString(hipblasStatus_t status) {
    switch (status) {
    case HIPBLAS_STATUS_SUCCESS: return "HIPBLAS_STATUS_SUCCESS";
    case HIPBLAS_STATUS_EXECUTION_FAILED: return "HIPBLAS_STATUS_EXECUTION_FAILED";
    case HIPBLAS_STATUS_NOT_SUPPORTED: return "HIPBLAS_STATUS_NOT_SUPPORTED";
    default: return "HIPBLAS_STATUS_UNKNOWN";
    }
}

hipblasStatus_t hipblasGemmStridedBatchedEx(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *a, hipblasDatatype_t a_type, int lda, long long a_stride, const void *b, hipblasDatatype_t b_type, int ldb,
    long long b_stride, const void *beta, void *c, hipblasDatatype_t c_type, int ldc, long long c_stride, int count,
    hipblasComputeType_t compute, hipblasGemmAlgo_t) {
    Product product{
        m, n, k, scalar(alpha, compute), scalar(beta, compute),
        {Type::Single, lda, transa != HIPBLAS_OP_N}, {Type::Single, ldb, transb != HIPBLAS_OP_N}, {Type::Single, ldc, false}};
    const bool known = type_of(a_type, product.a.type) && type_of(b_type, product.b.type) && type_of(c_type, product.c.type);
    if (!known) return HIPBLAS_STATUS_NOT_SUPPORTED;
    if (m == 0 || n == 0 || count == 0) return HIPBLAS_STATUS_SUCCESS;
    strided<<<grid(m, n, count), THREADS, 0, handle->stream>>>(
        product, static_cast<const char *>(a), a_stride * bytes(product.a.type), static_cast<const char *>(b),
        b_stride * bytes(product.b.type), static_cast<char *>(c), c_stride * bytes(product.c.type));
    return launched();
}

hipblasStatus_t hipblasGemmBatchedEx(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *const *a, hipblasDatatype_t a_type, int lda, const void *const *b, hipblasDatatype_t b_type, int ldb,
    const void *beta, void *const *c, hipblasDatatype_t c_type, int ldc, int count, hipblasComputeType_t compute,
    hipblasGemmAlgo_t) {
    Product product{
        m, n, k, scalar(alpha, compute), scalar(beta, compute),
        {Type::Single, lda, transa != HIPBLAS_OP_N}, {Type::Single, ldb, transb != HIPBLAS_OP_N}, {Type::Single, ldc, false}};
    const bool known = type_of(a_type, product.a.type) && type_of(b_type, product.b.type) && type_of(c_type, product.c.type);
    if (!known) return HIPBLAS_STATUS_NOT_SUPPORTED;
    if (m == 0 || n == 0 || count == 0) return HIPBLAS_STATUS_SUCCESS;
    batched<<<grid(m, n, count), THREADS, 0, handle->stream>>>(product, a, b, c);
    return launched();
}

hipblasStatus_t hipblasGemmEx(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *a, hipblasDatatype_t a_type, int lda, const void *b, hipblasDatatype_t b_type, int ldb, const void *beta,
    void *c, hipblasDatatype_t c_type, int ldc, hipblasComputeType_t compute, hipblasGemmAlgo_t algorithm) {
    return hipblasGemmStridedBatchedEx(
        handle, transa, transb, m, n, k, alpha, a, a_type, lda, 0, b, b_type, ldb, 0, beta, c, c_type, ldc, 0, 1, compute,
        algorithm);
}

hipblasStatus_t hipblasSgemm(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *a, int lda, const float *b, int ldb, const float *beta, float *c, int ldc) {
    return hipblasSgemmStridedBatched(handle, transa, transb, m, n, k, alpha, a, lda, 0, b, ldb, 0, beta, c, ldc, 0, 1);
}

hipblasStatus_t hipblasSgemmBatched(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *const *a, int lda, const float *const *b, int ldb, const float *beta, float *const *c, int ldc, int count) {
    return hipblasGemmBatchedEx(
        handle, transa, transb, m, n, k, alpha, reinterpret_cast<const void *const *>(a), HIPBLAS_R_32F, lda,
        reinterpret_cast<const void *const *>(b), HIPBLAS_R_32F, ldb, beta, reinterpret_cast<void *const *>(c), HIPBLAS_R_32F,
        ldc, count, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasSgemmStridedBatched(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *a, int lda, long long a_stride, const float *b, int ldb, long long b_stride, const float *beta, float *c,
    int ldc, long long c_stride, int count) {
    return hipblasGemmStridedBatchedEx(
        handle, transa, transb, m, n, k, alpha, a, HIPBLAS_R_32F, lda, a_stride, b, HIPBLAS_R_32F, ldb, b_stride, beta, c,
        HIPBLAS_R_32F, ldc, c_stride, count, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasStrsmBatched(
    hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t fill, hipblasOperation_t trans, hipblasDiagType_t diagonal,
    int m, int n, const float *alpha, const float *const *a, int lda, float *const *b, int ldb, int count) {
    const bool done = side == HIPBLAS_SIDE_RIGHT && fill == HIPBLAS_FILL_MODE_UPPER && trans == HIPBLAS_OP_N;
    if (!done || diagonal != HIPBLAS_DIAG_NON_UNIT) return HIPBLAS_STATUS_NOT_SUPPORTED;
    if (m == 0 || count == 0) return HIPBLAS_STATUS_SUCCESS;
    solve<<<grid(m, 1, count), THREADS, 0, handle->stream>>>(m, n, *alpha, a, lda, b, ldb);
    return launched();
}
}
