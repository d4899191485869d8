"""The parts of an elevation, in the proportions of the Quattro Libri; every size follows the column's diameter `d`.

Light falls from the upper left, so the right side of round things is hatched.
"""
import math

from engraver import arc, rectangle

VERTICAL, LEVEL = 90, 0


def column(p, x, base, height, d, order='doric', shaft_only=False):
    """Base half a diameter high, capital half (doric) or two thirds (ionic, corinthian: seven sixths)."""
    capital = {'doric': .5, 'ionic': .55, 'corinthian': 1.1}[order] * d
    p.cover(rectangle(x - d * .62, base, x + d * .62, base + height))
    p.box(x - d * .70, base, x + d * .70, base + d * .18, 1.)
    for z0, z1, w in ((.18, .32, .66), (.34, .44, .58)):
        for s in (-1, 1):
            p.draw([(x + s * d * w * .97, base + d * z0), (x + s * d * (w + .03), base + d * (z0 + z1) / 2), (x + s * d * w * .97, base + d * z1)], .8)
        p.line((x - d * w, base + d * z1), (x + d * w, base + d * z1), .8)
    p.hatch(rectangle(x + d * .15, base, x + d * .68, base + d * .18), VERTICAL, 2.6, .5)
    low, high = base + d * .48, base + height - capital
    tall = high - low

    def radius(t):
        """Entasis: the lower third is a cylinder, above it the shaft thins by a sixth."""
        return d * .5 * (1 - .16 * max(0., (t - .33) / .67) ** 2)

    knots = max(5, int(12 * p.detail))
    for s, weight in ((-1, 1.1), (1, 1.4)):
        p.draw([(x + s * radius(i / knots), low + tall * i / knots) for i in range(knots + 1)], weight)
    flutes = max(4, int(d * p.scale / 3.0 * p.detail))
    for k in range(flutes):
        u = -.62 + 1.56 * ((k + .5) / flutes) ** .72
        if u > .95:
            continue
        start, end = (0., 1.) if u > 0 else ((0., .3 + .25 * p.rng.random()) if p.rng.random() < .5 else (.62, 1.))
        steps = 4
        p.draw([(x + u * radius(t) * .98, low + tall * t) for t in (start + (end - start) * i / steps for i in range(steps + 1))], .45 + .5 * max(0., u) * (1 if u < .8 else .6))
    r = radius(1)
    for k in (.02, .07):
        p.line((x - r * 1.06, high - d * k), (x + r * 1.06, high - d * k), .8)
    top = base + height
    if order == 'doric':
        for s in (-1, 1):
            p.draw([(x + s * r, high), (x + s * r * 1.02, high + capital * .35), (x + s * d * .62, high + capital * .62)])
        p.line((x - d * .62, high + capital * .62), (x + d * .62, high + capital * .62))
        p.box(x - d * .66, high + capital * .62, x + d * .66, top, 1.)
        p.hatch(rectangle(x, high + capital * .1, x + d * .5, high + capital * .62), LEVEL, 2.4, .5)
    elif order == 'ionic':
        p.box(x - d * .62, top - d * .09, x + d * .62, top, 1.)
        for s in (-1, 1):
            cx, cy = x + s * d * .46, top - d * .30
            turns = max(10, int(26 * p.detail))
            p.draw([(cx - s * d * .22 * (1 - i / turns) * math.sin(i / turns * 12), cy + d * .22 * (1 - i / turns) * math.cos(i / turns * 12)) for i in range(turns)], .8)
        p.line((x - d * .46, top - d * .09), (x + d * .46, top - d * .09), .9)
        p.draw([(x - d * .3, top - d * .30), (x, top - d * .38), (x + d * .3, top - d * .30)], .9)
        p.hatch(rectangle(x - d * .2, top - d * .34, x + d * .3, top - d * .1), VERTICAL, 2.8, .5)
    else:
        p.draw([(x - r, high), (x - r * 1.02, high + capital * .6), (x - d * .66, top - d * .12)], 1.)
        p.draw([(x + r, high), (x + r * 1.02, high + capital * .6), (x + d * .66, top - d * .12)], 1.)
        p.box(x - d * .68, top - d * .12, x + d * .68, top, .9)
        for row, tall_leaf in ((0, .40), (.34, .40)):
            for k in range(-2, 3):
                cx = x + k * d * .22 + (d * .11 if row else 0)
                y0 = high + capital * row
                p.draw([(cx - d * .09, y0), (cx - d * .10, y0 + capital * tall_leaf * .8), (cx, y0 + capital * tall_leaf), (cx + d * .10, y0 + capital * tall_leaf * .8), (cx + d * .09, y0)], .6)
        p.hatch(rectangle(x + d * .08, high, x + d * .5, top - d * .14), VERTICAL, 2.6, .5)


