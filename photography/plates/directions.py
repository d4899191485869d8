"""The map of the way to the house, wide and upright, without words: the page sets the names over it.

Hills are hachured as on a survey of the nineteenth century: strokes run down the slope, and they are heavier and closer
on the side away from the light.
"""
import math

from engraver import ACCENT, INK, Plate, arc, rectangle
from maps import compass, dashes, km, smooth, the_house

# Each hill: latitude, longitude, height in metres above the plain, radius in kilometres.
HILLS = (
    (45.5355, 11.5440, 95, .42), (45.5290, 11.5410, 105, .48), (45.5220, 11.5350, 110, .52), (45.5140, 11.5330, 130, .62), (45.5040, 11.5310, 165, .75),
    (45.4950, 11.5270, 190, .85), (45.4870, 11.5200, 230, .95), (45.4770, 11.5120, 300, 1.05), (45.4670, 11.5050, 330, 1.15), (45.4560, 11.5130, 330, 1.15),
    (45.4470, 11.5280, 320, 1.15), (45.4410, 11.5430, 310, 1.1), (45.4460, 11.5600, 290, .95), (45.4560, 11.5720, 260, .8), (45.4660, 11.5780, 220, .7),
    (45.4760, 11.5830, 180, .6), (45.4850, 11.5870, 120, .48), (45.4980, 11.5060, 170, .8), (45.5080, 11.5080, 120, .6), (45.4880, 11.4930, 220, .95),
    (45.4760, 11.4800, 260, 1.0), (45.4650, 11.4680, 280, 1.1), (45.4530, 11.4780, 300, 1.2), (45.4400, 11.4920, 330, 1.2), (45.4300, 11.5120, 340, 1.2),
    (45.4260, 11.5380, 320, 1.1), (45.4330, 11.5640, 260, .9), (45.4880, 11.4680, 150, .7), (45.4980, 11.4830, 120, .6), (45.4620, 11.4450, 200, .9),
    (45.4480, 11.4560, 250, 1.0), (45.4160, 11.5200, 300, 1.1), (45.4180, 11.5000, 320, 1.1), (45.4120, 11.5480, 240, .9), (45.4250, 11.4700, 300, 1.2),
    (45.4320, 11.4450, 240, 1.0), (45.4100, 11.4700, 280, 1.1),
)
LEVELS = (34, 78, 128, 184, 246, 310)
BUMPS = [(*km(lat, lon), height, radius * 1.08) for lat, lon, height, radius in HILLS]


def height(x, y):
    """Metres above the plain. The power mean keeps overlapping hills from adding up to a mountain."""
    total = 0.
    for cx, cy, h, r in BUMPS:
        d = ((x - cx) ** 2 + (y - cy) ** 2) / (r * r)
        if d < 7:
            total += (h * math.exp(-d)) ** 2
    return math.sqrt(total)


def slope(x, y, e=.02):
    return (height(x + e, y) - height(x - e, y)) / (2 * e), (height(x, y + e) - height(x, y - e)) / (2 * e)


def contours(level, box, step=.14):
    """Rings and lines of one height, by marching squares, joined end to end."""
    left, low, right, high = box
    columns, rows = int((right - left) / step) + 1, int((high - low) / step) + 1
    grid = [[height(left + i * step, low + j * step) - level for i in range(columns)] for j in range(rows)]

    def cut(i0, j0, i1, j1):
        a, b = grid[j0][i0], grid[j1][i1]
        t = a / (a - b)
        return (round(left + (i0 + (i1 - i0) * t) * step, 5), round(low + (j0 + (j1 - j0) * t) * step, 5))

    ends = {}
    for j in range(rows - 1):
        for i in range(columns - 1):
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            cuts = [cut(*a, *b) for a, b in zip(corners, corners[1:] + corners[:1]) if (grid[a[1]][a[0]] > 0) != (grid[b[1]][b[0]] > 0)]
            for a, b in zip(cuts[::2], cuts[1::2]):
                ends.setdefault(a, []).append(b)
                ends.setdefault(b, []).append(a)
    lines = []
    while ends:
        start = next((p for p, others in ends.items() if len(others) == 1), next(iter(ends)))
        line = [start]
        while line[-1] in ends:
            here = line[-1]
            following = ends[here].pop()
            if not ends[here]:
                del ends[here]
            ends[following].remove(here)
            if not ends[following]:
                del ends[following]
            line.append(following)
        lines.append(line)
    return lines


