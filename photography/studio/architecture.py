"""The house: walls with openings, windows, floors, ceilings, the orders, roofs.

Openings are measured from the middle of their wall. A wall lies in the xz
plane with its visible face at y = 0 and grows backwards; scenes turn it with `at`.
"""
import math
import random

from studio import materials
from studio.geometry import (arc, at, ball, box, frame_path, instance, lathe, merged, mesh_of, modify, panel, sheet, solid, span, sweep, tube)

# -- outlines of openings, each a closed ring of (x, z)

def rect_opening(centre, width, sill, head):
    return [(centre - width / 2, sill), (centre + width / 2, sill), (centre + width / 2, head), (centre - width / 2, head)]


def arch_opening(centre, width, sill, spring):
    r = width / 2
    return [(centre - r, sill), (centre + r, sill), *arc((centre, spring), r, 0, 180, 32)]


def oculus(centre, height, radius):
    return arc((centre, height), radius, 0, 360, 40)[:-1]


def wall(width, height, thickness, material, openings=(), base=0.):
    outline = [(-width / 2, base), (width / 2, base), (width / 2, height), (-width / 2, height)]
    return panel('wall', outline, list(openings), thickness, material)


def band(ring, material, breadth=.14, depth=.035, moulded=True, open_foot=False):
    """A stone architrave around an opening."""
    profile = [(0, -.02), (0, depth * .6), (breadth * .45, depth * .6), (breadth * .5, depth), (breadth * .82, depth),
               (breadth, depth * 1.5), (breadth, -.02)] if moulded else [(0, -.02), (0, depth), (breadth, depth), (breadth, -.02)]
    path = []
    count = len(ring)
    for i, (x, z) in enumerate(ring):
        (px, pz), (nx, nz) = ring[i - 1], ring[(i + 1) % count]
        a, b = _normal(px, pz, x, z), _normal(x, z, nx, nz)
        scale = 1 / max(.35, (1 + a[0] * b[0] + a[1] * b[1]))
        path.append((x, z, (a[0] + b[0]) * scale, (a[1] + b[1]) * scale))
    if open_foot:
        path = path[1:] + path[:1]
        path[0] = (path[0][0], path[0][1], 1, 0)
        path[-1] = (path[-1][0], path[-1][1], -1, 0)
    return sweep('architrave', path, profile, material, closed=not open_foot)


def _normal(x0, z0, x1, z1):
    length = math.hypot(x1 - x0, z1 - z0) or 1
    return ((z1 - z0) / length, -(x1 - x0) / length)


# -- windows and doors

def casement(ring_width, sill, head, material, leaves=2, rows=3, depth=.05, y=.22, columns=1, glazed=True, ajar=0.):
    """A timber window with glazing bars; `ajar` opens its leaves inwards, in degrees."""
    w = ring_width / leaves
    for k in range(leaves):
        side = -1 if k < leaves / 2 else 1
        hinge = -ring_width / 2 if side < 0 else ring_width / 2
        with at(hinge, y, 0, ajar * side * -1 if leaves > 1 else ajar):
            x0, x1 = (0, w) if side < 0 else (-w, 0)
            d = (-depth / 2, depth / 2)
            for x in ((x0, x0 + .055), (x1 - .055, x1)):
                span('stile', x, d, (sill, head), material, .006)
            for z in ((sill, sill + .09), (head - .06, head)):
                span('rail', (x0 + .055, x1 - .055), d, z, material, .006)
            thin = (-depth * .3, depth * .3)
            for r in range(1, rows):
                z = sill + (head - sill) * r / rows
                span('bar', (x0, x1), thin, (z - .012, z + .012), material, .004)
            for c in range(1, columns):
                x = x0 + (x1 - x0) * c / columns
                span('bar', (x - .012, x + .012), thin, (sill, head), material, .004)
            if glazed:
                span('pane', (x0 + .05, x1 - .05), (-.003, .003), (sill + .08, head - .055), materials.pane(), 0)