def pilaster(p, x, base, height, d):
    p.cover(rectangle(x - d * .5, base, x + d * .5, base + height))
    p.box(x - d * .62, base, x + d * .62, base + d * .3, 1.)
    p.box(x - d * .5, base + d * .3, x + d * .5, base + height - d * .4, 1.)
    p.box(x - d * .62, base + height - d * .4, x + d * .62, base + height, 1.)
    p.hatch(rectangle(x + d * .1, base + d * .3, x + d * .48, base + height - d * .4), VERTICAL, 3.4, .5)


def entablature(p, x0, x1, base, height, order='doric', d=1.):
    """Architrave, frieze, cornice as 3 : 3.6 : 3.4. Returns the height of its top."""
    a, f, c = height * .30, height * .36, height * .34
    p.cover(rectangle(x0, base, x1, base + height))
    for z, w in ((0, 1.3), (.5 * a, .8), (a, 1.2), (a + height * .04, .6)):
        p.line((x0, base + z), (x1, base + z), w)
    frieze = (base + a + height * .04, base + a + f)
    if order == 'doric':
        count = max(2, round((x1 - x0) / (d * 1.35)))
        step, t = (x1 - x0) / count, d * .5
        for i in range(count + 1):
            cx = x0 + step * i
            if x0 - 1e-6 < cx - t / 2 and cx + t / 2 < x1 + 1e-6:
                p.box(cx - t / 2, frieze[0], cx + t / 2, frieze[1], .7)
                for k in (-.17, .17):
                    p.line((cx + k * t, frieze[0]), (cx + k * t, frieze[1]), .9)
                p.hatch(rectangle(cx + .17 * t, frieze[0], cx + .5 * t, frieze[1]), VERTICAL, 2., .5)
            if i < count and p.detail > .6:
                mx, r = cx + step / 2, f * .27
                p.draw(arc(mx, sum(frieze) / 2, r, 0, 360, 14), .6)
                p.draw(arc(mx, sum(frieze) / 2, r * .4, 0, 360, 8), .6)
    else:
        p.hatch(rectangle(x0, frieze[0], x1, frieze[1]), LEVEL, 4.6, .35, gaps=.5)
    y = base + a + f
    p.line((x0, y), (x1, y), 1.)
    tooth = max(c * .36, 5 / p.scale / p.detail)
    q = x0
    while q < x1 - tooth * .6:
        p.box(q, y + c * .02, q + tooth * .55, y + c * .30, .6)
        q += tooth
    e = c * .45
    p.hatch(rectangle(x0 - e * .5, y + c * .30, x1 + e * .5, y + c * .48), LEVEL, 2.1, .7)
    p.line((x0 - e, y + c * .48), (x1 + e, y + c * .48), 1.2)
    p.line((x0 - e, y + c * .72), (x1 + e, y + c * .72), .9)
    p.draw([(x0 - e, y + c * .48), (x0 - e, y + c * .72), (x0 - e * 1.4, y + c)], 1.1)
    p.draw([(x1 + e, y + c * .48), (x1 + e, y + c * .72), (x1 + e * 1.4, y + c)], 1.1)
    p.line((x0 - e * 1.4, y + c), (x1 + e * 1.4, y + c), 1.5)
    return base + height


