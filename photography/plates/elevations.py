"""Four elevations. Proportions are the published ones; nothing is traced.

Each function takes a level of detail (1 for the page, .45 for small cards) and returns a plate.
"""
import math

import orders as o
from engraver import ACCENT, Plate, arc, rectangle


def _tick(p, x, y, height, word_width):
    """The terracotta scale below every plate; lettering is the page's."""
    o.scale_bar(p, x, y, word_width / 10, 10, ACCENT)


def house(detail):
    """Casa Meridiana towards its garden: three serliane below, five windows above, the sundial between them."""
    p = Plate(1600, 1150, 53, (800, 170), detail, seed=4)
    o.sky(p, -14.2, 14.2, 10.5, 17.4)
    o.hills(p, [(-14.2, 3.6), (-12.6, 4.6), (-11, 5.6), (-9.2, 4.8), (-7, 3.6)])
    o.hills(p, [(7, 3.4), (9.0, 4.4), (11.2, 5.6), (13, 4.6), (14.0, 4.2)])
    half = 7.4
    p.cover(rectangle(-half, 0, half, 13.2))
    floor, ground_order, upper = .66, 5.6, 3.9
    bays = [(-1 + i) * 4.6 for i in range(3)]
    for x in bays:
        o.serliana(p, x, floor, 4.0, ground_order, .62)
    for i in range(4):
        o.column(p, -6.9 + i * 4.6, floor, ground_order, .62)
    top = o.entablature(p, -half, half, floor + ground_order, 1.05, 'doric', .62)
    for i, x in enumerate((-5.75, -3.45, 3.45, 5.75)):
        o.window(p, x, top + .95, .95, 1.75, shutters=True)
    sundial(p, 0, top + 2.0, 1.35)
    for i in range(4):
        o.pilaster(p, -6.9 + i * 4.6 if i in (0, 3) else (-2.3 if i == 1 else 2.3), top + .15, upper, .46)
    cornice = o.entablature(p, -half, half, top + .15 + upper, .62, 'ionic', .5)
    roof = [(-half - .9, cornice), (half + .9, cornice), (half - 2.2, cornice + 1.85), (-half + 2.2, cornice + 1.85)]
    for x in (-4.4, 4.2):
        p.block(rectangle(x - .35, cornice + .5, x + .35, cornice + 2.9))
        p.box(x - .48, cornice + 2.9, x + .48, cornice + 3.1)
        p.hatch(rectangle(x + .05, cornice + .8, x + .33, cornice + 2.9), 90, 2.6, .5)
    p.block(roof)
    rows = 8
    for k in range(1, rows):
        t = k / rows
        p.line((-half - .9 + 3.1 * t, cornice + 1.85 * t), (half + .9 - 3.1 * t, cornice + 1.85 * t), .5)
    count = int(64 * detail)
    for k in range(count):
        u = (k + .5) / count
        p.line(((-half - .9) + (2 * half + 1.8) * u, cornice), ((-half + 2.2) + (2 * half - 4.4) * u, cornice + 1.85), .55)
    for k in range(4):
        p.cover(rectangle(-half - .2 - .2 * k, floor - .165 * (k + 1), half + .2 + .2 * k, floor - .165 * k))
        p.box(-half - .2 - .2 * k, floor - .165 * (k + 1), half + .2 + .2 * k, floor - .165 * k, 1.)
        p.hatch(rectangle(-half - .2 - .2 * k, floor - .165 * k - .05, half + .2 + .2 * k, floor - .165 * k), 0, 1.6, .4)
    o.ground(p, -14.2, 14.2)
    for x, h, w in ((-12.7, 8.2, 1.5), (-10.9, 6.8, 1.35), (-9.3, 7.6, 1.4), (9.5, 7.4, 1.4), (11.3, 9.0, 1.6), (13.0, 6.2, 1.3)):
        o.cypress(p, x, 0, h, w)
    _tick(p, -5, -1.75, 0, 10)
    o.border(p)
    return p, 'Casa Meridiana towards its garden'


