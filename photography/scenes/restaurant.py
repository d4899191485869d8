"""Ristorante Ombra in the evening: vaults round one stone column, candles, blue dusk in the windows."""
from studio import architecture as arch
from studio import materials, plants
from studio.furniture import dining_chair, framed, jug, pendant, tumbler
from studio.geometry import at, lathe, span
from studio.light import bulb, gradient_sky, spot
from studio.room import Room, Window
from studio.stage import trace_vaults
from studio.tableware import (bottle, candle, folded_napkin, fork, knife, plate, tablecloth, wine, wine_glass, breadstick, crust)

CAMERAS = {
    # the laid table and the column stand right of the middle; a dark chair and floor lower left
    'evening': dict(at=(-2.75, -3.75, 1.22), to=(.30, 2.6, 0), mm=27, shift=(0, .035), fstop=4, focus=(-.15, -.75, .9)),
    'table': dict(at=(-1.05, -2.1, 1.2), to=(.15, -.55, .78), mm=48, level=False, fstop=2.4, focus=(.0, -.85, .84)),
}

BAY = 4.3


def laid_table(shot, x, y, turn=0., chairs=2, bottle_=False, full=True, seats=(0, 180), chair_turn=0.):
    rng = shot.random
    white = materials.linen('cloth', '#e6ddcc')
    porcelain = materials.plain('porcelain', '#f0ebe0', .12, coat=.6)
    metal, glass = materials.silver(), materials.glass()
    red = materials.glass('red-wine', ior=1.33, shadow=(.6, .12, .10), absorb=((.75, .04, .06), 90))
    with at(x, y, 0, turn):
        tablecloth(.42, .745, .38, white, seed=int(x * 7 + y * 5) % 50)
        lathe('table-foot', [(.28, 0), (.28, .03), (.04, .05), (.04, .72)], materials.iron(), sides=32)
        with at(0, 0, .7475):
            for a in seats:
                with at(0, 0, 0, a):
                    with at(0, -.255):
                        plate(porcelain, .125, materials.brass())
                        with at(.0, .0, .0075, 12):
                            folded_napkin(size=.14)
                    if full:
                        with at(-.165, -.25, 0, rng.uniform(-3, 3)):
                            fork(metal)
                        with at(.165, -.25, 0, rng.uniform(-3, 3)):
                            knife(metal)
                        with at(.17, -.06, 0):
                            wine_glass(glass, 1.0)
                            if bottle_ and a == seats[0]:
                                wine(red, .138)
                        tumbler(.10, -.075, 0, glass, .9)
            with at(.02, .03):
                candle(power=1.1)
            if bottle_:
                with at(-.13, .08):
                    bottle(materials.glass('bottle-glass', (.10, .16, .07), shadow=(.2, .25, .15)))
                biscuit = crust()
                with at(-.10, -.06):
                    for k in range(5):
                        with at(.014 * k, .002 * k, .006 * (k % 2), -50 + 9 * k):
                            breadstick(.20, biscuit, k)
            else:
                with at(-.07, .07):
                    lathe('bud-vase', [(0, 0), (.026, 0), (.03, .02), (.024, .05), (.011, .075), (.013, .10), (.010, .10), (.008, .075), (0, .03)], materials.glazed('bud', '#8f9a80'), sides=40, subdivide=1)
                    plants.branch_in_vase(0, 0, .10, .14, int(abs(x * 3 + y)) + 2, leaf_size=(.03, .009), stems=3, per_stem=30)
        wood = materials.walnut('z')
        leather = materials.plain('leather', '#5d3324', .45)
        for k, a in enumerate(seats[:chairs]):
            with at(0, 0, 0, a + chair_turn):
                with at(rng.uniform(-.05, .05), -.66 - rng.uniform(0, .10), 0, 180 + rng.uniform(-14, 14)):
                    dining_chair(wood, leather)


