"""The upper corridor: three cross vaults, arched windows to the garden, the doors of the rooms in the sun."""
from studio import architecture as arch
from studio import materials, plants
from studio.furniture import framed, jug, table_lamp, wall_lamp
from studio.geometry import arc, at, span, sweep
from studio.room import Room, Window
from studio.textiles import rug

CAMERAS = {
    'vaults': dict(at=(-.30, -4.05, 1.35), to=(.06, 4.0, 0), mm=24, shift=(0, .05), fstop=5.6, focus=(0, .5, 1.2)),
}

BAY, BAYS, SPRING = 2.5, 3, 2.15
WIDTH, DEPTH = 2.5, BAY * BAYS + 1.


def door(paint, stone, knob):
    """A room's door in its stone frame; the wall is at y = 0."""
    span('door-reveal', (-.50, .50), (-.012, .02), (0, 2.12), materials.plaster('reveal', '#5a4a38', .02), 0)
    for s in (-1, 1):
        span('jamb', (s * .56 - .07, s * .56 + .07), (-.05, .02), (0, 2.12), stone, .012)
        span('jamb-foot', (s * .56 - .08, s * .56 + .08), (-.06, .02), (0, .20), stone, .012)
    span('lintel', (-.63, .63), (-.05, .02), (2.12, 2.27), stone, .012)
    span('lintel-cap', (-.68, .68), (-.085, .02), (2.27, 2.32), stone, .014)
    with at(0, -.055):
        arch.panelled_door(.98, 2.11, paint, knob)


def build(shot):
    stone = materials.limestone('trim', '#d3c5a8', .25)
    lime = materials.plaster('wall', '#ecdfc9', .07, .2)
    middles = [-DEPTH / 2 + 1. + BAY * (k + .5) for k in range(BAYS)]
    room = Room(WIDTH, DEPTH, 3.9, lime, stone, [Window('left', y, 1.0, .62, 1.75, 'arch', rows=3, sheers=False, shutters='', glow=26) for y in middles])
    room.build()
    vault = materials.plaster('vault', '#f0e6d4', .06, .22)
    for k in range(-1, BAYS):
        low = -DEPTH / 2 + 1. + BAY * k
        arch.groin_bay((-WIDTH / 2, WIDTH / 2), (low, low + BAY), SPRING, vault)
        with at(0, low - .13):                   # a rib between two vaults, on a console at each side
            path = [(x, z, -x / 1.23, -(z - SPRING) / 1.23) for x, z in arc((0, SPRING), 1.25, 0, 180, 48)]
            sweep('rib', path, [(-.02, 0), (.07, 0), (.07, -.26), (-.02, -.26)], stone)
            for s in (-1, 1):
                span('console', (s * 1.19 - .09, s * 1.19 + .09), (-.03, .29), (SPRING - .13, SPRING), stone, .018)
                span('console-foot', (s * 1.21 - .05, s * 1.21 + .05), (.02, .24), (SPRING - .24, SPRING - .13), stone, .018)
    arch.tiles((-1.35, 1.35), (-4.5, 4.5), materials.cotto('cotto', '#6d3d28', '#ad7350', .34), (.25, .25), .004)
    with at(-.02, .35):
        rug((1.0, 6.4), '#9b6a4a', '#4a5743', tufts=330000)
    paint, brass = materials.paint('door-green', '#4a5743', .45), materials.brass()
    with room.side('right'):
        for k, y in enumerate(middles):
            with at(-y + .18):
                door(paint, stone, brass)
            with at(-y - .92, 0, 1.72):
                wall_lamp(brass, materials.lampshade(), .7)
        span('skirting', (-4.3, 4.3), (-.012, 0), (0, .12), materials.plaster('skirt', '#cdb998', .03, .05), .003)
    with room.side('left'):
        for k, name in enumerate(('olimpico-small', 'rotonda-small')):
            with at(middles[k] + BAY / 2, 0, 1.62):
                framed(shot, name, .46, .58, materials.walnut(), .05)
    walnut = materials.walnut()
    with at(0, DEPTH / 2 - .22):                 # a console at the end, under the house's own portrait
        span('console-top', (-.55, .55), (-.19, .20), (.80, .83), materials.marble('console-marble', '#d9d0c0'), .006)
        span('console-apron', (-.50, .50), (-.15, .18), (.70, .80), walnut, .006)
        for x in (-.46, .46):
            for y in (-.12, .15):
                span('console-leg', (x - .02, x + .02), (y - .02, y + .02), (0, .70), walnut, .006)
        with at(.34, .02, .83):
            table_lamp(materials.glazed('lamp-glaze', '#8d9a80'), materials.lampshade(), 2.2, .85)
        jug(materials.glazed('jug', '#d3c4a4'), -.28, 0, .83, 1.)
        plants.branch_in_vase(-.28, 0, .83 + .21, .62, 6, stems=8)
    with room.side('back'):
        with at(.02, 0, 1.78):
            framed(shot, 'house', .82, .62, walnut)
    room.outside(shot, 'left')
    room.sun(shot.hour, 'left', slant=30, strength=4.6)
    room.fill(7)
