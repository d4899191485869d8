"""Cloth: bedding that was dropped and simulated, curtains, rugs with pile, towels.

A simulation runs once and is kept in the work folder; the file name carries a
hash of the functions that make it, so a change there simulates anew.
"""
import hashlib
import inspect
import math
import os
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from studio import materials
from studio.geometry import box, instance, mesh_of, modify, place, quads, roughen, sheet, soften, solid, thicken
from studio.shader import Shader, srgb

BEDS = {'double': (1.72, 2.04), 'single': (.92, 2.02)}


# -- simulation

def _simulate(obj, frames):
    """Steps the clock, then returns the shape of the last frame in world coordinates."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames + 5
    for modifier in obj.modifiers:
        if modifier.type == 'CLOTH':
            modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames + 5
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    mesh.transform(obj.matrix_world)
    mesh.name = obj.name
    bpy.data.objects.remove(obj)
    return mesh


def _cloth(obj, mass=.35, stretch=15, bend=.6, self_collision=False):
    modifier = modify(obj, 'CLOTH')
    settings = modifier.settings
    settings.quality, settings.mass = 8, mass
    settings.tension_stiffness = settings.compression_stiffness = stretch
    settings.shear_stiffness, settings.bending_stiffness, settings.air_damping = 8, bend, 2.5
    contact = modifier.collision_settings
    contact.distance_min, contact.collision_quality = .010, 3
    contact.use_self_collision, contact.self_distance_min = self_collision, .006
    return settings


def _pillow(name, width, depth, pressure, seed, divisions=44):
    """Two sheets joined at the rim, blown up."""
    rows = int(divisions * depth / width)
    rng = random.Random(seed)
    points, faces, index = [], [], {}

    def corner(i, j, side):
        rim = i in (0, divisions) or j in (0, rows)
        key = (i, j, 0 if rim else side)
        if key not in index:
            index[key] = len(points)
            points.append(((i / divisions - .5) * width, (j / rows - .5) * depth, (0 if rim else side * .012) + rng.uniform(-.002, .002)))
        return index[key]

    for side in (1, -1):
        for i in range(divisions):
            for j in range(rows):
                face = (corner(i, j, side), corner(i + 1, j, side), corner(i + 1, j + 1, side), corner(i, j + 1, side))
                faces.append(face if side > 0 else face[::-1])
    obj = solid(name, mesh_of(name, points, faces), smooth=True)
    settings = _cloth(obj, .25, 12, .15)
    settings.shear_stiffness, settings.air_damping = 5, 2
    settings.use_pressure, settings.uniform_pressure_force = True, pressure
    settings.effector_weights.gravity = 0
    return _simulate(obj, 32)


def _dropped(name, size, cells, location, frames, wave=lambda x, y: 0, **cloth):
    def shape(u, v):
        x, y = (u - .5) * size[0], (v - .5) * size[1]
        return (x, y, .02 * noise.noise(Vector((x * 3, y * 3, location[1]))) + wave(x, y))
    obj = sheet(name, *cells, shape, location=location)
    _cloth(obj, **cloth)
    return _simulate(obj, frames)


def _solid_for_cloth(obj, thickness=.008, friction=20):
    modify(obj, 'COLLISION')
    obj.collision.thickness_outer, obj.collision.cloth_friction = thickness, friction
    return obj


def _make_bedding(width, length):
    """Mattress, duvet, its turned-back fold and a throw; the origin is the middle of the mattress top."""
    scene = bpy.context.scene
    scene.gravity = (0, 0, -9.81)
    colliders = [
        _solid_for_cloth(box('collide-mattress', (width, length, .28), (0, 0, -.14), bevel=.07, segments=6)),
        _solid_for_cloth(box('collide-base', (width + .02, length + .02, .34), (0, 0, -.46), bevel=.02)),
        _solid_for_cloth(sheet('collide-floor', 2, 2, lambda u, v: ((u - .5) * 6, (v - .5) * 6, 0), location=(0, 0, -.62))),
    ]
    hang = width + .84
    duvet = _dropped('duvet', (hang, length - .06), (132, 100), (0, -.37, .10), 62, mass=.5, bend=1.0)
    puffed = solid('collide-duvet', duvet.copy())
    thicken(puffed, .05)
    colliders.append(_solid_for_cloth(puffed, .01, 25))
    fold = _dropped('fold', (hang - .10, .46), (120, 22), (0, .47, .16), 45, mass=.3, bend=.4)
    throw = _dropped('throw', (hang - .22, .66), (130, 40), (.03, -.66, .19), 50, mass=.35, bend=.12, stretch=8,
                     wave=lambda x, y: .022 * math.sin(y * 38 + x * 2.2) + .02 * math.sin(x * 7 + y * 11))
    for obj in colliders:
        bpy.data.objects.remove(obj)
    return [duvet, fold, throw]


def _make_pillows():
    return [_pillow(name, *size) for name, size in {
        'pillow-a': (.70, .50, 5, 1), 'pillow-b': (.70, .50, 5, 2), 'cushion': (.48, .48, 6, 3), 'bolster': (.62, .34, 6, 4)}.items()]


def _cached(shot, name, make):
    version = hashlib.sha256(''.join(inspect.getsource(f) for f in SIMULATION).encode()).hexdigest()[:8]
    file = os.path.join(shot.work, f'cloth-{name}-{version}.blend')
    if not os.path.exists(file):
        bpy.data.libraries.write(file, set(make()), fake_user=True)
    with bpy.data.libraries.load(file) as (available, loaded):
        loaded.meshes = list(available.meshes)
    bpy.context.scene.frame_set(1)
    return {mesh.name.split('.')[0]: mesh for mesh in loaded.meshes}


SIMULATION = (_simulate, _cloth, _pillow, _dropped, _solid_for_cloth, _make_bedding, _make_pillows)


class Linen:
    """The simulated pieces, ready to be laid on a bed."""

    def __init__(self, shot, bed='double'):
        self.size = BEDS[bed]
        self.meshes = {**_cached(shot, 'pillows', _make_pillows), **_cached(shot, bed, lambda: _make_bedding(*self.size))}

    def lay(self, piece, material, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1), thickness=0., puff=0., wrinkle=0.):
        obj = solid(piece, self.meshes[piece].copy(), material, smooth=True)
        obj.data.materials.clear()
        obj.data.materials.append(material)
        place(obj, location, rotation, scale)
        soften(obj)
        if puff:
            roughen(obj, puff, .22, 2)
        if wrinkle:
            roughen(obj, wrinkle, .06, 3)
        if thickness:
            thicken(obj, thickness)
            soften(obj)
        return obj


# -- curtains and rugs

def curtain(x, z, material, folds, depth=.034, seed=1, y=-.13, gather=.45):
    """A pleated sheet before a wall: `x` and `z` are its extents, folds wander and open towards the floor."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6) for _ in range(6)]
    (x0, x1), (z0, z1) = x, z

    def shape(u, v):
        a = depth * (gather + (1 - gather) * (1 - v) ** .7) * (1 + .35 * math.sin(u * 9 + phase[0]))
        w = math.sin(u * folds * 6.283 + phase[1] + .7 * math.sin(u * 7 + phase[2]) + .5 * (1 - v) * math.sin(u * 5 + phase[3]))
        w += .25 * math.sin(2 * u * folds * 6.283 + phase[4]) + .12 * math.sin(u * folds * 19 + v * 5 + phase[5]) * (1 - v)
        return (x0 + (x1 - x0) * u + .012 * math.sin(v * 6 + u * 20 + phase[5]) * (1 - v), y - a * w, z0 + (z1 - z0) * v + .004 * math.sin(u * folds * 6.28))

    return sheet('curtain', int(folds * 26), 44, shape, material)


