"""The reception desk in the evening: a room's key on its brass tag, the bell, the guest book, the rack of keys behind."""
import math

from studio import materials, plants
from studio.furniture import jug, table_lamp
from studio.geometry import arc, at, ball, lathe, panel, sheet, span, thicken, tube
from studio.light import area, bulb, daylight

CAMERAS = {
    'desk': dict(at=(-.085, -.66, .235), to=(.022, .05, .058), mm=55, level=False, fstop=4., focus=(-.01, -.09, .01)),
}


def key(metal, length=.074):
    """An old key: a pierced bow, a collar, a bit with two wards; it lies along x."""
    bow = [(.0135 * math.cos(a) * 1.25 - length * .5, .0135 * math.sin(a), .0035) for a in (math.radians(t) for t in range(0, 361, 24))]
    tube('bow', bow, .0026, metal, 8)
    tube('shank', [(-length * .5 + .0165, 0, .0035), (0, 0, .0035), (length * .5, 0, .0035)], .0030, metal, 10)
    for x in (-.018, -.0145):
        lathe('collar', [(0, -.0012), (.0044, -.0012), (.0050, 0), (.0044, .0012), (0, .0012)], metal, (x, 0, .0036), 24, (0, 90, 0))
    for x0, x1, reach in ((.0235, .0268, .0150), (.0285, .0345, .0128)):
        span('ward', (x0, x1), (-reach, -.001), (.0022, .0050), metal, .0005)
    span('ward-foot', (.0235, .0345), (-.0150, -.0128), (.0022, .0050), metal, .0004)


def tag(metal, dark):
    """An arched plate of brass with the house's dial and its room's number, on a ring."""
    outline = [(-.0175, -.026), (.0175, -.026), *[(x, y) for x, y in arc((0, .010), .0175, 0, 180, 32)]]
    hole = arc((0, .0195), .0028, 0, 360, 20)[:-1]
    with at(0, 0, .0010, 0, (-90, 0)):
        panel('tag', outline, [hole], .0026, metal, bevel=.0004)
    for points in ([(x, y, .0012) for x, y in arc((0, .0005), .0105, 0, 180, 20)], [(0, -.0005, .0012), (.003, .0095, .0012)], [(-.0105, .0005, .0012), (.0105, .0005, .0012)]):
        tube('engraved', [(x, y, .0013) for x, y, _ in points], .00045, dark, 4)
    digits = {'1': [[(-.0012, .0050), (.0010, .0065), (.0010, -.0065)]],
              '2': [[(-.0036, .0035), (-.001, .0065), (.0030, .0050), (.0026, .0015), (-.0038, -.0065)], [(-.0038, -.0065), (.0038, -.0065)]]}
    for x, digit in ((-.0052, '1'), (.0048, '2')):
        for stroke in digits[digit]:
            tube('digit', [(x + px, -.0145 + py, .0013) for px, py in stroke], .00062, dark, 4)


def bell(metal, wood):
    """The bell that one strikes for somebody to come."""
    lathe('bell-foot', [(0, 0), (.046, 0), (.047, .006), (.043, .012), (0, .012)], wood, sides=72, subdivide=1)
    dome = [(.0405 * math.sin(a), .0165 + .034 * math.cos(a)) for a in (math.radians(t) for t in range(90, 4, -8))]
    lathe('bell', [(.0375, .0150), (.0425, .0150), (.0425, .0172)] + dome + [(.0035, .0508), (.0035, .0575), (.0065, .0590), (.0072, .0620), (.0045, .0650), (0, .0655)], metal, sides=96, subdivide=1)


def guest_book():
    """Open, its pages a little risen, a few lines written."""
    paper = materials.plain('book-page', '#efe6d0', .9)
    ink = materials.plain('blue-ink', '#27324a', .6)
    def page(side):
        def shape(u, v):
            return (side * (.004 + .185 * u), (v - .5) * .27, .006 + .017 * math.sin(min(1, u * 1.5 + .16) * math.pi) * (1 - u * .62) + .0015 * math.sin(v * 4 + side))
        return shape
    for side in (-1, 1):
        thicken(sheet('book-page', 30, 12, page(side), paper), .005, -1)
    span('book-cover', (-.198, .198), (-.140, .140), (0, .0035), materials.fabric('book-cover', '#3d4a37', 1500, .2, .1), .0012)
    for line in range(5):
        v = .86 - line * .075
        points = []
        for k in range(46 - (line * 7) % 19):
            u = .12 + k * .0155
            x, y, z = page(-1)(1 - u, v)
            points.append((x, y + .0034 * math.sin(k * 1.9 + line) * (.5 + .5 * math.sin(k * .73 + line * 2)), z + .0004))
        tube('writing', points, .00034, ink, 2)
    for line in range(13):
        for side in (-1, 1):
            points = [page(side)(u / 8, .93 - line * .065) for u in range(1, 8)]
            tube('ruling', [(x, y, z + .0002) for x, y, z in points], .00016, materials.plain('ruling', '#b9a58a', .9), 2)


