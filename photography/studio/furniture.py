"""Furniture and lamps, each modelled around its own origin and placed with `at`."""
import math

from studio import materials
from studio.geometry import (at, ball, box, frame_path, lathe, mesh_of, modify, panel, roughen, sheet, soften, solid, span, sweep,
                             thicken, tube)
from studio.light import bulb


# -- outdoors

def lounger(x, y, turn=0., towel=False):
    wood = materials.wood('teak', '#6b4a30', '#a27a50', .55, 'y')
    canvas = materials.linen('canvas', '#e9dfcb')
    accent = materials.fabric('lounger-roll', '#a9593a', 500, .4)
    with at(x, y, 0, turn):
        for dy in (-.9, .75):
            for dx in (-.3, .3):
                span('leg', (dx - .03, dx + .03), (dy - .03, dy + .03), (0, .30), wood, .006)
        for dx in (-.34, .29):
            span('rail', (dx, dx + .05), (-1, 1), (.27, .33), wood, .008)
        for k in range(13):
            yy = -.98 + k * .155
            span('slat', (-.30, .30), (yy, yy + .10), (.30, .325), wood, .004)
        roughen(box('cushion', (.62, 1.35, .09), (0, -.33, .375), canvas, .04, segments=5), .012, .3)
        roughen(box('back', (.62, .80, .09), (0, .62, .55), canvas, .04, (33, 0, 0), 5), .012, .3)
        lathe('roll', [(0, 0), (.075, .01), (.085, .1), (.085, .4), (.075, .49), (0, .5)], accent, (-.25, .58, .63), 24, (0, 90, 0), subdivide=1)
        if towel:
            cloth = materials.fabric('pool-towel', '#d9c7a2', 300, .9, .5)
            def drape(u, v):
                across = (u - .5) * .95
                edge = abs(across) - .31
                sag = -1.2 * max(0, edge) ** 1.0
                return (max(-.33, min(.33, across)) + math.copysign(.01, across) * (edge > 0), -.75 + v * .5 + .02 * math.sin(u * 9), .435 + sag + .006 * math.sin(v * 21 + u * 6))
            thicken(soften(sheet('towel', 40, 20, drape, cloth)), .008)


def garden_table(radius=.26, height=.46):
    iron = materials.iron()
    lathe('table-top', [(0, 0), (radius, 0), (radius + .006, .008), (radius, .016), (0, .016)], materials.marble(), (0, 0, height), 48)
    lathe('stem', [(.012, 0), (.012, height)], iron, sides=12)
    for k in range(3):
        a = math.radians(120 * k + 20)
        tube('foot', [(0, 0, .12), (.14 * math.cos(a), .14 * math.sin(a), .08), (.2 * math.cos(a), .2 * math.sin(a), 0)], .010, iron)
    glass = materials.glass()
    drink = materials.plain('drink', '#c4562a', .08, specular=.6)  # far away: a volume here only makes fireflies
    for x, y in ((-.09, .03), (.10, -.05)):
        lathe('tumbler', [(0, 0), (.033, 0), (.04, .11), (.038, .11), (.031, .006), (0, .006)], glass, (x, y, height + .016), 32)
        lathe('drink', [(0, .007), (.0305, .007), (.0365, .075), (0, .075)], drink, (x, y, height + .016), 32)


def umbrella(radius=1.5, height=2.55):
    wood = materials.wood('pole', '#6b4a30', '#a27a50', .5, 'z')
    canvas = materials.linen('parasol', '#e3d7bf')
    lathe('pole', [(.025, 0), (.025, height)], wood, sides=16)
    lathe('foot', [(0, 0), (.28, 0), (.28, .06), (.05, .09), (.05, .3), (0, .3)], materials.iron(), sides=32)
    ribs = 8
    def canopy(u, v):
        a = u * 2 * math.pi
        dip = .055 * v * abs(math.sin(a * ribs / 2))
        r = radius * v * (1 - .035 * abs(math.sin(a * ribs / 2)))
        return (r * math.cos(a), r * math.sin(a), height - .02 - .46 * v - .10 * v * v - dip)
    thicken(sheet('canopy', 96, 16, canopy, canvas), .004)
    def valance(u, v):
        a = u * 2 * math.pi
        r = radius * (1 - .035 * abs(math.sin(a * ribs / 2))) * (1 + .01 * math.sin(a * 40))
        return (r * math.cos(a), r * math.sin(a), height - .58 - .055 * abs(math.sin(a * ribs / 2)) - .14 * v)
    sheet('valance', 192, 4, valance, canvas)