def rug_material(size, ground, border):
    """Two borders measured from the rug's edge, in every tuft."""
    s = Shader('rug' + ground + border)
    x, y, _ = s.separate(s.add('TexCoord').outputs['Object'])
    edge = s.math('MINIMUM', s.math('SUBTRACT', size[0] / 2, s.math('ABSOLUTE', x)), s.math('SUBTRACT', size[1] / 2, s.math('ABSOLUTE', y)))
    wide = s.math('MULTIPLY', s.math('LESS_THAN', edge, .085), 1.)
    line = s.math('MULTIPLY', s.math('GREATER_THAN', edge, .14), s.math('LESS_THAN', edge, .155))
    tone = s.mix(s.math('MAXIMUM', wide, line), srgb(ground), srgb(border))
    tone = s.mix(1, tone, s.ramp(s.island(), (0, .84), (1, 1.06)), 'MULTIPLY')
    tone = s.mix(1, tone, s.ramp(s.noise(s.coord(vary=False), 2.2, 6, .6), (.35, .84), (.65, 1.04)), 'MULTIPLY')
    return s.principled(base_color=tone, roughness=1., specular=.05, sheen=.3)


def rug(size, ground='#cdbd9c', border='#8f4a2f', pile=.008, tufts=260000, seed=3):
    """Wool with a real pile: one small card per tuft, leaning every way."""
    rng = np.random.RandomState(seed)
    w, d = size
    material = rug_material(size, ground, border)
    box('rug-ground', (w - .01, d - .01, .008), (0, 0, .005), material, .003)
    origins = np.stack([rng.uniform(-w / 2, w / 2, tufts), rng.uniform(-d / 2, d / 2, tufts), np.full(tufts, .006)], 1)
    lean = rng.normal(0, .32, (tufts, 3))
    lean[:, 2] = 1
    angle = rng.uniform(0, math.pi, tufts)
    side = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1) * (.0026 * rng.uniform(.7, 1.3, (tufts, 1)))
    top = origins + lean * pile * rng.uniform(.7, 1.1, (tufts, 1))
    mesh = quads('rug-pile', np.stack([origins - side, origins + side, top + side * .6, top - side * .6], 1), material)
    return instance('rug-pile', mesh)


