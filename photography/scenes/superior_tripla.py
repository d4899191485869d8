"""Superior triple, under the roof: open rafters, a round window in the gable, three beds in a row."""
import math

from studio import architecture as arch
from studio import materials
from studio.bedside import stand
from studio.belongings import hat_on_hook, luggage_rack, straw_hat, suitcase
from studio.furniture import armchair, bed, framed, wardrobe
from studio.geometry import at, box, span
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, rug

CAMERAS = {
    'hero': dict(at=(1.6, -2.6, 1.25), to=(-.35, 2.4, 0), mm=25, shift=(0, .06), fstop=5.6, focus=(0, 1.2, .8)),
    'luggage': dict(at=(-.86, -.42, 1.12), to=(2.6, -.72, 0), mm=24, shift=(0, .08), fstop=5.6, focus=(2.3, -1.5, .7)),
    'bed': dict(at=(.93, -.15, 1.16), to=(-.42, 2.7, 0), mm=36, shift=(0, -.045), fstop=4, focus=(0, 1.9, .8)),
}

RIDGE, EAVES, HALF = 4.3, 2.35, 3.0


def rafters():
    """Two slopes of boards on chestnut rafters and a collar beam that ties them."""
    rise, angle = RIDGE - EAVES, math.degrees(math.atan2(RIDGE - EAVES, HALF))
    long = math.hypot(HALF, rise) + .3
    boards, timber = materials.wood('roof-boards', '#9a7850', '#cfac7c', .6, 'y'), materials.old_beam('x')
    for s in (-1, 1):
        with at(s * HALF / 2, 0, (RIDGE + EAVES) / 2, 0, (0, s * angle)):
            for k in range(round(long / .18)):
                box('board', (.176, 6.4, .05), (-long / 2 + .18 * (k + .5), 0, .14), boards, .003)
            for k in range(8):
                box('rafter', (long, .11, .15), (0, -2.7 + k * .78, .04), timber, .01)
    for y in (-1.5, .85):
        span('tie', (-HALF * .77, HALF * .77), (y - .09, y + .09), (3.02, 3.22), timber, .014)
        span('king-post', (-.08, .08), (y - .07, y + .07), (3.2, RIDGE), timber, .012)
    span('ridge', (-.09, .09), (-3, 3), (RIDGE - .16, RIDGE + .05), materials.old_beam('y'), .012)


def build(shot):
    stone = materials.limestone('trim', '#d6c8ac', .2)
    room = Room(2 * HALF, 5.6, RIDGE + .3, materials.plaster('wall', '#ead9c4', .07, .2), stone,
                [Window('back', 0, .86, 2.62, shape='oculus', glow=26, sheers=False),
                 Window('left', .35, .95, .75, 1.85, rows=2, sheers=True, shutters='#6b5a45', glow=75),
                 Window('left', -1.55, .95, .75, 1.85, rows=2, sheers=True, shutters='#6b5a45', glow=75)])
    room.build()
    rafters()
    arch.boards((-3.1, 3.1), (-2.9, 2.9), materials.wood('larch', '#6a4a30', '#a5794e', .4, 'y'), .16)
    skirt = materials.plaster('skirt', '#cdb795', .03, .05)
    for side, half in (('back', HALF), ('right', 2.8)):
        with room.side(side):
            arch.skirting((-half, half), skirt)
    oak, top = materials.wood('larch-stand', '#6a4a30', '#a5794e', .42, 'x'), materials.limestone('stand-top', '#d0c2a6', .1)
    linen = Linen(shot, 'single')
    lit = 1. if shot.hour >= 18 else .3
    tones = ('clay', 'clay', 'clay')
    for k, x in enumerate((-1.75, 0, 1.75)):
        with at(x, 2.70):
            bed(linen, 'channels', bed_palette(tones[k], oak), throw=materials.fabric('throw', ('#8d6a55', '#6e4b3a', '#8d6a55')[k], 420, .5, .5, .10, .95), headboard_width=1.04, headboard_height=1.12)
    for x in (-.875, .875):
        stand(x, 2.52, oak, top, glaze=materials.glazed('sand', '#c7ad8a'), seed=3 if x < 0 else 5, lit=lit, things=('books',) if x < 0 else ('water',), width=.40)
    with at(-2.15, 2.78, 1.72):
        framed(shot, 'rotonda-small', .62, .46, oak, .05, glazed=False)
    with at(2.1, 2.78, 1.72):
        framed(shot, 'basilica-small', .62, .46, oak, .05)
    with at(0, .35):
        rug((3.6, 1.5), '#cbb394', '#6e4b3a', tufts=230000)
    with at(-2.35, -.55, 0, 70):
        armchair(materials.fabric('chair-linen', '#a58668', 500, .4), materials.walnut())
    with at(2.66, -.4, 0, -90):
        wardrobe(materials.paint('wardrobe', '#8c7f66', .5), materials.brass(), 1.3, .5, 2.0)
    with at(2.52, -1.78, 0, -86):
        luggage_rack(oak)
        with at(0, .20, .561, 0, (90, 0)):
            suitcase(materials.plain('tan-leather', '#8a5630', .45))
        with at(.06, -.02, .665, 20):
            straw_hat()
    with at(2.44, -2.42, 0, -72):
        suitcase(materials.fabric('green-canvas', '#38452f', 500, .5), .54, .19, .38)
    with room.side('right'):
        with at(1.74, 0, 1.60):
            framed(shot, 'house-small', .60, .50, oak, .05)
        with at(2.42, 0, 1.48):
            hat_on_hook(materials.brass(), '#94492f')
    room.outside(shot, 'left')
    # the last sun reaches the luggage straight across the room
    room.sun(shot.hour, 'left', slant=-5 if shot.camera == 'luggage' else 26, strength=5.6)
    room.fill(30)