def sundial(p, x, y, r):
    """The house's sign: hour lines under an arch, the gnomon in terracotta."""
    frame = [(x - r, y), (x + r, y), *arc(x, y, r, 0, 180, 30)]
    p.block(frame, 1.3)
    p.draw(arc(x, y, r * 1.12, 0, 180, 30), .9)
    p.draw(arc(x, y, r * .86, 0, 180, 30), .7)
    p.draw(arc(x, y, r * .22, 0, 180, 16), .9)
    for k in range(1, 12):
        a = math.radians(15 * k)
        p.line((x + r * .22 * math.cos(a), y + r * .22 * math.sin(a)), (x + r * .84 * math.cos(a), y + r * .84 * math.sin(a)), .8)
    a = math.radians(48)
    p.line((x, y), (x + r * .98 * math.cos(a), y + r * .98 * math.sin(a)), 2.4, ACCENT)


def rotonda(detail):
    """Villa Almerico Capra: a cube of about 80 Vicentine feet, six Ionic columns 18 feet high, the low dome as built."""
    foot = .3569
    p = Plate(1600, 1150, 40, (800, 210), detail, seed=7)
    o.sky(p, -18.2, 18.2, 12.5, 21.6)
    o.hills(p, [(-18.2, 2.6), (-16, 3.8), (-13.5, 4.4), (-11, 3.2)])
    o.hills(p, [(11, 3.0), (14, 4.6), (16.4, 3.6), (18.2, 3.2)])
    half = 40 * foot * .86
    podium, order, d = 3.2, 18 * foot, 2 * foot * 1.05
    wall_top = podium + order + 1.35
    attic = wall_top + 2.1
    # dome on its drum, behind everything
    p.block([(-5.6, attic + .6), (5.6, attic + .6), (5.6, attic + 2.2), (-5.6, attic + 2.2)])
    for k in range(5):
        r, y = 5.7 - .55 * k, attic + 2.2 + .30 * k
        p.block(rectangle(-r, y, r, y + .30), .9)
    dome = arc(0, attic + 3.6, 3.2, 0, 180, 30, .62)
    p.block(dome, 1.2)
    for k in range(1, int(16 * detail) + 2):
        u = -1 + 2 * k / (int(16 * detail) + 2)
        p.draw([(3.2 * u * math.cos(math.radians(t)), attic + 3.6 + 1.98 * math.sin(math.radians(t))) for t in range(0, 88, 8)], .55)
    p.hatch([(.6, attic + 3.6), (3.15, attic + 3.6), (2.3, attic + 5.0), (.9, attic + 5.5)], 62, 3.2, .5)
    p.block(rectangle(-.5, attic + 5.5, .5, attic + 6.0), 1.)
    o.urn(p, 0, attic + 6.0, .9)
    # roof and attic of the cube
    p.block([(-half - .5, attic), (half + .5, attic), (half - 4.6, attic + 2.0), (-half + 4.6, attic + 2.0)], 1.1)
    count = int(70 * detail)
    for k in range(count):
        u = (k + .5) / count
        p.line((-half - .5 + (2 * half + 1) * u, attic), (-half + 4.6 + (2 * half - 9.2) * u, attic + 2.0), .5)
    p.block(rectangle(-half, 0, half, attic))
    for s in (-1, 1):
        for x in (7.6, 10.6):
            if x < half:
                o.window(p, s * x, .6, .9, 1.2, pediment=False)
                o.window(p, s * x, podium + .9, 1.15, 2.4)
                o.window(p, s * x, wall_top + .55, .95, .95, pediment=False)
    p.line((-half, podium), (half, podium), 1.)
    p.line((-half, podium - .3), (half, podium - .3), .7)
    o.entablature(p, -half, half, podium + order, 1.35, 'ionic', d)
    p.hatch(rectangle(5.9, podium + order - .5, half, podium + order), 0, 2.2, .6)
    p.hatch(rectangle(-half, podium + order - .5, -5.9, podium + order), 0, 2.2, .6)
    # the portico
    w = 5.6
    o.dark_opening(p, rectangle(-w + .2, podium, w - .2, podium + order), .4)
    for x in (-2.9, 2.9):
        p.cover(rectangle(x - .6, podium + .7, x + .6, podium + 3.6))
        p.box(x - .6, podium + .7, x + .6, podium + 3.6, .8)
        p.hatch(rectangle(x - .5, podium + .8, x + .5, podium + 3.5), 0, 2.2, .8)
    p.cover(rectangle(-.85, podium, .85, podium + 3.1))
    p.box(-.85, podium, .85, podium + 3.1, .9)
    p.hatch(rectangle(-.7, podium, .7, podium + 3.9), 0, 2.2, .9)
    p.hatch(rectangle(-.7, podium, .7, podium + 3.9), 60, 3.4, .6)
    for i in range(6):
        gap = (2 * w - d * 1.2) / 5
        o.column(p, -w + d * .6 + gap * i, podium, order, d, 'ionic')
    base = o.entablature(p, -w, w, podium + order, 1.25, 'ionic', d)
    peak = base + 2 * w * .215
    p.block([(-w - .5, base), (w + .5, base), (0, peak + .25)], 1.4)
    p.draw([(-w + .7, base + .28), (w - .7, base + .28), (0, peak - .32)], .8, closed=True)
    p.hatch([(-w - .3, base + .06), (0, peak + .05), (0, peak - .2), (-w + .5, base + .06)], 22, 2.4, .5)
    p.hatch([(w + .3, base + .06), (0, peak + .05), (0, peak - .2), (w - .5, base + .06)], -22, 2.4, .5)
    p.draw(arc(0, base + 1.0, .5, 0, 360, 22), .9)
    for s in (-1, 1):
        p.draw([(s * .6, base + .6), (s * 1.3, base + .75), (s * 1.9, base + .5), (s * 2.3, base + .6)], .7)
    for x, y, a in ((-w - .1, base + .1, -1), (0, peak + .2, 1), (w + .1, base + .1, 1)):
        p.block(rectangle(x - .32, y, x + .32, y + .45), 1.)
        o.statue(p, x, y + .45, 2.0, a)
    # the flight of steps between its cheeks
    treads = int(18 * max(.6, detail))
    p.cover(rectangle(-4.6, 0, 4.6, podium))
    for k in range(treads + 1):
        p.line((-4.6, podium * k / treads), (4.6, podium * k / treads), .8)
        if k < treads and detail > .6:
            p.hatch(rectangle(-4.6, podium * (k + .62) / treads, 4.6, podium * (k + 1) / treads), 0, 2.2, .35, gaps=.3)
    for s in (-1, 1):
        a, b = sorted((s * 4.6, s * 6.0))
        p.block(rectangle(a, 0, b, podium), 1.2)
        p.hatch(rectangle(a + (.9 if s > 0 else .1), 0, b - (.1 if s > 0 else .9), podium - .3), 90, 3.2, .5)
        p.box(a - .1, podium - .3, b + .1, podium, 1.)
        p.block(rectangle(s * 5.3 - .4, podium * .0 + 0, s * 5.3 + .4, .9), 1.)
        o.statue(p, s * 5.3, .9, 1.9, s)
    o.ground(p, -18.2, 18.2)
    for x, h, ww in ((-16.4, 6.6, 1.4), (-14.6, 8.2, 1.6), (15.0, 7.4, 1.5), (17.0, 5.6, 1.3)):
        o.cypress(p, x, 0, h, ww)
    _tick(p, -5, -1.95, 0, 10)
    o.border(p)
    return p, 'La Rotonda, elevation'