def balustrade(p, x0, x1, base, height):
    p.cover(rectangle(x0, base, x1, base + height))
    p.box(x0, base + height * .84, x1, base + height, 1.)
    p.box(x0, base, x1, base + height * .13, 1.)
    p.hatch(rectangle(x0, base + height * .13, x1, base + height * .84), VERTICAL, 3., .5)
    count = max(2, int((x1 - x0) / (height * .38) * min(1, p.detail + .15)))
    profile = [(.05, .84), (.09, .70), (.06, .62), (.13, .36), (.07, .22), (.11, .13)]
    for i in range(count):
        c = x0 + (x1 - x0) * (i + .5) / count
        ring = [(c - height * a, base + height * b) for a, b in profile] + [(c + height * a, base + height * b) for a, b in profile[::-1]]
        p.block(ring, .8)


def statue(p, x, base, height, arm=1):
    """A draped figure on its plinth, in a few strokes."""
    h = height
    body = [(-.10, 0), (-.13, .25), (-.10, .45), (-.14, .62), (-.12, .76), (-.045, .80), (-.045, .82), (-.07, .88), (-.05, .97), (0, 1.), (.05, .97), (.07, .88),
            (.045, .82), (.045, .80), (.12, .76), (.14 + .10 * (arm > 0), .66), (.13 + .05 * (arm > 0), .50), (.10, .45), (.14, .25), (.11, 0)]
    ring = [(x + arm * a * h, base + b * h) for a, b in body]
    p.block(ring, .9)
    for k in (-.05, 0, .05, .09):
        p.draw([(x + k * h, base + .02 * h), (x + (k + .02) * h, base + .3 * h), (x + (k - .03) * h, base + .6 * h)], .55)
    p.hatch([(x + .02 * h, base), (x + .10 * h, base), (x + .12 * h, base + .25 * h), (x + .09 * h, base + .7 * h), (x + .03 * h, base + .7 * h)], 78, 2.2, .5)


def dark_opening(p, ring, depth=1.):
    """The shade inside a loggia: level strokes, crossed towards the top."""
    p.cover(ring)
    p.hatch(ring, LEVEL, 3.2, .75)
    if depth > .5:
        p.hatch(ring, 58, 4.8, .5)
    p.draw(ring, 1.2, closed=True)


def arch_ring(cx, base, spring, r):
    return [(cx - r, base), (cx + r, base), *arc(cx, spring, r, 0, 180, 30)]


def serliana(p, cx, base, width, height, order_d, parapet=False):
    """Palladio's motif in a bay: an arch on small columns between two lintelled openings, an oculus in each spandrel."""
    span_, side, small = width * .42, width * .15, order_d * .48
    r = span_ / 2
    spring = base + height * .62
    ring = arch_ring(cx, base, spring, r)
    dark_opening(p, ring)
    back, tall = span_ * .34, (spring - base) * .6
    p.cover(rectangle(cx - back / 2, base, cx + back / 2, base + tall))
    p.box(cx - back / 2, base, cx + back / 2, base + tall, .8)
    p.hatch(rectangle(cx - back / 2, base, cx + back / 2, base + tall), LEVEL, 6, .4)
    for k, w in ((1.10, .9), (1.20, .9), (1.25, 1.2)):
        p.draw(arc(cx, spring, r * k), w)
    p.block([(cx - r * .10, spring + r * .97), (cx - r * .15, spring + r * 1.30), (cx + r * .15, spring + r * 1.30), (cx + r * .10, spring + r * .97)], 1.)
    p.hatch([(cx, spring + r * .97), (cx, spring + r * 1.3), (cx + r * .15, spring + r * 1.3), (cx + r * .10, spring + r * .97)], VERTICAL, 2.4, .5)
    lintel = height * .055
    for s in (-1, 1):
        near, far = cx + s * (r + small * .95), cx + s * (r + small * .95 + side)
        lo, hi = sorted((near, far))
        dark_opening(p, rectangle(lo, base, hi, spring - lintel))
        e0, e1 = sorted((cx + s * r * .93, cx + s * (r + side + small * 2)))
        p.cover(rectangle(e0, spring - lintel, e1, spring))
        for k in (0, .35, .75, 1.):
            p.line((e0, spring - lintel * k), (e1, spring - lintel * k), .9)
        p.hatch(rectangle(e0, spring - lintel, e1, spring - lintel * .72), LEVEL, 2., .6)
        for q in (r + small * .5, r + side + small * 1.5):
            column(p, cx + s * q, base, spring - lintel - base, small * .85, 'doric')
        ox, oy, o = cx + s * (r + small * .95 + side / 2), spring + r * .62, side * .38
        dark_opening(p, arc(ox, oy, o, 0, 360, 24)[:-1])
        p.draw(arc(ox, oy, o * 1.28, 0, 360, 24), .8)
    if parapet:
        h = height * .15
        for a, b in ((cx - r, cx + r), (cx - r - small * .95 - side, cx - r - small * .95), (cx + r + small * .95, cx + r + small * .95 + side)):
            balustrade(p, a, b, base, h)


