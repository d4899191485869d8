"""Superior double: a barrel vault, waxed cotto, an arched headboard in ochre, two tall windows to the garden."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import stand
from studio.furniture import armchair, bed, desk, dining_chair, framed, round_table, jug, open_book
from studio.geometry import at, span
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, rug

CAMERAS = {
    'hero': dict(at=(1.75, -2.45, 1.22), to=(-.55, 2.4, 0), mm=25, shift=(0, .0), fstop=5.6, focus=(-.1, 1.4, .8)),
    'window': dict(at=(1.3, .9, 1.2), to=(-2.6, -.3, 0), mm=30, fstop=4, focus=(-1.8, -.1, .8)),
    'bed': dict(at=(-1.35, .1, 1.15), to=(.15, 2.2, .78), mm=46, level=False, fstop=2.8, focus=(-.25, 1.9, .82)),
}

BED_X = .12


def build(shot):
    stone = materials.limestone('trim', '#d8caae', .2)
    lime = materials.plaster('wall', '#ebdfc8', .07, .2)
    room = Room(5.0, 5.8, 3.9, lime, stone,
                [Window('left', y, 1.05, .05, 2.35, rows=4, drapes='#7d8668', shutters='#5a6650', glow=50) for y in (.95, -1.25)])
    room.build()
    arch.barrel_vault((-2.5, 2.5), (-2.9, 2.9), 2.62, 1.15, materials.plaster('vault', '#efe5d2', .05, .22))
    with room.side('left'):
        span('ledge', (-2.9, 2.9), (-.07, .02), (2.56, 2.64), stone, .02)
    with room.side('right'):
        span('ledge', (-2.9, 2.9), (-.07, .02), (2.56, 2.64), stone, .02)
    arch.tiles((-2.6, 2.6), (-3, 3), materials.cotto('cotto', '#74402a', '#b47752', .42), (.20, .20), .004, bond=.5)
    skirt = materials.plaster('skirt', '#d8c8aa', .03, .05)
    for side, half in (('back', 2.5), ('right', 2.9)):
        with room.side(side):
            arch.skirting((-half, half), skirt)

    oak = materials.wood('pale-oak', '#6f5234', '#a98556', .45, 'x')
    top = materials.marble('stand-top', '#ddd3c2')
    linen = Linen(shot, 'double')
    with at(BED_X, 2.82):
        bed(linen, 'arch', bed_palette('ochre', oak), throw=materials.fabric('throw', '#8c8f6c', 420, .5, .5, .10, .95), headboard_width=2.06, headboard_height=1.50)
    lit = 1. if shot.hour >= 18 else .3
    stand(BED_X - 1.34, 2.58, oak, top, glaze=materials.glazed('celadon', '#8d9a80'), seed=1, lit=lit, things=('books', 'glasses'))
    stand(BED_X + 1.34, 2.58, oak, top, glaze=materials.glazed('celadon', '#8d9a80'), seed=2, lit=lit, things=('flowers',))
    with at(BED_X + .02, 2.88, 2.16):
        framed(shot, 'house', 1.10, .82, oak)
    with at(BED_X - .25, 1.0):
        rug((3.1, 2.2), '#c3b294', '#6f7658')
    with at(-1.75, -.15, 0, 62):
        armchair(materials.velvet('sage-velvet', '#6d7556'), materials.walnut())
    with at(-1.95, .62):
        round_table(.22, .50, top, materials.brass(), .5)
        with at(0, 0, .50, -20):
            open_book()
    with at(2.05, .55, 0, -90):
        desk(oak, materials.brass())
        jug(materials.glazed('desk-jug', '#c9b08a'), .36, .05, .75, .8)
        plants.branch_in_vase(.36, .05, .75 + .17, .5, 5, stems=7)
    with at(1.68, .60, 0, 84):
        dining_chair(materials.walnut('z'), materials.linen('seat', '#d3c5a8'))
    with room.side('right'):
        with at(-.55, 0, 1.75):
            framed(shot, 'bike-route', .62, .78, oak)
    plants.olive(-1.95, 2.35, 1.75, .5, 4, potted=True)
    room.outside(shot, 'left')
    room.sun(shot.hour, 'left', slant=24, strength=4.4)
    room.fill(14)
