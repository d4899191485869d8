"""The loggia and its pool, seen from the water: the house's portrait at the golden hour."""
from studio import architecture as arch
from studio import landscape, materials, plants
from studio.furniture import garden_table, lounger, lantern, umbrella
from studio.geometry import at, span
from studio.light import bulb, daylight
from studio.stage import trace_outdoors

CAMERAS = {
    # the facade stands right of the middle, dark water and cypress shade lie lower left
    'from-the-water': dict(at=(-8.6, -17.8, 1.25), to=(-3.3, 0, 0), mm=30, shift=(0, .085), fstop=11, focus=(0, -2, 2)),
    'along-the-loungers': dict(at=(6.4, -10.6, 1.45), to=(1.0, -2.4, 0), mm=34, shift=(0, .02), fstop=4, focus=(2.6, -5.4, .6)),
    'lemon-pot': dict(at=(-4.1, -5.4, 1.15), to=(-2.2, -2.4, 1.15), mm=50, level=False, fstop=2.8, focus=(-2.25, -2.5, 1.3)),
}

BAY, BAYS = 4.5, 3
FLOOR, WALL = .48, 5.0
WIDTH = BAY * BAYS + .9


def facade(shot):
    stone = materials.limestone('stone', '#ddd0b4', .45)
    stucco = materials.weathered_plaster('stucco', '#d9ac80')
    centres = [(i - (BAYS - 1) / 2) * BAY for i in range(BAYS)]
    holes = [hole for x in centres for hole in arch.serliana(x, FLOOR, stone)]
    # the arches reach the floor, so the wall starts a little below it
    with at(0, -.31, 0):
        arch.wall(WIDTH, FLOOR + WALL, .62, stucco, holes, FLOOR - .1)
    for i in range(BAYS + 1):
        x = (i - BAYS / 2) * BAY
        span('pilaster', (x - .2, x + .2), (-.40, 0), (FLOOR + .22, FLOOR + WALL - .35), stone, .01)
        span('pilaster-base', (x - .26, x + .26), (-.46, 0), (FLOOR, FLOOR + .22), stone, .015)
        span('pilaster-head', (x - .25, x + .25), (-.45, 0), (FLOOR + WALL - .42, FLOOR + WALL - .25), stone, .012)
    arch.entablature((-WIDTH / 2, WIDTH / 2), FLOOR + WALL, stone)
    arch.pantile_roof((-WIDTH / 2 - .35, WIDTH / 2 + .35), -.80, FLOOR + WALL + .76, materials.roof_tile(), shot.random)
    arch.steps((-WIDTH / 2 - .3, WIDTH / 2 + .3), (-1.1, 4.2), FLOOR, materials.limestone('step-stone', '#c9b795', .7))
    # a chimney, as on every house of the Berici
    span('chimney', (3.4, 4.2), (2.6, 3.3), (6.5, 9.0), stucco, .02)
    span('chimney-cap', (3.25, 4.35), (2.45, 3.45), (8.95, 9.1), stone, .02)
    return centres


def inside(centres):
    wall = materials.plaster('inner-wall', '#d8b58c', .08)
    timber = materials.old_beam('y')
    green = materials.paint('door-green', '#3d4a37')
    stone = materials.limestone('door-stone', '#d5c6a6')
    knob = materials.brass()
    half, top = WIDTH / 2, FLOOR + WALL
    span('back', (-half, half), (4.0, 4.3), (FLOOR, top), wall, 0)
    for x in ((-half, -half + .3), (half - .3, half)):
        span('side', x, (.3, 4.0), (FLOOR, top), wall, 0)
    span('ceiling', (-half, half), (.3, 4.1), (top - .3, top - .2), materials.plain('soffit', '#8a6a4a', .8), 0)
    for i in range(16):
        x = -half + .5 + i * .85
        span('joist', (x - .08, x + .08), (.3, 4.0), (top - .52, top - .3), timber, .012)
    for x in centres:
        with at(x, 3.98, FLOOR):
            span('door-case', (-.78, .78), (-.06, .04), (0, 2.95), stone, .02)
            for side in (-1, 1):
                with at(side * .30, -.10):
                    arch.panelled_door(.60, 2.75, green, knob)
        with at(x, 2.0, top - 1.75):
            lantern(1.2)
            bulb((0, 0, .22), 42, '#ffb870', .1)


def terrace(shot):
    stone = materials.limestone('coping', '#d3c4a2', .6)
    arch.slabs((-15, 15), (-7.3, -1.6), materials.paving(), shot.random)
    span('bedding', (-15.4, 16), (-7.38, -1.6), (-.2, -.012), stone, .01)
    landscape.pool((-7, 7), (-22, -7.9), stone)
    lemons = plants.LemonTrees(shot.random)
    for x in (-6.75, -2.25, 2.25, 6.75):
        lemons.stand(x + shot.random.uniform(-.12, .12), -2.5, 0, shot.random.uniform(.92, 1.08))
    lounger(1.5, -5.5, towel=True)
    lounger(3.1, -5.65, turn=-4)
    with at(2.3, -4.75):
        garden_table()
    with at(4.5, -4.7):
        umbrella()
    plants.climber([(-7.1, -.50, FLOOR), (-7.0, -.52, 2.2), (-6.75, -.52, 3.9), (-5.9, -.52, 4.9), (-4.4, -.5, 5.15), (-2.9, -.5, 5.2)], reach=.22, count=16000, blooms=420)
    plants.climber([(6.95, -.50, FLOOR), (6.8, -.52, 1.9), (6.9, -.52, 3.3), (6.5, -.52, 4.2)], seed=5, reach=.20, count=9000)


def garden(shot):
    def skip(x, y):
        pool = -7.2 < x < 7.2 and y < -7.2
        paved = -15 < x < 15 and -7.4 < y < -1.5
        house = -9.2 < x < 9.2 and y > -2.6
        return pool or paved or house
    landscape.ground(hole=((-7.4, 7.4), (-22.4, -7.5)))
    plants.lawn((-24, 25), (-20, 10), shot.random, -.12, skip)
    for x in ((-15.6, -9.3), (9.3, 15.6)):
        plants.hedge(x, (-1.4, -.6), .8)
    for x in (-9.0, 9.0):
        for k in range(3):
            plants.shrub(x * (1 - .0), -2.1 - k * .75, .0, .42, .38, bloom='#7a6a9a', seed=7 + k)
    cypresses = plants.Cypresses(shot.random)
    for x, y, size in ((-10.5, 1.5, 1.0), (-12.6, .2, 1.1), (-15.2, 2.5, 1.15), (-18, 0, 1.0), (10.6, 1.8, 1.05), (12.9, .4, .95),
                       (15.6, 3, 1.15), (18.5, 1, 1.0), (-21, 5, 1.2), (21.5, 6, 1.1), (-9.4, 9, 1.25), (9.8, 10, 1.3), (-12.5, -9.5, .95), (-14.2, -13, 1.05)):
        cypresses.stand(x, y, size)
    plants.broadleaf(17, 16, 9, 3.4, z=-.1)
    plants.broadleaf(-24, 17, 8, 3.2, 9, z=-.1)
    landscape.ridges(haze='#bfae98')


def build(shot):
    trace_outdoors()
    centres = facade(shot)
    inside(centres)
    terrace(shot)
    garden(shot)
    daylight(shot.hour, clouds=.7)
