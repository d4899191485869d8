"""Two maps in the manner of an old survey: the ride round the Berici and the Veneto about the house.

Places stand at their real longitude and latitude; measures are kilometres from Vicenza.
"""
import math

from engraver import ACCENT, Plate, arc, rectangle
from lettering import write
from orders import border, scale_bar

VICENZA = (45.547, 11.546)


def km(latitude, longitude):
    return ((longitude - VICENZA[1]) * 111.32 * math.cos(math.radians(45.5)), (latitude - VICENZA[0]) * 111.2)


def smooth(points, steps=8):
    """Catmull-Rom through the points: roads and rivers do not turn on the spot."""
    out = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for i in range(steps):
            t = i / steps
            out.append(tuple(.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3) for k in (0, 1)))
    return out + [points[-1]]


def within(point, ring):
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            odd = not odd
    return odd


def molehills(p, ring, size, spacing, tall=.62):
    """Hills as old maps draw them, northernmost first so that the nearer hide the farther."""
    left, right = min(q[0] for q in ring), max(q[0] for q in ring)
    low, high = min(q[1] for q in ring), max(q[1] for q in ring)
    spacing = spacing / max(.55, p.detail)
    spots, y, row = [], high, 0
    while y > low:
        x = left + (spacing * .5 if row % 2 else 0)
        while x < right:
            spot = (x + p.rng.uniform(-.3, .3) * spacing, y + p.rng.uniform(-.25, .25) * spacing)
            if within(spot, ring):
                spots.append(spot)
            x += spacing
        y -= spacing * .55
        row += 1
    for x, y in sorted(spots, key=lambda s: -s[1]):
        w, h = size * p.rng.uniform(.75, 1.25), size * tall * p.rng.uniform(.75, 1.25)
        skew = p.rng.uniform(-.15, .12)
        outline = [(x + w * (t - .5) , y + h * math.sin(math.pi * min(1, max(0, t + skew * math.sin(math.pi * t)))) ** 1.25) for t in (i / 10 for i in range(11))]
        p.cover(outline)
        p.draw(outline, .9)
        for k in range(int(5 * p.detail) + 1):
            t = .56 + .07 * k
            top = h * math.sin(math.pi * t) ** 1.25
            p.draw([(x + w * (t - .5), y + top * .94), (x + w * (t - .5 + .035), y + top * .5), (x + w * (t - .5 + .03), y + top * .15)], .5)


def river(p, points, weight=1.3):
    line = smooth([km(*q) for q in points])
    p.draw(line, weight)
    p.draw([(x + 1.4 / p.scale * 2, y - 1.4 / p.scale * 2) for x, y in line], weight * .5)


def town(p, place, name, size, side='right', large=False, mark='dot', dy=0.):
    x, y = km(*place)
    r = size * .30
    p.cover(arc(x, y, r * 1.8, 0, 360, 16))
    p.draw(arc(x, y, r, 0, 360, 14), 1.3)
    if large:
        p.draw(arc(x, y, r * 1.7, 0, 360, 18), .9)
        p.hatch(arc(x, y, r, 0, 360, 14), 45, 2.2 * p.detail, .8)
    gap = r * (3.4 if large else 3.0)
    at = {'right': (x + gap, y - size * .5 + dy, 'left'), 'left': (x - gap, y - size * .5 + dy, 'right'), 'above': (x, y + gap + dy, 'centre'), 'below': (x, y - gap - size + dy, 'centre')}[side]
    write(p, name, at[0], at[1], size, 1.5 if large else 1.1, align=at[2])


def the_house(p, place, r, name=None, size=None, side='right', line=1.):
    """The house's sign, a dial under its arch, in terracotta; `line` scales its strokes."""
    x, y = km(*place)
    p.cover([(x - r * 1.2, y - r * .15), (x + r * 1.2, y - r * .15), *arc(x, y, r * 1.2, 0, 180, 20)])
    p.draw(arc(x, y, r, 0, 180, 24), 1.8 * line, ACCENT)
    p.draw([(x - r * 1.15, y), (x + r * 1.15, y)], 1.8 * line, ACCENT)
    for k in range(1, 6):
        a = math.radians(30 * k)
        p.draw([(x + r * .2 * math.cos(a), y + r * .2 * math.sin(a)), (x + r * .8 * math.cos(a), y + r * .8 * math.sin(a))], (2.6 if k == 2 else 1.1) * line, ACCENT)
    if name:
        where = (x + r * 1.5, y + r * .1, 'left') if side == 'right' else (x - r * 1.5, y + r * .1, 'right')
        write(p, name, where[0], where[1], size, 1.5, colour=ACCENT, align=where[2])