def rack(wood, metal):
    """Pigeonholes with hooks, some keys at home and some out."""
    columns, rows, cell = 7, 3, .17
    for c in range(columns + 1):
        span('upright', (c * cell - .008, c * cell + .008), (-.12, 0), (0, rows * cell), wood, .003)
    for r in range(rows + 1):
        span('shelf', (-.008, columns * cell + .008), (-.12, 0), (r * cell - .007, r * cell + .007), wood, .003)
    span('rack-back', (0, columns * cell), (-.012, 0), (0, rows * cell), materials.plain('rack-back', '#2b2019', .8), 0)
    for c in range(columns):
        for r in range(rows):
            x, z = (c + .5) * cell, (r + 1) * cell
            if (c * 5 + r * 3) % 4:
                ball('hook', .006, (x, -.125, z - .006), metal, segments=12)
                with at(x, -.128, z - .030, (c * 37 % 30) - 15, (90, 0)):
                    panel('hung-tag', [(-.0175, -.036), (.0175, -.036), *[(px, py) for px, py in arc((0, -.006), .0175, 0, 180, 16)]], [], .003, metal, (0, 0, 0), (-90, 0, 0))
            if (c + r * 2) % 3 == 0:
                with at(x, -.06, r * cell + .010, 5 * (c % 3) - 5):
                    span('letter', (-.055, .055), (-.002, .002), (0, .09), materials.plain('letter', '#e9dfc9', .9), 0)


def build(shot):
    walnut = materials.wood('counter', '#3a2416', '#754d30', .30, 'x')
    for k in range(5):
        span('plank', (-1.4, 1.4), (-.46 + k * .22, -.46 + (k + 1) * .22 - .001), (-.04, 0), walnut, .0015)
    brass = materials.brass('desk-brass', '#b08f4c', .24)
    dark = materials.plain('engraving', '#3a2a14', .6, metal=.3)
    # the key, its ring and its tag, put down a moment ago
    with at(-.028, -.105, .0012, 24):
        key(materials.plain('steel', '#8d857a', .32, metal=1.))
    with at(.058, -.125, .0006, 58):
        tag(brass, dark)
    tube('cord', [(-.0615, -.1235, .0034), (-.048, -.148, .0022), (-.015, -.155, .0016), (.018, -.140, .0018), (.0385, -.1185, .0034), (.0430, -.1140, .0010)],
         .0014, materials.fabric('cord', '#8c3f28', 2600, .6), 6)
    with at(.205, .035, 0, 30):
        bell(brass, materials.walnut())
    with at(-.225, .125, 0, 15):
        guest_book()
    with at(.34, .33):
        table_lamp(materials.glazed('lamp-glaze', '#8d9a80'), materials.lampshade(), 2.4, .9)
    jug(materials.glazed('jug', '#d3c4a4'), -.02, .42, 0, .8)
    plants.branch_in_vase(-.02, .42, .172, .36, 6, ('#4d5d38', '#8b9a66'), (.05, .016), stems=8)
    span('wall', (-3, 3), (1.55, 1.6), (-1, 3), materials.plaster('wall', '#dccbb0', .07), 0)
    with at(-.62, 1.55, .10):
        rack(walnut, brass)
    bars = materials.plain('bars', '#cfc6b4', .6)
    with at(-1.75, -.10, 0, 86):
        for x in (-.66, -.08, .5):
            span('bar', (x - .03, x + .03), (-.02, .02), (-.6, 2.2), bars, 0)
        for h in (.34, .80, 1.24):
            span('bar', (-.9, .9), (-.02, .02), (h - .022, h + .022), bars, 0)
        for side in ((.5, 3.), (-3., -.66)):
            span('jamb', side, (-.1, .1), (-.8, 3), bars, 0)
    daylight(shot.hour, turn=22, sun=1.3, sky=.7)
    area((-1.5, -.1, .9), (0, 0, 0), 9, '#e4ecff', (1.4, 1.3))
    area((1.2, -.9, 1.), (0, 0, 0), 4, '#fff0dc', (1.2, 1.2))
    bulb((.1, 1.05, .75), 12, '#ffc488', .2)