def fanlight(centre, spring, radius, material, y=.22, spokes=5):
    """The bars in the head of an arched window: the house's sundial again."""
    with at(centre, y, spring):
        for k in range(1, spokes):
            a = math.pi * k / spokes
            tube('spoke', [(.22 * radius * math.cos(a), 0, .22 * radius * math.sin(a)),
                           (.6 * radius * math.cos(a), 0, .6 * radius * math.sin(a)), (radius * math.cos(a), 0, radius * math.sin(a))], .013, material)
        sweep('hub', [(x, z, x / (.22 * radius), z / (.22 * radius)) for x, z in arc((0, 0), .22 * radius, 0, 180, 20)],
              [(-.015, -.02), (-.015, .02), (.015, .02), (.015, -.02)], material)
        span('transom', (-radius, radius), (-.025, .025), (-.03, .03), material, .006)


def shutter(width, height, material, slats=None):
    """A louvred leaf, hinged at x = 0, hanging towards +x."""
    slats = slats or int(height / .055)
    d = (-.02, .02)
    for x in ((0, .06), (width - .06, width)):
        span('stile', x, d, (0, height), material, .004)
    for z in ((0, .10), (height * .48, height * .48 + .07), (height - .08, height)):
        span('rail', (0, width), d, z, material, .004)
    for k in range(slats):
        z = .11 + (height - .2) * k / slats
        box('slat', (width - .11, .034, .007), (width / 2, 0, z + .02), material, 0, (38, 0, 0))


def panelled_door(width, height, material, knob, rows=((.12, .42), (.46, .94))):
    """One leaf with raised panels; the face looks to -y."""
    span('leaf', (-width / 2, width / 2), (0, .045), (0, height), material, .004)
    for low, high in rows:
        z = (height * low, height * high)
        x = (-width / 2 + .12, width / 2 - .12)
        sweep('moulding', frame_path(x, z), [(-.03, 0), (-.03, .008), (-.01, .018), (0, .012), (0, 0)], material, closed=True)
        span('field', (x[0] + .05, x[1] - .05), (-.012, .01), (z[0] + .05, z[1] - .05), material, .01)
    ball('knob', .028, (width / 2 - .07, -.05, height * .47), knob)
    lathe('rose', [(0, 0), (.03, 0), (.026, .012), (.011, .02), (.011, .05), (0, .05)], knob, (width / 2 - .07, 0, height * .47), 24, (90, 0, 0))


# -- floors

def boards(x, y, material, width=.11, seed=3):
    """Planks along y, each a bevelled island of its own length and tone."""
    rng = random.Random(seed)
    points, faces = [], []
    left = x[0]
    while left < x[1]:
        front = y[0] - rng.uniform(0, 1.2)
        while front < y[1]:
            length = rng.uniform(.9, 1.6)
            _tile(points, faces, left, left + width, front, front + length, rng.uniform(-.0004, .0004))
            front += length
        left += width
    return solid('boards', mesh_of('boards', points, faces), material)


def tiles(x, y, material, size=(.30, .30), joint=.004, bond=.0, seed=4, wobble=.0008, bevel=.003):
    rng = random.Random(seed)
    points, faces = [], []
    row, front = 0, y[0]
    while front < y[1]:
        left = x[0] - (size[0] * bond if row % 2 else 0)
        while left < x[1]:
            _tile(points, faces, left, left + size[0], front, front + size[1], rng.uniform(-wobble, wobble), joint / 2, bevel)
            left += size[0]
        front += size[1]
        row += 1
    return solid('tiles', mesh_of('tiles', points, faces), material)


