"""Zenit, the lounge bar: a walnut counter under a brass sundial, low velvet chairs, lamps and the last blue light."""
import math

from studio import architecture as arch
from studio import materials, plants
from studio.furniture import armchair, floor_lamp, framed, pendant, round_table, wall_lamp
from studio.geometry import arc, at, box, lathe, roughen, span, sweep, tube
from studio.light import area, gradient_sky, spot
from studio.room import Room, Window
from studio.stage import trace_glass
from studio.tableware import bottle, candle, wine, wine_glass
from studio.textiles import rug

CAMERAS = {
    'counter': dict(at=(-1.95, -2.6, 1.24), to=(.62, 2.0, 0), mm=28, shift=(0, .0), fstop=4, focus=(.3, .9, 1.0)),
    'chairs': dict(at=(1.9, -2.2, 1.15), to=(-1.2, .4, 0), mm=35, fstop=2.8, focus=(-.9, -.2, .7)),
}


def bar_stool(wood, leather, metal):
    roughen(box('stool-seat', (.36, .36, .07), (0, 0, .76), leather, .033, segments=5), .006, .2)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        tube('stool-leg', [(.13 * math.cos(a), .13 * math.sin(a), .73), (.20 * math.cos(a), .20 * math.sin(a), .0)], .015, wood, 10)
    lathe('foot-ring', [(.185, .24), (.197, .24), (.197, .252), (.185, .252)], metal, sides=48, caps=False)


def counter(length=3.4):
    walnut, marble, brass = materials.walnut('z'), materials.marble('bar-top', '#4a4740', '#8f8672', .12, 2.2), materials.brass()
    half = length / 2
    span('bar-body', (-half, half), (0, .55), (.10, 1.04), walnut, .01)
    count = int(length / .09)
    for k in range(count):
        x = -half + length * (k + .5) / count
        lathe('reed', [(.038, .12), (.038, 1.02)], walnut, (x, 0, 0), 20)
    span('bar-top', (-half - .08, half + .08), (-.16, .62), (1.04, 1.085), marble, .012)
    tube('foot-rail', [(-half, -.16, .20), (0, -.16, .20), (half, -.16, .20)], .018, brass, 12)
    for x in (-half + .2, 0, half - .2):
        tube('rail-arm', [(x, 0, .20), (x, -.16, .20)], .012, brass, 8)


def back_shelves(shot):
    """Bottles in three rows before an aged mirror, under the brass dial."""
    walnut, brass = materials.walnut(), materials.brass()
    glow = materials.plain('shelf-light', '#ffc486', .5, emit=14.)
    span('aged-mirror', (-1.6, 1.6), (-.02, 0), (.95, 2.15), materials.plain('aged-mirror', '#8c8674', .16, metal=1.), 0)
    tones = ((.10, .16, .07), (.30, .14, .05), (.75, .72, .62), (.42, .24, .08), (.16, .20, .24))
    glasses = [materials.glass(f'bottle-{k}', tone, shadow=tuple(c * .8 for c in tone)) for k, tone in enumerate(tones)]
    labels = ('#e9dfc8', '#b5532f', '#ddd2b4', '#3d4a37', '#c2a165')
    for row, z in enumerate((1.0, 1.38, 1.76)):
        span('shelf', (-1.6, 1.6), (-.24, -.02), (z - .025, z), walnut, .006)
        span('shelf-glow', (-1.58, 1.58), (-.035, -.028), (z + .001, z + .008), glow, 0)
        x = -1.5
        while x < 1.5:
            k = shot.random.randrange(5)
            with at(x, -.13 + shot.random.uniform(-.02, .03), z):
                bottle(glasses[k], labels[(k + row) % 5], shot.random.uniform(.27, .33))
            x += shot.random.uniform(.105, .17)
    span('back-cabinet', (-1.7, 1.7), (-.40, 0), (.10, .92), walnut, .01)
    with at(0, -.03, 2.32):
        for r in (.62, .15):
            sweep('dial-arc', [(x, z, x / r, z / r) for x, z in arc((0, 0), r, 0, 180, 40)], [(-.012, 0), (-.012, .02), (.012, .02), (.012, 0)], brass)
        for k in range(1, 12):
            a = math.radians(15 * k)
            long = .60 if k != 8 else .74
            tube('ray', [(.17 * math.cos(a), -.01, .17 * math.sin(a)), (long * math.cos(a), -.01, long * math.sin(a))], .006 if k != 8 else .011, brass, 8)