def window(p, cx, base, width, height, pediment=True, shutters=False):
    dark_opening(p, rectangle(cx - width / 2, base, cx + width / 2, base + height))
    p.line((cx, base), (cx, base + height), .7)
    for k in (1, 2):
        p.line((cx - width / 2, base + height * k / 3), (cx + width / 2, base + height * k / 3), .6)
    m = width * .16
    p.draw([(cx - width / 2 - m, base), (cx - width / 2 - m, base + height + m), (cx + width / 2 + m, base + height + m), (cx + width / 2 + m, base)], 1.)
    p.box(cx - width / 2 - m * 1.6, base - m * .8, cx + width / 2 + m * 1.6, base, .9)
    if shutters:
        for s in (-1, 1):
            a, b = sorted((cx + s * (width / 2 + m * .3), cx + s * (width + m * .2)))
            p.block(rectangle(a, base, b, base + height), .9)
            p.hatch(rectangle(a + width * .05, base + height * .04, b - width * .05, base + height * .96), LEVEL, 3.4, .6)
    if pediment:
        y = base + height + m * 1.8
        p.block([(cx - width / 2 - m * 2.2, y), (cx + width / 2 + m * 2.2, y), (cx, y + width * .34)], 1.)
        p.line((cx - width / 2 - m * 1.2, y + m * .4), (cx, y + width * .26), .7)
        p.line((cx + width / 2 + m * 1.2, y + m * .4), (cx, y + width * .26), .7)


def urn(p, x, base, h):
    profile = [(.16, 0), (.20, .08), (.09, .16), (.15, .25), (.30, .48), (.30, .62), (.20, .72), (.24, .77), (.12, .84), (.05, .95), (0, 1)]
    ring = [(x - a * h, base + b * h) for a, b in profile] + [(x + a * h, base + b * h) for a, b in profile[::-1]]
    p.block(ring, .9)
    p.hatch([(x + .04 * h, base + .25 * h), (x + .26 * h, base + .46 * h), (x + .28 * h, base + .6 * h), (x + .04 * h, base + .72 * h)], VERTICAL, 2.2, .5)


# -- what surrounds a building

