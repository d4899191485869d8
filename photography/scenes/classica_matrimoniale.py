"""Classic double: chestnut beams, oak boards, a panelled walnut bed, one deep window with its seat."""
from studio import architecture as arch
from studio import materials
from studio.bedside import stand
from studio.furniture import bed, bench, desk, books, dining_chair, framed, open_book, table_lamp, wardrobe
from studio.geometry import at, box, roughen, span
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, folded_towels, rug

CAMERAS = {
    'hero': dict(at=(-1.55, -2.25, 1.2), to=(.62, 2.2, 0), mm=26, shift=(0, -.01), fstop=5.6, focus=(.3, 1.2, .8)),
    'desk': dict(at=(.45, .25, 1.16), to=(-2.2, -.92, 0), mm=34, shift=(0, -.01), fstop=4, focus=(-1.9, -.75, .8)),
    'bed': dict(at=(-.9, .05, 1.1), to=(.5, 2.0, .75), mm=48, level=False, fstop=2.8, focus=(.1, 1.6, .8)),
}

BED_X = .30


def build(shot):
    stone = materials.limestone('trim', '#d3c4a4', .25)
    room = Room(4.5, 5.0, 2.95, materials.plaster('wall', '#e6d6bc', .08, .22), stone,
                [Window('right', .35, 1.15, .82, 2.25, rows=3, drapes='', sheers=False, shutters='#6b4a35', glow=80)], thickness=.6)
    room.build()
    arch.boards((-2.3, 2.3), (-2.6, 2.6), materials.wood('boards', '#4b3320', '#8a6440', .38, 'y'), .15)
    span('ceiling', (-2.6, 2.6), (-2.8, 2.8), (2.95, 3.1), materials.wood('ceiling-boards', '#6a4c30', '#a07a50', .6, 'y'), 0)
    arch.beams((-2.25, 2.25), (-2.5, 2.5), 2.95, materials.old_beam('x'), .78, (.16, .20), .3)
    skirt = materials.plaster('skirt', '#c9b493', .03, .05)
    for side, half in (('back', 2.25), ('left', 2.5), ('right', 2.5)):
        with room.side(side):
            arch.skirting((-half, half), skirt)
    # the seat in the window's depth
    with room.side('right'):
        roughen(box('window-seat', (1.05, .46, .09), (-.35, .20, .865), materials.linen('seat', '#b7a184'), .04, segments=5), .01, .2)
        roughen(box('window-cushion', (.40, .13, .36), (-.72, .22, 1.08), materials.fabric('cushion', '#94492f', 420, .5, .5, .1), .06, (-14, 0, 12), 6), .02, .16)
        with at(-.02, .16, .915, 24):
            books(1, seed=5)

    walnut, top = materials.walnut(), materials.limestone('stand-top', '#cbbd9f', .1)
    linen = Linen(shot, 'double')
    with at(BED_X, 2.42):
        bed(linen, 'panels', bed_palette('terracotta', walnut, plain_head=True), throw=materials.fabric('throw', '#8f4830', 420, .5, .5, .10, .95), headboard_height=1.22)
    lit = 1. if shot.hour >= 18 else .3
    stand(BED_X - 1.28, 2.2, walnut, top, glaze=materials.glazed('umber', '#6e4a35'), seed=4, lit=lit, things=('water',), width=.44)
    stand(BED_X + 1.28, 2.2, walnut, top, glaze=materials.glazed('umber', '#6e4a35'), seed=3, lit=lit, things=('books',), width=.44)
    for k, name in enumerate(('basilica-small', 'olimpico-small', 'rotonda-small')):
        with at(BED_X + (k - 1) * .66, 2.48, 1.85 + .004 * k):
            framed(shot, name, .54, .46, walnut, .05)
    with at(BED_X - .15, .75):
        rug((2.7, 1.9), '#c9ad88', '#4a3a2c')
    with at(BED_X + .02, -.02, 0, -2):
        bench(walnut, materials.linen('bench-linen', '#a98f72'), 1.15)
        with at(.25, 0, .475, -6):
            folded_towels(2)
    with at(-1.98, 1.0, 0, 90):
        wardrobe(materials.paint('wardrobe', '#7f846c', .5), materials.brass(), 1.2, .5, 2.1)
    with at(-1.95, -.75, 0, 90):
        desk(walnut, materials.brass())
        with at(.38, .08, .75):
            table_lamp(materials.brass(), materials.lampshade(), 2.2 * lit, .8)
        with at(-.1, 0, .75, 12):
            books(3, seed=7)
        with at(-.32, -.08, .75, -8):
            open_book()
    with at(-1.74, -.80, 0, -86):
        dining_chair(materials.walnut('z'), materials.plain('leather', '#5d3324', .45))
    with room.side('left'):
        with at(-.75, 0, 1.62):
            framed(shot, 'rotonda', .78, .60, walnut)
    room.outside(shot, 'right')
    # in the evening the same window lights the desk instead of the pillows
    room.sun(shot.hour, 'right', slant=30 if shot.hour < 12 else -15, strength=5.6)
    room.fill(24)
