"""Single: a white iron bed, grey-blue panelling to the shoulder, a round window above and a low one beside it."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import spectacles, stand
from studio.belongings import hat_on_hook, letter, over_chair
from studio.furniture import bed, desk, dining_chair, framed, jug, wall_mirror, open_book
from studio.geometry import at, span
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, rug

CAMERAS = {
    'hero': dict(at=(1.05, -2.05, 1.18), to=(-.42, 2.0, 0), mm=25, shift=(0, .01), fstop=5.6, focus=(-.5, 1.2, .8)),
    'desk': dict(at=(-1.22, .20, 1.36), to=(1.65, .20, 0), mm=34, shift=(0, -.004), fstop=5.6, focus=(1.2, .35, .9)),
    'bed': dict(at=(.62, -.05, 1.12), to=(-.35, 1.85, .86), mm=42, level=False, fstop=2.8, focus=(-.45, 1.55, .8)),
}

BED_X = -.55


def build(shot):
    stone = materials.limestone('trim', '#d6c9af', .2)
    grey = materials.paint('panel-blue', '#71808a', .5)
    room = Room(3.3, 4.6, 3.0, materials.plaster('wall', '#ece4d4', .06, .15), stone,
                [Window('left', .15, 1.0, .75, 2.25, rows=3, drapes='', sheers=True, shutters='#5b6a70', glow=50),
                 Window('back', .95, .62, 2.35, shape='oculus', glow=8, sheers=False)])
    room.build()
    arch.boards((-1.8, 1.8), (-2.4, 2.4), materials.wood('white-oak', '#7a6248', '#b79b74', .42, 'y'), .13)
    span('ceiling', (-1.9, 1.9), (-2.6, 2.6), (3.0, 3.1), materials.plaster('ceiling', '#efe7d8', .04), 0)
    for side, half in (('back', 1.65), ('right', 2.3)):
        with room.side(side):
            span('boarding', (-half, half), (-.012, 0), (0, 1.30), grey, 0)
            x = -half
            while x < half:
                span('board', (x + .003, x + .107), (-.022, -.008), (.12, 1.27), grey, .004)
                x += .11
            span('cap', (-half, half), (-.055, 0), (1.27, 1.31), grey, .01)
            span('base', (-half, half), (-.032, 0), (0, .13), grey, .006)
        with room.side(side):
            arch.cornice((-half, half), 2.98, stone, .07)
    white = materials.plain('white-iron', '#d9d2c4', .4, metal=.0, coat=.3)
    palette = bed_palette('blue', white)
    palette.update(head=materials.brass(), base=materials.linen('valance', '#d8cdb8'), foot=white)
    linen = Linen(shot, 'single')
    with at(BED_X, 2.22):
        bed(linen, 'iron', palette, throw=materials.fabric('throw', '#52626e', 420, .5, .5, .10, .95), headboard_width=.98, headboard_height=1.34)
    lit = 1. if shot.hour >= 18 else .3
    oak = materials.wood('pale-oak', '#6f5234', '#a98556', .45, 'x')
    stand(.32, 2.0, oak, materials.marble('stand-top', '#e0d8c8'), glaze=materials.glazed('blue-glaze', '#8496a0'), seed=2, lit=lit, things=('books', 'glasses'), width=.40)
    with at(BED_X, 2.28, 1.90):
        framed(shot, 'olimpico-small', .74, .58, oak, .06)
    with at(.35, .75):
        rug((1.25, 1.9), '#c9bfa9', '#5b6b76', tufts=150000)
    with at(1.32, .35, 0, -90):
        desk(oak, materials.brass(), .95, .45)
        jug(materials.glazed('desk-jug', '#b9c0bb'), -.30, .06, .75, .75)
        plants.branch_in_vase(-.30, .06, .75 + .16, .42, 6, ('#4d5d38', '#8b9a66'), (.045, .02), bloom='#e9dfe0', stems=7)
        with at(.10, -.03, .75, -14):
            open_book()
        with at(-.10, -.10, .75):
            letter(turn=9)
        spectacles(.30, -.08, .754, 35)
    with at(.94, .20, 0, 80):
        dining_chair(materials.walnut('z'), materials.linen('seat', '#c3b79f'))
        if shot.camera == 'desk':
            over_chair(materials.fabric('cardigan', '#8c6838', 260, 1., .5, .14, .95), .33, .13, .36)
    with room.side('right'):
        with at(-.35, -.03, 1.86):
            wall_mirror(.55, .75, materials.brass())
        with at(.60, -.055, 1.52):
            hat_on_hook(materials.brass(), '#4b5b66')
    room.outside(shot, 'left')
    room.sun(shot.hour, 'left', slant=2 if shot.camera == 'desk' else 26, strength=5.2)
    room.fill(11)
