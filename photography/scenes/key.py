"""The reception desk in the evening: a room's key on its brass tag, the bell, the guest book, the rack of keys behind."""
import math

from studio import materials, plants
from studio.furniture import jug, table_lamp
from studio.geometry import arc, at, ball, lathe, panel, sheet, span, thicken, tube
from studio.light import area, bulb, daylight

CAMERAS = {
    'desk': dict(at=(-.010, -.560, .215), to=(.022, -.052, .020), mm=62, level=False, fstop=6.3, focus=(.015, -.115, .004)),
}


def key(metal, length=.080):
    """An old key: a bow of three rings, a collar, a bit with two wards; it lies along x."""
    heart = -length * .5 - .0035
    for turn in (60, 180, 300):
        x, y = heart + .0078 * math.cos(math.radians(turn)), .0078 * math.sin(math.radians(turn))
        tube('bow', [(px, py, .0036) for px, py in arc((x, y), .0064, 0, 360, 28)], .0021, metal, 10)
    ball('boss', .0034, (heart, 0, .0036), metal, (1, 1, .9), 24)
    lathe('shank', [(0, -length * .46), (.0034, -length * .46), (.0030, -length * .38), (.0029, length * .5), (.0022, length * .515), (0, length * .515)], metal, (0, 0, .0036), 32, (0, 90, 0))
    for x, wide in ((-.0265, .0056), (-.0235, .0044), (-.0205, .0050), (.0185, .0042)):
        lathe('collar', [(0, -.0012), (wide * .9, -.0012), (wide, 0), (wide * .9, .0012), (0, .0012)], metal, (x, 0, .0040), 32, (0, 90, 0))
    for x0, x1, reach in ((.0225, .0262, .0150), (.0285, .0372, .0128)):
        span('ward', (x0, x1), (-reach, -.001), (.0024, .0048), metal, .0006)
    span('ward-foot', (.0225, .0372), (-.0150, -.0122), (.0024, .0048), metal, .0005)


def tag(metal, dark):
    """An arched plate of brass with a raised rim, the house's dial and its room's number, on a ring."""
    outline = [(-.0175, -.026), (.0175, -.026), *[(x, y) for x, y in arc((0, .010), .0175, 0, 180, 32)]]
    hole = arc((0, .0215), .0026, 0, 360, 20)[:-1]
    with at(0, 0, .0010, 0, (-90, 0)):
        panel('tag', outline, [hole], .0026, metal, bevel=.0004)
    inner = [(x * .87, y * .90 + .0002) for x, y in outline]
    for start, end in zip(inner, inner[1:] + inner[:1]):
        tube('rim', [(*start, .0011), (*end, .0011)], .0007, metal, 6)
    for points in (arc((0, .0005), .0095, 0, 180, 24), [(0, -.0005), (.0028, .0088)], [(-.0095, .0005), (.0095, .0005)]):
        tube('engraved', [(x, y, .0011) for x, y in points], .00050, dark, 4)
    digits = {'1': [[(-.0016, .0044), (.0010, .0065), (.0010, -.0065)], [(-.0014, -.0065), (.0034, -.0065)]],
              '2': [[(-.0036, .0038), (-.0022, .0060), (.0004, .0067), (.0028, .0052), (.0030, .0026), (.0012, -.0008), (-.0038, -.0065)], [(-.0038, -.0065), (.0040, -.0065)]]}
    for x, digit in ((-.0056, '1'), (.0046, '2')):
        for stroke in digits[digit]:
            tube('digit', [(x + px, -.0145 + py, .0011) for px, py in stroke], .00056, dark, 4)


def cord(knots, radius, material, twist=900.):
    """Two strands laid round one another along a smooth path through `knots`."""
    path = []
    for k in range(len(knots) - 1):
        p0, p1, p2, p3 = (knots[max(0, min(len(knots) - 1, k + i))] for i in (-1, 0, 1, 2))
        for step in range(24):
            t = step / 24
            path.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    gone = 0.
    strands = ([], [])
    for (x0, y0, _), (x, y, z) in zip(path, path[1:]):
        step = math.hypot(x - x0, y - y0) or 1e-6
        gone += step
        across = (-(y - y0) / step, (x - x0) / step)
        for side, strand in zip((0, math.pi), strands):
            swing, lift = radius * .62 * math.cos(gone * twist + side), radius * .62 * math.sin(gone * twist + side)
            strand.append((x + across[0] * swing, y + across[1] * swing, z + lift))
    for strand in strands:
        tube('cord', strand, radius * .66, material, 6)