def herringbone(x, y, material, length=.48, width=.08, seed=5):
    """Parquet laid in a zigzag: blocks at 45 degrees, one island each."""
    rng = random.Random(seed)
    points, faces = [], []
    step = width * math.sqrt(2)
    diagonal = (length - width) / math.sqrt(2)
    columns = range(int((x[1] - x[0]) / (2 * diagonal)) + 4)
    for c in columns:
        for r in range(-int(length / step) - 2, int((y[1] - y[0]) / step) + 3):
            for turn in (45, 135):
                cx = x[0] + c * 2 * diagonal + (0 if turn == 45 else diagonal)
                cy = y[0] + r * step
                k = len(points)
                _tile(points, faces, -length / 2, length / 2, -width / 2, width / 2, rng.uniform(-.0004, .0004))
                a = math.radians(turn)
                points[k:] = [(cx + px * math.cos(a) - py * math.sin(a), cy + px * math.sin(a) + py * math.cos(a), pz) for px, py, pz in points[k:]]
    return solid('herringbone', mesh_of('herringbone', points, faces), material)


def _tile(points, faces, x0, x1, y0, y1, z, gap=.0006, bevel=.0012):
    k = len(points)
    x0, x1, y0, y1 = x0 + gap, x1 - gap, y0 + gap, y1 - gap
    points += [(x0, y0, z - .004), (x1, y0, z - .004), (x1, y1, z - .004), (x0, y1, z - .004),
               (x0 + bevel, y0 + bevel, z), (x1 - bevel, y0 + bevel, z), (x1 - bevel, y1 - bevel, z), (x0 + bevel, y1 - bevel, z)]
    faces += [(k + 4, k + 5, k + 6, k + 7), (k, k + 1, k + 5, k + 4), (k + 1, k + 2, k + 6, k + 5), (k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7)]


def slabs(x, y, material, rng, depth=.7, long=(.7, 1.2), skip=lambda x, y: False):
    """Outdoor paving in courses of unequal stones."""
    points, faces = [], []
    front = y[0]
    while front < y[1] - .01:
        left = x[0] - rng.uniform(0, .5)
        while left < x[1]:
            width = rng.uniform(*long)
            if not skip(left + width / 2, front + depth / 2):
                _tile(points, faces, left, left + width, front, front + depth, rng.uniform(-.005, .004), .006, .008)
            left += width
        front += depth
    return solid('slabs', mesh_of('slabs', points, faces), material)


# -- ceilings

def beams(x, y, height, material, spacing=.92, size=(.17, .20), start=.35, sag=.004, rng=random.Random(2)):
    """Joists along x under a flat ceiling."""
    position = y[0] + start
    while position < y[1]:
        span('beam', x, (position - size[0] / 2 + rng.uniform(-.008, .008), position + size[0] / 2), (height - size[1], height + .02), material, .014)
        position += spacing


def barrel_vault(x, y, spring, rise, material, thickness=.15):
    """A segmental vault whose axis runs along y."""
    half, middle = (x[1] - x[0]) / 2, (x[0] + x[1]) / 2
    radius = (half * half + rise * rise) / (2 * rise)
    sweep_angle = math.asin(min(1, half / radius)) if rise < half else math.pi / 2
    def shape(u, v):
        a = (u * 2 - 1) * sweep_angle
        return (middle + radius * math.sin(a), y[0] + (y[1] - y[0]) * v, spring + rise - radius * (1 - math.cos(a)))
    vault = sheet('vault', 48, 8, shape, material)
    modify(vault, 'SOLIDIFY', thickness=thickness, offset=1)
    return vault


def groin_bay(x, y, spring, material, steps=64):
    """A cross vault over a square-ish bay: the higher of two barrels at every point.

    Steps are even along the arc, because a vault starts steeply, and every cell is cut
    along the groin: Blender would choose the diagonal itself and leave a saw-tooth.
    """
    (x0, x1), (y0, y1) = x, y
    rise = min(x1 - x0, y1 - y0) / 2
    across = [-math.cos(math.pi * k / steps) for k in range(steps + 1)]
    points = [(x0 + (x1 - x0) * (a + 1) / 2, y0 + (y1 - y0) * (b + 1) / 2,
               spring + rise * math.sqrt(max(0., 1 - min(a * a, b * b)))) for b in across for a in across]
    faces, row = [], steps + 1
    for j in range(steps):
        for i in range(steps):
            p, q, r, t = j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i
            rising = (i < steps / 2) == (j < steps / 2)
            faces += [(p, q, r), (p, r, t)] if rising else [(p, q, t), (q, r, t)]
    return solid('groin', mesh_of('groin', points, faces), material, smooth=True, crease=28)