def compass(p, x, y, r, line=1.):
    p.cover(arc(x, y, r * 1.3, 0, 360, 24))
    p.draw(arc(x, y, r, 0, 360, 32), .8 * line)
    p.draw(arc(x, y, r * .92, 0, 360, 32), .6 * line)
    for k in range(8):
        a, long = math.radians(90 - 45 * k), r * (1.2 if k % 2 == 0 else .72)
        tip = (x + long * math.cos(a), y + long * math.sin(a))
        sides = [(x + r * .14 * math.cos(a + s * math.pi / 4), y + r * .14 * math.sin(a + s * math.pi / 4)) for s in (-1, 1)]
        p.cover([sides[0], tip, sides[1]])
        p.draw([sides[0], tip, sides[1], (x, y)], .9 * line, closed=True)
        p.hatch([(x, y), tip, sides[0]], 45, 1.8 * line, .6 * line)
    write(p, 'N', x, y + r * 1.34, r * .32, 1.3 * line, align='centre')


def bike_route(detail):
    """From the house to the Rotonda and Vicenza, down the Riviera Berica, and back by the lake of Fimon."""
    p = Plate(1200, 1500, 58, (700, 1160), detail, seed=6)
    size = .34 if detail > .6 else .46
    berici = [km(*q) for q in ((45.528, 11.520), (45.522, 11.552), (45.500, 11.572), (45.482, 11.592), (45.462, 11.592), (45.440, 11.572), (45.425, 11.566), (45.412, 11.535), (45.396, 11.520),
                               (45.372, 11.500), (45.362, 11.468), (45.385, 11.440), (45.420, 11.425), (45.455, 11.420), (45.478, 11.440), (45.500, 11.470))]
    molehills(p, berici, 1.0, 1.02)
    for ring in ([km(*q) for q in ((45.34, 11.655), (45.335, 11.69), (45.32, 11.69), (45.318, 11.655))],):
        molehills(p, ring, .9, .9)
    river(p, ((45.640, 11.525), (45.600, 11.545), (45.565, 11.540), (45.548, 11.552), (45.535, 11.578), (45.512, 11.600), (45.480, 11.618), (45.462, 11.640), (45.440, 11.660), (45.415, 11.690)), 1.6)
    river(p, ((45.520, 11.400), (45.530, 11.450), (45.535, 11.500), (45.540, 11.535), (45.538, 11.562)), 1.1)
    river(p, ((45.478, 11.618), (45.455, 11.607), (45.425, 11.597), (45.395, 11.575), (45.360, 11.568), (45.330, 11.590)), .9)
    lake = [km(*q) for q in ((45.472, 11.541), (45.473, 11.547), (45.468, 11.550), (45.462, 11.546), (45.461, 11.540), (45.466, 11.537))]
    lake = smooth(lake + lake[:1], 5)
    p.cover(lake)
    p.draw(lake, 1.3)
    p.hatch(lake, 0, 3., .6)
    fields(p, detail)
    route = smooth([km(*q) for q in ((45.4995, 11.5620), (45.512, 11.575), (45.524, 11.571), (45.5325, 11.562), (45.543, 11.550), (45.547, 11.546), (45.540, 11.557), (45.526, 11.577), (45.508, 11.590),
                                     (45.490, 11.603), (45.477, 11.607), (45.468, 11.603), (45.460, 11.590), (45.445, 11.588), (45.430, 11.584), (45.416, 11.560), (45.409, 11.541),
                                     (45.424, 11.528), (45.442, 11.524), (45.456, 11.533), (45.470, 11.535), (45.485, 11.545), (45.4975, 11.556), (45.4995, 11.5620))], 10)
    wide = 8 / p.scale
    for a, b in zip(route, route[1:]):
        length = math.dist(a, b) or 1
        nx, ny = (a[1] - b[1]) / length * wide, (b[0] - a[0]) / length * wide
        p.cover([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)])
    dashes(p, route, 16 / p.scale, 8 / p.scale, 4.2)
    town(p, (45.547, 11.546), 'VICENZA', size * 1.35, 'left', True)
    for place, name, side in (((45.5325, 11.562), 'LA ROTONDA', 'right'), ((45.477, 11.607), 'LONGARE', 'right'), ((45.467, 11.603), 'COSTOZZA', 'right'), ((45.4585, 11.587), 'LUMIGNANO', 'right'),
                              ((45.430, 11.584), 'NANTO', 'right'), ((45.416, 11.560), 'MOSSANO', 'right'), ((45.409, 11.540), 'BARBARANO', 'left'), ((45.473, 11.443), 'BRENDOLA', 'left'), ((45.357, 11.510), 'SOSSANO', 'right')):
        if detail > .6 or name in ('LONGARE', 'BARBARANO', 'LA ROTONDA'):
            town(p, place, name, size, side)
    x, y = km(45.4655, 11.5435)
    write(p, 'LAGO DI FIMON' if detail > .6 else 'FIMON', x - .55, y - .15, size * .8, .9, slant=.28, align='right')
    x, y = km(45.432, 11.475)
    write(p, 'COLLI BERICI', x, y, size * 1.25, 1.2, spacing=.75, slant=.25, align='centre')
    the_house(p, (45.4995, 11.562), .62, 'CASA MERIDIANA', size * 1.05)
    compass(p, 5.9, 3.3, 1.0)
    p.cover(rectangle(-2.5, -19, 8.5, -17.6))
    scale_bar(p, -2.4, -18.1, 1, 10, ACCENT)
    border(p)
    trim(p)
    return p, 'The ride round the Berici hills'