def folded_towels(count=3, width=.40, material=None):
    """A stack of folded towels: each a few rolled layers, none squared up."""
    terry = material or materials.fabric('terry', '#f0e9dc', 260, 1., .6, .04, .98)
    rng = random.Random(count)
    z = 0
    for k in range(count):
        height = rng.uniform(.048, .060)
        w = width - .012 * k
        for layer in range(3):
            h = height / 3
            obj = box('towel', (w - rng.uniform(0, .010), .27 - rng.uniform(0, .012), h * 1.08), (rng.uniform(-.003, .003), rng.uniform(-.004, .004), z + h * (layer + .5)),
                      terry, h * .46, (0, 0, rng.uniform(-3, 3)), 4)
            roughen(obj, .006, .05)
        z += height


def draped_blanket(width, drop_front, drop_back, depth, material, seed=4, thickness=.008):
    """A blanket or robe hung over a rail or a bench edge along x: front and back drops, top of `depth`."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6) for _ in range(4)]
    total = drop_front + depth + drop_back

    def shape(u, v):
        s = v * total
        wave = .012 * math.sin(u * 17 + phase[0]) + .008 * math.sin(u * 31 + phase[1] + v * 3)
        x = (u - .5) * width * (1 + .03 * math.sin(v * 5 + phase[2]))
        if s < drop_front:
            hang = drop_front - s
            return (x, -depth / 2 - .012 - wave * min(1, hang * 4), -hang + .01 * math.sin(u * 9 + phase[3]))
        if s < drop_front + depth:
            return (x, -depth / 2 + (s - drop_front), .012 + .004 * math.sin(u * 23))
        hang = s - drop_front - depth
        return (x, depth / 2 + .012 + wave * min(1, hang * 4), -hang)

    return soften(thicken(sheet('draped', 60, 60, shape, material), thickness))


def napkin(width=.2, depth=.15, material=None, seed=2, folds=True):
    cloth = material or materials.linen('napkin', '#e6dcc6')
    def shape(u, v):
        x, y = (u - .5) * width, (v - .5) * depth
        return (x, y, .0035 + .0035 * noise.noise(Vector((x * 16, y * 16, seed))) + .0018 * math.sin(x * 60 + y * 14 + seed))
    obj = thicken(sheet('napkin', 60, 45, shape, cloth), .0014)
    return soften(obj)