def lantern(drop=.8, size=1.):
    """A six-sided iron lantern with warm glass, hanging from `drop` above its top."""
    iron = materials.iron()
    s = size
    lathe('lantern-glass', [(.09 * s, .02 * s), (.13 * s, .36 * s)], materials.plain('lantern-glass', '#ffcf94', .4, emit=2.2), sides=6, caps=False, crease=10)
    lathe('lantern-cap', [(.15 * s, .36 * s), (.13 * s, .39 * s), (.05 * s, .46 * s), (.015 * s, .50 * s), (0, .5 * s)], iron, sides=6, crease=10)
    lathe('lantern-foot', [(0, 0), (.10 * s, .0), (.095 * s, .03 * s), (0, .03 * s)], iron, sides=6, crease=10)
    for k in range(6):
        a = math.radians(60 * k)
        tube('lantern-bar', [(.092 * s * math.cos(a), .092 * s * math.sin(a), .02 * s), (.132 * s * math.cos(a), .132 * s * math.sin(a), .36 * s)], .007 * s, iron)
    lathe('chain', [(.006, .5 * s), (.006, .5 * s + drop)], iron, sides=8)


# -- beds

def headboard(style, width, height, palette):
    """Stands behind a bed, its face at y = 0; `palette` maps 'main' and 'frame' to materials."""
    main, frame = palette['main'], palette['frame']
    half = width / 2
    if style == 'channels':
        span('headboard', (-half - .03, half + .03), (.02, .10), (0, height + .03), frame, .01)
        count = max(7, round(width / .18))
        step = width / count
        for i in range(count):
            box('channel', (step * 1.02, .10, height - .12), (-half + step * (i + .5), -.02, .12 + (height - .12) / 2), main, .04, segments=6)
    elif style == 'arch':
        spring = height * .52
        rise = [(x, spring + (height - spring) * math.sin(math.acos(max(-1, min(1, x / half))))) for x in (half * math.cos(math.radians(a)) for a in range(0, 181, 6))]
        panel('headboard', [(-half, 0), (half, 0), *rise], [], .09, main, (0, 0, 0), bevel=.028)
        sweep('headboard-trim', [(x, z, x / half, (z - spring) / max(.01, height - spring)) for x, z in rise], [(-.005, .01), (.03, .01), (.03, -.09), (-.005, -.09)], frame)
    elif style == 'cane':
        sweep('headboard-frame', frame_path((-half, half), (.34, height)), [(-.07, 0), (-.07, .03), (-.05, .045), (0, .045), (.0, 0), (0, -.02), (-.07, -.02)], frame, closed=True)
        span('cane-middle', (-.035, .035), (-.04, .01), (.34, height), frame, .01)
        span('cane', (-half, half), (-.006, .0), (.36, height - .02), materials.fabric('cane', '#b48f57', 160, 1., .1, .15, .6), 0)
        for x in (-half + .035, half - .035):
            span('post', (x - .035, x + .035), (-.052, .02), (0, height), frame, .012)
    elif style == 'iron':
        def bow(drop):
            return [(-half + drop, 0, .45), (-half + drop, 0, height * .72), (-half * .7, 0, height * .93), (0, 0, height), (half * .7, 0, height * .93), (half - drop, 0, height * .72), (half - drop, 0, .45)]
        tube('bow', bow(0), .016, frame, 10)
        for x in (-half, half):
            tube('post', [(x, 0, 0), (x, 0, .5)], .018, frame, 10)
            ball('finial', .028, (x * 1.0, 0, height * .74), main)
        tube('rail', [(-half, 0, .58), (half, 0, .58)], .011, frame)
        count = max(5, round(width / .15))
        for i in range(1, count):
            x = -half + width * i / count
            top = height * (.72 + .28 * math.sqrt(max(0, 1 - (x / half) ** 2)))
            tube('rod', [(x, 0, .58), (x, 0, top * .985)], .0075, frame)
    else:  # 'panels'
        span('headboard', (-half, half), (.0, .05), (.12, height), frame, .012)
        span('crest', (-half - .03, half + .03), (-.02, .06), (height, height + .05), frame, .014)
        for k in range(3):
            x = (-half + .06 + k * (width - .06) / 3, -half + (k + 1) * (width - .06) / 3)
            sweep('moulding', frame_path(x, (.55, height - .08)), [(-.02, 0), (-.02, .012), (0, .02), (0, 0)], frame, closed=True)


