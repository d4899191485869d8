"""The stone stair of the house: one flight along the wall to a landing, an iron rail whose shadow the sun from the left throws over the steps."""
import math

from studio import architecture as arch
from studio import materials, plants
from studio.furniture import framed, jug, table_lamp, wall_lamp
from studio.geometry import at, ball, mesh_of, panel, solid, span, tube
from studio.light import area
from studio.room import Room, Window

CAMERAS = {
    'flight': dict(at=(-.62, -3.55, 1.50), to=(.52, 4.0, 0), mm=26, shift=(0, .045), fstop=6.3, focus=(.8, 0, 1.4)),
}

WIDTH, DEPTH, HEIGHT = 3.9, 9., 5.5
STEPS, RISE, TREAD = 13, .16, .30
FOOT, LEFT = -1.0, .50                          # where the flight starts, and its open side
TOP, LANDING = STEPS * RISE, FOOT + (STEPS - 1) * TREAD


def flight(stone, worn, wall):
    """Solid steps with rounded noses, hollowed a little where everybody treads, on a plastered string."""
    right = WIDTH / 2 + .02
    for k in range(STEPS):
        y, z = FOOT + k * TREAD, (k + 1) * RISE
        left = LEFT - (.18 if k == 0 else .03)
        back = y + TREAD + .04 if k < STEPS - 1 else y + .30
        step = span('step', (left, right), (y - .035, back), (z - .055, z), worn, .018)
        step.modifiers[0].segments = 4
        span('riser', (left + .03, right), (y, back), (z - RISE, z - .05), stone, .002)
    side = [(FOOT + .005, 0), (LANDING + .30, 0), (LANDING + .30, TOP - .06)]
    for k in reversed(range(STEPS)):
        side += [(FOOT + k * TREAD + .005, (k + 1) * RISE - .055)] + ([(FOOT + k * TREAD + .005, k * RISE - .055)] if k else [])
    points = [(x, y, z) for x in (LEFT + .01, LEFT + .30) for y, z in side]
    n = len(side)
    solid('string', mesh_of('string', points, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]), wall)


def railing(iron, brass):
    """Square bars, two to a step, every third pair with a collar; the rail ends in a scroll above the first step."""
    x = LEFT + .09
    slope = lambda y: (y - FOOT) * RISE / TREAD + RISE
    for k in range(STEPS - 1):
        for j in (.08, .23):
            y = FOOT + k * TREAD + j
            foot, top = (k + 1) * RISE, slope(y) + .82
            span('bar', (x - .0075, x + .0075), (y - .0075, y + .0075), (foot, top), iron, .001)
            if j < .1:
                ball('collar', .017, (x, y, (foot + top) / 2), brass, (1, 1, 1.3), 16)
    start, end = FOOT + .06, LANDING + .10
    rise = [(x, y, slope(y) + .83) for y in (start, start + 1.2, end - .8, end - .12)]
    curl = [(x, start - .10 + .085 * math.cos(a) * s, slope(start) + .73 + .085 * math.sin(a) * s)
            for a, s in ((math.radians(t), .55 + .45 * (t + 170) / 260) for t in range(-170, 91, 26))]
    tube('handrail', curl[:-1] + rise + [(x, end, TOP + .93), (x - .06, end + .08, TOP + .95), (x - .5, end + .10, TOP + .95), (-WIDTH / 2, end + .10, TOP + .95)], .021, iron, 10)
    tube('lower-rail', [(x, start - .02, slope(start) + .06), (x, end - .1, slope(end - .1) + .06)], .009, iron)
    span('newel', (x - .016, x + .016), (start - .10, start - .068), (RISE, slope(start) + .78), iron, .002)
    ball('newel-knob', .034, (x, start - .084, RISE + .05), brass)
    post = x - .12
    while post > -WIDTH / 2 + .05:
        span('bar', (post - .0075, post + .0075), (end + .0925, end + .1075), (TOP + .04, TOP + .94), iron, .001)
        post -= .125
    span('foot-rail', (-WIDTH / 2, x - .05), (end + .09, end + .11), (TOP + .07, TOP + .085), iron, .002)