def cypress(p, x, base, height, width):
    def half(t):
        return width * .5 * min(1, (t + .02) / .22) ** .55 * max(0, 1 - t) ** .62 * 1.12
    n = int(26 * max(.5, p.detail))
    left, right = [], []
    for i in range(n + 1):
        t = .04 + .96 * i / n
        left.append((x - half(t) * p.rng.uniform(.86, 1.1), base + height * t))
        right.append((x + half(t) * p.rng.uniform(.86, 1.1), base + height * t))
    p.cover(left + right[::-1])
    for _ in range(int(300 * p.detail ** 1.6)):
        t, u = .04 + .93 * p.rng.random(), p.rng.uniform(-1, 1)
        if u < -.1 and p.rng.random() < .62 + .25 * (u < -.55):
            continue
        x0, y0, long = x + u * half(t), base + height * t, height * .045 * p.rng.uniform(.7, 1.6)
        p.draw([(x0, y0), (x0 + u * width * .03, y0 + long * .5), (x0 - u * half(t) * .06, y0 + long)], .5 + .55 * max(0., u))
    foot = [left[0], (x - width * .22, base + height * .03), (x, base + height * .045), (x + width * .22, base + height * .03), right[0]]
    p.draw(left, .9)
    p.draw(right, 1.2)
    p.draw(foot, .9)
    for s in (-1, 1):
        p.line((x + s * width * .05, base), (x + s * width * .045, base + height * .05))


def ground(p, x0, x1, y=0., rows=7):
    p.line((x0, y), (x1, y), 1.6)
    for k in range(1, int(rows * max(.6, p.detail)) + 1):
        drop = (2 * k + k * k * .75) / p.scale
        x = x0
        while x < x1:
            length = p.rng.uniform(40, 240) / p.scale
            p.line((x, y - drop), (min(x1, x + length), y - drop), .5)
            x += length + p.rng.uniform(10, 120) / p.scale / p.detail


def sky(p, x0, x1, y0, y1, rows=26):
    for k in range(int(rows * p.detail)):
        y = y1 - (y1 - y0) * k / (rows * p.detail)
        x = x0
        while x < x1:
            length = p.rng.uniform(90, 420) / p.scale
            u = (x - x0) / (x1 - x0)
            dense = .5 + .5 * math.sin(u * 9 + k * .33 / p.detail) * math.cos(u * 3.1 - k * .21 / p.detail)
            if dense > .38:
                p.line((x, y), (min(x1, x + length), y), .45 + .25 * (1 - k / rows / p.detail))
            x += length + p.rng.uniform(4, 30) / p.scale + (60 / p.scale if dense < .38 else 0)


def hills(p, points, density=.45, rows=8):
    ridge = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        for i in range(10):
            t = i / 10
            ridge.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t * t * (3 - 2 * t) + p.rng.uniform(-.8, .8) / p.scale))
    ridge.append(points[-1])
    p.cover(ridge + [(ridge[-1][0], 0), (ridge[0][0], 0)])
    p.draw(ridge, 1.)
    for k in range(int(rows * p.detail)):
        for (x, y), (nx, ny) in zip(ridge, ridge[1:]):
            if p.rng.random() < .25 + .07 * k:
                continue
            long, drop = p.rng.uniform(10, 24) / p.scale, (k * p.rng.uniform(7, 10) + 3) / p.scale / p.detail
            slope = (ny - y) / max(1e-6, nx - x)
            if y - drop > 6 / p.scale and x + long < ridge[-1][0]:
                p.draw([(x, y - drop), (x + long * .6, y - drop + slope * long * .6 - long * .18), (x + long, y - drop + slope * long - long * .5)], density)


def border(p, margin=26, gap=9):
    from engraver import INK as ink
    for m, w in ((margin, 1.4), (margin + gap, 1.)):
        p.strokes.append([w, ink, 'none', [(m, m), (p.width - m, m), (p.width - m, p.height - m), (m, p.height - m), (m, m)]])


def scale_bar(p, x, y, step, count, accent):
    """Feet of Vicenza, every second one filled."""
    p.line((x, y), (x + step * count, y), 1.2, accent)
    for i in range(count + 1):
        p.line((x + step * i, y), (x + step * i, y - (16 if i % 5 == 0 else 10) / p.scale), 1.1, accent)
        if i < count and i % 2 == 0:
            p.draw(rectangle(x + step * i, y - 5 / p.scale, x + step * (i + 1), y), 0, 'none', True, accent)
