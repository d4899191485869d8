"""The Berici hills after sunset: vines, a cypress avenue, a villa with its lamps just lit."""
import math

import numpy as np
from mathutils import Vector, noise

from studio import architecture as arch
from studio import landscape, materials, plants
from studio.geometry import at, instance, mesh_of, solid, span
from studio.light import bulb, daylight
from studio.stage import trace_outdoors

CAMERAS = {
    # the villa and the last light stand to the right, the near slope falls into shade on the left
    'dusk': dict(at=(0, 0, 3.1), to=(14, 100, 5), mm=42, shift=(0, .03), level=True),
}

VILLA = (43, 165)


def height(x, y):
    """The land: the near slope, a valley, the villa's knoll, gentle noise everywhere."""
    slope = -9 * (1 - math.exp(-max(0, y - 3) / 42))
    away = max(0., math.hypot((x - VILLA[0]) / 46, (y - VILLA[1] - 6) / 48) - .36) * 1.25     # flat where the house stands
    knoll = 19 * math.exp(-away * away)
    left = 13 * math.exp(-(((x + 78) / 60) ** 2 + ((y - 190) / 70) ** 2))
    far = 10 * max(0, (y - 230) / 160)
    rolls = 1.5 * noise.noise(Vector((x * .018, y * .018, 2))) + .25 * noise.noise(Vector((x * .09, y * .09, 5)))
    return slope + knoll + left + far + rolls * min(1, y / 25)


def villa(x, y, z, lit=True):
    """A small Palladian house: a pedimented middle between two lower wings; by day no lamps are `lit`."""
    wall = materials.plaster('villa-wall', '#dcc3a0', .08)
    stone = materials.limestone('villa-stone', '#d8cbb0')
    tile = materials.plain('villa-roof', '#8a4c33', .9)
    dark = materials.plain('villa-dark', '#2a241d', .8)
    glow = materials.plain('villa-window', '#ffb866', .5, emit=5.) if lit else dark
    with at(x, y, z, 9):
        def block(width, tall, depth, centre, holes, roof):
            with at(centre):
                arch.wall(width, tall, .5, wall, holes)
                for s in (-1, 1):
                    span('flank', (s * width / 2 - .25, s * width / 2 + .25), (0, depth), (0, tall), wall, 0)
                span('rear', (-width / 2, width / 2), (depth - .3, depth), (0, tall), wall, 0)
                span('eaves', (-width / 2 - .5, width / 2 + .5), (-.5, depth + .5), (tall - .05, tall + .25), stone, .03)
                w, d = width / 2 + .6, depth + .6
                ridge = roof
                solid('roof', mesh_of('roof', [(-w, -.6, tall + .25), (w, -.6, tall + .25), (w, d, tall + .25), (-w, d, tall + .25),
                                               (-w * .45, d / 2, tall + ridge), (w * .45, d / 2, tall + ridge)],
                                      [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]), tile)
        arches = [arch.arch_opening(c, 1.6, 1.2, 3.6) for c in (-2.6, 0, 2.6)]
        upper = [arch.rect_opening(c, 1.0, 6.0, 7.4) for c in (-2.6, 0, 2.6)]
        block(9.6, 8.4, 10, 0, arches + upper, 2.6)
        for s in (-1, 1):
            block(8.4, 5.6, 8, s * 9.0, [arch.rect_opening(c, 1.0, 1.8, 3.8) for c in (-2.4, 0, 2.4)], 2.0)
        solid('pediment', mesh_of('pediment', [(-5.2, -.55, 8.6), (5.2, -.55, 8.6), (0, -.55, 10.6), (-5.2, 3, 8.6), (5.2, 3, 8.6), (0, 3, 10.6)],
                                  [(0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2)]), stone)
        for k in range(6):
            span('steps', (-3.6, 3.6), (-3.2 + k * .5, .1), (-1.5, .3 + k * .17), stone, .02)
        for c in (-3.9, -1.3, 1.3, 3.9):
            span('pilaster', (c - .22, c + .22), (-.16, .1), (1.15, 8.2), stone, .02)
        span('string', (-4.9, 4.9), (-.14, .1), (5.1, 5.4), stone, .02)
        for w, z, x0 in ((9.8, 1.15, 0), (8.5, 1.15, -9.0), (8.5, 1.15, 9.0)):
            span('base', (x0 - w / 2, x0 + w / 2), (-.12, .1), (-2, z), stone, .02)
        for c, w, z0, z1 in ((-2.6, 1.7, 1.1, 4.6), (0, 1.7, 1.1, 4.6), (2.6, 1.7, 1.1, 4.6)):
            span('lit', (c - w / 2, c + w / 2), (2.6, 2.7), (z0, z1), glow, 0)
        for c in (-2.6, 2.6):
            span('dim', (c - .6, c + .6), (.6, .7), (5.9, 7.5), dark, 0)
        span('lit', (-.6, .6), (.6, .7), (5.9, 7.5), glow, 0)
        for s in (-1, 1):
            for k, c in enumerate((-2.4, 0, 2.4)):
                span('pane', (s * 9 + c - .6, s * 9 + c + .6), (.6, .7), (1.7, 3.9), glow if (k + s) % 3 == 0 else dark, 0)
        span('chimney', (-7.4, -6.6), (4, 4.8), (6, 9.2), wall, .02)
        span('chimney', (7.8, 8.6), (4, 4.8), (6, 9.2), wall, .02)
        if lit:
            bulb((0, -4.5, 3.2), 420, '#ffb163', .3)
            bulb((-9, -3, 2.5), 120, '#ffb163', .3)


