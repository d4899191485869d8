"""The cypress walk at the end of the garden: two rows in low sun from the right, gravel, lavender, two piers and the hills."""
import random

from studio import landscape, materials, plants
from studio.garden import urn_on_pier
from studio.geometry import ball, span
from studio.light import daylight
from studio.stage import trace_outdoors

CAMERAS = {
    'walk': dict(at=(1.15, -5.2, 1.62), to=(-.75, 20, 0), mm=34, shift=(0, .115), fstop=8, focus=9.),
}


def walk():
    pebble = materials.gravel('gravel', '#c2ae88')
    span('gravel', (-.75, 2.75), (-9, 30), (-.05, .012), pebble, 0)
    stone = materials.limestone('edge', '#c8b894', .5)
    rng = random.Random(5)
    for x in (-.82, 2.82):
        y = -9.
        while y < 29:
            length = rng.uniform(.5, .9)
            span('kerb', (x - .07, x + .07), (y, y + length - .02), (-.06, .05 + rng.uniform(-.012, .012)), stone, .014)
            y += length


def build(shot):
    trace_outdoors()
    rng = shot.random
    landscape.ground(level=-.03, material=materials.earth('lawn-earth', '#3a4420', '#59652f'))
    walk()
    grass = plants.grass_mesh(2200, .085, 9, ('#3d5222', '#8d9450'))
    plants.lawn((-9, -1), (-4, 24), random.Random(7), -.02, mesh=grass)
    plants.lawn((3, 10), (-4, 24), random.Random(8), -.02, mesh=grass)
    near = plants.Cypresses(rng, (5, 6), tongues=300, plumes=38, twigs=80, twig=(.072, .008))
    far = plants.Cypresses(rng, (1, 2))
    for k in range(8):
        (near if k < 3 else far).stand(-2.75 + rng.uniform(-.12, .12), -.6 + k * 3.15 + rng.uniform(-.25, .25), rng.uniform(.86, 1.04), -.05)
    for k in range(4):
        far.stand(4.9 + rng.uniform(-.15, .15), 9.5 + k * 3.6, rng.uniform(.82, .98), -.05)
    seed = 20
    for side, x in ((-1, -1.35), (1, 3.35)):
        for k in range(26):
            y = -4.4 + k * .86
            seed += 1
            plants.shrub(x + rng.uniform(-.08, .08), y, 0, rng.uniform(.40, .54), .36, ('#57654a', '#98a37c'), '#6f6496', seed, 60 if k < 12 else 26)
    stone = materials.limestone('stone', '#d9ccb0', .4)
    for x in (-1.0, 3.0):
        urn_on_pier(x, 23.4, stone, 1.45)
    plants.hedge((3.6, 14), (23.2, 23.9), 1.15, 41)
    plants.hedge((-14, -1.6), (23.2, 23.9), 1.15, 42)
    plants.LemonTrees(random.Random(4)).stand(4.15, 3.2, 0, 1.05)
    # fallen cones and needles where nobody has raked yet
    cone = materials.plain('cone', '#6b5339', .9)
    for _ in range(40):
        ball('cone', rng.uniform(.010, .016), (-.55 + abs(rng.gauss(0, .45)), rng.uniform(-3.6, 9), .02), cone, (1, 1, .9), 10)
    plants.broadleaf(12, 42, 9, 3.8, 6)
    plants.broadleaf(-10, 46, 8, 3.4, 9)
    plants.broadleaf(4, 60, 7, 3.4, 12)
    landscape.ridges(haze='#cdbba0', lift=-1.)
    daylight(shot.hour, turn=-106, sun=1.1, sky=1.1, clouds=.7)