def hachures(p, box, spacing):
    """`spacing` is between strokes on the lit side, in plate units; in the shade they are twice as close."""
    light = (-.62, .78)
    for level, below in zip(LEVELS, (6, *LEVELS)):
        for line in contours(level, box):
            due = p.rng.uniform(0, spacing)
            for (x0, y0), (x1, y1) in zip(line, line[1:]):
                length = math.dist((x0, y0), (x1, y1)) * p.scale
                at = due
                while at < length:
                    t = at / length
                    x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                    gx, gy = slope(x, y)
                    steep = math.hypot(gx, gy) or 1e-6
                    shade = .5 + .5 * (gx * light[0] + gy * light[1]) / steep  # 1 is the side away from the light
                    stroke = run_down(x, y, below + (level - below) * p.rng.uniform(.1, .2))
                    if stroke:
                        p.draw(stroke, .2 if shade < .72 else .4)
                    at += spacing * (1.25 - .72 * shade) * p.rng.uniform(.85, 1.15)
                due = at - length


def run_down(x, y, goal, longest=.62):
    """A stroke from a point down the slope to a height, with one bend."""
    points, run = [(x, y)], 0.
    while height(x, y) > goal and run < longest:
        gx, gy = slope(x, y)
        steep = math.hypot(gx, gy)
        if steep < 25:
            break
        x, y, run = x - gx / steep * .04, y - gy / steep * .04, run + .04
        points.append((x, y))
    if len(points) < 4:
        return None
    first, middle, last = points[0], points[len(points) // 2], points[-1]
    bend = abs((last[0] - first[0]) * (middle[1] - first[1]) - (last[1] - first[1]) * (middle[0] - first[0])) / math.dist(first, last)
    return [first, middle, last] if bend > .02 else [first, last]


def water(p, ring, gap):
    """A lake: its shore, and level lines."""
    p.cover(ring)
    p.hatch(ring, 0, gap, .2, gaps=.15)
    p.draw(ring, .4)


def ribbon(p, line, wide, weight, middle=0.):
    """Two parallel lines: a motorway, a river. Hides what lies beneath."""
    sides = []
    for s in (1, -1):
        side = []
        for a, b in zip(line, line[1:] + [(2 * line[-1][0] - line[-2][0], 2 * line[-1][1] - line[-2][1])]):
            length = math.dist(a, b) or 1
            side.append((a[0] + (a[1] - b[1]) / length * wide * s / p.scale, a[1] + (b[0] - a[0]) / length * wide * s / p.scale))
        sides.append(side)
    for a, b, c, d in zip(sides[0], sides[0][1:], sides[1][1:], sides[1]):
        p.cover([a, b, c, d])
    for side in sides:
        p.draw(side, weight)
    if middle:
        p.draw(line, middle)


def railway(p, line):
    """A line with sleepers."""
    p.draw(line, .4)
    due, step = 0., 2.4 / p.scale
    for a, b in zip(line, line[1:]):
        length = math.dist(a, b)
        nx, ny = (a[1] - b[1]) / length * 1. / p.scale, (b[0] - a[0]) / length * 1. / p.scale
        while due < length:
            t = due / length
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            p.draw([(x - nx, y - ny), (x + nx, y + ny)], .2)
            due += step
        due -= length


def city(p, x, y, r):
    """The old town inside its walls: blocks between crooked streets, and the tower of the Basilica."""
    wall = [(x + r * 1.55 * math.cos(a) * (1 + .09 * math.sin(a * 3 + 1)), y + r * math.sin(a) * (1 + .08 * math.cos(a * 4))) for a in (math.tau * k / 22 for k in range(23))]
    p.cover(wall)
    p.draw(wall, .4)
    p.draw([(x + (qx - x) * .93, y + (qy - y) * .91) for qx, qy in wall], .2)
    for row in range(-3, 4):
        for column in range(-4, 5):
            bx, by = x + column * r * .33 + row * r * .11, y + row * r * .25 + column * r * .04
            if ((bx - x) / 1.4) ** 2 + (by - y) ** 2 > (r * .74) ** 2 or (row, column) in ((0, 0), (0, 1), (1, 0)):
                continue
            w, h = r * p.rng.uniform(.09, .15), r * p.rng.uniform(.07, .105)
            skew = p.rng.uniform(-.04, .04) * r
            block = [(bx - w, by - h), (bx + w, by - h + skew), (bx + w * .92, by + h + skew), (bx - w * 1.05, by + h)]
            p.hatch(block, 50, .75, .2)
            p.draw(block, .2, closed=True)
    tower = rectangle(x - r * .06, y - r * .12, x + r * .07, y + r * .72)
    p.block(tower, .2)
    p.draw([(x - r * .06, y + r * .72), (x, y + r * .98), (x + r * .07, y + r * .72)], .2)
    p.hatch(rectangle(x, y - r * .1, x + r * .07, y + r * .7), 90, .6, .2)


def church(p, x, y, s):
    """A domed church from the front."""
    p.cover(rectangle(x - s * .7, y, x + s * .7, y + s * 1.8))
    p.draw([(x - s * .6, y), (x - s * .6, y + s * .6), (x, y + s * .95), (x + s * .6, y + s * .6), (x + s * .6, y), (x - s * .6, y)], .4)
    p.draw(arc(x, y + s * .85, s * .42, 10, 170, 8), .4)
    p.draw([(x, y + s * 1.2), (x, y + s * 1.75)], .4)
    p.draw([(x - s * .16, y + s * 1.55), (x + s * .16, y + s * 1.55)], .4)
    p.hatch(rectangle(x + s * .1, y, x + s * .55, y + s * .55), 90, .9, .2)


def villa(p, x, y, s):
    """The Rotonda: portico, wings, dome."""
    p.cover([(x - s * 1.3, y), (x + s * 1.3, y), (x + s * 1.1, y + s * 1.4), (x - s * 1.1, y + s * 1.4)])
    p.draw(rectangle(x - s, y, x + s, y + s * .7), .4, closed=True)
    p.draw([(x - s * .55, y + s * .62), (x, y + s * .95), (x + s * .55, y + s * .62)], .4)
    for k in (-.45, -.15, .15, .4):
        p.draw([(x + k * s, y), (x + k * s, y + s * .6)], .4)
    p.draw([(x - s * .5, y + s * .98), *arc(x, y + s * .98, s * .5, 165, 15, 7), (x + s * .5, y + s * .98)], .4)
    p.draw([(x - s * 1.3, y), (x + s * 1.3, y)], .4)


def halls(p, x, y, s):
    """The halls of the trade fair: saw-tooth roofs."""
    for k in range(3):
        left = x + (k - 1.4) * s * .8
        block = [(left, y), (left + s * .7, y), (left + s * .7, y + s * .4), (left, y + s * .8)]
        p.block(block, .4)
        p.hatch(block, 90, 1., .2)


def motorway_exit(p, x, y, s):
    """Two rings on the road."""
    p.cover(arc(x, y, s, 0, 360, 14))
    p.draw(arc(x, y, s, 0, 360, 14), .6, ACCENT)
    p.draw(arc(x, y, s * .35, 0, 360, 8), .6, ACCENT)


def arrowheads(p, road, box, s):
    """An arrow where a road crosses the border of the map."""
    left, low, right, high = box
    inside = [left < x < right and low < y < high for x, y in road]
    for step, ends in ((1, range(len(road) - 1)), (-1, range(len(road) - 1, 0, -1))):
        k = next((i for i in ends if inside[i] != inside[i + step]), None)
        if k is None or inside[k]:
            continue
        (x0, y0), (x1, y1) = road[k], road[k + step]
        t = max([(edge - a) / (b - a) for edge, a, b in ((left, x0, x1), (right, x0, x1), (low, y0, y1), (high, y0, y1)) if a != b and 0 <= (edge - a) / (b - a) <= 1])
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        angle = math.atan2(y0 - y1, x0 - x1)
        turn = lambda u, v: (x + (u * math.cos(angle) - v * math.sin(angle)) * s, y + (u * math.sin(angle) + v * math.cos(angle)) * s)
        p.cover([turn(.2, .7), turn(-1.5, .7), turn(-1.5, -.7), turn(.2, -.7)])
        p.block([turn(-.1, 0), turn(-1.5, .6), turn(-1.15, 0), turn(-1.5, -.6)], .4)
        p.hatch([turn(-.1, 0), turn(-1.5, -.6), turn(-1.15, 0)], math.degrees(-angle) + 55, .6, .2)


def aeroplane(p, x, y, angle, s):
    """An aeroplane from above, for the airports beyond the border."""
    a = math.radians(angle)
    outline = ((1, 0), (.72, .1), (.25, .1), (-.2, .85), (-.38, .85), (-.12, .1), (-.62, .1), (-.82, .34), (-.95, .34), (-.82, 0))
    ring = [*outline, *[(u, -v) for u, v in reversed(outline[:-1])]]
    points = [(x + (u * math.cos(a) - v * math.sin(a)) * s, y + (u * math.sin(a) + v * math.cos(a)) * s) for u, v in ring]
    p.block(points, .4)
    p.hatch(points, angle + 60, .9, .2)


def vines(p, spots):
    """Rows of vines and ploughland on the plain."""
    for x, y, angle in spots:
        a = math.radians(angle)
        turn = lambda u, v: (x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a))
        p.hatch([turn(0, 0), turn(.62, .04), turn(.66, .46), turn(.05, .42)], angle - 4, 1.7, .2)