def build(shot):
    trace_glass()
    stone = materials.limestone('trim', '#cbbb9b', .3)
    night = materials.plaster('night-wall', '#34463b', .08, .15)
    room = Room(6.4, 6.0, 3.3, night, stone, [Window('right', y, 1.2, .45, 1.9, 'arch', rows=3, sheers=False, shutters='', glow=5) for y in (.85,)])
    room.build()
    arch.herringbone((-3.3, 3.3), (-3.1, 3.1), materials.wood('bar-oak', '#38251a', '#6a4a2f', .34, 'x'))
    arch.coffers((-3.2, 3.2), (-3.0, 3.0), 3.3, materials.walnut('y'), materials.plaster('bar-ceiling', '#4a4a3c', .05), (6, 5), .12, .12)
    with at(.55, 1.35):
        counter()
        area((0, -.13, 1.03), (0, -.05, 0), 5, '#ffb978', (3.3, .04))          # the strip below the bar's edge
    with room.side('back'):
        with at(.55):
            back_shelves(shot)
        for x in (-1.55, 2.65):
            with at(x, 0, 1.72):
                wall_lamp(materials.brass(), materials.lampshade(), 9)
    walnut, leather, brass = materials.walnut('z'), materials.plain('stool-leather', '#6b3523', .42), materials.brass()
    for k, x in enumerate((-.55, .25, 1.05, 1.75)):
        with at(x, .80 - .05 * (k % 2), 0, 14 * k):
            bar_stool(walnut, leather, brass)
    glass = materials.glass()
    spritz = materials.glass('bar-spritz', (1., .45, .16), ior=1.33, shadow=(1., .5, .2))
    for x, filled in ((-.2, True), (.12, True), (1.5, False)):
        with at(x, 1.36, 1.085):
            wine_glass(glass)
            if filled:
                wine(spritz, .170)
    with at(.75, 1.30, 1.085):
        candle(power=.8)
    rust, ochre = materials.velvet('rust', '#8f4a2f'), materials.velvet('ochre', '#a27a3c')
    for x, y, turn, cloth in ((-1.95, -.05, 55, rust), (-.50, -.98, -96, ochre), (-2.45, -1.55, 110, rust)):
        with at(x, y, 0, turn):
            armchair(cloth, walnut)
    with at(-1.55, -.78):
        round_table(.30, .50, materials.marble('low-table', '#cfc5b4'), brass, .5)
        with at(.08, .04, .5):
            candle(power=.9)
        with at(-.10, -.06, .5):
            wine_glass(glass)
            wine(spritz, .165)
    with at(-1.6, -.85):
        rug((2.6, 2.4), '#7a6a4e', '#3a2a20', tufts=200000)
    for x in (-.35, .55, 1.45):
        with at(x, 1.55):
            pendant(brass, 1.95, 3.3, 34, .13)
            spot((0, 0, 1.96), (0, 0, 1.0), 60, '#ffc183', 80, .04)
    with at(-2.75, .85):
        floor_lamp(brass, materials.lampshade(), 24)
    with room.side('left'):
        for k, name in enumerate(('surroundings', 'house')):
            with at(-.9 + k * 1.5, 0, 1.75):
                framed(shot, name, .95, .68, materials.walnut())
    plants.olive(2.75, -1.3, 1.9, .5, 5, potted=True)
    room.outside(shot, 'right')
    gradient_sky(((0, '#c98f70'), (.04, '#8d7f96'), (.13, '#51689a'), (.4, '#2b4378'), (1, '#1a2748')), 1.4)
    area((.55, 1.9, 2.5), (.55, 3.0, 1.5), 22, '#ffc78c', (3., .2))      # a strip above the shelves
    room.fill(46, '#ffd9b0')
