"""An empty stage with the film and the tracer set, and the shot that is being taken."""
import random

import bpy
import numpy as np


class Shot:
    """One entry of the manifest, plus the folders it works in."""

    def __init__(self, entry, work, plates):
        self.id = entry['id']
        self.camera = entry['camera']
        self.hour = entry['hour']
        self.size = entry['size']
        self.samples = entry['samples']
        self.frame = entry.get('frame', (0, 0, 1, 1))
        self.region = entry.get('region')     # only set by a retouch
        self.seed = entry['seed']
        self.work = work
        self.plates = plates
        self.random = random.Random(self.seed)


def open_stage(shot):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(shot.seed)
    np.random.seed(shot.seed)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    # of a close-up, the whole picture that it is a part of
    x0, y0, x1, y1 = shot.frame
    scene.render.resolution_x, scene.render.resolution_y = round(shot.size[0] / (x1 - x0)), round(shot.size[1] / (y1 - y0))
    scene.render.resolution_percentage = 100
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True

    tracer = scene.cycles
    tracer.device = 'CPU'
    tracer.samples = shot.samples
    tracer.seed = shot.seed
    tracer.use_denoising = False          # Debian's Blender has no OIDN: see darkroom/denoise.mjs
    tracer.use_adaptive_sampling = True
    tracer.adaptive_threshold = .03
    tracer.max_bounces = 6
    tracer.diffuse_bounces = 2            # the window's panel and the fill give the rest back
    tracer.glossy_bounces = 2
    tracer.transmission_bounces = 8
    tracer.transparent_max_bounces = 12
    tracer.caustics_reflective = tracer.caustics_refractive = False
    tracer.blur_glossy = 1.
    tracer.sample_clamp_indirect = 6.
    return scene


def trace_glass():
    """Still lifes with glass and liquid need longer paths."""
    tracer = bpy.context.scene.cycles
    tracer.max_bounces = tracer.transmission_bounces = 16
    tracer.glossy_bounces = 6


def trace_vaults():
    """Lamps that light a vault from below: what comes back from it counts once more."""
    tracer = bpy.context.scene.cycles
    tracer.max_bounces, tracer.diffuse_bounces, tracer.glossy_bounces = 8, 4, 4


def trace_outdoors():
    """Leaves and open sky: short paths are enough."""
    tracer = bpy.context.scene.cycles
    tracer.max_bounces = 6
    tracer.diffuse_bounces = 3
    tracer.transparent_max_bounces = 8
    tracer.adaptive_threshold = .04
