"""Ground, water and distance."""
import math
import random

from mathutils import Vector, noise

from studio import materials, plants
from studio.geometry import instance, mesh_of, sheet, solid, span
from studio.shader import Shader, blend, srgb


def ground(hole=None, level=-.12, reach=300, material=None):
    """Meadow to the horizon, with a rectangular hole for a pool."""
    material = material or materials.earth()
    z = (level - .5, level)
    if not hole:
        span('ground', (-reach, reach), (-reach, reach), z, material, 0)
        return
    (x0, x1), (y0, y1) = hole
    for x, y in (((-reach, x0), (-reach, reach)), ((x1, reach), (-reach, reach)), ((x0, x1), (y1, reach)), ((x0, x1), (-reach, y0))):
        span('ground', x, y, z, material, 0)


def pool(x, y, stone, deep='#1a6665', level=-.14, rim=.5, depth=1.6):
    """A basin of small tiles that darkens with its depth, under clear water."""
    (x0, x1), (y0, y1) = x, y
    tiles = materials.pool_tiles('pool-tiles', deep, level, depth)
    span('pool-floor', x, y, (level - depth - .1, level - depth), tiles, 0)
    for wx, wy in (((x0 - .1, x0), y), ((x1, x1 + .1), y), (x, (y1, y1 + .1)), (x, (y0 - .1, y0))):
        span('pool-wall', wx, wy, (level - depth, .02), tiles, 0)
    for k in range(4):                          # steps into the water along the far side
        span('pool-step', (x0, x0 + 2.4), (y1 - .34 * (k + 1), y1 - .34 * k), (level - depth, level - .22 - .3 * k), tiles, .01)
    sheet('water', 1, 1, lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, level), materials.water('pool-water'))
    for rx, ry in (((x0 - rim, x0), (y0 - rim, y1 + rim)), ((x1, x1 + rim), (y0 - rim, y1 + rim)), ((x0, x1), (y1, y1 + rim)), ((x0, x1), (y0 - rim, y0))):
        long_axis = 0 if rx[1] - rx[0] > ry[1] - ry[0] else 1
        length = (rx, ry)[long_axis]
        count = max(1, round((length[1] - length[0]) / 1.1))
        step = (length[1] - length[0]) / count
        for k in range(count):
            piece = (length[0] + k * step + .003, length[0] + (k + 1) * step - .003)
            span('coping', piece if long_axis == 0 else rx, ry if long_axis == 0 else piece, (-.11, .03 + random.uniform(-.003, .003)), stone, .018)


def hazy(name, near, far, haze, distance, tree_scale=.35, air_light=1.):
    """Country seen through air: the colour of the land fades into `haze` with the length of the view.

    `air_light` is how bright the air itself is: 1 by day, less at dusk.
    """
    s = Shader(name)
    clumps = s.noise(s.position(), tree_scale * .12, 10, .72, .3)
    fields = s.separate(s.voronoi(s.add('Mapping', {'Vector': s.position(), 'Scale': (.012, .03, .02)}).outputs[0], 1., output='Color'))[0]
    land = s.mix(s.ramp(clumps, (.46, 1.), (.54, 0.)), s.ramp(fields, (0, srgb(near)), (1, srgb(far))), blend(srgb(near), (0, 0, 0), .45))
    land = s.bsdf(base_color=land, roughness=1., specular=0.)
    air = s.add('Emission', {'Color': srgb(haze), 'Strength': air_light}).outputs[0]
    path = s.add('LightPath')
    depth = s.math('SUBTRACT', 1., s.math('POWER', 2.718, s.math('MULTIPLY', path.outputs['Ray Length'], -1 / distance)))
    return s.surface(s.mix_shader(s.math('MULTIPLY', depth, path.outputs['Is Camera Ray']), land, air))


RIDGES = ((70, 7, '#55623a', 1), (150, 20, '#64744d', 2), (300, 46, '#6d7d5f', 3), (560, 70, '#77866f', 4))


def ridges(haze='#c4b6a0', distance=420, planes=RIDGES, lift=0., air_light=1.):
    """The Berici hills, one ridge behind another, with woods on those of the usual planes that are near."""
    if planes is RIDGES:
        woods(haze, distance, lift=lift, air_light=air_light)
    for away, height, tone, seed in planes:
        material = hazy(f'ridge-{seed}', tone, '#8a9060', haze, distance, air_light=air_light)
        count = 260
        rng = random.Random(seed)
        points = []
        for k in range(count + 1):
            x = (k / count - .5) * away * 6
            shape = .5 + .26 * math.sin(k * .043 + seed * 2) + .16 * math.sin(k * .104 + seed) + .08 * math.sin(k * .27 + seed * 3)
            crown = .018 * height * noise.noise(Vector((k * .9, seed, 0))) + rng.uniform(0, .012) * height
            top = height * max(.12, shape) + crown
            points += [(x, away, -4 + lift), (x, away + height * .6, top * .6 + lift), (x, away + height * 1.2, top + lift)]
        faces = [f for k in range(count) for f in ((3 * k, 3 * k + 3, 3 * k + 4, 3 * k + 1), (3 * k + 1, 3 * k + 4, 3 * k + 5, 3 * k + 2))]
        solid('ridge', mesh_of('ridge', points, faces), material)


def woods(haze, distance, planes=RIDGES[:3], lift=0., air_light=1., seed=3):
    """Trees in clumps on the nearer ridges, as pale as the air before them."""
    s = Shader('far-wood')
    tone = s.ramp(s.island(), (0, srgb('#1f2e17')), (1, srgb('#566a38')))
    leafage = s.mix_shader(.25, s.bsdf(base_color=tone, roughness=.8, specular=.1), s.add('BsdfTranslucent', {0: tone}).outputs[0])
    air = s.add('Emission', {'Color': srgb(haze), 'Strength': air_light}).outputs[0]
    path = s.add('LightPath')
    depth = s.math('SUBTRACT', 1., s.math('POWER', 2.718, s.math('MULTIPLY', path.outputs['Ray Length'], -1 / distance)))
    leafage = s.surface(s.mix_shader(s.math('MULTIPLY', depth, path.outputs['Is Camera Ray']), leafage, air))
    crowns = [plants.distant_tree('far-tree', leafage, k, 30, 150, .12) for k in (1, 2, 3)]
    rng = random.Random(seed)
    for away, height, _, hill in planes:
        for _ in range(520):
            x, up = rng.uniform(-1.1, 1.1) * away, rng.uniform(.05, 1)
            clump = noise.noise(Vector((x / away * 7, up * 2.4, hill * 5.)))
            if clump < .02 and up < .96:
                continue
            k = (x / (away * 6) + .5) * 260
            shape = .5 + .26 * math.sin(k * .043 + hill * 2) + .16 * math.sin(k * .104 + hill) + .08 * math.sin(k * .27 + hill * 3)
            top = height * max(.12, shape)
            z = -4 + (top * .6 + 4) * up / .5 if up < .5 else top * (.6 + .4 * (up - .5) / .5)
            size = rng.uniform(1.6, 3.6) * (1 + away / 400)
            instance('far-tree', rng.choice(crowns), (x, away + height * 1.2 * up, z + lift - .3 * size), (0, 0, rng.uniform(0, 360)), (size, size, size * rng.uniform(.8, 1.1)))


def terrain(x, y, height, material, columns=220, rows=220):
    """Rolling land: `height(x, y)` in metres."""
    def shape(u, v):
        px, py = x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v
        return (px, py, height(px, py))
    return sheet('terrain', columns, rows, shape, material)
