"""Memory of arguments: which bytes of the process an array or tensor lies in. A device uses them in place."""

import numpy as np


def address(argument):
    """Where the first element of an array or tensor is; None for what has no memory."""
    if isinstance(argument, np.ndarray):
        return argument.ctypes.data
    if hasattr(argument, "data_ptr"):
        return argument.data_ptr()
    interface = getattr(argument, "__array_interface__", None)
    return None if interface is None else interface["data"][0]


def require_cpu(argument):
    """Raises TypeError for a tensor that is not in memory of the CPU."""
    device = getattr(argument, "device", None)
    if getattr(device, "type", device) not in (None, "cpu"):
        raise TypeError(f"a tensor on {device}: the compute unit runs in the process and reads memory of the CPU")


def piece(argument):
    """(address, bytes, writable) of all the memory that an array or tensor is a part of, since kernels may reckon with strides.

    Raises TypeError for what does not tell how much memory it has, or is not in memory of the CPU.
    """
    require_cpu(argument)
    if hasattr(argument, "untyped_storage"):
        storage = argument.untyped_storage()
        return storage.data_ptr(), storage.nbytes(), True
    if not isinstance(argument, np.ndarray):
        if getattr(argument, "__array_interface__", None) is None:
            # `triton.reinterpret` gives a tensor another type, and keeps it as `base`.
            if hasattr(base := getattr(argument, "base", None), "untyped_storage"):
                return piece(base)
            raise TypeError(f"{type(argument).__name__} has an address but does not tell how much memory is there")
        argument = np.asarray(argument)
    writable = argument.flags.writeable
    whole = argument
    while isinstance(whole.base, np.ndarray):
        whole = whole.base
    low, high = byte_bounds(whole)
    own = byte_bounds(argument)
    # What a view of foreign memory tells of its base may be less than the view.
    low, high = min(low, own[0]), max(high, own[1])
    return low, high - low, writable


def byte_bounds(array):
    """The first byte of an array and the one behind its last."""
    low = high = array.ctypes.data
    if array.size == 0:
        return low, low
    for count, stride in zip(array.shape, array.strides):
        if stride < 0:
            low += stride * (count - 1)
        else:
            high += stride * (count - 1)
    return low, high + array.itemsize


def pieces(arguments):
    """The memory of all arguments, pieces that overlap joined: nothing is mapped twice."""
    return joined(part for part in map(piece, arguments) if part[1] > 0)


def joined(parts):
    """Pieces of memory, those that overlap joined."""
    found = []
    for start, size, writable in sorted(parts):
        if found and start < found[-1][0] + found[-1][1]:
            before, length, may_write = found[-1]
            found[-1] = (before, max(length, start + size - before), may_write or writable)
        else:
            found.append((start, size, writable))
    return found
