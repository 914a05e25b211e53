#!/usr/bin/env python3
"""Compiles PyTorch's operations for the compute unit and compares what they compute with torch itself, on the samples of torch's own tests.

    torch_ops.py [PATTERN] [--count N] [--seed N] [--dtype NAME] [--samples N] [--seconds N] [--backward] [--jobs N] [--results FILE]

PATTERN is a regular expression for names of operations; of those that have it the first N of an order by chance are tried. An operation passes, runs
on the CPU alone (`host`: PyTorch's compiler has no kernel for it), is not compiled (`refused`, by torch or Triton), differs as the code does that
PyTorch's compiler makes for the CPU (`compiler`), takes too long, or fails: then the results differ, or a dispatch ended with an error. Exits with 1 if one fails. Needs the package tombolo, torch, Triton and expecttest; the engine is TOMBOLO_ENGINE's.
"""
import argparse
import collections
import concurrent.futures
import itertools
import json
import os
import random
import re
import select
import subprocess
import sys
import warnings

# Those whose results are not defined, or not the same twice.
NOT_COMPARED = re.compile(r"empty|bernoulli|multinomial|normal|rand|dropout|cauchy|exponential|geometric|uniform|svd|eig|qr|lobpcg|nn.functional.rrelu")


def tensors(value):
    """The tensors in what an operation takes or gives."""
    import torch

    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from tensors(part)


def tolerance(dtype):
    """Relative and absolute difference that is allowed; compilers fuse, and so round less often."""
    import torch

    return {torch.float16: (4e-3, 4e-3), torch.bfloat16: (3e-2, 3e-2), torch.float64: (1e-7, 1e-7)}.get(dtype, (2e-4, 5e-5))


def compare(expected, found):
    """What differs, or None."""
    import torch

    expected, found = list(tensors(expected)), list(tensors(found))
    for own, other in itertools.zip_longest(expected, found):
        relative, absolute = tolerance(own.dtype)
        try:
            torch.testing.assert_close(other, own, rtol=relative, atol=absolute, equal_nan=True)
        except AssertionError as difference:
            return str(difference)
    return None


def gradients(function, sample):
    """Results of an operation, and the gradients of their sum."""
    import torch

    given = [of for of in tensors([sample.input, *sample.args, *sample.kwargs.values()]) if of.requires_grad]
    results = list(tensors(function(sample.input, *sample.args, **sample.kwargs)))
    differentiable = [of for of in results if of.requires_grad]
    if not given or not differentiable:
        return results
    total = sum((of * torch.linspace(0.5, 1.5, of.numel(), dtype=torch.float32).to(of.dtype).reshape(of.shape)).sum() for of in differentiable)
    return [of.detach() for of in results] + list(torch.autograd.grad(total, given, allow_unused=True))


def as_close(expected, found, wide):
    """Whether what was found is as close to the result of binary64 as what torch computes itself, about: where errors of the operation grow."""
    import torch

    errors = []
    for exact, *results in zip(tensors(wide), tensors(expected), tensors(found)):
        errors.append([(result.double() - exact).abs().nan_to_num(nan=torch.inf).max().item() for result in results])
    return all(error <= 4 * own for own, error in errors)


def try_operation(index, arguments):
    """Result and explanation of one operation."""
    import tombolo
    import torch
    from torch.testing._internal.common_methods_invocations import op_db

    operation = op_db[index]
    dtype = getattr(torch, arguments.dtype)
    if dtype not in operation.supported_dtypes("cpu") or NOT_COMPARED.search(operation.name):
        return "skip", ""
    backward = arguments.backward and operation.supports_autograd and dtype.is_floating_point
    random.seed(arguments.seed)
    torch.manual_seed(arguments.seed)
    samples = list(itertools.islice(operation.sample_inputs("cpu", dtype, requires_grad=backward), 100))
    samples = random.sample(samples, min(arguments.samples, len(samples)))
    kernels = 0
    for sample in samples:
        torch._dynamo.reset()
        plain = gradients if backward else lambda function, sample: function(sample.input, *sample.args, **sample.kwargs)
        text = f"{operation.name} of {sample.summary()}"[:300]
        try:
            expected = plain(operation.op, sample)
        except Exception:
            continue
        try:
            with tombolo.watch() as seen:
                found = plain(torch.compile(operation.op, backend="tombolo"), sample)
        except Exception as error:
            said = f"{text}: {error}"
            return ("fail" if "TomboloError" in said or isinstance(error, tombolo.Error) else "refused"), said
        kernels += len(seen.launches)
        if difference := compare(expected, found):
            torch._dynamo.reset()
            wide = sample.transform(lambda value: value.double() if isinstance(value, torch.Tensor) and value.is_floating_point() else value)
            if dtype.is_floating_point and as_close(expected, found, plain(operation.op, wide)):
                continue
            alike = not compare(plain(torch.compile(operation.op), sample), found)
            return ("compiler" if alike or not seen.launches else "fail"), f"{text}: {difference}"
    return ("pass" if kernels else "host"), kernels


def work(arguments):
    """Tries operations whose numbers come on the standard input."""
    warnings.filterwarnings("ignore")
    for line in sys.stdin:
        print(json.dumps(try_operation(int(line), arguments)), flush=True)


class Worker:
    """A process that tries operations, begun anew when one does not end."""

    def __init__(self, seconds):
        self.seconds, self.process = seconds, None

    def ask(self, index):
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen([sys.executable, __file__, *sys.argv[1:], "--worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.process.stdin.write(f"{index}\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], self.seconds)[0]:
            self.process.kill()
            self.process.wait()
            return "timeout", f"{self.seconds} s"
        line = self.process.stdout.readline()
        return json.loads(line) if line else ("fail", f"the process ended with {self.process.wait()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pattern", nargs="?", default=".")
    for name, kind, default in [("count", int, 50), ("seed", int, 1), ("dtype", str, "float32"), ("samples", int, 3), ("seconds", int, 120), ("jobs", int, 1)]:
        parser.add_argument(f"--{name}", type=kind, default=default)
    parser.add_argument("--backward", action="store_true")
    parser.add_argument("--results")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    os.environ.setdefault("TRITON_DEFAULT_BACKEND", "tombolo")
    os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
    if arguments.worker:
        return work(arguments)
    from torch.testing._internal.common_methods_invocations import op_db

    indices = [index for index, operation in enumerate(op_db) if re.search(arguments.pattern, operation.name)]
    random.Random(arguments.seed).shuffle(indices)
    indices = indices[: arguments.count]
    workers = [Worker(arguments.seconds) for _ in range(arguments.jobs)]
    counts = collections.Counter()
    results = open(arguments.results, "w") if arguments.results else None
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        def one(index):
            worker = workers.pop()
            try:
                return index, worker.ask(index)
            finally:
                workers.append(worker)

        for index, (result, said) in pool.map(one, indices):
            operation = op_db[index]
            name = f"{operation.name}{'.' + operation.variant_test_name if operation.variant_test_name else ''}"
            counts[result] += 1
            if results:
                print(json.dumps({"operation": name, "result": result, "said": said}), file=results, flush=True)
            if result in ("fail", "timeout"):
                print(f"{name}: {result}: {said}", flush=True)
    print(", ".join(f"{count} {result}" for result, count in sorted(counts.items())))
    for worker in workers:
        if worker.process:
            worker.process.kill()
    return 1 if counts["fail"] else 0


if __name__ == "__main__":
    sys.exit(main())