def coffers(x, y, height, material, field, grid=(5, 5), depth=.14, rib=.14):
    span('coffer-field', x, y, (height, height + .05), field, 0)
    for i in range(grid[0] + 1):
        c = x[0] + (x[1] - x[0]) * i / grid[0]
        span('rib', (c - rib / 2, c + rib / 2), y, (height - depth, height + .01), material, .012)
    for j in range(grid[1] + 1):
        c = y[0] + (y[1] - y[0]) * j / grid[1]
        span('rib', x, (c - rib / 2, c + rib / 2), (height - depth * .9, height + .01), material, .012)


def skirting(x, material, height=.13, depth=.018):
    span('skirting', x, (-depth, .0), (0, height), material, .004)


def cornice(x, height, material, depth=.10):
    """A moulded ledge along a wall, below the ceiling."""
    for z0, z1, d in ((-.16, -.10, .25), (-.10, -.05, .6), (-.05, 0, 1)):
        span('cornice', x, (-depth * d, .02), (height + z0, height + z1), material, .012)


# -- the orders, from Palladio's first book

def tuscan_column(radius, height, material, location=(0, 0, 0), sides=48):
    r, h = radius, height
    profile = [(0, 0), (r * 1.42, 0), (r * 1.42, .09), (r * 1.38, .10), (r * 1.42, .13), (r * 1.36, .17), (r * 1.15, .19), (r * 1.2, .215),
               (r * 1.1, .24), (r, .27), (r, h * .33), (r * .97, h * .55), (r * .86, h - .24), (r * .95, h - .235), (r * .95, h - .21), (r * .86, h - .20),
               (r * .86, h - .14), (r * 1.2, h - .08), (r * 1.2, h - .075), (r * 1.35, h - .07), (r * 1.35, h), (0, h)]
    return lathe('column', profile, material, location, sides)


def archivolt(centre, spring, radius, material, y=-.31, breadth=.26):
    """Mouldings around an arch; its face stands at `y`."""
    b = breadth / .26
    profile = [(0, 0), (0, .025), (.10 * b, .025), (.11 * b, .045), (.20 * b, .045), (.22 * b, .075), (.26 * b, .075), (.26 * b, 0)]
    path = [(x, z, (x - centre) / radius, (z - spring) / radius) for x, z in arc((centre, spring), radius, 0, 180, 48)]
    return sweep('archivolt', path, profile, material, location=(0, y, 0))


def keystone(centre, top, material, y=-.36, size=(.30, .16, .46)):
    stone = box('keystone', size, (centre, y, top), material, .012)
    for vertex in stone.data.vertices:
        if vertex.co.z < 0:
            vertex.co.x *= .68
    return stone


def entablature(x, base, material, back=.5, steps=((-.25, -.02, .36), (-.02, .20, .40), (.20, .46, .38), (.46, .55, .48), (.55, .64, .62), (.64, .76, .70))):
    """Architrave, frieze and cornice, with dentils; projects from y = 0 towards -y."""
    first = steps[0][2]
    for low, high, depth in steps:
        grow = depth - first
        span('entablature', (x[0] - grow, x[1] + grow), (-depth, back), (base + low, base + high), material, .012)
    dentils, position = [], x[0]
    while position < x[1]:
        dentils.append(((position, position + .10), (-.56, -.40), (base + .46, base + .555)))
        position += .21
    merged('dentils', dentils, material)