def dashes(p, line, on, off, weight):
    run, drawing, current = 0., True, [line[0]]
    for a, b in zip(line, line[1:]):
        length = math.dist(a, b)
        while length > 0:
            need = (on if drawing else off) - run
            if length < need:
                run += length
                if drawing:
                    current.append(b)
                break
            t = need / length
            a = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            if drawing:
                p.draw(current + [a], weight, ACCENT)
            drawing, run, current = not drawing, 0., [a]
            length = math.dist(a, b)
    if drawing and len(current) > 1:
        p.draw(current, weight, ACCENT)


def fields(p, detail):
    """Small rows of vines on the plain."""
    for _ in range(int(46 * detail)):
        x, y = p.rng.uniform(-9.5, 9.2), p.rng.uniform(-20, 6)
        if -9 < x < 4.5 and -21 < y < -1.5:
            continue
        angle = p.rng.choice((20, 65, 110, 155))
        p.hatch([(x, y), (x + .8, y + .1), (x + .9, y + .6), (x + .1, y + .5)], angle, 5, .5)


def surroundings(detail):
    """From the Garda to the lagoon: where Verona, Padua, Venice and the Valpolicella lie."""
    p = Plate(1800, 1150, 10.4, (820, 545), detail, seed=8)
    size = 2.0 if detail > .6 else 3.0
    mountains = [km(*q) for q in ((45.98, 10.80), (45.98, 12.45), (45.93, 12.25), (45.88, 11.95), (45.80, 11.75), (45.76, 11.55), (45.70, 11.38), (45.60, 11.25), (45.56, 11.10), (45.57, 10.92), (45.66, 10.86), (45.80, 10.90))]
    molehills(p, mountains, 5.2, 4.6, .8)
    for ring, s in (([(45.528, 11.520), (45.500, 11.575), (45.44, 11.575), (45.40, 11.52), (45.37, 11.46), (45.45, 11.42)], 2.6), ([(45.36, 11.66), (45.35, 11.77), (45.27, 11.77), (45.24, 11.70), (45.29, 11.64)], 2.6)):
        molehills(p, [km(*q) for q in ring], s, 2.2)
    garda = smooth([km(*q) for q in ((45.88, 10.86), (45.80, 10.80), (45.68, 10.73), (45.58, 10.70), (45.50, 10.72), (45.44, 10.70), (45.455, 10.60), (45.50, 10.56), (45.60, 10.58), (45.72, 10.72), (45.85, 10.82), (45.88, 10.86))], 6)
    sea = smooth([km(*q) for q in ((45.66, 12.95), (45.60, 12.88), (45.53, 12.72), (45.48, 12.58), (45.43, 12.43), (45.33, 12.33), (45.22, 12.30), (45.10, 12.33), (44.98, 12.42))], 6) + [km(44.98, 13.1), km(45.66, 13.1)]
    lagoon = smooth([km(*q) for q in ((45.54, 12.58), (45.55, 12.45), (45.49, 12.28), (45.42, 12.21), (45.33, 12.16), (45.24, 12.22), (45.22, 12.28), (45.33, 12.31), (45.43, 12.40), (45.49, 12.52), (45.54, 12.58))], 6)
    for ring, gap in ((garda, 4.5), (sea, 6.), (lagoon, 7.)):
        p.cover(ring)
        p.hatch(ring, 0, gap, .6, gaps=.12)
        p.draw(ring, 1.4)
    river(p, ((45.95, 11.02), (45.80, 11.00), (45.62, 10.85), (45.52, 10.88), (45.44, 10.99), (45.36, 11.15), (45.25, 11.30), (45.18, 11.45), (45.15, 11.75), (45.16, 12.10), (45.17, 12.32)), 1.5)
    river(p, ((45.96, 11.68), (45.86, 11.70), (45.766, 11.734), (45.65, 11.75), (45.52, 11.85), (45.44, 11.98), (45.43, 12.13), (45.42, 12.21)), 1.3)
    river(p, ((45.72, 11.45), (45.60, 11.53), (45.547, 11.55), (45.48, 11.62), (45.41, 11.80), (45.36, 11.95), (45.25, 12.15), (45.19, 12.30)), 1.2)
    river(p, ((45.96, 12.30), (45.86, 12.18), (45.80, 12.30), (45.72, 12.45), (45.63, 12.58), (45.53, 12.72)), 1.3)
    valpolicella = [km(*q) for q in ((45.55, 10.82), (45.56, 10.95), (45.50, 10.95), (45.50, 10.83))]
    p.cover(valpolicella)
    p.hatch(valpolicella, 68, 5, .7)
    p.hatch(valpolicella, 22, 14, .4)
    road = smooth([km(*q) for q in ((45.438, 10.992), (45.43, 11.20), (45.50, 11.42), (45.530, 11.53), (45.48, 11.70), (45.407, 11.877), (45.45, 12.10), (45.475, 12.24), (45.438, 12.327))], 10)
    dashes(p, road, 22 / p.scale, 10 / p.scale, 2.6)
    for place, name, side, large in (((45.438, 10.992), 'VERONA', 'below', True), ((45.407, 11.877), 'PADOVA', 'below', True), ((45.438, 12.327), 'VENEZIA', 'right', True), ((45.5475, 11.546), 'VICENZA', 'above', True),
                                     ((45.766, 11.734), 'BASSANO', 'right', False), ((45.801, 11.914), 'ASOLO', 'right', False), ((45.666, 12.243), 'TREVISO', 'right', False), ((45.228, 11.66), 'ESTE', 'left', False)):
        if detail > .6 or large:
            town(p, place, name, size * (1.2 if large else .85), side, large)
    write(p, 'VALPOLICELLA', *km(45.585, 10.885), size * .95, 1.1, align='centre', slant=.2)
    write(p, 'LAGO DI GARDA' if detail > .6 else 'GARDA', -72, km(45.37, 10.66)[1], size * .85, .9, slant=.28)
    write(p, 'ADRIATICO', 85, km(45.26, 12.68)[1], size * 1.1, 1., slant=.28, align='right', spacing=.5)
    if detail > .6:
        write(p, 'LESSINIA', *km(45.635, 11.07), size * .85, .9, slant=.25, align='centre', spacing=.6)
        write(p, 'DOLOMITI', *km(45.93, 12.05), size * .95, .9, slant=.25, align='centre', spacing=.6)
        write(p, 'COLLI EUGANEI', *km(45.29, 11.79), size * .75, .9, slant=.25, align='left')
    the_house(p, (45.470, 11.565), 3.0, 'CASA MERIDIANA', size, 'left')
    compass(p, -60, -34, 5.6)
    scale_bar(p, -8, -45.5, 5, 10, ACCENT)
    border(p)
    trim(p)
    return p, 'The Veneto about the house'


def trim(p, margin=44):
    """Nothing but the border reaches into the margin."""
    edge = p.strokes[-2:]
    kept = p.strokes[:-2]
    s = p.scale
    ox, oy = p.origin
    x0, x1 = (margin - ox) / s, (p.width - margin - ox) / s
    y0, y1 = (margin - oy) / s, (p.height - margin - oy) / s
    p.strokes = kept
    far = 1e4
    for ring in (rectangle(-far, -far, x0, far), rectangle(x1, -far, far, far), rectangle(-far, -far, far, y0), rectangle(-far, y1, far, far)):
        p.cover(ring)
    p.strokes += edge
