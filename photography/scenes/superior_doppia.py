"""Superior twin: an arched window between two cane beds, terrazzo underfoot, a stucco cornice."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import stand
from studio.belongings import over_chair, suitcase
from studio.furniture import bed, bench, books, desk, dining_chair, framed, jug, round_table, table_lamp
from studio.geometry import at, span
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.tableware import crema, cup, plate
from studio.textiles import Linen, folded_towels, rug

CAMERAS = {
    'hero': dict(at=(-1.15, -2.35, 1.22), to=(.25, 2.4, 0), mm=25, shift=(0, 0), fstop=5.6, focus=(.6, 1.2, .8)),
    'table': dict(at=(1.12, .16, 1.16), to=(-2.35, -.95, 0), mm=28, shift=(0, -.045), fstop=5.6, focus=(-1.7, -1.1, .8)),
    'bed': dict(at=(-.05, -.45, 1.14), to=(1.22, 2.4, 0), mm=36, shift=(0, .03), fstop=4, focus=(1.35, 1.75, .8)),
}

BEDS = (-1.42, 1.42)


def build(shot):
    stone = materials.limestone('trim', '#d8cbb1', .15)
    room = Room(4.7, 5.2, 3.3, materials.plaster('wall', '#e3dcc4', .06, .12), stone,
                [Window('back', 0, 1.15, .45, 2.0, 'arch', rows=3, drapes='#a88a62', shutters='', glow=55),
                 Window('left', -1.1, 1.0, .85, 2.3, rows=3, drapes='', sheers=True, shutters='#5a6650', glow=35)])
    room.build()
    arch.tiles((-2.5, 2.5), (-2.8, 2.8), materials.terrazzo('terrazzo', '#cdbd9e'), (1.2, 1.2), .003, bevel=.0008)
    span('ceiling', (-2.6, 2.6), (-2.9, 2.9), (3.3, 3.4), materials.plaster('ceiling', '#efe8d9', .04), 0)
    for side, half in (('back', 2.35), ('left', 2.6), ('right', 2.6)):
        with room.side(side):
            arch.cornice((-half, half), 3.28, materials.plaster('stucco', '#f0e9da', .03), .12)
            if side != 'back':
                arch.skirting((-half, half), stone)
    oak = materials.wood('honey-oak', '#6b4a2c', '#a67e4e', .42, 'z')
    top = materials.marble('stand-top', '#d9cfbd')
    linen = Linen(shot, 'single')
    palette = bed_palette('sage', oak)
    palette.update(head=oak)
    lit = 1. if shot.hour >= 18 else .3
    for x in BEDS:
        with at(x, 2.50):
            bed(linen, 'cane', palette, throw=materials.fabric('throw', '#7f8968', 420, .5, .5, .10, .95), headboard_width=1.0, headboard_height=1.18)
        with at(x * 1.09, 2.58, 1.86):
            framed(shot, 'rotonda-small' if x < 0 else 'house-small', .58, .48, oak, .05)
    stand(0, 2.28, oak, top, glaze=materials.glazed('olive-glaze', '#7c8460'), seed=2, lit=lit, things=('flowers', 'books'), width=.56)
    with at(1.42, .05, 0, 2):
        bench(oak, materials.linen('bench', '#c2b494'), .82, .36)
        with at(0, 0, .475, 8):
            folded_towels(2, .34)
    with at(0, .55):
        rug((1.15, 2.5), '#c7b793', '#75806a', tufts=170000)
    with at(2.05, -1.25, 0, -90):
        desk(oak, materials.brass())
        with at(-.36, .08, .75):
            table_lamp(materials.brass(), materials.lampshade(), 1.8 * lit, .8)
    with at(1.5, -1.3, 0, 82):
        dining_chair(materials.walnut('z'), materials.linen('seat', '#d3c5a8'))
    plants.olive(-2.05, .0, 1.5, .42, 6, potted=True)
    if shot.camera == 'table':
        coffee_for_two(shot, room, top, oak)
    room.outside(shot, 'left' if shot.camera == 'table' else 'back')
    room.sun(shot.hour, 'left', slant=10 if shot.camera == 'table' else 34, strength=5.4)
    room.fill(16)


def coffee_for_two(shot, room, top, wood):
    """The side window: a small round table, two chairs pushed back, what two friends left on it."""
    cream = materials.glazed('cream', '#efe6d4', .15)
    with at(-1.72, -1.12):
        round_table(.36, .73, top, materials.brass(), .62)
        for x, y, turn in ((.13, -.16, 40), (-.02, .17, -120)):
            with at(x, y, .73, turn):
                plate(cream, .066)
                with at(0, 0, .006):
                    cup(cream, .036, .056, drink=crema())
        jug(materials.glazed('table-jug', '#7c8460'), -.14, .02, .73, .62)
        plants.branch_in_vase(-.14, .02, .73 + .13, .34, 5, stems=6)
        with at(.17, .10, .73, 66):
            books(2, seed=4)
    walnut, seat = materials.walnut('z'), materials.linen('seat', '#d3c5a8')
    with at(-1.62, -1.86, 0, 190):
        dining_chair(walnut, seat)
    with at(-1.30, -.46, 0, -22):
        dining_chair(walnut, seat)
        over_chair(materials.fabric('wrap', '#a8583a', 520, .5, .5, .10, .95), .32, .14, .44)
    with room.side('front'), at(1.80, -.20, 0, 8):
        suitcase(materials.plain('case-leather', '#7a4a2a', .5))
    with room.side('left'):
        for y, plate_name in ((-2.12, 'olimpico-small'), (.64, 'surroundings-small')):
            with at(y, 0, 1.66):
                framed(shot, plate_name, .54, .46, wood, .05)