def serliana(centre, base, stone, radius=.98, column=.135, gap=.30, side=.62, height=2.72, face=-.31):
    """Palladio's arch between two lintelled openings; returns the holes that its wall needs."""
    spring = base + height
    half = radius + 2 * gap + side
    shaft = height - .34
    archivolt(centre, spring, radius, stone, face)
    keystone(centre, spring + radius + .14, stone, face - .05)
    for s in (-1, 1):
        eye = centre + s * (radius + gap + side / 2)
        lathe('oculus', [(.25, 0), (.25, .04), (.29, .06), (.33, .04), (.33, 0)], stone, (eye, face, spring + .52), 48, (90, 0, 0), caps=False, subdivide=1)
        x = sorted((centre + s * (radius - .05), centre + s * (half + .03)))
        span('impost', (x[0] + .02, x[1] - .02), (face - .025, .335), (spring - .34, spring - .10), stone, .008)
        span('impost', (x[0], x[1]), (face - .05, .36), (spring - .10, spring - .02), stone, .012)
        span('impost', (x[0] - .02, x[1] + .02), (face - .08, .39), (spring - .045, spring), stone, .015)
        for offset in (radius + gap * .5, radius + gap * 1.5 + side):
            tuscan_column(column, shaft, stone, (centre + s * offset, -.02, base))
    arch = [(centre - half, base - .05), (centre + half, base - .05), (centre + half, spring - .34), (centre + radius, spring - .34),
            *arc((centre, spring), radius, 0, 180, 40), (centre - radius, spring - .34), (centre - half, spring - .34)]
    eyes = [oculus(centre + s * (radius + gap + side / 2), spring + .52, .24) for s in (-1, 1)]
    return [arch, *eyes]


def steps(x, y, top, material, count=3, rise=.16, tread=.38):
    """Stairs that widen downwards on three sides."""
    for k in range(count):
        grow = k * tread
        span('step', (x[0] - grow, x[1] + grow), (y[0] - grow, y[1]), (top - rise * (k + 1), top - rise * k), material, .015)


def balustrade(x, y, base, material, height=.85):
    span('plinth', x, (y - .14, y + .14), (base, base + .12), material, .01)
    span('handrail', x, (y - .16, y + .16), (base + height - .13, base + height), material, .02)
    profile = [(.05, 0), (.085, .03), (.05, .07), (.075, .12), (.09, .20), (.06, .34), (.042, .44), (.06, .47), (.042, .49), (.07, .56), (.085, .60)]
    scale = (height - .25) / .60
    first = lathe('baluster', [(r, h * scale) for r, h in profile], material, (x[0] + .15, y, base + .12), 20)
    position = x[0] + .42
    while position < x[1] - .1:
        instance('baluster', first.data, (position, y, base + .12))
        position += .27


# -- roofs

def pantile_mesh(material, length=.42):
    points, n = [], 8
    for k in range(n + 1):
        a = math.pi * k / n
        for y, r in ((0, .105), (length * 1.12, .088)):
            points.append((-r * math.cos(a), y, r * .75 * math.sin(a)))
    mesh = mesh_of('pantile', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)])
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * n)
    return mesh


def pantile_roof(x, y, base, material, rng, slope=25, rows=14, width=.21, length=.42):
    """Roman tiles climbing from the eaves at y, none quite straight."""
    mesh = pantile_mesh(material, length)
    rad = math.radians(slope)
    position = x[0]
    while position < x[1]:
        for j in range(rows):
            slip = rng.uniform(-.012, .012)
            instance('tile', mesh, (position + rng.uniform(-.010, .010), y + j * length * math.cos(rad) + slip, base + .05 + j * length * math.sin(rad) + rng.uniform(-.008, .008)),
                     (slope + rng.uniform(-1.2, 1.2), rng.uniform(-1.5, 1.5), rng.uniform(-1.6, 1.6)))
        position += width
    run = rows * length
    box('roof-deck', (x[1] - x[0], run, .05), ((x[0] + x[1]) / 2, y + run / 2 * math.cos(rad), base + run / 2 * math.sin(rad)),
        materials.plain('deck', '#5b321e', .9), 0, (slope, 0, 0))
