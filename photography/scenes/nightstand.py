"""The night stand when the bed is made ready: two pralines and a truffle on a small plate, the house's card, the lamp lit, the last sun."""
import math
import random

from studio import materials
from studio.furniture import books, table_lamp
from studio.geometry import arc, at, ball, box, mesh_of, modify, roughen, sheet, solid, soften, span, tube
from studio.light import area, daylight
from studio.shader import Shader, srgb
from studio.tableware import plate

CAMERAS = {
    'chocolate': dict(at=(.045, -.470, .205), to=(.026, .030, .022), mm=74, level=False, fstop=7.1, focus=(-.004, -.056, .014)),
}


def couverture(name, dark, light):
    """Tempered chocolate: a satin coat, cloudy where it set a little sooner."""
    s = Shader(name)
    v = s.coord()
    clouds, fine = s.noise(v, 60, 5, .6), s.noise(v, 420, 3, .6)
    tone = s.ramp(clouds, (.3, srgb(dark)), (.7, srgb(light)))
    return s.principled(base_color=tone, roughness=s.math('MULTIPLY_ADD', clouds, .26, .22), specular=.5,
                        normal=s.bump(s.math('ADD', clouds, s.math('MULTIPLY', fine, .3)), .16, .0012))


def cocoa_dust():
    s = Shader('cocoa-dust')
    v = s.coord()
    patches, grains = s.noise(v, 130, 6, .7, .4), s.noise(v, 1500, 2, .6)
    tone = s.mix(.5, s.ramp(patches, (.34, srgb('#2c160c')), (.62, srgb('#5f3820'))), s.ramp(grains, (.3, .55), (.7, 1.1)), 'MULTIPLY')
    return s.principled(base_color=tone, roughness=1., specular=.05, sheen=.5, sheen_tint=.8, normal=s.bump(s.math('ADD', patches, s.math('MULTIPLY', grains, .6)), .9, .0018))


def praline(material, half=.0128, tall=.0150, seed=1, forked=True):
    """A square of ganache that was dipped: round edges, a foot where the coat ran down, the mark of the dipping fork."""
    rng = random.Random(seed)
    lean = [rng.uniform(-.0006, .0006) for _ in range(4)]

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    def shape(u, v):
        a, rise = 2 * math.pi * u, v * math.pi / 2
        reach = half * max(0., math.cos(rise)) ** .22
        z = tall * math.sin(rise) ** .42
        foot = 1 + .075 * math.exp(-z / .0011)
        x, y = reach * foot * power(math.cos(a), .36), reach * foot * power(math.sin(a), .36)
        if forked and v > .5:
            mark = (x * .80 + y * .60) / half
            z += .00085 * sum(math.exp(-((mark - place) / .085) ** 2) for place in (-.46, 0., .46)) * min(1., (1 - (max(abs(x), abs(y)) / half) ** 4) * 2)
        return (x + lean[0] * z / tall, y + lean[1] * z / tall, z + lean[2] * x / half + lean[3] * y / half * (z > .004))
    roughen(soften(sheet('praline', 120, 60, shape, material)), .0007, .008, 3)


def crumbs(material, rng, centre, spread, count, size, height=0.):
    for _ in range(count):
        x, y = rng.gauss(centre[0], spread), rng.gauss(centre[1], spread)
        ball('crumb', rng.uniform(*size), (x, y, height), material, (1, rng.uniform(.6, 1), rng.uniform(.4, .8)), 8)