def trees(p, spots):
    """Cypresses, each a stroke with a shadow."""
    for x, y in spots:
        p.draw([(x, y), (x - .035, y + .1), (x, y + .34), (x + .035, y + .1), (x, y)], .2)
        p.draw([(x + .02, y + .02), (x + .012, y + .27)], .2)


def way(shape):
    """Twelve kilometres of country from Vicenza to the lake of Fimon."""
    wide = shape == 'wide'
    p = Plate(300, 200, 16.4, (121, 163)) if wide else Plate(240, 300, 20.2, (94, 246))
    p.rng.seed(11)
    margin = 3.6 / p.scale
    left, low = -p.origin[0] / p.scale + margin, -p.origin[1] / p.scale + margin
    right, high = (p.width - p.origin[0]) / p.scale - margin, (p.height - p.origin[1]) / p.scale - margin
    box = (left, low, right, high)
    line = lambda *points: smooth([km(*q) for q in points], 5)

    vines(p, [(x, y, angle) for x, y, angle in FIELDS if left < x < right - .7 and low < y < high - .6])
    hachures(p, box, 2.3 if wide else 2.75)
    shore = [km(*q) for q in ((45.4725, 11.5405), (45.4735, 11.5455), (45.4690, 11.5490), (45.4630, 11.5455), (45.4620, 11.5400), (45.4670, 11.5375))]
    lake = smooth([*shore, *shore, *shore], 5)[len(shore) * 5:len(shore) * 10 + 1]
    water(p, lake, 1.15)
    retrone = line((45.515, 11.400), (45.523, 11.440), (45.531, 11.475), (45.536, 11.508), (45.5385, 11.530), (45.5400, 11.548), (45.5390, 11.556))
    bacchiglione = line((45.600, 11.540), (45.575, 11.541), (45.556, 11.5445), (45.5495, 11.5530), (45.5390, 11.5580), (45.5330, 11.5790), (45.5180, 11.5860), (45.5070, 11.6000), (45.4930, 11.6090), (45.4800, 11.6190), (45.4650, 11.6450), (45.4450, 11.6600), (45.4250, 11.6800), (45.400, 11.70))
    canal = line((45.4800, 11.6170), (45.4640, 11.6080), (45.4450, 11.6000), (45.4250, 11.5960), (45.400, 11.585))
    ribbon(p, retrone, .5, .2)
    ribbon(p, bacchiglione, .8, .4, .2)
    p.draw(canal, .2)
    railway(p, line((45.495, 11.390), (45.5110, 11.440), (45.5230, 11.475), (45.5330, 11.508), (45.5405, 11.5400), (45.5400, 11.5560), (45.5330, 11.590), (45.5260, 11.630), (45.5080, 11.670), (45.4870, 11.705), (45.470, 11.75)))
    a31_north = line((45.600, 11.640), (45.570, 11.648), (45.540, 11.652), (45.5155, 11.6480))
    a31_south = line((45.5155, 11.6480), (45.4950, 11.6530), (45.4650, 11.6650), (45.4350, 11.6620), (45.400, 11.650))
    a4 = line((45.496, 11.380), (45.5080, 11.430), (45.5215, 11.475), (45.5285, 11.4985), (45.5255, 11.520), (45.5235, 11.5370), (45.5205, 11.5560), (45.5185, 11.580), (45.5160, 11.610), (45.5150, 11.6480), (45.5030, 11.690), (45.485, 11.73), (45.470, 11.76))
    for road in (a31_north, a31_south, a4):
        ribbon(p, road, .9, .4)
    riviera = line((45.5440, 11.5500), (45.5360, 11.5570), (45.5270, 11.5640), (45.5180, 11.5720), (45.5080, 11.5850), (45.4950, 11.5980), (45.4800, 11.6070), (45.4650, 11.6040), (45.4450, 11.5930), (45.4250, 11.5900), (45.40, 11.580))
    p.draw(riviera, .4)
    p.draw(line((45.5080, 11.5850), (45.5040, 11.5720), (45.4995, 11.5620), (45.4900, 11.5550), (45.4800, 11.5500), (45.4740, 11.5470)), .2)
    route = line((45.5160, 11.6100), (45.5130, 11.6030), (45.5150, 11.5900), (45.5115, 11.5805), (45.5070, 11.5745), (45.5030, 11.5690), (45.5005, 11.5650))
    for a, b in zip(route, route[1:]):
        length, w = math.dist(a, b) or 1, 2.2 / p.scale
        nx, ny = (a[1] - b[1]) / length * w, (b[0] - a[0]) / length * w
        p.cover([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)])
    dashes(p, route, .1 / p.scale, 3.1 / p.scale, 1.7)

    city(p, *km(45.5490, 11.5460), .72)
    church(p, *km(45.5335, 11.5435), .42)
    villa(p, *km(45.5285, 11.5600), .36)
    halls(p, *km(45.5355, 11.4985), .52)
    for place in ((45.5160, 11.6100), (45.5285, 11.4985)):
        motorway_exit(p, *km(*place), 2.4 / p.scale)
    x, y = km(45.5405, 11.5400)
    p.block(rectangle(x - .16, y - .1, x + .16, y + .1), .4)
    x, y = km(45.4985, 11.5330)
    church(p, x, y, .26)
    trees(p, [(x + dx, y + dy) for x, y in (km(45.4990, 11.5620),) for dx, dy in ((-.95, .1), (-.82, -.08), (.82, -.04), (.97, .12), (1.12, -.1))])
    the_house(p, (45.4995, 11.5620), .6, line=.55)
    compass(p, right - 1.1, high - 1.25, .62, .2) if wide else compass(p, right - 1.0, high - 1.1, .55, .2)
    outside(p, box)
    for road in (a31_north, a31_south, a4):
        arrowheads(p, road, box, 4.2 / p.scale)
    for x, y, angle in (((left + 1.0, -3.55, 180), (right - .95, -2.7, -12)) if wide else ((left + .75, -3.3, 180), (right - .8, -2.6, -10))):
        aeroplane(p, x, y, angle, .42)
    border(p)
    return p, 'The way to the house'