def tassel(silk, band, rng, length=.050, threads=260):
    """Silk threads that hang from a bound head and spread where they lie; it lies along x."""
    lathe('tassel-head', [(0, -.004), (.0030, -.004), (.0052, -.001), (.0056, .003), (.0044, .0065), (.0040, .0085), (0, .0085)], silk, (0, 0, .0056), 40, (0, 90, 0), subdivide=1)
    for x in (.0066, .0078, .0090):
        lathe('binding', [(.0040, -.0006), (.0046, 0), (.0040, .0006)], band, (x, 0, .0056), 36, (0, 90, 0), caps=False)
    for _ in range(threads):
        a, r = rng.uniform(0, 2 * math.pi), .0042 * rng.random() ** .5
        y, z = r * math.cos(a), r * math.sin(a)
        reach = length * rng.uniform(.93, 1.03)
        fan = rng.gauss(0, .0016)
        tube('thread', [(.0085, y, .0056 + z), (.022, y * 1.5 + fan * .4, .0046 + z * .95), (.036, y * 2.0 + fan, max(.0006, .0030 + z * .7)), (reach, y * 2.5 + fan * 1.7, max(.0005, .0018 + z * .45))],
             rng.uniform(.00032, .00044), silk, 4)


def bell(metal, wood):
    """The bell that one strikes for somebody to come."""
    lathe('bell-foot', [(0, 0), (.046, 0), (.047, .006), (.043, .012), (0, .012)], wood, sides=72, subdivide=1)
    dome = [(.0405 * math.sin(a), .0165 + .034 * math.cos(a)) for a in (math.radians(t) for t in range(90, 4, -8))]
    lathe('bell', [(.0375, .0150), (.0425, .0150), (.0425, .0172)] + dome + [(.0035, .0508), (.0035, .0575), (.0065, .0590), (.0072, .0620), (.0045, .0650), (0, .0655)], metal, sides=96, subdivide=1)


def guest_book():
    """Open, its pages a little risen, a few lines written."""
    paper = materials.plain('book-page', '#c4b799', .9)
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
        tube('writing', points, .00045, ink, 2)
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
    walnut = materials.wood('counter', '#3a2416', '#754d30', .45, 'x', pores=.38)
    for k in range(5):
        span('plank', (-1.4, 1.4), (-.46 + k * .22, -.46 + (k + 1) * .22 - .001), (-.04, 0), walnut, .0015)
    brass = materials.brass('desk-brass', '#b08f4c', .24)
    dark = materials.plain('engraving', '#3a2a14', .6, metal=.3)
    # the key, its tag and its tassel, put down a moment ago
    steel = materials.brass('old-metal', '#8f7a58', .34)
    with at(-.035, -.098, .0012, 22):
        key(steel)
    with at(.062, -.128, .0006, 28):
        tag(brass, dark)
    silk = materials.fabric('silk', '#7d2a20', 2600, .35, .9, .16, .5)
    bow = (-.035 - .0435 * math.cos(math.radians(22)), -.098 - .0435 * math.sin(math.radians(22)))
    cord([(.0517, -.1095, .0036), (.0470, -.1010, .0022), (.030, -.124, .0020), (-.008, -.150, .0020), (-.058, -.150, .0022), (bow[0] - .006, bow[1] - .010, .0026), (bow[0] - .001, bow[1], .0050)], .0013, silk)
    cord([(.0521, -.1095, .0036), (.0590, -.0990, .0022), (.0760, -.0985, .0022), (.0900, -.1140, .0050)], .0013, silk)
    with at(.0895, -.1135, 0, -52):
        tassel(silk, brass, shot.random)
    with at(.150, .045, 0, 30):
        bell(brass, materials.walnut())
    with at(-.205, .105, 0, 15):
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