def basilica(detail):
    """The Basilica: nine bays in two orders, Doric below and Ionic above, the keeled roof, the slender tower at its side."""
    p = Plate(1800, 1150, 19.8, (1000, 160), detail, seed=9)
    o.sky(p, -48, 38, 30, 46.4)
    bay, bays = 7.05, 9
    half = bay * bays / 2
    d1, d2 = 1.15, .98
    ground_order, upper_order = 8.7, 7.6
    # the tower
    tx = -half - 7.2
    p.block(rectangle(tx - 3.0, 0, tx + 3.0, 33), 1.2)
    for z in (11, 22, 32):
        p.line((tx - 3.0, z), (tx + 3.0, z), 1.)
        p.line((tx - 3.2, z + .5), (tx + 3.2, z + .5), 1.)
    p.hatch(rectangle(tx + .8, 0, tx + 2.9, 33), 90, 3.2, .5)
    for z in (4, 14.5, 18, 25):
        o.dark_opening(p, rectangle(tx - .35, z, tx + .35, z + 2.0), .4)
    p.block(arc(tx, 28.6, 1.75, 0, 360, 30)[:-1], 1.2)
    p.draw(arc(tx, 28.6, 1.4, 0, 360, 26), .7)
    for k in range(12):
        a = math.radians(30 * k)
        p.line((tx + 1.15 * math.cos(a), 28.6 + 1.15 * math.sin(a)), (tx + 1.4 * math.cos(a), 28.6 + 1.4 * math.sin(a)), .9)
    p.line((tx, 28.6), (tx + .75, 29.3), 1.8, ACCENT)
    p.block(rectangle(tx - 2.6, 33, tx + 2.6, 38.5), 1.1)
    for x in (-1.3, 1.3):
        o.dark_opening(p, [(tx + x - .75, 33.8), (tx + x + .75, 33.8), *arc(tx + x, 36.6, .75, 0, 180, 14)], .6)
    p.box(tx - 2.9, 38.5, tx + 2.9, 39.1, 1.)
    p.block(rectangle(tx - 1.6, 39.1, tx + 1.6, 42.0), 1.)
    o.dark_opening(p, [(tx - .6, 39.5), (tx + .6, 39.5), *arc(tx, 40.9, .6, 0, 180, 12)], .6)
    p.block([(tx - 1.8, 42.0), (tx + 1.8, 42.0), (tx + 1.5, 43.4), (tx + .6, 44.6), (tx, 46.0), (tx - .6, 44.6), (tx - 1.5, 43.4)], 1.1)
    p.hatch([(tx + .2, 42.0), (tx + 1.8, 42.0), (tx + 1.5, 43.4), (tx + .5, 44.6)], 80, 2.4, .5)
    # the keeled roof, like a ship turned over
    base = .6 + ground_order + 2.3 + .5 + upper_order + 2.0
    hull = [(-half + 3.2, base)] + [(-half + 3.2 + 6.0 * t ** .6, base + 10.6 * math.sin(t * math.pi / 2)) for t in [i / 14 for i in range(1, 15)]]
    hull += [(-x, y) for x, y in hull[::-1]]
    p.block(hull, 1.3)
    count = int(70 * detail)
    for k in range(1, count):
        u = -1 + 2 * k / count
        p.draw([(u * (half - 3.2 - 6.0 * t ** .6), base + 10.6 * math.sin(t * math.pi / 2)) for t in (0, .12, .3, .55, .8, 1)], .5)
    for k in range(1, int(7 * detail)):
        t = k / (7 * detail)
        p.line((-half + 3.2 + 6.0 * t ** .6, base + 10.6 * math.sin(t * math.pi / 2)), (half - 3.2 - 6.0 * t ** .6, base + 10.6 * math.sin(t * math.pi / 2)), .4)
    for i in range(5):
        x = (i - 2) * 9.6
        o.dark_opening(p, arc(x, base + 5.2, .85, 0, 360, 22)[:-1], .5)
        p.draw(arc(x, base + 5.2, 1.15, 0, 360, 22), .8)
    # two storeys of serliane
    p.cover(rectangle(-half - .4, 0, half + .4, base))
    centres = [(i - (bays - 1) / 2) * bay for i in range(bays)]
    for x in centres:
        o.serliana(p, x, .6, bay - d1 * 1.15, ground_order, d1)
    for i in range(bays + 1):
        o.column(p, -half + bay * i, .6, ground_order, d1)
    top = o.entablature(p, -half - .3, half + .3, .6 + ground_order, 2.3, 'doric', d1)
    second = top + .5
    p.box(-half - .3, top, half + .3, second, 1.)
    for x in centres:
        o.serliana(p, x, second, bay - d1 * 1.15, upper_order, d2, parapet=True)
    for i in range(bays + 1):
        o.column(p, -half + bay * i, second, upper_order, d2, 'ionic')
    crown = o.entablature(p, -half - .3, half + .3, second + upper_order, 1.9, 'ionic', d2)
    o.balustrade(p, -half, half, crown, 1.5)
    for i in range(bays + 1):
        x = -half + bay * i
        p.block(rectangle(x - .6, crown, x + .6, crown + 1.7), 1.)
        o.statue(p, x, crown + 1.7, 2.5, 1 if i % 2 else -1)
    for k in range(3):
        p.cover(rectangle(-half - .6 - .3 * k, .6 - .2 * (k + 1), half + .6 + .3 * k, .6 - .2 * k))
        p.box(-half - .6 - .3 * k, .6 - .2 * (k + 1), half + .6 + .3 * k, .6 - .2 * k, 1.)
    o.ground(p, -48, 38)
    _tick(p, -10, -3.6, 0, 20)
    o.border(p)
    return p, 'Basilica Palladiana, elevation'