def chocolates():
    """What lies on the plate, whose well is at z = 0."""
    rng = random.Random(8)
    dark, milk, dust = couverture('dark-coat', '#25110a', '#3c1d10'), couverture('milk-coat', '#4e2913', '#6b3b1e'), cocoa_dust()
    with at(-.0175, .0065, 0, 17):
        praline(dark, .0145, .0165)
    with at(.0180, .0150, 0, -24):
        praline(milk, .0140, .0155, 2, False)
        for _ in range(16):
            size = rng.uniform(.0010, .0021)
            box('pistachio', (size, size * rng.uniform(.6, 1), size * .7), (rng.gauss(0, .0033), rng.gauss(0, .0033), .0159), materials.plain('pistachio', rng.choice(('#7d8340', '#959558', '#6c6d38')), .6), .0003,
                (rng.uniform(0, 60), rng.uniform(0, 60), rng.uniform(0, 360)))
    roughen(roughen(ball('truffle', .0150, (.0055, -.0215, .0138), dust, (1, .98, .94), 96), .0014, .009, 2), .0007, .0022, 3)
    crumbs(dust, rng, (.0055, -.021), .012, 120, (.00012, .00042), .0002)
    crumbs(dust, rng, (-.004, -.004), .020, 50, (.00012, .00030), .0002)


def card():
    """Heavy paper, a little bent, with the house's sign: an arch and its ray."""
    paper, ink = materials.plain('card', '#d8cbb0', .9), materials.plain('ink', '#9b472a', .8)
    w, d, n = .047, .033, 20
    def bend(x):
        return 1.3 * x * x
    points = [(x, y, bend(x)) for y in (-d, d) for x in (-w + 2 * w * k / n for k in range(n + 1))]
    paper_sheet = solid('card', mesh_of('card', points, [(k, k + 1, n + k + 2, n + k + 1) for k in range(n)]), paper, smooth=True)
    modify(paper_sheet, 'SOLIDIFY', thickness=.0007, offset=-1)
    lines = [[(x, z) for x, z in arc((0, 0), .0125, 0, 180, 24)], [(-.0125, 0), (-.0125, -.012)], [(.0125, 0), (.0125, -.012)], [(0, -.012), (.0054, .0078)], [(-.0125, -.012), (.0125, -.012)]]
    for line in lines:
        tube('sign', [(x, y + .003, bend(x) + .0001) for x, y in line], .00036, ink, 4)


def build(shot):
    walnut = materials.wood('stand-top', '#3a2416', '#75502f', .34, 'x', pores=.5)
    for k in range(3):
        span('board', (-.24, .34), (-.24 + k * .155, -.24 + (k + 1) * .155 - .0006), (-.024, 0), walnut, .003)
    with at(-.004, -.050):
        plate(materials.glazed('saucer', '#ddd4c3', .14), .074, materials.brass('gilt'))
        with at(0, 0, .0062):
            chocolates()
    with at(.108, -.018, .0012, -31):
        card()
    with at(-.125, .085, 0, 194):
        books(2, seed=2)
    with at(.150, .120):
        table_lamp(materials.glazed('lamp-glaze', '#8d9a80'), materials.lampshade(), 2.8, .92)
    span('panelling', (-3, 3), (.28, .34), (-1, 2.4), materials.paint('panel-green', '#5a6850', .5), .003)
    span('floor', (-3, 3), (-4, .3), (-.66, -.62), materials.oak_floor(), 0)
    # glazing bars, so that the last sun falls in panes
    bars = materials.plain('bars', '#cfc6b4', .6)
    with at(-1.805, -.77, 0, 70):
        for x in (-.66, -.08, .5):
            span('bar', (x - .03, x + .03), (-.02, .02), (-.6, 2.2), bars, 0)
        for h in (.34, .80, 1.24):
            span('bar', (-.9, .9), (-.02, .02), (h - .022, h + .022), bars, 0)
        for side in ((.5, 3.), (-3., -.66)):
            span('jamb', side, (-.1, .1), (-.8, 3), bars, 0)
    daylight(shot.hour, turn=4, sun=1.3, sky=.8)
    area((-1.5, -.7, .9), (0, 0, 0), 7, '#dfe8ff', (1.4, 1.3))
    area((1.2, -1.1, 1.), (0, 0, 0), 2.5, '#fff0dc', (1.2, 1.2))
