"""The device that is used where none is named, as by Triton's launches, and what is kept of its dispatches."""

import contextlib

from . import _tombolo
from .device import Device

_device = None
_watchers = []


def default_device():
    """The device that the environment asks for; made when it is used first."""
    global _device
    if _device is None:
        _device = Device()
    return _device


def processor():
    """The processor of the default device, by LLVM's name. The device need not be there."""
    return _tombolo.processor() if _device is None else _device.processor


def use(device):
    """Makes `device` the default one."""
    global _device
    _device = device


class Watch:
    """What was wanted of dispatches, and what they did: a `Launched` each, in order."""

    def __init__(self, profile, picture):
        self.profile, self.picture, self.launches = profile, picture, []

    def cost(self):
        """Cycles of all of them; on the model, which has none, instructions."""
        return float(sum(launch.instructions if launch.cycles is None else launch.cycles for launch in self.launches))


@contextlib.contextmanager
def watch(profile=False, picture=False):
    """Keeps what dispatches on the default device do: `with tombolo.watch(profile=True) as seen: ...; seen.launches[0].profile`."""
    watcher = Watch(profile, picture)
    _watchers.append(watcher)
    try:
        yield watcher
    finally:
        _watchers.remove(watcher)


def dispatch(*arguments, **options):
    """`Device.dispatch` on the default device, told to everyone who watches."""
    wanted = {name: any(getattr(watcher, name) for watcher in _watchers) for name in ("profile", "picture")}
    launched = default_device().dispatch(*arguments, **options, **wanted)
    for watcher in _watchers:
        watcher.launches.append(launched)
    return launched