def build(shot):
    trace_vaults()
    stone = materials.limestone('trim', '#cbbb9b', .35)
    wall = materials.plaster('wall', '#cdb48f', .09, .2)
    green = materials.paint('wainscot', '#2c3a2e', .45)
    windows = [Window('back', x, 1.25, .55, 1.75, 'arch', rows=3, sheers=False, shutters='', glow=5) for x in (-2.15, 2.15)]
    windows += [Window('right', 2.0, 1.25, .55, 1.75, 'arch', rows=3, sheers=False, shutters='', glow=4)]
    room = Room(2 * BAY, 2 * BAY, 4.4, wall, stone, windows, floor_above_ground=.4)
    room.build()
    vault = materials.plaster('vault', '#d6c09c', .08, .25)
    for x in ((-BAY, 0), (0, BAY)):
        for y in ((-BAY, 0), (0, BAY)):
            arch.groin_bay(x, y, 2.25, vault)
    arch.tuscan_column(.20, 2.25, stone)
    span('abacus', (-.30, .30), (-.30, .30), (2.22, 2.36), stone, .02)
    arch.tiles((-BAY - .2, BAY + .2), (-BAY - .2, BAY + .2), materials.cotto('floor', '#5f3523', '#97603f', .42), (.30, .30), .004)
    for side in ('back', 'left', 'right'):
        with room.side(side):
            gaps = [w.centre * (-1 if side == 'right' else 1) for w in windows if w.side == side]
            edges = [-BAY] + [e for c in sorted(gaps) for e in (c - .80, c + .80)] + [BAY]
            for a, b in zip(edges[::2], edges[1::2]):
                span('wainscot', (a, b), (-.02, 0), (0, 1.05), green, .004)
                span('rail', (a, b), (-.05, 0), (1.05, 1.10), green, .012)
                span('base', (a, b), (-.035, 0), (0, .15), green, .008)

    laid_table(shot, -.15, -.80, 18, bottle_=True, seats=(0, 180), chair_turn=0)
    laid_table(shot, 2.35, .75, -30)
    laid_table(shot, -2.15, 2.35, 60)
    laid_table(shot, 2.0, 3.0, 20, full=False)
    laid_table(shot, .25, 2.45, -12)
    with at(-2.35, -1.55, 0, 35):
        dining_chair(materials.walnut('z'), materials.plain('leather', '#5d3324', .45))
    shade = materials.brass('pendant-brass', '#8d6d3a', .38)
    for x, y in ((-.15, -.80), (2.35, .75), (-2.15, 2.35), (.25, 2.45)):
        with at(x, y):
            pendant(shade, 1.78, 4.42, 16, .19)
            spot((0, 0, 1.80), (0, 0, .7), 34, '#ffc183', 78, .05)   # what the dome throws down on the cloth
    # a sideboard between the windows, bottles and a jug of branches
    with at(0, BAY - .28):
        span('sideboard', (-.75, .75), (-.22, .24), (.12, .92), materials.walnut(), .01)
        span('sideboard-top', (-.78, .78), (-.24, .25), (.92, .95), materials.marble('sideboard-marble', '#cfc4b2'), .006)
        jug(materials.glazed('jug', '#bfae90'), .38, 0, .95, 1.15)
        plants.branch_in_vase(.38, 0, 1.2, .72, 6, stems=8)
        dark = materials.glass('bottle-glass', (.10, .16, .07), shadow=(.2, .25, .15))
        for k in range(5):
            with at(-.62 + k * .11 + .02 * (k % 2), .02 * (k % 3), .95):
                bottle(dark)
        with at(0, .30, 1.95):
            framed(shot, 'house', .95, .72, materials.walnut())
    with room.side('left'):
        for k, plate_ in enumerate(('basilica', 'olimpico')):
            with at(-1.2 + k * 2.6, 0, 1.85):
                framed(shot, plate_, .90, .68, materials.walnut())
        for x in (-2.4, .1, 2.7):
            with at(x, 0, 1.9):
                lathe('sconce', [(.05, 0), (.075, .16)], materials.lampshade(), (0, -.11, 0), 40, caps=False)
                bulb((0, -.11, .08), 3.4, '#ffb163', .03)
    for sx in (-1, 1):                          # lamps on the column's abacus wash the vaults
        for sy in (-1, 1):
            spot((sx * .34, sy * .34, 2.42), (sx * 2.0, sy * 2.0, 4.4), 46, '#ffbe86', 110, .08, .9)
    for x in (-BAY, BAY):
        with at(x, 0, 2.25):
            span('impost', (-.14, .14), (-.30, .30), (-.12, .02), stone, .015)
    room.outside(shot, 'back', near=1.5)
    gradient_sky(((0, '#c98f70'), (.04, '#8d7f96'), (.13, '#51689a'), (.4, '#2b4378'), (1, '#1a2748')), .5)
    room.fill(5, '#ffd9b0')
