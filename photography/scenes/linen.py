"""The linen cupboard's shelf in the morning: sheets with a hemstitch, terry with its pile, waffle, a bunch of lavender."""
import math
import random

import numpy as np
from mathutils import Vector, noise

from studio import materials, plants
from studio.furniture import jug
from studio.geometry import at, instance, lathe, mesh_of, quads, soften, solid, span, thicken, tube
from studio.light import area, daylight
from studio.shader import Shader, shade, srgb

CAMERAS = {
    'stack': dict(at=(-.38, -.98, .37), to=(.02, .0, .118), mm=62, level=False, fstop=4., focus=(.02, -.11, .16)),
}


def fold_path(depth, height, s):
    """Half a cloth folded over: from the back below, around the front, to the back above. `s` runs from 0 to its length."""
    r = height / 2
    flat = depth - r
    turn = math.pi * r
    if s < flat:
        return (depth / 2 - s, 0.), (0., -1.)
    if s < flat + turn:
        a = (s - flat) / r
        return (-depth / 2 + r - r * math.sin(a), r - r * math.cos(a)), (-math.sin(a), -math.cos(a))
    return (-depth / 2 + r + (s - flat - turn), height), (0., 1.)


def fold_length(depth, height):
    return 2 * (depth - height / 2) + math.pi * height / 2


