"""The sundial garden at noon: box, lavender and gravel round the stone dial, the house behind its roses."""
import math
import random

from studio import architecture as arch
from studio import landscape, materials, plants
from studio.garden import sundial, urn_on_pier, wing
from studio.geometry import at, span
from studio.light import daylight
from studio.stage import trace_outdoors

CAMERAS = {
    # the dial stands on the right third; a lime tree shades the lawn at the lower left
    'noon': dict(at=(-1.55, -6.9, 1.66), to=(.45, 3, 0), mm=29, shift=(0, .005), fstop=5.6, focus=(1.3, -2.2, 1.0)),
    'dial': dict(at=(-.7, -4.9, 1.55), to=(1.35, -2.2, 1.0), mm=55, level=False, fstop=2.8, focus=(1.3, -2.2, 1.05)),
}

DIAL = (1.3, -2.2)


def parterre(shot):
    """Four quarters edged with box, lavender inside, roses at the corners."""
    rng = shot.random
    cx, cy = DIAL
    seed = 10
    for sx in (-1, 1):
        for sy in (-1, 1):
            if sx < 0 and sy < 0:
                continue                  # the nearest quarter is the way in
            near, far = 1.55, 5.2
            x = sorted((cx + sx * near, cx + sx * far))
            y = sorted((cy + sy * near, cy + sy * (far - .2)))
            if x[0] < -3.6:
                x[0] = -3.2
            for px, py in (((x[0], x[1]), (y[0], y[0] + .32)), ((x[0], x[1]), (y[1] - .32, y[1])), ((x[0], x[0] + .32), (y[0] + .32, y[1] - .32)), ((x[1] - .32, x[1]), (y[0] + .32, y[1] - .32))):
                seed += 1
                plants.hedge(px, py, .38 + rng.uniform(-.02, .02), seed, density=4200)
            span('soil', (x[0] + .2, x[1] - .2), (y[0] + .2, y[1] - .2), (-.05, .03), materials.plain('soil', '#3a2c1f', 1.), 0)
            for i in range(4):
                for j in range(4):
                    px = x[0] + .65 + (x[1] - x[0] - 1.3) * i / 3 + rng.uniform(-.08, .08)
                    py = y[0] + .65 + (y[1] - y[0] - 1.3) * j / 3 + rng.uniform(-.08, .08)
                    seed += 1
                    plants.shrub(px, py, 0, rng.uniform(.42, .58), .36, ('#57654a', '#98a37c'), '#6f6496' if (sx + sy) else '#ddd0c2', seed, 90)
            corner = (x[0] + .16 if sx > 0 else x[1] - .16, y[0] + .16 if sy > 0 else y[1] - .16)
            if sy > 0:
                plants.box_ball(*corner, .30, .18, seed)
    with at(*DIAL):
        sundial(materials.limestone('dial-stone', '#cfc2a6', .55), materials.brass('bronze', '#7d6a42', .42))


def paths():
    pebble = materials.gravel('gravel', '#a6926e')
    cx, cy = DIAL
    span('gravel', (cx - 6.8, cx + 8), (cy - 6.6, cy + 8.3), (-.06, .0), pebble, 0)
    stone = materials.limestone('edge', '#c8b894', .5)
    for k in range(24):
        a = math.radians(15 * k)
        with at(cx + 1.15 * math.cos(a), cy + 1.15 * math.sin(a), 0, 15 * k):
            span('ring-stone', (-.09, .09), (-.145, .145), (-.05, .022), stone, .012)


def backdrop(shot):
    stone = materials.limestone('stone', '#d9ccb0', .4)
    stucco = materials.weathered_plaster('stucco', '#dbb48c')
    with at(6.2, 10.5, 0, -4):
        windows = [(x, z, 1.05, 1.85) for z in (1.15, 4.35) for x in (-5.4, -2.4, .6, 3.6, 6.6)]
        windows = [w for w in windows if not (w[0] == .6 and w[1] < 2)]
        wing(17, 7.0, 7, stucco, stone, windows, rng=shot.random)
        span('door-case', (-.1, 1.3), (-.09, .05), (0, 2.75), stone, .015)
        with at(.6, -.14):
            arch.panelled_door(1.1, 2.55, materials.paint('garden-door', '#3d4a37'), materials.brass())
        plants.climber([(-8.1, -.1, 0), (-7.9, -.12, 2.2), (-7.4, -.12, 3.6), (-5.6, -.12, 3.75), (-3.9, -.12, 3.7), (-2.0, -.12, 3.8), (-.6, -.12, 3.6)], reach=.32, count=19000, blooms=700, bloom='#ead9cf')
        plants.climber([(2.1, -.1, 0), (2.2, -.12, 1.9), (2.0, -.12, 3.4), (2.3, -.12, 5.4)], seed=3, reach=.26, count=8000, blooms=300)
        for x in (-.5, 1.7):
            plants.box_ball(x, -.7, .42, .35, 31)
            plants.pot(x, -.7, 0, .40)
    plants.lawn((-6, 15), (6, 10), random.Random(77), -.02, lambda x, y: False)
    for x in (-4.1, 7.6):
        urn_on_pier(x, 5.9, stone)
    for x in ((-4.1 + .3, -.5), (3.1, 7.6 - .3)):
        plants.hedge(x, (5.65, 6.15), .95, 41 + int(x[0]))
    lemons = plants.LemonTrees(shot.random)
    for x, y in ((-.35, 3.9), (2.95, 3.9), (6.4, -2.2)):
        lemons.stand(x, y, 0, 1.05)
    cypresses = plants.Cypresses(shot.random)
    for x, y, s in ((-5.6, 10.5, 1.05), (-8.4, 12.0, 1.2), (-11.6, 9.5, 1.1), (-14.5, 13, 1.3), (16, 8, 1.2), (-6.8, 17, 1.3)):
        cypresses.stand(x, y, s)
    plants.broadleaf(-10.5, 22, 9, 3.8, 6)
    plants.broadleaf(-17, 19, 8.5, 3.4, 9)


def shade(shot):
    """The lawn at the left with the lime that keeps it dark; its crown hangs just out of the picture."""
    def skip(x, y):
        return x > -5.4 or (x > -5.6 and y > -9)
    plants.lawn((-22, -5), (-9, 12), shot.random, -.02, skip)
    plants.broadleaf(-4.7, -7.3, 8.0, 3.8, 11, clusters=120, per_cluster=620)
    plants.broadleaf(-7.6, -5.6, 7.6, 3.6, 13, clusters=90, per_cluster=560)
    plants.broadleaf(-8.9, -12.5, 8.6, 4.2, 12, clusters=60, per_cluster=520)
    plants.hedge((-5.5, -5.0), (-9.0, 3.4), .55, 51, density=3600)


def build(shot):
    trace_outdoors()
    landscape.ground(level=-.03, material=materials.earth('lawn-earth', '#343e1c', '#4d5a2c'))
    paths()
    parterre(shot)
    backdrop(shot)
    shade(shot)
    landscape.ridges(haze='#c3ccc8')
    daylight(shot.hour, turn=62, clouds=.6)
