"""The bed made ready for the night: two gianduiotti in gold foil and the house's card, on the pillow in the last sun."""
import math

import bpy
from mathutils import Vector

from studio import materials
from studio.furniture import bed, table_lamp
from studio.geometry import arc, at, here, mesh_of, modify, roughen, solid, span, tube
from studio.light import area, daylight
from studio.palette import bed_palette
from studio.shader import Shader, srgb
from studio.textiles import Linen

SPOT = (.03, -.635)

CAMERAS = {
    'chocolate': dict(at=(-.36, -1.26, 1.19), to=(.060, -.598, .918), mm=80, level=False, fstop=6.3, focus=(.02, -.655, .905)),
}


def resting(x, y):
    """Where a thing laid down at (x, y) comes to lie: the height and the slope of whatever is below."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    hit, point, normal, *_ = bpy.context.scene.ray_cast(graph, here((x, y, 3.)), Vector((0, 0, -1)))
    return point, normal


def foil():
    """Gold leaf, creased by the hand that wrapped it."""
    s = Shader('foil')
    v = s.coord()
    crease = s.math('ADD', s.voronoi(v, 190), s.math('MULTIPLY', s.noise(v, 420, 4, .6), .6))
    return s.principled(base_color=s.ramp(s.noise(v, 40, 3), (.3, srgb('#c98f3c')), (.7, srgb('#f3c578'))), metallic=1., roughness=.32, normal=s.bump(crease, .7, .0012))


def gianduiotto(foil, paper):
    """An upturned boat, five centimetres long, a paper band around its foil."""
    half, wide, tall, ring = .0265, .0098, .0172, 9

    def loft(name, low, high, rows, grown, material):
        points = []
        for i in range(rows):
            t = low + (high - low) * i / (rows - 1)
            body = 1 - .62 * abs(t) ** 7
            for k in range(ring):
                a = math.pi * k / (ring - 1)
                # flanks that slope like a roof, a ridge that is rounded off
                points.append((half * t, -(wide * body + grown) * math.cos(a) * (1 - .50 * math.sin(a) ** 1.1), (tall * body + grown) * math.sin(a) ** .8))
        faces = [(i * ring + k, (i + 1) * ring + k, (i + 1) * ring + k + 1, i * ring + k + 1) for i in range(rows - 1) for k in range(ring - 1)]
        if not grown:
            faces += [tuple(range(ring)), tuple(range(rows * ring - 1, (rows - 1) * ring - 1, -1))]
        return solid(name, mesh_of(name, points, faces), material, smooth=True, crease=30)
    body = loft('gianduiotto', -1, 1, 25, 0, foil)
    modify(body, 'SUBSURF', subdivision_type='SIMPLE', levels=2, render_levels=2)
    roughen(body, .0007, .0035, 3)
    loft('paper-band', -.42, .34, 9, .00045, paper)


def card():
    """Heavy paper, a little bent, with the house's sign: an arch and its ray."""
    paper, ink = materials.plain('card', '#f4ecda', .9), materials.plain('ink', '#9b472a', .8)
    w, d, bend = .052, .037, lambda x: 1.1 * x * x
    n = 20
    points = [(x, y, bend(x)) for y in (-d, d) for x in (-w + 2 * w * k / n for k in range(n + 1))]
    sheet_ = solid('card', mesh_of('card', points, [(k, k + 1, n + k + 2, n + k + 1) for k in range(n)]), paper, smooth=True)
    modify(sheet_, 'SOLIDIFY', thickness=.0007, offset=-1)
    with at(.026, .002):
        lines = [[(x, z) for x, z in arc((0, 0), .0105, 0, 180, 24)], [(-.0105, 0), (-.0105, -.010)], [(.0105, 0), (.0105, -.010)], [(0, -.010), (.0045, .0065)], [(-.0105, -.010), (.0105, -.010)]]
        for line in lines:
            tube('sign', [(x, y, bend(x + .026) + .0001) for x, y in line], .00042, ink, 4)


def build(shot):
    walnut = materials.walnut()
    palette = bed_palette('cypress')
    linen = Linen(shot, 'double')
    bed(linen, 'channels', palette, throw=materials.fabric('throw', '#a4563a', 420, .5, .5, .10, .95), headboard_height=1.34, accents=False)
    # one more pillow, laid down for the night
    with at(0, -1.10, .62):
        linen.lay('pillow-a', palette['sheet'], (.06, .475, .150), (13, -2, -7), (1.02, 1.05, .92), wrinkle=.006)
    gold, paper = foil(), materials.plain('band', '#7c3a22', .55)
    point, normal = resting(*SPOT)
    tilt = (math.degrees(math.asin(-normal.y)), math.degrees(math.atan2(normal.x, normal.z)))
    with at(*SPOT, point.z + .0014, 0, tilt), at(turn=-21):
        card()
        for x, y, turn in ((-.021, -.017, 7), (-.018, .018, -11)):
            with at(x, y, .0008, turn):
                gianduiotto(gold, paper)
    # the room behind, soft
    span('wall', (-4, 4), (.14, .3), (-.1, 3.4), materials.plaster('wall', '#e3d5bd', .06, .14), 0)
    span('panelling', (-4, 4), (.10, .15), (0, 1.06), materials.paint('panel-green', '#4a5743', .5), .003)
    with at(1.28, -.22):
        span('stand', (-.26, .26), (-.2, .2), (0, .585), walnut, .006)
        with at(-.02, 0, .585):
            table_lamp(materials.glazed('lamp-glaze', '#c4b89c'), materials.lampshade(), 2.6)
    span('floor', (-4, 4), (-5, .2), (-.05, 0), materials.oak_floor(), 0)
    bars = materials.plain('bars', '#cfc6b4', .6)
    with at(-2.1, -1.85, 0, -60):
        for x in (-.51, -.17, .17, .51):
            span('bar', (x - .032, x + .032), (-.02, .02), (.2, 3.2), bars, 0)
        for h in (1.19, 1.53, 1.87, 2.21):
            span('bar', (-.6, .6), (-.02, .02), (h - .028, h + .028), bars, 0)
        span('jamb', (.56, 3.), (-.1, .1), (0, 3.4), bars, 0)
        span('jamb', (-3., -.56), (-.1, .1), (0, 3.4), bars, 0)
    daylight(shot.hour, turn=-6, sun=1.25, sky=.6)
    area((-2.2, -1.2, 1.7), (0, -.6, .8), 20, '#dfe8ff', (1.5, 1.5))
    area((1.6, -3.0, 2.0), (0, -.6, .8), 7, '#fff0dc', (1.6, 1.6))