class Fold:
    """A folded cloth whose surface can be asked for points: the weave follows it, and so does the pile."""

    def __init__(self, width, depth, height, seed, relief=None, slack=.004):
        self.width, self.depth, self.height, self.seed, self.relief, self.slack = width, depth, height, seed, relief, slack
        self.length = fold_length(depth, height)

    def at(self, u, v):
        """The point at `u` across and `v` along, and which way is out."""
        s = v * self.length
        (y, z), (ny, nz) = fold_path(self.depth, self.height, s)
        x = (u - .5) * self.width
        k = self.seed
        soft = self.slack * noise.noise(Vector((x * 7, y * 9, k))) + self.slack * .45 * noise.noise(Vector((x * 21, s * 19, k + 9)))
        droop = -.16 * self.height * max(0, abs(u - .5) * 2 - .82) / .18 * (z / max(self.height, 1e-6))
        skew = .006 * math.sin(k * 1.7) * (y / self.depth) + .003 * noise.noise(Vector((y * 8, k, z * 20)))
        lift = self.relief(x, s) if self.relief else 0.
        wave = self.slack * 1.3 * noise.noise(Vector((x * 4.5, k * 3.1, .5))) + self.slack * .5 * noise.noise(Vector((x * 15, k, z * 60)))
        return (x + skew, y + ny * (soft + lift), z + nz * (soft + lift) + droop + wave), (0., ny, nz)

    def sheet(self, columns, rows, material, thickness, smooth=1):
        points, stride = [], columns + 1
        for j in range(rows + 1):
            for i in range(columns + 1):
                points.append(self.at(i / columns, j / rows)[0])
        faces = [(k, k + 1, k + stride + 1, k + stride) for j in range(rows) for k in range(j * stride, j * stride + columns)]
        mesh = mesh_of('folded', points, faces)
        uv = mesh.uv_layers.new()
        index = np.empty(len(mesh.loops), np.int32)
        mesh.loops.foreach_get('vertex_index', index)
        flat = np.stack([(index % stride) / columns * self.width, (index // stride) / rows * self.length], 1)
        uv.data.foreach_set('uv', flat.astype(np.float32).ravel())
        obj = solid('folded', mesh, material, smooth=True)
        thicken(obj, thickness, -1)
        return soften(obj, smooth) if smooth else obj

    def pile(self, material, count, reach=.0026, bare=(), seed=1):
        """Loops of terry, as small cards that lean every way; `bare` are bands without any, in metres from the front."""
        rng = np.random.RandomState(seed)
        origins, normals = [], []
        front = self.length - (self.depth - self.height / 2)
        for u, v in zip(rng.uniform(0, 1, count), rng.uniform(.30, 1, count)):
            if any(low < v * self.length - front < high for low, high in bare):
                continue
            point, out = self.at(u, v)
            origins.append(point)
            normals.append(out)
        for k in range(count // 9):               # the open edge at the side
            v = rng.uniform(.3, 1)
            side = rng.choice((0., 1.))
            point, out = self.at(side, v)
            drop = rng.uniform(0, .008)
            origins.append((point[0], point[1] - out[1] * drop, point[2] - out[2] * drop))
            normals.append((2 * side - 1, 0, 0))
        origins = np.array(origins)
        out = np.array(normals) + rng.normal(0, .42, (len(origins), 3))
        out /= np.linalg.norm(out, axis=1)[:, None]
        side = np.cross(out, rng.normal(0, 1, out.shape))
        side *= (.00048 * rng.uniform(.7, 1.3, (len(out), 1))) / np.linalg.norm(side, axis=1)[:, None]
        tip = origins + out * reach * rng.uniform(.65, 1.15, (len(out), 1))
        instance('pile', quads('pile', np.stack([origins - side, origins + side, tip + side, tip - side], 1), material))


def woven(name, colour, period=.0021, hem=None, stitch='#8a9a6c'):
    """Plain weave that follows the cloth; at `hem`, metres along it, a drawn-thread border and two lines of stitches."""
    s = Shader(name)
    uv = s.add('TexCoord').outputs['UV']
    wobble = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(uv, 60, 3, .6), .5), .0012)
    x, y, _ = s.separate(uv)
    along, across = s.math('ADD', x, wobble), s.math('ADD', y, wobble)
    beat = 6.2832 / period
    warp = s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', along, beat / 2)))
    weft = s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', across, beat / 2)))
    slub = s.noise(s.combine(s.math('MULTIPLY', x, 26.), s.math('MULTIPLY', y, 700.), 0.), 1., 3, .6)
    slub2 = s.noise(s.combine(s.math('MULTIPLY', x, 700.), s.math('MULTIPLY', y, 26.), 0.), 1., 3, .6)
    threads = s.math('MULTIPLY', s.math('ADD', warp, weft), .5)
    c = srgb(colour)
    tone = s.mix(.5, s.ramp(s.math('MULTIPLY', slub, slub2), (.12, shade(c, .80)), (.38, c)), s.ramp(threads, (.1, .55), (.7, 1.)), 'MULTIPLY')
    height = s.math('ADD', threads, s.math('MULTIPLY', s.math('ADD', slub, slub2), .5))
    if hem:
        near = s.math('ABSOLUTE', s.math('SUBTRACT', y, hem))
        holes = s.math('MULTIPLY', s.math('LESS_THAN', near, .0032), s.math('GREATER_THAN', s.math('SINE', s.math('MULTIPLY', x, 6.2832 / .0042)), .15))
        rows = s.math('MULTIPLY', s.math('LESS_THAN', s.math('ABSOLUTE', s.math('SUBTRACT', near, .0062)), .0014), s.math('GREATER_THAN', s.math('SINE', s.math('MULTIPLY', x, 6.2832 / .0058)), -.35))
        tone = s.mix(holes, tone, shade(c, .16))
        tone = s.mix(rows, tone, srgb(stitch))
        height = s.math('ADD', s.math('SUBTRACT', height, s.math('MULTIPLY', holes, 2.)), s.math('MULTIPLY', rows, 1.6))
    return s.principled(base_color=tone, roughness=.95, specular=.12, sheen=.25, normal=s.bump(height, .8, .0009))


def waffle(x, s):
    """Honeycomb weave: ridges around small square wells."""
    cell = .0085
    a, b = abs(math.sin(math.pi * x / cell)), abs(math.sin(math.pi * s / cell))
    return -.0030 * (a * b) ** .7


def towel(z, width, depth, height, colour, seed, count=300000):
    terry = materials.fabric('terry' + colour, colour, 700, .5, .5, .04, .98)
    band = materials.fabric('band' + colour, colour, 1500, .3, .6, .02, .8)
    tufts = materials.leaf('tuft' + colour, '#%02x%02x%02x' % tuple(int(int(colour[i:i + 2], 16) * .95) for i in (1, 3, 5)), colour, .3, .95)
    with at(0, 0, z):
        Fold(width, depth, height, seed).sheet(60, 90, band, .010)
        with at(0, .012, height * .26):
            Fold(width - .006, depth - .02, height * .46, seed + 5).sheet(50, 70, terry, .009)
        Fold(width, depth, height, seed).pile(tufts, count, bare=((-.040, -.037), (-.034, -.021), (-.018, -.015)), seed=seed)


def sheets(z, width, depth, plies, colour, seed, hem=None):
    """A linen sheet folded many times: thin plies, each front a small bend of its own."""
    tall = .0125
    with at(0, 0, z):
        for k in range(plies):
            last = k == plies - 1
            cloth = woven(f'linen{colour}{k}', colour, hem=(fold_length(depth, tall * .86) - depth + .050) if last and hem else None)
            with at(.0015 * math.sin(seed + k * 2.1), .004 * math.sin(seed * 2 + k * 1.3), k * tall, .35 * math.sin(seed + k)):
                Fold(width - .003 * (k % 2), depth, tall * .86, seed + k, slack=.0022).sheet(70, 110, cloth, .0024)
    return plies * tall


def lavender(x, y, z, turn, rng):
    """A small bunch, cut this morning and tied with twine."""
    stem = materials.plain('lavender-stem', '#76855a', .8)
    bloom = materials.leaf('lavender-bloom', '#51447c', '#8f7fb4', .25, .8)
    with at(x, y, z, turn):
        origins, normals = [], []
        for k in range(15):
            side, up = rng.gauss(0, .010), abs(rng.gauss(.004, .004)) + .002
            length = rng.uniform(.085, .125)
            tip = (side * 2.2 + rng.gauss(0, .006), length, up + rng.uniform(0, .008))
            root = (-side * .9, -.085 + rng.uniform(-.008, .01), .003 + up * .4)
            tube('stem', [root, (side * .25, 0, .005 + up * .5), tip], .0010, stem, 4)
            direction = Vector((tip[0] - side * .25, tip[1], tip[2] - .006 - up * .5)).normalized()
            for j in range(64):
                t = (j // 6) / 10
                around = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
                around = (around - direction * around.dot(direction)).normalized()
                at_ = Vector(tip) - direction * .034 * (1 - t) + around * .0024
                origins.append(tuple(at_))
                normals.append(tuple((around + direction * .7).normalized()))
        instance('bloom', plants.leaves('bloom', np.array(origins), np.array(normals), .0062, .0042, bloom, .1, .4, 4))
        for k in range(4):
            lathe('twine', [(.0098, -.0009), (.0108, 0), (.0098, .0009), (.0088, 0)], materials.fabric('twine', '#b59a6a', 2000, .6), (0, -.012 + .002 * k, .0095), 24, (90, 0, 0))
        tube('twine-end', [(.004, -.010, .019), (.018, -.022, .010), (.034, -.020, .002)], .0009, materials.fabric('twine-end', '#b59a6a', 2000, .6), 4)


def build(shot):
    rng = random.Random(shot.seed)
    walnut = materials.wood('shelf', '#43291a', '#7a5234', .36, 'x')
    for k in range(4):
        span('plank', (-1.3, 1.3), (-.34 + k * .19, -.34 + (k + 1) * .19 - .0012), (-.035, 0), walnut, .003)
    z = .0035
    z += sheets(z, .44, .31, 4, '#d6c8a9', 1)
    z += sheets(z + .002, .435, .305, 5, '#f2ebdd', 7, hem=True) + .002
    towel(z + .005, .42, .295, .050, '#efe8da', 3)
    with at(.004, .004, 0, 1.2):
        towel(z + .066, .415, .290, .048, '#a3ab8e', 8)
    with at(-.006, -.002, z + .125, -2.2):
        honey = materials.fabric('waffle', '#efe6d2', 2600, .2, .5, .03, .97)
        Fold(.36, .27, .022, 12, waffle, .003).sheet(340, 460, honey, .0035, 0)
        with at(0, .01, .006):
            Fold(.355, .262, .009, 13, slack=.002).sheet(40, 60, honey, .0028)
    lavender(.035, -.045, z + .1505, 62, rng)

    # behind, soft: a second stack, a jug, the cupboard's green door standing open
    with at(-.60, .34, 0, 14):
        for k, tone in enumerate(('#efe8da', '#a8583a', '#efe8da', '#d8c7a4')):
            with at(0, 0, .004 + k * .056):
                Fold(.38, .28, .050, 20 + k).sheet(30, 50, materials.fabric('soft' + str(k), tone, 700, .5), .012)
    jug(materials.glazed('jug', '#8d9a80'), .50, .36, 0, 1.05)
    plants.branch_in_vase(.50, .36, .22, .40, 6, stems=8)
    green = materials.paint('cupboard', '#46533f', .5)
    span('back', (-2.2, 2.2), (.78, .82), (-.9, 2.2), materials.plaster('wall', '#dccdb2', .08), 0)
    with at(.98, .30, 0, -68):
        span('door', (0, .7), (-.018, .018), (-.5, 1.4), green, .006)
    span('upright', (-.98, -.92), (.1, .78), (-.9, 2.2), walnut, .006)
    bars = materials.plain('bars', '#cfc6b4', .6)
    with at(-1.68, -.86, 0, -62):
        for x in (-.62, -.05, .52):
            span('bar', (x - .03, x + .03), (-.02, .02), (-.6, 2.4), bars, 0)
        for h in (.42, .98, 1.5):
            span('bar', (-.7, .6), (-.02, .02), (h - .025, h + .025), bars, 0)
    daylight(shot.hour, turn=121, sun=1.3, sky=.7)
    area((-1.5, -.6, .9), (0, 0, .1), 4, '#e4ecff', (1.4, 1.4))
    area((1.3, -1.0, .9), (0, 0, .1), 2, '#fff0dc', (1.2, 1.2))