def bed(linen, style='channels', palette=None, top=.62, throw=None, accents=True, headboard_width=None, headboard_height=1.28):
    """A made bed; the head is at y = 0 and the foot points to -y."""
    width, length = linen.size
    middle = -(length / 2 + .08)
    sheets, second, accent = palette['sheet'], palette['second'], palette['accent']
    double = width > 1.3
    box('bed-base', (width + .06, length + .05, .26), (0, middle, .23), palette['base'], .03, segments=4)
    for x in (-width / 2 + .08, width / 2 - .08):
        for y in (middle - length / 2 + .1, middle + length / 2 - .1):
            lathe('bed-foot', [(.022, 0), (.03, .1)], palette['foot'], (x, y, 0), 20)
    headboard(style, headboard_width or width + .28, headboard_height, {'main': palette['head'], 'frame': palette['frame']})
    with at(0, middle, top):
        box('mattress', (width, length, .28), (0, 0, -.14), sheets, .07, segments=6)
        linen.lay('duvet', sheets, thickness=.04, puff=.035, wrinkle=.006)
        linen.lay('fold', second, (0, 0, .012), thickness=.022, puff=.012, wrinkle=.004)
        if throw:
            linen.lay('throw', throw, (0, 0, .016), thickness=.010, wrinkle=.004)
        spots = (-.42, .42) if double else (0,)
        for k, x in enumerate(spots):
            linen.lay('pillow-a' if k == 0 else 'pillow-b', sheets, (x, .80, .27), (62 + 2 * k, 2 - 5 * k, 3 - 5 * k), wrinkle=.008)
            linen.lay('pillow-b' if k == 0 else 'pillow-a', second, (x + .02, .60, .25), (54 + 2 * k, -3 + 6 * k, -5 + 10 * k), (1, .95, .9), wrinkle=.008)
        if accents:
            linen.lay('bolster', accent, (.03, .41, .235), (57, 0, 4), (1, 1, .9), wrinkle=.003)


# -- tables and cases

def nightstand(wood, top, metal, width=.50, depth=.40, height=.585, drawers=2):
    half, d = width / 2, depth / 2
    span('case', (-half, half), (-d, d), (.20, height - .025), wood, .006)
    span('top', (-half - .015, half + .015), (-d - .015, d + .015), (height - .025, height), top, .004)
    tall = (height - .245) / drawers
    for k in range(drawers):
        z = (.21 + k * tall, .20 + (k + 1) * tall)
        span('drawer', (-half + .015, half - .015), (-d - .012, -d), z, wood, .004)
        lathe('knob', [(0, 0), (.012, 0), (.007, .012), (.014, .02), (0, .026)], metal, (0, -d - .012, sum(z) / 2), 24, (90, 0, 0), subdivide=1)
    for x in (-half + .03, half - .03):
        for y in (-d + .03, d - .03):
            lathe('leg', [(.012, 0), (.016, .2)], metal, (x, y, 0), 16)


def round_table(radius, height, top, stem, foot=.6):
    lathe('table-top', [(0, -.022), (radius - .012, -.022), (radius, -.012), (radius, -.004), (radius - .004, 0), (0, 0)], top, (0, 0, height), 96)
    lathe('table-stem', [(radius * foot, 0), (radius * foot, .015), (radius * foot * .9, .03), (.05, .07), (.032, .14), (.026, height * .5), (.032, height - .08), (.09, height - .03), (.09, height - .022)], stem, sides=40)


def desk(wood, metal, width=1.1, depth=.5, height=.75):
    half, d = width / 2, depth / 2
    span('desk-top', (-half, half), (-d, d), (height - .028, height), wood, .008)
    span('desk-apron', (-half + .05, half - .05), (-d + .03, d - .03), (height - .13, height - .028), wood, .005)
    for k in (-1, 1):
        ball('desk-knob', .013, (k * width * .22, -d + .015, height - .08), metal)
    for x in (-half + .05, half - .05):
        for y in (-d + .05, d - .05):
            lathe('desk-leg', [(.014, 0), (.024, height - .13)], wood, (x, y, 0), 20)


