"""A copper plate on which strokes are drawn, hidden by what stands before them, and written as SVG.

Paper is transparent, so nothing may be hidden by painting over it: `cover`
cuts every earlier stroke along a polygon instead. Coordinates are metres of
the thing drawn, y up; `scale` turns them into plate units.
"""
import math
import random

INK, PAPER, ACCENT = 'currentColor', 'var(--plate-paper, none)', 'var(--plate-accent, #9b472a)'


class Plate:
    def __init__(self, width, height, scale, origin=(0, 0), detail=1., seed=5):
        """`width` and `height` in plate units; `origin` is where (0, 0) metres lies, from the lower left."""
        self.width, self.height, self.scale, self.origin, self.detail = width, height, scale, origin, detail
        self.rng = random.Random(seed)
        self.strokes = []          # [weight, colour, fill, points in plate units]

    # -- drawing

    def _to_plate(self, point):
        return (self.origin[0] + point[0] * self.scale, self.height - self.origin[1] - point[1] * self.scale)

    def draw(self, points, weight=1.1, colour=INK, closed=False, fill='none'):
        ring = [self._to_plate(p) for p in points]
        self.strokes.append([weight, colour, fill, ring + ring[:1] if closed else ring])

    def line(self, a, b, weight=1., colour=INK, wobble=.35):
        """A ruled line with the tremor of a hand, in plate units."""
        (x0, y0), (x1, y1) = self._to_plate(a), self._to_plate(b)
        length = math.hypot(x1 - x0, y1 - y0)
        pieces = max(1, int(length / (110 / self.detail)))
        shake = lambda i: 0 if i in (0, pieces) else self.rng.uniform(-wobble, wobble)
        self.strokes.append([weight, colour, 'none', [(x0 + (x1 - x0) * i / pieces + shake(i), y0 + (y1 - y0) * i / pieces + shake(i)) for i in range(pieces + 1)]])

    def box(self, x0, y0, x1, y1, weight=1.2):
        self.draw(rectangle(x0, y0, x1, y1), weight, closed=True)

    def hatch(self, polygon, angle, spacing, weight=.6, gaps=0., colour=INK):
        """Parallel strokes inside a polygon; `spacing` in plate units, wider when there is less detail."""
        ring = [self._to_plate(p) for p in polygon]
        spacing = spacing / self.detail
        a = math.radians(angle)
        ca, sa = math.cos(a), math.sin(a)
        turned = [(x * ca + y * sa, -x * sa + y * ca) for x, y in ring]
        low, high = min(p[1] for p in turned), max(p[1] for p in turned)
        y = low + spacing * .5
        while y < high:
            cuts = sorted(x0 + (y - y0) / (y1 - y0) * (x1 - x0)
                          for (x0, y0), (x1, y1) in zip(turned, turned[1:] + turned[:1]) if (y0 <= y < y1) or (y1 <= y < y0))
            for left, right in zip(cuts[::2], cuts[1::2]):
                if right - left < 1.2:
                    continue
                left += self.rng.uniform(0, .8)
                right -= self.rng.uniform(0, 1.6)
                if gaps and self.rng.random() < gaps:
                    right = left + (right - left) * self.rng.uniform(.45, .9)
                self.strokes.append([weight, colour, 'none', [(left * ca - y * sa, left * sa + y * ca), (right * ca - y * sa, right * sa + y * ca)]])
            y += spacing * (1 + self.rng.uniform(-.06, .06))

    # -- hiding

    def cover(self, polygon):
        """Removes what was drawn before inside a polygon."""
        ring = [self._to_plate(p) for p in polygon]
        left, right = min(p[0] for p in ring), max(p[0] for p in ring)
        top, bottom = min(p[1] for p in ring), max(p[1] for p in ring)
        kept = []
        for stroke in self.strokes:
            points = stroke[3]
            if (max(p[0] for p in points) < left or min(p[0] for p in points) > right
                    or max(p[1] for p in points) < top or min(p[1] for p in points) > bottom):
                kept.append(stroke)
                continue
            for piece in _outside(points, ring):
                kept.append([*stroke[:3], piece])
        self.strokes = kept

    def block(self, polygon, weight=1.2):
        """Something solid: hides what is behind and has an outline."""
        self.cover(polygon)
        self.draw(polygon, weight, closed=True)

    # -- writing

    def svg(self, title):
        groups, order = {}, []
        for weight, colour, fill, points in self.strokes:
            key = (round(weight * 5) / 5 if weight else 0, colour, fill)
            if key not in groups:
                groups[key] = []
                order.append(key)
            groups[key].append(_path(points))
        body = []
        for weight, colour, fill in order:
            stroke = f' stroke="{colour}" stroke-width="{weight * 10:g}"' if weight else ''
            body.append(f'<path fill="{fill}"{stroke} d="{"".join(groups[(weight, colour, fill)])}"/>')
        size = f'{self.width * 10:g} {self.height * 10:g}'
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{self.width:g}" height="{self.height:g}" '
                f'stroke-linecap="round" stroke-linejoin="round"><title>{title}</title>'
                f'<path fill="{PAPER}" d="M0 0H{self.width * 10:g}V{self.height * 10:g}H0z"/>{"".join(body)}</svg>\n')


def _path(points):
    """Tenths of a unit as whole numbers, relative to the last point: small files."""
    whole = [(round(x * 10), round(y * 10)) for x, y in points]
    closed = len(whole) > 2 and whole[0] == whole[-1]
    (x, y), out = whole[0], f'M{whole[0][0]} {whole[0][1]}'
    steps = []
    for px, py in whole[1:-1] if closed else whole[1:]:
        if (px, py) != (x, y):
            steps.append(f'{px - x}{"" if py < y else " "}{py - y}')
        x, y = px, py
    text = out + 'l' + steps[0] + ''.join(s if s.startswith('-') else ' ' + s for s in steps[1:]) if steps else out + 'h0'
    return text + ('z' if closed else '')


def _inside(x, y, ring):
    odd = False
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            odd = not odd
    return odd


def _outside(points, ring):
    """The parts of a polyline that lie outside a ring."""
    pieces, current = [], []
    edges = list(zip(ring, ring[1:] + ring[:1]))
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        dx, dy = x1 - x0, y1 - y0
        cuts = [0., 1.]
        for (ax, ay), (bx, by) in edges:
            ex, ey = bx - ax, by - ay
            cross = dx * ey - dy * ex
            if abs(cross) < 1e-12:
                continue
            t = ((ax - x0) * ey - (ay - y0) * ex) / cross
            u = ((ax - x0) * dy - (ay - y0) * dx) / cross
            if 0 < t < 1 and 0 <= u <= 1:
                cuts.append(t)
        cuts.sort()
        for t0, t1 in zip(cuts, cuts[1:]):
            if t1 - t0 < 1e-9:
                continue
            middle = (t0 + t1) / 2
            a, b = (x0 + dx * t0, y0 + dy * t0), (x0 + dx * t1, y0 + dy * t1)
            if _inside(x0 + dx * middle, y0 + dy * middle, ring):
                if current:
                    pieces.append(current)
                current = []
            elif current and math.dist(current[-1], a) < 1e-6:
                current.append(b)
            else:
                if current:
                    pieces.append(current)
                current = [a, b]
    if current:
        pieces.append(current)
    return [p for p in pieces if sum(math.dist(a, b) for a, b in zip(p, p[1:])) > .6]


def rectangle(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def arc(cx, cy, r, start=0., end=180., steps=36, squash=1.):
    return [(cx + r * math.cos(math.radians(start + (end - start) * i / steps)), cy + squash * r * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]
