"""The car park under the vines: two charging columns at a wall of river stone, late sun through the pergola."""
from studio import landscape, materials, plants
from studio.garden import pergola
from studio.geometry import at, box, lathe, span, tube
from studio.light import daylight
from studio.stage import trace_outdoors

CAMERAS = {
    'columns': dict(at=(-.3, -3.1, 1.42), to=(1.55, 1.75, 0), mm=31, shift=(0, .03), fstop=5.6, focus=(.8, 1.7, 1.0)),
}


def charging_column(body, front, metal):
    """A slim column with a lit ring and its cable on a hook."""
    span('column', (-.16, .16), (-.09, .09), (.04, 1.42), body, .03)
    span('column-foot', (-.22, .22), (-.15, .15), (0, .05), metal, .01)
    span('screen', (-.095, .095), (-.096, -.088), (1.08, 1.24), front, .006)
    ring = materials.plain('charge-ring', '#8fd0a0', .4, emit=3.)
    lathe('ring', [(.052, 0), (.060, 0), (.060, .006), (.052, .006)], ring, (0, -.088, .93), 40, (90, 0, 0), caps=False)
    lathe('socket', [(0, 0), (.050, 0), (.046, .012), (0, .008)], materials.plain('socket', '#16181a', .5), (0, -.088, .93), 40, (90, 0, 0))
    rubber = materials.plain('cable', '#1b1d1c', .6)
    tube('cable', [(.0, -.10, .93), (.03, -.22, .80), (.14, -.26, .42), (.30, -.22, .22), (.36, -.12, .40), (.30, -.06, .72), (.18, -.02, .90)], .013, rubber, 8)


def build(shot):
    trace_outdoors()
    rng = shot.random
    landscape.ground(level=-.03)
    span('gravel', (-9, 10), (-8, 3.2), (-.06, 0), materials.gravel('yard', '#a6926e'), 0)
    stone = materials.limestone('wall-stone', '#c3b390', .6)
    wall, y0 = [], 2.6
    z = 0.
    while z < 1.5:                              # courses of rough stone, none equal
        x, tall = -8., rng.uniform(.10, .18)
        while x < 9:
            long = rng.uniform(.18, .46)
            box('rubble', (long - .012, .34, tall - .010), (x + long / 2, y0 + rng.uniform(-.018, .018), z + tall / 2), stone, .022, (0, 0, rng.uniform(-1.5, 1.5)), 3)
            x += long
        z += tall
    span('wall-cap', (-8.1, 9.1), (y0 - .24, y0 + .24), (1.5, 1.58), stone, .02)
    dark, front, metal = materials.plain('column-green', '#2b3a31', .4, coat=.2), materials.plain('display', '#0f1411', .1, coat=.6), materials.iron()
    for x in (.55, 2.9):
        with at(x, 1.75, 0, -6):
            charging_column(dark, front, metal)
    for x in (-.7, 1.75, 4.2):
        span('bay-line', (x - .05, x + .05), (-4.6, 1.2), (-.05, .012), materials.limestone('bay-stone', '#cdbf9f', .5), .008)
    with at(-1.2, -3.6):
        pergola(7.2, 5.0, 2.75, stone, rng, 3)
    for k in range(9):
        plants.shrub(-6.4 + k * 1.6 + rng.uniform(-.2, .2), 2.05, 0, .5, .4, bloom='#6f6496', seed=60 + k, blooms=80)
    cypresses = plants.Cypresses(rng)
    for x, y, s in ((-6.5, 6, 1.1), (-3.6, 7.5, 1.25), (5.5, 6.5, 1.15), (8.2, 5.6, 1.0)):
        cypresses.stand(x, y, s)
    plants.broadleaf(1.5, 12, 8.5, 3.6, 6)
    plants.lawn((-14, -9), (-6, 8), rng, -.02)
    landscape.ridges()
    daylight(shot.hour, turn=-8, clouds=.5)