def bench(wood, cushion, width=1.32, depth=.40):
    half, d = width / 2, depth / 2
    for x in (-half + .06, half - .06):
        for y in (-d + .05, d - .05):
            span('bench-leg', (x - .022, x + .022), (y - .022, y + .022), (0, .36), wood, .006)
    span('bench-frame', (-half + .02, half - .02), (-d + .02, d - .02), (.335, .385), wood, .008)
    roughen(box('bench-cushion', (width, depth, .10), (0, 0, .425), cushion, .045, segments=6), .010, .2)


def wardrobe(paint, metal, width=1.3, depth=.58, height=2.25):
    """Painted doors with two panels and a cornice; the face looks to -y."""
    half = width / 2
    span('carcass', (-half, half), (0, depth), (.06, height), paint, .008)
    span('plinth', (-half - .02, half + .02), (-.02, depth), (0, .10), paint, .008)
    for z, d in ((0, .03), (.04, .06)):
        span('crown', (-half - d, half + d), (-d, depth), (height + z, height + z + .05), paint, .014)
    from studio.architecture import panelled_door
    for side in (-1, 1):
        with at(side * width / 4, -.035, .12):
            panelled_door(width / 2 - .02, height - .16, paint, metal, rows=((.05, .40), (.45, .95)))


# -- seats

def armchair(cloth, wood, width=.72, depth=.74, seat=.42, back=.82):
    """A small tub chair, its front towards -y."""
    roughen(box('seat', (width - .16, depth - .16, .16), (0, -.02, seat - .06), cloth, .06, segments=6), .012, .2)
    inner = .5 * width - .04
    def shell(u, v):
        a = math.radians(-28 + 236 * u)
        x, y = math.cos(a), math.sin(a)
        r = inner + .03 * math.sin(v * math.pi)
        height = back - (back - seat - .17) * max(0, 1 - (max(0, y + .35)) * 1.1)
        flare = 1 + .07 * v
        return (x * r * flare, y * (depth / 2 - .03) * flare + .02, .20 + (height - .20) * v)
    tub = sheet('tub', 64, 18, shell, cloth)
    thicken(tub, .085, 1.)
    modify(tub, 'BEVEL', width=.032, segments=4, limit_method='ANGLE')
    soften(tub)
    roughen(box('kidney', (.42, .14, .30), (0, depth * .17, seat + .16), cloth, .065, (-14, 0, 0), 6), .02, .2)
    for x in (-.24, .24):
        for y in (-.25, .24):
            lathe('chair-leg', [(.012, 0), (.02, .22)], wood, (x, y, 0), 16)


def dining_chair(wood, cloth, seat=.46, back=.90, width=.46):
    """A bentwood-like chair with an upholstered seat; the front looks to -y."""
    half = width / 2
    roughen(box('chair-seat', (width, .45, .07), (0, 0, seat - .01), cloth, .032, segments=5), .006, .2)
    span('chair-ring', (-half + .015, half - .015), (-.205, .205), (seat - .075, seat - .035), wood, .012)
    for x in (-half + .04, half - .04):
        tube('front-leg', [(x, -.18, seat - .05), (x * 1.02, -.185, seat * .5), (x * 1.04, -.20, 0)], .017, wood)
    top = [(-half + .02, .20, seat - .06), (-half + .01, .235, seat + .22), (-half * .82, .27, back - .05), (0, .285, back), (half * .82, .27, back - .05), (half - .01, .235, seat + .22), (half - .02, .20, seat - .06)]
    tube('back-bow', top, .016, wood, 10)
    for x in (-half + .02, half - .02):
        tube('rear-leg', [(x, .20, seat - .06), (x, .205, seat * .5), (x * 1.04, .25, 0)], .017, wood)
    tube('inner-bow', [(-half * .55, .215, seat - .04), (-half * .56, .242, seat + .18), (-half * .40, .264, back - .13), (0, .275, back - .09), (half * .40, .264, back - .13), (half * .56, .242, seat + .18), (half * .55, .215, seat - .04)], .010, wood, 8)


