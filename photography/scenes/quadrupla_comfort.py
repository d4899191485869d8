"""Comfort for four: the double bed in an arched alcove behind curtains, two single beds before it."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import stand
from studio.belongings import hat_on_hook, straw_hat, suitcase
from studio.furniture import armchair, bed, bench, framed
from studio.geometry import at, span, tube
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, curtain, rug

CAMERAS = {
    'hero': dict(at=(-.9, -3.45, 1.3), to=(.75, 2.4, 0), mm=22, shift=(0, .0), fstop=5.6, focus=(0, 1.6, .8)),
    'alcove': dict(at=(1.74, 3.02, 1.36), to=(-.06, .0, 0), mm=24, shift=(0, .0), fstop=5.6, focus=(-.6, .4, .8)),
    'bed': dict(at=(-.45, .0, 1.25), to=(.40, 3.6, 0), mm=37, shift=(0, 0), fstop=4, focus=(.3, 2.8, .8)),
}


def build(shot):
    stone = materials.limestone('trim', '#d6c8ac', .2)
    lime = materials.plaster('wall', '#e8dfcd', .06, .15)
    room = Room(6.0, 7.4, 3.2, lime, stone, [Window('left', y, 1.1, .42, 2.45, rows=3, drapes='#b19a74', shutters='#5a6650', glow=50) for y in (-.35, -2.3)]
                + [Window('left', 2.45, 1.0, .42, 2.45, rows=3, sheers=False, shutters='', glow=40)])
    room.build()
    arch.boards((-3.1, 3.1), (-3.8, 3.8), materials.wood('boards', '#54391f', '#946b43', .36, 'y'), .14)
    span('ceiling', (-3.2, 3.2), (-3.9, 3.9), (3.2, 3.3), materials.plaster('ceiling', '#efe7d8', .04), 0)
    arch.beams((-3, 3), (-3.7, 1.2), 3.2, materials.old_beam('x'), 1.1, (.18, .22))
    walnut, top = materials.walnut(), materials.marble('stand-top', '#ddd4c4')
    alcove = arch.arch_opening(.35, 3.0, 0, 1.75)
    with at(0, 1.35):
        arch.wall(6.4, 3.3, .28, lime, [alcove])
        arch.band(alcove, stone, .12, .03, open_foot=True)
        cloth = materials.fabric('alcove-curtain', '#b19a74', 700, .4, .5, .06)
        curtain((-1.12, -.78), (.015, 2.30), cloth, 4, .05, 3, .20)
        curtain((1.48, 1.82), (.015, 2.30), cloth, 4, .05, 5, .20)
        tube('alcove-rod', [(-1.06, .20, 2.305), (.35, .20, 2.305), (1.76, .20, 2.305)], .014, materials.brass(), 12)
    linen, small = Linen(shot, 'double'), Linen(shot, 'single')
    lit = 1. if shot.hour >= 18 else .6
    with at(.35, 3.62):
        bed(linen, 'channels', bed_palette('oat', walnut), throw=materials.fabric('throw', '#94492f', 420, .5, .5, .10, .95))
    for s in (-1, 1):
        stand(.35 + s * 1.3, 3.42, walnut, top, seed=2 + s, lit=lit * 1.4, things=('books',), width=.42)
    with at(.35, 3.68, 2.02):
        framed(shot, 'surroundings', 1.05, .70, walnut)
    for y in (.52, -.98):
        with at(2.92, y, 0, -90):
            bed(small, 'channels', bed_palette('oat', walnut), throw=materials.fabric('throw-s', '#94492f', 420, .5, .5, .10, .95), headboard_width=1.02, headboard_height=1.1)
    stand(2.72, -.23, walnut, top, seed=5, lit=lit, things=('water',), width=.40, turn=-90)
    with at(-.4, -.6):
        rug((2.4, 3.0), '#c6b391', '#8f4a2f', tufts=280000)
    with at(-2.2, .55, 0, 62):
        armchair(materials.velvet('rust', '#94492f'), walnut)
    with at(-2.15, 1.35, 1.70):
        framed(shot, 'olimpico-small', .66, .52, walnut, .06)
    plants.olive(-2.55, -1.35, 1.6, .45, 7, potted=True)
    # the wall with the door, which only the alcove sees
    with room.side('front'):
        painted = materials.paint('door', '#8c8a70', .5)
        door = arch.rect_opening(-1.0, .98, 0, 2.12)
        arch.band(door, stone, .12, .03, open_foot=True)
        with at(-1.0, -.05):
            arch.panelled_door(.96, 2.10, painted, materials.brass())
        for x, half in ((-2.3, .68), (1.3, 1.66)):
            arch.skirting((x - half, x + half), stone)
        with at(1.15, -.27):
            bench(walnut, materials.linen('bench', '#c2b494'), 1.15, .42)
            with at(-.20, .17, .578, 4, (90, 0)):
                suitcase(materials.plain('case-leather', '#7a4a2a', .5), .58, .20, .40)
            with at(.36, 0, .48, 25):
                straw_hat('#94492f')
        with at(1.15, 0, 1.66):
            framed(shot, 'bike-route', .66, .82, walnut)
        with at(.05, 0, 1.62):
            hat_on_hook(materials.brass())
    room.outside(shot, 'left')
    # for the bed it comes straight in by the alcove's own window
    room.sun(shot.hour, 'left', slant=4 if shot.camera == 'bed' else 28, strength=4.8)
    room.fill(24)