def olimpico(detail):
    """Teatro Olimpico: the scaenae frons in two orders and an attic, the street of Thebes in its middle arch."""
    p = Plate(1600, 1150, 57, (800, 170), detail, seed=3)
    half = 12.4
    d1, d2 = .56, .48
    podium, first, second = .9, 5.4, 4.2
    p.block(rectangle(-half, 0, half, 15.4))
    p.hatch(rectangle(-half, 0, half, podium), 0, 4, .45, gaps=.3)
    p.box(-half, 0, half, podium)
    # the royal door and its street in perspective
    ring = o.arch_ring(0, podium, podium + 3.1, 1.95)
    p.cover(ring)
    vanish = (0, podium + 1.5)
    towards = lambda x, y, t: (x + (vanish[0] - x) * t, y + (vanish[1] - y) * t)
    for s in (-1, 1):
        depths = [0, .22, .40, .54, .65, .73, .79]
        for k, (t0, t1) in enumerate(zip(depths, depths[1:])):
            tall = 4.3 - .25 * (k % 3)
            outer, inner = s * 1.95, s * 1.95
            quad = [towards(outer, podium, t0), towards(inner, podium, t1), towards(inner, podium + tall, t1), towards(outer, podium + tall, t0)]
            p.block(quad, .8)
            p.hatch(quad, 90, 3.2 if s < 0 else 2.4, .5)
            p.draw([towards(outer, podium + tall * .55, t0), towards(inner, podium + tall * .55, t1)], .7)
            m = (t0 + t1) / 2
            p.draw([towards(outer, podium, t0 + (t1 - t0) * .35), towards(outer, podium + 1.5, t0 + (t1 - t0) * .35), towards(outer, podium + 1.5, t0 + (t1 - t0) * .7), towards(outer, podium, t0 + (t1 - t0) * .7)], .8)
            p.hatch([towards(outer, podium, t0 + (t1 - t0) * .35), towards(outer, podium + 1.5, t0 + (t1 - t0) * .35), towards(outer, podium + 1.5, t0 + (t1 - t0) * .7), towards(outer, podium, t0 + (t1 - t0) * .7)], 0, 2., .7)
    for k in range(1, 9):
        a, b = towards(-1.95, podium, 1 - .8 ** k), towards(1.95, podium, 1 - .8 ** k)
        p.line(a, b, .6)
    for x in (-1.2, -.4, .4, 1.2):
        p.draw([(x, podium), towards(x, podium, .79)], .55)
    gate = [towards(-1.95, podium, .79), towards(1.95, podium, .79), towards(1.95, podium + 3.4, .79), towards(-1.95, podium + 3.4, .79)]
    p.block(gate, .8)
    p.hatch(gate, 0, 2., .6)
    # whatever of the street reaches beyond the arch is behind the wall
    outside = [(-2.6, podium + 3.1), (-1.95, podium + 3.1), *arc(0, podium + 3.1, 1.95, 180, 0, 30), (2.6, podium + 3.1), (2.6, podium + 6.2), (-2.6, podium + 6.2)]
    p.cover(outside)
    p.draw(ring, 1.3, closed=True)
    for k in (1.07, 1.13):
        p.draw(arc(0, podium + 3.1, 1.95 * k), .9)
    # side doors
    for s in (-1, 1):
        x = s * 5.4
        door = rectangle(x - .95, podium, x + .95, podium + 3.4)
        o.dark_opening(p, door)
        p.draw([(x - 1.15, podium), (x - 1.15, podium + 3.6), (x + 1.15, podium + 3.6), (x + 1.15, podium)], 1.)
        p.box(x - .95, podium + 4.0, x + .95, podium + 5.0, .8)
        p.hatch(rectangle(x - .9, podium + 4.05, x + .9, podium + 4.95), 35, 4, .45, gaps=.4)
    # niches with statues between the columns
    for x, r in ((-10.6, .52), (-8.4, .52), (-3.12, .36), (3.12, .36), (8.4, .52), (10.6, .52)):
        niche(p, x, podium + .95, r, 2.5)
    for x in (-11.6, -9.6, -7.2, -3.9, -2.35, 2.35, 3.9, 7.2, 9.6, 11.6):
        p.block(rectangle(x - .42, podium, x + .42, podium + .8), 1.)
        p.hatch(rectangle(x + .08, podium, x + .4, podium + .8), 90, 2.8, .5)
        o.column(p, x, podium + .8, first - .8, d1, 'corinthian')
    top = o.entablature(p, -half, half, podium + first, .95, 'corinthian', d1)
    base = top + .55
    p.box(-half, top, half, base, 1.)
    for x in (-10.6, -8.4, -5.4, 5.4, 8.4, 10.6):
        aedicule(p, x, base + .3, .66, 2.4)
    p.block([(-2.1, base), (2.1, base), (2.1, base + 3.4), (-2.1, base + 3.4)], .9)
    p.box(-1.7, base + .5, 1.7, base + 2.4, .8)
    p.hatch(rectangle(-1.65, base + .55, 1.65, base + 2.35), 28, 4.2, .45, gaps=.4)
    for x in (-11.6, -9.5, -7.2, -3.9, -2.35, 2.35, 3.9, 7.2, 9.5, 11.6):
        o.column(p, x, base, second, d2, 'corinthian')
    for x in (-3.12, 3.12):
        niche(p, x, base + .3, .36, 2.2)
    crown = o.entablature(p, -half, half, base + second, .8, 'corinthian', d2)
    attic = 2.1
    p.block(rectangle(-half, crown, half, crown + attic), 1.2)
    edges = [-12.2, -9.9, -7.5, -3.7, -2.2, 2.2, 3.7, 7.5, 9.9, 12.2]
    for a, b in zip(edges, edges[1:]):
        p.box(a + .28, crown + .35, b - .28, crown + attic - .35, .8)
        relief(p, a + .35, b - .35, crown + .42, crown + attic - .42)
    for x in edges[1:-1]:
        o.statue(p, x, crown + .1, 1.75, 1 if x > 0 else -1)
    p.line((-half - .2, crown + attic), (half + .2, crown + attic), 1.6)
    p.line((-half - .2, crown + attic + .22), (half + .2, crown + attic + .22), 1.)
    o.ground(p, -13.2, 13.2)
    _tick(p, -4, -1.5, 0, 8)
    o.border(p)
    return p, 'Teatro Olimpico, the stage front'