# -- lamps

def table_lamp(base, shade, power=3.2, size=1., colour='#ffc488'):
    s = size
    lathe('lamp-base', [(0, 0), (.07 * s, 0), (.072 * s, .012 * s), (.03 * s, .03 * s), (.02 * s, .06 * s), (.045 * s, .10 * s), (.075 * s, .16 * s), (.08 * s, .21 * s),
                        (.06 * s, .27 * s), (.025 * s, .31 * s), (.016 * s, .34 * s), (.016 * s, .40 * s), (0, .40 * s)], base, sides=64, subdivide=1)
    cloth = lathe('lamp-shade', [(.165 * s, .36 * s), (.115 * s, .60 * s)], shade, sides=64, caps=False)
    thicken(cloth, .002)
    trim = materials.fabric('trim', '#b9a078', 500)
    for r, z in ((.166, .362), (.116, .598)):
        lathe('lamp-trim', [(r * s, z * s - .004), (r * s + .0025, z * s - .004), (r * s + .0025, z * s + .004), (r * s, z * s + .004)], trim, sides=64, caps=False)
    if power:
        bulb((0, 0, .46 * s), power, colour, .035)


def wall_lamp(metal, shade, power=4.):
    """A swing-arm reading lamp; the wall is at y = 0."""
    lathe('plate', [(0, 0), (.045, 0), (.04, .012), (.012, .02), (0, .02)], metal, (0, 0, 0), 32, (90, 0, 0))
    tube('arm', [(0, -.02, 0), (0, -.08, .01), (0, -.14, .05), (0, -.15, .10)], .008, metal)
    with at(0, -.15, .06):
        thicken(lathe('sconce-shade', [(.085, .04), (.055, .19)], shade, sides=48, caps=False), .002)
        if power:
            bulb((0, 0, .10), power, '#ffc488', .025)


def floor_lamp(metal, shade, power=9., height=1.5):
    lathe('lamp-foot', [(0, 0), (.13, 0), (.13, .012), (.02, .025), (.011, .04), (.011, height - .2), (0, height - .2)], metal, sides=40)
    thicken(lathe('lamp-shade', [(.21, height - .30), (.15, height)], shade, sides=64, caps=False), .002)
    if power:
        bulb((0, 0, height - .14), power, '#ffc488', .04)


def pendant(material, height, cord, power=20, radius=.2, colour='#ffbf80'):
    """A dome of spun metal that hangs from `cord` above it."""
    iron = materials.iron()
    profile = [(radius * math.sin(math.radians(a)), height + radius * math.cos(math.radians(a)) * .8) for a in range(90, 8, -9)]
    thicken(lathe('dome', profile, material, sides=64, caps=False), .003, -1)
    lathe('cap', [(0, height + radius * .79), (.03, height + radius * .79), (.02, height + radius * .95), (.004, height + radius), (.004, cord), (0, cord)], iron, sides=12)
    ball('globe', .035, (0, 0, height + .05), materials.plain('globe', '#ffd9a4', .4, emit=9))
    if power:
        bulb((0, 0, height + .02), power, colour, .04)


# -- things that make a room lived in

def framed(shot, plate, width, height, wood, mount=.07, tone='#efe7d6', glazed=True):
    """One of the house's engravings, framed under a mount; hangs on the wall y = 0. Without glass nothing hides it."""
    import os
    with at(0, -.022, 0):
        sweep('frame', frame_path((-width / 2, width / 2), (-height / 2, height / 2)), [(0, -.02), (0, .010), (.012, .016), (.03, .012), (.036, -.02)], wood, closed=True)
        span('mount', (-width / 2, width / 2), (.0, .004), (-height / 2, height / 2), materials.plain('mount' + tone, tone, .9, specular=.1), 0)
        file = os.path.join(shot.work, f'plate-{plate}.png')
        if os.path.exists(file):
            import bpy
            x, z = width / 2 - mount, height / 2 - mount
            mesh = mesh_of('print', [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)])
            uv = mesh.uv_layers.new()
            for loop, corner in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
                loop.uv = corner
            solid('print', mesh, materials.picture('print-' + plate, file), (0, -.001, 0))
        if glazed:
            span('glazing', (-width / 2, width / 2), (-.006, -.005), (-height / 2, height / 2), materials.pane(), 0)


