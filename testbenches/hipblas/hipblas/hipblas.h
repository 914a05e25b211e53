// The part of hipBLAS's interface that ggml's HIP backend calls, for scripts/llama_ops.py: matrix products of binary32, binary16 and bfloat16, and
// one triangular solve. Matrices are column by column, as BLAS has them; what is not done answers HIPBLAS_STATUS_NOT_SUPPORTED.
#pragma once
#include <hip/hip_runtime.h>

struct hipblasContext;
typedef hipblasContext *hipblasHandle_t;

typedef enum {
    HIPBLAS_STATUS_SUCCESS = 0,
    HIPBLAS_STATUS_NOT_INITIALIZED = 1,
    HIPBLAS_STATUS_ALLOC_FAILED = 2,
    HIPBLAS_STATUS_INVALID_VALUE = 3,
    HIPBLAS_STATUS_MAPPING_ERROR = 4,
    HIPBLAS_STATUS_EXECUTION_FAILED = 5,
    HIPBLAS_STATUS_INTERNAL_ERROR = 6,
    HIPBLAS_STATUS_NOT_SUPPORTED = 7,
    HIPBLAS_STATUS_ARCH_MISMATCH = 8
} hipblasStatus_t;

typedef enum { HIPBLAS_OP_N = 111, HIPBLAS_OP_T = 112, HIPBLAS_OP_C = 113 } hipblasOperation_t;
typedef enum { HIPBLAS_SIDE_LEFT = 141, HIPBLAS_SIDE_RIGHT = 142 } hipblasSideMode_t;
typedef enum { HIPBLAS_FILL_MODE_UPPER = 121, HIPBLAS_FILL_MODE_LOWER = 122 } hipblasFillMode_t;
typedef enum { HIPBLAS_DIAG_NON_UNIT = 131, HIPBLAS_DIAG_UNIT = 132 } hipblasDiagType_t;
typedef enum { HIPBLAS_GEMM_DEFAULT = 160 } hipblasGemmAlgo_t;

// Integers, since callers of different versions pass other enumerations. HIP names types of data by HIP_R_16F (2) and its like too.
typedef int hipblasDatatype_t;
enum { HIPBLAS_R_16F = 150, HIPBLAS_R_32F = 151, HIPBLAS_R_16B = 168 };
typedef int hipblasComputeType_t;
enum { HIPBLAS_COMPUTE_16F = 0, HIPBLAS_COMPUTE_32F = 2, HIPBLAS_COMPUTE_32F_FAST_16F = 4 };

extern "C" {
hipblasStatus_t hipblasCreate(hipblasHandle_t *handle);
hipblasStatus_t hipblasDestroy(hipblasHandle_t handle);
hipblasStatus_t hipblasSetStream(hipblasHandle_t handle, hipStream_t stream);
const char *hipblasStatusToString(hipblasStatus_t status);

hipblasStatus_t hipblasGemmEx(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *a, hipblasDatatype_t a_type, int lda, const void *b, hipblasDatatype_t b_type, int ldb, const void *beta,
    void *c, hipblasDatatype_t c_type, int ldc, hipblasComputeType_t compute, hipblasGemmAlgo_t algorithm);
hipblasStatus_t hipblasGemmBatchedEx(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *const *a, hipblasDatatype_t a_type, int lda, const void *const *b, hipblasDatatype_t b_type, int ldb,
    const void *beta, void *const *c, hipblasDatatype_t c_type, int ldc, int count, hipblasComputeType_t compute,
    hipblasGemmAlgo_t algorithm);
hipblasStatus_t hipblasGemmStridedBatchedEx(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *a, hipblasDatatype_t a_type, int lda, long long a_stride, const void *b, hipblasDatatype_t b_type, int ldb,
    long long b_stride, const void *beta, void *c, hipblasDatatype_t c_type, int ldc, long long c_stride, int count,
    hipblasComputeType_t compute, hipblasGemmAlgo_t algorithm);

hipblasStatus_t hipblasSgemm(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *a, int lda, const float *b, int ldb, const float *beta, float *c, int ldc);
hipblasStatus_t hipblasSgemmBatched(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *const *a, int lda, const float *const *b, int ldb, const float *beta, float *const *c, int ldc, int count);
hipblasStatus_t hipblasSgemmStridedBatched(
    hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *a, int lda, long long a_stride, const float *b, int ldb, long long b_stride, const float *beta, float *c,
    int ldc, long long c_stride, int count);

// x a = alpha b in the place of b, where a is upper triangular.
hipblasStatus_t hipblasStrsmBatched(
    hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t fill, hipblasOperation_t trans, hipblasDiagType_t diagonal,
    int m, int n, const float *alpha, const float *const *a, int lda, float *const *b, int ldb, int count);
}