def landing(stone, lime, green, brass):
    edge = LANDING + .02
    span('landing', (-WIDTH / 2, LEFT + .04), (edge, DEPTH / 2 + .1), (TOP - .20, TOP - .05), lime, .004)
    span('landing-edge', (-WIDTH / 2, LEFT + .02), (edge - .04, edge + .30), (TOP - .055, TOP), stone, .016)
    span('landing-stone', (-WIDTH / 2, WIDTH / 2), (edge + .27, DEPTH / 2 + .1), (TOP - .055, TOP - .002), stone, .004)
    # below it: an arched niche with the door to the garden rooms
    ring = arch.arch_opening(-.78, 1.12, 0, 1.26)
    with at(0, edge + .16):
        panel('under', [(-WIDTH / 2, 0), (LEFT + .04, 0), (LEFT + .04, TOP - .19), (-WIDTH / 2, TOP - .19)], [ring], .26, lime)
        arch.band(ring, stone, .11, .03, open_foot=True)
    with at(-.78, edge + .40):
        arch.panelled_door(1.16, 1.86, green, brass)


def build(shot):
    stone = materials.limestone('stair-stone', '#cfc0a2', .3)
    worn = materials.limestone('treads', '#d9ccb0', .2)
    lime = materials.plaster('wall', '#ecdfc8', .07, .2)
    iron, brass = materials.plain('wrought', '#221f1b', .5, metal=.7), materials.brass()
    green = materials.paint('door-green', '#4a5743', .45)
    room = Room(WIDTH, DEPTH, HEIGHT, lime, stone,
                [Window('back', .62, 1.30, TOP + .42, TOP + 1.75, 'arch', rows=3, sheers=False, shutters='', glow=60),
                 Window('left', -2.45, 1.1, .9, 2.4, rows=3, sheers=False, shutters='', glow=50),
                 *[Window('left', y, 1.15, 2.30, 3.62, rows=2, sheers=False, shutters='', glow=34) for y in (-.80, 1.35)]])
    room.build()
    arch.barrel_vault((-WIDTH / 2, WIDTH / 2), (-DEPTH / 2, DEPTH / 2), 4.35, .95, materials.plaster('vault', '#efe5d3', .06, .2))
    arch.tiles((-2.2, 2.2), (-4.7, 3.2), materials.cotto('cotto', '#6f3f2a', '#b0754f', .36), (.25, .25), .004)
    flight(stone, worn, lime)
    landing(worn, lime, green, brass)
    railing(iron, brass)
    with room.side('right'):
        for y, z in ((2.1, 1.75), (-1.35, 3.05)):
            with at(y, 0, z):
                wall_lamp(brass, materials.lampshade(), .8)
    with at(-.92, DEPTH / 2, TOP + 1.62):        # facing the camera: on a side wall its glass would mirror the window
        framed(shot, 'house', .86, .66, materials.walnut(), .06)
    with at(-1.62, .35, 0, 90):                  # a chest against the left wall, with what came from the garden
        walnut = materials.walnut()
        span('chest', (-.55, .55), (-.22, .30), (.06, .78), walnut, .008)
        span('chest-top', (-.58, .58), (-.25, .32), (.78, .81), walnut, .008)
        for k in range(2):
            for s in (-1, 1):
                span('drawer', (s * .27 - .25, s * .27 + .25), (-.235, -.2), (.12 + k * .33, .42 + k * .33), walnut, .006)
                ball('knob', .015, (s * .27, -.25, .27 + k * .33), brass)
        with at(.30, .02, .81):
            table_lamp(materials.glazed('lamp-glaze', '#a9563a'), materials.lampshade(), 2.2, .85)
        jug(materials.glazed('jug', '#d3c4a4'), -.24, .04, .81, 1.)
        plants.branch_in_vase(-.24, .04, 1.02, .58, 6, stems=8)
    with room.side('left'):
        with at(1.75, 0, 1.75):
            wall_lamp(brass, materials.lampshade(), .8)
    plants.olive(-1.42, 2.10, 1.5, .42, 4, potted=True)
    room.outside(shot, 'back')
    room.sun(shot.hour, 'left', slant=24, strength=5.2)
    area((-.6, -DEPTH / 2 + .3, 3.4), (.4, 2.5, 1.4), 60, '#f6efe2', (2.8, 1.8))