def vines(rng):
    noise_source = np.random.RandomState(12)
    count = 420
    points = np.stack([noise_source.normal(0, .26, count), noise_source.uniform(-.6, .6, count), noise_source.uniform(.55, 1.75, count) + noise_source.normal(0, .06, count)], 1)
    normals = noise_source.normal(0, 1, (count, 3))
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    mesh = plants.leaves('vine', points, normals, .15, .12, materials.leaf('vine-leaf', '#2c3b1c', '#66723a', .35), .1, 1.)
    for row in range(-24, 16):
        x0 = row * 2.5
        for k in range(64):
            y = 20 + k * 1.1
            x = x0 + (y - 22) * .16 + .4 * math.sin(y * .06)
            if (x - 4) ** 2 * .002 + y * .001 > 9:
                continue
            instance('vine', mesh, (x + rng.uniform(-.08, .08), y, height(x, y) - .05), (0, 0, -9 + rng.uniform(-7, 7)), (1, 1.05, rng.uniform(.78, 1.18)))


def trees(rng):
    leafage = materials.leaf('wood', '#1f2b17', '#50602f', .3)
    crowns = [plants.distant_tree('tree', leafage, seed) for seed in (1, 2, 3)]

    def crown(x, y, size):
        instance('tree', rng.choice(crowns), (x, y, height(x, y) - .2), (0, 0, rng.uniform(0, 360)), (size, size, size * rng.uniform(.85, 1.2)))

    for _ in range(1500):                       # woods on the left hill and behind the villa
        x, y = rng.uniform(-190, 190), rng.uniform(120, 330)
        wooded = noise.noise(Vector((x * .013, y * .013, 9)))
        clearing = abs(x - VILLA[0]) < 24 and 110 < y < VILLA[1] + 16
        if wooded > -.02 and not clearing:
            crown(x, y, rng.uniform(2.2, 4.4))
    for k in range(46):                         # hedgerow in the valley
        crown(-62 + k * 2.9 + rng.uniform(-1, 1), 100 + 7 * math.sin(k * .3), rng.uniform(1.3, 2.4))
    cypresses = plants.Cypresses(rng, tongues=120, plumes=24, twigs=30, twig=(.15, .026))
    for k in range(9):                          # the avenue that climbs to the house, bending round the knoll
        t = k / 8
        y = 92 + 66 * t
        x = 72 - 40 * t + 17 * math.sin(t * 3.1)
        cypresses.stand(x, y, rng.uniform(.8, 1.05), height(x, y) - .2)
    silver = materials.leaf('olive-far', '#39422c', '#7d8566', .25)
    grove = [plants.distant_tree('olive', silver, seed, 30, 190, .07, .8) for seed in (4, 5)]
    for i in range(15):                         # olives in rows on the near slope of the knoll
        for j in range(7):
            x, y = -6 + i * 5.2 + (j % 2) * 2.6, 104 + j * 7.5
            if abs(x - VILLA[0]) < 9 and y > 140:
                continue
            size = rng.uniform(1.25, 1.9)
            instance('olive', rng.choice(grove), (x + rng.uniform(-.7, .7), y + rng.uniform(-.7, .7), height(x, y) - .1), (0, 0, rng.uniform(0, 360)), size)
    for dx, dy, size in ((-17, 6, 1.35), (-19.5, 10, 1.2), (17, 5, 1.3), (20, 9, 1.5), (22.5, 4, 1.1), (-4, 16, 1.3)):
        cypresses.stand(VILLA[0] + dx, VILLA[1] + dy, size, height(VILLA[0] + dx, VILLA[1] + dy) - .3)


def meadow(rng):
    blades = plants.grass_mesh(2000, .34, 5, ('#303a1c', '#77733f'))
    for gx in range(-9, 15):
        for gy in range(2, 22):
            x, y = gx * .95, gy * .95
            if abs(x) < y * .75 + 3:
                instance('meadow', blades, (x, y, height(x, y) - .02), (0, 0, rng.choice((0, 90, 180, 270))), (1.05, 1.05, rng.uniform(.5, 1.15)))
    plants.broadleaf(-8.5, 15.5, 7.6, 3.0, 5, height(-8.5, 15.5) - .2, ('#1c2715', '#4d5d2e'), 46, 520)
    for x, y, s in ((-4.6, 9.0, 1), (-6.0, 8.2, 2), (-3.4, 11.0, 3)):
        plants.shrub(x, y, height(x, y), .9, .8, ('#2d3820', '#626f45'), seed=s, leaf_size=.08)


def build(shot):
    trace_outdoors()
    rng = shot.random
    dusk = shot.hour == 21
    land = landscape.hazy('land', '#39451f', '#5d6334', '#a98a80', 900, .5, .4 if dusk else .9)
    landscape.terrain((-200, 200), (-6, 380), height, land, 260, 260)
    villa(*VILLA, height(*VILLA) - 1.1)
    vines(rng)
    trees(rng)
    meadow(rng)
    landscape.ridges('#b9958c', 900, ((430, 52, '#4f5c44', 1), (700, 96, '#5c6a58', 2), (1300, 170, '#66736a', 3), (2400, 330, '#6f7c80', 4)), lift=-6, air_light=.72 if dusk else 1.)
    daylight(shot.hour, turn=114 if dusk else 20, clouds=.9, dust=1.0)
