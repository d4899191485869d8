"""Garden furniture in stone and iron: the sundial, urns, walls, pergola, and the house as a backdrop."""
import math

from studio import architecture as arch
from studio import materials, plants
from studio.geometry import at, lathe, panel, span, tube


def sundial(stone, bronze):
    """A horizontal dial on a turned pedestal, one metre high: the house's name in stone."""
    span('dial-step', (-.48, .48), (-.48, .48), (0, .12), stone, .02)
    span('dial-plinth', (-.30, .30), (-.30, .30), (.12, .26), stone, .02)
    lathe('dial-shaft', [(.24, .26), (.25, .29), (.20, .33), (.13, .38), (.155, .46), (.165, .55), (.14, .70), (.105, .84), (.10, .90), (.13, .92), (.13, .95), (.17, .98), (.24, 1.0), (.25, 1.03), (.25, 1.07), (0, 1.07)], stone, sides=64)
    lathe('dial-plate', [(0, 0), (.205, 0), (.21, .004), (.205, .010), (0, .010)], bronze, (0, 0, 1.07), 64)
    for k in range(-6, 7):
        a = math.radians(90 + 15 * k)
        tube('hour', [(.07 * math.cos(a), .07 * math.sin(a), 1.081), (.19 * math.cos(a), .19 * math.sin(a), 1.081)], .0022, materials.iron(), 4)
    panel('gnomon', [(-.01, 0), (.17, 0), (-.01, .175)], [], .007, bronze, (0, 0, 1.078), (0, 0, 90))


def urn_on_pier(x, y, stone, height=1.1, planted=True, z=0.):
    with at(x, y, z):
        span('pier', (-.26, .26), (-.26, .26), (0, height), stone, .015)
        span('pier-cap', (-.32, .32), (-.32, .32), (height, height + .09), stone, .02)
        lathe('urn', [(.13, 0), (.15, .02), (.07, .06), (.06, .10), (.10, .14), (.22, .28), (.245, .38), (.235, .42), (.275, .46), (.275, .49), (.24, .49), (.21, .40), (0, .38)], stone, (0, 0, height + .09), 48)
    if planted:
        plants.shrub(x, y, z + height + .52, .34, .30, ('#3f4f30', '#7c8c58'), bloom='#e8dfd0', seed=int(abs(x * 7 + y * 3)) + 1, blooms=70)


def wing(width, height, depth, stucco, stone, windows, shutters='#4d5a45', rng=None, roof=True, climbing=()):
    """A wing of the house seen from the garden: `windows` holds (x, sill, width, height)."""
    rings = [arch.rect_opening(x, w, z, z + h) for x, z, w, h in windows]
    arch.wall(width, height, .5, stucco, rings)
    for s in (-1, 1):
        span('gable-wall', (s * width / 2 - .25, s * width / 2 + .25), (.02, depth), (0, height), stucco, 0)
    span('plinth', (-width / 2 - .06, width / 2 + .06), (-.06, .3), (-.2, .55), stone, .02)
    span('string', (-width / 2 - .05, width / 2 + .05), (-.07, .2), (height * .52, height * .52 + .14), stone, .015)
    timber, paint = materials.paint('wing-sash', '#ded4bf'), materials.paint('wing-shutter', shutters, .6)
    span('dark-room', (-width / 2 + .3, width / 2 - .3), (1.2, 1.3), (.2, height - .2), materials.plain('dark-room', '#1d1a16', .9), 0)
    for ring, (x, z, w, h) in zip(rings, windows):
        arch.band(ring, stone, .13, .05)
        with at(x):
            arch.casement(w, z, z + h, timber, rows=3, y=.2)
        span('sill', (x - w / 2 - .16, x + w / 2 + .16), (-.12, .1), (z - .09, z), stone, .012)
        for s, turn in ((-1, 180 - 7), (1, 7)):
            with at(x + s * (w / 2 + .14), -.06, z, turn):
                with at(0, 0, 0, 0):
                    arch.shutter(w / 2 + .02, h, paint)
    for z0, z1, d in ((-.30, -.16, .12), (-.16, -.04, .28), (-.04, .08, .45)):
        span('eaves', (-width / 2 - d, width / 2 + d), (-d, .3), (height + z0, height + z1), stone, .015)
    if roof:
        arch.pantile_roof((-width / 2 - .5, width / 2 + .5), -.62, height + .08, materials.roof_tile(), rng, rows=11)


def pergola(length, width, height, stone, rng, bays=4):
    """Stone piers and chestnut poles, overgrown."""
    pole = materials.wood('chestnut', '#4d3a28', '#7d6042', .7, 'x')
    for k in range(bays + 1):
        x = length * k / bays
        for y in (0, width):
            span('pergola-pier', (x - .2, x + .2), (y - .2, y + .2), (0, height), stone, .02)
            span('pergola-cap', (x - .25, x + .25), (y - .25, y + .25), (height, height + .1), stone, .02)
        lathe('cross-pole', [(.06, 0), (.05, width + .9)], pole, (x, -.45, height + .16), 12, (-90, 0, 0))
    for y in (0, width * .5, width):
        lathe('long-pole', [(.05, 0), (.045, length + .8)], pole, (-.4, y, height + .27), 12, (0, 90, 0))
    for k in range(bays * 2):
        x = length * (k + .3) / (bays * 2)
        for y in (0, width):
            plants.climber([(x, y, height - .1 - rng.uniform(0, .5)), (x + .3, y, height + .3), (x + .9, y, height + .35), (x + length / bays / 2, y, height + .2)], seed=k + int(y) * 9, reach=.30, count=2600, bloom='#cdb7d6' if k % 2 else '')