BOOK_COLOURS = ('#7b3f2a', '#e0d3b6', '#3d4a37', '#a58a5c', '#54382a', '#c9b79a')


def books(count=2, seed=1, size=(.20, .14)):
    """A small pile, spines one way or the other."""
    import random
    rng = random.Random(seed)
    paper = materials.plain('paper', '#e9dfc9', .9)
    z = 0
    for k in range(count):
        w, d, h = size[0] - rng.uniform(0, .03), size[1] - rng.uniform(0, .02), rng.uniform(.016, .03)
        with at(rng.uniform(-.008, .008), rng.uniform(-.008, .008), z, rng.uniform(-14, 14)):
            cover = materials.fabric(f'cover{seed}{k}', BOOK_COLOURS[(seed + k) % len(BOOK_COLOURS)], 1500, .2, .1)
            for zz in (.0015, h - .0015):
                box('cover', (w, d, .003), (0, 0, zz), cover, .001)
            box('spine', (w, .003, h), (0, -d / 2 + .0015, h / 2), cover, .0012)
            box('pages', (w - .008, d - .008, h - .005), (0, .002, h / 2), paper, .001)
        z += h


def open_book(seed=3):
    paper = materials.plain('open-page', '#efe6d0', .9)
    for side in (-1, 1):
        def page(u, v):
            return (side * (.006 + .135 * u), (v - .5) * .20, .004 + .020 * math.sin(min(1, u * 1.6 + .12) * math.pi) * (1 - u * .6) + .003 * math.sin(v * 5))
        thicken(sheet('page', 24, 8, page, paper), .004, -1)
    box('book-cover', (.285, .208, .003), (0, 0, .0018), materials.fabric('open-cover', '#7b3f2a', 1500, .2, .1), .001)


def carafe(x=0., y=0., z=0., glass=None, water=True):
    glass = glass or materials.glass()
    with at(x, y, z):
        outer = [(0, 0), (.042, 0), (.046, .01), (.047, .07), (.038, .12), (.018, .155), (.0165, .18), (.022, .205)]
        inner = [(.0205, .2045), (.015, .18), (.0165, .156), (.0355, .12), (.0445, .07), (.0435, .012), (0, .008)]
        lathe('carafe', outer + inner, glass, sides=48, subdivide=1)
        if water:
            lathe('carafe-water', [(0, .0085), (.043, .0125), (.044, .07), (.038, .108), (0, .1085)], materials.glass('still-water', ior=1.33), sides=48, subdivide=1)


def tumbler(x=0., y=0., z=0., glass=None, size=1.):
    s = size
    lathe('tumbler', [(0, 0), (.030 * s, 0), (.033 * s, .004), (.037 * s, .095 * s), (.0355 * s, .0955 * s), (.031 * s, .012 * s), (0, .010 * s)], glass or materials.glass(), (x, y, z), 48, subdivide=1)


def jug(material, x=0., y=0., z=0., size=1.):
    """A round stoneware jug; its mouth is at `size` * .24 m."""
    s = size
    with at(x, y, z):
        body = lathe('jug', [(0, 0), (.055 * s, 0), (.06 * s, .006 * s), (.085 * s, .06 * s), (.09 * s, .10 * s), (.075 * s, .155 * s), (.05 * s, .19 * s), (.047 * s, .21 * s), (.056 * s, .24 * s),
                             (.052 * s, .24 * s), (.043 * s, .21 * s), (.045 * s, .19 * s), (.07 * s, .15 * s), (0, .05 * s)], material, sides=64, subdivide=1)
        tube('jug-handle', [(.052 * s, 0, .215 * s), (.10 * s, 0, .205 * s), (.115 * s, 0, .15 * s), (.083 * s, 0, .10 * s)], .008 * s, material, 8)
    return body


def wall_mirror(width, height, frame):
    sweep('mirror-frame', frame_path((-width / 2, width / 2), (-height / 2, height / 2)), [(0, -.01), (0, .012), (.02, .024), (.05, .016), (.055, -.01)], frame, closed=True)
    span('mirror', (-width / 2, width / 2), (-.012, -.006), (-height / 2, height / 2), materials.mirror(), 0)