def niche(p, x, base, r, height):
    ring = o.arch_ring(x, base, base + height, r)
    p.cover(ring)
    p.draw(ring, 1.1, closed=True)
    p.hatch([(x - r * .9, base), (x - r * .2, base), (x - r * .2, base + height + r * .7), (x - r * .9, base + height)], 90, 2.6, .6)
    p.hatch([(x - r, base + height), (x + r, base + height), *arc(x, base + height, r, 0, 180, 14)], 0, 2.8, .5)
    o.statue(p, x + r * .05, base, height * .92, 1 if x < 0 else -1)


def aedicule(p, x, base, half, height):
    niche(p, x, base + .25, half * .62, height * .66)
    for s in (-1, 1):
        p.block(rectangle(x + s * half - .09, base + .1, x + s * half + .09, base + height), .8)
    p.box(x - half - .2, base - .1, x + half + .2, base + .1, .8)
    p.block([(x - half - .25, base + height), (x + half + .25, base + height), (x, base + height + .55)], 1.)


def relief(p, x0, x1, y0, y1):
    """The labours of Hercules, at the distance of an engraving: a shaded ground and figures left light."""
    tall = y1 - y0
    p.hatch(rectangle(x0, y0, x1, y1), 0, 3.0, .45, gaps=.15)
    p.hatch(rectangle(x0, y0, x1, y0 + tall * .4), 62, 4.4, .4, gaps=.2)
    count = max(2, int((x1 - x0) / .42))
    for k in range(count):
        x = x0 + (x1 - x0) * (k + .5) / count + p.rng.uniform(-.05, .05)
        o.statue(p, x, y0, tall * p.rng.uniform(.72, .9), p.rng.choice((-1, 1)))