# Vineyards and fields: kilometres east and north of Vicenza, and the direction of their rows.
FIELDS = ((-6.8, .6, 20), (-5.6, 1.4, 65), (-6.2, -.9, 110), (-4.6, .3, 20), (-3.2, 1.5, 155), (-1.9, 1.0, 20), (2.3, 1.3, 65), (3.6, .6, 20), (4.7, 1.5, 110), (5.8, .2, 155), (3.1, -.5, 65),
          (7.9, 1.2, 20), (9.0, .1, 65), (5.0, -1.6, 20), (6.6, -1.3, 110), (9.2, -1.4, 20), (8.6, -2.4, 155), (4.3, -2.6, 65), (5.6, -4.6, 20), (6.9, -4.2, 110), (9.4, -5.0, 65), (7.1, -5.8, 20),
          (6.1, -6.9, 155), (9.9, -6.6, 20), (7.6, -7.7, 65), (5.4, -8.6, 20), (6.6, -9.2, 110), (10.2, -8.2, 155), (8.9, -9.2, 20), (4.6, -9.9, 65), (5.9, -10.8, 20), (3.4, 2.4, 155), (-3.0, 2.6, 65), (-1.6, 2.3, 110),
          (2.6, -4.0, 20), (3.4, -5.4, 110))


def outside(p, box):
    """Nothing but the border reaches into the margin."""
    left, low, right, high = box
    far = 60
    for ring in (rectangle(-far, -far, left, far), rectangle(right, -far, far, far), rectangle(-far, -far, far, low), rectangle(-far, high, far, far)):
        p.cover(ring)


def border(p):
    """Three lines at the very edge, so that the map aligns with the column of text."""
    for margin, weight in ((.3, .4), (1.8, .2), (2.8, .6)):
        p.strokes.append([weight, INK, 'none', [(margin, margin), (p.width - margin, margin), (p.width - margin, p.height - margin), (margin, p.height - margin), (margin, margin)]])
